"""Traps, items and what heroes gain (specification 3.5, 3.11, 3.12, 3.14)."""

from __future__ import annotations

from typing import get_args

import pytest

from oakveil.games.oakdell.choices import Decline, Develop, Leg, TakeGear, TakePotion, UseCircle
from oakveil.games.oakdell.effects.rewards import Develop as DevelopTrack
from oakveil.games.oakdell.effects.rewards import (
    GainAnyPotion,
    GainEquipment,
    GainHearts,
    GainKey,
    GainPotion,
    GainTorch,
)
from oakveil.games.oakdell.events import (
    CircleMarked,
    GearTaken,
    HeartsBroken,
    HeartsGained,
    ItemTaken,
    KeyGained,
    NoGearLeft,
    PotionGained,
    SetCompleted,
    SpecialReady,
    SpecialUsed,
    TorchGained,
    TrapAvoided,
    TrapEndedOn,
    TrapSprung,
)
from oakveil.games.oakdell.records import TrackId
from oakveil.games.oakdell.rules.gaining import Reward, mark_circle
from oakveil.games.oakdell.rules.movement import Walk
from oakveil.games.oakdell.sequence import DungeonPhase
from oakveil.games.oakdell.state import Circles
from tests.games.oakdell.table import TableTalk, hero, route, scene

EVERY_PIECE = (
    "sword_white",
    "axe_black",
    "dagger_dark",
    "spear_sting",
    "brand_flare",
    "helm_steady",
    "mail_shadow",
    "boots_stride",
    "gloves_trap",
    "belt_vigor",
)
FULL: dict[TrackId, int] = {"damage": 9, "strike": 9, "block": 9}


def rewarded(*effects: object, **fields: object) -> TableTalk:
    """A hero is paid these rewards, in the turn in which it killed a monster."""
    t = scene(hero(**fields), phase="attack", turn={"defeated": False})  # type: ignore[arg-type]
    t.g.stack.append(Reward(effects=effects))  # type: ignore[arg-type]
    t.g.run()
    t.events += t.match.events()
    return t


# Traps


@pytest.mark.rule("OAK-TRAP-02")
def test_a_trap_on_which_the_route_ends_does_nothing_and_stays_armed() -> None:
    """OAK-EX-29."""
    t = scene(hero("0,4"), die=("white", 5))
    t.walk("1,4", "2,4", "3,4")
    assert (t.hero().hp, t.hero().crossed) == (10, frozenset())
    assert t.told(TrapEndedOn) == [TrapEndedOn(1, "3,4")]


@pytest.mark.rule("OAK-TRAP-01", "OAK-ZONE-01")
@pytest.mark.parametrize(
    ("start", "steps", "damage"),
    [("2,4", ("3,4", "4,4"), 1), ("8,4", ("8,5", "8,6"), 2), ("14,5", ("14,6", "14,7"), 3)],
)
def test_a_trap_deals_the_damage_of_its_zone_and_is_crossed_out(
    start: str, steps: tuple[str, str], damage: int
) -> None:
    """OAK-EX-30 and its like."""
    t = scene(hero(start), die=("white", 3))
    t.walk(*steps)
    assert t.told(TrapSprung) == [TrapSprung(1, steps[0], damage)]
    assert (t.hero().broken, t.hero().crossed) == (damage, frozenset({steps[0]}))


@pytest.mark.rule("OAK-TRAP-04", "OAK-TRAP-02")
def test_a_trap_that_is_left_and_ended_on_again_does_nothing() -> None:
    """OAK-EX-31."""
    t = scene(hero("3,4"), die=("white", 3))
    t.walk("4,4", "3,4")
    assert (t.hero().hp, t.hero().crossed) == (10, frozenset())


@pytest.mark.rule("OAK-TRAP-04", "OAK-TRAP-05")
def test_a_trap_that_is_passed_springs_once() -> None:
    """OAK-EX-32."""
    t = scene(hero("3,4"), die=("black", 4))
    t.walk("4,4", "3,4", "4,4", "3,4")
    assert t.told(TrapSprung) == [TrapSprung(1, "3,4", 1)]
    assert (t.told(TrapEndedOn), t.hero().hp) == ([], 9)


@pytest.mark.rule("OAK-TRAP-03")
@pytest.mark.parametrize(
    ("at", "way", "harmless"),
    [
        ("0,4", "1,4 2,4 3,4", False),
        ("1,4", "2,4 1,4 2,4 3,4", False),
        ("0,4", "1,4 0,4 1,4 2,4 3,4", True),
        ("1,4", "2,4 3,4", True),
    ],
)
def test_a_run_that_is_cut_short_ends_badly_on_a_trap(at: str, way: str, harmless: bool) -> None:
    """OAK-EX-33 is the first."""
    steps = way.split()
    t = scene(hero(at, ready=("run",)), die=("white", 3))
    t.walk(*steps, run=len(steps) - 2)
    assert t.hero().space == "3,4"
    assert t.hero().broken == (0 if harmless else 1)
    assert ("3,4" in t.hero().crossed) is not harmless


