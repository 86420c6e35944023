"""The tracker: who joins, who leaves, in what order, whose slot is over (VER-GM-06)."""

from __future__ import annotations

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..events import LeftFight
from ..rules.harm import drop_out
from ..rules.initiative import in_order, roll_initiative
from ..rules.placing import default_cell, free_cells
from ..rules.setup import MOST_UNITS
from ..rules.surprise import Surprise
from ..sequence import FightOut, Round, Slot
from ..state import Veridia
from .deeds import deed
from .evening_choices import JoinFight, LeaveFight, NextSlot, Reorder, StopFight
from .events import TrackerChanged
from .fights import CampaignFight, FreeFight, fits, unit_for
from .present import campaign_of
from .scenes import name_of_token, scene_of_token, token_of


def _no_fight(g: Veridia) -> Broken | None:
    return None if g.state.fight is not None else Broken("VER-GM-06", "veridia-gm-no-fight")


def cut(g: Veridia, kind: type[Frame]) -> Frame | None:
    """Break off whatever goes on above the innermost procedure of a kind."""
    frame = g.within(kind)
    if frame is None:
        return None
    while g.stack[-1] is not frame:
        g.stack.pop()
    return frame


def _cannot_join(g: Veridia, seat: Seat, wish: JoinFight) -> Broken | None:
    if (broken := _no_fight(g)) is not None:
        return broken
    scene = scene_of_token(g, wish.token)
    if scene is None or scene.id != campaign_of(g).fighting or wish.token in g.fight.units:
        return Broken("VER-GM-06", "veridia-gm-no-token")
    person = campaign_of(g).people.get(wish.token)
    if person is not None and person.dead:
        return Broken("VER-HEALTH-05", "veridia-gm-dead", {"who": person.name})
    if len(g.fight.units) >= MOST_UNITS:
        return Broken("VER-GM-06", "veridia-gm-full", {"most": MOST_UNITS})
    return None


@deed(JoinFight, "master", _cannot_join)
@rule("VER-GM-06", "VER-INIT-01")
def join_fight(g: Veridia, seat: Seat, wish: JoinFight) -> None:
    """A token joins with a roll of initiative of its own; it acts in this round if its place is still to come."""
    scene = scene_of_token(g, wish.token)
    assert scene is not None
    unit = unit_for(g, token_of(scene, wish.token))
    fight = g.fight
    fight.units[unit.id] = unit
    if fight.map:
        cell = token_of(scene, wish.token).cell
        if cell is not None and fits(g, unit, cell):
            unit.cell = cell
        else:
            unit.cell = default_cell(g, unit, free_cells(g, unit))
    if fight.round:
        roll_initiative(g, [unit])
        fight.order = in_order(g)
    g.tell(TrackerChanged, "joined", (name_of_token(g, unit.id),))


def _not_there(g: Veridia, seat: Seat, wish: LeaveFight) -> Broken | None:
    if (broken := _no_fight(g)) is not None:
        return broken
    unit = g.fight.units.get(wish.unit)
    if unit is None or unit.fate != "up":
        return Broken("VER-GM-06", "veridia-gm-no-token")
    return Broken("VER-GM-06", "veridia-gm-no-round") if g.within(Surprise) is not None else None


@deed(LeaveFight, "master", _not_there)
@rule("VER-GM-06")
def leave_fight(g: Veridia, seat: Seat, wish: LeaveFight) -> None:
    """A unit is out of it; before the first round as if it had never come. What goes on with it now is broken off."""
    slot = g.within(Slot)
    involved = any(wish.unit in (getattr(it, "unit", ""), getattr(it, "target", "")) for it in g.stack)
    if slot is not None and involved:
        cut(g, Slot)
        slot.goto(Slot.close)
    unit = g.unit(wish.unit)
    if g.fight.round or g.fight.bonus_round:
        drop_out(g, unit)
        unit.fate, unit.cell = "away", None
        g.tell(LeftFight, unit.id, "away")
    else:
        del g.fight.units[unit.id]
    g.tell(TrackerChanged, "left", (name_of_token(g, unit.id),))


def _bad_order(g: Veridia, seat: Seat, wish: Reorder) -> Broken | None:
    if (broken := _no_fight(g)) is not None:
        return broken
    if not set(wish.order) <= set(g.fight.units) or len(set(wish.order)) < len(wish.order):
        return Broken("VER-GM-06", "veridia-gm-no-token")
    return None if g.fight.round else Broken("VER-GM-06", "veridia-gm-no-round")


@deed(Reorder, "master", _bad_order)
@rule("VER-GM-06")
def reorder(g: Veridia, seat: Seat, wish: Reorder) -> None:
    """The order stays so until the master gives another; whoever had its slot in this round has it no more."""
    g.fight.by_hand = wish.order
    rest = tuple([id for id in g.fight.order if id not in wish.order])
    g.fight.order = (*wish.order, *rest)
    g.tell(TrackerChanged, "order", tuple([name_of_token(g, id) for id in wish.order]))


def _no_slot(g: Veridia, seat: Seat, wish: NextSlot) -> Broken | None:
    slot = g.within(Slot)
    return None if slot is not None or g.within(FreeFight) is not None else Broken("VER-GM-06", "veridia-gm-no-round")


@deed(NextSlot, "master", _no_slot)
@rule("VER-GM-06")
def next_slot(g: Veridia, seat: Seat, wish: NextSlot) -> None:
    """The present slot is over, whatever was going on in it; the unit does not wait for another."""
    slot = cut(g, Slot)
    if isinstance(slot, Slot):
        unit, turns = g.unit(slot.unit), g.within(Round)
        unit.turn.waits_for = ""
        assert turns is not None
        slot.goto(Slot.close)
        g.tell(TrackerChanged, "next", (name_of_token(g, unit.id),))
        return
    free = cut(g, FreeFight)
    assert isinstance(free, FreeFight)
    known = free.unit(g)
    free.place += 1
    free.goto(FreeFight.slot)
    g.tell(TrackerChanged, "next", (name_of_token(g, known.id),) if known is not None else ())


@deed(StopFight, "master", lambda g, seat, wish: _no_fight(g))
@rule("VER-GM-06")
def stop_fight(g: Veridia, seat: Seat, wish: StopFight) -> None:
    """The fight ends as it stands."""
    g.tell(TrackerChanged, "stopped")
    fight = cut(g, FreeFight) or cut(g, FightOut) or cut(g, CampaignFight)
    if isinstance(fight, FreeFight):
        fight.goto(FreeFight.over)
    elif isinstance(fight, FightOut):
        fight.goto(FightOut.over)
