"""The options of a new game (specification 1.2)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

BossChoice = Annotated[str, Meta(max_length=40)]


class VeielOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of The Order of Veiel is set up.

    `players` are the seats of heroes, six at most; each holds one hero or more, `heroes` in all (0: a seat for each).
    `dm` may be left to the number of seats: none for a single one (VEIEL-MODE-03), else a bot. `boss` is an id or
    `random`; `boss_power` and `special_room` are the id of the boss from whom they are taken, or `match`.

    `adjust_boss`, `adjust_power` and `adjust_events` replace the balancing table (VEIEL-BAL-02). `riddle_timer` is in
    seconds, 0 for none; `crystal_cap` is 0 for an unlimited purse.
    """

    heroes: Annotated[int, Meta(ge=2, le=6)] = 4
    players: Annotated[int, Meta(ge=0, le=7)] = 0
    dm: Literal["auto", "human", "bot", "none"] = "auto"
    boss: BossChoice = "random"
    boss_power: BossChoice = "match"
    special_room: BossChoice = "match"
    hero_pick: Literal["free", "draft", "random", "beginner"] = "free"
    phylacteries: bool = False
    throne_room: bool = False
    nodm_start: Annotated[int, Meta(ge=1, le=9)] = 5
    nodm_step: Annotated[int, Meta(ge=0, le=3)] = 2
    nodm_event_trigger: Literal["per_hero", "per_combat"] = "per_hero"
    nodm_order: Literal["class", "players"] = "class"
    adjust_boss: Annotated[int, Meta(ge=-60, le=80)] | None = None
    adjust_power: Annotated[int, Meta(ge=-20, le=30)] | None = None
    adjust_events: Annotated[int, Meta(ge=-3, le=3)] | None = None
    incursions: Annotated[int, Meta(ge=3, le=7)] = 5
    dm_dice: Literal["open", "hidden"] = "open"
    dm_fudge: Literal["off", "kind", "free"] = "off"
    enemy_stats: Literal["open", "hidden"] = "open"
    riddle: Literal["auto", "puzzle", "spoken", "roll"] = "auto"
    riddle_timer: Literal[0, 60, 120, 300] = 0
    team_vote: Literal["leader", "majority"] = "leader"
    quick_resolve: bool = True
    crystal_cap: Literal[0, 40] = 0
    steady_pace: bool = True

    @property
    def seats(self) -> int:
        """The seats of heroes, without that of the DM."""
        return min(self.players or self.heroes, self.heroes)

    @property
    def master(self) -> Literal["human", "bot", "none"]:
        """Who is the DM (VEIEL-MODE-03)."""
        if self.dm == "auto":
            return "none" if self.seats == 1 else "bot"
        return self.dm
