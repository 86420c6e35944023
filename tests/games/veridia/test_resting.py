"""Rest, care, pools after a night; quality, repair and upkeep of things (specification 3.2, 3.4, 3.14)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.profile import of_character
from oakveil.games.veridia.quality import (
    armor_as_made,
    check_quality,
    patched,
    patching_fee,
    stage,
    upkeep,
    weapon_as_made,
    worth,
)
from oakveil.games.veridia.resting import (
    Care,
    Rested,
    Rounding,
    can_treat,
    day_of_rest,
    days_for_point,
    diagnosis,
    points_back,
    pools_after_night,
    spell_would_help,
    treatment,
    worst_point,
)
from oakveil.kernel.ask import Broken

BOX = Box(house())
LEVELS = (3, 2, 2, 2)
GOOD = Care()


def days(damage: int, constitution: int, count: int, care: Care = GOOD, rounding: Rounding = "printed") -> list[int]:
    """The damage after each of so many days."""
    now, left = Rested(damage), []
    for _ in range(count):
        now = day_of_rest(LEVELS, now, constitution, care, rounding, BOX)
        left.append(now.damage)
    return left


@pytest.mark.rule("VER-HEAL-01", "VER-HEAL-02", "VER-HEAL-04", "VER-HEAL-08")
def test_printed_rounding_heals_fast_at_the_end() -> None:
    """VER-EX-48."""
    assert days(5, 2, 2) == [4, 0]


@pytest.mark.rule("VER-HEAL-04", "VER-HEAL-08")
def test_accumulated_days_heal_point_by_point() -> None:
    """VER-EX-49."""
    assert days(5, 2, 4, rounding="accumulate") == [4, 3, 1, 0]


@pytest.mark.rule("VER-HEAL-01")
def test_worse_wounds_take_longer() -> None:
    assert [days_for_point(place, 1, Care(), BOX) for place in range(4)] == [1, 2, 3, 4]
    assert days(9, 1, 8) == [9, 9, 9, 8, 8, 8, 8, 7]


@pytest.mark.rule("VER-HEAL-02", "VER-HEALTH-03")
def test_the_last_wound_heals_first() -> None:
    assert [worst_point(LEVELS, damage) for damage in (1, 3, 4, 5, 6, 8, 9)] == [0, 0, 1, 1, 2, 3, 3]


@pytest.mark.rule("VER-HEAL-03")
def test_poor_rest_halves_and_gives_one_free_point_a_day() -> None:
    assert days(4, 1, 4, Care("poor")) == [4, 4, 4, 3]
    assert days(3, 4, 3, Care("poor")) == [2, 1, 0]
    assert days(3, 4, 1) == [0]


@pytest.mark.rule("VER-HEAL-05", "VER-HEAL-08")
def test_care_counts_as_constitution_for_the_day() -> None:
    assert days_for_point(3, 1, Care(successes=3), BOX) == 1
    assert days_for_point(3, 2, Care(speed=2), BOX) == 1
    assert days(5, 1, 1, Care(successes=1)) == [4]
    healer = of_character(Character(name="H", attributes={"intuition": 3}, skills={"medicine": 4}), BOX)
    assert treatment(healer).dice == 7
    assert [can_treat(patients) for patients in (0, 3, 4)] == [True, True, False]


@pytest.mark.rule("VER-HEAL-08")
def test_progress_carries_over_while_rest_goes_on() -> None:
    first = day_of_rest(LEVELS, Rested(5), 1, Care(), "printed", BOX)
    assert first == Rested(5, "1")
    assert day_of_rest(LEVELS, first, 1, Care(), "printed", BOX) == Rested(4)
    assert day_of_rest(LEVELS, Rested(5), 1, Care(), "printed", BOX) == first, "a broken rest begins anew"


@pytest.mark.rule("VER-HEAL-10")
def test_a_fraction_of_constitution_counts_as_it_is() -> None:
    assert days_for_point(0, "1/2", Care(), BOX) == 2
    assert days_for_point(0, "1/3", Care(successes=1), BOX) == Fraction(3, 4)


@pytest.mark.rule("VER-HEAL-09")
def test_undead_never_heal() -> None:
    assert day_of_rest(LEVELS, Rested(5), 2, Care(), "printed", BOX, undead=True) == Rested(5)
    assert not spell_would_help((3, 3, 3, 2), 4, undead=True)


@pytest.mark.rule("VER-HEAL-06", "VER-HEAL-07")
def test_who_can_tell_whether_a_spell_would_help() -> None:
    """VER-EX-28: one point of Hurt is gone; once it is back magic can do no more."""
    assert [spell_would_help((3, 3, 3, 2), damage) for damage in (0, 1, 3, 4, 6, 7)] == [
        *(False, True, False, True, False, True)
    ]
    medic = of_character(Character(name="H", attributes={"perception": 2}, skills={"medicine": 3}), BOX)
    assert diagnosis(medic).dice == 5


@pytest.mark.rule("VER-POOL-03", "VER-POOL-02")
def test_a_night_fills_half_a_pool() -> None:
    """VER-EX-46."""
    assert (points_back(11), points_back(11, disturbed=True)) == (6, 3)
    assert pools_after_night({"mana": 2}, {"mana": 11}) == {"mana": 8}
    assert pools_after_night({"mana": 9}, {"mana": 11}) == {"mana": 11}


@pytest.mark.rule("VER-WEAR-02", "VER-WEAR-03")
def test_a_patch_repairs_one_stage_once() -> None:
    damaged, battered = Owned("mail", wear=12), Owned("mail", wear=25)
    assert [stage(Owned("mail", wear=wear)) for wear in (9, 10, 20, 40)] == ["new", "damaged", "battered", "broken"]
    assert patched(damaged, 3, 3, True, 3) == Owned("mail")
    twice = patched(battered, 3, 3, True, 3)
    assert twice == Owned("mail", wear=25, patched=True)
    assert isinstance(twice, Owned)
    for wrong in (
        patched(twice, 3, 3, True, 3),
        patched(Owned("mail", wear=40), 3, 3, True, 3),
        patched(Owned("mail"), 3, 3, True, 3),
        patched(damaged, 3, 2, True, 3),
        patched(damaged, 3, 3, False, 3),
        patched(damaged, 3, 3, True, 2),
    ):
        assert isinstance(wrong, Broken)
        assert all(TEXTS.in_(locale).say(wrong.message, **wrong.args) for locale in ("en", "fr"))
    assert patching_fee("mail", BOX) == 100


@pytest.mark.rule("VER-ITEM-01", "VER-ITEM-02")
def test_quality_changes_a_thing_by_a_step() -> None:
    mail, sword = BOX.armors["mail"], BOX.weapons["sword"]
    bad, good = (
        Owned("mail", quality="inferior", change="protection"),
        Owned("mail", quality="superior", change="disadvantage"),
    )
    assert armor_as_made(mail, bad).armor == 2
    assert armor_as_made(mail, good).athletics_disadvantage == 1
    assert armor_as_made(mail, Owned("mail", quality="inferior", change="disadvantage")).athletics_disadvantage == 3
    blunt, dice = weapon_as_made(sword, Owned("sword", quality="inferior", change="quirk"))
    assert (blunt.quirks, dice) == ((), 0)
    assert weapon_as_made(sword, Owned("sword", quality="superior", change="die die")) == (sword, 2)
    assert weapon_as_made(sword, Owned("sword", quality="superior", change="damage"))[0].damage == 3
    assert (worth(bad, BOX), worth(good, BOX), worth(Owned("mail"), BOX)) == (500, 100_000, 1000)


@pytest.mark.rule("VER-ITEM-01", "VER-ITEM-02")
def test_at_most_two_steps_better_and_one_worse() -> None:
    for fine in (
        Owned("mail"),
        Owned("sword", quality="superior", change="die damage"),
        Owned("mail", quality="inferior", change="protection"),
        Owned("book", quality="inferior", change="fragile"),
    ):
        assert check_quality(fine, BOX) is None
    for wrong in (
        Owned("sword", change="die"),
        Owned("sword", quality="superior", change="die die damage"),
        Owned("sword", quality="superior", change="quirk"),
        Owned("sword", quality="inferior", change="die damage"),
        Owned("mail", quality="superior", change="die"),
        Owned("mail", quality="superior"),
        Owned("book", quality="superior", change="fragile"),
    ):
        assert check_quality(wrong, BOX) is not None, wrong


@pytest.mark.rule("VER-ITEM-04")
def test_upkeep_is_cheaper_the_sooner_it_is_done() -> None:
    dues = [upkeep(months) for months in (0.5, 1, 2, 3, 6, 7)]
    assert [due and round(1 / due.share) for due in dues] == [50, 50, 10, 10, 4, None]
    assert [due and due.half_days for due in dues] == [1, 1, 4, 4, 10, None]
