"""Sieges of a campaign: engines, crews, the breach, shots (VER-GM-13, VER-SIEGE)."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..dice import roll
from ..modifiers import Part
from ..pools import Pool
from ..siege import (
    CrewMember,
    breach_hours,
    cannot_work,
    capability,
    casualties,
    crystal_cost,
    gunner_pool,
    hours_left,
    progress,
    shot,
    sniping_damage,
)
from ..state import Veridia
from .deeds import deed
from .evening_choices import OpenSiege, ShootEngine, WorkSiege
from .events import EngineShot, SiegeBegan, SiegeEnded, SiegeWorked
from .passing_time import Night, pass_hours
from .people import burdens, person_of, profile_of, unknown_person
from .present import campaign_of
from .records import Siege, Works


def crew_of(works: Works) -> list[CrewMember]:
    return [CrewMember(machinery, magitech, counts) for machinery, magitech, counts in works.crew]


def _bad_siege(g: Veridia, seat: Seat, wish: OpenSiege) -> Broken | None:
    for works in wish.works:
        if works.engine not in g.box.engines:
            return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": works.engine})
        if len(works.crew) > 20 or any(not (0 <= a <= 7 and 0 <= b <= 7 and 1 <= c <= 2) for a, b, c in works.crew):
            return Broken("VER-SIEGE-01", "veridia-gm-crew")
    if not wish.works and campaign_of(g).siege is None:
        return Broken("VER-GM-13", "veridia-gm-no-siege")
    return None


@deed(OpenSiege, "master", _bad_siege)
@rule("VER-GM-13", "VER-SIEGE-01", "VER-SIEGE-07")
def open_siege(g: Veridia, seat: Seat, wish: OpenSiege) -> None:
    """A siege begins, goes on with other crews (what is done stays), or is given up."""
    campaign, known = campaign_of(g), campaign_of(g).siege
    if not wish.works:
        assert known is not None
        campaign.siege = None
        g.tell(SiegeEnded, known.target, percent(known))
        return
    if known is not None and known.target == wish.target:
        campaign.siege = replace(known, works=wish.works)
    else:
        campaign.siege = Siege(wish.target, works=wish.works)
    g.tell(SiegeBegan, wish.target, tuple([works.engine for works in wish.works]))


def percent(siege: Siege) -> int:
    """How much of a breach is done, in parts of a hundred."""
    return min(100, int(Fraction(siege.done) * 100))


def times(g: Veridia, siege: Siege) -> list[int | None]:
    """The breach times of the engines, each alone."""
    return [breach_hours(g.box.engines[it.engine], crew_of(it), siege.target) for it in siege.works]


def left(g: Veridia, siege: Siege) -> int | None:
    """How many hours until the breach; None: these engines never get there."""
    return hours_left(times(g, siege), Fraction(siege.done))


def _no_siege(g: Veridia, seat: Seat, wish: WorkSiege) -> Broken | None:
    if campaign_of(g).siege is None:
        return Broken("VER-GM-13", "veridia-gm-no-siege")
    return Broken("VER-GM-11", "veridia-gm-fighting") if g.state.fight is not None else None


@deed(WorkSiege, "master", _no_siege)
@rule("VER-GM-13", "VER-SIEGE-02", "VER-SIEGE-07")
def work_siege(g: Veridia, seat: Seat, wish: WorkSiege) -> None:
    """The engines work, the calendar runs. Ruling (VER-GM-13): nights of a siege are poor rest."""
    siege = campaign_of(g).siege
    assert siege is not None
    done = min(Fraction(1), Fraction(siege.done) + progress(times(g, siege), wish.hours))
    siege = campaign_of(g).siege = replace(siege, done=str(done))
    pass_hours(g, wish.hours, Night("poor"))
    g.tell(SiegeWorked, wish.hours, percent(siege))
    if done == 1:
        g.tell(SiegeEnded, siege.target, 100)


def _cannot_shoot(g: Veridia, seat: Seat, wish: ShootEngine) -> Broken | None:
    siege = campaign_of(g).siege
    if siege is None:
        return Broken("VER-GM-13", "veridia-gm-no-siege")
    if wish.engine >= len(siege.works):
        return Broken("VER-GM-13", "veridia-gm-no-engine")
    works = siege.works[wish.engine]
    engine = g.box.engines[works.engine]
    if capability(engine, wish.kind) is None:
        return Broken("VER-SIEGE-03", "veridia-gm-no-engine")
    broken = cannot_work(engine, crew_of(works))
    return broken or (unknown_person(g, (wish.gunner,)) if wish.gunner else None)


@deed(ShootEngine, "master", _cannot_shoot)
@rule("VER-GM-13", "VER-SIEGE-03", "VER-SIEGE-04", "VER-SIEGE-06")
def shoot_engine(g: Veridia, seat: Seat, wish: ShootEngine) -> None:
    siege = campaign_of(g).siege
    assert siege is not None
    engine = g.box.engines[siege.works[wish.engine].engine]
    able = capability(engine, wish.kind)
    assert able is not None
    pool = Pool((Part("free", wish.dice),))
    if wish.gunner:
        gunner = person_of(g, wish.gunner)
        pool = gunner_pool(profile_of(g, gunner), able).plus(*burdens(g, gunner, physical=True))
    rolled = shot(roll(pool.dice, g.chance, "veridia.roll.engine"), able)
    amount = casualties(rolled) if wish.kind == "crowd" else sniping_damage(rolled, able)
    crystals = round(crystal_cost(engine, 1, g.box))
    fallen = siege.casualties + (amount if wish.kind == "crowd" else 0)
    campaign_of(g).siege = replace(siege, casualties=fallen, crystals=siege.crystals + crystals)
    g.tell(EngineShot, engine.id, wish.kind, rolled, amount, crystals)
