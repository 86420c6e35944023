"""A table of Deckbuilding Tactique laid in a given position, so that tests read as table talk.

    t = scene(hero("knight", at="B2", hand=["strike", "parry"]), hero("healer", at="A6"), foes=[foe("zombie", at="C2")])
    t.play("strike")                       # the lone enemy in the zone is not asked for
    assert t.foe("zombie").wounds == 2
    t.end_turn()

Cards are called by their names; which physical card it is does not matter. A hero that is not told a deck has its base
deck, in a fixed order. Every answer is checked against the options, and after every answer the table must be sound.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from oakveil.games.tactique import GAME, house_box, new
from oakveil.games.tactique.box import Box
from oakveil.games.tactique.choices import (
    ChooseArea,
    ChooseOption,
    ChooseX,
    DiscardToMove,
    EndTurn,
    MoveTo,
    Play,
    StartTurn,
    Stay,
)
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.games.tactique.records import Card, EnemyCard
from oakveil.games.tactique.rules.reinforcing import Reinforcing
from oakveil.games.tactique.rules.setup import TIERS, lay_table
from oakveil.games.tactique.sequence import Campaign, EnemiesPhase, Fight, HeroTurn
from oakveil.games.tactique.state import Enemy, Hero, HeroDeck, Pile, Tactique
from oakveil.kernel.ask import Ask, Broken, Option, Seat
from oakveil.kernel.chance import ScriptedChance, UnexpectedRoll
from oakveil.kernel.frame import Frame
from oakveil.kernel.game import Place
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.table import Event

E = TypeVar("E", bound=Event)


class TableChance(ScriptedChance):
    """Chance that also brings announced numbers: dice tell what they show, from 0."""

    def below(self, n: int, why: str) -> int:
        if not self.script.get(why):
            return super().below(n, why)
        outcome = self.script[why].pop(0)
        if not isinstance(outcome, int) or not 0 <= outcome < n:
            raise UnexpectedRoll(f"{why}: scripted {outcome!r} of {n}")
        return outcome


class HeroHere(msgspec.Struct, frozen=True, kw_only=True):
    """A hero of a scene; see `hero`."""

    id: str
    at: str
    hand: tuple[str, ...]
    deck: tuple[str, ...] | None
    discard: tuple[str, ...]
    wounds: tuple[str, ...]
    exile: tuple[str, ...]
    block: int
    alive: bool
    ready: bool
    seat: Seat | None


class FoeHere(msgspec.Struct, frozen=True):
    """An enemy of a scene; see `foe`."""

    id: str
    at: str
    lives: int | None
    wounds: int | None
    block: int
    summoner: str | None


def hero(
    id: str,
    at: str,
    hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    wounds: Sequence[str] = (),
    exile: Sequence[str] = (),
    block: int = 0,
    alive: bool = True,
    ready: bool = True,
    seat: Seat | None = None,
) -> HeroHere:
    """A hero on a cell. `deck` is told from the top; None: its base deck. `seat`: by default one for each hero."""
    return HeroHere(
        id=id,
        at=at,
        hand=tuple(hand),
        deck=None if deck is None else tuple(deck),
        discard=tuple(discard),
        wounds=tuple(wounds),
        exile=tuple(exile),
        block=block,
        alive=alive,
        ready=ready,
        seat=seat,
    )


def foe(
    id: str,
    at: str,
    lives: int | None = None,
    wounds: int | None = None,
    block: int = 0,
    summoner: str | None = None,
) -> FoeHere:
    """An enemy or boss on a cell, with `wounds` left of its current life. By default it is whole."""
    return FoeHere(id, at, lives, wounds, block, summoner)


def change(id: str, **fields: Any) -> Card | EnemyCard:
    """The card or enemy `id` of the house with other values in some fields."""
    house = house_box().catalogue
    if id in house.cards:
        return replace(house.cards[id], **fields)
    return replace(house.enemies[id], **fields)


def box_with(*changed: Card | EnemyCard) -> Box:
    """The house box with changed or new components."""
    house = house_box().catalogue
    cards = {**house.cards, **{one.id: one for one in changed if isinstance(one, Card)}}
    enemies = {**house.enemies, **{one.id: one for one in changed if isinstance(one, EnemyCard)}}
    return Box(replace(house, cards=cards, enemies=enemies))


class Supply:
    """Hands out physical cards by name, each once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.left = {name: list(copies) for name, copies in box.copies.items()}

    def take(self, names: Sequence[str]) -> list[str]:
        return [self.left[name].pop(0) for name in names]


