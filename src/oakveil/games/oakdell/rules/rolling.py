"""The roll of a monster: how often it rolls, what changes the result, what the result means (specification 3.10)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.rulebook import rule

from ..effects.abilities import EachAttacks
from ..effects.attacks import ModifyRoll, SetTorchBonus
from ..records import Die, PoolId
from ..state import Hero, OakDell, Turn
from .abilities import ability, fierceness, fury_of_links
from .gear import working

TORCH = 2
"""What a torch or a wall torch subtracts (OAK-LIGHT-03)."""


@rule("OAK-ABIL-EACH")
def attackers(g: OakDell, hero: Hero, turn: Turn) -> tuple[PoolId, ...]:
    """Who rolls: each pool with drops left where each attacks; else the monster as a whole, ""."""
    if type(ability(g, hero, turn)) is not EachAttacks:
        return ("",)
    return tuple([pool for pool, drops in hero.fight.drops.items() if drops])


@rule("OAK-LIGHT-03", "OAK-GEAR-BRANDB")
def torch_bonus(g: OakDell, hero: Hero, turn: Turn) -> int:
    """What a torch subtracts. Ruling (OAK-LIGHT-03): a wall torch and an own one do not add up."""
    effects = [gear.effect for gear in working(g, hero, "torch_bonus", turn)]
    return max([effect.amount for effect in effects if type(effect) is SetTorchBonus], default=TORCH)


@rule("OAK-MON-03", "OAK-GEAR-HELMETA")
def change_of_roll(g: OakDell, hero: Hero, turn: Turn, torch: bool) -> int:
    """What is added to the roll of a monster that is no boss; `torch`: one counts, on the wall or an own one."""
    change = fierceness(g, hero, turn) - (torch_bonus(g, hero, turn) if torch else 0)
    if hero.gear:
        effects = [gear.effect for gear in working(g, hero, "monster_roll", turn)]
        change += sum([effect.amount for effect in effects if type(effect) is ModifyRoll])
    return change


@rule("OAK-MON-03", "OAK-MON-04", "OAK-DRAFT-02")
def entries(g: OakDell, hero: Hero, die: Die, results: Sequence[int]) -> list[int]:
    """What the table says for results, in the column of the die.

    Ruling (OAK-MON-03): below 1 a result counts as 1, beyond the end of the table as its last entry.
    """
    table = g.sheet(hero).table
    assert table is not None
    column = table.white if die == "white" else table.black
    last = len(column)
    return [column[(1 if result < 1 else last if result > last else result) - 1] for result in results]


@rule("OAK-MON-04", "OAK-ABIL-CHAINS", "OAK-ABIL-EACH")
def table_damage(g: OakDell, hero: Hero, turn: Turn, results: Sequence[int]) -> int:
    """The damage of an attack with these results. Ruling (OAK-ABIL-EACH): that of several rolls is one sum."""
    return sum(entries(g, hero, turn.die, results)) + fury_of_links(g, hero, turn)
