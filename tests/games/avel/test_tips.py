"""The tips of the rulebook that imply rules."""

import pytest

from oakveil.games.avel.choices import EndTurn, Fight, Move
from oakveil.games.avel.events import BattleBegan, CoinsChanged, MonsterDefeated
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import cell, foe, hero, name, scene


@pytest.mark.rule("AVEL-TIP-01", "AVEL-MOVE-06")
def test_a_hero_may_quietly_sneak_past_a_monster() -> None:
    t = scene(hero(at="crow_heath", hearts=1), foes=[foe("cinder_dragon", at="fox_hollow")])
    t.move("fox_hollow")
    assert {Fight("cinder_dragon"), Move(cell("stone_circles")), EndTurn()} <= set(t.ask.options)
    t.move("stone_circles")
    assert (t.at(), t.hero().hearts) == ("stone_circles", 1)
    assert t.monster("cinder_dragon").damage == 0


@pytest.mark.rule("AVEL-TIP-02", "AVEL-REWARD-01")
def test_the_dragons_treasure_goes_to_whoever_strikes_the_last_blow() -> None:
    """The first hero wears the dragon down and lets it be; the second only finishes it."""
    t = scene(
        hero(at="dragon_crag"),
        hero(at="dragon_crag"),
        foes=[foe("cinder_dragon", at="dragon_crag", damage=2)],
    )
    t.dice("A A | _ _ _")
    t.fight("cinder_dragon")
    t.retreat()
    assert t.monster("cinder_dragon").left == 1
    t.end_turn()
    assert t.ask.seat == 2
    t.dice("A _ | _ _ _")
    t.draws("captains_sword")
    t.fight("cinder_dragon")
    assert t.told(MonsterDefeated) == [MonsterDefeated("cinder_dragon", 2, cell("dragon_crag"))]
    assert (t.hero(1).coins, t.hero(1).tokens()) == (0, [])
    assert (t.hero(2).coins, t.hero(2).weapon) == (5, "captains_sword")
    assert [event.hero for event in t.told(CoinsChanged)] == [2]


@pytest.mark.rule("AVEL-TIP-03", "AVEL-EFFECT-01")
def test_a_sharp_sword_in_the_backpack_does_nothing() -> None:
    monster = [foe("soot_imp", at="quarry")]
    packed = scene(hero(at="quarry", worn=["oak_staff"], packed=["captains_sword+"]), foes=monster)
    packed.dice("_ _ _ | _")
    packed.fight("soot_imp")
    worn = scene(hero(at="quarry", worn=["captains_sword+"], packed=["oak_staff"]), foes=monster)
    worn.dice("_ _ D D | _")
    worn.fight("soot_imp")
    dice = [t.told(BattleBegan)[0].hero_dice for t in (packed, worn)]
    assert dice == [(2, 0, 0, 1), (2, 2, 0, 0)], "green, orange, blue, yellow"


@pytest.mark.rule("AVEL-TIP-04", "AVEL-MARCH-04")
def test_the_ways_the_beast_may_take_can_be_looked_up_at_any_time() -> None:
    """Before it has appeared, and from wherever it stands."""
    t = scene(hero())
    ways = [[name(spot) for spot in way] for way in t.g.land.ways(t.state.crater)]
    assert ways == [
        ["wishing_lake", "elven_camp", "old_mill", "castle"],
        ["wishing_lake", "elven_camp", "fox_hollow", "castle"],
        ["wishing_lake", "stone_circles", "fox_hollow", "castle"],
    ]
    later = scene(hero(), foes=[foe(BEAST, at="stone_circles")], act=2)
    (way,) = later.g.land.ways(later.monster(BEAST).tile)
    later.end_round()
    assert name(way[1]) == "fox_hollow" == name(later.monster(BEAST).tile)
