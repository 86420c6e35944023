"""The march on the castle."""

import pytest

from oakveil.games.avel.choices import EndTurn, Fight, MarchTo
from oakveil.games.avel.events import GameLost, GateAttacked, MonsterMarched
from tests.games.avel.table import TableTalk, cell, foe, hero, name, scene


def steps(t: TableTalk) -> list[tuple[str, str]]:
    """Which monster walked where, in order."""
    return [(event.monster, name(event.to)) for event in t.told(MonsterMarched)]


@pytest.mark.rule("AVEL-MARCH-01")
def test_at_the_end_of_each_round_every_monster_walks_one_tile_towards_the_castle() -> None:
    foes = [foe("soot_imp", at="dragon_crag"), foe("cave_ogre", at="alchemist"), foe("beast", at="dragon_crag")]
    t = scene(hero(), foes=foes, act=2, built=1)
    t.end_round()
    assert steps(t) == [("soot_imp", "stone_circles"), ("cave_ogre", "old_mill"), ("beast", "stone_circles")]
    assert t.state.round == 2
    t.end_round()
    assert steps(t)[3:] == [("soot_imp", "fox_hollow"), ("beast", "fox_hollow")]


@pytest.mark.rule("AVEL-MARCH-01")
def test_monsters_stand_still_in_act_one() -> None:
    t = scene(hero(), foes=[foe("soot_imp", at="crow_heath"), foe("cave_ogre", at="dragon_crag")], marker=4)
    t.end_round()
    t.end_round()
    assert steps(t) == []
    assert (t.monsters_at("crow_heath"), t.monsters_at("dragon_crag")) == (["soot_imp"], ["cave_ogre"])


@pytest.mark.rule("AVEL-MARCH-02")
def test_small_monsters_walk_first_then_big_ones_then_the_beast() -> None:
    """The Beast stands nearest to the castle and the small monster farthest away."""
    foes = [foe("beast", at="stone_circles"), foe("cave_ogre", at="alchemist"), foe("soot_imp", at="dragon_crag")]
    t = scene(hero(), foes=foes, act=2)
    t.end_round()
    assert [monster for monster, _ in steps(t)] == ["soot_imp", "cave_ogre", "beast"]


@pytest.mark.rule("AVEL-MARCH-03")
def test_among_equals_the_nearest_walks_first_then_in_the_order_of_tiles_then_by_arrival() -> None:
    foes = [
        foe("fog_wisp", at="dragon_crag"),
        foe("snow_goblin", at="marketplace"),
        foe("cinder_rat", at="dragon_crag"),
        foe("moss_goblin", at="stone_circles"),
        foe("soot_imp", at="alchemist"),
    ]
    t = scene(hero(), foes=[*foes, foe("beast", at="dragon_crag")], act=2)
    t.end_round()
    assert [monster for monster, _ in steps(t)] == [
        "moss_goblin",
        "soot_imp",
        "snow_goblin",
        "fog_wisp",
        "cinder_rat",
        "beast",
    ]


@pytest.mark.rule("AVEL-MARCH-04", "AVEL-MOVE-09")
def test_a_monster_takes_a_shortest_way_on_foot_whatever_lies_or_stands_there() -> None:
    """The dragon's crag has a shortcut to Fox Hollow, one tile before the castle. It is of no use to monsters."""
    t = scene(
        hero(at="stone_circles"),
        hero(at="stone_circles"),
        foes=[foe("soot_imp", at="dragon_crag"), foe("moss_goblin", at="stone_circles"), foe("beast", at="alchemist")],
        act=2,
        laid={"stone_circles": "snare"},
    )
    t.end_round()
    assert ("soot_imp", "stone_circles") in steps(t)
    assert t.state.laid == {cell("stone_circles"): "snare"}


@pytest.mark.rule("AVEL-MARCH-02", "AVEL-MARCH-05", "AVEL-TURN-04")
def test_ex_12_where_two_ways_are_equally_short_the_players_choose_for_each_monster() -> None:
    """The big monster may go to tile 1 or tile 2, the Beast to tile 2 or another; both go to tile 2."""
    foes = [foe("cave_ogre", at="wolf_wood"), foe("beast", at="wishing_lake")]
    t = scene(hero(), hero(), hero(), active=2, foes=foes, act=2)
    t.end_round()
    ways = [MarchTo(cell("alchemist")), MarchTo(cell("elven_camp"))]
    assert t.options("avel.march_path", seat=2) == ways, "the seat with the coat of arms answers"
    t.answer(MarchTo(cell("elven_camp")))
    assert steps(t) == [("cave_ogre", "elven_camp")]
    assert t.options("avel.march_path", seat=2) == [MarchTo(cell("elven_camp")), MarchTo(cell("stone_circles"))]
    t.answer(MarchTo(cell("elven_camp")))
    assert t.monsters_at("elven_camp") == ["cave_ogre", "beast"]


@pytest.mark.rule("AVEL-MARCH-05")
def test_monsters_on_one_tile_may_be_sent_different_ways() -> None:
    foes = [foe("soot_imp", at="quarry"), foe("moss_goblin", at="quarry"), foe("beast", at="dragon_crag")]
    t = scene(hero(), foes=foes, act=2)
    t.end_round()
    assert t.options("avel.march_path") == [MarchTo(cell("fox_hollow")), MarchTo(cell("crow_heath"))]
    t.answer(MarchTo(cell("fox_hollow")))
    t.answer(MarchTo(cell("crow_heath")))
    assert (t.monsters_at("fox_hollow"), t.monsters_at("crow_heath")) == (["soot_imp"], ["moss_goblin"])


