"""Death and return of heroes, and reinforcing (specification 3.27, 3.31)."""

from __future__ import annotations

import pytest

from oakveil.games.tactique.choices import ChooseCell, HealFour, StartTurn, TakeReward
from oakveil.games.tactique.events import (
    CardRemoved,
    HeroDied,
    HeroReturned,
    PileReshuffled,
    RankEarned,
    RewardRevealed,
)

from .table import TableTalk, foe, hero, reinforcing, scene

FAR = [foe("zombie", "D6")]


@pytest.mark.rule("TAC-DEATH-01", "TAC-DEATH-02", "TAC-DEATH-03")
def test_w11_a_hero_on_the_brink_plays_its_turn_and_dies_at_the_refill() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike", "run", "parry"], deck=[]), hero("healer", "A6", hand=["run"]), foes=FAR
    )
    t.play("parry")
    assert t.hero("knight").alive
    t.end_turn()
    assert t.told(HeroDied) == [HeroDied("knight")]
    assert t.hand("knight") == [] and t.at("knight") == "B2", "it remains as a marker"
    assert sorted(t.discarded("knight")) == ["parry", "run", "strike"]


@pytest.mark.rule("TAC-DEATH-11", "TAC-DEATH-01")
def test_w12_another_hero_may_heal_it_before() -> None:
    t = scene(
        hero("healer", "A1", hand=["sacred_light", "run"]),
        hero("knight", "A2", hand=["parry", "parry", "parry"], deck=[], wounds=["strike"] * 6),
        foes=FAR,
    )
    t.play("sacred_light")
    t.choose("knight")
    t.end_turn()
    for _ in range(3):
        t.play("parry")
    assert t.hero("knight").alive and len(t.hand("knight")) == 5


@pytest.mark.rule("TAC-DEATH-02", "TAC-WOUND-06")
def test_wounds_do_not_kill() -> None:
    t = scene(
        hero("knight", "B2", hand=["run", "parry", "parry"], deck=["strike"] * 2),
        foes=[foe("crypt_guardian", "B3")],
        turn="enemies",
    )
    t.pick("parry")
    t.pick("parry")
    assert (t.key, t.hero("knight").alive, t.hand("knight")) == ("turn_action", True, ["run"])
    assert len(t.wounds("knight")) == 4, "two of the deck, two of the hand"


@pytest.mark.rule("TAC-DEATH-03", "TAC-DEATH-04")
def test_a_dead_hero_is_no_obstacle_and_nothing_affects_it() -> None:
    t = scene(
        hero("knight", "B2", hand=["shield_wall", "run", "strike"]),
        hero("healer", "B3", deck=[], alive=False, wounds=["run"]),
        foes=[foe("zombie", "B4")],
    )
    t.play("shield_wall")
    assert t.hero("healer").block == 0
    t.play("run")
    assert "B3" in t.cells()
    t.move("B3")
    assert t.at("knight") == t.at("healer") == "B3"


@pytest.mark.rule("TAC-DEATH-05", "TAC-DUR-03")
def test_on_death_a_hero_loses_block_and_effects() -> None:
    t = scene(hero("knight", "B2", hand=["provocation", "run"], deck=[]), hero("healer", "A6", hand=["run"]), foes=FAR)
    t.play("provocation")
    t.end_turn()
    knight = t.hero("knight")
    assert (knight.alive, knight.block, knight.effects, knight.in_play) == (False, 0, (), ())
    assert "provocation" in t.discarded("knight")


@pytest.mark.rule("TAC-DEATH-06")
def test_a_hero_that_starts_with_few_cards_faces_the_check_at_the_end_of_its_turn() -> None:
    t = scene(hero("knight", "B2", hand=["strike", "run"], deck=["run"]), hero("healer", "A6", hand=["run"]), foes=FAR)
    t.play("strike")
    assert t.hero("knight").alive
    t.end_turn()
    assert not t.hero("knight").alive


@pytest.mark.rule("TAC-DEATH-07", "TAC-FLOW-06")
def test_a_dead_hero_that_cannot_return_is_passed_over() -> None:
    t = scene(hero("knight", "B2", hand=["run"]), hero("healer", "A6", deck=["run"] * 4, alive=False), foes=FAR)
    t.end_turn()
    assert t.g.state.round == 2 and not t.hero("healer").alive


