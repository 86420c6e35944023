"""Line mode: for screen readers, for pipes, and for whoever likes it quiet. Lines in, lines out, no colours."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.clock import GRACE
from oakveil.kernel.match import Refused
from oakveil.kernel.save import SaveError
from oakveil.kernel.table import Command

from .drawings.editor import Editor
from .drawings.face import Making, face_of
from .drawings.sight import Sight
from .ending import told_end, write_story
from .lookup import rules_behind
from .sitting import Sitting, Turn
from .typed import Read, number, parted


class Leave(Exception):
    """Whoever plays wants to stop."""


class PlainTable:
    """A sitting in line mode. `prompt` is written when a line is waited for."""

    def __init__(self, sitting: Sitting, read: Read, write: Callable[[str], None], prompt: str = ">\n") -> None:
        self.sitting, self.read, self._write, self._prompt = sitting, read, write, prompt
        self.face = face_of(sitting.match.game)
        self._heard: dict[Seat, int] = {}
        self._unsaved = ""

    def run(self) -> int:
        """Play until the game is over and nobody wants another one, or the input ends."""
        try:
            self._welcome()
            while True:
                self._play()
                self._end()
        except Leave:
            self._farewell("terminal-plain-bye")
        except EOFError:
            self._farewell("terminal-plain-eof")
        return 0

    def say(self, message: str, /, **args: str | int) -> None:
        """Write a message of the terminal."""
        self.tell(self.sitting.words.say(message, **args))

    def tell(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self._write(line.rstrip() + "\n")

    def _welcome(self) -> None:
        self.say("terminal-commitment", commitment=self.sitting.match.fair.commitment)
        self.say("terminal-plain-welcome")

    def _farewell(self, message: str) -> None:
        self.say(message)
        if not self._tell_saved() and self.sitting.outcome is None:
            self.say("terminal-not-saved")

    def _tell_saved(self) -> bool:
        """Tell where the game is saved; False if it is not."""
        if self.sitting.file is None or self.sitting.unsaved:
            return False
        self.say("terminal-saved", file=str(self.sitting.file))
        return True

    def _play(self) -> None:
        while (turn := self.sitting.turn()) is not None:
            self._news()
            if turn.bot:
                self.sitting.answer(turn, self.sitting.thought(turn)())
                continue
            self._hand_over(turn)
            self._ask(turn)
        self._news()

    def _news(self) -> None:
        """What has happened since it was last told to whoever looks at the screen."""
        viewer = self.sitting.viewer
        self.tell(*self.sitting.story.told(self.sitting.words, viewer, self._heard.get(viewer, 0)))
        self._heard[viewer] = len(self.sitting.story)
        if self.sitting.unsaved != self._unsaved:
            self._unsaved = self.sitting.unsaved
            if self._unsaved:
                self.say("terminal-cannot-save", problem=self._unsaved)
            else:
                self._tell_saved()

    def _hand_over(self, turn: Turn) -> None:
        if turn.seat == self.sitting.viewer:
            return
        name = self.sitting.words.narrator.seat(self.sitting.match.table, turn.seat)
        if self.sitting.changes_hands(turn):
            self._write("\n" * 60)
            self.say("terminal-hand-over", seat=name)
            self._line(None)
            self.sitting.hand_to(turn.seat)
            self._news()
        else:
            self.say("terminal-next", seat=name)
            self._heard[turn.seat] = self._heard[self.sitting.viewer]
            self.sitting.hand_to(turn.seat)

    def _line(self, turn: Turn | None) -> str | None:
        """The next line typed; None if the clock of the open question ran out instead."""
        self._write(self._prompt)
        while True:
            left = self.sitting.seconds_left(turn) if turn is not None else None
            line = self.read(None if left is None else max(0.0, left + GRACE))
            if line is not None:
                return line.strip()
            assert turn is not None
            if self.sitting.lapse_if_due(turn):
                return None

    def _ask(self, turn: Turn) -> None:
        """Put the open question until it is answered, or another one is open."""
        self._put(turn)
        while self.sitting.turn() == turn:
            line = self._line(turn)
            if line is None:
                self.say("terminal-lapsed")
            elif not self._choose(turn, line) and not self._obey(turn, line):
                self.say("terminal-plain-unknown", n=len(self._answers(turn.ask)))

    def _answers(self, ask: Ask) -> list[Option | Making]:
        """The answers as they are numbered."""
        sight = self.sitting.sight()
        return self.face.answers(sight, sight.ask or ask)

    def _put(self, turn: Turn) -> None:
        """The open question with its options by number."""
        sight, narrator = self.sitting.sight(), self.sitting.words.narrator
        ask = sight.ask or turn.ask
        self.tell("", self.face.standing(sight), narrator.question(sight.table, ask))
        if (left := self.sitting.seconds_left(turn)) is not None:
            self.say("terminal-plain-clock", n=round(left))
        for place, option in enumerate(self.face.answers(sight, ask), 1):
            if isinstance(option, Making):
                self.tell(f"{place}. {option.label}")
                continue
            facts = [self.face.remark(sight, option), self.face.warning(sight, option)]
            if option == ask.default:
                facts.append(self.sitting.words.say("terminal-plain-default"))
            told = "; ".join(fact for fact in facts if fact)
            self.tell(f"{place}. {narrator.option(sight.table, option)}{f' ({told})' if told else ''}")

    def _choose(self, turn: Turn, line: str) -> bool:
        """Take a line as an answer; False if it is none."""
        if not line and turn.ask.default is not None:
            self._answer(turn, turn.ask.default)
            return True
        place, answers = number(line), self._answers(turn.ask)
        if place is None or not 1 <= place <= len(answers):
            return False
        choice = answers[place - 1]
        if isinstance(choice, Making):
            self._edit(choice.editor(), lambda answer: self._answer(turn, answer))
        else:
            self._answer(turn, choice)
        return True

    def _answer(self, turn: Turn, choice: Option) -> bool:
        return self._try(lambda: self.sitting.answer(turn, choice))

    def _try(self, deed: Callable[[], None]) -> bool:
        """Do something that may be refused; the refusal is told."""
        try:
            deed()
        except Refused as refusal:
            broken = refusal.broken
            narrator = self.sitting.words.narrator
            self.tell(narrator.refusal(self.sitting.match.table, broken) if broken is not None else str(refusal))
            return False
        return True

    def _edit(self, editor: Editor, give: Callable[[Option], bool]) -> None:
        """Make an answer by orders, line by line, until it is accepted or given up."""
        self.tell(editor.title, *editor.told(), *editor.orders.split("\n"))
        self.say("terminal-plain-edit")
        while True:
            line = self._line(None) or "ok"
            if line in ("back", "retour"):
                return
            if line == "ok":
                try:
                    answer = editor.answer()
                except ValueError as problem:
                    self.tell(str(problem))
                    continue
                if give(answer):
                    return
            elif editor.order(line):
                self.tell(*editor.told())
            else:
                self.tell(*editor.orders.split("\n"))

    def _obey(self, turn: Turn, line: str) -> bool:
        """Carry out a line that is no answer; False if nothing is known by that name."""
        verb, rest = parted(line)
        match verb, rest:
            case "?", "":
                self._help()
            case "?", typed if (place := number(typed)) is not None and 1 <= place <= len(self._answers(turn.ask)):
                self._why(turn, place)
            case ("", "") | ("r", ""):
                self._put(turn)
            case "u", "":
                self._undo()
            case "s", _:
                self._save(rest)
            case "load", file if file:
                self._load(Path(file))
            case "l", "":
                self.tell(*self.sitting.story.told(self.sitting.words, self.sitting.viewer))
            case "v", _:
                return self._view(rest)
            case "odds", "":
                self.tell(*(self.face.odds(self.sitting.sight()) or [self.sitting.words.say("terminal-no-odds")]))
            case "hint", "":
                self._hint(turn)
            case ("en" | "fr") as locale, "":
                self.sitting.speak(locale)
                self._put(turn)
            case "clock", "":
                self.sitting.clocks = not self.sitting.clocks
                self.say("terminal-clocks-on" if self.sitting.clocks else "terminal-clocks-off")
            case "other", "" if self.sitting.may_wave_on(turn):
                self.sitting.wave_on(turn)
            case "q", "":
                self._leave()
            case _:
                return self._command(turn, verb, rest)
        return True

    def _help(self) -> None:
        self.tell(*self.sitting.words.say("terminal-plain-help").split("\n"))
        table = self.sitting.match.table
        for command in table.commands:
            if command.serves(table, self.sitting.viewer):
                told = self._told(command, self.sitting.viewer)
                self.say("terminal-about", thing=_name_of(command), what=told)

    def _told(self, command: Command, seat: Seat) -> str:
        return self.sitting.words.narrator.question(self.sitting.match.table, Ask(seat, command.key))

    def _why(self, turn: Turn, place: int) -> None:
        """The rules behind an option, and behind the question."""
        choice = self._answers(turn.ask)[place - 1]
        option = next(iter(choice.options), None) if isinstance(choice, Making) else choice
        rules = rules_behind(self.sitting.words, self.sitting.match.table, option)
        self.tell(*(rules or [self.sitting.words.say("terminal-no-rule")]))

    def _undo(self) -> None:
        to = self.sitting.undo_to()
        if to is None:
            self.say("kernel-nothing-to-undo")
            return
        if not self.sitting.undo_is_free(to):
            self.say("terminal-undo-sure")
            if self._line(None) != "u":
                self.say("terminal-undo-not")
                return
        if self._try(lambda: self.sitting.undo(to)):
            self._heard = {seat: min(heard, len(self.sitting.story)) for seat, heard in self._heard.items()}
            self.say("terminal-undone")

    def _leave(self) -> None:
        """Leave the table; whoever would lose a game is asked again."""
        if self.sitting.would_be_lost():
            self.say("terminal-plain-quit-unsaved")
            if self._line(None) != "q":
                return
        raise Leave

    def _save(self, rest: str) -> None:
        file = Path(rest) if rest else self.sitting.file
        if file is None:
            self.say("terminal-save-where")
            return
        try:
            self.sitting.keep_as(file)
        except OSError as problem:
            self.say("terminal-cannot-save", problem=f"{file}: {problem.strerror or problem}")
        else:
            self.say("terminal-saved", file=str(file))

    def _load(self, file: Path) -> None:
        try:
            self.sitting.load(file)
        except SaveError as problem:
            self.tell(str(problem))
            return
        self.face = face_of(self.sitting.match.game)
        self._heard = {self.sitting.viewer: len(self.sitting.story)}
        self.say("terminal-loaded", file=str(file))

    def _view(self, rest: str) -> bool:
        """The table in words, or a page of it by its number."""
        sight = self.sitting.sight()
        pages = self.face.pages(sight)
        if not rest:
            self.tell(self.sitting.words.narrator.summary(sight.table, sight.seat))
            for n, page in enumerate(pages, 1):
                self.say("terminal-about", thing=f"v {n}", what=page.title)
            return True
        place = number(rest)
        if place is None or not 1 <= place <= len(pages):
            return False
        page = pages[place - 1]
        self.tell(page.title, *page.drawn.plain.split("\n"))
        return True

    def _hint(self, turn: Turn) -> None:
        advice = self.sitting.advice(turn.seat)
        if advice is None:
            self.say("terminal-no-hint")
        else:
            self.say("terminal-hint", option=self.face.hint(self.sitting.sight(), advice()))

    def _command(self, turn: Turn, verb: str, rest: str) -> bool:
        """A command of the game, by its name, with the seat it is for if it is not the one that is asked."""
        command = next((known for known in self.sitting.match.table.commands if _name_of(known) == verb), None)
        seat = number(rest) if rest else turn.seat
        if command is None or seat is None or seat not in self.sitting.people():
            return False
        sight: Sight = self.sitting.sight()
        editor = self.face.deed(sight, command, seat)
        key = command.key
        self._edit(editor, lambda answer: self._try(lambda: self.sitting.command(seat, key, answer)))
        return True

    def _end(self) -> None:
        """The end screen, and what is offered there."""
        self.tell("", *told_end(self.sitting))
        self.say("terminal-plain-end")
        while True:
            match parted(self._line(None) or ""):
                case "again", "":
                    self.sitting.again()
                    self._heard = {}
                    self._welcome()
                    self._tell_saved()
                    return
                case "l", "":
                    self.tell(*self.sitting.story.told(self.sitting.words, self.sitting.viewer))
                case "l", file:
                    self._write_story(Path(file))
                case "s", file:
                    self._save(file)
                case ("en" | "fr") as locale, "":
                    self.sitting.speak(locale)
                    self.tell(*told_end(self.sitting))
                case "q", "":
                    raise Leave
                case _:
                    self.say("terminal-plain-end")

    def _write_story(self, file: Path) -> None:
        try:
            write_story(self.sitting, file)
        except OSError as problem:
            self.say("terminal-cannot-save", problem=f"{file}: {problem.strerror or problem}")
        else:
            self.say("terminal-saved", file=str(file))


def _name_of(command: Command) -> str:
    return command.key.rpartition(".")[2]
