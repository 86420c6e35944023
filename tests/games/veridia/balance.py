"""The balance of fights against its targets (specification, section 11, VER-BAL-01 to -05, -09, -10).

    python -m tests.games.veridia.balance --fights 400 --encounters 200

plays mirror fights, the five reference fights and random encounters of two even or uneven sides, and prints what is to
be written down in docs/veridia-balance.md.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from oakveil.games.veridia import house_box
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.laboratory import ANSWERS, Encounter, Findings, concepts_compared, studied
from oakveil.games.veridia.odds import against, contest_odds
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.setup import Wish, profile_of
from oakveil.games.veridia.threat import estimate, threat_of
from oakveil.kernel.chance import Chance

MIRRORS = ("npc:guard", "npc:sellsword", "npc:adventurer*4")
REFERENCES = (
    ("npc:guard", "npc:orc", "25-45"),
    ("npc:sellsword", "npc:orc", "85-97"),
    ("npc:adventurer*4", "npc:orc*3", "75-95"),
    ("npc:adventurer*4", "npc:orc*4", "3-25"),
    ("npc:guard*2", "creature:wolf*4", "80-97"),
)
BANDS = (0.0, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 99.0)
"""The bands of R of the table."""


class Even(msgspec.Struct, frozen=True):
    """A random encounter: its sides, R, and how it went."""

    side_a: str
    side_b: str
    ratio: float
    found: Findings


def encounters(box: Box, count: int, fights: int) -> Iterator[Even]:
    """Random encounters of one to four on each side with an R from 0.6 to 1.9."""
    chance = Chance(b"encounters")
    names = [f"npc:{id}" for id, card in box.npcs.items() if card.size_cells == 1]
    names += [f"creature:{id}" for id, card in box.creatures.items() if card.size_cells == 1 and card.threat > 2]
    threats = {name: threat_of(profile_of(Wish("a", 1, *name.split(":")), (), box), box) for name in names}
    found = 0
    while found < count:
        sides = [[chance.roll(names, "who") for _ in range(1 + chance.below(4, "many"))] for _ in range(2)]
        own, foes = (sum(threats[name] for name in side) for side in sides)
        if 0.6 <= own / max(1, foes) <= 1.9:
            found += 1
            side_a, side_b = (", ".join(side) for side in sides)
            map = chance.roll([*box.maps], "map")
            options = VeridiaOptions(side_a=side_a, side_b=side_b, map=map)
            yield Even(side_a, side_b, own / foes, studied(options, fights))


def by_band(fought: list[Even]) -> Iterator[str]:
    """The table of section 11."""
    yield "| R | encounters | won | health lost | rounds | estimate off by |"
    yield "|---|---:|---:|---:|---:|---:|"
    for low, high in pairwise(BANDS):
        here = [one for one in fought if low <= one.ratio < high]
        if here:
            n = len(here)
            won, lost = sum(one.found.won.share for one in here) / n, sum(one.found.lost for one in here) / n
            rounds, off = sum(one.found.rounds.mean for one in here) / n, sum(map(off_by, here)) / n
            name = f"below {high}" if not low else f"above {low}" if high > 9 else f"{low}-{high}"
            yield f"| {name} | {n} | {won:.2f} | {lost:.1f} | {rounds:.1f} | {100 * off:.0f} points |"


def off_by(one: Even) -> float:
    """How far the estimate at a glance is from what was played; a draw counts for half."""
    return abs(estimate(one.ratio, 1) - one.found.won.share - one.found.drawn.share / 2)


def told(name: str, found: Findings, goal: str) -> str:
    won, rounds = found.won, found.rounds
    return (
        f"| {name} | {goal} | {100 * won.share:.0f} ({100 * won.low:.0f}-{100 * won.high:.0f}) | "
        f"{100 * found.drawn.share:.0f} | {rounds.median:g} | {100 * found.unfinished.share:.1f} |"
    )


def speed(box: Box) -> Iterator[str]:
    """Fights of one against one and of four against four a second, and what odds cost (VER-BAL-10)."""
    four = "pregen:sela, pregen:tomar, pregen:ilva, pregen:oren"
    for side_a, side_b in (("npc:guard", "npc:orc"), (four, "npc:orc*4")):
        encounter = Encounter(VeridiaOptions(side_a=side_a, side_b=side_b))
        for number in range(10):
            encounter.play(number)
        begun = time.process_time()
        fights = [encounter.play(number) for number in range(100)]
        yield f"{len(fights) / (time.process_time() - begun):.0f} fights a second: {side_a} against {side_b}"
    against.cache_clear()
    begun = time.process_time()
    contest_odds(16, 16, 2, 2)
    yield f"{1000 * (time.process_time() - begun):.2f} ms for the odds of 16 dice against 16, asked for the first time"


def main() -> None:
    parser = ArgumentParser(description="The balance of fights.")
    parser.add_argument("--fights", type=int, default=400, help="of each reference and mirror")
    parser.add_argument("--encounters", type=int, default=200)
    parser.add_argument("--each", type=int, default=80, help="fights of each random encounter")
    chosen = parser.parse_args()
    box = house_box()
    print("| fight | target | won | drawn | rounds (median) | unfinished |\n|---|---:|---:|---:|---:|---:|")
    for side in MIRRORS:
        found = studied(VeridiaOptions(side_a=side, side_b=side), chosen.fights)
        print(told(f"{side}, mirrored", found, "47-53"), flush=True)
    for side_a, side_b, goal in REFERENCES:
        found = studied(VeridiaOptions(side_a=side_a, side_b=side_b), chosen.fights)
        print(told(f"{side_a} v {side_b}", found, goal), flush=True)
    fought = list(encounters(box, chosen.encounters, chosen.each))
    print(*by_band(fought), sep="\n")
    near = [one for one in fought if 0.7 <= one.ratio <= 1.6]
    sure = [one for one in fought if one.ratio > 1.2]
    even = [one for one in fought if 0.8 <= one.ratio <= 1.5]
    print(f"Off by {100 * sum(map(off_by, near)) / max(1, len(near)):.1f} points for R 0.7-1.6 (at most 17)")
    print(f"Off by {100 * sum(map(off_by, sure)) / max(1, len(sure)):.1f} points for R above 1.2 (at most 6)")
    medians = sorted(one.found.rounds.median for one in even)
    unfinished = sum(one.found.unfinished.times for one in even) / max(1, sum(one.found.fights for one in even))
    print(f"Median rounds for R 0.8-1.5: {medians[len(medians) // 2]:g}; {100 * unfinished:.1f}% reach the round limit")
    shares = {name: sum(one.found.answers[name] for one in fought) / max(1, len(fought)) for name in ANSWERS}
    print("Answers:", ", ".join(f"{name} {share:.1%}" for name, share in shares.items()))
    print(*speed(box), sep="\n")
    for idea, share in sorted(concepts_compared(2, 10).items(), key=lambda entry: -entry[1]):
        print(f"{share:5.0%}  {idea}")


if __name__ == "__main__":
    main()
