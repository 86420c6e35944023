"""Veridia at a terminal: fights laid by hand, answers made by keys and by orders, games that can be drawn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oakveil.bots.random import choose
from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.bringing import BringCharacter, InventCharacter
from oakveil.games.veridia.building_choices import Describe, FinishBuilding, RaiseLevel, TakeTrait
from oakveil.games.veridia.choices import (
    Attack,
    Centre,
    Defend,
    Divide,
    EndSlot,
    Follow,
    Place,
    Split,
    Surrender,
    Walk,
)
from oakveil.games.veridia.dice import Rolled
from oakveil.games.veridia.dice_room import RollDice
from oakveil.games.veridia.events import Damaged, DiceRolled
from oakveil.games.veridia.exchange import ATTRIBUTION, exported
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.bodies import pair
from oakveil.games.veridia.state import Condition, Until
from oakveil.games.veridia.workshop import BUILDER
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.save import dump, parse
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES, Locale
from oakveil.story import story
from oakveil.terminal.app import OakveilApp
from oakveil.terminal.drawings.editor import Editor, Room
from oakveil.terminal.drawings.face import USUAL_ROOM, Keys, Making
from oakveil.terminal.drawings.sight import Sight
from oakveil.terminal.drawings.veridia import FACE
from oakveil.terminal.drawings.veridia.describing import Bringing, Describing
from oakveil.terminal.drawings.veridia.picking import Picking
from oakveil.terminal.drawings.veridia.pointing import Pointing
from oakveil.terminal.drawings.veridia.rolling import Confirming, Rolling
from oakveil.terminal.drawings.veridia.sharing import Following, Splitting
from oakveil.terminal.drawings.veridia.tray import draw_roll
from oakveil.terminal.drawings.veridia.walking import Walking
from oakveil.terminal.ending import write_story
from oakveil.terminal.plain import PlainTable
from oakveil.terminal.sheets import Choice, Editing
from oakveil.terminal.words import Words
from tests.games.veridia.table import Talk, fight, person
from tests.terminal.at_terminal import begin, check_picture, sit

LARGE_ROOM = Room(64, 26)


def sight(g: Any, seat: Seat = 1, locale: Locale = "en", story: tuple[Event, ...] = ()) -> Sight:
    """The table as a seat sees it, with the question that it is asked."""
    seen = g.redealt(seat, Chance(b"sight"))
    asked = next((ask for ask in seen.asks() if ask.seat == seat), None)
    return Sight(seen, (1, 2), seat, Words(GAME, locale), asked, story)


def keys_of(looked: Sight) -> Keys:
    assert looked.ask is not None
    listed = [option for option in FACE.answers(looked, looked.ask) if not isinstance(option, Making)]
    return {option: "123456789abcdefghijklmnopqrstuvwxyz"[n % 35] for n, option in enumerate(listed)}


def made(looked: Sight, shape: type[Editor]) -> Any:
    """The editor of this kind that one of the answers opens."""
    assert looked.ask is not None
    for option in FACE.answers(looked, looked.ask):
        if isinstance(option, Making) and isinstance(editor := option.editor(), shape):
            return editor
    raise AssertionError(f"no answer is made by a {shape.__name__}")


def press(editor: Editor, *keys: str) -> None:
    for key in keys:
        editor.press(key, key if len(key) == 1 else None)


def melee(locale: Locale = "en") -> tuple[Talk, Sight]:
    """Sela's slot; an orc beside her, a hurt goblin behind a tree, another one is out."""
    t = fight("pregen:sela, pregen:tomar", "npc:orc, npc:goblin*2", map="forest_path")
    t.unit("sela").cell, t.unit("tomar").cell = (4, 7), (2, 5)
    t.unit("orc").cell, t.unit("goblin.1").cell, t.unit("goblin.2").cell = (5, 7), (10, 10), (6, 5)
    t.unit("sela").damage, t.unit("goblin.1").damage, t.unit("goblin.2").damage = 5, 2, 6
    t.unit("orc").conditions = (Condition("prone", until=Until(turns=2)),)
    t.slot("sela")
    return t, sight(t.g, 1, locale)


