"""Sieges, travel, the calendar (specification 3.15)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building_words import told
from oakveil.games.veridia.calendar import (
    Date,
    Wellbeing,
    date_of,
    day_passes,
    days_between,
    disease_after,
    disease_damage,
    disease_dice,
    disease_treatment,
    gravity,
    paydays,
    rounds_in,
    seconds_of_fight,
    with_income,
)
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.profile import Profile, of_character
from oakveil.games.veridia.resting import Care
from oakveil.games.veridia.siege import (
    CrewMember,
    breach_hours,
    cannot_work,
    capability,
    casualties,
    crew_member,
    crew_size,
    crystal_cost,
    gunner_pool,
    hours_left,
    progress,
    shot,
    shots,
    sniping_damage,
)
from oakveil.games.veridia.travelling import Traveller, day_distance, days_for, on_foot

BOX = Box(house())
ABLE = CrewMember(machinery=4, magitech=4)
HAND = CrewMember()


def crew(size: int) -> list[CrewMember]:
    """A crew with one master."""
    return [ABLE, *[HAND] * (size - 1)]


def person(**fields: object) -> Profile:
    return of_character(Character(name="P", **fields), BOX)  # type: ignore[arg-type]  # the tests know


@pytest.mark.rule("VER-SIEGE-02")
@pytest.mark.parametrize(
    ("engine", "size", "target", "hours"),
    [
        ("battering_ram", 7, "gate", 4),  # VER-EX-18
        ("battering_ram", 12, "gate", 1),
        ("catapult", 4, "weak_fortification", 5 * 24),
        ("trebuchet", 8, "weak_fortification", 24),
        ("trebuchet", 4, "strong_fortification", 5 * 7 * 24),
        ("magi_cannon", 2, "weak_fortification", 3 * 24),
        ("magi_cannon", 9, "strong_fortification", 7 * 24),
        ("catapult", 5, "strong_fortification", None),
        ("battering_ram", 7, "weak_fortification", None),
        ("ballista", 3, "gate", None),
    ],
)
def test_breach_times(engine: str, size: int, target: str, hours: int | None) -> None:
    assert breach_hours(BOX.engines[engine], crew(size), target) == hours  # type: ignore[arg-type]  # targets


@pytest.mark.rule("VER-SIEGE-01")
def test_an_engine_needs_its_crew_and_somebody_who_knows_it() -> None:
    ram, cannon = BOX.engines["battering_ram"], BOX.engines["magi_cannon"]
    assert cannot_work(ram, crew(5)) is None
    for wrong, sentence in (
        (cannot_work(ram, crew(4)), "Battering ram: a crew of at least 5 is needed."),
        (cannot_work(ram, [HAND] * 6), "Battering ram: somebody of the crew needs Machinery 1."),
        (cannot_work(cannon, [CrewMember(3, 3)] * 3), "Magi-cannon: somebody of the crew needs Magitech 4."),
    ):
        assert wrong is not None
        assert told(wrong, BOX, TEXTS.in_("en")) == sentence
        assert told(wrong, BOX, TEXTS.in_("fr"))
    assert breach_hours(ram, crew(4), "gate") is None


@pytest.mark.rule("VER-SIEGE-01")
def test_an_expert_counts_as_two() -> None:
    expert = crew_member(person(skills={"machinery": 4}, traits=("expert_artillerist",), finished=True))
    assert (expert.counts, expert.machinery) == (2, 4)
    assert crew_member(person(skills={"machinery": 4})).counts == 1
    ram = BOX.engines["battering_ram"]
    assert cannot_work(ram, [expert, *[HAND] * 3]) is None
    assert crew_size(ram, [expert, *[HAND] * 12]) == 10


@pytest.mark.rule("VER-SIEGE-03", "VER-SIEGE-04")
def test_a_ballista_snipes() -> None:
    """VER-EX-54: of 11, 12, 10, 9, 3, 2, 5 two dice reach 11: 8 + 2 damage."""
    able = capability(BOX.engines["ballista"], "snipe")
    assert able is not None
    gunner = person(attributes={"agility": 3}, skills={"marksmanship": 4})
    assert gunner_pool(gunner, able).dice == 7
    rolled = shot([11, 12, 10, 9, 3, 2, 5], able)
    assert (rolled.successes, sniping_damage(rolled, able)) == (2, 10)
    assert sniping_damage(shot([10, 10], able), able) == 0


@pytest.mark.rule("VER-SIEGE-03", "VER-SIEGE-04")
def test_shots_into_a_crowd() -> None:
    catapult = capability(BOX.engines["catapult"], "crowd")
    assert catapult is not None
    assert casualties(shot([9, 10, 12], catapult)) == 2
    assert gunner_pool(person(attributes={"agility": 2}, skills={"machinery": 3}), catapult).dice == 5
    assert capability(BOX.engines["trebuchet"], "crowd") is None


@pytest.mark.rule("VER-SIEGE-05", "VER-SIEGE-01")
def test_a_larger_crew_shoots_faster() -> None:
    ballista = BOX.engines["ballista"]
    assert [shots(ballista, crew(size), 5) for size in (1, 2, 3, 4)] == [0, 5, 10, 10]
    assert shots(BOX.engines["catapult"], crew(3), 30) == 15


@pytest.mark.rule("VER-SIEGE-06")
def test_a_magi_cannon_eats_crystals() -> None:
    assert crystal_cost(BOX.engines["magi_cannon"], 2, BOX) == 500
    assert crystal_cost(BOX.engines["catapult"], 2, BOX) == 0


@pytest.mark.rule("VER-SIEGE-07")
def test_engines_work_together() -> None:
    two = [breach_hours(BOX.engines["catapult"], crew(size), "weak_fortification") for size in (3, 5)]
    assert two == [144, 96]
    assert progress(two, 24) == Fraction(1, 6) + Fraction(1, 4)
    assert hours_left(two, Fraction(0)) == 58
    assert hours_left([144], progress(two, 24)) == 84  # one crew fell: its own time from then on
    assert hours_left([None], Fraction(1, 2)) is None
    assert hours_left([None], Fraction(1)) == 0


@pytest.mark.rule("VER-TRAV-01")
@pytest.mark.parametrize(
    ("mode", "km"),
    [
        *[("foot_luggage", 20), ("foot_light", 30), ("horse", 40), ("horse_spare", 60)],
        *[("ship_average", 80), ("ship_fast", 140), ("horse_wagon", 35), ("oxcart", 20)],
    ],
)
def test_daily_distances(mode: str, km: int) -> None:
    assert day_distance([Traveller(mode)], BOX) == km


@pytest.mark.rule("VER-TRAV-02")
def test_the_slowest_sets_the_pace_and_bad_days_are_half_days() -> None:
    group = [Traveller("horse"), Traveller(on_foot(loaded=True))]
    assert day_distance(group, BOX) == 20
    assert day_distance(group, BOX, bad_weather=True) == 10
    assert day_distance(group, BOX, bad_weather=True, rough=True) == 10
    assert (days_for(60, group, BOX), days_for(61, group, BOX), days_for(60, group, BOX, rough=True)) == (3, 4, 6)


@pytest.mark.rule("VER-TRAV-03")
def test_who_endures_walks_twice_as_far() -> None:
    assert day_distance([Traveller(on_foot(loaded=False), enduring=True)], BOX) == 60
    assert day_distance([Traveller("horse", enduring=True)], BOX) == 40


@pytest.mark.rule("VER-CAL-01", "VER-MONEY-02")
def test_twelve_months_of_thirty_days() -> None:
    assert date_of(0, 1220) == Date(1220, 1, 1)
    assert date_of(359, 1220) == Date(1220, 12, 30)
    assert date_of(360 + 31, 1220) == Date(1221, 2, 2)
    assert days_between(Date(1220, 12, 30), Date(1221, 1, 1)) == 1
    assert [*paydays(0, 60)] == [30, 60]
    assert [*paydays(30, 59)] == []
    assert with_income(Character(name="A", deli=100), 4_000, 0, 60).deli == 8_100


@pytest.mark.rule("VER-DUR-03", "VER-DUR-04")
def test_rounds_and_hours() -> None:
    assert (rounds_in(hours=1), rounds_in(minutes=1), seconds_of_fight(7)) == (600, 10, 42)


@pytest.mark.rule("VER-CAL-02")
def test_rot() -> None:
    assert [gravity(g) for g in range(7)] == ["none", "light", "serious", "serious", "grave", "mortal", "mortal"]
    assert [disease_dice(g) for g in range(6)] == [0, -1, -2, -2, -3, -4]
    assert [disease_damage(g) for g in range(6)] == [0, 0, 0, 0, 1, 2]
    assert [disease_after(g, 0) for g in range(4)] == [0, 0, 2, 3]
    assert disease_after(4, 3) == 1
    pool, difficulty = disease_treatment(person(attributes={"intuition": 2}, skills={"medicine": 3}), 4)
    assert (pool.dice, difficulty) == (5, 3)


@pytest.mark.rule("VER-CAL-01", "VER-HEAL-08", "VER-POOL-03")
def test_a_day_passes() -> None:
    mage = person(skills={"arcana": 5}, specialties={"grey": 3}, attributes={"constitution": 2})
    now = Wellbeing(damage=4, pools={"mana": 0})
    assert day_passes(now, mage, BOX, Care()) == Wellbeing(0, "0", {"mana": 6})
    tired = day_passes(now, mage, BOX, None)
    assert (tired.damage, tired.pools) == (4, {"mana": 3})
    hungry = day_passes(now, mage, BOX, Care(), fed=False)
    assert (hungry.damage, hungry.progress, hungry.pools, hungry.hungry) == (4, "1", {"mana": 3}, 1)
    sick = day_passes(Wellbeing(disease=4), mage, BOX, Care(), cured=1)
    assert (sick.damage, sick.disease) == (1, 3)
