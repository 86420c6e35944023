"""The enemies' turn and their attacks on the table (specification 3.23 to 3.26)."""

import pytest
from msgspec.structs import replace

from oakveil.games.tactique import house_box
from oakveil.games.tactique.choices import DiscardCard
from oakveil.games.tactique.effects import AnyStep, Attack, Block, Discard
from oakveil.games.tactique.events import (
    BlockGained,
    DamageTaken,
    EnemyAdvanced,
    EnemyAttacked,
    EnemyMoved,
    EnemyStayed,
    EnemyTurnEnded,
    EnemyTurnStarted,
)
from oakveil.games.tactique.rules.enemies import EnemiesTurn
from tests.games.tactique.enemy_talk import give, suffered
from tests.games.tactique.table import change, foe, hero, scene


@pytest.mark.rule("TAC-AI-03", "TAC-AI-04", "TAC-ENEMY-03")
def test_the_bone_soldier_hits_whom_it_can_reach_without_a_step() -> None:
    """W17."""
    t = scene(hero("assassin", at="B2"), hero("knight", at="A6"), foes=[foe("bone_soldier", at="B1")], turn="enemies")
    assert (t.at("bone_soldier"), suffered(t, "assassin"), suffered(t, "knight")) == ("B1", (2, 0), (0, 0))
    assert t.told(EnemyAttacked) == [EnemyAttacked("bone_soldier", "right", ("assassin",), "in_range")]


@pytest.mark.rule("TAC-AI-03")
def test_the_hound_goes_for_the_nearest() -> None:
    """W18 and W19."""
    t = scene(hero("assassin", at="C3"), hero("knight", at="A5"), foes=[foe("grave_hound", at="C1")], turn="enemies")
    assert (t.at("grave_hound"), suffered(t, "assassin")) == ("C2", (2, 0))
    t = scene(hero("assassin", at="A2"), hero("knight", at="C4"), foes=[foe("grave_hound", at="C2")], turn="enemies")
    assert (t.at("grave_hound"), suffered(t, "knight")) == ("C3", (2, 0))


@pytest.mark.rule("TAC-AI-01")
def test_the_hound_crosses_rows_first() -> None:
    """W21."""
    t = scene(hero("knight", at="A3", hand=["run"]), foes=[foe("grave_hound", at="C1")], turn="enemies")
    (moved,) = t.told(EnemyMoved)
    assert moved == EnemyMoved("grave_hound", "C1", "A2", ("B1", "A1", "A2"), "move")


@pytest.mark.rule("TAC-AI-06", "TAC-AI-07", "TAC-ATK-06")
def test_the_rats_go_where_they_bite_two() -> None:
    """W22."""
    team = [hero("knight", at="A4"), hero("assassin", at="C3"), hero("healer", at="D2")]
    t = scene(*team, foes=[foe("rat_swarm", at="C5")], turn="enemies")
    assert t.at("rat_swarm") == "D3"
    assert [suffered(t, id) for id in ("knight", "assassin", "healer")] == [(0, 0), (1, 0), (1, 0)]
    assert [event.hero for event in t.told(DamageTaken)] == ["assassin", "healer"], "equal threat: more swords first"


@pytest.mark.rule("TAC-ATK-02", "TAC-ATK-03", "TAC-AI-09", "TAC-THREAT-01")
def test_a_hidden_hero_is_neither_attacked_nor_passed() -> None:
    """W24."""
    team = [hero("assassin", at="B3", hand=["vanish"]), hero("knight", at="B5")]
    t = scene(*team, foes=[foe("bone_soldier", at="B2")])
    t.play("vanish")
    t.stay()
    t.end_round()
    assert t.at("bone_soldier") == "A3"
    assert t.told(EnemyAdvanced) == [EnemyAdvanced("bone_soldier", "knight", ("A2", "A3"), "path")]
    assert not t.told(EnemyAttacked)


@pytest.mark.rule("TAC-ATK-05", "TAC-ENEMY-06")
def test_with_everybody_hidden_nobody_attacks_or_approaches_but_the_looter_still_retreats() -> None:
    """W25."""
    team = [hero("assassin", at="B3", hand=["strike"]), hero("knight", at="B5")]
    t = scene(*team, foes=[foe("bone_soldier", at="B2"), foe("looter", at="A3")])
    for id in ("assassin", "knight"):
        give(t, id, "hidden")
    t.end_round()
    assert [event.reason for event in t.told(EnemyStayed)] == ["hidden", "hidden"]
    assert (t.at("bone_soldier"), t.at("looter")) == ("B2", "A1")
    assert not t.told(EnemyAttacked)


