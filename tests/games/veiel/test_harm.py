"""Falling, rescues, conditions (specification 3.19, 3.22; examples X24, X25, X40)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import Decline, NameDefender, UseReaction
from oakveil.games.veiel.events import (
    CheckRolled,
    ConditionEnded,
    ConditionSet,
    CostRefunded,
    DefenderNamed,
    EndGained,
    GaugeLost,
    HeroFell,
    HeroSaved,
    Resisted,
)
from oakveil.games.veiel.rules import harm
from oakveil.games.veiel.rules.fight import Fight
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.moments import Opened
from oakveil.games.veiel.rules.rolling import check
from oakveil.games.veiel.state import Hero, Lasting, Veiel
from oakveil.kernel.frame import Frame, step
from tests.games.veiel.tables import HeroHere, TableTalk, foe, hero, scene


class Hurt(Opened):
    """A hero loses VIT."""

    hero: str
    n: int

    @step()
    def hurt(self, g: Veiel) -> Frame | None:
        return harm.lose(g, g.hero(self.hero), "VIT", self.n, "test")


def hurt(*heroes: HeroHere, n: int = 99, **more: Any) -> TableTalk:
    """The first hero loses VIT, in a fight unless it is told otherwise."""
    more = {"foes": [foe("zombie")], **more}
    return scene(*heroes, frames=[Hurt(hero=heroes[0].id, n=n)], **more)


@pytest.mark.rule("VEIEL-DEATH-01", "VEIEL-SHEET-02")
def test_a_hero_without_vit_falls_if_nobody_saves_it() -> None:
    t = hurt(hero("healer"), hero("knight"))
    assert t.key == "waiting"
    assert (t.hero("healer").vit, t.g.state.deaths) == (0, 1)
    assert [told.hero for told in t.told(HeroFell)] == ["healer"]


@pytest.mark.rule("VEIEL-DEATH-01")
def test_a_seal_saves_its_bearer() -> None:
    t = hurt(hero("healer", items=("seal", "bomb")), hero("knight", items=("seal",)))
    assert t.options("react") == [UseReaction("healer", "seal", 0), Decline()]
    t.answer(UseReaction("healer", "seal", 0))
    assert (t.key, t.hero("healer").vit, t.hero("healer").items) == ("waiting", 1, ("bomb",))
    assert t.g.state.alchemist_discard["seal"] == 1
    assert len(t.told(HeroSaved)) == 1


@pytest.mark.rule("VEIEL-DEATH-01")
def test_a_sealer_saves_anybody_with_its_seal() -> None:
    t = hurt(hero("healer"), hero("sealer", items=("seal",)))
    t.answer(UseReaction("sealer", "seal", 1))
    assert (t.key, t.hero("healer").vit) == ("waiting", 1)


@pytest.mark.rule("VEIEL-DEATH-01", "VEIEL-ABIL-05")
@pytest.mark.parametrize(("die", "vit", "end", "refunds"), [(7, 0, 3, 0), (8, 3, 3, 0), (20, 3, 6, 1)])
def test_the_last_encore_takes_a_roll_and_its_cost(die: int, vit: int, end: int, refunds: int) -> None:
    """The Bardess has DEX 6, INT 6 and END 6; 14 is needed."""
    t = hurt(hero("healer"), hero("bardess", level=5))
    t.dice(check=die)
    t.answer(UseReaction("bardess", "last_encore", 0))
    assert t.key == "waiting"
    assert (t.hero("healer").vit, t.hero("bardess").end) == (vit, end)
    assert len(t.told(CostRefunded)) == refunds


@pytest.mark.rule("VEIEL-ITEM-03", "VEIEL-PHY-05")
def test_the_fallen_do_not_react() -> None:
    t = hurt(hero("healer"), hero("sealer", vit=0, items=("seal",)), hero("knight"))
    assert (t.key, t.hero("healer").vit) == ("waiting", 0)


@pytest.mark.rule("VEIEL-DEATH-02", "VEIEL-COND-01")
def test_the_fallen_lose_all_that_hangs_on_them_but_muteness() -> None:
    ills = {"poison": 2, "burn": 2, "burn_turns": 2, "imprisoned": True, "controlled": True, "branded": True}
    lasting = (Lasting("DEF", 1, "combat", "ward"), Lasting("ALL", 1, "incursion", "talisman"))
    t = hurt(hero("healer", muted=("heal",), effects=lasting, **ills), hero("knight"))
    assert t.key == "waiting"
    one = t.hero("healer")
    assert (one.poison, one.burn, one.burn_turns, one.imprisoned, one.controlled, one.branded) == (
        0,
        0,
        0,
        *[False] * 3,
    )
    assert (one.muted, one.effects) == (("heal",), ())


@pytest.mark.rule("VEIEL-DMTURN-04", "VEIEL-COMBAT-06", "VEIEL-TEAM-01")
def test_the_team_names_a_new_defender_at_once() -> None:
    t = hurt(hero("knight"), hero("healer"), hero("shaman"), hero("magician", vit=0))
    assert t.options("defender") == [NameDefender("healer"), NameDefender("shaman")]
    t.answer(NameDefender("shaman"))
    assert (t.key, t.g.state.defender) == ("waiting", "shaman")


@pytest.mark.rule("VEIEL-DMTURN-04", "VEIEL-NODM-19")
def test_a_token_that_was_forced_upon_the_fallen_is_free_for_the_next() -> None:
    t = scene(hero("knight"), hero("healer"), foes=[foe("zombie")], frames=[])
    t.g.combat.by_force = True
    t.push(Hurt(hero="knight", n=99))
    assert (t.key, t.g.state.defender, t.g.combat.by_force) == ("waiting", "healer", False)


@pytest.mark.rule("VEIEL-DMTURN-04")
def test_a_lone_hero_becomes_the_defender_without_a_question_even_outside_a_fight() -> None:
    t = hurt(hero("knight"), hero("healer"), foes=())
    assert (t.key, t.g.state.defender) == ("waiting", "healer")
    assert len(t.told(DefenderNamed)) == 1


@pytest.mark.rule("VEIEL-COND-01", "VEIEL-DEATH-01")
def test_x25_a_seal_does_not_cure_poison() -> None:
    turn = HeroTurn(hero="healer")
    t = scene(hero("healer", vit=2, poison=2, items=("seal",)), foes=[foe("zombie")], frames=[turn])
    t.answer(UseReaction("healer", "seal", 0))
    assert t.key == "action"
    assert (t.hero("healer").vit, t.hero("healer").poison) == (1, 2)
    t.end_turn()
    t.push(HeroTurn(hero="healer"))
    assert t.key == "waiting"
    assert t.hero("healer").vit == 0


@pytest.mark.rule("VEIEL-DEATH-05", "VEIEL-SHEET-02")
def test_healing_stops_at_the_maximum_and_does_not_revive() -> None:
    t = scene(hero("healer", vit=10), hero("knight", vit=0))
    harm.heal(t.g, t.hero("healer"), 7, "potion_vit")
    harm.heal(t.g, t.hero("knight"), 7, "potion_vit")
    assert (t.hero("healer").vit, t.hero("knight").vit) == (12, 0)


@pytest.mark.rule("VEIEL-DEATH-03")
def test_the_revived_have_full_vit_and_the_end_they_had() -> None:
    t = scene(hero("healer", vit=0, end=1))
    harm.revive(t.g, t.hero("healer"), "stone")
    assert (t.hero("healer").vit, t.hero("healer").end) == (12, 1)


@pytest.mark.rule("VEIEL-DEATH-04")
@pytest.mark.parametrize(("revived", "plays"), [("magician", True), ("knight", False)])
def test_x24_who_is_revived_plays_if_its_turn_is_still_to_come(revived: str, plays: bool) -> None:
    team = (hero("knight", vit=0), hero("healer", items=("stone",)), hero("magician", vit=0))
    fight = Fight(kind="room", turn=1)
    fight.goto(Fight.take_turns)
    t = scene(*team, foes=[foe("black_knight")], frames=[fight])
    t.g.combat.first = "knight"
    t.use("stone", revived)
    while t.key != "pass_defender" and t.g.stack and t.asks[0].seat == 2:
        t.end_turn()
    turns = [frame.hero for frame in t.g.stack if isinstance(frame, HeroTurn)]
    assert turns == (["magician"] if plays else [])


def one() -> tuple[TableTalk, Hero]:
    t = scene(hero("knight"))
    return t, t.hero("knight")


@pytest.mark.rule("VEIEL-COND-01")
def test_of_several_poisons_the_strongest_counts() -> None:
    t, knight = one()
    for n in (2, 3, 1):
        harm.poison(t.g, knight, n)
    assert knight.poison == 3
    assert [told.n for told in t.told(ConditionSet)] == [2, 3]


@pytest.mark.rule("VEIEL-COND-03")
def test_a_greater_fire_replaces_a_smaller_one() -> None:
    t, knight = one()
    harm.burn(t.g, knight, 2, 3)
    harm.burn(t.g, knight, 5, 1)
    assert (knight.burn, knight.burn_turns) == (2, 3)
    harm.burn(t.g, knight, 4, 2)
    assert (knight.burn, knight.burn_turns) == (4, 2)


@pytest.mark.rule("VEIEL-COND-01", "VEIEL-COND-03", "VEIEL-COND-05", "VEIEL-ABIL-10")
def test_phylacteries_keep_conditions_off() -> None:
    t = scene(hero("knight", phylactery="ph_serpent"), hero("healer", level=3, phylactery="ph_will"))
    knight, healer = t.hero("knight"), t.hero("healer")
    harm.poison(t.g, knight, 2)
    harm.burn(t.g, knight, 2, 2)
    harm.bind(t.g, healer, "controlled")
    harm.mute(t.g, healer, "heal")
    assert (knight.poison, knight.burn_turns, healer.controlled, healer.muted) == (0, 0, False, ())
    assert [told.kind for told in t.told(Resisted)] == ["poison", "burn", "control", "mute"]


@pytest.mark.rule("VEIEL-DMTURN-07", "VEIEL-BOSS-07")
def test_bosses_are_not_stunned() -> None:
    t = scene(hero("knight"), foes=[foe("zombie"), foe("hunter")])
    for enemy in t.g.combat.line:
        harm.stun_enemy(t.g, enemy)
    assert [enemy.stunned for enemy in t.g.combat.line] == [True, False]


@pytest.mark.rule("VEIEL-COND-02", "VEIEL-COND-03")
def test_poison_and_fire_of_enemies_are_not_reduced() -> None:
    t = scene(hero("knight"), foes=[foe("tomb_guard")])
    guard = t.foe("tomb_guard")
    harm.poison_enemy(t.g, guard, 2)
    harm.burn_enemy(t.g, guard, 3, 1)
    for hp in (9 - 5, 9 - 5 - 2):
        harm.ail(t.g, guard)
        assert guard.hp == hp
    assert (guard.poison, guard.burn_turns) == (2, 0)
    harm.burn_enemy(t.g, guard, 3, 1)
    guard.hp = 1
    harm.ail(t.g, guard)
    assert (guard.hp, [told.n for told in t.told(GaugeLost)]) == (0, [2, 3, 2, 1])


@pytest.mark.rule("VEIEL-SHEET-07")
def test_what_is_above_a_falling_maximum_is_lost() -> None:
    t = scene(hero("knight", effects=(Lasting("VIT", 3, "combat", "test"),), vit=23))
    harm.end_effects(t.g, t.hero("knight"), "combat")
    assert (t.hero("knight").vit, t.hero("knight").effects) == (20, ())


@pytest.mark.rule("VEIEL-ABIL-04", "VEIEL-ABIL-05", "VEIEL-SHEET-03")
@pytest.mark.parametrize(
    ("die", "needed", "result"), [(1, 2, "failure"), (9, 15, "success"), (8, 15, "failure"), (20, 40, "success")]
)
def test_validation_rolls(die: int, needed: int, result: str) -> None:
    """The Knight has FOR 6."""
    t, knight = one()
    t.dice(check=die)
    check(t.g, knight, "test", ("FOR",), needed)
    assert t.told(CheckRolled)[0].result == result


@pytest.mark.rule("VEIEL-ABIL-04", "VEIEL-SHEET-08")
def test_two_characteristics_and_what_raises_all_rolls_are_added() -> None:
    t = scene(hero("scholar", effects=(Lasting("ALL", 1, "incursion", "talisman"),)))
    t.dice(check=5)
    check(t.g, t.hero("scholar"), "test", ("INT", "FOI"), 20)
    assert t.told(CheckRolled)[0].total == 5 + 6 + 5 + 1


@pytest.mark.rule("VEIEL-COND-04", "VEIEL-COND-05", "VEIEL-COND-06")
def test_bonds_are_set_and_loosed_once() -> None:
    t, knight = one()
    bonds: tuple[harm.Bound, ...] = ("imprisoned", "controlled", "branded")
    for how in bonds:
        for _ in range(2):
            harm.bind(t.g, knight, how)
        assert getattr(knight, how)
        for _ in range(2):
            harm.free(t.g, knight, how)
        assert not getattr(knight, how)
    assert (len(t.told(ConditionSet)), len(t.told(ConditionEnded))) == (3, 3)


@pytest.mark.rule("VEIEL-SHEET-02")
def test_nothing_is_told_of_a_gain_that_is_none() -> None:
    t, knight = one()
    harm.gain_end(t.g, knight, 3, "potion_end")
    harm.heal(t.g, knight, 3, "potion_vit")
    assert (knight.end, knight.vit, t.events) == (4, 20, [])
    knight.end = 2
    harm.gain_end(t.g, knight, 3, "potion_end")
    assert (knight.end, [told.n for told in t.told(EndGained)]) == (4, [2])


@pytest.mark.rule("VEIEL-COND-01", "VEIEL-COND-03", "VEIEL-ABIL-10")
def test_cures_end_one_condition_each() -> None:
    t = scene(hero("knight", poison=2, burn=2, burn_turns=3, muted=("perfect_block",)))
    knight = t.hero("knight")
    harm.cure(t.g, knight, "burn")
    assert (knight.poison, knight.burn, knight.burn_turns, knight.muted) == (2, 0, 0, ("perfect_block",))
    harm.cure(t.g, knight, "mute")
    harm.cure(t.g, knight, "poison")
    harm.cure(t.g, knight, "poison")
    assert (knight.poison, knight.muted) == (0, ())
    assert [told.kind for told in t.told(ConditionEnded)] == ["burn", "mute", "poison"]
