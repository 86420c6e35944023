"""The ledger of a character: awards, purchases, refunds. Spent and left are always the total (VER-XP-05)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from .box import Box
from .building import level_cost, skill_cost
from .characters import Character, Line, TakenTrait
from .records import ATTRIBUTES
from .requisites import attribute_of

MOST_AWARDED, PROPOSED_AWARD = 20, 3
"""What an award may be at most, and what is proposed, per character (VER-XP-04)."""


@rule("VER-XP-05")
def awarded_in_all(character: Character) -> int:
    """All experience that a character was ever given."""
    return sum(line.cost for line in character.ledger if line.what == "award")


@rule("VER-XP-05")
def spent(character: Character) -> int:
    """The experience that is spent, after refunds."""
    paid = sum(line.cost for line in character.ledger if line.what == "purchase")
    return paid - sum(line.cost for line in character.ledger if line.what == "refund")


@rule("VER-XP-05", "VER-NEW-02", "VER-XP-02")
def finished(character: Character, budget: int, box: Box) -> Character:
    """A character whose creation is over: its ledger begins with the starting experience and all that was bought.

    Ruling (VER-NEW-02): what is not spent is kept.
    """
    start = Line("award", "creation", budget)
    return replace(character, finished=True, ledger=(start, *_bought_at_creation(character, box)))


def _bought_at_creation(character: Character, box: Box) -> Iterator[Line]:
    least = box.races[character.race].minimum
    for attribute in ATTRIBUTES:
        low, now = 1 + least.get(attribute, 0), attribute_of(character, attribute, box)
        yield from _levels(f"attribute:{attribute}", 2, low, now)
    yield from _levels("virtue:courage", 2, 1, character.courage)
    yield from _levels("virtue:integrity", 1, 1, character.integrity)
    for skill, level in character.skills.items():
        paid = sum(skill_cost(character, step, box) for step in range(1, level + 1))
        yield Line("purchase", f"skill:{skill}", paid, 0, level)
    for specialty, level in character.specialties.items():
        if box.specialties[specialty].family != "way":
            yield from _levels(f"specialty:{specialty}", 3, 0, level)
    for place, way in enumerate(character.ways, 1):
        before = character.ways[: place - 1].count(way)
        yield Line("purchase", f"specialty:{way}", 3 * place, before, before + 1)
    for taken in (*character.traits, *((character.background,) if character.background else ())):
        yield Line("purchase", f"trait:{taken}", box.traits[taken.partition(":")[0]].cost, 0, 1)


def _levels(on: str, factor: int, before: int, after: int) -> Iterator[Line]:
    if after > before:
        yield Line("purchase", on, level_cost(factor, before, after), before, after)


@rule("VER-XP-04", "VER-XP-05", "VER-GM-09")
def awarded(character: Character, points: int, reason: str) -> Character:
    """Experience for a character. Raises ValueError unless it is from 0 to 20 with a reason."""
    if not 0 <= points <= MOST_AWARDED or not reason.strip():
        raise ValueError(f"an award is from 0 to {MOST_AWARDED} points, with a reason")
    line = Line("award", "experience", points, reason=reason)
    return replace(character, experience=character.experience + points, ledger=(*character.ledger, line))


@rule("VER-TRAIT-04", "VER-TRAIT-07", "VER-XP-06")
def granted(character: Character, taken: TakenTrait, reason: str) -> Character:
    """A trait that is given without cost, or a flaw that is imposed without payment (VER-TRAIT-04)."""
    line = Line("award", f"trait:{taken}", 0, 0, 1, reason)
    return replace(character, traits=(*character.traits, taken), ledger=(*character.ledger, line))


@rule("VER-XP-05")
def refunded(character: Character, place: int, reason: str, box: Box) -> Character:
    """What the purchase at `place` of the ledger brought is given back, by the master, for a reason.

    A new line says so, no line ever goes. Raises ValueError where the purchase is not the last of its kind.
    """
    bought = character.ledger[place]
    if bought.what != "purchase" or not reason.strip():
        raise ValueError("only a purchase can be given back, for a reason")
    what, _, on = bought.on.partition(":")
    now = _now(character, what, on, box)
    if now != bought.after:
        raise ValueError(f"{bought.on} is at {now}, not at {bought.after}")
    line = Line("refund", bought.on, bought.cost, bought.after, bought.before, reason)
    back = replace(character, experience=character.experience + bought.cost, ledger=(*character.ledger, line))
    return _without(back, what, on, bought.before, box)


def _now(character: Character, what: str, on: str, box: Box) -> int:
    """The level at which something is; a trait is at 1 when it is there."""
    match what:
        case "attribute":
            return attribute_of(character, on, box)
        case "virtue":
            return character.courage if on == "courage" else character.integrity
        case "skill":
            return character.skills.get(on, 0)
        case "specialty":
            return character.specialties.get(on, 0)
    return int(on in character.traits or on == character.background)


def _without(character: Character, what: str, on: str, level: int, box: Box) -> Character:
    """The character with something back at a lower level, or a trait fewer (a flaw that was bought off: one more)."""
    match what:
        case "attribute":
            lower = {id: level if id == on else was for id, was in character.attributes.items()}
            return replace(character, attributes=lower)
        case "virtue" if on == "courage":
            return replace(character, courage=level)
        case "virtue":
            return replace(character, integrity=level)
        case "skill":
            skills = {**character.skills, on: level}
            return replace(character, skills={id: now for id, now in skills.items() if now})
        case "specialty":
            ways = character.ways
            while ways.count(on) > level:
                last = len(ways) - 1 - ways[::-1].index(on)
                ways = ways[:last] + ways[last + 1 :]
            specialties = {**character.specialties, on: level}
            return replace(character, specialties={id: now for id, now in specialties.items() if now}, ways=ways)
    if level:
        return replace(character, traits=(*character.traits, on))
    if on == character.background:
        return replace(character, background="")
    return replace(character, traits=tuple([taken for taken in character.traits if taken != on]))
