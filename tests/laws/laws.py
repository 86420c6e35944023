"""The laws that every game obeys at every question, and those that it obeys as a whole.

A law looks at a game in progress and changes nothing about it. When a law is broken, it fails with what differs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oakveil.bots.random import choose as at_random
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Refused
from oakveil.kernel.position import pack, unpack
from oakveil.kernel.save import dump, parse
from oakveil.kernel.sight import hidden
from oakveil.kernel.text import LOCALES

from .play import Play, ask_for, asked, canonical, is_line, lying, twin, walk, whole
from .settings import THINKERS

STEPS = 8
"""So many answers a copy is followed, to see that it goes on as the original does."""


class Nonsense(Option, frozen=True):
    """An answer that no game offers."""


def asking_again_changes_nothing(play: Play) -> None:
    table = twin(play.match.table)
    question, position, used = asked(table), lying(table), table.chance.used
    table.run()
    assert asked(table) == question == asked(play.match.table)
    assert lying(table) == position
    assert table.chance.used == used == play.match.table.chance.used


def a_saved_game_goes_on_as_if_it_had_never_been_saved(play: Play) -> None:
    loaded = parse(dump(play.match))
    assert whole(loaded) == whole(play.match)
    assert loaded.position() == play.match.position()
    game, options, seed = play.game, play.match.options, play.match.fair.seed()
    assert lying(unpack(game, options, play.match.content, seed, pack(play.match.table))) == lying(loaded.table)
    assert asked(loaded.table) == asked(play.match.table)
    assert walk(loaded.table, b"on", STEPS) == walk(twin(play.match.table), b"on", STEPS)


def a_fork_goes_its_own_way_from_here(play: Play) -> None:
    seed = FairSeed.of("fork")
    one, other = play.match.fork(seed), play.match.fork(seed)
    assert lying(one.table) == lying(play.match.table)
    assert asked(one.table) == asked(play.match.table)
    assert walk(one.table, b"on", STEPS) == walk(other.table, b"on", STEPS)
    assert play.match.fork().fair.seed() != play.match.fair.seed()


def every_answer_offered_can_be_given(play: Play) -> None:
    assert play.match.asks(), "nobody is asked, and the game is not over"
    for ask in play.match.asks():
        assert ask.seat in play.seats
        assert ask.options or ask.free, f"{ask.key}: there is no answer"
        assert len(set(ask.options)) == len(ask.options), f"{ask.key}: an answer is offered twice"
        assert ask.default is None or ask.refusal(ask.default) is None, f"{ask.key}: the default is not possible"
        for option in [*ask.options, *_proposals(play, ask)]:
            assert ask.refusal(option) is None, f"{ask.key}: {option} is not possible"
            _give(play, ask, option)
        if ask.clock is not None:
            assert ask.clock.seconds > 0
            _give(play, ask, ask.clock.lapse)


def _proposals(play: Play, ask: Ask) -> list[Option]:
    if ask.free is None:
        return []
    made = [ask.free.propose(Chance(bytes([seed]))) for seed in range(4)]
    assert made == [ask.free.propose(Chance(bytes([seed]))) for seed in range(4)], "chance alone decides a proposal"
    assert all(type(value) is ask.free.shape for value in made)
    return made


def _give(play: Play, ask: Ask, option: Option) -> None:
    table = twin(play.match.table, b"answer")
    table.answer(option, ask.seat)
    assert play.game.flaw(table) is None, f"{ask.key}: after {option}"
    assert (table.question is None) is (table.outcome is not None), f"{ask.key}: after {option}"


def an_answer_not_offered_is_refused_and_changes_nothing(play: Play) -> None:
    match, before = play.match, whole(play.match)
    (ask, *_), number = match.asks(), match.number
    strangers = [option for option in play.strangers if ask.refusal(option) is not None][-5:]
    for option in [Nonsense(), *strangers]:
        with pytest.raises(Refused) as refusal:
            match.answer(ask.seat, option)
        play.note_refusal(refusal.value)
    legal = ask.propose(Chance(b"legal"))
    for stale in (number - 1, number + 1):
        with pytest.raises(Refused):
            match.answer(ask.seat, legal, stale)
    for seat in {0, *play.seats, len(play.seats) + 1} - {ask.seat for ask in match.asks()}:
        with pytest.raises(Refused):
            match.answer(seat, legal)
        with pytest.raises(Refused):
            match.lapse(seat)
    with pytest.raises(Refused):
        match.command(ask.seat, "no.such", legal)
    assert whole(match) == before


def a_seat_sees_the_same_after_all_it_cannot_know_is_dealt_anew(play: Play) -> None:
    table = play.match.table
    for seat in (None, *play.seats):
        seen = canonical(table.seen_by(seat))
        unknown = hidden([table.state, *table.stack], seat)
        for seed in (b"one", b"two"):
            anew = table.redealt(seat, Chance(seed))
            assert canonical(anew.seen_by(seat)) == seen, f"seat {seat} knows too much"
            assert hidden([anew.state, *anew.stack], seat) == unknown
            assert play.game.flaw(anew) is None
            assert anew.chance.seed == seed
    for ask in play.match.asks():
        question = next(own for own in asked(table) if own[0] == ask.seat)
        for seed in (b"one", b"two"):
            put_anew = asked(table.redealt(ask.seat, Chance(seed)))
            assert question in put_anew, f"{ask.key}: the answers tell seat {ask.seat} what it cannot know"


def players_choose_by_what_they_know(play: Play, thinkers: bool = False) -> None:
    table = play.match.table
    for ask in play.match.asks():
        for name, bot in {"random": at_random, **play.game.bots}.items():
            if (name in THINKERS) is not thinkers:
                continue
            choices = []
            for seed in (b"one", b"two"):
                anew = table.redealt(ask.seat, Chance(seed))
                was = lying(anew)
                choices.append(bot(anew, ask_for(anew, ask.seat), Chance(b"bot")))
                assert lying(anew) == was, f"{name} moves pieces while it thinks"
            assert choices[0] == choices[1], f"{ask.key}: {name} knows too much"
            assert ask.refusal(choices[0]) is None, f"{ask.key}: {name} wants {choices[0]}"


def nothing_is_lost(play: Play) -> None:
    assert play.game.flaw(play.match.table) is None


def state_and_views_fit_the_schema(play: Play) -> None:
    game, table = play.game, play.match.table
    frames, choices = list[game.frames()], dict[int, game.choices()]  # type: ignore[misc]
    assert _read(game.options, play.match.options) == play.match.options
    assert _read(dict[int, game.choices()], table.given) == table.given  # type: ignore[misc]
    for seat in (None, *play.seats):
        state, stack = table.seen_by(seat)
        assert _read(game.state, state) == state
        assert _read(frames, stack) == stack
    for ask in play.match.asks():
        offered = dict(enumerate(ask.options))
        assert _read(choices, offered) == offered
    assert _read(list[game.events()], play.events) == play.events  # type: ignore[misc]
    play.events.clear()


def _read(kind: Any, value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def what_is_told_tells_no_secret(play: Play) -> None:
    """Told from the full table, from one dealt anew and from what a seat sees, everything is the same."""
    table = play.match.table
    for ask in play.match.asks():
        anew = table.redealt(ask.seat, Chance(b"told"))
        again = ask_for(anew, ask.seat)
        options = [*ask.options, *_proposals(play, ask)]
        for narrator in play.narrators:
            assert is_line(question := narrator.question(table, ask))
            assert narrator.question(anew, again) == question, f"{ask.key} tells seat {ask.seat} a secret"
            labels = [narrator.option(table, option) for option in options]
            assert all(map(is_line, labels))
            assert [narrator.option(anew, option) for option in options] == labels, f"{ask.key}: a label tells a secret"
    seat = [None, *play.seats][play.match.number % (1 + len(play.seats))]  # long to tell: one after the other
    narrator = play.narrators[play.match.number // 2 % len(play.narrators)]
    anew, seen = table.redealt(seat, Chance(b"told")), table.blank(*table.seen_by(seat), Chance(b"told"), {})
    told = [narrator.summary(g, seat) for g in (table, anew, seen)]
    assert told[0].strip()
    assert told[0] == told[1] == told[2], f"seat {seat} is told a secret"


def nobody_takes_back_what_others_have_seen(play: Play) -> None:
    match = play.match
    for seat in play.seats:
        earliest = match.free_undo(seat)
        assert earliest == _free(play, seat), f"seat {seat}"
        beyond = [stand.number for stand in play.past if earliest is None or stand.number < earliest]
        for number in beyond[-1:]:
            with pytest.raises(Refused):
                match.undo(seat, number)


def _free(play: Play, seat: int) -> int | None:
    """The earliest question that `seat` may go back to, by what was seen of the game."""
    if play.past and play.game.rewind(play.match.table, seat) == "alone":
        return play.past[0].number
    earliest, later = None, play.stand("", 0)
    for stand in reversed(play.past):
        learnt = any(before - after for before, after in zip(stand.unknown, later.unknown, strict=True))
        shown = stand.secret and stand.what != "command" and not (later.secret and len(later.asked) < len(stand.asked))
        if stand.seat != seat or stand.what == "lapse" or stand.used != later.used or learnt or stand.binds:
            break
        if shown and len(play.seats) > 1:
            break
        earliest, later = stand.number, stand
    return earliest


def an_undo_leads_to_the_exact_earlier_table(play: Play) -> None:
    match = parse(dump(play.match))
    last, middle = len(play.past) - 1, len(play.past) // 2
    for place in sorted({last, middle, 0}, reverse=True) if play.past else []:
        stand = play.past[place]
        number, used = match.number, match.table.chance.used
        match.undo(1, stand.number, consent=True)
        assert lying(match.table) == stand.lying
        assert asked(match.table) == stand.asked
        assert (match.number, match.table.chance.used) == (number + 1, used), "chance was rewound"
    with pytest.raises(Refused):
        match.undo(1, consent=True)
    match.verify()


LAWS: tuple[Callable[[Play], None], ...] = (
    nothing_is_lost,
    asking_again_changes_nothing,
    every_answer_offered_can_be_given,
    an_answer_not_offered_is_refused_and_changes_nothing,
    a_seat_sees_the_same_after_all_it_cannot_know_is_dealt_anew,
    players_choose_by_what_they_know,
    what_is_told_tells_no_secret,
    state_and_views_fit_the_schema,
    a_saved_game_goes_on_as_if_it_had_never_been_saved,
    a_fork_goes_its_own_way_from_here,
    nobody_takes_back_what_others_have_seen,
)


def examine(play: Play, every: int) -> None:
    """Play to the end; at every so many questions all laws are tried, and at the end those of the whole game."""
    try:
        for number in play.questions():
            nothing_is_lost(play)
            if number % every == 0:
                before = dump(play.match)
                for law in LAWS:
                    law(play)
                    assert dump(play.match) == before, f"{law.__name__} was tried and changed the game"
        nothing_is_lost(play)
        an_undo_leads_to_the_exact_earlier_table(play)
        the_end_is_the_end(play)
        equal_seed_and_answers_give_equal_games(play)
        everything_can_be_told_in_both_languages(play)
    except BaseException as failure:
        failure.add_note(f"in the game {play.seed!r} at question {play.match.number}")
        raise


def the_end_is_the_end(play: Play) -> None:
    match, outcome = play.match, play.match.outcome
    assert outcome is not None and set(outcome.winners) <= set(play.seats)
    assert match.asks() == ()
    assert not match.table.stack
    before = whole(match)
    for seat in play.seats:
        with pytest.raises(Refused):
            match.answer(seat, Nonsense())
        for command in match.table.commands:
            with pytest.raises(Refused):
                match.command(seat, command.key, Nonsense())
    assert whole(match) == before
    loaded = parse(dump(match))
    assert (loaded.outcome, loaded.asks()) == (outcome, ())


def equal_seed_and_answers_give_equal_games(play: Play) -> None:
    assert whole(play.match.replayed()) == whole(play.match)
    loaded = parse(dump(play.match))
    loaded.verify()
    assert whole(loaded) == whole(play.match)


def everything_can_be_told_in_both_languages(play: Play) -> None:
    for locale in LOCALES:
        text = play.game.texts.in_(locale)
        missing = sorted(message for message in play.messages if not text.has(message))
        assert not missing, f"{locale}: {missing}"
