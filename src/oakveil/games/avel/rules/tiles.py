"""Tile actions and rest (rulebook: Tile action, Rest; specification 3.16)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Buy, ChooseTrap, LakeLeave, LakeReroll, LayTrap, Seal, Sell, Stop
from ..effects import BuildWall, Coins, Reward, SealLair, SetTrap, Trade, Upgrade, Wish
from ..effects import Service as ServiceEffect
from ..events import CoinsChanged, LakeRolled, SealLaid, ServiceUsed, TokenDiscarded, TrapLaid, WallBuilt
from ..land import CASTLE, Cell
from ..state import Avel, Hero, TrapId
from .drawing import DrawEquipment
from .movement import empty_lairs
from .packing import Fit, remove, to_bag
from .rewards import Gain, UpgradeOne, has_room, heal, upgradable


@rule("AVEL-REST-01", "AVEL-CASTLE-01")
def rest(g: Avel, hero: Hero) -> None:
    """The Rest action: anywhere, also beside monsters."""
    heal(g, hero, g.box.numbers.rest, "rest")


@rule("AVEL-REST-02")
def may_rest(g: Avel, hero: Hero) -> bool:
    """Ruling (AVEL-REST-02): with all hearts there is nothing to rest from."""
    return hero.hearts < g.box.numbers.hearts


@rule("AVEL-TILE-01", "AVEL-TILE-03", "AVEL-TILE-04", "AVEL-TILE-05")
def service_here(g: Avel, hero: Hero) -> ServiceEffect | None:
    """The service of the hero's tile if it can be paid and has some effect now; None otherwise.

    Ruling (AVEL-TILE-04): monsters stop no service but that of the wilderness.
    """
    tile = g.state.tiles[hero.tile].face()
    service = g.box.services.get(tile)
    if service is None or hero.coins < g.box.prices[tile]:
        return None
    return service if _possible(g, hero, service) else None


@rule("AVEL-TILE-03", "AVEL-WILD-02")
@rule("AVEL-STONE-04", "AVEL-STONE-05", "AVEL-QUARRY-02", "AVEL-QUARRY-03", "AVEL-ELVEN-05")
def _possible(g: Avel, hero: Hero, service: ServiceEffect) -> bool:
    """Whether a service that the hero can pay can do something.

    Seals, traps and walls that the moon track has sent to the box (`retire`) are in no supply any more.
    """
    if type(service) is SealLair:
        return g.state.seals > 0 and bool(empty_lairs(g))
    if type(service) is Trade:
        return may_buy(g, hero, service) or may_sell(g, hero)
    if type(service) is BuildWall:
        return g.state.walls > 0
    if type(service) is SetTrap:
        return bool(affordable_traps(g, hero)) and bool(trap_places(g))
    if type(service) is Coins:
        return g.state.coins > 0 and (service.condition is None or not g.monsters_on(hero.tile))
    if type(service) is Upgrade:
        return bool(upgradable(g, hero))
    assert type(service) is Wish
    return True


@rule("AVEL-TILE-02")
def pay(g: Avel, hero: Hero, price: int) -> None:
    """The active hero alone pays, to the supply."""
    hero.coins -= price
    g.state.coins += price
    g.tell(CoinsChanged, hero.seat, -price, "price", g.state.coins)


@rule("AVEL-TILE-01", "AVEL-STONE-01", "AVEL-QUARRY-01", "AVEL-LAKE-01", "AVEL-WILD-01", "AVEL-ALCH-01")
def use_service(g: Avel, hero: Hero, service: ServiceEffect) -> Frame | None:
    """The Tile action: one action, one use."""
    tile = g.tile(hero.tile)
    assert tile is not None
    price = g.box.prices[tile.id]
    g.tell(ServiceUsed, hero.seat, tile.id, g.box.verb(service), price)
    if price:
        pay(g, hero, price)
    match service:
        case SealLair():
            return StoneCircles(seat=hero.seat)
        case Trade():
            return Marketplace(seat=hero.seat)
        case BuildWall():
            g.state.walls -= 1
            g.state.built += 1
            g.tell(WallBuilt, hero.seat, g.state.built)
            return None
        case SetTrap():
            return ElvenCamp(seat=hero.seat)
        case Wish():
            return WishingLake(seat=hero.seat)
        case Coins(n=n):
            return Gain(seat=hero.seat, rewards=(Coins(n),))
        case Upgrade(n=n):
            return UpgradeOne(seat=hero.seat, left=n)
    raise AssertionError(service)


class StoneCircles(Frame):
    """Theodore the Druid lays a moon seal on one empty lair, small or big, anywhere on the land."""

    seat: Seat

    @step("AVEL-STONE-01", "AVEL-STONE-02")
    def choose_lair(self, g: Avel) -> Ask:
        return Ask(self.seat, "avel.seal_tile", tuple(Seal(cell) for cell in empty_lairs(g)))

    @rule("AVEL-STONE-01", "AVEL-STONE-04")
    def on_choose_lair(self, g: Avel, choice: Seal) -> None:
        g.state.seals -= 1
        g.state.sealed += (choice.tile,)
        g.tell(SealLaid, self.seat, choice.tile)


@rule("AVEL-MARKET-02", "AVEL-MARKET-04", "AVEL-BAG-07")
def may_buy(g: Avel, hero: Hero, trade: Trade) -> bool:
    """Ruling (AVEL-MARKET-04): buying needs a token in the bag."""
    return hero.coins >= trade.buy and bool(g.state.bag.items)


@rule("AVEL-MARKET-03", "AVEL-MARKET-04")
def may_sell(g: Avel, hero: Hero) -> bool:
    """Ruling (AVEL-MARKET-04): selling needs a coin in the supply."""
    return hero.has_tokens() and g.state.coins > 0


class Marketplace(Frame):
    """Up to two transactions in one action, each buying or selling, in any order."""

    seat: Seat
    done: int = 0

    def trade(self, g: Avel) -> Trade:
        tile = g.tile(g.hero(self.seat).tile)
        assert tile is not None and isinstance(tile.service, Trade)
        return tile.service

    @step("AVEL-MARKET-01", "AVEL-MARKET-04", "AVEL-MARKET-05", "AVEL-MARKET-06")
    def bargain(self, g: Avel) -> Ask | None:
        hero, trade = g.hero(self.seat), self.trade(g)
        options: list[Buy | Sell | Stop] = [Buy()] if may_buy(g, hero, trade) else []
        if may_sell(g, hero):
            options.extend(Sell(token) for token in hero.tokens())
        if self.done == trade.times or not options:
            return None
        if self.done:
            options.append(Stop())
        return Ask(self.seat, "avel.market", options)

    @rule("AVEL-MARKET-02", "AVEL-MARKET-03")
    def on_bargain(self, g: Avel, choice: Buy | Sell | Stop) -> Frame | None:
        """What was bought is placed before the second transaction. The upgraded side brings no more."""
        hero, trade = g.hero(self.seat), self.trade(g)
        match choice:
            case Stop():
                return None
            case Sell(token=token):
                remove(hero, token)
                to_bag(g, token)
                g.tell(TokenDiscarded, self.seat, token)
                n = min(trade.sell, g.state.coins)
                g.state.coins -= n
                hero.coins += n
                g.tell(CoinsChanged, self.seat, n, "sale", g.state.coins)
                self.done += 1
                self.goto(Marketplace.bargain)
                return None if has_room(g, hero) else Fit(seat=self.seat)
            case Buy():
                pay(g, hero, trade.buy)
                self.done += 1
                self.goto(Marketplace.bargain)
                return DrawEquipment(seat=self.seat)


@rule("AVEL-ELVEN-01", "AVEL-ELVEN-02")
def affordable_traps(g: Avel, hero: Hero) -> list[TrapId]:
    """The traps still in the supply that the hero can pay, cheapest first."""
    return [trap for trap in g.state.traps if g.box.traps[trap].price <= hero.coins]


@rule("AVEL-ELVEN-02", "AVEL-ELVEN-03", "AVEL-ELVEN-04")
def trap_places(g: Avel) -> list[Cell]:
    """Every face-up tile without a trap, but the castle.

    Ruling (AVEL-ELVEN-03): not the castle, the trap could never spring.
    """
    return [cell for cell in g.land.order if cell != CASTLE and g.state.tiles[cell].up and cell not in g.state.laid]


class ElvenCamp(Frame):
    """The elves lay a trap for the Beast on a face-up tile."""

    seat: Seat
    trap: TrapId = ""

    @step("AVEL-ELVEN-01")
    def choose_trap(self, g: Avel) -> Ask | None:
        traps = affordable_traps(g, g.hero(self.seat))
        if len(traps) == 1:
            return None
        return Ask(self.seat, "avel.trap_kind", tuple(map(ChooseTrap, traps)), default=ChooseTrap(traps[-1]))

    def on_choose_trap(self, g: Avel, choice: ChooseTrap) -> None:
        self.trap = choice.trap

    @step("AVEL-ELVEN-01", "AVEL-ELVEN-04", "AVEL-TIP-04")
    def choose_tile(self, g: Avel) -> Ask:
        places = trap_places(g)
        best = best_trap_place(g, places)
        return Ask(self.seat, "avel.trap_tile", tuple(map(LayTrap, places)), default=LayTrap(best))

    @rule("AVEL-ELVEN-01", "AVEL-ELVEN-02", "AVEL-TILE-02")
    def on_choose_tile(self, g: Avel, choice: LayTrap) -> None:
        hero = g.hero(self.seat)
        trap = self.trap or affordable_traps(g, hero)[0]
        pay(g, hero, g.box.traps[trap].price)
        g.state.traps = tuple(other for other in g.state.traps if other != trap)
        g.state.laid[choice.tile] = trap
        g.tell(TrapLaid, self.seat, trap, choice.tile)


@rule("AVEL-TIP-04")
def best_trap_place(g: Avel, places: list[Cell]) -> Cell:
    """The place nearest to the castle that lies on most of the Beast's shortest ways and is not the crater itself."""
    ways = g.land.ways(g.land.crater)

    def met(cell: Cell) -> int:
        return 0 if cell == g.land.crater else sum(cell in way for way in ways)

    return max(places, key=lambda cell: (met(cell), -g.land.distance[cell]))


