"""The forecast of the enemies' turn and what answers lead to (specification 7)."""

from time import process_time

import pytest

from oakveil.games.tactique.choices import ChooseEnemy, EndTurn, Play
from oakveil.games.tactique.events import BossAction, DamageTaken, EnemyAttacked, EnemyMoved, WoundTaken
from oakveil.games.tactique.preview import Blow, Deed, Harm, after_enemies, consequences, forecast, prospects
from oakveil.kernel.chance import Chance
from tests.games.tactique.enemy_talk import give
from tests.games.tactique.table import TableTalk, change, foe, fresh, hero, scene

FAR = hero("healer", at="A6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


def test_what_is_foretold_happens() -> None:
    team = [hero("knight", at="B2", hand=["run"], block=3), hero("assassin", at="C4", hand=["run"])]
    foes = [
        foe("skeleton_archer", at="B5"),
        foe("grave_knight", at="C1"),
        foe("zombie", at="D6"),
        foe("ghoul", at="D3"),
    ]
    t = scene(*team, foes=foes)
    foretold = forecast(t.g)
    assert foretold.exact
    t.end_round()
    attacks = {event.enemy: event for event in t.told(EnemyAttacked)}
    for deed in foretold.deeds:
        if deed.targets:
            event = attacks[deed.enemy]
            assert (deed.targets, deed.turn, deed.reason) == (event.targets, event.turn, event.reason)
        walked = [cell for event in t.told(EnemyMoved) if event.enemy == deed.enemy for cell in event.path]
        assert list(deed.path) == walked
    for id in ("knight", "assassin"):
        harm = [one for deed in foretold.deeds for one in deed.harm if one.hero == id]
        assert sum(one.wounds for one in harm) == sum(event.hero == id for event in t.told(WoundTaken))
        taken = [event for event in t.told(DamageTaken) if event.hero == id]
        assert sum(one.damage for one in harm) == sum(event.amount - event.reduced for event in taken)
        assert sum(one.blocked for one in harm) == sum(event.blocked for event in taken)


def test_a_forecast_tells_path_targets_and_harm() -> None:
    t = scene(hero("knight", at="B2", hand=["run"], block=1), FAR, foes=[foe("bone_soldier", at="C4")])
    (deed,) = forecast(t.g).deeds
    harm = (Harm("knight", damage=2, blocked=1, wounds=1),)
    assert deed == Deed("bone_soldier", "C4", ("B4", "B3"), ("knight",), "left", "nearest", harm=harm)


def test_a_forecast_changes_nothing() -> None:
    t = scene(hero("knight", at="B2", hand=["run"]), FAR, foes=[foe("bone_soldier", at="B5"), foe("lich", at="D1")])
    before = t.match.position()
    forecast(t.g)
    prospects(t.g, "hollow_king")
    consequences(t.g, EndTurn())
    assert t.match.position() == before


def test_stunned_advancing_and_dying_enemies_are_foretold() -> None:
    t = scene(
        hero("knight", at="A1", hand=["run"]),
        FAR,
        foes=[foe("zombie", at="D3"), foe("ghoul", at="D4"), foe("looter", at="D5")],
    )
    give(t, "zombie", "stunned")
    give(t, "looter", "burning", 9, "encounter", owner="knight", source="ignite.1")
    deeds = {deed.enemy: deed for deed in forecast(t.g).deeds}
    assert deeds["zombie"].stunned and not deeds["zombie"].targets
    assert (deeds["ghoul"].towards, deeds["ghoul"].reason, deeds["ghoul"].path) == ("healer", "path", ("C4", "B4"))
    assert deeds["looter"].dies


def test_summons_are_left_out_and_told_of() -> None:
    t = scene(hero("knight", at="A1", hand=["run"]), FAR, foes=[foe("lich", at="A3")])
    (deed,) = forecast(t.g).deeds
    assert deed.summons
    assert (deed.targets, deed.reason) == (("knight",), "sum_threat")


def test_forced_discards_and_pushes_are_foretold() -> None:
    t = scene(
        hero("knight", at="B2", hand=["run", "strike"]),
        FAR,
        foes=[foe("cultist", at="B4"), foe("crypt_minotaur", at="C2")],
    )
    deeds = {deed.enemy: deed for deed in forecast(t.g).deeds}
    assert deeds["cultist"].harm == (Harm("knight", damage=1, wounds=1, cards=1),)
    assert deeds["crypt_minotaur"].harm == (Harm("knight", damage=4, wounds=4, pushed_to="A2"),)


@pytest.mark.rule("TAC-BOSS-11", "TAC-BOSS-12")
def test_the_prospects_of_a_boss_are_its_remaining_actions() -> None:
    t = scene(hero("knight", at="C3", hand=["run"], block=2), FAR, foes=[foe("hollow_king", at="C4")])
    likely = {one.action: one for one in prospects(t.g, "hollow_king")}
    assert {one.chance for one in likely.values()} == {2 / 7}
    assert len(likely) == 7
    sentence = likely["sentence"].deed
    assert sentence is not None
    assert (sentence.targets, sentence.harm) == (("knight",), (Harm("knight", damage=5, blocked=2, wounds=3),))
    guard = likely["call_the_guard"].deed
    assert guard is not None and guard.summons
    pile = t.g.state.actions["hollow_king"]
    drawn = [action for action in pile.cards if action not in ("sentence", None)]
    pile.cards, t.g.state.played_actions["hollow_king"] = ["sentence"], tuple(str(action) for action in drawn)
    chances = {one.action: one.chance for one in prospects(t.g, "hollow_king")}
    assert chances == {"sentence": 1.0, **{str(action): 1 / 7 for action in drawn}}
    give(t, "hollow_king", "stunned")
    assert {one.action: one.chance for one in prospects(t.g, "hollow_king")} == {"sentence": 1.0}


def test_a_boss_does_nothing_in_the_plain_forecast() -> None:
    t = scene(hero("knight", at="C3", hand=["run"]), FAR, foes=[foe("hollow_king", at="C4"), foe("zombie", at="C2")])
    deeds = {deed.enemy: deed for deed in forecast(t.g).deeds}
    assert deeds["hollow_king"] == Deed("hollow_king", "C4")
    assert deeds["zombie"].targets == ("knight",)


def test_what_an_answer_leads_to() -> None:
    """Heavy Blow with a bonus of 1 on a zombie: a life, and its last breath on the Knight."""
    t = scene(
        hero("knight", at="C3", hand=["heavy_blow", "run"], block=1),
        FAR,
        foes=[foe("zombie", at="C2", wounds=2, block=1)],
    )
    give(t, "knight", "damage", 1)
    (play, *_) = [one for one in t.ask.options if isinstance(one, Play) and one.card.startswith("heavy_blow")]
    led_to = consequences(t.g, play)
    assert led_to.blows == (Blow("zombie", wounds=3, blocked=1, lives=1),)
    assert led_to.harm == (Harm("knight", damage=3, blocked=1, wounds=2),)
    assert led_to.triggers == (("zombie", "zombie"),)
    assert led_to.exact
    t.play("heavy_blow")
    assert t.left("zombie") == (1, 2)


def test_of_two_targets_each_is_looked_at() -> None:
    t = scene(
        hero("knight", at="C3", hand=["heavy_blow", "run"]),
        FAR,
        foes=[foe("ghoul", at="C2", lives=1), foe("looter", at="C4")],
    )
    t.play("heavy_blow")
    assert consequences(t.g, ChooseEnemy("ghoul")).blows == (Blow("ghoul", wounds=3, lives=1, dies=True),)
    assert consequences(t.g, ChooseEnemy("looter")).blows == (Blow("looter", wounds=3, lives=1),)


def test_what_chance_decides_is_not_told() -> None:
    """A life of the boss: an Action will come, nobody knows which."""
    t = scene(hero("knight", at="C3", hand=["heavy_blow", "run"]), FAR, foes=[foe("hollow_king", at="C4", wounds=1)])
    (play, *_) = [one for one in t.ask.options if isinstance(one, Play) and one.card.startswith("heavy_blow")]
    led_to = consequences(t.g, play)
    assert not led_to.exact
    assert (led_to.blows, led_to.harm) == ((Blow("hollow_king", wounds=3, lives=1),), ())
    t.play("heavy_blow")
    assert t.told(BossAction)


def test_programs_can_look_behind_the_enemies_turn() -> None:
    t = scene(
        hero("knight", at="C3", hand=["run"], block=1), FAR, foes=[foe("hollow_king", at="C4"), foe("zombie", at="C2")]
    )
    after = after_enemies(t.g, Chance(b"after"), bosses=False)
    assert after.outcome is None and not after.asks()
    assert len(after.hero("knight").wounds) == 1
    assert len(t.hero("knight").wounds) == 0
    with_boss = after_enemies(t.g, Chance(b"after"))
    assert len(with_boss.state.actions["hollow_king"]) == 5


def test_a_forecast_takes_less_than_a_millisecond() -> None:
    team = [hero("knight", at="B2", hand=["run"], block=3), hero("assassin", at="C4", hand=["run"])]
    foes = [foe("skeleton_archer", at="B5"), foe("rat_swarm", at="C1"), foe("zombie", at="D6"), foe("ghoul", at="D3")]
    t = scene(*team, foes=foes)
    forecast(t.g)
    assert min(_took(t) for _ in range(8)) < 0.001


def _took(t: TableTalk) -> float:
    started = process_time()
    for _ in range(5):
        forecast(t.g)
    return (process_time() - started) / 5


def test_whole_games_can_be_foretold_at_every_turn() -> None:
    t = fresh("foretold", hero_pick="random", novice_pick="random", difficulty="hard")
    while t.g.outcome is None and t.g.state.round < 3:
        if t.key == "turn_action":
            assert [deed.enemy for deed in forecast(t.g).deeds if not deed.dies]
        asks = t.match.asks()
        t.answer(asks[0].options[0], asks[0].seat)


def test_a_changed_card_is_foretold_as_it_is() -> None:
    t = scene(
        hero("knight", at="B2", hand=["run"]),
        FAR,
        foes=[foe("bone_soldier", at="B3")],
        cards=[change("bone_soldier", turn=())],
    )
    assert forecast(t.g).deeds == (Deed("bone_soldier", "B3"),)
