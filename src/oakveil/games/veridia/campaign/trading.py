"""Markets of a campaign: stock, prices, bargaining, services, hired people (VER-GM-12)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..calendar import DAYS_IN_WEEK
from ..characters import Character, Owned
from ..dice import contest, judge, roll
from ..outfitting import CENTS, sold_as
from ..pools import Pool
from ..shopping import (
    TRADER_POOL,
    added,
    bargaining,
    buying_price,
    draw_stock,
    hire,
    pay_wage,
    sell,
    selling_price,
    service_price,
    still_counts,
    use_service,
)
from ..state import Veridia
from .deeds import deed
from .evening_choices import CloseShop, FixStock, OpenShop
from .events import ShopClosed, ShopOpened, StockFixed, Traded
from .people import burdens, change, folk_of, not_own, person_of, profile_of
from .player_choices import Bargain, Engage, Offer, Order, Purchased
from .present import campaign_of
from .records import MASTER, Employed, Person, Shop
from .rolling import tell_roll

MOST_PLACES, MOST_HIRED = 40, 40


def shop_of(g: Veridia) -> Shop:
    shop = campaign_of(g).shop
    assert shop is not None, "no market is open"
    return shop


def _closed(g: Veridia) -> Broken | None:
    return None if campaign_of(g).shop is not None else Broken("VER-GM-12", "veridia-gm-no-shop")


def _already(g: Veridia, seat: Seat, wish: OpenShop) -> Broken | None:
    return Broken("VER-GM-12", "veridia-gm-shop-open") if campaign_of(g).shop is not None else None


@deed(OpenShop, "master", _already)
@rule("VER-GM-12", "VER-MONEY-04")
def open_shop(g: Veridia, seat: Seat, wish: OpenShop) -> None:
    """A market opens with what is there this week: drawn once for a place and a week."""
    campaign = campaign_of(g)
    known = campaign.stocks.get(wish.place)
    if known is None or not still_counts(known, wish.place, campaign.day):
        known = draw_stock(wish.place, wish.settlement, campaign.day, g.box, g.chance)
    recent = {place: old for place, old in campaign.stocks.items() if old.week >= campaign.day // DAYS_IN_WEEK}
    campaign.stocks = {**dict([*recent.items()][-MOST_PLACES:]), wish.place: known}
    campaign.shop = Shop(wish.settlement, known)
    g.tell(ShopOpened, wish.place, wish.settlement, len(known.items))


def _strange_item(g: Veridia, seat: Seat, wish: FixStock) -> Broken | None:
    if sold_as(wish.item, g.box) not in g.box.items:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": wish.item})
    return _closed(g)


@deed(FixStock, "master", _strange_item)
@rule("VER-GM-12")
def fix_stock(g: Veridia, seat: Seat, wish: FixStock) -> None:
    """The master fixes what is there and what it costs, for this place and week."""
    campaign, shop, item = campaign_of(g), shop_of(g), sold_as(wish.item, g.box)
    items = shop.stock.items | {item} if wish.there else shop.stock.items - {item}
    stock = replace(shop.stock, items=items)
    prices = {id: price for id, price in shop.prices.items() if id != item}
    if wish.price is not None:
        prices[item] = round(wish.price * CENTS)
    campaign.shop = replace(shop, stock=stock, prices=prices)
    campaign.stocks[stock.place] = stock
    g.tell(StockFixed, item, wish.there, prices.get(item, buying_price(item, g.box)))


@deed(CloseShop, "master", lambda g, seat, wish: _closed(g))
@rule("VER-GM-12")
def close_shop(g: Veridia, seat: Seat, wish: CloseShop) -> None:
    place = shop_of(g).stock.place
    campaign_of(g).shop = None
    g.tell(ShopClosed, place)


@rule("VER-GM-12", "VER-MONEY-03")
def price_for(g: Veridia, person: Person, item: str) -> int:
    """What a thing costs somebody, in hundredths: as the master fixed it, or as listed and bargained."""
    shop = shop_of(g)
    fixed = shop.prices.get(sold_as(item, g.box))
    return fixed if fixed is not None else buying_price(item, g.box, shop.bargained.get(person.id, 0))


def after_purchase(g: Veridia, person: Person, wish: Purchased) -> Character | Broken:
    """A person's character after a purchase, or why there is none."""
    character, item = folk_of(person).character, sold_as(wish.item, g.box)
    if item not in shop_of(g).stock.items:
        return Broken("VER-MONEY-04", "veridia-shop-none", {"item": wish.item})
    cost = price_for(g, person, wish.item) * wish.count
    if cost > max(0, character.deli):
        return Broken("VER-VAL-12", "veridia-val-money", {"short": -(-(cost - character.deli) // CENTS)})
    gear = added(character.gear, Owned(wish.item, wish.count))
    return replace(character, deli=character.deli - cost, gear=gear)


def _cannot_buy(g: Veridia, seat: Seat, wish: Purchased) -> Broken | None:
    broken = _closed(g) or not_own(g, seat, wish.person)
    if broken is not None:
        return broken
    if sold_as(wish.item, g.box) not in g.box.items:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": wish.item})
    after = after_purchase(g, person_of(g, wish.person), wish)
    return after if isinstance(after, Broken) else None


@deed(Purchased, "anybody", _cannot_buy)
@rule("VER-GM-12", "VER-MONEY-01")
def purchase(g: Veridia, seat: Seat, wish: Purchased) -> None:
    person = person_of(g, wish.person)
    cost = price_for(g, person, wish.item) * wish.count
    after = after_purchase(g, person, wish)
    assert isinstance(after, Character)
    change(g, person, after)
    _tell(g, person, "bought", wish.item, wish.count, cost)


def _tell(g: Veridia, person: Person, what: str, item: str, count: int, deli: int) -> None:
    seats = tuple(sorted({MASTER, person.seat}))
    g.tell(Traded, person.id, person.name, what, item, count, deli, seats=seats)  # type: ignore[arg-type]  # one of those words


def _cannot_sell(g: Veridia, seat: Seat, wish: Offer) -> Broken | None:
    broken = _closed(g) or not_own(g, seat, wish.person)
    if broken is not None:
        return broken
    gear = folk_of(person_of(g, wish.person)).character.gear
    if wish.place >= len(gear) or wish.count > gear[wish.place].count:
        return Broken("VER-MONEY-03", "veridia-gm-not-owned")
    if sold_as(gear[wish.place].item, g.box) not in g.box.items:
        return Broken("VER-MONEY-03", "veridia-gm-not-sold")
    return None


@deed(Offer, "anybody", _cannot_sell)
@rule("VER-GM-12", "VER-MONEY-03")
def offer(g: Veridia, seat: Seat, wish: Offer) -> None:
    person = person_of(g, wish.person)
    character, net = folk_of(person).character, shop_of(g).bargained.get(wish.person, 0)
    owned = character.gear[wish.place]
    earned = selling_price(owned, g.box, net) * wish.count
    change(g, person, sell(character, wish.place, wish.count, g.box, net))
    _tell(g, person, "sold", owned.item, wish.count, -earned)


def _has_bargained(g: Veridia, seat: Seat, wish: Bargain) -> Broken | None:
    broken = _closed(g) or not_own(g, seat, wish.person)
    if broken is None and wish.person in shop_of(g).bargained:
        return Broken("VER-MONEY-03", "veridia-gm-bargained")
    return broken


@deed(Bargain, "anybody", _has_bargained)
@rule("VER-GM-12", "VER-MONEY-03")
def bargain(g: Veridia, seat: Seat, wish: Bargain) -> None:
    """Persuasion and trade against the trader's four dice: once for each person and market."""
    person, shop = person_of(g, wish.person), shop_of(g)
    pool = bargaining(profile_of(g, person)).plus(*burdens(g, person, physical=False))
    mine = judge(roll(pool.dice, g.chance, "veridia.roll.bargain"), pool.difficulty, pool.automatic)
    theirs = judge(roll(TRADER_POOL, g.chance, "veridia.roll.opposition"))
    rolled, other = contest(mine, theirs)
    net = rolled.successes - other.successes
    campaign_of(g).shop = replace(shop, bargained={**shop.bargained, person.id: net})
    shown = Pool(pool.parts, pool.difficulties)
    tell_roll(g, person.seat, "open", (person.id, person.name), "", rolled, mine, shown, other)


def _cannot_order(g: Veridia, seat: Seat, wish: Order) -> Broken | None:
    broken = _closed(g) or not_own(g, seat, wish.person)
    if broken is not None:
        return broken
    if wish.service not in g.box.services:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": wish.service})
    after = use_service(folk_of(person_of(g, wish.person)).character, wish.service, g.box, wish.value)
    return after if isinstance(after, Broken) else None


@deed(Order, "anybody", _cannot_order)
@rule("VER-GM-12", "VER-CAL-04")
def order(g: Veridia, seat: Seat, wish: Order) -> None:
    person = person_of(g, wish.person)
    after = use_service(folk_of(person).character, wish.service, g.box, wish.value)
    assert isinstance(after, Character)
    change(g, person, after)
    _tell(g, person, "served", wish.service, 1, service_price(wish.service, g.box, wish.value))


def _cannot_engage(g: Veridia, seat: Seat, wish: Engage) -> Broken | None:
    broken = _closed(g) or not_own(g, seat, wish.person)
    if broken is not None:
        return broken
    if wish.wage not in g.box.wages:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": wish.wage})
    if len(campaign_of(g).employed) >= MOST_HIRED:
        return Broken("VER-CAL-04", "veridia-gm-full", {"most": MOST_HIRED})
    day, character = campaign_of(g).day, folk_of(person_of(g, wish.person)).character
    after = pay_wage(character, hire(wish.wage, day, g.box), day, g.box)
    return after if isinstance(after, Broken) else None


@deed(Engage, "anybody", _cannot_engage)
@rule("VER-GM-12", "VER-CAL-04")
def engage(g: Veridia, seat: Seat, wish: Engage) -> None:
    campaign, person = campaign_of(g), person_of(g, wish.person)
    character = folk_of(person).character
    after = pay_wage(character, hire(wish.wage, campaign.day, g.box), campaign.day, g.box)
    assert not isinstance(after, Broken)
    paid, hired = after
    change(g, person, paid)
    campaign.employed = (*campaign.employed, Employed(person.id, hired))
    _tell(g, person, "hired", wish.wage, 1, character.deli - paid.deli)
