"""The rest zone: recovery, levels, alchemist, blacksmith, departure, decisions of the team (3.4 to 3.7, 3.27)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import (
    BuyGear,
    BuyItem,
    Depart,
    Done,
    DropItem,
    Equip,
    GainLevel,
    PassDefender,
    RevealOffer,
    Sell,
    StayLonger,
    TakeOff,
    UseCard,
)
from oakveil.games.veiel.events import LevelGained, OfferDiscarded, OfferRevealed, RestBegan
from oakveil.games.veiel.rules.alchemist import purchases, spend_item
from oakveil.games.veiel.rules.camp import Camp
from oakveil.games.veiel.rules.rest import Rest, begin_rest
from oakveil.games.veiel.rules.smith import change_purse, draw_cards, lay_piles
from oakveil.games.veiel.rules.team import agreed
from oakveil.games.veiel.state import HeroId, Lasting
from tests.games.veiel.tables import HeroHere, TableTalk, box_with, change, hero, lay, scene

KNIGHT, HEALER = hero("knight"), hero("healer")
STACK = ["r_iron", "w_dagger", "a_plate", "s_kite", "a_robe", "w_great_axe", "r_hawk"]
"""Cards of the blacksmith, the last one on top."""


def resting(*heroes: HeroHere, incursion: int = 2, stack: list[str] | None = None, **more: Any) -> TableTalk:
    """A team in the rest zone before its first question there; all cards of the blacksmith lie in the left pile."""
    t = scene(*heroes, where="rest", place="", frames=[Rest()], **more)
    t.g.state.incursion = incursion
    t.g.state.left_pile.cards = [*(STACK if stack is None else stack)]
    return t


def camping(*heroes: HeroHere, **more: Any) -> TableTalk:
    """A team in the rest zone whose heroes may act."""
    return scene(*heroes, where="rest", place="", frames=[Camp()], **more)


def named(t: TableTalk, kind: type[Any]) -> list[Any]:
    """The options of this kind."""
    return [option for option in t.options() if type(option) is kind]


@pytest.mark.rule("VEIEL-REST-01", "VEIEL-DEATH-07")
def test_all_are_as_good_as_new_even_the_fallen() -> None:
    g = lay(hero("knight", vit=3, end=0), hero("healer", vit=0, end=1))
    begin_rest(g)
    assert [(one.vit, one.end, one.stands) for one in g.state.heroes] == [(20, 4, True), (12, 7, True)]


@pytest.mark.rule("VEIEL-REST-02")
def test_curses_and_conditions_end() -> None:
    talisman, blessing = Lasting("ALL", 1, "incursion", "talisman"), Lasting("DEF", 1, "game", "knight")
    ill = hero(
        "healer",
        level=3,
        poison=2,
        burn=2,
        burn_turns=1,
        imprisoned=True,
        controlled=True,
        branded=True,
        muted=("heal",),
        effects=(talisman, blessing),
        cursed=("def_ok",),
        used=("ph_ash:0:room",),
    )
    g = lay(ill, KNIGHT)
    begin_rest(g)
    one = g.hero("healer")
    assert (one.poison, one.burn, one.burn_turns, one.muted, one.cursed, one.used) == (0, 0, 0, (), (), ())
    assert not (one.imprisoned or one.controlled or one.branded)
    assert one.effects == (blessing,)


@pytest.mark.rule("VEIEL-REST-03", "VEIEL-EVENT-05")
def test_unused_events_go_and_used_consumables_are_for_sale_again() -> None:
    g = lay(KNIGHT, HEALER, hand=["fog", "mute"])
    before = g.state.alchemist["bomb"]
    g.state.alchemist_discard = {"bomb": 2}
    begin_rest(g)
    assert (g.state.hand.cards, g.state.event_discard) == ([], ("fog", "mute"))
    assert (g.state.alchemist["bomb"], g.state.alchemist_discard) == (before + 2, {})
    g = lay(KNIGHT, HEALER, master="none", events=["fog"])
    begin_rest(g)
    assert (g.state.laid_events.cards, g.state.event_discard) == ([], ("fog",))


@pytest.mark.rule("VEIEL-REST-04", "VEIEL-TEAM-04")
def test_shop_then_each_hero_then_round_again_as_often_as_they_like() -> None:
    t = resting(KNIGHT, HEALER, crystals=3)
    assert (t.key, t.asks[0].seat) == ("shop", 1)
    t.answer(Done())
    assert (t.key, t.asks[0].seat) == ("camp", 1)
    t.answer(Done())
    assert (t.key, t.asks[0].seat) == ("camp", 2)
    t.answer(GainLevel("healer", "FOI"))
    assert (t.key, t.asks[0].seat) == ("camp", 2)
    t.answer(Done())
    t.answer(StayLonger())
    assert t.key == "shop"


@pytest.mark.rule("VEIEL-REST-05")
def test_endurance_spent_here_does_not_come_back() -> None:
    t = camping(hero("scholar", level=3), KNIGHT)
    t.answer(UseCard("omniscience", 0, "A2"))
    assert t.g.state.rooms["A2"].up
    assert t.hero("scholar").end == 5
    t.answer(Done())
    assert t.hero("scholar").end == 5


@pytest.mark.rule("VEIEL-REST-06", "VEIEL-SMITH-02")
def test_on_departure_the_rest_of_the_offer_is_lost() -> None:
    t = resting(KNIGHT, HEALER)
    t.answer(RevealOffer())
    assert t.told(OfferRevealed) == [OfferRevealed(("r_hawk", "w_great_axe", "a_robe", "s_kite", "a_plate"))]
    while t.key != "depart":
        t.answer(Done())
    t.answer(Depart())
    assert t.key == "waiting"
    assert t.told(OfferDiscarded)[0].cards == t.g.state.smith_discard
    assert len(t.g.state.smith_discard) == 5
    assert t.g.state.offer == ()


@pytest.mark.rule("VEIEL-REST-07")
def test_before_the_first_crossing_nothing_is_offered() -> None:
    t = resting(KNIGHT, HEALER, incursion=1)
    assert t.key == "camp"
    assert {type(option) for option in t.options()} == {TakeOff, PassDefender, Done}


@pytest.mark.rule("VEIEL-DMTURN-03")
def test_the_defender_token_may_be_passed_at_any_time() -> None:
    t = camping(KNIGHT, HEALER, hero("shaman", vit=0))
    assert named(t, PassDefender) == [PassDefender("healer")], "the fallen cannot hold it"
    t.answer(PassDefender("healer"))
    assert t.g.state.defender == "healer" and not named(t, PassDefender)
    t.answer(Done())
    assert named(t, PassDefender) == [PassDefender("knight")]


@pytest.mark.rule("VEIEL-LEVEL-01", "VEIEL-LEVEL-02", "VEIEL-LEVEL-03", "VEIEL-LEVEL-04")
def test_x04_two_levels_for_three_crystals() -> None:
    t = camping(hero("healer"), KNIGHT, crystals=3)
    assert {one.raised for one in named(t, GainLevel)} == {"VIT", "END", "FOR", "DEX", "INT", "FOI"}
    t.answer(GainLevel("healer", "FOI"))
    assert t.g.state.crystals == 2
    t.answer(GainLevel("healer", "FOI"))
    one = t.hero("healer")
    assert (one.level, one.raised, t.g.state.crystals) == (3, ("FOI", "FOI"), 0)
    assert named(t, GainLevel) == []


@pytest.mark.rule("VEIEL-LEVEL-02", "VEIEL-LEVEL-03")
def test_x28_from_level_2_to_the_highest() -> None:
    t = camping(hero("healer", level=2, raised=("FOI",)), KNIGHT, crystals=9)
    for price, left in ((2, 7), (3, 4), (4, 0)):
        t.answer(GainLevel("healer", "FOI"))
        assert t.g.state.crystals == left, price
    change_purse(t.g, 20)
    t.answer(Done())
    t.answer(Done())
    assert t.hero("healer").level == 5
    t.push(Camp())
    assert [one for one in named(t, GainLevel) if one.hero == "healer"] == []
    assert [event.level for event in t.told(LevelGained)] == [3, 4, 5]


@pytest.mark.rule("VEIEL-LEVEL-05")
def test_levels_are_bought_in_the_rest_zone_only() -> None:
    t = scene(KNIGHT, HEALER, crystals=10, frames=[Camp()])
    assert t.key == "calm"
    assert named(t, GainLevel) == []


@pytest.mark.rule("VEIEL-SHEET-07", "VEIEL-SHEET-02")
def test_a_maximum_that_rises_here_lifts_the_gauge_and_elsewhere_it_does_not() -> None:
    t = camping(hero("knight", vit=15), HEALER, crystals=1)
    t.answer(GainLevel("knight", "VIT"))
    assert t.hero("knight").vit == 16
    worn = hero("healer", armour="a_vestment", raised=("FOI",), vit=9)
    t = camping(worn, KNIGHT)
    t.answer(TakeOff("healer", "armour"))
    assert t.hero("healer").vit == 9
    t.answer(Equip("healer", "armour", "a_vestment"))
    assert t.hero("healer").vit == 12
    t = scene(hero("healer", armour="a_vestment", raised=("FOI",)), KNIGHT, frames=[Camp()])
    assert t.hero("healer").vit == 15
    t.answer(TakeOff("healer", "armour"))
    assert t.hero("healer").vit == 12
    t.answer(Equip("healer", "armour", "a_vestment"))
    assert t.hero("healer").vit == 12


@pytest.mark.rule("VEIEL-ALCH-01", "VEIEL-ALCH-02", "VEIEL-ALCH-03")
def test_a_card_costs_its_price_and_sells_out() -> None:
    t = resting(KNIGHT, HEALER, crystals=13)
    assert t.g.seen_by(2)[0].alchemist["ward"] == 1
    t.answer(BuyItem("ward", "healer"))
    assert (t.hero("healer").items, t.g.state.crystals) == (("ward",), 10)
    assert [one for one in named(t, BuyItem) if one.item == "ward"] == []
    assert not any(one.item == "stone" for one in named(scene_with_purse(4), BuyItem))
    assert any(one.item == "stone" for one in named(scene_with_purse(5), BuyItem))


def scene_with_purse(crystals: int) -> TableTalk:
    return resting(KNIGHT, HEALER, crystals=crystals)


@pytest.mark.rule("VEIEL-ALCH-04", "VEIEL-ALCH-05")
def test_x43_two_consumables_are_the_most_until_one_goes() -> None:
    t = resting(hero("knight", items=("potion_vit", "bomb")), hero("bardess", items=("oil",)), crystals=5)
    assert named(t, BuyItem) == []
    t.answer(Done())
    t.answer(DropItem("knight", "bomb"))
    assert t.g.state.alchemist_discard == {"bomb": 1}
    while t.key != "depart":
        t.answer(Done())
    t.answer(StayLonger())
    assert {one.hero for one in named(t, BuyItem)} == {"knight"}


@pytest.mark.rule("VEIEL-ALCH-06")
def test_a_used_card_goes_to_the_discard_unless_its_use_is_unlimited() -> None:
    g = lay(hero("adventurer", items=("key", "bomb")), KNIGHT)
    spend_item(g, g.hero("adventurer"), "key")
    spend_item(g, g.hero("adventurer"), "bomb")
    assert (g.hero("adventurer").items, g.state.alchemist_discard) == (("key",), {"bomb": 1})


@pytest.mark.rule("VEIEL-ALCH-08", "VEIEL-SMITH-05", "VEIEL-SMITH-06", "VEIEL-EQUIP-10")
def test_equipment_alone_is_sold_and_always_for_one_crystal() -> None:
    t = resting(hero("bardess", items=("bomb",), phylactery="ph_eye"), KNIGHT)
    t.g.state.box = ("a_plate", "w_dagger", "w_dagger")
    assert named(t, Sell) == [Sell("a_plate"), Sell("w_dagger")]
    boxed = t.g.state
    t.answer(Sell("a_plate"))
    t.answer(Sell("w_dagger"))
    assert (boxed.crystals, [*boxed.box], [*boxed.smith_discard]) == (2, ["w_dagger"], ["a_plate", "w_dagger"])


@pytest.mark.rule("VEIEL-SMITH-01", "VEIEL-EQUIP-01")
def test_loot_comes_from_the_larger_pile() -> None:
    g = lay(KNIGHT, HEALER)
    g.state.left_pile.cards, g.state.right_pile.cards = ["a_robe", "s_kite"], ["w_dagger", "r_hawk"]
    assert draw_cards(g, 3) == ("s_kite", "r_hawk", "a_robe")
    assert g.state.box == ("s_kite", "r_hawk", "a_robe")


@pytest.mark.rule("VEIEL-SMITH-04", "VEIEL-ROOM-10")
def test_with_few_cards_all_are_shown_and_with_none_nothing_is() -> None:
    t = resting(KNIGHT, HEALER, stack=["a_robe", "s_kite"])
    t.answer(RevealOffer())
    assert t.g.state.offer == ("s_kite", "a_robe")
    assert t.key == "camp"
    assert draw_cards(t.g, 2) == ()
    assert resting(KNIGHT, HEALER, stack=[]).key == "camp"


@pytest.mark.rule("VEIEL-SMITH-02", "VEIEL-SMITH-07")
def test_a_card_of_the_offer_is_bought_into_the_box() -> None:
    t = resting(KNIGHT, HEALER, crystals=8)
    t.answer(RevealOffer())
    assert named(t, BuyGear) == [BuyGear("r_hawk"), BuyGear("w_great_axe"), BuyGear("a_robe"), BuyGear("s_kite")]
    t.answer(BuyGear("w_great_axe"))
    assert (t.g.state.crystals, t.g.state.box) == (2, ("w_great_axe",))
    assert t.g.state.offer == ("r_hawk", "a_robe", "s_kite", "a_plate")


@pytest.mark.rule("VEIEL-SMITH-03")
def test_three_crystals_buy_five_new_cards_as_often_as_one_can_pay() -> None:
    t = resting(KNIGHT, HEALER, crystals=4, stack=[*STACK, *STACK])
    t.answer(RevealOffer())
    first = t.g.state.offer
    t.answer(RevealOffer())
    assert (t.g.state.crystals, t.g.state.smith_discard) == (1, first)
    assert t.g.state.offer == ("w_dagger", "r_iron", "r_hawk", "w_great_axe", "a_robe")
    assert named(t, RevealOffer) == []


@pytest.mark.rule("VEIEL-SETUP-12")
def test_the_odd_card_lies_left() -> None:
    g = lay(KNIGHT, HEALER)
    lay_piles(g, ["a_robe", "s_kite", "r_hawk"])
    assert (len(g.state.left_pile), len(g.state.right_pile)) == (2, 1)


@pytest.mark.rule("VEIEL-LEVEL-01")
def test_the_purse_never_falls_below_nothing_nor_rises_above_its_limit() -> None:
    g = lay(KNIGHT, HEALER, crystals=3)
    change_purse(g, -5)
    assert g.state.crystals == 0
    change_purse(g, 99)
    assert g.state.crystals == 99
    g = lay(KNIGHT, HEALER, crystals=38, crystal_cap=40)
    change_purse(g, 6)
    assert g.state.crystals == 40


@pytest.mark.rule("VEIEL-TEAM-01", "VEIEL-TEAM-02")
def test_the_player_of_the_defender_confirms_for_the_team() -> None:
    t = resting(KNIGHT, HEALER, crystals=5)
    assert [ask.seat for ask in t.asks] == [1]
    t = resting(KNIGHT, HEALER, crystals=5)
    t.g.state.defender = "healer"
    assert [ask.seat for ask in t.asks] == [2]


@pytest.mark.rule("VEIEL-TEAM-02", "VEIEL-TEAM-04")
def test_a_majority_decides_and_without_one_the_player_of_the_defender() -> None:
    team: tuple[HeroId, ...] = ("knight", "healer", "shaman", "scholar")
    t = resting(*map(hero, team[:3]), hero("scholar", vit=0), team_vote="majority")
    while t.key != "depart":
        t.answer(Done())
    assert [ask.seat for ask in t.asks] == [1, 2, 3, 4]
    for seat in (2, 3, 4):
        t.answer(StayLonger(), seat)
    t.answer(Depart(), 1)
    assert t.key == "shop"
    depart, stay = Depart(), StayLonger()
    assert agreed(t.g, {1: depart, 2: stay, 3: stay, 4: depart}) is depart
    assert agreed(t.g, {1: stay, 2: depart, 3: depart, 4: stay}) is stay
    assert agreed(t.g, {1: depart, 2: stay, 3: stay, 4: stay}) is stay
    t.g.state.defender = "healer"
    assert agreed(t.g, {1: depart, 2: stay, 3: stay, 4: depart}) is stay


@pytest.mark.rule("VEIEL-TEAM-05")
def test_everybody_sees_the_purse_and_its_changes() -> None:
    t = resting(KNIGHT, HEALER, crystals=7)
    assert all(t.g.seen_by(seat)[0].crystals == 7 for seat in (None, 1, 2, 3))
    assert all(event.audience() is None for event in t.answer(BuyItem("bomb", "knight")))


def test_arriving_is_told() -> None:
    g = lay(KNIGHT, HEALER)
    told: list[object] = []
    g.listener = told.append
    begin_rest(g)
    assert told[-1] == RestBegan(1)


def test_who_has_a_free_slot_can_be_given_something() -> None:
    cheap = box_with(change("bomb", price=0))
    g = lay(hero("knight", items=("oil", "oil")), hero("healer", vit=0), hero("scholar"), box=cheap)
    assert purchases(g) == [BuyItem("bomb", "scholar")]
