"""Figures that change their cell: moved, shifted, swapped, put elsewhere; runes are laid (specification 3.18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, INDEX, Cell, Mask, beside, cells_in, spread
from ..choices import ChooseCell, MoveTo, ShiftAlong, ShiftTo, Stay
from ..effects import Rune, ZoneId
from ..events import EnemyMoved, HeroMove, HeroMoved, RunePlaced
from ..state import CardId, EnemyId, FigureId, Hero, HeroId, LaidRune, Tactique
from .interrupts import interrupt
from .lasting import has
from .progress import resolved
from .walking import free_cells, walk

MOVES = {BIT[cell]: MoveTo(cell) for cell in BIT}
STAY = Stay()
INTERRUPTS = ("ally_move", "passive_move")
"""Movements that may come in somebody else's turn."""


@lru_cache(4096)
def moves_to(cells: Mask) -> tuple[Option, ...]:
    """Staying, and a movement to each of some cells. Kept for the sets met last: many are met again and again."""
    return (STAY, *[move for bit, move in MOVES.items() if bit & cells])


@rule("TAC-MOVE-01", "TAC-MOVE-02", "TAC-MOVE-03", "TAC-MOVE-10")
def reachable(g: Tactique, hero: Hero, n: int, through: bool = False) -> Mask:
    """The free cells on which a movement effect of up to `n` movements can end.

    Heroes are passed, enemies only `through`, obstacles never. A rooted hero makes no movement.

    Ruling (TAC-MOVE-03): one figure on a cell.
    """
    if n < 1 or hero.cell is None or (hero.effects and has(g, hero.id, "rooted")):
        return 0
    free = free_cells(g)
    if n == 1:
        return spread(BIT[hero.cell]) & free
    passed = passable(g, free, through)
    seen = edge = BIT[hero.cell]
    for _ in range(n):
        edge = spread(edge) & passed & ~seen
        if not edge:
            break
        seen |= edge
    return seen & free


def passable(g: Tactique, free: Mask, through: bool) -> Mask:
    """The cells that a hero can pass."""
    passed = free
    for hero in g.state.heroes:
        if hero.alive and hero.cell is not None:
            passed |= BIT[hero.cell]
    if through:
        for enemy in g.state.enemies.values():
            passed |= BIT[enemy.cell]
    return passed


def way(start: Cell, goal: Cell, passed: Mask) -> tuple[Cell, ...]:
    """The cells of a shortest way from `start` through `passed` cells to `goal`, the first in path order."""
    layers = [BIT[goal]]
    seen = BIT[goal]
    while not layers[-1] & BIT[start]:
        edge = spread(layers[-1]) & (passed | BIT[start]) & ~seen
        seen |= edge
        layers.append(edge)
    here, path = start, list[Cell]()
    for layer in reversed(layers[:-1]):
        here = next(cell for cell in beside(here) if BIT[cell] & layer)
        path.append(here)
    return tuple(path)


def put_hero(g: Tactique, hero: Hero, cell: Cell, path: tuple[Cell, ...], how: HeroMove) -> None:
    """A hero is on another cell now."""
    assert hero.cell is not None
    start, hero.cell = hero.cell, cell
    g.tell(HeroMoved, hero.id, start, cell, path, how)


class MoveHero(Frame):
    """A hero may make up to `n` movements. `ask` is the question put to its seat, whoever made it move."""

    hero: HeroId
    n: int
    through: bool = False
    ask: Literal["choose_move", "ally_move", "passive_move", "discard_step"] = "choose_move"

    @step("TAC-MOVE-01", "TAC-MOVE-03", "TAC-MOVE-04", "TAC-MOVE-05", "TAC-MOVE-06", "TAC-TURN-03", "TAC-MOVE-10")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        cells = reachable(g, hero, self.n, self.through)
        if not cells:
            return None
        if self.ask in INTERRUPTS:
            return interrupt(g, hero, self.ask, moves_to(cells), STAY)
        return Ask(hero.seat, f"tactique.{self.ask}", moves_to(cells), STAY)

    def on_choose(self, g: Tactique, choice: MoveTo | Stay) -> None:
        if type(choice) is MoveTo:
            hero = g.hero(self.hero)
            path: tuple[Cell, ...] = ()
            if g.listener is not None and hero.cell is not None:
                path = way(hero.cell, choice.cell, passable(g, free_cells(g), self.through))
            put_hero(g, hero, choice.cell, path, "step" if self.ask == "discard_step" else "move")


