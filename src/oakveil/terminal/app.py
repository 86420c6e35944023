"""The full screen: what goes on there, and what keys do."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import ClassVar

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.match import Refused

from .desk import Desk
from .drawings.editor import Editor
from .drawings.face import Making, face_of
from .ending import told_end
from .lookup import rules_behind, told_rules
from .sheets import Choice, Editing, Leafing, Reading, Searching
from .sitting import Sitting, Turn
from .view import KEYS, TALL, WIDE, TableView

PACE = 1.2
"""Seconds after each answer of a bot, so that people can follow."""

A_SHEET = 14
"""So many commands stand on one sheet: a screen of 24 rows shows them all."""

FULL_FOOT = 78
"""Columns that a line about all keys needs."""


class OakveilApp(App[int]):
    """A sitting on the full screen of a terminal. `pace` are the seconds after each answer of a bot."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+c,ctrl+q", "leave_by_accident", priority=True, show=False)]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self.sitting = sitting
        self.face = face_of(sitting.match.game)
        self._view = TableView(self.face)
        self._sight = sitting.sight()
        self._pace = pace
        self._hurry = asyncio.Event()
        self._told = 0
        self._recapped = len(sitting.story)
        self._answered = False
        self._unsaved = ""
        self.desk = Desk(self, sitting, self._begin_anew)

    def compose(self) -> ComposeResult:
        yield self._view

    def on_mount(self) -> None:
        self.set_interval(0.25, self._tick)
        self._go_on()

    def on_resize(self) -> None:
        """What is wrapped has to be wrapped anew."""
        self._view.forget()
        self._told = 0
        self._show()

    def say(self, message: str, /, **args: str | int) -> str:
        """The text of a message of the terminal."""
        return self.sitting.words.say(message, **args)

    @property
    def _is_covered(self) -> bool:
        """Whether a sheet lies on the table: then neither clocks nor bots go on."""
        return len(self.screen_stack) > 1

    # What goes on

    def _go_on(self) -> None:
        """Show how the table stands now and see to it that whoever is next can answer."""
        turn = self.sitting.turn()
        if turn is not None and self.sitting.changes_hands(turn):
            self._hand_over(turn)
            return
        if turn is not None and not turn.bot:
            self.sitting.hand_to(turn.seat)
        self._show()
        self.clear_notifications()  # they were about what is over now
        if self.sitting.unsaved != self._unsaved:
            self._unsaved = self.sitting.unsaved
            if self._unsaved:
                self.notify(self.say("terminal-cannot-save", problem=self._unsaved), severity="error", timeout=15)
        if turn is None:
            self._recap(self._end)
        elif not turn.bot:
            self._hurry.clear()
            self._recap(lambda: None)
        elif self._answered:
            self._recap(lambda: self._think(turn))
        else:
            self._think(turn)

    def _hand_over(self, turn: Turn) -> None:
        """Cover the table until the next person is there."""
        name = self.sitting.words.narrator.seat(self.sitting.match.table, turn.seat)
        self.sitting.hand_to(turn.seat)
        self._retell()
        cover = Reading(name, self.say("terminal-hand-over", seat=name), self.sitting.words, covering=True)
        self.push_screen(cover, lambda _: self._go_on())

    @work(exclusive=True)
    async def _think(self, turn: Turn) -> None:
        """Let a bot answer, at a pace that people can follow."""
        choice = await asyncio.to_thread(self.sitting.thought(turn))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), self._pace)
        while self._is_covered:  # whoever reads a sheet misses nothing
            await asyncio.sleep(0.05)
        if self.sitting.turn() == turn:
            self.sitting.answer(turn, choice)
            self._go_on()

    def _recap(self, then: Callable[[], object]) -> None:
        """Stop for what has just happened, where it is worth it, and then go on."""
        self._answered = False
        news = self.sitting.story.known_to(self.sitting.viewer, self._recapped)
        self._recapped = len(self.sitting.story)
        recap = self.face.recap(self._sight, news)
        if recap is None:
            then()
            return

        def follow(_: None) -> None:
            then()

        self.push_screen(Reading(self.say("terminal-recap"), recap, self.sitting.words), follow)

    def _tick(self) -> None:
        turn = self.sitting.turn()
        if turn is None or turn.bot:
            return
        if self._is_covered:
            self.sitting.hold_clock(turn)
            return
        self.sitting.let_clock_run(turn)
        if self.sitting.lapse_if_due(turn):
            self._answered = True
            self._go_on()
            self.notify(self.say("terminal-lapsed"))
        else:
            self._show_foot(turn)

    # What is shown

    def _show(self) -> None:
        self._sight = self.sitting.sight()
        turn = self.sitting.turn()
        narrator = self.sitting.words.narrator
        if turn is None:
            question = self.say("terminal-over")
        elif turn.bot:
            question = self.say("terminal-thinking", seat=narrator.seat(self._sight.table, turn.seat))
        else:
            question = narrator.question(self._sight.table, turn.ask)
        self._view.show(self._sight, question, None if turn is None or turn.bot else self._sight.ask)
        self._view.tell(self.sitting.story.told(self.sitting.words, self._sight.seat, self._told))
        self._told = len(self.sitting.story)
        self._show_foot(turn)

    def _show_foot(self, turn: Turn | None) -> None:
        left = self.sitting.seconds_left(turn) if turn is not None else None
        clock = "" if left is None else self.say("terminal-clock", n=max(0, round(left)))
        foot = "terminal-foot-over" if turn is None else "terminal-foot-bot" if turn.bot else "terminal-foot"
        if self.size.width < FULL_FOOT:
            foot = "terminal-foot-narrow"
        self._view.foot(self.say(foot), clock)

    def _retell(self) -> None:
        """Have the story told anew: something was taken back, or somebody else reads it, or in another language."""
        self._view.forget()
        self._told = 0
        self._recapped = len(self.sitting.story)

    # What is pressed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if self._is_covered:
            return
        pressed = (event.character or event.key) if event.key != "f1" else "?"
        deeds: dict[str, Callable[[], object]] = {
            "?": self._why,
            "L": self._look,
            "J": self._journal,
            "R": self._rules,
            "U": self._undo,
            "H": self._hint,
            "C": self._commands,
            "S": self.desk.save,
            "O": self.desk.open,
            "G": self._language,
            "K": self._clocks,
            "N": self._wave_on,
            "E": self._end,
            "Q": self.desk.leave,
            " ": self._hurry.set,
        }
        if pressed.upper() in deeds:
            event.stop()
            deeds[pressed.upper()]()
        elif len(pressed) == 1 and 0 <= KEYS.find(pressed.lower()) < len(self._view.choices):
            event.stop()
            self._choose(KEYS.index(pressed.lower()))
        elif event.is_printable:
            self.notify(self.say("terminal-no-key", key=pressed))

    def _choose(self, place: int) -> None:
        turn = self.sitting.turn()
        if turn is None or turn.bot or place >= len(self._view.choices):
            return
        option = self._view.choices[place]
        if isinstance(option, Making):
            self._edit(option.editor(), lambda answer: self.sitting.answer(turn, answer))
        elif warning := self.face.warning(self._sight, option):
            told = self.sitting.words.narrator.option(self._sight.table, option)
            self.desk.be_sure(
                self.say("terminal-sure", option=told, warning=warning), lambda: self._answer(turn, option)
            )
        else:
            self._answer(turn, option)

    def _answer(self, turn: Turn, option: Option) -> None:
        self._tell_wrong(self._try(lambda: self.sitting.answer(turn, option)))

    def _try(self, deed: Callable[[], None]) -> str:
        """Do something that may be refused, and go on: why it was, or "" when it is done."""
        wrong = self._refused(deed)
        if not wrong:
            self._go_on()
        return wrong

    def _refused(self, deed: Callable[[], None]) -> str:
        """Do something that may be refused: why it was, or "" when it is done."""
        try:
            deed()
        except Refused as refusal:
            if refusal.broken is None:
                return str(refusal)
            return self.sitting.words.narrator.refusal(self.sitting.match.table, refusal.broken)
        self._answered = True
        return ""

    def _tell_wrong(self, wrong: str) -> None:
        if wrong:
            self.notify(wrong, severity="warning")

    # What can be looked up

    def _why(self) -> None:
        focus = self._view.focused
        lines = [self.say("terminal-help")]
        if focus is not None:
            lines.append(self.sitting.words.narrator.option(self._sight.table, focus))
        lines += rules_behind(self.sitting.words, self._sight.table, focus)
        self.push_screen(Reading(self.say("terminal-help-title"), "\n\n".join(lines), self.sitting.words))

    def _look(self) -> None:
        self.push_screen(Leafing(self.face.pages(self._sight), self.sitting.words))

    def _journal(self) -> None:
        told = self.sitting.story.told(self.sitting.words, self._sight.seat)
        title = self.say("terminal-journal")
        self.push_screen(Reading(title, "\n".join(told), self.sitting.words, end=True))

    def _rules(self) -> None:
        rules = told_rules(self.sitting.words)
        self.push_screen(Searching(self.say("terminal-rules"), rules, self.sitting.words))

    @work(exclusive=True, group="hint")
    async def _hint(self) -> None:
        turn = self.sitting.turn()
        if turn is None or turn.bot:
            return
        advice = self.sitting.advice(turn.seat)
        if advice is None:
            self.notify(self.say("terminal-no-hint"))
            return
        option = await asyncio.to_thread(advice)
        if self.sitting.turn() == turn:
            self.notify(self.say("terminal-hint", option=self.face.hint(self._sight, option)))

    # What can be done beside the question

    def _undo(self) -> None:
        to = self.sitting.undo_to()
        if to is None:
            self.notify(self.say("kernel-nothing-to-undo"))
        elif self.sitting.undo_is_free(to):
            self._take_back(to)
        else:
            self.desk.be_sure(self.say("terminal-undo-warning"), lambda: self._take_back(to))

    def _take_back(self, to: int) -> None:
        def deed() -> None:
            self.sitting.undo(to)
            self._retell()

        self._tell_wrong(self._try(deed))

    def _commands(self, start: int = 0) -> None:
        """What the game allows at any time, for each person at this screen; from the one at `start` on."""
        narrator, table = self.sitting.words.narrator, self._sight.table
        doable = [
            (seat, command)
            for seat in self.sitting.people()
            for command in table.commands
            if command.serves(table, seat)
        ]
        if not doable or self.sitting.turn() is None:
            self.notify(self.say("terminal-no-commands"))
            return
        shown = doable if len(doable) <= A_SHEET else doable[start : start + A_SHEET]

        def begin(key: str | None) -> None:
            if key and KEYS.index(key) >= len(shown):
                self._commands(start + len(shown) if start + len(shown) < len(doable) else 0)
            elif key:
                seat, command = shown[KEYS.index(key)]
                editor = self.face.deed(self._sight, command, seat)
                self._edit(editor, lambda answer: self.sitting.command(seat, command.key, answer))

        if len(doable) == 1:
            begin(KEYS[0])
            return
        asked = [
            f"{narrator.seat(table, seat)}: {narrator.question(table, Ask(seat, command.key))}"
            for seat, command in shown
        ]
        if len(shown) < len(doable):
            asked.append(self.say("terminal-more-commands"))
        answers = list(zip(KEYS, asked, strict=False))
        self.push_screen(Choice(self.say("terminal-commands"), answers, self.sitting.words), begin)

    def _edit(self, editor: Editor, give: Callable[[Option], None]) -> None:
        """Have an answer of one's own made, and give it; play goes on once its sheet is off the table."""

        def follow(done: bool | None) -> None:
            if done:
                self._go_on()

        sheet = Editing(editor, lambda answer: self._refused(lambda: give(answer)), self.sitting.words)
        self.push_screen(sheet, follow)

    def _begin_anew(self) -> None:
        self.workers.cancel_all()
        self.face = self._view.face = face_of(self.sitting.match.game)
        self._retell()
        self._go_on()

    def _language(self) -> None:
        self.sitting.speak("fr" if self.sitting.words.locale == "en" else "en")
        self._retell()
        self.clear_notifications()
        self._show()

    def _clocks(self) -> None:
        self.sitting.clocks = not self.sitting.clocks
        self.notify(self.say("terminal-clocks-on" if self.sitting.clocks else "terminal-clocks-off"))

    def _wave_on(self) -> None:
        turn = self.sitting.turn()
        if turn is not None and self.sitting.may_wave_on(turn):
            self.sitting.wave_on(turn)
            self._go_on()

    def action_leave_by_accident(self) -> None:
        """Ctrl-C and Ctrl-Q, whatever lies on the table: elsewhere they stop a program at once, or copy."""
        self.desk.leave(by_accident=True)

    # The end

    def _end(self) -> None:
        if self.sitting.outcome is None:
            return
        deeds: dict[str, Callable[[], object]] = {
            "j": self._journal,
            "w": self.desk.write_story,
            "s": self.desk.save,
            "a": self.desk.again,
            "q": self.desk.leave,
        }
        answers = [(key, self.say(f"terminal-end-{key}")) for key in deeds]

        def follow(key: str | None) -> None:
            if key:
                deeds[key]()

        title, *text = told_end(self.sitting)
        self.push_screen(Choice(title, answers, self.sitting.words, [*text, ""]), follow)
