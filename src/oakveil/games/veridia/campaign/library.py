"""The library of NPCs: what a token really is, scaled and ready for a fight (VER-GM-07)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from oakveil.kernel.ask import Broken
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..effects.rolls import Dice
from ..health import Levels, dealt
from ..modifiers import Modifier
from ..profile import Profile, of_character, of_creature_card, of_npc
from ..quick import BadQuickSheet, npc_of, read
from ..ready import ready_character
from ..state import Veridia
from .present import campaign_of
from .records import Make


@rule("VER-GM-07", "VER-CREA-09")
def profile_of_ref(ref: str, npcs: Mapping[str, str], box: Box) -> Profile | None:
    """Who a reference names: a creature, a quick NPC, a ready character, or one of the master's own; None: nobody."""
    kind, _, id = ref.partition(":")
    match kind:
        case "creature" if id in box.creatures:
            return of_creature_card(box.creatures[id], box)
        case "npc" if id in box.npcs:
            return of_npc(box.npcs[id])
        case "pregen" if id in box.pregens:
            return of_character(ready_character(box.pregens[id], box), box)
        case "own" if id in npcs:
            quick = read(npcs[id])
            return replace(of_npc(npc_of(quick, id, box)), name=quick.name)
    return None


@rule("VER-GM-07")
def scaled(profile: Profile, make: Make) -> Profile:
    """A profile with so many dice more or fewer in every pool, and a quarter more or less of its health.

    Ruling (VER-GM-07): health is rounded down and dealt to the levels anew, at least one point each but the last.
    """
    if make.health != 100:
        profile = replace(profile, levels=_levels(sum(profile.levels) * make.health // 100))
    if not make.scale:
        return profile
    effect = Dice(amount=make.scale, on=("all",))
    return replace(profile, modifiers=(*profile.modifiers, Modifier(effect, "scaling", "free", make.scale)))


def _levels(points: int) -> Levels:
    return dealt(max(3, points))


def profile_of_token(g: Veridia, id: str) -> Profile:
    """Who a token is. Raises KeyError for a token that is not on the table."""
    campaign = campaign_of(g)
    make = campaign.behind.makes[id]
    profile = profile_of_ref(make.ref, campaign.behind.npcs, g.box)
    assert profile is not None, "a token of nobody"
    return scaled(profile, make)


@rule("VER-CREA-09", "VER-GM-07")
def bad_sheet(sheet: str, id: str, box: Box) -> Broken | None:
    """What is wrong with the quick sheet of an NPC; None when it can be used."""
    try:
        npc_of(read(sheet), id, box)
    except BadQuickSheet as problem:
        return problem.broken
    return None
