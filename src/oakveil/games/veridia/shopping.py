"""Buying, selling, bargaining, services, hired people, the cost of living (specification 3.6, 3.15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Broken
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from .box import Box
from .calendar import DAYS_IN_WEEK
from .characters import Character, Owned
from .outfitting import CENTS, price, sold_as
from .pools import Pool, Wanted, pool_of
from .profile import Profile
from .quality import stage, worth
from .records import Rarity

Settlement = Literal["hamlet", "village", "town", "city", "capital"]
AVAILABLE: dict[Settlement, dict[Rarity, int]] = {
    "hamlet": {"common": 60},
    "village": {"common": 100},
    "town": {"common": 100, "uncommon": 50},
    "city": {"common": 100, "uncommon": 100, "rare": 25},
    "capital": {"common": 100, "uncommon": 100, "rare": 60},
}
"""How likely a thing is to be had, in parts of a hundred (VER-MONEY-04)."""
SELLING, SELLING_BAD = 50, 25
"""What a thing brings, in parts of a hundred of its price; damaged or inferior (VER-MONEY-03)."""
TRADER_POOL = 4
STEP, MOST_MOVED = 5, 25
"""By how much a success of bargaining moves a price, and by how much it moves at most, in parts of a hundred."""
RATION = 1
"""A day's food on the road, in deli [house] (VER-CAL-03)."""


class Stock(msgspec.Struct, frozen=True):
    """What a place has for sale in a week, drawn once (VER-MONEY-04)."""

    place: str
    week: int
    items: frozenset[str]


class Hired(msgspec.Struct, frozen=True):
    """Somebody hired: the wage by its id, the day of hiring, and the day on which the next wage is due."""

    wage: str
    since: int
    due: int


@rule("VER-MONEY-04")
def likelihood(item: str, settlement: Settlement, box: Box) -> int:
    """How likely an item is to be had in a settlement, in parts of a hundred.

    A thing of variable rarity counts as uncommon; a building stands where it stands and is always to be had.
    """
    rarity = box.items[sold_as(item, box)].rarity
    if rarity == "none":
        return 100
    return AVAILABLE[settlement].get("uncommon" if rarity == "variable" else rarity, 0)


