"""What can happen (specification, section 6). All but what a seat alone looks at may be seen by everybody."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from .board import Cell
from .effects import Happening, Modifier, RuneEvent, Until
from .state import CardId, EnemyId, FigureId, HeroId

HeroMove = Literal["step", "move", "push", "pull", "swap", "teleport", "return", "relocate"]
"""How a hero came to another cell."""
EnemyMove = Literal["move", "advance", "retreat", "push", "pull", "shift", "swap", "relocate"]
"""How an enemy came to another cell."""
CardPlace = Literal["hand", "deck", "discard", "wounds", "exile", "play", "game"]
"""Where a card lies; `play`: it is being resolved or lasts, `game`: it was out of the game."""
DiscardWhy = Literal["cost", "step", "forced", "end", "unplayed", "played", "left_play", "revealed", "death"]
"""Why a card was discarded: to move, by a step of its hero's card, by an enemy, at the end of an encounter ..."""


class GameStarted(Event, frozen=True):
    """The team is complete: its heroes in seat order, the seat of each, and the bosses that wait."""

    heroes: tuple[HeroId, ...]
    seats: tuple[Seat, ...]
    bosses: tuple[EnemyId, ...]
    difficulty: str


class HeroPicked(Event, frozen=True):
    seat: Seat
    hero: HeroId


class NovicePicked(Event, frozen=True):
    hero: HeroId
    card: CardId


class DeckShuffled(Event, frozen=True):
    """The deck of a hero was shuffled. `discard`: its discard pile was shuffled and put under it (TAC-PILE-02)."""

    hero: HeroId
    discard: bool


class PileReshuffled(Event, frozen=True):
    """What was used of a pile of the table was shuffled into a new one: a tier, a colour, or a boss."""

    pile: str


class EncounterStarted(Event, frozen=True):
    """`basic` to `boss` are how many enemies of each kind will be placed. `battlefield` is empty without one."""

    number: int
    battlefield: str
    basic: int
    intermediate: int
    powerful: int
    boss: int


class EncounterEnded(Event, frozen=True):
    number: int
    rounds: int


class HeroPlaced(Event, frozen=True):
    """A hero was placed for an encounter; `alive` is false for the marker of a dead one."""

    hero: HeroId
    cell: Cell
    alive: bool


class HeroMoved(Event, frozen=True):
    """`path` are the cells entered one by one; it is empty for a hero that was put on its cell at once."""

    hero: HeroId
    start: Cell
    to: Cell
    path: tuple[Cell, ...]
    how: HeroMove


class DiceRolled(Event, frozen=True):
    """The black dice: row 1-4 (1 = A) and column 1-6. Where the cell is not free they are rolled again."""

    row: int
    column: int
    accepted: bool


class EnemyPlaced(Event, frozen=True):
    """`summoner` is empty for an enemy of the encounter, `battlefield` for one that the battlefield summoned."""

    enemy: EnemyId
    cell: Cell
    lives: int
    wounds: int
    summoner: FigureId


class NoEnemyLeft(Event, frozen=True):
    """A pile and its defeated enemies are both empty, the board is full, or there are no dice left: nobody comes."""

    tier: str


class RoundStarted(Event, frozen=True):
    number: int


class HeroesTurnStarted(Event, frozen=True):
    round: int


class EnemiesTurnStarted(Event, frozen=True):
    round: int


class TurnStarted(Event, frozen=True):
    hero: HeroId


class TurnEnded(Event, frozen=True):
    hero: HeroId


class CardDrawn(Event, frozen=True):
    hero: HeroId
    card: CardId


class CardsLooked(Event, frozen=True):
    """A hero looks at the top cards of its deck."""

    hero: HeroId
    count: int


class CardsSeen(Event, frozen=True):
    """What the seat of the hero sees there, the top card first."""

    hero: HeroId
    seat: Seat
    cards: tuple[CardId, ...]

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class CardsRevealed(Event, frozen=True):
    hero: HeroId
    cards: tuple[CardId, ...]


class CardPlayed(Event, frozen=True):
    """A card begins to be resolved. `x` is -1 without an X; `resolution` is 2 for the second one of an echo."""

    hero: HeroId
    card: CardId
    x: int
    own_turn: bool
    resolution: int


class StepResolved(Event, frozen=True):
    """Step `number` (from 0) of a card, a turn or an Action was tried.

    `reason`: "" when it was resolved; `not_then` (the step before it was not), `no_target`, `not_enough`, `nothing`
    (it had no effect), `no_x`, `condition`, `chain` (no playing out of turn from a card played so).
    """

    source: str
    number: int
    resolved: bool
    reason: str


class CardDiscarded(Event, frozen=True):
    hero: HeroId
    card: CardId
    why: DiscardWhy


class CardExiled(Event, frozen=True):
    hero: HeroId
    card: CardId
    start: CardPlace


class CardRetrieved(Event, frozen=True):
    hero: HeroId
    card: CardId
    start: CardPlace
    to: CardPlace


class CardRemoved(Event, frozen=True):
    """A card leaves the game: for good, or until the encounter ends."""

    hero: HeroId
    card: CardId
    for_good: bool


class CardReturned(Event, frozen=True):
    """A card that was out of the game, or on top or under the deck by its own text, is back."""

    hero: HeroId
    card: CardId
    to: CardPlace


