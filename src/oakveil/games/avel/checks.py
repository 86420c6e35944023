"""What must hold between the tables of what players hold and fight; the checks of the land are in `land_checks`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Detail, Fault
from oakveil.kernel.rulebook import rule

from .backpack import Backpack, GridCell
from .effects import Brood, Coins, ElixirEffect, Face, FewerDice, OneTimeEffect, Reward, Upgrade
from .odds import MONSTER_COLOURS
from .records import (
    DiceFile,
    EquipmentCard,
    EquipmentFile,
    MonsterCard,
    MonstersFile,
    NamesFile,
    Numbers,
    ShapesFile,
    cells_of,
)

MOST_HEROES = 4
SMALL, BIG, TOKENS = 24, 6, 25
"""Small and big monsters and equipment tokens in the box."""
SET_UP_MONSTERS = 3
"""Small monsters that the set-up needs (AVEL-SETUP-10)."""
FACES = 6
SIDE_EFFECTS = 3
"""One side of a token has at most this many effects."""
SHAPE_CELLS = 6
BACKPACK_CELLS = range(8, 25)
"""How large a backpack may be: with fewer cells nobody could save for the dearest trap."""


def error(file: str, entry: str, field: str, problem: str, **args: Detail) -> Fault:
    """An error told by the message `avel-content-<problem>`, which may also use $entry."""
    named: dict[str, Detail] = {"entry": entry, **args}
    return Fault(file=file, entry=entry, field=field, problem=f"avel-content-{problem}", args=named)


def warning(file: str, entry: str, field: str, problem: str, **args: Detail) -> Fault:
    """The same as a warning."""
    named: dict[str, Detail] = {"entry": entry, **args}
    return Fault(file=file, entry=entry, field=field, problem=f"avel-content-{problem}", args=named, severity="warning")


def check_dice(dice: DiceFile) -> Iterator[Fault]:
    """Six faces each, spells for heroes only, and a lake that can give everything and nothing."""
    file = "dice.toml"
    for die in dice.die:
        if len(die.faces) != FACES:
            yield error(file, die.id, "faces", "die-faces", found=len(die.faces))
        if die.id in MONSTER_COLOURS and "spell" in die.faces:
            yield error(file, die.id, "faces", "die-spell")
        if die.id == "green":
            for face in ("attack", "defence", "blank"):
                if face not in die.faces:
                    yield warning(file, die.id, "faces", "lake", face=face)


def check_monsters(monsters: MonstersFile, dice: DiceFile) -> Iterator[Fault]:
    """The stacks are those of the box, and every monster can be fought and leaves something behind."""
    file, cards = "monsters.toml", monsters.monster
    for size, wanted in (("small", SMALL), ("big", BIG)):
        of_size = [card for card in cards if card.size == size]
        by_brood = Counter(brood for card in of_size for brood in card.brood)
        if size == "small" and len(of_size) < SET_UP_MONSTERS:
            yield error(file, "", "", "too-few-small", found=len(of_size))
        elif len(of_size) != wanted:
            yield warning(file, "", "", "monsters", size=size, found=len(of_size), wanted=wanted)
        else:
            for brood in get_args(Brood):
                if by_brood[brood] != wanted // 3:
                    args: dict[str, Detail] = {"brood": brood, "found": by_brood[brood], "wanted": wanted // 3}
                    yield warning(file, "", "", "broods", size=size, **args)
    if [card.id for card in cards if card.size == "beast"] != ["beast"]:
        yield error(file, "beast", "", "one-beast")
    box = {die.id: die.count for die in dice.die}
    for card in cards:
        yield from _check_monster(card, box["purple"], box["black"])


def _check_monster(card: MonsterCard, purple: int, black: int) -> Iterator[Fault]:
    file = "monsters.toml"
    if card.size == "beast":
        if card.toughness or card.rewards or card.attribute:
            yield error(file, card.id, "", "beast-plain")
    elif not card.toughness:
        yield error(file, card.id, "toughness", "toughness", found=0)
    elif len(card.brood) != 1:
        yield error(file, card.id, "brood", "one-brood", found=len(card.brood))
    for colour, found, wanted in (("purple", card.purple, purple), ("black", card.black, black)):
        if found > wanted:
            yield error(file, card.id, colour, "monster-dice", found=found, die=colour, wanted=wanted)
    if not card.purple + card.black:
        yield error(file, card.id, "", "no-dice")
    if card.size == "big" and card.attribute is None:
        yield error(file, card.id, "attribute", "no-attribute")
    if card.size == "small" and card.attribute is not None:
        yield error(file, card.id, "attribute", "small-attribute")
    if isinstance(card.attribute, FewerDice) and len(set(card.attribute.dice)) < len(card.attribute.dice):
        yield error(file, card.id, "attribute", "double-colour")
    if card.size != "beast" and len(card.rewards) not in (1, 2):
        yield error(file, card.id, "rewards", "rewards", found=len(card.rewards))
    yield from check_rewards(file, card.id, "rewards", card.rewards)


def check_rewards(file: str, entry: str, field: str, rewards: tuple[Reward, ...]) -> Iterator[Fault]:
    """Rewards are given without price or condition."""
    for reward in rewards:
        if (isinstance(reward, Upgrade) and reward.price) or (isinstance(reward, Coins) and reward.condition):
            yield error(file, entry, field, "reward-terms")


def check_equipment(equipment: EquipmentFile, shapes: ShapesFile) -> Iterator[Fault]:
    """Every token has a shape, the sides of its kind, and effects that work where it is."""
    file, known = "equipment.toml", {shape.id for shape in shapes.shape}
    if len(equipment.token) != TOKENS:
        yield warning(file, "", "", "tokens", found=len(equipment.token))
    for token in equipment.token:
        if token.shape not in known:
            yield error(file, token.id, "shape", "no-shape", found=token.shape)
        if token.kind == "elixir" and token.upgraded is not None:
            yield error(file, token.id, "upgraded", "elixir-upgraded")
        if token.kind != "elixir" and token.upgraded is None:
            yield error(file, token.id, "upgraded", "no-upgraded")
        yield from _check_sides(token)


@rule("AVEL-EFFECT-13")
def _check_sides(token: EquipmentCard) -> Iterator[Fault]:
    """Ruling (AVEL-EFFECT-13): one one-time effect a side at most, for a used marker covers the whole token."""
    file = "equipment.toml"
    for side, effects in (("basic", token.basic), ("upgraded", token.upgraded or ())):
        one_time = [effect for effect in effects if isinstance(effect, OneTimeEffect)]
        if len(one_time) > 1:
            yield error(file, token.id, side, "two-one-time", side=side, found=len(one_time))
        if len(effects) > SIDE_EFFECTS or (not effects and (side == "basic" or token.upgraded is not None)):
            yield error(file, token.id, side, "side-effects", side=side, found=len(effects))
        for effect in effects:
            if isinstance(effect, ElixirEffect) != (token.kind == "elixir"):
                verb = str(effect.__struct_config__.tag)
                yield error(file, token.id, side, "wrong-effect", verb=verb, kind=token.kind)


def check_shapes(shapes: ShapesFile) -> Iterator[Fault]:
    """The backpack is in one piece and large enough, and every shape is in one piece and fits into it."""
    file, grid = "shapes.toml", cells_of(shapes.backpack)
    if len(grid) not in BACKPACK_CELLS:
        bounds: dict[str, Detail] = {"least": BACKPACK_CELLS[0], "most": BACKPACK_CELLS[-1]}
        size = "small" if len(grid) < BACKPACK_CELLS[0] else "large"
        yield error(file, "", "backpack", "backpack-size", found=len(grid), size=size, **bounds)
        return
    if not _in_one_piece(grid):
        yield error(file, "", "backpack", "backpack-pieces")
    backpack = Backpack(shapes.backpack, {shape.id: shape.cells for shape in shapes.shape if shape.cells})
    for shape in shapes.shape:
        if not 1 <= len(shape.cells) <= SHAPE_CELLS:
            yield error(file, shape.id, "picture", "shape-size", found=len(shape.cells), most=SHAPE_CELLS)
        elif not _in_one_piece(shape.cells):
            yield error(file, shape.id, "picture", "shape-pieces")
        elif not backpack.placements(shape.id):
            yield error(file, shape.id, "picture", "shape-fit")
        elif not backpack.symmetric(shape.id):
            yield warning(file, shape.id, "picture", "shape-flip")


def _in_one_piece(cells: tuple[GridCell, ...]) -> bool:
    reached = [cells[0]]
    for row, column in reached:
        for beside in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            if beside in cells and beside not in reached:
                reached.append(beside)
    return len(reached) == len(cells)


def check_numbers(numbers: Numbers, shapes: ShapesFile) -> Iterator[Fault]:
    """Every hero gets its first coins, and has room for them."""
    file, field, each = "numbers.toml", "starting_coins", numbers.starting_coins
    if MOST_HEROES * each > numbers.coins:
        yield error(file, "", field, "starting-coins", found=numbers.coins, wanted=MOST_HEROES * each)
    room = len(cells_of(shapes.backpack))
    if each > room in BACKPACK_CELLS:
        yield error(file, "", field, "starting-room", found=room, wanted=each)


def check_names(names: NamesFile, dice: DiceFile) -> Iterator[Fault]:
    """There is a name for every roll of the constellation map, and a different one for each hero (AVEL-PREP-02)."""
    faces_of: dict[str, set[Face]] = {die.id: set(die.faces) for die in dice.die}
    first = {name for side in names.side for face in faces_of["green"] for name in side.first.get(face, ())}
    if len(first) < MOST_HEROES:
        yield error("names.toml", "", "", "too-few-names", found=len(first), wanted=MOST_HEROES)
    for side in names.side:
        for field, colour, known in (("first", "green", set(side.first)), ("byname", "black", set(side.byname))):
            for face in sorted(faces_of[colour] - known):
                yield error("names.toml", side.id, field, "no-name", die=colour, face=face)


CHECKS: tuple[Check, ...] = (
    check_dice,
    check_monsters,
    check_equipment,
    check_shapes,
    check_numbers,
    check_names,
)
