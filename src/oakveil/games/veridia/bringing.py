"""Characters that come into the builder: from their export, a quick sheet, or made up by chance (section 7)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from oakveil.kernel.ask import Broken, Option, Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command, Event

from .box import Box
from .building_habits import invented
from .characters import Character, Owned
from .exchange import BadCharacter, imported, kept_as_notes
from .health import points
from .numbers import attack_roll
from .purchases import Terms, settled
from .quick import BadQuickSheet, Quick, read, weapon_of
from .records import AttributeId, SkillId
from .state import Veridia
from .workshop import BUILDER, terms_of

LONGEST_NOTE = 400


class BringCharacter(Option, frozen=True):
    """Go on with the character of a text: its export, or a quick sheet.

    `keep`: what this content does not know is kept as notes; without it such a text is refused.
    """

    rule: ClassVar[str] = "VER-PACK-11"
    text: Annotated[str, Meta(max_length=100_000)]
    keep: bool = False


class InventCharacter(Option, frozen=True):
    """Go on with a character that chance makes up."""

    rule: ClassVar[str] = "VER-NEW-01"


class CharacterBrought(Event, frozen=True):
    """A character came from a text; so many things in it are unknown here and became notes."""

    name: str
    notes: int


class CharacterInvented(Event, frozen=True):
    name: str


@rule("VER-PACK-11", "VER-VAL-18", "VER-CREA-09")
def brought(text: str, terms: Terms, box: Box) -> tuple[Character, tuple[Broken, ...]]:
    """The character of an export or of a quick sheet, and what of it this content does not know.

    What is unknown stands in its notes. One that is not finished has what these terms leave it. Raises BadCharacter.
    """
    if text.lstrip().startswith(("{", "[")):
        export, unknown = imported(text, box)
        character = kept_as_notes(export, unknown, box)
    else:
        try:
            character, unknown = draft_of(read(text), text, box), ()
        except BadQuickSheet as problem:
            raise BadCharacter(problem.broken) from None
    return (character if character.finished else settled(character, terms, box)), unknown


@rule("VER-CREA-07", "VER-CREA-09")
def draft_of(quick: Quick, sheet: str, box: Box) -> Character:
    """A character in the making with everything that a quick sheet tells; the sheet itself becomes a note."""
    attributes: dict[AttributeId, int] = {"agility": quick.agility, "reaction": quick.reaction}
    skills: dict[SkillId, int] = {}
    attributes["constitution"] = next(
        (score for score in range(9, 1, -1) if points(score, box.health) <= sum(quick.levels)), 1
    )
    gear: list[str] = []
    for attack in quick.attacks:
        card = weapon_of(attack, box)
        attribute: AttributeId = "agility" if attack.range_m else "strength"
        skill: SkillId = "marksmanship" if attack.range_m else "melee"
        if card is not None:
            attribute, skill = attack_roll(card)
            gear += [card.id] if card.price else []
        attributes.setdefault(attribute, attack.pool[0])
        skills.setdefault(skill, _second(attack.pool))
    skills["athletics"] = _second(quick.dodge)
    skills["parry"] = _second(quick.block)
    gear += ["shield"] if quick.shield else []
    gear += [card.price for card in box.armors.values() if card.armor == quick.armor[1] and card.price][:1]
    return Character(
        name=quick.name[:40],
        attributes={id: min(9, max(1, score)) for id, score in attributes.items()},
        skills={id: level for id, score in skills.items() if (level := min(7, max(0, score)))},
        gear=tuple([Owned(item) for item in dict.fromkeys(["peasants_clothes", *gear])]),
        deeds=(" | ".join(sheet.split("\n"))[:LONGEST_NOTE],),
    )


def _second(pool: tuple[int, ...]) -> int:
    """The skill in a sum: what stands second, nothing where there is but one term."""
    return pool[1] if len(pool) > 1 else 0


@rule("VER-PACK-11", "VER-VAL-18", "VER-CREA-09")
def check_brought(g: Veridia, seat: Seat, wish: BringCharacter) -> Broken | None:
    """Nonsense is refused, and so is what would lose something unless that is wanted."""
    if not in_builder(g, seat):
        return Broken("VER-NEW-01", "veridia-bring-elsewhere")
    try:
        _, unknown = brought(wish.text, terms_of(g.options, g.box), g.box)
    except BadCharacter as problem:
        return problem.broken
    return unknown[0] if unknown and not wish.keep else None


@rule("VER-PACK-11", "VER-VAL-18")
def bring(g: Veridia, seat: Seat, wish: BringCharacter) -> None:
    """The character of the text lies on the table instead of the one that was there."""
    character, unknown = brought(wish.text, terms_of(g.options, g.box), g.box)
    g.state.characters[BUILDER] = character
    g.tell(CharacterBrought, character.name, len(unknown))


def check_invented(g: Veridia, seat: Seat, wish: InventCharacter) -> Broken | None:
    """Only while a character is made: nobody loses a ledger by chance."""
    if not in_builder(g, seat) or g.state.characters[BUILDER].finished:
        return Broken("VER-NEW-01", "veridia-bring-elsewhere")
    return None


@rule("VER-NEW-01")
def invent(g: Veridia, seat: Seat, wish: InventCharacter) -> None:
    """Make a character up; everything about it can still be changed."""
    terms = terms_of(g.options, g.box)
    character = g.state.characters[BUILDER] = invented(terms, g.box, g.chance)
    g.tell(CharacterInvented, character.name)


def in_builder(g: Veridia, seat: Seat) -> bool:
    """Characters are brought where characters are built."""
    return g.options.mode == "builder"


Veridia.commands = (
    *Veridia.commands,
    Command("veridia.bring", BringCharacter, check_brought, bring, in_builder),
    Command("veridia.invent", InventCharacter, check_invented, invent, in_builder),
)
