"""A place of the map: what is there, and how foes are met (specification VER-EXP-07, VER-EXP-08)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..dice import contest, judge, roll
from ..outfitting import CENTS
from ..pools import Pool
from ..records import SkillId
from ..state import Surprise, Veridia
from ..world_records import FoeRef
from .battle import Battle, Encounter
from .budgets import band, foe_profile, foes_threat, party_threat
from .charting import hear_rumours, lair_of, reveal, site_of
from .choices import FightThem, Meet, PayThem, Way
from .events import FoesMet, JourneyRoll, LairCleared, PlaceEntered, SneakEnded, TalkEnded, WayChosen
from .findings import Find, Folk
from .hazards import Obstacle, lose_time
from .party import able_members, journey_of, leader, member_pool, note, note_fight, pay_together, purse, throw
from .state import TOWN, Band, Member

TALKS: tuple[Way, ...] = ("diplomacy", "deception", "intimidation")
WAITING = 0.5
"""The days that lying in ambush takes."""
UNSEEN = 4
"""The dice of foes that have no better senses, when somebody sneaks past (VER-EXP-07)."""
TOLL = 3
"""What foes ask for letting a party pass, in deli for each point of threat."""
RUMOUR, FREELY = 3, 2


class Visit(Frame):
    """A place is entered and dealt with."""

    site: int

    @step("VER-EXP-02", "VER-EXP-10")
    def enter(self, g: Veridia) -> Frame | None:
        reveal(g, self.site)
        kind = site_of(journey_of(g), self.site).kind.face()
        g.tell(PlaceEntered, self.site, kind)
        match kind:
            case "fight" | "lair":
                return Meeting(site=self.site, lair=kind == "lair")
            case "hazard":
                return Obstacle(site=self.site)
            case "discovery":
                return Find(site=self.site)
            case "people":
                return Folk(site=self.site)
        settle(g, self.site)
        note(g, "camp", "camp", "found")
        return None


def settle(g: Veridia, site: int) -> None:
    """A place is dealt with: it counts, and the roads on are open."""
    journey = journey_of(g)
    journey.resolved = (*journey.resolved, site)


class Meeting(Encounter):
    """Foes at a place: they are met as the party likes, or left alone."""

    site: int = TOWN
    lair: bool = False
    toll: int = 0
    fought: bool = False

    @step("VER-EXP-06", "VER-EXP-16")
    def see(self, g: Veridia) -> None:
        """Foes that were left alone are still there."""
        journey = journey_of(g)
        if self.site not in journey.bands:
            journey.bands[self.site] = band(g, self.lair)
        there = journey.bands[self.site]
        g.tell(FoesMet, there.theme, there.foes)

    def band(self, g: Veridia) -> Band:
        """Who is there."""
        return journey_of(g).bands[self.site]

    @step("VER-EXP-07")
    def approach(self, g: Veridia) -> Ask:
        ways = tuple([Meet(way) for way in self.ways(g)])
        return Ask(leader(g), "veridia.approach", ways, default=Meet("attack"))

    @rule("VER-EXP-07")
    def ways(self, g: Veridia) -> list[Way]:
        """How these foes can be met.

        Ruling (VER-EXP-07): lying in wait takes half a day. Nobody sneaks past a lair or talks it over: it is what the
        party came for. After an alarm there is no ambush.
        """
        ways: list[Way] = ["attack"]
        if not journey_of(g).alarm:
            ways.append("ambush")
        if not self.lair:
            ways.append("sneak")
            if g.box.regions[journey_of(g).region].theme[self.band(g).theme].talks:
                ways += TALKS
        return [*ways, "back"]

    def on_approach(self, g: Veridia, choice: Meet) -> Frame | None:
        g.tell(WayChosen, choice.way)
        match choice.way:
            case "attack":
                return self.battle(g, "none")
            case "ambush":
                lose_time(g, WAITING)
                return self.battle(g, "roll_a")
            case "back":
                self.result = "retreat"
                return None
            case "sneak":
                return None if self.sneak(g) else self.battle(g, "none")
        return None if self.talk(g, choice.way) else self.battle(g, "none")

    def battle(self, g: Veridia, surprise: Surprise) -> Frame:
        there = self.band(g)
        self.fought = True
        kind: Literal["lair", "fight"] = "lair" if self.lair else "fight"
        return Battle(kind=kind, theme=there.theme, foes=there.foes, map=there.map, surprise=surprise)

    @rule("VER-EXP-07")
    def sneak(self, g: Veridia) -> bool:
        """The worst of the party against the best of the foes; a tie is seen."""
        worst, pool = worst_sneak(g)
        theirs = judge(roll(best_senses(g, self.band(g).foes), g.chance, "veridia.roll.senses"))
        mine, theirs = contest(throw(g, worst.id, "agility+stealth", pool), theirs)
        g.tell(JourneyRoll, "", "perception+alertness", theirs, ())
        g.tell(SneakEnded, mine.successes > 0)
        if mine.successes:
            self.result = "won"
            note_fight(g, "fight", self.band(g).theme, "sneaked")
        return mine.successes > 0

    @rule("VER-EXP-07")
    def talk(self, g: Veridia, skill: SkillId) -> bool:
        """Whether words are enough, or nearly: then a toll is asked."""
        speaker, pool = best_speaker(g, skill)
        rolled = throw(g, speaker.id, f"persuasion+{skill}", pool, talk_difficulty(g, self.band(g).foes))
        successes = rolled.successes
        if not successes:
            g.tell(TalkEnded, "fight")
            return False
        if successes >= FREELY:
            g.tell(TalkEnded, "rumour" if successes >= RUMOUR else "free")
            hear_rumours(g, int(successes >= RUMOUR))
            self.result = "won"
            note_fight(g, "fight", self.band(g).theme, "talked")
            return True
        self.toll = TOLL * foes_threat(self.band(g).foes, g.box)
        g.tell(TalkEnded, "toll", self.toll)
        return True

    @step("VER-EXP-07")
    def settle_toll(self, g: Veridia) -> Ask | None:
        """Ruling (VER-EXP-07): whoever cannot pay the toll may still fight or turn back."""
        if not self.toll:
            return None
        paying = [PayThem()] if purse(journey_of(g)) >= self.toll * CENTS else []
        return Ask(leader(g), "veridia.toll", (*paying, FightThem(), Meet("back")), default=(*paying, FightThem())[0])

    def on_settle_toll(self, g: Veridia, choice: Option) -> Frame | None:
        if isinstance(choice, PayThem):
            pay_together(g, self.toll * CENTS, "toll")
            self.result = "won"
            note_fight(g, "fight", self.band(g).theme, "paid")
        elif isinstance(choice, FightThem):
            return self.battle(g, "none")
        else:
            self.result = "retreat"
        return None

    @step("VER-EXP-01", "VER-EXP-07", "VER-EXP-08")
    def leave(self, g: Veridia) -> None:
        """A place that was turned back from stays as it is."""
        journey = journey_of(g)
        if self.result != "won":
            there = self.band(g)
            journey.bands[self.site] = replace(there, fights=there.fights + self.fought)
            return
        settle(g, self.site)
        del journey.bands[self.site]
        if self.site == lair_of(journey).id:
            journey.cleared = True
            g.tell(LairCleared, journey.region)


# -- what it takes -----------------------------------------------------------------------------------------------------


@rule("VER-EXP-07")
def worst_sneak(g: Veridia) -> tuple[Member, Pool]:
    """Who sneaks worst, and its pool."""
    pools = [(member, member_pool(g, member, "agility", "stealth")) for member in able_members(g)]
    return min(pools, key=lambda entry: entry[1].dice)


@rule("VER-EXP-07")
def best_senses(g: Veridia, foes: tuple[FoeRef, ...]) -> int:
    """The dice of the best senses of foes: perception + alertness, or four."""
    profiles = [foe_profile(ref, g.box) for ref in dict.fromkeys(foes)]
    return max(
        [UNSEEN, *(profile.dice("perception", "alertness") for profile in profiles if profile.kind == "creature")]
    )


@rule("VER-EXP-07")
def best_speaker(g: Veridia, skill: SkillId) -> tuple[Member, Pool]:
    """Who speaks best with a skill, and its pool."""
    pools = [(member, member_pool(g, member, "persuasion", skill)) for member in able_members(g)]
    return max(pools, key=lambda entry: entry[1].dice)


@rule("VER-EXP-07")
def talk_difficulty(g: Veridia, foes: tuple[FoeRef, ...]) -> int:
    """Ruling (VER-EXP-07): one, and one more where the foes' threat is above that of the party."""
    return 1 + (foes_threat(foes, g.box) > party_threat(g))
