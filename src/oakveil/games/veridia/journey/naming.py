"""What is called how on an expedition, and the odds of rolls in words (specification 3.18, VER-ODDS-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from oakveil.kernel.rulebook import rule

from ..odds import by_number, outcomes, roll_odds
from ..pools import Pool
from ..state import Veridia
from ..threat import estimate, threat_of
from ..world_records import FoeRef, Offer
from .budgets import foes_threat
from .camp import Halt
from .charting import site_of
from .market import Market, Training
from .party import able_members, journey_of, profile_of
from .state import Member

if TYPE_CHECKING:
    from ..naming import Naming

NONE = "none"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


# -- names -------------------------------------------------------------------------------------------------------------


def site_told(g: Veridia, id: int, words: Naming) -> str:
    """A place: its letter and what it is, as far as it is known."""
    site = site_of(journey_of(g), id)
    kind = site.kind.face() if site.kind.up else "unknown"
    return words.text.say("veridia-site", letter=letter_of(id), kind=kind)


def letter_of(id: int) -> str:
    """The letter of a place on the map; the town has none."""
    return LETTERS[id - 1] if 0 < id <= len(LETTERS) else "-"


def foes_told(foes: Sequence[FoeRef], words: Naming) -> str:
    """Foes with their numbers: "4 bandits" as "4 × Bandit"."""
    counts = Counter(foes)
    told = [
        words.text.say("veridia-foes", n=count, name=words.thing(ref.partition(":")[2]))
        for ref, count in counts.items()
    ]
    return words.text.listed(told)


def whose(g: Veridia) -> str:
    """The member that the open question is about; "" if it is about all."""
    frame = g.stack[-1] if g.stack else None
    match frame:
        case Halt() | Market():
            member = frame.member(g)
            return member.id if member is not None else ""
        case Training(member=id):
            return id
    return ""


def at_work(g: Veridia) -> Member | None:
    """The member that buys, puts on or learns something now."""
    return journey_of(g).members.get(whose(g)) if g.state.journey is not None else None


# -- odds --------------------------------------------------------------------------------------------------------------


def percent(likely: float) -> int:
    """A probability in parts of a hundred; never certain where it is not."""
    whole = round(100 * likely)
    return 99 if whole == 100 and likely < 1 else 1 if whole == 0 and likely > 0 else whole


@rule("VER-ODDS-01")
def pool_told(words: Naming, pool: Pool, difficulty: int = 0) -> str:
    """A roll: its dice, its difficulty, how likely it succeeds."""
    hard = pool.difficulty + difficulty
    odds = roll_odds(max(0, pool.dice), hard)
    likely = 1.0 if pool.automatic > hard else odds.success
    return words.text.say("veridia-chance", n=max(0, pool.dice), difficulty=hard, percent=percent(likely))


@rule("VER-ODDS-01", "VER-EXP-07")
def at_least(pool: Pool, difficulty: int, successes: int) -> float:
    """How likely a roll has so many successes left."""
    dice = max(0, pool.dice)
    return sum(by_number(outcomes(dice, difficulty + pool.difficulty), dice)[successes:])


@rule("VER-ODDS-01", "VER-SURP-02")
def unnoticed(pool: Pool, senses: int) -> float:
    """How likely somebody with so many dice does not notice an ambush."""
    dice = max(0, pool.dice)
    hidden, seen = by_number(outcomes(dice), dice), by_number(outcomes(senses), senses)
    return sum(a * sum(seen[: max(1, mine)]) for mine, a in enumerate(hidden))


@rule("VER-LAB-02", "VER-EXP-16")
def fight_chance(g: Veridia, foes: Sequence[FoeRef]) -> int:
    """The estimate that the party wins with those who can fight, wounds counting for half of what they take."""
    own = 0.0
    for member in able_members(g):
        profile = profile_of(g, member)
        own += threat_of(profile, g.box) * (1 - member.damage / sum(profile.levels) / 2)
    own += foes_threat([fighter.ref for fighter in journey_of(g).hired], g.box)
    return percent(estimate(own, foes_threat(foes, g.box)))


def offer_kind(offer: Offer) -> str:
    """What people offer, in a word: the message of it is chosen by it."""
    kinds = {
        "heal": offer.heal_roll,
        "service": offer.service,
        "shop": offer.shop,
        "work": offer.work_days,
        "hire": offer.hire,
        "quest": offer.quest_days,
        "rumour": offer.reveal_nodes,
        "bless": offer.bless,
    }
    return next((kind for kind, there in kinds.items() if there), "other")


def region_told(g: Veridia, region: str, words: Naming) -> str:
    """The name of a region."""
    return g.box.regions[region].name.in_(words.locale)


def cause_told(g: Veridia, cause: str, words: Naming) -> str:
    """What money, wounds or healing came from: a word of ours, a hazard, people, or a thing."""
    if words.text.has(f"veridia-cause-{cause}"):
        return words.text.say(f"veridia-cause-{cause}")
    for cards in (g.box.hazards, g.box.people, g.box.discoveries):
        if cause in cards:
            name = cards[cause].name.in_(words.locale)
            return name[:1].lower() + name[1:]
    return words.inside(cause)
