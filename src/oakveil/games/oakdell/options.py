"""The options of a new game (specification, section 1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Known = Annotated[str, Meta(max_length=40)]
"""The id of something in the content; whether it exists is checked when the table is laid."""


class OakDellOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of Dungeons of the Oak Dell is set up.

    `boss` is an id, or `dungeon` for the one that lives there; it counts in scenario `boss` only. `longer` uses the
    longer round track. `first_monster`, `death_variant` and `time_up` are OAK-SETUP-05, OAK-VAR-01 and OAK-END-04;
    `solo_decks` counts for one player only (OAK-SOLO-05). `first_player` is `random` or the number of a seat.
    """

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    dungeon: Known = "mossy_cellar"
    scenario: Literal["boss", "shrines"] = "boss"
    boss: Known = "dungeon"
    longer: bool = False
    first_monster: Literal["ghost", "draw"] = "ghost"
    heroes: Literal["same", "choose", "random"] = "same"
    death_variant: bool = False
    solo_decks: Literal["all", "three"] = "all"
    time_up: Literal["rank", "defeat"] = "rank"
    first_player: Literal["random", "1", "2", "3", "4"] = "random"

    @property
    def solo(self) -> bool:
        """Whether a hero plays alone (OAK-SOLO-01)."""
        return self.players == 1
