"""How enemies behave: whom they attack and where they go (rulebook: An enemy attacks; specification 3.24 to 3.26).

Everything here is a pure function of sets of cells and heroes, so the table, the forecast and the bots share it. Cells
are their places in reading order, sets of cells are masks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Literal, NamedTuple

from oakveil.kernel.rulebook import rule

from ..board import CELLS, COLUMNS, DISTANCE, TURNS, WHOLE, Cell, Mask
from ..sight import Sight
from ..state import HeroId

Reason = Literal[
    "in_range",
    "nearest",
    "threat",
    "swords",
    "seat",
    "only",
    "group",
    "sum_threat",
    "sum_swords",
    "path",
    "all",
    "distance",
    "hidden",
    "rooted",
    "no_way",
]
"""Why an enemy does what it does; the words are those of the events that tell it."""

_NOT_FIRST = sum(1 << i for i in range(len(CELLS)) if i % COLUMNS)
_NOT_LAST = sum(1 << i for i in range(len(CELLS)) if i % COLUMNS != COLUMNS - 1)
_APART: tuple[tuple[int, ...], ...] = tuple(tuple(DISTANCE[one, other] for other in CELLS) for one in CELLS)
"""Distances by index (TAC-GEN-08)."""


class Prey(NamedTuple):
    """A hero that enemies may attack. `threat` counts all effects; it is negative where the lowest counts most."""

    hero: HeroId
    at: int
    threat: int
    swords: int


class Decision(NamedTuple):
    """What an enemy is going to do: enter the cells of `path`, then attack `targets` with its zone turned to `turn`.

    Without targets it comes closer to `towards`, or stays.
    """

    path: tuple[Cell, ...]
    targets: tuple[HeroId, ...]
    turn: str
    reason: Reason
    towards: HeroId = ""


@rule("TAC-THREAT-02", "TAC-AI-05")
def by_priority(prey: Sequence[Prey], lowest: bool = False) -> list[Prey]:
    """The heroes, given in seat order, by priority: threat, then swords, then seat; `lowest` turns that round.

    Ruling (TAC-THREAT-02): the earlier seat decides what threat and swords leave open.
    """
    ranked = sorted(prey, key=_THREAT_AND_SWORDS, reverse=True)
    return ranked[::-1] if lowest else ranked


_THREAT_AND_SWORDS = attrgetter("threat", "swords")


def decide(
    here: int, steps: int, free: Mask, prey: Sequence[Prey], sight: Sight, multi: bool, lowest: bool = False
) -> Decision:
    """What an enemy on the cell `here` that can walk `steps` cells through `free` ones does with its attack.

    `prey` are the heroes it may attack, in seat order.
    """
    if not prey:
        return Decision((), (), "", "hidden")
    ranked = by_priority(prey, lowest)
    layers = _layers(1 << here, free, steps)
    decision = _strike_many(layers, ranked, sight) if multi else _strike_one(layers, ranked, sight)
    return decision or _advance(here, steps, free, ranked, sight, layers)


@rule("TAC-AI-02", "TAC-AI-03", "TAC-AI-04", "TAC-AI-08", "TAC-ZONE-10")
def _strike_one(layers: Sequence[Mask], ranked: Sequence[Prey], sight: Sight) -> Decision | None:
    """Lazy: the hero that needs the fewest steps, of several the first by priority; the first cell in path order."""
    anywhere = 0
    for one in ranked:
        anywhere |= sight.origins[one.at]
    for far, layer in enumerate(layers):
        if anywhere & layer:
            near = [one for one in ranked if sight.origins[one.at] & layer]
            target = near[0]
            path = _path(layers, far, sight.origins[target.at] & layer)
            turn = _turn_towards(path[-1] if path else _first(layers[0]), target.at, sight)
            reason = _why_one(near, far, len(ranked))
            return Decision(_cells(path), (target.hero,), turn, reason)
    return None


def _turn_towards(origin: int, target: int, sight: Sight) -> str:
    right, down, left, _ = sight.turns[origin]
    if right >> target & 1:
        return "right"
    if down >> target & 1:
        return "down"
    return "left" if left >> target & 1 else "up"


def _why_one(near: Sequence[Prey], far: int, known: int) -> Reason:
    """`near` are the heroes that the fewest steps, `far`, bring into reach, the attacked one first."""
    if known == 1:
        return "only"
    if len(near) == 1:
        return "nearest" if far else "in_range"
    return _first_difference(near[0], near[1])


def _first_difference(one: Prey, other: Prey) -> Reason:
    if one.threat != other.threat:
        return "threat"
    return "swords" if one.swords != other.swords else "seat"


class _Group(NamedTuple):
    """How good a group is: more heroes, then more threat, then more swords (TAC-AI-06)."""

    heroes: int
    threat: int
    swords: int


@rule("TAC-AI-06", "TAC-AI-07", "TAC-AI-08", "TAC-ZONE-06")
def _strike_many(layers: Sequence[Mask], ranked: Sequence[Prey], sight: Sight) -> Decision | None:
    """The best group that any cell within reach and any turn of the zone covers; the first cell, then turn, for it."""
    heroes = _mask_of(ranked)
    worth: dict[Mask, _Group] = {}
    best, best_far, best_cells = _Group(0, 0, 0), 0, 0
    for far, layer in enumerate(layers):
        while layer:
            bit = layer & -layer
            layer ^= bit
            origin = bit.bit_length() - 1
            if not sight.around[origin] & heroes:
                continue
            for covered in sight.turns[origin]:
                hit = covered & heroes
                if not hit:
                    continue
                group = worth.get(hit)
                if group is None:
                    group = worth[hit] = _group(hit, ranked)
                if group > best:
                    best, best_far, best_cells = group, far, bit
                elif group == best and far == best_far:
                    best_cells |= bit
    if not best_cells:
        return None
    path = _path(layers, best_far, best_cells)
    origin = path[-1] if path else _first(layers[0])
    turn, hit = next(
        (turn, mask & heroes)
        for turn, mask in zip(TURNS, sight.turns[origin], strict=True)
        if mask & heroes and worth[mask & heroes] == best
    )
    targets = tuple(one.hero for one in ranked if hit >> one.at & 1)
    return Decision(_cells(path), targets, turn, "all" if sight.whole else _why_many(best, hit, worth))


@rule("TAC-ENEMY-07")
def group_from(origin: int, ranked: Sequence[Prey], sight: Sight) -> tuple[HeroId, ...]:
    """Whom an effect on all heroes in the zone hits: the best group that one turn of it covers, by priority."""
    decision = _strike_many((1 << origin,), ranked, sight)
    return decision.targets if decision else ()


def _mask_of(prey: Sequence[Prey]) -> Mask:
    mask = 0
    for one in prey:
        mask |= 1 << one.at
    return mask


def _group(hit: Mask, ranked: Sequence[Prey]) -> _Group:
    heroes = threat = swords = 0
    for one in ranked:
        if hit >> one.at & 1:
            heroes += 1
            threat += one.threat
            swords += one.swords
    return _Group(heroes, threat, swords)


def _why_many(best: _Group, hit: Mask, worth: dict[Mask, _Group]) -> Reason:
    others = [group for other, group in worth.items() if other != hit]
    if not others:
        return "only" if best.heroes == 1 else "group"
    second = max(others)
    if second.heroes != best.heroes:
        return "group"
    if second.threat != best.threat:
        return "sum_threat"
    return "sum_swords" if second.swords != best.swords else "path"


@rule("TAC-AI-09", "TAC-AI-10", "TAC-ATK-04")
def _advance(here: int, steps: int, free: Mask, ranked: Sequence[Prey], sight: Sight, near: Sequence[Mask]) -> Decision:
    """Nobody is in reach: it comes closer to the hero that needs the fewest steps, as far as it can walk.

    Where there is no way, it takes the cell nearest to the nearest hero (`near`: the cells within its steps).
    """
    if not steps:
        return Decision((), (), "", "no_way")
    layers = _layers(1 << here, free, len(CELLS))
    for far, layer in enumerate(layers):
        for one in ranked:
            goals = sight.origins[one.at] & layer
            if goals:
                return Decision(_cells(_path(layers, far, goals)[:steps]), (), "", "path", one.hero)
    closest = min(ranked, key=lambda one: _APART[here][one.at])
    path = _best_cell(near, lambda cell: _APART[cell][closest.at])
    return Decision(_cells(path), (), "", "distance" if path else "no_way", closest.hero)


@rule("TAC-THREAT-03")
def shares(n: int, ranked: Sequence[Prey]) -> list[tuple[HeroId, int]]:
    """How heroes, ranked by priority, split `n` damage: point by point in this order, starting again at the end."""
    each, more = divmod(n, len(ranked)) if ranked else (0, 0)
    split = [(one.hero, each + (place < more)) for place, one in enumerate(ranked)]
    return [(hero, share) for hero, share in split if share]


@rule("TAC-AI-11")
def retreat_path(here: int, steps: int, free: Mask, heroes: Sequence[int]) -> tuple[Cell, ...]:
    """The way to the cell whose nearest living hero is farthest; staying is a way of no steps."""
    if not heroes:
        return ()
    layers = _layers(1 << here, free, steps)
    return _cells(_best_cell(layers, lambda cell: -min([_APART[cell][hero] for hero in heroes])))


def _best_cell(layers: Sequence[Mask], cost: Callable[[int], int]) -> list[int]:
    """The first path in path order to a cell of the least cost."""
    least, found, goals = cost(_first(layers[0])), 0, layers[0]
    for far, layer in enumerate(layers[1:], 1):
        while layer:
            bit = layer & -layer
            layer ^= bit
            costs = cost(bit.bit_length() - 1)
            if costs < least:
                least, found, goals = costs, far, bit
            elif costs == least and found == far:
                goals |= bit
    return _path(layers, found, goals)


@rule("TAC-AI-01")
def _path(layers: Sequence[Mask], far: int, goals: Mask) -> list[int]:
    """The first path in path order, of `far` steps, to one of the `goals`, all of which are that far.

    Ruling (TAC-AI-01): up before down and left before right where "rows first" leaves a tie.
    """
    onwards = [goals] * (far + 1)
    for step in range(far - 1, 0, -1):
        onwards[step] = layers[step] & _spread(onwards[step + 1])
    path: list[int] = []
    at = layers[0]
    for step in range(1, far + 1):
        open_ = onwards[step]
        at = (
            (at >> COLUMNS) & open_
            or (at << COLUMNS) & open_
            or ((at & _NOT_FIRST) >> 1) & open_
            or ((at & _NOT_LAST) << 1) & open_
        )
        path.append(_first(at))
    return path


def _layers(start: Mask, free: Mask, steps: int) -> list[Mask]:
    """The cells that are 0, 1, 2 ... steps away through free cells; no empty sets."""
    layers = [start]
    left = free & ~start
    layer = start
    for _ in range(steps):
        layer = _spread(layer) & left
        if not layer:
            break
        left ^= layer
        layers.append(layer)
    return layers


def _spread(mask: Mask) -> Mask:
    """The cells next to those of a set."""
    return (mask >> COLUMNS | mask << COLUMNS | (mask & _NOT_FIRST) >> 1 | (mask & _NOT_LAST) << 1) & WHOLE


def _first(mask: Mask) -> int:
    return (mask & -mask).bit_length() - 1


def _cells(path: Sequence[int]) -> tuple[Cell, ...]:
    return tuple([CELLS[cell] for cell in path])
