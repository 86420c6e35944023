"""A hint says why: in whole games every answer of a sensible player has a reason, in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from oakveil.games.tactique import GAME
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.text import Locale
from tests.games.tactique.table import foe, hero, scene

WEIGHED = {"turn_action", "discard_step", "choose_enemy", "choose_move", "reward", "start_turn", "pick_novice"}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_answer_that_was_weighed_has_a_reason(locale: Locale) -> None:
    text = GAME.texts.in_(locale)
    options = TactiqueOptions(players=1, heroes=2, difficulty="easy", hero_pick="first_game", novice_pick="suggested")
    match, minds = Match.start(GAME, options, seed=FairSeed.of("advice")), Chance(b"minds")
    said: Counter[str] = Counter()
    while asks := match.asks():
        table = match.table.redealt(asks[0].seat, minds)
        ask = table.asks()[0]
        choice = GAME.bots["sensible"](table, ask, minds)
        reason = GAME.why(table, ask, choice, text)
        key = ask.key.removeprefix("tactique.")
        said[key] += 1
        assert reason or key not in WEIGHED
        if reason:
            assert re.fullmatch(r"[A-ZÀ-Ý].*[.]", reason), reason
            assert "  " not in reason
        match.answer(asks[0].seat, choice)
    assert len(said) > 6


def test_it_names_whom_the_plan_kills() -> None:
    t = scene(hero("knight", at="B1", hand=["run", "strike", "strike"]), foes=[foe("ghoul", at="B5", lives=1)])
    ask = t.ask
    choice = GAME.bots["sensible"](t.g.redealt(ask.seat, Chance(b"deal")), ask, Chance(b"bot"))
    assert GAME.why(t.g, ask, choice, GAME.texts.in_("en")) == "With what follows in this turn, the Ghoul dies."
