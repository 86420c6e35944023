"""What a page has to know of the box: every thing with its names, sentences and outlines, in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oakveil.kernel.text import Name, Text, sentence

from .backpack import GridCell
from .box import MIRRORED, Box
from .effects import (
    AddAttack,
    AddDefence,
    AddDie,
    BrewDie,
    BuildWall,
    EquipmentEffect,
    Face,
    Invade,
    NoEffects,
    Reroll,
    Reward,
    SealLair,
    Upgrade,
    Wish,
    sentences,
)
from .odds import HERO_COLOURS, HeroDice, MonsterDice
from .records import EquipmentCard, Kind, Lair, MonsterCard, Numbers, Size, TileCard, TrackSpace, Trap
from .wording import Wording


class Named(Struct, frozen=True, kw_only=True):
    """Something with a name: "Quarry", and `the` with its definite article, as it stands inside a sentence."""

    id: str
    name: str
    the: str


class DieThing(Struct, frozen=True, kw_only=True):
    """The dice of a colour: `count` in the box, the letter they carry, the faces of each."""

    id: str
    name: str
    letter: str
    count: int
    faces: tuple[Face, ...]


class SideThing(Struct, frozen=True, kw_only=True):
    """A side of a token. `dice` it adds by colour (green, orange, blue, yellow): while worn, or when drunk.

    `once` is the kind of its one-time effect, `vs` the brood that it serves against; both may be empty.
    """

    shape: str
    sentences: tuple[str, ...]
    dice: HeroDice
    once: Literal["", "reroll", "add_attack", "add_defence"]
    vs: str


class TokenThing(Named, frozen=True, kw_only=True):
    """An equipment token. Elixirs have no upgraded side."""

    kind: Kind
    basic: SideThing
    upgraded: SideThing | None


class RewardThing(Struct, frozen=True):
    """A reward: what of, and how many."""

    kind: str
    n: int


class MonsterThing(Named, frozen=True, kw_only=True):
    """A monster token. `attribute` and `rewards` as sentences; `blocks` is what works nothing against it, or empty."""

    lore: str
    size: Size
    brood: tuple[str, ...]
    toughness: int
    dice: MonsterDice
    attribute: str
    blocks: str
    gains: tuple[RewardThing, ...]
    rewards: tuple[str, ...]


class TileThing(Named, frozen=True, kw_only=True):
    """A tile of the land. `service` is the verb of its service, `price` its price (0: it has no single one)."""

    min_heroes: int
    lairs: tuple[Lair, ...]
    shortcuts: tuple[str, ...]
    service: str
    price: int
    sentence: str
    person: str


class TrapThing(Named, frozen=True, kw_only=True):
    """A trap: `damage` lists what it may deal with the chance of each, `mean` is what to expect."""

    price: int
    dice: tuple[str, ...]
    bonus: int
    sentence: str
    damage: tuple[tuple[int, float], ...]
    mean: float


class SpaceThing(Struct, frozen=True):
    """A space of the moon track: its symbol, the pieces that retire there (both may be empty), and both as text."""

    symbol: str
    mark: str
    sentence: str


class ShapeThing(Struct, frozen=True):
    """A shape: its cells, how it is called, and every area of the backpack that it can cover (bit masks)."""

    cells: tuple[GridCell, ...]
    name: str
    placements: tuple[int, ...]


class Furniture(Struct, frozen=True, kw_only=True):
    """The box. `backpack` are the cells of the grid in reading order: bit n of an area is the n-th of them.

    `craters` tell each crater token for 1 to 4 heroes. `rise` is the space of the Black Moon; `beyond` is told at the
    end of the first Beast round. `bynames` are those that heroes can have, by id.
    """

    dice: dict[str, DieThing]
    tokens: dict[str, TokenThing]
    monsters: dict[str, MonsterThing]
    tiles: dict[str, TileThing]
    traps: dict[str, TrapThing]
    craters: dict[str, tuple[str, ...]]
    shortcuts: dict[str, str]
    track: tuple[SpaceThing, ...]
    start_spaces: tuple[int, ...]
    rise: int
    beyond: str
    shapes: dict[str, ShapeThing]
    backpack: tuple[GridCell, ...]
    bynames: dict[str, str]
    numbers: Numbers
    rhyme: str


def furniture(box: Box, text: Text) -> Furniture:
    """The box, told in the language of `text`."""
    words = Wording(text)
    catalogue, locale = box.catalogue, text.locale
    names = {tile.id: tile.name.in_(locale) for tile in box.tiles.values()}
    symbols = sorted({symbol for tile in box.tiles.values() for symbol in tile.shortcuts})
    return Furniture(
        dice={
            die.id: DieThing(
                id=die.id, name=text.say(f"avel-die-{die.id}"), letter=die.letter, count=die.count, faces=die.faces
            )
            for die in catalogue.dice.values()
        },
        tokens={card.id: _token(box, card, text) for card in box.equipment.values()},
        monsters={card.id: _monster(box, card, text) for card in box.monsters.values()},
        tiles={tile.id: _tile(box, tile, text) for tile in box.tiles.values()},
        traps={trap.id: _trap(box, trap, text) for trap in box.traps.values()},
        craters={
            crater.id: tuple(_invasion(crater.invade, heroes, names, text) for heroes in (1, 2, 3, 4))
            for crater in box.craters.values()
        },
        shortcuts={
            symbol: text.say(f"avel-shortcut-{symbol}") if text.has(f"avel-shortcut-{symbol}") else symbol
            for symbol in symbols
        },
        track=tuple(_space(space, text) for space in box.moon_track),
        start_spaces=box.start_spaces,
        rise=box.rise,
        beyond="" if box.beyond is None else sentence(box.beyond, text),
        shapes={id: _shape(box, id, words) for id in _shapes(box)},
        backpack=box.backpack.cells,
        bynames={
            f"{side.id}.{face}.{quarter}": name.in_(locale)
            for side in catalogue.names
            for face, names_of in side.byname.items()
            for quarter, name in enumerate(names_of)
        },
        numbers=box.numbers,
        rhyme=text.say("avel-rhyme"),
    )


def _named(id: str, name: Name, text: Text) -> dict[str, str]:
    return {"id": id, "name": name.in_(text.locale), "the": name.the(text.locale)}


def _token(box: Box, card: EquipmentCard, text: Text) -> TokenThing:
    upgraded = None if card.upgraded is None else _side(box.shapes[card.id, True], card.upgraded, text)
    basic = _side(box.shapes[card.id, False], card.basic, text)
    return TokenThing(**_named(card.id, card.name, text), kind=card.kind, basic=basic, upgraded=upgraded)


def _side(shape: str, effects: tuple[EquipmentEffect, ...], text: Text) -> SideThing:
    colours: list[str] = [effect.die for effect in effects if isinstance(effect, AddDie | BrewDie)]
    green, orange, blue, yellow = (colours.count(colour) for colour in HERO_COLOURS)
    once = next((effect for effect in effects if isinstance(effect, Reroll | AddAttack | AddDefence)), None)
    return SideThing(
        shape=shape,
        sentences=tuple(sentences(effects, text)),
        dice=(green, orange, blue, yellow),
        once="" if once is None else str(once.__struct_config__.tag),  # type: ignore[arg-type]
        vs="" if once is None else once.vs or "",
    )


def _monster(box: Box, card: MonsterCard, text: Text) -> MonsterThing:
    return MonsterThing(
        **_named(card.id, card.name, text),
        lore=card.lore.in_(text.locale),
        size=card.size,
        brood=card.brood,
        toughness=card.toughness,
        dice=box.monster_dice[card.id],
        attribute="" if card.attribute is None else sentence(card.attribute, text),
        blocks=card.attribute.source if isinstance(card.attribute, NoEffects) else "",
        gains=tuple(_gain(reward) for reward in card.rewards),
        rewards=tuple(sentence(reward, text) for reward in card.rewards),
    )


def _gain(reward: Reward) -> RewardThing:
    return RewardThing(str(reward.__struct_config__.tag), reward.n)


def _tile(box: Box, tile: TileCard, text: Text) -> TileThing:
    service = tile.service
    return TileThing(
        **_named(tile.id, tile.name, text),
        min_heroes=tile.min_heroes,
        lairs=tile.lairs,
        shortcuts=tile.shortcuts,
        service="" if service is None else box.verb(service),
        price=(service.price or 0) if isinstance(service, SealLair | BuildWall | Wish | Upgrade) else 0,
        sentence="" if service is None else sentence(service, text),
        person="" if tile.person is None else tile.person.in_(text.locale),
    )


def _trap(box: Box, trap: Trap, text: Text) -> TrapThing:
    damage = sorted(box.odds.trap(trap.spring.dice, trap.spring.bonus).items())
    return TrapThing(
        **_named(trap.id, trap.name, text),
        price=trap.price,
        dice=trap.spring.dice,
        bonus=trap.spring.bonus,
        sentence=sentence(trap.spring, text),
        damage=tuple((n, float(chance)) for n, chance in damage),
        mean=float(sum(n * chance for n, chance in damage)),
    )


def _invasion(invade: Invade, heroes: int, tiles: dict[str, str], text: Text) -> str:
    message = invade.message(text, heroes, tiles)
    return text.say(message.id, **message.args)


def _space(space: TrackSpace, text: Text) -> SpaceThing:
    told = [sentence(effect, text) for effect in (space.symbol, space.mark) if effect is not None]
    symbol = "" if space.symbol is None else str(space.symbol.__struct_config__.tag)
    return SpaceThing(symbol, "" if space.mark is None else space.mark.piece, " ".join(told))


def _shapes(box: Box) -> list[str]:
    """The ids of all shapes that a side of a token has."""
    return sorted(set(box.shapes.values()))


def _shape(box: Box, id: str, words: Wording) -> ShapeThing:
    cells = box.catalogue.shapes[id.removesuffix(MIRRORED)].cells
    if id.endswith(MIRRORED):
        width = max(column for _, column in cells)
        cells = tuple((row, width - column) for row, column in cells)
    return ShapeThing(cells, words.outline(cells), box.backpack.placements(id))
