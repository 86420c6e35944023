"""The Black Moon rises."""

from collections.abc import Mapping
from typing import Literal

import pytest
from msgspec.structs import replace

from oakveil.games.avel.box import Box
from oakveil.games.avel.choices import LandOn
from oakveil.games.avel.effects import Band
from oakveil.games.avel.events import (
    BlackMoonRose,
    LandingRolled,
    MonsterAppeared,
    MonsterMarched,
    NoMonsterLeft,
    TileRevealed,
)
from oakveil.games.avel.state import BEAST
from tests.games.avel.table import TableTalk, cell, change, foe, hero, house, name, scene

Face = Literal["attack", "defence", "spell", "blank"]


def came(t: TableTalk, why: str) -> list[tuple[str, str]]:
    """The monsters that appeared for a reason, and where, in order."""
    return [(event.monster, name(event.cell)) for event in t.told(MonsterAppeared) if event.why == why]


def crater_tells(t: TableTalk, small: int, big: int = 0, landing: Mapping[Face, tuple[str, ...]] | None = None) -> None:
    """The crater token of this table tells other numbers for the heroes in play, and maybe other tiles."""
    token = t.state.crater_token
    assert token is not None
    invade = t.g.box.craters[token].invade
    bands = list(invade.by_heroes)
    bands[len(t.state.heroes) - 1] = Band(small=small, big=big)
    one, two, three, four = bands
    told = replace(invade, by_heroes=(one, two, three, four), landing={**invade.landing, **(landing or {})})
    t.g.box = Box(replace(t.g.box.catalogue, craters={token: replace(t.g.box.craters[token], invade=told)}))


@pytest.mark.rule("AVEL-RISE-01", "AVEL-RISE-02")
def test_ex_40_only_lairs_turned_up_by_the_rise_get_a_monster() -> None:
    """Three lairs in sight are empty and not sealed, the dragon's lies face down."""
    t = scene(hero(), marker=11, down=["dragon_crag"])
    t.crater_rolls("A")
    t.end_round()
    assert [tile for _, tile in came(t, "rise")] == ["dragon_crag"]
    assert t.monsters_at("fox_hollow") == t.monsters_at("old_mill") == t.monsters_at("crow_heath") == []


@pytest.mark.rule("AVEL-RISE-01", "AVEL-MOON-06")
def test_all_face_down_tiles_are_turned_up_from_the_castle_outwards() -> None:
    down = ["wolf_wood", "drowned_fields", "alchemist", "giants_stair", "wishing_lake", "dragon_crag"]
    t = scene(
        *[hero()] * 4,
        marker=11,
        down=down,
        top=["cave_ogre", "moon_lich", "cinder_rat", "soot_imp"],
    )
    t.crater_rolls("A")
    t.end_round()
    order = ["alchemist", "dragon_crag", "wishing_lake", "wolf_wood", "giants_stair", "drowned_fields"]
    assert t.told(TileRevealed) == [TileRevealed(tile, cell(tile), 0) for tile in order]
    assert came(t, "rise") == [
        ("cave_ogre", "dragon_crag"),
        ("cinder_rat", "wolf_wood"),
        ("moon_lich", "giants_stair"),
        ("soot_imp", "drowned_fields"),
    ]
    assert all(tile.up for tile in t.state.tiles.values())


@pytest.mark.rule("AVEL-RISE-03", "AVEL-RISE-04")
@pytest.mark.parametrize(("small", "big"), [(0, 0), (1, 0), (0, 1), (3, 2)])
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_the_crater_token_tells_how_many_monsters_come(heroes: int, small: int, big: int) -> None:
    t = scene(*[hero()] * heroes, solo=heroes == 1, marker=11)
    crater_tells(t, small, big)
    assert t.crater_rolls("D") == small + big
    t.end_round()
    sizes = [t.g.card(monster).size for monster, _ in came(t, "crater")]
    assert sizes == ["small"] * small + ["big"] * big, "small ones first"
    assert t.all_rolled(), "one black die for each"


