"""The eighteen battlefields, and the end of the enemies' turn (specification 3.29, 3.33, 8.9)."""

import pytest
from msgspec.structs import replace

from oakveil.games.tactique import house_box
from oakveil.games.tactique.choices import MoveTo
from oakveil.games.tactique.effects import Attack
from oakveil.games.tactique.events import (
    DamageTaken,
    EnemiesTurnStarted,
    EnemyAttacked,
    EnemyMoved,
    RoundStarted,
    Triggered,
    WoundsHealed,
)
from tests.games.tactique.enemy_talk import give, suffered
from tests.games.tactique.table import TableTalk, change, foe, fresh, hero, scene

FAR = hero("healer", at="A6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


@pytest.mark.rule("TAC-ROUND-01", "TAC-ROUND-02", "TAC-ATK-07")
def test_cursed_ground_hurts_everybody_while_block_still_counts() -> None:
    """W55; hidden heroes as well, since a battlefield does not attack."""
    team = [hero("knight", at="A1", hand=["run"], block=2), FAR]
    t = scene(*team, foes=[foe("zombie", at="D4")], battlefield="cursed_ground")
    give(t, "healer", "hidden")
    t.end_round()
    assert (suffered(t, "knight"), suffered(t, "healer")) == ((1, 1), (1, 0))
    assert t.hero("knight").block == 0
    assert {event.by for event in t.told(DamageTaken)} == {"battlefield"}


@pytest.mark.rule("TAC-FIELD-02", "TAC-FIELD-05", "TAC-BLOCK-03")
def test_under_a_blood_moon_enemies_hit_harder_each_time() -> None:
    team = [hero("knight", at="A1", hand=["heavy_blow", "run"]), hero("healer", at="B2", hand=["run"])]
    t = scene(*team, foes=[foe("zombie", at="A2")], battlefield="blood_moon")
    t.play("heavy_blow")
    assert (suffered(t, "knight"), suffered(t, "healer")) == ((3, 0), (2, 0)), "2 and 1, and 1 more for each"
    t.end_round()
    assert suffered(t, "knight") == (6, 0)


@pytest.mark.rule("TAC-FLOW-02", "TAC-TRIG-03")
def test_the_ossuary_shields_enemies_before_they_shield_themselves() -> None:
    t = scene(hero("knight", at="A1", hand=["run"]), FAR, foes=[foe("bone_soldier", at="D4")], battlefield="ossuary")
    t.end_round()
    assert [event.owner for event in t.told(Triggered)] == ["battlefield", "bone_soldier"]
    assert t.foe("bone_soldier").block == 2


@pytest.mark.rule("TAC-FIELD-04")
def test_in_the_marsh_a_discard_gives_no_step_but_fleet_foot_does() -> None:
    t = scene(
        hero("knight", at="A1", hand=["fleet_foot", "strike", "run"]),
        foes=[foe("zombie", at="D6")],
        battlefield="sunken_marsh",
    )
    t.discard("strike")
    assert t.key == "passive_move", "no step for the discard, one for the card"
    t.move("B1")
    t.discard("run")
    assert t.key == "turn_action"
    assert t.at("knight") == "B1"


@pytest.mark.rule("TAC-FIELD-02", "TAC-FIELD-04")
def test_on_the_frozen_lake_movement_effects_are_shorter_but_not_the_step_of_a_discard() -> None:
    t = scene(
        hero("knight", at="A1", hand=["run", "strike", "parry"]),
        foes=[foe("zombie", at="D6")],
        battlefield="frozen_lake",
    )
    t.play("run")
    assert MoveTo("A4") not in t.ask.options
    t.move("A3")
    t.discard("strike")
    t.move("A4")
    assert t.at("knight") == "A4"


@pytest.mark.rule("TAC-THREAT-02", "TAC-FIELD-02")
def test_in_the_hall_of_mirrors_the_lowest_threat_is_the_greatest() -> None:
    team = [hero("knight", at="B2"), hero("assassin", at="B4"), hero("healer", at="C3", hand=["run"])]
    t = scene(*team, foes=[foe("bone_soldier", at="B3")], battlefield="hall_of_mirrors", turn="enemies")
    (attack, *_) = t.told(EnemyAttacked)
    assert (attack.targets, attack.reason) == (("assassin",), "swords"), "of threat 1 the one with more swords"


@pytest.mark.rule("TAC-ENC-10", "TAC-FIELD-02")
def test_an_ambush_begins_with_the_enemies() -> None:
    t = fresh("ambush", battlefields="chosen", hero_pick="random", novice_pick="random")
    t.answer(next(one for one in t.options("pick_battlefield") if getattr(one, "battlefield", "") == "ambush"))
    while t.key in ("place_hero", "confirm_places"):
        t.answer(t.match.asks()[0].options[0])
    turns = [event for event in t.events if isinstance(event, EnemiesTurnStarted | RoundStarted)]
    assert turns[:2] == [EnemiesTurnStarted(0), RoundStarted(1)]


@pytest.mark.rule("TAC-FIELD-03", "TAC-ZONE-05")
def test_on_the_moor_nothing_reaches_farther_than_three() -> None:
    team = [hero("knight", at="B2", hand=["run"]), FAR]
    for field, path in ((None, ()), ("foggy_moor", ("B5",))):
        t = scene(*team, foes=[foe("skeleton_archer", at="B6")], battlefield=field, turn="enemies")
        moved = [event.path for event in t.told(EnemyMoved) if event.how == "move"]
        assert moved == ([path] if path else [])
        assert suffered(t, "knight") == (2, 0)
    t = scene(*team, foes=[foe("hex_witch", at="D6")], battlefield="foggy_moor", turn="enemies")
    assert suffered(t, "knight") == (1, 0), "but for the whole board"


@pytest.mark.rule("TAC-FIELD-03", "TAC-ENC-02", "TAC-ATK-04")
def test_enemies_walk_around_the_pillars() -> None:
    team = [hero("knight", at="B3", hand=["run"]), FAR]
    t = scene(*team, foes=[foe("grave_hound", at="B1")], battlefield="ruined_hall", turn="enemies")
    (moved,) = t.told(EnemyMoved)
    assert moved.path == ("A1", "A2", "A3")
    t = scene(hero("knight", at="A5", hand=["run"]), FAR, foes=[foe("grave_hound", at="A2")], battlefield="narrow_pass")
    assert t.g.state.obstacles == ("A3", "A4", "D3", "D4")


@pytest.mark.rule("TAC-TURN-05", "TAC-FIELD-02")
def test_at_the_burning_forge_the_edge_burns() -> None:
    team = [hero("knight", at="A1", hand=["run"], block=1), hero("healer", at="B3", hand=["run"])]
    t = scene(*team, foes=[foe("zombie", at="D6")], battlefield="burning_forge")
    t.end_turn()
    assert suffered(t, "knight") == (1, 1)
    t.end_turn()
    assert suffered(t, "healer") == (0, 0)


@pytest.mark.rule("TAC-TURN-06", "TAC-DEATH-01", "TAC-FIELD-02")
def test_in_dead_silence_four_cards_are_a_hand() -> None:
    t = scene(
        hero("knight", at="A1", hand=["run"], deck=["strike"] * 3),
        FAR,
        foes=[foe("zombie", at="D4")],
        battlefield="dead_silence",
    )
    t.end_turn()
    assert (t.hand("knight"), t.hero("knight").alive) == (["run", "strike", "strike", "strike"], True)


@pytest.mark.rule("TAC-ROUND-02", "TAC-TRIG-01", "TAC-FIELD-02")
def test_the_blood_altar_shields_who_is_left_for_one_more_turn() -> None:
    knight = hero("knight", at="A1", hand=["strike", "run"])
    foes = [foe("zombie", at="A2", lives=1, wounds=1), foe("ghoul", at="D6")]
    t = scene(knight, FAR, foes=foes, battlefield="blood_altar")
    t.play("strike")
    assert (t.foe("ghoul").block, t.foe("ghoul").kept) == (2, 2)
    t.end_round()
    assert (t.foe("ghoul").block, t.foe("ghoul").kept) == (2, 0), "kept once"
    t.end_round()
    assert t.foe("ghoul").block == 0


@pytest.mark.rule("TAC-ROUND-02", "TAC-DMG-01")
def test_kept_block_is_used_up_last() -> None:
    t = scene(hero("knight", at="A1", hand=["strike", "strike", "run"]), FAR, foes=[foe("ghoul", at="A2", block=3)])
    t.foe("ghoul").kept = 2
    t.play("strike")
    assert (t.foe("ghoul").block, t.foe("ghoul").kept) == (2, 2)
    t.play("strike")
    assert (t.foe("ghoul").block, t.foe("ghoul").kept) == (1, 1)
    t.end_round()
    assert t.foe("ghoul").block == 1


@pytest.mark.rule("TAC-TRIG-08", "TAC-FIELD-02")
def test_in_the_thorn_garden_every_enemy_stings() -> None:
    t = scene(
        hero("knight", at="A1", hand=["strike", "run"]), FAR, foes=[foe("ghoul", at="A2")], battlefield="thorn_garden"
    )
    t.play("strike")
    assert suffered(t, "knight") == (1, 0)


@pytest.mark.rule("TAC-AI-02", "TAC-FIELD-02")
def test_war_drums_make_walkers_faster_but_not_those_that_stand() -> None:
    team = [hero("knight", at="A1", hand=["run"]), FAR]
    for field, stands in ((None, "C4"), ("war_drums", "B4")):
        t = scene(
            hero("knight", at="A1", hand=["run"]), foes=[foe("zombie", at="D4")], battlefield=field, turn="enemies"
        )
        assert t.at("zombie") == stands
    t = scene(*team, foes=[foe("hex_witch", at="A2")], battlefield="war_drums", turn="enemies")
    assert [event.how for event in t.told(EnemyMoved)] == ["retreat"]
    assert len(t.told(EnemyMoved)[0].path) == 3, "also when it retreats"
    (attack,) = house_box().enemies["bone_soldier"].turn
    assert isinstance(attack, Attack)
    standing = change("bone_soldier", turn=(replace(attack, move=0),))
    t = scene(*team, foes=[foe("bone_soldier", at="A3")], battlefield="war_drums", turn="enemies", cards=[standing])
    assert t.at("bone_soldier") == "A3"


@pytest.mark.rule("TAC-ENC-09", "TAC-MOVE-10", "TAC-DUR-01")
def test_in_iron_cages_nobody_moves_in_its_first_turn() -> None:
    t = fresh("cages", battlefields="chosen", hero_pick="random", novice_pick="random")
    t.answer(next(one for one in t.options("pick_battlefield") if getattr(one, "battlefield", "") == "iron_cages"))
    while t.key in ("place_hero", "confirm_places"):
        t.answer(t.match.asks()[0].options[0])
    assert all([effect.mod for effect in one.effects] == ["rooted"] for one in t.g.state.heroes)
    first, second = t.g.state.heroes
    t.start(first.id)
    t.end_turn()
    assert (first.effects, len(second.effects)) == ((), 1)


@pytest.mark.rule("TAC-ROUND-03", "TAC-ROUND-04", "TAC-ROUND-05", "TAC-ROUND-06")
def test_the_end_of_the_enemies_turn_in_order() -> None:
    team = [hero("knight", at="A1", hand=["provocation", "run"]), FAR]
    t = scene(*team, foes=[foe("zombie", at="D4", wounds=1), foe("ghoul", at="D3", wounds=1)])
    t.play("provocation")
    give(t, "zombie", "open_wounds")
    assert t.hero("knight").in_play == ("provocation.1",)
    t.end_round()
    assert t.told(WoundsHealed) == [WoundsHealed("ghoul", 1, 2)]
    assert (t.left("zombie"), t.foe("zombie").effects) == ((2, 1), ()), "still in force when wounds heal"
    assert t.hero("knight").in_play == ()
    assert [one.ready for one in t.g.state.heroes] == [True, True]
    _order(t)


def _order(t: TableTalk) -> None:
    names = [type(event).__name__ for event in t.events]
    assert names.index("BlockLost") < names.index("WoundsHealed") < names.index("EffectEnded")


def test_every_battlefield_is_tried_here() -> None:
    """What is listed by name above, Open Grave (summons) and Plague Village (healing)."""
    assert len(house_box().battlefields) == 18
