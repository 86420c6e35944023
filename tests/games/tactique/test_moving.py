"""Moving and being moved (specification 3.18)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oakveil.games.tactique.choices import ChooseAxis, ChooseCell, ShiftAlong, ShiftTo, Stay
from oakveil.games.tactique.effects import CardStep, On, Push
from oakveil.games.tactique.events import EnemyMoved, HeroMoved, RuneTriggered, StepResolved

from .table import TableTalk, change, foe, hero, scene

FAR = [foe("zombie", "D6")]


def steps(*written: dict[str, Any]) -> tuple[CardStep, ...]:
    return msgspec.convert(list(written), tuple[CardStep, ...])


def shoving(verb: str, n: int, at: str, **foes_at: str) -> TableTalk:
    """A knight on `at` that pushes or pulls all enemies on the board."""
    card = change("focus", zone="all", effect=steps({"verb": verb, "n": n, "to": "all_enemies"}))
    foes = [foe(id, cell) for id, cell in foes_at.items()]
    t = scene(hero("knight", at, hand=["focus", "run"]), foes=foes, cards=[card])
    t.play("focus")
    return t


@pytest.mark.rule("TAC-MOVE-01", "TAC-MOVE-04")
def test_move_gives_up_to_so_many_orthogonal_steps() -> None:
    t = scene(hero("knight", "B2", hand=["hunters_step", "run"]), foes=FAR)
    t.play("hunters_step")
    assert set(t.cells()) == {"A1", "A2", "A3", "B1", "B3", "B4", "C1", "C2", "C3", "D2"}
    assert t.ask.default == Stay(), "fewer or none is allowed"
    t.move("C3")
    assert t.told(HeroMoved) == [HeroMoved("knight", "B2", "C3", ("C2", "C3"), "move")]


@pytest.mark.rule("TAC-MOVE-02", "TAC-MOVE-03")
def test_heroes_are_passed_enemies_are_not_and_every_cell_holds_one() -> None:
    t = scene(
        hero("knight", "A1", hand=["run", "great_leap", "strike"]),
        hero("healer", "A2", hand=["run"]),
        foes=[foe("zombie", "B1")],
    )
    t.play("run")
    assert "A2" not in t.cells() and "A3" in t.cells() and "C1" not in t.cells()
    t.stay()
    t.play("great_leap")
    assert "C1" in t.cells() and "B1" not in t.cells(), "through enemies, but not onto them"


@pytest.mark.rule("TAC-MOVE-03", "TAC-MOVE-11", "TAC-DEATH-03")
def test_runes_and_markers_are_no_obstacles() -> None:
    t = scene(hero("knight", "A1", hand=["snare", "run"]), hero("healer", "A2", alive=False), foes=FAR)
    t.play("snare")
    t.answer(ChooseCell("B1"))
    t.play("run")
    assert {"A2", "B1"} <= set(t.cells())


@pytest.mark.rule("TAC-MOVE-05", "TAC-TURN-03")
def test_two_discards_are_two_movements_that_both_end_on_a_free_cell() -> None:
    t = scene(
        hero("knight", "A1", hand=["run", "run", "run"]),
        hero("healer", "A2", hand=["run"]),
        foes=[foe("zombie", "B1")],
    )
    t.discard("run")
    assert t.key == "turn_action", "both neighbours are taken, so there is nothing to ask"
    t.discard("run")
    assert t.key == "turn_action", "nor is the first step saved for the second: A3 is out of reach"


@pytest.mark.rule("TAC-MOVE-06")
def test_a_heros_seat_decides_about_its_move_the_players_about_an_enemys() -> None:
    t = scene(
        hero("pyromancer", "B2", hand=["telekinesis", "guiding_star", "run"]),
        hero("knight", "B3", hand=["run"]),
        foes=[foe("zombie", "B4")],
    )
    t.play("guiding_star")
    t.choose("knight")
    assert (t.key, t.ask.seat, t.ask.default) == ("ally_move", 2, Stay())
    t.move("C3")
    t.play("telekinesis")
    t.option(0)
    assert (t.key, t.ask.seat) == ("choose_shift", 1)
    assert {"B4", "C3", "B2"}.isdisjoint(t.cells()) and {"B3", "A4", "B6", "D4"} <= set(t.cells())
    t.answer(ShiftTo("zombie", "B6"))
    assert t.told(EnemyMoved) == [EnemyMoved("zombie", "B4", "B6", ("B5", "B6"), "shift")]


@pytest.mark.rule("TAC-MOVE-07")
def test_push_goes_straight_away_along_the_greater_difference() -> None:
    assert shoving("push", 2, "B2", zombie="B3").at("zombie") == "B5"
    assert shoving("push", 2, "B1", zombie="C3").at("zombie") == "C5"
    assert shoving("push", 9, "B2", zombie="B3").at("zombie") == "B6", "up to the edge"


@pytest.mark.rule("TAC-MOVE-07")
def test_a_push_stops_before_figures_and_obstacles() -> None:
    card = change("shield_bash", effect=steps({"verb": "push", "n": 3, "to": "enemy"}))
    knight = hero("knight", "B3", hand=["shield_bash", "run"])
    t = scene(knight, foes=[foe("zombie", "B4")], cards=[card], battlefield="ruined_hall")
    t.play("shield_bash")
    assert t.at("zombie") == "B4" and t.told(StepResolved)[-1].resolved, "not moving is fine"
    t = scene(knight, foes=[foe("zombie", "B4"), foe("ghoul", "B6")], cards=[card])
    t.play("shield_bash")
    assert t.at("zombie") == "B5"


@pytest.mark.rule("TAC-MOVE-07")
def test_a_pull_stops_beside_or_level_with_the_origin() -> None:
    assert shoving("pull", 3, "B1", zombie="B6").at("zombie") == "B3"
    assert shoving("pull", 5, "B1", zombie="B6").at("zombie") == "B2"
    assert shoving("pull", 5, "B1", zombie="C5").at("zombie") == "C1", "level with it"


@pytest.mark.rule("TAC-MOVE-07")
def test_on_equal_differences_the_player_chooses_the_axis() -> None:
    t = shoving("push", 1, "B2", zombie="C3")
    assert t.options("choose_axis") == [ChooseAxis("zombie", "vertical"), ChooseAxis("zombie", "horizontal")]
    t.answer(ChooseAxis("zombie", "horizontal"))
    assert t.at("zombie") == "C4"


@pytest.mark.rule("TAC-MOVE-07", "TAC-ENEMY-07")
def test_enemies_move_heroes_along_rows_first() -> None:
    t = scene(
        hero("knight", "C3", hand=["run"], block=9),
        foes=[foe("iron_colossus", "A1")],
        turn="enemies",
        actions=["magnet", "overheat"],
    )
    moved = t.told(HeroMoved)[0]
    assert moved == HeroMoved("knight", "C3", "A3", ("B3", "A3"), "pull")


@pytest.mark.rule("TAC-MOVE-08")
def test_pushes_begin_with_the_farthest_and_pulls_with_the_nearest() -> None:
    t = shoving("push", 1, "B1", zombie="B2", ghoul="B3")
    assert (t.at("zombie"), t.at("ghoul")) == ("B3", "B4")
    t = shoving("pull", 1, "B1", zombie="B3", ghoul="B4")
    assert (t.at("zombie"), t.at("ghoul")) == ("B2", "B3")


@pytest.mark.rule("TAC-MOVE-09", "TAC-MOVE-10")
def test_swap_and_teleport_are_no_movements() -> None:
    t = scene(
        hero("magician", "A1", hand=["mirror_step", "teleportation", "run"]),
        hero("knight", "D6", hand=["run"]),
        foes=[foe("zombie", "B2")],
        battlefield="iron_cages",
    )
    t.play("mirror_step")
    assert (t.at("magician"), t.at("knight")) == ("D6", "A1")
    t.play("teleportation")
    t.choose("knight")
    assert (t.key, t.ask.seat, t.ask.default) == ("choose_cell", 1, Stay())
    assert len(t.cells()) == 21, "every free cell"
    t.answer(ChooseCell("C4"))
    assert t.at("knight") == "C4"
    assert [event.how for event in t.told(HeroMoved)] == ["swap", "swap", "teleport"]


@pytest.mark.rule("TAC-MOVE-09")
def test_teleport_is_measured_from_the_player_and_triggers_no_rune() -> None:
    t = scene(hero("healer", "A1", hand=["celestial_step", "run"]), foes=FAR)
    t.play("celestial_step")
    assert set(t.cells()) == {"A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "D1"}


@pytest.mark.rule("TAC-MOVE-10")
def test_a_rooted_hero_makes_no_movement() -> None:
    t = scene(
        hero("knight", "B2", hand=["run", "strike", "parry"], block=9, deck=["run"] * 9),
        foes=[foe("grave_slime", "B3")],
    )
    t.end_round()
    t.play("run")
    assert t.key == "turn_action" and t.told(StepResolved)[-1].resolved
    t.discard("strike")
    assert t.key == "turn_action"


@pytest.mark.rule("TAC-MOVE-10")
def test_a_rooted_enemy_can_still_be_pushed() -> None:
    card = change(
        "frost_shard",
        effect=steps(
            {"verb": "grant", "mod": "rooted", "to": "enemy", "until": "round"}, {"verb": "push", "n": 1, "to": "that"}
        ),
    )
    t = scene(hero("magician", "B2", hand=["frost_shard", "run"]), foes=[foe("zombie", "B3")], cards=[card])
    t.play("frost_shard")
    assert t.at("zombie") == "B4"
    t.end_round()
    assert t.at("zombie") == "B4"


@pytest.mark.rule("TAC-MOVE-12", "TAC-MOVE-11")
@pytest.mark.parametrize(("lives", "ends"), [(2, "C5"), (1, None)])
def test_w43_an_enemy_that_enters_a_rune_goes_on_if_it_lives(lives: int, ends: str | None) -> None:
    t = scene(
        hero("pyromancer", "C6", hand=["fire_rune", "run"], block=9),
        foes=[foe("grave_hound", "C2", lives=lives, wounds=3), foe("zombie", "A1")],
    )
    t.play("fire_rune")
    t.answer(ChooseCell("C4"))
    t.end_round()
    assert t.told(RuneTriggered)[0].cell == "C4"
    assert t.g.state.runes == ()
    assert (t.at("grave_hound") if ends else t.left("grave_hound")) == (ends or (0, 0))


@pytest.mark.rule("TAC-MOVE-12", "TAC-MOVE-07")
def test_a_pushed_enemy_triggers_the_rune_and_stops_when_rooted_there() -> None:
    card = change("shield_bash", effect=steps({"verb": "push", "n": 3, "to": "enemy"}))
    t = scene(
        hero("knight", "B2", hand=["snare", "shield_bash", "run"]), foes=[foe("crypt_guardian", "B3")], cards=[card]
    )
    t.play("snare")
    t.answer(ChooseCell("B4"))
    t.play("shield_bash")
    assert t.at("crypt_guardian") == "B4" and t.left("crypt_guardian") == (3, 2)


@pytest.mark.rule("TAC-MOVE-06", "TAC-MOVE-12")
def test_where_ways_cross_different_runes_the_player_says_which() -> None:
    t = scene(hero("pyromancer", "A1", hand=["fire_rune", "telekinesis", "run"]), foes=[foe("crypt_guardian", "B2")])
    t.play("fire_rune")
    t.answer(ChooseCell("B3"))
    t.play("telekinesis")
    t.option(0)
    t.answer(ShiftTo("crypt_guardian", "C3"))
    assert set(t.options("choose_shift")) == {
        ShiftAlong("crypt_guardian", ("C2", "C3")),
        ShiftAlong("crypt_guardian", ("B3", "C3")),
    }
    t.answer(ShiftAlong("crypt_guardian", ("B3", "C3")))
    assert t.at("crypt_guardian") == "C3" and t.left("crypt_guardian") == (2, 2)


@pytest.mark.rule("TAC-MOVE-06", "TAC-MOVE-07")
def test_an_immovable_enemy_is_not_moved_by_heroes() -> None:
    assert shoving("push", 2, "B2", animated_statue="B3").at("animated_statue") == "B3"


@pytest.mark.rule("TAC-MOVE-09", "TAC-MOVE-10")
def test_an_enemy_can_be_put_elsewhere_but_not_an_immovable_one() -> None:
    card = change("focus", zone="all", effect=steps({"verb": "teleport", "to": "enemy", "dest": "cross1"}))
    t = scene(
        hero("knight", "B2", hand=["focus", "fire_rune", "run"]),
        foes=[foe("zombie", "D6"), foe("animated_statue", "D5")],
        cards=[card],
    )
    t.play("fire_rune")
    t.answer(ChooseCell("A2"))
    t.play("focus")
    t.choose("zombie")
    assert t.cells() == ["A2", "B1", "B3", "C2"]
    t.answer(ChooseCell("A2"))
    assert t.at("zombie") == "A2" and not t.told(RuneTriggered), "it enters no cell"
    t = scene(hero("knight", "B2", hand=["focus", "run"]), foes=[foe("animated_statue", "D5")], cards=[card])
    t.play("focus")
    assert t.key == "turn_action" and t.at("animated_statue") == "D5"


@pytest.mark.rule("TAC-MOVE-07", "TAC-TRIG-05")
def test_an_enemy_that_has_died_is_not_pushed() -> None:
    push = On(event="life_lost", do=(Push(n=1, to="me"),))
    t = scene(
        hero("knight", "B2", hand=["strike", "run"]),
        foes=[foe("zombie", "B3", lives=1, wounds=1), foe("ghoul", "D6")],
        cards=[change("zombie", passives=(push,))],
    )
    t.play("strike")
    assert t.left("zombie") == (0, 0)
