"""The laws bite: each game here is the Duel with one thing wrong, and a law says what."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from oakveil.kernel.ask import Ask, Free, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.game import Bot
from oakveil.kernel.narrate import PlainNarrator
from tests.duel import GAME
from tests.duel.sequence import Rounds, Turn
from tests.duel.state import Aim, Duel, Keep, Rest, Stake, Tricks

from . import laws
from . import play as plays
from .play import Play
from .settings import Setting

Patch = pytest.MonkeyPatch


def step(patch: Patch, frame: type[Frame], name: str, run: Callable[[Any, Duel], Any]) -> None:
    """Carry out another step in place of the one of this name."""
    for key, known in frame.plan.items():  # the first step is there twice
        if known.name == name:
            patch.setitem(frame.plan, key, msgspec.structs.replace(known, run=run))


def a_trick_vanishes(patch: Patch) -> None:
    patch.setattr(Duel, "spend", lambda g, seat, trick: g.state.duellists[seat].hand.cards.remove(trick))


def a_question_draws_chance(patch: Patch) -> None:
    def aim(turn: Turn, g: Duel) -> Ask:
        g.chance.below(6, "wind")
        return ask_to_aim(turn, g)

    ask_to_aim = Turn.aim
    step(patch, Turn, "aim", aim)


def a_question_moves_pieces(patch: Patch) -> None:
    def act(turn: Turn, g: Duel) -> Ask:
        g.state.round += 1
        return ask_to_act(turn, g)

    ask_to_act = Turn.act
    step(patch, Turn, "act", act)


def dice_of_its_own(patch: Patch) -> None:
    def look(turn: Turn, g: Duel) -> None:
        random.shuffle(g.state.deck.cards)
        look_as_ever(turn, g)

    look_as_ever = Turn.look
    step(patch, Turn, "look", look)


def copies_share_pieces(patch: Patch) -> None:
    patch.setattr(Duel, "copy", lambda g, chance: g.blank(g.state, g.stack, chance, g.given))


def hands_lie_open(patch: Patch) -> None:
    patch.setattr(Tricks, "masked", lambda hand, seat: hand.copy())


def the_answers_tell_what_lies_on_the_deck(patch: Patch) -> None:
    def act(turn: Turn, g: Duel) -> Ask:
        return Ask(turn.seat, "duel.act", [Rest(), Keep(g.state.deck.cards[-1] or "")])

    step(patch, Turn, "act", act)


def an_answer_is_offered_twice(patch: Patch) -> None:
    step(patch, Turn, "act", lambda turn, g: Ask(turn.seat, "duel.act", [Rest(), Rest()]))


def the_default_is_not_offered(patch: Patch) -> None:
    step(patch, Turn, "act", lambda turn, g: Ask(turn.seat, "duel.act", [Rest()], default=Stake(1)))


def there_is_no_answer(patch: Patch) -> None:
    step(patch, Turn, "act", lambda turn, g: Ask(turn.seat, "duel.act"))


def a_proposal_is_not_legal(patch: Patch) -> None:
    def aim(turn: Turn, g: Duel) -> Ask:
        free = ask_to_aim(turn, g).free
        assert free is not None
        return Ask(turn.seat, "duel.aim", free=Free(Aim, free.check, lambda chance: Aim(turn.seat, 0)))

    ask_to_aim = Turn.aim
    step(patch, Turn, "aim", aim)


def a_player_looks_at_the_deck(patch: Patch) -> None:
    def cheat(g: Duel, ask: Ask, chance: Chance) -> Option:
        top = g.state.deck.cards[-1] or ""
        return ask.options[len(top) % len(ask.options)] if ask.options else ask.propose(chance)

    cheats(patch, cheat)


def a_player_moves_pieces(patch: Patch) -> None:
    def cheat(g: Duel, ask: Ask, chance: Chance) -> Option:
        g.state.duellists[ask.seat].life += 1
        return ask.propose(chance)

    cheats(patch, cheat)


def a_player_wants_the_impossible(patch: Patch) -> None:
    cheats(patch, lambda g, ask, chance: Stake(9))


def cheats(patch: Patch, cheat: Bot) -> None:
    game = replace(GAME, bots={**GAME.bots, "cheat": cheat})
    patch.setattr(plays, "game", lambda id: game)


def a_value_of_the_wrong_kind(patch: Patch) -> None:
    def next_turn(rounds: Rounds, g: Duel) -> None:
        g.state.round = 1.5  # type: ignore[assignment]
        next_as_ever(rounds, g)

    next_as_ever = Rounds.next_turn
    step(patch, Rounds, "next_turn", next_turn)


def the_game_never_ends(patch: Patch) -> None:
    def next_round(rounds: Rounds, g: Duel) -> None:
        rounds.turns = 0
        rounds.goto(Rounds.stake)

    step(patch, Rounds, "next_round", next_round)
    patch.setattr("tests.duel.reactions.hurt", lambda g, seat, harm: None)
    patch.setattr(plays, "LONGEST", 60)


def the_steps_run_out(patch: Patch) -> None:
    step(patch, Rounds, "next_round", lambda rounds, g: None)


def words_are_missing(patch: Patch) -> None:
    """A game with a narrator of its own has a message for everything."""
    game = replace(GAME, narrator=lambda text: PlainNarrator("duel", text))
    patch.setattr(plays, "game", lambda id: game)


WRONGS: dict[Callable[[Patch], None], Callable[..., Any]] = {
    a_trick_vanishes: laws.every_answer_offered_can_be_given,
    a_question_draws_chance: laws.asking_again_changes_nothing,
    a_question_moves_pieces: laws.asking_again_changes_nothing,
    dice_of_its_own: laws.a_saved_game_goes_on_as_if_it_had_never_been_saved,
    copies_share_pieces: laws.examine,
    hands_lie_open: laws.a_seat_sees_the_same_after_all_it_cannot_know_is_dealt_anew,
    the_answers_tell_what_lies_on_the_deck: laws.a_seat_sees_the_same_after_all_it_cannot_know_is_dealt_anew,
    an_answer_is_offered_twice: laws.every_answer_offered_can_be_given,
    the_default_is_not_offered: laws.every_answer_offered_can_be_given,
    there_is_no_answer: plays.walk,
    a_proposal_is_not_legal: laws.every_answer_offered_can_be_given,
    a_player_looks_at_the_deck: laws.players_choose_by_what_they_know,
    a_player_moves_pieces: laws.players_choose_by_what_they_know,
    a_player_wants_the_impossible: laws.players_choose_by_what_they_know,
    a_value_of_the_wrong_kind: laws.state_and_views_fit_the_schema,
    the_game_never_ends: Play.questions,
    the_steps_run_out: plays.walk,
    words_are_missing: laws.everything_can_be_told_in_both_languages,
}


@pytest.mark.parametrize("wrong", WRONGS, ids=lambda wrong: wrong.__name__)
def test_what_is_wrong_is_found_by_its_law(wrong: Callable[[Patch], None], monkeypatch: Patch) -> None:
    wrong(monkeypatch)
    with pytest.raises((AssertionError, msgspec.ValidationError)) as failure:
        for seed in "abcdefgh":
            laws.examine(Play(Setting("duel", {"seats": 3}), "random", seed), every=1)
    assert WRONGS[wrong].__name__ in [entry.name for entry in failure.traceback]
