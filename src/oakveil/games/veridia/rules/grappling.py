"""Grapples: what their successes are spent on (specification 3.10, VER-GRAP)."""

from __future__ import annotations

from functools import partial

import msgspec

from oakveil.kernel.ask import Ask, Broken
from oakveil.kernel.ask import Free as FreeForm
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Follow, FollowUp
from ..dice import Rolled
from ..events import GrappleBegan, GrappleChanged, ItemFell
from ..gear import SHIELD
from ..numbers import damage
from ..state import Fallen, Grip, Unit, UnitId, Veridia
from .bodies import holding, is_out
from .harm import Blow, Wound, knock_down, release
from .lasting import put_in
from .mounts import dismount
from .ranged import lose_draw


class Grapple(Frame):
    """A successful roll of a grappler: its successes go to one follow-up, to a lock, or to both (VER-GRAP-02)."""

    holder: UnitId
    held: UnitId
    successes: int
    matches: int

    @step("VER-GRAP-02", "VER-GRAP-04", "VER-GRAP-10")
    def seize(self, g: Veridia) -> None:
        """Ruling (VER-GRAP-04): the strength is the best of all rolls so far. Ruling (VER-GRAP-10): both are rooted."""
        fight = g.fight
        old = grip_of(g, self.holder, self.held)
        strength = max(self.matches, old.strength if old else 0)
        if old is None:
            fight.grips = (*fight.grips, Grip(self.holder, self.held, strength))
            for id, condition in ((self.holder, "grappling"), (self.held, "grappled")):
                unit = g.unit(id)
                lose_draw(unit)
                if unit.mount:
                    dismount(g, unit, thrown=id == self.held)
                put_in(g, unit, condition)
            g.tell(GrappleBegan, self.holder, self.held, strength)
        else:
            set_grip(g, msgspec.structs.replace(old, strength=strength))

    @step("VER-GRAP-02", "VER-GRAP-05", "VER-GRAP-06", "VER-GRAP-07", "VER-GRAP-08", "VER-GRAP-09")
    def follow(self, g: Veridia) -> Ask:
        whole = self.successes
        options = [Follow("none", lock=whole), *[Follow(kind, whole, 0, item) for kind, item in self.kinds(g, whole)]]
        free = FreeForm(Follow, partial(_broken, self, g), partial(_proposed, self, g))
        return Ask(g.unit(self.holder).seat, "veridia.follow_up", tuple(options), default=options[0], free=free)

    def on_follow(self, g: Veridia, choice: Follow) -> Frame | None:
        grip = grip_of(g, self.holder, self.held)
        assert grip is not None
        if choice.lock:
            set_grip(g, msgspec.structs.replace(grip, lock=grip.lock + choice.lock))
        return self.carried_out(g, choice)

    def kinds(self, g: Veridia, successes: int) -> list[tuple[FollowUp, str]]:
        """The follow-ups that so many successes are enough for."""
        held = g.unit(self.held)
        found: list[tuple[FollowUp, str]] = [("bash", ""), ("breach", "")]
        if successes > skill(held, "melee"):
            found += [("disarm", item) for item in dict.fromkeys((held.main, held.off)) if item]
        if successes > strength(held):
            found.append(("knock_down", ""))
        return found

    def carried_out(self, g: Veridia, choice: Follow) -> Frame | None:
        holder, held = g.unit(self.holder), g.unit(self.held)
        match choice.kind:
            case "disarm":
                drop(g, held, choice.item)
            case "knock_down":
                release(g, held)
                knock_down(g, held)
            case "breach":
                grip = grip_of(g, self.holder, self.held)
                assert grip is not None
                set_grip(g, msgspec.structs.replace(grip, breach=grip.breach + choice.dice))
            case "bash":
                return self.bash(g, holder, choice.dice)
        return None

    @rule("VER-GRAP-08", "VER-GRAP-09")
    def bash(self, g: Veridia, holder: Unit, dice: int) -> Frame:
        """A weapon's damage and half the successes. Ruling (VER-GRAP-09): piercing counts, matches do not."""
        card = holding(g, holder)[0]
        grip = grip_of(g, self.holder, self.held)
        raw = (card.damage if holder.profile.kind == "npc" else damage(holder.profile, card)) + dice // 2
        pierce = "half" if "armor_piercing" in card.quirks else "none"
        wound = Wound("physical", raw, pierce, grip.breach if grip else 0)  # type: ignore[arg-type]
        return Blow(target=self.held, source=card.id, by=self.holder, wounds=(wound,))


def _broken(grapple: Grapple, g: Veridia, choice: Follow) -> Broken | None:
    if choice.dice + choice.lock != grapple.successes:
        return Broken("VER-GRAP-02", "veridia-broken-successes", {"successes": grapple.successes})
    if choice.kind == "none":
        return None if not choice.dice else Broken("VER-GRAP-02", "veridia-broken-successes", {"successes": 0})
    if (choice.kind, choice.item) not in grapple.kinds(g, choice.dice) or not choice.dice:
        return Broken("VER-GRAP-02", "veridia-broken-follow_up")
    return None


def _proposed(grapple: Grapple, g: Veridia, chance: Chance) -> Follow:
    dice = 1 + chance.below(grapple.successes, "bot")
    kind, item = chance.roll(grapple.kinds(g, dice), "bot")
    return Follow(kind, dice, grapple.successes - dice, item)


def grip_of(g: Veridia, holder: UnitId, held: UnitId) -> Grip | None:
    """The grapple by which one holds the other."""
    return next((grip for grip in g.fight.grips if (grip.holder, grip.held) == (holder, held)), None)


def grips_on(g: Veridia, unit: Unit) -> list[Grip]:
    """The grapples that hold a unit."""
    grips = g.fight.grips
    return [grip for grip in grips if grip.held == unit.id] if grips else []


def set_grip(g: Veridia, grip: Grip) -> None:
    """Change a grapple."""
    fight = g.fight
    fight.grips = tuple([grip if (old.holder, old.held) == (grip.holder, grip.held) else old for old in fight.grips])
    g.tell(GrappleChanged, grip.holder, grip.held, grip.strength, grip.lock, grip.breach)


@rule("VER-GRAP-03")
def broke_free(g: Veridia, unit: Unit, rolled: Rolled) -> bool:
    """A success left, after the difficulty of the grip, and the hold is over."""
    if not rolled.successes or is_out(unit):
        return False
    release(g, unit)
    return True


def drop(g: Veridia, unit: Unit, item: str) -> None:
    """A held thing falls to the ground."""
    unit.main = "" if unit.main == item else unit.main
    unit.off = "" if unit.off == item else unit.off
    if item != SHIELD or any(held.item == SHIELD for held in unit.carried):
        unit.carried = tuple([held for held in unit.carried if held.item != item])
    if unit.cell is not None:
        g.fight.ground = (*g.fight.ground, Fallen(item, unit.cell, unit.id))
    g.tell(ItemFell, unit.id, item, unit.cell)


@rule("VER-GRAP-06")
def skill(unit: Unit, name: str) -> int:
    """A skill of a unit; a quick sheet is taken to have half its parry."""
    return unit.profile.parry // 2 if unit.profile.kind == "npc" else unit.profile.skills.get(name, 0)


@rule("VER-GRAP-07")
def strength(unit: Unit) -> int:
    """Strength against being knocked down. Ruling (VER-GRAP-07): a fraction counts as nothing."""
    score = unit.profile.attributes.get("strength", 2)
    return score if isinstance(score, int) else 0
