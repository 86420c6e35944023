"""The sequence of play: rests and crossings until the boss is faced or time runs out (specification 3.9, 3.23)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, AskAll, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from .choices import ChooseWing, Concede, FaceBoss, GoBack, GoOn, StayLonger
from .events import CrossingStarted, WingChosen
from .rules.camp import Camp, anybody_can
from .rules.corruption import Corruption
from .rules.crossing import Room, is_cut_short, step_on
from .rules.ending import end_game, is_last
from .rules.event_piles import draw_events, events_due
from .rules.fight import Fight
from .rules.moments import Opened, moment
from .rules.rest import Rest, begin_rest
from .rules.team import Answer, agreed, decide
from .state import WINGS, Place, Veiel, Wing

WING: list[Option] = [ChooseWing(wing) for wing in WINGS]


class Campaign(Frame):
    """The whole game after set-up: a rest, a crossing, and so on. `wing` is where the last crossing began."""

    wing: Wing = "A"

    @step("VEIEL-REST-01", "VEIEL-REST-07", "VEIEL-DEATH-07")
    def arrive(self, g: Veiel) -> None:
        g.state.incursion += 1
        begin_rest(g)

    @step("VEIEL-CORR-01", "VEIEL-REST-06")
    def corrupt(self, g: Veiel) -> Frame | None:
        """On each return, so not before the first crossing."""
        return Corruption() if g.state.incursion > 1 else None

    @step("VEIEL-REST-04", "VEIEL-REST-07")
    def rest(self, g: Veiel) -> Frame:
        return Rest()

    @step("VEIEL-INC-01", "VEIEL-INC-06")
    def cross(self, g: Veiel) -> Frame:
        self.goto(Campaign.arrive)
        return Incursion()


class Incursion(Opened):
    """A crossing: room after room of growing depth. `next` is the place where the team goes, empty for the boss."""

    next: Place = ""

    @step("VEIEL-INC-01", "VEIEL-SETUP-14")
    def set_out(self, g: Veiel) -> None:
        state = g.state
        state.where, state.entered = "dungeon", ()
        g.tell(CrossingStarted, state.incursion, state.lines, events_due(g))

    @step("VEIEL-INC-01", "VEIEL-TEAM-01")
    def choose_wing(self, g: Veiel) -> Ask | AskAll:
        """The wing of the last crossing is proposed."""
        campaign = g.within(Campaign)
        assert campaign is not None
        return decide(g, "veiel.wing", WING, ChooseWing(campaign.wing))

    def on_choose_wing(self, g: Veiel, answer: Answer) -> None:
        choice, campaign = agreed(g, answer), g.within(Campaign)
        assert isinstance(choice, ChooseWing) and campaign is not None
        campaign.wing, self.next = choice.wing, f"{choice.wing}1"
        g.tell(WingChosen, choice.wing, False)

    @step("VEIEL-INC-01", "VEIEL-EVENT-01", "VEIEL-EVENT-02", "VEIEL-CORR-07")
    def draw(self, g: Veiel) -> None:
        draw_events(g, events_due(g), "crossing")

    @step("VEIEL-INC-01", "VEIEL-INC-10")
    def enter(self, g: Veiel) -> Frame:
        return Room(place=self.next)

    @step("VEIEL-INC-05", "VEIEL-DEATH-06")
    def look_round(self, g: Veiel) -> Frame | None:
        """What can be done in a resolved room. Once the team is in the rest zone this crossing is over."""
        if g.state.where == "rest":
            self.end()
            return None
        return Camp()

    @step("VEIEL-INC-02", "VEIEL-INC-06", "VEIEL-INC-07", "VEIEL-INC-08", "VEIEL-INC-10", "VEIEL-TEAM-01")
    def onward(self, g: Veiel) -> Ask | AskAll | None:
        """Where the wing ends in the last crossing, the boss waits and there is no choice."""
        options = ways_on(g)
        if options:
            return decide(g, "veiel.onward", options)
        self.next = ""
        return None

    def on_onward(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        match choice:
            case StayLonger():
                self.goto(Incursion.look_round)
            case GoBack():
                g.state.where, g.state.place = "rest", ""
                self.end()
            case Concede():
                end_game(g, False, "conceded")
            case GoOn():
                self.next = f"{choice.wing}{int(g.state.place[1]) + 1}"
            case FaceBoss():
                self.next = ""

    @step("VEIEL-EVENT-03", "VEIEL-EVENT-11")
    def open_leave(self, g: Veiel) -> Frame | None:
        """Ruling (VEIEL-EVENT-11): who goes on can be held up, who goes back cannot."""
        self.result = ""
        return moment(g, "leave")

    @step("VEIEL-EVENT-11", "VEIEL-INC-02", "VEIEL-INC-03")
    def go_on(self, g: Veiel) -> None:
        """After a fight the team decides anew. For a change of wing an event is drawn."""
        if is_cut_short(g) or self.result:
            return self.goto(Incursion.look_round)
        step_on(g)
        if not self.next:
            return None
        wing, changed = wing_of(self.next), self.next[0] != g.state.place[0]
        g.tell(WingChosen, wing, changed)
        if changed:
            draw_events(g, 1, "wing")
        return self.goto(Incursion.enter)

    @step("VEIEL-INC-07", "VEIEL-INC-08", "VEIEL-END-03", "VEIEL-BOSS-04")
    def face_boss(self, g: Veiel) -> Frame:
        state = g.state
        state.where, state.place, state.is_resolved, state.quiet = "boss", "", False, False
        return Fight(kind="boss")

    @step("VEIEL-END-01", "VEIEL-END-02", "VEIEL-DEATH-09", "VEIEL-BOSS-09", "VEIEL-LOOT-03")
    def end_game(self, g: Veiel) -> None:
        won = self.result == "won"
        end_game(g, won, "boss_dead" if won else "boss_won")


def wing_of(place: Place) -> Wing:
    """The wing that a place is in."""
    return next(wing for wing in WINGS if wing == place[0])


@rule("VEIEL-INC-02", "VEIEL-INC-06", "VEIEL-INC-07", "VEIEL-INC-08", "VEIEL-INC-10", "VEIEL-REST-04")
def ways_on(g: Veiel) -> list[Option]:
    """Where the team can go from a resolved room: one line deeper in any wing, back, or at the end to the boss.

    In the last crossing it can give up instead of going back; at the end of a wing it can only face the boss.

    Ruling (VEIEL-REST-04): it may also look round once more where there is anything to do.
    """
    state, last = g.state, is_last(g)
    here = wing_of(state.place)
    ways: list[Option] = []
    if int(state.place[1]) < state.lines:
        ways += [GoOn(here), *(GoOn(wing) for wing in WINGS if wing != here)]
        ways.append(Concede() if last else GoBack())
    elif last:
        return []
    else:
        ways += [FaceBoss(), GoBack()]
    return [*ways, StayLonger()] if anybody_can(g) else ways
