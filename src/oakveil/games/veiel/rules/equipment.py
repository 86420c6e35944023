"""What heroes wear, and how it changes hands (specification 3.8)."""

from __future__ import annotations

from functools import cache, lru_cache

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..choices import DropItem, DropPhylactery, Equip, GiveItem, TakeOff
from ..effects.words import ATTRIBUTES
from ..events import Equipped, GearBroken, PhylacteryRemoved, Unequipped
from ..state import SLOTS, CardId, Hero, Slot, Veiel
from .alchemist import gifts, hand_over, spend_item
from .sheet import Gauges, adjust, maxima, own_attributes
from .smith import without

EQUIP, TAKE_OFF, DROP = cache(Equip), cache(TakeOff), cache(DropItem)
HANDS: tuple[Slot, ...] = ("weapon", "second")
"""Where one-handed weapons are held."""


@rule("VEIEL-EQUIP-02", "VEIEL-EQUIP-03", "VEIEL-ALCH-05", "VEIEL-PHY-04", "VEIEL-TEAM-04")
def exchanges(g: Veiel, hero: Hero) -> list[Option]:
    """What a hero, even a fallen one, can put on, take off, hand over and discard in the rest zone or a resolved room.

    Ruling (VEIEL-TEAM-04): its own player decides, and everybody may take what lies in the box.
    """
    options: list[Option] = []
    id, box = hero.id, g.state.box
    if box:
        fitting = wearable(g, hero)
        for card in dict.fromkeys(box):
            if card in fitting:
                for slot in slots_for(g, hero, card):
                    options.append(EQUIP(id, slot, card))
    if hero.armour is not None:
        options.append(TAKE_OFF(id, "armour"))
    if hero.weapon is not None:
        options.append(TAKE_OFF(id, "weapon"))
    if hero.second is not None:
        options.append(TAKE_OFF(id, "second"))
    if hero.rune is not None:
        options.append(TAKE_OFF(id, "rune"))
    if hero.items:
        options += gifts(g, hero, g.state.heroes)
        for item in dict.fromkeys(hero.items):
            options.append(DROP(id, item))
    if hero.phylactery is not None:
        options.append(DropPhylactery(id))
    return options


def worn(hero: Hero, slot: Slot) -> CardId | None:
    """What a hero wears in a slot."""
    match slot:
        case "armour":
            return hero.armour
        case "weapon":
            return hero.weapon
        case "second":
            return hero.second
    return hero.rune


def _wear(hero: Hero, slot: Slot, card: CardId | None) -> None:
    match slot:
        case "armour":
            hero.armour = card
        case "weapon":
            hero.weapon = card
        case "second":
            hero.second = card
        case "rune":
            hero.rune = card


@rule("VEIEL-SHEET-05", "VEIEL-EQUIP-07")
def slots_for(g: Veiel, hero: Hero, card: CardId) -> list[Slot]:
    """Where a hero could wear a card that is not worn there already.

    A second weapon needs a first one, and both must be one-handed; a shield may be worn without a weapon.
    """
    first, slots = hero.weapon, slots_of(g.box, card)
    if slots is HANDS and (first is None or g.box.weapons[first].hands == 2):
        slots = ("weapon",)
    free: list[Slot] = []
    for slot in slots:
        if worn(hero, slot) != card:
            free.append(slot)
    return free


@lru_cache(1024)
def slots_of(box: Box, card: CardId) -> tuple[Slot, ...]:
    """The slots that a card is made for; `HANDS` for a one-handed weapon."""
    if card in box.armours:
        return ("armour",) if box.armours[card].kind == "armour" else ("second",)
    if card in box.weapons:
        return HANDS if box.weapons[card].hands == 1 else ("weapon",)
    return ("rune",)


@rule("VEIEL-EQUIP-04")
def wearable(g: Veiel, hero: Hero) -> frozenset[CardId]:
    """All equipment whose prerequisites a hero meets."""
    return _fitting(g, hero, hero.rune)


def _fitting(g: Veiel, hero: Hero, rune: CardId | None) -> frozenset[CardId]:
    """The same if it wore this rune."""
    return _met(g.box, own_attributes(g.box, hero.id, hero.raised, rune))


@lru_cache(512)
@rule("VEIEL-EQUIP-04", "VEIEL-EQUIP-05")
def _met(box: Box, own: tuple[int, ...]) -> frozenset[CardId]:
    """The equipment for which FOR, DEX, INT and FOI of this size are enough; runes need nothing."""
    has = dict(zip(ATTRIBUTES, own, strict=True))

    def is_met(card: CardId) -> bool:
        needs = box.needs.get(card, ())
        return not needs or any(all(has[stat] >= n for stat, n in need.items()) for need in needs)

    return frozenset(filter(is_met, box.gear))


