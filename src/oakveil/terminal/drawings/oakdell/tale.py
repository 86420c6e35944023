"""What has happened, told: lines of the story, what is worth stopping for, and figures to look back on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text as Drawn

from oakveil.games.oakdell.events import (
    AcornGiven,
    AttackRolled,
    BossAttacked,
    BossEngaged,
    CircleFilled,
    DieDrafted,
    DoorGhosted,
    DoorOpened,
    GameEnded,
    HeartsBroken,
    HeroDied,
    HeroDown,
    HeroReady,
    LineDrawn,
    MonsterDefeated,
    MonsterDrawn,
    MonsterFled,
    PhaseSkipped,
    PotionDrunk,
    RoundBegan,
    RoundEnded,
    RouteDeclared,
    SpecialUsed,
    Stepped,
    StrikeDeclared,
    TorchLit,
    WallBroken,
)
from oakveil.games.oakdell.state import OakDell
from oakveil.kernel.table import Event

from ...words import Words
from ..editor import Room
from ..sight import Sight
from .sheet import Marks, draw_beside

_PARAGRAPHS = (
    *(RoundBegan, RoundEnded, HeroReady, DieDrafted, RouteDeclared, StrikeDeclared, PotionDrunk, TorchLit),
    *(LineDrawn, AttackRolled, BossAttacked, PhaseSkipped, MonsterDrawn, BossEngaged, GameEnded),
)
"""What begins a new line of the story; what follows from it stands in the same line."""
_SILENT = (Stepped, RoundEnded)
"""What goes without saying: the route has been told, and the next round is."""
_STOPS = (HeroDied, HeroDown, MonsterFled, BossEngaged)
"""What is worth stopping for, with the turn in which it happened."""


def tale_of(words: Words, g: OakDell, events: Sequence[Event]) -> list[str]:
    """Paragraphs: a walk, a strike, an attack each with all that comes of it."""
    lines: list[str] = []
    before: Event | None = None
    for place, event in enumerate(events):
        following = events[place + 1] if place + 1 < len(events) else None
        if _goes_without_saying(g, event, following):
            continue
        told = words.narrator.event(g, event)
        if lines and (not isinstance(event, _PARAGRAPHS) or isinstance(before, StrikeDeclared)):
            lines[-1] += f" {told}"
        else:
            lines.append(told)
        before = event
    return lines


def _goes_without_saying(g: OakDell, event: Event, following: Event | None) -> bool:
    """Whether the line after it says the same, or everybody knows it."""
    match event:
        case AcornGiven():
            return isinstance(following, RoundBegan | GameEnded) or g.options.solo
        case CircleFilled(track="strike"):
            return isinstance(following, StrikeDeclared)
        case StrikeDeclared(circle=0, any_point=False):
            return isinstance(following, LineDrawn)
        case SpecialUsed():
            return isinstance(following, DoorOpened | DoorGhosted | WallBroken | PhaseSkipped | TorchLit)
    return isinstance(event, _SILENT)


def recap_of(sight: Sight, news: Sequence[Event]) -> Drawn | None:
    """A line that the seat has drawn, with the picture; what ends a hero, or a fight against one's will."""
    drawn = next((event for event in reversed(news) if isinstance(event, LineDrawn)), None)
    if drawn is not None and drawn.hero == sight.seat:
        return _verdict(sight, drawn, news)
    if not any(isinstance(event, _STOPS) for event in news):
        return None
    return Drawn("\n\n".join(tale_of(sight.words, sight.table, news)))


def _verdict(sight: Sight, drawn: LineDrawn, news: Sequence[Event]) -> Drawn:
    """What came of a line, beside the sheet as long as that lies on the table."""
    g: OakDell = sight.table
    hero, told = g.hero(drawn.hero), tale_of(sight.words, g, news)
    if hero.fight.sheet != drawn.sheet or hero.fight.lines[drawn.number - 1 :] != (drawn.line,):
        return Drawn("\n\n".join(told))
    lines = [Drawn(line) for paragraph in told for line in (paragraph, "")]
    return draw_beside(g, sight.words, hero, _ROOM, Marks(crossings=drawn.crossings), lines)


_ROOM = Room(72, 17)
"""What there is for the picture of a line that was drawn."""


def statistics_of(sight: Sight) -> list[str]:
    """A line for each hero: lines drawn, hits, monsters defeated, hearts lost."""
    return list(_statistics(sight))


def _statistics(sight: Sight) -> Iterator[str]:
    story = sight.story
    for hero in sight.table.state.heroes:
        drawn = [event for event in story if isinstance(event, LineDrawn) and event.hero == hero.seat]
        yield sight.words.say(
            "terminal-oakdell-statistics",
            hero=hero.name,
            lines=len(drawn),
            hits=sum(crossing.part is not None for event in drawn for crossing in event.crossings),
            kills=sum(isinstance(event, MonsterDefeated) and event.hero == hero.seat for event in story),
            hearts=sum(event.marked for event in story if isinstance(event, HeartsBroken) and event.hero == hero.seat),
        )
