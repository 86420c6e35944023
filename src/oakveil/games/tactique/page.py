"""What the page of Deckbuilding Tactique shows beside the state: the forecast, who is in danger, what an answer does.

Everything here follows from what lies open: the table was dealt anew for whoever is told (specification 7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text

from .board import TURNS, Cell, cells_in
from .box import HAND, Box
from .events import EnemyAdvanced, EnemyAttacked, EnemyStayed, EnemyStunned
from .furniture import Furniture, furniture
from .naming import Naming
from .narrator import TactiqueNarrator
from .preview import Consequences, Deed, Forecast, consequences, forecast, prospects
from .rules.harm import vitality
from .rules.steps import Steps
from .rules.targets import turned_zones
from .rules.threat import may_be_attacked, threat_of
from .scoring import damage_left
from .state import CardId, Enemy, EnemyId, Hero, HeroId, Tactique
from .worth import worth_of


class EffectAid(Struct, frozen=True):
    """A lasting effect on a figure in a few words, where it comes from and when it ends."""

    told: str
    source: str
    until: str


class HeroAid(Struct, frozen=True, kw_only=True):
    """A hero as enemies see it. `left` are the cards left before death: below 1 the hero is in danger (TAC-DEATH).

    `deck` are the cards in its deck, sorted by name: their order nobody knows.
    """

    threat: int
    left: int
    hidden: bool
    effects: tuple[EffectAid, ...]
    deck: tuple[CardId, ...]


class EnemyAid(Struct, frozen=True, kw_only=True):
    """An enemy on the board: its place in the order of acting, from 1, and the wounds of a whole life."""

    order: int
    full: int
    effects: tuple[EffectAid, ...]


class DeedAid(Struct, frozen=True):
    """What an enemy will do, and the same in a sentence with its reason."""

    deed: Deed
    told: str


class ProspectAid(Struct, frozen=True):
    """An Action that may come, how likely it is, and what it would do as the first one (None: it is not told)."""

    action: str
    chance: float
    deed: DeedAid | None


class AimAid(Struct, frozen=True):
    """The zone that targets are being chosen from: where it is measured from, and its cells for each turn."""

    zone: str
    origin: Cell
    turns: dict[str, tuple[Cell, ...]]


class Aids(Struct, frozen=True, kw_only=True):
    """`forecast` is empty when this table wants none, or while no enemies' turn lies ahead. `exact`: no dice come in.

    `prospects` are the Actions left of each boss on the board. `damage` is what the hands of the heroes that have still
    to play could do this round, each attack to one enemy.
    """

    heroes: dict[HeroId, HeroAid]
    enemies: dict[EnemyId, EnemyAid]
    forecast: tuple[DeedAid, ...]
    exact: bool
    prospects: dict[EnemyId, tuple[ProspectAid, ...]]
    aim: AimAid | None
    damage: int


class Considered(Struct, frozen=True):
    """What an answer would do at once, and what the enemies would do then (None: it is not told, or chance decides)."""

    consequences: Consequences
    forecast: tuple[DeedAid, ...] | None


class _Wish(Struct, frozen=True, forbid_unknown_fields=True):
    option: int


class TactiquePage:
    """What Deckbuilding Tactique adds for a page."""

    records: Sequence[type[Struct]] = (Furniture, Aids, Considered)

    def furniture(self, content: Box, text: Text) -> Furniture:
        """The box in words."""
        return furniture(content, text)

    def aids(self, g: Tactique, seat: Seat | None, text: Text) -> Aids:
        """What can be told of the table at once."""
        teller = _Teller(g, text)
        found = _foreseen(g)
        return Aids(
            heroes={hero.id: teller.hero(hero) for hero in g.state.heroes},
            enemies=teller.enemies(),
            forecast=() if found is None else tuple(map(teller.deed, found.deeds)),
            exact=found is None or found.exact,
            prospects={boss: teller.prospects(boss) for boss in g.state.bosses if boss in g.state.enemies},
            aim=_aim(g, seat),
            damage=damage_left(g, worth_of(g.box)),
        )

    def consult(self, g: Tactique, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
        """`consider` the answer `option` (its number, from 0) before it is given: Considered.

        Raises KeyError for another topic, ValueError when there is no such answer.
        """
        if topic != "consider":
            raise KeyError(topic)
        number = msgspec.convert(about, _Wish).option
        asks = g.asks()
        if not asks or asks[0].seat != seat or not 0 <= number < len(asks[0].options):
            raise ValueError("no such answer")
        found = consequences(g, asks[0].options[number])
        return Considered(found, self._then(g, asks[0].options[number], seat, text) if found.exact else None)

    def _then(self, g: Tactique, option: Option, seat: Seat, text: Text) -> tuple[DeedAid, ...] | None:
        """The forecast for the position after an answer."""
        ahead = g.copy(Chance(b"forecast"))
        ahead.answer(option, seat)
        found = _foreseen(ahead)
        return None if found is None else tuple(map(_Teller(ahead, text).deed, found.deeds))


class _Teller:
    """Tells what stands on a table in the language of `text`."""

    def __init__(self, g: Tactique, text: Text) -> None:
        self.g = g
        self.narrator = TactiqueNarrator(text)
        self.words: Naming = self.narrator.words(g.box)

    @rule("TAC-THREAT-01", "TAC-PILE-07")
    def hero(self, hero: Hero) -> HeroAid:
        """How a hero stands."""
        card = self.g.card
        known = [id for id in hero.deck.cards if id is not None]
        return HeroAid(
            threat=threat_of(self.g, hero),
            left=len(hero.deck.cards) + len(hero.discard) + len(hero.hand) - HAND,
            hidden=hero.alive and hero.cell is not None and not may_be_attacked(self.g, hero),
            effects=self._effects(hero),
            deck=tuple(sorted(known, key=lambda id: (card(id).name.in_(self.words.locale), id))),
        )

    @rule("TAC-ENEMY-01")
    def enemies(self) -> dict[EnemyId, EnemyAid]:
        """The enemies in the order in which they act."""
        order = sorted(self.g.state.enemies.values(), key=lambda enemy: enemy.cell)
        return {
            enemy.id: EnemyAid(order=number, full=vitality(self.g, enemy.id)[1], effects=self._effects(enemy))
            for number, enemy in enumerate(order, 1)
        }

    def _effects(self, figure: Hero | Enemy) -> tuple[EffectAid, ...]:
        return tuple(
            EffectAid(
                self.words.modifier(effect.mod, effect.n),
                self.words.source(effect.source),
                self.words.until(effect.until),
            )
            for effect in figure.effects
        )

    def deed(self, deed: Deed) -> DeedAid:
        """A deed in the words in which it will be told when it happens."""
        event: Event
        if deed.stunned:
            event = EnemyStunned(deed.enemy)
        elif deed.targets:
            event = EnemyAttacked(deed.enemy, deed.turn, deed.targets, deed.reason)
        elif deed.towards:
            event = EnemyAdvanced(deed.enemy, deed.towards, deed.path, deed.reason)
        elif deed.reason:
            event = EnemyStayed(deed.enemy, deed.reason)
        else:
            return DeedAid(deed, "")
        return DeedAid(deed, self.narrator.event(self.g, event))

    @rule("TAC-BOSS-04")
    def prospects(self, boss: EnemyId) -> tuple[ProspectAid, ...]:
        """The Actions that may come."""
        shown = self.g.options.forecast
        return tuple(
            ProspectAid(one.action, one.chance, None if one.deed is None or not shown else self.deed(one.deed))
            for one in prospects(self.g, boss)
        )


def _foreseen(g: Tactique) -> Forecast | None:
    """The coming enemies' turn, where this table wants to know it and one lies ahead."""
    ahead = g.options.forecast and g.state.phase == "heroes" and bool(g.state.enemies)
    return forecast(g) if ahead else None


def _aim(g: Tactique, seat: Seat | None) -> AimAid | None:
    """The zone in which the hero of this seat is choosing targets."""
    steps = g.within(Steps)
    if steps is None or steps.number >= len(steps.steps) or steps.actor not in g.box.heroes:
        return None
    hero = g.hero(steps.actor)
    if hero.cell is None or hero.seat != seat:
        return None
    zone = steps.steps[steps.number].zone or steps.zone
    cells = turned_zones(g, zone, hero.cell)
    return AimAid(zone, hero.cell, {turn: tuple(cells_in(mask)) for turn, mask in zip(TURNS, cells, strict=True)})
