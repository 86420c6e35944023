"""What counts in a fight for a pool: wounds, weapons, range, cover, crowds, position (specification 3.9-3.13)."""

from __future__ import annotations

from math import ceil
from typing import Literal

from oakveil.kernel.rulebook import rule

from ..board import BRIDGE, CRAMPED, NARROW, nearest
from ..box import UNARMED
from ..effects.rolls import AttackMode, Dice, Difficulty
from ..gear import SHIELD, Loadout
from ..modifiers import Influences, Part
from ..numbers import attack_roll, burden, parries
from ..pools import Pool, RollKind, Wanted, pool_of
from ..records import SkillId, WeaponCard
from ..state import Unit, Veridia
from .bodies import (
    adjacent,
    can_act,
    cells_of,
    distance,
    engagers,
    has,
    is_helpless,
    loadout,
    on,
    printed_pool,
    weapon_of,
    wound_penalty,
)

PRONE_RANGE_M = 3
RANGE_STEP_M = 6
"""Beyond optimal range a die is lost for every started six metres (VER-RANGE-01)."""
WIND, WIND_M = "projectile_attacks_into_area", 3
BLIND = "blind"
UNPRINTED = 3
"""The pool of what a quick sheet does not print (VER-CREA-07)."""
BY_PLACE = frozenset({"single_engaged_with_weapon", "attuned_armor", "tgt.has_armor"})
"""Conditions of effects that do not hold by what is in the hands alone."""
Defence = Literal["parry", "block", "dodge", "block_unarmed"]
DEFENDED_BY: dict[Defence, SkillId] = {
    "parry": "parry",
    "block": "parry",
    "dodge": "athletics",
    "block_unarmed": "brawl",
}
"""The skill of each defence; the attribute is reaction."""


@rule("VER-ATK-01", "VER-ATK-04", "VER-EXCH-02", "VER-AIM-01")
def attack_pool(
    g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit | None, kind: RollKind = "attack", part: str = ""
) -> Pool:
    """The pool of an attack, a knock-out, a chase or an exchange with a weapon, at a target."""
    close = weapon.kind == "melee" or (
        target is not None and "multipurpose" in weapon.quirks and adjacent(g, unit, target)
    )
    attribute, skill = attack_roll(weapon, close) if weapon.attack else ("strength", "brawl")
    held, effects = loadout(g, unit), on(g, unit)
    around = circumstances(g, unit, held, effects, target)
    wanted = Wanted(kind, attribute, skill, "", weapon, held.two_handed, around)
    base = printed_pool(unit, weapon.id)
    if base is None and unit.profile.kind == "npc":
        base = UNPRINTED
    pool = _own_pool(unit, effects, wanted, base)
    parts, hard = _wounds(unit), list[Part]()
    if kind == "exchange" and not unit.profile.has("multitasking"):
        parts.append(Part("exchange", -1))
    parts += _blind(unit)
    parts += [Part(m.source, effect.dice) for effect, m in effects.of(AttackMode) if m.source == weapon.id]
    if part:
        hard.append(Part(f"aimed.{part}", g.box.aimed[part].difficulty))
    if target is not None:
        parts += _at_target(g, unit, weapon, target, close)
        hard += _hard_target(g, unit, target, close)
    return _with(pool, parts, [*hard, *_locks(g, unit)])


@rule("VER-GRAP-01", "VER-GRAP-11")
def grapple_pool(
    g: Veridia,
    unit: Unit,
    target: Unit | None,
    kind: Literal["grapple", "break_free"] = "grapple",
    exchange: bool = False,
) -> Pool:
    """The pool of a grapple, or of breaking free.

    Ruling (VER-GRAP-01): only the worst held thing hinders, a shield like a one-handed weapon.
    """
    effects = on(g, unit)
    around = circumstances(g, unit, loadout(g, unit), effects, target)
    wanted = Wanted(kind, "strength", "brawl", "", None, False, around)
    base = next((line.pool for line in unit.profile.attacks if "barehanded" in line.quirks), None)
    if unit.profile.kind == "npc" and base is None:
        base = unit.profile.parry
    pool = _own_pool(unit, effects, wanted, base)
    parts = _wounds(unit)
    if exchange and not unit.profile.has("multitasking"):
        parts.append(Part("exchange", -1))
    if kind == "break_free":
        return _with(pool, parts, [])
    held = [weapon_of(g, unit, item) for item in {unit.main, unit.off} - {"", SHIELD}]
    burden = max((4 if "two_handed" in card.quirks else 2 for card in held if card.hands), default=0)
    if burden or SHIELD in (unit.main, unit.off):
        parts.append(Part("hands_full", -max(2, burden)))
    if target is None:
        return _with(pool, parts, _locks(g, unit))
    if target.profile.size > unit.profile.size:
        parts.append(Part("larger", -2))
    grip = next((grip for grip in g.fight.grips if grip.holder == unit.id and grip.held == target.id), None)
    if grip is None:
        parts += _threat(g, target)
        return _with(pool, parts, [*_hard_target(g, unit, target, True), *_locks(g, unit)])
    return _with(pool, parts, _locks(g, unit))


