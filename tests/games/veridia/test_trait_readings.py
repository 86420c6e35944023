"""How single traits are read where the rulebook leaves a gap (specification VER-READ)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import house_box
from oakveil.games.veridia.choices import (
    Attack,
    Defend,
    EndSlot,
    Nothing,
    Points,
    Rider,
    Spend,
    Targets,
    UseTrait,
    Work,
)
from oakveil.games.veridia.effects.harm import Poison
from oakveil.games.veridia.events import AreaEnded, Damaged, DiceRolled, KnockedOut, Missed
from oakveil.games.veridia.rules.bodies import has, sees
from oakveil.games.veridia.rules.harm import armor, resist
from oakveil.games.veridia.rules.lasting import put_in
from oakveil.games.veridia.rules.moving import cells_left, move_to
from oakveil.games.veridia.rules.situation import attack_pool
from oakveil.games.veridia.rules.targeting import candidates
from oakveil.games.veridia.state import Grip
from tests.games.veridia.casters import caster, casting, uses
from tests.games.veridia.table import Talk, fight

ROW = next(row for row in range(16) if house_box().boards["open_field"].sees((0, row), (23, row)))
"""A row of the open field that can be seen from end to end."""


def dice_of(t: Talk, unit: str, at: str) -> int:
    """The dice of somebody's blow at somebody."""
    who = t.unit(unit)
    card = t.g.box.weapons[who.main] if who.main in t.g.box.weapons else t.g.box.weapons["unarmed"]
    return attack_pool(t.g, who, card, t.unit(at)).dice


@pytest.mark.rule("VER-READ-01")
@pytest.mark.parametrize("middle", ["1", "guard"])
def test_a_tornado_spares_its_middle_and_nobody_dodges_it(middle: str) -> None:
    t = fight("own:1, npc:guard", "npc:orc*2", caster("tornado"), gap=1)
    t.unit("1").cell, t.unit("guard").cell = (10, 8), (12, 8)
    t.unit("orc.1").cell, t.unit("orc.2").cell = (11, 8), (11, 9)
    t.unit("1").pools["mana"] = 9
    t.slot("1").rolls("spell", 9, 10, 11, 2, 2, 2).answer(UseTrait("tornado"))
    t.answer(t.ask.options[0 if middle == "1" else 1])
    hurt = {event.unit for event in t.told(Damaged)}
    assert hurt == {"orc.1", "orc.2", "1", "guard"} - {middle}
    assert t.ask.key == "veridia.turn"


@pytest.mark.rule("VER-READ-02")
@pytest.mark.parametrize(
    ("trait", "metres"),
    [("breach_magic", 15), ("water_bullet", 45), ("crystal_lotus", 30), ("hellish_fire", 3)],
)
def test_ranges_that_were_left_out(trait: str, metres: int) -> None:
    t = casting(trait)
    ann, orc, use = t.unit("1"), t.unit("orc"), house_box().traits[trait].use[0]
    reached = []
    for cells in range(1, 24):
        ann.cell, orc.cell = (0, ROW), (cells, ROW)
        if orc in candidates(t.g, ann, use):
            reached.append(cells * 1.5)
    assert max(reached) == min(metres, 34.5)
    assert "range" in use.house


@pytest.mark.rule("VER-READ-03")
def test_turbulence_goes_with_its_caster_and_hinders_shots() -> None:
    t = fight("own:1", "own:2", caster("turbulence"), caster(gear=("bow",)), gap=6)
    ann, bo, bow = t.unit("1"), t.unit("2"), t.g.box.weapons["bow"]
    ann.pools["mana"] = 5
    before = attack_pool(t.g, bo, bow, ann).dice
    uses(t.slot("1"), "turbulence")
    assert attack_pool(t.g, bo, bow, ann).dice == before - 1
    ann.cell = (14, 8)
    assert attack_pool(t.g, bo, bow, ann).dice == before - 1
    assert not t.g.fight.patches


@pytest.mark.rule("VER-READ-04")
def test_a_blinding_dawn_dazzles_enemies_who_see_it() -> None:
    t = fight("own:1, npc:guard", "npc:orc*2", caster("blinding_dawn"), gap=4)
    t.unit("1").pools["fervor"] = 5
    plain = dice_of(t, "orc.1", "1"), dice_of(t, "guard", "orc.1")
    t.unit("orc.2").cell = (23, 15)
    uses(t.slot("1"), "blinding_dawn")
    assert dice_of(t, "orc.1", "1") == plain[0] - 3
    assert dice_of(t, "guard", "orc.1") == plain[1]
    far = t.unit("orc.2").effects
    assert not far or all(effect.source == "blinding_dawn" for effect in far)