def scene(
    *heroes: HeroHere,
    foes: Sequence[FoeHere] = (),
    active: str | None = "",
    turn: Literal["heroes", "enemies"] = "heroes",
    encounter: int = 1,
    round: int = 1,
    battlefield: str | None = None,
    actions: Sequence[str] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[str] = (),
    cards: Sequence[Card | EnemyCard] = (),
    **options: Any,
) -> TableTalk:
    """A table in the middle of an encounter, run to its first question; see `lay`."""
    g = lay(
        *heroes,
        foes=foes,
        active=active,
        turn=turn,
        encounter=encounter,
        round=round,
        battlefield=battlefield,
        actions=actions,
        piles=piles,
        cards=cards,
        **options,
    )
    talk = TableTalk(g)
    talk.dice(*dice)
    return talk.begin()


def lay(
    *heroes: HeroHere,
    foes: Sequence[FoeHere] = (),
    active: str | None = "",
    turn: Literal["heroes", "enemies"] = "heroes",
    encounter: int = 1,
    round: int = 1,
    battlefield: str | None = None,
    actions: Sequence[str] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    cards: Sequence[Card | EnemyCard] = (),
    **options: Any,
) -> Tactique:
    """A table in the middle of an encounter: the turn of the first hero, or of `active`, has just begun.

    `active=None`: the team chooses who begins a turn; `turn="enemies"`: the enemies' turn begins. A lone hero has a
    dead companion that cannot return. `actions` are the Actions that bosses draw next; `piles` the enemies drawn
    next, by tier, the first on top. `dice` are the cells that the black dice show next (see `scene`). `cards` are
    changed components, made by `change`. Other options of the game by their names. A hero without a card in hand ends
    its turn at once.
    """
    box = box_with(*cards) if cards else house_box()
    company = list(heroes) if len(heroes) > 1 else [*heroes, _companion(heroes[0].id)]
    seats = [one.seat or number for number, one in enumerate(company, 1)]
    boss = next((one.id for one in foes if one.id in box.bosses), "random")
    chosen = TactiqueOptions(players=max(seats), heroes=len(company), **{"boss": boss, **options})  # type: ignore[arg-type]
    chance = TableChance({})
    state = lay_table(chosen, box, chance)
    supply = Supply(box)
    g = Tactique(chosen, box, state, [], chance)
    laid = [_hero(supply, one, seat) for one, seat in zip(company, seats, strict=True)]
    for one in laid:
        _fill(box, supply, one, next(told for told in company if told.id == one.id))
    state.heroes = sorted(laid, key=lambda one: one.seat)
    for told in foes:
        lives, wounds = vitality_of(g, told.id)
        state.enemies[told.id] = Enemy(
            id=told.id,
            cell=told.at,
            lives=told.lives or lives,
            wounds=told.wounds or wounds,
            block=told.block,
            summoner=told.summoner,
        )
    for tier in TIERS:
        first = list((piles or {}).get(tier, ()))
        rest = [id for id in state.piles[tier].cards if id not in (*state.enemies, *first)]
        state.piles[tier].cards = [*rest, *reversed(first)]
    _stack_actions(state.actions, actions or ())
    state.novices = tuple(card for card in state.novices if card in supply.left[box.name_of[card]])
    for colour in {"colourless", *(colour for one in laid for colour in box.heroes[one.id].colours)}:
        fitting = [id for id, card in box.card_of.items() if card.category == "reward" and card.colour == colour]
        state.rewards[colour] = Pile([id for id in fitting if id in supply.left[box.name_of[id]]], f"reward.{colour}")  # type: ignore[index]
        state.used_rewards[colour] = ()  # type: ignore[index]
    state.encounter, state.round, state.phase = encounter, round, turn
    if battlefield is not None:
        state.battlefield, state.obstacles = battlefield, box.obstacles[battlefield]
        state.battlefields.cards = [field for field in state.battlefields.cards if field != battlefield]
    g.stack = _stack(g, company[0].id if active == "" else active, turn)
    return g


