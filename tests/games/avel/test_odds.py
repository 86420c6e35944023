"""Odds of battles, of the lake and of traps."""

import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oakveil.games.avel.odds import HERO_COLOURS, MONSTER_COLOURS, HeroDice, MonsterDice, Odds, spells_as_attack

MARKS = {"A": "attack", "D": "defence", "S": "spell", "_": "blank"}
DICE = {
    "green": "AADD__",
    "orange": "AAAAD_",
    "blue": "DDDDA_",
    "yellow": "SSAD__",
    "purple": "AAD___",
    "black": "AAAD__",
}

# Hero dice (green/orange/blue/yellow), monster dice, hearts, toughness left: defeat, stun, damage, wounds.
GOLDEN = """
2/0/0/0 1P   5  1  0.8606 0.0000 0.8606 0.2648
2/0/0/0 1K   5  1  0.8606 0.0000 0.8606 0.3972
2/0/0/0 2P   5  1  0.8015 0.0002 0.8015 0.6649
2/0/0/0 1P   5  2  0.5469 0.0000 1.4075 0.3822
2/0/0/0 2P   5  2  0.4549 0.0007 1.2564 0.9192
2/0/0/0 1P1K 5  2  0.4549 0.0020 1.2564 1.1817
2/0/0/0 1P   5  3  0.2370 0.0000 1.6445 0.4325
2/0/0/0 1P1K 2  2  0.3989 0.3390 1.1775 1.0634
2/0/0/0 1P1K 1  1  0.6817 0.6060 0.6817 0.6060
2/1/0/0 1P1K 5  2  0.8708 0.0002 1.8456 0.7727
2/0/1/0 1P1K 5  2  0.5885 0.0000 1.4552 0.4919
2/0/0/1 1P1K 5  2  0.7956 0.0003 1.7467 0.7502
2/1/1/0 1P1K 5  4  0.5222 0.0000 3.1668 0.4690
2/1/1/1 1P2K 5  5  0.5201 0.0028 4.0520 0.9058
1/1/1/1 2K   5  3  0.8281 0.0000 2.7645 0.5424
2/2/1/1 3P2K 5 14  0.0002 0.0603 5.6262 1.9364
2/2/2/2 3P2K 5 14  0.0102 0.0085 7.5734 1.0268
2/0/0/0 3P2K 5 14  0.0000 0.4302 0.8885 3.7664
2/1/0/0 3P2K 3  4  0.0866 0.7343 1.7179 2.5916
"""


@pytest.fixture(scope="module")
def odds() -> Odds:
    return house_odds()


def house_odds() -> Odds:
    return Odds({colour: [MARKS[mark] for mark in die] for colour, die in DICE.items()})


def golden() -> Iterator[tuple[HeroDice, MonsterDice, int, int, tuple[float, ...]]]:
    for line in GOLDEN.strip().splitlines():
        hero, monster, hearts, left, *numbers = line.split()
        green, orange, blue, yellow = map(int, hero.split("/"))
        dice = dict(zip(monster[1::2], map(int, monster[::2]), strict=True))
        monster_dice = (dice.get("P", 0), dice.get("K", 0))
        yield (green, orange, blue, yellow), monster_dice, int(hearts), int(left), tuple(map(float, numbers))


@pytest.mark.rule("AVEL-ODDS-01")
@pytest.mark.parametrize(("hero", "monster", "hearts", "left", "numbers"), list(golden()))
def test_a_battle_has_the_known_odds(
    odds: Odds, hero: HeroDice, monster: MonsterDice, hearts: int, left: int, numbers: tuple[float, ...]
) -> None:
    battle = odds.battle(hero, monster, hearts, left)
    assert (battle.defeat, battle.stun, battle.damage, battle.wounds) == pytest.approx(numbers, abs=0.00005)


@pytest.mark.rule("AVEL-ODDS-01")
@pytest.mark.parametrize(
    ("monster", "hearts", "left", "defeat"),
    [
        ((1, 0), 5, 1, Fraction(16939, 19683)),
        ((2, 0), 5, 1, Fraction(1385, 1728)),
        ((1, 0), 5, 2, Fraction(10765, 19683)),
        ((2, 0), 5, 2, Fraction(7075, 15552)),
        ((1, 0), 5, 3, Fraction(9329, 39366)),
        ((1, 1), 1, 1, Fraction(858785, 1259712)),
    ],
)
def test_two_bare_dice_have_these_exact_odds(
    odds: Odds, monster: MonsterDice, hearts: int, left: int, defeat: Fraction
) -> None:
    assert odds.battle_exact((2, 0, 0, 0), monster, hearts, left).defeat == defeat


