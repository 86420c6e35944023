"""The players of Avel that are programs (specification 10): easy, sensible, clever. They know what their seat knows."""

from __future__ import annotations

from collections.abc import Callable

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .choices import (
    Accept,
    Buy,
    Cancel,
    ChooseTrap,
    Decline,
    DrinkHealing,
    EndTurn,
    Exchange,
    Fitting,
    LakeReroll,
    LayTrap,
    Move,
    Proposal,
    Seal,
    Sell,
    Stop,
)
from .effects import BuildWall, SealLair, SetTrap, Trade, Upgrade
from .goals import Goal, Outlook, best_trap, goals, spare_tokens, trap_tile
from .rules.exchange import MakeExchange, broken_by
from .state import SLOTS, Avel, Hero, TokenId
from .tactics import choose_effect, choose_elixir, choose_press_on, choose_spells

FEW_HEARTS = 2
"""With so many hearts or fewer a draught is drunk before an action."""
COINS_KEPT = 9
"""Coins above this are given up before anything useful."""


def sensible(g: Avel, ask: Ask, chance: Chance) -> Option:
    """A player that weighs what lies in reach; draws blindly from the bag."""
    if ask.key == "avel.action":
        return choose_action(g, ask, chance)
    return other_answer(g, ask, chance)


def easy(g: Avel, ask: Ask, chance: Chance) -> Option:
    """A sensible player that misjudges by up to half, and never lays traps or seals."""
    if ask.key == "avel.action":
        return choose_action(g, ask, chance, misjudge=0.5, without=("set_trap", "seal_lair"))
    return other_answer(g, ask, chance)


def other_answer(g: Avel, ask: Ask, chance: Chance) -> Option:
    """What every bot answers to anything but `avel.action`: as `_ANSWERS` says, else the default, else at random."""
    answer = _ANSWERS.get(ask.key)
    if answer is not None:
        return answer(g, ask)
    if ask.key == "avel.bag_grab":
        return chance.roll(ask.options, "bot")
    return ask.default if ask.default is not None else chance.roll(ask.options, "bot")


def choose_action(g: Avel, ask: Ask, chance: Chance, misjudge: float = 0.0, without: tuple[str, ...] = ()) -> Option:
    """The first step to the goal that gives most for its cost; before an action, draughts and exchanges that help.

    `misjudge` blurs the worth of goals by up to that part; services in `without` are never used.
    """
    hero = g.hero(ask.seat)
    for option in ask.options:
        if isinstance(option, DrinkHealing) and hero.hearts <= FEW_HEARTS and hero.actions_left:
            return option
        if isinstance(option, Exchange) and best_exchange(g, hero, g.hero(option.hero)) is not None:
            return option
    if not hero.actions_left:
        return EndTurn()
    view = Outlook(g, hero)
    ranked = [
        (goal.rate * blur(chance, misjudge), goal)
        for goal in goals(view)
        if goal.worth > 0 and getattr(goal.deed, "kind", "") not in without
    ]
    if not ranked:
        return EndTurn()
    best_rate = max(rate for rate, _ in ranked)
    best = [goal for rate, goal in ranked if rate == best_rate]
    return first_step(view, best[0] if len(best) == 1 else chance.roll(best, "bot"), ask)


def blur(chance: Chance, part: float) -> float:
    """A factor between 1 - `part` and 1 + `part`; without a part no chance is used."""
    return 1 + part * (2 * chance.below(1001, "bot") / 1000 - 1) if part else 1.0


def first_step(view: Outlook, goal: Goal, ask: Ask) -> Option:
    """What to answer now to get to a goal."""
    if goal.at != view.hero.tile:
        return Move(view.first_step[goal.at])
    assert goal.deed is not None
    return goal.deed if goal.deed in ask.options else EndTurn()


def choose_fitting(g: Avel, ask: Ask) -> Option:
    """Wear most points; then give up gear that is only packed, the least points first, coins above nine next."""
    hero = g.hero(ask.seat)

    def value(plan: Option) -> tuple[float, float]:
        assert isinstance(plan, Fitting)
        worn = sum(g.worth(token) for token in (plan.weapon, plan.shield, plan.helmet) if token is not None)
        gear = [token for token in plan.discards if g.box.equipment[token].kind != "elixir"]
        elixirs = len(plan.discards) - len(gear)
        coins = max(0, plan.coins_discarded - max(0, hero.coins - COINS_KEPT))
        return worn, -(0.1 * sum(map(g.worth, gear)) + 0.9 * coins + 0.05 * plan.coins_discarded + 2 * elixirs)

    return max(ask.options, key=value)


def choose_trade(g: Avel, ask: Ask) -> Option:
    """Buy when possible, else sell what is spare, the cheapest first, else stop."""
    if Buy() in ask.options:
        return Buy()
    hero = g.hero(ask.seat)
    sales = [option for option in ask.options if isinstance(option, Sell)]
    spare = [sale for sale in sales if sale.token in spare_tokens(g, hero)]
    if not spare and Stop() in ask.options:
        return Stop()
    return min(spare or sales, key=lambda sale: g.worth(sale.token))


