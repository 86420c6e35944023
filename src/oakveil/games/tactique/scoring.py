"""How good a position is for the team (specification 10): higher is better."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import Literal

from .board import BIT, DISTANCE, INDEX, Mask
from .rules.harm import vitality
from .rules.lasting import bonus_of
from .state import CardId, Enemy, Hero, Lasting, Tactique
from .worth import Worth

Moment = Literal["turn", "turn_end", "round_end"]
"""When a position is judged: in a hero's turn, after it, or after the enemies' turn that follows."""

ENEMY = 3.0
"""Every enemy on the board costs so much, and per point of damage that it does in a turn:"""
ENEMY_DAMAGE = 1.2
LIFE = 1.4
"""A wound that an enemy can still take costs so much,"""
PATIENCE, IMPATIENCE = 4, 0.07
"""and this part more for each round after so many."""
WOUNDED, WOUNDED_IN_VAIN = 0.6, 0.08
"""A wound of an unfinished life counts in part; hardly when nobody will finish it before it heals."""
SUMMONED = 0.4
BOSS_LIFE = 6.0
DEAD_MINUS, DEAD_CARD = 14.0, 0.3
CARD, CARD_SCARCE, SCARCITY = 0.52, 2.6, 2.6
"""Each card of a hero above five is worth the first, the first ones so much more, which fades by the third."""
CARDS_TO_LIVE = 5
SHORT_OF_CARDS = 11.0
BLOCK, BLOCK_COUNTED = 0.3, 6
CARD_OF_ALLY = 0.9
BONUS_ONCE, BONUS_TURN = 0.9, 1.6
EXILED, EXILED_VALUE, EXILE = 0.75, 0.45, 0.9
STEP_AWAY = 0.6
SHOOTING_RANGE = 3
RUNE = 1.2
WON = 20.0
LOST = 200.0
HIT, HIT_MANY = 0.85, 0.8
LEAST_PROMISE = 0.15

_CARDS = [0.0]
for _number in range(120):
    _CARDS.append(_CARDS[-1] + CARD + CARD_SCARCE * exp(-_number / SCARCITY))


def score(g: Tactique, worth: Worth, moment: Moment = "round_end", in_vain: bool = True) -> float:
    """The worth of a position. `in_vain`: wounds of unfinished lives will heal before anybody can add to them."""
    state = g.state
    if state.outcome is not None:
        return WON if state.outcome.winners else -LOST
    total = RUNE * len(state.runes)
    if not state.enemies:
        total += WON
    life = LIFE * (1 + IMPATIENCE * max(0, state.round - PATIENCE))
    unfinished = WOUNDED_IN_VAIN if in_vain else WOUNDED
    for enemy in state.enemies.values():
        total -= of_enemy(g, enemy, worth, life, unfinished)
    for hero in state.heroes:
        total += of_hero(hero, worth)
        if moment == "round_end":
            total -= STEP_AWAY * away(g, hero, worth)
        elif hero.alive:
            total += BLOCK * min(hero.block, BLOCK_COUNTED)
            if hero.id != state.active and hero.ready:
                total += CARD_OF_ALLY * max(0, len(hero.hand) - CARDS_TO_LIVE) + of_bonuses(hero)
    return total


def of_enemy(g: Tactique, enemy: Enemy, worth: Worth, life: float, unfinished: float) -> float:
    """What it costs the team that an enemy is still there."""
    _, full = vitality(g, enemy.id)
    threat = worth.threat[enemy.id]
    cost = ENEMY + ENEMY_DAMAGE * threat + life * (enemy.lives * full - unfinished * (full - enemy.wounds))
    cost += worth.life_price[enemy.id] * enemy.lives
    if enemy.id in g.box.bosses:
        cost += BOSS_LIFE * (enemy.lives - 1)
    if enemy.effects:
        cost -= sum([_of_effect(effect, threat, full - enemy.wounds) for effect in enemy.effects])
    return cost * SUMMONED if enemy.summoner is not None else cost


def _of_effect(effect: Lasting, threat: float, taken: int) -> float:
    """What an effect on an enemy is worth that does `threat` damage and has lost `taken` wounds of its life."""
    match effect.mod:
        case "stunned":
            return 0.9 * threat
        case "exposed":
            return 0.8 * effect.n
        case "weakened":
            return 0.6 * effect.n
        case "burning":
            return 1.3 * effect.n
        case "rooted":
            return 0.4
        case "open_wounds":
            return 0.3 + 0.5 * taken
    return 0.0


def of_hero(hero: Hero, worth: Worth) -> float:
    """What the cards of a hero are worth as its life, and what it has exiled.

    A dead hero that has the cards to return (TAC-DEATH-07) counts as alive: nobody can take them from it.
    """
    cards = len(hero.deck.cards) + len(hero.hand) + len(hero.discard) + len(hero.in_play)
    if not hero.alive and len(hero.deck.cards) + len(hero.discard) < CARDS_TO_LIVE:
        return DEAD_CARD * cards - DEAD_MINUS
    spare = cards - CARDS_TO_LIVE
    value = _CARDS[spare] if spare >= 0 else spare - SHORT_OF_CARDS
    for card in hero.exile:
        value += EXILE * (EXILED - EXILED_VALUE * worth.value[card])
    return value


def of_bonuses(hero: Hero) -> float:
    """What bonuses are worth to a hero that has still to play."""
    value = 0.0
    for effect in hero.effects:
        if effect.mod == "damage":
            value += effect.n * (BONUS_TURN if effect.uses is None else BONUS_ONCE)
    return value


def away(g: Tactique, hero: Hero, worth: Worth) -> int:
    """How many steps a hero is farther from the nearest enemy than it likes."""
    if not hero.alive or hero.cell is None or not g.state.enemies:
        return 0
    nearest = min(DISTANCE[hero.cell, enemy.cell] for enemy in g.state.enemies.values())
    return max(0, nearest - (SHOOTING_RANGE if hero.id in worth.shooters else 1))


def potential(g: Tactique, hero: Hero, worth: Worth, cell: str | None = None, also: Iterable[CardId] = ()) -> float:
    """What the cards in hand, and `also` others, could do if the hero stood on `cell` (by default where it stands)."""
    where = cell or hero.cell
    if where is None or not hero.alive:
        return 0.0
    enemies = 0
    for enemy in g.state.enemies.values():
        enemies |= BIT[enemy.cell]
    wounds = len(hero.wounds)
    total = 0.0
    for card in (*hero.hand, *also):
        total += promise_of(g, hero, card, worth, INDEX[where], enemies, wounds)
    return total


def damage_left(g: Tactique, worth: Worth) -> int:
    """The damage that the team could still do this round, if each card in hand found its enemies one after the other.

    About so much: X is taken to be what it usually is, and what only happens under a condition counts in part.
    """
    total = 0.0
    for hero in g.state.heroes:
        if hero.alive and hero.ready:
            for card in hero.hand:
                bonus = bonus_of(g, hero, card) if hero.effects else 0
                total += sum([hit.damage + bonus for hit in worth.promise[g.box.name_of[card]].hits])
    return round(total)


def promise_of(g: Tactique, hero: Hero, card: CardId, worth: Worth, at: int, enemies: Mask, wounds: int) -> float:
    """What one card could do from a cell."""
    bonus = bonus_of(g, hero, card) if hero.effects else 0
    return _promised(worth, g.box.name_of[card], g.state.battlefield, at, enemies, wounds, bonus)


@lru_cache(maxsize=1 << 16)
def _promised(
    worth: Worth, card: str, battlefield: str | None, at: int, enemies: Mask, wounds: int, bonus: int
) -> float:
    """The same, remembered: plans ask for it again and again."""
    promise = worth.promise[card]
    value = promise.other + BLOCK * promise.block + 0.4 * min(promise.heal, wounds)
    if promise.hits:
        sights = worth.box.sights[battlefield]
        for zone, damage, most in promise.hits:
            sight = sights[zone]
            if most == 1:
                if sight.around[at] & enemies:
                    value += HIT * (damage + bonus)
            elif sight.around[at] & enemies:
                caught = max([(turn & enemies).bit_count() for turn in sight.turns[at]])
                value += HIT_MANY * (damage + bonus) * (caught if most is None else min(caught, most))
    return max(LEAST_PROMISE, value)
