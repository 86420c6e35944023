"""Answers of one's own: packing and exchanging by keys and by orders, and any record field by field."""

from __future__ import annotations

import pytest

from oakveil.games.avel.choices import Exchange, Fitting, Proposal, Rearrangement
from oakveil.games.avel.state import Packed
from oakveil.terminal.drawings.avel import FACE
from oakveil.terminal.drawings.avel.bargain import Bargain
from oakveil.terminal.drawings.avel.packing import Packing
from oakveil.terminal.drawings.editor import Editor, FieldsEditor
from oakveil.terminal.words import Words
from tests.duel.state import Aim, Bow
from tests.games.avel.table import TableTalk, foe, hero, scene
from tests.terminal.at_terminal import check_picture, looked_at


def press(editor: Editor, *keys: str) -> None:
    for key in keys:
        editor.press(key, key if len(key) == 1 else None)


def full_hands() -> TableTalk:
    """Agatha wears a sword, has a kite shield packed and 2 coins, and has just drawn an oak staff."""
    t = scene(
        hero(at="quarry", coins=2, worn=["captains_sword"], packed=["kite_shield"], name="Agatha"),
        foes=[foe("charred_skeleton", at="quarry")],
    )
    t.dice("A A A | _")
    t.draws("oak_staff")
    t.fight("charred_skeleton")
    assert t.ask.key == "avel.fit"
    return t


def packing(t: TableTalk, shape: type[Fitting | Rearrangement]) -> Packing:
    editor = FACE.editor(looked_at(t.match), shape, 1)
    assert isinstance(editor, Packing)
    return editor


@pytest.mark.rule("AVEL-PACK-04", "AVEL-PACK-05")
def test_a_gain_is_worn_and_the_old_weapon_discarded() -> None:
    t = full_hands()
    editor = packing(t, Fitting)
    press(editor, "w")  # the staff that was just drawn is the one in hand; the sword goes into the backpack
    assert editor.where["oak_staff"] == "weapon" and isinstance(editor.where["captains_sword"], int)
    press(editor, "tab", "delete")
    plan = editor.answer()
    assert isinstance(plan, Fitting) and plan.weapon == "oak_staff" and plan.discards == ("captains_sword",)
    t.answer(plan)
    assert t.state.heroes[0].weapon == "oak_staff"


@pytest.mark.rule("AVEL-PACK-10")
def test_pack_for_me_finds_a_place_for_everything() -> None:
    t = full_hands()
    editor = packing(t, Fitting)
    press(editor, "p")
    plan = editor.answer()
    assert isinstance(plan, Fitting) and not plan.discards
    t.answer(plan)


def test_coins_can_be_left_behind_only_while_fitting() -> None:
    t = full_hands()
    editor = packing(t, Fitting)
    press(editor, "p", "minus", "minus", "minus", "plus")
    plan = editor.answer()
    assert isinstance(plan, Fitting) and plan.coins_discarded == 1
    at_will = packing(scene(hero(coins=3)), Rearrangement)
    press(at_will, "minus", "x")
    assert at_will.coins == 3 and not at_will.order("coins 1") and not at_will.order("discard 1")


def at_rest() -> TableTalk:
    return scene(hero(worn=["captains_sword"], packed=["kite_shield"], name="Agatha"))


@pytest.mark.rule("AVEL-PACK-07")
def test_tokens_are_moved_and_turned_inside_the_backpack() -> None:
    t = at_rest()
    editor = packing(t, Rearrangement)
    press(editor, "tab")
    backpack = t.g.box.backpack
    before = editor.where["kite_shield"]
    assert isinstance(before, int)
    assert backpack.cells_of(before) == ((0, 1), (1, 0), (1, 1), (1, 2))
    press(editor, "down")
    moved = editor.where["kite_shield"]
    assert isinstance(moved, int) and backpack.cells_of(moved) == ((1, 1), (2, 0), (2, 1), (2, 2))
    press(editor, "left")
    assert editor.where["kite_shield"] == moved, "nothing sticks out"
    press(editor, "o")
    turned = editor.where["kite_shield"]
    assert isinstance(turned, int) and backpack.cells_of(turned) == ((1, 0), (2, 0), (2, 1), (3, 0))
    press(editor, "o", "o", "o")
    assert editor.where["kite_shield"] == moved, "four quarter turns are none"
    t.match.command(1, "avel.rearrange", editor.answer())
    assert t.state.heroes[0].backpack == (Packed("kite_shield", moved),)