@pytest.mark.rule("VER-READ-05")
def test_shots_into_steam_miss() -> None:
    t = fight("own:1", "own:2", caster("steam_explosion"), caster(gear=("bow",)), gap=8)
    t.unit("1").pools["fervor"] = 5
    uses(t.slot("1"), "steam_explosion")
    bo = t.unit("2")
    t.slot("2").answer(Work("draw", "bow"))
    t.slot("2").answer(Attack("bow", "1"))
    assert [event.unit for event in t.told(Missed)] == ["2"]
    assert t.ask.key == "veridia.turn"
    t.unit("1").cell, bo.cell = (20, 3), (20, 12)
    t.slot("2").answer(Work("draw", "bow"))
    t.slot("2").answer(Attack("bow", "1"))
    assert t.ask.key == "veridia.answer"


@pytest.mark.rule("VER-READ-06")
def test_turbofire_burns_on_and_each_success_of_a_defence_takes_a_point() -> None:
    t = fight("own:1", "own:2", caster("turbofire"), caster(), gap=2)
    t.unit("1").pools["fervor"] = 5
    uses(t.slot("1").rolls("spell", 9, 10, 11, 9, 2, 2, 2, 2), "turbofire")
    t.answer(EndSlot())
    assert t.ask.key == "veridia.answer"
    t.rolls("dodge", 9, 10, 11, 2, 2, 2).answer(Defend("dodge"))
    burnt = t.told(Damaged)[-1]
    assert (burnt.unit, burnt.kind, burnt.raw) == ("2", "elemental", 1)


@pytest.mark.rule("VER-READ-07")
def test_acid_rain_ends_for_whoever_walks_out_of_it() -> None:
    t = casting("acid_rain", foe="npc:orc*2", gap=6)
    t.unit("orc.2").cell = (22, 15)
    uses(t.rolls("spell", 9, 10, *[2] * 6), "acid_rain")
    t.answer(EndSlot())
    assert [(event.unit, event.raw) for event in t.told(Damaged)] == [("orc.1", 2)]
    t.unit("orc.1").cell = (1, 15)
    t.slot("orc.1").g.asks()
    assert len(t.told(Damaged)) == 1


@pytest.mark.rule("VER-READ-07")
@pytest.mark.parametrize(("faces", "free"), [((9, 10), True), ((9, 2), False)])
def test_branches_are_broken_with_more_than_one_success(faces: tuple[int, ...], free: bool) -> None:
    t = casting(gap=1)
    put_in(t.g, t.unit("1"), "held", "branches_embrace")
    t.slot("1").rolls("break_free", *faces, 2, 2, 2, 2).answer(Work("break_free"))
    assert t.told(DiceRolled)[-1].difficulty[-1].amount == 1
    assert (not t.told(DiceRolled)[-1].rolled.successes) is not free


@pytest.mark.rule("VER-READ-08")
@pytest.mark.parametrize(("face", "forms"), [(9, True), (2, False)])
def test_a_suffocating_cloud_forms_with_a_success(face: int, forms: bool) -> None:
    t = casting("suffocating_cloud")
    uses(t.rolls("spell", face, 2, 2, 2, 2, 2), "suffocating_cloud")
    assert t.told(DiceRolled)[0].rolled.faces == (face, 2, 2, 2, 2, 2)
    assert bool(t.g.fight.patches) is forms


@pytest.mark.rule("VER-READ-09")
def test_a_condemnation_waits_for_a_hit_and_makes_two_more_worse() -> None:
    t = casting("condemnation", foe="npc:orc", gap=1)
    uses(t, "condemnation")
    dealt = []
    for hit in range(4):
        t.unit("orc").damage = 0
        t.slot("1").rolls("attack", 9, *[2] * 5).answer(Attack("sword", "orc"))
        if t.ask.key == "veridia.answer":
            t.answer(Nothing())
        if t.ask.key == "veridia.charge":
            assert hit == 0
            t.answer(UseTrait("condemnation"))
        dealt.append(t.told(Damaged)[-1].raw)
    assert [raw - dealt[0] for raw in dealt] == [0, 1, 1, 0]


