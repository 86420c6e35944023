"""Battles (rulebook: Battle; specification 3.5 and 3.7)."""

from __future__ import annotations

from itertools import accumulate
from typing import Literal

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Drink, Go, PressOn, Retreat
from ..events import BattleBegan, BattleEnded, ElixirDrunk, MonsterDefeated
from ..odds import HERO_COLOURS, HeroDice
from ..state import SLOTS, Avel, Hero, MonsterId, TokenId
from .attributes import blocked, fewer
from .clash import Clash
from .ending import leave_play
from .packing import remove, to_bag
from .rewards import Gain
from .stun import Stun

CLASHES = 3
"""A battle has at most this many clashes (AVEL-BATTLE-13)."""

GREEN_DICE = 2
"""Every hero brings this many green dice (AVEL-BATTLE-05)."""


@rule("AVEL-BATTLE-05", "AVEL-EFFECT-01", "AVEL-EFFECT-02", "AVEL-TIP-03", "AVEL-BATTLE-17", "AVEL-BATTLE-16")
def hero_dice(g: Avel, hero: Hero, monster: MonsterId, brewed: tuple[str, ...] = ()) -> HeroDice:
    """The dice a hero rolls in every clash against `monster`, with the `brewed` colours of elixirs.

    Ruling (AVEL-BATTLE-05): first everything earned, then no more than the box has, then the monster's attribute.
    Ruling (AVEL-BATTLE-16): nobody else lends any. Ruling (AVEL-BATTLE-17): they may come to none.
    """
    dice = [GREEN_DICE, 0, 0, 0]
    useless, upgraded = blocked(g, monster), g.state.upgraded
    for slot, token in zip(SLOTS, (hero.weapon, hero.shield, hero.helmet), strict=True):
        if token is not None and slot != useless:
            for colour, n in enumerate(g.box.side(token, token in upgraded).dice):
                dice[colour] += n
    for colour_name in brewed:
        dice[HERO_COLOURS.index(colour_name)] += 1
    return fewer(g, monster, [min(n, most) for n, most in zip(dice, g.box.hero_dice, strict=True)])


@rule("AVEL-ELIXIR-03", "AVEL-ELIXIR-05", "AVEL-ELIXIR-08", "AVEL-ATTR-06")
def useful_elixirs(g: Avel, hero: Hero, monster: MonsterId, brewed: tuple[str, ...]) -> list[TokenId]:
    """The dice elixirs in the hero's own backpack that would change the dice rolled, alone or after others of its own.

    Ruling (AVEL-ELIXIR-05): one that would not is not offered. Where the monster takes the die that a first elixir
    gives, a second of that colour still helps, so then both are offered.
    """
    if blocked(g, monster) == "elixir":
        return []
    elixirs = [token for token in hero.packed() if token in g.box.brew]

    def helps(token: TokenId) -> bool:
        brew = g.box.brew[token]
        others = [g.box.brew[other] for other in elixirs if other != token]
        return any(
            hero_dice(g, hero, monster, drunk + brew) != hero_dice(g, hero, monster, drunk)
            for drunk in accumulate(others, initial=brewed)
        )

    return [token for token in elixirs if helps(token)]


