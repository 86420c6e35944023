"""Setting up an encounter, battlefields, and the end of an encounter (specification 3.6, 3.30, 3.33, 3.34)."""

from __future__ import annotations

import pytest

from oakveil.games.tactique import GAME, house_box
from oakveil.games.tactique.choices import (
    ConfirmPlaces,
    DrawBattlefield,
    HealFour,
    PickBattlefield,
    PlaceAgain,
    PlaceHero,
)
from oakveil.games.tactique.events import (
    DiceRolled,
    EncounterEnded,
    EncounterStarted,
    EnemyPlaced,
    HeroPlaced,
    PileReshuffled,
    Triggered,
    TurnStarted,
)
from oakveil.games.tactique.narrator import TactiqueNarrator
from oakveil.games.tactique.rules.summons import draw_enemy
from oakveil.games.tactique.soundness import flaw

from .table import TableTalk, change, foe, hero, next_encounter, reinforcing, scene


def place_all(t: TableTalk, **cells: str) -> None:
    """Every hero is placed, and all seats confirm."""
    while t.key == "place_hero":
        one = next(option for option in t.ask.options if isinstance(option, PlaceHero))
        t.answer(PlaceHero(one.hero, cells[one.hero]))
    while t.key == "confirm_places":
        t.answer(ConfirmPlaces())


KNIGHT, HEALER = hero("knight", "A1"), hero("healer", "A2")


@pytest.mark.rule("TAC-ENC-01", "TAC-ENC-09", "TAC-ENC-10", "TAC-FLOW-02")
def test_the_order_of_setting_up() -> None:
    second_skin = hero("knight", "A1", deck=["second_skin", "run", "run", "run", "run", "run"])
    t = next_encounter(second_skin, HEALER, number=2, battlefields="random")
    place_all(t, knight="B2", healer="C2")
    kinds = [type(event).__name__ for event in t.events]
    order = ["EncounterStarted", "CardDrawn", "HeroPlaced", "EnemyPlaced", "BlockGained", "RoundStarted"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert t.hero("knight").block == 3, "Second Skin at the start of the encounter"
    assert t.key == "start_turn" and t.g.state.round == 1


@pytest.mark.rule("TAC-ENC-09")
def test_at_the_start_the_battlefield_acts_first_then_heroes_in_seat_order() -> None:
    lesson = change("hard_lesson", passive=house_box().cards["second_skin"].passive)
    team = [
        hero("knight", "A1", deck=["second_skin", *["run"] * 5]),
        hero("healer", "A2", deck=["hard_lesson", *["run"] * 5]),
    ]
    t = next_encounter(*team, number=2, battlefields="chosen", cards=[lesson])
    t.answer(PickBattlefield("iron_cages"))
    place_all(t, knight="B2", healer="C2")
    assert [event.owner for event in t.told(Triggered)] == ["battlefield", "knight", "healer"]


@pytest.mark.rule("TAC-ENC-02", "TAC-FIELD-01", "TAC-FIELD-02", "TAC-FIELD-03")
def test_a_battlefield_is_revealed_first_and_nobody_is_placed_on_its_obstacles() -> None:
    t = next_encounter(KNIGHT, HEALER, battlefields="chosen")
    assert (t.key, {ask.seat for ask in t.match.asks()}) == ("pick_battlefield", {1, 2})
    t.answer(PickBattlefield("ruined_hall"), seat=2)
    assert t.g.state.battlefield == "ruined_hall"
    assert {"B2", "B5", "C2", "C5"}.isdisjoint(t.cells()) and len(t.cells()) == 20
    assert len(t.g.state.battlefields) == 17


@pytest.mark.rule("TAC-FIELD-01")
def test_the_team_may_leave_the_battlefield_to_chance() -> None:
    t = next_encounter(KNIGHT, HEALER, battlefields="chosen")
    top = t.g.state.battlefields.cards[-1]
    t.answer(DrawBattlefield())
    assert t.g.state.battlefield == top
    assert next_encounter(KNIGHT, HEALER).g.state.battlefield is None, "only with the option"


@pytest.mark.rule("TAC-FIELD-01")
def test_no_battlefield_comes_twice() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike", "run"]),
        HEALER,
        foes=[foe("zombie", "B3", lives=1, wounds=1)],
        battlefields="chosen",
        active=None,
    )
    t.g.state.battlefields.cards.remove("cursed_ground")
    t.g.state.battlefield, t.g.state.seen_battlefields = "cursed_ground", ("cursed_ground",)
    t.start("knight")
    t.play("strike")
    t.end_turn()
    while t.key != "pick_battlefield":
        t.answer(t.match.asks()[0].options[-1])
    offered = [option.battlefield for option in t.match.asks()[0].options if isinstance(option, PickBattlefield)]
    assert len(offered) == 17 and "cursed_ground" not in offered
    t.answer(PickBattlefield("ossuary"))
    assert [*t.g.state.seen_battlefields] == ["cursed_ground", "ossuary"]


