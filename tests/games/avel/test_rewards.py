"""Rewards for defeated monsters (specification 3.11)."""

import pytest

from oakveil.games.avel.choices import EndTurn, Move, Upgrade
from oakveil.games.avel.effects import Coins, Draw
from oakveil.games.avel.effects import Upgrade as Upgrades
from oakveil.games.avel.events import (
    CoinsChanged,
    MonsterDefeated,
    RewardGained,
    TokenDrawn,
    TokenPlaced,
    TokenUpgraded,
)
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import HeroHere, TableTalk, cell, change, foe, hero, scene


def winning(one: HeroHere, *rewards: Coins | Draw | Upgrades, worn_dice: int = 0, **more: object) -> TableTalk:
    """A hero at the quarry is about to defeat a monster with these rewards; `worn_dice` are dice of its gear."""
    rat = change("cinder_rat", rewards=rewards)
    t = scene(one, foes=[foe("cinder_rat", one.at)], cards=[rat], **more)  # type: ignore[arg-type]
    t.dice("A _ " + "_ " * worn_dice + "| _")
    return t


@pytest.mark.rule("AVEL-REWARD-01", "AVEL-TIP-02")
def test_whose_battle_brings_the_monster_down_takes_everything() -> None:
    t = scene(hero("quarry"), hero("quarry"), foes=[foe("marsh_ghost", "quarry")])
    t.dice("A _ | _ _")
    t.fight("marsh_ghost")
    t.retreat()
    t.end_turn()
    t.dice("A _ | _ _")
    t.fight("marsh_ghost")
    assert [t.hero(seat).coins for seat in (1, 2)] == [0, 4]
    assert t.told(MonsterDefeated) == [MonsterDefeated("marsh_ghost", 2, cell("quarry"))]


@pytest.mark.rule("AVEL-REWARD-02", "AVEL-REWARD-06")
def test_rewards_come_in_printed_order_each_placed_before_the_next() -> None:
    full = hero("quarry", packed=["tower_shield", "oak_staff"], worn=["star_hood"])  # 10 of 13 cells
    t = winning(full, Coins(5), Draw(1), worn_dice=1)
    t.draws("captains_sword")
    t.fight("cinder_rat")
    assert t.ask.key == "avel.fit"
    assert t.hero().coins == 5
    assert not t.told(TokenDrawn), "the coins are placed first"
    t.answer(t.fitting(coins_discarded=2, helmet="star_hood"))
    assert [event.token for event in t.told(TokenDrawn)] == ["captains_sword"]
    assert t.hero().weapon == "captains_sword"
    assert [event.kind for event in t.told(RewardGained)] == ["coins", "draw"]


@pytest.mark.rule("AVEL-REWARD-02")
def test_a_token_to_draw_comes_before_coins_when_it_is_printed_so() -> None:
    t = winning(hero("quarry", worn=["oak_staff"]), Draw(1), Coins(5), worn_dice=1)
    t.draws("captains_sword")
    t.fight("cinder_rat")
    assert t.ask.key == "avel.fit"
    assert t.hero().coins == 0
    t.answer(t.ask.options[0])
    assert t.hero().coins == 5


@pytest.mark.rule("AVEL-REWARD-02", "AVEL-REWARD-04")
def test_of_two_tokens_the_first_is_placed_before_the_second_is_drawn() -> None:
    t = winning(hero("quarry", worn=["oak_staff"]), Draw(2), worn_dice=1)
    t.draws("captains_sword", "buckler")
    t.fight("cinder_rat")
    assert [event.token for event in t.told(TokenDrawn)] == ["captains_sword"]
    t.answer(t.fitting(weapon="captains_sword"))
    assert [event.token for event in t.told(TokenDrawn)] == ["captains_sword", "buckler"]
    assert t.told(TokenPlaced) == [TokenPlaced(1, "captains_sword", "weapon"), TokenPlaced(1, "buckler", "shield")]
    assert t.told(RewardGained) == [RewardGained(1, "draw", 1)] * 2, "two in all"


@pytest.mark.rule("AVEL-REWARD-03")
def test_coins_come_from_the_supply() -> None:
    t = winning(hero("quarry", coins=2), Coins(4))
    assert t.state.coins == 25
    t.fight("cinder_rat")
    assert (t.hero().coins, t.state.coins) == (6, 21)
    assert t.told(CoinsChanged) == [CoinsChanged(1, 4, "reward", 21)]