@pytest.mark.rule("VER-READ-10")
def test_a_gem_is_shattered_as_a_free_action() -> None:
    t = casting("amber_gem", gap=1, gear=("sword", "amber_gem"))
    ann = t.unit("1")
    assert ann.ammunition == {"amber_gem": 1}
    uses(t, "amber_gem")
    assert ann.turn.main == "ready"
    assert ann.ammunition == {"amber_gem": 0}
    t.rolls("attack", 9, *[2] * 5).answer(Attack("sword", "orc")).answer(Nothing())
    assert [(event.kind, event.raw) for event in t.told(Damaged)][-1] == ("elemental", 2)
    assert not t.slot("1").offers(UseTrait("amber_gem"))


@pytest.mark.rule("VER-READ-10", "VER-DMG-05")
def test_a_crimson_gem_sets_on_fire_for_three_turns() -> None:
    t = casting("crimsom_gem", gap=1, gear=("sword", "crimsom_gem"))
    uses(t, "crimsom_gem")
    t.rolls("attack", 9, *[2] * 5).answer(Attack("sword", "orc")).answer(Nothing())
    burnt = [effect for effect in t.unit("orc").effects if effect.source == "crimsom_gem"]
    assert [effect.until.turns for effect in burnt] == [3]
    t.slot("orc").g.asks()
    assert t.told(Damaged)[-1].source == "crimsom_gem"


@pytest.mark.rule("VER-READ-11")
@pytest.mark.parametrize("trait", ["revitalize", "rejuvenate"])
def test_the_ways_of_the_wilderness_cost_fervor(trait: str) -> None:
    box = house_box()
    [use] = box.traits[trait].use
    assert use.pay is not None
    assert use.pay.pool == "fervor"
    assert "pool" in use.house
    if trait == "rejuvenate":
        t = casting(trait)
        uses(t, trait)
        assert (t.unit("1").pools["fervor"], t.unit("1").pools["focus"]) == (8, 9)


@pytest.mark.rule("VER-READ-12")
@pytest.mark.parametrize(("trait", "points"), [("malefic_phantom_fist", 2), ("freezing_graze", 0)])
def test_some_riders_take_the_place_of_the_damage(trait: str, points: int) -> None:
    t = casting(trait, gap=1)
    t.rolls("attack", 9, 10, 11, 2, 2, 2).answer(Attack("sword", "orc")).answer(Rider(trait, 0, points))
    while t.ask.key != "veridia.turn":
        t.answer(t.ask.options[0])
    assert t.unit("orc").damage == 0
    assert t.unit("orc").effects or t.unit("orc").conditions


@pytest.mark.rule("VER-READ-12")
def test_a_paralysing_current_is_tried_as_a_knock_out() -> None:
    t = casting("lightning_bolt", "paralysing_current", gap=3)
    t.rolls("spell", 9, 9, 10, 11, 12, 2, 2, 2).answer(UseTrait("lightning_bolt"))
    while t.ask.key != "veridia.current":
        t.answer(t.ask.options[-1])
    t.answer(Rider("paralysing_current", 0, 0))
    if t.ask.key == "veridia.answer":
        t.answer(Nothing())
    assert [event.unit for event in t.told(KnockedOut)] == ["orc"]
    assert t.unit("orc").damage == 1


@pytest.mark.rule("VER-READ-13")
def test_warping_stops_a_blade_and_no_fire() -> None:
    t = fight("own:1", "npc:dragon", caster("warping"), gap=1)
    t.unit("1").pools["fervor"] = 4
    line = next(line for line in t.unit("dragon").profile.attacks if line.area is None)
    t.slot("dragon").answer(Attack(line.weapon, "1"))
    assert t.ask.key == "veridia.stop"
    t.answer(Spend("warping", 2))
    assert not t.told(DiceRolled)
    t.slot("dragon").answer(Attack("breath", "1"))
    assert t.ask.key != "veridia.stop"


@pytest.mark.rule("VER-READ-14")
def test_healing_without_limits_crosses_levels() -> None:
    t = fight("own:1, own:2", "npc:orc", caster("resumptio"), caster(), gap=5)
    t.unit("1").pools["fervor"] = 9
    bo = t.unit("2")
    bo.damage = sum(bo.profile.levels[:3])
    put_in(t.g, bo, "incapacitated")
    t.slot("1").rolls("spell", *[9] * 9).answer(UseTrait("resumptio")).answer(Targets(("2",)))
    assert bo.level < 3
    assert not has(bo, "incapacitated")


