"""The claims of tests: which test says that it proves which rule, read from the source with nothing run."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Claim(msgspec.Struct, frozen=True):
    """A test that claims rules with `@pytest.mark.rule(...)`: on itself, a parameter, its class or its module.

    `file` is relative to the folder of the tests. `flaw` says why the test proves nothing, or is empty.
    """

    test: str
    file: str
    line: int
    rules: tuple[str, ...]
    flaw: str

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


class Claims(msgspec.Struct, frozen=True):
    """All claims in a folder, and a line for each that cannot be read."""

    made: tuple[Claim, ...]
    unreadable: tuple[str, ...]


def read_claims(tests: Path) -> Claims:
    """The claims of all tests in a folder. Raises SyntaxError when a file cannot be read."""
    modules = {file: ast.parse(file.read_text("utf-8"), str(file)) for file in sorted(tests.rglob("*.py"))}
    helpers = frozenset(
        function.name
        for module in modules.values()
        for function in ast.walk(module)
        if isinstance(function, _Function) and not function.name.startswith("test") and _checks(function)
    )
    made: list[Claim] = []
    unreadable: list[str] = []
    for file, module in modules.items():
        if file.name.startswith("test_"):
            reader = _Reader(file.relative_to(tests).as_posix(), _constants(module), helpers)
            made += reader.claims(module.body, reader.marks_of_body(module.body), "")
            unreadable += reader.unreadable
    return Claims(tuple(made), tuple(unreadable))


class _Reader:
    """Reads one file of tests. `constants` are its module's names, `helpers` the functions of all files that check."""

    def __init__(self, file: str, constants: Mapping[str, ast.expr], helpers: frozenset[str]) -> None:
        self.file = file
        self.constants = constants
        self.helpers = helpers
        self.unreadable: list[str] = []

    def claims(self, body: Sequence[ast.stmt], marks: Sequence[ast.expr], within: str) -> Iterator[Claim]:
        """The claims of the tests in the body of a module or class whose `marks` hold for all of them."""
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                inner = [*marks, *self._marks(node.decorator_list), *self.marks_of_body(node.body)]
                yield from self.claims(node.body, inner, f"{within}{node.name}.")
            elif isinstance(node, _Function) and node.name.startswith("test"):
                own = [*marks, *self._marks(node.decorator_list)]
                rules = tuple(dict.fromkeys(id for mark in own for id in self._ids(mark)))
                if rules:
                    yield Claim(within + node.name, self.file, node.lineno, rules, self._flaw(node, own))

    def marks_of_body(self, body: Sequence[ast.stmt]) -> list[ast.expr]:
        """The marks that `pytestmark` gives to everything in a module or class."""
        values = [value for node in body for name, value in _assigned(node) if name == "pytestmark"]
        return list(self._marks(values))

    def _marks(self, decorators: Sequence[ast.expr]) -> Iterator[ast.expr]:
        """Every mark in decorators, also those of single parameters and those named by a constant of the module."""
        for decorator in decorators:
            for node in ast.walk(decorator):
                if isinstance(node, ast.Name) and node.id in self.constants:
                    yield from (mark for mark in ast.walk(self.constants[node.id]) if _mark(mark))  # type: ignore[misc]
                elif isinstance(node, ast.expr) and _mark(node):
                    yield node

    def _ids(self, mark: ast.expr) -> Iterator[str]:
        if not isinstance(mark, ast.Call) or _mark(mark) != "rule":
            return
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            else:
                self.unreadable.append(f"{self.file}:{argument.lineno}: the id of a rule is not written as plain text")

    def _flaw(self, test: _Function, marks: Sequence[ast.expr]) -> str:
        if {"skip", "xfail"} & {_mark(mark) for mark in marks}:
            return "is not expected to pass"
        called = {_called(node) for node in ast.walk(test) if isinstance(node, ast.Call)}
        if _checks(test, narrowing=True) or called & self.helpers:
            return ""
        return "asserts nothing"


def _mark(node: ast.AST) -> str:
    """The name of a mark, used as it is or called with arguments: "rule" of `pytest.mark.rule("...")`; else ""."""
    plain = node.func if isinstance(node, ast.Call) else node
    if isinstance(plain, ast.Attribute) and isinstance(plain.value, ast.Attribute) and plain.value.attr == "mark":
        return plain.attr
    return ""


def _assigned(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The names that a statement gives to a value."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    value = getattr(node, "value", None)
    for target in targets:
        if isinstance(target, ast.Name) and value is not None:
            yield target.id, value


def _constants(module: ast.Module) -> dict[str, ast.expr]:
    return {name: value for node in module.body for name, value in _assigned(node)}


def _called(call: ast.Call) -> str:
    """The last name of what is called: "expect" of `table.expect(...)`."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _checks(function: _Function, narrowing: bool = False) -> bool:
    """Whether a function itself can fail: it asserts something that may be false, or expects an error.

    In helpers `assert x is not None` and `assert isinstance(x, ...)` do not count: they are there for the types
    (`narrowing` says that they count).
    """
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and _called(node) == "raises":
            return True
        if isinstance(node, ast.Assert) and _may_fail(node.test) and (narrowing or not _narrows(node.test)):
            return True
    return False


def _may_fail(condition: ast.expr) -> bool:
    """False for conditions without anything to find out (`assert True`) and for tuples, which are always true."""
    open_questions = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Await)
    return not isinstance(condition, ast.Tuple) and any(isinstance(n, open_questions) for n in ast.walk(condition))


def _narrows(condition: ast.expr) -> bool:
    if isinstance(condition, ast.Compare) and isinstance(condition.ops[0], ast.IsNot):
        return isinstance(condition.comparators[0], ast.Constant) and condition.comparators[0].value is None
    return isinstance(condition, ast.Call) and _called(condition) == "isinstance"
