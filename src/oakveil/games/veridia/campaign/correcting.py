"""The last word about how somebody is, and about wounds before they are applied (VER-GM-04)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Broken, Free, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..health import level_name
from ..records import LEVELS, PoolId
from ..rules.bodies import is_out
from ..rules.criticals import carry_out_row
from ..rules.harm import Blow, reckon
from ..rules.lasting import end_condition, put_in
from ..rules.placing import default_cell, free_cells
from ..state import Unit, Veridia
from .choices import Correct, DealInstead, LetStand
from .deeds import deed
from .evening_choices import RuleCritical
from .events import CriticalRuled, DamageHeld, Overridden
from .people import change, folk_of, profile_of, unit_of
from .present import campaign_of
from .records import MASTER
from .scenes import name_of_token, put_behind
from .striking import Say, change_damage

FATES = ("up", "fled", "surrendered", "dead", "knocked_out")
MOST = 999


def _bad_correction(g: Veridia, seat: Seat, wish: Correct) -> Broken | None:
    campaign = campaign_of(g)
    unit = unit_of(g, wish.who)
    if unit is None and wish.who not in campaign.people and wish.who not in campaign.behind.makes:
        return Broken("VER-GM-04", "veridia-gm-nobody", {"who": wish.who})
    if len(wish.reason.strip()) < 3:
        return Broken("VER-GM-04", "veridia-gm-reason")
    bad = Broken("VER-GM-04", "veridia-gm-value", {"what": wish.what})
    number = wish.value.isdigit() and len(wish.value) < 6
    match wish.what:
        case "level":
            return None if wish.value in LEVELS else bad
        case "condition":
            known = wish.value.removeprefix("-") in g.box.conditions
            return None if known and (unit is not None or wish.who in campaign.people) else bad
        case "fate":
            return None if unit is not None and wish.value in FATES else bad
        case "initiative":
            return None if unit is not None and number else bad
        case "disease":
            return None if wish.who in campaign.people and number and int(wish.value) <= 9 else bad
        case "mana" | "fervor" | "focus":
            most = unit.profile.pools if unit is not None else _maxima(g, wish.who)
            return None if number and int(wish.value) <= most.get(wish.what, 0) else bad
    whole = _whole(g, wish.who)
    return None if number and int(wish.value) <= whole else bad


def _maxima(g: Veridia, id: str) -> dict[PoolId, int]:
    person = campaign_of(g).people.get(id)
    return profile_of(g, person).pools if person is not None else {}


def _whole(g: Veridia, id: str) -> int:
    unit, person = unit_of(g, id), campaign_of(g).people.get(id)
    if unit is not None:
        return sum(unit.profile.levels)
    return sum(profile_of(g, person).levels) if person is not None else MOST


@deed(Correct, "master", _bad_correction)
@rule("VER-GM-04", "VER-GM-08")
def correct(g: Veridia, seat: Seat, wish: Correct) -> None:
    """How somebody is from now on; "-prone" takes a condition away."""
    seats = (MASTER,) if wish.private else None

    def say(what: str, who: str, old: object, new: object) -> None:
        if old != new:
            g.tell(Overridden, 0, what, who, str(old), str(new), wish.reason, seats=seats)  # type: ignore[arg-type]  # `what` is one of those words

    unit = unit_of(g, wish.who)
    if unit is not None:
        _unit(g, unit, wish, say)
    elif wish.who in campaign_of(g).people:
        _person(g, wish, say)
    else:
        makes = campaign_of(g).behind.makes
        make = makes[wish.who]
        new = int(wish.value) if wish.value.isdigit() else 0
        put_behind(g, makes={**makes, wish.who: replace(make, damage=new)})
        say("damage", name_of_token(g, wish.who), make.damage, new)


def _unit(g: Veridia, unit: Unit, wish: Correct, say: Say) -> None:
    match wish.what:
        case "damage":
            old = unit.damage
            change_damage(g, unit, old, int(wish.value), say)
            say("damage", unit.id, old, unit.damage)
        case "level":
            change_damage(g, unit, unit.damage, sum(unit.profile.levels[: _place(wish.value)]), say)
        case "condition" if wish.value.startswith("-"):
            end_condition(g, unit, wish.value[1:])
            say("condition", unit.id, wish.value[1:], "none")
        case "condition":
            put_in(g, unit, wish.value, "master")
            say("condition", unit.id, "none", wish.value)
        case "initiative":
            say("initiative", unit.id, unit.score, int(wish.value))
            unit.score = int(wish.value)
        case "fate":
            _fate(g, unit, wish.value, say)
        case "mana" | "fervor" | "focus":
            say(wish.what, unit.id, unit.pools.get(wish.what, 0), int(wish.value))
            unit.pools[wish.what] = int(wish.value)


def _fate(g: Veridia, unit: Unit, value: str, say: Say) -> None:
    old = "dead" if unit.dead else "knocked_out" if unit.knocked_out else unit.fate
    unit.dead, unit.knocked_out = value == "dead", value == "knocked_out"
    unit.fate = value if value in ("fled", "surrendered") else "up"  # type: ignore[assignment]  # one of those
    for condition in ("dead", "knocked_out"):
        if value == condition:
            put_in(g, unit, condition, "master")
        else:
            end_condition(g, unit, condition)
    if unit.fate != "up":
        unit.cell = None
    elif unit.cell is None and g.fight.map and g.fight.round:
        unit.cell = default_cell(g, unit, free_cells(g, unit))
    say("fate", unit.id, old, value)


def _place(level: str) -> int:
    return LEVELS.index(level)


def _person(g: Veridia, wish: Correct, say: Say) -> None:
    person = campaign_of(g).people[wish.who]
    folk, levels = folk_of(person), profile_of(g, person).levels
    being = folk.being
    match wish.what:
        case "damage" | "level":
            new = int(wish.value) if wish.what == "damage" else sum(levels[: _place(wish.value)])
            change(g, person, being=replace(being, damage=new))
            say("damage", person.name, being.damage, new)
            say("level", person.name, level_name(levels, being.damage), level_name(levels, new))
        case "disease":
            change(g, person, being=replace(being, disease=int(wish.value)))
            say("disease", person.name, being.disease, int(wish.value))
        case "mana" | "fervor" | "focus":
            change(g, person, being=replace(being, pools={**being.pools, wish.what: int(wish.value)}))
            say(wish.what, person.name, being.pools.get(wish.what, 0), int(wish.value))
        case "condition":
            id = wish.value.removeprefix("-")
            left = tuple([known for known in folk.conditions if known != id])
            new_ones = left if wish.value.startswith("-") else (*left, id)
            sealed = replace(person.folk, front=replace(folk, conditions=new_ones))
            campaign_of(g).people[person.id] = replace(person, folk=sealed)
            say("condition", person.name, id if id in folk.conditions else "none", id if id in new_ones else "none")


class HeldBlow(Frame):
    """Wounds wait for the master: he lets them stand, or says how much is dealt (VER-GM-04)."""

    @step("VER-GM-04")
    def tell(self, g: Veridia) -> None:
        blow = g.below(self)
        assert isinstance(blow, Blow)
        g.tell(DamageHeld, blow.target, coming(g, blow), seats=(MASTER,))

    @step("VER-GM-04")
    def ask(self, g: Veridia) -> Ask:
        def check(wish: DealInstead) -> Broken | None:
            return None if len(wish.reason.strip()) >= 3 else Broken("VER-GM-04", "veridia-gm-reason")

        def propose(chance: Chance) -> DealInstead:
            return DealInstead(chance.below(6, "bot"), "because")

        return Ask(MASTER, "veridia.confirm", (LetStand(),), LetStand(), Free(DealInstead, check, propose))

    def on_ask(self, g: Veridia, choice: LetStand | DealInstead) -> None:
        if isinstance(choice, DealInstead):
            blow = g.below(self)
            assert isinstance(blow, Blow)
            old = coming(g, blow)
            blow.forced = choice.damage
            g.tell(Overridden, 0, "damage", blow.target, str(old), str(choice.damage), choice.reason)


def coming(g: Veridia, blow: Blow) -> int:
    """The damage that a blow would do as it is."""
    if blow.poison:
        return sum(wound.raw for wound in blow.wounds)
    return max(0, sum(part.dealt for part in reckon(g, g.unit(blow.target), blow.wounds)) - blow.ignored)


def _no_critical(g: Veridia, seat: Seat, wish: RuleCritical) -> Broken | None:
    waiting = next((one for one in campaign_of(g).criticals if one.number == wish.number), None)
    if waiting is None or unit_of(g, waiting.unit) is None:
        return Broken("VER-CRIT-01", "veridia-gm-no-line", {"line": wish.number})
    known = not wish.row or wish.row in g.box.critical_failures
    return None if known else Broken("VER-CRIT-01", "veridia-gm-value", {"what": "condition"})


@deed(RuleCritical, "master", _no_critical)
@rule("VER-CRIT-01", "VER-GM-04")
def rule_critical(g: Veridia, seat: Seat, wish: RuleCritical) -> None:
    """The row that the master picked is carried out, or nothing happens."""
    campaign = campaign_of(g)
    waiting = next(one for one in campaign.criticals if one.number == wish.number)
    campaign.criticals = tuple([one for one in campaign.criticals if one is not waiting])
    unit = g.unit(waiting.unit)
    if wish.row and not is_out(unit):
        carry_out_row(g, unit, wish.row, waiting.weapon)
    g.tell(CriticalRuled, unit.id, wish.row)
