"""An expedition in words: the arguments of the messages of answers and events (specification 5, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import Value

from ..characters import Owned
from ..odds import contest_odds
from ..shopping import buying_price
from ..state import Veridia
from ..things import owned_name
from ..world_records import Approach
from . import choices, events
from .camp import curable
from .charting import ways_from_here
from .findings import Find, Folk, find_pool
from .hazards import Obstacle, hazard_pool, toll_of
from .hiring import HELP, wage_of
from .market import Market, asking
from .party import able_members, in_deli, journey_of, member_pool, profile_of
from .state import Entry, Member
from .visiting import FREELY, RUMOUR, Meeting, best_senses, best_speaker, talk_difficulty, worst_sneak

if TYPE_CHECKING:
    from ..naming import Naming

from .naming import (
    NONE,
    at_least,
    at_work,
    cause_told,
    fight_chance,
    foes_told,
    letter_of,
    offer_kind,
    percent,
    pool_told,
    region_told,
    site_told,
    unnoticed,
)

# -- answers -----------------------------------------------------------------------------------------------------------


def of_choice(g: Veridia, choice: Option, words: Naming) -> dict[str, Value]:
    """The arguments of the message of an answer, besides those that its fields give."""
    match choice:
        case choices.GoTo(site=site):
            km = next((road.km for road in ways_from_here(journey_of(g)) if road.to == site), 0)
            return {"site": site_told(g, site, words), "km": km}
        case choices.Cure(member=healer, patient=patient):
            return _cure_told(g, healer, patient, words)
        case choices.ApplyHerbs(patient=patient):
            return {"patient": words.unit(g, patient)}
        case choices.Meet(way=way):
            return {"details": _way_told(g, way, words)}
        case choices.PayThem():
            meeting = g.within(Meeting)
            return {"n": meeting.toll if meeting is not None else 0}
        case choices.TakeWay():
            return _approach_told(g, choice, words)
        case choices.Explore(member=member):
            return {"details": _closer_told(g, member, words), "member": words.unit(g, member) if member else NONE}
        case choices.Accept(member=member):
            return _accept_told(g, member, words)
        case choices.DoChore(what=what):
            return {"what": words.thing(what) if what else NONE, "details": _chore_told(g, choice, words)}
        case choices.TakeLoot(member=member) | choices.GiveMoney(member=member):
            member_told = words.unit(g, member) if member else NONE
            return {"member": member_told}
    return _of_deal(g, choice, words)


def _of_deal(g: Veridia, choice: Option, words: Naming) -> dict[str, Value]:
    """What can be bought and sold."""
    market, member = g.within(Market), at_work(g)
    net = market.net if market is not None else 0
    match choice:
        case choices.BuyThing(item=item, count=count):
            price = in_deli(buying_price(item, g.box, net) * count)
            return {"item": owned_name(Owned(item, count), g.box, words.text), "price": price}
        case choices.SellThing(place=place) if member is not None and place < len(member.character.gear):
            owned = member.character.gear[place]
            one = Owned(owned.item, 1, owned.wear, owned.quality, owned.change, owned.patched)
            return {"item": owned_name(one, g.box, words.text), "price": in_deli(asking(g, owned, net))}
        case choices.SellThing():
            return {"item": NONE, "price": "0"}
        case choices.Haggle() if member is not None:
            pool = member_pool(g, member, "persuasion", "trade")
            return {"details": words.text.say("veridia-dice", n=max(0, pool.dice))}
        case choices.AskAround() if member is not None:
            return {"details": pool_told(words, member_pool(g, member, "charisma", "savoir_faire"))}
        case choices.Haggle() | choices.AskAround():
            return {"details": NONE}
        case choices.HireHelp(wage=wage):
            name = words.thing(HELP[wage].partition(":")[2]) if wage in HELP else wage
            return {"name": name, "price": in_deli(wage_of(g, wage)) if wage in HELP else "0"}
    return {}


def _cure_told(g: Veridia, healer: str, patient: str, words: Naming) -> dict[str, Value]:
    journey = journey_of(g)
    if healer not in journey.members or patient not in journey.members:
        return {"member": words.unit(g, healer), "patient": words.unit(g, patient), "n": 0, "details": NONE}
    one, other = journey.members[healer], journey.members[patient]
    return {
        "member": words.unit(g, healer),
        "patient": words.unit(g, patient),
        "n": curable(profile_of(g, other).levels, other.damage),
        "details": pool_told(words, member_pool(g, one, "intuition", "arcana")),
    }


def _way_told(g: Veridia, way: choices.Way, words: Naming) -> str:
    """The odds of a way to meet foes; "none" where nothing is rolled."""
    meeting, text = g.within(Meeting), words.text
    if meeting is None or way == "back" or not able_members(g):
        return NONE
    foes = meeting.band(g).foes
    if way == "attack":
        return text.say("veridia-estimate", percent=fight_chance(g, foes))
    if way in ("ambush", "sneak"):
        worst, pool = worst_sneak(g)
        senses = best_senses(g, foes)
        likely = unnoticed(pool, senses) if way == "ambush" else contest_odds(max(0, pool.dice), senses).win
        who = words.unit(g, worst.id)
        return text.say(f"veridia-way-{way}", who=who, n=max(0, pool.dice), senses=senses, percent=percent(likely))
    speaker, pool = best_speaker(g, way)
    hard = talk_difficulty(g, foes)
    return text.say(
        "veridia-way-talk",
        who=words.unit(g, speaker.id),
        n=max(0, pool.dice),
        difficulty=hard,
        toll=percent(at_least(pool, hard, 1) - at_least(pool, hard, FREELY)),
        free=percent(at_least(pool, hard, FREELY)),
        rumour=percent(at_least(pool, hard, RUMOUR)),
    )


def _approach_told(g: Veridia, choice: choices.TakeWay, words: Naming) -> dict[str, Value]:
    """An approach to a hazard: what it is, who rolls, how likely it comes off."""
    obstacle, text = g.within(Obstacle), words.text
    if obstacle is None:
        return {"what": NONE, "member": words.unit(g, choice.member) if choice.member else NONE, "details": NONE}
    ways = g.box.hazards[obstacle.hazard].approach
    approach = ways[min(choice.approach, len(ways) - 1)]
    what = approach.text.in_(words.locale)
    member = journey_of(g).members.get(choice.member)
    if approach.who == "one" and member is not None:
        pool = hazard_pool(g, member, approach)
        return {
            "what": what,
            "member": words.unit(g, member.id),
            "details": pool_told(words, pool, approach.difficulty),
        }
    if approach.who == "each":
        told = [_each_told(g, one, approach, words) for one in able_members(g)]
        return {"what": what, "member": NONE, "details": ", ".join(told) or NONE}
    price = toll_of(g, approach)
    return {"what": what, "member": NONE, "details": text.say("veridia-safe") if price is None else NONE}


def _each_told(g: Veridia, member: Member, approach: Approach, words: Naming) -> str:
    pool = hazard_pool(g, member, approach)
    likely = percent(at_least(pool, approach.difficulty, 1))
    return words.text.say("veridia-each", who=words.unit(g, member.id), percent=likely)


def _closer_told(g: Veridia, member: str, words: Naming) -> str:
    found, who = g.within(Find), journey_of(g).members.get(member)
    if found is None or who is None:
        return NONE
    roll = g.box.discoveries[found.discovery].roll
    return pool_told(words, find_pool(g, who, roll)) if roll else NONE


def _accept_told(g: Veridia, member: str, words: Naming) -> dict[str, Value]:
    """What people offer, and to whom."""
    folk = g.within(Folk)
    who = words.unit(g, member) if member else NONE
    if folk is None:
        return {"member": who, "offer": "other", "details": NONE}
    offer = g.box.people[folk.people].offer
    kind = offer_kind(offer)
    roller = journey_of(g).members.get(member)
    details = NONE
    if kind == "heal" and roller is not None:
        details = pool_told(words, find_pool(g, roller, offer.heal_roll))
    if kind == "service" and not member:
        kind = "shop"
    return {"member": who, "offer": kind, "details": details}


def _chore_told(g: Veridia, choice: choices.DoChore, words: Naming) -> str:
    """The odds of work on a day of rest."""
    member = at_work(g)
    if member is None:
        return NONE
    match choice.chore:
        case "care":
            return pool_told(words, member_pool(g, member, "intuition", "medicine"))
        case "forage":
            return pool_told(words, member_pool(g, member, "perception", "survival"))
    return NONE


# -- events ------------------------------------------------------------------------------------------------------------


def of_event(g: Veridia, event: Event, words: Naming) -> dict[str, Value]:
    """The arguments of the message of an event, besides those that its fields give."""
    member = getattr(event, "member", None)
    who: dict[str, Value] = {"member": words.unit(g, member) if member else NONE} if isinstance(member, str) else {}
    return who | _of_event(g, event, words)


def _of_event(g: Veridia, event: Event, words: Naming) -> dict[str, Value]:
    match event:
        case events.ExpeditionBegan(region=region):
            return {"region": region_told(g, region, words)}
        case events.LairCleared(region=region):
            return {"region": region_told(g, region, words)}
        case events.SetOff(site=site, kind=kind) | events.PlaceEntered(site=site, kind=kind):
            return {"site": words.text.say("veridia-site", letter=letter_of(site), kind=kind)}
        case events.KindRevealed(site=site, kind=kind):
            return {"site": words.text.say("veridia-site", letter=letter_of(site), kind=kind)}
        case events.FoesMet(foes=foes):
            return {"foes": foes_told(foes, words)}
        case events.JourneyRoll():
            return _roll_told(g, event, words)
        case events.HazardMet(hazard=hazard):
            return {"hazard": g.box.hazards[hazard].name.in_(words.locale)}
        case events.HazardResolved(hazard=hazard, failed=failed):
            return {"hazard": g.box.hazards[hazard].name.in_(words.locale), "failed": words.units(g, failed)}
        case events.DiscoveryMade(discovery=discovery):
            return {"discovery": g.box.discoveries[discovery].name.in_(words.locale)}
        case events.PeopleMet(people=people) | events.OfferTaken(people=people):
            return {"people": g.box.people[people].name.in_(words.locale)}
        case events.MoneyChanged(amount=amount, left=left, why=why):
            sign = "less" if amount < 0 else "more"
            return {
                "amount": in_deli(abs(amount)),
                "left": in_deli(left),
                "sign": sign,
                "why": cause_told(g, why, words),
            }
        case events.ThingGained(item=item, count=count):
            return {"item": owned_name(Owned(item, count), g.box, words.text)}
        case events.MemberHurt(source=source) | events.MemberHealed(source=source) | events.MemberDied(source=source):
            return {"source": cause_told(g, source, words)}
        case events.Hired(ref=ref) | events.HirelingLeft(ref=ref):
            return {"name": words.thing(ref.partition(":")[2])}
        case events.Advanced(step=step):
            learnt = str(getattr(step, "id", "") or getattr(step, "trait", ""))
            return {"step": words.inside(learnt.partition(":")[0])}
        case events.TimeLost(halves=halves):
            return {"days": words.text.say("veridia-days", halves=halves)}
        case events.ChoreDone(what=what):
            return {"what": words.thing(what) if what else NONE}
    return {}


def _roll_told(g: Veridia, event: events.JourneyRoll, words: Naming) -> dict[str, Value]:
    purpose = " + ".join([words.inside(id) for id in event.purpose.split("+")])
    return {
        "member": words.unit(g, event.member) if event.member else NONE,
        "purpose": purpose,
        "faces": words.faces(event.rolled),
        "result": words.result(event.rolled),
        "parts": words.parts(event.dice),
    }


def entry_told(g: Veridia, entry: Entry, words: Naming) -> str:
    """A line of the journal."""
    match entry.kind:
        case "fight" | "lair" | "night":
            region, _, theme = entry.what.partition(":")
            what = g.box.regions[region].theme[int(theme)].name.in_(words.locale)
        case "hazard":
            what = g.box.hazards[entry.what].name.in_(words.locale)
        case "discovery":
            what = g.box.discoveries[entry.what].name.in_(words.locale)
        case "people":
            what = g.box.people[entry.what].name.in_(words.locale)
        case _:
            what = entry.what
    return words.text.say("veridia-entry", day=entry.day, kind=entry.kind, what=what, how=entry.how)
