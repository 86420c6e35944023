"""The calendar of a campaign: hours, nights, care, hunger, wages, journeys (VER-GM-11, VER-CAL, VER-TRAV)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..calendar import day_passes, disease_treatment
from ..dice import judge, roll
from ..resting import MOST_PATIENTS, Care, Rest, treatment
from ..shopping import cost_of_living, leaves, pay_wage
from ..state import Veridia
from ..travelling import Traveller, days_for
from .deeds import deed
from .evening_choices import AdvanceTime, Travel
from .events import ClockRanOut, DayOver, Journeyed, TimePassed, WageSettled
from .people import burdens, change, folk_of, living, person_of, profile_of, unknown_person
from .present import campaign_of
from .records import MASTER, Person, PersonId
from .rolling import tell_roll

HOURS = 24
MOST_DAYS_OF_REST = 60
"""Nobody rests longer than that in one go."""


class Night:
    """How the coming nights are spent: rest, who treats the others, food. A value for one advance of the calendar."""

    def __init__(self, rest: Rest | str, poor: tuple[PersonId, ...] = (), carer: PersonId = "") -> None:
        self.rest, self.poor, self.carer = rest, poor, carer
        self.on_road, self.paid = False, False

    def of(self, person: Person) -> Rest | None:
        """How somebody rests; None: not at all."""
        if self.rest == "none":
            return None
        return "poor" if self.rest == "poor" or person.id in self.poor else "full"


def _cannot_pass(g: Veridia, seat: Seat, wish: AdvanceTime) -> Broken | None:
    if g.state.fight is not None:
        return Broken("VER-GM-11", "veridia-gm-fighting")
    if not (wish.hours or wish.days or wish.until_rested):
        return Broken("VER-GM-11", "veridia-gm-no-time")
    named = (*wish.poor, wish.carer) if wish.carer else wish.poor
    return unknown_person(g, tuple(dict.fromkeys(named)))


@deed(AdvanceTime, "master", _cannot_pass)
@rule("VER-GM-11", "VER-CAL-01")
def advance_time(g: Veridia, seat: Seat, wish: AdvanceTime) -> None:
    """Hours, days, or until everybody is well; every midnight is a night."""
    night = Night(wish.rest, wish.poor, wish.carer)
    night.on_road, night.paid = wish.on_road, wish.paid
    if wish.until_rested:
        for _ in range(MOST_DAYS_OF_REST):
            if all(is_well(g, person) for person in living(g)):
                break
            pass_hours(g, HOURS, night)
        return
    pass_hours(g, wish.days * HOURS + wish.hours, night)


def is_well(g: Veridia, person: Person) -> bool:
    """Whether somebody has all health and all points."""
    being = folk_of(person).being
    return being.damage == 0 and being.pools == profile_of(g, person).pools and not being.disease


@rule("VER-CAL-01", "VER-GM-11", "VER-DUR-03")
def pass_hours(g: Veridia, hours: int, night: Night) -> None:
    """So many hours pass; each midnight somebody has rested, eaten, been treated, been paid."""
    campaign = campaign_of(g)
    day, hour = campaign.day, campaign.hour
    nights = (hour + hours) // HOURS
    for _ in range(nights):
        campaign.day += 1
        _night(g, night)
    campaign.hour = (hour + hours) % HOURS
    g.tell(TimePassed, day, hour, hours)
    for clock in campaign.running:
        if (clock.day, clock.hour) <= (campaign.day, campaign.hour):
            g.tell(ClockRanOut, clock.name, clock.trait)
    campaign.running = tuple([it for it in campaign.running if (it.day, it.hour) > (campaign.day, campaign.hour)])


@rule("VER-CAL-01", "VER-CAL-02", "VER-CAL-03", "VER-HEAL-05", "VER-POOL-03")
def _night(g: Veridia, night: Night) -> None:
    cares = _treated(g, night)
    for person in living(g):
        folk, profile = folk_of(person), profile_of(g, person)
        cost = cost_of_living(g.box, night.on_road) if night.paid else 0
        fed = folk.character.deli >= cost
        rest = night.of(person)
        successes, cured = cares.get(person.id, (0, 0))
        care = None if rest is None else Care(rest, successes)
        before = folk.being
        after = day_passes(before, profile, g.box, care, fed, cured, g.options.healing_rounding)
        dead = after.damage > sum(profile.levels)
        paid = cost if fed else 0
        character = replace(folk.character, deli=folk.character.deli - paid)
        change(g, person, character, after, dead=dead)
        healed, lost = max(0, before.damage - after.damage), max(0, after.damage - before.damage)
        seats = tuple(sorted({MASTER, person.seat}))
        g.tell(DayOver, person.id, person.name, healed, lost, paid, fed, seats=seats)
    _pay_wages(g)


@rule("VER-HEAL-05", "VER-CAL-02")
def _treated(g: Veridia, night: Night) -> Mapping[PersonId, tuple[int, int]]:
    """The successes of a carer for each patient: for wounds, and against a disease."""
    if not night.carer or person_of(g, night.carer).dead:
        return {}
    carer = person_of(g, night.carer)
    sick = [it for it in living(g) if it.id != carer.id and (folk_of(it).being.damage or folk_of(it).being.disease)]
    found: dict[PersonId, tuple[int, int]] = {}
    for patient in sick[:MOST_PATIENTS]:
        being = folk_of(patient).being
        wounds = _care(g, carer, patient, 0) if being.damage else 0
        disease = 0
        if being.disease:
            _, difficulty = disease_treatment(profile_of(g, carer), being.disease)
            disease = _care(g, carer, patient, difficulty)
        found[patient.id] = wounds, disease
    return found


def _care(g: Veridia, carer: Person, patient: Person, difficulty: int) -> int:
    pool = treatment(profile_of(g, carer)).plus(*burdens(g, carer, physical=False))
    rolled = judge(roll(pool.dice, g.chance, "veridia.roll.care"), pool.difficulty + difficulty, pool.automatic)
    tell_roll(g, carer.seat, "open", (carer.id, carer.name), patient.name, rolled, rolled, pool)
    return rolled.successes


@rule("VER-CAL-04")
def _pay_wages(g: Veridia) -> None:
    """Wages due are paid; who was not paid for a period leaves."""
    campaign, kept = campaign_of(g), []
    for employed in campaign.employed:
        person, hired = person_of(g, employed.person), employed.hired
        seats = tuple(sorted({MASTER, person.seat}))
        character = folk_of(person).character
        due = pay_wage(character, hired, campaign.day, g.box)
        if isinstance(due, Broken) or person.dead:
            if leaves(hired, campaign.day, g.box) or person.dead:
                g.tell(WageSettled, person.id, person.name, hired.wage, 0, True, seats=seats)
            else:
                kept.append(employed)
            continue
        after, hired = due
        if after.deli != character.deli:
            change(g, person, after)
            g.tell(WageSettled, person.id, person.name, hired.wage, character.deli - after.deli, seats=seats)
        kept.append(replace(employed, hired=hired))
    campaign.employed = tuple(kept)


@rule("VER-GM-11", "VER-HEAL-02", "VER-HEAL-04")
def days_until_well(g: Veridia, person: Person, rest: Rest = "full") -> int | None:
    """The healing preview: after how many days of such rest somebody has no wound left; None: never."""
    being, profile = folk_of(person).being, profile_of(g, person)
    for days in range(MOST_DAYS_OF_REST * 6):
        if being.damage == 0:
            return days
        being = day_passes(being, profile, g.box, Care(rest), rounding=g.options.healing_rounding)
    return None


def _cannot_travel(g: Veridia, seat: Seat, wish: Travel) -> Broken | None:
    if g.state.fight is not None:
        return Broken("VER-GM-11", "veridia-gm-fighting")
    if wish.mode not in g.box.travel:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": wish.mode})
    return None if living(g) else Broken("VER-GM-11", "veridia-gm-nobody", {"who": "-"})


@rule("VER-GM-11", "VER-TRAV-01", "VER-TRAV-02", "VER-TRAV-03")
def journey_days(g: Veridia, wish: Travel) -> int:
    """The travel planner: how many days a journey of everybody takes."""
    group = [Traveller(wish.mode, profile_of(g, person).has("enduring")) for person in living(g)]
    return days_for(wish.km, group, g.box, wish.bad_weather, wish.rough)


@deed(Travel, "master", _cannot_travel)
@rule("VER-GM-11", "VER-TRAV-01", "VER-CAL-03")
def travel(g: Veridia, seat: Seat, wish: Travel) -> None:
    """Everybody travels; the nights are spent on the road."""
    days = journey_days(g, wish)
    night = Night(wish.rest)
    night.on_road = True
    pass_hours(g, days * HOURS, night)
    g.tell(Journeyed, wish.km, wish.mode, days, campaign_of(g).day)
