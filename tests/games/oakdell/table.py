"""A table of Dungeons of the Oak Dell laid in a given position, so that tests read as table talk.

    t = scene(hero("3,4", hp=5, keys=1), die=("white", 3))
    t.walk("3,5 key", "3,4")
    assert t.hero().keys == 0
    assert t.told(DoorOpened) == [DoorOpened(1, "3,4|3,5", "key")]

A scene begins in the turn of the first hero, who has drafted `die`. Every answer is checked against the options, and
after every answer the table must be sound. Dice that a test has not announced are an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, cast

import msgspec
from msgspec.structs import replace

from oakveil.games.oakdell import GAME, house_box, new
from oakveil.games.oakdell.box import Box
from oakveil.games.oakdell.choices import Draft, EndAttack, Leg, Route, Via
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.games.oakdell.records import Line, SheetId, TrackId
from oakveil.games.oakdell.rules.dice import take_die
from oakveil.games.oakdell.rules.setup import lay_table
from oakveil.games.oakdell.rules.sheets import wiped
from oakveil.games.oakdell.sequence import Race, Round, Turn
from oakveil.games.oakdell.state import (
    Circles,
    Fight,
    Hero,
    MonsterDeck,
    OakDell,
    OakDellState,
    Phase,
    Rolled,
    SheetStack,
)
from oakveil.kernel.ask import Ask, Broken, Option, Seat
from oakveil.kernel.chance import ScriptedChance
from oakveil.kernel.frame import Frame
from oakveil.kernel.game import Place
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.table import Event

E = TypeVar("E", bound=Event)
R = TypeVar("R", bound=msgspec.Struct)

TRACKS: tuple[TrackId, ...] = ("damage", "strike", "block")
DICE = ("oakdell.dice", "oakdell.attack")
"""What is rolled for with dice. A roll that a test has not announced is an error."""


class HeroHere(msgspec.Struct, frozen=True):
    """A hero of a scene; see `hero`."""

    at: str
    sheet: SheetId
    lines: str
    fight: dict[str, Any]
    fields: dict[str, Any]


def hero(
    at: str = "0,4", sheet: SheetId = "ghost", lines: str = "", fight: dict[str, Any] | None = None, **fields: Any
) -> HeroHere:
    """A hero on a space, with a clean sheet on which `lines` are drawn: "P1-P7 P2-P9".

    Nothing happened when these lines were drawn; `fight` tells what else is different on the sheet (`drops`,
    `blocked`, `coffins`, ...). The hero has 10 full hearts and no circles, unless told: `damage=2` are marked circles
    of a track, with what hangs on them; `filled={"damage": (1,)}`; `ready=("run",)` marks the circles that are needed
    for it, and fills them. `hp=3` breaks hearts. All other fields as in the record.
    """
    return HeroHere(at, sheet, lines, fight or {}, fields)


def scene(
    *heroes: HeroHere,
    die: Rolled | None = ("white", 3),
    phase: Phase = "dungeon",
    dice: Sequence[Rolled] = (("black", 6), ("white", 1)),
    round: int = 1,
    turn: Mapping[str, Any] | None = None,
    decks: Mapping[int, Sequence[SheetId]] | None = None,
    box: Box | None = None,
    last: bool = False,
    rolls: Sequence[int] = (),
    **options: Any,
) -> TableTalk:
    """A table in the middle of a game: the first hero has drafted `die` and begins a phase.

    Without a `die` it is about to draft. `dice` lie on the Dice Sheet. `turn` tells what has happened in
    the turn. `rolls` are the next of monsters. `decks` are the tops of the decks, the first to be drawn first. `last`:
    it is the last turn of its round. Other options of the game by their names.
    """
    company = heroes or (hero(),)
    chosen = OakDellOptions(players=len(company), **{"first_player": "1", **options})
    chance = ScriptedChance({**{why: () for why in DICE}, "oakdell.attack": rolls})
    played = box or house_box()
    state = lay_table(chosen, [Place(name) for name in ("Ann", "Bo", "Cid", "Dot")[: len(company)]], played, chance)
    state.round = round
    for seated, one in zip(state.heroes, company, strict=True):
        _seat(seated, one, played)
    for level, deck in state.decks.items():
        _lay_deck(deck, level, (decks or {}).get(level, ()), [one.sheet for one in company])
    state.dice = tuple(sorted([*dice, *([] if die is None else [die])]))
    g = OakDell(chosen, played, state, _frames(len(company), last), chance)
    if die is not None:
        take_die(g, 1, Draft(*die))
        g.stack[-1].at = {"dungeon": "move", "attack": "attack", "monster": "be_attacked"}[phase]
        for field, value in (turn or {}).items():
            setattr(g.turn, field, value)
    return TableTalk(g)


def fresh(players: int = 2, script: Mapping[str, Sequence[object]] | None = None, **options: Any) -> TableTalk:
    """A new game, set up and run to its first question. `script` tells what chance brings for some purposes."""
    places = options.pop("places", [Place()] * players)
    seed = options.pop("seed", "").encode()
    chosen = OakDellOptions(players=players, **{"first_player": "1", **options})
    return TableTalk(new(chosen, places, house_box(), ScriptedChance(script or {}, seed)))


def change(record: R, **fields: Any) -> R:
    """A record with other values in some fields."""
    return replace(record, **fields)


def _frames(heroes: int, last: bool) -> list[Frame]:
    race, round, turn = Race(), Round(), Turn(seat=1)
    race.goto(Race.play_round)
    round.goto(Round.play_turn)
    if not last:
        seats = tuple(range(1, heroes + 1))
        round.waiting = (*seats[1:], *seats, *seats)
    return [race, round, turn]


def _seat(seated: Hero, one: HeroHere, box: Box) -> None:
    fields = {"full": 10, **one.fields}
    marked: dict[TrackId, int] = {track: fields.pop(track, 0) for track in TRACKS}
    filled: dict[TrackId, tuple[int, ...]] = fields.pop("filled", {})
    hanging = {special: place for place, special in box.specials_after.items()}
    for special in fields.pop("ready", ()):
        track, after = hanging[special]
        if after > marked[track]:
            filled[track] = (*filled.get(track, ()), *range(marked[track] + 1, after + 1))
            marked[track] = after
    if "hp" in fields:
        fields["broken"] = fields["full"] - fields.pop("hp")
    seated.tracks = {track: Circles(marked[track], filled.get(track, ())) for track in TRACKS}
    spent = fields.get("spent", ())
    seated.ready = tuple(
        special for special, (track, after) in hanging.items() if after <= marked[track] and special not in spent
    )
    for field, value in fields.items():
        assert field in Hero.__struct_fields__, f"a hero has no {field}"
        setattr(seated, field, value)
    seated.space = one.at
    seated.chamber |= box.sheets[one.sheet].level == "boss"
    seated.fight = _drawn(box, one)


def _drawn(box: Box, one: HeroHere) -> Fight:
    """The sheet with its lines, as if nothing had happened when they were drawn."""
    chords = box.chords(one.sheet)
    lines: list[Line] = [chords.line(*pair.split("-")) for pair in one.lines.split()]
    fight = wiped(box, one.sheet)
    fight.lines = tuple(lines)
    fight.used = frozenset(point for line in lines for point in (line.start, line.end))
    for field, value in one.fight.items():
        assert field in Fight.__struct_fields__, f"a sheet has no {field}"
        setattr(fight, field, {**fight.drops, **value} if field == "drops" else value)
    return fight


def _lay_deck(deck: MonsterDeck, level: int, top: Sequence[SheetId], held: Sequence[SheetId]) -> None:
    """Take what heroes hold out of a deck and the sheets beside it, and put what is drawn next on top."""
    size = len(deck.hidden)
    rest = [sheet for sheet in (*deck.hidden.cards, *deck.aside.cards) if sheet not in (*top, *held)]
    bottom = max(0, size - len(top))
    deck.hidden = SheetStack([*rest[:bottom], *reversed(top)], level)
    deck.aside = SheetStack(rest[bottom:], level)


class TableTalk:
    """A match on a laid table, with words for what is said at it."""

    def __init__(self, g: OakDell) -> None:
        places = [Place() for _ in g.state.heroes]
        self.match = Match(GAME, g.options, places, FairSeed.of("table talk"), g.box, g)
        self.events: list[Event] = []
        self._after()

    @property
    def g(self) -> OakDell:
        return cast(OakDell, self.match.table)

    @property
    def state(self) -> OakDellState:
        return self.g.state

    def hero(self, seat: Seat = 1) -> Hero:
        """The hero of a seat."""
        return self.g.hero(seat)

    def _after(self) -> None:
        assert self.match.asks() or self.g.outcome is not None
        self.events += self.match.events()
        assert GAME.flaw(self.g) is None, GAME.flaw(self.g)

    # What is rolled next.

    def rolls(self, *values: int, why: Literal["attack", "dice"] = "attack") -> None:
        """The next dice: those of monsters, or those of the next rounds."""
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        chance.script[f"oakdell.{why}"] += values

    def all_rolled(self) -> bool:
        """Whether everything announced has been rolled."""
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        return chance.spent()

    # What is asked and answered.

    @property
    def ask(self) -> Ask:
        """The open question."""
        (ask,) = self.match.asks()
        return ask

    @property
    def key(self) -> str:
        """What is asked, without the name of the game; empty when the game is over."""
        return self.ask.key.removeprefix("oakdell.") if self.match.asks() else ""

    def options(self, key: str, seat: Seat | None = None) -> list[Option]:
        """The options of the open question, which must be this one (and, if told, put to this seat)."""
        assert (self.key, seat or self.ask.seat) == (key, self.ask.seat), f"open: {self.ask}"
        return list(self.ask.options)

    def offered(self, kind: type[R]) -> list[R]:
        """The options of the open question of this kind."""
        return [option for option in self.ask.options if isinstance(option, kind)]

    def answer(self, choice: Option, seat: Seat | None = None) -> list[Event]:
        """Answer the open question; returns what happened."""
        before = len(self.events)
        self.match.answer(self.ask.seat if seat is None else seat, choice)
        self._after()
        return self.events[before:]

    def refuses(self, choice: Option) -> Broken:
        """Why an answer is refused. It must be."""
        try:
            self.match.answer(self.ask.seat, choice)
        except Refused as refused:
            assert refused.broken is not None
            return refused.broken
        raise AssertionError(f"{choice} was accepted")

    def walk(self, *steps: str, run: int = 0, boots: int = 0, avoid: str = "") -> list[Event]:
        """Declare and walk a route: "4,4", or "3,5 key" for a step through a door or a wall."""
        return self.answer(route(*steps, run=run, boots=boots, avoid=avoid))

    def end_attack(self) -> list[Event]:
        """End the Attack Phase."""
        return self.answer(EndAttack())

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def route(*steps: str, run: int = 0, boots: int = 0, avoid: str = "") -> Route:
    """A route of these steps, written as in `TableTalk.walk`."""
    legs = [step.partition(" ") for step in steps]
    return Route(tuple(Leg(to, cast(Via, via or "open")) for to, _, via in legs), run, boots, avoid)
