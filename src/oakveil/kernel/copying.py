"""Fast copies of states: for each type of record, work out once which fields need copying at all.

Frozen records, text, numbers and tuples of them are values and are shared; mutable records, lists and dicts are copied.
Game states are written so that little is mutable: then a whole state is copied in a few microseconds.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, Literal, NewType, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from .zones import Zone

T = TypeVar("T", bound=msgspec.Struct)

Copier = Callable[[Any], Any]
Swap = Callable[[Zone[Any]], Zone[Any]]
Remaker = Callable[[Any, Swap], Any]

_VALUES = (str, int, float, bytes, Enum, frozenset, types.NoneType)


def clone(record: T) -> T:
    """An independent copy of a mutable record. Raises TypeError for a type that cannot be told to be safe to share."""
    copy = _copier(type(record))
    return record if copy is None else cast(T, copy(record))


def remake(record: T, swap: Swap) -> T:
    """A copy of `record` in which each zone, in a fixed order, is replaced by what `swap` makes of it."""
    copy = _remaker(type(record))
    return clone(record) if copy is None else cast(T, copy(record, swap))


@cache
def _copier(kind: Any) -> Copier | None:
    """How to copy a value of type `kind`; None when it may be shared."""
    origin, args = _parts(kind)
    if origin is Union:
        ways = {_parts(arg)[0]: _copier(arg) for arg in args}
        return _of_union(ways, _copier) if any(ways.values()) else None
    if origin is tuple:
        if any(_copier(arg) for arg in args if arg is not Ellipsis):
            raise TypeError(f"{kind}: a tuple is a value and must hold values only")
        return None
    if origin in (list, set, dict) and args:
        inner = _copier(args[-1])
        if inner is None:
            return cast(Copier, origin.copy)
        if origin is dict:
            return lambda value: {key: inner(item) for key, item in value.items()}
        return lambda value: [inner(item) for item in value]
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return _of_record(origin)
    if isinstance(origin, type) and issubclass(origin, _VALUES):
        return None
    raise TypeError(f"{kind}: a state holds records, lists, dicts and plain values, all of them of a known type")


def _of_record(record: type[msgspec.Struct]) -> Copier | None:
    if record.__struct_config__.frozen:
        return None
    if issubclass(record, Zone):
        return cast(Copier, record.copy)
    shallow = cast(Copier, record.__copy__)  # type: ignore[attr-defined]
    parts = [(name, part) for name, hint in _fields(record) if (part := _copier(hint)) is not None]
    if not parts:
        return shallow

    def copy(value: Any) -> Any:
        new = shallow(value)
        for name, part in parts:
            setattr(new, name, part(getattr(value, name)))
        return new

    return copy


def _of_union(ways: dict[Any, Any], otherwise: Callable[[Any], Any]) -> Callable[..., Any]:
    """Go the way of the value's type; the way of a type derived from one of the union is found by `otherwise`."""

    def apply(value: Any, *swap: Swap) -> Any:
        kind = type(value)
        way = ways[kind] if kind in ways else otherwise(kind)
        return value if way is None else way(value, *swap)

    return apply


def _parts(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its arguments, and these: `list` and `(int,)` of `list[int]`."""
    if isinstance(kind, NewType):
        return _parts(kind.__supertype__)
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin is Literal:
        return type(args[0]), ()
    return Union if origin is types.UnionType else origin, args


def _fields(record: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(record)
    return [(name, hints[name]) for name in record.__struct_fields__]


def _holds_zones(kind: Any, seen: set[Any]) -> bool:
    """Whether a value of type `kind` can have a zone in it. Types may be made of one another, such as an effect of
    effects: those in `seen` are looked at already."""
    origin, args = _parts(kind)
    if not (isinstance(origin, type) and issubclass(origin, msgspec.Struct)):
        return any(_holds_zones(arg, seen) for arg in args if arg is not Ellipsis)
    if origin in seen:
        return False
    seen.add(origin)
    return issubclass(origin, Zone) or any(_holds_zones(hint, seen) for _, hint in _fields(origin))


@cache
def _remaker(kind: Any) -> Remaker | None:
    """How to copy a value of type `kind` while swapping the zones in it; None when there is no zone in it."""
    if not _holds_zones(kind, set()):
        return None
    origin, args = _parts(kind)
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return _remaker_of_record(origin)
    if not any(_remaker(arg) for arg in args if arg is not Ellipsis):
        return None
    if origin is Union:
        return _of_union({_parts(arg)[0]: _part_remaker(arg) for arg in args}, _part_remaker)
    inner = [_part_remaker(arg) or _as_it_is for arg in args if arg is not Ellipsis]
    if origin is list:
        return lambda value, swap: [inner[0](item, swap) for item in value]
    if origin is dict:
        return lambda value, swap: {key: inner[1](item, swap) for key, item in value.items()}
    if origin is not tuple:
        raise TypeError(f"{kind}: zones lie in records, lists, dicts and tuples only, never without order")
    if Ellipsis in args:
        return lambda value, swap: tuple(inner[0](item, swap) for item in value)
    return lambda value, swap: tuple(part(item, swap) for part, item in zip(inner, value, strict=True))


def _remaker_of_record(record: type[msgspec.Struct]) -> Remaker | None:
    if issubclass(record, Zone):
        return lambda zone, swap: swap(zone)
    parts = [(name, remaker) for name, hint in _fields(record) if (remaker := _remaker(hint)) is not None]
    if not parts:
        return None
    shallow = _copier(record) or record.__copy__  # type: ignore[attr-defined]

    def remake(value: Any, swap: Swap) -> Any:
        new = shallow(value)
        for name, part in parts:
            msgspec.structs.force_setattr(new, name, part(getattr(value, name), swap))
        return new

    return remake


def _part_remaker(kind: Any) -> Remaker | None:
    """As `_remaker`, but a mutable value without any zone is copied."""
    remaker, copier = _remaker(kind), _copier(kind)
    if remaker is None and copier is not None:
        return lambda value, swap: copier(value)
    return remaker


def _as_it_is(value: Any, swap: Swap) -> Any:
    return value
