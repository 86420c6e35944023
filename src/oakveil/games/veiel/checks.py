"""What must hold between the tables of the box: how many there are of each, and that they fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place

from .faulting import error
from .records import (
    TEAMS,
    AbilitiesFile,
    Armour,
    ArmoursFile,
    BalanceFile,
    Boss,
    BossesFile,
    EventsFile,
    HeroesFile,
    HeroSheet,
    ItemsFile,
    MonstersFile,
    Needs,
    PhylacteriesFile,
    PowerfulFile,
    RoomsFile,
    RunesFile,
    Stage,
    Weapon,
    WeaponsFile,
)

WEAPONS, ARMOURS, RUNES, ITEMS, EVENTS, ROOMS = 86, 31, 30, 29, 35, 20
MONSTERS, POWERFUL, BOSSES, HEROES = 22, 5, 4, 13
"""How many the box has (specification 2.1). Runes are counted with phylacteries and instruments."""
LEAST_BOSS_HP = 10
"""VEIEL-BOSS-05."""
ITEM_SLOTS = 2
"""VEIEL-ALCH-04."""
STAGES: Mapping[Stage, int] = {"line_1": 3, "line_2": 3, "return_1": 3, "return_2": 3, "return_3": 3, "spare": 1}
"""Cards that each stage needs; one of `return_2` is the special room (VEIEL-SETUP-04, VEIEL-CORR-05)."""
WITHOUT_DM = ("ambush", "secret_door", "p_mental", "p_covet", "p_reanim")
"""Events that the rules without a DM name (VEIEL-NODM-13)."""


def check_weapons(weapons: WeaponsFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many weapons as in the box."""
    yield from _count("weapons.toml", "weapons", sum(weapon.copies for weapon in weapons.weapon), WEAPONS, balance)


