"""The players of Dungeons of the Oak Dell that are programs: how they play (specification 10)."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from oakveil.games.oakdell import GAME, house_box, new, perceiving
from oakveil.games.oakdell.bots import HABITS
from oakveil.games.oakdell.choices import (
    ChooseHero,
    Decline,
    Develop,
    Disable,
    DodgeTo,
    Draft,
    Drink,
    FaceRoll,
    HitPool,
    LetGo,
    Light,
    Pay,
    Reroll,
    Route,
    Skip,
    Slash,
    Strike,
    TakeGear,
    TakePotion,
    UseCircle,
    Wound,
)
from oakveil.games.oakdell.chords import Chords
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.games.oakdell.perceiving import COPIES, sight_of
from oakveil.games.oakdell.records import Sheet
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from tests.games.oakdell.coverage import NO_ANSWERS, SETTINGS, Coverage, play
from tests.games.oakdell.fights import ALL_USED, BLACK_RED, ONE_FREE, RED, box_with, fight
from tests.games.oakdell.table import TableTalk, fresh, hero, scene

BOX = house_box()
LEVELS = sorted(GAME.bots)
SLOWEST = 0.2
"""Seconds that an answer may take."""
WATCHER, COLOSSUS = "seven_eyed_watcher", "hollow_colossus"


def answer(t: TableTalk, level: str = "sensible") -> Option:
    """What a program answers to the open question."""
    choice = GAME.bots[level](t.g, t.ask, Chance(b"bot"))
    assert t.ask.refusal(choice) is None
    return choice


def until(t: TableTalk, key: str) -> Option:
    """Let a program answer until a question comes up; what it answers to that one."""
    while t.key != key:
        t.answer(answer(t))
    return answer(t)


# Whole games


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 5))
def test_every_question_of_a_game_is_answered_legally(number: int) -> None:
    coverage = Coverage(BOX)
    options = msgspec.convert(SETTINGS[number], OakDellOptions)
    play(coverage, f"whole game {number}", options, LEVELS[number % len(LEVELS)])
    assert coverage.seen["event GameEnded"] == 1
    asked = {name.removeprefix("ask ") for name in coverage.seen if name.startswith("ask ")}
    assert asked <= {*HABITS, *NO_ANSWERS}
    assert {"oakdell.draft", "oakdell.route", "oakdell.attack", "oakdell.block"} <= asked


def test_sensible_players_win_more_often_than_easy_ones() -> None:
    options = OakDellOptions(players=1)
    easy, sensible = [
        sum(play(Coverage(BOX), f"better {n}", options, level) for n in range(8)) for level in ("easy", "sensible")
    ]
    assert easy + 2 <= sensible


@pytest.mark.parametrize("scenario", ["boss", "shrines"])
def test_an_answer_takes_no_time_that_anybody_notices(scenario: Any) -> None:
    g = new(OakDellOptions(players=1, scenario=scenario), [Place()], BOX, Chance(b"speed"))
    times = []
    while asks := g.asks():
        before = process_time()
        choice = GAME.bots["sensible"](g, asks[0], Chance(b"bot"))
        times.append(process_time() - before)
        g.answer(choice, 1)
    assert max(times) < SLOWEST


# What it sees


@pytest.mark.rule("OAK-STRIKE-06")
def test_lines_are_never_measured_without_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game it asks nothing of the true lines of a sheet."""
    g = new(OakDellOptions(players=1), [Place()], BOX, Chance(b"no ruler"))
    true = {id(BOX.chords(sheet)) for sheet in BOX.sheets}
    thinking = False

    def guarded(name: str) -> None:
        measured = getattr(Chords, name)

        def look(chords: Chords, *lines: Any) -> Any:
            assert not (thinking and id(chords) in true), "it measures"
            return measured(chords, *lines)

        monkeypatch.setattr(Chords, name, look)

    for name in ("crossings", "icons", "links"):
        guarded(name)
    while asks := g.asks():
        thinking = True
        choice = GAME.bots["sensible"](g, asks[0], Chance(b"bot"))
        thinking = False
        g.answer(choice, 1)
    assert g.hero(1).killed, "it fought"


