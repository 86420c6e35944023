"""The options of a new game (specification, section 1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Enemies = Annotated[str, Meta(pattern=r"^([0-6],[0-6],[0-6] ){3}[0-6],[0-6],[0-6],[0-2]\Z", max_length=40)]
"""A table of one's own: Basic, Intermediate and Powerful enemies for each encounter, in the fourth also bosses."""


class TactiqueOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of Deckbuilding Tactique is set up.

    `players` are the seats; each holds one hero or more, `heroes` in all (0: as many as seats, two for one seat).
    `boss` and `second_boss` are ids of bosses, `random`, or (second) `none`; a second one is for extreme and custom.
    `custom` counts for `difficulty=custom` only. `replay_cap`: plays of one physical card in a turn (TAC-PLAY-16).
    `interrupt_timer`: seconds for a decision in somebody else's turn where several people play from afar, 0 for none.
    """

    players: Annotated[int, Meta(ge=1, le=5)] = 2
    heroes: Literal[0, 2, 3, 4, 5] = 0
    difficulty: Literal["easy", "normal", "hard", "extreme", "custom"] = "normal"
    custom: Enemies = "1,1,0 0,4,0 0,2,2 0,2,0,1"
    boss: Annotated[str, Meta(max_length=40)] = "random"
    second_boss: Annotated[str, Meta(max_length=40)] = "none"
    hero_pick: Literal["free", "random", "first_game"] = "free"
    novice_pick: Literal["free", "random", "suggested"] = "free"
    battlefields: Literal["off", "random", "chosen"] = "off"
    replay_cap: Annotated[int, Meta(ge=1, le=99)] = 3
    interrupt_timer: Literal[0, 15, 30, 60, 120] = 30
    forecast: bool = True

    @property
    def team(self) -> int:
        """The number of heroes, H (TAC-GEN-05)."""
        return self.heroes or max(2, self.players)
