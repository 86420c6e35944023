"""Riddles in words: a puzzle is data, and what it asks and what can be answered is told from it (VEIEL-RIDDLE-02)."""

from __future__ import annotations

from collections.abc import Iterable

from oakveil.kernel.text import Text

from .rules.puzzles import AnyPuzzle, Claim, Clue, Doors, Grid, Levers, Lock, Scales, Series, Weighing


def puzzle_told(puzzle: AnyPuzzle, text: Text) -> str:
    """What a puzzle tells and asks, in one line."""
    match puzzle:
        case Series(terms=terms):
            return text.say("veiel-riddle-series", terms=", ".join(map(str, terms)))
        case Doors(inscriptions=inscriptions):
            told = [
                text.say("veiel-riddle-inscription", n=n, what=text.listed([_claim(one, text) for one in claims], "or"))
                for n, claims in enumerate(inscriptions, 1)
            ]
            return text.say("veiel-riddle-doors", inscriptions=_joined(told, text))
        case Scales(weighings=weighings):
            return text.say("veiel-riddle-scales", weighings=_joined([_weighing(one, text) for one in weighings], text))
        case Grid(symbols=symbols, rows=rows):
            square = " / ".join(row.replace(".", "\N{EN DASH}") for row in rows)
            return text.say("veiel-riddle-grid", symbols=text.listed(list(symbols)), square=square)
        case Lock(clues=clues):
            return text.say("veiel-riddle-lock", clues=_joined([_clue(one, text) for one in clues], text))
        case Levers():
            return _levers(puzzle, text)


def answer_told(puzzle: AnyPuzzle, number: int, text: Text) -> str:
    """One of the answers on offer; the first is 0."""
    answer = puzzle.answers[number]
    match puzzle:
        case Doors():
            contents = [text.say(f"veiel-riddle-{content}") for content in answer.split()]
            return ", ".join(text.say("veiel-laid", place=n, room=told) for n, told in enumerate(contents, 1))
        case Scales():
            return " < ".join(answer)
        case Levers():
            return text.say("veiel-riddle-pulled", levers=text.listed(list(answer)), n=len(answer))
    return answer


def _joined(parts: Iterable[str], text: Text) -> str:
    return text.say("veiel-semicolon").join(parts)


def _claim(claim: Claim, text: Text) -> str:
    return text.say("veiel-riddle-claim", n=claim.door + 1, content=claim.content, holds="yes" if claim.holds else "no")


def _weighing(weighing: Weighing, text: Text) -> str:
    left, right = " + ".join(weighing.left), " + ".join(weighing.right)
    return text.say("veiel-riddle-weighing", left=left, right=right, heavier=weighing.heavier)


def _clue(clue: Clue, text: Text) -> str:
    return text.say("veiel-riddle-clue", guess=clue.guess, right=clue.right, placed=clue.placed)


def _levers(puzzle: Levers, text: Text) -> str:
    """How the doors stand, what each lever turns, and which door is wanted."""
    stand = [door for door, is_open in enumerate(puzzle.is_open) if is_open]
    levers = [
        text.say("veiel-riddle-lever", lever=name, doors=_doors(doors, text), n=len(doors))
        for name, doors in zip("ABCD", puzzle.levers, strict=False)
    ]
    return text.say(
        "veiel-riddle-levers",
        doors=len(puzzle.is_open),
        open=_doors(stand, text) if stand else "none",
        n=len(stand),
        levers=_joined(levers, text),
        goal=puzzle.goal + 1,
    )


def _doors(doors: Iterable[int], text: Text) -> str:
    return text.listed([str(door + 1) for door in doors])
