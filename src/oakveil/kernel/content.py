"""Strict loading of content: TOML tables into records, with every fault named at once, in English and French.

A game names its tables as the fields of a record: the field `monsters` stands for the file `monsters.toml`, its type is
the record of that file. The tables in a list of a file are its *entries*; an entry is known by its `id` or its place.

msgspec decides whether a table is sound. Only when it is not, it is gone through again, slowly, to tell what is wrong.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec.inspect import type_info

from .explain import explain
from .faults import ContentError, Fault, Place, shown
from .text import Bilingual, Texts

LARGEST_FILE = 1_000_000
"""A content file may have this many letters."""
MOST_ENTRIES = 500
"""A list of a content file may have this many entries."""

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}\Z", extra={"fault": "content-bad-id"})]
"""An id of a content file: lower case letters, digits and underscores."""

Pack = Path | Mapping[str, str]
"""A content pack: its folder, or the texts of its files by file name."""

Check = Callable[..., Iterable[Fault]]
"""A check across tables. Its parameters have the names of the tables it needs; it runs when all of those are sound."""

T = TypeVar("T", bound=msgspec.Struct)


class Content(msgspec.Struct, Generic[T], frozen=True):
    """Content that can be played with: its tables, all warnings, and the texts of the pack's own files by file name."""

    tables: T
    warnings: tuple[Fault, ...]
    sources: dict[str, str]


def load(kind: type[T], house: Path, pack: Pack | None, checks: Sequence[Check], texts: Texts) -> Content[T]:
    """The tables of `kind` from `pack`; what it lacks, from the folder `house`.

    Raises ContentError, with all faults, if there is any error.
    """
    types = {f"{field.name}.toml": field.type for field in msgspec.structs.fields(kind)}
    own = {} if pack is None else _read_folder(pack) if isinstance(pack, Path) else dict(pack)
    faults = [] if pack is None else _strange_files(own, types, pack.name if isinstance(pack, Path) else "")
    tables: dict[str, Any] = {}
    for file, table_kind in types.items():
        table, table_faults = _decode(file, own[file] if file in own else _read(house / file), table_kind)
        faults += table_faults
        if table is not None:
            tables[file.removesuffix(".toml")] = table
    for check in checks:
        needed = signature(check).parameters
        if needed.keys() <= tables.keys():
            faults += check(**{name: tables[name] for name in needed})
    if any(fault.severity == "error" for fault in faults):
        raise ContentError(tuple(faults), texts)
    sources = {file: text for file, text in own.items() if isinstance(text, str)}
    return Content(kind(**tables), tuple(faults), sources)


def _strange_files(own: Mapping[str, str | Fault], types: Mapping[str, Any], pack: str) -> list[Fault]:
    """Faults of a pack as a whole: it is missing, holds no table, or holds tables that the game does not know."""
    wanted = tuple(types)
    if not own:
        return [Fault(file=shown(pack), problem="content-no-table", args={"wanted": wanted})]
    strange = [file for file in own if file not in types]
    return [Fault(file=shown(file), problem="content-unknown-table", args={"wanted": wanted}) for file in strange]


def _read_folder(pack: Path) -> dict[str, str | Fault]:
    return {file.name: _read(file) for file in sorted(pack.glob("*.toml"))}


def _read(file: Path) -> str | Fault:
    """The text of a file, or why it cannot be read."""
    at = Place(file.name)
    if not file.is_file():
        return at.fault("content-unreadable")
    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST_FILE + 1).decode("utf-8")
    except OSError:
        return at.fault("content-unreadable")
    except UnicodeDecodeError:
        return at.fault("content-not-utf8")


def _decode(file: str, text: str | Fault, kind: type[T]) -> tuple[T | None, list[Fault]]:
    """The table of a file, None if there is an error in it, and its faults."""
    raw = text if isinstance(text, Fault) else _parse(file, text)
    if isinstance(raw, Fault):
        return None, [raw]
    too_many = [Place(file, fields=(shown(name),)) for name, items in raw.items() if _size(items) > MOST_ENTRIES]
    if too_many:
        return None, [at.fault("content-too-many", limit=MOST_ENTRIES) for at in too_many]
    faults = list(_doubles(raw, file))
    try:
        table = msgspec.convert(raw, kind)
    except msgspec.ValidationError as refusal:
        found = list(explain(type_info(kind), raw, Place(file)))
        return None, faults + (found or [Place(file).fault("content-refused", detail=shown(refusal))])
    return None if faults else table, faults + list(_untranslated(table, Place(file)))


def _parse(file: str, text: str) -> dict[str, Any] | Fault:
    """The plain data of a TOML file, or why there is none."""
    at = Place(file)
    if len(text) > LARGEST_FILE:
        return at.fault("content-too-large", limit=LARGEST_FILE)
    try:
        return tomllib.loads(text)
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
            if isinstance(item := getattr(value, name), _HOLDERS):
                yield from _untranslated(item, at.at_field(name))
    elif isinstance(value, dict):
        for name, item in value.items():
            if isinstance(item, _HOLDERS):
                yield from _untranslated(item, at.at_field(name))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            if isinstance(item, _HOLDERS):
                yield from _untranslated(item, at.at_item(index, item))


_HOLDERS = (msgspec.Struct, dict, tuple)
"""What a text can be in: nothing else is looked through, which would take as long as reading the file."""
