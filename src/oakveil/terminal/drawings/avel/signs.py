"""The signs of Avel in a terminal. Each is a letter wide, and none is told from another by its colour alone."""

from __future__ import annotations

BROODS = {"red": "▲", "green": "♣", "blue": "*"}
"""Ember, Bramble, Rime."""
BEAST_SIGN = "◆"
FACES = {"attack": "†", "defence": "▼", "spell": "★", "blank": "·"}
DICE = {"green": "G", "orange": "O", "blue": "B", "yellow": "Y", "purple": "P", "black": "K"}
SHORTCUTS = {"crescent": "(", "spiral": "@"}
LAIRS = {"small": "∩", "big": "Ω"}
SEAL, TRAP, SERVICE, CRATER, WALL = "☾", "‡", "+", "◎", "▓"
HEART, NO_HEART, COIN = "♥", "♡", "●"

STYLES = {
    "red": "bold #ff6b5f",
    "green": "bold #6fd75f",
    "blue": "bold #5fc7ff",
    "orange": "bold #ff9f3f",
    "yellow": "bold #ffe066",
    "purple": "bold #c08bff",
    "black": "bold #b0b0b0",
    "falcon": "bold black on gold1",
    "stag": "bold black on pale_green3",
    "bear": "bold white on red3",
    "fox": "bold white on dodger_blue2",
    "hearts": "#ff6b8b",
    "coins": "#ffcf3f",
    "name": "bold",
    "hidden": "dim",
    "land": "dim",
    "mark": "bold #ffe066",
    "focus": "bold #ffe066",
    "sign": "#7fd0c0",
    "warning": "bold #ff6b5f",
}
"""Colours by what they stand for; dice of the heroes share the names of broods."""
