"""The odds of an answer in a few words (VER-ODDS-01)."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.games.veridia.naming import NONE
from oakveil.games.veridia.page_odds import OptionAid
from oakveil.games.veridia.page_turn import TargetAid, ThreatAid

from ...words import Words

_RARE = 0.005
"""What is rarer than that is not told beside an answer."""


def share(words: Words, chance: float) -> str:
    """A probability: "65%"."""
    return words.say("terminal-percent", n=round(100 * chance))


def odds_told(words: Words, aid: OptionAid) -> str:
    """Dice, chances and mean damage: "6 dice, succeeds 65%, defended 40%, harm 2.3, out 10%"."""
    return ", ".join(_told(words, aid))


def _told(words: Words, aid: OptionAid) -> Iterator[str]:
    if aid.dice or aid.hit or aid.met is not None:
        yield dice_told(words, aid.dice, aid.difficulty)
        yield words.say("terminal-veridia-odds-hit", chance=share(words, aid.hit))
    for what in ("met", "out", "kills"):
        chance = getattr(aid, what)
        if chance is not None and (what == "met" or chance >= _RARE):
            yield words.say(f"terminal-veridia-odds-{what}", chance=share(words, chance))
    for what in ("damage", "lose", "inflict"):
        if (mean := getattr(aid, what)) is not None:
            yield words.say(f"terminal-veridia-odds-{what}", n=round(mean, 1))


def full_odds(words: Words, aid: OptionAid) -> str:
    """The same with what the pool is made of, wounds, worse levels and critical failures."""
    told = [*_told(words, aid)]
    for what in ("hurts", "worse", "critical"):
        if chance := getattr(aid, what):
            told.append(words.say(f"terminal-veridia-odds-{what}", chance=share(words, chance)))
    if aid.parts not in ("", NONE):
        told.append(f"[{aid.parts}]")
    return ", ".join(told)


def dice_told(words: Words, dice: int, difficulty: int) -> str:
    """So many dice, and their difficulty where there is one."""
    told = words.say("veridia-dice", n=dice)
    return f"{told}, {words.say('veridia-difficulty', n=difficulty)}" if difficulty else told


def threat_told(words: Words, threat: ThreatAid, by: str) -> str:
    """What is coming, and what it does on average if nobody does anything about it."""
    dice = words.say("veridia-points", n=threat.dice)
    if threat.manoeuvre != "trait":
        dice = dice_told(words, threat.dice, threat.difficulty)
    told = words.say("terminal-veridia-threat", by=by, means=threat.name, dice=dice)
    if threat.nothing is None:
        return told
    return f"{told} {words.say('terminal-veridia-threat-nothing', n=round(threat.nothing, 1))}"


def target_told(words: Words, target: TargetAid, where: str) -> str:
    """How far a target is, whether it is seen, and what covers it; `where` is the cell of the cover."""
    told = [
        words.say("terminal-veridia-near") if target.adjacent else words.say("terminal-veridia-far", n=target.metres)
    ]
    if not target.seen:
        told.append(words.say("terminal-veridia-unseen"))
    if target.cover:
        told.append(words.say("terminal-veridia-cover", n=target.cover, kind=target.behind, cell=where))
    return ", ".join(told)
