"""The players that are programs: what they answer in plain situations (specification 10)."""

import pytest

from oakveil.games.tactique import GAME, house_box
from oakveil.games.tactique.appraisal import ATTACK_WANTED, NOISE, Appraisal
from oakveil.games.tactique.bots import LONGEST_ENCOUNTER, SENSIBLE, fingerprint, stalled
from oakveil.games.tactique.choices import (
    DiscardCard,
    DiscardToMove,
    EndTurn,
    ExileWound,
    HealFour,
    HealWound,
    MoveTo,
    PlaceHero,
    Play,
    StartTurn,
    Substitute,
    TakeReward,
)
from oakveil.games.tactique.events import Healed
from oakveil.games.tactique.habits import endangered
from oakveil.games.tactique.planning import Planner, closing
from oakveil.games.tactique.scoring import LOST, WON, score
from oakveil.games.tactique.worth import worth_of
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from tests.games.tactique.table import TableTalk, foe, fresh, hero, reinforcing, scene

LEVELS = sorted(GAME.bots)
WORTH = worth_of(house_box())


def answer(t: TableTalk, level: str = "sensible") -> Option:
    ask = t.g.asks()[0]
    choice = GAME.bots[level](t.g.redealt(ask.seat, Chance(b"deal")), ask, Chance(b"bot"))
    assert ask.refusal(choice) is None
    return choice


def turn(t: TableTalk, level: str = "sensible") -> list[Option]:
    """All answers until the turn that is in progress is over."""
    moment, answers = (t.g.state.round, t.g.state.active), []
    while t.g.asks() and (t.g.state.round, t.g.state.active) == moment:
        answers.append(answer(t, level))
        t.g.answer(answers[-1], t.g.asks()[0].seat)
    return answers


@pytest.mark.parametrize("level", LEVELS)
def test_it_strikes_the_enemy_at_its_side(level: str) -> None:
    t = scene(hero("knight", at="B2", hand=["strike"]), foes=[foe("zombie", at="B3", lives=1, wounds=1)])
    assert answer(t, level) == Play("strike.1")


@pytest.mark.parametrize("level", LEVELS)
def test_it_runs_to_an_enemy_to_strike_it(level: str) -> None:
    t = scene(hero("knight", at="B1", hand=["run", "strike", "strike"]), foes=[foe("ghoul", at="B5", lives=1)])
    assert answer(t, level) == Play("run.1")
    turn(t, level)
    assert not t.g.state.enemies


def test_it_gives_its_worst_card_for_a_step_to_where_the_others_reach() -> None:
    t = scene(hero("knight", at="B1", hand=["parry", "strike", "strike"]), foes=[foe("ghoul", at="B3", lives=1)])
    played = turn(t)
    assert played[:2] == [DiscardToMove("parry.1"), MoveTo("B2")]
    assert played[2] == Play("strike.1")


def test_a_bonus_comes_before_the_blows() -> None:
    t = scene(hero("barbarian", at="B2", hand=["strike", "war_cry", "strike"]), foes=[foe("grave_slime", at="B3")])
    assert answer(t) == Play("war_cry.1")


def test_it_prefers_the_enemy_that_it_can_kill() -> None:
    t = scene(
        hero("knight", at="B3", hand=["strike"]),
        foes=[foe("zombie", at="B2", lives=2), foe("bone_soldier", at="B4", lives=1, wounds=1)],
    )
    turn(t)
    assert [enemy.id for enemy in t.g.state.enemies.values()] == ["zombie"]


def test_it_blocks_what_the_enemies_will_do() -> None:
    t = scene(hero("knight", at="B2", hand=["parry"], deck=["strike"] * 6), foes=[foe("crypt_guardian", at="B3")])
    assert answer(t) == Play("parry.1")


def test_at_the_end_it_gives_up_cards_that_only_slow_the_draw() -> None:
    t = scene(hero("knight", at="A1", hand=["shoot", "meteor"]), foes=[foe("hex_witch", at="D6")])
    assert closing(t.g, "knight", WORTH) == DiscardToMove("shoot.1")
    t.discard("shoot")
    t.stay()
    assert closing(t.g, "knight", WORTH) == EndTurn()


