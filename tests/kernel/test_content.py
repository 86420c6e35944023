"""Strict loading, tried on a small game of birds and one number."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from oakveil.kernel.content import MOST_ENTRIES, Id, load
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.text import Name, Texts

Colour = Annotated[Literal["red", "blue"], Meta(extra={"fault": "birds-no-such-colour"})]


class Fly(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb", tag="fly"):
    miles: Annotated[int, Meta(ge=1, le=9)]


class Paint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb", tag="paint"):
    colours: tuple[Colour, ...]


Effects = tuple[Annotated[Fly | Paint, Meta(extra={"verbs": {"swim": "birds-swimming"}})], ...]


class Bird(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    effects: Effects = ()
    tame: bool = False
    weight: float = 1.0
    eggs: tuple[int, int] = (0, 0)
    calls: dict[Literal["day", "night"], Annotated[str, Meta(max_length=8)]] = {}
    nest: Annotated[str, Meta(pattern=r"^[0-9]+\Z")] | None = None
    songs: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)] = ("tweet",)


class Birds(Struct, frozen=True, forbid_unknown_fields=True):
    bird: tuple[Bird, ...]


class Sizes(Struct, frozen=True, forbid_unknown_fields=True):
    cage: Annotated[int, Meta(ge=1)]


class Tables(Struct, frozen=True):
    birds: Birds
    sizes: Sizes


def birds_fit(birds: Birds, sizes: Sizes) -> Iterator[Fault]:
    if len(birds.bird) > sizes.cage:
        yield Fault(file="sizes.toml", field="cage", problem="birds-too-many", args={"n": len(birds.bird)})


WREN = '[[bird]]\nid = "wren"\nname = { en = "Wren", fr = "Troglodyte" }\n'


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    folder = tmp_path / "text"
    folder.mkdir()
    for language in ("en", "fr"):
        (folder / f"{language}.ftl").write_text(
            "birds-no-such-colour = { $entry } cannot { $verb } in { $found }.\n"
            "birds-swimming = Only fish { $found }.\n"
            "birds-too-many = { $n } birds are too many.\n"
        )
    return Texts(folder)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "birds.toml").write_text(WREN)
    (folder / "sizes.toml").write_text("cage = 2\n")
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def faults_of(house: Path, pack: Path, texts: Texts) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(Tables, house, pack, [birds_fit], texts)
    assert str(caught.value).splitlines() == caught.value.told("en")
    assert len(caught.value.told("fr")) == len(caught.value.told("en"))
    return caught.value.told("en")


def test_the_house_tables_are_read(house: Path, texts: Texts) -> None:
    content = load(Tables, house, None, [birds_fit], texts)
    tables = content.tables

    assert tables.birds.bird[0].name.in_("fr") == "Troglodyte"
    assert tables.sizes.cage == 2
    assert content.warnings == ()
    assert content.sources == {}


def test_a_pack_replaces_single_tables(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "sizes.toml").write_text("cage = 7\n")
    (pack / "readme.txt").write_text("not a table")

    content = load(Tables, house, pack, [birds_fit], texts)

    assert content.tables.sizes.cage == 7
    assert content.tables.birds.bird[0].id == "wren"


def test_a_pack_can_be_loaded_again_from_the_texts_of_its_files(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "sizes.toml").write_text("cage = 7\n")
    content = load(Tables, house, pack, [birds_fit], texts)
    assert content.sources == {"sizes.toml": "cage = 7\n"}

    again = load(Tables, house, content.sources, [birds_fit], texts)

    assert again == content


def test_texts_are_no_safer_than_files(house: Path, texts: Texts) -> None:
    with pytest.raises(ContentError, match="too large"):
        load(Tables, house, {"sizes.toml": "#" * 1_000_001}, [birds_fit], texts)
    with pytest.raises(ContentError, match="No table has this name"):
        load(Tables, house, {"../sizes.toml": ""}, [birds_fit], texts)
    with pytest.raises(ContentError, match="There is no table"):
        load(Tables, house, {}, [birds_fit], texts)


def test_a_missing_french_name_is_only_a_warning(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "birds.toml").write_text('[[bird]]\nid = "wren"\nname = { en = "Wren" }\n')

    content = load(Tables, house, pack, [birds_fit], texts)
    tables, warnings = content.tables, content.warnings

    assert tables.birds.bird[0].name.in_("fr") == "Wren"
    assert [warning.severity for warning in warnings] == ["warning"]
    told = warnings[0].told(texts.in_("en"))
    assert told == "birds.toml, wren, name: 'wren': no French name; the English one is shown."


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ('effects = [{ verb = "fly" }]', "effects #1: The field 'miles' is missing."),
        ('effects = [{ verb = "fly", miles = 10 }]', "effects #1 miles: Found 10; expected 1 to 9."),
        ('effects = [{ verb = "fly", miles = "9" }]', "effects #1 miles: Found the text '9'; expected a whole number."),
        ('effects = [{ verb = "fly", miles = true }]', "effects #1 miles: Found true; expected a whole number."),
        ('effects = [{ verb = "sing" }]', "effects #1: There is no verb 'sing' here; expected fly or paint."),
        ('effects = [{ verb = "pain" }]', "effects #1: There is no verb 'pain' here; did you mean 'paint'?"),
        ('effects = [{ verb = "swim" }]', "effects #1: Only fish swim."),
        ("effects = [{ miles = 3 }]", "effects #1: The field 'verb' is missing."),
        ("effects = [3]", "effects #1: Found the number 3; expected a table."),
        ('effects = "fly"', "effects: Found the text 'fly'; expected a list."),
        (
            'effects = [{ verb = "paint", colours = ["red", "pink"] }]',
            "effects #1 colours #2: wren cannot paint in pink.",
        ),
        (
            'effects = [{ verb = "fly", miles = 3, far = 1 }]',
            "effects #1: There is no field 'far' here; expected miles.",
        ),
        ("tame = 1", "tame: Found the number 1; expected true or false."),
        ("weight = []", "weight: Found a list; expected a number."),
        ("weight = 1979-05-27", "weight: Found 1979-05-27; expected a number."),
        ("eggs = [1]", "eggs: Number of items: 1; expected exactly 2."),
        ("calls = { noon = 'hoo' }", "calls: Found 'noon'; expected day or night."),
        ("calls = { night_ = 'hoo' }", "calls: Found 'night_'; did you mean 'night'?"),
        ("calls = { day = 'hoo hoo hoo' }", "calls day: Number of letters: 11; expected at most 8."),
        ("calls = 'hoo'", "calls: Found the text 'hoo'; expected a table."),
        ("nest = 'high'", "nest: 'high' is not written in the form that is needed here."),
        ("songs = []", "songs: Number of items: 0; expected 1 to 2."),
        ("wings = 2", "There is no field 'wings' here; expected id"),
        ("nests = 2", "There is no field 'nests' here; did you mean 'nest'?"),
        ("tame = 'a\\u001b[31m'", "tame: Found the text"),
    ],
)
def test_a_fault_names_its_place_and_what_was_expected(
    house: Path, pack: Path, texts: Texts, lines: str, told: str
) -> None:
    (pack / "birds.toml").write_text(WREN + lines.replace("'", '"') + "\n")

    (only,) = faults_of(house, pack, texts)

    separator = ": " if told.startswith("There is no field") else ", "
    assert only.startswith(f"birds.toml, wren{separator}{told}")
    assert only.isprintable()


def test_all_faults_are_told_at_once(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "birds.toml").write_text(
        '[[bird]]\nid = "Wren"\ntame = 3\n'
        '[[bird]]\nid = "owl"\nname = { en = "Owl" }\neffects = [{ verb = "fly", miles = 0 }, { verb = "sink" }]\n'
        '[[bird]]\nname = { en = "" }\n'
        '[[bird]]\nid = "owl"\nname = 4\n'
    )
    (pack / "sizes.toml").write_text("cage = 0\n")

    assert faults_of(house, pack, texts) == [
        "birds.toml, owl, id: Two birds are called 'owl'.",
        "birds.toml, Wren, id: 'Wren' is no id: use 1 to 40 lower case letters, digits and underscores.",
        "birds.toml, Wren: The field 'name' is missing.",
        "birds.toml, Wren, tame: Found the number 3; expected true or false.",
        "birds.toml, owl, effects #1 miles: Found 0; expected 1 to 9.",
        "birds.toml, owl, effects #2: There is no verb 'sink' here; expected fly or paint.",
        "birds.toml, bird #3: The field 'id' is missing.",
        "birds.toml, bird #3, name en: Number of letters: 0; expected 1 to 400.",
        "birds.toml, owl, name: Found the number 4; expected a table.",
        "sizes.toml, cage: Found 0; expected at least 1.",
    ]


def test_checks_across_tables_run_when_their_tables_are_sound(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "sizes.toml").write_text("cage = 1\n")
    (pack / "birds.toml").write_text(WREN + WREN.replace("wren", "owl"))
    assert faults_of(house, pack, texts) == ["sizes.toml, cage: 2 birds are too many."]

    (pack / "birds.toml").write_text(WREN + WREN)
    assert faults_of(house, pack, texts) == ["birds.toml, wren, id: Two birds are called 'wren'."]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"cage = \n", "sizes.toml: This is not TOML (line 1, column 8): Invalid value."),
        (b"cage = 1\ncage = 2\n", "sizes.toml: This is not TOML (line 2, column 9): Cannot overwrite a value."),
        (b"cage = '\xff'", "sizes.toml: This file is not UTF-8 text."),
        (b"#" * 1_000_001, "sizes.toml: This file is too large; at most 1,000,000 letters are allowed."),
        (b"cage = " + b"[" * 5000, "sizes.toml: The lists or tables of this file lie too deep inside each other."),
        (b"cage = " + b"9" * 5000, "sizes.toml: This is not TOML: Exceeds the limit"),
        (b"cage = -0x" + b"f" * 5000, "sizes.toml: This is not TOML (line 1"),
        (b"cage = -" + b"9" * 30, "sizes.toml, cage: Found …; expected at least 1."),
        (b"", "sizes.toml: The field 'cage' is missing."),
    ],
)
def test_files_that_cannot_be_read_are_faults(house: Path, pack: Path, texts: Texts, content: bytes, told: str) -> None:
    (pack / "sizes.toml").write_bytes(content)

    (only,) = faults_of(house, pack, texts)

    assert only.startswith(told)


def test_a_folder_in_place_of_a_file_is_a_fault(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "sizes.toml").mkdir()

    assert faults_of(house, pack, texts) == ["sizes.toml: This file cannot be read."]


def test_a_table_that_the_game_does_not_know_is_a_fault(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "bird.toml").write_text(WREN)

    assert faults_of(house, pack, texts) == ["bird.toml: No table has this name; expected birds.toml or sizes.toml."]


def test_a_folder_without_tables_is_a_fault(house: Path, tmp_path: Path, texts: Texts) -> None:
    told = "nowhere: There is no table in this folder; expected birds.toml or sizes.toml."

    assert faults_of(house, tmp_path / "nowhere", texts) == [told]


def test_too_many_entries_are_one_fault(house: Path, pack: Path, texts: Texts) -> None:
    (pack / "birds.toml").write_text("[[bird]]\n" * (MOST_ENTRIES + 1))

    assert faults_of(house, pack, texts) == ["birds.toml, bird: Too many entries; at most 500 are allowed."]
