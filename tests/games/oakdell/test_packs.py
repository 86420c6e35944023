"""A content pack is told all that is wrong with it (specification 12.2), and what is sound in it can be played with."""

import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from oakveil.games.oakdell.box import Box
from oakveil.games.oakdell.catalogue import HOUSE, TEXTS, house, load
from oakveil.games.oakdell.records import SheetsFile
from oakveil.games.oakdell.shape_checks import check_shapes
from oakveil.kernel.faults import ContentError, Fault
from tests.catalogues import messages_of
from tests.games.oakdell.broken_packs import ERRORS, WARNINGS, Broken
from tests.packs import GONE, changed, spoilt, written


def listed(packs: dict[str, list[Broken]]) -> list[Any]:
    """Packs for a test, named by the code of the check and the place."""
    return [pytest.param(*pack, id=f"{code} {pack[1]} {pack[2]}") for code, broken in packs.items() for pack in broken]


def source(name: str, id: str, way: str, value: Any) -> str:
    """The text of a house file in which one place is different; of sheets and dungeons only the one that is."""
    text = changed(HOUSE / f"{name}.toml", id, way, value)
    if name in ("sheets", "dungeons") and id:
        table, kept = tomllib.loads(text), value if way == "id" else id
        entries = name.removesuffix("s")
        return written({entries: [entry for entry in table[entries] if entry["id"] == kept]})
    return text


_found: dict[tuple[str, str, str, str], tuple[Fault, ...]] = {}


def faults_of(name: str, id: str, way: str, value: Any) -> tuple[Fault, ...]:
    """What is said about a pack in which one place is different."""
    text = source(name, id, way, value)
    key = (name, id, way, text)
    if key not in _found:
        try:
            _found[key] = load({f"{name}.toml": text}).warnings
        except ContentError as refused:
            _found[key] = refused.faults
    return _found[key]


@pytest.mark.parametrize(("name", "id", "way", "value", "told"), listed(ERRORS))
def test_an_error_in_a_pack_is_named(name: str, id: str, way: str, value: Any, told: str) -> None:
    errors = [fault for fault in faults_of(name, id, way, value) if fault.severity == "error"]

    sentences = {fault.sentence(TEXTS.in_("en")): fault for fault in errors}
    assert told in sentences
    assert sentences[told].sentence(TEXTS.in_("fr")) not in ("", told)


@pytest.mark.parametrize(("name", "id", "way", "value", "told"), listed(WARNINGS))
def test_what_is_odd_in_a_pack_is_a_warning(name: str, id: str, way: str, value: Any, told: str) -> None:
    warnings = faults_of(name, id, way, value)

    assert {fault.severity for fault in warnings} == {"warning"}
    sentences = {fault.sentence(TEXTS.in_("en")): fault for fault in warnings}
    assert told in sentences
    assert sentences[told].sentence(TEXTS.in_("fr")) not in ("", told)


def test_every_check_has_a_pack_that_it_refuses() -> None:
    assert {*ERRORS, *WARNINGS} >= {f"V{number:02}" for number in range(1, 27)}


def test_every_fault_of_ours_is_told_by_some_pack() -> None:
    """No message without a check, no check without a pack in these tests."""
    packs = [pack for broken in (*ERRORS.values(), *WARNINGS.values()) for pack in broken]

    told = {fault.problem for name, id, way, value, _ in packs for fault in faults_of(name, id, way, value)}

    assert set(messages_of(HOUSE.parent / "text" / "content" / "en.ftl")) - told == set()


def test_all_faults_of_all_files_are_told_at_once_in_both_languages() -> None:
    with pytest.raises(ContentError) as caught:
        load(
            {
                "dice.toml": source("dice", "", "sector 3 point", "red"),
                "potions.toml": source("potions", "red", "row", GONE),
                "sheets.toml": source("sheets", "ghost", "table black", [0, 1, 2]),
                "dungeons.toml": source("dungeons", "mossy_cellar", "rounds boss longer", 5),
            }
        )

    assert caught.value.told("en") == [
        "potions.toml, red: The red potion has no row.",
        "dice.toml: No white die strikes from a green point.",
        "sheets.toml, ghost, table: ghost: the black table has only 3 entries; 6 are needed.",
        "dungeons.toml, mossy_cellar, rounds boss: mossy_cellar: the longer track is shorter than the normal one.",
        "sheets.toml, ghost, parts: ghost: 4 crossings are closer to an outline than a pencil line; "
        "the computer decides them exactly.",
    ]
    assert len(set(caught.value.told("fr")) - set(caught.value.told("en"))) == 5


