"""Initiative, rounds, turns, sets, waiting (specification 3.8)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veridia.choices import (
    Attack,
    Counter,
    Defend,
    Divide,
    EndSlot,
    Free,
    Nothing,
    Part,
    Perform,
    Reserved,
    Split,
    Wait,
    Work,
)
from oakveil.games.veridia.events import DiceRolled, InitiativeRolled, SlotBegan
from oakveil.games.veridia.rules.initiative import in_order, roll_initiative
from oakveil.games.veridia.rules.lasting import begin
from oakveil.games.veridia.rules.turns import dice_of_set, has_main
from oakveil.games.veridia.state import TurnState, Until
from oakveil.kernel.chance import ScriptedChance
from tests.games.veridia.table import Talk, fight, person


def initiative(t: Talk, *dice: int, ties: tuple[int, ...] = ()) -> tuple[str, ...]:
    """The order of a round when these dice fall for initiative, in the order of the units."""
    chance = t.g.chance
    assert isinstance(chance, ScriptedChance)
    chance.script["veridia.initiative"] = [*dice]
    chance.script["veridia.tie"] = [*ties]
    roll_initiative(t.g, [*t.g.fight.units.values()])
    return in_order(t.g)


@pytest.mark.rule("VER-INIT-01", "VER-INIT-04")
def test_initiative_is_a_die_with_agility_and_reaction_and_wounds_count() -> None:
    ann = person("Ann", attributes={"agility": 3, "reaction": 3, "constitution": 3})
    t = fight("own:1", "own:2", ann, person("Bo"))
    assert initiative(t, 5, 8) == ("1", "2")
    assert [event.total for event in t.told(InitiativeRolled)] == [11, 10]
    t.unit("1").damage = 7  # impaired: three dice less
    assert initiative(t, 5, 8) == ("2", "1")


@pytest.mark.rule("VER-INIT-02", "VER-INIT-05")
def test_ties_go_to_the_quick_then_to_new_dice_that_stay() -> None:
    t = fight("own:1", "own:2", person("Ann"), person("Bo", attributes={"agility": 2}))
    assert initiative(t, 8, 7) == ("2", "1")
    t = fight("own:1", "own:2", person("Ann"), person("Bo"))
    assert initiative(t, 7, 7, ties=(4, 4, 2, 9)) == ("2", "1")
    assert [in_order(t.g) for _ in range(5)] == [("2", "1")] * 5


@pytest.mark.rule("VER-INIT-03")
def test_who_is_quick_to_draw_begins_the_first_round_only() -> None:
    t = fight("own:1", "own:2", person("Ann"), person("Bo", traits=("quick_to_draw",)))
    assert initiative(t, 12, 1) == ("2", "1")
    t.g.fight.round = 2
    assert in_order(t.g) == ("1", "2")


@pytest.mark.rule("VER-INIT-06")
def test_a_mount_follows_its_rider() -> None:
    t = fight("own:1, creature:horse", "npc:orc", person("Ann"))
    t.unit("1").mount, t.unit("horse").rider = "horse", "1"
    order = initiative(t, 12, 1, 6)
    assert order == ("1", "horse", "orc")


@pytest.mark.rule("VER-TURN-01", "VER-TURN-02")
def test_a_second_free_action_costs_the_main() -> None:
    t = fight("own:1", "npc:orc", person("Ann", ("dagger", "club")))
    t.slot("1").answer(Free("sheathe", "dagger"))
    assert has_main(t.unit("1"))
    t.answer(Free("draw_weapon", "club"))
    assert not has_main(t.unit("1"))
    assert not any(isinstance(option, Attack) for option in t.ask.options)


@pytest.mark.rule("VER-TURN-07")
def test_a_repeated_action_is_a_main_more() -> None:
    t = fight("npc:orc", "own:1", person("Ann"))
    t.slot("orc")
    t.unit("1").turn.extra = 1
    t.answer(Attack("axe", "1")).answer(Defend("parry", "sword"))
    assert has_main(t.unit("1"))


@pytest.mark.rule("VER-TURN-08")
def test_who_is_out_has_a_slot_for_clocks_only() -> None:
    t = fight("own:1, npc:guard", "npc:orc", person("Ann"))
    t.unit("guard").knocked_out = True
    t.slot("1").answer(EndSlot())
    assert [event.unit for event in t.told(SlotBegan)][:2] == ["1", "guard"]
    assert t.ask.seat == 2


@pytest.mark.rule("VER-ROUND-02")
def test_a_defence_begins_the_turn() -> None:
    from oakveil.games.veridia.effects.rolls import Dice

    t = fight("npc:orc", "own:1", person("Ann"))
    ann = t.unit("1")
    begin(t.g, ann, Dice(amount=-1, on=("all",)), -1, "air_shot", "orc", Until(turns=1))
    t.slot("orc").answer(Attack("axe", "1")).answer(Defend("parry", "sword"))
    assert ann.turn.begun
    assert [lasting.age for lasting in ann.effects] == [1]


@pytest.mark.rule("VER-CONC-02", "VER-CONC-03")
@pytest.mark.parametrize(
    ("pools", "multitasking", "dice"), [((7, 5), False, 4), ((7, 5), True, 5), ((7, 6, 5), False, 3), ((2, 1), True, 1)]
)
def test_the_dice_of_a_set(pools: tuple[int, ...], multitasking: bool, dice: int) -> None:
    """VER-EX-07: attack 7, run 5."""
    assert dice_of_set(pools, multitasking) == dice


STOUT: dict[str, Any] = {
    "attributes": {"strength": 4, "reaction": 4, "agility": 4},
    "skills": {"melee": 3, "parry": 3, "athletics": 3},
}


@pytest.mark.rule("VER-CONC-04", "VER-CONC-05", "VER-CONC-06")
def test_a_set_is_dealt_out_once_and_done_piece_by_piece() -> None:
    t = fight("own:1", "npc:orc", person("Ann", **STOUT))
    t.slot("1").answer(Divide()).answer(Split((Part("attack", 3, "sword"), Part("parry", 3, "sword"))))
    assert not any(isinstance(option, Attack) for option in t.ask.options)
    t.rolls("attack", *[2] * 10).answer(Perform(0, "orc")).answer(Nothing())
    assert [len(e.rolled.faces) for e in t.told(DiceRolled)] == [3]
    t.answer(EndSlot())
    t.answer(Attack("axe", "1"))
    assert t.offers(Reserved(0))
    assert not t.offers(Defend("dodge"))
    t.answer(Nothing())
    t.answer(EndSlot())
    assert t.unit("1").turn.members == ()


@pytest.mark.rule("VER-CONC-08")
def test_two_weapons_give_no_two_strikes() -> None:
    t = fight("own:1", "npc:orc", person("Ann", **STOUT))
    t.slot("1").answer(Divide())
    assert not t.offers(Split((Part("attack", 1, "sword"), Part("grapple", 1, "unarmed"))))
    assert t.offers(Split((Part("attack", 1, "sword"), Part("dodge", 1))))


@pytest.mark.rule("VER-CONC-09", "VER-MOVE-06")
@pytest.mark.parametrize(("face", "up"), [(9, True), (8, False)])
def test_standing_up_beside_a_blow_needs_a_success(face: int, up: bool) -> None:
    t = fight("own:1", "npc:orc", person("Ann", **STOUT))
    t.slot("1").answer(Free("drop_prone")).answer(Divide())
    t.answer(Split((Part("stand", 1), Part("attack", 2, "sword"))))
    t.rolls("stand", face).answer(Perform(0))
    assert any(c.id == "prone" for c in t.unit("1").conditions) is not up
    assert t.offers(Perform(0, "orc"))


@pytest.mark.rule("VER-CONC-09", "VER-AMMO-01")
@pytest.mark.parametrize(("face", "drawn"), [(9, True), (8, False)])
def test_a_bow_that_is_not_drawn_does_not_shoot(face: int, drawn: bool) -> None:
    archer = person("Ann", ("bow",), attributes={"strength": 4}, skills={"marksmanship": 3, "athletics": 3})
    t = fight("own:1", "npc:orc", archer, gap=8)
    t.slot("1").answer(Divide()).answer(Split((Part("draw", 2, "bow"), Part("attack", 2, "bow"))))
    t.rolls("draw", face, 2).answer(Perform(0, what="bow"))
    t.g.fight.round = 1
    if drawn:
        assert t.offers(Perform(0, "orc"))
    else:
        assert not any(isinstance(option, Perform) for option in t.ask.options)


@pytest.mark.rule("VER-EXCH-07")
def test_an_exchange_out_of_a_set_uses_the_dice_of_its_attack() -> None:
    t = fight("own:1", "npc:orc", person("Ann", **STOUT))
    t.slot("1").answer(Divide()).answer(Split((Part("attack", 4, "sword"), Part("parry", 2, "sword"))))
    t.answer(EndSlot()).answer(Attack("axe", "1"))
    assert t.offers(Reserved(1))
    t.answer(Counter(True, "sword"))
    dice = {event.kind: len(event.rolled.faces) for event in t.told(DiceRolled)}
    assert dice["exchange"] == 4  # four, one less, and one for balance
    assert [member.kind for member in t.unit("1").turn.members] == ["parry"]


@pytest.mark.rule("VER-WAIT-01")
def test_waiting() -> None:
    t = fight("own:1", "npc:orc, npc:goblin", person("Ann"))
    t.slot("1").answer(Wait("orc"))
    assert t.ask.seat == 2
    t.answer(EndSlot())
    assert t.ask.seat == 1
    assert t.offers(Attack("sword", "orc"))
    assert not t.offers(Wait("goblin"))


@pytest.mark.rule("VER-WAIT-01")
def test_who_has_moved_waits_no_more() -> None:
    t = fight("own:1", "npc:orc", person("Ann"))
    t.slot("1").answer(Free("sheathe", "sword"))
    assert not any(isinstance(option, Wait) for option in t.ask.options)


@pytest.mark.rule("VER-WAIT-02")
def test_nobody_waits_for_who_waits_for_him() -> None:
    t = fight("own:1", "npc:orc, npc:goblin", person("Ann"))
    t.slot("1").answer(Wait("orc")).answer(Wait("goblin"))
    assert t.ask.seat == 2
    assert not any(isinstance(option, Wait) for option in t.ask.options)


@pytest.mark.rule("VER-WAIT-03", "VER-DMG-05")
def test_what_burns_burns_once_although_somebody_waits() -> None:
    from oakveil.games.veridia.effects.harm import Damage

    t = fight("own:1", "npc:orc", person("Ann", attributes={"constitution": 4}))
    fire = Damage(amount="1", type="elemental", when="each_target_turn")
    begin(t.g, t.unit("1"), fire, 1, "fire", "orc", Until(turns=5))
    t.slot("1").answer(Wait("orc")).answer(EndSlot())
    assert t.ask.seat == 1
    assert t.unit("1").damage == 1


@pytest.mark.rule("VER-TURN-01")
def test_one_main_a_turn() -> None:
    t = fight("own:1", "npc:orc", person("Ann"))
    t.slot("1").answer(Attack("sword", "orc")).answer(Nothing())
    assert not any(isinstance(option, (Attack, Work)) for option in t.ask.options)
    assert t.unit("1").turn == TurnState(begun=True, slot="now", main="spent")
