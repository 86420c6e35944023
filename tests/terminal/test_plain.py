"""Line mode: whole games read by a script, and what every word typed does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakveil.games.avel.land import CASTLE
from oakveil.games.avel.state import Avel
from oakveil.kernel.match import Match
from oakveil.kernel.save import load
from oakveil.kernel.text import Locale
from oakveil.terminal.lookup import told_rules
from oakveil.terminal.plain import PlainTable
from oakveil.terminal.sitting import Sitting
from oakveil.terminal.words import Words
from tests.duel import GAME as DUEL
from tests.games.avel.table import foe, hero, scene
from tests.terminal.at_terminal import Clock, begin, sit


class Reader:
    """Reads what line mode writes, and types."""

    def __init__(self, sitting: Sitting, *typed: str) -> None:
        self.sitting = sitting
        self.typed: Iterator[str] = iter(typed)
        self.written: list[str] = []
        self.waited: list[float] = []

    def read(self, seconds: float | None) -> str | None:
        if seconds is not None:
            self.waited.append(seconds)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def play(self) -> str:
        assert PlainTable(self.sitting, self.read, self.written.append).run() == 0
        return "".join(self.written)


def typed_at(match: Match, *lines: str, locale: Locale = "en", file: Path | None = None) -> str:
    """All that is written when these lines are typed."""
    return Reader(sit(match, locale=locale, file=file), *lines).play()


class Dicer(Reader):
    """Types a random number that was offered, until the game is over."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        super().__init__(sitting)
        self.chance = random.Random(seed)
        self.asked = 0

    def read(self, seconds: float | None) -> str | None:
        self.asked += 1
        assert self.asked < 4000, "this game does not end"
        if self.sitting.outcome is not None:
            return "q"
        written = "".join(self.written[-60:])
        question = written.rpartition("\n\n")[2]
        numbers = re.findall(r"^(\d+)\. ", question, re.MULTILINE)
        assert numbers, question
        own = len(numbers) if self._is_free() else 0
        return str(self.chance.choice([n for n in range(1, len(numbers) + 1) if n != own]))

    def _is_free(self) -> bool:
        turn = self.sitting.turn()
        return turn is not None and turn.ask.free is not None


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_whole_games_by_number(heroes: int, locale: Locale, tmp_path: Path) -> None:
    """People at all seats but, with more than two heroes, the last."""
    bots = [(heroes, "easy")] if heroes > 2 else []
    match = begin(heroes=heroes, seed=f"{heroes}{locale}", bag_draw="grab_calm", first_seat="random")
    dicer = Dicer(sit(match, *bots, locale=locale, file=tmp_path / "a.oak"), heroes)
    written = dicer.play()
    assert match.outcome is not None and match.fair.secret.hex() in written
    assert load(tmp_path / "a.oak").outcome == match.outcome
    assert "\x1b" not in written, "no colours in line mode"


def test_what_is_asked_is_told_with_all_that_is_good_to_know() -> None:
    t = scene(hero(at="old_mill", name="Agatha", hearts=3), foes=[foe("marsh_ghost", at="old_mill")])
    written = typed_at(t.match)
    assert "Agatha: Old Mill, 3 hearts, 0 coins, 2 actions left." in written
    assert re.search(r"\d\. Fight the Marsh Ghost \(victory 45%, stunned 10%; on average", written)
    assert re.search(r"\d\. End the turn \(2 actions are left and would be lost\)", written)


def test_the_end_of_the_input_is_a_polite_end(tmp_path: Path) -> None:
    assert typed_at(begin(heroes=1)).endswith("The input has ended.\nThis game was not saved.\n")
    written = typed_at(begin(heroes=1), file=tmp_path / "a.oak")
    assert written.endswith(f"The input has ended.\nSaved in {tmp_path / 'a.oak'}.\n")


