"""The battlefield in a terminal: the line of enemies from the front on, a row for each."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text as Drawn

from oakveil.games.veiel.page import Aids, EnemyAid
from oakveil.games.veiel.state import Enemy, EnemyId, Veiel

from ...words import Words
from .signs import SCREENED, STYLES, TOKENS, bar, naming, shortened

_BAR = 5
"""The cells of a bar of HP."""
_NUMBERS = 4 + 1 + _BAR + 7 + 3
"""The columns of a row besides the name and the figures: key, place, bar, HP, signs."""


def draw_line(
    g: Veiel, words: Words, aids: Aids, columns: int, rows: int, keys: Mapping[EnemyId, str], focus: str | None
) -> list[Drawn]:
    """The enemies with their HP and figures, those at the front first; those that find no room are counted."""
    line = g.combat.line
    figures = [_figures(words, aids.enemies[enemy.id]) for enemy in line]
    name = max(6, columns - _NUMBERS - max(map(len, figures), default=0))
    lines = []
    for at, enemy in enumerate(line):
        lines.append(_row(g, words, aids.enemies[enemy.id], at, enemy, name, keys.get(enemy.id, ""), enemy.id == focus))
        lines[-1].truncate(columns, overflow="ellipsis")
    if len(lines) <= rows:
        return lines
    return [*lines[: rows - 1], Drawn(f"… +{len(lines) - rows + 1}", STYLES["hidden"])]


def _figures(words: Words, aid: EnemyAid) -> str:
    """ATT, DEF and RED; where they are hidden, how the enemy looks."""
    if not aid.known:
        return words.say("veiel-table-wounds", wounds=aid.wounds)
    return words.say("terminal-veiel-figures", att=aid.att, def_=aid.defence, red=aid.reduction)


def _row(g: Veiel, words: Words, aid: EnemyAid, at: int, enemy: Enemy, letters: int, key: str, in_focus: bool) -> Drawn:
    """ "a 1 Zombie 1   ████··  6/10 A4 D2 R0 *"."""
    name = shortened(naming(g.box, words.text).enemy_called(enemy.id), letters)
    row = Drawn.assemble((f"{key:1} ", STYLES["key"]), (f"{at + 1} ", STYLES["grid"]))
    row.append(name, STYLES["focus" if in_focus else "enemy"]).append(" " * (letters - len(name) + 1))
    if aid.known:
        left, gone = bar(enemy.hp, enemy.full, _BAR)
        row.append(left, STYLES["left"]).append(gone, STYLES["hidden"])
        row.append(f"{enemy.hp}/{enemy.full} ".rjust(7), STYLES["name"])
    signs = f"{SCREENED if aid.screened else ''}{TOKENS if aid.tokens else ''}"
    return row.append(f"{_figures(words, aid)} {signs}".rstrip())


def enemy_told(g: Veiel, words: Words, aids: Aids, at: int, enemy: Enemy) -> str:
    """An enemy in words: "1 Zombie 1: 6 of 10 HP, ATT 4, DEF 2, RED 0; poison 2"."""
    aid = aids.enemies[enemy.id]
    if aid.known:
        state = words.say(
            "veiel-table-figures", hp=enemy.hp, full=enemy.full, att=aid.att, def_=aid.defence, red=aid.reduction
        )
    else:
        state = words.say("veiel-table-wounds", wounds=aid.wounds)
    what = words.say("veiel-semicolon").join([state, *aid.tokens])
    return words.say("terminal-about", thing=f"{at} {naming(g.box, words.text).enemy_called(enemy.id)}", what=what)
