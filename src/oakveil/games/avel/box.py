"""The box: the components of a catalogue with everything worked out that never changes during a game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from .backpack import Backpack
from .catalogue import Catalogue
from .effects import (
    AddAttack,
    AddDefence,
    AddDie,
    BrewDie,
    Face,
    Heal,
    HealFull,
    NoEffects,
    OneTimeEffect,
    Reroll,
    Rise,
    Service,
)
from .land_checks import CASTLE
from .odds import HERO_COLOURS, HeroDice, MonsterDice, Odds
from .records import EquipmentCard, Lair

ELIXIR_WORTH = 2.0
"""What an elixir is worth beside weapons, shields and helmets, in points."""

MIRRORED = "~"
"""Marks the mirror image of a shape that differs from it."""


class Side(msgspec.Struct, frozen=True):
    """One side of a token while it is worn: the dice it adds and its one-time effect."""

    dice: HeroDice
    once: OneTimeEffect | None


class Box:
    """Everything that is looked up while a game runs. One box serves all tables that play with its catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.sources = catalogue.sources
        self.warnings = catalogue.warnings
        self.numbers = catalogue.numbers
        self.monsters = catalogue.monsters
        self.equipment = catalogue.equipment
        self.tiles = catalogue.tiles
        self.services = {tile.id: tile.service for tile in self.tiles.values() if tile.service is not None}
        self.prices: dict[str, int] = {
            tile: getattr(service, "price", None) or 0 for tile, service in self.services.items()
        }
        self.shortcuts = {
            tile.id: frozenset(
                other.id
                for other in self.tiles.values()
                if other is not tile and not set(other.shortcuts).isdisjoint(tile.shortcuts)
            )
            for tile in self.tiles.values()
        }
        self.with_lairs = frozenset(tile.id for tile in self.tiles.values() if tile.lairs)
        self.traps = catalogue.traps
        self.traps_by_price = tuple(sorted(self.traps, key=lambda trap: self.traps[trap].price))
        self.full_bag = tuple(sorted(self.equipment))
        self.craters = catalogue.craters
        self.layouts = catalogue.layouts
        self.moon_track = catalogue.moon_track
        self.start_spaces = catalogue.start_spaces
        self.beyond = catalogue.beyond
        self.castle = CASTLE
        self.rise = next(n for n, space in enumerate(self.moon_track) if isinstance(space.symbol, Rise))
        self.faces: dict[str, tuple[Face, ...]] = {die.id: die.faces for die in catalogue.dice.values()}
        self.useless = {
            card.id: card.attribute.source if isinstance(card.attribute, NoEffects) else ""
            for card in self.monsters.values()
        }
        """What does nothing against a monster: `weapon`, `shield`, `helmet`, `elixir`, or "" for nothing."""
        self.hero_dice = tuple(catalogue.dice[colour].count for colour in HERO_COLOURS)
        self.monster_dice: dict[str, MonsterDice] = {
            card.id: (card.purple, card.black) for card in self.monsters.values()
        }
        self._of_size: dict[Lair, tuple[str, ...]] = {
            size: tuple(card.id for card in self.monsters.values() if card.size == size) for size in ("small", "big")
        }
        self.odds = Odds(self.faces)
        self.backpack, self._mirrored = _backpack(catalogue)
        self.shapes = {
            (card.id, upgraded): card.shape + MIRRORED if upgraded and card.shape in self._mirrored else card.shape
            for card in self.equipment.values()
            for upgraded in (False, True)
        }
        """The shape that a token covers with its basic or upgraded side up; turning mirrors it (AVEL-PACK-09)."""
        self.felt = {card.id: card.shape for card in self.equipment.values()}
        """The shape of a token in the bag, where its basic side counts (AVEL-BAG-08)."""
        self.room = len(self.backpack.cells)
        self.whole = (1 << self.room) - 1
        self._sides = {
            (card.id, upgraded): _side(card.upgraded if upgraded else card.basic)
            for card in self.equipment.values()
            for upgraded in (False, True)
            if not (upgraded and card.upgraded is None)
        }
        self.worth = {
            (token, upgraded): _worth(self.equipment[token], upgraded, side)
            for (token, upgraded), side in self._sides.items()
        }
        elixirs = {card.id: card.basic for card in self.equipment.values() if card.kind == "elixir"}
        self.brew = {
            id: tuple(effect.die for effect in effects if isinstance(effect, BrewDie))
            for id, effects in elixirs.items()
            if any(isinstance(effect, BrewDie) for effect in effects)
        }
        self.heals = {
            id: sum(effect.n if isinstance(effect, Heal) else self.numbers.hearts for effect in healing)
            for id, effects in elixirs.items()
            if (healing := [effect for effect in effects if isinstance(effect, Heal | HealFull)])
        }

    def of_size(self, size: Lair) -> tuple[str, ...]:
        """The ids of all monsters of a size."""
        return self._of_size[size]

    def side(self, token: str, upgraded: bool) -> Side:
        """A side of a weapon, shield or helmet."""
        return self._sides[token, upgraded]

    def changes_shape(self, token: str) -> bool:
        """Whether turning the token over may make it stick out. Never so in the house set."""
        return self.equipment[token].shape in self._mirrored

    @rule("AVEL-PREP-02")
    def roll_name(self, chance: Chance, taken: Sequence[str]) -> tuple[str, str]:
        """A first name and the id of a byname from the constellation map: the sides, a green and a black die, quarters.

        Rolled again while another hero has the first name.
        """
        sides = self.catalogue.names
        while True:
            side = chance.roll(sides, "avel.name")
            green = chance.roll(self.faces["green"], "avel.name")
            black = chance.roll(self.faces["black"], "avel.name")
            quarter, other = chance.below(4, "avel.name"), chance.below(4, "avel.name")
            first = side.first[green][quarter]
            if first not in taken:
                return first, f"{side.id}.{black}.{other}"

    def verb(self, service: Service) -> str:
        """The verb of a service as content files write it."""
        return str(service.__struct_config__.tag)


def _side(effects: Sequence[object] | None) -> Side:
    dice = [0, 0, 0, 0]
    once: OneTimeEffect | None = None
    for effect in effects or ():
        match effect:
            case AddDie(die=colour):
                dice[HERO_COLOURS.index(colour)] += 1
            case Reroll() | AddAttack() | AddDefence():
                once = effect
    green, orange, blue, yellow = dice
    return Side((green, orange, blue, yellow), once)


def _worth(card: EquipmentCard, upgraded: bool, side: Side) -> float:
    """How useful a token is with this side up, in points (specification 10.2)."""
    if card.kind == "elixir":
        return ELIXIR_WORTH
    green, orange, blue, yellow = side.dice
    points = 3.0 * (green + orange + blue + yellow) + 0.6 * orange + 0.3 * yellow + (0 if upgraded else 0.5)
    match side.once:
        case Reroll():
            points += 1
        case AddAttack():
            points += 0.5
        case AddDefence():
            points += 0.4
    return points


def _backpack(catalogue: Catalogue) -> tuple[Backpack, frozenset[str]]:
    """The backpack with the shapes of all tokens, and the shapes that change when they are turned over."""
    shapes = {shape.id: shape.cells for shape in catalogue.shapes.values()}
    plain = Backpack(catalogue.backpack, shapes)
    changing = frozenset(id for id in shapes if not plain.symmetric(id))
    if not changing:
        return plain, changing
    for id in changing:
        shapes[id + MIRRORED] = tuple((row, -column) for row, column in shapes[id])
    return Backpack(catalogue.backpack, shapes), changing
