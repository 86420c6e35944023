"""The sequence of play of a fight: surprise, initiative, rounds, slots, the end (specification 3.8, 3.16)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from .board import printed_map
from .choices import Nothing, Place, UseTrait
from .events import FightEnded, FightStarted, GameEnded, RoundBegan, SlotBegan, SlotEnded, UnitPlaced
from .rules.acting import Acting
from .rules.ammunition import find_again
from .rules.bodies import can_act, is_out, of_side
from .rules.initiative import in_order, roll_initiative
from .rules.lasting import end_condition, end_turn
from .rules.morale import waver
from .rules.mounts import first_sight
from .rules.overtime import OverTime, end_of_round
from .rules.placing import default_cell, free_cells, next_to_place
from .rules.preparing import preparing
from .rules.ruling import come_back, no_longer_surprised, ruling_ask, step_out
from .rules.surprise import Surprise, ambush
from .rules.turns import begin_turn
from .rules.winning import decided
from .state import SIDES, SideId, TurnState, UnitId, Veridia


class Skirmish(Frame):
    """A skirmish: a fight and nothing else."""

    @step("VER-SKIR-01")
    def fight(self, g: Veridia) -> Frame:
        return FightOut()

    @step("VER-SKIR-03", "VER-SKIR-04", "VER-SKIR-05")
    def conclude(self, g: Veridia) -> None:
        winner, reason = decided(g) or ("", "draw")
        units = g.fight.units.values()
        seats = tuple(sorted({unit.seat for unit in units if unit.side == winner}))
        g.tell(GameEnded, reason, seats)
        g.finish(Outcome(seats, reason, {"rounds": g.fight.round, "side": winner or "-"}))


class FightOut(Frame):
    """A fight from the first placed unit to the end; who won is then told by `decided`."""

    @step("VER-SKIR-01", "VER-MAP-07")
    def place(self, g: Veridia) -> Ask | None:
        """Sides place their units in turn, the smaller one first."""
        if not g.fight.map:
            return None
        unit = next_to_place(g)
        if unit is None:
            return None
        cells = free_cells(g, unit)
        options = tuple([Place(cell) for cell in cells])
        return Ask(unit.seat, "veridia.place", options, default=Place(default_cell(g, unit, cells)))

    def on_place(self, g: Veridia, choice: Place) -> None:
        unit = next_to_place(g)
        assert unit is not None
        unit.cell = choice.cell
        g.tell(UnitPlaced, unit.id, choice.cell)
        self.goto(FightOut.place)

    @step("VER-SKIR-01")
    def begin(self, g: Veridia) -> None:
        sides: list[tuple[SideId, tuple[UnitId, ...]]] = []
        for side in SIDES:
            if units := of_side(g.fight, side):
                sides.append((side, tuple([unit.id for unit in units])))
        g.tell(FightStarted, printed_map(g.fight.map), tuple(sides))

    @step("VER-SKIR-01")
    def prepare(self, g: Veridia) -> Frame | None:
        return preparing(g)

    @step("VER-SURP-01", "VER-SURP-04")
    def surprise(self, g: Veridia) -> Frame | None:
        return None if ambush(g) == "none" else Surprise()

    @step("VER-SURP-04")
    def bonus_round(self, g: Veridia) -> Frame | None:
        """The attackers have a bonus round. Ruling (VER-SURP-04): none if everybody noticed."""
        if not g.fight.surprised:
            return None
        g.fight.bonus_round = True
        return Round()

    @step("VER-INIT-01", "VER-INIT-02")
    def initiative(self, g: Veridia) -> None:
        """The usual initiative is rolled after the bonus round."""
        g.fight.bonus_round = False
        for id in g.fight.surprised:
            end_condition(g, g.unit(id), "surprised")
        g.fight.surprised = frozenset()
        roll_initiative(g, [*g.fight.units.values()])

    @step("VER-ROUND-01", "VER-SKIR-03")
    def rounds(self, g: Veridia) -> Frame | None:
        if decided(g) is not None:
            return None
        self.goto(FightOut.rounds)
        return Round()

    @step("VER-SKIR-03", "VER-AMMO-03")
    def over(self, g: Veridia) -> None:
        winner, reason = decided(g) or ("", "draw")
        if winner:
            find_again(g, winner)
        g.tell(FightEnded, winner, reason, g.fight.round)


class Round(Frame):
    """A round: everybody's slot, in the order of initiative, those who wait after whom they wait for."""

    done: tuple[UnitId, ...] = ()

    @step("VER-INIT-03", "VER-INIT-05", "VER-ROUND-01", "VER-ROUND-02")
    def begin(self, g: Veridia) -> None:
        """Ruling (VER-INIT-05): the order is sorted anew each round, with the penalties of now."""
        fight = g.fight
        if not fight.bonus_round:
            fight.round += 1
        for unit in fight.units.values():
            unit.turn = TurnState()
        if g.options.initiative == "each_round" and fight.round > 1:
            roll_initiative(g, [*fight.units.values()])
        fight.order = in_order(g)
        g.tell(RoundBegan, fight.round, fight.order, fight.bonus_round)

    @step("VER-ROUND-01", "VER-WAIT-01", "VER-SURP-04")
    def next_slot(self, g: Veridia) -> Frame | None:
        """Ruling (VER-SURP-04): in the bonus round only the ambushers have slots."""
        if decided(g) is not None:
            return None
        for id in g.fight.order:
            unit = g.unit(id)
            if id in self.done or (unit.turn.waits_for and unit.turn.waits_for not in self.done):
                continue
            self.done = (*self.done, id)
            self.goto(Round.next_slot)
            if unit.fate == "up" and not (g.fight.bonus_round and unit.side != _ambushers(g)):
                return Slot(unit=id)
            return None
        return None

    @step("VER-CONC-06", "VER-CREA-03", "VER-ROUND-01", "VER-WAIT-03", "VER-MAP-12")
    def end_round(self, g: Veridia) -> None:
        """Ruling (VER-CONC-06): members of sets that were not performed are lost."""
        for unit in g.fight.units.values():
            end_turn(g, unit)
        end_of_round(g)


