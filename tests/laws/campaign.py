"""What a meddler tries at a campaign table of Veridia: deeds of the master and of players, sensible and foolish."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oakveil.games.veridia.building_choices import FinishBuilding, RaiseLevel
from oakveil.games.veridia.campaign import choices, evening_choices, player_choices
from oakveil.games.veridia.campaign.overriding import POSSIBLE
from oakveil.games.veridia.campaign.records import Works
from oakveil.games.veridia.campaign.state import CampaignState
from oakveil.games.veridia.exchange import exported
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Option, Seat

SHEET = "(3+2) - Bailiff [3/3/3/2]\nAttack: 3+2 +2dmg\nDodge: 2+3-1\nBlock: 2+2\nArmor: [0]+2 / [0]+0"


def campaign_of(g: Veridia) -> CampaignState:
    assert g.state.campaign is not None
    return g.state.campaign


def people(g: Veridia) -> tuple[str, ...]:
    return tuple(campaign_of(g).people)


def own(g: Veridia, seat: Seat) -> str:
    found = [person.id for person in campaign_of(g).people.values() if person.seat == seat]
    return (found or [*people(g), "p99"])[0]


def scene(g: Veridia) -> str:
    return campaign_of(g).scene or "s99"


def some(items: Any, otherwise: str) -> str:
    """One of these, another each time something is written into the log; `otherwise` where there is none."""
    found = [*items]
    return found[-1] if found else otherwise


def token(g: Veridia) -> str:
    at = campaign_of(g).next_line
    found = [one.id for it in campaign_of(g).scenes.values() for one in it.tokens]
    return found[at % len(found)] if found else "nobody.1"


def reveal(g: Veridia, seat: Seat) -> Option:
    behind = campaign_of(g).behind
    hidden: list[tuple[Any, str]] = [("token", it.id) for it in behind.tokens]
    hidden += [("area", it.id) for it in behind.areas] + [("note", it.id) for it in behind.notes]
    hidden += [("clock", it.id) for it in behind.clocks] + [("roll", str(it.number)) for it in behind.casts]
    if not hidden:
        return choices.Reveal("field", token(g), "levels")
    return choices.Reveal(*hidden[campaign_of(g).next_line % len(hidden)])


def override(g: Veridia, seat: Seat) -> Option:
    """A line that can be overridden, mostly with a value that can be; now and then nonsense."""
    campaign, at = campaign_of(g), campaign_of(g).next_line + campaign_of(g).next_id
    lines = [line for line in (*campaign.results, *campaign.log) if type(line.event) in POSSIBLE]
    if not lines or at % 9 == 0:
        return choices.Override(campaign.next_line, "pool", "3", "it is so")
    line = lines[-1 - at % min(8, len(lines))]
    whats = POSSIBLE[type(line.event)]
    what: Any = whats[at % len(whats)]
    words = {"level": "hurt", "condition": "prone", "requirement": "waived", "hit": str(at % 2)}
    return choices.Override(line.number, what, words.get(what, str(at % 5)), "it is so", private=at % 7 == 0)


def correct(g: Veridia, seat: Seat) -> Option:
    id = some(g.state.fight.units if g.state.fight else people(g), "p99")
    whats: tuple[tuple[Any, str], ...] = (("damage", "2"), ("condition", "prone"), ("level", "hurt"), ("fate", "up"))
    what, value = whats[campaign_of(g).next_line % len(whats)]
    return choices.Correct(id, what, value, "a slip of the tongue")


def request(g: Veridia, seat: Seat) -> Option:
    at = campaign_of(g).next_line
    shown: tuple[Any, ...] = ("open", "blind", "secret", "")
    return choices.RequestRoll(
        people(g) or ("p99",),
        "perception",
        "alertness",
        difficulty=at % 3,
        against=4 if at % 2 else None,
        visibility=shown[at % 4],
        automatic=True,
        show_difficulty=at % 5 > 0,
    )


def reorder(g: Veridia, seat: Seat) -> Option:
    fight = g.state.fight
    return evening_choices.Reorder(tuple(reversed(fight.order)) if fight is not None and fight.order else ("nobody",))


def build(g: Veridia, seat: Seat) -> Option:
    """Something that cannot be, something that needs the master's word, something possible, the end."""
    steps = (RaiseLevel("specialty", "gray"), RaiseLevel("specialty", "grey"), RaiseLevel("skill", "law"))
    at = campaign_of(g).next_id % 4
    return player_choices.BuildStep(seat, FinishBuilding() if at == 3 else steps[at])


