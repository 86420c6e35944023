"""Expeditions: how they end, what they bring, and whole ones played by programs (specification 3.18)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.journey.choices import (
    AnotherExpedition,
    Done,
    GoTo,
    StayDay,
    StayHome,
    TurnHome,
)
from oakveil.games.veridia.journey.ending import come_home, experience_of, score_of
from oakveil.games.veridia.journey.events import CameHome, MemberSaved
from oakveil.games.veridia.journey.party import pay_together, profile_of, purse, share_out
from oakveil.games.veridia.journey.soundness import flaw_of_journey
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from tests.games.veridia.expedition_table import FOUR, Trip, travel

BOX = house_box()


# -- the end -----------------------------------------------------------------------------------------------------------


def ended(fate: Any, **options: Any) -> Trip:
    """A party whose expedition has just ended so."""
    t = travel(**options).out()
    t.journey.fate = fate
    t.journey.cleared = fate == "home"
    return t


@pytest.mark.rule("VER-EXP-14")
@pytest.mark.parametrize(
    ("fate", "difficulty", "deaths", "points"),
    [
        ("home", "normal", 0, 4),
        ("home", "hard", 0, 5),
        ("home", "normal", 1, 3),
        ("turned_back", "hard", 0, 2),
        ("defeated", "easy", 0, 2),
    ],
)
def test_what_everybody_has_learnt(fate: str, difficulty: str, deaths: int, points: int) -> None:
    t = ended(fate, difficulty=difficulty)
    t.journey.deaths = deaths
    assert experience_of(t.g) == points
    before = t.member("sela").character.experience
    come_home(t.g)
    assert t.member("sela").character.experience == before + points
    assert flaw_of_journey(t.g) is None


@pytest.mark.rule("VER-EXP-17")
def test_the_score() -> None:
    t = ended("home")
    t.journey.resolved = (1, 4, 7)
    t.journey.day = t.journey.deadline + 2
    t.journey.deaths = 1
    t.member("sela").damage = 12
    whole = sum(sum(profile_of(t.g, member).levels) for member in t.journey.members.values())
    assert score_of(t.g) == round(100 + 30 + 20 * (whole - 12) / whole - 10 - 30)
    t.journey.fate = "defeated"
    t.journey.cleared = False
    assert score_of(t.g) == 30 - 10 - 30


@pytest.mark.rule("VER-EXP-13")
def test_without_final_death_everybody_wakes_in_town_poorer() -> None:
    t = ended("defeated")
    t.member("oren").dead = True
    things = sum(owned.count for owned in t.member("sela").character.gear)
    money = t.member("sela").character.deli
    come_home(t.g)
    for member in t.journey.members.values():
        assert not member.dead
        assert member.damage == sum(profile_of(t.g, member).levels) - 1
    assert t.member("sela").character.deli == money - money // 2
    assert sum(owned.count for owned in t.member("sela").character.gear) < things
    assert t.told(CameHome)[0].result == "defeated"


@pytest.mark.rule("VER-EXP-13")
def test_where_death_is_final_a_die_saves_whoever_still_lives() -> None:
    t = ended("defeated", difficulty="deadly").comes("veridia.saved", 6, 7, 12)
    t.member("sela").dead = True
    come_home(t.g)
    assert [(event.member, event.saved) for event in t.told(MemberSaved)] == [
        ("tomar", False),
        ("ilva", True),
        ("oren", True),
    ]
    assert [member.id for member in t.journey.members.values() if member.dead] == ["sela", "tomar"]


@pytest.mark.rule("VER-EXP-13")
@pytest.mark.parametrize(
    ("difficulty", "wish", "final"),
    [("deadly", "auto", True), ("hard", "auto", False), ("easy", "on", True), ("deadly", "off", False)],
)
def test_when_death_is_final(difficulty: str, wish: str, final: bool) -> None:
    t = ended("home", difficulty=difficulty, permadeath=wish)
    t.member("oren").dead = True
    come_home(t.g)
    assert t.member("oren").dead is final


@pytest.mark.rule("VER-EXP-10", "VER-VIRT-03")
@pytest.mark.parametrize(("deeds", "step", "left"), [(2, 0, 2), (3, 1, 0), (-4, -1, -1)])
def test_three_deeds_of_one_sign_move_integrity(deeds: int, step: int, left: int) -> None:
    t = ended("home")
    before = t.member("oren").character.integrity
    t.journey.deeds = deeds
    come_home(t.g)
    assert t.member("oren").character.integrity == before + step
    assert t.journey.deeds == left


@pytest.mark.rule("VER-EXP-14", "VER-MONEY-01")
def test_money_is_shared_and_paid_together() -> None:
    t = travel()
    before = {id: member.character.deli for id, member in t.journey.members.items()}
    share_out(t.g, 1003, "loot")
    gained = {id: member.character.deli - before[id] for id, member in t.journey.members.items()}
    assert gained == {"sela": 253, "tomar": 250, "ilva": 250, "oren": 250}
    for member, deli in zip(t.journey.members.values(), (100, 0, 900, 400), strict=True):
        member.character = replace(member.character, deli=deli)
    pay_together(t.g, 700, "toll")
    assert [member.character.deli for member in t.journey.members.values()] == [0, 0, 600, 100]
    assert purse(t.journey) == 700


@pytest.mark.rule("VER-EXP-15")
def test_between_expeditions_there_is_a_town_and_the_calendar_runs() -> None:
    t = travel("pregen:sela").out()
    t.g.chance = Chance(b"calm")
    t.answer(GoTo(1))
    t.g.state.fight = None
    t.journey.at, t.journey.fate, t.journey.day = 0, "turned_back", 9
    top = t.g.stack[0]
    top.at = "back"
    t.g.stack[:] = [top]
    t.g._question = None
    t.answer(AnotherExpedition())
    assert (t.journey.number, t.journey.day, t.ask.key) == (2, 9, "veridia.shop")
    while t.ask.key == "veridia.shop":
        t.answer(Done())
    t.member("sela").damage = 6
    t.g._question = None
    t.answer(StayDay())
    while t.ask.key in ("veridia.shop", "veridia.camp"):
        t.answer(t.ask.options[0])
    assert t.member("sela").damage < 6
    assert t.journey.day == 10


@pytest.mark.rule("VER-EXP-01")
def test_a_party_may_turn_home_and_stay_there() -> None:
    t = travel("pregen:sela").comes("veridia.night", *[12] * 40).at("camp")
    t.g.run()
    t.answer(TurnHome())
    assert t.told(CameHome)[0].result == "turned_back"
    t.answer(StayHome())
    assert t.g.outcome is not None
    assert t.g.outcome.reason == "expedition_back"
    assert t.g.outcome.winners == ()


@pytest.mark.rule("VER-EXP-01", "VER-EXP-16", "VER-EXP-17")
@pytest.mark.parametrize("region", ["rasantis_roads", "garga_wilds"])
def test_programs_play_an_expedition_to_its_end_and_the_same_one_again(region: str) -> None:
    tales = []
    for _ in range(2):
        options = VeridiaOptions(mode="expedition", region=region, difficulty="easy", party=FOUR)
        match = Match.start(GAME, options, seed=FairSeed.of("daily"))
        minds = Chance(b"minds")
        while asks := match.asks():
            match.answer(asks[0].seat, sensible(cast(Veridia, match.table), asks[0], minds))
        assert match.outcome is not None
        tales.append((match.outcome, match.table.state.journey.journal))
    assert tales[0] == tales[1]
    assert tales[0][1]


def played(seed: str, **options: Any) -> Veridia:
    """An expedition that programs have played to its end."""
    match = Match.start(GAME, VeridiaOptions(mode="expedition", **options), seed=FairSeed.of(seed))
    table, minds = cast(Veridia, match.table), Chance(b"minds")
    while asks := table.asks():
        table.answer(sensible(table, asks[0], minds), asks[0].seat)
    return table


@pytest.mark.rule("VER-BAL-07", "VER-BAL-08")
def test_alone_on_easy_most_come_home_and_richer() -> None:
    ends = [played(f"alone {n}", party="pregen:veyra", difficulty="easy") for n in range(8)]
    home = [g for g in ends if g.outcome is not None and g.outcome.reason == "expedition_home"]
    assert 5 <= len(home) <= 8
    before = travel("pregen:veyra").member("veyra").character.deli
    journeys = [g.state.journey for g in home]
    gained = [journey.members["veyra"].character.deli - before for journey in journeys if journey is not None]
    assert 80 * 100 <= sum(gained) / len(gained) <= 400 * 100


@pytest.mark.rule("VER-BAL-06")
def test_four_on_normal_mostly_come_home_in_time() -> None:
    ends = [played(f"four {n}", region="aegos_coast") for n in range(3)]
    home = [g for g in ends if g.outcome is not None and g.outcome.reason == "expedition_home"]
    assert len(home) >= 2
