"""The words that effects are made of: characteristics, windows, targets, ranges and durations (specification 9)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.text import Message

if TYPE_CHECKING:
    from .telling import Telling

Attribute = Literal["FOR", "DEX", "INT", "FOI"]
"""What equipment needs and what is added to rolls (VEIEL-SHEET-03)."""
Gauge = Literal["VIT", "END"]
"""What rises and falls during a game (VEIEL-SHEET-02)."""
Trait = Literal["VIT", "END", "FOR", "DEX", "INT", "FOI", "DEF", "RED", "ATT", "ATK", "DMG", "ALL"]
"""What a modifier changes. ATT: attack rolls of enemies; ATK: those of heroes; DMG: damage of weapons.

ALL: attack rolls, DEF and validation rolls of a hero.
"""
ATTRIBUTES: tuple[Attribute, ...] = ("FOR", "DEX", "INT", "FOI")

Window = Literal[
    "enter",
    "reveal",
    "fight_start",
    "round_start",
    "hero_start",
    "hero_declare",
    "hero_roll",
    "enemy_phase",
    "def_ok",
    "def_fail",
    "fall",
    "loot",
    "resolved",
    "leave",
]
"""When reactions are possible (specification 5.2)."""
ANY: tuple[Window, ...] = (
    *("enter", "reveal", "fight_start", "round_start", "hero_start", "hero_declare", "enemy_phase"),
    *("resolved", "leave"),
)
"""The windows in which an event for `any` window can be played."""
PlayWindow = Literal[Window, "any"]
ReactWindow = Literal["def_fail", "fall", "loot", "flee"]
"""What a hero can react to. `flee`: the team may try to flee (VEIEL-FLEE-01)."""
AutoWindow = Literal[
    "hit",
    "kill",
    "enter",
    "loot",
    "fight_start",
    "round_start",
    "dies",
    "enemy_turn",
    "enemy_dies",
    "boss_start",
    "half",
    "twothirds",
    "third",
]
"""What happens by itself. `hit` and `kill` belong to equipment; from `dies` on, they belong to enemies and rooms."""

To = Literal[
    "self",
    "ally",
    "hero",
    "allies",
    "allies_chosen",
    "heroes",
    "heroes_not_holder",
    "random_hero",
    "random_other",
    "fallen",
    "victim",
    "trigger",
    "trigger_left",
    "trigger_both",
    "killer",
    "enemy",
    "enemies",
    "first",
    "other_enemy_worst",
    "dead",
    "room",
    "place",
    "place_next",
]
"""Whom an effect is for. `heroes`, `enemies`, `first` and `dead` are up to `up_to` of them."""
ENEMIES: tuple[To, ...] = ("enemy", "enemies", "first", "other_enemy_worst", "dead")
"""The targets that are enemies."""
PLACES: tuple[To, ...] = ("room", "place", "place_next")
"""The targets that are rooms."""
COUNTED: tuple[To, ...] = ("first", "dead")
"""The targets that need `up_to`."""
COUNTABLE: tuple[To, ...] = (*COUNTED, "heroes", "enemies")
"""The targets that may have `up_to`."""

WeaponRange = Literal["front", "two", "any"]
"""Which enemies a weapon reaches (VEIEL-EQUIP-11)."""
Range = Literal[WeaponRange, "unscreened"]
"""Which enemies an effect reaches; `unscreened`: any of them, even behind a screen (VEIEL-ATK-02)."""
Until = Literal["round", "combat", "incursion", "game"]
"""When a lasting effect ends. `round`: with the DM's turn."""
Condition = Literal["poison", "burn", "mute", "control"]
"""What can be cured, or what somebody can be immune to."""

Times = Annotated[int, Meta(ge=1, le=9)]
Share = Annotated[int, Meta(ge=1, le=20)]
"""A small number that is the same whoever plays."""


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """What all verbs share: in a content file the field `verb` says which one it is."""

    @abstractmethod
    def message(self, tell: Telling) -> Message:
        """The message that tells this effect, beginning with a small letter and without a full stop."""
        ...


class About(Effect, frozen=True):
    """A verb whose sentence has its target as the subject: "a hero regains 4 VIT"."""