# -- what a pack may have ----------------------------------------------------------------------------------------------


def test_a_sheet_of_a_pack_takes_the_place_of_the_one_with_its_id() -> None:
    pack = load({"sheets.toml": source("sheets", "ghost", "pools 0", lambda hp: {**hp, "start": 7, "max": 7})})

    assert list(pack.sheets) == list(house().sheets)
    assert pack.sheets["ghost"].pools[0].start == 7
    assert pack.sheets["hydra"] == house().sheets["hydra"]


def test_another_sheet_and_another_dungeon_join_those_of_the_house(tmp_path: Path) -> None:
    """From a folder this time."""
    for name, house_id, own in (("sheets", "ghost", "pale_ghost"), ("dungeons", "mossy_cellar", "dry_cellar")):
        (tmp_path / f"{name}.toml").write_text(source(name, house_id, "id", own), "utf-8")

    pack = load(tmp_path)

    assert list(pack.sheets) == [*house().sheets, "pale_ghost"]
    assert list(pack.dungeons) == [*house().dungeons, "dry_cellar"]
    assert Box(pack).of_level(1)[-1] == "pale_ghost"
    assert set(pack.sources) == {"sheets.toml", "dungeons.toml"}


def test_a_dungeon_of_a_pack_may_be_won_by_a_boss_of_the_pack() -> None:
    own = source("sheets", "hollow_colossus", "id", "giant")
    pack = load({"sheets.toml": own, "dungeons.toml": source("dungeons", "mossy_cellar", "default_boss", "giant")})

    assert pack.sheets[pack.dungeons["mossy_cellar"].default_boss].level == "boss"
    assert Box(pack).bosses == ("seven_eyed_watcher", "hollow_colossus", "giant")


def test_the_dice_of_a_pack_replace_those_of_the_house() -> None:
    pack = load({"dice.toml": source("dice", "", "sector 0 move", 2)})

    assert Box(pack).sectors["white", 1].move == 2
    assert pack.sheets == house().sheets
    assert pack.warnings == ()


def test_what_is_only_a_matter_of_drawing_can_be_left_out() -> None:
    pack = load({"sheets.toml": source("sheets", "rattling_skeleton", "icons", GONE)})

    assert pack.sheets["rattling_skeleton"].icons == ()


def test_the_sheets_of_the_house_pass_the_checks_that_only_packs_wait_for() -> None:
    faults = list(check_shapes(SheetsFile(tuple(house().sheets.values()))))

    assert {fault.problem for fault in faults} == {"oakdell-content-near-outline"}
    assert house().warnings == ()


SPOILT = [("sheets", "ghost"), ("sheets", "chained_ogre"), ("dungeons", "mossy_cellar")]
JUNK = [None, 0, 1, -1, 7, 10**30, 0.5, "", "x", "ghost", True, [], {}, [1, 2], [[1, 2], [3, 4], [5, 6]], {"do": "key"}]


@settings(max_examples=20, deadline=None)
@given(strategies.sampled_from(["dice", "heroes", "character", "equipment", "potions", "names"]), strategies.data())
def test_a_spoilt_pack_is_refused_or_played_with(name: str, data: strategies.DataObject) -> None:
    """It never falls over in another way."""
    assert_told(name, spoilt(HOUSE / f"{name}.toml", JUNK, data))


@settings(max_examples=20, deadline=None)
@given(
    strategies.sampled_from([("sheets", "ghost"), ("sheets", "chained_ogre"), ("dungeons", "mossy_cellar")]),
    strategies.data(),
)
def test_a_spoilt_sheet_or_map_is_refused_or_played_with(entry: tuple[str, str], data: strategies.DataObject) -> None:
    name, id = entry
    with TemporaryDirectory() as folder:
        file = Path(folder) / "one.toml"
        file.write_text(source(name, id, "id", id), "utf-8")
        assert_told(name, spoilt(file, JUNK, data))


def assert_told(name: str, text: str) -> None:
    try:
        warnings = load({f"{name}.toml": text}).warnings
    except ContentError as refused:
        assert any(fault.severity == "error" for fault in refused.faults)
        assert all(refused.told("en")) and all(refused.told("fr"))
    else:
        assert all(fault.severity == "warning" for fault in warnings)
