"""What players can answer (specification, section 5): one small record for each kind of choice."""

from __future__ import annotations

from typing import ClassVar, Literal

from oakveil.kernel.ask import Option

from .board import Cell
from .state import CardId, EnemyId, FigureId, HeroId


class PickHero(Option, frozen=True):
    """Play this hero."""

    rule: ClassVar[str] = "TAC-SETUP-03"
    hero: HeroId


class PickNovice(Option, frozen=True):
    """Put this Novice card into the starting deck of the hero."""

    rule: ClassVar[str] = "TAC-DECK-03"
    hero: HeroId
    card: CardId


class PickBattlefield(Option, frozen=True):
    """Fight the coming encounter on this battlefield."""

    rule: ClassVar[str] = "TAC-FIELD-01"
    battlefield: str


class DrawBattlefield(Option, frozen=True):
    """Fight the coming encounter on the battlefield on top of the pile."""

    rule: ClassVar[str] = "TAC-FIELD-01"


class PlaceHero(Option, frozen=True):
    """Place the hero on this cell."""

    rule: ClassVar[str] = "TAC-ENC-04"
    hero: HeroId
    cell: Cell


class PlaceAgain(Option, frozen=True):
    """Place this hero anew."""

    rule: ClassVar[str] = "TAC-ENC-04"
    hero: HeroId


class ConfirmPlaces(Option, frozen=True):
    """The heroes of this seat stand where they should."""

    rule: ClassVar[str] = "TAC-ENC-04"


class StartTurn(Option, frozen=True):
    """Begin the turn of this hero."""

    rule: ClassVar[str] = "TAC-FLOW-03"
    hero: HeroId


class Play(Option, frozen=True):
    """Play this card of the hand."""

    rule: ClassVar[str] = "TAC-PLAY-01"
    card: CardId


class DiscardToMove(Option, frozen=True):
    """Discard this card of the hand without its effect, for one movement."""

    rule: ClassVar[str] = "TAC-TURN-03"
    card: CardId


class EndTurn(Option, frozen=True):
    """End the turn; cards in hand are kept."""

    rule: ClassVar[str] = "TAC-TURN-04"


class StopPlaying(Option, frozen=True):
    """Play no (more) cards out of turn."""

    rule: ClassVar[str] = "TAC-PLAY-17"


class MoveTo(Option, frozen=True):
    """Move to this cell."""

    rule: ClassVar[str] = "TAC-MOVE-04"
    cell: Cell


class Stay(Option, frozen=True):
    """Do not move."""

    rule: ClassVar[str] = "TAC-MOVE-04"


class ShiftTo(Option, frozen=True):
    """Move the enemy to this cell."""

    rule: ClassVar[str] = "TAC-MOVE-06"
    enemy: EnemyId
    cell: Cell


class ShiftAlong(Option, frozen=True):
    """Move the enemy along these cells, the last of which it ends on."""

    rule: ClassVar[str] = "TAC-MOVE-06"
    enemy: EnemyId
    path: tuple[Cell, ...]


class ChooseAxis(Option, frozen=True):
    """Push or pull the figure along this axis, the two being equal."""

    rule: ClassVar[str] = "TAC-MOVE-07"
    figure: FigureId
    axis: Literal["vertical", "horizontal"]


class ChooseX(Option, frozen=True):
    """X is this number."""

    rule: ClassVar[str] = "TAC-X-02"
    n: int


class ChooseEnemy(Option, frozen=True):
    """This enemy."""

    rule: ClassVar[str] = "TAC-TARGET-01"
    enemy: EnemyId


class ChooseEnemies(Option, frozen=True):
    """These enemies, all in one turned zone."""

    rule: ClassVar[str] = "TAC-ZONE-06"
    enemies: tuple[EnemyId, ...]


class ChooseHero(Option, frozen=True):
    """This hero."""

    rule: ClassVar[str] = "TAC-TARGET-07"
    hero: HeroId


class ChooseHeroes(Option, frozen=True):
    """These heroes, all in one turned zone."""

    rule: ClassVar[str] = "TAC-ZONE-06"
    heroes: tuple[HeroId, ...]


class ChooseArea(Option, frozen=True):
    """Turn the zone this way: `figures` are all of those asked for that are in it then."""

    rule: ClassVar[str] = "TAC-ZONE-06"
    turn: str
    figures: tuple[FigureId, ...]


class ChooseOption(Option, frozen=True):
    """This one of the options of a card, counted from 0. `works`: some step of it can be resolved now."""

    rule: ClassVar[str] = "TAC-PLAY-09"
    number: int
    works: bool


class ChooseCell(Option, frozen=True):
    """This cell."""

    rule: ClassVar[str] = "TAC-MOVE-09"
    cell: Cell


class DiscardCard(Option, frozen=True):
    """Discard this card of the hand."""

    rule: ClassVar[str] = "TAC-OUT-01"
    card: CardId


class ExileWound(Option, frozen=True):
    """Exile this card of the wounds."""

    rule: ClassVar[str] = "TAC-OUT-02"
    card: CardId


class ExileFromHand(Option, frozen=True):
    """Exile this card of the hand."""

    rule: ClassVar[str] = "TAC-OUT-02"
    card: CardId


class ExileTop(Option, frozen=True):
    """Exile the top card of the deck, unseen."""

    rule: ClassVar[str] = "TAC-OUT-02"


class TakeCard(Option, frozen=True):
    """Take this card: one looked at, found in the deck, or to be retrieved."""

    rule: ClassVar[str] = "TAC-OUT-04"
    card: CardId


class PutBack(Option, frozen=True):
    """Put this card back on the deck next; what is put back last lies on top."""

    rule: ClassVar[str] = "TAC-PILE-06"
    card: CardId


class HealWound(Option, frozen=True):
    """Heal this card of the wounds."""

    rule: ClassVar[str] = "TAC-HEAL-01"
    card: CardId


class Substitute(Option, frozen=True):
    """Put this card of the hand into the wounds instead of the top card of the deck, and draw a card."""

    rule: ClassVar[str] = "TAC-KEY-08"
    card: CardId


class TakeFromDeck(Option, frozen=True):
    """Take the wound from the deck: substitute nothing."""

    rule: ClassVar[str] = "TAC-WOUND-01"


class WoundFromHand(Option, frozen=True):
    """Put this card of the hand into the wounds: deck and discard pile are empty."""

    rule: ClassVar[str] = "TAC-WOUND-03"
    card: CardId


class TakeReward(Option, frozen=True):
    """Take this revealed reward into the discard pile."""

    rule: ClassVar[str] = "TAC-REINF-03"
    card: CardId


class HealFour(Option, frozen=True):
    """Take no reward and heal four wounds."""

    rule: ClassVar[str] = "TAC-REINF-03"


class Concede(Option, frozen=True):
    """Agree to give the game up, or take that back. It ends when every seat agrees."""

    rule: ClassVar[str] = "TAC-WIN-03"
    agree: bool
