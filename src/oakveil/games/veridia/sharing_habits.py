"""How programs share out a main: strike with all of it, keep some dice to defend, or keep all (specification, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from .choices import Attack, EndSlot, Part, Split
from .judging import best_defence, left_of, worth_of_attack
from .records import WeaponCard
from .rules.answering import defences, pool_of_defence, threat_of
from .rules.bodies import can_act, distance, foes, friends, holding, weapon_of
from .rules.moving import speed
from .rules.situation import attack_pool
from .rules.turns import dice_of_set, has_main
from .state import Unit, Veridia

BESIDE_M = 1.5
HOLDING_BACK = 0.1
"""What keeping a whole main back must be worth, in shares of somebody put out: a fight shall go on."""


def shared(g: Veridia, unit: Unit, strike: Attack) -> Attack | Split | EndSlot:
    """What to do with the main when this is the best strike: all of it, a set with a defence, or nothing for now.

    What a strike takes from its target is weighed against what the strongest foe will take that has yet to act.
    """
    card, target = weapon_of(g, unit, strike.weapon), g.unit(strike.target)
    foe = _danger(g, unit)
    if foe is None:
        return strike
    whole = attack_pool(g, unit, card, None).dice
    pool = attack_pool(g, unit, card, target)
    met = best_defence(g, target) if has_main(target) else 0
    theirs = _weapon(g, foe)
    coming = attack_pool(g, foe, theirs, unit)
    likely = 1 / (1 + sum(_reaches(g, foe, mate) and can_act(mate) for mate in friends(g.fight, unit)))

    def hit(fewer: int) -> float:
        plain = worth_of_attack(g, unit, card, target, 0, fewer, pool=pool)
        return (plain + worth_of_attack(g, unit, card, target, met, fewer, pool=pool)) / 2 / left_of(target)

    def hurt(defence: int) -> float:
        return likely * worth_of_attack(g, foe, theirs, unit, defence, pool=coming) / left_of(unit)

    best: tuple[float, Attack | Split | EndSlot] = (hit(0) - hurt(0), strike)
    if "area" not in card.quirks:
        for split, dice, kept in _splits(g, unit, strike, foe, theirs, whole):
            best = max(best, (hit(whole - dice) - hurt(kept), split), key=lambda plan: plan[0])
    return EndSlot() if -hurt(best_defence(g, unit)) - HOLDING_BACK > best[0] else best[1]


def _splits(
    g: Veridia, unit: Unit, strike: Attack, foe: Unit, theirs: WeaponCard, whole: int
) -> Iterator[tuple[Split, int, int]]:
    """The ways to deal the main out to a strike and a defence against a foe, with the dice of each."""
    for defence in defences(g, unit, threat_of(g, foe, theirs, unit, "attack").allowed):
        guard = pool_of_defence(g, unit, defence.kind, defence.means).dice
        there = dice_of_set([whole, guard], unit.profile.has("multitasking"))
        for dice in range(1, there):
            kept = Part(defence.kind, there - dice, defence.means)
            yield Split((Part("attack", dice, strike.weapon), kept)), dice, there - dice


def _danger(g: Veridia, unit: Unit) -> Unit | None:
    """The foe that would take most of a unit and has yet to act in this round, within reach of it."""
    coming = [foe for foe in foes(g.fight, unit) if foe.turn.slot == "to_come" and has_main(foe) and can_act(foe)]
    near = [foe for foe in coming if _reaches(g, foe, unit)]
    return max(near, key=lambda foe: worth_of_attack(g, foe, _weapon(g, foe), unit), default=None)


def _reaches(g: Veridia, foe: Unit, unit: Unit) -> bool:
    """Whether a foe can come to strike a unit in its slot."""
    return distance(g, foe, unit) <= speed(g, foe) + BESIDE_M


def _weapon(g: Veridia, unit: Unit) -> WeaponCard:
    """The weapon that a unit will strike with: the heaviest at hand for close combat."""
    held = holding(g, unit)
    return max([card for card in held if card.kind == "melee"] or held, key=lambda card: card.damage)
