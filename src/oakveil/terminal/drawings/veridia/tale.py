"""The story of a fight: its lines, what is worth stopping for, and figures to look back on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text as Drawn

from oakveil.games.veridia.events import AttackDeclared, Damaged, DiceRolled, Died, Hit
from oakveil.games.veridia.state import SIDES, Veridia
from oakveil.kernel.table import Event

from ..sight import Sight
from .signs import naming
from .tray import draw_roll


def recap_of(sight: Sight, news: Sequence[Event]) -> Drawn | None:
    """All that has happened since the last answer, with its dice, if one of the own units was hurt or has died."""
    g: Veridia = sight.table
    if g.state.fight is None:
        return None
    mine = {unit.id for unit in g.fight.units.values() if unit.seat == sight.seat}
    hurt = any(isinstance(event, Damaged) and event.dealt > 0 and event.unit in mine for event in news)
    if not hurt and not any(isinstance(event, Died) and event.unit in mine for event in news):
        return None
    lines: list[Drawn] = []
    for event in news:
        lines.append(Drawn(sight.words.narrator.event(g, event)))
        if isinstance(event, DiceRolled):
            lines.append(Drawn("   ").append_text(draw_roll(event.rolled)))
    return Drawn("\n").join(lines)


def statistics_of(sight: Sight) -> list[str]:
    """A line for every unit: attacks, hits, harm dealt to it."""
    g: Veridia = sight.table
    return [] if g.state.fight is None else [*_statistics(sight, g)]


def _statistics(sight: Sight, g: Veridia) -> Iterator[str]:
    words, story, names = sight.words, sight.story, naming(g.box, sight.words.text)
    for side in SIDES:
        for unit in g.fight.units.values():
            if unit.side != side:
                continue
            yield words.say(
                "terminal-veridia-statistics",
                unit=names.unit(g, unit.id),
                attacks=sum(isinstance(event, AttackDeclared) and event.unit == unit.id for event in story),
                hits=sum(isinstance(event, Hit) and event.unit == unit.id for event in story),
                harm=sum(event.dealt for event in story if isinstance(event, Damaged) and event.unit == unit.id),
            )
