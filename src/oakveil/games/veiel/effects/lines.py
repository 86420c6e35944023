"""The lines of cards: when something happens, on what terms, for whom, and what (specification 9.1)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, get_args

from msgspec import Meta, Struct, field

from . import dungeon, fighting, helping
from .terms import AnyIf, Attack, Check, Cost, Limit, Price, Save, Term
from .words import AutoWindow, Effect, PlayWindow, Range, ReactWindow, Times, To

UseVerb = (
    fighting.Damage
    | fighting.WeaponDamage
    | fighting.Splash
    | fighting.AgainOnKill
    | fighting.Mod
    | fighting.Poison
    | fighting.Burn
    | fighting.Stun
    | fighting.Block
    | fighting.MoveToFront
    | fighting.Flee
    | helping.Heal
    | helping.Revive
    | helping.Survive
    | helping.Gain
    | helping.Cure
    | helping.Buy
    | helping.Trade
    | helping.RerollLoot
    | dungeon.Reveal
    | dungeon.Freeze
)
"""What heroes do with abilities, weapons and items."""
PassiveVerb = fighting.Mod | helping.Immune | helping.Unlock | helping.Fills
"""What a card gives as long as it is carried."""
AutoVerb = (
    fighting.Lose
    | fighting.Mod
    | fighting.Poison
    | fighting.Burn
    | fighting.EnemyAttack
    | fighting.Summon
    | fighting.Reanimate
    | helping.Heal
    | helping.Gain
    | dungeon.Crystals
    | dungeon.Control
)
"""What happens by itself."""
EventVerb = (
    fighting.Fight
    | fighting.Summon
    | fighting.Reanimate
    | fighting.Fail
    | fighting.NextFails
    | fighting.EnemiesFirst
    | fighting.RangeRule
    | fighting.Lose
    | fighting.Poison
    | fighting.Burn
    | dungeon.Redirect
    | dungeon.Mute
    | dungeon.LoseItem
    | dungeon.Break
    | dungeon.TakeDefender
    | dungeon.Imprison
    | dungeon.Control
    | dungeon.Brand
    | dungeon.Strike
    | dungeon.Crystals
)
"""What events do."""
RoomVerb = (
    fighting.Fight
    | fighting.Enemies
    | fighting.Duel
    | fighting.Lose
    | fighting.Poison
    | fighting.Burn
    | helping.Heal
    | helping.Gain
    | helping.Cure
    | dungeon.Draw
    | dungeon.Dig
    | dungeon.Crystals
    | dungeon.Riddle
    | dungeon.Skip
    | dungeon.Nothing
)
"""What rooms do."""
PrizeVerb = dungeon.Crystals | dungeon.Draw | dungeon.Dig
"""What a victory brings besides loot."""
AnyVerb = UseVerb | PassiveVerb | AutoVerb | EventVerb | RoomVerb

VERBS: tuple[str, ...] = tuple(sorted({str(verb.__struct_config__.tag) for verb in get_args(AnyVerb)}))
"""Every verb."""
_ELSEWHERE = {"verbs": dict.fromkeys(VERBS, "veiel-content-elsewhere")}
"""A verb that exists, but not in lines of this kind, is told to have its place elsewhere."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happens to whom: the verbs `do` for `to`, of whom there are at most `up_to`, within `range`."""

    to: To | None = None
    up_to: Times | None = None
    range: Range | None = None

    @abstractmethod
    def verbs(self) -> Sequence[Effect]:
        """The verbs in their order."""
        ...


class Line(Part, frozen=True, tag_field="when", kw_only=True):
    """One line of a card."""

    condition: AnyIf | None = field(default=None, name="if")
    limit: Limit | None = None


class Then(Part, frozen=True, kw_only=True):
    """What follows on the part before it."""

    do: Annotated[tuple[UseVerb, ...], Meta(min_length=1, max_length=4, extra=_ELSEWHERE)]

    def verbs(self) -> Sequence[Effect]:
        return self.do