@pytest.mark.rule("TAC-FIELD-03")
def test_obstacles_stop_figures_but_no_zones() -> None:
    t = scene(
        hero("knight", "B1", hand=["run", "shoot", "strike"]), foes=[foe("zombie", "B3")], battlefield="ruined_hall"
    )
    t.play("run")
    assert "B2" not in t.cells()
    t.stay()
    t.play("shoot")
    assert t.left("zombie") == (2, 2)


@pytest.mark.rule("TAC-ENC-03", "TAC-DEATH-06")
def test_from_the_second_encounter_on_everybody_draws_to_five_or_what_there_is() -> None:
    thin = hero("healer", "A2", deck=["run"], discard=["strike", "strike"])
    t = next_encounter(hero("knight", "A1"), thin, number=2)
    assert (len(t.hand("knight")), len(t.hand("healer")), t.hero("healer").alive) == (5, 3, True)
    assert len(next_encounter(hero("knight", "A1"), HEALER, number=1).hand("knight")) == 0, "not before the first"


@pytest.mark.rule("TAC-ENC-04")
def test_heroes_are_placed_on_free_cells_until_all_have_confirmed() -> None:
    t = next_encounter(KNIGHT, HEALER)
    assert (t.ask.seat, len(t.cells())) == (1, 24)
    t.answer(PlaceHero("knight", "B3"))
    assert t.ask.seat == 2 and "B3" not in t.cells()
    t.answer(PlaceHero("healer", "B4"))
    assert {ask.seat for ask in t.match.asks()} == {1, 2}
    t.answer(ConfirmPlaces(), seat=2)
    t.answer(PlaceAgain("knight"), seat=1)
    assert "B3" in t.cells() and "B4" not in t.cells()
    t.answer(PlaceHero("knight", "D1"))
    assert {ask.seat for ask in t.match.asks()} == {1}
    t.answer(ConfirmPlaces(), seat=1)
    assert (t.at("knight"), t.at("healer"), t.key) == ("D1", "B4", "start_turn")


@pytest.mark.rule("TAC-ENC-05", "TAC-BOSS-01", "TAC-DIFF-02", "TAC-DIFF-01")
def test_bosses_come_first_then_the_rows_of_the_table() -> None:
    t = next_encounter(KNIGHT, HEALER, number=4, difficulty="extreme", boss="night_wyrm", second_boss="hollow_king")
    place_all(t, knight="A1", healer="A2")
    placed = [event.enemy for event in t.told(EnemyPlaced)]
    tiers = [t.g.box.enemies[id].tier for id in placed[2:]]
    assert placed[:2] == ["night_wyrm", "hollow_king"]
    assert tiers == ["basic", "intermediate", "powerful", "powerful"]
    assert t.told(EncounterStarted)[0].boss == 2


@pytest.mark.rule("TAC-ENC-06", "TAC-ENC-08", "TAC-ENC-05")
def test_dice_are_rolled_again_where_a_cell_is_taken() -> None:
    piles = {"basic": ["rat_swarm"], "intermediate": ["wraith"]}
    t = next_encounter(KNIGHT, HEALER, dice=("B3", "C3", "C3", "D4"), piles=piles, battlefields="off")
    place_all(t, knight="B3", healer="A1")
    assert (t.at("rat_swarm"), t.at("wraith")) == ("C3", "D4")
    assert [event.accepted for event in t.told(DiceRolled)] == [False, True, False, True]
    assert t.left("rat_swarm") == (3, 2)


