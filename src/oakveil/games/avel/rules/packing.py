"""Wearing and packing (rulebook: Placing the equipment token; specification 3.13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from oakveil.kernel.ask import Ask, Broken, Free, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command

from ..choices import Fitting, Rearrangement
from ..events import CoinsChanged, Rearranged, TokenDiscarded, TokenPlaced
from ..state import SLOTS, Avel, Hero, Packed, TokenId


@rule("AVEL-PACK-10")
def arrange(g: Avel, tokens: Sequence[TokenId], coins: int, keep: Sequence[TokenId] = ()) -> Rearrangement | None:
    """Pack for me: some way to wear and pack all these tokens and coins; None only if there is none.

    Of several ways one that wears as many tokens of `keep` as possible. Something is worn wherever something can be:
    that never takes room from the rest.
    """
    by_kind: dict[str, list[TokenId | None]] = {"weapon": [], "shield": [], "helmet": []}
    for token in tokens:
        kind = g.box.equipment[token].kind
        if kind in by_kind:
            by_kind[kind].append(token)
    ways = list(product(*[fitting or [None] for fitting in by_kind.values()]))
    if len(ways) > 1:
        ways.sort(key=lambda worn: sum(token not in keep for token in worn))
    for weapon, shield, helmet in ways:
        rest = [token for token in tokens if token not in (weapon, shield, helmet)]
        areas = g.box.backpack.pack(g.shapes(rest), coins)
        if areas is not None:
            packed = tuple(Packed(token, area) for token, area in zip(rest, areas, strict=True))
            return Rearrangement(weapon, shield, helmet, packed)
    return None


@rule("AVEL-PACK-01", "AVEL-PACK-02", "AVEL-PACK-03", "AVEL-ELIXIR-01")
def broken_by(g: Avel, plan: Fitting | Rearrangement, coins: int) -> Broken | None:
    """Which rule an arrangement breaks: slots take their own class, areas are the token's shape and do not overlap."""
    for slot in SLOTS:
        token = getattr(plan, slot)
        if token is not None and g.box.equipment[token].kind != slot:
            return Broken("AVEL-PACK-01", "avel-broken-slot", {"token": token, "slot": slot})
    taken = 0
    for packed in plan.backpack:
        if not g.box.backpack.is_placement(g.shape(packed.token), packed.cells):
            return Broken("AVEL-PACK-02", "avel-broken-outside", {"token": packed.token})
        if taken & packed.cells:
            return Broken("AVEL-PACK-02", "avel-broken-overlap", {"token": packed.token})
        taken |= packed.cells
    if coins > g.box.room - taken.bit_count():
        return Broken("AVEL-PACK-03", "avel-broken-coins", {"n": coins})
    return None


def _placed(plan: Fitting | Rearrangement) -> list[TokenId]:
    worn = [token for token in (plan.weapon, plan.shield, plan.helmet) if token is not None]
    return [*worn, *(packed.token for packed in plan.backpack)]


@rule("AVEL-PACK-12")
def put(hero: Hero, plan: Fitting | Rearrangement) -> None:
    """Lay everything out as planned. The side of a token stays as it is."""
    hero.weapon, hero.shield, hero.helmet = plan.weapon, plan.shield, plan.helmet
    hero.backpack = plan.backpack
    hero.holding = ()


@rule("AVEL-PACK-06", "AVEL-BAG-08", "AVEL-BAG-09")
def to_bag(g: Avel, token: TokenId) -> None:
    """A token goes back into the bag, mixed in at once; whoever draws it again gets its basic side."""
    g.state.bag.put(token)
    if token in g.state.upgraded:
        g.state.upgraded -= {token}


def remove(hero: Hero, token: TokenId) -> None:
    """Take a token from wherever the hero has it."""
    for slot in SLOTS:
        if getattr(hero, slot) == token:
            setattr(hero, slot, None)
    hero.backpack = tuple(packed for packed in hero.backpack if packed.token != token)
    hero.holding = tuple(held for held in hero.holding if held != token)


