"""A table of Avel laid in a given position, so that tests read as table talk.

    t = scene(hero(at="crow_heath", worn=["captains_sword+"]), foes=[foe("marsh_ghost", at="crow_heath")])
    t.dice("A _ | D _")          # the hero's dice, then the monster's: A attack, D defence, S spell, _ blank
    t.fight("marsh_ghost")
    assert t.options("avel.press_on") == [PressOn(), Retreat()]

The land is the Queen's Road with every tile in a fixed place, so tiles are called by their names. Every answer is
checked against the options, and after every answer the components must still be those of the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from oakveil.games.avel import GAME, house_box, new
from oakveil.games.avel.box import Box
from oakveil.games.avel.catalogue import Catalogue
from oakveil.games.avel.choices import (
    Done,
    EndTurn,
    Fight,
    Fitting,
    Move,
    PressOn,
    Rearrangement,
    Rest,
    Retreat,
    Service,
)
from oakveil.games.avel.events import ClashResolved
from oakveil.games.avel.land import CASTLE, land_of
from oakveil.games.avel.options import AvelOptions
from oakveil.games.avel.records import EquipmentCard, Lair, MonsterCard, Numbers, Shape, TileCard
from oakveil.games.avel.rules.setup import lay_table
from oakveil.games.avel.sequence import Adventure, Turn
from oakveil.games.avel.state import BEAST, Avel, AvelState, BoardTile, Hero, Monster, MonsterId, Packed
from oakveil.kernel.ask import Ask, Broken, Option, Seat
from oakveil.kernel.chance import ScriptedChance
from oakveil.kernel.frame import Frame
from oakveil.kernel.game import Place
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.table import Event
from oakveil.kernel.zones import Deck

E = TypeVar("E", bound=Event)

FACES = {"A": "attack", "D": "defence", "S": "spell", "_": "blank"}
DICE = ("avel.hero_dice", "avel.monster_dice", "avel.reroll", "avel.lake", "avel.trap", "avel.landing")
"""What is rolled for with dice. A roll that a test has not announced is an error."""

Card = MonsterCard | EquipmentCard | TileCard | Shape | Numbers


@cache
def _cells() -> dict[str, str]:
    layout = house_box().layouts["queens_road"]
    gates = land_of(layout.cells, layout.crater).neighbours[CASTLE]
    return dict(zip(house_box().tiles, (CASTLE, *gates, *layout.cells[4:]), strict=True))


def cell(tile: str) -> str:
    """Where a tile lies in every scene.

    Around the castle, clockwise from N: fox_hollow, old_mill, crow_heath. Behind them, from the west: marketplace,
    quarry, stone_circles, elven_camp, alchemist. Farthest: wilderness, dragon_crag, and wishing_lake on the crater.
    """
    return _cells()[tile]


def change(id: str, **fields: Any) -> Card:
    """The card `id` of the box with other values in some fields; "numbers" for the numbers of the box."""
    house = house_box().catalogue
    if id == "numbers":
        return replace(house.numbers, **fields)
    tables: tuple[Mapping[str, Card], ...] = (house.monsters, house.equipment, house.tiles, house.shapes)
    return replace(next(table[id] for table in tables if id in table), **fields)


class HeroHere(msgspec.Struct, frozen=True):
    """A hero of a scene; see `hero`."""

    at: str
    hearts: int
    coins: int
    worn: tuple[str, ...]
    packed: tuple[str, ...]
    name: str


class FoeHere(msgspec.Struct, frozen=True):
    """A monster of a scene; see `foe`."""

    id: str
    at: str
    damage: int
    toughness: int | None


def hero(
    at: str = "castle",
    hearts: int = 5,
    coins: int = 0,
    worn: Sequence[str] = (),
    packed: Sequence[str] = (),
    name: str = "",
) -> HeroHere:
    """A hero on a tile. Tokens are ids, with a "+" when the upgraded side is up: "captains_sword+"."""
    return HeroHere(at, hearts, coins, tuple(worn), tuple(packed), name)


def foe(id: str, at: str, damage: int = 0, toughness: int | None = None) -> FoeHere:
    """A monster on a tile. `toughness` is for the Beast's dial; for other monsters change their card."""
    return FoeHere(id, at, damage, toughness)


