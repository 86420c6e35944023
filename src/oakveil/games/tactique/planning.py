"""The turn of a hero as a plan: a beam search over what it could do, by the real rules on copies (specification 10).

A plan depends on nothing but what its seat knows: the unknown is dealt anew from the position itself, and so is all
chance. So the same position has the same plan, whoever asks, and plans can be remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heappush, nlargest
from itertools import count
from typing import NamedTuple

import msgspec

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .board import INDEX, Cell, mask_of
from .choices import ChooseCell, DiscardToMove, EndTurn, MoveTo, Play
from .habits import habit, play_on
from .positions import distance, found_by_enemies, look_of, paths
from .rules.enemies import EnemiesTurn
from .rules.lasting import has
from .rules.movement import MoveHero, TeleportFigure
from .rules.playing import PlayCard, playable
from .scoring import potential, promise_of, score
from .sequence import HeroTurn
from .state import CardId, Hero, HeroId, Tactique
from .worth import Worth, worth_of

COMBINATIONS = 20
"""So many ways to make the choices of a card are tried; if there are more, some of them."""
CELLS_TRIED = 6
"""So many of the cells that a movement can end on are tried."""
WALK = 3
"""A hero considers walking so far by discarding cards."""
WALKS = 5
"""So many of the cells to walk to are tried, and the safest one."""
STOPS = 12
"""So many of the positions found are looked at as places to end the turn, with a forecast."""
LEEWAY = 1.0
"""So much milder than before the enemies may be to a place that stands worse."""
POOR = 2.4
"""Cards below this value are discarded at the end of the turn: they only slow the draw."""


class Level(msgspec.Struct, frozen=True):
    """How hard a bot thinks: states kept at each depth, and forecasts made of each place to stop (0: none)."""

    name: str
    width: int
    forecasts: int
    depth: int = 9


class Node(NamedTuple):
    """A position that a plan can lead to: the answers that do, and how much it promises."""

    g: Tactique
    answers: tuple[Option, ...]
    promise: float


class Later(NamedTuple):
    """A movement that is tried if no better place is found: the position it is asked in, and what it may promise."""

    node: Node
    option: Option
    promise: float


class Walk(NamedTuple):
    """Single steps along a path from a position, each for one of the cards, and what the position then promises."""

    node: Node
    path: tuple[Cell, ...]
    cards: tuple[CardId, ...]
    promise: float


Candidate = Node | Later | Walk
"""What could be one of the positions kept."""


class Plan(NamedTuple):
    """What to answer one after the other, and how good the team stands after the enemies' turn that follows."""

    answers: tuple[Option, ...]
    value: float


