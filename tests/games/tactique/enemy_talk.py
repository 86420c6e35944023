"""Words for what enemies do to heroes, beside those of `table.py`."""

from oakveil.games.tactique.effects import Modifier, Until, ZoneId
from oakveil.games.tactique.events import DamageTaken
from oakveil.games.tactique.state import Lasting
from tests.games.tactique.table import TableTalk


def suffered(t: TableTalk, id: str) -> tuple[int, int]:
    """The damage that a hero has taken, and how much of it was blocked."""
    taken = [event for event in t.told(DamageTaken) if event.hero == id]
    return sum(event.amount - event.reduced for event in taken), sum(event.blocked for event in taken)


def give(
    t: TableTalk,
    figure: str,
    mod: Modifier,
    n: int = 0,
    until: Until = "round",
    source: str = "banner.1",
    owner: str = "",
    zone: ZoneId | None = None,
) -> None:
    """A figure has a modifier, as if a card had granted it."""
    t.g.figure(figure).effects += (Lasting(mod, n, until, source, owner or figure, zone=zone),)
