"""Who decides for the team: persons, and programs that follow them (specification 3.27)."""

from __future__ import annotations

import pytest

from oakveil.games.veiel import GAME
from oakveil.games.veiel.catalogue import TEXTS
from oakveil.games.veiel.choices import (
    Depart,
    Done,
    LetThemStay,
    NameDefender,
    SendBack,
    SolveRiddle,
    Speak,
    StayLonger,
)
from oakveil.games.veiel.events import VoicesHeard
from oakveil.games.veiel.rules.rest import Rest
from oakveil.games.veiel.rules.riddle import Riddle
from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.chance import Chance
from tests.games.veiel.tables import TableTalk, hero, lay, scene
from tests.games.veiel.test_setup import heard, opened

TEAM = (hero("knight"), hero("healer"), hero("shaman"), hero("scholar"))


def asked(t: TableTalk) -> list[Seat]:
    return [ask.seat for ask in t.asks]


def put_together(*followers: Seat) -> TableTalk:
    """A new game of four heroes in which these players follow the others."""
    t = opened(heroes=4, dm="none", hero_pick="random")
    assert (t.key, asked(t)) == ("voice", [1, 2, 3, 4])
    return heard(t, *followers)


def resting(*speakers: Seat, defender: str = "knight", team_vote: str = "leader") -> TableTalk:
    """The question whether the team departs, where these seats decide for it."""
    t = scene(*TEAM, frames=[Rest()], where="rest", place="", team_vote=team_vote)
    t.g.state.speakers, t.g.state.defender = speakers, defender
    while t.key != "depart":
        t.answer(Done())
    return t


@pytest.mark.rule("VEIEL-TEAM-03")
def test_programs_follow_the_persons_at_the_table() -> None:
    t = put_together(1, 3)
    assert t.g.state.speakers == (2, 4)
    heroes = [one.id for one in t.g.state.heroes]
    assert t.told(VoicesHeard) == [VoicesHeard((heroes[1], heroes[3]))]
    assert (t.key, asked(t)) == ("defender", [2]), "the first seat follows"
    t.answer(NameDefender(heroes[2]))
    assert (t.key, asked(t)) == ("start_item", [4]), "the player of the defender follows as well"


@pytest.mark.rule("VEIEL-TEAM-03")
def test_where_all_decide_or_all_follow_the_player_of_the_defender_confirms() -> None:
    for followers in ((), (1, 2, 3, 4)):
        t = put_together(*followers)
        assert t.g.state.speakers == () and not t.told(VoicesHeard)
        t.answer(NameDefender(t.g.state.heroes[2].id))
        assert asked(t) == [3]


@pytest.mark.rule("VEIEL-TEAM-03", "VEIEL-SOLO-01")
def test_a_lone_player_need_not_say_who_decides() -> None:
    t = opened(heroes=4, players=1, hero_pick="random")
    assert t.key == "defender"


@pytest.mark.rule("VEIEL-TEAM-02", "VEIEL-TEAM-03")
@pytest.mark.parametrize(
    ("defender", "speakers", "leader"),
    [
        ("knight", (), 1),
        ("knight", (1, 2), 1),
        ("knight", (3, 4), 3),
        ("shaman", (1, 4), 4),
        ("scholar", (1, 2), 1),
    ],
)
def test_for_a_defender_that_follows_the_next_on_its_left_confirms(
    defender: str, speakers: tuple[Seat, ...], leader: Seat
) -> None:
    assert asked(resting(*speakers, defender=defender)) == [leader]


@pytest.mark.rule("VEIEL-TEAM-02", "VEIEL-TEAM-03")
def test_programs_have_no_vote() -> None:
    t = resting(2, 3, 4, defender="knight", team_vote="majority")
    assert asked(t) == [2, 3, 4]
    for seat, choice in ((2, Depart()), (3, StayLonger()), (4, StayLonger())):
        t.answer(choice, seat)
    assert t.key != "waiting"
    t = resting(2, 3, defender="knight", team_vote="majority")
    t.answer(StayLonger(), 3)
    t.answer(Depart(), 2)
    assert t.key == "waiting", "without a majority whoever confirms for the defender decides"
    assert asked(resting(3, team_vote="majority")) == [3]


@pytest.mark.rule("VEIEL-TEAM-03")
@pytest.mark.parametrize("level", list(GAME.bots))
def test_every_program_follows(level: str) -> None:
    t = opened(heroes=4, dm="none", hero_pick="random")
    for ask in t.asks[:3]:
        t.answer(GAME.bots[level](t.g, ask, Chance(b"bot")), ask.seat)
    t.answer(Speak(), 4)
    assert t.g.state.speakers == (4,) == tuple(asked(t))


@pytest.mark.rule("VEIEL-RIDDLE-06")
@pytest.mark.parametrize("level", list(GAME.bots))
def test_no_program_solves_a_puzzle_where_a_hero_may_roll(level: str) -> None:
    riddle = Riddle(source="riddle", first=4, second=2, lose=2)
    t = scene(*TEAM, frames=[riddle], master="none", riddle="auto")
    for seed in range(8):
        choice = GAME.bots[level](t.g, t.asks[0], Chance(bytes([seed])))
        assert choice == SolveRiddle("scholar"), "it has the most INT"


@pytest.mark.rule("VEIEL-LAIR-06")
@pytest.mark.parametrize("level", list(GAME.bots))
def test_a_program_as_dm_sends_back_whoever_refuses_to_fight(level: str) -> None:
    g = lay(*TEAM, room="lair")
    ask = Ask(5, "veiel.send_back", (SendBack(), LetThemStay()), default=SendBack())
    assert GAME.bots[level](g, ask, Chance(b"bot")) == SendBack()


@pytest.mark.rule("VEIEL-TEAM-03")
def test_a_program_says_what_it_would_do_and_why() -> None:
    t = resting(2)
    ask = t.asks[0]
    shown = t.g.redealt(ask.seat, Chance(b"seen"))
    wanted = GAME.bots["sensible"](shown, shown.asks()[0], Chance(b"bot"))
    assert ask.refusal(wanted) is None
    assert GAME.why(shown, shown.asks()[0], Depart(), TEXTS.in_("en")).endswith(".")
