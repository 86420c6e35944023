"""The turn of a dungeon master: events, poison, bosses, attacks, the token; and what the team may know (3.15, 3.19)."""

from __future__ import annotations

import pytest

from oakveil.games.veiel.choices import (
    KeepDefender,
    NameDefender,
    PassDefender,
    PlayEvent,
)
from oakveil.games.veiel.events import (
    AttackRolled,
    DamageDealt,
    EnemyAttacked,
    MasterRolled,
)
from oakveil.games.veiel.rules.fight import Fight
from oakveil.games.veiel.rules.master_turn import EnemyTurn, MasterTurn
from oakveil.games.veiel.state import Lasting
from oakveil.kernel.chance import Chance
from tests.games.veiel.tables import box_with, change, foe, hero, scene
from tests.games.veiel.test_fights import TEAM, again, begins


@pytest.mark.rule("VEIEL-DMTURN-01")
def test_a_dms_turn_goes_through_events_poison_bosses_and_attacks() -> None:
    foes = [foe("zombie", hp=2, poison=2), foe("urais", poison=1)]
    t = scene(
        hero("knight"), hero("healer"), foes=foes, where="boss", place="", hand=["strategic"], frames=[MasterTurn()]
    )
    t.g.combat.master_turns = 2
    assert t.line() == ["zombie", "urais"]
    assert t.key == "event"
    t.answer(t.options()[0])
    t.answer(KeepDefender())
    names = [type(event).__name__ for event in t.events]
    order = [names.index(name) for name in ("MasterTurnStarted", "GaugeLost", "EnemyDied", "BossEffect")]
    assert order == sorted(order)
    assert t.told(EnemyAttacked)[0].target == "healer"
    assert t.foe("urais").hp == t.foe("urais").full - 1


@pytest.mark.rule("VEIEL-DMTURN-06")
def test_who_joins_in_the_dms_turn_acts_from_the_next_one_on() -> None:
    foes = [foe("ghoul", has_acted=True), foe("zombie")]
    t = scene(hero("knight"), foes=foes, hand=["strategic"], frames=[MasterTurn()], boss="apprentice")
    t.g.combat.dead = ("statue",)
    t.answer(PlayEvent("p_reanim", "statue"))
    while t.key != "waiting":
        t.answer(t.options()[0])
    assert t.line() == ["ghoul", "zombie", "statue"]
    assert [told.enemy.partition(".")[0] for told in t.told(EnemyAttacked)] == ["ghoul", "zombie"]


@pytest.mark.rule("VEIEL-DMTURN-03", "VEIEL-DEF-10")
def test_the_token_may_be_passed_before_the_first_attack_and_after_each_hit() -> None:
    foes = [foe("ghoul"), foe("ghoul"), foe("ghoul")]
    t = scene(hero("knight"), hero("healer"), foes=foes, frames=[MasterTurn()])
    t.dice(enemy=[19, 1, 19], hero=[2, 5, 2])
    assert t.options("pass_defender") == [KeepDefender(), PassDefender("healer")]
    t.answer(KeepDefender())
    assert len(t.told(EnemyAttacked)) == 1
    t.answer(PassDefender("healer"))
    assert t.key == "waiting"
    assert [told.target for told in t.told(EnemyAttacked)] == ["knight", "healer", "healer"]


@pytest.mark.rule("VEIEL-DMTURN-03", "VEIEL-BOSS-01")
def test_the_token_may_be_passed_before_a_boss_does_anything() -> None:
    t = scene(*TEAM, foes=[foe("urais")], where="boss", place="", frames=[MasterTurn()])
    t.g.combat.master_turns = 2
    t.dice(enemy=[19] * 2, hero=[2] * 2)
    t.answer(PassDefender("healer"))
    assert t.key == "pass_defender"
    assert [told.target for told in t.told(EnemyAttacked)] == ["knight", "magician"]


@pytest.mark.rule("VEIEL-COMBAT-10")
def test_nothing_more_happens_to_enemies_when_the_last_hero_has_fallen() -> None:
    foes = [foe("zombie", poison=2), foe("urais", hp=20, burn=2, burn_turns=2)]
    t = scene(hero("knight", vit=2), foes=foes, where="boss", place="", hand=["rockfall"], frames=[MasterTurn()])
    t.dice(check=2)
    t.answer(PlayEvent("rockfall", "knight"))
    assert t.key == "waiting"
    assert [(one.card, one.hp, one.fired) for one in t.g.combat.line] == [("zombie", 10, ()), ("urais", 20, ())]


