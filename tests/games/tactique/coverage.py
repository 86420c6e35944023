"""What comes up in games of bots: every card, enemy and Action, every word of the effect vocabulary.

    python -m tests.games.tactique.coverage --games 100

plays games of all numbers of heroes and all difficulties, half of them on battlefields, half of them with Novices and
rewards taken at random (bots would never choose some of them), and lists what was never played or seen, and the words
that came up fewer than ten times.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

import msgspec

from oakveil.games.tactique import GAME, house_box, new
from oakveil.games.tactique.box import Box
from oakveil.games.tactique.effects import Effect, Grant, If, On
from oakveil.games.tactique.events import BossAction, CardPlayed, EncounterStarted, EnemyPlaced, StepResolved
from oakveil.games.tactique.options import TactiqueOptions
from oakveil.games.tactique.rules.steps import Steps
from oakveil.games.tactique.state import Tactique
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.table import Event

ENOUGH = 10
"""So often every word shall come up."""
SETTINGS = tuple(product((2, 3, 4, 5), ("normal", "hard", "easy", "extreme"), ("off", "random")))


class Coverage:
    """Counts what happens. Words are counted when a step with them is resolved, conditions when they are asked."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seen: Counter[str] = Counter()
        self.words: Counter[str] = Counter()

    def watch(self, g: Tactique) -> None:
        """Listen to a table from now on."""

        def listen(event: Event) -> None:
            match event:
                case CardPlayed(card=card):
                    self.seen[f"card {self.box.name_of[card]}"] += 1
                case EnemyPlaced(enemy=enemy):
                    self.seen[f"enemy {enemy}"] += 1
                case BossAction(action=action):
                    self.seen[f"action {action}"] += 1
                case EncounterStarted(battlefield=battlefield):
                    self.seen[f"battlefield {battlefield}"] += 1
                case StepResolved(number=number, resolved=resolved):
                    frame = g.stack[-1]
                    assert isinstance(frame, Steps)
                    step = frame.steps[number]
                    if resolved or isinstance(step, If):
                        self.words.update(words_of(step))

        g.listener = listen

    def unseen(self) -> list[str]:
        """What the box holds and nobody has played or met."""
        box = self.box
        everything = [
            *(f"card {id}" for id in box.cards),
            *(f"enemy {id}" for id in (*box.enemies, *box.bosses)),
            *(f"action {id}" for id in box.actions),
            *(f"battlefield {id}" for id in box.battlefields),
        ]
        return [one for one in everything if not self.seen[one]]

    def rare_words(self) -> list[tuple[str, int]]:
        """The words that the box uses and that came up too seldom, with how often they did."""
        return [(word, self.words[word]) for word in sorted(vocabulary(self.box)) if self.words[word] < ENOUGH]


def words_of(step: Effect) -> Iterator[str]:
    """The verb, selector, modifier, condition and duration of a step; not those of the steps inside it."""
    yield f"verb {type(step).__struct_config__.tag}"
    if hasattr(step, "to"):
        yield f"selector {step.to}"
    if isinstance(step, Grant):
        yield f"modifier {step.mod}"
        yield f"duration {step.until}"
    if isinstance(step, On):
        yield f"duration {step.until or 'turn'}"
    if isinstance(step, If):
        of = getattr(step.cond, "of", "")
        yield f"condition {type(step.cond).__struct_config__.tag} {of}".strip()


def vocabulary(box: Box) -> set[str]:
    """All words that steps in the box are made of."""
    steps: list[Effect] = [
        *(step for card in box.cards.values() for step in card.effect),
        *(step for enemy in box.enemies.values() for step in enemy.turn),
        *(step for action in box.actions.values() for step in action.turn),
    ]
    passives = [passive for passives in box.passives.values() for passive in passives if isinstance(passive, On)]
    passives += [card.passive for card in box.cards.values() if card.passive is not None]
    steps += [step for passive in passives for step in passive.do]
    return {word for step in _all(steps) for word in words_of(step)}


def _all(steps: Iterable[Effect]) -> Iterator[Effect]:
    """Steps and what they are carried out as: the branches of conditions and choices, what reactions and runes do."""
    for step in steps:
        yield step
        for name in ("do", "otherwise"):
            yield from _all(getattr(step, name, ()))
        for option in getattr(step, "options", ()):
            yield from _all(option)


def play(coverage: Coverage, seed: str, options: TactiqueOptions, level: str = "sensible") -> bool:
    """Play a game of bots; whether it was won."""
    g = new(options, [Place()] * options.players, coverage.box, Chance(seed.encode()))
    coverage.watch(g)
    minds = Chance(f"{seed}:bots".encode())
    while (asks := g.asks()) and not GAME.stalled(g):
        ask = asks[0]
        if ask.key == "tactique.reward" and options.novice_pick == "random":
            g.answer(ask.propose(minds), ask.seat)
            continue
        seen = g.redealt(ask.seat, minds)
        g.answer(GAME.bots[level](seen, seen.asks()[0], minds), ask.seat)
    return g.outcome is not None and bool(g.outcome.winners)


def main() -> None:
    parser = ArgumentParser(description="What comes up in games of bots.")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    chosen = parser.parse_args()
    coverage = Coverage(house_box())
    for number in range(chosen.first, chosen.first + chosen.games):
        heroes, difficulty, battlefields = SETTINGS[number % len(SETTINGS)]
        novices = ("random", "free")[number // len(SETTINGS) % 2]
        table = {"heroes": heroes, "difficulty": difficulty, "battlefields": battlefields, "novice_pick": novices}
        options = msgspec.convert({"players": 1, "hero_pick": "random", **table}, TactiqueOptions)
        play(coverage, f"coverage {number}", options)
    cards = [one for one in coverage.unseen() if one.startswith("card ")]
    print(f"{chosen.games} games; {len(coverage.box.cards) - len(cards)} of {len(coverage.box.cards)} cards played")
    print("Never:", ", ".join(coverage.unseen()) or "nothing")
    print(f"Words fewer than {ENOUGH} times:", ", ".join(f"{w} ({n})" for w, n in coverage.rare_words()) or "none")
    print("Words:", ", ".join(f"{word} {count}" for word, count in sorted(coverage.words.items())))


if __name__ == "__main__":
    main()
