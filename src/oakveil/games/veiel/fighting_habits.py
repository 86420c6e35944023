"""What a hero of a bot does in a fight (specification 10.2): the action that is worth most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oakveil.kernel.ask import Ask, Option

from .box import Use
from .choices import AddTarget, Attack, BreakFree, EndTurn, EnoughTargets, HelpFree, PassDefender, UseCard
from .effects import fighting, helping, terms
from .effects.words import Effect
from .judging import KILL_SHARE, end_price, tank, threat
from .odds import attack_odds, check_odds
from .rules.aiming import aimed
from .rules.attack import Action
from .rules.line import reduction
from .rules.sheet import maximum, number
from .shopping_habits import wanted_here
from .state import Enemy, Hero, Veiel

BOSS_SHARE = 1.15
ITEM_COST = 1.5
"""What a consumable is worth outside the fight against the boss."""
REVIVAL = 15.0
HANDED_ON = 1.3
"""The token is passed to who can stand so many times as much."""
ROUNDS_LEFT = 3
"""A modifier is expected to be of use for so many rounds."""
LONG_LINE = 20
"""With more HP in the line it pays to prepare."""


def best_deed(g: Veiel, hero: Hero, options: list[Option]) -> Option:
    """The most valuable of the options of a hero's turn; the end of the turn is worth nothing."""
    return max(options, key=lambda option: value(g, hero, option))


def value(g: Veiel, hero: Hero, option: Option) -> float:
    """What an option of a hero's turn is worth, in VIT."""
    match option:
        case EndTurn():
            return 0.0
        case Attack():
            enemy = g.enemy(option.target)
            assert enemy is not None
            return blow_value(g, hero, option.weapon, enemy)
        case UseCard():
            return use_value(g, hero, option)
        case BreakFree():
            return 4.0
        case HelpFree():
            return 2.0
        case PassDefender():
            return 0.5 if tank(g, g.hero(option.hero)) > HANDED_ON * tank(g, hero) else -1.0
    return -1.0


def blow_value(g: Veiel, hero: Hero, weapon: str, enemy: Enemy, verb: fighting.WeaponDamage | None = None) -> float:
    """What an attack with a weapon is worth."""
    odds = attack_odds(g, hero, weapon, enemy, verb)
    found = sum(min(n, enemy.hp) * float(chance) for n, chance in odds.damage.items())
    return (found + KILL_SHARE * threat(g, enemy) * float(odds.kill)) * _weight(enemy)


def _weight(enemy: Enemy) -> float:
    return BOSS_SHARE if enemy.kind == "boss" else 1.0


def use_value(g: Veiel, hero: Hero, use: UseCard) -> float:
    """What the use of a card is worth: its effects times its chance, less what it costs."""
    line = g.box.use_of[use.card, use.line]
    against = [use.target] if use.target is not None and g.enemy(use.target) else []
    for_heroes = [use.target] if use.target is not None and use.target in g.box.heroes else []
    heroes, enemies = aimed(g, line, hero.id, tuple(for_heroes), tuple(against))
    if line.up_to is not None and line.to == "enemies":
        enemies = tuple(enemy.id for enemy in g.combat.line[: line.up_to])
    foes = [enemy for id in enemies or against if (enemy := g.enemy(id)) is not None]
    friends = [g.hero(id) for id in heroes]
    lasting = [effect.source for friend in friends for effect in friend.effects]
    if use.card in lasting or any(use.card == effect.source for foe in foes for effect in foe.effects):
        return -1.0  # the same once more would change nothing (VEIEL-SHEET-08)
    gain = sum(_verb_value(g, hero, verb, use.weapon, friends, foes) for verb in line.do)
    if line.to == "allies_chosen":
        gain = shared_value(g, hero, line)
    if type(line.test) is terms.Check:
        gain *= float(check_odds(g, hero, line.test))
    elif type(line.test) is terms.Attack and foes:
        gain *= float(attack_odds(g, hero, use.weapon or "", foes[0]).hit)
        plain = next((verb for verb in line.do if type(verb) is fighting.WeaponDamage), None)
        gain += blow_value(g, hero, use.weapon or "", foes[0], plain)
    return gain - _cost(g, line)


def shared_value(g: Veiel, hero: Hero, line: Use) -> float:
    """What help is worth that a hero pays for with its own VIT, for one ally after the other."""
    cost = line.each.vit if line.each is not None else 0
    helped = sorted((_help_value(g, hero, line, other) for other in g.standing() if other is not hero), reverse=True)
    can_help = (hero.vit - 1) // cost if cost else len(helped)
    return sum(max(0.0, worth - _vit_price(g, hero, cost, n)) for n, worth in enumerate(helped[:can_help], 1))


def _help_value(g: Veiel, hero: Hero, line: Use, other: Hero) -> float:
    return sum(_verb_value(g, hero, verb, None, [other], []) for verb in line.do)


def _vit_price(g: Veiel, hero: Hero, cost: int, times: int = 1) -> float:
    """What it is worth to a hero not to pay so much VIT for the so manieth time: the less it has, the more."""
    full = maximum(g, hero, "VIT")
    return cost * (0.35 + (full - hero.vit + cost * times) / full)


def next_target(g: Veiel, ask: Ask) -> Option:
    """Whoever it is best to strike or to help as well; nobody where that costs more than it is worth."""
    action = g.within(Action)
    assert action is not None
    line, hero = g.box.use_of[action.card, action.line], g.hero(action.hero)
    targets = [option for option in ask.options if isinstance(option, AddTarget)]
    if line.to == "allies_chosen":
        cost = line.each.vit if line.each is not None else 0
        best = max(targets, key=lambda option: _help_value(g, hero, line, g.hero(option.target)))
        worth = _help_value(g, hero, line, g.hero(best.target)) - _vit_price(g, hero, cost)
        return best if worth > 0 else EnoughTargets()
    if not action.weapon:
        return targets[0]
    return max(targets, key=lambda option: _next_blow(g, hero, action.weapon, option.target))