def check_armours(armours: ArmoursFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many armours and shields as in the box."""
    yield from _count("armours.toml", "armours", sum(armour.copies for armour in armours.armour), ARMOURS, balance)


def check_runes(runes: RunesFile, phylacteries: PhylacteriesFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many runes, phylacteries and instruments as in the box."""
    found = sum(rune.copies for rune in runes.rune) + len(phylacteries.phylactery) + len(phylacteries.instrument)
    yield from _count("runes.toml", "runes", found, RUNES, balance)


def check_items(items: ItemsFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many consumables as in the box, and those that the setup hands out (VEIEL-SETUP-10)."""
    yield from _count("items.toml", "items", sum(item.copies for item in items.item), ITEMS, balance)
    there = {item.id for item in items.item}
    for id in balance.start_items:
        if id not in there:
            yield error(Place("items.toml"), "name", found=id, why="setup")


def check_events(events: EventsFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many events as in the box; each does something, and those that the rules name are there."""
    yield from _count("events.toml", "events", sum(event.copies for event in events.event), EVENTS, balance)
    for event in events.event:
        if event.play is None:
            yield error(Place("events.toml", event.id), "event")
    there = {event.id for event in events.event}
    for id in WITHOUT_DM:
        if id not in there:
            yield error(Place("events.toml"), "name", found=id, why="nodm")


def check_monsters(monsters: MonstersFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many basic monsters as in the box."""
    found = sum(monster.copies for monster in monsters.monster)
    yield from _count("monsters.toml", "monsters", found, MONSTERS, balance)


def check_powerful(powerful: PowerfulFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many powerful monsters as in the box, with attacks for every team."""
    yield from _count("powerful.toml", "powerful", len(powerful.powerful), POWERFUL, balance)
    for monster in powerful.powerful:
        yield from _attacks(Place("powerful.toml", monster.id, ("attacks",)), monster.attacks)


def check_heroes(heroes: HeroesFile, abilities: AbilitiesFile, balance: BalanceFile) -> Iterator[Fault]:
    """As many heroes as in the box, each with an ability at level 3 and one at level 5 (VEIEL-SHEET-06)."""
    yield from _count("heroes.toml", "heroes", len(heroes.hero), HEROES, balance)
    ids = {hero.id for hero in heroes.hero}
    levels = Counter((ability.hero, ability.level) for ability in abilities.ability)
    for ability in abilities.ability:
        if ability.hero not in ids:
            yield error(Place("abilities.toml", ability.id, ("hero",)), "no-hero", found=ability.hero)
    for hero in heroes.hero:
        for level in (3, 5):
            if levels[hero.id, level] != 1:
                at = Place("abilities.toml")
                yield error(at, "abilities", hero=hero.id, level=level, found=levels[hero.id, level])


def check_start(
    heroes: HeroesFile,
    weapons: WeaponsFile,
    armours: ArmoursFile,
    items: ItemsFile,
    phylacteries: PhylacteriesFile,
    balance: BalanceFile,
) -> Iterator[Fault]:
    """Every hero can carry what it starts with (VEIEL-SETUP-06), and there is enough of it for all heroes together."""
    worn: list[Weapon | Armour] = [*weapons.weapon, *armours.armour]
    needs = {card.id: card.needs for card in worn}
    hands = {
        **{weapon.id: weapon.hands for weapon in weapons.weapon},
        **{armour.id: 1 for armour in armours.armour if armour.kind == "shield"},
    }
    copies = {card.id: card.copies for card in worn} | {item.id: item.copies for item in items.item}
    instruments = {instrument.id for instrument in phylacteries.instrument}
    taken = Counter(balance.start_items)
    for hero in heroes.hero:
        at = Place("heroes.toml", hero.id)
        for id in hero.equipment:
            if id not in needs:
                yield error(at.at_field("equipment"), "start-unknown", found=id)
            else:
                yield from _carried(hero, needs[id], at.at_field("equipment"))
        for id in hero.items:
            if id not in copies or id in needs:
                yield error(at.at_field("items"), "start-unknown", found=id)
        if hero.instrument is not None and hero.instrument not in instruments:
            yield error(at.at_field("instrument"), "start-unknown", found=hero.instrument)
        if sum(hands.get(id, 0) for id in hero.equipment) > 2:
            yield error(at.at_field("equipment"), "start-hands")
        if len(hero.items) + (hero.instrument is not None) > ITEM_SLOTS:
            yield error(at.at_field("items"), "start-slots", limit=ITEM_SLOTS)
        taken.update((*hero.equipment, *hero.items))
    for id, count in taken.items():
        if id in copies and count > copies[id]:
            yield error(Place("heroes.toml"), "start-copies", card=id, found=copies[id], wanted=count)
    owners = Counter(hero.instrument for hero in heroes.hero)
    for id in sorted(instruments):
        if owners[id] != 1:
            yield error(Place("heroes.toml", fields=("instrument",)), "owner", found=id, count=owners[id])


def _carried(hero: HeroSheet, needs: Needs, at: Place) -> Iterator[Fault]:
    """What hero sheets lack to carry a card: an error for the first alternative, if none is met."""
    has = hero.stats.attributes
    if needs and not any(all(has[stat] >= n for stat, n in need.items()) for need in needs):
        stat, n = next((stat, n) for stat, n in needs[0].items() if has[stat] < n)
        yield error(at, "start", stat=stat, wanted=n, found=has[stat])


def check_bosses(bosses: BossesFile, events: EventsFile, rooms: RoomsFile, balance: BalanceFile) -> Iterator[Fault]:
    """Every boss has a power, a special room, attacks and HP for every team (VEIEL-BOSS-01, -05)."""
    yield from _count("bosses.toml", "bosses", len(bosses.boss), BOSSES, balance)
    powers = {event.id for event in events.event if event.power}
    special = {room.id for room in rooms.room if "special" in room.stages}
    for boss in bosses.boss:
        at = Place("bosses.toml", boss.id)
        if boss.power not in powers:
            yield error(at.at_field("power"), "boss-power", found=boss.power)
        if boss.room not in special:
            yield error(at.at_field("room"), "boss-room", found=boss.room)
        yield from _attacks(at.at_field("attacks"), boss.attacks)
        yield from _boss_hp(boss, balance, at.at_field("HP"))
    for what, own, used in (
        ("power", powers, Counter(boss.power for boss in bosses.boss)),
        ("room", special, Counter(boss.room for boss in bosses.boss)),
    ):
        for id in sorted(own):
            if used[id] != 1:
                yield error(Place("bosses.toml", fields=(what,)), "boss-own", found=id, count=used[id])


def _attacks(at: Place, attacks: Sequence[int]) -> Iterator[Fault]:
    for heroes in TEAMS[len(attacks) :]:
        yield error(at, "boss-attacks", heroes=heroes)


def _boss_hp(boss: Boss, balance: BalanceFile, at: Place) -> Iterator[Fault]:
    for heroes, change in zip(TEAMS, balance.boss_hp, strict=True):
        if boss.hp + change < LEAST_BOSS_HP:
            yield error(at, "boss-hp", heroes=heroes, found=boss.hp + change, wanted=LEAST_BOSS_HP)


def check_rooms(rooms: RoomsFile, bosses: BossesFile, balance: BalanceFile) -> Iterator[Fault]:
    """There are the rooms of every stage (VEIEL-CORR-05); one of the second return is the special room."""
    yield from _count("rooms.toml", "rooms", sum(room.copies for room in rooms.room), ROOMS, balance)
    found = Counter(stage for room in rooms.room for stage in room.stages)
    found["return_2"] += bool(found["special"])
    for stage, wanted in STAGES.items():
        if found[stage] != wanted:
            yield error(Place("rooms.toml"), "rooms", stage=stage, found=found[stage], wanted=wanted)
    for stage, wanted in (("special", len(bosses.boss)), ("throne", 1)):
        if found[stage] != wanted:
            yield error(Place("rooms.toml"), "rooms", stage=stage, found=found[stage], wanted=wanted)


def check_ids(
    heroes: HeroesFile,
    abilities: AbilitiesFile,
    weapons: WeaponsFile,
    armours: ArmoursFile,
    runes: RunesFile,
    phylacteries: PhylacteriesFile,
    items: ItemsFile,
    monsters: MonstersFile,
    powerful: PowerfulFile,
    bosses: BossesFile,
    events: EventsFile,
    rooms: RoomsFile,
) -> Iterator[Fault]:
    """No two components have the same id, whatever they are; twice in one list is found on loading."""
    lists = {
        "heroes.toml": [hero.id for hero in heroes.hero],
        "abilities.toml": [ability.id for ability in abilities.ability],
        "weapons.toml": [weapon.id for weapon in weapons.weapon],
        "armours.toml": [armour.id for armour in armours.armour],
        "runes.toml": [rune.id for rune in runes.rune],
        "phylacteries.toml": [
            *(phylactery.id for phylactery in phylacteries.phylactery),
            *(instrument.id for instrument in phylacteries.instrument),
        ],
        "items.toml": [item.id for item in items.item],
        "monsters.toml": [monster.id for monster in monsters.monster],
        "powerful.toml": [monster.id for monster in powerful.powerful],
        "bosses.toml": [boss.id for boss in bosses.boss],
        "events.toml": [event.id for event in events.event],
        "rooms.toml": [room.id for room in rooms.room],
    }
    seen: set[str] = set()
    for file, ids in lists.items():
        for id in ids:
            if id in seen:
                yield error(Place(file, id, ("id",)), "id")
            seen.add(id)


def _count(file: str, what: str, found: int, wanted: int, balance: BalanceFile) -> Iterator[Fault]:
    """A fault if there are more or fewer than in the box: only a warning in a pack that says it is a variant."""
    if found != wanted:
        fault = error(Place(file), "count", what=what, found=found, wanted=wanted)
        yield replace(fault, severity="warning") if balance.variant else fault


CHECKS: tuple[Check, ...] = (
    check_weapons,
    check_armours,
    check_runes,
    check_items,
    check_events,
    check_monsters,
    check_powerful,
    check_heroes,
    check_start,
    check_bosses,
    check_rooms,
    check_ids,
)
