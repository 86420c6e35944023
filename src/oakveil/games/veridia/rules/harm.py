"""Harm: damage through barrier, armour and resist to health, and what comes of it (specification 3.3, VER-DMG)."""

from __future__ import annotations

from typing import Literal

import msgspec

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Nothing, Spend
from ..dice import Rolled
from ..effects import DamageType, Layer
from ..effects.harm import AddDamage, Vulnerable
from ..effects.mending import Armor, Resist
from ..events import BarrierChanged, Damaged, Died, GrappleEnded, KnockedOut, PointsPaid
from ..gear import Loadout
from ..health import INCAPACITATED, level_name
from ..modifiers import Modifier, stacked
from ..state import Barrier, Unit, UnitId, Veridia
from .bodies import has, is_out, loadout, on
from .flight import FALL_M, land
from .lasting import end_condition, end_where, put_in, used_up
from .mounts import dismount, scare
from .ranged import lose_draw
from .wear import wear_armor, wear_penalty
from .windows import DAMAGED, ignoring, window_uses

Pierce = Literal["none", "half", "outer"]
STRUCK = "struck"
"""What wears off with the hits that its holder takes."""


class Wound(msgspec.Struct, frozen=True):
    """Damage of one type that comes: raw points, what of outer armour or resist is ignored, whether past a barrier."""

    type: DamageType
    raw: int
    pierce: Pierce = "none"
    pierce_plus: int = 0
    past_barrier: bool = False


class Reckoned(msgspec.Struct, frozen=True):
    """What becomes of a wound (VER-DMG-02)."""

    wound: Wound
    barrier: int
    outer: int
    inner: int
    dealt: int


@rule("VER-DEF-01", "VER-DEF-02", "VER-STACK-02", "VER-STACK-03")
def armor(g: Veridia, unit: Unit, layer: Layer) -> int:
    """Armour of a layer: natural, worn and from effects.

    Ruling (VER-STACK-03): outer and inner bonuses of specialties are one kind, only the higher counts.
    """
    profile = unit.profile
    natural = profile.armor_inner if layer == "inner" else profile.armor + _worn(g, unit, loadout(g, unit))
    return natural + _from_effects(g, unit, Armor, layer)


@rule("VER-DEF-01", "VER-QUIRK-21")
def resist(g: Veridia, unit: Unit, layer: Layer) -> int:
    """Elemental resist of a layer."""
    if layer == "inner":
        return unit.profile.resist_inner + _from_effects(g, unit, Resist, layer)
    clothes = max((card.resist for card in loadout(g, unit).defences), default=0)
    best = max((m.amount for _, m in _holding(g, unit, Resist) if m.bucket == "specialty"), default=0)
    return unit.profile.resist + _from_effects(g, unit, Resist, layer) + (clothes if clothes > best else 0)


def _worn(g: Veridia, unit: Unit, held: Loadout) -> int:
    """What worn armour protects, its wear taken off."""
    if held.armor is None:
        return 0
    return max(0, held.armor.armor - wear_penalty(g, unit)) if unit.wear else held.armor.armor


def _holding(g: Veridia, unit: Unit, kind: type[Armor] | type[Resist]) -> list[tuple[Armor | Resist, Modifier]]:
    """The effects on a unit that protect it in such a way and count now."""
    found = on(g, unit).of(kind)
    return [(effect, m) for effect, m in found if not effect.when or has(unit, effect.when)]


def _from_effects(g: Veridia, unit: Unit, kind: type[Armor] | type[Resist], layer: Layer) -> int:
    """The highest bonus of specialties, if it is of this layer, and all others."""
    if not on(g, unit).of(kind):
        return 0
    holding = _holding(g, unit, kind)
    special = [(m.amount, effect.layer) for effect, m in holding if m.bucket == "specialty"]
    best, of = max(special, key=lambda bonus: bonus[0], default=(0, layer))
    free = sum(m.amount for effect, m in holding if m.bucket == "free" and effect.layer == layer)
    return (best if of == layer else 0) + free


