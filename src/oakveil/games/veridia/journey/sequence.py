"""The sequence of an expedition: town, the road from place to place, the lair, home (specification 3.18)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome

from ..events import GameEnded
from ..state import Veridia
from .camp import apply_herbs, cast_cure, cures
from .charting import GRACE, charted, km_home, shortest_days, site_of, ways_from_here
from .choices import AnotherExpedition, ApplyHerbs, Cure, Done, GoTo, MakeCamp, StayDay, StayHome, TurnHome
from .days import Day, Travel
from .ending import come_home
from .events import ExpeditionBegan, SetOff
from .hazards import HALVES, lose_time
from .market import Market
from .party import able_members, alive, journey_of, leader
from .state import TOWN
from .visiting import Visit

AGAIN = 0.5
"""The days that it takes to face foes again. Ruling (VER-EXP-08)."""


class Expedition(Frame):
    """One expedition after the other, until the party stays at home or nobody is left."""

    @step("VER-EXP-01", "VER-EXP-02", "VER-EXP-16")
    def chart(self, g: Veridia) -> None:
        """A map of the region. The deadline is set when the party sets out."""
        journey = journey_of(g)
        regions = [*g.box.regions]
        wish = g.options.region
        journey.region = wish if wish in regions else g.chance.roll(regions, "veridia.region")
        journey.sites = charted(g.options.legs, g.chance)
        journey.at, journey.resolved, journey.bands, journey.met = TOWN, (), {}, ()
        journey.fate, journey.cleared, journey.deaths, journey.halves = "under_way", False, 0, 0
        journey.deadline = journey.day + 2 * shortest_days(g) + GRACE
        g.tell(ExpeditionBegan, journey.region, journey.number, journey.deadline - journey.day, len(journey.sites) - 1)

    @step("VER-EXP-15", "VER-MONEY-04")
    def shop(self, g: Veridia) -> Frame:
        return Market(settlement="town", place="town")

    @step("VER-EXP-15")
    def ready(self, g: Veridia) -> Ask:
        """A party of which nobody can walk has to stay, or stays for good."""
        ways: tuple[Option, ...] = (Done(), StayDay()) if able_members(g) else (StayDay(), StayHome())
        return Ask(leader(g), "veridia.town", (*ways, *self.helps(g)), default=ways[0])

    def helps(self, g: Veridia) -> list[Option]:
        """Healing by members of the leader's own seat."""
        seat = leader(g)
        return cures(g, [member for member in alive(journey_of(g)) if member.seat == seat])

    def on_ready(self, g: Veridia, choice: Option) -> Frame | None:
        self.goto(Expedition.ready)
        match choice:
            case StayDay():
                self.goto(Expedition.shop)
                return Day(purpose="town")
            case Cure():
                cast_cure(g, choice)
            case ApplyHerbs():
                apply_herbs(g, choice)
            case StayHome():
                journey_of(g).fate = "turned_back"
                self.goto(Expedition.conclude)
            case _:
                self.goto(Expedition.set_out)
        return None

    @step("VER-EXP-05")
    def set_out(self, g: Veridia) -> None:
        journey = journey_of(g)
        journey.began = journey.day
        journey.deadline = journey.day + 2 * shortest_days(g) + GRACE

    @step("VER-EXP-05")
    def make_up(self, g: Veridia) -> Frame | None:
        """Two half days that were lost are a day."""
        journey = journey_of(g)
        if journey.halves < HALVES or journey.fate != "under_way" or journey.at == TOWN:
            return None
        journey.halves -= HALVES
        self.goto(Expedition.make_up)
        return Day(purpose="lost")

    @step("VER-EXP-02", "VER-EXP-07", "VER-EXP-11")
    def route(self, g: Veridia) -> Ask | None:
        """Where the party goes; once the lair is cleared, only home, or a day of rest before.

        A party of which nobody can go on is lost. Ruling (VER-EXP-13): who lies alone on the road is not found.
        """
        journey = journey_of(g)
        if journey.fate != "under_way" or not able_members(g):
            return None
        ways = [] if journey.cleared else [GoTo(road.to) for road in ways_from_here(journey)]
        rest: list[Option] = [] if journey.at == TOWN else [MakeCamp()]
        rest += [TurnHome()] if journey.at != TOWN or journey.day > journey.began else []
        if journey.cleared:
            rest.reverse()
        options = (*ways, *rest, *self.helps(g))
        return Ask(leader(g), "veridia.route", options, default=options[0])

    def on_route(self, g: Veridia, choice: Option) -> Frame | None:
        journey = journey_of(g)
        self.goto(Expedition.make_up)
        match choice:
            case GoTo(site):
                if site == journey.at:
                    lose_time(g, AGAIN)
                    return Visit(site=site)
                km = next(road.km for road in ways_from_here(journey) if road.to == site)
                kind = site_of(journey, site).kind
                g.tell(SetOff, site, kind.face() if kind.up else "unknown", km)
                return Travel(to=site, left=km)
            case MakeCamp():
                return Day(purpose="halt")
            case TurnHome():
                km = km_home(journey)
                g.tell(SetOff, TOWN, "town", km)
                self.goto(Expedition.back)
                return Travel(to=TOWN, left=km, home=True)
            case Cure():
                cast_cure(g, choice)
            case ApplyHerbs():
                apply_herbs(g, choice)
        return None

    @step("VER-EXP-01", "VER-EXP-13", "VER-EXP-14", "VER-EXP-17")
    def back(self, g: Veridia) -> None:
        journey = journey_of(g)
        if journey.fate == "under_way":
            at_home = journey.at == TOWN
            journey.fate = "defeated" if not at_home else "home" if journey.cleared else "turned_back"
        come_home(g)

    @step("VER-EXP-15")
    def again(self, g: Veridia) -> Ask | None:
        """Whether the party goes out once more. Ruling (VER-EXP-15): not in the game of a day, which is but one."""
        if not alive(journey_of(g)):
            return None
        return Ask(leader(g), "veridia.again", (StayHome(), AnotherExpedition()), default=StayHome())

    def on_again(self, g: Veridia, choice: Option) -> None:
        if isinstance(choice, AnotherExpedition):
            journey_of(g).number += 1
            self.goto(Expedition.chart)

    @step("VER-EXP-14", "VER-EXP-17")
    def conclude(self, g: Veridia) -> None:
        journey = journey_of(g)
        won = journey.fate == "home"
        seats = tuple(sorted({member.seat for member in journey.members.values()})) if won else ()
        reason = {"home": "expedition_home", "turned_back": "expedition_back", "defeated": "expedition_lost"}
        g.tell(GameEnded, reason[journey.fate], seats)
        details: dict[str, str | int] = {
            "score": journey.score,
            "days": journey.day,
            "number": journey.number,
            "deaths": journey.deaths,
            "region": journey.region,
        }
        g.finish(Outcome(seats, reason[journey.fate], details))
