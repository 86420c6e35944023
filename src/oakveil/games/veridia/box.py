"""The box: the content with everything worked out that never changes during a game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from oakveil.kernel.content import Content
from oakveil.kernel.text import Bilingual

from .board import Board, Boards
from .records import ArmorCard, DefenceCard, Trait, WeaponCard
from .tables import Tables
from .world_records import Creature, Npc

if TYPE_CHECKING:
    from .rules.knowing import KnownUse
    from .state import Unit

UNARMED = "unarmed"


class Box:
    """Everything that is looked up while a game runs. One box serves all tables that play with its content."""

    def __init__(self, content: Content[Tables]) -> None:
        self.content = content
        self.sources = content.sources
        self.warnings = content.warnings
        tables = self.tables = content.tables
        core, gear, house = tables.core, tables.gear, tables.house
        self.health, self.ranges, self.experience = core.health, core.ranges, core.experience
        self.levels = {level.id: level for level in core.health_level}
        self.attributes = {attribute.id: attribute for attribute in core.attribute}
        self.skills = {skill.id: skill for skill in core.skill}
        self.specialties = {specialty.id: specialty for specialty in core.specialty}
        self.pools = {pool.id: pool for pool in core.pool}
        self.races = {race.id: race for race in core.race}
        self.traits: dict[str, Trait] = {trait.id: trait for trait in tables.traits.trait}
        self.creature_traits = {trait.id: trait for trait in tables.creatures.creature_trait}
        self.weapons: dict[str, WeaponCard] = {
            card.id: card for card in (*gear.weapon, *tables.creatures.creature_weapon)
        }
        self.armors: dict[str, ArmorCard] = {card.id: card for card in gear.armor}
        self.defences: dict[str, DefenceCard] = {card.id: card for card in gear.defense}
        self.quirks = {quirk.id: quirk for quirk in gear.quirk}
        self.variants = {variant.id: variant for variant in gear.variant}
        self.wear_stages = gear.wear_stage
        self.items = {item.id: item for item in tables.prices.item}
        self.services = {service.id: service for service in tables.prices.service}
        self.wages = {wage.id: wage for wage in tables.prices.wage}
        self.creatures: dict[str, Creature] = {card.id: card for card in tables.creatures.creature}
        self.npcs: dict[str, Npc] = {card.id: card for card in tables.npcs.npc}
        self.conditions = {card.id: card for card in house.condition}
        self.aimed = {part.id: part for part in house.aimed}
        self.critical_failures = {row.id: row for row in house.critical_failure}
        self.maps = {card.id: card for card in tables.maps.map}
        self.boards = Boards({card.id: Board(card.rows) for card in tables.maps.map})
        self.engines = {engine.id: engine for engine in tables.siege.engine}
        self.travel = {mode.id: mode for mode in tables.travel.travel}
        self.pregens = {pregen.id: pregen for pregen in tables.pregens.character}
        self.ideas = {idea.id: idea for idea in tables.ideas.idea}
        self.challenges = {challenge.id: challenge for challenge in tables.expedition.difficulty}
        self.regions = {region.id: region for region in tables.expedition.region}
        self.hazards = {hazard.id: hazard for hazard in tables.expedition.hazard}
        self.discoveries = {discovery.id: discovery for discovery in tables.expedition.discovery}
        self.people = {people.id: people for people in tables.expedition.people}
        # What fights ask for again and again, once it was worked out: uses of traits by the traits and by the moment,
        # and units as they come, by the words that name them in options.
        self.uses: dict[tuple[str, ...], dict[str, tuple[KnownUse, ...]]] = {}
        self.units: dict[str, Unit] = {}

    @cached_property
    def armor_by_item(self) -> dict[str, ArmorCard]:
        """Armour by the item that is bought: leather and gambeson are both light armour (VER-QUIRK-20)."""
        named = dict(self.armors)
        named.update({"leather_armor": self.armors["light_armor"], "gambeson": self.armors["light_armor"]})
        return named

    @cached_property
    def names(self) -> dict[str, Bilingual]:
        """The names of all that can be had, learnt or paid for, by id; weapons before the items of the same id."""
        named: dict[str, Bilingual] = {}
        for cards in (self.engines, self.wages, self.services, self.items, self.variants, self.defences):
            named.update({id: card.name for id, card in cards.items()})
        for more in (self.weapons, self.armors, self.races, self.pools, self.specialties, self.skills, self.attributes):
            named.update({id: card.name for id, card in more.items()})
        named.update({id: card.name for id, card in self.traits.items()})
        return named
