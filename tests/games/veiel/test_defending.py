"""Enemies attack heroes (specification 3.19, examples X17 to X21, X34, X36, X49, X51, X54)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from oakveil.games.veiel.choices import Decline, KeepDie, PassEvent, PlayEvent, UseReaction
from oakveil.games.veiel.events import DiceTied, DieChanged, EnemyAttacked, EnemyStunned, MasterRolled
from oakveil.games.veiel.rules.enemy_attack import EnemyAttack
from oakveil.games.veiel.rules.master_turn import EnemyTurn, strikes
from oakveil.games.veiel.rules.moments import Moment
from oakveil.kernel.sight import view
from tests.games.veiel.tables import HeroHere, TableTalk, foe, hero, scene

MAIL = {"armour": "a_knight_mail", "second": "s_kite"}
"""X17: RED 2 and RED 2; the Knight has 1 of his own and DEF 5 with it."""


def knight(**fields: Any) -> HeroHere:
    return hero("knight", **{**MAIL, **fields})


def attacked(*heroes: HeroHere, by: str = "urais", option: int = 0, **more: Any) -> TableTalk:
    """The first hero is about to be attacked with an option of this enemy."""
    attack = EnemyAttack(target=heroes[0].id, enemy=f"{by}.1", option=option)
    return scene(*heroes, foes=[foe(by)], frames=[attack], **more)


def lost(t: TableTalk, id: str = "knight", full: int = 20) -> int:
    return full - t.hero(id).vit


@pytest.mark.rule("VEIEL-DEF-03", "VEIEL-DEF-05", "VEIEL-DEF-08", "VEIEL-DEF-06")
def test_x17_a_critical_gets_past_the_shield_only() -> None:
    t = attacked(knight())
    t.dice(enemy=20, hero=12)
    assert t.key == "waiting"
    assert lost(t) == 9 - 1 - 2

    t = attacked(knight())
    t.dice(enemy=12, hero=4)
    assert t.key == "waiting"
    assert lost(t) == 9 - 1 - 2 - 2


@pytest.mark.rule("VEIEL-DEF-04")
def test_x18_what_ignores_the_reduction_hits_in_full() -> None:
    t = attacked(knight(), option=1)
    t.dice(enemy=12, hero=4)
    assert t.key == "waiting"
    assert lost(t) == 5


@pytest.mark.rule("VEIEL-DEF-05")
@pytest.mark.parametrize(("enemy", "own"), list(product((1, 2, 19, 20), (1, 2, 19, 20))))
def test_the_critical_table_of_enemy_attacks(enemy: int, own: int) -> None:
    """Urais adds 10, the Knight 5."""
    t = attacked(knight())
    t.dice(enemy=enemy, hero=own)
    assert t.key == "waiting"
    told = t.told(EnemyAttacked)[0]
    if enemy == 1 or (own == 20 and enemy < 20):
        expected = ("miss", False)
    elif own == 1 or (enemy == 20 and own < 20):
        expected = ("hit", True)
    else:
        expected = ("hit" if enemy + 10 > own + 5 else "miss", False)
    assert (told.result, told.without_shield) == expected


@pytest.mark.rule("VEIEL-DEF-01")
def test_equal_totals_are_rolled_again_and_the_new_dice_count_in_full() -> None:
    t = attacked(knight())
    t.dice(enemy=[5, 20], hero=[10, 12])
    assert t.key == "waiting"
    assert len(t.told(DiceTied)) == 1
    assert t.told(EnemyAttacked)[0].without_shield


@pytest.mark.rule("VEIEL-DEF-02")
def test_what_ignores_defence_is_met_with_the_bare_die() -> None:
    t = attacked(knight(), by="shade")
    t.dice(enemy=5, hero=9)
    assert t.key == "waiting"
    told = t.told(EnemyAttacked)[0]
    assert (told.total, told.foe_total, told.result) == (10, 9, "hit")


@pytest.mark.rule("VEIEL-DEF-07")
def test_poison_sets_in_even_where_no_damage_is_left() -> None:
    t = attacked(knight(armour="a_plate", second="s_tower"), by="plague")
    t.dice(enemy=19, hero=2)
    assert t.key == "waiting"
    assert lost(t) == 0
    assert t.hero("knight").poison == 2


@pytest.mark.rule("VEIEL-DEF-07", "VEIEL-DEF-09")
def test_x19_a_block_keeps_damage_and_poison_off() -> None:
    t = attacked(knight(level=3, end=2), by="plague")
    t.dice(enemy=19, hero=2)
    t.answer(UseReaction("knight", "perfect_block", 0))
    assert t.key == "waiting"
    assert (lost(t), t.hero("knight").poison, t.hero("knight").end) == (0, 0, 0)


@pytest.mark.rule("VEIEL-DEF-09", "VEIEL-ABIL-02")
def test_a_block_that_cannot_be_paid_is_not_offered() -> None:
    t = attacked(knight(level=3, end=1), by="plague")
    t.dice(enemy=19, hero=2)
    assert t.key == "waiting"
    assert t.hero("knight").poison == 2


@pytest.mark.rule("VEIEL-DEF-09")
def test_the_attacked_hero_is_asked_first_and_one_block_is_enough() -> None:
    assassin, own = hero("assassin", level=3), knight(level=3)
    t = attacked(own, assassin)
    t.dice(enemy=19, hero=2)
    t.answer(Decline(), seat=1)
    assert t.options("react") == [UseReaction("assassin", "smoke_screen", 0), Decline()]
    t.answer(UseReaction("assassin", "smoke_screen", 0))
    assert (t.key, lost(t)) == ("waiting", 0)

    t = attacked(own, assassin)
    t.dice(enemy=19, hero=2)
    t.answer(UseReaction("knight", "perfect_block", 0))
    assert (t.key, lost(t)) == ("waiting", 0)


@pytest.mark.rule("VEIEL-DEF-09")
def test_the_perfect_block_is_for_oneself_and_the_smoke_screen_for_everybody() -> None:
    t = attacked(hero("assassin", level=3), knight(level=3))
    t.dice(enemy=19, hero=2)
    assert t.options("react") == [UseReaction("assassin", "smoke_screen", 0), Decline()]
    t.answer(Decline())
    assert t.key == "waiting"
    assert lost(t, "assassin", 13) == 9


@pytest.mark.rule("VEIEL-COND-04")
def test_a_prisoner_does_not_react() -> None:
    t = attacked(knight(level=3, imprisoned=True))
    t.dice(enemy=19, hero=2)
    assert (t.key, lost(t)) == ("waiting", 4)


@pytest.mark.rule("VEIEL-EVENT-12")
def test_x05_x20_a_curse_turns_the_success_and_the_hit_can_be_blocked() -> None:
    for block, wounds in ((False, 4), (True, 0)):
        t = attacked(knight(level=3), hand=["curse_def"])
        t.dice(enemy=5, hero=20)
        t.answer(PlayEvent("curse_def"))
        t.answer(UseReaction("knight", "perfect_block", 0) if block else Decline())
        assert (t.key, lost(t)) == ("waiting", wounds)


@pytest.mark.rule("VEIEL-EVENT-12")
def test_x21_nothing_helps_a_natural_1() -> None:
    t = attacked(knight(), hand=["curse_def"])
    t.dice(enemy=1, hero=5)
    assert t.key == "waiting"

    hidden = attacked(knight(), hand=["curse_def"], master="human", dm_dice="hidden")
    hidden.dice(enemy=1, hero=5)
    assert not any(isinstance(option, PlayEvent) for option in hidden.options("event"))


@pytest.mark.rule("VEIEL-EVENT-12")
def test_a_second_curse_cannot_make_a_hit_worse() -> None:
    t = attacked(knight(), hand=["curse_def", "curse_def"])
    t.dice(enemy=5, hero=20)
    t.answer(PlayEvent("curse_def"))
    assert (t.key, lost(t)) == ("waiting", 4)
    assert t.g.state.hand.cards == ["curse_def"]


@pytest.mark.rule("VEIEL-NODM-20", "VEIEL-EVENT-12")
def test_a_curse_token_spoils_the_next_success_only() -> None:
    t = attacked(knight(cursed=("def_ok",)), master="none")
    t.dice(hero=19)
    assert (t.key, lost(t), t.hero("knight").cursed) == ("waiting", 4, ())

    t = attacked(knight(cursed=("def_ok",)), master="none")
    t.dice(hero=2)
    assert (t.key, lost(t), t.hero("knight").cursed) == ("waiting", 4, ("def_ok",))


@pytest.mark.rule("VEIEL-NODM-03", "VEIEL-NODM-04", "VEIEL-NODM-05")
@pytest.mark.parametrize(("die", "result"), [(1, "hit"), (9, "hit"), (11, "miss"), (20, "miss")])
def test_x51_without_a_dm_the_die_of_the_enemies_always_shows_v(die: int, result: str) -> None:
    """V is 7 with three lines; a Ghoul adds 6, a Barbarian 3."""
    t = attacked(hero("barbarian"), by="ghoul", master="none", lines=3)
    t.dice(hero=[die])
    assert t.key == "waiting"
    told = t.told(EnemyAttacked)[0]
    assert (told.die, told.total, told.foe_total) == (0, 13, die + 3)
    assert told.result == result
    assert told.without_shield is (die == 1)


@pytest.mark.rule("VEIEL-NODM-05")
def test_without_a_dm_the_hero_rolls_again_on_a_tie() -> None:
    t = attacked(hero("knight"), by="ghoul", master="none", lines=3)
    t.dice(hero=[9, 2])
    assert t.key == "waiting"
    assert len(t.told(DiceTied)) == 1
    assert t.told(EnemyAttacked)[0].result == "hit"


@pytest.mark.rule("VEIEL-DMTURN-09")
def test_x54_hidden_dice_show_the_team_what_happens_and_no_number() -> None:
    t = attacked(knight(level=3), master="human", dm_dice="hidden")
    t.dice(enemy=20, hero=12)
    assert t.key == "react"
    told = t.told(EnemyAttacked)[0]
    assert (told.die, told.total, told.result, told.without_shield) == (0, 0, "hit", True)
    assert t.told(MasterRolled)[0].audience() == (t.g.master,)
    attack = t.g.stack[-2]
    assert isinstance(attack, EnemyAttack)
    assert attack.foe.face() != 20


@pytest.mark.rule("VEIEL-DMTURN-09")
def test_a_hidden_die_is_in_no_view_but_that_of_the_dm() -> None:
    t = attacked(knight(), hand=["curse_def"], master="human", dm_dice="hidden")
    t.dice(enemy=3, hero=20)
    assert t.key == "event"
    attack = t.g.stack[-2]
    assert isinstance(attack, EnemyAttack)
    assert [view(attack, seat).foe.front for seat in (1, 2, 3)] == [None, None, 3]
    moment = t.g.stack[-1]
    assert isinstance(moment, Moment)
    assert [view(moment, seat).foe.front for seat in (1, 2, 3)] == [None, None, 3]


@pytest.mark.rule("VEIEL-DMTURN-10")
def test_a_kind_dm_may_lower_its_die_before_the_result_is_shown() -> None:
    t = attacked(knight(), master="human", dm_dice="hidden", dm_fudge="kind")
    t.dice(enemy=3, hero=2)
    assert [getattr(option, "to", 0) for option in t.options("die")] == [0, 1, 2]
    t.answer(t.options()[1])
    assert t.key == "waiting"
    assert t.told(EnemyAttacked)[0].result == "miss"
    assert [(told.old, told.new) for told in t.told(DieChanged)] == [(3, 1)]

    t = attacked(knight(), master="human", dm_dice="hidden", dm_fudge="free")
    t.dice(enemy=3, hero=2)
    assert len(t.options("die")) == 20
    t.answer(KeepDie())
    assert t.told(DieChanged) == []


def turn_of(enemy: str, *heroes: HeroHere, **more: Any) -> TableTalk:
    """It is the turn of this enemy."""
    return scene(*heroes, foes=[foe(enemy)], frames=[EnemyTurn(enemy=f"{enemy}.1")], **more)


@pytest.mark.rule("VEIEL-DMTURN-02", "VEIEL-DMTURN-08")
def test_an_enemy_attacks_the_defender_unless_it_ignores_it() -> None:
    t = turn_of("ghoul", knight(), hero("healer"), master="bot")
    assert t.key == "waiting"
    assert [told.target for told in t.told(EnemyAttacked)] == ["knight"]

    t = turn_of("archer", knight(), hero("healer"), hero("shaman", vit=0), master="bot")
    assert [option.target for option in t.options("strike")] == ["knight", "healer"]  # type: ignore[attr-defined]


@pytest.mark.rule("VEIEL-COND-06")
def test_every_enemy_may_attack_the_branded() -> None:
    t = turn_of("ghoul", knight(), hero("healer", branded=True), hero("shaman"))
    assert [option.target for option in t.options("strike")] == ["knight", "healer"]  # type: ignore[attr-defined]


@pytest.mark.rule("VEIEL-DMTURN-05", "VEIEL-BOSS-08", "VEIEL-BAL-03")
def test_a_strong_enemy_chooses_anew_for_each_of_its_attacks() -> None:
    t = turn_of("last_giant", knight(), hero("healer"), hero("shaman"))
    first = t.options("strike")
    assert len(first) == 1 + 3
    t.answer(first[0])
    while t.key == "pass_defender":
        t.answer(t.options()[0])
    t.answer(t.options("strike")[2])
    assert [(told.option, told.target) for told in t.told(EnemyAttacked)] == [(0, "knight"), (1, "healer")]
    assert t.key == "waiting"


@pytest.mark.rule("VEIEL-NODM-21")
def test_without_a_dm_options_go_in_printed_order_on_into_the_next_turn() -> None:
    t = turn_of("black_knight", hero("knight"), hero("healer"), master="none")
    for _ in range(2):
        assert t.key == "waiting"
        t.push(EnemyTurn(enemy="black_knight.1"))
    assert t.key == "waiting"
    assert [told.option for told in t.told(EnemyAttacked)] == [0, 1, 0]


@pytest.mark.rule("VEIEL-NODM-12")
def test_x36_a_die_finds_the_target_among_the_others() -> None:
    team = (hero("knight"), hero("healer"), hero("shaman", vit=0), hero("magician"))
    t = scene(*team, foes=[foe("archer")], master="none", frames=[EnemyTurn(enemy="archer.1")])
    t.dice(random_hero=[3, 2])
    assert t.key == "waiting"
    assert t.told(EnemyAttacked)[0].target == "magician"


@pytest.mark.rule("VEIEL-NODM-12")
def test_a_lone_defender_is_the_target_of_all() -> None:
    t = turn_of("archer", hero("knight"), hero("healer", vit=0), master="none")
    assert t.key == "waiting"
    assert t.told(EnemyAttacked)[0].target == "knight"


@pytest.mark.rule("VEIEL-DMTURN-07")
def test_a_stunned_enemy_loses_one_turn() -> None:
    t = scene(knight(), foes=[foe("ghoul", stunned=True)], frames=[EnemyTurn(enemy="ghoul.1")])
    assert t.key == "waiting"
    assert t.told(EnemyAttacked) == []
    assert len(t.told(EnemyStunned)) == 1
    t.push(EnemyTurn(enemy="ghoul.1"))
    assert t.key == "waiting"
    assert len(t.told(EnemyAttacked)) == 1


@pytest.mark.rule("VEIEL-NODM-21")
def test_the_gravecaller_heals_whoever_lacks_most_before_it_attacks() -> None:
    foes = [foe("zombie", hp=8), foe("ghoul", hp=2), foe("gravecaller", hp=1)]
    t = scene(knight(), foes=foes, frames=[EnemyTurn(enemy="gravecaller.3")])
    assert t.key == "waiting"
    assert [enemy.hp for enemy in t.g.combat.line] == [8, 5, 1]
    assert len(t.told(EnemyAttacked)) == 1


@pytest.mark.rule("VEIEL-DEF-10", "VEIEL-DEF-07")
def test_the_soul_devourer_drinks_what_it_deals_but_no_more_than_four() -> None:
    for red, drunk in ((0, 4), (3, 1)):
        armour = {0: None, 3: "a_plate"}[red]
        attack = EnemyAttack(target="healer", enemy="soul_devourer.1", option=1)
        t = scene(hero("healer", armour=armour), foes=[foe("soul_devourer", hp=10)], frames=[attack])
        t.dice(enemy=19, hero=2)
        assert t.key == "waiting"
        assert t.foe("soul_devourer").hp == 10 + drunk


@pytest.mark.rule("VEIEL-DMTURN-02")
def test_an_attack_that_ignores_the_defender_may_still_be_for_it() -> None:
    t = turn_of("hurler", knight(), hero("healer"))
    enemy = t.foe("hurler")
    assert [strike.target for strike in strikes(t.g, enemy)] == ["knight", "healer"]


@pytest.mark.rule("VEIEL-EVENT-13", "VEIEL-EVENT-04")
def test_the_dm_is_never_forced_to_play_a_card() -> None:
    t = attacked(knight(), hand=["curse_def"])
    t.dice(enemy=5, hero=20)
    t.answer(PassEvent())
    assert (t.key, lost(t)) == ("waiting", 0)
