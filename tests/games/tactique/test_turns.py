"""Rounds and the turns of heroes, and the end of the enemies' turn (specification 3.8, 3.9, 3.29)."""

from __future__ import annotations

import msgspec
import pytest

from oakveil.games.tactique.choices import DiscardToMove, EndTurn, MoveTo, Play, StartTurn, Stay
from oakveil.games.tactique.effects import CardStep
from oakveil.games.tactique.events import (
    BlockLost,
    CardLeftPlay,
    EnemiesTurnStarted,
    HeroReturned,
    TurnEnded,
    TurnStarted,
)

from .enemy_talk import give
from .table import change, foe, hero, scene

FAR = [foe("zombie", "D6")]


@pytest.mark.rule("TAC-FLOW-01", "TAC-FLOW-03", "TAC-FLOW-06", "TAC-ROUND-05")
def test_every_hero_has_one_turn_and_then_the_enemies_theirs() -> None:
    t = scene(hero("knight", "A1"), hero("healer", "A2"), hero("rogue", "A3"), foes=FAR, active=None)
    assert {one.hero for ask in t.match.asks() for one in ask.options if isinstance(one, StartTurn)} == {
        "knight",
        "healer",
        "rogue",
    }
    t.start("healer")
    t.start("rogue")
    assert t.g.state.round == 2, "the knight, the last one left, has begun by itself"
    assert [event.hero for event in t.told(TurnEnded)] == ["healer", "rogue", "knight"]
    assert len(t.told(EnemiesTurnStarted)) == 1
    assert t.key == "start_turn" and len(t.match.asks()) == 3


@pytest.mark.rule("TAC-FLOW-02", "TAC-ROUND-01")
def test_a_round_starts_with_the_battlefield_and_the_enemies() -> None:
    t = scene(
        hero("knight", "A1", hand=["run"]),
        foes=[foe("bone_soldier", "D6"), foe("crypt_guardian", "D5")],
        battlefield="ossuary",
    )
    t.end_round()
    assert (t.foe("bone_soldier").block, t.foe("crypt_guardian").block) == (2, 2)
    gained = [event for event in t.events if type(event).__name__ == "BlockGained"]
    assert [getattr(event, "figure", "") for event in gained] == [
        "crypt_guardian",
        "bone_soldier",
        "crypt_guardian",
        "bone_soldier",
    ], "the battlefield first, each in reading order"


@pytest.mark.rule("TAC-FLOW-04")
def test_a_turn_that_has_begun_is_finished_first() -> None:
    t = scene(hero("knight", "A1", hand=["run"]), hero("healer", "A2", hand=["aegis"]), foes=FAR)
    assert [ask.seat for ask in t.match.asks()] == [1]
    t.refuses(StartTurn("healer"), seat=2)
    t.refuses(Play("aegis.1"), seat=2)


@pytest.mark.rule("TAC-FLOW-05")
def test_of_two_seats_the_first_that_answers_begins() -> None:
    t = scene(hero("knight", "A1", hand=["run"]), hero("healer", "A2", hand=["aegis"]), foes=FAR, active=None)
    t.answer(StartTurn("healer"), seat=2)
    assert t.ask.seat == 2
    t.refuses(StartTurn("knight"), seat=1)


@pytest.mark.rule("TAC-FLOW-03")
def test_a_seat_begins_only_turns_of_its_own_heroes() -> None:
    t = scene(hero("knight", "A1", seat=1), hero("healer", "A2", seat=2), foes=FAR, active=None)
    t.refuses(StartTurn("healer"), seat=1)


@pytest.mark.rule("TAC-TURN-01")
def test_a_turn_starts_with_runes_and_then_triggers() -> None:
    t = scene(
        hero("knight", "A1", hand=["standard_of_the_order", "strike"], wounds=["lucky_charm"]), foes=FAR, active=None
    )
    t.play("standard_of_the_order")
    t.answer(next(option for option in t.ask.options if getattr(option, "cell", "") == "A2"))
    assert t.key == "turn_action"
    t.discard("strike")
    t.move("A2")
    t.end_round()
    gained = [event for event in t.events if type(event).__name__ in ("BlockGained", "TurnStarted")]
    assert [type(event).__name__ for event in gained[-3:]] == ["TurnStarted", "BlockGained", "BlockGained"]
    assert t.hero("knight").block == 4, "2 of the rune, 2 of the Lucky Charm among the wounds"


