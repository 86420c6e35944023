"""Initiative and the order of slots (specification 3.8, VER-INIT)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.rulebook import rule

from ..dice import FACES
from ..effects.rolls import Initiative
from ..events import InitiativeRolled
from ..modifiers import stacked
from ..numbers import DASHING
from ..state import Unit, UnitId, Veridia
from .bodies import loadout, on, wound_penalty


@rule("VER-INIT-01", "VER-INIT-04", "VER-STACK-02")
def bonus(g: Veridia, unit: Unit) -> int:
    """What is added to the die: agility and reaction, bonuses of which specialties do not add, minus the wounds."""
    bonuses = [m for _, m in on(g, unit).of(Initiative)]
    if unit.worn and loadout(g, unit).dashing:
        bonuses.append(DASHING)
    return unit.profile.quickness + sum(part.amount for part in stacked(bonuses)) - wound_penalty(unit)


@rule("VER-INIT-01", "VER-INIT-06", "VER-GM-06")
def roll_initiative(g: Veridia, units: Sequence[Unit]) -> None:
    """Each unit rolls a die; a summoned creature follows whoever called it. Of a group only the first rolls."""
    dice: dict[tuple[str, str], int] = {}
    for unit in units:
        if unit.summoner:
            continue
        group = (unit.side, unit.profile.ref) if g.fight.grouped and unit.profile.kind != "character" else None
        unit.rolled = dice.get(group, 0) if group else 0
        unit.rolled = unit.rolled or g.chance.roll(FACES, "veridia.initiative")
        if group:
            dice[group] = unit.rolled
        unit.score = unit.rolled + bonus(g, unit)
        unit.ties = ()
        g.tell(InitiativeRolled, unit.id, unit.rolled, unit.score - unit.rolled, unit.score)


@rule("VER-INIT-02")
def settle_ties(g: Veridia, units: Sequence[Unit]) -> None:
    """Units with the same score and quickness roll a die more until no two are equal; what fell stays for the fight."""
    while True:
        places: dict[tuple[int, int, tuple[int, ...]], list[Unit]] = {}
        for unit in units:
            places.setdefault((unit.score, unit.profile.quickness, unit.ties), []).append(unit)
        tied = [unit for group in places.values() if len(group) > 1 for unit in group]
        if not tied:
            return
        for unit in tied:
            unit.ties = (*unit.ties, g.chance.roll(FACES, "veridia.tie"))


@rule("VER-INIT-02", "VER-INIT-03", "VER-INIT-05", "VER-INIT-06")
def in_order(g: Veridia) -> tuple[UnitId, ...]:
    """The order of a round: by score, then by agility and reaction, then by a new die among the tied.

    Who is quick to draw comes first in the first round. Summons follow their summoner, mounts their rider. An order
    that the game master gave stays; whoever came later follows (VER-GM-06).
    """
    fight = g.fight
    followers: dict[UnitId, list[UnitId]] = {}
    leaders: list[Unit] = []
    for unit in fight.units.values():
        leader = unit.summoner or unit.rider
        if leader and leader in fight.units:
            followers.setdefault(leader, []).append(unit.id)
        else:
            unit.score = unit.rolled + bonus(g, unit)
            leaders.append(unit)
    settle_ties(g, leaders)
    first = fight.round == 1 or fight.bonus_round
    leaders.sort(
        key=lambda unit: (
            first and unit.profile.has("quick_to_draw"),
            unit.score,
            unit.profile.quickness,
            unit.ties,
        ),
        reverse=True,
    )
    order = tuple([id for unit in leaders for id in (unit.id, *followers.get(unit.id, ()))])
    kept = tuple([id for id in fight.by_hand if id in fight.units])
    return (*kept, *[id for id in order if id not in kept]) if kept else order
