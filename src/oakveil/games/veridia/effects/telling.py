"""How effects are told: formulas, rolls, durations and conditions in words, and put together to sentences."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, convert

from oakveil.kernel.text import Bilingual, Text, Value

from .uses import AnyEffect

if TYPE_CHECKING:
    from .words import Amount, Effect

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
FORMULA = "formula"
"""The number of a sentence that has a formula in place of a number."""
VOWELS = "aeiouhàâæéèêëîïôœùûü"
_SIGNS: dict[type[ast.AST], str] = {
    **{ast.Add: "+", ast.Sub: MINUS, ast.Mult: TIMES},
    **{ast.GtE: "\N{GREATER-THAN OR EQUAL TO}", ast.LtE: "\N{LESS-THAN OR EQUAL TO}"},
    **{ast.Gt: ">", ast.Lt: "<", ast.Eq: "="},
}


class Telling(Struct, frozen=True):
    """A text being told: in which language, and with which names of things, quirks and conditions, by their id."""

    text: Text
    names: Mapping[str, Bilingual]
    quirks: Mapping[str, Bilingual]
    conditions: Mapping[str, Bilingual]
    specialty: str = ""
    """The name of the branch, way or path of the trait that is told; empty for other traits."""
    family: str = ""
    """Whether that is a branch of magic, a way or a path."""

    # -- words ---------------------------------------------------------------------------------------------------------

    def word(self, message: str, /, **args: Value) -> str:
        """A part of a sentence; ids are written with hyphens in messages."""
        return self.text.say(f"veridia-card-{message}".replace("_", "-"), **args)

    def words(self, family: str, ids: Iterable[str], junction: str = "and") -> str:
        """Parts of a sentence of one family as a list."""
        return self.text.listed([self.word(f"{family}-{id}") for id in ids], "or" if junction == "or" else "and")

    def name(self, id: str) -> str:
        """The name of a thing as it stands inside a sentence: of a skill, a virtue, an item, a creature ..."""
        named = self.names.get(id)
        if named is None:
            return self.known(f"virtue-{id}", id.replace("_", " "))
        return named.in_(self.text.locale).lower()

    def title(self, id: str) -> str:
        """The name of a trait as it is printed."""
        named = self.names.get(id)
        return id.replace("_", " ") if named is None else named.in_(self.text.locale)

    def quirk(self, id: str) -> str:
        """The name of a quirk inside a sentence."""
        return self.quirks[id.partition(":")[0]].in_(self.text.locale).lower()

    def condition(self, id: str) -> str:
        """The name of a condition inside a sentence."""
        return self.conditions[id].in_(self.text.locale).lower()

    def item(self, id: str) -> str:
        """The name of an item inside a sentence, of blessed wood maybe."""
        make, _, thing = id.partition(":")
        if make != "blessed" or id in self.names:
            return self.name(id)
        return self.word("item-blessed", name=self.word("item-weapon") if thing == "weapon" else self.name(thing))

    def known(self, message: str, otherwise: str) -> str:
        """A part of a sentence, or a word of the content as it stands where there is no such message."""
        return self.word(message) if self.text.has(f"veridia-card-{message}".replace("_", "-")) else otherwise

    def charged(self, then: Iterable[Mapping[str, str | int]]) -> str:
        """What waits for a hit."""
        return self.text.listed([self.phrase(effect) for effect in convert(list(then), tuple[AnyEffect, ...])])

    def requisite(self, requisite: str) -> str:
        """A requisite inside a sentence: "arcana 6 or more"."""
        kind_and_id, _, level = requisite.partition(">=")
        return self.word("requisite", name=self.name(kind_and_id.partition(":")[2]), level=level)

    def more(self, *parts: str) -> str:
        """What is added behind a comma each; empty parts are left out."""
        return "".join(f", {part}" for part in parts if part)

    # -- numbers -------------------------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> dict[str, Value]:
        """A number to be told: `n`, or "formula" and what it is `equal` to ("to the successes")."""
        whole = _whole(amount)
        return {"n": FORMULA if whole is None else whole, "equal": self.equal(amount)}

    def equal(self, formula: Amount) -> str:
        """What a number is equal or limited to: "to the successes", in French "aux succès"."""
        node = _read(formula)
        if isinstance(node, ast.Name):
            if node.id == "lvl" and self.specialty:
                return self.word("equal-lvl-of", specialty=self.specialty, family=self.family)
            return self.word(f"equal-{node.id}")
        at_least = isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant)
        if isinstance(node, ast.Call) and len(node.args) == 2 and isinstance(node.func, ast.Name) and not at_least:
            one, other = (self._told(arg) for arg in node.args)
            return self.word(f"equal-{node.func.id}", one=one, other=other)
        return self.word("equal", what=self._told(node))

    def counted(self, amount: Amount) -> dict[str, Value]:
        """So many of something, with a sign: `n` of them, `signed`, and `per` what ("per match") with its space."""
        factor, per = self._per(_read(amount))
        sign = MINUS if factor < 0 else "+"
        return {"n": abs(factor), "signed": f"{sign}{abs(factor)}", "per": f" {per}" if per else ""}

    def formula(self, formula: Amount) -> str:
        """A formula or a test in words: "2 + successes"."""
        return self._told(_read(formula))

    def times(self, factor: int | str) -> str:
        """How many times, or the fraction of it: "3", "1/2"; of points paid a sum."""
        return str(factor) if "paid" not in str(factor) else f"({self.formula(factor)})"

    def layered(self, amount: Amount) -> dict[str, Value]:
        """A bonus: `signed`, "+1 per success" or "+(1 + successes)"."""
        node, counted = _read(amount), self.counted(amount)
        if not str(counted["per"]).startswith(f" {TIMES}"):
            return {"signed": f"{counted['signed']}{counted['per']}"}
        return {"signed": f"+({self._told(node)})" if isinstance(node, ast.BinOp) else f"+{self._told(node)}"}

    def decimal(self, number: float) -> str:
        """A number that may have a fraction: "0.5", in French "0,5"."""
        told = f"{number:g}"
        return told.replace(".", ",") if self.text.locale == "fr" else told

    def _per(self, node: ast.expr) -> tuple[int, str]:
        match node:
            case ast.Constant(value=int(number)):
                return number, ""
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                factor, per = self._per(operand)
                return -factor, per
            case ast.BinOp(left=ast.Constant(value=int(number)), op=ast.Mult(), right=ast.Name(id=name)):
                return number, self._per_one(name)
            case ast.Name(id=name):
                return 1, self._per_one(name)
            case ast.Call(
                func=ast.Name(id="max"),
                args=[ast.Constant(value=0), ast.BinOp(left=ast.Name(id=one), op=ast.Sub(), right=other)],
            ):
                return 1, self.word("per-above", per=self._per_one(one), other=self._told(other))
        told = self._told(node)
        return 1, f"{TIMES} ({told})" if isinstance(node, ast.BinOp) else f"{TIMES} {told}"

    def _per_one(self, variable: str) -> str:
        if variable == "lvl" and self.specialty:
            return self.word("per-lvl-of", specialty=self.specialty, family=self.family)
        return self.word(f"per-{variable}")

    def _value(self, variable: str) -> str:
        if variable == "lvl" and self.specialty:
            return self.word("value-lvl-of", specialty=self.specialty, family=self.family)
        return self.word(f"value-{variable}")

    def _side(self, node: ast.expr, op: ast.operator) -> str:
        """A side of a sum or product, in brackets where it would be read wrongly without."""
        told = self._told(node)
        sum_in_product = isinstance(op, ast.Mult) and isinstance(node, ast.BinOp)
        lesser = isinstance(node, ast.Call) and len(node.args) == 2
        return f"({told})" if sum_in_product or lesser else told

    def _told(self, node: ast.expr) -> str:
        match node:
            case ast.Name(id=name):
                return self._value(name)
            case ast.Attribute(value=ast.Name(id=owner), attr=attribute):
                return self.word(f"value-{owner}-{attribute}")
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"{MINUS}{self._told(operand)}"
            case ast.BinOp(left=left, op=op, right=right):
                return f"{self._side(left, op)} {_SIGNS[type(op)]} {self._side(right, op)}"
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return f"{self._told(left)} {_SIGNS[type(op)]} {self._told(right)}"
            case ast.Call(func=ast.Name(id="max"), args=[ast.Constant(value=0), most]):
                return self.word("value-at-least-0", what=self._told(most))
            case ast.Call(func=ast.Name(id=name), args=[half]):
                return self.word(f"value-{name}", what=self._told(half))
            case ast.Call(func=ast.Name(id=name), args=[one, other]):
                return self.word(f"value-{name}", one=self._told(one), other=self._told(other))
        return ast.unparse(node)

    # -- rolls, durations, conditions ----------------------------------------------------------------------------------

    def roll(self, roll: str) -> str:
        """A roll: "intuition + arcana"; the level of a branch, way or path by its name."""
        return " + ".join(
            self.text.listed(
                [self.specialty or self.word("value-lvl") if id == "spec" else self.name(id) for id in part.split("|")],
                "or",
            )
            for part in roll.split("+")
        )

    def rolls(self, on: Iterable[str]) -> str:
        """Which rolls: "on physical rolls and mental rolls", in French "aux jets physiques et aux jets mentaux"."""
        return self.text.listed([self._which(id) for id in on])

    def _which(self, on: str) -> str:
        kind, _, id = on.partition(":")
        if not id or id in ("choice", "this", "that_hand"):
            return self.word(f"on-{on.replace(':', '-')}")
        name = self.name(id)
        return self.word(f"on-{kind}", name=name, vowel="yes" if name[0] in VOWELS else "no")

    def lasting(self, duration: str) -> str:
        """How long: "for 4 turns"; nothing for what has no end of its own."""
        count, _, unit = duration.rpartition(" ")
        if not duration:
            return ""
        if unit.rstrip("s") not in ("turn", "minute", "hour", "day", "week", "month") or not _is_sum(count):
            return self.word(f"duration-{duration.replace(' ', '-')}")
        return self.word(f"duration-{unit.rstrip('s')}", **self.amount(count))

    def when(self, when: str) -> str:
        """A condition: "on a match"."""
        kind, _, weapons = when.partition(":")
        if kind == "weapon":
            return self.word(
                "when-weapon", weapons=self.text.listed([self.name(id) for id in weapons.split("|")], "or")
            )
        return self.word(f"when-{when.replace(':', '-').replace('.', '-')}")

    # -- sentences put together ----------------------------------------------------------------------------------------

    def phrase(self, effect: Effect) -> str:
        """An effect without its condition, holder and duration."""
        message = effect.message(self)
        return self.text.say(message.id, **message.args)

    def say(self, effect: Effect) -> str:
        """An effect as a sentence: "If the target is hurt, on yourself: heal 1 point of damage."."""
        before = [self.when(effect.when)] if effect.when else []
        before += [] if effect.who == "target" else [self.word(f"who-{effect.who}")]
        what = self.phrase(effect) + self.more(self.lasting(effect.duration))
        return self.sentence(self.word("told", before=", ".join(before), what=what) if before else what)

    def sentence(self, told: str) -> str:
        """A sentence: with a capital letter and a full stop."""
        return f"{told[0].upper()}{told[1:]}."

    def sentences(self, effects: Sequence[Effect]) -> str:
        """Effects one after the other."""
        return " ".join(self.say(effect) for effect in effects)


def _read(formula: Amount) -> ast.expr:
    return ast.parse(str(formula), mode="eval").body


def _whole(amount: Amount) -> int | None:
    """The number of an amount that is one."""
    try:
        return int(amount)
    except ValueError:
        return None


def _is_sum(text: str) -> bool:
    """Whether a text is a number or a formula of successes, levels ... (and not "end of next")."""
    return bool(text) and " " not in text and text not in ("this", "own", "each")
