"""The dice room: any pool, opposed or not, with its odds (specification 3.1)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from oakveil.kernel.ask import Ask, AskAny, Broken, Option, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command, Event

from .dice import Rolled, contest, judge, roll, taken_for_granted
from .odds import ContestOdds, RollOdds, contest_odds, roll_odds
from .rules.rolling import TRAY
from .state import Throw, Veridia

Dice = Annotated[int, Meta(ge=-20, le=40)]
Hardness = Annotated[int, Meta(ge=0, le=20)]


class RollDice(Option, frozen=True):
    """Roll so many dice, against those of an opposition where there is one.

    `automatic` are successes without a face. `granted`: out of danger the roll is skipped for a success for every four
    dice (VER-DICE-14).
    """

    rule: ClassVar[str] = "VER-DICE-01"
    dice: Dice
    difficulty: Hardness = 0
    automatic: Annotated[int, Meta(ge=0, le=10)] = 0
    against: Dice | None = None
    against_difficulty: Hardness = 0
    granted: bool = False
    note: Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")] = ""


class LeaveRoom(Option, frozen=True):
    """Enough: the room is closed."""

    rule: ClassVar[str] = "VER-PRIN-01"


class RoomRolled(Event, frozen=True):
    """Somebody rolled in the dice room; `other` is the roll of the opposition."""

    seat: Seat
    note: str
    rolled: Rolled
    other: Rolled | None = None


class DiceRoom(Frame):
    """A room with dice: everybody rolls whenever they like, until somebody closes it."""

    @step("VER-DICE-01")
    def open(self, g: Veridia) -> AskAny:
        leave = LeaveRoom()
        return AskAny(tuple([Ask(seat, "veridia.dice_room", (leave,), leave) for seat in range(1, g.options.room + 1)]))

    def on_open(self, g: Veridia, choice: Option, seat: Seat) -> None:
        everybody = tuple(range(1, g.options.room + 1))
        g.finish(Outcome(everybody, "room-closed", {"rolls": len(g.state.tray)}))


@rule("VER-DICE-14", "VER-CONT-01")
def check_roll(g: Veridia, seat: Seat, wish: RollDice) -> Broken | None:
    """Rolls at will belong to the dice room. One that is skipped is not opposed: there is nothing to roll against."""
    if g.options.mode != "dice":
        return Broken("VER-DICE-01", "veridia-room-elsewhere")
    if wish.granted and wish.against is not None:
        return Broken("VER-DICE-14", "veridia-room-granted")
    return None


@rule("VER-DICE-01", "VER-DICE-14", "VER-CONT-01", "VER-CONT-02", "VER-CONT-04")
def roll_in_room(g: Veridia, seat: Seat, wish: RollDice) -> None:
    """Roll, and lay the dice on the tray; anybody may start a contest (VER-CONT-04)."""
    other: Rolled | None = None
    if wish.granted:
        rolled = taken_for_granted(wish.dice, wish.difficulty, g.box.tables.core.dice.auto_divisor)
    else:
        rolled = judge(roll(wish.dice, g.chance, "veridia.roll.room"), wish.difficulty, wish.automatic)
    if wish.against is not None:
        other = judge(roll(wish.against, g.chance, "veridia.roll.opposition"), wish.against_difficulty)
        rolled, other = contest(rolled, other)
    throws = [Throw(f"seat:{seat}", wish.note, rolled)]
    if other is not None:
        throws.append(Throw("opposition", wish.note, other))
    g.state.tray = (*g.state.tray, *throws)[-TRAY:]
    g.tell(RoomRolled, seat, wish.note, rolled, other)


@rule("VER-ODDS-01", "VER-ODDS-06")
def odds_of(wish: RollDice) -> RollOdds | ContestOdds:
    """The odds of a roll before it is made."""
    if wish.against is None:
        return roll_odds(max(0, wish.dice), wish.difficulty)
    return contest_odds(max(0, wish.dice), max(0, wish.against), wish.difficulty, wish.against_difficulty)


def in_dice_room(g: Veridia, seat: Seat) -> bool:
    """Rolling at will is of use in the dice room."""
    return g.options.mode == "dice"


Veridia.commands = (*Veridia.commands, Command("veridia.roll", RollDice, check_roll, roll_in_room, in_dice_room))
