"""The full screen in 80 columns and 24 rows, played by keys alone."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.text import Text as Drawn
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from oakveil.games.avel.choices import EndTurn
from oakveil.games.avel.land import CASTLE
from oakveil.games.avel.state import Avel
from oakveil.kernel.match import Match
from oakveil.kernel.save import load, save
from oakveil.kernel.text import Locale
from oakveil.terminal.app import OakveilApp
from oakveil.terminal.drawings.avel import FACE
from oakveil.terminal.sheets import Choice, Editing, Leafing, Prompt, Reading, Searching
from oakveil.terminal.sitting import Sitting
from oakveil.terminal.view import KEYS
from oakveil.terminal.wrapping import fitted
from tests.games.avel.table import foe, hero, scene
from tests.terminal.at_terminal import Clock, begin, looked_at, sit

FULL = os.environ.get("OAKVEIL_FULL") == "1"
Doing = Callable[[OakveilApp, Pilot[int]], Awaitable[None]]


def at(sitting: Sitting, doing: Doing, size: tuple[int, int] = (80, 24)) -> OakveilApp:
    """Do something on the full screen around `sitting`."""

    async def run() -> OakveilApp:
        app = OakveilApp(sitting, pace=0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(app, pilot)
        return app

    return asyncio.run(run())


def shown(app: OakveilApp) -> str:
    """Everything that stands on the screen, line by line."""
    width = app.size.width
    return "\n".join(
        "".join(segment.text for segment in strip).ljust(width) for strip in app.screen._compositor.render_strips()
    )


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)


def calm(seed: str = "terminal") -> Match:
    """A solo game in which nothing is done against the clock."""
    return begin(seed=seed, heroes=1, bag_draw="grab_calm")


def test_everything_is_there_in_80_columns_and_24_rows() -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "enter")
        lines = shown(app).split("\n")
        assert len(lines) == 24 and all(len(line) == 80 for line in lines)
        assert "12 rounds to the rise" in lines[0]
        assert "CASTLE" in shown(app) and "what do you do?" in shown(app) and "End the turn" in shown(app)
        assert "Quit" in lines[-1]

    at(sit(calm()), look)


def test_a_larger_screen_shows_more() -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "enter")
        assert "helmet: " in shown(app) and shown(app).count("Near ") == 3

    at(sit(calm()), look, (120, 40))


def test_the_answers_are_given_by_digits_and_by_arrows() -> None:
    async def play(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "2", "escape")
        assert app.sitting.match.history[0].choice["position"] == 1
        rows = app.query_one("#options", OptionList)
        await press(pilot, "down", "down", "enter")
        turn = app.sitting.turn()
        assert turn is not None and rows.option_count == len(turn.ask.options)
        assert app.sitting.match.number == 2

    at(sit(calm()), play)


def test_a_whole_game_by_keys() -> None:
    """A lone hero who always does the first thing offered, or ends the turn; every sheet that comes up is read."""

    async def play(app: OakveilApp, pilot: Pilot[int]) -> None:
        pressed = 0
        while app.sitting.outcome is None:
            pressed += 1
            assert pressed < 1500, "this game does not end"
            if isinstance(app.screen, Reading):
                await press(pilot, "enter")
            elif isinstance(app.screen, Choice):
                await press(pilot, "y")
            else:
                await press(pilot, "1" if pressed % 3 else "end", *([] if pressed % 3 else ["enter"]))
        while isinstance(app.screen, Reading):
            await press(pilot, "enter")
        assert isinstance(app.screen, Choice) and app.sitting.match.fair.secret.hex()[:20] in shown(app)
        await press(pilot, "q")

    assert at(sit(calm(seed="keys")), play).return_code == 0


def test_bots_play_at_their_pace() -> None:
    async def watch(app: OakveilApp, pilot: Pilot[int]) -> None:
        for _ in range(400):
            await pilot.pause(0.01)
            turn = app.sitting.turn()
            if turn is not None and not turn.bot:
                break
        assert app.sitting.match.number > 0 and "what do you do?" in shown(app)

    at(sit(begin(heroes=2, first_seat="2", bag_draw="blind"), (2, "easy")), watch)


@pytest.mark.parametrize(
    ("key", "sheet"),
    [
        ("question_mark", Reading),
        ("f1", Reading),
        ("L", Leafing),
        ("J", Reading),
        ("R", Searching),
        ("S", Prompt),
        ("O", Prompt),
        ("C", Editing),
        ("Q", Choice),
    ],
)
def test_every_sheet_opens_and_goes_away_with_escape(key: str, sheet: type) -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        before = app.sitting.match.number
        await press(pilot, key)
        assert type(app.screen) is sheet
        await press(pilot, "escape")
        assert len(app.screen_stack) == 1 and app.sitting.match.number == before

    at(sit(scene(hero(packed=["buckler"]), solo=True).match), look)


def test_leafing_through_all_pages_and_searching_the_rules() -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "L", "left")
        assert "[In words]" in shown(app) and "Avel Castle" in shown(app)
        await press(pilot, "right", "right", "down", "pagedown", "escape", "R", *"pack-10")
        assert "AVEL-PACK-10" in shown(app) and "AVEL-PACK-11" not in shown(app)

    at(sit(calm()), look)


def test_help_quotes_the_rule_behind_the_highlighted_answer() -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "end", "question_mark", "end")
        assert "AVEL-TURN-06: A hero may take fewer actions" in shown(app)

    at(sit(scene(hero(), solo=True).match), look, (80, 40))


@pytest.mark.rule("AVEL-PACK-07")
def test_packing_by_keys() -> None:
    t = scene(hero(packed=["kite_shield"], name="Agatha"), solo=True)

    async def pack(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "C", "tab", "o", "down", "w", "enter")
        assert len(app.screen_stack) == 1

    at(sit(t.match), pack)
    assert t.state.heroes[0].shield == "kite_shield"


def test_an_answer_of_ones_own_that_breaks_a_rule_stays_to_be_mended() -> None:
    t = scene(hero(packed=["kite_shield", "buckler"], name="Agatha"), solo=True)

    async def pack(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "C", *["up", "left"] * 3, "tab", *["up", "left"] * 4, "enter")
        assert isinstance(app.screen, Editing) and "lies on top of something else" in shown(app)
        await press(pilot, "p", "enter")
        assert len(app.screen_stack) == 1

    at(sit(t.match), pack)
    assert t.match.number == 1


def test_exchanging_by_keys() -> None:
    t = scene(hero(coins=2, name="Agatha"), hero(name="Basil"))

    async def exchange(app: OakveilApp, pilot: Pilot[int]) -> None:
        number = next(n for n, option in enumerate(t.ask.options, 1) if type(option).__name__ == "Exchange")
        await press(pilot, str(number), "2", "right", "right", "enter")

    at(sit(t.match), exchange)
    assert t.state.heroes[1].coins == 2


def test_ending_the_turn_early_has_to_be_confirmed() -> None:
    t = scene(hero(name="Agatha"), hero())

    async def end(app: OakveilApp, pilot: Pilot[int]) -> None:
        number = str(t.ask.options.index(EndTurn()) + 1)
        await press(pilot, number, "escape")
        assert app.sitting.match.number == 0
        await press(pilot, number, "y")
        assert app.sitting.match.number == 1

    at(sit(t.match), end)


def test_taking_back_by_keys() -> None:
    async def take_back(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "U", "1", "U")
        table = app.sitting.match.table
        assert isinstance(table, Avel) and table.hero(1).tile == CASTLE
        assert [entry.what for entry in app.sitting.match.history] == ["answer", "undo"]

    at(sit(begin(heroes=1, bag_draw="blind")), take_back)


def test_the_language_changes_while_playing() -> None:
    async def change(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "G")
        assert "Saisir la forme 1" in shown(app) and "H conseil" in shown(app)
        await press(pilot, "G")
        assert "Grab shape 1" in shown(app)

    at(sit(calm()), change)


def test_saving_loading_and_leaving_by_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def save(app: OakveilApp, pilot: Pilot[int]) -> None:
        (tmp_path / "avel.oak").write_text("last week's game")
        await press(pilot, "S", "ctrl+u", *"avel.oak", "enter")
        assert (tmp_path / "avel.oak").read_text() == "last week's game" and app.sitting.file is None
        await press(pilot, "S", "enter")
        assert app.sitting.file == Path("avel-2.oak"), "a name that is not taken is proposed"
        await press(pilot, "S", "ctrl+u", *"a.oak", "enter", "1", "enter")
        assert load(tmp_path / "a.oak").number == 1
        await press(pilot, "O", "ctrl+u", "b", "enter")
        assert app.sitting.match.number == 1
        await press(pilot, "Q")

    assert at(sit(calm()), save).return_code == 0


def test_a_hint_and_the_clocks() -> None:
    async def ask(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "K", "H")
        await app.workers.wait_for_complete()
        told = [notification.message for notification in app._notifications]
        assert told[0] == "Clocks are off." and told[1].startswith("A sensible player would choose: ")

    at(sit(calm()), ask)


def test_a_hint_goes_away_with_its_question() -> None:
    async def ask(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "H")
        await app.workers.wait_for_complete()
        assert len(app._notifications) == 1
        await press(pilot, "1")
        assert len(app._notifications) == 0

    at(sit(calm()), ask)


def test_small_letters_do_the_same_as_capitals() -> None:
    async def type_small(app: OakveilApp, pilot: Pilot[int]) -> None:
        for key, sheet in (("l", Leafing), ("j", Reading), ("s", Prompt)):
            await press(pilot, key)
            assert type(app.screen) is sheet
            await press(pilot, "escape")
        assert not set(KEYS) & set("ljruhcsogkneq"), "no answer takes the key of something else"
        await press(pilot, "z")
        assert [told.message for told in app._notifications] == ["z does nothing now. ? tells what the keys do."]

    at(sit(calm()), type_small)


@pytest.mark.parametrize(("locale", "asked"), [("en", "Quit all the same?"), ("fr", "Quitter tout de même")])
@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_ctrl_c_asks_before_it_leaves(key: str, locale: Locale, asked: str) -> None:
    async def interrupt(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, key)
        assert isinstance(app.screen, Choice) and asked in shown(app)
        await press(pilot, "escape")
        assert len(app.screen_stack) == 1 and app.return_code is None
        await press(pilot, key, key)

    assert at(sit(calm(), locale=locale), interrupt).return_code == 0


def test_ctrl_c_asks_also_where_everything_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def interrupt(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "ctrl+c")
        assert isinstance(app.screen, Choice) and "a.oak" in shown(app)

    at(sit(calm(), file=Path("a.oak")), interrupt)


def test_opening_another_game_asks_before_this_one_is_lost(tmp_path: Path) -> None:
    save(calm("other"), tmp_path / "a.oak")

    async def load_it(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "1", "escape", "O")
        assert isinstance(app.screen, Choice)
        await press(pilot, "y", *str(tmp_path / "a.oak"), "enter")
        assert app.sitting.match.number == 0 and app.sitting.file == tmp_path / "a.oak"

    at(sit(calm()), load_it)


@pytest.mark.parametrize(("rows", "lines"), [(15, 2), (24, 4), (30, 10), (40, 12)])
def test_the_story_gets_the_rows_that_can_be_spared(rows: int, lines: int) -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        assert app.query_one("#log").size.height == lines

    at(sit(calm()), look, (80, rows))


def test_no_line_begins_with_a_question_mark() -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        for row in shown(app).split("\n"):
            assert not row[24:].strip().startswith(("?", "!", ":", ";"))

    t = scene(hero(name="Agatha la Bavarde"), solo=True)
    for size in ((60, 15), (61, 15), (80, 24)):
        at(sit(t.match, locale="fr"), look, size)


@pytest.mark.parametrize("told", ["Qui va là ?", "« Un, deux, trois ! »", "Rien.\n\nEncore : rien", "x" * 50])
@pytest.mark.parametrize("width", range(9, 24))
def test_lines_are_broken_where_printers_break_them(told: str, width: int) -> None:
    lines = fitted(Drawn(told, "bold"), width).plain.split("\n")
    assert all(len(line) <= width for line in lines)
    assert not any(line[:1] in {*"?!:»"} or line[-1:] == "«" for line in lines)
    assert "".join("".join(lines).split()) == "".join(told.split())


@pytest.mark.rule("AVEL-BAG-03")
def test_the_clock_is_shown_and_runs_out() -> None:
    now = Clock()

    async def wait(app: OakveilApp, pilot: Pilot[int]) -> None:
        assert " 5 s " in str(app.query_one("#foot", Static).render())
        now.now += 7
        await pilot.pause(0.6)
        assert app.sitting.match.history[0].what == "lapse" and isinstance(app.screen, Reading)
        assert "Too slow!" in shown(app)

    at(sit(begin(heroes=1, bag_draw="grab", bag_seconds=5), now=now), wait)


@pytest.mark.rule("AVEL-BAG-03")
def test_a_clock_waits_while_a_sheet_lies_on_the_table() -> None:
    now = Clock()

    async def wait(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "question_mark")
        await pilot.pause(0.6)
        now.now += 60
        await pilot.pause(0.6)
        assert app.sitting.match.number == 0 and isinstance(app.screen, Reading)
        await press(pilot, "escape")
        await pilot.pause(0.6)
        assert " 5 s " in str(app.query_one("#foot", Static).render())
        now.now += 7
        await pilot.pause(0.6)
        assert app.sitting.match.history[0].what == "lapse"

    at(sit(begin(heroes=1, bag_draw="grab", bag_seconds=5), now=now), wait)


def test_bots_wait_while_a_sheet_lies_on_the_table() -> None:
    async def read(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "L")
        at = app.sitting.match.number
        await pilot.pause(1)
        assert app.sitting.match.number == at and type(app.screen) is Leafing and len(app.screen_stack) == 2
        await press(pilot, "escape")
        await pilot.pause(1)
        assert app.sitting.match.number > at

    at(sit(begin(heroes=2, bag_draw="blind"), (1, "easy"), (2, "easy")), read)


def test_a_battle_is_recapped_with_its_last_dice() -> None:
    t = scene(hero(at="quarry", name="Agatha"), foes=[foe("charred_skeleton", at="quarry")], solo=True)
    t.dice("A A | _")
    number = next(n for n, option in enumerate(t.ask.options, 1) if type(option).__name__ == "Fight")

    async def fight(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, str(number))
        assert isinstance(app.screen, Reading)
        assert "This clash: 1 damage, 0 hearts lost." in shown(app) and "brought down the Charred Skeleton" in shown(
            app
        )

    at(sit(t.match), fight)


@pytest.mark.usefixtures("duel_installed")
def test_a_game_without_a_face_and_with_secrets() -> None:
    async def play(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "2")
        assert isinstance(app.screen, Reading) and "Nobody else should look" in shown(app)
        await press(pilot, "enter", "1", "enter", "1")
        turn = app.sitting.turn()
        assert turn is not None and turn.ask.key == "duel.aim"
        await press(pilot, "1", "2", "down", "9", "0", "enter")
        turn = app.sitting.turn()
        assert turn is not None and turn.ask.key == "duel.act"
        await press(pilot, "C")
        assert isinstance(app.screen, Choice | Editing)

    at(sit(begin("duel")), play)


@pytest.mark.parametrize("seed", range(20 if FULL else 1))
def test_a_cat_on_the_keyboard(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any keys in any order: whatever they do, the screen goes on and the match stays one that can be verified."""
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    keys = [*"123456789abco0pwx", *"LJRUHCSOGKN", *["question_mark", "enter", "escape", "escape", "space", "tab"]]
    keys += ["up", "down", "left", "right", "end", "delete", "backspace", "minus", "plus"]

    async def walk(app: OakveilApp, pilot: Pilot[int]) -> None:
        for _ in range(100):
            await pilot.press(chance.choice(keys))
        assert app.is_running
        app.sitting.match.verify()

    at(sit(begin(heroes=2, seed=str(seed)), (2, "easy")), walk)


def test_a_long_sheet_leaves_room_for_the_line_about_its_keys() -> None:
    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "question_mark")
        assert "Enter or Escape go on" in shown(app) and "╰" in shown(app)
        await press(pilot, "end")
        assert "Enter or Escape go on" in shown(app)

    at(sit(calm()), look)


def test_a_land_wider_than_the_screen_is_looked_at_sideways() -> None:
    match = begin(heroes=4, land="generated", gen_shape="sprawling", gen_distance=4, gen_seed="6", bag_draw="blind")
    assert max(map(len, FACE.scene(looked_at(match), {}, None).plain.split("\n"))) > 76

    async def look(app: OakveilApp, pilot: Pilot[int]) -> None:
        await press(pilot, "L")
        before = shown(app)
        await press(pilot, *["greater_than_sign"] * 4)
        assert shown(app) != before
        await press(pilot, *["less_than_sign"] * 4)
        assert shown(app) == before

    at(sit(match), look)
