"""Bosses: their Actions, and what happens when they lose lives (rulebook: Facing the boss; specification 3.32)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..events import BossAction, PileReshuffled
from ..state import EnemyId, Tactique
from .lasting import lasts
from .progress import Acting, Attacking, CardPlay, Happened
from .steps import Steps
from .triggers import EVERYWHERE, react


@rule("TAC-BOSS-11", "TAC-BOSS-10")
def draw_action(g: Tactique, boss: EnemyId) -> str | None:
    """The next Action of a boss. Its discard is shuffled when the pile is empty; None if both are.

    Ruling (TAC-BOSS-11): Actions whose effect still lasts stay where they are, so there may be none.
    """
    state = g.state
    pile = state.actions[boss]
    if not pile.cards:
        again = list(state.played_actions[boss])
        if not again:
            return None
        g.chance.shuffle(again, f"tactique.shuffle.{boss}")
        pile.cards, state.played_actions[boss] = list(again), ()
        g.tell(PileReshuffled, boss)
    return pile.draw()


class Action(Acting):
    """A boss carries out an Action, because it is its turn or because it has lost a life."""

    @step("TAC-BOSS-03", "TAC-BOSS-04", "TAC-BOSS-13", "TAC-BOSS-15", "TAC-ENEMY-04")
    def carry_out(self, g: Tactique) -> Frame:
        g.tell(BossAction, self.boss, self.action, self.cause)
        return Steps(actor=self.boss, source=self.action, zone=EVERYWHERE, steps=g.box.actions[self.action].turn)

    @step("TAC-BOSS-10")
    def put_away(self, g: Tactique) -> None:
        """It goes to the discard, or stays beside the boss as long as its effect lasts."""
        if lasts(g, self.action):
            g.state.lasting_actions += (self.action,)
        else:
            g.state.played_actions[self.boss] += (self.action,)


@rule("TAC-BOSS-03", "TAC-BOSS-11")
def next_action(g: Tactique, boss: EnemyId, cause: Literal["turn", "life"]) -> Frame | None:
    """A boss draws an Action and carries it out."""
    action = draw_action(g, boss)
    return None if action is None else Action(boss=boss, action=action, cause=cause)


class LostLives(Frame):
    """A boss works off the lives it has lost, one by one: what its passive does, then an Action."""

    boss: EnemyId

    @step("TAC-BOSS-04", "TAC-BOSS-06", "TAC-BOSS-07", "TAC-BOSS-08")
    def react(self, g: Tactique) -> Frame | None:
        """When the boss has died the rest is dropped."""
        boss = g.state.enemies.get(self.boss)
        if boss is None or not boss.owed:
            self.end()
            return None
        boss.owed -= 1
        return react(g, Happened("life_lost", self.boss))

    @step("TAC-BOSS-04", "TAC-BOSS-06", "TAC-BOSS-09")
    def act(self, g: Tactique) -> Frame | None:
        self.goto(LostLives.react)
        return next_action(g, self.boss, "life") if self.boss in g.state.enemies else None


@rule("TAC-BOSS-05", "TAC-BOSS-09")
def lost_lives(g: Tactique, after_card: bool = False) -> Frame | None:
    """The lives that a boss has lost and not worked off yet; None if there are none, or it is too early.

    Too early is while a card, an attack, an Action or other lost lives are under way. `after_card`: the card under way
    is completely resolved.
    """
    for id in g.state.bosses:
        boss = g.state.enemies.get(id)
        if boss is not None and boss.owed:
            busy: tuple[type[Frame], ...] = (Acting, Attacking, LostLives)
            if not after_card:
                busy = (*busy, CardPlay)
            return None if any(isinstance(frame, busy) for frame in g.stack) else LostLives(boss=id)
    return None
