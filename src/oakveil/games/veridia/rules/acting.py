"""The slot of a unit: everything it may do, in any order, until it ends (specification 3.8, D-TURN)."""

from __future__ import annotations

from functools import partial

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.ask import Free as FreeForm
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import CELL_M, within
from ..choices import (
    Attack,
    ChangeDistance,
    Divide,
    EndSlot,
    Flee,
    Free,
    Manoeuvre,
    Perform,
    Split,
    Surrender,
    UseTrait,
    Wait,
    Walk,
    Work,
)
from ..events import Waited
from ..records import WeaponCard
from ..state import Unit, UnitId, Veridia
from .answering import broken_split, proposed_set, sets_of_two
from .attacking import AttackAction
from .bodies import adjacent, can_act, distance, foes, holding, reach_of, sees
from .breathing import Breathing, has_breath
from .casting import in_sets
from .fleeing import Fleeing, surrender
from .grappling import grip_of, grips_on
from .lasting import end_where
from .moving import change_distance, cost, go, speed, walk_form
from .ranged import can_shoot
from .turns import begin_set, has_main, spend_free, spend_main, take_member
from .usable import usable, why_not
from .using import TraitAction
from .winning import decided
from .working import Working, do_freely, free_options, work_options

COSTS_NOTHING = frozenset({"land", "release", "dismount", "drop", "drop_prone", "leave"})
"""What needs no action at all (VER-MOVE-05, VER-MOVE-06, VER-MOUNT-06)."""


class Acting(Frame):
    """A unit acts until it ends its slot or can do nothing more."""

    unit: UnitId

    @step("VER-TURN-01", "VER-TURN-02", "VER-TURN-05", "VER-WAIT-01", "VER-RESP-11")
    def decide(self, g: Veridia) -> Ask | None:
        unit = g.unit(self.unit)
        if not can_act(unit) or decided(g) is not None:
            return None
        options, free = options_of(g, unit)
        if len(options) == 1 and free is None:
            return None
        return Ask(unit.seat, "veridia.turn", tuple(options), default=options[0], free=free)

    def on_decide(self, g: Veridia, choice: Option) -> Frame | None:
        unit = g.unit(self.unit)
        if type(choice) is EndSlot:
            return None
        if type(choice) is Wait:
            unit.turn.waits_for = choice.after
            g.tell(Waited, unit.id, choice.after)
            return None
        self.goto(Acting.decide)
        if unit.effects:
            end_where(g, unit, lambda lasting: "own_action" in lasting.until.ends)
        return self.carried_out(g, unit, choice)

    def carried_out(self, g: Veridia, unit: Unit, choice: Option) -> Frame | None:
        if type(choice) is Walk:
            unit.turn.moved += cost(g, unit, choice.path) or 0
            go(g, unit, choice.path, "walk")
        elif type(choice) is ChangeDistance:
            unit.turn.moved += within(abs(choice.metres))
            change_distance(g, unit, choice)
        elif type(choice) is Attack:
            spend_main(g, unit)
            unit.turn.counter = ""
            if has_breath(unit, choice.weapon):
                return Breathing(unit=unit.id, weapon=choice.weapon, target=choice.target)
            return attack(unit, choice, None)
        elif type(choice) is Free:
            if choice.kind not in COSTS_NOTHING:
                spend_free(g, unit)
            do_freely(g, unit, choice)
        elif type(choice) is Work:
            spend_main(g, unit)
            return Working(unit=unit.id, kind=choice.kind, what=choice.what)
        elif type(choice) is UseTrait:
            return TraitAction(unit=unit.id, trait=choice.trait, use=choice.use)
        elif type(choice) is Divide:
            return Dividing(unit=unit.id)
        elif type(choice) is Perform:
            member = take_member(unit, choice.member)
            if member.kind in ("attack", "grapple", "knockout"):
                unit.turn.counter = ""
                manoeuvre: Manoeuvre = "grapple" if member.kind == "grapple" else "attack"
                return attack(unit, Attack(member.means, choice.target, manoeuvre), member.dice)
            if member.kind == "spell":
                use = _rolled_use(g, unit, member.means)
                return TraitAction(unit=unit.id, trait=member.means, use=use or 0, dice=member.dice)
            return Working(unit=unit.id, kind=member.kind, what=choice.what, dice=member.dice)  # type: ignore[arg-type]
        elif type(choice) is Flee:
            spend_main(g, unit)
            return Fleeing(unit=unit.id)
        elif type(choice) is Surrender:
            for other in _comrades(g, unit) if choice.side else [unit]:
                surrender(g, other)
        return None