class TestTheMap:
    @pytest.mark.parametrize("locale", LOCALES)
    def test_a_fight_with_an_attack_in_focus(self, locale: Locale) -> None:
        _, looked = melee(locale)
        focus = Attack("sword", "orc")
        check_picture(f"veridia-fight-{locale}", FACE.scene(looked, keys_of(looked), focus))

    @pytest.mark.parametrize("locale", LOCALES)
    def test_everybody_in_the_order_of_initiative(self, locale: Locale) -> None:
        _, looked = melee(locale)
        for roomy, columns in ((False, 36), (True, 54)):
            drawn = FACE.people(looked, roomy)
            assert max(map(len, drawn.plain.split("\n"))) <= columns
        check_picture(f"veridia-rail-{locale}", FACE.people(looked, True))

    def test_sides_are_told_by_shape_and_the_fallen_are_hollow(self) -> None:
        _, looked = melee()
        drawn = FACE.scene(looked, {}, None, LARGE_ROOM).plain
        assert "●1" in drawn and "■1" in drawn and "□3" in drawn

    def test_where_one_can_walk_is_marked_as_long_as_no_target_is_in_focus(self) -> None:
        _, looked = melee()
        assert ".'" in FACE.scene(looked, {}, EndSlot(), LARGE_ROOM).plain
        assert ".'" not in FACE.scene(looked, {}, Attack("sword", "orc"), LARGE_ROOM).plain

    @pytest.mark.rule("VER-RANGE-01")
    def test_rings_tell_the_dice_that_the_distance_costs(self) -> None:
        """A die less for every six metres beyond the optimal range, that is for every four cells."""
        t = fight("pregen:nib", "npc:orc", map="open_field")
        t.unit("nib").cell, t.unit("orc").cell = (0, 0), (5, 0)
        nib = t.unit("nib")
        nib.main, nib.off = "throwing_dagger", ""
        looked = sight(t.slot("nib").g)
        attack = next(one for one in t.ask.options if isinstance(one, Attack) and one.weapon == nib.main)
        first = FACE.scene(looked, {}, attack, LARGE_ROOM).plain.split("\n")
        row = next(line for line in first if line.startswith(" 1 "))
        cells = [row[3 + 2 * n + 1 : 5 + 2 * n] for n in range(24)]
        optimal = int(t.g.box.weapons["throwing_dagger"].optimal_range / 1.5)
        assert {cell.strip() for cell in cells[6:optimal]} <= {"", "."}
        assert "1" in cells[optimal + 1] and "2" in cells[optimal + 5]

    def test_a_map_that_is_larger_than_the_screen_shows_who_is_asked(self) -> None:
        _, looked = melee()
        drawn = FACE.scene(looked, {}, None, Room(20, 8)).plain.split("\n")
        assert max(map(len, drawn)) <= 20 and len(drawn) <= 8
        assert any("●1" in line for line in drawn)

    @pytest.mark.parametrize("locale", LOCALES)
    def test_around_you_tells_distance_direction_and_cover(self, locale: Locale) -> None:
        _, looked = melee(locale)
        page = next(page for page in FACE.pages(looked) if page.title in ("Around you", "Autour de vous"))
        check_picture(f"veridia-around-{locale}", page.drawn)

    @pytest.mark.rule("VER-MAP-12")
    def test_without_a_map_the_distances_are_told(self) -> None:
        t = fight("pregen:sela", "npc:orc", map="none")
        t.g.fight.apart = {pair("sela", "orc"): 12.0}
        drawn = FACE.scene(sight(t.slot("sela").g), {}, None).plain
        assert "Orc (side B), 12 m away" in drawn and "Healthy 4/4" in drawn