@pytest.mark.rule("AVEL-MARCH-05")
def test_with_one_shortest_way_nobody_is_asked() -> None:
    t = scene(hero(), foes=[foe("soot_imp", at="marketplace"), foe("beast", at="dragon_crag")], act=2)
    t.end_round()
    assert t.state.round == 2


@pytest.mark.rule("AVEL-MARCH-05")
def test_the_beast_is_first_thought_to_go_where_most_traps_wait() -> None:
    lure = scene(hero(at="elven_camp"), foes=[foe("beast", at="wishing_lake")], act=2, laid={"stone_circles": "snare"})
    lure.end_round()
    assert lure.ask.default == MarchTo(cell("stone_circles"))

    farther = scene(
        hero(at="stone_circles"),
        foes=[foe("beast", at="wishing_lake")],
        act=2,
        laid={"stone_circles": "snare", "elven_camp": "stake_pit", "old_mill": "moonfire_net"},
    )
    farther.end_round()
    assert farther.ask.default == MarchTo(cell("elven_camp")), "two traps on one way are better than one"


@pytest.mark.rule("AVEL-MARCH-05")
def test_other_monsters_are_first_thought_to_go_to_the_most_heroes_else_clockwise_from_north() -> None:
    foes = [foe("soot_imp", at="quarry"), foe("beast", at="dragon_crag")]
    heroes = scene(hero(at="crow_heath"), hero(), foes=foes, act=2, laid={"fox_hollow": "snare"})
    heroes.end_round()
    assert heroes.ask.default == MarchTo(cell("crow_heath")), "traps are nothing to it"

    crowd = scene(hero(at="crow_heath"), hero(at="fox_hollow"), hero(at="fox_hollow"), foes=foes, act=2)
    crowd.end_round()
    assert crowd.ask.default == MarchTo(cell("fox_hollow"))

    nobody = scene(hero(), foes=foes, act=2)
    nobody.end_round()
    assert nobody.ask.default == MarchTo(cell("fox_hollow")), "north-east comes before south-west"

    beast = scene(hero(at="stone_circles"), foes=[foe("beast", at="wishing_lake")], act=2)
    beast.end_round()
    assert beast.ask.default == MarchTo(cell("stone_circles")), "without traps the Beast is like the others"


@pytest.mark.rule("AVEL-MARCH-05")
def test_the_march_may_be_left_to_the_game() -> None:
    foes = [foe("soot_imp", at="quarry"), foe("beast", at="wishing_lake")]
    t = scene(hero(at="crow_heath"), foes=foes, act=2, laid={"stone_circles": "snare"}, march_choice="auto")
    t.rolls("avel.trap", "_ _")
    t.end_round()
    assert steps(t) == [("soot_imp", "crow_heath"), ("beast", "stone_circles")]
    assert t.state.round == 2


@pytest.mark.rule("AVEL-MARCH-06", "AVEL-MOVE-06")
def test_the_march_never_fights() -> None:
    """A monster leaves the heroes on its tile and comes to others."""
    t = scene(
        hero(at="marketplace", hearts=3),
        hero(at="crow_heath", hearts=2),
        foes=[foe("soot_imp", at="marketplace"), foe("beast", at="dragon_crag")],
        act=2,
    )
    t.end_round()
    assert t.monsters_at("crow_heath") == ["soot_imp"]
    assert (t.hero(1).hearts, t.hero(2).hearts) == (3, 2)
    assert t.monster("soot_imp").damage == 0
    t.answer(EndTurn())
    assert Fight("soot_imp") in t.ask.options, "a hero decides whether to fight"


@pytest.mark.rule("AVEL-MARCH-07")
def test_damage_travels_with_the_monster() -> None:
    foes = [foe("troll_whelp", at="marketplace", damage=2), foe("beast", at="dragon_crag", toughness=14, damage=5)]
    t = scene(hero(), foes=foes, act=2)
    t.end_round()
    assert (t.monster("troll_whelp").left, t.monster("beast").left) == (1, 9)


@pytest.mark.rule("AVEL-MARCH-08", "AVEL-CASTLE-02", "AVEL-WALL-01")
def test_a_monster_at_the_gate_strikes_the_wall_instead_of_walking() -> None:
    t = scene(hero(), foes=[foe("soot_imp", at="crow_heath"), foe("beast", at="dragon_crag")], act=2, built=2)
    t.end_round()
    assert t.told(GateAttacked) == [GateAttacked("soot_imp", 2, 1)]
    assert t.monsters_at("crow_heath") == ["soot_imp"]


@pytest.mark.rule("AVEL-MARCH-02", "AVEL-MARCH-08", "AVEL-END-02")
def test_ex_43_the_small_monster_enters_before_the_trap_can_kill_the_beast() -> None:
    t = scene(
        hero(),
        foes=[foe("beast", at="dragon_crag", toughness=14, damage=11), foe("soot_imp", at="crow_heath")],
        act=2,
        laid={"stone_circles": "snare"},
    )
    t.end_round()
    assert t.told(GameLost) == [GameLost(1, "soot_imp")]
    assert steps(t) == [], "after that nobody moves"
    assert t.monster("beast").left == 3
    assert t.g.outcome is not None and t.g.outcome.winners == ()
