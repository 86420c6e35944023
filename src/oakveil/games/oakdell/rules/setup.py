"""Setting up the table (specification 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.game import BadOptions, Place
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..choices import ChooseHero
from ..events import AcornGiven, GameSetUp, HeroReady, MonsterDrawn
from ..options import OakDellOptions
from ..records import HeroId, SheetId
from ..state import Circles, Hero, MonsterDeck, OakDell, OakDellState, SheetStack
from .sheets import draw_top, wiped

EMBLEMS = ("squirrel", "hedgehog", "badger", "hare", "fox", "owl", "boar", "raven", "wolf", "stag", "bear", "falcon")
LONGEST_NAME = 24
"""Characters."""
LEVELS: tuple[Literal[1, 2, 3], ...] = (1, 2, 3)


@rule("OAK-SETUP-02", "OAK-SETUP-03", "OAK-SETUP-04", "OAK-SETUP-05", "OAK-SETUP-06", "OAK-ROUND-01", "OAK-SOLO-05")
def lay_table(options: OakDellOptions, places: Sequence[Place], box: Box, chance: Chance) -> OakDellState:
    """The table with shuffled decks; every hero holds a Ghost until it draws another sheet. Raises BadOptions.

    Ruling (OAK-SETUP-06): the acorn goes to a random seat or to that of the options.
    """
    check_options(options, box)
    cards = [starting_card(options, box, chance) for _ in places]
    decks: dict[int, MonsterDeck] = {level: lay_deck(level, options, box, chance) for level in LEVELS}
    heroes = prepare_heroes(options, places, cards, box, chance)
    first = options.first_player
    acorn = chance.roll(range(1, options.players + 1), "oakdell.first") if first == "random" else int(first)
    rounds = box.rounds(options.dungeon, options.scenario, options.longer)
    return OakDellState(heroes=heroes, acorn=acorn, rounds=rounds, decks=decks)


@rule("OAK-SETUP-03", "OAK-SETUP-04", "OAK-SCEN-S1")
def check_options(options: OakDellOptions, box: Box) -> None:
    """Raises BadOptions where options do not fit together or name what is not in the box."""
    if options.dungeon not in box.dungeons:
        raise BadOptions(f"dungeon: there is no {options.dungeon!r}; there are {', '.join(box.dungeons)}")
    if options.boss not in ("dungeon", *box.bosses):
        raise BadOptions(f"boss: there is no {options.boss!r}; there are dungeon, {', '.join(box.bosses)}")
    maze = box.maze(options.dungeon)
    if not (maze.chamber if options.scenario == "boss" else maze.shrines):
        raise BadOptions(f"scenario: {options.dungeon} has nothing for the scenario {options.scenario}")
    if options.first_player != "random" and int(options.first_player) > options.players:
        raise BadOptions(f"first_player: there is no seat {options.first_player}")
    if box.ghost not in box.sheets:
        raise BadOptions(f"first_monster: there is no {box.ghost}")
    for level in LEVELS:
        if len(sheets_of(level, options, box)) < options.players + 1:
            raise BadOptions(f"players: level {level} has too few Monster Sheets for {options.players}")


def sheets_of(level: Literal[1, 2, 3], options: OakDellOptions, box: Box) -> list[SheetId]:
    """The sheets of a level that can be in a deck; the Ghost is one of level 1 where first monsters are drawn."""
    sheets = [*box.of_level(level)]
    return [box.ghost, *sheets] if level == 1 and options.first_monster == "draw" else sheets


@rule("OAK-SETUP-03", "OAK-SETUP-05", "OAK-SOLO-01", "OAK-SOLO-05")
def lay_deck(level: Literal[1, 2, 3], options: OakDellOptions, box: Box, chance: Chance) -> MonsterDeck:
    """One sheet more than players, at random; alone as many as two players, or all. Nobody knows which are left out.

    Ruling (OAK-SETUP-05): a Ghost that everybody starts with is not in the deck, which keeps its size.
    """
    sheets: list[SheetId | None] = [*sheets_of(level, options, box)]
    chance.shuffle(sheets, f"oakdell.shuffle.{level}")
    whole = options.solo and options.solo_decks == "all"
    count = len(sheets) if whole else max(options.players, 2) + 1
    return MonsterDeck(SheetStack(sheets[:count], level), SheetStack(sheets[count:], level))


def starting_card(options: OakDellOptions, box: Box, chance: Chance) -> HeroId:
    """Everybody is the first hero of the box, unless heroes are rolled or will be chosen."""
    heroes = [*box.heroes]
    return chance.roll(heroes, "oakdell.hero") if options.heroes == "random" else heroes[0]


@rule("OAK-SETUP-02", "OAK-SETUP-07")
def prepare_heroes(
    options: OakDellOptions, places: Sequence[Place], cards: Sequence[HeroId], box: Box, chance: Chance
) -> list[Hero]:
    """Heroes on the entrance, without keys, torches, potions and gear. Names are free, emblems not shared.

    Who gave no name gets one from the box, who chose no emblem the first free one. Raises BadOptions.
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
    given = {place.name for place in places}
    names = iter(chance.sample([name for name in box.names if name not in given], len(places), "oakdell.names"))
    entrance = box.maze(options.dungeon).entrance
    heroes = []
    for seat, (place, card) in enumerate(zip(places, cards, strict=True), 1):
        name, emblem = place.name or next(names), place.emblem or next(free)
        hero = Hero(
            seat=seat,
            name=name,
            emblem=emblem,
            card=card,
            full=0,
            tracks={},
            space=entrance,
            fight=wiped(box, box.ghost),
        )
        become(box, hero, card)
        heroes.append(hero)
    return heroes


