"""The dice of a round, and the one that a hero drafts (specification 3.1, 3.2, 3.20)."""

from __future__ import annotations

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.rulebook import rule

from ..choices import Draft
from ..events import DiceRolled, DieDiscarded, DieDrafted
from ..records import Die
from ..state import OakDell, Rolled, Turn

DICE: tuple[Die, Die] = ("black", "white")
FACES = (1, 2, 3, 4, 5, 6)
WHITE = (3, 3, 4, 6)
BLACK = (3, 3, 5, 6)
"""White and black dice for one to four players."""
DRAFTS: dict[Rolled, Draft] = {(die, value): Draft(die, value) for die in DICE for value in FACES}


@rule("OAK-SETUP-01", "OAK-SOLO-01")
def dice_for(players: int) -> tuple[Die, ...]:
    """The dice on the table; who plays alone has as many as two players."""
    counts = {"black": BLACK[players - 1], "white": WHITE[players - 1]}
    return tuple([die for die in DICE for _ in range(counts[die])])


@rule("OAK-ROUND-02")
def roll_dice(g: OakDell, roller: Seat) -> None:
    """All dice are rolled; each lies in the sector of its colour and value."""
    chance = g.chance
    dice: list[Rolled] = [(die, chance.roll(FACES, "oakdell.dice")) for die in dice_for(g.options.players)]
    g.state.dice = tuple(sorted(dice))
    g.tell(DiceRolled, roller, g.state.dice)


@rule("OAK-DRAFT-01", "OAK-DRAFT-03", "OAK-ROUND-06")
def drafts(g: OakDell) -> list[Option]:
    """Each different die on the Dice Sheet."""
    return [DRAFTS[rolled] for rolled in dict.fromkeys(g.state.dice)]


@rule("OAK-DRAFT-01", "OAK-DRAFT-02")
def take_die(g: OakDell, seat: Seat, choice: Draft) -> None:
    """A hero takes a die for its whole turn; its sector says how far to move and where to strike from."""
    rolled = (choice.die, choice.value)
    _remove(g, rolled)
    sector = g.box.sectors[rolled]
    g.state.turn = Turn(seat, choice.die, choice.value, sector.move, sector.point)
    g.tell(DieDrafted, seat, choice.die, choice.value)


@rule("OAK-SOLO-02", "OAK-SOLO-03", "OAK-SOLO-04")
def discard_highest(g: OakDell, seat: Seat) -> None:
    """Who plays alone discards one of the remaining dice: the highest, of equal ones a black one."""
    die, value = max(g.state.dice, key=lambda rolled: (rolled[1], rolled[0] == "black"))
    _remove(g, (die, value))
    g.tell(DieDiscarded, seat, die, value)


def _remove(g: OakDell, rolled: Rolled) -> None:
    dice = g.state.dice
    place = dice.index(rolled)
    g.state.dice = dice[:place] + dice[place + 1 :]
