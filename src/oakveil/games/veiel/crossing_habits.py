"""What bots decide for the team in the crypt (specification 10.2): ways, flight, prices, the boss."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option

from .choices import (
    ChooseFirst,
    ChooseWing,
    FaceBoss,
    Flee,
    GoBack,
    GoOn,
    LeaveIt,
    PayPrice,
    Stay,
)
from .judging import expected_losses, health, known_danger
from .odds import factors, fixed_die
from .records import AttackOption
from .rules.attack import attack_bonus
from .rules.ending import is_last
from .rules.sheet import maximum, stat, weapons
from .state import Hero, Veiel, Wing

READY = 8.0
"""Before the last crossing the boss is faced only by a team so much stronger: waiting is nearly always better."""
GO_ON, DEFENDER_GO_ON = 0.62, 0.5
"""The share of VIT with which the team, and its defender, go on."""
FALLEN_OF = 3
"""One hero of so many may have fallen when the team goes on."""
HOPELESS, DIRE = 0.28, 0.45
"""The share of VIT below which the team thinks of fleeing."""
ORDER = ("striker", "support", "defender", "healer")
"""In this order heroes begin a players' turn."""


def wing(g: Veiel, ask: Ask) -> Option:
    """The wing with the least danger."""
    return min(ask.options, key=lambda option: _wing_danger(g, option.wing) if isinstance(option, ChooseWing) else 99.0)


def _wing_danger(g: Veiel, wing: Wing, start: int = 1) -> float:
    return sum(known_danger(g, f"{wing}{line}") for line in range(start, g.state.lines + 1))


def onward(g: Veiel, ask: Ask) -> Option:
    """Go on while the team is well, face the boss when it is ready, else go back."""
    ways = [option for option in ask.options if isinstance(option, GoOn)]
    last = is_last(g)
    if FaceBoss() in ask.options:
        return FaceBoss() if readiness(g) >= READY else GoBack()
    holder = g.hero(g.state.defender or g.state.heroes[0].id)
    fresh = holder.stands and holder.vit >= DEFENDER_GO_ON * maximum(g, holder, "VIT")
    well = g.size - len(g.standing()) <= g.size // FALLEN_OF and fresh and health(g, g.state.heroes) >= GO_ON
    if ways and (last or well):
        line = int(g.state.place[1]) + 1
        here = next(way for way in ways if way.wing == g.state.place[0])
        best = min(ways, key=lambda way: known_danger(g, f"{way.wing}{line}"))
        saved = known_danger(g, f"{here.wing}{line}") - known_danger(g, f"{best.wing}{line}")
        return best if saved >= 2 else here
    return GoBack() if GoBack() in ask.options else ask.options[0]


def readiness(g: Veiel) -> float:
    """How much longer the team would stand against the boss than the boss against it."""
    boss = g.box.fighters[g.state.boss]
    standing = g.standing()
    holder = next((hero for hero in standing if hero.id == g.state.defender), None)
    if holder is None:
        return 0.0
    strikes = g.box.strikes(g.state.boss, g.size)
    worst = max(boss.options, key=lambda option: option.damage)
    per_round = 0.6 * strikes * max(1, worst.damage - (0 if _ignores(worst) else stat(g, holder, "RED")))
    own = 0.9 * holder.vit + 0.45 * sum(hero.vit for hero in standing if hero is not holder)
    own += 4.0 * sum(g.box.heroes[hero.id].role == "healer" for hero in standing)
    hp = max(10, boss.hp + g.box.balance.boss_hp[g.size - 2])
    dealt = sum(expected_damage(g, hero, boss.defence, boss.reduction) for hero in standing)
    return (own / per_round) / (hp / max(0.5, dealt))


def _ignores(option: object) -> bool:
    return isinstance(option, AttackOption) and "reduction" in option.ignores


def expected_damage(g: Veiel, hero: Hero, defence: int, reduction: int) -> float:
    """The damage of the best weapon of a hero against such an enemy."""
    best = 0.0
    for weapon in weapons(g, hero):
        card = g.box.weapons[weapon]
        kept = 0 if card.pierce else reduction
        odds = factors(attack_bonus(g, hero, weapon) - defence, fixed_die(g))
        best = max(best, sum(max(0, card.damage * times - kept) * float(chance) for times, chance in odds.items()))
    return best


def flee(g: Veiel, ask: Ask) -> Option:
    """Flee from what the team would hardly live through; never in the last crossing."""
    fleeing = [option for option in ask.options if isinstance(option, Flee)]
    if not fleeing or is_last(g):
        return Stay()
    standing = g.standing()
    share = sum(hero.vit for hero in standing) / sum(maximum(g, hero, "VIT") for hero in g.state.heroes)
    losses, left = expected_losses(g), sum(hero.vit for hero in standing)
    dealt = sum(expected_damage(g, hero, 4, 1) for hero in standing)
    rounds = sum(enemy.hp for enemy in g.combat.line) / max(0.5, dealt)
    if (share < HOPELESS and rounds > 1.3) or (share < DIRE and losses * rounds > 0.8 * left):
        sure = next((option for option in fleeing if option.card is not None), None)
        return sure or fleeing[0]
    return Stay()


def first_hero(g: Veiel, ask: Ask) -> Option:
    """Those who strike begin, who heals comes last."""

    def rank(option: Option) -> int:
        assert isinstance(option, ChooseFirst)
        return ORDER.index(g.box.heroes[option.hero].role)

    return min(ask.options, key=rank)


def price(g: Veiel, ask: Ask) -> Option:
    """What can be had for nothing is taken; crystals are paid for chests; items are kept unless nothing else helps."""
    paying = [option for option in ask.options if isinstance(option, PayPrice)]
    free = next((option for option in paying if option.by == "unlock"), None)
    paid = next((option for option in paying if option.by == "crystals"), None)
    used = next((option for option in paying if option.by == "item"), None)
    return free or paid or used or LeaveIt()