def scene(
    *heroes: HeroHere,
    foes: Sequence[FoeHere] = (),
    active: Seat = 1,
    actions: int | None = None,
    solo: bool = False,
    down: Sequence[str] = (),
    top: Sequence[str] = (),
    stacks: bool = True,
    fallen: Sequence[str] = (),
    bag: Sequence[str] | None = None,
    supply: int | None = None,
    act: int = 1,
    round: int = 1,
    beast_rounds: int | None = None,
    marker: int | None = None,
    seals: int | None = None,
    sealed: Sequence[str] = (),
    traps: Sequence[str] | None = None,
    laid: dict[str, str] | None = None,
    walls: int | None = None,
    built: int = 0,
    cards: Sequence[Card] = (),
    **options: Any,
) -> TableTalk:
    """A table in the middle of a game: the turn of the hero `active` has just begun.

    Seats are numbered in the order of `heroes`; a lone hero has a companion waiting at the castle, unless `solo`.
    `active` holds the coat of arms. All tiles are face up but those named in `down`. `top` are the monsters drawn
    next, of either stack; without `stacks` there are no others. `fallen` are in the defeated piles. `bag` is what
    the bag holds (default: all tokens nobody has), `supply` the coins left (default: all). `actions` are the actions
    left (default: all of the turn). `laid` tells the traps by tile. `cards` are changed components, made by `change`.
    Other options of the game by their names; equipment is drawn `blind` unless told.
    """
    company = heroes if solo or len(heroes) > 1 else (*heroes, *[hero()] * (2 - len(heroes)))
    chosen = AvelOptions(heroes=len(company), **{"first_seat": str(active), "bag_draw": "blind", **options})
    chance = ScriptedChance({why: () for why in DICE})
    box = _box(company, foes, top, stacks, fallen, bag, supply, cards)
    state = lay_table(chosen, [Place() for _ in company], box, chance)
    state.tiles = {spot: BoardTile(tile, tile not in down) for tile, spot in _cells().items() if spot in state.tiles}
    _seat_heroes(state, box, company, bag)
    _set_monsters(state, box, foes, top, fallen)
    state.coat, state.round, state.act = active, round, 2 if act == 2 else 1
    state.beast_rounds = int(act == 2) if beast_rounds is None else beast_rounds
    state.marker = (box.rise if act == 2 else state.marker) if marker is None else marker
    state.crater_token = None if act == 2 else state.crater_token
    state.sealed = tuple(map(cell, sealed))
    state.seals = state.seals - len(sealed) if seals is None else seals
    state.laid = {cell(tile): trap for tile, trap in (laid or {}).items()}
    left = [trap for trap in state.traps if trap not in state.laid.values()]
    state.traps = tuple(left if traps is None else traps)
    state.walls, state.built = state.walls - built if walls is None else walls, built
    seats = [one.seat for one in state.heroes]
    turn = Turn(seat=active)
    if actions is not None:
        turn.goto(Turn.act)
        state.heroes[active - 1].actions_left = actions
    adventure = Adventure(waiting=tuple(seats[active:] + seats[: active - 1]))
    adventure.goto(Adventure.next_turn)
    return TableTalk(Avel(chosen, box, state, [adventure, turn], chance))


def fresh(
    heroes: int = 2,
    seed: str = "",
    script: Mapping[str, Sequence[object]] | None = None,
    places: Sequence[Place] = (),
    **options: Any,
) -> TableTalk:
    """A new game, set up and run to its first question. `script` tells what chance brings for some purposes."""
    chosen = AvelOptions(heroes=heroes, **{"first_seat": "1", "bag_draw": "blind", **options})
    chance = ScriptedChance(script or {}, seed.encode())
    return TableTalk(new(chosen, places or [Place()] * heroes, house_box(), chance))


def _plain(token: str) -> str:
    return token.removesuffix("+")


def _box(
    heroes: Sequence[HeroHere],
    foes: Sequence[FoeHere],
    top: Sequence[str],
    stacks: bool,
    fallen: Sequence[str],
    bag: Sequence[str] | None,
    supply: int | None,
    cards: Sequence[Card],
) -> Box:
    """The house box; a changed one where a position is not possible with all of its components."""
    house = house_box().catalogue
    changed: dict[str, Any] = {}
    tables = {MonsterCard: "monsters", EquipmentCard: "equipment", TileCard: "tiles", Shape: "shapes"}
    named = [card for card in cards if not isinstance(card, Numbers)]
    for kind, table in tables.items():
        mine = {card.id: card for card in named if isinstance(card, kind)}
        if mine:
            changed[table] = {**getattr(house, table), **mine}
    for numbers in (card for card in cards if isinstance(card, Numbers)):
        changed["numbers"] = numbers
    if not stacks:
        there = {BEAST, *(one.id for one in foes), *top, *fallen}
        monsters = changed.get("monsters", house.monsters)
        changed["monsters"] = {id: card for id, card in monsters.items() if id in there}
    if bag is not None:
        owned = {_plain(token) for one in heroes for token in (*one.worn, *one.packed)}
        equipment = changed.get("equipment", house.equipment)
        changed["equipment"] = {id: card for id, card in equipment.items() if id in owned or id in bag}
    if supply is not None:
        coins = supply + sum(one.coins for one in heroes)
        changed["numbers"] = replace(changed.get("numbers", house.numbers), coins=coins)
    return Box(replace(house, **changed)) if changed else house_box()


