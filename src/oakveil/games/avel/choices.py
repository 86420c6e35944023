"""What players can answer (specification, section 5): one small record for each kind of choice."""

from __future__ import annotations

from typing import ClassVar

from oakveil.kernel.ask import Option, Seat

from .land import Cell
from .state import MonsterId, Packed, TokenId, TrapId


class OldestIs(Option, frozen=True):
    """The oldest player sits at this seat and gets the coat of arms."""

    rule: ClassVar[str] = "AVEL-PREP-07"
    seat: Seat


class Move(Option, frozen=True):
    """Action: walk to this cell."""

    rule: ClassVar[str] = "AVEL-MOVE-01"
    actions: ClassVar[int] = 1
    tile: Cell


class Fight(Option, frozen=True):
    """Action: battle this monster."""

    rule: ClassVar[str] = "AVEL-BATTLE-01"
    actions: ClassVar[int] = 1
    monster: MonsterId


class Service(Option, frozen=True):
    """Action: use the service of the tile the hero stands on; `kind` is the verb of the service."""

    rule: ClassVar[str] = "AVEL-TILE-01"
    actions: ClassVar[int] = 1
    kind: str


class Rest(Option, frozen=True):
    """Action: regain hearts."""

    rule: ClassVar[str] = "AVEL-REST-01"
    actions: ClassVar[int] = 1


class DrinkHealing(Option, frozen=True):
    """Free: drink this healing elixir."""

    rule: ClassVar[str] = "AVEL-ELIXIR-06"
    actions: ClassVar[int] = 0
    token: TokenId


class Exchange(Option, frozen=True):
    """Free: exchange with the hero of this seat."""

    rule: ClassVar[str] = "AVEL-EXCH-01"
    actions: ClassVar[int] = 0
    hero: Seat


class EndTurn(Option, frozen=True):
    """End the turn; actions left are lost."""

    rule: ClassVar[str] = "AVEL-TURN-06"
    actions: ClassVar[int] = 0


TurnChoice = Move | Fight | Service | Rest | DrinkHealing | Exchange | EndTurn
"""What a hero may do in its turn; `actions` is what that costs."""


class Drink(Option, frozen=True):
    """Drink this dice elixir for the coming battle."""

    rule: ClassVar[str] = "AVEL-ELIXIR-03"
    token: TokenId


class Go(Option, frozen=True):
    """Drink no more: the battle begins."""

    rule: ClassVar[str] = "AVEL-BATTLE-04"


class RollForMonster(Option, frozen=True):
    """Roll the monster's dice."""

    rule: ClassVar[str] = "AVEL-BATTLE-03"


class Reroll(Option, frozen=True):
    """Use the reroll of a worn token on these dice: their places among all rolled dice, the hero's first, from 0."""

    rule: ClassVar[str] = "AVEL-EFFECT-05"
    token: TokenId
    dice: tuple[int, ...]


class AddAttack(Option, frozen=True):
    """Use the added attack of a worn token."""

    rule: ClassVar[str] = "AVEL-EFFECT-07"
    token: TokenId


class AddDefence(Option, frozen=True):
    """Use the added defence of a worn token."""

    rule: ClassVar[str] = "AVEL-EFFECT-08"
    token: TokenId


class Done(Option, frozen=True):
    """Use no (more) effects in this clash."""

    rule: ClassVar[str] = "AVEL-EFFECT-14"


class Spells(Option, frozen=True):
    """Use this many spells as attacks, the others as defences."""

    rule: ClassVar[str] = "AVEL-BATTLE-09"
    attacks: int


class PressOn(Option, frozen=True):
    """Fight the next clash."""

    rule: ClassVar[str] = "AVEL-BATTLE-12"


class Retreat(Option, frozen=True):
    """End the battle; it costs nothing."""

    rule: ClassVar[str] = "AVEL-BATTLE-12"


