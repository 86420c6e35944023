"""Pools of people and tokens outside fights, and telling a roll to whoever may know it (VER-GM-03, VER-GM-05)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule

from ..dice import Rolled
from ..modifiers import Part
from ..pools import Pool, Wanted, pool_of
from ..profile import Profile
from ..records import PHYSICAL, AttributeId
from ..rules.rolling import TRAY
from ..state import Throw, Veridia
from .choices import RequestRoll, Shown
from .events import HiddenRollCounted, RollMade
from .library import profile_of_token
from .people import burdens, points_left, profile_of, spend
from .present import campaign_of
from .records import MASTER, Cast, Person

LUCK = "devils_luck"
"""The trait that repeats a roll (VER-DICE-15)."""
DEFAULT_DICE = 3
"""The dice of somebody whose quick sheet has no value for a roll (VER-CREA-07)."""


@rule("VER-GM-03", "VER-CREA-07", "VER-VIRT-01")
def plain_pool(profile: Profile, wish: RequestRoll) -> Pool:
    """What somebody rolls for a request: a free pool, willpower, a specialty, or attribute and skill.

    A quick sheet has no skills: three dice, unless the master says how many.
    """
    if wish.dice is not None:
        return Pool((Part("free", wish.dice),))
    if profile.kind == "npc":
        return Pool((Part("quick_sheet", DEFAULT_DICE),))
    if wish.willpower:
        return Pool((Part("willpower", profile.willpower),))
    attribute: AttributeId | str = "" if wish.specialty else wish.attribute
    wanted = Wanted("skill", attribute, wish.skill, wish.specialty)  # type: ignore[arg-type]  # "" or an attribute
    return pool_of(profile, wanted, profile.modifiers)


@rule("VER-GM-03", "VER-HEALTH-04", "VER-CAL-02")
def pool_for(g: Veridia, person: Person, wish: RequestRoll) -> Pool:
    """The same with what wounds and a disease take; a free pool is what the master says."""
    pool = plain_pool(profile_of(g, person), wish)
    if wish.dice is not None:
        return pool
    return pool.plus(*burdens(g, person, wish.attribute in PHYSICAL))


@rule("VER-GM-03", "VER-CREA-07")
def dice_of(g: Veridia, id: str, wish: RequestRoll) -> int:
    """The dice of a person or a token that opposes a request with the same attribute and skill."""
    person = campaign_of(g).people.get(id)
    if person is not None:
        return pool_for(g, person, wish).dice
    return plain_pool(profile_of_token(g, id), wish).dice


def can_repeat(g: Veridia, person: Person) -> bool:
    """Whether somebody has luck left to repeat a roll."""
    return profile_of(g, person).has(LUCK) and points_left(g, person, "focus") > 0


def pay_for_luck(g: Veridia, person: Person) -> None:
    spend(g, person, "focus", 1)


def who_sees(g: Veridia, wish: RequestRoll) -> Shown:
    """Who sees the rolls of a request: as it says, or as the table does."""
    if wish.visibility:
        return wish.visibility
    return "own" if g.options.roll_visibility == "gm_and_roller" else "open"


@rule("VER-GM-05", "VER-DICE-16", "VER-SKILL-06")
def tell_roll(
    g: Veridia,
    seat: Seat,
    shown: Shown,
    who: tuple[str, str],
    note: str,
    rolled: Rolled,
    alone: Rolled,
    pool: Pool,
    other: Rolled | None = None,
) -> None:
    """Tell a roll to whoever may know it. Of one that is hidden the others learn only that there was one more.

    The match is told with it: what else comes of it is for the master to say (VER-SKILL-06).
    """
    campaign = campaign_of(g)
    seats = {"open": None, "own": tuple(sorted({MASTER, seat})), "blind": (MASTER,), "secret": (MASTER,)}[shown]
    if seats is None:
        g.state.tray = (*g.state.tray[1 - TRAY :], Throw(who[0] or who[1], note, rolled))
    else:
        cast = Cast(campaign.next_line, who[1], note, rolled)
        behind = campaign.behind
        campaign.screen = replace(campaign.screen, front=replace(behind, casts=(*behind.casts, cast)))
    g.tell(
        RollMade,
        who[0],
        who[1],
        note,
        rolled,
        alone,
        pool.parts,
        pool.difficulties,
        other,
        shown,
        seats=seats,
    )
    if seats is not None:
        campaign.hidden_rolls += 1
        g.tell(HiddenRollCounted, campaign.hidden_rolls)