class Planner:
    """Plans the rest of the turn that is in progress on `g`, which was dealt anew and is not changed."""

    def __init__(self, g: Tactique, level: Level, seed: bytes) -> None:
        turn = g.within(HeroTurn)
        assert turn is not None
        self.level = level
        self.seed = seed
        self.root = g
        self.hero: HeroId = turn.hero
        self.worth: Worth = worth_of(g.box)
        self.alone = not any(other.ready and other.alive and other.id != turn.hero for other in g.state.heroes)
        """Nobody else will play this round."""
        self.chance = Chance(seed + b"tries")

    def plan(self) -> Plan:
        """The best that was found."""
        root = self.root.copy(Chance(self.seed))
        root.state.rewards, root.state.used_rewards, root.state.novices = {}, {}, ()  # no turn needs them
        root.stack = root.stack[next(i for i, frame in enumerate(root.stack) if isinstance(frame, HeroTurn)) :]
        layer = self._best_of(list(self.played_out(Node(root, (), 0.0), COMBINATIONS)), COMBINATIONS)
        stops = [*layer]
        for _ in range(self.level.depth):
            layer = self.next_layer(layer)
            stops += layer
        return self._best_stop(stops)

    def _best_stop(self, stops: list[Node]) -> Plan:
        """Where to end the turn. Places worse by far than one that was looked at are not looked at.

        They would have to be milder in what the enemies will do than any place before, and by more than `LEEWAY`.
        """
        best, mildest = Plan((), float("-inf")), float("-inf")
        for stands, _, node in nlargest(STOPS, self._places(stops)):
            if stands + mildest + LEEWAY < best.value:
                continue
            value = self.stop(node)
            mildest = max(mildest, value - stands)
            if value > best.value:
                best = Plan(node.answers, value)
        return best

    def _places(self, stops: list[Node]) -> list[tuple[float, int, Node]]:
        """The places to stop that differ in what the enemies find, the best of each kind with how good it is there."""
        places: dict[object, tuple[float, int, Node]] = {}
        for number, node in enumerate(stops):
            stands = self._as_it_stands(node)
            found = found_by_enemies(node.g)
            if found not in places or stands > places[found][0]:
                places[found] = (stands, -number, node)
        return list(places.values())

    def _as_it_stands(self, node: Node) -> float:
        """How good it is to end the turn here, without a look at what the enemies will do."""
        return score(node.g, self.worth, "turn_end", self.alone)

    def next_layer(self, layer: list[Node]) -> list[Node]:
        """The most promising positions one card or one walk further on; those in which the turn is over apart."""
        found: list[Candidate] = []
        for node in layer:
            if node.g.stack:
                found += self._plays(node)
                found += self._walks(node)
        return self._best_of(found, self.level.width)

    def _plays(self, node: Node) -> Iterator[Node | Later]:
        """Every card of the hand that can do something, with its choices."""
        g = node.g
        hero = g.hero(self.hero)
        for card in playable(g, hero):
            if not idle(g, hero, card, self.worth):
                yield from self.played_out(self._after(node, Play(card)), COMBINATIONS)

    def _best_of(self, found: list[Candidate], width: int) -> list[Node]:
        """The most promising of these that differ, and as many in which the turn is over."""
        best: list[Node] = []
        over: list[Node] = []
        looks: set[object] = set()
        order = count()  # equals stay in the order in which they were found
        heap = [(-one.promise, next(order), one) for one in found]
        heapify(heap)
        while heap and len(best) < width and len(over) < width:
            _, _, one = heappop(heap)
            if not isinstance(one, Node):
                for node in self._tried(one):
                    heappush(heap, (-node.promise, next(order), node))
            elif (look := look_of(one.g, self.hero)) not in looks:
                looks.add(look)
                (best if one.g.stack else over).append(one)
        over += [one for _, _, one in heap if isinstance(one, Node) and not one.g.stack]
        return best + nlargest(width, over, key=_promise)

    def _tried(self, one: Later | Walk) -> Iterable[Node | Later]:
        """What comes of a movement or a walk."""
        if isinstance(one, Later):
            return self.played_out(self._after(one.node, one.option), COMBINATIONS)
        walked = self._walked(one)
        return () if walked is None else (walked,)

    def played_out(self, node: Node, budget: int) -> Iterator[Node | Later]:
        """The positions in which all choices are made, `budget` of them at most. The given one is used up.

        Of the places to move to only the one that promises most is tried at once.
        """
        g, answers = node.g, node.answers
        while True:
            asks = g.asks()
            if not asks or isinstance(g.stack[-1], HeroTurn):
                yield Node(g, answers, self._promise(g))
                return
            ask = asks[0]
            usual = habit(g, ask, self.chance)
            if usual is None:
                here = Node(g, answers, 0.0)
                frame = g.stack[-1]
                if isinstance(frame, MoveHero | TeleportFigure):
                    yield from self._moves(here, ask, frame.hero if isinstance(frame, MoveHero) else frame.figure)
                    return
                options = list(ask.options)
                if len(options) > budget:
                    options = self.chance.sample(options, budget, "bot")
                budget = max(1, budget // len(options))
                *others, usual = options
                for option in others:
                    yield from self.played_out(self._after(here, option), budget)
            g.answer(usual, ask.seat)
            answers += (usual,)

    def _moves(self, node: Node, ask: Ask, mover: HeroId) -> Iterator[Node | Later]:
        """The best place to move to, and others for later, which are taken to differ from it by what the hand can do.

        Of places that promise the same the one that is farthest from the enemies.
        """
        g = node.g
        hero = g.hero(mover)
        card = g.within(PlayCard)
        also = (card.card,) if card is not None and card.hero == hero.id else ()
        places: list[tuple[float, int, Option]] = []
        for option in ask.options:
            cell = _cell(option) or hero.cell
            places.append((potential(g, hero, self.worth, cell, also), distance(g, cell), option))
        (most, _, best), *others = nlargest(CELLS_TRIED, places, key=lambda place: place[:2])
        reached = list(self.played_out(self._after(node, best), COMBINATIONS))
        promise = max(one.promise for one in reached)
        yield from reached
        for value, _, option in others:
            yield Later(node, option, promise + value - most)

    def _after(self, node: Node, option: Option) -> Node:
        g = self._copy(node.g)
        g.answer(option, g.asks()[0].seat)
        return Node(g, (*node.answers, option), 0.0)

    def _copy(self, g: Tactique) -> Tactique:
        """A position with the chance that it had come to, the same as when the plan is carried out in thought."""
        return g.copy(Chance(self.seed, g.chance.used))

    def _promise(self, g: Tactique) -> float:
        """The quick score and what the rest of the hand could do."""
        hero = g.hero(self.hero)
        if not g.stack:
            return score(g, self.worth, "turn_end", self.alone)
        in_vain = self.alone and len(hero.hand) < 2
        return score(g, self.worth, "turn", in_vain) + potential(g, hero, self.worth)

    def _walks(self, node: Node) -> list[Walk]:
        """Walks to the cells nearby that promise most, and to the safest one."""
        g = node.g
        hero = g.hero(self.hero)
        field = g.state.battlefield
        if hero.cell is None or not hero.hand or has(g, hero.id, "rooted") or _has_walked(node):
            return []
        if field is not None and "no_discard_move" in g.box.traits[field]:
            return []
        settled = node.promise - potential(g, hero, self.worth)
        tried = [self._walk(node, hero, path, settled) for path in paths(g, hero, min(WALK, len(hero.hand)))]
        best = nlargest(WALKS, tried, key=_promise)
        if tried:
            safest = max(tried, key=lambda walk: distance(g, walk.path[-1]))
            if safest not in best:
                best.append(safest)
        return best

    def _walk(self, node: Node, hero: Hero, path: tuple[Cell, ...], settled: float) -> Walk:
        """A walk for the cards that are worth least where it ends. `settled`: what does not depend on the hand."""
        g = node.g
        enemies = mask_of([enemy.cell for enemy in g.state.enemies.values()])
        there, wounds = INDEX[path[-1]], len(hero.wounds)
        worths = sorted(
            (promise_of(g, hero, card, self.worth, there, enemies, wounds), self.worth.value[card], card)
            for card in hero.hand
        )
        rest = sum(value for value, _, _ in worths[len(path) :])
        return Walk(node, path, tuple(card for _, _, card in worths[: len(path)]), settled + rest)

    def _walked(self, walk: Walk) -> Node | None:
        """The position after a walk; None if something comes between."""
        g, answers = self._copy(walk.node.g), walk.node.answers
        for cell, card in zip(walk.path, walk.cards, strict=True):
            hero, name = g.hero(self.hero), g.box.name_of[card]
            alike = next(other for other in hero.hand if g.box.name_of[other] == name)
            for option in (DiscardToMove(alike), MoveTo(cell)):
                asks = g.asks()
                if not asks or option not in asks[0].options:
                    return None
                g.answer(option, asks[0].seat)
                answers += (option,)
        if g.stack and not isinstance(g.stack[-1], HeroTurn):
            return None
        return Node(g, answers, walk.promise)

    def stop(self, node: Node) -> float:
        """How good it is to end the turn here: what the table is like after the enemies' turn."""
        if not self.level.forecasts:
            return self._as_it_stands(node)
        ahead = self._copy(node.g)
        if ahead.stack:
            ahead.answer(EndTurn(), ahead.asks()[0].seat)
            play_on(ahead, self.chance)
        total = self._foretold(ahead)
        for number in range(1, self.level.forecasts):
            world = ahead.redealt(None, Chance(self.seed + bytes([number])))
            total += self._foretold(world)
        return total / self.level.forecasts

    def _foretold(self, ahead: Tactique) -> float:
        if ahead.state.enemies and ahead.outcome is None:
            ahead.stack = [EnemiesTurn()]
            play_on(ahead, self.chance)
        return score(ahead, self.worth, "round_end", self.alone)


def idle(g: Tactique, hero: Hero, card: CardId, worth: Worth) -> bool:
    """Whether a card can do nothing but damage and nobody is in its zones."""
    promise = worth.promise[g.box.name_of[card]]
    if not promise.hits or promise.block or promise.heal or promise.other or hero.cell is None:
        return False
    enemies = mask_of([enemy.cell for enemy in g.state.enemies.values()])
    at = INDEX[hero.cell]
    return not any(g.sight(hit.zone).around[at] & enemies for hit in promise.hits)


def closing(g: Tactique, hero: HeroId, worth: Worth) -> Option:
    """How a turn is ended: cards that only slow the draw are discarded first."""
    poor = [card for card in g.box.distinct(g.hero(hero).hand) if worth.value[card] < POOR]
    return DiscardToMove(min(poor, key=lambda card: worth.value[card])) if poor else EndTurn()


def _has_walked(node: Node) -> bool:
    """Whether a walk has led here: another one would lead to much the same places."""
    return len(node.answers) > 1 and isinstance(node.answers[-2], DiscardToMove)


def _cell(option: Option) -> Cell | None:
    return option.cell if isinstance(option, MoveTo | ChooseCell) else None


def _promise(one: Candidate) -> float:
    return one.promise
