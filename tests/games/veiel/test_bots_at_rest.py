"""What bots of The Order of Veiel buy, sell and do between fights."""

from __future__ import annotations

from oakveil.games.veiel.bots import sensible
from oakveil.games.veiel.choices import (
    AddTarget,
    BuyItem,
    Done,
    EnoughTargets,
    Equip,
    FaceBoss,
    GoBack,
    GoOn,
    Sell,
    UseCard,
)
from oakveil.games.veiel.crossing_habits import onward
from oakveil.games.veiel.fighting_habits import shared_value
from oakveil.games.veiel.outfit_habits import grown
from oakveil.games.veiel.rules.camp import Camp
from oakveil.games.veiel.shopping_habits import shop, wanted_here
from oakveil.kernel.ask import Ask
from oakveil.kernel.chance import Chance
from tests.games.veiel.tables import TableTalk, hero, lay, scene


def choose(t: TableTalk) -> object:
    return sensible(t.g, t.asks[0], Chance(b"mind"))


def test_what_somebody_will_wear_later_on_is_not_sold_before_the_last_rest() -> None:
    g = lay(hero("barbarian"), hero("healer"), where="rest", place="")
    asked = Ask(1, "veiel.shop", [Sell("w_sunder_maul"), Done()])
    assert grown(g, g.hero("barbarian")).raised == ("FOR", "END", "FOR", "END")
    assert shop(g, asked) == Sell("w_sunder_maul")  # it takes FOR 10, which a barbarian never has
    asked = Ask(1, "veiel.shop", [Sell("w_reaper"), Done()])
    assert shop(g, asked) == Done()
    g.state.incursion = g.options.incursions
    assert shop(g, asked) == Sell("w_reaper")


def test_levels_come_before_consumables_until_the_last_rest() -> None:
    g = lay(hero("knight"), hero("healer"), where="rest", place="", crystals=8)
    assert wanted_here(g) is None
    g.state.incursion = g.options.incursions
    wanted = wanted_here(g)
    assert isinstance(wanted, BuyItem) and wanted.item == "potion_vit"


def test_a_stone_does_not_go_to_the_defender() -> None:
    g = lay(hero("knight"), hero("healer", items=("potion_vit", "potion_vit")), where="rest", place="", crystals=20)
    g.state.incursion = g.options.incursions
    wanted = wanted_here(g)
    assert isinstance(wanted, BuyItem) and wanted.hero == "knight" and wanted.item != "stone"


def test_the_shaman_gives_of_her_vit_as_long_as_others_need_it_more() -> None:
    team = (hero("shaman", level=3), hero("knight", vit=5), hero("barbarian", vit=17))
    g = lay(*team)
    line = g.box.use_of["energy_transfer", 0]
    assert shared_value(g, g.hero("shaman"), line) > 0
    g.hero("shaman").vit = 3
    g.hero("knight").vit = 19
    assert shared_value(g, g.hero("shaman"), line) == 0


def test_after_her_roll_she_helps_who_lacks_most_and_then_stops() -> None:
    camp = Camp(hero="shaman")
    camp.goto(Camp.act)
    t = scene(hero("shaman", level=3), hero("knight", vit=5), hero("barbarian", vit=17), frames=[camp])
    assert choose(t) == UseCard("energy_transfer", 0)
    t.dice(check=18)
    t.use("energy_transfer")
    assert choose(t) == AddTarget("knight")
    t.add("knight")
    assert choose(t) == EnoughTargets()


def test_the_scholar_looks_ahead_and_the_team_goes_round_what_is_bad() -> None:
    camp = Camp(hero="scholar")
    camp.goto(Camp.act)
    t = scene(hero("scholar", level=3, weapon=None), hero("knight"), room="empty", frames=[camp])
    assert choose(t) == UseCard("omniscience", 0, "A2")
    ways = Ask(1, "veiel.onward", [GoOn("A"), GoOn("B"), GoOn("C"), GoBack()])
    t.g.state.rooms["A2"] = t.g.state.rooms["A1"].__class__("power", up=True)
    assert onward(t.g, ways) == GoOn("B")


def test_the_bardess_plays_for_who_is_tired_as_long_as_she_is_not() -> None:
    camp = Camp(hero="bardess")
    camp.goto(Camp.act)
    t = scene(hero("bardess", level=3, weapon=None), hero("magician", end=2), frames=[camp])
    assert choose(t) == UseCard("marching_song", 0, "magician")
    t.hero("bardess").end = 3
    assert choose(t) == Done()


def test_a_team_that_is_well_goes_on_even_with_one_fallen_hero_of_three() -> None:
    ways = Ask(1, "veiel.onward", [GoOn("A"), GoBack()])
    g = lay(hero("knight"), hero("healer"), hero("assassin", vit=0))
    assert onward(g, ways) == GoOn("A")
    pair = lay(hero("knight"), hero("assassin", vit=0))
    assert onward(pair, ways) == GoBack()
    assert onward(pair, Ask(1, "veiel.onward", [FaceBoss(), GoBack()])) == GoBack()


def test_nothing_is_put_on_that_is_not_better() -> None:
    g = lay(hero("barbarian"), hero("healer"))
    g.stack.append(Camp(hero="barbarian"))
    asked = Ask(1, "veiel.calm", [Equip("barbarian", "weapon", "w_militia_sword"), Done()])
    assert sensible(g, asked, Chance(b"")) == Done()
