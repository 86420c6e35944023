"""What a fight would bring: at a glance by threats, and by playing it many times between programs (VER-LAB-02, -03)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt

import msgspec

from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from .bots import sensible
from .box import Box
from .options import VeridiaOptions
from .profile import Profile
from .records import PoolId
from .rules.setup import new_unit
from .sequence import Skirmish
from .state import Fight, SideId, Unit, UnitId, Veridia, VeridiaState
from .threat import estimate, threat_of

FIGHTS, SECONDS = 400, 2.0
"""So many fights are played, or for so long."""
Z = 1.96
"""For an interval that holds the true share in 95 of 100 cases."""


class Fighter(msgspec.Struct, frozen=True):
    """Somebody who would fight, as it fares: its sheet, its wounds, its pools (None: full)."""

    profile: Profile
    damage: int = 0
    pools: dict[PoolId, int] | None = None


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """What a fight would bring to the first side. Shares are from 0 to 1.

    `own` and `foes` are the threats, `ratio` is R, `estimate` the chance at a glance. Of `fights` played: the share won
    with its interval, health lost by each of the party on average, the share with a death, the mean of rounds.
    """

    own: int
    foes: int
    ratio: float
    estimate: float
    fights: int
    wins: float
    low: float
    high: float
    lost: float
    deaths: float
    rounds: float


@rule("VER-LAB-02", "VER-LAB-03", "VER-GM-14")
def foreseen(
    party: Sequence[Fighter], foes: Sequence[Fighter], box: Box, fights: int = FIGHTS, seconds: float = SECONDS
) -> Forecast:
    """Play the fight with the seeds 0, 1, 2 ... in the open field, all by sensible programs."""
    own, theirs = (sum(threat_of(one.profile, box) for one in side) for side in (party, foes))
    until = time.monotonic() + seconds
    wins = deaths = lost = rounds = played = 0
    while played < fights and (played == 0 or time.monotonic() < until):
        g = _played(party, foes, box, played)
        mine = [unit for unit in g.fight.units.values() if unit.side == "a"]
        wins += g.outcome is not None and g.outcome.details["side"] == "a"
        deaths += any(unit.dead for unit in mine)
        lost += sum(unit.damage for unit in mine) - sum(one.damage for one in party)
        rounds += g.fight.round
        played += 1
    share = wins / played
    low, high = _interval(share, played)
    return Forecast(
        own=own,
        foes=theirs,
        ratio=own / max(1, theirs),
        estimate=estimate(own, theirs),
        fights=played,
        wins=share,
        low=low,
        high=high,
        lost=lost / played / max(1, len(party)),
        deaths=deaths / played,
        rounds=rounds / played,
    )


def _played(party: Sequence[Fighter], foes: Sequence[Fighter], box: Box, number: int) -> Veridia:
    """One fight to its end."""
    chance = Chance(f"forecast {number}".encode())
    sides: tuple[tuple[SideId, Sequence[Fighter]], ...] = (("a", party), ("b", foes))
    units: dict[UnitId, Unit] = {}
    for seat, (side, fighters) in enumerate(sides, 1):
        for place, one in enumerate(fighters, 1):
            unit = units[f"{side}.{place}"] = new_unit(f"{side}.{place}", place, side, seat, one.profile, box)
            unit.damage = one.damage
            if one.pools is not None:
                unit.pools = {pool: one.pools.get(pool, 0) for pool in unit.pools}
    state = VeridiaState(mode="skirmish", fight=Fight(map="open_field", units=units))
    g = Veridia(VeridiaOptions(), box, state, [Skirmish()], chance)
    g.run()
    while g.outcome is None:
        ask = g.asks()[0]
        g.answer(sensible(g, ask, chance), ask.seat)
    return g


def _interval(share: float, n: int) -> tuple[float, float]:
    """The bounds of Wilson's interval."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
