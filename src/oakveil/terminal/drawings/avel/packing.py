"""Packing by keyboard: wear, lay into the backpack, turn, discard. The same for a gain that must be placed and for
rearranging at will."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text as Drawn

from oakveil.games.avel.choices import Fitting, Rearrangement
from oakveil.games.avel.rules.packing import arrange
from oakveil.games.avel.state import SLOTS, Avel, Hero, Packed, TokenId

from ...typed import numbers
from ...words import Words
from ..editor import Editor
from .heroes import about, describe_token, draw_backpack, packed_letters, side_by_side, slot_line, token_name
from .signs import COIN, STYLES

Where = int | str
"""Where a token is: a slot, "out" (in the hand or discarded), or the cells it covers in the backpack."""
OUT = "out"
_PLAIN = str.maketrans({"·": ".", COIN: "o", "►": " "})
"""Signs that are easier to hear and to pipe in line mode."""
_SHIFTS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Packing(Editor):
    """Everything a hero has, in the order worn, packed, just drawn; `at` is the token that the keys move.

    `discarding` says that tokens may be left out, and that the answer is a Fitting, not a Rearrangement.
    """

    def __init__(self, g: Avel, words: Words, hero: Hero, discarding: bool) -> None:
        self.g, self.words, self.hero, self.discarding = g, words, hero, discarding
        self.tokens = hero.tokens()
        self.where: dict[TokenId, Where] = dict.fromkeys(self.tokens, OUT)
        self.where.update({token: slot for slot in SLOTS if (token := getattr(hero, slot)) is not None})
        self.where.update({packed.token: packed.cells for packed in hero.backpack})
        self.coins_discarded = 0
        self.at = len(self.tokens) - 1 if hero.holding else 0
        self.title = words.say("avel-ask-rearrange") if not discarding else words.say("terminal-avel-pack-title")
        self.orders = words.say(f"terminal-avel-pack-orders{'-discard' if discarding else ''}")
        self.keys = words.say(f"terminal-avel-pack-keys{'-discard' if discarding else ''}")

    def answer(self) -> Fitting | Rearrangement:
        worn = {slot: next((t for t in self.tokens if self.where[t] == slot), None) for slot in SLOTS}
        out = tuple(token for token in self.tokens if self.where[token] == OUT)
        weapon, shield, helmet = (worn[slot] for slot in SLOTS)
        if self.discarding:
            return Fitting(weapon, shield, helmet, self._backpack(), out, self.coins_discarded)
        return Rearrangement(weapon, shield, helmet, self._backpack())

    def _backpack(self) -> tuple[Packed, ...]:
        return tuple(Packed(token, cells) for token in self.tokens if isinstance(cells := self.where[token], int))

    @property
    def coins(self) -> int:
        """The coins kept."""
        return self.hero.coins - self.coins_discarded

    def press(self, key: str, letter: str | None) -> None:
        if key in ("tab", "shift+tab") and self.tokens:
            self.at = (self.at + (1 if key == "tab" else -1)) % len(self.tokens)
        elif key == "p":
            self.pack_for_me()
        elif key == "minus" and self.discarding:
            self.coins_discarded = min(self.hero.coins, self.coins_discarded + 1)
        elif key == "plus":
            self.coins_discarded = max(0, self.coins_discarded - 1)
        elif self.tokens:
            self._press_token(self.tokens[self.at], key)

    def _press_token(self, token: TokenId, key: str) -> None:
        if key in _SHIFTS:
            self.shift(token, *_SHIFTS[key])
        elif key == "o":
            self.turn(token)
        elif key == "w":
            self.wear(token)
        elif key == "b":
            self.lay(token)
        elif key in ("delete", "x") and self.discarding:
            self.where[token] = OUT

    def order(self, line: str) -> bool:
        """ "wear 2", "pack 3", "put 3 2 1", "turn 3", "discard 1", "coins 4", "auto"."""
        verb, *typed = line.split()
        values = numbers(typed)
        if values is None:
            return False
        if verb == "auto" and not values:
            self.pack_for_me()
            return True
        if verb == "coins" and len(values) == 1 and self.discarding and values[0] <= self.hero.coins:
            self.coins_discarded = self.hero.coins - values[0]
            return True
        if not values or not 1 <= values[0] <= len(self.tokens):
            return False
        self.at = values[0] - 1
        token = self.tokens[self.at]
        orders: dict[str, Callable[[TokenId], None]] = {"wear": self.wear, "pack": self.lay, "turn": self.turn}
        if verb in orders and len(values) == 1:
            orders[verb](token)
        elif verb == "put" and len(values) == 3:
            return self.put(token, values[1] - 1, values[2] - 1)
        elif verb == "discard" and self.discarding and len(values) == 1:
            self.where[token] = OUT
        else:
            return False
        return True

    def wear(self, token: TokenId) -> None:
        """Into its slot; what was there goes into the backpack, if it can."""
        slot = self.g.box.equipment[token].kind
        if slot == "elixir":
            return
        before = next((other for other in self.tokens if self.where[other] == slot), None)
        self.where[token] = slot
        if before is not None and before != token:
            self.where[before] = OUT
            self.lay(before)

    def lay(self, token: TokenId) -> None:
        """Into free cells of the backpack; where they do not suffice, on top of what lies there, to be sorted out."""
        areas = self.g.box.backpack.placements(self.g.shape(token))
        taken = 0
        for other in self.tokens:
            cells = self.where[other]
            if other != token and isinstance(cells, int):
                taken |= cells
        self.where[token] = min(areas, key=lambda area: ((area & taken).bit_count(), area))

    def shift(self, token: TokenId, down: int, right: int) -> None:
        """One cell up, down, left or right, where that stays inside the backpack; from elsewhere, into it."""
        cells = self.where[token]
        if not isinstance(cells, int):
            return self.lay(token)
        moved = [(row + down, column + right) for row, column in self.g.box.backpack.cells_of(cells)]
        if set(moved) <= set(self.g.box.backpack.cells):
            self.where[token] = self.g.box.backpack.area_of(moved)

    def put(self, token: TokenId, row: int, column: int) -> bool:
        """With the top left corner of its outline here, turned as it is, or else as it fits; False if it cannot be."""
        backpack = self.g.box.backpack
        now = self.where[token]
        outline = _outline(backpack.cells_of(now)) if isinstance(now, int) else None
        areas = [a for a in backpack.placements(self.g.shape(token)) if _corner(backpack.cells_of(a)) == (row, column)]
        if not areas:
            return False
        self.where[token] = min(areas, key=lambda area: _outline(backpack.cells_of(area)) != outline)
        return True

    def turn(self, token: TokenId) -> None:
        """A quarter turn clockwise, as near to where it is as the backpack allows."""
        cells = self.where[token]
        if not isinstance(cells, int):
            return self.lay(token)
        backpack = self.g.box.backpack
        now = backpack.cells_of(cells)
        turned = _outline([(column, -row) for row, column in now])
        areas = [a for a in backpack.placements(self.g.shape(token)) if _outline(backpack.cells_of(a)) == turned]
        top, left = _corner(now)

        def far(area: int) -> int:
            row, column = _corner(backpack.cells_of(area))
            return abs(row - top) + abs(column - left)

        if areas:
            self.where[token] = min(areas, key=far)

    def pack_for_me(self) -> None:
        """Wear and pack all that is not out, if it fits in any way at all; else as it was."""
        kept = [token for token in self.tokens if self.where[token] != OUT] or self.tokens
        worn = [token for token in self.tokens if self.where[token] in SLOTS]
        plan = arrange(self.g, self.tokens, self.coins, keep=worn) or arrange(self.g, kept, self.coins, keep=worn)
        if plan is not None:
            self.where.update({token: slot for slot in SLOTS if (token := getattr(plan, slot)) is not None})
            self.where.update({packed.token: packed.cells for packed in plan.backpack})

    def draw(self) -> Drawn:
        current = self.tokens[self.at] if self.tokens else ""
        backpack = self._backpack()
        grid = draw_backpack(self.g.box, backpack, self.coins, {current: STYLES["mark"] + " reverse"})
        beside = [
            slot_line(self.g, self.words, slot, next((t for t in self.tokens if self.where[t] == slot), None))
            for slot in SLOTS
        ]
        letters = {packed.token: mark for mark, packed in packed_letters(backpack)}
        rows = [self._row(place, token, letters) for place, token in enumerate(self.tokens)]
        about = describe_token(self.g, self.words, current, current in self.g.state.upgraded) if current else ""
        coins = Drawn(f"{COIN} {self.words.say('terminal-avel-pack-coins', n=self.coins, gone=self.coins_discarded)}")
        return Drawn("\n").join(
            [*side_by_side(grid, beside), Drawn(), *rows, coins, Drawn(), Drawn(about, STYLES["hidden"])]
        )

    def told(self) -> list[str]:
        return self.draw().plain.translate(_PLAIN).split("\n")

    def _row(self, place: int, token: TokenId, letters: dict[TokenId, str]) -> Drawn:
        arrow = "►" if place == self.at else " "
        name = token_name(self.g.box, self.words, token, self.g.state.upgraded)
        kind = self.words.say(f"avel-kind-{self.g.box.equipment[token].kind}")
        told = about(self.words, f"{name} ({kind})", self._place(token, letters))
        return Drawn.assemble((f"{arrow}{place + 1} ", STYLES["mark"]), told)

    def _place(self, token: TokenId, letters: dict[TokenId, str]) -> str:
        where = self.where[token]
        if where == OUT:
            return self.words.say("terminal-avel-pack-out" if self.discarding else "terminal-avel-pack-hand")
        if isinstance(where, str):
            return self.words.say("terminal-avel-pack-worn")
        cells = ", ".join(f"{row + 1}.{column + 1}" for row, column in self.g.box.backpack.cells_of(where))
        return self.words.say("terminal-avel-pack-in", mark=letters[token], cells=cells)


def _corner(cells: tuple[tuple[int, int], ...] | list[tuple[int, int]]) -> tuple[int, int]:
    return min(row for row, _ in cells), min(column for _, column in cells)


def _outline(cells: tuple[tuple[int, int], ...] | list[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    top, left = _corner(cells)
    return frozenset((row - top, column - left) for row, column in cells)
