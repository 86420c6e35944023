"""Whether the lines of cards can be carried out: their numbers, their targets, and the windows of their verbs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, Protocol, get_args

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place

from .effects import dungeon, fighting, helping
from .effects.formulas import NAMES, FormulaError, Number, formula, names_in
from .effects.lines import Act, AnyLine, Anytime, Auto, Free, Happening, Here, Part, Passive, Play, React, Turned, Use
from .effects.terms import Attack, Bearer, Save
from .effects.terms import Check as Roll
from .effects.words import COUNTABLE, COUNTED, ENEMIES, PLACES, About, AutoWindow, Effect, To
from .faulting import error, unknown, warning
from .records import (
    AbilitiesFile,
    ArmoursFile,
    BalanceFile,
    BossesFile,
    EventsFile,
    HeroesFile,
    ItemsFile,
    MonstersFile,
    PhylacteriesFile,
    RoomsFile,
    RunesFile,
    WeaponsFile,
)

Kind = Literal["hero", "weapon", "phylactery", "monster", "boss", "event", "room"]
"""Whose line it is. Abilities, armours, runes and items are a hero's."""
WINDOWS: Mapping[Kind, tuple[AutoWindow, ...]] = {
    "hero": ("kill", "enter", "loot"),
    "weapon": ("hit", "kill", "enter", "loot"),
    "phylactery": ("kill", "enter", "loot"),
    "monster": ("dies", "enemy_turn"),
    "boss": ("fight_start", "boss_start", "half", "twothirds", "third"),
    "room": ("fight_start", "round_start", "enemy_dies"),
}
"""In which windows their cards can do something by themselves."""
IN_WINDOW: Mapping[type[Effect], tuple[str, ...]] = {
    fighting.Block: ("def_fail",),
    helping.Survive: ("fall",),
    helping.RerollLoot: ("loot",),
    fighting.Flee: ("flee",),
    fighting.Fail: ("def_ok", "hero_roll"),
    fighting.EnemiesFirst: ("fight_start",),
    fighting.Fight: ("leave",),
    dungeon.Redirect: ("enter",),
    dungeon.Strike: ("hero_start",),
    dungeon.Imprison: ("hero_start",),
}
"""Verbs of reactions and events that make sense in some windows only."""
RISING: AutoWindow = "enemy_dies"
"""The window in which enemies rise again, and nothing else happens."""
OF_ATTACK = (fighting.WeaponDamage, fighting.Splash, fighting.AgainOnKill)
"""Verbs that need a normal attack."""
AT_ENEMIES = (fighting.Damage, fighting.Stun, fighting.MoveToFront)
"""Verbs whose target is an enemy."""
AT_PLACES: Mapping[type[Effect], tuple[To, ...]] = {dungeon.Reveal: ("place", "place_next"), dungeon.Freeze: ("room",)}
"""Verbs whose target is a room."""
AT_HEROES = (
    *(helping.Revive, helping.Survive, helping.Gain, helping.Cure, fighting.Lose, dungeon.Mute, dungeon.LoseItem),
    *(dungeon.Break, dungeon.TakeDefender, dungeon.Imprison, dungeon.Control, dungeon.Brand, dungeon.Strike),
    *(fighting.NextFails, fighting.EnemyAttack),
)
"""Verbs whose target is a hero."""

CHOSEN: tuple[To, ...] = ("ally", "hero", "fallen", "enemy", "allies_chosen", "place", "place_next")
"""Targets that somebody chooses; so are several of a number."""
SOMEBODY: tuple[To, ...] = ("victim", "killer", "trigger", "trigger_left", "trigger_both")
"""Targets that exist in some lines only."""


class Card(Protocol):
    """What has an id and lines."""

    @property
    def id(self) -> str: ...

    @property
    def effect(self) -> Sequence[AnyLine]: ...


