"""Decisions in somebody else's turn, which others have to wait for (specification, section 5)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask, Clock, Option

from ..state import Hero, Tactique


def interrupt(g: Tactique, hero: Hero, key: str, options: Sequence[Option], default: Option) -> Ask:
    """A question to the seat of a hero, against the clock unless it is in the turn of its own hero.

    When the time is over, `default` is the answer.
    """
    seconds, active = g.options.interrupt_timer, g.state.active
    clock = None
    if seconds and (active is None or g.hero(active).seat != hero.seat):
        clock = Clock(seconds, default, for_others=True)
    return Ask(hero.seat, f"tactique.{key}", options, default, clock=clock)
