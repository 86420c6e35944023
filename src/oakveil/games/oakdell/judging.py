"""What things are worth to a player that is a program, in hearts (specification, section 10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from .effects.abilities import Chains, HardPart, TorsoGrowth, Wings
from .odds import outlook
from .perceiving import Sight
from .records import Die, Line, PointId, PoolId, TrackId
from .state import Hero, OakDell

KILL = 6.0
DROP = 0.4
TURN_TO_KILL = 1.5
DROP_LEFT = 1.3
ICONS: dict[TrackId, float] = {"damage": 1.0, "strike": 0.7, "block": 1.1}
GROWTH = (1.0, 1.35, 1.7)
"""How much more an icon is worth whose circle has the value 1, 2 or 3."""
UNLOCKS = 0.8
OWED = 1.0
"""How much more a circle is worth that a shrine needs."""
LIMB, TORSO = 2.0, 0.8
"""How much more a drop of the Colossus is worth: of a limb, times the chance that it feeds the torso; of the torso."""
LONGEST = 12
"""Roll-outs end after so many lines."""


class Aim(Struct):
    """What a program weighs a line with: the sheet as it is seen, the fight, what its parts are good for."""

    sight: Sight
    lines: tuple[Line, ...]
    drops: dict[PoolId, int]
    open: tuple[PointId, ...]
    pool_of: list[PoolId | None]
    hard: frozenset[int]
    wings: frozenset[int]
    fury: float
    extra: dict[PoolId, float]


def heart(hero: Hero) -> float:
    """What a heart is worth, by how many are left."""
    hp = hero.hp
    return 1.0 if hp > 6 else 1.6 if hp > 5 else 1.8 if hp > 3 else 3.0 if hp > 1 else 4.0


def danger(g: OakDell, hero: Hero, die: Die, lights: bool = False) -> float:
    """The mean damage of the coming attack."""
    return outlook(g, hero, die, lights).expected


def danger_in_darkness(g: OakDell, hero: Hero, die: Die) -> float:
    """The same where no torch hangs on the wall."""
    return danger(g, replace(hero, space=""), die)


def light_saves(g: OakDell, hero: Hero, die: Die) -> float:
    """How much damage a torch on the wall, or an own one, takes from the coming attack, in the mean."""
    dark = replace(hero, space="")
    return danger(g, dark, die) - danger(g, dark, die, lights=True)


def growth_ahead(g: OakDell, hero: Hero) -> float:
    """How many drops the torso of the Colossus gains in an attack, in the mean; nothing of other monsters."""
    ability, drops = g.sheet(hero).ability, hero.fight.drops
    if not isinstance(ability, TorsoGrowth):
        return 0.0
    return sum(drops[face] for face in ability.faces) / len(ability.faces)


def aim_of(g: OakDell, hero: Hero, sight: Sight) -> Aim:
    """How a program looks at the fight of a hero."""
    fight, ability = hero.fight, g.sheet(hero).ability
    pools = [part.pool for part in sight.sheet.parts]
    hard = frozenset(sight.parts.index(p) for p in ability.parts) if isinstance(ability, HardPart) else frozenset[int]()
    wings = frozenset(sight.parts.index(p) for p in ability.parts) if isinstance(ability, Wings) else frozenset[int]()
    points = [point.id for point in sight.sheet.points]
    return Aim(
        sight=sight,
        lines=fight.lines,
        drops=dict(fight.drops),
        open=tuple([point for point in points if point not in fight.used and point not in fight.blocked]),
        pool_of=pools,
        hard=hard,
        wings=wings,
        fury=0.35 * ability.roll if isinstance(ability, Wings) else 0.0,
        extra=_extra(ability) if isinstance(ability, TorsoGrowth) else {},
    )


def _extra(ability: TorsoGrowth) -> dict[PoolId, float]:
    """What drops of the Colossus are worth beyond others: a limb feeds the torso again and again."""
    faces = ability.faces
    return {ability.torso: TORSO} | {face: LIMB * faces.count(face) / len(faces) for face in faces}


def removed(aim: Aim, parts: Sequence[int], drops: dict[PoolId, int]) -> int:
    """How many drops hits on these parts remove; `drops` are what is left and shrink."""
    total = 0
    for part in parts:
        pool = aim.pool_of[part]
        if pool is not None and drops[pool]:
            drops[pool] -= 1
            total += 1
    return total


def cheap_value(g: OakDell, hero: Hero, aim: Aim, start: PointId, end: PointId) -> tuple[float, int]:
    """The part of a strike's value that needs no looking ahead, and the drops it removes."""
    number = aim.sight.number[start, end]
    parts = aim.sight.hits(number, aim.lines)
    drops = dict(aim.drops)
    gone = removed(aim, parts, drops)
    if gone and not any(drops.values()):
        return KILL + icons_value(g, hero, aim, number), gone
    value = DROP * gone + icons_value(g, hero, aim, number)
    value += sum(extra * (aim.drops[pool] - drops[pool]) for pool, extra in aim.extra.items())
    value -= aim.fury * sum(part in aim.wings for part in parts)
    value += 0.7 * sum(part in aim.hard for part in parts) * (hero.fight.hard_hits < 4)
    if isinstance(g.sheet(hero).ability, Chains):
        value -= 1.5 * sum(link not in hero.fight.broken for link in aim.sight.links[number])
    if len(aim.lines) < 3:
        value += 0.05 * future_crossings(aim, number, start, end)
    return value, gone


