"""The line of enemies: who joins, who dies, what that brings (specification 3.15, 3.16)."""

import pytest

from oakveil.games.veiel.events import DieRolled, EnemyDied, EnemyJoined, HeroFell, MinionsCrumbled, NothingHappens
from oakveil.games.veiel.rules.dying import Deaths, deaths
from oakveil.games.veiel.rules.happening import happens
from oakveil.games.veiel.rules.line import att, defence, draw_basic, fight_over, join, reanimate, reduction
from oakveil.games.veiel.state import Lasting
from tests.games.veiel.tables import TableTalk, Waiting, foe, hero, lay, scene

KNIGHT, HEALER = hero("knight"), hero("healer")


def dying(*foes: object, by: str = "", room: str = "monster", d6: int | None = None, **more: object) -> TableTalk:
    """The enemies without HP in this line die."""
    g = lay(KNIGHT, HEALER, foes=foes, room=room, **more)  # type: ignore[arg-type]
    t = TableTalk(g, [Waiting(), Deaths(by=by)])
    if d6 is not None:
        t.dice(d6=d6)
    assert t.key == "waiting"
    return t


@pytest.mark.rule("VEIEL-COMBAT-03", "VEIEL-COMBAT-13")
def test_whoever_stands_behind_the_dead_moves_up() -> None:
    t = dying(foe("archer", hp=0), foe("zombie"), foe("ghoul", hp=0), foe("statue"))
    assert t.line() == ["zombie", "statue"]
    assert t.told(EnemyDied) == [EnemyDied("archer.1"), EnemyDied("ghoul.3")]


@pytest.mark.rule("VEIEL-COMBAT-14", "VEIEL-LOOT-01", "VEIEL-COMBAT-15")
def test_the_dead_count_for_the_loot_whatever_killed_them() -> None:
    t = dying(foe("archer", hp=0), foe("ghoul", hp=0, gives_loot=False), foe("gargoyle", hp=0), foe("zombie"))
    combat = t.g.combat
    assert (combat.basic, combat.powerful, combat.dead) == (1, 1, ("archer", "ghoul"))


@pytest.mark.rule("VEIEL-COMBAT-11")
def test_a_bursting_zombie_hurts_its_killer_and_nobody_else() -> None:
    t = dying(foe("bloated", hp=0), foe("zombie"), by="healer")
    assert (t.hero("healer").vit, t.hero("knight").vit) == (12 - 3, 20)
    t = dying(foe("bloated", hp=0), foe("zombie"))
    assert t.told(NothingHappens) == [NothingHappens("bloated")]


@pytest.mark.rule("VEIEL-COMBAT-11")
def test_the_second_burst_does_not_hurt_the_fallen() -> None:
    g = lay(hero("knight", vit=3), HEALER, foes=[foe("bloated", hp=0), foe("bloated", hp=0), foe("zombie")])
    t = TableTalk(g, [Waiting(), Deaths(by="knight")])
    assert t.key == "waiting"
    assert (t.told(HeroFell), t.line()) == ([HeroFell("knight")], ["zombie"])


@pytest.mark.rule("VEIEL-BOSS-09")
def test_without_their_boss_the_others_crumble() -> None:
    t = dying(foe("zombie"), foe("ghoul", minion=True), foe("apprentice", hp=0))
    assert t.line() == []
    assert t.told(MinionsCrumbled) == [MinionsCrumbled(2)]


@pytest.mark.rule("VEIEL-COMBAT-15", "VEIEL-ROOM-09")
def test_in_the_ossuary_the_dead_rise_once_and_keep_their_loot() -> None:
    t = dying(foe("zombie", hp=0), foe("ghoul"), room="ossuary", d6=5)
    risen = t.foe("zombie")
    assert t.told(DieRolled) == [DieRolled("ossuary", 5, 5)]
    assert (t.line(), risen.hp, risen.gives_loot) == (["ghoul", "zombie"], 5, True)
    assert (t.g.combat.basic, t.g.combat.dead) == (0, ())
    risen.hp = 0
    t.push(Deaths())
    assert t.key == "waiting"
    assert (t.line(), t.g.combat.basic, t.g.combat.dead) == (["ghoul"], 1, ("zombie",))


@pytest.mark.rule("VEIEL-ROOM-09")
def test_a_low_die_lets_the_dead_lie() -> None:
    t = dying(foe("zombie", hp=0), foe("ghoul"), room="ossuary", d6=4)
    assert (t.line(), t.g.combat.basic) == (["ghoul"], 1)


@pytest.mark.rule("VEIEL-ROOM-09")
def test_powerful_monsters_and_hordes_do_not_rise() -> None:
    t = dying(foe("gargoyle", hp=0), foe("ghoul"), room="ossuary", d6=6)
    assert t.line() == ["ghoul"]
    t = dying(foe("zombie", hp=0), foe("ghoul"), room="ossuary", kind="horde", d6=6)
    assert t.line() == ["ghoul"]


@pytest.mark.rule("VEIEL-COMBAT-03", "VEIEL-DMTURN-06")
def test_new_enemies_join_at_the_end_and_act_from_the_next_turn_on() -> None:
    g = lay(KNIGHT, HEALER, foes=[foe("zombie"), foe("gargoyle")])
    joined = join(g, "ghoul")
    assert [enemy.card for enemy in g.combat.line] == ["zombie", "gargoyle", "ghoul"]
    assert (joined.hp, joined.gives_loot, joined.has_acted) == (8, True, True)
    assert joined.id not in ("zombie.1", "gargoyle.2")


