"""Rounds and turns (specification 3.3)."""

import pytest

from oakveil.games.avel.choices import (
    Accept,
    DrinkHealing,
    EndTurn,
    Exchange,
    Fight,
    Grab,
    MarchTo,
    Move,
    Proposal,
    Rearrangement,
    Rest,
    RollForMonster,
    Service,
    Stop,
)
from oakveil.games.avel.events import CoatGiven, MarkerMoved, RoundBegan, TurnBegan, TurnEnded
from tests.games.avel.table import TableTalk, cell, foe, fresh, hero, scene


def actions_offered(t: TableTalk) -> set[type]:
    return {type(option) for option in t.options("avel.action")}


@pytest.mark.rule("AVEL-TURN-01")
def test_in_every_round_every_hero_takes_exactly_one_turn() -> None:
    t = scene(hero(), hero(), hero(), active=2, marker=0)
    for _ in range(4):
        t.end_round()
    turns = [event.hero for event in t.told(TurnBegan)]
    assert turns[:12] == [2, 3, 1] * 4
    assert [event.number for event in t.told(RoundBegan)] == [2, 3, 4, 5]
    assert len(t.told(TurnEnded)) == 12


@pytest.mark.rule("AVEL-TURN-02")
def test_the_coat_of_arms_goes_first_then_clockwise_and_the_round_ends_after_the_last() -> None:
    t = fresh(4, first_seat="3")
    order = []
    while t.state.round == 1:
        assert t.state.marker == 2, "the round ends after the last turn, not before"
        order.append(t.ask.seat)
        t.end_turn()
    assert order == [3, 4, 1, 2]
    assert t.state.marker == 3
    assert t.ask.seat == 3


@pytest.mark.rule("AVEL-TURN-03")
def test_the_coat_of_arms_stays_with_its_seat() -> None:
    t = scene(hero(), hero(), hero(), active=2, marker=0)
    for _ in range(5):
        assert (t.state.coat, t.ask.seat) == (2, 2)
        t.end_round()
    assert not t.told(CoatGiven)


@pytest.mark.rule("AVEL-TURN-03")
def test_as_a_house_variant_the_coat_of_arms_goes_clockwise_every_round() -> None:
    t = scene(hero(), hero(), hero(), active=2, marker=0, coat_passes=True)
    coats = []
    for _ in range(4):
        coats.append(t.ask.seat)
        t.end_round()
    assert coats == [2, 3, 1, 2]


@pytest.mark.rule("AVEL-TURN-04")
def test_where_players_decide_the_seat_with_the_coat_of_arms_answers() -> None:
    beast = foe("beast", "wishing_lake")
    t = scene(hero(), hero(), hero(), active=2, act=2, foes=[foe("cinder_rat", "elven_camp"), beast])
    t.end_round()
    assert t.options("avel.march_path", seat=2) == [MarchTo(cell("old_mill")), MarchTo(cell("fox_hollow"))]
    for other in (1, 3):
        assert t.refuses(MarchTo(cell("old_mill")), seat=other).message == "kernel-not-your-question"


@pytest.mark.rule("AVEL-TURN-05")
def test_a_turn_has_two_actions_of_four_kinds() -> None:
    t = scene(hero("marketplace", hearts=3, coins=3), foes=[foe("cinder_rat", "marketplace")])
    assert t.hero().actions_left == 2
    assert actions_offered(t) == {Move, Fight, Service, Rest, EndTurn}
    t.rest()
    assert t.hero().actions_left == 1
    assert actions_offered(t) == {Move, Fight, Service, Rest, EndTurn} - {Rest}, "nothing left to rest from"
    t.move("crow_heath")
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-TURN-05")
def test_the_same_action_may_be_taken_again() -> None:
    t = scene(hero("crow_heath"))
    t.move("quarry")
    t.move("wilderness")
    assert t.at(1) == "wilderness"
    assert t.ask.seat == 2
    t = scene(hero(hearts=1))
    t.rest()
    t.rest()
    assert t.hero().hearts == 5
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-TURN-06")
def test_actions_not_taken_are_lost() -> None:
    t = scene(hero("crow_heath"), hero("crow_heath"))
    t.move("quarry")
    t.end_turn()
    (ended,) = t.told(TurnEnded)
    assert (ended.hero, ended.reason, ended.actions) == (1, "chosen", 1)
    assert t.hero(1).actions_left == 0
    t.end_turn()
    assert t.told(TurnEnded)[-1].actions == 2
    assert t.hero(1).actions_left == 2, "a new turn has its two actions, not more"


@pytest.mark.rule("AVEL-TURN-07")
def test_an_action_is_finished_before_anything_else_happens() -> None:
    t = scene(
        hero("crow_heath", hearts=3, worn=["captains_sword"], packed=["healing_draught_1"]),
        hero("crow_heath", coins=1),
        foes=[foe("charred_skeleton", "crow_heath")],
    )
    t.dice("A A _ | _")
    t.draws("oak_staff")
    t.fight("charred_skeleton")
    assert t.ask.key == "avel.fit", "a reward is not placed yet"
    for early in (Move(cell("quarry")), EndTurn(), DrinkHealing("healing_draught_1"), Exchange(2)):
        t.refuses(early)
    t.answer(t.ask.options[0])
    assert actions_offered(t) == {Move, Rest, DrinkHealing, Exchange, EndTurn}


