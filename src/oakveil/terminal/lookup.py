"""Looking up why: the rules behind a question and behind each of its options."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from oakveil.kernel.ask import Option
from oakveil.kernel.game import Game
from oakveil.kernel.rulebook import carriers

from .words import Words


def rules_behind(words: Words, table: Any, option: Option | None) -> list[str]:
    """The rules that allow `option` (None: any), then those that the step which asks carries out: "ID: statement"."""
    ids = [option.rule] if option is not None and option.rule else []
    if table.stack:
        frame = table.stack[-1]
        ids += _carried_by(words.game).get(frame.plan[frame.at].run.__qualname__, [])
    return told_rules(words, dict.fromkeys(ids))


def told_rules(words: Words, ids: Iterable[str] | None = None) -> list[str]:
    """Rules with their ids; those that are not told in the language of `words` are quoted in English, and say so.

    Without `ids` all rules.
    """
    rules = words.game.rules(words.locale)
    own = rules if words.locale == "en" else words.game.rules_in(words.locale)
    return [
        words.say("terminal-rule" if id in own else "terminal-rule-quoted", id=id, statement=rules[id].statement)
        for id in (rules if ids is None else ids)
    ]


@cache
def _carried_by(game: Game) -> dict[str, list[str]]:
    """The rules of a game by the name of the step, method or function that carries them out."""
    carried: dict[str, list[str]] = {}
    known = game.rules()
    for id, places in carriers("").items():
        for place in places:
            if id in known:
                carried.setdefault(place.name, []).append(id)
    return carried
