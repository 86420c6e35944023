"""The options of a new game (specification 1.1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

CraterId = Literal["easy", "moderate", "difficult"]


class AvelOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of Chronicles of Avel is set up.

    `land` is the id of a layout or `generated`; the three `gen_` options count for a generated land only, with
    `gen_distance` None for 4 / 3 / 2 by crater and an empty `gen_seed` for a random land. `first_seat` is a seat
    number, `oldest` (the host points at a seat) or `random`. `bag_seconds` is the clock of `bag_draw=grab`.
    """

    heroes: Annotated[int, Meta(ge=1, le=4)] = 2
    crater: CraterId = "easy"
    land: Annotated[str, Meta(max_length=40)] = "queens_road"
    gen_distance: Annotated[int, Meta(ge=2, le=4)] | None = None
    gen_shape: Literal["compact", "balanced", "sprawling"] = "balanced"
    gen_seed: Annotated[str, Meta(max_length=40)] = ""
    beast_delta: Annotated[int, Meta(ge=-6, le=6)] = 0
    first_seat: Literal["1", "2", "3", "4", "oldest", "random"] = "oldest"
    bag_draw: Literal["grab", "grab_calm", "blind"] = "grab"
    bag_seconds: Annotated[int, Meta(ge=3, le=30)] = 5
    bag_window: Annotated[int, Meta(ge=4, le=10)] = 6
    trade_consent: Literal["ask", "trust"] = "trust"
    neighbour_rolls: bool = False
    odds: Literal["full", "simple", "off"] = "full"
    march_choice: Literal["ask", "auto"] = "ask"
    coat_passes: bool = False
    chronicle: bool = True

    @property
    def crater_distance(self) -> int:
        """Walking distance from the crater of a generated land to the castle (AVEL-MAP-02)."""
        return self.gen_distance or {"easy": 4, "moderate": 3, "difficult": 2}[self.crater]
