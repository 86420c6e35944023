"""The face of a game in a terminal. A game without a face of its own is drawn by its narrator's summary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.text import Text as Drawn

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.game import Game
from oakveil.kernel.table import Command, Event

from ..words import Words
from .editor import USUAL_ROOM as USUAL_ROOM
from .editor import Editor, FieldsEditor
from .editor import Room as Room
from .sight import Sight

Keys = Mapping[Option, str]
"""The options of the open question, each with the key that chooses it."""


class Page(NamedTuple):
    """A page to look something up. The lines of a `picture` are not to be broken."""

    title: str
    drawn: Drawn
    picture: bool = False


class Making(NamedTuple):
    """An answer that is made in an editor: a free-form one, or one of `options` that are too many to be listed."""

    label: str
    editor: Callable[[], Editor]
    options: tuple[Option, ...] = ()


class Face:
    """How a game is drawn. Every drawing is made of a `Sight` alone: it shows what that seat may see, nothing else."""

    def heading(self, sight: Sight) -> Drawn:
        """One line about where the game stands."""
        title = f"{sight.words.game.id}-title"
        return Drawn(sight.words.say(title) if sight.words.has(title) else sight.words.game.id)

    def standing(self, sight: Sight) -> str:
        """The same in words, for whoever does not see the screen."""
        return sight.words.narrator.seat(sight.table, sight.seat)

    def scene(self, sight: Sight, keys: Keys, focus: Option | None, room: Room = USUAL_ROOM) -> Drawn:
        """The main picture: what the open question is about. The option in `focus` is set off in it."""
        return Drawn(sight.words.narrator.summary(sight.table, sight.seat))

    def anchor(self, sight: Sight, focus: Option | None) -> tuple[int, int]:
        """Row and column of the scene that should be in view, where it is larger than the screen."""
        return 0, 0

    def people(self, sight: Sight, roomy: bool) -> Drawn:
        """Everybody at the table, a line or two for each."""
        return Drawn("\n").join([Drawn(sight.words.narrator.seat(sight.table, seat)) for seat in sight.seats])

    def board(self, sight: Sight, seat: Seat) -> Drawn:
        """What lies before a seat."""
        return Drawn()

    def pages(self, sight: Sight) -> list[Page]:
        """Everything that may be looked up, page by page."""
        title = sight.words.say("terminal-page-table")
        return [Page(title, Drawn(sight.words.narrator.summary(sight.table, sight.seat)))]

    def told(self, words: Words, table: Any, event: Event) -> str:
        """Something that has happened, as a sentence of the story."""
        return words.narrator.event(table, event)

    def tale(self, words: Words, table: Any, events: Sequence[Event]) -> list[str]:
        """The lines of the story about several events, one after another."""
        return [self.told(words, table, event) for event in events]

    def answers(self, sight: Sight, ask: Ask) -> list[Option | Making]:
        """The answers to the open question as they are listed."""
        if ask.free is None:
            return list(ask.options)
        own = Making(sight.words.say("terminal-own-answer"), partial(self.editor, sight, ask.free.shape, ask.seat))
        return [*ask.options, own]

    def hint(self, sight: Sight, option: Option) -> str:
        """An answer as it is recommended."""
        words = sight.words
        return words.game.veiled(sight.table, option, words.text) or words.narrator.option(sight.table, option)

    def remark(self, sight: Sight, option: Option) -> str:
        """What is good to know about an option, or "": its odds, what it costs. It stands in brackets behind it."""
        return ""

    def warning(self, sight: Sight, option: Option) -> str:
        """Why somebody who chooses this option should be asked again, or ""."""
        return ""

    def odds(self, sight: Sight) -> list[str]:
        """The odds that can be told now."""
        return []

    def recap(self, sight: Sight, news: Sequence[Event]) -> Drawn | None:
        """What has just happened, if it is worth stopping for."""
        return None

    def statistics(self, sight: Sight) -> list[str]:
        """Figures to look back on after the game."""
        return []

    def editor(self, sight: Sight, shape: type[Option], seat: Seat) -> Editor:
        """What makes an answer of type `shape` for `seat`."""
        return FieldsEditor(sight.words, shape)

    def deed(self, sight: Sight, command: Command, seat: Seat) -> Editor:
        """What makes the value of a command for `seat`."""
        editor = self.editor(sight, command.shape, seat)
        if isinstance(editor, FieldsEditor):
            editor.title = sight.words.narrator.question(sight.table, Ask(seat, command.key))
        return editor


def face_of(game: Game) -> Face:
    """The face that the module `oakveil.terminal.drawings.<game>` calls `FACE`; the plain one if there is none."""
    name = f"{__package__}.{game.id}"
    if not game.id.isidentifier() or find_spec(name) is None:
        return Face()
    face = import_module(name).FACE
    assert isinstance(face, Face)
    return face
