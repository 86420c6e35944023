"""The box: the components of a catalogue with everything worked out that never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, get_args

import msgspec

from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Name

from .catalogue import Catalogue
from .effects.dungeon import Rarity
from .effects.fighting import Mod
from .effects.formulas import Number, formula, names_in
from .effects.helping import Fills, Immune, Unlock
from .effects.lines import Act, AnyLine, Anytime, Auto, Calm, Free, Passive, PassiveVerb, React
from .effects.words import ANY, AutoWindow, Condition, ReactWindow, Trait, Window
from .records import TEAMS, Armour, Blow, Boss, Event, Monster, Needs, Powerful, Rune, Stage, Stats, Weapon

if TYPE_CHECKING:
    from .rules.kit import Kit

UNARMED = "unarmed"
"""What a hero without a weapon fights with (VEIEL-EQUIP-09)."""
Use = Act | Free | Calm | Anytime


class Fighter(msgspec.Struct, frozen=True):
    """What the card of an enemy says: its figures, its attacks, and with how many heroes it strikes how often."""

    id: str
    hp: int
    attack: int
    defence: int
    reduction: int
    options: tuple[Blow, ...]
    attacks: tuple[int, ...] = (1,)
    screen: bool = False


class Box:
    """Everything that is looked up while a game runs. One box serves all tables that play with its catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.sources = catalogue.sources
        self.warnings = catalogue.warnings
        self.balance = catalogue.balance
        self.heroes = catalogue.heroes
        self.base: dict[str, dict[Trait, int]] = {id: _printed(sheet.stats) for id, sheet in self.heroes.items()}
        """The characteristics that the sheet of each hero shows."""
        self.abilities = catalogue.abilities
        self.ability_of: dict[str, tuple[tuple[int, str], ...]] = {
            hero: tuple(sorted((one.level, one.id) for one in self.abilities.values() if one.hero == hero))
            for hero in self.heroes
        }
        """The abilities of each hero with the level from which they work, lowest first."""
        self.weapons: dict[str, Weapon] = {**catalogue.weapons, UNARMED: _unarmed()}
        self.armours: dict[str, Armour] = catalogue.armours
        self.runes = catalogue.runes
        self.items = catalogue.items
        self.events: dict[str, Event] = catalogue.events
        self.rooms = catalogue.rooms
        self.bosses = catalogue.bosses
        self.gear: dict[str, Weapon | Armour | Rune] = {**catalogue.weapons, **catalogue.armours, **catalogue.runes}
        """All equipment that the blacksmith deals in."""
        self.price: dict[str, int] = {
            **{id: card.price for id, card in self.gear.items()},
            **{id: card.price for id, card in self.items.items()},
        }
        self.rarity: dict[str, Rarity] = {id: card.rarity for id, card in self.gear.items()}
        self.needs: dict[str, Needs] = {
            **{id: card.needs for id, card in self.weapons.items()},
            **{id: card.needs for id, card in self.armours.items()},
        }
        """What must be met to wear a card; runes need nothing (VEIEL-EQUIP-05)."""
        self.lines: dict[str, tuple[AnyLine, ...]] = dict(_lines(catalogue))
        """The lines of every card by its id: of what heroes can do and carry, of rooms, and of enemies."""
        self.uses: dict[str, tuple[tuple[int, Use], ...]] = {
            id: tuple((at, line) for at, line in enumerate(lines) if isinstance(line, Act | Free | Calm | Anytime))
            for id, lines in self.lines.items()
        }
        """The lines that a hero may use of its own accord, with their numbers on the card."""
        self.use_of = {(id, at): line for id, lines in self.uses.items() for at, line in lines}
        """Such a line by its card and its number."""
        self.autos: dict[tuple[str, AutoWindow], tuple[tuple[int, Auto], ...]] = {}
        """What a card does by itself in a window."""
        self.reacts: dict[tuple[str, ReactWindow], tuple[tuple[int, React], ...]] = {}
        """What the bearer of a card may do in a window."""
        for id, lines in self.lines.items():
            for at, line in enumerate(lines):
                if isinstance(line, Auto):
                    self.autos[id, line.on] = (*self.autos.get((id, line.on), ()), (at, line))
                elif isinstance(line, React):
                    self.reacts[id, line.on] = (*self.reacts.get((id, line.on), ()), (at, line))
        self.reacting: dict[ReactWindow, frozenset[str]] = {
            window: frozenset(card for card, on in self.reacts if on == window) for window in get_args(ReactWindow)
        }
        """The cards with which a hero can react in a window."""
        self.worn: dict[str, tuple[tuple[Trait, int], ...]] = {
            id: tuple((trait, n) for verb in _passives(lines) if isinstance(verb, Mod) for trait, n in verb.by.items())
            for id, lines in self.lines.items()
        }
        """The modifiers that a card gives as long as it is carried."""
        self.immune: dict[str, frozenset[Condition]] = {
            id: frozenset(verb.to for verb in _passives(lines) if isinstance(verb, Immune))
            for id, lines in self.lines.items()
        }
        self.unlocks = frozenset(
            id for id, lines in self.lines.items() if any(isinstance(verb, Unlock) for verb in _passives(lines))
        )
        """What opens chests."""
        self.fills = frozenset(catalogue.phylacteries) | frozenset(
            id for id, lines in self.lines.items() if any(isinstance(verb, Fills) for verb in _passives(lines))
        )
        """What fills an item slot without being a consumable."""
        self.fighters: dict[str, Fighter] = {
            **{id: _basic(card) for id, card in catalogue.monsters.items()},
            **{id: _strong(card) for id, card in catalogue.powerful.items()},
            **{id: _strong(card) for id, card in catalogue.bosses.items()},
        }
        self.classes: dict[str, str] = {id: card.kind for id, card in catalogue.monsters.items()}
        self.powerful = tuple(catalogue.powerful)
        self.playable: dict[Window, frozenset[str]] = {
            window: frozenset(id for id, event in self.events.items() if _plays_in(event, window))
            for window in get_args(Window)
        }
        """The events that a DM can play in a window, boss powers too."""
        self.stages: dict[Stage, tuple[str, ...]] = {}
        """The room cards that come onto the board at each stage."""
        for room in self.rooms.values():
            for stage in room.stages:
                self.stages[stage] = (*self.stages.get(stage, ()), room.id)
        self.tables = {f"T.{table.id}": table for table in catalogue.balance.table}
        self.asked_for: dict[Number, frozenset[str]] = {}
        self.kits: dict[tuple[object, ...], Kit] = {}
        """What heroes have on them, as far as it has been asked for."""

    def names_in(self, number: Number) -> frozenset[str]:
        """What a formula asks for."""
        found = self.asked_for.get(number)
        if found is None:
            found = self.asked_for[number] = frozenset(names_in(formula(number)))
        return found

    @rule("VEIEL-BAL-03")
    def strikes(self, card: str, heroes: int) -> int:
        """How many attacks an enemy makes in a turn against so many heroes."""
        attacks = self.fighters[card].attacks
        return attacks[min(heroes - TEAMS[0], len(attacks) - 1)]


