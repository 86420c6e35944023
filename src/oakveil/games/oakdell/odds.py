"""What the coming attack of a monster may do: its table is public, so everybody may work out the odds."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from .effects.attacks import Reroll
from .records import Die
from .rules.abilities import fury_of_links
from .rules.bosses import boss_damage, is_boss, reachable
from .rules.dice import FACES
from .rules.gear import by_wall_torch, working
from .rules.harm import reduction
from .rules.rolling import attackers, change_of_roll, entries
from .state import Hero, OakDell, Turn

REMEMBERED = 4096


class Outlook(Struct, frozen=True):
    """What an attack may do: `ways[n]` of `of` equally likely rolls deal n damage, before any circle blocks it."""

    ways: tuple[int, ...]
    of: int

    @property
    def expected(self) -> float:
        """The mean damage."""
        return sum(n * ways for n, ways in enumerate(self.ways)) / self.of

    def at_least(self, n: int) -> float:
        """The chance of n damage or more, from 0 to 1."""
        return sum(self.ways[n:]) / self.of


@rule("OAK-MON-03", "OAK-MON-04", "OAK-LIGHT-03", "OAK-BOSS-02")
def outlook(g: OakDell, hero: Hero, die: Die, lights: bool = False) -> Outlook:
    """The attack of a hero's monster where the hero stands, with a die of this colour.

    In the hero's turn all that has happened in it counts. `lights`: the hero lights an own torch before. The better
    result of a boss is taken where there is a choice, and a roll worse than its mean is repeated where that is allowed.
    """
    turn = _turn(g, hero, die, lights)
    torch = turn.torch or by_wall_torch(g, hero)
    again = any(type(gear.effect) is Reroll for gear in working(g, hero, "monster_roll", turn))
    if is_boss(g, hero):
        damages = tuple(
            [
                min([boss_damage(g, hero, turn, result)[2] for result in reachable(g, hero, turn, raw, torch)])
                for raw in FACES
            ]
        )
        return _reduced(g, hero, turn, 0, _spread(damages, 1, again))
    change = change_of_roll(g, hero, turn, torch)
    damages = tuple(entries(g, hero, die, [raw + change for raw in FACES]))
    spread = _spread(damages, len(attackers(g, hero, turn)), again)
    return _reduced(g, hero, turn, fury_of_links(g, hero, turn), spread)


def _turn(g: OakDell, hero: Hero, die: Die, lights: bool) -> Turn:
    """The turn in progress, or one that the hero might have."""
    turn = g.state.turn
    if turn is None or turn.seat != hero.seat:
        turn = Turn(seat=hero.seat, die=die, value=1, move=1, point="red")
    return replace(turn, die=die, torch=turn.torch or lights)


def _reduced(g: OakDell, hero: Hero, turn: Turn, more: int, spread: Outlook) -> Outlook:
    """The same after what broken links add and what gear takes away."""
    ways = Counter[int]()
    for n, count in enumerate(spread.ways):
        ways[n + more - reduction(g, hero, turn, n + more, "attack")[0]] += count
    return Outlook(tuple([ways[n] for n in range(max(ways) + 1)]), spread.of)


@lru_cache(REMEMBERED)
@rule("OAK-ABIL-EACH", "OAK-GEAR-MAILB")
def _spread(entries: tuple[int, ...], rolls: int, again: bool) -> Outlook:
    """So many dice whose faces deal these damages, as a sum. `again`: the worst of them is repeated if it is above the
    mean of a die."""
    mean = sum(entries) / len(entries)
    sums = Counter({(0, 0): 1})
    for _ in range(rolls):
        sums = _with_one_more(sums, entries)
    ways = Counter[int]()
    for (total, worst), count in sums.items():
        for new in entries if again and worst > mean else [worst] * len(entries):
            ways[total - worst + new] += count
    return Outlook(tuple([ways[n] for n in range(max(ways) + 1)]), len(entries) ** (rolls + 1))


def _with_one_more(sums: Counter[tuple[int, int]], entries: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """Sums and their greatest terms with one more die."""
    more = Counter[tuple[int, int]]()
    for (total, worst), count in sums.items():
        for n in entries:
            more[total + n, max(worst, n)] += count
    return more