@pytest.mark.rule("TAC-AI-04", "TAC-AI-11")
def test_the_archer_shoots_and_retreats() -> None:
    """W26."""
    t = scene(hero("knight", at="B3", hand=["run"]), foes=[foe("skeleton_archer", at="B4")], turn="enemies")
    assert (t.at("skeleton_archer"), suffered(t, "knight")) == ("A5", (2, 0))
    assert [(event.to, event.how) for event in t.told(EnemyMoved)] == [("B5", "move"), ("A5", "retreat")]


@pytest.mark.rule("TAC-AI-06")
def test_the_ballista_hits_two_in_a_row() -> None:
    """W27."""
    t = scene(
        hero("knight", at="B1"), hero("healer", at="B4"), foes=[foe("skeleton_ballista", at="C6")], turn="enemies"
    )
    assert t.at("skeleton_ballista") == "B6"
    assert (suffered(t, "knight"), suffered(t, "healer")) == ((3, 0), (3, 0))


@pytest.mark.rule("TAC-AI-09")
def test_the_zombie_shuffles_closer() -> None:
    """W28."""
    t = scene(hero("knight", at="A1"), hero("healer", at="A2"), foes=[foe("zombie", at="D6")], turn="enemies")
    assert t.at("zombie") == "C6"
    assert t.told(EnemyAdvanced) == [EnemyAdvanced("zombie", "healer", ("C6",), "path")]


@pytest.mark.rule("TAC-BLOCK-06", "TAC-ATK-01", "TAC-PLAY-08")
def test_a_blocked_attack_still_makes_a_hero_discard() -> None:
    """W29."""
    t = scene(hero("knight", at="B2", hand=["parry", "run"], block=5), foes=[foe("cultist", at="B4")], turn="enemies")
    assert t.hero("knight").block == 4
    assert t.options("forced_discard", seat=1) == [DiscardCard("parry.1"), DiscardCard("run.1")]
    t.pick("run")
    assert (t.discarded("knight"), t.wounds("knight")) == (["run"], [])


@pytest.mark.rule("TAC-PLAY-08")
def test_a_forced_discard_takes_what_there_is() -> None:
    t = scene(
        hero("knight", at="B2", hand=["run"]), hero("healer", at="D6"), foes=[foe("cultist", at="B4")], turn="enemies"
    )
    assert t.discarded("knight") == ["run"]
    t = scene(hero("knight", at="B2"), hero("healer", at="D6"), foes=[foe("cultist", at="B4")], turn="enemies")
    assert t.discarded("knight") == []


@pytest.mark.rule("TAC-ATK-06", "TAC-MOVE-08")
def test_pushes_begin_with_the_farthest() -> None:
    """W30."""
    t = scene(hero("knight", at="B3"), hero("healer", at="B2"), foes=[foe("grave_knight", at="B4")], turn="enemies")
    assert (suffered(t, "knight"), suffered(t, "healer")) == ((3, 0), (3, 0))
    assert (t.at("knight"), t.at("healer")) == ("B2", "B1")


@pytest.mark.rule("TAC-ATK-06")
def test_each_hit_step_happens_to_all_targets_before_the_next_one() -> None:
    witch = change("hex_witch", turn=change_of_hits("hex_witch"))
    team = [hero("knight", at="B3", hand=["run", "parry"]), hero("healer", at="B2", hand=["run", "parry"])]
    t = scene(*team, foes=[foe("hex_witch", at="D6")], turn="enemies", cards=[witch])
    assert t.key == "forced_discard"
    assert [event.hero for event in t.told(DamageTaken)] == ["knight", "healer"]


def change_of_hits(id: str) -> tuple[AnyStep, ...]:
    """The turn of an enemy whose attack also makes its targets discard a card."""
    attack, *others = house_box().enemies[id].turn
    assert isinstance(attack, Attack)
    return (replace(attack, hit=(*attack.hit, Discard(n=1, to="target"))), *others)


