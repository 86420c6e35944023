"""What is true of every campaign: everybody is somewhere, everything hidden is of something, counts are counts."""

from __future__ import annotations

from ..board import printed_map
from ..building import faults
from ..health import level_name
from ..ledger import awarded_in_all, spent
from ..records import LEVELS
from ..state import Veridia
from .library import profile_of_ref
from .people import folk_of, profile_of
from .records import MASTER, Person, Scene
from .state import CampaignState

SIDES = "abcd"


def flaw_of_campaign(g: Veridia) -> str | None:
    """What is wrong with a campaign, in one sentence; None when nothing is. Never raises for a decoded state.

    On a table that was dealt anew for somebody who may not know what is hidden, blanks lie there: they are sound.
    """
    campaign = g.state.campaign
    if (campaign is not None) is not (g.options.mode == "campaign"):
        return "a campaign is played elsewhere, or none is"
    if campaign is None:
        return None
    if campaign.day < 0 or not 0 <= campaign.hour < 24 or campaign.next_line < 1 or campaign.hidden_rolls < 0:
        return "days, hours or lines are counted wrongly"
    return _flaw_of_seats(g, campaign) or _flaw_of_people(g, campaign) or _flaw_of_scenes(g, campaign)


def _flaw_of_seats(g: Veridia, campaign: CampaignState) -> str | None:
    players = range(MASTER + 1, g.options.players + 2)
    if set(campaign.diaries) != {MASTER, *players}:
        return "a diary is missing, or one too many"
    if not set(campaign.bench) <= set(players) or set(campaign.bench) < set(g.state.characters):
        return "somebody builds who does not, or cannot"
    if any(bench.person and bench.person not in campaign.people for bench in campaign.bench.values()):
        return "somebody is advanced who does not play"
    if not set(campaign.defaults) <= set(players) or not set(campaign.agreed) <= set(players):
        return "a seat agreed that nobody has"
    return None


def _flaw_of_people(g: Veridia, campaign: CampaignState) -> str | None:
    for id, person in campaign.people.items():
        if person.id != id or not MASTER < person.seat <= g.options.players + 1 or person.level not in LEVELS:
            return f"{id} is not itself"
        if person.scene and person.scene not in campaign.scenes:
            return f"{person.name} is nowhere"
        if person.folk.front is None:
            return f"{person.name} has no sheet"
        if person.folk.front != person.folk.blank().front and (problem := _flaw_of_sheet(g, person)):
            return f"{person.name}: {problem}"
    known = set(campaign.people)
    if any(employed.person not in known for employed in campaign.employed):
        return "somebody is employed by nobody"
    if any(prompt.person not in known for prompt in campaign.prompts):
        return "a trait was used by nobody"
    if campaign.shop is not None and not set(campaign.shop.bargained) <= known:
        return "somebody bargained who does not play"
    return None


def _flaw_of_sheet(g: Veridia, person: Person) -> str | None:
    folk = folk_of(person)
    being, character = folk.being, folk.character
    strange = next((fault for fault in faults(character, g.box) if fault.rule == "VER-VAL-18"), None)
    if strange is not None:
        return f"has {strange.args['id']}, which does not exist"
    profile = profile_of(g, person)
    if not 0 <= being.damage <= sum(profile.levels):
        return "more or less damage than there is health"
    if person.level != level_name(profile.levels, being.damage):
        return "looks otherwise than it is"
    if any(not 0 <= being.pools.get(pool, -1) <= most for pool, most in profile.pools.items()):
        return "points that are no points"
    if set(being.pools) - set(profile.pools) or not 0 <= being.disease <= 9:
        return "points or a disease that it cannot have"
    if any(condition not in g.box.conditions for condition in folk.conditions):
        return "a condition that does not exist"
    if character.ledger and awarded_in_all(character) != spent(character) + character.experience:
        return "a ledger that does not add up"
    return None


def _flaw_of_scenes(g: Veridia, campaign: CampaignState) -> str | None:
    for id, scene in campaign.scenes.items():
        if scene.id != id or (scene.map and scene.map not in g.box.maps):
            return f"the scene {id} is nowhere"
        if problem := _flaw_of_tokens(campaign, scene):
            return problem
    if campaign.scene and campaign.scene not in campaign.scenes:
        return "the present scene is none"
    if bool(campaign.fighting) is not (g.state.fight is not None):
        return "a fight is in no scene, or none goes on"
    if g.state.fight is not None and g.fight.map and printed_map(g.fight.map) not in g.box.maps:
        return "a fight goes on nowhere"
    screen = campaign.screen.front
    if screen is None:
        return "there is nothing behind the screen, not even nothing"
    strange = next((m.ref for m in screen.makes.values() if profile_of_ref(m.ref, screen.npcs, g.box) is None), "")
    return f"a token is {strange}, which does not exist" if strange else None


def _flaw_of_tokens(campaign: CampaignState, scene: Scene) -> str | None:
    ids = [token.id for token in scene.tokens]
    if len(set(ids)) < len(ids):
        return f"a token is twice in {scene.title}"
    for token in scene.tokens:
        if token.side not in SIDES or token.seat < MASTER:
            return f"{token.id} is of no side"
        person = campaign.people.get(token.id)
        if person is not None and person.scene != scene.id:
            return f"{token.id} is in two scenes"
    return None
