"""Everything that people read is there, in both languages, and asks for nothing that nobody knows."""

import re
from typing import get_args, get_origin, get_type_hints

import pytest

from oakveil.games.veiel.catalogue import HOUSE, TEXTS, house
from oakveil.games.veiel.effects.dungeon import Rarity
from oakveil.games.veiel.effects.formulas import NAMES
from oakveil.games.veiel.effects.lines import VERBS
from oakveil.games.veiel.effects.terms import MonsterClass
from oakveil.games.veiel.effects.words import AutoWindow, Condition, PlayWindow, ReactWindow, WeaponRange
from oakveil.games.veiel.gallery import offers, printed
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.records import Difficulty, Ignored, Role, Stage
from oakveil.kernel.text import LOCALES
from tests.catalogues import messages_of

ENGLISH = messages_of(HOUSE.parent / "text" / "en.ftl")
FRENCH = messages_of(HOUSE.parent / "text" / "fr.ftl")
SOURCES = "\n".join(file.read_text("utf-8") for file in HOUSE.parent.rglob("*.py"))
NAMED = sorted(set(re.findall(r'"(veiel-[a-z_-]*[a-z])"', SOURCES)))
"""Messages that the code names in full."""


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH == FRENCH


@pytest.mark.parametrize("message", ENGLISH)
def test_every_message_can_be_said(message: str) -> None:
    for locale in LOCALES:
        for value in (0, 1, 3, "none", "other"):
            said = TEXTS.in_(locale).say(message, **dict.fromkeys(ENGLISH[message], value))
            assert said and "  " not in said and "{" not in said
            assert message == "veiel-semicolon" or said == said.strip()


@pytest.mark.parametrize("message", NAMED)
def test_the_code_names_messages_that_are_there(message: str) -> None:
    assert message in ENGLISH


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("do", VERBS),
        ("rarity", get_args(Rarity)),
        ("ribbon", get_args(Rarity)),
        ("role", get_args(Role)),
        ("difficulty", get_args(Difficulty)),
        ("range", get_args(WeaponRange)),
        ("stage", get_args(Stage)),
        ("class", get_args(get_args(MonsterClass)[0])),
        ("condition", get_args(Condition)),
        ("blow-ignores", get_args(Ignored)),
        ("number", [name for name in NAMES if name.islower()]),
        ("window", [*get_args(PlayWindow), *get_args(ReactWindow), *get_args(AutoWindow)]),
    ],
)
def test_every_word_has_a_translation(family: str, words: tuple[str, ...]) -> None:
    plain = [word for part in words for word in (get_args(part) or (part,))]
    assert {f"veiel-{family}-{word}" for word in plain} <= ENGLISH.keys()


@pytest.mark.parametrize("option", VeielOptions.__struct_fields__)
def test_every_option_is_explained_with_its_values(option: str) -> None:
    assert {f"veiel-option-{option}", f"veiel-option-{option}-help"} <= ENGLISH.keys()
    for value in values_of(get_type_hints(VeielOptions)[option], option):
        assert f"veiel-option-{option}-{value}" in ENGLISH


def values_of(kind: object, option: str) -> list[str]:
    """The endings of the messages for the values of an option: numbers are told by "n"."""
    if kind is bool:
        return ["on", "off"]
    if kind is int:
        return ["n"]
    if kind is type(None):
        return ["none"]
    if kind is str:
        return ["random"] if option == "boss" else ["match"]
    if any(isinstance(value, int) for value in get_args(kind)) and get_origin(kind) is not None:
        return ["n", "0"]
    if all(isinstance(value, str) for value in get_args(kind)):
        return list(get_args(kind))
    return [value for other in get_args(kind) for value in values_of(other, option)]


def test_everything_in_the_box_is_in_the_gallery_in_both_languages() -> None:
    box = house()
    english, french = (printed(box, TEXTS.in_(locale)) for locale in LOCALES)

    assert english.keys() == french.keys()
    assert len(english) == 13 + 26 + 46 + 16 + 20 + 9 + 1 + 12 + 12 + 5 + 4 + 18 + 15
    for card in (*english.values(), *french.values()):
        assert card.name and all(line.endswith(".") and line[0] == line[0].upper() for line in card.lines)


def test_the_gallery_shows_what_is_printed_around_the_text() -> None:
    cards = printed(house(), TEXTS.in_("en"))

    assert cards["w_hand_crossbow"].lines == (
        "Assassin's weapon, silver, one hand. DEX, any enemy, 4 damage, ignoring reduction. Needs DEX 6. Price 5,"
        " 2 cards.",
    )
    assert cards["a_robe"].lines == ("Armour, bronze. DEF +1, RED 0. Needs INT 4 or FOI 4. Price 2, 3 cards.",)
    assert cards["key"].lines[0] == "Consumable, unlimited use. Price 6, 1 card."
    assert cards["bardess"].lines[0].endswith("DEF 2, RED 0. Starts with Dagger and Mandolin.")
    assert cards["p_brand"].lines[0] == "Boss power (Soul of the Charred Hunter), 1 card. Not used without a DM."
    assert cards["gargoyle"].lines[0].endswith("RED 4. Attacks per turn with 2/3/4/5/6 heroes: 1/2/2/2/3.")


@pytest.mark.rule("VEIEL-BOSS-06")
def test_powers_and_rooms_of_other_bosses_can_be_chosen() -> None:
    offered = offers(house(), TEXTS.in_("en"))

    assert list(offered["boss"]) == ["random", *house().bosses]
    assert list(offered["boss_power"]) == list(offered["special_room"]) == ["match", *house().bosses]


@pytest.mark.rule("VEIEL-MODE-03")
def test_a_single_seat_plays_without_a_dm_unless_it_wants_one() -> None:
    assert (VeielOptions().seats, VeielOptions().master) == (4, "bot")
    assert (VeielOptions(heroes=2, players=1).seats, VeielOptions(heroes=2, players=1).master) == (1, "none")
    assert VeielOptions(heroes=2, players=1, dm="bot").master == "bot"
    assert VeielOptions(heroes=2, players=6).seats == 2


def test_french_has_spaces_that_do_not_break() -> None:
    """Before ; ! ? : and inside « »."""
    for file in [(HOUSE.parent / "text" / "fr.ftl"), *HOUSE.glob("*.toml")]:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not any(pair in line for pair in (" ;", " !", " ?", " : ", "« ", " »")), line
