"""The table on a full screen: heading, picture, people, open question, story, and a line about keys and clock."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Drawn
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Row

from oakveil.kernel.ask import Ask, Option

from .drawings.editor import Room
from .drawings.face import Face, Making
from .drawings.sight import Sight
from .wrapping import fitted

KEYS = "123456789abdfimptvwxyz"
"""The keys of the answers, in their order; answers beyond are chosen with the arrows. Other letters look things up."""
WIDE, TALL = 110, 36
"""From this many columns and rows on, more is shown."""
NARROWEST, WIDEST = 36, 54
"""The columns of what stands beside the picture, on a narrow screen and on a wide one."""
ROWS_OF_TABLE, MOST_OF_STORY = 20, 12
"""What the table needs before the story gets more than a sixth of the rows, and the most that the story gets."""


class TableView(Vertical):
    """Everything that is seen of a sitting. What it is told to show it shows; it decides nothing."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    #heading, #foot, #people { text-wrap: nowrap; text-overflow: ellipsis; }
    #heading { height: 1; background: $panel; }
    #middle { height: 1fr; }
    #scene { width: 1fr; scrollbar-size: 1 1; }
    #picture { width: auto; height: auto; padding: 0 1; }
    #side { width: 36; }
    #people, #board, #question { height: auto; }
    #board { display: none; margin-top: 1; }
    #question { color: $accent; text-style: bold; margin-top: 1; }
    #options { height: 1fr; border: none; padding: 0; background: $background; scrollbar-size-vertical: 1; }
    #log { background: $surface; scrollbar-size-vertical: 1; }
    #foot { height: 1; background: $panel; color: $text-muted; }
    .-wide #side { width: 54; }
    .-tall #board { display: block; }
    """

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face
        self.choices: list[Option | Making] = []
        """The answers as they are listed."""
        self._sight: Sight | None = None
        self._heading = Static(id="heading", markup=False)
        self._picture = Static(id="picture", markup=False)
        self._scene = ScrollableContainer(self._picture, id="scene", can_focus=False)
        self._people = Static(id="people", markup=False)
        self._board = Static(id="board", markup=False)
        self._question = Static(id="question", markup=False)
        self._options = OptionList(id="options", markup=False)
        self._side = Vertical(self._people, self._board, self._question, self._options, id="side")
        self._log = RichLog(id="log", wrap=True, min_width=20)
        self._log.can_focus = False
        self._foot = Static(id="foot", markup=False)

    def compose(self) -> ComposeResult:
        yield self._heading
        yield Horizontal(self._scene, self._side, id="middle")
        yield self._log
        yield self._foot

    def on_resize(self, event: events.Resize) -> None:
        """The story gets the rows that the table can spare."""
        self._log.styles.height = _rows_of_story(event.size.height)

    def show(self, sight: Sight, question: str, ask: Ask | None) -> None:
        """Show the table, and the question with its answers if there is one to answer."""
        self._sight = sight
        self._heading.update(self.face.heading(sight))
        self._people.update(self.face.people(sight, self.app.size.width >= WIDE))
        self._board.update(self.face.board(sight, sight.seat))
        self._question.update(fitted(Drawn(question), self._side.size.width or NARROWEST))
        self._show_options(sight, ask)
        self._show_scene(sight)

    def _show_options(self, sight: Sight, ask: Ask | None) -> None:
        rows = self._options
        rows.clear_options()
        self.choices = [] if ask is None else self.face.answers(sight, ask)
        rows.add_options([Row(self._row(sight, place, option)) for place, option in enumerate(self.choices)])
        if self.choices:
            default = None if ask is None else ask.default
            rows.highlighted = self.choices.index(default) if default is not None and default in self.choices else 0
            rows.focus()

    def _row(self, sight: Sight, place: int, option: Option | Making) -> Table:
        """An answer behind its key."""
        if isinstance(option, Making):
            told = Drawn(option.label)
        else:
            told = Drawn(sight.words.narrator.option(sight.table, option))
            if remark := self.face.remark(sight, option):
                told.append(f" ({remark})", "dim")
        row = Table.grid(padding=(0, 1))
        row.add_column(width=1)
        row.add_column()
        told = fitted(told, (self._side.size.width or NARROWEST) - 3)  # key, space, scroll bar
        row.add_row(Drawn(KEYS[place : place + 1], "bold bright_yellow"), told)
        return row

    def _show_scene(self, sight: Sight) -> None:
        keys = {option: KEYS[n : n + 1] for n, option in enumerate(self.choices) if isinstance(option, Option)}
        self._picture.update(self.face.scene(sight, keys, self.focused, self._room()))
        row, column = self.face.anchor(sight, self.focused)
        size = self._scene.size
        self._scene.scroll_to(column - size.width // 2, row - size.height // 2, animate=False)

    def _room(self) -> Room:
        """What is left for the picture: all but heading, story, foot, what stands beside it, and its edges."""
        columns, rows = self.app.size
        beside = WIDEST if columns >= WIDE else NARROWEST
        return Room(columns - beside - 2, rows - _rows_of_story(rows) - 2)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self._sight is not None:
            self._show_scene(self._sight)

    @property
    def focused(self) -> Option | None:
        """The answer that is highlighted."""
        at = self._options.highlighted
        choice = self.choices[at] if at is not None and at < len(self.choices) else None
        return choice if isinstance(choice, Option) else None

    def tell(self, lines: list[str]) -> None:
        """Add lines to the story."""
        for line in lines:
            self._log.write(fitted(Drawn(line), max(NARROWEST, self.app.size.width - 1)))
        self.call_after_refresh(self._log.scroll_end, animate=False)  # its height may just have changed

    def forget(self) -> None:
        """Empty the story, to tell it anew."""
        self._log.clear()

    def foot(self, told: str, clock: str) -> None:
        """What can be pressed, and how much time is left."""
        foot = Drawn(no_wrap=True, overflow="ellipsis")
        foot.append(f" {clock} " if clock else "", "bold bright_red")
        self._foot.update(foot.append(told))


def _rows_of_story(rows: int) -> int:
    """The rows of the story on a screen of so many."""
    return min(MOST_OF_STORY, max(rows // 6, rows - ROWS_OF_TABLE))