@pytest.mark.rule("OAK-STRIKE-06")
@pytest.mark.parametrize("lines", ["", "P5-P12 P6-P11"])
def test_an_answer_does_not_change_when_points_move_less_than_the_eye_errs(
    lines: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two sheets that look the same to it are played in the same way, whatever their lines cross in truth."""
    ghost = BOX.sheets["ghost"]
    moved = replace(ghost, points=tuple([replace(point, x=point.x + 7, y=point.y - 5) for point in ghost.points]))
    seen = {copy: perceiving._blurred(ghost, 25, copy) for copy in range(COPIES)}

    def looks_like(sheet: Sheet, error: int, copy: int) -> Sheet:
        return seen[copy]

    monkeypatch.setattr(perceiving, "_blurred", looks_like)
    answers = [answer(fight("ghost", lines, box=box_with(sheet))) for sheet in (ghost, moved)]
    assert isinstance(answers[0], Strike)
    assert answers[0] == answers[1]


def test_points_are_seen_a_little_wrong_until_it_drinks_focus() -> None:
    t = fight("ghost", gained={"yellow": 1})
    true = BOX.sheets["ghost"].points
    seen = sight_of(t.g, t.hero(), 25).sheet.points
    off = [(abs(a.x - b.x), abs(a.y - b.y)) for a, b in zip(true, seen, strict=True)]
    assert max(max(pair) for pair in off) <= 25
    assert sum(pair > (0, 0) for pair in off) > len(off) // 2
    t.answer(Drink("yellow"))
    assert sight_of(t.g, t.hero(), 25).sheet.points == true


def test_another_turn_another_look() -> None:
    looks = {sight_of(t.g, t.hero(), 25).sheet.points for t in (scene(hero(), round=n) for n in range(1, 7))}
    assert len(looks) == COPIES


# The dungeon


def test_it_plays_the_hero_that_suits_everybody() -> None:
    t = fresh(1, heroes="choose")
    assert answer(t) == ChooseHero("oak_squire")


@pytest.mark.parametrize("round", range(1, 7))
def test_it_drafts_a_die_of_a_colour_that_can_kill(round: int) -> None:
    """No red point is free; from a yellow one a line kills the Ghost."""
    ghost = hero("0,4", lines="P5-P12 P1-P9", fight={"drops": {"hp": 1}})
    t = scene(ghost, die=None, dice=(("white", 5), ("white", 6)), round=round)
    assert answer(t) == Draft("white", 6)


def test_it_walks_to_the_chest() -> None:
    t = scene(hero("9,4"), die=("white", 1))
    choice = answer(t)
    assert isinstance(choice, Route)
    assert choice.steps[-1].to == "10,4"


def test_it_ends_on_a_trap_rather_than_passing_it() -> None:
    t = scene(hero("0,4", hp=3), die=("white", 5))
    t.answer(answer(t))
    assert t.hero().hp == 3


def test_trap_avoidance_is_used_where_a_trap_lies_on_the_best_way() -> None:
    """Beyond the trap at 3,4 lies all that is of use: the way to it is one."""
    t = scene(hero("2,4", ready=("trapavoid",), hp=3), die=("black", 6))
    choice = answer(t)
    assert isinstance(choice, Route)
    assert choice.avoid == "3,4"


def test_shrines_are_paid_at_once() -> None:
    t = scene(hero("6,1", damage=2, strike=1), die=("white", 1), scenario="shrines")
    t.answer(answer(t))
    assert (t.key, answer(t)) == ("after_route", Pay("6,0"))


def test_a_shrine_can_still_be_paid_at_the_end_of_a_turn() -> None:
    t = scene(hero("6,1", damage=1, strike=1), die=("white", 1), scenario="shrines")
    t.walk("6,0")
    t.answer(Strike("P1", "P7"))
    t.rolls(1)
    while not t.hero().destroyed:
        t.answer(answer(t))


@pytest.mark.parametrize(("scenario", "kept"), [("shrines", True), ("boss", False)])
def test_circles_that_shrines_need_are_kept(scenario: Any, kept: bool) -> None:
    t = fight("stone_beetle", die=BLACK_RED, phase="monster", block=3, hp=9, scenario=scenario, rolls=(6,))
    assert (until(t, "block") == Decline()) is kept


def test_the_circle_of_choice_is_one_that_a_shrine_needs() -> None:
    fields: dict[str, Any] = {"damage": 5, "strike": 0, "block": 5}
    t = fight("gargoyle", "P5-P12", die=RED, scenario="shrines", marks={"drops": {"hp": 1}}, **fields)
    choice = until(t, "circle")
    assert choice == Develop("strike")


# The fight


def test_it_finishes_a_monster_with_a_potion() -> None:
    t = fight("bog_slime", ALL_USED, gained={"red": 1}, hp=5, marks={"drops": {"hp": 2}})
    assert answer(t) == Drink("red")
    drops = {"drops": {"hob": 0, "nob": 2}}
    t = fight("hob_and_nob", "P1-P8", gained={"red": 1}, hp=5, marks=drops, turn={"struck": True})
    assert answer(t) == Drink("red")


LINES = "P2-P8 P3-P12"
"""Two lines that end on no red point of the Watcher's sheet."""


@pytest.mark.parametrize(
    ("lines", "gained", "drinks"),
    [(LINES, {"yellow": 1}, True), ("", {"yellow": 1}, False), (LINES, {"yellow": 1, "green": 1}, False)],
    ids=["two lines can be crossed", "no line yet", "Wounding does more"],
)
def test_focus_is_drunk_before_a_strike_against_the_boss(lines: str, gained: dict[Any, int], drinks: bool) -> None:
    t = fight(WATCHER, lines, die=RED, gained=gained)
    assert (answer(t) == Drink("yellow")) is drinks


@pytest.mark.parametrize(("scenario", "kept"), [("boss", True), ("shrines", False)])
def test_focus_is_kept_for_the_boss_where_there_is_one(scenario: Any, kept: bool) -> None:
    t = fight("hoard_toad", "P2-P8 P3-P11", die=RED, gained={"yellow": 1}, scenario=scenario)
    assert (answer(t) == Drink("yellow")) is not kept


def test_it_cuts_through_the_crossing_of_two_lines() -> None:
    t = fight("ghost", "P1-P7 P4-P10", gained={"orange": 1}, marks={"drops": {"hp": 2}}, turn={"struck": True})
    t.answer(answer(t))
    assert isinstance(answer(t), Slash)
    t.answer(answer(t))
    assert t.hero().fight.left == 0


def test_a_wound_costs_a_point_of_no_use() -> None:
    t = fight("ghost", "P1-P7", gained={"green": 1}, marks={"drops": {"hp": 1}}, turn={"struck": True})
    t.answer(answer(t))
    assert isinstance(answer(t), Wound)


def test_it_shoots_for_the_limb_that_is_nearest_to_its_end() -> None:
    t = fight("hob_and_nob", "P1-P8 P2-P6", die=RED, damage=4, filled={"damage": (1, 2, 3)})
    assert t.hero().fight.drops == {"hob": 4, "nob": 3}
    t.answer(Strike("P5", "P12"))
    t.answer(UseCircle(4))
    assert answer(t) == HitPool("nob")


def test_a_circle_that_kills_is_used() -> None:
    t = fight("ghost", "P5-P12 P6-P11", die=("white", 6), damage=4, filled={"damage": (1,)}, marks={"drops": {"hp": 3}})
    t.answer(Strike("P2", "P9"))
    assert answer(t) == UseCircle(2)


@pytest.mark.parametrize(("round", "kept"), [(1, False), (6, True)])
def test_towards_the_end_not_even_a_kill_is_worth_a_circle_that_a_shrine_needs(round: int, kept: bool) -> None:
    ghost: dict[str, Any] = {"lines": "P5-P12 P6-P11", "fight": {"drops": {"hp": 3}}, "damage": 1}
    t = scene(hero(**ghost), die=("white", 6), phase="attack", scenario="shrines", round=round)
    t.answer(Strike("P2", "P9"))
    assert (answer(t) == Decline()) is kept


# The Monster Phase


@pytest.mark.parametrize(("raw", "again"), [(6, True), (1, False)])
def test_a_bad_roll_is_repeated(raw: int, again: bool) -> None:
    t = fight("chained_ogre", die=BLACK_RED, phase="monster", gear=("mail_second",), rolls=(raw, 1))
    assert isinstance(until(t, "reroll"), Reroll) is again


def test_the_worst_of_several_rolls_is_repeated() -> None:
    t = fight("hob_and_nob", die=BLACK_RED, phase="monster", gear=("mail_second",), rolls=(1, 6))
    assert until(t, "reroll") == Reroll("nob")


def test_a_torch_is_lit_against_a_strong_monster_only() -> None:
    t = fight("hydra", die=BLACK_RED, phase="monster", found=1)
    assert until(t, "brace") == Light("own")
    t = fight("ghost", die=RED, phase="monster", found=1)
    assert until(t, "brace") == FaceRoll()


def test_a_blow_that_would_kill_is_skipped() -> None:
    t = fight("hydra", die=BLACK_RED, phase="monster", ready=("stun",), hp=2)
    assert until(t, "skip") == Skip("stun")
    t = fight("ghost", die=RED, phase="monster", ready=("stun",), hp=9)
    assert until(t, "skip") == Decline()


@pytest.mark.parametrize(("round", "skips"), [(1, False), (5, True)])
def test_towards_the_end_a_lesser_blow_is_worth_a_dodge(round: int, skips: bool) -> None:
    hydra = hero("1,1", sheet="hydra", ready=("dodge",), hp=9)
    t = scene(hydra, die=BLACK_RED, phase="monster", round=round)
    assert (until(t, "skip") == Skip("dodge")) is skips


def test_the_colossus_is_silenced_before_it_grows_and_stunned_when_it_has_grown() -> None:
    t = fight(COLOSSUS, die=RED, phase="monster", ready=("disable", "stun"), hp=9)
    assert until(t, "skip") == Decline()
    assert until(t, "brace") == Disable()
    t = fight(COLOSSUS, die=RED, phase="monster", ready=("disable", "stun"), hp=9, marks={"drops": {"torso": 5}})
    assert until(t, "skip") == Skip("stun")


def test_a_monster_that_cannot_be_hurt_is_let_go_while_that_is_cheap() -> None:
    t = fight("bog_slime", ONE_FREE, phase="monster", strike=1, hp=9, marks={"drops": {"hp": 1}})
    assert until(t, "let_go") == LetGo()
    t = fight("bog_slime", ONE_FREE, phase="monster", strike=1, hp=9)
    assert until(t, "let_go") == Decline()


def test_a_packet_is_blocked_with_the_circle_that_fits() -> None:
    t = fight("bog_slime", ALL_USED, phase="monster", marks={"drops": {"hp": 2}}, block=4, filled={"block": (1, 2)})
    assert until(t, "block") == UseCircle(4)


def test_a_dodge_leads_to_what_is_of_use() -> None:
    t = fight("hydra", die=BLACK_RED, phase="monster", at="1,1", ready=("dodge",), hp=2)
    t.answer(Skip("dodge"))
    assert answer(t) == DodgeTo("1,0")


def test_the_spear_strikes_back() -> None:
    t = fight("chained_ogre", "P2-P8", die=BLACK_RED, phase="monster", gear=("spear_riposte",), hp=9, rolls=(6,))
    assert until(t, "riposte") != Decline()


def test_it_chooses_gear_and_potions_in_the_order_of_their_use() -> None:
    t = scene(hero("9,4", gear=("helm_steady",)), die=("white", 1))
    t.walk("10,4")
    assert answer(t) == TakeGear("sword_white")
    t = fight("ghost", "P5-P12 P6-P11", die=("white", 6), gear=("belt_brew",), marks={"drops": {"hp": 1}})
    t.answer(Strike("P2", "P9"))
    assert until(t, "potion") == TakePotion("green")
