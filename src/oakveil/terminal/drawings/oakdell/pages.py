"""Everything open on the table of Dungeons of the Oak Dell, page by page."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.oakdell.naming import Naming
from oakveil.games.oakdell.overview import fight_told, potions_told
from oakveil.games.oakdell.records import TrackId
from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from ..editor import Room
from .attack import sheet_told
from .character import draw_character, goods_told
from .dice import draw_dice
from .dungeon import draw_dungeon
from .sheet import draw_sheet
from .signs import HEART, MARKED, STYLES, TRACKS, naming

LARGE = Room(76, 60)
"""What a page has, scrolled down."""
_ROWS = 26
"""Rows of the picture of a monster on a page."""
_LINES = Drawn("\n")


def hero_card(g: OakDell, words: Words, id: str) -> Drawn:
    """A hero of the box: hearts, and circles of the basic skills that are marked at the start."""
    card, names = g.box.heroes[id], naming(g.box, words.text)
    lines = [Drawn(card.name.in_(words.locale), STYLES["name"]), Drawn(HEART * card.hearts, STYLES["heart"])]
    start: dict[TrackId, int]
    start = {"damage": card.start.damage, "strike": card.start.strike, "block": card.start.block}
    for track, n in start.items():
        name = g.box.tracks[track].name.in_(words.locale)
        lines.append(Drawn.assemble((f"{TRACKS[track]} {(MARKED * n).ljust(2)} ", STYLES["icon"]), name))
        hanging = [special for (on, _), special in g.box.specials_after.items() if on == track]
        lines += [
            Drawn(f"  {words.say('terminal-about', thing=names.special(one), what=names.special_text(one))}")
            for one in hanging
        ]
    return _LINES.join(lines)


def map_page(g: OakDell, words: Words, hero: Hero) -> Drawn:
    """The map as it is for a hero, with what its signs mean, and the shrines that are left."""
    shrines = [
        Drawn(
            words.say(
                "terminal-oakdell-shrine",
                shrine=naming(g.box, words.text).shrine(shrine.id),
                space=naming(g.box, words.text).space(shrine.space),
                cost=naming(g.box, words.text).circles(shrine.cost.items()),
            )
        )
        for shrine in g.maze.shrines.values()
        if g.options.scenario == "shrines" and shrine.space not in hero.destroyed
    ]
    return _LINES.join([draw_dungeon(g, words, hero, LARGE), Drawn(), *shrines])


def monster_page(g: OakDell, words: Words, hero: Hero) -> Drawn:
    """The sheet of a monster with what is drawn on it, and all that stands there."""
    told = [*sheet_told(g, words, hero), *_drawn_told(g, words, hero)]
    card = g.sheet(hero)
    if card.lore is not None:
        told.append(card.lore.in_(words.locale))
    legend = Drawn(words.say("terminal-oakdell-legend-sheet"), STYLES["hidden"])
    picture = draw_sheet(g, words, hero, Room(LARGE.columns, _ROWS))
    return _LINES.join([picture, Drawn(), *map(Drawn, told), Drawn(), legend])


def _drawn_told(g: OakDell, words: Words, hero: Hero) -> list[str]:
    """Points, lines and icons in words: what follows the printed things in the overview."""
    names = naming(g.box, words.text)
    printed = {*sheet_told(g, words, hero)}
    return [told for told in list(fight_told(g, hero, names))[1:] if told not in printed]


def heroes_page(g: OakDell, words: Words, first: Hero) -> Drawn:
    """The Character Sheets of all heroes, with what everything on them does."""
    names, lines = naming(g.box, words.text), list[Drawn]()
    for hero in sorted(g.state.heroes, key=lambda hero: hero is not first):
        lines.append(draw_character(g, words, hero))
        lines += [Drawn(told, STYLES["hidden"]) for told in _explained(g, words, names, hero)]
        lines.append(Drawn())
    return _LINES.join([*lines, Drawn(words.say("terminal-oakdell-legend-hero"), STYLES["hidden"])])


def _explained(g: OakDell, words: Words, names: Naming, hero: Hero) -> list[str]:
    told = [goods_told(g, words, hero)]
    told += [words.say("terminal-about", thing=names.special(one), what=names.special_text(one)) for one in hero.ready]
    told += [words.say("terminal-about", thing=names.gear_called(one), what=names.gear_text(one)) for one in hero.gear]
    potions = potions_told(hero, names)
    return [*told, words.say("oakdell-table-potions", potions=", ".join(potions))] if potions else told


def dice_page(g: OakDell, words: Words) -> Drawn:
    """The Dice Sheet, and the dice that heroes have taken in this round."""
    names = naming(g.box, words.text)
    taken = [
        Drawn(words.say("terminal-about", thing=hero.name, what=names.dice(hero.dice)))
        for hero in g.state.heroes
        if hero.dice
    ]
    return _LINES.join([draw_dice(g, words, Room(LARGE.columns, 19), {}, None), Drawn(), *taken])


def potions_page(words: Words, names: Naming) -> Drawn:
    """What potions and special skills do."""
    told = [
        words.say("terminal-about", thing=names.potion_called(colour), what=names.potion_text(colour))
        for colour in names.box.potions
    ]
    told += [
        words.say("terminal-about", thing=names.special(special), what=names.special_text(special))
        for special in names.box.specials
    ]
    return _LINES.join(map(Drawn, told))


def gear_page(words: Words, names: Naming) -> Drawn:
    """Both effects of every piece of equipment."""
    lines, before = list[Drawn](), ""
    for gear in names.box.gear.values():
        if gear.piece != before:
            lines.append(Drawn(gear.piece_name.in_(words.locale), STYLES["name"]))
        before = gear.piece
        lines.append(
            Drawn(f"  {words.say('terminal-about', thing=names.gear_called(gear.id), what=names.gear_text(gear.id))}")
        )
    return _LINES.join(lines)
