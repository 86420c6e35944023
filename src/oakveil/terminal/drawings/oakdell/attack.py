"""What a monster may do now, in a terminal: its roll by roll damage, its ability, its reward."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.oakdell.naming import Naming
from oakveil.games.oakdell.overview import counters_told
from oakveil.games.oakdell.records import AttackTable
from oakveil.games.oakdell.rules.bosses import boss_damage, has_torch, is_boss
from oakveil.games.oakdell.rules.dice import FACES
from oakveil.games.oakdell.rules.monster_phase import torches
from oakveil.games.oakdell.rules.rolling import attackers, change_of_roll, table_damage
from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from ...wrapping import fitted
from ..editor import Room
from .sheet import draw_drops
from .signs import STYLES, naming

_LABEL = 10
"""Columns of the names of rows."""


def draw_attack(g: OakDell, words: Words, hero: Hero, room: Room) -> Drawn:
    """The monster of the acting hero, with the damage of each roll of the drafted die, as it is and in light."""
    lines = [*draw_drops(g, words, hero, room.columns), Drawn(), *rolls_drawn(g, words, hero), Drawn()]
    told = sheet_told(g, words, hero)
    return fitted(Drawn("\n").join([*lines, *map(Drawn, told)]), room.columns)


def rolls_drawn(g: OakDell, words: Words, hero: Hero) -> list[Drawn]:
    """The damage by roll, and on average; a second row for a torch that could be lit."""
    die = words.say("terminal-oakdell-roll", die=g.turn.die)
    head = Drawn(die.ljust(_LABEL), STYLES["name"])
    for raw in FACES:
        head.append(str(raw).rjust(3), STYLES["hidden"])
    lines = [head, _row(words.say("terminal-oakdell-harm"), damage_by_roll(g, hero, has_torch(g, hero)), words)]
    if not has_torch(g, hero) and torches(g, hero) and not is_boss(g, hero):
        lines.append(_row(words.say("terminal-oakdell-lit"), damage_by_roll(g, hero, torch=True), words))
    if (n := len(attackers(g, hero, g.turn))) > 1:
        lines.append(Drawn(words.say("terminal-oakdell-attackers", n=n), STYLES["danger"]))
    return lines


def _row(label: str, damage: list[int], words: Words) -> Drawn:
    row = Drawn(label.ljust(_LABEL), STYLES["name"])
    for n in damage:
        row.append(str(n).rjust(3), STYLES["danger" if n else "hidden"])
    return row.append(f"  ø {tenth(words, sum(damage) / len(damage))}")


def damage_by_roll(g: OakDell, hero: Hero, torch: bool) -> list[int]:
    """What each roll of one die from 1 to 6 would deal in this turn; `torch`: one counts."""
    if is_boss(g, hero):
        return [boss_damage(g, hero, g.turn, raw)[2] for raw in FACES]
    change = change_of_roll(g, hero, g.turn, torch)
    return [table_damage(g, hero, g.turn, (raw + change,)) for raw in FACES]


def tenth(words: Words, mean: float) -> str:
    """A mean to a tenth: "0.5", in French "0,5"."""
    told = f"{mean:.1f}"
    return told.replace(".", ",") if words.locale == "fr" else told


def sheet_told(g: OakDell, words: Words, hero: Hero) -> list[str]:
    """What stands on the sheet of a monster: its table, ability, counters and reward."""
    names, card = naming(g.box, words.text), g.sheet(hero)
    told = [] if card.table is None else _table_told(card.table, words)
    told += [ability] if (ability := names.ability_told(card.id)) else []
    told += counters_told(card.ability, hero.fight, names)
    return told + _reward_told(names, card.id, words)


def _reward_told(names: Naming, sheet: str, words: Words) -> list[str]:
    reward = names.box.sheets[sheet].reward
    return [words.say("oakdell-table-reward", reward=names.reward(sheet))] if reward else []


def _table_told(table: AttackTable, words: Words) -> list[str]:
    white, black = (" ".join(map(str, column)) for column in (table.white, table.black))
    return [words.say("oakdell-table-attack", white=white, black=black)]
