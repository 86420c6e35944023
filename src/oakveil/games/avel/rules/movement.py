"""Moving, turning tiles up, and what lives in lairs (rulebook: Movement, Shortcuts; specification 3.4)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule

from ..choices import Move
from ..events import Appearance, HeroMoved, MonsterAppeared, NoMonsterLeft, StackReshuffled, TileRevealed
from ..land import Cell, Land
from ..records import Lair
from ..state import Avel, Hero, Monster, MonsterId


@cache
def edge_moves(land: Land) -> dict[Cell, tuple[Move, ...]]:
    """For each cell of a land the moves to the cells that share an edge."""
    return {cell: tuple(map(Move, near)) for cell, near in land.neighbours.items()}


@rule("AVEL-MOVE-01", "AVEL-MOVE-06", "AVEL-MOVE-10", "AVEL-TIP-01")
def moves(g: Avel, hero: Hero) -> list[Option]:
    """Where the hero may walk: every tile that shares an edge, then shortcuts. Monsters and heroes stop nobody."""
    options: list[Option] = [*edge_moves(g.land)[hero.tile]]
    for cell in shortcuts(g, hero.tile, g.land.neighbours[hero.tile]):
        options.append(Move(cell))
    return options


@rule("AVEL-MOVE-07", "AVEL-MOVE-08")
def shortcuts(g: Avel, start: Cell, edges: tuple[Cell, ...]) -> list[Cell]:
    """Where shortcuts lead from `start`, besides its neighbours `edges`: to other tiles with one of its symbols.

    Ruling (AVEL-MOVE-08): never to a face-down tile, its symbol is not visible.
    """
    found: list[Cell] = []
    tiles = g.state.tiles
    here = tiles[start]
    if not here.up:  # no hero stands there, but a bot may plan to
        return found
    same_symbol = g.box.shortcuts[here.face()]
    if same_symbol:
        for cell, spot in tiles.items():
            if spot.up and spot.front in same_symbol and cell not in edges:
                found.append(cell)
    return found


@rule("AVEL-MOVE-02", "AVEL-MOVE-11")
def move(g: Avel, hero: Hero, to: Cell) -> None:
    """The Move action: turn the tile up if it lies face down (only its lairs come into play), then move the pawn."""
    if not g.state.tiles[to].up:
        reveal(g, to, "reveal", hero)
    start, hero.tile = hero.tile, to
    g.tell(HeroMoved, hero.seat, start, to, "edge" if to in g.land.neighbours[start] else "shortcut")


def reveal(g: Avel, cell: Cell, why: Appearance, hero: Hero | None = None) -> None:
    """Turn a tile up, and its monsters come (AVEL-MOVE-03)."""
    spot = g.state.tiles[cell] = g.state.tiles[cell].turned()
    g.tell(TileRevealed, spot.face(), cell, hero.seat if hero else 0)
    fill_lairs(g, cell, why)


@rule("AVEL-STONE-02", "AVEL-STONE-06", "AVEL-MOON-03", "AVEL-MOON-05")
def empty_lairs(g: Avel) -> list[Cell]:
    """The tiles with a lair that can be filled, or closed by a seal: face up, no monster on the tile, no seal.

    Ruling (AVEL-STONE-06): one seal closes a tile with two lairs.
    """
    tiles, with_lairs, sealed = g.state.tiles, g.box.with_lairs, g.state.sealed
    occupied = {monster.tile for monster in g.state.monsters.values()}
    return [
        cell
        for cell in g.land.order
        if (spot := tiles[cell]).up and spot.front in with_lairs and cell not in occupied and cell not in sealed
    ]


@rule("AVEL-MOVE-03")
def fill_lairs(g: Avel, cell: Cell, why: Appearance) -> None:
    """Put one monster on a face-up tile for each of its lair symbols, from the stack of that size."""
    tile = g.tile(cell)
    assert tile is not None
    for size in tile.lairs:
        draw_monster(g, size, cell, why)


@rule("AVEL-MOVE-04", "AVEL-MOVE-05")
def draw_monster(g: Avel, size: Lair, cell: Cell, why: Appearance) -> MonsterId | None:
    """Put the next monster of a size on a tile; an empty stack is made anew from the fallen.

    Ruling (AVEL-MOVE-05): when all are in play, none is placed; then the answer is None.
    """
    state = g.state
    stack, fallen = (state.small, state.fallen_small) if size == "small" else (state.big, state.fallen_big)
    if not stack.cards and fallen:
        stack.cards.extend(fallen)
        fallen.clear()
        g.chance.shuffle(stack.cards, f"avel.{size}")
        g.tell(StackReshuffled, size, len(stack))
    if not stack.cards:
        g.tell(NoMonsterLeft, size, cell)
        return None
    monster = stack.draw()
    state.monsters[monster] = Monster(monster, cell, g.card(monster).toughness)
    g.tell(MonsterAppeared, monster, cell, why)
    return monster
