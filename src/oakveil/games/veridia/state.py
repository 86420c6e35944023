"""What lies on the table of Veridia, and the table itself. A fight is the same in every way of playing."""

from __future__ import annotations

from collections.abc import Container
from typing import Literal, Self

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import State, Table

from .board import Board, Cell
from .box import Box
from .characters import Character
from .dice import Rolled
from .effects import AnyEffect
from .health import level
from .journey.state import Journey
from .modifiers import Bucket, Influences
from .options import Mode, VeridiaOptions
from .pools import RollKind
from .profile import Profile
from .records import PoolId
from .veiling import guess_foes, hide_sheets

UnitId = str
"""A unit of a fight: what it is and its number, "sela", "orc.2"."""
SideId = Literal["a", "b", "c", "d"]
SIDES: tuple[SideId, ...] = ("a", "b", "c", "d")
Fate = Literal["up", "fled", "surrendered", "gone", "away"]
"""Whether a unit is still in the fight. `gone`: turned to dust; `away`: left over the far edge."""
Main = Literal["ready", "spent", "set"]
"""The main of a turn (VER-TURN-01): to be used, used, or dealt out to a set of concurrent actions."""


Surprise = Literal["", "none", "roll_a", "roll_b"]
"""Who lies in ambush in a fight of a journey, and has to roll for it (VER-SURP-01); "": as the options say."""


class Until(msgspec.Struct, frozen=True):
    """When an effect ends (VER-DUR). `turns`: at the start of so many later turns of its holder (None: not by turns).

    `slot`: at the start of its holder's slot. `uses` left of attacks, hits or anything named in `ends`.
    """

    turns: int | None = None
    slot: bool = False
    this_turn: bool = False
    ends: tuple[str, ...] = ()
    uses: int | None = None


class Lasting(msgspec.Struct, frozen=True):
    """An effect that a unit has until something ends it: `amount` is worked out (VER-EFF-01).

    `number` tells effects apart, those of one use share `use`. `caster` made it with the trait `source`, or a condition
    or a creature's trait is the source. `age`: turns of the holder since it began, for what fades. `magic`: a spell.
    """

    number: int
    use: int
    source: str
    caster: UnitId
    effect: AnyEffect
    amount: int
    bucket: Bucket
    until: Until
    choice: str = ""
    age: int = 0
    level: int = 0
    magic: bool = False


class Member(msgspec.Struct, frozen=True):
    """A member of a concurrent set that is still to be performed: its kind and its dice (VER-CONC-02).

    `means` is the weapon of an attack or a parry, or the trait of a spell.
    """

    kind: RollKind
    dice: int
    means: str = ""


class TurnState(msgspec.Struct):
    """What a unit has done in its turn of this round (VER-ROUND-02).

    `moved` are cells of its walking allowance used. `begun`: the turn has begun. `slot`: to come, now, over.
    `waits_for`: it acts after that unit (VER-WAIT-01). `extra` are mains of repeating that are left. `counter`
    is the aggressor it has said to strike back at (VER-RESP-11). `ordered`: a mount was told to attack (VER-MOUNT-03);
    `scared`: its rider has rolled to stay on (VER-MOUNT-04).
    """

    begun: bool = False
    slot: Literal["to_come", "now", "over"] = "to_come"
    moved: int = 0
    free: bool = False
    main: Main = "ready"
    extra: int = 0
    members: tuple[Member, ...] = ()
    waits_for: UnitId = ""
    counter: UnitId = ""
    ran: bool = False
    ordered: bool = False
    scared: bool = False


class Held(msgspec.Struct, frozen=True, cache_hash=True):
    """A weapon or shield in hand or at the belt, and how ready it is (VER-AMMO-01, -02).

    `shots` are left in a loaded weapon, `reload` steps done. `wear`, `broken`: as it fares (VER-WEAR).
    """

    item: str
    ready: bool = False
    shots: int = 0
    reload: int = 0
    count: int = 1
    broken: bool = False
    change: str = ""


