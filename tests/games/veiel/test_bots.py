"""The players of The Order of Veiel that are programs."""

from __future__ import annotations

import pytest

from oakveil.games.veiel import GAME
from oakveil.games.veiel.bots import easy, sensible
from oakveil.games.veiel.choices import (
    Attack,
    Decline,
    Equip,
    Flee,
    KeepDefender,
    LayLine,
    PassDefender,
    PlaceEnemy,
    Stay,
    Strike,
    UseCard,
    UseReaction,
)
from oakveil.games.veiel.crossing_habits import flee, readiness
from oakveil.games.veiel.defending_habits import pass_defender
from oakveil.games.veiel.fighting_habits import best_deed, heal_value, value
from oakveil.games.veiel.judging import danger, end_price, tank
from oakveil.games.veiel.master_habits import lay_line, place_enemy, strike
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.outfit_habits import gain, outfit
from oakveil.games.veiel.rules.master_turn import EnemyTurn
from oakveil.kernel.ask import Ask
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Bot, Place
from tests.games.veiel.tables import foe, hero, house_box, lay

BOX = house_box()


def won(bot: Bot, options: VeielOptions, seed: int) -> bool:
    """Whether bots win this game; each is shown what its seat knows."""
    seats = GAME.seats(options)
    g = GAME.new(options, [Place()] * seats, BOX, Chance(f"game {seed}".encode()))
    chance = Chance(f"bots {seed}".encode())
    for _ in range(6000):
        if g.outcome is not None:
            return g.outcome.reason == "boss_dead"
        asked = g.asks()[0]
        seen = g.redealt(asked.seat, chance)
        ask = next(ask for ask in seen.asks() if ask.seat == asked.seat)
        choice = bot(seen, ask, chance)
        assert asked.refusal(choice) is None, f"{ask.key}: {choice}"
        g.answer(choice, asked.seat)
    raise AssertionError("the game does not end")


def test_sensible_players_win_where_easy_ones_never_do() -> None:
    options = VeielOptions(heroes=3, dm="none", riddle="roll")
    assert sum(won(sensible, options, seed) for seed in range(6)) >= 2
    assert sum(won(easy, options, seed) for seed in range(6)) == 0


@pytest.mark.parametrize("heroes", [2, 4, 6])
def test_a_sensible_dungeon_master_plays_a_game_to_its_end(heroes: int) -> None:
    won(sensible, VeielOptions(heroes=heroes, dm="bot", riddle="roll", phylacteries=True, throne_room=True), heroes)


def test_a_deadly_blow_is_worth_more_than_one_that_leaves_an_enemy_alive() -> None:
    g = lay(hero("barbarian"), foes=[foe("zombie", hp=5), foe("zombie", hp=10)])
    near, far = (Attack("w_wood_axe", enemy.id) for enemy in g.combat.line)
    assert best_deed(g, g.hero("barbarian"), [far, near]) == near
    g.combat.line[0].hp = 1
    assert best_deed(g, g.hero("barbarian"), [far, near]) == far


def test_healing_goes_to_who_needs_it_and_first_to_the_defender() -> None:
    g = lay(hero("knight", vit=5), hero("healer", vit=11), hero("magician", vit=3), foes=[foe("zombie")])
    g.state.defender = "knight"
    knight, healer, magician = (g.hero(id) for id in ("knight", "healer", "magician"))
    assert heal_value(g, knight, 5) > heal_value(g, magician, 5) > heal_value(g, healer, 5)
    use = UseCard("w_sceptre", 0, "knight")
    other = UseCard("w_sceptre", 0, "healer")
    assert value(g, healer, use) > value(g, healer, other)


def test_endurance_is_spent_freely_on_the_boss_only() -> None:
    basic = lay(hero("knight"), foes=[foe("zombie")])
    strong = lay(hero("knight"), foes=[foe("last_giant")])
    last = lay(hero("knight"), foes=[foe("urais")], kind="boss", where="boss")
    assert end_price(basic) > end_price(strong) > end_price(last)


