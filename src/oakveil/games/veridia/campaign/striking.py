"""The last word about attacks: another result, and what becomes of the damage it did (VER-GM-04)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oakveil.kernel.rulebook import rule

from .. import events
from ..dice import Rolled, judge, opposed, roll
from ..health import INCAPACITATED, level, level_name
from ..records import LEVELS
from ..rules.attacking import AttackAction
from ..rules.bodies import weapon_of
from ..rules.harm import Wound, die, reckon, weapon_wounds
from ..rules.lasting import end_condition, put_in
from ..state import Unit, Veridia
from .present import campaign_of
from .state import Amended, LogLine

Say = Callable[[str, str, object, object], None]


class Standing(msgspec.Struct, frozen=True):
    """An attack as the log tells it: its declaration, the roll of each side, what hit whom, the damage, in order."""

    declared: events.AttackDeclared
    rolls: tuple[LogLine, ...]
    met: LogLine | None
    blows: tuple[LogLine, ...]


def attack_of(g: Veridia) -> AttackAction:
    """The attack in progress."""
    attack = g.within(AttackAction)
    assert attack is not None, "nobody attacks"
    return attack


def standing_of(g: Veridia, line: LogLine) -> Standing | None:
    """The attack that a line belongs to; None where the log does not tell its beginning any more."""
    lines = campaign_of(g).results
    places = [at for at, one in enumerate(lines) if one.number == line.number]
    if not places:
        return None
    starts = [at for at in range(places[0] + 1) if isinstance(lines[at].event, events.AttackDeclared)]
    if not starts:
        return Standing(_nobody(), (), None, (line,)) if isinstance(line.event, events.Damaged) else None
    ends = [at for at in range(starts[-1] + 1, len(lines)) if isinstance(lines[at].event, events.AttackDeclared)]
    part = lines[starts[-1] : ends[0] if ends else len(lines)]
    declared = part[0].event
    assert isinstance(declared, events.AttackDeclared)
    met = [one for one in part if isinstance(one.event, events.Hit | events.Missed)]
    blows = [one for one in part if isinstance(one.event, events.Damaged) and met and one.number > met[0].number]
    victim = blows[0].event.unit if blows and isinstance(blows[0].event, events.Damaged) else ""
    own = tuple([one for one in blows if getattr(one.event, "unit", "") == victim])
    if isinstance(line.event, events.Damaged) and line not in own:
        return Standing(declared, (), None, (line,))
    rolls = tuple([one for one in part if isinstance(one.event, events.DiceRolled)])
    return Standing(declared, rolls, met[0] if met else None, own)


def _nobody() -> events.AttackDeclared:
    return events.AttackDeclared("", "", "", "", "", (), (), ())


# -- what an attack was worth ------------------------------------------------------------------------------------------


@rule("VER-GM-04", "VER-CONT-01", "VER-ATK-02")
def alter_strike(g: Veridia, line: LogLine, what: str, value: int, say: Say) -> None:
    """Another roll or another hit of an attack that was made: successes, matches, damage and level follow."""
    standing = standing_of(g, line)
    assert standing is not None
    event = line.event
    if isinstance(event, events.DiceRolled):
        alone = rejudged(g, line, event, what, value, say)
        if standing.met is None:
            return
        successes, matches = _left(g, standing, line, *alone)
    else:
        old = worth(g, standing)
        successes, matches = old
        match what:
            case "hit":
                successes, matches = (max(1, old[0]), old[1]) if value else (0, 0)
                say("hit", _name(event), int(old[0] > 0), value)
            case "successes":
                successes, matches = value, min(old[1], max(0, value - 1))
                say("successes", _name(event), old[0], value)
            case _:
                matches = value
                say("matches", _name(event), old[1], value)
    settle(g, standing, successes, matches, say)


@rule("VER-GM-04", "VER-DICE-12")
def rejudged(g: Veridia, line: LogLine, event: events.DiceRolled, what: str, value: int, say: Say) -> tuple[int, int]:
    """A roll of a fight with another pool, difficulty or result: what it is worth by itself.

    One that has not been compared yet goes on so: it is changed before it counts.
    """
    campaign = campaign_of(g)
    known = campaign.amended.get(line.number) or Amended(event.rolled, event.rolled.successes, event.rolled.matches)
    alone, matches = known.alone, known.matches
    match what:
        case "successes" if value > alone.successes:
            alone = msgspec.structs.replace(alone, automatic=alone.automatic + value - alone.successes)
        case "successes":
            alone = opposed(alone, alone.successes - value)
        case "pool" | "difficulty":
            hard = len(alone.by_difficulty) + alone.lost if what == "pool" else value
            faces = so_many(g, alone.faces, value) if what == "pool" else alone.faces
            was = len(alone.faces) if what == "pool" else len(alone.by_difficulty) + alone.lost
            alone = judge(faces, hard, alone.automatic + alone.lost)
            say(what, event.unit, was, value)
    matches = value if what == "matches" else min(alone.matches, max(0, alone.successes - 1))
    campaign.amended[line.number] = Amended(alone, alone.successes, matches)
    say("successes", event.unit, known.successes, alone.successes)
    say("matches", event.unit, known.matches, matches)
    attack = g.within(AttackAction)
    if attack is not None and attack.mine == known.alone and attack.unit == event.unit:
        attack.mine = alone
    elif attack is not None and attack.theirs == known.alone and attack.target == event.unit:
        attack.theirs = alone
    return alone.successes, matches


def so_many(g: Veridia, faces: tuple[int, ...], dice: int) -> tuple[int, ...]:
    """A roll with so many dice: the first of those that fell, and more where there are too few."""
    more = roll(dice - len(faces), g.chance, "veridia.roll.override") if dice > len(faces) else ()
    return (*faces[: max(0, dice)], *more)


def _name(event: object) -> str:
    return str(getattr(event, "unit", ""))


def worth(g: Veridia, standing: Standing) -> tuple[int, int]:
    """Successes and matches that an attack keeps now."""
    if standing.met is None:
        return 0, 0
    known = campaign_of(g).amended.get(standing.met.number)
    if known is not None:
        return known.successes, known.matches
    met = standing.met.event
    return (met.successes, met.matches) if isinstance(met, events.Hit) else (0, 0)


def _left(g: Veridia, standing: Standing, line: LogLine, successes: int, matches: int) -> tuple[int, int]:
    """What the attacker keeps when one of the two rolls is another; a match needs two successes."""
    mine = [one for one in standing.rolls if _name(one.event) == standing.declared.unit]
    theirs = [one for one in standing.rolls if _name(one.event) != standing.declared.unit]
    if line in mine:
        return _less(successes, matches, _successes(g, theirs))
    own = mine[0].event if mine else None
    known = campaign_of(g).amended.get(mine[0].number) if mine else None
    if known is not None:
        return _less(known.successes, known.matches, successes)
    if isinstance(own, events.DiceRolled):
        return _less(own.rolled.successes, own.rolled.matches, successes)
    return 0, 0


def _successes(g: Veridia, lines: list[LogLine]) -> int:
    for line in lines:
        known = campaign_of(g).amended.get(line.number)
        if known is not None:
            return known.successes
        if isinstance(line.event, events.DiceRolled):
            return line.event.rolled.successes
    return 0


def _less(successes: int, matches: int, cancelled: int) -> tuple[int, int]:
    left = max(0, successes - cancelled)
    return left, min(matches, max(0, left - 1))


# -- the damage --------------------------------------------------------------------------------------------------------


@rule("VER-GM-04", "VER-ATK-02", "VER-DMG-01")
def settle(g: Veridia, standing: Standing, successes: int, matches: int, say: Say) -> None:
    """The damage of an attack that keeps so many successes and matches.

    Ruling (VER-GM-04): armour and barrier count as they are now; grapples, knock-outs and riders stay as they are, the
    master corrects them by hand.
    """
    old = worth(g, standing)
    if standing.met is not None:
        campaign_of(g).amended[standing.met.number] = Amended(Rolled(()), successes, matches)
        if isinstance(standing.met.event, events.Hit | events.Missed):
            say("successes", standing.declared.unit, old[0], successes)
            say("matches", standing.declared.unit, old[1], matches)
    declared = standing.declared
    if declared.manoeuvre != "attack" or declared.unit not in g.fight.units or declared.target not in g.fight.units:
        return
    unit, target = g.unit(declared.unit), g.unit(declared.target)
    card = weapon_of(g, unit, declared.weapon)
    if standing.blows:
        line = standing.blows[0]
        event = line.event
        assert isinstance(event, events.Damaged)
        if event.unit != target.id:
            return
        more = successes - _printed(standing)[0] + (matches - _printed(standing)[1]) * ("devastating" in card.quirks)
        raw = max(0, event.raw - event.barrier + more) if successes else 0
        pierce = "half" if "armor_piercing" in card.quirks else "none"
        wounds: tuple[Wound, ...] = (Wound(event.kind, raw, pierce, past_barrier=True),)  # type: ignore[arg-type]  # a word of Pierce
        dealt = max(0, sum(part.dealt for part in reckon(g, target, wounds)) - event.ignored)
        deal(g, line, target, dealt, say)
    elif successes:
        rolled = Rolled((), successes)
        wounds = weapon_wounds(g, unit, card.id, card.damage, frozenset(card.quirks), rolled)
        extra = matches if "devastating" in card.quirks else 0
        dealt = sum(part.dealt for part in reckon(g, target, wounds)) + extra
        change_damage(g, target, target.damage, target.damage + dealt, say)
        say("damage", target.id, 0, dealt)


def _printed(standing: Standing) -> tuple[int, int]:
    """Successes and matches that the damage in the log was worked out with."""
    met = standing.met.event if standing.met is not None else None
    return (met.successes, met.matches) if isinstance(met, events.Hit) else (0, 0)


@rule("VER-GM-04", "VER-DMG-02", "VER-HEALTH-03")
def alter_blow(g: Veridia, line: LogLine, what: str, value: str, say: Say) -> None:
    """Another damage of a blow, or another level that it leaves somebody at."""
    event = line.event
    assert isinstance(event, events.Damaged)
    target = g.unit(event.unit)
    if what == "damage":
        deal(g, line, target, int(value), say)
        return
    levels, place = target.profile.levels, LEVELS.index(value)
    wanted = sum(levels[:place])
    before = campaign_of(g).before.get(line.number, 0)
    deal(g, line, target, max(0, wanted - before), say)
    if target.level != place:
        change_damage(g, target, target.damage, wanted, say)


def deal(g: Veridia, line: LogLine, target: Unit, dealt: int, say: Say) -> None:
    """A blow deals so much instead: the difference is taken or given back, level and death follow."""
    campaign, event = campaign_of(g), line.event
    assert isinstance(event, events.Damaged)
    old = campaign.struck.get(line.number, event.dealt)
    campaign.struck[line.number] = dealt
    say("damage", target.id, old, dealt)
    whole = sum(target.profile.levels)
    before = campaign.before.get(line.number, max(0, target.damage - old))
    later = target.damage - min(whole, before + old)
    change_damage(g, target, target.damage, before + dealt + max(0, later), say)


@rule("VER-HEALTH-03", "VER-HEALTH-05")
def change_damage(g: Veridia, unit: Unit, old: int, new: int, say: Say) -> None:
    """Somebody has another damage: what that makes of its level, and whether it lives."""
    levels, whole = unit.profile.levels, sum(unit.profile.levels)
    was, dead = level_name(levels, old), unit.dead
    unit.damage = max(0, min(whole, new))
    if new > whole and not dead:
        die(g, unit)
    elif new <= whole and dead:
        unit.dead = False
        end_condition(g, unit, "dead")
    if level(levels, unit.damage) == INCAPACITATED and not unit.dead:
        put_in(g, unit, "incapacitated")
    else:
        end_condition(g, unit, "incapacitated")
    say("level", unit.id, was, level_name(levels, unit.damage))
    if unit.dead is not dead:
        say("fate", unit.id, "dead" if dead else "alive", "dead" if unit.dead else "alive")
