"""Damage to enemies and heroes, and block (specification 3.14, 3.15, 9.3)."""

import pytest

from oakveil.games.tactique.events import BlockLost, DamageDealt, DamageTaken, EnemyDied, LifeLost, WoundsHealed
from tests.games.tactique.enemy_talk import give, suffered
from tests.games.tactique.table import change, foe, hero, scene


@pytest.mark.rule("TAC-DMG-02", "TAC-DMG-10", "TAC-ROUND-03")
def test_the_rats_of_the_rulebook() -> None:
    """W02: three lives of two wounds, against three Strikes, two, and two in the next round."""
    team = [hero("knight", at="B2", hand=["strike"] * 4), hero("assassin", at="B4", hand=["strike"] * 3)]
    t = scene(*team, foes=[foe("rat_swarm", at="B3"), foe("zombie", at="D6")])
    for _ in range(3):
        t.play("strike")
    assert t.left("rat_swarm") == (2, 1)
    t.end_turn()
    for _ in range(2):
        t.play("strike")
    assert t.left("rat_swarm") == (1, 1)
    t.end_round()
    assert t.left("rat_swarm") == (1, 2)
    assert t.told(WoundsHealed) == [WoundsHealed("rat_swarm", 1, 2)]
    t.foe("rat_swarm").cell = "B3"
    t.start("knight")
    t.play("strike")
    assert t.left("rat_swarm") == (1, 1)
    t.play("strike")
    assert t.left("rat_swarm") == (0, 0)


@pytest.mark.rule("TAC-DMG-03", "TAC-DMG-04", "TAC-DMG-09")
def test_surplus_wounds_carry_over_and_the_last_life_takes_what_is_left_with_it() -> None:
    """W03."""
    team = [hero("knight", at="B2", hand=["heavy_blow", "heavy_blow", "run"]), hero("healer", at="D1")]
    t = scene(*team, foes=[foe("rat_swarm", at="B3"), foe("zombie", at="D6")])
    t.play("heavy_blow")
    assert t.left("rat_swarm") == (2, 1)
    t.foe("rat_swarm").lives = 1
    t.play("heavy_blow")
    assert t.left("rat_swarm") == (0, 0)
    assert t.told(EnemyDied) == [EnemyDied("rat_swarm", "knight", "B3")]
    assert t.g.state.defeated["basic"] == ("rat_swarm",)


@pytest.mark.rule("TAC-DMG-01")
def test_block_absorbs_before_wounds() -> None:
    """W58: block absorbs 1 of 3, the rest costs the life."""
    t = scene(hero("knight", at="B2", hand=["heavy_blow", "run"]), foes=[foe("rat_swarm", at="B3", block=1)])
    t.play("heavy_blow")
    assert t.left("rat_swarm") == (2, 2)
    assert t.told(DamageDealt) == [DamageDealt("heavy_blow.1", "knight", "rat_swarm", 3, 0, 0, 1, 2)]


@pytest.mark.rule("TAC-DMG-01", "TAC-DUR-05")
def test_bonus_and_weakness_come_first_then_exposed_and_armour() -> None:
    """3 + 2 - 1 inflicted; + 2 exposed - 1 armour; 1 blocked."""
    t = scene(hero("knight", at="B2", hand=["heavy_blow", "run"]), foes=[foe("gargoyle", at="B3", block=1)])
    for figure, mod, n in (("knight", "damage", 2), ("knight", "weakened", 1), ("gargoyle", "exposed", 2)):
        give(t, figure, mod, n, "round")  # type: ignore[arg-type]
    give(t, "gargoyle", "armour", 1)
    t.play("heavy_blow")
    assert t.told(DamageDealt) == [DamageDealt("heavy_blow.1", "knight", "gargoyle", 3, 4, 2, 1, 4)]


@pytest.mark.rule("TAC-DMG-01")
def test_a_blow_that_is_too_weak_does_not_become_negative() -> None:
    t = scene(hero("knight", at="B2", hand=["strike", "run"]), foes=[foe("rat_swarm", at="B3")])
    give(t, "knight", "weakened", 5)
    give(t, "rat_swarm", "exposed", 1)
    t.play("strike")
    assert t.left("rat_swarm") == (3, 1), "0 inflicted, 1 for being exposed"


@pytest.mark.rule("TAC-DMG-05", "TAC-DMG-06", "TAC-PLAY-13")
def test_a_bonus_for_the_next_attack_counts_for_every_figure_and_is_used_up() -> None:
    """W44: Spellblade first, then an attack on three enemies."""
    battlemage = hero("battlemage", at="B2", hand=["spellblade", "cleave", "strike"])
    foes = [foe("zombie", at="B3"), foe("ghoul", at="A3"), foe("rat_swarm", at="C3"), foe("cultist", at="D1")]
    t = scene(battlemage, foes=foes)
    t.play("spellblade")
    assert t.left("zombie") == (2, 1), "not a bonus for itself"
    t.play("cleave")
    t.turn_zone("right")
    assert [event.bonus for event in t.told(DamageDealt)[1:]] == [1, 1, 1]
    assert not [effect for effect in t.hero("battlemage").effects if effect.mod == "damage"]


