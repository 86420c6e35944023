"""The worked examples of the specification (section 4): each is told by a test, in its name or in its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

EXAMPLES = 54
_IN_DOCSTRING, _IN_NAME = re.compile(r"\bX(\d\d)\b"), re.compile(r"_x(\d\d)(?=_)")


def told() -> Iterator[tuple[int, str]]:
    """The numbers of the examples that tests of this folder tell, each with the test."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers = _IN_NAME.findall(node.name) + _IN_DOCSTRING.findall(ast.get_docstring(node) or "")
                yield from ((int(number), f"{file.name}::{node.name}") for number in numbers)


def test_every_worked_example_is_a_test() -> None:
    carried: dict[int, list[str]] = {}
    for number, test in told():
        carried.setdefault(number, []).append(test)
    assert [number for number in range(1, EXAMPLES + 1) if number not in carried] == []
    assert max(carried) == EXAMPLES, f"there is no such example: {carried[max(carried)]}"