class Use(Line, frozen=True, kw_only=True):
    """What a hero may do.

    `cost` is paid before the `test`; `each` is a cost paid again for every chosen target. The effect is `do`, and
    `then` with its own target. With `discard` the card goes when its effect is over (VEIEL-ITEM-02).
    """

    cost: Cost | None = None
    discard: bool = False
    test: Attack | Check | None = None
    each: Cost | None = None
    do: Annotated[tuple[UseVerb, ...], Meta(min_length=1, max_length=6, extra=_ELSEWHERE)]
    then: Then | None = None

    def verbs(self) -> Sequence[Effect]:
        return self.do

    def terms(self) -> list[Term]:
        """Cost and test, as far as there are any."""
        return [term for term in (self.cost, self.test) if term is not None]


class Act(Use, frozen=True, tag="act", kw_only=True):
    """The action of the turn (VEIEL-COMBAT-08)."""


class Free(Use, frozen=True, tag="free", kw_only=True):
    """Without using the turn (VEIEL-ABIL-07)."""


class Calm(Use, frozen=True, tag="calm", kw_only=True):
    """Only in a resolved room (VEIEL-INC-05)."""


class Anytime(Use, frozen=True, tag="anytime", kw_only=True):
    """In the rest zone, in a resolved room, or on the own turn."""


class React(Use, frozen=True, tag="react", kw_only=True):
    """If the hero wishes, in the window `on`."""

    on: ReactWindow


class Passive(Line, frozen=True, tag="passive", kw_only=True):
    """As long as the card is carried."""

    do: Annotated[tuple[PassiveVerb, ...], Meta(min_length=1, max_length=6, extra=_ELSEWHERE)]

    def verbs(self) -> Sequence[Effect]:
        return self.do


class Auto(Line, frozen=True, tag="auto", kw_only=True):
    """By itself, in the window `on`; with `roll` only if a d6 shows it or more."""

    on: AutoWindow
    roll: Annotated[int, Meta(ge=2, le=6)] | None = None
    save: Save | None = None
    do: Annotated[tuple[AutoVerb, ...], Meta(min_length=1, max_length=6, extra=_ELSEWHERE)]

    def verbs(self) -> Sequence[Effect]:
        return self.do


class Here(Line, frozen=True, tag="here", kw_only=True):
    """What a room does when it has been turned over; with a `price` only if it is paid."""

    price: Price | None = None
    save: Save | None = None
    do: Annotated[tuple[RoomVerb, ...], Meta(min_length=1, max_length=6, extra=_ELSEWHERE)]

    def verbs(self) -> Sequence[Effect]:
        return self.do


class Win(Line, frozen=True, tag="win", kw_only=True):
    """After a victory in this room."""

    do: Annotated[tuple[PrizeVerb, ...], Meta(min_length=1, max_length=4, extra=_ELSEWHERE)]

    def verbs(self) -> Sequence[Effect]:
        return self.do


class Happening(Part, frozen=True, kw_only=True):
    """What an event does."""

    condition: AnyIf | None = field(default=None, name="if")
    save: Save | None = None
    do: Annotated[tuple[EventVerb, ...], Meta(min_length=1, max_length=6, extra=_ELSEWHERE)]

    def verbs(self) -> Sequence[Effect]:
        return self.do


class Play(Happening, frozen=True, kw_only=True):
    """What an event does when a DM plays it in one of the windows `on` (VEIEL-EVENT-03)."""

    on: PlayWindow


class Turned(Happening, frozen=True, kw_only=True):
    """What an event does when it is turned over without a DM (VEIEL-NODM-14)."""


HeroLine = Act | Free | Calm | Anytime | React | Auto | Passive
"""The lines of abilities, equipment and items."""
RoomLine = Here | Win | Auto
"""The lines of rooms."""
AnyLine = HeroLine | RoomLine | Play | Turned
