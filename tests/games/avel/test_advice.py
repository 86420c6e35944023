"""A hint says why: in whole games every answer of a sensible player has a reason, in both languages."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from oakveil.games.avel import GAME
from oakveil.games.avel.options import AvelOptions
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.text import Locale

SILENT = {
    "avel.setup.oldest",
    "avel.roll",
    "avel.bag_grab",
    "avel.march_path",
    "avel.landing",
    "avel.upgrade",
    "avel.stun_loss",
}
"""Questions at which there is nothing to weigh."""


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_answer_that_was_weighed_has_a_reason(locale: Locale) -> None:
    said: Counter[str] = Counter()
    text = GAME.texts.in_(locale)
    for seed in range(6):
        options = AvelOptions(heroes=2, bag_draw="blind", odds=random.Random(seed).choice(["off", "simple", "full"]))
        match, minds = Match.start(GAME, options, seed=FairSeed.of(f"advice {seed}")), Chance(b"minds")
        while asks := match.asks():
            table = match.table.redealt(asks[0].seat, minds)
            ask = table.asks()[0]
            choice = GAME.bots["sensible"](table, ask, minds)
            reason = GAME.why(table, ask, choice, text)
            said[ask.key] += not reason
            if reason:
                assert re.fullmatch(r"[A-ZÀ-Ý].*[.]", reason), reason
            match.answer(asks[0].seat, choice)
    assert {key for key, silent in said.items() if silent} <= SILENT
    assert len(said) > 8


def test_the_reason_to_fight_names_the_monster_and_tells_odds_only_where_they_are_told() -> None:
    told = {}
    for odds in ("off", "full"):
        match = Match.start(GAME, AvelOptions(heroes=1, bag_draw="blind", odds=odds), seed=FairSeed.of("a hunt"))
        minds = Chance(b"minds")
        while True:
            ask = match.asks()[0]
            choice = GAME.bots["sensible"](match.table, ask, minds)
            if type(choice).__name__ == "Fight":
                told[odds] = GAME.why(match.table, ask, choice, GAME.texts.in_("en"))
                break
            match.answer(ask.seat, choice)
    assert told["off"].startswith("The reward for the ") or told["off"].startswith("The reward for ")
    assert "battle against" in told["full"] or "wounding" in told["full"]
