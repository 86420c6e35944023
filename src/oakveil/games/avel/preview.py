"""What can be foretold at the table (AVEL-ODDS-01): battles with everything worn, draws from the bag, the march.

Everything here follows from what lies open; nothing looks at a stack, a face-down tile or a coming roll (AVEL-ODDS-02).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, count, product
from math import factorial, sqrt
from typing import Literal

import msgspec

from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from .choices import AddAttack, AddDefence, Done, Reroll
from .land import CASTLE
from .odds import HERO_COLOURS, MONSTER_COLOURS, BattleOdds, HeroDice
from .rules.battle import CLASHES, Battle, hero_dice, useful_elixirs
from .rules.clash import colours, ready_effects, uses
from .rules.march import in_marching_order, usual_way
from .state import BEAST, Avel, Hero, Monster, MonsterId
from .tactics import Valuation, best_use, rolls_again

EXACT_UP_TO = 2_000_000
"""Battles with more outcomes than this are sampled instead of worked out."""
SAMPLES = 20_000
STUN_WARNING = 0.15
HEARTS_WARNING = 2
"""A hero with so few hearts, or such a chance to be stunned, is warned before a battle (AVEL-TIP-05)."""


class EffectOdds(msgspec.Struct, frozen=True):
    """Odds of a battle in which the hero uses its one-time effects as a sensible player does.

    `defeat` and `stun` are chances, `damage` and `wounds` expected totals. `half_width` is 0 for exact odds, else half
    of the 95% interval of `defeat`.
    """

    defeat: float
    stun: float
    damage: float
    wounds: float
    half_width: float


def fought(g: Avel, hero: Hero, monster: MonsterId) -> Battle | None:
    """The battle of this very hero against this very monster, if it is being fought."""
    battle = g.within(Battle)
    return battle if battle is not None and (battle.seat, battle.monster) == (hero.seat, monster) else None


def dice_and_clashes(g: Avel, hero: Hero, monster: MonsterId, brewed: tuple[str, ...] = ()) -> tuple[HeroDice, int]:
    """The dice of a battle and how many clashes it may have; once it has begun, its own dice and the clashes left."""
    battle = fought(g, hero, monster)
    if battle is not None and battle.clash:
        return battle.dice, CLASHES - battle.clash
    return hero_dice(g, hero, monster, brewed), CLASHES


@rule("AVEL-ODDS-01", "AVEL-BATTLE-02")
def battle_odds(g: Avel, hero: Hero, monster: MonsterId, brewed: tuple[str, ...] = ()) -> BattleOdds[float]:
    """Exact odds of a battle now, one-time effects left out; of the clashes that are left, in a battle being fought."""
    dice, clashes = dice_and_clashes(g, hero, monster, brewed)
    return g.box.odds.battle(dice, g.box.monster_dice[monster], hero.hearts, g.state.monsters[monster].left, clashes)


def elixir_odds(g: Avel, hero: Hero, monster: MonsterId) -> dict[str, BattleOdds[float]]:
    """For each elixir that would help: the odds after drinking it."""
    battle = fought(g, hero, monster)
    brewed = battle.brewed if battle is not None else ()
    helpful = useful_elixirs(g, hero, monster, brewed)
    return {token: battle_odds(g, hero, monster, brewed + g.box.brew[token]) for token in helpful}


@rule("AVEL-TIP-05", "AVEL-ODDS-01")
def care_needed(g: Avel, hero: Hero, monster: MonsterId) -> Literal["", "wounded", "risky"]:
    """Why a hero should be warned of a battle: few hearts, or a good chance to be stunned (where odds are told)."""
    if hero.hearts <= HEARTS_WARNING:
        return "wounded"
    if g.options.odds == "off":
        return ""
    return "risky" if battle_odds(g, hero, monster).stun >= STUN_WARNING else ""


def draw_odds(g: Avel) -> dict[str, Fraction]:
    """The share of each class of equipment in the bag; empty when the bag is."""
    kinds = Counter(g.box.equipment[token].kind for token in g.state.bag.items)
    return {kind: Fraction(count, len(g.state.bag)) for kind, count in sorted(kinds.items())}


class Approach(msgspec.Struct, frozen=True):
    """When a monster would enter: `rounds` full rounds after this one, having broken `walls` itself."""

    monster: MonsterId
    rounds: int
    walls: int


def march_forecast(g: Avel) -> list[Approach]:
    """For every monster, the most urgent first, when it would enter if nobody stopped it, and the walls it breaks.

    March after march as the rules have it, each monster its usual way; who has entered no longer counts, so that the
    others can be foretold, too.
    """
    tiles = {monster.id: monster.tile for monster in g.state.monsters.values()}
    standing, broken = g.state.built, Counter[MonsterId]()
    entered: list[Approach] = []
    for rounds in count():
        if not tiles:
            break
        for id in in_marching_order(g, tiles):
            to = usual_way(g, Monster(id, tiles[id], 1))
            if to != CASTLE:
                tiles[id] = to
            elif standing:
                falling = standing if id == BEAST else 1
                broken[id] += falling
                standing -= falling
            else:
                entered.append(Approach(id, rounds, broken[id]))
                del tiles[id]
    return entered


Standing = tuple[int, int, tuple[str, ...]]
"""Where a battle stands between clashes: toughness left, hearts, tokens used (sorted)."""


def battle_odds_with_effects(
    g: Avel, hero: Hero, monster: MonsterId, chance: Chance, brewed: tuple[str, ...] = ()
) -> EffectOdds:
    """Odds of a battle with the one-time effects of what the hero wears, used as `best_use` says.

    Exact when the rolls of all clashes have at most two million outcomes, else from 20,000 sampled battles.
    """
    return _Battles(g, hero, monster, brewed).odds(chance)


class _Battles:
    """All battles of a hero against a monster from where they stand now."""

    def __init__(self, g: Avel, hero: Hero, monster: MonsterId, brewed: tuple[str, ...]) -> None:
        self.dice = g.box.faces
        mine, self.clashes = dice_and_clashes(g, hero, monster, brewed)
        theirs = g.box.monster_dice[monster]
        self.mine = sum(mine)
        self.colours = colours(mine, theirs)
        self._places = [self.colours.index(colour) for colour in self.colours]
        self.effects = dict(ready_effects(g, hero, monster))
        self.left, self.hearts = g.state.monsters[monster].left, hero.hearts
        self.groups = [
            _rolls(self.dice[colour], n)
            for colour, n in zip((*HERO_COLOURS, *MONSTER_COLOURS), (*mine, *theirs), strict=True)
            if n
        ]
        self._most_damage = self.mine + len(self.effects)
        self._most_wounds = sum(theirs)
        self._habits: dict[tuple[tuple[str, ...], Standing, int, int, bool], Option] = {}

    def odds(self, chance: Chance) -> EffectOdds:
        """Exact or sampled odds."""
        rolls = 1
        for group in self.groups:
            rolls *= len(group)
        if rolls**self.clashes <= EXACT_UP_TO:
            return self._exact()
        return self._sampled(chance)

    def _exact(self) -> EffectOdds:
        ends: dict[Standing, float] = {(self.left, self.hearts, ()): 1.0}
        for number in range(1, self.clashes + 1):
            after: dict[Standing, float] = {}
            for standing, p in ends.items():
                if not standing[0] or not standing[1]:
                    after[standing] = after.get(standing, 0) + p
                    continue
                for end, share in self._clash(standing, number == self.clashes):
                    after[end] = after.get(end, 0) + p * share
            ends = after
        return self._summed(list(ends.items()), half_width=0)

    def _clash(self, standing: Standing, last: bool) -> Iterator[tuple[Standing, float]]:
        """Every end of one clash with its chance."""
        for parts in product(*(group.items() for group in self.groups)):
            faces = tuple(face for part, _ in parts for face in part)
            p = 1.0
            for _, share in parts:
                p *= share
            for end, more in self._resolve(faces, standing, 0, 0, last):
                yield end, p * more

    def _resolve(
        self, faces: tuple[str, ...], standing: Standing, attacks: int, defences: int, last: bool
    ) -> Iterator[tuple[Standing, float]]:
        """Use effects on a roll until none is worth it; every end with its chance."""
        left, hearts, used = standing
        use = self._habit(faces, standing, attacks, defences, last)
        match use:
            case Reroll(token=token, dice=dice):
                spent = (left, hearts, (*used, token))
                outcomes = list(rolls_again(self.dice, self.colours, faces, dice))
                ways = sum(n for _, n in outcomes)
                for outcome, n in outcomes:
                    for end, share in self._resolve(self._sorted(outcome), spent, attacks, defences, last):
                        yield end, share * n / ways
            case AddAttack(token=token):
                yield from self._resolve(faces, (left, hearts, (*used, token)), attacks + 1, defences, last)
            case AddDefence(token=token):
                yield from self._resolve(faces, (left, hearts, (*used, token)), attacks, defences + 1, last)
            case _:
                damage, wounds = self._valuation(left, hearts, attacks, defences).result(faces)
                yield (left - damage, hearts - wounds, tuple(sorted(used))), 1.0

    def _sorted(self, faces: tuple[str, ...]) -> tuple[str, ...]:
        """The same roll with the dice of each colour in a fixed order, so that like rolls are thought about once."""
        return tuple(face for _, face in sorted(zip(self._places, faces, strict=True)))

    def _valuation(self, left: int, hearts: int, attacks: int, defences: int) -> Valuation:
        return Valuation(self.dice, self.colours, self.mine, left, hearts, attacks, defences)

    def _habit(self, faces: tuple[str, ...], standing: Standing, attacks: int, defences: int, last: bool) -> Option:
        """The use to make of a roll. Toughness and hearts beyond what a clash can take make no difference to it."""
        left, hearts, used = standing
        ready = [token for token in self.effects if token not in used]
        if not ready:
            return Done()
        left, hearts = min(left, self._most_damage + 1), min(hearts, self._most_wounds + 1)
        question = faces, (left, hearts, used), attacks, defences, last
        if question not in self._habits:
            options = [use for token in ready for use in uses(self.colours, token, self.effects[token])]
            valuation = self._valuation(left, hearts, attacks, defences)
            self._habits[question] = best_use(valuation, faces, options, last)
        return self._habits[question]

    def _sampled(self, chance: Chance) -> EffectOdds:
        ends = Counter(self._play(chance) for _ in range(SAMPLES))
        odds = self._summed([(end, n / SAMPLES) for end, n in ends.items()], half_width=0)
        half_width = 1.96 * sqrt(max(odds.defeat * (1 - odds.defeat), 1 / SAMPLES) / SAMPLES)
        return msgspec.structs.replace(odds, half_width=half_width)

    def _play(self, chance: Chance) -> Standing:
        """One battle played to its end."""
        standing: Standing = (self.left, self.hearts, ())
        for number in range(1, self.clashes + 1):
            faces = tuple(chance.roll(self.dice[colour], "avel.sample") for colour in self.colours)
            standing = self._play_clash(self._sorted(faces), standing, number == self.clashes, chance)
            if not standing[0] or not standing[1]:
                break
        return standing

    def _play_clash(self, faces: tuple[str, ...], standing: Standing, last: bool, chance: Chance) -> Standing:
        left, hearts, used = standing
        attacks = defences = 0
        while True:
            use = self._habit(faces, (left, hearts, used), attacks, defences, last)
            match use:
                case Reroll(token=token, dice=dice):
                    rolled = {die: chance.roll(self.dice[self.colours[die]], "avel.sample") for die in dice}
                    faces = self._sorted(tuple(rolled.get(die, face) for die, face in enumerate(faces)))
                case AddAttack(token=token):
                    attacks += 1
                case AddDefence(token=token):
                    defences += 1
                case _:
                    damage, wounds = self._valuation(left, hearts, attacks, defences).result(faces)
                    return left - damage, hearts - wounds, tuple(sorted(used))
            used = (*used, token)

    def _summed(self, ends: list[tuple[Standing, float]], half_width: float) -> EffectOdds:
        return EffectOdds(
            defeat=sum(p for (left, _, _), p in ends if not left),
            stun=sum(p for (_, hearts, _), p in ends if not hearts),
            damage=sum((self.left - left) * p for (left, _, _), p in ends),
            wounds=sum((self.hearts - hearts) * p for (_, hearts, _), p in ends),
            half_width=half_width,
        )


def _rolls(faces: tuple[str, ...], dice: int) -> dict[tuple[str, ...], float]:
    """Every roll of so many dice of one colour, in whatever order they lie, with its chance."""
    counts = Counter(faces)
    rolls = {}
    for roll in combinations_with_replacement(sorted(counts), dice):
        ways = factorial(dice)
        for face, n in Counter(roll).items():
            ways = ways // factorial(n) * counts[face] ** n
        rolls[roll] = ways / len(faces) ** dice
    return rolls