@pytest.mark.rule("TAC-DMG-05")
def test_a_bonus_counts_for_each_damage_step() -> None:
    """W45: War Cry, then 4 + 3 + 3."""
    adventurer = hero("adventurer", at="B2", hand=["war_cry", "triple_strike", "run"])
    t = scene(adventurer, foes=[foe("rat_queen", at="B3"), foe("zombie", at="D6")])
    t.play("war_cry")
    t.dice("A1")
    t.play("triple_strike")
    assert [event.base + event.bonus for event in t.told(DamageDealt)[:3]] == [4, 3, 3]


@pytest.mark.rule("TAC-DMG-07")
def test_all_enemies_are_damaged_in_reading_order() -> None:
    knight = hero("knight", at="B2", hand=["trample", "run"])
    t = scene(knight, foes=[foe("zombie", at="C3"), foe("ghoul", at="A1"), foe("cultist", at="B3")])
    t.play("trample")
    t.stay()
    assert [event.target for event in t.told(DamageDealt)] == ["ghoul", "cultist", "zombie"]


@pytest.mark.rule("TAC-DMG-08")
def test_the_gargoyle_loses_at_most_one_life_to_a_card() -> None:
    """Triple Strike: 3, 2, 2 on a Gargoyle of two wounds a life; a second card may cost it another."""
    adventurer = hero("adventurer", at="B2", hand=["triple_strike", "heavy_blow", "run"])
    t = scene(adventurer, foes=[foe("gargoyle", at="B3")])
    t.play("triple_strike")
    assert t.left("gargoyle") == (2, 2)
    assert [event.wounds for event in t.told(DamageDealt)] == [3, 0, 0]
    t.play("heavy_blow")
    assert t.left("gargoyle") == (1, 2)


@pytest.mark.rule("TAC-BLOCK-01", "TAC-BLOCK-02")
def test_block_adds_up_and_absorbs_own_damage_as_well() -> None:
    t = scene(
        hero("knight", at="B2", hand=["parry", "parry", "blood_for_blood", "run"]),
        foes=[foe("black_knight", at="B3")],
    )
    t.play("parry")
    t.play("parry")
    assert t.hero("knight").block == 4
    t.play("blood_for_blood")
    assert (t.hero("knight").block, t.wounds("knight")) == (2, [])


@pytest.mark.rule("TAC-BLOCK-03", "TAC-FIELD-05")
def test_the_damage_of_an_enemy_is_put_together_in_order() -> None:
    """W56: 4 and 1 of the Blood Moon, less 2 of a Low Blow; then exposed, armour and block of the hero."""
    team = [hero("brigand", at="B2", hand=["low_blow", "run"], block=1), hero("healer", at="D6", hand=["run"])]
    t = scene(*team, foes=[foe("crypt_guardian", at="B3")], battlefield="blood_moon")
    t.play("low_blow")
    t.end_round()
    assert t.told(DamageTaken)[0] == DamageTaken("brigand", "crypt_guardian", "crypt_guardian", 3, 0, 1, "brigand")
    t = scene(*team, foes=[foe("crypt_guardian", at="B3")], battlefield="blood_moon")
    give(t, "brigand", "exposed", 2)
    give(t, "brigand", "armour", 1)
    t.end_round()
    assert t.told(DamageTaken)[0] == DamageTaken("brigand", "crypt_guardian", "crypt_guardian", 7, 1, 1, "brigand")


@pytest.mark.rule("TAC-BLOCK-07", "TAC-BLOCK-04")
def test_damage_that_armour_takes_away_is_no_damage_taken() -> None:
    team = [hero("knight", at="B2", hand=["run"]), hero("healer", at="D6", hand=["run"])]
    t = scene(*team, foes=[foe("zombie", at="B3")])
    give(t, "knight", "armour", 2)
    give(t, "knight", "thorns", 2)
    t.end_round()
    assert not t.told(DamageTaken)
    assert t.left("zombie") == (2, 3), "no damage, no thorns"


@pytest.mark.rule("TAC-BLOCK-03", "TAC-BLOCK-05")
def test_a_guard_takes_damage_but_not_wounds_for_its_neighbours() -> None:
    """W47: the Wraith's wounds are the Healer's, the Executioner's blow is the Knight's, whose block absorbs it."""
    team = [hero("knight", at="B2", hand=["bodyguard", "run"]), hero("healer", at="B3", hand=["run"])]
    t = scene(*team, foes=[foe("wraith", at="B4")])
    t.play("bodyguard")
    t.end_round()
    assert (len(t.wounds("healer")), t.wounds("knight")) == (2, [])
    t = scene(*team, foes=[foe("executioner", at="B4")])
    t.play("bodyguard")
    t.end_round()
    assert t.told(DamageTaken)[0] == DamageTaken("knight", "executioner", "executioner", 4, 0, 4, "healer")
    assert (t.wounds("healer"), t.wounds("knight")) == ([], [])


