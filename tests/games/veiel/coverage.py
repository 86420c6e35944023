"""What comes up in games of bots: every card, room, monster, boss, ability and event.

    python -m tests.games.veiel.coverage --games 100

plays games of all numbers of heroes, with a bot as the dungeon master and without one, half of them with phylacteries
and the Throne Room, with heroes and consumables at random (bots would never choose some of them), and lists what came
up fewer than ten times. Equipment is met when it is drawn or offered, and used when a hero puts it on or strikes with
it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import product

import msgspec

from oakveil.games.veiel import GAME, house_box, new
from oakveil.games.veiel.box import Box
from oakveil.games.veiel.choices import BuyItem, Done
from oakveil.games.veiel.events import (
    ActionDeclared,
    AttackRolled,
    CardsDrawn,
    EnemyJoined,
    Equipped,
    EventPlayed,
    EventTurned,
    FightStarted,
    ItemGained,
    OfferRevealed,
    PhylacteryDrawn,
    ReactionUsed,
    RoomEntered,
)
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.state import Veiel
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.table import Event

ENOUGH = 10
"""So often everything shall come up."""
SETTINGS = tuple(product((2, 3, 4, 5, 6), ("bot", "none"), (False, True)))


class Coverage:
    """Counts what is met, and what is used."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.met: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def watch(self, g: Veiel) -> None:
        """Listen to a table from now on."""

        def listen(event: Event) -> None:
            match event:
                case CardsDrawn(cards=cards) | OfferRevealed(cards=cards):
                    self.met.update(cards)
                case Equipped(card=card) | AttackRolled(weapon=card):
                    self.used[card] += 1
                case ItemGained(item=card) | PhylacteryDrawn(card=card):
                    self.met[card] += 1
                case ActionDeclared(card=card) | ReactionUsed(card=card):
                    self.used[card] += 1
                case EventPlayed(card=card) | EventTurned(card=card):
                    self.met[card] += 1
                case FightStarted(line=line):
                    self.met.update(enemy.partition(".")[0] for enemy in line)
                case EnemyJoined(enemy=enemy):
                    self.met[enemy.partition(".")[0]] += 1
                case RoomEntered(place=place):
                    self.met[g.state.rooms[place].face()] += 1

        g.listener = listen

    def rare(self) -> Iterator[tuple[str, int]]:
        """What the box holds and came up too seldom; abilities only count when they are used."""
        box = self.box
        for id in (*box.gear, *box.items, *box.catalogue.phylacteries, *box.events, *box.rooms, *box.fighters):
            if self.met[id] < ENOUGH:
                yield id, self.met[id]
        for id in box.abilities:
            if self.used[id] < ENOUGH:
                yield id, self.used[id]

    def unused(self) -> list[str]:
        """Equipment and consumables that were met, but that nobody put on, struck with or used."""
        return [id for id in (*self.box.gear, *self.box.items) if self.met[id] and not self.used[id]]


def play(coverage: Coverage, seed: str, options: VeielOptions) -> None:
    """Play a game of sensible bots."""
    g = new(options, [Place()] * GAME.seats(options), coverage.box, Chance(seed.encode()))
    coverage.watch(g)
    minds = Chance(f"{seed}:bots".encode())
    while asks := g.asks():
        if asks[0].key == "veiel.shop" and options.hero_pick == "random":
            bought = [option for option in asks[0].options if isinstance(option, BuyItem)]
            g.answer(minds.roll([*bought, Done()], "bot"), asks[0].seat)
            continue
        seen = g.redealt(asks[0].seat, minds)
        g.answer(GAME.bots["sensible"](seen, seen.asks()[0], minds), asks[0].seat)
    for hero in g.state.heroes:
        sheet = coverage.box.heroes[hero.id]
        coverage.met.update((*sheet.equipment, *sheet.items))


def main() -> None:
    parser = ArgumentParser(description="What comes up in games of bots.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    chosen = parser.parse_args()
    coverage = Coverage(house_box())
    for number in range(chosen.first, chosen.first + chosen.games):
        heroes, master, all_in = SETTINGS[number % len(SETTINGS)]
        table = {"heroes": heroes, "dm": master, "phylacteries": all_in, "throne_room": all_in, "riddle": "roll"}
        picked = {**table, "hero_pick": "random" if all_in else "free"}
        play(coverage, f"coverage {number}", msgspec.convert(picked, VeielOptions))
    print(f"{chosen.games} games")
    print(f"Fewer than {ENOUGH} times:", ", ".join(f"{one} ({n})" for one, n in coverage.rare()) or "nothing")
    print("Never used:", ", ".join(coverage.unused()) or "nothing")


if __name__ == "__main__":
    main()