def test_a_place_has_one_plan_whoever_shuffles() -> None:
    t = scene(hero("knight", at="B1", hand=["run", "strike", "parry"]), foes=[foe("zombie", at="B5")])
    seat = t.g.asks()[0].seat
    seen = [t.g.redealt(seat, Chance(seed)) for seed in (b"one", b"two")]
    assert fingerprint(seen[0], seat, SENSIBLE) == fingerprint(seen[1], seat, SENSIBLE)
    position = fingerprint(seen[0], seat, SENSIBLE)
    plans = [Planner(world.redealt(seat, Chance(position)), SENSIBLE, position).plan() for world in seen]
    assert plans[0] == plans[1]


def test_a_plan_is_not_thought_out_again_as_long_as_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    t = scene(hero("knight", at="B1", hand=["run", "strike", "parry"]), foes=[foe("zombie", at="B5")])
    answer(t)

    def no_more(planner: Planner) -> None:
        raise AssertionError("it plans again")

    monkeypatch.setattr(Planner, "plan", no_more)
    assert len(turn(t)) > 2


def test_support_begins_and_the_healer_comes_last() -> None:
    t = scene(
        hero("healer", at="A1", hand=["parry"], seat=1),
        hero("knight", at="A2", hand=["parry"], seat=1),
        hero("sealer", at="A3", hand=["parry"], seat=1),
        foes=[foe("zombie", at="D6")],
        active=None,
    )
    assert answer(t) == StartTurn("sealer")


def test_who_would_die_at_its_refill_waits_for_the_healer() -> None:
    t = scene(
        hero("knight", at="A2", hand=["parry"], deck=["strike"], seat=1),
        hero("healer", at="A1", hand=["parry"], seat=1),
        foes=[foe("zombie", at="D6")],
        active=None,
    )
    assert endangered(t.g, t.g.hero("knight"))
    assert answer(t) == StartTurn("healer")


def test_it_heals_its_best_wound_and_discards_its_worst_card() -> None:
    t = scene(
        hero("healer", at="A1", hand=["sacred_light"], wounds=["strike", "strike", "heavy_blow", "parry"]),
        foes=[foe("zombie", at="D6")],
    )
    while t.key != "choose_heal":
        t.answer(answer(t))
    assert answer(t) == HealWound("heavy_blow.1")


def test_enemies_make_it_discard_its_worst_card() -> None:
    t = scene(
        hero("knight", at="B2", hand=["heavy_blow", "meteor", "parry"]),
        foes=[foe("cultist", at="B3")],
        turn="enemies",
    )
    assert t.key == "forced_discard"
    assert answer(t) == DiscardCard("parry.1")


def test_it_always_substitutes() -> None:
    t = scene(hero("knight", at="B2", hand=["old_shield", "parry"]), foes=[foe("wraith", at="B3")], turn="enemies")
    assert t.key == "substitute"
    assert answer(t) == Substitute("old_shield.1")


def test_it_exiles_its_worst_wound() -> None:
    t = scene(
        hero("bardess", at="A1", hand=["prayer", "parry"], wounds=["meteor", "strike"]), foes=[foe("zombie", at="D6")]
    )
    t.play("prayer")
    assert answer(t) == ExileWound("strike.1")


def test_it_takes_one_of_the_best_rewards_not_always_the_same() -> None:
    t = reinforcing(hero("knight", at="A1"), hero("healer", at="A2"))
    ask, wanted = t.g.asks()[0], Appraisal(t.g.box, WORTH, t.g.hero("knight"))
    most = max(wanted.value(option.card) for option in ask.options if isinstance(option, TakeReward))
    taken = {GAME.bots["sensible"](t.g, ask, Chance(bytes([number]))) for number in range(60)}
    assert len(taken) > 1
    for choice in taken:
        assert isinstance(choice, TakeReward)
        assert wanted.value(choice.card) > (most - NOISE) / ATTACK_WANTED


def wants(id: str, card: str, *deck: str) -> float:
    """What a reward is worth to a hero with a deck."""
    g = scene(hero(id, at="A1", deck=deck), foes=[foe("zombie", at="D6")]).g
    return Appraisal(g.box, WORTH, g.hero(id)).value(f"{card}.2" if card in deck else f"{card}.1")


