"""Whole games in which nobody sees, hears or can guess from a question what is not for it (specification 2.3, 5.2)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from oakveil.bots.random import choose
from oakveil.games.veiel import GAME
from oakveil.games.veiel.choices import Concede, FaceBoss, PassEvent, RefuseReply, Reply, SetRiddle, StayLonger
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.rules.corruption import Corruption
from oakveil.games.veiel.state import RoomCard
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.table import Event, Table
from tests.games.veiel.secrets import Watch, sent_to
from tests.games.veiel.tables import hero, scene
from tests.games.veiel.test_random_games import strong_heroes

MANY = 300
"""Questions of a game that is played several times."""
SECRET = "the moon over Veiel"
"""An answer that only the DM knows."""
GAMES: tuple[dict[str, Any], ...] = (
    {"heroes": 2, "players": 2, "dm": "human", "dm_dice": "hidden", "dm_fudge": "free", "riddle": "spoken"},
    {"heroes": 3, "players": 1, "dm": "bot", "enemy_stats": "hidden", "riddle": "puzzle", "throne_room": True},
    {"heroes": 4, "players": 2, "dm": "human", "phylacteries": True, "team_vote": "majority"},
    {"heroes": 2, "players": 2, "dm": "none", "phylacteries": True, "enemy_stats": "hidden"},
)


def answer(g: Table[Any], ask: Ask, minds: Chance) -> Option:
    """Anything, but the team does not seek the boss, and the DM asks riddles that nobody can solve."""
    if ask.key == "veiel.set_riddle":
        return SetRiddle("What is pale and has no face?", (SECRET,))
    if ask.key == "veiel.reply":
        return Reply("a ghost")
    if ask.key == "veiel.judge":
        return RefuseReply()
    wanted = [option for option in ask.options if not isinstance(option, FaceBoss | Concede | StayLonger)]
    return minds.roll(wanted, "wanted") if wanted else choose(g, ask, minds)


@pytest.mark.rule("VEIEL-INFO-01", "VEIEL-INFO-02", "VEIEL-DMTURN-09")
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_hero_is_sent_nothing_that_it_may_not_know(options: dict[str, Any]) -> None:
    match = Match.start(GAME, VeielOptions(**options), seed=FairSeed.of("secret"), content=strong_heroes())
    minds, watch = Chance(b"minds"), Watch(match.options)
    viewers: tuple[Seat | None, ...] = (None, 1, match.options.seats)
    narrator = GAME.told_in("en")
    for step in range(1500):
        for event in match.events():
            heard(watch, event, viewers)
        asks = match.asks()
        if not asks:
            break
        if step % 4 == 0:
            for viewer in viewers:
                sent = sent_to(match.table, viewer)
                watch.look(match.table, sent)
                assert SECRET not in json.dumps(sent)
            shown = match.table.redealt(1, Chance(b"shown"))
            assert SECRET not in msgspec.json.encode([shown.state, shown.stack]).decode()
        if step % 40 == 0:
            assert SECRET not in narrator.summary(match.table, 1)
        match.answer(asks[0].seat, answer(match.table, asks[0], minds))
    assert watch.looks > 50
    assert len(match.table.state.rooms) > 9, "the dungeon has grown"


def heard(watch: Watch, event: Event, viewers: tuple[Seat | None, ...]) -> None:
    """An event, as far as these seats are told of it."""
    audience = event.audience()
    for viewer in viewers:
        if audience is None or viewer in audience:
            told = json.loads(msgspec.json.encode(event))
            watch.hear(told)
            assert SECRET not in json.dumps(told)


# -- what is asked, and when ---------------------------------------------------------------------------------------


def always_passing(g: Table[Any], ask: Ask, minds: Chance) -> Option:
    """A DM that plays no event; all others do anything that does not depend on what nobody can see."""
    return PassEvent() if ask.key == "veiel.event" else answer(g, ask, minds)


def questions_of(hand: str, **options: Any) -> tuple[list[tuple[Seat, str]], list[bytes]]:
    """Every question of a game in which the DM always draws this event, and what the heroes are sent meanwhile."""
    match = Match.start(GAME, VeielOptions(**options), seed=FairSeed.of("twin"), content=strong_heroes())
    minds, asked, seen = Chance(b"twin"), list[tuple[Seat, str]](), list[bytes]()
    state = match.table.state
    for _ in range(MANY):
        asks = match.asks()
        if not asks:
            break
        state = match.table.state
        state.events.cards = [hand] * len(state.events.cards)
        state.hand.cards = [hand] * len(state.hand.cards)
        state.event_discard = (hand,) * len(state.event_discard)
        asked += [(ask.seat, ask.key) for ask in asks]
        shown, stack = match.table.seen_by(1)
        shown.event_discard = ()
        seen.append(msgspec.json.encode([shown, stack]))
        match.answer(asks[0].seat, always_passing(match.table, asks[0], minds))
        match.table._question = None  # what is in the hand has been exchanged
    return asked, seen


@pytest.mark.rule("VEIEL-EVENT-04", "VEIEL-INFO-01")
def test_when_the_dm_is_asked_does_not_tell_what_it_holds() -> None:
    """With `steady_pace` every hand of the same size brings the same questions in the same places."""
    options = {"heroes": 3, "players": 3, "dm": "human", "boss": "urais", "adjust_events": 2}
    wanted, seen = questions_of("fog", **options)
    assert sum(key == "veiel.event" for _, key in wanted) > 20
    for hand in ("curse_def", "ambush", "breakage", "horde"):
        asked, sent = questions_of(hand, **options)
        assert asked == wanted, f"the questions tell that it holds {hand}"
        assert sent == seen


@pytest.mark.rule("VEIEL-EVENT-04")
def test_without_a_steady_pace_the_dm_is_asked_when_a_card_of_its_hand_fits() -> None:
    options = {"heroes": 3, "players": 3, "dm": "human", "boss": "urais", "adjust_events": 2, "steady_pace": False}
    horde, _ = questions_of("horde", **options)
    curse, _ = questions_of("curse_def", **options)
    assert horde != curse


@pytest.mark.rule("VEIEL-EVENT-13", "VEIEL-INC-01")
def test_rooms_mixed_by_the_corruption_cannot_be_told_apart_by_their_questions() -> None:
    """Whatever is lifted, the DM is asked as often where it goes."""
    kinds = (("chest", "chest", "chest"), ("chest", "empty", "riddle"))
    asked = []
    for rooms in kinds:
        t = scene(*map(hero, ("knight", "healer", "shaman")), frames=[Corruption()], where="rest", place="")
        t.g.state.incursion = 5
        for place, room in zip(("A2", "B2", "C2"), rooms, strict=True):
            t.g.state.rooms[place] = RoomCard(room, peeked=(4,), batch="line_2")
        keys = []
        while t.key != "waiting":
            keys.append((t.asks[0].seat, t.key))
            wanted = [option for option in t.options() if getattr(option, "place", "")[1:] == "2"]
            t.answer((wanted or t.options())[0])
        asked.append(keys)
    assert asked[0] == asked[1]
