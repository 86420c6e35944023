"""Avel drawn: tables that are laid by hand, compared with stored pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oakveil.games.avel.choices import Fight, Fitting, Move
from oakveil.kernel.text import Locale
from oakveil.terminal.drawings.avel import FACE
from oakveil.terminal.drawings.avel.battle import Roll, draw_roll
from oakveil.terminal.drawings.face import Keys
from tests.games.avel.table import TableTalk, cell, foe, fresh, hero, scene
from tests.terminal.at_terminal import begin, check_picture, looked_at


def act_one() -> TableTalk:
    return scene(
        hero(at="old_mill", hearts=3, coins=4, worn=["captains_sword+"], packed=["buckler"], name="Agatha"),
        hero(at="old_mill", name="Basil"),
        foes=[foe("marsh_ghost", at="old_mill", damage=1), foe("frost_giant", at="dragon_crag")],
        down=["wishing_lake", "alchemist"],
        sealed=["fox_hollow"],
        laid={"quarry": "snare"},
        built=2,
    )


def act_two() -> TableTalk:
    return scene(
        hero(at="castle", name="Agatha"),
        hero(at="quarry", name="Basil"),
        foes=[foe("beast", at="stone_circles", toughness=15, damage=2), foe("cinder_rat", at="crow_heath")],
        act=2,
        round=13,
        built=1,
    )


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_land_of_act_one(locale: Locale) -> None:
    sight = looked_at(act_one().match, locale)
    assert sight.ask is not None
    keys: Keys = {option: str(n) for n, option in enumerate(sight.ask.options, 1)}
    focus = next(option for option in sight.ask.options if isinstance(option, Move) and option.tile == cell("castle"))
    check_picture(f"land-act-one-{locale}", FACE.scene(sight, keys, focus))


def test_the_land_of_act_two() -> None:
    check_picture("land-act-two", FACE.scene(looked_at(act_two().match), {}, None))


def test_a_usual_land_fits_beside_the_team() -> None:
    """80 columns leave 44 for the land, and 24 rows leave 19."""
    for heroes in (1, 2, 3, 4):
        lines = FACE.scene(looked_at(begin(heroes=heroes)), {}, None).plain.split("\n")
        assert len(lines) <= 19 and max(map(len, lines)) <= 42


def test_more_monsters_than_a_hex_has_room_for_are_counted() -> None:
    foes = [foe(id, at="quarry") for id in ("cinder_rat", "soot_imp", "spark_bat", "marsh_ghost")]
    drawn = FACE.scene(looked_at(scene(hero(), foes=foes).match), {}, None).plain
    assert "▲1 ▲1 +2" in drawn


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_heading(locale: Locale) -> None:
    check_picture(f"heading-act-one-{locale}", FACE.heading(looked_at(act_one().match, locale)))
    check_picture(f"heading-act-two-{locale}", FACE.heading(looked_at(act_two().match, locale)))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_the_end_of_a_round_brings_fits_into_80_columns(locale: Locale) -> None:
    t = act_one()
    last = len(t.g.box.moon_track) - 1
    for marker in range(last):
        t.state.marker, t.state.round = marker, marker + 1
        heading = FACE.heading(looked_at(t.match, locale)).plain
        assert len(heading) <= 80, heading
    assert heading.endswith({"en": "No more traps.", "fr": "Plus de pièges."}[locale])


def test_nothing_tells_what_lies_face_down() -> None:
    """Two tables that differ only in what nobody can know are drawn alike, on every page."""
    one, other = act_one().match, act_one().match
    state = other.table.state
    state.tiles[cell("wishing_lake")], state.tiles[cell("alchemist")] = (
        state.tiles[cell("alchemist")],
        state.tiles[cell("wishing_lake")],
    )
    state.small.cards.reverse()
    assert [page.drawn.plain for page in FACE.pages(looked_at(one))] == [
        page.drawn.plain for page in FACE.pages(looked_at(other))
    ]


def test_the_team() -> None:
    sight = looked_at(act_one().match)
    check_picture("team", FACE.people(sight, roomy=False))
    check_picture("team-roomy", FACE.people(sight, roomy=True))


def test_a_board_and_the_one_that_a_plan_leads_to() -> None:
    t = scene(
        hero(at="quarry", coins=2, worn=["captains_sword"], packed=["kite_shield"], name="Agatha"),
        hero(name="Basil"),
        foes=[foe("charred_skeleton", at="quarry")],
    )
    check_picture("board", FACE.board(looked_at(t.match), 1))
    t.dice("A A A | _")
    t.draws("oak_staff")
    t.fight("charred_skeleton")
    sight = looked_at(t.match)
    assert sight.ask is not None and sight.ask.key == "avel.fit"
    plan = next(plan for plan in sight.ask.options if isinstance(plan, Fitting) and plan.weapon == "oak_staff")
    check_picture("board-planned", FACE.scene(sight, {}, plan))


def test_a_battle_before_it_begins() -> None:
    sight = looked_at(act_one().match)
    check_picture("battle-preview", FACE.scene(sight, {}, Fight("marsh_ghost")))


def test_a_battle_between_clashes() -> None:
    t = act_one()
    t.dice("A _ D _ | A D")
    t.answer(Fight("marsh_ghost"))
    assert t.ask.key == "avel.press_on"
    sight = replace(looked_at(t.match), story=t.events)
    check_picture("battle-between-clashes", FACE.scene(sight, {}, None))


def test_a_battle_in_which_equipment_can_be_used() -> None:
    t = scene(hero(at="quarry", worn=["squires_dagger"], name="Agatha"), foes=[foe("charred_skeleton", at="quarry")])
    t.dice("_ _ | A")
    t.answer(Fight("charred_skeleton"))
    assert t.ask.key == "avel.effect"
    check_picture("battle-with-a-reroll", FACE.scene(looked_at(t.match), {}, None))


def test_all_dice_of_the_box_fit_beside_the_team() -> None:
    roll = Roll(1, ("spell",) * 8, ("attack",) * 5)
    drawn = draw_roll(looked_at(act_two().match).words, (2, 2, 2, 2), (3, 2), roll)
    assert max(line.cell_len for line in drawn) <= 42


@pytest.mark.rule("AVEL-BAG-06")
def test_silhouettes_show_nothing_but_shapes() -> None:
    t = fresh(heroes=1, seed="silhouettes", bag_draw="grab_calm")
    sight = looked_at(t.match)
    assert sight.ask is not None and sight.ask.key == "avel.bag_grab"
    keys = {option: str(n) for n, option in enumerate(sight.ask.options, 1)}
    drawn = FACE.scene(sight, keys, None)
    check_picture("silhouettes", drawn)
    assert len({span.style for span in drawn.spans}) == 2, "one style for all shapes, one for the keys"


@pytest.mark.parametrize(("odds", "told"), [("full", "45%"), ("simple", "even"), ("off", "")])
@pytest.mark.rule("AVEL-ODDS-01")
def test_odds_are_told_as_the_options_say(odds: str, told: str) -> None:
    t = scene(hero(at="old_mill"), foes=[foe("marsh_ghost", at="old_mill")], odds=odds)
    sight = looked_at(t.match)
    remark = FACE.remark(sight, Fight("marsh_ghost"))
    assert remark.startswith(told if odds == "simple" else f"victory {told}" if told else "")
    assert bool(remark) is (odds != "off")


def test_ending_a_turn_with_actions_left_is_asked_again() -> None:
    t = act_one()
    options = t.options("avel.action")
    assert FACE.warning(looked_at(t.match), options[-1]) == "2 actions are left and would be lost"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_page_can_be_leafed_to(locale: Locale) -> None:
    for t in (act_one(), act_two()):
        pages = FACE.pages(looked_at(t.match, locale))
        assert len(pages) == 7 and all(page.drawn.plain.strip() for page in pages)
    check_picture(f"page-monsters-{locale}", FACE.pages(looked_at(act_two().match, locale))[2].drawn)
    check_picture(f"page-rise-{locale}", FACE.pages(looked_at(act_one().match, locale))[5].drawn)
