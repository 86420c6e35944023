"""Expeditions: discoveries, people, camp, town, odds (specification 3.18)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import house_box
from oakveil.games.veridia.characters import Owned
from oakveil.games.veridia.journey.choices import (
    Accept,
    Advance,
    ApplyHerbs,
    AskAround,
    Browse,
    BuyCare,
    BuyRations,
    BuyThing,
    Cure,
    DoChore,
    Done,
    Explore,
    GiveMoney,
    Haggle,
    HireHelp,
    MakeCamp,
    Meet,
    PassBy,
    SellThing,
)
from oakveil.games.veridia.journey.events import (
    ChoreDone,
    HirelingLeft,
    KindRevealed,
    TimeLost,
)
from oakveil.games.veridia.journey.hiring import pay_wages
from oakveil.games.veridia.journey.naming import at_least, fight_chance, unnoticed
from oakveil.games.veridia.journey.party import member_pool, profile_of
from oakveil.games.veridia.journey.state import Band
from oakveil.games.veridia.ledger import awarded
from oakveil.games.veridia.odds import roll_odds
from oakveil.kernel.chance import Chance
from tests.games.veridia.expedition_table import Trip, travel

BOX = house_box()
GUARDS = ("npc:guard", "npc:guard")


def before(foes: tuple[Any, ...] = GUARDS, kind: Any = "fight", theme: int = 1, **options: Any) -> Trip:
    """A party that has just come upon these foes."""
    t = travel("pregen:sela, pregen:senna", **options).at(kind)
    t.journey.bands[t.journey.at] = Band(theme, foes, "open_field")
    t.g.run()
    return t


# -- discoveries and people --------------------------------------------------------------------------------------------


def found(discovery: str, **options: Any) -> Trip:
    t = travel("pregen:sela, pregen:senna", **options).comes("veridia.discovery", discovery).at("discovery")
    t.g.run()
    return t


@pytest.mark.rule("VER-EXP-10")
def test_what_is_discovered() -> None:
    t = found("herbs")
    dice = member_pool(t.g, t.member("sela"), "perception", "survival").dice
    t.rolls(*[12, 12, *[2] * dice][:dice]).comes("veridia.night", 12).answer(Explore("sela"))
    assert [owned.count for owned in t.member("sela").character.gear if owned.item == "healing_herbs"] == [2]
    t.member("senna").damage = 3
    t.g._question = None
    t.answer(ApplyHerbs("senna"))
    assert t.member("senna").damage == 2
    shrine = found("shrine").comes("veridia.night", 12)
    shrine.member("senna").pools["mana"] = 3
    shrine.answer(Explore())
    assert shrine.member("senna").pools["mana"] == 3 + 2
    book = found("book")
    dice = member_pool(book.g, book.member("senna"), "intuition", "arcana").dice
    book.rolls(*[12] * dice).comes("veridia.night", 12).answer(Explore("senna"))
    assert book.journey.treasure == 70


@pytest.mark.rule("VER-EXP-10")
def test_graves_weigh_and_can_be_left_alone() -> None:
    t = found("grave_goods").comes("veridia.find", 6, 6, 6).comes("veridia.night", 12)
    money = t.member("sela").character.deli
    t.answer(Explore())
    assert t.member("sela").character.deli == money + 100 * 90 // 2
    assert t.journey.deeds == -1
    left = found("grave_goods").comes("veridia.night", 12).answer(PassBy())
    assert left.journey.deeds == 0


def met(people: str, **options: Any) -> Trip:
    t = travel("pregen:sela, pregen:senna", **options).comes("veridia.people", people).at("people")
    t.comes("veridia.night", *[12] * 4)
    t.g.run()
    return t


@pytest.mark.rule("VER-EXP-10")
def test_people_on_the_way() -> None:
    child = met("lost_child").comes("veridia.night", 12).answer(Accept())
    assert child.journey.deeds == 1
    assert child.told(TimeLost) == [TimeLost(1)]
    caravan = met("caravan").comes("veridia.night", 12)
    money = caravan.member("sela").character.deli
    caravan.answer(Accept())
    assert caravan.member("sela").character.deli == money + 2000
    assert caravan.told(TimeLost) == [TimeLost(4)]
    minstrel = met("minstrel", legs=5).comes("veridia.night", 12)
    heard = len(minstrel.told(KindRevealed))
    minstrel.answer(Accept())
    assert len([event for event in minstrel.told(KindRevealed) if event.site]) > heard
    priest = met("priest").comes("veridia.night", 12).answer(Accept())
    assert priest.journey.blessed
    deserter = met("deserter").comes("veridia.night", 12).answer(Accept())
    assert [fighter.ref for fighter in deserter.journey.hired] == ["npc:guard"]


@pytest.mark.rule("VER-EXP-10")
def test_a_wandering_wizard_heals_for_money_and_sells_sigils() -> None:
    t = travel("pregen:sela, pregen:senna").comes("veridia.people", "wizard").out()
    t.member("sela").damage = 6
    t.at("people").comes("veridia.night", 12)
    t.g.run()
    assert [option.member for option in t.ask.options if isinstance(option, Accept)] == ["sela", ""]
    money = t.member("sela").character.deli
    t.answer(Accept("sela"))
    assert t.member("sela").damage == 4  # Hurt is whole again
    assert t.member("sela").character.deli == money - 5000


@pytest.mark.rule("VER-EXP-10", "VER-ODDS-01")
def test_a_blessing_gives_a_die_in_the_next_fight() -> None:
    t = before()
    t.journey.blessed = True
    t.answer(Meet("attack"))
    assert [lasting.source for lasting in t.g.unit("sela").effects] == ["blessing"]
    assert not t.journey.blessed


# -- camp --------------------------------------------------------------------------------------------------------------


def resting(**fields: Any) -> Trip:
    t = travel("pregen:sela, pregen:senna").comes("veridia.night", *[12] * 9).at("camp")
    t.g.run()
    for id, damage in fields.items():
        t.member(id).damage = damage
    t.journey.rations = 8
    t.g._question = None
    return t


@pytest.mark.rule("VER-EXP-11", "VER-HEAL-05")
def test_one_cares_for_the_others_and_works_all_day() -> None:
    t = resting(sela=10, senna=4).answer(MakeCamp())
    assert t.ask.key == "veridia.camp"  # of Senna alone: Sela can do nothing but lie
    dice = member_pool(t.g, t.member("senna"), "intuition", "medicine").dice
    t.rolls(*[12] * dice).answer(DoChore("care"))
    assert [event.chore for event in t.told(ChoreDone)] == ["care"]
    assert t.member("sela").damage < 10
    assert t.journey.day == 1


@pytest.mark.rule("VER-EXP-11", "VER-CAL-03")
def test_food_can_be_looked_for() -> None:
    t = resting(sela=1).answer(MakeCamp())
    dice = member_pool(t.g, t.member("sela"), "perception", "survival").dice
    t.rolls(*[12, *[2] * dice][:dice]).answer(DoChore("forage"))
    assert t.journey.rations == 9
    t.answer(DoChore("rest"))
    assert t.journey.rations == 9 - 2


@pytest.mark.rule("VER-EXP-11", "VER-HEAL-06", "VER-POOL-04")
def test_spells_heal_within_the_level() -> None:
    t = resting(sela=6)
    mana = t.member("senna").pools["mana"]
    dice = member_pool(t.g, t.member("senna"), "intuition", "arcana").dice
    t.rolls(*[12] * dice).answer(Cure("senna", "sela"))
    assert t.member("sela").damage == 4
    assert t.member("senna").pools["mana"] == mana - 1
    assert not t.offers(Cure("senna", "sela"))


@pytest.mark.rule("VER-EXP-11", "VER-WEAR-03")
def test_mending_takes_tools_skill_and_days() -> None:
    t = resting()
    sela = t.member("sela")
    gear = [replace(owned, wear=12) if owned.item == "mail" else owned for owned in sela.character.gear]
    sela.character = replace(
        sela.character,
        gear=(*gear, Owned("craftsmans_tools")),
        skills={**sela.character.skills, "craftsmanship": 3},
    )
    for _ in range(3):
        t.answer(MakeCamp()).answer(DoChore("mend"))
        while t.ask.key == "veridia.camp":
            t.answer(DoChore("rest"))
    assert next(owned for owned in sela.character.gear if owned.item == "mail").wear == 0


@pytest.mark.rule("VER-EXP-11", "VER-TRAIT-13")
def test_rituals_feed_bless_and_shield() -> None:
    t = resting()
    senna = t.member("senna")
    traits = (*senna.character.traits, "first_aid_camp", "army_of_righteousness")
    senna.character = replace(senna.character, traits=traits)
    t.answer(MakeCamp()).answer(DoChore("rest")).answer(DoChore("ritual", "army_of_righteousness"))
    assert t.journey.barrier == 2
    assert senna.pools["mana"] == profile_of(t.g, senna).pools["mana"]  # five were paid, the night gave them back


# -- town --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-15", "VER-MONEY-03")
def test_shopping() -> None:
    t = travel("pregen:sela, pregen:oren")
    money = t.member("sela").character.deli
    t.answer(BuyRations(5))
    assert t.journey.rations == 5
    assert t.member("sela").character.deli == money - 500
    t.answer(Browse("weapons")).answer(BuyThing("dagger"))
    assert sum(owned.count for owned in t.member("sela").character.gear if owned.item == "dagger") == 2
    t.answer(Browse("sell"))
    place = next(at for at, owned in enumerate(t.member("sela").character.gear) if owned.item == "dagger")
    t.answer(SellThing(place))
    assert sum(owned.count for owned in t.member("sela").character.gear if owned.item == "dagger") == 1
    half = t.member("sela").character.deli // 2
    other = t.member("oren").character.deli
    t.answer(Browse("give")).answer(GiveMoney("oren"))
    assert t.member("oren").character.deli == other + half


@pytest.mark.rule("VER-EXP-15", "VER-CAL-04")
def test_hired_people_fight_while_they_are_paid() -> None:
    t = travel("pregen:sela").answer(HireHelp("infantry")).answer(HireHelp("sellsword")).answer(Done()).answer(Done())
    money = t.member("sela").character.deli
    pay_wages(t.g)
    assert t.member("sela").character.deli == money - 2200
    t.at("fight").answer(Meet("attack"))
    assert [unit.id for unit in t.g.fight.units.values() if unit.side == "a"] == [
        "sela",
        "hired_guard.1",
        "hired_sellsword.1",
    ]
    t.member("sela").character = replace(t.member("sela").character, deli=300)
    pay_wages(t.g)
    assert t.told(HirelingLeft) == [HirelingLeft("npc:sellsword", False)]
    assert t.member("sela").character.deli == 100


@pytest.mark.rule("VER-EXP-02", "VER-EXP-15", "VER-MONEY-03")
def test_rumours_bargaining_and_care_in_town() -> None:
    t = travel("pregen:sela", legs=5)
    dice = member_pool(t.g, t.member("sela"), "charisma", "savoir_faire").dice
    t.rolls(*[12, *[2] * dice][:dice]).answer(AskAround())
    assert len(t.told(KindRevealed)) == 1
    assert not t.offers(AskAround())
    price = BOX.items["dagger"].price_min * 100
    trade = member_pool(t.g, t.member("sela"), "persuasion", "trade").dice
    t.rolls(*[12] * trade).comes("veridia.roll.trader", 1, 1, 1, 2).answer(Haggle())
    money = t.member("sela").character.deli
    t.answer(Browse("weapons")).answer(BuyThing("dagger"))
    assert money - t.member("sela").character.deli == round(price * (100 - 5 * min(5, trade)) / 100)
    t.member("sela").damage = 6
    t.g._question = None
    t.answer(BuyCare("healing_spell"))
    assert t.member("sela").damage == 4


@pytest.mark.rule("VER-EXP-15", "VER-XP-01")
def test_advancement_is_free_between_expeditions() -> None:
    t = travel("pregen:senna")
    senna = t.member("senna")
    senna.character = awarded(senna.character, 20, "expedition 1")
    t.g._question = None
    t.answer(Advance())
    assert t.ask.key == "veridia.train"
    step = t.ask.options[1]
    before_it = senna.character.experience
    t.answer(step)
    assert senna.character.experience < before_it


# -- odds --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-16", "VER-ODDS-01", "VER-LAB-02")
def test_odds_are_exact_and_the_estimate_falls_with_wounds() -> None:
    t = before()
    pool = member_pool(t.g, t.member("sela"), "persuasion", "diplomacy")
    assert at_least(pool, 1, 1) == pytest.approx(roll_odds(max(0, pool.dice), 1).success)
    assert unnoticed(pool, 0) == pytest.approx(1.0)
    fresh = fight_chance(t.g, ("npc:guard",) * 4)
    t.member("sela").damage = 9
    assert fight_chance(t.g, ("npc:guard",) * 4) < fresh


@pytest.mark.rule("VER-SURP-02", "VER-EXP-07")
def test_the_chance_of_an_ambush_is_that_of_the_dice() -> None:
    t = before()
    pool = member_pool(t.g, t.member("senna"), "agility", "stealth")
    dice, seen, tries = max(0, pool.dice), 0, 20_000
    chance = Chance(b"ambush")
    for _ in range(tries):
        mine = sum(chance.below(12, "x") >= 8 for _ in range(dice))
        theirs = sum(chance.below(12, "x") >= 8 for _ in range(4))
        seen += theirs < max(1, mine)
    assert unnoticed(pool, 4) == pytest.approx(seen / tries, abs=0.015)