@pytest.mark.rule("TAC-ENC-06", "TAC-FIELD-03")
def test_enemies_are_not_placed_on_obstacles() -> None:
    t = next_encounter(KNIGHT, HEALER, dice=("B2", "C3", "D4"), battlefields="chosen")
    t.answer(PickBattlefield("ruined_hall"))
    place_all(t, knight="B3", healer="A1")
    assert {enemy.cell for enemy in t.g.state.enemies.values()} == {"C3", "D4"}


@pytest.mark.rule("TAC-ENC-07", "TAC-DEATH-12", "TAC-DEATH-03")
def test_a_dead_hero_begins_as_a_marker_that_takes_no_cell() -> None:
    dead = hero("healer", "A2", deck=["run"], alive=False)
    t = next_encounter(KNIGHT, dead, number=2, dice=("B4", "A1", "A3", "A4", "A5"))
    place_all(t, knight="B3", healer="B4")
    assert not t.hero("healer").alive
    assert t.told(HeroPlaced)[-1].alive is False
    assert "B4" in [enemy.cell for enemy in t.g.state.enemies.values()]


@pytest.mark.rule("TAC-DEATH-12")
def test_a_dead_hero_that_can_draw_five_cards_begins_alive() -> None:
    t = next_encounter(KNIGHT, hero("healer", "A2", deck=["run"] * 3, discard=["shoot"] * 2, alive=False), number=2)
    assert t.hero("healer").alive and len(t.hand("healer")) == 5
    t = next_encounter(KNIGHT, hero("healer", "A2", deck=["run"] * 4, alive=False), number=2)
    assert not t.hero("healer").alive, "four are not enough"


@pytest.mark.rule("TAC-ENC-11")
def test_an_empty_pile_is_made_of_the_defeated_and_without_them_nobody_comes() -> None:
    t = next_encounter(KNIGHT, HEALER)
    basic = [id for id in t.g.state.piles["basic"].cards if id]
    t.g.state.piles["basic"].cards, t.g.state.defeated["basic"] = [], tuple(basic)
    place_all(t, knight="A1", healer="A2")
    assert len(t.g.state.enemies) == 2 and t.told(PileReshuffled) == [PileReshuffled("basic")]


@pytest.mark.rule("TAC-ENC-11")
def test_without_any_enemy_left_nobody_comes() -> None:
    t = next_encounter(KNIGHT, HEALER)
    basic = [id for id in t.g.state.piles["basic"].cards if id]
    t.g.state.piles["basic"].cards = []
    assert "basic enemies" in str(flaw(t.g)), "not in this box: all enemies are somewhere"
    assert draw_enemy(t.g, "basic") is None
    t.g.state.piles["basic"].cards = [*basic]
    assert draw_enemy(t.g, "basic") == basic[-1]


@pytest.mark.rule("TAC-END-01", "TAC-END-02", "TAC-END-05", "TAC-WIN-02")
def test_w40_the_hero_finishes_its_turn_and_the_encounter_ends_before_its_refill() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike", "good_constitution", "parry"], deck=[], wounds=["run"]),
        hero("healer", "A6"),
        foes=[foe("rat_swarm", "B3", lives=1, wounds=1)],
    )
    t.play("strike")
    assert t.key == "turn_action", "no enemy is left, and the turn goes on"
    t.play("good_constitution")
    t.end_turn()
    assert t.told(EncounterEnded) == [EncounterEnded(1, 1)]
    assert t.hero("knight").alive, "no death check"
    assert t.key == "reward"
    assert not t.told(TurnStarted), "the healer has not played, and need not"


