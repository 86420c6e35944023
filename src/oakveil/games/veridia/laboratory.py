"""The laboratory: fights between programs, many of each, and what they tell (specification 3.16, VER-LAB).

    python -m oakveil.games.veridia.laboratory "pregen:sela, pregen:tomar" "npc:orc*2" --fights 400

plays the fights with the seeds 0, 1, 2 ... on all processors and tells how the first side fares. With `--swap` it also
tells what each weapon and trait of its characters is worth: the same fights without it.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import cached_property
from itertools import combinations, product

import msgspec

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.rulebook import rule
from oakveil.lab.statistics import Rate, Spread
from oakveil.lab.workers import shared

from . import house_box, new, seats
from .bots import sensible
from .building_habits import blueprints, random_character
from .characters import Character
from .choices import Counter as StrikeBack
from .choices import Defend, Reserved, Split
from .options import VeridiaOptions
from .ready import ready_character
from .rules.setup import Wish, wishes
from .state import Veridia
from .workshop import terms_of

FIGHTS = 400
"""So many fights tell the chance to win to about five points (VER-LAB-03)."""
ANSWERS = ("nothing", "defend", "reserved", "counter", "exchange", "split")
"""The answers to an attack that are counted (VER-LAB-04, VER-BAL-05)."""


class Fought(msgspec.Struct, frozen=True):
    """How a fight went. `side` has won ("-": nobody); of the first side: health lost by each on average, how many died,
    and the points of pools it spent. `answers` are those to attacks, of both sides."""

    side: str
    reason: str
    rounds: int
    lost: float
    deaths: int
    points: int
    answers: dict[str, int]


class Encounter(msgspec.Struct, frozen=True, dict=True):
    """A fight as the options of a skirmish lay it. It is laid once and copied for each fight."""

    options: VeridiaOptions

    @cached_property
    def laid(self) -> Veridia:
        """The table before the first question, with everybody's health known to all. Raises BadOptions."""
        options = msgspec.structs.replace(self.options, health_shown="exact")
        return new(options, [Place()] * seats(options), house_box(), Chance(b"laid"))

    @rule("VER-LAB-03")
    def play(self, number: int) -> Fought:
        """Have programs fight it out with the seed of this number. The same number always gives the same fight.

        They look at the table itself, which is several times as fast as to deal each a copy of its own.
        """
        g, minds = self.laid.copy(Chance(f"fight {number}".encode())), Chance(f"minds {number}".encode())
        before = {unit.id: sum(unit.pools.values()) for unit in g.fight.units.values()}
        answers: Counter[str] = Counter()
        while asks := g.asks():
            ask = asks[0]
            choice = sensible(g, ask, minds)
            if ask.key == "veridia.answer":
                answers[_answer(ask, choice)] += 1
            g.answer(choice, ask.seat)
        outcome, units = g.outcome, [unit for unit in g.fight.units.values() if unit.side == "a" and not unit.summoner]
        assert outcome is not None
        return Fought(
            side=str(outcome.details["side"]),
            reason=outcome.reason,
            rounds=g.fight.round,
            lost=sum(unit.damage for unit in units) / len(units),
            deaths=sum(unit.dead for unit in units),
            points=sum(before[unit.id] - sum(unit.pools.values()) for unit in units),
            answers=dict(answers),
        )


def _answer(ask: Ask, choice: Option) -> str:
    match choice:
        case StrikeBack(exchange=True):
            return "exchange"
        case StrikeBack():
            return "counter"
        case Defend():
            return "defend"
        case Reserved():
            return "reserved"
        case Split():
            return "split"
        case _:
            return "nothing"


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """What many fights tell of the first side: shares with their intervals, means, and how often each answer came."""

    fights: int
    won: Rate
    drawn: Rate
    lost: float
    died: Rate
    points: float
    rounds: Spread
    unfinished: Rate
    answers: dict[str, float]


@rule("VER-LAB-03", "VER-LAB-04", "VER-BAL-05")
def findings(fights: Iterable[Fought]) -> Findings:
    """Sum up fights. Raises ValueError when there are none."""
    all_fights = [*fights]
    n = len(all_fights)
    answers = sum((Counter(fight.answers) for fight in all_fights), Counter[str]())
    return Findings(
        fights=n,
        won=Rate.counted(sum(fight.side == "a" for fight in all_fights), n),
        drawn=Rate.counted(sum(fight.side == "-" for fight in all_fights), n),
        lost=sum(fight.lost for fight in all_fights) / n,
        died=Rate.counted(sum(fight.deaths > 0 for fight in all_fights), n),
        points=sum(fight.points for fight in all_fights) / n,
        rounds=Spread.counted(Counter(fight.rounds for fight in all_fights)),
        unfinished=Rate.counted(sum(fight.reason == "round_limit" for fight in all_fights), n),
        answers={name: answers[name] / max(1, answers.total()) for name in ANSWERS},
    )


