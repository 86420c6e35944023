"""Battles against the Beast."""

import pytest

from oakveil.games.avel.choices import AddAttack, AddDefence, Fight, PressOn, Reroll, Retreat
from oakveil.games.avel.events import BattleBegan, BattleEnded, CoinsChanged, MonsterDefeated, RewardGained
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import foe, hero, house, scene


@pytest.mark.rule("AVEL-BEAST-01")
def test_a_battle_with_the_beast_is_three_clashes_an_action_and_its_wounds_remain() -> None:
    t = scene(hero(at="quarry"), foes=[foe(BEAST, at="quarry", toughness=14)], act=2)
    t.dice("A _ | _ _ _ _ _", "A A | _ _ D _ _", "A _ | A _ _ _ _")
    t.fight(BEAST)
    assert t.options("avel.press_on") == [PressOn(), Retreat()]
    t.press_on()
    t.press_on()
    assert t.told(BattleEnded) == [BattleEnded(1, BEAST, "three_clashes")]
    assert t.monster(BEAST).left == 14 - 1 - 1 - 1
    assert (t.hero().hearts, t.hero().actions_left) == (4, 1)
    t.dice("_ _ | _ _ _ _ _")
    t.fight(BEAST)
    assert t.ask.key == "avel.press_on", "a second action is a new battle"


@pytest.mark.rule("AVEL-BEAST-01", "AVEL-STUN-01")
def test_the_beast_stuns_a_hero_as_any_monster_does() -> None:
    t = scene(hero(at="quarry", hearts=4), foes=[foe(BEAST, at="quarry")], act=2)
    t.dice("_ D | A A A A A")
    t.fight(BEAST)
    assert (t.at(), t.hero().hearts) == ("castle", 5)
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-BEAST-02", "AVEL-BATTLE-03")
@pytest.mark.parametrize("damage", [0, 13])
def test_it_rolls_two_black_and_three_purple_dice_every_time(damage: int) -> None:
    t = scene(hero(at="quarry"), foes=[foe(BEAST, at="quarry", toughness=14, damage=damage)], act=2)
    t.dice("_ _ | A _ _ _ _", "_ _ | _ _ _ _ A")
    t.fight(BEAST)
    t.press_on()
    t.retreat()
    t.dice("_ _ | _ _ D _ _")
    t.fight(BEAST)
    assert t.all_rolled()
    assert [event.monster_dice for event in t.told(BattleBegan)] == [(3, 2), (3, 2)], "purple, black"


@pytest.mark.rule("AVEL-BEAST-03", "AVEL-BATTLE-11")
def test_unblocked_attacks_lower_the_dial_and_at_zero_it_leaves_the_game() -> None:
    t = scene(
        hero(at="quarry", worn=["captains_sword"]),
        foes=[foe(BEAST, at="quarry", toughness=14, damage=10), foe("soot_imp", at="dragon_crag")],
        act=2,
    )
    t.dice("A A A | D _ _ D _", "A A A | _ _ _ _ _")
    t.fight(BEAST)
    assert t.monster(BEAST).left == 3, "three attacks, two of them blocked"
    t.press_on()
    assert BEAST not in t.state.monsters
    assert t.told(MonsterDefeated)[0].monster == BEAST
    assert BEAST not in t.state.fallen_big + t.state.fallen_small
    assert t.g.outcome is None, "the imp is still in play"


@pytest.mark.rule("AVEL-BEAST-03", "AVEL-REWARD-07")
def test_the_beast_leaves_no_reward() -> None:
    t = scene(
        hero(at="quarry"),
        foes=[foe(BEAST, at="quarry", toughness=14, damage=13), foe("soot_imp", at="dragon_crag")],
        act=2,
    )
    t.dice("A _ | _ _ _ _ _")
    t.fight(BEAST)
    assert t.ask.key == "avel.action"
    assert t.told(RewardGained) == [] and t.told(CoinsChanged) == []


@pytest.mark.rule("AVEL-BEAST-04", "AVEL-EFFECT-09")
@pytest.mark.parametrize(
    ("weapon", "shield", "helmet"),
    [
        ("emberbane_blade", "ember_shield", "ember_helm"),
        ("bramblebane_sickle", "bramble_shield", "bramble_helm"),
        ("rimebane_spear", "rime_shield", "rime_helm"),
    ],
)
def test_it_counts_as_every_brood(weapon: str, shield: str, helmet: str) -> None:
    t = scene(hero(at="quarry", worn=[weapon, shield, helmet]), foes=[foe(BEAST, at="quarry", toughness=14)], act=2)
    t.dice("_ _ | A A _ _ _")
    t.fight(BEAST)
    assert AddAttack(weapon) in t.ask.options
    assert AddDefence(shield) in t.ask.options
    assert Reroll(helmet, (0, 2)) in t.ask.options, "a green and a purple die"
    t.answer(AddAttack(weapon))
    t.answer(AddDefence(shield))
    t.done()
    assert (t.monster(BEAST).left, t.hero().hearts) == (13, 4)


@pytest.mark.rule("AVEL-BEAST-04")
def test_its_card_belongs_to_all_three_broods_and_has_no_attribute() -> None:
    card = house().monsters[BEAST]
    assert set(card.brood) == {"red", "green", "blue"}
    assert card.attribute is None


@pytest.mark.rule("AVEL-BEAST-05", "AVEL-BATTLE-01")
def test_with_other_monsters_beside_it_the_hero_chooses_whom_to_fight() -> None:
    foes = [foe("cave_ogre", at="quarry"), foe(BEAST, at="quarry", toughness=14), foe("cinder_rat", at="quarry")]
    t = scene(hero(at="quarry"), foes=foes, act=2)
    assert t.offered(Fight) == [Fight("cave_ogre"), Fight(BEAST), Fight("cinder_rat")]
    t.dice("A _ | _")
    t.fight("cinder_rat")
    assert t.monsters_at("quarry") == ["cave_ogre", BEAST]
    assert (t.monster(BEAST).left, t.hero().hearts) == (14, 5), "the others looked on"