@pytest.mark.rule("OAK-TRAP-03", "OAK-GEAR-BOOTSA")
def test_strides_are_exact_so_a_trap_at_their_end_is_harmless() -> None:
    """OAK-EX-34."""
    t = scene(hero("0,4", gear=("boots_stride",), ready=("run",)), die=("white", 3))
    t.walk("1,4", "2,4", "3,4", boots=1)
    assert (t.hero().hp, t.hero().crossed) == (10, frozenset())


@pytest.mark.rule("OAK-TRAP-06", "OAK-SPEC-TRAP")
def test_a_trap_is_avoided_once_and_crossed_out_all_the_same() -> None:
    t = scene(hero("2,4", ready=("trapavoid",)), die=("white", 3))
    t.walk("3,4", "4,4", avoid="3,4")
    assert t.told(TrapAvoided) == [TrapAvoided(1, "3,4")]
    assert t.told(SpecialUsed) == [SpecialUsed(1, "trapavoid")]
    assert (t.hero().hp, t.hero().crossed, t.hero().ready) == (10, frozenset({"3,4"}), ())


@pytest.mark.rule("OAK-TRAP-06", "OAK-SPEC-TRAP")
@pytest.mark.parametrize(
    ("at", "steps", "avoid"),
    [
        ("1,4", ("2,4", "3,4"), "3,4"),  # it does nothing there
        ("2,4", ("3,4", "4,4"), "4,6"),  # it is elsewhere
        ("2,4", ("3,4", "4,4"), "4,4"),  # there is none
        ("3,4", ("4,4", "5,4"), "3,4"),  # it is only left
    ],
)
def test_only_a_trap_that_would_spring_can_be_avoided(at: str, steps: tuple[str, ...], avoid: str) -> None:
    t = scene(hero(at, ready=("trapavoid",)), die=("white", 3))
    assert t.refuses(route(*steps, avoid=avoid)).rule == "OAK-TRAP-06"
    without = scene(hero("2,4"), die=("white", 3))
    assert without.refuses(route("3,4", "4,4", avoid="3,4")).rule == "OAK-TRAP-06"


@pytest.mark.rule("OAK-TRAP-06", "OAK-TRAP-05")
def test_a_trap_at_the_end_is_avoided_if_it_is_passed_before() -> None:
    t = scene(hero("4,4", ready=("trapavoid",)), die=("black", 2))
    t.walk("3,4", "4,4", "3,4", avoid="3,4")
    assert (t.hero().hp, t.hero().crossed) == (10, frozenset({"3,4"}))


@pytest.mark.rule("OAK-TRAP-01", "OAK-HP-03", "OAK-SKILL-BLOCK", "OAK-SKILL-03")
def test_damage_on_the_way_may_be_blocked_once_in_the_phase() -> None:
    t = scene(hero("4,4", block=4, spent=("trapavoid",), ready=("wallbreak",), keys=1), die=("black", 2))
    t.walk("3,4", "3,5 key", "3,6 wall")
    assert t.options("block") == [UseCircle(1), UseCircle(4), Decline()]
    t.answer(UseCircle(4))
    assert t.told(HeartsBroken) == [HeartsBroken(1, "trap", 1, 0, 1, 0), HeartsBroken(1, "wall", 1, 0, 0, 1)]
    assert t.hero().tracks["block"] == Circles(4, (4,))


# Items


@pytest.mark.rule("OAK-ITEM-01")
@pytest.mark.parametrize(("had", "gained", "has"), [(0, True, 1), (2, True, 3), (3, False, 3)])
def test_a_potion_is_marked_as_long_as_there_is_a_circle(had: int, gained: bool, has: int) -> None:
    t = scene(hero("5,4", gained={"red": had}, drunk={"red": had}), die=("white", 1))
    t.walk("6,4")
    assert t.told(ItemTaken) == [ItemTaken(1, "6,4", "potion", "red", gained)]
    assert (t.hero().gained["red"], t.hero().crossed) == (has, frozenset({"6,4"}))


@pytest.mark.rule("OAK-ITEM-02")
@pytest.mark.parametrize(("had", "gained", "has"), [(0, True, 1), (5, True, 6), (6, False, 6)])
def test_a_torch_is_marked_as_long_as_there_is_a_circle(had: int, gained: bool, has: int) -> None:
    t = scene(hero("2,6", found=had, burnt=had), die=("white", 1))
    t.walk("1,6")
    assert t.told(ItemTaken) == [ItemTaken(1, "1,6", "torch", "", gained)]
    assert (t.hero().found, t.hero().crossed) == (has, frozenset({"1,6"}))


