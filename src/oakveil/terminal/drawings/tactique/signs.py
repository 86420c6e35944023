"""The signs of Deckbuilding Tactique in a terminal. None is told from another by its colour alone."""

from __future__ import annotations

from oakveil.games.tactique.state import EnemyId, Hero, Tactique

ACTIVE, READY, PLAYED, DEAD = "►", "●", "○", "†"
"""A hero whose turn it is, that may still play, that has played, that is dead."""
BLOCK, LEFT, RUNE, ZONE, OBSTACLE, MORE = "▼", "♥", "◇", "∘", "▓", "*"
"""Block, cards left before death, a rune, a cell that a card reaches, an obstacle, a figure with lasting effects."""
ATTACKS, WALKS = "→", "⇢"
"""What an enemy is about to do."""
LETTERS = {"red": "▲", "blue": "◆", "yellow": "☼", "green": "♣", "purple": "■", "colourless": "·"}
"""The colours of cards."""

STYLES = {
    "hero": "bold #7fd7ff",
    "enemy": "bold #ff8f7f",
    "dead": "dim",
    "grid": "dim",
    "key": "bold #ffe066",
    "focus": "bold black on #ffe066",
    "zone": "#ffcf3f",
    "rune": "bold #c08bff",
    "name": "bold",
    "hidden": "dim",
    "danger": "bold #ff6b5f",
    "block": "#7fd0c0",
    "red": "bold #ff6b5f",
    "blue": "bold #5fc7ff",
    "yellow": "bold #ffe066",
    "green": "bold #6fd75f",
    "purple": "bold #c08bff",
    "colourless": "",
}


SIGNS = {"active": ACTIVE, "ready": READY, "done": PLAYED, "dead": DEAD}


def status_of(g: Tactique, hero: Hero) -> str:
    """How it is with a hero's turn: active, ready, done, dead."""
    if not hero.alive:
        return "dead"
    if g.state.active == hero.id:
        return "active"
    return "ready" if hero.ready else "done"


def sign_of(g: Tactique, hero: Hero) -> str:
    """The same as a sign."""
    return SIGNS[status_of(g, hero)]


_LINKS = ("d", "de", "des", "du")


def short(name: str, letters: int) -> str:
    """A name in so many letters: its beginning, or those of its first two words ("Crypt Spider": "CrSp")."""
    if len(name) <= letters:
        return name
    words = [word for word in name.replace("-", " ").replace("'", " ").split() if word not in _LINKS]
    if len(words) < 2:
        return name[:letters]
    first = words[0][: (letters + 1) // 2]
    return first + words[1][: letters - len(first)].capitalize()


def lives(lives: int, wounds: int) -> str:
    """Lives of an enemy, and the wounds left of the current one: "2×3"."""
    return f"{lives}×{wounds}"


def order_of(g: Tactique) -> list[EnemyId]:
    """The enemies on the board in the order in which they act."""
    return [enemy.id for enemy in sorted(g.state.enemies.values(), key=lambda enemy: enemy.cell)]


def in_danger(left: int) -> bool:
    """Whether a hero with so many cards left before death has none to spare."""
    return left <= 0