def future_crossings(aim: Aim, number: int, start: PointId, end: PointId) -> int:
    """How many lines that can still be drawn would cross this one on a living part."""
    row, free = aim.sight.meet[number], {point for point in aim.open if point not in (start, end)}
    count = 0
    for other, (a, b) in enumerate(aim.sight.pairs):
        part = row[other]
        if part >= 0 and a in free and b in free:
            pool = aim.pool_of[part]
            count += pool is not None and aim.drops[pool] > 0
    return count


def icons_value(g: OakDell, hero: Hero, aim: Aim, number: int) -> float:
    """What the icons on a line are worth."""
    kinds = {icon.id: icon.kind for icon in aim.sight.sheet.icons}
    total = 0.0
    for icon in aim.sight.icons[number]:
        if icon not in hero.fight.icons:
            kind = kinds[icon]
            total += key_value(g, hero) if kind == "key" else circle_value(g, hero, kind)
    return total


def key_value(g: OakDell, hero: Hero) -> float:
    """A key is of use while a door is closed."""
    edges = {way.edge for ways in g.maze.ways.values() for way in ways if way.kind == "door"}
    return 1.6 if edges - hero.opened else 0.1


def owed(g: OakDell, hero: Hero, track: TrackId) -> int:
    """How many circles of a track the shrines that still stand need beyond those that are left."""
    if g.options.scenario != "shrines":
        return 0
    standing = [shrine for space, shrine in g.maze.shrines.items() if space not in hero.destroyed]
    return sum(shrine.cost.get(track, 0) for shrine in standing) - len(hero.tracks[track].left)


def is_owed(g: OakDell, hero: Hero, track: TrackId) -> bool:
    """Whether every circle of a track is needed for the shrines that still stand."""
    return g.options.scenario == "shrines" and owed(g, hero, track) >= 0


def circle_value(g: OakDell, hero: Hero, track: TrackId) -> float:
    """What the next circle of a track is worth."""
    marked = hero.tracks[track].marked
    values = g.box.values[track]
    if marked >= len(values):
        return 0.0
    worth = ICONS[track] * GROWTH[min(3, values[marked]) - 1] + OWED * (owed(g, hero, track) > 0)
    return worth + (UNLOCKS if (track, marked + 1) in g.box.specials_after else 0.0)


def roll_out(aim: Aim, strikes: Sequence[tuple[PointId, PointId]]) -> tuple[float, int]:
    """How many more lines a kill takes after some strikes, drawn greedily in any colour, and the drops left then."""
    sight, drops = aim.sight, dict(aim.drops)
    drawn = [sight.number[line.start, line.end] for line in aim.lines if line.start]
    free = list(aim.open)
    for strike in strikes:
        number = sight.number[strike]
        removed(aim, [part for other in drawn if (part := sight.meet[number][other]) >= 0], drops)
        removed(aim, sight.marks_of(number, aim.lines), drops)
        drawn.append(number)
        free = [point for point in free if point not in strike]
    turns = 0.0
    for _ in range(LONGEST):
        if not any(drops.values()) or len(free) < 2:
            break
        best, most = _best_line(aim, drawn, free, drops)
        turns += 1 if most or len(drawn) < 2 else 1.5
        removed(aim, [part for other in drawn if (part := sight.meet[best][other]) >= 0], drops)
        drawn.append(best)
        a, b = sight.pairs[best]
        free = [point for point in free if point not in (a, b)]
    return turns, sum(drops.values())


def _best_line(aim: Aim, drawn: list[int], free: list[PointId], drops: dict[PoolId, int]) -> tuple[int, int]:
    """The line between free points with the most useful hits."""
    sight, best, most = aim.sight, -1, -1
    alive = [pool is not None and drops[pool] > 0 for pool in aim.pool_of]
    for place, a in enumerate(free):
        for b in free[place + 1 :]:
            row = sight.meet[sight.number[a, b]]
            useful = 0
            for other in drawn:
                part = row[other]
                useful += part >= 0 and alive[part]
            if useful > most:
                best, most = sight.number[a, b], useful
    return best, most


def strike_value(g: OakDell, hero: Hero, aim: Aim, start: PointId, end: PointId) -> float:
    """The value of a strike: what it does at once, and how far the kill is after it."""
    value, _ = cheap_value(g, hero, aim, start, end)
    if value >= KILL:
        return value
    return value - still_to_do(aim, ((start, end),))


def no_strike_value(aim: Aim) -> float:
    """The value of a turn without a strike: the kill is as far as it was."""
    return -still_to_do(aim, ())


def still_to_do(aim: Aim, strikes: Sequence[tuple[PointId, PointId]]) -> float:
    """After some strikes: what the turns until the kill cost, and the drops that no line will reach."""
    turns, left = roll_out(aim, strikes)
    return TURN_TO_KILL * turns + DROP_LEFT * left
