"""Consumables: buying them, handing them over, discarding them (specification 3.6)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.rulebook import rule

from ..choices import BuyItem, GiveItem
from ..events import Bought, ItemGained, ItemMoved, ItemSpent
from ..state import CardId, Hero, HeroId, Veiel
from .sheet import adjust, free_slots, maxima
from .smith import change_purse, without

BUY, GIVE = cache(BuyItem), cache(GiveItem)


@rule("VEIEL-ALCH-01", "VEIEL-ALCH-02", "VEIEL-ALCH-03", "VEIEL-ALCH-04", "VEIEL-ALCH-05")
def purchases(g: Veiel) -> list[BuyItem]:
    """What the team can pay and a standing hero has a free slot for."""
    state, price = g.state, g.box.price
    wanted = [item for item, left in state.alchemist.items() if left and price[item] <= state.crystals]
    if not wanted:
        return []
    takers = [hero.id for hero in state.heroes if hero.vit > 0 and free_slots(g, hero) > 0]
    return [BUY(item, hero) for item in wanted for hero in takers]


@rule("VEIEL-ALCH-02", "VEIEL-ALCH-03", "VEIEL-SHEET-07")
def buy(g: Veiel, item: CardId, hero: HeroId) -> None:
    """A consumable goes into a slot of a hero for its printed price."""
    state, price = g.state, g.box.price[item]
    taker = g.hero(hero)
    before = maxima(g, taker)
    change_purse(g, -price)
    state.alchemist[item] -= 1
    taker.items += (item,)
    adjust(g, taker, before)
    g.tell(Bought, item, hero, price)
    g.tell(ItemGained, hero, item)


@rule("VEIEL-ALCH-05", "VEIEL-ALCH-07", "VEIEL-EQUIP-03")
def gifts(g: Veiel, hero: Hero, others: list[Hero]) -> list[GiveItem]:
    """The consumables that a hero can hand over: into a free slot, or for another one where all slots are full.

    Ruling (VEIEL-ALCH-07): who gives decides what comes back.
    """
    options: list[GiveItem] = []
    items = dict.fromkeys(hero.items)
    for other in others if items else ():
        if other.id == hero.id:
            continue
        if free_slots(g, other) > 0:
            options += [GIVE(hero.id, item, other.id) for item in items]
        else:
            backs = dict.fromkeys(other.items)
            options += [GIVE(hero.id, item, other.id, back) for item in items for back in backs if back != item]
    return options


@rule("VEIEL-ALCH-07")
def swaps(g: Veiel) -> list[GiveItem]:
    """Everything that standing heroes can hand over or swap among themselves."""
    standing = g.standing()
    return [give for hero in standing for give in gifts(g, hero, standing)]


@rule("VEIEL-ALCH-07", "VEIEL-SHEET-07")
def hand_over(g: Veiel, give: GiveItem) -> None:
    """A consumable changes hands, and what comes back for it."""
    giver, taker = g.hero(give.hero), g.hero(give.to)
    before = maxima(g, giver), maxima(g, taker)
    giver.items = without(giver.items, give.item)
    if give.back is not None:
        taker.items = without(taker.items, give.back)
        giver.items += (give.back,)
    taker.items += (give.item,)
    for hero, gauges in zip((giver, taker), before, strict=True):
        adjust(g, hero, gauges)
    g.tell(ItemMoved, giver.id, give.item, taker.id)
    if give.back is not None:
        g.tell(ItemMoved, taker.id, give.back, giver.id)


@rule("VEIEL-ALCH-05", "VEIEL-ALCH-06", "VEIEL-ITEM-02", "VEIEL-SHEET-07")
def spend_item(g: Veiel, hero: Hero, item: CardId, lost: bool = False) -> None:
    """A consumable goes to the alchemist discard. `lost`: it was not used; only then one of unlimited use goes, too."""
    if g.box.items[item].unlimited and not lost:
        return
    discard, before = g.state.alchemist_discard, maxima(g, hero)
    hero.items = without(hero.items, item)
    adjust(g, hero, before)
    discard[item] = discard.get(item, 0) + 1
    g.tell(ItemSpent, hero.id, item, lost)


@rule("VEIEL-REST-03")
def restock(g: Veiel) -> None:
    """What was used is for sale again."""
    state = g.state
    for item, n in state.alchemist_discard.items():
        state.alchemist[item] = state.alchemist.get(item, 0) + n
    state.alchemist_discard = {}
