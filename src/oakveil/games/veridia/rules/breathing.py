"""Breath: one roll against everybody in a cone, friends included (specification VER-CREA-08, VER-RESP-13)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import Cell, cells_apart, within
from ..choices import Defend, Reserved, Split
from ..dice import Rolled, opposed
from ..events import AnswerChosen, AttackDeclared, Hit, Missed
from ..state import Unit, UnitId, Veridia
from ..world_records import NpcAttack
from .answering import Threat, answer_ask, pool_of_defence
from .bodies import cells_of, closed_doors, present, weapon_of
from .harm import Blow, Wound
from .lasting import used_up
from .rolling import throw_dice
from .situation import attack_pool, with_dice
from .turns import begin_set, spend_main, take_member


def breath_of(unit: Unit, weapon: str) -> NpcAttack | None:
    """The line of a breath on a quick sheet."""
    return next((line for line in unit.profile.attacks if line.weapon == weapon and line.area is not None), None)


@rule("VER-CREA-08")
def has_breath(unit: Unit, weapon: str) -> bool:
    """Whether a breath can still be used: one that is printed "once" is gone after the first."""
    line = breath_of(unit, weapon)
    return line is not None and not ("once" in line.quirks and unit.used_today.get(weapon))


@rule("VER-MAP-06", "VER-CREA-08")
def cone(g: Veridia, unit: Unit, weapon: str, towards: Cell) -> frozenset[Cell]:
    """The cells of a breath towards a cell, from the cell of the unit that is nearest to it."""
    line = breath_of(unit, weapon)
    assert line is not None
    assert line.area is not None
    origin = min(cells_of(unit), key=lambda cell: (cells_apart(cell, towards), cell))
    return g.board.cone(origin, towards, within(line.area.length_m), closed_doors(g))


class Breathing(Frame):
    """A breath towards a unit: one roll, then each creature in the cone may dodge with its own main."""

    unit: UnitId
    weapon: str
    target: UnitId
    mine: Rolled | None = None
    inside: tuple[UnitId, ...] = ()
    place: int = 0
    set_dice: int | None = None
    dodges: bool = False

    @step("VER-CREA-08", "VER-RESP-13", "VER-CONT-05")
    def breathe(self, g: Veridia) -> None:
        """Ruling (VER-CREA-08): a cone of elemental damage. Ruling (VER-RESP-13): friends in it are hit as well."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        unit.used_today[self.weapon] = 1
        cells = cone(g, unit, self.weapon, min(cells_of(target)))
        pool = attack_pool(g, unit, weapon_of(g, unit, self.weapon), None)
        caught = [other for other in present(g.fight) if other is not unit and not other.dead]
        self.inside = tuple([other.id for other in caught if cells & set(cells_of(other))])
        g.tell(AttackDeclared, unit.id, target.id, self.weapon, "attack", "", (), pool.parts, pool.difficulties)
        self.mine = throw_dice(g, unit, "attack", pool)

    @step("VER-RESP-13", "VER-RESP-12")
    def ask_answer(self, g: Veridia) -> Ask | None:
        self.dodges = False
        if self.place >= len(self.inside):
            self.goto(Breathing.spent)
            return None
        return answer_ask(g, g.unit(self.inside[self.place]), Threat(self.unit, False, False, False, ("dodge",), False))

    def on_ask_answer(self, g: Veridia, choice: Option) -> None:
        target = g.unit(self.inside[self.place])
        match choice:
            case Defend():
                spend_main(g, target)
                self.dodges, self.set_dice = True, None
            case Reserved():
                self.dodges, self.set_dice = True, take_member(target, choice.member).dice
            case Split():
                begin_set(g, target, choice)
                member = take_member(target, len(target.turn.members) - len(choice.members))
                self.dodges, self.set_dice = True, member.dice

    @step("VER-CONT-05", "VER-DMG-01", "VER-RESP-13")
    def strike(self, g: Veridia) -> Frame | None:
        """Each dodge cancels successes of its own copy of the one roll."""
        assert self.mine is not None
        target = g.unit(self.inside[self.place])
        self.place += 1
        left = self.mine
        if self.dodges:
            g.tell(AnswerChosen, target.id, self.unit, "dodge", self.set_dice or 0)
            theirs = throw_dice(g, target, "dodge", with_dice(pool_of_defence(g, target, "dodge", ""), self.set_dice))
            left = opposed(self.mine, theirs.successes)
        self.goto(Breathing.ask_answer)
        if not left.successes:
            g.tell(Missed, self.unit, target.id)
            return None
        g.tell(Hit, self.unit, target.id, left.successes, left.matches)
        line = breath_of(g.unit(self.unit), self.weapon)
        assert line is not None
        wound = Wound(line.type, line.damage + left.successes)
        return Blow(target=target.id, source=self.weapon, by=self.unit, wounds=(wound,))

    @step("VER-DUR-03")
    def spent(self, g: Veridia) -> None:
        used_up(g, g.unit(self.unit), "attacks")
