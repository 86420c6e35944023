"""What a seat of Veiel may know, worked out from nothing but what everybody was told to have happened.

    watch = Watch(options)
    for event in everything_told_to_all: watch.hear(event)
    watch.look(true_table, what_a_hero_was_sent)

It does not ask the zones of the table: they are what is tested.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from oakveil.games.veiel.options import VeielOptions
from oakveil.kernel.ask import Seat
from oakveil.kernel.table import Table

Json = dict[str, Any]
FOR_THE_MASTER = ("EventSeen", "LineLaid", "RoomsLaid", "MasterRolled", "DieChanged")
"""Events that nobody else may hear of."""
DICE = {"AttackRolled": ("foe_die", "foe_total"), "EnemyAttacked": ("die", "total"), "DiceTied": ("foe_die",)}
"""Events in which a die of the DM may stand, with the fields that its own die and total have."""


class Watch:
    """Keeps book of what the heroes and their spectators know. `rooms` are the places whose rooms they know."""

    def __init__(self, options: VeielOptions) -> None:
        self.options = options
        self.rooms: dict[str, str] = dict.fromkeys(("A1", "B1", "C1"), "monster")
        self.looks = 0

    def hear(self, event: Json) -> None:
        """An event that a hero or a spectator was told: it may be, and it tells what lies where."""
        assert event["type"] not in FOR_THE_MASTER, event
        if self.options.dm_dice == "hidden" and event["type"] in DICE:
            assert all(event[field] == 0 for field in DICE[event["type"]]), event
        if self.options.enemy_stats == "hidden" and event["type"] in ("DamageDealt", "Healed"):
            assert "." not in event["target"], event
        match event["type"]:
            case "RoomRevealed" | "RoomReplaced" | "RoomPeeked":
                self.rooms[event["place"]] = event["room"]
            case "RoomsTaken":
                for place in event["places"]:
                    self.rooms.pop(place, None)

    def look(self, g: Table[Any], sent: Json) -> None:
        """The table as it was sent to a hero or a spectator: a state, and procedures in progress."""
        state, stack = sent["state"], sent["stack"]
        self.looks += 1
        for place, room in state["rooms"].items():
            assert room["front"] == self.rooms.get(place), f"{place} is {g.state.rooms[place].front}"
        for pile in ("left_pile", "right_pile", "phylacteries", "events", "laid_events", "monsters", "hand"):
            cards = getattr(g.state, pile).cards
            assert state[pile]["cards"] == [None] * len(cards), pile
        if self.options.enemy_stats == "hidden" and state["combat"] is not None:
            assert all(enemy["full"] == 3 for enemy in state["combat"]["line"])
        if self.options.master != "none" and state["combat"] is not None and sent.get("aids"):
            assert set(sent["aids"]["enemies"]) == {enemy["id"] for enemy in state["combat"]["line"]}, "those to come"
        if self.options.dm_dice == "hidden":
            assert all(
                die["front"] is None for die in _fields(stack, "foe") if isinstance(die, Mapping) and die["peeked"]
            )
        for room in _fields(stack, "lifted"):
            assert all(card["front"] is None for card in room), "rooms in the hands of the DM"
        for marks in _fields(stack, "marks"):
            assert all(mark["up"] or mark["front"] is None for mark in marks), "right answers"
        for accepted in _fields(stack, "accepted"):
            assert accepted is None or accepted["cards"] == [], "answers that count"


def sent_to(g: Table[Any], seat: Seat | None) -> Json:
    """What is sent of a table to a seat (None: a spectator)."""
    state, stack = g.seen_by(seat)
    made: Json = {"state": json.loads(msgspec.json.encode(state)), "stack": json.loads(msgspec.json.encode(stack))}
    return made


def _fields(value: object, name: str) -> Iterator[Any]:
    """Every field of this name, however deep."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key == name:
                yield inner
            yield from _fields(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from _fields(inner, name)
