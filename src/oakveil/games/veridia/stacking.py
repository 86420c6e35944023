"""What is true of the procedures in progress and of the tray: each way of playing has its own, and dice are dice."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.frame import Frame

from .campaign.sequence import Campaign
from .dice import FACES
from .dice_room import DiceRoom
from .journey.sequence import Expedition
from .options import Mode
from .rules.rolling import TRAY
from .sequence import FightOut, Round, Skirmish, Slot
from .state import Throw, UnitId, Veridia
from .workshop import Workshop

BOTTOM: dict[Mode, type[Frame]] = {
    "skirmish": Skirmish,
    "expedition": Expedition,
    "campaign": Campaign,
    "builder": Workshop,
    "dice": DiceRoom,
}
"""The procedure that everything else of a way of playing lies on."""
_OF_FIGHTS = (FightOut, Round, Slot)
_RULES = f"{__package__}.rules."
"""Where the other procedures of a fight are written."""
_NAMES = ("unit", "target", "holder", "held")
"""Fields of procedures that name a unit."""


def flaw(g: Veridia) -> str | None:
    """What is wrong, in one sentence; None when nothing is. Never raises for a decoded state."""
    if g.state.mode != g.options.mode:
        return "the table is laid for another way of playing"
    if g.stack and type(g.stack[0]) is not BOTTOM[g.options.mode]:
        return "the lowest procedure is of another way of playing"
    if any(type(frame) in BOTTOM.values() for frame in g.stack[1:]):
        return "a way of playing lies on another one"
    fight = g.state.fight
    for frame in g.stack:
        if not (isinstance(frame, _OF_FIGHTS) or type(frame).__module__.startswith(_RULES)):
            continue
        if fight is None:
            return f"{type(frame).__name__} goes on where nobody fights"
        strangers = [id for id in _named(frame) if id not in fight.units]
        if strangers:
            return f"{type(frame).__name__} is about {strangers[0]}, who does not fight"
    return _flaw_of_tray(g.state.tray)


def _named(frame: Frame) -> Iterator[UnitId]:
    """The units that a procedure names."""
    for name in _NAMES:
        if isinstance(id := getattr(frame, name, ""), str) and id:
            yield id


def _flaw_of_tray(tray: tuple[Throw, ...]) -> str | None:
    if len(tray) > TRAY:
        return "more rolls lie on the tray than it holds"
    for throw in tray:
        rolled = throw.rolled
        places = range(len(rolled.faces))
        if any(face not in FACES for face in rolled.faces):
            return "a die shows what no die shows"
        if any(place not in places for place in (*rolled.by_difficulty, *rolled.by_opponent)):
            return "a die is cancelled that was not rolled"
        if rolled.automatic < 0 or rolled.lost < 0:
            return "less than no success"
    return None