@pytest.mark.rule("TAC-TURN-02", "TAC-TURN-03", "TAC-TURN-04")
def test_what_a_hero_may_do_on_its_turn() -> None:
    t = scene(hero("knight", "B2", hand=["strike", "strike", "parry"]), foes=FAR)
    assert t.options("turn_action") == [
        Play("strike.1"),
        Play("parry.1"),
        DiscardToMove("strike.1"),
        DiscardToMove("parry.1"),
        EndTurn(),
    ]
    t.discard("strike")
    assert set(t.options("discard_step")) == {Stay(), MoveTo("A2"), MoveTo("C2"), MoveTo("B1"), MoveTo("B3")}
    assert t.ask.default == Stay()
    t.stay()
    assert (t.at("knight"), t.discarded("knight")) == ("B2", ["strike"])
    t.end_turn()
    assert {"strike", "parry"} <= set(t.hand("knight")), "cards in hand are kept"


@pytest.mark.rule("TAC-TURN-04")
def test_with_an_empty_hand_a_turn_ends_by_itself() -> None:
    t = scene(hero("knight", "B2", hand=["run"]), hero("healer", "A6", hand=["run"]), foes=FAR)
    t.discard("run")
    assert t.key == "discard_step", "not while a choice is pending"
    t.stay()
    assert t.told(TurnEnded) == [TurnEnded("knight")]
    assert t.told(TurnStarted) == [TurnStarted("healer")]


@pytest.mark.rule("TAC-TURN-05", "TAC-PLAY-03", "TAC-DUR-01")
def test_w54_the_end_of_a_turn_in_its_order() -> None:
    t = scene(
        hero("knight", "B2", hand=["parry", "war_cry", "sharpen"], deck=["run"] * 3, discard=["strike"]),
        hero("healer", "A6", hand=["run"]),
        foes=[foe("plague_mother", "B3")],
    )
    for card in ("sharpen", "war_cry", "parry"):
        t.play(card)
    names = [type(event).__name__ for event in t.events]
    order = ["DamageTaken", "CardLeftPlay", "DeckShuffled", "TurnEnded"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    assert t.told(CardLeftPlay)[0].card == "sharpen.1"
    assert (t.wounds("knight"), t.hero("knight").block) == ([], 0), "2 damage were blocked"


@pytest.mark.rule("TAC-TURN-05")
def test_cards_that_leave_play_at_the_end_of_the_turn_can_be_drawn() -> None:
    t = scene(hero("knight", "B2", hand=["sharpen", "run", "run"], deck=[], discard=["strike", "strike"]), foes=FAR)
    t.play("sharpen")
    t.end_turn()
    assert t.hero("knight").alive and sorted(t.hand("knight")) == ["run", "run", "sharpen", "strike", "strike"]


@pytest.mark.rule("TAC-TURN-06", "TAC-TURN-08")
def test_the_refill_goes_up_to_five_and_more_is_kept() -> None:
    t = scene(hero("knight", "B2", hand=["run"] * 3), hero("healer", "A6", hand=["run"] * 7), foes=FAR)
    t.end_turn()
    assert len(t.hand("knight")) == 5
    t.end_turn()
    assert len(t.hand("healer")) == 7, "there is no limit"


@pytest.mark.rule("TAC-TURN-06", "TAC-TURN-07", "TAC-DEATH-01")
def test_in_dead_silence_four_cards_are_enough() -> None:
    t = scene(hero("knight", "B2", hand=["run"], deck=["run"] * 3), foes=FAR, battlefield="dead_silence")
    t.end_turn()
    assert t.hero("knight").alive and len(t.hand("knight")) == 4


@pytest.mark.rule("TAC-TURN-07")
def test_extra_cards_are_a_bonus_never_a_danger() -> None:
    grant = {"verb": "grant", "mod": "hand", "n": 2, "to": "me", "until": "turn"}
    more = change("focus", effect=_steps([grant]))
    t = scene(hero("knight", "B2", hand=["focus", "run"], deck=["strike"] * 4), foes=FAR, cards=[more])
    t.play("focus")
    t.end_turn()
    assert t.hero("knight").alive and len(t.hand("knight")) == 6, "5 and as many of the 2 extra as there are"


def _steps(steps: list[dict[str, object]]) -> object:
    return msgspec.convert(steps, tuple[CardStep, ...])


@pytest.mark.rule("TAC-ROUND-01", "TAC-ROUND-02")
def test_w55_block_still_counts_at_the_end_of_the_enemies_turn_and_then_vanishes() -> None:
    t = scene(hero("knight", "A1", hand=["run"], block=2), foes=FAR, battlefield="cursed_ground")
    t.end_round()
    assert (t.wounds("knight"), t.hero("knight").block) == ([], 0)
    assert BlockLost("knight", 1, 0) in t.events


@pytest.mark.rule("TAC-ROUND-02", "TAC-BLOCK-08")
def test_kept_block_survives_once() -> None:
    t = scene(hero("knight", "A1", hand=["unshakable", "run"]), foes=FAR)
    t.play("unshakable")
    t.end_round()
    assert t.hero("knight").block == 4
    t.end_round()
    assert t.hero("knight").block == 0


@pytest.mark.rule("TAC-ROUND-03", "TAC-DMG-10")
def test_w02_wounds_heal_and_lives_do_not_return() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike"] * 4),
        hero("rogue", "B4", hand=["strike"] * 3),
        foes=[foe("rat_swarm", "B3")],
    )
    for _ in range(3):
        t.play("strike")
    assert t.left("rat_swarm") == (2, 1)
    t.end_turn()
    t.play("strike")
    t.play("strike")
    assert t.left("rat_swarm") == (1, 1)
    t.end_turn()
    assert t.left("rat_swarm") == (1, 2), "the wound heals"


