"""The line of enemies: their figures, who can be reached, who joins, and who is struck (specification 3.16, 3.17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule

from ..effects.words import Range, Trait
from ..events import DamageDealt, EnemyJoined, EnemyMoved
from ..state import CardId, Combat, Enemy, EnemyId, EnemyKind, Veiel
from .sheet import strongest

NEAR: Mapping[Range, int] = {"front": 1, "two": 2}
"""How many enemies from the front on a range reaches."""


def _with(enemy: Enemy, printed: int, trait: Trait) -> int:
    """A figure with what hangs on an enemy; never below 0."""
    if not enemy.effects:
        return printed
    return max(0, printed + sum(strongest(enemy.effects, trait, {}).values()))


def att(g: Veiel, enemy: Enemy) -> int:
    """What an enemy adds to the dice of its attacks."""
    return _with(enemy, g.box.fighters[enemy.card].attack, "ATT")


def defence(g: Veiel, enemy: Enemy) -> int:
    """What is added to the dice when an enemy is attacked."""
    return _with(enemy, g.box.fighters[enemy.card].defence, "DEF")


def reduction(g: Veiel, enemy: Enemy) -> int:
    """By how much damage to an enemy is reduced."""
    return _with(enemy, g.box.fighters[enemy.card].reduction, "RED")


@rule("VEIEL-ATK-01", "VEIEL-ATK-02", "VEIEL-EQUIP-11", "VEIEL-COMBAT-01", "VEIEL-ABIL-08")
def reachable(g: Veiel, range: Range) -> list[Enemy]:
    """The enemies that a single-target attack of this range can choose, from the front on.

    Ruling (VEIEL-NODM-20): in the fog a range that would reach behind a screen is front, too.
    """
    combat = g.combat
    line = combat.line
    if range in NEAR or combat.fog:
        return line[: NEAR.get(range, 1)]
    if range == "unscreened":
        return [*line]
    fighters = g.box.fighters
    reached: list[Enemy] = []
    screened = False
    for enemy in line:
        if not screened:
            reached.append(enemy)
        screened = fighters[enemy.card].screen
    return reached


@rule("VEIEL-ROOM-10")
def draw_basic(g: Veiel) -> CardId | None:
    """The next basic monster; the discard is shuffled when the pile is empty. None if there is none left."""
    state = g.state
    if not state.monsters.cards:
        again: list[CardId | None] = [*state.monster_discard]
        g.chance.shuffle(again, "veiel.shuffle.monsters")
        state.monsters.cards, state.monster_discard = again, ()
    return state.monsters.draw() if state.monsters.cards else None


def enemy_of(g: Veiel, card: CardId, kind: EnemyKind, hp: int) -> Enemy:
    """A new enemy with a number of its own. It does not stand in the line yet."""
    combat = g.combat
    combat.drawn += 1
    return Enemy(id=f"{card}.{combat.drawn}", card=card, kind=kind, hp=hp, full=hp)


@rule("VEIEL-COMBAT-03", "VEIEL-BOSS-07", "VEIEL-DMTURN-06")
def join(
    g: Veiel,
    card: CardId,
    where: Literal["end", "before_boss"] = "end",
    *,
    hp: int = 0,
    gives_loot: bool = True,
    minion: bool = False,
    fired: tuple[str, ...] = (),
    reanimated: bool = False,
) -> Enemy:
    """A basic enemy comes into the fight; 0 `hp`: all of its card. It acts from the next turn of the DM on.

    Ruling (VEIEL-BOSS-07): a boss that stands last stays last.
    """
    enemy = enemy_of(g, card, "basic", hp or g.box.fighters[card].hp)
    enemy.gives_loot, enemy.minion, enemy.fired, enemy.has_acted = gives_loot, minion, fired, True
    line = g.combat.line
    at = len(line)
    if line and (where == "before_boss" or line[-1].kind == "boss"):
        at = next((at for at, other in enumerate(line) if other.kind == "boss"), at)
    line.insert(at, enemy)
    g.tell(EnemyJoined, enemy.id, at + 1, reanimated)
    return enemy


@rule("VEIEL-BOSS-07")
def move_to_front(g: Veiel, enemy: Enemy) -> None:
    """An enemy is pulled to the front, a boss too."""
    line = g.combat.line
    line.remove(enemy)
    line.insert(0, enemy)
    g.tell(EnemyMoved, enemy.id, 1)


@rule("VEIEL-COMBAT-15")
def reanimate(g: Veiel, card: CardId, *, gives_loot: bool = False, fired: tuple[str, ...] = ()) -> Enemy:
    """A dead basic enemy stands up at the end of the line with half of its HP, rounded up."""
    half = (g.box.fighters[card].hp + 1) // 2
    return join(g, card, hp=half, gives_loot=gives_loot, fired=fired, reanimated=True)


@rule("VEIEL-ATK-06", "VEIEL-ATK-07", "VEIEL-ABIL-09", "VEIEL-ALCH-09")
def strike(g: Veiel, source: CardId, enemy: Enemy, raw: int, pierce: bool) -> None:
    """An enemy takes damage, reduced by its RED unless that is pierced. Deaths come later (VEIEL-COMBAT-13)."""
    final = raw if pierce else max(0, raw - reduction(g, enemy))
    wound(g, enemy, final)
    g.tell(DamageDealt, source, enemy.id, raw, final, pierce, figures_known_to(g))


@rule("VEIEL-INFO-01")
def figures_known_to(g: Veiel) -> tuple[Seat, ...] | None:
    """The seats that may know the figures of enemies, in numbers: everybody (None), or the DM if there is one."""
    if g.options.enemy_stats == "open":
        return None
    return () if g.master is None else (g.master,)


def wound(g: Veiel, enemy: Enemy, n: int) -> int:
    """An enemy loses `n` HP, or all that it has; returns how many it lost."""
    lost = min(n, enemy.hp)
    enemy.hp -= lost
    g.state.dealt += lost
    return lost


@rule("VEIEL-COMBAT-15", "VEIEL-LOOT-01")
def bury(combat: Combat, enemy: Enemy) -> None:
    """The dead are laid aside, and count for the loot if they give any."""
    if enemy.kind == "basic":
        combat.dead += (enemy.card,)
        combat.basic += enemy.gives_loot
    else:
        combat.powerful += enemy.gives_loot


def alive(g: Veiel, id: EnemyId) -> Enemy | None:
    """An enemy that still lives."""
    combat = g.state.combat
    enemy = None if combat is None else g.enemy(id)
    return enemy if enemy is not None and enemy.hp > 0 else None


@rule("VEIEL-COMBAT-10")
def fight_over(g: Veiel) -> bool:
    """Whether all enemies are dead, all heroes have fallen, or the team has fled. Never outside a fight.

    Every procedure in a fight asks it after what it has set off.
    """
    state = g.state
    combat = state.combat
    if combat is None:
        return False
    for hero in state.heroes:
        if hero.vit > 0:
            return combat.fled or not (combat.line or combat.waiting)
    return True
