"""Days on the road: weather, walking, food, nights and who comes in them, rest (specification VER-EXP-03, -04, -11)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..resting import Care, Rested, day_of_rest, pools_after_night
from ..shopping import service_price
from ..state import Veridia
from ..travelling import day_distance
from .battle import Battle
from .budgets import band
from .camp import Halt
from .charting import is_rough, see_ahead, site_of
from .events import DayBegan, FoesMet, MemberHealed, NightPassed, Supper, Walked
from .hiring import pay_wages
from .party import ail, alive, journey_of, pay_together, profile_of, travellers
from .state import TOWN, Member
from .visiting import Visit

D12 = tuple(range(1, 13))
BAD_WEATHER = 3
"""Weather is bad up to this face (VER-EXP-03)."""
HUNGER = -1
Purpose = Literal["travel", "halt", "lost", "town"]


class Travel(Frame):
    """A journey to a place: as many days as it takes. `left` are km, `on` says where it ends."""

    to: int
    left: int
    home: bool = False

    @step("VER-EXP-03", "VER-TRAV-02")
    def march(self, g: Veridia) -> Frame | None:
        if self.left <= 0 or journey_of(g).fate == "defeated":
            return None
        self.goto(Travel.march)
        return Day(purpose="travel")


class Day(Frame):
    """A day and its night."""

    purpose: Purpose
    bad: bool = False
    disturbed: bool = False
    hungry: tuple[str, ...] = ()

    def in_town(self, g: Veridia) -> bool:
        """Whether the night is spent in town: on the way there a party is on the road until the last step."""
        way = g.within(Travel)
        return journey_of(g).at == TOWN and (way is None or (way.home and way.left <= 0))

    @step("VER-EXP-03", "VER-CAL-01")
    def dawn(self, g: Veridia) -> None:
        journey = journey_of(g)
        if self.purpose == "travel":
            self.bad = g.chance.roll(D12, "veridia.weather") <= BAD_WEATHER
        g.tell(DayBegan, journey.day + 1, self.bad)

    @step("VER-EXP-03", "VER-TRAV-01", "VER-TRAV-02")
    def walk(self, g: Veridia) -> None:
        journey, way = journey_of(g), g.within(Travel)
        if self.purpose != "travel" or way is None:
            return
        km = min(way.left, round(day_distance(travellers(g), g.box, self.bad, is_rough(g))))
        way.left -= km
        g.tell(Walked, km, way.left)
        if way.left <= 0:
            journey.at = way.to

    @step("VER-EXP-07", "VER-EXP-09", "VER-EXP-10", "VER-EXP-01")
    def visit(self, g: Veridia) -> Frame | None:
        """What is at a place is met on the day of arrival, before the night."""
        journey, way = journey_of(g), g.within(Travel)
        arrived = self.purpose == "travel" and way is not None and way.left <= 0
        if not arrived or journey.at == TOWN or journey.at in journey.resolved:
            return None
        return Visit(site=journey.at)

    @step("VER-EXP-11")
    def halt(self, g: Veridia) -> Frame | None:
        return Halt() if self.purpose in ("halt", "town") and journey_of(g).fate == "under_way" else None

    @step("VER-EXP-04", "VER-CAL-03", "VER-CAL-04")
    def supper(self, g: Veridia) -> None:
        """Everybody eats a ration; in town a meal and a bed are paid instead. Wages are due, too."""
        journey = journey_of(g)
        if journey.fate == "defeated":
            return self.end()
        pay_wages(g)
        if self.in_town(g):
            price = round(g.box.items["meal_peasant"].price_min * 100) + service_price("night_at_an_inn", g.box)
            pay_together(g, price * len(alive(journey)), "living")
            return None
        eaters = alive(journey)
        fed = min(journey.rations, len(eaters))
        journey.rations -= fed
        self.hungry = tuple([member.id for member in eaters[fed:]])
        g.tell(Supper, len(self.hungry), journey.rations)
        return None

    @step("VER-EXP-03")
    def night(self, g: Veridia) -> Frame | None:
        """Ruling (VER-EXP-03): nobody is ambushed in town, nor in a sheltered camp."""
        journey, way = journey_of(g), g.within(Travel)
        there = (way is None or way.left <= 0) and journey.at in journey.resolved
        if self.in_town(g) or (there and site_of(journey, journey.at).kind.face() == "camp"):
            return None
        most = 2 if g.options.difficulty in ("hard", "deadly") else 1
        if g.chance.roll(D12, "veridia.night") > most:
            return None
        self.disturbed = True
        foes = band(g, night=True)
        g.tell(FoesMet, foes.theme, foes.foes, True)
        return Battle(kind="night", theme=foes.theme, foes=foes.foes, map=foes.map, surprise="roll_b")

    @step("VER-EXP-04", "VER-EXP-11", "VER-POOL-03", "VER-HEAL-03", "VER-HEAL-08")
    def rest(self, g: Veridia) -> None:
        journey = journey_of(g)
        if journey.fate == "defeated":
            return self.end()
        poor = self.disturbed or journey.no_rest
        journey.no_rest, journey.day = False, journey.day + 1
        for member in alive(journey):
            unfed = member.id in self.hungry
            member.ailments = tuple([known for known in member.ailments if known.until >= journey.day])
            if unfed:
                ail(journey, member, "hunger", HUNGER, 0)
            sleep(g, member, poor or unfed, member.id in journey.idle, journey.care.get(member.id, 0))
        journey.idle, journey.care, journey.speed = (), {}, 1
        for fighter in journey.hired:
            fighter.damage = 0 if fighter.damage <= 1 else fighter.damage - 1
        g.tell(NightPassed, poor)
        if journey.at in journey.resolved:
            see_ahead(g)
        return None


@rule("VER-EXP-04", "VER-EXP-11", "VER-HEAL-04", "VER-POOL-03")
def sleep(g: Veridia, member: Member, poor: bool, rested: bool, successes: int) -> None:
    """A night of a member: pools, and wounds.

    Ruling (VER-EXP-11): a whole day of rest heals as the rules say. On a day of marching or work only what returns
    within a night does: points that cost no days.
    """
    profile = profile_of(g, member)
    before = Rested(member.damage, member.progress if rested else "-1")
    care = Care("poor" if poor else "full", successes, journey_of(g).speed if rested else 1)
    after = day_of_rest(
        profile.levels,
        before,
        profile.attributes["constitution"],
        care,
        g.options.healing_rounding,
        g.box,
        profile.archetype == "undead",
    )
    if after.damage < member.damage:
        g.tell(MemberHealed, member.id, member.damage - after.damage, "rest")
    member.damage, member.progress = after.damage, after.progress if rested else "0"
    member.pools = pools_after_night(member.pools, profile.pools, poor)
