"""Expeditions: the map, the party, days and nights, foes, deadline (specification 3.18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.characters import Owned
from oakveil.games.veridia.journey.budgets import (
    Draw,
    band,
    budget,
    card_threat,
    composed,
    days_late,
    foes_threat,
    party_threat,
)
from oakveil.games.veridia.journey.charting import GRACE, charted, hear_rumours, shortest_days
from oakveil.games.veridia.journey.choices import (
    MakeCamp,
    Meet,
)
from oakveil.games.veridia.journey.events import DayBegan, FoesMet, Supper, Walked
from oakveil.games.veridia.journey.party import member_pool, profile_of, travellers
from oakveil.games.veridia.journey.state import Site
from oakveil.games.veridia.options import VeridiaOptions, in_force
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import BadOptions
from oakveil.kernel.match import FairSeed, Match
from tests.games.veridia.expedition_table import travel

BOX = house_box()


def routes(sites: tuple[Site, ...], at: int = 0) -> list[list[Site]]:
    """Every way from a place to the lair."""
    here = sites[at]
    if not here.roads:
        return [[here]]
    return [[here, *way] for road in here.roads for way in routes(sites, road.to)]


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-02")
@pytest.mark.parametrize("legs", [3, 5, 7])
def test_a_map_has_layers_of_two_or_three_places_and_a_lair(legs: int) -> None:
    for seed in range(30):
        sites = charted(legs, Chance(bytes([seed])))
        layers = Counter(site.layer for site in sites)
        assert layers[0] == layers[legs + 1] == 1
        assert {layers[layer] for layer in range(1, legs + 1)} <= {2, 3}
        assert sites[0].kind.face() == "town"
        assert sites[-1].kind.face() == "lair"
        for site in sites[1:-1]:
            assert 1 <= len(site.roads) <= 2
            assert all(road.km in (20, 40, 60) for road in site.roads)
        assert {road.to for site in sites for road in site.roads} == set(range(1, len(sites)))
        for way in routes(sites):
            fights = sum(site.kind.face() == "fight" for site in way)
            assert 1 <= fights <= legs - 1


@pytest.mark.rule("VER-EXP-02")
def test_places_are_of_each_kind_as_often_as_they_should() -> None:
    found: Counter[str] = Counter()
    for seed in range(300):
        found.update(site.kind.face() for site in charted(5, Chance(seed.to_bytes(2, "big")))[1:-1])
    share = {kind: count / found.total() for kind, count in found.items()}
    assert 0.35 < share["fight"] < 0.47
    assert 0.20 < share["hazard"] < 0.30
    assert 0.11 < share["discovery"] < 0.19
    assert 0.11 < share["people"] < 0.19
    assert 0.02 < share["camp"] < 0.09


@pytest.mark.rule("VER-EXP-02")
def test_only_the_next_layer_is_seen_and_rumours_tell_more() -> None:
    t = travel(legs=5).out()
    known = {site.layer for site in t.journey.sites if site.kind.up}
    assert known == {0, 1, 6}
    seen, _ = t.g.seen_by(1)
    assert seen.journey is not None
    assert all(site.kind.front is None for site in seen.journey.sites if 1 < site.layer < 6)
    hear_rumours(t.g, 2)
    heard = [site for site in t.journey.sites if site.kind.up and 1 < site.layer < 6]
    assert [site.layer for site in heard] == [2, 2]


@pytest.mark.rule("VER-EXP-02", "VER-EXP-16")
def test_what_lies_ahead_is_dealt_anew_for_whoever_thinks_about_it() -> None:
    t = travel(legs=7).out()
    kinds = [site.kind.front for site in t.journey.sites]
    others = [t.g.redealt(1, Chance(bytes([seed]))).state.journey for seed in range(5)]
    told = [[site.kind.front for site in other.sites] for other in others if other is not None]
    assert all(Counter(one) == Counter(kinds) for one in told)
    assert any(one != kinds for one in told)


# -- who is in it ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-01")
def test_a_party_starts_whole_in_town() -> None:
    t = travel()
    assert t.ask.key == "veridia.shop"
    assert t.journey.at == 0
    for member in t.journey.members.values():
        assert member.damage == 0
        assert member.pools == profile_of(t.g, member).pools


@pytest.mark.rule("VER-EXP-01")
@pytest.mark.parametrize(
    "options",
    [
        {"party": ""},
        {"party": ", ".join(["pregen:sela"] * 5)},
        {"party": "npc:guard"},
        {"party": "3@pregen:sela"},
        {"region": "moon"},
    ],
)
def test_a_party_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Match.start(GAME, VeridiaOptions(mode="expedition", **options), seed=FairSeed.of("x"))


@pytest.mark.rule("VER-EXP-07", "VER-EXP-16")
def test_the_first_seat_leads_and_the_last_is_the_guides() -> None:
    t = travel("pregen:sela, 2@pregen:senna").out()
    assert GAME.seats(t.g.options) == 3
    assert (t.ask.key, t.ask.seat) == ("veridia.route", 1)
    t.at("fight").answer(Meet("attack"))
    seats = {unit.side: unit.seat for unit in t.g.fight.units.values()}
    assert seats["b"] == 3
    assert t.g.unit("senna").seat == 2


# -- days --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-03")
def test_bad_weather_and_hard_terrain_halve_a_day() -> None:
    t = travel().comes("veridia.weather", 3, 4).comes("veridia.night", 12, 12).on_the_road(30)
    t.g.run()
    assert [(event.km, event.left) for event in t.told(Walked)] == [(10, 20), (20, 0)]
    assert [event.bad_weather for event in t.told(DayBegan)] == [True, False]
    rough = travel(region="old_necropolis").comes("veridia.weather", 12).comes("veridia.night", 12).on_the_road(10)
    rough.g.run()
    assert [(event.km, event.left) for event in rough.told(Walked)] == [(10, 0)]


@pytest.mark.rule("VER-EXP-03")
def test_a_party_is_as_fast_as_its_slowest_member_and_rides_where_there_is_a_horse_for_each() -> None:
    t = travel("pregen:tomar, pregen:sela").out()
    assert {one.mode for one in travellers(t.g)} == {"foot_light"}
    for member in t.journey.members.values():
        member.character = replace(member.character, gear=(*member.character.gear, Owned("riding_horse")))
    assert {one.mode for one in travellers(t.g)} == {"horse"}
    t.member("sela").character = replace(t.member("sela").character, gear=(Owned("mail", 2),))
    assert {one.mode for one in travellers(t.g)} == {"foot_light", "foot_luggage"}


@pytest.mark.rule("VER-EXP-03")
@pytest.mark.parametrize(("difficulty", "die", "comes"), [("normal", 1, 1), ("normal", 2, 0), ("hard", 2, 1)])
def test_somebody_may_come_in_the_night(difficulty: str, die: int, comes: int) -> None:
    t = travel(difficulty=difficulty).comes("veridia.weather", 12, 12).comes("veridia.night", die, 12).on_the_road(35)
    t.g.run()
    assert sum(event.night for event in t.told(FoesMet)) == comes
    if comes:
        assert t.g.fight.surprise == "roll_b"


@pytest.mark.rule("VER-EXP-04", "VER-CAL-03")
def test_whoever_has_no_food_sleeps_badly_and_is_weaker_the_next_day() -> None:
    t = travel("pregen:sela, pregen:oren").comes("veridia.weather", 12, 12).comes("veridia.night", 12, 12)
    t.out()
    t.journey.rations = 1
    t.member("oren").pools["fervor"] = 0
    before = member_pool(t.g, t.member("oren"), "strength", "brawl").dice
    mind = member_pool(t.g, t.member("oren"), "intuition", "medicine").dice
    t.on_the_road(35).go_on_for_a_day()
    assert t.told(Supper) == [Supper(1, 0)]
    assert t.member("oren").pools["fervor"] == 3  # half of a half of 10
    assert member_pool(t.g, t.member("oren"), "strength", "brawl").dice == before - 1
    assert member_pool(t.g, t.member("oren"), "intuition", "medicine").dice == mind
    assert not t.member("sela").ailments


@pytest.mark.rule("VER-EXP-05")
def test_the_deadline_is_twice_the_shortest_way_and_five_days() -> None:
    t = travel().out()
    assert t.journey.deadline == 2 * shortest_days(t.g) + GRACE == 2 * shortest_days(t.g) + 5
    whole = budget(t.g, lair=True)
    t.journey.day = t.journey.deadline + 2
    assert days_late(t.g) == 2
    assert budget(t.g, lair=True) == pytest.approx(whole * 1.1)
    assert budget(t.g) == pytest.approx(whole / 1.2)


@pytest.mark.rule("VER-EXP-05")
def test_two_half_days_lost_are_a_day() -> None:
    t = travel().out()
    t.comes("veridia.weather", 12).comes("veridia.night", 12, 12, 12).on_the_road(20)
    t.journey.halves = 3
    sites = list(t.journey.sites)
    sites[1] = replace(sites[1], kind=replace(sites[1].kind, front="camp"))
    t.journey.sites = tuple(sites)
    t.g.run()
    assert t.journey.day == 2
    assert t.journey.halves == 1


@pytest.mark.rule("VER-EXP-11")
def test_a_day_of_rest_heals_what_a_night_does_not() -> None:
    t = travel("pregen:ilva").comes("veridia.night", 12, 12).at("camp")
    t.g.run()
    t.journey.rations = 9
    t.member("ilva").damage = 8  # impaired: constitution 2, three halves of a day for a point
    t.answer(MakeCamp())
    while t.ask.key == "veridia.camp":
        t.answer(t.ask.options[0])
    assert t.member("ilva").damage == 7
    assert t.journey.day == 1


# -- foes --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-EXP-06", "VER-LAB-01")
@pytest.mark.parametrize(("difficulty", "ratio"), [("easy", 1.75), ("normal", 1.3), ("hard", 1.12), ("deadly", 1.0)])
def test_budgets(difficulty: Any, ratio: float) -> None:
    t = travel(difficulty=difficulty)
    whole = party_threat(t.g) / ratio
    assert budget(t.g) == pytest.approx(whole)
    assert budget(t.g, lair=True) == pytest.approx(whole * 1.2)
    assert budget(t.g, night=True) == pytest.approx(whole * 0.7)


@pytest.mark.rule("VER-EXP-06")
def test_bands_are_near_their_budget_and_of_one_theme() -> None:
    t = travel()
    limit = budget(t.g)
    for seed in range(40):
        t.g.chance = Chance(bytes([seed]))
        there = band(t.g)
        theme = BOX.regions["rasantis_roads"].theme[there.theme]
        assert set(there.foes) <= {*theme.foes, *theme.leaders}
        assert 1 <= len(there.foes) <= 8
        dearest = max(card_threat(ref, BOX) for ref in there.foes)
        assert foes_threat(there.foes, BOX) <= limit + dearest / 2
        if len(there.foes) < 8:
            assert foes_threat(there.foes, BOX) + dearest / 2 >= limit - dearest
        assert there.map in BOX.regions["rasantis_roads"].maps


@pytest.mark.rule("VER-EXP-06")
def test_a_lair_has_a_boss_if_one_can_be_had() -> None:
    t = travel(region="garga_wilds").out()
    region = BOX.regions["garga_wilds"]
    theme = region.theme[1]  # orc warriors
    assert composed(Draw(theme, region.bosses, 60, True), t.g)[0] in region.bosses
    poor = composed(Draw(theme, ("npc:orc_juggernaut",), 15, True), t.g)
    assert poor[0] == "npc:orc_berserker"
    assert composed(Draw(theme, ("npc:orc_juggernaut",), 8, True), t.g) == ("npc:orc",)  # a berserker would be too much
    assert len(composed(Draw(theme, (), 1, False), t.g)) == 1


@pytest.mark.rule("VER-EXP-06")
def test_weak_themes_are_left_out_of_great_budgets() -> None:
    t = travel(region="belusa_border", difficulty="deadly")
    found = set()
    for seed in range(60):
        t.g.chance = Chance(bytes([seed]))
        found.add(band(t.g, lair=True).theme)
    names = {BOX.regions["belusa_border"].theme[number].name.en for number in found}
    assert "kobold raiders" not in names


@pytest.mark.rule("VER-EXP-08", "VER-SKIR-06")
def test_fights_are_routs_with_morale_and_worn_armour() -> None:
    assert in_force(VeridiaOptions(mode="expedition", victory="hold")).victory == "rout"
    options = travel().g.options
    assert options.morale
    assert options.wear == "on"
    assert in_force(VeridiaOptions(mode="expedition", wear="off")).wear == "off"
    assert in_force(VeridiaOptions()).wear == "auto"
