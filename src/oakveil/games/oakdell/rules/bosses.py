"""How bosses attack (specification 3.17)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects.abilities import Eyes, TorsoGrowth
from ..effects.attacks import ModifyRoll
from ..events import BossAttacked
from ..records import PoolId
from ..state import Hero, OakDell, Turn
from .dice import FACES
from .gear import by_wall_torch, working

SHIFT = 1
"""What a torch may change in the result of a boss, either way (OAK-BOSS-02)."""


def is_boss(g: OakDell, hero: Hero) -> bool:
    """Whether the hero fights a boss."""
    return g.sheet(hero).level == "boss"


@rule("OAK-BOSS-02", "OAK-BOSS-03")
def reachable(g: OakDell, hero: Hero, turn: Turn, raw: int, torch: bool) -> tuple[int, ...]:
    """The results that a hero can make of a boss's roll; `torch`: one counts, on the wall or an own one.

    Ruling (OAK-BOSS-02): results stay within 1 to 6. Ruling (OAK-BOSS-03): the Steady Helmet may hurt here, so it is
    optional.
    """
    results = {raw + change for change in ((-SHIFT, 0, SHIFT) if torch else (0,))}
    for gear in working(g, hero, "monster_roll", turn):
        if type(gear.effect) is ModifyRoll:
            results |= {result + gear.effect.amount for result in results}
    return tuple(sorted({min(max(result, FACES[0]), FACES[-1]) for result in results}))


def has_torch(g: OakDell, hero: Hero) -> bool:
    """Whether a wall torch or an own torch counts now (OAK-LIGHT-03)."""
    return g.turn.torch or by_wall_torch(g, hero)


@rule("OAK-BOSS-EYES", "OAK-BOSS-HOLLOW", "OAK-SPEC-DISABLE")
def boss_damage(g: OakDell, hero: Hero, turn: Turn, result: int) -> tuple[str, int, int]:
    """What a result from 1 to 6 means: the face, the drops that the torso gains first, the damage."""
    ability, fight = g.sheet(hero).ability, hero.fight
    if type(ability) is Eyes:
        face = ability.faces[result - 1]
        living = sum(1 for pool in ability.types[face] if fight.drops[pool])
        return face, 0, living + ability.black * (turn.die == "black")
    assert type(ability) is TorsoGrowth
    face = ability.faces[result - 1]
    torso = fight.drops[ability.torso]
    gain = 0 if turn.disabled else min(fight.drops[face], _room(g, hero, ability.torso))
    return face, gain, torso + gain + ability.black * (turn.die == "black")


def _room(g: OakDell, hero: Hero, pool: PoolId) -> int:
    """How many more drops fit on a pool."""
    longest = next(one.max for one in g.sheet(hero).pools if one.id == pool)
    return longest - hero.fight.drops[pool]


@rule("OAK-BOSS-HOLLOW", "OAK-ABIL-GROWTH")
def grow(g: OakDell, hero: Hero, pool: PoolId, drops: int) -> int:
    """A pool gains drops, as many as fit on it. Returns how many."""
    gained = min(drops, _room(g, hero, pool))
    hero.fight.drops[pool] += gained
    return gained


def attack_of_boss(g: OakDell, hero: Hero, raw: int, result: int) -> int:
    """A boss attacks: its torso grows; returns the damage."""
    face, gain, damage = boss_damage(g, hero, g.turn, result)
    ability = g.sheet(hero).ability
    if gain and type(ability) is TorsoGrowth:
        grow(g, hero, ability.torso, gain)
    g.tell(BossAttacked, hero.seat, hero.fight.sheet, raw, result, face, gain, damage)
    return damage
