"""The course of a battle (specification 3.5)."""

import pytest

from oakveil.games.avel.choices import Drink, Fight, Go, PressOn, Rearrangement, Retreat, RollForMonster, Spells
from oakveil.games.avel.effects import FewerDice
from oakveil.games.avel.events import (
    BattleBegan,
    BattleEnded,
    ClashResolved,
    ClashRolled,
    MonsterDefeated,
    RewardGained,
    SpellsSet,
)
from oakveil.games.avel.state import BEAST
from oakveil.kernel.match import Refused
from tests.games.avel.table import change, foe, hero, scene

FIGHT_ON = [PressOn(), Retreat()]


@pytest.mark.rule("AVEL-BATTLE-10", "AVEL-BATTLE-11", "AVEL-BATTLE-12", "AVEL-WOUND-02", "AVEL-WOUND-03")
def test_simon_whitebeard_defeats_a_monster_in_three_clashes() -> None:
    """AVEL-EX-02, AVEL-EX-03, AVEL-EX-04."""
    t = scene(hero("quarry", name="Simon Whitebeard"), foes=[foe("marsh_ghost", "quarry")])
    t.dice("A _ | D _", "A D | A A", "A _ | A A")
    t.fight("marsh_ghost")
    assert t.last_clash() == (0, 0, 2, 5)
    assert t.options("avel.press_on", seat=1) == FIGHT_ON
    t.press_on()
    assert t.last_clash() == (1, 1, 1, 4)
    assert t.monster("marsh_ghost").damage == 1
    t.press_on()
    assert t.last_clash() == (1, 2, 0, 2), "wounded all the same: both sides strike at once"
    assert t.hero().hearts == 2
    assert t.state.fallen_small == ["marsh_ghost"]
    assert t.told(RewardGained) == [RewardGained(1, "coins", 4)]
    assert t.hero().coins == 4
    assert t.all_rolled()


@pytest.mark.rule("AVEL-ATTR-04", "AVEL-BATTLE-05", "AVEL-BATTLE-09", "AVEL-BATTLE-12", "AVEL-BATTLE-14")
def test_agatha_the_brave_leaves_three_damage_on_a_monster_that_minds_shields() -> None:
    """AVEL-EX-05, AVEL-EX-06, AVEL-EX-07."""
    agatha = hero("quarry", worn=["buckler", "leather_cap"], name="Agatha the Brave")
    t = scene(agatha, foes=[foe("cave_ogre", "quarry")], cards=[change("cave_ogre", toughness=5)])
    t.dice("A A S | D _", "D _ S | A A")
    t.fight("cave_ogre")
    (began,) = t.told(BattleBegan)
    assert (began.hero_dice, began.monster_dice, began.blocked) == ((2, 0, 0, 1), (1, 1), ("shield",))
    assert t.options("avel.spell", seat=1) == [Spells(1), Spells(0)]
    t.answer(Spells(1))
    assert t.last_clash() == (2, 0, 3, 5)
    t.press_on()
    t.answer(Spells(1))
    assert t.last_clash() == (1, 1, 2, 4)
    t.retreat()
    assert t.told(BattleEnded) == [BattleEnded(1, "cave_ogre", "retreat")]
    assert t.monster("cave_ogre").damage == 3
    assert t.hero().used == ()
    assert len(t.told(ClashRolled)) == 2, "there is no third clash"


@pytest.mark.rule("AVEL-BATTLE-01", "AVEL-BEAST-05")
def test_of_several_monsters_on_the_tile_the_chosen_one_fights_alone() -> None:
    t = scene(hero("quarry"), foes=[foe("moon_lich", "quarry"), foe("cinder_rat", "quarry"), foe("fog_wisp", "castle")])
    assert t.offered(Fight) == [Fight("moon_lich"), Fight("cinder_rat")]
    t.refuses(Fight("fog_wisp"))
    t.dice("A _ | A")
    t.fight("cinder_rat")
    assert [event.monster for event in t.told(ClashRolled)] == ["cinder_rat"]
    assert t.hero().hearts == 4, "the lich does nothing"
    assert t.monster("moon_lich").damage == 0