class TestOdds:
    @pytest.mark.rule("VER-ODDS-01")
    def test_they_stand_beside_every_roll(self) -> None:
        _, looked = melee()
        assert FACE.remark(looked, Attack("sword", "orc")).startswith("10 dice, succeeds 98%")
        assert FACE.remark(looked, EndSlot()) == ""
        assert any(line.startswith("Attack Orc (sword)") and "critical failure" in line for line in FACE.odds(looked))

    @pytest.mark.rule("VER-ODDS-01", "VER-RESP-02")
    def test_who_is_attacked_reads_what_is_coming(self) -> None:
        t, _ = melee()
        t.slot("orc").answer(Attack("axe", "sela"))
        looked = sight(t.g)
        drawn = FACE.scene(looked, {}, None).plain
        assert drawn.startswith("Orc: axe, ") and "Undefended you lose" in drawn
        parry = next(option for option in t.ask.options if isinstance(option, Defend))
        assert "you lose" in FACE.remark(looked, parry)
        assert FACE.standing(looked).startswith("Orc: axe, ")

    @pytest.mark.rule("VER-ODDS-02")
    def test_the_exact_wounds_of_a_foe_are_not_in_the_odds(self) -> None:
        t, looked = melee()
        told = FACE.odds(looked)
        t.unit("goblin.1").damage = 3
        assert t.unit("goblin.1").level == 1 and FACE.odds(sight(t.g)) == told

    def test_giving_up_is_asked_again(self) -> None:
        _, looked = melee()
        assert FACE.warning(looked, Surrender()) and not FACE.warning(looked, EndSlot())


class TestDice:
    @pytest.mark.rule("VER-DICE-16")
    def test_every_die_tells_what_became_of_it(self) -> None:
        rolled = Rolled((11, 4, 9, 11, 10, 9), by_difficulty=(2,), by_opponent=(4,))
        assert draw_roll(rolled).plain == "[11] 4 -9-d [11] -10-o (9)"

    def test_ones_of_a_critical_failure_are_marked(self) -> None:
        assert draw_roll(Rolled((1, 1, 5), critical=True)).plain == "1! 1! 5"
        assert draw_roll(Rolled((1, 9, 5))).plain == "1 (9) 5"

    def test_no_dice_and_successes_without_a_face(self) -> None:
        assert draw_roll(Rolled(())).plain == "–"
        assert draw_roll(Rolled((2,), automatic=2)).plain == "2 +2"


class TestWalking:
    def test_step_by_step_and_back(self) -> None:
        t, looked = melee()
        editor = made(looked, Walking)
        press(editor, "up", "left")
        assert editor.answer() == Walk(((4, 6), (3, 6)))
        press(editor, "backspace")
        assert editor.answer() == Walk(((4, 6),))
        t.answer(editor.answer())
        assert t.unit("sela").cell == (4, 6)

    def test_a_step_that_is_not_possible_says_why(self) -> None:
        _, looked = melee()
        editor = made(looked, Walking)
        press(editor, "right")
        assert "There is no such way." in editor.draw().plain
        with pytest.raises(ValueError, match="Walk somewhere"):
            editor.answer()
        press(editor, *["left"] * 20)
        assert "That is too far" in editor.draw().plain or "no such way" in editor.draw().plain

    @pytest.mark.parametrize("locale", LOCALES)
    def test_by_orders(self, locale: Locale) -> None:
        t, looked = melee(locale)
        editor = made(looked, Walking)
        assert editor.order("4 8") and editor.answer() == Walk(((3, 7), (3, 6)))
        assert editor.order("e5") and editor.answer().path[-1] == (4, 4)
        assert editor.order("x16") and "X16" in editor.told()[-1]
        assert not editor.order("somewhere")
        assert editor.order("new") and not editor.path
        assert "E5" in editor.told()[-1]
        t.answer(Walk(((3, 7),)))


