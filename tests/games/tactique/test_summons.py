"""Summons (specification 3.28)."""

import pytest

from oakveil.games.tactique.events import (
    DiceRolled,
    EnemyAttacked,
    EnemyDied,
    EnemyPlaced,
    EnemyTurnStarted,
    NoEnemyLeft,
    PileReshuffled,
)
from oakveil.games.tactique.rules.enemies import EnemiesTurn
from tests.games.tactique.table import TableTalk, foe, hero, scene

FAR = hero("healer", at="A6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


@pytest.mark.rule("TAC-SUM-01", "TAC-SUM-02", "TAC-SUM-03", "TAC-ENC-06", "TAC-ENC-08")
def test_who_is_summoned_in_the_enemies_turn_acts_at_once_and_only_once() -> None:
    """The Lich summons before it attacks; the dice fall on a taken cell first."""
    knight = hero("knight", at="C3", hand=["run"], block=20)
    t = scene(knight, FAR, foes=[foe("lich", at="A1")], piles={"basic": ["zombie"]}, dice=["C3", "D3"], turn="enemies")
    assert [(event.row, event.column, event.accepted) for event in t.told(DiceRolled)] == [(3, 3, False), (4, 3, True)]
    assert t.told(EnemyPlaced) == [EnemyPlaced("zombie", "D3", 2, 3, "lich")]
    assert [event.enemy for event in t.told(EnemyTurnStarted)] == ["lich", "zombie"]
    assert t.told(EnemyAttacked)[0].enemy == "zombie"
    assert t.foe("zombie").summoner == "lich"


@pytest.mark.rule("TAC-SUM-03")
def test_who_is_summoned_in_the_heroes_turn_acts_again_in_the_enemies_turn() -> None:
    knight = hero("knight", at="C3", hand=["strike", "run"], block=20)
    t = scene(knight, FAR, foes=[foe("rat_queen", at="C4", wounds=1)], piles={"basic": ["zombie"]}, dice=["D3"])
    t.play("strike")
    assert [event.enemy for event in t.told(EnemyTurnStarted)] == ["zombie"]
    t.end_round()
    assert [event.enemy for event in t.told(EnemyTurnStarted)].count("zombie") == 2


@pytest.mark.rule("TAC-SUM-06")
def test_a_summoner_has_no_more_than_its_number() -> None:
    foes = [foe("lich", at="A1"), foe("zombie", at="D6", summoner="lich"), foe("ghoul", at="D5", summoner="lich")]
    t = scene(hero("knight", at="C1", hand=["run"]), FAR, foes=foes, turn="enemies")
    assert not t.told(EnemyPlaced)
    assert not t.told(NoEnemyLeft)
    foes = [foe("lich", at="A1"), foe("zombie", at="D6"), foe("ghoul", at="D5", summoner="lich")]
    t = scene(hero("knight", at="C1", hand=["run"]), FAR, foes=foes, turn="enemies")
    assert len(t.told(EnemyPlaced)) == 1


@pytest.mark.rule("TAC-SUM-05")
def test_there_are_eight_enemies_at_most() -> None:
    cells = ["B1", "B2", "B4", "B5", "B6", "A4", "A5"]
    others = ["zombie", "ghoul", "cultist", "fire_imp", "looter", "rat_swarm", "cave_bats"]
    foes = [foe("lich", at="A1"), *(foe(id, at=cell) for id, cell in zip(others, cells, strict=True))]
    t = scene(hero("knight", at="D3", hand=["run"], block=50), FAR, foes=foes, turn="enemies")
    assert NoEnemyLeft("basic") in t.events
    assert not t.told(EnemyPlaced)


@pytest.mark.rule("TAC-SUM-05", "TAC-ENC-11")
def test_an_empty_pile_is_made_of_the_defeated_and_then_nobody_comes() -> None:
    for defeated in (("ghoul",), ()):
        t = scene(hero("knight", at="C1", hand=["strike", "run"]), FAR, foes=[foe("lich", at="A1")])
        t.g.state.piles["basic"].cards = []
        t.g.state.defeated["basic"] = defeated
        _run_enemies(t)
        assert [event.enemy for event in t.told(EnemyPlaced)] == list(defeated)
        assert (PileReshuffled("basic") in t.events) is bool(defeated)
        assert (NoEnemyLeft("basic") in t.events) is not bool(defeated)


def _run_enemies(t: TableTalk) -> None:
    """The enemies' turn, without looking whether all components are still there: the test has put some away."""
    t.g.listener = t.events.append
    t.g.stack.append(EnemiesTurn())
    t.g.run()


@pytest.mark.rule("TAC-SUM-04", "TAC-DMG-09")
def test_with_the_summoner_go_its_summons_and_theirs() -> None:
    foes = [
        foe("lich", at="C4", lives=1, wounds=1),
        foe("rat_queen", at="A1", summoner="lich"),
        foe("zombie", at="D6", summoner="rat_queen"),
        foe("ghoul", at="D5"),
    ]
    t = scene(hero("knight", at="C3", hand=["strike", "run"]), FAR, foes=foes)
    t.play("strike")
    assert [(event.enemy, event.by) for event in t.told(EnemyDied)] == [
        ("lich", "knight"),
        ("rat_queen", "lich"),
        ("zombie", "rat_queen"),
    ]
    assert list(t.g.state.enemies) == ["ghoul"]


@pytest.mark.rule("TAC-SUM-07", "TAC-FIELD-02")
def test_what_an_open_grave_brings_in_round_two_belongs_to_nobody() -> None:
    team = [hero("knight", at="A1", hand=["run"]), FAR]
    t = scene(*team, foes=[foe("zombie", at="D6")], battlefield="open_grave", piles={"basic": ["ghoul"]}, dice=["D1"])
    t.end_round()
    assert not t.told(EnemyPlaced), "not in round one"
    t.end_round()
    assert t.told(EnemyPlaced) == [EnemyPlaced("ghoul", "D1", 3, 2, "battlefield")]
    assert t.foe("ghoul").summoner is None
    t.end_round()
    assert len(t.told(EnemyPlaced)) == 1
