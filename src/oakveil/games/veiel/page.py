"""What the page of The Order of Veiel shows beside the state: characteristics, exact odds, what hangs on whom.

Everything here follows from what lies open: the table was dealt anew for whoever is told (specification 7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Literal, get_args

from msgspec import Struct

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from . import choices
from .box import Box
from .effects import terms
from .effects.fighting import WeaponDamage
from .effects.lines import Use
from .effects.words import ATTRIBUTES, Attribute, Trait
from .furniture import Furniture, furniture
from .naming import Naming
from .odds import attack_odds, check_odds, defence_odds, defences, fixed_die, success
from .overview import counsel_told, is_known, tokens_of, wounds_of
from .rules.attack import attack_bonus
from .rules.defence import Defence
from .rules.dice import D20
from .rules.hero_turn import BREAK_OUT, HELP_OUT, HELP_STAT
from .rules.line import att, defence, reduction
from .rules.master_turn import EnemyTurn
from .rules.moments import Moment
from .rules.riddle import MOST_HELP, NEEDED
from .rules.saving import Saves
from .rules.sheet import check_bonus, free_slots, own_attribute, shield_red, stat
from .state import Enemy, EnemyId, Hero, HeroId, Veiel


class HeroAid(Struct, frozen=True, kw_only=True):
    """A hero as it fights now. `own` is what counts for prerequisites, `base` the sheet with its level points.

    `shield` is the part of RED that the shield gives. `slots` are free item slots; `tokens` tell what hangs on it.
    """

    base: dict[Trait, int]
    now: dict[Trait, int]
    own: dict[Attribute, int]
    shield: int
    slots: int
    tokens: tuple[str, ...]


class EnemyAid(Struct, frozen=True, kw_only=True):
    """An enemy in the line. Where its figures are hidden `known` is False and they are 0.

    `wounds` is how it looks: none, light, heavy. `screened`: it stands behind a screen. `strikes` are its attacks in a
    turn. `hits` is the chance that each of its attacks hits the defender; empty where it is not told.
    """

    known: bool
    wounds: str
    att: int
    defence: int
    reduction: int
    screened: bool
    strikes: int
    hits: tuple[float, ...]
    tokens: tuple[str, ...]


class Odds(Struct, frozen=True, kw_only=True):
    """The odds of an answer: of an attack, of a roll, or of an enemy's attack on a hero.

    `chance` is that of a hit or success. `kill`, `low`, `high` and `mean` are told of attacks of heroes: the chance to
    kill, the least and most damage of a hit, and what is to be expected on average, misses included.
    """

    kind: Literal["attack", "roll", "defence"]
    chance: float
    kill: float = 0
    low: int = 0
    high: int = 0
    mean: float = 0


class Aids(Struct, frozen=True, kw_only=True):
    """`odds` are those of the answers of whoever is told, in their order; None where there are none.

    `order` are the heroes of a fight in the order of this round, from the one that begins. `fixed` is what the die of
    enemies always shows, 0 where a DM rolls it. `threat` is the damage that follows unless somebody reacts, 0 for none.
    `counsel` is what the program advises, in sentences.
    """

    heroes: dict[HeroId, HeroAid]
    enemies: dict[EnemyId, EnemyAid]
    odds: tuple[Odds | None, ...]
    order: tuple[HeroId, ...]
    fixed: int
    threat: int = 0
    counsel: tuple[str, ...] = ()


class VeielPage:
    """What The Order of Veiel adds for a page."""

    records: Sequence[type[Struct]] = (Furniture, Aids)

    def furniture(self, content: Box, text: Text) -> Furniture:
        """The box in words."""
        return furniture(content, text)

    def aids(self, g: Veiel, seat: Seat | None, text: Text) -> Aids:
        """What can be told of the table at once."""
        words = _words(g.box, text)
        combat = g.state.combat
        return Aids(
            heroes={hero.id: _hero(g, hero, words) for hero in g.state.heroes},
            enemies={} if combat is None else _enemies(g, seat, words),
            odds=_odds_of_answers(g, seat),
            order=_order(g),
            fixed=fixed_die(g),
            threat=_threat(g, seat),
            counsel=tuple(counsel_told(g, words)),
        )

    def consult(self, g: Veiel, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
        """Everything is told at once. Raises KeyError."""
        raise KeyError(topic)


@lru_cache(8)
def _words(box: Box, text: Text) -> Naming:
    """How things are called; to put all cards into words takes a while."""
    return Naming(box, text)


# -- whoever stands on the table ---------------------------------------------------------------------------------------


@rule("VEIEL-SHEET-01", "VEIEL-EQUIP-04")
def _hero(g: Veiel, hero: Hero, words: Naming) -> HeroAid:
    printed = g.box.base[hero.id]
    return HeroAid(
        base={trait: n + hero.raised.count(trait) for trait, n in printed.items()},
        now={trait: stat(g, hero, trait) for trait in get_args(Trait)},
        own={attribute: own_attribute(g, hero, attribute, hero.rune) for attribute in ATTRIBUTES},
        shield=shield_red(g, hero),
        slots=free_slots(g, hero),
        tokens=tuple(tokens_of(g, hero, words)),
    )


@rule("VEIEL-ATK-02", "VEIEL-BAL-03")
def _enemies(g: Veiel, seat: Seat | None, words: Naming) -> dict[EnemyId, EnemyAid]:
    """The enemies in the line; those that wait for their place in it are shown to whoever gives it to them."""
    line = g.combat.line
    waiting = g.combat.waiting if g.master in (None, seat) else []
    screened = {enemy.id for before, enemy in pairwise(line) if g.box.fighters[before.card].screen}
    return {enemy.id: _enemy(g, seat, enemy, enemy.id in screened, words) for enemy in (*line, *waiting)}


def _enemy(g: Veiel, seat: Seat | None, enemy: Enemy, screened: bool, words: Naming) -> EnemyAid:
    known = is_known(g, seat, enemy)
    holder = next((hero for hero in g.standing() if hero.id == g.state.defender), None)
    blows = g.box.fighters[enemy.card].options if known and holder is not None else ()
    return EnemyAid(
        known=known,
        wounds=wounds_of(enemy),
        att=att(g, enemy) if known else 0,
        defence=defence(g, enemy) if known else 0,
        reduction=reduction(g, enemy) if known else 0,
        screened=screened,
        strikes=g.box.strikes(enemy.card, g.size),
        hits=tuple(_hit(g, holder, enemy, "defence" in blow.ignores) for blow in blows if holder is not None),
        tokens=tuple(tokens_of(g, enemy, words)),
    )


def _hit(g: Veiel, hero: Hero, enemy: Enemy, ignores_defence: bool) -> float:
    return float(1 - defence_odds(g, hero, enemy, ignores_defence).get("miss", 0))


@rule("VEIEL-COMBAT-05")
def _order(g: Veiel) -> tuple[HeroId, ...]:
    """Clockwise from the hero that begins; before it is known, and outside a fight, in seat order."""
    first = None if g.state.combat is None else g.state.combat.first
    return tuple(hero.id for hero in (g.state.heroes if first is None else g.clockwise(first)))


@rule("VEIEL-DEF-09", "VEIEL-INFO-01")
def _threat(g: Veiel, seat: Seat | None) -> int:
    """The damage of the hit that a hero may still block, as far as the attacker's figures are known."""
    attack, moment = next((one for one in reversed(g.stack) if isinstance(one, Defence)), None), g.within(Moment)
    if attack is None or moment is None or moment.window != "def_fail":
        return 0
    enemy = None if g.state.combat is None else g.enemy(attack.attacker(g))
    return 0 if enemy is not None and not is_known(g, seat, enemy) else attack.dealt(g)


