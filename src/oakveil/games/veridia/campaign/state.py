"""The state of a campaign table, and its log (VER-GM-15)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.ask import Seat

from ..dice import Rolled
from ..shopping import Stock
from .happenings import Happening
from .player_choices import AskToRoll, BuildStep
from .records import (
    Bench,
    Employed,
    Note,
    Person,
    PersonId,
    Scene,
    SceneId,
    Screen,
    SealedLines,
    SealedScreen,
    Shop,
    Siege,
)
from .sealed import Sealed


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log: its number, the day and hour, what happened."""

    number: int
    day: int
    hour: int
    event: Happening


class Diary(Sealed, frozen=True):
    """The lines of the log that only one seat and the master know."""

    front: tuple[LogLine, ...] | None

    def blank(self) -> Diary:
        return msgspec.structs.replace(self, front=())


class Amended(msgspec.Struct, frozen=True):
    """What a roll is worth since the master changed it: by itself, and what is left of it."""

    alone: Rolled
    successes: int
    matches: int


class Wish(msgspec.Struct, frozen=True):
    """A player asks to roll; the number is that of its line in the log."""

    number: int
    wish: AskToRoll


class Prompt(msgspec.Struct, frozen=True):
    """A trait that waits for the master's word; the number is that of its line in the log."""

    number: int
    person: PersonId
    trait: str


class Critical(msgspec.Struct, frozen=True):
    """A critical failure that waits for the master's row; the number is that of its line in the log."""

    number: int
    unit: str
    kind: str
    weapon: str


class Running(msgspec.Struct, frozen=True):
    """Something that lasts until a day and an hour: who did it, with which trait."""

    name: str
    trait: str
    day: int
    hour: int


class CampaignState(msgspec.Struct, kw_only=True):
    """What a campaign keeps. `bench` is what each seat is building, `fighting` the scene of the fight in progress.

    `day` counts from the first day of the era, `hour` is that of the day. `log` are campaign lines, `results` the last
    of fights, both open; what only some know lies in `diaries` by seat and behind the `screen`.
    By the number of their line: `amended` are rolls that the master changed, `charged` points, prices and awards (below
    0: successes of a trait), `before` the damage that somebody had before a blow, `struck` what a blow deals now.
    `barred` are steps of building that a requirement bars, by the number of their line.
    """

    place: str = ""
    idea: str = ""
    themes: tuple[str, ...] = ()
    year: int = 1220
    day: int = 0
    hour: int = 8
    people: dict[PersonId, Person] = msgspec.field(default_factory=dict)
    bench: dict[Seat, Bench] = msgspec.field(default_factory=dict)
    scenes: dict[SceneId, Scene] = msgspec.field(default_factory=dict)
    scene: SceneId = ""
    screen: SealedScreen
    papers: tuple[Note, ...] = ()
    lines: SealedLines
    log: tuple[LogLine, ...] = ()
    results: tuple[LogLine, ...] = ()
    diaries: dict[Seat, Diary]
    next_line: int = 1
    next_id: int = 1
    hidden_rolls: int = 0
    hold: bool = False
    fighting: SceneId = ""
    wishes: tuple[Wish, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    amended: dict[int, Amended] = msgspec.field(default_factory=dict)
    charged: dict[int, int] = msgspec.field(default_factory=dict)
    before: dict[int, int] = msgspec.field(default_factory=dict)
    struck: dict[int, int] = msgspec.field(default_factory=dict)
    criticals: tuple[Critical, ...] = ()
    running: tuple[Running, ...] = ()
    barred: dict[int, BuildStep] = msgspec.field(default_factory=dict)
    shop: Shop | None = None
    stocks: dict[str, Stock] = msgspec.field(default_factory=dict)
    employed: tuple[Employed, ...] = ()
    siege: Siege | None = None
    defaults: tuple[Seat, ...] = ()
    agreed: tuple[Seat, ...] = ()
    guided: bool = False
    ended: bool = False

    @property
    def behind(self) -> Screen:
        """What lies behind the master's screen. Only rules may ask."""
        front = self.screen.front
        assert front is not None, "rules were run on a view"
        return front
