"""What all events share."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Event

from ..state import EnemyId, HeroId

FigureId = HeroId | EnemyId
Result = Literal["hit", "miss", "success", "failure"]
FightEnd = Literal["won", "fled", "fallen", "ended"]
Told = Literal["poison", "burn", "mute", "imprisoned", "controlled", "branded", "stunned", "curse", "by_force", "fog"]
"""What hangs on a hero, an enemy or the fight, and is shown by a token (VEIEL-COMBAT-18)."""


class ToMaster(Event, frozen=True):
    """What only the DM knows; `master` is its seat, 0 when nobody knows it."""

    master: Seat

    def audience(self) -> tuple[Seat, ...] | None:
        return (self.master,) if self.master else ()