# -- odds of answers ---------------------------------------------------------------------------------------------------


def _odds_of_answers(g: Veiel, seat: Seat | None) -> tuple[Odds | None, ...]:
    ask = next((ask for ask in g.asks() if ask.seat == seat), None)
    if seat is None or ask is None:
        return ()
    hero = _asked(g, seat)
    return tuple(_odds(g, seat, hero, option) for option in ask.options)


def _asked(g: Veiel, seat: Seat) -> Hero | None:
    """The hero of this seat whose action the innermost procedure carries out."""
    for frame in reversed(g.stack):
        id = getattr(frame, "hero", None)
        if id is not None:
            hero = next((hero for hero in g.state.heroes if hero.id == id), None)
            return hero if hero is not None and hero.seat == seat else None
    return None


def _odds(g: Veiel, seat: Seat, hero: Hero | None, option: Option) -> Odds | None:
    """The odds of an answer, as far as this seat may know them (VEIEL-INFO-01)."""
    match option:
        case choices.Attack(weapon=weapon, target=target) if hero is not None:
            return _of_attack(g, seat, hero, weapon, target)
        case choices.UseCard() if hero is not None:
            return _of_use(g, seat, hero, option)
        case choices.BreakFree(stat=attribute) if hero is not None:
            return _of_roll(g, hero, attribute, BREAK_OUT)
        case choices.HelpFree() if hero is not None:
            return _of_roll(g, hero, HELP_STAT, HELP_OUT)
        case choices.SaveWith(hero=id, stat=attribute):
            saves = g.within(Saves)
            return None if saves is None else _of_roll(g, g.hero(id), attribute, saves.save.value)
        case choices.SolveRiddle(hero=id):
            return _of_roll(g, g.hero(id), "INT", NEEDED - min(MOST_HELP, len(g.standing()) - 1))
        case choices.Flee(card=None):
            needed = g.box.balance.flee_base + len(g.combat.line)
            return Odds(kind="roll", chance=sum(die >= needed for die in D20) / len(D20))
        case choices.Strike(option=number, target=target):
            return _of_strike(g, number, target)
        case choices.StrikeHero(weapon=weapon, target=target) if hero is not None:
            found = defences(attack_bonus(g, hero, weapon) - stat(g, g.hero(target), "DEF"))
            return Odds(kind="defence", chance=float(1 - found.get("miss", 0)))
    return None


