"""The guide: what a sensible master would do next, offered to the master, and done by the program (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .. import building_habits, events
from ..calendar import date_of
from ..ledger import PROPOSED_AWARD
from ..state import Veridia
from .choices import AnswerProposal, AnswerWish, OpenScene, PlaceTokens, RequestRoll
from .evening_choices import (
    AdvanceTime,
    Approve,
    ChooseIdea,
    CloseShop,
    EndCampaign,
    GiveAward,
    OpenShop,
    ResolvePrompt,
    StartFight,
)
from .events import Awarded, RollMade, ShopClosed, TimePassed
from .people import living, of_seat
from .player_choices import BuildStep, TakeReady
from .present import campaign_of
from .records import MASTER, Scene

FOES = ("npc:bandit", "npc:goblin", "creature:wolf", "npc:guard")
"""Whom the guide lets the party meet."""
LONGEST = 150
"""After so many lines of the log the guide thinks of the end."""


def proposals(g: Veridia) -> tuple[Option, ...]:
    """What the master could do next, the most sensible first; nothing while he waits for players to come."""
    return tuple(dict.fromkeys([*_answers(g), *_evening(g)]))


def _answers(g: Veridia) -> Iterator[Option]:
    """What players wait for."""
    campaign = campaign_of(g)
    for seat, bench in campaign.bench.items():
        if bench.submitted:
            yield Approve(seat)
    for wish in campaign.wishes:
        yield AnswerWish(wish.number, True, 1)
        yield AnswerWish(wish.number, False)
    for prompt in campaign.prompts:
        yield ResolvePrompt(prompt.number, "")


def _evening(g: Veridia) -> Iterator[Option]:
    """An evening: an idea, a scene, a roll, a fight, a market, a night's rest, an award, the end."""
    campaign, people = campaign_of(g), living(g)
    done = {type(line.event) for line in (*campaign.log, *campaign.results)}
    done |= {type(line.event) for diary in campaign.diaries.values() for line in diary.front or ()}
    waiting = any(not any(of_seat(g, seat)) for seat in range(MASTER + 1, g.options.players + 2))
    if not campaign.scenes:
        if not campaign.idea:
            ideas = [ChooseIdea(id) for id in g.box.ideas]
            first = (g.options.era + len(people)) % len(ideas)
            yield from (*ideas[first:], *ideas[:first])
        yield OpenScene(campaign.place[:60] or str(date_of(campaign.day, campaign.year).year), map="open_field")
        return
    if waiting and not people:
        return
    ids = tuple([person.id for person in people])
    scene = campaign.scenes[campaign.scene]
    if people and RollMade not in done:
        yield sample_request(g, ids)
    if people and events.FightEnded not in done:
        yield from _fight(g, scene)
    if people and ShopClosed not in done:
        yield OpenShop(scene.title, "town") if campaign.shop is None else CloseShop()
    if people and TimePassed not in done:
        yield AdvanceTime(days=1)
    if people and Awarded not in done:
        yield GiveAward(ids, "an evening well played", PROPOSED_AWARD)
    if not people or events.FightEnded in done or campaign.next_line > LONGEST:
        yield EndCampaign()


def sample_request(g: Veridia, ids: tuple[str, ...]) -> RequestRoll:
    """A request from the sample rolls of the book."""
    tasks = g.box.tables.core.task
    task = tasks[campaign_of(g).next_line % len(tasks)]
    return RequestRoll(ids, task.attribute, task.skill, difficulty=1, automatic=True)


def _fight(g: Veridia, scene: Scene) -> Iterator[Option]:
    """Foes for a scene, then the fight."""
    if not any(token.side == "b" for token in scene.tokens):
        foe = FOES[campaign_of(g).next_line % len(FOES)]
        yield PlaceTokens(scene.id, foe, max(1, min(3, len(scene.tokens))))
    elif any(token.side == "a" for token in scene.tokens):
        yield StartFight(scene.id)


# -- programs at the table ---------------------------------------------------------------------------------------------


def master(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The guide as master: what is most sensible next."""
    return ask.options[0]


def join(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """A program plays a ready character: each seat another one."""
    ready = [option for option in ask.options if isinstance(option, TakeReady)]
    return ready[(ask.seat - 2) % len(ready)]


def bench(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """A program builds as in the builder."""
    step = building_habits.build(g, ask, chance)
    wish = BuildStep(ask.seat, step)  # type: ignore[arg-type]  # the builder takes steps of building only
    return wish if ask.refusal(wish) is None else ask.options[-1]


def proposal(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The guide accepts what a player proposes."""
    return next(option for option in ask.options if isinstance(option, AnswerProposal) and option.accepted)
