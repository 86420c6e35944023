"""TypeScript types of the protocol, or of the records of a game: `python -m oakveil.server.typescript [GAME]`.

What a page receives is complete; what it sends may leave out fields that have a default.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from oakveil.kernel.frame import Frame
from oakveil.kernel.game import Game, game
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event

from . import fields, forms, protocol

SENT = (protocol.Message, forms.Body)
"""Kinds of records that a page sends."""
ENDINGS: Mapping[type, str] = {Frame: "Frame", Event: "Event"}
"""What is put behind the names of frames and events: answers may be called the same. Tags stay as they are."""


class TypeScript:
    """Declarations. Of two records of one name the second is named after its module, too."""

    def __init__(self) -> None:
        self._records: dict[str, tuple[type, str]] = {}
        self._aliases: dict[str, str] = {}
        self._constants: dict[str, str] = {}

    def add(self, name: str, kind: Any) -> None:
        """Declare the type `kind` and all records in it; a type that is no record is called `name`."""
        told = self._told(inspect.type_info(kind))
        if told != name:
            self._aliases[name] = told

    def add_constant(self, name: str, value: str | int) -> None:
        """Declare a constant."""
        self._constants[name] = json.dumps(value)

    def __str__(self) -> str:
        parts = [f"export const {name} = {value};\n" for name, value in self._constants.items()]
        parts += [text for _, text in self._records.values()]
        parts += [f"export type {name} ={_wrapped(told)};\n" for name, told in self._aliases.items()]
        return "// Written by `python -m oakveil.server.typescript`; change the records there.\n\n" + "\n".join(parts)

    def _told(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata(type=inner):
                return self._told(inner)
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self._told(other) for other in types))
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self._told, items))}]"
            case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
                item = self._told(kind.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self._told(key)}, {self._told(value)}>>"
            case inspect.StructType():
                return self._record(kind)
        raise TypeError(f"a page cannot be told of {kind}")

    def _record(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__ + next((end for base, end in ENDINGS.items() if issubclass(kind.cls, base)), "")
        if name in self._records and self._records[name][0] is not kind.cls:
            name = kind.cls.__module__.rpartition(".")[2].title() + name
        if name in self._records:
            if self._records[name][0] is not kind.cls:
                raise TypeError(f"two records are called {name}")
            return name
        self._records[name] = (kind.cls, "")
        rows = [f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
        may_lack = issubclass(kind.cls, SENT) or kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            mark = "?" if may_lack and not field.required else ""
            rows.append(f"  readonly {field.encode_name}{mark}: {self._told(field.type)};")
        lines = [f"/** {' '.join((kind.cls.__doc__ or '').split())} */"] if kind.cls.__doc__ else []
        self._records[name] = (kind.cls, "\n".join([*lines, f"export interface {name} {{", *rows, "}\n"]))
        return name


def _wrapped(told: str) -> str:
    """A long union has a line for each of its types."""
    return f" {told}" if len(told) < 100 else "\n  | " + told.replace(" | ", "\n  | ")


def of_protocol() -> TypeScript:
    """The types of everything that goes to and fro."""
    found = TypeScript()
    found.add_constant("VERSION", protocol.VERSION)
    found.add_constant("LONGEST_CHAT", fields.LONGEST_CHAT)
    found.add_constant("LONGEST_NAME", fields.LONGEST_NAME)
    for constant in ("CLOSED_BAD", "CLOSED_NO_LINK", "CLOSED_TOO_MUCH", "CLOSED_VERSION"):
        found.add_constant(constant, getattr(fields, constant))
    for alias in ("Deed", "Said", "Reports", "Role", "Phase", "Reason"):
        found.add(alias, getattr(protocol, alias))
    for name, kind in vars(forms).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == forms.__name__:
            found.add(name, kind)
    found.add("Seating", forms.Seating)
    found.add("Chair", forms.Chair)
    return found


def of_game(kind: Game) -> TypeScript:
    """The types of a game's records: its state, frames, answers, events and options, and what it adds for its page."""
    found = TypeScript()
    found.add("Outcome", Outcome)
    named: Mapping[str, Any] = {
        "AnyChoice": kind.choices(),
        "State": kind.state,
        "Options": kind.options,
        "AnyFrame": kind.frames(),
        "AnyEvent": kind.events(),
    }
    for name, records in named.items():
        found.add(name, records)
    for record in kind.page.records if kind.page is not None else ():
        found.add(record.__name__, record)
    return found


def main() -> None:
    """Print the types of the protocol, or of the game that is named."""
    print(of_game(game(sys.argv[1])) if len(sys.argv) > 1 else of_protocol(), end="")


if __name__ == "__main__":
    main()
