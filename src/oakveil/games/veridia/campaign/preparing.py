"""What the master prepares: notes and handouts, clocks, hidden areas, encounters, NPCs (VER-GM-02, VER-GM-14)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..state import Veridia
from .choices import AddNpc, HideArea, PlanEncounter, SetClock, WriteNote
from .deeds import deed
from .events import ClockChanged, EncounterPlanned, NoteWritten, NpcAdded, TerrainChanged
from .library import bad_sheet, profile_of_ref
from .present import campaign_of
from .records import Area, Note, Plan, SceneClock, SceneId, Screen, Token
from .scenes import MOST_NOTES, PRIVATE, new_id, no_scene, no_start, off_map, put, put_behind


def _cannot_write(g: Veridia, seat: Seat, wish: WriteNote) -> Broken | None:
    if len(campaign_of(g).behind.notes) + len(campaign_of(g).papers) >= MOST_NOTES:
        return Broken("VER-GM-02", "veridia-gm-full", {"most": MOST_NOTES})
    return no_scene(g, wish.scene) if wish.scene else None


@deed(WriteNote, "master", _cannot_write)
@rule("VER-GM-02")
def write_note(g: Veridia, seat: Seat, wish: WriteNote) -> None:
    """A note lies behind the screen until it is revealed; a handout is given out at once."""
    campaign = campaign_of(g)
    note = Note(new_id(g, "n"), wish.title, wish.text, wish.handout, wish.scene)
    if wish.handout:
        campaign.papers = (*campaign.papers, note)
    else:
        put_behind(g, notes=(*campaign.behind.notes, note))
    g.tell(NoteWritten, wish.title, wish.text, wish.handout, seats=None if wish.handout else PRIVATE)


@deed(SetClock, "master", lambda g, seat, wish: no_scene(g, wish.scene))
@rule("VER-GM-02")
def set_clock(g: Veridia, seat: Seat, wish: SetClock) -> None:
    """A clock of a scene: new, or another value for one."""
    scene, behind = campaign_of(g).scenes[wish.scene], campaign_of(g).behind
    clock = SceneClock(wish.id or new_id(g, "c"), wish.title, wish.segments, min(wish.filled, wish.segments))
    others = tuple([known for known in scene.clocks if known.id != clock.id])
    hidden = tuple([known for known in behind.clocks if known.id != clock.id])
    put(g, replace(scene, clocks=others if wish.hidden else (*others, clock)))
    put_behind(
        g,
        clocks=(*hidden, clock) if wish.hidden else hidden,
        where={**behind.where, clock.id: scene.id},
    )
    g.tell(ClockChanged, clock.title, clock.filled, clock.segments, seats=PRIVATE if wish.hidden else None)


def _cannot_hide(g: Veridia, seat: Seat, wish: HideArea) -> Broken | None:
    """What hides there must leave each side a start cell, together with all that is hidden or changed already."""
    broken = no_scene(g, wish.scene) or off_map(g, campaign_of(g).scenes[wish.scene], wish.cells)
    if broken is not None or wish.mark is None:
        return broken
    scene = campaign_of(g).scenes[wish.scene]
    hidden = [one for area in campaign_of(g).behind.areas if area.scene == scene.id for one in area.terrain]
    terrain = {**dict(scene.terrain), **dict(hidden), **dict.fromkeys(wish.cells, wish.mark)}
    return no_start(g, scene, tuple(terrain.items()))


@deed(HideArea, "master", _cannot_hide)
@rule("VER-GM-02")
def hide_area(g: Veridia, seat: Seat, wish: HideArea) -> None:
    """Cells are covered; what is there only the master knows."""
    scene = campaign_of(g).scenes[wish.scene]
    terrain = tuple([(cell, wish.mark) for cell in wish.cells]) if wish.mark is not None else ()
    area = Area(new_id(g, "a"), scene.id, wish.cells, wish.text, terrain)
    put(g, replace(scene, covered=tuple(sorted({*scene.covered, *wish.cells}))))
    put_behind(g, areas=(*campaign_of(g).behind.areas, area))
    g.tell(TerrainChanged, scene.title, len(wish.cells))


@deed(PlanEncounter, "master", lambda g, seat, wish: _bad_plan(g, wish))
@rule("VER-GM-14")
def plan_encounter(g: Veridia, seat: Seat, wish: PlanEncounter) -> None:
    behind = campaign_of(g).behind
    others = tuple([plan for plan in behind.plans if plan.title != wish.title])
    put_behind(g, plans=(*others, Plan(new_id(g, "e"), wish.title, wish.foes)) if wish.foes else others)
    g.tell(EncounterPlanned, wish.title, wish.foes, seats=PRIVATE)


def foes_of(plan: str) -> list[tuple[str, int]]:
    """The foes of a plan, with their number. Raises ValueError."""
    found = []
    for part in filter(None, [part.strip() for part in plan.split(",")]):
        match = re.fullmatch(r"((?:creature|npc|pregen|own):[a-z0-9_]{1,40})(?:\*([1-8]))?", part)
        if match is None:
            raise ValueError(part)
        found.append((match[1], int(match[2] or 1)))
    return found


def _bad_plan(g: Veridia, wish: PlanEncounter) -> Broken | None:
    try:
        foes = foes_of(wish.foes)
    except ValueError as problem:
        return Broken("VER-GM-14", "veridia-gm-unknown-npc", {"ref": str(problem)[:60]})
    npcs = campaign_of(g).behind.npcs
    strange = next((ref for ref, _ in foes if profile_of_ref(ref, npcs, g.box) is None), "")
    if strange:
        return Broken("VER-GM-14", "veridia-gm-unknown-npc", {"ref": strange})
    if sum(count for _, count in foes) > 16:
        return Broken("VER-GM-14", "veridia-gm-full", {"most": 16})
    return None


@deed(AddNpc, "master", lambda g, seat, wish: bad_sheet(wish.sheet, wish.id, g.box))
@rule("VER-GM-07", "VER-CREA-09")
def add_npc(g: Veridia, seat: Seat, wish: AddNpc) -> None:
    put_behind(g, npcs={**campaign_of(g).behind.npcs, wish.id: wish.sheet})
    g.tell(NpcAdded, wish.id, seats=PRIVATE)


def hidden_in(screen: Screen, scene: SceneId) -> list[Token]:
    """The hidden tokens of a scene."""
    return [token for token in screen.tokens if screen.where.get(token.id) == scene]
