"""What exactly is wrong with a table that msgspec refuses: every fault, with what was found and what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import cast

from msgspec import inspect, structs

from .faults import Fault, Place, nearest, shown


def explain(kind: inspect.Type, value: object, at: Place) -> Iterator[Fault]:
    """All faults of `value`, plain data from a TOML file, as a value of type `kind`.

    A type may name its own message: `Annotated[..., Meta(extra={"fault": "message-id"})]` tells every fault of it with
    that message and the arguments $entry, $verb and $found. `extra={"verbs": {"verb": "message-id"}}` does so for verbs
    in it that do exist, but have their place elsewhere.
    """
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            faults = list(explain(inner, value, at))
            own, elsewhere = (extra or {}).get("fault"), (extra or {}).get("verbs", {})
            if own and faults:
                faults = [at.fault(own, found=shown(value))]
            yield from (_told_by(elsewhere, fault) for fault in faults)
        case inspect.StructType():
            yield from _explain_record(kind, value, at)
        case inspect.UnionType():
            yield from _explain_union(kind, value, at)
        case inspect.VarTupleType(item_type=item_type):
            yield from _explain_list(kind, [item_type] * len(value) if isinstance(value, list) else [], value, at)
        case inspect.TupleType(item_types=item_types):
            yield from _explain_list(kind, list(item_types), value, at)
        case inspect.DictType(key_type=key_type, value_type=value_type):
            yield from _explain_dict(key_type, value_type, value, at)
        case inspect.LiteralType(values=values):
            if value not in values:
                yield _unknown("content-not-one-of", value, tuple(str(v) for v in values), at)
        case inspect.StrType():
            yield from _wrong_text(kind, value, at)
        case inspect.IntType() | inspect.FloatType():
            yield from _wrong_number(kind, value, at)
        case inspect.BoolType():
            yield from [] if isinstance(value, bool) else _wrong_kind("truth", value, at)


def _told_by(messages: Mapping[str, str], fault: Fault) -> Fault:
    """The same fault, told by its own message if it is about a verb that has one."""
    own = messages.get(str(fault.args.get("found"))) if fault.problem.startswith("content-unknown-verb") else None
    return structs.replace(fault, problem=own) if own else fault


def _unknown(problem: str, found: object, wanted: tuple[str, ...], at: Place) -> Fault:
    """Found is none of the words that are possible here: the one that is meant, if it is clear, or all of them."""
    near = nearest(str(found), wanted)
    if near is not None:
        return at.fault(f"{problem}-near", found=shown(found), near=near)
    return at.fault(problem, found=shown(found), wanted=wanted)


def _explain_record(kind: inspect.StructType, value: object, at: Place) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield from _wrong_kind("table", value, at)
        return
    if kind.tag_field:
        at = at._replace(verb=str(kind.tag))
    fields = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in fields and name != kind.tag_field:
            yield _unknown("content-unknown-field", name, tuple(fields), at)
    for name, field in fields.items():
        if name in value:
            yield from explain(field.type, value[name], at.at_field(name))
        elif field.required:
            yield at.fault("content-missing-field", wanted=name)


def _explain_union(kind: inspect.UnionType, value: object, at: Place) -> Iterator[Fault]:
    """A record told by its verb; for anything else, the alternative that comes nearest."""
    kinds = [other for other in kind.types if not isinstance(other, inspect.NoneType)]
    records = {str(other.tag): other for other in kinds if isinstance(other, inspect.StructType) and other.tag_field}
    if len(records) < len(kinds) or not isinstance(value, dict):
        yield from min((list(explain(other, value, at)) for other in kinds), key=len)
        return
    tag_field = next(iter(records.values())).tag_field
    verb = value.get(tag_field)
    if isinstance(verb, str) and verb in records:
        yield from explain(records[verb], value, at)
    elif verb is None:
        yield at.fault("content-missing-field", wanted=str(tag_field))
    else:
        yield _unknown("content-unknown-verb", verb, tuple(records), at)


def _explain_list(kind: inspect.Type, items: list[inspect.Type], value: object, at: Place) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield from _wrong_kind("list", value, at)
        return
    if isinstance(kind, inspect.VarTupleType):
        yield from _not_between(len(value), kind.min_length, kind.max_length, "items", at)
    elif len(value) != len(items):
        yield from _not_between(len(value), len(items), len(items), "items", at)
    for index, (item_type, item) in enumerate(zip(items, value, strict=False)):
        yield from explain(item_type, item, at.at_item(index, item))


def _explain_dict(key_type: inspect.Type, value_type: inspect.Type, value: object, at: Place) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield from _wrong_kind("table", value, at)
        return
    for key, item in value.items():
        yield from explain(key_type, key, at)
        yield from explain(value_type, item, at.at_field(key))


_KINDS: dict[type, str] = {bool: "truth", int: "number", float: "number", str: "text", list: "list", dict: "table"}
"""What is found, in words of the message `content-wrong-kind`."""


def _wrong_text(kind: inspect.StrType, value: object, at: Place) -> list[Fault]:
    if not isinstance(value, str):
        return _wrong_kind("text", value, at)
    wrong_length = _not_between(len(value), kind.min_length, kind.max_length, "letters", at)
    if not wrong_length and kind.pattern is not None and not re.search(kind.pattern, value):
        return [at.fault("content-badly-written", found=shown(value))]
    return wrong_length


def _wrong_number(kind: inspect.IntType | inspect.FloatType, value: object, at: Place) -> list[Fault]:
    allowed = (int,) if isinstance(kind, inspect.IntType) else (int, float)
    if type(value) not in allowed:
        return _wrong_kind("whole" if allowed == (int,) else "decimal", value, at)
    return _not_between(cast(float, value), kind.ge, kind.le, "none", at)


def _wrong_kind(wanted: str, value: object, at: Place) -> list[Fault]:
    return [at.fault("content-wrong-kind", found=shown(value), kind=_KINDS.get(type(value), "other"), wanted=wanted)]


def _not_between(found: float, least: float | None, most: float | None, unit: str, at: Place) -> list[Fault]:
    """A fault if `found` is out of bounds. `unit` tells what is counted: letters, items, or none for a plain number."""
    if (least is None or found >= least) and (most is None or found <= most):
        return []
    bounds = "least" if most is None else "most" if least is None else "exactly" if least == most else "range"
    limits = {"least": shown(least), "most": shown(most)}
    return [at.fault("content-out-of-range", found=shown(found), unit=unit, bounds=bounds, **limits)]