def vitality_of(g: Tactique, enemy: str) -> tuple[int, int]:
    """Lives and wounds per life of an enemy with as many heroes as the game has."""
    card = g.box.enemies.get(enemy) or g.box.bosses[enemy]
    return card.vitality[g.options.team - 2]


def _companion(other: str) -> HeroHere:
    return hero("scholar" if other != "scholar" else "healer", at="D6", deck=(), alive=False)


def _hero(supply: Supply, told: HeroHere, seat: Seat) -> Hero:
    return Hero(
        id=told.id,
        seat=seat,
        cell=told.at,
        alive=told.alive,
        ready=told.ready,
        deck=HeroDeck([], told.id, seat),
        hand=supply.take(told.hand),
        discard=supply.take(told.discard),
        wounds=supply.take(told.wounds),
        exile=tuple(supply.take(told.exile)),
        block=told.block,
    )


def _fill(box: Box, supply: Supply, one: Hero, told: HeroHere) -> None:
    names = told.deck
    if names is None:
        names = tuple(name for name, count in box.heroes[one.id].deck.items() for _ in range(count))
    one.deck.cards = [*reversed(supply.take(names))]
    mine = one.cards()
    one.set_aside = tuple(
        card for rank in ("adept", "master") for card in box.abilities[one.id, rank] if card not in mine
    )
    one.passives = tuple(card for card in mine if card in box.passive)


def _stack_actions(actions: dict[str, Pile], first: Sequence[str]) -> None:
    for pile in actions.values():
        mine = [action for action in first if action in pile.cards]
        pile.cards = [*(card for card in pile.cards if card not in mine), *reversed(mine)]


def _stack(g: Tactique, active: str | None, turn: str) -> list[Frame]:
    campaign, fight = Campaign(), Fight()
    campaign.goto(Campaign.win)
    if turn == "enemies":
        fight.goto(Fight.begin_round)
        return [campaign, fight, EnemiesPhase()]
    fight.goto(Fight.choose_hero)
    if active is None:
        return [campaign, fight]
    hero_turn = HeroTurn(hero=active)
    hero_turn.goto(HeroTurn.act)
    g.state.active = active
    return [campaign, fight, hero_turn]


def fresh(seed: str = "", players: int = 2, cards: Sequence[Card | EnemyCard] = (), **options: Any) -> TableTalk:
    """A new game, set up and run to its first question. `cards` are changed components, made by `change`."""
    chosen = TactiqueOptions(players=players, **options)
    box = box_with(*cards) if cards else house_box()
    return TableTalk(new(chosen, [Place()] * players, box, TableChance({}, seed.encode()))).begin()


def reinforcing(*heroes: HeroHere, after: int = 1, **options: Any) -> TableTalk:
    """The team reinforces after an encounter, and then goes on to the next."""
    g = between(lay(*heroes, encounter=after, **options))
    campaign = Campaign()
    campaign.goto(Campaign.go_on)
    g.stack = [campaign, Reinforcing()]
    return TableTalk(g).begin()


