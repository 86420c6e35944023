"""The builder and the dice room as matches: steps, undo, save, the end (specification 1, 3.1, 3.6)."""

from __future__ import annotations

import time

import msgspec
import pytest
from msgspec.structs import replace

from oakveil.games.veridia import GAME
from oakveil.games.veridia.building import faults
from oakveil.games.veridia.building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseRace,
    Describe,
    FinishBuilding,
    RaiseLevel,
    TakeTrait,
)
from oakveil.games.veridia.building_soundness import flaw_of_characters
from oakveil.games.veridia.characters import Character, Concept, Owned
from oakveil.games.veridia.dice_room import LeaveRoom, RollDice, odds_of
from oakveil.games.veridia.ledger import awarded_in_all, finished, spent
from oakveil.games.veridia.odds import contest_odds, roll_odds
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import ScriptedChance
from oakveil.kernel.game import BadOptions
from oakveil.kernel.match import FairSeed, Match, Refused


def match(**options: object) -> Match:
    return Match.start(GAME, msgspec.convert(options, VeridiaOptions), seed=FairSeed.of("dice"))


def built(played: Match) -> Character:
    character: Character = played.table.state.characters[1]
    return character


def say(played: Match, *choices: Option) -> None:
    for choice in choices:
        played.answer(1, choice)


@pytest.mark.rule("VER-NEW-01", "VER-NEW-05", "VER-NEW-02")
def test_somebody_builds_a_character() -> None:
    played = match(mode="builder")
    say(played, Describe("Ann", Concept(idea="A poacher", bonds=("her brother",))), ChooseRace("small_orc"))
    say(played, *[RaiseLevel("skill", "survival")] * 2, ChooseBackground("vagabond"), BuyGear("bow"))
    say(played, BuyGear("arrow", 10), FinishBuilding())
    ann = built(played)
    assert played.outcome is not None
    assert (ann.name, ann.race, ann.background, ann.concept.idea) == ("Ann", "small_orc", "vagabond", "A poacher")
    assert ann.finished
    assert awarded_in_all(ann) == spent(ann) + ann.experience == 150
    assert ann.deli == 100 * (70 - 12 - 5)


@pytest.mark.rule("VER-NEW-01")
def test_only_what_is_possible_is_offered_and_it_is_offered_soon() -> None:
    played = match(mode="builder")
    begun = time.perf_counter()
    [ask] = played.table.asks()
    assert time.perf_counter() - begun < 0.5
    assert FinishBuilding() in ask.options
    assert RaiseLevel("skill", "melee") in ask.options
    assert TakeTrait("barrier") not in ask.options
    assert BuyGear("sword") not in ask.options
    with pytest.raises(Refused):
        say(played, TakeTrait("barrier"))


@pytest.mark.rule("VER-NEW-01")
def test_every_step_can_be_taken_back() -> None:
    played = match(mode="builder")
    before = built(played)
    say(played, RaiseLevel("skill", "melee"), TakeTrait("blind"))
    played.undo(1)
    assert built(played).skills == {"melee": 1}
    assert built(played).traits == ()
    played.undo(1)
    assert built(played) == before


@pytest.mark.rule("VER-NEW-02")
@pytest.mark.parametrize(("competence", "points"), [("novice", 150), ("journeyman", 250), ("veteran", 350)])
def test_the_table_sets_how_much_experience_there_is(competence: str, points: int) -> None:
    assert built(match(mode="builder", competence=competence)).experience == points


@pytest.mark.rule("VER-TRAIT-02", "VER-XP-05", "VER-VAL-14", "VER-VAL-15")
def test_a_finished_character_goes_on_learning() -> None:
    box = GAME.content(None)
    sela = ready_character(box.pregens["sela"], box)
    played = match(mode="builder", characters=msgspec.json.encode([sela]).decode())
    [ask] = played.table.asks()
    assert RaiseLevel("virtue", "integrity") not in ask.options
    assert not any(isinstance(option, BuyGear | ChooseRace) for option in ask.options)
    say(played, RaiseLevel("skill", "law"), FinishBuilding())
    assert built(played).skills["law"] == 1
    assert built(played).ledger[-1].on == "skill:law"
    assert built(played).experience == 0


@pytest.mark.rule("VER-VAL-18")
def test_a_character_of_another_content_is_refused() -> None:
    stranger = msgspec.json.encode([Character(name="X", traits=("foo",))]).decode()
    with pytest.raises(BadOptions, match="foo"):
        match(mode="builder", characters=stranger)


