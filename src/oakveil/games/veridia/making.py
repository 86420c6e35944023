"""Work outside fights: rituals, sigils, enchanted objects (specification 3.5)."""

from __future__ import annotations

import msgspec

from oakveil.kernel.rulebook import rule

from .box import Box
from .calendar import DAYS_IN_MONTH
from .effects.making import Enchant, StoreSpell
from .effects.uses import Use
from .formulas import Values
from .pools import Pool, Wanted, pool_of
from .profile import Profile
from .records import PoolId, Trait

LASTING = ("hour", "day", "week", "month")
"""Words of durations of an hour or more."""
DAYS_FOR_POINT_OF_SIGIL, DAYS_FOR_POINT_OF_OBJECT = 1, 20
HELPERS_ARCANA = 1


class Shares(msgspec.Struct, frozen=True):
    """What a ritual asks of each participant: points, the leader first, and half hours."""

    points: tuple[int, ...]
    half_hours: int


class Stored(msgspec.Struct, frozen=True):
    """A spell in a thing: it works with so many successes, without a match, as at that level of its branch.

    `until` is the last day on which it works; None: as long as it is kept up.
    """

    trait: str
    successes: int
    lvl: int
    until: int | None = None


@rule("VER-TRAIT-13")
def shares(points: int, hours: int, participants: int) -> Shares:
    """Points and hours of a ritual divided among those who take part; time is rounded up to half hours."""
    each, more = divmod(points, participants)
    paid = tuple([each + (place < more) for place in range(participants)])
    return Shares(paid, -(-hours * 2 // participants))


@rule("VER-TRAIT-13")
def can_help(profile: Profile, pool: PoolId) -> bool:
    """Whether somebody can help with a ritual. Ruling (VER-TRAIT-13): helpers need the pool and arcana 1."""
    return pool in profile.pools and profile.skills.get("arcana", 0) >= HELPERS_ARCANA


@rule("VER-TRAIT-13")
def lost_points(points: int) -> int:
    """What is lost of the points when damage or a fight breaks a ritual: half of them, rounded up."""
    return -(-points // 2)


@rule("VER-TRAIT-14")
def sigil_days(spell: Trait, writing: StoreSpell) -> int | None:
    """How many days a sigil of a spell takes, one for each point of mana; None: it cannot be written down."""
    use = _spell_for_mana(spell)
    if use is None or spell.group != writing.group or spell.level > writing.max_branch_level:
        return None
    return _mana(use) * DAYS_FOR_POINT_OF_SIGIL


@rule("VER-TRAIT-14")
def sigil(spell: Trait, writing: StoreSpell, day: int) -> Stored:
    """A sigil that was finished on a day."""
    return Stored(spell.id, writing.successes, writing.lvl, day + writing.months * DAYS_IN_MONTH)


@rule("VER-TRAIT-14")
def reading(profile: Profile) -> Pool | None:
    """The roll of whoever reads a sigil; None without the trait that it takes."""
    if not profile.has("read_sigil"):
        return None
    return pool_of(profile, Wanted("skill", "intuition", "arcana"), profile.modifiers)


@rule("VER-TRAIT-15")
def enchanting_days(spell: Trait, making: Enchant, maker: Profile) -> int | None:
    """How many days an object with a spell takes, twenty for each point of mana.

    None: the spell is not of level 1, does not last an hour, or is of a branch that the maker does not know.
    """
    use = _spell_for_mana(spell)
    known = maker.specialties.get(spell.group, 0) >= 1
    if use is None or not known or spell.level > making.max_branch_level or not lasts(use):
        return None
    return _mana(use) * DAYS_FOR_POINT_OF_OBJECT


@rule("VER-TRAIT-15")
def enchanted(spell: Trait, making: Enchant) -> Stored:
    """An object with a spell: always on while it is worn, as long as it is kept up (VER-ITEM-04)."""
    return Stored(spell.id, making.successes, making.lvl)


@rule("VER-TRAIT-14", "VER-TRAIT-15")
def values_of(stored: Stored) -> Values:
    """With what numbers the formulas of a stored spell are worked out: no match."""
    return {"s": stored.successes, "m": 0, "lvl": stored.lvl}


@rule("VER-TRAIT-14")
def still_works(stored: Stored, day: int) -> bool:
    """Whether a stored spell has not gone stale."""
    return stored.until is None or day <= stored.until


def lasts(use: Use) -> bool:
    """Whether a use lasts an hour or more."""
    return any(word in use.duration for word in LASTING)


def stored_by(trait: str, box: Box) -> StoreSpell | Enchant | None:
    """How a trait stores spells; None for one that does not."""
    for use in box.traits[trait].use:
        for effect in use.do:
            if isinstance(effect, StoreSpell | Enchant):
                return effect
    return None


def _spell_for_mana(spell: Trait) -> Use | None:
    """The first use of a spell that costs a number of points of mana."""
    return next((use for use in spell.use if use.pay and use.pay.pool == "mana" and use.pay.points.isdigit()), None)


def _mana(use: Use) -> int:
    return int(use.pay.points) if use.pay else 0
