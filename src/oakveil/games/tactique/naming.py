"""What everything on the table is called, in one language, inside a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Name, Text

from .box import Box
from .effects import Modifier, Tier, Until
from .effects.telling import Telling
from .records import BossCard, Card, EnemyCard
from .state import BATTLEFIELD, CardId, FigureId, HeroId, Tactique
from .wording import action_text, battlefield_text, card_text, enemy_text


class Naming:
    """The names and texts of a box in the language of `text`."""

    def __init__(self, box: Box, text: Text) -> None:
        self.box = box
        self.text = text
        self.locale = text.locale
        self._zones = box.catalogue.zones
        self._names = {id: card.name for id, card in box.cards.items()}

    # -- names ---------------------------------------------------------------------------------------------------------

    def seat(self, g: Tactique, seat: Seat) -> str:
        """Whoever sits at a seat: its heroes, "Knight and Healer", or its number before it has any."""
        heroes = [self.box.heroes[hero.id].name.in_(self.locale) for hero in g.state.heroes if hero.seat == seat]
        return self.text.listed(heroes) if heroes else self.text.say("kernel-seat", seat=seat)

    def hero(self, hero: HeroId) -> str:
        """A hero with its article: "the Knight"."""
        return self.box.heroes[hero].name.the(self.locale)

    def figure(self, figure: FigureId) -> str:
        """A hero, an enemy or the battlefield, with the article."""
        name = self._figure(figure)
        return self.text.say("tactique-battlefield") if name is None else name.the(self.locale)

    def figures(self, figures: Iterable[FigureId]) -> str:
        """Several of them: "the Knight and the Healer"."""
        return self.text.listed([self.figure(figure) for figure in figures])

    def _figure(self, figure: FigureId) -> Name | None:
        box = self.box
        if figure == BATTLEFIELD:
            return None
        return (box.heroes.get(figure) or box.enemies.get(figure) or box.bosses[figure]).name

    def card(self, card: CardId) -> str:
        """A physical card, or any of its name."""
        name = self.box.name_of.get(card, card)
        return self._quoted(self.box.cards[name].name)

    def cards(self, cards: Sequence[CardId]) -> str:
        """Several cards: "Strike and Run", or "nothing"."""
        return self.text.listed([self.card(card) for card in cards]) if cards else self.text.say("kernel-nothing")

    def source(self, source: str) -> str:
        """What something comes from: a card, an enemy, an Action, a battlefield, or a hero."""
        box = self.box
        if source in box.actions:
            return self._quoted(box.actions[source].name)
        if source in box.battlefields:
            return self._quoted(box.battlefields[source].name)
        if source in box.card_of or source in box.cards:
            return self.card(source)
        return self.figure(source)

    def battlefield(self, battlefield: str) -> str:
        return self._quoted(self.box.battlefields[battlefield].name)

    def _quoted(self, name: Name) -> str:
        return self.text.say("tactique-quoted", name=name.in_(self.locale))

    def tier(self, tier: Tier, n: int) -> str:
        """So many enemies of a tier: "2 Basic enemies"."""
        return self.text.say("tactique-tier-count", n=n, tier=self.text.say(f"tactique-tier-{tier}{_many(n)}"))

    def modifier(self, mod: Modifier, n: int) -> str:
        """A modifier in a few words: "threat +2"."""
        return self.text.say(f"tactique-mod-{mod}", n=abs(n), size=f"{n:+d}".replace("-", "\N{MINUS SIGN}"))

    def until(self, until: Until) -> str:
        """When a lasting effect on a figure ends."""
        return self.text.say(f"tactique-until-{until}", form="it", side="enemy")

    # -- texts ---------------------------------------------------------------------------------------------------------

    def card_text(self, card: CardId) -> str:
        """What a physical card, or any of its name, says."""
        name = self.box.name_of.get(card, card)
        return card_text(self.box.cards[name], self.text, self._zones, self._names)

    def enemy_text(self, enemy: str) -> str:
        return enemy_text(self.enemy(enemy), self.text, self._zones, self._names)

    def action_text(self, action: str) -> str:
        return action_text(self.box.actions[action], self.text, self._zones, self._names)

    def battlefield_text(self, battlefield: str) -> str:
        return battlefield_text(self.box.battlefields[battlefield], self.text, self._zones, self._names)

    def enemy(self, enemy: str) -> EnemyCard | BossCard:
        """The card of an enemy or a boss."""
        return self.box.enemies.get(enemy) or self.box.bosses[enemy]

    def telling(self, card: Card) -> Telling:
        """How single steps of a card are told."""
        return Telling(
            text=self.text,
            zones=self._zones,
            names=self._names,
            voice="hero",
            zone=card.zone,
            no_self=card.no_self,
        )


def _many(n: int) -> str:
    return "" if n == 1 else ".many"
