"""Crossing the dungeon: wings, events drawn, rooms entered, going on, the boss, the end (3.9, 3.13, 3.22, 3.23)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import (
    ChooseWing,
    Concede,
    Depart,
    Done,
    FaceBoss,
    GoBack,
    GoOn,
    PassEvent,
    PlayEvent,
    StayLonger,
    UseCard,
)
from oakveil.games.veiel.events import (
    EventsDrawn,
    EventSeen,
    FightStarted,
    GameEnded,
    RoomEntered,
    RoomRevealed,
    SentBack,
    TeamFell,
)
from oakveil.games.veiel.rules.crossing import Room, step_on
from oakveil.games.veiel.rules.ending import end_game, go_to_rest
from oakveil.games.veiel.rules.event_piles import draw_events, events_due
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.master_turn import MasterTurn
from oakveil.games.veiel.sequence import Campaign, Incursion
from oakveil.games.veiel.state import RoomCard
from tests.games.veiel.tables import HeroHere, TableTalk, foe, hero, lay, scene

KNIGHT, HEALER, SHAMAN, SCHOLAR = map(hero, ("knight", "healer", "shaman", "scholar"))
TEAM = (KNIGHT, HEALER, SHAMAN, SCHOLAR)


def crossing(*heroes: HeroHere, at: str = "look_round", incursion: int = 1, **more: Any) -> TableTalk:
    """The team in the middle of a crossing: in a resolved room whose players have nothing more to do."""
    campaign, own = Campaign(), Incursion()
    campaign.goto(Campaign.arrive)
    own.at = at
    t = scene(*heroes, frames=[campaign, own], **{"master": "none", "room": "empty", **more})
    t.g.state.incursion = incursion
    t.g.state.is_resolved = True
    return t


def onward(*heroes: HeroHere, **more: Any) -> TableTalk:
    """All have done what they wanted in the resolved room."""
    return quiet(crossing(*heroes, **more))


def quiet(t: TableTalk) -> TableTalk:
    """Nobody does anything in the rooms and the rest zone, and the DM plays nothing."""
    while t.key in ("calm", "camp", "shop", "event", "pass_defender"):
        choice = Done() if Done() in t.options() else PassEvent()
        t.answer(choice)
    return t


def setting_out(*heroes: HeroHere, **more: Any) -> TableTalk:
    """The team stands before the wings."""
    return crossing(*heroes, at="set_out", **{"where": "rest", "place": "", **more})


@pytest.mark.rule("VEIEL-INC-01")
def test_wing_events_room_in_this_order() -> None:
    t = setting_out(*TEAM, master="bot", room="empty")
    t.g.state.rooms["B1"] = RoomCard("empty")
    assert t.options("wing") == [ChooseWing("A"), ChooseWing("B"), ChooseWing("C")]
    assert t.told(EventsDrawn) == []
    t.answer(ChooseWing("B"))
    quiet(t)
    kinds = (EventsDrawn, RoomEntered, RoomRevealed)
    assert [type(event) for event in t.events if isinstance(event, kinds)] == list(kinds)
    assert t.told(RoomRevealed) == [RoomRevealed("B1", "empty")]
    assert t.g.state.place == "B1"
    assert t.key == "onward"


@pytest.mark.rule("VEIEL-EVENT-01", "VEIEL-EVENT-02", "VEIEL-BAL-01", "VEIEL-CORR-07")
@pytest.mark.parametrize(
    ("heroes", "lines", "events"),
    [(4, 2, 1), (4, 3, 2), (4, 4, 3), (4, 5, 4), (3, 4, 2), (6, 5, 5), (2, 2, 0), (5, 3, 2)],
)
def test_x11_x31_x32_x33_events_before_a_crossing(heroes: int, lines: int, events: int) -> None:
    team = [hero(id) for id in ("knight", "healer", "shaman", "scholar", "sealer", "bardess")[:heroes]]
    assert events_due(lay(*team, lines=lines)) == events


@pytest.mark.rule("VEIEL-BAL-02", "VEIEL-EVENT-01")
def test_an_option_replaces_the_balancing_table() -> None:
    assert events_due(lay(*TEAM, lines=3, adjust_events=3)) == 5
    assert events_due(lay(KNIGHT, HEALER, lines=2, adjust_events=-3)) == 0


@pytest.mark.rule("VEIEL-EVENT-01", "VEIEL-INFO-01")
def test_only_the_dm_sees_what_it_draws() -> None:
    t = setting_out(*TEAM, master="human")
    t.g.state.events.cards = ["fog", "mute"]
    t.answer(ChooseWing("A"))
    assert t.g.state.hand.cards == ["mute"]
    assert t.told(EventSeen)[0].audience() == (5,)
    assert t.g.seen_by(1)[0].hand.cards == [None]


@pytest.mark.rule("VEIEL-NODM-13", "VEIEL-INC-02")
def test_without_a_dm_events_are_laid_face_down_and_a_change_of_wing_adds_one() -> None:
    t = setting_out(*TEAM)
    t.g.state.rooms["A1"] = RoomCard("empty")
    t.answer(ChooseWing("A"))
    quiet(t)
    assert len(t.g.state.laid_events) == 1
    assert t.g.seen_by(2)[0].laid_events.cards == [None]
    t.g.state.rooms["B2"] = RoomCard("empty")
    t.answer(GoOn("B"))
    quiet(t)
    assert [event.why for event in t.told(EventsDrawn)] == ["crossing", "wing"]
    assert len(t.g.state.laid_events) == 2


@pytest.mark.rule("VEIEL-EVENT-06")
def test_an_empty_pile_is_made_of_its_discard_and_of_nothing_nothing_comes() -> None:
    g = lay(*TEAM)
    g.state.events.cards, g.state.event_discard = ["fog"], ("mute", "prison")
    draw_events(g, 2, "crossing")
    assert (len(g.state.hand), len(g.state.events)) == (2, 1)
    assert not g.state.event_discard
    draw_events(g, 5, "crossing")
    assert (len(g.state.hand), len(g.state.events)) == (3, 0)


@pytest.mark.rule("VEIEL-INC-02", "VEIEL-INC-10")
def test_on_goes_one_line_deeper_in_any_wing() -> None:
    t = onward(*TEAM, place="A1", lines=3)
    assert t.options("onward")[:4] == [GoOn("A"), GoOn("B"), GoOn("C"), GoBack()]
    t.answer(GoOn("C"))
    assert t.told(RoomEntered) == [RoomEntered("C2")]


@pytest.mark.rule("VEIEL-INC-02")
def test_who_stays_in_the_wing_draws_no_event() -> None:
    t = onward(*TEAM, place="B1")
    t.answer(GoOn("B"))
    assert t.told(EventsDrawn) == []


@pytest.mark.rule("VEIEL-INC-03")
def test_each_further_room_gives_an_endurance_to_all_even_the_fallen() -> None:
    t = onward(hero("knight", end=1), hero("healer", end=7), hero("shaman", vit=0, end=2), SCHOLAR)
    t.answer(GoOn("A"))
    assert [one.end for one in t.g.state.heroes] == [2, 7, 3, 7]
    g = lay(hero("knight", end=0), HEALER)
    step_on(g)
    assert g.hero("knight").end == 1


@pytest.mark.rule("VEIEL-INC-03")
def test_the_first_room_after_a_rest_gives_nothing_and_the_boss_does() -> None:
    t = setting_out(hero("knight", end=1), HEALER)
    t.answer(ChooseWing("A"))
    assert t.hero("knight").end == 1
    t = onward(hero("knight", end=1), HEALER, place="A2")
    t.answer(FaceBoss())
    assert t.hero("knight").end == 2


@pytest.mark.rule("VEIEL-PHY-05", "VEIEL-INC-03")
def test_the_echo_of_a_standing_hero_gives_one_more_endurance_in_each_room() -> None:
    echo = hero("healer", end=2, phylactery="ph_echo")
    t = onward(KNIGHT, echo)
    t.answer(GoOn("A"))
    assert t.hero("healer").end == 4
    t = onward(KNIGHT, hero("healer", vit=0, end=2, phylactery="ph_echo"))
    t.answer(GoOn("A"))
    assert t.hero("healer").end == 3


@pytest.mark.rule("VEIEL-INC-04")
def test_a_room_is_resolved_when_its_enemies_are_dead() -> None:
    t = crossing(hero("barbarian", weapon="w_great_axe"), HEALER, at="onward")
    t.push(Room(place="A1"))
    t.g.state.rooms["A1"] = RoomCard("monster")
    t.g.state.monsters.cards = ["zombie"]
    while t.key != "action":
        t.answer(t.options()[0] if t.key != "flee" else t.options()[-1])
    assert not t.g.state.is_resolved
    t.foe("zombie").hp = 1
    t.dice(hero=20)
    while t.key == "action":
        t.attack("zombie") if any("zombie" in str(option) for option in t.options()) else t.end_turn()
    assert t.g.state.is_resolved


@pytest.mark.rule("VEIEL-INC-05", "VEIEL-EQUIP-02")
def test_in_a_resolved_room_everybody_may_act_and_the_team_may_look_round_again() -> None:
    t = crossing(hero("knight", vit=5), hero("healer", level=3))
    assert (t.key, t.asks[0].seat) == ("calm", 1)
    t.answer(Done())
    t.dice(check=20)
    t.answer(UseCard("heal", 0, "knight"))
    assert t.hero("knight").vit > 5
    t.answer(Done())
    t.answer(StayLonger())
    assert t.key == "calm"


@pytest.mark.rule("VEIEL-INC-06", "VEIEL-REST-01")
def test_the_way_back_costs_nothing() -> None:
    t = onward(hero("knight", vit=5), HEALER, crystals=7)
    t.answer(GoBack())
    assert (t.g.state.where, t.g.state.crystals, t.g.state.incursion) == ("rest", 7, 2)
    assert t.hero("knight").vit == 20


@pytest.mark.rule("VEIEL-INC-07", "VEIEL-END-03", "VEIEL-BOSS-04")
def test_at_the_end_of_a_wing_the_boss_waits_and_there_is_no_way_back() -> None:
    t = onward(*TEAM, place="C2", boss="urais")
    assert t.options("onward")[:2] == [FaceBoss(), GoBack()]
    t.answer(FaceBoss())
    assert (t.g.state.where, t.g.state.place) == ("boss", "")
    assert t.told(FightStarted)[0].kind == "boss"


@pytest.mark.rule("VEIEL-INC-08", "VEIEL-END-02")
def test_x52_in_the_last_crossing_one_can_only_give_up() -> None:
    t = onward(*TEAM, incursion=5)
    assert GoBack() not in t.options("onward")
    t.answer(Concede())
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((), "conceded")
    assert GoBack() in onward(*TEAM, incursion=5, incursions=6).options()


@pytest.mark.rule("VEIEL-INC-08")
def test_in_the_last_crossing_the_end_of_the_wing_leads_to_the_boss() -> None:
    t = onward(*TEAM, incursion=5, place="A2")
    assert t.told(FightStarted)[0].kind == "boss"


@pytest.mark.rule("VEIEL-INC-09", "VEIEL-CORR-08")
def test_after_a_return_all_rooms_are_there_again() -> None:
    t = onward(*TEAM, room="chest", place="A1")
    t.answer(GoBack())
    quiet(t)
    t.answer(Depart())
    assert not t.g.state.is_resolved
    assert t.g.state.lines == 3
    assert sorted(card.face() for card in t.g.state.rooms.values()).count("chest") == 3


@pytest.mark.rule("VEIEL-EVENT-11", "VEIEL-EVENT-03")
def test_x06_a_horde_holds_up_who_goes_on() -> None:
    t = onward(*TEAM, master="bot", hand=["horde"])
    t.answer(GoOn("A"))
    t.answer(PlayEvent("horde"))
    assert t.g.combat.kind == "horde"
    assert t.g.state.place == "A1"
    assert t.told(RoomEntered) == []
    while t.key in ("place_enemy", "flee", "event"):
        t.answer(t.options()[-1] if t.key == "flee" else t.options()[0])
    for enemy in t.g.combat.line:
        enemy.hp = 1
    while t.g.state.combat is not None:
        t.g.combat.line[0].hp = 1
        attacks = [option for option in t.options() if type(option).__name__ == "Attack"]
        t.dice(hero=20) if attacks else None
        t.answer(attacks[0] if attacks else t.options()[0])
    quiet(t)
    assert t.key == "onward"
    assert GoOn("A") in t.options()


@pytest.mark.rule("VEIEL-EVENT-11")
def test_who_goes_back_is_not_held_up() -> None:
    t = onward(*TEAM, master="bot", hand=["horde"])
    t.answer(GoBack())
    assert t.g.state.where == "rest"


@pytest.mark.rule("VEIEL-EVENT-13")
def test_in_a_new_room_the_dm_is_asked_again() -> None:
    t = onward(*TEAM, master="bot", hand=["mute"])
    t.g.state.quiet = True
    t.answer(GoOn("A"))
    assert t.key == "event"
    assert not t.g.state.quiet


@pytest.mark.rule("VEIEL-ABIL-12")
def test_in_a_new_room_what_costs_nothing_can_be_used_again() -> None:
    t = onward(hero("knight", used=("ph_tears:0:room", "x:0:game")), HEALER)
    t.answer(GoOn("A"))
    assert t.hero("knight").used == ("x:0:game",)


@pytest.mark.rule("VEIEL-DEATH-06")
def test_the_team_may_go_on_with_fallen_heroes() -> None:
    t = onward(KNIGHT, hero("healer", vit=0))
    t.answer(GoOn("A"))
    assert t.told(RoomEntered)


@pytest.mark.rule("VEIEL-DEATH-08", "VEIEL-LEVEL-06", "VEIEL-DEATH-07", "VEIEL-CORR-01")
def test_x44_when_all_fall_the_purse_is_lost_and_nothing_else() -> None:
    t = crossing(hero("knight", vit=1), hero("healer", vit=0), at="look_round", incursion=3, crystals=11, master="bot")
    t.push(Room(place="A1"))
    t.g.state.rooms["A1"], t.g.state.box = RoomCard("trap_pit"), ("a_plate",)
    t.dice(check=2)
    assert t.key == "take_room"
    assert (t.g.state.crystals, t.g.state.box, t.g.state.incursion) == (0, ("a_plate",), 4)
    assert [(one.vit, one.end) for one in t.g.state.heroes] == [(20, 4), (12, 7)]
    assert t.told(TeamFell) == [TeamFell(11)]


@pytest.mark.rule("VEIEL-DEATH-09", "VEIEL-END-02")
def test_when_all_fall_in_the_last_crossing_the_game_is_lost() -> None:
    t = crossing(hero("knight", vit=1), hero("healer", vit=0), incursion=5, master="bot")
    t.push(Room(place="A1"))
    t.g.state.rooms["A1"] = RoomCard("trap_pit")
    t.dice(check=2)
    assert t.key == ""
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((3,), "out_of_time")


@pytest.mark.rule("VEIEL-FLEE-05", "VEIEL-END-02")
def test_a_flight_keeps_the_purse_and_in_the_last_crossing_loses_the_game() -> None:
    t = crossing(*TEAM, crystals=4)
    go_to_rest(t.g, "fled")
    assert (t.g.state.crystals, t.g.state.where, t.g.outcome) == (4, "rest", None)
    t = crossing(*TEAM, incursion=5)
    go_to_rest(t.g, "fled")
    assert t.g.outcome is not None and t.g.outcome.reason == "out_of_time"


@pytest.mark.rule("VEIEL-LAIR-06")
def test_who_is_sent_back_loses_the_purse() -> None:
    t = crossing(*TEAM, crystals=4)
    go_to_rest(t.g, "sent_back")
    assert (t.g.state.crystals, t.g.state.where) == (0, "rest")
    assert t.told(SentBack)


@pytest.mark.rule("VEIEL-END-01", "VEIEL-END-04", "VEIEL-LOOT-03", "VEIEL-BOSS-09")
def test_the_death_of_the_boss_wins_the_game() -> None:
    t = onward(hero("barbarian", weapon="w_great_axe"), HEALER, place="A2", boss="urais", master="bot", crystals=3)
    t.answer(FaceBoss())
    while t.key != "action":
        t.answer(t.options()[0])
    t.foe("urais").hp = 1
    t.dice(hero=20, enemy=5)
    t.attack("urais")
    outcome = t.g.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.details["crystals"]) == ((1, 2), "boss_dead", 3)
    assert t.told(GameEnded) == [GameEnded(True, "boss_dead", 1)]


@pytest.mark.rule("VEIEL-END-04")
def test_the_result_tells_how_the_game_went() -> None:
    t = scene(
        hero("barbarian", level=5, raised=("FOR",) * 4, weapon="w_great_axe", poison=2),
        HEALER,
        foes=[foe("zombie", hp=6), foe("plague", poison=3, hp=2)],
        frames=[HeroTurn(hero="barbarian")],
        hand=["exhaust"],
        steady_pace=False,
    )
    assert (t.key, t.g.state.suffered) == ("event", 2)
    t.answer(PlayEvent("exhaust", "healer"))
    t.dice(hero=12, enemy=6)
    t.attack("zombie")
    assert (t.g.state.dealt, t.g.state.events_used) == (6, 1), "no more than it had"
    t.push(MasterTurn())
    assert (t.key, t.g.state.dealt) == ("waiting", 8)
    end_game(t.g, False, "conceded")
    assert t.g.outcome is not None
    details = t.g.outcome.details
    assert [details[name] for name in ("dealt", "suffered", "events", "deaths", "rounds")] == [8, 2, 1, 0, 0]


@pytest.mark.rule("VEIEL-END-02", "VEIEL-DEATH-09")
def test_who_falls_before_the_boss_has_lost() -> None:
    campaign, own = Campaign(), Incursion(result="fallen")
    own.goto(Incursion.end_game)
    t = scene(KNIGHT, HEALER, where="boss", place="", frames=[campaign, own])
    assert t.key == ""
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((3,), "boss_won")


def test_a_fight_of_the_scene_is_no_longer_there_in_the_rest_zone() -> None:
    t = scene(KNIGHT, HEALER, foes=[foe("zombie")])
    go_to_rest(t.g, "fled")
    assert t.g.state.combat is None
