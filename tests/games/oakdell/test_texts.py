"""Everything that people read is there, in both languages, and asks for nothing that nobody knows."""

import re
from typing import get_args, get_type_hints

import pytest

from oakveil.games.oakdell import choices, events
from oakveil.games.oakdell.catalogue import HOUSE, TEXTS, house
from oakveil.games.oakdell.effects.words import Colour, PointColour, Trigger
from oakveil.games.oakdell.gallery import kind_of
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.catalogues import messages_of

FOLDERS = tuple(HOUSE.parent / "text" / part for part in ("", "story", "advice", "cards", "content"))
ENGLISH = {id: args for folder in FOLDERS for id, args in messages_of(folder / "en.ftl").items()}
FRENCH = {id: args for folder in FOLDERS for id, args in messages_of(folder / "fr.ftl").items()}
CHOICES = sorted(
    (kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Option) and kind != Option),
    key=lambda kind: kind.__name__,
)
EVENTS = sorted(
    (kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event),
    key=lambda kind: kind.__name__,
)
MADE = {
    "Draft": {"rolled", "move", "point"},
    "Route": {"n", "to"},
    "Pay": {"name", "cost"},
    "Strike": {"value"},
    "NextStrike": {"value"},
    "UseCircle": {"key", "value"},
    "Decline": {"key", "monster"},
    "EndAttack": {"struck"},
    "LetGo": {"monster"},
    "FaceRoll": {"monster"},
    "Disable": {"monster"},
    "GameSetUp": {"one", "two", "three"},
    "DieDrafted": {"rolled", "move", "point"},
    "DieDiscarded": {"rolled", "move", "point"},
    "RouteDeclared": {"to", "n"},
    "ItemTaken": {"potion"},
    "DoorOpened": {"one", "other"},
    "DoorGhosted": {"one", "other"},
    "WallBroken": {"one", "other"},
    "ShrineDestroyed": {"paid"},
    "GearTaken": {"what"},
    "StrikeDeclared": {"value"},
    "LineDrawn": {"line", "hits", "off"},
    "CircleMarked": {"value"},
    "CircleFilled": {"value"},
    "BossAttacked": {"named"},
    "HeartsBroken": {"less", "left"},
    "MonsterDrawn": {"a_sheet", "ability"},
    "BossEngaged": {"a_sheet", "ability"},
    "GameEnded": {"heroes"},
}
"""What the narrator makes of several fields."""
QUESTIONS = (
    *("hero", "draft", "route", "after_route", "attack", "chain_next", "precision", "wound", "bonus", "pool"),
    *("circle", "gear", "potion", "shrine", "skip", "dodge", "let_go", "brace", "reroll", "boss_shift", "riposte"),
    "block",
)
"""The decisions of the specification (section 5)."""
OUTCOMES = ("boss_dead", "shrines_destroyed", "all_dead", "time_up", "ranked")
ANY_GAME = ("oakdell-title", "oakdell-option-")
"""Messages that the house asks every game for."""
TERMINAL = HOUSE.parents[2] / "terminal" / "drawings" / "oakdell"
SOURCES = "\n".join(file.read_text("utf-8") for folder in (HOUSE.parent, TERMINAL) for file in folder.rglob("*.py"))
NAMED = sorted(set(re.findall(r'"(oakdell-[a-z_-]*[a-z])"', SOURCES)))
"""Messages that the code names in full."""


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    assert {id for id in ENGLISH if ENGLISH[id] != FRENCH[id]} == set()


@pytest.mark.parametrize("message", ENGLISH)
def test_every_message_can_be_said(message: str) -> None:
    for locale in LOCALES:
        for value in (0, 1, 3, "none", "other"):
            said = TEXTS.in_(locale).say(message, **dict.fromkeys(ENGLISH[message], value))
            assert said and said == said.strip() and "  " not in said and "{" not in said


@pytest.mark.parametrize("kind", [*CHOICES, *EVENTS], ids=lambda kind: kind.__name__)
def test_every_answer_and_event_has_a_sentence(kind: type[Option] | type[Event]) -> None:
    family = "choice" if issubclass(kind, Option) else "event"
    known = {*kind.__struct_fields__, *MADE.get(kind.__name__, ())}

    assert ENGLISH[f"oakdell-{family}-{kind.__name__}"] <= known


