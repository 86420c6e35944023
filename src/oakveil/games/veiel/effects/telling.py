"""How effects are told: the parts that their sentences share, and how the sentences of lines are put together.

Messages begin with a small letter and end without a full stop.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from oakveil.kernel.text import Name, Text, Value

from .fighting import Splash
from .formulas import Both, Formula, FromTable, Named, Number, Up, Whole, formula
from .lines import AnyLine, Auto, Happening, Here, Part, Play, React, Turned, Use
from .terms import Attack, Save, Term
from .words import ENEMIES, PLACES, About, Effect, Range, To, Trait

Counted = Literal["damage", "cards", "crystals", "basic", "powerful"]
Rows = Sequence[Sequence[int]]
"""With 2 to 6 heroes: one number each, or six that a d6 decides between."""
MINUS = "\N{MINUS SIGN}"
_SIGNS = {"+": " + ", "-": f" {MINUS} ", "*": " \N{MULTIPLICATION SIGN} ", "/": "/"}


class Telling(Struct, frozen=True):
    """A text being told: in which language, and whom it is about at this point.

    `names` are those of heroes and items that texts refer to, `tables` the rows of tables by team size. `known`: the
    target has been named before. `struck`: an attack hits the target; without it, and without `to`, there is none.
    """

    text: Text
    names: Mapping[str, Name]
    tables: Mapping[str, Rows]
    to: To | None = None
    up_to: int | None = None
    range: Range | None = None
    struck: bool = False
    known: bool = False

    # -- the parts of a sentence ---------------------------------------------------------------------------------------

    def count(self, what: Counted, n: Number) -> str:
        """So many of something: "1 card", "INT/2 + 1 (rounded up) damage"."""
        told = self.number(n)
        return self.text.say(f"veiel-count-{what}{'' if isinstance(told, int) else '.formula'}", n=told)

    def number(self, n: Number) -> int | str:
        """A number, or a formula in words: "INT/2 + 2 (rounded up)"."""
        found = formula(n)
        if isinstance(found, Whole):
            return found.n
        told = self._formula(found)
        return self.text.say("veiel-number-up", n=told) if _rounded(found) else told

    def _formula(self, found: Formula) -> str:
        match found:
            case Whole(n=n):
                return str(n)
            case Named(name=name):
                return self.text.say(f"veiel-number-{name}") if name.islower() else name
            case FromTable(table=table):
                rows = self.tables.get(table, ())
                if any(len(row) > 1 for row in rows):
                    return self.text.say("veiel-number-die")
                return self.text.say("veiel-number-table", numbers="/".join(str(row[0]) for row in rows))
            case Up(of=inner):
                return self._formula(inner)
            case Both(by="max", left=left, right=right):
                return self.text.say("veiel-number-max", n=self._formula(right), least=self._formula(left))
        before, after = (self._operand(part, found.by in ("*", "/")) for part in (found.left, found.right))
        return f"{before}{_SIGNS[found.by]}{after}"

    def _operand(self, found: Formula, of_product: bool) -> str:
        told = self._formula(found)
        return f"({told})" if of_product and isinstance(_bare(found), Both) else told

    def changes(self, by: Mapping[Trait, int]) -> str:
        """Modifiers: "FOR +1 and DEF \N{MINUS SIGN}2"."""
        return self.text.listed([f"{trait} {n:+d}".replace("-", MINUS) for trait, n in by.items()])

    def condition(self, condition: str) -> str:
        """A condition as a noun: "poison", "le poison"."""
        return self.text.say(f"veiel-condition-{condition}")

    def the(self, id: str) -> str:
        """The name of a hero or an item with its definite article; the id where there is none."""
        return self.names[id].the(self.text.locale) if id in self.names else id

    def a(self, id: str) -> str:
        """The same with its indefinite article."""
        return self.names[id].a(self.text.locale) if id in self.names else id

    def whom(self) -> dict[str, Value]:
        """Whom a verb is for: $who as the subject, $at after "to"; $form is "you", "one", or "none" for nobody."""
        if self.to == "self":
            key, form = "self", "you"
        elif self.to is None or self.to in PLACES:
            if not self.struck:
                return {"form": "none", "who": "", "at": ""}
            key, form = "enemy", "one"
        else:
            key, form = self._key(self.to), "one"
        args: dict[str, Value] = {"n": self.up_to or 0, "range": self.range or "none"}
        return {
            "form": form,
            "who": self.text.say(f"veiel-who-{key}", **args),
            "at": self.text.say(f"veiel-who-{key}.at", **args),
        }

    def _key(self, to: To) -> str:
        """The message for the target: its name, or "that hero" once it has been named."""
        if not self.known:
            return f"{to}_up_to" if self.up_to is not None and to in ("heroes", "enemies") else to
        if to in ("allies", "allies_chosen", "heroes", "heroes_not_holder", "enemies", "first", "dead", "trigger_both"):
            return "each"
        return "that_enemy" if to in ENEMIES else "that_hero"

    # -- sentences put together ----------------------------------------------------------------------------------------

    def say(self, told: Effect | Term) -> str:
        """An effect or a term in the language of this text."""
        message = told.message(self)
        return self.text.say(message.id, **message.args)

    def line(self, line: AnyLine) -> str:
        """A line as one or two sentences: "Action: pay 2 END, at the cost of a normal attack: ..."."""
        text = self.text
        told = self._about(line)
        parts = [*told._terms(line), told._body(line.verbs(), line)]
        if isinstance(line, Use) and line.each is not None:
            parts.insert(-1, text.say("veiel-each"))
        for part in reversed(parts[:-1]):
            parts[-1] = text.say("veiel-terms", terms=part, what=parts[-1])
        limit = line.limit if not isinstance(line, Play | Turned) else None
        what = parts[-1] if limit is None else text.say("veiel-limited", what=parts[-1], limit=self.say(limit))
        sentences = [told._timed(line, what)]
        if isinstance(line, Use) and line.then is not None:
            then = self._about(line.then)
            sentences.append(text.say("veiel-then", what=then._body(line.then.verbs(), line.then)))
        return " ".join(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in sentences)

    def deed(self, part: Part) -> str:
        """What a line does, without when and on what terms: "The roll fails."."""
        said = self._about(part)._body(part.verbs(), part)
        return f"{said[:1].upper()}{said[1:]}."

    def _about(self, part: Part) -> Telling:
        attacked = isinstance(part, Use) and isinstance(part.test, Attack)
        hit = isinstance(part, Auto) and part.on == "hit"
        return replace(self, to=part.to, up_to=part.up_to, range=part.range, struck=attacked or hit)

    def _timed(self, line: AnyLine, what: str) -> str:
        """The line with the word for its timing before it."""
        text = self.text
        if isinstance(line, Here):
            return what
        if isinstance(line, Play | React | Auto):
            kind = "play" if isinstance(line, Play) else "react" if isinstance(line, React) else "auto"
            when = [text.say(f"veiel-window-{line.on}"), *self._condition(line)]
            return text.say(f"veiel-when-{kind}", window=", ".join(when), what=what)
        return text.say(f"veiel-when-{'nodm' if isinstance(line, Turned) else line.__struct_config__.tag}", what=what)

    def _condition(self, line: AnyLine) -> list[str]:
        """What a line depends on besides its window."""
        asked = [] if line.condition is None else [self.text.say("veiel-if", what=self.say(line.condition))]
        if isinstance(line, Auto) and line.roll is not None:
            asked.append(self.text.say("veiel-roll", n=line.roll))
        return asked

    def _terms(self, line: AnyLine) -> list[str]:
        """What is paid, rolled and asked before a line takes effect, as one part of the sentence or none."""
        text = self.text
        terms = [] if isinstance(line, Play | React | Auto) else self._condition(line)
        if isinstance(line, Use):
            terms += [text.say("veiel-discard")] if line.discard else []
            terms += [self.say(term) for term in line.terms()]
        if isinstance(line, Here) and line.price is not None:
            terms.append(self.say(line.price))
        return [", ".join(terms)] if terms else []

    def _body(self, verbs: Sequence[Effect], part: Part) -> str:
        """What the verbs do, separated by semicolons; verbs with one subject share it."""
        save = part.save if isinstance(part, Auto | Here | Happening) else None
        tell, told = self, list[str]()
        if isinstance(part, Use) and part.each is not None:
            told.append(self.say(part.each))
        for about, together in groupby(verbs, key=lambda verb: isinstance(verb, About)):
            if about:
                told.append(tell._predicates(list(together), save))
                tell = replace(tell, known=True)
                continue
            for verb in together:
                if isinstance(verb, Splash) and told:
                    told.append(self.text.say("veiel-subject", who=told.pop(), what=tell.say(verb)))
                    continue
                told.append(tell.say(verb))
                tell = replace(tell, known=tell.known or "at" in verb.message(tell).args)
        return self.text.say("veiel-semicolon").join(told)

    def _predicates(self, verbs: Iterable[Effect], save: Save | None) -> str:
        """What is said about one subject: "a hero regains 3 VIT and gains 2 END"."""
        who = self.whom()
        said = self.text.listed([self.say(verb) for verb in verbs])
        if save is not None:
            return self.text.say("veiel-saved", save=self.say(save), what=said)
        return said if who["form"] == "none" else self.text.say("veiel-subject", who=who["who"], what=said)


def _rounded(found: Formula) -> bool:
    """Whether something is divided in it."""
    match found:
        case Up(of=inner):
            return _rounded(inner)
        case Both(by=by, left=left, right=right):
            return by == "/" or _rounded(left) or _rounded(right)
    return False


def _bare(found: Formula) -> Formula:
    return _bare(found.of) if isinstance(found, Up) else found
