"""The odds of a coming attack, against brute force and against the dice of the game; measuring under Focus."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from oakveil.games.oakdell.choices import Decline, Disable, FaceRoll, Light, Reroll, Shift
from oakveil.games.oakdell.measuring import Measured, may_measure, measure
from oakveil.games.oakdell.odds import Outlook, outlook
from oakveil.games.oakdell.state import Rolled

from .fights import BLACK_RED, RED, drink, fight
from .table import hero, scene


def played(rolls: tuple[int, ...], answers: tuple[Any, ...] = (), **scene: Any) -> int:
    """Hearts broken by an attack with these rolls, when the questions that come are answered like this."""
    t = fight(phase="monster", rolls=rolls, full=24, **scene)
    while t.key not in ("draft", ""):
        t.answer(next((one for one in answers if one in t.ask.options), t.ask.default or t.ask.options[0]))
    return t.hero().broken


@pytest.mark.rule("OAK-MON-03", "OAK-MON-04", "OAK-LIGHT-03", "OAK-BOSS-02", "OAK-ABIL-EACH")
@pytest.mark.parametrize(
    ("sheet", "dice", "fields"),
    [
        ("ghost", 1, {}),
        ("mimic", 1, {"at": "0,3"}),
        ("gargoyle", 1, {"marks": {"fury": 4}, "gear": ("helm_steady",)}),
        ("imp_swarm", 1, {"marks": {"drops": {"i1": 0}}}),
        ("chained_ogre", 1, {"marks": {"broken": ("C1", "C4")}}),
        ("hob_and_nob", 2, {"gear": ("mail_shadow", "sword_parry"), "turn": {"dealt": 2}}),
        ("hydra", 3, {"marks": {"drops": {"mid": 1}}}),
        ("seven_eyed_watcher", 1, {"marks": {"drops": {"A1": 0, "B1": 0}}, "at": "0,3"}),
        ("seven_eyed_watcher", 1, {"gear": ("helm_steady",)}),
        ("hollow_colossus", 1, {"marks": {"drops": {"torso": 3}}}),
    ],
)
@pytest.mark.parametrize("die", [RED, BLACK_RED])
def test_the_odds_are_those_of_all_rolls(sheet: str, dice: int, fields: dict[str, Any], die: Rolled) -> None:
    counted = Counter(played(rolls, sheet=sheet, die=die, **fields) for rolls in product(range(1, 7), repeat=dice))
    before = fight(sheet, die=die, full=24, **fields)
    odds = outlook(before.g, before.hero(), die[0])
    told = {n: ways / odds.of for n, ways in enumerate(odds.ways) if ways}
    assert told == pytest.approx({n: ways / 6**dice for n, ways in counted.items()})


@pytest.mark.rule("OAK-GEAR-MAILB")
def test_a_roll_above_the_mean_is_repeated() -> None:
    fields: dict[str, Any] = {"sheet": "mimic", "die": BLACK_RED, "gear": ("mail_second",)}
    hearts = [0, 1, 1, 1, 2, 2]
    again = [played((roll, new), (Reroll(),), **fields) for roll in (5, 6) for new in range(1, 7)]
    kept = [played((roll,), (Decline(),), **fields) for roll in (1, 2, 3, 4)]
    t = fight(**fields)
    assert again == hearts * 2
    assert outlook(t.g, t.hero(), "black").expected == pytest.approx((sum(kept) + sum(again) / 6) / 6)


@pytest.mark.rule("OAK-LIGHT-03", "OAK-BOSS-02")
@pytest.mark.parametrize("sheet", ["mimic", "seven_eyed_watcher"])
def test_the_odds_with_a_torch_are_those_after_lighting_it(sheet: str) -> None:
    lit = [played((roll,), (Light("own"),), sheet=sheet, found=1) for roll in range(1, 7)]
    dark = [played((roll,), (FaceRoll(),), sheet=sheet, found=1) for roll in range(1, 7)]
    t = fight(sheet, found=1)
    assert outlook(t.g, t.hero(), "white", lights=True).expected == pytest.approx(sum(lit) / 6)
    assert outlook(t.g, t.hero(), "white").expected == pytest.approx(sum(dark) / 6)
    assert sum(lit) < sum(dark)


def test_the_odds_of_each_die_are_known_before_the_draft() -> None:
    t = scene(hero(sheet="mimic"), die=None, dice=[("white", 1), ("black", 6)])
    assert t.key == "draft"
    assert outlook(t.g, t.hero(), "white") == Outlook((12, 18, 6), 36)
    assert outlook(t.g, t.hero(), "black") == Outlook((6, 18, 12), 36)
    assert outlook(t.g, t.hero(), "black").at_least(1) == pytest.approx(5 / 6)
    assert outlook(t.g, t.hero(), "black").at_least(3) == 0


@pytest.mark.rule("OAK-SPEC-DISABLE", "OAK-ABIL-WINGS")
def test_what_has_happened_in_the_turn_counts() -> None:
    t = fight("gargoyle", ready=("disable",), marks={"fury": 8})
    assert outlook(t.g, t.hero(), "white").expected == 2
    t.answer(Disable())
    assert outlook(t.g, t.hero(), "white").expected == pytest.approx(4 / 6)


def test_a_shift_that_is_not_the_best_is_not_in_the_odds() -> None:
    assert played((3,), (Shift(3),), sheet="seven_eyed_watcher", at="0,3") == 2
    t = fight("seven_eyed_watcher", at="0,3", marks={"drops": {"A1": 0, "A2": 0}})
    assert outlook(t.g, t.hero(), "white").ways[1] == 18, "1 to 3 can all become an A"


@pytest.mark.rule("OAK-POT-YELLOW", "OAK-STRIKE-06")
def test_only_who_has_drunk_the_potion_of_focus_may_measure_until_the_turn_ends() -> None:
    t = fight("ghost", "P5-P12 P6-P11", gained={"yellow": 1}, rolls=(1,))
    with pytest.raises(ValueError, match="may not measure"):
        measure(t.g, 1, "P2", "P9")
    drink(t, "yellow")
    assert measure(t.g, 1, "P2", "P9") == Measured({"body": 2}, (), ())
    assert measure(t.g, 1, "P6", "P3") == Measured({}, ("I3",), ())
    with pytest.raises(KeyError):
        measure(t.g, 1, "P2", "P2")
    with pytest.raises(ValueError, match="may not measure"):
        measure(t.g, 2, "P2", "P9")
    assert len(t.hero().fight.lines) == 2, "nothing was drawn"
    t.end_attack()
    assert not may_measure(t.g, 1)


@pytest.mark.rule("OAK-POT-YELLOW", "OAK-ICON-02", "OAK-GEO-09")
def test_what_is_taken_or_broken_is_not_measured() -> None:
    marks = {"icons": ("I1",), "broken": ("C1",)}
    t = fight("chained_ogre", gained={"yellow": 1}, marks=marks)
    drink(t, "yellow")
    assert measure(t.g, 1, "P3", "P6").links == ("C3",)
    assert measure(t.g, 1, "P1", "P7").icons == ()
