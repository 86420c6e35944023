"""Mounts, two weapons, cover, ambushes, tips, breaths (specification 3.12, 3.15)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.board import Board
from oakveil.games.veridia.choices import Attack, Counter, Defend, EndSlot, Free, Nothing, UseTrait, Walk, Work
from oakveil.games.veridia.events import Damaged, DiceRolled, MountChanged, RoundBegan, SlotBegan, SurpriseRolled
from oakveil.games.veridia.rules.bodies import has
from oakveil.games.veridia.rules.mounts import burst, mount, scare
from oakveil.games.veridia.rules.moving import cells_left, speed
from oakveil.games.veridia.rules.situation import attack_pool, can_parry, defence_pool
from oakveil.games.veridia.rules.surprise import Surprise
from oakveil.games.veridia.sequence import FightOut, Skirmish
from tests.games.veridia.table import Talk, fight, person

RIDER: dict[str, Any] = {
    "attributes": {"agility": 3, "strength": 3, "charisma": 2},
    "skills": {"melee": 4, "animal_handling": 2, "ride": 1, "athletics": 3},
}


def riding(foe: str = "npc:orc") -> Talk:
    """Ann on her horse, an enemy beside it."""
    t = fight("own:1, creature:horse", foe, person("Ann", **RIDER))
    ann, horse = t.unit("1"), t.unit("horse")
    horse.cell = (7, 7)
    mount(t.g, ann, horse)
    for unit in t.g.fight.units.values():
        if unit.side == "b":
            unit.cell = (9, 7)
    return t


@pytest.mark.rule("VER-MOUNT-01")
def test_no_skill_counts_more_than_animal_handling() -> None:
    t = riding()
    ann, orc = t.unit("1"), t.unit("orc")
    assert attack_pool(t.g, ann, t.g.box.weapons["sword"], orc).dice == 5
    assert defence_pool(t.g, ann, "dodge").dice == 3
    t.slot("1").answer(Free("dismount"))
    assert attack_pool(t.g, ann, t.g.box.weapons["sword"], orc).dice == 7


@pytest.mark.rule("VER-MOUNT-02")
def test_rider_and_mount_are_two_targets_in_the_same_cells() -> None:
    t = riding().slot("orc")
    assert t.offers(Attack("axe", "horse"))
    t.unit("orc").cell = (6, 7)
    t.slot("orc")
    assert t.offers(Attack("axe", "1"))


@pytest.mark.rule("VER-MOUNT-03")
def test_a_rider_goes_as_far_as_its_horse_and_gallops() -> None:
    t = riding()
    assert speed(t.g, t.unit("1")) == 18
    t.slot("1").answer(Walk(((6, 7),)))
    assert t.unit("horse").cell == (6, 7)
    t.rolls("run", 9, 10, 11, 12).answer(Work("run"))
    assert len(t.told(DiceRolled)[-1].rolled.faces) == 4  # agility 3, ride 1
    assert cells_left(t.g, t.unit("1")) == 13


@pytest.mark.rule("VER-MOUNT-03")
@pytest.mark.parametrize(("face", "obeys"), [(9, True), (2, False)])
def test_a_horse_attacks_on_an_order_only(face: int, obeys: bool) -> None:
    t = riding()
    t.g.fight.order = ("1", "horse", "orc")
    t.unit("orc").cell = (9, 8)
    t.slot("1").rolls("skill", face, 2, 2, 2).answer(Work("order_mount", "horse")).answer(EndSlot())
    assert (t.ask.seat == 1) is obeys
    if obeys:
        assert t.offers(Attack("unarmed", "orc"))
        assert t.ask.free is None


@pytest.mark.rule("VER-MOUNT-04")
@pytest.mark.parametrize(("face", "thrown"), [(9, False), (2, True)])
def test_a_wounded_horse_takes_fright_once_a_turn(face: int, thrown: bool) -> None:
    t = riding()
    t.slot("orc").rolls("attack", *[9, 10, 11, 12, 12, 2, 2]).rolls("skill", face, 2, 2, 2, 2)
    t.answer(Attack("axe", "horse")).answer(Nothing())
    assert t.unit("horse").damage > 0
    assert (t.unit("1").mount == "") is thrown
    assert has(t.unit("1"), "prone") is thrown
    rolls = len(t.told(DiceRolled))
    scare(t.g, t.unit("horse"))
    assert len(t.told(DiceRolled)) == rolls


@pytest.mark.rule("VER-MOUNT-04")
def test_the_first_sight_of_the_undead() -> None:
    t = riding("creature:rat_skeleton")
    t.slot("1").rolls("skill", 2, 2, 2, 2, 2)
    t.g.asks()
    assert [event.how for event in t.told(MountChanged)][-1] == "thrown"


@pytest.mark.rule("VER-MOUNT-04")
@pytest.mark.parametrize(("gap", "thrown"), [(4, True), (6, False)])
def test_a_spell_that_strikes_near_by(gap: int, thrown: bool) -> None:
    t = riding()
    orc = t.unit("orc")
    orc.cell = (8 + gap, 7)
    t.rolls("skill", 2, 2, 2, 2, 2)
    burst(t.g, orc)
    assert (t.unit("1").mount == "") is thrown


@pytest.mark.rule("VER-MOUNT-06")
def test_mounting_is_a_main_and_dismounting_free() -> None:
    t = fight("own:1, creature:horse", "npc:orc", person("Ann", **RIDER), gap=12)
    t.unit("1").cell, t.unit("horse").cell = (6, 7), (7, 7)
    t.slot("1").answer(Work("mount", "horse"))
    assert t.unit("1").turn.main == "spent"
    assert t.unit("1").cell == (7, 7)
    t.answer(Free("dismount"))
    assert not t.unit("1").turn.free
    assert t.unit("1").cell != (7, 7)


@pytest.mark.rule("VER-MOUNT-05")
def test_a_horse_that_drops_throws_its_rider() -> None:
    from oakveil.games.veridia.rules.harm import lose

    t = riding()
    t.rolls("skill", 2, 2, 2, 2, 2)
    lose(t.g, t.unit("horse"), sum(t.unit("horse").profile.levels))
    assert t.unit("1").mount == ""
    assert has(t.unit("1"), "prone")


@pytest.mark.rule("VER-DUAL-01", "VER-DUAL-02")
def test_a_weapon_in_each_hand() -> None:
    t = fight("own:1", "own:2", person("Ann", ("sword", "dagger")), person("Bo"))
    one = t.unit("1")
    one.off = "dagger"
    sword = t.g.box.weapons["sword"]
    both = attack_pool(t.g, one, sword, t.unit("2"), "exchange").dice
    parry = defence_pool(t.g, one, "parry", sword).dice
    t.slot("1")
    assert t.offers(Attack("sword", "2"))
    assert t.offers(Attack("dagger", "2"))
    one.off = ""
    assert both - attack_pool(t.g, one, sword, t.unit("2"), "exchange").dice == 1
    assert parry - defence_pool(t.g, one, "parry", sword).dice == 2


@pytest.mark.rule("VER-DUAL-01", "VER-CREA-08")
def test_two_daggers_of_a_quick_sheet_count_in_an_exchange() -> None:
    t = fight("npc:guard", "npc:orc")
    orc = t.unit("orc")
    axe = t.g.box.weapons["axe"]
    plain = attack_pool(t.g, orc, axe, None, "exchange").dice
    orc.profile = replace(orc.profile, dual_wielding=True)
    assert attack_pool(t.g, orc, axe, None, "exchange").dice == plain + 1


@pytest.mark.rule("VER-COVER-01", "VER-COVER-02")
def test_cover_is_the_best_object_beside_the_target() -> None:
    assert Board((".....c.",)).cover((0, 0), (6, 0))[0] == 2
    assert Board((".C...o.",)).cover((0, 0), (6, 0))[0] == 1
    assert Board(("o......",)).cover((1, 0), (6, 0))[0] == 0
    assert Board((".o..",)).cover((0, 0), (3, 0))[0] == 0


@pytest.mark.rule("VER-SURP-01", "VER-SURP-02")
@pytest.mark.parametrize(("faces", "notices"), [((9, 10), True), ((9, 2), False), ((2, 2), False)])
def test_who_notices_an_ambush(faces: tuple[int, int], notices: bool) -> None:
    ann = person("Ann", attributes={"agility": 2})
    t = fight("own:1", "own:2", ann, person("Bo", attributes={"perception": 2}), surprise="roll")
    t.rolls("skill", 9, 10, *faces)
    Surprise().notice(t.g)
    assert t.told(SurpriseRolled)[0].surprised == (() if notices else ("2",))


@pytest.mark.rule("VER-SURP-03", "VER-SURP-04", "VER-EXCH-08")
def test_the_bonus_round_belongs_to_the_ambushers() -> None:
    t = fight("own:1", "own:2", person("Ann"), person("Bo"), surprise="a")
    out = FightOut()
    out.at = "surprise"
    whole = Skirmish()
    whole.at = "conclude"
    t.g.fight.round = 0
    t.g.stack = [whole, out]
    t.g._question = None
    assert t.ask.seat == 1
    assert has(t.unit("2"), "surprised")
    t.rolls("attack", *[2] * 9).answer(Attack("sword", "2"))
    assert t.ask.key == "veridia.turn"  # no answer
    t.answer(EndSlot())
    assert not has(t.unit("2"), "surprised")
    assert [event.bonus for event in t.told(RoundBegan)] == [True, False]
    assert t.told(SlotBegan)[0].unit == "1"


@pytest.mark.rule("VER-TIP-01")
@pytest.mark.parametrize("map_", ["open_field", "none"])
def test_shooting_into_a_fight(map_: str) -> None:
    t = fight("own:1, npc:guard*2", "npc:orc", person("Ann", ("bow",)), gap=1, map=map_)
    ann, orc = t.unit("1"), t.unit("orc")
    if map_ == "none":
        t.g.fight.apart = {"guard.1|orc": 1.5, "guard.2|orc": 9.0, "1|orc": 9.0}
    else:
        ann.cell, orc.cell = (3, 8), (9, 8)
        t.unit("guard.1").cell, t.unit("guard.2").cell = (10, 8), (9, 3)
    bow = t.g.box.weapons["bow"]
    assert attack_pool(t.g, ann, bow, orc).difficulty == 1
    if map_ == "none":
        t.g.fight.apart["guard.2|orc"] = 1.5
    else:
        t.unit("guard.2").cell = (9, 9)
    assert attack_pool(t.g, ann, bow, orc).difficulty == 2


@pytest.mark.rule("VER-TIP-01")
def test_a_bolt_into_a_fight() -> None:
    mage = person("Ann", (), attributes={"intuition": 3}, specialties={"grey": 2}, traits=("magic_arrow",))
    t = fight("own:1, npc:guard", "npc:orc", mage)
    ann, orc = t.unit("1"), t.unit("orc")
    ann.cell, orc.cell, t.unit("guard").cell = (3, 10), (9, 10), (9, 11)
    ann.pools["mana"] = 3
    t.slot("1").answer(UseTrait("magic_arrow"))
    while not t.told(DiceRolled):
        t.answer(t.ask.options[0])
    assert [part.source for part in t.told(DiceRolled)[0].difficulty] == ["engaged"]


@pytest.mark.rule("VER-TIP-02", "VER-TIP-03")
def test_narrow_and_cramped_places() -> None:
    t = fight("own:1, npc:guard", "npc:orc", person("Ann", ("great_sword",)))
    ann, guard, orc = t.unit("1"), t.unit("guard"), t.unit("orc")
    sword = t.g.box.weapons["great_sword"]
    before = attack_pool(t.g, ann, sword, orc).dice
    t.g.box.boards["open_field"] = Board(("." * 24, "...nk" + "." * 19, "." * 24))
    try:
        orc.cell, ann.cell, guard.cell = (3, 1), (2, 1), (2, 2)
        assert attack_pool(t.g, ann, sword, orc).dice == before - 1
        guard.cell, ann.cell = (20, 2), (4, 1)
        assert attack_pool(t.g, ann, sword, orc).dice == before - 1
    finally:
        t.g.box.boards["open_field"] = Board(t.g.box.maps["open_field"].rows)


@pytest.mark.rule("VER-CREA-08", "VER-RESP-13", "VER-MAP-06")
def test_a_dragon_breathes_once_at_all_in_a_cone() -> None:
    quick: dict[str, Any] = {"attributes": {"reaction": 3}, "skills": {"athletics": 3}}
    t = fight("npc:dragon", "own:1, own:2", person("Ann", **quick), person("Bo", ("shield",), **quick))
    dragon, ann, bo = t.unit("dragon"), t.unit("1"), t.unit("2")
    dragon.cell, ann.cell, bo.cell = (3, 6), (10, 8), (10, 7)
    t.slot("dragon").rolls("attack", 9, 10, 11, *[2] * 4).answer(Attack("breath", "1"))
    kinds = {option.kind for option in t.ask.options if isinstance(option, Defend)}
    assert kinds == {"dodge"}
    assert not any(isinstance(option, Counter) for option in t.ask.options)
    t.rolls("dodge", 9, 9, 9, 2, 2, 2).answer(Defend("dodge")).answer(Nothing())
    [burnt] = t.told(Damaged)
    assert (burnt.unit, burnt.kind, burnt.raw) == ("2", "elemental", 3)
    assert not t.slot("dragon").offers(Attack("breath", "1"))


@pytest.mark.rule("VER-RESP-03", "VER-RESP-09")
def test_a_quick_sheet_without_its_weapon_parries_with_nothing() -> None:
    t = fight("npc:guard", "npc:orc")
    guard = t.unit("guard")
    assert [card.id for card in can_parry(t.g, guard)] == ["spear"]
    guard.main = guard.off = ""
    assert can_parry(t.g, guard) == []
