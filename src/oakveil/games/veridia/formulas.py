"""Amounts and tests of effects (specification 9.1): "2+s", "half_down(lvl)", "s>=tgt.willpower"."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from functools import cache

from oakveil.kernel.rulebook import rule

from .effects import Amount

VARIABLES = frozenset(
    {
        *("s", "m", "paid", "lvl", "int", "channel_turn"),
        *("tgt.willpower", "tgt.constitution", "tgt.integrity", "spell.mana"),
    }
)
"""What a formula may speak of: successes and matches left, points paid, own level, own integrity ..."""
Values = Mapping[str, int]
Sum = Callable[[Values], int]

_OPERATORS: dict[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
_TESTS: dict[type[ast.AST], Callable[[int, int], bool]] = {
    ast.GtE: operator.ge,
    ast.Gt: operator.gt,
    ast.LtE: operator.le,
    ast.Lt: operator.lt,
    ast.Eq: operator.eq,
}
_FUNCTIONS: dict[str, Callable[..., int]] = {
    "min": min,
    "max": max,
    "half_up": lambda n: -(-n // 2),
    "half_down": lambda n: n // 2,
}


class BadFormula(ValueError):
    """A formula that cannot be read; the message says which part."""


@rule("VER-EFF-01")
def amount(formula: Amount, values: Values) -> int:
    """What an amount is worth with these values. Raises BadFormula; KeyError where a value is missing."""
    return formula if isinstance(formula, int) else compiled(formula)(values)


def holds(test: str, values: Values) -> bool:
    """Whether a test such as "s>=1" holds. Raises BadFormula; KeyError where a value is missing."""
    return bool(compiled(test)(values))


@cache
def compiled(formula: str) -> Sum:
    """A formula or a test, ready to be worked out. Raises BadFormula."""
    try:
        tree = ast.parse(formula, mode="eval").body
    except SyntaxError:
        raise BadFormula(formula) from None
    return _compile(tree)


def _compile(node: ast.expr) -> Sum:
    match node:
        case ast.Constant(value=int(number)):
            return lambda values: number
        case ast.Name(id=name) if name in VARIABLES:
            return lambda values: values[name]
        case ast.Attribute(value=ast.Name(id=owner), attr=attr) if f"{owner}.{attr}" in VARIABLES:
            path = f"{owner}.{attr}"
            return lambda values: values[path]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            inner = _compile(operand)
            return lambda values: -inner(values)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            combine, one, other = _OPERATORS[type(op)], _compile(left), _compile(right)
            return lambda values: combine(one(values), other(values))
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _TESTS:
            compare, one, other = _TESTS[type(op)], _compile(left), _compile(right)
            return lambda values: int(compare(one(values), other(values)))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS:
            function, parts = _FUNCTIONS[name], [_compile(arg) for arg in args]
            return lambda values: function(*[part(values) for part in parts])
    raise BadFormula(ast.unparse(node))