class Fit(Frame):
    """A hero must place what it has just gained before anything else happens (AVEL-REWARD-06)."""

    seat: Seat

    @step("AVEL-REWARD-06", "AVEL-PACK-04", "AVEL-EXCH-05")
    def settle(self, g: Avel) -> None:
        """Where everything has a free place and no slot leaves a choice, nothing is asked."""
        hero = g.hero(self.seat)
        plan = without_choice(g, hero)
        if plan is not None:
            self._carry_out(g, hero, plan)
            self.end()

    @step("AVEL-PACK-05")
    def choose(self, g: Avel) -> Ask:
        hero = g.hero(self.seat)
        plans = suggestions(g, hero)
        return Ask(
            self.seat,
            "avel.fit",
            plans,
            default=plans[0],
            free=Free(
                Fitting,
                lambda plan: check_fitting(g, hero, plan),
                lambda chance: random_fitting(g, hero, chance),
            ),
        )

    def on_choose(self, g: Avel, plan: Fitting) -> None:
        self._carry_out(g, g.hero(self.seat), plan)

    @rule("AVEL-PACK-06")
    def _carry_out(self, g: Avel, hero: Hero, plan: Fitting) -> None:
        new = hero.holding
        put(hero, plan)
        for token in plan.discards:
            to_bag(g, token)
            g.tell(TokenDiscarded, self.seat, token)
        if plan.coins_discarded:
            hero.coins -= plan.coins_discarded
            g.state.coins += plan.coins_discarded
            g.tell(CoinsChanged, self.seat, -plan.coins_discarded, "discard", g.state.coins)
        for token in new:
            if token not in plan.discards:
                slot = next((slot for slot in SLOTS if getattr(plan, slot) == token), None)
                g.tell(TokenPlaced, self.seat, token, slot or "backpack")


@rule("AVEL-PREP-04", "AVEL-PACK-04")
def without_choice(g: Avel, hero: Hero) -> Fitting | None:
    """The one way to place what the hero holds that leaves nothing to decide, or None.

    Gear goes into its empty slot, an elixir into free cells; what lies in the backpack is moved only if it must be.
    """
    worn: dict[str, TokenId | None] = {slot: getattr(hero, slot) for slot in SLOTS}
    packed = list(hero.backpack)
    loose: list[TokenId] = []
    for token in hero.holding:
        kind = g.box.equipment[token].kind
        if kind not in worn:
            loose.append(token)
        elif worn[kind] is None:
            worn[kind] = token
        else:
            return None
    free = g.box.whole
    for area in packed:
        free &= ~area.cells
    for token in loose:
        areas = g.box.backpack.placements(g.shape(token))
        spot = next((area for area in areas if area & ~free == 0), None)
        if spot is None:
            break
        packed.append(Packed(token, spot))
        free &= ~spot
    if len(packed) < len(hero.backpack) + len(loose) or free.bit_count() < hero.coins:
        tokens = [*hero.packed(), *loose]
        areas_or_none = g.box.backpack.pack(g.shapes(tokens), hero.coins)
        if areas_or_none is None:
            return None
        packed = [Packed(token, area) for token, area in zip(tokens, areas_or_none, strict=True)]
    return Fitting(worn["weapon"], worn["shield"], worn["helmet"], tuple(packed))


def _fitting(g: Avel, hero: Hero, worn: Sequence[TokenId], rest: Sequence[TokenId], gone: Sequence[TokenId]) -> Fitting:
    """Wear `worn`, pack `rest` (which must fit without coins), discard `gone` and the coins that find no cell."""
    areas = g.box.backpack.pack(g.shapes(rest))
    assert areas is not None
    room = g.box.room - sum(area.bit_count() for area in areas)
    slots = {g.box.equipment[token].kind: token for token in worn}
    return Fitting(
        slots.get("weapon"),
        slots.get("shield"),
        slots.get("helmet"),
        tuple(Packed(token, area) for token, area in zip(rest, areas, strict=True)),
        tuple(gone),
        max(0, hero.coins - room),
    )


def suggestions(g: Avel, hero: Hero) -> tuple[Fitting, ...]:
    """Ways to place everything worth offering by number, best first: for each choice of what to wear, all kept if it
    fits, else each way to give up one token, or the coins that are too many. The free-form answer covers the rest.

    If there is any way to keep everything, one is among them.
    """
    found: list[Fitting] = []
    for worn, rest in _ways_to_wear(g, hero):
        whole = g.box.backpack.pack(g.shapes(rest), hero.coins)
        if whole is not None:
            found.append(_fitting(g, hero, worn, rest, ()))
            continue
        if g.box.backpack.fits(g.shapes(rest)):
            found.append(_fitting(g, hero, worn, rest, ()))
        for gone in rest:
            fewer = [token for token in rest if token != gone]
            if g.box.backpack.fits(g.shapes(fewer)):
                found.append(_fitting(g, hero, worn, fewer, (gone,)))
    if not any(map(_keeps_all, found)):
        plan = arrange(g, hero.tokens(), hero.coins, keep=hero.worn())
        if plan is not None:
            found.append(Fitting(plan.weapon, plan.shield, plan.helmet, plan.backpack))
    found.sort(key=lambda plan: (not _keeps_all(plan), plan.coins_discarded))
    return tuple(dict.fromkeys(found)) or (_discard_until_it_fits(g, hero),)


