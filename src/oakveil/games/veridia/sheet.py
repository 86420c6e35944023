"""The text sheet of a character: 79 columns, the same form as the blank sheet (specification 7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from . import numbers
from .box import Box
from .characters import Character
from .gear import loadout_of
from .health import PENALTIES, Levels
from .outfitting import CENTS
from .profile import Profile, of_character, stat
from .records import ATTRIBUTES, LEVELS
from .things import owned_name, taken_name, thing_name

COLUMN, WIDE, HALF, WHOLE = 25, 51, 38, 77
"""The inner widths of a third, two thirds, a half and all of a line."""
SKILL_ROWS = 12
THIRDS = f"+{'-' * COLUMN}+{'-' * COLUMN}+{'-' * COLUMN}+"
TWO_ONE = f"+{'-' * WIDE}+{'-' * COLUMN}+"
HALVES = f"+{'-' * HALF}+{'-' * HALF}+"
LINE = f"+{'-' * WHOLE}+"


@rule("VER-PACK-12", "VER-HEALTH-03")
def text_sheet(character: Character, box: Box, text: Text, damage: int = 0) -> str:
    """The sheet as lines of 79 columns; `damage` is what the character has taken. The attribution ends it."""
    profile = of_character(character, box)
    return "\n".join(
        [
            LINE,
            _row((_title(character, box, text), WHOLE)),
            *_attributes(profile, box, text),
            *_skills(profile, box, text),
            *_specialties(profile, box, text),
            *_resources(character, profile, box, text, damage),
            *_lists(character, box, text),
            text.say("veridia-sheet-attribution"),
            "",
        ]
    )


def _title(character: Character, box: Box, text: Text) -> str:
    """Name, idea, race and background."""
    race = box.races[character.race].name.in_(text.locale).lower()
    background = box.traits[character.background].name.in_(text.locale).lower() if character.background else ""
    idea = f" - {character.concept.idea}" if character.concept.idea else ""
    return f" {character.name}{idea} ({', '.join(part for part in (race, background) if part)})"


def _attributes(profile: Profile, box: Box, text: Text) -> Iterator[str]:
    """Physical and mental attributes side by side, virtues beside them."""
    scores = [f" {box.attributes[id].name.in_(text.locale):<20.20} {profile.attributes[id]:<3}" for id in ATTRIBUTES]
    virtues = (
        f"{text.say('veridia-sheet-courage'):^11}{text.say('veridia-sheet-integrity'):^13}",
        f"{profile.courage:^11}{profile.integrity:^13}",
        f"{text.say('veridia-sheet-willpower'):^23}",
        f"{profile.willpower:^23}",
    )
    yield TWO_ONE
    yield _row((_head("attributes", WIDE, text), WIDE), (_head("virtues", COLUMN, text), COLUMN))
    yield THIRDS
    for physical, mental, virtue in zip(scores[:4], scores[4:], virtues, strict=True):
        yield _row((physical, COLUMN), (mental, COLUMN), (virtue, COLUMN))


@rule("VER-SKILL-03")
def _skills(profile: Profile, box: Box, text: Text) -> Iterator[str]:
    """Skills in three columns of twelve, down then across; home-made ones (VER-SKILL-03) in rows below."""
    lines = [f" {card.name.in_(text.locale):<20.20} {profile.skills.get(id, 0)}" for id, card in box.skills.items()]
    printed, more = lines[: 3 * SKILL_ROWS], lines[3 * SKILL_ROWS :]
    columns = [printed[at : at + SKILL_ROWS] for at in range(0, len(printed), SKILL_ROWS)]
    rows = [*zip_longest(*columns, fillvalue=""), *[tuple(more[at : at + 3]) for at in range(0, len(more), 3)]]
    yield THIRDS
    yield _row((_head("skills", WHOLE, text), WHOLE))
    yield THIRDS
    for row in rows:
        yield _row(*[(cell, COLUMN) for cell in (*row, "", "")[:3]])


def _specialties(profile: Profile, box: Box, text: Text) -> Iterator[str]:
    """Specialties, two to a line, and pools beside them."""
    half = WIDE // 2
    named = [
        f" {box.specialties[id].name.in_(text.locale):<20.20} {level}".ljust(half)
        for id, level in profile.specialties.items()
    ]
    left = ["".join(named[at : at + 2]) for at in range(0, len(named), 2)]
    pools = [f" {box.pools[id].name.in_(text.locale):<16} {most:>2}/{most}" for id, most in profile.pools.items()]
    yield THIRDS
    yield _row((_head("specialties", WIDE, text), WIDE), (_head("pools", COLUMN, text), COLUMN))
    yield TWO_ONE
    for one, other in zip_longest(left or [""], pools, fillvalue=""):
        yield _row((one, WIDE), (other, COLUMN))


def _resources(character: Character, profile: Profile, box: Box, text: Text, damage: int) -> Iterator[str]:
    """Money, experience, initiative without the die; armour `[inner]+outer` as worn; points left of each level."""
    loadout = loadout_of(profile.gear, box)
    inner, outer = numbers.armor(profile, loadout)
    resist_inner, resist = numbers.resist(profile, loadout)
    resources = [
        (text.say("veridia-sheet-deli"), money(character.deli)),
        (text.say("veridia-sheet-experience"), str(character.experience)),
        (text.say("veridia-sheet-initiative"), str(numbers.initiative(profile, loadout))),
    ]
    defences = [
        (text.say("veridia-sheet-armour"), f"[{inner}]+{outer}"),
        (text.say("veridia-sheet-resist"), f"[{resist_inner}]+{resist}"),
    ]
    yield THIRDS
    yield _row(*[(_head(part, COLUMN, text), COLUMN) for part in ("resources", "defence", "health")])
    yield THIRDS
    yield from (
        _row((one, COLUMN), (two, COLUMN), (three, COLUMN))
        for one, two, three in zip_longest(
            [f" {name:<16}{amount:>7}" for name, amount in resources],
            [f" {name:<16} {amount}" for name, amount in defences],
            _health(profile, box, text, damage),
            fillvalue="",
        )
    )


@rule("VER-HEALTH-03", "VER-HEALTH-04", "VER-HEALTH-06")
def _health(profile: Profile, box: Box, text: Text, damage: int) -> Iterator[str]:
    """Each level with its penalty and how many of its points are left."""
    relief = stat(profile.modifiers, "wound_penalty")
    for place, (id, left, size) in enumerate(
        zip(LEVELS, points_left(profile.levels, damage), profile.levels, strict=True)
    ):
        taken = max(0, PENALTIES[place] + relief) if place < len(PENALTIES) else None
        mark = "(-)" if taken is None else f"(-{taken})" if taken else "(0)"
        yield f" {box.levels[id].name.in_(text.locale):<14.14}{mark:<4} {left}/{size}"


def points_left(levels: Levels, damage: int) -> tuple[int, ...]:
    """How many points each level still holds: damage empties Healthy first."""
    left: list[int] = []
    for size in levels:
        gone = min(size, damage)
        damage -= gone
        left.append(size - gone)
    return tuple(left)


@rule("VER-NEW-03")
def _lists(character: Character, box: Box, text: Text) -> Iterator[str]:
    """Traits, the background first, and what is owned, a debt included; long lists grow downwards."""
    traits = [thing_name(character.background, box, text)] if character.background else []
    traits += [taken_name(taken, box, text) for taken in character.traits]
    assets = [owned_name(owned, box, text) for owned in character.gear]
    if character.deli < 0:
        assets.append(text.say("veridia-sheet-debt", deli=money(-character.deli)))
    yield HALVES
    yield _row((_head("traits", HALF, text), HALF), (_head("assets", HALF, text), HALF))
    yield HALVES
    for trait, asset in zip_longest(traits, assets, fillvalue=""):
        yield _row((f" {trait}", HALF), (f" {asset}", HALF))
    yield HALVES


def money(hundredths: int) -> str:
    """An amount of deli as it is written: whole ones without hundredths (VER-MONEY-01)."""
    whole, rest = divmod(abs(hundredths), CENTS)
    return f"{'-' if hundredths < 0 else ''}{whole}" + (f".{rest:02}" if rest else "")


def _head(part: str, width: int, text: Text) -> str:
    return text.say(f"veridia-sheet-head-{part}").center(width)


def _row(*cells: tuple[str, int]) -> str:
    """A line of cells, each cut or filled to its width."""
    return "|" + "|".join(f"{cell[:width]:<{width}}" for cell, width in cells) + "|"