@rule("OAK-SETUP-02", "OAK-SETUP-08")
def become(box: Box, hero: Hero, card: HeroId) -> None:
    """A hero starts with the hearts and circles of its card; special skills that hang on these are ready."""
    start = box.heroes[card].start
    marked = {"damage": start.damage, "strike": start.strike, "block": start.block}
    hero.card, hero.full = card, box.heroes[card].hearts
    hero.tracks = {track: Circles(marked[track]) for track in box.tracks}
    hero.ready = tuple([one for (track, after), one in box.specials_after.items() if after <= marked[track]])


class Setup(Frame):
    """What is left of setting up once the table is laid. `waiting` are the seats that still have something to do."""

    waiting: tuple[Seat, ...] = ()

    @step("OAK-SETUP-04", "OAK-SETUP-06")
    def show_table(self, g: OakDell) -> None:
        state, options = g.state, g.options
        boss = g.boss if options.scenario == "boss" else ""
        sizes = (len(state.decks[1]), len(state.decks[2]), len(state.decks[3]))
        g.tell(GameSetUp, options.dungeon, options.scenario, boss, state.rounds, sizes)
        if options.heroes == "choose":
            self.waiting = g.seats_from(1)

    @step("OAK-SETUP-02")
    def choose_hero(self, g: OakDell) -> Ask | None:
        """Each seat in turn; two may be the same hero. With one hero in the box there is no choice."""
        heroes = [*g.box.heroes]
        if not self.waiting or len(heroes) < 2:
            return None
        options: list[Option] = [ChooseHero(hero) for hero in heroes]
        return Ask(self.waiting[0], "oakdell.hero", options, default=options[0])

    def on_choose_hero(self, g: OakDell, choice: ChooseHero) -> None:
        seat, *rest = self.waiting
        become(g.box, g.hero(seat), choice.hero)
        self.waiting = tuple(rest)
        self.goto(Setup.choose_hero)

    @step("OAK-SETUP-02", "OAK-SETUP-05", "OAK-SETUP-06")
    def begin(self, g: OakDell) -> None:
        """All are ready and the acorn is given; then, in turn order, first monsters are drawn."""
        state = g.state
        for hero in state.heroes:
            g.tell(HeroReady, hero.seat, hero.name, hero.emblem, hero.card)
        g.tell(AcornGiven, state.acorn)
        for seat in g.seats_from(state.acorn):
            sheet = draw_top(g, 1) if g.options.first_monster == "draw" else g.box.ghost
            g.hero(seat).fight = wiped(g.box, sheet)
            g.tell(MonsterDrawn, seat, sheet, 1)