def test_the_token_goes_to_who_can_stand_much_more() -> None:
    g = lay(hero("knight", vit=2), hero("barbarian"), foes=[foe("zombie")])
    g.state.defender = "knight"
    ask = Ask(1, "veiel.pass_defender", (KeepDefender(), PassDefender("barbarian")))
    assert pass_defender(g, ask) == PassDefender("barbarian")
    g.hero("knight").vit = 20
    assert tank(g, g.hero("knight")) > tank(g, g.hero("barbarian"))
    assert pass_defender(g, ask) == KeepDefender()


def test_without_a_master_the_token_goes_where_the_next_attack_of_the_printed_order_hurts_least() -> None:
    team = (hero("knight", level=5, raised=("FOR",) * 4), hero("healer", vit=5))
    g = lay(*team, foes=[foe("priestess")], kind="boss", where="boss", master="none")
    ask = Ask(1, "veiel.pass_defender", (KeepDefender(), PassDefender("healer")))
    assert pass_defender(g, ask) == KeepDefender()  # the Dark Lash is for the defender
    g.combat.line[0].strikes = 1
    assert pass_defender(g, ask) == PassDefender("healer")  # the Searing Word is for anybody else


def test_a_beaten_team_flees_but_not_in_the_last_crossing() -> None:
    g = lay(hero("knight", vit=2), hero("healer", vit=1), foes=[foe("last_giant"), foe("zombie")])
    g.state.incursion = 2
    ask = Ask(1, "veiel.flee", (Stay(), Flee()))
    assert flee(g, ask) == Flee()
    g.state.incursion = g.options.incursions
    assert flee(g, ask) == Stay()


def test_a_hero_counts_all_it_wears() -> None:
    g = lay(hero("barbarian", level=5, raised=("FOR",) * 4), foes=[])
    barbarian = g.hero("barbarian")
    assert gain(g, barbarian, "w_great_axe") > 0
    assert gain(g, barbarian, "w_dagger") == 0  # it has not got the DEX
    before = outfit(g, barbarian)
    barbarian.weapon = "w_great_axe"
    assert outfit(g, barbarian) > before


def test_a_stronger_team_is_readier_for_the_boss() -> None:
    weak = lay(hero("knight", vit=6), hero("healer"), foes=[])
    strong = lay(hero("knight", level=5, raised=("FOR",) * 4, weapon="w_thunder_mace"), hero("healer"), foes=[])
    for g in (weak, strong):
        g.state.defender = "knight"
    assert readiness(strong) > readiness(weak) > 0


def test_rooms_are_feared_by_what_they_do() -> None:
    fears = [danger(BOX, room) for room in ("rest_room", "chest", "trap_pit", "monster", "power", "throne")]
    assert fears == sorted(fears) and fears[0] < 0 < fears[2]


def test_the_master_puts_shields_in_front_and_strikes_who_would_fall() -> None:
    g = lay(hero("knight", vit=20), hero("magician", vit=3), foes=[foe("archer"), foe("tomb_guard")])
    g.state.defender = "knight"
    archer, guard = g.combat.line
    asked = Ask(3, "veiel.place_enemy", [PlaceEnemy(archer.id), PlaceEnemy(guard.id)])
    assert place_enemy(g, asked) == PlaceEnemy(guard.id)
    g.stack.append(EnemyTurn(enemy=archer.id))
    blows = Ask(3, "veiel.strike", [Strike(0, "knight"), Strike(0, "magician")])
    assert strike(g, blows) == Strike(0, "magician")
    lines = [LayLine(("vine", "power", "trap_pit")), LayLine(("power", "vine", "trap_pit"))]
    assert lay_line(g, Ask(3, "veiel.lay_line", lines)) in lines


def test_reactions_are_kept_for_what_hurts() -> None:
    g = lay(hero("knight", level=3), foes=[foe("zombie")])
    offered = Ask(1, "veiel.react", (UseReaction("knight", "perfect_block", 0), Decline()))
    assert sensible(g, offered, Chance(b"")) == Decline()  # nobody strikes: nothing is to be blocked


def test_what_is_worn_is_not_changed_for_less() -> None:
    g = lay(hero("barbarian"), foes=[])
    worse = Ask(1, "veiel.camp", [Equip("barbarian", "weapon", "w_dagger")])
    assert sensible(g, worse, Chance(b"")) not in worse.options