def movable(g: Tactique, figure: FigureId, by: FigureId) -> bool:
    """Whether a figure can be moved by another: some enemies cannot be moved by heroes."""
    return by not in g.box.heroes or "immovable" not in g.box.traits.get(figure, ())


LONGEST_DETOUR = 4


class ShiftEnemy(Frame):
    """The player of a card moves an enemy by up to `n` steps along free cells.

    Where ways to a cell cross different runes, the player says which: ways of up to `LONGEST_DETOUR` steps are told
    apart, and the shortest one is always among them.
    """

    enemy: EnemyId
    n: int
    by: HeroId
    to: Cell | None = None

    @step("TAC-MOVE-06", "TAC-MOVE-10")
    def choose(self, g: Tactique) -> Ask | None:
        start, free = g.state.enemies[self.enemy].cell, free_cells(g)
        if not movable(g, self.enemy, self.by):
            self.end()
            return None
        seen = edge = BIT[start]
        for _ in range(self.n):
            edge = spread(edge) & free & ~seen
            seen |= edge
        options: list[Option] = [ShiftTo(self.enemy, cell) for cell in cells_in(seen & free)]
        if not options:
            self.end()
            return None
        return Ask(g.hero(self.by).seat, "tactique.choose_shift", [STAY, *options])

    def on_choose(self, g: Tactique, choice: ShiftTo | Stay) -> None:
        if isinstance(choice, Stay):
            return self.end()
        self.to = choice.cell

    @step("TAC-MOVE-06", "TAC-MOVE-12")
    def choose_way(self, g: Tactique) -> Ask | None:
        ways = self._ways(g)
        if len(ways) == 1:
            return None
        return Ask(g.hero(self.by).seat, "tactique.choose_shift", [ShiftAlong(self.enemy, path) for path in ways])

    def on_choose_way(self, g: Tactique, choice: ShiftAlong) -> Frame | None:
        self.end()
        return walk(g, self.enemy, choice.path, "shift")

    @step("TAC-MOVE-06")
    def go(self, g: Tactique) -> Frame | None:
        return walk(g, self.enemy, self._ways(g)[0], "shift")

    def _ways(self, g: Tactique) -> list[tuple[Cell, ...]]:
        """Ways that differ in the runes they cross, the shortest of each."""
        assert self.to is not None
        start, free = g.state.enemies[self.enemy].cell, free_cells(g)
        shortest = way(start, self.to, free)
        runes = {rune.cell for rune in g.state.runes if rune.rune.on == "enemy_enters"}
        if not runes:
            return [shortest]
        ways = {tuple(cell for cell in shortest if cell in runes): shortest}
        for path in sorted(_paths(start, self.to, free, min(self.n, LONGEST_DETOUR)), key=len):
            ways.setdefault(tuple(cell for cell in path if cell in runes), path)
        return list(ways.values())


def _paths(start: Cell, goal: Cell, free: Mask, steps: int) -> Iterator[tuple[Cell, ...]]:
    """All ways of up to `steps` steps that enter no cell twice."""
    if not steps:
        return
    for cell in beside(start):
        if cell == goal:
            yield (cell,)
        elif BIT[cell] & free:
            for rest in _paths(cell, goal, free & ~BIT[cell], steps - 1):
                yield (cell, *rest)


@rule("TAC-MOVE-09", "TAC-MOVE-10")
def swap(g: Tactique, one: HeroId, other: FigureId) -> None:
    """A hero and another figure exchange their cells. That is no movement: it triggers nothing."""
    hero, figure = g.hero(one), g.figure(other)
    if hero is figure or hero.cell is None or figure.cell is None or not movable(g, other, one):
        return
    here, there = hero.cell, figure.cell
    put_hero(g, hero, there, (), "swap")
    if isinstance(figure, Hero):
        put_hero(g, figure, here, (), "swap")
    else:
        figure.cell = here
        g.tell(EnemyMoved, other, there, here, (), "swap")


