"""Everything of the box that bears a text, as players read it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oakveil.kernel.game import Printed
from oakveil.kernel.text import Name, Text

from .catalogue import Catalogue
from .effects.telling import Telling
from .records import Armour, Boss, Event, HeroSheet, Item, Monster, Needs, Powerful, Room, Rune, Weapon
from .wording import card_text, event_text, monster_text, options_text, special_text, telling


def printed(box: Catalogue, text: Text) -> dict[str, Printed]:
    """Heroes, abilities, equipment, consumables, enemies, events and rooms, by id."""
    tell = telling(text, box.heroes.values(), box.items.values(), box.balance)
    return {id: Printed(name.in_(text.locale), lines) for id, name, lines in _cards(box, tell)}


def offers(box: Catalogue, text: Text) -> Mapping[str, Mapping[str, str]]:
    """The bosses that can be chosen."""
    bosses = {id: boss.name.in_(text.locale) for id, boss in box.bosses.items()}
    match = {"match": text.say("veiel-option-boss_power-match")}
    return {
        "boss": {"random": text.say("veiel-option-boss-random"), **bosses},
        "boss_power": {**match, **bosses},
        "special_room": {**match, **bosses},
    }


def _cards(box: Catalogue, tell: Telling) -> Iterator[tuple[str, Name, tuple[str, ...]]]:
    """Every card with its name and what stands on it."""
    text = tell.text
    for id, hero in box.heroes.items():
        yield id, hero.name, (_hero_line(hero, box, tell), hero.tip.in_(text.locale))
    for id, ability in box.abilities.items():
        owner = box.heroes[ability.hero].name.in_(text.locale)
        line = text.say("veiel-card-ability", hero=owner, level=ability.level)
        yield id, ability.name, (line, card_text(ability, tell))
    for id, weapon in box.weapons.items():
        yield id, weapon.name, _with_text(_weapon_line(weapon, tell), card_text(weapon, tell))
    for id, armour in box.armours.items():
        yield id, armour.name, _with_text(_armour_line(armour, tell), card_text(armour, tell))
    for id, rune in box.runes.items():
        line = text.say("veiel-card-rune", rarity=_rarity(rune.rarity, tell))
        yield id, rune.name, (f"{line} {_price(rune, tell)}", card_text(rune, tell))
    for id, phylactery in box.phylacteries.items():
        yield id, phylactery.name, (text.say("veiel-card-phylactery"), card_text(phylactery, tell))
    for id, instrument in box.instruments.items():
        owner = next(hero.name.in_(text.locale) for hero in box.heroes.values() if hero.instrument == id)
        yield id, instrument.name, (text.say("veiel-card-instrument", hero=owner), card_text(instrument, tell))
    for id, item in box.items.items():
        line = text.say("veiel-card-item", unlimited="yes" if item.unlimited else "no")
        yield id, item.name, (f"{line} {_price(item, tell)}", card_text(item, tell))
    for id, monster in box.monsters.items():
        yield id, monster.name, (_monster_line(monster, tell), monster_text(monster, tell))
    for id, powerful in box.powerful.items():
        yield id, powerful.name, (_powerful_line(powerful, "powerful", tell), options_text(powerful, tell))
    for id, boss in box.bosses.items():
        lines = (options_text(boss, tell), special_text(boss, tell), boss.advice.in_(text.locale))
        yield id, boss.name, (_powerful_line(boss, "boss", tell), *lines)
    for id, event in box.events.items():
        yield id, event.name, (_event_line(event, box, tell), event_text(event, tell))
    for id, room in box.rooms.items():
        yield id, room.name, (_room_line(room, tell), card_text(room, tell))


def _with_text(line: str, told: str) -> tuple[str, ...]:
    return (line, told) if told else (line,)


def _hero_line(hero: HeroSheet, box: Catalogue, tell: Telling) -> str:
    text, stats = tell.text, hero.stats
    start = [*(_name(id, box, tell) for id in (*hero.equipment, *hero.items))]
    start += [_name(hero.instrument, box, tell)] if hero.instrument is not None else []
    return text.say(
        "veiel-card-hero",
        role=text.say(f"veiel-role-{hero.role}"),
        difficulty=text.say(f"veiel-difficulty-{hero.difficulty}"),
        vit=stats.vit,
        end=stats.end,
        attributes=", ".join(f"{stat} {n}" for stat, n in stats.attributes.items()),
        defence=stats.defence,
        reduction=stats.reduction,
        start=text.listed(start),
    )


def _name(id: str, box: Catalogue, tell: Telling) -> str:
    card = box.weapons.get(id) or box.armours.get(id) or box.items.get(id) or box.instruments[id]
    return card.name.in_(tell.text.locale)


def _weapon_line(weapon: Weapon, tell: Telling) -> str:
    text = tell.text
    line = text.say(
        "veiel-card-weapon",
        rarity=_rarity(weapon.rarity, tell),
        hands=weapon.hands,
        range=text.say(f"veiel-range-{weapon.range}"),
        stat=weapon.stat,
        damage=weapon.damage,
        pierce="yes" if weapon.pierce else "no",
        assassin="yes" if "assassin" in weapon.tags else "no",
    )
    return f"{line} {_needs(weapon.needs, tell)} {_price(weapon, tell)}"


def _armour_line(armour: Armour, tell: Telling) -> str:
    line = tell.text.say(
        "veiel-card-armour",
        kind=armour.kind,
        rarity=_rarity(armour.rarity, tell),
        defence=armour.defence,
        reduction=armour.reduction,
    )
    return f"{line} {_needs(armour.needs, tell)} {_price(armour, tell)}"


def _rarity(rarity: str, tell: Telling) -> str:
    return tell.text.say(f"veiel-ribbon-{rarity}")


def _needs(needs: Needs, tell: Telling) -> str:
    """What a card needs: "Needs FOR 5 and DEX 4.", "Needs INT 4 or FOI 4."."""
    text = tell.text
    ways = [text.listed([f"{stat} {n}" for stat, n in need.items()]) for need in needs]
    return text.say("veiel-card-needs", needs=text.listed(ways, "or") if ways else "none")


def _price(card: Weapon | Armour | Rune | Item, tell: Telling) -> str:
    return tell.text.say("veiel-card-price", price=card.price, copies=card.copies)


def _monster_line(monster: Monster, tell: Telling) -> str:
    kind = tell.text.say(f"veiel-class-{monster.kind}")
    line = tell.text.say("veiel-card-monster", kind=kind, copies=monster.copies)
    return f"{line} {_fighting(monster, tell)}"


def _powerful_line(enemy: Powerful | Boss, kind: str, tell: Telling) -> str:
    line = tell.text.say("veiel-card-powerful", kind=kind)
    attacks = tell.text.say("veiel-card-attacks", attacks="/".join(map(str, enemy.attacks)))
    return f"{line} {_fighting(enemy, tell)} {attacks}"


def _fighting(enemy: Monster | Powerful | Boss, tell: Telling) -> str:
    """HP, ATT, DEF and RED."""
    numbers = {"hp": enemy.hp, "att": enemy.attack, "def": enemy.defence, "red": enemy.reduction}
    return tell.text.say("veiel-card-fighting", **numbers)


def _event_line(event: Event, box: Catalogue, tell: Telling) -> str:
    locale = tell.text.locale
    owner = next((boss.name.in_(locale) for boss in box.bosses.values() if boss.power == event.id), "none")
    used = "no" if event.turned is None else "yes"
    return tell.text.say("veiel-card-event", boss=owner, copies=event.copies, used=used)


def _room_line(room: Room, tell: Telling) -> str:
    stages = [tell.text.say(f"veiel-stage-{stage}") for stage in dict.fromkeys(room.stages)]
    return tell.text.say("veiel-card-room", copies=room.copies, stages=tell.text.listed(stages))
