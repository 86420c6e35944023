"""What bots do in the rest zone and in resolved rooms (specification 10.2): levels, equipment, shopping."""

from __future__ import annotations

from math import sqrt

import msgspec

from oakveil.kernel.ask import Ask, Option

from .choices import BuyGear, BuyItem, Depart, Done, Equip, GainLevel, RevealOffer, Sell, StayLonger, UseCard
from .effects import helping
from .effects.words import Trait
from .fighting_habits import shared_value
from .judging import health
from .rules.camp import Camp
from .rules.equipment import slots_for, wearable, worn
from .rules.levels import HIGHEST, price
from .rules.sheet import maximum, stat
from .state import SLOTS, CardId, Hero, Slot, Veiel

LEVEL_WEIGHT = {2: 2.2, 3: 3.0, 4: 1.5, 5: 2.6}
"""How much each level is worth."""
ROLE_WEIGHT = {"healer": 0.3, "defender": 0.2}
LEAST_GAIN = 0.15
"""A change of equipment must be worth so much more."""
WANTED = ("potion_vit", "stone", "potion_vit", "bomb", "potion_end", "knife", "ward", "oil", "seal")
"""What is bought at the alchemist, in this order."""
KEPT = 2
"""Crystals that stay in the purse when consumables are bought."""
RICH = 14
"""With so many crystals, and all levels at four or more, another offer is paid for."""
HURT = 0.65
"""Below this share of its VIT a hero is healed outside fights."""
END_KEPT = 4
"""So much END stays for the next fight."""
RUNE_WORTH: dict[Trait, float] = {"VIT": 0.3, "END": 0.5, "DEF": 1.0, "RED": 1.6, "ATK": 1.2}


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
    item = _wanted_item(g, ask, budget - KEPT)
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
    """Equipment that nobody would wear, before it makes the box confusing."""
    for option in ask.options:
        if isinstance(option, Sell) and all(gain(g, hero, option.card) <= 0 for hero in g.state.heroes):
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


def _wanted_item(g: Veiel, ask: Ask, budget: int) -> Option | None:
    """The first consumable of the list that the team has not got yet; a stone does not go to the defender."""
    held = [item for hero in g.state.heroes for item in hero.items]
    for item in WANTED:
        if item in held:
            held.remove(item)
            continue
        for option in ask.options:
            if not isinstance(option, BuyItem) or option.item != item or g.box.price[item] > budget:
                continue
            if item != "stone" or option.hero != g.state.defender:
                return option
    return None


def camp(g: Veiel, ask: Ask) -> Option:
    """A level if one is worth it, else the best change of equipment, else what heals."""
    levels = [option for option in ask.options if isinstance(option, GainLevel)]
    if levels and _is_next(g, g.hero(levels[0].hero)):
        return _raise(g, levels)
    best, best_gain = None, LEAST_GAIN
    for option in ask.options:
        if isinstance(option, Equip):
            found = gain(g, g.hero(option.hero), option.card, option.slot)
            if found > best_gain:
                best, best_gain = option, found
    return best or _healing(g, ask) or Done()


def _is_next(g: Veiel, hero: Hero) -> bool:
    """Whether no other level that can be paid is better for its price."""
    payable = [other for other in g.state.heroes if other.level < HIGHEST and price(g, other) <= g.state.crystals]
    return level_worth(g, hero) >= max(level_worth(g, other) for other in payable)


def depart(g: Veiel, ask: Ask) -> Option:
    """Not as long as a level can be paid."""
    payable = any(hero.level < HIGHEST and price(g, hero) <= g.state.crystals for hero in g.state.heroes)
    return StayLonger() if payable and StayLonger() in ask.options else Depart()


def level_worth(g: Veiel, hero: Hero) -> float:
    """What the next level of a hero is worth for its price."""
    if hero.level == HIGHEST:
        return 0.0
    weight = LEVEL_WEIGHT[hero.level + 1] + ROLE_WEIGHT.get(g.box.heroes[hero.id].role, 0.0)
    return weight / sqrt(price(g, hero))


def _raise(g: Veiel, levels: list[GainLevel]) -> Option:
    """The characteristic that the sheet advises at this level."""
    hero = g.hero(levels[0].hero)
    wanted = g.box.heroes[hero.id].raise_first[hero.level - 1]
    return next(option for option in levels if option.raised == wanted)