@pytest.mark.rule("VEIEL-BOSS-07")
def test_a_boss_stays_last_until_it_is_pulled_away() -> None:
    g = lay(KNIGHT, HEALER, foes=[foe("zombie"), foe("urais")])
    join(g, "ghoul")
    assert [enemy.card for enemy in g.combat.line] == ["zombie", "ghoul", "urais"]
    g = lay(KNIGHT, HEALER, foes=[foe("urais"), foe("zombie")])
    join(g, "ghoul")
    assert [enemy.card for enemy in g.combat.line] == ["urais", "zombie", "ghoul"]
    join(g, "statue", "before_boss")
    assert [enemy.card for enemy in g.combat.line] == ["statue", "urais", "zombie", "ghoul"]


@pytest.mark.rule("VEIEL-COMBAT-15")
def test_the_reanimated_have_half_their_hp_rounded_up_and_no_loot() -> None:
    t = scene(KNIGHT, HEALER, foes=[foe("zombie")])
    risen = reanimate(t.g, "bloated")
    assert (risen.hp, risen.full, risen.gives_loot) == (5, 5, False)
    assert t.told(EnemyJoined) == [EnemyJoined(risen.id, 2, True)]


@pytest.mark.rule("VEIEL-ROOM-10")
def test_the_discard_is_shuffled_when_no_monster_is_left() -> None:
    g = lay(KNIGHT, HEALER, foes=[foe("zombie")])
    g.state.monsters.cards, g.state.monster_discard = ["ghoul"], ("archer",)
    assert [draw_basic(g), draw_basic(g), draw_basic(g)] == ["ghoul", "archer", None]
    assert not g.state.monster_discard


@pytest.mark.rule("VEIEL-SHEET-08", "VEIEL-COMBAT-18")
def test_what_hangs_on_an_enemy_changes_its_figures_and_never_below_0() -> None:
    broken = (Lasting("DEF", -3, "combat", "guard_breaker"), Lasting("RED", -2, "combat", "guard_breaker"))
    guard = (Lasting("ATT", 1, "combat", "royal_guard"), Lasting("RED", 1, "combat", "royal_guard"))
    g = lay(KNIGHT, HEALER, foes=[foe("zombie", effects=broken), foe("tomb_guard", effects=(*broken, *broken, *guard))])
    zombie, guardian = g.combat.line
    assert (defence(g, zombie), reduction(g, zombie), att(g, zombie)) == (0, 0, 4)
    assert (defence(g, guardian), reduction(g, guardian), att(g, guardian)) == (2, 1, 5)


@pytest.mark.rule("VEIEL-COMBAT-15", "VEIEL-BOSS-01")
def test_minions_stand_before_their_boss_give_nothing_and_are_never_too_many() -> None:
    g = lay(KNIGHT, HEALER, hero("shaman"), hero("magician"), foes=[foe("zombie", minion=True), foe("apprentice")])
    g.combat.master_turns = 2
    for raised in (3, 5, 5):
        frame = happens(g, ("apprentice",), "boss_start", "apprentice.2")
        assert frame is not None
        t = TableTalk(g, [Waiting(), frame])
        assert t.key == "waiting"
        assert sum(enemy.minion for enemy in g.combat.line) == raised
    assert g.combat.line[-1].card == "apprentice"
    assert not any(enemy.gives_loot for enemy in g.combat.line if enemy.minion and enemy.card != "zombie")


@pytest.mark.rule("VEIEL-BOSS-01")
def test_minions_come_in_every_second_turn() -> None:
    g = lay(KNIGHT, HEALER, foes=[foe("apprentice")])
    g.combat.master_turns = 1
    frame = happens(g, ("apprentice",), "boss_start", "apprentice.1")
    assert frame is not None
    t = TableTalk(g, [Waiting(), frame])
    assert (t.key, t.line()) == ("waiting", ["apprentice"])


@pytest.mark.rule("VEIEL-NODM-21")
def test_the_gravecaller_heals_the_most_wounded_other() -> None:
    line = [foe("zombie", hp=7), foe("gravecaller", hp=1), foe("ghoul", hp=3), foe("statue", hp=4)]
    g = lay(KNIGHT, HEALER, foes=line)
    frame = happens(g, ("gravecaller",), "enemy_turn", "gravecaller.2")
    assert frame is not None
    t = TableTalk(g, [Waiting(), frame])
    assert t.key == "waiting"
    assert [enemy.hp for enemy in g.combat.line] == [7, 1, 6, 4]


@pytest.mark.rule("VEIEL-NODM-21")
def test_of_equally_wounded_enemies_the_front_one_is_healed() -> None:
    for hurt, healed in (([9, 9], [10, 9]), ([10, 9], [10, 10]), ([10, 10], [10, 10])):
        g = lay(KNIGHT, HEALER, foes=[*(foe("zombie", hp=hp) for hp in hurt), foe("gravecaller")])
        frame = happens(g, ("gravecaller",), "enemy_turn", "gravecaller.3")
        t = TableTalk(g, [Waiting(), *([frame] if frame else [])])
        assert t.key == "waiting"
        assert [enemy.hp for enemy in g.combat.line if enemy.card == "zombie"] == healed


@pytest.mark.rule("VEIEL-COMBAT-10")
def test_when_a_fight_is_over() -> None:
    for vit, hp, over in ((1, 1, False), (0, 1, True), (1, 0, True)):
        g = lay(hero("knight", vit=0), hero("healer", vit=vit), foes=[foe("zombie", hp=1)])
        if not hp:
            g.combat.line = []
        assert fight_over(g) is over
    g.combat.fled, g.hero("healer").vit = True, 5
    assert fight_over(g)
    assert not fight_over(lay(KNIGHT, HEALER))


def test_nobody_has_died() -> None:
    assert deaths(lay(KNIGHT, HEALER, foes=[foe("zombie")])) is None
    assert deaths(lay(KNIGHT, HEALER)) is None
