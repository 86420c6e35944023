"""How a sensible hero fights: elixirs, effects, spells, pressing on (specification 10.3)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from oakveil.kernel.ask import Ask, Option

from .choices import AddAttack, AddDefence, Done, Drink, Go, PressOn, Reroll, Retreat, Spells
from .goals import rounds_to_gate
from .odds import spells_as_attack
from .rules.battle import CLASHES, Battle, hero_dice
from .rules.clash import Clash
from .state import Avel


def choose_elixir(g: Avel, ask: Ask) -> Option:
    """All useful ones against the Beast, and in act two against big ones; in act one only where it turns a battle."""
    battle = g.within(Battle)
    assert battle is not None
    drinks = [option for option in ask.options if isinstance(option, Drink)]
    size = g.card(battle.monster).size
    if size == "beast" or (size == "big" and g.state.act == 2):
        return drinks[0]
    if size == "big":
        now = _defeat(g, battle, ())
        for drink in drinks:
            brewed = _defeat(g, battle, g.box.brew[drink.token])
            if now < 0.5 and brewed > now + 0.12:
                return drink
    return Go()


def _defeat(g: Avel, battle: Battle, more: tuple[str, ...]) -> float:
    hero, monster = g.hero(battle.seat), g.state.monsters[battle.monster]
    dice = hero_dice(g, hero, monster.id, battle.brewed + more)
    return g.box.odds.battle(dice, g.box.monster_dice[monster.id], hero.hearts, monster.left).defeat


def clash_value(damage: int, wounds: int, left: int, hearts: int) -> float:
    """What a result of a clash is worth to the hero."""
    value = min(damage, left) - 0.6 * min(wounds, hearts)
    if damage >= left:
        value += 1.5
    if wounds >= hearts:
        value -= 3
    return value


class _Valuation:
    """The value of a clash for any faces on its dice, with spells used as usual."""

    def __init__(self, g: Avel, clash: Clash) -> None:
        self.mine = sum(clash.dice)
        self.added = clash.attacks_added, clash.defences_added
        self.left = g.state.monsters[clash.monster].left
        self.hearts = g.hero(clash.seat).hearts

    def of(self, faces: tuple[str, ...], attacks: int = 0, defences: int = 0) -> float:
        """The value with these faces and so many more attacks and defences of the hero."""
        hero, monster = faces[: self.mine], faces[self.mine :]
        attacks += hero.count("attack") + self.added[0]
        defences += hero.count("defence") + self.added[1]
        spells = hero.count("spell")
        theirs, guard = monster.count("attack"), monster.count("defence")
        as_attack = spells_as_attack(attacks, defences, spells, theirs, guard, self.hearts, self.left)
        damage = max(0, attacks + as_attack - guard)
        wounds = max(0, theirs - defences - (spells - as_attack))
        return clash_value(damage, wounds, self.left, self.hearts)


def choose_effect(g: Avel, ask: Ask) -> Option:
    """The effect with the largest expected gain, if it gains enough to be spent now."""
    clash = g.within(Clash)
    assert clash is not None
    valuation, colours = _Valuation(g, clash), clash.colours(g)
    now = valuation.of(clash.faces)
    wanted = 0.01 if clash.number == CLASHES else 0.3
    best: Option = Done()
    best_gain = 0.0
    seen: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
    for option in ask.options:
        match option:
            case Reroll(token=token, dice=dice):
                alike = token, tuple((colours[die], clash.faces[die]) for die in dice)
                if alike not in seen:
                    seen[alike] = _expected(g, clash, valuation, dice, colours) - now
                gain, enough = seen[alike], wanted
            case AddAttack():
                gain, enough = valuation.of(clash.faces, attacks=1) - now, 0.9
            case AddDefence():
                gain, enough = valuation.of(clash.faces, defences=1) - now, 0.5
            case _:
                continue
        if gain > max(enough, best_gain):
            best, best_gain = option, gain
    return best


def _expected(g: Avel, clash: Clash, valuation: _Valuation, dice: tuple[int, ...], colours: tuple[str, ...]) -> float:
    """The expected value after rolling these dice again."""
    faces, total, weight = list(clash.faces), 0.0, 0
    outcomes = [Counter(g.box.faces[colours[die]]).items() for die in dice]
    for rolled in product(*outcomes):
        times = 1
        for die, (face, count) in zip(dice, rolled, strict=True):
            faces[die] = face
            times *= count
        total += times * valuation.of(tuple(faces))
        weight += times
    return total / weight


def choose_spells(g: Avel, ask: Ask) -> Option:
    """As the odds assume."""
    assert isinstance(ask.default, Spells)
    return ask.default


def choose_press_on(g: Avel, ask: Ask) -> Option:
    """Retreat from a likely stun, unless the monster is at the gate or likely to fall."""
    battle = g.within(Battle)
    assert battle is not None
    hero, monster = g.hero(battle.seat), g.state.monsters[battle.monster]
    theirs = g.box.monster_dice[monster.id]
    clash = g.box.odds.clash(battle.dice, theirs, hero.hearts, monster.left)
    stun = sum(chance for _, wounds, chance in clash if wounds >= hero.hearts)
    if stun <= (0.25 if g.state.act == 2 else 0.12):
        return PressOn()
    if g.state.act == 2 and rounds_to_gate(g)[monster.id] == 0:
        return PressOn()
    rest = g.box.odds.battle(battle.dice, theirs, hero.hearts, monster.left, CLASHES - battle.clash)
    return PressOn() if rest.defeat >= 0.55 else Retreat()
