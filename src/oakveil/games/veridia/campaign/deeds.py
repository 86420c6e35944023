"""Deeds: what the master and the players do without being asked, each a command with its check (specification 5)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar

from oakveil.kernel.ask import Broken, Option, Seat
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command

from ..state import Veridia
from .pausing import Stopped
from .records import MASTER

Role = Literal["master", "player", "anybody"]
Check = Callable[[Any, Seat, Any], Broken | None]
Act = Callable[[Any, Seat, Any], Frame | None]
F = TypeVar("F", bound=Act)


class Deed(NamedTuple):
    """A kind of deed: who may do it, what is wrong with one, what it does. `paused`: also while play is stopped."""

    by: Role
    check: Check
    act: Act
    paused: bool


DEEDS: dict[type[Option], Deed] = {}


def _anything(g: Veridia, seat: Seat, wish: Option) -> Broken | None:
    return None


def deed(shape: type[Option], by: Role, check: Check = _anything, *, paused: bool = False) -> Callable[[F], F]:
    """Mark a function as what a deed of this shape does. A frame that it returns is carried out at once."""

    def mark(act: F) -> F:
        DEEDS[shape] = Deed(by, check, act, paused)
        return act

    return mark


@rule("VER-GM-01", "VER-GM-17")
def refusal(g: Veridia, seat: Seat, wish: Option) -> Broken | None:
    """Why a deed is not possible now; None when it is."""
    known = DEEDS[type(wish)]
    campaign = g.state.campaign
    if campaign is None or campaign.ended:
        return Broken("VER-GM-01", "veridia-gm-elsewhere")
    if not MASTER <= seat <= MASTER + g.options.players:
        return Broken("VER-GM-01", "veridia-gm-elsewhere")
    if known.by != "anybody" and (seat == MASTER) is not (known.by == "master"):
        return Broken("VER-GM-01", f"veridia-gm-only-{known.by}")
    if not known.paused and g.within(Stopped) is not None:
        return Broken("VER-GM-17", "veridia-gm-paused")
    return known.check(g, seat, wish)


def carry_out(g: Veridia, seat: Seat, wish: Option) -> Frame | None:
    """Do a legal deed."""
    return DEEDS[type(wish)].act(g, seat, wish)


def _command(shape: type[Option]) -> Command:
    known = DEEDS[shape]

    def do(g: Veridia, seat: Seat, wish: Option) -> None:
        frame = carry_out(g, seat, wish)
        if frame is not None:
            g.stack.append(frame)

    def serves(g: Veridia, seat: Seat) -> bool:
        return g.options.mode == "campaign" and (known.by == "anybody" or (seat == MASTER) is (known.by == "master"))

    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", shape.__name__).lower()
    return Command(f"veridia.{words}", shape, refusal, do, serves)


def commands() -> tuple[Command, ...]:
    """The commands of all deeds."""
    return tuple([_command(shape) for shape in DEEDS])