@rule("VER-MONEY-04")
def draw_stock(place: str, settlement: Settlement, day: int, box: Box, chance: Chance) -> Stock:
    """What a place has for sale in the week of a day: each item is drawn once for the place and the week."""
    there = [
        item
        for item in box.items
        if (likely := likelihood(item, settlement, box)) == 100
        or (likely and chance.below(100, "veridia.stock") < likely)
    ]
    return Stock(place, day // DAYS_IN_WEEK, frozenset(there))


@rule("VER-MONEY-04")
def still_counts(stock: Stock, place: str, day: int) -> bool:
    """Whether a stock is that of a place on a day."""
    return stock.place == place and stock.week == day // DAYS_IN_WEEK


@rule("VER-MONEY-03")
def bargaining(profile: Profile) -> Pool:
    """The roll of whoever bargains, against the four dice of the trader."""
    return pool_of(profile, Wanted("skill", "persuasion", "trade"), profile.modifiers)


@rule("VER-MONEY-03")
def moved(net: int) -> int:
    """By how much bargaining moves a price in favour of a character, in parts of a hundred.

    `net`: successes left to the character, or, below nothing, to the trader.
    """
    return max(-MOST_MOVED, min(MOST_MOVED, STEP * net))


@rule("VER-MONEY-03")
def buying_price(item: str, box: Box, net: int = 0) -> int:
    """What one thing of common quality costs, in hundredths of deli."""
    return round(price(item, box) * (100 - moved(net)))


@rule("VER-MONEY-03", "VER-ITEM-01")
def selling_price(owned: Owned, box: Box, net: int = 0) -> int:
    """What one of a thing brings, in hundredths of deli: half its price, a quarter if it is damaged or inferior."""
    bad = owned.quality == "inferior" or stage(owned) != "new"
    value = price(owned.item, box) if bad else worth(owned, box)
    return round(value * ((SELLING_BAD if bad else SELLING) + moved(net)))


@rule("VER-MONEY-01", "VER-NEW-03", "VER-VAL-12")
def buy(character: Character, item: str, count: int, stock: Stock, box: Box, net: int = 0) -> Character | Broken:
    """A character after a purchase, or why there is none."""
    if sold_as(item, box) not in stock.items:
        return Broken("VER-MONEY-04", "veridia-shop-none", {"item": item})
    return _paid(character, buying_price(item, box, net) * count, Owned(item, count))


def _paid(character: Character, sum: int, gained: Owned | None = None) -> Character | Broken:
    """A character after paying so many hundredths, with what it gains; nobody buys on credit."""
    if sum > max(0, character.deli):
        return Broken("VER-VAL-12", "veridia-val-money", {"short": -(-(sum - character.deli) // CENTS)})
    gear = character.gear if gained is None else added(character.gear, gained)
    return replace(character, deli=character.deli - sum, gear=gear)


def added(gear: tuple[Owned, ...], gained: Owned) -> tuple[Owned, ...]:
    """Gear with something more: beside what is just the same, or at the end."""
    for place, owned in enumerate(gear):
        if replace(owned, count=1) == replace(gained, count=1):
            more = replace(owned, count=owned.count + gained.count)
            return (*gear[:place], more, *gear[place + 1 :])
    return (*gear, gained)


@rule("VER-MONEY-03")
def sell(character: Character, place: int, count: int, box: Box, net: int = 0) -> Character:
    """A character after selling so many of the thing at this place of its gear. Raises ValueError if it has fewer."""
    owned = character.gear[place]
    if not 1 <= count <= owned.count:
        raise ValueError(f"there are {owned.count} of {owned.item}")
    left = (replace(owned, count=owned.count - count),) if count < owned.count else ()
    gear = (*character.gear[:place], *left, *character.gear[place + 1 :])
    return replace(character, deli=character.deli + selling_price(owned, box, net) * count, gear=gear)


@rule("VER-CAL-04", "VER-ITEM-04", "VER-QUIRK-19", "VER-WEAR-03")
def service_price(service: str, box: Box, value: float = 0) -> int:
    """What a service costs, in hundredths; `value` in deli is that of the thing it is done to, where that counts."""
    card = box.services[service]
    if not card.formula:
        return round(card.price_min * CENTS)
    _, _, share = card.formula.partition("/")
    return round(value * CENTS / int(share))


@rule("VER-CAL-04")
def use_service(character: Character, service: str, box: Box, value: float = 0) -> Character | Broken:
    """A character after paying for a service, or why it is not served."""
    return _paid(character, service_price(service, box, value))


@rule("VER-CAL-04", "VER-MONEY-02")
def hire(wage: str, day: int, box: Box) -> Hired:
    """Somebody is hired; the first wage is due at once. Raises KeyError for a wage that is not listed."""
    return Hired(box.wages[wage].id, day, day)


@rule("VER-CAL-04", "VER-MONEY-02")
def wage_due(hired: Hired, day: int, box: Box) -> int:
    """The wages due on a day, in hundredths: each at the start of its day or week."""
    return round(box.wages[hired.wage].pay_min * CENTS) * _periods_due(hired, day, box)


def _period(hired: Hired, box: Box) -> int:
    """For how many days a wage is."""
    return 1 if box.wages[hired.wage].per == "day" else DAYS_IN_WEEK


def _periods_due(hired: Hired, day: int, box: Box) -> int:
    """How many wages are due: those of all the days or weeks that have begun."""
    return max(0, (day - hired.due) // _period(hired, box) + 1)


@rule("VER-CAL-04")
def pay_wage(character: Character, hired: Hired, day: int, box: Box) -> tuple[Character, Hired] | Broken:
    """The employer pays what is due; then nothing is until the next day or week."""
    paid = _paid(character, wage_due(hired, day, box))
    if isinstance(paid, Broken):
        return paid
    return paid, replace(hired, due=hired.due + _periods_due(hired, day, box) * _period(hired, box))


@rule("VER-CAL-04")
def leaves(hired: Hired, day: int, box: Box) -> bool:
    """Whether somebody who was not paid for a whole period has left."""
    return day >= hired.due + _period(hired, box)


@rule("VER-CAL-03", "VER-MONEY-02")
def cost_of_living(box: Box, on_the_road: bool = False, benefits: Iterable[str] = ()) -> int:
    """What a day costs a person, in hundredths: food, and in towns a bed; what an employer gives costs nothing."""
    free = set(benefits)
    meal = RATION * CENTS if on_the_road else round(box.items["meal_peasant"].price_min * CENTS)
    food = 0 if "food" in free else meal
    bed = 0 if on_the_road or "lodging" in free else service_price("night_at_an_inn", box)
    return food + bed


@rule("VER-CAL-03")
def foraging(profile: Profile) -> Pool:
    """The roll of whoever looks for food on the road: each success feeds one person for a day."""
    return pool_of(profile, Wanted("skill", "perception", "survival"), profile.modifiers)
