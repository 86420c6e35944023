"""Messages and names in two languages."""

from pathlib import Path

import pytest
from msgspec import Struct

from oakveil.kernel.text import KERNEL_MESSAGES, Bilingual, Message, Name, Text, TextError, Texts, phrase, sentence
from tests.catalogues import messages_of


def catalogue(folder: Path, en: str, fr: str = "") -> Texts:
    (folder / "en.ftl").write_text(en, "utf-8")
    (folder / "fr.ftl").write_text(fr, "utf-8")
    return Texts(folder)


GREET = """\
greet = { $n ->
    [one] One hero
   *[other] { $n } heroes
}, hello!
    .phrase = hello
"""


def test_a_message_is_said_with_its_arguments(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, GREET, "greet = Bonjour !")

    assert texts.in_("en").say("greet", n=1) == "One hero, hello!"
    assert texts.in_("en").say("greet", n=3) == "3 heroes, hello!"
    assert texts.in_("fr").say("greet", n=3) == "Bonjour !"
    assert texts.in_("en").say("greet.phrase") == "hello"


@pytest.mark.parametrize("asked", ["nothing", "greet.nothing", "-greet"])
def test_a_missing_message_is_named(tmp_path: Path, asked: str) -> None:
    text = catalogue(tmp_path, GREET).in_("en")

    assert text.has("greet") and not text.has("nothing")
    with pytest.raises(TextError, match=f"en.ftl has no message {asked}"):
        text.say(asked)


def test_a_missing_argument_is_named(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"en.ftl, greet: .*n"):
        catalogue(tmp_path, GREET).in_("en").say("greet")


def test_a_game_adds_to_the_messages_of_the_kernel(tmp_path: Path) -> None:
    assert catalogue(tmp_path, GREET).in_("en").has("kernel-not-offered")


def test_a_message_may_not_be_said_twice(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="kernel-stale twice"):
        catalogue(tmp_path, "kernel-stale = Old news.").in_("en")


def test_a_malformed_catalogue_names_the_line(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"cannot be read from here on: greet = \{ \$n"):
        catalogue(tmp_path, "greet = { $n").in_("en")


@pytest.mark.parametrize(
    ("items", "en_and", "en_or", "fr_and", "fr_or"),
    [
        (["orange"], "orange", "orange", "orange", "orange"),
        (["a", "b"], "a and b", "a or b", "a et b", "a ou b"),
        (["a", "b", "c"], "a, b and c", "a, b or c", "a, b et c", "a, b ou c"),
    ],
)
def test_lists_read_like_prose(items: list[str], en_and: str, en_or: str, fr_and: str, fr_or: str) -> None:
    en, fr = Texts().in_("en"), Texts().in_("fr")

    assert [en.listed(items), en.listed(items, "or")] == [en_and, en_or]
    assert [fr.listed(items), fr.listed(items, "or")] == [fr_and, fr_or]


def test_without_french_the_english_text_is_shown() -> None:
    assert Bilingual("Quarry", "Carrière").in_("fr") == "Carrière"
    assert Bilingual("Quarry").in_("fr") == "Quarry"


@pytest.mark.parametrize(
    ("name", "the_en", "a_en", "the_fr", "a_fr"),
    [
        (Name("Ash Shaman", "Chamane des cendres", "f"), "the Ash Shaman", "an Ash Shaman", "la Cha", "une Cha"),
        (Name("Kite Shield", "Écu", "m"), "the Kite Shield", "a Kite Shield", "l'Écu", "un Écu"),
        (Name("Watchman's Great Helm", "Heaume", "m"), "the Watchman", "a Watchman", "le Heaume", "un Heaume"),
        (Name("Fox Hollow", "Creux", "m", proper=True), "Fox Hollow", "Fox Hollow", "le Creux", "un Creux"),
        (Name("Stone Circles", "Cercles", "mp"), "the Stone", "a Stone", "les Cercles", "des Cercles"),
        (Name("The Beast", "La Bête", proper=True), "The Beast", "The Beast", "La Bête", "La Bête"),
        (Name("Ogre"), "the Ogre", "an Ogre", "the Ogre", "an Ogre"),
    ],
)
def test_names_take_their_articles(name: Name, the_en: str, a_en: str, the_fr: str, a_fr: str) -> None:
    assert name.the("en").startswith(the_en)
    assert name.a("en").startswith(a_en)
    assert name.the("fr").startswith(the_fr)
    assert name.a("fr").startswith(a_fr)


class Greeting(Struct, frozen=True):
    heroes: int

    def message(self, text: Text) -> Message:
        return Message("greet", {"n": self.heroes})


def test_a_record_is_told_as_a_sentence_or_inside_one(tmp_path: Path) -> None:
    text = catalogue(tmp_path, GREET).in_("en")

    assert sentence(Greeting(2), text) == "2 heroes, hello!"
    assert phrase(Greeting(2), text) == "hello"


def test_both_languages_of_the_kernel_say_the_same_things() -> None:
    english, french = messages_of(KERNEL_MESSAGES / "en.ftl"), messages_of(KERNEL_MESSAGES / "fr.ftl")

    assert english == french
