"""Who of a team of bots stands in front, and what its heroes do when they are struck (specification 10.2)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option

from .choices import KeepDefender, NameDefender, PassDefender, UseReaction
from .effects import fighting, helping
from .judging import blow_damage, expected_blow, tank
from .records import Blow
from .rules.defence import Defence
from .rules.loot import Loot
from .rules.master_turn import EnemyTurn
from .rules.sheet import maximum
from .state import Enemy, Hero, Veiel

PASSED = 1.3
"""The token goes to who can stand so many times as much as its holder."""
BAD_HIT = 4
"""A block is worth its END from so much damage on; with this much more one that protects another hero."""
LATER = 0.4
"""What an attack counts for each one before it: so often the token cannot be passed in between."""
LEAST_SAVED = 0.3
"""The token is not passed for less VIT than this."""
FALL_COST = 6.0
"""What it costs besides when a hero falls, in VIT."""


def defender(g: Veiel, ask: Ask) -> Option:
    """Who can stand the most."""

    def strength(option: Option) -> float:
        assert isinstance(option, NameDefender)
        return tank(g, g.hero(option.hero))

    return max(ask.options, key=strength)


def pass_defender(g: Veiel, ask: Ask) -> Option:
    """The token goes to who stands the coming attacks best where they are known, else to who can stand much more."""
    holder = g.hero(g.state.defender or "")
    passes = [option for option in ask.options if isinstance(option, PassDefender)]
    if g.master is None:
        coming = coming_blows(g)
        cost = {hero.id: cost_of_holding(g, hero, coming) for hero in g.standing()}
        least = min(passes, key=lambda option: cost[option.hero])
        return least if cost[least.hero] < cost[holder.id] - LEAST_SAVED else KeepDefender()
    best = max(passes, key=lambda option: tank(g, g.hero(option.hero)))
    return best if tank(g, g.hero(best.hero)) > PASSED * tank(g, holder) else KeepDefender()


def coming_blows(g: Veiel) -> list[tuple[Enemy, Blow]]:
    """The attacks of this DM's turn that are still to come. Without a DM they come in printed order (VEIEL-NODM-21)."""
    turn = g.within(EnemyTurn)
    found: list[tuple[Enemy, Blow]] = []
    for enemy in g.combat.line:
        acts = turn is not None and turn.enemy == enemy.id
        if enemy.stunned or (enemy.has_acted and not acts):
            continue
        options, done = g.box.fighters[enemy.card].options, turn.done if turn is not None and acts else 0
        left = g.box.strikes(enemy.card, g.size) - done
        found += [(enemy, options[(enemy.strikes + n) % len(options)]) for n in range(left)]
    return found


def cost_of_holding(g: Veiel, holder: Hero, coming: list[tuple[Enemy, Blow]]) -> float:
    """What attacks cost the team if this hero holds the token. Those to come later count less: it can be passed again.

    What ignores the defender strikes any other hero (VEIEL-NODM-12).
    """
    others = [hero for hero in g.standing() if hero is not holder] or [holder]
    total, weight = 0.0, 1.0
    for enemy, blow in coming:
        struck = others if "defender" in blow.ignores else [holder]
        total += weight * sum(cost_of_blow(g, hero, enemy, blow) for hero in struck) / len(struck)
        weight *= LATER
    return total


def cost_of_blow(g: Veiel, hero: Hero, enemy: Enemy, blow: Blow) -> float:
    """What it costs the team to have an attack strike this hero: VIT is dearer to those that have little."""
    lost = expected_blow(g, hero, enemy, blow)
    full = maximum(g, hero, "VIT")
    deadly = FALL_COST * lost / hero.vit if blow_damage(g, hero, blow) >= hero.vit else 0.0
    return lost * (0.35 + (full - hero.vit + lost) / full) + deadly


def react(g: Veiel, ask: Ask) -> Option:
    """Rescue always; block what hurts; look twice at loot with several odd dice."""
    decline = ask.options[-1]
    defence = next((frame for frame in reversed(g.stack) if isinstance(frame, Defence)), None)
    loot = g.within(Loot)
    for option in ask.options:
        if not isinstance(option, UseReaction):
            continue
        verbs = g.box.lines[option.card][option.line].verbs()
        kinds = {type(verb) for verb in verbs}
        if helping.Survive in kinds:
            return option
        if helping.RerollLoot in kinds and loot is not None and sum(die % 2 for die in loot.dice) >= 2:
            return option
        if fighting.Block in kinds and defence is not None:
            target = g.hero(defence.target)
            damage = defence.blow(g)[0]
            least = BAD_HIT if option.hero == target.id else BAD_HIT + 2
            if damage >= target.vit or damage >= least:
                return option
    return decline