class Barrier(msgspec.Struct, frozen=True):
    """A barrier (VER-DEF-03): points left, points it soaks of each hit, whether what is too much is gone."""

    points: int
    soak: int = 0
    no_spill: bool = False


class Condition(msgspec.Struct, frozen=True):
    """A condition of a unit (specification 8.7), until it ends. `source` made it; `data` is what else it needs."""

    id: str
    source: str = ""
    until: Until = Until()
    data: int = 0


class Channel(msgspec.Struct, frozen=True):
    """A spell that is channelled over several turns (VER-TRAIT-18): at whom, the points that were paid once, how many
    turns are done, and the round of the last one."""

    trait: str
    use: int
    target: UnitId
    points: int
    turns: int
    round: int


class Unit(msgspec.Struct, kw_only=True):
    """Somebody in a fight. `seat` decides for it. `cell` is its upper left cell, None off the map.

    `held` are the things in its main and other hand ("" for none; a two-handed thing is in both), `carried` all it has
    at hand. `score` is its initiative of this round, `rolled` the die, `ties` more dice among equals.
    `low`: aloft, it has struck somebody from close by and can be struck until its next turn.
    `escape` are successes of running away.
    `summoner`: a creature that was called. `channel`: a spell that takes more turns.
    """

    id: UnitId
    name: str
    number: int = 0
    side: SideId
    seat: Seat
    profile: Profile
    damage: int = 0
    knocked_out: bool = False
    dead: bool = False
    fate: Fate = "up"
    pools: dict[PoolId, int]
    conditions: tuple[Condition, ...] = ()
    effects: tuple[Lasting, ...] = ()
    barrier: Barrier | None = None
    main: str = ""
    off: str = ""
    carried: tuple[Held, ...] = ()
    armor: str = ""
    wear: int = 0
    patched: bool = False
    worn: tuple[str, ...] = ()
    ammunition: dict[str, int] = {}
    cell: Cell | None = None
    aloft: bool = False
    mount: UnitId = ""
    rider: UnitId = ""
    summoner: UnitId = ""
    turn: TurnState
    rolled: int = 0
    score: int = 0
    ties: tuple[int, ...] = ()
    low: bool = False
    escape: int = 0
    used_today: dict[str, int] = {}
    channel: Channel | None = None

    @property
    @rule("VER-HEALTH-03")
    def level(self) -> int:
        """The current health level, as a place in `LEVELS`."""
        return level(self.profile.levels, self.damage)


class Grip(msgspec.Struct, frozen=True):
    """A grapple that holds (VER-GRAP-04): its strength, the locks and breaches put on so far."""

    holder: UnitId
    held: UnitId
    strength: int
    lock: int = 0
    breach: int = 0


class Patch(msgspec.Struct, frozen=True):
    """An area on the map with effects: a cloud, wet ground, a false wall."""

    use: int
    source: str
    caster: UnitId
    side: SideId
    cells: frozenset[Cell]
    effects: tuple[AnyEffect, ...]
    amounts: tuple[int, ...]
    until: Until


class Fallen(msgspec.Struct, frozen=True):
    """A thing on the ground."""

    item: str
    cell: Cell
    owner: UnitId = ""


class Fight(msgspec.Struct, kw_only=True):
    """A fight: the units in the order in which they came, whose slots stand in `order`.

    `map` is the id of a map, or "" for distances kept as numbers (VER-MAP-12), then in `apart`, in metres.
    `open_doors` are cells. `next_number` counts uses and effects. `surprised` are units in a bonus round.
    A game master may have equal creatures share a roll of initiative (`grouped`), give the order `by_hand`, and make
    every shot harder by what stands about (`background`).
    """

    map: str
    units: dict[UnitId, Unit]
    surprise: Surprise = ""
    order: tuple[UnitId, ...] = ()
    round: int = 0
    bonus_round: bool = False
    surprised: frozenset[UnitId] = frozenset()
    open_doors: frozenset[Cell] = frozenset()
    ground: tuple[Fallen, ...] = ()
    grips: tuple[Grip, ...] = ()
    patches: tuple[Patch, ...] = ()
    apart: dict[str, float] = {}
    next_number: int = 1
    held_rounds: int = 0
    grouped: bool = False
    by_hand: tuple[UnitId, ...] = ()
    background: int = 0


