"""What must hold between the tables of the land: tiles, layouts, craters, traps and the moon track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Detail, Fault
from oakveil.kernel.rulebook import rule

from .checks import check_rewards, error, warning
from .effects import Face, Rise, Wish
from .land import CASTLE as CASTLE_CELL
from .land import GATES, around, flaw, place_of
from .records import (
    Crater,
    CratersFile,
    DiceFile,
    Layout,
    LayoutsFile,
    MoonTrackFile,
    TileCard,
    TilesFile,
    TrapsFile,
)

HEROES = (1, 2, 3, 4)
START_TILES, START_LAIRS, TRAPS = 3, 3, 3
"""Start tiles beside the castle, small lairs on them (AVEL-SETUP-10), and traps in the box."""
CASTLE = "castle"
"""The id of the castle's tile."""
CRATERS = ("easy", "moderate", "difficult")


def tiles_in_play(tiles: tuple[TileCard, ...], heroes: int) -> list[TileCard]:
    """The tiles that are used with this number of heroes (AVEL-SETUP-04)."""
    return [tile for tile in tiles if tile.min_heroes <= heroes]


def check_tiles(tiles: TilesFile) -> Iterator[Fault]:
    """A castle, three start tiles with three small lairs, and shortcuts that lead somewhere."""
    file = "tiles.toml"
    castle = next((tile for tile in tiles.tile if tile.id == CASTLE), None)
    if castle is None:
        yield error(file, CASTLE, "", "no-castle")
    elif not castle.start or castle.min_heroes > 1 or castle.lairs or castle.service:
        yield error(file, CASTLE, "", "castle-plain")
    start = [tile for tile in tiles.tile if tile.start and tile.id != CASTLE]
    if len(start) != START_TILES:
        yield error(file, "", "", "start-tiles", found=len(start))
    lairs = Counter(lair for tile in start for lair in tile.lairs)
    if lairs["small"] != START_LAIRS:
        yield error(file, "", "", "start-lairs", found=lairs["small"])
    for tile in start:
        if "big" in tile.lairs:
            yield error(file, tile.id, "lairs", "start-big")
        if tile.min_heroes > 1:
            yield error(file, tile.id, "min_heroes", "start-always")
    for tile in tiles.tile:
        if tile.lairs and tile.service and not tile.on_purpose:
            yield warning(file, tile.id, "", "lair-and-service")
        if isinstance(tile.service, Wish):
            yield from _check_wish(tile.id, tile.service)
    for heroes in HEROES:
        in_play = tiles_in_play(tiles.tile, heroes)
        for symbol, count in Counter(symbol for tile in in_play for symbol in tile.shortcuts).items():
            if count < 2:
                yield warning(file, "", "", "shortcut", symbol=symbol, heroes=heroes)


def _check_wish(tile: str, wish: Wish) -> Iterator[Fault]:
    file = "tiles.toml"
    rolls = [sorted(result.faces) for result in wish.table]
    for roll in rolls:
        if len(roll) != len(wish.dice):
            yield error(file, tile, "service", "wish-faces", found=len(roll), wanted=len(wish.dice))
    if any(one == other for one, other in combinations(rolls, 2)):
        yield error(file, tile, "service", "wish-double")
    yield from check_rewards(file, tile, "service", tuple(result.reward for result in wish.table))


def check_layouts(layouts: LayoutsFile, tiles: TilesFile) -> Iterator[Fault]:
    """Every layout has a cell for each tile, and is a valid land for every number of heroes (AVEL-MAP-02)."""
    if not layouts.layout:
        yield error("layouts.toml", "", "", "no-layout")
    for layout in layouts.layout:
        yield from _check_layout(layout, {heroes: len(tiles_in_play(tiles.tile, heroes)) for heroes in HEROES})


def _check_layout(layout: Layout, sizes: dict[int, int]) -> Iterator[Fault]:
    file, cells = "layouts.toml", layout.cells
    if len(cells) != sizes[4]:
        yield error(file, layout.id, "cells", "layout-size", found=len(cells), wanted=sizes[4])
        return
    for heroes in HEROES:
        found = flaw(cells[: sizes[heroes]], layout.crater, layout.distance)
        if found:
            args: dict[str, Detail] = {"kind": found.kind, "found": found.found, "wanted": found.wanted}
            yield error(file, layout.id, "cells", "layout-flaw", tiles=sizes[heroes], **args)
            return
    if cells[0] != CASTLE_CELL or not {place_of(cell) for cell in cells[1 : 1 + GATES]} <= set(around((0, 0))):
        yield error(file, layout.id, "cells", "layout-order")


