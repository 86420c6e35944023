"""What must hold of dungeons, and of the box as a whole (specification, section 12.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place
from oakveil.kernel.rulebook import rule

from .checks import MOST_PLAYERS
from .faulting import error
from .maze import Maze, between, connected, space
from .records import Dungeon, DungeonsFile, Sheet
from .sheet_checks import twice

GHOST = "ghost"
"""The first monster of a first game; it is in no deck then (OAK-SETUP-05)."""


def check_dungeons(dungeons: DungeonsFile) -> Iterator[Fault]:
    """The map, its features and what lies between them (V02, V16 to V21)."""
    for dungeon in dungeons.dungeon:
        at = Place("dungeons.toml", dungeon.id)
        rows = [*_check_rows(dungeon, at)]
        features = [*_check_features(dungeon, at)]
        edges = [*_check_edges(dungeon, at)]
        yield from rows + features + edges
        if not rows + features:
            yield from _check_ways(dungeon, at)
        for scenario, track in (("boss", dungeon.rounds.boss), ("shrines", dungeon.rounds.shrines)):
            if track.longer < track.normal:
                yield error(at.at_field("rounds").at_field(scenario), "longer")


def _check_rows(dungeon: Dungeon, at: Place) -> Iterator[Fault]:
    """V16: the rows, the entrance and an objective."""
    if len({len(row) for row in dungeon.cells}) > 1:
        yield error(at.at_field("cells"), "rows")
    kinds = Counter(feature.kind for feature in dungeon.features)
    if kinds["entrance"] != 1:
        yield error(at.at_field("features"), "entrances", found=kinds["entrance"])
    if not kinds["boss"] + kinds["shrine"]:
        yield error(at.at_field("features"), "no-objective")
    if kinds["boss"] > 1:
        yield error(at.at_field("features"), "chambers", found=kinds["boss"])


def _check_features(dungeon: Dungeon, at: Place) -> Iterator[Fault]:
    """V02, V20, and that potions have a colour, shrines an id and a cost, and nothing else has them."""
    at = at.at_field("features")
    yield from twice([feature.id for feature in dungeon.features if feature.id], at)
    for (x, y), count in Counter((feature.x, feature.y) for feature in dungeon.features).items():
        if count > 1:
            yield error(at, "shared", x=x, y=y)
    for number, feature in enumerate(dungeon.features):
        here = at.at_item(number, feature)
        for field, found, kind in (
            ("colour", feature.colour, "potion"),
            ("id", feature.id, "shrine"),
            ("cost", feature.cost, "shrine"),
        ):
            if bool(found) != (feature.kind == kind):
                yield error(here, "feature", field=field, kind=feature.kind, has="yes" if found else "no")


def _check_edges(dungeon: Dungeon, at: Place) -> Iterator[Fault]:
    """V17: doors and walls lie between two floor spaces, none twice."""
    floor = {(x, y) for y, row in enumerate(dungeon.cells) for x, cell in enumerate(row) if cell != "#"}
    seen = set[str]()
    for kind, found in (("door", dungeon.doors), ("wall", dungeon.walls)):
        here = at.at_field(f"{kind}s")
        for one in found:
            beyond = (one.x + 1, one.y) if one.side == "E" else (one.x, one.y + 1)
            if not {(one.x, one.y), beyond} <= floor:
                yield error(here, "rock", kind=kind, x=one.x, y=one.y)
            if between(one) in seen:
                yield error(here, "edge-double", kind=kind, x=one.x, y=one.y)
            seen.add(between(one))


def _check_ways(dungeon: Dungeon, at: Place) -> Iterator[Fault]:
    """V18, V19: what can be reached, without doors and with them."""
    maze, at = Maze(dungeon), at.at_field("features")
    if maze.entrance not in maze.zone:
        yield error(at, "entrance-rock")
        return
    free = connected(maze, maze.entrance, frozenset(["open"]))
    unlocked = connected(maze, maze.entrance, frozenset(["open", "door"]))
    for number, feature in enumerate(dungeon.features):
        here, objective = at.at_item(number, feature), feature.kind in ("boss", "shrine")
        if space(feature.x, feature.y) not in (free if objective else unlocked):
            problem = "objective-far" if objective else "out-of-reach"
            yield error(here, problem, kind=feature.kind, id=feature.id or "", x=feature.x, y=feature.y)


@rule("OAK-SETUP-03")
def check_decks(sheets: Mapping[str, Sheet]) -> Iterator[Fault]:
    """There are enough sheets of each level, and the Ghost is of level 1 (V15)."""
    at = Place("sheets.toml")
    levels = Counter(sheet.level for id, sheet in sheets.items() if id != GHOST)
    for level in (1, 2, 3):
        if levels[level] <= MOST_PLAYERS:
            yield error(at, "deck", level=level, found=levels[level], wanted=MOST_PLAYERS + 1, players=MOST_PLAYERS)
    if sheets[GHOST].level != 1:
        yield error(Place("sheets.toml", GHOST, ("level",)), "ghost")


def check_bosses(sheets: Mapping[str, Sheet], dungeons: Mapping[str, Dungeon]) -> Iterator[Fault]:
    """The default boss of each dungeon is a boss."""
    for dungeon in dungeons.values():
        boss = sheets.get(dungeon.default_boss)
        if boss is None or boss.level != "boss":
            yield error(Place("dungeons.toml", dungeon.id, ("default_boss",)), "no-boss", found=dungeon.default_boss)


MAP_CHECKS: tuple[Check, ...] = (check_dungeons,)