def check_abilities(abilities: AbilitiesFile, heroes: HeroesFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of abilities."""
    yield from _cards("abilities.toml", "hero", abilities.ability, balance)
    yield from _bearers("abilities.toml", abilities.ability, heroes)


def check_weapons(weapons: WeaponsFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of weapons."""
    yield from _cards("weapons.toml", "weapon", weapons.weapon, balance)


def check_armours(armours: ArmoursFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of armours and shields."""
    yield from _cards("armours.toml", "hero", armours.armour, balance)


def check_runes(runes: RunesFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of runes."""
    yield from _cards("runes.toml", "hero", runes.rune, balance)


def check_phylacteries(phylacteries: PhylacteriesFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of phylacteries and instruments."""
    yield from _cards("phylacteries.toml", "phylactery", phylacteries.phylactery, balance)
    yield from _cards("phylacteries.toml", "hero", phylacteries.instrument, balance)


def check_items(items: ItemsFile, heroes: HeroesFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of consumables."""
    yield from _cards("items.toml", "hero", items.item, balance)
    yield from _bearers("items.toml", items.item, heroes)


def check_monsters(monsters: MonstersFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of basic monsters."""
    yield from _cards("monsters.toml", "monster", monsters.monster, balance)


def check_bosses(bosses: BossesFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of bosses."""
    for boss in bosses.boss:
        for number, special in enumerate(boss.special, 1):
            at = Place("bosses.toml", boss.id, ("special", f"#{number}"))
            yield from _lines(at, "boss", special.effect, balance)


def check_events(events: EventsFile, balance: BalanceFile) -> Iterator[Fault]:
    """What events do."""
    for event in events.event:
        at = Place("events.toml", event.id)
        for field, line in (("play", event.play), ("turned", event.turned)):
            if line is not None:
                yield from _line(at.at_field(field), "event", line, balance)


def check_rooms(rooms: RoomsFile, items: ItemsFile, balance: BalanceFile) -> Iterator[Fault]:
    """The lines of rooms, and the items that they ask for."""
    yield from _cards("rooms.toml", "room", rooms.room, balance)
    there = [item.id for item in items.item]
    for room in rooms.room:
        for number, line in enumerate(room.effect, 1):
            item = line.price.item if isinstance(line, Here) and line.price is not None else None
            if item is not None and item not in there:
                yield unknown(_at("rooms.toml", room.id, number), item, there)


def _at(file: str, id: str, number: int) -> Place:
    return Place(file, id, ("effect", f"#{number}"))


def _bearers(file: str, cards: Iterable[Card], heroes: HeroesFile) -> Iterator[Fault]:
    """Heroes that conditions name are there."""
    there = [hero.id for hero in heroes.hero]
    for card in cards:
        for number, line in enumerate(card.effect, 1):
            asked = line.condition.hero if isinstance(line.condition, Bearer) else None
            if asked is not None and asked not in there:
                yield unknown(_at(file, card.id, number), asked, there)


def _cards(file: str, kind: Kind, cards: Iterable[Card], balance: BalanceFile) -> Iterator[Fault]:
    for card in cards:
        yield from _lines(Place(file, card.id), kind, card.effect, balance)


def _lines(at: Place, kind: Kind, lines: Iterable[AnyLine], balance: BalanceFile) -> Iterator[Fault]:
    for number, line in enumerate(lines, 1):
        yield from _line(at.at_field("effect").at_field(f"#{number}"), kind, line, balance)


def _line(at: Place, kind: Kind, line: AnyLine, balance: BalanceFile) -> Iterator[Fault]:
    """All that can be wrong with one line."""
    yield from _part(at, line, balance)
    yield from _test(at, line)
    if isinstance(line, Auto) and line.on not in WINDOWS.get(kind, ()):
        yield error(at, "window", found=line.on, wanted=WINDOWS.get(kind, ()))
    if isinstance(line, Use) and line.then is not None:
        yield from _part(at.at_field("then"), line.then, balance)
        yield from _unchosen(at.at_field("then"), line.then)
    if not isinstance(line, Happening) and line.limit is not None:
        yield from _number(at.at_field("limit"), line.limit.n, balance)
    if isinstance(line, Act | Free | Anytime) and _endless(kind, line):
        yield warning(at, "loop", gauge=_gained(line))


def _part(at: Place, part: Part, balance: BalanceFile) -> Iterator[Fault]:
    """What is wrong with the target of a part or with its verbs."""
    if part.up_to is None and part.to in COUNTED:
        yield error(at, "up_to", found=part.to)
    if part.up_to is not None and part.to not in COUNTABLE:
        yield error(at, "no-up_to", found=part.to or "")
    if part.range is not None and part.to not in ENEMIES and not _attacks(part):
        yield error(at, "range-whom", found=part.range)
    if part.to in SOMEBODY and not _is_somebody(part):
        yield error(at, "nobody", found=part.to or "")
    for verb in part.verbs():
        word = str(verb.__struct_config__.tag)
        yield from _number(at, getattr(verb, "n", 0), balance)
        if not _for_whom(verb, part):
            yield error(at, "whom", found=word, to=part.to or "")
        windows = IN_WINDOW.get(type(verb))
        if windows is not None and isinstance(part, React | Play) and part.on not in windows:
            yield error(at, "when", found=word, on=part.on, wanted=windows)
        if isinstance(part, Auto) and (type(verb) is fighting.Reanimate) is not (part.on == RISING):
            wanted = [window for window in get_args(AutoWindow) if (window == RISING) is not (part.on == RISING)]
            yield error(at, "when", found=word, on=part.on, wanted=tuple(wanted))
        if isinstance(part, Use) and not isinstance(part, React) and type(verb) in IN_WINDOW:
            yield error(at, "reaction", found=word)
        if isinstance(verb, fighting.Mod) and (verb.until is None) != isinstance(part, Passive):
            yield error(at, "until" if verb.until is None else "no-until")
        if isinstance(verb, OF_ATTACK) and not _attacks(part):
            yield error(at, "no-attack", found=word)


def _unchosen(at: Place, part: Part) -> Iterator[Fault]:
    """What follows on an effect happens to whom it says: nobody is asked any more."""
    if part.to in CHOSEN or (part.up_to is not None and part.to != "first"):
        yield error(at, "nobody", found=part.to or "")


def _is_somebody(part: Part) -> bool:
    """Whether there is anybody whom the target of a part can mean."""
    if part.to == "victim":
        return (isinstance(part, React) and part.on in ("def_fail", "fall")) or (
            isinstance(part, Play) and part.on in ("hero_start", "hero_roll", "def_ok")
        )
    return isinstance(part, Turned) if part.to != "killer" else isinstance(part, Auto) and part.on == "dies"


def _attacks(part: Part) -> bool:
    return isinstance(part, Use) and isinstance(part.test, Attack)


def _for_whom(verb: Effect, part: Part) -> bool:
    """Whether the target of a part suits one of its verbs. The dead can only be raised."""
    if isinstance(part, Happening) and (type(verb) is fighting.Reanimate) is not (part.to == "dead"):
        return False
    if type(verb) in AT_PLACES:
        return part.to in AT_PLACES[type(verb)]
    if isinstance(verb, AT_ENEMIES):
        return part.to in ENEMIES or (part.to is None and _attacks(part) and not isinstance(verb, fighting.Damage))
    if isinstance(verb, helping.Revive):
        return part.to == "fallen"
    if isinstance(verb, AT_HEROES):
        return part.to is not None and part.to not in (*ENEMIES, *PLACES, "fallen")
    if isinstance(verb, helping.Heal):
        return part.to is not None and part.to not in (*PLACES, "fallen")
    return True


def _number(at: Place, number: Number, balance: BalanceFile) -> Iterator[Fault]:
    """A formula that cannot be read, or a table that is not there."""
    tables = [f"T.{table.id}" for table in balance.table]
    try:
        for name in names_in(formula(number)):
            if name.startswith("T.") and name not in tables:
                yield unknown(at, name, tables)
    except FormulaError as wrong:
        if wrong.word.isalpha():
            yield unknown(at, wrong.word, (*NAMES, "up", "max", *tables))
        else:
            yield error(at, "formula", found=str(number))


def _test(at: Place, line: AnyLine) -> Iterator[Fault]:
    """A roll with two characteristics is one with two different ones; what a save avoids is told of its target."""
    test = line.test if isinstance(line, Use) else None
    save = line.save if isinstance(line, Auto | Here | Happening) else None
    for roll, sign in ((test, "+"), (save, " or ")):
        if isinstance(roll, Roll | Save) and len(set(roll.stats)) < len(roll.stats):
            yield error(at, "stats", found=sign.join(roll.stats))
    if save is not None and not all(isinstance(verb, About) for verb in line.verbs()):
        yield error(at, "save")


def _gained(line: Use) -> str:
    """The gauge that a line raises for nothing: "END", "VIT", or nothing."""
    if any(isinstance(verb, helping.Gain) for verb in line.do):
        return "END"
    return "VIT" if any(isinstance(verb, helping.Heal) for verb in line.do) else ""


def _endless(kind: Kind, line: Use) -> bool:
    """Whether a line could be used without end outside combat (support weapons and phylacteries: VEIEL-ABIL-12)."""
    if kind == "phylactery" or (kind == "weapon" and isinstance(line.test, Roll)):
        return False
    paid = line.cost is not None or line.each is not None or line.discard or line.limit is not None
    return bool(_gained(line)) and not paid


CARD_CHECKS: tuple[Check, ...] = (
    check_abilities,
    check_weapons,
    check_armours,
    check_runes,
    check_phylacteries,
    check_items,
    check_monsters,
    check_bosses,
    check_events,
    check_rooms,
)
