"""A fight from its line of enemies to its end (specification 3.10, 3.15, 3.16, 3.20, 3.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oakveil.games.veiel.choices import (
    AgreeToEnd,
    ChooseFirst,
    ChoosePowerful,
    Decline,
    EndFight,
    FightOn,
    Flee,
    KeepDefender,
    NameDefender,
    OfferDefeat,
    OfferVictory,
    PlaceEnemy,
    PlayEvent,
    Stay,
    UseReaction,
)
from oakveil.games.veiel.events import (
    CardsDrawn,
    EnemiesFirst,
    EnemyAttacked,
    FightEnded,
    FightStarted,
    FleeRolled,
    LootRolled,
    MasterTurnStarted,
    MinionsCrumbled,
    TeamFell,
    TurnStarted,
)
from oakveil.games.veiel.rules.fight import Fight
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.loot import Loot
from oakveil.games.veiel.state import EventHand, Lasting
from tests.games.veiel.tables import HeroHere, TableTalk, Waiting, box_with, change, foe, hero, scene

TEAM = (hero("knight"), hero("healer"), hero("magician"))


def begins(*heroes: HeroHere, pile: tuple[str, ...] = (), powerful: int = 0, **more: Any) -> TableTalk:
    """A fight begins; its basic enemies come from the top of this pile."""
    fight = Fight(kind="room", basic=len(pile), powerful=powerful)
    t = scene(*(heroes or TEAM), frames=[fight], **more)
    t.g.state.monsters.cards = [*reversed(pile)]
    return t


def again(t: TableTalk, at: Callable[..., Any], *, turn: int = 0) -> TableTalk:
    """The fight on this table goes on with a step."""
    fight = Fight(kind=t.g.combat.kind, turn=turn)
    fight.goto(at)
    t.push(fight)
    return t


def result(t: TableTalk) -> str:
    """How the fight ended for the procedure that had begun it."""
    waiting = t.g.stack[0]
    assert isinstance(waiting, Waiting)
    return waiting.result


@pytest.mark.rule("VEIEL-COMBAT-01", "VEIEL-COMBAT-02", "VEIEL-ROOM-01")
def test_the_dm_puts_the_enemies_in_any_order() -> None:
    t = begins(pile=("zombie", "archer", "zombie"))
    assert t.options("place_enemy") == [PlaceEnemy("zombie.1"), PlaceEnemy("archer.2")]
    t.answer(PlaceEnemy("archer.2"))
    assert t.line() == ["archer", "zombie", "zombie"]
    assert t.told(FightStarted)[0].line == ("archer.2", "zombie.1", "zombie.3")
    assert t.asks[0].seat == 1


@pytest.mark.rule("VEIEL-NODM-10")
def test_without_a_dm_the_enemies_stand_by_class_and_powerful_ones_last() -> None:
    pile = ("plague", "archer", "statue", "bone_shield", "bloated", "zombie")
    t = begins(pile=pile, powerful=1, master="none")
    assert t.asks
    assert t.line()[:6] == ["bloated", "zombie", "bone_shield", "statue", "archer", "plague"]
    assert t.g.combat.line[6].kind == "powerful"


@pytest.mark.rule("VEIEL-NODM-11")
def test_the_team_may_order_them_to_make_it_harder() -> None:
    t = begins(pile=("archer", "zombie"), master="none", nodm_order="players")
    assert t.options("place_enemy") == [PlaceEnemy("zombie.2"), PlaceEnemy("archer.1")]
    t.answer(PlaceEnemy("archer.1"), seat=1)
    assert t.line() == ["archer", "zombie"]


@pytest.mark.rule("VEIEL-ROOM-10")
def test_the_discard_is_shuffled_in_and_if_cards_lack_fewer_come() -> None:
    t = begins(pile=("zombie",))
    fight = t.g.stack[-1]
    assert isinstance(fight, Fight)
    fight.basic = 5
    t.g.state.monster_discard = ("ghoul", "ghoul")
    while t.key == "place_enemy":
        t.answer(t.options()[0])
    assert sorted(t.line()) == ["ghoul", "ghoul", "zombie"]


@pytest.mark.rule("VEIEL-ROOM-02")
def test_the_dm_chooses_a_powerful_monster_that_was_not_faced() -> None:
    t = begins(powerful=1)
    t.g.state.faced = ("black_knight", "gargoyle")
    choices = [option.card for option in t.options("powerful") if isinstance(option, ChoosePowerful)]
    assert choices == ["last_giant", "soul_devourer", "plague_mother"]
    t.answer(ChoosePowerful("plague_mother"))
    assert t.line() == ["plague_mother"]
    assert [*t.g.state.faced] == ["black_knight", "gargoyle", "plague_mother"]

    t = begins(powerful=1)
    t.g.state.faced = t.g.box.powerful
    assert len(t.options("powerful")) == 5
    t.answer(ChoosePowerful("gargoyle"))
    assert t.g.state.faced == ("gargoyle",)


@pytest.mark.rule("VEIEL-BAL-01", "VEIEL-BAL-02", "VEIEL-BOSS-05")
@pytest.mark.parametrize(
    ("heroes", "options", "powerful", "boss"),
    [
        (2, {}, 42 - 8, 58 - 30),
        (3, {}, 42 - 5, 58 - 20),
        (2, {"adjust_power": 3, "adjust_boss": -60}, 45, 10),
    ],
)
def test_strong_enemies_have_hp_for_this_team(heroes: int, options: dict[str, Any], powerful: int, boss: int) -> None:
    box = box_with(change("last_giant", hp=42), change("apprentice", hp=58))
    t = begins(*TEAM[:heroes], powerful=1, box=box, **options)
    t.answer(ChoosePowerful("last_giant"))
    assert t.foe("last_giant").hp == powerful

    final: dict[str, Any] = {"frames": [Fight(kind="boss")], "where": "boss", "place": "", "boss": "apprentice"}
    t = scene(*TEAM[:heroes], box=box, **final, **options)
    assert t.asks
    assert (t.foe("apprentice").hp, t.foe("apprentice").full) == (boss, boss)


@pytest.mark.rule("VEIEL-ROOM-09")
def test_a_room_may_strengthen_its_enemies() -> None:
    fight = Fight(kind="room", basic=1, bonus=(("ATT", 1), ("RED", 1)))
    t = scene(*TEAM, frames=[fight], room="royal_guard")
    assert t.asks
    assert t.g.combat.line[0].effects == (
        Lasting("ATT", 1, "combat", "royal_guard"),
        Lasting("RED", 1, "combat", "royal_guard"),
    )


@pytest.mark.rule("VEIEL-COMBAT-06")
def test_a_new_defender_is_named_before_the_first_round_if_the_old_one_has_fallen() -> None:
    t = begins(hero("knight", vit=0), hero("healer"), hero("magician"), pile=("zombie",))
    t.answer(NameDefender("magician"))
    assert t.g.state.defender == "magician"
    assert t.key == "flee"


@pytest.mark.rule("VEIEL-COMBAT-04", "VEIEL-COMBAT-05", "VEIEL-TEAM-01")
def test_heroes_act_clockwise_from_the_first_and_then_the_enemies() -> None:
    t = begins(pile=("black_knight",), master="bot")
    t.answer(Stay())
    assert t.options("first_hero") == [ChooseFirst("knight"), ChooseFirst("healer"), ChooseFirst("magician")]
    t.answer(ChooseFirst("healer"))
    for _ in range(3):
        assert t.told(EnemyAttacked) == []
        t.end_turn()
    assert [told.hero for told in t.told(TurnStarted)] == ["healer", "magician", "knight"]
    assert t.key == "pass_defender"


@pytest.mark.rule("VEIEL-COMBAT-05")
def test_who_began_the_last_round_is_proposed_again() -> None:
    t = again(scene(*TEAM, foes=[foe("zombie")], frames=[]), Fight.name_first)
    t.g.combat.first = "magician"
    assert t.key == "first_hero"
    assert t.asks[0].default == ChooseFirst("magician")


@pytest.mark.rule("VEIEL-COMBAT-04", "VEIEL-EVENT-08")
def test_in_an_ambush_the_enemies_act_before_the_first_players_turn() -> None:
    t = begins(pile=("zombie",), hand=("ambush",))
    t.answer(PlayEvent("ambush"))
    assert len(t.told(EnemiesFirst)) == 1
    t.answer(KeepDefender())
    assert len(t.told(EnemyAttacked)) == 1
    assert t.key == "flee"


@pytest.mark.rule("VEIEL-EVENT-08", "VEIEL-EVENT-07")
def test_there_is_no_ambush_by_a_boss() -> None:
    t = scene(*TEAM, frames=[Fight(kind="boss")], where="boss", place="", hand=["ambush"], boss="urais")
    assert not any(isinstance(option, PlayEvent) for option in t.options("event"))


@pytest.mark.rule("VEIEL-COMBAT-12", "VEIEL-COMBAT-10")
def test_what_a_fight_has_brought_upon_heroes_ends_with_it() -> None:
    ills = {"poison": 2, "burn": 2, "burn_turns": 2, "imprisoned": True, "controlled": True, "branded": True}
    effects = (Lasting("DEF", 3, "combat", "ward"), Lasting("ALL", 1, "incursion", "talisman"))
    knight = hero("knight", effects=effects, cursed=("def_ok",), muted=("x",), used=("a:0:combat", "b:0:room"), **ills)
    t = scene(knight, hero("healer"), foes=[foe("zombie")], frames=[])
    t.g.combat.line = []
    assert again(t, Fight.new_round).key == "waiting"
    one = t.hero("knight")
    assert (one.poison, one.burn_turns, one.imprisoned, one.controlled, one.branded) == (0, 0, False, False, False)
    assert (one.effects, one.cursed, one.muted, one.used) == (effects[1:], (), ("x",), ("b:0:room",))
    assert (t.g.state.combat, result(t)) == (None, "won")


@pytest.mark.rule("VEIEL-DEATH-08", "VEIEL-COMBAT-10")
def test_x44_when_all_have_fallen_the_team_is_in_the_rest_zone_without_its_crystals() -> None:
    t = scene(hero("knight", vit=0), hero("healer", vit=0), foes=[foe("zombie")], crystals=11, frames=[])
    t.g.state.box = ("w_dagger",)
    assert again(t, Fight.new_round).key == "waiting"
    assert (result(t), t.g.state.where, t.g.state.crystals, t.g.state.box) == ("fallen", "rest", 0, ("w_dagger",))
    assert t.told(TeamFell)[0].lost == 11
    assert t.g.state.monster_discard == ("zombie",)


@pytest.mark.rule("VEIEL-COMBAT-11")
def test_x41_a_burst_that_kills_the_last_hero_is_a_defeat() -> None:
    turn, fight = HeroTurn(hero="barbarian"), Fight(kind="room")
    turn.goto(HeroTurn.act)
    fight.goto(Fight.enemies_turn)
    team = (hero("barbarian", vit=3), hero("healer", vit=0))
    t = scene(*team, foes=[foe("bloated", hp=1)], frames=[fight, turn])
    t.dice(hero=19, enemy=2)
    t.attack("bloated")
    assert (t.key, result(t)) == ("waiting", "fallen")


@pytest.mark.rule("VEIEL-COMBAT-17")
def test_after_sixty_rounds_the_team_gets_away_but_not_from_a_boss() -> None:
    t = scene(*TEAM, foes=[foe("zombie")], round=60, crystals=3, frames=[])
    assert again(t, Fight.new_round).key == "waiting"
    assert (result(t), t.g.state.crystals, t.g.state.rounds) == ("fled", 3, 0)

    t = scene(*TEAM, foes=[foe("urais")], round=60, where="boss", place="", frames=[])
    assert again(t, Fight.new_round).key == "waiting"
    assert result(t) == "fallen"


@pytest.mark.rule("VEIEL-FLEE-01", "VEIEL-FLEE-02", "VEIEL-FLEE-03", "VEIEL-FLEE-04")
@pytest.mark.parametrize(("die", "end"), [(11, "fled"), (10, "")])
def test_x10_the_defender_rolls_against_the_number_of_enemies(die: int, end: str) -> None:
    t = scene(*TEAM, hero("shaman", vit=0), foes=[foe("zombie")] * 4, crystals=5, frames=[])
    again(t, Fight.leave)
    t.dice(flee=die)
    t.answer(Flee())
    assert result(t) == end
    assert t.told(FleeRolled)[0].needed == 11
    if end:
        assert (t.g.state.where, t.g.state.crystals, t.told(LootRolled)) == ("rest", 5, [])
    else:
        assert t.key == "first_hero"


@pytest.mark.rule("VEIEL-FLEE-01")
def test_nobody_flees_from_a_boss() -> None:
    t = scene(*TEAM, foes=[foe("urais")], where="boss", place="", frames=[])
    assert again(t, Fight.leave).key == "first_hero"


@pytest.mark.rule("VEIEL-FLEE-03", "VEIEL-ITEM-02")
def test_a_smoke_pellet_needs_no_roll() -> None:
    team = (hero("knight"), hero("healer", items=("smoke",)), hero("shaman", vit=0, items=("smoke",)))
    t = scene(*team, foes=[foe("zombie")], frames=[])
    again(t, Fight.leave)
    assert t.options("flee") == [Flee(), Flee("healer", "smoke"), Stay()]
    t.answer(Flee("healer", "smoke"))
    assert (result(t), t.hero("healer").items, t.told(FleeRolled)) == ("fled", (), [])


ARMOURED = {"armour": "a_plate", "second": "s_tower"}
"""RED 6 with the shield, 3 without; the Knight has 1 more."""


@pytest.mark.rule("VEIEL-COMBAT-16", "VEIEL-COMBAT-14")
def test_who_cannot_be_hurt_may_end_the_fight_as_a_victory() -> None:
    t = scene(hero("knight", **ARMOURED), foes=[foe("zombie"), foe("archer")], frames=[])
    again(t, Fight.leave)
    t.dice(loot=[1, 1])
    t.answer(EndFight())
    assert (result(t), t.g.state.crystals) == ("won", 4)
    assert t.told(FightEnded)[0].result == "ended"
    assert t.g.state.monster_discard == ("zombie", "archer")


@pytest.mark.rule("VEIEL-COMBAT-16")
@pytest.mark.parametrize(
    ("enemy", "fields", "more"),
    [
        ("statue", {}, {}),
        ("acolyte", {}, {}),
        ("plague", {}, {}),
        ("zombie", {"poison": 1}, {}),
        ("zombie", {"armour": None}, {}),
        ("zombie", {}, {"room": "burning_glade"}),
        ("zombie", {}, {"quick_resolve": False}),
        ("bloated", {}, {}),
    ],
)
def test_a_fight_in_which_anybody_can_be_hurt_goes_on(enemy: str, fields: dict[str, Any], more: dict[str, Any]) -> None:
    t = scene(hero("knight", **{**ARMOURED, **fields}), foes=[foe(enemy)], frames=[], **more)
    again(t, Fight.leave)
    assert EndFight() not in t.options("flee")


@pytest.mark.rule("VEIEL-COMBAT-16")
@pytest.mark.parametrize(("offer", "end"), [(OfferVictory(), "won"), (OfferDefeat(), "fallen")])
def test_team_and_dm_may_agree_how_a_fight_ends(offer: OfferVictory | OfferDefeat, end: str) -> None:
    t = again(scene(*TEAM, foes=[foe("ghoul")], crystals=1, frames=[], master="human"), Fight.leave)
    t.answer(offer)
    assert t.asks[0].seat == t.g.master
    t.answer(FightOn())
    assert t.key == "first_hero"

    t = again(scene(*TEAM, foes=[foe("ghoul")], crystals=1, frames=[], master="human"), Fight.leave)
    t.answer(offer)
    t.answer(AgreeToEnd())
    assert (t.key, result(t), t.g.state.crystals) == ("waiting", end, 3 if end == "won" else 0)
    assert t.told(FightEnded)[0].result == "ended"


@pytest.mark.rule("VEIEL-COMBAT-16")
def test_only_a_person_as_the_dm_can_agree() -> None:
    t = again(scene(*TEAM, foes=[foe("ghoul")], frames=[], master="bot"), Fight.leave)
    assert t.options("flee") == [Flee(), Stay()]


@pytest.mark.rule("VEIEL-LOOT-01", "VEIEL-LOOT-02")
def test_x37_loot_is_counted_by_enemies_and_even_dice_bring_cards() -> None:
    t = scene(*TEAM, foes=[foe("zombie")], frames=[Loot()])
    t.g.combat.basic, t.g.combat.powerful = 3, 1
    t.g.state.left_pile.cards = ["w_dagger"] * 20
    t.dice(loot=[2, 4, 6, 1, 3, 5, 1])
    assert t.key == "waiting"
    assert (t.g.state.crystals, len(t.g.state.box)) == (12, 6)
    assert len(t.told(LootRolled)[0].dice) == 7


@pytest.mark.rule("VEIEL-LOOT-02")
def test_x53_treasure_sense_rolls_the_odd_dice_once_more() -> None:
    team = (hero("adventurer", level=3, end=1), hero("healer"))
    t = scene(*team, foes=[foe("zombie")], frames=[Loot()])
    t.g.combat.basic = 4
    t.g.state.left_pile.cards = ["w_dagger"] * 20
    t.dice(loot=[1, 2, 3, 5, 2, 1, 4])
    t.answer(UseReaction("adventurer", "treasure_sense", 0))
    assert t.key == "waiting"
    assert t.told(LootRolled)[1].dice == (2, 2, 1, 4)
    assert (t.hero("adventurer").end, len(t.g.state.box)) == (0, 6)


@pytest.mark.rule("VEIEL-LOOT-02")
def test_treasure_sense_may_be_left_alone() -> None:
    t = scene(hero("adventurer", level=3), foes=[foe("zombie")], frames=[Loot()])
    t.g.combat.basic = 1
    t.dice(loot=[1])
    t.answer(Decline())
    assert (t.key, t.told(CardsDrawn)) == ("waiting", [])


@pytest.mark.rule("VEIEL-LOOT-01")
def test_greed_pays_if_its_bearer_stands() -> None:
    for vit, crystals in ((5, 3), (0, 2)):
        t = scene(hero("knight"), hero("healer", vit=vit, phylactery="ph_greed"), foes=[foe("zombie")], frames=[Loot()])
        t.g.combat.basic = 1
        assert t.key == "waiting"
        assert t.g.state.crystals == crystals


@pytest.mark.rule("VEIEL-LOOT-03", "VEIEL-BOSS-09")
def test_the_boss_leaves_no_loot_and_its_minions_crumble() -> None:
    fight, turn = Fight(kind="boss"), HeroTurn(hero="barbarian")
    fight.goto(Fight.enemies_turn)
    turn.goto(HeroTurn.act)
    t = scene(
        hero("barbarian"),
        foes=[foe("hunter", hp=1), foe("zombie", minion=True)],
        where="boss",
        place="",
        frames=[fight, turn],
    )
    t.dice(hero=20, enemy=2)
    t.attack("hunter")
    assert (t.key, result(t), t.g.state.crystals, t.told(LootRolled)) == ("waiting", "won", 0, [])
    assert t.told(MinionsCrumbled)[0].n == 1


@pytest.mark.rule("VEIEL-EVENT-03")
def test_the_windows_of_a_fight_open_in_their_order() -> None:
    t = begins(pile=("zombie",), hand=("exhaust",))
    seen = []
    while len(t.told(MasterTurnStarted)) == 0 or t.key == "event":
        if t.key == "event":
            moment = t.g.stack[-1]
            seen.append(getattr(moment, "window", ""))
            t.answer(t.options()[0])
        elif t.key == "flee":
            t.answer(Stay())
        elif t.key == "first_hero":
            t.answer(ChooseFirst("knight"))
        else:
            t.end_turn()
    turns = ["hero_start"] * 3
    assert seen == ["fight_start", "round_start", *turns, "enemy_phase"]
    assert isinstance(t.g.state.hand, EventHand)
