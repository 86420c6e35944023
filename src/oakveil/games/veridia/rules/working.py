"""Free and normal actions that are neither attacks nor traits (specification 3.7, 3.8, 3.11, 3.12)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import CELL_M, cells_apart, within
from ..choices import Free, Work, WorkKind
from ..dice import Rolled
from ..events import Roused, WorkDone
from ..gear import SHIELD
from ..modifiers import Part
from ..pools import Pool, Wanted
from ..state import Held, Unit, UnitId, Veridia
from .bodies import adjacent, can_act, carried, friends, has, weapon_of
from .criticals import suffer
from .fleeing import leave, may_leave
from .flight import can_fly, land, take_off
from .grappling import broke_free, drop, grips_on
from .harm import knock_down, release
from .lasting import begin, end_condition, put_in
from .mounts import ORDER, can_mount, dismount, mount
from .moving import may_run, speed
from .ranged import draw, has_ammunition, lose_draw, quirk, reload
from .rolling import throw_dice
from .situation import grapple_pool, plain_pool, with_dice
from .turns import can_act_freely

BLADE, GUN = "gun_sword_edge", "gun_sword_pistol"
OTHER_MODE = {BLADE: GUN, GUN: BLADE}
"""The two modes of a weapon (VER-QUIRK-07)."""
PISTOL_SHOTS = 2

WANTED: dict[WorkKind, Wanted] = {
    "draw": Wanted("draw", "strength", "athletics"),
    "reload": Wanted("reload", "agility", "machinery"),
    "stand": Wanted("stand", "agility", "athletics"),
    "pick_up": Wanted("pick_up", "strength", "athletics"),
    "run": Wanted("run", "agility", "athletics"),
    "rouse": Wanted("skill", "intuition", "medicine"),
    "order_mount": ORDER,
}
"""What is rolled for a work, where it is rolled at all."""
GALLOP = Wanted("run", "agility", "ride")
IN_SETS: tuple[WorkKind, ...] = ("draw", "reload", "stand", "pick_up", "run")
"""The works that can be members of a set (VER-CONC-01)."""


@rule("VER-TURN-02", "VER-MOVE-05", "VER-MOVE-08", "VER-AMMO-05", "VER-QUIRK-07", "VER-QUIRK-18", "VER-MOUNT-06")
def free_options(g: Veridia, unit: Unit) -> list[Free]:
    """The free actions that are possible now, landing and letting go included."""
    found: list[Free] = []
    hands = dict.fromkeys([item for item in (unit.main, unit.off) if item])
    if unit.aloft:
        found.append(Free("land"))
    if g.fight.grips:
        found += [Free("release", grip.held) for grip in g.fight.grips if grip.holder == unit.id]
    if may_leave(g, unit):
        found.append(Free("leave"))
    if unit.mount:
        found.append(Free("dismount"))
    if not has(unit, "prone") and not unit.aloft and not unit.mount:
        found.append(Free("drop_prone"))
    found += [Free("drop", item) for item in hands]
    if not can_act_freely(unit) or grips_on(g, unit):
        return found
    if not unit.aloft and can_fly(unit):
        found.append(Free("take_off"))
    found += [Free("draw_weapon", held.item) for held in unit.carried if _can_draw(g, unit, held)]
    found += [Free("switch_mode", item) for item in hands if item in OTHER_MODE]
    found += [Free("sheathe", item) for item in hands]
    if unit.main:
        near = [other for other in friends(g.fight, unit) if "" in (other.main, other.off) and can_act(other)]
        found += [Free("hand_over", other.id) for other in near if adjacent(g, unit, other)]
    if unit.armor and "empowered" in g.box.armors[unit.armor].quirks and unit.ammunition.get("crystals"):
        found.append(Free("empower"))
    if "automatic" in unit.profile.trait_ids:
        found += [Free("reload_step", held.item) for held in unit.carried if _wants_reload(g, unit, held)]
    return found


def _can_draw(g: Veridia, unit: Unit, held: Held) -> bool:
    """Whether a thing at hand can be taken into a hand: there is room for it."""
    if held.item in (unit.main, unit.off) or held.broken or unit.profile.parry_with == "body":
        return False
    if held.item != SHIELD and held.item not in g.box.weapons:
        return False
    hands = 1 if held.item == SHIELD else weapon_of(g, unit, held.item).hands
    return (not unit.main) + (not unit.off) >= max(1, hands)


def _wants_reload(g: Veridia, unit: Unit, held: Held) -> bool:
    if held.item not in (unit.main, unit.off) or held.item == SHIELD:
        return False
    loaded = quirk(weapon_of(g, unit, held.item), "loaded")
    return loaded is not None and held.shots < loaded[0]


@rule("VER-MOVE-05", "VER-MOVE-08", "VER-GRAP-04", "VER-QUIRK-18", "VER-AMMO-02", "VER-MOUNT-06")
def do_freely(g: Veridia, unit: Unit, choice: Free) -> None:
    """Carry out a free action."""
    match choice.kind:
        case "land":
            land(g, unit)
        case "take_off":
            take_off(g, unit)
        case "release":
            release(g, unit)
        case "dismount":
            dismount(g, unit)
        case "draw_weapon":
            take_in_hand(g, unit, choice.what)
        case "sheathe":
            lose_draw(unit)
            unit.main = "" if unit.main == choice.what else unit.main
            unit.off = "" if unit.off == choice.what else unit.off
        case "drop_prone":
            knock_down(g, unit)
        case "leave":
            leave(g, unit, "away")
        case "drop":
            drop(g, unit, choice.what)
        case "hand_over":
            hand_over(unit, g.unit(choice.what))
        case "switch_mode":
            switch_mode(unit, choice.what)
        case "reload_step":
            reload(g, unit, weapon_of(g, unit, choice.what))
        case "empower":
            unit.ammunition["crystals"] -= 1
            empower(g, unit)
    g.tell(WorkDone, unit.id, choice.kind, choice.what)


@rule("VER-MOVE-08", "VER-AMMO-01")
def take_in_hand(g: Veridia, unit: Unit, item: str) -> None:
    """Take a thing at hand into a free hand; a change of hands loses a draw."""
    lose_draw(unit)
    both = item != SHIELD and (weapon_of(g, unit, item).hands == 2)
    if both:
        unit.main = unit.off = item
    elif not unit.main and item != SHIELD:
        unit.main = item
    else:
        unit.off = item
    card = None if item == SHIELD else weapon_of(g, unit, item)
    if card is not None and "versatile" in card.quirks and not unit.off:
        unit.off = item


@rule("VER-MOVE-08")
def hand_over(unit: Unit, other: Unit) -> None:
    """What is in the main hand goes to somebody beside, into a free hand."""
    item = unit.main
    held = carried(unit, item) or Held(item)
    lose_draw(unit)
    unit.carried = tuple([thing for thing in unit.carried if thing.item != item])
    unit.main = ""
    unit.off = "" if unit.off == item else unit.off
    if carried(other, item) is None:
        other.carried = (*other.carried, held)
    if not other.main:
        other.main = item
    else:
        other.off = item


@rule("VER-AMMO-05", "VER-QUIRK-07")
def switch_mode(unit: Unit, item: str) -> None:
    """A weapon of two modes is used in its other mode; what is loaded stays loaded."""
    other = OTHER_MODE[item]
    unit.main = other if unit.main == item else unit.main
    unit.off = other if unit.off == item else unit.off
    if carried(unit, other) is None:
        unit.carried = (*unit.carried, Held(other, shots=PISTOL_SHOTS if other == GUN else 0))


@rule("VER-QUIRK-18")
def empower(g: Veridia, unit: Unit) -> None:
    """A crystal gives the armour a point more against both types of damage for one round."""
    from ..effects.mending import Armor, Resist
    from ..state import Until

    until = Until(turns=1)
    for effect in (Armor(amount=1, layer="outer"), Resist(amount=1, layer="outer")):
        begin(g, unit, effect, 1, "empowered", unit.id, until, bucket="free")


@rule(
    "VER-MOVE-02",
    "VER-MOVE-06",
    "VER-MOVE-07",
    "VER-AMMO-01",
    "VER-AMMO-02",
    "VER-KO-04",
    "VER-GRAP-03",
    "VER-MOUNT-06",
)
def work_options(g: Veridia, unit: Unit) -> list[Work]:
    """The normal actions of this kind that are possible now."""
    found: list[Work] = []
    if grips_on(g, unit) or has(unit, "held"):
        return [Work("break_free")]
    if has(unit, "prone"):
        found.append(Work("stand"))
    for held in unit.carried:
        if held.item not in (unit.main, unit.off) or held.item == SHIELD or held.broken:
            continue
        card = weapon_of(g, unit, held.item)
        undrawn = quirk(card, "drawn") is not None and not held.ready
        if undrawn and has_ammunition(g, unit, card):
            found.append(Work("draw", held.item))
        if _wants_reload(g, unit, held):
            found.append(Work("reload", held.item))
    if unit.cell is not None and g.fight.ground:
        near = [thing.item for thing in g.fight.ground if cells_apart(thing.cell, unit.cell) <= 1]
        found += [Work("pick_up", item) for item in dict.fromkeys(near)]
    mates = friends(g.fight, unit)
    found += [Work("rouse", other.id) for other in mates if other.knocked_out and adjacent(g, unit, other)]
    found += [Work("mount", other.id) for other in mates if can_mount(g, unit, other)]
    if unit.mount and can_act(g.unit(unit.mount)) and not g.unit(unit.mount).turn.ordered:
        found.append(Work("order_mount", unit.mount))
    if not unit.turn.ran and unit.cell is not None and may_run(g, unit):
        found.append(Work("run"))
    return found


@rule("VER-MOUNT-03", "VER-MOVE-02", "VER-CONC-09")
def work_pool(g: Veridia, unit: Unit, kind: WorkKind) -> Pool:
    """The pool of a work; a rider gallops with agility and ride."""
    return plain_pool(g, unit, GALLOP if kind == "run" and unit.mount else WANTED[kind])


class Working(Frame):
    """A normal action; `dice` are those of a member of a set, for which it must succeed (VER-CONC-09)."""

    unit: UnitId
    kind: WorkKind
    what: str = ""
    dice: int | None = None

    @step(
        "VER-MOVE-02",
        "VER-MOVE-06",
        "VER-MOVE-07",
        "VER-AMMO-01",
        "VER-AMMO-02",
        "VER-KO-04",
        "VER-GRAP-03",
        "VER-CONC-09",
    )
    def work(self, g: Veridia) -> None:
        unit = g.unit(self.unit)
        rolled = self.rolled(g, unit)
        if self.kind != "run":
            suffer(g, unit, rolled, self.kind, self.what)
        if rolled is not None and not rolled.successes and self.kind != "run":
            g.tell(WorkDone, unit.id, self.kind, self.what, False)
            return
        match self.kind:
            case "draw":
                draw(g, unit, self.what)
            case "reload":
                reload(g, unit, weapon_of(g, unit, self.what))
            case "stand":
                end_condition(g, unit, "prone")
                g.tell(WorkDone, unit.id, "stand")
            case "pick_up":
                pick_up(g, unit, self.what)
            case "rouse":
                rouse(g, unit, g.unit(self.what))
            case "mount":
                mount(g, unit, g.unit(self.what))
            case "order_mount":
                g.unit(self.what).turn.ordered = True
                g.tell(WorkDone, unit.id, "order_mount", self.what)
            case "break_free":
                g.tell(WorkDone, unit.id, "break_free", "", rolled is not None and broke_free(g, unit, rolled))
                end_condition(g, unit, "held")
            case "run":
                assert rolled is not None
                run(g, unit, rolled)

    def rolled(self, g: Veridia, unit: Unit) -> Rolled | None:
        """The roll of a work: a member of a set always, else only where it says so."""
        if self.kind == "break_free":
            return throw_dice(g, unit, "break_free", with_dice(self.free_pool(g, unit), self.dice))
        if self.kind not in WANTED or (self.dice is None and self.kind not in ("run", "rouse", "order_mount")):
            return None
        pool = work_pool(g, unit, self.kind)
        return throw_dice(g, unit, WANTED[self.kind].kind, with_dice(pool, self.dice))

    @rule("VER-GRAP-03", "VER-READ-07")
    def free_pool(self, g: Veridia, unit: Unit) -> Pool:
        """Breaking free: the difficulty is the strength of the strongest grip; branches hold with one."""
        grips = grips_on(g, unit)
        holder = g.unit(grips[0].holder) if grips else unit
        hard = max((grip.strength for grip in grips), default=1)
        pool = grapple_pool(g, unit, holder, "break_free")
        return msgspec.structs.replace(pool, difficulties=(*pool.difficulties, Part("grip", hard)))


@rule("VER-MOVE-02", "VER-MOVE-03")
def run(g: Veridia, unit: Unit, rolled: Rolled) -> None:
    """Ruling (VER-MOVE-03): running replaces the walking allowance; a critical failure ends it before it begins."""
    unit.turn.ran = True
    lose_draw(unit)
    if rolled.critical:
        knock_down(g, unit)
        g.tell(WorkDone, unit.id, "run", "", False)
        return
    walk, whole = within(speed(g, unit)), within(speed(g, unit) + rolled.successes)
    unit.turn.moved -= whole if g.options.run == "adds" else whole - walk
    g.tell(WorkDone, unit.id, "run", f"{max(0, walk - unit.turn.moved) * CELL_M:g}")


@rule("VER-MOVE-07", "VER-AMMO-04")
def pick_up(g: Veridia, unit: Unit, item: str) -> None:
    """Pick a thing up from the ground: it is at hand, and in a hand if one is free."""
    assert unit.cell is not None
    here = [t for t in g.fight.ground if t.item == item and cells_apart(t.cell, unit.cell) <= 1]
    if not here:
        return
    ground = [*g.fight.ground]
    ground.remove(here[0])
    g.fight.ground = tuple(ground)
    had = carried(unit, item)
    if had is None:
        unit.carried = (*unit.carried, Held(item))
    else:
        more = msgspec.structs.replace(had, count=had.count + 1)
        unit.carried = tuple([more if held is had else held for held in unit.carried])
    if item != SHIELD and not unit.main:
        take_in_hand(g, unit, item)
    g.tell(WorkDone, unit.id, "pick_up", item)


@rule("VER-KO-04")
def rouse(g: Veridia, unit: Unit, other: Unit) -> None:
    """Whoever was knocked out is awake again, on the ground."""
    other.knocked_out = False
    end_condition(g, other, "knocked_out")
    put_in(g, other, "prone")
    g.tell(Roused, other.id, unit.id)