def choose_seal(g: Avel, ask: Ask) -> Option:
    """A big lair before a small one, the farthest from the castle first."""

    def urgency(option: Option) -> tuple[bool, int]:
        assert isinstance(option, Seal)
        tile = g.tile(option.tile)
        return tile is not None and "big" in tile.lairs, -g.land.distance[option.tile]

    return max(ask.options, key=urgency)


def choose_trap(g: Avel, ask: Ask) -> Option:
    """The dearest."""
    return ChooseTrap(best_trap(g, g.hero(ask.seat)))


def choose_trap_tile(g: Avel, ask: Ask) -> Option:
    """Where it works together with the traps laid."""
    cell = trap_tile(g)
    if cell is not None:
        return LayTrap(cell)
    assert ask.default is not None
    return ask.default


def best_exchange(g: Avel, hero: Hero, other: Hero) -> Proposal | None:
    """An exchange that helps the team: gear the other would rather wear, or coins for the service here."""
    for deal in (*_gear_gifts(g, hero, other), *_coins_needed(g, hero, other)):
        if broken_by(g, hero.seat, other.seat, deal) is None:
            return deal
    return None


WORTH_GIVING = 0.6
"""Gear is handed over when the other gains at least so many points."""


def _gear_gifts(g: Avel, hero: Hero, other: Hero) -> list[Proposal]:
    deals = []
    for token in spare_tokens(g, hero):
        kind = g.box.equipment[token].kind
        worn: TokenId | None = next((getattr(other, slot) for slot in SLOTS if slot == kind), None)
        if g.worth(token) - (g.worth(worn) if worn else 0) >= WORTH_GIVING:
            deals.append(Proposal(give=(token,), take=(worn,) if worn else ()))
    return deals


def _coins_needed(g: Avel, hero: Hero, other: Hero) -> list[Proposal]:
    """Coins to take so that the service here can be used now."""
    tile = g.tile(hero.tile)
    if tile is None or not hero.actions_left or not other.coins:
        return []
    prices: list[int] = []
    match tile.service:
        case SetTrap() if trap_tile(g) is not None:
            prices = sorted((g.box.traps[trap].price for trap in g.state.traps), reverse=True)
        case BuildWall(price=price) if g.state.walls:
            prices = [price]
        case Upgrade(price=int(price)) if any(token not in g.state.upgraded for token in hero.worn()):
            prices = [price]
        case SealLair(price=price) if g.state.seals:
            prices = [price]
        case Trade(buy=buy):
            prices = [2 * buy, buy]
    affordable = [price for price in prices if price <= hero.coins + other.coins]
    missing = affordable[0] - hero.coins if affordable else 0
    return [Proposal(take_coins=missing)] if missing > 0 else []


def choose_exchange(g: Avel, ask: Ask) -> Option:
    """The exchange the bot asked for."""
    frame = g.within(MakeExchange)
    assert frame is not None
    return best_exchange(g, g.hero(frame.seat), g.hero(frame.other)) or Cancel()


def choose_reply(g: Avel, ask: Ask) -> Option:
    """Agree unless the bot loses more points than the other gains; coins count for nothing between friends."""
    frame = g.within(MakeExchange)
    assert frame is not None
    mine, theirs, deal = g.hero(frame.other), g.hero(frame.seat), frame.proposal
    loss = _points(g, mine, gone=deal.take, come=deal.give)
    gain = _points(g, theirs, gone=deal.give, come=deal.take)
    return Accept() if loss + gain >= 0 else Decline()


def _points(g: Avel, hero: Hero, gone: tuple[TokenId, ...], come: tuple[TokenId, ...]) -> float:
    """Points of worn gear that a hero wins by an exchange."""

    def best(tokens: list[TokenId]) -> float:
        kinds: dict[str, float] = {}
        for token in tokens:
            kind = g.box.equipment[token].kind
            if kind != "elixir":
                kinds[kind] = max(kinds.get(kind, 0.0), g.worth(token))
        return sum(kinds.values())

    after = [token for token in hero.tokens() if token not in gone] + list(come)
    return best(after) - best(hero.tokens())


_ANSWERS: dict[str, Callable[[Avel, Ask], Option]] = {
    "avel.elixir": choose_elixir,
    "avel.effect": choose_effect,
    "avel.spell": choose_spells,
    "avel.press_on": choose_press_on,
    "avel.fit": choose_fitting,
    "avel.market": choose_trade,
    "avel.seal_tile": choose_seal,
    "avel.trap_kind": choose_trap,
    "avel.trap_tile": choose_trap_tile,
    "avel.lake_again": lambda g, ask: LakeReroll(),
    "avel.exchange": choose_exchange,
    "avel.exchange_reply": choose_reply,
}