def next_encounter(*heroes: HeroHere, number: int = 1, dice: Sequence[str] = (), **more: Any) -> TableTalk:
    """The encounter `number` is about to be set up."""
    g = between(lay(*heroes, encounter=number - 1, **more))
    g.stack = [Campaign()]
    talk = TableTalk(g)
    talk.dice(*dice)
    return talk.begin()


def between(g: Tactique) -> Tactique:
    """The table between two encounters: nobody is on the board."""
    for one in g.state.heroes:
        one.cell = None
    g.state.active, g.state.round = None, 0
    return g


class TableTalk:
    """A match on a laid table, with words for what is said at it."""

    def __init__(self, g: Tactique) -> None:
        fair = FairSeed.of("table talk")
        self.match = Match(GAME, g.options, [Place() for _ in range(g.options.players)], fair, g.box, g)
        self.events: list[Event] = []

    def begin(self) -> TableTalk:
        """Run to the first question."""
        self._after()
        return self

    @property
    def g(self) -> Tactique:
        table = self.match.table
        assert isinstance(table, Tactique)
        return table

    def _after(self) -> None:
        assert self.match.asks() or self.g.outcome is not None
        self.events += self.match.events()
        assert GAME.flaw(self.g) is None, GAME.flaw(self.g)

    # What chance brings next.

    def dice(self, *cells: str) -> None:
        """The cells that the black dice show next: "B3" for a 2 and a 3."""
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        for cell in cells:
            chance.script.setdefault("tactique.row", []).append("ABCD".index(cell[0]))
            chance.script.setdefault("tactique.column", []).append(int(cell[1]) - 1)

    # What is asked and answered.

    @property
    def ask(self) -> Ask:
        """The one open question."""
        (ask,) = self.match.asks()
        return ask

    @property
    def key(self) -> str:
        """The key of the open question without the name of the game; "" when the game is over."""
        asks = self.match.asks()
        return asks[0].key.removeprefix("tactique.") if asks else ""

    def options(self, key: str, seat: Seat | None = None) -> list[Option]:
        """The options of the open question, which must be this one (and, if told, put to this seat)."""
        asks = [ask for ask in self.match.asks() if seat is None or ask.seat == seat]
        assert asks and asks[0].key == f"tactique.{key}", f"open: {self.match.asks()}"
        return list(asks[0].options)

    def answer(self, choice: Option, seat: Seat | None = None) -> list[Event]:
        """Answer the open question (for a seat that is asked and can answer so); returns what happened."""
        before = len(self.events)
        asked = [ask.seat for ask in self.match.asks() if ask.refusal(choice) is None]
        assert asked, f"{choice} is not among {self.match.asks()}"
        self.match.answer(asked[0] if seat is None else seat, choice)
        self._after()
        return self.events[before:]

    def refuses(self, choice: Option, seat: Seat | None = None) -> Broken:
        """Why an answer is refused. It must be, and nothing may change by it."""
        before = self.match.position()
        try:
            self.match.answer(self.match.asks()[0].seat if seat is None else seat, choice)
        except Refused as refused:
            assert self.match.position() == before
            assert refused.broken is not None
            return refused.broken
        raise AssertionError(f"{choice} was accepted")

    def _of_card(self, kinds: tuple[type[Option], ...], name: str) -> Option:
        for ask in self.match.asks():
            for option in ask.options:
                card = getattr(option, "card", "")
                if card and self.g.box.name_of[card] == name and (not kinds or isinstance(option, kinds)):
                    return option
        raise AssertionError(f"{name} is not offered: {self.match.asks()}")

    def play(self, name: str) -> list[Event]:
        """Play a card of this name from the hand."""
        return self.answer(self._of_card((Play,), name))

    def discard(self, name: str) -> list[Event]:
        """Discard a card of this name to move."""
        return self.answer(self._of_card((DiscardToMove,), name))

    def pick(self, name: str) -> list[Event]:
        """Answer a question about cards with the card of this name."""
        return self.answer(self._of_card((), name))

    def choose(self, *figures: str) -> list[Event]:
        """Answer a question about figures with exactly these."""
        for option in self.match.asks()[0].options:
            if _figures(option) == figures:
                return self.answer(option)
        raise AssertionError(f"{figures} are not offered: {self.match.asks()}")

    def turn_zone(self, turn: str) -> list[Event]:
        """Turn a zone right, down, left or up."""
        (option,) = [one for one in self.ask.options if isinstance(one, ChooseArea) and one.turn == turn]
        return self.answer(option)

    def option(self, number: int) -> list[Event]:
        """Choose this one of the options of a card, counted from 0."""
        (option,) = [one for one in self.ask.options if isinstance(one, ChooseOption) and one.number == number]
        return self.answer(option)

    def x(self, n: int) -> list[Event]:
        return self.answer(ChooseX(n))

    def move(self, cell: str) -> list[Event]:
        return self.answer(MoveTo(cell))

    def stay(self) -> list[Event]:
        return self.answer(Stay())

    def start(self, hero: str) -> list[Event]:
        return self.answer(StartTurn(hero))

    def end_turn(self) -> list[Event]:
        return self.answer(EndTurn())

    def end_round(self) -> list[Event]:
        """Everybody ends the turn without a card, until the next round begins, something else is asked, or the end."""
        before, round = len(self.events), self.g.state.round
        while self.g.outcome is None and self.g.state.round == round and self.key in ("turn_action", "start_turn"):
            if self.key == "start_turn":
                self.answer(self.match.asks()[0].options[0])
            else:
                self.end_turn()
        return self.events[before:]

    def offered(self) -> list[str]:
        """The names of the cards that the open question offers, in its order; of a turn those that can be played."""
        options = [one for one in self.match.asks()[0].options if not isinstance(one, DiscardToMove)]
        return [self.g.box.name_of[card] for one in options if (card := getattr(one, "card", ""))]

    def cells(self) -> list[str]:
        """The cells that the open question offers."""
        return [cell for one in self.match.asks()[0].options if (cell := getattr(one, "cell", ""))]

    def figures(self) -> list[tuple[str, ...]]:
        """The figures, or sets of figures, that the open question offers."""
        return [figures for one in self.match.asks()[0].options if (figures := _figures(one))]

    # What lies on the table.

    def hero(self, id: str) -> Hero:
        return self.g.hero(id)

    def foe(self, id: str) -> Enemy:
        """An enemy on the board."""
        return self.g.state.enemies[id]

    def left(self, id: str) -> tuple[int, int]:
        """Lives and wounds left of an enemy; (0, 0) when it is not on the board."""
        enemy = self.g.state.enemies.get(id)
        return (0, 0) if enemy is None else (enemy.lives, enemy.wounds)

    def at(self, figure: str) -> str | None:
        """The cell of a figure."""
        return self.g.figure(figure).cell

    def names(self, cards: Sequence[str | None]) -> list[str]:
        """The names of physical cards, in their order."""
        return [self.g.box.name_of[card] for card in cards if card is not None]

    def hand(self, id: str) -> list[str]:
        return self.names(self.hero(id).hand)

    def deck(self, id: str) -> list[str]:
        """The deck of a hero from the top."""
        return self.names(self.hero(id).deck.cards[::-1])

    def discarded(self, id: str) -> list[str]:
        """The discard pile of a hero, the top card last."""
        return self.names(self.hero(id).discard)

    def wounds(self, id: str) -> list[str]:
        return self.names(self.hero(id).wounds)

    def exiled(self, id: str) -> list[str]:
        return self.names(self.hero(id).exile)

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def _figures(option: Option) -> tuple[str, ...]:
    several = getattr(option, "enemies", ()) or getattr(option, "heroes", ()) or getattr(option, "figures", ())
    one = getattr(option, "enemy", "") or getattr(option, "hero", "")
    return tuple(several) or ((one,) if one else ())
