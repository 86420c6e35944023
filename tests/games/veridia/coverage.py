"""What comes up in fights of programs: every trait, creature, quick sheet, ready character, map, weapon and event.

    python -m tests.games.veridia.coverage --fights 200

plays fights in which a hero carries a handful of the traits that came up least so far and the weapon that did, uses
them whenever it may, and has a wounded friend beside it; it lists what never came up, and what rarely did. Traits that
are not for fights are looked at on the sheet: what they change of it.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from oakveil.games.veridia import events, house_box, new
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.choices import Flee, Rider, Spend, Surrender, UseTrait
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.profile import Profile, of_character
from oakveil.games.veridia.records import ATTRIBUTES, Trait
from oakveil.games.veridia.rules.knowing import COMBAT
from oakveil.games.veridia.rules.setup import seats
from oakveil.games.veridia.state import Veridia
from oakveil.games.veridia.workshop import choices_of
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.table import Event

ENOUGH = 3
"""So often everything shall come up."""
HANDFUL = 5
"""A hero carries so many traits at once."""
LEVEL = 5
"""The level of everything that a hero of a coverage fight can do."""
WHIM = 4
"""One in so many answers is picked at random."""
MOST_ANSWERS = 1500
"""A fight that takes longer leads nowhere: both sides stand off until the round limit."""


class Coverage:
    """Counts what happens and what is asked."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seen: Counter[str] = Counter()

    def listen(self, event: Event) -> None:
        """Count an event, and what it names."""
        self.seen[f"event {type(event).__name__}"] += 1
        match event:
            case events.AttackDeclared(weapon=weapon):
                self.seen[f"weapon {weapon}"] += 1
            case events.Rerolled(trait=trait):
                self.seen[f"trait {trait}"] += 1
            case events.DiceRolled(dice=dice, difficulty=difficulty):
                self.seen.update(f"source {part.source}" for part in (*dice, *difficulty))

    def chosen(self, ask: Ask, choice: Option) -> None:
        """Count a question, and the trait that an answer uses."""
        self.seen[f"ask {ask.key}"] += 1
        if isinstance(choice, UseTrait | Rider | Spend):
            self.seen[f"trait {choice.trait}"] += 1

    def rarest(self, options: Sequence[Option]) -> Option | None:
        """The use of a trait that came up least, of those that are possible now."""
        uses = [option for option in options if isinstance(option, UseTrait | Rider | Spend)]
        return min(uses, key=lambda use: (self.seen[f"trait {use.trait}"], use.trait), default=None)

    def fought(self, g: Veridia) -> None:
        """Count who fought where, and the traits that need no use: they counted all along."""
        self.seen[f"map {g.fight.map}"] += 1
        for unit in g.fight.units.values():
            self.seen[unit.profile.ref if unit.profile.kind != "character" else f"pregen:{unit.id}"] += 1
            for id in unit.profile.trait_ids & set(self.box.traits):
                if not self.box.traits[id].use:
                    self.seen[f"trait {id}"] += 1


def for_fights(box: Box) -> list[Trait]:
    """The traits that are played in fights."""
    return [trait for trait in box.traits.values() if COMBAT in trait.tags]


def hero(traits: Sequence[Trait], weapon: str, box: Box) -> Character:
    """Somebody who can do everything, with these traits and this weapon."""
    taken = [f"{trait.id}:{choice}" if (choice := choices_of(trait, box)[0]) else trait.id for trait in traits]
    groups = {trait.group for trait in traits if trait.group in box.specialties}
    ways = tuple([group for group in groups if box.specialties[group].family == "way" for _ in range(LEVEL)])
    ammunition = ("arrow*30", "bolt*30", "stone*30", "crystals*30")
    return Character(
        name="Hero",
        attributes=dict.fromkeys(ATTRIBUTES, LEVEL),
        courage=LEVEL,
        integrity=9,
        skills=dict.fromkeys(box.skills, LEVEL),
        specialties=dict.fromkeys(groups, LEVEL),
        ways=ways,
        traits=tuple(taken),
        gear=tuple([Owned(weapon), Owned("mail"), Owned("shield"), *[_owned(item) for item in ammunition]]),
        finished=True,
    )


def _owned(item: str) -> Owned:
    kind, _, count = item.partition("*")
    return Owned(kind, int(count or 1))


