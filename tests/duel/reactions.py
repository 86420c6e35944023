"""Strikes, and all that may come between: reactions to strikes, and reactions to those."""

from __future__ import annotations

from typing import ClassVar, Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.window import Cancellable, Reaction, Window

from .state import Duel, Fended, Hurt


def hurt(g: Duel, seat: Seat, harm: int) -> None:
    """Take life from a duellist; the first without any loses the game."""
    duellist = g.state.duellists[seat]
    duellist.life = max(0, duellist.life - harm)
    g.tell(Hurt, seat, duellist.life)
    if duellist.life == 0:
        others = tuple(other for other in g.state.duellists if other != seat)
        g.finish(Outcome(others, "knockout", {"seat": seat}))


class Strike(Cancellable):
    """`by` strikes at `target`. A cancelled strike just does no harm."""

    by: Seat
    target: Seat
    harm: int

    @step("DUEL-STRIKE-01")
    def threaten(self, g: Duel) -> Frame:
        return BeforeStrike(by=self.by, target=self.target)

    @step("DUEL-STRIKE-02")
    def swap(self, g: Duel) -> Frame | None:
        return None if self.cancelled else InsteadOfStrike(by=self.by, target=self.target)

    @step("DUEL-STRIKE-03")
    def land(self, g: Duel) -> None:
        if self.cancelled:
            self.end()
        else:
            hurt(g, self.target, self.harm)

    @step("DUEL-STRIKE-04")
    def answer_back(self, g: Duel) -> Frame:
        return AfterStrike(by=self.by, target=self.target)


class BeforeStrike(Window):
    """Thorns must wound the striker; the struck may parry, then the others may step in."""

    by: Seat
    target: Seat

    def reactions(self, g: Duel) -> list[Reaction]:
        found = []
        ambush = g.state.duellists[self.target].ambush
        if ambush is not None and ambush.up and ambush.face() == "thorns":
            found.append(Reaction("thorns", self.target, Thorns(on=self.by, of=self.target), forced=True))
        for seat in g.clockwise(self.target):
            if seat != self.by and g.state.duellists[seat].has("parry"):
                found.append(Reaction(f"parry-{seat}", seat, Parry(by=seat, striker=self.by)))
        return found


class InsteadOfStrike(Window):
    """The struck may dodge: there is no strike."""

    when: ClassVar[Literal["before", "instead", "after"]] = "instead"
    ask_key: ClassVar[str] = "duel.dodge"
    by: Seat
    target: Seat

    def reactions(self, g: Duel) -> list[Reaction]:
        if not g.state.duellists[self.target].has("dodge"):
            return []
        return [Reaction("dodge", self.target, Spend(seat=self.target, trick="dodge"))]


class AfterStrike(Window):
    """The wounded may strike back."""

    when: ClassVar[Literal["before", "instead", "after"]] = "after"
    by: Seat
    target: Seat

    def reactions(self, g: Duel) -> list[Reaction]:
        if not g.state.duellists[self.target].has("riposte"):
            return []
        return [Reaction("riposte", self.target, Riposte(by=self.target, target=self.by))]


class Thorns(Frame):
    """The ambush of `of` wounds `on` and is used up."""

    on: Seat
    of: Seat

    @step("DUEL-THORNS-01")
    def prick(self, g: Duel) -> None:
        g.state.duellists[self.of].ambush = None
        g.state.discard.append("thorns")
        hurt(g, self.on, 1)


class Spend(Frame):
    """A trick is played and does nothing more."""

    seat: Seat
    trick: str

    @step("DUEL-REACT-01")
    def spend(self, g: Duel) -> None:
        g.spend(self.seat, self.trick)
        g.tell(Fended, self.seat, self.trick)


class Parry(Cancellable):
    """`by` parries the strike of `striker`. A cancelled parry costs its trick all the same."""

    by: Seat
    striker: Seat

    @step("DUEL-REACT-01")
    def spend(self, g: Duel) -> Frame:
        return Spend(seat=self.by, trick="parry")

    @step("DUEL-PARRY-01")
    def threaten(self, g: Duel) -> Frame:
        return BeforeParry(striker=self.striker)

    @step("DUEL-PARRY-02")
    def hold(self, g: Duel) -> None:
        strike = g.within(Strike)
        assert strike is not None
        strike.cancelled = strike.cancelled or not self.cancelled


class BeforeParry(Window):
    """The striker may feint: the parry goes astray."""

    striker: Seat

    def reactions(self, g: Duel) -> list[Reaction]:
        if not g.state.duellists[self.striker].has("feint"):
            return []
        return [Reaction("feint", self.striker, Feint(by=self.striker))]


class Feint(Frame):
    """The parry below is cancelled."""

    by: Seat

    @step("DUEL-REACT-01")
    def spend(self, g: Duel) -> Frame:
        return Spend(seat=self.by, trick="feint")

    @step("DUEL-PARRY-03")
    def mislead(self, g: Duel) -> None:
        parry = g.within(Parry)
        assert parry is not None
        parry.cancelled = True


class Riposte(Frame):
    """`by` strikes back at `target`: a strike inside the strike."""

    by: Seat
    target: Seat

    @step("DUEL-REACT-01")
    def spend(self, g: Duel) -> Frame:
        return Spend(seat=self.by, trick="riposte")

    @step("DUEL-STRIKE-05")
    def strike_back(self, g: Duel) -> Frame:
        return Strike(by=self.by, target=self.target, harm=1)
