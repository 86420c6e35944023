"""How programs travel: where to go, when to rest, how to meet foes and hazards (specification, section 10, 3.18)."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .dice import SUCCESS
from .health import IMPAIRED, level
from .journey.charting import lair_of, site_of, ways_from_here
from .journey.choices import (
    Accept,
    ApplyHerbs,
    Browse,
    BuyCare,
    BuyRations,
    BuyThing,
    Cure,
    DoChore,
    Done,
    Explore,
    GoTo,
    MakeCamp,
    Meet,
    PassBy,
    PayThem,
    StayDay,
    TakeLoot,
    TakeWay,
    TurnHome,
)
from .journey.findings import Find, Folk, find_pool
from .journey.hazards import Obstacle, hazard_pool
from .journey.market import Market
from .journey.naming import at_least, at_work, fight_chance, unnoticed
from .journey.party import able_members, alive, journey_of, member_pool, profile_of, purse
from .journey.state import TOWN, Member
from .journey.visiting import TALKS, Meeting, best_senses, best_speaker, talk_difficulty, worst_sneak
from .odds import contest_odds
from .outfitting import CENTS
from .state import Veridia
from .world_records import FoeRef

SAFE, RISKY, HOPELESS = 80, 45, 20
"""From which estimate on a fight is welcome, and below which it is not fought unless rested, or at all."""
KINDS = {"discovery": 0.0, "people": 0.5, "camp": 1.0, "hazard": 2.0, "unknown": 2.0, "fight": 3.0, "lair": 0.0}
"""How little a place is wanted, in days."""
TRIES = 2
"""So often foes are fought."""
KM_A_DAY = 20
A_DAY = 1.0
HERBS = BuyThing("healing_herbs")
POINT = 0.7
"""What a point of health of one member is worth, in days."""


def health_left(g: Veridia, member: Member) -> float:
    """The share of health that a member has left."""
    return 1 - member.damage / sum(profile_of(g, member).levels)


def worn_out(g: Veridia, least: float) -> bool:
    """Whether the party should rest: somebody is impaired, or less than such a share of its health is left."""
    there = alive(journey_of(g))
    bad = any(level(profile_of(g, member).levels, member.damage) >= IMPAIRED for member in there)
    return bad or sum(health_left(g, member) for member in there) < least * len(there)


def pools_low(g: Veridia) -> bool:
    """Whether more than half of all points of pools are spent."""
    there = alive(journey_of(g))
    most = sum(sum(profile_of(g, member).pools.values()) for member in there)
    return most > 0 and sum(sum(member.pools.values()) for member in there) * 2 < most


def remedy(g: Veridia, ask: Ask) -> Option | None:
    """A spell or herbs for whoever needs it most."""
    for option in ask.options:
        if isinstance(option, Cure | ApplyHerbs):
            patient = journey_of(g).members[option.patient]
            if health_left(g, patient) < (0.75 if isinstance(option, Cure) else 0.4):
                return option
    return None


def route(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Rest while somebody is badly wounded and there is food; else go on by the easier way; home after the lair."""
    journey = journey_of(g)
    helped = remedy(g, ask)
    if helped is not None:
        return helped
    if journey.cleared:
        return TurnHome()
    if MakeCamp() in ask.options and can_wait(g) and _wants_rest(g):
        return MakeCamp()
    ways = [option for option in ask.options if isinstance(option, GoTo) and not _hopeless(g, option)]
    if TurnHome() in ask.options and (not ways or 2 * len(able_members(g)) < len(journey.members)):
        return TurnHome()
    there: list[Option] = [*ways] or [ask.options[0]]
    return min(there, key=lambda way: _burden(g, way))


def can_wait(g: Veridia) -> bool:
    """Whether there is food for a day of rest, and time."""
    journey = journey_of(g)
    return journey.rations >= len(alive(journey)) and journey.day < journey.deadline


def _wants_rest(g: Veridia) -> bool:
    """Whether a day of rest is worth it: wounds, and before the lair spent points."""
    journey = journey_of(g)
    before_lair = any(road.to == lair_of(journey).id for road in ways_from_here(journey))
    return worn_out(g, 0.8 if before_lair else 0.65) or (before_lair and pools_low(g))


