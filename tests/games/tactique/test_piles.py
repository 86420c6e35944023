"""Decks, discard piles, exile, removal, and lasting effects (specification 3.19 to 3.21)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oakveil.games.tactique.choices import ExileFromHand, ExileTop, ExileWound, PutBack, TakeCard
from oakveil.games.tactique.effects import CardStep
from oakveil.games.tactique.events import (
    CardDrawn,
    CardsLooked,
    CardsRevealed,
    CardsSeen,
    DamageDealt,
    DeckShuffled,
    EffectEnded,
)
from oakveil.kernel.chance import Chance

from .table import TableTalk, change, foe, hero, reinforcing, scene

FAR = [foe("zombie", "D6")]


def steps(*written: dict[str, Any]) -> tuple[CardStep, ...]:
    return msgspec.convert(list(written), tuple[CardStep, ...])


def knight(hand: list[str], **more: Any) -> TableTalk:
    """A knight with cards in hand and one to spare."""
    cards = more.pop("cards", ())
    return scene(hero("knight", "B2", hand=[*hand, "run"], **more), foes=FAR, cards=cards)


@pytest.mark.rule("TAC-PILE-01")
def test_drawing_takes_the_top_card() -> None:
    t = knight(["focus"], deck=["strike", "parry", "run"])
    t.play("focus")
    assert t.hand("knight") == ["run", "strike", "parry"] and t.deck("knight") == ["run"]


@pytest.mark.rule("TAC-PILE-02")
def test_w51_the_discard_pile_is_shuffled_under_the_rest_of_the_deck() -> None:
    t = knight(["arcane_study"], deck=["cleave"], discard=["strike"] * 4)
    t.play("arcane_study")
    assert [t.names([event.card])[0] for event in t.told(CardDrawn)] == ["cleave", "strike", "strike"]
    assert t.told(DeckShuffled) == [DeckShuffled("knight", True)]
    assert t.deck("knight") == ["strike", "strike"]


@pytest.mark.rule("TAC-PILE-03", "TAC-PILE-08", "TAC-DEATH-02")
def test_with_too_few_cards_one_draws_what_there_is_and_does_not_die() -> None:
    t = knight(["focus"], deck=[])
    t.play("focus")
    assert t.hand("knight") == ["run"] and t.hero("knight").alive


@pytest.mark.rule("TAC-PILE-04", "TAC-PILE-07", "TAC-PILE-02")
def test_dig_reveals_until_it_is_found() -> None:
    dig = change("focus", effect=steps({"verb": "dig", "n": 2, "for": "attack"}))
    t = knight(["focus"], deck=["run", "strike", "parry"], discard=["cleave"], cards=[dig])
    t.play("focus")
    assert t.hand("knight") == ["run", "strike", "cleave"]
    assert sorted(t.discarded("knight")) == ["focus", "parry", "run"]
    assert len(t.told(CardsRevealed)[0].cards) == 4 and len(t.told(DeckShuffled)) == 1
    t = knight(["focus"], deck=["run"], discard=["parry"], cards=[dig])
    t.play("focus")
    assert len(t.told(DeckShuffled)) == 1, "the discard pile is shuffled in at most once"


@pytest.mark.rule("TAC-PILE-05")
def test_search_looks_through_the_deck_and_shuffles_it() -> None:
    t = knight(["grimoire"], deck=["strike", "parry", "strike", "run"])
    t.play("grimoire")
    assert t.offered() == ["parry", "run", "strike"]
    t.pick("parry")
    assert t.hand("knight") == ["run", "parry"] and len(t.deck("knight")) == 3
    assert t.told(DeckShuffled) == [DeckShuffled("knight", False)]


@pytest.mark.rule("TAC-PILE-05", "TAC-PILE-02")
def test_search_shuffles_the_discard_pile_in_when_nothing_fits() -> None:
    search = change("grimoire", effect=steps({"verb": "search", "n": 1, "for": "red"}))
    t = knight(["grimoire"], deck=["strike"], discard=["cleave"], cards=[search])
    t.play("grimoire")
    assert t.hand("knight") == ["run", "cleave"]


@pytest.mark.rule("TAC-PILE-06", "TAC-PILE-07")
def test_look_takes_one_and_puts_the_rest_back_in_any_order() -> None:
    t = scene(
        hero("scholar", "B2", hand=["foresight", "run"], deck=["strike", "parry", "shoot", "run"]),
        hero("knight", "A1", hand=["run"]),
        foes=FAR,
    )
    t.play("foresight")
    assert t.options("choose_look") == [TakeCard("strike.1"), TakeCard("parry.1"), TakeCard("shoot.1")]
    assert t.told(CardsLooked) == [CardsLooked("scholar", 3)]
    (seen,) = t.told(CardsSeen)
    assert seen.audience() == (1,)
    t.pick("parry")
    assert set(t.ask.options) == {PutBack("strike.1"), PutBack("shoot.1")}
    assert t.g.seen_by(1)[0].heroes[0].deck.cards[-2:] == ["shoot.1", "strike.1"]
    assert t.g.seen_by(2)[0].heroes[0].deck.cards == [None] * 3, "the others do not know"
    t.pick("strike")
    assert t.hand("scholar") == ["run", "parry", "shoot"], "the shot, put back last, was drawn"
    assert t.deck("scholar") == ["strike", "run"]
    anew = t.g.redealt(1, Chance(b"anew"))
    assert anew.state.heroes[0].deck.cards[-1] == "strike.1", "its seat still knows"


@pytest.mark.rule("TAC-PILE-06")
def test_look_can_put_the_rest_elsewhere() -> None:
    for rest in ("bottom", "discard"):
        look = change("lantern", effect=steps({"verb": "look", "n": 3, "take": 1, "rest": rest}))
        t = knight(["lantern"], deck=["strike", "parry", "shoot", "run"], cards=[look])
        t.play("lantern")
        t.pick("strike")
        if rest == "bottom":
            assert (t.deck("knight"), t.discarded("knight")) == (["run", "parry", "shoot"], ["lantern"])
        else:
            assert (t.deck("knight"), t.discarded("knight")) == (["run"], ["shoot", "parry", "lantern"])


@pytest.mark.rule("TAC-OUT-01")
def test_the_heros_seat_chooses_what_it_discards() -> None:
    t = knight(["quick_hands", "strike", "strike", "parry"], deck=["shoot"] * 3)
    t.play("quick_hands")
    assert t.offered() == ["strike", "parry", "run"], "equal cards are one choice"
    t.pick("parry")
    assert t.discarded("knight") == ["parry"]


@pytest.mark.rule("TAC-OUT-02", "TAC-PILE-07")
def test_w52_exile_takes_a_wound_a_card_of_the_hand_or_the_unseen_top_card() -> None:
    t = knight(["prayer"], wounds=["strike", "parry"], deck=["shoot", "strike"])
    t.play("prayer")
    strike, parry = t.hero("knight").wounds
    assert t.options("choose_exile") == [ExileWound(strike), ExileWound(parry), ExileFromHand("run.1"), ExileTop()]
    t.answer(ExileTop())
    assert t.exiled("knight") == ["shoot"] and t.hand("knight") == ["run", "strike"]


@pytest.mark.rule("TAC-OUT-03", "TAC-PILE-02")
def test_the_top_card_may_be_chosen_while_deck_or_discard_pile_hold_any() -> None:
    t = knight(["prayer"], deck=[], discard=["shoot"])
    t.play("prayer")
    t.answer(ExileTop())
    assert t.exiled("knight") == ["shoot"]
    t = knight(["prayer", "strike"], deck=[])
    t.play("prayer")
    assert ExileTop() not in t.ask.options


@pytest.mark.rule("TAC-OUT-04", "TAC-OUT-05")
def test_exiled_cards_come_back_only_through_effects() -> None:
    t = knight(["remembrance"], exile=["strike", "parry"], deck=["shoot"] * 9)
    t.play("remembrance")
    t.pick("parry")
    assert "parry" in t.hand("knight") and t.exiled("knight") == ["strike"]


@pytest.mark.rule("TAC-OUT-05", "TAC-REINF-08")
def test_exile_lasts_for_the_whole_game() -> None:
    t = reinforcing(hero("knight", "A1", exile=["strike"], wounds=["parry"]), hero("healer", "A2"), after=3)
    while t.key == "reward":
        t.answer(t.ask.options[0])
    assert t.exiled("knight") == ["strike"] and t.wounds("knight") == ["parry"]


@pytest.mark.rule("TAC-OUT-06", "TAC-PLAY-01")
@pytest.mark.parametrize(
    ("after", "place"),
    [
        ("discard", "discard"),
        ("exile", "exile"),
        ("removed", "gone"),
        ("removed_encounter", "removed"),
        ("deck_top", "deck"),
        ("deck_bottom", "deck"),
    ],
)
def test_where_a_card_goes_afterwards(after: Any, place: str) -> None:
    t = knight(
        ["rations"],
        deck=["strike", "parry"],
        cards=[change("rations", effect=steps({"verb": "block", "n": 1}), after=after)],
    )
    t.play("rations")
    if place == "deck":
        at_top = t.deck("knight")[0] == "rations"
        assert "rations" in t.deck("knight") and at_top is (after == "deck_top")
    else:
        assert t.names(getattr(t.hero("knight"), place)) == ["rations"]


# Lasting effects.


@pytest.mark.rule("TAC-DUR-01", "TAC-DUR-02", "TAC-PLAY-03")
def test_w04_an_aura_on_another_hero_lasts_until_the_end_of_that_heros_turn() -> None:
    t = scene(
        hero("healer", "A1", hand=["aura_of_power", "run"]),
        hero("knight", "B2", hand=["strike", "run"]),
        foes=[foe("grave_slime", "B3")],
    )
    t.play("aura_of_power")
    t.choose("knight")
    t.end_turn()
    assert t.names(t.hero("healer").in_play) == ["aura_of_power"]
    t.play("strike")
    assert t.left("grave_slime") == (3, 2), "damage 2"
    t.end_turn()
    assert t.hero("healer").in_play == () and "aura_of_power" in t.names(t.hero("healer").cards())


@pytest.mark.rule("TAC-DUR-02")
def test_on_a_hero_that_has_played_it_lasts_through_the_enemies_turn() -> None:
    t = scene(
        hero("healer", "A1", hand=["aura_of_power", "run"]),
        hero("knight", "B2", hand=["strike", "run"], ready=False),
        foes=FAR,
    )
    t.play("aura_of_power")
    t.choose("knight")
    t.end_round()
    assert t.g.state.round == 2 and [effect.mod for effect in t.hero("knight").effects] == ["damage"]


@pytest.mark.rule("TAC-DUR-03", "TAC-DEATH-05", "TAC-DUR-04")
def test_effects_end_with_the_figure_that_carries_them_not_with_the_owner() -> None:
    t = scene(
        hero("healer", "A1", hand=["aura_of_power"], deck=[], discard=[]),
        hero("knight", "B2", hand=["run"]),
        foes=FAR,
    )
    t.play("aura_of_power")
    assert t.key == "choose_hero"
    t.choose("knight")
    assert not t.hero("healer").alive, "no cards are left"
    assert [effect.mod for effect in t.hero("knight").effects] == ["damage"], "the card is still in play"
    t = scene(
        hero("knight", "B2", hand=["hunters_mark", "strike", "strike"], deck=["run"] * 9),
        foes=[foe("rat_swarm", "B3", lives=1, wounds=2), *FAR],
    )
    t.play("hunters_mark")
    t.choose("rat_swarm")
    t.play("strike")
    assert t.left("rat_swarm") == (0, 0) and t.hero("knight").in_play == ()
    assert "hunters_mark" in t.discarded("knight")


@pytest.mark.rule("TAC-DUR-05", "TAC-DMG-05")
def test_effects_of_one_kind_add_up() -> None:
    t = scene(hero("barbarian", "B2", hand=["war_cry", "sharpen", "strike", "run"]), foes=[foe("crypt_guardian", "B3")])
    t.play("war_cry")
    t.play("sharpen")
    t.play("strike")
    assert t.left("crypt_guardian") == (3, 1), "1 and 1 and 1"


@pytest.mark.rule("TAC-DUR-06")
def test_a_card_stays_in_play_until_its_last_effect_ends() -> None:
    t = scene(hero("barbarian", "B2", hand=["war_cry", "run"]), hero("healer", "A6", hand=["run"]), foes=FAR)
    t.play("war_cry")
    t.end_turn()
    assert [effect.mod for effect in t.hero("barbarian").effects] == ["threat"]
    assert t.names(t.hero("barbarian").in_play) == ["war_cry"], "until the end of the enemies' turn"
    t.end_turn()
    assert t.hero("barbarian").in_play == ()
    assert [event.mod for event in t.told(EffectEnded)] == ["damage", "threat"]


@pytest.mark.rule("TAC-DUR-07", "TAC-DEATH-01")
def test_w39_cards_in_play_do_not_count_for_the_refill() -> None:
    t = scene(
        hero("brigand", "B2", hand=["low_blow"], deck=["run"] * 2, discard=["strike"] * 2),
        hero("healer", "A6", hand=["run"]),
        foes=[foe("crypt_guardian", "B3")],
    )
    t.play("low_blow")
    assert t.names(t.hero("brigand").in_play) == ["low_blow"]
    assert not t.hero("brigand").alive


@pytest.mark.rule("TAC-DMG-06", "TAC-DUR-01")
def test_w44_a_bonus_for_the_next_attack_lasts_for_the_whole_card_and_is_used_up() -> None:
    foes = [foe("crypt_guardian", "B3"), foe("zombie", "B4"), foe("grave_slime", "C4")]
    t = scene(hero("pyromancer", "B2", hand=["arcane_focus", "fireball", "run"], deck=["shoot"] * 9), foes=foes)
    t.play("arcane_focus")
    t.play("fireball")
    assert (t.left("crypt_guardian"), t.left("zombie"), t.left("grave_slime")) == ((3, 1), (1, 3), (3, 1))
    assert t.hero("pyromancer").effects == () and t.hero("pyromancer").in_play == ()


@pytest.mark.rule("TAC-DMG-06", "TAC-PLAY-13")
def test_a_bonus_is_not_used_up_by_a_card_that_damages_nobody() -> None:
    battlemage = hero("battlemage", "B2", hand=["spellblade", "strike", "shoot", "run"])
    t = scene(battlemage, foes=[foe("crypt_guardian", "B4")])
    t.play("spellblade")
    assert t.left("crypt_guardian") == (3, 2), "it does not help itself"
    t.play("strike")
    assert len(t.hero("battlemage").effects) == 1
    t.play("shoot")
    assert t.left("crypt_guardian") == (2, 2) and t.hero("battlemage").effects == ()


@pytest.mark.rule("TAC-DMG-05")
def test_w45_a_bonus_counts_for_every_damage_step() -> None:
    t = scene(hero("adventurer", "B2", hand=["war_cry", "triple_strike", "run"]), foes=[foe("executioner", "B3")])
    t.play("war_cry")
    t.play("triple_strike")
    assert [event.base + event.bonus for event in t.told(DamageDealt)] == [4, 3, 3]


@pytest.mark.rule("TAC-PILE-06", "TAC-PILE-03")
def test_nobody_is_asked_which_to_take_where_all_are_taken() -> None:
    """Scrying lets the hero take 2 of 4 cards; there are only 2."""
    t = scene(hero("knight", "B2", hand=["scrying"], deck=["parry", "run"], discard=[]), foes=FAR)
    t.play("scrying")
    assert t.key == "turn_action" and sorted(t.hand("knight")) == ["parry", "run"]


@pytest.mark.rule("TAC-PILE-05", "TAC-OUT-04")
@pytest.mark.parametrize("into", ["hand", "deck_top"])
def test_what_is_taken_back_as_a_whole_is_no_choice_but_on_the_deck_its_order_is(into: str) -> None:
    back = {"verb": "retrieve", "n": 2, "from": "wounds", "into": into}
    search = {"verb": "search", "n": 2, "for": "movement", "into": "hand"}
    card = change("focus", effect=steps(search, back))
    told = hero("knight", "B2", hand=["focus"], deck=["parry", "run", "great_leap"], wounds=["strike", "shoot"])
    t = scene(told, foes=FAR, cards=[card])
    t.play("focus")
    if into == "deck_top":
        assert t.key == "choose_retrieve"
        t.pick("strike")
        assert t.deck("knight")[:2] == ["shoot", "strike"]
        assert sorted(t.hand("knight")) == ["great_leap", "run"]
    else:
        assert sorted(t.hand("knight")) == ["great_leap", "run", "shoot", "strike"]
