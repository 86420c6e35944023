"""Who fights, in the order of initiative: how everybody is, and what they still have to do."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.veridia.furniture import MARKS
from oakveil.games.veridia.naming import Naming
from oakveil.games.veridia.page_fight import HIDDEN, FightAids, UnitAid
from oakveil.games.veridia.page_journey import JourneyAids
from oakveil.games.veridia.records import LEVELS

from ...words import Words
from .signs import ACTIVE, FALLEN, LEFT, LOST, MAIN, STYLES, is_gone, shortened, tokens

_NARROW, _ROOMY = 36, 54
"""The columns of what stands beside the map."""
_AROUND = 1 + 2 + 1 + 3 + 1 + 1 + 1 + len(LEVELS) + 1 + 2
"""The columns of a row besides the name: slot, token, score, level, bar, what is left to do."""


def draw_rail(aids: FightAids, words: Words, roomy: bool) -> Drawn:
    """A row for everybody in the order of their slots; conditions and effects below where there is room."""
    width, signs = _ROOMY if roomy else _NARROW, tokens(aids)
    lines: list[Drawn] = []
    for unit in in_order(aids):
        lines.append(_row(aids, unit, signs[unit.id], width - _AROUND))
        hangs = effects_told(unit, words)
        if hangs and (roomy or unit.mine):
            lines.append(Drawn(shortened(f"    {', '.join(hangs)}", width), STYLES["hidden"]))
    return Drawn("\n", no_wrap=True, overflow="ellipsis").join(lines)


def in_order(aids: FightAids) -> list[UnitAid]:
    """Everybody, by initiative; those who are out of the fight last."""
    place = {id: n for n, id in enumerate(aids.order)}
    return sorted(aids.units, key=lambda unit: (is_gone(unit), place.get(unit.id, len(place))))


def _row(aids: FightAids, unit: UnitAid, token: str, name: int) -> Drawn:
    now = ACTIVE if unit.id == aids.acting else " "
    style = STYLES["out" if unit.out or is_gone(unit) else unit.side]
    row = Drawn(now, STYLES["key"]).append(token, style).append(" ")
    row.append(shortened(unit.name, name).ljust(name), style)
    row.append(str(unit.score).rjust(3) if unit.score else "   ", STYLES["hidden"]).append(" ")
    row.append(level_sign(unit), STYLES["danger" if unit.level > 1 else "name"]).append(" ")
    left, lost = bar(unit)
    row.append(left, STYLES["left"]).append(lost, STYLES["hidden"]).append(" ")
    return row.append(MAIN[unit.main] if unit.acts else " ").append("f" if unit.acts and not unit.free else " ")


def level_sign(unit: UnitAid) -> str:
    """The mark of a health level; a cross for the dead, a question mark where it is hidden."""
    if unit.dead:
        return FALLEN
    return "?" if unit.level == HIDDEN else MARKS[LEVELS[unit.level]]


def bar(unit: UnitAid) -> tuple[str, str]:
    """The health levels that still hold a point, and those that do not."""
    left = 0 if unit.dead or unit.level == HIDDEN else len(LEVELS) - unit.level
    return LEFT * left, LOST * (len(LEVELS) - left)


def draw_party(journey: JourneyAids, roomy: bool) -> Drawn:
    """The members of a party on its way: how healthy they are, what they have left of their points."""
    width = _ROOMY if roomy else _NARROW
    lines: list[Drawn] = []
    for member in journey.members:
        mark = FALLEN if member.dead else MARKS[LEVELS[member.level]]
        left = 0 if member.dead else len(LEVELS) - member.level
        row = Drawn(shortened(member.name, width - 16).ljust(width - 16), STYLES["out" if member.dead else "a"])
        row.append(f" {mark} ", STYLES["danger" if member.level > 1 or member.dead else "name"])
        row.append(LEFT * left, STYLES["left"]).append(LOST * (len(LEVELS) - left), STYLES["hidden"])
        lines.append(row.append(f" {member.left}/{member.whole}"))
        told = [f"{pool.name} {pool.points}/{pool.most}" for pool in member.pools]
        if told or member.ailments:
            lines.append(Drawn(shortened(f"  {', '.join([*told, *member.ailments])}", width), STYLES["hidden"]))
    if journey.hired:
        lines.append(Drawn(shortened(", ".join(journey.hired), width), STYLES["hidden"]))
    return Drawn("\n", no_wrap=True, overflow="ellipsis").join(lines)


def party_told(journey: JourneyAids, names: Naming) -> str:
    """The members of a party in words: "Sela: Healthy 13/13; Ilva: Hurt 8/11, Mana 5/11." """
    told = []
    for member in journey.members:
        level = names.thing("dead" if member.dead else LEVELS[member.level])
        points = [f"{pool.name} {pool.points}/{pool.most}" for pool in member.pools]
        told.append(", ".join([f"{member.name}: {level} {member.left}/{member.whole}", *points, *member.ailments]))
    return f"{'; '.join(told)}."


def effects_told(unit: UnitAid, words: Words) -> list[str]:
    """What is known to hang on a unit: conditions and effects with the turns they last, a barrier, what it keeps."""
    told = [
        one.name if one.turns is None else words.say("terminal-veridia-lasting", name=one.name, n=one.turns)
        for one in (*unit.conditions, *unit.effects)
    ]
    if unit.shielded:
        points = None if unit.own is None else unit.own.barrier
        told.append(words.say("terminal-veridia-barrier", n=-1 if points is None else points))
    for member in unit.members:
        told.append(
            member.name
            if member.dice is None
            else words.say("terminal-veridia-member", name=member.name, n=member.dice)
        )
    return told
