"""What the tests of the narrator share: every record with every word it may carry, and what is wrong with a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from oakveil.games.oakdell import choices, events, house_box
from oakveil.games.oakdell.choices import Leg
from oakveil.games.oakdell.effects.words import SpecialId
from oakveil.games.oakdell.records import Crossing, Line

BOX = house_box()
IDS = {id for things in (BOX.sheets, BOX.heroes, BOX.gear, BOX.dungeons) for id in things if "_" in id}
"""What may never be read."""


def fault_of(told: str) -> str:
    """What is wrong with a text that people read, or ""."""
    if not told or told != told.strip() or "  " in told or told[0].islower():
        return f"badly written: {told!r}"
    for pattern in (
        r"[{}\[\]]",
        r"oakdell-",
        r"\bNone\b|\bTrue\b|\bFalse\b",
        r"[a-z]_[a-z]",
        r"(?<!or )\bnone\b",
        r"\.\.|,,",
    ):
        if re.search(pattern, told):
            return f"{pattern} in {told!r}"
    return next((f"{id} in {told!r}" for id in IDS & set(re.findall(r"[a-z_]+", told))), "")


def expect_readable(told: str) -> None:
    assert fault_of(told) == ""


def plain(told: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return told.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


STRIKE = Line(340, 85, 840, 760, "P1", "P6")
SAMPLES: dict[str, tuple[Any, ...]] = {
    "hero": (1, 2),
    "acorn": (2,),
    "winners": ((), (1,), (1, 2)),
    "ranking": ((2, 1), (1,)),
    "name": ("Quill",),
    "emblem": ("badger",),
    "card": tuple(BOX.heroes),
    "dungeon": tuple(BOX.dungeons),
    "scenario": ("boss", "shrines"),
    "sheet": tuple(BOX.sheets),
    "decks": ((3, 3, 3),),
    "dice": ((("white", 4), ("white", 4), ("black", 6)), ()),
    "space": ("8,4",),
    "start": ("0,4",),
    "to": ("3,4",),
    "shrine": tuple(BOX.maze("mossy_cellar").shrines),
    "steps": ((Leg("1,4"), Leg("2,4", "key")), (Leg("1,4"),), ()),
    "avoid": ("", "3,4"),
    "edge": ("8,4|9,4",),
    "circles": ((("damage", 1), ("damage", 4), ("strike", 2)),),
    "gear": tuple(BOX.gear),
    "means": (*BOX.gear, *get_args(SpecialId)),
    "with_": ("", *BOX.gear, *BOX.potions),
    "end": ("P9",),
    "point": ("P5",),
    "line": (STRIKE, Line(450, 500, 530, 560)),
    "crossings": (
        (),
        (Crossing(0, 500, 400, 1, "chest"), Crossing(1, 500, 400, 1, "chest"), Crossing(2, 500, 500, 1, "tongue")),
        (Crossing(0, 10, 10, 1, None),),
    ),
    "icons": ((), ("I1",)),
    "links": ((), ("C1",)),
    "icon": ("I1",),
    "link": ("C1",),
    "reason": ("boss_dead", "shrines_destroyed", "all_dead", "time_up", "ranked"),
    "circle": (1, 9),
    "pool": ("hp",),
}
ODD: dict[tuple[type[Any], str], tuple[Any, ...]] = {
    (choices.ChooseHero, "hero"): tuple(BOX.heroes),
    (choices.Strike, "start"): ("P3",),
    (choices.Strike, "circle"): (0, 1, 9),
    (choices.NextStrike, "circle"): (0, 4),
    (choices.Reroll, "pool"): ("", "hp"),
    (choices.Shift, "result"): (1, 4, 6),
    (choices.Draft, "value"): (1, 6),
    (choices.Pay, "shrine"): ("6,0",),
    (choices.Slash, "x1"): (450,),
    (events.GameSetUp, "boss"): tuple(BOX.bosses),
    (events.GameSetUp, "rounds"): (7,),
    (events.DieDrafted, "value"): (1, 6),
    (events.DieDiscarded, "value"): (3,),
    (events.StrikeDeclared, "start"): ("P3",),
    (events.StrikeDeclared, "circle"): (0, 1, 9),
    (events.LineDrawn, "sheet"): ("mimic",),
    (events.ItemTaken, "colour"): ("red",),
    (events.IconTaken, "kind"): ("damage", "strike", "block", "key"),
    (events.DamageDealt, "sheet"): ("ghost", "mimic"),
    (events.DamageDealt, "with_"): (*BOX.gear, *BOX.potions),
    (events.BossEngaged, "sheet"): BOX.bosses,
    (events.AttackRolled, "sheet"): ("ghost",),
    (events.AttackRolled, "pool"): ("", "hp"),
    (events.AttackRolled, "result"): (-1, 4),
    (events.BossAttacked, "sheet"): ("seven_eyed_watcher",),
    (events.BossAttacked, "face"): ("A",),
}
"""What may stand in a field of one record only."""


def words_of(kind: type[Any], field: str, hint: object) -> tuple[Any, ...]:
    """What may stand in a field of a record."""
    odd = ODD.get((kind, field))
    if odd is not None:
        return odd
    if get_origin(hint) is Literal and field not in ("means",):
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if field in SAMPLES:
        return SAMPLES[field]
    return (0, 1, 2)


def records_of(kind: type[Any]) -> Iterator[Any]:
    """A record of this kind for each word that each of its fields may carry."""
    hints = get_type_hints(kind)
    fields = {field: words_of(kind, field, hints[field]) for field in kind.__struct_fields__}
    usual = {field: words[0] for field, words in fields.items()}
    yield kind(**usual)
    for field, words in fields.items():
        for word in words[1:]:
            yield kind(**{**usual, field: word})
