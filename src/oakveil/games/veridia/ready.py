"""Ready characters as characters that somebody made (specification 8.8)."""

from __future__ import annotations

from msgspec.structs import replace

from .box import Box
from .building import total_cost
from .characters import Character, Concept, Owned
from .ledger import finished
from .outfitting import purse
from .world_records import Pregen


def ready_character(card: Pregen, box: Box) -> Character:
    """A ready novice, its creation finished. Everything named in its gear is with it."""
    ways = [way for way, level in card.specialties.items() for _ in range(level)]
    character = Character(
        name=card.name,
        concept=Concept(idea=card.concept.en),
        race=card.race,
        background=card.background,
        attributes=card.attributes,
        courage=card.courage,
        integrity=card.integrity,
        skills=card.skills,
        specialties=card.specialties,
        ways=tuple([way for way in ways if box.specialties[way].family == "way"]),
        traits=card.traits,
        gear=tuple([_owned(item) for item in card.gear]),
    )
    budget = box.experience.novice
    left = replace(character, experience=budget - total_cost(character, box), deli=purse(character, box).deli)
    return finished(left, budget, box)


def _owned(item: str) -> Owned:
    kind, _, count = item.partition("*")
    return Owned(kind, int(count or 1))