def test_the_same_by_orders() -> None:
    t = at_rest()
    editor = packing(t, Rearrangement)
    for order in ("put 2 2 1", "turn 2", "wear 2", "pack 2", "auto"):
        assert editor.order(order), order
    for order in ("put 2 1 4", "put 9 2 1", "wear", "dance 2", "discard 1", "put 2 x 1", "turn 2 2"):
        assert not editor.order(order), order
    assert editor.where == {"captains_sword": "weapon", "kite_shield": "shield"}


def test_an_overlap_is_drawn_as_one_and_refused() -> None:
    t = scene(hero(packed=["kite_shield", "buckler"], name="Agatha"))
    editor = packing(t, Rearrangement)
    assert editor.order("put 1 2 1") and editor.order("put 2 3 1")
    check_picture("packing-overlap", editor.draw())
    broken = next(command for command in t.g.commands if command.key == "avel.rearrange").check(t.g, 1, editor.answer())
    assert broken is not None and broken.message == "avel-broken-overlap"


@pytest.mark.rule("AVEL-EXCH-03")
def test_giving_and_taking() -> None:
    t = scene(
        hero(at="castle", coins=3, worn=["captains_sword"], name="Agatha"),
        hero(at="castle", coins=2, packed=["buckler"], name="Basil"),
    )
    t.answer(Exchange(2))
    sight = looked_at(t.match)
    editor = FACE.editor(sight, Proposal, 1)
    assert isinstance(editor, Bargain)
    press(editor, "space", "down", "right", "right", "down", "space", "down", "left")
    assert editor.answer() == Proposal(("captains_sword",), ("buckler",), 2, 2)
    check_picture("bargain", editor.draw())
    by_orders = FACE.editor(sight, Proposal, 1)
    assert by_orders.order("1") and by_orders.order("2 2") and by_orders.order("3") and by_orders.order("4 2")
    assert by_orders.answer() == editor.answer()
    assert not any(by_orders.order(order) for order in ("5", "2 4", "1 2", "0", "x", "1 2 3", ""))
    t.answer(editor.answer())
    assert t.state.heroes[1].weapon == "captains_sword"


def test_an_exchange_that_does_not_fit_says_so_while_it_is_made() -> None:
    t = scene(hero(coins=9, name="Agatha"), hero(coins=9, name="Basil"))
    t.answer(Exchange(2))
    editor = FACE.editor(looked_at(t.match), Proposal, 1)
    assert editor.order("1 9")
    assert "more than fits" in editor.draw().plain


@pytest.mark.usefixtures("duel_installed")
def test_a_game_without_an_editor_is_answered_field_by_field() -> None:
    from tests.duel import GAME

    editor = FieldsEditor(Words(GAME, "en"), Aim)
    assert editor.order("target = 2") and editor.order("degrees=45") and not editor.order("speed = 3")
    assert editor.answer() == Aim(2, 45)
    by_keys = FieldsEditor(Words(GAME, "en"), Aim)
    press(by_keys, "2", "down", "4", "6", "backspace", "5")
    assert by_keys.answer() == Aim(2, 45)
    assert by_keys.order("degrees = north")
    with pytest.raises(ValueError, match="degrees"):
        by_keys.answer()
    assert FieldsEditor(Words(GAME, "en"), Bow).answer() == Bow()


def test_fields_that_are_left_empty_are_as_usual() -> None:
    from oakveil.games.veridia import GAME
    from oakveil.games.veridia.campaign.choices import RequestRoll

    editor = FieldsEditor(Words(GAME, "en"), RequestRoll)
    with pytest.raises(ValueError, match="people"):
        editor.answer()
    assert editor.order("people = sela, tomar") and editor.order("dice = 5")
    assert editor.answer() == RequestRoll(("sela", "tomar"), dice=5)


def test_values_that_are_few_are_turned_through() -> None:
    from oakveil.games.veridia import GAME
    from oakveil.games.veridia.campaign.choices import RequestRoll

    editor = FieldsEditor(Words(GAME, "en"), RequestRoll)
    assert editor.order('people = ["sela"]')
    press(editor, "down", "right", "down", "down", "down", "right")
    assert editor.answer() == RequestRoll(("sela",), attribute="agility", willpower=True)
    assert "true, false" in editor.draw().plain and any("agility, charisma" in line for line in editor.told())
    press(editor, "left")
    assert editor.answer() == RequestRoll(("sela",), attribute="agility")