@pytest.mark.rule("AVEL-BATTLE-01")
def test_without_a_monster_on_the_tile_there_is_no_battle() -> None:
    t = scene(hero("quarry"), foes=[foe("moon_lich", "crow_heath")])
    assert t.offered(Fight) == []


@pytest.mark.rule("AVEL-BATTLE-03")
@pytest.mark.parametrize(
    ("monster", "dice"),
    [("cinder_rat", (1, 0)), ("kiln_hound", (0, 1)), ("ice_spider", (2, 0)), ("frost_giant", (2, 1)), (BEAST, (3, 2))],
)
def test_a_monster_rolls_the_dice_on_its_token(monster: str, dice: tuple[int, int]) -> None:
    t = scene(hero("quarry"), foes=[foe(monster, "quarry")], act=2)
    t.dice("_ _ | " + "_ " * sum(dice))
    t.fight(monster)
    assert t.told(BattleBegan)[0].monster_dice == dice
    assert t.told(ClashRolled)[0].monster_faces == ("blank",) * sum(dice)


@pytest.mark.rule("AVEL-BATTLE-03")
def test_the_neighbour_to_the_left_presses_the_button_or_it_presses_itself() -> None:
    t = scene(hero(), hero(), hero("quarry"), foes=[foe("kiln_hound", "quarry")], active=3, neighbour_rolls=True)
    t.fight("kiln_hound")
    assert t.options("avel.roll_for_monster", seat=1) == [RollForMonster()], "left of the last seat is the first"
    assert not t.told(ClashRolled)
    t.dice("_ _ | _", "_ _ | A")
    t.answer(RollForMonster())
    t.press_on()
    assert t.ask.key == "avel.roll_for_monster"
    assert t.ask.clock is not None and t.ask.clock.seconds == 4
    t.lapse()
    assert t.hero(3).hearts == 4


@pytest.mark.rule("AVEL-BATTLE-03", "AVEL-SOLO-05")
def test_nobody_is_asked_to_roll_alone_or_without_the_option() -> None:
    for t in (
        scene(hero("quarry"), solo=True, neighbour_rolls=True, foes=[foe("kiln_hound", "quarry")]),
        scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")]),
    ):
        t.dice("_ _ | _")
        t.fight("kiln_hound")
        assert t.ask.key == "avel.press_on"


@pytest.mark.rule("AVEL-BATTLE-04", "AVEL-BATTLE-06")
def test_elixirs_are_drunk_before_the_first_clash_and_the_dice_stay_for_the_battle() -> None:
    t = scene(hero("quarry", packed=["draught_of_fury", "draught_of_stone"]), foes=[foe("troll_whelp", "quarry")])
    t.fight("troll_whelp")
    assert t.options("avel.elixir", seat=1) == [Drink("draught_of_fury"), Drink("draught_of_stone"), Go()]
    t.answer(Drink("draught_of_fury"))
    t.dice("_ _ _ | _", "_ _ _ | _", "_ _ _ | _")
    t.answer(Go())
    assert t.ask.key == "avel.press_on"
    t.press_on()
    t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [3, 3, 3]
    assert t.hero().packed() == ["draught_of_stone"]


