"""A content pack is told all that is wrong with it (specification, section 12)."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from oakveil.games.veiel import text_checks
from oakveil.games.veiel.catalogue import HOUSE, TEXTS, house, load
from oakveil.games.veiel.effects.lines import VERBS
from oakveil.games.veiel.faulting import MEANT
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.text import TextError
from tests.games.veiel.broken_packs import ATTACK, DAMAGE, ERRORS, HEAL, SOUND, WARNINGS, check, line, verb
from tests.packs import changed, spoilt


def pack_of(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def place_of(way: str) -> str:
    """The way to a place as faults tell it, counted from 1."""
    return " ".join(f"#{int(key) + 1}" if key.isdigit() else key for key in way.split())


@pytest.mark.parametrize(("name", "id", "way", "value", "sentence"), ERRORS)
def test_an_error_in_a_pack_is_named(tmp_path: Path, name: str, id: str, way: str, value: Any, sentence: str) -> None:
    where, bar, told = sentence.rpartition(" | ")

    with pytest.raises(ContentError) as caught:
        load(pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value)))

    errors = [fault for fault in caught.value.faults if fault.severity == "error"]
    sentences = {fault.sentence(TEXTS.in_("en")): fault for fault in errors}
    assert told in sentences
    fault = sentences[told]
    assert fault.sentence(TEXTS.in_("fr")) not in ("", told) or told.startswith("E-RANGE")
    if not where.endswith(".toml") and ".toml," not in where:
        entry = value if way == "id" else fault.entry and id
        field = where.strip() if bar else place_of(way)
        place = ", ".join(part for part in (f"{name}.toml", entry, field) if part)
        assert fault.told(TEXTS.in_("en")) == f"{place}: {told}"
    else:
        assert fault.told(TEXTS.in_("en")) == f"{where}: {told}"


@pytest.mark.parametrize(("name", "id", "way", "value", "told"), WARNINGS)
def test_what_is_odd_in_a_pack_is_a_warning(
    tmp_path: Path, name: str, id: str, way: str, value: Any, told: str
) -> None:
    (fault,) = load(pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value))).warnings

    assert fault.told(TEXTS.in_("en")) == told
    assert fault.told(TEXTS.in_("fr")) not in ("", told)


@pytest.mark.parametrize(("name", "id", "way", "value"), SOUND)
def test_what_the_house_leaves_to_packs_is_content_like_any_other(
    tmp_path: Path, name: str, id: str, way: str, value: Any
) -> None:
    assert load(pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value))).warnings == ()


def test_all_faults_of_all_tables_are_told_at_once_in_both_languages(tmp_path: Path) -> None:
    for name, id, way, value in (
        ("weapons", "w_rapier", "copies", 1),
        ("monsters", "ghoul", "class", "brute"),
        ("bosses", "hunter", "attacks", [1, 2, 3, 4]),
        ("abilities", "fireball", "effect 0 do 1 verb", "ignite"),
    ):
        pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert caught.value.told("en") == [
        'abilities.toml, fireball, effect #1 do #2: E-FX fireball: unknown word "ignite", did you mean "burn"?',
        'monsters.toml, ghoul, class: E-CLASS ghoul: "brute" is no class of monsters',
        "weapons.toml: E-COUNT weapons: 85 of 86",
        "bosses.toml, hunter, attacks: E-BOSS hunter: no attacks for 6 heroes",
    ]
    assert [told.replace("\N{NO-BREAK SPACE}", " ") for told in caught.value.told("fr")] == [
        "abilities.toml, fireball, effect #1 do #2 : E-FX fireball : mot inconnu « ignite », vouliez-vous dire"
        " « burn » ?",
        "monsters.toml, ghoul, class : E-CLASS ghoul : « brute » n'est pas une classe de monstres",
        "weapons.toml : E-COUNT weapons : 85 sur 86",
        "bosses.toml, hunter, attacks : E-BOSS hunter : pas d'attaques pour 6 héros",
    ]


def test_a_variant_may_have_other_numbers_of_cards(tmp_path: Path) -> None:
    pack_of(tmp_path, "balance", changed(HOUSE / "balance.toml", "", "variant", True))
    pack_of(tmp_path, "weapons", changed(HOUSE / "weapons.toml", "w_rapier", "copies", 3))

    (fault,) = load(tmp_path).warnings
    assert (fault.severity, fault.told(TEXTS.in_("en"))) == ("warning", "weapons.toml: E-COUNT weapons: 87 of 86")


def test_all_heroes_together_can_take_what_they_start_with(tmp_path: Path) -> None:
    pack_of(tmp_path, "balance", changed(HOUSE / "balance.toml", "", "variant", True))
    pack_of(tmp_path, "weapons", changed(HOUSE / "weapons.toml", "w_grimoire", "copies", 1))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert "heroes.toml: E-START w_grimoire: all heroes together need 2, there are 1" in caught.value.told("en")


def test_a_word_that_is_like_no_other_brings_the_whole_list(tmp_path: Path) -> None:
    text = changed(HOUSE / "abilities.toml", "heal", "effect 0 do 0 verb", "xyzzy")

    with pytest.raises(ContentError) as caught:
        load(pack_of(tmp_path, "abilities", text))
    (told,) = caught.value.told("en")
    assert told.startswith('abilities.toml, heal, effect #1 do #1: E-FX heal: unknown word "xyzzy"; expected ')
    assert "lootreroll" in told


def test_words_that_people_use_mean_words_that_there_are() -> None:
    assert set(MEANT.values()) <= set(VERBS)
    assert not set(MEANT) & set(VERBS)


def test_what_cannot_be_told_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*args: object) -> str:
        raise TextError("no message veiel-do-sing")

    monkeypatch.setattr(text_checks, "event_text", speechless)
    pack_of(tmp_path, "events", (HOUSE / "events.toml").read_text("utf-8"))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    told = "events.toml, horde: There are no words for this text: no message veiel-do-sing."
    assert caught.value.told("en").count(told) == 2


def test_a_pack_replaces_single_tables_and_travels_as_text(tmp_path: Path) -> None:
    pack = load(pack_of(tmp_path, "items", changed(HOUSE / "items.toml", "bomb", "price", 4)))

    assert pack.items["bomb"].price == 4
    assert pack.weapons == house().weapons
    assert list(pack.sources) == ["items.toml"]
    assert load(pack.sources) == pack


JUNK: list[Any] = [
    *(None, "", "x" * 500, "\x1b[2J", -1, 10**30, 0.5, True, [], {}, [[]], "hero", "enemies", "up(INT/2)", "T.room"),
    *({"verb": []}, {"verb": "draw"}, DAMAGE, HEAL, ATTACK, check(9, "INT", "INT"), line("act", DAMAGE), verb("fight")),
]


@settings(max_examples=25, deadline=None)
@given(strategies.data())
def test_no_junk_in_a_pack_causes_more_than_faults(data: strategies.DataObject) -> None:
    name = data.draw(strategies.sampled_from([file.stem for file in sorted(HOUSE.glob("*.toml"))]))
    spoilt_text = spoilt(HOUSE / f"{name}.toml", JUNK, data)

    faults: tuple[Fault, ...]
    try:
        faults = load({f"{name}.toml": spoilt_text}).warnings
    except ContentError as error:
        faults = error.faults
        assert any(fault.severity == "error" for fault in faults)

    for fault in faults:
        for text in (TEXTS.in_("en"), TEXTS.in_("fr")):
            assert "\x1b" not in fault.told(text)
