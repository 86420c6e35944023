"""Setting up the table and the heroes (rulebook: Setup, Player preparation; specification 3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.game import BadOptions, Place
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..choices import OldestIs
from ..events import CoatGiven, GameSetUp, HeroReady
from ..land import CASTLE, Cell, Land, land_of
from ..mapmaker import NoLandFound, make_land
from ..options import AvelOptions
from ..state import Avel, AvelState, BigStack, BoardTile, EquipmentBag, Hero, SmallStack
from .drawing import DrawEquipment
from .movement import fill_lairs

EMBLEMS = ("falcon", "stag", "bear", "fox")
LONGEST_NAME = 40


@rule("AVEL-SETUP-06", "AVEL-SETUP-09", "AVEL-SETUP-11", "AVEL-SETUP-12", "AVEL-SETUP-13", "AVEL-SETUP-14")
def lay_table(options: AvelOptions, places: Sequence[Place], box: Box, chance: Chance) -> AvelState:
    """The table before anybody has drawn. Raises BadOptions.

    What is not chosen (tiles, the other craters) is in the box and not in the state; the Beast is out of play.
    """
    seed, land = choose_land(options, box, chance)
    numbers = box.numbers
    small = SmallStack([*box.of_size("small")])
    big = BigStack([*box.of_size("big")])
    chance.shuffle(small.cards, "avel.small")
    chance.shuffle(big.cards, "avel.big")
    heroes = prepare_heroes(options, places, box, chance)
    return AvelState(
        heroes=heroes,
        coat=1,
        marker=start_space(options.heroes, box),
        cells=land.cells,
        crater=land.crater,
        land_seed=seed,
        crater_token=options.crater,
        tiles=lay_tiles(options.heroes, land, box, chance),
        monsters={},
        small=small,
        big=big,
        fallen_small=[],
        fallen_big=[],
        bag=EquipmentBag([*box.full_bag]),
        coins=numbers.coins - sum(hero.coins for hero in heroes),
        seals=numbers.seals,
        traps=box.traps_by_price,
        laid={},
        walls=numbers.walls,
    )


@rule("AVEL-SETUP-01", "AVEL-SOLO-03")
def start_space(heroes: int, box: Box) -> int:
    """The space of the moon track where the marker starts; its symbol has no effect now."""
    return box.start_spaces[heroes - 1]


@rule("AVEL-SETUP-07", "AVEL-SETUP-08", "AVEL-MAP-06", "AVEL-MAP-07", "AVEL-MAP-08", "AVEL-TUNE-02")
def choose_land(options: AvelOptions, box: Box, chance: Chance) -> tuple[str, Land]:
    """The land of a layout or a generated one, with the seed it came from (or ""). Raises BadOptions."""
    tiles = len(tiles_in_play(options.heroes, box))
    if options.land == "generated":
        seed = options.gen_seed or f"{chance.below(1_000_000, 'avel.land'):06}"
        try:
            cells, crater = make_land(tiles, options.crater_distance, options.gen_shape, seed)
        except NoLandFound as problem:
            raise BadOptions(f"land: no land found for {problem}") from None
        return seed, land_of(cells, crater)
    layout = box.layouts.get(options.land)
    if layout is None:
        raise BadOptions(f"land: no layout {options.land!r}; there are {', '.join(box.layouts)} and generated")
    return "", land_of(tuple(layout.cells[:tiles]), layout.crater)


@rule("AVEL-SETUP-04", "AVEL-SOLO-03")
def tiles_in_play(heroes: int, box: Box) -> list[str]:
    """The tiles used with this number of heroes: 11 / 12 / 13 / 15."""
    return [tile.id for tile in box.tiles.values() if tile.min_heroes <= heroes]


@rule("AVEL-SETUP-02", "AVEL-SETUP-03", "AVEL-SETUP-04", "AVEL-SETUP-05", "AVEL-SETUP-06")
def lay_tiles(heroes: int, land: Land, box: Box, chance: Chance) -> dict[Cell, BoardTile]:
    """The castle at the origin, the start tiles around it face up, the others face down on the rest of the land.

    Ruling (AVEL-SETUP-03): which start tile lies where is shuffled.
    """
    used = [box.tiles[tile] for tile in tiles_in_play(heroes, box)]
    gates = [tile.id for tile in used if tile.start and tile.id != box.castle]
    wild = [tile.id for tile in used if not tile.start]
    chance.shuffle(gates, "avel.start_tiles")
    chance.shuffle(wild, "avel.tiles")
    around = land.neighbours[CASTLE]
    rest = [cell for cell in land.cells if cell != CASTLE and cell not in around]
    tiles = {CASTLE: BoardTile(box.castle, up=True)}
    tiles.update((cell, BoardTile(tile, up=True)) for cell, tile in zip(around, gates, strict=True))
    tiles.update((cell, BoardTile(tile)) for cell, tile in zip(rest, wild, strict=True))
    return {cell: tiles[cell] for cell in land.cells}


@rule("AVEL-PREP-01", "AVEL-PREP-02", "AVEL-PREP-05", "AVEL-PREP-06")
def prepare_heroes(options: AvelOptions, places: Sequence[Place], box: Box, chance: Chance) -> list[Hero]:
    """Heroes with all hearts and a coin on the castle tile. Names are free, emblems not shared. Raises BadOptions.

    Who gave no name gets one from the constellation map, who chose no emblem the first free one.
    """
    taken = [place.emblem for place in places if place.emblem]
    for place in places:
        if place.emblem and place.emblem not in EMBLEMS:
            raise BadOptions(f"emblem: {place.emblem!r} is not one of {', '.join(EMBLEMS)}")
        if taken.count(place.emblem) > 1:
            raise BadOptions(f"emblem: two heroes want {place.emblem!r}")
        if len(place.name) > LONGEST_NAME or not place.name.isprintable():
            raise BadOptions(f"name: at most {LONGEST_NAME} printable characters, got {place.name[:60]!r}")
    free = iter([emblem for emblem in EMBLEMS if emblem not in taken])
    heroes, numbers = list[Hero](), box.numbers
    for seat, place in enumerate(places, 1):
        name, byname = (place.name, "") if place.name else box.roll_name(chance, [hero.name for hero in heroes])
        emblem = place.emblem or next(free)
        hero = Hero(seat=seat, name=name, byname=byname, emblem=emblem, tile=CASTLE, hearts=numbers.hearts)
        hero.coins = numbers.starting_coins
        heroes.append(hero)
    return heroes


class Setup(Frame):
    """What is left of setting up once the table is laid."""

    waiting: tuple[Seat, ...] = ()

    @step("AVEL-SETUP-08")
    def show_table(self, g: Avel) -> None:
        """Everybody sees which tiles are in play, and the crater token."""
        state = g.state
        assert state.crater_token is not None
        tiles = tuple(sorted(tile.face() for tile in state.tiles.values()))
        g.tell(GameSetUp, state.cells, state.crater, tiles, state.crater_token)
        for hero in state.heroes:
            g.tell(HeroReady, hero.seat, hero.name, hero.emblem)

    @step("AVEL-SETUP-10")
    def place_first_monsters(self, g: Avel) -> None:
        """Ruling (AVEL-SETUP-10): one small monster on each lair of the start tiles, clockwise from N."""
        for cell in g.land.neighbours[CASTLE]:
            fill_lairs(g, cell, "set_up")

    @step("AVEL-PREP-07")
    def find_oldest(self, g: Avel) -> Ask | None:
        if g.options.first_seat != "oldest" or g.solo():
            return None
        options = tuple(OldestIs(hero.seat) for hero in g.state.heroes)
        return Ask(1, "avel.setup.oldest", options, default=options[0])

    def on_find_oldest(self, g: Avel, choice: OldestIs) -> None:
        g.state.coat = choice.seat

    @step("AVEL-PREP-07")
    def give_coat(self, g: Avel) -> None:
        """To the oldest, or as the option `first_seat` says; the seats draw in the order of the first round."""
        if g.options.first_seat == "random":
            g.state.coat = g.chance.roll(g.seats_from(1), "avel.first_seat")
        elif g.options.first_seat != "oldest":
            g.state.coat = int(g.options.first_seat)
        g.tell(CoatGiven, g.state.coat)
        self.waiting = g.seats_from(g.state.coat)

    @step("AVEL-PREP-03")
    def draw(self, g: Avel) -> Frame | None:
        """Ruling (AVEL-PREP-03): in turn order. Where the token goes says `without_choice` (AVEL-PREP-04)."""
        if not self.waiting:
            return None
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        self.goto(Setup.draw)
        return DrawEquipment(seat=seat)
