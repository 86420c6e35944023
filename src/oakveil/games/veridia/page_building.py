"""What the builder's page shows beside the character: costs, limits, reasons, numbers of a fight (section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from . import numbers
from .box import Box
from .bringing import BringCharacter, brought, check_brought
from .building import (
    attribute_range,
    faults,
    flaw_points,
    specialty_cap,
    specialty_faults,
    total_cost,
    trait_faults,
    warnings,
)
from .building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseGift,
    ChooseRace,
    GiveUpTrait,
    LowerLevel,
    Purchase,
    RaiseLevel,
    ReturnGear,
    TakeTrait,
    WearGear,
)
from .building_furniture import quirk_name
from .building_words import told
from .characters import Character, Line
from .exchange import exported
from .gear import Loadout, loadout_of
from .judging import mean_damage
from .ledger import spent
from .modifiers import Part
from .naming import Naming
from .outfitting import choices_for, hands_for, purse, slot_of
from .pools import Pool
from .profile import Profile, of_character
from .purchases import Terms, changed, cost, level_of, refusal
from .quick import quick_of, written
from .records import ATTRIBUTES, PoolId, WeaponCard
from .sheet import money, text_sheet
from .state import Veridia
from .things import owned_name, taken_name, thing_name
from .threat import threat_of
from .workshop import BUILDER, every_step, terms_of

ARMOURS = (0, 2, 3, 5)
"""The outer armour against which the mean damage of weapons is told."""
NO_CAP = 99
FORMS = ("text", "quick", "json")
"""As what a character can be written."""


class Told(Struct, frozen=True):
    """Why something is wrong, in a sentence, and the rule."""

    why: str
    rule: str


class StepAid(Struct, frozen=True):
    """What a step of building costs in experience, and why it is not possible; "" where it is.

    `missing` is all that a trait still asks for, whatever it costs.
    """

    cost: int
    why: str = ""
    rule: str = ""
    missing: tuple[str, ...] = ()


class GradeAid(Struct, frozen=True):
    """Something with levels: its level, and from where to where it can go now. `locked` says why not to the next."""

    level: int
    low: int
    high: int
    locked: str = ""


class PartAid(Struct, frozen=True):
    """A part of a pool, and what it comes from."""

    source: str
    amount: int


class PoolAid(Struct, frozen=True):
    """A pool with its parts."""

    dice: int
    parts: tuple[PartAid, ...]


class WeaponAid(Struct, frozen=True):
    """An attack: its pool, damage before successes, and the mean damage against each of ARMOURS, undefended."""

    id: str
    name: str
    pool: PoolAid
    damage: int
    range_m: int
    quirks: tuple[str, ...]
    means: tuple[float, ...]


class OwnedAid(Struct, frozen=True):
    """Something owned. `gifts`: it is a gift of the background that is still to be chosen."""

    item: str
    name: str
    count: int
    hands: int
    slot: str
    worn: bool
    gifts: bool


class FightAid(Struct, frozen=True, kw_only=True):
    """The numbers of a fight. `parry` and `block` are None where there is nothing to do it with.

    `armor` and `resist` are inner and outer; `levels` are the points of the four health levels, `penalties` their own.
    """

    initiative: int
    dodge: PoolAid
    parry: PoolAid | None
    block: PoolAid | None
    unarmed: PoolAid | None
    weapons: tuple[WeaponAid, ...]
    armor: tuple[int, int]
    resist: tuple[int, int]
    levels: tuple[int, int, int, int]
    pools: dict[PoolId, int]
    willpower: int
    threat: int


class Sheet(Struct, frozen=True):
    """A character as text: its sheet in 79 columns, its quick form, or its export, each with the notice."""

    form: Literal["text", "quick", "json"]
    text: str


class BuildingAids(Struct, frozen=True, kw_only=True):
    """A character in the making. `steps` are all that can be thought of, by `key_of`; `grades` by kind and id.

    `money` is what is left of the money as it is written. `wrong` keeps the character from being ready, `warned` does
    not. `ledger` is told once creation is over; `sheets` are the character as text.
    """

    budget: int
    left: int
    spent: int
    money: str
    voucher_lost: int
    flaws: int
    flaw_limit: int | None
    hands: int
    steps: dict[str, StepAid]
    grades: dict[str, GradeAid]
    traits: dict[str, str]
    gear: tuple[OwnedAid, ...]
    wrong: tuple[Told, ...]
    warned: tuple[Told, ...]
    fight: FightAid
    ledger: tuple[str, ...]
    sheets: tuple[Sheet, ...]


class Preview(Struct, frozen=True):
    """What a text would bring. `refused` says why nothing; `unknown` are things that would become notes."""

    name: str
    sheet: str
    refused: str
    rule: str
    unknown: tuple[str, ...]


RECORDS: tuple[type[Struct], ...] = (BuildingAids, Sheet, Preview)


@rule("VER-NEW-01", "VER-XP-01", "VER-PRIN-02")
def building_aids(g: Veridia, seat: Seat | None, text: Text) -> BuildingAids | None:
    """What can be told of the character that is built: in the builder, or on the bench of a seat; None elsewhere."""
    builder = BUILDER if g.options.mode == "builder" else seat
    if builder not in g.state.characters or not (g.options.mode == "builder" or g.state.campaign is not None):
        return None
    box, character = g.box, g.state.characters[builder]
    terms = terms_of(g.options, box)
    steps: dict[str, StepAid] = {}
    if g.outcome is None:
        steps = {key_of(step): _step(step, character, terms, box, text) for step in every_step(character, box)}
    return BuildingAids(
        budget=terms.budget,
        left=character.experience,
        spent=spent(character) if character.finished else total_cost(character, box),
        money=money(character.deli),
        voucher_lost=0 if character.finished else purse(character, box).voucher_lost,
        flaws=flaw_points(character, box),
        flaw_limit=terms.flaw_limit,
        hands=1 if any(taken.partition(":")[0] == "missing_arm" for taken in character.traits) else 2,
        steps=steps,
        grades=_grades(character, box, text),
        traits={taken: taken_name(taken, box, text) for taken in character.traits},
        gear=tuple([_owned(character, place, box, text) for place in range(len(character.gear))]),
        wrong=tuple([_told(fault, box, text) for fault in faults(character, box)]),
        warned=tuple([_told(fault, box, text) for fault in warnings(character, box)]),
        fight=fight_of(character, box, text),
        ledger=tuple([_line(line, box, text) for line in character.ledger]),
        sheets=tuple([sheet_of(character, form, box, text) for form in FORMS]),
    )


def key_of(step: Purchase) -> str:
    """The name of a step by which a page finds it: "raise:skill:melee", "take:sharpshooter", "buy:arrow:10"."""
    match step:
        case RaiseLevel(what, id):
            return f"raise:{what}:{id}"
        case LowerLevel(what, id):
            return f"lower:{what}:{id}"
        case TakeTrait(trait):
            return f"take:{trait}"
        case GiveUpTrait(trait):
            return f"give_up:{trait}"
        case ChooseRace(race):
            return f"race:{race}"
        case ChooseBackground(background):
            return f"past:{background}"
        case BuyGear(item, count):
            return f"buy:{count}:{item}"
        case ReturnGear(item):
            return f"return:{item}"
        case ChooseGift(gift, item):
            return f"gift:{gift}:{item}"
        case WearGear(item, worn):
            return f"{'wear' if worn else 'put_away'}:{item}"


def _step(step: Purchase, character: Character, terms: Terms, box: Box, text: Text) -> StepAid:
    broken = refusal(character, step, terms, box)
    paid = cost(character, step, terms, box)
    if broken is None:
        return StepAid(paid)
    missing: tuple[str, ...] = ()
    if isinstance(step, TakeTrait):
        wrong = trait_faults(changed(character, step, box), step.trait, box)
        missing = tuple([told(fault, box, text) for fault in wrong])
    return StepAid(paid, told(broken, box, text), broken.rule, missing)


def _told(fault: Broken, box: Box, text: Text) -> Told:
    return Told(told(fault, box, text), fault.rule)


@rule("VER-VAL-01", "VER-VAL-02", "VER-VAL-03", "VER-VAL-04", "VER-VAL-05")
def _grades(character: Character, box: Box, text: Text) -> dict[str, GradeAid]:
    """Every level with its range by race, and the cap of specialties with what the first level above it needs."""
    grades: dict[str, GradeAid] = {}
    for attribute in ATTRIBUTES:
        low, high = attribute_range(character, attribute, box)
        grades[f"attribute:{attribute}"] = GradeAid(level_of(character, "attribute", attribute, box), low, high)
    grades["virtue:courage"] = GradeAid(character.courage, *box.ranges.courage)
    grades["virtue:integrity"] = GradeAid(character.integrity, *box.ranges.integrity)
    for skill in box.skills:
        grades[f"skill:{skill}"] = GradeAid(character.skills.get(skill, 0), *box.ranges.skill)
    low, most = box.ranges.specialty
    for specialty in box.specialties:
        cap = max(0, specialty_cap(character, specialty, box))
        locked = _locked(character, specialty, cap, box, text) if cap < most else ""
        grades[f"specialty:{specialty}"] = GradeAid(character.specialties.get(specialty, 0), low, cap, locked)
    return grades


def _locked(character: Character, specialty: str, cap: int, box: Box, text: Text) -> str:
    """What the level above the cap needs: "Grey magic 3 needs arcana 4; you have 3." """
    above = replace(character, specialties={**character.specialties, specialty: cap + 1}, finished=False)
    fault = next((fault for fault in specialty_faults(above, box) if fault.args["specialty"] == specialty), None)
    return "" if fault is None else told(fault, box, text)


@rule("VER-QUIRK-13", "VER-QUIRK-21", "VER-NEW-04")
def _owned(character: Character, place: int, box: Box, text: Text) -> OwnedAid:
    owned = character.gear[place]
    return OwnedAid(
        owned.item,
        owned_name(owned, box, text),
        owned.count,
        hands_for(owned.item, box),
        slot_of(owned.item, box),
        owned.worn,
        bool(choices_for(owned.item, box)) and not character.finished,
    )


@rule("VER-XP-05")
def _line(line: Line, box: Box, text: Text) -> str:
    """A line of the ledger: what, from which level to which, for how much."""
    what, _, on = line.on.partition(":")
    name = taken_name(on, box, text) if on else line.reason or text.say("veridia-ledger-start")
    levels = f" {line.before} → {line.after}" if what in ("attribute", "virtue", "skill", "specialty") else ""
    return text.say(f"veridia-ledger-{line.what}", what=f"{name}{levels}", cost=line.cost)


# -- numbers of a fight ------------------------------------------------------------------------------------------------


@rule("VER-INIT-01", "VER-ATK-01", "VER-RESP-03", "VER-RESP-04", "VER-RESP-05", "VER-ODDS-01", "VER-LAB-01")
def fight_of(character: Character, box: Box, text: Text) -> FightAid:
    """What the character would fight with now."""
    profile = of_character(character, box)
    loadout = loadout_of(profile.gear, box)
    parry, block = numbers.parry(profile, loadout), numbers.block(profile, loadout)
    unarmed = numbers.block_unarmed(profile, loadout)
    return FightAid(
        initiative=numbers.initiative(profile, loadout),
        dodge=_pool(numbers.dodge(profile, loadout), box, text),
        parry=None if parry is None else _pool(parry, box, text),
        block=None if block is None else _pool(block, box, text),
        unarmed=None if unarmed is None else _pool(unarmed, box, text),
        weapons=tuple([_weapon(profile, loadout, card, box, text) for card in dict.fromkeys(loadout.weapons)]),
        armor=numbers.armor(profile, loadout),
        resist=numbers.resist(profile, loadout),
        levels=profile.levels,
        pools=profile.pools,
        willpower=profile.willpower,
        threat=threat_of(profile, box),
    )


def _pool(pool: Pool, box: Box, text: Text) -> PoolAid:
    return PoolAid(pool.dice, tuple([PartAid(source_told(part, box, text), part.amount) for part in pool.parts]))


def source_told(part: Part, box: Box, text: Text) -> str:
    """What a part comes from: attribute and skill, a quirk, a trait, armour."""
    return _words(box, text).part(part.source)


@lru_cache(8)
def _words(box: Box, text: Text) -> Naming:
    return Naming(box, text)


@rule("VER-DMG-01", "VER-DMG-02")
def _weapon(profile: Profile, loadout: Loadout, card: WeaponCard, box: Box, text: Text) -> WeaponAid:
    pool = numbers.attack(profile, loadout, card)
    damage = numbers.damage(profile, card)
    half, devastating = "armor_piercing" in card.quirks, "devastating" in card.quirks
    means = [mean_damage(pool.dice, 0, 0, damage, armor, 0, half, devastating, NO_CAP) for armor in ARMOURS]
    quirks = [quirk_name(quirk, box, text) for quirk in card.quirks]
    return WeaponAid(
        card.id,
        thing_name(card.id, box, text),
        _pool(pool, box, text),
        damage,
        card.optimal_range,
        tuple(quirks),
        tuple([round(mean, 2) for mean in means]),
    )


# -- what takes longer -------------------------------------------------------------------------------------------------


@rule("VER-PACK-11", "VER-PACK-12")
def consult_builder(g: Veridia, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
    """The `building.preview` of a text. Raises KeyError, TypeError or ValueError."""
    if g.options.mode != "builder":
        raise ValueError("nobody is being built")
    match topic:
        case "building.preview":
            return _preview(g, str(about["text"]), text)
    raise KeyError(topic)


@rule("VER-CREA-09", "VER-PACK-12")
def sheet_of(character: Character, form: str, box: Box, text: Text) -> Sheet:
    """A character as text, the notice of its licence with it. Raises ValueError for a strange form."""
    match form:
        case "text":
            return Sheet("text", text_sheet(character, box, text))
        case "quick":
            notice = text.say("veridia-sheet-attribution")
            return Sheet("quick", f"{written(quick_of(of_character(character, box), box))}\n{notice}\n")
        case "json":
            return Sheet("json", exported(character, box))
    raise ValueError(form)


@rule("VER-PACK-11", "VER-VAL-18")
def _preview(g: Veridia, written_text: str, text: Text) -> Preview:
    """What the text would bring, or why it is refused: nothing changes."""
    broken = check_brought(g, BUILDER, BringCharacter(written_text, keep=True))
    if broken is not None:
        return Preview("", "", told(broken, g.box, text), broken.rule, ())
    character, unknown = brought(written_text, terms_of(g.options, g.box), g.box)
    strange = tuple([told(fault, g.box, text) for fault in unknown])
    return Preview(character.name, text_sheet(character, g.box, text), "", "", strange)