class TeleportFigure(Frame):
    """A hero is put on a free cell of a zone around the player of the card, or stays where it is."""

    figure: HeroId
    by: HeroId
    zone: ZoneId

    @step("TAC-MOVE-09", "TAC-MOVE-10")
    def choose(self, g: Tactique) -> Ask | None:
        """Ruling (TAC-MOVE-09): it may stay."""
        cells = teleport_cells(g, self.by, self.zone)
        if not cells:
            return None
        return Ask(g.hero(self.by).seat, "tactique.choose_cell", [STAY, *map(ChooseCell, cells_in(cells))], STAY)

    def on_choose(self, g: Tactique, choice: ChooseCell | Stay) -> None:
        if isinstance(choice, ChooseCell):
            put_hero(g, g.hero(self.figure), choice.cell, (), "teleport")


class TeleportEnemy(Frame):
    """An enemy is put on a free cell of a zone around the player of the card, or stays where it is."""

    enemy: EnemyId
    by: HeroId
    zone: ZoneId

    @step("TAC-MOVE-09", "TAC-MOVE-10")
    def choose(self, g: Tactique) -> Ask | None:
        """That is no movement: it enters no rune, and what is rooted can be put elsewhere all the same."""
        cells = teleport_cells(g, self.by, self.zone)
        if not cells or not movable(g, self.enemy, self.by):
            return None
        return Ask(g.hero(self.by).seat, "tactique.choose_cell", [STAY, *map(ChooseCell, cells_in(cells))], STAY)

    def on_choose(self, g: Tactique, choice: ChooseCell | Stay) -> None:
        if isinstance(choice, ChooseCell):
            enemy = g.state.enemies[self.enemy]
            start, enemy.cell = enemy.cell, choice.cell
            g.tell(EnemyMoved, self.enemy, start, choice.cell, (), "relocate")


def teleport_cells(g: Tactique, by: HeroId, zone: ZoneId) -> Mask:
    """The free cells of a zone around the player of a card."""
    cell = g.hero(by).cell
    assert cell is not None
    return g.sight(zone).around[INDEX[cell]] & free_cells(g)


class LayRune(Frame):
    """A hero's card is laid on a cell of its zone as a rune. A figure may stand there, another rune not lie there."""

    hero: HeroId
    rune: Rune
    card: CardId
    zone: ZoneId

    def _cells(self, g: Tactique) -> list[Cell]:
        hero = g.hero(self.hero)
        assert hero.cell is not None
        if any(laid.card == self.card for laid in g.state.runes):
            return []  # the card lies there already: it is resolved twice
        cells = g.sight(self.zone).around[INDEX[hero.cell]] & ~BIT[hero.cell]
        taken = {*g.state.obstacles, *(laid.cell for laid in g.state.runes)}
        return [cell for cell in cells_in(cells) if cell not in taken]

    @step("TAC-MOVE-11")
    def choose(self, g: Tactique) -> Ask | None:
        cells = self._cells(g)
        if len(cells) < 2:
            return None
        return Ask(g.hero(self.hero).seat, "tactique.choose_cell", list(map(ChooseCell, cells)))

    def on_choose(self, g: Tactique, choice: ChooseCell) -> None:
        self._lay(g, choice.cell)
        self.end()

    @step("TAC-MOVE-11")
    def settle(self, g: Tactique) -> None:
        for cell in self._cells(g):
            self._lay(g, cell)

    @rule("TAC-PLAY-03", "TAC-PLAY-06")
    def _lay(self, g: Tactique, cell: Cell) -> None:
        g.state.runes += (LaidRune(cell, self.card, self.hero, self.rune, self.rune.uses),)
        g.tell(RunePlaced, cell, self.card, self.hero)
        resolved(g, self)