NO_NUMBERS = ["²", "٢", "9" * 5000, "-1", "1.0", "1_0"]
"""What looks like a number to some, and is none of a list."""
WRONG = ["0", "7", "9" * 20, "hello", "? x", "v 99", "rearrange 7"]
WRONG += [f"{before}{typed}" for before in ("", "? ", "v ", "rearrange ") for typed in NO_NUMBERS]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong[:20])
def test_anything_else_gets_one_line_that_says_what_is_possible(wrong: str) -> None:
    before = typed_at(begin(heroes=1, bag_draw="grab_calm"))
    match = begin(heroes=1, bag_draw="grab_calm")
    written = typed_at(match, wrong)
    assert written.count("Type a number from 1 to 6, or ? for help.") == 1
    assert len(written.split("\n")) == len(before.split("\n")) + 2, "the line, and the prompt again"
    assert match.number == 0


def test_enter_alone_takes_the_usual_answer_or_asks_again() -> None:
    match = begin(heroes=2, bag_draw="grab_calm", first_seat="oldest")
    written = typed_at(match, "", "")
    assert match.number == 1 and "Enter alone chooses this" in written
    assert written.count("which shape do you grab?") == 2, "there is no usual shape: the question comes again"


def test_leaving_an_unsaved_game_has_to_be_confirmed(tmp_path: Path) -> None:
    match = begin(heroes=1, bag_draw="blind")
    written = typed_at(match, "1", "q", "1", "q", "q")
    assert written.count("Type q again to leave all the same") == 2 and written.endswith("This game was not saved.\n")
    assert match.number == 1, "the 1 was no q, and no answer either"
    assert "again" not in typed_at(begin(heroes=1, bag_draw="blind"), "q"), "nothing was played"
    assert "again" not in typed_at(begin(heroes=1, bag_draw="blind"), "1", "q", file=tmp_path / "a.oak")


def test_a_full_disk_is_told_once_and_again_when_there_is_room(tmp_path: Path) -> None:
    folder = tmp_path / "memory stick"
    sitting = sit(begin(heroes=1, bag_draw="blind"), file=folder / "a.oak")

    class Slow(Reader):
        def read(self, seconds: float | None) -> str | None:
            if sitting.match.number == 2:
                folder.mkdir(exist_ok=True)
            return super().read(seconds)

    written = Slow(sitting, "1", "1", "1", "1").play()
    assert written.count("It cannot be saved: ") == 1
    assert written.count("Saved in ") == 2, "when it could be, and at the end"


@pytest.mark.parametrize(("typed", "answer"), [("chances", "victoire"), ("conseil", "raisonnable"), ("horloge", "arr")])
def test_words_can_be_typed_in_french(typed: str, answer: str) -> None:
    t = scene(hero(at="old_mill", name="Agatha"), foes=[foe("marsh_ghost", at="old_mill")])
    assert answer in typed_at(t.match, typed, locale="fr")


def test_why() -> None:
    match = begin(heroes=1, bag_draw="grab_calm")
    for line in ("? 1", "?1"):
        assert "AVEL-BAG-02: On screen" in typed_at(match, line)
    assert "? N: the rules behind answer N." in typed_at(match, "?")
    assert "AVEL-BAG-02\N{NO-BREAK SPACE}: À l'écran" in typed_at(match, "? 1", locale="fr")


@pytest.mark.usefixtures("duel_installed")
def test_a_question_that_no_rule_stands_behind_says_so() -> None:
    assert "No rule of the book stands behind this." in typed_at(begin("duel"), "? 1")


def test_a_rule_that_is_not_told_in_french_says_so() -> None:
    assert told_rules(Words(DUEL, "fr"), ["DUEL-AIM-02"]) == [
        "DUEL-AIM-02 (règle citée en anglais)\N{NO-BREAK SPACE}: Degrees run from 0 to 359."
    ]


def test_looking_things_up() -> None:
    t = scene(hero(at="old_mill", name="Agatha"), foes=[foe("marsh_ghost", at="old_mill")])
    written = typed_at(t.match, "v", "v 3", "odds", "l", "hint")
    assert "Agatha" in written and "v 3: Monsters" in written
    assert "Marsh Ghost: victory 45%" in written
    assert "A sensible player would choose: " in written


