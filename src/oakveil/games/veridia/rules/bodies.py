"""Plain questions about units: can they act, where do they stand, what do they hold (specification 3.2, 3.7, 3.13)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.rulebook import rule

from ..board import CELL_M, Cell, crossed, footprint, nearest
from ..box import UNARMED
from ..effects.rolls import AttackMode, IgnoreWounds
from ..effects.turns import Untouchable
from ..gear import SHIELD, Loadout
from ..health import INCAPACITATED, penalty
from ..modifiers import Influences, Modifier
from ..records import WeaponCard
from ..state import Fight, Held, SideId, Unit, UnitId, Veridia
from ..world_records import NpcAttack

HELPLESS = frozenset({"asleep", "asleep_in_ice", "frozen_whole"})
"""Conditions in which nobody can answer, besides being knocked out or incapacitated (VER-ATK-05)."""


def has(unit: Unit, condition: str) -> bool:
    """Whether a unit is in a condition."""
    return bool(unit.conditions) and any(known.id == condition for known in unit.conditions)


@rule("VER-HEALTH-04", "VER-TURN-08")
def is_out(unit: Unit) -> bool:
    """Whether a unit is out of the fight: incapacitated, knocked out, dead, fled, surrendered or gone."""
    return unit.fate != "up" or unit.dead or unit.knocked_out or unit.level == INCAPACITATED


@rule("VER-ATK-05", "VER-TURN-08")
def is_helpless(unit: Unit) -> bool:
    """Whether a unit can neither act nor answer."""
    if unit.dead or unit.knocked_out or unit.level == INCAPACITATED:
        return True
    return bool(unit.conditions) and any(condition.id in HELPLESS for condition in unit.conditions)


def can_act(unit: Unit) -> bool:
    """Whether a unit can do anything: a dormant creature cannot, nor whoever has stepped out of time."""
    if unit.fate != "up" or is_helpless(unit) or "dormant" in unit.profile.trait_ids:
        return False
    return not (unit.effects and is_untouchable(unit))


def is_untouchable(unit: Unit) -> bool:
    """Whether nothing can touch a unit."""
    return any(type(lasting.effect) is Untouchable for lasting in unit.effects)


def present(fight: Fight) -> list[Unit]:
    """The units that are on the field, those who lie there included."""
    return [unit for unit in fight.units.values() if unit.fate == "up"]


def foes(fight: Fight, unit: Unit) -> list[Unit]:
    """The units of other sides on the field."""
    side = unit.side
    found = [other for other in fight.units.values() if other.side != side and other.fate == "up"]
    return [other for other in found if not (other.effects and is_untouchable(other))]


def friends(fight: Fight, unit: Unit) -> list[Unit]:
    """The other units of its side on the field."""
    side = unit.side
    return [other for other in fight.units.values() if other.side == side and other.fate == "up" and other is not unit]


def cells_of(unit: Unit) -> tuple[Cell, ...]:
    """The cells that a unit stands on; none off the map."""
    return () if unit.cell is None else footprint(unit.cell, unit.profile.size)


@rule("VER-MAP-02", "VER-MAP-12")
def distance(g: Veridia, one: Unit, other: Unit) -> float:
    """How far two units are from each other, in metres. Between tokens the nearest cells count."""
    fight = g.fight
    if not fight.map:
        return fight.apart.get(pair(one.id, other.id), 9.0)
    assert one.cell is not None
    assert other.cell is not None
    (x, y), (to_x, to_y) = one.cell, other.cell
    dx, dy, size, to_size = to_x - x, to_y - y, one.profile.size, other.profile.size
    across = dx - size + 1 if dx >= size else -dx - to_size + 1 if -dx >= to_size else 0
    down = dy - size + 1 if dy >= size else -dy - to_size + 1 if -dy >= to_size else 0
    return CELL_M * (across + down // 2 if across > down else down + across // 2)


def pair(one: UnitId, other: UnitId) -> str:
    """The key of a distance that is kept as a number."""
    return "|".join(sorted((one, other)))


@rule("VER-MAP-10")
def adjacent(g: Veridia, one: Unit, other: Unit) -> bool:
    """Whether melee reaches from one to the other."""
    return distance(g, one, other) <= CELL_M


@rule("VER-MAP-10")
def engagers(g: Veridia, unit: Unit) -> list[Unit]:
    """The enemies beside a unit that can act."""
    return [foe for foe in foes(g.fight, unit) if adjacent(g, unit, foe) and can_act(foe)]


def closed_doors(g: Veridia) -> frozenset[Cell]:
    """The doors that nobody can see through now."""
    return g.board.doors - g.fight.open_doors


@rule("VER-MAP-05")
def sees(g: Veridia, one: Unit, other: Unit) -> bool:
    """Whether one has the other in sight."""
    fight = g.fight
    if not fight.map:
        return True
    _, near, far = nearest(cells_of(one), cells_of(other))
    return g.board.sees(near, far, closed_doors(g)) and not _hidden_by_illusion(g, one, near, far)


@rule("VER-SKIR-08")
def _hidden_by_illusion(g: Veridia, looker: Unit, near: Cell, far: Cell) -> bool:
    """Whether a false wall of another side that the looker does not see through is between."""
    return any(
        patch.source == "illusion"
        and patch.side != looker.side
        and looker.profile.willpower < patch.amounts[0]
        and crossed(near, far, patch.cells)
        for patch in g.fight.patches
    )


def fogged(one: Unit, other: Unit, cells: frozenset[Cell]) -> bool:
    """Whether the line between two units touches some of these cells, be it at its ends."""
    _, near, far = nearest(cells_of(one), cells_of(other))
    return crossed(near, far, cells)


@rule("VER-HEALTH-04", "VER-HEALTH-06")
def wound_penalty(unit: Unit) -> int:
    """The dice that wounds take from all pools of a unit, and from its initiative."""
    if not unit.damage or (unit.effects and any(type(lasting.effect) is IgnoreWounds for lasting in unit.effects)):
        return 0
    return penalty(unit.profile.levels, unit.damage, unit.profile.toughness)


def on(g: Veridia, unit: Unit) -> Influences:
    """All effects on a unit: of its traits, of uses that last, of its conditions, of areas that it is in.

    Most units have those of their traits only; for the others they are worked out when something has changed.
    """
    patches = g.fight.patches
    if not (unit.effects or unit.conditions or patches):
        return unit.profile.influences
    of = (unit.profile, unit.effects, unit.conditions, patches, unit.cell if patches else None)
    known = g.influences.get(unit.id)
    if known is None or known[0] != of:
        known = g.influences[unit.id] = of, Influences(_modifiers_of(g, unit))
    return known[1]


def _modifiers_of(g: Veridia, unit: Unit) -> list[Modifier]:
    found = [*unit.profile.modifiers]
    found += [
        Modifier(lasting.effect, lasting.source, lasting.bucket, lasting.amount, lasting.choice)
        for lasting in unit.effects
    ]
    if g.fight.patches:
        found += _of_patches(g, unit)
    for condition in unit.conditions:
        for effect in g.box.conditions[condition.id].effect:
            found.append(Modifier(effect, condition.id, "free", int(getattr(effect, "amount", 0) or 0)))
    return found


@rule("VER-MAP-06", "VER-READ-07")
def _of_patches(g: Veridia, unit: Unit) -> list[Modifier]:
    """The effects of areas on whoever is in them, for as long as it is."""
    here, found = set(cells_of(unit)), list[Modifier]()
    for patch in g.fight.patches:
        if here & patch.cells:
            for effect, amount in zip(patch.effects, patch.amounts, strict=True):
                found.append(Modifier(effect, patch.source, "specialty", amount))
    return found


def weapon_of(g: Veridia, unit: Unit, id: str) -> WeaponCard:
    """A weapon as this unit uses it: that of the box, or a line of a quick sheet (VER-CREA-08)."""
    line = unit.profile.printed.get(id)
    if line is None:
        return g.box.weapons.get(id) or next(card for card in _modes(g, unit) if card.id == id)
    card = unit.profile.cards.get(id)
    if card is None:
        card = unit.profile.cards[id] = _as_printed(g, unit, line)
    return card


def _as_printed(g: Veridia, unit: Unit, line: NpcAttack) -> WeaponCard:
    known = g.box.weapons.get(line.weapon, g.box.weapons[UNARMED])
    return msgspec.structs.replace(
        known,
        id=line.weapon,
        kind="melee" if line.kind == "melee" else "missile",
        damage=line.damage,
        quirks=tuple([quirk.partition(":")[0] if quirk.startswith("disposable") else quirk for quirk in line.quirks]),
        optimal_range=0 if line.kind == "melee" else int(line.range_m),
        parry=known.parry if unit.profile.parry_with == "weapon" else "",
    )


@rule("VER-MAP-10", "VER-EXCH-09")
def in_reach(g: Veridia, unit: Unit, weapon: str, target: Unit) -> bool:
    """Whether a unit strikes a target from close by: somebody beside it, or as far as its quick sheet says."""
    return distance(g, unit, target) <= reach_of(unit, weapon)


@rule("VER-MAP-10", "VER-CREA-08")
def reach_of(unit: Unit, weapon: str) -> float:
    """How far a unit strikes from close by, in metres."""
    line = unit.profile.printed.get(weapon)
    return line.range_m if line is not None and line.kind == "melee" else CELL_M


def printed_pool(unit: Unit, weapon: str) -> int | None:
    """The pool of an attack as a quick sheet prints it; None for those who have skills."""
    line = unit.profile.printed.get(weapon)
    return None if line is None else line.pool


def holding(g: Veridia, unit: Unit) -> tuple[WeaponCard, ...]:
    """The weapons in the hands of a unit, then its bare hands (a beast's claws are its own)."""
    return loadout(g, unit).weapons


def _holding(g: Veridia, unit: Unit) -> list[WeaponCard]:
    held = dict.fromkeys(item for item in (unit.main, unit.off) if item and item != SHIELD)
    weapons = [weapon_of(g, unit, item) for item in held if not is_broken(unit, item)]
    if unit.profile.kind == "npc" and not weapons:
        weapons = [weapon_of(g, unit, line.weapon) for line in unit.profile.attacks if _is_its_own(g, unit, line)]
    if weapons and unit.profile.kind == "npc":
        return weapons
    return [*weapons, g.box.weapons[UNARMED], *_modes(g, unit)]


@rule("VER-CREA-02")
def _modes(g: Veridia, unit: Unit) -> list[WeaponCard]:
    """Other ways to strike with the body, such as a sting: bare hands with one quirk more."""
    body = g.box.weapons[UNARMED]
    return [
        msgspec.structs.replace(body, id=m.source, quirks=(*body.quirks, effect.add_quirk))
        for effect, m in unit.profile.influences.of(AttackMode)
    ]


def _is_its_own(g: Veridia, unit: Unit, line: NpcAttack) -> bool:
    """Whether a line of a quick sheet is an attack of the body: nobody can take it away."""
    return unit.profile.parry_with == "body" or "barehanded" in line.quirks or line.weapon not in g.box.weapons


def carried(unit: Unit, item: str) -> Held | None:
    """A thing at hand, with how ready it is."""
    return next((held for held in unit.carried if held.item == item), None)


def is_broken(unit: Unit, item: str) -> bool:
    """Whether a thing at hand is of no use any more."""
    held = carried(unit, item)
    return held is not None and held.broken


@rule("VER-QUIRK-14", "VER-DUAL-01", "VER-RESP-08")
def loadout(g: Veridia, unit: Unit) -> Loadout:
    """What a unit holds and wears now."""
    key = (unit.main, unit.off, unit.armor, unit.worn, unit.carried)
    known = unit.profile.loadouts.get(key)
    if known is None:
        known = unit.profile.loadouts[key] = _loadout(g, unit)
    return known


def _loadout(g: Veridia, unit: Unit) -> Loadout:
    weapons = _holding(g, unit)
    main = weapons[0]
    off = weapon_of(g, unit, unit.off) if unit.off not in ("", SHIELD, unit.main) else None
    both = unit.off == unit.main and unit.main != ""
    dual = off if off is not None and off.kind == "melee" and main.kind == "melee" else None
    return Loadout(
        main,
        dual,
        SHIELD in (unit.main, unit.off) and not is_broken(unit, SHIELD),
        both,
        g.box.armors.get(unit.armor),
        tuple([g.box.defences[item] for item in unit.worn]),
        tuple(weapons),
    )


def of_side(fight: Fight, side: SideId) -> list[Unit]:
    """The units that a side has had, in their order."""
    return [unit for unit in fight.units.values() if unit.side == side]
