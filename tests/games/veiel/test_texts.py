"""Everything that people read is there, in both languages, and asks for nothing that nobody knows."""

import re
from typing import get_args, get_origin, get_type_hints

import pytest

from oakveil.games.veiel import choices, events
from oakveil.games.veiel.catalogue import HOUSE, TEXTS, house
from oakveil.games.veiel.effects.dungeon import Rarity
from oakveil.games.veiel.effects.formulas import NAMES
from oakveil.games.veiel.effects.lines import VERBS
from oakveil.games.veiel.effects.terms import MonsterClass
from oakveil.games.veiel.effects.words import (
    AutoWindow,
    Condition,
    PlayWindow,
    ReactWindow,
    Until,
    WeaponRange,
)
from oakveil.games.veiel.gallery import offers, printed
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.records import Difficulty, Ignored, Role, Stage
from oakveil.games.veiel.rules.puzzles import CONTENTS, MAKERS
from oakveil.games.veiel.state import SLOTS
from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.catalogues import messages_of

FOLDERS = tuple(HOUSE.parent / "text" / part for part in ("", "play", "story", "riddle", "advice"))
ENGLISH = {id: args for folder in FOLDERS for id, args in messages_of(folder / "en.ftl").items()}
FRENCH = {id: args for folder in FOLDERS for id, args in messages_of(folder / "fr.ftl").items()}
GRAMMAR = {"the", "bare", "at"}
"""Variables that one language needs with, the other without an article."""
CHOICES = sorted(
    (kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Option) and kind != Option),
    key=lambda kind: kind.__name__,
)
EVENTS = sorted(
    (
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, events.ToMaster)
    ),
    key=lambda kind: kind.__name__,
)
MADE = {
    "LayLine": {"layout"},
    "RevealOffer": {"again"},
    "TakeOff": {"card"},
    "DropPhylactery": {"card"},
    "GiveItem": {"receiver"},
    "PassDefender": {"receiver"},
    "ItemMoved": {"receiver"},
    "GoOn": {"same"},
    "FaceBoss": {"boss"},
    "PayPrice": {"crystals", "card"},
    "AnswerRiddle": {"told"},
    "Strike": {"attack"},
    "GameStarted": {"fudge"},
    "LineLaid": {"layout"},
    "RoomsLaid": {"layout"},
    "CrystalsChanged": {"gained", "count"},
    "EventsDrawn": {"master"},
    "EventPlayed": {"what"},
    "EventTurned": {"what"},
    "CostPaid": {"paid"},
    "EscapeTried": {"own"},
    "AttackRolled": {"duel", "detail"},
    "EnemyAttacked": {"duel", "attack"},
    "HeroStruck": {"duel"},
    "DiceTied": {"duel"},
    "CheckRolled": {"duel"},
    "DamageDealt": {"damage", "detail"},
    "GaugeLost": {"enemy"},
    "Healed": {"enemy"},
    "Modified": {"change"},
    "BossEffect": {"effect", "what"},
}
"""What the narrator makes of several fields."""
QUESTIONS = (
    *(
        "pick_hero",
        "voice",
        "phylactery",
        "start_item",
        "defender",
        "lay_line",
        "take_room",
        "lay_room",
        "shop",
        "camp",
    ),
    *("depart", "wing", "onward", "calm", "buy_here", "price", "save_stat", "riddler", "riddle", "powerful"),
    *("set_riddle", "reply", "judge", "place_enemy", "flee", "first_hero", "action", "free_action"),
    *("settle", "targets"),
    *("pass_defender", "react", "strike", "puppet", "event", "event_targets", "control", "duel", "send_back", "die"),
)
"""The decisions of the specification (section 5)."""
SOURCES_WITHOUT_CARD = ("poison", "burn", "curse", "advance")
"""What something can come from, if not from a card, a hero or an enemy."""
ANY_GAME = ("veiel-title", "veiel-option-")
"""Messages that the house asks every game for."""
RIDDLES = (*MAKERS, "spoken")
"""The families of riddles (VEIEL-RIDDLE-04)."""
SOURCES = "\n".join(file.read_text("utf-8") for file in HOUSE.parent.rglob("*.py"))
NAMED = sorted(set(re.findall(r'"(veiel-[a-z_-]*[a-z])"', SOURCES)))
"""Messages that the code names in full."""


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    assert {id for id in ENGLISH if ENGLISH[id] - GRAMMAR != FRENCH[id] - GRAMMAR} == set()


@pytest.mark.parametrize("message", ENGLISH)
def test_every_message_can_be_said(message: str) -> None:
    for locale in LOCALES:
        for value in (0, 1, 3, "none", "other"):
            said = TEXTS.in_(locale).say(message, **dict.fromkeys(ENGLISH[message] | FRENCH[message], value))
            assert said and "  " not in said and "{" not in said
            assert message == "veiel-semicolon" or said == said.strip()


@pytest.mark.parametrize("kind", [*CHOICES, *EVENTS], ids=lambda kind: kind.__name__)
def test_every_answer_and_event_has_a_sentence(kind: type[Option] | type[Event]) -> None:
    family = "choice" if issubclass(kind, Option) else "event"
    known = {*kind.__struct_fields__, *MADE.get(kind.__name__, ())}

    assert ENGLISH[f"veiel-{family}-{kind.__name__}"] <= known


def test_every_question_has_a_sentence_and_no_other() -> None:
    asked = {message.removeprefix("veiel-ask-") for message in ENGLISH if message.startswith("veiel-ask-")}

    assert asked == set(QUESTIONS)
    for question in QUESTIONS:
        assert ENGLISH[f"veiel-ask-{question}"] <= {"hero"}


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_rules_ask_every_question(question: str) -> None:
    assert f'"veiel.{question}"' in SOURCES


@pytest.mark.parametrize("message", [id for id in ENGLISH if "." not in id and not id.startswith(ANY_GAME)])
def test_no_message_is_there_for_nothing(message: str) -> None:
    """Each is named in full, or begins with what stands before a word put in: f"veiel-slot-{slot}"."""
    parts = message.split("-")
    beginnings = {"-".join(parts[:n]) + "-{" for n in range(2, len(parts))}
    assert f'"{message}' in SOURCES or any(beginning in SOURCES for beginning in beginnings)


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
        ("slot", SLOTS),
        ("until", get_args(Until)),
        ("source", SOURCES_WITHOUT_CARD),
        ("riddle", tuple(MAKERS)),
        ("riddle", CONTENTS),
        ("riddle-family", RIDDLES),
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
    for file in [*(folder / "fr.ftl" for folder in FOLDERS), *HOUSE.glob("*.toml")]:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not any(pair in line for pair in (" ;", " !", " ?", " : ", "« ", " »")), line


ARTICLES = ("hero", "enemy", "target", "foe", "boss", "trigger", "to", "heroes", "targets", "line", "source", "the")
"""Variables that begin with an article: after "à" and "de" it would have to change ("au", "du")."""


@pytest.mark.parametrize("word", ["à", "de", "À", "De"])
def test_french_never_needs_a_contraction_before_a_name(word: str) -> None:
    for folder in FOLDERS[1:]:
        told = (folder / "fr.ftl").read_text("utf-8")
        for variable in ARTICLES:
            assert not re.search(rf"\b{word} {{ \${variable} }}", told), variable
