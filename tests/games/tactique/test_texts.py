"""Everything that people read is there, in both languages, and asks for nothing that nobody knows."""

import re
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from oakveil.games.tactique import choices, events
from oakveil.games.tactique.catalogue import HOUSE, TEXTS
from oakveil.games.tactique.effects import SWITCHES, Happening, Modifier, RuneEvent, Tier, Trait, Until
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.games.tactique.records import After, CardColour, CardType, Colour, Role
from oakveil.games.tactique.rules.behaviour import Reason
from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.catalogues import messages_of

FOLDERS = (HOUSE.parent / "text", HOUSE.parent / "text" / "advice")
ENGLISH = {id: args for folder in FOLDERS for id, args in messages_of(folder / "en.ftl").items()}
FRENCH = {id: args for folder in FOLDERS for id, args in messages_of(folder / "fr.ftl").items()}
GRAMMAR = {"vowel", "place"}
"""Variables that only English grammar needs: a or an, "each of the heroes" or "each hero in the zone"."""

CHOICES = sorted(
    (kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, Option) and kind != Option),
    key=lambda kind: kind.__name__,
)
EVENTS = sorted(
    (kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event),
    key=lambda kind: kind.__name__,
)
MADE = {
    "ChooseOption": {"what"},
    "GameStarted": {"n"},
    "EncounterStarted": {"enemies", "what"},
    "DiceRolled": {"cell"},
    "DamageDealt": {"damage", "detail"},
    "DamageTaken": {"damage", "detail", "guarded"},
    "EnemyDied": {"how"},
    "EnemyPlaced": {"summoned"},
    "BossAction": {"what"},
    "EnemyStunned": {"boss"},
    "Healed": {"n"},
    "StepResolved": {"part"},
    "EffectAdded": {"effect"},
    "EffectEnded": {"effect"},
}
"""What the narrator makes of several fields."""

DECISIONS = (
    *("pick_hero", "pick_novice", "pick_battlefield", "place_hero", "confirm_places", "start_turn", "turn_action"),
    *("discard_step", "choose_x", "choose_enemy", "choose_enemies", "choose_hero", "choose_heroes", "choose_area"),
    *("choose_option", "choose_move", "choose_shift", "choose_axis", "choose_cell", "choose_discard", "choose_exile"),
    *("choose_look", "choose_search", "choose_retrieve", "choose_heal", "choose_trigger", "reward", "heal_four"),
    *("revive_cell", "concede", "substitute", "wound_from_hand", "forced_discard", "forced_exile", "ally_move"),
    *("play_now", "passive_move"),
)
"""The decisions of the specification (section 5)."""
SOURCES = "\n".join(file.read_text("utf-8") for file in HOUSE.parent.rglob("*.py"))
NAMED = sorted(set(re.findall(r'"(tactique-[a-z_-]*[a-z])"', SOURCES)))
"""Messages that the code names in full."""


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == FRENCH.keys()
    differing = {id for id in ENGLISH if ENGLISH[id] - GRAMMAR != FRENCH[id] - GRAMMAR}
    assert differing == set()


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

    assert ENGLISH[f"tactique-{family}-{kind.__name__}"] <= known


def test_every_question_has_a_sentence_and_no_other() -> None:
    asked = {message.removeprefix("tactique-ask-") for message in ENGLISH if message.startswith("tactique-ask-")}

    assert asked == set(DECISIONS)
    for question in DECISIONS:
        assert ENGLISH[f"tactique-ask-{question}"] <= {"hero"}


@pytest.mark.parametrize("question", DECISIONS)
def test_the_rules_ask_every_question(question: str) -> None:
    assert re.search(rf'"(tactique\.)?{question}"', SOURCES)


@pytest.mark.parametrize("message", NAMED)
def test_the_code_names_messages_that_are_there(message: str) -> None:
    assert message in ENGLISH


@pytest.mark.parametrize("option", TactiqueOptions.__struct_fields__)
def test_every_option_is_explained_with_its_values(option: str) -> None:
    assert {f"tactique-option-{option}", f"tactique-option-{option}-help"} <= ENGLISH.keys()
    for value in values_of(get_type_hints(TactiqueOptions)[option], option):
        assert f"tactique-option-{option}-{value}" in ENGLISH


def values_of(kind: object, option: str) -> list[str]:
    """The endings of the messages for the values of an option: numbers are told by "n"."""
    if kind is bool:
        return ["on", "off"]
    if kind is int:
        return ["n"]
    if kind is str:
        return {"boss": ["random"], "second_boss": ["random", "none"]}.get(option, [])
    if get_origin(kind) is Literal:
        return sorted({"n" if isinstance(value, int) else value for value in get_args(kind)})
    return [value for other in get_args(kind) for value in values_of(other, option)]


TRAITS = get_args(get_type_hints(Trait)["trait"])


@pytest.mark.parametrize(
    ("family", "words"),
    [
        ("colour", get_args(CardColour)),
        ("type", get_args(CardType)),
        ("role", get_args(Role)),
        ("tier", get_args(Tier)),
        ("turn", ("right", "down", "left", "up")),
        ("mod", get_args(Modifier)),
        ("grant", get_args(Modifier)),
        ("until", get_args(Until)),
        ("when", [*(word for union in get_args(Happening) for word in get_args(union)), *get_args(RuneEvent)]),
        ("trait", TRAITS),
        ("after", [after for after in get_args(After) if after != "discard"]),
        ("cards", ["none", "named", "base", *get_args(CardType), *get_args(CardColour)]),
        ("pile", ("hand", "deck", "discard", "wounds", "exile")),
        ("pile-of", [*get_args(Tier), *get_args(CardColour)]),
        ("why", [reason for reason in get_args(Reason) if reason not in ("distance", "hidden", "rooted", "no_way")]),
        ("status", ("dead", "active", "ready", "done")),
        ("outcome", ("boss_defeated", "all_dead", "conceded")),
    ],
)
def test_every_word_has_a_translation(family: str, words: tuple[str, ...]) -> None:
    assert {f"tactique-{family}-{word}" for word in words} <= ENGLISH.keys()


def test_switches_have_no_size_and_other_modifiers_have_one() -> None:
    for mod in get_args(Modifier):
        assert ENGLISH[f"tactique-mod-{mod}"] <= (set() if mod in SWITCHES else {"n", "size"})
        assert bool(ENGLISH[f"tactique-mod-{mod}"]) is (mod not in SWITCHES)


def test_colours_of_heroes_are_colours_of_cards() -> None:
    assert {*get_args(Colour), "colourless"} == set(get_args(CardColour))


def test_french_has_spaces_that_do_not_break() -> None:
    """Before ; ! ? : and inside « »."""
    content = [(HOUSE.parent / "text" / "fr.ftl"), *HOUSE.glob("*.toml")]
    for file in content:
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not any(pair in line for pair in (" ;", " !", " ?", " : ", "« ", " »")), line


ARTICLES = ("hero", "enemy", "figure", "by", "target", "owner", "boss", "meant_for", "summoner", "heroes", "enemies")
"""Variables that begin with an article: after "à" and "de" it would have to change ("au", "du")."""


@pytest.mark.parametrize("word", ["à", "de", "À", "De"])
def test_french_never_needs_a_contraction_before_a_name(word: str) -> None:
    told = (HOUSE.parent / "text" / "fr.ftl").read_text("utf-8").partition("## Words")[2]
    for variable in ARTICLES:
        assert not re.search(rf"\b{word} {{ \${variable} }}", told), variable
