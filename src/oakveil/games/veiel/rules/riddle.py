"""The riddle room (specification 3.11)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Self

from oakveil.kernel.ask import Ask, AskAll, Broken, Clock, Free, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule
from oakveil.kernel.zones import FaceDown, Hand

from ..choices import AcceptReply, AnswerRiddle, RefuseReply, Reply, RunOut, SetRiddle, SolveRiddle
from ..effects import dungeon
from ..effects.fighting import Lose
from ..events import RiddleAnswered, RiddleShown
from ..state import CardId, Veiel
from .carry import Carry, whole
from .puzzles import MAKERS, AnyPuzzle, make_puzzle
from .rolling import check
from .smith import change_purse, draw_cards
from .team import Answer, agreed, decide

CRYSTALS = 2
"""What a first right answer brings besides cards (VEIEL-RIDDLE-03)."""
NEEDED, MOST_HELP = 16, 2
"""The INT roll and the most that others add to it (VEIEL-RIDDLE-08)."""
TRIES = 2
"""Answers to one riddle (VEIEL-RIDDLE-03)."""
LONGEST = 4
"""Lines of a dungeon with easier puzzles (VEIEL-RIDDLE-05)."""
MOST_ANSWERS, MOST_LETTERS = 5, 300
"""Of a riddle that the DM asks (VEIEL-RIDDLE-07)."""


class Mark(FaceDown[bool], frozen=True):
    """Whether an answer on offer is right. Nobody knows before it has been given."""

    pool = "veiel.riddle"


class Accepted(Hand[str]):
    """The answers that the DM accepts. To everybody else there are none: they cannot be dealt out anew, only told."""

    pool = "veiel.spoken"

    def hidden_from(self, seat: int | None) -> Sequence[str]:
        return []

    def masked(self, seat: int | None) -> Self:
        return self.copy() if seat == self.owner else type(self)(self.owner, [])

    def refilled(self, seat: int | None, unknown: Iterator[str]) -> Self:
        return self.masked(seat)


class Riddle(Frame):
    """A riddle: `first` cards for the first answer, `second` for the second, `lose` VIT where both are wrong.

    `puzzle` is one of the program's with `marks` for its answers; `question` is one of the DM's with the `accepted`
    answers, and `reply` the last one of the team. `attempt` counts answers.

    Ruling (VEIEL-RIDDLE-01): a table does not know who is a person. With `auto` the team may answer the puzzle or have
    a hero roll; programs always have a hero roll.
    """

    source: CardId
    first: int
    second: int
    lose: int
    attempt: int = 1
    puzzle: AnyPuzzle | None = None
    marks: tuple[Mark, ...] = ()
    question: str = ""
    accepted: Accepted | None = None
    reply: str = ""

    @step("VEIEL-RIDDLE-01", "VEIEL-RIDDLE-02", "VEIEL-RIDDLE-05")
    def pose(self, g: Veiel) -> None:
        """With four lines the easier puzzles, then the harder ones."""
        mode = g.options.riddle
        if mode == "roll":
            return self.goto(Riddle.choose_hero)
        if mode == "spoken":
            return self.goto(Riddle.write)
        family = g.chance.roll([*MAKERS], "veiel.family")
        self.puzzle, right = make_puzzle(family, 1 if g.state.lines <= LONGEST else 2, g.chance)
        self.marks = tuple(Mark(number == right) for number in range(len(self.puzzle.answers)))
        g.tell(RiddleShown, family, self.attempt)
        return None

    @step("VEIEL-RIDDLE-01", "VEIEL-RIDDLE-03", "VEIEL-RIDDLE-06", "VEIEL-RIDDLE-09", "VEIEL-TEAM-01")
    def answer(self, g: Veiel) -> Ask | AskAll:
        """One answer for the team, out of those that have not turned out to be wrong."""
        options: list[Option] = [AnswerRiddle(number) for number, mark in enumerate(self.marks) if not mark.up]
        if g.options.riddle == "auto" and self.attempt == 1:
            options += [SolveRiddle(hero.id) for hero in g.standing()]
        seconds = g.options.riddle_timer
        return decide(g, "veiel.riddle", options, clock=Clock(seconds, RunOut()) if seconds else None)

    def on_answer(self, g: Veiel, answer: Answer) -> Frame | None:
        choice = agreed(g, answer)
        if isinstance(choice, SolveRiddle):
            return self._roll(g, choice)
        if isinstance(choice, AnswerRiddle):
            mark = self.marks[choice.answer].turned()
            self.marks = (*self.marks[: choice.answer], mark, *self.marks[choice.answer + 1 :])
            return self._judge(g, choice.answer, mark.face())
        return self._judge(g, -1, False)

    @rule("VEIEL-RIDDLE-03", "VEIEL-RIDDLE-09")
    def _judge(self, g: Veiel, answer: int, right: bool) -> Frame | None:
        """After the first wrong answer there is a second one, to a riddle of the DM as well."""
        g.tell(RiddleAnswered, answer, right)
        if right:
            self._reward(g)
            self.end()
            return None
        self.attempt += 1
        if self.attempt <= TRIES:
            self.goto(Riddle.answer if self.puzzle is not None else Riddle.hear)
            return None
        self.end()
        return self._penalty(g)

    @rule("VEIEL-RIDDLE-03")
    def _reward(self, g: Veiel) -> None:
        if self.attempt == 1:
            draw_cards(g, self.first)
            change_purse(g, CRYSTALS)
        else:
            draw_cards(g, self.second)

    @rule("VEIEL-RIDDLE-03")
    def _penalty(self, g: Veiel) -> Frame:
        standing = tuple(hero.id for hero in g.standing())
        return Carry(source=self.source, verbs=(Lose(gauge="VIT", n=self.lose),), heroes=standing)

    @step("VEIEL-RIDDLE-08", "VEIEL-TEAM-01")
    def choose_hero(self, g: Veiel) -> Ask | AskAll:
        options = [SolveRiddle(hero.id) for hero in g.standing()]
        return decide(g, "veiel.riddler", options)

    def on_choose_hero(self, g: Veiel, answer: Answer) -> Frame | None:
        choice = agreed(g, answer)
        assert isinstance(choice, SolveRiddle)
        return self._roll(g, choice)

    @rule("VEIEL-RIDDLE-08")
    def _roll(self, g: Veiel, choice: SolveRiddle) -> Frame | None:
        """One try; each other standing hero makes it easier by 1, by 2 at most."""
        help_ = min(MOST_HELP, len(g.standing()) - 1)
        self.end()
        if check(g, g.hero(choice.hero), self.source, ("INT",), NEEDED - help_).success:
            self._reward(g)
            return None
        return self._penalty(g)

    @step("VEIEL-RIDDLE-07")
    def write(self, g: Veiel) -> Ask:
        """The DM asks a riddle of its own, and says first what it accepts."""
        assert g.master is not None
        return Ask(g.master, "veiel.set_riddle", free=Free(SetRiddle, check_riddle, propose_riddle))

    def on_write(self, g: Veiel, choice: SetRiddle) -> None:
        assert g.master is not None
        self.question, self.accepted = choice.question, Accepted(g.master, [*choice.answers])
        g.tell(RiddleShown, "spoken", self.attempt)

    @step("VEIEL-RIDDLE-07", "VEIEL-TEAM-02")
    def hear(self, g: Veiel) -> Ask:
        """The player of the defender types what the team answers."""
        return Ask(g.leader, "veiel.reply", free=Free(Reply, check_reply, propose_reply))

    def on_hear(self, g: Veiel, choice: Reply) -> Frame | None:
        assert self.accepted is not None
        self.reply = choice.text
        if plain(choice.text) in map(plain, self.accepted.seen()):
            return self._judge(g, -1, True)
        return None

    @step("VEIEL-RIDDLE-07")
    def judge(self, g: Veiel) -> Ask:
        """The DM may accept other words, and never refuses those it has written down."""
        assert g.master is not None
        return Ask(g.master, "veiel.judge", [AcceptReply(), RefuseReply()])

    def on_judge(self, g: Veiel, choice: AcceptReply | RefuseReply) -> Frame | None:
        return self._judge(g, -1, type(choice) is AcceptReply)


@rule("VEIEL-RIDDLE-07")
def plain(text: str) -> str:
    """A text without case, accents and spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter) and not letter.isspace())


