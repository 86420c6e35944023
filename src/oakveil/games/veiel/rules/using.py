"""What a hero can do with its cards: which lines, on what terms, for whom (specification 3.18)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..choices import Attack, Target, UseCard
from ..effects import terms
from ..effects.dungeon import Reveal
from ..effects.fighting import MoveToFront
from ..effects.helping import Buy, Cure, Gain, Heal, Trade
from ..effects.lines import Act, Anytime, Calm, Use
from ..effects.words import ENEMIES, Effect
from ..state import Hero, Veiel
from .aiming import holds
from .alchemist import swaps
from .kit import Usable, kit_of
from .line import reachable
from .paying import can_pay, limit_left
from .peddling import deals
from .sheet import maximum

CHOSEN = ("ally", "hero", "fallen", "enemy", "place", "place_next")
"""Targets of which one is chosen."""
SETS = ("heroes", "enemies", "allies_chosen")
"""Targets of which several are chosen; `heroes` and `enemies` only where there is a limit."""


@rule("VEIEL-ATK-01", "VEIEL-ATK-02", "VEIEL-EQUIP-08", "VEIEL-EQUIP-11")
def attacks(g: Veiel, hero: Hero) -> list[Attack]:
    """Every attack with a weapon that a hero can make."""
    return [Attack(weapon, enemy.id) for weapon, range in kit_of(g.box, hero).blows for enemy in reachable(g, range)]


@rule("VEIEL-ABIL-01", "VEIEL-COMBAT-08", "VEIEL-ABIL-07", "VEIEL-ABIL-11", "VEIEL-ITEM-01", "VEIEL-ITEM-03")
def turn_uses(g: Veiel, hero: Hero) -> list[UseCard]:
    """What a hero can use on its turn in a fight; without what needs its action if it has acted."""
    found: list[UseCard] = []
    for use in kit_of(g.box, hero).uses:
        kind = type(use.line)
        if kind is not Calm and not (hero.has_acted and kind is Act) and _is_allowed(g, hero, use):
            found += _aims(g, hero, use)
    return found


@rule("VEIEL-INC-05", "VEIEL-ABIL-12", "VEIEL-ABIL-13")
def calm_uses(g: Veiel, hero: Hero) -> list[UseCard]:
    """What a standing hero can use in a resolved room.

    Ruling (VEIEL-ABIL-12): what costs nothing can be used once in a room, each card by each hero.
    """
    return [
        aim
        for use in kit_of(g.box, hero).uses
        if not use.is_for_fights and not (use.is_free and f"{use.card}:room" in hero.used) and _is_allowed(g, hero, use)
        for aim in _aims(g, hero, use)
    ]


@rule("VEIEL-REST-04", "VEIEL-REST-05")
def rest_uses(g: Veiel, hero: Hero) -> list[UseCard]:
    """What a hero can use in the rest zone: what works at any time. What it costs comes back on the next return."""
    return [
        aim
        for use in kit_of(g.box, hero).uses
        if type(use.line) is Anytime and not use.is_for_fights and _is_allowed(g, hero, use)
        for aim in _aims(g, hero, use)
    ]


@rule("VEIEL-ABIL-02", "VEIEL-EVENT-07")
def _is_allowed(g: Veiel, hero: Hero, use: Usable) -> bool:
    """Whether a hero may use a line as far as its costs, its limit and its condition go, whoever it is for."""
    line = use.line
    if line.cost is not None and not can_pay(g, hero, line.cost):
        return False
    if line.each is not None and not can_pay(g, hero, line.each):
        return False
    if line.limit is not None and not limit_left(g, hero, use.card, use.at, line.limit):
        return False
    condition = line.condition
    return condition is None or type(condition) is terms.LevelAtMost or holds(g, condition, hero.id)


def _aims(g: Veiel, hero: Hero, use: Usable) -> list[UseCard]:
    """A use of a line for each target that it can begin with."""
    card, at, line = use.card, use.at, use.line
    if type(line.test) is terms.Attack:
        if g.state.combat is None:
            return []
        return [UseCard(card, at, enemy.id, weapon) for weapon, range in use.blows for enemy in reachable(g, range)]
    if line.to in CHOSEN or (line.to in SETS and line.up_to is not None):
        return [UseCard(card, at, target) for target in targets(g, hero, line)]
    return [UseCard(card, at)] if _is_of_use(g, hero, line) else []


@rule("VEIEL-ABIL-08", "VEIEL-DEATH-02", "VEIEL-EVENT-07", "VEIEL-ITEM-04")
def targets(g: Veiel, hero: Hero, line: Use) -> list[Target]:
    """Whom a line of a hero can be for, one at a time.

    Ruling (VEIEL-EVENT-07): where it could do nothing, somebody is no target.
    """
    to = line.to
    if to in ENEMIES:
        if g.state.combat is None:
            return []
        reached = g.combat.line if to == "enemies" and line.range is None else reachable(g, line.range or "front")
        moves = all(type(verb) is MoveToFront for verb in line.do)
        return [enemy.id for enemy in reached if not (moves and enemy is g.combat.line[0])]
    if to == "fallen":
        return [other.id for other in g.state.heroes if other.vit <= 0]
    if to == "place" or to == "place_next":
        return _places(g, next_only=to == "place_next")
    return [
        other.id
        for other in g.state.heroes
        if other.vit > 0
        and (other is not hero or to == "hero" or to == "heroes")
        and (line.condition is None or holds(g, line.condition, hero.id, other.id))
        and _is_helped(g, other, line)
    ]


@rule("VEIEL-INC-02")
def _places(g: Veiel, next_only: bool) -> list[Target]:
    """The rooms that nobody knows yet, in reading order; with `next_only` those of the next line."""
    state = g.state
    line = int(state.place[1]) + 1 if state.place else 1
    return [
        place for place in sorted(state.rooms) if not state.rooms[place].up and (not next_only or int(place[1]) == line)
    ]


def _is_of_use(g: Veiel, hero: Hero, line: Use) -> bool:
    """Whether a line without a chosen target finds somebody to help, somebody to hurt, or something to do."""
    to = line.to
    if to == "self":
        return holds(g, line.condition, hero.id, hero.id) and _is_helped(g, hero, line)
    if to == "room":
        return g.state.place in g.state.rooms and not g.state.rooms[g.state.place].frozen
    if to in ENEMIES:
        return g.state.combat is not None
    if to in ("allies", "allies_chosen", "heroes"):
        return bool(targets(g, hero, line))
    return all(_can_trade(g, hero, verb) for verb in line.do)


def _can_trade(g: Veiel, hero: Hero, verb: Effect) -> bool:
    kind = type(verb)
    if kind is Buy:
        return bool(deals(g, hero))
    return bool(swaps(g)) if kind is Trade else kind is not Reveal


def _is_helped(g: Veiel, hero: Hero, line: Use) -> bool:
    """Whether a verb of a line could change something for a hero."""
    for verb in line.do:
        kind = type(verb)
        if kind is Heal:
            helps = hero.vit < maximum(g, hero, "VIT")
        elif kind is Gain:
            helps = hero.end < maximum(g, hero, "END")
        elif type(verb) is Cure:
            helps = bool({"poison": hero.poison, "burn": hero.burn_turns, "mute": len(hero.muted)}[verb.of])
        else:
            helps = True
        if helps:
            return True
    return False


@rule("VEIEL-ABIL-08")
def more_targets(g: Veiel, hero: Hero, line: Use, chosen: tuple[str, ...]) -> list[Target]:
    """Whom a line of which several targets are chosen can be for as well: those after the last one chosen."""
    if line.up_to is None or line.to not in SETS or len(chosen) >= line.up_to:
        return []
    possible = targets(g, hero, line)
    return possible[possible.index(chosen[-1]) + 1 :]
