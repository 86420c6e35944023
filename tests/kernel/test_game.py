"""The registry of games, and what it finds in a game's package."""

import msgspec
import pytest

from oakveil.kernel.frame import Frame
from oakveil.kernel.game import BadOptions, Place, UnknownGame, game, games
from oakveil.kernel.match import Match
from oakveil.kernel.rulebook import carriers
from tests.duel import GAME
from tests.duel.reactions import Strike
from tests.duel.state import Hurt, Stake


def test_an_installed_game_is_listed_without_being_loaded_and_found_by_its_id() -> None:
    assert games()["duel"] == "tests.duel:GAME"
    assert game("duel") is GAME
    assert list(games()) == sorted(games())


def test_a_game_that_is_not_installed_is_named() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        game("chess")


def test_a_game_is_told_by_its_id() -> None:
    assert hash(GAME) == hash("duel")


def test_the_records_of_a_game_are_those_of_its_package_and_of_the_kernel() -> None:
    class Stranger(Frame):
        """A frame of another package: not one of the Duel's."""

    frames = msgspec.json.Decoder(GAME.frames())
    assert frames.decode(b'{"type": "Strike", "by": 1, "target": 2, "harm": 1, "at": "land"}') == Strike(
        at="land", by=1, target=2, harm=1
    )
    with pytest.raises(msgspec.ValidationError, match="Stranger"):
        frames.decode(msgspec.json.encode(Stranger()))
    assert msgspec.convert({"type": "Stake", "n": 2}, GAME.choices()) == Stake(2)
    assert msgspec.convert({"type": "LetPass"}, GAME.choices()) is not None
    assert msgspec.convert({"type": "Hurt", "seat": 1, "life": 0}, GAME.events()) == Hurt(1, 0)


def test_rules_are_read_in_the_order_of_the_specification() -> None:
    rules = GAME.rules()
    assert list(rules) == ["DUEL-STRIKE-01", "DUEL-AIM-02", "DUEL-BOW-01", "DUEL-GREET-01"]
    assert [id for id, rule in rules.items() if rule.advice] == ["DUEL-GREET-01"]


def test_a_rule_knows_the_steps_that_carry_it_out() -> None:
    carried = carriers("DUEL-")
    (threaten,) = carried["DUEL-STRIKE-01"]
    assert (threaten.name, threaten.file.name) == ("Strike.threaten", "reactions.py")
    assert "def threaten" in threaten.file.read_text().splitlines()[threaten.line]
    assert [place.name for place in carried["DUEL-REACT-01"]] == [
        "Spend.spend",
        "Parry.spend",
        "Feint.spend",
        "Riposte.spend",
    ]
    assert not carriers("CHESS-")


def test_a_new_game_has_a_place_for_every_seat_of_its_options() -> None:
    match = Match.start(GAME, GAME.options(seats=3), [Place("Ada")])
    assert match.places == (Place("Ada"), Place(), Place())


def test_a_new_game_refuses_more_players_than_it_has_seats() -> None:
    with pytest.raises(BadOptions, match="3 seats are taken, the options make a game of 2"):
        Match.start(GAME, GAME.options(seats=2), [Place("Ada"), Place("Bo"), Place("Cy")])


def test_a_game_may_refuse_places_that_do_not_fit() -> None:
    with pytest.raises(BadOptions, match="a name of their own"):
        Match.start(GAME, None, [Place("Ada"), Place("Ada")])