@pytest.mark.rule("OAK-ITEM-03", "OAK-HP-01")
@pytest.mark.parametrize(("full", "after"), [(10, 12), (23, 24), (24, 24)])
def test_a_fountain_gives_two_hearts_up_to_the_end_of_the_track(full: int, after: int) -> None:
    t = scene(hero("4,7", full=full), die=("white", 1))
    t.walk("4,8")
    assert (t.hero().full, t.hero().crossed) == (after, frozenset({"4,8"}))
    gained = after - full
    assert t.told(HeartsGained) == ([HeartsGained(1, "fountain", gained)] if gained else [])
    assert t.told(ItemTaken) == [ItemTaken(1, "4,8", "fountain", "", gained > 0)]


@pytest.mark.rule("OAK-ITEM-04", "OAK-GEAR-01")
def test_a_chest_holds_a_piece_of_choice_after_the_route() -> None:
    t = scene(hero("2,8"), die=("white", 3))
    t.walk("1,8", "2,8")
    assert t.hero().space == "2,8"
    assert t.options("gear") == [TakeGear(gear) for gear in t.g.box.gear]
    t.answer(TakeGear("axe_fury"))
    assert t.told(GearTaken) == [GearTaken(1, "axe_fury")]
    assert t.key == "attack"


@pytest.mark.rule("OAK-GEAR-01")
def test_the_other_effect_of_a_piece_is_closed() -> None:
    t = scene(hero("2,8", gear=("sword_parry", "belt_brew")), die=("white", 1))
    t.walk("1,8")
    pieces = {t.g.box.gear[choice.gear].piece for choice in t.offered(TakeGear)}
    assert pieces == {"axe", "dagger", "spear", "firebrand", "helmet", "chain_mail", "boots", "gauntlets"}
    assert len(t.options("gear")) == 16


@pytest.mark.rule("OAK-GEAR-01")
def test_with_all_pieces_nothing_is_found() -> None:
    t = scene(hero("2,8", gear=EVERY_PIECE), die=("white", 1))
    t.walk("1,8")
    assert t.told(NoGearLeft) == [NoGearLeft(1)]
    assert t.key == "attack"


@pytest.mark.rule("OAK-ITEM-04")
def test_two_chests_on_one_way_are_opened_one_after_the_other() -> None:
    t = scene(hero("1,4"), phase="attack", rolls=(1,))
    way = Walk(steps=(Leg("0,4"), Leg("1,4")), taken=2, chests=2)
    t.g.stack[3:] = [DungeonPhase(seat=1, at="after_route"), way]
    t.g.run()
    t.answer(TakeGear("helm_steady"))
    t.answer(TakeGear("sword_white"))
    assert t.hero().gear == ("helm_steady", "sword_white")


@pytest.mark.rule("OAK-GEAR-02")
@pytest.mark.parametrize(
    ("worn", "taken", "kind", "marked"),
    [
        (("helm_steady",), "mail_shadow", "armour", {"damage": 0, "strike": 0, "block": 2}),
        (("helm_steady", "mail_shadow", "belt_brew"), "boots_ghost", "armour", {"damage": 0, "strike": 0, "block": 2}),
        (("sword_white",), "axe_fury", "weapon", {"damage": 1, "strike": 1, "block": 0}),
        (EVERY_PIECE[:3], "spear_sting", "weapon", {"damage": 1, "strike": 1, "block": 0}),
    ],
)
def test_the_second_and_the_fourth_piece_of_a_kind_complete_a_set(
    worn: tuple[str, ...], taken: str, kind: str, marked: dict[TrackId, int]
) -> None:
    """OAK-EX-09 is the first."""
    t = scene(hero("2,8", gear=worn), die=("white", 1))
    t.walk("1,8")
    t.answer(TakeGear(taken))
    assert t.told(SetCompleted) == [SetCompleted(1, kind, len(worn) + 1)]  # type: ignore[arg-type]
    assert {track: circles.marked for track, circles in t.hero().tracks.items()} == marked


@pytest.mark.rule("OAK-GEAR-02")
@pytest.mark.parametrize("worn", [(), ("helm_steady",), ("sword_white", "axe_fury"), EVERY_PIECE[:4]])
def test_the_other_pieces_complete_nothing(worn: tuple[str, ...]) -> None:
    t = scene(hero("2,8", gear=worn), die=("white", 1))
    t.walk("1,8")
    t.answer(TakeGear("brand_flare"))
    assert t.told(SetCompleted) == [] and t.told(CircleMarked) == []


# Circles and rewards


