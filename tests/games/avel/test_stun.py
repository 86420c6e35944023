"""Getting stunned (specification 3.14)."""

import pytest

from oakveil.games.avel.choices import EndTurn, Lose, PressOn, Reroll, Spells
from oakveil.games.avel.effects import Coins, Heal
from oakveil.games.avel.events import (
    BattleEnded,
    ClashRolled,
    CoinsChanged,
    GameWon,
    HeroHealed,
    HeroStunned,
    TokenDiscarded,
    TokenDrawn,
    TurnEnded,
)
from oakveil.games.avel.rules.stun import Stun
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import HeroHere, TableTalk, change, foe, hero, scene


def falling(one: HeroHere, worn_dice: int = 0, left: int = 2) -> TableTalk:
    """A hero with one heart left has just lost it to a monster at the quarry that stands."""
    t = scene(one, foes=[foe("moss_goblin", "quarry", damage=2 - left)])
    t.dice("_ _ " + "_ " * worn_dice + "| A")
    t.fight("moss_goblin")
    return t


@pytest.mark.rule("AVEL-STUN-01", "AVEL-STUN-03", "AVEL-STUN-04", "AVEL-STUN-05")
def test_a_hero_who_loses_the_last_heart_wakes_up_in_the_castle() -> None:
    t = falling(hero("quarry", hearts=1, coins=4))
    assert (t.at(1), t.hero(1).hearts, t.hero(1).coins) == ("castle", 5, 0)
    assert t.state.coins == 27
    assert t.told(HeroStunned) == [HeroStunned(1, 4, "")]
    assert t.told(CoinsChanged) == [CoinsChanged(1, -4, "stun", 27)]


@pytest.mark.rule("AVEL-STUN-01")
def test_a_hero_with_a_heart_left_is_not_stunned() -> None:
    t = falling(hero("quarry", hearts=2))
    assert (t.at(1), t.hero(1).hearts) == ("quarry", 1)
    assert t.ask.key == "avel.press_on"


@pytest.mark.rule("AVEL-STUN-02", "AVEL-STUN-03", "AVEL-STUN-04", "AVEL-STUN-05", "AVEL-STUN-06", "AVEL-STUN-07")
def test_the_reward_comes_before_the_stun() -> None:
    """AVEL-EX-26."""
    one = hero("quarry", hearts=1, coins=2, worn=["oak_staff"], packed=["healing_draught_1"])
    t = scene(one, foes=[foe("ice_spider", "quarry", damage=1)])
    t.dice("A _ _ | A A")
    t.draws("captains_sword")
    t.fight("ice_spider")
    assert t.ask.key == "avel.fit"
    assert (t.hero(1).hearts, t.at(1), t.hero(1).coins) == (0, "quarry", 2), "not stunned yet"
    t.answer(t.fitting(weapon="captains_sword"))
    everything = ["captains_sword", "healing_draught_1", "oak_staff"]
    assert sorted(lose.token for lose in t.options("avel.stun_loss", seat=1) if isinstance(lose, Lose)) == everything
    t.answer(Lose("captains_sword"))
    assert (t.hero(1).hearts, t.at(1), t.hero(1).coins) == (5, "castle", 0)
    assert sorted(t.hero(1).tokens()) == ["healing_draught_1", "oak_staff"]
    assert "captains_sword" in t.state.bag.items
    assert t.told(TurnEnded) == [TurnEnded(1, "stunned", 1)]
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-STUN-02")
def test_coins_won_in_the_same_clash_are_lost_with_the_others() -> None:
    t = scene(hero("quarry", hearts=1, coins=2), foes=[foe("moss_goblin", "quarry", damage=1)])
    t.dice("A _ | A")
    t.fight("moss_goblin")
    assert t.told(HeroStunned) == [HeroStunned(1, 5, "")]
    assert (t.hero(1).coins, t.state.coins) == (0, 27)
    assert t.told(BattleEnded) == [BattleEnded(1, "moss_goblin", "defeated")]


@pytest.mark.rule("AVEL-STUN-02", "AVEL-STUN-03")
def test_no_reward_saves_a_hero_who_fell_in_the_same_clash() -> None:
    spring = change("cinder_rat", rewards=(Heal(2), Coins(1)))
    t = scene(hero("quarry", hearts=1, coins=2), foes=[foe("cinder_rat", "quarry")], cards=[spring])
    t.dice("A _ | A")
    t.fight("cinder_rat")
    assert t.told(HeroStunned) == [HeroStunned(1, 3, "")]
    assert (t.at(1), t.hero(1).hearts) == ("castle", 5)
    assert not t.told(HeroHealed)


@pytest.mark.rule("AVEL-STUN-05", "AVEL-STUN-06")
def test_without_equipment_only_the_coins_are_lost() -> None:
    """AVEL-EX-56."""
    t = falling(hero("quarry", hearts=1, coins=3))
    assert t.told(HeroStunned) == [HeroStunned(1, 3, "")]
    assert not t.told(TokenDiscarded)
    assert (t.ask.key, t.ask.seat) == ("avel.action", 2)


