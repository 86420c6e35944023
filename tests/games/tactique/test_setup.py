"""Setting up: the team, its decks, the piles (specification 3.1 to 3.3, 3.7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oakveil.games.tactique import GAME, house_box
from oakveil.games.tactique.board import DISTANCE, beside, distance
from oakveil.games.tactique.choices import Concede, PickHero, PickNovice
from oakveil.games.tactique.events import Conceded, GameStarted
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.games.tactique.rules.setup import bosses_of, plan_of
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import BadOptions
from oakveil.kernel.match import Match, Refused

from .table import TableTalk, change, foe, fresh, hero, scene


def set_up(seed: str = "", **options: Any) -> TableTalk:
    """A game that is set up without questions: heroes and Novices come by chance or as suggested."""
    t = fresh(seed, **{"hero_pick": "random", "novice_pick": "random", **options})
    assert t.key == "place_hero"
    return t


@pytest.mark.rule("TAC-GEN-02", "TAC-GEN-03", "TAC-SOLO-01")
def test_one_seat_plays_two_heroes_and_five_heroes_are_shared_out() -> None:
    assert [one.seat for one in set_up(players=1).g.state.heroes] == [1, 1]
    assert [one.seat for one in set_up(players=3, heroes=5).g.state.heroes] == [1, 1, 2, 2, 3]
    assert [one.seat for one in set_up(players=5).g.state.heroes] == [1, 2, 3, 4, 5]


@pytest.mark.rule("TAC-GEN-02", "TAC-GEN-03")
def test_every_seat_needs_a_hero() -> None:
    with pytest.raises(BadOptions, match="heroes"):
        Match.start(GAME, TactiqueOptions(players=4, heroes=3), content=house_box())


@pytest.mark.rule("TAC-GEN-04")
def test_everybody_sees_all_hands() -> None:
    t = scene(hero("knight", "A1", hand=["strike"]), hero("healer", "A2", hand=["aegis"]), foes=[foe("zombie", "D6")])
    state, _ = t.g.seen_by(1)
    assert t.names(state.heroes[1].hand) == ["aegis"]
    assert state.heroes[1].deck.cards == [None] * 10


@pytest.mark.rule("TAC-GEN-05", "TAC-ENC-08")
def test_vitality_is_read_for_the_heroes_of_the_team_dead_or_alive() -> None:
    t = scene(
        hero("knight", "A1", hand=["run"]),
        hero("healer", "A2", alive=False, deck=()),
        hero("rogue", "A3", hand=["run"]),
        foes=[foe("rat_queen", "D6", lives=2, wounds=1)],
        piles={"basic": ["zombie"]},
        dice=["C3"],
        cards=[change("rat_queen", turn=house_box().enemies["lich"].turn[:1])],
        turn="enemies",
    )
    assert t.left("zombie") == (3, 3)


@pytest.mark.rule("TAC-GEN-06", "TAC-FIELD-04")
def test_a_heros_card_beats_the_battlefield() -> None:
    marsh = {"battlefield": "sunken_marsh", "foes": [foe("zombie", "D6")]}
    t = scene(hero("knight", "A1", hand=["strike", "fleet_foot", "run"]), **marsh)  # type: ignore[arg-type]
    t.discard("strike")
    assert t.key == "passive_move", "Fleet Foot moves you all the same"
    t.move("A2")
    t.discard("run")
    assert t.key == "turn_action", "discarding gives no movement"


@pytest.mark.rule("TAC-GEN-07")
def test_diagonals_are_not_adjacent() -> None:
    assert set(beside("B3")) == {"A3", "C3", "B2", "B4"}
    assert set(beside("A1")) == {"B1", "A2"}


@pytest.mark.rule("TAC-GEN-08")
def test_distance_counts_steps() -> None:
    assert distance("A1", "D6") == 8
    assert distance("B3", "C4") == 2
    assert DISTANCE["B3", "B3"] == 0


@pytest.mark.rule("TAC-GEN-09")
def test_the_seat_of_the_hero_concerned_decides() -> None:
    t = scene(
        hero("healer", "A1", hand=["telekinesis"]), hero("knight", "A2", hand=["strike"]), foes=[foe("zombie", "D6")]
    )
    t.play("telekinesis")
    t.option(1)
    assert (t.key, t.ask.seat) == ("ally_move", 2)


@pytest.mark.rule("TAC-GEN-01", "TAC-WIN-03")
def test_the_team_gives_up_together() -> None:
    t = scene(hero("knight", "A1", hand=["strike"]), hero("healer", "A2", hand=["run"]), foes=[foe("zombie", "D6")])
    t.match.command(1, "tactique.concede", Concede(True))
    assert t.g.outcome is None and t.g.state.conceding == (1,)
    with pytest.raises(Refused):
        t.match.command(1, "tactique.concede", Concede(True))
    t.match.command(1, "tactique.concede", Concede(False))
    t.match.command(2, "tactique.concede", Concede(True))
    assert t.g.outcome is None
    t.match.command(1, "tactique.concede", Concede(True))
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.g.outcome.reason) == ((), "conceded")
    assert t.match.events().count(Conceded(1, True)) == 2


@pytest.mark.rule("TAC-GEN-10")
def test_no_round_is_the_last() -> None:
    t = scene(hero("knight", "A1", hand=["run"]), foes=[foe("zombie", "D6")], round=900)
    t.end_round()
    assert t.g.state.round == 901 and t.g.outcome is None


@pytest.mark.rule("TAC-SETUP-01")
def test_enemies_lie_in_three_shuffled_piles() -> None:
    t, other = set_up("one"), set_up("two")
    piles = {tier: [*pile.cards] for tier, pile in t.g.state.piles.items()}
    assert {tier: len(pile) for tier, pile in piles.items()} == {"basic": 12, "intermediate": 13, "powerful": 12}
    assert all(house_box().enemies[id].tier == tier for tier, pile in piles.items() for id in pile if id)
    assert piles != {tier: pile.cards for tier, pile in other.g.state.piles.items()}
    assert len(t.g.state.battlefields) == 0, "no battlefields without the option"
    one, other = set_up("one", battlefields="random"), set_up("two", battlefields="random")
    assert one.g.state.battlefields.cards != other.g.state.battlefields.cards


@pytest.mark.rule("TAC-SETUP-02", "TAC-BOSS-02")
def test_the_boss_is_chosen_and_its_seven_actions_are_shuffled() -> None:
    t = set_up(boss="night_wyrm")
    assert t.g.state.bosses == ("night_wyrm",)
    assert len(t.g.state.actions["night_wyrm"]) == 7
    assert t.g.state.actions != set_up("another", boss="night_wyrm").g.state.actions, "shuffled"
    drawn = {set_up(str(seed)).g.state.bosses for seed in range(12)}
    assert len(drawn) > 2, "a random boss"


@pytest.mark.rule("TAC-SETUP-03")
def test_no_hero_is_played_twice() -> None:
    t = fresh(players=2)
    assert (t.key, t.ask.seat, len(t.ask.options)) == ("pick_hero", 1, 15)
    t.answer(PickHero("knight"))
    assert (t.ask.seat, len(t.ask.options)) == (2, 14)
    t.refuses(PickHero("knight"))
    t.answer(PickHero("healer"))
    assert [one.id for one in t.g.state.heroes] == ["knight", "healer"]


@pytest.mark.rule("TAC-SETUP-04", "TAC-DECK-05", "TAC-DECK-01", "TAC-DECK-02")
def test_a_starting_deck_has_thirteen_cards_of_which_five_are_drawn() -> None:
    t = fresh(players=2, novice_pick="suggested")
    t.answer(PickHero("knight"))
    t.answer(PickHero("healer"))
    knight = t.hero("knight")
    assert (len(knight.deck), len(knight.hand)) == (8, 5)
    mine = Counter(t.names([*knight.deck.cards, *knight.hand]))
    assert mine == {"strike": 3, "parry": 4, "run": 3, "perfect_block": 1, "violent_block": 1, "good_constitution": 1}
    assert t.names(knight.set_aside) == ["guard_breaker", "bastion"]
    assert t.told(GameStarted)[0].heroes == ("knight", "healer")


@pytest.mark.rule("TAC-SETUP-05")
def test_piles_of_colours_nobody_has_stay_in_the_box() -> None:
    t = fresh(players=2, novice_pick="suggested")
    t.answer(PickHero("barbarian"))
    t.answer(PickHero("horde_breaker"))
    assert set(t.g.state.rewards) == {"red", "purple", "colourless"}
    assert all(len(pile) == 25 for pile in t.g.state.rewards.values())


@pytest.mark.rule("TAC-SETUP-06")
def test_a_first_game_offers_five_heroes_with_their_pairs() -> None:
    t = fresh(players=2, hero_pick="first_game")
    offered = [one.hero for one in t.ask.options if isinstance(one, PickHero)]
    assert sorted(offered) == ["assassin", "barbarian", "healer", "knight", "pyromancer"]
    t.answer(PickHero("assassin"))
    t.answer(PickHero("pyromancer"))
    assert t.key == "place_hero", "the pair is not asked for"
    assert {"ambidexterity", "point_blank_shot"} <= set(t.names(t.hero("assassin").cards()))
    assert {"telekinesis", "celestial_step"} <= set(t.names(t.hero("pyromancer").cards()))


@pytest.mark.rule("TAC-DECK-03", "TAC-DECK-04")
def test_novices_are_taken_in_two_passes_and_only_once() -> None:
    t = fresh(players=2)
    t.answer(PickHero("knight"))
    t.answer(PickHero("sealer"))
    allowed = {house_box().cards[name].colour for name in t.offered()}
    assert allowed == {"purple", "yellow", "colourless"}
    assert (t.ask.seat, len(t.offered())) == (1, 15)
    assert t.ask.default in (PickNovice("knight", "violent_block.1"), PickNovice("knight", "good_constitution.1"))
    t.pick("aegis")
    assert t.ask.seat == 2 and "aegis" not in t.offered()
    t.pick("prayer")
    assert t.ask.seat == 1 and len(t.offered()) == 13
    t.pick("focus")
    t.pick("sharpen")
    assert {"aegis", "focus"} <= set(t.names(t.hero("knight").cards()))
    assert {"prayer", "sharpen"} <= set(t.names(t.hero("sealer").cards()))


@pytest.mark.rule("TAC-DECK-03")
def test_the_two_novices_are_different() -> None:
    t = fresh(players=2, cards=[change("aegis", copies=2)])
    t.answer(PickHero("knight"))
    t.answer(PickHero("sealer"))
    t.pick("aegis")
    t.pick("prayer")
    assert t.ask.seat == 1 and "aegis" not in t.offered()
    t.pick("focus")
    assert t.ask.seat == 2 and "aegis" in t.offered(), "there is a second copy"


@pytest.mark.rule("TAC-DECK-06")
def test_stars_remind_of_power() -> None:
    cards = house_box().cards
    stars = [cards[name].stars for name in ("strike", "aegis", "perfect_block", "guard_breaker", "bastion")]
    assert stars == [0, 1, 2, 3, 4]


@pytest.mark.rule("TAC-DECK-07", "TAC-DECK-01")
def test_the_supply_suffices_for_five_heroes_and_no_card_is_dealt_twice() -> None:
    for seed in range(10):
        cards = [card for one in set_up(str(seed), players=5).g.state.heroes for card in one.cards()]
        assert len(cards) == len(set(cards)) == 5 * 15


@pytest.mark.rule("TAC-DIFF-01")
@pytest.mark.parametrize(
    ("difficulty", "counts"),
    [
        ("easy", [(2, 0, 0, 0), (1, 3, 0, 0), (1, 1, 2, 0), (0, 0, 0, 1)]),
        ("normal", [(1, 1, 0, 0), (0, 4, 0, 0), (0, 2, 2, 0), (0, 2, 0, 1)]),
        ("hard", [(1, 2, 0, 0), (1, 4, 0, 0), (0, 0, 4, 0), (0, 1, 1, 1)]),
        ("extreme", [(2, 2, 0, 0), (2, 4, 0, 0), (1, 1, 4, 0), (1, 1, 2, 1)]),
    ],
)
def test_the_enemies_of_a_difficulty(difficulty: Any, counts: list[tuple[int, ...]]) -> None:
    plan = plan_of(TactiqueOptions(difficulty=difficulty), house_box())
    assert [(one.basic, one.intermediate, one.powerful, one.boss) for one in plan] == counts


@pytest.mark.rule("TAC-DIFF-02")
def test_a_second_boss_is_another_one_and_for_the_brave() -> None:
    options = TactiqueOptions(difficulty="extreme", boss="night_wyrm", second_boss="hollow_king")
    plan = plan_of(options, house_box())
    assert plan[3].boss == 2
    assert bosses_of(options, house_box(), plan, Chance(b"")) == ("night_wyrm", "hollow_king")
    for seed in range(20):
        drawn = TactiqueOptions(difficulty="extreme", second_boss="random")
        one, other = bosses_of(drawn, house_box(), plan, Chance(bytes([seed])))
        assert one != other
    for refused in (
        TactiqueOptions(second_boss="random"),
        TactiqueOptions(difficulty="extreme", boss="night_wyrm", second_boss="night_wyrm"),
        TactiqueOptions(boss="nobody"),
    ):
        with pytest.raises(BadOptions, match="boss"):
            Match.start(GAME, refused, content=house_box())


@pytest.mark.rule("TAC-DIFF-03")
def test_a_table_of_ones_own() -> None:
    options = TactiqueOptions(difficulty="custom", custom="1,0,0 0,1,0 6,2,0 1,1,1,2", second_boss="random")
    plan = plan_of(options, house_box())
    assert [(one.basic, one.intermediate, one.powerful, one.boss) for one in plan] == [
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (6, 2, 0, 0),
        (1, 1, 1, 2),
    ]
    for custom in ("0,0,0 0,1,0 1,0,0 0,0,0,1", "6,3,0 0,1,0 1,0,0 0,0,0,1"):
        with pytest.raises(BadOptions, match="custom"):
            plan_of(TactiqueOptions(difficulty="custom", custom=custom), house_box())
