"""What is good to know beside a question of an expedition (specification, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Veridia
from ..things import owned_name
from ..world_records import Gain, Hazard
from .battle import Battle
from .findings import Find, Folk
from .hazards import Obstacle
from .party import in_deli, journey_of, purse
from .visiting import Meeting

if TYPE_CHECKING:
    from ..naming import Naming

from .naming import NONE, at_work, foes_told, offer_kind


def about(g: Veridia, key: str, words: Naming) -> str:
    """What is good to know to answer a question of an expedition; "" for nothing."""
    text, journey = words.text, journey_of(g)
    match key:
        case "route" | "town":
            return state_told(g, words)
        case "approach" | "toll":
            meeting = g.within(Meeting)
            return "" if meeting is None else foes_told(meeting.band(g).foes, words)
        case "hazard":
            obstacle = g.within(Obstacle)
            return "" if obstacle is None else hazard_told(g.box.hazards[obstacle.hazard], words)
        case "discovery":
            found = g.within(Find)
            return "" if found is None else discovery_told(g, found.discovery, words)
        case "people":
            folk = g.within(Folk)
            return "" if folk is None else people_told(g, folk.people, words)
        case "loot":
            battle = g.within(Battle)
            return "" if battle is None or not battle.found else owned_name(battle.found[0], g.box, text)
        case "shop" | "goods":
            member = at_work(g)
            return "" if member is None else text.say("veridia-purse", deli=in_deli(member.character.deli))
        case "train":
            member = at_work(g)
            return "" if member is None else text.say("veridia-experience", n=member.character.experience)
        case "again":
            return text.say("veridia-score", n=journey.score)
    return ""


def state_told(g: Veridia, words: Naming) -> str:
    """The day, the last day in time, food and money."""
    journey = journey_of(g)
    return words.text.say(
        "veridia-journey",
        day=journey.day - journey.began + 1,
        deadline=journey.deadline - journey.began,
        rations=journey.rations,
        deli=in_deli(purse(journey)),
    )


def hazard_told(hazard: Hazard, words: Naming) -> str:
    """A hazard and what failing costs."""
    cost, say = hazard.failure, words.text.say
    told = [
        say("veridia-risk-damage", n=cost.each_damage, kind=cost.type) if cost.each_damage else "",
        say("veridia-risk-days", days=_days(cost.days, words)) if cost.days else "",
        say("veridia-risk-item") if cost.lose_item else "",
        say("veridia-risk-pay", n=cost.pay_each) if cost.pay_each else "",
        say("veridia-risk-poison", n=-cost.poison.amount) if cost.poison is not None else "",
        say("veridia-risk-rest") if cost.no_rest else "",
        say("veridia-risk-alarm") if cost.alarm else "",
    ]
    risks = words.text.listed([one for one in told if one])
    return say("veridia-hazard", name=hazard.name.in_(words.locale), risks=risks)


def _days(days: float, words: Naming) -> str:
    return words.text.say("veridia-days", halves=round(2 * days))


def discovery_told(g: Veridia, id: str, words: Naming) -> str:
    """A discovery and what may be won."""
    card = g.box.discoveries[id]
    return words.text.say("veridia-found", name=card.name.in_(words.locale), gain=gain_told(card.gain, words))


def gain_told(gain: Gain, words: Naming) -> str:
    """What a discovery may bring."""
    say = words.text.say
    told = [
        say("veridia-gain-money") if gain.deli else "",
        say("veridia-gain-item", item=words.inside(gain.item)) if gain.item and gain.item != "sigil_random" else "",
        say("veridia-gain-sigil") if gain.item == "sigil_random" else "",
        say("veridia-gain-weapon") if gain.gear else "",
        say("veridia-gain-rumours") if gain.reveal_nodes else "",
        say("veridia-gain-points", n=gain.pool_points) if gain.pool_points else "",
        say("veridia-gain-health", n=gain.heal_lowest) if gain.heal_lowest else "",
        say("veridia-gain-treasure", n=gain.sell) if gain.sell else "",
        say("veridia-gain-food") if gain.rations else "",
        say("veridia-gain-wrong") if gain.integrity_warning else "",
    ]
    return words.text.listed([one for one in told if one])


def people_told(g: Veridia, id: str, words: Naming) -> str:
    """People on the way and what they offer or ask."""
    card = g.box.people[id]
    offer = card.offer
    return words.text.say(
        "veridia-people",
        name=card.name.in_(words.locale),
        offer=offer_kind(offer),
        days=_days(offer.work_days or offer.quest_days, words) if offer.work_days or offer.quest_days else NONE,
        deli=offer.deli or offer.wage,
    )