@pytest.mark.rule("TAC-ENEMY-01", "TAC-ENEMY-02")
def test_every_enemy_acts_once_however_it_moves() -> None:
    """W49: the hound ends behind the zombie in reading order and does not act again."""
    team = [hero("knight", at="C4"), hero("healer", at="D6")]
    t = scene(*team, foes=[foe("zombie", at="B2"), foe("grave_hound", at="A1")], turn="enemies")
    assert [event.enemy for event in t.told(EnemyTurnStarted)] == ["grave_hound", "zombie"]
    assert t.at("grave_hound") == "C3", "B4 is as near: down is crossed before right"
    assert suffered(t, "knight") == (2, 0)


@pytest.mark.rule("TAC-ENEMY-03")
def test_a_burning_enemy_burns_before_it_acts_and_a_stunned_one_loses_its_turn() -> None:
    team = [hero("knight", at="B2", hand=["strike"]), hero("healer", at="D6")]
    t = scene(*team, foes=[foe("bone_soldier", at="B3"), foe("zombie", at="A2")])
    give(t, "bone_soldier", "burning", 1, "encounter", owner="knight", source="ignite.1")
    give(t, "bone_soldier", "burning", 1, "encounter", owner="knight", source="ignite.1")
    give(t, "zombie", "stunned")
    t.end_round()
    assert t.left("bone_soldier") == (1, 2), "two fires of 1 cost it a life of 2 wounds"
    assert suffered(t, "knight") == (2, 0), "of the soldier alone"
    assert not [effect for effect in t.foe("zombie").effects if effect.mod == "stunned"], "the stun is spent"


@pytest.mark.rule("TAC-ENEMY-04", "TAC-DMG-05")
def test_an_enemy_that_burns_to_death_does_not_act() -> None:
    team = [hero("knight", at="B2", hand=["strike"]), hero("healer", at="D6")]
    t = scene(*team, foes=[foe("bone_soldier", at="B3", lives=1, wounds=2), foe("zombie", at="D1")])
    give(t, "knight", "damage", 3, "round")
    give(t, "bone_soldier", "burning", 2, "encounter", owner="knight", source="ignite.1")
    t.end_round()
    assert t.left("bone_soldier") == (0, 0)
    assert suffered(t, "knight") == (0, 0)
    assert "bone_soldier" not in [event.enemy for event in t.told(EnemyTurnEnded)]


@pytest.mark.rule("TAC-AI-13", "TAC-ENEMY-06")
def test_an_enemy_without_an_attack_does_not_walk() -> None:
    statue = change("animated_statue", turn=())
    t = scene(
        hero("knight", at="B2", hand=["run"]), foes=[foe("animated_statue", at="D6")], turn="enemies", cards=[statue]
    )
    assert t.at("animated_statue") == "D6"


@pytest.mark.rule("TAC-THREAT-01", "TAC-THREAT-04", "TAC-THREAT-02")
def test_provoking_draws_the_blow() -> None:
    """Threat 1 and 3 more are as much as the Rogue's 4; the Assassin's three swords, which never change, decide."""
    team = [hero("assassin", at="B1", hand=["provocation", "run"]), hero("rogue", at="B3", hand=["run"])]
    t = scene(*team, foes=[foe("bone_soldier", at="B2")])
    t.end_round()
    assert (suffered(t, "assassin"), suffered(t, "rogue")) == ((0, 0), (2, 0))
    t = scene(*team, foes=[foe("bone_soldier", at="B2")])
    t.play("provocation")
    t.end_round()
    assert (suffered(t, "assassin"), suffered(t, "rogue")) == ((2, 2), (0, 0))
    assert t.told(EnemyAttacked)[0].reason == "swords"


@pytest.mark.rule("TAC-AI-05", "TAC-BLOCK-05")
def test_the_veiled_killer_wounds_the_lowest_threat() -> None:
    team = [hero("assassin", at="B4", block=5), hero("knight", at="B2", block=5)]
    t = scene(*team, foes=[foe("veiled_killer", at="B3")], turn="enemies")
    assert (len(t.wounds("assassin")), len(t.wounds("knight"))) == (3, 0)


@pytest.mark.rule("TAC-MOVE-10")
def test_a_rooted_enemy_attacks_from_where_it_stands_or_stays() -> None:
    team = [hero("knight", at="B2", hand=["strike"]), hero("healer", at="D6")]
    t = scene(*team, foes=[foe("bone_soldier", at="B3"), foe("grave_hound", at="C4"), foe("looter", at="A2")])
    for id in ("bone_soldier", "grave_hound", "looter"):
        give(t, id, "rooted")
    t.end_round()
    assert suffered(t, "knight") == (4, 0)
    assert t.told(EnemyStayed) == [EnemyStayed("grave_hound", "rooted")]
    assert t.at("looter") == "A2", "it cannot retreat either"


