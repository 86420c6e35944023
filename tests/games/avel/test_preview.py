"""What the table foretells: battles with everything worn, draws from the bag, the march, and warnings."""

from fractions import Fraction

import pytest

from oakveil.games.avel.choices import Drink, PressOn
from oakveil.games.avel.preview import (
    Approach,
    battle_odds,
    battle_odds_with_effects,
    care_needed,
    draw_odds,
    elixir_odds,
    march_forecast,
)
from oakveil.games.avel.rules.battle import Battle
from oakveil.games.avel.sequence import Turn
from oakveil.games.avel.state import BEAST
from oakveil.games.avel.tactics import choose_effect
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from tests.games.avel.table import TableTalk, foe, hero, scene


def at_odds(t: TableTalk, monster: str) -> tuple[float, float]:
    odds = battle_odds_with_effects(t.g, t.g.hero(1), monster, Chance(b"odds"))
    assert odds.half_width == 0
    return odds.defeat, odds.stun


def test_without_one_time_effects_both_odds_agree() -> None:
    for worn in ([], ["captains_sword"]):
        t = scene(hero(at="crow_heath", worn=worn), foes=[foe("snow_goblin", at="crow_heath")])
        plain = battle_odds(t.g, t.g.hero(1), "snow_goblin")
        assert at_odds(t, "snow_goblin") == pytest.approx((plain.defeat, plain.stun))


def test_an_added_attack_can_be_reckoned_by_hand() -> None:
    """Toughness 1 against one purple die: the blade adds one attack in the first clash in which that is enough."""
    foes = [foe("cinder_rat", at="crow_heath")]
    bare = scene(hero(at="crow_heath"), foes=foes)
    armed = scene(hero(at="crow_heath", worn=["emberbane_blade"]), foes=foes)
    no_hit = Fraction(4, 9) * 1 + Fraction(4, 9) * Fraction(1, 6)  # no attack at all, or one that is blocked
    assert at_odds(bare, "cinder_rat")[0] == pytest.approx(float(1 - no_hit**3))
    # With one attack more a clash fails only if no attack was rolled and a defence blocks the added one.
    fails = Fraction(4, 9) * Fraction(1, 6)
    assert at_odds(armed, "cinder_rat")[0] == pytest.approx(float(1 - fails**3))


def test_played_battles_come_out_as_foretold() -> None:
    """The rules themselves, played many times with the same habits, agree with the exact odds."""
    foes = [foe("snow_goblin", at="crow_heath")]
    t = scene(hero(at="crow_heath", worn=["squires_dagger"]), foes=foes, actions=1)
    foretold, _ = at_odds(t, "snow_goblin")
    games = 3000
    won = sum(battle_is_won(t, seed) for seed in range(games))
    assert abs(won / games - foretold) < 3.3 * (foretold * (1 - foretold) / games) ** 0.5


def battle_is_won(t: TableTalk, seed: int) -> bool:
    g = t.g.copy(Chance(seed.to_bytes(4, "little")))
    g.stack.append(Battle(seat=1, monster="snow_goblin"))
    g.run()
    while g.within(Battle) is not None and "snow_goblin" in g.state.monsters:
        (ask,) = g.asks()
        g.answer(habit(g, ask))
    return "snow_goblin" not in g.state.monsters


def habit(g: object, ask: Ask) -> Option:
    if ask.key == "avel.effect":
        return choose_effect(g, ask)  # type: ignore[arg-type]
    return ask.default if ask.default is not None else PressOn()


def test_large_battles_are_sampled_and_say_so() -> None:
    worn = ["captains_sword+", "buckler+", "leather_cap+"]
    t = scene(hero(at="crow_heath", worn=worn), foes=[foe(BEAST, at="crow_heath", toughness=3)], act=2)
    odds = battle_odds_with_effects(t.g, t.g.hero(1), BEAST, Chance(b"odds"))
    assert 0 < odds.half_width < 0.01
    plain = battle_odds(t.g, t.g.hero(1), BEAST)
    assert odds.defeat > plain.defeat, "two rerolls help"


def test_odds_in_a_battle_are_those_of_the_clashes_left() -> None:
    t = scene(hero(at="crow_heath"), foes=[foe("marsh_ghost", at="crow_heath")])
    t.dice("_ _ | _ _")
    t.fight("marsh_ghost")
    odds = battle_odds(t.g, t.g.hero(1), "marsh_ghost")
    assert odds == t.g.box.odds.battle((2, 0, 0, 0), (1, 1), 5, 2, clashes=2)


@pytest.mark.rule("AVEL-ODDS-01")
def test_so_are_the_odds_with_equipment_and_they_know_of_the_elixirs_drunk() -> None:
    t = scene(hero(at="crow_heath", packed=["draught_of_stars"]), foes=[foe("marsh_ghost", at="crow_heath")])
    t.fight("marsh_ghost")
    t.dice("_ _ _ | _ _")
    t.answer(Drink("draught_of_stars"))
    plain = t.g.box.odds.battle((2, 0, 0, 1), (1, 1), 5, 2, clashes=2)
    assert battle_odds(t.g, t.g.hero(1), "marsh_ghost") == plain
    assert at_odds(t, "marsh_ghost") == pytest.approx((plain.defeat, plain.stun))


