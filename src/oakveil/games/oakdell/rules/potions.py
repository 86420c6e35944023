"""Potions: when they can be drunk and what they do (specification 3.15)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.ask import Ask, Broken, Free
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Drink, Slash, Wound
from ..effects.harm import DirectDamage, SelfDamage
from ..effects.strikes import BlockPoint, Chain, FreeLine, Measure
from ..effects.telling import PER_CM
from ..events import PointBlocked, PotionDrunk
from ..records import SIZE, Colour, Line, Potion, PotionEffect
from ..state import Hero, OakDell
from .abilities import resists
from .damage import deal, vulnerable
from .harm import Packet
from .strikes import DrawLine, can_strike, count_free, free


@rule("OAK-POT-01", "OAK-POT-02", "OAK-POT-03")
def drinkable(g: OakDell, hero: Hero) -> tuple[Drink, ...]:
    """The potions that a hero can drink in its turn now: one of each row, and only what can have an effect."""
    gained, drunk = hero.gained, hero.drunk
    if gained == drunk:
        return ()
    rows, found = g.turn.rows, list[Drink]()
    for colour, potion in g.box.potions.items():
        if gained.get(colour, 0) > drunk.get(colour, 0) and potion.row not in rows and _works(g, hero, potion):
            found.append(Drink(colour))
    return tuple(found)


@rule("OAK-POT-03", "OAK-POT-BLUE", "OAK-POT-PURPLE", "OAK-BOSS-HOLLOW")
def _works(g: OakDell, hero: Hero, potion: Potion) -> bool:
    """Whether a potion can do anything: a chain only before the main strike, damage only where it has an effect."""
    if resists(g, hero, potion.id):
        return False
    for effect in potion.effect:
        kind = type(effect)
        if kind is BlockPoint and not count_free(g, hero):
            return False
        if kind is DirectDamage and not vulnerable(g, hero):
            return False
        if kind is Chain and (g.turn.struck or g.turn.phase == "monster" or not can_strike(g, hero)):
            return False
    return True


class DrinkPotion(Frame):
    """The acting hero drinks a potion: its effects happen in their order."""

    potion: Colour
    done: int = 0

    @step("OAK-POT-03", "OAK-POT-02")
    def drink(self, g: OakDell) -> None:
        hero, colour = g.acting, self.potion
        hero.drunk[colour] = hero.drunk.get(colour, 0) + 1
        g.turn.rows += (g.box.potions[colour].row,)
        g.tell(PotionDrunk, hero.seat, colour)

    @step("OAK-POT-RED", "OAK-POT-GREEN")
    def work(self, g: OakDell) -> Frame | None:
        """Ruling (OAK-POT-RED): the hero's own damage comes first. If it kills, the monster takes nothing."""
        effects = g.box.potions[self.potion].effect
        if self.done == len(effects):
            return None
        effect = effects[self.done]
        self.done += 1
        self.goto(DrinkPotion.work)
        return self._carry_out(g, effect)

    @rule("OAK-POT-YELLOW", "OAK-POT-BLUE", "OAK-POT-PURPLE", "OAK-HP-04")
    def _carry_out(self, g: OakDell, effect: PotionEffect) -> Frame | None:
        match effect:
            case Measure():
                g.turn.focus = True
            case Chain(strikes=strikes):
                g.turn.strikes = strikes
            case SelfDamage(amount=n):
                return Packet(n=n, source="potion")
            case DirectDamage(amount=n):
                return deal(g, g.acting, n, "potion", self.potion)
            case BlockPoint():
                return WoundPoint()
            case FreeLine(length=length, tolerance=tolerance):
                return FreeStrike(length=length, tolerance=tolerance)
        return None


class WoundPoint(Frame):
    """The acting hero blocks a free point for the rest of the fight."""

    @step("OAK-POT-GREEN")
    def choose(self, g: OakDell) -> Ask | None:
        points = free(g, g.acting)
        if len(points) > 1:
            return Ask(g.turn.seat, "oakdell.wound", tuple([Wound(point) for point in points]))
        self.on_choose(g, Wound(points[0]))
        return None

    def on_choose(self, g: OakDell, choice: Wound) -> None:
        hero = g.acting
        hero.fight.blocked |= {choice.point}
        g.tell(PointBlocked, hero.seat, choice.point)


class FreeStrike(Frame):
    """The acting hero draws a line anywhere, `length` units long or shorter by less than `tolerance`."""

    length: int
    tolerance: int

    @step("OAK-POT-ORANGE", "OAK-GEO-11")
    def place(self, g: OakDell) -> Ask:
        return Ask(g.turn.seat, "oakdell.precision", free=Free(Slash, self._broken_by, self._propose))

    def _broken_by(self, choice: Slash) -> Broken | None:
        dx, dy = choice.x2 - choice.x1, choice.y2 - choice.y1
        if (self.length - self.tolerance) ** 2 <= dx * dx + dy * dy <= self.length**2:
            return None
        return Broken("OAK-POT-ORANGE", "oakdell-broken-slash", {"mm": 10 * self.length // PER_CM})

    def _propose(self, chance: Chance) -> Slash:
        dx, dy = chance.roll(directions(self.length, self.tolerance), "oakdell.slash")
        x, y = (chance.below(SIZE + 1 - abs(along), "oakdell.slash") for along in (dx, dy))
        x, y = x - min(dx, 0), y - min(dy, 0)
        return Slash(x, y, x + dx, y + dy)

    def on_place(self, g: OakDell, choice: Slash) -> Frame:
        return DrawLine(line=Line(choice.x1, choice.y1, choice.x2, choice.y2))


@cache
@rule("OAK-POT-ORANGE")
def directions(length: int, tolerance: int) -> tuple[tuple[int, int], ...]:
    """Every way from one end of such a line to the other in whole units."""
    shortest, longest, reach = (length - tolerance) ** 2, length**2, range(-length, length + 1)
    return tuple((dx, dy) for dx in reach for dy in reach if shortest <= dx * dx + dy * dy <= longest)
