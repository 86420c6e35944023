"""Dice pools by themselves: attribute and skill, what stacks, what counts when (specification 3.1, 3.2, 3.4)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import numbers
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building import warnings
from oakveil.games.veridia.building_words import told
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.effects.rolls import Dice, Initiative
from oakveil.games.veridia.gear import loadout_of
from oakveil.games.veridia.health import PENALTIES, penalty
from oakveil.games.veridia.modifiers import Modifier, Part, stacked
from oakveil.games.veridia.pools import Pool, Wanted, names_of, pool_of
from oakveil.games.veridia.profile import Profile, of_character, of_creature_card
from oakveil.games.veridia.records import ATTRIBUTES

BOX = Box(house())


def person(**fields: object) -> Profile:
    return of_character(Character(name="P", finished=True, **fields), BOX)  # type: ignore[arg-type]  # the tests know


def free(amount: int, source: str, on: tuple[str, ...] = ("combat",)) -> Modifier:
    return Modifier(Dice(amount=amount, on=on), source, "free", amount)


def special(amount: int, source: str) -> Modifier:
    return Modifier(Dice(amount=amount, on=("combat",)), source, "specialty", amount)


@pytest.mark.rule("VER-SKILL-01", "VER-SKILL-02", "VER-ATTR-01")
def test_a_skill_roll_is_attribute_and_skill() -> None:
    ann = person(attributes={"strength": 4}, skills={"melee": 2})
    assert ann.dice("strength", "melee") == 6
    assert ann.dice("strength", "brawl") == 4, "untrained rolls the attribute alone"
    assert BOX.ranges.attribute == (1, 5)


@pytest.mark.rule("VER-ATTR-02")
def test_there_are_four_physical_and_four_mental_attributes() -> None:
    kinds = [BOX.attributes[attribute].kind for attribute in ATTRIBUTES]
    assert kinds == ["physical"] * 4 + ["mental"] * 4


@pytest.mark.rule("VER-ATTR-04", "VER-ATTR-05", "VER-CREA-06")
def test_fractions_multiply_the_skill_before_anything_is_added() -> None:
    """VER-EX-08, VER-EX-09; a rat skeleton's 1/3 of 2 is nothing."""
    rat = of_creature_card(BOX.creatures["rat_skeleton"], BOX)
    assert rat.dice("strength", "brawl") == 0
    pool = pool_of(rat, Wanted("attack", "strength", "brawl"), [free(2, "bless")])
    assert pool.dice == 2
    assert numbers.only_harasses(rat, loadout_of(rat.gear, BOX))
    wolf = of_creature_card(BOX.creatures["wolf"], BOX)
    assert not numbers.only_harasses(wolf, loadout_of(wolf.gear, BOX))


@pytest.mark.rule("VER-DICE-17")
def test_one_term_counts_alone() -> None:
    ann = person(attributes={"perception": 3}, integrity=3, specialties={"sun": 2}, ways=("sun", "sun"))
    assert pool_of(ann, Wanted("skill", "perception"), []).dice == 3
    assert pool_of(ann, Wanted("skill", spec="sun"), []).dice == 2
    assert ann.willpower == 4


@pytest.mark.rule("VER-DICE-10", "VER-DICE-12")
def test_advantages_and_disadvantages_are_summed_before_rolling() -> None:
    pool = Pool((Part("base", 5), Part("bless", 1), Part("wounds", -4)), (Part("shield", 1), Part("ease", -3)))
    assert (pool.dice, pool.difficulty) == (2, 0)
    assert pool.plus(Part("aim", 2)).dice == 4


@pytest.mark.rule("VER-SKILL-05")
def test_what_a_roll_is_called() -> None:
    talk = names_of(Wanted("skill", "persuasion", "diplomacy"))
    assert {"mental", "social", "skill:diplomacy"} <= talk
    assert not {"physical", "combat"} & talk
    blow = names_of(Wanted("attack", "strength", "melee", weapon=BOX.weapons["sword"]))
    assert {"physical", "combat", "attack", "melee_attack", "weapon:sword"} <= blow
    assert not {"physical", "mental", "social"} & names_of(Wanted("skill", spec="sun", skill="occult"))


@pytest.mark.rule("VER-STACK-02", "VER-STACK-03", "VER-STACK-04")
def test_only_the_best_and_the_worst_of_specialties_count() -> None:
    """VER-EX-39: bless +1, sanguis +3, curse -1, sword specialist +1 on six dice: nine."""
    counted = stacked([special(1, "bless"), special(3, "sanguis"), special(-1, "curse"), free(1, "specialist")])
    assert {part.source for part in counted} == {"sanguis", "curse", "specialist"}
    assert 6 + sum(part.amount for part in counted) == 9


@pytest.mark.rule("VER-STACK-02", "VER-STACK-04", "VER-QUIRK-17", "VER-INIT-01")
def test_boots_and_spell_share_a_bucket() -> None:
    """VER-EX-15: agility 2, reaction 2, boots of celerity 1, celerity 4: initiative 8."""
    runner = person(attributes={"agility": 2, "reaction": 2})
    boots = loadout_of(("boots_of_celerity",), BOX)
    spell = Modifier(Initiative(amount=4), "celerity", "specialty", 4)
    assert numbers.initiative(runner, boots) == 5
    assert numbers.initiative(runner, boots, (spell,)) == 8


@pytest.mark.rule("VER-STACK-02", "VER-QUIRK-21")
def test_two_enhanced_clothes_do_not_add() -> None:
    """VER-EX-40."""
    clothes = loadout_of(("enchanted_cloak", "wizards_enchanted_tunic"), BOX)
    assert numbers.resist(person(), clothes) == (0, 1)


@pytest.mark.rule("VER-HEALTH-04", "VER-HEALTH-06")
def test_wounds_take_dice() -> None:
    assert PENALTIES == (0, 2, 4)
    levels = (3, 2, 2, 2)
    assert [penalty(levels, damage) for damage in (0, 2, 3, 5, 7)] == [0, 0, 2, 4, 0]
    assert [penalty(levels, damage, relief=1) for damage in (0, 3, 5)] == [0, 1, 3]


@pytest.mark.rule("VER-SPEC-06", "VER-POOL-01")
def test_crude_magic_is_bought_with_a_warning_and_counts_for_mana() -> None:
    crude = Character(name="C", skills={"arcana": 4}, specialties={"crude": 3})
    [warning] = warnings(crude, BOX)
    assert warning.rule == "VER-SPEC-06"
    assert told(warning, BOX, TEXTS.in_("en")).startswith("Crude magic: there is no trait")
    assert of_character(crude, BOX).pools == {"mana": 10}
    assert warnings(Character(name="G", skills={"arcana": 4}, specialties={"grey": 3}), BOX) == []


@pytest.mark.rule("VER-TRAIT-08")
def test_of_fame_only_the_highest_counts() -> None:
    known = Wanted("skill", "charisma", "performance", circumstances=frozenset({"gm:known_here"}))
    star = person(traits=("famous", "famous_minor", "famous_major"))
    assert [modifier.source for modifier in star.modifiers] == ["famous_major"]
    assert pool_of(star, known, star.modifiers).dice == 2
    assert pool_of(star, Wanted("skill", "charisma", "performance"), star.modifiers).dice == 1
