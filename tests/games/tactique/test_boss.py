"""Bosses and their Actions (specification 3.32, worked examples W15, W16, W35, W48)."""

import pytest

from oakveil.games.tactique import house_box
from oakveil.games.tactique.effects import Damage, On
from oakveil.games.tactique.events import (
    BossAction,
    DamageDealt,
    EnemyDied,
    EnemyMoved,
    EnemyStunned,
    PileReshuffled,
    Triggered,
)
from oakveil.games.tactique.rules.boss import draw_action
from tests.games.tactique.enemy_talk import give, suffered
from tests.games.tactique.table import TableTalk, change, foe, hero, scene

KING = "hollow_king"
FAR = hero("healer", at="A6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


def actions(t: TableTalk) -> list[tuple[str, str]]:
    """The Actions carried out so far, and why."""
    return [(event.action, event.cause) for event in t.told(BossAction)]


@pytest.mark.rule("TAC-BOSS-03", "TAC-BOSS-13")
def test_a_boss_carries_out_two_actions_on_its_turn() -> None:
    knight = hero("knight", at="C3", hand=["run"], block=20)
    t = scene(knight, FAR, foes=[foe(KING, at="C4")], actions=["sentence", "tyrants_tribute"], turn="enemies")
    assert actions(t) == [("sentence", "turn"), ("tyrants_tribute", "turn")]
    assert (suffered(t, "knight"), suffered(t, "healer")) == ((8, 8), (3, 0))
    assert t.g.state.played_actions[KING] == ("sentence", "tyrants_tribute")


@pytest.mark.rule("TAC-BOSS-04", "TAC-BOSS-05", "TAC-BOSS-06", "TAC-BOSS-02")
def test_two_lives_of_one_card_are_passive_action_passive_action() -> None:
    """W15: only when the card is completely resolved."""
    knight = hero("knight", at="C3", hand=["shield_bash", "run", "parry"], block=20)
    order = ["gaze_of_the_crown", "tyrants_tribute"]
    t = scene(knight, FAR, foes=[foe(KING, at="C4", lives=3, wounds=2)], actions=order)
    give(t, "knight", "damage", 8)
    t.play("shield_bash")
    t.pick("run")
    told = [event for event in t.events if isinstance(event, DamageDealt | EnemyMoved | Triggered | BossAction)]
    assert [type(event).__name__ for event in told[:6]] == [
        "DamageDealt",
        "EnemyMoved",
        "Triggered",
        "BossAction",
        "Triggered",
        "BossAction",
    ]
    assert actions(t) == [("gaze_of_the_crown", "life"), ("tyrants_tribute", "life")]
    assert (t.foe(KING).lives, t.foe(KING).block) == (1, 6)
    assert t.g.state.active == "knight", "its turn goes on"


@pytest.mark.rule("TAC-BOSS-05")
def test_a_boss_waits_for_the_whole_card_also_when_others_react_to_it_meanwhile() -> None:
    """A Trample that strikes first: the zombie's breath comes before the move, the king's Action after it."""
    trample = change("trample", effect=house_box().cards["trample"].effect[::-1])
    knight = hero("knight", at="C3", hand=["trample", "run"], block=20)
    foes = [foe(KING, at="C4", wounds=1), foe("zombie", at="B3", wounds=1)]
    t = scene(knight, FAR, foes=foes, actions=["tyrants_tribute"], cards=[trample])
    t.play("trample")
    assert (t.key, actions(t)) == ("choose_move", [])
    assert [event.owner for event in t.told(Triggered)] == ["zombie"]
    t.stay()
    assert actions(t) == [("tyrants_tribute", "life")]


@pytest.mark.rule("TAC-BOSS-07", "TAC-BOSS-14")
def test_a_boss_that_dies_of_the_card_does_nothing_more() -> None:
    """W16."""
    knight = hero("knight", at="C3", hand=["shield_bash", "run"], block=20)
    t = scene(
        knight, FAR, foes=[foe(KING, at="C4", lives=2, wounds=2), foe("zombie", at="A1", summoner=KING)], encounter=4
    )
    give(t, "knight", "damage", 8)
    t.play("shield_bash")
    assert actions(t) == []
    assert not t.told(Triggered)
    assert [event.enemy for event in t.told(EnemyDied)] == [KING, "zombie"]
    assert t.g.state.defeated["basic"] == ("zombie",)
    t.end_turn()
    assert t.g.outcome is not None and t.g.outcome.winners == (1, 2)


@pytest.mark.rule("TAC-BOSS-14")
def test_the_encounter_goes_on_as_long_as_any_enemy_stands() -> None:
    knight = hero("knight", at="C3", hand=["strike", "run"])
    foes = [foe(KING, at="C4", lives=1, wounds=1), foe("zombie", at="A1")]
    t = scene(knight, FAR, foes=foes, encounter=4)
    t.play("strike")
    t.end_turn()
    assert t.g.outcome is None
    assert t.g.state.active == "healer"


@pytest.mark.rule("TAC-BOSS-08")
def test_a_boss_that_dies_meanwhile_drops_the_rest() -> None:
    """Two lives lost, one left with one wound: the first Action runs into thorns."""
    knight = hero("knight", at="C3", hand=["heavy_blow", "run"], block=20)
    t = scene(knight, FAR, foes=[foe(KING, at="C4", lives=3, wounds=1)], actions=["sentence", "tyrants_tribute"])
    give(t, "knight", "damage", 5)
    give(t, "knight", "thorns", 12)
    t.foe(KING).lives = 3
    t.play("heavy_blow")
    assert actions(t) == [("sentence", "life")]
    assert t.told(EnemyDied) == [EnemyDied(KING, "knight", "C4")]


@pytest.mark.rule("TAC-DMG-08", "TAC-BOSS-04")
def test_the_iron_colossus_loses_one_life_to_twelve_damage() -> None:
    """W35."""
    knight = hero("knight", at="C3", hand=["heavy_blow", "run"], block=20)
    t = scene(knight, FAR, foes=[foe("iron_colossus", at="C4")], actions=["furnace_vent"])
    give(t, "knight", "damage", 9)
    t.play("heavy_blow")
    assert t.left("iron_colossus") == (3, 5)
    assert actions(t) == [("furnace_vent", "life")]


@pytest.mark.rule("TAC-BOSS-12")
def test_a_stunned_boss_has_one_action_fewer() -> None:
    """W48."""
    team = [hero("sealer", at="C1", hand=["final_seal", "run"]), FAR]
    t = scene(*team, foes=[foe(KING, at="C4")], actions=["tyrants_tribute", "gaze_of_the_crown"])
    t.play("final_seal")
    t.end_round()
    assert t.told(EnemyStunned) == [EnemyStunned(KING)]
    assert actions(t) == [("tyrants_tribute", "turn")]


@pytest.mark.rule("TAC-BOSS-09", "TAC-BOSS-15")
def test_a_life_lost_during_an_action_is_worked_off_after_it() -> None:
    """Overheat costs the Colossus a life, then it attacks; only then comes the Action for the life, then the second."""
    knight = hero("knight", at="C3", hand=["run"], block=30)
    order = ["overheat", "furnace_vent", "hammerfall"]
    t = scene(knight, FAR, foes=[foe("iron_colossus", at="C4", wounds=2)], actions=order, turn="enemies")
    assert actions(t) == [("overheat", "turn"), ("furnace_vent", "life"), ("hammerfall", "turn")]
    assert t.left("iron_colossus") == (3, 5)
    assert suffered(t, "knight") == (3 + 6 + 6, 15)


@pytest.mark.rule("TAC-BOSS-05")
def test_a_life_lost_to_a_fire_is_worked_off_at_once() -> None:
    knight = hero("knight", at="C3", hand=["run"], block=30)
    order = ["tyrants_tribute", "sentence", "royal_charge"]
    t = scene(knight, FAR, foes=[foe(KING, at="C4", wounds=2)], actions=order)
    give(t, KING, "burning", 2, "encounter", owner="knight", source="ignite.1")
    t.end_round()
    assert [cause for _, cause in actions(t)] == ["life", "turn", "turn"]


@pytest.mark.rule("TAC-BOSS-10", "TAC-ENEMY-03", "TAC-DUR-01")
def test_a_lasting_action_lies_beside_the_boss_until_its_next_turn() -> None:
    knight = hero("knight", at="C3", hand=["strike", "run"], block=30, deck=["parry"] * 20)
    order = ["crown_of_iron", "tyrants_tribute", "call_the_guard"]
    t = scene(knight, FAR, foes=[foe(KING, at="C4")], actions=order, turn="enemies")
    assert t.g.state.lasting_actions == ("crown_of_iron",)
    assert t.g.state.played_actions[KING] == ("tyrants_tribute",)
    t.foe(KING).cell, t.hero("knight").cell = "C4", "C3"
    t.start("knight")
    t.play("strike")
    assert t.left(KING) == (5, 6), "armour 1"
    t.end_round()
    assert not t.g.state.lasting_actions
    assert "crown_of_iron" in t.g.state.played_actions[KING]


@pytest.mark.rule("TAC-DMG-09", "TAC-DUR-01", "TAC-BOSS-10")
def test_what_a_boss_has_made_until_its_next_turn_ends_when_it_dies() -> None:
    t = scene(
        hero("knight", at="C3", hand=["strike", "run"], block=30, deck=["parry"] * 20),
        FAR,
        foes=[foe("plague_mother", at="C4"), foe("zombie", at="A1")],
        actions=["fever", "contagion"],
        turn="enemies",
    )
    assert [effect.mod for effect in t.hero("healer").effects] == ["no_heal"]
    mother = t.foe("plague_mother")
    mother.cell, mother.lives, mother.wounds = "C4", 1, 1
    t.hero("knight").cell = "C3"
    t.start("knight")
    t.play("strike")
    assert t.left("plague_mother") == (0, 0)
    assert t.hero("healer").effects == ()


@pytest.mark.rule("TAC-BOSS-11")
def test_an_empty_pile_is_made_of_the_discard_and_without_any_action_nothing_is_done() -> None:
    knight = hero("knight", at="C3", hand=["run"], block=30)
    t = scene(knight, FAR, foes=[foe("iron_colossus", at="C4")])
    state = t.g.state
    all_actions = tuple(action for action in state.actions["iron_colossus"].cards if action is not None)
    state.played_actions["iron_colossus"], state.actions["iron_colossus"].cards = all_actions[1:], [all_actions[0]]
    t.end_round()
    assert t.told(PileReshuffled) == [PileReshuffled("iron_colossus")]
    assert len(actions(t)) == 2
    assert actions(t)[0][0] == all_actions[0]
    state.lasting_actions, state.actions["iron_colossus"].cards = all_actions, []
    state.played_actions["iron_colossus"] = ()
    assert draw_action(t.g, "iron_colossus") is None


@pytest.mark.rule("TAC-BOSS-04", "TAC-MOVE-09", "TAC-ENC-06")
def test_the_wyrm_burns_whom_it_touches_and_flies_off() -> None:
    knight = hero("knight", at="C3", hand=["heavy_blow", "run"], block=20)
    t = scene(knight, FAR, foes=[foe("night_wyrm", at="C4", wounds=3)], actions=["tail_sweep"], dice=["C4", "C3", "A1"])
    t.play("heavy_blow")
    assert suffered(t, "knight")[0] >= 1
    flight = next(event for event in t.told(EnemyMoved) if event.how == "relocate")
    assert (flight.start, flight.to, flight.path) == ("C4", "A1", ()), "neither its own cell nor a taken one"
    assert [type(event).__name__ for event in t.events].index("Triggered") < [
        type(event).__name__ for event in t.events
    ].index("BossAction")


@pytest.mark.rule("TAC-DIFF-02", "TAC-BOSS-06", "TAC-BOSS-11")
def test_two_bosses_have_a_pile_each() -> None:
    knight = hero("knight", at="C3", hand=["trample", "run"], block=40)
    foes = [foe(KING, at="C4", wounds=1), foe("plague_mother", at="B3", wounds=1)]
    t = scene(
        knight,
        FAR,
        foes=foes,
        actions=["tyrants_tribute", "contagion"],
        encounter=4,
        boss=KING,
        second_boss="plague_mother",
        difficulty="extreme",
    )
    t.play("trample")
    t.stay()
    assert {event.boss: event.action for event in t.told(BossAction)} == {
        KING: "tyrants_tribute",
        "plague_mother": "contagion",
    }


@pytest.mark.rule("TAC-BOSS-04", "TAC-BOSS-05", "TAC-DIFF-02")
def test_two_bosses_hurt_by_one_trigger_both_answer_at_once() -> None:
    storm = On(event="turn_start", do=(Damage(n=6, to="all_enemies", zone="all"),))
    t = scene(
        hero("knight", at="A1", hand=["fleet_foot", "run"]),
        hero("healer", at="A2", hand=["run"]),
        foes=[foe("hollow_king", "D5"), foe("iron_colossus", "D6")],
        active=None,
        encounter=4,
        actions=["call_the_guard", "plating"],
        difficulty="extreme",
        second_boss="iron_colossus",
        cards=[change("fleet_foot", passive=storm)],
    )
    t.start("knight")
    assert [event.boss for event in t.told(BossAction)] == ["hollow_king", "iron_colossus"]
    assert t.key == "turn_action", "and the turn goes on"
