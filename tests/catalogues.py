"""What Fluent catalogues hold, to compare the languages."""

from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    found = _Variables()
    found.visit(pattern)
    return frozenset(found.names)


def messages_of(file: Path) -> dict[str, frozenset[str]]:
    """The messages of a catalogue ("id" and "id.attribute") and the variables that each uses."""
    messages: dict[str, frozenset[str]] = {}
    for entry in FluentResource(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                messages[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                messages[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return messages
