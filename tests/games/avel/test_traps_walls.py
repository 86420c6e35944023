"""Traps for the Beast, and the walls of the castle."""

import pytest

from oakveil.games.avel.choices import MarchTo
from oakveil.games.avel.events import (
    GameLost,
    GameWon,
    GateAttacked,
    MonsterDefeated,
    MonsterMarched,
    RewardGained,
    TrapSprung,
)
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import FoeHere, TableTalk, cell, foe, hero, scene


def beast_walks_onto(trap: str, left: int = 14) -> TableTalk:
    """The Beast is about to walk from the crag to the stone circles, where a trap lies; an imp keeps the game alive."""
    foes = [foe(BEAST, at="dragon_crag", toughness=20, damage=20 - left), foe("soot_imp", at="wilderness")]
    return scene(hero(), hero(), hero(), foes=foes, act=2, laid={"stone_circles": trap}, march_choice="auto")


@pytest.mark.rule("AVEL-TRAP-01", "AVEL-ELVEN-04")
def test_small_and_big_monsters_walk_over_traps() -> None:
    foes = [foe("soot_imp", at="dragon_crag"), foe("cave_ogre", at="dragon_crag"), foe(BEAST, at="alchemist")]
    t = scene(hero(), foes=foes, act=2, laid={"stone_circles": "snare"})
    t.end_round()
    assert t.monsters_at("stone_circles") == ["soot_imp", "cave_ogre"]
    assert t.told(TrapSprung) == []
    assert t.state.laid == {cell("stone_circles"): "snare"}


@pytest.mark.rule("AVEL-TRAP-01", "AVEL-TRAP-05")
def test_a_trap_under_the_beast_does_not_spring_when_others_walk() -> None:
    """Somebody laid a trap on the crater."""
    foes = [foe(BEAST, at="wishing_lake"), foe("soot_imp", at="dragon_crag")]
    t = scene(hero(), foes=foes, act=2, laid={"wishing_lake": "snare"})
    t.end_round()
    assert t.monsters_at("stone_circles") == ["soot_imp"]
    t.answer(MarchTo(cell("stone_circles")))
    assert t.told(TrapSprung) == []
    assert t.monster(BEAST).damage == 0


@pytest.mark.rule("AVEL-TRAP-02", "AVEL-TRAP-04")
def test_ex_09_the_trap_of_five_coins_deals_its_attacks_and_two_more() -> None:
    t = beast_walks_onto("stake_pit", left=17)
    t.rolls("avel.trap", "A A")
    t.end_round()
    assert t.monster(BEAST).left == 13
    sprung = TrapSprung(cell("stone_circles"), "stake_pit", ("attack", "attack"), 2, 4, 13)
    assert t.told(TrapSprung) == [sprung]
    assert t.state.laid == {}
    assert "stake_pit" not in t.state.traps, "it leaves the game"


@pytest.mark.rule("AVEL-TRAP-02")
@pytest.mark.parametrize(
    ("trap", "faces", "damage"),
    [("snare", "A _", 2), ("snare", "A A", 3), ("stake_pit", "A _", 3), ("moonfire_net", "A A A", 6)],
)
def test_each_trap_has_its_own_dice_and_bonus(trap: str, faces: str, damage: int) -> None:
    t = beast_walks_onto(trap)
    t.rolls("avel.trap", faces)
    t.end_round()
    assert t.all_rolled()
    assert t.monster(BEAST).left == 14 - damage


@pytest.mark.rule("AVEL-TRAP-03")
@pytest.mark.parametrize(("trap", "faces", "damage"), [("snare", "D _", 1), ("moonfire_net", "D _ D", 3)])
def test_only_attack_symbols_count(trap: str, faces: str, damage: int) -> None:
    t = beast_walks_onto(trap)
    t.rolls("avel.trap", faces)
    t.end_round()
    assert t.monster(BEAST).left == 14 - damage, "the bonus alone"


@pytest.mark.rule("AVEL-TRAP-02")
def test_a_trap_the_beast_does_not_walk_onto_waits() -> None:
    t = scene(hero(), foes=[foe(BEAST, at="wishing_lake")], act=2, laid={"elven_camp": "snare"})
    t.end_round()
    t.answer(MarchTo(cell("stone_circles")))
    assert t.state.laid == {cell("elven_camp"): "snare"}


@pytest.mark.rule("AVEL-TRAP-02", "AVEL-TRAP-05")
def test_ex_41_a_trap_on_the_crater_never_springs_but_the_next_one_does() -> None:
    t = scene(hero(), marker=11, laid={"wishing_lake": "snare", "elven_camp": "stake_pit"}, stacks=False)
    t.crater_rolls("A")
    t.end_round()
    assert t.monsters_at("wishing_lake") == [BEAST]
    t.end_round()
    t.rolls("avel.trap", "_ _")
    t.answer(MarchTo(cell("elven_camp")))
    assert [event.trap for event in t.told(TrapSprung)] == ["stake_pit"]
    assert t.monster(BEAST).left == 12
    assert t.state.laid == {cell("wishing_lake"): "snare"}


@pytest.mark.rule("AVEL-TRAP-06", "AVEL-END-01")
def test_ex_42_a_trap_kills_the_beast_and_wins_the_game() -> None:
    foes = [foe(BEAST, at="dragon_crag", toughness=14, damage=11)]
    t = scene(hero(), foes=foes, act=2, round=14, laid={"stone_circles": "stake_pit"})
    t.rolls("avel.trap", "A _")
    t.end_round()
    assert t.told(TrapSprung)[0].dial == 0
    assert t.told(MonsterDefeated) == [MonsterDefeated(BEAST, 0, cell("stone_circles"))]
    assert t.told(GameWon) == [GameWon(14, BEAST)]
    assert t.g.outcome is not None and t.g.outcome.winners == (1, 2)