@rule("AVEL-LAKE-02", "AVEL-LAKE-03")
def lake_result(wish: Wish, faces: tuple[str, ...]) -> Reward | None:
    """What the spirits give for a roll, in whatever order it lies; None for a roll that the table does not name."""
    rolled = sorted(faces)
    return next((line.reward for line in wish.table if sorted(line.faces) == rolled), None)


class WishingLake(Frame):
    """A coin for the water spirits, and two green dice. Equipment and elixirs do not change the roll (AVEL-LAKE-06)."""

    seat: Seat
    rolls: int = 0
    faces: tuple[str, ...] = ()

    def wish(self, g: Avel) -> Wish:
        tile = g.tile(g.hero(self.seat).tile)
        assert tile is not None and isinstance(tile.service, Wish)
        return tile.service

    @step("AVEL-LAKE-01", "AVEL-LAKE-03", "AVEL-LAKE-06")
    def roll(self, g: Avel) -> None:
        """Ruling (AVEL-LAKE-06): equipment and elixirs do not change the roll, they work in battles."""
        wish = self.wish(g)
        self.faces = tuple(g.chance.roll(g.box.faces[die], "avel.lake") for die in wish.dice)
        self.rolls += 1
        g.tell(LakeRolled, self.seat, self.faces, lake_result(wish, self.faces) is not None, self.rolls > 1)

    @step("AVEL-LAKE-03", "AVEL-LAKE-04")
    def roll_again(self, g: Avel) -> Ask | None:
        """Only a roll without a result may be repeated, all dice together."""
        wish = self.wish(g)
        if lake_result(wish, self.faces) is not None or self.rolls > wish.rerolls:
            return None
        return Ask(self.seat, "avel.lake_again", (LakeReroll(), LakeLeave()), default=LakeReroll())

    def on_roll_again(self, g: Avel, choice: LakeReroll | LakeLeave) -> None:
        if isinstance(choice, LakeReroll):
            self.goto(WishingLake.roll)

    @step("AVEL-LAKE-02", "AVEL-LAKE-04", "AVEL-LAKE-05")
    def grant(self, g: Avel) -> Frame | None:
        """Ruling (AVEL-LAKE-05): a result that cannot be carried out still counts as one."""
        reward = lake_result(self.wish(g), self.faces)
        return Gain(seat=self.seat, rewards=(reward,)) if reward is not None else None
