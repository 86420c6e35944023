"""Saves: what is written comes back; whatever else a file holds is refused in one line."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oakveil.kernel.game import Place
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.save import FORMAT, LARGEST, SaveError, dump, load, parse, save
from tests.duel import GAME, Motto, content
from tests.duel.state import Aim, Boo, DuelOptions, Rest, Stake
from tests.duel.table import attack, says, scene

Body = dict[str, Any]


def a_match(content: Motto | None = None) -> Match:
    """Three duellists; the first has aimed, somebody bowed, something was taken back."""
    seed, places = FairSeed(b"s" * 32, ("Ada", "Bo", "Cy")), [Place("Ada", "fox"), Place("Bo")]
    match = Match.start(GAME, DuelOptions(seats=3, rounds=2, rush=True), places, seed, content)
    says(match, (3, Stake(0)), (1, Stake(1)), (2, Stake(0)))
    match.answer(1, match.asks()[0].options[0])
    match.answer(1, Aim(2, 45))
    match.undo(1)
    match.lapse(1)
    return match


def in_secret() -> Match:
    """One of two has answered in secret."""
    match = Match.start(GAME, DuelOptions(), seed=FairSeed.of("secret"))
    match.answer(2, Stake(1))
    return match


def at_the_end() -> Match:
    """Won by a knockout, at the end of a real game."""
    match = Match.start(GAME, DuelOptions(rounds=1), seed=FairSeed.of("end"))
    says(match, (1, Stake(0)), (2, Stake(0)))
    while match.outcome is None:
        ask = match.asks()[0]
        easy = next((choice for choice in (Rest(), Boo()) if choice in ask.options), None)
        aim = Aim(3 - ask.seat, 0)
        match.answer(ask.seat, easy or (ask.options[-1] if ask.options else aim))
    return match


@pytest.mark.parametrize("made", [a_match, in_secret, at_the_end])
def test_a_saved_match_comes_back_whole(made: Callable[[], Match], tmp_path: Path) -> None:
    match, file = made(), tmp_path / "duel.oak"
    save(match, file)
    loaded = load(file)
    assert loaded.position() == match.position()
    assert (loaded.game, loaded.options, loaded.places) == (match.game, match.options, match.places)
    assert (loaded.fair, loaded.history, loaded.number) == (match.fair, match.history, match.number)
    assert loaded.outcome == match.outcome
    assert [(ask.seat, ask.key, ask.options) for ask in loaded.asks()] == [
        (ask.seat, ask.key, ask.options) for ask in match.asks()
    ]
    assert dump(loaded) == dump(match)
    loaded.verify()


def test_a_match_is_saved_in_the_middle_of_a_reaction() -> None:
    match = scene({1: ["strike"], 2: ["parry", "riposte"]})
    attack(match, target=2)
    loaded = parse(dump(match))
    assert loaded.table.stack == match.table.stack
    assert loaded.asks()[0].options == match.asks()[0].options


def test_a_saved_match_carries_its_content() -> None:
    match = a_match(content({"motto.toml": 'motto = "touché"'}))
    assert parse(dump(match)).content == match.content != a_match().content


def test_a_save_is_readable_and_says_what_it_is() -> None:
    text = dump(a_match()).decode()
    assert text.startswith('{\n "oak": 1,\n "game": "duel",\n "ruleset": "2",\n')
    assert '"name": "Ada"' in text


def test_a_save_of_older_rules_is_brought_up_to_date() -> None:
    head = msgspec.json.decode(dump(in_secret()))
    head["ruleset"], head["body"]["options"] = "1", {"players": 2}
    loaded = parse(sealed(head))
    assert (loaded.options, loaded.game.ruleset) == (DuelOptions(seats=2), "2")
    assert loaded.table.given == {2: Stake(1)}


def test_a_save_that_older_rules_cannot_explain_has_no_past_to_go_back_to() -> None:
    head = msgspec.json.decode(dump(a_match()))
    head["body"]["history"][0]["choice"]["n"] = 2  # what seat 3 staked then would now make it begin
    loaded = parse(sealed(head))
    assert loaded.free_undo(1) is None
    loaded.answer(1, Rest())
    assert loaded.number == 8


def test_saving_keeps_the_old_file_until_the_new_one_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "duel.oak"
    save(in_secret(), file)
    old = file.read_bytes()

    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(OSError, match="No space left"):
        save(a_match(), file)
    assert file.read_bytes() == old
    assert list(tmp_path.iterdir()) == [file]


def test_a_match_that_cannot_be_saved_leaves_no_file(tmp_path: Path) -> None:
    match = in_secret()
    match.table.state.duellists[1].life = object()
    with pytest.raises(TypeError):
        save(match, tmp_path / "duel.oak")
    assert list(tmp_path.iterdir()) == []


def test_saving_over_a_file_replaces_it(tmp_path: Path) -> None:
    file = tmp_path / "duel.oak"
    save(in_secret(), file)
    old = file.stat().st_ino
    save(a_match(), file)
    assert file.stat().st_ino != old  # another file has taken its place: nobody ever reads half of one
    assert load(file).number == a_match().number
    assert list(tmp_path.iterdir()) == [file]


# Everything below is refused.


def sealed(head: dict[str, Any]) -> bytes:
    """A file whose seal fits its body, so that what is wrong with the body itself is found."""
    seal = hashlib.sha256(msgspec.json.encode(head["body"], order="sorted")).hexdigest()
    return msgspec.json.encode({**head, "seal": seal})


def broken_bytes(name: str) -> bytes:
    whole = dump(a_match())
    head = msgspec.json.decode(whole)
    return {
        "empty": b"",
        "blank": b" \n\n",
        "not JSON": b"once upon a time",
        "cut short": whole[: len(whole) // 2],
        "last brace missing": whole.rstrip()[:-1],
        "something after the end": whole + b"{}",
        "not UTF-8": whole.replace(b'"Ada"', b'"\xff\xfe"'),
        "binary": bytes(range(256)) * 10,
        "UTF-16": whole.decode().encode("utf-16"),
        "byte order mark": b"\xef\xbb\xbf" + whole,
        "a list": b"[1, 2, 3]",
        "a number": b"17",
        "null": b"null",
        "no fields": b"{}",
        "half a surrogate": whole.replace(b'"Ada"', b'"\\ud800"'),
        "not a number": whole.replace(b'"round": 1', b'"round": NaN'),
        "a number too large": whole.replace(b'"round": 1', b'"round": 1e999'),
        "nested too deep": b"[" * 100_000 + b"]" * 100_000,
        "nested too deep inside": sealed({**head, "body": {**head["body"], "state": nested(900)}}),
        "nested too deep for the seal": whole.replace(b'"round": 1', b'"round": ' + b"[" * 960 + b"]" * 960),
        "too large": b" " * (LARGEST + 1),
        "another format": msgspec.json.encode({**head, "oak": FORMAT + 1, "news": True}),
        "format as text": msgspec.json.encode({**head, "oak": "1"}),
        "no format": msgspec.json.encode({key: value for key, value in head.items() if key != "oak"}),
        "no body": msgspec.json.encode({key: value for key, value in head.items() if key != "body"}),
        "body as a list": msgspec.json.encode({**head, "body": []}),
        "an extra field": msgspec.json.encode({**head, "cheat": True}),
        "unknown game": sealed({**head, "game": "chess"}),
        "a game with a long strange name": sealed({**head, "game": "\n\x1b[31m" * 1000}),
        "rules of the future": sealed({**head, "ruleset": "3"}),
        "rules with a line break": sealed({**head, "ruleset": "\n"}),
        "older rules that do not fit": sealed({**head, "ruleset": "1"}),
        "wrong seal": msgspec.json.encode({**head, "seal": "0" * 64}),
        "seal of nothing": msgspec.json.encode({**head, "seal": ""}),
        "life changed by hand": whole.replace(b'"life": 2', b'"life": 9', 1),
    }[name]


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


BYTES = {
    "empty": "not a saved game",
    "blank": "not a saved game",
    "not JSON": "not a saved game",
    "cut short": "not a saved game",
    "last brace missing": "not a saved game",
    "something after the end": "not a saved game",
    "not UTF-8": "Invalid UTF-8",
    "binary": "not a saved game",
    "UTF-16": "not a saved game",
    "byte order mark": "not a saved game",
    "a list": "Expected `object`, got `array`",
    "a number": "Expected `object`, got `int`",
    "null": "Expected `object`, got `null`",
    "no fields": "missing required field `oak`",
    "half a surrogate": "not a saved game",
    "not a number": "not a saved game",
    "a number too large": "damaged",
    "nested too deep": "damaged",
    "nested too deep inside": "damaged",
    "nested too deep for the seal": "damaged|changed after",
    "too large": "larger than 32 MiB",
    "another format": f"saved in format {FORMAT + 1}, this release reads format {FORMAT}",
    "format as text": r"Expected `int`, got `str` - at `\$.oak`",
    "no format": "missing required field `oak`",
    "no body": "missing required field `body`",
    "body as a list": r"Expected `object`, got `array` - at `\$.body`",
    "an extra field": "unknown field `cheat`",
    "unknown game": "'chess', which is not installed",
    "a game with a long strange name": "a saved game of",
    "rules of the future": "rules '3', which cannot be brought to '2'",
    "rules with a line break": "cannot be brought",
    "older rules that do not fit": r"cannot be brought to duel rules 2 \(KeyError",
    "wrong seal": "changed after it was written",
    "seal of nothing": "changed after it was written",
    "life changed by hand": "changed after it was written",
}


@pytest.mark.parametrize("name", BYTES)
def test_a_file_that_is_not_a_save_is_refused(name: str, tmp_path: Path) -> None:
    refused(broken_bytes(name), BYTES[name], tmp_path)


def refused(data: bytes, why: str, folder: Path) -> None:
    """One line that names the file, with nothing of the terminal in it."""
    file = folder / "broken.oak"
    file.write_bytes(data)
    with pytest.raises(SaveError, match=why) as refusal:
        load(file)
    line = str(refusal.value)
    assert line.startswith(f"{file}: ")
    assert line.isprintable()
    assert len(line) <= 401
    assert refusal.value.__suppress_context__


def at(*way: str | int, value: Any) -> Callable[[Body], None]:
    """Put `value` at the end of the way."""

    def change(body: Body) -> None:
        place: Any = body
        for name in way[:-1]:
            place = place[name]
        place[way[-1]] = value

    return change


def without(*way: str | int) -> Callable[[Body], None]:
    """Take out what is at the end of the way."""

    def change(body: Body) -> None:
        place: Any = body
        for name in way[:-1]:
            place = place[name]
        del place[way[-1]]

    return change


def twice(*way: str) -> Callable[[Body], None]:
    """Have the last of a list twice."""

    def change(body: Body) -> None:
        place: Any = body
        for name in way:
            place = place[name]
        place.append(place[-1])

    return change


def no_stack_no_outcome(body: Body) -> None:
    body["stack"] = []


def over_and_going_on(body: Body) -> None:
    body["state"]["outcome"] = {"winners": [1], "reason": "time"}


def a_short_secret(body: Body) -> None:
    fair = FairSeed(b"s")
    body["chance"].update(secret=fair.secret.hex(), commitment=fair.commitment)


STRIKE = {"type": "Strike", "at": "land", "by": 1, "target": 2, "harm": 1}

BODIES: dict[str, tuple[Callable[[Body], None], str]] = {
    "no options": (without("options"), "missing required field `options`"),
    "options as text": (at("options", value="3"), "Expected `object`"),
    "an unknown option": (at("options", "cheat", value=True), "unknown field `cheat`"),
    "too many seats": (at("options", "seats", value=4), "<= 3"),
    "fewer seats than places": (at("options", "seats", value=2), "3 seats for a game of 2"),
    "seats as text": (at("options", "seats", value="3"), "Expected `int`"),
    "a place missing": (without("places", 2), "2 seats for a game of 3"),
    "no places": (at("places", value=[]), "0 seats for a game of 3"),
    "a place too many": (twice("places"), "4 seats for a game of 3"),
    "a place with more": (at("places", 0, "rank", value=1), "unknown field `rank`"),
    "a name that is no text": (at("places", 0, "name", value=7), "Expected `str`"),
    "no chance": (without("chance"), "missing required field `chance`"),
    "another secret": (at("chance", "secret", value="00" * 32), "does not match its commitment"),
    "a short secret": (a_short_secret, "does not match its commitment"),
    "a secret that is no number": (at("chance", "secret", value="oak"), "damaged"),
    "another commitment": (at("chance", "commitment", value="0" * 64), "does not match its commitment"),
    "no commitment": (without("chance", "commitment"), "missing required field `commitment`"),
    "words as text": (at("chance", "words", value="Ada"), "Expected `array`"),
    "less than no chance used": (at("chance", "used", value=-1), ">= 0"),
    "endless chance used": (at("chance", "used", value=10**30), "damaged"),
    "chance used in part": (at("chance", "used", value=1.5), "Expected `int`"),
    "no state": (without("state"), "missing required field `state`"),
    "state as a list": (at("state", value=[]), "Expected `object`, got `array`"),
    "a part of the state missing": (without("state", "deck"), "missing required field `deck`"),
    "a duellist missing": (without("state", "duellists", "3"), "2 duellists sit on 3 seats"),
    "a duellist at no seat": (at("state", "duellists", "x", value={}), "Expected `int`"),
    "a life that is text": (at("state", "duellists", "1", "life", value="2"), "Expected `int`"),
    "more life than there is": (at("state", "duellists", "1", "life", value=9), "life 9"),
    "a card more": (twice("state", "deck", "cards"), "tricks are missing or too many"),
    "a card less": (without("state", "deck", "cards", 0), "tricks are missing or too many"),
    "a card nobody knows": (at("state", "deck", "cards", 0, value="bribe"), "tricks are missing or too many"),
    "a view instead of the table": (at("state", "deck", "cards", 0, value=None), "tricks are missing or too many"),
    "a bead less": (without("state", "beads", "items", 0), "beads are missing or too many"),
    "a hand that is a number": (at("state", "duellists", "1", "hand", "cards", value=3), "Expected `array"),
    "an ambush of another kind": (at("state", "duellists", "1", "ambush", "up", value="no"), "Expected `bool`"),
    "no stack": (without("stack"), "missing required field `stack`"),
    "stack as text": (at("stack", value="Turn"), "Expected `array`"),
    "nothing to do and not over": (no_stack_no_outcome, "not saved at a question"),
    "over and going on": (over_and_going_on, "not saved at a question"),
    "an unknown procedure": (at("stack", 1, "type", value="Nap"), "Invalid value 'Nap'"),
    "a procedure without a type": (without("stack", 1, "type"), "missing required field `type`"),
    "a procedure without its seat": (without("stack", 1, "seat"), "missing required field `seat`"),
    "an unknown step": (at("stack", 1, "at", value="fly"), "Turn has no step 'fly'"),
    "a step of another procedure": (at("stack", 1, "at", value="stake"), "Turn has no step 'stake'"),
    "a step that asks nothing": (at("stack", 1, "at", value="look"), "damaged"),
    "a procedure that is finished": (at("stack", 1, "at", value="done"), "not saved at a question"),
    "a seat that is not there": (at("stack", 1, "seat", value=7), "cannot go on from here"),
    "something in the middle of happening": (lambda body: body["stack"].append(STRIKE), "not saved at a question"),
    "no answers in secret": (without("given"), "missing required field `given`"),
    "a secret answer where none is asked": (at("given", "1", value={"type": "Stake", "n": 1}), "given in secret"),
    "a secret answer of no seat": (at("given", "x", value={"type": "Stake", "n": 1}), "Expected `int`"),
    "an unknown answer": (at("given", "1", value={"type": "Steak", "n": 1}), "Invalid value 'Steak'"),
    "no history": (without("history"), "missing required field `history`"),
    "an entry without a number": (without("history", 1, "number"), "missing required field `number`"),
    "an entry missing": (without("history", 1), "history does not lead to question 7"),
    "an entry of another kind": (at("history", 1, "what", value="guess"), "Invalid enum value 'guess'"),
    "an entry with a draw that is none": (
        at("history", 1, "draws", value=[[1]]),
        "Expected `array` of at least length 3",
    ),
    "another number of the question": (at("number", value=2), "history does not lead to question 2"),
    "a number below all": (at("number", value=-1), "history does not lead to question -1"),
    "a number that is text": (at("number", value="7"), "Expected `int`"),
    "a huge number": (at("number", value=10**12), "history does not lead to question"),
    "an unknown field": (at("cheat", value=1), "unknown field `cheat`"),
    "content that is no content": (at("content", value={"motto.toml": "motto ="}), "content pack is not valid: motto"),
    "content with a part missing": (at("content", value={"other.toml": ""}), "content pack is not valid: motto"),
    "content as a list": (at("content", value=[]), "Expected `object`"),
    "content of numbers": (at("content", value={"motto.toml": 1}), "Expected `str`"),
    "a player at no seat": (at("players", value={"1": "you", "9": "you"}), "players for other seats than it has"),
    "a seat without its player": (at("players", value={"1": "you"}), "players for other seats than it has"),
    "a player without a name": (at("players", value={"1": "you", "2": ""}), "length >= 1"),
    "a player with an endless name": (at("players", value={"1": "you", "2": "x" * 99}), "length <= 40"),
    "a player of no seat": (at("players", value={"you": "you"}), "Expected `int`"),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_save_whose_parts_do_not_fit_is_refused_though_its_seal_does(name: str, tmp_path: Path) -> None:
    change, why = BODIES[name]
    head = msgspec.json.decode(dump(a_match()))
    change(head["body"])
    refused(sealed(head), why, tmp_path)


SECRET: dict[str, tuple[Callable[[Body], None], str]] = {
    "an answer that is not offered": (at("given", "2", "n", value=9), "given in secret"),
    "an answer to another question": (at("given", "2", value={"type": "Boo"}), "given in secret"),
    "an answer of a seat that is not asked": (at("given", "3", value={"type": "Stake", "n": 1}), "given in secret"),
    "all answers": (at("given", "1", value={"type": "Stake", "n": 1}), "play did not go on"),
}


@pytest.mark.parametrize("name", SECRET)
def test_secret_answers_must_be_answers_to_the_open_question(name: str, tmp_path: Path) -> None:
    change, why = SECRET[name]
    head = msgspec.json.decode(dump(in_secret()))
    change(head["body"])
    refused(sealed(head), why, tmp_path)


def test_more_than_sixty_ways_to_be_no_saved_game_are_tried() -> None:
    assert len(BYTES) + len(BODIES) + len(SECRET) > 100


def test_a_folder_a_missing_file_and_a_file_one_may_not_read_are_no_saves(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="Is a directory"):
        load(tmp_path)
    with pytest.raises(SaveError, match="No such file"):
        load(tmp_path / "nothing.oak")
    with pytest.raises(SaveError, match="Not a directory"):
        (tmp_path / "file").write_bytes(b"")
        load(tmp_path / "file" / "duel.oak")
    with pytest.raises(SaveError, match="File name too long"):
        load(tmp_path / ("x" * 300))


def test_rules_that_fail_on_a_damaged_table_are_no_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*parts: object) -> str:
        raise ZeroDivisionError("by the rules")

    data = dump(a_match())
    game = replace(GAME, flaw=crash)
    monkeypatch.setattr("oakveil.kernel.save.game", lambda id: game)
    refused(data, "cannot go on from here .ZeroDivisionError", tmp_path)


def test_the_save_that_is_damaged_here_lies_where_the_tests_think() -> None:
    body = msgspec.json.decode(dump(a_match()))["body"]
    assert [frame["type"] for frame in body["stack"]] == ["Rounds", "Turn"]
    assert (body["stack"][1]["at"], body["number"], len(body["history"])) == ("act", 7, 7)