def _printed(stats: Stats) -> dict[Trait, int]:
    return {
        "VIT": stats.vit,
        "END": stats.end,
        "FOR": stats.strength,
        "DEX": stats.dexterity,
        "INT": stats.intelligence,
        "FOI": stats.faith,
        "DEF": stats.defence,
        "RED": stats.reduction,
    }


def _lines(catalogue: Catalogue) -> Iterator[tuple[str, tuple[AnyLine, ...]]]:
    for cards in (
        catalogue.abilities,
        catalogue.weapons,
        catalogue.armours,
        catalogue.runes,
        catalogue.phylacteries,
        catalogue.instruments,
        catalogue.items,
        catalogue.rooms,
        catalogue.monsters,
        catalogue.powerful,
    ):
        yield from ((id, card.effect) for id, card in cards.items())
    for boss in catalogue.bosses.values():
        yield boss.id, tuple(line for special in boss.special for line in special.effect)
    yield UNARMED, ()


def _passives(lines: Iterable[AnyLine]) -> Iterator[PassiveVerb]:
    for line in lines:
        if isinstance(line, Passive):
            yield from line.do


def _plays_in(event: Event, window: Window) -> bool:
    return event.play is not None and (event.play.on == window or (event.play.on == "any" and window in ANY))


@rule("VEIEL-EQUIP-09")
def _unarmed() -> Weapon:
    """Ruling: a hero without weapon strikes the front enemy with FOR for 1."""
    name = Name(en="Bare hands", fr="Mains nues", gender="fp")
    return Weapon(
        id=UNARMED, name=name, rarity="bronze", copies=1, price=0, hands=2, range="front", stat="FOR", damage=1
    )


def _basic(card: Monster) -> Fighter:
    return Fighter(card.id, card.hp, card.attack, card.defence, card.reduction, (card.blow,), screen=card.screen)


def _strong(card: Powerful | Boss) -> Fighter:
    return Fighter(card.id, card.hp, card.attack, card.defence, card.reduction, card.options, card.attacks)
