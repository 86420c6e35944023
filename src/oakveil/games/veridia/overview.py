"""The table of Veridia in words, line by line: everything that a player sees, and nothing more (specification 2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Seat

from .board import printed_map
from .campaign import words as campaign_words
from .campaign.records import MASTER
from .health import level_name
from .journey.overview import journey_lines
from .naming import NONE, Naming
from .sheet import text_sheet
from .state import SIDES, Fight, SideId, Throw, Unit, Veridia
from .workshop import BUILDER


def lines(g: Veridia, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The table, told to `seat` (None: a spectator)."""
    if g.state.mode == "builder":
        yield from text_sheet(g.state.characters[BUILDER], g.box, words.text).splitlines()
    elif g.state.campaign is not None:
        yield from campaign_words.lines(g, seat, words)
        if g.state.fight is not None:
            yield from _fight(g, g.state.fight, seat, words)
    elif g.state.fight is not None:
        yield from _fight(g, g.state.fight, seat, words)
    elif g.state.journey is not None:
        yield from journey_lines(g, g.state.journey, seat, words)
    elif g.state.mode == "dice":
        yield words.text.say("veridia-table-tray", n=len(g.state.tray))
        for throw in g.state.tray:
            yield _throw(g, throw, words)


# -- a fight -----------------------------------------------------------------------------------------------------------


def _fight(g: Veridia, fight: Fight, seat: Seat | None, words: Naming) -> Iterator[str]:
    text = words.text
    place = words.thing(printed_map(fight.map)) if fight.map else NONE
    if fight.round or fight.bonus_round:
        bonus = "yes" if fight.bonus_round else "no"
        yield text.say("veridia-table-round", round=fight.round, bonus=bonus, place=place)
        yield text.say("veridia-table-order", order=", ".join([words.unit(g, id) for id in fight.order]) or NONE)
    else:
        yield text.say("veridia-table-setup", place=place)
    mine = {unit.side for unit in fight.units.values() if unit.seat == seat}
    for side in SIDES:
        units = [unit for unit in fight.units.values() if unit.side == side]
        if units:
            own = frozenset(unit.id for unit in units if _is_own(g, unit, seat, side in mine))
            yield from _side(g, side, units, own, words)
    for grip in fight.grips:
        yield text.say(
            "veridia-table-grip",
            holder=words.unit(g, grip.holder),
            held=words.unit(g, grip.held),
            strength=grip.strength,
            lock=grip.lock,
        )
    for thing in fight.ground:
        yield text.say("veridia-table-ground", item=words.inside(thing.item), cell=words.cell(thing.cell))
    for patch in fight.patches:
        cells = ", ".join([words.cell(cell) for cell in sorted(patch.cells)])
        yield text.say("veridia-table-area", source=words.thing(patch.source), cells=cells)


def _is_own(g: Veridia, unit: Unit, seat: Seat | None, ally: bool) -> bool:
    """Whether a seat knows all of a unit: those of its side, in a campaign only its own; the master knows all."""
    if g.state.campaign is None:
        return ally
    return seat is not None and seat in (MASTER, unit.seat)


def _side(g: Veridia, side: SideId, units: list[Unit], own: frozenset[str], words: Naming) -> Iterator[str]:
    yield words.text.say("veridia-table-side", letter=side.upper())
    for unit in units:
        yield " ".join(_unit(g, unit, unit.id in own, words))


def _unit(g: Veridia, unit: Unit, own: bool, words: Naming) -> Iterator[str]:
    """A unit: where it is, how it fares; what only its side knows is told to `own` alone."""
    text = words.text
    yield text.say(
        "veridia-table-unit",
        unit=words.unit(g, unit.id),
        fate="dead" if unit.dead else unit.fate,
        health=_health(g, unit, own, words),
        cell=words.cell(unit.cell),
    )
    if unit.dead or unit.fate != "up":
        return
    hands = [words.inside(item) for item in dict.fromkeys((unit.main, unit.off)) if item]
    if hands:
        yield text.say("veridia-table-hands", hands=text.listed(hands))
    if unit.armor:
        yield text.say("veridia-table-armour", armor=words.inside(unit.armor))
    if unit.conditions:
        conditions = [words.inside(condition.id) for condition in unit.conditions]
        yield text.say("veridia-table-conditions", conditions=", ".join(conditions))
    if unit.effects:
        effects = dict.fromkeys(words.thing(lasting.source) for lasting in unit.effects)
        yield text.say("veridia-table-effects", effects=", ".join(effects))
    if unit.barrier is not None:
        yield text.say("veridia-table-barrier", points=unit.barrier.points if own else 0)
    if g.fight.round or g.fight.bonus_round:
        yield text.say("veridia-table-main", main=unit.turn.main)
    if own and unit.pools:
        pools = [text.say("veridia-pool", pool=words.inside(pool), points=n) for pool, n in unit.pools.items()]
        yield text.say("veridia-table-pools", pools=", ".join(pools))
    if own and unit.ammunition:
        kinds = [text.say("veridia-pool", pool=words.inside(kind), points=n) for kind, n in unit.ammunition.items()]
        yield text.say("veridia-table-ammunition", kinds=", ".join(kinds))


def _health(g: Veridia, unit: Unit, own: bool, words: Naming) -> str:
    """How healthy a unit is, as far as others may know (`health_shown`); "none" if nobody may."""
    shown = "exact" if own else g.options.health_shown
    if shown == "hidden":
        return NONE
    level = words.inside(level_name(unit.profile.levels, unit.damage))
    if shown == "level":
        return level
    whole = sum(unit.profile.levels)
    return words.text.say("veridia-health", level=level, left=max(0, whole - unit.damage), whole=whole)


# -- the dice room -----------------------------------------------------------------------------------------------------


def _throw(g: Veridia, throw: Throw, words: Naming) -> str:
    text = words.text
    kind, _, number = throw.who.partition(":")
    who = words.seat(g, int(number)) if kind == "seat" else text.say("veridia-opposition")
    return text.say(
        "veridia-table-throw",
        who=who,
        what=throw.what or NONE,
        faces=words.faces(throw.rolled),
        result=words.result(throw.rolled),
    )
