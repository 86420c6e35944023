"""Characters as text: exported with their licence, imported with everything strange named (section 7, 12)."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Bilingual

from .box import Box
from .building import faults
from .characters import Character
from .ledger import awarded_in_all, spent

RULESET = "1.0.0"
"""Major revision, minor revision, errata of the rules that these characters are made by (VER-PRIN-04)."""
ATTRIBUTION = "Veridia Tabletop RPG by Trisfald, CC BY-NC-SA 4.0, adapted; https://github.com/Trisfald/veridia-rpg"
MOST_NOTES = 100


class Export(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character as it leaves the house. `names` are those of all it has, so that it can be read anywhere."""

    game: Literal["veridia"] = "veridia"
    ruleset: Annotated[str, Meta(pattern=r"^\d{1,3}\.\d{1,3}\.\d{1,3}\Z")] = RULESET
    attribution: Annotated[str, Meta(max_length=400)] = ATTRIBUTION
    character: Character
    names: dict[str, Bilingual] = {}


class BadCharacter(ValueError):
    """A text is no character; `broken` says why."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(broken.message)
        self.broken = broken


@rule("VER-PRIN-04", "VER-PACK-11", "VER-PACK-12")
def exported(character: Character, box: Box) -> str:
    """A character as JSON, with the ruleset, the attribution and the names of all it has."""
    used = {*character.skills, *character.specialties, *[owned.item for owned in character.gear]}
    used |= {character.race, character.background, *[taken.partition(":")[0] for taken in character.traits]}
    names = {id: box.names[id] for id in sorted(used) if id in box.names}
    written = msgspec.json.encode(Export(character=character, names=names))
    return msgspec.json.format(written, indent=1).decode()


@rule("VER-PRIN-04", "VER-VAL-18", "VER-XP-05", "VER-SPEC-04")
def imported(text: str, box: Box) -> tuple[Export, tuple[Broken, ...]]:
    """A character from its JSON, and what of it this content does not know (VER-VAL-18).

    Raises BadCharacter for what is no character at all, is of a later revision, or does not add up.
    """
    try:
        export = msgspec.json.decode(text, type=Export)
    except msgspec.DecodeError as problem:
        raise BadCharacter(Broken("VER-VAL-18", "veridia-import-unreadable", {"why": str(problem)})) from None
    if int(export.ruleset.partition(".")[0]) > int(RULESET.partition(".")[0]):
        raise BadCharacter(Broken("VER-PRIN-04", "veridia-import-later", {"ruleset": export.ruleset}))
    character = export.character
    if character.ledger and awarded_in_all(character) != spent(character) + character.experience:
        raise BadCharacter(Broken("VER-XP-05", "veridia-import-ledger"))
    unknown = tuple([fault for fault in faults(character, box) if fault.rule == "VER-VAL-18"])
    ways = {id: level for id, level in character.specialties.items() if id in box.specialties}
    if Counter(character.ways) != {id: level for id, level in ways.items() if box.specialties[id].family == "way"}:
        raise BadCharacter(Broken("VER-SPEC-04", "veridia-import-ways"))
    return export, unknown


def characters_in(text: str) -> list[Character]:
    """The characters of a text: a list of plain ones or of exported ones, or a single exported one.

    Raises msgspec.DecodeError, which speaks of plain ones.
    """
    try:
        return msgspec.json.decode(text, type=list[Character])
    except msgspec.DecodeError as problem:
        with suppress(msgspec.DecodeError):
            return [export.character for export in msgspec.json.decode(text, type=list[Export])]
        with suppress(msgspec.DecodeError):
            return [msgspec.json.decode(text, type=Export).character]
        raise problem


@rule("VER-VAL-18", "VER-PACK-11")
def kept_as_notes(export: Export, unknown: tuple[Broken, ...], box: Box) -> Character:
    """The character without what this content does not know, which its notes name instead."""
    character = export.character
    strange = {(str(one.args["what"]), str(one.args["id"])) for one in unknown}
    gone = {id for _, id in strange}
    notes = [f"{what}: {export.names[id].en if id in export.names else id}" for what, id in sorted(strange)]
    return replace(
        character,
        race=character.race if character.race in box.races else next(iter(box.races)),
        background="" if character.background in gone else character.background,
        skills={id: level for id, level in character.skills.items() if id not in gone},
        specialties={id: level for id, level in character.specialties.items() if id not in gone},
        traits=tuple([taken for taken in character.traits if taken.partition(":")[0] not in gone]),
        gear=tuple([owned for owned in character.gear if owned.item not in gone]),
        deeds=(*character.deeds, *notes)[:MOST_NOTES],
    )
