"""A route by keyboard: step by step over the map, with what it meets on its way."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Drawn

from oakveil.games.oakdell.choices import Leg, Route
from oakveil.games.oakdell.maze import around
from oakveil.games.oakdell.records import Space
from oakveil.games.oakdell.rules.movement import (
    ends_harmlessly,
    is_ghostly,
    legs_from,
    longest_run,
    means_of,
    spend,
    strides,
    traps_of,
)
from oakveil.games.oakdell.state import Hero, OakDell

from ...words import Words
from ...wrapping import fitted
from ..editor import Editor
from .dungeon import Marks, cut_out, draw_dungeon, place_of
from .signs import STYLES, naming

_WAYS = {"up": 0, "right": 1, "down": 2, "left": 3}
_MOST_TOLD = 2
"""Rows kept for what is told above the map."""


class Routing(Editor):
    """The steps so far. How many of them are those of boots and of Run follows from their number."""

    def __init__(self, g: OakDell, words: Words, hero: Hero) -> None:
        self.g, self.words, self.hero = g, words, hero
        self.steps: list[Leg] = []
        self.split, self.avoided = 0, 0
        """Which of the possible ways to count more steps, and which of the traps to avoid (0: none), is chosen."""
        self._note = ""
        self._asked = words.say("terminal-oakdell-route-title", n=g.turn.move, more=self._most - g.turn.move)
        self.orders = words.say("terminal-oakdell-route-orders")
        self.keys = words.say("terminal-oakdell-route-keys")
        self._count()

    def _count(self) -> None:
        """Have the title tell how many steps are made, and how many are to be made."""
        self.title = self.words.say("terminal-about", thing=self._asked, what=self._counted())

    @property
    def _most(self) -> int:
        """The longest way of this turn."""
        return self.g.turn.move + longest_run(self.g, self.hero) + max(strides(self.g, self.hero))

    @property
    def end(self) -> Space:
        """Where the way leads so far."""
        return self.steps[-1].to if self.steps else self.hero.space

    def answer(self) -> Route:
        run, boots = self._extra()
        route = Route(tuple(self.steps), run, boots)
        avoid = self._avoidable(route)[self.avoided : self.avoided + 1]
        return Route(route.steps, run, boots, *avoid)

    def _avoidable(self, route: Route) -> list[Space]:
        """What Trap Avoidance may be used on, after nothing."""
        return ["", *(traps_of(self.g, self.hero, route) if "trapavoid" in self.hero.ready else [])]

    def _extra(self) -> tuple[int, int]:
        """The steps of Run and of boots."""
        ways = self._splits()
        return ways[self.split % len(ways)] if ways else (0, 0)

    def _splits(self) -> list[tuple[int, int]]:
        """All ways to count the steps beyond the die: as few of Run as possible first."""
        more, most = len(self.steps) - self.g.turn.move, longest_run(self.g, self.hero)
        ways = [(more - boots, boots) for boots in strides(self.g, self.hero)]
        return sorted(way for way in ways if 0 <= way[0] <= most)

    # -- keys and orders -----------------------------------------------------------------------------------------------

    def press(self, key: str, letter: str | None) -> None:
        self._note = ""
        if key in _WAYS:
            self.walk(around(self.end)[_WAYS[key]])
        elif key in ("backspace", "delete") and self.steps:
            self._cut(len(self.steps) - 1)
        elif letter == "d":
            self.change_means()
        elif letter == "b":
            self.split += 1
        elif letter == "t":
            self.avoid_next()
        self._count()

    def order(self, line: str) -> bool:
        """ "D5 E5" walks there, "back" one step, "door", "boots" and "trap" change how; "new" begins again."""
        self._note = ""
        verb = line.strip().lower()
        if verb in ("undo", "new"):
            self._cut(0 if verb == "new" else max(0, len(self.steps) - 1))
        elif verb == "door":
            self.change_means()
        elif verb == "boots":
            self.split += 1
        elif verb == "trap":
            self.avoid_next()
        elif not self._walk_along(line.upper().split()):
            return False
        self._count()
        return True

    def _walk_along(self, told: list[str]) -> bool:
        """Spaces by their names, one beside the other; False if one of them is none."""
        names = naming(self.g.box, self.words.text)
        spaces = {names.space(space): space for space in self.g.maze.zone}
        if not told or any(name not in spaces for name in told):
            return False
        for name in told:
            if not self.walk(spaces[name]):
                break
        return True

    def walk(self, to: Space) -> bool:
        """One step further; False, with a note, if it is not possible."""
        legs = [leg for leg in self._legs(self.steps) if leg.to == to]
        if len(self.steps) >= self._most:
            self._note = self.words.say("terminal-oakdell-route-full")
        elif legs:
            self.steps.append(legs[0])
            return True
        else:
            beside = any(way.to == to for way in self.g.maze.ways[self.end])
            names = naming(self.g.box, self.words.text)
            if beside:
                told = {"start": names.space(self.end), "to": names.space(to)}
                self._note = self.words.say("oakdell-broken-closed", **told)
            else:
                self._note = self.words.say("terminal-oakdell-route-rock")
        return False

    def _legs(self, steps: list[Leg]) -> list[Leg]:
        """The steps that are possible after these."""
        means = means_of(self.hero, is_ghostly(self.g, self.hero, max(self.g.turn.move, len(steps) + 1)))
        at = self.hero.space
        for leg in steps:
            spend(self.g, at, leg, means)
            at = leg.to
        return legs_from(self.g, at, means)

    def change_means(self) -> None:
        """Pass the last door in another way: with a key, by a breach, in Ghost Boots."""
        if self.steps:
            last = self.steps[-1]
            legs = [leg for leg in self._legs(self.steps[:-1]) if leg.to == last.to]
            self.steps[-1] = legs[(legs.index(last) + 1) % len(legs)] if last in legs else last

    def avoid_next(self) -> None:
        """Use Trap Avoidance on the next trap of the way, or on none."""
        route = Route(tuple(self.steps), *self._extra())
        self.avoided = (self.avoided + 1) % len(self._avoidable(route))

    def _cut(self, length: int) -> None:
        del self.steps[length:]
        self.avoided = 0

    # -- how it stands -------------------------------------------------------------------------------------------------

    def draw(self) -> Drawn:
        route = [self.hero.space, *(leg.to for leg in self.steps)]
        picture = draw_dungeon(self.g, self.words, self.hero, self.room, Marks(focus=self.end, route=route))
        told = Drawn(self._note, STYLES["danger"]) if self._note else Drawn("; ".join(self._met()) or " ")
        above = fitted(told, self.room.columns).split("\n")[:_MOST_TOLD]
        row, _ = place_of(self.g, self.end, self.room)
        return Drawn("\n").join([*above, cut_out(picture, row, self.room.rows - len(above))])

    def told(self) -> list[str]:
        names = naming(self.g.box, self.words.text)
        way = " ".join(names.space(space) for space in (self.hero.space, *(leg.to for leg in self.steps)))
        ahead = ", ".join(self._told_ahead())
        lines = [self._counted(), self.words.say("terminal-about", thing=way, what="; ".join(self._met()) or "–")]
        lines.append(self.words.say("terminal-oakdell-route-ahead", spaces=ahead))
        return [*lines, self._note] if self._note else lines

    def _counted(self) -> str:
        """How many steps are made, how many are to be made."""
        run, boots = self._extra()
        n = len(self.steps)
        return self.words.say(
            "terminal-oakdell-route-count", n=n, wanted=self.g.turn.move + run + boots, run=run, boots=boots
        )

    def _told_ahead(self) -> Iterator[str]:
        """Where one more step would lead, with what stands there."""
        names = naming(self.g.box, self.words.text)
        for to in dict.fromkeys(leg.to for leg in self._legs(self.steps)):
            feature = self.g.maze.features.get(to)
            if feature is None or to in self.hero.crossed:
                yield names.space(to)
            else:
                yield self.words.say(
                    "oakdell-table-feature",
                    kind=feature.kind,
                    potion=names.potion_called(feature.colour) if feature.colour else "none",
                    shrine=names.shrine(feature.id) if feature.id else "none",
                    space=names.space(to),
                )

    def _met(self) -> Iterator[str]:
        """All that happens on the way, in its order."""
        g, hero, say, names = self.g, self.hero, self.words.say, naming(self.g.box, self.words.text)
        route = self.answer()
        traps, seen = traps_of(g, hero, route), set(hero.crossed)
        for leg in route.steps:
            if leg.via != "open":
                yield say("terminal-oakdell-passes", via=leg.via)
            feature = g.maze.features.get(leg.to)
            if feature is None or leg.to in seen:
                continue
            space = names.space(leg.to)
            match feature.kind:
                case "trap" if leg.to in traps:
                    avoided = leg.to == route.avoid
                    n = 0 if avoided else g.maze.zone[leg.to]
                    yield say("terminal-oakdell-meets-trap", space=space, n=n)
                case "potion":
                    assert feature.colour is not None
                    yield say("terminal-oakdell-meets", what=names.potion_called(feature.colour), space=space)
                case "torch" | "fountain" | "chest":
                    yield say("terminal-oakdell-meets", what=say(f"terminal-oakdell-{feature.kind}"), space=space)
                case "boss" if g.options.scenario == "boss":
                    yield say("terminal-oakdell-meets", what=say("terminal-oakdell-chamber"), space=space)
                case "shrine" if g.options.scenario == "shrines" and feature.id and leg.to not in hero.destroyed:
                    yield say("terminal-oakdell-meets", what=names.shrine(feature.id), space=space)
                case _:
                    continue
            seen.add(leg.to)
        yield from self._ends(route)

    def _ends(self, route: Route) -> Iterator[str]:
        """What it means to stop there, if the way has its full length."""
        g, say = self.g, self.words.say
        if not route.steps or len(route.steps) != g.turn.move + route.run + route.boots:
            return
        feature = g.maze.features.get(self.end)
        if feature is None:
            return
        if feature.kind == "wall_torch":
            yield say("terminal-oakdell-ends-in-light")
        elif feature.kind == "trap" and self.end not in self.hero.crossed:
            before = [leg.to for leg in route.steps[:-1]]
            if self.end not in before and ends_harmlessly(g, self.hero, route.run):
                yield say("terminal-oakdell-ends-on-trap")
