"""Steps of building: what each costs, and why it is refused, in words (specification 3.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building import suspended, total_cost
from oakveil.games.veridia.building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseGift,
    ChooseRace,
    GiveUpTrait,
    LowerLevel,
    Purchase,
    RaiseLevel,
    ReturnGear,
    TakeTrait,
    WearGear,
)
from oakveil.games.veridia.building_words import told
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.gear import loadout_of
from oakveil.games.veridia.ledger import awarded, awarded_in_all, finished, granted, refunded, spent
from oakveil.games.veridia.profile import of_character
from oakveil.games.veridia.purchases import Terms, approval, blank, bought, cost, refusal, settled
from oakveil.games.veridia.ready import ready_character
from oakveil.kernel.ask import Broken

BOX = Box(house())
EN, FR = TEXTS.in_("en"), TEXTS.in_("fr")
NOVICE = Terms(150)


def new(race: str = "human", terms: Terms = NOVICE) -> Character:
    return blank("Ann", race, terms, BOX)


def after(character: Character, *steps: Purchase, terms: Terms = NOVICE) -> Character:
    """The character after steps, all of which are possible."""
    for step in steps:
        why = refusal(character, step, terms, BOX)
        assert why is None, told(why, BOX, EN)
        character = bought(character, step, terms, BOX)
    return character


def skill(id: str, level: int) -> list[Purchase]:
    return [RaiseLevel("skill", id)] * level


def refused(character: Character, step: Purchase, terms: Terms = NOVICE) -> tuple[str, str]:
    """The code and the sentence by which a step is refused; there is a French one, too."""
    why = refusal(character, step, terms, BOX)
    assert why is not None, f"{step} is possible"
    return said(why)


def said(why: Broken) -> tuple[str, str]:
    assert told(why, BOX, FR) != told(why, BOX, EN)
    return why.rule, told(why, BOX, EN)


@pytest.mark.rule("VER-NEW-01", "VER-NEW-02", "VER-NEW-03", "VER-VIRT-02")
def test_a_new_character_has_the_least_of_everything() -> None:
    orc = new("orc")
    assert (orc.experience, orc.courage, orc.integrity, orc.deli) == (150, 1, 1, 0)
    assert orc.gear == (Owned("peasants_clothes"),)
    assert refusal(orc, LowerLevel("attribute", "strength"), NOVICE, BOX) is not None


@pytest.mark.rule("VER-XP-01")
def test_each_kind_of_level_has_its_price() -> None:
    ann = new()
    assert cost(ann, RaiseLevel("attribute", "agility"), NOVICE, BOX) == 4
    assert cost(ann, RaiseLevel("virtue", "courage"), NOVICE, BOX) == 4
    assert cost(ann, RaiseLevel("virtue", "integrity"), NOVICE, BOX) == 2
    assert cost(after(ann, *skill("melee", 2)), RaiseLevel("skill", "melee"), NOVICE, BOX) == 3
    mage = after(ann, *skill("arcana", 3), RaiseLevel("specialty", "grey"))
    assert cost(mage, RaiseLevel("specialty", "grey"), NOVICE, BOX) == 6


@pytest.mark.rule("VER-XP-01", "VER-SPEC-03")
def test_ways_cost_by_the_sum_of_all() -> None:
    """VER-EX-44: blood 1, blood 2, sun 1 cost 3 + 6 + 9; integrity 4 is needed."""
    knight = after(new(), *[RaiseLevel("virtue", "integrity")] * 2)
    before = knight.experience
    knight = after(knight, RaiseLevel("specialty", "blood"), RaiseLevel("specialty", "blood"))
    assert before - knight.experience == 9
    assert refused(knight, RaiseLevel("specialty", "sun"))[0] == "VER-VAL-04"
    knight = after(knight, RaiseLevel("virtue", "integrity"))
    assert cost(knight, RaiseLevel("specialty", "sun"), NOVICE, BOX) == 9
    assert after(knight, RaiseLevel("specialty", "sun")).ways == ("blood", "blood", "sun")
    later = replace(knight, finished=True)
    assert cost(later, RaiseLevel("specialty", "sun"), NOVICE, BOX) == 9


@pytest.mark.rule("VER-VAL-01", "VER-XP-02")
def test_no_attribute_leaves_the_range_of_its_race() -> None:
    orc = after(new("orc"), *[RaiseLevel("attribute", "agility")] * 3)
    code, sentence = refused(orc, RaiseLevel("attribute", "agility"))
    assert (code, sentence) == ("VER-VAL-01", "Agility 5 is outside the range of this race (Orc): 1 to 4.")
    assert refused(orc, LowerLevel("attribute", "constitution"))[0] == "VER-VAL-01"


@pytest.mark.rule("VER-VAL-02")
def test_no_skill_is_above_seven() -> None:
    master = after(new(), *skill("melee", 7))
    assert refused(master, RaiseLevel("skill", "melee")) == ("VER-VAL-02", "Melee goes from 0 to 7.")
    assert refused(master, LowerLevel("skill", "brawl"))[0] == "VER-VAL-02"


@pytest.mark.rule("VER-VAL-03", "VER-SPEC-02")
def test_a_branch_needs_arcana_one_higher() -> None:
    mage = after(new(), *skill("arcana", 3), *[RaiseLevel("specialty", "grey")] * 2)
    code, sentence = refused(mage, RaiseLevel("specialty", "grey"))
    assert (code, sentence) == ("VER-VAL-03", "Grey magic 3 needs arcana 4; you have 3.")
    assert refused(mage, LowerLevel("skill", "arcana"))[0] == "VER-VAL-03"


@pytest.mark.rule("VER-VAL-05", "VER-SPEC-05")
def test_a_path_needs_its_basis() -> None:
    devil = after(new(), *[RaiseLevel("specialty", "devil")] * 2)
    code, sentence = refused(devil, RaiseLevel("specialty", "devil"))
    assert (code, sentence) == ("VER-VAL-05", "Devil path 3 needs persuasion 2.")


@pytest.mark.rule("VER-VAL-06", "VER-TRAIT-01", "VER-TRAIT-02")
def test_requisites_are_told() -> None:
    assert refused(new(), TakeTrait("barrier")) == ("VER-VAL-06", "Barrier needs grey magic 3.")
    code, sentence = refused(after(new(), *skill("arcana", 1)), ChooseBackground("warden"))
    assert (code, sentence) == ("VER-VAL-06", "Warden needs brawl, marksmanship, melee or throwing 3.")
    mage = after(new(), *skill("arcana", 4), *[RaiseLevel("specialty", "grey")] * 3, TakeTrait("barrier"))
    assert refused(mage, LowerLevel("specialty", "grey"))[0] == "VER-VAL-06"
    assert after(mage, GiveUpTrait("barrier"), LowerLevel("specialty", "grey")).specialties == {"grey": 2}


@pytest.mark.rule("VER-VAL-07")
def test_nobody_spends_more_than_there_is() -> None:
    poor = new(terms=Terms(5))
    poor = after(poor, RaiseLevel("attribute", "agility"), terms=Terms(5))
    code, sentence = refused(poor, RaiseLevel("attribute", "agility"), Terms(5))
    assert (code, sentence) == ("VER-VAL-07", "This costs 6; you have 1 left.")


@pytest.mark.rule("VER-VAL-08", "VER-TRAIT-05")
def test_one_background_at_most() -> None:
    assert refused(new(), TakeTrait("outlaw"))[0] == "VER-VAL-08"
    monk = after(new(), ChooseBackground("outlaw"), ChooseBackground("monk"))
    assert monk.background == "monk"


@pytest.mark.rule("VER-VAL-09", "VER-VAL-10", "VER-TRAIT-03")
def test_once_and_with_a_choice() -> None:
    sharp = after(new(), RaiseLevel("attribute", "perception"), TakeTrait("keen_sense:sight"))
    assert refused(sharp, TakeTrait("keen_sense:sight")) == ("VER-VAL-09", "Keen sense can be taken once.")
    assert refused(sharp, TakeTrait("keen_sense"))[1].endswith("choose the sense for this trait.")
    assert refused(sharp, TakeTrait("keen_sense"))[0] == "VER-VAL-10"
    assert refusal(sharp, TakeTrait("keen_sense:hearing"), NOVICE, BOX) is None


@pytest.mark.rule("VER-VAL-11", "VER-TRAIT-08")
def test_contradictions_are_named() -> None:
    blind = after(new(), TakeTrait("blind"))
    code, sentence = refused(blind, TakeTrait("keen_sense:sight"))
    assert (code, sentence) == ("VER-VAL-11", "Blind and Keen sense exclude each other.")


@pytest.mark.rule("VER-VAL-12", "VER-NEW-03", "VER-MONEY-03")
def test_money_is_spent_once() -> None:
    rich = after(new(), TakeTrait("lucky_find"), BuyGear("sword"))
    assert rich.deli == 2_000
    assert refused(rich, BuyGear("crossbow")) == ("VER-VAL-12", "You are 70 deli short.")
    assert after(rich, ReturnGear("sword")).deli == 10_000
    debtor = after(new(), TakeTrait("party_lover"))
    assert debtor.deli == -10_000
    assert refused(debtor, BuyGear("arrow"))[0] == "VER-VAL-12"


@pytest.mark.rule("VER-NEW-04", "VER-TRAIT-05")
def test_a_background_brings_its_things_and_takes_them_back() -> None:
    able = ("survival", "melee", "athletics", "brawl", "trade", "craftsmanship", "machinery", "navigation")
    person = after(new(), *[step for id in able for step in skill(id, 3)])
    pasts = [card.id for card in BOX.traits.values() if card.category == "background"]
    possible = [id for id in pasts if refusal(person, ChooseBackground(id), NOVICE, BOX) is None]
    assert len(possible) > 5
    for id in possible:
        there = after(person, ChooseBackground(id))
        money = BOX.traits[id].money
        assert there.deli == 100 * money
        assert after(there, ChooseBackground("")).gear == (Owned("peasants_clothes"),)


@pytest.mark.rule("VER-VAL-13", "VER-QUIRK-13", "VER-QUIRK-21")
def test_two_hands_and_one_thing_in_a_slot() -> None:
    ann = replace(new(), gear=tuple([Owned(item) for item in ("great_sword", "shield", "mail", "gambeson", "spear")]))
    armed = after(ann, WearGear("great_sword"))
    code, sentence = refused(armed, WearGear("shield"))
    assert (code, sentence) == ("VER-VAL-13", "Great sword and Shield need 3 hands; you have 2.")
    assert after(armed, WearGear("great_sword", worn=False), WearGear("spear"), WearGear("shield"))
    assert refused(after(ann, WearGear("mail")), WearGear("gambeson"))[1] == "Only one thing can be worn as armour."


@pytest.mark.rule("VER-VAL-14", "VER-VAL-15", "VER-TRAIT-04", "VER-TRAIT-05", "VER-VIRT-01")
def test_what_only_creation_allows() -> None:
    done = replace(finished(new(), 150, BOX))
    assert refused(done, RaiseLevel("virtue", "integrity")) == (
        "VER-VAL-14",
        "Integrity changes only through the story.",
    )
    code, sentence = refused(done, TakeTrait("careful_saver"))
    assert (code, sentence) == ("VER-VAL-15", "Careful saver can only be taken at creation.")
    assert refused(done, TakeTrait("blind"))[0] == "VER-VAL-15"
    assert refused(done, ChooseRace("orc"))[0] == "VER-VAL-15"
    assert refused(done, LowerLevel("virtue", "courage"))[0] == "VER-XP-05"
    assert after(done, RaiseLevel("virtue", "courage")).courage == 2


@pytest.mark.rule("VER-VAL-16", "VER-SPEC-04")
def test_a_suspended_way_is_told() -> None:
    knight = Character(name="Oren", integrity=3, specialties={"sun": 3}, ways=("sun",) * 3, finished=True)
    [warning] = suspended(knight, BOX)
    assert said(warning) == ("VER-VAL-16", "Way of the sun 3 is suspended: your integrity supports only 2 of it.")


@pytest.mark.rule("VER-VAL-17", "VER-TRAIT-04")
def test_flaws_have_a_limit_where_the_table_wants_one() -> None:
    strict = Terms(150, flaw_limit=30)
    blind = after(new(terms=strict), TakeTrait("blind"), terms=strict)
    assert blind.experience == 175
    code, sentence = refused(blind, TakeTrait("deaf"), strict)
    assert (code, sentence) == ("VER-VAL-17", "Flaws may give at most 30 points at this table.")
    assert refusal(blind, TakeTrait("deaf"), NOVICE, BOX) is None


@pytest.mark.rule("VER-VAL-18")
def test_unknown_things_are_refused() -> None:
    code, sentence = refused(new(), TakeTrait("foo"))
    assert (code, sentence) == ("VER-VAL-18", "The trait “foo” is not in this content; keep it as a note?")
    for step in (RaiseLevel("skill", "foo"), ChooseRace("foo"), ChooseBackground("foo"), BuyGear("foo")):
        assert refused(new(), step)[0] == "VER-VAL-18"


@pytest.mark.rule("VER-VAL-19", "VER-TRAIT-06")
def test_some_tables_want_consent() -> None:
    waiting = approval("gm_approves", by_master=False)
    assert waiting is not None
    assert said(waiting) == ("VER-VAL-19", "Waiting for the game master.")
    assert approval("gm_only", by_master=False) is not None
    assert approval("gm_only", by_master=True) is None
    assert approval("free", by_master=False) is None


@pytest.mark.rule("VER-NEW-01")
def test_what_is_rare_may_be_kept_from_new_characters() -> None:
    strict = Terms(150, rarity="common")
    rich = after(new(terms=strict), TakeTrait("familys_inheritance"), terms=strict)
    assert refused(rich, BuyGear("great_sword"), strict)[1].startswith("Great sword is too rare")
    assert refusal(rich, BuyGear("great_sword"), NOVICE, BOX) is None
    assert refusal(rich, BuyGear("sword"), strict, BOX) is None


@pytest.mark.rule("VER-POOL-05")
def test_spell_emulation_opens_spells_of_level_one() -> None:
    knight = Character(name="V", integrity=4, specialties={"mage": 2}, ways=("mage", "mage"))
    knight = settled(knight, NOVICE, BOX)
    assert refusal(knight, TakeTrait("celerity"), NOVICE, BOX) is not None
    knight = after(knight, TakeTrait("spell_emulation"))
    assert refusal(knight, TakeTrait("celerity"), NOVICE, BOX) is None
    assert refusal(knight, TakeTrait("magic_armor"), NOVICE, BOX) is not None


@pytest.mark.rule("VER-XP-05", "VER-NEW-02")
@pytest.mark.parametrize("id", BOX.pregens)
def test_spent_and_left_are_the_total(id: str) -> None:
    ready = ready_character(BOX.pregens[id], BOX)
    assert spent(ready) == total_cost(ready, BOX)
    assert awarded_in_all(ready) == spent(ready) + ready.experience == 150


@pytest.mark.rule("VER-XP-04", "VER-XP-05", "VER-GM-09", "VER-XP-03")
def test_awards_purchases_and_refunds_are_lines_that_never_go() -> None:
    sela = awarded(ready_character(BOX.pregens["sela"], BOX), 3, "the bridge")
    lines = len(sela.ledger)
    sela = after(sela, *skill("law", 1), TakeTrait("jack_of_all_trades"))
    assert [(line.on, line.cost) for line in sela.ledger[lines:]] == [("skill:law", 1), ("trait:jack_of_all_trades", 2)]
    assert cost(sela, RaiseLevel("skill", "law"), NOVICE, BOX) == 1
    back = refunded(sela, lines, "not in this story", BOX)
    assert "law" not in back.skills
    assert len(back.ledger) == lines + 3
    for character in (sela, back):
        assert awarded_in_all(character) == spent(character) + character.experience
    with pytest.raises(ValueError, match="not at 1"):
        refunded(back, lines, "again", BOX)
    for points, reason in ((21, "much"), (-1, "little"), (3, " ")):
        with pytest.raises(ValueError, match="award"):
            awarded(sela, points, reason)


@pytest.mark.rule("VER-XP-05")
def test_every_purchase_can_be_refunded_but_the_highest_first() -> None:
    oren = ready_character(BOX.pregens["oren"], BOX)
    for place in range(len(oren.ledger) - 1, 0, -1):
        oren = refunded(oren, place, "start again", BOX)
    assert (oren.experience, oren.traits, oren.skills, oren.specialties, oren.ways) == (150, (), {}, {}, ())
    assert (oren.courage, oren.integrity, oren.background) == (1, 1, "")


@pytest.mark.rule("VER-TRAIT-04", "VER-TRAIT-07", "VER-XP-06")
def test_what_is_given_costs_nothing_and_a_flaw_can_be_bought_off() -> None:
    sela = ready_character(BOX.pregens["sela"], BOX)
    marked = granted(awarded(sela, 9, "the dragon"), "disfigured", "dragon fire")
    assert marked.experience == 10
    healed = after(marked, GiveUpTrait("disfigured"))
    assert (healed.experience, "disfigured" in healed.traits) == (2, False)
    assert refused(healed, GiveUpTrait("duelist"))[0] == "VER-XP-05"


@pytest.mark.rule("VER-NEW-04", "VER-QUIRK-22")
def test_gifts_are_chosen_and_go_back_with_the_background() -> None:
    able = [*skill("arcana", 3), *skill("melee", 3), RaiseLevel("specialty", "chromatic")]
    warden = after(new(), *able, TakeTrait("read_sigil"))
    warden = after(warden, ChooseBackground("warden"))
    assert Owned("sigil_choice", 2) in warden.gear
    spark = after(warden, ChooseGift("sigil_choice", "sigil_of_spark"), ChooseGift("sigil_choice", "sigil_of_spark"))
    assert Owned("sigil_of_spark", 2) in spark.gear
    assert spark.deli == warden.deli
    assert after(spark, ChooseBackground("")).gear == (Owned("peasants_clothes"),)
    assert refused(warden, ChooseGift("sigil_choice", "sword"))[0] == "VER-VAL-18"
    assert refused(spark, ChooseGift("sigil_choice", "sigil_of_spark"))[0] == "VER-VAL-18"
    wild = after(new(), *[RaiseLevel("virtue", "integrity")] * 2, *[RaiseLevel("specialty", "wilderness")] * 2)
    wild = after(wild, ChooseBackground("defender_of_the_wilderness"))
    armed = after(wild, ChooseGift("blessed:weapon_choice", "blessed:spear"))
    assert armed.deli == wild.deli
    assert [card.id for card in loadout_of(of_character(armed, BOX).gear, BOX).weapons] == ["spear", "unarmed"]
