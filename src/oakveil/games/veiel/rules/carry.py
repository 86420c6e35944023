"""Carrying out the verbs of a card one after the other (specification, section 9.5).

What a verb does is written in the file of its chapter and registered here by its type.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oakveil.kernel.frame import Frame, step

from ..effects.helping import Revive
from ..effects.lines import AnyVerb
from ..effects.words import Effect
from ..state import CardId, Enemy, EnemyId, Hero, HeroId, Place, Veiel

V = TypeVar("V", bound=Effect)

_WHOLE: dict[type[Effect], Callable[..., Frame | None]] = {}
_ON_HERO: dict[type[Effect], Callable[..., Frame | None]] = {}
_ON_ENEMY: dict[type[Effect], Callable[..., Frame | None]] = {}


class Carry(Frame):
    """Verbs are carried out in their order, each on the heroes and the enemies that they are for.

    `actor` is the hero or the enemy that does it, empty for rooms and events. Of an attack, `weapon` is what it is made
    with and `times` the critical factor. `most` is how many minions there may be (-1: any number). `number` and `nth`
    are the verb and the target that come next.
    """

    source: CardId
    verbs: tuple[AnyVerb, ...]
    number: int = 0
    nth: int = 0
    actor: str = ""
    heroes: tuple[HeroId, ...] = ()
    enemies: tuple[EnemyId, ...] = ()
    place: Place = ""
    weapon: CardId = ""
    times: int = 1
    most: int = -1

    @step("VEIEL-ABIL-01", "VEIEL-COMBAT-13")
    def do(self, g: Veiel) -> Frame | None:
        """A verb that brings about more is waited for. Whoever has fallen meanwhile is passed over."""
        while self.number < len(self.verbs):
            verb = self.verbs[self.number]
            whole = _WHOLE.get(type(verb))
            if whole is not None:
                self.number += 1
                frame = whole(g, self, verb)
            elif self.nth < len(self.heroes) + len(self.enemies):
                self.nth += 1
                frame = self._on(g, verb, self.nth - 1)
            else:
                assert type(verb) in _ON_HERO or type(verb) in _ON_ENEMY, f"nobody has said what {verb} does"
                self.number, self.nth = self.number + 1, 0
                continue
            if frame is not None:
                self.goto(Carry.do)
                return frame
        return None

    def _on(self, g: Veiel, verb: AnyVerb, nth: int) -> Frame | None:
        if nth < len(self.heroes):
            hero = g.hero(self.heroes[nth])
            return _ON_HERO[type(verb)](g, self, verb, hero) if hero.vit > 0 or type(verb) is Revive else None
        enemy = g.enemy(self.enemies[nth - len(self.heroes)])
        return _ON_ENEMY[type(verb)](g, self, verb, enemy) if enemy is not None and enemy.hp > 0 else None


Whole = Callable[[Veiel, Carry, V], Frame | None]
OnHero = Callable[[Veiel, Carry, V, Hero], Frame | None]
OnEnemy = Callable[[Veiel, Carry, V, Enemy], Frame | None]


def whole(kind: type[V]) -> Callable[[Whole[V]], Whole[V]]:
    """Register what a verb does that is carried out once, whoever it is for."""

    def note(deed: Whole[V]) -> Whole[V]:
        _WHOLE[kind] = deed
        return deed

    return note


def on_hero(kind: type[V]) -> Callable[[OnHero[V]], OnHero[V]]:
    """Register what a verb does to each hero that it is for."""

    def note(deed: OnHero[V]) -> OnHero[V]:
        _ON_HERO[kind] = deed
        return deed

    return note


def on_enemy(kind: type[V]) -> Callable[[OnEnemy[V]], OnEnemy[V]]:
    """Register what a verb does to each enemy that it is for."""

    def note(deed: OnEnemy[V]) -> OnEnemy[V]:
        _ON_ENEMY[kind] = deed
        return deed

    return note
