"""Ambushes: who notices (specification 3.12, VER-SURP)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..events import SurpriseRolled
from ..pools import Wanted
from ..state import SIDES, SideId, Veridia
from .bodies import of_side
from .lasting import put_in
from .rolling import throw_dice
from .situation import plain_pool

SENSE = "hearing"
"""By which sense an ambush is noticed, if the map says nothing else (VER-SKIR-09)."""


class Surprise(Frame):
    """An ambush: the ambushers roll once, with the worst pool among them; each defender rolls to notice."""

    @step("VER-SURP-01", "VER-SURP-02", "VER-SURP-05", "VER-SKIR-09")
    def notice(self, g: Veridia) -> None:
        """Ruling (VER-SURP-02): who has a success, and no fewer than the ambushers, notices them."""
        side = ambushers(g)
        hidden = of_side(g.fight, side)
        pools = [(plain_pool(g, unit, Wanted("skill", "agility", "stealth")), unit) for unit in hidden]
        pool, worst = min(pools, key=lambda entry: entry[0].dice)
        theirs = 0
        rolled = ambush(g) == "roll"
        if rolled:
            theirs = throw_dice(g, worst, "skill", pool).successes
        surprised: list[str] = []
        for unit in g.fight.units.values():
            if unit.side == side or unit.profile.has("precognition"):
                continue
            if rolled:
                wanted = Wanted("skill", "perception", "alertness", circumstances=frozenset({f"sense:{SENSE}"}))
                mine = throw_dice(g, unit, "skill", plain_pool(g, unit, wanted)).successes
                if mine >= max(1, theirs):
                    continue
            surprised.append(unit.id)
        g.fight.surprised = frozenset(surprised)
        for id in surprised:
            put_in(g, g.unit(id), "surprised")
        g.tell(SurpriseRolled, side, tuple(surprised))


@rule("VER-SURP-01", "VER-EXP-07")
def ambush(g: Veridia) -> str:
    """How it stands with an ambush: "none", "roll", or the side that nobody notices; on a journey each fight says."""
    return g.fight.surprise.partition("_")[0] or g.options.surprise


@rule("VER-SURP-01")
def ambushers(g: Veridia) -> SideId:
    """The side that lies in wait: the one that the fight or the options name, else the first."""
    wish = g.fight.surprise.partition("_")[2] or g.options.surprise
    there: list[SideId] = [side for side in SIDES if of_side(g.fight, side)]
    return next((side for side in there if side == wish), there[0])
