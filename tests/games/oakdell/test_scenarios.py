"""The boss chamber, shrines, death and the end of the game (specification 3.18, 3.19, 3.21)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.oakdell.choices import EndAttack, GoOn, Pay, Strike
from oakveil.games.oakdell.events import (
    BossEngaged,
    ChamberReached,
    GameEnded,
    HeartsGained,
    HeroDied,
    HeroDown,
    HeroUp,
    MovementForfeited,
    ShrineDestroyed,
    ShrineEntered,
    Stepped,
)
from oakveil.games.oakdell.rules.ending import rank, time_is_up
from oakveil.games.oakdell.rules.gaining import gain_hearts
from oakveil.games.oakdell.state import Circles
from tests.games.oakdell.table import HeroHere, TableTalk, hero, scene

WATCHER = "seven_eyed_watcher"
S1, S2, S3, S4 = "6,0", "13,1", "2,2", "9,8"


def ended(*heroes: HeroHere, **options: Any) -> TableTalk:
    """Time is up."""
    t = scene(*heroes, **options)
    time_is_up(t.g)
    t.events += t.match.events()
    return t


def winners(*heroes: HeroHere, **options: Any) -> tuple[int, ...]:
    outcome = ended(*heroes, **options).g.outcome
    assert outcome is not None
    return outcome.winners


# The boss


@pytest.mark.rule("OAK-SCEN-B1")
def test_passing_through_the_chamber_is_reaching_it() -> None:
    t = scene(hero("13,8"), die=("white", 3))
    t.walk("14,8", "13,8")
    assert t.hero().chamber
    assert t.told(ChamberReached) == [ChamberReached(1)]
    again = scene(hero("13,8", chamber=True), die=("white", 1))
    again.walk("14,8")
    assert again.told(ChamberReached) == []


@pytest.mark.rule("OAK-SCEN-B3")
def test_the_chamber_means_nothing_where_shrines_are_the_goal() -> None:
    t = scene(hero("13,8"), die=("white", 1), scenario="shrines")
    t.walk("14,8")
    assert (t.hero().chamber, t.told(ChamberReached)) == (False, [])


@pytest.mark.rule("OAK-SCEN-B3")
def test_shrines_mean_nothing_where_the_boss_is_the_goal() -> None:
    t = scene(hero("6,1", damage=9, strike=9), die=("white", 1))
    t.walk("6,0")
    assert (t.told(ShrineEntered), t.key) == ([], "attack")
    assert t.offered(Pay) == []


@pytest.mark.rule("OAK-SCEN-B1", "OAK-SCEN-B2", "OAK-KILL-04")
def test_the_boss_comes_when_the_current_monster_is_finished() -> None:
    """Reaching the chamber and finishing the monster may happen in one turn."""
    t = scene(hero("13,8", lines="P5-P12", fight={"drops": {"hp": 1}}), die=("white", 1))
    t.walk("14,8")
    assert t.hero().fight.sheet == "ghost"
    t.answer(Strike("P1", "P7"))
    t.answer(t.options("circle")[0])
    assert t.told(BossEngaged) == [BossEngaged(1, WATCHER)]
    assert (t.hero().fight.sheet, t.hero().fight.left) == (WATCHER, 11)


# Shrines


def at_shrine(**fields: Any) -> TableTalk:
    """A hero enters the first shrine, which costs two damage circles and a strike circle."""
    t = scene(hero("6,1", **fields), die=("white", 1), scenario="shrines")
    t.walk(S1)
    return t


@pytest.mark.rule("OAK-SCEN-S2")
def test_a_shrine_is_destroyed_by_paying_its_cost_in_the_turn_it_was_entered() -> None:
    t = at_shrine(damage=4, strike=2, filled={"damage": (1,)})
    assert t.told(ShrineEntered) == [ShrineEntered(1, S1)]
    assert t.options("after_route") == [Pay(S1), GoOn()]
    t.answer(Pay(S1))
    paid = (("damage", 2), ("damage", 3), ("strike", 1))
    assert t.told(ShrineDestroyed) == [ShrineDestroyed(1, S1, paid)]  # type: ignore[arg-type]
    assert t.hero().tracks["damage"] == Circles(4, (1, 2, 3))
    assert (t.hero().destroyed, t.key) == ((S1,), "attack")


@pytest.mark.rule("OAK-SCEN-S2", "OAK-SCEN-S3")
@pytest.mark.parametrize(
    "fields",
    [
        {"damage": 1, "strike": 1},
        {"damage": 2, "strike": 0},
        {"damage": 3, "strike": 1, "filled": {"damage": (1, 3)}},
    ],
)
def test_a_shrine_costs_as_many_circles_as_it_says(fields: dict[str, Any]) -> None:
    t = at_shrine(**fields)
    assert t.key == "attack"
    assert t.offered(Pay) == []


@pytest.mark.rule("OAK-SCEN-S3", "OAK-SCEN-S2")
def test_circles_gained_in_the_turn_pay_as_well() -> None:
    """OAK-EX-52."""
    t = scene(hero("6,1", damage=1, strike=1), die=("white", 1), scenario="shrines")
    t.walk(S1)
    assert t.offered(Pay) == []
    t.answer(Strike("P1", "P7"))
    assert t.hero().tracks["damage"].marked == 2
    t.rolls(1)
    t.answer(Pay(S1))
    assert t.hero().destroyed == (S1,)


@pytest.mark.rule("OAK-SCEN-S3", "OAK-SKILL-03")
def test_paying_is_not_using_a_skill() -> None:
    t = at_shrine(damage=3, strike=2, block=0)
    t.answer(Pay(S1))
    assert t.g.turn.circles == ()
    assert t.hero().tracks["damage"].left == (3,)


@pytest.mark.rule("OAK-SCEN-S3", "OAK-SCEN-S4")
def test_the_last_chance_to_pay_is_the_end_of_the_turn() -> None:
    t = at_shrine(damage=2, strike=1)
    t.rolls(1)
    t.answer(GoOn())
    t.answer(EndAttack())
    while t.key != "shrine":
        t.answer(t.ask.default or t.ask.options[-1])
    assert t.options("shrine") == [Pay(S1), GoOn()]
    t.answer(Pay(S1))
    assert (t.hero().destroyed, t.key) == ((S1,), "draft")


@pytest.mark.rule("OAK-SCEN-S4")
def test_a_shrine_that_is_not_paid_must_be_entered_again() -> None:
    """OAK-EX-53."""
    t = scene(hero(S1, damage=2, strike=1), die=("white", 1), scenario="shrines")
    t.walk("6,1")
    assert (t.told(ShrineEntered), t.offered(Pay)) == ([], [])
    back = scene(hero(S1, damage=2, strike=1), die=("white", 3), scenario="shrines")
    back.walk("6,1", S1)
    assert back.options("after_route") == [Pay(S1), GoOn()]


@pytest.mark.rule("OAK-SCEN-S5", "OAK-SCEN-S1", "OAK-SCEN-01", "OAK-END-01")
def test_several_shrines_may_fall_in_a_turn_and_the_last_one_wins() -> None:
    company = [hero("6,1", damage=9, strike=9, block=9, destroyed=(S3, S4)), hero(damage=9)]
    t = scene(*company, die=("white", 1), scenario="shrines", turn={"entered": (S2,)})
    t.walk(S1)
    assert t.options("after_route") == [Pay(S2), Pay(S1), GoOn()]
    t.answer(Pay(S2))
    assert t.g.outcome is None
    assert t.options("after_route") == [Pay(S1), GoOn()]
    t.answer(Pay(S1))
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((1,), "shrines_destroyed")
    assert t.told(GameEnded) == [GameEnded("shrines_destroyed", (1,), (1, 2))]


# The end


@pytest.mark.rule("OAK-END-02", "OAK-END-04", "OAK-SOLO-06")
@pytest.mark.parametrize(
    ("players", "time_up", "reason"), [(2, "rank", "ranked"), (2, "defeat", "time_up"), (1, "rank", "time_up")]
)
def test_after_the_last_turn_of_the_last_round_time_is_up(players: int, time_up: str, reason: str) -> None:
    company = [hero(), hero(hp=5)][:players]
    t = scene(*company, die=("white", 1), phase="attack", last=True, round=6, rolls=[1], time_up=time_up)
    t.end_attack()
    assert t.g.outcome is not None
    assert (t.g.outcome.reason, t.g.outcome.details) == (reason, {"round": 6})
    assert t.g.outcome.winners == ((1,) if reason == "ranked" else ())


@pytest.mark.rule("OAK-END-01", "OAK-END-03")
def test_when_all_are_dead_all_have_lost() -> None:
    t = scene(hero("14,5", hp=3), hero(status="dead", hp=0), die=("white", 3))
    t.walk("14,6", "14,7")
    assert t.told(HeroDied) == [HeroDied(1, "trap")]
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((), "all_dead")


@pytest.mark.rule("OAK-END-01", "OAK-HP-02", "OAK-ROUND-06")
def test_one_death_does_not_end_the_game_but_the_turn() -> None:
    t = scene(hero("14,5", hp=3), hero(), die=("white", 3))
    t.walk("14,6", "14,7")
    assert (t.g.outcome, t.key, t.ask.seat) == (None, "draft", 2)
    assert t.hero(1).dice == (("white", 3),)


@pytest.mark.rule("OAK-END-05")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (hero(sheet=WATCHER, hp=1), hero(chamber=True, damage=9, killed=("hydra",) * 3)),
        (hero(chamber=True, hp=1), hero(killed=("hydra",) * 3)),
        (hero(killed=("hydra",), hp=1), hero(killed=("bog_slime", "rat_pack"), damage=9)),
        (hero(killed=("bog_slime", "gargoyle"), hp=4), hero(killed=("hydra",), hp=3, damage=9)),
        (hero(hp=4, damage=3), hero(hp=4, damage=9, filled={"damage": (1, 2, 3, 4, 5, 6, 7)})),
    ],
)
def test_the_first_difference_decides(first: HeroHere, second: HeroHere) -> None:
    assert winners(first, second) == (1,)
    assert winners(second, first) == (2,)


@pytest.mark.rule("OAK-END-05", "OAK-END-04")
def test_fewer_drops_on_the_boss_count_more_than_kills() -> None:
    """OAK-EX-59."""
    drops = dict.fromkeys(("A1", "B1", "C1", "A2", "B2", "C2", "A3"), 0)
    ann = hero(sheet=WATCHER, fight={"drops": drops | {"body": 3}})
    assert winners(ann, hero(killed=("hydra",) * 3)) == (1,)
    assert winners(hero(sheet=WATCHER), ann) == (2,)


@pytest.mark.rule("OAK-END-05")
def test_more_shrines_come_first() -> None:
    company = [hero(killed=("hydra",)), hero(destroyed=(S1,)), hero(destroyed=(S2,), hp=9)]
    t = ended(*company, scenario="shrines")
    assert t.told(GameEnded) == [GameEnded("ranked", (2,), (2, 3, 1))]


@pytest.mark.rule("OAK-END-05")
def test_equals_share_the_victory() -> None:
    t = ended(hero(hp=3), hero(), hero(), time_up="rank")
    assert t.told(GameEnded) == [GameEnded("ranked", (2, 3), (2, 3, 1))]


@pytest.mark.rule("OAK-END-06")
def test_the_dead_cannot_win_by_ranking() -> None:
    dead = hero(sheet=WATCHER, status="dead", hp=0, killed=("hydra",) * 5)
    t = ended(dead, hero(hp=1))
    assert t.told(GameEnded) == [GameEnded("ranked", (2,), (2, 1))]
    assert rank(t.g, t.hero(2)) > rank(t.g, t.hero(1))


# Going down instead of dying


@pytest.mark.rule("OAK-VAR-01")
def test_a_hero_goes_down_instead_of_dying_and_its_turn_goes_on() -> None:
    t = scene(hero("14,5", hp=3), hero(), die=("white", 3), death_variant=True)
    t.walk("14,6", "14,7")
    assert t.told(HeroDown) == [HeroDown(1, "trap")]
    assert (t.hero().status, t.hero().space, t.hero().forfeits, t.key) == ("down", "14,7", True, "attack")


@pytest.mark.rule("OAK-VAR-01")
def test_alone_there_is_no_going_down() -> None:
    t = scene(hero("14,5", hp=3), die=("white", 3), death_variant=True)
    t.walk("14,6", "14,7")
    assert t.hero().status == "dead"


@pytest.mark.rule("OAK-VAR-01")
def test_against_the_boss_the_last_heart_is_the_last_wherever_it_is_lost() -> None:
    """OAK-EX-56."""
    t = scene(hero("14,5", hp=3, sheet=WATCHER), hero(), die=("white", 3), death_variant=True)
    t.walk("14,6", "14,7")
    assert (t.hero().status, t.told(HeroDown)) == ("dead", [])


@pytest.mark.rule("OAK-VAR-02")
def test_who_is_down_forfeits_its_movement_for_two_hearts() -> None:
    """OAK-EX-54."""
    t = scene(hero("2,4", broken=11, status="down", forfeits=True), hero(), death_variant=True)
    assert t.told(MovementForfeited) == [MovementForfeited(1)]
    assert t.told(HeartsGained) == [HeartsGained(1, "recovery", 2)]
    assert t.told(HeroUp) == [HeroUp(1)]
    assert (t.hero().full, t.hero().status, t.hero().forfeits, t.key) == (12, "up", False, "attack")
    assert t.told(Stepped) == []


@pytest.mark.rule("OAK-VAR-02")
def test_who_is_far_down_forfeits_more_than_one_movement() -> None:
    """OAK-EX-55."""
    first = scene(hero(broken=13, status="down", forfeits=True), hero(), death_variant=True)
    assert (first.hero().full, first.hero().status, first.hero().forfeits) == (12, "down", True)
    second = scene(hero(full=12, broken=13, status="down", forfeits=True), hero(), death_variant=True)
    assert (second.hero().full, second.hero().status, second.hero().forfeits) == (14, "up", False)


@pytest.mark.rule("OAK-VAR-03")
def test_a_reward_may_lift_a_hero_but_the_movement_is_forfeited_all_the_same() -> None:
    t = scene(hero(broken=10, status="down", forfeits=True), hero(), phase="attack", death_variant=True)
    gain_hearts(t.g, t.hero(), 1, "reward")
    assert (t.hero().status, t.hero().forfeits) == ("up", True)
    next_turn = scene(hero(full=11, broken=10, forfeits=True), hero(), death_variant=True)
    assert next_turn.told(MovementForfeited) == [MovementForfeited(1)]
    assert (next_turn.hero().full, next_turn.hero().forfeits, next_turn.key) == (13, False, "attack")


@pytest.mark.rule("OAK-VAR-03")
def test_who_is_down_fights_as_usual_and_loses_hearts_up_to_the_end_of_the_track() -> None:
    company = [hero(broken=10, status="down", forfeits=True), hero()]
    t = scene(*company, die=("black", 6), phase="attack", rolls=[6], death_variant=True)
    assert t.offered(Strike) != []
    t.end_attack()
    assert (t.hero().broken, t.hero().status, t.told(HeroDown)) == (12, "down", [])
    company[0] = hero(full=20, broken=24, status="down", forfeits=True)
    t = scene(*company, die=("black", 6), phase="attack", rolls=[6], death_variant=True)
    t.end_attack()
    assert (t.hero().broken, t.hero().status) == (24, "down")


@pytest.mark.rule("OAK-VAR-04")
def test_with_all_hearts_full_and_broken_a_hero_is_dead() -> None:
    hopeless = scene(hero(full=22, broken=24, status="down", forfeits=True), hero(), death_variant=True)
    assert hopeless.told(HeroDied) == [HeroDied(1, "wounds")]
    assert (hopeless.key, hopeless.ask.seat) == ("draft", 2)
    company = [hero(full=24, broken=23, forfeits=False), hero()]
    t = scene(*company, die=("black", 6), phase="attack", rolls=[6], death_variant=True)
    t.end_attack()
    assert (t.hero().status, t.told(HeroDown)) == ("dead", [])


@pytest.mark.rule("OAK-VAR-05")
def test_who_meets_the_boss_lying_down_dies_of_the_next_heart() -> None:
    company = [hero("14,5", sheet=WATCHER, broken=10, status="down"), hero()]
    t = scene(*company, die=("white", 3), death_variant=True)
    assert (t.hero().status, t.key) == ("down", "route")
    t.walk("14,6", "14,7")
    assert t.told(HeroDied) == [HeroDied(1, "trap")]
