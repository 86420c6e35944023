"""The signs of The Order of Veiel in a terminal. None is told from another by its colour alone."""

from __future__ import annotations

from functools import cache

from oakveil.games.veiel.box import Box
from oakveil.games.veiel.naming import Naming
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.state import Hero, Veiel
from oakveil.kernel.text import Text

ACTIVE, READY, PLAYED, FALLEN = "►", "●", "○", "†"
"""A hero whose turn it is, that may still play in this round, that has played, that is out of combat."""
DEFENDER, TEAM, FROZEN, SCREENED, UNKNOWN, TOKENS = "▲", "■", "#", "◊", "?", "*"
"""Who holds the defender token, where the team is, a frozen room, an enemy behind a screen, an unknown room."""
FULL, GONE = "█", "·"
"""A bar of HP or VIT: what is left of it, and what is gone."""

STYLES = {
    "hero": "bold #7fd7ff",
    "enemy": "bold #ff8f7f",
    "fallen": "dim",
    "grid": "dim",
    "key": "bold #ffe066",
    "focus": "bold black on #ffe066",
    "room": "#c8b6ff",
    "name": "bold",
    "hidden": "dim",
    "danger": "bold #ff6b5f",
    "left": "#6fd75f",
}


@cache
def naming(box: Box, text: Text) -> Naming:
    """The names and texts of a box."""
    return Naming(box, text)


def sign_of(g: Veiel, hero: Hero) -> str:
    """How it is with a hero's turn in a fight; READY outside one."""
    if not hero.stands:
        return FALLEN
    if g.state.combat is None:
        return READY
    acting = g.within(HeroTurn)
    if acting is not None and acting.hero == hero.id:
        return ACTIVE
    return PLAYED if hero.has_played else READY


def bar(n: int, most: int, cells: int) -> tuple[str, str]:
    """What is left and what is gone, as two parts of a bar; whoever has anything left shows a cell of it."""
    left = 0 if most <= 0 else -(-n * cells // most)
    return FULL * left, GONE * (cells - left)


def shortened(name: str, letters: int) -> str:
    """A name in at most so many letters."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"
