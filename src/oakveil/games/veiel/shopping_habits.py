"""What a team of bots buys and sells (specification 10.2)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask, Option

from .choices import BuyGear, BuyItem, Done, RevealOffer, Sell
from .outfit_habits import gain, grown
from .rules.alchemist import purchases
from .rules.ending import is_last
from .rules.levels import HIGHEST
from .state import Veiel

WANTED = ("potion_vit", "stone", "potion_vit", "bomb", "potion_end", "knife", "ward", "oil", "seal")
"""What is bought at the alchemist, in this order."""
LAST_WANTED = ("stone", "potion_vit", "seal", "potion_vit", "bomb", "potion_end", "knife", "bomb", "oil", "stone")
"""What is bought besides before the last crossing, for nothing can be bought any more afterwards."""
KEPT = 2
"""Crystals that stay in the purse when consumables are bought."""
RICH = 14
"""With so many crystals, and all levels at four or more, another offer is paid for."""


def shop(g: Veiel, ask: Ask) -> Option:
    """See the offer, buy what is worth its price, sell what nobody wants; then consumables."""
    reveal = next((option for option in ask.options if type(option) is RevealOffer), None)
    if reveal is not None and not g.state.offer and g.state.incursion > 1:
        return reveal
    spare = _sellable(g, ask)
    if spare is not None:
        return spare
    budget = g.state.crystals - _kept_for_levels(g)
    gear = _best_buy(g, ask, budget)
    if gear is not None:
        return gear
    item = wanted_item(g, ask.options, budget)
    if item is not None:
        return item
    if reveal is not None and g.state.crystals >= RICH and all(hero.level >= 4 for hero in g.state.heroes):
        return reveal
    return Done()


def _kept_for_levels(g: Veiel) -> int:
    """The price of the next two levels of every hero, the dear ones of the last level apart."""
    prices = g.box.balance.level_prices[: HIGHEST - 2]
    return sum(sum(prices[hero.level - 1 : hero.level + 1]) for hero in g.state.heroes)


def _sellable(g: Veiel, ask: Ask) -> Option | None:
    """Equipment that nobody would wear, not even later on."""
    team = g.state.heroes if is_last(g) else [grown(g, hero) for hero in g.state.heroes]
    for option in ask.options:
        if isinstance(option, Sell) and all(gain(g, hero, option.card) <= 0 for hero in team):
            return option
    return None


def _best_buy(g: Veiel, ask: Ask, budget: int) -> Option | None:
    best, best_gain = None, 0.0
    for option in ask.options:
        if isinstance(option, BuyGear) and g.box.price[option.card] <= budget:
            found = max(gain(g, hero, option.card) for hero in g.state.heroes)
            if found >= 1 + 0.15 * g.box.price[option.card] and found > best_gain:
                best, best_gain = option, found
    return best


def wanted_item(g: Veiel, options: Sequence[Option], budget: int) -> Option | None:
    """The first consumable wanted that the team has not got yet; a stone does not go to the defender.

    Before the last crossing, and in it, nothing is kept, for crystals are of no use any more.
    """
    held = [item for hero in g.state.heroes for item in hero.items]
    last = is_last(g)
    for item in WANTED + LAST_WANTED if last else WANTED:
        if item in held:
            held.remove(item)
            continue
        for option in options:
            if not isinstance(option, BuyItem) or option.item != item:
                continue
            if g.box.price[item] <= budget - (0 if last else KEPT) and not _is_wasted(g, option):
                return option
    return None


def _is_wasted(g: Veiel, option: BuyItem) -> bool:
    """Whoever carries a stone must not be the one who needs it."""
    return option.item == "stone" and option.hero == g.state.defender


def wanted_here(g: Veiel) -> Option | None:
    """What a team would buy now if somebody brought it the alchemist."""
    budget = g.state.crystals - (0 if is_last(g) else _kept_for_levels(g))
    return wanted_item(g, purchases(g), budget)


def buy_here(g: Veiel, ask: Ask) -> Option:
    """Buy what is wanted, wherever it can be had."""
    wanted = wanted_here(g)
    return wanted if wanted is not None and wanted in ask.options else Done()