@rule("VEIEL-EQUIP-02", "VEIEL-EQUIP-06")
def exchange(g: Veiel, choice: Option) -> None:
    """Carry out one of `exchanges`."""
    if type(choice) is Equip:
        put_on(g, g.hero(choice.hero), choice.slot, choice.card)
    elif type(choice) is TakeOff:
        hero = g.hero(choice.hero)
        before = maxima(g, hero)
        _to_box(g, hero, choice.slot)
        _settle(g, hero, before)
    elif type(choice) is GiveItem:
        hand_over(g, choice)
    elif type(choice) is DropItem:
        spend_item(g, g.hero(choice.hero), choice.item, lost=True)
    elif type(choice) is DropPhylactery:
        remove_phylactery(g, g.hero(choice.hero))


@rule("VEIEL-EQUIP-06", "VEIEL-EQUIP-07")
def put_aside(g: Veiel, choice: Equip | TakeOff) -> list[CardId]:
    """What goes into the box with a change, besides what was worn in the slot itself; whoever asks is warned of it."""
    hero, weapons = g.hero(choice.hero), g.box.weapons
    card = choice.card if isinstance(choice, Equip) else None
    gone: set[Slot] = {choice.slot}
    if choice.slot == "weapon" and card is not None and weapons[card].hands == 2:
        gone.add("second")
    if choice.slot == "second" and card is not None and hero.weapon is not None and weapons[hero.weapon].hands == 2:
        gone.add("weapon")
    fitting = wearable(g, hero) if choice.slot != "rune" else _fitting(g, hero, card)
    gone |= {slot for slot in SLOTS if (worn_there := worn(hero, slot)) is not None and worn_there not in fitting}
    return [there for slot in SLOTS if slot in gone - {choice.slot} and (there := worn(hero, slot)) is not None]


@rule("VEIEL-EQUIP-01", "VEIEL-EQUIP-07")
def put_on(g: Veiel, hero: Hero, slot: Slot, card: CardId) -> None:
    """A hero wears a card of the box; what it cannot wear beside it goes into the box."""
    state, weapons = g.state, g.box.weapons
    before = maxima(g, hero)
    _to_box(g, hero, slot)
    if slot == "weapon" and weapons[card].hands == 2:
        _to_box(g, hero, "second")
    if slot == "second" and hero.weapon is not None and weapons[hero.weapon].hands == 2:
        _to_box(g, hero, "weapon")
    state.box = without(state.box, card)
    _wear(hero, slot, card)
    g.tell(Equipped, hero.id, slot, card)
    _settle(g, hero, before)


def _to_box(g: Veiel, hero: Hero, slot: Slot, forced: bool = False) -> None:
    card = worn(hero, slot)
    if card is not None:
        _wear(hero, slot, None)
        g.state.box += (card,)
        g.tell(Unequipped, hero.id, slot, card, forced)


@rule("VEIEL-EQUIP-06", "VEIEL-EQUIP-08")
def _settle(g: Veiel, hero: Hero, before: Gauges) -> None:
    """What a hero may not wear any more goes into the box; a second weapon left alone becomes the first."""
    fitting = wearable(g, hero)
    for slot in SLOTS:
        card = worn(hero, slot)
        if card is not None and card not in fitting:
            _to_box(g, hero, slot, forced=True)
    if hero.weapon is None and hero.second is not None and hero.second in g.box.weapons:
        hero.weapon, hero.second = hero.second, None
    adjust(g, hero, before)


@rule("VEIEL-PHY-04")
def remove_phylactery(g: Veiel, hero: Hero) -> None:
    """A phylactery leaves the game."""
    card = hero.phylactery
    assert card is not None
    before = maxima(g, hero)
    hero.phylactery = None
    g.tell(PhylacteryRemoved, hero.id, card)
    adjust(g, hero, before)


@rule("VEIEL-NODM-17")
def break_gear(g: Veiel, hero: Hero, card: CardId) -> None:
    """A worn armour or shield is lost for the game."""
    before = maxima(g, hero)
    _wear(hero, "armour" if card == hero.armour else "second", None)
    g.state.smith_discard += (card,)
    g.tell(GearBroken, hero.id, card)
    adjust(g, hero, before)
