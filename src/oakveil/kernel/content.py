"""Strict loading of content: TOML tables into records, with every fault named at once, in English and French.

A game names its tables as the fields of a record: the field `monsters` stands for the file `monsters.toml`, its type is
the record of that file. The tables in a list of a file are its *entries*; an entry is known by its `id` or its place.

msgspec decides whether a table is sound. Only when it is not, it is gone through again, slowly, to tell what is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec.inspect import type_info

from .explain import explain
from .faults import ContentError, Fault, Place, shown
from .text import Bilingual, Texts

LARGEST_FILE = 1_000_000
"""A content file may have this many bytes."""
MOST_ENTRIES = 500
"""A list of a content file may have this many entries."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,40}$", extra={"fault": "content-bad-id"})]
"""An id of a content file: lower case letters, digits and underscores."""

Check = Callable[..., Iterable[Fault]]
"""A check across tables. Its parameters have the names of the tables it needs; it runs when all of those are sound."""

T = TypeVar("T", bound=msgspec.Struct)


def load(
    kind: type[T], house: Path, pack: Path | None, checks: Sequence[Check], texts: Texts
) -> tuple[T, tuple[Fault, ...]]:
    """The tables of `kind` from the folder `pack`, those that are absent there from `house`; and all warnings.

    Raises ContentError, with all faults, if there is any error.
    """
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    faults = _strange_files(pack, types) if pack else []
    tables: dict[str, Any] = {}
    for name, table_kind in types.items():
        own = pack / f"{name}.toml" if pack else None
        table, table_faults = _read(own if own and own.exists() else house / f"{name}.toml", table_kind)
        faults += table_faults
        if table is not None:
            tables[name] = table
    for check in checks:
        needed = signature(check).parameters
        if needed.keys() <= tables.keys():
            faults += check(**{name: tables[name] for name in needed})
    if any(fault.severity == "error" for fault in faults):
        raise ContentError(tuple(faults), texts)
    return kind(**tables), tuple(faults)


def _strange_files(pack: Path, types: dict[str, Any]) -> list[Fault]:
    """Faults of a pack as a folder: it is missing, holds no table, or holds tables that the game does not know."""
    wanted = tuple(f"{name}.toml" for name in types)
    found = sorted(file.name for file in pack.glob("*.toml"))
    if not found:
        return [Fault(file=pack.name, problem="content-no-table", args={"wanted": wanted})]
    strange = [name for name in found if name not in wanted]
    return [Fault(file=shown(name), problem="content-unknown-table", args={"wanted": wanted}) for name in strange]


def _read(file: Path, kind: type[T]) -> tuple[T | None, list[Fault]]:
    """The table of a file, None if there is an error in it, and its faults."""
    raw = _parse(file)
    if isinstance(raw, Fault):
        return None, [raw]
    too_many = [Place(file.name, fields=(shown(name),)) for name, items in raw.items() if _size(items) > MOST_ENTRIES]
    if too_many:
        return None, [at.fault("content-too-many", limit=MOST_ENTRIES) for at in too_many]
    faults = list(_doubles(raw, file.name))
    try:
        table = msgspec.convert(raw, kind)
    except msgspec.ValidationError as refusal:
        at = Place(file.name)
        found = list(explain(type_info(kind), raw, at))
        return None, faults + (found or [at.fault("content-refused", detail=shown(refusal))])
    return None if faults else table, faults + list(_untranslated(table, Place(file.name)))


def _parse(file: Path) -> dict[str, Any] | Fault:
    """The plain data of a TOML file, or why it cannot be read."""
    at = Place(file.name)
    if not file.is_file():
        return at.fault("content-unreadable")
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            return at.fault("content-too-large", limit=LARGEST_FILE)
        return tomllib.loads(data.decode("utf-8"))
    except OSError:
        return at.fault("content-unreadable")
    except UnicodeDecodeError:
        return at.fault("content-not-utf8")
    except RecursionError:
        return at.fault("content-too-deep")
    except ValueError as error:
        where = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(where[1]), int(where[2])) if where else (0, 0)
        return at.fault("content-not-toml", line=line, column=column, detail=shown(str(error).partition(" (at ")[0]))


def _size(items: object) -> int:
    return len(items) if isinstance(items, list) else 0


def _doubles(raw: dict[str, Any], file: str) -> Iterator[Fault]:
    """Faults of entries in one list with the same id."""
    for entries in raw.values():
        ids = [e["id"] for e in entries if isinstance(e, dict) and "id" in e] if isinstance(entries, list) else []
        for id, count in Counter(shown(id) for id in ids).items():
            if count > 1:
                at = Place(file, entry=id, fields=("id",))
                yield at.fault("content-double-id", table=file.removesuffix(".toml"))


def _untranslated(value: object, at: Place) -> Iterator[Fault]:
    """A warning for every text without French."""
    if isinstance(value, Bilingual) and value.fr is None:
        problem = "content-no-french-name" if at.fields == ("name",) else "content-no-french"
        warning = at.fault(problem, en=shown(value.en))
        yield msgspec.structs.replace(warning, severity="warning")
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _untranslated(getattr(value, name), at.at_field(name))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from _untranslated(item, at.at_field(name))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _untranslated(item, at.at_item(index, item))
