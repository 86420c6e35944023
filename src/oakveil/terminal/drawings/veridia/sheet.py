"""The units of a player in words: health by level, barrier, pools, what they hold, what hangs on them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Drawn

from oakveil.games.veridia.naming import NONE, Naming
from oakveil.games.veridia.page_fight import FightAids, HeldAid, OwnAid, UnitAid
from oakveil.games.veridia.records import LEVELS

from ...words import Words
from .rail import effects_told
from .signs import SHAPES, STYLES, is_gone


def draw_sheets(aids: FightAids, words: Words, names: Naming) -> Drawn:
    """The sheets of a player's own units, the one that is asked or acts first."""
    lines: list[Drawn] = []
    for unit in sorted(aids.units, key=lambda unit: unit.id not in (aids.asked, aids.acting)):
        if unit.mine and not is_gone(unit):
            lines.append(Drawn(f"{SHAPES[unit.side]} {unit.name}", STYLES["name"]))
            lines += [Drawn(f"  {told}") for told in sheet_told(unit, words, names)]
    return Drawn("\n").join(lines)


def sheet_told(unit: UnitAid, words: Words, names: Naming) -> Iterator[str]:
    """A unit, line by line: all of it that the seat knows."""
    if unit.own is not None:
        yield _health(unit, unit.own, words, names)
        if unit.own.pools:
            pools = [f"{names.thing(pool)} {n}/{unit.own.maxima[pool]}" for pool, n in unit.own.pools.items()]
            yield ", ".join(pools)
    elif unit.level >= 0:
        yield names.thing(LEVELS[unit.level])
    held = [_held(one, words) for one in unit.hands]
    armour = unit.armor if unit.armor != NONE else ""
    if told := ", ".join(filter(None, (*held, armour))):
        yield told
    if unit.own is not None and unit.own.ammunition:
        yield ", ".join([f"{names.inside(kind)} {n}" for kind, n in unit.own.ammunition.items()])
    if hangs := effects_told(unit, words):
        yield ", ".join(hangs)


def _health(unit: UnitAid, own: OwnAid, words: Words, names: Naming) -> str:
    """The points of every level, and what wounds cost: "Healthy 4, Hurt 1/3, ...; dice -2"."""
    lost, told = sum(own.levels) - own.left, list[str]()
    for level, most in zip(LEVELS, own.levels, strict=True):
        left = most - min(lost, most)
        lost -= most - left
        told.append(f"{names.thing(level)} {left}/{most}")
    return words.say("terminal-veridia-health", levels=", ".join(told), penalty=own.penalty)


def _held(held: HeldAid, words: Words) -> str:
    """A thing in hand, and how ready it is."""
    if held.shots is not None:
        return words.say("terminal-veridia-shots", name=held.name, n=held.shots)
    return words.say("terminal-veridia-drawn", name=held.name) if held.ready else held.name