class TestSharing:
    @pytest.mark.rule("VER-ODDS-05")
    def test_dice_are_dealt_out_to_a_set(self) -> None:
        t, _ = melee()
        t.answer(Divide())
        editor = made(sight(t.g), Splitting)
        with pytest.raises(ValueError, match="two actions"):
            editor.answer()
        names = [kind.kind for kind in editor.kinds]
        attack, parry = names.index("attack"), names.index("parry")
        press(editor, *["down"] * attack, "3")
        press(editor, *["up"] * attack, *["down"] * parry, "right", "right")
        split = editor.answer()
        assert isinstance(split, Split) and [(part.kind, part.dice) for part in split.members] == [
            ("attack", 3),
            ("parry", 2),
        ]
        assert "●●●" in editor.draw().plain and "5 of 8" in editor.title
        t.answer(split)

    def test_too_many_dice_are_refused_with_the_reason(self) -> None:
        t, _ = melee()
        t.answer(Divide())
        editor = made(sight(t.g), Splitting)
        names = [kind.kind for kind in editor.kinds]
        assert editor.order(f"{names.index('attack') + 1} 7") and editor.order(f"{names.index('parry') + 1} 7")
        with pytest.raises(ValueError, match="share"):
            editor.answer()
        assert not editor.order("99 1") and not editor.order("one two")

    def test_an_answer_is_split_with_the_defence_first(self) -> None:
        t, _ = melee()
        t.slot("orc").answer(Attack("axe", "sela"))
        editor = made(sight(t.g), Splitting)
        assert editor.kinds[0].first
        kinds = [kind.kind for kind in editor.kinds]
        parry, attack = kinds.index("parry"), kinds.index("attack")
        assert editor.order(f"{parry + 1} 3") and editor.order(f"{attack + 1} 2")
        assert "you lose" in editor.told()[parry] and "you deal" in editor.told()[attack]
        t.answer(editor.answer())

    def test_successes_of_a_grapple(self) -> None:
        t = fight("own:1", "npc:guard", person(attributes={"strength": 5}, skills={"brawl": 7}, gear=()))
        t.slot("1").rolls("grapple", *[12] * 8, *[2] * 8).answer(Attack("unarmed", "guard", "grapple"))
        while t.ask.key != "veridia.follow_up":
            t.g.answer(t.ask.options[0], t.ask.seat)
        editor = made(sight(t.g), Following)
        assert editor.answer() == Follow("none", 0, editor.aid.successes)
        press(editor, "down", "right")
        follow = editor.answer()
        assert follow.kind == "bash" and follow.dice == 2 and follow.lock == editor.aid.successes - 2
        assert editor.order("3 1") and editor.answer().kind == "breach"
        assert not editor.order("77") and not editor.order("a b")
        t.answer(editor.answer())


class TestPicking:
    def test_special_attacks_stand_in_a_group_with_their_odds(self) -> None:
        t, looked = melee()
        editor = made(looked, Picking)
        assert "10 dice" in editor.draw().plain
        press(editor, *"head")
        aimed = editor.answer()
        assert isinstance(aimed, Attack) and aimed.part == "head"
        press(editor, *["backspace"] * 4, "down")
        assert editor.answer() != aimed
        assert editor.order("eye") and editor.order("1") and editor.answer().part == "eye"
        assert editor.order("nonsense")
        with pytest.raises(ValueError, match="nonsense"):
            editor.answer()
        assert editor.order("all") and len(editor.told()) > 5
        t.answer(aimed)

    def test_a_start_is_chosen_on_the_map(self) -> None:
        match = begin("veridia", side_a="pregen:sela", side_b="npc:orc")
        looked = sight(match.table, match.asks()[0].seat)
        editor = made(looked, Pointing)
        at = editor.at
        press(editor, "down")
        assert editor.at[1] > at[1] and isinstance(editor.answer(), Place)
        press(editor, "tab", "shift+tab", "up")
        assert editor.at == at
        name = editor.names.cell(next(cell for cell in editor.options if cell != at))
        assert editor.order(name.lower()) and not editor.order("Z99")
        match.answer(match.asks()[0].seat, editor.answer())

    @pytest.mark.rule("VER-MAP-06")
    def test_an_area_tells_whom_it_hits(self) -> None:
        t = fight("pregen:ilva", "npc:goblin*2", gap=4)
        t.slot("ilva")
        use = next(one for one in t.ask.options if getattr(one, "trait", "") == "fireball")
        t.answer(use)
        while t.ask.key != "veridia.centre":
            t.answer(t.ask.options[0])
        editor = made(sight(t.g), Pointing)
        editor.at = (14, 3)
        assert isinstance(editor.answer(), Centre)
        assert "Hits Goblin 1" in editor.draw().plain and "≈" in editor.draw().plain
        editor.at = (20, 12)
        assert "Hits nobody." in editor.told()


