"""Damage to enemies and heroes, and block (specification 3.14, 3.15)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, INDEX, beside
from ..events import DamageDealt, DamageTaken, EnemyDied, LifeLost, LifeRegained
from ..state import Enemy, EnemyId, FigureId, Hero, HeroId, Tactique
from .behaviour import by_priority, shares
from .lasting import amount, bonus_of, end_made_by, forget, granted, has
from .progress import CardPlay, Happened, Resolving, attack_under_way, resolved
from .threat import may_be_attacked, prey
from .triggers import react
from .wounds import TakeWounds


class DamageEnemies(Frame):
    """`n` damage to each of the enemies `targets`, which are fixed (TAC-DMG-07).

    `card`: it is a step of the card being resolved, whose bonuses count; else it is triggered. `thorns`: it is harm of
    thorns, which is no card's.
    """

    targets: tuple[EnemyId, ...]
    n: int
    by: FigureId
    source: str
    card: bool = False
    thorns: bool = False

    @step("TAC-DMG-01", "TAC-DMG-05", "TAC-DMG-06", "TAC-DMG-07", "TAC-TRIG-01", "TAC-BOSS-15")
    def deal(self, g: Tactique) -> Frame | None:
        """In reading order; what reacts to it follows when all is dealt."""
        enemies = sorted(
            (g.state.enemies[id] for id in self.targets if id in g.state.enemies), key=lambda enemy: INDEX[enemy.cell]
        )
        hero = _hero(g, self.by)
        bonus = weak = 0
        if hero is not None:
            weak = granted(g, hero.id, "weakened")
            bonus = bonus_of(g, hero, self.source) if self.card and enemies else 0
        happened: list[Happened] = []
        for enemy in enemies:
            if enemy.id in g.state.enemies:
                happened += self._hit(g, enemy, hero, bonus, weak)
        below = g.below(self)
        if isinstance(below, Resolving):
            below.life_taken = any(one.event in ("life_lost", "death") for one in happened)
            below.died = any(one.event == "death" for one in happened)
        return react(g, *happened) if happened else None

    @rule("TAC-DMG-01", "TAC-DMG-08", "TAC-FIELD-05", "TAC-TRIG-08", "TAC-BOSS-07", "TAC-TRIG-05")
    def _hit(self, g: Tactique, enemy: Enemy, hero: Hero | None, bonus: int, weak: int) -> list[Happened]:
        """Damage to one enemy, and what has happened by it."""
        state = g.state
        play = g.within(CardPlay) if self.card else None
        exposed, armour = granted(g, enemy.id, "exposed"), amount(g, enemy.id, "armour")
        inflicted = max(0, self.n + bonus - weak)
        taken = max(0, inflicted + exposed - armour)
        blocked = min(enemy.block, taken)
        enemy.block -= blocked
        enemy.kept = min(enemy.kept, enemy.block)
        if play is not None:
            play.dealt = True
            if taken and hero is not None and hero.cell in beside(enemy.cell) and enemy.id not in play.damaged:
                play.damaged += (enemy.id,)
        brittle = "one_life_per_card" in g.box.traits[enemy.id]
        spent = brittle and play is not None and enemy.id in play.drained
        g.tell(
            DamageDealt,
            self.source,
            self.by,
            enemy.id,
            self.n,
            bonus + exposed,
            weak + armour,
            blocked,
            0 if spent else taken - blocked,
        )
        if spent:
            return []
        cell = enemy.cell
        lost = injure(g, enemy, taken - blocked, brittle)
        if not lost:
            return []
        if play is not None:
            play.drained += (enemy.id,)
        g.tell(LifeLost, enemy.id, enemy.lives)
        boss = enemy.id in g.box.bosses
        happened = [] if boss else [Happened("life_lost", enemy.id, self.by, lost, cell)]
        if enemy.lives:
            enemy.owed += lost if boss else 0
            return happened
        remove_enemy(g, enemy.id, self.by)
        happened.append(Happened("death", enemy.id, self.by, 1, cell))
        if state.battlefield is not None:
            happened.append(Happened("enemy_death", enemy.id, self.by, 1, cell))
        if hero is not None and not self.thorns:
            happened.append(Happened("kill", hero.id, enemy.id))
        return happened


@rule("TAC-DMG-02", "TAC-DMG-03", "TAC-DMG-04", "TAC-DMG-08")
def injure(g: Tactique, enemy: Enemy, wounds: int, brittle: bool) -> int:
    """An enemy takes wounds; how many lives that costs it. What goes beyond the last life is lost.

    A `brittle` enemy loses one life at most.
    """
    full = vitality(g, enemy.id)[1]
    lost = 0
    while wounds >= enemy.wounds and enemy.lives:
        wounds -= enemy.wounds
        enemy.lives -= 1
        enemy.wounds = full
        lost += 1
        if brittle:
            return lost
    if enemy.lives:
        enemy.wounds -= wounds
    return lost


@rule("TAC-ENC-08", "TAC-GEN-05")
def vitality(g: Tactique, enemy: EnemyId) -> tuple[int, int]:
    """Lives and wounds per life of an enemy or boss with this number of heroes; the dead count as well."""
    card = g.box.enemies.get(enemy) or g.box.bosses[enemy]
    return card.vitality[len(g.state.heroes) - 2]


@rule("TAC-DMG-09", "TAC-SUM-04", "TAC-DUR-03")
def remove_enemy(g: Tactique, enemy: EnemyId, by: FigureId) -> None:
    """A dead enemy leaves the board, and with it all enemies it has summoned; nothing reacts to their leaving.

    A boss is put aside, others on the defeated pile of their tier.
    """
    state = g.state
    figure = state.enemies.pop(enemy)
    if enemy in g.box.enemies:
        state.defeated[g.box.enemies[enemy].tier] += (enemy,)
    forget(g, figure)
    end_made_by(g, enemy, "own_turn")
    g.tell(EnemyDied, enemy, by, figure.cell)
    for summoned in [other.id for other in state.enemies.values() if other.summoner == enemy]:
        if summoned in state.enemies:
            remove_enemy(g, summoned, enemy)


@rule("TAC-DMG-10", "TAC-ROUND-03")
def regain(g: Tactique, enemy: EnemyId, n: int) -> None:
    """An enemy regains lives, never more than it started with (W57)."""
    figure = g.state.enemies[enemy]
    before, figure.lives = figure.lives, min(vitality(g, enemy)[0], figure.lives + n)
    if figure.lives > before:
        g.tell(LifeRegained, enemy, figure.lives)


def _hero(g: Tactique, figure: FigureId) -> Hero | None:
    for hero in g.state.heroes:
        if hero.id == figure:
            return hero
    return None


class DamageHero(Frame):
    """`n` damage to a hero by an enemy, the battlefield, or itself."""

    hero: HeroId
    n: int
    by: FigureId
    source: str

    @step("TAC-BLOCK-02", "TAC-BLOCK-03", "TAC-BLOCK-04", "TAC-BLOCK-07", "TAC-ATK-02", "TAC-ATK-07", "TAC-ATK-08")
    @rule("TAC-FIELD-05")
    def absorb(self, g: Tactique) -> Frame | None:
        """What is left unblocked becomes wounds. The battlefield is no enemy: it also hits hidden heroes."""
        meant_for = hero = g.hero(self.hero)
        enemy = self.by in g.box.enemies or self.by in g.box.bosses
        if not hero.alive or (enemy and not may_be_attacked(g, hero)):
            return None
        inflicted = self.n
        if enemy:
            if self.by in g.state.enemies:
                inflicted = max(0, self.n + amount(g, self.by, "strong") - granted(g, self.by, "weakened"))
            hero = guard_of(g, meant_for)
        exposed, armour = granted(g, hero.id, "exposed"), amount(g, hero.id, "armour")
        taken = max(0, inflicted + exposed - armour)
        if not taken:
            return None
        blocked = min(hero.block, taken)
        hero.block -= blocked
        g.tell(DamageTaken, hero.id, self.source, self.by, inflicted + exposed, armour, blocked, meant_for.id)
        resolved(g, self)
        self._note_thorns(g, hero)
        wounds = taken - blocked
        return TakeWounds(hero=hero.id, n=wounds, source=self.source) if wounds else None

    @rule("TAC-TRIG-08")
    def _note_thorns(self, g: Tactique, hero: Hero) -> None:
        """Whether they were adjacent counts when the damage is inflicted, not when the attack is over."""
        attack = attack_under_way(g)
        if attack is None or self.by != attack.enemy or self.by not in g.state.enemies or hero.cell is None:
            return
        if hero.cell in beside(g.state.enemies[self.by].cell) and hero.id not in attack.adjacent:
            attack.adjacent += (hero.id,)


@rule("TAC-BLOCK-03", "TAC-THREAT-02", "TAC-ATK-02")
def guard_of(g: Tactique, hero: Hero) -> Hero:
    """Who takes the damage that an enemy would inflict on a hero: a guard in whose zone it stands, or the hero.

    Ruling (TAC-BLOCK-03): a hero that guards others takes its own damage, and a hidden hero guards nobody, since
    nothing of an enemy can hit it.
    """
    if hero.cell is None or has(g, hero.id, "guard"):
        return hero
    guards = [other for other in g.state.heroes if other is not hero and other.effects and _guards(g, other, hero)]
    if not guards:
        return hero
    return next(g.hero(one.hero) for one in by_priority(prey(g)) if any(one.hero == guard.id for guard in guards))


def _guards(g: Tactique, guard: Hero, hero: Hero) -> bool:
    """Whether a hero stands in the zone of a guard, measured from where the guard is now."""
    if guard.cell is None or hero.cell is None or not may_be_attacked(g, guard):
        return False
    return any(
        effect.mod == "guard"
        and effect.zone is not None
        and g.sight(effect.zone).around[INDEX[guard.cell]] & BIT[hero.cell]
        for effect in guard.effects
    )


class SplitDamage(Frame):
    """The heroes of the zone of an enemy share `n` damage; each share is one damage (TAC-THREAT-03).

    `parts` are the shares still to be dealt, each with the hero that takes it.
    """

    actor: FigureId
    n: int
    heroes: tuple[HeroId, ...]
    source: str
    parts: tuple[tuple[HeroId, int], ...] = ()

    @step("TAC-THREAT-03", "TAC-ATK-02")
    def share(self, g: Tactique) -> None:
        self.parts = tuple(shares(self.n, [one for one in by_priority(prey(g)) if one.hero in self.heroes]))
        if self.parts:
            resolved(g, self)

    @step("TAC-THREAT-03")
    def deal(self, g: Tactique) -> Frame | None:
        if not self.parts:
            return None
        (hero, share), self.parts = self.parts[0], self.parts[1:]
        self.goto(SplitDamage.deal)
        return DamageHero(hero=hero, n=share, by=self.actor, source=self.source)
