"""What has happened, told: lines of the story, what is worth stopping for, and figures to look back on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text as Drawn

from oakveil.games.tactique.events import (
    BlockLost,
    BossAction,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    DamageDealt,
    DiceRolled,
    EncounterEnded,
    EnemiesTurnStarted,
    EnemyDied,
    EnemyTurnEnded,
    EnemyTurnStarted,
    HeroesTurnStarted,
    LifeLost,
    StepResolved,
    WoundTaken,
)
from oakveil.games.tactique.state import Tactique
from oakveil.kernel.table import Event

from ...words import Words
from ..sight import Sight
from .cards import naming

_STOPS = EnemiesTurnStarted | BossAction | EncounterEnded
"""What is worth stopping for, with all that follows."""


def tale_of(words: Words, g: Tactique, events: Sequence[Event]) -> list[str]:
    """A line for each event that says more than its neighbours; cards drawn and wounds taken at once share one."""
    names = naming(g.box, words.text)
    lines = []
    for _, group in groupby(events, _together):
        first, *more = same = list(group)
        if more and isinstance(first, BlockLost):
            gone = names.figures([event.figure for event in same if isinstance(event, BlockLost)])
            lines.append(words.say("terminal-tactique-block-gone", figures=gone))
            continue
        if more and isinstance(first, CardDrawn | WoundTaken | CardDiscarded):
            cards = [event.card for event in same if isinstance(event, CardDrawn | WoundTaken | CardDiscarded)]
            told = words.say(_SHARED[type(first)], hero=names.hero(first.hero), cards=names.cards(cards), n=len(cards))
            lines.append(told[:1].upper() + told[1:])
        else:
            lines += [words.narrator.event(g, event) for event in same if not _goes_without_saying(g, event)]
    return lines


_SHARED: dict[type[Event], str] = {
    CardDrawn: "terminal-tactique-draws",
    WoundTaken: "terminal-tactique-wounded",
    CardDiscarded: "terminal-tactique-discards",
}


def _together(event: Event) -> object:
    """Neighbours that have this in common are told in one line."""
    match event:
        case CardDrawn(hero=hero) | WoundTaken(hero=hero, start="deck"):
            return type(event), hero
        case BlockLost():
            return BlockLost
        case CardDiscarded(hero=hero, why="end" | "death" | "forced" as why):
            return type(event), hero, why
    return id(event)


def _goes_without_saying(g: Tactique, event: Event) -> bool:
    """Whether the lines around it say the same, or there is nothing that a player could do better."""
    match event:
        case StepResolved(source=source, resolved=resolved):
            return resolved or source not in g.box.card_of
        case DiceRolled(accepted=accepted):
            return accepted
        case CardDiscarded(why=why):
            return why in ("played", "left_play")
        case LifeLost(lives=lives):
            return lives == 0
    return isinstance(event, EnemyTurnStarted | EnemyTurnEnded | HeroesTurnStarted)


def recap_of(sight: Sight, news: Sequence[Event]) -> Drawn | None:
    """The enemies' turn, an Action of a boss, the end of an encounter."""
    start = next((place for place, event in enumerate(news) if isinstance(event, _STOPS)), None)
    if start is None:
        return None
    lines: list[str] = []
    for turn in _turns(news[start:]):
        told = tale_of(sight.words, sight.table, turn)
        indent = "  " if isinstance(turn[0], EnemyTurnStarted) else ""
        lines += [line if place == 0 else indent + line for place, line in enumerate(told)]
    return Drawn("\n".join(lines))


def _turns(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each enemy's turn by themselves, and what lies between."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, EnemyTurnStarted):
            turns.append([])
        turns[-1].append(event)
        if isinstance(event, EnemyTurnEnded):
            turns.append([])
    return [turn for turn in turns if turn]


def statistics_of(sight: Sight) -> list[str]:
    """The rounds of every encounter won, and a line for each hero: cards played, damage, enemies defeated, wounds."""
    g: Tactique = sight.table
    words, story = sight.words, sight.story
    ended = [event for event in story if isinstance(event, EncounterEnded)]
    lines = [words.narrator.event(g, event) for event in ended]
    for hero in g.state.heroes:
        dealt = [event for event in story if isinstance(event, DamageDealt) and event.by == hero.id]
        lines.append(
            words.say(
                "terminal-tactique-statistics",
                hero=g.box.heroes[hero.id].name.in_(words.locale),
                cards=sum(isinstance(event, CardPlayed) and event.hero == hero.id for event in story),
                damage=sum(event.wounds for event in dealt),
                enemies=sum(isinstance(event, EnemyDied) and event.by == hero.id for event in story),
                wounds=sum(isinstance(event, WoundTaken) and event.hero == hero.id for event in story),
            )
        )
    return lines
