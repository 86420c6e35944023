"""Words for fights at a table of Dungeons of the Oak Dell.

    t = fight("ghost", "P5-P12 P6-P11", die=("white", 6))
    strike(t, "P2-P9")
    assert t.hero().fight.drops == {"hp": 3}

The hero of the fight is the first of two. The second one waits, so a turn ends with the question for its die.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oakveil.games.oakdell import catalogue
from oakveil.games.oakdell.box import Box
from oakveil.games.oakdell.choices import Drink, Strike
from oakveil.games.oakdell.records import Sheet
from oakveil.games.oakdell.state import Phase, Rolled
from oakveil.kernel.table import Event

from .table import TableTalk, hero, scene

YELLOW: Rolled = ("white", 6)
RED: Rolled = ("white", 5)
GREEN: Rolled = ("white", 4)
BLUE: Rolled = ("white", 3)
BLACK_RED: Rolled = ("black", 4)
WAITING: tuple[Rolled, ...] = (("white", 1), ("black", 6))
"""What the second hero has to choose from."""
ALL_USED = "P1-P7 P2-P8 P3-P9 P4-P10 P5-P11 P6-P12"
"""Every point of a sheet of twelve."""
ONE_FREE = "P1-P7 P2-P8 P3-P9 P4-P10 P5-P11 P6-P1"
"""Every point but P12."""
OPTIONS = ("decks", "turn", "death_variant", "scenario", "first_monster", "box")
"""What `fight` hands on to the table, not to the hero."""


def box_with(*sheets: Sheet) -> Box:
    """The box of the house with other sheets in place of those of the same id."""
    house = catalogue.house()
    return Box(replace(house, sheets={**house.sheets, **{sheet.id: sheet for sheet in sheets}}))


def fight(
    sheet: str = "ghost",
    lines: str = "",
    die: Rolled = RED,
    phase: Phase = "attack",
    rolls: tuple[int, ...] = (),
    at: str = "0,4",
    marks: dict[str, Any] | None = None,
    **fields: Any,
) -> TableTalk:
    """A hero at a phase of its turn, before a sheet on which these lines are drawn. `marks` are fields of the sheet."""
    options = {name: fields.pop(name) for name in OPTIONS if name in fields}
    own = hero(at, sheet, lines, marks, **fields)
    return scene(own, hero(), die=die, phase=phase, dice=WAITING, rolls=rolls, **options)


def strike(t: TableTalk, line: str, circle: int = 0, any_point: bool = False) -> list[Event]:
    """The main strike: "P2-P9"."""
    start, end = line.split("-")
    return t.answer(Strike(start, end, circle, any_point))


def drink(t: TableTalk, *potions: Any) -> None:
    """Drink potions, one after the other."""
    for potion in potions:
        t.answer(Drink(potion))


def strikes(t: TableTalk, circle: int | None = 0) -> set[str]:
    """The lines of the strikes that are offered with this circle (None: with any), written as `strike` takes them."""
    offered = t.offered(Strike)
    return {f"{one.start}-{one.end}" for one in offered if circle is None or one.circle == circle}
