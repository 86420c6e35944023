"""Effects that are made of other effects: conditions, choices, repetitions, reactions, runes and attacks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .cards import Dig, Discard, Draw, Exile, Look, PlayNow, Retrieve, Search
from .figures import (
    Block,
    Damage,
    Heal,
    Move,
    Pull,
    Push,
    Regain,
    Relocate,
    Retreat,
    Shift,
    Split,
    Summon,
    Swap,
    Teleport,
    Wound,
)
from .lasting import Armour, Aura, Grant, MaxRange, Obstacles, SmallerHand, Thorns, Trait
from .words import Effect, Filter, Number, Step, Until

CardEvent = Literal["play", "kill", "wounded", "discarded", "exiled", "turn_start", "encounter_start", "dying"]
"""What the card of a hero can react to."""
EnemyEvent = Literal["life_lost", "death", "round_start", "hero_turn_end"]
FieldEvent = Literal["encounter_start", "round_start", "round_end", "hero_turn_end", "enemy_death"]
RuneEvent = Literal["enemy_enters", "hero_turn_start"]
Happening = CardEvent | EnemyEvent | FieldEvent


class Condition(Effect, frozen=True, tag_field="is"):
    """What an `if` asks (specification 9.6)."""


class AtLeast(Condition, frozen=True, tag="at_least"):
    """The player has at least `n` wounds, block, exiled cards or cards in hand."""

    of: Literal["wounds", "block", "exile", "hand"]
    n: Annotated[int, Meta(ge=1, le=12)]


class ThatBesideAlly(Condition, frozen=True, tag="that_beside_ally"):
    """Another hero is adjacent to that enemy."""


class LifeTaken(Condition, frozen=True, tag="life_taken"):
    """The last damage step cost it a life."""


class ThatDead(Condition, frozen=True, tag="that_dead"):
    """It died of the last damage step."""


class FirstCard(Condition, frozen=True, tag="first_card"):
    """It is the first card of this turn."""


class Alone(Condition, frozen=True, tag="alone"):
    """No other hero is adjacent to the player."""


class If(Step, frozen=True, tag="if"):
    """`do` if the condition holds now, else `otherwise`."""

    cond: AtLeast | ThatBesideAlly | LifeTaken | ThatDead | FirstCard | Alone
    do: Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)]
    otherwise: Annotated[tuple[CardStep, ...], Meta(max_length=6)] = field(default=(), name="else")


class Choose(Step, frozen=True, tag="choose"):
    """One of `options`."""

    options: Annotated[
        tuple[Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)], ...], Meta(min_length=2, max_length=4)
    ]


class Repeat(Step, frozen=True, tag="repeat"):
    """`do`, `n` times, with all choices made anew each time."""

    n: Number
    do: Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)]


class On(Step, frozen=True, tag="on"):
    """React to an event: as a lasting effect `until` something, or as a passive.

    `limit`: times a round. `where`: only while the card lies there. `once`: the card is then removed from the game.
    `round`: only in this round. `cells`: only on the edge of the board.
    """

    event: Happening
    do: Annotated[tuple[AnyStep, ...], Meta(min_length=1, max_length=6)]
    cards: Filter | None = field(default=None, name="for")
    until: Until | None = None
    limit: Annotated[int, Meta(ge=1, le=9)] | None = None
    where: Literal["hand", "deck", "discard", "wounds", "exile"] | None = None
    once: bool = False
    round: Annotated[int, Meta(ge=1, le=20)] | None = None
    cells: Literal["border"] | None = None


class Rune(Step, frozen=True, tag="rune"):
    """The card lies on a cell of the zone and reacts to who enters it or starts a turn there, `uses` times."""

    on: RuneEvent
    do: Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)]
    uses: Annotated[int, Meta(ge=1, le=9)] | None = None


class Attack(Step, frozen=True, tag="attack"):
    """An enemy moves by up to `move` steps and attacks one hero, or as many as it can (TAC-AI)."""

    mode: Literal["single", "multi"]
    hit: Annotated[tuple[HitStep, ...], Meta(min_length=1, max_length=6)]
    move: Annotated[int, Meta(ge=0, le=12)] = 0
    prefer: Literal["lowest_threat"] | None = None


HitStep = Damage | Wound | Discard | Exile | Push | Pull | Grant
"""What an attack does to each hero it hits."""
CardStep = (
    Damage
    | Wound
    | Block
    | Heal
    | Draw
    | Discard
    | Exile
    | Move
    | Shift
    | Push
    | Pull
    | Swap
    | Teleport
    | Look
    | Dig
    | Search
    | Retrieve
    | Grant
    | On
    | If
    | Choose
    | Repeat
    | PlayNow
    | Rune
)
"""What the steps of a hero's card can be."""
AnyStep = CardStep | Attack | Split | Summon | Regain | Retreat | Relocate
"""Every step. What enemies and battlefields may use of them is checked with a clear message (P07)."""
Passive = On | Aura | Armour | Thorns | Trait | SmallerHand | MaxRange | Obstacles
"""What works as long as an enemy or a battlefield is there."""