@pytest.mark.rule("AVEL-RISE-03", "AVEL-SETUP-08")
@pytest.mark.parametrize("crater", ["easy", "moderate", "difficult"])
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_it_is_the_token_that_was_picked_and_the_line_of_the_heroes_in_play(crater: str, heroes: int) -> None:
    t = scene(*[hero()] * heroes, solo=heroes == 1, marker=11, crater=crater)
    t.crater_rolls("D")
    t.end_round()
    sizes = [t.g.card(monster).size for monster, _ in came(t, "crater")]
    line = house().craters[crater].invade.by_heroes[heroes - 1]
    assert (sizes.count("small"), sizes.count("big")) == (line.small, line.big)


@pytest.mark.rule("AVEL-RISE-04")
@pytest.mark.parametrize(
    ("crater", "tiles"),
    [
        ("easy", ["elven_camp", "stone_circles", "wishing_lake"]),
        ("moderate", ["stone_circles", "marketplace", "alchemist"]),
        ("difficult", ["quarry", "elven_camp", "marketplace"]),
    ],
)
@pytest.mark.parametrize(("letter", "face", "place"), [("A", "attack", 0), ("D", "defence", 1), ("_", "blank", 2)])
def test_the_black_die_tells_where_each_of_them_appears(
    crater: str, tiles: list[str], letter: str, face: str, place: int
) -> None:
    t = scene(hero(), hero(), hero(), marker=11, crater=crater, top=["soot_imp"])
    t.crater_rolls(letter)
    t.end_round()
    assert came(t, "crater")[0] == ("soot_imp", tiles[place])
    assert t.told(LandingRolled)[0] == LandingRolled("soot_imp", face, cell(tiles[place]))


@pytest.mark.rule("AVEL-RISE-04")
def test_every_monster_of_the_crater_has_a_roll_of_its_own() -> None:
    t = scene(hero(), marker=11, top=["soot_imp", "moss_goblin", "moon_lich", "cave_ogre"])
    crater_tells(t, small=2, big=2)
    t.rolls("avel.landing", "A D _ A")
    t.end_round()
    assert came(t, "crater") == [
        ("soot_imp", "elven_camp"),
        ("moss_goblin", "stone_circles"),
        ("moon_lich", "wishing_lake"),
        ("cave_ogre", "elven_camp"),
    ]


@pytest.mark.rule("AVEL-RISE-05")
@pytest.mark.parametrize("crater", ["easy", "moderate", "difficult"])
def test_landing_tiles_have_no_lair(crater: str) -> None:
    tiles = [tile for named in house().craters[crater].invade.landing.values() for tile in named]
    assert len(tiles) == 3
    assert not any(house().tiles[tile].lairs for tile in tiles)


@pytest.mark.rule("AVEL-RISE-05")
def test_monsters_land_beside_heroes_and_other_monsters() -> None:
    t = scene(
        hero(at="stone_circles", coins=1),
        hero(at="stone_circles"),
        marker=11,
        foes=[foe("cinder_rat", at="stone_circles")],
        top=["soot_imp", "moss_goblin"],
    )
    crater_tells(t, small=2)
    t.crater_rolls("D")
    t.end_round()
    assert t.monsters_at("stone_circles") == ["cinder_rat", "soot_imp", "moss_goblin"]
    assert t.at(1) == t.at(2) == "stone_circles"


@pytest.mark.rule("AVEL-RISE-06")
def test_the_die_is_rolled_again_if_the_named_tile_is_not_in_play() -> None:
    t = scene(hero(), marker=11)
    crater_tells(t, small=1, landing={"attack": ("wolf_wood",), "blank": ("giants_stair",)})
    t.rolls("avel.landing", "A _ A D")
    t.end_round()
    assert [tile for _, tile in came(t, "crater")] == ["stone_circles"]
    assert t.all_rolled()