@pytest.mark.rule("TAC-ROUND-03", "TAC-ROUND-06", "TAC-ROUND-04")
def test_w53_open_wounds_do_not_heal_this_time() -> None:
    t = scene(
        hero("knight", "A1", hand=["poisoned_knife", "strike", "run"], block=9),
        foes=[foe("zombie", "A2")],
    )
    t.play("poisoned_knife")
    assert t.left("zombie") == (2, 1)
    t.end_round()
    assert t.left("zombie") == (2, 1)
    assert t.foe("zombie").effects == (), "the effect is over"
    t.end_round()
    assert t.left("zombie") == (2, 3)


@pytest.mark.rule("TAC-ROUND-04", "TAC-DUR-01")
def test_effects_of_the_round_end_with_it() -> None:
    t = scene(hero("knight", "A1", hand=["provocation", "run"]), foes=FAR)
    t.play("provocation")
    t.end_turn()
    knight = t.hero("knight")
    assert (knight.effects, knight.in_play) == ((), ())
    assert "provocation" in t.discarded("knight") + t.hand("knight") + t.deck("knight")


@pytest.mark.rule("TAC-DUR-01")
def test_what_lasts_until_the_end_of_its_next_turn_ends_with_the_turn_in_progress() -> None:
    company = [hero("knight", "A1", hand=["run"]), hero("healer", "A2", hand=["run"])]
    t = scene(*company, foes=[foe("grave_slime", "D6")])
    for one in ("knight", "healer"):
        give(t, one, "rooted", until="next_turn", owner="grave_slime", source="grave_slime")
    t.end_turn()
    assert (t.hero("knight").effects, len(t.hero("healer").effects)) == ((), 1)


@pytest.mark.rule("TAC-TURN-01", "TAC-DEATH-07")
def test_w50_a_dead_hero_returns_at_its_turn_when_it_can_form_a_hand() -> None:
    t = scene(
        hero("healer", "A1", hand=["stone_of_resurrection", "run"]),
        hero("assassin", "C3", deck=[], discard=["strike"], wounds=["run"] * 6 + ["parry"] * 6, alive=False),
        foes=FAR,
    )
    t.play("stone_of_resurrection")
    t.option(0)
    while t.key == "choose_heal":
        t.answer(t.ask.options[0])
    assert not t.hero("assassin").alive, "not as soon as it is healed"
    assert len(t.discarded("assassin")) == 8
    t.end_turn()
    assert (t.key, t.hero("assassin").alive, len(t.hand("assassin"))) == ("turn_action", True, 5)
    assert t.told(HeroReturned) == [HeroReturned("assassin", "C3")]


@pytest.mark.rule("TAC-SOLO-01", "TAC-GEN-02")
def test_alone_with_two_heroes_all_rules_are_the_same() -> None:
    company = [hero("knight", "A1", hand=["run"], seat=1), hero("healer", "A2", hand=["run"], seat=1)]
    t = scene(*company, foes=FAR, active=None)
    assert t.options("start_turn") == [StartTurn("knight"), StartTurn("healer")]
    t.start("healer")
    t.end_turn()
    assert t.g.state.active == "knight"