@pytest.mark.rule("AVEL-BATTLE-16", "AVEL-ODDS-01")
def test_the_battle_of_one_hero_says_nothing_about_the_odds_of_another() -> None:
    heroes = hero(at="crow_heath", worn=["captains_sword+"]), hero(at="crow_heath")
    t = scene(*heroes, foes=[foe("marsh_ghost", at="crow_heath")])
    t.dice("_ _ _ _ | _ _")
    t.fight("marsh_ghost")
    assert battle_odds(t.g, t.g.hero(2), "marsh_ghost") == t.g.box.odds.battle((2, 0, 0, 0), (1, 1), 5, 2)


def test_each_useful_elixir_has_its_own_odds() -> None:
    packed = ["draught_of_fury", "healing_draught_1"]
    t = scene(hero(at="crow_heath", packed=packed), foes=[foe("cave_ogre", at="crow_heath")])
    odds = elixir_odds(t.g, t.g.hero(1), "cave_ogre")
    assert list(odds) == ["draught_of_fury"]
    assert odds["draught_of_fury"].defeat > battle_odds(t.g, t.g.hero(1), "cave_ogre").defeat


@pytest.mark.rule("AVEL-TIP-05")
@pytest.mark.parametrize(
    ("hearts", "monster", "warned"),
    [
        (5, "cinder_rat", ""),
        (3, "cinder_rat", ""),
        (2, "cinder_rat", "wounded"),
        (3, "cinder_dragon", "risky"),
    ],
)
def test_a_wounded_hero_is_warned_before_a_battle(hearts: int, monster: str, warned: str) -> None:
    t = scene(hero(at="crow_heath", hearts=hearts), foes=[foe(monster, at="crow_heath")])
    assert care_needed(t.g, t.g.hero(1), monster) == warned


def test_the_share_of_each_class_in_the_bag() -> None:
    t = scene(hero(), bag=["squires_dagger", "buckler", "kite_shield", "draught_of_fury"])
    shares = {"weapon": Fraction(1, 4), "shield": Fraction(1, 2), "elixir": Fraction(1, 4)}
    assert draw_odds(t.g) == shares
    assert draw_odds(scene(hero(), bag=[]).g) == {}


def test_the_march_is_foretold_with_the_walls_each_monster_meets() -> None:
    foes = [
        foe("soot_imp", at="fox_hollow"),
        foe("kiln_hound", at="old_mill"),
        foe("cave_ogre", at="quarry"),
        foe(BEAST, at="dragon_crag"),
    ]
    t = scene(hero(), foes=foes, act=2, built=2)
    assert march_forecast(t.g) == [
        Approach("soot_imp", 1, 1),
        Approach("kiln_hound", 1, 1),
        Approach("cave_ogre", 1, 0),
        Approach(BEAST, 2, 0),
    ]


@pytest.mark.rule("AVEL-WALL-02", "AVEL-WALL-04", "AVEL-ODDS-01")
@pytest.mark.parametrize(
    ("foes", "built", "foretold"),
    [
        ({"soot_imp": "fox_hollow"}, 3, [Approach("soot_imp", 3, 3)]),
        ({"soot_imp": "fox_hollow", BEAST: "dragon_crag"}, 3, [Approach(BEAST, 2, 0), Approach("soot_imp", 3, 3)]),
        ({"soot_imp": "fox_hollow", BEAST: "old_mill"}, 3, [Approach("soot_imp", 1, 1), Approach(BEAST, 1, 2)]),
        ({"cave_ogre": "quarry", BEAST: "old_mill"}, 2, [Approach("cave_ogre", 1, 0), Approach(BEAST, 1, 2)]),
        ({"cave_ogre": "quarry"}, 0, [Approach("cave_ogre", 1, 0)]),
    ],
)
def test_whom_nobody_stops_breaks_a_wall_at_every_march(
    foes: dict[str, str], built: int, foretold: list[Approach]
) -> None:
    here = [foe(id, at=tile) for id, tile in foes.items()]
    t = scene(hero(), foes=here, act=2, built=built, march_choice="auto")
    assert march_forecast(t.g) == foretold
    for _ in range(foretold[0].rounds):
        t.end_round()
    assert t.g.outcome is None
    t.end_round()
    assert t.g.outcome is not None and t.g.outcome.details["monster"] == foretold[0].monster, "as foretold"


def test_turns_are_made_of_frames_that_a_preview_may_not_disturb() -> None:
    t = scene(hero(at="crow_heath"), foes=[foe("marsh_ghost", at="crow_heath")])
    before = t.g.copy(Chance(b"x"))
    battle_odds_with_effects(t.g, t.g.hero(1), "marsh_ghost", Chance(b"odds"))
    march_forecast(t.g)
    assert t.g.state == before.state
    assert isinstance(t.g.stack[-1], Turn)
