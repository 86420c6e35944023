"""Buying and handing over consumables through an ability, far from the alchemist (specification 8.1)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import BuyItem, Done, DropItem, GiveItem
from ..state import CardId, Hero, HeroId, Veiel
from .alchemist import buy, hand_over, purchases, spend_item, swaps
from .sheet import free_slots


class Buying(Frame):
    """A hero buys up to `left` consumables for anybody who has a free slot."""

    hero: HeroId
    source: CardId
    left: int

    @step("VEIEL-ALCH-02", "VEIEL-ALCH-03", "VEIEL-ALCH-04", "VEIEL-ALCH-05")
    def choose(self, g: Veiel) -> Ask | None:
        """Ruling (VEIEL-ALCH-05): in a fight consumables are discarded only here, where slots are wanted."""
        options = deals(g, g.hero(self.hero)) if self.left else []
        return Ask(g.hero(self.hero).seat, "veiel.buy_here", (*options, Done()), default=Done()) if options else None

    def on_choose(self, g: Veiel, choice: BuyItem | DropItem | Done) -> None:
        if isinstance(choice, Done):
            return
        self.goto(Buying.choose)
        if isinstance(choice, DropItem):
            spend_item(g, g.hero(choice.hero), choice.item, lost=True)
        else:
            self.left -= 1
            buy(g, choice.item, choice.hero)


class Trading(Frame):
    """A consumable is handed over or swapped between standing heroes."""

    hero: HeroId
    source: CardId

    @step("VEIEL-ALCH-07")
    def choose(self, g: Veiel) -> Ask | None:
        options = swaps(g)
        return Ask(g.hero(self.hero).seat, "veiel.buy_here", (*options, Done()), default=Done()) if options else None

    def on_choose(self, g: Veiel, choice: GiveItem | Done) -> None:
        if isinstance(choice, GiveItem):
            hand_over(g, choice)


@rule("VEIEL-ALCH-05", "VEIEL-TEAM-04")
def deals(g: Veiel, buyer: Hero) -> list[BuyItem | DropItem]:
    """What a hero can buy, and what its player can discard from full slots of its own heroes to make room for it."""
    state, price = g.state, g.box.price
    if not any(left and price[item] <= state.crystals for item, left in state.alchemist.items()):
        return []
    full = [hero for hero in g.standing() if hero.seat == buyer.seat and free_slots(g, hero) <= 0]
    drops = [DropItem(hero.id, item) for hero in full for item in dict.fromkeys(hero.items)]
    return [*purchases(g), *drops]
