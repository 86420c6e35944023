"""Whom a step is for: turned zones, legal targets, and the question which of them (specification 3.5, 3.13)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.rulebook import rule

from ..board import BIT, DISTANCE, INDEX, TURNS, Cell, Mask
from ..choices import ChooseArea, ChooseEnemies, ChooseEnemy, ChooseHero, ChooseHeroes
from ..effects import ZoneId
from ..state import BATTLEFIELD, EnemyId, FigureId, Hero, HeroId, Tactique
from .lasting import has
from .threat import heroes_hit

if TYPE_CHECKING:
    from .steps import Steps

ONE = ("enemy", "hero", "dead_hero")
"""Selectors of one figure, which is `that` one from then on."""
SEVERAL = ("enemies", "heroes", "all_enemies", "all_heroes")
"""Selectors of `those` figures."""
Area = tuple[str, tuple[FigureId, ...]]
"""A way to turn a zone, and the figures in it then."""


@rule("TAC-TARGET-01", "TAC-TARGET-03", "TAC-TARGET-05")
def may_target(g: Tactique, hero: Hero, enemy: EnemyId) -> bool:
    """Whether a hero may choose this enemy as a target."""
    if has(g, enemy, "untargetable"):
        return False
    if "elusive" not in g.box.traits[enemy]:
        return True
    return hero.cell is not None and DISTANCE[hero.cell, g.state.enemies[enemy].cell] == 1


def enemies_in(g: Tactique, cells: Mask) -> list[EnemyId]:
    """The enemies on these cells, in reading order."""
    there = [(enemy.cell, enemy.id) for enemy in g.state.enemies.values() if BIT[enemy.cell] & cells]
    if len(there) > 1:
        there.sort()
    return [id for _, id in there]


@rule("TAC-DEATH-04")
def heroes_in(g: Tactique, cells: Mask) -> list[HeroId]:
    """The living heroes on these cells, in seat order."""
    return [hero.id for hero in g.state.heroes if hero.alive and hero.cell is not None and BIT[hero.cell] & cells]


@rule("TAC-ZONE-04", "TAC-ZONE-10", "TAC-ZONE-09", "TAC-ZONE-05")
def turned_zones(g: Tactique, zone: ZoneId, origin: Cell) -> tuple[Mask, Mask, Mask, Mask]:
    """The cells of a zone around where its figure stands now, turned right, down, left and up."""
    return g.sight(zone).turns[INDEX[origin]]


@rule("TAC-ZONE-02", "TAC-ZONE-06", "TAC-TARGET-02")
def enemy_areas(g: Tactique, zone: ZoneId, origin: Cell) -> list[Area]:
    """The turned zones that hold an enemy; of those equal in effect the first."""
    areas: dict[tuple[FigureId, ...], str] = {}
    for turn, cells in zip(TURNS, turned_zones(g, zone, origin), strict=True):
        inside = tuple(enemies_in(g, cells))
        if inside:
            areas.setdefault(inside, turn)
    return [(turn, inside) for inside, turn in areas.items()]


@rule("TAC-ZONE-06", "TAC-ZONE-07", "TAC-ZONE-08", "TAC-TARGET-02")
def hero_areas(g: Tactique, zone: ZoneId, hero: Hero, no_self: bool) -> list[Area]:
    """The turned zones that hold a hero; the one that plays the card is in each, unless it is left out."""
    assert hero.cell is not None
    own = 0 if no_self else BIT[hero.cell]
    areas: dict[tuple[FigureId, ...], str] = {}
    for turn, cells in zip(TURNS, turned_zones(g, zone, hero.cell), strict=True):
        inside = tuple(id for id in heroes_in(g, cells | own) if not (no_self and id == hero.id))
        if inside:
            areas.setdefault(inside, turn)
    return [(turn, inside) for inside, turn in areas.items()]


@rule("TAC-TARGET-01", "TAC-TARGET-03", "TAC-TARGET-05")
def enemy_targets(g: Tactique, zone: ZoneId, hero: Hero, triggered: bool) -> list[EnemyId]:
    """The enemies that a hero can choose from its zone. What is triggered targets nobody: there all can be hit."""
    assert hero.cell is not None
    inside = enemies_in(g, g.sight(zone).around[INDEX[hero.cell]])
    return inside if triggered else [enemy for enemy in inside if may_target(g, hero, enemy)]


@rule("TAC-TARGET-07", "TAC-ZONE-07", "TAC-ZONE-08", "TAC-TARGET-04")
def hero_targets(g: Tactique, zone: ZoneId, hero: Hero, no_self: bool) -> list[HeroId]:
    """The heroes that a hero can choose from its zone: itself, too, unless the black square is crossed out."""
    assert hero.cell is not None
    cells = g.sight(zone).around[INDEX[hero.cell]] | BIT[hero.cell]
    return [id for id in heroes_in(g, cells) if not (no_self and id == hero.id)]


@rule("TAC-PLAY-04", "TAC-ZONE-06")
def sets_of(groups: Sequence[Sequence[FigureId]], most: int) -> list[tuple[FigureId, ...]]:
    """The sets of one to `most` figures that lie in one turned zone, the largest first."""
    sets: dict[tuple[FigureId, ...], None] = {}
    for size in range(most, 0, -1):
        for group in groups:
            sets.update(dict.fromkeys(combinations(group, size)))
    return list(sets)


@rule("TAC-PLAY-09", "TAC-PLAY-10", "TAC-TARGET-06")
def possible(g: Tactique, frame: Steps, to: str, zone: ZoneId, up_to: int | None) -> list[tuple[FigureId, ...]]:
    """Each set of figures that a step of a hero can be for; empty when there is no target, one when none is chosen."""
    hero = g.hero(frame.actor)
    match to:
        case "me":
            return [(hero.id,)]
        case "enemy":
            return [(enemy,) for enemy in enemy_targets(g, zone, hero, frame.triggered)]
        case "hero":
            return [(other,) for other in hero_targets(g, zone, hero, frame.no_self)]
        case "all_enemies":
            assert hero.cell is not None
            return [inside for _, inside in enemy_areas(g, zone, hero.cell)]
        case "all_heroes":
            return [inside for _, inside in hero_areas(g, zone, hero, frame.no_self)]
        case "enemies":
            assert hero.cell is not None
            allowed = set(enemy_targets(g, zone, hero, frame.triggered))
            groups = [[enemy for enemy in inside if enemy in allowed] for _, inside in enemy_areas(g, zone, hero.cell)]
            return sets_of(groups, up_to or 1)
        case "heroes":
            return sets_of([inside for _, inside in hero_areas(g, zone, hero, frame.no_self)], up_to or 1)
        case "dead_hero":
            return [(other.id,) for other in g.state.heroes if not other.alive]
    there = remembered(g, frame, to)
    return [there] if there else []


def remembered(g: Tactique, frame: Steps, to: str) -> tuple[FigureId, ...]:
    """Whom `that`, `those`, `trigger` or `target` means: those of them that are still there (TAC-PLAY-10)."""
    meant: tuple[FigureId, ...]
    match to:
        case "that":
            meant = (frame.that,) if frame.that is not None else ()
        case "those":
            meant = frame.those
        case "trigger":
            meant = (frame.trigger,) if frame.trigger is not None else ()
        case _:
            meant = frame.target
    return tuple(figure for figure in meant if is_there(g, figure))


@rule("TAC-DEATH-04", "TAC-ATK-08")
def is_there(g: Tactique, figure: FigureId) -> bool:
    """Whether a figure is an enemy on the board, a living hero, or the battlefield, which is always there."""
    if figure in g.state.enemies or figure == BATTLEFIELD:
        return True
    for hero in g.state.heroes:
        if hero.id == figure:
            return hero.alive
    return False


def question(g: Tactique, frame: Steps, to: str, zone: ZoneId, sets: Sequence[tuple[FigureId, ...]]) -> Ask:
    """Which of the possible sets it shall be: asked of the seat of the hero that acts."""
    hero = g.hero(frame.actor)
    options: Sequence[Option]
    default: Option | None = None
    match to:
        case "enemy":
            key = "choose_enemy"
            options = [ChooseEnemy(one) for (one,) in sets]
        case "hero" | "dead_hero":
            key = "choose_hero"
            options = [ChooseHero(one) for (one,) in sets]
        case "enemies":
            key = "choose_enemies"
            options = list(map(ChooseEnemies, sets))
            default = options[0]
        case "heroes":
            key = "choose_heroes"
            options = list(map(ChooseHeroes, sets))
            default = options[0]
        case _:
            key = "choose_area"
            assert hero.cell is not None
            areas = enemy_areas(g, zone, hero.cell) if to == "all_enemies" else hero_areas(g, zone, hero, frame.no_self)
            options = [ChooseArea(turn, inside) for turn, inside in areas]
    return Ask(hero.seat, "tactique.choose_trigger" if frame.triggered else f"tactique.{key}", options, default)


def chosen_in(choice: Option) -> tuple[FigureId, ...]:
    """The figures of an answer to the question."""
    match choice:
        case ChooseEnemy(enemy=figure) | ChooseHero(hero=figure):
            return (figure,)
        case ChooseEnemies(enemies=figures) | ChooseHeroes(heroes=figures) | ChooseArea(figures=figures):
            return figures
    raise ValueError(f"{choice} names no figures")


@rule("TAC-ATK-07", "TAC-DEATH-04", "TAC-ZONE-05")
def for_foes(g: Tactique, frame: Steps, to: str, zone: ZoneId) -> tuple[FigureId, ...]:
    """Whom a step of an enemy or of the battlefield is for: nobody chooses for them (TAC-ENEMY-07).

    What a battlefield does is no attack: hidden heroes are affected as well.
    """
    state = g.state
    match to:
        case "me":
            return (frame.actor,)
        case "that" | "those" | "trigger" | "target":
            return remembered(g, frame, to)
        case "all_enemies" | "other_enemies":
            origin = frame.place(g)
            if origin is None:
                inside = [enemy for _, enemy in sorted((enemy.cell, enemy.id) for enemy in state.enemies.values())]
            else:
                inside = enemies_in(g, g.sight(zone).around[INDEX[origin]] | BIT[origin])
            return tuple(enemy for enemy in inside if to == "all_enemies" or enemy != frame.actor)
        case "all_heroes" if frame.actor == BATTLEFIELD:
            return tuple(hero.id for hero in state.heroes if hero.alive)
        case _:
            origin = frame.place(g)
            return () if origin is None else tuple(heroes_hit(g, zone, origin))
