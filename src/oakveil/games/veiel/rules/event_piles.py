"""The pile of events: drawing, discarding, shuffling (specification 3.13, 3.25)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.rulebook import rule

from ..events import EventsDiscarded, EventsDrawn, EventSeen, EventsReshuffled
from ..records import TEAMS
from ..state import CardId, Veiel

SHUFFLE = "veiel.shuffle.event"


@rule("VEIEL-EVENT-01", "VEIEL-EVENT-02", "VEIEL-CORR-07", "VEIEL-BAL-01", "VEIEL-BAL-02")
def events_due(g: Veiel) -> int:
    """How many events are drawn before a crossing: one less than there are lines, and the balancing table, or 0."""
    adjust = g.options.adjust_events
    if adjust is None:
        adjust = g.box.balance.events[g.size - TEAMS[0]]
    return max(0, g.state.lines - 1 + adjust)


@rule("VEIEL-EVENT-01", "VEIEL-EVENT-06", "VEIEL-NODM-13", "VEIEL-INC-02")
def draw_events(g: Veiel, n: int, why: Literal["crossing", "wing"]) -> None:
    """Up to `n` events come into the hand of the DM, or are laid out face down without one."""
    state, cards = g.state, list[CardId]()
    while len(cards) < n and (card := _top(g)) is not None:
        cards.append(card)
    if not cards:
        return
    if g.master is None:
        state.laid_events.cards += cards
    else:
        state.hand.cards += cards
    g.tell(EventsDrawn, len(cards), why)
    for card in cards if g.master is not None else ():
        g.tell(EventSeen, g.master or 0, card)


@rule("VEIEL-EVENT-06")
def _top(g: Veiel) -> CardId | None:
    """The top event. When the pile is empty the discard is shuffled into it; None when there is none either."""
    state = g.state
    if not state.events.cards:
        if not state.event_discard:
            return None
        state.events.cards, state.event_discard = [*state.event_discard], ()
        g.chance.shuffle(state.events.cards, SHUFFLE)
        g.tell(EventsReshuffled)
    return state.events.draw()


@rule("VEIEL-EVENT-05", "VEIEL-REST-03")
def discard_unused(g: Veiel) -> None:
    """Events that were not played in this crossing are discarded."""
    state = g.state
    unused = [*state.hand.seen(), *(card for card in state.laid_events.cards if card is not None)]
    if unused:
        state.event_discard += tuple(sorted(unused))
        state.hand.cards, state.laid_events.cards = [], []
        g.tell(EventsDiscarded, len(unused))


@rule("VEIEL-EVENT-05")
def discard_event(g: Veiel, card: CardId) -> None:
    """An event that was played or turned over lies open."""
    g.state.event_discard += (card,)
