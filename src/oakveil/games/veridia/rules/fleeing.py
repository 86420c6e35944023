"""Running away from a fight, and being chased (specification 3.10, VER-CHASE)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import within
from ..choices import Chase, Nothing
from ..dice import Rolled, contest
from ..events import Hit, LeftFight
from ..modifiers import Part
from ..pools import Wanted
from ..state import Unit, UnitId, Veridia
from .bodies import adjacent, can_act, distance, foes, holding, weapon_of
from .criticals import suffer
from .grappling import grips_on
from .harm import Blow, drop_out, weapon_wounds
from .moving import cells_left, cost, crowd, free_cells_near, go, reachable, way_towards
from .ranged import lose_draw
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
        lose_draw(unit)
        suffer(g, unit, self.mine, "run")
        if not self.mine.successes:
            self.end()

    @rule("VER-CHASE-05")
    def may_chase(self, g: Veridia, id: UnitId) -> bool:
        """Enemies within reach with a main left and something to strike with from close by.

        Ruling (VER-CHASE-05): nobody chases with what shoots; with that the runner is shot at in the own slot.
        """
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
        return self.chased(g, chaser, choice.weapon) if type(choice) is Chase else None

    @rule("VER-CHASE-02")
    def chased(self, g: Veridia, chaser: Unit, weapon: str) -> Frame | None:
        """The smaller of running and attacking, minus one die, against the runner's roll."""
        assert self.mine is not None
        spend_main(g, chaser)
        card = weapon_of(g, chaser, weapon)
        pools = [plain_pool(g, chaser, RUN), attack_pool(g, chaser, card, None, "chase")]
        pool = min(pools, key=lambda pool: pool.dice).plus(Part("concurrent", -1))
        thrown = throw_dice(g, chaser, "chase", pool)
        suffer(g, chaser, thrown, "chase", weapon)
        theirs, _ = contest(thrown, self.mine)
        if not theirs.successes:
            return None
        self.caught = True
        unit = g.unit(self.unit)
        close_in(g, chaser, unit)
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
        if unit.escape >= ESCAPE or self.over_the_edge(g, unit):
            leave(g, unit)

    def over_the_edge(self, g: Veridia, unit: Unit) -> bool:
        """A runner goes as far as it may towards its own edge; once there, it is away."""
        if unit.cell is None:
            return False
        edge = g.board.edges["A" if unit.side in "ac" else "B"]
        path = way_towards(g, unit, edge, cells_left(g, unit))
        if path:
            unit.turn.moved += cost(g, unit, path) or 0
            go(g, unit, path, "flee")
        return unit.cell in edge


@rule("VER-CHASE-04")
def close_in(g: Veridia, chaser: Unit, unit: Unit) -> None:
    """Ruling (VER-CHASE-04): a chaser that hits ends beside the runner."""
    if chaser.cell is None or unit.cell is None or adjacent(g, chaser, unit):
        return
    ways, others = reachable(g, chaser, within(CHASE_M) * 2), crowd(g, chaser)
    beside = [cell for cell in free_cells_near(g, chaser, unit.cell) if cell in ways and cell not in others.taken]
    best = min(beside, key=lambda cell: (ways[cell][0], cell), default=None)
    if best is not None:
        go(g, chaser, ways.path(best), "run")


def leave(g: Veridia, unit: Unit, fate: Literal["fled", "away"] = "fled") -> None:
    """A unit has got away."""
    unit.fate = fate
    drop_out(g, unit)
    unit.cell = None
    g.tell(LeftFight, unit.id, fate)


@rule("VER-SKIR-03")
def may_leave(g: Veridia, unit: Unit) -> bool:
    """Whether a unit stands at the far edge, where its side may leave the map."""
    if g.options.victory != "escape" or unit.cell is None or grips_on(g, unit):
        return False
    return unit.cell in g.board.edges["B" if unit.side in "ac" else "A"]


def surrender(g: Veridia, unit: Unit) -> None:
    """A unit gives itself up."""
    unit.fate = "surrendered"
    drop_out(g, unit)
    unit.cell = None
    g.tell(LeftFight, unit.id, "surrendered")


def blades(g: Veridia, unit: Unit) -> list[str]:
    """The weapons in hand that strike from close by."""
    return [card.id for card in holding(g, unit) if card.kind == "melee" or "multipurpose" in card.quirks]
