"""What cards do by themselves when something happens (specification, section 9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step

from ..choices import AddTarget, ControlHero
from ..effects.dungeon import Control
from ..effects.lines import Auto
from ..effects.words import AutoWindow
from ..events import BossEffect, DieRolled, NothingHappens
from ..state import CardId, EnemyId, HeroId, Veiel
from .aiming import aimed, holds
from .carry import Carry
from .no_master import pick
from .rolling import d6
from .saving import Saves
from .sheet import number


class Happens(Frame):
    """The lines of cards that belong to something that has happened, one after the other.

    `lines` are the cards with the numbers of their lines. `actor` bears the card or is it; `heroes` and `enemies` are
    those to whom it happened. `chosen` is whom the DM has named.
    """

    lines: tuple[tuple[CardId, int], ...]
    actor: str = ""
    heroes: tuple[HeroId, ...] = ()
    enemies: tuple[EnemyId, ...] = ()
    chosen: HeroId = ""

    def _line(self, g: Veiel) -> Auto:
        source, at = self.lines[0]
        line = g.box.lines[source][at]
        assert isinstance(line, Auto)
        return line

    @step("VEIEL-ATK-11", "VEIEL-BOSS-01")
    def check(self, g: Veiel) -> None:
        """What its condition, its die or its limit keeps from happening does not happen."""
        self.chosen = ""
        while self.lines:
            line = self._line(g)
            target = self.heroes[0] if self.heroes else ""
            if holds(g, line.condition, self.actor, target) and self._room(g, line) and self._roll(g, line):
                return
            self.lines = self.lines[1:]
        self.end()

    def _roll(self, g: Veiel, line: Auto) -> bool:
        if line.roll is None:
            return True
        die = d6(g, "veiel.d6")
        g.tell(DieRolled, self.lines[0][0], die, line.roll)
        return die >= line.roll

    def _room(self, g: Veiel, line: Auto) -> bool:
        """Whether there is room for another minion."""
        return line.limit is None or line.limit.per != "minions" or self._most(g, line) > minions(g)

    def _most(self, g: Veiel, line: Auto) -> int:
        return -1 if line.limit is None or line.limit.per != "minions" else number(g, line.limit.n)

    @step("VEIEL-NODM-21", "VEIEL-BOSS-01")
    def choose(self, g: Veiel) -> Ask | None:
        """The DM names the hero; a die does without one. Ruling (VEIEL-BOSS-01): who is controlled is not named."""
        options = self._options(g)
        if len(options) < 2 or g.master is None:
            self.chosen = pick(g, options, "veiel.named") if options else ""
            return None
        controls = any(type(verb) is Control for verb in self._line(g).do)
        asked: list[Option] = [ControlHero(id) if controls else AddTarget(id) for id in options]
        return Ask(g.master, "veiel.control" if controls else "veiel.event_targets", asked)

    def on_choose(self, g: Veiel, choice: ControlHero | AddTarget) -> None:
        self.chosen = choice.hero if isinstance(choice, ControlHero) else choice.target

    def _options(self, g: Veiel) -> list[HeroId]:
        line = self._line(g)
        if line.to != "hero":
            return []
        controls = any(type(verb) is Control for verb in line.do)
        return [hero.id for hero in g.standing() if not (controls and hero.controlled)]

    @step("VEIEL-BOSS-01")
    def happen(self, g: Veiel) -> Frame | None:
        line, (source, at) = self._line(g), self.lines[0]
        most = self._most(g, line)
        named = (self.chosen,) if self.chosen else ()
        heroes, enemies = aimed(g, line, self.actor, named if line.to == "hero" else self.heroes, self.enemies)
        self.lines = self.lines[1:]
        self.goto(Happens.check)
        if line.to is not None and not heroes and not enemies:
            g.tell(NothingHappens, source)
            return None
        if source in g.box.bosses:
            g.tell(BossEffect, source, special_of(g, source, at))
        if line.save is not None:
            return Saves(source=source, save=line.save, heroes=heroes, verbs=line.do)
        return Carry(source=source, verbs=line.do, actor=self.actor, heroes=heroes, enemies=enemies, most=most)


def special_of(g: Veiel, boss: CardId, line: int) -> int:
    """The number of what a boss can do to which a line of its card belongs, 0 the first."""
    ends = accumulate(len(special.effect) for special in g.box.bosses[boss].special)
    return next(number for number, end in enumerate(ends) if line < end)


def minions(g: Veiel) -> int:
    """How many minions of the boss stand in the line."""
    return sum(enemy.minion for enemy in g.combat.line)


def happens(
    g: Veiel,
    cards: Sequence[CardId],
    window: AutoWindow,
    actor: str = "",
    heroes: tuple[HeroId, ...] = (),
    enemies: tuple[EnemyId, ...] = (),
) -> Happens | None:
    """What these cards do by themselves in a window; None if they do nothing."""
    autos = g.box.autos
    lines = tuple((card, at) for card in cards for at, _ in autos.get((card, window), ()))
    return Happens(lines=lines, actor=actor, heroes=heroes, enemies=enemies) if lines else None