@rule("VER-RESP-03", "VER-RESP-04", "VER-RESP-05", "VER-RESP-06", "VER-RESP-08", "VER-RESP-09")
def defence_pool(g: Veridia, unit: Unit, kind: Defence, weapon: WeaponCard | None = None) -> Pool:
    """The pool of a defence; a parry with `weapon`."""
    profile, held, effects = unit.profile, loadout(g, unit), on(g, unit)
    around = circumstances(g, unit, held, effects, None)
    wanted = Wanted(kind, "reaction", DEFENDED_BY[kind], "", weapon, held.two_handed, around)
    base = None if profile.kind != "npc" else profile.dodge if kind == "dodge" else profile.parry
    pool = _own_pool(unit, effects, wanted, base)
    parts = _wounds(unit)
    parts += _blind(unit)
    if kind == "dodge" and profile.kind != "npc":
        parts += burden(profile, held)
    return _with(pool, parts, _locks(g, unit))


@rule("VER-CHASE-01", "VER-MOVE-06", "VER-MOVE-07", "VER-AMMO-01", "VER-AMMO-02", "VER-HEALTH-07")
def plain_pool(g: Veridia, unit: Unit, wanted: Wanted, base: int | None = None) -> Pool:
    """The pool of any other roll in a fight. Quick sheets roll what is printed for something like it."""
    if unit.profile.kind == "npc" and base is None:
        base = unit.profile.dodge if wanted.skill == "athletics" else UNPRINTED
    pool = _own_pool(unit, on(g, unit), wanted, base)
    parts = _wounds(unit)
    if wanted.skill == "athletics" and unit.profile.kind != "npc":
        parts += burden(unit.profile, loadout(g, unit))
    return _with(pool, parts, _locks(g, unit))


@rule("VER-CONC-07")
def with_dice(pool: Pool, dice: int | None) -> Pool:
    """A pool of which a set has dealt out only so many dice; what takes dice from it takes them from these, too."""
    if dice is None:
        return pool
    return pool.plus(Part("set", dice - pool.dice))


def circumstances(g: Veridia, unit: Unit, held: Loadout, effects: Influences, target: Unit | None) -> frozenset[str]:
    """Conditions of effects that hold by hands and place: shield, dual wielding, a duel."""
    asked = effects.conditions & BY_PLACE
    if not asked:
        return held.circumstances
    known = set(held.circumstances)
    if "single_engaged_with_weapon" in asked and unit.main not in ("", SHIELD) and len(engagers(g, unit)) == 1:
        known.add("single_engaged_with_weapon")
    if "attuned_armor" in asked and unit.profile.has("attuned_defense"):
        known.add("attuned_armor")
    if "tgt.has_armor" in asked and target is not None and (target.armor or target.profile.armor):
        known.add("tgt.has_armor")
    return frozenset(known)


def _own_pool(unit: Unit, effects: Influences, wanted: Wanted, base: int | None) -> Pool:
    """What a unit rolls by itself, without wounds: it stays the same as long as the same effects are on it."""
    key = (wanted, base, unit.mount != "")
    pool = effects.pools.get(key)
    if pool is None:
        pool = pool_of(unit.profile, wanted, effects.all, base).plus(*_saddle(unit, wanted))
        effects.pools[key] = pool
    return pool


def can_parry(g: Veridia, unit: Unit) -> list[WeaponCard]:
    """The weapons in hand that can parry."""
    if unit.profile.kind == "npc":
        held = loadout(g, unit).weapons
        return [card for card in held[:1] if unit.profile.parry_with == "weapon" and card.id != UNARMED]
    return [card for card in loadout(g, unit).weapons if parries(card)]


@rule("VER-RANGE-01", "VER-RANGE-02", "VER-RANGE-03")
def range_penalty(weapon: WeaponCard, metres: float) -> int:
    """The dice that distance costs. Ruling (VER-RANGE-01): a started six metres counts."""
    return max(0, ceil((metres - weapon.optimal_range) / RANGE_STEP_M))


def _with(pool: Pool, parts: list[Part], hard: list[Part]) -> Pool:
    if not parts and not hard:
        return pool
    return Pool((*pool.parts, *parts), (*pool.difficulties, *hard), pool.automatic)


@rule("VER-HEALTH-04")
def _wounds(unit: Unit) -> list[Part]:
    """The dice that wounds take."""
    wounds = wound_penalty(unit)
    return [Part("wounds", -wounds)] if wounds else []


@rule("VER-SKIR-09")
def _blind(unit: Unit) -> list[Part]:
    """What blindness takes from blows and defences."""
    return [Part(BLIND, -3)] if unit.profile.has(BLIND) else []


@rule("VER-MOUNT-01")
def _saddle(unit: Unit, wanted: Wanted) -> list[Part]:
    """In the saddle no skill counts more than animal handling."""
    profile = unit.profile
    handling = profile.skills.get("animal_handling", 0)
    if not unit.mount or profile.kind == "npc" or not wanted.skill or profile.skills.get(wanted.skill, 0) <= handling:
        return []
    capped = profile.dice(wanted.attribute, "animal_handling") - profile.dice(wanted.attribute, wanted.skill)
    return [Part("saddle", capped)]


