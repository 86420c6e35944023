"""Victory and defeat."""

import pytest

from oakveil.games.avel.choices import Rest
from oakveil.games.avel.events import GameLost, GameWon, HeroStunned
from oakveil.games.avel.state import BEAST
from oakveil.kernel.outcome import Outcome
from tests.games.avel.table import TableTalk, foe, hero, scene


def slay(t: TableTalk, monster: str) -> None:
    """The active hero strikes two blows that nothing blocks."""
    purple, black = t.g.box.monster_dice[monster]
    t.dice("A A |" + " _" * (purple + black))
    t.fight(monster)


@pytest.mark.rule("AVEL-END-01", "AVEL-END-05")
@pytest.mark.parametrize("last", [BEAST, "soot_imp", "cave_ogre"])
def test_the_team_wins_at_once_when_the_last_monster_falls(last: str) -> None:
    wounds = {BEAST: 13, "soot_imp": 0, "cave_ogre": 3}
    t = scene(hero(at="quarry"), hero(), hero(), foes=[foe(last, at="quarry", damage=wounds[last])], act=2, round=13)
    slay(t, last)
    assert t.told(GameWon) == [GameWon(13, last)]
    assert t.g.outcome == Outcome((1, 2, 3), "monsters_gone", {"monster": last, "round": 13})
    assert t.match.asks() == (), "no turn goes on"


@pytest.mark.rule("AVEL-END-01")
def test_the_game_goes_on_while_any_monster_is_in_play() -> None:
    t = scene(
        hero(at="quarry"),
        foes=[foe(BEAST, at="quarry", damage=13), foe("soot_imp", at="dragon_crag")],
        act=2,
    )
    slay(t, BEAST)
    assert t.g.outcome is None
    t.move("stone_circles")
    assert t.ask.seat == 2


@pytest.mark.rule("AVEL-END-02", "AVEL-END-05", "AVEL-CASTLE-03", "AVEL-MARCH-08")
@pytest.mark.parametrize("intruder", ["soot_imp", "cave_ogre", BEAST])
def test_all_is_lost_at_once_when_any_monster_enters_the_castle(intruder: str) -> None:
    """Heroes in the castle cannot stop it."""
    far = "soot_imp" if intruder == BEAST else BEAST
    foes = [foe(intruder, at="crow_heath"), foe(far, at="dragon_crag")]
    t = scene(hero(at="castle"), hero(at="castle"), foes=foes, act=2, round=14)
    t.end_round()
    assert t.told(GameLost) == [GameLost(14, intruder)]
    assert t.g.outcome == Outcome((), "castle_entered", {"monster": intruder, "round": 14})
    assert t.match.asks() == ()


@pytest.mark.rule("AVEL-END-03", "AVEL-END-01")
def test_ex_59_a_land_without_monsters_is_no_victory_before_the_rise() -> None:
    t = scene(hero(at="quarry"), foes=[foe("soot_imp", at="quarry")], act=1)
    slay(t, "soot_imp")
    assert t.state.monsters == {}
    assert t.g.outcome is None
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-END-03")
def test_monsters_beside_the_castle_are_no_danger_before_the_rise() -> None:
    foes = [foe("soot_imp", at="crow_heath"), foe("cave_ogre", at="fox_hollow")]
    t = scene(hero(), foes=foes, marker=6, round=7)
    for _ in range(4):
        t.end_round()
    assert t.state.round == 11
    assert t.g.outcome is None


@pytest.mark.rule("AVEL-END-04", "AVEL-STUN-08")
def test_no_blow_kills_a_hero_or_loses_the_game() -> None:
    """The whole team is stunned, by the Beast and again."""
    t = scene(
        hero(at="quarry", hearts=1),
        hero(at="quarry", hearts=1),
        foes=[foe(BEAST, at="quarry")],
        act=2,
    )
    for _ in range(2):
        t.dice("_ _ | A A A A A")
        t.fight(BEAST)
    assert [event.hero for event in t.told(HeroStunned)] == [1, 2]
    assert t.g.outcome is None
    assert t.ask.key == "avel.march_path", "the round has ended as any other"


@pytest.mark.rule("AVEL-END-02", "AVEL-END-04")
def test_there_is_no_end_to_the_rounds_of_act_two() -> None:
    """Walls and an idle team: only the castle decides."""
    t = scene(hero(hearts=1), foes=[foe("soot_imp", at="crow_heath")], act=2, built=3)
    for _ in range(3):
        assert Rest() in t.ask.options
        t.end_round()
        assert t.g.outcome is None
    t.end_round()
    assert t.told(GameLost) == [GameLost(4, "soot_imp")]
