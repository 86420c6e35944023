"""Moving, turning tiles up, lairs and shortcuts (specification 3.4)."""

import pytest

from oakveil.games.avel.choices import EndTurn, Fight, Move, Seal
from oakveil.games.avel.events import (
    HeroMoved,
    MonsterAppeared,
    MonsterMarched,
    NoMonsterLeft,
    StackReshuffled,
    TileRevealed,
)
from tests.games.avel.table import TableTalk, cell, change, foe, hero, scene

BEAST = foe("beast", "wishing_lake")


def destinations(t: TableTalk) -> list[str]:
    """The cells that the open question lets the hero walk to."""
    t.options("avel.action")
    return [move.tile for move in t.offered(Move) if isinstance(move, Move)]


def cells(*tiles: str) -> list[str]:
    return [cell(tile) for tile in tiles]


@pytest.mark.rule("AVEL-MOVE-01")
def test_a_hero_walks_to_a_tile_that_shares_an_edge() -> None:
    t = scene(hero("crow_heath"))
    assert destinations(t) == cells("quarry", "fox_hollow", "castle", "marketplace")
    assert t.refuses(Move(cell("elven_camp"))).message == "kernel-not-offered"
    t.move("marketplace")
    assert (t.at(1), t.hero().actions_left) == ("marketplace", 1)
    assert destinations(t) == cells("quarry", "crow_heath")


@pytest.mark.rule("AVEL-MOVE-02", "AVEL-MOVE-03", "AVEL-MOVE-06")
def test_warner_walks_twice_and_turns_a_tile_up() -> None:
    """AVEL-EX-01."""
    t = scene(hero("quarry", name="Warner the Chatty"), down=["wilderness", "dragon_crag"], top=["cave_ogre"])
    t.move("stone_circles")
    assert t.hero(1).actions_left == 1
    happened = t.move("dragon_crag")
    assert happened[:3] == [
        TileRevealed("dragon_crag", cell("dragon_crag"), 1),
        MonsterAppeared("cave_ogre", cell("dragon_crag"), "reveal"),
        HeroMoved(1, cell("stone_circles"), cell("dragon_crag"), "edge"),
    ]
    assert t.monsters_at("dragon_crag") == ["cave_ogre"]
    assert t.at(1) == "dragon_crag"
    assert t.ask.seat == 2, "both actions are used, no battle is forced"
    assert t.hero(1).hearts == 5


@pytest.mark.rule("AVEL-MOVE-02")
def test_a_move_is_taken_back_freely_unless_it_turned_a_tile() -> None:
    t = scene(hero("quarry"), down=["wilderness"])
    t.move("crow_heath")
    assert t.match.free_undo(1) == 0
    t.match.undo(1)
    assert t.at(1) == "quarry"
    t.move("wilderness")
    assert t.match.free_undo(1) is None


@pytest.mark.rule("AVEL-MOVE-03")
def test_a_tile_with_two_lairs_gets_a_monster_for_each_from_the_stack_of_its_size() -> None:
    den = change("dragon_crag", lairs=("big", "small"))
    t = scene(hero("stone_circles"), down=["dragon_crag"], top=["moon_lich", "fog_wisp", "cinder_rat"], cards=[den])
    t.move("dragon_crag")
    assert t.monsters_at("dragon_crag") == ["moon_lich", "fog_wisp"]
    assert (t.monster("moon_lich").toughness, t.monster("moon_lich").damage) == (4, 0)
    assert t.state.small.cards[-1] == "cinder_rat"


@pytest.mark.rule("AVEL-MOVE-03")
def test_a_tile_that_already_lies_face_up_gets_no_monster_when_entered() -> None:
    t = scene(hero("stone_circles"))
    t.move("dragon_crag")
    assert not t.state.monsters
    assert not t.told(TileRevealed)


