"""What lasts: modifiers of figures, auras, and the traits of enemies and battlefields (specification 9.3, 9.8)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .words import Effect, Filter, Step, To, Until

Modifier = Literal[
    "damage",
    "threat",
    "exposed",
    "weakened",
    "strong",
    "armour",
    "thorns",
    "hidden",
    "guard",
    "rooted",
    "stunned",
    "burning",
    "open_wounds",
    "keep_block",
    "echo",
    "untargetable",
    "no_heal",
    "hand",
    "block",
    "heal",
    "move",
]
"""What a figure can have. Those in `SWITCHES` are there or not; the others have a size and add up (TAC-DUR-05)."""
SWITCHES: frozenset[str] = frozenset(
    {"hidden", "guard", "rooted", "stunned", "open_wounds", "keep_block", "echo", "untargetable", "no_heal"}
)
Size = Annotated[int, Meta(ge=-12, le=12)]
AuraModifier = Literal["strong", "armour", "thorns", "heal", "move", "speed"]


class Grant(Step, frozen=True, tag="grant"):
    """Give a figure the modifier `mod` of size `n` (0 for switches).

    `cards` says for which cards a bonus counts, `uses` how often (TAC-DMG-05, -06).
    """

    mod: Modifier
    to: To
    until: Until
    n: Size = 0
    cards: Filter | None = field(default=None, name="for")
    uses: Annotated[int, Meta(ge=1, le=9)] | None = None


class Aura(Effect, frozen=True, tag="aura"):
    """Others have the modifier while the source is in play, in the zone around it or everywhere."""

    mod: AuraModifier
    n: Size
    to: Literal["all_enemies", "other_enemies", "all_heroes"]
    zone: str | None = None


class Armour(Effect, frozen=True, tag="armour"):
    """Each damage it takes is `n` less."""

    n: Annotated[int, Meta(ge=1, le=9)]


class Thorns(Effect, frozen=True, tag="thorns"):
    """An adjacent hero that damages it with a card takes `n` damage (TAC-TRIG-08)."""

    n: Annotated[int, Meta(ge=1, le=9)]


class Trait(Effect, frozen=True, tag="trait"):
    """A peculiarity of an enemy or a battlefield that needs no number."""

    trait: Literal[
        "one_life_per_card",
        "elusive",
        "immovable",
        "no_discard_move",
        "reverse_threat",
        "start_enemies",
    ]


class SmallerHand(Effect, frozen=True, tag="hand"):
    """At the end of their turn heroes draw up to 5 + `n` cards; `n` is below 0 (TAC-TURN-06)."""

    n: Annotated[int, Meta(ge=-4, le=-1)]


class MaxRange(Effect, frozen=True, tag="max_range"):
    """Cells more than `n` away are outside every zone but that of the whole board."""

    n: Annotated[int, Meta(ge=1, le=8)]


class Obstacles(Effect, frozen=True, tag="obstacles"):
    """These cells are obstacles (TAC-FIELD-03)."""

    cells: Annotated[tuple[Annotated[str, Meta(pattern=r"^[A-D][1-6]\Z")], ...], Meta(min_length=1, max_length=12)]
