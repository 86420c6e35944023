"""What concerns a match as a whole: saving it, opening another one, writing its story, leaving; asked on sheets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from textual.app import App

from oakveil.kernel.files import free
from oakveil.kernel.save import SaveError

from .ending import write_story
from .sheets import Choice, Prompt
from .sitting import Sitting


class Desk:
    """The sheets about the match as a whole. `begin_anew` is called when another match lies on the table."""

    def __init__(self, app: App[int], sitting: Sitting, begin_anew: Callable[[], None]) -> None:
        self._app, self._sitting, self._begin_anew = app, sitting, begin_anew
        self._leaving: Choice | None = None

    def say(self, message: str, /, **args: str | int) -> str:
        """The text of a message of the terminal."""
        return self._sitting.words.say(message, **args)

    def be_sure(self, question: str, deed: Callable[[], object]) -> Choice:
        """Do something only if the person says yes; the sheet that asks."""
        sheet = Choice(question, [(self.say("terminal-yes-key"), self.say("terminal-yes"))], self._sitting.words)

        def follow(answer: str | None) -> None:
            if answer:
                deed()

        self._app.push_screen(sheet, follow)
        return sheet

    def save(self) -> None:
        """Have a file named, and from now on keep the match there."""
        usual = self._sitting.file or free(Path(f"{self._sitting.match.game.id}.oak"))
        self._prompt("terminal-save-as", str(usual), lambda file: self._write(self._sitting.keep_as, file))

    def write_story(self) -> None:
        """Have a file named, and write the story there."""
        usual = free(Path(f"{self._sitting.match.game.id}-story.txt"))
        writing = self._write_page
        self._prompt("terminal-write-story", str(usual), lambda file: self._write(writing, file))

    def open(self) -> None:
        """Have a saved match named, and go on with it."""
        if self._sitting.would_be_lost():
            self.be_sure(self.say("terminal-open-unsaved"), self._open)
        else:
            self._open()

    def again(self) -> None:
        """Begin another match like the one that is over."""
        self._sitting.again()
        self._begin_anew()
        if self._sitting.file is not None and not self._sitting.unsaved:
            self._app.notify(self.say("terminal-saved", file=str(self._sitting.file)))

    def leave(self, *, by_accident: bool = False) -> None:
        """Leave the table: at once if nothing is lost by it, unless the key may have been pressed `by_accident`.

        Whoever presses it again when asked means it.
        """
        sitting = self._sitting
        is_lost = sitting.outcome is None and (sitting.file is None or bool(sitting.unsaved))
        if self._app.screen is self._leaving or not (is_lost or by_accident):
            self._app.exit(0)
        elif is_lost or sitting.file is None:
            self._leaving = self.be_sure(self.say("terminal-quit-unsaved"), lambda: self._app.exit(0))
        else:
            question = self.say("terminal-quit", file=str(sitting.file))
            self._leaving = self.be_sure(question, lambda: self._app.exit(0))

    def _open(self) -> None:
        self._prompt("terminal-load", str(self._sitting.file or ""), self._take)

    def _take(self, file: Path) -> None:
        try:
            self._sitting.load(file)
        except SaveError as problem:
            self._app.notify(str(problem), severity="error")
            return
        self._begin_anew()

    def _prompt(self, question: str, usual: str, use: Callable[[Path], None]) -> None:
        """Have the name of a file typed, and use it."""

        def follow(file: str | None) -> None:
            if file:
                use(Path(file))

        self._app.push_screen(Prompt(self.say(question), usual, self._sitting.words), follow)

    def _write(self, writing: Callable[[Path], None], file: Path) -> None:
        try:
            writing(file)
        except OSError as problem:
            self._app.notify(self.say("terminal-cannot-save", problem=f"{file}: {problem.strerror or problem}"))
        else:
            self._app.notify(self.say("terminal-saved", file=str(file)))

    def _write_page(self, file: Path) -> None:
        write_story(self._sitting, file)
