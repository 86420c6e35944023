"""What bots go by: threats, chances, what heroes and rooms are worth (specification 10.1)."""

from __future__ import annotations

from functools import lru_cache

from .box import Box
from .effects import dungeon, fighting, helping
from .effects.lines import Here
from .odds import defence_odds
from .records import Blow
from .rules.line import fight_over
from .rules.sheet import maximum, shield_red, stat
from .state import Enemy, Hero, RoomId, Veiel

KILL_SHARE = 0.55
"""Of the threat of an enemy so much is added to the worth of killing it."""
UNKNOWN_ROOM = 2.2
"""The danger of a room that nobody knows."""


def threat(g: Veiel, enemy: Enemy) -> float:
    """The damage that an enemy can do in a turn."""
    fighter = g.box.fighters[enemy.card]
    return max(blow.damage for blow in fighter.options) * g.box.strikes(enemy.card, g.size)


def tank(g: Veiel, hero: Hero) -> float:
    """How much a hero can stand in front."""
    return hero.vit * (1 + 0.06 * stat(g, hero, "DEF")) * (1 + 0.25 * stat(g, hero, "RED"))


def end_price(g: Veiel) -> float:
    """What an END is worth in this fight."""
    kinds = {enemy.kind for enemy in g.combat.line}
    return 0.25 if "boss" in kinds else 0.7 if "powerful" in kinds else 1.0


def blow_damage(g: Veiel, hero: Hero, blow: Blow, without_shield: bool = False) -> int:
    """The VIT that a hit of an enemy takes."""
    if "reduction" in blow.ignores:
        return blow.damage
    kept = stat(g, hero, "RED") - (shield_red(g, hero) if without_shield else 0)
    return max(0, blow.damage - kept)


def expected_blow(g: Veiel, hero: Hero, enemy: Enemy, blow: Blow) -> float:
    """The VIT that an attack of an enemy takes on average."""
    odds = defence_odds(g, hero, enemy, "defence" in blow.ignores)
    hit, bare = float(odds.get("hit", 0)), float(odds.get("no_shield", 0))
    return hit * blow_damage(g, hero, blow) + bare * blow_damage(g, hero, blow, without_shield=True)


def expected_losses(g: Veiel) -> float:
    """The VIT that the enemies of this fight take from the team in a turn, if each does its worst to the defender."""
    holder = next((hero for hero in g.state.heroes if hero.id == g.state.defender and hero.stands), None)
    target = holder or next(iter(g.standing()), None)
    if target is None or fight_over(g):
        return 0.0
    return sum(
        max(expected_blow(g, target, enemy, blow) for blow in g.box.fighters[enemy.card].options)
        * g.box.strikes(enemy.card, g.size)
        for enemy in g.combat.line
    )


def health(g: Veiel, heroes: list[Hero]) -> float:
    """The share of their VIT that heroes have left."""
    full = sum(maximum(g, hero, "VIT") for hero in heroes)
    return sum(hero.vit for hero in heroes) / full if full else 0.0


@lru_cache(512)
def danger(box: Box, room: RoomId) -> float:
    """How much a room is to be feared; below 0 it is welcome."""
    card, found = box.rooms[room], 0.0
    for line in card.effect:
        if not isinstance(line, Here):
            continue
        for verb in line.do:
            match verb:
                case fighting.Fight(kind=kind):
                    found += 4.5 if kind == "powerful" else 3.0
                case fighting.Duel():
                    found += 5.0
                case fighting.Lose():
                    found += 0.7
                case dungeon.Riddle():
                    found += 0.8
                case dungeon.Dig():
                    found -= 0.5
                case helping.Heal():
                    found -= 2.0
    return found + 2.0 if "special" in card.stages else found


def known_danger(g: Veiel, place: str, sees_all: bool = False) -> float:
    """The danger of a place on the board, as far as everybody knows it; a DM sees all."""
    room = g.state.rooms.get(place)
    if room is None:
        return 0.0
    return danger(g.box, room.face()) if sees_all or room.up else UNKNOWN_ROOM