@pytest.mark.rule("VEIEL-BOSS-01")
def test_urais_sweeps_every_third_turn_and_rages_at_half() -> None:
    t = scene(*TEAM, foes=[foe("urais", hp=35)], where="boss", place="", frames=[MasterTurn()])
    t.g.combat.master_turns = 2
    t.dice(enemy=[19] * 2, hero=[2] * 2)
    assert (t.key, t.told(EnemyAttacked)) == ("pass_defender", []), "the holder of the token is not swept away"
    t.answer(KeepDefender())
    assert t.key == "pass_defender"
    assert [told.target for told in t.told(EnemyAttacked)] == ["healer", "magician"]
    assert t.hero("healer").vit == 12 - 6
    assert t.told(EnemyAttacked)[0].total == 19 + 10 + 2
    assert t.foe("urais").fired == ("half",)


@pytest.mark.rule("VEIEL-BOSS-01")
def test_the_ring_of_fire_burns_once_at_each_threshold() -> None:
    for hp, rolls in ((51, 0), (50, 3), (25, 6)):
        t = scene(*TEAM, foes=[foe("hunter", hp=hp)], where="boss", place="", frames=[MasterTurn()], master="none")
        t.dice(check=[2] * rolls)
        t.answer(KeepDefender())
        assert t.asks
        lost = sum(full - t.hero(id).vit for id, full in (("healer", 12), ("magician", 12)))
        hits = sum(told.result == "hit" and told.target != "knight" for told in t.told(EnemyAttacked))
        assert hits or lost == rolls // 3 * 8


@pytest.mark.rule("VEIEL-BOSS-01", "VEIEL-COND-05")
def test_the_priestess_takes_control_of_a_hero_that_does_not_resist() -> None:
    t = scene(*TEAM, foes=[foe("priestess")], where="boss", place="", frames=[MasterTurn()])
    t.answer(KeepDefender())
    assert [option.hero for option in t.options("control")] == ["knight", "healer", "magician"]  # type: ignore[attr-defined]
    t.dice(check=3)
    t.answer(t.options()[2])
    assert t.hero("magician").controlled


@pytest.mark.rule("VEIEL-BOSS-01", "VEIEL-BOSS-07")
def test_the_apprentice_begins_with_minions_before_him() -> None:
    t = scene(*TEAM, frames=[Fight(kind="boss")], where="boss", place="", boss="apprentice", master="none")
    assert t.asks
    assert [enemy.minion for enemy in t.g.combat.line] == [True, False]
    assert t.line()[-1] == "apprentice"


@pytest.mark.rule("VEIEL-NODM-19", "VEIEL-DMTURN-03")
def test_x49_a_token_taken_by_force_is_free_again_after_the_dms_turn() -> None:
    t = scene(hero("knight"), hero("healer"), foes=[foe("ghoul")] * 2, hand=["strategic"], frames=[MasterTurn()])
    t.answer(PlayEvent("strategic", "healer"))
    assert [told.target for told in t.told(EnemyAttacked)] == ["healer", "healer"]
    assert t.options("defender") == [NameDefender("knight"), NameDefender("healer")]
    t.answer(NameDefender("knight"))
    assert (t.g.state.defender, t.g.combat.by_force) == ("knight", False)


@pytest.mark.rule("VEIEL-SHEET-08", "VEIEL-NODM-20")
def test_what_lasts_for_a_round_ends_with_the_dms_turn() -> None:
    effects = (Lasting("DEF", 2, "round", "ph_sentinel"), Lasting("DEF", 3, "combat", "ward"))
    t = scene(hero("knight", effects=effects), foes=[foe("ghoul")], frames=[MasterTurn()])
    t.g.combat.fog = True
    assert t.key == "waiting"
    assert (t.hero("knight").effects, t.g.combat.fog) == (effects[1:], False)


