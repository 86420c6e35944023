"""What equipment is worth to a hero of a bot (specification 10.2)."""

from __future__ import annotations

import msgspec

from .effects import helping
from .effects.words import Trait
from .rules.equipment import slots_for, wearable, worn
from .rules.levels import HIGHEST
from .rules.sheet import stat
from .state import SLOTS, CardId, Hero, Slot, Veiel

RUNE_WORTH: dict[Trait, float] = {"VIT": 0.3, "END": 0.5, "DEF": 1.0, "RED": 1.6, "ATK": 1.2}


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


def grown(g: Veiel, hero: Hero) -> Hero:
    """The hero as it will be at the highest level, if it raises what its sheet advises."""
    advised = g.box.heroes[hero.id].raise_first[hero.level - 1 :]
    return msgspec.structs.replace(hero, level=HIGHEST, raised=(*hero.raised, *advised))