def _next_blow(g: Veiel, hero: Hero, weapon: str, target: str) -> float:
    enemy = g.enemy(target)
    return 0.0 if enemy is None else blow_value(g, hero, weapon, enemy)


def _cost(g: Veiel, line: Use) -> float:
    cost = line.cost
    spent = 0.0 if cost is None else cost.end * end_price(g) + cost.vit * 0.6 + cost.crystals * 0.5
    final = any(enemy.kind == "boss" for enemy in g.combat.line)
    return spent + (ITEM_COST if line.discard and not final else 0.0) + 0.1


def _verb_value(
    g: Veiel, hero: Hero, verb: Effect, weapon: str | None, friends: list[Hero], foes: list[Enemy]
) -> float:
    worth = _VALUES.get(type(verb))
    return 0.0 if worth is None else worth(g, hero, verb, weapon, friends, foes)


def _damage(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    total, n = 0.0, number(g, verb.n, hero)
    for enemy in foes:
        dealt = n if verb.pierce else max(0, n - reduction(g, enemy))
        kill = KILL_SHARE * threat(g, enemy) if dealt >= enemy.hp else 0.0
        total += (min(dealt, enemy.hp) + kill) * _weight(enemy)
    return total


def _splash(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    """What the same blow does to the others; the first one counts as the attack itself."""
    others = [enemy for enemy in g.combat.line[: verb.first] if enemy not in foes[:1]]
    damage = g.box.weapons[weapon].damage if weapon else 0
    return sum(min(max(0, damage - reduction(g, enemy)), enemy.hp) * _weight(enemy) for enemy in others)


def _heal(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    return sum(heal_value(g, friend, number(g, verb.n, hero)) for friend in friends)


def heal_value(g: Veiel, hero: Hero, n: int) -> float:
    """What so much VIT is worth to a hero."""
    full = maximum(g, hero, "VIT")
    missing = full - hero.vit
    share = 0.35 + missing / full
    return min(n, missing) * share * (1.35 if hero.id == g.state.defender else 1.0)


def _gain(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    n: int = verb.n
    return sum(0.9 * min(n, maximum(g, friend, "END") - friend.end) * (1.2 - friend.end / 8) for friend in friends)


def _revive(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    return REVIVAL * len(friends)


def _mod(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    """Better attacks pay against bosses and long lines only; worse defences of an enemy where it will live on."""
    if foes:
        return sum(5.0 for enemy in foes if enemy.hp > 15)
    left = sum(enemy.hp for enemy in g.combat.line)
    if left <= LONG_LINE and all(enemy.kind != "boss" for enemy in g.combat.line):
        return 0.0
    total = 0.0
    for friend in friends:
        damage = max((g.box.weapons[card].damage for card in (friend.weapon or "",) if card), default=1)
        for trait, n in verb.by.items():
            if trait in ("DEF", "RED"):
                total += n * (1.0 if friend.id == g.state.defender else 0.2)
            elif trait == "DMG":
                total += n * ROUNDS_LEFT * 0.6
            elif trait in ("ATK", "ALL", g.box.weapons[friend.weapon].stat if friend.weapon else "FOR"):
                total += 0.1 * n * ROUNDS_LEFT * damage
    return total


def _poison(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    n: int = verb.n
    return sum(min(enemy.hp, 2 * n) for enemy in foes if not enemy.poison)


def _burn(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    n: int = verb.n * verb.turns
    return sum(0.7 * min(enemy.hp, n) for enemy in foes if not enemy.burn_turns)


def _stun(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    return sum(0.4 * threat(g, enemy) for enemy in foes if enemy.kind != "boss" and not enemy.stunned)


def _cure(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    return sum(2.0 * friend.poison for friend in friends) if verb.of == "poison" else 0.0


def _buy(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    """A consumable that is wanted, as far as a purchase is better than nothing."""
    return 0.0 if wanted_here(g) is None else 0.6


def _again(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    """Another attack, if the first one kills."""
    line = g.combat.line
    if not weapon or not foes or len(line) < 2:
        return 0.0
    odds = attack_odds(g, hero, weapon, foes[0])
    return float(odds.kill) * min(g.box.weapons[weapon].damage, line[1].hp)


def _to_front(g: Veiel, hero: Hero, verb: Any, weapon: str | None, friends: list[Hero], foes: list[Enemy]) -> float:
    """Worth it where the enemy is more dangerous than the one in front and nearly dead."""
    front = g.combat.line[0]
    return sum(1.2 for enemy in foes if enemy.id != front.id and threat(g, enemy) > threat(g, front) + 1)


Worth = Callable[[Veiel, Hero, Any, "str | None", list[Hero], list[Enemy]], float]
_VALUES: dict[type[Effect], Worth] = {
    fighting.Damage: _damage,
    fighting.Splash: _splash,
    fighting.AgainOnKill: _again,
    fighting.Mod: _mod,
    fighting.Poison: _poison,
    fighting.Burn: _burn,
    fighting.Stun: _stun,
    fighting.MoveToFront: _to_front,
    helping.Heal: _heal,
    helping.Gain: _gain,
    helping.Revive: _revive,
    helping.Cure: _cure,
    helping.Buy: _buy,
}
