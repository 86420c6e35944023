"""People who fight for pay (specification VER-EXP-15, VER-CAL-04)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..state import Veridia
from ..world_records import FoeRef
from .events import Hired, HirelingLeft
from .party import journey_of, pay_together, purse
from .state import Hireling, Member

HELP: dict[str, FoeRef] = {"infantry": "npc:guard", "archer": "npc:archer", "sellsword": "npc:sellsword"}
"""Whom a wage brings along: guards for 2 or 4 a day, a sellsword for 20."""
MOST_HIRED = 4


def wage_of(g: Veridia, wage: str) -> int:
    """A day's wage, in hundredths."""
    return round(g.box.wages[wage].pay_min * 100)


@rule("VER-EXP-15", "VER-CAL-04")
def hire(g: Veridia, employer: Member, wage: str) -> None:
    """Somebody joins; the first wage is due with the first day. Ruling (VER-EXP-15): at most four at a time."""
    journey = journey_of(g)
    ref = HELP[wage]
    taken = {one.id for one in journey.hired}
    name = f"hired_{ref.partition(':')[2]}"
    id = next(id for number in range(1, MOST_HIRED + 2) if (id := f"{name}.{number}") not in taken)
    journey.hired.append(Hireling(id=id, seat=employer.seat, ref=ref, wage=wage))
    g.tell(Hired, ref, wage)


@rule("VER-CAL-04", "VER-EXP-15")
def pay_wages(g: Veridia) -> None:
    """Each day's wages; whoever is not paid leaves. They bring their own food."""
    journey = journey_of(g)
    staying: list[Hireling] = []
    for fighter in journey.hired:
        due = wage_of(g, fighter.wage)
        if purse(journey) < due:
            g.tell(HirelingLeft, fighter.ref, False)
            continue
        pay_together(g, due, "wages")
        staying.append(fighter)
    journey.hired = staying
