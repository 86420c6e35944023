"""Setting up the table (specification 3.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.choices import ChooseHero
from oakveil.games.oakdell.events import AcornGiven, GameSetUp, HeroReady, MonsterDrawn
from oakveil.games.oakdell.state import Circles
from oakveil.kernel.game import BadOptions, Place
from tests.games.oakdell.table import TableTalk, fresh


@pytest.mark.rule("OAK-SETUP-01", "OAK-SOLO-01")
@pytest.mark.parametrize(("players", "white", "black"), [(1, 3, 3), (2, 3, 3), (3, 4, 5), (4, 6, 6)])
def test_the_dice_depend_on_the_players(players: int, white: int, black: int) -> None:
    dice = Counter(die for die, _ in fresh(players).state.dice)
    assert dice == {"white": white, "black": black}


@pytest.mark.rule("OAK-SETUP-02", "OAK-SETUP-07")
def test_heroes_begin_on_the_entrance_with_the_circles_of_their_card_and_nothing_else() -> None:
    t = fresh(2)
    for hero in t.state.heroes:
        assert (hero.card, hero.full, hero.broken, hero.space) == ("oak_squire", 10, 0, "0,4")
        assert hero.tracks == {track: Circles(1) for track in ("damage", "strike", "block")}
        assert (hero.keys, hero.torches, hero.gained, hero.gear, hero.ready) == (0, 0, {}, (), ())


@pytest.mark.rule("OAK-SETUP-02")
def test_heroes_are_chosen_in_turn_and_two_may_be_the_same() -> None:
    t = fresh(2, heroes="choose")
    everybody = [ChooseHero(hero) for hero in house_box().heroes]
    assert t.options("hero", seat=1) == everybody
    t.answer(ChooseHero("root_warden"))
    assert t.options("hero", seat=2) == everybody
    t.answer(ChooseHero("root_warden"))
    assert [event.card for event in t.told(HeroReady)] == ["root_warden", "root_warden"]
    assert t.hero(2).tracks == {"damage": Circles(0), "strike": Circles(1), "block": Circles(2)}
    assert t.key == "draft"


@pytest.mark.rule("OAK-SETUP-02")
def test_heroes_are_rolled() -> None:
    t = fresh(2, {"oakdell.hero": ["dell_scout", "bramble_duelist"]}, heroes="random")
    assert [hero.card for hero in t.state.heroes] == ["dell_scout", "bramble_duelist"]


@pytest.mark.rule("OAK-SETUP-08", "OAK-SKILL-06")
def test_circles_of_the_start_unlock_what_hangs_on_them() -> None:
    t = fresh(3, {"oakdell.hero": ["bramble_duelist", "dell_scout", "root_warden"]}, heroes="random")
    assert [hero.ready for hero in t.state.heroes] == [("breach",), ("run",), ("trapavoid",)]


@pytest.mark.rule("OAK-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_of_each_level_has_one_sheet_more_than_there_are_players(players: int) -> None:
    t = fresh(players)
    for level, deck in t.state.decks.items():
        sheets = [*deck.hidden.cards, *deck.aside.cards]
        assert len(deck.hidden) == players + 1
        assert sorted(map(str, sheets)) == sorted(
            sheet for sheet, one in t.g.box.sheets.items() if one.level == level and sheet != "ghost"
        )


@pytest.mark.rule("OAK-SETUP-03")
def test_which_sheets_are_in_a_deck_and_in_which_order_is_up_to_chance() -> None:
    tops = {fresh(2, seed=str(number)).state.decks[3].hidden.cards[-1] for number in range(40)}
    assert tops == set(house_box().of_level(3))


@pytest.mark.rule("OAK-SETUP-04", "OAK-SCEN-S1")
def test_a_boss_belongs_to_its_scenario_only_and_is_in_no_deck() -> None:
    (laid,) = fresh(2).told(GameSetUp)
    assert (laid.boss, laid.rounds, laid.decks) == ("seven_eyed_watcher", 6, (3, 3, 3))
    (chosen,) = fresh(2, boss="hollow_colossus").told(GameSetUp)
    assert chosen.boss == "hollow_colossus"
    t = fresh(2, scenario="shrines", longer=True)
    (shrines,) = t.told(GameSetUp)
    assert (shrines.boss, shrines.rounds) == ("", 8)
    level_3 = {*t.state.decks[3].hidden.cards, *t.state.decks[3].aside.cards}
    assert level_3.isdisjoint({"seven_eyed_watcher", "hollow_colossus"})


@pytest.mark.rule("OAK-SETUP-05")
def test_everybody_begins_with_a_ghost_of_its_own() -> None:
    t = fresh(3)
    assert t.told(MonsterDrawn) == [MonsterDrawn(seat, "ghost", 1) for seat in (1, 2, 3)]
    assert {hero.fight.sheet for hero in t.state.heroes} == {"ghost"}
    assert "ghost" not in (*t.state.decks[1].hidden.cards, *t.state.decks[1].aside.cards)
    assert len(t.state.decks[1].hidden) == 4


@pytest.mark.rule("OAK-SETUP-05")
def test_first_monsters_are_drawn_in_turn_order_and_the_ghost_may_be_one() -> None:
    t = fresh(3, first_monster="draw", first_player="2")
    drawn = t.told(MonsterDrawn)
    assert [event.hero for event in drawn] == [2, 3, 1]
    assert len({event.sheet for event in drawn}) == 3
    assert len(t.state.decks[1].hidden) == 1
    starts = [fresh(4, first_monster="draw", seed=str(number)) for number in range(12)]
    assert any("ghost" in {event.sheet for event in start.told(MonsterDrawn)} for start in starts)


@pytest.mark.rule("OAK-SETUP-06")
def test_the_acorn_goes_to_a_seat_at_random_or_to_the_one_that_was_named() -> None:
    t = fresh(3, {"oakdell.first": [3]}, first_player="random")
    assert t.told(AcornGiven) == [AcornGiven(3)]
    assert t.ask.seat == 3
    assert fresh(3, first_player="2").ask.seat == 2


@pytest.mark.rule("OAK-SOLO-05", "OAK-SOLO-01")
def test_alone_all_sheets_are_in_the_decks_or_as_many_as_for_two() -> None:
    assert [len(deck) for deck in fresh(1).state.decks.values()] == [5, 5, 5]
    assert [len(deck) for deck in fresh(1, first_monster="draw").state.decks.values()] == [5, 5, 5]
    assert [len(deck) for deck in fresh(1, solo_decks="three").state.decks.values()] == [3, 3, 3]


def test_names_and_emblems_are_given_or_found() -> None:
    t = fresh(2, places=[Place("Ann", "owl"), Place()])
    assert (t.hero(1).name, t.hero(1).emblem) == ("Ann", "owl")
    assert t.hero(2).name in house_box().names
    assert t.hero(2).emblem == "squirrel"


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"dungeon": "cellar"}, "dungeon"),
        ({"boss": "ghost"}, "boss"),
        ({"first_player": "3"}, "first_player"),
        ({"places": [Place("Ann", "owl"), Place("Bo", "owl")]}, "emblem"),
        ({"places": [Place("", "acorn"), Place()]}, "emblem"),
        ({"places": [Place("A\nnn"), Place()]}, "name"),
        ({"places": [Place("n" * 25), Place()]}, "name"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOptions, match=f"^{word}: "):
        fresh(2, **options)


def test_a_new_table_is_sound() -> None:
    assert isinstance(fresh(4, heroes="choose", first_monster="draw"), TableTalk)
