"""What lies on the table of the Duel, what its players can answer, and what can happen."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

import msgspec

from oakveil.kernel.ask import Broken, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.table import Command, Event, State, Table
from oakveil.kernel.zones import Bag, Deck, FaceDown, Hand

TRICKS = {"strike": 6, "lunge": 4, "parry": 6, "feint": 5, "dodge": 3, "riposte": 4, "thorns": 3}
"""How many there are of each trick."""
HARM = {"strike": 1, "lunge": 2}
BEADS = {"amber": 3, "jade": 3}
LIFE = 2


class DuelOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rush` puts a clock on aiming."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    rush: bool = False


class Stake(Option, frozen=True):
    """Stake this many in secret; who stakes most begins."""

    n: int


class Keep(Option, frozen=True):
    """Keep this trick of those looked at."""

    trick: str


class Aim(Option, frozen=True):
    """Aim at the duellist `target`, at `degrees` from 0 to 359 above the ground."""

    target: Seat
    degrees: int


class Play(Option, frozen=True):
    """Attack with this trick."""

    trick: str


class Peek(Option, frozen=True):
    """Look at the own ambush."""


class Spring(Option, frozen=True):
    """Turn the own ambush up."""


class Rest(Option, frozen=True):
    """Do nothing."""


class Cheer(Option, frozen=True):
    """Cheer and draw a bead; only the first to answer may."""


class Boo(Option, frozen=True):
    """Nobody gets a bead."""


class Bow(Option, frozen=True):
    """Command: bow to the others, once per game, at any time."""


class Staked(Event, frozen=True):
    stakes: dict[Seat, int]


class Kept(Event, frozen=True):
    seat: Seat
    trick: str

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Hurt(Event, frozen=True):
    seat: Seat
    life: int


class Fended(Event, frozen=True):
    """A trick was played to fend something off."""

    seat: Seat
    trick: str


class TrickDeck(Deck[str]):
    pool: ClassVar[str] = "duel.trick"


class Tricks(Hand[str]):
    pool: ClassVar[str] = "duel.trick"


class Ambush(FaceDown[str], frozen=True):
    pool: ClassVar[str] = "duel.trick"


class Beads(Bag[str]):
    pool: ClassVar[str] = "duel.bead"


class Duellist(msgspec.Struct, kw_only=True):
    hand: Tricks
    ambush: Ambush | None
    life: int = LIFE
    beads: list[str] = []
    bowed: bool = False

    def has(self, trick: str) -> bool:
        return trick in self.hand.cards


class DuelState(State, kw_only=True):
    """`deck`, `discard`, hands and ambushes share the tricks; `beads` are those not won yet."""

    duellists: dict[Seat, Duellist]
    deck: TrickDeck
    discard: list[str]
    beads: Beads
    round: int = 1
    first: Seat = 1


def _may_bow(g: Duel, seat: Seat, bow: Bow) -> Broken | None:
    return Broken("DUEL-BOW-01", "duel-bowed-already") if g.state.duellists[seat].bowed else None


def _bow(g: Duel, seat: Seat, bow: Bow) -> None:
    g.state.duellists[seat].bowed = True


class Duel(Table[DuelState]):
    commands: ClassVar[tuple[Command, ...]] = (Command("duel.bow", Bow, _may_bow, _bow),)
    __slots__ = ("options",)

    def __init__(
        self,
        options: DuelOptions,
        state: DuelState,
        stack: list[Frame],
        chance: Chance,
        given: dict[Seat, Option] | None = None,
    ) -> None:
        super().__init__(state, stack, chance, given)
        self.options = options

    def blank(self, state: DuelState, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        return type(self)(self.options, state, stack, chance, given)

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, from `seat` on."""
        seats = list(self.state.duellists)
        return seats[seat - 1 :] + seats[: seat - 1]

    def spend(self, seat: Seat, trick: str) -> None:
        """Play a trick from the hand onto the discard pile."""
        self.state.duellists[seat].hand.cards.remove(trick)
        self.state.discard.append(trick)