def _seat_heroes(state: AvelState, box: Box, heroes: Sequence[HeroHere], bag: Sequence[str] | None) -> None:
    state.coins = box.numbers.coins - sum(one.coins for one in heroes)
    for seated, one in zip(state.heroes, heroes, strict=True):
        seated.name = one.name or seated.name
        seated.tile, seated.hearts, seated.coins = cell(one.at), one.hearts, one.coins
        for token in map(_plain, one.worn):
            setattr(seated, box.equipment[token].kind, state.bag.take(token))
        packed = [state.bag.take(_plain(token)) for token in one.packed]
        upgraded = [_plain(token) for token in (*one.worn, *one.packed) if token.endswith("+")]
        state.upgraded |= set(upgraded)
        shapes = tuple(box.shapes[token, token in upgraded] for token in packed)
        areas = box.backpack.pack(shapes, one.coins)
        assert areas is not None, f"{packed} and {one.coins} coins do not fit"
        seated.backpack = tuple(map(Packed, packed, areas))


def _set_monsters(
    state: AvelState, box: Box, foes: Sequence[FoeHere], top: Sequence[str], fallen: Sequence[str]
) -> None:
    for one in foes:
        toughness = one.toughness or box.monsters[one.id].toughness or box.numbers.beast_toughness[0]
        state.monsters[one.id] = Monster(one.id, cell(one.at), toughness, one.damage)
    stacks: tuple[tuple[Lair, Deck[MonsterId], list[MonsterId]], ...] = (
        ("small", state.small, state.fallen_small),
        ("big", state.big, state.fallen_big),
    )
    for size, stack, pile in stacks:
        pile += [id for id in fallen if box.monsters[id].size == size]
        first = [id for id in top if box.monsters[id].size == size]
        others = [id for id in box.of_size(size) if id not in (*first, *pile, *state.monsters)]
        stack.cards[:] = [*others, *reversed(first)]