@pytest.mark.rule("AVEL-TRAP-06", "AVEL-REWARD-07")
def test_when_a_trap_kills_the_beast_others_may_be_left_and_nobody_is_rewarded() -> None:
    t = beast_walks_onto("moonfire_net", left=2)
    t.rolls("avel.trap", "A A A")
    t.end_round()
    assert BEAST not in t.state.monsters
    assert t.told(TrapSprung)[0].damage == 2, "it had no more to lose"
    assert t.g.outcome is None
    assert t.told(RewardGained) == []
    assert BEAST not in t.state.fallen_big


# AVEL-WALL


@pytest.mark.rule("AVEL-WALL-01")
@pytest.mark.parametrize("monster", ["soot_imp", "cave_ogre"])
def test_a_small_or_big_monster_destroys_one_wall_and_stays(monster: str) -> None:
    t = scene(hero(), foes=[foe(monster, at="crow_heath"), foe(BEAST, at="dragon_crag")], act=2, built=3)
    t.end_round()
    assert t.state.built == 2
    assert t.monsters_at("crow_heath") == [monster]
    assert t.told(GateAttacked) == [GateAttacked(monster, 3, 2)]
    assert t.g.outcome is None


def besieged(*monsters: FoeHere, built: int) -> TableTalk:
    """Monsters before the gate, the Beast far away, and some walls."""
    return scene(hero(), foes=[*monsters, foe(BEAST, at="dragon_crag")], act=2, built=built)


IMP, GOBLIN, WISP = foe("soot_imp", at="crow_heath"), foe("moss_goblin", at="old_mill"), foe("fog_wisp", at="old_mill")


@pytest.mark.rule("AVEL-WALL-01", "AVEL-CASTLE-02")
def test_ex_10_two_monsters_break_two_walls_and_nobody_enters() -> None:
    t = besieged(IMP, GOBLIN, built=2)
    t.end_round()
    assert t.state.built == 0
    assert (t.monsters_at("crow_heath"), t.monsters_at("old_mill")) == (["soot_imp"], ["moss_goblin"])
    assert t.monsters_at("castle") == []
    assert t.g.outcome is None


@pytest.mark.rule("AVEL-WALL-05", "AVEL-END-02")
def test_ex_11_the_third_monster_finds_the_gate_open() -> None:
    t = besieged(IMP, GOBLIN, WISP, built=2)
    t.end_round()
    assert t.told(GateAttacked) == [GateAttacked("moss_goblin", 2, 1), GateAttacked("fog_wisp", 1, 0)]
    assert t.told(GameLost) == [GameLost(1, "soot_imp")]


@pytest.mark.rule("AVEL-WALL-05")
def test_with_one_wall_the_first_of_two_breaks_it_and_the_second_enters() -> None:
    t = besieged(IMP, GOBLIN, built=1)
    t.end_round()
    assert t.told(GateAttacked) == [GateAttacked("moss_goblin", 1, 0)]
    assert t.told(GameLost) == [GameLost(1, "soot_imp")]


@pytest.mark.rule("AVEL-WALL-02")
def test_ex_45_the_beast_destroys_all_walls_at_once_and_stays() -> None:
    t = scene(hero(), foes=[foe(BEAST, at="fox_hollow")], act=2, built=3)
    t.end_round()
    assert t.told(GateAttacked) == [GateAttacked(BEAST, 3, 0)]
    assert t.state.built == 0
    assert t.monsters_at("fox_hollow") == [BEAST]
    assert t.g.outcome is None


@pytest.mark.rule("AVEL-WALL-01", "AVEL-WALL-02", "AVEL-MARCH-02")
def test_ex_44_a_small_monster_breaks_the_last_wall_and_the_beast_enters() -> None:
    t = scene(hero(), foes=[foe(BEAST, at="fox_hollow"), IMP], act=2, built=1)
    t.end_round()
    assert t.told(GateAttacked) == [GateAttacked("soot_imp", 1, 0)]
    assert t.told(GameLost) == [GameLost(1, BEAST)]


@pytest.mark.rule("AVEL-WALL-03")
def test_broken_walls_go_to_the_box_and_cannot_be_built_again() -> None:
    t = besieged(IMP, GOBLIN, built=3)
    t.end_round()
    assert (t.state.built, t.state.walls) == (1, 0)
    few = scene(hero(), foes=[IMP, foe(BEAST, at="dragon_crag")], act=2, beast_rounds=0, built=1)
    few.end_round()
    assert (few.state.built, few.state.walls) == (0, 2), "only those never built are left"


@pytest.mark.rule("AVEL-WALL-04")
def test_a_monster_that_broke_a_wall_tries_again_at_the_next_march() -> None:
    t = besieged(IMP, built=2)
    t.end_round()
    t.end_round()
    assert [(event.before, event.after) for event in t.told(GateAttacked)] == [(2, 1), (1, 0)]
    assert t.g.outcome is None
    t.end_round()
    assert t.told(GameLost) == [GameLost(3, "soot_imp")]


@pytest.mark.rule("AVEL-WALL-01")
def test_a_wall_stops_nobody_who_is_still_on_the_road() -> None:
    t = scene(hero(), foes=[foe("soot_imp", at="marketplace"), foe(BEAST, at="dragon_crag")], act=2, built=1)
    t.end_round()
    assert t.state.built == 1
    assert MonsterMarched("soot_imp", cell("marketplace"), cell("crow_heath")) in t.told(MonsterMarched)
