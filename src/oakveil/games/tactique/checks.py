"""What must hold between the tables of the box: zones, heroes, piles, encounters, and how many there are of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place
from oakveil.kernel.rulebook import rule

from .effects import Tier
from .faulting import error, unknown, warning
from .records import (
    BattlefieldsFile,
    BossesFile,
    CardColour,
    CardsFile,
    DifficultyFile,
    Encounter,
    EnemiesFile,
    HeroCard,
    HeroesFile,
    ZonesFile,
)

MOST_HEROES = 5
MOST_ENEMIES = 8
"""As many enemies as there are dice (TAC-SUM-05)."""
LAST_ENCOUNTER = 4
DECK = 10
"""Base deck cards that a hero starts with (TAC-DECK-01)."""
NOVICES = 2
"""Novices that a hero starts with (TAC-DECK-03)."""
REVEALED = 3
"""A reward pile with fewer cards would be empty too soon (TAC-REINF-03)."""
FEWEST_OF_TIER = 2
BASE, HEROES, ABILITIES, NOVICE_CARDS, PILE, BOSSES, BATTLEFIELDS = 93, 15, 45, 30, 25, 5, 18
"""How many the box has."""
ENEMIES: dict[Tier, int] = {"basic": 12, "intermediate": 13, "powerful": 12}


def check_zones(zones: ZonesFile) -> Iterator[Fault]:
    """A zone has its cells or the whole board; none is its origin, and none is named twice."""
    for zone in zones.zone:
        at = Place("zones.toml", zone.id, ("cells",))
        if zone.whole_board and zone.cells:
            yield error(at, "zone-both")
        if (0, 0) in zone.cells:
            yield error(at, "zone-origin")
        for (dx, dy), count in Counter(zone.cells).items():
            if count > 1:
                yield error(at, "zone-double", dx=dx, dy=dy)


def check_heroes(heroes: HeroesFile, base: CardsFile, novices: CardsFile) -> Iterator[Fault]:
    """Every hero has two colours, ten base deck cards, and two Novices of its own to suggest."""
    supply = {card.id for card in base.card}
    colours = {card.id: card.colour for card in novices.card}
    if len(heroes.hero) < MOST_HEROES:
        yield error(Place("heroes.toml"), "too-few-heroes", found=len(heroes.hero), wanted=MOST_HEROES)
    for hero in heroes.hero:
        at = Place("heroes.toml", hero.id)
        if hero.colours[0] == hero.colours[1]:
            yield error(at.at_field("colours"), "colours")
        for id in hero.deck:
            if id not in supply:
                yield unknown(at.at_field("deck"), "no-base-card", id, supply)
        if sum(hero.deck.values()) != DECK:
            yield error(at.at_field("deck"), "deck", found=sum(hero.deck.values()), wanted=DECK)
        yield from _check_suggestion(hero, colours, at.at_field("novices"))
    suggested = Counter(id for hero in heroes.hero for id in set(hero.novices))
    for id, count in suggested.items():
        if count > 1:
            yield warning(Place("heroes.toml", fields=("novices",)), "novice-shared", found=id)


def _check_suggestion(hero: HeroCard, colours: dict[str, CardColour], at: Place) -> Iterator[Fault]:
    for id in hero.novices:
        if id not in colours:
            yield unknown(at, "no-novice", id, colours)
        elif colours[id] not in (*hero.colours, "colourless"):
            yield error(at, "novice-colour", found=id, colour=colours[id])
    if hero.novices[0] == hero.novices[1]:
        yield error(at, "novice-twice", found=hero.novices[0])


@rule("TAC-DECK-07")
def check_supply(heroes: HeroesFile, base: CardsFile) -> Iterator[Fault]:
    """Any five heroes can take their base deck cards from the box."""
    for card in base.card:
        needs = sorted((hero.deck.get(card.id, 0) for hero in heroes.hero), reverse=True)
        needed = sum(needs[:MOST_HEROES])
        if needed > card.copies:
            at = Place("base.toml", card.id, ("copies",))
            yield error(at, "supply", found=card.copies, wanted=needed)


def check_novices(novices: CardsFile, heroes: HeroesFile) -> Iterator[Fault]:
    """Two of every colour; and whatever the others take, two are left for each hero (TAC-DECK-04)."""
    of_colour = Counter(card.colour for card in novices.card)
    for colour in get_args(CardColour):
        if of_colour[colour] < NOVICES:
            at = Place("novices.toml")
            yield error(at, "few-novices", colour=colour, found=of_colour[colour], wanted=NOVICES)
    for hero in heroes.hero:
        allowed: set[CardColour] = {*hero.colours, "colourless"}
        found = sum(of_colour[colour] for colour in allowed)
        if found < MOST_HEROES * NOVICES:
            at = Place("novices.toml")
            yield error(at, "novices-taken", hero=hero.id, found=found, wanted=MOST_HEROES * NOVICES)
    yield from _check_count("novices.toml", "novices", len(novices.card), NOVICE_CARDS)


def check_rewards(rewards: CardsFile) -> Iterator[Fault]:
    """Six piles of rewards, none too small."""
    for colour in get_args(CardColour):
        found = sum(card.copies for card in rewards.card if card.colour == colour)
        if found < REVEALED:
            yield error(Place("rewards.toml"), "pile", colour=colour, found=found, wanted=REVEALED)
        elif found != PILE:
            yield warning(Place("rewards.toml"), "pile-size", colour=colour, found=found, wanted=PILE)


def check_numbers(base: CardsFile, heroes: HeroesFile, abilities: CardsFile) -> Iterator[Fault]:
    """Base deck cards, heroes and abilities are as many as in the box."""
    yield from _check_count("base.toml", "base", sum(card.copies for card in base.card), BASE)
    yield from _check_count("heroes.toml", "heroes", len(heroes.hero), HEROES)
    yield from _check_count("abilities.toml", "abilities", len(abilities.card), ABILITIES)


def check_tiers(enemies: EnemiesFile) -> Iterator[Fault]:
    """Every tier has enemies."""
    for tier, wanted in ENEMIES.items():
        found = sum(enemy.tier == tier for enemy in enemies.enemy)
        if found < FEWEST_OF_TIER:
            yield error(Place("enemies.toml"), "tier", tier=tier, found=found, wanted=FEWEST_OF_TIER)
        elif found != wanted:
            yield warning(Place("enemies.toml"), "tier-size", tier=tier, found=found, wanted=wanted)


def check_places(bosses: BossesFile, battlefields: BattlefieldsFile) -> Iterator[Fault]:
    """Bosses and battlefields are as many as in the box."""
    yield from _check_count("bosses.toml", "bosses", len(bosses.boss), BOSSES)
    yield from _check_count("battlefields.toml", "battlefields", len(battlefields.battlefield), BATTLEFIELDS)


def _check_count(file: str, what: str, found: int, wanted: int) -> Iterator[Fault]:
    if found != wanted:
        yield warning(Place(file), "count", what=what, found=found, wanted=wanted)


def check_difficulty(difficulty: DifficultyFile, bosses: BossesFile) -> Iterator[Fault]:
    """The encounters of every difficulty can be set up."""
    for level, plan in difficulty.plans.items():
        for number, encounter in enumerate(plan, 1):
            at = Place("difficulty.toml", f"{level} #{number}")
            problem = _problem_of(number, encounter)
            if problem:
                yield error(at, problem, number=number, found=encounter.enemies, wanted=MOST_ENEMIES)
            elif encounter.boss > len(bosses.boss):
                yield error(at.at_field("boss"), "bosses", found=encounter.boss, wanted=len(bosses.boss))


def _problem_of(number: int, encounter: Encounter) -> str:
    """What is wrong with encounter `number` (from 1): the end of a message id, or nothing."""
    if not encounter.enemies:
        return "encounter-empty"
    if encounter.enemies > MOST_ENEMIES:
        return "encounter-full"
    if (number == LAST_ENCOUNTER) != bool(encounter.boss):
        return "encounter-boss" if number != LAST_ENCOUNTER else "encounter-no-boss"
    return ""


def check_figures(heroes: HeroesFile, enemies: EnemiesFile, bosses: BossesFile) -> Iterator[Fault]:
    """No two figures have the same id, and no two Actions."""
    figures = [(hero.id, "heroes.toml") for hero in heroes.hero]
    figures += [(enemy.id, "enemies.toml") for enemy in enemies.enemy]
    figures += [(boss.id, "bosses.toml") for boss in bosses.boss]
    yield from check_ids(figures)
    yield from check_ids([(action.id, "bosses.toml") for boss in bosses.boss for action in boss.action])


def check_ids(ids: list[tuple[str, str]]) -> Iterator[Fault]:
    """Ids with their files: none stands there twice."""
    first: dict[str, str] = {}
    for id, file in ids:
        if id in first:
            where = "one" if first[id] == file else "two"
            yield error(Place(file, id, ("id",)), "double-id", found=id, where=where, first=first[id], second=file)
        first.setdefault(id, file)


CHECKS: tuple[Check, ...] = (
    check_zones,
    check_heroes,
    check_supply,
    check_novices,
    check_rewards,
    check_numbers,
    check_tiers,
    check_places,
    check_difficulty,
    check_figures,
)