@pytest.mark.rule("AVEL-MOVE-04")
def test_an_empty_stack_is_made_anew_from_the_defeated_of_that_size() -> None:
    """AVEL-EX-28."""
    fallen = ["cinder_rat", "spark_bat", "soot_imp", "moss_goblin", "fog_wisp"]
    t = scene(hero(), down=["fox_hollow"], stacks=False, top=["frost_giant"], fallen=[*fallen, "moon_lich"])
    t.move("fox_hollow")
    assert t.told(StackReshuffled) == [StackReshuffled("small", 5)]
    (came,) = t.monsters_at("fox_hollow")
    assert came in fallen
    assert sorted(map(str, t.state.small.cards)) == sorted(set(fallen) - {came})
    assert t.state.fallen_small == []
    assert (t.state.fallen_big, t.state.big.cards) == (["moon_lich"], ["frost_giant"]), "big ones are apart"


@pytest.mark.rule("AVEL-MOVE-04")
def test_the_new_stack_is_shuffled() -> None:
    fallen = ["cinder_rat", "spark_bat", "soot_imp", "moss_goblin", "fog_wisp"]
    came = set()
    for steps in range(12):
        t = scene(hero(), down=["fox_hollow"], stacks=False, fallen=fallen)
        for _ in range(steps):
            t.g.chance.below(2, "another game")
        t.move("fox_hollow")
        came.add(t.monsters_at("fox_hollow")[0])
    assert len(came) > 2


@pytest.mark.rule("AVEL-MOVE-04")
def test_the_defeated_wait_while_the_stack_lasts() -> None:
    t = scene(hero(), down=["fox_hollow"], stacks=False, top=["fog_wisp"], fallen=["cinder_rat"])
    t.move("fox_hollow")
    assert t.monsters_at("fox_hollow") == ["fog_wisp"]
    assert t.state.fallen_small == ["cinder_rat"]
    assert not t.told(StackReshuffled)


@pytest.mark.rule("AVEL-MOVE-04")
def test_an_empty_stack_of_big_monsters_is_made_anew() -> None:
    t = scene(hero("stone_circles"), down=["dragon_crag"], stacks=False, fallen=["moon_lich", "cinder_rat"])
    t.move("dragon_crag")
    assert t.monsters_at("dragon_crag") == ["moon_lich"]
    assert t.told(StackReshuffled) == [StackReshuffled("big", 1)]
    assert t.state.fallen_small == ["cinder_rat"]


@pytest.mark.rule("AVEL-MOVE-05")
def test_with_all_monsters_in_play_none_is_placed_and_the_lair_is_empty() -> None:
    """AVEL-EX-29."""
    t = scene(hero("stone_circles", coins=3), hero("stone_circles"), active=2, down=["dragon_crag"], stacks=False)
    t.move("dragon_crag")
    assert t.told(NoMonsterLeft) == [NoMonsterLeft("big", cell("dragon_crag"))]
    assert t.monsters_at("dragon_crag") == []
    t.end_turn()
    t.serve()
    assert Seal(cell("dragon_crag")) in t.options("avel.seal_tile", seat=1)


@pytest.mark.rule("AVEL-MOVE-05")
def test_with_all_small_monsters_in_play_none_is_placed() -> None:
    t = scene(hero(), down=["fox_hollow"], stacks=False, top=["moon_lich"], fallen=["cave_ogre"])
    t.move("fox_hollow")
    assert t.told(NoMonsterLeft) == [NoMonsterLeft("small", cell("fox_hollow"))]
    assert not t.state.monsters


@pytest.mark.rule("AVEL-MOVE-06", "AVEL-TIP-01")
def test_passing_a_monster_is_free() -> None:
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "crow_heath"), foe("moon_lich", "crow_heath")])
    t.move("crow_heath")
    assert EndTurn() in t.options("avel.action", seat=1)
    assert destinations(t) == cells("quarry", "fox_hollow", "castle", "marketplace"), "no way is barred"
    assert t.offered(Fight) == [Fight("kiln_hound"), Fight("moon_lich")]
    t.move("castle")
    assert t.hero(1).hearts == 5
    assert sorted(t.monsters_at("crow_heath")) == ["kiln_hound", "moon_lich"]