@pytest.mark.rule("AVEL-WOUND-02", "AVEL-WOUND-03", "AVEL-WOUND-04", "AVEL-WOUND-06")
def test_one_clash_of_two_green_dice_against_a_purple_one(odds: Odds) -> None:
    assert odds.clash_exact((2, 0, 0, 0), (1, 0), hearts=5, left=1) == (
        (0, 0, Fraction(13, 27)),
        (0, 1, Fraction(1, 27)),
        (1, 0, Fraction(10, 27)),
        (1, 1, Fraction(1, 9)),
    )


def test_floats_and_fractions_tell_the_same(odds: Odds) -> None:
    for hero, monster, hearts, left, _ in golden():
        quick, exact = odds.battle(hero, monster, hearts, left), odds.battle_exact(hero, monster, hearts, left)
        assert sum(chance for _, _, chance in exact.ends) == 1
        assert quick.both == pytest.approx(float(exact.both))
        assert [end[:2] for end in quick.ends] == [end[:2] for end in exact.ends]
        assert [end[2] for end in quick.ends] == pytest.approx([float(end[2]) for end in exact.ends])


def test_nobody_fights_on_after_a_fall(odds: Odds) -> None:
    done = odds.battle_exact((2, 0, 0, 0), (1, 1), hearts=3, left=0)
    assert done.defeat == 1
    assert done.stun == done.wounds == 0
    before = odds.battle_exact((2, 0, 0, 0), (1, 1), hearts=3, left=2, clashes=0)
    assert before.ends == ((2, 3, Fraction(1)),)


def test_a_battle_without_any_dice_changes_nothing(odds: Odds) -> None:
    assert odds.battle_exact((0, 0, 0, 0), (0, 0), hearts=2, left=4).ends == ((4, 2, Fraction(1)),)


def test_a_repeated_question_gets_the_very_same_answer(odds: Odds) -> None:
    assert odds.battle((2, 1, 0, 0), (1, 0), 5, 2) is odds.battle((2, 1, 0, 0), (1, 0), 5, 2, clashes=3)
    assert odds.battle((2, 1, 0, 0), (1, 0), 5, 2, clashes=2).defeat < odds.battle((2, 1, 0, 0), (1, 0), 5, 2).defeat


def clash_of(
    attacks: int, defences: int, spells: int, monster_attacks: int, monster_defences: int, as_attack: int
) -> tuple[int, int]:
    """Damage and wounds of a clash, in the words of the rulebook."""
    blocked = min(attacks + as_attack, monster_defences)
    parried = min(monster_attacks, defences + spells - as_attack)
    return attacks + as_attack - blocked, monster_attacks - parried


def sensible_spells(
    attacks: int, defences: int, spells: int, monster_attacks: int, monster_defences: int, hearts: int, left: int
) -> int:
    """The spell policy, by looking at every way to use the spells."""
    results = {k: clash_of(attacks, defences, spells, monster_attacks, monster_defences, k) for k in range(spells + 1)}
    winning = [k for k, (damage, _) in results.items() if damage >= left]
    if winning:
        return min(winning)
    surviving = [k for k, (_, wounds) in results.items() if wounds < hearts]
    return max(surviving) if surviving else spells


@settings(max_examples=500)
@given(
    st.integers(0, 6),
    st.integers(0, 6),
    st.integers(0, 3),
    st.integers(0, 6),
    st.integers(0, 6),
    st.integers(1, 5),
    st.integers(1, 6),
)
def test_spells_win_the_clash_or_save_the_hero_or_attack(
    attacks: int, defences: int, spells: int, monster_attacks: int, monster_defences: int, hearts: int, left: int
) -> None:
    situation = (attacks, defences, spells, monster_attacks, monster_defences, hearts, left)
    assert spells_as_attack(*situation) == sensible_spells(*situation)


@pytest.mark.parametrize(
    ("roll", "monster_roll", "hearts", "left", "as_attack"),
    [
        ("AS", "D", 5, 1, 1),  # wins with one spell
        ("ASS", "AD", 5, 1, 1),  # the other spell blocks
        ("A_SS", "AAD", 1, 2, 2),  # falls, but takes the monster along
        ("A_SS", "AAD", 1, 3, 0),  # cannot win: stays up
        ("ASS", "A", 1, 4, 1),  # one defence is enough
        ("S", "AA", 1, 5, 1),  # would fall anyway
        ("SS", "AA", 5, 5, 2),  # hearts enough to attack
    ],
)
def test_spells_at_the_table(roll: str, monster_roll: str, hearts: int, left: int, as_attack: int) -> None:
    own = (roll.count("A"), roll.count("D"), roll.count("S"))
    assert spells_as_attack(*own, monster_roll.count("A"), monster_roll.count("D"), hearts, left) == as_attack


