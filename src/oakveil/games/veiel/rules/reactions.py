"""How heroes can react: blocks, rescues, second looks at the loot (specification 5.2)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..choices import UseReaction
from ..effects import lines
from ..effects.words import ReactWindow
from ..state import CardId, Hero, HeroId, Veiel
from .aiming import holds
from .paying import can_pay, limit_left
from .sheet import carried


def anybody_reacts(g: Veiel, window: ReactWindow, about: HeroId) -> bool:
    """Whether any hero can react in a window."""
    cards = g.box.reacting[window]
    return bool(cards) and any(
        not cards.isdisjoint(carried(g, hero)) and reactions(g, window, hero, about) for hero in g.state.heroes
    )


@rule("VEIEL-DEF-09", "VEIEL-ITEM-03", "VEIEL-COND-04", "VEIEL-PHY-05", "VEIEL-ABIL-02")
def reactions(g: Veiel, window: ReactWindow, hero: Hero, about: HeroId) -> list[UseReaction]:
    """How a hero can react: not when it has fallen or is imprisoned. At 0 VIT it has not fallen yet.

    Ruling (VEIEL-DEATH-01): of two lines of a card that do the same the first that is possible is offered.
    """
    if hero.imprisoned or not (hero.vit or (window == "fall" and hero.id == about)):
        return []
    cards, options = g.box.reacting[window], list[UseReaction]()
    for card in dict.fromkeys(carried(g, hero)):
        if card in cards:
            done = list[tuple[lines.UseVerb, ...]]()
            for number, line in g.box.reacts[card, window]:
                if line.do not in done and _may(g, hero, card, number, line, about):
                    done.append(line.do)
                    options.append(UseReaction(hero.id, card, number))
    return options


def _may(g: Veiel, hero: Hero, card: CardId, at: int, line: lines.React, about: HeroId) -> bool:
    """Whether a line of a card is possible now: condition, cost and limit."""
    if not holds(g, line.condition, hero.id, about):
        return False
    return can_pay(g, hero, line.cost) and limit_left(g, hero, card, at, line.limit)
