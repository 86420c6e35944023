"""Loot after a victory (specification 3.21)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step

from ..events import LootRolled
from ..state import Veiel
from .happening import happens
from .moments import Opened, moment
from .rolling import d6
from .sheet import carried
from .smith import change_purse, draw_cards


class Loot(Opened):
    """Crystals and cards for the enemies defeated in this fight; the `dice` are rolled by the team.

    `giver` is the next hero whose cards bring something; `cancelled` is noted by who has odd dice rolled again.
    """

    giver: int = 0
    dice: tuple[int, ...] = ()

    @step("VEIEL-LOOT-01", "VEIEL-COMBAT-15")
    def crystals(self, g: Veiel) -> None:
        combat, balance = g.combat, g.box.balance
        change_purse(g, combat.basic * balance.basic_crystals + combat.powerful * balance.powerful_crystals)

    @step("VEIEL-LOOT-01")
    def gifts(self, g: Veiel) -> Frame | None:
        """What those that stand bring in by themselves, one after the other."""
        heroes = g.state.heroes
        while self.giver < len(heroes):
            hero = heroes[self.giver]
            self.giver += 1
            frame = happens(g, carried(g, hero), "loot", hero.id) if hero.stands else None
            if frame is not None:
                self.goto(Loot.gifts)
                return frame
        return None

    @step("VEIEL-LOOT-02")
    def roll(self, g: Veiel) -> None:
        combat, balance = g.combat, g.box.balance
        count = combat.basic * balance.basic_dice + combat.powerful * balance.powerful_dice
        if not count:
            return self.end()
        self.dice = tuple(d6(g, "veiel.loot") for _ in range(count))
        g.tell(LootRolled, self.dice, False)

    @step("VEIEL-LOOT-02")
    def look_again(self, g: Veiel) -> Frame | None:
        return moment(g, "loot")

    @step("VEIEL-LOOT-02")
    def roll_again(self, g: Veiel) -> None:
        """All odd dice are rolled once more."""
        if self.cancelled:
            self.dice = tuple(die if die % 2 == 0 else d6(g, "veiel.loot") for die in self.dice)
            g.tell(LootRolled, self.dice, True)

    @step("VEIEL-LOOT-02", "VEIEL-SMITH-01")
    def draw(self, g: Veiel) -> None:
        """Cards for each even die."""
        even = sum(die % 2 == 0 for die in self.dice)
        draw_cards(g, even * g.box.balance.loot_cards)