def _hopeless(g: Veridia, way: GoTo) -> bool:
    """Whether foes that the party has turned back from are too many, or a place behind leads to nobody else."""
    journey = journey_of(g)
    there = journey.bands.get(way.site)
    if there is not None:
        return there.fights >= TRIES or fight_chance(g, there.foes) < HOPELESS
    ahead = [road.to for road in site_of(journey, way.site).roads]
    behind = way.site in journey.resolved or way.site == TOWN
    return behind and all(_hopeless(g, GoTo(to)) for to in ahead)


def _burden(g: Veridia, way: Option) -> float:
    """How little a way is wanted, in days. Foes that the party has turned back from are wanted least."""
    if not isinstance(way, GoTo):
        return 0.0
    journey = journey_of(g)
    site = site_of(journey, way.site)
    km = next(road.km for road in ways_from_here(journey) if road.to == way.site)
    kind = site.kind.face() if site.kind.up else "unknown"
    again = 4.0 if site.id == journey.at else 0.0
    return KINDS.get(kind, A_DAY) + km / KM_A_DAY + again


def town(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Whoever is wounded rests in town first."""
    hurt = any(member.damage for member in alive(journey_of(g)))
    return remedy(g, ask) or (StayDay() if hurt and purse(journey_of(g)) > 50 * CENTS else Done())


def shop(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Food for the way, then arrows and herbs; wounds are healed where there is money."""
    journey, market = journey_of(g), g.within(Market)
    if BuyCare("fee_for_patching_armor") in ask.options:
        return BuyCare("fee_for_patching_armor")
    wanted = max(0, journey.deadline - journey.day) * len(alive(journey))
    member = market.member(g) if market is not None else None
    if member is not None and journey.rations < wanted:
        meals = [option for option in ask.options if isinstance(option, BuyRations)]
        best = max(meals, key=lambda option: option.count, default=None)
        if best is not None and best.count * CENTS * 3 <= member.character.deli:
            return best
    rich = member is not None and member.character.deli > 100 * CENTS and not _has_herbs(member)
    if market is not None and member is not None and rich and HERBS in market.on_shelf(g, member, "goods"):
        return Browse("goods")
    return Done()


def goods(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Herbs are all that programs look at goods for."""
    return HERBS if HERBS in ask.options else Done()


def _has_herbs(member: Member) -> bool:
    return sum(owned.count for owned in member.character.gear if owned.item == "healing_herbs") >= 2


def approach(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Fight what can be beaten, from ambush if it is likely to come off; else talk, sneak, or come back later."""
    meeting = g.within(Meeting)
    assert meeting is not None
    foes = meeting.band(g).foes
    odds = fight_chance(g, foes) if meeting.band(g).fights < TRIES else 0
    fight = _fight(g, ask, foes)
    if odds >= SAFE:
        return fight
    ways = [option for option in ask.options if isinstance(option, Meet) and option.way in (*TALKS, "sneak")]
    best = max(ways, key=lambda way: _passing(g, way, foes), default=None)
    if best is not None and _passing(g, best, foes) >= 0.5:
        return best
    if meeting.band(g).fights >= TRIES:
        return Meet("back")
    wait = can_wait(g) and worn_out(g, 0.95)
    return fight if odds >= RISKY or (odds >= HOPELESS and not wait) else Meet("back")


def _fight(g: Veridia, ask: Ask, foes: tuple[FoeRef, ...]) -> Option:
    _, pool = worst_sneak(g)
    hidden = Meet("ambush") in ask.options and unnoticed(pool, best_senses(g, foes)) >= 0.6
    return Meet("ambush") if hidden else Meet("attack")


def _passing(g: Veridia, way: Meet, foes: tuple[FoeRef, ...]) -> float:
    """How likely the party gets past without a fight."""
    if way.way == "sneak":
        _, pool = worst_sneak(g)
        return contest_odds(max(0, pool.dice), best_senses(g, foes)).win
    _, pool = best_speaker(g, way.way)
    return at_least(pool, talk_difficulty(g, foes), 1)


def toll(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Pay what is asked, if it is not more than a third of what is there and a fight would be a risk."""
    meeting = g.within(Meeting)
    assert meeting is not None
    cheap = 3 * meeting.toll * CENTS <= purse(journey_of(g))
    risky = fight_chance(g, meeting.band(g).foes) < 90
    return PayThem() if PayThem() in ask.options and cheap and risky else ask.options[-2]


def hazard(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The approach that costs least, in days."""
    obstacle = g.within(Obstacle)
    assert obstacle is not None
    ways = [option for option in ask.options if isinstance(option, TakeWay)]
    return min(ways, key=lambda way: _cost(g, obstacle.hazard, way))


def _cost(g: Veridia, hazard: str, way: TakeWay) -> float:
    card = g.box.hazards[hazard]
    approach, failure = card.approach[way.approach], card.failure
    each = failure.each_damage * POINT + failure.pay_each / 20 + (0.4 if failure.poison else 0)
    once = failure.days + failure.lose_item * 0.5 + failure.no_rest * 0.7 + failure.alarm * 0.2
    there = able_members(g)
    if approach.who == "each":
        failing = [1 - at_least(hazard_pool(g, member, approach), approach.difficulty, 1) for member in there]
        return approach.days + sum(failing) * each + once * max(failing, default=0)
    if approach.who == "one":
        pool = hazard_pool(g, journey_of(g).members[way.member], approach)
        return approach.days + (1 - at_least(pool, approach.difficulty, 1)) * (each * len(there) + once)
    paid = approach.who.partition(":")[2]
    return approach.days + len(there) * int(paid or 0) / 20


def discovery(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Whoever is best at it looks closer; graves are left alone."""
    found = g.within(Find)
    assert found is not None
    card = g.box.discoveries[found.discovery]
    if card.gain.integrity_warning:
        return PassBy()
    tries = [option for option in ask.options if isinstance(option, Explore)]
    members = journey_of(g).members
    return max(tries, key=lambda one: find_pool(g, members[one.member], card.roll).dice if one.member else SUCCESS)


def people(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """What is of use: healing for who needs it, work while there is time; good deeds always."""
    folk = g.within(Folk)
    assert folk is not None
    offer, journey = g.box.people[folk.people].offer, journey_of(g)
    takers = [option for option in ask.options if isinstance(option, Accept)]
    if offer.heal_roll:
        members = journey.members
        return max(takers, key=lambda one: find_pool(g, members[one.member], offer.heal_roll).dice)
    if offer.service:
        hurt = [one for one in takers if one.member and health_left(g, journey.members[one.member]) < 0.6]
        return hurt[0] if hurt else PassBy()
    late = journey.deadline - journey.day < 2 * len(journey.sites)
    return PassBy() if offer.work_days and late else takers[0]


def camp(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Heal with spells, care if one is best at it, look for food where it runs out; else rest."""
    helped = remedy(g, ask)
    if helped is not None:
        return helped
    journey = journey_of(g)
    member = at_work(g)
    assert member is not None
    if DoChore("care") in ask.options and not member.damage:
        dice = {one.id: member_pool(g, one, "intuition", "medicine").dice for one in able_members(g)}
        if dice[member.id] >= 3 and dice[member.id] == max(dice.values()):
            return DoChore("care")
    hungry = journey.rations < 2 * len(alive(journey))
    return DoChore("forage") if hungry and DoChore("forage") in ask.options and not member.damage else DoChore("rest")


def loot(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """What is found on foes is left: it would slow the party down."""
    return TakeLoot()


HABITS: dict[str, Callable[[Veridia, Ask, Chance], Option]] = {
    "veridia.route": route,
    "veridia.town": town,
    "veridia.shop": shop,
    "veridia.goods": goods,
    "veridia.approach": approach,
    "veridia.toll": toll,
    "veridia.hazard": hazard,
    "veridia.discovery": discovery,
    "veridia.people": people,
    "veridia.camp": camp,
    "veridia.loot": loot,
}
