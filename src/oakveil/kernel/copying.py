"""Fast copies of states: for each type of record, work out once which fields need copying at all.

Frozen records, text, numbers and tuples of them are values and are shared; mutable records, lists and dicts are copied.
Game states are written so that little is mutable: then a whole state is copied in a few microseconds.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from .zones import Zone

T = TypeVar("T", bound=msgspec.Struct)

Copier = Callable[[Any], Any]
Swap = Callable[[Zone[Any]], Zone[Any]]


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
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, types.UnionType):
        return cast("Copier | None", _of_union(args, _copier))
    if origin in (list, set, dict):
        inner = _copier(args[-1]) if args else None
        if inner is None:
            return cast(Copier, origin.copy)
        if origin is dict:
            return lambda value: {key: inner(item) for key, item in value.items()}
        return lambda value: [inner(item) for item in value]
    if origin is tuple:
        if any(_copier(arg) for arg in args if arg is not Ellipsis):
            raise TypeError(f"{kind}: a tuple is a value and must hold values only")
        return None
    if not (isinstance(origin, type) and issubclass(origin, msgspec.Struct)):
        return None
    if origin.__struct_config__.frozen:
        return None
    if issubclass(origin, Zone):
        return cast(Copier, origin.copy)
    parts = [(name, copy) for name, hint in _fields(origin) if (copy := _copier(hint)) is not None]
    if not parts:
        return cast(Copier, origin.__copy__)  # type: ignore[attr-defined]
    return _of_struct(origin, parts)


def _of_struct(record: type[msgspec.Struct], parts: list[tuple[str, Copier]]) -> Copier:
    shallow = cast(Copier, record.__copy__)  # type: ignore[attr-defined]

    def copy(value: Any) -> Any:
        new = shallow(value)
        for name, part in parts:
            setattr(new, name, part(getattr(value, name)))
        return new

    return copy


def _of_union(args: tuple[Any, ...], how: Callable[[Any], Any]) -> Any:
    if all(how(arg) is None for arg in args):
        return None
    return lambda value, *swap: value if (copy := how(type(value))) is None else copy(value, *swap)


def _fields(record: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(record)
    return [(name, hints[name]) for name in record.__struct_fields__]


@cache
def _remaker(kind: Any) -> Callable[[Any, Swap], Any] | None:
    """How to copy a value of type `kind` while swapping the zones in it; None when there is no zone in it."""
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, types.UnionType):
        return cast("Callable[[Any, Swap], Any] | None", _of_union(args, _remaker))
    if origin in (list, dict, tuple):
        inner = _remaker(args[1] if origin is dict else args[0]) if args else None
        if inner is None:
            return None
        if origin is dict:
            return lambda value, swap: {key: inner(item, swap) for key, item in value.items()}
        return lambda value, swap: origin(inner(item, swap) for item in value)
    if not (isinstance(origin, type) and issubclass(origin, msgspec.Struct)):
        return None
    if issubclass(origin, Zone):
        return lambda zone, swap: swap(zone)
    parts = [(name, remaker) for name, hint in _fields(origin) if (remaker := _remaker(hint)) is not None]
    if not parts:
        return None

    def copy(value: Any, swap: Swap) -> Any:
        new = clone(value)
        for name, part in parts:
            setattr(new, name, part(getattr(value, name), swap))
        return new

    return copy
