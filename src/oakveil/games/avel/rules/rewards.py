"""Rewards (rulebook: Rewards; specification 3.11)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from .. import choices
from ..effects import Coins, Draw, Heal, Reward, Upgrade
from ..events import CoinsChanged, Healing, HeroHealed, RewardGained, TokenUpgraded
from ..state import Avel, Hero, TokenId
from .drawing import DrawEquipment
from .packing import Fit, remove


class Gain(Frame):
    """A hero takes rewards one after another.

    Ruling (AVEL-REWARD-02): in printed order, each placed before the next; so are several tokens of one reward.
    """

    seat: Seat
    rewards: tuple[Reward, ...]

    @step("AVEL-REWARD-02", "AVEL-REWARD-03", "AVEL-REWARD-04", "AVEL-REWARD-05")
    def next_reward(self, g: Avel) -> Frame | None:
        if not self.rewards:
            return None
        reward, self.rewards = self.rewards[0], self.rewards[1:]
        self.goto(Gain.next_reward)
        hero = g.hero(self.seat)
        match reward:
            case Coins(n=n):
                g.tell(RewardGained, self.seat, "coins", n)
                return take_coins(g, hero, n)
            case Draw(n=n):
                g.tell(RewardGained, self.seat, "draw", 1)
                self.rewards = (*[Draw(1)] * (n - 1), *self.rewards)
                return DrawEquipment(seat=self.seat)
            case Upgrade(n=n):
                g.tell(RewardGained, self.seat, "upgrade", n)
                return UpgradeOne(seat=self.seat, left=n)
            case Heal(n=n) if hero.hearts:  # who has fallen in the same clash is stunned all the same (AVEL-STUN-02)
                heal(g, hero, n, "reward")
        return None


@rule("AVEL-REWARD-03")
def take_coins(g: Avel, hero: Hero, n: int) -> Frame | None:
    """Coins from the supply, to be placed; if fewer are left, what is there.

    Ruling (AVEL-REWARD-03): the coins of the box are the whole supply.
    """
    n = min(n, g.state.coins)
    g.state.coins -= n
    hero.coins += n
    g.tell(CoinsChanged, hero.seat, n, "reward", g.state.coins)
    return None if has_room(g, hero) else Fit(seat=hero.seat)


def has_room(g: Avel, hero: Hero) -> bool:
    """Whether the coins of the hero have cells as everything lies now."""
    taken = sum(packed.cells.bit_count() for packed in hero.backpack)
    return hero.coins + taken <= g.box.room


@rule("AVEL-WOUND-07")
def heal(g: Avel, hero: Hero, n: int, reason: Healing) -> None:
    """Give back up to `n` hearts, never more than the hero's board holds."""
    n = min(n, g.box.numbers.hearts - hero.hearts)
    if n:
        hero.hearts += n
        g.tell(HeroHealed, hero.seat, n, reason)


@rule("AVEL-REWARD-05")
def upgradable(g: Avel, hero: Hero) -> list[TokenId]:
    """The basic weapons, shields and helmets of a hero, worn or in the backpack."""
    return [token for token in hero.tokens() if token not in g.state.upgraded and g.box.equipment[token].upgraded]


class UpgradeOne(Frame):
    """Turn `left` own basic tokens to their upgraded sides, one after another."""

    seat: Seat
    left: int = 1
    token: TokenId = ""

    @step("AVEL-REWARD-05")
    def choose(self, g: Avel) -> Ask | None:
        candidates = upgradable(g, g.hero(self.seat))
        if len(candidates) < 2:
            return None
        best = best_upgrade(g, candidates, g.hero(self.seat))
        return Ask(
            self.seat,
            "avel.upgrade",
            tuple(choices.Upgrade(token) for token in candidates),
            default=choices.Upgrade(best),
        )

    def on_choose(self, g: Avel, choice: choices.Upgrade) -> None:
        self.token = choice.token

    @step("AVEL-REWARD-05", "AVEL-PACK-09")
    def turn(self, g: Avel) -> Frame | None:
        """A token of a content pack whose shape changes by turning it has to be packed anew."""
        token = self.token or next(iter(upgradable(g, g.hero(self.seat))), "")
        if not token:
            return None
        g.state.upgraded |= {token}
        g.tell(TokenUpgraded, self.seat, token)
        self.token, self.left = "", self.left - 1
        if self.left:
            self.goto(UpgradeOne.choose)
        hero = g.hero(self.seat)
        if g.box.changes_shape(token) and token in hero.packed():
            remove(hero, token)
            hero.holding += (token,)
            return Fit(seat=self.seat)
        return None


def best_upgrade(g: Avel, candidates: list[TokenId], hero: Hero) -> TokenId:
    """The worn token that gains most by being turned, else the packed one that does."""

    def gain(token: TokenId) -> tuple[bool, float]:
        return token in hero.worn(), g.box.worth[token, True] - g.box.worth[token, False]

    return max(candidates, key=gain)
