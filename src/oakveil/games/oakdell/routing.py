"""Which way a program walks: the best of all routes of the lengths allowed (specification, section 10, 2)."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from itertools import permutations

from msgspec import Struct
from msgspec.structs import replace

from .choices import Leg, Route
from .judging import heart, light_saves
from .maze import Maze
from .records import Colour, Die, Edge, Space
from .rules.movement import Means, is_ghostly, legs_from, longest_run, means_of, spend, strides
from .state import Hero, OakDell

POTIONS: dict[Colour, float] = {"yellow": 0.5, "green": 1.4, "red": 1.2, "orange": 1.8, "blue": 1.5, "purple": 2.2}
TORCH, FOUNTAIN, CHEST, KEY, RUN, AVOID, DEATH = 0.9, 2.2, 3.5, 0.8, 1.2, 0.8, 40.0
PULL, SECOND_PULL, FADE = 0.8, 0.3, 0.85
KILLING_TIME = {"seven_eyed_watcher": 11, "hollow_colossus": 9}
"""About how many turns each boss takes."""
OTHER_BOSS = 10
SHRINE = 9.0
PRIZES = ("potion", "torch", "fountain", "chest")
"""What draws a hero from afar."""
FAR = 40
"""What cannot be reached yet counts as so many steps."""


class Trail(Struct):
    """A way so far: its value, its steps, what was taken, what doors were passed with, the trap to be avoided."""

    value: float
    steps: tuple[Leg, ...]
    means: Means
    taken: frozenset[Space]
    avoid: Space = ""


def turns_left(g: OakDell, hero: Hero) -> int:
    """The turns a hero has left, this one included."""
    return 3 * (g.state.rounds - g.state.round) + 3 - len(hero.dice)


def values_by_length(
    g: OakDell, hero: Hero, longest: int, light: float, ghost: bool = False, cut: frozenset[int] = frozenset()
) -> dict[int, tuple[float, Route]]:
    """The best route of every length up to `longest`, with its value, without Run and boots.

    `light` is what a torch on the wall is worth at the end. Routes of the lengths `cut` end before all movement is
    used, so that a trap there springs (OAK-TRAP-03).
    """
    layer: dict[tuple[Space, frozenset[Space], frozenset[Edge]], Trail] = {
        (hero.space, frozenset(), hero.opened): Trail(0.0, (), means_of(hero, ghost), frozenset())
    }
    ending = Ending(g, hero, light)
    found: dict[int, tuple[float, Route]] = {0: (ending.value(hero.space, frozenset()), Route(()))}
    for length in range(1, longest + 1):
        best: tuple[float, Route] | None = None
        following: dict[tuple[Space, frozenset[Space], frozenset[Edge]], Trail] = {}
        for (space, _, _), trail in layer.items():
            for leg in legs_from(g, space, trail.means):
                step = _stepped(g, hero, space, leg, trail)
                last = step
                if length not in cut and leg.to not in trail.taken and is_armed_trap(g, hero, leg.to):
                    last = replace(trail, steps=step.steps, taken=step.taken)  # a route that ends here is not hurt
                ended = last.value + ending.value(leg.to, last.taken)
                if best is None or ended > best[0]:
                    best = ended, Route(last.steps, avoid=last.avoid)
                key = (leg.to, step.taken, step.means.opened)
                if key not in following or following[key].value < step.value:
                    following[key] = step
        if best is None:
            break
        found[length], layer = best, following
    return found


def _stepped(g: OakDell, hero: Hero, space: Space, leg: Leg, trail: Trail) -> Trail:
    """A trail one step longer."""
    means = Means(trail.means.opened, trail.means.keys, trail.means.breach, trail.means.wall, trail.means.ghost)
    value, taken, avoid = trail.value, trail.taken, trail.avoid
    if leg.via != "open":
        spend(g, space, leg, means)
        value -= KEY if leg.via in ("key", "breach") else _hurt(hero, 1) if leg.via == "wall" else 0.0
    if leg.to not in taken and leg.to not in hero.crossed and leg.to in g.maze.features:
        gain = passing(g, hero, leg.to)
        if gain < -AVOID and not avoid and "trapavoid" in hero.ready and is_armed_trap(g, hero, leg.to):
            gain, avoid = -AVOID, leg.to
        if gain:
            value += gain
            taken |= {leg.to}
    return Trail(value, (*trail.steps, leg), means, taken, avoid)


def is_armed_trap(g: OakDell, hero: Hero, space: Space) -> bool:
    """Whether a trap is armed there for this hero."""
    feature = g.maze.features.get(space)
    return feature is not None and feature.kind == "trap" and space not in hero.crossed


def _hurt(hero: Hero, damage: int) -> float:
    """What damage on the way costs."""
    return heart(hero) * damage if damage < hero.hp else DEATH


def passing(g: OakDell, hero: Hero, space: Space) -> float:
    """What passing a space is worth."""
    feature = g.maze.features[space]
    match feature.kind:
        case "trap":
            return -_hurt(hero, g.maze.zone[space])
        case "potion":
            assert feature.colour is not None
            room = hero.gained.get(feature.colour, 0) < g.box.potions[feature.colour].circles
            return POTIONS[feature.colour] if room else 0.0
        case "torch":
            return TORCH
        case "fountain":
            return 4.0 if hero.hp <= 5 else FOUNTAIN
        case "chest":
            return CHEST
        case "boss":
            return _chamber(g, hero)
        case "shrine":
            return _shrine(g, hero, space)
    return 0.0


def _chamber(g: OakDell, hero: Hero) -> float:
    """Entering the chamber is right when the time is: what is left is needed for the boss."""
    if g.options.scenario != "boss" or hero.chamber:
        return 0.0
    spare = turns_left(g, hero) - 0.7 * hero.fight.left - KILLING_TIME.get(g.boss, OTHER_BOSS)
    return 12.0 if spare <= 2.5 else 2.0 if spare <= 5 else -1.5


def _shrine(g: OakDell, hero: Hero, space: Space) -> float:
    """A shrine that can be paid."""
    if g.options.scenario != "shrines" or space in hero.destroyed:
        return 0.0
    cost = g.maze.shrines[space].cost
    return SHRINE if all(len(hero.tracks[track].left) >= n for track, n in cost.items()) else 0.0


class Ending:
    """What it is worth to a hero to stand somewhere after its route: light, what is near, how far the objective is.

    What each space offers is looked up once: a search comes to the same one by many ways.
    """

    def __init__(self, g: OakDell, hero: Hero, light: float) -> None:
        self._g, self._hero, self._light = g, hero, light
        features = g.maze.features.items()
        prizes = [place for place, feature in features if feature.kind in PRIZES and place not in hero.crossed]
        self._prizes = {place: passing(g, hero, place) for place in prizes}
        self._seen: dict[Space, tuple[float, float, list[tuple[float, Space]]]] = {}

    def value(self, space: Space, taken: Container[Space]) -> float:
        """The value of a space when some things were taken on the way there."""
        if space not in self._seen:
            self._seen[space] = self._look_from(space)
        light, goal, near = self._seen[space]
        pull, weights = 0.0, iter((PULL, SECOND_PULL))
        for value, place in near:
            if place not in taken:
                weight = next(weights, None)
                if weight is None:
                    break
                pull += weight * value
        return light + pull + goal

    def _look_from(self, space: Space) -> tuple[float, float, list[tuple[float, Space]]]:
        """The light there, what the way to the objective is worth, and how much each thing draws, the most first."""
        g, hero = self._g, self._hero
        reach = _from(g, hero, space)
        near = [
            (value * FADE ** reach[place], place)
            for place, value in self._prizes.items()
            if place in reach and place != space
        ]
        feature = g.maze.features.get(space)
        lit = feature is not None and feature.kind == "wall_torch"
        return self._light if lit else 0.0, _goal(g, hero, space), sorted(near, reverse=True)


def _from(g: OakDell, hero: Hero, space: Space) -> dict[Space, int]:
    return g.maze.distances(frozenset((space,)), doors=min(1, hero.keys), opened=hero.opened)


def _goal(g: OakDell, hero: Hero, space: Space) -> float:
    """How far the objective is from there, against the time that is left."""
    if g.options.scenario == "shrines":
        rest = tuple(sorted(place for place in g.maze.shrines if place not in hero.destroyed))
        tour = shortest_tour(g.maze, space, rest, hero.opened)
        slack = 2.8 * turns_left(g, hero) - tour
        return -tour * (0.12 if slack > 12 else 0.4 if slack > 5 else 0.7)
    if hero.chamber or g.maze.chamber is None:
        return 0.0
    far = _from(g, hero, space).get(g.maze.chamber, FAR)
    slack = turns_left(g, hero) - 1 - KILLING_TIME.get(g.boss, OTHER_BOSS) - far / 3
    return -0.05 * far - 1.2 * max(0.0, 1.5 - slack)


@lru_cache(20_000)
def shortest_tour(maze: Maze, space: Space, goals: tuple[Space, ...], opened: frozenset[Edge]) -> int:
    """The fewest steps that lead through all goals."""
    if not goals:
        return 0
    between = {goal: maze.distances(frozenset((goal,)), opened=opened) for goal in goals}
    return min(
        sum(between[b].get(a, 40) for a, b in zip((space, *order), order, strict=False))
        for order in permutations(goals)
    )


def best_route(g: OakDell, hero: Hero, move: int, die: Die) -> tuple[float, Route] | None:
    """The best route for a die of so many spaces, with boots and Run where they pay; None where none is possible."""
    run, boots = longest_run(g, hero), strides(g, hero)
    lengths = {move + more: (0, more) for more in boots}
    if run:
        lengths |= {move + more: (more, 0) for more in range(1, run + 1) if move + more not in lengths}
    light = light_saves(g, hero, die) * heart(hero)
    cut = frozenset(length for length, (ran, _) in lengths.items() if 0 < ran < run)
    found = values_by_length(g, hero, max(lengths), light, is_ghostly(g, hero, move), cut)
    best: tuple[float, Route] | None = None
    for length, (ran, strode) in lengths.items():
        if length not in found:
            continue
        value, route = found[length]
        value -= RUN if ran else 0.0
        if best is None or value > best[0]:
            best = value, replace(route, run=ran, boots=strode)
    return best