@rule("VER-SURP-04")
def _ambushers(g: Veridia) -> SideId:
    """The side of the ambushers: none of theirs is surprised."""
    sides = {g.unit(id).side for id in g.fight.surprised}
    return next(side for side in SIDES if of_side(g.fight, side) and side not in sides)


class Slot(Frame):
    """The slot of a unit: what harms it over time, then whatever it does."""

    unit: UnitId

    @step("VER-SURP-05", "VER-TURN-03")
    def ask_to_rule(self, g: Veridia) -> Ask | None:
        """Before its turn somebody may step out of time, to come back last."""
        return ruling_ask(g, g.unit(self.unit))

    def on_ask_to_rule(self, g: Veridia, choice: Nothing | UseTrait) -> None:
        if isinstance(choice, UseTrait):
            step_out(g, g.unit(self.unit), choice.trait)
            turns = g.within(Round)
            if turns is not None:
                turns.done = tuple([id for id in turns.done if id != self.unit])
            self.end()

    @step("VER-DMG-05", "VER-ROUND-02")
    def over_time(self, g: Veridia) -> Frame | None:
        """Once a round: who has waited had it already."""
        unit = g.unit(self.unit)
        unit.turn.slot = "now"
        come_back(g, unit)
        g.tell(SlotBegan, unit.id)
        if unit.turn.waits_for:
            return None
        begin_turn(g, unit)
        if unit.mount:
            first_sight(g, unit)
        return OverTime(unit=self.unit)

    @step("VER-SKIR-06")
    def hold_out(self, g: Veridia) -> Frame | None:
        return waver(g, g.unit(self.unit)) if decided(g) is None else None

    @step("VER-TURN-01", "VER-TURN-08", "VER-MOUNT-03", "VER-TRAIT-16")
    def act(self, g: Veridia) -> Frame | None:
        """Ruling (VER-MOUNT-03): a mount acts for itself only on an order.

        Ruling (VER-TRAIT-16): a summon whose summoner is out stands idle; it still defends itself.
        """
        unit = g.unit(self.unit)
        if unit.summoner and is_out(g.unit(unit.summoner)):
            return None
        if unit.rider and not unit.turn.ordered:
            return None
        return Acting(unit=self.unit) if can_act(unit) and decided(g) is None else None

    @step("VER-TURN-05")
    def close(self, g: Veridia) -> None:
        """Ruling (VER-TURN-05): a main that was not used stays on guard until the round ends."""
        unit, turns = g.unit(self.unit), g.within(Round)
        if turns is not None and unit.turn.waits_for and unit.turn.waits_for not in turns.done:
            turns.done = tuple([id for id in turns.done if id != unit.id])
            unit.turn.slot = "to_come"
            return
        unit.turn.slot = "over"
        unit.turn.counter = ""
        no_longer_surprised(g)
        g.tell(SlotEnded, unit.id, unit.turn.main == "ready")
