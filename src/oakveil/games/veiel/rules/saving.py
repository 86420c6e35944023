"""Saves: each target rolls, and who fails suffers what follows (VEIEL-ROOM-05)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step

from ..choices import SaveWith
from ..effects.lines import AnyVerb
from ..effects.terms import Save
from ..effects.words import Attribute
from ..state import CardId, Hero, HeroId, Veiel
from .carry import Carry
from .rolling import check
from .sheet import stat


class Saves(Frame):
    """Each of `heroes` in their order rolls with one characteristic of `save`, unless it has fallen by then.

    A failure has `verbs` carried out on the hero at once. `stat` is what the first of them rolls with.

    Ruling (VEIEL-ROOM-05): a save is a validation roll, so a natural 1 fails and a natural 20 succeeds.
    """

    source: CardId
    save: Save
    heroes: tuple[HeroId, ...]
    verbs: tuple[AnyVerb, ...]
    stat: Attribute | None = None

    @step("VEIEL-ROOM-05", "VEIEL-DEATH-02")
    def next_hero(self, g: Veiel) -> None:
        """The fallen roll for nothing."""
        while self.heroes and not g.hero(self.heroes[0]).stands:
            self.heroes = self.heroes[1:]
        if not self.heroes:
            self.end()

    @step("VEIEL-ROOM-05", "VEIEL-TEAM-04")
    def choose_stat(self, g: Veiel) -> Ask | None:
        """The best characteristic by itself; the hero's player says which one where two are equal."""
        hero = g.hero(self.heroes[0])
        best = best_stats(g, hero, self.save)
        if len(best) > 1:
            return Ask(hero.seat, "veiel.save_stat", [SaveWith(hero.id, stat) for stat in best])
        self.stat = best[0]
        return None

    def on_choose_stat(self, g: Veiel, choice: SaveWith) -> None:
        self.stat = choice.stat

    @step("VEIEL-ROOM-05", "VEIEL-ABIL-05")
    def roll(self, g: Veiel) -> Frame | None:
        assert self.stat is not None
        hero = g.hero(self.heroes[0])
        self.heroes = self.heroes[1:]
        self.goto(Saves.next_hero)
        if check(g, hero, self.source, (self.stat,), self.save.value).success:
            return None
        return Carry(source=self.source, verbs=self.verbs, heroes=(hero.id,))


def best_stats(g: Veiel, hero: Hero, save: Save) -> list[Attribute]:
    """The characteristics among those of the save that are highest for this hero."""
    bonus = {name: stat(g, hero, name) for name in save.stats}
    highest = max(bonus.values())
    return [name for name, n in bonus.items() if n == highest]
