"""Expeditions: foes met in many ways, loot, hazards (specification 3.18)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import house_box
from oakveil.games.veridia.characters import Owned
from oakveil.games.veridia.journey.battle import as_unit, leave_behind, write_back
from oakveil.games.veridia.journey.budgets import party_threat
from oakveil.games.veridia.journey.choices import (
    FightThem,
    GoTo,
    Meet,
    PayThem,
    TakeLoot,
    TakeWay,
)
from oakveil.games.veridia.journey.events import (
    FoesLeft,
    KindRevealed,
    MemberDied,
    MemberHurt,
    SneakEnded,
    TalkEnded,
    TimeLost,
)
from oakveil.games.veridia.journey.hazards import hazard_pool
from oakveil.games.veridia.journey.loot import coins, spoils
from oakveil.games.veridia.journey.party import hurt, member_pool
from oakveil.games.veridia.journey.state import Band
from oakveil.games.veridia.journey.visiting import best_senses, talk_difficulty
from tests.games.veridia.expedition_table import Trip, travel

BOX = house_box()
GUARDS = ("npc:guard", "npc:guard")


def before(foes: tuple[Any, ...] = GUARDS, kind: Any = "fight", theme: int = 1, **options: Any) -> Trip:
    """A party that has just come upon these foes."""
    t = travel("pregen:sela, pregen:senna", **options).at(kind)
    t.journey.bands[t.journey.at] = Band(theme, foes, "open_field")
    t.g.run()
    return t


# -- foes --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-07")
def test_foes_can_be_met_in_many_ways() -> None:
    ways = [option.way for option in before().ask.options if isinstance(option, Meet)]
    assert ways == ["attack", "ambush", "sneak", "diplomacy", "deception", "intimidation", "back"]
    beasts = before(("creature:boar",), theme=4)
    assert not beasts.offers(Meet("diplomacy"))
    lair = before(kind="lair")
    assert [option.way for option in lair.ask.options if isinstance(option, Meet)] == ["attack", "ambush", "back"]
    warned = travel("pregen:sela").at("fight")
    warned.journey.alarm = True
    warned.g.run()
    assert not warned.offers(Meet("ambush"))


@pytest.mark.rule("VER-EXP-07", "VER-SURP-01")
def test_an_ambush_takes_half_a_day_and_needs_a_roll() -> None:
    t = before().answer(Meet("ambush"))
    assert t.told(TimeLost) == [TimeLost(1)]
    assert t.g.fight.surprise == "roll_a"
    assert before().answer(Meet("attack")).g.fight.surprise == "none"


@pytest.mark.rule("VER-EXP-07")
@pytest.mark.parametrize(("mine", "theirs", "passed"), [((9, 1), (1, 1, 1, 1), True), ((9, 1), (9, 1, 1, 1), False)])
def test_sneaking_past(mine: tuple[int, ...], theirs: tuple[int, ...], passed: bool) -> None:
    t = before()
    dice = min(member_pool(t.g, member, "agility", "stealth").dice for member in t.journey.members.values())
    t.rolls(*(*mine, *[2] * dice)[:dice]).comes("veridia.roll.senses", *theirs).comes("veridia.night", 12)
    t.answer(Meet("sneak"))
    assert t.told(SneakEnded) == [SneakEnded(passed)]
    assert (t.journey.at in t.journey.resolved) is passed
    assert (t.g.state.fight is None) is passed
    assert best_senses(t.g, GUARDS) == 4


@pytest.mark.rule("VER-EXP-07")
@pytest.mark.parametrize(
    ("successes", "result", "known"), [(0, "fight", 0), (1, "toll", 0), (2, "free", 0), (3, "rumour", 1)]
)
def test_talking(successes: int, result: str, known: int) -> None:
    t = before(legs=5)
    speaker = t.member("sela")
    speaker.character = replace(speaker.character, skills={**speaker.character.skills, "diplomacy": 6})
    dice = member_pool(t.g, speaker, "persuasion", "diplomacy").dice
    heard = len(t.told(KindRevealed))
    t.rolls(*([9] * (successes + 1) + [2] * dice)[:dice]).answer(Meet("diplomacy"))  # difficulty 1
    assert t.told(TalkEnded)[0].result == result
    assert len(t.told(KindRevealed)) == heard + known
    if result == "toll":
        money = sum(member.character.deli for member in t.journey.members.values())
        assert t.told(TalkEnded)[0].toll == 3 * 20
        assert t.offers(FightThem())
        t.answer(PayThem())
        assert sum(member.character.deli for member in t.journey.members.values()) == money - 6000


@pytest.mark.rule("VER-EXP-07")
def test_stronger_foes_are_harder_to_talk_to() -> None:
    t = before()
    assert talk_difficulty(t.g, GUARDS) == 1
    assert talk_difficulty(t.g, ("npc:guard",) * (party_threat(t.g) // 10 + 1)) == 2


@pytest.mark.rule("VER-EXP-07", "VER-EXP-08")
def test_a_place_that_was_turned_back_from_stays_as_it_is() -> None:
    t = before().answer(Meet("back"))
    assert t.ask.key == "veridia.route"
    ways = [option.site for option in t.ask.options if isinstance(option, GoTo)]
    assert ways == [1, 0]
    t.answer(GoTo(1))
    assert t.journey.bands[1].foes == GUARDS
    assert t.ask.key == "veridia.approach"


@pytest.mark.rule("VER-EXP-08", "VER-SKIR-07")
def test_a_party_fights_with_what_it_has_left_and_what_it_loses_is_lost() -> None:
    t = before()
    sela = t.member("sela")
    sela.damage = 5
    gear = [replace(owned, wear=12) if owned.item == "mail" else owned for owned in sela.character.gear]
    sela.character = replace(sela.character, gear=tuple(gear))
    t.member("senna").damage = 11
    t.answer(Meet("attack"))
    assert "senna" not in t.g.fight.units
    unit = t.g.unit("sela")
    assert (unit.damage, unit.wear) == (5, 12)
    unit.damage, unit.wear = 7, 25
    unit.carried = tuple([replace(held, broken=held.item == "sword") for held in unit.carried])
    write_back(t.g, unit, won=True)
    assert sela.damage == 7
    assert [owned.item for owned in sela.character.gear if owned.item == "sword"] == []
    assert next(owned for owned in sela.character.gear if owned.item == "mail").wear == 25
    unit.carried = tuple([held for held in unit.carried if held.item != "dagger"])
    write_back(t.g, unit, won=True)
    assert any(owned.item == "dagger" for owned in sela.character.gear)
    write_back(t.g, unit, won=False)
    assert not any(owned.item == "dagger" for owned in sela.character.gear)


@pytest.mark.rule("VER-EXP-08", "VER-AMMO-03")
def test_pools_and_counted_arrows_are_spent() -> None:
    t = travel("pregen:tomar, pregen:senna").out()
    unit = as_unit(t.g, t.member("tomar"))
    unit.ammunition["arrow"] = 21
    write_back(t.g, unit, won=True)
    assert [owned.count for owned in t.member("tomar").character.gear if owned.item == "arrow"] == [21]
    t.member("senna").pools["mana"] = 4
    healer = as_unit(t.g, t.member("senna"))
    assert healer.pools == {"mana": 4}
    healer.pools["mana"] = 1
    write_back(t.g, healer, won=True)
    assert t.member("senna").pools == {"mana": 1}


@pytest.mark.rule("VER-EXP-08", "VER-EXP-13")
@pytest.mark.parametrize(("fled", "result"), [(True, "retreat"), (False, "lost")])
def test_whoever_runs_saves_the_party(fled: bool, result: str) -> None:
    t = before().answer(Meet("attack"))
    for id in ("sela", "senna"):
        t.g.unit(id).damage = 10
        t.g.unit(id).cell = None
    if fled:
        t.g.unit("sela").damage, t.g.unit("sela").fate = 2, "fled"
    battle = t.g.stack[-2]
    battle.at = "count"
    t.g.stack.pop()
    t.comes("veridia.night", 12)
    t.g._question = None
    t.g.run()
    assert t.told(FoesLeft)[0].result == result
    assert (t.journey.fate == "defeated") is not fled
    assert t.journey.at not in t.journey.resolved
    if fled:
        assert t.member("senna").character.deli == 0
        assert t.member("sela").character.deli > 0


@pytest.mark.rule("VER-EXP-08")
def test_whoever_stands_is_not_robbed() -> None:
    t = before().answer(Meet("attack"))
    money = t.member("sela").character.deli
    leave_behind(t.g)
    assert t.member("sela").character.deli == money > 0


# -- loot --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-12")
def test_coins_are_found_on_people_and_everywhere_in_lairs() -> None:
    t = travel(script={"veridia.loot": [3, 1, 2, 4, 1, 2, 3, 4, 1]})
    assert coins(t.g, ["npc:guard"], lair=False) == 100 * 10 * 3 * 4
    assert coins(t.g, ["creature:wolf", "creature:boar"], lair=False) == 0
    assert coins(t.g, ["creature:kobold"], lair=False) == 100 * 3 * 1 * 4
    assert coins(t.g, ["creature:wolf"], lair=True) == 100 * 6 * 2 * 4
    dragon = BOX.npcs["dragon"].loot
    assert dragon is not None
    t.chance.script["veridia.loot"] = [1] * dragon.dice
    assert coins(t.g, ["npc:dragon"], lair=False) == 100 * dragon.dice * dragon.times


@pytest.mark.rule("VER-EXP-12", "VER-WEAR-02")
def test_arms_of_people_are_found_a_stage_worse() -> None:
    t = travel()
    found = {owned.item: owned for owned in spoils(t.g, ["npc:guard", "npc:guard"])}
    assert found["spear"] == Owned("spear", 2, quality="inferior", change="die")
    armour = next(owned for item, owned in found.items() if item in BOX.armor_by_item)
    assert (armour.count, armour.wear) == (2, 10)
    assert spoils(t.g, ["creature:wolf"]) == ()


@pytest.mark.rule("VER-EXP-12", "VER-EXP-14")
def test_the_leader_says_who_takes_what() -> None:
    t = before(("npc:guard",))
    t.answer(Meet("attack"))
    guard = t.g.unit("guard")
    guard.knocked_out = True
    battle = t.g.stack[-2]
    battle.at = "count"
    t.g.stack.pop()
    t.comes("veridia.night", 12)
    t.g._question = None
    assert t.ask.key == "veridia.loot"
    t.answer(TakeLoot("senna"))
    assert any(owned.quality == "inferior" for owned in t.member("senna").character.gear)
    t.answer(TakeLoot())
    assert t.ask.key == "veridia.route"


# -- hazards -----------------------------------------------------------------------------------------------------------


def in_the_way(hazard: str, party: str = "pregen:sela, pregen:senna", **options: Any) -> Trip:
    """A party before a hazard."""
    t = travel(party, **options).comes("veridia.hazard", hazard).at("hazard")
    t.g.run()
    return t


@pytest.mark.rule("VER-EXP-09")
def test_everybody_rolls_where_it_says_each() -> None:
    t = in_the_way("rockfall")
    [sela, senna] = [hazard_pool(t.g, member, BOX.hazards["rockfall"].approach[0]).dice for member in t.members]
    t.rolls(*[12] * sela, *[2] * senna).comes("veridia.night", 12).answer(TakeWay(0))
    assert t.told(MemberHurt) == [MemberHurt("senna", 2, "rockfall")]
    assert t.journey.at in t.journey.resolved


@pytest.mark.rule("VER-EXP-09")
def test_a_critical_failure_doubles_the_harm() -> None:
    t = in_the_way("rockfall")
    [sela, senna] = [hazard_pool(t.g, member, BOX.hazards["rockfall"].approach[0]).dice for member in t.members]
    t.rolls(*[12] * sela, *[1] * senna).comes("veridia.night", 12).answer(TakeWay(0))
    assert t.told(MemberHurt) == [MemberHurt("senna", 4, "rockfall")]


@pytest.mark.rule("VER-EXP-09")
def test_one_rolls_and_a_helper_with_the_skill_adds_a_die() -> None:
    t = in_the_way("rockfall")
    approach = BOX.hazards["rockfall"].approach[1]
    alone = hazard_pool(t.g, t.member("sela"), approach).dice
    senna = t.member("senna")
    senna.character = replace(senna.character, skills={**senna.character.skills, "survival": 2})
    assert hazard_pool(t.g, t.member("sela"), approach).dice == alone + 1
    t.rolls(*[2] * (alone + 1)).comes("veridia.night", 12).answer(TakeWay(1, "sela"))
    assert {event.member for event in t.told(MemberHurt)} == {"sela", "senna"}


@pytest.mark.rule("VER-EXP-09")
def test_a_detour_takes_a_day_and_a_toll_is_paid_per_head() -> None:
    t = in_the_way("swollen_river").comes("veridia.night", 12).answer(TakeWay(2))
    assert t.told(TimeLost) == [TimeLost(2)]
    gate = in_the_way("toll_gate").comes("veridia.night", 12)
    money = [member.character.deli for member in gate.members]
    gate.answer(TakeWay(2))
    assert [member.character.deli for member in gate.members] == [deli - 500 for deli in money]
    poor = travel("pregen:sela").out()
    poor.member("sela").character = replace(poor.member("sela").character, deli=499)
    poor.comes("veridia.hazard", "toll_gate").at("hazard")
    poor.g.run()
    assert not poor.offers(TakeWay(2))


@pytest.mark.rule("VER-EXP-09")
@pytest.mark.parametrize(
    ("hazard", "what"),
    [("night_cold", "no_rest"), ("locked_gate", "alarm"), ("poison_plants", "poison"), ("swollen_river", "lost")],
)
def test_what_failing_costs(hazard: str, what: str) -> None:
    t = in_the_way(hazard, "pregen:sela")
    way = next(option for option in t.ask.options if isinstance(option, TakeWay))
    approach = BOX.hazards[hazard].approach[way.approach]
    things = len(t.member("sela").character.gear)
    t.rolls(*[2] * hazard_pool(t.g, t.member("sela"), approach).dice).answer(way)
    match what:
        case "no_rest":
            assert t.journey.no_rest
        case "alarm":
            assert t.journey.alarm
        case "poison":
            assert [(one.source, one.dice) for one in t.member("sela").ailments] == [("poison", -1)]
        case _:
            assert len(t.member("sela").character.gear) == things - 1
            assert t.member("sela").damage == 1


@pytest.mark.rule("VER-EXP-09", "VER-DEF-01")
def test_hazards_pass_armour_and_elemental_ones_meet_resist() -> None:
    t = in_the_way("old_ward", "pregen:ilva")
    way = TakeWay(2)
    t.rolls(*[2] * hazard_pool(t.g, t.member("ilva"), BOX.hazards["old_ward"].approach[2]).dice).answer(way)
    assert t.told(MemberHurt) == [MemberHurt("ilva", 1, "old_ward")]  # her tunic resists one


@pytest.mark.rule("VER-HEALTH-05", "VER-EXP-13")
def test_a_hazard_may_kill() -> None:
    t = travel("pregen:sela")
    hurt(t.g, t.member("sela"), 13, "rockfall")
    assert not t.member("sela").dead
    hurt(t.g, t.member("sela"), 1, "rockfall")
    assert t.told(MemberDied) == [MemberDied("sela", "rockfall")]
    assert t.journey.deaths == 1