class TestTheBuilder:
    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_sheet_and_what_can_be_changed(self, locale: Locale) -> None:
        match = begin("veridia", mode="builder")
        looked = sight(match.table, locale=locale)
        drawn = FACE.scene(looked, {}, None).plain.split("\n")
        assert max(map(len, drawn)) == 79
        answers = FACE.answers(looked, match.asks()[0])
        makings = [one for one in answers if isinstance(one, Making)]
        options = [option for one in makings for option in one.options] + [
            one for one in answers if isinstance(one, Option)
        ]
        assert sorted(map(repr, options)) == sorted(map(repr, match.asks()[0].options)), "every step can be chosen"

    def test_a_skill_a_trait_and_a_name(self) -> None:
        match = begin("veridia", mode="builder")

        def open_part(start: str) -> Any:
            looked = sight(match.table)
            assert looked.ask is not None
            return next(
                one.editor()
                for one in FACE.answers(looked, looked.ask)
                if isinstance(one, Making) and one.label.startswith(start)
            )

        skills = open_part("Skills")
        press(skills, *"melee")
        match.answer(1, skills.answer())
        assert match.table.state.characters[BUILDER].skills == {"melee": 1}
        traits = open_part("Traits")
        assert traits.order("toughness") or traits.order("1")
        name = open_part("Name and concept")
        assert isinstance(name, Describing)
        assert name.order("1 Ada") and name.order("7 one; two") and not name.order("9 x")
        press(name, "down", "s", "h", "e", "backspace", "tab", "up", "up")
        described = name.answer()
        assert isinstance(described, Describe) and described.name == "Ada"
        assert described.concept.pronoun == "sh" and described.concept.bonds == ("one", "two")
        match.answer(1, described)
        assert isinstance(match.asks()[0].options[0], FinishBuilding | RaiseLevel | TakeTrait)

    def test_a_name_is_needed(self) -> None:
        match = begin("veridia", mode="builder")
        editor = FACE.editor(sight(match.table), Describe, 1)
        assert editor.order("1")
        with pytest.raises(ValueError, match="name"):
            editor.answer()

    def test_a_character_is_brought_from_a_file(self, tmp_path: Path) -> None:
        match = begin("veridia", mode="builder")
        editor = FACE.editor(sight(match.table), BringCharacter, 1)
        assert isinstance(editor, Bringing)
        with pytest.raises(ValueError, match="cannot be read"):
            editor.answer()
        file = tmp_path / "bren.json"
        file.write_text(exported(person("Bren"), house_box()), "utf-8")
        assert editor.order(f"1 {file}")
        match.command(1, "veridia.bring", editor.answer())
        assert match.table.state.characters[BUILDER].name == "Bren"

    def test_a_character_is_made_up(self) -> None:
        match = begin("veridia", mode="builder")
        editor = FACE.editor(sight(match.table), InventCharacter, 1)
        assert isinstance(editor, Confirming) and editor.draw().plain and not editor.order("x")
        match.command(1, "veridia.invent", editor.answer())
        assert match.table.state.characters[BUILDER].skills