@pytest.mark.rule("AVEL-WOUND-02", "AVEL-WOUND-03", "AVEL-WOUND-04", "AVEL-WOUND-06")
@pytest.mark.parametrize(
    ("hero", "monster", "hearts", "left", "clashes"),
    [("GY", "K", 2, 2, 2), ("YY", "K", 1, 3, 2), ("OB", "P", 1, 2, 2), ("G", "P", 2, 2, 3), ("Y", "KK", 2, 2, 2)],
)
def test_odds_agree_with_rolling_every_battle_that_can_happen(
    odds: Odds, hero: str, monster: str, hearts: int, left: int, clashes: int
) -> None:
    letters = {"G": "green", "O": "orange", "B": "blue", "Y": "yellow", "P": "purple", "K": "black"}
    rolls = list(itertools.product(*(DICE[letters[die]] for die in hero + monster)))
    ends: Counter[tuple[int, int]] = Counter()
    for battle in itertools.product(rolls, repeat=clashes):
        hearts_now, left_now = hearts, left
        for roll in battle:
            if hearts_now == 0 or left_now == 0:
                break
            own, foe = roll[: len(hero)], roll[len(hero) :]
            symbols = (own.count("A"), own.count("D"), own.count("S"), foe.count("A"), foe.count("D"))
            damage, wounds = clash_of(*symbols, sensible_spells(*symbols, hearts_now, left_now))
            hearts_now, left_now = max(0, hearts_now - wounds), max(0, left_now - damage)
        ends[left_now, hearts_now] += 1
    hero_dice = (hero.count("G"), hero.count("O"), hero.count("B"), hero.count("Y"))
    answer = odds.battle_exact(hero_dice, (monster.count("P"), monster.count("K")), hearts, left, clashes)
    all_battles = len(rolls) ** clashes
    assert answer.ends == tuple((*end, Fraction(number, all_battles)) for end, number in sorted(ends.items()))
    assert answer.both == Fraction(ends[0, 0], all_battles)


@pytest.mark.rule("AVEL-WOUND-01")
@pytest.mark.parametrize(("hero", "monster"), [((2, 2, 2, 2), (3, 2)), ((1, 0, 2, 1), (0, 2)), ((2, 1, 0, 0), (3, 0))])
def test_rolls_agree_with_an_independent_dice_calculator(odds: Odds, hero: HeroDice, monster: MonsterDice) -> None:
    for colours, numbers in ((HERO_COLOURS, hero), (MONSTER_COLOURS, monster)):
        dice = [colour for colour, number in zip(colours, numbers, strict=True) for _ in range(number)]
        worth = {"A": (1, 0, 0), "D": (0, 1, 0), "S": (0, 0, 1), "_": (0, 0, 0)}
        total: icepool.Die[icepool.Vector[int]] = icepool.Die([icepool.Vector((0, 0, 0))])
        for colour in dice:
            total = total + icepool.Die([icepool.Vector(worth[mark]) for mark in DICE[colour]])
        expected = {tuple(symbols): total.probability(symbols) for symbols in total.outcomes()}
        assert odds.roll(dice) == expected


def test_the_wishing_lake(odds: Odds) -> None:
    lake = odds.lake()
    assert lake.first_roll == {"AA": Fraction(1, 9), "AD": Fraction(2, 9), "DD": Fraction(1, 9), "none": Fraction(5, 9)}
    again = {"AA": Fraction(14, 81), "AD": Fraction(28, 81), "DD": Fraction(14, 81), "none": Fraction(25, 81)}
    assert lake.with_reroll == again


def test_a_lake_of_home_made_dice() -> None:
    """A pack may print a spell on the green die; it is no result of the lake."""
    dice = DICE | {"green": "ASDDDD"}
    lake = Odds({colour: [MARKS[mark] for mark in die] for colour, die in dice.items()}).lake()
    assert lake.first_roll["AA"] == Fraction(1, 36)
    assert lake.first_roll["none"] == Fraction(11, 36)
    assert sum(lake.with_reroll.values()) == 1


@pytest.mark.parametrize(
    ("dice", "bonus", "damage"),
    [
        ("orange orange", 1, {1: Fraction(1, 9), 2: Fraction(4, 9), 3: Fraction(4, 9)}),
        ("orange orange", 2, {2: Fraction(1, 9), 3: Fraction(4, 9), 4: Fraction(4, 9)}),
        ("orange orange green", 3, {3: Fraction(2, 27), 4: Fraction(1, 3), 5: Fraction(4, 9), 6: Fraction(4, 27)}),
        ("yellow", 0, {0: Fraction(5, 6), 1: Fraction(1, 6)}),
    ],
)
def test_a_trap_does_this_damage(odds: Odds, dice: str, bonus: int, damage: dict[int, Fraction]) -> None:
    assert odds.trap(dice.split(), bonus) == damage
