"""Content packs for tests: a house table in which one thing is different."""

import json
import tomllib
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from hypothesis import strategies

Table = dict[str, Any]
GONE = object()
"""In place of a value: the field, or the entry, is missing."""


def toml(value: object) -> str:
    """A value as it is written in a TOML file, all on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case bool():
            return str(value).lower()
        case _:
            return json.dumps(value)


def written(table: Table) -> str:
    """A table as the text of a TOML file."""
    return "".join(f"{key} = {toml(value)}\n" for key, value in table.items())


def changed(file: Path, id: str, way: str, value: Any) -> str:
    """The text of a house file in which one place of the entry `id` (of the file itself, for "") has another value.

    `way` leads to the place: "effect 0 n". With an empty one it is the entry itself. A function as value gets the old
    value.
    """
    table = tomllib.loads(file.read_text("utf-8"))
    place: Any = table
    keys: list[Any] = [int(key) if key.isdigit() else key for key in way.split()]
    if id:
        entries = next(items for items in table.values() if isinstance(items, list) and "id" in items[0])
        place, keys = entries, [next(n for n, entry in enumerate(entries) if entry["id"] == id), *keys]
    *steps, last = keys
    for key in steps:
        place = place[key]
    if value is GONE:
        del place[last]
    else:
        place[last] = value(place[last]) if callable(value) else value
    return written(table)


def more(*items: object) -> Callable[[list[object]], list[object]]:
    """The same list with more items."""
    return lambda old: [*old, *items]


def but(**fields: object) -> Callable[[Table], Table]:
    """The same entry with other fields; a name that Python keeps for itself is written with "_" at its end."""
    named = {field.removesuffix("_"): value for field, value in fields.items()}
    return lambda old: {key: value for key, value in {**old, **named}.items() if value is not GONE}


def spoilt(file: Path, junk: Sequence[Any], data: strategies.DataObject) -> str:
    """The text of a house file with some of `junk` in one to three places; None takes away what was there."""
    table = tomllib.loads(file.read_text("utf-8"))
    for _ in range(data.draw(strategies.integers(1, 3))):
        places = _places(table) or [(table, "junk")]
        container, key = places[data.draw(strategies.integers(0, len(places) - 1))]
        drawn = data.draw(strategies.sampled_from(junk))
        if drawn is None:
            container.pop(key, None) if isinstance(container, dict) else container.pop(key)
        else:
            container[key] = deepcopy(drawn)
    return written(table)


def _places(value: object) -> list[tuple[Any, Any]]:
    """Every place in a table, as a container and a key or index."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    container: Any = value
    return [place for key in keys for place in ((container, key), *_places(container[key]))]
