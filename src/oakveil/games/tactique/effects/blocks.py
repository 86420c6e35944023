"""Effects that are made of other effects: conditions, choices, repetitions, reactions, runes and attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from oakveil.kernel.text import Message

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

if TYPE_CHECKING:
    from .telling import Side, Telling

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

    def message(self, tell: Telling) -> Message:
        wounds, cards = tell.count("wounds", self.n), tell.count("cards", self.n)
        return Message("tactique-if-at_least", {"of": self.of, "n": self.n, "wounds": wounds, "cards": cards})


class ThatBesideAlly(Condition, frozen=True, tag="that_beside_ally"):
    """Another hero is adjacent to that enemy."""

    def message(self, tell: Telling) -> Message:
        return Message("tactique-if-that_beside_ally", {"that": tell.whom("that", None)["who"]})


class LifeTaken(Condition, frozen=True, tag="life_taken"):
    """The last damage step cost it a life."""

    def message(self, tell: Telling) -> Message:
        return Message("tactique-if-life_taken")


class ThatDead(Condition, frozen=True, tag="that_dead"):
    """It died of the last damage step."""

    def message(self, tell: Telling) -> Message:
        return Message("tactique-if-that_dead")


class FirstCard(Condition, frozen=True, tag="first_card"):
    """It is the first card of this turn."""

    def message(self, tell: Telling) -> Message:
        return Message("tactique-if-first_card")


class Alone(Condition, frozen=True, tag="alone"):
    """No other hero is adjacent to the player."""

    def message(self, tell: Telling) -> Message:
        return Message("tactique-if-alone")


class If(Step, frozen=True, tag="if"):
    """`do` if the condition holds now, else `otherwise`."""

    cond: AtLeast | ThatBesideAlly | LifeTaken | ThatDead | FirstCard | Alone
    do: Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)]
    otherwise: Annotated[tuple[CardStep, ...], Meta(max_length=6)] = field(default=(), name="else")

    def message(self, tell: Telling) -> Message:
        what, *_ = tell.statements(self.do)
        return Message("tactique-effect-if", {"cond": tell.say(self.cond.message(tell)), "what": what})

    def explained(self, tell: Telling) -> Sequence[str]:
        _, *more = tell.statements(self.do)
        if self.otherwise:
            what, *others = tell.statements(self.otherwise)
            return [*more, tell.text.say("tactique-effect-if-else", what=what), *others]
        return more

    def inside(self) -> Sequence[Step]:
        return (*self.do, *self.otherwise)


class Choose(Step, frozen=True, tag="choose"):
    """One of `options`."""

    options: Annotated[
        tuple[Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)], ...], Meta(min_length=2, max_length=4)
    ]

    def message(self, tell: Telling) -> Message:
        told, *others = [tell.joined(option) for option in self.options]
        for other in others:
            told = tell.text.say("tactique-effect-choose-or", first=told, second=other)
        return Message("tactique-effect-choose", {"options": told})

    def inside(self) -> Sequence[Step]:
        return [step for option in self.options for step in option]


class Repeat(Step, frozen=True, tag="repeat"):
    """`do`, `n` times, with all choices made anew each time."""

    n: Number
    do: Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)]

    def message(self, tell: Telling) -> Message:
        what, *_ = tell.statements(self.do)
        return Message("tactique-effect-repeat", {"n": self.n, "what": what})

    def explained(self, tell: Telling) -> Sequence[str]:
        _, *more = tell.statements(self.do)
        return more

    def inside(self) -> Sequence[Step]:
        return self.do


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

    def message(self, tell: Telling) -> Message:
        what, *_ = self._reaction(tell)
        place = {**tell.place(self.zone), "place": "border"} if self.cells else tell.place(self.zone)
        args = {**place, "cards": tell.a_card(self.cards), "round": self.round or 0}
        when = tell.text.say(f"tactique-when-{self.event}", **args)
        if self.where is not None:
            when = tell.text.say("tactique-effect-on-while", pile=tell.pile(self.where), what=when)
        if self.until is not None:
            until = tell.until(self.until, tell.whom("me", None))
            when = tell.text.say("tactique-lasting", until=until, what=when)
        return Message("tactique-effect-on", {"when": when, "limit": self.limit or 0, "what": what})

    def explained(self, tell: Telling) -> Sequence[str]:
        _, *more = self._reaction(tell)
        return [*more, tell.text.say("tactique-effect-on-once")] if self.once else more

    def _reaction(self, tell: Telling) -> list[str]:
        """What is done when it happens."""
        voice = "reaction" if tell.voice == "enemy" else tell.voice
        return replace(tell, voice=voice, trigger=_who_causes(self.event)).statements(self.do)


class Rune(Step, frozen=True, tag="rune"):
    """The card lies on a cell of the zone and reacts to who enters it or starts a turn there, `uses` times."""

    on: RuneEvent
    do: Annotated[tuple[CardStep, ...], Meta(min_length=1, max_length=6)]
    uses: Annotated[int, Meta(ge=1, le=9)] | None = None

    def message(self, tell: Telling) -> Message:
        return Message("tactique-effect-rune", tell.place(self.zone))

    def explained(self, tell: Telling) -> Sequence[str]:
        what, *more = replace(tell, trigger=_who_causes(self.on)).statements(self.do)
        reaction = tell.text.say(
            "tactique-effect-on", when=tell.text.say(f"tactique-when-{self.on}"), limit=0, what=what
        )
        return [reaction, *more, tell.text.say("tactique-effect-rune-uses", uses=self.uses or 0)]


class Attack(Step, frozen=True, tag="attack"):
    """An enemy moves by up to `move` steps and attacks one hero, or as many as it can (TAC-AI)."""

    mode: Literal["single", "multi"]
    hit: Annotated[tuple[HitStep, ...], Meta(min_length=1, max_length=6)]
    move: Annotated[int, Meta(ge=0, le=12)] = 0
    prefer: Literal["lowest_threat"] | None = None

    def message(self, tell: Telling) -> Message:
        struck = replace(tell, several=self.mode == "multi", zone=tell.attack)
        messages = [hit.message(struck) for hit in self.hit if not isinstance(hit, Grant)]
        hits = [tell.text.say(f"{message.id}.hit", **message.args) for message in messages]
        return Message(
            "tactique-effect-attack",
            {
                **struck.place(None if self.zone == tell.attack else self.zone),
                "mode": self.mode,
                "move": self.move,
                "spaces": tell.count("spaces", self.move),
                "prefer": self.prefer or "none",
                "hits": ", ".join(hits) or "none",
            },
        )

    def explained(self, tell: Telling) -> Sequence[str]:
        return replace(tell, several=self.mode == "multi").statements(
            [hit for hit in self.hit if isinstance(hit, Grant)]
        )


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


def _who_causes(event: Happening | RuneEvent) -> Side:
    """Whether "that" in a reaction to an event is an enemy or a hero."""
    return "hero" if event in ("hero_turn_end", "hero_turn_start") else "enemy"
