"""Whole games of players who try everything, with any options, with a DM and without one: they end, and stay sound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veiel import GAME, house_box, new
from oakveil.games.veiel.box import Box
from oakveil.games.veiel.choices import Concede, FaceBoss, Flee, GoBack, LeaveIt, StayLonger
from oakveil.games.veiel.events import RoomRevealed
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.state import Veiel
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.position import pack, unpack
from oakveil.kernel.table import Event
from tests.games.veiel.tables import box_with, change

LONGEST = 20_000
"""No game may have this many questions."""
EVERY = 23
"""At every so many questions a game is packed up and laid out again."""
TIMID = (GoBack, Concede, Flee, StayLonger, FaceBoss, LeaveIt)
"""What an explorer hardly ever does."""


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


def strong_heroes() -> Box:
    """The box of the house with heroes that hardly anything can stop."""
    sheets = house_box().heroes
    stats = {"vit": 80, "end": 30, "strength": 15, "dexterity": 15, "intelligence": 15, "faith": 15, "defence": 9}
    return box_with(*(change(id, stats=replace(sheet.stats, **stats)) for id, sheet in sheets.items()))


def at_random(ask: Ask, chance: Chance) -> Option:
    return ask.propose(chance)


def explorer(ask: Ask, chance: Chance) -> Option:
    """Goes on where it can, and back where the wing ends."""
    bold = [option for option in ask.options if not isinstance(option, TIMID)]
    bold = bold or [option for option in ask.options if isinstance(option, GoBack)]
    return chance.roll(bold, "bot") if bold and chance.below(12, "bot") else ask.propose(chance)


def played(g: Veiel, seed: str, player: Any = at_random) -> Veiel:
    """The game played to its end. It can be saved, and is sound: at random at every question, else now and then."""
    chance = Chance(f"player {seed}".encode())
    for number in range(LONGEST):
        asks = g.asks()
        if not asks:
            break
        if player is at_random or number % EVERY == 0:
            assert GAME.flaw(g) is None
        if number % EVERY == 0:
            again = unpack(GAME, g.options, g.box, g.chance.seed, pack(g))
            assert (again.state, again.stack) == (g.state, g.stack)
        ask = chance.roll(asks, "who")
        g.answer(player(ask, chance), ask.seat)
    assert g.outcome is not None
    assert GAME.flaw(g) is None
    return g


@pytest.mark.parametrize("seed", [str(number) for number in range(8)])
def test_a_whole_game_ends_and_is_sound_at_every_question(seed: str) -> None:
    played(new(VeielOptions(**any_options(seed)), [], house_box(), Chance(seed.encode())), seed)


def test_explorers_see_all_that_is_in_the_dungeon() -> None:
    box, seen = strong_heroes(), set[str]()

    def note(event: Event) -> None:
        if isinstance(event, RoomRevealed):
            seen.add(event.room)

    for seed in map(str, range(100, 103)):
        options = {**any_options(seed), "boss": [*box.bosses][int(seed) % 4], "throne_room": True, "incursions": 6}
        g = new(VeielOptions(**options), [], box, Chance(seed.encode()))
        g.listener = note
        played(g, seed, explorer)
    assert seen >= {"monster", "chest", "empty", "vine", "power", "trap_pit", "unique_chest", "riddle", "throne"}