def test_every_question_has_a_sentence_and_no_other() -> None:
    asked = {message.removeprefix("oakdell-ask-") for message in ENGLISH if message.startswith("oakdell-ask-")}

    assert asked == set(QUESTIONS)
    for question in QUESTIONS:
        assert ENGLISH[f"oakdell-ask-{question}"] <= {"hero", "struck"}


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_rules_ask_every_question(question: str) -> None:
    assert f'"oakdell.{question}"' in SOURCES


@pytest.mark.parametrize("reason", OUTCOMES)
def test_every_end_has_a_sentence(reason: str) -> None:
    assert ENGLISH[f"oakdell-outcome-{reason}"] <= {"round", "winners", "n", "heroes"}
    assert f'"{reason}"' in SOURCES


@pytest.mark.parametrize("message", [id for id in ENGLISH if "." not in id and not id.startswith(ANY_GAME)])
def test_no_message_is_there_for_nothing(message: str) -> None:
    """Each is named in full, or begins with what stands before a word put in: f"oakdell-side-{side}"."""
    parts = message.split("-")
    beginnings = {"-".join(parts[:n]) + "-{" for n in range(2, len(parts))}
    named = f'"{message}' in SOURCES or f"'{message}'" in SOURCES
    assert named or any(beginning in SOURCES for beginning in beginnings)


@pytest.mark.parametrize("message", NAMED)
def test_the_code_names_messages_that_are_there(message: str) -> None:
    assert message in ENGLISH


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("trigger", get_args(Trigger)),
        ("card-points", get_args(PointColour)),
        ("ability", tuple({kind_of(sheet.ability) for sheet in house().sheets.values()})),
    ],
)
def test_every_word_has_a_translation(family: str, words: tuple[str, ...]) -> None:
    assert {f"oakdell-{family}-{word}" for word in words} <= ENGLISH.keys()


@pytest.mark.parametrize("option", OakDellOptions.__struct_fields__)
def test_every_option_is_explained_with_its_values(option: str) -> None:
    assert {f"oakdell-option-{option}", f"oakdell-option-{option}-help"} <= ENGLISH.keys()
    for value in values_of(get_type_hints(OakDellOptions)[option], option):
        assert f"oakdell-option-{option}-{value}" in ENGLISH


def values_of(kind: object, option: str) -> list[str]:
    """The endings of the messages for the values of an option: numbers are told by "n", ids by their names."""
    if kind is bool:
        return ["on", "off"]
    if kind is int:
        return ["n"]
    if kind is str:
        return ["dungeon"] if option == "boss" else []
    return list(get_args(kind))


def test_french_has_spaces_that_do_not_break() -> None:
    """Before ; ! ? : and inside « »."""
    for file in [*(folder / "fr.ftl" for folder in FOLDERS), *HOUSE.glob("*.toml")]:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not any(pair in line for pair in (" ;", " !", " ?", " : ", "« ", " »")), line


ARTICLES = ("sheet", "monster", "potion", "gear", "means", "with_", "card", "boss", "a_sheet")
"""Variables that begin with an article: after "à" and "de" it would have to change ("au", "du")."""


@pytest.mark.parametrize("word", ["à", "de", "À", "De"])
def test_french_never_needs_a_contraction_before_a_name(word: str) -> None:
    for folder in FOLDERS[:3]:
        told = (folder / "fr.ftl").read_text("utf-8")
        for variable in ARTICLES:
            assert not re.search(rf"\b{word} {{ \${variable} }}", told), variable


@pytest.mark.parametrize("colour", get_args(Colour))
def test_no_two_potions_have_the_same_letter(colour: str) -> None:
    from oakveil.terminal.words import TEXTS as TERMINAL_TEXTS

    for locale in LOCALES:
        text = TERMINAL_TEXTS.in_(locale)
        letters = [text.say(f"terminal-oakdell-potion-{other}") for other in get_args(Colour)]
        assert letters.count(text.say(f"terminal-oakdell-potion-{colour}")) == 1