def _is_line(text: str) -> bool:
    """Whether a text says something, on one line and without signs that nobody sees."""
    unseen = any(unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029" for sign in text)
    return bool(plain(text)) and len(text) <= MOST_LETTERS and not unseen


@rule("VEIEL-RIDDLE-07")
def check_riddle(value: SetRiddle) -> Broken | None:
    """A question and one to five answers, none of them empty nor longer than a few lines."""
    texts = (value.question, *value.answers)
    if not 1 <= len(value.answers) <= MOST_ANSWERS:
        return Broken("VEIEL-RIDDLE-07", "veiel-broken-answers", {"most": MOST_ANSWERS})
    if not all(map(_is_line, texts)):
        return Broken("VEIEL-RIDDLE-07", "veiel-broken-text", {"most": MOST_LETTERS})
    return None


@rule("VEIEL-RIDDLE-07")
def check_reply(value: Reply) -> Broken | None:
    """Something that can be read."""
    if not _is_line(value.text):
        return Broken("VEIEL-RIDDLE-07", "veiel-broken-text", {"most": MOST_LETTERS})
    return None


def propose_riddle(chance: Chance) -> SetRiddle:
    """A sum, for a DM that is a program."""
    one, other = chance.below(50, "bot"), chance.below(50, "bot")
    return SetRiddle(f"{one} + {other} = ?", (str(one + other),))


def propose_reply(chance: Chance) -> Reply:
    """Any number."""
    return Reply(str(chance.below(100, "bot")))


@whole(dungeon.Riddle)
@rule("VEIEL-ROOM-07")
def pose_riddle(g: Veiel, carry: Carry, verb: dungeon.Riddle) -> Frame:
    return Riddle(source=carry.source, first=verb.first, second=verb.second, lose=verb.lose)