def fight(coverage: Coverage, number: int) -> None:
    """A fight of a hero and a wounded ready character against two kinds of foes that came up least."""
    box, seen = coverage.box, coverage.seen

    def least(names: Sequence[str], count: int = 1, prefix: str = "") -> list[str]:
        return sorted(names, key=lambda name: (seen[f"{prefix}{name}"], name))[:count]

    ids = sorted([trait.id for trait in for_fights(box)], key=lambda id: (seen[f"trait {id}"], seen[f"carried {id}"]))
    traits = [box.traits[id] for id in ids[:HANDFUL]]
    seen.update(f"carried {id}" for id in ids[:HANDFUL])
    held = [id for id, card in box.weapons.items() if card.hands]
    weapon = held[number % len(held)]
    friend = least([f"pregen:{id}" for id in box.pregens])[0]
    foes = [*least([f"creature:{id}" for id in box.creatures]), *least([f"npc:{id}" for id in box.npcs])]
    options = VeridiaOptions(
        side_a=f"own:1, {friend}",
        side_b=", ".join(foes),
        map=least([*box.maps], 1, "map ")[0],
        characters=msgspec.json.encode([hero(traits, weapon, box)]).decode(),
        surprise=("none", "roll", "a", "b")[number % 4],
        ammunition="all" if number % 3 else "crystals",
        wear=("auto", "on")[number % 2],
        morale=number % 5 == 0,
        ask_always=number % 7 == 0,
    )
    g = new(options, [Place()] * seats(options), box, Chance(f"coverage {number}".encode()))
    g.listener = coverage.listen
    minds, answers = Chance(f"minds {number}".encode()), 0
    while (asks := g.asks()) and answers < MOST_ANSWERS:
        ask = asks[0]
        wounded = next(unit for id, unit in g.fight.units.items() if id == friend.partition(":")[2])
        if answers == 0:
            wounded.damage = 4
        choice = coverage.rarest(ask.options) if ask.seat == 1 and answers % WHIM else None
        if choice is None and answers % WHIM == 1:
            choice = ask.propose(minds)
        if choice is None or isinstance(choice, Surrender | Flee):
            choice = sensible(g, ask, minds)
        assert ask.refusal(choice) is None, (ask.key, choice)
        coverage.chosen(ask, choice)
        g.answer(choice, ask.seat)
        answers += 1
    coverage.fought(g)


def on_the_sheet(box: Box) -> list[str]:
    """Traits that the engine applies in full, are not for fights, and change nothing that it keeps of a character."""
    plain = _sheet((), box)
    idle: list[str] = []
    for trait in box.traits.values():
        if trait.automation == "full" and COMBAT not in trait.tags and not (trait.money or trait.gear):
            with_it = _sheet((trait,), box)
            if with_it.modifiers == plain.modifiers and not trait.use and not trait.requires:
                idle.append(trait.id)
    return idle


def _sheet(traits: Sequence[Trait], box: Box) -> Profile:
    return of_character(hero(traits, "sword", box), box)


def everything(box: Box) -> Iterator[str]:
    """All that can come up in fights."""
    yield from (f"trait {trait.id}" for trait in for_fights(box))
    yield from (f"creature:{id}" for id in box.creatures)
    yield from (f"npc:{id}" for id in box.npcs)
    yield from (f"pregen:{id}" for id in box.pregens)
    yield from (f"map {id}" for id in box.maps)
    yield from (f"weapon {id}" for id in box.weapons)
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            yield f"event {kind.__name__}"


def rare(coverage: Coverage, enough: int = ENOUGH) -> list[tuple[str, int]]:
    """What can come up and did too seldom, with how often it did."""
    return [(one, coverage.seen[one]) for one in everything(coverage.box) if coverage.seen[one] < enough]


def main() -> None:
    parser = ArgumentParser(description="What comes up in fights of programs.")
    parser.add_argument("--fights", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first fight")
    chosen = parser.parse_args()
    coverage = Coverage(house_box())
    for number in range(chosen.first, chosen.first + chosen.fights):
        fight(coverage, number)
    seldom = rare(coverage)
    print(
        f"{chosen.fights} fights, {len(coverage.box.traits)} traits loaded, {len(for_fights(coverage.box))} for fights"
    )
    print("Never:", ", ".join(one for one, n in seldom if not n) or "nothing")
    print(f"Fewer than {ENOUGH} times:", ", ".join(f"{one} ({n})" for one, n in seldom if n) or "nothing")
    print("Idle on the sheet:", ", ".join(on_the_sheet(coverage.box)) or "nothing")
    print("All:", ", ".join(f"{one} {count}" for one, count in sorted(coverage.seen.items())))


if __name__ == "__main__":
    main()
