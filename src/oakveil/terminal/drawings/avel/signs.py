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
    "red": "bold bright_red",
    "green": "bold bright_green",
    "blue": "bold bright_cyan",
    "orange": "bold dark_orange",
    "yellow": "bold bright_yellow",
    "purple": "bold magenta",
    "black": "bold white on grey23",
    "falcon": "bold black on gold1",
    "stag": "bold black on pale_green3",
    "bear": "bold white on red3",
    "fox": "bold white on dodger_blue2",
    "hearts": "bright_red",
    "coins": "gold1",
    "name": "bold",
    "hidden": "dim",
    "land": "dim",
    "mark": "bold bright_yellow",
    "focus": "bold bright_yellow",
    "sign": "cyan",
    "warning": "bold bright_red",
}
"""Colours by what they stand for; dice of the heroes share the names of broods."""
