"""The builder: one question, answered step by step, until the character is ready (specification 3.6, D-BUILD)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Broken, Free, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.game import BadOptions
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from .box import Box
from .building import faults
from .building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseGift,
    ChooseRace,
    Describe,
    FinishBuilding,
    GiveUpTrait,
    LowerLevel,
    Purchase,
    RaiseLevel,
    ReturnGear,
    TakeTrait,
    WearGear,
)
from .building_events import BuildingStep, CharacterBuilt, CharacterDescribed
from .characters import Character
from .ledger import finished
from .options import VeridiaOptions
from .outfitting import choices_for, hands_for, slot_of
from .purchases import CREATION_ONLY, Terms, blank, bought, refusal
from .records import ATTRIBUTES, POOLS, Trait
from .state import Veridia

BUILDER = 1
"""The seat of whoever builds."""
SENSES = ("sight", "hearing", "smell", "taste", "touch")
LANGUAGES = ("aegosian", "ancient", "belusan", "luminian", "orcish", "rasantian")
"""Languages to choose from [house]."""
BUNDLE = 10
"""Ammunition can be bought by so many at once."""


class Workshop(Frame):
    """Building or advancing a character. All steps of creation are open at once, in any order (VER-NEW-01)."""

    @step("VER-NEW-01", "VER-XP-01", "VER-TRAIT-01", "VER-NEW-05")
    def build(self, g: Veridia) -> Ask:
        return Ask(BUILDER, "veridia.build", tuple(possible_steps(g)), free=Free(Describe, _any_words, _some_name))

    def on_build(self, g: Veridia, choice: Option) -> None:
        character = g.state.characters[BUILDER]
        terms = terms_of(g.options, g.box)
        if isinstance(choice, FinishBuilding):
            self.finish(g, character, terms)
            return
        if isinstance(choice, Describe):
            g.state.characters[BUILDER] = replace(character, name=choice.name, concept=choice.concept)
            g.tell(CharacterDescribed, choice.name)
        elif isinstance(choice, Purchase):
            after = g.state.characters[BUILDER] = bought(character, choice, terms, g.box)
            g.tell(BuildingStep, choice, after.experience, after.deli)
        self.goto(Workshop.build)

    def finish(self, g: Veridia, character: Character, terms: Terms) -> None:
        """Close the creation of a new character, and the game."""
        if not character.finished:
            character = g.state.characters[BUILDER] = finished(character, terms.budget, g.box)
        g.tell(CharacterBuilt, character.name)
        g.finish(Outcome((BUILDER,), "built", {"name": character.name, "left": character.experience}))


def _any_words(value: Describe) -> Broken | None:
    """The words of a concept are never checked (VER-NEW-05)."""
    return None


def _some_name(chance: Chance) -> Describe:
    return Describe(chance.roll(("Ada", "Bren", "Corin", "Della", "Eskil", "Fenna", "Garrik", "Hild"), "bot"))


@rule("VER-NEW-02")
def terms_of(options: VeridiaOptions, box: Box) -> Terms:
    """The terms that the options of a game set for new characters."""
    budgets = {
        "novice": box.experience.novice,
        "journeyman": box.experience.journeyman,
        "veteran": box.experience.veteran,
    }
    return Terms(budgets[options.competence], options.flaw_limit, options.creation_rarity)


@rule("VER-NEW-01")
def first_character(options: VeridiaOptions, own: list[Character], name: str, box: Box) -> Character:
    """The character to build: the first that the options bring along, or a new human. Raises BadOptions."""
    if not own:
        return blank(name or "Nameless", "human", terms_of(options, box), box)
    unknown = [fault for fault in faults(own[0], box) if fault.rule == "VER-VAL-18"]
    if unknown:
        raise BadOptions("characters: unknown " + ", ".join(f"{it.args['what']} {it.args['id']!r}" for it in unknown))
    return own[0]


def possible_steps(g: Veridia) -> Iterator[Option]:
    """Every step that is possible now, and the end of building where nothing is wrong."""
    character, box = g.state.characters[BUILDER], g.box
    terms = terms_of(g.options, box)
    if character.experience >= 0 and not any(faults(character, box)):
        yield FinishBuilding()
    for purchase in every_step(character, box):
        if refusal(character, purchase, terms, box) is None:
            yield purchase


@rule("VER-NEW-01", "VER-TRAIT-05")
def every_step(character: Character, box: Box) -> Iterator[Purchase]:
    """Every step that can be thought of; whether it is possible is for `refusal` to say."""
    for attribute in ATTRIBUTES:
        yield RaiseLevel("attribute", attribute)
    yield RaiseLevel("virtue", "courage")
    yield from (RaiseLevel("skill", skill) for skill in box.skills)
    yield from (RaiseLevel("specialty", specialty) for specialty in box.specialties)
    yield from _traits(character, box)
    yield from (WearGear(owned.item, not owned.worn) for owned in character.gear if _wearable(owned.item, box))
    if not character.finished:
        yield from _steps_of_creation(character, box)


def _steps_of_creation(character: Character, box: Box) -> Iterator[Purchase]:
    yield RaiseLevel("virtue", "integrity")
    yield from (ChooseRace(race) for race in box.races if race != character.race)
    pasts = [trait.id for trait in box.traits.values() if trait.category == "background"]
    yield from (ChooseBackground(past) for past in ("", *pasts) if past != character.background)
    yield from (LowerLevel("attribute", attribute) for attribute in character.attributes)
    yield LowerLevel("virtue", "courage")
    yield LowerLevel("virtue", "integrity")
    yield from (LowerLevel("skill", skill) for skill in character.skills)
    yield from (LowerLevel("specialty", specialty) for specialty in character.specialties)
    if character.deli > 0 or character.background:
        ammunition = {card.ammo for card in box.weapons.values() if card.ammo}
        for item in goods(box):
            yield BuyGear(item)
            if item in ammunition:
                yield BuyGear(item, BUNDLE)
    for owned in character.gear:
        yield ReturnGear(owned.item)
        yield from (ChooseGift(owned.item, item) for item in choices_for(owned.item, box))


def _traits(character: Character, box: Box) -> Iterator[Purchase]:
    for trait in box.traits.values():
        if trait.category == "background" or (character.finished and trait.category in CREATION_ONLY):
            continue
        for choice in choices_of(trait, box):
            taken = f"{trait.id}:{choice}" if choice else trait.id
            if taken not in character.traits or trait.repeat == "yes":
                yield TakeTrait(taken)
    yield from (GiveUpTrait(taken) for taken in dict.fromkeys(character.traits))


@rule("VER-TRAIT-03", "VER-VAL-10")
def choices_of(trait: Trait, box: Box) -> tuple[str, ...]:
    """What can be chosen for a trait; only "" for one without a choice."""
    match trait.choice:
        case None:
            return ("",)
        case "sense":
            return SENSES
        case "language":
            return LANGUAGES
        case "pool":
            return POOLS
        case "attribute":
            return ATTRIBUTES
        case "melee_weapon":
            return tuple([id for id, card in box.weapons.items() if card.kind == "melee" and card.parry])
    skill = "throwing" if trait.choice == "throwing_weapon" else "marksmanship"
    return tuple([id for id, card in box.weapons.items() if card.attack.endswith(skill)])


@rule("VER-QUIRK-20")
def goods(box: Box) -> tuple[str, ...]:
    """What can be bought: weapons by their own id, everything else by that of the price list."""
    sold: dict[str, str] = {item: item for item in box.items}
    for id, card in box.weapons.items():
        if card.price and card.price in sold and id != card.price:
            sold[card.price] = id
    return tuple(sold.values())


def _wearable(item: str, box: Box) -> bool:
    return bool(hands_for(item, box) or slot_of(item, box))
