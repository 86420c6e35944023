"""What creatures are and can do (specification VER-CREA), and creatures that were called (VER-TRAIT-16)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia.choices import (
    Attack,
    Choose,
    Defend,
    Nothing,
    Targets,
    UseTrait,
)
from oakveil.games.veridia.events import Damaged, DiceRolled, Unsummoned
from oakveil.games.veridia.modifiers import Part
from oakveil.games.veridia.rules.bodies import can_act, weapon_of
from oakveil.games.veridia.rules.harm import lose
from oakveil.games.veridia.rules.initiative import in_order
from oakveil.games.veridia.rules.overtime import end_of_round, regain
from oakveil.games.veridia.rules.situation import attack_pool
from oakveil.games.veridia.rules.summoning import summon
from tests.games.veridia.casters import caster, uses
from tests.games.veridia.table import Talk, fight

BITE = [9, 10, 11, 12, 9, 10, 11, 12]


def creature_with(trait: str, t: Talk) -> str:
    """A creature that has this trait."""
    return next(id for id, card in t.g.box.creatures.items() if trait in card.traits)


def bitten_by(trait: str, hits: int = 1) -> Talk:
    """Ann, wounded so many times by a creature with this trait, without armour."""
    id = creature_with(trait, fight("npc:guard", "npc:orc"))
    t = fight("own:1", f"creature:{id}", caster(gear=()), gap=1)
    beast = next(unit for unit in t.g.fight.units.values() if unit.side == "b")
    for _ in range(hits):
        t.unit("1").damage = 0
        t.slot(beast.id).rolls("attack", *BITE).answer(Attack("unarmed", "1"))
        while t.ask.key == "veridia.answer":
            t.answer(Nothing())
    assert t.unit("1").damage > 0
    return t


@pytest.mark.rule("VER-CREA-02")
def test_numbing_poison_takes_a_die_from_physical_rolls() -> None:
    t = fight("own:1", "npc:orc", caster())
    before = attack_pool(t.g, t.unit("1"), t.g.box.weapons["unarmed"], None).dice
    bitten = bitten_by("numbing_poison")
    bitten.unit("1").damage = 0
    assert attack_pool(bitten.g, bitten.unit("1"), bitten.g.box.weapons["unarmed"], None).dice == before - 1


@pytest.mark.rule("VER-CREA-03")
@pytest.mark.parametrize("trait", ["numbing_poison", "poisonous_fangs"])
def test_a_poison_does_not_stack(trait: str) -> None:
    t = bitten_by(trait, hits=3)
    assert [lasting.source for lasting in t.unit("1").effects].count(trait) == 1


@pytest.mark.rule("VER-CREA-02")
def test_a_sting_costs_two_dice_and_pierces_armour() -> None:
    id = creature_with("tail_stab", fight("npc:guard", "npc:orc"))
    t = fight("own:1", f"creature:{id}", caster(gear=("mail",)), gap=1)
    beast = next(unit for unit in t.g.fight.units.values() if unit.side == "b")
    t.slot(beast.id).rolls("attack", *BITE).answer(Attack("tail_stab", "1"))
    who = t.unit(beast.id)
    pool = attack_pool(t.g, who, weapon_of(t.g, who, "tail_stab"), None)
    assert Part("tail_stab", -2) in pool.parts
    t.answer(Nothing())
    assert t.told(Damaged)[-1].outer == 2  # half of mail is ignored: 3 - 1


@pytest.mark.rule("VER-CREA-02", "VER-CREA-03")
def test_regeneration_at_the_end_of_a_round_stays_inside_the_level() -> None:
    id = creature_with("regeneration", fight("npc:guard", "npc:orc"))
    t = fight("npc:guard", f"creature:{id}")
    beast = next(unit for unit in t.g.fight.units.values() if unit.side == "b")
    healthy = beast.profile.levels[0]
    beast.damage = healthy + 1
    end_of_round(t.g)
    assert beast.damage == healthy
    end_of_round(t.g)
    assert beast.damage == healthy


@pytest.mark.rule("VER-CREA-02")
def test_the_undead_regain_nothing() -> None:
    t = fight("npc:guard", "creature:shadow")
    shadow = t.unit("shadow")
    shadow.damage = 1
    assert regain(t.g, shadow, 5, "heal", within_level=False) == 0


@pytest.mark.rule("VER-CREA-05")
def test_a_shadow_casts_bolts() -> None:
    t = fight("own:1", "creature:shadow", caster(gear=()), gap=4)
    t.slot("shadow").rolls("spell", 9, 10, 11, 2, 2, 2)
    uses(t, "magic_arrow").answer(Nothing())
    assert len(t.told(DiceRolled)[0].rolled.faces) == 6
    assert t.unit("shadow").pools["mana"] == 4
    assert t.told(Damaged)[-1].raw == 5


def with_maximizer() -> Talk:
    """Ann has called a maximizer, which hovers between her and an orc out of her own reach."""
    t = fight("own:1", "npc:orc", caster("magic_arrow"), gap=4, map="open_field")
    ann = t.unit("1")
    ann.pools["mana"] = 5
    summon(t.g, ann, "maximizer", "summon", (ann.cell[0] + 2, ann.cell[1]) if ann.cell else None)
    return t.slot("1")


@pytest.mark.rule("VER-CREA-04")
def test_a_maximizer_passes_a_spell_on_with_the_better_of_two_rolls() -> None:
    t = with_maximizer()
    t.rolls("spell", 9, 2, 2, 2, 2, 2, 9, 10, 11, 2, 2, 2).answer(UseTrait("magic_arrow"))
    while t.ask.key == "veridia.points":
        t.answer(t.ask.options[0])
    t.answer(Targets(("maximizer.1",)))
    if t.ask.key == "veridia.answer":
        t.answer(Nothing())
    assert [event.unit for event in t.told(Unsummoned)] == ["maximizer.1"]
    assert t.told(Damaged)[-1].unit == "orc"
    assert t.told(Damaged)[-1].raw == 5


@pytest.mark.rule("VER-CREA-04")
def test_a_maximizer_is_idle_and_can_be_attacked() -> None:
    t = with_maximizer()
    there = t.unit("maximizer.1")
    assert there.cell is not None
    assert not can_act(there)
    t.unit("orc").cell = (there.cell[0] + 1, there.cell[1])
    t.slot("orc").answer(Attack("axe", "maximizer.1"))
    assert t.ask.key == "veridia.turn"  # no defence


@pytest.mark.rule("VER-TRAIT-16")
def test_whoever_is_called_acts_after_its_summoner_and_obeys_its_seat() -> None:
    t = fight("own:1", "npc:orc", caster("summon_beast"), gap=6)
    ann = t.unit("1")
    ann.pools["mana"] = 5
    uses(t.slot("1").rolls("spell", 9, 10, 11, 12, 2, 2), "summon_beast")
    called = next(unit for unit in t.g.fight.units.values() if unit.summoner == "1")
    assert (called.side, called.seat) == ("a", 1)
    assert called.profile.archetype == "beast"
    assert called.turn.slot == "over"
    order = in_order(t.g)
    assert order.index(called.id) == order.index("1") + 1


@pytest.mark.rule("VER-TRAIT-16")
def test_only_beasts_up_to_the_limit_come() -> None:
    t = fight("own:1", "npc:orc", caster("summon_beast"), gap=6)
    t.unit("1").pools["mana"] = 5
    t.slot("1").rolls("spell", 9, 10, 2, 2, 2, 2).answer(UseTrait("summon_beast"))
    while t.ask.key != "veridia.summon":
        t.answer(t.ask.options[0])
    cards = [t.g.box.creatures[option.what] for option in t.ask.options if isinstance(option, Choose)]
    assert cards
    assert {card.archetype for card in cards} == {"beast"}
    assert max(card.level for card in cards) <= 2


@pytest.mark.rule("VER-TRAIT-16", "VER-STACK-01")
def test_a_second_call_replaces_the_first_and_an_orphan_stands_idle() -> None:
    t = fight("own:1", "npc:orc", caster("summon_beast"), gap=6)
    ann = t.unit("1")
    assert ann.cell is not None
    summon(t.g, ann, "wolf", "summon_beast", (ann.cell[0] + 1, ann.cell[1] + 1))
    summon(t.g, ann, "wolf", "summon_beast", (ann.cell[0] + 1, ann.cell[1] + 1))
    assert [event.unit for event in t.told(Unsummoned)] == ["wolf.1"]
    t.g.fight.order = ("1", "wolf.2", "orc")
    lose(t.g, ann, sum(ann.profile.levels[:3]))
    t.slot("wolf.2")
    assert t.ask.seat == 2  # the wolf does nothing; the orc is asked
    wolf = t.unit("wolf.2")
    assert wolf.cell is not None
    t.unit("orc").cell = (wolf.cell[0] + 1, wolf.cell[1])
    t.slot("orc").answer(Attack("axe", "wolf.2"))
    assert any(isinstance(option, Defend) for option in t.ask.options)
