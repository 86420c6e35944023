"""What is true of the procedures in progress: each lies on one that begins it, and names only what there is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from oakveil.kernel.frame import Frame

from .box import UNARMED
from .effects.lines import Here
from .rules.attack import Action
from .rules.camp import Camp
from .rules.corruption import Corruption
from .rules.crossing import Room
from .rules.fight import Fight
from .rules.happening import Happens
from .rules.hero_turn import HeroTurn
from .rules.lair import Lair, LairTurn
from .rules.loot import Loot
from .rules.master_turn import EnemyTurn, MasterTurn
from .rules.moments import Moment, Opened
from .rules.reacting import Reacting
from .rules.rest import Rest
from .rules.riddle import TRIES, Riddle
from .rules.rooms import RoomEffect
from .rules.setup import Setup
from .sequence import Campaign, Incursion
from .state import Veiel

_BEGUN_BY: dict[type[Frame], tuple[type[Frame], ...]] = {
    Setup: (Campaign,),
    Corruption: (Campaign,),
    Rest: (Campaign,),
    Incursion: (Campaign,),
    Camp: (Rest, Incursion),
    Room: (Incursion,),
    RoomEffect: (Room,),
    Lair: (RoomEffect,),
    LairTurn: (Lair,),
    Fight: (Opened,),
    HeroTurn: (Fight,),
    MasterTurn: (Fight,),
    EnemyTurn: (MasterTurn,),
    Loot: (Fight,),
    Moment: (Opened,),
}
"""What begins a procedure, so that it lies on it. What cards do lies on nearly anything, the campaign at the bottom."""
_IN_FIGHTS = (HeroTurn, MasterTurn, EnemyTurn)
"""Procedures that there are in fights only."""
_MOST = 9999
"""Nothing that a procedure counts comes near."""


def flaw(g: Veiel) -> str | None:
    """What is wrong with the procedures in progress, in one sentence; None when nothing is. The state must be sound."""
    if g.stack and type(g.stack[0]) is not Campaign:
        return f"{_name(g.stack[0])} lies where the campaign should"
    for below, frame in pairwise(g.stack):
        if not isinstance(below, _BEGUN_BY.get(type(frame), (Frame,))) or type(frame) is Campaign:
            return f"{_name(frame)} lies on {_name(below)}"
    for frame in g.stack:
        for field in frame.__struct_fields__:
            if field != "at" and not _is_there(g, frame, field, getattr(frame, field)):
                return f"{_name(frame)}: {field} is not possible"
        if not _makes_sense(g, frame):
            return f"{_name(frame)} does not go with what lies on the table"
    return None


def _name(frame: Frame) -> str:
    return type(frame).__name__


def _is_there(g: Veiel, frame: Frame, field: str, value: object) -> bool:
    """Whether a field of a frame names only what there is on the table or in the box."""
    match field, value:
        case (("hero" | "about" | "first" | "chosen" | "prisoner"), str(hero)):
            return hero in _team(g)
        case (("heroes" | "controlled" | "passed"), tuple(heroes)):
            return set(heroes) <= _team(g)
        case "waiting", tuple(waiting):
            return set(waiting) <= (set(range(g.options.heroes)) if isinstance(frame, Setup) else _team(g))
        case "enemy", str(enemy):
            return _is_enemy(g, enemy)
        case "enemies", tuple(enemies):
            return all(_is_enemy(g, enemy) for enemy in enemies)
        case (("card" | "weapon" | "room"), str(card)):
            return card in ("", UNARMED) or card in g.box.lines or card in g.box.events
        case (("place" | "next"), str(place)):
            return not place or place in _places(g)
        case "places", tuple(places):
            return set(places) <= _places(g)
        case "items", tuple(items):
            return set(items) <= set(g.box.items)
        case _, int(count):
            return -_MOST <= count <= _MOST
    return True


def _team(g: Veiel) -> set[str]:
    return {"", *(hero.id for hero in g.state.heroes)}


def _places(g: Veiel) -> set[str]:
    return {f"{wing}{line}" for wing in "ABC" for line in range(1, g.state.lines + 1)}


def _is_enemy(g: Veiel, id: str) -> bool:
    return id.rpartition(".")[0] in g.box.fighters


def _makes_sense(g: Veiel, frame: Frame) -> bool:
    """Whether a frame that names what there is goes with the table."""
    lines = g.box.lines
    if isinstance(frame, _IN_FIGHTS) and g.state.combat is None:
        return False
    match frame:
        case Room(place=place):
            return bool(place)
        case RoomEffect(room=room, line=line):
            return line == -1 or (0 <= line < len(lines[room]) and isinstance(lines[room][line], Here))
        case Action(card=card, line=line) | Reacting(card=card, line=line):
            return card in g.box.weapons or 0 <= line < len(lines.get(card, ()))
        case Happens(lines=cards):
            return all(0 <= at < len(lines.get(card, ())) for card, at in cards)
        case Corruption(places=places, lifted=lifted, laid=laid):
            return not lifted or len(lifted) + laid == len(places)
        case Riddle(attempt=attempt, puzzle=puzzle, marks=marks):
            answers = () if puzzle is None else puzzle.answers
            right = _known(mark.front for mark in marks).count(True)
            return 1 <= attempt <= TRIES + 1 and len(marks) == len(answers) and right == bool(marks)
    return True


def _known(fronts: Iterable[bool | None]) -> list[bool]:
    return [front for front in fronts if front is not None]