class Dividing(Frame):
    """The main is dealt out to a set: which actions, with how many dice (VER-CONC-04)."""

    unit: UnitId

    @step("VER-CONC-02", "VER-CONC-04")
    def deal(self, g: Veridia) -> Ask:
        unit = g.unit(self.unit)
        check = partial(broken_split, g, unit, ())
        return Ask(unit.seat, "veridia.split", free=FreeForm(Split, check, partial(proposed_set, g, unit)))

    def on_deal(self, g: Veridia, choice: Split) -> None:
        begin_set(g, g.unit(self.unit), choice)


def _comrades(g: Veridia, unit: Unit) -> list[Unit]:
    """A unit and the others of its side and seat that can act."""
    return [u for u in g.fight.units.values() if u.side == unit.side and u.seat == unit.seat and can_act(u)]


def attack(unit: Unit, choice: Attack, dice: int | None) -> Frame:
    """The attack of a choice."""
    return AttackAction(
        unit=unit.id,
        target=choice.target,
        weapon=choice.weapon,
        manoeuvre=choice.manoeuvre,
        part=choice.part,
        dice=dice,
    )


@rule("VER-TURN-01", "VER-RESP-11", "VER-WAIT-01", "VER-CONC-05", "VER-GRAP-10")
def options_of(g: Veridia, unit: Unit) -> tuple[list[Option], FreeForm | None]:
    """Everything a unit may do now, and the free form of its walk.

    Ruling (VER-RESP-11): who has announced a counter must strike at that aggressor from close by if it can reach it,
    before it goes anywhere. A mount goes where its rider goes.
    """
    ready, turn, metres = has_main(unit), unit.turn, speed(g, unit)
    bound = turn.counter if turn.counter and ready and _can_reach(g, unit, turn.counter) else ""
    strikes = attacks(g, unit) if ready else []
    if bound:
        blades = {card.id for card in holding(g, unit) if card.kind == "melee" or "multipurpose" in card.quirks}
        strikes = [strike for strike in strikes if strike.target == bound and strike.weapon in blades]
    options: list[Option] = [] if bound and strikes else [EndSlot()]
    options += strikes
    if turn.members:
        options += performances(g, unit)
    options += free_options(g, unit)
    if not bound:
        options += usable(g, unit)
        if ready:
            options += work_options(g, unit)
            if any(sets_of_two(g, unit)):
                options.append(Divide())
            if metres > 0 and turn.moved == 0 and not unit.rider and not grips_on(g, unit):
                options.append(Flee())
            if not turn.moved and not turn.free and not turn.waits_for:
                options += waits(g, unit)
        options += [Surrender(), Surrender(side=True)]
    left = max(0, within(metres) - turn.moved)
    if not g.fight.map:
        options += _distances(g, unit, left)
        return options, None
    stays = unit.rider or (bound and strikes)
    free = walk_form(g, unit, left) if left and not stays else None
    if not options:
        options.append(EndSlot())
    return options, free


def _distances(g: Veridia, unit: Unit, left: int) -> list[Option]:
    metres = left * 1.5
    if not metres:
        return []
    near = [foe for foe in foes(g.fight, unit) if foe.fate == "up"]
    steps: list[Option] = []
    for foe in near:
        gap = distance(g, unit, foe) - 1.5
        if gap > 0:
            steps.append(ChangeDistance(foe.id, min(metres, gap)))
        steps.append(ChangeDistance(foe.id, -metres))
    return steps


@rule("VER-RESP-11")
def _can_reach(g: Veridia, unit: Unit, foe: UnitId) -> bool:
    """Whether a unit stands beside a foe that is still there."""
    if foe not in g.fight.units or g.unit(foe).fate != "up":
        return False
    other = g.unit(foe)
    return adjacent(g, unit, other)


