"""Small scenes of The Order of Veiel, so that tests of rules read as table talk.

    t = scene(hero("barbarian", level=5, weapon="w_great_axe"), foes=[foe("zombie"), foe("archer")])
    t.dice(hero=12, enemy=6)               # what the next dice show
    t.attack("zombie")
    assert t.foe("zombie").hp == 1
    t.end_turn()

Enemies are called by their cards, the front one of several; every answer is checked against the options. A scene begins
with the first question of the first hero's turn. When everything is over the question "waiting" is open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from oakveil.games.veiel import catalogue
from oakveil.games.veiel.box import Box
from oakveil.games.veiel.choices import AddTarget, Attack, Done, EndTurn, EnoughTargets, UseCard
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.moments import Opened
from oakveil.games.veiel.rules.setup import lay_table
from oakveil.games.veiel.rules.sheet import maximum
from oakveil.games.veiel.state import (
    Combat,
    Enemy,
    EnemyKind,
    EventPile,
    FightKind,
    Hero,
    RoomCard,
    Veiel,
    Where,
)
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import ScriptedChance, UnexpectedRoll
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.table import Event

E = TypeVar("E", bound=Event)


class TableChance(ScriptedChance):
    """Chance that brings announced numbers, counted from 1, as dice show them."""

    def below(self, n: int, why: str) -> int:
        if not self.script.get(why):
            return super().below(n, why)
        shown = self.script[why].pop(0)
        if not isinstance(shown, int) or not 1 <= shown <= n:
            raise UnexpectedRoll(f"{why}: scripted {shown!r} of {n}")
        return shown - 1


class Waiting(Opened):
    """What lies below a scene: it waits for ever."""

    @step()
    def wait(self, g: Veiel) -> Ask:
        return Ask(1, "veiel.waiting", (Done(),))

    def on_wait(self, g: Veiel, choice: Done) -> None:
        self.goto(Waiting.wait)


class FoeHere(msgspec.Struct, frozen=True):
    """An enemy of a scene; see `foe`."""

    card: str
    fields: dict[str, Any]


class HeroHere(msgspec.Struct, frozen=True):
    """A hero of a scene; see `hero`."""

    id: str
    fields: dict[str, Any]


def hero(id: str, **fields: Any) -> HeroHere:
    """A hero in whose record these fields are as told. By default it is whole, at level 1, with what its sheet gives.

    `weapon`, `second`, `armour`, `rune`, `items`, `raised=("FOR",) * 5` ...; `vit=0` is a fallen one.
    """
    return HeroHere(id, fields)


def foe(card: str, **fields: Any) -> FoeHere:
    """An enemy of this card, whole unless its `hp` are told."""
    return FoeHere(card, fields)


@cache
def house_box() -> Box:
    """The box of the house."""
    return Box(catalogue.house())


def change(id: str, **fields: Any) -> Any:
    """The component `id` of the house with other values in some fields."""
    house = catalogue.house()
    for name in house.__struct_fields__:
        cards = getattr(house, name)
        if isinstance(cards, Mapping) and id in cards:
            return replace(cards[id], **fields)
    raise KeyError(id)


def box_with(*changed: Any) -> Box:
    """The box of the house with changed components."""
    house = catalogue.house()
    tables: dict[str, Any] = {}
    for card in changed:
        for name in house.__struct_fields__:
            cards = getattr(house, name)
            if isinstance(cards, Mapping) and card.id in cards:
                tables[name] = {**tables.get(name, cards), card.id: card}
    return Box(replace(house, **tables))


def lay(
    *heroes: HeroHere,
    foes: Sequence[FoeHere] = (),
    master: Literal["human", "bot", "none"] = "bot",
    hand: Sequence[str] = (),
    events: Sequence[str] = (),
    kind: FightKind = "room",
    where: Where = "dungeon",
    place: str = "A1",
    room: str = "monster",
    lines: int = 2,
    crystals: int = 0,
    round: int = 1,
    box: Box | None = None,
    seats: int = 0,
    **options: Any,
) -> Veiel:
    """A table in the middle of a crossing, without any procedure in progress; in a fight when there are `foes`.

    `hand` are the events in the hand of the DM, `events` those laid out without one, the next first. The team is at
    `place`, where this `room` lies. The first hero holds the defender token.
    """
    played = box or house_box()
    boss = next((one.card for one in foes if one.card in played.bosses), "urais")
    chosen = VeielOptions(heroes=max(2, len(heroes)), players=seats, dm=master, **{"boss": boss, **options})
    state = lay_table(chosen, played, TableChance({}))
    g = Veiel(chosen, played, state, [], TableChance({}))
    state.heroes = [_hero(g, number, one) for number, one in enumerate(heroes)]
    state.defender = heroes[0].id if heroes else None
    state.where, state.incursion, state.lines, state.crystals = where, 1, lines, crystals
    for line in range(2, lines + 1):
        for wing, card in zip("ABC", played.stages["line_2"], strict=True):
            state.rooms[f"{wing}{line}"] = RoomCard(card, batch="line_2")
    state.place = place
    if place:
        state.rooms[place] = RoomCard(room, up=True, seen=1)
        state.entered = (place,)
    state.hand.cards = [*hand]
    state.laid_events = EventPile([*reversed(events)])
    if foes:
        state.combat = Combat(kind="boss" if boss in [one.card for one in foes] else kind, round=round)
        state.combat.line = [_enemy(g, one) for one in foes]
        state.combat.first = heroes[0].id
    return g


def scene(*heroes: HeroHere, turn: str = "", frames: Sequence[Frame] | None = None, **more: Any) -> TableTalk:
    """A table on which the turn of the first hero, or of `turn`, has come to its first question; see `lay`.

    `frames` are the procedures in progress instead, the innermost last.
    """
    g = lay(*heroes, **more)
    if frames is None:
        own = HeroTurn(hero=turn or heroes[0].id)
        own.goto(HeroTurn.act)
        frames = (own,) if g.state.combat is not None else ()
    return TableTalk(g, [Waiting(), *frames])


def _hero(g: Veiel, number: int, told: HeroHere) -> Hero:
    """A hero with what its sheet gives, and then with what is told."""
    sheet = g.box.heroes[told.id]
    one = Hero(id=told.id, seat=number % g.options.seats + 1, vit=1, end=0, instrument=sheet.instrument)
    for card in sheet.equipment:
        if card not in g.box.weapons:
            slot = "second" if g.box.armours[card].kind == "shield" else "armour"
            setattr(one, slot, card)
        else:
            one.weapon = card
    one.items = sheet.items
    for name, value in told.fields.items():
        setattr(one, name, value)
    if "vit" not in told.fields:
        one.vit = maximum(g, one, "VIT")
    if "end" not in told.fields:
        one.end = maximum(g, one, "END")
    return one


def _enemy(g: Veiel, told: FoeHere) -> Enemy:
    box, combat = g.box, g.combat
    kind: EnemyKind = "boss" if told.card in box.bosses else "powerful" if told.card in box.powerful else "basic"
    combat.drawn += 1
    full = box.fighters[told.card].hp
    one = Enemy(id=f"{told.card}.{combat.drawn}", card=told.card, kind=kind, hp=full, full=full)
    for name, value in told.fields.items():
        setattr(one, name, value)
    return one


class TableTalk:
    """A laid table, with words for what is said at it."""

    def __init__(self, g: Veiel, frames: Sequence[Frame]) -> None:
        self.g = g
        self.events: list[Event] = []
        g.listener = self.events.append
        g.stack = [*frames]
        g._question = None

    # What chance brings next.

    def dice(self, **shown: int | Sequence[object]) -> None:
        """What the next dice show: `hero` and `enemy` in a duel, `check` for rolls against a number, `d6` ..."""
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        for name, numbers in shown.items():
            why = f"veiel.{name}_die" if name in ("hero", "enemy") else f"veiel.{name}"
            chance.script.setdefault(why, []).extend([numbers] if isinstance(numbers, int) else numbers)

    # What is asked and answered.

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open question for each seat that has to answer it."""
        return self.g.asks()

    @property
    def key(self) -> str:
        """The key of the open question without the name of the game; "" when the game is over."""
        return self.asks[0].key.removeprefix("veiel.") if self.asks else ""

    def options(self, key: str = "") -> list[Option]:
        """The options of the open question, which must be this one if a key is told."""
        assert self.asks and key in ("", self.key), f"open: {self.asks}"
        return list(self.asks[0].options)

    def answer(self, choice: Option, seat: Seat | None = None) -> list[Event]:
        """Answer the open question for a seat that can answer so; returns what happened."""
        before = len(self.events)
        asked = [ask.seat for ask in self.asks if ask.refusal(choice) is None and seat in (None, ask.seat)]
        assert asked, f"{choice} is not among {self.asks}"
        self.g.answer(choice, asked[0])
        return self.events[before:]

    def attack(self, target: str, weapon: str | None = None) -> list[Event]:
        """The hero attacks the front one of these enemies with a weapon, or with its only one."""
        fitting = [
            option
            for option in self.options()
            if isinstance(option, Attack) and option.target == self.foe(target).id and weapon in (None, option.weapon)
        ]
        assert fitting, f"no attack on {target} among {self.options()}"
        return self.answer(fitting[0])

    def uses(self, card: str) -> list[UseCard]:
        """The ways to use a card that are offered."""
        return [option for option in self.options() if isinstance(option, UseCard) and option.card == card]

    def use(
        self, card: str, target: str | None = None, line: int | None = None, weapon: str | None = None
    ) -> list[Event]:
        """The hero uses a card on a hero, a place, or the front one of these enemies."""
        fitting = [
            use
            for use in self.uses(card)
            if self._is(use.target, target) and line in (None, use.line) and weapon in (None, use.weapon)
        ]
        assert fitting, f"{card} on {target} is not among {self.options()}"
        return self.answer(fitting[0])

    def add(self, target: str) -> list[Event]:
        """Another target."""
        return self.answer(
            next(one for one in self.options() if isinstance(one, AddTarget) and self._is(one.target, target))
        )

    def enough(self) -> list[Event]:
        """No more targets."""
        return self.answer(EnoughTargets())

    def end_turn(self) -> list[Event]:
        """The hero ends its turn."""
        return self.answer(EndTurn())

    def _is(self, id: str | None, told: str | None) -> bool:
        return told is None or id == told or (id is not None and id.partition(".")[0] == told)

    def _run(self) -> None:
        """Run to the next question, if nothing has been asked yet."""
        self.g.asks()

    def push(self, frame: Frame) -> None:
        """A procedure begins now, inside the one in progress."""
        self.g.stack.append(frame)
        self.g._question = None

    # What lies on the table.

    def hero(self, id: str) -> Hero:
        """A hero of the team."""
        self._run()
        return self.g.hero(id)

    def foe(self, card: str) -> Enemy:
        """The enemy of this id, or the front one of this card."""
        self._run()
        return next(enemy for enemy in self.g.combat.line if card in (enemy.id, enemy.card))

    def line(self) -> list[str]:
        """The cards of the enemies, front to back."""
        self._run()
        return [enemy.card for enemy in self.g.combat.line]

    def told(self, kind: type[E]) -> list[E]:
        """Everything of this kind that has happened."""
        self._run()
        return [event for event in self.events if isinstance(event, kind)]
