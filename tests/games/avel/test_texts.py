"""Everything that people read is there, in both languages, and asks for nothing that nobody knows."""

import re
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from oakveil.games.avel import choices, events
from oakveil.games.avel.catalogue import HOUSE, TEXTS, house
from oakveil.games.avel.effects import Brood, Face, Piece, Service
from oakveil.games.avel.options import AvelOptions
from oakveil.games.avel.records import Kind, Size
from oakveil.games.avel.rules.setup import EMBLEMS
from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.catalogues import messages_of

FOLDERS = (HOUSE.parent / "text", HOUSE.parent / "text" / "advice")
ENGLISH = {id: asked for folder in FOLDERS for id, asked in messages_of(folder / "en.ftl").items()}
FRENCH = {id: asked for folder in FOLDERS for id, asked in messages_of(folder / "fr.ftl").items()}

CHOICES = sorted(
    (kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Option) and kind != Option),
    key=lambda kind: kind.__name__,
)
EVENTS = sorted(
    (kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event),
    key=lambda kind: kind.__name__,
)
KNOWN = {"monster": {"a_monster"}, "token": {"a_token"}, "n": {"amount", "gained"}, "backpack": {"worn", "packed"}}
"""What else is known where a field of this name is."""

SOURCES = "\n".join(file.read_text("utf-8") for file in HOUSE.parent.rglob("*.py"))
QUESTIONS = sorted(set(re.findall(r'\bAsk\([^"]*"avel\.([a-z_.]+)"', SOURCES)))
NAMED = sorted(set(re.findall(r'"(avel-[a-z_-]*[a-z])"', SOURCES)))
"""Messages that the code names in full."""


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH == FRENCH


@pytest.mark.parametrize("message", ENGLISH)
def test_every_message_can_be_said(message: str) -> None:
    for locale in LOCALES:
        for value in (0, 1, 3, "none", "other"):
            said = TEXTS.in_(locale).say(message, **dict.fromkeys(ENGLISH[message], value))
            assert said and said == said.strip() and "  " not in said and "{" not in said


@pytest.mark.parametrize("kind", CHOICES, ids=lambda kind: kind.__name__)
def test_every_answer_has_a_label(kind: type[Option]) -> None:
    known = set(kind.__struct_fields__).union(*(KNOWN.get(field, set()) for field in kind.__struct_fields__))

    assert ENGLISH[f"avel-choice-{kind.__name__}"] <= known


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event]) -> None:
    known = set(kind.__struct_fields__).union(*(KNOWN.get(field, set()) for field in kind.__struct_fields__))

    assert ENGLISH[f"avel-event-{kind.__name__}"] <= known


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_sentence(question: str) -> None:
    assert ENGLISH[f"avel-ask-{question.replace('.', '-')}"] <= {"hero"}


def test_the_questions_of_the_specification_are_there() -> None:
    assert {"setup.oldest", "action", "press_on", "fit", "march_path"} <= set(QUESTIONS)


@pytest.mark.parametrize("message", NAMED)
def test_the_code_names_messages_that_are_there(message: str) -> None:
    assert message in ENGLISH


@pytest.mark.parametrize("option", AvelOptions.__struct_fields__)
def test_every_option_is_explained_with_its_values(option: str) -> None:
    assert {f"avel-option-{option}", f"avel-option-{option}-help"} <= ENGLISH.keys()
    for value in values_of(get_type_hints(AvelOptions)[option], option):
        assert f"avel-option-{option}-{value}" in ENGLISH


def values_of(kind: object, option: str) -> list[str]:
    """The endings of the messages for the values of an option: numbers are told by "n", nothing by "none"."""
    if option == "land":
        return ["generated"]
    if kind is bool:
        return ["on", "off"]
    if kind is int:
        return ["n"]
    if kind is str:
        return ["none"]
    if kind is type(None):
        return ["none"]
    if get_origin(kind) is Literal:
        return sorted({"n" if value.isdigit() else value for value in get_args(kind)})
    return [value for other in get_args(kind) for value in values_of(other, option)]


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("die", tuple(house().dice)),
        ("face", get_args(Face)),
        ("faces", get_args(Face)),
        ("brood", get_args(Brood)),
        ("size", get_args(Size)),
        ("kind", get_args(Kind)),
        ("term", get_args(Piece)),
        ("emblem", EMBLEMS),
        ("service", tuple(str(kind.__struct_config__.tag) for kind in get_args(Service))),
        ("space", ("none", "mend", "refill", "rise")),
        ("shortcut", ("crescent", "spiral")),
        ("odds", ("hopeless", "risky", "even", "good", "sure")),
        ("outcome", ("monsters_gone", "castle_entered")),
    ],
)
def test_every_word_has_a_translation(family: str, words: tuple[str, ...]) -> None:
    assert {f"avel-{family}-{word}" for word in words} <= ENGLISH.keys()


def test_a_battle_reads_like_a_tale() -> None:
    dragon, crag = house().monsters["cinder_dragon"].name, house().tiles["dragon_crag"].name
    tale = []
    for locale in LOCALES:
        say, agatha = TEXTS.in_(locale).say, "Agatha"
        the, a, tile = dragon.the(locale), dragon.a(locale), crag.the(locale)
        tale += [
            say("avel-event-TileRevealed", hero=agatha, tile=tile),
            say("avel-event-MonsterAppeared", why="reveal", a_monster=a, cell=tile),
            say("avel-event-ClashResolved", hero=agatha, monster=the, damage=2, wounds=1),
            say("avel-event-MonsterDefeated", hero=agatha, monster=the),
            say("avel-event-HeroStunned", hero=agatha, coins=0, token="none"),
            say(
                "avel-event-HeroStunned", hero=agatha, coins=2, token=house().equipment["kite_shield"].name.the(locale)
            ),
        ]

    assert [line.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ") for line in tale] == [
        "Agatha turned over Dragon Crag.",
        "There, a Cinder Dragon looked up.",
        "Agatha dealt 2 damage and lost 1 heart.",
        "Agatha brought down the Cinder Dragon!",
        "Agatha was carried to the castle, stunned. Lost: nothing.",
        "Agatha was carried to the castle, stunned. Lost: 2 coins and the Kite Shield.",
        "Agatha découvrit le Roc du Dragon.",
        "Là, un Dragon des cendres leva la tête.",
        "Agatha infligea 2 dégâts et perdit 1 cœur.",
        "Agatha terrassa le Dragon des cendres !",
        "On ramena Agatha au château sans connaissance. Pertes : rien.",
        "On ramena Agatha au château sans connaissance. Pertes : 2 pièces et l'Écu.",
    ]


def test_french_has_spaces_that_do_not_break() -> None:
    """Before ; ! ? : and inside « »."""
    content = [(HOUSE.parent / "text" / "fr.ftl"), *HOUSE.glob("*.toml")]
    for file in content:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not any(pair in line for pair in (" ;", " !", " ?", " : ", "« ", " »")), line
