"""A content pack is told all that is wrong with it (specification, section 12)."""

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from oakveil.games.avel.catalogue import HOUSE, TEXTS, house, load
from oakveil.games.avel.effects import Coins, Heal
from oakveil.kernel.faults import ContentError, Fault

Table = dict[str, Any]
GONE = object()
"""In place of a value: the field, or the entry, is missing."""


def house_table(name: str) -> Table:
    return tomllib.loads((HOUSE / f"{name}.toml").read_text("utf-8"))


def toml(value: object) -> str:
    """A value as it is written in a TOML file, all on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case bool():
            return str(value).lower()
        case _:
            return json.dumps(value)


def written(table: Table) -> str:
    return "".join(f"{key} = {toml(value)}\n" for key, value in table.items())


def changed(name: str, id: str, field: str, value: Any) -> str:
    """The text of a house table in which `field` of the entry `id` (or of the file, for "") has another value.

    A function as value gets the old value. An empty `field` stands for the entry itself.
    """
    table = house_table(name)
    place: Any = table
    key: Any = field
    if id:
        entries = next(items for items in table.values() if isinstance(items, list) and "id" in items[0])
        number = next(n for n, entry in enumerate(entries) if entry["id"] == id)
        place, key = (entries[number], field) if field else (entries, number)
    if value is GONE:
        del place[key]
    else:
        place[key] = value(place[key]) if callable(value) else value
    return written(table)


def effect(verb: str, **fields: object) -> Table:
    return {"verb": verb, **fields}


def more(*items: object) -> Callable[[list[object]], list[object]]:
    """The same list with more items."""
    return lambda old: [*old, *items]


def but(**fields: object) -> Callable[[Table], Table]:
    """The same entry with other fields."""
    return lambda old: {key: value for key, value in {**old, **fields}.items() if value is not GONE}


def landing(**tiles: object) -> Callable[[Table], Table]:
    """The same crater with other landing tiles."""
    return lambda old: {**old, "landing": but(**tiles)(old["landing"])}


MISSING, STRANGE = "The field '{}' is missing.", "There is no field '{}' here; expected {}."
GREEN = ["attack", "attack", "defence", "defence", "blank", "blank"]

ERRORS: list[tuple[str, str, str, Any, str]] = [
    # what msgspec refuses
    ("monsters", "cinder_rat", "purple", "one", "Found the text 'one'; expected a whole number."),
    ("monsters", "cinder_rat", "purple", 1.5, "Found the number 1.5; expected a whole number."),
    ("monsters", "cinder_rat", "purple", True, "Found true; expected a whole number."),
    ("monsters", "cinder_rat", "purple", -1, "Found -1; expected 0 to 99."),
    ("monsters", "cinder_rat", "brood", "red", "Found the text 'red'; expected a list."),
    ("monsters", "cinder_rat", "brood", ["pink"], "Found 'pink'; expected blue, green or red."),
    ("monsters", "cinder_rat", "size", "tiny", "Found 'tiny'; expected beast, big or small."),
    ("monsters", "cinder_rat", "size", GONE, MISSING.format("size")),
    ("monsters", "cinder_rat", "name", "Rat", "Found the text 'Rat'; expected a table."),
    ("monsters", "cinder_rat", "name", {"fr": "Rat"}, MISSING.format("en")),
    ("monsters", "cinder_rat", "lore", {"en": ""}, "Number of letters: 0; expected 1 to 400."),
    (
        "monsters",
        "cinder_rat",
        "id",
        "Cinder-Rat",
        "'Cinder-Rat' is no id: use 1 to 40 lower case letters, digits and underscores.",
    ),
    (
        "monsters",
        "cinder_rat",
        "name",
        {"en": "Rat\x1b[31m", "fr": "Rat"},
        "'Rat�[31m' is not written in the form that is needed here.",
    ),
    (
        "monsters",
        "cinder_rat",
        "id",
        "cinder_rat\n",
        "'cinder_rat�' is no id: use 1 to 40 lower case letters, digits and underscores.",
    ),
    ("monsters", "cinder_rat", "id", "snow_goblin", "Two monsters are called 'snow_goblin'."),
    ("equipment", "buckler", "id", "kite_shield", "Two equipment tokens are called 'kite_shield'."),
    (
        "monsters",
        "cinder_rat",
        "rewards",
        [effect("gold", n=2)],
        "There is no verb 'gold' here; expected coins, draw, upgrade or heal.",
    ),
    ("monsters", "cinder_rat", "rewards", [{"n": 2}], MISSING.format("verb")),
    ("monsters", "cinder_rat", "rewards", [effect("coins")], MISSING.format("n")),
    ("monsters", "cinder_rat", "rewards", [effect("coins", n=2, each=1)], STRANGE.format("each", "n or if")),
    (
        "monsters",
        "cave_ogre",
        "attribute",
        effect("no_effects", source="shoes"),
        "Found 'shoes'; expected elixir, helmet, shield or weapon.",
    ),
    ("equipment", "buckler", "basic", [effect("reroll", count=3, dice=["green"])], "Found 3; expected 1 to 2."),
    ("equipment", "buckler", "basic", [effect("reroll", count=1, dice=[])], "Number of items: 0; expected 1 to 6."),
    ("equipment", "buckler", "colour", "red", STRANGE.format("colour", "id, name, kind, shape, basic or upgraded")),
    ("tiles", "quarry", "service", effect("build_wall", price=0), "Found 0; expected 1 to 27."),
    ("tiles", "wolf_wood", "lairs", ["small", "small", "big"], "Number of items: 3; expected at most 2."),
    ("tiles", "wolf_wood", "min_heroes", 5, "Found 5; expected 1 to 4."),
    ("layouts", "long_march", "crater", "2;-4", "'2;-4' is not written in the form that is needed here."),
    ("shapes", "", "backpack", ["#x"], "'#x' is not written in the form that is needed here."),
    ("numbers", "", "hearts", 0, "Found 0; expected 1 to 9."),
    ("numbers", "", "beast_toughness", [14, 14, 17], "Number of items: 3; expected exactly 4."),
    (
        "names",
        "sun",
        "first",
        {"sword": ["A", "B", "C", "D"]},
        "Found 'sword'; expected attack, blank, defence or spell.",
    ),
    ("chronicle", "", "beast", [], "Number of items: 0; expected at least 1."),
    ("dice", "green", "", GONE, "Number of items: 5; expected exactly 6."),
    # dice
    ("dice", "green", "faces", GREEN[:5], "Die 'green' has 5 faces; it needs 6."),
    (
        "dice",
        "purple",
        "faces",
        ["attack", "attack", "attack", "defence", "blank", "spell"],
        "Die 'purple' shows a spell; only hero dice may.",
    ),
    # monsters
    (
        "monsters",
        "",
        "monster",
        lambda old: [c for c in old if c["size"] != "small"] + old[:2],
        "Small monsters: 2; the set-up needs 3.",
    ),
    (
        "monsters",
        "beast",
        "",
        GONE,
        "There must be exactly one monster of the size 'beast', and it must be called 'beast'.",
    ),
    (
        "monsters",
        "beast",
        "rewards",
        [effect("coins", n=9)],
        "The Beast has no rewards, no attribute, and its toughness is in numbers.toml.",
    ),
    ("monsters", "cinder_rat", "toughness", 10, "'cinder_rat' has toughness 10; it must be 1 to 9."),
    ("monsters", "cinder_rat", "toughness", GONE, "'cinder_rat' has toughness 0; it must be 1 to 9."),
    ("monsters", "cinder_rat", "purple", 4, "'cinder_rat' rolls 4 purple dice; the box has 3."),
    ("monsters", "cinder_rat", "black", 3, "'cinder_rat' rolls 3 black dice; the box has 2."),
    ("monsters", "cinder_rat", "purple", 0, "'cinder_rat' rolls no dice; it needs at least one."),
    ("monsters", "cave_ogre", "attribute", GONE, "'cave_ogre' has no attribute."),
    (
        "monsters",
        "cinder_rat",
        "attribute",
        effect("fewer_dice", dice=["green"]),
        "'cinder_rat' is small and cannot have an attribute.",
    ),
    (
        "monsters",
        "cave_ogre",
        "attribute",
        effect("fewer_dice", dice=["green", "green"]),
        "'cave_ogre' takes away two dice of one colour; one of each is the most.",
    ),
    (
        "monsters",
        "cave_ogre",
        "attribute",
        effect("fewer_dice", dice=["black"]),
        "'cave_ogre': fewer_dice of 'black' dice; heroes have no black die.",
    ),
    ("monsters", "kiln_hound", "rewards", [effect("coins", n=0)], "'kiln_hound' gives 0 coins."),
    ("monsters", "kiln_hound", "rewards", [], "'kiln_hound' has 0 rewards; it needs 1 or 2."),
    ("monsters", "kiln_hound", "rewards", [effect("draw", n=1)] * 3, "'kiln_hound' has 3 rewards; it needs 1 or 2."),
    (
        "monsters",
        "kiln_hound",
        "rewards",
        [effect("upgrade", n=1, price=3)],
        "'kiln_hound': a reward has neither a price nor a condition.",
    ),
    # equipment and shapes
    (
        "equipment",
        "draught_of_fury",
        "upgraded",
        [effect("brew_die", die="orange")] * 2,
        "'draught_of_fury' is an elixir and cannot have an upgraded side.",
    ),
    ("equipment", "buckler", "upgraded", GONE, "'buckler' has no upgraded side; only elixirs have none."),
    (
        "equipment",
        "ember_helm",
        "upgraded",
        [effect("add_attack"), effect("add_defence")],
        "'ember_helm', upgraded: two one-time effects; one marker cannot show which is used.",
    ),
    ("equipment", "buckler", "basic", [], "'buckler', basic: 0 effects; there must be 1 to 3."),
    (
        "equipment",
        "buckler",
        "upgraded",
        [effect("add_die", die="blue")] * 4,
        "'buckler', upgraded: 4 effects; there must be 1 to 3.",
    ),
    (
        "equipment",
        "buckler",
        "basic",
        [effect("reroll", count=1, dice=["red"])],
        "'buckler': reroll of 'red' dice; there is no red die.",
    ),
    (
        "equipment",
        "buckler",
        "basic",
        [effect("add_die", die="purple")],
        "'buckler': add_die of 'purple' dice; heroes have no purple die.",
    ),
    (
        "equipment",
        "buckler",
        "basic",
        [effect("heal_full")],
        "'buckler' is worn; 'heal_full' works only when it is drunk.",
    ),
    (
        "equipment",
        "draught_of_fury",
        "basic",
        [effect("add_die", die="orange")],
        "'draught_of_fury' is an elixir; 'add_die' works only while it is worn.",
    ),
    ("equipment", "buckler", "shape", "Z9", "'buckler' has the shape 'Z9', which does not exist."),
    ("shapes", "", "shape", more({"id": "L9", "picture": ["#####"]}), "Shape 'L9' does not fit into the backpack."),
    (
        "shapes",
        "",
        "shape",
        more({"id": "L9", "picture": ["#.#"]}),
        "Shape 'L9' is in several pieces; it must be in one.",
    ),
    (
        "shapes",
        "",
        "shape",
        more({"id": "L9", "picture": ["####", "####"]}),
        "Shape 'L9' has 8 cells; it needs 1 to 6.",
    ),
    ("shapes", "", "shape", more({"id": "L9", "picture": ["..."]}), "Shape 'L9' has 0 cells; it needs 1 to 6."),
    (
        "shapes",
        "",
        "backpack",
        ["###", "###"],
        "The backpack has 6 cells; at least 8 are needed to save for the dearest trap.",
    ),
    (
        "shapes",
        "",
        "backpack",
        ["....", "...."],
        "The backpack has 0 cells; at least 8 are needed to save for the dearest trap.",
    ),
    ("shapes", "", "backpack", ["#####"] * 5, "The backpack has 25 cells; at most 24 are allowed."),
    (
        "shapes",
        "",
        "backpack",
        ["####", "####", "####", "....", "####"],
        "The backpack is in several pieces; it must be in one.",
    ),
    # tiles
    (
        "tiles",
        "",
        "tile",
        lambda old: [but(id="keep", start=False)(tile) if tile["id"] == "castle" else tile for tile in old],
        "No tile is called 'castle'.",
    ),
    (
        "tiles",
        "castle",
        "lairs",
        ["big"],
        "The castle must be a start tile for every number of heroes, without lair and service.",
    ),
    ("tiles", "fox_hollow", "lairs", ["small", "small"], "Start tiles hold 4 small lairs; set-up places 3 monsters."),
    (
        "tiles",
        "fox_hollow",
        "lairs",
        ["small", "big"],
        "Start tile 'fox_hollow' has a big lair; set-up places small monsters only.",
    ),
    ("tiles", "marketplace", "start", True, "There are 4 start tiles beside the castle; there must be 3."),
    (
        "tiles",
        "wishing_lake",
        "service",
        but(dice=["green"], table=[{"faces": ["attack", "attack"], "reward": effect("draw", n=1)}]),
        "'wishing_lake': a result of the wish has 2 faces; it needs 1.",
    ),
    (
        "tiles",
        "wishing_lake",
        "service",
        but(table=[{"faces": faces, "reward": effect("draw", n=1)} for faces in (GREEN[1:3], GREEN[2:0:-1])]),
        "'wishing_lake': two results of the wish name the same faces.",
    ),
    (
        "tiles",
        "wishing_lake",
        "service",
        but(table=[{"faces": GREEN[:2], "reward": {**effect("coins", n=1), "if": "no_monster_here"}}]),
        "'wishing_lake': a reward has neither a price nor a condition.",
    ),
    # layouts
    ("layouts", "", "layout", [], "There is no layout."),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: old[:14],
        "Layout 'queens_road' has 14 cells but 15 tiles are used with 4 heroes.",
    ),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: [*old[:12], "1,0", *old[13:]],
        "Layout 'queens_road': the castle has 4 neighbours with 13 tiles; it needs 3.",
    ),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: [*old[:14], "3,3"],
        "Layout 'queens_road': only 14 of 15 cells can be reached with 15 tiles.",
    ),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: [*old[:14], old[7]],
        "Layout 'queens_road': a cell is named twice; with 15 tiles 14 are left.",
    ),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: [*old[:14], "01,-4"],
        "Layout 'queens_road': only 14 of 15 cells can be read.",
    ),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: [*old[1:], "0,-4"],
        "Layout 'queens_road': the castle's cell 0,0 is missing.",
    ),
    (
        "layouts",
        "queens_road",
        "cells",
        lambda old: [old[0], old[4], *old[1:4], *old[5:]],
        "Layout 'queens_road': the castle must come first, its three neighbours next.",
    ),
    (
        "layouts",
        "queens_road",
        "crater",
        "5,5",
        "Layout 'queens_road': the crater lies beside the land with 11 tiles.",
    ),
    (
        "layouts",
        "queens_road",
        "crater",
        "0,-1",
        "Layout 'queens_road': the crater lies on the castle or on a start tile.",
    ),
    (
        "layouts",
        "queens_road",
        "distance",
        4,
        "Layout 'queens_road': the crater is 3 steps from the castle with 11 tiles; it should be 4.",
    ),
    # craters and traps
    ("craters", "easy", "id", "gentle", "No crater is called 'easy'."),
    ("craters", "easy", "invade", landing(blank=GONE), "Crater 'easy' says nothing about black face 'blank'."),
    (
        "craters",
        "easy",
        "invade",
        landing(blank=["dragon_crag"]),
        "Crater 'easy' lands on 'dragon_crag', which has a lair.",
    ),
    ("craters", "easy", "invade", landing(blank=["castle"]), "Crater 'easy' lands on the castle."),
    (
        "craters",
        "easy",
        "invade",
        landing(attack=["wilderness"], defence=["wilderness"], blank=["wilderness"]),
        "Crater 'easy' lands nowhere with 1 hero: none of its tiles is in play.",
    ),
    ("craters", "easy", "invade", landing(blank=["moon"]), "Crater 'easy' lands on 'moon', which does not exist."),
    ("traps", "snare", "price", 5, "Two traps cost 5 coins."),
    (
        "traps",
        "snare",
        "spring",
        effect("spring", dice=["orange"] * 3, bonus=1),
        "'snare' rolls 3 orange dice; the box has 2.",
    ),
    # moon track
    ("moon_track", "", "space", lambda old: old[:12], "Moon track: no Black Moon space."),
    (
        "moon_track",
        "",
        "space",
        lambda old: [*old[:12], but(mark=GONE)(old[12]), old[12]],
        "Moon track: 2 Black Moon spaces; there must be one.",
    ),
    (
        "moon_track",
        "",
        "space",
        more({}),
        "Moon track: the Black Moon is on space 12; it must be on the last one.",
    ),
    (
        "moon_track",
        "",
        "start",
        [0, 0, 2, 12],
        "Moon track: with 4 heroes the marker starts on space 12, which is not before the Black Moon.",
    ),
    (
        "moon_track",
        "",
        "beyond",
        effect("retire", piece="trap"),
        "Moon track: walls retire beyond the last space, seals and traps on a space.",
    ),
    (
        "moon_track",
        "",
        "space",
        lambda old: [
            *old[:11],
            but(mark=effect("retire", piece="trap"))(old[11]),
            but(mark=effect("retire", piece="seal"))(old[12]),
        ],
        "Moon track: seals retire on space 12, after traps on space 11.",
    ),
    # names and numbers
    ("names", "sun", "first", but(blank=GONE), "'sun' has no names for green face 'blank'."),
    ("numbers", "", "coins", 3, "4 coins are needed for the heroes to start with; the box has 3."),
]

WARNINGS: list[tuple[str, str, str, Any, str]] = [
    (
        "dice",
        "green",
        "faces",
        ["attack", "attack", "attack", "attack", "defence", "defence"],
        "The lake can never miss: no blank on the green die.",
    ),
    ("monsters", "cinder_rat", "", GONE, "Small monsters: 23, the box has 24."),
    ("monsters", "cave_ogre", "", GONE, "Big monsters: 5, the box has 6."),
    ("equipment", "buckler", "", GONE, "Equipment: 24 tokens, the box has 25."),
    ("traps", "snare", "", GONE, "Traps: 2, the box has 3."),
    (
        "shapes",
        "",
        "shape",
        more({"id": "L4", "picture": ["###", "#.."]}),
        "Shape 'L4' changes when the token is flipped; upgrading may make it stick out.",
    ),
    ("tiles", "wolf_wood", "service", effect("set_trap"), "'wolf_wood' has a lair and a service."),
    ("tiles", "fox_hollow", "shortcuts", [], "Shortcut 'crescent' leads nowhere with 1 hero."),
    (
        "craters",
        "easy",
        "invade",
        landing(blank=["wilderness"]),
        "'wilderness' is missing with 1 hero; the die will be rolled again.",
    ),
    (
        "monsters",
        "frost_crow",
        "name",
        {"en": "Frost Crow"},
        "'frost_crow': no French name; the English one is shown.",
    ),
    (
        "monsters",
        "frost_crow",
        "lore",
        {"en": "Steals buttons."},
        "No French text for 'Steals buttons.'; the English one is shown.",
    ),
]


def pack_of(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def plain(french: str) -> str:
    """French with ordinary spaces in place of the ones that do not break."""
    return french.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def told_in_french(fault: Fault) -> str:
    return fault.sentence(TEXTS.in_("fr"))


@pytest.mark.parametrize(("name", "id", "field", "value", "sentence"), ERRORS)
def test_an_error_in_a_pack_is_named(tmp_path: Path, name: str, id: str, field: str, value: Any, sentence: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(pack_of(tmp_path, name, changed(name, id, field, value)))

    (fault,) = caught.value.faults
    assert fault.sentence(TEXTS.in_("en")) == sentence
    assert fault.severity == "error"
    assert caught.value.told("en")[0].startswith(f"{fault.file}, {fault.entry}" if fault.entry else fault.file)
    assert told_in_french(fault) not in ("", sentence)


@pytest.mark.parametrize(("name", "id", "field", "value", "sentence"), WARNINGS)
def test_what_is_odd_in_a_pack_is_a_warning(
    tmp_path: Path, name: str, id: str, field: str, value: Any, sentence: str
) -> None:
    (fault,) = load(pack_of(tmp_path, name, changed(name, id, field, value))).warnings

    assert fault.sentence(TEXTS.in_("en")) == sentence
    assert fault.severity == "warning"
    assert told_in_french(fault) not in ("", sentence)


def test_the_colours_of_monsters_are_counted(tmp_path: Path) -> None:
    warnings = load(pack_of(tmp_path, "monsters", changed("monsters", "cinder_rat", "brood", ["blue"]))).warnings

    assert [warning.sentence(TEXTS.in_("en")) for warning in warnings] == [
        "Small red monsters: 7, the box has 8.",
        "Small blue monsters: 9, the box has 8.",
    ]


def test_a_start_tile_is_always_in_play(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="Start tile 'crow_heath' must be in play with every number of heroes"):
        load(pack_of(tmp_path, "tiles", changed("tiles", "crow_heath", "min_heroes", 2)))


def test_a_lair_with_a_service_may_be_meant_so(tmp_path: Path) -> None:
    meant = but(service=effect("set_trap"), on_purpose=True)

    assert load(pack_of(tmp_path, "tiles", changed("tiles", "wolf_wood", "", meant))).warnings == ()


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"monsters.toml: This is not TOML \(line 2, column 6\)"):
        load(pack_of(tmp_path, "monsters", "[[monster]]\nid = = 1\n"))


def test_all_faults_of_all_tables_are_told_at_once_in_both_languages(tmp_path: Path) -> None:
    pack_of(tmp_path, "monsters", changed("monsters", "cave_ogre", "attribute", GONE))
    pack_of(tmp_path, "traps", changed("traps", "snare", "price", 5))
    pack_of(tmp_path, "numbers", changed("numbers", "", "coins", 0))
    pack_of(tmp_path, "dice", changed("dice", "blue", "faces", GREEN * 2))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert caught.value.told("en") == [
        "numbers.toml, coins: Found 0; expected 1 to 99.",
        "dice.toml, blue, faces: Die 'blue' has 12 faces; it needs 6.",
        "monsters.toml, cave_ogre, attribute: 'cave_ogre' has no attribute.",
        "traps.toml, price: Two traps cost 5 coins.",
    ]
    assert [plain(line) for line in caught.value.told("fr")] == [
        "numbers.toml, coins : Trouvé : 0 ; attendu : de 1 à 99.",
        "dice.toml, blue, faces : Le dé « blue » a 12 faces ; il en faut 6.",
        "monsters.toml, cave_ogre, attribute : « cave_ogre » n'a pas d'attribut.",
        "traps.toml, price : Deux pièges coûtent 5 pièces.",
    ]


@pytest.mark.rule("AVEL-PREP-02")
def test_four_heroes_need_four_names(tmp_path: Path) -> None:
    def few(old: list[Table]) -> list[Table]:
        return [{**old[0], "first": {face: ["Bram", "Tilda", "Orsa", "Bram"] for face in old[0]["first"]}}]

    with pytest.raises(ContentError) as caught:
        load(pack_of(tmp_path, "names", changed("names", "", "side", few)))

    (fault,) = caught.value.faults
    assert fault.sentence(TEXTS.in_("en")) == "First names: 3; 4 different ones are needed, one for each hero."


@pytest.mark.rule("AVEL-PREP-05")
def test_the_first_coins_of_a_hero_must_fit_into_its_backpack(tmp_path: Path) -> None:
    small = ["####", "####"]
    pack_of(tmp_path, "shapes", changed("shapes", "", "backpack", small))
    pack_of(tmp_path, "numbers", written({**house_table("numbers"), "starting_coins": 9, "coins": 36}))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert [fault.sentence(TEXTS.in_("en")) for fault in caught.value.faults if fault.severity == "error"] == [
        "A hero starts with 9 coins; its backpack has room for 8."
    ]


def test_a_pack_replaces_single_tables_and_travels_as_text(tmp_path: Path) -> None:
    pack = load(pack_of(tmp_path, "numbers", changed("numbers", "", "hearts", 6)))

    assert pack.numbers.hearts == 6
    assert pack.monsters == house().monsters
    assert list(pack.sources) == ["numbers.toml"]
    assert load(pack.sources) == pack


def test_reserved_verbs_are_content_like_any_other(tmp_path: Path) -> None:
    rewards = [effect("heal", n=2), effect("coins", n=1)]
    pack_of(tmp_path, "monsters", changed("monsters", "cinder_rat", "rewards", rewards))
    draught = [effect("heal", n=3)]
    pack_of(tmp_path, "equipment", changed("equipment", "healing_draught_1", "basic", draught))
    lairs = but(lairs=["small", "big"], shortcuts=["crescent", "spiral"])
    pack_of(tmp_path, "tiles", changed("tiles", "wolf_wood", "", lairs))

    pack = load(tmp_path)

    assert pack.warnings == ()
    assert pack.monsters["cinder_rat"].rewards == (Heal(2), Coins(1))
    assert pack.equipment["healing_draught_1"].basic == (Heal(3),)
    assert pack.tiles["wolf_wood"].lairs == ("small", "big")


def nodes(value: object) -> list[tuple[Any, Any]]:
    """Every place in a table, as a container and a key or index."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    container: Any = value
    return [place for key in keys for place in ((container, key), *nodes(container[key]))]


JUNK: list[Any] = [None, "", "x" * 500, "\x1b[2J", -1, 10**30, 0.5, True, [], {}, [[]], {"verb": []}, {"verb": "draw"}]


@settings(max_examples=40, deadline=None)
@given(strategies.data())
def test_no_junk_in_a_pack_causes_more_than_faults(data: strategies.DataObject) -> None:
    name = data.draw(strategies.sampled_from([file.stem for file in sorted(HOUSE.glob("*.toml"))]))
    table = house_table(name)
    for _ in range(data.draw(strategies.integers(1, 3))):
        places = nodes(table) or [(table, "junk")]
        container, key = places[data.draw(strategies.integers(0, len(places) - 1))]
        junk = data.draw(strategies.sampled_from(JUNK))
        if junk is None:
            container.pop(key, None) if isinstance(container, dict) else container.pop(key)
        else:
            container[key] = deepcopy(junk)

    try:
        faults = load({f"{name}.toml": written(table)}).warnings
    except ContentError as error:
        faults = error.faults
        assert any(fault.severity == "error" for fault in faults)

    for fault in faults:
        for text in (TEXTS.in_("en"), TEXTS.in_("fr")):
            assert "\x1b" not in fault.told(text)
