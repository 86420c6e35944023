"""What a campaign's page has to know of the box: the library, ideas, markets, engines, ways to travel (VER-GM)."""

from __future__ import annotations

from msgspec import Struct

from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .profile import of_character
from .ready import ready_character
from .records import AttributeId, SkillId
from .threat import threat_of


class Entry(Struct, frozen=True):
    """Somebody of the library: by what a token refers to it, its name, its kind and its threat."""

    ref: str
    name: str
    kind: str
    threat: int
    told: str = ""


class Known(Struct, frozen=True):
    """Anything else with an id and a name."""

    id: str
    name: str
    told: str = ""


class SampleRoll(Struct, frozen=True):
    """A sample roll of the book (VER-SKILL-02)."""

    attribute: AttributeId
    skill: SkillId
    told: str


class CampaignFurniture(Struct, frozen=True, kw_only=True):
    """The box as a master needs it."""

    library: tuple[Entry, ...]
    ideas: tuple[Known, ...]
    samples: tuple[SampleRoll, ...]
    services: tuple[Known, ...]
    wages: tuple[Known, ...]
    engines: tuple[Known, ...]
    ways: tuple[Known, ...]


@rule("VER-GM-07", "VER-GM-03", "VER-GM-19")
def campaign_furniture(box: Box, text: Text) -> CampaignFurniture:
    """The library and all else that a master chooses from, told in the language of `text`."""
    locale = text.locale
    library = [Entry(f"npc:{id}", card.name.in_(locale), card.kind, card.threat) for id, card in box.npcs.items()]
    library += [
        Entry(f"creature:{id}", card.name.in_(locale), card.archetype, card.threat, card.text.in_(locale))
        for id, card in box.creatures.items()
    ]
    library += [
        Entry(
            f"pregen:{id}",
            card.name,
            "pregen",
            threat_of(of_character(ready_character(card, box), box), box),
            card.concept.in_(locale),
        )
        for id, card in box.pregens.items()
    ]
    return CampaignFurniture(
        library=tuple(library),
        ideas=tuple([Known(id, f"{idea.place}, {idea.year}", idea.text.in_(locale)) for id, idea in box.ideas.items()]),
        samples=tuple([SampleRoll(task.attribute, task.skill, task.text.in_(locale)) for task in box.tables.core.task]),
        services=tuple([Known(id, card.name.in_(locale)) for id, card in box.services.items()]),
        wages=tuple([Known(id, card.name.in_(locale)) for id, card in box.wages.items()]),
        engines=tuple([Known(id, card.name.in_(locale)) for id, card in box.engines.items()]),
        ways=tuple([Known(id, card.name.in_(locale)) for id, card in box.travel.items()]),
    )
