"""Sheets laid over the table: texts to read, pages to turn, questions to be sure. Escape takes them away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from rich.text import Text as Drawn
from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from oakveil.kernel.ask import Option

from .drawings.editor import Editor, Room
from .drawings.face import Page
from .words import Words
from .wrapping import fitted

T = TypeVar("T")
WIDTH, AROUND = 78, 5
"""The columns of a sheet that is not large, and those of its frame, its edges and a scroll bar."""
_SIDEWAYS = 8
"""Columns that a picture is moved to the side at once."""


class Sheet(ModalScreen[T]):
    """A sheet with a title, something in the middle that can be scrolled, and a line about its keys."""

    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > Vertical { width: 78; max-width: 100%; height: auto; max-height: 100%; }
    Sheet > Vertical { border: round $accent; padding: 0 1; }
    Sheet .title { text-style: bold; color: $accent; height: auto; }
    Sheet .body { height: auto; scrollbar-size: 1 1; }
    Sheet #body.-picture { width: auto; text-wrap: nowrap; }
    Sheet .keys { color: $text-muted; height: auto; }
    Sheet.-large > Vertical { width: 100%; height: 100%; }
    Sheet.-large .body { height: 1fr; }
    Sheet.-covering { background: $background; }
    """

    def __init__(self, title: str, body: str | Drawn, keys: str) -> None:
        super().__init__()
        self._title, self._body, self._keys = title, body, keys
        self._is_picture = False

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self._title, classes="title", markup=False)
            with ScrollableContainer(classes="body", can_focus=False):
                yield Static(self._body, id="body", markup=False)
            yield Static(self._keys, classes="keys", markup=False)

    def on_resize(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """The middle takes what title, keys and frame leave of the screen."""
        self._fit()
        self.query_one(ScrollableContainer).styles.max_height = max(3, self.app.size.height - self._rows_around)

    @property
    def _rows_around(self) -> int:
        """The rows of title, keys and frame."""
        return sum(self.query_one(part).size.height for part in (".title", ".keys")) + 2

    def rewrite(self, title: str, body: str | Drawn, *, picture: bool = False) -> None:
        """Put something else on the sheet. The lines of a `picture` are not broken."""
        self._title, self._body, self._is_picture = title, body, picture
        self._fit()
        self.query_one(ScrollableContainer).scroll_home(animate=False)

    def _fit(self) -> None:
        width = (self.app.size.width if self.has_class("-large") else min(WIDTH, self.app.size.width)) - AROUND
        body = Drawn(self._body) if isinstance(self._body, str) else self._body
        self.query_one(".title", Static).update(fitted(Drawn(self._title), width))
        self.query_one("#body", Static).update(body if self._is_picture else fitted(body, width))
        self.query_one("#body").set_class(self._is_picture, "-picture")
        self.query_one(".keys", Static).update(fitted(Drawn(self._keys), width))

    def scroll(self, key: str) -> bool:
        """Scroll by a key; False if it is not one to scroll with."""
        body = self.query_one(ScrollableContainer)
        moves: dict[str, Callable[[], None]] = {
            "up": lambda: body.scroll_up(animate=False),
            "down": lambda: body.scroll_down(animate=False),
            "pageup": lambda: body.scroll_page_up(animate=False),
            "pagedown": lambda: body.scroll_page_down(animate=False),
            "home": lambda: body.scroll_home(animate=False),
            "end": lambda: body.scroll_end(animate=False),
            "less_than_sign": lambda: body.scroll_relative(x=-_SIDEWAYS, animate=False),
            "greater_than_sign": lambda: body.scroll_relative(x=_SIDEWAYS, animate=False),
        }
        if key not in moves:
            return False
        moves[key]()
        return True


class Reading(Sheet[None]):
    """Something to read. `covering` hides the table: the screen changes hands."""

    def __init__(
        self, title: str, body: str | Drawn, words: Words, *, covering: bool = False, end: bool = False
    ) -> None:
        super().__init__(title, body, words.say("terminal-keys-reading"))
        self.set_class(covering, "-covering")
        self._at_end = end

    def on_mount(self) -> None:
        if self._at_end:
            self.call_after_refresh(lambda: self.query_one(ScrollableContainer).scroll_end(animate=False))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if not self.scroll(event.key) and event.key in ("escape", "enter", "space"):
            self.dismiss(None)


class Leafing(Sheet[None]):
    """Pages to leaf through with Left and Right."""

    def __init__(self, pages: Sequence[Page], words: Words) -> None:
        super().__init__("", "", words.say("terminal-keys-leafing"))
        self._pages, self._at = pages, 0
        self.add_class("-large")

    def on_mount(self) -> None:
        self._turn_to(0)

    def _turn_to(self, page: int) -> None:
        self._at = page % len(self._pages)
        shown = self._pages[self._at]
        titles = [f"[{page.title}]" if page is shown else page.title for page in self._pages]
        self.rewrite(" ".join(titles), shown.drawn, picture=shown.picture)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in ("left", "right", "tab"):
            self._turn_to(self._at + (-1 if event.key == "left" else 1))
        elif not self.scroll(event.key) and event.key in ("escape", "enter"):
            self.dismiss(None)


class Choice(Sheet[str]):
    """A short question, answered by a key. Escape answers nothing: "". The answers stay in view."""

    def __init__(self, title: str, answers: Sequence[tuple[str, str]], words: Words, text: Sequence[str] = ()) -> None:
        listed = [f"{key}  {told}" for key, told in answers]
        super().__init__(title, "\n".join(text), "\n".join([*listed, words.say("terminal-keys-choice")]))
        self.answers = {key.lower(): told for key, told in answers}

    def on_key(self, event: events.Key) -> None:
        event.stop()
        pressed = (event.character or event.key).lower()
        if event.key == "escape":
            self.dismiss("")
        elif event.key == "enter" and len(self.answers) == 1:
            self.dismiss(next(iter(self.answers)))
        elif pressed in self.answers:
            self.dismiss(pressed)
        else:
            self.scroll(event.key)


class Prompt(Sheet[str]):
    """A line to be typed, such as the name of a file. Escape answers nothing: ""."""

    def __init__(self, title: str, value: str, words: Words) -> None:
        super().__init__(title, "", words.say("terminal-keys-prompt"))
        self._value = value

    def on_mount(self) -> None:
        self.query_one(Vertical).mount(Input(self._value), after=0)
        self.call_after_refresh(lambda: self.query_one(Input).focus())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")


class Searching(Sheet[None]):
    """A long list of texts, narrowed down to those that contain what is typed."""

    def __init__(self, title: str, texts: Sequence[str], words: Words) -> None:
        super().__init__(title, "\n\n".join(texts), words.say("terminal-keys-searching"))
        self._texts = texts
        self.add_class("-large")

    def on_mount(self) -> None:
        self.query_one(Vertical).mount(Input(), after=0)
        self.call_after_refresh(lambda: self.query_one(Input).focus())

    def on_input_changed(self, event: Input.Changed) -> None:
        wanted = event.value.casefold()
        found = [text for text in self._texts if wanted in text.casefold()]
        self.rewrite(self._title, Drawn("\n\n".join(found)))

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif event.key in ("up", "down", "pageup", "pagedown"):
            event.stop()
            self.scroll(event.key)


class Editing(Sheet[bool]):
    """An answer of one's own in the making. `give` hands it in: it tells what is wrong, or "" when it was taken.

    Its own answer is whether that was done.
    """

    BINDINGS: ClassVar = [("tab", "press('tab')"), ("shift+tab", "press('shift+tab')")]

    def __init__(self, editor: Editor, give: Callable[[Option], str], words: Words) -> None:
        super().__init__(editor.title, "", f"{editor.keys}. {words.say('terminal-keys-editing')}")
        self.editor, self._give = editor, give
        self.add_class("-large")

    def _arrange(self) -> None:
        """The picture gets all the room there is."""
        super()._arrange()
        self.editor.room = Room(self.app.size.width - AROUND, self.app.size.height - self._rows_around)
        self.rewrite(self.editor.title, self.editor.draw())

    def action_press(self, key: str) -> None:
        self.editor.press(key, None)
        self.rewrite(self.editor.title, self.editor.draw())

    def on_key(self, event: events.Key) -> None:
        if event.key in ("tab", "shift+tab"):
            return
        event.stop()
        if event.key == "escape":
            self.dismiss(False)
        elif event.key == "enter":
            self._hand_in()
        else:
            self.editor.press(event.key.lower(), event.character)
            self.rewrite(self.editor.title, self.editor.draw())

    def _hand_in(self) -> None:
        try:
            wrong = self._give(self.editor.answer())
        except ValueError as problem:
            wrong = str(problem)
        if wrong:
            self.rewrite(f"{self.editor.title}  ! {wrong}", self.editor.draw())
        else:
            self.dismiss(True)
