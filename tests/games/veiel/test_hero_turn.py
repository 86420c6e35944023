"""The turn of a hero: what it suffers first, what it may do, how it ends (specification 3.16, 3.19)."""

import msgspec
import pytest

from oakveil.games.veiel.choices import (
    Attack,
    BreakFree,
    Decline,
    EndTurn,
    EnoughTargets,
    HelpFree,
    PassDefender,
    PlayEvent,
    UseCard,
    UseReaction,
)
from oakveil.games.veiel.effects.terms import Limit
from oakveil.games.veiel.events import (
    CheckRolled,
    ConditionEnded,
    EscapeTried,
    GaugeLost,
    HeroFell,
    TurnEnded,
    TurnLost,
    TurnStarted,
)
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from tests.games.veiel.tables import HeroHere, TableTalk, box_with, change, foe, hero, scene

HEALER = hero("healer")


def begins(*heroes: HeroHere, **more: object) -> TableTalk:
    """The turn of the first hero begins, before anything has happened in it."""
    fight = {"foes": [foe("zombie")], **more}
    return scene(*heroes, frames=[HeroTurn(hero=heroes[0].id)], **fight)  # type: ignore[arg-type]


@pytest.mark.rule("VEIEL-COMBAT-07", "VEIEL-COND-01")
def test_poison_comes_first_then_fire_then_the_hero_acts() -> None:
    t = begins(hero("knight", poison=2, burn=3, burn_turns=2), HEALER)
    assert t.key == "action"
    assert t.told(GaugeLost) == [
        GaugeLost("knight", "VIT", 2, "poison"),
        GaugeLost("knight", "VIT", 3, "burn"),
    ]
    assert (t.hero("knight").vit, t.hero("knight").poison, t.hero("knight").burn_turns) == (15, 2, 1)


@pytest.mark.rule("VEIEL-COND-03")
def test_a_fire_goes_out() -> None:
    t = begins(hero("knight", burn=3, burn_turns=1), HEALER)
    assert (t.hero("knight").vit, t.hero("knight").burn, t.hero("knight").burn_turns) == (17, 0, 0)
    assert t.told(ConditionEnded) == [ConditionEnded("knight", "burn")]


@pytest.mark.rule("VEIEL-COMBAT-07")
def test_whoever_falls_does_not_act_and_does_not_burn() -> None:
    t = begins(hero("knight", vit=2, poison=2, burn=1, burn_turns=1), HEALER)
    assert t.told(HeroFell) == [HeroFell("knight")]
    assert [loss.source for loss in t.told(GaugeLost)] == ["poison"]
    assert [type(event) for event in t.events if isinstance(event, TurnStarted | TurnEnded)] == [TurnStarted, TurnEnded]
    assert t.hero("knight").has_played


@pytest.mark.rule("VEIEL-COND-01", "VEIEL-COMBAT-07")
def test_x25_the_seal_saves_the_poisoned_who_may_act() -> None:
    t = begins(hero("knight", vit=2, poison=2, items=("seal",)), HEALER)
    (react,) = [option for option in t.options("react") if isinstance(option, UseReaction)]
    t.answer(react)
    assert t.key == "action"
    assert (t.hero("knight").vit, t.hero("knight").poison, t.hero("knight").items) == (1, 2, ())


@pytest.mark.rule("VEIEL-COMBAT-07")
def test_x25_without_the_seal_the_turn_is_over() -> None:
    t = begins(hero("knight", vit=2, poison=2, items=("seal",)), HEALER)
    t.answer(Decline())
    assert (t.key, t.hero("knight").vit) == ("waiting", 0)


@pytest.mark.rule("VEIEL-COMBAT-08", "VEIEL-COMBAT-09")
def test_doing_nothing_is_allowed() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("zombie")])
    assert t.options("action")[-1] == EndTurn()
    t.end_turn()
    assert t.told(TurnEnded) == [TurnEnded("knight")]


@pytest.mark.rule("VEIEL-COMBAT-09")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    t = scene(hero("knight"), HEALER, foes=[foe("zombie")])
    t.dice(hero=2, enemy=12)
    t.attack("zombie")
    assert t.told(TurnEnded) == [TurnEnded("knight")]


@pytest.mark.rule("VEIEL-COMBAT-09")
def test_the_turn_ends_when_the_last_enemy_is_dead() -> None:
    t = scene(hero("sealer", level=3), hero("knight", poison=1), foes=[foe("zombie", hp=1)])
    t.dice(hero=12, enemy=2)
    t.attack("zombie")
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-ABIL-07")
def test_what_can_be_used_once_in_a_turn_can_be_used_again_in_the_next() -> None:
    stance = msgspec.structs.replace(change("ph_sentinel").effect[0], limit=Limit(1, "turn"))
    box = box_with(change("ph_sentinel", effect=(stance,)))
    t = scene(hero("knight", phylactery="ph_sentinel"), HEALER, foes=[foe("zombie")], box=box)
    t.use("ph_sentinel")
    assert t.uses("ph_sentinel") == []
    t.end_turn()
    t.push(HeroTurn(hero="knight"))
    assert t.key == "action"
    assert len(t.uses("ph_sentinel")) == 1