def test_the_odds_in_a_battle_are_those_of_what_is_left() -> None:
    t = scene(hero(at="quarry"), foes=[foe("kiln_hound", at="quarry")])
    t.dice("_ _ | _")
    t.fight("kiln_hound")
    assert "Odds of the next 2 clashes: victory 3" in typed_at(t.match, "odds")


def test_the_odds_once_the_monster_has_fallen_are_those_of_others() -> None:
    foes = [foe("charred_skeleton", at="quarry"), foe("kiln_hound", at="quarry")]
    t = scene(hero(at="quarry"), foes=foes, bag_draw="grab_calm")
    t.dice("A A | _")
    t.fight("charred_skeleton")
    assert t.ask.key == "avel.bag_grab", "the reward is being drawn"
    assert "Kiln Hound: victory" in typed_at(t.match, "odds")


def test_the_language_can_be_changed_at_any_time() -> None:
    written = typed_at(begin(heroes=1, bag_draw="grab_calm"), "fr", "en")
    assert written.count("quelle forme saisissez-vous\u202f?") == 1 and written.count("which shape do you grab?") == 2


def test_taking_back() -> None:
    match = begin(heroes=1, bag_draw="blind", seed="undo")
    written = typed_at(match, "u", "1", "u")
    assert "There is nothing to take back." in written and "Taken back." in written
    assert match.history[-1].what == "undo"
    assert isinstance(match.table, Avel) and match.table.hero(1).tile == CASTLE


def test_taking_back_chance_is_asked_twice() -> None:
    match = begin(heroes=1, bag_draw="grab_calm")
    written = typed_at(match, "1", "u", "no")
    assert "Chance does not run backwards" in written and "Nothing was taken back." in written and match.number == 1
    typed_at(match, "u", "u")
    assert match.number == 2 and match.history[-1].what == "undo"


def test_saving_and_loading(tmp_path: Path) -> None:
    first, second = begin(heroes=1, bag_draw="grab_calm"), begin(heroes=2)
    file = tmp_path / "a.oak"
    assert "Where? Name a file." in typed_at(first, "s")
    assert f"Saved in {file}." in typed_at(first, f"s {file}", "1")
    assert load(file).number == 1
    written = typed_at(second, f"load {file}", f"load {tmp_path / 'none.oak'}", "q")
    assert f"This is the game saved in {file}." in written and "No such file" in written
    assert written.endswith(f"Goodbye.\nSaved in {file}.\n") and second.number == 0
    for name in (tmp_path, tmp_path / "a\0b", file):
        assert "It cannot be saved" in typed_at(begin(heroes=1), f"s {name}"), "nothing is written over"
    assert load(file).number == 1
    assert "null" in typed_at(first, "load a\0b")


def test_time_runs_out() -> None:
    """Nobody types anything for 7 seconds."""
    now = Clock()
    reader = Reader(sit(begin(heroes=1, bag_draw="grab", bag_seconds=5), now=now))

    def wait(seconds: float | None) -> str | None:
        if seconds is None:
            raise EOFError
        now.now += 7
        return None

    reader.read = wait  # type: ignore[method-assign]
    written = reader.play()
    assert "You have 5 seconds." in written and "Time is up." in written and "Too slow!" in written


def test_clocks_off() -> None:
    reader = Reader(sit(begin(heroes=1, bag_draw="grab", bag_seconds=5)), "clock", "r")
    written = reader.play()
    assert "Clocks are off." in written and reader.waited == [6.5]


def test_packing_by_orders() -> None:
    t = scene(hero(packed=["kite_shield"], name="Agatha"))
    written = typed_at(t.match, "rearrange", "wear 1", "nonsense", "ok")
    assert "1 Kite Shield (shield): worn" in written and written.count("put N ROW COLUMN") == 2
    assert t.state.heroes[0].shield == "kite_shield" and "packed anew." in written