@pytest.mark.rule("AVEL-TURN-07")
def test_a_trade_is_finished_before_anything_else_happens() -> None:
    t = scene(hero("marketplace", coins=6), bag=["buckler", "oak_staff"], bag_draw="grab_calm")
    t.serve()
    t.answer(t.ask.options[0])
    assert t.ask.key == "avel.bag_grab"
    t.answer(Grab(0))
    assert t.ask.key == "avel.market"
    t.answer(Stop())
    assert t.ask.key == "avel.action"
    assert t.hero().actions_left == 1


@pytest.mark.rule("AVEL-TURN-08")
def test_free_things_are_possible_before_between_and_after_the_actions() -> None:
    t = scene(
        hero("quarry", hearts=1, coins=2, packed=["healing_draught_1", "healing_draught_2"]), hero("quarry", coins=1)
    )
    assert {DrinkHealing, Exchange} <= actions_offered(t), "before the first action"
    t.rest()
    assert {DrinkHealing, Exchange} <= actions_offered(t), "between actions"
    t.answer(Exchange(2))
    t.answer(Proposal(take_coins=1))
    assert (t.hero().coins, t.hero().actions_left) == (3, 1), "an exchange is no action"
    t.answer(Service("build_wall"))
    drinks = [DrinkHealing("healing_draught_1"), DrinkHealing("healing_draught_2")]
    assert set(t.options("avel.action", seat=1)) == {*drinks, Exchange(2), EndTurn()}, "after the last action"
    t.answer(drinks[1])
    assert (t.hero().hearts, t.hero().actions_left) == (5, 0)


@pytest.mark.rule("AVEL-TURN-09")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    t = scene(hero(), hero("quarry", coins=1))
    t.move("crow_heath")
    t.move("castle")
    (ended,) = t.told(TurnEnded)
    assert (ended.hero, ended.reason) == (1, "done")
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-TURN-09")
def test_a_turn_with_a_free_thing_left_is_ended_by_the_player() -> None:
    t = scene(hero(hearts=3, packed=["healing_draught_1"]))
    t.move("crow_heath")
    t.move("quarry")
    assert t.options("avel.action", seat=1) == [DrinkHealing("healing_draught_1"), EndTurn()]
    t.end_turn()
    assert [(event.hero, event.reason) for event in t.told(TurnEnded)] == [(1, "chosen")]


@pytest.mark.rule("AVEL-TURN-09")
def test_a_stunned_heros_turn_ends_at_once() -> None:
    t = scene(hero("quarry", hearts=1), foes=[foe("cinder_rat", "quarry")])
    t.dice("_ _ | A")
    t.fight("cinder_rat")
    assert [(event.hero, event.reason, event.actions) for event in t.told(TurnEnded)] == [(1, "stunned", 1)]
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-TURN-10")
def test_other_heroes_do_nothing_in_a_turn() -> None:
    t = scene(hero("quarry"), hero("crow_heath", hearts=2, packed=["healing_draught_1"]))
    for choice in (Move(cell("castle")), Rest(), DrinkHealing("healing_draught_1"), EndTurn()):
        assert t.refuses(choice, seat=2).message == "kernel-not-your-question"


@pytest.mark.rule("AVEL-TURN-10")
def test_another_hero_may_rearrange_its_backpack_and_answer_an_exchange() -> None:
    t = scene(hero("quarry"), hero("quarry", packed=["buckler"]), trade_consent="ask")
    t.rearrange(2, Rearrangement(shield="buckler"))
    assert (t.hero(2).shield, t.hero(2).packed()) == ("buckler", [])
    t.answer(Exchange(2))
    t.answer(Proposal(take=("buckler",)))
    assert t.ask.seat == 2
    t.answer(Accept())
    assert t.hero(1).shield == "buckler"


@pytest.mark.rule("AVEL-TURN-10")
def test_another_hero_may_roll_for_the_monster() -> None:
    t = scene(hero("quarry"), hero(), hero(), foes=[foe("cinder_rat", "quarry")], neighbour_rolls=True)
    t.fight("cinder_rat")
    assert t.options("avel.roll_for_monster", seat=2) == [RollForMonster()]
    t.dice("A _ | _")
    t.answer(RollForMonster())
    assert not t.state.monsters


@pytest.mark.rule("AVEL-SOLO-01")
def test_a_hero_alone_takes_four_actions_then_the_marker_moves() -> None:
    """AVEL-EX-14."""
    t = scene(hero("quarry", hearts=4), solo=True, foes=[foe("cinder_rat", "crow_heath")])
    t.move("crow_heath")
    t.dice("_ _ | A", "_ _ | _", "A _ | _")
    t.fight("cinder_rat")
    t.press_on()
    t.press_on()
    assert t.hero().coins == 2
    t.rest()
    assert t.hero().hearts == 5
    assert not t.told(MarkerMoved)
    t.move("castle")
    assert (t.state.round, t.state.marker) == (2, 1)