@pytest.mark.rule("TAC-BLOCK-03", "TAC-THREAT-02")
def test_of_several_guards_the_one_with_priority_takes_it_and_guards_keep_their_own() -> None:
    team = [
        hero("healer", at="B3", hand=["run"]),
        hero("rogue", at="B2", hand=["run"]),
        hero("knight", at="A3", hand=["run"]),
    ]
    t = scene(*team, foes=[foe("zombie", at="C3")])
    for guard in ("rogue", "knight"):
        give(t, guard, "guard", zone="cross1")
    t.end_round()
    assert suffered(t, "knight") == (2, 0)
    t = scene(*team, foes=[foe("zombie", at="C2")])
    for guard in ("rogue", "knight"):
        give(t, guard, "guard", zone="near2")
    t.end_round()
    assert suffered(t, "rogue") == (2, 0)


@pytest.mark.rule("TAC-BLOCK-03", "TAC-ATK-02")
def test_a_hidden_guard_guards_nobody() -> None:
    team = [hero("healer", at="B3", hand=["run"]), hero("knight", at="A3", hand=["run"])]
    t = scene(*team, foes=[foe("zombie", at="C3")])
    give(t, "knight", "guard", zone="cross1")
    give(t, "knight", "hidden")
    t.end_round()
    assert (suffered(t, "healer"), suffered(t, "knight")) == ((2, 0), (0, 0))


@pytest.mark.rule("TAC-BLOCK-08", "TAC-ROUND-02")
def test_block_goes_at_the_end_of_the_enemies_turn_and_kept_block_one_turn_later() -> None:
    team = [hero("knight", at="A1", hand=["unshakable", "run"]), hero("healer", at="A6", hand=["parry", "run"])]
    t = scene(*team, foes=[foe("zombie", at="D3", block=2)])
    t.foe("zombie").kept = 1
    t.play("unshakable")
    t.end_turn()
    t.play("parry")
    assert t.hero("healer").block == 2
    t.end_round()
    assert (t.hero("knight").block, t.hero("healer").block, t.foe("zombie").block) == (4, 0, 1)
    assert t.told(BlockLost) == [BlockLost("healer", 2, 0), BlockLost("zombie", 1, 1)]
    t.end_round()
    assert (t.hero("knight").block, t.foe("zombie").block) == (0, 0)


@pytest.mark.rule("TAC-DMG-10", "TAC-ROUND-03", "TAC-ROUND-06")
def test_open_wounds_do_not_heal_this_time() -> None:
    """W53: a Poisoned Knife."""
    tough = change("black_knight", vitality=((5, 4), (5, 4), (8, 5), (8, 6)), passives=())
    team = [
        hero("knight", at="B2", hand=["poisoned_knife", "run"], discard=["shoot"] * 9),
        hero("healer", at="A6", hand=["run"]),
    ]
    t = scene(*team, foes=[foe("black_knight", at="B3", wounds=3)], cards=[tough])
    t.play("poisoned_knife")
    t.end_round()
    assert t.left("black_knight") == (5, 1)
    t.end_round()
    assert t.left("black_knight") == (5, 4)


@pytest.mark.rule("TAC-DMG-10")
def test_regained_lives_never_exceed_those_at_the_start() -> None:
    """W57, and the `then`: without a hit nothing is regained."""
    team = [hero("knight", at="B2", hand=["run"]), hero("healer", at="A6", hand=["run"])]
    t = scene(*team, foes=[foe("vampire_lord", at="B3")], turn="enemies")
    assert t.left("vampire_lord") == (5, 2)
    t = scene(*team, foes=[foe("vampire_lord", at="B3", lives=3)], turn="enemies")
    assert t.left("vampire_lord") == (4, 2)
    t = scene(*team, foes=[foe("vampire_lord", at="B3", lives=3)])
    for id in ("knight", "healer"):
        give(t, id, "hidden")
    t.end_round()
    assert t.left("vampire_lord") == (3, 2)


@pytest.mark.rule("TAC-DMG-02", "TAC-TRIG-04")
def test_each_life_is_told() -> None:
    t = scene(hero("knight", at="B2", hand=["heavy_blow", "run"]), foes=[foe("cave_bats", at="B3", lives=3, wounds=1)])
    t.play("heavy_blow")
    assert t.told(LifeLost) == [LifeLost("cave_bats", 0)]
    assert t.left("cave_bats") == (0, 0)