@pytest.mark.rule("AVEL-RISE-06", "AVEL-TURN-04")
def test_the_holder_of_the_coat_of_arms_chooses_among_several_named_tiles() -> None:
    t = scene(hero(), hero(), hero(), marker=11, active=2, top=["soot_imp", "moss_goblin"])
    crater_tells(t, small=3, landing={"attack": ("marketplace", "wolf_wood", "alchemist", "giants_stair")})
    t.rolls("avel.landing", "A D A")
    t.end_round()
    choice = [LandOn(cell("alchemist")), LandOn(cell("marketplace")), LandOn(cell("wolf_wood"))]
    assert t.options("avel.landing", seat=2) == choice
    assert t.ask.default == choice[0]
    t.answer(LandOn(cell("marketplace")))
    assert t.options("avel.landing", seat=2) == choice, "the third monster; the second had no choice"
    t.answer(LandOn(cell("alchemist")))
    assert [tile for _, tile in came(t, "crater")] == ["marketplace", "stone_circles", "alchemist"]
    assert came(t, "crater")[:2] == [("soot_imp", "marketplace"), ("moss_goblin", "stone_circles")]
    assert t.state.act == 2


@pytest.mark.rule("AVEL-RISE-03", "AVEL-MOVE-05")
def test_the_crater_brings_no_monster_when_all_are_in_play() -> None:
    t = scene(hero(), marker=11, stacks=False)
    crater_tells(t, small=1)
    t.crater_rolls("A")
    t.end_round()
    assert came(t, "crater") == []
    assert t.told(NoMonsterLeft) == [NoMonsterLeft("small", cell("elven_camp"))]
    assert t.told(LandingRolled) == []


@pytest.mark.rule("AVEL-RISE-07", "AVEL-SETUP-14")
@pytest.mark.parametrize(("heroes", "dial"), [(1, 14), (2, 14), (3, 17), (4, 20)])
def test_ex_13_the_dial_is_set_by_the_number_of_heroes(heroes: int, dial: int) -> None:
    t = scene(*[hero()] * heroes, solo=heroes == 1, marker=11, stacks=False)
    assert BEAST not in t.state.monsters
    t.crater_rolls("A")
    t.end_round()
    assert t.monster(BEAST).left == dial
    assert t.monsters_at("wishing_lake") == [BEAST], "on the tile with the crater"
    assert t.told(BlackMoonRose) == [BlackMoonRose(cell("wishing_lake"), dial)]


@pytest.mark.rule("AVEL-RISE-07", "AVEL-TUNE-01")
def test_ex_60_a_gentler_beast() -> None:
    t = scene(hero(), marker=11, beast_delta=-6)
    t.crater_rolls("A")
    t.end_round()
    assert t.monster(BEAST).left == 8


@pytest.mark.rule("AVEL-RISE-07")
def test_no_beast_is_born_dead() -> None:
    t = scene(hero(), marker=11, beast_delta=-6, cards=[change("numbers", beast_toughness=(4, 4, 4, 4))])
    t.crater_rolls("A")
    t.end_round()
    assert t.monster(BEAST).left == 1


@pytest.mark.rule("AVEL-RISE-08", "AVEL-MOON-11")
def test_the_crater_token_leaves_the_game_and_act_two_begins() -> None:
    t = scene(hero(), marker=11)
    assert (t.state.crater_token, t.state.act) == ("easy", 1)
    t.crater_rolls("A")
    t.end_round()
    assert (t.state.crater_token, t.state.act) == (None, 2)
    assert t.state.marker == t.g.box.rise


@pytest.mark.rule("AVEL-RISE-09", "AVEL-MARCH-01")
def test_nobody_moves_or_is_attacked_before_the_end_of_the_next_round() -> None:
    t = scene(
        hero(at="crow_heath", hearts=2),
        marker=11,
        built=2,
        foes=[foe("soot_imp", at="crow_heath"), foe("marsh_ghost", at="quarry", damage=1)],
    )
    t.crater_rolls("D")
    t.end_round()
    assert t.told(MonsterMarched) == []
    assert (t.monsters_at("crow_heath"), t.monsters_at("quarry")) == (["soot_imp"], ["marsh_ghost"])
    assert (t.hero().hearts, t.state.built) == (2, 2)
    t.end_round()
    assert t.state.built == 1, "the imp strikes at the gate"
    assert t.monsters_at("quarry") == ["marsh_ghost"], "which way it goes is being asked"
    assert t.ask.key == "avel.march_path"
