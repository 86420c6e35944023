"""The positions that a plan can lead to: where a hero could walk, and what tells one from another."""

from __future__ import annotations

from collections.abc import Iterator

from .board import BIT, CELLS, DISTANCE, Cell, spread
from .rules.walking import free_cells
from .state import Hero, HeroId, Tactique


def paths(g: Tactique, hero: Hero, most: int) -> Iterator[tuple[Cell, ...]]:
    """A shortest path of single steps to each free cell within `most` steps."""
    assert hero.cell is not None
    free = free_cells(g)
    found: dict[Cell, tuple[Cell, ...]] = {hero.cell: ()}
    edge = [hero.cell]
    for _ in range(most):
        further: list[Cell] = []
        for cell in edge:
            around = spread(BIT[cell]) & free
            while around:
                lowest = around & -around
                around ^= lowest
                there = CELLS[lowest.bit_length() - 1]
                if there not in found:
                    found[there] = (*found[cell], there)
                    further.append(there)
                    yield found[there]
        edge = further


def distance(g: Tactique, cell: Cell | None) -> int:
    """How far it is from a cell to the nearest enemy."""
    return min([DISTANCE[cell, enemy.cell] for enemy in g.state.enemies.values()], default=0) if cell else 0


def found_by_enemies(g: Tactique) -> object:
    """What matters of a position for the enemies' turn that follows."""
    state = g.state
    return (
        tuple(
            [
                (hero.cell, hero.block, len(hero.hand) + len(hero.deck.cards) + len(hero.discard), hero.effects)
                for hero in state.heroes
            ]
        ),
        tuple([(foe.id, foe.cell, foe.lives, foe.wounds, foe.block, foe.effects) for foe in state.enemies.values()]),
        state.runes,
    )


def look_of(g: Tactique, hero: HeroId) -> object:
    """What tells positions of a plan apart: equal ones need not be looked at twice."""
    state = g.state
    name_of = g.box.name_of
    mover = g.hero(hero)
    return (
        tuple(sorted([name_of[card] for card in mover.hand])),
        tuple([(one.cell, one.block, len(one.wounds), one.effects, len(one.reactions)) for one in state.heroes]),
        tuple(
            [(one.id, one.cell, one.lives, one.wounds, one.block, len(one.effects)) for one in state.enemies.values()]
        ),
        len(mover.discard),
        len(mover.exile),
        len(state.runes),
        all(g.card(card).priming for card in mover.plays),
    )