@pytest.mark.rule("VER-READ-15")
@pytest.mark.parametrize(
    ("armour", "harder"), [("", 0), ("light_armor", 1), ("mail", 2), ("heavy_armor", 2), ("plate_armor", 3)]
)
def test_an_affliction_is_hindered_by_clothes(armour: str, harder: int) -> None:
    t = fight("own:1", "own:2", caster("afflictio", gear=()), caster(gear=(armour,) if armour else ()), gap=1)
    t.unit("1").pools["fervor"] = 4
    uses(t.slot("1"), "afflictio").answer(Nothing())
    assert sum(part.amount for part in t.told(DiceRolled)[0].difficulty) == harder


@pytest.mark.rule("VER-READ-16")
@pytest.mark.parametrize(("use", "dice", "layers"), [(0, 5, 0), (1, 0, 2), (2, 5, 2)])
def test_a_swift_blood_way_gives_its_level(use: int, dice: int, layers: int) -> None:
    t = casting("sanguis_velox", gap=1, level=5)
    ann, before = t.unit("1"), dice_of(t, "1", "orc")
    uses(t, "sanguis_velox", use)
    assert dice_of(t, "1", "orc") == before + dice
    assert (armor(t.g, ann, "inner"), resist(t.g, ann, "inner")) == (layers, layers)


@pytest.mark.rule("VER-READ-17")
def test_a_lasting_blood_way_may_cost_nothing() -> None:
    t = casting("sanguis", "sanguis_perpetuo", gap=1)
    before = dice_of(t, "1", "orc")
    t.answer(UseTrait("sanguis")).answer(Points(1))
    assert t.unit("1").pools["fervor"] == 9
    assert dice_of(t, "1", "orc") == before + 1


@pytest.mark.rule("VER-READ-18")
@pytest.mark.parametrize("trait", ["flashstep", "displacing"])
def test_steps_outside_walking(trait: str) -> None:
    t = casting(trait, gap=1)
    left = cells_left(t.g, t.unit("1"))
    start = t.unit("1").cell
    assert start is not None
    uses(t, trait, cell=5)
    assert t.unit("1").cell != start
    assert cells_left(t.g, t.unit("1")) == left


@pytest.mark.rule("VER-READ-18", "VER-GRAP-04")
def test_displacing_ends_a_grapple() -> None:
    t = casting("displacing", gap=1)
    t.g.fight.grips = (Grip("orc", "1", 2),)
    t.slot("1")
    uses(t, "displacing")
    assert not t.g.fight.grips


@pytest.mark.rule("VER-READ-19")
@pytest.mark.parametrize("trait", ["debilitating_sting", "demonic_lethal_venom"])
def test_slow_poisons_only_mark_their_victim(trait: str) -> None:
    t = casting(trait, gap=1, gear=())
    orc, plain = t.unit("orc"), dice_of(t, "orc", "1")
    if trait == "debilitating_sting":
        t.rolls("attack", *[9] * 6).answer(Attack("unarmed", "orc")).answer(Rider(trait, 0, 2))
    else:
        uses(t.rolls("spell", *[9] * 8), trait)
    while t.ask.key != "veridia.turn":
        t.answer(t.ask.options[0])
    assert any(isinstance(effect.effect, Poison) for effect in orc.effects)
    hurt = orc.damage
    orc.damage = 0
    assert dice_of(t, "orc", "1") == plain
    t.slot("orc").g.asks()
    assert orc.damage == 0
    assert bool(hurt) is (trait == "debilitating_sting")


@pytest.mark.rule("VER-SKIR-08")
def test_a_false_wall_hides_from_the_weak_willed_until_one_walks_into_it() -> None:
    t = casting("illusion", gap=6, foe="npc:orc")
    uses(t.rolls("spell", 9, 10, 11, 12, 2, 2), "illusion")
    [wall] = t.g.fight.patches
    assert 1 < len(wall.cells) <= 6
    ann, orc = t.unit("1"), t.unit("orc")
    assert sees(t.g, ann, orc)
    assert sees(t.g, orc, ann) is (orc.profile.willpower >= 4)
    move_to(t.g, orc, min(wall.cells))
    assert not t.g.fight.patches
    assert t.told(AreaEnded)