@pytest.mark.rule("AVEL-MOVE-06")
def test_staying_with_a_monster_is_free() -> None:
    t = scene(hero("crow_heath"), foes=[foe("kiln_hound", "crow_heath")])
    t.end_round()
    assert (t.at(1), t.hero(1).hearts, t.ask.seat) == ("crow_heath", 5, 1)


@pytest.mark.rule("AVEL-MOVE-07", "AVEL-MOVE-08")
def test_a_shortcut_leads_to_face_up_tiles_with_the_same_symbol_only() -> None:
    """AVEL-EX-48: Fox Hollow, Dragon Crag and the wilderness show a crescent."""
    around = cells("stone_circles", "elven_camp", "old_mill", "castle", "crow_heath", "quarry")
    t = scene(hero("fox_hollow"), down=["dragon_crag", "wilderness"])
    assert destinations(t) == around
    t = scene(hero("fox_hollow"), down=["dragon_crag"])
    assert destinations(t) == [*around, cell("wilderness")]
    t = scene(hero("fox_hollow"))
    assert sorted(destinations(t)) == sorted([*around, *cells("wilderness", "dragon_crag")])
    t.move("dragon_crag")
    assert t.told(HeroMoved) == [HeroMoved(1, cell("fox_hollow"), cell("dragon_crag"), "shortcut")]
    assert t.hero().actions_left == 1


@pytest.mark.rule("AVEL-MOVE-07")
def test_tiles_with_different_symbols_are_not_joined_and_a_neighbour_is_named_once() -> None:
    t = scene(hero("old_mill"))
    assert destinations(t) == cells("elven_camp", "alchemist", "castle", "fox_hollow", "stone_circles")
    t = scene(hero("fox_hollow"), cards=[change("old_mill", shortcuts=("crescent",))])
    assert destinations(t).count(cell("old_mill")) == 1


@pytest.mark.rule("AVEL-MOVE-09")
def test_monsters_take_no_shortcuts() -> None:
    t = scene(hero(), act=2, foes=[foe("moon_lich", "dragon_crag"), BEAST], march_choice="auto")
    t.end_round()
    assert t.told(MonsterMarched)[0] == MonsterMarched("moon_lich", cell("dragon_crag"), cell("stone_circles"))


@pytest.mark.rule("AVEL-MOVE-10")
def test_a_tile_holds_any_number_of_heroes_and_monsters() -> None:
    foes = [foe(id, "crow_heath") for id in ("kiln_hound", "cinder_rat", "fog_wisp", "moon_lich")]
    t = scene(hero("quarry"), hero("crow_heath"), hero("crow_heath"), hero("crow_heath"), foes=foes)
    t.move("crow_heath")
    assert [t.at(seat) for seat in (1, 2, 3, 4)] == ["crow_heath"] * 4
    assert len(t.offered(Fight)) == 4


@pytest.mark.rule("AVEL-MOVE-10")
def test_heroes_enter_and_leave_the_castle_freely() -> None:
    t = scene(hero("crow_heath"), hero(), built=2)
    t.move("castle")
    t.move("old_mill")
    assert (t.at(1), t.state.built) == ("old_mill", 2)


@pytest.mark.rule("AVEL-MOVE-11")
@pytest.mark.parametrize("tile", ["marketplace", "quarry", "stone_circles", "elven_camp", "alchemist", "wishing_lake"])
def test_a_reveal_brings_lairs_and_nothing_else(tile: str) -> None:
    beside = {"marketplace": "crow_heath", "quarry": "crow_heath", "alchemist": "old_mill"}.get(tile, "fox_hollow")
    beside = "elven_camp" if tile == "wishing_lake" else beside
    t = scene(hero(beside, coins=3), down=[tile])
    happened = t.move(tile)
    assert happened == [TileRevealed(tile, cell(tile), 1), HeroMoved(1, cell(beside), cell(tile), "edge")]
    assert t.hero().coins == 3
    assert t.ask.key == "avel.action"
