"""What the page of Dungeons of the Oak Dell shows beside the state: odds of attacks, distances, how far one may walk.

Nothing here depends on where a line would run before it is drawn, but for whoever drank the Potion of Focus
(OAK-STRIKE-06).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .choices import Route
from .furniture import Furniture, furniture
from .measuring import Measured, may_measure, measure
from .odds import outlook
from .preview import Foreseen, distance, foresee
from .records import Die, Scenario
from .rules.fleeing import has_means
from .rules.gear import by_wall_torch
from .rules.movement import is_ghostly, longest_run, strides
from .rules.strikes import count_free
from .state import Hero, OakDell


class Forecast(Struct, frozen=True):
    """The coming attack of a monster: `ways[n]` of `of` equally likely rolls deal n damage; `mean` is the average."""

    ways: tuple[int, ...]
    of: int
    mean: float


class HeroAid(Struct, frozen=True, kw_only=True):
    """A hero and what its monster may do to it, with a white and with a black die.

    `lit_white` and `lit_black` are the same with an own torch, None for a hero that has none to light. `distance` is
    the number of steps to the objective without doors, `with_keys` with the keys held (None: none, or no way). `free`
    are free points of the sheet. `flees`: the monster would flee at its next turn.
    """

    white: Forecast
    black: Forecast
    lit_white: Forecast | None
    lit_black: Forecast | None
    by_wall_torch: bool
    distance: int | None
    with_keys: int | None
    free: int
    flees: bool


class Movement(Struct, frozen=True, kw_only=True):
    """How far the hero whose turn it is walks: `move` spaces, `run` more at most, and one of `strides` more.

    `ghostly` are the totals at which closed doors can be passed in Ghost boots.
    """

    move: int
    run: int
    strides: tuple[int, ...]
    ghostly: tuple[int, ...]


class Aids(Struct, frozen=True, kw_only=True):
    """`heroes` are those of all seats, in their order. `measures`: whoever is told may measure lines now."""

    dungeon: str
    scenario: Scenario
    heroes: tuple[HeroAid, ...]
    movement: Movement | None
    measures: bool


class OakDellPage:
    """What Dungeons of the Oak Dell adds for a page."""

    records: Sequence[type[Struct]] = (Furniture, Aids, Foreseen, Measured)

    def furniture(self, content: Box, text: Text) -> Furniture:
        """The box in words."""
        return furniture(content, text)

    def aids(self, g: OakDell, seat: Seat | None, text: Text) -> Aids:
        """What can be told of the table at once."""
        return Aids(
            dungeon=g.options.dungeon,
            scenario=g.options.scenario,
            heroes=tuple(_hero(g, hero) for hero in g.state.heroes),
            movement=_movement(g),
            measures=may_measure(g, seat),
        )

    def consult(self, g: OakDell, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
        """What a `route` would bring; what a `line` would cross, for whoever may measure.

        Raises KeyError, TypeError or ValueError for a strange wish.
        """
        match topic:
            case "route":
                if g.state.turn is None or g.turn.seat != seat:
                    raise ValueError(f"it is not the turn of seat {seat}")
                return foresee(g, g.acting, msgspec.convert({"type": "Route", **about}, Route))
            case "line":
                return measure(g, seat, about["start"], about["end"])
        raise KeyError(topic)


def _hero(g: OakDell, hero: Hero) -> HeroAid:
    lights = hero.alive and (hero.torches > 0 or "torch" in hero.ready)
    return HeroAid(
        white=_forecast(g, hero, "white", False),
        black=_forecast(g, hero, "black", False),
        lit_white=_forecast(g, hero, "white", True) if lights else None,
        lit_black=_forecast(g, hero, "black", True) if lights else None,
        by_wall_torch=by_wall_torch(g, hero),
        distance=distance(g, hero),
        with_keys=distance(g, hero, hero.keys) if hero.keys else None,
        free=count_free(g, hero),
        flees=not has_means(g, hero),
    )


@rule("OAK-MON-03", "OAK-MON-04")
def _forecast(g: OakDell, hero: Hero, die: Die, lights: bool) -> Forecast:
    found = outlook(g, hero, die, lights)
    return Forecast(found.ways, found.of, round(found.expected, 2))


@rule("OAK-MOVE-05", "OAK-DOOR-05")
def _movement(g: OakDell) -> Movement | None:
    """Only while the hero has still to walk."""
    turn = g.state.turn
    if turn is None or turn.phase != "dungeon":
        return None
    hero, run = g.acting, longest_run(g, g.acting)
    most = turn.move + run + max(strides(g, hero))
    ghostly = tuple(total for total in range(turn.move, most + 1) if is_ghostly(g, hero, total))
    return Movement(move=turn.move, run=run, strides=strides(g, hero), ghostly=ghostly)