@pytest.mark.rule("AVEL-REWARD-03")
@pytest.mark.parametrize("left", [2, 0])
def test_if_fewer_coins_are_left_the_hero_takes_what_is_there(left: int) -> None:
    """AVEL-EX-30."""
    t = winning(hero("quarry", coins=1), Coins(4), supply=left)
    t.fight("cinder_rat")
    assert (t.hero().coins, t.state.coins) == (1 + left, 0)


@pytest.mark.rule("AVEL-REWARD-04")
def test_equipment_is_one_token_from_the_bag_basic_side_up() -> None:
    t = winning(hero("quarry"), Draw(1))
    t.draws("tower_shield")
    t.fight("cinder_rat")
    assert t.hero().tokens() == ["tower_shield"]
    assert "tower_shield" not in t.state.bag.items
    assert t.state.upgraded == frozenset()
    assert t.told(TokenDrawn) == [TokenDrawn(1, "tower_shield", False)]


@pytest.mark.rule("AVEL-REWARD-05")
def test_an_upgrade_turns_a_basic_token_worn_or_packed() -> None:
    gear = hero("quarry", worn=["captains_sword", "tower_shield+"], packed=["star_hood", "healing_draught_1"])
    t = winning(gear, Upgrades(1), worn_dice=3)
    t.fight("cinder_rat")
    assert t.options("avel.upgrade", seat=1) == [Upgrade("captains_sword"), Upgrade("star_hood")]
    assert t.ask.default == Upgrade("captains_sword")
    t.answer(Upgrade("star_hood"))
    assert t.state.upgraded == {"tower_shield", "star_hood"}
    assert t.hero().packed() == ["star_hood", "healing_draught_1"]
    assert t.told(TokenUpgraded) == [TokenUpgraded(1, "star_hood")]


@pytest.mark.rule("AVEL-REWARD-05")
def test_with_one_candidate_nothing_is_asked_and_with_none_nothing_happens() -> None:
    t = winning(hero("quarry", worn=["captains_sword"], packed=["healing_draught_1"]), Upgrades(1), worn_dice=1)
    t.fight("cinder_rat")
    assert t.state.upgraded == {"captains_sword"}
    assert t.ask.key == "avel.action"
    t = winning(hero("quarry", worn=["captains_sword+"], packed=["healing_draught_1"]), Upgrades(1), worn_dice=2)
    t.fight("cinder_rat")
    assert not t.told(TokenUpgraded)
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-REWARD-05")
def test_two_upgrades_are_for_two_tokens() -> None:
    t = winning(hero("quarry", worn=["captains_sword", "buckler"]), Upgrades(2), worn_dice=2)
    t.fight("cinder_rat")
    t.answer(Upgrade("buckler"))
    assert t.state.upgraded == {"buckler", "captains_sword"}, "for the second there is no choice"


@pytest.mark.rule("AVEL-REWARD-06")
def test_nothing_else_happens_until_the_reward_is_placed() -> None:
    t = winning(hero("quarry", worn=["oak_staff"]), Draw(1), worn_dice=1)
    t.draws("captains_sword")
    t.fight("cinder_rat")
    assert (t.ask.key, t.ask.seat) == ("avel.fit", 1)
    assert t.hero().holding == ("captains_sword",)
    for early in (Move(cell("crow_heath")), EndTurn()):
        t.refuses(early)
    assert t.refuses(EndTurn(), seat=2).message == "kernel-not-your-question"
    t.answer(t.ask.options[0])
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-REWARD-07")
def test_a_monster_that_falls_into_a_trap_gives_nothing() -> None:
    foes = [foe(BEAST, "wishing_lake", damage=12), foe("cinder_rat", "dragon_crag")]
    spoils = change(BEAST, rewards=(Coins(5),))
    t = scene(hero(), act=2, foes=foes, laid={"elven_camp": "snare"}, march_choice="auto", cards=[spoils])
    t.rolls("avel.trap", "A _")
    t.end_round()
    assert list(t.state.monsters) == ["cinder_rat"]
    assert t.told(MonsterDefeated) == [MonsterDefeated(BEAST, 0, cell("elven_camp"))]
    assert not t.told(RewardGained)
    assert t.state.coins == 27


@pytest.mark.rule("AVEL-REWARD-07")
def test_no_reward_is_printed_for_the_beast() -> None:
    t = scene(hero("quarry"), foes=[foe(BEAST, "quarry", damage=13), foe("cinder_rat", "castle")], act=2)
    assert t.g.card(BEAST).rewards == ()
    t.dice("A _ | _ _ _ _ _")
    t.fight(BEAST)
    assert not t.told(RewardGained)
    assert t.hero().coins == 0
