"""Odds equal the full enumeration of the dice (specification 4.2: X34, X50, X51)."""

from fractions import Fraction

import pytest

from oakveil.games.veiel.effects.fighting import WeaponDamage
from oakveil.games.veiel.odds import attack_odds, defence_odds, defences, factors, success
from oakveil.games.veiel.rules.dice import D20, foe_hits, hero_hits
from tests.games.veiel.tables import foe, hero, lay


@pytest.mark.rule("VEIEL-ATK-04", "VEIEL-ATK-05")
def test_x50_the_chance_to_hit_is_exact() -> None:
    hits = [1 - factors(ahead)[0] for ahead in (0, 5, 9)]
    assert hits == [Fraction(190, 381), Fraction(271, 387), Fraction(317, 391)]


@pytest.mark.rule("VEIEL-NODM-03", "VEIEL-NODM-05")
def test_x34_without_a_dm_hits_and_misses_are_counted_against_the_fixed_die() -> None:
    assert 1 - factors(2, 7)[0] == Fraction(15, 19)


@pytest.mark.rule("VEIEL-NODM-03", "VEIEL-DEF-01")
def test_x51_without_a_dm_an_enemy_always_rolls_the_same() -> None:
    found = defences(3, 7)
    assert found["hit"] + found["no_shield"] == Fraction(9, 19)


@pytest.mark.rule("VEIEL-ATK-05")
@pytest.mark.parametrize(
    ("die", "foe", "bonus", "against", "times"),
    [
        (10, 13, 6, 3, None),  # X12: equal, rolled again
        (20, 20, 6, 3, 1),  # X12: compared, not doubled
        (20, 1, 0, 9, 4),  # X13
        (1, 1, 9, 0, 0),  # X14
        (20, 20, 3, 6, 0),  # X15
        (3, 1, 2, 20, 2),  # X16
        (20, 19, 0, 9, 2),
        (19, 20, 99, 0, 0),
        (1, 2, 99, 0, 0),
        (2, 20, 99, 0, 0),
        (20, 20, 5, 5, None),
        (11, 10, 0, 0, 1),
        (10, 11, 0, 0, 0),
    ],
)
def test_the_critical_table_of_heroes(die: int, foe: int, bonus: int, against: int, times: int | None) -> None:
    """Examples X12, X13, X14, X15 and X16."""
    assert hero_hits(die, foe, die + bonus, foe + against) == times


@pytest.mark.rule("VEIEL-DEF-05", "VEIEL-DEF-06", "VEIEL-DEF-01")
@pytest.mark.parametrize(
    ("foe", "die", "att", "defence", "result"),
    [
        (1, 1, 99, 0, "miss"),
        (1, 20, 99, 0, "miss"),
        (1, 10, 99, 0, "miss"),
        (10, 1, 0, 99, "no_shield"),
        (20, 1, 0, 99, "no_shield"),
        (20, 12, 0, 99, "no_shield"),
        (10, 20, 99, 0, "miss"),
        (20, 20, 5, 4, "hit"),
        (20, 20, 4, 5, "miss"),
        (20, 20, 4, 4, None),
        (12, 10, 3, 4, "hit"),
        (10, 12, 3, 4, "miss"),
        (10, 12, 4, 2, None),
    ],
)
def test_the_critical_table_of_enemies(foe: int, die: int, att: int, defence: int, result: str | None) -> None:
    assert foe_hits(foe, die, foe + att, die + defence) == result


@pytest.mark.rule("VEIEL-NODM-04")
@pytest.mark.parametrize(("die", "times"), [(20, 2), (1, 0), (19, 0), (18, 0)])
def test_a_fixed_die_is_never_critical(die: int, times: int) -> None:
    assert hero_hits(die, 0, die, 20) == times
    assert foe_hits(0, die, 1, die) == ("no_shield" if die == 1 else "miss")


@pytest.mark.rule("VEIEL-ABIL-05")
def test_a_natural_1_fails_and_a_natural_20_succeeds() -> None:
    assert success(40, 10) == Fraction(19, 20)
    assert success(0, 40) == Fraction(1, 20)
    assert success(7, 15) == Fraction(13, 20)


@pytest.mark.rule("VEIEL-ATK-06")
def test_the_preview_of_an_attack_equals_all_pairs_of_dice() -> None:
    g = lay(hero("barbarian", weapon="w_great_axe"), hero("healer"), foes=[foe("last_giant", hp=16)])
    odds = attack_odds(g, g.hero("barbarian"), "w_great_axe", g.combat.line[0], WeaponDamage(plus=3))
    ways: dict[int, int] = {}
    for die in D20:
        for other in D20:
            times = hero_hits(die, other, die + 7, other + 4)
            if times is not None:
                damage = (9 + 3) * times - 1 if times else 0
                ways[damage] = ways.get(damage, 0) + 1
    assert odds.damage == {n: Fraction(count, sum(ways.values())) for n, count in sorted(ways.items())}
    assert set(odds.damage) == {0, 11, 23, 47}
    assert odds.kill == odds.damage[23] + odds.damage[47]
    assert odds.hit == 1 - odds.damage[0]
    assert odds.mean == sum(n * chance for n, chance in odds.damage.items())


@pytest.mark.rule("VEIEL-DEF-02")
def test_some_attacks_ignore_the_defence() -> None:
    g = lay(hero("knight"), hero("healer"), foes=[foe("shade")])
    knight, shade = g.hero("knight"), g.combat.line[0]
    assert defence_odds(g, knight, shade) == defences(5 - 4)
    assert defence_odds(g, knight, shade, ignores_defence=True) == defences(5)
