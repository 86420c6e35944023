"""Dungeons of the Oak Dell at a terminal: scenes laid by hand, answers made by keys, and games that can be drawn."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from oakveil.bots.random import choose
from oakveil.games.oakdell import GAME
from oakveil.games.oakdell.choices import (
    ChooseHero,
    Draft,
    EndAttack,
    Leg,
    NextStrike,
    Route,
    Slash,
    Strike,
    TakeGear,
)
from oakveil.games.oakdell.events import (
    AcornGiven,
    DieDrafted,
    GameEnded,
    HeroDied,
    LineDrawn,
    MonsterDefeated,
    RoundBegan,
    Stepped,
    StrikeDeclared,
)
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.games.oakdell.state import OakDell
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES, Locale
from oakveil.terminal.app import OakveilApp
from oakveil.terminal.drawings.editor import Editor, Room
from oakveil.terminal.drawings.face import USUAL_ROOM, Keys, Making
from oakveil.terminal.drawings.oakdell import FACE
from oakveil.terminal.drawings.oakdell.placing import Placing
from oakveil.terminal.drawings.oakdell.routing import Routing
from oakveil.terminal.drawings.oakdell.striking import Striking
from oakveil.terminal.drawings.sight import Sight
from oakveil.terminal.plain import PlainTable
from oakveil.terminal.sheets import Editing
from oakveil.terminal.sitting import Sitting
from oakveil.terminal.words import Words
from tests.games.oakdell.table import TableTalk, fresh, hero, scene
from tests.terminal.at_terminal import check_picture

LARGE_ROOM = Room(64, 26)


def sight(g: Any, seat: Seat = 1, locale: Locale = "en", story: tuple[Event, ...] = ()) -> Sight:
    """The table as a seat sees it, with the question that it is asked."""
    asked = next((ask for ask in g.asks() if ask.seat == seat), None)
    return Sight(g, range(1, len(g.state.heroes) + 1), seat, Words(GAME, locale), asked, story)


def keys_of(looked: Sight) -> Keys:
    assert looked.ask is not None
    listed = FACE.answers(looked, looked.ask)
    return {answer: str(n) for n, answer in enumerate(listed, 1) if isinstance(answer, Option)}


def making(looked: Sight) -> Making:
    """The answer that is made in an editor."""
    assert looked.ask is not None
    return next(answer for answer in FACE.answers(looked, looked.ask) if isinstance(answer, Making))


def press(editor: Editor, *keys: str) -> None:
    for key in keys:
        editor.press(key, key if len(key) == 1 else None)


def at_the_gargoyle(**more: Any) -> TableTalk:
    """Ann fights a Gargoyle on whose sheet three lines are drawn; Bo is at the entrance."""
    ann = hero("8,4", "gargoyle", "P4-P11 P5-P9 P1-P6", damage=2, strike=1, block=3, hp=4, keys=1, **more)
    return scene(ann, hero("0,4"), die=("white", 6), phase="attack")


class TestPictures:
    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_ring_of_dice(self, locale: Locale) -> None:
        t = fresh(script={"oakdell.dice": [6, 6, 2, 4, 1, 3]})
        looked = sight(t.g, t.ask.seat, locale)
        check_picture(f"oakdell-dice-{locale}", FACE.scene(looked, keys_of(looked), t.ask.options[0]))

    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_dungeon(self, locale: Locale) -> None:
        t = scene(
            hero("8,4", crossed=frozenset({"6,4", "8,5"}), opened=frozenset({"8,4|9,4"})),
            die=("white", 3),
            phase="dungeon",
        )
        check_picture(f"oakdell-map-{locale}", FACE.scene(sight(t.g, locale=locale), {}, None))

    def test_a_dungeon_on_a_large_screen_explains_its_signs(self) -> None:
        t = scene(hero("0,6"), die=("black", 5), phase="dungeon", dungeon="hollow_roots", scenario="shrines")
        check_picture("oakdell-map-large", FACE.scene(sight(t.g), {}, None, LARGE_ROOM))

    @pytest.mark.parametrize("locale", LOCALES)
    def test_a_monster_sheet_with_its_lines(self, locale: Locale) -> None:
        t = at_the_gargoyle()
        t.g.acting.fight.blocked = frozenset({"P14"})
        check_picture(f"oakdell-sheet-{locale}", FACE.scene(sight(t.g, locale=locale), {}, None))

    def test_a_monster_of_many_parts(self) -> None:
        ann = hero("8,4", "seven_eyed_watcher", "P2-P8", fight={"drops": _watcher(A1=0, body=2)})
        t = scene(ann, hero(), die=("white", 1), phase="attack")
        check_picture("oakdell-watcher", FACE.scene(sight(t.g), {}, None))

    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_coming_attack(self, locale: Locale) -> None:
        t = scene(hero("8,4", "gargoyle", found=1, fight={"fury": 2}), die=("black", 3), phase="monster")
        assert t.key == "brace"
        check_picture(f"oakdell-attack-{locale}", FACE.scene(sight(t.g, locale=locale), {}, None))
        assert FACE.odds(sight(t.g, locale=locale))[0].split()[-6:] == ["1", "2", "3", "4", "5", "6"]

    @pytest.mark.parametrize("locale", LOCALES)
    def test_everybody_and_ones_own_sheet(self, locale: Locale) -> None:
        t = at_the_gargoyle(gear=("helm_steady",), gained={"red": 2, "blue": 1}, drunk={"red": 1}, found=2)
        looked = sight(t.g, locale=locale)
        team, board = FACE.people(looked, roomy=False), FACE.board(looked, 1)
        check_picture(f"oakdell-team-{locale}", team.append("\n\n").append_text(board))
        for roomy, width in ((False, 36), (True, 54)):
            assert max(len(line) for line in FACE.people(looked, roomy).plain.split("\n")) <= width


def _watcher(**left: int) -> dict[str, int]:
    return {"body": 4, "A1": 1, "B1": 1, "C1": 1, "A2": 1, "B2": 1, "C2": 1, "A3": 1} | left


class TestRoutes:
    def test_arrows_walk_and_backspace_goes_back(self) -> None:
        t = scene(hero("0,4"), die=("white", 3), phase="dungeon")
        editor = making(sight(t.g)).editor()
        assert isinstance(editor, Routing) and editor.title == "Walk 2 spaces: 0 of 2 steps"
        press(editor, "right", "up", "backspace", "right")
        assert editor.answer() == Route((Leg("1,4"), Leg("2,4")))
        assert editor.title == "Walk 2 spaces: 2 of 2 steps"
        t.answer(editor.answer())
        assert t.hero().space == "2,4"

    def test_rock_and_closed_doors_are_told(self) -> None:
        t = scene(hero("3,4"), die=("white", 3), phase="dungeon")
        editor = making(sight(t.g)).editor()
        press(editor, "up")
        assert "There is rock." in editor.draw().plain
        press(editor, "down")
        assert "The way from D5 to D6 is closed." in editor.draw().plain and not editor.told()[1].startswith("D5 D6")

    def test_a_door_is_passed_with_a_key_or_breached(self) -> None:
        t = scene(hero("2,4", keys=1, ready=("breach",)), die=("white", 3), phase="dungeon")
        editor = making(sight(t.g)).editor()
        press(editor, "right", "down")
        assert editor.answer().steps[-1] == Leg("3,5", "key")  # type: ignore[attr-defined]
        assert "trap at D5, 1 damage; a door, with a key; chest at D6" in " ".join(editor.draw().plain.split())
        press(editor, "d")
        assert editor.answer().steps[-1] == Leg("3,5", "breach")  # type: ignore[attr-defined]

    @pytest.mark.rule("OAK-TRAP-02", "OAK-TRAP-03")
    def test_what_the_way_meets_is_told(self) -> None:
        t = scene(hero("0,4", ready=("run",)), die=("white", 3), phase="dungeon")
        editor = making(sight(t.g)).editor()
        press(editor, "right", "right", "right")
        assert "3 of 3 steps, 1 by Run" in editor.title
        assert "trap at D5, 1 damage" in editor.draw().plain
        exact = scene(hero("0,4"), die=("white", 5), phase="dungeon")
        harmless = making(sight(exact.g)).editor()
        press(harmless, "right", "right", "right")
        assert "it ends on a trap, which does nothing" in harmless.draw().plain

    def test_a_trap_is_avoided_and_boots_count_first(self) -> None:
        ann = hero("2,4", ready=("trapavoid", "run"), gear=("boots_stride",))
        t = scene(ann, die=("white", 3), phase="dungeon")
        editor = making(sight(t.g)).editor()
        press(editor, "right", "right", "right", "t")
        steps = (Leg("3,4"), Leg("4,4"), Leg("5,4"))
        assert editor.answer() == Route(steps, run=0, boots=1, avoid="3,4")
        press(editor, "b")
        assert editor.answer() == Route(steps, run=1, boots=0, avoid="3,4")
        assert "trap at D5, avoided" in editor.draw().plain
        t.answer(editor.answer())
        assert t.hero().hp == 10

    def test_the_same_by_orders(self) -> None:
        t = scene(hero("0,4", keys=1), die=("white", 5), phase="dungeon")
        editor = making(sight(t.g)).editor()
        for order in ("b5 c5 d5", "undo", "D5", "new", "B5 C5", "d5"):
            assert editor.order(order), order
        for order in ("dance", "Z9", ""):
            assert not editor.order(order), order
        assert editor.answer() == Route((Leg("1,4"), Leg("2,4"), Leg("3,4")))
        assert editor.told()[0] == "3 of 3 steps" and editor.told()[1].startswith("A5 B5 C5 D5: ")

    def test_a_map_that_is_too_high_shows_the_end_of_the_way(self) -> None:
        t = scene(hero("15,8"), die=("white", 3), phase="dungeon", dungeon="hollow_roots")
        editor = making(sight(t.g)).editor()
        editor.room = Room(60, 12)
        lines = editor.draw().plain.split("\n")
        assert len(lines) <= 12 and any("@" in line for line in lines)


class TestStrikes:
    def test_two_points_are_chosen(self) -> None:
        t = at_the_gargoyle()
        looked = sight(t.g)
        chosen = making(looked)
        assert chosen.label == "Strike" and Strike("P2", "P3") in chosen.options
        editor = chosen.editor()
        assert isinstance(editor, Striking) and editor.start == "P2"
        with pytest.raises(ValueError, match="Choose where the line ends"):
            editor.answer()
        press(editor, "right")
        assert editor.answer() == Strike("P2", "P3")
        press(editor, "1", "0")
        assert editor.answer() == Strike("P2", "P10")
        press(editor, "1", "2")
        assert editor.answer() == Strike("P2", "P12")
        press(editor, "down")
        assert (editor.start, editor.end) == (editor.starts[1], "P12"), "the end stays if it can"

    def test_a_used_point_is_paid_for(self) -> None:
        t = at_the_gargoyle()
        editor = making(sight(t.g)).editor()
        assert editor.order("2 9")
        assert editor.answer() == Strike("P2", "P9", 1)
        assert "with Additional Strikes 1" in editor.draw().plain
        assert any("P9, red, lower left (used)" in line for line in editor.told())
        for order in ("2 2", "x", "1 2 3", "99"):
            assert not editor.order(order), order

    def test_a_chain_goes_on_from_its_end(self) -> None:
        t = scene(hero("8,4", gained={"blue": 1}), die=("white", 1), phase="attack")
        t.answer(next(option for option in t.options("attack") if type(option).__name__ == "Drink"))
        t.answer(Strike("P1", "P7"))
        editor = making(sight(t.g)).editor()
        assert isinstance(editor, Striking) and editor.starts == ["P7"]
        press(editor, "4")
        assert editor.answer() == NextStrike("P4")

    @pytest.mark.rule("OAK-STRIKE-06")
    def test_nothing_shows_where_a_line_would_run(self) -> None:
        """The picture of two points is that of the sheet with two points set off: no line, no count, no hint."""
        t = at_the_gargoyle()
        editor = making(sight(t.g)).editor()
        editor.room = Room(75, 20)
        before = editor.draw()
        assert editor.order("2 7")
        after = editor.draw()
        pictures = [[line.plain[:40].rstrip() for line in drawn.split("\n")] for drawn in (before, after)]
        assert pictures[0] == pictures[1], "the picture itself does not change"
        assert " hit" not in after.plain.replace("Each hit on", "") and "icon" not in after.plain
        assert FACE.hint(sight(t.g), Strike("P2", "P7")) == "strike; where to, is up to you"
        assert not any(page.title == "Focus" for page in FACE.pages(sight(t.g)))

    @pytest.mark.rule("OAK-POT-YELLOW")
    def test_the_potion_of_focus_measures(self) -> None:
        t = at_the_gargoyle()
        t.g.turn.focus = True
        editor = making(sight(t.g)).editor()
        assert editor.order("2 9")
        assert "P2–P9: 1 hit (Body), sword" in " ".join(editor.draw().plain.split())
        assert FACE.hint(sight(t.g), Strike("P2", "P7")) == "From P2 to P7"
        focus = next(page for page in FACE.pages(sight(t.g)) if page.title == "Focus")
        assert "P2–P9: 1 hit (Body), sword" in focus.drawn.plain.split("\n")
        t.g.state.turn = None
        assert not any(page.title == "Focus" for page in FACE.pages(sight(t.g)))

    def test_ending_without_a_strike_is_asked_again(self) -> None:
        t = at_the_gargoyle()
        assert FACE.warning(sight(t.g), EndAttack()) == "no line would be drawn in this turn"
        t.g.turn.struck = True
        assert not FACE.warning(sight(t.g), EndAttack())


class TestTheShortLine:
    def placing(self) -> tuple[TableTalk, Editor]:
        t = scene(hero("8,4", lines="P1-P7 P4-P10", gained={"orange": 1}), die=("white", 1), phase="attack")
        t.answer(next(option for option in t.options("attack") if type(option).__name__ == "Drink"))
        assert t.key == "precision"
        return t, making(sight(t.g)).editor()

    def test_a_stick_is_moved_and_turned(self) -> None:
        t, editor = self.placing()
        assert isinstance(editor, Placing) and editor.answer() == Slash(450, 500, 550, 500)
        press(editor, "up", "right", "s", "down")
        assert editor.answer() == Slash(475, 480, 575, 480)
        press(editor, "]", "]")
        turned = editor.answer()
        assert isinstance(turned, Slash) and turned.y2 > turned.y1
        press(editor, "[", "[", "z")
        assert editor.answer() == Slash(475, 480, 575, 480)
        t.answer(editor.answer())

    def test_every_place_and_direction_is_legal(self) -> None:
        t, editor = self.placing()
        assert isinstance(editor, Placing) and t.ask.free is not None
        for x, y in ((0, 0), (1000, 1000), (500, 3), (0, 1000)):
            editor.put(x, y)
            for _ in range(45):
                press(editor, "]")
                assert t.ask.free.check(editor.answer()) is None

    def test_the_same_by_orders(self) -> None:
        _, editor = self.placing()
        assert editor.order("line 450 500 530 560") and editor.answer() == Slash(450, 500, 530, 560)
        assert editor.order("line 530 560 450 500") and editor.answer() == Slash(450, 500, 530, 560)
        assert editor.order("at 300 300") and editor.order("turn -3")
        for order in ("line 450 500 521 571", "at 300", "at 300 1001", "turn", "dance 3", "at x y"):
            assert not editor.order(order), order

    @pytest.mark.rule("OAK-STRIKE-06")
    def test_the_stick_is_seen_and_its_hits_are_not(self) -> None:
        _, editor = self.placing()
        assert editor.order("line 450 500 530 560")
        assert "hit" not in editor.draw().plain and "(450, 500) to (530, 560)" in editor.draw().plain


class TestTheStory:
    def drawn(self, t: TableTalk, end: str) -> tuple[Event, ...]:
        return tuple(t.answer(Strike("P2", end)))

    def test_a_strike_is_one_paragraph(self) -> None:
        t = at_the_gargoyle()
        events = self.drawn(t, "P10")
        name = t.hero().name
        told = FACE.tale(Words(GAME, "en"), t.g, events)
        assert told[0].startswith(f"{name} draws P2–P10: ") and len(told) == 1
        assert len(FACE.tale(Words(GAME, "en"), t.g, [Stepped(1, "0,4", "1,4", "open")])) == 0
        alone = FACE.tale(Words(GAME, "en"), t.g, [StrikeDeclared(1, "P2", "P10")])
        assert alone == [f"{name} strikes from P2 to P10."]
        for after in (RoundBegan(2, 2), GameEnded("ranked", (1,), (1, 2))):
            assert len(FACE.tale(Words(GAME, "en"), t.g, [AcornGiven(2), after])) == 1

    def test_an_own_line_is_shown_with_its_verdict(self) -> None:
        t = at_the_gargoyle()
        events = self.drawn(t, "P10")
        recap = FACE.recap(sight(t.g, story=events), events)
        assert recap is not None and "*" in recap.plain and "draws P2–P10" in recap.plain
        assert max(len(line) for line in recap.plain.split("\n")) <= 73
        assert FACE.recap(sight(t.g, 2, story=events), events) is None, "lines of others are in the story"
        assert FACE.recap(sight(t.g), [DieDrafted(2, "white", 3)]) is None
        assert FACE.recap(sight(t.g), [HeroDied(2, "trap")]) is not None

    def test_figures_to_look_back_on(self) -> None:
        t = at_the_gargoyle()
        events = (*self.drawn(t, "P10"), MonsterDefeated(1, "gargoyle"))
        hits = sum(c.part is not None for event in events if isinstance(event, LineDrawn) for c in event.crossings)
        told = FACE.statistics(sight(t.g, story=events))
        assert told[0] == f"{t.hero().name} - lines: 1, hits: {hits}, monsters defeated: 1, hearts lost: 0."


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_words_for_every_page(locale: Locale) -> None:
    for g in (at_the_gargoyle().g, scene(hero(), die=("white", 1), phase="dungeon", scenario="shrines").g):
        looked = sight(g, locale=locale)
        assert all(page.drawn.plain.strip() for page in FACE.pages(looked))
        assert len(FACE.heading(looked).plain) <= 80 and FACE.standing(looked)


def test_gear_and_heroes_are_shown_in_full() -> None:
    g = at_the_gargoyle().g
    looked = sight(g)
    looked.table._question = Ask(1, "oakdell.gear", [TakeGear("boots_stride")])
    assert "move exactly 1 or 2" in FACE.scene(looked, {}, TakeGear("boots_stride")).plain
    assert "Door Breaching" in FACE.scene(looked, {}, ChooseHero("root_warden")).plain
    assert FACE.remark(looked, Draft("black", 3)) and not FACE.remark(looked, EndAttack())


@pytest.mark.parametrize(
    "options",
    [{"players": 2, "heroes": "choose"}, {"players": 1, "dungeon": "hollow_roots", "scenario": "shrines"}],
    ids=str,
)
def test_everything_that_is_asked_can_be_drawn(options: dict[str, Any]) -> None:
    match = Match.start(GAME, OakDellOptions(**options), seed=FairSeed.of("drawn"))
    minds = Chance(b"drawn")
    for turn in range(90):
        asks = match.asks()
        if not asks:
            break
        assert isinstance(match.table, OakDell)
        looked = sight(match.table, asks[0].seat, LOCALES[turn % 2])
        for room in (USUAL_ROOM, LARGE_ROOM):
            for focus in [None, *list(keys_of(looked))[:2]]:
                drawn = FACE.scene(looked, keys_of(looked), focus, room).plain.split("\n")
                assert max(map(len, drawn)) <= room.columns and len(drawn) <= 26, focus
        for answer in FACE.answers(looked, asks[0]):
            if isinstance(answer, Making):
                editor = answer.editor()
                editor.room = Room(75, 20)
                assert max(map(len, editor.draw().plain.split("\n"))) <= 75 and all(editor.told())
            else:
                FACE.remark(looked, answer)
        match.answer(asks[0].seat, choose(match.table, asks[0], minds))


# -- at the screen and line by line ------------------------------------------------------------------------------------


def solo() -> Match:
    return Match.start(GAME, OakDellOptions(players=1), seed=FairSeed.of("oak"))


def test_a_turn_is_played_by_keys_alone() -> None:
    asyncio.run(play_a_turn(solo()))


async def play_a_turn(match: Match) -> None:
    """A die, a way, a strike; then the line is shown with what came of it."""
    app = OakveilApp(Sitting(match, {1: "you"}, None, "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("5")
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Editing)
        await pilot.press("right", "right", "enter")
        await pilot.pause()
        assert match.asks()[0].key == "oakdell.attack"
        await pilot.press("1", "right", "enter")
        await pilot.pause()
        assert any(isinstance(event, LineDrawn) for event in app.sitting.story.known_to(1))
        assert not isinstance(app.screen, Editing), "its sheet is off the table"


def test_a_turn_is_played_line_by_line() -> None:
    said: list[str] = []
    lines = iter(["5", "1", "B5", "ok", "C5", "ok", "1", "ok", "3 9", "ok", "hint", "q", "q"])

    def read(seconds: float | None) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    match = solo()
    PlainTable(Sitting(match, {1: "you"}, None, "en"), read, said.append, "> ").run()
    told = "".join(said)
    assert "Walk 2 spaces: 0 of 2 steps" in told and "Next: wall torch A4, B5, A6" in told
    assert "The way must have exactly 2 steps; this one has 1." in told
    assert "Choose where the line ends." in told and "draws P3–P9" in told
