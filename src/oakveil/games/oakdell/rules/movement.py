"""Moving through the dungeon: which routes are legal, and how they are walked (specification 3.3, 3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from oakveil.kernel.ask import Broken
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import DodgeTo, Leg, Route
from ..effects.harm import SelfDamage
from ..effects.moves import ExtraMove, ExtraMoveExact, PassDoors
from ..events import DoorGhosted, DoorOpened, Stepped, WallBroken
from ..maze import Maze, Passage
from ..records import Edge, Space
from ..state import Hero, OakDell
from .circles import use_special
from .features import enter, is_armed
from .gaining import GainGear
from .harm import Packet


class Barrier(msgspec.Struct, frozen=True):
    """A door or a wall beside a space, with the steps through it: each way of passing it is made once."""

    edge: Edge
    kind: Passage
    opened: Leg
    key: Leg
    breach: Leg
    ghost: Leg
    wall: Leg


@cache
def _open_legs(maze: Maze) -> dict[Space, tuple[Leg, ...]]:
    """For each space the steps that nothing is in the way of."""
    return {here: tuple([Leg(way.to) for way in ways if way.kind == "open"]) for here, ways in maze.ways.items()}


@cache
def _barriers(maze: Maze) -> dict[Space, tuple[Barrier, ...]]:
    return {
        here: tuple(
            [
                Barrier(
                    way.edge,
                    way.kind,
                    Leg(way.to),
                    Leg(way.to, "key"),
                    Leg(way.to, "breach"),
                    Leg(way.to, "ghost"),
                    Leg(way.to, "wall"),
                )
                for way in ways
                if way.kind != "open"
            ]
        )
        for here, ways in maze.ways.items()
    }


class Means(msgspec.Struct):
    """What a hero can still pass doors and walls with, at a place of a route that is being declared."""

    opened: frozenset[Edge]
    keys: int
    breach: bool
    wall: bool
    ghost: bool = False


@rule("OAK-MOVE-09")
def means_of(hero: Hero, ghost: bool = False) -> Means:
    """Only what a hero has before its route counts."""
    return Means(hero.opened, hero.keys, "breach" in hero.ready, "wallbreak" in hero.ready, ghost)


@rule("OAK-MOVE-02", "OAK-MOVE-03", "OAK-DOOR-01", "OAK-DOOR-02", "OAK-DOOR-03", "OAK-WALL-01", "OAK-SPEC-BREACH")
def legs_from(g: OakDell, space: Space, means: Means) -> list[Leg]:
    """The steps possible from a space: where nothing is in the way first; a key before a breach."""
    legs = [*_open_legs(g.maze)[space]]
    for barrier in _barriers(g.maze)[space]:
        if barrier.edge in means.opened:
            legs.append(barrier.opened)
        elif barrier.kind == "wall":
            if means.wall:
                legs.append(barrier.wall)
        else:
            if means.keys:
                legs.append(barrier.key)
            if means.breach:
                legs.append(barrier.breach)
            if means.ghost:
                legs.append(barrier.ghost)
    return legs


@rule("OAK-DOOR-02", "OAK-WALL-02")
def spend(g: OakDell, space: Space, leg: Leg, means: Means) -> None:
    """What is left after a step. A door that was opened and a wall that was broken stay so on the rest of the route."""
    if leg.via == "open" or leg.via == "ghost":
        return
    if leg.via == "key":
        means.keys -= 1
    elif leg.via == "breach":
        means.breach = False
    else:
        means.wall = False
    means.opened |= {edge_of(g, space, leg.to)}


def edge_of(g: OakDell, space: Space, to: Space) -> Edge:
    """The edge between two neighbouring spaces."""
    return next(way.edge for way in g.maze.ways[space] if way.to == to)


@rule("OAK-SPEC-RUN")
def longest_run(g: OakDell, hero: Hero) -> int:
    """How many more spaces Run allows; 0 if it is not ready."""
    if "run" not in hero.ready:
        return 0
    return sum([effect.up_to for effect in g.box.specials["run"].effect if type(effect) is ExtraMove])


@rule("OAK-GEAR-BOOTSA")
def strides(g: OakDell, hero: Hero) -> tuple[int, ...]:
    """The numbers of spaces that boots may add: none, or exactly so many."""
    for gear in g.box.gear_with(hero.gear, "dungeon_phase"):
        if type(gear.effect) is ExtraMoveExact:
            return (0, *gear.effect.amounts)
    return (0,)


@rule("OAK-DOOR-05", "OAK-GEAR-BOOTSB")
def is_ghostly(g: OakDell, hero: Hero, total: int) -> bool:
    """Whether boots pass doors in a turn of so many spaces in all."""
    return any(
        type(gear.effect) is PassDoors and gear.when.move_total in (None, total)
        for gear in g.box.gear_with(hero.gear, "dungeon_phase")
    )


@rule("OAK-MOVE-06")
def is_stuck(g: OakDell, hero: Hero) -> bool:
    """Whether a hero has no legal route of the length of its die.

    Ruling (OAK-MOVE-06): then the longest legal route has the length 0. Who can take one step can take as many as it
    likes, there and back; only Ghost boots let a hero through a door that is closed behind it.
    """
    if _open_legs(g.maze)[hero.space]:
        return False
    return not legs_from(g, hero.space, means_of(hero, is_ghostly(g, hero, g.turn.move)))


@rule("OAK-MOVE-01", "OAK-MOVE-05", "OAK-MOVE-04", "OAK-GEAR-BOOTSA", "OAK-SPEC-RUN")
def broken_by(g: OakDell, hero: Hero, route: Route) -> Broken | None:
    """The rule that a route breaks; None when it is legal."""
    if route.run > (most := longest_run(g, hero)):
        return Broken("OAK-SPEC-RUN", "oakdell-broken-run", {"run": route.run, "most": most})
    if route.boots not in strides(g, hero):
        return Broken("OAK-GEAR-BOOTSA", "oakdell-broken-boots", {"boots": route.boots})
    total = g.turn.move + route.run + route.boots
    if len(route.steps) != total:
        args: dict[str, str | int] = {
            "steps": len(route.steps),
            "wanted": total,
            "run": route.run,
            "boots": route.boots,
        }
        return Broken("OAK-MOVE-01", "oakdell-broken-length", args)
    means, space = means_of(hero, is_ghostly(g, hero, total)), hero.space
    for leg in route.steps:
        if leg not in legs_from(g, space, means):
            return _broken_step(g, space, leg, means)
        spend(g, space, leg, means)
        space = leg.to
    if route.avoid and ("trapavoid" not in hero.ready or route.avoid not in traps_of(g, hero, route)):
        return Broken("OAK-TRAP-06", "oakdell-broken-avoid", {"space": route.avoid})
    return None


def _broken_step(g: OakDell, space: Space, leg: Leg, means: Means) -> Broken:
    """Why a step is not possible."""
    between: dict[str, str | int] = {"start": space, "to": leg.to}
    way = next((way for way in g.maze.ways[space] if way.to == leg.to), None)
    if way is None:
        return Broken("OAK-MOVE-02", "oakdell-broken-step", between)
    kind = "open" if way.edge in means.opened else way.kind
    if leg.via == "open":
        return Broken("OAK-DOOR-01" if kind == "door" else "OAK-WALL-01", "oakdell-broken-closed", between)
    if (leg.via == "wall") is not (kind == "wall") or kind == "open":
        return Broken("OAK-MOVE-02", "oakdell-broken-via", between)
    match leg.via:
        case "key":
            return Broken("OAK-DOOR-01", "oakdell-broken-keys", {"keys": means.keys})
        case "breach":
            return Broken("OAK-SPEC-BREACH", "oakdell-broken-breach")
        case "ghost":
            return Broken("OAK-DOOR-05", "oakdell-broken-ghost")
        case _:
            return Broken("OAK-SPEC-WALL", "oakdell-broken-wall")


@rule("OAK-TRAP-03")
def ends_harmlessly(g: OakDell, hero: Hero, run: int) -> bool:
    """Whether a trap on which a route ends does nothing.

    Ruling (OAK-TRAP-03): the steps of Run are available movement, so all or none of them must have been used. What
    boots add is exact.
    """
    return run in (0, longest_run(g, hero))


@rule("OAK-TRAP-01", "OAK-TRAP-02", "OAK-TRAP-03", "OAK-TRAP-04", "OAK-TRAP-05")
def traps_of(g: OakDell, hero: Hero, route: Route) -> list[Space]:
    """The traps that spring on a route, each once: Trap Avoidance may be used on one of them.

    Ruling (OAK-TRAP-04): leaving the space where the turn began is not passing it.
    """
    spaces = [leg.to for leg in route.steps]
    if spaces and ends_harmlessly(g, hero, route.run):
        spaces.pop()
    return [space for space in dict.fromkeys(spaces) if is_armed(g, hero, space)]


@rule("OAK-MOVE-01", "OAK-MOVE-05")
def propose(g: OakDell, hero: Hero, chance: Chance) -> Route:
    """A legal route at random, for a hero who is not stuck."""
    run = chance.below(longest_run(g, hero) + 1, "bot") if "run" in hero.ready else 0
    boots = chance.roll(strides(g, hero), "bot") if hero.gear else 0
    if (run or boots) and not legs_from(g, hero.space, means_of(hero)):
        run = boots = 0  # only Ghost boots lead out of here
    total, space = g.turn.move + run + boots, hero.space
    open_legs, barriers, steps = _open_legs(g.maze), _barriers(g.maze), list[Leg]()
    means: Means | None = None
    for _ in range(total):
        legs: Sequence[Leg] = open_legs[space]
        if barriers[space]:
            means = means or means_of(hero, is_ghostly(g, hero, total))
            legs = legs_from(g, space, means)
        leg = legs[chance.below(len(legs), "bot")]
        if means is not None:
            spend(g, space, leg, means)
        steps.append(leg)
        space = leg.to
    route = Route(tuple(steps), run, boots)
    if "trapavoid" in hero.ready and (traps := traps_of(g, hero, route)):
        return msgspec.structs.replace(route, avoid=chance.roll(["", *traps], "bot"))
    return route


class Walk(Frame):
    """The acting hero walks these steps. `taken` of them are done; `chests` are to be opened when all are.

    `harmless`: a trap on which it ends does nothing. `avoid` is the space where Trap Avoidance is used.
    """

    steps: tuple[Leg, ...]
    harmless: bool = True
    avoid: Space = ""
    taken: int = 0
    chests: int = 0

    @step("OAK-MOVE-04", "OAK-MOVE-08", "OAK-WALL-02", "OAK-SPEC-WALL")
    def walk(self, g: OakDell) -> Frame | None:
        """Step by step, to the end or to what hurts. A wall is broken before it is passed."""
        hero, steps = g.acting, self.steps
        while self.taken < len(steps):
            leg = steps[self.taken]
            if leg.via == "wall":
                use_special(g, hero, "wallbreak")
                self.goto(Walk.pass_wall)
                n = sum([effect.amount for effect in g.box.specials["wallbreak"].effect if type(effect) is SelfDamage])
                return Packet(n=n, source="wall")
            if leg.via != "open":
                _pass_door(g, hero, leg)
            harm = self._arrive(g, hero, leg)
            if harm is not None:
                self.goto(Walk.walk)
                return harm
        self.goto(Walk.open_chests)
        return None

    @step("OAK-WALL-02")
    def pass_wall(self, g: OakDell) -> Frame | None:
        """Ruling (OAK-WALL-02): the gap stays open for this hero."""
        hero, leg = g.acting, self.steps[self.taken]
        edge = edge_of(g, hero.space, leg.to)
        hero.opened |= {edge}
        g.tell(WallBroken, hero.seat, edge)
        self.goto(Walk.walk)
        return self._arrive(g, hero, leg)

    @rule("OAK-MOVE-08", "OAK-ITEM-04")
    def _arrive(self, g: OakDell, hero: Hero, leg: Leg) -> Frame | None:
        """Chests wait for the end of the route; all else happens at once."""
        self.taken += 1
        start, hero.space = hero.space, leg.to
        g.tell(Stepped, hero.seat, start, leg.to, leg.via)
        if leg.to not in g.maze.features:
            return None
        happens = enter(g, hero, self.harmless and self.taken == len(self.steps), leg.to == self.avoid)
        if type(happens) is GainGear:
            self.chests += 1
            return None
        return happens

    @step("OAK-ITEM-04", "OAK-MOVE-09")
    def open_chests(self, g: OakDell) -> Frame | None:
        if not self.chests:
            return None
        self.chests -= 1
        self.goto(Walk.open_chests)
        return GainGear()


@rule("OAK-DOOR-01", "OAK-DOOR-02", "OAK-DOOR-05", "OAK-SPEC-BREACH")
def _pass_door(g: OakDell, hero: Hero, leg: Leg) -> None:
    """A key is spent, or the door is breached; both open it for this hero for the rest of the game. Boots do not.

    Ruling (OAK-DOOR-02): it is unlocked or broken.
    """
    edge = edge_of(g, hero.space, leg.to)
    if leg.via == "ghost":
        g.tell(DoorGhosted, hero.seat, edge)
        return
    if leg.via == "key":
        hero.keys -= 1
        g.tell(DoorOpened, hero.seat, edge, "key")
    else:
        use_special(g, hero, "breach")
        g.tell(DoorOpened, hero.seat, edge, "breach")
    hero.opened |= {edge}


@rule("OAK-SPEC-DODGE", "OAK-DOOR-05")
def step_options(g: OakDell, hero: Hero) -> tuple[DodgeTo, ...]:
    """Where a hero may dodge to.

    Ruling (OAK-DOOR-05): Ghost boots do not help, since the hero then moves more than one space in this turn.
    """
    return tuple([DodgeTo(leg.to, leg.via) for leg in legs_from(g, hero.space, means_of(hero))])


@rule("OAK-SPEC-DODGE")
def dodge(choice: DodgeTo) -> Frame:
    """One step with all that it brings; a trap is harmless, since the step is all the movement."""
    return Walk(steps=(Leg(choice.to, choice.via),))