@pytest.mark.rule("OAK-SKILL-01")
def test_the_circles_of_a_track_are_worth_one_two_and_three() -> None:
    values = scene(hero()).g.box.values
    assert values == {track: (1, 1, 1, 2, 2, 2, 3, 3, 3) for track in get_args(TrackId)}


@pytest.mark.rule("OAK-SKILL-02", "OAK-SKILL-06")
@pytest.mark.parametrize(
    ("track", "specials"),
    [
        ("damage", ("breach", "wallbreak", "disable")),
        ("strike", ("run", "anypoint", "dodge")),
        ("block", ("trapavoid", "torch", "stun")),
    ],
)
def test_circles_are_marked_from_the_top_and_unlock_special_skills(track: TrackId, specials: tuple[str, ...]) -> None:
    t = scene(hero())
    marked = [mark_circle(t.g, t.hero(), track) for _ in range(10)]
    assert marked == [True] * 9 + [False]
    events = t.match.events()
    assert [event.circle for event in events if isinstance(event, CircleMarked)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    after = [number for number, event in enumerate(events) if isinstance(event, SpecialReady)]
    assert [events[number - 1] for number in after] == [CircleMarked(1, track, circle) for circle in (2, 5, 8)]
    assert t.hero().ready == specials


@pytest.mark.rule("OAK-SKILL-05")
def test_a_circle_of_choice_goes_to_a_track_with_room() -> None:
    t = rewarded(DevelopTrack("choice"), damage=9, strike=3)
    assert t.options("circle") == [Develop("strike"), Develop("block")]
    t.answer(Develop("strike"))
    assert t.hero().tracks["strike"].marked == 4


@pytest.mark.rule("OAK-SKILL-05")
def test_a_circle_of_choice_is_no_choice_with_one_track_left_and_nothing_with_none() -> None:
    t = rewarded(DevelopTrack("choice"), **(FULL | {"block": 2}))
    assert (t.hero().tracks["block"].marked, t.key) == (3, "attack")
    full = rewarded(DevelopTrack("choice"), **FULL)
    assert (full.told(CircleMarked), full.key) == ([], "attack")


@pytest.mark.rule("OAK-DOOR-04", "OAK-ICON-01", "OAK-KILL-02")
def test_rewards_are_paid_one_after_the_other() -> None:
    t = rewarded(GainKey(), GainPotion("orange"), GainTorch(), GainHearts(2), DevelopTrack("block"), keys=4)
    gains = (KeyGained, PotionGained, TorchGained, HeartsGained, CircleMarked)
    assert [event for event in t.events if isinstance(event, gains)] == [
        KeyGained(1, 5),
        PotionGained(1, "orange"),
        TorchGained(1),
        HeartsGained(1, "reward", 2),
        CircleMarked(1, "block", 1),
    ]
    hero = t.hero()
    assert (hero.keys, hero.gained, hero.found, hero.full) == (5, {"orange": 1}, 1, 12)


@pytest.mark.rule("OAK-ITEM-01", "OAK-ITEM-02", "OAK-HP-01")
def test_rewards_for_which_there_is_no_room_are_lost() -> None:
    t = rewarded(GainPotion("orange"), GainTorch(), GainHearts(2), gained={"orange": 3}, found=6, full=24)
    assert t.told(PotionGained) == [PotionGained(1, "orange", False)]
    assert t.told(TorchGained) == [TorchGained(1, False)]
    assert (t.told(HeartsGained), t.hero().full) == ([], 24)


@pytest.mark.rule("OAK-GEAR-01", "OAK-KILL-02")
def test_equipment_may_be_a_reward() -> None:
    t = rewarded(GainEquipment(), GainKey())
    t.answer(TakeGear("helm_steady"))
    assert (t.hero().gear, t.hero().keys) == (("helm_steady",), 1)


@pytest.mark.rule("OAK-GEAR-BELTB")
def test_a_triangular_potion_of_choice() -> None:
    t = rewarded(GainAnyPotion("triangular"), gained={"green": 3})
    assert t.options("potion") == [TakePotion("yellow"), TakePotion("red")]
    t.answer(TakePotion("red"))
    assert t.told(PotionGained) == [PotionGained(1, "red")]


@pytest.mark.rule("OAK-GEAR-BELTB")
def test_a_potion_of_choice_is_no_choice_with_one_left_and_nothing_with_none() -> None:
    t = rewarded(GainAnyPotion("triangular"), gained={"green": 3, "yellow": 3})
    assert (t.hero().gained["red"], t.key) == (1, "attack")
    none = rewarded(GainAnyPotion("triangular"), gained={"green": 3, "yellow": 3, "red": 3})
    assert (none.told(PotionGained), none.key) == ([], "attack")