class TestTheDiceRoom:
    @pytest.mark.rule("VER-ODDS-01")
    @pytest.mark.parametrize("locale", LOCALES)
    def test_a_roll_with_its_odds(self, locale: Locale) -> None:
        match = begin("veridia", mode="dice")
        editor = FACE.editor(sight(match.table, locale=locale), RollDice, 1)
        assert isinstance(editor, Rolling)
        press(editor, "7", "down", "right")
        assert editor.answer() == RollDice(7, 1)
        assert "74" in editor.draw().plain
        assert editor.order("4 5") and editor.answer().against == 5
        assert editor.order("note a lock") and editor.answer().note == "a lock"
        assert not editor.order("9 9") and not editor.order("x")
        match.command(1, "veridia.roll", editor.answer())
        drawn = FACE.scene(sight(match.table, locale=locale), {}, None).plain
        assert "a lock" in drawn and len(match.table.state.tray) == 2

    def test_what_is_taken_for_granted_has_no_odds(self) -> None:
        editor = FACE.editor(sight(begin("veridia", mode="dice").table), RollDice, 1)
        lines = len(editor.told())
        assert editor.order("6 1") and len(editor.told()) < lines


class TestTheStory:
    @pytest.mark.rule("VER-PACK-12")
    def test_author_and_licence_stand_in_everything_that_is_written(self, tmp_path: Path) -> None:
        match = begin("veridia", mode="dice")
        match.answer(1, match.asks()[0].options[0])
        write_story(sit(match), tmp_path / "story.txt")
        told = (tmp_path / "story.txt").read_text("utf-8").splitlines()
        assert told[-1] == ATTRIBUTION == [*story(match, None, "en")][-1].text
        saved = dump(match).decode()
        assert ATTRIBUTION in saved and parse(saved.encode()).position() == match.position()

    def test_own_wounds_are_worth_stopping_for(self) -> None:
        t, looked = melee()
        wound = Damaged("sela", "axe", "physical", 5, 0, 3, 0, 0, 2, "hurt")
        other = Damaged("orc", "sword", "physical", 5, 0, 3, 0, 0, 2, "hurt")
        assert FACE.recap(looked, [other]) is None
        rolled = DiceRolled("orc", "attack", Rolled((9, 3)), (), ())
        recap = FACE.recap(looked, [rolled, other, wound])
        assert recap is not None and "Sela takes 2" in recap.plain and "   (9) 3" in recap.plain.split("\n")
        told = FACE.statistics(sight(t.g, story=(wound, other)))
        assert told[0] == "Sela - attacks: 0, hits: 0, harm taken: 2."


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_words_for_every_page(locale: Locale) -> None:
    tables = [melee()[0].g, begin("veridia", mode="builder").table, begin("veridia", mode="dice").table]
    for g in tables:
        looked = sight(g, 1, locale)
        assert all(page.drawn.plain.strip() for page in FACE.pages(looked))
        assert FACE.heading(looked).plain and FACE.standing(looked)


@pytest.mark.parametrize(
    "options",
    [
        {"side_a": "pregen:ilva, pregen:brakk", "side_b": "npc:guard, creature:wolf", "map": "tavern"},
        {"side_a": "pregen:veyra", "side_b": "npc:orc", "map": "none"},
        {"side_a": "pregen:nib", "side_b": "pregen:senna", "side_c": "creature:giant_spider", "health_shown": "hidden"},
        {"mode": "builder"},
    ],
    ids=str,
)
def test_everything_that_is_asked_can_be_drawn(options: dict[str, Any]) -> None:
    match = Match.start(GAME, VeridiaOptions(**options), seed=FairSeed.of("drawn"))
    minds = Chance(b"drawn")
    for turn in range(40):
        asks = match.asks()
        if not asks:
            break
        ask: Ask = asks[0]
        looked = sight(match.table, ask.seat, LOCALES[turn % 2])
        answers = FACE.answers(looked, ask)
        offered = {option for one in answers for option in (one.options if isinstance(one, Making) else (one,))}
        assert set(ask.options) <= offered, f"{ask.key}: an answer is not listed"
        for room in (USUAL_ROOM, LARGE_ROOM):
            for focus in [None, *ask.options[:2]]:
                drawn = FACE.scene(looked, {}, focus, room).plain.split("\n")
                assert options.get("mode") == "builder" or max(map(len, drawn)) <= room.columns, focus
        for one in answers:
            if isinstance(one, Making):
                editor = one.editor()
                assert editor.draw().plain.strip() and editor.told() and editor.title and editor.keys and editor.orders
        match.answer(ask.seat, choose(match.table, ask, minds))


