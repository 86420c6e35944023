"""What the program advises and warns of; it never forbids (specification 3.25, 3.28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from oakveil.kernel.rulebook import rule

from ..box import Use
from ..effects.helping import Revive
from ..state import CardId, Hero, HeroId, Veiel
from .attack import does_damage
from .ending import is_last

Word = Literal[
    "no_defender",
    "no_healer",
    "no_striker",
    "one_holder",
    "priestess_few",
    "priestess_many",
    "urais",
    "apprentice_few",
    "apprentice_many",
    "hunter",
    "stone",
    "last_flight",
]
"""Each is the end of the message that tells it."""
BOSSES: Mapping[CardId, tuple[tuple[range, Word], ...]] = {
    "priestess": ((range(2, 4), "priestess_few"), (range(4, 7), "priestess_many")),
    "urais": ((range(2, 7), "urais"),),
    "apprentice": ((range(2, 4), "apprentice_few"), (range(5, 7), "apprentice_many")),
    "hunter": ((range(2, 7), "hunter"),),
}
"""What the rulebook says of its bosses, by the number of heroes (VEIEL-TIP-04)."""


class Counsel(Struct, frozen=True):
    """A piece of advice; `hero` and `card` are those that it is about."""

    word: Word
    hero: HeroId = ""
    card: CardId = ""


def counsel(g: Veiel) -> list[Counsel]:
    """Everything that there is to be said now; nobody learns a secret by it."""
    return [*_about_team(g), *_about_boss(g), *_about_items(g), *_about_flight(g)]


def _is_new(g: Veiel) -> bool:
    """Whether the first crossing has not begun yet."""
    return g.state.where == "setup" or (g.state.where == "rest" and g.state.incursion <= 1)


@rule("VEIEL-TIP-01", "VEIEL-NODM-23")
def _about_team(g: Veiel) -> Iterator[Counsel]:
    """A team wants a defender, a healer and a striking force; without a DM a second hero that could be the defender.

    Ruling (VEIEL-TIP-01): whoever is no healer and has an ability that does damage is a striking force, but the only
    defender has another task.
    """
    heroes, box = g.state.heroes, g.box
    if not heroes or not _is_new(g):
        return
    defenders = [hero.id for hero in heroes if box.heroes[hero.id].role == "defender"]
    strikers = [hero.id for hero in heroes if _strikes(g, hero) and [hero.id] != defenders]
    if not defenders:
        yield Counsel("no_defender")
    if not any(box.heroes[hero.id].role == "healer" for hero in heroes):
        yield Counsel("no_healer")
    if not strikers:
        yield Counsel("no_striker")
    if len(defenders) == 1 and g.master is None:
        yield Counsel("one_holder", defenders[0])


def _strikes(g: Veiel, hero: Hero) -> bool:
    """Whether a hero is good at hurting enemies."""
    if g.box.heroes[hero.id].role == "healer":
        return False
    lines = [line for _, ability in g.box.ability_of[hero.id] for line in g.box.lines[ability]]
    return any(isinstance(line, Use) and does_damage(line) for line in lines)


@rule("VEIEL-TIP-04")
def _about_boss(g: Veiel) -> Iterator[Counsel]:
    """How hard the boss is for a team of this size."""
    if _is_new(g):
        yield from (Counsel(word) for sizes, word in BOSSES.get(g.state.boss, ()) if g.size in sizes)


@rule("VEIEL-TIP-03")
def _about_items(g: Veiel) -> Iterator[Counsel]:
    """What raises the fallen is of no use while its bearer has fallen: the defender and a lone healer are bad bearers.

    Said where it can be handed over.
    """
    state, heroes = g.state, g.state.heroes
    if state.where != "rest" and not state.is_resolved:
        return
    healers = [hero.id for hero in heroes if g.box.heroes[hero.id].role == "healer"]
    keys = {state.defender, *(healers if len(healers) == 1 else ())}
    for hero in heroes:
        if hero.id in keys:
            yield from (Counsel("stone", hero.id, item) for item in dict.fromkeys(hero.items) if _revives(g, item))


def _revives(g: Veiel, item: CardId) -> bool:
    return any(type(verb) is Revive for line in g.box.lines[item] if isinstance(line, Use) for verb in line.do)


@rule("VEIEL-FLEE-05")
def _about_flight(g: Veiel) -> Iterator[Counsel]:
    """Who flees in the last crossing loses the game."""
    combat = g.state.combat
    if combat is not None and combat.kind != "boss" and is_last(g):
        yield Counsel("last_flight")
