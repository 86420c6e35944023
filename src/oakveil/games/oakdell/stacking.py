"""What is true of the procedures in progress: each lies on one that begins it, and names only what there is."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from oakveil.kernel.frame import Frame

from .box import Box
from .records import SIZE, Line
from .rules.attack import AttackPhase
from .rules.damage import ChoosePool
from .rules.ending import OfSeat
from .rules.fleeing import Flight
from .rules.gaining import ChooseCircle, GainGear, GainPotion, Reward
from .rules.harm import Packet
from .rules.kills import KillReward, of_belts
from .rules.monster_attack import MonsterAttack
from .rules.monster_phase import Dodge, MonsterPhase
from .rules.movement import Walk, legs_from, means_of, spend
from .rules.potions import DrinkPotion, FreeStrike, WoundPoint
from .rules.setup import Setup
from .rules.strikes import ConnectedStrikes, DrawLine
from .sequence import DungeonPhase, Race, Round, Turn
from .state import OakDell

_PHASES = (DungeonPhase, AttackPhase, MonsterPhase)
_BEGUN_BY: dict[type[Frame], tuple[type[Frame], ...]] = {
    Setup: (Race,),
    Round: (Race,),
    Turn: (Round,),
    DungeonPhase: (Turn,),
    AttackPhase: (Turn,),
    MonsterPhase: (Turn,),
    Walk: (DungeonPhase, Dodge),
    Dodge: (MonsterPhase,),
    MonsterAttack: (MonsterPhase,),
    Flight: (MonsterPhase,),
    KillReward: (AttackPhase, MonsterPhase),
    Reward: (KillReward,),
    GainGear: (Walk, Reward),
    GainPotion: (Reward,),
    ChooseCircle: (Reward,),
    DrinkPotion: _PHASES,
    WoundPoint: (DrinkPotion,),
    FreeStrike: (DrinkPotion,),
    ConnectedStrikes: (AttackPhase,),
    DrawLine: (AttackPhase, ConnectedStrikes, FreeStrike, MonsterAttack),
    ChoosePool: (AttackPhase, MonsterPhase, MonsterAttack, DrinkPotion, DrawLine),
    Packet: (Walk, DrinkPotion, MonsterAttack, Flight),
}
"""What begins a procedure, so that it lies on it; the race lies at the bottom."""
_MOST = 9999
"""Nothing that a procedure counts comes near."""


def flaw(g: OakDell) -> str | None:
    """What is wrong with the procedures in progress, in one sentence; None when nothing is. The state must be sound."""
    if g.stack and type(g.stack[0]) is not Race:
        return f"{_name(g.stack[0])} lies where the race should"
    for below, frame in pairwise(g.stack):
        if type(below) not in _BEGUN_BY.get(type(frame), ()):
            return f"{_name(frame)} lies on {_name(below)}"
    for frame in g.stack:
        problem = _flaw_of_seat(g, frame)
        if problem is not None:
            return f"{_name(frame)} {problem}"
        for field in frame.__struct_fields__:
            if field != "at" and not _is_there(g, field, getattr(frame, field)):
                return f"{_name(frame)}: {field} is not possible"
        if type(frame) is Walk and not _can_be_walked(g, frame):
            return "a route cannot be walked"
    return None


def _name(frame: Frame) -> str:
    return type(frame).__name__


def _flaw_of_seat(g: OakDell, frame: Frame) -> str | None:
    """What is wrong with whose turn a procedure is part of. A turn is of nobody until a die is drafted."""
    turn = g.state.turn
    if turn is None:
        return None if type(frame) in (Race, Setup, Round, Turn) else "is in progress in nobody's turn"
    if type(frame) is Setup:
        return "is in progress in somebody's turn"
    if isinstance(frame, OfSeat | DungeonPhase) and frame.seat != turn.seat:
        return "is not of the seat whose turn it is"
    return None


def _is_there(g: OakDell, field: str, value: object) -> bool:
    """Whether a field of a frame names only what there is on the table or in the box."""
    match field, value:
        case "seat", int(seat):
            return 1 <= seat <= g.options.players
        case "waiting", tuple(seats):
            return all(1 <= seat <= g.options.players for seat in seats)
        case "effects", tuple(effects):
            return set(effects) <= _rewards(g.box)
        case "potion", str(potion):
            return potion in g.box.potions
        case "by", str(by):
            return not by or by in g.box.gear or by in g.box.potions
        case "rolls", tuple(rolls):
            return all(1 <= roll <= 6 for roll in rolls)
        case "line", Line(x1=x1, y1=y1, x2=x2, y2=y2, start=start, end=end):
            ends = {start, end} if start or end else set()
            return all(0 <= place <= SIZE for place in (x1, y1, x2, y2)) and ends <= _points(g)
        case (("start" | "to"), str(point)):
            return point in _points(g)
        case "pools", tuple(pools):
            return set(pools) <= set(g.acting.fight.drops)
        case "hits", tuple(parts):
            return set(parts) <= {part.id for part in g.sheet(g.acting).parts}
        case _, int(count):
            return -_MOST <= count <= _MOST
    return True


def _points(g: OakDell) -> set[str]:
    return {point.id for point in g.sheet(g.acting).points}


@cache
def _rewards(box: Box) -> frozenset[object]:
    """Everything that can be part of a reward."""
    found: list[object] = []
    for sheet in box.sheets.values():
        found += [*sheet.reward, *getattr(sheet.ability, "reward", ())]
        found += of_belts(box.gear.values(), sheet.level)
    return frozenset(found)


def _can_be_walked(g: OakDell, walk: Walk) -> bool:
    """Whether the rest of a route leads from the hero's space, with what the hero has left."""
    hero, steps = g.acting, walk.steps
    if not 0 <= walk.taken <= len(steps) or not 0 <= walk.chests <= walk.taken:
        return False
    means, space = means_of(hero, ghost=True), hero.space
    means.wall |= walk.at == Walk.pass_wall.__name__
    for leg in steps[walk.taken :]:
        if leg not in legs_from(g, space, means):
            return False
        spend(g, space, leg, means)
        space = leg.to
    return not walk.avoid or "trapavoid" in hero.ready or walk.avoid in hero.crossed
