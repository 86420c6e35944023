"""Siege engines: crews, breaches, shots (specification 3.15, VER-SIEGE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from .box import Box
from .dice import Rolled, judge
from .effects.persons import Crew
from .modifiers import stacked
from .pools import Pool, Wanted, pool_of
from .profile import Profile
from .world_records import Capability, Engine

Target = Literal["gate", "weak_fortification", "strong_fortification"]
HOURS = {"hours": 1, "days": 24, "weeks": 7 * 24}
"""How many hours a unit of breach times has."""


class CrewMember(msgspec.Struct, frozen=True):
    """Somebody at an engine: the skills that count, and as how many he counts."""

    machinery: int = 0
    magitech: int = 0
    counts: int = 1


@rule("VER-SIEGE-01")
def crew_member(profile: Profile) -> CrewMember:
    """Somebody with a sheet at an engine: an expert artillerist counts as two."""
    experts = stacked([modifier for modifier in profile.modifiers if type(modifier.effect) is Crew])
    counts = max([1, *[part.amount for part in experts]])
    return CrewMember(profile.skills.get("machinery", 0), profile.skills.get("magitech", 0), counts)


@rule("VER-SIEGE-01", "VER-SIEGE-02")
def crew_size(engine: Engine, crew: Iterable[CrewMember]) -> int:
    """As how many a crew counts: more than the engine has room for does not help."""
    return min(engine.crew_max, sum(member.counts for member in crew))


@rule("VER-SIEGE-01")
def cannot_work(engine: Engine, crew: Sequence[CrewMember]) -> Broken | None:
    """Why an engine stands still: too small a crew, or nobody with the skill it takes."""
    if sum(member.counts for member in crew) < engine.crew_min:
        return Broken("VER-SIEGE-01", "veridia-siege-crew", {"engine": engine.id, "needed": engine.crew_min})
    if not any(member.machinery >= engine.machinery_min for member in crew):
        args: dict[str, str | int] = {"engine": engine.id, "skill": "machinery", "needed": engine.machinery_min}
        return Broken("VER-SIEGE-01", "veridia-siege-skill", args)
    if not any(member.magitech >= engine.magitech_min for member in crew):
        args = {"engine": engine.id, "skill": "magitech", "needed": engine.magitech_min}
        return Broken("VER-SIEGE-01", "veridia-siege-skill", args)
    return None


def capability(engine: Engine, kind: str, target: str = "") -> Capability | None:
    """What an engine can do of a kind: "breach" of a target, "crowd", "snipe"."""
    return next((one for one in engine.capability if one.kind == kind and one.target == target), None)


@rule("VER-SIEGE-02")
def breach_hours(engine: Engine, crew: Sequence[CrewMember], target: Target) -> int | None:
    """How many hours an engine alone takes to breach a target; None: it cannot, or stands still."""
    able = capability(engine, "breach", target)
    if able is None or not able.unit or cannot_work(engine, crew) is not None:
        return None
    return (able.base - crew_size(engine, crew)) * HOURS[able.unit]


@rule("VER-SIEGE-07")
def progress(times: Iterable[int | None], hours: int) -> Fraction:
    """The share of a breach that engines with these breach times do together in so many hours.

    Ruling (VER-SIEGE-07): each adds its own; when a crew changes, its time is another from then on.
    """
    return sum((Fraction(hours, time) for time in times if time), start=Fraction(0))


@rule("VER-SIEGE-07")
def hours_left(times: Iterable[int | None], done: Fraction) -> int | None:
    """How many hours until the breach, rounded up, when so much is done; None: these engines never get there."""
    rate = progress(times, 1)
    if done >= 1:
        return 0
    return -(-(1 - done) // rate) if rate else None


@rule("VER-SIEGE-03")
def gunner_pool(profile: Profile, able: Capability) -> Pool:
    """The roll of the gunner: the attribute and the skill that the engine asks for."""
    attribute, _, skill = able.roll.partition("+")
    return pool_of(profile, Wanted("skill", attribute, skill), profile.modifiers)  # type: ignore[arg-type]  # content checks it


@rule("VER-SIEGE-03", "VER-SIEGE-04")
def shot(faces: Sequence[int], able: Capability) -> Rolled:
    """The roll of a shot. Ruling (VER-SIEGE-04): the printed "difficulty 10" is the face that a die must reach."""
    return judge(faces, success_on=able.success_on)


@rule("VER-SIEGE-03")
def casualties(rolled: Rolled) -> int:
    """How many a shot into a crowd fells: one for each success."""
    return rolled.successes


@rule("VER-SIEGE-03")
def sniping_damage(rolled: Rolled, able: Capability) -> int:
    """The damage of a shot at one target. Ruling (VER-SIEGE-03): as of any attack, successes add; none is a miss."""
    return able.damage + rolled.successes if rolled.successes else 0


@rule("VER-SIEGE-01", "VER-SIEGE-05")
def shots(engine: Engine, crew: Sequence[CrewMember], minutes: int) -> int:
    """How many shots an engine has in so many minutes.

    Ruling (VER-SIEGE-05): a ballista shoots once a minute with a crew of two and twice with three.
    """
    if cannot_work(engine, crew) is not None:
        return 0
    rates = dict(engine.shots_per_minute_by_crew)
    if rates:
        return minutes * rates[crew_size(engine, crew)]
    return engine.shots_per_hour * minutes // 60


@rule("VER-SIEGE-06")
def crystal_cost(engine: Engine, count: int, box: Box) -> float:
    """The price of the crystals that so many shots use, in deli."""
    return engine.crystals_per_shot * count * box.items["crystals"].price_min