def invoke(g: Veridia, seat: Seat) -> Option:
    """A trait of one's own, with a point where it costs any."""
    person = campaign_of(g).people.get(own(g, seat))
    traits = person.folk.front.character.traits if person is not None and person.folk.front is not None else ()
    taken = traits[campaign_of(g).next_line % len(traits)] if traits else "barrier"
    id = taken.partition(":")[0]
    paid = any(use.pay is not None for use in g.box.traits[id].use[:1])
    return player_choices.InvokeTrait(own(g, seat), id, 0, int(paid))


def bring(g: Veridia, seat: Seat) -> Option:
    if campaign_of(g).next_line % 3 == 0:
        return player_choices.ImportPerson("{}")
    return player_choices.ImportPerson(exported(ready_character(g.box.pregens["tomar"], g.box), g.box))


Try = Callable[[Veridia, Seat], Option]
DEEDS: dict[str, Try] = {
    "veridia.open_scene": lambda g, seat: choices.OpenScene("A bridge", "in the hills", "bridge", cover=1),
    "veridia.change_scene": lambda g, seat: choices.ChangeScene(
        scene(g), "Night", enforcement="free" if campaign_of(g).next_line % 2 else "full"
    ),
    "veridia.lead_to": lambda g, seat: choices.LeadTo(people(g), some(campaign_of(g).scenes, "s99")),
    "veridia.edit_terrain": lambda g, seat: choices.EditTerrain(scene(g), ((5, 5), (5, 6)), "C"),
    "veridia.hide_area": lambda g, seat: choices.HideArea(scene(g), ((1, 1), (1, 2)), "a chest", "o"),
    "veridia.place_tokens": lambda g, seat: choices.PlaceTokens(
        scene(g), "npc:bandit", 1, hidden=campaign_of(g).next_line % 2 > 0, scale=-1, health=75
    ),
    "veridia.move_token": lambda g, seat: choices.MoveToken(token(g), (4, 4)),
    "veridia.remove_token": lambda g, seat: choices.RemoveToken(token(g)),
    "veridia.write_note": lambda g, seat: choices.WriteNote("The duke lies", "about everything", seat == 2),
    "veridia.set_clock": lambda g, seat: choices.SetClock(
        scene(g), "The storm", filled=1, hidden=campaign_of(g).next_line % 2 > 0
    ),
    "veridia.reveal": reveal,
    "veridia.add_npc": lambda g, seat: choices.AddNpc("bailiff", SHEET),
    "veridia.plan_encounter": lambda g, seat: choices.PlanEncounter("At the ford", "npc:guard*2, creature:wolf"),
    "veridia.request_roll": request,
    "veridia.cancel_request": lambda g, seat: choices.CancelRequest(),
    "veridia.answer_wish": lambda g, seat: choices.AnswerWish(
        campaign_of(g).wishes[0].number if campaign_of(g).wishes else 1, True, 1
    ),
    "veridia.secret_roll": lambda g, seat: choices.SecretRoll(4, 1, "do they notice?"),
    "veridia.override": override,
    "veridia.correct": correct,
    "veridia.hold": lambda g, seat: choices.Hold(not campaign_of(g).hold),
    "veridia.start_fight": lambda g, seat: evening_choices.StartFight(scene(g), grouped=True),
    "veridia.join_fight": lambda g, seat: evening_choices.JoinFight(token(g)),
    "veridia.leave_fight": lambda g, seat: evening_choices.LeaveFight(token(g)),
    "veridia.reorder": reorder,
    "veridia.next_slot": lambda g, seat: evening_choices.NextSlot(),
    "veridia.stop_fight": lambda g, seat: evening_choices.StopFight(),
    "veridia.give_award": lambda g, seat: evening_choices.GiveAward(people(g) or ("p99",), "for a joke", 1, 5, "sword"),
    "veridia.warn_integrity": lambda g, seat: evening_choices.WarnIntegrity(some(people(g), "p99"), "stealing bread"),
    "veridia.approve": lambda g, seat: evening_choices.Approve(2, campaign_of(g).next_line % 2 > 0),
    "veridia.advance_time": lambda g, seat: evening_choices.AdvanceTime(5, 1, rest="poor", carer=own(g, 2), paid=True),
    "veridia.travel": lambda g, seat: evening_choices.Travel(50, rough=True),
    "veridia.open_shop": lambda g, seat: evening_choices.OpenShop("Racusa", "town"),
    "veridia.fix_stock": lambda g, seat: evening_choices.FixStock("sword", price=3.5),
    "veridia.close_shop": lambda g, seat: evening_choices.CloseShop(),
    "veridia.open_siege": lambda g, seat: evening_choices.OpenSiege(
        "gate", (Works("ballista", ((3, 0, 1),) * 3),) if campaign_of(g).next_line % 3 else ()
    ),
    "veridia.work_siege": lambda g, seat: evening_choices.WorkSiege(2),
    "veridia.shoot_engine": lambda g, seat: evening_choices.ShootEngine(0, "crowd"),
    "veridia.resolve_prompt": lambda g, seat: evening_choices.ResolvePrompt(
        campaign_of(g).prompts[0].number if campaign_of(g).prompts else 1, "Nothing happens."
    ),
    "veridia.rule_critical": lambda g, seat: evening_choices.RuleCritical(
        campaign_of(g).criticals[0].number if campaign_of(g).criticals else 1, "defence"
    ),
    "veridia.choose_idea": lambda g, seat: evening_choices.ChooseIdea("border_riches"),
    "veridia.hand_over": lambda g, seat: evening_choices.HandOver(
        some(people(g), "p99"), "master" if campaign_of(g).next_line % 2 else "player"
    ),
    "veridia.step_away": lambda g, seat: evening_choices.StepAway(),
    "veridia.resume": lambda g, seat: evening_choices.Resume(),
    "veridia.remind": lambda g, seat: evening_choices.Remind(),
    "veridia.end_campaign": lambda g, seat: evening_choices.EndCampaign(),
    "veridia.take_ready": lambda g, seat: player_choices.TakeReady("sela"),
    "veridia.begin_building": lambda g, seat: player_choices.BeginBuilding(own(g, seat)),
    "veridia.build_step": build,
    "veridia.leave_bench": lambda g, seat: player_choices.LeaveBench(),
    "veridia.import_person": bring,
    "veridia.ask_to_roll": lambda g, seat: player_choices.AskToRoll(own(g, seat), "charisma", "trade", "may I?"),
    "veridia.roll_freely": lambda g, seat: player_choices.RollFreely(5, 1),
    "veridia.purchased": lambda g, seat: player_choices.Purchased(own(g, seat), "arrow", 5),
    "veridia.offer": lambda g, seat: player_choices.Offer(own(g, seat), 0),
    "veridia.bargain": lambda g, seat: player_choices.Bargain(own(g, seat)),
    "veridia.order": lambda g, seat: player_choices.Order(own(g, seat), "night_at_an_inn"),
    "veridia.engage": lambda g, seat: player_choices.Engage(own(g, seat), "sellsword"),
    "veridia.invoke_trait": invoke,
    "veridia.press_pause": lambda g, seat: player_choices.PressPause(),
    "veridia.draw_line": lambda g, seat: player_choices.DrawLine("line" if seat % 2 else "veil", "spiders"),
    "veridia.allow_defaults": lambda g, seat: player_choices.AllowDefaults(campaign_of(g).next_line % 2 > 0),
}
"""A value for each command of the campaign table."""
