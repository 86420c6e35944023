"""Running away from a fight, and being chased (specification 3.10, VER-CHASE)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Chase, Nothing
from ..dice import Rolled, contest
from ..events import Hit, LeftFight
from ..modifiers import Part
from ..pools import Wanted
from ..state import Unit, UnitId, Veridia
from .bodies import can_act, distance, foes, holding, weapon_of
from .harm import Blow, drop_out, weapon_wounds
from .rolling import throw_dice
from .situation import attack_pool, plain_pool
from .turns import has_main, spend_main

CHASE_M = 9
ESCAPE = 4
"""So many successes and a runner is away (VER-CHASE-03)."""
RUN = Wanted("run", "agility", "athletics")


class Fleeing(Frame):
    """A unit runs away: enemies near it may chase, each once, against the one roll of the runner."""

    unit: UnitId
    mine: Rolled | None = None
    waiting: tuple[UnitId, ...] = ()
    caught: bool = False

    @step("VER-CHASE-01", "VER-CHASE-04")
    def run(self, g: Veridia) -> None:
        unit = g.unit(self.unit)
        self.mine = throw_dice(g, unit, "run", plain_pool(g, unit, RUN))
        self.waiting = tuple([id for id in g.fight.order if self.may_chase(g, id)])
        if not self.mine.successes:
            self.end()

    def may_chase(self, g: Veridia, id: UnitId) -> bool:
        """Enemies within reach with a main left."""
        unit, chaser = g.unit(self.unit), g.unit(id)
        near = chaser in foes(g.fight, unit) and distance(g, chaser, unit) <= CHASE_M
        return near and can_act(chaser) and has_main(chaser) and bool(blades(g, chaser))

    @step("VER-CHASE-02", "VER-CHASE-04")
    def chase(self, g: Veridia) -> Ask | None:
        if not self.waiting:
            return None
        chaser = g.unit(self.waiting[0])
        options = (Nothing(), *[Chase(weapon) for weapon in blades(g, chaser)])
        return Ask(chaser.seat, "veridia.chase", options, default=Nothing())

    def on_chase(self, g: Veridia, choice: Nothing | Chase) -> Frame | None:
        chaser, self.waiting = g.unit(self.waiting[0]), self.waiting[1:]
        self.goto(Fleeing.chase)
        return self.chased(g, chaser, choice.weapon) if isinstance(choice, Chase) else None

    @rule("VER-CHASE-02")
    def chased(self, g: Veridia, chaser: Unit, weapon: str) -> Frame | None:
        """The smaller of running and attacking, minus one die, against the runner's roll."""
        assert self.mine is not None
        spend_main(g, chaser)
        card = weapon_of(g, chaser, weapon)
        pools = [plain_pool(g, chaser, RUN), attack_pool(g, chaser, card, None, "chase")]
        pool = min(pools, key=lambda pool: pool.dice).plus(Part("concurrent", -1))
        theirs, _ = contest(throw_dice(g, chaser, "chase", pool), self.mine)
        if not theirs.successes:
            return None
        self.caught = True
        unit = g.unit(self.unit)
        g.tell(Hit, chaser.id, unit.id, theirs.successes, theirs.matches)
        wounds = weapon_wounds(g, chaser, card.id, card.damage, frozenset(card.quirks), theirs)
        return Blow(target=unit.id, source=card.id, by=chaser.id, wounds=wounds)

    @step("VER-CHASE-03", "VER-CHASE-04")
    def away(self, g: Veridia) -> None:
        """Successes add up until the runner is away, unless a chaser has beaten it."""
        assert self.mine is not None
        unit = g.unit(self.unit)
        if self.caught or not can_act(unit):
            return
        unit.escape += self.mine.successes
        if unit.escape >= ESCAPE:
            leave(g, unit)


def leave(g: Veridia, unit: Unit) -> None:
    """A unit has got away."""
    unit.fate = "fled"
    drop_out(g, unit)
    unit.cell = None
    g.tell(LeftFight, unit.id, "fled")


def surrender(g: Veridia, unit: Unit) -> None:
    """A unit gives itself up."""
    unit.fate = "surrendered"
    drop_out(g, unit)
    unit.cell = None
    g.tell(LeftFight, unit.id, "surrendered")


def blades(g: Veridia, unit: Unit) -> list[str]:
    """The weapons in hand that strike from close by."""
    return [card.id for card in holding(g, unit) if card.kind == "melee" or "multipurpose" in card.quirks]
