"""What lies on the table of Deckbuilding Tactique, and the table itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, Self

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import State, Table
from oakveil.kernel.zones import Deck

from .board import Cell
from .box import Box
from .effects import Filter, Modifier, On, Rune, Tier, Until, ZoneId
from .options import TactiqueOptions
from .records import Card, CardColour
from .sight import Sight

CardId = str
"""A physical card: the id of the card in the content and its number among its copies, "strike.3"."""
HeroId = str
EnemyId = str
"""An enemy or boss card; each exists once."""
FigureId = str
BATTLEFIELD: FigureId = "battlefield"
"""Who acts when the battlefield does something."""
Phase = Literal["setup", "heroes", "enemies", "reinforcing"]


class Pile(Deck[str]):
    """A face-down pile of the table: enemies of a tier, Actions of a boss, rewards of a colour, battlefields."""

    what: str = ""

    def pool_name(self) -> str:
        return f"tactique.{self.what}"

    def copy(self) -> Self:
        return type(self)(self.cards.copy(), self.what)

    def masked(self, seat: int | None) -> Self:
        return type(self)([None] * len(self.cards), self.what)

    def refilled(self, seat: int | None, unknown: Iterator[str]) -> Self:
        return type(self)([next(unknown) for _ in self.cards], self.what)


@rule("TAC-PILE-07")
class HeroDeck(Deck[CardId]):
    """The deck of a hero: what is in it can be worked out, its order nobody knows.

    `known` are the cards whose places the seat `owner` knows because it looked at them.
    """

    hero: HeroId = ""
    owner: Seat = 0
    known: tuple[CardId, ...] = ()

    def pool_name(self) -> str:
        return f"tactique.deck.{self.hero}"

    def copy(self) -> Self:
        return type(self)(self.cards.copy(), self.hero, self.owner, self.known)

    def _open(self, card: CardId | None, seat: int | None) -> bool:
        return seat == self.owner and card in self.known

    def hidden_from(self, seat: int | None) -> Sequence[CardId]:
        return [card for card in self.cards if card is not None and not self._open(card, seat)]

    def masked(self, seat: int | None) -> Self:
        seen = [card if self._open(card, seat) else None for card in self.cards]
        return type(self)(seen, self.hero, self.owner, self.known if seat == self.owner else ())

    def refilled(self, seat: int | None, unknown: Iterator[CardId]) -> Self:
        dealt = [card if self._open(card, seat) else next(unknown) for card in self.cards]
        return type(self)(dealt, self.hero, self.owner, self.known if seat == self.owner else ())


class Lasting(msgspec.Struct, frozen=True):
    """A modifier that a figure has (specification 9.3) until something ends it.

    `owner` made it, with the card, Action or battlefield `source`. `zone` is that of the card, for `guard`. `uses` left
    of a bonus that is used up; `cards` for which a bonus counts.
    """

    mod: Modifier
    n: int
    until: Until
    source: str
    owner: FigureId
    cards: Filter | None = None
    uses: int | None = None
    zone: ZoneId | None = None


class Reaction(msgspec.Struct, frozen=True):
    """A reaction that a hero has until something ends it: the lasting kind of `On`."""

    on: On
    source: CardId
    owner: HeroId
    until: Until
    zone: ZoneId


class LaidRune(msgspec.Struct, frozen=True):
    """A card that lies on a cell as a rune; `uses` left, None for as long as the encounter lasts."""

    cell: Cell
    card: CardId
    owner: HeroId
    rune: Rune
    uses: int | None


class Hero(msgspec.Struct, kw_only=True):
    """A hero with its cards. `cell` is None while it is not on the board.

    `set_aside` are Adept and Master until earned; `in_play` are cards with an effect that still lasts; `removed` come
    back when the encounter ends, `gone` never do. `passives` are those of all its cards that have a passive effect.
    `ready`: it may still take its turn this round. `plays` are the cards played this turn, `played` those of them whose
    effect was completely resolved (TAC-PLAY-15), `limits` the passives used up this round, by card.
    """

    id: HeroId
    seat: Seat
    cell: Cell | None = None
    alive: bool = True
    ready: bool = True
    deck: HeroDeck
    hand: list[CardId] = []
    discard: list[CardId] = []
    wounds: list[CardId] = []
    exile: tuple[CardId, ...] = ()
    set_aside: tuple[CardId, ...] = ()
    in_play: tuple[CardId, ...] = ()
    removed: tuple[CardId, ...] = ()
    gone: tuple[CardId, ...] = ()
    passives: tuple[CardId, ...] = ()
    block: int = 0
    effects: tuple[Lasting, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    played: tuple[CardId, ...] = ()
    plays: tuple[CardId, ...] = ()
    limits: tuple[str, ...] = ()

    def cards(self) -> list[CardId]:
        """Every card of the hero, wherever it is."""
        deck = [card for card in self.deck.cards if card is not None]
        return [
            *deck,
            *self.hand,
            *self.discard,
            *self.wounds,
            *self.exile,
            *self.set_aside,
            *self.in_play,
            *self.removed,
            *self.gone,
        ]


class Enemy(msgspec.Struct, kw_only=True):
    """An enemy on the board. `wounds` are those left of its current life; `kept` is block that survives one removal.

    `acted`: it has had its turn in this enemies' turn. `owed` are lives of a boss whose Actions are still to come
    (TAC-BOSS-05).
    """

    id: EnemyId
    cell: Cell
    lives: int
    wounds: int
    block: int = 0
    kept: int = 0
    effects: tuple[Lasting, ...] = ()
    summoner: EnemyId | None = None
    acted: bool = False
    owed: int = 0


class TactiqueState(State, kw_only=True):
    """Everything on the table. `heroes` are in seat order; `novices` are those nobody has taken.

    `actions` and `played_actions` are the pile and the discard of each boss of this game, `lasting_actions` the Actions
    that stay beside a boss while their effect lasts (TAC-BOSS-10). `active` is the hero whose
    turn it is. `conceding` are the seats that want to give up (TAC-WIN-03), `limits` the passives of enemies and
    battlefields used up this round (TAC-TRIG-07), `seen_battlefields` where this game has been fought (TAC-FIELD-01).
    """

    phase: Phase = "setup"
    encounter: int = 0
    round: int = 0
    heroes: list[Hero]
    active: HeroId | None = None
    enemies: dict[EnemyId, Enemy]
    runes: tuple[LaidRune, ...] = ()
    obstacles: tuple[Cell, ...] = ()
    novices: tuple[CardId, ...] = ()
    piles: dict[Tier, Pile]
    defeated: dict[Tier, tuple[EnemyId, ...]]
    bosses: tuple[EnemyId, ...] = ()
    actions: dict[EnemyId, Pile]
    played_actions: dict[EnemyId, tuple[str, ...]]
    lasting_actions: tuple[str, ...] = ()
    rewards: dict[CardColour, Pile]
    used_rewards: dict[CardColour, tuple[CardId, ...]]
    battlefields: Pile
    battlefield: str | None = None
    seen_battlefields: tuple[str, ...] = ()
    conceding: tuple[Seat, ...] = ()
    limits: tuple[str, ...] = ()


class Tactique(Table[TactiqueState]):
    """A table of Deckbuilding Tactique. `box` is what never changes during a game.

    `_heroes` are the heroes by their ids, found when they are first looked for: a hero is the same record for as long
    as there is the table.
    """

    __slots__ = ("_heroes", "box", "options")

    def __init__(
        self,
        options: TactiqueOptions,
        box: Box,
        state: TactiqueState,
        stack: list[Frame],
        chance: Chance,
        given: dict[Seat, Option] | None = None,
    ) -> None:
        super().__init__(state, stack, chance, given)
        self.options = options
        self.box = box
        self._heroes: dict[HeroId, Hero] = {}

    def blank(self, state: TactiqueState, stack: list[Frame], chance: Chance, given: dict[Seat, Option]) -> Self:
        return type(self)(self.options, self.box, state, stack, chance, given)

    def hero(self, id: HeroId) -> Hero:
        """A hero of the team. Raises KeyError."""
        try:
            return self._heroes[id]
        except KeyError:
            self._heroes = {hero.id: hero for hero in self.state.heroes}
        return self._heroes[id]

    def figure(self, id: FigureId) -> Hero | Enemy:
        """A hero of the team or an enemy on the board. Raises KeyError."""
        return self.state.enemies.get(id) or self.hero(id)

    def figures(self) -> list[Hero | Enemy]:
        """All heroes and the enemies on the board."""
        return [*self.state.heroes, *self.state.enemies.values()]

    def living(self) -> list[Hero]:
        """The living heroes in seat order."""
        return [hero for hero in self.state.heroes if hero.alive]

    def sight(self, zone: ZoneId) -> Sight:
        """What a zone reaches on the battlefield of this encounter."""
        return self.box.sights[self.state.battlefield][zone]

    def card(self, id: CardId) -> Card:
        """What a physical card says."""
        return self.box.card_of[id]
