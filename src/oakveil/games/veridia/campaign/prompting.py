"""Traits that the rules leave to the master: the cost, the roll and the clock are the engine's (VER-GM-20)."""

from __future__ import annotations

import re

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..dice import Rolled, judge, roll
from ..effects import Use
from ..pools import Pool, Wanted, pool_of
from ..profile import Profile
from ..records import PHYSICAL, Trait
from ..state import Veridia
from .deeds import deed
from .evening_choices import ResolvePrompt
from .events import PromptResolved, TraitInvoked
from .people import burdens, not_own, person_of, points_left, profile_of, spend, unit_of
from .player_choices import InvokeTrait
from .present import campaign_of
from .records import Person
from .state import Prompt, Running

HOURS = {"minute": 1, "minutes": 1, "hour": 1, "hours": 1, "day": 24, "days": 24, "week": 168, "month": 720}
"""How many hours the words of a duration have; a started hour counts."""
MOST_PROMPTS = 20


def use_of(trait: Trait, place: int) -> Use | None:
    """The use of a trait at a place; None for one that has none: it just is."""
    return trait.use[place] if place < len(trait.use) else None


@rule("VER-POOL-04", "VER-READ-17")
def price_of(profile: Profile, trait: Trait, use: Use | None, left: int) -> tuple[int, int]:
    """The least and the most points of a use."""
    if use is None or use.pay is None:
        return 0, 0
    points, level = use.pay.points, profile.specialties.get(trait.group, 0)
    if points.isdigit():
        return int(points), int(points)
    if points == "any":
        return 0, left
    end = points.rpartition(".")[2]
    return 1, min(left, left if end == "any" else level if end == "lvl" else int(end))


def _cannot_invoke(g: Veridia, seat: Seat, wish: InvokeTrait) -> Broken | None:
    if (broken := not_own(g, seat, wish.person)) is not None:
        return broken
    person = person_of(g, wish.person)
    trait, profile = g.box.traits.get(wish.trait), profile_of(g, person)
    if trait is None or not profile.has(wish.trait):
        return Broken("VER-GM-20", "veridia-gm-no-trait")
    if trait.automation == "full" and unit_of(g, person.id) is not None:
        return Broken("VER-GM-20", "veridia-gm-in-fight")
    if wish.use and use_of(trait, wish.use) is None:
        return Broken("VER-GM-20", "veridia-gm-no-trait")
    if len(campaign_of(g).prompts) >= MOST_PROMPTS:
        return Broken("VER-GM-20", "veridia-gm-full", {"most": MOST_PROMPTS})
    return _cannot_pay(g, person, trait, wish)


def _cannot_pay(g: Veridia, person: Person, trait: Trait, wish: InvokeTrait) -> Broken | None:
    use, profile = use_of(trait, wish.use), profile_of(g, person)
    if use is None or use.pay is None:
        return Broken("VER-POOL-04", "veridia-gm-points") if wish.points else None
    have = points_left(g, person, use.pay.pool)
    least, most = price_of(profile, trait, use, have)
    return None if least <= wish.points <= min(most, have) else Broken("VER-POOL-04", "veridia-gm-points")


@deed(InvokeTrait, "anybody", _cannot_invoke)
@rule("VER-GM-20", "VER-POOL-04", "VER-DUR-03")
def invoke_trait(g: Veridia, seat: Seat, wish: InvokeTrait) -> None:
    """The cost is paid, the dice fall, the clock starts; the master tells the outcome."""
    campaign, person = campaign_of(g), person_of(g, wish.person)
    trait, profile = g.box.traits[wish.trait], profile_of(g, person)
    use = use_of(trait, wish.use)
    pool_id = use.pay.pool if use is not None and use.pay is not None else ""
    rolled = _rolled(g, person, profile, trait, use)
    if pool_id:
        spend(g, person, pool_id, wish.points)
    duration = use.duration if use is not None else ""
    number = campaign.next_line
    g.tell(TraitInvoked, person.id, person.name, trait.id, wish.points, pool_id, duration, rolled)
    campaign.prompts = (*campaign.prompts, Prompt(number, person.id, trait.id))
    hours = hours_of(duration)
    if hours:
        day, hour = divmod(campaign.day * 24 + campaign.hour + hours, 24)
        campaign.running = (*campaign.running, Running(person.name, trait.id, day, hour))


@rule("VER-GM-20", "VER-DICE-17")
def _rolled(g: Veridia, person: Person, profile: Profile, trait: Trait, use: Use | None) -> Rolled | None:
    """The roll of a use: attribute or specialty, and skill; None where there is nothing to roll."""
    if use is None or not use.roll:
        return None
    pool = trait_pool(g, person, profile, trait, use)
    difficulty = use.difficulty if isinstance(use.difficulty, int) else 0
    return judge(roll(pool.dice, g.chance, "veridia.roll.trait"), difficulty, use.auto_successes)


def trait_pool(g: Veridia, person: Person, profile: Profile, trait: Trait, use: Use) -> Pool:
    """The pool of a use, with wounds; of two skills the better."""
    if use.roll == "willpower":
        return Pool(()).plus(*burdens(g, person, physical=False))
    first, _, skills = use.roll.partition("+")
    best = Pool(())
    for skill in skills.split("|"):
        spec = trait.group if first == "spec" else ""
        known = skill if skill in g.box.skills else ""
        attribute = "" if spec else first
        wanted = Wanted("skill", attribute, known, spec)  # type: ignore[arg-type]  # content checks the words
        pool = pool_of(profile, wanted, profile.modifiers)
        best = max(best, pool, key=lambda one: one.dice)
    return best.plus(*burdens(g, person, first in PHYSICAL))


@rule("VER-DUR-03")
def hours_of(duration: str) -> int:
    """How many hours a duration of the calendar has; 0 for one that is no time of the clock."""
    found = re.fullmatch(r"(\d+) ([a-z]+)", duration)
    return int(found[1]) * HOURS.get(found[2], 0) if found else 0


def _no_prompt(g: Veridia, seat: Seat, wish: ResolvePrompt) -> Broken | None:
    known = any(prompt.number == wish.number for prompt in campaign_of(g).prompts)
    return None if known else Broken("VER-GM-20", "veridia-gm-no-line", {"line": wish.number})


@deed(ResolvePrompt, "master", _no_prompt)
@rule("VER-GM-20")
def resolve_prompt(g: Veridia, seat: Seat, wish: ResolvePrompt) -> None:
    """What the master says comes of it; without a text: what the trait itself says."""
    campaign = campaign_of(g)
    prompt = next(one for one in campaign.prompts if one.number == wish.number)
    campaign.prompts = tuple([one for one in campaign.prompts if one is not prompt])
    g.tell(PromptResolved, person_of(g, prompt.person).name, prompt.trait, wish.text)
