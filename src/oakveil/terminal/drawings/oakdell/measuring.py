"""Measuring lines under the Potion of Focus (OAK-POT-YELLOW); nobody else may know where a line would run."""

from __future__ import annotations

from itertools import combinations

from rich.text import Text as Drawn

from oakveil.games.oakdell.measuring import may_measure, measure
from oakveil.games.oakdell.overview import status_of
from oakveil.games.oakdell.records import PointId
from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from .signs import naming


def measured(g: OakDell, words: Words, hero: Hero, start: PointId, end: PointId) -> str:
    """What a line between two points of the sheet of a hero would cross: hits part by part, icons, chains."""
    names, found = naming(g.box, words.text), measure(g, hero.seat, start, end)
    hits = [words.say("oakdell-hits", n=n, part=names.part(hero.fight.sheet, part)) for part, n in found.hits.items()]
    told = hits or [words.say("terminal-oakdell-no-hit")]
    kinds = {icon.id: icon.kind for icon in g.sheet(hero).icons}
    told += [words.say("oakdell-icon", kind=kinds[icon]) for icon in found.icons]
    told += [words.say("terminal-oakdell-breaks", n=len(found.links))] if found.links else []
    return words.say("terminal-about", thing=names.line(start, end), what=", ".join(told))


def measuring_page(g: OakDell, words: Words, hero: Hero) -> Drawn:
    """Every line between two points that are not blocked, those with most hits first; nothing without the potion."""
    if not may_measure(g, hero.seat):
        return Drawn()
    points = [point.id for point in g.sheet(hero).points if status_of(hero.fight, point.id) != "blocked"]
    pairs = sorted(combinations(points, 2), key=lambda pair: -sum(measure(g, hero.seat, *pair).hits.values()))
    return Drawn("\n").join([Drawn(measured(g, words, hero, *pair)) for pair in pairs])
