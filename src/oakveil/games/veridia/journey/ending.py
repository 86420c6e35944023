"""How an expedition ends: at home, turned back, or in defeat; rewards and score (specification 3.18)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from ..ledger import awarded
from ..outfitting import CENTS
from ..state import Veridia
from .battle import saved
from .budgets import days_late
from .events import CameHome, IntegrityChanged
from .party import alive, journey_of, lose, note, pay, profile_of, share_out
from .state import TOWN, Member

FAILED, DONE = 2, 2
DEEDS = 3
"""So many deeds of one sign move integrity by one."""
SCORES = {"lair": 100, "place": 10, "health": 20, "late": -5, "death": -30}


@rule("VER-EXP-13")
def for_good(g: Veridia) -> bool:
    """Whether the dead stay dead: by default on deadly expeditions only."""
    return g.options.permadeath == "on" or (g.options.permadeath == "auto" and g.options.difficulty == "deadly")


@rule("VER-EXP-13")
def after_defeat(g: Veridia) -> None:
    """What becomes of those who were left lying.

    Where death is for good, each that still lives is saved by a die. Where it is not, everybody wakes in town with one
    point, half the money and a thing fewer. Ruling (VER-EXP-13): those who are saved wake in town, too.
    """
    journey = journey_of(g)
    if for_good(g):
        for member in [*alive(journey)]:
            saved(g, member)
    for member in journey.members.values():
        if not (for_good(g) and member.dead):
            wake(g, member, whole_again=False)
    if not for_good(g):
        for member in journey.members.values():
            pay(g, member, -(max(0, member.character.deli) // 2), "robbed")
            items = [owned.item for owned in member.character.gear]
            if items:
                lose(g, member, g.chance.roll(items, "veridia.lost_item"))
    journey.hired = []


@rule("VER-EXP-13")
def wake(g: Veridia, member: Member, whole_again: bool) -> None:
    """A member wakes in town with a single point. Whoever died where death is not for good is alive again."""
    least = sum(profile_of(g, member).levels) - 1
    member.dead = False
    if member.damage > least or not whole_again:
        member.damage = least


@rule("VER-EXP-17")
def score_of(g: Veridia) -> int:
    """The score of the expedition that is over: lair, places, health left, days late, deaths.

    Ruling (VER-EXP-17): the health share is that of the whole party, the dead included, when it comes home; in
    defeat there is none.
    """
    journey = journey_of(g)
    whole = sum(sum(profile_of(g, member).levels) for member in journey.members.values())
    left = sum(
        sum(profile_of(g, member).levels) - member.damage for member in journey.members.values() if not member.dead
    )
    share = 0.0 if journey.fate == "defeated" else left / whole
    places = len(journey.resolved)
    return round(
        SCORES["lair"] * journey.cleared
        + SCORES["place"] * places
        + SCORES["health"] * share
        + SCORES["late"] * days_late(g)
        + SCORES["death"] * journey.deaths
    )


@rule("VER-EXP-14", "VER-XP-04")
def experience_of(g: Veridia) -> int:
    """The experience that everybody has earned: 2, one more each for the lair, for a hard road, for no death."""
    journey = journey_of(g)
    if journey.fate != "home":
        return FAILED
    hard = g.options.difficulty in ("hard", "deadly")
    return DONE + 1 + hard + (journey.deaths == 0)


@rule("VER-EXP-13", "VER-EXP-14", "VER-EXP-10", "VER-EXP-17")
def come_home(g: Veridia) -> None:
    """The expedition is over: score, the dead, treasure, experience, integrity."""
    journey = journey_of(g)
    journey.at = TOWN
    result = journey.fate
    assert result != "under_way"
    score = score_of(g)
    late = days_late(g)
    journey.score += score
    if result == "defeated":
        after_defeat(g)
    elif not for_good(g):
        for member in journey.members.values():
            if member.dead:
                wake(g, member, whole_again=True)
    if journey.treasure and alive(journey):
        share_out(g, journey.treasure * CENTS, "treasure")
        journey.treasure = 0
    points = experience_of(g)
    for member in alive(journey):
        member.character = awarded(member.character, points, f"expedition {journey.number}")
    _settle_deeds(g)
    note(g, "defeat" if result == "defeated" else "home", result, str(score))
    g.tell(CameHome, result, late, score, points)


@rule("VER-EXP-10", "VER-VIRT-03", "VER-VIRT-04")
def _settle_deeds(g: Veridia) -> None:
    """Three deeds of one sign move integrity by one, within its range; the rest is kept for the next time."""
    journey = journey_of(g)
    steps = int(journey.deeds / DEEDS)
    journey.deeds -= steps * DEEDS
    if not steps:
        return
    low, high = g.box.ranges.integrity
    for member in alive(journey):
        value = max(low, min(high, member.character.integrity + steps))
        if value != member.character.integrity:
            member.character = replace(member.character, integrity=value)
            g.tell(IntegrityChanged, member.id, value)
