"""How programs fight: what they strike, how they share out a main, when they use traits (specification, section 10)."""

from __future__ import annotations

from oakveil.games.veridia import house_box
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.choices import Attack, Centre, ChangeDistance, Divide, EndSlot, Targets, UseTrait, Walk
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.state import TurnState
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from tests.games.veridia.table import Talk, fight


def thought(t: Talk) -> Option:
    """What a sensible program answers to the open question; it is always offered."""
    choice = sensible(t.g, t.ask, Chance(b"mind"))
    assert t.offers(choice)
    return choice


def test_a_fighter_strikes_whoever_is_nearly_out() -> None:
    t = fight("npc:guard", "npc:orc*2", map="open_field")
    for id, cell in (("guard", (10, 5)), ("orc.1", (11, 4)), ("orc.2", (11, 6))):
        t.unit(id).cell = cell
    t.unit("orc.2").damage = 9
    t.slot("guard")
    choice = thought(t)
    assert isinstance(choice, Attack | Divide)
    for orc in ("orc.1", "orc.2"):
        t.unit(orc).turn = TurnState(slot="over", main="spent")
    t.slot("guard")
    t.unit("orc.1").turn = t.unit("orc.2").turn = TurnState(slot="over", main="spent")
    assert thought(t) == Attack("spear", "orc.2")


def test_who_is_nearly_out_keeps_back_before_a_strong_foe() -> None:
    t = fight("npc:guard", "npc:orc_juggernaut")
    guard = t.unit("guard")
    guard.damage = sum(guard.profile.levels[:3]) - 1
    assert isinstance(thought(t.slot("guard")), EndSlot | Divide)


def test_it_walks_to_the_side_of_its_foe_and_never_into_others() -> None:
    t = fight("npc:guard*2", "npc:orc", gap=5)
    t.unit("guard.1").cell, t.unit("guard.2").cell, t.unit("orc").cell = (5, 5), (6, 5), (9, 5)
    walk = thought(t.slot("guard.1"))
    assert isinstance(walk, Walk)
    x, y = walk.path[-1]
    assert max(abs(x - 9), abs(y - 5)) == 1


def test_without_a_map_it_comes_nearer_too() -> None:
    t = fight("npc:guard", "npc:orc", map="none")
    step = thought(t.slot("guard"))
    assert isinstance(step, ChangeDistance)
    assert step.metres > 0


def test_a_caster_aims_where_most_foes_stand_and_no_friend() -> None:
    t = fight("pregen:ilva, npc:guard", "npc:orc*3", gap=9)
    for id, cell in (("ilva", (3, 8)), ("guard", (15, 2)), ("orc.1", (14, 2)), ("orc.2", (15, 9)), ("orc.3", (16, 9))):
        t.unit(id).cell = cell
    t.g.fight.round = 5
    assert thought(t.slot("ilva")) == UseTrait("fireball", 0)
    t.answer(UseTrait("fireball", 0))
    centre = thought(t)
    assert isinstance(centre, Centre)
    assert centre.cell in {(15, 9), (16, 9)}


def test_a_healer_heals_who_is_badly_hurt_and_nobody_else() -> None:
    t = fight("own:1, npc:guard", "npc:orc", _healer(), gap=9)
    t.g.fight.round = 5
    assert thought(t.slot("1")) != UseTrait("heal", 0)
    guard = t.unit("guard")
    guard.damage = sum(guard.profile.levels[:2])
    assert thought(t.slot("1")) == UseTrait("heal", 0)
    t.answer(UseTrait("heal", 0))
    while t.ask.key == "veridia.points":
        t.answer(thought(t))
    assert t.ask.key != "veridia.target" or thought(t) == Targets(("guard",))


def _healer() -> Character:

    box = house_box()
    return next(ready_character(card, box) for card in box.pregens.values() if "heal" in card.traits)