@rule("VER-DEF-03", "VER-DEF-04", "VER-DMG-02", "VER-DMG-03", "VER-DMG-04", "VER-DMG-05")
def reckon(g: Veridia, unit: Unit, wounds: tuple[Wound, ...]) -> tuple[Reckoned, ...]:
    """What would become of wounds that come together, in the order barrier, outer layer, inner layer.

    Ruling (VER-DEF-04): a barrier is filled by physical damage first. Ruling (VER-DMG-04): two sources of piercing do
    not add; what ignores more per match adds, never beyond the outer armour.
    """
    left = unit.barrier.points if unit.barrier else 0
    soak = unit.barrier.soak if unit.barrier else 0
    spill = not (unit.barrier and unit.barrier.no_spill)
    found: list[Reckoned] = []
    for wound in sorted(wounds, key=lambda wound: wound.type != "physical"):
        held = 0 if wound.past_barrier else min(wound.raw, left + (soak if left else 0))
        taken = min(left, max(0, held - soak)) if held else 0
        left -= taken
        rest = wound.raw - held
        if held and not spill:
            rest = 0
        physical = wound.type == "physical"
        outer = armor(g, unit, "outer") if physical else resist(g, unit, "outer")
        inner = armor(g, unit, "inner") if physical else resist(g, unit, "inner")
        ignored = outer if wound.pierce == "outer" else outer // 2 if wound.pierce == "half" else 0
        outer = max(0, outer - ignored - wound.pierce_plus)
        by_outer = min(rest, outer)
        by_inner = min(rest - by_outer, inner)
        found.append(Reckoned(wound, held, by_outer, by_inner, rest - by_outer - by_inner))
    return tuple(found)


def _barrier_after(unit: Unit, reckoned: tuple[Reckoned, ...]) -> Barrier | None:
    """The barrier once these wounds have come."""
    barrier = unit.barrier
    if barrier is None:
        return None
    left = barrier.points
    for part in reckoned:
        left -= max(0, part.barrier - barrier.soak)
    return msgspec.structs.replace(barrier, points=left) if left > 0 else None


def _forced(reckoned: tuple[Reckoned, ...], points: int) -> tuple[Reckoned, ...]:
    """Wounds of which so many points are dealt in all, by the first of them."""
    first, *others = reckoned
    return (msgspec.structs.replace(first, dealt=points), *[msgspec.structs.replace(it, dealt=0) for it in others])


class Striker(Frame):
    """A procedure that deals blows: it learns what the last one cost its target in health."""

    dealt: int = 0


