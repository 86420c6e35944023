"""Turns: when they begin, mains, free actions, concurrent sets (specification 3.8)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from ..choices import Part, Split
from ..events import SetDeclared
from ..state import Member, Unit, Veridia
from .lasting import tick

ONE_OF = frozenset({"attack", "spell", "grapple", "knockout"})
"""Of these a set has one for each weapon or hand (VER-CONC-08)."""


@rule("VER-ROUND-02")
def begin_turn(g: Veridia, unit: Unit) -> None:
    """The turn of a unit begins with its first action of the round, or with its slot."""
    if not unit.turn.begun:
        unit.turn.begun = True
        unit.low = False
        tick(g, unit)


@rule("VER-TURN-01", "VER-TURN-06", "VER-TURN-07")
def has_main(unit: Unit) -> bool:
    """Whether a unit has a whole main to use: its own, or one of repeating."""
    return unit.turn.main == "ready" or unit.turn.extra > 0


@rule("VER-TURN-01", "VER-TURN-04", "VER-TURN-06", "VER-TURN-07", "VER-TRAIT-18")
def spend_main(g: Veridia, unit: Unit) -> None:
    """Use the main. Ruling (VER-TURN-06): then nothing is left to defend oneself with in this round.

    Ruling (VER-TRAIT-18): any other main breaks off what was being channelled.
    """
    begin_turn(g, unit)
    unit.channel = None
    if unit.turn.main == "ready":
        unit.turn.main = "spent"
    else:
        unit.turn.extra -= 1


@rule("VER-TURN-01", "VER-TURN-02")
def can_act_freely(unit: Unit) -> bool:
    """Whether a free action is left: one a turn, a second one for the main."""
    return not unit.turn.free or has_main(unit)


@rule("VER-TURN-02")
def spend_free(g: Veridia, unit: Unit) -> None:
    """Use a free action."""
    begin_turn(g, unit)
    if unit.turn.free:
        spend_main(g, unit)
    unit.turn.free = True


@rule("VER-CONC-02", "VER-CONC-03")
def dice_of_set(pools: Sequence[int], multitasking: bool) -> int:
    """The dice to share: the smallest pool, minus one for every action after the first (multitasking: one less)."""
    lost = len(pools) - 1 - (1 if multitasking else 0)
    return max(0, min(pools) - max(0, lost))


@rule("VER-CONC-01", "VER-CONC-02", "VER-CONC-08")
def broken_by(members: Sequence[Part], pools: Sequence[int], multitasking: bool) -> Broken | None:
    """What is wrong with a set: the same kind twice, too many dice, or a member without any.

    Ruling (VER-CONC-02): every member gets a die at least.
    """
    kinds = [member.kind for member in members]
    if len(set(kinds)) < len(kinds):
        return Broken("VER-CONC-01", "veridia-broken-same_kind")
    if sum(kind in ONE_OF for kind in kinds) > 1:
        return Broken("VER-CONC-08", "veridia-broken-two_strikes")
    if any(member.dice < 1 for member in members):
        return Broken("VER-CONC-02", "veridia-broken-no_die")
    there = dice_of_set(pools, multitasking)
    if sum(member.dice for member in members) > there:
        return Broken("VER-CONC-02", "veridia-broken-too_many_dice", {"dice": there})
    return None


@rule("VER-CONC-04", "VER-CONC-06")
def begin_set(g: Veridia, unit: Unit, split: Split) -> None:
    """The main is dealt out: each member waits for its moment. Ruling (VER-CONC-06): what is not done is lost."""
    begin_turn(g, unit)
    unit.channel = None
    if unit.turn.main == "ready":
        unit.turn.main = "set"
    else:
        unit.turn.extra -= 1
    members = [Member(part.kind, part.dice, part.means) for part in split.members]
    unit.turn.members = (*unit.turn.members, *members)
    g.tell(SetDeclared, unit.id, tuple([member.kind for member in members]))


def take_member(unit: Unit, place: int) -> Member:
    """Take a member out of the set: it is performed now."""
    member = unit.turn.members[place]
    unit.turn.members = (*unit.turn.members[:place], *unit.turn.members[place + 1 :])
    if not unit.turn.members and unit.turn.main == "set":
        unit.turn.main = "spent"
    return member