@pytest.mark.parametrize(
    ("options", "locale", "end"),
    [
        ({"side_a": "pregen:oren", "side_b": "npc:goblin"}, "fr", "Le camp A a gagné"),
        ({"mode": "expedition", "party": "pregen:oren", "difficulty": "easy"}, "en", "(Old necropolis): score"),
    ],
    ids=["fight", "expedition"],
)
def test_a_game_is_played_to_its_end_line_by_line(options: dict[str, Any], locale: Locale, end: str) -> None:
    """Seat 1 types the number of what a sensible player would do, Enter where that has to be made in an editor."""
    match = begin("veridia", **options)
    sitting = sit(match, *[(seat, "sensible") for seat in range(2, len(match.places) + 1)], locale=locale)
    minds, written = Chance(b"typed"), list[str]()

    def read(seconds: float | None) -> str:
        if match.outcome is not None:
            return "q"
        seen = match.table.redealt(1, minds)
        wanted = GAME.bots["sensible"](seen, next(ask for ask in seen.asks() if ask.seat == 1), minds)
        looked = sitting.sight()
        assert looked.ask is not None
        answers = FACE.answers(looked, looked.ask)
        return str(answers.index(wanted) + 1) if wanted in answers else "" if looked.ask.default else "1"

    assert PlainTable(sitting, read, written.append).run() == 0
    assert match.outcome is not None and end in "".join(written)


def test_a_walk_is_made_on_the_full_screen() -> None:
    """The sheet of the walk opens with its key, arrows walk, Enter hands it in."""
    match = begin("veridia", side_a="pregen:sela", side_b="npc:orc")
    sitting = sit(match, (2, "sensible"))
    while match.asks()[0].key == "veridia.place" or match.asks()[0].seat != 1:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.default or ask.options[0])
    table: Any = match.table
    before = table.unit("sela").cell

    async def sit_down() -> None:
        app = OakveilApp(sitting, pace=0.0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            looked = app._sight
            assert looked.ask is not None
            place = next(n for n, one in enumerate(FACE.answers(looked, looked.ask)) if isinstance(one, Making))
            await pilot.press("123456789"[place])
            await pilot.pause()
            assert isinstance(app.screen, Editing)
            await pilot.press("right", "enter")
            await pilot.pause()

    asyncio.run(sit_down())
    table = match.table
    after = table.unit("sela").cell
    assert before is not None and after == (before[0] + 1, before[1])


def test_all_deeds_of_a_game_master_are_at_hand() -> None:
    """They are more than there are keys: the last key shows the next ones, and after those the first again."""
    sitting = sit(begin("veridia", mode="campaign", players=1), (2, "sensible"))

    async def sit_down() -> None:
        app = OakveilApp(sitting, pace=0.0)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.pause()
            shown: list[str] = []
            await pilot.press("c")
            await pilot.pause()
            while isinstance(app.screen, Choice):
                *told, (more, _) = app.screen.answers.items()
                if told[0][1] in shown:
                    break
                shown += [words for _, words in told]
                await pilot.press(more)
                await pilot.pause()
            table = sitting.match.table
            assert len(set(shown)) == len(shown) == sum(command.serves(table, 1) for command in table.commands)
            await pilot.press("1")
            await pilot.pause()
            assert isinstance(app.screen, Editing) and app.screen.editor.title == "Open a scene"

    asyncio.run(sit_down())