@pytest.mark.rule("VEIEL-ROOM-09")
def test_in_the_burning_glade_somebody_burns_in_every_round() -> None:
    t = again(scene(*TEAM, foes=[foe("zombie")], frames=[], room="burning_glade", master="none"), Fight.begin_round)
    t.dice(random_hero=2)
    assert t.key == "first_hero"
    assert t.hero("healer").vit == 12 - 2


@pytest.mark.rule("VEIEL-COMBAT-10")
def test_an_enemys_turn_is_over_when_everybody_has_fallen() -> None:
    deadly = box_with(change("ghoul", blow=change("zombie").blow))
    t = scene(hero("healer", vit=1), foes=[foe("ghoul"), foe("ghoul")], frames=[MasterTurn()], box=deadly)
    t.dice(enemy=19, hero=2)
    assert t.key == "waiting"
    assert len(t.told(EnemyAttacked)) == 1


@pytest.mark.rule("VEIEL-COMBAT-10")
def test_a_dead_enemy_does_not_act() -> None:
    t = scene(hero("knight"), foes=[foe("ghoul")], frames=[EnemyTurn(enemy="zombie.7")])
    assert (t.key, t.told(EnemyAttacked)) == ("waiting", [])


@pytest.mark.rule("VEIEL-INFO-01")
def test_with_hidden_figures_the_team_sees_how_badly_enemies_are_wounded() -> None:
    foes = [foe("zombie", hp=10), foe("zombie", hp=4), foe("ghoul", hp=1)]
    t = scene(*TEAM, foes=foes, enemy_stats="hidden", master="human")
    seen = {seat: t.g.seen_by(seat)[0].combat for seat in (None, 1, 4)}
    wounds = {seat: [(one.hp, one.full) for one in combat.line] for seat, combat in seen.items() if combat is not None}
    assert wounds[1] == wounds[None] == [(3, 3), (2, 3), (1, 3)]
    assert wounds[4] == [(10, 10), (4, 10), (1, 8)]
    for seat, known in ((None, [10, 6, 2]), (1, [10, 6, 2]), (4, [10, 4, 1])):
        anew = t.g.redealt(seat, Chance(b"seen"))
        assert [one.hp for one in anew.combat.line] == known, "programs know no more than persons"
        assert [(one.hp, one.full) for one in anew.seen_by(1)[0].combat.line] == wounds[1]  # type: ignore[union-attr]
    assert t.foe("zombie").hp == 10


@pytest.mark.rule("VEIEL-INFO-01", "VEIEL-COMBAT-02")
def test_only_the_dm_sees_enemies_that_have_no_place_yet() -> None:
    t = begins(pile=("zombie", "archer"))
    assert t.key == "place_enemy"
    seen = [t.g.seen_by(seat)[0].combat for seat in (1, 4)]
    assert [len(combat.waiting) for combat in seen if combat is not None] == [0, 2]


@pytest.mark.rule("VEIEL-INFO-01", "VEIEL-DMTURN-09")
def test_with_hidden_figures_nothing_that_is_told_gives_them_away() -> None:
    for master, knows in (("human", (4,)), ("none", ())):
        foes = [foe("statue", poison=1), foe("ghoul")]
        t = scene(*TEAM, foes=foes, enemy_stats="hidden", master=master)
        t.dice(hero=[19, 18], enemy=[6, 2] if knows else [])
        t.attack("statue")
        (rolled,) = t.told(AttackRolled)
        assert (rolled.result, rolled.foe_die, rolled.foe_total) == ("hit", 6 if knows else 0, 0)
        (damage,) = t.told(DamageDealt)
        assert (damage.final, damage.audience()) == (2, knows), "RED and HP of the statue follow from it"
        seen = [t.g.seen_by(seat)[0].dealt for seat in (None, 1, *knows)]
        assert seen == [0, 0, *([2] if knows else [])]
        assert [one.audience() for one in t.told(MasterRolled)] == ([knows] if knows else [])


@pytest.mark.rule("VEIEL-INFO-01")
def test_with_open_figures_everybody_hears_everything() -> None:
    t = scene(*TEAM, foes=[foe("statue")])
    t.dice(hero=19, enemy=6)
    t.attack("statue")
    assert t.told(AttackRolled)[0].foe_total == 6 + 4
    assert (t.told(DamageDealt)[0].audience(), t.g.seen_by(1)[0].dealt) == (None, 2)
    assert not t.told(MasterRolled)
