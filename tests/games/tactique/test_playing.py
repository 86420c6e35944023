"""Playing cards: their steps, X, and keywords (specification 3.10 to 3.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from oakveil.games.tactique import house_box
from oakveil.games.tactique.choices import ChooseAxis, ChooseOption, ChooseX, DiscardToMove, StopPlaying
from oakveil.games.tactique.effects import CardStep
from oakveil.games.tactique.events import CardDiscarded, CardDrawn, CardPlayed, DamageDealt, StepResolved, TurnEnded
from oakveil.games.tactique.records import X

from .table import TableTalk, change, foe, hero, scene

FAR = [foe("zombie", "D6")]


def steps(*written: dict[str, Any]) -> tuple[CardStep, ...]:
    """Steps as a content file has them."""
    return msgspec.convert(list(written), tuple[CardStep, ...])


def alone(hand: Sequence[str], **more: Any) -> TableTalk:
    """A knight on B2 with a card to spare, and a zombie beside it with many lives."""
    foes = more.pop("foes", [foe("grave_slime", "B3")])
    options = {key: more.pop(key) for key in ("cards", "replay_cap", "battlefield") if key in more}
    return scene(hero("knight", "B2", hand=[*hand, "run"], **more), foes=foes, **options)


def results(t: TableTalk) -> list[tuple[bool, str]]:
    """Which steps were resolved, and why not."""
    return [(event.resolved, event.reason) for event in t.told(StepResolved)]


@pytest.mark.rule("TAC-PLAY-01", "TAC-PLAY-02")
def test_a_card_is_resolved_and_then_discarded() -> None:
    t = alone(["strike"])
    t.play("strike")
    assert t.discarded("knight") == ["strike"]
    kinds = [type(event).__name__ for event in t.events]
    assert kinds == ["CardPlayed", "DamageDealt", "StepResolved", "CardDiscarded"]


@pytest.mark.rule("TAC-PLAY-02", "TAC-PILE-02", "TAC-PILE-03")
def test_w05_a_reshuffle_never_includes_the_card_being_resolved() -> None:
    t = alone(["ambidexterity", "strike", "strike", "parry"], deck=[])
    t.play("ambidexterity")
    t.pick("strike")
    t.pick("strike")
    assert sorted(t.hand("knight")) == ["parry", "run", "strike", "strike"], "a third draw finds nothing"
    assert t.discarded("knight") == ["ambidexterity"]


@pytest.mark.rule("TAC-PLAY-03", "TAC-CARD-07")
def test_a_card_with_a_lasting_effect_stays_in_play() -> None:
    t = alone(["sharpen", "strike"])
    t.play("sharpen")
    knight = t.hero("knight")
    assert t.names(knight.in_play) == ["sharpen"] and t.discarded("knight") == []
    assert "sharpen.1" not in [*knight.deck.cards, *knight.hand, *knight.discard, *knight.wounds, *knight.exile]
    t.end_turn()
    assert t.hero("knight").in_play == ()


@pytest.mark.rule("TAC-PLAY-04")
def test_w13_all_that_can_be_resolved_must_be_in_the_order_of_the_text() -> None:
    effect = steps({"verb": "draw", "n": 2}, {"verb": "damage", "n": 1, "to": "enemy"})
    draws_and_hits = change("focus", zone="touch", effect=effect)
    t = alone(["focus"], cards=[draws_and_hits], foes=[foe("grave_slime", "B3"), foe("zombie", "C2")])
    t.play("focus")
    assert len(t.told(CardDrawn)) == 2 and t.key == "choose_enemy"
    assert {type(option).__name__ for option in t.ask.options} == {"ChooseEnemy"}, "there is no way to decline"
    t.choose("zombie")
    assert t.left("zombie") == (2, 2)


@pytest.mark.rule("TAC-PLAY-05", "TAC-PLAY-07", "TAC-PLAY-11")
def test_w31_discarding_is_all_or_nothing_and_then_means_then() -> None:
    t = scene(hero("knight", "B2", hand=["ambidexterity", "run"]), foes=FAR)
    t.play("ambidexterity")
    assert t.hand("knight") == ["run"], "nothing is discarded, nothing drawn"
    assert results(t) == [(False, "nothing"), (False, "not_then")]
    assert t.names(t.hero("knight").played) == ["ambidexterity"], "it counts as played"


@pytest.mark.rule("TAC-PLAY-05", "TAC-PLAY-06", "TAC-HEAL-03")
def test_w32_a_linked_step_is_tried_when_the_one_before_was_resolved() -> None:
    t = alone(["good_constitution"])
    t.play("good_constitution")
    assert t.hero("knight").block == 2
    assert results(t) == [(True, ""), (False, "nothing")]


@pytest.mark.rule("TAC-PLAY-05")
def test_separate_steps_are_independent() -> None:
    t = alone(["breach_the_line"], foes=FAR)
    t.play("breach_the_line")
    assert t.key == "choose_move", "without an enemy there is no damage and no push, but a move"
    assert results(t) == [(False, "no_target"), (False, "no_target")]


def if_at_least(of: str) -> dict[str, Any]:
    """A step that depends on wounds, cards in hand or the like."""
    return {"verb": "if", "cond": {"is": "at_least", "of": of, "n": 1}, "do": [{"verb": "heal", "n": 1}]}


RESOLVED: list[tuple[str, dict[str, Any], dict[str, Any], bool]] = [
    ("damage", {"verb": "damage", "n": 1, "to": "enemy"}, {"foes": [foe("zombie", "B3", block=9)]}, True),
    ("no enemy", {"verb": "damage", "n": 1, "to": "enemy"}, {"foes": FAR}, False),
    ("damage to oneself, blocked", {"verb": "damage", "n": 1, "to": "me"}, {"block": 3}, True),
    ("no damage to oneself", {"verb": "damage", "n": 0, "to": "me"}, {}, False),
    ("wound", {"verb": "wound", "n": 1, "to": "me"}, {"block": 3}, True),
    ("heal", {"verb": "heal", "n": 5}, {"wounds": ["strike"]}, True),
    ("heal nothing", {"verb": "heal", "n": 5}, {}, False),
    ("block", {"verb": "block", "n": 2}, {}, True),
    ("draw 0", {"verb": "draw", "n": 0}, {}, True),
    ("draw from nothing", {"verb": "draw", "n": 1}, {"deck": []}, True),
    ("discard 0", {"verb": "discard", "n": 0}, {}, True),
    ("discard too much", {"verb": "discard", "n": 4}, {}, False),
    ("exile", {"verb": "exile", "n": 1}, {}, True),
    ("exile too much", {"verb": "exile", "n": 4}, {"deck": []}, False),
    ("look", {"verb": "look", "n": 2, "take": 0, "rest": "bottom"}, {}, True),
    ("dig", {"verb": "dig", "n": 1, "for": "attack"}, {"deck": ["strike"]}, True),
    ("dig in vain", {"verb": "dig", "n": 2, "for": "attack"}, {"deck": ["strike", "run"]}, False),
    ("search", {"verb": "search", "n": 1, "for": "attack"}, {"deck": ["strike"]}, True),
    ("search in vain", {"verb": "search", "n": 1, "for": "red"}, {"deck": ["strike"]}, False),
    ("retrieve", {"verb": "retrieve", "n": 1, "from": "exile", "into": "hand"}, {"exile": ["strike"]}, True),
    ("retrieve in vain", {"verb": "retrieve", "n": 2, "from": "exile", "into": "hand"}, {"exile": ["strike"]}, False),
    ("grant", {"verb": "grant", "mod": "rooted", "to": "enemy", "until": "round"}, {}, True),
    (
        "push against the wall",
        {"verb": "push", "n": 1, "to": "enemy"},
        {"foes": [foe("zombie", "A2"), foe("ghoul", "D6")]},
        True,
    ),
    (
        "a condition that fails",
        if_at_least("wounds"),
        {},
        False,
    ),
    (
        "a condition that holds",
        if_at_least("hand"),
        {},
        True,
    ),
    ("repeat", {"verb": "repeat", "n": 2, "do": [{"verb": "heal", "n": 1}]}, {}, True),
]


@pytest.mark.rule("TAC-PLAY-06", "TAC-X-04")
@pytest.mark.parametrize(("step", "given", "was"), [case[1:] for case in RESOLVED], ids=[case[0] for case in RESOLVED])
def test_when_a_step_was_resolved(step: dict[str, Any], given: dict[str, Any], was: bool) -> None:
    card = change("focus", zone="touch", effect=steps(step, {"verb": "block", "n": 1, "then": True}))
    t = alone(["focus", "parry"], cards=[card], **given)
    t.play("focus")
    while t.key != "turn_action":
        t.answer(t.ask.options[0])
    last = [event for event in t.told(StepResolved) if event.number == 1][-1]
    assert last.resolved is was


@pytest.mark.rule("TAC-PLAY-08")
def test_an_enemy_makes_a_hero_discard_as_many_as_it_can() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike", "run"], deck=["run"] * 9, block=9),
        foes=[foe("cultist", "B4")],
        turn="enemies",
        cards=[change("cultist", turn=_with_discard(5))],
    )
    forced = [event.card for event in t.told(CardDiscarded) if event.why == "forced"]
    assert t.names(forced[:2]) == ["strike", "run"]


def _with_discard(n: int) -> Any:
    (attack,) = house_box().enemies["cultist"].turn
    hit = msgspec.structs.replace(attack.hit[1], n=n)  # type: ignore[union-attr]
    return (msgspec.structs.replace(attack, hit=(attack.hit[0], hit)),)  # type: ignore[union-attr]


@pytest.mark.rule("TAC-PLAY-09", "TAC-ZONE-10")
def test_targets_are_chosen_when_their_step_comes() -> None:
    t = alone(["reckless_charge"], foes=[foe("grave_slime", "B5")])
    t.play("reckless_charge")
    t.move("B4")
    assert t.left("grave_slime") == (3, 2)


@pytest.mark.rule("TAC-PLAY-10")
def test_that_enemy_is_gone_when_it_is_dead() -> None:
    foes = [foe("rat_swarm", "B3", lives=1, wounds=2), foe("zombie", "B4")]
    t = scene(hero("adventurer", "B2", hand=["triple_strike", "run"]), foes=foes)
    t.play("triple_strike")
    t.choose("rat_swarm")
    assert results(t) == [(True, ""), (False, "no_target"), (False, "no_target")]
    assert t.left("zombie") == (2, 3)


@pytest.mark.rule("TAC-PLAY-10", "TAC-TARGET-06")
def test_those_are_the_set_of_the_last_step_with_several() -> None:
    t = alone(["force_wave"], foes=[foe("grave_slime", "B3"), foe("zombie", "C3"), foe("ghoul", "D6")])
    t.play("force_wave")
    t.choose("grave_slime", "zombie")
    assert t.key == "choose_axis", "the zombie, the farthest, is as far away along the row as along the column"
    t.answer(ChooseAxis("zombie", "vertical"))
    assert (t.at("grave_slime"), t.at("zombie"), t.at("ghoul")) == ("B5", "D3", "D6")


@pytest.mark.rule("TAC-PLAY-10")
def test_those_are_also_heroes_of_whom_several_were_chosen() -> None:
    effect = steps({"verb": "block", "n": 1, "to": "heroes", "up_to": 2}, {"verb": "block", "n": 2, "to": "those"})
    company = [hero("knight", "B2", hand=["focus", "run"]), hero("healer", "A1"), hero("rogue", "D6")]
    t = scene(*company, foes=[foe("zombie", "D1")], cards=[change("focus", zone="all", effect=effect)])
    t.play("focus")
    t.choose("knight", "rogue")
    assert [one.block for one in t.g.state.heroes] == [3, 0, 3]


@pytest.mark.rule("TAC-PLAY-12")
def test_w07_nothing_is_kept_for_later() -> None:
    t = scene(
        hero("rogue", "B2", hand=["rogues_adaptability", "run"], deck=["all_or_nothing", "parry"], block=1),
        foes=[foe("grave_slime", "B3")],
    )
    t.play("rogues_adaptability")
    assert "all_or_nothing" in t.hand("rogue") and t.wounds("rogue") == []
    t.play("all_or_nothing")
    assert t.wounds("rogue") == ["parry"], "the wound ignores block, and stays"
    assert t.hero("rogue").block == 1


@pytest.mark.rule("TAC-PLAY-13", "TAC-TRIG-02")
def test_w06_an_effect_in_play_changes_only_later_cards() -> None:
    t = scene(
        hero("assassin", "B2", hand=["illitildes_hand", "strike", "strike"], deck=["run"] * 9),
        foes=[foe("rat_swarm", "B3", lives=3, wounds=2)],
    )
    t.play("strike")
    t.play("illitildes_hand")
    assert t.left("rat_swarm") == (3, 1)
    t.play("strike")
    assert t.left("rat_swarm") == (1, 2)
    assert [event.wounds for event in t.told(DamageDealt)] == [1, 1, 2]


@pytest.mark.rule("TAC-PLAY-14")
def test_a_discarded_card_does_nothing() -> None:
    t = alone(["parry"])
    t.discard("parry")
    t.stay()
    assert t.hero("knight").block == 0 and t.hero("knight").played == () and t.told(CardPlayed) == []


@pytest.mark.rule("TAC-PLAY-15", "TAC-X-01")
def test_a_card_never_counts_itself() -> None:
    t = scene(
        hero("battlemage", "B2", hand=["strike", "strike", "storm_of_blades", "run"]),
        foes=[foe("crypt_guardian", "B3")],
        cards=[change("storm_of_blades", x=X(of="played", cards="attack", least=0, most=6))],
    )
    t.play("strike")
    t.play("strike")
    t.play("storm_of_blades")
    assert t.told(CardPlayed)[-1].x == 2


@pytest.mark.rule("TAC-PLAY-16")
def test_a_physical_card_is_played_only_so_often_in_a_turn() -> None:
    swap = steps({"verb": "retrieve", "n": 1, "from": "discard", "into": "hand"})
    t = scene(
        hero("knight", "B2", hand=["vigilance", "run"], discard=["vigilance"]),
        foes=FAR,
        cards=[change("vigilance", effect=swap)],
        replay_cap=2,
    )
    for _ in range(4):
        t.play("vigilance")
    assert sorted(t.hero("knight").plays) == ["vigilance.1", "vigilance.1", "vigilance.2", "vigilance.2"]
    assert t.hand("knight") == ["run", "vigilance"] and t.offered() == ["run"], "two cards, each twice"


@pytest.mark.rule("TAC-PLAY-17", "TAC-FLOW-04")
def test_a_card_played_out_of_turn() -> None:
    t = scene(
        hero("bardess", "A1", hand=["encore", "run"], deck=["run"] * 9),
        hero("barbarian", "B2", hand=["strike", "war_cry", "signal_horn", "parry"], deck=["run"] * 9),
        foes=[foe("grave_slime", "B3")],
    )
    t.play("encore")
    assert (t.key, t.ask.seat) == ("play_now", 2)
    assert t.ask.default == StopPlaying()
    t.play("strike")
    assert "war_cry" in t.offered(), "Priming is not checked"
    t.play("war_cry")
    assert t.told(CardPlayed)[-1].own_turn is False
    assert (t.key, t.ask.seat) == ("turn_action", 1), "no more than two"
    t.end_turn()
    assert {effect.mod for effect in t.hero("barbarian").effects} == {"damage", "threat"}
    t.end_turn()
    assert "damage" not in {effect.mod for effect in t.hero("barbarian").effects}, "until the end of its own next turn"


@pytest.mark.rule("TAC-PLAY-17")
def test_no_chains_of_playing_out_of_turn_and_one_may_stop() -> None:
    t = scene(
        hero("bardess", "A1", hand=["encore", "run"], deck=["run"] * 9),
        hero("barbarian", "B2", hand=["signal_horn", "parry"], deck=["strike"] * 9),
        foes=FAR,
    )
    t.play("encore")
    t.play("signal_horn")
    assert (False, "chain") in results(t)
    assert (t.key, t.ask.seat) == ("play_now", 2)
    t.answer(StopPlaying())
    assert (t.key, t.ask.seat) == ("turn_action", 1)


@pytest.mark.rule("TAC-PLAY-18", "TAC-X-05")
def test_w46_a_card_resolved_twice_makes_its_choices_anew_and_counts_once() -> None:
    t = scene(
        hero("scholar", "B2", hand=["echo", "strike", "overload", "run", "run"]),
        foes=[foe("grave_slime", "B3"), foe("zombie", "C2")],
    )
    t.play("echo")
    t.play("strike")
    t.choose("grave_slime")
    t.choose("zombie")
    assert (t.left("zombie"), t.left("grave_slime")) == ((2, 2), (4, 1))
    assert t.names(t.hero("scholar").played) == ["echo", "strike"]
    assert [event.resolution for event in t.told(CardPlayed)] == [1, 1, 2]
    assert t.discarded("scholar").count("strike") == 1
    t.play("overload")
    assert t.key in ("choose_x", "turn_action") and t.hero("scholar").effects == (), "the echo is used up"


@pytest.mark.rule("TAC-X-05", "TAC-X-02")
def test_with_an_echo_x_is_chosen_again() -> None:
    t = scene(
        hero("scholar", "B2", hand=["echo", "overload", "run", "run", "run", "run"], deck=["shoot"] * 5),
        foes=[foe("grave_slime", "B3")],
    )
    t.play("echo")
    t.play("overload")
    t.x(2)
    assert t.key == "choose_x"
    t.x(1)
    while t.key == "choose_discard":
        t.answer(t.ask.options[0])
    assert [event.x for event in t.told(CardPlayed)] == [-1, 2, 1]


@pytest.mark.rule("TAC-X-01", "TAC-DMG-05")
@pytest.mark.parametrize(("wounds", "damage"), [(0, 1), (3, 3), (6, 4)])
def test_x_is_computed_and_kept_within_its_bounds(wounds: int, damage: int) -> None:
    t = alone(["bloodlust"], wounds=["parry"] * wounds, foes=[foe("crypt_guardian", "B3")])
    t.play("bloodlust")
    assert t.told(DamageDealt)[-1].base == damage


@pytest.mark.rule("TAC-X-01")
def test_what_x_can_count() -> None:
    t = alone(["mana_shield", "parry", "strike"])
    t.play("mana_shield")
    assert t.hero("knight").block == 3, "the played card is not in hand"
    t = alone(["crushing_shield"], block=4)
    t.play("crushing_shield")
    assert t.told(DamageDealt)[-1].base == 4
    around = [foe("grave_slime", "B3"), foe("zombie", "A1"), foe("ghoul", "C3"), foe("cultist", "D6")]
    t = scene(hero("horde_breaker", "B2", hand=["break_the_horde", "run"]), foes=around)
    t.play("break_the_horde")
    assert t.told(CardPlayed)[-1].x == 3 and t.hero("horde_breaker").block == 6
    t = alone(
        ["focus"],
        exile=["strike", "run"],
        cards=[change("focus", x=X(of="exile"), effect=steps({"verb": "block", "n": "2X"}))],
    )
    t.play("focus")
    assert t.hero("knight").block == 4


@pytest.mark.rule("TAC-X-02")
def test_w14_x_must_allow_what_it_costs() -> None:
    t = scene(hero("scholar", "B2", hand=["overload", "run", "parry"]), foes=[foe("grave_slime", "B3")])
    t.play("overload")
    assert t.options("choose_x") == [ChooseX(1), ChooseX(2)]


@pytest.mark.rule("TAC-X-03")
def test_without_a_legal_x_only_its_steps_are_not_resolved() -> None:
    t = scene(hero("scholar", "B2", hand=["overload"], deck=["shoot"] * 3), foes=[foe("grave_slime", "B3")])
    t.play("overload")
    assert results(t)[:3] == [(False, "no_x"), (False, "not_then"), (True, "")]
    assert len(t.told(CardDrawn)) >= 1 and t.left("grave_slime") == (4, 2)


@pytest.mark.rule("TAC-X-04")
def test_x_may_be_0_where_its_range_says_so() -> None:
    t = scene(hero("rogue", "B2", hand=["thousand_tricks", "run"], deck=["shoot"] * 5), foes=FAR)
    t.play("thousand_tricks")
    assert t.options("choose_x") == [ChooseX(0), ChooseX(1)]
    t.x(0)
    assert results(t) == [(True, "")] * 4, "to discard none counts as resolved"


@pytest.mark.rule("TAC-KEY-01", "TAC-KEY-04")
def test_w37_priming_comes_before_all_other_cards() -> None:
    t = alone(["war_cry", "parry", "strike"])
    t.play("parry")
    assert "war_cry" not in t.offered()
    assert DiscardToMove("war_cry.1") in t.ask.options, "it can still be discarded, or kept"


@pytest.mark.rule("TAC-KEY-02")
def test_several_priming_cards_in_any_order() -> None:
    t = alone(["war_cry", "sharpen", "battle_trance"])
    t.play("sharpen")
    t.play("battle_trance")
    assert "war_cry" in t.offered()


@pytest.mark.rule("TAC-KEY-03")
def test_w36_discarding_does_not_stop_priming() -> None:
    t = alone(["war_cry", "strike"])
    t.discard("strike")
    t.stay()
    t.play("war_cry")


@pytest.mark.rule("TAC-KEY-05")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "wounds", "exile"])
def test_a_passive_works_wherever_the_card_is(place: str) -> None:
    lying: dict[str, Any] = {"hand": ["strike"], "deck": ["run"] * 5, place: ["trophy_hunter"]}
    lying["hand"] = [*lying["hand"], "strike"]
    lying.setdefault("wounds", [])
    lying["wounds"] = [*lying["wounds"], "parry"]
    t = scene(hero("knight", "B2", **lying), foes=[foe("rat_swarm", "B3", lives=1, wounds=1), *FAR])
    t.play("strike")
    if t.key == "choose_heal":
        t.pick("parry")
    assert "parry" in t.discarded("knight"), "a wound is healed for the kill"


@pytest.mark.rule("TAC-KEY-05")
def test_a_passive_that_names_a_place_works_only_there() -> None:
    t = scene(hero("knight", "B2", hand=["lucky_charm", "run"]), foes=FAR)
    t.end_round()
    assert t.hero("knight").block == 0


@pytest.mark.rule("TAC-KEY-06", "TAC-CARD-07")
def test_a_passive_does_not_work_while_its_card_is_being_resolved() -> None:
    t = scene(
        hero("knight", "B2", hand=["trophy_hunter", "run"], wounds=["parry"]),
        foes=[foe("rat_swarm", "B3", lives=1, wounds=1), *FAR],
    )
    t.play("trophy_hunter")
    assert t.wounds("knight") == ["parry"]


@pytest.mark.rule("TAC-KEY-07")
def test_passives_of_a_dead_hero_do_not_work() -> None:
    t = scene(
        hero("knight", "B2", hand=["run"]),
        hero("healer", "A6", deck=[], wounds=["lucky_charm"], alive=False),
        foes=FAR,
    )
    t.end_round()
    assert t.hero("healer").block == 0


@pytest.mark.rule("TAC-KEY-08", "TAC-KEY-09", "TAC-KEY-10")
def test_w38_substitution_is_offered_for_each_wound() -> None:
    t = scene(
        hero("barbarian", "B2", hand=["adrenaline", "old_shield", "run"], deck=["evasion", "parry", "strike"]), foes=FAR
    )
    t.play("adrenaline")
    assert t.key == "substitute"
    t.pick("old_shield")
    assert t.wounds("barbarian") == ["old_shield"]
    assert "evasion" in t.hand("barbarian"), "drawn at once"
    assert t.told(CardDiscarded) == [] and [event.card for event in t.told(CardPlayed)] == ["adrenaline.1"]


@pytest.mark.rule("TAC-CARD-02", "TAC-CARD-01")
def test_w10_excellent_form_stays_an_attack() -> None:
    t = alone(["unchained_fury", "excellent_form"], foes=[foe("grave_slime", "B3")])
    t.play("unchained_fury")
    t.play("excellent_form")
    assert t.options("choose_option") == [ChooseOption(0, True), ChooseOption(1, True)]
    t.option(1)
    assert t.hero("knight").block == 5 and t.told(DamageDealt)[-1].base == 1


@pytest.mark.rule("TAC-PLAY-09")
def test_options_that_can_do_nothing_are_marked() -> None:
    t = alone(["excellent_form"], foes=FAR)
    t.play("excellent_form")
    assert t.options("choose_option") == [ChooseOption(0, False), ChooseOption(1, True)]
    t.option(0)
    assert t.told(DamageDealt) == [] and t.told(TurnEnded) == []


@pytest.mark.rule("TAC-PLAY-06", "TAC-DMG-02")
def test_what_damage_inside_a_step_has_done_is_known_after_it() -> None:
    """ "Twice: 1 damage. If it lost a life that way: draw 1 card." """
    twice = {"verb": "repeat", "n": 2, "do": [{"verb": "damage", "n": 1, "to": "enemy"}]}
    drawing = {"verb": "if", "cond": {"is": "life_taken"}, "do": [{"verb": "draw", "n": 1}]}
    card = change("focus", zone="touch", effect=steps(twice, drawing))
    t = alone(["focus"], cards=[card], foes=[foe("grave_slime", "B3", lives=3, wounds=2)])
    t.play("focus")
    assert t.left("grave_slime")[0] == 2 and len(t.told(CardDrawn)) == 1


@pytest.mark.rule("TAC-PLAY-09", "TAC-HEAL-03")
def test_an_option_is_marked_as_idle_only_if_none_of_its_steps_does_anything() -> None:
    """Nobody has a wound to heal by the Miracle, but whoever is chosen draws a card; nobody is dead."""
    t = scene(hero("healer", "B2", hand=["miracle", "run"]), hero("knight", "A1", hand=["run"]), foes=FAR)
    t.play("miracle")
    assert t.options("choose_option") == [ChooseOption(0, True), ChooseOption(1, False)]


@pytest.mark.rule("TAC-PLAY-06", "TAC-PLAY-09")
def test_an_option_whose_condition_does_not_hold_is_marked_as_idle() -> None:
    wounded = {"verb": "if", "cond": {"is": "at_least", "of": "wounds", "n": 1}, "do": [{"verb": "draw", "n": 1}]}
    card = change("focus", effect=steps({"verb": "choose", "options": [[wounded], [{"verb": "block", "n": 1}]]}))
    t = alone(["focus"], cards=[card])
    t.play("focus")
    assert t.options("choose_option") == [ChooseOption(0, False), ChooseOption(1, True)]
