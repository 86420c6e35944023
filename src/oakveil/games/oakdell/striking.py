"""Which strike a program makes, and what it does with potions and circles in a fight (specification, section 10)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import cache

from oakveil.kernel.ask import Option

from .choices import Drink, NextStrike, Slash, StopChain, Strike, Wound
from .geometry import crossing
from .judging import KILL, aim_of, cheap_value, future_crossings, is_owed, no_strike_value, still_to_do, strike_value
from .perceiving import sight_of
from .records import SIZE, Colour, Line, PointColour
from .rules.bosses import is_boss
from .rules.strikes import ConnectedStrikes
from .state import Hero, OakDell

LOOKED_AHEAD = 8
"""Only so many of the best strikes are followed up in mind."""
SLASHES: tuple[tuple[int, int], ...] = ((100, 0), (0, 100), (60, 80), (80, 60), (28, 96), (96, 28))
MOST_CROSSINGS = 24
LINES_TO_MEASURE = 2
"""Measuring is of use when so many lines can be crossed."""


def best_strike(g: OakDell, hero: Hero, options: Iterable[Strike], eye: int) -> tuple[float, Strike] | None:
    """The strike that is worth most, with its value. Skills count against it."""
    aim = aim_of(g, hero, sight_of(g, hero, eye))
    boss = is_boss(g, hero)
    rated: list[tuple[float, float, Strike]] = []
    for option in options:
        if option.circle and is_owed(g, hero, "strike"):
            continue
        cost = (1.3 if option.circle else 0.0) + (1.4 if option.any_point else 0.0)
        cost = 0.6 * bool(cost) if boss else cost
        value, _ = cheap_value(g, hero, aim, option.start, option.end)
        rated.append((value - cost, cost, option))
    rated.sort(key=lambda entry: (-entry[0], entry[2].start, entry[2].end, entry[2].circle))
    best: tuple[float, Strike] | None = None
    for value, cost, option in rated[:LOOKED_AHEAD]:
        if value < KILL - 2:
            value = strike_value(g, hero, aim, option.start, option.end) - cost
        if best is None or value > best[0]:
            best = value, option
    return best


def strike_outlook(g: OakDell, hero: Hero, colour: PointColour, eye: int) -> float:
    """What a strike from a colour may be worth, before a die is taken: the best of the plain ones."""
    chords = g.box.chords(hero.fight.sheet)
    open_ = [p for p in chords.points if p not in hero.fight.used and p not in hero.fight.blocked]
    starts = [point for point in chords.points_of[colour] if point in open_]
    found = best_strike(g, hero, [Strike(a, b) for a in starts for b in open_ if a != b], eye)
    nothing = pass_value(g, hero, eye)
    return nothing if found is None else max(found[0], nothing)


def pass_value(g: OakDell, hero: Hero, eye: int) -> float:
    """What a turn without a strike is worth: points may be saved for a better line."""
    return no_strike_value(aim_of(g, hero, sight_of(g, hero, eye)))


def chain_next(g: OakDell, hero: Hero, options: Sequence[Option], eye: int) -> Option:
    """The next line of a chain: the one that does most, unless it does harm."""
    frame = g.stack[-1]
    assert isinstance(frame, ConnectedStrikes)
    aim = aim_of(g, hero, sight_of(g, hero, eye))
    values: dict[Option, float] = {StopChain(): -0.2}
    for option in options:
        if isinstance(option, NextStrike):
            value, _ = cheap_value(g, hero, aim, frame.to, option.end)
            values[option] = value - (1.0 if option.circle else 0.0)
    return max(values, key=lambda option: values[option])


def chain_gain(g: OakDell, hero: Hero, plain: Strike, eye: int) -> float:
    """About what a second connected strike adds: the best that goes on from the end of the first."""
    aim = aim_of(g, hero, sight_of(g, hero, eye))
    first = plain.start, plain.end
    ends = [point for point in aim.open if point not in first]
    more = [(cheap_value(g, hero, aim, plain.end, end)[0], end) for end in ends]
    before = still_to_do(aim, (first,))
    likely = sorted(more, reverse=True)[:LOOKED_AHEAD]
    return max([value + before - still_to_do(aim, (first, (plain.end, end))) for value, end in likely], default=0.0)


def best_slash(g: OakDell, hero: Hero, eye: int) -> tuple[int, Slash] | None:
    """The two centimetres that hit most, and how many useful hits they make: across crossings of older lines."""
    sight, fight = sight_of(g, hero, eye), hero.fight
    aim = aim_of(g, hero, sight)
    best: tuple[int, Slash] | None = None
    for x, y in _crossings(fight.lines)[:MOST_CROSSINGS]:
        for dx, dy in _all_slashes():
            slash = Slash(*_clamped(x - dx // 2, y - dy // 2, dx, dy))
            line = Line(slash.x1, slash.y1, slash.x2, slash.y2)
            drops = dict(fight.drops)
            useful = 0
            for part in sight.marks(line, fight.lines):
                pool = aim.pool_of[part]
                if pool is not None and drops[pool]:
                    drops[pool] -= 1
                    useful += 1
            if best is None or useful > best[0]:
                best = useful, slash
    return best


@cache
def _all_slashes() -> tuple[tuple[int, int], ...]:
    return tuple(sorted({(sx * dx, sy * dy) for dx, dy in SLASHES for sx in (1, -1) for sy in (1, -1)}))


def _clamped(x: int, y: int, dx: int, dy: int) -> tuple[int, int, int, int]:
    """A line moved as far as needed to lie on the sheet."""
    x = min(max(x, max(0, -dx)), SIZE - max(0, dx))
    y = min(max(y, max(0, -dy)), SIZE - max(0, dy))
    return x, y, x + dx, y + dy


def _crossings(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """Where older lines cross each other, rounded; where none do, the middles of lines."""
    found: list[tuple[int, int]] = []
    for place, one in enumerate(lines):
        for other in lines[:place]:
            at = crossing(one, other)
            if at is not None:
                x, y, d = at
                found.append((x // d, y // d))
    return found or [((line.x1 + line.x2) // 2, (line.y1 + line.y2) // 2) for line in lines] or [(SIZE // 2, SIZE // 2)]


def point_to_lose(g: OakDell, hero: Hero, options: Sequence[Option], eye: int) -> Option:
    """The free point that lines need least."""
    aim = aim_of(g, hero, sight_of(g, hero, eye))

    def use(option: Option) -> float:
        assert isinstance(option, Wound)
        others = [point for point in aim.open if point != option.point]
        return sum(future_crossings(aim, aim.sight.number[option.point, other], "", "") for other in others)

    return min(options, key=use)


def focus_helps(g: OakDell, hero: Hero, drinks: Container[Colour]) -> bool:
    """Whether now is the time for Focus: there are lines to be crossed, and no potion of its row would do more.

    It is kept for the boss where there is one.
    """
    better = "green" in drinks or ("red" in drinks and hero.hp > 2)
    awaited = g.options.scenario == "boss" and not is_boss(g, hero)
    return not (better or awaited or g.turn.focus or g.turn.defeated) and len(hero.fight.lines) >= LINES_TO_MEASURE


def drink_in_attack(
    g: OakDell, hero: Hero, drinks: Sequence[Drink], plain: tuple[float, Strike] | None, eye: int
) -> Drink | None:
    """The potion to drink in the Attack Phase, if any: chains before the strike, others to finish or against a boss."""
    boss, left, turn = is_boss(g, hero), hero.fight.left, g.turn
    single = sum(drops > 0 for drops in hero.fight.drops.values()) == 1
    wanted = {drink.potion: drink for drink in drinks}
    if not turn.struck:
        if "yellow" in wanted and plain is not None and focus_helps(g, hero, wanted):
            return wanted["yellow"]
        if plain is not None and not turn.defeated:
            for colour, least in (("purple", 2.3), ("blue", 1.5)):
                if colour in wanted and turn.strikes == 1 and plain[0] < KILL - 2:
                    gain = chain_gain(g, hero, plain[1], eye)
                    if gain >= (0.2 if boss else least):
                        return wanted[colour]
        if plain is not None:
            return None
    if turn.defeated:
        return None
    for colour, amount in (("green", 1), ("red", 2)):
        if colour in wanted and (boss or (single and left <= amount)) and (colour != "red" or hero.hp > 2):
            return wanted[colour]
    if "orange" in wanted and hero.fight.lines:
        found = best_slash(g, hero, eye)
        last = boss or g.options.scenario == "shrines"  # no boss is left to save it for
        if found is not None and (found[0] >= 3 or found[0] >= left or (last and found[0] >= 2)):
            return wanted["orange"]
    return None
