"""The Monster Phase: its order, skipping it, the roll, torches, flight (OAK-MON, OAK-LIGHT, OAK-FLEE)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.oakdell.choices import Decline, Disable, DodgeTo, FaceRoll, LetGo, Light, Pay, Skip, UseCircle
from oakveil.games.oakdell.events import (
    AttackRolled,
    BossEngaged,
    CoffinMarked,
    HeartsBroken,
    MonsterDrawn,
    MonsterFled,
    PhaseSkipped,
    TorchLit,
    TrapEndedOn,
)

from .fights import ALL_USED, BLACK_RED, ONE_FREE, RED, fight


@pytest.mark.rule("OAK-FLEE-01", "OAK-FLEE-02", "OAK-FLEE-03", "OAK-FLEE-04", "OAK-KILL-04")
def test_oak_ex_05_a_hero_without_means_loses_as_many_hearts_as_drops_are_left() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", marks={"drops": {"hp": 2}}, decks={1: ["mimic"]})
    assert t.told(HeartsBroken) == [HeartsBroken(1, "flight", 2, 0, 0, 2)]
    assert t.told(MonsterFled) == [MonsterFled(1, "bog_slime", 2)]
    assert t.told(MonsterDrawn) == [MonsterDrawn(1, "mimic", 1)]
    assert not t.told(AttackRolled)
    assert (t.hero().killed, t.hero().potions("green")) == ((), 0)
    assert t.state.decks[1].returned == ["bog_slime"]
    assert t.hero().fight.drops == {"hp": 4}


@pytest.mark.rule("OAK-FLEE-02", "OAK-FLEE-05")
def test_oak_ex_44_a_circle_that_covers_a_line_is_a_means_but_the_monster_may_be_let_go() -> None:
    t = fight("bog_slime", ONE_FREE, phase="monster", strike=1, rolls=(1,))
    assert t.options("let_go") == [LetGo(), Decline()]
    t.answer(Decline())
    assert t.told(AttackRolled)

    t = fight("bog_slime", ONE_FREE, phase="monster", strike=1, decks={1: ["mimic"]})
    t.answer(LetGo())
    assert t.told(HeartsBroken) == [HeartsBroken(1, "flight", 6, 0, 0, 6)]
    assert t.hero().fight.sheet == "mimic"


@pytest.mark.rule("OAK-FLEE-02")
def test_oak_ex_45_a_circle_that_covers_no_line_is_no_means() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", strike=1)
    assert t.told(MonsterFled)
    t = fight("bog_slime", ALL_USED, phase="monster", strike=4, filled={"strike": (1, 2, 3)}, rolls=(1,))
    assert t.key == "let_go", "two used points that are not joined yet are enough for a value of 2"
    others = frozenset(f"P{n}" for n in range(1, 13)) - {"P1", "P7"}
    t = fight("bog_slime", "P1-P7", phase="monster", strike=4, marks={"blocked": others})
    assert t.told(MonsterFled), "the only two points are joined"


@pytest.mark.rule("OAK-FLEE-02")
@pytest.mark.parametrize(
    ("lines", "means", "flees"),
    [
        (ONE_FREE, {}, True),
        (ONE_FREE, {"gained": {"green": 1}}, False),
        (ALL_USED, {"gained": {"green": 1}}, True),
        (ALL_USED, {"gained": {"red": 1}}, False),
        (ALL_USED, {"gained": {"orange": 1}}, False),
        (ALL_USED, {"gained": {"yellow": 1, "blue": 1, "purple": 1}}, True),
        (ALL_USED, {"gear": ("brand_flare",)}, True),
        (ALL_USED, {"gear": ("brand_flare",), "found": 1}, False),
        (ALL_USED, {"gear": ("brand_flare",), "ready": ("torch",)}, False),
        (ALL_USED, {"found": 1}, True),
        (ALL_USED, {"gear": ("axe_fury",), "hp": 4}, True),
        (ALL_USED, {"gear": ("axe_fury",), "hp": 3}, False),
        (ALL_USED, {"gear": ("spear_sting",)}, True),
        (ALL_USED, {"strike": 4, "filled": {"strike": (4,)}}, True),
    ],
)
def test_what_is_a_means_against_a_monster(lines: str, means: dict[str, Any], flees: bool) -> None:
    t = fight("bog_slime", lines, phase="monster", marks={"drops": {"hp": 1}}, rolls=() if flees else (1,), **means)
    assert bool(t.told(MonsterFled)) is flees


@pytest.mark.rule("OAK-FLEE-02", "OAK-BOSS-HOLLOW")
def test_rage_is_no_means_against_a_monster_that_is_immune() -> None:
    lines = "P1-P9 P2-P10 P3-P11 P4-P12 P5-P13 P6-P14 P7-P15 P8-P16"
    t = fight("hollow_colossus", lines, phase="monster", gained={"red": 1}, full=24)
    assert t.told(MonsterFled)


@pytest.mark.rule("OAK-FLEE-02", "OAK-POT-02")
def test_a_potion_is_a_means_even_if_its_row_was_drunk_this_turn() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", gained={"red": 1}, turn={"rows": ("triangular",)}, rolls=(1,))
    t.answer(Decline())
    assert t.told(AttackRolled)


@pytest.mark.rule("OAK-FLEE-02")
def test_precision_is_a_means_only_with_a_line_to_cross() -> None:
    blocked = frozenset(f"P{n}" for n in range(1, 13))
    t = fight("bog_slime", phase="monster", gained={"orange": 1}, marks={"blocked": blocked})
    assert t.told(MonsterFled)


@pytest.mark.rule("OAK-FLEE-03")
def test_damage_of_a_flight_can_be_blocked_but_torches_do_not_help() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", marks={"drops": {"hp": 2}}, block=1, found=1, at="0,3")
    assert t.options("block") == [UseCircle(1), Decline()]
    t.answer(UseCircle(1))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "flight", 2, 0, 1, 1)]


@pytest.mark.rule("OAK-FLEE-04", "OAK-HP-02")
def test_a_flight_may_kill() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", hp=6)
    assert t.hero().status == "dead"
    assert not t.told(MonsterFled)
    assert t.hero().fight.sheet == "bog_slime"


@pytest.mark.rule("OAK-FLEE-05")
def test_with_two_free_points_nobody_lets_a_monster_go() -> None:
    t = fight("bog_slime", "P1-P7 P2-P8 P3-P9 P4-P10 P5-P11", phase="monster", rolls=(1,))
    assert t.told(AttackRolled)
    assert t.key == "draft"


@pytest.mark.rule("OAK-FLEE-05", "OAK-FLEE-06", "OAK-BOSS-04")
def test_a_boss_cannot_be_let_go_and_one_that_flees_comes_back_clean() -> None:
    lines = "P1-P9 P2-P10 P3-P11 P4-P12 P5-P13 P6-P14 P7-P15 P8-P16"
    t = fight("hollow_colossus", lines, phase="monster", gained={"orange": 1}, rolls=(1,))
    assert t.key == "brace", "it was not asked whether to let it go"

    drops = {"torso": 3, "left": 1, "right": 0, "head": 1}
    t = fight("hollow_colossus", lines, phase="monster", marks={"drops": drops})
    assert t.told(HeartsBroken) == [HeartsBroken(1, "flight", 5, 0, 0, 5)]
    assert t.hero().fight.drops == {"torso": 0, "left": 4, "right": 3, "head": 2}
    assert t.hero().fight.lines == ()
    assert t.told(BossEngaged) == [BossEngaged(1, "hollow_colossus")]


@pytest.mark.rule("OAK-SCEN-B2", "OAK-FLEE-04")
def test_oak_ex_58_after_the_chamber_the_boss_comes_when_the_monster_has_fled() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", marks={"drops": {"hp": 1}}, chamber=True)
    assert t.hero().fight.sheet == "seven_eyed_watcher"
    assert t.told(BossEngaged) == [BossEngaged(1, "seven_eyed_watcher")]
    assert t.hero().broken == 1, "the boss does not act this turn"


@pytest.mark.rule("OAK-MON-03", "OAK-LIGHT-03", "OAK-GEAR-HELMETA")
def test_oak_ex_60_a_result_below_one_counts_as_one() -> None:
    t = fight("ghost", phase="monster", found=1, gear=("helm_steady",), rolls=(2,))
    t.answer(Light("own"))
    assert t.told(AttackRolled) == [AttackRolled(1, "ghost", "", 2, -3, -1, 0)]
    assert t.hero().broken == 0


@pytest.mark.rule("OAK-MON-03")
def test_a_result_beyond_the_table_counts_as_its_last_entry() -> None:
    t = fight("gargoyle", phase="monster", marks={"fury": 8}, rolls=(6,))
    assert t.told(AttackRolled) == [AttackRolled(1, "gargoyle", "", 6, 8, 14, 2)]


@pytest.mark.rule("OAK-MON-03", "OAK-MON-04", "OAK-DRAFT-02")
def test_the_column_of_the_die_says_how_many_hearts_break() -> None:
    t = fight("mimic", die=RED, phase="monster", rolls=(3,))
    assert t.hero().broken == 1
    t = fight("mimic", die=BLACK_RED, phase="monster", rolls=(5,))
    assert t.hero().broken == 2
    t = fight("mimic", die=BLACK_RED, phase="monster", rolls=(1,))
    assert t.hero().broken == 0


@pytest.mark.rule("OAK-MON-07", "OAK-MON-01")
def test_after_the_phase_the_die_lies_on_the_character_sheet() -> None:
    t = fight("ghost", phase="monster", rolls=(1,))
    assert t.hero().dice == (RED,)
    assert t.ask.seat == 2


@pytest.mark.rule("OAK-LIGHT-01", "OAK-LIGHT-03")
def test_by_a_wall_torch_the_result_is_two_less() -> None:
    t = fight("ghost", phase="monster", at="0,3", rolls=(6,))
    assert t.told(AttackRolled)[0].result == 4


@pytest.mark.rule("OAK-LIGHT-02", "OAK-SPEC-TORCH")
def test_one_torch_may_be_lit_before_the_roll_an_own_one_or_the_special_one() -> None:
    t = fight("ghost", phase="monster", found=2, ready=("torch",), rolls=(6,))
    assert t.options("brace") == [Light("own"), Light("special"), FaceRoll()]
    t.answer(Light("special"))
    assert t.told(TorchLit) == [TorchLit(1, "special")]
    assert (t.hero().torches, t.hero().ready) == (2, ("trapavoid",))
    assert t.told(AttackRolled)[0].result == 4, "it was not asked for a second one"

    t = fight("ghost", phase="monster", found=2, rolls=(6,))
    t.answer(Light("own"))
    assert (t.hero().found, t.hero().burnt) == (2, 1)


@pytest.mark.rule("OAK-LIGHT-03")
def test_a_wall_torch_and_an_own_one_do_not_add_up() -> None:
    t = fight("ghost", phase="monster", at="0,3", found=1, rolls=(6,))
    assert t.key == "draft", "an own torch could do nothing"
    assert t.told(AttackRolled)[0].result == 4


@pytest.mark.rule("OAK-SPEC-STUN", "OAK-MON-02")
def test_stun_skips_the_phase_of_bosses_too() -> None:
    t = fight("seven_eyed_watcher", phase="monster", ready=("stun",))
    assert t.options("skip") == [Skip("stun"), Decline()]
    t.answer(Skip("stun"))
    assert t.told(PhaseSkipped) == [PhaseSkipped(1, "stun")]
    assert not t.told(HeartsBroken)
    assert "stun" in t.hero().spent


@pytest.mark.rule("OAK-MON-02", "OAK-FLEE-01")
def test_a_phase_that_is_skipped_has_no_flight_and_marks_no_coffin() -> None:
    t = fight("vampire_count", "P1-P8", phase="monster", ready=("stun",))
    t.answer(Skip("stun"))
    assert not t.told(CoffinMarked)
    t = fight("bog_slime", ALL_USED, phase="monster", ready=("stun",))
    t.answer(Skip("stun"))
    assert not t.told(MonsterFled)
    assert t.hero().fight.sheet == "bog_slime"


@pytest.mark.rule("OAK-SPEC-DODGE", "OAK-TRAP-02", "OAK-MON-02")
def test_dodge_moves_one_space_on_which_a_trap_is_harmless() -> None:
    t = fight("ghost", phase="monster", at="2,4", ready=("dodge",), rolls=())
    t.answer(Skip("dodge"))
    assert {DodgeTo("3,4"), DodgeTo("1,4")} == set(t.offered(DodgeTo))
    t.answer(DodgeTo("3,4"))
    assert t.hero().space == "3,4"
    assert t.told(TrapEndedOn)
    assert t.hero().broken == 0
    assert not t.told(AttackRolled)


@pytest.mark.rule("OAK-SPEC-DODGE")
def test_the_only_step_of_a_dodge_is_taken_unasked_and_without_one_the_hero_stays() -> None:
    t = fight("ghost", phase="monster", at="1,8", ready=("dodge",))
    t.answer(Skip("dodge"))
    assert (t.key, t.hero().space) == ("draft", "2,8")
    t = fight("ghost", phase="monster", at="3,5", ready=("dodge",))
    t.answer(Skip("dodge"))
    assert (t.key, t.hero().space) == ("draft", "3,5"), "a closed door and a wall"


@pytest.mark.rule("OAK-SPEC-DISABLE")
def test_disabling_is_possible_before_the_roll_but_not_without_an_ability() -> None:
    t = fight("ghost", phase="monster", ready=("disable",), rolls=(1,))
    assert t.key == "draft"
    t = fight("gargoyle", phase="monster", ready=("disable",), marks={"fury": 4}, rolls=(6,))
    assert t.options("brace") == [Disable(), FaceRoll()]
    t.answer(Disable())
    assert t.told(AttackRolled)[0].result == 6


@pytest.mark.rule("OAK-SCEN-S3")
def test_a_shrine_may_be_paid_before_the_roll() -> None:
    t = fight(
        "ghost",
        phase="monster",
        at="6,0",
        damage=2,
        strike=1,
        scenario="shrines",
        turn={"entered": ("6,0",)},
        rolls=(1,),
    )
    assert Pay("6,0") in t.options("brace")
    t.answer(Pay("6,0"))
    assert t.hero().destroyed == ("6,0",)
