"""The signs of Dungeons of the Oak Dell in a terminal. None is told from another by its colour alone."""

from __future__ import annotations

from functools import cache

from oakveil.games.oakdell.box import Box
from oakveil.games.oakdell.naming import Naming
from oakveil.games.oakdell.records import Feature
from oakveil.games.oakdell.state import Hero, OakDell
from oakveil.kernel.text import Text

from ...words import Words

HEART, BROKEN, DROP, GONE = "♥", "♡", "♦", "♢"
"""A full heart, a broken one; a drop that is left, one that is removed."""
MARKED, FILLED, EMPTY = "○", "●", "·"
"""A circle that can be used, one that is used up, one that is not marked."""
ACTING, ACORN, DOWN, DEAD = "►", "*", "v", "†"
"""The hero whose turn it is, who holds the acorn, one that is down, one that is dead."""
DICE = {"white": "□", "black": "■"}
TRACKS = {"damage": "†", "strike": "»", "block": "▼"}
"""The icons of the basic skills: sword, double arrow, shield."""
KEY = "φ"
ICONS = {**TRACKS, "key": KEY}
HERO, ROCK = "@", "▒"
FLOOR = {1: "·", 2: ":", 3: "∴"}
"""Bare floor by its zone."""
DOOR, OPENED, WALLS = "+", "'", {"across": "│", "along": "─"}
"""A closed door, one that is open; a thin wall between two spaces side by side, and between one and the one below."""
FEATURES = {
    "entrance": "E",
    "boss": "Ω",
    "trap": "^",
    "fountain": "♥",
    "chest": "$",
    "wall_torch": "☼",
    "torch": "i",
    "shrine": "∩",
}
HIT, MISS = "*", "+"
"""Where a new line crosses an older one: on the body, off it."""
PATH = "*"
"""A space of a route."""

STYLES = {
    "red": "bold #ff6b5f",
    "yellow": "bold #ffe066",
    "blue": "bold #6fb7ff",
    "green": "bold #6fd75f",
    "orange": "bold #ff9f3f",
    "purple": "bold #c08bff",
    "white": "bold #ffffff",
    "black": "bold #9a9a9a",
    "name": "bold",
    "hidden": "dim",
    "key": "bold #ffe066",
    "focus": "bold black on #ffe066",
    "hero": "bold black on #7fd7ff",
    "monster": "bold #ff8f7f",
    "danger": "bold #ff6b5f",
    "heart": "#ff6b8b",
    "line": "#c9c2a8",
    "newest": "bold #fff3b0",
    "outline": "#8a8468",
    "chain": "bold #b0b0b0",
    "icon": "bold #7fd0c0",
    "goods": "#ffcf3f",
    "trap": "bold #ff6b5f",
    "rock": "#3a3a34",
    "zone1": "#8fbf7f",
    "zone2": "#d0b070",
    "zone3": "#cf7f7f",
    "path": "bold black on #ffe066",
}
TINTS = {"body": " on #33302a", "hard": " on #2a3038", "wings": " on #382a33", "spent": " on #222222"}
"""What lies behind the picture of a monster: its body, hard parts, wings, and parts without drops left."""


@cache
def naming(box: Box, text: Text) -> Naming:
    """The names and texts of a box."""
    return Naming(box, text)


def status_sign(g: OakDell, hero: Hero) -> str:
    """How it is with a hero: at its turn, down, dead, or none of these."""
    if hero.status != "up":
        return DEAD if hero.status == "dead" else DOWN
    turn = g.state.turn
    return ACTING if turn is not None and turn.seat == hero.seat else " "


def letter(words: Words, colour: str) -> str:
    """The letter of the colour of an attack point."""
    return words.say(f"terminal-oakdell-letter-{colour}")


def sign_of(words: Words, feature: Feature) -> tuple[str, str]:
    """What stands on a space, as a sign, and its style."""
    match feature.kind:
        case "potion":
            assert feature.colour is not None
            return words.say(f"terminal-oakdell-potion-{feature.colour}"), STYLES[feature.colour]
        case "trap":
            return FEATURES["trap"], STYLES["trap"]
        case "fountain":
            return FEATURES["fountain"], STYLES["heart"]
        case "boss":
            return FEATURES["boss"], STYLES["monster"]
    return FEATURES[feature.kind], STYLES["goods"]


def shortened(name: str, letters: int) -> str:
    """A name in at most so many letters."""
    return name if len(name) <= letters else f"{name[: max(0, letters - 1)]}…"
