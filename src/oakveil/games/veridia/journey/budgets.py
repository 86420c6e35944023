"""Who waits at a place: how strong foes may be, and who comes together (specification VER-EXP-05, -06)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oakveil.kernel.rulebook import rule

from ..box import Box
from ..profile import Profile, of_creature_card, of_npc
from ..state import Veridia
from ..threat import threat_of
from ..world_records import FoeRef, Theme
from .party import alive, journey_of, profile_of
from .state import Band

MOST_FOES = 8
LEADER_AND = 2
"""A leader comes where the budget allows it and so many of the cheapest foes."""
LAIR, NIGHT = 1.2, 0.7
FEW = {1: 0.85, 2: 0.92}
"""A party of one or two meets fewer (VER-BAL-07)."""
LATE = 0.05
"""By how much each day beyond the deadline raises the budget of the lair."""
TOO_MUCH = 2
"""Somebody whose threat is more than so many times the budget is too much alone."""
ENOUGH = 0.8
"""Themes whose strongest foes stay below this share of the budget are left out."""


def card_threat(ref: FoeRef, box: Box) -> int:
    """The threat of a creature or a quick sheet, at least 1."""
    kind, _, id = ref.partition(":")
    return max(1, box.npcs[id].threat if kind == "npc" else box.creatures[id].threat)


def foe_profile(ref: FoeRef, box: Box) -> Profile:
    """Who a foe is in a fight."""
    kind, _, id = ref.partition(":")
    return of_npc(box.npcs[id]) if kind == "npc" else of_creature_card(box.creatures[id], box)


@rule("VER-LAB-01", "VER-EXP-06")
def party_threat(g: Veridia) -> int:
    """The threat of the party in full health. Ruling (VER-EXP-06): hired people do not count."""
    return sum(threat_of(profile_of(g, member), g.box) for member in alive(journey_of(g)))


def foes_threat(foes: Sequence[FoeRef], box: Box) -> int:
    """What foes add up to."""
    return sum(card_threat(ref, box) for ref in foes)


@rule("VER-EXP-05")
def days_late(g: Veridia) -> int:
    """Days beyond the deadline today."""
    journey = journey_of(g)
    return max(0, journey.day - journey.deadline)


@rule("VER-EXP-05", "VER-EXP-06", "VER-BAL-06", "VER-BAL-07")
def budget(g: Veridia, lair: bool = False, night: bool = False) -> float:
    """How strong the foes of a fight may be.

    Ruling (VER-BAL-07): a party of one meets 0.85 of it, one of two 0.92.
    """
    ratio = g.box.challenges[g.options.difficulty].party_over_foes
    whole = party_threat(g) / ratio * FEW.get(len(alive(journey_of(g))), 1.0)
    if lair:
        whole *= LAIR * (1 + LATE * days_late(g))
    return whole * NIGHT if night else whole


class Draw(msgspec.Struct, frozen=True):
    """What a band is drawn from: the foes and the leaders of a theme, the budget, whether it is in the lair."""

    theme: Theme
    bosses: tuple[FoeRef, ...]
    budget: float
    lair: bool


@rule("VER-EXP-06", "VER-EXP-08")
def band(g: Veridia, lair: bool = False, night: bool = False) -> Band:
    """The foes of a fight, drawn by the rules of the region, and the map on which they are met.

    Ruling (VER-EXP-06): themes of which a single foe is too much for the budget are left out as well, if others remain.
    """
    region, box, chance = g.box.regions[journey_of(g).region], g.box, g.chance
    limit = budget(g, lair, night)
    able = [number for number, theme in enumerate(region.theme) if _strongest(theme, box) >= ENOUGH * limit]
    able = [number for number in able if _fitting(region.theme[number], limit, box)] or able
    if not able:
        able = [max(range(len(region.theme)), key=lambda number: _strongest(region.theme[number], box))]
    number = chance.roll(able, "veridia.theme")
    foes = composed(Draw(region.theme[number], region.bosses, limit, lair), g)
    return Band(number, foes, chance.roll(region.maps, "veridia.battlefield"))


def _fitting(theme: Theme, limit: float, box: Box) -> list[FoeRef]:
    """The foes of a theme of which one alone is not too much."""
    return [ref for ref in theme.foes if card_threat(ref, box) - limit <= card_threat(ref, box) / 2]


def _strongest(theme: Theme, box: Box) -> int:
    """The threat of the strongest band of a theme: its leader and seven of its dearest foes."""
    dearest = max(card_threat(ref, box) for ref in theme.foes)
    leader = max(card_threat(ref, box) for ref in theme.leaders)
    return max(leader, dearest) + (MOST_FOES - 1) * dearest


@rule("VER-EXP-06")
def composed(draw: Draw, g: Veridia) -> tuple[FoeRef, ...]:
    """A boss or a leader where there is one, then foes until the next would be too much.

    Ruling (VER-EXP-06): a leader that is too much alone stays away from a lair as well.
    """
    box, chance, theme = g.box, g.chance, draw.theme
    cheapest = min(card_threat(ref, box) for ref in theme.foes)
    foes: list[FoeRef] = []
    bosses = [ref for ref in draw.bosses if card_threat(ref, box) <= draw.budget] if draw.lair else []
    leader = chance.roll(theme.leaders, "veridia.leader")
    if bosses:
        foes.append(chance.roll(bosses, "veridia.boss"))
    elif draw.lair:
        foes += [leader] if card_threat(leader, box) <= draw.budget * TOO_MUCH else []
    elif draw.budget >= card_threat(leader, box) + LEADER_AND * cheapest and chance.below(2, "veridia.leader"):
        foes.append(leader)
    choice = _fitting(theme, draw.budget, box) or [ref for ref in theme.foes if card_threat(ref, box) == cheapest]
    while len(foes) < MOST_FOES:
        ref = chance.roll(choice, "veridia.foe")
        over = foes_threat(foes, box) + card_threat(ref, box) - draw.budget
        if foes and over > card_threat(ref, box) / 2:
            break
        foes.append(ref)
    return tuple(foes)