def gain(g: Veiel, hero: Hero, card: CardId, slot: Slot | None = None) -> float:
    """What a hero would gain by wearing a card where it is best, or in this slot; 0 where it cannot.

    All that it wears is counted before and after, so that no hero changes back and forth.
    """
    if card not in wearable(g, hero):
        return 0.0
    slots = [slot] if slot is not None else slots_for(g, hero, card)
    before = outfit(g, hero)
    return max((outfit(g, _wearing(g, hero, card, where)) - before for where in slots), default=0.0)


def outfit(g: Veiel, hero: Hero) -> float:
    """What all that a hero wears is worth to it."""
    return sum(worth(g, hero, card, slot) for slot in SLOTS if (card := worn(hero, slot)) is not None)


def _wearing(g: Veiel, hero: Hero, card: CardId, slot: Slot) -> Hero:
    """The hero as it would be with this card: what cannot be worn beside it, or not any more, is left out."""
    worn_now: dict[str, CardId | None] = {where: worn(hero, where) for where in SLOTS}
    worn_now[slot] = card
    two_handed = worn_now["weapon"] is not None and g.box.weapons[worn_now["weapon"]].hands == 2
    if two_handed and worn_now["second"] is not None:
        worn_now["second" if slot == "weapon" else "weapon"] = None
    dressed = msgspec.structs.replace(hero, **worn_now)
    fitting = wearable(g, dressed)
    return msgspec.structs.replace(
        dressed, **{where: one if one in fitting else None for where, one in worn_now.items()}
    )


def worth(g: Veiel, hero: Hero, card: CardId, slot: Slot) -> float:
    """What a card is worth to a hero in a slot."""
    role = g.box.heroes[hero.id].role
    if card in g.box.weapons:
        weapon = g.box.weapons[card]
        found = weapon.damage * (0.5 + 0.04 * (stat(g, hero, weapon.stat) - 5))
        found *= 1.08 if weapon.range == "any" else 1.0
        found += (1.0 if weapon.pierce else 0.0) + (1.2 if role == "defender" and weapon.hands == 1 else 0.0)
        heals = any(type(verb) is helping.Heal for _, line in g.box.uses[card] for verb in line.do)
        found += 2.5 if heals and role == "healer" else 0.0
        return found * (0.3 if slot == "second" else 1.0)
    if card in g.box.armours:
        armour = g.box.armours[card]
        return armour.defence + 1.6 * armour.reduction + _worn_worth(g, hero, card)
    return _worn_worth(g, hero, card) or 0.5


def _worn_worth(g: Veiel, hero: Hero, card: CardId) -> float:
    weapon = g.box.weapons.get(hero.weapon or "")
    main = None if weapon is None else weapon.stat
    return sum(n * (1.0 if trait == main else RUNE_WORTH.get(trait, 0.2)) for trait, n in g.box.worn[card])


def _healing(g: Veiel, ask: Ask) -> Option | None:
    """A card that heals somebody who needs it, as long as END is left for the next fight; consumables are kept."""
    for option in ask.options:
        if not isinstance(option, UseCard):
            continue
        line = g.box.use_of[option.card, option.line]
        if line.to == "allies_chosen" and shared_value(g, _owner(g, option), line) > 0:
            return option
        if option.target not in g.box.heroes:
            continue
        target = g.hero(option.target)
        revives = any(type(verb) is helping.Revive for verb in line.do)
        heals = any(type(verb) is helping.Heal for verb in line.do) and target.stands
        if revives:
            return option
        needed = heals and not line.discard and _is_hurt(g, target)
        if needed and (line.cost is None or _end_left(g, option, line.cost.end)):
            return option
    return None


def _is_hurt(g: Veiel, hero: Hero) -> bool:
    return hero.vit < HURT * maximum(g, hero, "VIT")


def _owner(g: Veiel, use: UseCard) -> Hero:
    """Whoever has a card that is to be used."""
    camp = g.within(Camp)
    assert camp is not None
    return g.hero(camp.hero)


def _end_left(g: Veiel, option: UseCard, cost: int) -> bool:
    """Whether whoever has the card keeps enough END."""
    return _owner(g, option).end - cost >= END_KEPT or health(g, g.standing()) < HURT
