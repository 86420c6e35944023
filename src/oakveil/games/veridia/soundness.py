"""What is true of every table of Veridia: everybody is somewhere, holds what it has, and nothing is below nothing."""

from __future__ import annotations

from . import stacking
from .board import printed_map
from .building_soundness import flaw_of_characters
from .campaign.soundness import flaw_of_campaign
from .dice import FACES
from .gear import SHIELD
from .journey.soundness import flaw_of_journey
from .rules.setup import MOST_SEATS
from .rules.working import OTHER_MODE
from .state import SIDES, Fight, Unit, Veridia

MOST = 9_999
"""Nothing that is counted comes near."""


def flaw(g: Veridia) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    fight = g.state.fight
    if fight is None:
        return stacking.flaw(g) or flaw_of_characters(g) or flaw_of_journey(g) or flaw_of_campaign(g)
    return (
        stacking.flaw(g)
        or flaw_of_characters(g)
        or flaw_of_journey(g)
        or flaw_of_campaign(g)
        or _flaw_of_fight(g, fight)
        or _flaw_of_order(fight)
        or _flaw_of_units(g, fight)
        or _flaw_of_grips(fight)
    )


def _flaw_of_fight(g: Veridia, fight: Fight) -> str | None:
    if fight.map and printed_map(fight.map) not in g.box.boards:
        return "the map does not exist"
    if not 0 <= fight.round <= MOST or not 0 <= fight.held_rounds <= MOST or not 1 <= fight.next_number <= MOST**2:
        return "the rounds are counted wrongly"
    if any(metres < 0 for metres in fight.apart.values()):
        return "somebody is less than nothing away"
    if fight.map and not fight.open_doors <= g.board.doors:
        return "a door is open where there is none"
    for thing in fight.ground:
        if thing.item != SHIELD and thing.item not in g.box.weapons and not _is_printed(fight, thing.item):
            return f"{thing.item} lies on the ground and does not exist"
    return None


def _is_printed(fight: Fight, item: str) -> bool:
    """Whether an item is a weapon of somebody's quick sheet."""
    return any(line.weapon == item for unit in fight.units.values() for line in unit.profile.attacks)


def _flaw_of_order(fight: Fight) -> str | None:
    known = set(fight.units)
    if not set(fight.order) <= known or len(set(fight.order)) < len(fight.order):
        return "somebody stands in the order who does not fight, or twice"
    if not fight.surprised <= known:
        return "somebody is surprised who does not fight"
    return None


def _flaw_of_units(g: Veridia, fight: Fight) -> str | None:
    for id, unit in fight.units.items():
        if unit.id != id or unit.side not in SIDES or not 1 <= unit.seat <= MOST_SEATS:
            return f"{id} is not itself"
        problem = _flaw_of_body(g, unit) or _flaw_of_hands(g, unit) or _flaw_of_ties(fight, unit) or _flaw_of_turn(unit)
        if problem:
            return f"{id}: {problem}"
    return None


def _flaw_of_body(g: Veridia, unit: Unit) -> str | None:
    if not 0 <= unit.damage <= sum(unit.profile.levels):
        return "more or less damage than there is health"
    if any(not 0 <= points <= MOST for points in (*unit.pools.values(), *unit.ammunition.values(), unit.wear)):
        return "points that are no points"
    if any(condition.id not in g.box.conditions for condition in unit.conditions):
        return "a condition that does not exist"
    if len({condition.id for condition in unit.conditions}) < len(unit.conditions):
        return "the same condition twice"
    if unit.barrier is not None and unit.barrier.points < 1:
        return "a barrier of nothing"
    if unit.rolled and unit.rolled not in FACES:
        return "an initiative that no die shows"
    if unit.cell is not None and g.state.fight is not None and g.state.fight.map:
        (x, y), board = unit.cell, g.board
        if not (0 <= x < board.width and 0 <= y < board.height):
            return "off the map"
        if unit.fate != "up":
            return "on the map although it has left"
    return None


def _flaw_of_hands(g: Veridia, unit: Unit) -> str | None:
    at_hand = {held.item for held in unit.carried}
    for item in (unit.main, unit.off):
        if item and item not in at_hand and OTHER_MODE.get(item) not in at_hand:
            return f"holds {item}, which it has not"
    if any(held.count < 1 or held.shots < 0 or held.reload < 0 for held in unit.carried):
        return "a thing that is counted wrongly"
    if unit.armor and unit.armor not in g.box.armors:
        return "armour that does not exist"
    return None


def _flaw_of_ties(fight: Fight, unit: Unit) -> str | None:
    if unit.mount and (unit.mount not in fight.units or fight.units[unit.mount].rider != unit.id):
        return "rides what does not carry it"
    if unit.rider and (unit.rider not in fight.units or fight.units[unit.rider].mount != unit.id):
        return "carries who does not ride it"
    if unit.summoner and unit.summoner not in fight.units:
        return "called by nobody"
    for id in (unit.turn.waits_for, unit.turn.counter):
        if id and id not in fight.units:
            return "waits for somebody who does not fight"
    return None


def _flaw_of_turn(unit: Unit) -> str | None:
    if any(member.dice < 1 for member in unit.turn.members):
        return "a part of a set without a die"
    if unit.turn.extra < 0 or unit.escape < 0:
        return "less than nothing left to do"
    return None


def _flaw_of_grips(fight: Fight) -> str | None:
    for grip in fight.grips:
        if grip.holder not in fight.units or grip.held not in fight.units or grip.holder == grip.held:
            return "somebody is held by nobody"
        if min(grip.strength, grip.lock, grip.breach) < 0:
            return "a grip weaker than none"
    pairs = [(grip.holder, grip.held) for grip in fight.grips]
    return "the same grip twice" if len(set(pairs)) < len(pairs) else None