@pytest.mark.rule("AVEL-BATTLE-06")
def test_equipment_cannot_be_changed_during_a_battle() -> None:
    t = scene(hero("quarry", packed=["captains_sword"]), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _", "_ _ | _")
    t.fight("kiln_hound")
    with pytest.raises(Refused) as refused:
        t.rearrange(1, Rearrangement(weapon="captains_sword"))
    assert refused.value.broken is not None and refused.value.broken.rule == "AVEL-PACK-08"
    t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [2, 2]


@pytest.mark.rule("AVEL-BATTLE-07", "AVEL-BATTLE-08")
def test_all_dice_are_rolled_at_once_and_seen_before_any_effect_is_used() -> None:
    t = scene(hero("quarry", worn=["squires_dagger"]), foes=[foe("frost_giant", "quarry")])
    t.dice("A D | D _ A")
    t.fight("frost_giant")
    assert t.ask.key == "avel.effect"
    assert t.told(ClashRolled) == [
        ClashRolled(1, 1, "frost_giant", ("attack", "defence"), ("defence", "blank", "attack"))
    ]
    assert not t.told(ClashResolved), "nothing is compared yet"


@pytest.mark.rule("AVEL-BATTLE-08", "AVEL-BATTLE-09")
def test_spells_are_decided_after_the_effects_one_by_one() -> None:
    t = scene(hero("quarry", worn=["squires_dagger", "star_hood+"]), foes=[foe("bark_beetle", "quarry")])
    t.dice("_ _ S S | A")
    t.fight("bark_beetle")
    assert t.ask.key == "avel.effect"
    t.done()
    assert t.options("avel.spell") == [Spells(2), Spells(1), Spells(0)]
    t.answer(Spells(1))
    assert t.told(SpellsSet) == [SpellsSet(1, 1, 1)]
    assert t.last_clash() == (1, 0, 2, 5)


@pytest.mark.rule("AVEL-BATTLE-09", "AVEL-WOUND-02", "AVEL-WOUND-03", "AVEL-STUN-02")
@pytest.mark.parametrize(
    ("attacks", "clash", "ending"),
    [(0, (0, 0, 2, 1), ""), (1, (1, 1, 1, 0), "stunned"), (2, (2, 1, 0, 0), "defeated")],
)
def test_two_spells_with_one_heart_left(attacks: int, clash: tuple[int, int, int, int], ending: str) -> None:
    """AVEL-EX-52. Both wounds of the third case are dealt, but only one heart is there to lose."""
    ghost = change("ice_spider", purple=3)
    t = scene(hero("quarry", hearts=1, worn=["star_hood+"]), foes=[foe("ice_spider", "quarry")], cards=[ghost])
    t.dice("A _ S S | A A D")
    t.draws("buckler")
    t.fight("ice_spider")
    assert t.options("avel.spell") == [Spells(2), Spells(1), Spells(0)]
    t.answer(Spells(attacks))
    assert t.last_clash() == clash
    assert [event.outcome for event in t.told(BattleEnded)] == ([ending] if ending else [])


@pytest.mark.rule("AVEL-BATTLE-09")
def test_a_spell_that_makes_no_difference_is_not_asked_about() -> None:
    t = scene(hero("quarry", worn=["star_hood"]), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ S | D")
    t.fight("kiln_hound")
    assert t.ask.key == "avel.press_on"


@pytest.mark.rule("AVEL-BATTLE-11")
def test_a_big_monster_goes_to_the_defeated_pile_of_its_size() -> None:
    t = scene(hero("quarry"), foes=[foe("moon_lich", "quarry", damage=3)])
    t.dice("A _ | _ _")
    t.fight("moon_lich")
    assert (t.state.fallen_big, t.state.fallen_small) == (["moon_lich"], [])
    assert t.told(MonsterDefeated)[0].hero == 1


@pytest.mark.rule("AVEL-BATTLE-11", "AVEL-REWARD-07", "AVEL-BEAST-03")
def test_the_beast_leaves_the_game_and_leaves_nothing() -> None:
    t = scene(hero("quarry"), foes=[foe(BEAST, "quarry", damage=13), foe("cinder_rat", "castle")], act=2)
    t.dice("A _ | _ _ _ _ _")
    t.fight(BEAST)
    assert list(t.state.monsters) == ["cinder_rat"]
    assert (t.state.fallen_big, t.state.fallen_small) == ([], [])
    assert not t.told(RewardGained)
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-BATTLE-12")
def test_a_retreat_costs_nothing() -> None:
    t = scene(hero("quarry", coins=2, hearts=4), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _")
    t.fight("kiln_hound")
    t.retreat()
    assert (t.hero().coins, t.hero().hearts, t.hero().actions_left, t.at(1)) == (2, 4, 1, "quarry")
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-BATTLE-12")
def test_nobody_is_asked_to_press_on_once_a_side_has_fallen() -> None:
    t = scene(hero("quarry"), foes=[foe("cinder_rat", "quarry")])
    t.dice("A _ | _")
    t.fight("cinder_rat")
    assert t.ask.key == "avel.action"
    t = scene(hero("quarry", hearts=1), foes=[foe("cinder_rat", "quarry")])
    t.dice("_ _ | A")
    t.fight("cinder_rat")
    assert (t.ask.key, t.ask.seat) == ("avel.action", 2)


@pytest.mark.rule("AVEL-BATTLE-13")
def test_after_the_third_clash_the_battle_is_over() -> None:
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _", "_ _ | _", "A _ | _")
    t.fight("kiln_hound")
    t.press_on()
    t.press_on()
    assert t.told(BattleEnded) == [BattleEnded(1, "kiln_hound", "three_clashes")]
    assert (t.ask.key, t.hero().actions_left) == ("avel.action", 1)
    assert t.monster("kiln_hound").damage == 1


@pytest.mark.rule("AVEL-BATTLE-14")
def test_monsters_never_heal() -> None:
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")], marker=0)
    t.dice("A _ | _")
    t.fight("kiln_hound")
    t.retreat()
    for _ in range(3):
        t.end_round()
    assert t.monster("kiln_hound").damage == 1


@pytest.mark.rule("AVEL-BATTLE-14", "AVEL-BATTLE-15")
def test_a_second_battle_with_the_same_monster_begins_anew_but_for_its_damage() -> None:
    """AVEL-EX-51."""
    t = scene(
        hero("quarry", worn=["squires_dagger"], packed=["draught_of_fury", "draught_of_stone"]),
        foes=[foe("troll_whelp", "quarry")],
    )
    t.fight("troll_whelp")
    t.answer(Drink("draught_of_fury"))
    t.dice("_ _ A | _", "_ _ _ | _")
    t.rolls("avel.reroll", "_")
    t.answer(Go())
    t.answer(t.ask.options[0])
    assert t.hero().used == ("squires_dagger",)
    t.press_on()
    assert t.ask.key == "avel.press_on", "the dagger was used in the first clash"
    t.retreat()
    assert t.hero().used == ()
    t.fight("troll_whelp")
    assert t.options("avel.elixir") == [Drink("draught_of_stone"), Go()], "what was drunk has worked off"
    t.dice("_ _ | _", "_ _ | _", "_ _ | _")
    t.answer(Go())
    assert t.ask.key == "avel.effect", "the dagger is ready again"
    for _ in range(2):
        t.done()
        t.press_on()
    t.done()
    assert [event.number for event in t.told(ClashRolled)] == [1, 2, 1, 2, 3]
    assert t.monster("troll_whelp").damage == 1


@pytest.mark.rule("AVEL-BATTLE-16")
def test_other_heroes_on_the_tile_cannot_help() -> None:
    helper = hero("quarry", worn=["captains_sword", "oaken_shield"], packed=["draught_of_stone"])
    t = scene(hero("quarry"), helper, foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | A", "_ _ | A", "_ _ | A")
    t.fight("kiln_hound")
    for clash in (1, 2):
        assert (t.ask.key, t.ask.seat) == ("avel.press_on", 1)
        assert t.hero(1).hearts == 5 - clash
        t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [2, 2, 2]
    assert t.hero(2).hearts == 5


@pytest.mark.rule("AVEL-BATTLE-17")
def test_a_battle_is_fought_even_without_a_single_die() -> None:
    shade = change("moon_lich", attribute=FewerDice(("green", "green")), purple=0, black=0)
    t = scene(hero("quarry"), foes=[foe("moon_lich", "quarry")], cards=[shade])
    t.fight("moon_lich")
    assert t.told(ClashRolled) == [ClashRolled(1, 1, "moon_lich", (), ())]
    assert t.last_clash() == (0, 0, 4, 5)
    assert t.options("avel.press_on") == FIGHT_ON