class Battle(Frame):
    """A battle of one hero against one monster: up to three clashes.

    Only this monster fights (AVEL-BATTLE-01), and no other hero can help (AVEL-BATTLE-16). Every Battle action is a new
    battle (AVEL-BATTLE-15): `clash` counts from 0, and `brewed` are the dice of elixirs drunk for this one.
    """

    seat: Seat
    monster: MonsterId
    brewed: tuple[str, ...] = ()
    dice: HeroDice = (0, 0, 0, 0)
    clash: int = 0
    ended: Literal["", "defeated", "retreat", "three_clashes", "stunned"] = ""

    @step("AVEL-BATTLE-04", "AVEL-ELIXIR-03", "AVEL-ELIXIR-04", "AVEL-BATTLE-15")
    def drink(self, g: Avel) -> Ask | None:
        useful = useful_elixirs(g, g.hero(self.seat), self.monster, self.brewed)
        if not useful:
            return None
        options = (*map(Drink, useful), Go())
        return Ask(self.seat, "avel.elixir", options, default=Go())

    def on_drink(self, g: Avel, choice: Drink | Go) -> None:
        if isinstance(choice, Drink):
            self.brewed += g.box.brew[choice.token]
            drink_up(g, g.hero(self.seat), choice.token)
            self.goto(Battle.drink)

    @step("AVEL-BATTLE-05", "AVEL-BATTLE-06", "AVEL-BEAST-01", "AVEL-BEAST-02")
    def take_dice(self, g: Avel) -> None:
        self.dice = hero_dice(g, g.hero(self.seat), self.monster, self.brewed)
        useless = blocked(g, self.monster)
        theirs = g.box.monster_dice[self.monster]
        g.tell(BattleBegan, self.seat, self.monster, self.dice, theirs, (useless,) if useless else ())

    @step("AVEL-BATTLE-07")
    def fight(self, g: Avel) -> Frame:
        self.clash += 1
        return Clash(seat=self.seat, monster=self.monster, number=self.clash, dice=self.dice)

    @step("AVEL-BATTLE-11", "AVEL-STUN-01", "AVEL-STUN-10")
    def fall(self, g: Avel) -> None:
        """After each clash: who has fallen? If both have, the reward comes before the stun (AVEL-STUN-02)."""
        if g.state.monsters[self.monster].left <= 0:
            self.ended = "defeated"
            return self.goto(Battle.reward)
        if g.hero(self.seat).hearts == 0:
            self.ended = "stunned"
            return self.goto(Battle.close)

    @step("AVEL-BATTLE-12", "AVEL-BATTLE-13")
    def press_on(self, g: Avel) -> Ask | None:
        """Both stand: another clash, or retreat, which costs nothing."""
        if self.clash == CLASHES:
            return None
        return Ask(self.seat, "avel.press_on", (PressOn(), Retreat()))

    def on_press_on(self, g: Avel, choice: PressOn | Retreat) -> None:
        if isinstance(choice, PressOn):
            return self.goto(Battle.fight)
        self.ended = "retreat"

    @step("AVEL-BATTLE-13")
    def break_off(self, g: Avel) -> None:
        """Both still stand after a retreat or the third clash: no reward."""
        self.ended = self.ended or "three_clashes"
        self.goto(Battle.close)

    @step("AVEL-BATTLE-11", "AVEL-REWARD-01", "AVEL-REWARD-07", "AVEL-STUN-02", "AVEL-STUN-09", "AVEL-TIP-02")
    def reward(self, g: Avel) -> Frame | None:
        """The hero whose battle it was gets everything.

        Ruling (AVEL-STUN-09): if that was the last monster, the game is won at once, before reward and stun.
        """
        g.tell(MonsterDefeated, self.monster, self.seat, g.state.monsters[self.monster].tile)
        leave_play(g, self.monster)
        rewards = g.card(self.monster).rewards
        if g.outcome is not None or not rewards:
            return None
        return Gain(seat=self.seat, rewards=rewards)

    @step("AVEL-BATTLE-14", "AVEL-STUN-01", "AVEL-STUN-02")
    def close(self, g: Avel) -> Frame | None:
        """The used markers come off; the damage stays on the monster. Now a fallen hero is stunned."""
        assert self.ended
        hero = g.hero(self.seat)
        hero.used = ()
        g.tell(BattleEnded, self.seat, self.monster, self.ended)
        return Stun(seat=self.seat) if hero.hearts == 0 else None


@rule("AVEL-ELIXIR-02")
def drink_up(g: Avel, hero: Hero, token: TokenId) -> None:
    """The elixir's token goes back into the bag.

    Ruling (AVEL-ELIXIR-02): at once, so it can be drawn again as this battle's reward.
    """
    remove(hero, token)
    to_bag(g, token)
    g.tell(ElixirDrunk, hero.seat, token)