@rule("VER-ATK-01", "VER-KO-01", "VER-AIM-01", "VER-GRAP-01", "VER-RANGE-02", "VER-MOVE-05", "VER-MAP-10")
def attacks(g: Veridia, unit: Unit) -> list[Attack]:
    """The attacks that are possible now."""
    fight, found = g.fight, list[Attack]()
    held = {grip.holder for grip in grips_on(g, unit)}
    targets = [foe for foe in foes(fight, unit) if not foe.dead and not (foe.cell is None and fight.map)]
    gaps = [(foe, distance(g, unit, foe)) for foe in targets if not held or foe.id in held]
    for weapon in holding(g, unit):
        reach, far = reach_of(unit, weapon.id), weapon.kind == "missile"
        if can_shoot(g, unit, weapon):
            for target, gap in gaps:
                if gap <= reach or far:
                    found += _at(g, unit, weapon, target, gap)
    return found


@rule("VER-SKIR-09")
def _at(g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit, gap: float) -> list[Attack]:
    """The attacks with a weapon on a target so far away: ordinary, knock-out, at parts of the body, a grapple."""
    close = gap <= reach_of(unit, weapon.id)
    if "area" in weapon.quirks:
        near = gap <= weapon.optimal_range and sees(g, unit, target)
        return [Attack(weapon.id, target.id)] if near and g.fight.map and has_breath(unit, weapon.id) else []
    melee = weapon.kind == "melee" or ("multipurpose" in weapon.quirks and close)
    if melee and not (close and _level(unit, target)):
        return []
    if not melee and (unit.profile.has("blind") or not sees(g, unit, target) or not _in_range(g, unit, weapon, target)):
        return []
    found = [Attack(weapon.id, target.id)]
    if melee:
        found.append(Attack(weapon.id, target.id, "knockout"))
    if unit.profile.has("blind"):
        return found
    found += [Attack(weapon.id, target.id, "attack", part) for part in g.box.aimed]
    near_in_size = gap <= CELL_M and target.profile.size <= unit.profile.size + 1
    if "barehanded" in weapon.quirks and near_in_size and grip_of(g, target.id, unit.id) is None:
        found.append(Attack(weapon.id, target.id, "grapple"))
    return found


@rule("VER-MOVE-05")
def _level(unit: Unit, target: Unit) -> bool:
    """Whether neither is out of the other's reach in the air."""
    return unit.aloft or not target.aloft or target.low


@rule("VER-RANGE-02")
def _in_range(g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit) -> bool:
    """Whether a die is left at this distance."""
    from .situation import attack_pool

    return attack_pool(g, unit, weapon, target).dice > 0


@rule("VER-CONC-05", "VER-CONC-09")
def performances(g: Veridia, unit: Unit) -> list[Perform]:
    """The members of its set that a unit can perform in its own slot."""
    found: list[Perform] = []
    for place, member in enumerate(unit.turn.members):
        if member.kind in ("attack", "grapple"):
            same = [a for a in attacks(g, unit) if a.manoeuvre == member.kind and a.weapon == member.means]
            found += [Perform(place, strike.target) for strike in same if not strike.part]
        elif member.kind == "spell":
            use = _rolled_use(g, unit, member.means)
            if use is not None and why_not(g, unit, member.means, g.box.traits[member.means].use[use], True) == "":
                found.append(Perform(place, what=member.means))
        elif any(work.kind == member.kind and work.what == member.means for work in work_options(g, unit)):
            found.append(Perform(place, what=member.means))
    return found


@rule("VER-TRAIT-09")
def _rolled_use(g: Veridia, unit: Unit, trait: str) -> int | None:
    """The place of the use of a trait that can be a member of a set."""
    rolled = next((use for known, use, _ in in_sets(g, unit) if known == trait), None)
    return None if rolled is None else g.box.traits[trait].use.index(rolled)


@rule("VER-WAIT-01", "VER-WAIT-02")
def waits(g: Veridia, unit: Unit) -> list[Wait]:
    """After whom a unit may act: anybody still to come that does not itself wait for this unit, be it by others.

    So whoever has more initiative, and waits, has the last word on who is later.
    """
    fight = g.fight
    order = [fight.units[id] for id in fight.order]
    coming = [other for other in order if other.turn.slot == "to_come" and other is not unit and can_act(other)]
    if fight.bonus_round:
        coming = [other for other in coming if other.side == unit.side]
    return [Wait(other.id) for other in coming if unit.id not in _waited_for(g, other)]


@rule("VER-WAIT-02")
def _waited_for(g: Veridia, unit: Unit) -> list[UnitId]:
    """For whom a unit waits, and for whom that one waits, and so on."""
    found: list[UnitId] = []
    while unit.turn.waits_for and unit.turn.waits_for not in found:
        found.append(unit.turn.waits_for)
        unit = g.unit(found[-1])
    return found
