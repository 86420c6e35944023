"""Durations as effects say them: "4 turns", "1+m turns", "this turn", "1 hour", "fades" (specification 9.2)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects import Use
from ..formulas import Values, amount, compiled
from ..state import Until

COUNTED = ("attacks", "attacked", "hit", "used", "healed")
"""Endings that come with a number: "attacks:3"."""


@rule("VER-DUR-01", "VER-DUR-02", "VER-DUR-03", "VER-DUR-04")
def until(duration: str, ends: tuple[str, ...], values: Values) -> Until:
    """When an effect of this duration ends. What lasts hours lasts the fight (VER-DUR-04).

    "own next turn" and "end of next turn" are over when the turn after the next one begins.
    """
    names = tuple([end.partition(":")[0] for end in ends])
    uses = next((_count(end, values) for end in ends if end.partition(":")[0] in COUNTED), None)
    match duration:
        case "this turn":
            return Until(this_turn=True, ends=names, uses=uses)
        case "own next turn" | "end of next turn":
            return Until(turns=1, ends=names, uses=uses)
        case "until own slot":
            return Until(slot=True, ends=names, uses=uses)
    if duration.endswith((" turns", " turn")):
        return Until(turns=amount(_number(duration.rpartition(" ")[0]), values), ends=names, uses=uses)
    return Until(ends=names, uses=uses)


def _number(text: str) -> int | str:
    return int(text) if text.isdigit() else text


def _count(end: str, values: Values) -> int:
    return compiled(end.partition(":")[2])(values)


def lasts(use: Use, duration: str) -> bool:
    """Whether an effect of a use lasts at all."""
    return bool(duration or use.duration)