@rule("VEIEL-ATK-03", "VEIEL-ATK-07")
def _of_attack(
    g: Veiel, seat: Seat, hero: Hero, weapon: str, target: str, verb: WeaponDamage | None = None
) -> Odds | None:
    enemy = None if g.state.combat is None else g.enemy(target)
    if enemy is None or not is_known(g, seat, enemy):
        return None
    found = attack_odds(g, hero, weapon, enemy, verb)
    hits = [n for n in found.damage if n] or [0]
    return Odds(
        kind="attack",
        chance=float(found.hit),
        kill=float(found.kill),
        low=hits[0],
        high=hits[-1],
        mean=float(found.mean),
    )


def _of_use(g: Veiel, seat: Seat, hero: Hero, use: choices.UseCard) -> Odds | None:
    line = g.box.lines[use.card][use.line]
    if not isinstance(line, Use):
        return None
    if isinstance(line.test, terms.Check):
        return Odds(kind="roll", chance=float(check_odds(g, hero, line.test)))
    if line.test is None or use.weapon is None or use.target is None:
        return None
    verb = next((verb for verb in line.do if isinstance(verb, WeaponDamage)), None)
    return _of_attack(g, seat, hero, use.weapon, use.target, verb)


def _of_roll(g: Veiel, hero: Hero, attribute: Attribute, needed: int) -> Odds:
    return Odds(kind="roll", chance=float(success(check_bonus(g, hero, (attribute,)), needed)))


@rule("VEIEL-DMTURN-05")
def _of_strike(g: Veiel, number: int, target: HeroId) -> Odds | None:
    """What the DM is told of the attack of the enemy whose turn it is."""
    turn = g.within(EnemyTurn)
    enemy = None if turn is None else g.enemy(turn.enemy)
    if enemy is None:
        return None
    ignores = "defence" in g.box.fighters[enemy.card].options[number].ignores
    return Odds(kind="defence", chance=_hit(g, g.hero(target), enemy, ignores))