@pytest.mark.rule("AVEL-STUN-06")
def test_one_token_of_the_heros_choice_goes_back_into_the_bag() -> None:
    one = hero("quarry", hearts=1, worn=["captains_sword+", "buckler"], packed=["draught_of_fury", "squires_dagger"])
    tokens = ["captains_sword", "buckler", "draught_of_fury", "squires_dagger"]
    for lost in tokens:
        t = scene(one, foes=[foe("cinder_dragon", "quarry")])
        t.dice("_ _ _ _ _ | _ A _")
        t.fight("cinder_dragon")
        assert set(t.options("avel.stun_loss", seat=1)) == set(map(Lose, tokens)), "worn or packed, elixirs included"
        assert t.ask.default == Lose("squires_dagger"), "the least valuable in the backpack"
        t.answer(Lose(lost))
        assert sorted(t.hero(1).tokens()) == sorted(set(tokens) - {lost})
        assert lost in t.state.bag.items
        assert ("captains_sword" in t.state.upgraded) == (lost != "captains_sword")
        assert t.told(HeroStunned) == [HeroStunned(1, 0, lost)]


@pytest.mark.rule("AVEL-STUN-06")
def test_a_single_token_is_lost_without_asking() -> None:
    t = falling(hero("quarry", hearts=1, worn=["captains_sword"]), worn_dice=1)
    assert t.hero(1).tokens() == []
    assert t.told(TokenDiscarded) == [TokenDiscarded(1, "captains_sword")]


@pytest.mark.rule("AVEL-STUN-07")
def test_the_turn_ends_at_once_with_no_free_things() -> None:
    one = hero("quarry", hearts=1, packed=["healing_draught_1", "healing_draught_2"])
    t = scene(one, hero("castle", coins=2), foes=[foe("moss_goblin", "quarry")])
    t.dice("_ _ | A")
    t.fight("moss_goblin")
    t.answer(Lose("healing_draught_2"))
    assert t.told(TurnEnded) == [TurnEnded(1, "stunned", 1)]
    assert t.hero(1).actions_left == 0
    assert EndTurn() in t.options("avel.action", seat=2)


@pytest.mark.rule("AVEL-STUN-07", "AVEL-SOLO-04")
def test_alone_all_remaining_actions_are_lost() -> None:
    t = scene(hero("quarry", hearts=1), solo=True, foes=[foe("moss_goblin", "quarry")])
    t.dice("_ _ | A")
    t.fight("moss_goblin")
    assert t.told(TurnEnded) == [TurnEnded(1, "stunned", 3)]
    assert t.state.round == 2


@pytest.mark.rule("AVEL-STUN-08")
def test_the_next_turn_is_normal() -> None:
    one = hero("quarry", hearts=1, worn=["oaken_shield"], packed=["healing_draught_1"])
    t = scene(one, foes=[foe("moss_goblin", "quarry")])
    t.dice("_ _ | A")
    t.rolls("avel.reroll", "A")
    t.fight("moss_goblin")
    t.answer(Reroll("oaken_shield", (2,)))
    t.answer(Lose("healing_draught_1"))
    t.end_turn()
    assert (t.ask.seat, t.hero(1).actions_left, t.hero(1).hearts, t.hero(1).used) == (1, 2, 5, ())
    t.move("crow_heath")
    t.move("quarry")
    t.end_turn()
    t.dice("_ _ | _")
    t.fight("moss_goblin")
    assert t.told(ClashRolled)[-1].hero_faces == ("blank", "blank")
    assert t.ask.key == "avel.effect", "the shield works again"


@pytest.mark.rule("AVEL-STUN-09", "AVEL-END-01")
def test_bringing_down_the_last_monster_of_act_two_wins_before_the_stun() -> None:
    """AVEL-EX-27."""
    t = scene(hero("quarry", hearts=1, coins=2), act=2, foes=[foe("ice_spider", "quarry", damage=1)])
    t.dice("A _ | A A")
    t.fight("ice_spider")
    assert t.told(GameWon) == [GameWon(1, "ice_spider")]
    assert t.g.outcome is not None and t.g.outcome.winners == (1, 2)
    assert not t.told(HeroStunned)
    assert (t.at(1), t.hero(1).coins) == ("quarry", 2)
    assert not t.told(TokenDrawn), "nor is a reward taken"


@pytest.mark.rule("AVEL-STUN-09")
def test_with_another_monster_in_play_the_stun_follows() -> None:
    foes = [foe("ice_spider", "quarry", damage=1), foe(BEAST, "wishing_lake")]
    t = scene(hero("quarry", hearts=1), act=2, foes=foes, bag=[])
    t.dice("A _ | A A")
    t.fight("ice_spider")
    assert t.told(HeroStunned) == [HeroStunned(1, 0, "")]
    assert t.g.outcome is None


@pytest.mark.rule("AVEL-STUN-10", "AVEL-BATTLE-14")
def test_the_battle_is_over_and_the_damage_stays_on_the_monster() -> None:
    one = hero("quarry", hearts=1, worn=["star_hood", "oaken_shield"])
    t = scene(one, foes=[foe("ice_spider", "quarry")])
    t.dice("A _ S | A A")
    t.fight("ice_spider")
    t.done()
    t.answer(Spells(0))
    assert t.doing(Stun)
    assert t.told(BattleEnded) == [BattleEnded(1, "ice_spider", "stunned")]
    t.refuses(PressOn())
    t.answer(Lose("oaken_shield"))
    assert t.monster("ice_spider").damage == 1
    assert t.monsters_at("quarry") == ["ice_spider"]
    assert t.hero(1).used == ()
