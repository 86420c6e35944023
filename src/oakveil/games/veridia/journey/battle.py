"""A fight on an expedition: who comes with what, and what is left afterwards (specification VER-EXP-08, -12, -13)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec.structs import replace

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..characters import Owned
from ..effects.harm import Poison
from ..effects.rolls import Dice
from ..gear import SHIELD, of_item
from ..rules.bodies import is_out
from ..rules.setup import new_unit
from ..rules.winning import decided
from ..sequence import FightOut
from ..state import Barrier, Fight, Lasting, Surprise, Unit, Until, Veridia
from ..world_records import FoeRef
from .budgets import foe_profile
from .choices import TakeLoot
from .events import FoesLeft, HirelingLeft, MemberSaved, ThingLost
from .loot import coins, spoils
from .party import (
    able,
    alive,
    die,
    gain,
    guide,
    hurt,
    journey_of,
    leader,
    note_fight,
    pay,
    profile_of,
    share_out,
    worn_armor,
)
from .state import Hireling, Member

BattleKind = Literal["fight", "lair", "night"]
Result = Literal["", "won", "retreat", "lost"]
BLESSING = 1
D12 = tuple(range(1, 13))
SAVED_FROM = 7
"""Whoever is left lying when all is lost is saved by this face or more, where death is for good (VER-EXP-13)."""


class Encounter(Frame):
    """What foes are met in; how their fight ended."""

    result: Result = ""


class Battle(Frame):
    """A fight, from the first step onto the map to the sharing of what was found."""

    kind: BattleKind
    theme: int
    foes: tuple[FoeRef, ...]
    map: str
    surprise: Surprise = "none"
    result: Result = ""
    found: tuple[Owned, ...] = ()

    @step("VER-EXP-08", "VER-SKIR-07")
    def lay_out(self, g: Veridia) -> None:
        g.state.fight = new_battle(g, self.foes, self.map, self.surprise)
        journey = journey_of(g)
        if journey.blessed:
            bless(g)
        for unit in g.fight.units.values():
            if journey.barrier and unit.side == "a":
                unit.barrier = Barrier(journey.barrier)
        journey.blessed, journey.alarm, journey.barrier = False, False, 0

    @step("VER-EXP-08")
    def fight(self, g: Veridia) -> Frame:
        return FightOut()

    @step("VER-EXP-08", "VER-EXP-13", "VER-SKIR-07")
    def count(self, g: Veridia) -> None:
        """What the fight has done to everybody, and who holds the field."""
        fight = g.fight
        winner, _ = decided(g) or ("", "")
        won = winner == "a"
        got_away = any(unit.side == "a" and unit.fate == "fled" for unit in fight.units.values())
        self.result = "won" if won else "retreat" if got_away or not _all_out(fight) else "lost"
        for unit in [*fight.units.values()]:
            if unit.side == "a" and not unit.summoner:
                write_back(g, unit, won)
        note_fight(g, self.kind, self.theme, self.result)
        g.tell(FoesLeft, self.result)
        if won:
            beaten = tuple([ref for ref, unit in zip(self.foes, _foes(fight), strict=False) if _beaten(unit)])
            share_out(g, coins(g, beaten, self.kind == "lair"), "loot")
            self.found = spoils(g, beaten)
        elif self.result == "retreat":
            leave_behind(g)
        else:
            journey_of(g).fate = "defeated"

    @step("VER-EXP-12", "VER-EXP-14")
    def loot(self, g: Veridia) -> Ask | None:
        """Who takes what was found, one kind of thing after the other; the leader says."""
        if not self.found:
            return None
        takers = [TakeLoot(member.id) for member in alive(journey_of(g))]
        return Ask(leader(g), "veridia.loot", (*takers, TakeLoot()), default=takers[0])

    def on_loot(self, g: Veridia, choice: TakeLoot) -> None:
        thing, *others = self.found
        if choice.member:
            gain(g, journey_of(g).members[choice.member], thing)
        self.found = tuple(others)
        self.goto(Battle.loot)

    @step("VER-EXP-08")
    def clear(self, g: Veridia) -> None:
        g.state.fight = None
        below = g.below(self)
        if isinstance(below, Encounter):
            below.result = self.result


# -- before ------------------------------------------------------------------------------------------------------------


@rule("VER-EXP-08", "VER-SKIR-07", "VER-EXP-04")
def new_battle(g: Veridia, foes: tuple[FoeRef, ...], map: str, surprise: Surprise) -> Fight:
    """The fight before anybody stands anywhere.

    The party comes as it is: with its wounds, pools, worn armour and what it carries. Ruling (VER-EXP-08): whoever is
    incapacitated lies behind and is not in it.
    """
    journey = journey_of(g)
    units: dict[str, Unit] = {}
    for member in journey.members.values():
        if able(g, member):
            units[member.id] = as_unit(g, member)
    for fighter in journey.hired:
        profile = foe_profile(fighter.ref, g.box)
        units[fighter.id] = new_unit(fighter.id, 0, "a", fighter.seat, profile, g.box)
        units[fighter.id].damage = fighter.damage
    times, seen = Counter(foes), Counter[FoeRef]()
    for ref in foes:
        seen[ref] += 1
        number = seen[ref] if times[ref] > 1 else 0
        name = ref.partition(":")[2]
        id = f"{name}.{number}" if number else name
        units[id] = new_unit(id, number, "b", guide(g), foe_profile(ref, g.box), g.box)
    return Fight(map=map, units=units, surprise=surprise)


@rule("VER-SKIR-07", "VER-WEAR-02")
def as_unit(g: Veridia, member: Member) -> Unit:
    """A member as it enters a fight."""
    unit = new_unit(member.id, 0, "a", member.seat, profile_of(g, member), g.box)
    unit.damage = member.damage
    unit.pools = {pool: min(most, member.pools.get(pool, 0)) for pool, most in unit.profile.pools.items()}
    armor = worn_armor(g, member)
    if armor is not None:
        unit.wear, unit.patched = armor.wear, armor.patched
    for ailment in member.ailments:
        unit.effects = (*unit.effects, _until_healed(ailment.dice, "physical", ailment.source, unit.id))
    return unit


def _until_healed(dice: int, on: str, source: str, holder: str) -> Lasting:
    """Dice more or fewer for a whole fight; nothing else is told of it than the part of a pool."""
    effect = Dice(amount=dice, on=(on,))
    return Lasting(0, 0, source, holder, effect, dice, "free", Until())


@rule("VER-EXP-10")
def bless(g: Veridia) -> None:
    """One die more on the rolls of combat of everybody in the party."""
    for unit in g.fight.units.values():
        if unit.side == "a":
            unit.effects = (*unit.effects, _until_healed(BLESSING, "combat", "blessing", unit.id))


# -- afterwards --------------------------------------------------------------------------------------------------------


def _foes(fight: Fight) -> list[Unit]:
    """The foes that came, in their order."""
    return [unit for unit in fight.units.values() if unit.side == "b" and not unit.summoner]


def _beaten(unit: Unit) -> bool:
    """Whether a foe was beaten, and did not run away."""
    return is_out(unit) and unit.fate in ("up", "surrendered")


@rule("VER-EXP-13")
def _all_out(fight: Fight) -> bool:
    return all(is_out(unit) for unit in fight.units.values() if unit.side == "a")


@rule("VER-SKIR-07", "VER-WEAR-01", "VER-AMMO-03", "VER-EXP-08")
def write_back(g: Veridia, unit: Unit, won: bool) -> None:
    """What a fight has done to somebody of the party: wounds, pools, wear, broken things, ammunition.

    Ruling (VER-EXP-08): who holds the field finds thrown and dropped things again; else they are lost.
    """
    journey = journey_of(g)
    fighter = next((one for one in journey.hired if one.id == unit.id), None)
    if fighter is not None:
        return _keep(g, fighter, unit)
    member = journey.members[unit.id]
    member.damage, member.pools = unit.damage, dict(unit.pools)
    for held in unit.carried:
        if held.broken:
            _gone(g, member, held.item)
    if not won:
        at_hand = {held.item: held.count for held in unit.carried}
        for owned in [*member.character.gear]:
            kind = of_item(owned.item)
            known = kind in g.box.weapons or kind == SHIELD
            if known and not owned.stored and at_hand.get(kind, 0) < owned.count:
                _gone(g, member, kind, owned.count - at_hand.get(kind, 0))
    for kind, left in unit.ammunition.items():
        had = sum(owned.count for owned in member.character.gear if owned.item == kind)
        if left < had:
            gear = tuple([one for one in member.character.gear if one.item != kind])
            rest = (Owned(kind, left),) if left else ()
            member.character = replace(member.character, gear=(*gear, *rest))
    _wear_out(g, member, unit)
    if unit.dead:
        die(g, member, "fight")
        return None
    poison = 0
    for lasting in unit.effects:
        if isinstance(lasting.effect, Poison) and lasting.effect.effect == "damage":
            poison += lasting.amount * len(lasting.effect.after_hours)
    hurt(g, member, poison, "poison")
    return None


def _keep(g: Veridia, fighter: Hireling, unit: Unit) -> None:
    """A hired fighter goes on, or is dead, or has run away for good."""
    journey = journey_of(g)
    fighter.damage = min(unit.damage, sum(unit.profile.levels) - unit.profile.levels[-1] - 1)
    if unit.dead or unit.fate != "up":
        journey.hired.remove(fighter)
        g.tell(HirelingLeft, fighter.ref, unit.dead)


def _gone(g: Veridia, member: Member, kind: str, count: int = 1) -> None:
    """So many of a thing are lost: the first of this kind."""
    gear, left = [], count
    for owned in member.character.gear:
        if of_item(owned.item) == kind and left:
            lost = min(left, owned.count)
            left -= lost
            g.tell(ThingLost, member.id, owned.item)
            if owned.count > lost:
                gear.append(replace(owned, count=owned.count - lost))
        else:
            gear.append(owned)
    member.character = replace(member.character, gear=tuple(gear))


@rule("VER-WEAR-01")
def _wear_out(g: Veridia, member: Member, unit: Unit) -> None:
    """The wear of the armour that was worn."""
    armor = worn_armor(g, member)
    if armor is not None and unit.wear != armor.wear:
        gear = [replace(one, wear=unit.wear) if one is armor else one for one in member.character.gear]
        member.character = replace(member.character, gear=tuple(gear))


@rule("VER-EXP-08")
def leave_behind(g: Veridia) -> None:
    """Ruling (VER-EXP-08): who lay on the field when the others got away is left alive, but without money."""
    for unit in g.fight.units.values():
        member = journey_of(g).members.get(unit.id)
        if member is not None and not member.dead and is_out(unit) and unit.fate == "up":
            pay(g, member, -max(0, member.character.deli), "robbed")


@rule("VER-EXP-13")
def saved(g: Veridia, member: Member) -> None:
    """A die for somebody left lying where death is for good."""
    face = g.chance.roll(D12, "veridia.saved")
    g.tell(MemberSaved, member.id, face, face >= SAVED_FROM)
    if face < SAVED_FROM:
        die(g, member, "left")