class Blow(Frame):
    """Wounds that come to a unit together; what they cost in health goes to the striker below.

    `knock_out`: they are tried as a knock-out, of which `real` points at most are dealt (VER-KO-01, -02).
    `forced` is the damage that a game master wants instead (VER-GM-04).
    """

    target: UnitId
    source: str
    by: UnitId = ""
    wounds: tuple[Wound, ...] = ()
    knock_out: bool = False
    real: int = 0
    extra: int = 0
    ignored: int = 0
    poison: bool = False
    forced: int | None = None

    @step("VER-DMG-01", "VER-STACK-05")
    def weigh(self, g: Veridia) -> None:
        """What makes the next hits worse is added."""
        unit = g.unit(self.target)
        if not self.by or not self.wounds:
            return
        more = sum(m.amount for _, m in on(g, unit).of(Vulnerable))
        if more:
            first, *others = self.wounds
            self.wounds = (msgspec.structs.replace(first, raw=first.raw + more), *others)

    @step("VER-DMG-02", "VER-TURN-03")
    def ignore(self, g: Veridia) -> Ask | None:
        """Whoever can ignore damage says how much, knowing what is coming."""
        unit = g.unit(self.target)
        if self.poison or not window_uses(g, unit, DAMAGED):
            return None
        coming = sum(part.dealt for part in reckon(g, unit, self.wounds))
        options: list[Option] = ignoring(g, unit, coming)
        if not options:
            return None
        return Ask(unit.seat, "veridia.ignore", (Nothing(), *options), default=Nothing())

    def on_ignore(self, g: Veridia, choice: Nothing | Spend) -> None:
        if type(choice) is Spend:
            unit = g.unit(self.target)
            pool = g.box.specialties[g.box.traits[choice.trait].group].pool
            unit.pools[pool] -= choice.points
            self.ignored = choice.points
            g.tell(PointsPaid, unit.id, pool, choice.points, unit.pools[pool])

    @step("VER-GM-04")
    def hold(self, g: Veridia) -> Frame | None:
        """At a table with a game master he may have the last word before anything is lost."""
        return g.before_blow() if self.wounds else None

    @step("VER-DMG-02", "VER-DMG-06", "VER-HEALTH-03", "VER-HEALTH-05", "VER-WEAR-01", "VER-KO-01", "VER-KO-02")
    def deal(self, g: Veridia) -> None:
        """Barrier, layers, what is ignored, health.

        Ruling (VER-HEALTH-05): a blow larger than the points left kills, an equal one leaves none.
        """
        unit = g.unit(self.target)
        reckoned = reckon(g, unit, self.wounds)
        if self.poison:
            reckoned = tuple([Reckoned(wound, 0, 0, 0, wound.raw) for wound in self.wounds])
        else:
            after = _barrier_after(unit, reckoned)
            if after != unit.barrier:
                unit.barrier = after
                g.tell(BarrierChanged, unit.id, after.points if after else 0)
            wear_armor(g, unit, sum(p.wound.raw - p.barrier for p in reckoned if p.wound.type == "physical"))
        computed = max(0, sum(part.dealt for part in reckoned) - self.ignored)
        if self.forced is not None:
            reckoned, computed = _forced(reckoned, self.forced + self.ignored), self.forced
        dealt = computed
        if self.knock_out:
            dealt = min(self.real, computed) if self.forced is None else self.forced
            if unit.damage + self.would_be(g, unit) >= sum(unit.profile.levels[:INCAPACITATED]):
                knock_out(g, unit)
        below = g.below(self)
        if isinstance(below, Striker):
            below.dealt = dealt
        ignored = self.ignored
        for part in reckoned:
            spared = min(ignored, part.dealt)
            ignored -= spared
            points = part.dealt - spared if not self.knock_out else min(dealt, part.dealt)
            level = level_name(unit.profile.levels, unit.damage + dealt)
            g.tell(
                Damaged,
                unit.id,
                self.source,
                part.wound.type,
                part.wound.raw,
                part.barrier,
                part.outer,
                part.inner,
                spared,
                points,
                level,
            )
        if self.by and self.wounds:
            used_up(g, unit, STRUCK)
        lose(g, unit, dealt)
        if dealt and unit.rider:
            scare(g, unit)

    @rule("VER-KO-01", "VER-KO-03")
    def would_be(self, g: Veridia, unit: Unit) -> int:
        """What a knock-out would cost: with an incapacitator one success more, for this check only."""
        first, *others = self.wounds or (Wound("physical", 0),)
        wounds = (msgspec.structs.replace(first, raw=first.raw + self.extra), *others)
        return max(0, sum(part.dealt for part in reckon(g, unit, wounds)) - self.ignored)


@rule("VER-HEALTH-03", "VER-HEALTH-05", "VER-MOVE-05")
def lose(g: Veridia, unit: Unit, points: int) -> None:
    """Points of health are lost."""
    if points <= 0:
        return
    unit.damage += points
    used_up(g, unit, "damage_taken")
    end_condition(g, unit, "asleep")
    if unit.damage > sum(unit.profile.levels):
        unit.damage = sum(unit.profile.levels)
        die(g, unit)
    elif unit.level == INCAPACITATED:
        put_in(g, unit, "incapacitated")
    if is_out(unit):
        drop_out(g, unit)