@pytest.mark.rule("VEIEL-TEAM-04")
def test_the_player_of_the_hero_is_asked() -> None:
    t = scene(HEALER, hero("knight"), turn="knight", foes=[foe("zombie")])
    assert t.asks[0].seat == 2


@pytest.mark.rule("VEIEL-DMTURN-03")
def test_the_defender_can_hand_the_token_on_in_its_turn() -> None:
    t = scene(hero("knight"), HEALER, hero("shaman", vit=0), foes=[foe("zombie")])
    assert [option for option in t.options() if isinstance(option, PassDefender)] == [PassDefender("healer")]
    t.answer(PassDefender("healer"))
    assert (t.g.state.defender, t.key) == ("healer", "action")
    assert not [option for option in t.options() if isinstance(option, PassDefender)]


@pytest.mark.rule("VEIEL-COND-04", "VEIEL-ITEM-05")
def test_a_prisoner_can_only_try_to_break_free() -> None:
    prisoner = hero("horde_breaker", level=3, imprisoned=True, items=("bomb", "antidote"), poison=1)
    t = scene(HEALER, prisoner, turn="horde_breaker", foes=[foe("zombie"), foe("archer")])
    assert t.options("action") == [BreakFree("FOR"), BreakFree("DEX"), EndTurn()]
    t.dice(check=8)
    t.answer(BreakFree("FOR"))
    assert t.told(CheckRolled)[0].needed == 15
    assert t.hero("horde_breaker").imprisoned
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-COND-04")
def test_out_of_prison_free_abilities_are_left() -> None:
    prisoner = hero("horde_breaker", level=3, imprisoned=True)
    t = scene(HEALER, prisoner, turn="horde_breaker", foes=[foe("zombie"), foe("archer")])
    t.dice(check=11)
    t.answer(BreakFree("DEX"))
    assert not t.hero("horde_breaker").imprisoned
    assert {option.card for option in t.options("free_action") if isinstance(option, UseCard)} == {"dragging_hook"}


@pytest.mark.rule("VEIEL-COND-04", "VEIEL-ITEM-05")
@pytest.mark.parametrize(("die", "still_in"), [(7, False), (6, True)])
def test_another_hero_helps_a_prisoner_out(die: int, still_in: bool) -> None:
    t = scene(hero("knight"), hero("healer", imprisoned=True), foes=[foe("zombie")])
    t.dice(check=die)
    t.answer(HelpFree("healer"))
    assert (t.hero("healer").imprisoned, t.key) == (still_in, "waiting")
    assert t.told(CheckRolled)[0].needed == 13


@pytest.mark.rule("VEIEL-COND-04")
def test_helping_is_an_action() -> None:
    t = scene(hero("sealer", level=3), hero("healer", imprisoned=True, poison=1), foes=[foe("zombie")])
    t.dice(hero=2, enemy=12)
    t.attack("zombie")
    assert not [option for option in t.options("free_action") if isinstance(option, HelpFree | Attack)]


@pytest.mark.rule("VEIEL-ITEM-05", "VEIEL-EVENT-03", "VEIEL-EVENT-09")
def test_the_dm_may_answer_to_an_escape_before_its_dice() -> None:
    t = scene(
        *(hero("knight", vit=4), hero("healer", imprisoned=True)),
        foes=[foe("zombie")],
        hand=["rockfall", "exhaust"],
        steady_pace=False,
    )
    t.answer(HelpFree("healer"))
    assert (t.key, t.asks[0].seat) == ("event", 3)
    assert t.told(EscapeTried) == [EscapeTried("knight", "healer")] and not t.told(CheckRolled)
    t.answer(PlayEvent("exhaust", "healer"))
    t.answer(PlayEvent("rockfall", "knight"))
    t.dice(check=2)
    t.answer(EnoughTargets())
    assert (t.key, t.hero("healer").imprisoned) == ("waiting", True), "who has fallen helps nobody"


@pytest.mark.rule("VEIEL-COND-05")
def test_a_controlled_hero_strikes_one_of_its_own() -> None:
    t = begins(hero("barbarian", controlled=True), hero("healer"), master="none")
    t.dice(hero=[15, 2])
    assert t.key == "waiting"
    assert not t.hero("barbarian").controlled
    assert t.hero("healer").vit == 12 - 6


@pytest.mark.rule("VEIEL-COND-05")
def test_x40_alone_the_controlled_hero_loses_its_turn() -> None:
    t = begins(hero("barbarian", controlled=True), hero("healer", vit=0))
    assert t.key == "waiting"
    assert t.told(TurnLost) == [TurnLost("barbarian", "controlled")]
    assert not t.hero("barbarian").controlled
