"""Wounds, Substitution, healing, forced exile (specification 3.12, 3.16, 3.17)."""

import pytest

from oakveil.games.tactique.choices import (
    ExileFromHand,
    ExileTop,
    ExileWound,
    HealWound,
    Substitute,
    TakeFromDeck,
    WoundFromHand,
)
from oakveil.games.tactique.events import CardDrawn, DeckShuffled, Healed, WoundTaken
from tests.games.tactique.enemy_talk import give
from tests.games.tactique.table import foe, hero, scene

WAITING = hero("healer", at="D6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


@pytest.mark.rule("TAC-WOUND-01", "TAC-WOUND-05")
def test_wounds_come_from_the_top_of_the_deck() -> None:
    knight = hero("knight", at="B2", hand=["run"], deck=["strike", "parry", "run"])
    t = scene(knight, WAITING, foes=[foe("wraith", at="B3")], turn="enemies")
    assert t.wounds("knight") == ["strike", "parry"]
    assert [event.start for event in t.told(WoundTaken)] == ["deck", "deck"]


@pytest.mark.rule("TAC-WOUND-02", "TAC-PILE-02")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    knight = hero("knight", at="B2", hand=["run"], deck=["strike"], discard=["parry", "parry"])
    t = scene(knight, WAITING, foes=[foe("wraith", at="B3")], turn="enemies")
    assert (t.wounds("knight"), t.deck("knight"), t.discarded("knight")) == (["strike", "parry"], ["parry"], [])
    assert t.told(DeckShuffled) == [DeckShuffled("knight", True)]


@pytest.mark.rule("TAC-WOUND-03", "TAC-WOUND-04", "TAC-WOUND-06")
def test_with_both_piles_empty_the_hand_pays_and_then_nothing() -> None:
    knight = hero("knight", at="B2", hand=["run", "parry", "perfect_block"], deck=[])
    t = scene(knight, WAITING, foes=[foe("veiled_killer", at="B3"), foe("wraith", at="A2")], turn="enemies")
    (ask,) = t.match.asks()
    assert t.options("wound_from_hand", seat=1) == [
        WoundFromHand("run.1"),
        WoundFromHand("parry.1"),
        WoundFromHand("perfect_block.1"),
    ]
    assert ask.default == WoundFromHand("run.1"), "of the cheap ones the first"
    t.pick("perfect_block")
    t.pick("run")
    assert t.wounds("knight") == ["perfect_block", "run", "parry"], "five wounds, three cards"
    assert t.hero("knight").alive


@pytest.mark.rule("TAC-KEY-08", "TAC-KEY-09", "TAC-KEY-10", "TAC-WOUND-05")
def test_a_shield_is_wounded_instead_and_a_card_drawn_at_once() -> None:
    """W38: the shield drawn just now may take the second wound."""
    knight = hero("knight", at="B2", hand=["old_shield", "run"], deck=["reserve", "strike", "parry"])
    t = scene(knight, WAITING, foes=[foe("wraith", at="B3")], turn="enemies")
    assert t.options("substitute", seat=1) == [Substitute("old_shield.1"), TakeFromDeck()]
    t.pick("old_shield")
    assert (t.wounds("knight"), t.hand("knight")) == (["old_shield"], ["run", "reserve"])
    assert t.told(CardDrawn) == [CardDrawn("knight", "reserve.1")]
    assert t.options("substitute", seat=1) == [Substitute("reserve.1"), TakeFromDeck()]
    t.answer(TakeFromDeck())
    assert (t.wounds("knight"), t.discarded("knight")) == (["old_shield", "strike"], [])


@pytest.mark.rule("TAC-KEY-09", "TAC-BLOCK-05")
def test_a_wound_of_ones_own_card_may_be_substituted_and_no_block_stops_it() -> None:
    knight = hero("knight", at="B2", hand=["adrenaline", "old_shield", "run"], block=5)
    t = scene(knight, WAITING, foes=[foe("zombie", at="D1")])
    t.play("adrenaline")
    t.pick("old_shield")
    assert (t.wounds("knight"), t.hero("knight").block) == (["old_shield"], 5)


@pytest.mark.rule("TAC-HEAL-01", "TAC-HEAL-02")
def test_all_wounds_that_can_be_healed_are_healed() -> None:
    """W08 and W09."""
    for wounds in (["strike"], ["strike", "parry"]):
        healer = hero("healer", at="B2", hand=["sacred_light", "run"], wounds=wounds, discard=["run"])
        t = scene(healer, foes=[foe("zombie", at="D6")])
        t.play("sacred_light")
        assert (t.wounds("healer"), t.discarded("healer")) == ([], ["run", *wounds, "sacred_light"])


@pytest.mark.rule("TAC-HEAL-01")
def test_the_healed_seat_chooses_which_wounds_come_back() -> None:
    team = [
        hero("healer", at="B2", hand=["sacred_light", "run"]),
        hero("knight", at="B3", hand=["run"], wounds=["strike", "parry", "strike", "run"]),
    ]
    t = scene(*team, foes=[foe("zombie", at="D6")])
    t.play("sacred_light")
    t.choose("knight")
    assert t.options("choose_heal", seat=2) == [HealWound("strike.1"), HealWound("parry.1"), HealWound("run.3")]
    t.pick("run")
    t.pick("strike")
    assert (t.wounds("knight"), t.discarded("knight")) == (["parry", "strike"], ["run", "strike"])
    assert [event.hero for event in t.told(Healed)] == ["knight"]


@pytest.mark.rule("TAC-HEAL-02")
def test_alike_wounds_are_not_asked_for() -> None:
    healer = hero("healer", at="B2", hand=["sacred_light", "run"], wounds=["strike"] * 3)
    t = scene(healer, foes=[foe("zombie", at="D6")])
    t.play("sacred_light")
    assert t.key == "turn_action"
    assert t.wounds("healer") == ["strike"]


@pytest.mark.rule("TAC-HEAL-03", "TAC-PLAY-06")
def test_a_hero_without_wounds_may_be_chosen_and_that_is_not_resolved() -> None:
    team = [
        hero("healer", at="B2", hand=["healing_hands", "run"]),
        hero("knight", at="B3", hand=["run"], wounds=["strike"]),
    ]
    t = scene(*team, foes=[foe("zombie", at="D6")])
    t.play("healing_hands")
    assert t.figures() == [("healer",), ("knight",)]
    t.choose("healer")
    assert (t.wounds("knight"), t.hero("healer").block) == (["strike"], 1)


@pytest.mark.rule("TAC-HEAL-02", "TAC-PLAY-06")
def test_under_a_fever_nobody_heals() -> None:
    healer = hero("healer", at="B2", hand=["sacred_light", "run"], wounds=["strike"])
    t = scene(healer, foes=[foe("zombie", at="D6")])
    give(t, "healer", "no_heal", until="own_turn", owner="plague_mother", source="fever")
    t.play("sacred_light")
    assert t.wounds("healer") == ["strike"]


@pytest.mark.rule("TAC-HEAL-02")
def test_in_the_plague_village_each_healing_is_one_less() -> None:
    healer = hero("healer", at="B2", hand=["sacred_light", "first_aid", "run"], wounds=["strike", "strike"])
    t = scene(healer, foes=[foe("zombie", at="D6")], battlefield="plague_village")
    t.play("sacred_light")
    assert t.wounds("healer") == ["strike"]
    t.play("first_aid")
    assert t.wounds("healer") == ["strike"], "one less than one is nothing"


@pytest.mark.rule("TAC-PLAY-08", "TAC-OUT-02", "TAC-OUT-03", "TAC-ATK-01")
def test_the_soul_devourer_exiles_a_card_of_the_heros_choice() -> None:
    knight = hero("knight", at="B2", hand=["run"], wounds=["strike"], deck=["parry"], block=4)
    t = scene(knight, WAITING, foes=[foe("soul_devourer", at="B4")], turn="enemies")
    assert t.options("forced_exile", seat=1) == [ExileWound("strike.1"), ExileFromHand("run.1"), ExileTop()]
    (ask,) = t.match.asks()
    assert ask.default == ExileWound("strike.1")
    t.answer(ExileTop())
    assert t.names(t.hero("knight").exile) == ["parry"]


@pytest.mark.rule("TAC-PLAY-08")
def test_whoever_has_no_card_at_all_exiles_none() -> None:
    knight = hero("knight", at="B2", deck=[], block=4, ready=False)
    t = scene(knight, WAITING, foes=[foe("soul_devourer", at="B4")], turn="enemies")
    assert t.key != "forced_exile"
    assert t.hero("knight").exile == ()


@pytest.mark.rule("TAC-PLAY-08", "TAC-OUT-02")
def test_nobody_is_asked_what_to_exile_where_there_is_one_card_only() -> None:
    """The Soul Devourer's 4 damage is blocked; of hand, wounds and deck only the top of the deck is left."""
    t = scene(
        hero("knight", at="B2", block=9, deck=["parry", "run", "strike", "strike", "strike", "strike"]),
        hero("healer", at="A6", ready=False),
        foes=[foe("soul_devourer", "B3")],
        turn="enemies",
    )
    assert t.exiled("knight") == ["parry"]


@pytest.mark.rule("TAC-WOUND-03", "TAC-WOUND-04")
def test_nobody_is_asked_for_the_order_in_which_the_whole_hand_becomes_wounds() -> None:
    """The Wraith's 2 wounds take both cards of a hero that has nothing else."""
    t = scene(
        hero("knight", at="B2", hand=["strike", "run"], deck=[], ready=False),
        WAITING,
        foes=[foe("wraith", "B3")],
        turn="enemies",
    )
    assert sorted(t.wounds("knight")) == ["run", "strike"] and t.key != "wound_from_hand"