class Grab(Option, frozen=True):
    """Grab the silhouette at this position of the parade, from 0."""

    rule: ClassVar[str] = "AVEL-BAG-02"
    position: int


class Fumble(Option, frozen=True):
    """The time is over and nothing was grabbed. Only the clock answers so."""

    rule: ClassVar[str] = "AVEL-BAG-03"


class SetCalm(Option, frozen=True):
    """From now on draw without the clock, or with it again. Everybody may, for the own draws alone."""

    rule: ClassVar[str] = "AVEL-BAG-04"
    calm: bool


class Fitting(Option, frozen=True):
    """Where everything of a hero goes after a gain: worn, packed (with the backpack cells covered), or discarded."""

    rule: ClassVar[str] = "AVEL-PACK-04"
    weapon: TokenId | None = None
    shield: TokenId | None = None
    helmet: TokenId | None = None
    backpack: tuple[Packed, ...] = ()
    discards: tuple[TokenId, ...] = ()
    coins_discarded: int = 0


class Rearrangement(Option, frozen=True):
    """A new arrangement of everything a hero has: nothing comes, nothing goes."""

    rule: ClassVar[str] = "AVEL-PACK-07"
    weapon: TokenId | None = None
    shield: TokenId | None = None
    helmet: TokenId | None = None
    backpack: tuple[Packed, ...] = ()


class Upgrade(Option, frozen=True):
    """Turn this token to its upgraded side."""

    rule: ClassVar[str] = "AVEL-REWARD-05"
    token: TokenId


class Lose(Option, frozen=True):
    """Lose this token to the bag."""

    rule: ClassVar[str] = "AVEL-STUN-06"
    token: TokenId


class Buy(Option, frozen=True):
    """Buy one token from the bag."""

    rule: ClassVar[str] = "AVEL-MARKET-02"


class Sell(Option, frozen=True):
    """Sell this token."""

    rule: ClassVar[str] = "AVEL-MARKET-03"
    token: TokenId


class Stop(Option, frozen=True):
    """Trade no more."""

    rule: ClassVar[str] = "AVEL-MARKET-06"


class Seal(Option, frozen=True):
    """Lay the moon seal on this cell."""

    rule: ClassVar[str] = "AVEL-STONE-01"
    tile: Cell


class ChooseTrap(Option, frozen=True):
    """Buy this trap."""

    rule: ClassVar[str] = "AVEL-ELVEN-01"
    trap: TrapId


class LayTrap(Option, frozen=True):
    """Lay the trap on this cell."""

    rule: ClassVar[str] = "AVEL-ELVEN-04"
    tile: Cell


class LakeReroll(Option, frozen=True):
    """Roll both dice for the lake once more."""

    rule: ClassVar[str] = "AVEL-LAKE-03"


class LakeLeave(Option, frozen=True):
    """Leave the lake with nothing."""

    rule: ClassVar[str] = "AVEL-LAKE-04"


class Proposal(Option, frozen=True):
    """An exchange: tokens and coins that the active hero gives, and those it takes."""

    rule: ClassVar[str] = "AVEL-EXCH-03"
    give: tuple[TokenId, ...] = ()
    take: tuple[TokenId, ...] = ()
    give_coins: int = 0
    take_coins: int = 0


class Cancel(Option, frozen=True):
    """Exchange nothing."""

    rule: ClassVar[str] = "AVEL-EXCH-02"


class Accept(Option, frozen=True):
    """Agree to the exchange."""

    rule: ClassVar[str] = "AVEL-EXCH-07"


class Decline(Option, frozen=True):
    """Refuse the exchange."""

    rule: ClassVar[str] = "AVEL-EXCH-07"


class MarchTo(Option, frozen=True):
    """The monster walks to this cell."""

    rule: ClassVar[str] = "AVEL-MARCH-05"
    tile: Cell


class LandOn(Option, frozen=True):
    """The monster appears on this cell."""

    rule: ClassVar[str] = "AVEL-RISE-06"
    tile: Cell
