"""Triggers: passives, reactions, thorns, runes (specification 3.22, 9.7)."""

import pytest

from oakveil.games.tactique.effects import On, Wound
from oakveil.games.tactique.events import DamageDealt, DamageTaken, EnemyDied, Triggered
from oakveil.games.tactique.rules.progress import Happened
from oakveil.games.tactique.rules.triggers import reactions
from tests.games.tactique.enemy_talk import give, suffered
from tests.games.tactique.table import change, foe, hero, scene

WAITING = hero("scholar", at="D6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


@pytest.mark.rule("TAC-THREAT-03", "TAC-TRIG-01")
def test_two_heroes_split_the_last_breath_of_the_zombie() -> None:
    """W01: of 3 damage the Knight takes 2, the Healer 1."""
    team = [hero("healer", at="C1", hand=["run"]), hero("knight", at="C3", hand=["heavy_blow", "run"])]
    t = scene(*team, foes=[foe("zombie", at="C2")], active="knight")
    t.play("heavy_blow")
    assert t.left("zombie") == (1, 3)
    assert [(event.hero, event.amount) for event in t.told(DamageTaken)] == [("knight", 2), ("healer", 1)]


@pytest.mark.rule("TAC-TRIG-01")
def test_a_reaction_comes_before_the_next_step_of_the_card() -> None:
    """The zombie's breath, between the first and the second blow of a Triple Strike."""
    adventurer = hero("adventurer", at="B2", hand=["triple_strike", "run"], block=9)
    t = scene(adventurer, foes=[foe("zombie", at="B3", wounds=1), foe("cultist", at="D6")])
    t.play("triple_strike")
    told = [type(event) for event in t.events if isinstance(event, DamageDealt | DamageTaken)]
    assert told[:3] == [DamageDealt, DamageTaken, DamageDealt]


@pytest.mark.rule("TAC-TURN-05", "TAC-TRIG-03")
def test_at_the_end_of_a_turn_enemies_come_before_the_battlefield() -> None:
    knight = hero("knight", at="A1", hand=["run"], block=9)
    t = scene(knight, WAITING, foes=[foe("plague_mother", at="A2")], battlefield="burning_forge")
    t.end_turn()
    assert [event.by for event in t.told(DamageTaken)] == ["plague_mother", "battlefield"]


@pytest.mark.rule("TAC-THREAT-03", "TAC-ATK-02")
def test_hidden_heroes_have_no_share() -> None:
    team = [hero("healer", at="C1", hand=["run"]), hero("knight", at="C3", hand=["heavy_blow", "run"])]
    t = scene(*team, foes=[foe("zombie", at="C2")], active="knight")
    give(t, "knight", "hidden")
    t.play("heavy_blow")
    assert (suffered(t, "healer"), suffered(t, "knight")) == ((3, 0), (0, 0))


@pytest.mark.rule("TAC-TRIG-04", "TAC-TRIG-05")
def test_each_life_triggers_also_the_last_one_from_the_last_cell() -> None:
    """Six wounds cost a zombie both lives: twice 3 damage, though it is gone."""
    knight = hero("knight", at="C3", hand=["blood_for_blood", "strike", "run"])
    t = scene(knight, foes=[foe("zombie", at="C2"), foe("cultist", at="A6")])
    give(t, "knight", "damage", 1)
    t.play("blood_for_blood")
    assert t.left("zombie") == (0, 0)
    assert suffered(t, "knight") == (2 + 3 + 3, 0)
    assert [(event.owner, event.event) for event in t.told(Triggered)] == [("zombie", "life_lost")] * 2


@pytest.mark.rule("TAC-TRIG-03", "TAC-TRIG-05")
def test_enemies_react_in_reading_order_each_for_its_lives_and_then_its_death() -> None:
    knight = hero("knight", at="B2", hand=["trample", "run"], block=9)
    foes = [
        foe("fire_imp", at="C2", lives=1, wounds=1),
        foe("zombie", at="A2", wounds=1),
        foe("plague_bearer", at="B1"),
    ]
    t = scene(knight, foes=foes)
    t.foe("plague_bearer").lives, t.foe("plague_bearer").wounds = 1, 1
    t.play("trample")
    t.stay()
    told = [(event.owner, event.event) for event in t.told(Triggered)]
    assert told == [("zombie", "life_lost"), ("plague_bearer", "death"), ("fire_imp", "death")]
    assert [event.amount for event in t.told(DamageTaken)] == [3, 2, 1]


@pytest.mark.rule("TAC-TRIG-05", "TAC-SUM-04")
def test_a_dying_rat_queen_summons_nobody_and_takes_her_brood_along() -> None:
    """W42."""
    knight = hero("knight", at="B2", hand=["strike", "run"], block=9)
    foes = [
        foe("rat_queen", at="B3", lives=1, wounds=1),
        foe("fire_imp", at="B1", summoner="rat_queen"),
        foe("zombie", at="D6"),
    ]
    t = scene(knight, foes=foes)
    t.play("strike")
    t.choose("rat_queen")
    assert [event.enemy for event in t.told(EnemyDied)] == ["rat_queen", "fire_imp"]
    assert list(t.g.state.enemies) == ["zombie"]
    assert not t.told(DamageTaken), "the imp leaves without a bang"


@pytest.mark.rule("TAC-TRIG-02", "TAC-PLAY-13", "TAC-TARGET-03")
def test_unchained_fury_follows_each_later_attack_and_targets_nobody() -> None:
    """W10: also an Excellent Form that only blocks; and the killer that no distant hero can target."""
    knight = hero("knight", at="B2", hand=["unchained_fury", "excellent_form", "run"])
    t = scene(knight, foes=[foe("black_knight", at="B3"), foe("ghoul", at="A2")])
    t.play("unchained_fury")
    assert not t.told(Triggered), "not by itself"
    assert t.names(t.hero("knight").in_play) == ["unchained_fury"], "it lasts"
    t.play("excellent_form")
    t.option(1)
    assert t.hero("knight").block == 5
    assert t.key == "choose_trigger"
    assert t.figures() == [("ghoul",), ("black_knight",)]
    t.choose("ghoul")
    assert t.left("ghoul") == (3, 1)


@pytest.mark.rule("TAC-KEY-05", "TAC-TRIG-07")
def test_a_passive_works_wherever_the_card_is_but_only_so_often() -> None:
    """Hard Lesson in the deck: 1 block after the first wounds of a round, and again in the next round."""
    knight = hero("knight", at="B2", hand=["adrenaline", "adrenaline", "run"], deck=["hard_lesson", *["parry"] * 20])
    t = scene(knight, WAITING, foes=[foe("zombie", at="D1")])
    t.play("adrenaline")
    t.stay()
    assert t.hero("knight").block == 1
    t.play("adrenaline")
    t.stay()
    assert t.hero("knight").block == 1
    assert t.hero("knight").limits == ("hard_lesson.1",)
    t.end_round()
    assert t.hero("knight").limits == ()


@pytest.mark.rule("TAC-TRIG-01", "TAC-BLOCK-04")
def test_wounds_of_an_attack_are_answered_when_it_is_over() -> None:
    """The Ghoul wounds and then damages: the block of Hard Lesson comes too late for its own attack."""
    knight = hero("knight", at="B2", hand=["run"], deck=["parry", "hard_lesson", *["parry"] * 5])
    t = scene(knight, WAITING, foes=[foe("ghoul", at="B3")], turn="enemies")
    assert len(t.wounds("knight")) == 2
    assert suffered(t, "knight") == (1, 0)


@pytest.mark.rule("TAC-KEY-07")
def test_passives_of_the_dead_do_nothing() -> None:
    for alive in (True, False):
        hand = ["run"] if alive else []
        healer = hero("healer", at="B3", hand=hand, deck=["hard_lesson"], alive=alive)
        t = scene(hero("knight", at="B2", hand=["run"]), healer, foes=[foe("zombie", at="D1")])
        answers = reactions(t.g, [Happened("wounded", "healer")])
        assert [pending.source for pending in answers] == (["hard_lesson.1"] if alive else [])


@pytest.mark.rule("TAC-KEY-05", "TAC-KEY-06", "TAC-TRIG-03")
def test_a_kill_lets_the_trophy_hunter_heal_unless_it_is_being_played() -> None:
    foes = [foe("zombie", at="B3", lives=1, wounds=1), foe("cultist", at="D6")]
    for card, left in (("strike", []), ("trophy_hunter", ["parry"])):
        hand = ["strike", "trophy_hunter", "run"]
        t = scene(hero("knight", at="B2", hand=hand, wounds=["parry"], block=5), foes=foes)
        t.play(card)
        assert t.wounds("knight") == left


@pytest.mark.rule("TAC-TRIG-03", "TAC-DMG-07")
def test_heroes_react_after_all_enemies() -> None:
    """The ghoul dies first, but the Trophy Hunter waits for what the zombie does."""
    knight = hero("knight", at="B2", hand=["trample", "trophy_hunter", "run"], wounds=["parry"], block=9)
    t = scene(knight, foes=[foe("ghoul", at="A2", lives=1, wounds=1), foe("zombie", at="C2", wounds=1)])
    t.play("trample")
    t.stay()
    assert [event.owner for event in t.told(Triggered)] == ["zombie", "knight"]
    assert t.wounds("knight") == []


@pytest.mark.rule("TAC-TRIG-08", "TAC-END-04")
def test_a_riposte_kills_the_last_enemy_and_ends_the_encounter_in_the_enemies_turn() -> None:
    """W41."""
    team = [hero("rogue", at="B2", hand=["riposte", "run"]), hero("healer", at="D6", hand=["run"])]
    t = scene(*team, foes=[foe("bone_soldier", at="B3", lives=1, wounds=1)])
    t.play("riposte")
    t.foe("bone_soldier").block = 0
    t.end_round()
    assert [event.by for event in t.told(EnemyDied)] == ["rogue"]
    assert t.g.state.phase == "reinforcing"


@pytest.mark.rule("TAC-TRIG-08")
def test_thorns_hurt_once_per_attack_and_only_from_beside() -> None:
    team = [hero("knight", at="B2", hand=["run"], block=9), hero("healer", at="D6", hand=["run"])]
    t = scene(*team, foes=[foe("ghoul", at="B3"), foe("skeleton_archer", at="B4")])
    give(t, "knight", "thorns", 1)
    t.end_round()
    assert t.left("ghoul") == (3, 2), "its wound has healed"
    assert [(event.target, event.base) for event in t.told(DamageDealt)] == [("ghoul", 1)]


@pytest.mark.rule("TAC-TRIG-08", "TAC-ENEMY-05")
def test_the_thorns_of_an_enemy_hurt_once_per_card_the_hero_beside_it() -> None:
    adventurer = hero("adventurer", at="B2", hand=["triple_strike", "strike", "shoot", "run"])
    t = scene(adventurer, foes=[foe("death_knight", at="B3")])
    t.play("triple_strike")
    assert suffered(t, "adventurer") == (1, 0)
    t.play("strike")
    assert suffered(t, "adventurer") == (2, 0)
    t.foe("death_knight").cell = "B4"
    t.play("shoot")
    assert suffered(t, "adventurer") == (2, 0)


@pytest.mark.rule("TAC-TRIG-08")
def test_a_dead_death_knight_stings_nobody_and_thorns_call_no_thorns() -> None:
    knight = hero("knight", at="B2", hand=["strike", "run"])
    t = scene(knight, foes=[foe("death_knight", at="B3", lives=1, wounds=1), foe("zombie", at="D6")])
    give(t, "knight", "thorns", 2)
    t.play("strike")
    assert suffered(t, "knight") == (0, 0)
    t = scene(knight, foes=[foe("death_knight", at="B3")])
    give(t, "knight", "thorns", 2)
    t.play("strike")
    assert (suffered(t, "knight"), t.left("death_knight")) == ((1, 0), (5, 1))


@pytest.mark.rule("TAC-TRIG-06")
def test_reactions_to_reactions_come_to_an_end() -> None:
    """A card that answers wounds with a wound: depth first, at most 60 deep."""
    lesson = change("hard_lesson", passive=On(event="wounded", do=(Wound(n=1, to="me"),)))
    many = [*["parry"] * 23, *["run"] * 18, *["strike"] * 27]
    t = scene(
        hero("knight", at="B2", hand=["adrenaline", "run"], deck=[*many, "hard_lesson"]),
        foes=[foe("zombie", at="D1")],
        cards=[lesson],
    )
    t.play("adrenaline")
    assert len(t.wounds("knight")) == 61, "its own, and one at each depth"


@pytest.mark.rule("TAC-TURN-05", "TAC-ATK-02")
def test_the_plague_mother_poisons_who_ends_its_turn_beside_her() -> None:
    """W54: 2 damage, 1 of it blocked."""
    team = [hero("knight", at="B2", hand=["run"], block=1), hero("healer", at="D6", hand=["run"])]
    t = scene(*team, foes=[foe("plague_mother", at="B3")])
    t.end_turn()
    assert (suffered(t, "knight"), len(t.wounds("knight"))) == ((2, 1), 1)
    t.end_turn()
    assert suffered(t, "healer") == (0, 0)
    t = scene(*team, foes=[foe("plague_mother", at="B3")])
    give(t, "knight", "hidden")
    t.end_turn()
    assert suffered(t, "knight") == (0, 0)
    assert not t.told(Triggered)


@pytest.mark.rule("TAC-MOVE-12", "TAC-TRIG-01")
def test_a_rune_heals_and_shields_who_starts_its_turn_on_it() -> None:
    team = [
        hero("knight", at="B2", hand=["sacred_ground", "run"]),
        hero("healer", at="B3", hand=["run"], wounds=["strike"]),
    ]
    t = scene(*team, foes=[foe("zombie", at="D6")])
    t.play("sacred_ground")
    t.answer(next(option for option in t.ask.options if getattr(option, "cell", "") == "B3"))
    t.end_turn()
    assert (t.hero("healer").block, t.wounds("healer")) == (1, [])
    assert len(t.g.state.runes) == 1, "it stays until the end of the encounter"
