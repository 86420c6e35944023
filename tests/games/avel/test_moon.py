"""The end of a round before the Beast: the moon track."""

import pytest

from oakveil.games.avel.events import HeroHealed, MarkerMoved, MonsterAppeared, PieceRetired, RoundBegan
from tests.games.avel.table import TableTalk, cell, foe, fresh, hero, name, scene

GATES = ["fox_hollow", "old_mill", "crow_heath"]
"""Start tiles; each has a small lair."""


def refilled(t: TableTalk) -> list[tuple[str, str]]:
    """The monsters that a lair space brought, and where, in order."""
    return [(event.monster, name(event.cell)) for event in t.told(MonsterAppeared) if event.why == "refill"]


@pytest.mark.rule("AVEL-MOON-01")
def test_the_marker_moves_one_space_when_all_heroes_have_had_their_turn() -> None:
    t = scene(hero(), hero(), hero(), marker=4)
    t.end_turn()
    t.end_turn()
    assert t.state.marker == 4, "one hero is still to play"
    t.end_turn()
    assert t.state.marker == 5
    assert t.told(MarkerMoved) == [MarkerMoved(4, 5, "mend")]
    assert (t.state.round, t.ask.key, t.ask.seat) == (2, "avel.action", 1)


@pytest.mark.rule("AVEL-MOON-01", "AVEL-SETUP-01")
@pytest.mark.parametrize(("heroes", "start"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_the_first_round_begins_without_a_move_and_each_round_moves_once(heroes: int, start: int) -> None:
    """The rulebook tells of the move twice, before the first player's turn and at the end of the round: it is one."""
    t = fresh(heroes=heroes, seed="moon")
    assert t.state.marker == start
    t.end_round()
    t.end_round()
    assert t.state.marker == start + 2
    assert [(event.number, event.marker) for event in t.told(RoundBegan)] == [
        (1, start),
        (2, start + 1),
        (3, start + 2),
    ]


@pytest.mark.rule("AVEL-MOON-01", "AVEL-MOON-02")
def test_a_heart_space_gives_every_hero_a_heart_up_to_five() -> None:
    t = scene(hero(hearts=2), hero(at="quarry", hearts=4), hero(hearts=5), hero(hearts=3), marker=2)
    t.end_round()
    assert [one.hearts for one in t.state.heroes] == [3, 5, 5, 4]
    assert t.told(HeroHealed) == [HeroHealed(1, 1, "moon"), HeroHealed(2, 1, "moon"), HeroHealed(4, 1, "moon")]
    assert refilled(t) == []


@pytest.mark.rule("AVEL-MOON-03")
def test_a_lair_space_fills_every_empty_lair_in_sight_from_the_stack_of_its_size() -> None:
    t = scene(
        hero(hearts=3),
        marker=3,
        foes=[foe("soot_imp", at="old_mill")],
        sealed=["crow_heath"],
        top=["marsh_ghost", "cave_ogre"],
    )
    t.end_round()
    assert refilled(t) == [("marsh_ghost", "fox_hollow"), ("cave_ogre", "dragon_crag")]
    assert t.monsters_at("old_mill") == ["soot_imp"]
    assert t.monsters_at("crow_heath") == []
    assert t.hero().hearts == 3, "no hearts on a lair space"


@pytest.mark.rule("AVEL-MOON-03", "AVEL-MOON-05")
def test_ex_58_a_lair_that_holds_its_wounded_monster_gets_no_other_and_heals_nothing() -> None:
    t = scene(hero(), marker=3, foes=[foe("troll_whelp", at="crow_heath", damage=2)])
    t.end_round()
    assert t.monsters_at("crow_heath") == ["troll_whelp"]
    assert t.monster("troll_whelp").left == 1


@pytest.mark.rule("AVEL-MOON-04")
def test_lairs_on_face_down_tiles_stay_empty() -> None:
    t = scene(hero(), marker=3, down=["dragon_crag"])
    t.end_round()
    assert [tile for _, tile in refilled(t)] == GATES
    assert t.monsters_at("dragon_crag") == []


@pytest.mark.rule("AVEL-MOON-05")
def test_a_monster_that_does_not_belong_to_the_lair_keeps_it_taken_too() -> None:
    """A big monster stands on the lair of a small one, and a small one where a big one could come."""
    t = scene(hero(), marker=3, foes=[foe("cave_ogre", at="crow_heath"), foe("soot_imp", at="dragon_crag")])
    t.end_round()
    assert [tile for _, tile in refilled(t)] == ["fox_hollow", "old_mill"]


@pytest.mark.rule("AVEL-MOON-06")
def test_lairs_are_filled_from_the_castle_outwards_and_clockwise_from_north() -> None:
    small = ["cinder_rat", "soot_imp", "moss_goblin", "fog_wisp", "snow_goblin"]
    big = ["cave_ogre", "moon_lich"]
    t = scene(hero(), hero(), hero(), hero(), marker=3, top=[*small, *big])
    t.end_round()
    assert refilled(t) == [
        ("cinder_rat", "fox_hollow"),
        ("soot_imp", "old_mill"),
        ("moss_goblin", "crow_heath"),
        ("cave_ogre", "dragon_crag"),
        ("fog_wisp", "wolf_wood"),
        ("moon_lich", "giants_stair"),
        ("snow_goblin", "drowned_fields"),
    ]


@pytest.mark.rule("AVEL-MOON-07")
def test_unused_seals_go_to_the_box_on_the_space_before_the_black_moon() -> None:
    t = scene(hero(hearts=4), marker=10, sealed=["crow_heath"])
    t.end_round()
    assert t.told(PieceRetired) == [PieceRetired("seal", 2)]
    assert t.state.seals == 0
    assert t.state.sealed == (cell("crow_heath"),), "a laid one stays"
    assert t.hero().hearts == 5, "the heart of that space counts as well"


@pytest.mark.rule("AVEL-MOON-08", "AVEL-MOON-11")
def test_unused_traps_go_to_the_box_when_the_black_moon_rises() -> None:
    t = scene(hero(), marker=11, seals=0, laid={"quarry": "snare"})
    t.crater_rolls("A")
    t.end_round()
    assert t.state.act == 2
    assert t.told(PieceRetired) == [PieceRetired("trap", 2)]
    assert t.state.traps == ()
    assert t.state.laid == {cell("quarry"): "snare"}, "a laid one stays"
    assert t.state.walls == 3, "walls can still be built"


@pytest.mark.rule("AVEL-MOON-09")
def test_unbuilt_walls_go_to_the_box_after_the_first_march() -> None:
    t = scene(hero(), foes=[foe("beast", at="dragon_crag")], act=2, beast_rounds=1, built=1)
    t.end_round()
    assert t.told(PieceRetired) == [PieceRetired("wall", 2)]
    assert (t.state.walls, t.state.built) == (0, 1)
    kinds = [type(event).__name__ for event in t.events]
    assert kinds.index("MonsterMarched") < kinds.index("PieceRetired")


@pytest.mark.rule("AVEL-MOON-07", "AVEL-MOON-08", "AVEL-MOON-09", "AVEL-MOON-10")
@pytest.mark.parametrize(("heroes", "rounds"), [(1, 12), (2, 12), (3, 10), (4, 10)])
def test_seals_end_before_traps_and_traps_before_walls(heroes: int, rounds: int) -> None:
    """A whole game of a team that does nothing in an empty land."""
    t = scene(*[hero()] * heroes, solo=heroes == 1, stacks=False, march_choice="auto")
    t.crater_rolls("_")
    last = {"seal": 0, "trap": 0, "wall": 0}
    while t.state.round <= rounds + 2:
        supply = {"seal": t.state.seals, "trap": len(t.state.traps), "wall": t.state.walls}
        last.update({piece: t.state.round for piece, left in supply.items() if left})
        t.end_round()
    assert last == {"seal": rounds - 1, "trap": rounds, "wall": rounds + 1}


@pytest.mark.rule("AVEL-MOON-11", "AVEL-SETUP-01")
@pytest.mark.parametrize(("heroes", "rounds"), [(1, 12), (2, 12), (3, 10), (4, 10)])
def test_the_black_moon_rises_after_twelve_rounds_or_ten(heroes: int, rounds: int) -> None:
    t = scene(*[hero()] * heroes, solo=heroes == 1, stacks=False)
    t.crater_rolls("_")
    for _ in range(rounds):
        assert t.state.act == 1
        t.end_round()
    assert (t.state.act, t.state.round) == (2, rounds + 1)


@pytest.mark.rule("AVEL-MOON-12")
def test_after_the_rise_the_marker_stands_still_and_gives_nothing_more() -> None:
    t = scene(hero(hearts=2), foes=[foe("beast", at="dragon_crag")], act=2)
    t.end_round()
    t.end_round()
    assert t.state.marker == 12
    assert t.told(MarkerMoved) == []
    assert t.hero().hearts == 2
    assert refilled(t) == []