def test_giving_up_an_answer_of_ones_own() -> None:
    t = scene(hero(packed=["kite_shield"], name="Agatha"))
    typed_at(t.match, "rearrange", "wear 1", "back")
    assert t.state.heroes[0].shield is None and t.match.number == 0


def test_an_answer_of_ones_own_that_breaks_a_rule_is_refused_with_the_reason() -> None:
    t = scene(hero(packed=["kite_shield", "buckler"], name="Agatha"))
    written = typed_at(t.match, "rearrange", "put 1 2 1", "put 2 3 1", "ok", "back")
    assert "lies on top of something else" in written and t.match.number == 0


@pytest.mark.parametrize("typed", NO_NUMBERS, ids=lambda typed: typed[:20])
def test_no_order_to_an_editor_is_understood_by_half(typed: str) -> None:
    t = scene(hero(packed=["kite_shield"], coins=2, name="Agatha"), hero(name="Basil"))
    written = typed_at(t.match, "rearrange", f"wear {typed}", f"put 1 {typed} 1", "back")
    assert written.count("put N ROW COLUMN") == 3, "the orders are told again each time"
    number = next(n for n, option in enumerate(t.ask.options, 1) if type(option).__name__ == "Exchange")
    written = typed_at(t.match, str(number), "2", typed, f"1 {typed}", "back")
    assert written.count("N: give thing N") == 3 and t.match.number == 1


def test_exchanging_by_orders() -> None:
    t = scene(hero(coins=2, name="Agatha"), hero(name="Basil"))
    number = next(n for n, option in enumerate(t.ask.options, 1) if type(option).__name__ == "Exchange")
    written = typed_at(t.match, str(number), "2", "1 2", "ok")
    assert "Agatha gives:" in written and t.state.heroes[1].coins == 2


def test_the_end_offers_the_story_the_file_and_another_game(tmp_path: Path) -> None:
    t = scene(hero(at="castle", name="Agatha"), foes=[foe("cinder_rat", at="fox_hollow")], act=2, round=13)
    t.let_roll()
    end = [str(len(t.ask.options)), "1", "nothing", f"l {tmp_path / 'story.txt'}", "l", f"s {tmp_path / 'a.oak'}", "fr"]
    reader = Reader(sit(t.match, (2, "random")), *end, "again", "q")
    written = reader.play()
    assert "Defeat. In round 13, the Cinder Rat entered the castle" in written
    assert "Agatha: 0 monsters defeated" in written and "assommé" in written
    assert "entered the castle" in (tmp_path / "story.txt").read_text("utf-8")
    assert load(tmp_path / "a.oak").outcome == t.g.outcome
    assert reader.sitting.match is not t.match and written.count("fingerprint") == 2
    assert written.count(f"Enregistré dans {tmp_path / 'a-2.oak'}.") == 2, "told at the beginning and at the end"
    assert load(tmp_path / "a-2.oak").number == 0


@pytest.mark.usefixtures("duel_installed")
class TestOtherGames:
    """The Duel has no face of its own."""

    def test_a_whole_duel_by_two_people_at_one_screen(self) -> None:
        match = begin("duel", seed="plain")
        assert isinstance(match, Match)
        reader = Reader(sit(match))

        def type_something(seconds: float | None) -> str | None:
            if match.outcome is not None:
                return "q"
            written = "".join(reader.written[-30:])
            if "Press Enter when you are there" in written.rpartition(">")[0].rpartition(">")[2]:
                return ""
            turn = reader.sitting.turn()
            assert turn is not None
            return "1" if turn.ask.options else next(self.aims)

        once = ("1", "degrees = 90", "target = 2", "ok", "target = 1", "ok")
        self.aims = iter(once * 99)
        reader.read = type_something  # type: ignore[method-assign]
        written = reader.play()
        assert match.outcome is not None and "Nobody else should look" in written

    def test_a_command_without_fields(self) -> None:
        match = begin("duel")
        written = typed_at(match, "bow", "ok", "bow", "ok", "back")
        assert match.table.state.duellists[1].bowed and "You have bowed already." in written
