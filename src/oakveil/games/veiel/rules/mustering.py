"""Which enemies come to a fight, and how they stand (specification 3.10, 3.16, 3.25)."""

from __future__ import annotations

from typing import get_args

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import ChoosePowerful, PlaceEnemy
from ..effects.terms import MonsterClass
from ..records import TEAMS
from ..state import CardId, Enemy, Veiel
from .line import draw_basic, enemy_of
from .no_master import pick

WEAKEST_BOSS = 10
"""VEIEL-BOSS-05."""
CLASSES = {kind: place for place, kind in enumerate(get_args(get_args(MonsterClass)[0]))}
"""The places of the classes in the line, where nobody orders it; all other enemies stand behind them."""


class CallPowerful(Frame):
    """The DM says which `n` powerful monsters wait here; without a DM chance does."""

    n: int

    @step("VEIEL-ROOM-02", "VEIEL-NODM-21")
    def choose(self, g: Veiel) -> Ask | None:
        cards = unfaced(g)
        if g.master is None or len(cards) < 2:
            call_powerful(g, pick(g, cards, "veiel.powerful"))
            return None
        return Ask(g.master, "veiel.powerful", [ChoosePowerful(card) for card in cards])

    def on_choose(self, g: Veiel, choice: ChoosePowerful) -> None:
        call_powerful(g, choice.card)

    @step("VEIEL-ROOM-02")
    def go_on(self, g: Veiel) -> None:
        self.n -= 1
        if self.n:
            self.goto(CallPowerful.choose)


@rule("VEIEL-ROOM-02")
def unfaced(g: Veiel) -> list[CardId]:
    """The powerful monsters not yet faced; all of them again when there are none."""
    faced = g.state.faced
    return [card for card in g.box.powerful if card not in faced] or [*g.box.powerful]


@rule("VEIEL-ROOM-02", "VEIEL-BAL-01", "VEIEL-BAL-02")
def call_powerful(g: Veiel, card: CardId) -> None:
    """A powerful monster comes to the fight. Ruling (VEIEL-ROOM-02): it counts as faced from now on."""
    state, adjust = g.state, g.options.adjust_power
    if adjust is None:
        adjust = g.box.balance.powerful_hp[g.size - TEAMS[0]]
    state.faced = (card,) if card in state.faced else (*state.faced, card)
    hp = max(1, g.box.fighters[card].hp + adjust)
    g.combat.waiting.append(enemy_of(g, card, "powerful", hp))


@rule("VEIEL-BOSS-05", "VEIEL-BAL-01", "VEIEL-BAL-02")
def call_boss(g: Veiel) -> None:
    """The boss comes to the fight."""
    card, adjust = g.state.boss, g.options.adjust_boss
    if adjust is None:
        adjust = g.box.balance.boss_hp[g.size - TEAMS[0]]
    hp = max(WEAKEST_BOSS, g.box.fighters[card].hp + adjust)
    g.combat.waiting.append(enemy_of(g, card, "boss", hp))


@rule("VEIEL-ROOM-10")
def draw_enemies(g: Veiel, n: int) -> None:
    """Up to `n` basic monsters come to the fight, as far as there are cards."""
    for _ in range(n):
        card = draw_basic(g)
        if card is None:
            return
        g.combat.waiting.append(enemy_of(g, card, "basic", g.box.fighters[card].hp))


@rule("VEIEL-NODM-10")
def place_of(g: Veiel, enemy: Enemy) -> int:
    """Where an enemy stands if nobody orders the line: by class, then powerful ones, and the boss last."""
    if enemy.kind == "basic":
        return CLASSES[g.box.classes[enemy.card]]
    return len(CLASSES) + (enemy.kind == "boss")


@rule("VEIEL-COMBAT-02", "VEIEL-BOSS-07")
def placing(g: Veiel) -> list[PlaceEnemy]:
    """Who can stand next in the line; of equal ones the first. A boss stands last."""
    first: dict[CardId, PlaceEnemy] = {}
    for enemy in g.combat.waiting:
        if enemy.kind != "boss" and enemy.card not in first:
            first[enemy.card] = PlaceEnemy(enemy.id)
    return [*first.values()]