@pytest.mark.rule("TAC-DEATH-07")
def test_the_team_may_heal_first_and_choose_when_it_returns() -> None:
    t = scene(
        hero("knight", "B2", hand=["run"]),
        hero("healer", "A6", deck=["run"] * 5, alive=False),
        hero("rogue", "A1", hand=["run"]),
        foes=FAR,
    )
    t.end_turn()
    assert {one.hero for ask in t.match.asks() for one in ask.options if isinstance(one, StartTurn)} == {
        "healer",
        "rogue",
    }
    t.start("healer")
    assert t.hero("healer").alive and len(t.hand("healer")) == 5


@pytest.mark.rule("TAC-DEATH-08")
def test_where_its_cell_is_taken_it_returns_nearby() -> None:
    dead = hero("healer", "A1", deck=["run"] * 5, alive=False)
    t = scene(hero("knight", "A1", hand=["run"]), dead, foes=FAR)
    t.end_turn()
    assert t.options("revive_cell", seat=2) == [ChooseCell("A2"), ChooseCell("B1")]
    t.answer(ChooseCell("B1"))
    assert t.told(HeroReturned) == [HeroReturned("healer", "B1")]


@pytest.mark.rule("TAC-DEATH-09")
def test_what_happens_when_a_hero_would_die() -> None:
    t = scene(
        hero("knight", "B2", hand=["run"], deck=[], wounds=["phylactery", "strike", "strike", "parry", "parry"]),
        hero("healer", "A6", hand=["run"]),
        foes=FAR,
    )
    t.end_turn()
    while t.key == "choose_heal":
        t.pick("strike" if "strike" in t.offered() else "parry")
    assert t.hero("knight").alive, "4 wounds healed, 5 cards in all"
    assert t.told(CardRemoved) == [CardRemoved("knight", "phylactery.1", True)]


@pytest.mark.rule("TAC-DEATH-09")
def test_the_check_is_repeated_once_only() -> None:
    t = scene(
        hero("knight", "B2", hand=["run"], deck=[], wounds=["phylactery"]), hero("healer", "A6", hand=["run"]), foes=FAR
    )
    t.end_turn()
    assert not t.hero("knight").alive


@pytest.mark.rule("TAC-DEATH-10")
def test_when_all_are_dead_the_game_is_lost_at_once() -> None:
    t = scene(hero("knight", "B2", hand=["run"], deck=[]), hero("healer", "A6", deck=[], alive=False), foes=FAR)
    t.end_turn()
    assert t.g.outcome is not None and t.g.outcome.details == {"encounter": 1, "round": 1}


@pytest.mark.rule("TAC-DEATH-12", "TAC-REINF-01", "TAC-REINF-07")
def test_dead_heroes_reinforce_like_the_others() -> None:
    t = reinforcing(hero("knight", "A1"), hero("healer", "A2", deck=["run"], alive=False))
    offered = []
    while t.key == "reward":
        offered.append(t.ask.seat)
        t.answer(t.ask.options[0])
    assert offered == [1, 2, 1, 2, 1, 2]
    assert RankEarned("healer", "sanctuary.1") in t.events
    assert t.hero("healer").alive, "it can draw 5 cards now"


# Reinforcing.


def take_first(t: TableTalk) -> None:
    while t.key == "reward":
        t.answer(t.ask.options[0])


@pytest.mark.rule("TAC-REINF-01", "TAC-REINF-02")
def test_three_phases_in_each_of_which_every_hero_comes() -> None:
    t = reinforcing(hero("knight", "A1"), hero("healer", "A2"), hero("rogue", "A3"))
    take_first(t)
    phases = [(event.phase, event.hero) for event in t.told(RewardRevealed)]
    assert phases == [(phase, one) for phase in (1, 2, 3) for one in ("knight", "healer", "rogue")]
    assert t.key == "place_hero" and t.g.state.encounter == 2


@pytest.mark.rule("TAC-REINF-03", "TAC-REINF-05")
def test_one_of_three_rewards_goes_to_the_discard_pile() -> None:
    t = reinforcing(hero("knight", "A1"), hero("healer", "A2"))
    offered = [one.card for one in t.ask.options if isinstance(one, TakeReward)]
    assert [t.g.card(card).colour for card in offered] == ["colourless", "purple", "yellow"]
    assert HealFour() in t.ask.options
    t.answer(TakeReward(offered[1]))
    assert t.hero("knight").discard == [offered[1]]
    assert t.g.state.used_rewards["yellow"] == (offered[2],)


