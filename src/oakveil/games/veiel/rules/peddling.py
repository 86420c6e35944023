"""Buying and handing over consumables through an ability, far from the alchemist (specification 8.1)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step

from ..choices import BuyItem, Done, GiveItem
from ..state import CardId, HeroId, Veiel
from .alchemist import buy, hand_over, purchases, swaps


class Buying(Frame):
    """A hero buys up to `left` consumables for anybody who has a free slot."""

    hero: HeroId
    source: CardId
    left: int

    @step("VEIEL-ALCH-02", "VEIEL-ALCH-03", "VEIEL-ALCH-04")
    def choose(self, g: Veiel) -> Ask | None:
        options = purchases(g)
        if not self.left or not options:
            return None
        return Ask(g.hero(self.hero).seat, "veiel.buy_here", (*options, Done()), default=Done())

    def on_choose(self, g: Veiel, choice: BuyItem | Done) -> None:
        if isinstance(choice, BuyItem):
            self.left -= 1
            buy(g, choice.item, choice.hero)
            self.goto(Buying.choose)


class Trading(Frame):
    """Consumables are handed over or swapped between standing heroes."""

    hero: HeroId
    source: CardId

    @step("VEIEL-ALCH-07")
    def choose(self, g: Veiel) -> Ask | None:
        options = swaps(g)
        return Ask(g.hero(self.hero).seat, "veiel.buy_here", (*options, Done()), default=Done()) if options else None

    def on_choose(self, g: Veiel, choice: GiveItem | Done) -> None:
        if isinstance(choice, GiveItem):
            hand_over(g, choice)
