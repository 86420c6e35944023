"""The house content is what the box holds (specification, sections 2 and 8), and what is looked up in it."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from oakveil.games.oakdell import house_box
from oakveil.games.oakdell.box import Box
from oakveil.games.oakdell.catalogue import house
from oakveil.games.oakdell.checks import check_dice
from oakveil.games.oakdell.effects.attacks import SetTorchBonus
from oakveil.games.oakdell.effects.harm import ReduceDamage
from oakveil.games.oakdell.records import DiceFile

BOX = house_box()


def test_the_house_content_has_no_faults() -> None:
    assert house().warnings == ()
    assert house().sources == {}


def test_there_are_five_sheets_for_each_level_beside_the_ghost_and_two_bosses() -> None:
    assert BOX.of_level(1) == ("bog_slime", "mimic", "rat_pack", "cave_bat", "rattling_skeleton")
    assert BOX.of_level(2) == ("gargoyle", "hob_and_nob", "chained_ogre", "stone_beetle", "hoard_toad")
    assert BOX.of_level(3) == ("bloodroot", "vampire_count", "imp_swarm", "hydra", "bone_dragon")
    assert BOX.bosses == ("seven_eyed_watcher", "hollow_colossus")
    assert {id: sheet.copies for id, sheet in BOX.sheets.items() if sheet.copies > 1} == {
        "ghost": 4,
        "seven_eyed_watcher": 4,
        "hollow_colossus": 4,
    }


def test_the_drops_of_the_monsters() -> None:
    drops = {id: [(pool.id, pool.start, pool.max) for pool in sheet.pools] for id, sheet in BOX.sheets.items()}

    assert {id: pools[0][1] for id, pools in drops.items() if len(pools) == 1} == {
        "ghost": 5,
        "bog_slime": 6,
        "mimic": 4,
        "cave_bat": 4,
        "rattling_skeleton": 4,
        "gargoyle": 6,
        "chained_ogre": 6,
        "stone_beetle": 5,
        "hoard_toad": 7,
        "bloodroot": 5,
        "vampire_count": 5,
        "bone_dragon": 7,
    }
    assert drops["bloodroot"] == [("hp", 5, 10)]
    assert drops["hob_and_nob"] == [("hob", 4, 4), ("nob", 3, 3)]
    assert drops["hollow_colossus"] == [("torso", 0, 16), ("left", 4, 4), ("right", 3, 3), ("head", 2, 2)]
    assert sum(start for _, start, _ in drops["seven_eyed_watcher"]) == 11


@pytest.mark.rule("OAK-MON-03")
def test_lower_results_are_never_worse_for_the_hero() -> None:
    for sheet in BOX.sheets.values():
        if sheet.table is not None:
            for column in (sheet.table.white, sheet.table.black):
                assert len(column) >= 6
                assert all(milder <= harder for milder, harder in pairwise(column)), sheet.id


@pytest.mark.rule("OAK-TIP-01")
def test_white_dice_go_a_short_way_and_black_ones_a_long_way() -> None:
    """And a pack that turns this round is told so."""
    moves = {
        die: sorted(sector.move for (of, _), sector in BOX.sectors.items() if of == die) for die in ("white", "black")
    }
    turned = DiceFile(
        tuple(replace(one, die="black" if one.die == "white" else "white") for one in BOX.sectors.values())
    )

    assert moves == {"white": [1, 1, 2, 2, 3, 3], "black": [2, 3, 3, 4, 5, 6]}
    assert [fault.problem for fault in check_dice(turned)] == ["oakdell-content-white-far"]


@pytest.mark.rule("OAK-TIP-01")
def test_black_dice_bring_the_harder_attacks() -> None:
    for sheet in BOX.sheets.values():
        if sheet.table is not None:
            assert all(white <= black for white, black in zip(sheet.table.white, sheet.table.black, strict=True)), (
                sheet.id
            )


def test_every_colour_has_three_sectors() -> None:
    assert Counter(sector.point for sector in BOX.sectors.values()) == {"red": 3, "yellow": 3, "blue": 3, "green": 3}


def test_ten_pieces_with_two_effects_each() -> None:
    pieces = Counter(gear.piece for gear in BOX.gear.values())
    kinds = Counter(gear.kind for gear in BOX.gear.values())

    assert (len(pieces), set(pieces.values())) == (10, {2})
    assert kinds == {"weapon": 10, "armour": 10}


def test_gear_is_found_by_when_it_works() -> None:
    owned = ("brand_bright", "mail_shadow", "sword_parry", "helm_steady")

    assert [type(gear.effect) for gear in BOX.gear_with(owned, "torch_bonus")] == [SetTorchBonus]
    assert [gear.id for gear in BOX.gear_with(owned, "monster_attack")] == ["mail_shadow", "sword_parry"]
    assert {type(gear.effect) for gear in BOX.gear_with(owned, "monster_attack")} == {ReduceDamage}
    assert BOX.gear_with(owned, "dungeon_phase") == ()
    assert BOX.gear_with((), "torch_bonus") == ()


@pytest.mark.rule("OAK-SKILL-01")
def test_circles_have_values_and_specials_hang_on_some() -> None:
    assert {track: values for track, values in BOX.values.items()} == {
        track: (1, 1, 1, 2, 2, 2, 3, 3, 3) for track in ("damage", "strike", "block")
    }
    assert BOX.specials_after == {
        ("damage", 2): "breach",
        ("damage", 5): "wallbreak",
        ("damage", 8): "disable",
        ("strike", 2): "run",
        ("strike", 5): "anypoint",
        ("strike", 8): "dodge",
        ("block", 2): "trapavoid",
        ("block", 5): "torch",
        ("block", 8): "stun",
    }


@pytest.mark.rule("OAK-ROUND-01")
def test_a_game_has_the_rounds_that_its_dungeon_says() -> None:
    cellar = house().dungeons["mossy_cellar"]
    rounds = replace(cellar.rounds, shrines=replace(cellar.rounds.shrines, normal=8, longer=11))
    box = Box(replace(house(), dungeons={"mossy_cellar": replace(cellar, rounds=rounds)}))

    assert [box.rounds("mossy_cellar", "boss", longer) for longer in (False, True)] == [6, 8]
    assert [box.rounds("mossy_cellar", "shrines", longer) for longer in (False, True)] == [8, 11]


def test_there_are_names_enough_and_none_twice() -> None:
    assert len(BOX.names) == len(set(BOX.names)) == 24