@pytest.mark.rule("TAC-REINF-03", "TAC-REINF-04")
def test_or_four_wounds_are_healed() -> None:
    knight = hero("knight", "A1", wounds=["strike"] * 3 + ["parry"] * 3)
    t = reinforcing(knight, hero("healer", "A2", wounds=["run"] * 2))
    t.answer(HealFour())
    for name in ("strike", "strike", "parry", "strike"):
        assert t.key == "heal_four"
        t.pick(name)
    assert t.wounds("knight") == ["parry", "parry"] and t.discarded("knight") == ["strike", "strike", "parry", "strike"]
    t.answer(HealFour())
    assert t.wounds("healer") == [], "fewer than four: all of them"
    t.answer(t.ask.options[0])
    t.answer(HealFour())
    assert t.ask.seat == 1, "with none it heals nothing, and may"


@pytest.mark.rule("TAC-REINF-05")
def test_an_empty_pile_is_made_of_its_discard_at_once() -> None:
    t = reinforcing(hero("knight", "A1"), hero("healer", "A2"))
    yellow = t.g.state.rewards["yellow"]
    gone = [card for card in yellow.cards if card]
    yellow.cards, t.g.state.used_rewards["yellow"] = [], tuple(gone)
    t.answer(HealFour())
    assert t.told(PileReshuffled) == [PileReshuffled("yellow")]
    assert len(t.told(RewardRevealed)[1].cards) == 3, "the healer finds a whole pile"


@pytest.mark.rule("TAC-REINF-05")
def test_an_empty_pile_is_made_anew_also_when_nobody_needs_it_yet() -> None:
    t = reinforcing(hero("knight", "A1"), hero("healer", "A2"))
    while len(t.told(RewardRevealed)) < 6:
        t.answer(HealFour())
    yellow = t.g.state.rewards["yellow"]
    t.g.state.used_rewards["yellow"] += tuple(card for card in yellow.cards if card)
    yellow.cards = []
    t.answer(HealFour())
    assert len(t.g.state.rewards["yellow"]) == 25


@pytest.mark.rule("TAC-REINF-06")
def test_without_cards_fewer_are_revealed() -> None:
    t = reinforcing(hero("knight", "A1"), hero("healer", "A2"))
    t.g.state.rewards["yellow"].cards = []
    yellow = next(
        option for option in t.ask.options if t.g.card(getattr(option, "card", "strike.1")).colour == "yellow"
    )
    t.answer(yellow)
    assert len(t.told(RewardRevealed)[1].cards) == 2


@pytest.mark.rule("TAC-REINF-07")
@pytest.mark.parametrize(("after", "earned"), [(1, "guard_breaker"), (2, "bastion"), (3, "")])
def test_adept_and_master_are_earned(after: int, earned: str) -> None:
    t = reinforcing(hero("knight", "A1", hand=[], deck=["run"] * 9), hero("healer", "A2"), after=after)
    take_first(t)
    mine = t.names([*t.hero("knight").deck.cards, *t.hero("knight").hand])
    assert [name for name in mine if name in ("guard_breaker", "bastion")] == ([earned] if earned else [])


@pytest.mark.rule("TAC-REINF-08")
def test_finally_deck_and_discard_pile_are_shuffled_together() -> None:
    t = reinforcing(hero("knight", "A1", discard=["cleave"] * 2, wounds=["strike"]), hero("healer", "A2"))
    take_first(t)
    knight = t.hero("knight")
    assert knight.discard == [] and t.wounds("knight") == ["strike"]
    assert len(knight.deck) + len(knight.hand) == 10 + 2 + 3 + 1


@pytest.mark.rule("TAC-OUT-06", "TAC-PILE-06", "TAC-DEATH-09")
def test_a_card_whose_place_in_the_deck_is_known_can_leave_the_game() -> None:
    """The Phylactery was looked at and left on top of the deck; then it is needed, but it cannot help."""
    t = scene(
        hero("scholar", "B2", hand=["scrying"], deck=["run", "shoot", "phylactery"]),
        hero("healer", "A6", hand=["run"]),
        foes=FAR,
    )
    t.play("scrying")
    t.pick("run")
    t.pick("shoot")
    assert t.names(t.hero("scholar").deck.known) == ["phylactery"]
    t.end_turn()
    assert t.told(CardRemoved) and not t.hero("scholar").alive and t.hero("scholar").deck.known == ()
