"""Dice in a terminal: successes in rings, what is cancelled struck out, the match in brackets (VER-DICE-16)."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veridia.dice import Rolled
from oakveil.games.veridia.naming import NONE, Naming
from oakveil.games.veridia.state import Throw, Veridia
from oakveil.kernel.ask import Seat

from ...words import Words
from ...wrapping import fitted
from .signs import STYLES

_BY_DIFFICULTY, _BY_OPPONENT = "d", "o"


def draw_roll(rolled: Rolled) -> Drawn:
    """The dice of a roll: 4 no success, (9) a success, [11] one of the match, -10-d cancelled, 1! of a failure.

    d: by the difficulty, o: by the opponent.
    """
    drawn = Drawn()
    matched, _ = rolled.match
    for place, face in enumerate(rolled.faces):
        drawn.append(" " if drawn.plain else "")
        if place in rolled.by_difficulty or place in rolled.by_opponent:
            by = _BY_DIFFICULTY if place in rolled.by_difficulty else _BY_OPPONENT
            drawn.append("-").append(str(face), "strike dim").append(f"-{by}")
        elif place in rolled.kept:
            drawn.append(f"[{face}]" if face == matched else f"({face})", STYLES["left"])
        elif rolled.critical and face == 1:
            drawn.append("1!", STYLES["danger"])
        else:
            drawn.append(str(face), STYLES["hidden"])
    if rolled.automatic:
        drawn.append(f" +{rolled.automatic}", STYLES["left"])
    return drawn if drawn.plain else Drawn("–")


def draw_tray(g: Veridia, words: Words, names: Naming, seat: Seat | None, columns: int, rows: int | None) -> Drawn:
    """The last rolls that a seat may see, the newest first, in at most so many rows."""
    lines: list[Drawn] = []
    for throw in reversed(g.state.tray):
        if throw.seats and seat not in throw.seats:
            continue
        lines.append(Drawn(_who(g, throw, words, names), STYLES["name"]))
        roll = Drawn("  ").append(draw_roll(throw.rolled)).append(f"  {names.result(throw.rolled)}", STYLES["hidden"])
        lines += fitted(roll, columns).split("\n")
    return Drawn("\n").join(lines[:rows])


def _who(g: Veridia, throw: Throw, words: Words, names: Naming) -> str:
    """Who rolled, and what for."""
    kind, _, number = throw.who.partition(":")
    if kind == "seat":
        who = names.seat(g, int(number))
    else:
        who = words.say("veridia-opposition") if kind == "opposition" else names.unit(g, throw.who)
    what = names.roll(throw.what) if words.has(f"veridia-roll-{throw.what}") else throw.what
    return words.say("terminal-about", thing=who, what=what) if what not in ("", NONE) else who
