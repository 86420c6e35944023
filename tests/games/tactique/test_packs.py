"""A content pack is told all that is wrong with it (specification, section 12)."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from oakveil.games.tactique import text_checks
from oakveil.games.tactique.catalogue import HOUSE, TEXTS, house, load
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.text import TextError
from tests.games.tactique.broken_packs import BLOCK, DAMAGE, ERRORS, HIT, WAIT, WARNINGS, attack, grant, step
from tests.packs import Table, but, changed, spoilt


def pack_of(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def plain(french: str) -> str:
    """French with ordinary spaces in place of the ones that do not break."""
    return french.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def place_of(way: str) -> str:
    """The way to a place as faults tell it, counted from 1."""
    return " ".join(f"#{int(key) + 1}" if key.isdigit() else key for key in way.split())


@pytest.mark.parametrize(("name", "id", "way", "value", "sentence"), ERRORS)
def test_an_error_in_a_pack_is_named(tmp_path: Path, name: str, id: str, way: str, value: Any, sentence: str) -> None:
    where, bar, told = sentence.rpartition(" | ")

    with pytest.raises(ContentError) as caught:
        load(pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value)))

    (fault,) = [fault for fault in caught.value.faults if fault.severity == "error"]
    assert fault.sentence(TEXTS.in_("fr")) not in ("", told)
    entry = value if way.endswith("id") else id if way else ""
    field = where if bar else place_of(way)
    place = ", ".join(part for part in (f"{name}.toml", entry, field) if part)
    assert fault.told(TEXTS.in_("en")) == f"{place}: {told}"


@pytest.mark.parametrize(("name", "id", "way", "value", "told"), WARNINGS)
def test_what_is_odd_in_a_pack_is_a_warning(
    tmp_path: Path, name: str, id: str, way: str, value: Any, told: str
) -> None:
    (fault,) = load(pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value))).warnings

    assert fault.told(TEXTS.in_("en")) == told
    assert fault.told(TEXTS.in_("fr")) not in ("", told)


def told_of(folder: Path) -> list[str]:
    """The errors of a pack in English."""
    with pytest.raises(ContentError) as caught:
        load(folder)
    return [fault.told(TEXTS.in_("en")) for fault in caught.value.faults if fault.severity == "error"]


def test_all_faults_of_all_tables_are_told_at_once_in_both_languages(tmp_path: Path) -> None:
    for name, id, way, value in (
        ("novices", "aegis", "zone", "rings"),
        ("heroes", "knight", "deck run", 2),
        ("enemies", "lich", "vitality 3 0", 9),
        ("bosses", "hollow_king", "action", lambda old: old[:6]),
        ("difficulty", "", "normal 1", {"basic": 4, "powerful": 5}),
    ):
        pack_of(tmp_path, name, changed(HOUSE / f"{name}.toml", id, way, value))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert caught.value.told("en") == [
        "enemies.toml, lich, vitality #4 #1: Lives must be 1 to 8; 'lich' has 9."
        " (Vitality is [lives, wounds] with 2, 3, 4 and 5 heroes.)",
        "heroes.toml, knight, deck: The base deck of 'knight' has 9 cards; 10 are needed.",
        "difficulty.toml, normal #2: Encounter 2 has 9 enemies; the board has dice for 8.",
        "novices.toml, aegis, zone: Zone 'rings' does not exist; did you mean 'ring'?",
        "bosses.toml, hollow_king, action: 'hollow_king' has 6 actions; 7 are needed.",
    ]
    assert [plain(line) for line in caught.value.told("fr")] == [
        "enemies.toml, lich, vitality #4 #1 : Il faut 1 à 8 vies ; « lich » en a 9."
        " (La vitalité, c'est [vies, blessures] à 2, 3, 4 et 5 héros.)",
        "heroes.toml, knight, deck : Le deck de base de « knight » a 9 cartes ; il en faut 10.",
        "difficulty.toml, normal #2 : L'affrontement 2 a 9 ennemis ; il y a des dés pour 8.",
        "novices.toml, aegis, zone : La zone « rings » n'existe pas ; vouliez-vous dire « ring » ?",
        "bosses.toml, hollow_king, action : « hollow_king » a 6 actions ; il en faut 7.",
    ]


def test_a_zone_that_is_like_no_other_brings_the_whole_list(tmp_path: Path) -> None:
    (told,) = told_of(pack_of(tmp_path, "novices", changed(HOUSE / "novices.toml", "aegis", "zone", "xyz")))

    assert told.startswith(
        "novices.toml, aegis, zone: Zone 'xyz' does not exist. Zones: self, touch, line2, line3, ray,"
    )
    assert told.endswith("near2, near3 or all.")


def test_a_team_of_five_needs_five_heroes(tmp_path: Path) -> None:
    heroes = ("barbarian", "knight", "brigand", "healer")
    pack_of(
        tmp_path,
        "heroes",
        changed(HOUSE / "heroes.toml", "", "hero", lambda old: [hero for hero in old if hero["id"] in heroes]),
    )
    pack_of(
        tmp_path,
        "abilities",
        changed(HOUSE / "abilities.toml", "", "card", lambda old: [card for card in old if card["hero"] in heroes]),
    )

    assert told_of(tmp_path) == ["heroes.toml: Heroes: 4; a full team needs 5."]


def pack_with_novices(folder: Path, *left: str) -> Path:
    """A pack that has only these of the red and purple Novices; every hero suggests two that are colourless."""

    def few(old: list[Table]) -> list[Table]:
        return [card for card in old if card.get("colour") not in ("red", "purple") or card["id"] in left]

    def modest(old: list[Table]) -> list[Table]:
        return [but(novices=["focus", "first_aid"])(hero) for hero in old]

    pack_of(folder, "novices", changed(HOUSE / "novices.toml", "", "card", few))
    return pack_of(folder, "heroes", changed(HOUSE / "heroes.toml", "", "hero", modest))


def test_there_are_novices_of_every_colour(tmp_path: Path) -> None:
    told = told_of(pack_with_novices(tmp_path, "bloodlust", "provocation", "shield_wall"))

    assert "novices.toml: Novices that are red: 1; at least 2 are needed." in told


@pytest.mark.rule("TAC-DECK-04")
def test_whatever_the_others_choose_there_are_novices_left_for_a_hero(tmp_path: Path) -> None:
    told = told_of(pack_with_novices(tmp_path, "bloodlust", "war_cry", "provocation", "shield_wall"))

    assert told == [
        f"novices.toml: Novices that '{hero}' may take: 9; at least 10 are needed, for the others take theirs too."
        for hero in ("barbarian", "horde_breaker")
    ]


@pytest.mark.rule("TAC-DIFF-02")
def test_two_bosses_at_once_must_be_two(tmp_path: Path) -> None:
    pack_of(tmp_path, "difficulty", changed(HOUSE / "difficulty.toml", "", "extreme 3", {"boss": 2}))
    assert load(tmp_path).difficulty["extreme"][3].boss == 2

    pack_of(tmp_path, "bosses", changed(HOUSE / "bosses.toml", "", "boss", lambda old: old[:1]))
    assert told_of(tmp_path) == [
        "difficulty.toml, extreme #4, boss: This encounter has 2 bosses at once; bosses there are: 1."
    ]


def test_what_cannot_be_told_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def speechless(*args: object, **named: object) -> str:
        raise TextError("no message tactique-effect-sing")

    monkeypatch.setattr(text_checks, "battlefield_text", speechless)
    pack_of(tmp_path, "battlefields", changed(HOUSE / "battlefields.toml", "", "battlefield", lambda old: old[:1]))

    told = "battlefields.toml, cursed_ground: There are no words for this text: no message tactique-effect-sing."
    assert told_of(tmp_path) == [told, told]


def test_a_pack_replaces_single_tables_and_travels_as_text(tmp_path: Path) -> None:
    pack = load(pack_of(tmp_path, "rewards", changed(HOUSE / "rewards.toml", "cleave", "zone", "fan")))

    assert pack.cards["cleave"].zone == "fan"
    assert pack.enemies == house().enemies
    assert list(pack.sources) == ["rewards.toml"]
    assert load(pack.sources) == pack


def test_words_that_the_house_leaves_to_packs_are_content_like_any_other(tmp_path: Path) -> None:
    effect = [
        step("if", cond={"is": "first_card"}, do=[step("draw", n=1)], else_=[BLOCK]),
        step("if", cond={"is": "alone"}, do=[grant("hand", "me", "turn", n=1)]),
        DAMAGE,
        step("if", cond={"is": "that_dead"}, do=[grant("heal", "me", "turn", n=1)]),
        grant("move", "me", "turn", n=1),
    ]
    text = changed(HOUSE / "rewards.toml", "cleave", "", but(effect=effect, zone="hook", after="deck_top"))

    assert load(pack_of(tmp_path, "rewards", text)).warnings == ()


JUNK: list[Any] = [
    *(None, "", "x" * 500, "\x1b[2J", -1, 10**30, 0.5, True, [], {}, [[]], "that", "all_enemies", "X", "self", "all"),
    *({"verb": []}, {"verb": "draw"}, DAMAGE, WAIT, attack(HIT), grant("hidden", "those"), [DAMAGE, WAIT]),
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
