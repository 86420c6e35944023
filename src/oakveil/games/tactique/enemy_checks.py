"""What must hold for enemies, bosses and battlefields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place

from .board import CELLS, beside
from .checks import MOST_ENEMIES, MOST_HEROES
from .effects import AnyStep, Armour, Attack, Aura, Grant, MaxRange, Obstacles, On, Passive, SmallerHand, Thorns, Trait
from .faulting import error, warning
from .records import BattlefieldsFile, BossesFile, EnemiesFile, Icon, Zone, ZonesFile
from .step_checks import Owner, StepChecks, uses_x, within

ACTIONS = 7
"""Actions of a boss (TAC-SETUP-02)."""
TRAITS: dict[Owner, tuple[str, ...]] = {
    "enemy": ("one_life_per_card", "elusive", "immovable"),
    "battlefield": ("no_discard_move", "reverse_threat", "start_enemies"),
}
PASSIVES: dict[Owner, tuple[type, ...]] = {
    "enemy": (On, Aura, Armour, Thorns, Trait),
    "battlefield": (On, Aura, Trait, SmallerHand, MaxRange, Obstacles),
}
"""What can work while they are there (specification 9.2, 9.8)."""
ROOM = MOST_HEROES + MOST_ENEMIES
"""Cells that must stay free for everybody."""


def check_enemies(enemies: EnemiesFile, zones: ZonesFile) -> Iterator[Fault]:
    """Enemies can do what their cards say, and can be beaten."""
    by_id = {zone.id: zone for zone in zones.zone}
    for enemy in enemies.enemy:
        at = Place("enemies.toml", enemy.id)
        yield from _check_passives("enemy", enemy.passives, at, by_id)
        yield from _check_turn(enemy.turn, enemy.icon, at, by_id)
        if not enemy.turn and not any(isinstance(passive, On | Aura) for passive in enemy.passives):
            yield warning(at.at_field("turn"), "idle")
        yield from _check_targetable(enemy.turn, at.at_field("turn"), every_turn=True)


def check_bosses(bosses: BossesFile, zones: ZonesFile) -> Iterator[Fault]:
    """Bosses have seven Actions each."""
    by_id = {zone.id: zone for zone in zones.zone}
    for boss in bosses.boss:
        at = Place("bosses.toml", boss.id)
        if len(boss.action) != ACTIONS:
            yield error(at.at_field("action"), "actions", found=len(boss.action), wanted=ACTIONS)
        yield from _check_passives("enemy", boss.passives, at, by_id)
        for action in boss.action:
            here = at.at_field("action").at_field(action.id)
            yield from _check_turn(action.turn, action.icon, here, by_id)
            yield from _check_targetable(action.turn, here.at_field("turn"), every_turn=False)


def _check_turn(turn: Sequence[AnyStep], icon: Icon, at: Place, zones: Mapping[str, Zone]) -> Iterator[Fault]:
    yield from StepChecks("enemy", zones).check_all(turn, at.at_field("turn"))
    if uses_x(turn):
        yield error(at.at_field("turn"), "enemy-x")
    modes: list[Icon] = [step.mode for step in turn if isinstance(step, Attack)]
    for mode in modes or ["none"]:
        if mode != icon:
            yield error(at.at_field("icon"), "icon", found=icon, wanted=mode)


def _check_passives(owner: Owner, passives: Sequence[Passive], at: Place, zones: Mapping[str, Zone]) -> Iterator[Fault]:
    checks = StepChecks(owner, zones)
    for number, passive in enumerate(passives):
        verb = str(passive.__struct_config__.tag)
        here = at.at_field("passives").at_item(number, passive)._replace(verb=verb)
        if not isinstance(passive, PASSIVES[owner]):
            yield error(here, "passive", owner=owner, found=verb)
        elif isinstance(passive, Trait) and passive.trait not in TRAITS[owner]:
            yield error(here.at_field("trait"), "passive", owner=owner, found=passive.trait)
        elif isinstance(passive, Aura):
            yield from checks.check_aura(passive, here)
        elif isinstance(passive, On):
            yield from checks.check_reaction(passive, here, passive=True)
            if uses_x(passive.do):
                yield error(here, "enemy-x")
            yield from _check_targetable(passive.do, here, every_turn=passive.event == "round_start")


def _check_targetable(steps: Sequence[AnyStep], at: Place, every_turn: bool) -> Iterator[Fault]:
    """An enemy that nobody can ever target may be unbeatable. `every_turn`: the steps come again each round."""
    for step in within(steps):
        if isinstance(step, Grant) and step.mod == "untargetable" and (every_turn or step.until == "encounter"):
            yield error(at, "untargetable")


def check_battlefields(battlefields: BattlefieldsFile, zones: ZonesFile) -> Iterator[Fault]:
    """Battlefields do what they can, and leave room to fight."""
    by_id = {zone.id: zone for zone in zones.zone}
    for field in battlefields.battlefield:
        at = Place("battlefields.toml", field.id)
        yield from _check_passives("battlefield", field.passives, at, by_id)
        blocked = [cell for passive in field.passives if isinstance(passive, Obstacles) for cell in passive.cells]
        free = [cell for cell in CELLS if cell not in blocked]
        if len(free) < ROOM:
            yield error(at.at_field("passives"), "room", found=len(free), wanted=ROOM)
        elif not _in_one_piece(free):
            yield error(at.at_field("passives"), "split")


def _in_one_piece(cells: Sequence[str]) -> bool:
    reached = [cells[0]]
    for cell in reached:
        reached += [other for other in beside(cell) if other in cells and other not in reached]
    return len(reached) == len(cells)


ENEMY_CHECKS: tuple[Check, ...] = (check_enemies, check_bosses, check_battlefields)