def _keeps_all(plan: Fitting) -> bool:
    return not plan.discards and not plan.coins_discarded


def _ways_to_wear(g: Avel, hero: Hero) -> Iterator[tuple[list[TokenId], list[TokenId]]]:
    """What to wear and what is left over: as now with empty slots filled, then each held token in place of the worn.

    What the hero has packed stays packed, unless the rest does not fit while it could be worn.
    """
    tokens = hero.tokens()
    held_gear = [token for token in hero.holding if g.box.equipment[token].kind != "elixir"]
    packed_gear = [token for token in hero.packed() if g.box.equipment[token].kind != "elixir"]
    for preferred in ((), *((token,) for token in held_gear)):
        slots: dict[str, TokenId] = {}
        for token in (*preferred, *hero.worn(), *held_gear):
            slots.setdefault(g.box.equipment[token].kind, token)
        rest = [token for token in tokens if token not in slots.values()]
        if not g.box.backpack.fits(g.shapes(rest), hero.coins):
            for token in packed_gear:
                slots.setdefault(g.box.equipment[token].kind, token)
            rest = [token for token in tokens if token not in slots.values()]
        yield list(slots.values()), rest


def _discard_until_it_fits(g: Avel, hero: Hero) -> Fitting:
    """Keep what is worn, and of the rest as much as fits, newest last."""
    worn, rest = next(_ways_to_wear(g, hero))
    gone: list[TokenId] = []
    while not g.box.backpack.fits(g.shapes(rest)):
        gone.append(rest.pop())
    return _fitting(g, hero, worn, rest, gone)


def random_fitting(g: Avel, hero: Hero, chance: Chance) -> Fitting:
    """A legal answer for a player who does not care: anything worn, and discards in any order until it fits."""
    tokens = hero.tokens()
    chance.shuffle(tokens, "bot")
    slots: dict[str, TokenId] = {}
    for token in tokens:
        if g.box.equipment[token].kind != "elixir":
            slots.setdefault(g.box.equipment[token].kind, token)
    rest = [token for token in tokens if token not in slots.values()]
    gone: list[TokenId] = []
    while not g.box.backpack.fits(g.shapes(rest)):
        gone.append(rest.pop())
    return _fitting(g, hero, list(slots.values()), rest, gone)


@rule("AVEL-PACK-04", "AVEL-PACK-05", "AVEL-PACK-11")
def check_fitting(g: Avel, hero: Hero, plan: Fitting) -> Broken | None:
    """Everything must be worn, packed or discarded, each token once; more may be discarded than needed."""
    if sorted([*_placed(plan), *plan.discards]) != sorted(hero.tokens()):
        return Broken("AVEL-PACK-04", "avel-broken-tokens")
    if not 0 <= plan.coins_discarded <= hero.coins:
        return Broken("AVEL-PACK-05", "avel-broken-coins", {"n": hero.coins})
    return broken_by(g, plan, hero.coins - plan.coins_discarded)


@rule("AVEL-PACK-07", "AVEL-PACK-08", "AVEL-PACK-11", "AVEL-TURN-10")
def check_rearrangement(g: Avel, seat: Seat, plan: Rearrangement) -> Broken | None:
    """Free, at any time, even in another hero's turn; but not during one's own battle or before a gain is placed.

    Ruling (AVEL-PACK-11): nothing can be discarded by rearranging.
    """
    from .battle import Battle  # the battle chapter needs this one

    hero = g.hero(seat)
    setting_up = g.state.round == 0
    if setting_up or any(isinstance(frame, Battle | Fit) and frame.seat == seat for frame in g.stack):
        return Broken("AVEL-PACK-08", "avel-broken-busy")
    if sorted(_placed(plan)) != sorted(hero.tokens()):
        return Broken("AVEL-PACK-07", "avel-broken-tokens")
    return broken_by(g, plan, hero.coins)


def rearrange(g: Avel, seat: Seat, plan: Rearrangement) -> None:
    """Carry out a legal rearrangement."""
    put(g.hero(seat), plan)
    g.tell(Rearranged, seat)


Avel.commands = (Command("avel.rearrange", Rearrangement, check_rearrangement, rearrange),)
