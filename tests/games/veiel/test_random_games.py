"""Whole games of players who try everything, with any options, with a DM and without one: they end, and stay sound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oakveil.games.veiel import GAME, house_box, new
from oakveil.games.veiel.options import VeielOptions
from oakveil.kernel.chance import Chance

LONGEST = 20_000
"""No game may have this many questions."""


def any_options(seed: str) -> dict[str, Any]:
    """Options of a game, drawn from all that fit together."""
    dice = Random(seed)
    heroes, dm = dice.randint(2, 6), dice.choice(["none", "bot", "human"])
    hidden = dice.choice(["open", "hidden"])
    return {
        "heroes": heroes,
        "players": dice.randint(1, heroes),
        "dm": dm,
        "hero_pick": dice.choice(["free", "draft", "random", "beginner"]),
        "phylacteries": dice.random() < 0.5,
        "throne_room": dice.random() < 0.5,
        "nodm_start": dice.choice([5, 7]),
        "nodm_order": dice.choice(["class", "players"]),
        "nodm_event_trigger": dice.choice(["per_hero", "per_combat"]),
        "incursions": dice.randint(3, 7),
        "dm_dice": hidden,
        "dm_fudge": dice.choice(["off", "kind", "free"]) if (dm, hidden) == ("human", "hidden") else "off",
        "enemy_stats": dice.choice(["open", "hidden"]),
        "riddle": dice.choice(["auto", "puzzle", "roll", *(["spoken"] if dm == "human" else [])]),
        "team_vote": dice.choice(["leader", "majority"]),
        "crystal_cap": dice.choice([0, 40]),
        "steady_pace": dice.random() < 0.5,
    }


@pytest.mark.parametrize("seed", [str(number) for number in range(8)])
def test_a_whole_game_ends_and_is_sound_at_every_question(seed: str) -> None:
    options, player = any_options(seed), Chance(f"player {seed}".encode())
    g = new(VeielOptions(**options), [], house_box(), Chance(seed.encode()))
    for _ in range(LONGEST):
        asks = g.asks()
        if not asks:
            break
        assert GAME.flaw(g) is None, options
        ask = player.roll(asks, "who")
        g.answer(ask.propose(player), ask.seat)
    assert g.outcome is not None, options
    assert GAME.flaw(g) is None, options