def check_craters(craters: CratersFile, tiles: TilesFile, dice: DiceFile) -> Iterator[Fault]:
    """There are three craters, and each lands its monsters on fitting tiles whatever the black die shows."""
    for id in CRATERS:
        if id not in [crater.id for crater in craters.crater]:
            yield error("craters.toml", id, "", "no-crater")
    black = next(die for die in dice.die if die.id == "black")
    by_id = {tile.id: tile for tile in tiles.tile}
    for crater in craters.crater:
        for face in sorted(set(black.faces)):
            if face not in crater.invade.landing:
                yield error("craters.toml", crater.id, "invade landing", "no-landing", face=face)
        yield from _check_landing(crater, by_id)
        yield from _check_landing_in_play(crater, by_id, set(black.faces))


def _check_landing(crater: Crater, tiles: dict[str, TileCard]) -> Iterator[Fault]:
    for id in dict.fromkeys(id for named in crater.invade.landing.values() for id in named):
        tile = tiles.get(id)
        if tile is None or tile.lairs or tile.id == CASTLE:
            why = "unknown" if tile is None else "lair" if tile.lairs else "castle"
            yield error("craters.toml", crater.id, "invade landing", "landing", tile=id, why=why)


@rule("AVEL-RISE-06")
def _check_landing_in_play(crater: Crater, tiles: dict[str, TileCard], faces: set[Face]) -> Iterator[Fault]:
    """A die that shows a tile not in play is rolled again; with every number of heroes some face must show another."""
    file, field = "craters.toml", "invade landing"
    named = dict.fromkeys(id for face in crater.invade.landing if face in faces for id in crater.invade.landing[face])
    known = [tiles[id] for id in named if id in tiles]
    for heroes in HEROES:
        missing = [tile for tile in known if tile.min_heroes > heroes]
        if missing and missing == known:
            yield error(file, crater.id, field, "landing-nowhere", heroes=heroes)
            continue
        for tile in missing:
            yield warning(file, crater.id, field, "landing-missing", tile=tile.id, heroes=heroes)


def check_traps(traps: TrapsFile, dice: DiceFile) -> Iterator[Fault]:
    """The box has three traps at three prices, and dice enough to roll for each."""
    file, box = "traps.toml", {die.id: die.count for die in dice.die}
    if len(traps.trap) != TRAPS:
        yield warning(file, "", "", "traps", found=len(traps.trap))
    for price, count in Counter(trap.price for trap in traps.trap).items():
        if count > 1:
            yield error(file, "", "price", "trap-price", price=price)
    for trap in traps.trap:
        for colour, found in Counter(trap.spring.dice).items():
            if found > box[colour]:
                yield error(file, trap.id, "spring dice", "monster-dice", found=found, die=colour, wanted=box[colour])


def check_moon_track(moon_track: MoonTrackFile) -> Iterator[Fault]:
    """One Black Moon, at the end; starts before it; seals retire no later than traps (AVEL-MOON-10)."""
    file, spaces = "moon_track.toml", moon_track.space
    rises = [number for number, space in enumerate(spaces) if isinstance(space.symbol, Rise)]
    if not rises:
        yield error(file, "", "", "no-rise")
        return
    if len(rises) > 1:
        yield error(file, "", "", "rises", found=len(rises))
    if rises[-1] != len(spaces) - 1:
        yield error(file, "", "", "rise-early", found=rises[-1])
    for heroes, start in zip(HEROES, moon_track.start, strict=True):
        if start >= rises[0]:
            yield error(file, "", "start", "track-start", heroes=heroes, found=start)
    marks = {space.mark.piece: number for number, space in enumerate(spaces) if space.mark}
    if "wall" in marks or (moon_track.beyond and moon_track.beyond.piece != "wall"):
        yield error(file, "", "", "wall-mark")
    if "seal" in marks and "trap" in marks and marks["seal"] > marks["trap"]:
        yield error(file, "", "", "marks", seal=marks["seal"], trap=marks["trap"])


LAND_CHECKS: tuple[Check, ...] = (check_tiles, check_layouts, check_craters, check_traps, check_moon_track)
