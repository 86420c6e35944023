"""Exact odds of battles, of the lake and of traps (AVEL-ODDS).

Everything here follows from public numbers alone: the faces of the dice, the dice of both sides, hearts and toughness.
One-time effects of equipment are left out.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from oakveil.kernel.rulebook import rule

HERO_COLOURS = ("green", "orange", "blue", "yellow")
MONSTER_COLOURS = ("purple", "black")

HeroDice = tuple[int, int, int, int]
"""Number of green, orange, blue and yellow dice."""
MonsterDice = tuple[int, int]
"""Number of purple and black dice."""
Symbols = tuple[int, int, int]
"""Attacks, defences and spells of one roll."""

Number = TypeVar("Number", float, Fraction)

_Meeting = tuple[list[tuple[int, int, int, int]], int]

_WORTH: dict[str, Symbols] = {"attack": (1, 0, 0), "defence": (0, 1, 0), "spell": (0, 0, 1), "blank": (0, 0, 0)}


class BattleOdds(Struct, Generic[Number], frozen=True):
    """What comes out of a battle that is fought until somebody falls or the clashes are over.

    `defeat` and `stun` are the chances that monster and hero fall; `both`, that they fall in the same clash, is counted
    in each. `damage` and `wounds` are expected totals. `ends` lists every possible end, as (toughness left, hearts,
    chance), ascending.
    """

    defeat: Number
    stun: Number
    both: Number
    damage: Number
    wounds: Number
    ends: tuple[tuple[int, int, Number], ...]


ClashOdds = tuple[tuple[int, int, Number], ...]
"""Every possible result of one clash, as (damage, wounds, chance), ascending."""

Wish = Literal["AA", "AD", "DD", "none"]
"""What the lake answers: two attacks, one of each, two defences, or no result."""


class LakeOdds(Struct, frozen=True):
    """Chances of each result of the wishing lake: of the first roll, and when a miss is rerolled (AVEL-LAKE-03)."""

    first_roll: dict[Wish, Fraction]
    with_reroll: dict[Wish, Fraction]


def spells_as_attack(
    attacks: int,
    defences: int,
    spells: int,
    monster_attacks: int,
    monster_defences: int,
    hearts: int,
    left: int,
) -> int:
    """How many spells a sensible hero uses as attacks, the others being defences (AVEL-BATTLE-09).

    As few as bring the monster down now; else, if only some defences keep the hero up, all but those; else all.
    `left` is the monster's toughness left.
    """
    damage_without = attacks - monster_defences
    wounds_without = monster_attacks - defences
    if damage_without + spells >= left:
        return max(0, left - damage_without)
    if wounds_without - spells < hearts <= wounds_without:
        return spells - (wounds_without - hearts + 1)
    return spells


class Odds:
    """The odds with one set of dice. Remembers what it was asked, so that a repeated question costs next to nothing.

    `faces` gives the faces of each die by its colour: green, orange, blue, yellow, purple, black.
    """

    def __init__(self, faces: Mapping[str, Sequence[str]]) -> None:
        self._faces = {colour: tuple(die) for colour, die in faces.items()}
        self._rolls: dict[tuple[str, ...], dict[Symbols, int]] = {(): {(0, 0, 0): 1}}
        self._meetings: dict[tuple[HeroDice, MonsterDice], _Meeting] = {}
        self._clashes: dict[tuple[HeroDice, MonsterDice, int, int], ClashOdds[float]] = {}
        self._battles: dict[tuple[HeroDice, MonsterDice, int, int, int], BattleOdds[float]] = {}

    @rule("AVEL-ODDS-01")
    def battle(
        self, hero: HeroDice, monster: MonsterDice, hearts: int, left: int, clashes: int = 3
    ) -> BattleOdds[float]:
        """Odds of a battle of up to `clashes` clashes against a monster with `left` toughness left (AVEL-ODDS-01)."""
        question = (hero, monster, hearts, left, clashes)
        odds = self._battles.get(question)
        if odds is None:
            odds = self._battles[question] = _fight(partial(self.clash, hero, monster), hearts, left, clashes, 1.0)
        return odds

    def battle_exact(
        self, hero: HeroDice, monster: MonsterDice, hearts: int, left: int, clashes: int = 3
    ) -> BattleOdds[Fraction]:
        """The same as `battle` in exact fractions; slower, and not remembered."""
        return _fight(partial(self.clash_exact, hero, monster), hearts, left, clashes, Fraction(1))

    def clash(self, hero: HeroDice, monster: MonsterDice, hearts: int, left: int) -> ClashOdds[float]:
        """Odds of one clash: damage up to `left`, wounds up to `hearts` (AVEL-WOUND-02, -03, -06)."""
        question = (hero, monster, hearts, left)
        odds = self._clashes.get(question)
        if odds is None:
            ways, all_ways = self._clash_ways(hero, monster, hearts, left)
            odds = self._clashes[question] = tuple((damage, wounds, n / all_ways) for damage, wounds, n in ways)
        return odds

    def clash_exact(self, hero: HeroDice, monster: MonsterDice, hearts: int, left: int) -> ClashOdds[Fraction]:
        """The same as `clash` in exact fractions; slower, and not remembered."""
        ways, all_ways = self._clash_ways(hero, monster, hearts, left)
        return tuple((damage, wounds, Fraction(n, all_ways)) for damage, wounds, n in ways)

    def roll(self, dice: Sequence[str]) -> dict[Symbols, Fraction]:
        """Chances of every (attacks, defences, spells) when dice of these colours are rolled together."""
        ways = self._roll(tuple(dice))
        all_ways = sum(ways.values())
        return {symbols: Fraction(n, all_ways) for symbols, n in sorted(ways.items())}

    def lake(self) -> LakeOdds:
        """Odds of a wish: two green dice, one reroll of both when there is no result (AVEL-LAKE-01 to -03)."""
        first: dict[Wish, Fraction] = {"AA": Fraction(0), "AD": Fraction(0), "DD": Fraction(0), "none": Fraction(0)}
        wishes: dict[Symbols, Wish] = {(2, 0, 0): "AA", (1, 1, 0): "AD", (0, 2, 0): "DD"}
        for symbols, chance in self.roll(("green", "green")).items():
            first[wishes.get(symbols, "none")] += chance
        miss = first["none"]
        again = {wish: (0 if wish == "none" else chance) + miss * chance for wish, chance in first.items()}
        return LakeOdds(first, again)

    def trap(self, dice: Sequence[str], bonus: int) -> dict[int, Fraction]:
        """Chances of each damage of a trap that rolls these dice: attacks plus bonus (AVEL-TRAP-02, -03)."""
        damage: dict[int, Fraction] = {}
        for (attacks, _, _), chance in self.roll(dice).items():
            damage[attacks + bonus] = damage.get(attacks + bonus, Fraction(0)) + chance
        return damage

    def _roll(self, dice: tuple[str, ...]) -> dict[Symbols, int]:
        """In how many ways each result comes up when these dice are rolled."""
        if dice in self._rolls:
            return self._rolls[dice]
        ways: dict[Symbols, int] = {}
        for (attacks, defences, spells), n in self._roll(dice[:-1]).items():
            for face in self._faces[dice[-1]]:
                a, d, s = _WORTH[face]
                symbols = (attacks + a, defences + d, spells + s)
                ways[symbols] = ways.get(symbols, 0) + n
        self._rolls[dice] = ways
        return ways

    def _meeting(self, hero: HeroDice, monster: MonsterDice) -> _Meeting:
        """Both rolls held against each other: (damage, wounds, spells, in how many ways), and the number of all ways.

        Damage and wounds are those before any spell is used. Damage is below zero while monster defences are left over
        that would block a spell; other surplus is lost (AVEL-WOUND-04), so results that differ only there are one.
        """
        if (hero, monster) in self._meetings:
            return self._meetings[hero, monster]
        ways: dict[Symbols, int] = {}
        monster_roll = self._roll(_colours(MONSTER_COLOURS, monster)).items()
        for (attacks, defences, spells), n in self._roll(_colours(HERO_COLOURS, hero)).items():
            for (monster_attacks, monster_defences, _), monster_n in monster_roll:
                result = (max(-spells, attacks - monster_defences), max(0, monster_attacks - defences), spells)
                ways[result] = ways.get(result, 0) + n * monster_n
        meeting = [(*result, n) for result, n in ways.items()], sum(ways.values())
        self._meetings[hero, monster] = meeting
        return meeting

    def _clash_ways(
        self, hero: HeroDice, monster: MonsterDice, hearts: int, left: int
    ) -> tuple[list[tuple[int, int, int]], int]:
        """In how many ways each (damage, wounds) of a clash comes up, ascending, and the number of all ways."""
        meeting, all_ways = self._meeting(hero, monster)
        table = [[0] * (hearts + 1) for _ in range(left + 1)]
        for damage, wounds, spells, n in meeting:
            if spells:
                as_attack = spells_as_attack(damage, 0, spells, wounds, 0, hearts, left)
                damage = max(0, damage + as_attack)
                wounds = max(0, wounds - (spells - as_attack))
            table[damage if damage < left else left][wounds if wounds < hearts else hearts] += n
        ways = [(damage, wounds, n) for damage, row in enumerate(table) for wounds, n in enumerate(row) if n]
        return ways, all_ways


def _fight(
    clash: Callable[[int, int], ClashOdds[Number]], hearts: int, left: int, clashes: int, certain: Number
) -> BattleOdds[Number]:
    """Carries the chance of every (toughness left, hearts) through the clashes (AVEL-BATTLE-10 to -13)."""
    nothing = 0 * certain
    ends: tuple[tuple[int, int, Number], ...] = ((left, hearts, certain),)
    for _ in range(clashes):
        table = [[nothing] * (hearts + 1) for _ in range(left + 1)]
        for left_now, hearts_now, chance in ends:
            if left_now == 0 or hearts_now == 0:
                table[left_now][hearts_now] += chance
                continue
            for damage, wounds, share in clash(hearts_now, left_now):
                table[left_now - damage][hearts_now - wounds] += chance * share
        ends = tuple((row, column, p) for row, line in enumerate(table) for column, p in enumerate(line) if p)
    return BattleOdds(
        defeat=sum((chance for left_now, _, chance in ends if left_now == 0), nothing),
        stun=sum((chance for _, hearts_now, chance in ends if hearts_now == 0), nothing),
        both=sum((chance for left_now, hearts_now, chance in ends if left_now == hearts_now == 0), nothing),
        damage=sum(((left - left_now) * chance for left_now, _, chance in ends), nothing),
        wounds=sum(((hearts - hearts_now) * chance for _, hearts_now, chance in ends), nothing),
        ends=ends,
    )


def _colours(colours: tuple[str, ...], numbers: tuple[int, ...]) -> tuple[str, ...]:
    """One colour for each die: two green and one yellow are ("green", "green", "yellow")."""
    return tuple(colour for colour, number in zip(colours, numbers, strict=True) for _ in range(number))
