"""What a sensible hero does next: every goal in reach with its worth and its cost (specification 10.2).

The numbers were tuned by simulation. Everything here is public: a goal never depends on what lies face down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from oakveil.kernel.ask import Option

from .choices import Fight, Rest, Service
from .effects import BuildWall, Coins, Draw, Refill, SealLair, SetTrap, Trade, Upgrade, Wish
from .land import Cell
from .odds import BattleOdds
from .rules.battle import hero_dice
from .rules.march import marching_order
from .rules.movement import empty_lairs, shortcuts
from .rules.tiles import affordable_traps
from .state import BEAST, SLOTS, Avel, Hero, Monster, TokenId, TrapId

IMPATIENCE = 0.15
"""Added to the cost in actions, so that near things are not everything."""
LEFT_TO_OTHERS = 0.85
"""What a monster is worth to a hero while another one is nearer to it; so a team spreads over the land."""


class Goal(msgspec.Struct, frozen=True):
    """Something worth doing: `deed` on the cell `at`, or (without a deed) just going there. `cost` is in actions."""

    worth: float
    cost: int
    at: Cell
    deed: Option | None

    @property
    def rate(self) -> float:
        """Worth for each action spent, the measure by which goals are chosen."""
        return self.worth / (self.cost + IMPATIENCE)


class Outlook:
    """What a hero sees when it thinks about its turn."""

    def __init__(self, g: Avel, hero: Hero) -> None:
        self.g = g
        self.hero = hero
        self.steps, self.first_step = walks(g, hero.tile)
        self.rounds_left = g.box.rise - g.state.marker
        self.empty_slots = sum(getattr(hero, slot) is None for slot in SLOTS)
        self.can_upgrade = any(token not in g.state.upgraded for token in hero.worn())
        self.purse = hero.coins + sum(other.coins for other in self.companions())

    def companions(self) -> list[Hero]:
        """Heroes on the same tile with whom an exchange is possible."""
        if any(monster.tile == self.hero.tile for monster in self.g.state.monsters.values()):
            return []
        return [o for o in self.g.state.heroes if o is not self.hero and o.tile == self.hero.tile]

    def coins_at(self, cell: Cell) -> int:
        """Coins the hero could spend on a cell: with those of companions when it is there already."""
        return self.purse if cell == self.hero.tile else self.hero.coins

    def another_is_nearer(self, cell: Cell) -> bool:
        """Whether another hero has fewer steps to a cell, shortcuts not counted."""
        steps, mine = self.g.land.steps, self.steps[cell]
        return any(steps(other.tile, cell) < mine for other in self.g.state.heroes if other is not self.hero)

    def odds(self, monster: Monster) -> BattleOdds[float]:
        """The odds of a battle against a monster now, without elixirs and one-time effects."""
        dice = hero_dice(self.g, self.hero, monster.id)
        return self.g.box.odds.battle(dice, self.g.box.monster_dice[monster.id], self.hero.hearts, monster.left)


def walks(g: Avel, start: Cell) -> tuple[dict[Cell, int], dict[Cell, Cell]]:
    """Steps from `start` to every cell by edges and open shortcuts, unknown tiles too, and the first of the steps."""
    steps, first, frontier = {start: 0}, dict[Cell, Cell](), [start]
    while frontier:
        reached: list[Cell] = []
        for cell in frontier:
            edges = g.land.neighbours[cell]
            for near in (*edges, *shortcuts(g, cell, edges)):
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    first[near] = first.get(cell, near)
                    reached.append(near)
        frontier = reached
    return steps, first


def goals(view: Outlook) -> list[Goal]:
    """Everything worth doing in this act."""
    return [*(_act_one(view) if view.g.state.act == 1 else _act_two(view))]


def _act_one(view: Outlook) -> Iterator[Goal]:
    for monster in view.g.state.monsters.values():
        worth = hunt_worth(view, monster) * (LEFT_TO_OTHERS if view.another_is_nearer(monster.tile) else 1)
        yield Goal(worth, view.steps[monster.tile] + 1, monster.tile, Fight(monster.id))
    yield from _exploring(view)
    yield from _resting(view, 0.55)
    yield from _services(view)


def _act_two(view: Outlook) -> Iterator[Goal]:
    deadlines = rounds_to_gate(view.g)
    for monster in view.g.state.monsters.values():
        cost = view.steps[monster.tile] + 1
        worth = defence_worth(view, monster, deadlines[monster.id])
        if deadlines[monster.id] == 0 and cost > view.hero.actions_left:
            worth *= 0.05
        yield Goal(worth, cost, monster.tile, Fight(monster.id))
    yield from _resting(view, 0.5)
    yield from _services(view)


def hunt_worth(view: Outlook, monster: Monster) -> float:
    """Act one: what a battle against `monster` is worth, for its reward and, near the end, for having it gone."""
    odds = view.odds(monster)
    gain = sum(reward_worth(view, reward) for reward in view.g.card(monster.id).rewards)
    done = odds.damage / monster.left
    worth = odds.defeat * (gain + 0.6) + done * (1 - odds.defeat) * gain * 0.7 - 0.55 * odds.wounds - 6 * odds.stun
    if view.rounds_left <= 3:
        gone = 4 * (odds.defeat + 0.7 * (1 - odds.defeat) * done)
        worth += gone * 1.4 if view.g.card(monster.id).size == "big" else gone
    return worth


def reward_worth(view: Outlook, reward: object) -> float:
    """What one reward is worth to the hero as it is equipped now."""
    match reward:
        case Coins(n=n):
            return 0.9 * n
        case Draw(n=n):
            return (2.4 + view.empty_slots) * n
        case Upgrade(n=n):
            return (2.5 if view.can_upgrade else 0.8) * n
    return 0.5


def _exploring(view: Outlook) -> Iterator[Goal]:
    left = view.rounds_left
    worth = 1.6 if left > 3 else 0.7 if left > 1 else 0.0
    if not worth:
        return
    for cell, tile in view.g.state.tiles.items():
        if not tile.up:
            yield Goal(worth * (0.6 if view.another_is_nearer(cell) else 1), view.steps[cell], cell, None)


def _resting(view: Outlook, per_heart: float) -> Iterator[Goal]:
    hearts, numbers = view.hero.hearts, view.g.box.numbers
    regained = min(numbers.rest, numbers.hearts - hearts)
    if not regained:
        return
    worth = per_heart * regained
    if hearts <= 2:
        worth += 1.2
    if hearts <= 1:
        worth += 0.8
    if view.rounds_left <= 2:
        worth += 0.5
    yield Goal(worth, 1, view.hero.tile, Rest())


def _services(view: Outlook) -> Iterator[Goal]:
    g = view.g
    for cell, spot in g.state.tiles.items():
        if not spot.up:
            continue
        service = g.box.tiles[spot.face()].service
        if service is None:
            continue
        cost = view.steps[cell] + 1
        worth = service_worth(view, service, cell, cost)
        if worth > 0:
            yield Goal(worth, cost, cell, Service(g.box.verb(service)))


def service_worth(view: Outlook, service: object, cell: Cell, cost: int) -> float:
    """What a Tile action on `cell`, done `cost` actions from now, is worth; 0 when it is not possible or no use."""
    g, coins, act_two = view.g, view.coins_at(cell), view.g.state.act == 2
    match service:
        case Trade():
            return _market_worth(view, service, coins) * (0.4 if act_two else 1)
        case Upgrade(price=price) if view.can_upgrade and coins >= (price or 0):
            return 1.2 if act_two else 3.6
        case BuildWall(price=price) if coins >= price and g.state.walls:
            if act_two and cost > view.hero.actions_left:
                return 0
            worth = {3: 9, 2: 7, 1: 4}.get(g.state.walls, 4)
            return worth if view.rounds_left <= 5 or act_two else worth * 0.35
    if act_two:
        return 0
    match service:
        case Coins(n=n) if view.hero.coins < 7 and not g.monsters_on(cell):
            return (0.3 if view.rounds_left <= 1 else 1.5) * n / 2
        case Wish(price=price) if coins >= price:
            return 1.7
        case SetTrap():
            return _trap_worth(view, coins)
        case SealLair(price=price) if coins >= price and g.state.seals and seals_pay(g):
            lairs = empty_lairs(g)
            big = any("big" in g.box.tiles[g.state.tiles[lair].face()].lairs for lair in lairs)
            return (4.5 if big else 3) if lairs else 0
    return 0


def _market_worth(view: Outlook, trade: Trade, coins: int) -> float:
    spare = spare_tokens(view.g, view.hero)
    if coins >= trade.buy or (spare and coins + trade.sell >= trade.buy):
        if not view.g.state.bag.items:
            return 0
        return (2.2 + view.empty_slots) * (1.7 if coins >= 2 * trade.buy else 1)
    return 1.5 * min(2, len(spare))


def _trap_worth(view: Outlook, coins: int) -> float:
    g = view.g
    traps = [trap for trap in g.state.traps if g.box.traps[trap].price <= coins]
    if not traps or trap_tile(g) is None:
        return 0
    worth = {3: 5.0, 5: 7.0, 7: 9.0}.get(g.box.traps[traps[-1]].price, 5.0)
    return worth if view.rounds_left <= 5 else worth * 0.4


def seals_pay(g: Avel) -> bool:
    """Whether a refill of the lairs comes within the next four spaces of the moon track."""
    ahead = g.box.moon_track[g.state.marker + 1 : g.state.marker + 5]
    return any(isinstance(space.symbol, Refill) for space in ahead)


def trap_tile(g: Avel) -> Cell | None:
    """Where a trap helps most: on a shortest way of the Beast that meets all traps laid, farthest from the castle."""
    best = None
    laid = set(g.state.laid)
    for way in g.land.ways(g.land.crater):
        if laid <= set(way):
            for cell in way[1:-1]:
                free = g.state.tiles[cell].up and cell not in laid
                if free and (best is None or g.land.distance[cell] > g.land.distance[best]):
                    best = cell
    return best


def best_trap(g: Avel, hero: Hero) -> TrapId:
    """The dearest trap that the hero can pay."""
    return affordable_traps(g, hero)[-1]


def spare_tokens(g: Avel, hero: Hero) -> list[TokenId]:
    """Packed weapons, shields and helmets: what is worn is better."""
    return [token for token in hero.packed() if g.box.equipment[token].kind != "elixir"]


def rounds_to_gate(g: Avel) -> Mapping[str, int]:
    """For each monster the full rounds left after this one before it enters, if nobody stops it, as bots reckon.

    They give a monster one round more for one wall, as long as one is left for it after those that strike earlier; the
    Beast breaks all that are left at once. That 0 rounds are left is exact; the rest is a guess that somebody will stop
    whoever strikes before (`preview.march_forecast` counts on nobody).
    """

    state, rounds = g.state, dict[str, int]()
    walls = state.built
    order = marching_order(g)
    for id in sorted(order, key=lambda id: (g.land.distance[state.monsters[id].tile], order.index(id))):
        away = g.land.distance[state.monsters[id].tile] - 1
        rounds[id] = away + (walls > 0)
        walls = 0 if id == BEAST else max(0, walls - 1)
    return rounds


def defence_worth(view: Outlook, monster: Monster, rounds: int) -> float:
    """Act two: what a battle against `monster` is worth when it enters after `rounds` full rounds more."""
    odds, left = view.odds(monster), monster.left
    costs = 0.3 * odds.wounds + 2 * odds.stun
    if monster.id == BEAST:
        if rounds == 0:
            return 30 * max(odds.defeat, 0.3 * odds.damage / left)
        urgency = (14.0, 8.0, 5.0, 4.0)[min(rounds - 1, 3)]
        return urgency * min(1, odds.damage / min(left, 6)) + 1 - costs
    urgency = (30.0, 9.0, 4.5, 3.0)[min(rounds, 3)]
    part = 0.15 if rounds == 0 else 0.6
    return urgency * (odds.defeat + (1 - odds.defeat) * min(1, odds.damage / left) * part) + 0.6 - costs