def test_a_bonus_is_worth_more_with_more_cards_that_it_counts_for() -> None:
    attacks, blocks = ["strike"] * 10, ["parry"] * 10
    assert wants("barbarian", "berserker_stance", *attacks) > 2 * wants("barbarian", "berserker_stance", *blocks)
    assert wants("rogue", "unchained_fury", *attacks) > wants("rogue", "unchained_fury", *blocks)


def test_taking_cards_back_from_exile_is_worth_more_where_cards_are_exiled() -> None:
    assert wants("bardess", "remembrance", "strike", "prayer") > wants("bardess", "remembrance", "strike", "parry")


def test_the_second_card_of_a_name_is_worth_less() -> None:
    assert wants("knight", "shield_bash", "shield_bash") < wants("knight", "shield_bash", "strike")


def test_heroes_want_what_suits_their_role() -> None:
    assert wants("knight", "iron_guard", "strike") > wants("barbarian", "iron_guard", "strike")
    assert wants("healer", "greater_heal", "strike") > wants("knight", "greater_heal", "strike")


def test_what_harms_its_own_hero_lowers_the_worth_of_a_card() -> None:
    """Berserker Stance: 2 more damage, and the hero is exposed. Blood Pact: a wound for all, and a card."""
    assert WORTH.value["berserker_stance.1"] < WORTH.value["battle_trance.1"] + 1
    assert WORTH.value["blood_pact.1"] < WORTH.value["banner.1"]


def test_it_heals_instead_of_a_reward_when_it_is_badly_hurt() -> None:
    hurt = reinforcing(
        hero("knight", at="A1", deck=["strike"] * 5, wounds=["parry"] * 4), hero("healer", at="A2"), after=3
    )
    assert answer(hurt) == HealFour()


def test_heroes_are_placed_by_their_role() -> None:
    t = fresh("places", hero_pick="first_game")
    while t.key != "place_hero":
        t.answer(answer(t))
    places = [option for option in (answer(t),) if isinstance(option, PlaceHero)]
    assert [place.cell for place in places if t.g.box.heroes[place.hero].role == "striker"] in (["B2"], [])
    assert places


def test_it_brings_a_dead_hero_back_rather_than_healing_itself() -> None:
    t = scene(
        hero("knight", at="A1", hand=["stone_of_resurrection"], deck=["parry"] * 5, wounds=["strike"] * 4),
        hero("healer", at="A2", alive=False, deck=[], wounds=["run"] * 9),
        foes=[foe("zombie", at="D6")],
    )
    while not t.told(Healed):
        t.answer(answer(t))
    assert [healed.hero for healed in t.told(Healed)] == ["healer"]


def test_a_better_position_has_a_higher_score() -> None:
    """Wounded enemies, dead enemies, and cards of heroes count; the end of the game outweighs everything."""
    here = hero("knight", at="B2", hand=["strike"])
    whole = scene(here, foes=[foe("zombie", at="B4"), foe("ghoul", at="C4")]).g
    hurt = scene(here, foes=[foe("zombie", at="B4", lives=1), foe("ghoul", at="C4")]).g
    fewer = scene(here, foes=[foe("ghoul", at="C4")]).g
    poorer = scene(hero("knight", at="B2", hand=["strike"], deck=["strike"] * 3), foes=[foe("ghoul", at="C4")]).g
    scores = [score(g, WORTH) for g in (poorer, whole, hurt, fewer)]
    assert scores[1] < scores[2] < scores[3]
    assert scores[0] < scores[3]
    assert min(scores) > -LOST and max(scores) < WON


def test_every_card_has_a_worth_and_base_cards_are_worth_least() -> None:
    values = {card: WORTH.value[f"{card}.1"] for card in house_box().cards}
    base = [values[card.id] for card in house_box().cards.values() if card.category == "base"]
    masters = [values[card.id] for card in house_box().cards.values() if card.subcategory == "master"]
    assert max(base) < 1 < min(masters)


@pytest.mark.rule("TAC-GEN-10")
def test_an_encounter_of_bots_stalls_after_sixty_rounds() -> None:
    here, there = hero("knight", at="B2", hand=["strike"]), foe("zombie", at="D6")
    assert not stalled(scene(here, foes=[there], round=LONGEST_ENCOUNTER).g)
    assert stalled(scene(here, foes=[there], round=LONGEST_ENCOUNTER + 1).g)
