"""Buying, selling and services in town and on the road (specification VER-EXP-15, D-SHOP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..building_choices import FinishBuilding, Purchase, WearGear
from ..characters import Character, Owned
from ..dice import contest, judge, roll
from ..outfitting import CENTS, hands_for, price, slot_of, sold_as
from ..purchases import Terms, bought, refusal
from ..quality import patching_fee, stage
from ..resting import spell_would_help
from ..shopping import (
    RATION,
    TRADER_POOL,
    Stock,
    buy,
    buying_price,
    draw_stock,
    moved,
    sell,
    selling_price,
    service_price,
    still_counts,
)
from ..state import Veridia
from ..workshop import every_step, terms_of
from .camp import curable
from .charting import hear_rumours
from .choices import (
    Advance,
    AskAround,
    Browse,
    BuyCare,
    BuyRations,
    BuyThing,
    Done,
    GiveMoney,
    Haggle,
    HireHelp,
    SellThing,
    Shelf,
)
from .events import Advanced, RationsChanged
from .hiring import HELP, MOST_HIRED, hire, wage_of
from .party import (
    able,
    alive,
    gain,
    heal,
    journey_of,
    lose_at,
    member_pool,
    pay,
    profile_of,
    replaced,
    throw,
    worn_armor,
)
from .state import Member

Settlement = Literal["town", "village", "sigils"]
SHELVES: dict[str, tuple[str, ...]] = {
    "weapons": ("weapons",),
    "armour": ("armour", "clothing"),
    "ammunition": ("ammunition",),
    "goods": ("goods", "house"),
    "mounts": ("mounts",),
}
"""What a party on the road may want of the price list, by sections of it."""
BUNDLE = 10
MEALS = (1, 5, 20)
"""Rations are sold by so many."""


class Market(Frame):
    """Somewhere to buy and sell: everybody in turn, until it wants nothing more.

    `shelf` is what the member looks at, `net` how its bargaining came out, `asked`: rumours were asked for.
    """

    settlement: Settlement
    place: str
    turn: int = 0
    shelf: Shelf | Literal[""] = ""
    haggled: bool = False
    net: int = 0
    asked: bool = False

    @step("VER-MONEY-04")
    def open(self, g: Veridia) -> None:
        """Ruling (VER-MONEY-04): a pedlar has what a village has; a wandering wizard sells sigils."""
        journey = journey_of(g)
        if journey.stock is not None and still_counts(journey.stock, self.place, journey.day):
            return
        if self.settlement == "sigils":
            sigils = frozenset(id for id in g.box.items if id.startswith("sigil_of"))
            journey.stock = Stock(self.place, journey.day // 7, sigils)
        else:
            journey.stock = draw_stock(self.place, self.settlement, journey.day, g.box, g.chance)

    def member(self, g: Veridia) -> Member | None:
        """Whose turn it is."""
        there = alive(journey_of(g))
        return there[self.turn] if self.turn < len(there) else None

    @step("VER-EXP-15", "VER-MONEY-03")
    def deal(self, g: Veridia) -> Ask | None:
        member = self.member(g)
        if member is None:
            return None
        if self.shelf:
            return Ask(member.seat, "veridia.goods", (Done(), *self.on_shelf(g, member, self.shelf)), default=Done())
        return Ask(member.seat, "veridia.shop", (Done(), *self.options(g, member)), default=Done())

    def on_deal(self, g: Veridia, choice: Option) -> Frame | None:
        member = self.member(g)
        assert member is not None
        self.goto(Market.deal)
        shelf, self.shelf = self.shelf, ""
        match choice:
            case Browse(shelf=wanted):
                self.shelf = wanted
            case Done() if not shelf:
                self.turn, self.haggled, self.net = self.turn + 1, False, 0
            case Advance():
                return Training(member=member.id)
            case _:
                self.carried_out(g, member, choice)
        return None

    # -- what can be had -----------------------------------------------------------------------------------------------

    def options(self, g: Veridia, member: Member) -> list[Option]:
        """Everything that this member can do here now; goods stand on shelves."""
        options: list[Option] = [Browse(shelf) for shelf in get_args(Shelf) if any(self.on_shelf(g, member, shelf))]
        if not self.haggled and able(g, member):
            options.append(Haggle())
        if self.settlement != "sigils":
            options += [BuyRations(n) for n in MEALS if RATION * CENTS * n <= member.character.deli]
        return options + (self.town_options(g, member) if self.settlement == "town" else [])

    def on_shelf(self, g: Veridia, member: Member, shelf: Shelf) -> list[Option]:
        """What is on a shelf for this member."""
        match shelf:
            case "sell":
                if self.settlement == "sigils":
                    return []
                return [SellThing(at) for at, owned in enumerate(member.character.gear) if _sells(g, owned)]
            case "wear":
                return _wearing(g, member.character)
            case "give":
                rich = member.character.deli >= 2
                return [GiveMoney(one.id) for one in alive(journey_of(g)) if rich and one is not member]
        return [*self.wares(g, member, SHELVES[shelf])]

    @rule("VER-MONEY-04", "VER-VAL-12")
    def wares(self, g: Veridia, member: Member, sections: tuple[str, ...]) -> list[BuyThing]:
        """The goods that are there and that a member can pay."""
        stock, box, deli = journey_of(g).stock, g.box, member.character.deli
        assert stock is not None
        found: list[BuyThing] = []
        ammunition = {card.ammo for card in box.weapons.values() if card.ammo}
        weapons = {sold_as(id, box): id for id in box.weapons}
        for item in box.items:
            if item not in stock.items or box.items[item].section not in sections:
                continue
            for count in (BUNDLE, 1) if item in ammunition else (1,):
                if buying_price(item, box, self.net) * count <= deli:
                    found.append(BuyThing(weapons.get(item, item), count))
        return found

    @rule("VER-EXP-15", "VER-CAL-04")
    def town_options(self, g: Veridia, member: Member) -> list[Option]:
        """Services, hired people, rumours, advancement: what only a town has."""
        journey, box, deli = journey_of(g), g.box, member.character.deli
        options: list[Option] = []
        hurt = spell_would_help(profile_of(g, member).levels, member.damage)
        if hurt and deli >= service_price("healing_spell", box):
            options.append(BuyCare("healing_spell"))
        armor = worn_armor(g, member)
        worn = armor is not None and stage(armor) in ("damaged", "battered") and not armor.patched
        if armor is not None and worn and deli >= round(patching_fee(armor.item, box) * CENTS):
            options.append(BuyCare("fee_for_patching_armor"))
        if len(journey.hired) < MOST_HIRED:
            options += [HireHelp(wage) for wage in HELP if deli >= wage_of(g, wage)]
        if not self.asked and able(g, member) and any(not site.kind.up for site in journey.sites):
            options.append(AskAround())
        if next(trainings(g, member), None) is not None:
            options.append(Advance())
        return options

    # -- what is done --------------------------------------------------------------------------------------------------

    @rule("VER-MONEY-03", "VER-CAL-03", "VER-CAL-04")
    def carried_out(self, g: Veridia, member: Member, choice: Option) -> None:
        journey, box = journey_of(g), g.box
        match choice:
            case BuyThing(item, count):
                assert journey.stock is not None
                after = buy(member.character, item, count, journey.stock, box, self.net)
                assert not isinstance(after, Broken)
                pay(g, member, after.deli - member.character.deli, item)
                gain(g, member, Owned(item, count))
            case SellThing(at):
                owned = member.character.gear[at]
                after = sell(member.character, at, 1, box, self.net)
                brought = after.deli - member.character.deli
                lose_at(g, member, at)
                pay(g, member, brought, owned.item)
            case BuyRations(count):
                pay(g, member, -RATION * CENTS * count, "rations")
                journey.rations += count
                g.tell(RationsChanged, count, journey.rations)
            case Haggle():
                self.haggle(g, member)
            case BuyCare("healing_spell"):
                pay(g, member, -service_price("healing_spell", box), "healing_spell")
                heal(g, member, curable(profile_of(g, member).levels, member.damage), "healing_spell")
            case BuyCare():
                self.patch(g, member)
            case HireHelp(wage):
                hire(g, member, wage)
            case AskAround():
                self.asked = True
                pool = member_pool(g, member, "charisma", "savoir_faire")
                hear_rumours(g, throw(g, member.id, "charisma+savoir_faire", pool).successes)
            case GiveMoney(to):
                half = member.character.deli // 2
                pay(g, member, -half, "gift")
                pay(g, journey.members[to], half, "gift")
            case WearGear():
                member.character = bought(member.character, choice, free_terms(g), box)

    @rule("VER-MONEY-03")
    def haggle(self, g: Veridia, member: Member) -> None:
        """Bargaining against the trader; ruling (VER-MONEY-03): one roll for each member and visit."""
        pool = member_pool(g, member, "persuasion", "trade")
        theirs = judge(roll(TRADER_POOL, g.chance, "veridia.roll.trader"))
        mine, theirs = contest(throw(g, member.id, "persuasion+trade", pool), theirs)
        self.haggled, self.net = True, mine.successes - theirs.successes

    @rule("VER-WEAR-03")
    def patch(self, g: Veridia, member: Member) -> None:
        """A smith repairs worn armour by a stage: damaged armour is new, battered armour is patched."""
        armor = worn_armor(g, member)
        assert armor is not None
        pay(g, member, -round(patching_fee(armor.item, g.box) * CENTS), "patching")
        new = Owned(armor.item, armor.count, 0, armor.quality, armor.change, False, armor.worn)
        old = Owned(armor.item, armor.count, armor.wear, armor.quality, armor.change, True, armor.worn)
        member.character = replaced(member.character, armor, new if stage(armor) == "damaged" else old)


@rule("VER-MONEY-03")
def _sells(g: Veridia, owned: Owned) -> bool:
    """Whether somebody would buy a thing: it has a price."""
    return sold_as(owned.item, g.box) in g.box.items and price(owned.item, g.box) > 0


def asking(g: Veridia, owned: Owned, net: int) -> int:
    """What one of a thing brings here, in hundredths."""
    return selling_price(owned, g.box, net)


def in_favour(net: int) -> int:
    """By how much prices have moved in favour of a member, in parts of a hundred."""
    return moved(net)


def _wearing(g: Veridia, character: Character) -> list[Option]:
    """What can be put on or away."""
    wearable = [owned for owned in character.gear if hands_for(owned.item, g.box) or slot_of(owned.item, g.box)]
    steps = [WearGear(owned.item, not owned.worn) for owned in wearable]
    terms = free_terms(g)
    return [step for step in dict.fromkeys(steps) if refusal(character, step, terms, g.box) is None]


# -- advancement -------------------------------------------------------------------------------------------------------


@rule("VER-EXP-15")
def free_terms(g: Veridia) -> Terms:
    """The terms of advancement between expeditions: free, nobody has to approve."""
    return terms_of(g.options, g.box)


def trainings(g: Veridia, member: Member) -> Iterator[Purchase]:
    """What a member can buy with its experience."""
    character, terms = member.character, free_terms(g)
    return (
        step
        for step in every_step(character, g.box)
        if not isinstance(step, WearGear) and refusal(character, step, terms, g.box) is None
    )


class Training(Frame):
    """A member spends its experience, step by step."""

    member: str

    @step("VER-EXP-15", "VER-XP-01")
    def learn(self, g: Veridia) -> Ask | None:
        member = journey_of(g).members[self.member]
        steps = tuple(trainings(g, member))
        return Ask(member.seat, "veridia.train", (FinishBuilding(), *steps), FinishBuilding()) if steps else None

    def on_learn(self, g: Veridia, choice: Option) -> None:
        if isinstance(choice, FinishBuilding):
            return
        member = journey_of(g).members[self.member]
        before = profile_of(g, member).pools
        member.character = bought(member.character, choice, free_terms(g), g.box)  # type: ignore[arg-type]  # offered
        for pool, most in profile_of(g, member).pools.items():
            member.pools[pool] = member.pools.get(pool, 0) + max(0, most - before.get(pool, 0))
        g.tell(Advanced, member.id, choice, member.character.experience)  # type: ignore[arg-type]
        self.goto(Training.learn)
