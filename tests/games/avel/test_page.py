"""What the page of Avel shows beside the state."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from oakveil.games.avel import GAME, house_box
from oakveil.games.avel.box import Box
from oakveil.games.avel.furniture import furniture
from oakveil.games.avel.page import Aids, AvelPage, BattleAid, Odds
from oakveil.games.avel.preview import battle_odds
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import TableTalk, cell, foe, hero, scene

PAGE = AvelPage()
ENGLISH = GAME.texts.in_("en")


def aids(t: TableTalk) -> Aids:
    return PAGE.aids(t.g, 1, ENGLISH)


def consult(t: TableTalk, topic: str, **about: Any) -> object:
    return PAGE.consult(t.g, 1, topic, about, ENGLISH)


@pytest.mark.rule("AVEL-BATTLE-02", "AVEL-ODDS-01")
def test_every_battle_at_hand_comes_with_its_odds() -> None:
    t = scene(
        hero(at="crow_heath", worn=["captains_sword"], packed=["draught_of_stars"]),
        foes=[foe("snow_goblin", at="crow_heath"), foe("cinder_rat", at="old_mill")],
    )
    (battle,) = aids(t).battles
    plain = battle_odds(t.g, t.g.hero(1), "snow_goblin")
    assert (battle.monster, battle.dice, battle.care) == ("snow_goblin", (2, 1, 0, 0), "")
    assert battle.odds == Odds(
        word="sure", full=True, defeat=plain.defeat, stun=plain.stun, damage=plain.damage, wounds=plain.wounds
    )
    (elixir,) = battle.elixirs
    assert elixir.token == "draught_of_stars" and elixir.odds.defeat > plain.defeat


def test_odds_are_told_in_a_word_or_not_at_all_if_the_table_wants_that() -> None:
    here = hero(at="crow_heath"), [foe("snow_goblin", at="crow_heath")]
    simple = scene(here[0], foes=here[1], odds="simple")
    assert aids(simple).battles[0].odds == Odds(word="even", full=False)
    silent = scene(here[0], foes=here[1], odds="off")
    assert aids(silent).battles[0].odds is None
    with pytest.raises(ValueError, match="no odds"):
        consult(silent, "odds_with_effects", hero=1, monster="snow_goblin")


@pytest.mark.rule("AVEL-TIP-05")
def test_a_wounded_hero_is_warned() -> None:
    t = scene(hero(at="crow_heath", hearts=2), foes=[foe("cinder_rat", at="crow_heath")])
    assert aids(t).battles[0].care == "wounded"


def test_during_a_battle_the_odds_are_those_of_the_clashes_left() -> None:
    t = scene(hero(at="crow_heath"), foes=[foe("snow_goblin", at="crow_heath")])
    before = aids(t).battles[0].odds
    t.dice("_ _ | _")
    t.fight("snow_goblin")
    (battle,) = aids(t).battles
    assert before is not None and battle.odds is not None
    assert battle.odds.defeat < before.defeat
    assert battle.odds.defeat == battle_odds(t.g, t.g.hero(1), "snow_goblin").defeat


def test_the_clash_is_told_for_every_way_to_use_spells() -> None:
    t = scene(hero(at="crow_heath", worn=["star_hood"]), foes=[foe("snow_goblin", at="crow_heath")])
    t.dice("A _ S | A")
    t.fight("snow_goblin")
    clash = aids(t).clash
    assert clash is not None
    assert (clash.colours, clash.mine) == (("green", "green", "yellow", "purple"), 3)
    assert clash.results == ((1, 0), (2, 1))
    assert clash.usual == 1


@pytest.mark.rule("AVEL-TIP-04")
def test_the_way_of_the_beast_is_known_from_the_start_and_leads_over_traps() -> None:
    t = scene(hero(), laid={"stone_circles": "snare"})
    way = aids(t).ways[BEAST]
    assert (way[0], way[-1]) == (t.g.land.crater, "0,0")
    assert cell("stone_circles") in way


def test_before_the_rise_the_hidden_tiles_are_listed_but_not_where_they_lie() -> None:
    t = scene(hero(), down=["quarry", "alchemist"])
    assert aids(t).hidden == ("alchemist", "quarry")
    assert aids(t).march == ()


def test_in_act_two_the_march_is_foretold() -> None:
    t = scene(hero(), foes=[foe("snow_goblin", at="quarry"), foe(BEAST, at="wishing_lake", toughness=14)], act=2)
    assert [(one.monster, one.rounds) for one in aids(t).march] == [("snow_goblin", 1), (BEAST, 2)]
    assert set(aids(t).ways) == {"snow_goblin", BEAST}


def test_the_odds_of_any_battle_can_be_asked_for() -> None:
    t = scene(hero(), foes=[foe("snow_goblin", at="quarry")])
    found = cast(BattleAid, consult(t, "odds", hero=2, monster="snow_goblin"))
    assert (found.hero, found.monster) == (2, "snow_goblin")
    better = cast(Odds, consult(t, "odds_with_effects", hero=1, monster="snow_goblin"))
    assert better.full and found.odds is not None and better.defeat == pytest.approx(found.odds.defeat)


@pytest.mark.parametrize(
    "about",
    [{}, {"hero": 3, "monster": "snow_goblin"}, {"hero": 1, "monster": "moon_lich"}, {"hero": "1", "monster": "x"}],
)
def test_strange_wishes_are_refused(about: dict[str, Any]) -> None:
    t = scene(hero(), foes=[foe("snow_goblin", at="quarry")])
    with pytest.raises((KeyError, TypeError, ValueError)):
        consult(t, "odds", **about)
    with pytest.raises(KeyError):
        consult(t, "the_next_monster", hero=1, monster="snow_goblin")


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_furniture_tells_the_whole_box(locale: Any) -> None:
    box: Box = house_box()
    found = furniture(box, GAME.texts.in_(locale))
    assert set(found.tokens) == set(box.equipment)
    assert set(found.monsters) == set(box.monsters)
    assert found.tokens["captains_sword"].upgraded is not None
    assert found.tokens["captains_sword"].upgraded.dice == (0, 2, 0, 0)
    assert found.monsters["cave_ogre"].blocks == "shield"
    assert sum(len(shape.placements) for shape in found.shapes.values()) == 18 + 11 + 4 + 26 + 17 + 6 + 14 + 7
    assert found.traps["snare"].mean == pytest.approx(7 / 3)
    assert len(msgspec.json.encode(found)) < 40_000


def test_the_tests_of_the_page_know_the_same_box() -> None:
    told = (Path(__file__).parents[3] / "web/tests/avel/box.json").read_bytes()
    assert msgspec.json.decode(told) == msgspec.json.decode(msgspec.json.encode(furniture(house_box(), ENGLISH)))
