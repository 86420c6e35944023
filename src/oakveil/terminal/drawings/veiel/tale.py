"""What has happened, told: lines of the story, what is worth stopping for, and figures to look back on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text as Drawn

from oakveil.games.veiel.events import (
    ActionDeclared,
    AttackRolled,
    EnemyDied,
    EventPlayed,
    EventTurned,
    FightEnded,
    HeroFell,
    HeroStruck,
    MasterTurnStarted,
    RestBegan,
    RoomEntered,
    TurnEnded,
    TurnStarted,
)
from oakveil.games.veiel.state import Veiel
from oakveil.kernel.table import Event

from ...words import Words
from ..sight import Sight
from .signs import naming

_STOPS = MasterTurnStarted | EventPlayed | EventTurned | FightEnded | RestBegan
"""What is worth stopping for, with all that follows."""


def tale_of(words: Words, g: Veiel, events: Sequence[Event]) -> list[str]:
    """A line for each event that says more than its neighbours."""
    return [
        words.narrator.event(g, event)
        for event, following in zip_longest(events, events[1:])
        if not _goes_without_saying(event, following)
    ]


def _goes_without_saying(event: Event, following: Event | None) -> bool:
    """Whether the line after it says the same, or it only tells that somebody has done nothing more."""
    if isinstance(event, ActionDeclared):
        return isinstance(following, AttackRolled | HeroStruck)
    return isinstance(event, TurnEnded) or (isinstance(event, TurnStarted) and isinstance(following, ActionDeclared))


def recap_of(sight: Sight, news: Sequence[Event]) -> Drawn | None:
    """The enemies' turn, an event, the end of a fight, the way back to the rest zone."""
    start = next((place for place, event in enumerate(news) if isinstance(event, _STOPS)), None)
    if start is None:
        return None
    return Drawn("\n".join(tale_of(sight.words, sight.table, news[start:])))


def statistics_of(sight: Sight) -> list[str]:
    """Rooms entered, fights and enemies, then a line for each hero: attacks, hits, falls."""
    g: Veiel = sight.table
    words, story = sight.words, sight.story
    lines = [
        words.say(
            "terminal-veiel-totals",
            rooms=sum(isinstance(event, RoomEntered) for event in story),
            won=sum(isinstance(event, FightEnded) and event.result == "won" for event in story),
            fights=sum(isinstance(event, FightEnded) for event in story),
            enemies=sum(isinstance(event, EnemyDied) for event in story),
        )
    ]
    for hero in g.state.heroes:
        attacks = [event for event in story if isinstance(event, AttackRolled) and event.hero == hero.id]
        lines.append(
            words.say(
                "terminal-veiel-statistics",
                hero=naming(g.box, words.text).called(hero.id),
                attacks=len(attacks),
                hits=sum(event.result == "hit" for event in attacks),
                falls=sum(isinstance(event, HeroFell) and event.hero == hero.id for event in story),
            )
        )
    return lines
