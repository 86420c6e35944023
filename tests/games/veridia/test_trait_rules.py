"""What holds for all traits: targets, defences, order, stacking, durations (VER-TRAIT, -STACK, -DUR, -EFF, -CONT)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.board import cells_apart
from oakveil.games.veridia.choices import (
    Defend,
    Divide,
    Nothing,
    Part,
    Perform,
    Points,
    Split,
    Targets,
    UseTrait,
    Work,
)
from oakveil.games.veridia.dice_room import RollDice
from oakveil.games.veridia.effects import Use
from oakveil.games.veridia.effects.rolls import Dice
from oakveil.games.veridia.effects.turns import Speed
from oakveil.games.veridia.events import Damaged, DiceRolled
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.pools import Wanted
from oakveil.games.veridia.rules.carrying import Deed, carry_out, values_of
from oakveil.games.veridia.rules.casting import allowed_against
from oakveil.games.veridia.rules.harm import Wound, lose, reckon
from oakveil.games.veridia.rules.lasting import begin
from oakveil.games.veridia.rules.moving import speed
from oakveil.games.veridia.rules.situation import attack_pool, defence_pool, plain_pool
from oakveil.games.veridia.rules.targeting import candidates
from oakveil.games.veridia.state import Barrier, Until
from oakveil.kernel.match import FairSeed, Match
from tests.games.veridia.casters import caster, casting, uses
from tests.games.veridia.table import Talk, fight


def dice(t: Talk, unit: str = "1") -> int:
    """The dice of a blow of bare hands."""
    return attack_pool(t.g, t.unit(unit), t.g.box.weapons["unarmed"], None).dice


@pytest.mark.rule("VER-TRAIT-09")
def test_a_rolled_spell_may_share_its_dice_in_a_set_and_others_may_not() -> None:
    t = casting("magic_arrow", "turbulence")
    t.answer(Divide())
    assert t.ask.refusal(Split((Part("spell", 2, "magic_arrow"), Part("dodge", 2)))) is None
    assert t.ask.refusal(Split((Part("spell", 2, "turbulence"), Part("dodge", 2)))) is not None
    t.answer(Split((Part("spell", 2, "magic_arrow"), Part("dodge", 2))))
    t.rolls("spell", 9, 2).answer(Perform(0, what="magic_arrow")).answer(Nothing())
    assert t.told(DiceRolled)[0].rolled.faces == (9, 2)
    assert t.told(Damaged)
    assert [member.kind for member in t.unit("1").turn.members] == ["dodge"]


@pytest.mark.rule("VER-TRAIT-10")
def test_spells_reach_whom_one_sees_within_range_in_armour_with_full_hands() -> None:
    t = casting("magic_arrow", gear=("great_sword", "plate_armor"), gap=4)
    ann, orc, use = t.unit("1"), t.unit("orc"), t.g.box.traits["magic_arrow"].use[0]
    assert t.offers(UseTrait("magic_arrow"))
    assert isinstance(use.range, int)
    orc.cell = (10 + int(use.range / 1.5) + 1, 3)
    assert candidates(t.g, ann, use) == []
    orc.cell = (14, 3)
    assert candidates(t.g, ann, use) == [orc]
    tavern, cells = t.g.box.boards["tavern"], [(x, y) for x in range(24) for y in range(16)]
    hidden = next(cell for cell in cells if cells_apart(cell, (12, 8)) < 9 and not tavern.sees((12, 8), cell))
    t.g.fight.map, ann.cell, orc.cell = "tavern", (12, 8), hidden
    assert candidates(t.g, ann, use) == []


@pytest.mark.rule("VER-TRAIT-11")
def test_only_named_defences_help_and_friends_do_not_defend() -> None:
    t = fight("own:1", "own:2", caster("hellish_fire"), caster(gear=("sword", "shield")), gap=1)
    t.unit("1").pools["focus"] = 5
    uses(t.slot("1"), "hellish_fire")
    assert {option.kind for option in t.ask.options if isinstance(option, Defend)} == {"dodge", "block"}
    t = casting("interdiction")
    uses(t.rolls("spell", *[9] * 9), "interdiction")
    assert t.ask.key == "veridia.turn"  # it names no defence
    assert t.unit("orc").effects


@pytest.mark.rule("VER-TRAIT-11")
@pytest.mark.parametrize(("dodge", "hit"), [(2, True), (9, False)])
def test_a_success_must_be_left_after_the_defence(dodge: int, hit: bool) -> None:
    t = fight("own:1", "own:2", caster("magic_arrow"), caster(), gap=4)
    t.unit("1").pools["mana"] = 5
    uses(t.slot("1").rolls("spell", 9, *[2] * 5), "magic_arrow")
    t.rolls("dodge", dodge, *[2] * 5).answer(Defend("dodge"))
    assert bool(t.told(Damaged)) is hit


@pytest.mark.rule("VER-TRAIT-12")
def test_who_is_to_be_touched_may_dodge_or_block_bare_handed() -> None:
    traits = house_box().traits
    touching = [use for trait in traits.values() for use in trait.use if (use.range, use.target) == ("touch", "one")]
    rolled = [use for use in touching if use.roll]
    assert rolled
    assert {allowed_against(use) for use in rolled} == {("dodge", "block_unarmed")}
    assert allowed_against(traits["interdiction"].use[0]) == ()


@pytest.mark.rule("VER-TRAIT-17")
def test_readings_of_traits_are_marked_as_ours() -> None:
    traits = house_box().traits
    for id in ("suffocating_cloud", "condemnation", "revitalize", "rejuvenate"):
        assert traits[id].ruling
    for id in ("breach_magic", "meteor_swarm", "water_bullet", "wet_footing", "turbulence", "blinding_dawn"):
        assert any(use.house for use in traits[id].use)
    assert "action" in traits["amber_gem"].use[0].house


def channelling() -> Talk:
    """Ann in her second turn of a prismatic ray at an orc."""
    t = casting("prismatic_ray")
    uses(t.rolls("spell", 9, *[2] * 5), "prismatic_ray").answer(Nothing())
    t.g.fight.round += 1
    return t.slot("1")


@pytest.mark.rule("VER-TRAIT-18")
def test_a_ray_is_paid_once_and_grows_from_turn_to_turn() -> None:
    t = channelling()
    for _ in range(2):
        uses(t.rolls("spell", 9, *[2] * 5), "prismatic_ray").answer(Nothing())
        t.g.fight.round += 1
        t.slot("1")
    assert [event.raw for event in t.told(Damaged) if event.unit == "orc"] == [1, 2, 3]
    assert t.unit("1").pools["mana"] == 8
    assert t.unit("1").channel is None


@pytest.mark.rule("VER-TRAIT-18")
@pytest.mark.parametrize("breaks", ["main", "failure", "out"])
def test_another_main_a_failure_or_a_fall_ends_a_ray(breaks: str) -> None:
    t = channelling()
    assert t.unit("1").channel is not None
    if breaks == "main":
        t.rolls("run", 9, 2, 2, 2, 2, 2).answer(Work("run"))
    elif breaks == "failure":
        uses(t.rolls("spell", *[2] * 6), "prismatic_ray")
    else:
        lose(t.g, t.unit("1"), sum(t.unit("1").profile.levels[:3]))
    assert t.unit("1").channel is None


@pytest.mark.rule("VER-TRAIT-18")
def test_a_dodged_ray_counts_as_a_turn() -> None:
    t = fight("own:1", "own:2", caster("prismatic_ray"), caster(), gap=4)
    t.unit("1").pools["mana"] = 5
    uses(t.slot("1").rolls("spell", 9, *[2] * 5), "prismatic_ray")
    t.rolls("dodge", 9, *[2] * 5).answer(Defend("dodge"))
    channel = t.unit("1").channel
    assert channel is not None
    assert channel.turns == 1
    assert not t.told(Damaged)


@pytest.mark.rule("VER-STACK-01")
def test_a_trait_does_not_stack_with_itself() -> None:
    t = casting("bless")
    before = dice(t)
    for _ in range(2):
        uses(t.slot("1").rolls("spell", 9, *[2] * 6), "bless")
    assert dice(t) == before + 1
    assert len(t.unit("1").effects) == 1


@pytest.mark.rule("VER-STACK-05")
def test_of_speeds_the_highest_counts_and_damage_adds() -> None:
    t = casting()
    ann = t.unit("1")
    for source, times in (("quickening", 3), ("grasshopper", 2)):
        begin(t.g, ann, Speed(times=times), 0, source, "1", Until())
    assert speed(t.g, ann) == 3 * ann.profile.speed


@pytest.mark.rule("VER-STACK-06")
def test_of_the_blood_ways_the_latest_stays() -> None:
    t = casting("sanguis", "sanguis_velox")
    before = dice(t)
    t.answer(UseTrait("sanguis")).answer(Points(2))
    assert dice(t) == before + 2
    uses(t.slot("1"), "sanguis_velox")
    assert {lasting.source for lasting in t.unit("1").effects} == {"sanguis_velox"}
    t.slot("1").answer(UseTrait("sanguis")).answer(Points(2))
    assert dice(t) == before + 2


@pytest.mark.rule("VER-DUR-02")
@pytest.mark.parametrize(("own", "left"), [(True, False), (False, True)])
def test_the_own_turn_in_which_an_effect_begins_is_its_first(own: bool, left: bool) -> None:
    t = casting()
    if own:
        t.g.asks()
    else:
        t.slot("orc").g.asks()
    begin(t.g, t.unit("1"), Dice(amount=1, on=("all",)), 1, "bless", "1", Until(turns=1))
    t.slot("1").g.asks()
    assert bool(t.unit("1").effects) is left


@pytest.mark.rule("VER-EFF-02", "VER-CONT-05")
def test_each_target_takes_what_is_left_against_it() -> None:
    t = fight("own:1", "own:2, own:3", caster("crystal_lotus"), caster(), caster(), gap=3)
    t.unit("1").pools["fervor"] = 5
    t.slot("1").rolls("spell", 9, 10, 11, *[2] * 5).answer(UseTrait("crystal_lotus")).answer(Points(2))
    t.rolls("dodge", 9, 10, *[2] * 4).answer(Defend("dodge")).answer(Nothing())
    assert {event.unit: event.raw for event in t.told(Damaged)} == {"2": 1, "3": 3}
    assert len([event for event in t.told(DiceRolled) if event.unit == "1"]) == 1


def _weakens(ways: tuple[Use, ...]) -> bool:
    """Whether a spell takes dice from one enemy."""
    return any(type(effect) is Dice and use.target == "one" for use in ways for effect in use.do)


@pytest.mark.rule("VER-EFF-03")
def test_a_veil_of_conviction_keeps_off_all_but_damage() -> None:
    traits = house_box().traits
    spell = next(id for id, trait in traits.items() if trait.category == "magic" and _weakens(trait.use))
    for veiled in (False, True):
        t = fight("own:1", "own:2", caster(spell), caster("veil_of_conviction"), gap=1)
        t.unit("1").pools["mana"] = t.unit("2").pools["mana"] = 9
        if veiled:
            uses(t.slot("2").rolls("spell", *[9] * 6), "veil_of_conviction")
        uses(t.slot("1").rolls("spell", *[9] * 6), spell)
        while t.ask.key == "veridia.answer":
            t.answer(Nothing())
        assert any(lasting.source == spell for lasting in t.unit("2").effects) is not veiled


@pytest.mark.rule("VER-EFF-04")
def test_spells_are_dispelled_and_ways_are_not() -> None:
    t = fight("own:1", "own:2", caster("breach_magic"), caster("bless", "sanguis_velox"), gap=3)
    t.unit("1").pools["mana"], t.unit("2").pools["mana"], t.unit("2").pools["fervor"] = 9, 9, 9
    uses(t.slot("2").rolls("spell", *[9] * 6), "bless")
    uses(t.slot("2"), "sanguis_velox")
    assert {lasting.source for lasting in t.unit("2").effects} == {"bless", "sanguis_velox"}
    t.slot("1").rolls("spell", 9, 9, 9, 9, 2, 2).answer(UseTrait("breach_magic"))
    if t.ask.key == "veridia.target":
        t.answer(Targets(("2",)))
    assert {lasting.source for lasting in t.unit("2").effects} == {"sanguis_velox"}


@pytest.mark.rule("VER-EFF-05")
def test_for_whoever_is_gone_nothing_happens_and_points_stay_paid() -> None:
    t = fight("own:1", "own:2, own:3", caster("crystal_lotus"), caster(), caster(), gap=3)
    t.unit("1").pools["fervor"] = 5
    t.slot("1").rolls("spell", 9, 10, 11, *[2] * 5).answer(UseTrait("crystal_lotus")).answer(Points(2))
    t.unit("3").fate, t.unit("3").cell = "fled", None
    t.answer(Nothing())
    assert [event.unit for event in t.told(Damaged)] == ["2"]
    assert t.unit("1").pools["fervor"] == 3


@pytest.mark.rule("VER-CONT-06")
@pytest.mark.parametrize(
    ("trait", "faces", "hit"),
    [
        *(("air_shot", (9, 2), False), ("air_shot", (2, 2), True), ("phantom_grasp", (9, 2), True)),
        *(("phantom_grasp", (9, 10), False), ("sunlight_beam", (9, 2), False)),
    ],
)
def test_what_has_no_roll_is_fended_off_with_what_is_printed(trait: str, faces: tuple[int, ...], hit: bool) -> None:
    t = fight("own:1", "own:2", caster(trait), caster(), gap=3)
    t.unit("1").pools["fervor"] = 5
    uses(t.slot("1"), trait)
    t.rolls("dodge", *faces, *[2] * 4).answer(Defend("dodge"))
    assert bool(t.told(Damaged)) is hit


@pytest.mark.rule("VER-CONT-04")
@pytest.mark.parametrize("seat", [1, 2])
def test_anybody_may_start_a_contest(seat: int) -> None:
    room = Match.start(GAME, VeridiaOptions(mode="dice", room=2), seed=FairSeed.of("room"))
    room.command(seat, "veridia.roll", RollDice(3, against=2))
    thrown = room.table.state.tray
    assert len(thrown) == 2


@pytest.mark.rule("VER-DEF-05")
@pytest.mark.parametrize(("old", "left"), [(3, 8), (20, 20)])
def test_a_new_barrier_stays_if_it_is_the_larger(old: int, left: int) -> None:
    t = casting("barrier")
    ann = t.unit("1")
    ann.barrier = Barrier(old)
    uses(t.rolls("spell", 9, 10, 11, 12, 2, 2), "barrier")
    assert ann.barrier is not None
    assert ann.barrier.points == left


@pytest.mark.rule("VER-DMG-03")
def test_armour_stops_no_fire_and_reduction_ends_at_nothing() -> None:
    t = fight("own:1", "npc:orc", caster(gear=("plate_armor",)))
    ann = t.unit("1")
    [blade] = reckon(t.g, ann, (Wound("physical", 3),))
    [fire] = reckon(t.g, ann, (Wound("elemental", 3),))
    assert (blade.dealt, fire.dealt) == (0, 3)


@pytest.mark.rule("VER-DMG-06", "VER-HEALTH-07")
def test_a_wound_counts_at_once_in_every_pool_but_not_in_damage() -> None:
    t = casting("magic_arrow")
    ann = t.unit("1")
    spell = Wanted("spell", "intuition", "arcana")
    before = defence_pool(t.g, ann, "dodge").dice, plain_pool(t.g, ann, spell).dice, dict(ann.pools)
    lose(t.g, ann, ann.profile.levels[0])
    after = defence_pool(t.g, ann, "dodge").dice, plain_pool(t.g, ann, spell).dice, dict(ann.pools)
    assert after == (before[0] - 2, before[1] - 2, before[2])


@pytest.mark.rule("VER-EFF-01")
def test_numbers_are_fixed_when_the_roll_is_resolved() -> None:
    t = casting("sanguis")
    use = t.g.box.traits["sanguis"].use[0]
    deed = Deed("1", "sanguis", use, 3, 7, 5)
    for effect in use.do:
        carry_out(t.g, deed, t.unit("1"), effect, values_of(t.g, deed, t.unit("1"), None))
    assert [lasting.amount for lasting in t.unit("1").effects] == [3, 1, 1]
