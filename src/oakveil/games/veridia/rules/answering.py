"""Answers to an attack or an effect: what the target can do about it (specification 3.9, VER-RESP, VER-EXCH)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec

from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.ask import Free as FreeForm
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from ..choices import Counter, Defend, Manoeuvre, Nothing, Part, Reserved, Split
from ..gear import SHIELD
from ..pools import Pool, RollKind
from ..records import WeaponCard
from ..state import Unit, Veridia
from .bodies import adjacent, can_act, holding, in_reach, is_helpless, loadout, weapon_of
from .casting import in_sets
from .situation import Defence, attack_pool, can_parry, defence_pool, grapple_pool
from .turns import ONE_OF, broken_by, dice_of_set, has_main
from .working import IN_SETS, WANTED, work_options, work_pool

Member = tuple[RollKind, str, int]
"""What can be in a set: the kind of its roll, its means, its whole pool."""

DEFENCES: tuple[Defence, ...] = ("parry", "block", "dodge", "block_unarmed")


class Threat(msgspec.Struct, frozen=True):
    """What is coming: who does it, from close by or far, with what, and which defences help against it.

    `unit` is whoever does it; of a fire that burns on, what it comes from.
    """

    unit: str
    close: bool
    barehanded: bool
    grapple: bool
    allowed: tuple[Defence, ...]
    counter: bool


@rule("VER-RESP-03", "VER-RESP-04", "VER-RESP-05", "VER-RESP-06", "VER-RESP-07", "VER-RESP-12", "VER-RANGE-04")
def threat_of(g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit, manoeuvre: Manoeuvre) -> Threat:
    """The threat of an attack.

    Ruling (VER-RESP-07): a grapple is dodged, blocked bare-handed or met by an exchange; neither parry nor shield
    stops it.
    """
    close = weapon.kind == "melee" or ("multipurpose" in weapon.quirks and adjacent(g, unit, target))
    barehanded = "barehanded" in weapon.quirks
    if manoeuvre == "grapple":
        return Threat(unit.id, True, True, True, ("dodge", "block_unarmed"), True)
    if not close:
        return Threat(unit.id, False, False, False, ("block", "dodge"), False)
    allowed: tuple[Defence, ...] = ("parry", "block", "dodge", "block_unarmed") if barehanded else DEFENCES[:3]
    return Threat(unit.id, True, barehanded, False, allowed, True)


@rule("VER-RESP-01", "VER-SURP-03", "VER-ATK-05", "VER-SURP-04")
def may_answer(g: Veridia, unit: Unit) -> bool:
    """Whether a unit can answer at all: it can act, is aware, and has a main or a reserved defence left."""
    if not can_act(unit) or is_helpless(unit) or unit.id in g.fight.surprised:
        return False
    return has_main(unit) or bool(unit.turn.members)


@rule("VER-QUIRK-15", "VER-RESP-04", "VER-RESP-08")
def defences(g: Veridia, unit: Unit, allowed: Iterable[Defence]) -> list[Defend]:
    """The defences among these that a unit has, each with its means."""
    found: list[Defend] = []
    for kind in allowed:
        if kind == "parry":
            found += [Defend("parry", card.id) for card in can_parry(g, unit)]
        elif kind == "block":
            if loadout(g, unit).shield:
                found.append(Defend("block", SHIELD))
        elif kind == "block_unarmed":
            if unit.profile.kind != "npc" or unit.profile.parry_with == "body":
                found.append(Defend("block_unarmed"))
        else:
            found.append(Defend("dodge"))
    return found


def pool_of_defence(g: Veridia, unit: Unit, kind: Defence, means: str) -> Pool:
    """The pool of a defence with these means."""
    return defence_pool(g, unit, kind, weapon_of(g, unit, means) if kind == "parry" and means else None)


@rule("VER-RESP-10", "VER-EXCH-01", "VER-EXCH-04", "VER-EXCH-05", "VER-EXCH-08", "VER-EXCH-09", "VER-TURN-05")
def counters(g: Veridia, unit: Unit, threat: Threat) -> list[Counter]:
    """How a unit can strike back, and whether by an exchange at once.

    Ruling (VER-EXCH-04): whose slot is over has none later to strike in: its counter is always an exchange. Ruling
    (VER-EXCH-05): a grapple may be met by an exchange, armed or not.
    """
    if not threat.counter or not (has_main(unit) or unit.turn.members):
        return []
    foe = g.unit(threat.unit)
    found: list[Counter] = []
    for weapon in holding(g, unit):
        if not in_reach(g, unit, weapon.id, foe) or "area" in weapon.quirks:
            continue
        if weapon.kind != "melee" and "multipurpose" not in weapon.quirks:
            continue
        exchange = threat.grapple or not (threat.barehanded and "barehanded" not in weapon.quirks)
        exchange = exchange and not ("barehanded" in weapon.quirks and not threat.barehanded)
        if exchange:
            found += [Counter(True, weapon.id), Counter(True, weapon.id, "knockout")]
            if unit.turn.slot != "over" and "barehanded" not in weapon.quirks:
                found.append(Counter(False, weapon.id))
        elif unit.turn.slot != "over":
            found.append(Counter(False, weapon.id))
    if adjacent(g, unit, foe) and foe.profile.size <= unit.profile.size + 1:
        found.append(Counter(True, "unarmed", "grapple"))
    if has_main(unit):
        return found
    return [counter for counter in found if counter.exchange and member_for(unit, counter) is not None]


@rule("VER-EXCH-07")
def member_for(unit: Unit, counter: Counter) -> int | None:
    """The place of the member of its set with which a unit that has no main left can enter an exchange."""
    kind = "grapple" if counter.manoeuvre == "grapple" else "attack"
    for place, member in enumerate(unit.turn.members):
        if member.kind == kind and (kind == "grapple" or member.means == counter.weapon):
            return place
    return None


@rule("VER-RESP-01", "VER-RESP-02", "VER-RESP-12", "VER-RESP-13", "VER-RESP-14")
def answer_ask(g: Veridia, unit: Unit, threat: Threat) -> Ask | None:
    """The question what a unit does about a threat; None where it can only endure it.

    Ruling (VER-RESP-02): it is asked before the attacker rolls, whose pool is known.
    """
    if not may_answer(g, unit):
        return Ask(unit.seat, "veridia.answer", (Nothing(),)) if g.options.ask_always and can_act(unit) else None
    options: list[Option] = [Nothing()]
    whole = defences(g, unit, threat.allowed) if has_main(unit) else []
    options += whole
    options += [Reserved(place) for place, member in enumerate(unit.turn.members) if member.kind in threat.allowed]
    options += counters(g, unit, threat)
    if len(options) == 1 and not g.options.ask_always:
        return None
    free = None
    if whole and next(splits(g, unit, whole), None) is not None:
        free = FreeForm(Split, partial(broken_split, g, unit, threat.allowed), partial(proposed_split, g, unit, whole))
    return Ask(unit.seat, "veridia.answer", tuple(options), default=options[1] if len(options) > 1 else None, free=free)


@rule("VER-CONC-01", "VER-CONC-02")
def split_kinds(g: Veridia, unit: Unit) -> list[Member]:
    """What can be a member of a set of this unit: kind, means, whole pool."""
    return [(kind, means, dice) for kind, means, dice in members_of(g, unit) if dice > 0]


def members_of(g: Veridia, unit: Unit) -> Iterator[Member]:
    """The same one after the other, those without a die included: whoever needs to know only a few stops early.

    Nearly everybody can dodge and strike, so these come first.
    """
    weapons = [weapon for weapon in holding(g, unit) if "area" not in weapon.quirks]
    yield "dodge", "", defence_pool(g, unit, "dodge").dice
    for weapon in weapons:
        yield "attack", weapon.id, attack_pool(g, unit, weapon, None).dice
    for defence in defences(g, unit, [kind for kind in DEFENCES if kind != "dodge"]):
        yield defence.kind, defence.means, pool_of_defence(g, unit, defence.kind, defence.means).dice
    yield "grapple", "unarmed", grapple_pool(g, unit, None).dice
    for trait, _, dice in in_sets(g, unit):
        yield "spell", trait, dice
    for work in work_options(g, unit):
        for kind in IN_SETS:
            if work.kind == kind:
                yield WANTED[kind].kind, work.what, work_pool(g, unit, kind).dice


def pools_of(g: Veridia, unit: Unit, members: Iterable[Part]) -> list[int] | None:
    """The whole pools of members; None if one of them is nothing that this unit can do."""
    known = {(kind, means): dice for kind, means, dice in split_kinds(g, unit)}
    pools = [known.get((member.kind, member.means)) for member in members]
    return None if None in pools else [pool for pool in pools if pool is not None]


def broken_split(g: Veridia, unit: Unit, first: Iterable[Defence], split: Split) -> Broken | None:
    """What is wrong with a set whose first member answers an attack at once, with one of these defences (or any)."""
    pools = pools_of(g, unit, split.members)
    if pools is None:
        return Broken("VER-CONC-01", "veridia-broken-unknown_member")
    allowed = tuple(first)
    if allowed and split.members[0].kind not in allowed:
        return Broken("VER-CONC-05", "veridia-broken-first_member")
    return broken_by(split.members, pools, unit.profile.has("multitasking"))


@rule("VER-CONC-02", "VER-CONC-04")
def splits(g: Veridia, unit: Unit, whole: Sequence[Defend]) -> Iterator[tuple[Member, Member, int]]:
    """Sets of one of these defences and something else, with the dice to share."""
    allowed = {(defence.kind, defence.means) for defence in whole}
    for one, other, there in sets_of_two(g, unit):
        if (one[0], one[1]) in allowed:
            yield one, other, there
        elif (other[0], other[1]) in allowed:
            yield other, one, there


def proposed_split(g: Veridia, unit: Unit, whole: Sequence[Defend], chance: Chance) -> Split:
    """An equal split of a defence and something else, which chance picks. There is one (`splits`)."""
    first, second, there = chance.roll([*splits(g, unit, whole)], "bot")
    return Split((Part(first[0], there - there // 2, first[1]), Part(second[0], there // 2, second[1])))


def sets_of_two(g: Veridia, unit: Unit) -> Iterator[tuple[Member, Member, int]]:
    """Pairs of members that can be a set of this unit, with the dice to share: lazily, see `members_of`."""
    multitasking, before = unit.profile.has("multitasking"), list[Member]()
    for member in members_of(g, unit):
        for other in before:
            there = dice_of_set([other[2], member[2]], multitasking)
            if other[0] != member[0] and there >= 2 and not {other[0], member[0]} <= ONE_OF:
                yield other, member, there
        before.append(member)


def proposed_set(g: Veridia, unit: Unit, chance: Chance) -> Split:
    """Two actions with as many dice to share as can be, dealt out by chance. The unit can do two (`sets_of_two`)."""
    first, second, there = max(sets_of_two(g, unit), key=lambda pair: pair[2])
    one = 1 + chance.below(there - 1, "bot")
    return Split((Part(first[0], one, first[1]), Part(second[0], there - one, second[1])))