@pytest.mark.rule("TAC-ATK-08", "TAC-ENC-07", "TAC-DEATH-04")
def test_dead_heroes_are_nobody_to_attack_and_no_obstacle() -> None:
    dead = hero("healer", at="B3", deck=(), alive=False)
    t = scene(hero("knight", at="B4", hand=["run"]), dead, foes=[foe("grave_hound", at="B1")], turn="enemies")
    assert t.at("grave_hound") == "B3"
    assert suffered(t, "healer") == (0, 0)


@pytest.mark.rule("TAC-AI-12", "TAC-MOVE-12")
def test_a_snare_stops_an_enemy_on_its_way_and_it_does_not_attack() -> None:
    team = [hero("knight", at="C5", hand=["snare", "run"]), hero("healer", at="A6", hand=["run"])]
    t = scene(*team, foes=[foe("grave_hound", at="C2", lives=2)])
    t.play("snare")
    t.answer(next(option for option in t.ask.options if getattr(option, "cell", "") == "C3"))
    t.end_round()
    assert t.at("grave_hound") == "C3"
    assert not t.told(EnemyAttacked)
    assert t.g.state.runes == (), "used up"
    assert "snare" in t.discarded("knight") + t.hand("knight") + t.deck("knight")


@pytest.mark.rule("TAC-MOVE-12", "TAC-ENEMY-04")
def test_the_fire_rune_burns_who_enters() -> None:
    """W43: the hound enters C4, takes 4; it goes on if it lives."""
    team = [hero("knight", at="C6", hand=["fire_rune", "run"]), hero("healer", at="A6", hand=["run"])]
    for lives, stands in ((2, "C5"), (1, None)):
        t = scene(*team, foes=[foe("grave_hound", at="C2", lives=lives), foe("zombie", at="D1")])
        t.play("fire_rune")
        t.answer(next(option for option in t.ask.options if getattr(option, "cell", "") == "C4"))
        t.end_round()
        assert (t.at("grave_hound") if "grave_hound" in t.g.state.enemies else None) == stands
        assert suffered(t, "knight") == ((2, 0) if stands else (0, 0))


@pytest.mark.rule("TAC-ENEMY-07")
def test_nobody_is_asked_anything_for_enemies() -> None:
    """The Magnet pulls every hero: rows first where both ways are as far."""
    t = scene(
        hero("knight", at="A1"),
        hero("healer", at="D6", hand=["strike"]),
        foes=[foe("iron_colossus", at="C3")],
        actions=["magnet", "hammerfall"],
        turn="enemies",
    )
    assert t.at("knight") == "C1", "two up, two left: up and down come first"
    assert t.at("healer") == "D4"
    assert t.key == "start_turn"


@pytest.mark.rule("TAC-ENEMY-08")
def test_with_nobody_left_alive_the_enemies_stop() -> None:
    """Heroes die at their refill only, so nothing but a position can show it."""
    t = scene(hero("knight", at="B2", hand=["run"]), foes=[foe("zombie", at="B3"), foe("ghoul", at="B1")])
    for one in t.g.state.heroes:
        one.alive = False
    t.g.listener = t.events.append
    t.g.stack = [EnemiesTurn()]
    t.g.run()
    assert not t.told(EnemyTurnStarted)


@pytest.mark.rule("TAC-ENEMY-04", "TAC-TRIG-08")
def test_a_dead_enemy_does_not_finish_its_turn() -> None:
    """Thorns kill the soldier; it would have shielded everybody."""
    shield = Block(n=5, to="all_enemies", zone="all")
    soldier = change("bone_soldier", turn=(*house_box().enemies["bone_soldier"].turn, shield))
    team = [hero("knight", at="B2", hand=["run"]), hero("healer", at="D6", hand=["run"])]
    foes = [foe("bone_soldier", at="B3", lives=1, wounds=1), foe("zombie", at="D1")]
    t = scene(*team, foes=foes, cards=[soldier])
    give(t, "knight", "thorns", 2)
    t.end_round()
    assert t.left("bone_soldier") == (0, 0)
    assert not [event for event in t.told(BlockGained) if event.n == 5]