class CardInPlay(Event, frozen=True):
    """A card stays in front of its owner until its last effect ends."""

    hero: HeroId
    card: CardId


class CardLeftPlay(Event, frozen=True):
    hero: HeroId
    card: CardId


class BlockGained(Event, frozen=True):
    figure: FigureId
    n: int
    total: int


class BlockLost(Event, frozen=True):
    """Block was removed at the end of the enemies' turn or of the encounter (not: used up)."""

    figure: FigureId
    n: int
    total: int


class DamageDealt(Event, frozen=True):
    """An enemy was damaged: `base` of the step, `bonus` of the hero (exposed included), `reduction` (weakness, armour).

    `blocked` of the sum was absorbed, `wounds` got through.
    """

    source: str
    by: FigureId
    target: EnemyId
    base: int
    bonus: int
    reduction: int
    blocked: int
    wounds: int


class LifeLost(Event, frozen=True):
    enemy: EnemyId
    lives: int


class LifeRegained(Event, frozen=True):
    enemy: EnemyId
    lives: int


class EnemyDied(Event, frozen=True):
    """`by` is who or what killed it: a figure, or the summoner with which it left."""

    enemy: EnemyId
    by: FigureId
    cell: Cell


class DamageTaken(Event, frozen=True):
    """`amount` before `reduced` and `blocked`. `meant_for` is the hero a guard took it for, or the hero itself."""

    hero: HeroId
    source: str
    by: FigureId
    amount: int
    reduced: int
    blocked: int
    meant_for: HeroId


class WoundTaken(Event, frozen=True):
    hero: HeroId
    card: CardId
    start: Literal["deck", "substitution", "hand"]


class Healed(Event, frozen=True):
    hero: HeroId
    cards: tuple[CardId, ...]


class WoundsHealed(Event, frozen=True):
    """An enemy healed the wounds of its current life: it had `before` left and has `after` again."""

    enemy: EnemyId
    before: int
    after: int


class EffectAdded(Event, frozen=True):
    figure: FigureId
    mod: Modifier
    n: int
    until: Until
    source: str


class EffectEnded(Event, frozen=True):
    figure: FigureId
    mod: Modifier
    n: int
    source: str


class Triggered(Event, frozen=True):
    """Something reacts: `owner` with its card, passive or Action `source`."""

    owner: FigureId
    event: Happening
    source: str


class RunePlaced(Event, frozen=True):
    cell: Cell
    card: CardId
    hero: HeroId


class RuneTriggered(Event, frozen=True):
    cell: Cell
    card: CardId
    event: RuneEvent
    figure: FigureId


class RuneRemoved(Event, frozen=True):
    cell: Cell
    card: CardId


class EnemyTurnStarted(Event, frozen=True):
    enemy: EnemyId


class EnemyTurnEnded(Event, frozen=True):
    enemy: EnemyId


class EnemyStunned(Event, frozen=True):
    """An enemy loses its turn, a boss one Action; the stun is spent."""

    enemy: EnemyId


class EnemyMoved(Event, frozen=True):
    """`path` are the cells entered one by one; it is empty for an enemy that was put on its cell at once."""

    enemy: EnemyId
    start: Cell
    to: Cell
    path: tuple[Cell, ...]
    how: EnemyMove


class EnemyAttacked(Event, frozen=True):
    """An enemy attacks from where it stands, its zone turned to `turn`.

    `reason`: why these heroes: `in_range` (without moving), `nearest`, `threat`, `swords`, `seat`, `only`, `group`
    (most heroes), `sum_threat`, `sum_swords`, `path`, `all` (the whole board).
    """

    enemy: EnemyId
    turn: str
    targets: tuple[HeroId, ...]
    reason: str


class EnemyAdvanced(Event, frozen=True):
    """An enemy that can attack nobody walks towards `hero`. `reason`: `path`, or `distance` when there is no way."""

    enemy: EnemyId
    hero: HeroId
    path: tuple[Cell, ...]
    reason: str


class EnemyStayed(Event, frozen=True):
    """An enemy neither attacks nor moves. `reason`: `hidden` (nobody may be attacked), `rooted`, `no_way`."""

    enemy: EnemyId
    reason: str


class BossAction(Event, frozen=True):
    """A boss draws an Action, on its turn or for a life it lost."""

    boss: EnemyId
    action: str
    cause: Literal["turn", "life"]


class HeroDied(Event, frozen=True):
    hero: HeroId


class HeroReturned(Event, frozen=True):
    hero: HeroId
    cell: Cell


class RewardRevealed(Event, frozen=True):
    """The rewards offered to a hero in its reinforcement phase 1-3."""

    hero: HeroId
    phase: int
    cards: tuple[CardId, ...]


class RewardTaken(Event, frozen=True):
    hero: HeroId
    phase: int
    card: CardId


class RewardHealed(Event, frozen=True):
    """A hero takes no reward and heals instead; which cards, tells `Healed`."""

    hero: HeroId
    phase: int


class RankEarned(Event, frozen=True):
    """A hero adds its Adept or Master card to its discard pile."""

    hero: HeroId
    card: CardId


class Conceded(Event, frozen=True):
    """A seat agrees to give up, or takes that back."""

    seat: Seat
    agree: bool


class GameEnded(Event, frozen=True):
    won: bool
    encounter: int
    round: int
