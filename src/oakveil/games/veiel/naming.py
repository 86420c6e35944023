"""What everything on the table is called, in one language, inside a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Name, Text

from .box import Box
from .effects.lines import AnyLine
from .effects.words import Trait
from .gallery import printed
from .records import AttackOption, Blow, Boss, Special
from .state import CardId, EnemyId, HeroId, Place, RoomId, Veiel
from .wording import blow_text, card_text, event_text, monster_text, options_text, special_text, telling

_TO = {"le ": "au ", "les ": "aux "}
"""What French articles become after "à"; others stay."""


class Naming:
    """The names and texts of a box in the language of `text`."""

    def __init__(self, box: Box, text: Text) -> None:
        self.box = box
        self.text = text
        self.locale = text.locale
        catalogue = box.catalogue
        self.telling = telling(text, catalogue.heroes.values(), catalogue.items.values(), catalogue.balance)
        self._enemies: dict[str, Name] = {
            id: card.name
            for cards in (catalogue.monsters, catalogue.powerful, catalogue.bosses)
            for id, card in cards.items()
        }
        self._cards: dict[str, Name] = {
            id: card.name
            for cards in (
                *(catalogue.abilities, box.weapons, catalogue.armours, catalogue.runes, catalogue.items),
                *(catalogue.phylacteries, catalogue.instruments, catalogue.events, catalogue.rooms),
            )
            for id, card in cards.items()
        }
        self._printed = printed(catalogue, text)

    # -- whoever plays -------------------------------------------------------------------------------------------------

    def seat(self, g: Veiel, seat: Seat) -> str:
        """Whoever sits at a seat: the dungeon master, its heroes, or its number before it has any."""
        if seat == g.master:
            return self.text.say("veiel-master")
        heroes = [self.called(hero.id) for hero in g.state.heroes if hero.seat == seat]
        if len(heroes) == g.size > 1:
            return self.text.say("veiel-whole-team")
        return self.text.listed(heroes) if heroes else self.text.say("kernel-seat", seat=seat)

    def called(self, hero: HeroId) -> str:
        """A hero as it is spoken to: "Knight"."""
        return self.box.heroes[hero].name.in_(self.locale)

    def hero(self, hero: HeroId) -> str:
        """A hero with its article: "the Knight"."""
        return self.box.heroes[hero].name.the(self.locale)

    def receiver(self, hero: HeroId) -> str:
        """To whom something is given: "to the Knight", "au Chevalier"."""
        the = self.hero(hero)
        at = next(
            (to + the.removeprefix(article) for article, to in _TO.items() if the.startswith(article)), f"à {the}"
        )
        return self.text.say("veiel-receiver", the=the, at=at)

    def heroes(self, heroes: Iterable[HeroId]) -> str:
        """Several of them: "the Knight and the Healer"."""
        return self.text.listed([self.hero(hero) for hero in heroes])

    # -- enemies -------------------------------------------------------------------------------------------------------

    def enemy(self, enemy: EnemyId) -> str:
        """An enemy in the line, or the card of one: "the Last Giant"; one of several equal cards with its number.

        The number is that of its id: it stays the same when others die.
        """
        card, _, number = enemy.partition(".")
        name = self._enemies[card]
        if not number or not self._is_one_of_many(card):
            return name.the(self.locale)
        return self.text.say("veiel-numbered", bare=name.in_(self.locale), the=name.the(self.locale), n=int(number))

    def enemy_called(self, enemy: EnemyId) -> str:
        """The same without an article, as it stands in a table."""
        card, _, number = enemy.partition(".")
        name = self._enemies[card].in_(self.locale)
        return f"{name} {number}" if number and self._is_one_of_many(card) else name

    def _is_one_of_many(self, card: str) -> bool:
        monster = self.box.catalogue.monsters.get(card)
        return monster is not None and monster.copies > 1

    # -- cards, rooms, places ------------------------------------------------------------------------------------------

    def card(self, card: CardId) -> str:
        """A card as a sentence quotes it."""
        return self.text.say("veiel-quoted", name=self.titled(card))

    def titled(self, card: str) -> str:
        """The bare name of a card, a room, a hero or an enemy."""
        if card in self.box.heroes:
            return self.called(card)
        return self._cards[card].in_(self.locale) if card in self._cards else self.enemy_called(card)

    def cards(self, cards: Sequence[CardId]) -> str:
        """Several cards, equal ones once with their number, or "nothing"."""
        if not cards:
            return self.text.say("kernel-nothing")
        told = []
        for card, n in Counter(cards).items():
            told.append(self.card(card) if n == 1 else self.text.say("veiel-copies", card=self.card(card), n=n))
        return self.text.listed(told)

    def rooms(self, rooms: Iterable[RoomId]) -> str:
        """Several rooms, in this order."""
        return self.text.listed([self.card(room) for room in rooms])

    def place(self, g: Veiel, place: Place) -> str:
        """A place on the board, with the room if everybody knows it: "A2 (Chest)"."""
        room = g.state.rooms.get(place)
        if room is None or not room.up or room.front is None:
            return place
        return self.text.say("veiel-place", place=place, room=self.titled(room.front))

    def places(self, places: Iterable[Place]) -> str:
        """Several of them: "A1 and B2"."""
        return self.text.listed(list(places))

    def source(self, source: str) -> str:
        """What something comes from: a hero, an enemy, a card, a room, or something without a card."""
        if source in self.box.heroes:
            return self.hero(source)
        if source in self._cards:
            return self.card(source)
        if source.partition(".")[0] in self._enemies:
            return self.enemy(source)
        return self.text.say(f"veiel-source-{source}")

    def target(self, g: Veiel, target: str) -> str:
        """Whom or what something is for: a hero, an enemy, one that was killed, a place."""
        if target in self.box.heroes:
            return self.hero(target)
        if target.partition(".")[0] in self._enemies:
            return self.enemy(target) if "." in target else self._enemies[target].a(self.locale)
        return self.place(g, target)

    def targets(self, g: Veiel, targets: Iterable[str]) -> str:
        """Several of them."""
        return self.text.listed([self.target(g, target) for target in targets])

    # -- texts ---------------------------------------------------------------------------------------------------------

    def printed(self, card: str) -> tuple[str, ...]:
        """Everything that stands on a card, sentence by sentence."""
        return self._printed[card].lines if card in self._printed else ()

    def card_text(self, card: str) -> str:
        """What a card, a room or an enemy does; "" where it does nothing of its own."""
        catalogue, tell = self.box.catalogue, self.telling
        if card in catalogue.events:
            return event_text(catalogue.events[card], tell)
        if card in catalogue.monsters:
            return monster_text(catalogue.monsters[card], tell)
        if card in catalogue.powerful:
            return options_text(catalogue.powerful[card], tell)
        if card in catalogue.bosses:
            boss = catalogue.bosses[card]
            return " ".join(filter(None, (options_text(boss, tell), special_text(boss, tell))))
        for cards in (
            *(catalogue.abilities, catalogue.weapons, catalogue.armours, catalogue.runes, catalogue.items),
            *(catalogue.phylacteries, catalogue.instruments, catalogue.rooms),
        ):
            if card in cards:
                return card_text(cards[card], tell)
        return ""

    def line(self, card: CardId, line: int) -> str:
        """What one line of a card says."""
        lines: Sequence[AnyLine] = self.box.lines.get(card, ())
        return self.telling.line(lines[line]) if line < len(lines) else ""

    def blow_told(self, enemy: EnemyId, option: int) -> str:
        """What a hit of an enemy does: "8 damage, ignores the defender"."""
        return blow_text(self._blow(enemy.partition(".")[0], option), self.telling)

    def blow_called(self, enemy: EnemyId, option: int) -> str:
        """The name of an attack of an enemy; "" for the only one of a basic monster."""
        blow = self._blow(enemy.partition(".")[0], option)
        return self.text.say("veiel-quoted", name=blow.name.in_(self.locale)) if isinstance(blow, AttackOption) else ""

    def _blow(self, card: str, option: int) -> Blow:
        return self.box.fighters[card].options[option]

    def special(self, boss: str, number: int) -> Special:
        """What a boss does besides its attacks."""
        card: Boss = self.box.bosses[boss]
        return card.special[number]

    def changes(self, trait: Trait, n: int) -> str:
        """A modifier in a few words: "DEF +2"."""
        return self.telling.changes({trait: n})