def die(g: Veridia, unit: Unit) -> None:
    """A unit dies."""
    unit.dead = True
    put_in(g, unit, "dead")
    g.tell(Died, unit.id)


@rule("VER-KO-04")
def knock_out(g: Veridia, unit: Unit) -> None:
    """A unit is knocked out: helpless until roused."""
    unit.knocked_out = True
    put_in(g, unit, "knocked_out")
    g.tell(KnockedOut, unit.id)
    drop_out(g, unit)


@rule("VER-GRAP-10", "VER-MOVE-05", "VER-VIRT-01", "VER-MOUNT-05", "VER-TRAIT-18")
def drop_out(g: Veridia, unit: Unit) -> None:
    """Who is out lets go of everybody, falls if aloft, and keeps up nothing that needs its will."""
    release(g, unit)
    unit.channel = None
    fall(g, unit)
    if unit.mount:
        dismount(g, unit, thrown=True)
    if unit.rider:
        scare(g, unit)
        if unit.rider:
            dismount(g, g.unit(unit.rider))
    end_where(g, unit, lambda lasting: "own_will" in lasting.until.ends)


@rule("VER-MOVE-05")
def fall(g: Veridia, unit: Unit) -> None:
    """Knocked down or out in the air, a flyer falls and takes a point for each three metres."""
    if unit.aloft:
        land(g, unit, fell=True)
        lose(g, unit, FALL_M // 3)


@rule("VER-MOVE-05", "VER-MOVE-09", "VER-MOUNT-05", "VER-AMMO-01")
def knock_down(g: Veridia, unit: Unit) -> None:
    """A unit falls to the ground: from the air, from its mount; what it had drawn is loose."""
    lose_draw(unit)
    if unit.mount:
        dismount(g, unit, thrown=True)
    put_in(g, unit, "prone")
    fall(g, unit)


@rule("VER-GRAP-04", "VER-GRAP-10")
def release(g: Veridia, unit: Unit) -> None:
    """All grapples of a unit end, its own and those that hold it."""
    fight = g.fight
    gone = [grip for grip in fight.grips if unit.id in (grip.holder, grip.held)]
    fight.grips = tuple([grip for grip in fight.grips if grip not in gone])
    for grip in gone:
        end_condition(g, g.unit(grip.holder), "grappling")
        end_condition(g, g.unit(grip.held), "grappled")
        g.tell(GrappleEnded, grip.holder, grip.held)


@rule("VER-DMG-01", "VER-DMG-04", "VER-QUIRK-01", "VER-QUIRK-04", "VER-ATK-02")
def weapon_wounds(
    g: Veridia, unit: Unit, weapon: str, damage: int, quirks: frozenset[str], rolled: Rolled, convert: int = 0
) -> tuple[Wound, ...]:
    """The wounds of a hit: the weapon's damage, successes, matches where it is devastating, other bonuses.

    `convert`: so many points of it are elemental.
    """
    barehanded = "barehanded" in quirks
    devastating = rolled.matches if "devastating" in quirks else 0
    plain: list[Modifier] = []
    elemental: list[Modifier] = []
    for effect, modifier in on(g, unit).of(AddDamage):
        if not effect.on or ("unarmed_attack" in effect.on and barehanded):
            (elemental if effect.type == "elemental" else plain).append(modifier)
    raw = damage + rolled.successes + devastating + sum(part.amount for part in stacked(plain))
    pierce: Pierce = "half" if "armor_piercing" in quirks else "none"
    moved = min(convert, raw)
    found = [Wound("physical", raw - moved, pierce)] if raw - moved else []
    moved += sum(part.amount for part in stacked(elemental))
    if moved:
        found.append(Wound("elemental", moved, pierce))
    return tuple(found)