@pytest.mark.rule("VER-DICE-01", "VER-CONT-02", "VER-DICE-16")
def test_anybody_rolls_in_the_dice_room() -> None:
    played = match(mode="dice", room=3)
    played.table.chance = ScriptedChance({"veridia.roll.room": [9, 10, 1], "veridia.roll.opposition": [9, 3]})
    played.command(2, "veridia.roll", RollDice(3, against=2, note="arm wrestling"))
    mine, theirs = played.table.state.tray
    assert (mine.who, mine.rolled.successes, mine.rolled.by_opponent) == ("seat:2", 1, (0,))
    assert (theirs.who, theirs.rolled.successes) == ("opposition", 0)
    played.answer(3, LeaveRoom())
    assert played.outcome is not None


@pytest.mark.rule("VER-DICE-14")
def test_out_of_danger_a_roll_may_be_skipped() -> None:
    played = match(mode="dice")
    played.command(1, "veridia.roll", RollDice(9, granted=True))
    played.command(1, "veridia.roll", RollDice(9, 1, granted=True))
    assert [throw.rolled.successes for throw in played.table.state.tray] == [2, 1]
    assert all(not throw.rolled.faces for throw in played.table.state.tray)
    with pytest.raises(Refused):
        played.command(1, "veridia.roll", RollDice(9, against=2, granted=True))


def test_the_tray_keeps_twenty_rolls() -> None:
    played = match(mode="dice")
    for dice in range(25):
        played.command(1, "veridia.roll", RollDice(dice))
    assert [len(throw.rolled.faces) for throw in played.table.state.tray] == [*range(5, 25)]


@pytest.mark.rule("VER-ODDS-01", "VER-ODDS-06")
def test_the_odds_stand_beside_every_roll() -> None:
    assert odds_of(RollDice(5, 1)) == roll_odds(5, 1)
    assert odds_of(RollDice(5, against=4)) == contest_odds(5, 4)
    assert odds_of(RollDice(-2)) == roll_odds(0)


def test_nobody_rolls_at_will_outside_the_dice_room() -> None:
    played = match(mode="builder")
    with pytest.raises(Refused):
        played.command(1, "veridia.roll", RollDice(3))


def test_whatever_is_built_is_legal() -> None:
    played = match(mode="builder")
    chance = ScriptedChance({}, b"any")
    for _ in range(25):
        [ask] = played.table.asks()
        steps = [option for option in ask.options if not isinstance(option, FinishBuilding)]
        say(played, chance.roll(steps, "bot"))
        assert not [*faults(built(played), played.content)]
        assert built(played).experience >= 0


@pytest.mark.parametrize("mode", ["builder", "dice"])
def test_a_game_can_be_put_away_and_taken_out_again(mode: str) -> None:
    played = match(mode=mode)
    table = played.table
    if mode == "dice":
        played.command(1, "veridia.roll", RollDice(5, against=3))
    else:
        say(played, RaiseLevel("skill", "melee"), TakeTrait("blind"))
    state = msgspec.convert(msgspec.to_builtins(table.state, str_keys=True), GAME.state, str_keys=True)
    stack = msgspec.convert(msgspec.to_builtins(table.stack), list[GAME.frames()])  # type: ignore[misc]  # made at run time
    again = GAME.restore(played.options, played.content, state, stack, table.chance, {})
    assert again.state == table.state
    assert [ask.options for ask in again.asks()] == [ask.options for ask in table.asks()]
    for option in table.asks()[0].options:
        assert msgspec.convert(msgspec.to_builtins(option), GAME.choices()) == option


def test_no_table_holds_a_character_that_cannot_be() -> None:
    played = match(mode="builder")
    table = played.table
    assert isinstance(table, Veridia)
    assert flaw_of_characters(table) is None
    ann = built(played)
    for wrong, sentence in (
        (replace(ann, traits=("foo",)), "foo"),
        (replace(ann, gear=(Owned("moon_blade"),)), "moon_blade"),
        (replace(finished(ann, 150, played.content), experience=9), "ledger"),
    ):
        table.state.characters[1] = wrong
        assert sentence in (flaw_of_characters(table) or "")
    table.state.characters.clear()
    assert flaw_of_characters(table) == "nobody is being built"