class Throw(msgspec.Struct, frozen=True):
    """A roll on the tray: who rolled, what for, and the dice. `seats` may see it (empty: everybody)."""

    who: str
    what: str
    rolled: Rolled
    seats: tuple[Seat, ...] = ()


class VeridiaState(State, kw_only=True):
    """Everything on the table. `characters` are those of the players by seat; `tray` are the last rolls (20).

    `journey` is the expedition in progress, with a party of its own; `campaign` what a master keeps.
    """

    mode: Mode
    characters: dict[Seat, Character] = msgspec.field(default_factory=dict)
    fight: Fight | None = None
    journey: Journey | None = None
    campaign: CampaignState | None = None
    tray: tuple[Throw, ...] = ()


class Veridia(Table[VeridiaState]):
    """A table of Veridia. `box` never changes during a game.

    `influences` are what was last found to be on a unit, beside what that was worked out from: see `rules.bodies.on`.
    A table and its copies share them.
    """

    __slots__ = ("box", "influences", "options")

    def __init__(
        self,
        options: VeridiaOptions,
        box: Box,
        state: VeridiaState,
        stack: list[Frame],
        chance: Chance,
        given: dict[Seat, Option] | None = None,
    ) -> None:
        super().__init__(state, stack, chance, given)
        self.options = options
        self.box = box
        self.influences: dict[UnitId, tuple[tuple[object, ...], Influences]] = {}

    def blank(self, state: VeridiaState, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        other = type(self)(self.options, self.box, state, stack, chance, given)
        other.influences = self.influences
        return other

    @property
    def fight(self) -> Fight:
        """The fight in progress."""
        fight = self.state.fight
        assert fight is not None, "nobody fights"
        return fight

    @property
    def board(self) -> Board:
        """The map of the fight in progress."""
        return self.box.boards[self.fight.map]

    def seen_by(self, seat: Seat | None) -> tuple[VeridiaState, list[Frame]]:
        """State and procedures as a seat sees them: of other sides only what everybody sees (specification 2.2)."""
        state, stack = super().seen_by(seat)
        if state.fight is not None and not self.knows_all(seat):
            guess_foes(state.fight, self.options.health_shown, seat, self.shown_of)
            hide_sheets(state.fight, self.options.health_shown, seat, self.shown_of)
        return state, stack

    def redealt(self, seat: Seat | None, chance: Chance) -> Self:
        """A copy for a program at `seat`, which knows no more of other sides than a person there."""
        table = super().redealt(seat, chance)
        if table.state.fight is not None and not self.knows_all(seat):
            guess_foes(table.state.fight, self.options.health_shown, seat, self.shown_of)
        return table

    def shown_of(self, unit: UnitId) -> Container[str]:
        """What is open of the sheet of a unit."""
        return ()

    def knows_all(self, seat: Seat | None) -> bool:
        """Whether nothing is kept from a seat."""
        return False

    @property
    def is_heard(self) -> bool:
        """Whether what is told reaches anybody: what is only told need not be worked out otherwise."""
        return self.listener is not None

    @rule("VER-PRIN-05")
    def leave_to_master(self, unit: UnitId, kind: str, weapon: str) -> bool:
        """Whether a game master says what a critical failure does.

        Ruling (VER-PRIN-05): where there is none, the rules of this game do, without exception.
        """
        return False

    @rule("VER-PRIN-05")
    def before_blow(self) -> Frame | None:
        """What comes before wounds are applied: nothing, unless somebody has the last word."""
        return None

    def unit(self, id: UnitId) -> Unit:
        """A unit of the fight in progress."""
        return self.fight.units[id]


from .campaign.state import CampaignState  # noqa: E402 - its log tells of what is defined above