@rule("VER-GRAP-05")
def _locks(g: Veridia, unit: Unit) -> list[Part]:
    """Ruling (VER-GRAP-05): locks add up and last as long as the grapple."""
    if not g.fight.grips:
        return []
    lock = sum(grip.lock for grip in g.fight.grips if grip.held == unit.id)
    return [Part("lock", lock)] if lock else []


@rule("VER-MOVE-09", "VER-ATK-05", "VER-TIP-02", "VER-TIP-03", "VER-QUIRK-12", "VER-RANGE-01")
def _at_target(g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit, close: bool) -> list[Part]:
    """Dice by the target and the place."""
    parts: list[Part] = []
    if is_helpless(target):
        parts.append(Part("helpless", 2))
    if close:
        if has(target, "prone"):
            parts.append(Part("prone_target", 1))
        parts += _threat(g, target)
        parts += _crowd(g, unit, target)
        parts += _cramped(g, unit, weapon)
    else:
        lost = range_penalty(weapon, distance(g, unit, target))
        if lost:
            parts.append(Part("range", -lost))
        parts += _turbulence(g, target)
    return parts


@rule("VER-READ-03")
def _turbulence(g: Veridia, target: Unit) -> list[Part]:
    """Ruling (VER-READ-03): turbulent air hinders shots at anybody within three metres of whoever made it."""
    return [
        Part(m.source, m.amount)
        for other in g.fight.units.values()
        if other.effects and other.fate == "up" and (other.cell is not None or not g.fight.map)
        for effect, m in on(g, other).of(Dice)
        if WIND in effect.on and (other is target or distance(g, other, target) <= WIND_M)
    ][:1]


@rule("VER-QUIRK-12")
def _threat(g: Veridia, target: Unit) -> list[Part]:
    """A threatening weapon keeps melee attackers off. Ruling: not of somebody surprised, helpless or prone."""
    kept_off = loadout(g, target).threatening and target.id not in g.fight.surprised
    if not kept_off or not can_act(target) or has(target, "prone"):
        return []
    return [Part("threatening", -2)]


@rule("VER-TIP-02")
def _crowd(g: Veridia, unit: Unit, target: Unit) -> list[Part]:
    """In a narrow place each attacker loses a die per fighter after the first beside the target."""
    if not g.options.tips or not g.fight.map or target.cell is None:
        return []
    if not any(g.board.mark(cell) in (BRIDGE, NARROW) for cell in cells_of(target)):
        return []
    fighters = sum(foe.side == unit.side for foe in engagers(g, target))
    return [Part("crowd", 1 - fighters)] if fighters > 1 else []


@rule("VER-TIP-03")
def _cramped(g: Veridia, unit: Unit, weapon: WeaponCard) -> list[Part]:
    """Large weapons hinder in cramped places."""
    if not g.options.tips or not g.fight.map or unit.cell is None or g.board.mark(unit.cell) != CRAMPED:
        return []
    large = "two_handed" in weapon.quirks or ("versatile" in weapon.quirks and loadout(g, unit).two_handed)
    return [Part("cramped", -1)] if large else []


@rule("VER-QUIRK-16", "VER-COVER-01", "VER-TIP-01", "VER-MOVE-09", "VER-GRAP-10", "VER-SURP-03")
def _hard_target(g: Veridia, unit: Unit, target: Unit, close: bool) -> list[Part]:
    """Difficulty by the target: its shield, its cover, a fight around it, lying on the ground."""
    guards = on(g, target).of(Difficulty)
    hard = [Part(m.source, m.amount) for effect, m in guards if "attacks_against" in effect.on]
    if loadout(g, target).shield and can_act(target) and target.id not in g.fight.surprised:
        hard.append(Part("hindering", 1))
    if close:
        return hard
    if g.fight.map:
        _, near, far = nearest(cells_of(unit), cells_of(target))
        hidden, _ = g.board.cover(near, far)
        if hidden:
            hard.append(Part("cover", hidden))
    if has(target, "prone") and distance(g, unit, target) > PRONE_RANGE_M:
        hard.append(Part("prone_target", 1))
    return [*hard, *_in_a_fight(g, unit, target)]


@rule("VER-TIP-01")
def _in_a_fight(g: Veridia, unit: Unit, target: Unit) -> list[Part]:
    """A target in close combat with others is hard to hit from afar."""
    busy = sum(other is not unit for other in engagers(g, target)) if g.options.tips else 0
    return [Part("engaged", 1 if busy == 1 else 2)] if busy else []


@rule("VER-TIP-01")
def aimed(g: Veridia, unit: Unit, pool: Pool, target: Unit | None) -> Pool:
    """Ruling (VER-TIP-01): a spell that is aimed with a roll counts as a ranged attack."""
    if target is None or target.side == unit.side or adjacent(g, unit, target):
        return pool
    return _with(pool, [], _in_a_fight(g, unit, target))
