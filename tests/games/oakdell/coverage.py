"""What comes up in games of programs: every monster, gear effect, potion, special skill, question and kind of event.

    python -m tests.games.oakdell.coverage --games 100

plays games of all numbers of heroes on both dungeons with both scenarios, and lists what never came up, and what rarely
did. One hero takes the gear, the hero card and the circles of choice that came up least so far: programs would never
choose some of them.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import msgspec

from oakveil.games.oakdell import GAME, events, house_box, new
from oakveil.games.oakdell.bots import HABITS
from oakveil.games.oakdell.box import Box
from oakveil.games.oakdell.choices import ChooseHero, Develop, TakeGear
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.table import Event

ENOUGH = 10
"""So often everything shall come up."""
NO_ANSWERS: frozenset[str] = frozenset({"oakdell.boss_shift"})
"""Questions that programs answer with the default."""
TABLES = ((1, "mossy_cellar"), (2, "hollow_roots"), (3, "mossy_cellar"), (4, "hollow_roots"))
RULES: tuple[dict[str, Any], ...] = (
    {},
    {"heroes": "choose", "first_monster": "draw", "time_up": "defeat"},
    {"heroes": "random", "longer": True, "death_variant": True, "boss": "hollow_colossus"},
    {"heroes": "random", "solo_decks": "three", "boss": "seven_eyed_watcher"},
)
SETTINGS: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "dungeon": dungeon, "scenario": scenario, **rules}
    for rules, scenario, (players, dungeon) in product(RULES, ("boss", "shrines"), TABLES)
)
"""What is played in turn."""


class Coverage:
    """Counts what happens and what is asked."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seen: Counter[str] = Counter()

    def listen(self, event: Event) -> None:
        """Count an event, and what it names."""
        self.seen[f"event {type(event).__name__}"] += 1
        match event:
            case events.HeroReady(card=card):
                self.seen[f"hero {card}"] += 1
            case events.MonsterDrawn(sheet=sheet) | events.BossEngaged(sheet=sheet):
                self.seen[f"sheet {sheet}"] += 1
            case events.GearTaken(gear=gear):
                self.seen[f"gear {gear}"] += 1
            case events.PotionDrunk(potion=potion):
                self.seen[f"potion {potion}"] += 1
            case events.SpecialUsed(special=special):
                self.seen[f"special {special}"] += 1
            case events.CircleFilled(track=track):
                self.seen[f"circle {track}"] += 1

    def asked(self, key: str, choice: object) -> None:
        """Count a question and the kind of its answer."""
        self.seen[f"ask {key}"] += 1
        self.seen[f"answer {type(choice).__name__}"] += 1

    def rarest(self, options: Sequence[Option]) -> Option | None:
        """What came up least of gear, hero cards or tracks to choose from; None where something else is asked."""
        named = {option: name for option in options if (name := _named(option))}
        return min(named, key=lambda option: (self.seen[named[option]], named[option]), default=None)

    def rare(self, enough: int = ENOUGH) -> list[tuple[str, int]]:
        """What the box and the game hold and what came up too seldom, with how often it did."""
        return [(one, self.seen[one]) for one in everything(self.box) if self.seen[one] < enough]


def _named(option: Option) -> str:
    """What of the box an answer is about, as it is counted."""
    match option:
        case TakeGear(gear=gear):
            return f"gear {gear}"
        case ChooseHero(hero=hero):
            return f"hero {hero}"
        case Develop(track=track):
            return f"circle {track}"
    return ""


def everything(box: Box) -> Iterator[str]:
    """All that can come up. The Ghost is laid, not drawn, unless it is in the deck."""
    yield from (f"hero {id}" for id in box.heroes)
    yield from (f"sheet {id}" for id in box.sheets)
    yield from (f"gear {id}" for id in box.gear)
    yield from (f"potion {id}" for id in box.potions)
    yield from (f"special {id}" for id in box.specials)
    yield from (f"circle {id}" for id in box.tracks)
    yield from (f"ask {key}" for key in (*HABITS, *NO_ANSWERS))
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            yield f"event {kind.__name__}"


def play(coverage: Coverage, seed: str, options: OakDellOptions, level: str = "sensible", wild: int = 0) -> bool:
    """Play a game of programs; whether somebody won. The seat `wild` takes what came up least so far."""
    g = new(options, [Place()] * options.players, coverage.box, Chance(seed.encode()))
    g.listener = coverage.listen
    minds = Chance(f"{seed}:bots".encode())
    while asks := g.asks():
        ask = asks[0]
        choice = coverage.rarest(ask.options) if ask.seat == wild else None
        if choice is None:
            seen = g.redealt(ask.seat, minds)
            choice = GAME.bots[level](seen, seen.asks()[0], minds)
        assert ask.refusal(choice) is None, (ask.key, choice)
        coverage.asked(ask.key, choice)
        g.answer(choice, ask.seat)
    return g.outcome is not None and bool(g.outcome.winners)


def main() -> None:
    parser = ArgumentParser(description="What comes up in games of programs.")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    chosen = parser.parse_args()
    coverage = Coverage(house_box())
    for number in range(chosen.first, chosen.first + chosen.games):
        options = msgspec.convert(SETTINGS[number % len(SETTINGS)], OakDellOptions)
        play(coverage, f"coverage {number}", options, wild=1)
    rare = coverage.rare()
    print(f"{chosen.games} games")
    print("Never:", ", ".join(one for one, n in rare if not n) or "nothing")
    print(f"Fewer than {ENOUGH} times:", ", ".join(f"{one} ({n})" for one, n in rare if n) or "nothing")
    print("All:", ", ".join(f"{one} {count}" for one, count in sorted(coverage.seen.items())))


if __name__ == "__main__":
    main()
