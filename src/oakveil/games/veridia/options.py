"""The options of a new game (specification 1.1-1.3): one way of playing, and what counts for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

HealthShown = Literal["exact", "level", "hidden"]
"""How the health of others is shown: every point of damage, the level, or only whether they are out of the fight."""
Mode = Literal["skirmish", "expedition", "campaign", "builder", "dice"]
Known = Annotated[str, Meta(max_length=40)]
"""The id of something in the content, or another word; whether it exists is checked when the table is laid."""
Side = Annotated[str, Meta(max_length=400)]
"""The units of a side: "pregen:sela, npc:guard*2, 2@creature:wolf" (`2@`: seat 2 has it, else the side's own seat)."""


class VeridiaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game of Veridia is set up. `mode` is the way of playing; what does not belong to it does not count.

    `characters` are characters in their export form, one after the other in a list; a side or a party names them
    `own:1`, `own:2` ... Skirmish: `side_a` to `side_d` and what follows to `ask_always`. Expedition: `region` to
    `permadeath`, `party`. Campaign: `advancement` to `era`, `players`. Builder: `competence`, `flaw_limit`,
    `creation_rarity`. Dice room: `room`, how many people are in it. `ammunition`, `wear`, `tips` and `criticals` count
    wherever there are fights; armour wears (`wear`) by default on expeditions alone.
    """

    mode: Mode = "skirmish"
    characters: Annotated[str, Meta(max_length=200_000)] = ""
    map: Known = "open_field"
    side_a: Side = "pregen:sela, pregen:tomar"
    side_b: Side = "npc:orc, npc:goblin*2"
    side_c: Side = ""
    side_d: Side = ""
    surprise: Literal["none", "a", "b", "c", "d", "roll"] = "none"
    initiative: Literal["once", "each_round"] = "once"
    victory: Literal["rout", "hold", "escape", "rounds"] = "rout"
    victory_rounds: Annotated[int, Meta(ge=1, le=30)] = 3
    round_limit: Annotated[int, Meta(ge=10, le=100)] = 30
    ammunition: Literal["crystals", "all", "off"] = "crystals"
    wear: Literal["auto", "on", "off"] = "auto"
    tips: bool = True
    criticals: Literal["house", "gm", "off"] = "house"
    health_shown: HealthShown = "level"
    morale: bool = False
    prepared: bool = False
    ask_always: bool = False
    advice: bool = True
    region: Known = "random"
    difficulty: Literal["easy", "normal", "hard", "deadly"] = "normal"
    legs: Literal[3, 5, 7] = 3
    party: Side = "pregen:sela, pregen:tomar, pregen:ilva, pregen:oren"
    permadeath: Literal["auto", "on", "off"] = "auto"
    players: Annotated[int, Meta(ge=1, le=6)] = 4
    advancement: Literal["free", "gm_approves", "gm_only"] = "gm_approves"
    competence: Literal["novice", "journeyman", "veteran"] = "novice"
    flaw_limit: Annotated[int, Meta(ge=0, le=100)] | None = None
    creation_rarity: Literal["common", "uncommon", "all"] = "all"
    roll_visibility: Literal["open", "gm_and_roller"] = "open"
    auto_success: Literal["ask", "always", "never"] = "ask"
    healing_rounding: Literal["printed", "accumulate"] = "printed"
    run: Literal["replaces", "adds"] = "replaces"
    rewind: Literal["gm", "vote", "off"] = "gm"
    safety: bool = True
    era: Annotated[int, Meta(ge=-3000, le=3000)] = 1220
    room: Annotated[int, Meta(ge=1, le=8)] = 1


FIGHTING = ("health_shown", "initiative", "ammunition", "wear", "tips", "criticals", "run", "ask_always", "advice")
CREATION = ("competence", "flaw_limit", "creation_rarity")
COUNTING: Mapping[Mode, tuple[str, ...]] = {
    "skirmish": (
        *("side_a", "side_b", "map", "surprise", "victory", "victory_rounds", "round_limit", "morale", "prepared"),
        *("side_c", "side_d", "characters", *FIGHTING),
    ),
    "expedition": ("party", "difficulty", "region", "legs", "permadeath", "healing_rounding", "characters", *FIGHTING),
    "campaign": (
        *("players", "era", "advancement", *CREATION, "roll_visibility", "auto_success", "rewind", "safety"),
        *("healing_rounding", "morale", "round_limit", *FIGHTING),
    ),
    "builder": (*CREATION, "characters"),
    "dice": ("room",),
}
"""The options that count in each way of playing, those first that most people want to choose."""


def counting(options: VeridiaOptions) -> tuple[str, ...]:
    """The options that count beside the way of playing that is chosen."""
    return ("mode", *COUNTING[options.mode])


@rule("VER-EXP-08", "VER-SKIR-06", "VER-WEAR-01")
def in_force(options: VeridiaOptions) -> VeridiaOptions:
    """The options that count at the table. On an expedition foes waver, fights are routs, and armour wears."""
    if options.mode != "expedition":
        return options
    wear = "on" if options.wear == "auto" else options.wear
    return replace(options, morale=True, wear=wear, victory="rout", surprise="none", prepared=False)
