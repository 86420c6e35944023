"""The Priestess's Lair and heroes that strike heroes (specification 3.12; examples X40, X45)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import (
    ChooseFirst,
    ControlHero,
    Decline,
    EndTurn,
    LetThemStay,
    SendBack,
    StrikeHero,
    UseReaction,
)
from oakveil.games.veiel.events import HeroStruck, NothingHappens, SentBack, TurnLost
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.lair import HeroStrike, Lair
from tests.games.veiel.tables import HeroHere, TableTalk, Waiting, foe, hero, scene

TEAM = (hero("knight"), hero("healer"), hero("magician"), hero("barbarian"), hero("scholar"))


def lair(*heroes: HeroHere, **more: Any) -> TableTalk:
    return scene(*(heroes or TEAM), frames=[Lair(rounds=3)], room="lair", **more)


def duel(*, first: str = "knight", master: str = "bot", **more: Any) -> TableTalk:
    """The Knight under control against the Healer."""
    t = lair(hero("knight"), hero("healer"), master=master, crystals=7, **more)
    t.dice(controlled=["knight"])
    if t.key == "control":
        t.answer(ControlHero("knight"))
    t.answer(ChooseFirst(first))
    return t


def struck(*heroes: HeroHere, **more: Any) -> TableTalk:
    """The first hero strikes the second."""
    strike = HeroStrike(hero=heroes[0].id, target=heroes[1].id, weapon="w_wood_axe")
    return scene(*heroes, frames=[strike], **more)


@pytest.mark.rule("VEIEL-LAIR-01")
def test_a_lone_hero_finds_nothing_here_not_even_a_reward() -> None:
    t = lair(hero("knight"), hero("healer", vit=0))
    assert t.key == "waiting"
    assert len(t.told(NothingHappens)) == 1
    below = t.g.stack[0]
    assert isinstance(below, Waiting)
    assert below.cancelled


@pytest.mark.rule("VEIEL-LAIR-02")
def test_the_dm_names_half_of_those_that_stand_rounded_down() -> None:
    t = lair()
    assert len(t.options("control")) == 5
    t.answer(ControlHero("knight"))
    assert ControlHero("knight") not in t.options("control")
    t.answer(ControlHero("scholar"))
    assert t.key == "first_hero"
    assert [one.id for one in t.g.state.heroes if one.controlled] == ["knight", "scholar"]


@pytest.mark.rule("VEIEL-LAIR-02", "VEIEL-COND-05")
def test_who_is_immune_cannot_be_named_and_chance_names_without_a_dm() -> None:
    t = lair(hero("knight", phylactery="ph_will"), hero("healer"), hero("magician"), master="none")
    t.dice(controlled=["magician"])
    assert t.key == "first_hero"
    assert t.hero("magician").controlled


@pytest.mark.rule("VEIEL-LAIR-03", "VEIEL-LAIR-07")
def test_everybody_strikes_somebody_of_the_other_side_with_any_weapon() -> None:
    t = lair(hero("knight", weapon="w_dagger", second="w_cudgel"), *TEAM[1:4])
    t.answer(ControlHero("knight"))
    t.answer(ControlHero("healer"))
    t.answer(ChooseFirst("knight"))
    others = ("magician", "barbarian")
    expected = [StrikeHero(weapon, other) for weapon in ("w_dagger", "w_cudgel") for other in others]
    assert t.options("duel") == [*expected, EndTurn()]
    t.answer(StrikeHero("w_dagger", "barbarian"))
    assert t.asks[0].seat == 2
    assert [(told.hero, told.target) for told in t.told(HeroStruck)] == [("knight", "barbarian")]


@pytest.mark.rule("VEIEL-LAIR-03")
def test_free_abilities_may_be_added() -> None:
    t = lair(hero("shaman", level=3, vit=5), hero("knight"))
    t.answer(ControlHero("knight"))
    t.answer(ChooseFirst("shaman"))
    t.use("energy_transfer")
    assert (t.hero("shaman").vit, t.key, t.asks[0].seat) == (6, "duel", 1)


@pytest.mark.rule("VEIEL-LAIR-05", "VEIEL-LAIR-03")
def test_the_control_ends_after_three_rounds() -> None:
    t = duel()
    t.dice(hero=[1, 2] * 6)
    for round in range(3):
        if round:
            t.answer(ChooseFirst("knight"))
        t.answer(t.options("duel")[0])
        t.answer(t.options("duel")[0])
    assert t.key == "waiting"
    assert not t.hero("knight").controlled
    assert len(t.told(HeroStruck)) == 6


@pytest.mark.rule("VEIEL-LAIR-05", "VEIEL-LAIR-09")
def test_it_ends_when_one_side_has_fallen_and_the_fallen_stay_so() -> None:
    t = lair(hero("knight"), hero("healer", vit=1))
    t.answer(ControlHero("knight"))
    t.answer(ChooseFirst("knight"))
    t.dice(hero=[15, 2])
    t.answer(t.options("duel")[0])
    assert (t.key, t.hero("healer").vit, t.hero("knight").controlled) == ("waiting", 0, False)
    assert t.g.state.where == "dungeon"


@pytest.mark.rule("VEIEL-LAIR-06", "VEIEL-LAIR-08")
def test_x45_whoever_refuses_to_fight_may_be_sent_back_without_its_crystals() -> None:
    t = duel()
    t.answer(EndTurn())
    assert t.options("send_back") == [SendBack(), LetThemStay()]
    assert t.asks[0].seat == t.g.master
    t.answer(SendBack())
    assert (t.key, t.g.state.where, t.g.state.crystals) == ("waiting", "rest", 0)
    assert (len(t.told(SentBack)), t.told(TurnLost)[0].why) == (1, "refused")
    assert not t.hero("knight").controlled


@pytest.mark.rule("VEIEL-LAIR-06")
def test_the_dm_may_let_it_pass() -> None:
    t = duel()
    t.answer(EndTurn())
    t.answer(LetThemStay())
    assert (t.key, t.asks[0].seat, t.g.state.crystals) == ("duel", 2, 7)


@pytest.mark.rule("VEIEL-LAIR-06")
def test_without_a_dm_a_refusal_is_always_punished() -> None:
    t = duel(master="none")
    t.answer(EndTurn())
    assert (t.key, t.g.state.where, t.g.state.crystals) == ("waiting", "rest", 0)


@pytest.mark.rule("VEIEL-LAIR-06", "VEIEL-LAIR-07")
def test_a_hero_that_has_struck_has_not_refused() -> None:
    t = lair(hero("shaman", level=3, vit=5), hero("knight"))
    t.answer(ControlHero("knight"))
    t.answer(ChooseFirst("shaman"))
    t.answer(t.options("duel")[0])
    t.answer(EndTurn())
    assert (t.key, t.asks[0].seat, t.told(TurnLost)) == ("duel", 2, [])


@pytest.mark.rule("VEIEL-LAIR-04")
@pytest.mark.parametrize(
    ("die", "other", "damage"), [(20, 20, 3), (20, 12, 5), (1, 1, 0), (12, 1, 5), (12, 20, 0), (12, 5, 3), (5, 19, 0)]
)
def test_heroes_strike_each_other_as_enemies_do(die: int, other: int, damage: int) -> None:
    """A Barbarian with FOR 7 and an axe of 6 against a Knight with DEF 4, RED 1 and a shield of 2: never doubled."""
    t = struck(hero("barbarian"), hero("knight", second="s_kite", armour=None))
    t.dice(hero=[die, other])
    assert t.key == "waiting"
    assert 20 - t.hero("knight").vit == damage


@pytest.mark.rule("VEIEL-LAIR-04", "VEIEL-DEF-01")
def test_on_a_tie_both_roll_again() -> None:
    t = struck(hero("barbarian"), hero("knight", second="s_kite"))
    t.dice(hero=[5, 8, 20, 3])
    assert t.key == "waiting"
    assert t.told(HeroStruck)[0].without_shield


@pytest.mark.rule("VEIEL-LAIR-04", "VEIEL-DEF-09")
def test_whoever_is_struck_may_block() -> None:
    t = struck(hero("barbarian"), hero("knight", level=3))
    t.dice(hero=[15, 3])
    assert t.options("react") == [UseReaction("knight", "perfect_block", 0), Decline()]
    t.answer(UseReaction("knight", "perfect_block", 0))
    assert (t.key, t.hero("knight").vit) == ("waiting", 20)


@pytest.mark.rule("VEIEL-COND-05")
def test_a_controlled_hero_strikes_whom_the_dm_says_and_is_free_again() -> None:
    team = (hero("knight", controlled=True), hero("healer"), hero("magician"))
    t = scene(*team, foes=[foe("zombie")], frames=[HeroTurn(hero="knight")])
    assert t.asks[0].seat == t.g.master
    t.dice(hero=[2, 20])
    t.answer(StrikeHero("w_militia_sword", "magician"))
    assert (t.key, t.hero("knight").controlled) == ("waiting", False)


@pytest.mark.rule("VEIEL-COND-05")
def test_x40_if_nobody_else_stands_the_turn_is_lost() -> None:
    team = (hero("knight", controlled=True), hero("healer", vit=0))
    t = scene(*team, foes=[foe("zombie")], frames=[HeroTurn(hero="knight")])
    assert (t.key, t.hero("knight").controlled) == ("waiting", False)
    assert t.told(TurnLost)[0].why == "controlled"