class TableTalk:
    """A match on a laid table, with words for what is said at it."""

    def __init__(self, g: Avel) -> None:
        fair = FairSeed.of("table talk")
        self.match = Match(GAME, g.options, [Place() for _ in g.state.heroes], fair, g.box, g)
        self.events: list[Event] = []
        self._after()

    @property
    def g(self) -> Avel:
        table = self.match.table
        assert isinstance(table, Avel)
        return table

    @property
    def state(self) -> AvelState:
        return self.g.state

    def _after(self) -> None:
        assert self.match.asks() or self.g.outcome is not None
        self.events += self.match.events()
        assert GAME.flaw(self.g) is None, GAME.flaw(self.g)

    # What is rolled and drawn next.

    def _script(self) -> dict[str, list[object]]:
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        return chance.script

    def dice(self, *clashes: str) -> None:
        """The next clashes, each "the hero's dice | the monster's", in the order of the colours."""
        for clash in clashes:
            mine, theirs = clash.split("|")
            self._script()["avel.hero_dice"] += _faces(mine)
            self._script()["avel.monster_dice"] += _faces(theirs)

    def rolls(self, purpose: str, faces: str) -> None:
        """The next dice for a purpose: "avel.reroll", "avel.lake", "avel.trap", "avel.landing"."""
        self._script()[purpose] += _faces(faces)

    def crater_rolls(self, face: str) -> int:
        """The coming rise: the black dice of all monsters of the crater token show this face. Returns their number."""
        assert self.state.crater_token is not None
        band = self.g.box.craters[self.state.crater_token].invade.by_heroes[len(self.state.heroes) - 1]
        self.rolls("avel.landing", " ".join(face * (band.small + band.big)))
        return band.small + band.big

    def draws(self, *tokens: str) -> None:
        """The next tokens that come out of the bag (of a grabbed shape: which of those alike)."""
        self._script().setdefault("avel.bag", []).extend(tokens)

    def let_roll(self) -> None:
        """From now on dice may fall as they like."""
        for why in DICE:
            self._script().pop(why, None)

    def all_rolled(self) -> bool:
        """Whether everything announced has been rolled and drawn."""
        return not any(self._script().values())

    # What is asked and answered.

    @property
    def ask(self) -> Ask:
        """The one open question."""
        (ask,) = self.match.asks()
        return ask

    def options(self, key: str, seat: Seat | None = None) -> list[Option]:
        """The options of the open question, which must be this one (and, if told, put to this seat)."""
        assert (self.ask.key, seat or self.ask.seat) == (key, self.ask.seat), f"open: {self.ask}"
        return list(self.ask.options)

    def offered(self, kind: type[Option]) -> list[Option]:
        """The open question's options of this kind."""
        return [option for option in self.ask.options if type(option) is kind]

    def answer(self, choice: Option, seat: Seat | None = None) -> list[Event]:
        """Answer the open question (for the seat asked); returns what happened."""
        before = len(self.events)
        self.match.answer(self.ask.seat if seat is None else seat, choice)
        self._after()
        return self.events[before:]

    def refuses(self, choice: Option, seat: Seat | None = None) -> Broken:
        """Why an answer is refused. It must be, and nothing may change by it."""
        before = self.match.position()
        try:
            self.match.answer(self.ask.seat if seat is None else seat, choice)
        except Refused as refused:
            assert self.match.position() == before
            assert refused.broken is not None
            return refused.broken
        raise AssertionError(f"{choice} was accepted")

    def lapse(self) -> list[Event]:
        """The clock of the open question runs out."""
        before = len(self.events)
        self.match.lapse(self.ask.seat)
        self._after()
        return self.events[before:]

    def rearrange(self, seat: Seat, plan: Rearrangement) -> None:
        """A hero's free command to wear and pack anew. Raises Refused."""
        self.match.command(seat, "avel.rearrange", plan)
        self._after()

    def move(self, tile: str) -> list[Event]:
        return self.answer(Move(cell(tile)))

    def fight(self, monster: str) -> list[Event]:
        return self.answer(Fight(monster))

    def serve(self) -> list[Event]:
        """Take the tile action offered."""
        (service,) = self.offered(Service)
        return self.answer(service)

    def rest(self) -> list[Event]:
        return self.answer(Rest())

    def done(self) -> list[Event]:
        """Use no (more) effects in this clash."""
        return self.answer(Done())

    def press_on(self) -> list[Event]:
        return self.answer(PressOn())

    def retreat(self) -> list[Event]:
        return self.answer(Retreat())

    def end_turn(self) -> list[Event]:
        return self.answer(EndTurn())

    def end_round(self) -> list[Event]:
        """Everybody ends the turn, until the next round begins, something else is asked, or the game is over."""
        before, round = len(self.events), self.state.round
        while self.g.outcome is None and self.state.round == round and self.ask.key == "avel.action":
            self.end_turn()
        return self.events[before:]

    # What lies on the table.

    def hero(self, seat: Seat = 1) -> Hero:
        return self.g.hero(seat)

    def at(self, seat: Seat = 1) -> str:
        """The tile a hero stands on."""
        return name(self.hero(seat).tile)

    def monster(self, id: str) -> Monster:
        """A monster in play."""
        return self.state.monsters[id]

    def monsters_at(self, tile: str) -> list[str]:
        """The monsters on a tile, in order of arrival."""
        return [monster.id for monster in self.g.monsters_on(cell(tile))]

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def last_clash(self) -> tuple[int, int, int, int]:
        """Damage and wounds of the last clash, the monster's toughness left and the hero's hearts after it."""
        last = self.told(ClashResolved)[-1]
        return last.damage, last.wounds, last.left, last.hearts

    def fitting(self, seat: Seat = 1, discards: Iterable[str] = (), coins_discarded: int = 0, **worn: str) -> Fitting:
        """A plan for "avel.fit": wear what is told by slot (and nothing else), pack all the rest.

        Without a possible arrangement an assertion fails.
        """
        one, gone = self.hero(seat), tuple(discards)
        rest = [token for token in one.tokens() if token not in (*worn.values(), *gone)]
        areas = self.g.box.backpack.pack(self.g.shapes(rest), one.coins - coins_discarded)
        assert areas is not None, f"{rest} do not fit"
        return Fitting(**worn, backpack=tuple(map(Packed, rest, areas)), discards=gone, coins_discarded=coins_discarded)

    def doing(self, kind: type[Frame]) -> bool:
        """Whether a procedure of this kind is in progress."""
        return self.g.within(kind) is not None


def name(spot: str) -> str:
    """The tile that lies on a cell in every scene."""
    return next(tile for tile, place in _cells().items() if place == spot)


def house() -> Catalogue:
    """The house catalogue."""
    return house_box().catalogue


def _faces(letters: str) -> list[str]:
    return [FACES[letter] for letter in letters.split()]
