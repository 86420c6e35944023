"""A game without words of its own is told by the names of its records; its options are listed with their labels."""

import dataclasses
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from oakveil.kernel.ask import Ask, Broken
from oakveil.kernel.game import Game
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.narrate import Narrator, PlainNarrator, rule_text, words
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.settings import Choice, forecast, settings
from oakveil.kernel.text import Locale, Text, Texts
from oakveil.kernel.window import LetPass, React
from tests.duel import GAME, TEXT
from tests.duel.state import Aim, Fended, Hurt, Keep, Play, Rest, Staked

DUEL = dataclasses.replace(GAME, texts=Texts(TEXT))


@pytest.fixture
def match() -> Match:
    return Match.start(DUEL, seed=FairSeed.of("a duel"))


def test_records_are_told_by_their_names_and_fields(match: Match) -> None:
    english, french = DUEL.told_in("en"), DUEL.told_in("fr")

    assert english.option(match.table, Play("lunge")) == "Play: trick lunge"
    assert english.option(match.table, Rest()) == "Rest"
    assert english.event(match.table, Hurt(1, 0)) == "Hurt: seat 1, life 0"
    assert french.event(match.table, Hurt(1, 0)) == "Hurt\N{NO-BREAK SPACE}: seat 1, life 0"
    assert english.event(match.table, Staked({1: 0, 2: 2})) == "Staked: stakes 1 0 and 2 2"


def test_questions_name_the_seat(match: Match) -> None:
    ask = match.asks()[1]

    assert DUEL.told_in("en").question(match.table, ask) == "Seat 2: Stake?"
    assert DUEL.told_in("fr").question(match.table, ask) == "Place 2\N{NO-BREAK SPACE}: Stake\N{NARROW NO-BREAK SPACE}?"


def test_reactions_are_told_in_the_words_of_the_kernel(match: Match) -> None:
    assert DUEL.told_in("en").option(match.table, React("parry-1")) == "React: parry-1"
    assert DUEL.told_in("fr").option(match.table, LetPass()) == "Laisser passer"


def test_messages_of_the_game_come_first(match: Match, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "duel-choice-Keep = Keep the { $trick }\n"
        "duel-event-Fended = Seat { $seat } had a { $trick } ready.\n"
        "duel-ask-act-now = Well, { $seat }?\n"
    )
    told = dataclasses.replace(GAME, texts=Texts(tmp_path)).told_in("en")

    assert told.option(match.table, Keep("feint")) == "Keep the feint"
    assert told.event(match.table, Fended(2, "parry")) == "Seat 2 had a parry ready."
    assert told.question(match.table, Ask(1, "duel.act.now")) == "Well, Seat 1?"
    assert told.option(match.table, Aim(2, 90)) == "Aim: target 2, degrees 90"


def test_the_end_and_refusals_are_told(match: Match) -> None:
    told = DUEL.told_in("en")

    knockout = Outcome((2, 3), "knockout", {"seat": 1})
    assert told.outcome(match.table, knockout) == "1 is out of breath. Seat 2 and Seat 3 have won."
    assert told.outcome(match.table, Outcome((2,), "time", {"life": 2})).endswith("2 life. Seat 2 has won.")
    assert told.outcome(match.table, Outcome((), "all_fell")) == "All fell. Nobody has won."
    assert told.refusal(match.table, Broken("DUEL-AIM-02", "duel-aim-degrees", {"degrees": 400})) == "400 is no angle."
    assert told.refusal(match.table, Broken("", "kernel-stale")) == "This question has already been answered."


def test_a_seat_reads_its_own_hand_and_only_the_number_of_the_other_cards(match: Match) -> None:
    own, other = match.table.state.duellists[1], match.table.state.duellists[2]
    own.hand.cards, other.hand.cards = ["feint", "dodge"], ["lunge", "lunge", "thorns"]

    lines = DUEL.told_in("en").summary(match.table, 1).splitlines()

    assert "Duellists 1: hand feint and dodge, ambush 1 hidden, life 2, beads nothing, bowed no" in lines
    assert "Duellists 2: hand 3 hidden, ambush 1 hidden, life 2, beads nothing, bowed no" in lines
    assert "Round: 1" in lines
    assert "Beads: amber, amber, amber, jade, jade and jade" in lines
    assert "hand 2 hidden" in DUEL.told_in("en").summary(match.table, None)


