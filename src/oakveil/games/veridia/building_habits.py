"""A program that makes characters: a concept, then the cheapest of what it wants next (specification, section 10)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .box import Box
from .building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseRace,
    Describe,
    FinishBuilding,
    Grade,
    Purchase,
    RaiseLevel,
    TakeTrait,
)
from .characters import Character, Concept
from .gear import of_item
from .ledger import finished
from .purchases import Terms, blank, bought, cost, level_of, refusal
from .ready import ready_character
from .state import Veridia
from .workshop import terms_of

NAMES = ("Ada", "Bren", "Corin", "Della", "Eskil", "Fenna", "Garrik", "Hild", "Ivo", "Jora", "Kest", "Lene")
AMONG = 4
"""It takes one of so many cheapest steps."""
WHIM = 8
"""Every so many steps it learns some other skill."""
FACE = "Smooth talker"


class Blueprint(msgspec.Struct, frozen=True):
    """What a concept wants: levels, traits, backgrounds in order of preference, things to buy."""

    race: str
    levels: tuple[tuple[Grade, str, int], ...]
    traits: tuple[str, ...]
    pasts: tuple[str, ...]
    gear: tuple[str, ...]


def blueprints(box: Box) -> dict[str, Blueprint]:
    """The concepts by their idea: those of the ready characters, and somebody who talks instead of fighting."""
    plans = {card.concept.en: _like(ready_character(card, box)) for card in box.pregens.values()}
    talk: tuple[tuple[Grade, str, int], ...] = (
        *[("attribute", id, 3) for id in ("charisma", "persuasion", "perception", "reaction", "agility")],
        *[("skill", id, 4) for id in ("diplomacy", "deception", "trade", "savoir_faire", "parry", "athletics")],
        *[("skill", id, 3) for id in ("humanities", "law", "intimidation", "melee", "alertness")],
    )
    plans[FACE] = Blueprint("human", talk, (), ("luminian_merchants_son", "merchant", "outlaw"), ("sword", "dagger"))
    return plans


def _like(ready: Character) -> Blueprint:
    levels: list[tuple[Grade, str, int]] = [("attribute", id, level) for id, level in ready.attributes.items()]
    levels += [("virtue", "courage", ready.courage), ("virtue", "integrity", ready.integrity)]
    levels += [("skill", id, level) for id, level in ready.skills.items()]
    levels += [("specialty", id, level) for id, level in ready.specialties.items()]
    gear = tuple([owned.item for owned in ready.gear])
    return Blueprint(ready.race, tuple(levels), ready.traits, (ready.background, "outlaw"), gear)


def build(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The next step of a program in the builder."""
    character = g.state.characters[ask.seat]
    if character.finished:
        return FinishBuilding()
    return next_step(character, terms_of(g.options, g.box), g.box, chance)


def random_character(terms: Terms, box: Box, chance: Chance) -> Character:
    """A legal character, its creation finished, with few points left."""
    return finished(invented(terms, box, chance), terms.budget, box)


def invented(terms: Terms, box: Box, chance: Chance) -> Character:
    """A legal character in the making, with few points left."""
    character = blank("Nameless", "human", terms, box)
    while True:
        match next_step(character, terms, box, chance):
            case Describe(name, concept):
                character = replace(character, name=name, concept=concept)
            case FinishBuilding():
                return character
            case purchase:
                assert isinstance(purchase, Purchase)
                character = bought(character, purchase, terms, box)


def next_step(character: Character, terms: Terms, box: Box, chance: Chance) -> Option:
    """Concept, race, levels and traits, background, gear, end: whatever is missing first."""
    plans = blueprints(box)
    idea = character.concept.idea
    if idea not in plans:
        return Describe(chance.roll(NAMES, "bot"), Concept(idea=chance.roll([*plans], "bot")))
    plan = plans[idea]
    untouched = character.experience == terms.budget
    if untouched and character.race != plan.race and refusal(character, ChooseRace(plan.race), terms, box) is None:
        return ChooseRace(plan.race)
    steps: list[Purchase] = [*_wanted(character, plan, box)]
    if not untouched and chance.below(WHIM, "bot") == 0:
        steps = [RaiseLevel("skill", chance.roll([*box.skills], "bot"))]
    kept = 0 if character.background else max(box.traits[past].cost for past in plan.pasts)
    possible = [step for step in steps if refusal(character, step, terms, box) is None]
    possible = [step for step in possible if cost(character, step, terms, box) <= character.experience - kept]
    if possible:
        possible.sort(key=lambda step: cost(character, step, terms, box))
        return chance.roll(possible[:AMONG], "bot")
    return _outfit(character, plan, terms, box) or _leftover(character, plan, terms, box) or FinishBuilding()


def _wanted(character: Character, plan: Blueprint, box: Box) -> Iterator[Purchase]:
    for what, id, level in plan.levels:
        if level_of(character, what, id, box) < level:
            yield RaiseLevel(what, id)
    yield from (TakeTrait(taken) for taken in plan.traits if taken not in character.traits)


def _outfit(character: Character, plan: Blueprint, terms: Terms, box: Box) -> Option | None:
    """The background that fits, then whatever of the gear is missing and can be paid."""
    if not character.background:
        for past in plan.pasts:
            if refusal(character, ChooseBackground(past), terms, box) is None:
                return ChooseBackground(past)
    there = {of_item(owned.item) for owned in character.gear}
    for item in plan.gear:
        if of_item(item) not in there and refusal(character, BuyGear(item), terms, box) is None:
            return BuyGear(item)
    return None


def _leftover(character: Character, plan: Blueprint, terms: Terms, box: Box) -> Option | None:
    """The dearest level that the points still allow: first of what the concept is about, then of any skill."""
    own = [RaiseLevel(what, id) for what, id, _ in plan.levels]
    for steps in (own, [RaiseLevel("skill", skill) for skill in box.skills]):
        possible = [step for step in steps if refusal(character, step, terms, box) is None]
        if possible:
            return max(possible, key=lambda step: cost(character, step, terms, box))
    return None
