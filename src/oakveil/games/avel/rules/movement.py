"""Moving, turning tiles up, and what lives in lairs (rulebook: Movement, Shortcuts; specification 3.4)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.rulebook import rule

from ..choices import Move
from ..events import Appearance, HeroMoved, MonsterAppeared, NoMonsterLeft, StackReshuffled, TileRevealed
from ..land import Cell, Land
from ..state import Avel, Hero, Monster


@cache
def edge_moves(land: Land) -> dict[Cell, tuple[Move, ...]]:
    """For each cell of a land the moves to the cells that share an edge."""
    return {cell: tuple(map(Move, near)) for cell, near in land.neighbours.items()}


@rule("AVEL-MOVE-01", "AVEL-MOVE-06", "AVEL-MOVE-10", "AVEL-TIP-01")
def moves(g: Avel, hero: Hero) -> list[Move]:
    """Where the hero may walk: every tile that shares an edge, then shortcuts. Monsters and heroes stop nobody."""
    return [*edge_moves(g.land)[hero.tile], *map(Move, shortcuts(g, hero.tile, g.land.neighbours[hero.tile]))]


@rule("AVEL-MOVE-07", "AVEL-MOVE-08")
def shortcuts(g: Avel, start: Cell, edges: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Other face-up tiles with a shortcut symbol of this one.

    Ruling (AVEL-MOVE-08): never a face-down tile, its symbol is not visible.
    """
    tiles = g.state.tiles
    if not tiles[start].up:
        return ()
    ends = g.box.shortcuts[tiles[start].face()]
    if not ends:
        return ()
    return tuple(cell for cell, spot in tiles.items() if spot.up and spot.front in ends and cell not in edges)


@rule("AVEL-MOVE-02", "AVEL-MOVE-11")
def move(g: Avel, hero: Hero, to: Cell) -> None:
    """The Move action: turn the tile up if it lies face down (only its lairs come into play), then move the pawn."""
    if not g.state.tiles[to].up:
        reveal(g, to, "reveal", hero)
    start, hero.tile = hero.tile, to
    g.tell(HeroMoved, hero.seat, start, to, "edge" if to in g.land.neighbours[start] else "shortcut")


@rule("AVEL-MOVE-03")
def reveal(g: Avel, cell: Cell, why: Appearance, hero: Hero | None = None) -> None:
    """Turn a tile up and put one monster on it for each lair symbol."""
    spot = g.state.tiles[cell] = g.state.tiles[cell].turned()
    g.tell(TileRevealed, spot.face(), cell, hero.seat if hero else 0)
    fill_lairs(g, cell, why)


def fill_lairs(g: Avel, cell: Cell, why: Appearance) -> None:
    """Put one monster on a face-up tile for each of its lair symbols."""
    tile = g.tile(cell)
    assert tile is not None
    for size in tile.lairs:
        if size == "small":
            draw_small(g, cell, why)
        else:
            draw_big(g, cell, why)


@rule("AVEL-MOVE-04", "AVEL-MOVE-05")
def draw_small(g: Avel, cell: Cell, why: Appearance) -> None:
    """Put the next small monster on a tile; an empty stack is made anew from the fallen.

    Ruling (AVEL-MOVE-05): when all are in play, none is placed.
    """
    state = g.state
    if not state.small.cards and state.fallen_small:
        state.small.cards.extend(state.fallen_small)
        state.fallen_small.clear()
        g.chance.shuffle(state.small.cards, "avel.small")
        g.tell(StackReshuffled, "small", len(state.small))
    if state.small.cards:
        appear(g, state.small.draw(), cell, why)
    else:
        g.tell(NoMonsterLeft, "small", cell)


@rule("AVEL-MOVE-04", "AVEL-MOVE-05")
def draw_big(g: Avel, cell: Cell, why: Appearance) -> None:
    """Put the next big monster on a tile, as for small ones."""
    state = g.state
    if not state.big.cards and state.fallen_big:
        state.big.cards.extend(state.fallen_big)
        state.fallen_big.clear()
        g.chance.shuffle(state.big.cards, "avel.big")
        g.tell(StackReshuffled, "big", len(state.big))
    if state.big.cards:
        appear(g, state.big.draw(), cell, why)
    else:
        g.tell(NoMonsterLeft, "big", cell)


def appear(g: Avel, monster: str, cell: Cell, why: Appearance) -> None:
    """Put a monster token on a tile."""
    g.state.monsters[monster] = Monster(monster, cell, g.card(monster).toughness)
    g.tell(MonsterAppeared, monster, cell, why)
