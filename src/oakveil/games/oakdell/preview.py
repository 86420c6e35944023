"""What a route would bring, before it is walked: the map is open, so everything can be told (specification 7)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from oakveil.kernel.rulebook import rule

from .choices import Leg, Route
from .effects.harm import SelfDamage
from .records import Feature, Space, Zone
from .rules.features import FOUNTAIN
from .rules.movement import broken_by, traps_of
from .state import Hero, OakDell

Happens = Literal[
    "key",
    "breach",
    "ghost",
    "wall",
    "trap",
    "avoided",
    "harmless",
    "potion",
    "torch",
    "fountain",
    "chest",
    "shrine",
    "chamber",
]
ITEMS = ("potion", "torch", "fountain", "chest")


class Consequence(Struct, frozen=True):
    """Something that a route brings on the way to `space`, or there. `n` is damage or hearts, `what` a potion's colour
    or the id of a shrine. `useless`: nothing would be gained, or a shrine could not be paid now."""

    happens: Happens
    space: Space
    n: int = 0
    what: str = ""
    useless: bool = False


class Foreseen(Struct, frozen=True, kw_only=True):
    """What a route brings, in order. `damage` before any circle blocks it; `deadly`: it would take the last heart.

    It ends in `zone`, in the light of a wall torch or not, with `distance` steps left to the objective without doors
    (None: there is none, or no way).
    """

    consequences: tuple[Consequence, ...]
    damage: int
    deadly: bool
    zone: Zone
    lit: bool
    distance: int | None


@rule("OAK-MOVE-08", "OAK-MOVE-07", "OAK-TRAP-02", "OAK-TRAP-05", "OAK-TRAP-06")
def foresee(g: OakDell, hero: Hero, route: Route) -> Foreseen:
    """What happens on a legal route. Raises ValueError for one that breaks a rule."""
    broken = broken_by(g, hero, route)
    if broken is not None:
        raise ValueError(f"{broken.rule}: {broken.message}")
    walker = _Walker(g, hero, route)
    for leg in route.steps:
        walker.walk(leg)
    end = walker.space
    feature = g.maze.features.get(end)
    return Foreseen(
        consequences=tuple(walker.told),
        damage=walker.damage,
        deadly=walker.is_dead,
        zone=g.maze.zone[end],
        lit=feature is not None and feature.kind == "wall_torch",
        distance=distance(g, replace(hero, space=end, chamber=hero.chamber or walker.in_chamber)),
    )


class _Walker:
    """Walks a route in thought."""

    def __init__(self, g: OakDell, hero: Hero, route: Route) -> None:
        self.g = g
        self.hero = hero
        self.route = route
        self.traps = traps_of(g, hero, route)
        self.space = hero.space
        self.crossed = set(hero.crossed)
        self.full = hero.full
        self.potions = dict(hero.gained)
        self.torches = hero.found
        self.damage = 0
        self.is_dead = False
        self.in_chamber = False
        self.told: list[Consequence] = []

    def walk(self, leg: Leg) -> None:
        """One step more."""
        if leg.via == "wall":
            effects = self.g.box.specials["wallbreak"].effect
            n = sum(effect.amount for effect in effects if isinstance(effect, SelfDamage))
            self._tell("wall", leg.to, n)
            self._hurt(n)
        elif leg.via != "open":
            self._tell(leg.via, leg.to)
        self.space = leg.to
        feature = self.g.maze.features.get(leg.to)
        if feature is not None and leg.to not in self.crossed:
            self._meet(feature)

    def _tell(self, happens: Happens, space: Space, n: int = 0, what: str = "", useless: bool = False) -> None:
        self.told.append(Consequence(happens, space, n, what, useless))

    def _hurt(self, n: int) -> None:
        self.damage += n
        self.is_dead = self.is_dead or self.hero.broken + self.damage >= self.full

    def _meet(self, feature: Feature) -> None:
        space, hero = self.space, self.hero
        if feature.kind == "trap":
            self._spring()
        elif feature.kind in ITEMS:
            self.crossed.add(space)
            self._take(feature)
        elif feature.kind == "shrine" and self.g.options.scenario == "shrines" and space not in hero.destroyed:
            cost = feature.cost or {}
            short = any(len(hero.tracks[track].left) < n for track, n in cost.items())
            self._tell("shrine", space, what=feature.id or "", useless=short)
        elif feature.kind == "boss" and self.g.options.scenario == "boss" and not (hero.chamber or self.in_chamber):
            self.in_chamber = True
            self._tell("chamber", space)

    def _spring(self) -> None:
        """Where a trap does not spring, the route ends on it."""
        space = self.space
        if space not in self.traps:
            self._tell("harmless", space)
            return
        self.crossed.add(space)
        if space == self.route.avoid:
            self._tell("avoided", space)
            return
        n = self.g.maze.zone[space]
        self._tell("trap", space, n)
        self._hurt(n)

    def _take(self, feature: Feature) -> None:
        box = self.g.box
        match feature.kind:
            case "potion":
                colour = feature.colour
                assert colour is not None
                most = box.potions[colour].circles
                had = self.potions.get(colour, 0)
                self.potions[colour] = min(most, had + 1)
                self._tell("potion", self.space, what=colour, useless=had >= most)
            case "torch":
                useless = self.torches >= self.g.maze.torch_track
                self.torches += not useless
                self._tell("torch", self.space, useless=useless)
            case "fountain":
                n = min(FOUNTAIN, box.full_max - self.full)
                self.full += n
                self._tell("fountain", self.space, n, useless=not n)
            case _:
                self._tell("chest", self.space)


def goals(g: OakDell, hero: Hero) -> frozenset[Space]:
    """The spaces that a hero still has to reach."""
    if g.options.scenario == "shrines":
        return frozenset(space for space in g.maze.shrines if space not in hero.destroyed)
    return frozenset() if hero.chamber or g.maze.chamber is None else frozenset([g.maze.chamber])


def distance(g: OakDell, hero: Hero, doors: int = 0) -> int | None:
    """Steps to the nearest objective through so many closed doors at most; None when there is none, or no way."""
    wanted = goals(g, hero)
    return g.maze.distances(wanted, doors=doors, opened=hero.opened).get(hero.space) if wanted else None
