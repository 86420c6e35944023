"""Narrators: what is asked, answered and done at a table, in words of one language.

They serve the plain mode, screen readers and story logs. A game brings its own; any other is told by the names of its
records and their fields, so that it can be played before it has a text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from .ask import Ask, Broken, Option, Seat
from .outcome import Outcome
from .table import Event
from .text import Text, Value
from .zones import Bag, Deck, FaceDown, Hand, Zone

if TYPE_CHECKING:
    from .game import Game


class Narrator(Protocol):
    """Tells a table `g` in one language: a full one, or one made of what a seat may see. It never tells a secret.

    Every text is one line; only `summary` has several.
    """

    def seat(self, g: Any, seat: Seat) -> str:
        """What whoever sits at `seat` is called."""
        ...

    def question(self, g: Any, ask: Ask) -> str:
        """What a seat is asked."""
        ...

    def option(self, g: Any, option: Option) -> str:
        """An answer, as it is written on a button. It must be one to the open question, or a command."""
        ...

    def event(self, g: Any, event: Event) -> str:
        """What has just happened, as a sentence of the story."""
        ...

    def refusal(self, g: Any, broken: Broken) -> str:
        """Why an answer is not possible."""
        ...

    def outcome(self, g: Any, outcome: Outcome) -> str:
        """How the game ended."""
        ...

    def summary(self, g: Any, seat: Seat | None) -> str:
        """The table as `seat` sees it (None: a spectator), line by line."""
        ...


def rule_text(game: Game, id: str) -> str:
    """The statement of a rule, the answer to "why?". Raises KeyError when the game has no such rule."""
    return game.rules()[id].statement


class Names(Protocol):
    """The names and texts of a box in one language."""

    box: Any

    def seat(self, g: Any, seat: Seat) -> str:
        """What whoever sits at `seat` is called."""
        ...


N = TypeVar("N", bound=Names)


class NamingNarrator(Generic[N]):
    """What narrators have in common whose game keeps the names of a box together. `naming` makes them."""

    def __init__(self, text: Text, naming: Callable[[Any, Text], N]) -> None:
        self.text = text
        self._naming = naming
        self._words: N | None = None

    def words(self, box: Any) -> N:
        """The names and texts of a box; a narrator has one box in hand for long."""
        if self._words is None or self._words.box is not box:
            self._words = self._naming(box, self.text)
        return self._words

    def seat(self, g: Any, seat: Seat) -> str:
        return self.words(g.box).seat(g, seat)

    def refusal(self, g: Any, broken: Broken) -> str:
        return self.text.sentence(self.text.say(broken.message, **broken.args))


class PlainNarrator:
    """The narrator of a game that has none. It says what stands in the records.

    Where there is a message `<game>-ask-<key>`, `<game>-choice-<Class>`, `<game>-event-<Class>` or
    `<game>-outcome-<reason>`, with the fields of the record as its variables, it says that.
    """

    def __init__(self, game: str, text: Text) -> None:
        self.game = game
        self.text = text

    def seat(self, g: Any, seat: Seat) -> str:
        return self.text.say("kernel-seat", seat=seat)

    def question(self, g: Any, ask: Ask) -> str:
        key = ask.key.partition(".")[2]
        seat = self.seat(g, ask.seat)
        own = self._own(f"ask-{key.replace('.', '-')}", {"seat": seat})
        return own or self.text.say("kernel-ask", seat=seat, what=words(key))

    def option(self, g: Any, option: Option) -> str:
        return self._record("choice", option)

    def event(self, g: Any, event: Event) -> str:
        return self._record("event", event)

    def refusal(self, g: Any, broken: Broken) -> str:
        return self.text.say(broken.message, **broken.args)

    def outcome(self, g: Any, outcome: Outcome) -> str:
        why = self._own(f"outcome-{outcome.reason}", outcome.details) or f"{words(outcome.reason)}."
        if not outcome.winners:
            return f"{why} {self.text.say('kernel-nobody-won')}"
        winners = self.text.listed([self.seat(g, seat) for seat in outcome.winners])
        return f"{why} {self.text.say('kernel-won', seats=winners, n=len(outcome.winners))}"

    def summary(self, g: Any, seat: Seat | None) -> str:
        state, _ = g.seen_by(seat)
        return "\n".join(line for name in state.__struct_fields__ for line in self._lines(name, getattr(state, name)))

    def _own(self, message: str, args: Mapping[str, Value]) -> str:
        """What the message of the game or of the kernel says, or "" if there is none."""
        for id in (f"{self.game}-{message}", f"kernel-{message}"):
            if self.text.has(id):
                return self.text.say(id, **args)
        return ""

    def _record(self, kind: str, record: Option | Event) -> str:
        name = type(record).__name__
        fields = {field: getattr(record, field) for field in record.__struct_fields__}
        args = {field: value for field, value in fields.items() if isinstance(value, str | int | float)}
        if own := self._own(f"{kind}-{name}", args):
            return own
        told = ", ".join(self._field(field, value) for field, value in fields.items())
        return self.text.say("kernel-record", name=words(name), fields=told) if told else words(name)

    def _lines(self, name: str, value: object) -> Iterator[str]:
        """A line for a field of the state, or one for each record in it."""
        entries = value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else ()
        records = [(key, item) for key, item in entries if isinstance(item, msgspec.Struct)]
        for key, record in records:
            yield self.text.say("kernel-record", name=f"{words(name)} {key}", fields=self._value(record))
        if not records:
            yield self.text.say("kernel-record", name=words(name), fields=self._value(value))

    def _field(self, name: str, value: object) -> str:
        return f"{words(name).lower()} {self._value(value)}"

    def _value(self, value: object) -> str:
        if isinstance(value, bool):
            return self.text.say("kernel-yes" if value else "kernel-no")
        if value is None:
            return self.text.say("kernel-nothing")
        if isinstance(value, Zone):
            return self._zone(value)
        if isinstance(value, msgspec.Struct):
            return ", ".join(self._field(name, getattr(value, name)) for name in value.__struct_fields__)
        if isinstance(value, Mapping):
            return self._items([f"{key} {self._value(item)}" for key, item in value.items()])
        if isinstance(value, Sequence | Set) and not isinstance(value, str):
            return self._items([self._value(item) for item in value])
        return str(value)

    def _zone(self, zone: Zone[Any]) -> str:
        """What can be seen in a zone, and how much lies there hidden."""
        match zone:
            case Deck(cards=inside) | Hand(cards=inside) | Bag(items=inside):
                pass
            case FaceDown(front=front):
                inside = [front]
            case _:
                raise AssertionError(zone)
        told = [self._value(item) for item in inside if item is not None]
        hidden = inside.count(None)
        return self._items([*told, self.text.say("kernel-hidden", n=hidden)] if hidden else told)

    def _items(self, told: list[str]) -> str:
        return self.text.listed(told) if told else self.text.say("kernel-nothing")


def words(name: str) -> str:
    """The name of a record, field or key as words: "Black moon" of "BlackMoon" or "black_moon"."""
    parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[._-]", " ", name).lower()
    return parted[:1].upper() + parted[1:]