def test_a_narrator_of_the_game_takes_the_place_of_the_plain_one() -> None:
    class Bard(PlainNarrator):
        """Tells as others do, with a lute."""

    def bard(text: Text) -> Narrator:
        return Bard("duel", text)

    assert isinstance(dataclasses.replace(GAME, narrator=bard).told_in("fr"), Bard)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("BlackMoonRose", "Black moon rose"),
        ("black_moon", "Black moon"),
        ("setup.hero", "Setup hero"),
        ("life", "Life"),
    ],
)
def test_names_of_the_code_become_words(name: str, told: str) -> None:
    assert words(name) == told


def test_why_is_answered_with_the_statement_of_the_rule() -> None:
    assert rule_text(DUEL, "DUEL-AIM-02") == "Degrees run from 0 to 359."
    with pytest.raises(KeyError):
        rule_text(DUEL, "DUEL-AIM-03")


# -- the options of a new game --------------------------------------------------------------------------------------


class FairOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stalls: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    weather: Literal["sunny", "rainy"] | None = None
    music: bool = True
    town: Annotated[str, msgspec.Meta(max_length=20)] = "oakdell"
    motto: Annotated[str, msgspec.Meta(max_length=30)] = ""


LABELS = {
    "en": """
fair-option-stalls = Stalls
fair-option-stalls-help = How many there are.
fair-option-stalls-n =
    { $n ->
        [one] one stall
       *[other] { $n } stalls
    }
fair-option-weather-none = as it comes
fair-option-weather-sunny = fine
fair-option-music-off = quiet
fair-forecast = { $n } thieves are about.
""",
    "fr": """
fair-option-stalls = Étals
fair-forecast = { $n } voleurs rôdent.
""",
}


@pytest.fixture
def fair(tmp_path: Path) -> Game:
    for locale, labels in LABELS.items():
        (tmp_path / f"{locale}.ftl").write_text(labels)
    return dataclasses.replace(
        GAME,
        id="fair",
        options=FairOptions,
        texts=Texts(tmp_path),
        offers=lambda content, text: {"town": {"oakdell": "Oakdell", "avel": "Avel"}},
        forecast=lambda options, content, text: text.say("fair-forecast", n=options.stalls * 2),
    )


def test_every_option_is_listed_with_what_is_allowed(fair: Game) -> None:
    stalls, weather, music, town, motto = settings(fair, "en")

    assert (stalls.kind, stalls.label, stalls.help, stalls.default) == ("number", "Stalls", "How many there are.", 2)
    assert (stalls.least, stalls.most) == (1, 3)
    assert stalls.choices == (Choice(1, "one stall"), Choice(2, "2 stalls"), Choice(3, "3 stalls"))
    assert (weather.kind, weather.label, weather.default) == ("choice", "Weather", None)
    assert weather.choices == (Choice(None, "as it comes"), Choice("sunny", "fine"), Choice("rainy", "rainy"))
    assert (music.kind, music.choices) == ("switch", (Choice(True, "yes"), Choice(False, "quiet")))
    assert (town.kind, town.choices) == ("choice", (Choice("oakdell", "Oakdell"), Choice("avel", "Avel")))
    assert (motto.kind, motto.most, motto.choices) == ("text", 30, (Choice("", "nothing"),))


def test_options_are_listed_in_the_language_asked_for(fair: Game) -> None:
    assert settings(fair, "fr")[0].label == "Étals"
    assert settings(fair, "fr")[4].choices == (Choice("", "rien"),)


def test_a_value_is_called_by_its_label_or_by_itself(fair: Game) -> None:
    stalls, weather, *_ = settings(fair, "en")

    assert (stalls.label_of(3), stalls.label_of(7), weather.label_of(None)) == ("3 stalls", "7", "as it comes")


@pytest.mark.parametrize(("locale", "told"), [("en", "6 thieves are about."), ("fr", "6 voleurs rôdent.")])
def test_a_game_may_say_how_hard_it_is(fair: Game, locale: Locale, told: str) -> None:
    assert forecast(fair, FairOptions(stalls=3), locale) == told
    assert forecast(DUEL, DUEL.options(), locale) == ""


def test_an_option_of_another_kind_cannot_be_listed(fair: Game) -> None:
    class Odd(msgspec.Struct, frozen=True):
        weights: tuple[int, ...] = ()

    with pytest.raises(TypeError, match="weights"):
        settings(dataclasses.replace(fair, options=Odd, offers=lambda content, text: {}), "en")