@rule("VER-LAB-03", "VER-BAL-01", "VER-BAL-03")
def studied(
    options: VeridiaOptions, fights: int = FIGHTS, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Findings:
    """Play so many fights and sum them up. `progress` is told how many were played whenever some were.

    With several `workers`, processes that start from nothing, the script that calls this needs its
    `if __name__ == "__main__":`. Raises BadOptions.
    """
    encounter, played = Encounter(options), list[Fought]()
    assert encounter.laid.state.fight is not None
    with closing(shared(Encounter(options).play, range(fights), workers)) as lots:
        for lot in lots:
            played += lot
            if progress is not None:
                progress(len(played))
    return findings(played)


@rule("VER-LAB-04")
def swapped_out(options: VeridiaOptions) -> Iterator[tuple[str, VeridiaOptions]]:
    """The same encounter without one thing of the first side, for each weapon and trait of its ready characters."""
    box, wanted = house_box(), wishes(options)
    mine = [wish for wish in wanted if wish.side == "a"]
    for place, wish in enumerate(mine):
        if wish.kind == "pregen":
            character = ready_character(box.pregens[wish.id], box)
            for what, other in _without(character):
                yield f"{wish.id} - {what}", _with(options, mine, place, other)


def _without(character: Character) -> Iterator[tuple[str, Character]]:
    box = house_box()
    for owned in character.gear:
        if owned.item in box.weapons:
            kept = tuple([other for other in character.gear if other is not owned])
            yield owned.item, msgspec.structs.replace(character, gear=kept)
    for taken in character.traits:
        yield taken, msgspec.structs.replace(character, traits=tuple([t for t in character.traits if t != taken]))


def _with(options: VeridiaOptions, mine: list[Wish], place: int, character: Character) -> VeridiaOptions:
    names = [f"{wish.kind}:{wish.id}" for wish in mine]
    names[place] = "own:1"
    written = msgspec.json.encode([character]).decode()
    return msgspec.structs.replace(options, side_a=", ".join(names), characters=written)


@rule("VER-BAL-09")
def concepts_compared(each: int, fights: int) -> dict[str, float]:
    """How often the characters of each concept win a duel against those of the others, a draw counting for half.

    The program of the builder makes so many of each; every one fights every stranger so often. All have the same
    experience.
    """
    box, chance = house_box(), Chance(b"concepts")
    made: dict[str, list[Character]] = {idea: [] for idea in blueprints(box)}
    while any(len(known) < each for known in made.values()):
        character = random_character(terms_of(VeridiaOptions(mode="builder"), box), box, chance)
        made[character.concept.idea].append(character)
    won, fought = dict.fromkeys(made, 0.0), dict.fromkeys(made, 0)
    for one, other in combinations(made, 2):
        for mine, theirs in product(made[one][:each], made[other][:each]):
            found = studied(duel(mine, theirs), fights)
            share = found.won.share + found.drawn.share / 2
            for idea, part in ((one, share), (other, 1 - share)):
                won[idea] += part
                fought[idea] += 1
    return {idea: won[idea] / fought[idea] for idea in made}


def duel(one: Character, other: Character) -> VeridiaOptions:
    """A duel of two characters in the open field."""
    written = msgspec.json.encode([one, other]).decode()
    return VeridiaOptions(side_a="own:1", side_b="own:2", characters=written)


def told(found: Findings) -> str:
    """Findings as lines for a terminal."""
    won, rounds = found.won, found.rounds
    lines = {
        "Won": f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%}) of {found.fights} fights",
        "Drawn": f"{found.drawn.share:.1%}",
        "Health lost": f"{found.lost:.1f} each, a death in {found.died.share:.1%}, {found.points:.1f} points spent",
        "Rounds": f"{rounds.mean:.1f}, median {rounds.median:g}; {found.unfinished.share:.1%} unfinished",
        "Answers": ", ".join(f"{name} {share:.0%}" for name, share in found.answers.items()),
    }
    return "\n".join(f"{heading:<12}{line}" for heading, line in lines.items())


def main() -> None:
    from oakveil.progress import bar

    parser = ArgumentParser(description="Fights between programs, and what they tell.")
    parser.add_argument("side_a")
    parser.add_argument("side_b")
    parser.add_argument("--map", default="open_field")
    parser.add_argument("--fights", type=int, default=FIGHTS)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--swap", action="store_true", help="what each weapon and trait of the first side is worth")
    chosen = parser.parse_args()
    options = VeridiaOptions(side_a=chosen.side_a, side_b=chosen.side_b, map=chosen.map)
    with bar(chosen.fights) as progress:
        found = studied(options, chosen.fights, chosen.workers, progress)
    print(told(found))
    for what, other in swapped_out(options) if chosen.swap else ():
        worth = found.won.share - studied(other, chosen.fights, chosen.workers).won.share
        print(f"{worth:+7.1%}  {what}")


if __name__ == "__main__":
    main()
