"""The Character Sheet in a terminal, and everybody at the table in a line or two."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from .sheet import drops_in_short
from .signs import (
    ACORN,
    BROKEN,
    DEAD,
    EMPTY,
    FEATURES,
    FILLED,
    HEART,
    KEY,
    MARKED,
    STYLES,
    TRACKS,
    naming,
    shortened,
    status_sign,
)

_NARROW, _ROOMY = 36, 54
"""The columns of what stands beside the picture."""
_NAME, _NAME_ROOMY = 8, 14
"""Letters of names in the list of heroes."""


def draw_team(g: OakDell, words: Words, roomy: bool) -> Drawn:
    """A line for each hero: hearts, where it is, its monster; a second line where there is room."""
    lines = []
    for hero in g.state.heroes:
        lines.append(_row(g, words, hero, roomy))
        if roomy and hero.alive:
            lines.append(Drawn(f"   {goods_told(g, words, hero)}", STYLES["hidden"]))
    return Drawn("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _row(g: OakDell, words: Words, hero: Hero, roomy: bool) -> Drawn:
    names = naming(g.box, words.text)
    acorn = ACORN if g.state.acorn == hero.seat else " "
    letters = _NAME_ROOMY if roomy else _NAME
    sign = status_sign(g, hero)
    row = Drawn.assemble((sign, STYLES["key"]), (acorn, STYLES["goods"]))
    if sign == DEAD:
        return row.append(shortened(hero.name, letters), STYLES["hidden"])
    row.append(shortened(hero.name, letters).ljust(letters + 1), STYLES["name"])
    row.append(f"{HEART}{hero.hp}".ljust(4), STYLES["danger" if hero.hp <= 3 else "heart"])
    zone = g.maze.zone[hero.space]
    row.append(f"{names.space(hero.space)}/{zone}".ljust(6), STYLES[f"zone{zone}"])
    drops = drops_in_short(g, hero)
    left = (_ROOMY if roomy else _NARROW) - len(row) - len(drops) - 2
    row.append(f"{shortened(names.sheet_called(hero.fight.sheet), left)} ", STYLES["monster"])
    return row.append_text(drops)


def goods_told(g: OakDell, words: Words, hero: Hero) -> str:
    """Keys, torches, kills, and how near the hero is to the objective."""
    told = words.say("oakdell-table-goods", keys=hero.keys, torches=hero.torches, kills=len(hero.killed))
    if g.options.scenario == "shrines":
        n = len(hero.destroyed)
        return f"{told} {words.say('terminal-oakdell-shrines', n=n, most=len(g.maze.shrines))}"
    return f"{told} {words.say('oakdell-table-progress')}" if hero.chamber else told


def draw_character(g: OakDell, words: Words, hero: Hero) -> Drawn:
    """A Character Sheet: hearts, circles of the basic skills, special skills, potions, torches, keys, equipment."""
    names = naming(g.box, words.text)
    lines = [
        Drawn.assemble((f"{hero.name}, {names.card_called(hero.card)}", STYLES["name"])),
        Drawn.assemble((BROKEN * hero.broken, STYLES["hidden"]), (HEART * max(0, hero.hp), STYLES["heart"]))
        if hero.full
        else Drawn(),
        *(_track(g, hero, track) for track in hero.tracks),
        _carried(g, words, hero),
    ]
    for special in hero.ready:
        lines.append(Drawn(f"{MARKED} {names.box.specials[special].name.in_(names.locale)}", STYLES["goods"]))
    lines += [Drawn(f"{FEATURES['chest']} {names.gear_called(gear)}") for gear in hero.gear]
    return Drawn("\n").join(lines)


def _track(g: OakDell, hero: Hero, track: str) -> Drawn:
    """The nine circles of a basic skill, those of one value together: "† 1 ○●·  2 ···  3 ···"."""
    circles = hero.tracks[track]  # type: ignore[index]
    told, before = Drawn(TRACKS[track], STYLES["icon"]), 0
    for circle, value in enumerate(g.box.values[track], 1):  # type: ignore[index]
        if value != before:
            told.append(f"  {value} ", STYLES["hidden"])
        sign = EMPTY if circle > circles.marked else FILLED if circle in circles.filled else MARKED
        told.append(sign, STYLES["key" if sign == MARKED else "hidden"])
        before = value
    return told


def _carried(g: OakDell, words: Words, hero: Hero) -> Drawn:
    """Keys, torches and potions, as signs."""
    told = Drawn(f"{KEY}{hero.keys}", STYLES["goods"])
    if hero.found:
        told.append(f"  {FEATURES['torch']} {MARKED * hero.torches}{FILLED * hero.burnt}", STYLES["goods"])
    for colour in g.box.potions:
        gained = hero.gained.get(colour, 0)
        if gained:
            left = hero.potions(colour)
            sign = words.say(f"terminal-oakdell-potion-{colour}")
            told.append(f"  {sign} {MARKED * left}{FILLED * (gained - left)}", STYLES[colour])
    return told
