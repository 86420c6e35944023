"""What a monster can do this turn (specification 3.16)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects.abilities import AnyAbility, Chains, Eyes, HardPart, NoAbility, Overkill, Swarm, TorsoGrowth, Wings
from ..events import AbilityDisabled
from ..records import Colour, PartId
from ..state import Hero, OakDell, Turn
from .circles import use_special

NONE = NoAbility()


@rule("OAK-SPEC-DISABLE")
def ability(g: OakDell, hero: Hero, turn: Turn | None = None) -> AnyAbility:
    """The ability of the hero's monster in the turn in progress, or in one that is thought of; none while disabled."""
    return NONE if (turn or g.turn).disabled else g.box.sheets[hero.fight.sheet].ability


@rule("OAK-SPEC-DISABLE")
def can_disable(g: OakDell, hero: Hero) -> bool:
    """Whether Disable Monster's Ability can be used: the monster lives and has one that works."""
    if "disable" not in hero.ready or g.turn.disabled or g.turn.defeated:
        return False
    return type(g.sheet(hero).ability) is not NoAbility


@rule("OAK-SPEC-DISABLE")
def disable(g: OakDell, hero: Hero) -> None:
    """From now to the end of the turn the ability is ignored."""
    use_special(g, hero, "disable")
    g.turn.disabled = True
    g.tell(AbilityDisabled, hero.seat, hero.fight.sheet)


@rule("OAK-ABIL-HARD")
def hard_parts(g: OakDell, hero: Hero) -> tuple[PartId, ...]:
    """The parts whose hits are counted, also while the ability is disabled."""
    own = g.sheet(hero).ability
    return own.parts if type(own) is HardPart else ()


@rule("OAK-ABIL-OVERKILL")
def counts_excess(g: OakDell, hero: Hero) -> bool:
    """Whether damage beyond the last drop is of any use. Disabling this ability is not: that changes nothing."""
    return type(g.sheet(hero).ability) is Overkill


@rule("OAK-BOSS-EYES", "OAK-ABIL-HARD")
def loose_parts(g: OakDell, hero: Hero) -> tuple[PartId, ...]:
    """The parts whose hits may be marked on any pool with drops this turn.

    While the eyes are disabled these are all parts; while a hard part is, that part: its hits remove drops, too.
    """
    if not g.turn.disabled:
        return ()
    sheet = g.sheet(hero)
    return tuple([part.id for part in sheet.parts]) if type(sheet.ability) is Eyes else hard_parts(g, hero)


@rule("OAK-ABIL-SWARM", "OAK-ABIL-WINGS")
def fierceness(g: OakDell, hero: Hero, turn: Turn) -> int:
    """What the monster adds to its rolls: for living members, and for hits on its wings."""
    own = ability(g, hero, turn)
    if type(own) is Swarm:
        return own.roll * sum([1 for drops in hero.fight.drops.values() if drops])
    return hero.fight.fury if type(own) is Wings else 0


@rule("OAK-ABIL-CHAINS")
def fury_of_links(g: OakDell, hero: Hero, turn: Turn) -> int:
    """What broken links add to the damage of an attack, also where the table says 0."""
    own = ability(g, hero, turn)
    if type(own) is not Chains:
        return 0
    return min(own.damage * len(hero.fight.broken), own.most)


@rule("OAK-BOSS-HOLLOW")
def resists(g: OakDell, hero: Hero, potion: Colour) -> bool:
    """Whether a potion cannot be used on the monster, disabled or not."""
    own = g.sheet(hero).ability
    return type(own) is TorsoGrowth and potion in own.immune
