"""An expedition of Veridia in line mode, from town to its end: every answer is typed, walks and split dice, too."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oakveil.games.veridia import GAME
from oakveil.games.veridia.choices import Centre, Divide, Follow, Place, Split, Walk
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.text import Locale
from oakveil.terminal.drawings.editor import Editor
from oakveil.terminal.drawings.face import Making
from oakveil.terminal.drawings.veridia import FACE
from oakveil.terminal.drawings.veridia.picking import Picking
from oakveil.terminal.drawings.veridia.pointing import Pointing
from oakveil.terminal.drawings.veridia.sharing import Following, Splitting
from oakveil.terminal.drawings.veridia.walking import STEPS, Walking
from oakveil.terminal.plain import PlainTable
from oakveil.terminal.sitting import Sitting
from tests.terminal.at_terminal import begin, sit

MOST_LINES = 3000
"""Lines that are typed in an expedition at most; most take a few hundred."""


def orders(editor: Editor, wanted: Option) -> list[str]:
    """What is typed in an editor to make this answer."""
    match editor, wanted:
        case Pointing(), Place(cell) | Centre(cell):
            return [editor.names.cell(cell)]
        case Walking(), Walk(path):
            start = editor.end
            ways = zip((start, *path), path, strict=False)
            return [" ".join(digit((to[0] - at[0], to[1] - at[1])) for at, to in ways)]
        case Splitting(), Split(members):
            places = {(kind.kind, kind.means): place for place, kind in enumerate(editor.kinds, 1)}
            return [f"{places[part.kind, part.means]} {part.dice}" for part in members]
        case Following(), Follow(kind, dice, _, item):
            kinds = ["none", *[f"{one.kind}{one.item}" for one in editor.aid.kinds]]
            return [f"{kinds.index(f'{kind}{item}') + 1} {dice}"]
        case Picking(), _:
            return [str([option for option, _ in editor.options].index(wanted) + 1)]
    raise AssertionError(f"nobody knows how to type {wanted}")


def digit(step: tuple[int, int]) -> str:
    """A step as it lies on a keypad."""
    return next(key for key, way in STEPS.items() if way == step and key.isdigit())


class Typist:
    """Types what a sensible player would do, but deals dice out once, until the expedition is over."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.minds = Chance(b"typed")
        self.lines: list[str] = []
        self.typed: Counter[str] = Counter()
        self.answered = -1
        self.written: list[str] = []

    def read(self, seconds: float | None) -> str:
        match = self.sitting.match
        if match.outcome is not None:
            return "q"
        if not self.lines:  # the game has gone on, else the last lines were refused
            assert match.number > self.answered, f"this was not taken: {''.join(self.written[-20:])}"
            self.answered = match.number
            self.lines = self._lines()
        self.typed["lines"] += 1
        assert self.typed["lines"] < MOST_LINES, "this expedition does not end"
        return self.lines.pop(0)

    def _lines(self) -> list[str]:
        """The number of an answer; where that opens an editor, what is ordered there."""
        looked = self.sitting.sight()
        assert looked.ask is not None
        wanted = GAME.bots["sensible"](looked.table, looked.ask, self.minds)
        if Divide() in looked.ask.options and not self.typed["Divide"]:
            wanted = Divide()
        self.typed[type(wanted).__name__] += 1
        answers = FACE.answers(looked, looked.ask)
        if wanted in answers:
            return [str(answers.index(wanted) + 1)]
        makings = [one for one in answers if isinstance(one, Making)]
        group = next((one for one in makings if wanted in one.options), None)
        making = group or next(one for one in makings if not one.options)
        return [str(answers.index(making) + 1), *orders(making.editor(), wanted), "ok"]

    def play(self) -> str:
        assert PlainTable(self.sitting, self.read, self.written.append).run() == 0
        return "".join(self.written)


@pytest.mark.rule("VER-EXP-01", "VER-EXP-17")
@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "The lair is cleared and the party is home (Roads of Rasantis): score {score} after {days} days."),
        (
            "fr",
            "Le repaire est nettoyé et le groupe est de retour (Routes de Rasantis)\N{NO-BREAK SPACE}: "
            "score {score} après {days} jours.",
        ),
    ],
    ids=["en", "fr"],
)
def test_an_expedition_is_typed_from_town_to_its_end(locale: Locale, told: str) -> None:
    """One who is strong, on a short and easy way; the guide is a program."""
    short: dict[str, Any] = {"region": "rasantis_roads", "legs": 3, "difficulty": "easy"}
    match = begin("veridia", mode="expedition", party="pregen:brakk", **short)
    typist = Typist(sit(match, (2, "sensible"), locale=locale))
    written = typist.play()
    assert match.outcome is not None and match.outcome.reason == "expedition_home"
    details = match.outcome.details
    assert told.format(score=details["score"], days=details["days"]) in written
    for kind in ("Done", "GoTo", "Meet", "Place", "Walk", "Attack", "Split", "TurnHome", "StayHome"):
        assert typist.typed[kind], f"no {kind} was typed"
