"""What bots do in the rest zone and in resolved rooms (specification 10.2): levels, equipment, help."""

from __future__ import annotations

from math import sqrt

from oakveil.kernel.ask import Ask, Option

from .box import Use
from .choices import Depart, Done, Equip, GainLevel, StayLonger, UseCard
from .effects import dungeon, helping
from .fighting_habits import shared_value
from .judging import danger, health
from .outfit_habits import gain
from .rules.camp import Camp
from .rules.levels import HIGHEST, price
from .rules.sheet import maximum
from .shopping_habits import wanted_here
from .state import Hero, Veiel

LEVEL_WEIGHT = {2: 2.2, 3: 3.0, 4: 1.5, 5: 2.6}
"""How much each level is worth."""
ROLE_WEIGHT = {"healer": 0.3, "defender": 0.2}
LEAST_GAIN = 0.15
"""A change of equipment must be worth so much more."""
HURT = 0.65
"""Below this share of its VIT a hero is healed outside fights."""
END_KEPT = 4
"""So much END stays for the next fight."""


def camp(g: Veiel, ask: Ask) -> Option:
    """A level if one is worth it, else the best change of equipment, else what heals."""
    levels = [option for option in ask.options if isinstance(option, GainLevel)]
    if levels and _is_next(g, g.hero(levels[0].hero)):
        return _raise(g, levels)
    best, best_gain = None, LEAST_GAIN
    for option in ask.options:
        if isinstance(option, Equip):
            found = gain(g, g.hero(option.hero), option.card, option.slot)
            if found > best_gain:
                best, best_gain = option, found
    return best or _healing(g, ask) or _foresight(g, ask) or Done()


def _is_next(g: Veiel, hero: Hero) -> bool:
    """Whether no other level that can be paid is better for its price."""
    payable = [other for other in g.state.heroes if other.level < HIGHEST and price(g, other) <= g.state.crystals]
    return level_worth(g, hero) >= max(level_worth(g, other) for other in payable)


def depart(g: Veiel, ask: Ask) -> Option:
    """Not as long as a level can be paid."""
    payable = any(hero.level < HIGHEST and price(g, hero) <= g.state.crystals for hero in g.state.heroes)
    return StayLonger() if payable and StayLonger() in ask.options else Depart()


def level_worth(g: Veiel, hero: Hero) -> float:
    """What the next level of a hero is worth for its price."""
    if hero.level == HIGHEST:
        return 0.0
    weight = LEVEL_WEIGHT[hero.level + 1] + ROLE_WEIGHT.get(g.box.heroes[hero.id].role, 0.0)
    return weight / sqrt(price(g, hero))


def _raise(g: Veiel, levels: list[GainLevel]) -> Option:
    """The characteristic that the sheet advises at this level."""
    hero = g.hero(levels[0].hero)
    wanted = g.box.heroes[hero.id].raise_first[hero.level - 1]
    return next(option for option in levels if option.raised == wanted)


def _healing(g: Veiel, ask: Ask) -> Option | None:
    """A card that heals somebody who needs it, as long as END is left for the next fight; consumables are kept."""
    for option in ask.options:
        if not isinstance(option, UseCard):
            continue
        line = g.box.use_of[option.card, option.line]
        if line.to == "allies_chosen" and shared_value(g, _owner(g, option), line) > 0:
            return option
        if option.target not in g.box.heroes:
            continue
        target = g.hero(option.target)
        revives = any(type(verb) is helping.Revive for verb in line.do)
        heals = any(type(verb) is helping.Heal for verb in line.do) and target.stands
        if revives:
            return option
        needed = heals and not line.discard and _is_hurt(g, target)
        if needed and (line.cost is None or _end_left(g, option, line.cost.end)):
            return option
    return None


def _foresight(g: Veiel, ask: Ask) -> Option | None:
    """A card that helps the team on its way: a look ahead, a good room kept in its place, new END, a purchase."""
    for option in ask.options:
        if not isinstance(option, UseCard):
            continue
        line = g.box.use_of[option.card, option.line]
        cost = 0 if line.cost is None else line.cost.end
        kinds = {type(verb) for verb in line.do}
        if helping.Buy in kinds and wanted_here(g) is not None:
            return option
        if _owner(g, option).end - cost < END_KEPT:
            continue
        if dungeon.Reveal in kinds and option.target == _next_place(g):
            return option
        if option.target in g.box.heroes and not line.discard and _is_tired(g, g.hero(option.target), line):
            return option
        if dungeon.Freeze in kinds and danger(g.box, g.state.rooms[g.state.place].face()) <= 0:
            return option
    return None


def _is_tired(g: Veiel, hero: Hero, line: Use) -> bool:
    """Whether a hero has little END, and can take all that a line would give."""
    given = sum(verb.n for verb in line.do if type(verb) is helping.Gain)
    return bool(given) and hero.end < END_KEPT and hero.end + given <= maximum(g, hero, "END")


def _next_place(g: Veiel) -> str | None:
    """Where the team would come next if it stayed in its wing."""
    place = g.state.place
    return f"{place[0]}{int(place[1]) + 1}" if place else None


def _is_hurt(g: Veiel, hero: Hero) -> bool:
    return hero.vit < HURT * maximum(g, hero, "VIT")


def _owner(g: Veiel, use: UseCard) -> Hero:
    """Whoever has a card that is to be used."""
    camp = g.within(Camp)
    assert camp is not None
    return g.hero(camp.hero)


def _end_left(g: Veiel, option: UseCard, cost: int) -> bool:
    """Whether whoever has the card keeps enough END."""
    return _owner(g, option).end - cost >= END_KEPT or health(g, g.standing()) < HURT