@pytest.mark.rule("TAC-END-03", "TAC-END-06", "TAC-OUT-07", "TAC-DUR-01")
def test_what_the_end_of_an_encounter_clears_away() -> None:
    t = scene(
        hero("knight", "B2", hand=["snare", "alchemical_bomb", "war_cry", "parry", "bodyguard", "strike", "run"]),
        hero("healer", "A6", hand=["shoot"], block=2),
        foes=[foe("zombie", "B4", lives=1, wounds=3)],
        battlefield="cursed_ground",
        battlefields="random",
    )
    for card in ("war_cry", "parry", "bodyguard"):
        t.play(card)
    t.play("snare")
    t.answer(t.ask.options[0])
    t.play("alchemical_bomb")
    assert t.names(t.hero("knight").removed) == ["alchemical_bomb"]
    assert sorted(t.names(t.hero("knight").in_play)) == ["bodyguard", "snare", "war_cry"]
    t.end_turn()
    knight, state = t.hero("knight"), t.g.state
    assert {"snare", "alchemical_bomb", "war_cry", "bodyguard", "strike", "run"} <= set(t.discarded("knight"))
    assert (knight.in_play, knight.removed, knight.effects, knight.block, knight.cell) == ((), (), (), 0, None)
    assert (t.hand("healer"), t.hero("healer").block, state.runes) == ([], 0, ())
    assert state.battlefield is None and state.battlefields.cards[0] == "cursed_ground"
    assert "zombie" in state.defeated["basic"]


@pytest.mark.rule("TAC-END-04")
def test_w41_thorns_kill_the_last_enemy_in_the_enemies_turn() -> None:
    t = scene(
        hero("rogue", "B2", hand=["riposte"]),
        hero("healer", "A6"),
        foes=[foe("bone_soldier", "B3", lives=1, wounds=1)],
        battlefield="cursed_ground",
    )
    t.play("riposte")
    t.end_turn()
    t.end_round()
    assert t.told(EncounterEnded) and t.key == "reward"
    assert t.wounds("healer") == [], "the end of the enemies' turn, with its damage, does not come"


@pytest.mark.rule("TAC-WIN-01", "TAC-DEATH-10", "TAC-GEN-01")
def test_the_game_is_lost_when_all_heroes_are_dead() -> None:
    t = scene(hero("knight", "B2", hand=["strike"], deck=[]), foes=[foe("zombie", "D6")])
    t.end_turn()
    assert t.g.outcome is not None and (t.g.outcome.winners, t.g.outcome.reason) == ((), "all_dead")


@pytest.mark.rule("TAC-WIN-02", "TAC-BOSS-14", "TAC-GEN-01")
def test_the_game_is_won_with_the_fourth_encounter() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike"], deck=[]),
        hero("healer", "A6", deck=[], alive=False),
        foes=[foe("night_wyrm", "B3", lives=1, wounds=1)],
        encounter=4,
    )
    t.play("strike")
    assert t.g.outcome is not None and (t.g.outcome.winners, t.g.outcome.reason) == ((1, 2), "boss_defeated")


@pytest.mark.rule("TAC-WIN-02", "TAC-BOSS-14")
def test_the_fourth_encounter_goes_on_while_any_enemy_is_left() -> None:
    t = scene(
        hero("knight", "B2", hand=["strike", "run"]),
        foes=[foe("night_wyrm", "B3", lives=1, wounds=1), foe("zombie", "D6")],
        encounter=4,
    )
    t.play("strike")
    t.end_turn()
    assert t.g.outcome is None and t.g.state.encounter == 4


@pytest.mark.rule("TAC-ENC-01", "TAC-ENC-02")
def test_while_an_encounter_is_set_up_nobody_reinforces_and_the_battlefield_is_told() -> None:
    t = reinforcing(KNIGHT, HEALER, battlefields="random")
    while t.key == "reward":
        t.answer(HealFour())
    assert (t.key, t.g.state.encounter, t.g.state.phase) == ("place_hero", 2, "setup")
    lines = TactiqueNarrator(GAME.texts.in_("en")).summary(t.g, 1).splitlines()
    assert lines[0] == "The team gets ready." and lines[1].startswith("Battlefield ")
