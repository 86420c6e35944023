"""How a sensible hero fights: elixirs, effects, spells, pressing on (specification 10.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

import msgspec

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


class Valuation(msgspec.Struct, frozen=True):
    """What a clash is worth for any faces on its dice, with spells used as usual.

    `colours` are those of all dice, the hero's `mine` dice first; `attacks` and `defences` were added by effects;
    `left` is the monster's toughness left, `hearts` are the hero's.
    """

    dice: Mapping[str, Sequence[str]]
    colours: tuple[str, ...]
    mine: int
    left: int
    hearts: int
    attacks: int = 0
    defences: int = 0

    def result(self, faces: tuple[str, ...], attacks: int = 0, defences: int = 0) -> tuple[int, int]:
        """Damage and wounds with these faces and so many more attacks and defences of the hero."""
        hero, monster = faces[: self.mine], faces[self.mine :]
        attacks += hero.count("attack") + self.attacks
        defences += hero.count("defence") + self.defences
        spells = hero.count("spell")
        theirs, guard = monster.count("attack"), monster.count("defence")
        as_attack = spells_as_attack(attacks, defences, spells, theirs, guard, self.hearts, self.left)
        damage = attacks + as_attack - guard
        wounds = theirs - defences - (spells - as_attack)
        return max(0, min(damage, self.left)), max(0, min(wounds, self.hearts))

    def of(self, faces: tuple[str, ...], attacks: int = 0, defences: int = 0) -> float:
        """The worth of that result."""
        damage, wounds = self.result(faces, attacks, defences)
        return clash_value(damage, wounds, self.left, self.hearts)

    def rerolled(self, faces: tuple[str, ...], dice: tuple[int, ...]) -> float:
        """The expected worth after rolling these dice again."""
        total, weight = 0.0, 0
        for outcome, times in rolls_again(self.dice, self.colours, faces, dice):
            total += times * self.of(outcome)
            weight += times
        return total / weight


def rolls_again(
    dice: Mapping[str, Sequence[str]], colours: tuple[str, ...], faces: tuple[str, ...], again: tuple[int, ...]
) -> Iterator[tuple[tuple[str, ...], int]]:
    """What may lie there after rolling the dice `again` once more, with the number of ways of each."""
    new = list(faces)
    for rolled in product(*(Counter(dice[colours[die]]).items() for die in again)):
        ways = 1
        for die, (face, count) in zip(again, rolled, strict=True):
            new[die] = face
            ways *= count
        yield tuple(new), ways


def best_use(valuation: Valuation, faces: tuple[str, ...], options: Iterable[Option], last: bool) -> Option:
    """The effect with the largest expected gain, if it gains enough to be spent now; else none. `last`: third clash."""
    now = valuation.of(faces)
    best: Option = Done()
    best_gain = 0.0
    seen: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
    for option in options:
        match option:
            case Reroll(token=token, dice=dice):
                alike = token, tuple((valuation.colours[die], faces[die]) for die in dice)
                if alike not in seen:
                    seen[alike] = valuation.rerolled(faces, dice) - now
                gain, enough = seen[alike], 0.01 if last else 0.3
            case AddAttack():
                gain, enough = valuation.of(faces, attacks=1) - now, 0.9
            case AddDefence():
                gain, enough = valuation.of(faces, defences=1) - now, 0.5
            case _:
                continue
        if gain > max(enough, best_gain):
            best, best_gain = option, gain
    return best


def choose_effect(g: Avel, ask: Ask) -> Option:
    """As `best_use` says of the clash being fought."""
    clash = g.within(Clash)
    assert clash is not None
    valuation = Valuation(
        g.box.faces,
        clash.colours(g),
        sum(clash.dice),
        g.state.monsters[clash.monster].left,
        g.hero(clash.seat).hearts,
        clash.attacks_added,
        clash.defences_added,
    )
    return best_use(valuation, clash.faces, ask.options, clash.number == CLASHES)


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
