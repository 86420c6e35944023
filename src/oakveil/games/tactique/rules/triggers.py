"""Triggers: who reacts to what has happened, in which order (specification 3.22, 9.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import BIT, CELLS, INDEX, Cell, place
from ..effects import AnyStep, Happening, On, RuneEvent, ZoneId
from ..events import CardRemoved, RuneTriggered, Triggered
from ..state import BATTLEFIELD, CardId, FigureId, Hero, LaidRune, Tactique
from .lasting import lift_rune
from .progress import Happened, Reacting
from .threat import may_be_attacked

EVERYWHERE: ZoneId = "all"
"""The zone of what enemies and battlefields do, where no other is told (specification 9.2)."""
DEEPEST = 60
"""Reactions to reactions stop here (TAC-TRIG-06)."""
FIELDS = ("round_start", "round_end", "hero_turn_end", "enemy_death")
"""What only enemies and battlefields react to."""
BORDER = sum(BIT[cell] for cell in CELLS if place(cell)[0] in (0, 5) or place(cell)[1] in (0, 3))
"""The cells on the edge of the board."""


class Pending(msgspec.Struct, frozen=True):
    """A reaction that is going to be resolved.

    `owner` reacts with its card, passive or rune `source`; `trigger` is whom the text calls "that enemy" or "that
    hero"; `origin` the last cell of an enemy that is gone.
    """

    event: Happening | RuneEvent
    owner: FigureId
    source: str
    zone: ZoneId
    do: tuple[AnyStep, ...]
    trigger: FigureId | None = None
    no_self: bool = False
    origin: Cell | None = None
    limit: int | None = None
    once: bool = False


class Triggers(Reacting):
    """All reactions to what has happened, one after another.

    Ruling (TAC-TRIG-06): beyond the greatest depth nothing reacts any more; it is for safety only.
    """

    happened: tuple[Happened, ...] = ()
    waiting: tuple[Pending, ...] = ()
    current: Pending | None = None

    @step("TAC-TRIG-01", "TAC-TRIG-03", "TAC-TRIG-04", "TAC-TRIG-06")
    def gather(self, g: Tactique) -> None:
        self.waiting += tuple(reactions(g, self.happened))
        if sum(isinstance(frame, Triggers) for frame in g.stack) > DEEPEST:
            self.end()

    @step("TAC-TRIG-03", "TAC-TRIG-06", "TAC-TRIG-07", "TAC-TARGET-03")
    def resolve_next(self, g: Tactique) -> Frame | None:
        """The steps of a reaction never target, even if its owner picks whom they hit."""
        from .steps import Steps  # steps cause reactions, and reactions are made of steps

        if not self.waiting:
            self.goto(Triggers.settle)
            return None
        current, self.waiting = self.waiting[0], self.waiting[1:]
        if not _still(g, current):
            self.goto(Triggers.resolve_next)
            return None
        self.current = current
        _begin(g, current)
        return Steps(
            actor=current.owner,
            source=current.source,
            zone=current.zone,
            no_self=current.no_self,
            steps=current.do,
            trigger=current.trigger,
            origin=current.origin,
            triggered=True,
        )

    @step("TAC-OUT-06", "TAC-MOVE-12")
    def close(self, g: Tactique) -> None:
        """A card that reacts only once leaves the game; a rune that is used up is discarded."""
        current, self.current = self.current, None
        assert current is not None
        if current.once:
            _remove(g, g.hero(current.owner), current.source)
        elif current.event in ("enemy_enters", "hero_turn_start"):
            _use_rune(g, current.source)
        self.goto(Triggers.resolve_next)

    @step("TAC-BOSS-05")
    def settle(self, g: Tactique) -> Frame | None:
        """Lives that a trigger has cost bosses are worked off once it is resolved, one boss after the other."""
        from .boss import lost_lives  # a boss carries out steps

        frame = lost_lives(g)
        if frame is not None:
            self.goto(Triggers.settle)
        return frame


def react(g: Tactique, *happened: Happened) -> Frame | None:
    """The reactions to what has happened; None if nobody reacts."""
    if len(happened) == 1 and happened[0].event in FIELDS and not anybody_hears(g, happened[0].event):
        return None
    waiting = reactions(g, happened)
    return Triggers(waiting=tuple(waiting)) if waiting else None


def anybody_hears(g: Tactique, event: str) -> bool:
    """Whether an enemy on the board or the battlefield reacts to an event at all."""
    listening = g.box.listening[event]
    return g.state.battlefield in listening or not listening.isdisjoint(g.state.enemies)


@rule("TAC-TURN-01", "TAC-MOVE-12")
def runes_entered(g: Tactique, event: RuneEvent, figure: FigureId) -> Frame | None:
    """What the rune on a figure's cell does: it was entered, or a hero starts its turn there. None if nothing."""
    return react(g, Happened(event, figure)) if g.state.runes else None


@rule("TAC-TRIG-03", "TAC-TRIG-04", "TAC-FLOW-02", "TAC-ENC-09", "TAC-TURN-05")
def reactions(g: Tactique, happened: Sequence[Happened]) -> list[Pending]:
    """Everything that reacts, in order.

    Enemies come in reading order, then the battlefield, the active hero, the other heroes in seat order; each in the
    order gained. At the start of an encounter and of the heroes' turn the battlefield is first.
    """
    found: list[tuple[tuple[int, int], Pending]] = []
    for one in happened:
        hearing = list(_hearing(g, one))
        for _ in range(one.times):
            found += hearing
    found.sort(key=_place)
    return [pending for _, pending in found]


def _place(found: tuple[tuple[int, int], Pending]) -> tuple[int, int]:
    return found[0]


def _hearing(g: Tactique, one: Happened) -> Iterator[tuple[tuple[int, int], Pending]]:
    """What reacts to one thing that happened, each with its place in the order."""
    state = g.state
    match one.event:
        case "life_lost" | "death":
            enemy = state.enemies.get(one.figure)
            yield from _of_enemy(g, one, one.figure, enemy.cell if enemy else one.cell, None if enemy else one.cell)
        case "round_start" | "hero_turn_end":
            yield from _of_battlefield(g, one, first=one.event == "round_start")
            for enemy in state.enemies.values():
                yield from _of_enemy(g, one, enemy.id, enemy.cell, None)
        case "encounter_start":
            yield from _of_battlefield(g, one, first=True)
            for hero in state.heroes:
                yield from _of_hero(g, one, hero)
        case "round_end" | "enemy_death":
            yield from _of_battlefield(g, one, first=False)
        case "enemy_enters" | "hero_turn_start":
            yield from _of_rune(g, one)
        case _:
            yield from _of_hero(g, one, g.hero(one.figure))


@rule("TAC-ENEMY-05", "TAC-TRIG-05", "TAC-ATK-02", "TAC-BOSS-02")
def _of_enemy(
    g: Tactique, one: Happened, id: FigureId, cell: Cell | None, origin: Cell | None
) -> Iterator[tuple[tuple[int, int], Pending]]:
    """The passives of an enemy; of a dead one they are resolved from its last cell, `origin`."""
    for on in g.box.passives[id]:
        if isinstance(on, On) and on.event == one.event and cell is not None and _concerns(g, on, one, cell):
            zone = on.zone if on.zone and on.event != "hero_turn_end" else EVERYWHERE
            pending = Pending(one.event, id, id, zone, on.do, _that(one), origin=origin, limit=on.limit)
            yield (0, INDEX[cell]), pending


@rule("TAC-FIELD-02")
def _of_battlefield(g: Tactique, one: Happened, first: bool) -> Iterator[tuple[tuple[int, int], Pending]]:
    field = g.state.battlefield
    if field is None:
        return
    for on in g.box.passives[field]:
        if isinstance(on, On) and on.event == one.event and _concerns(g, on, one, None):
            pending = Pending(one.event, BATTLEFIELD, field, EVERYWHERE, on.do, _that(one), limit=on.limit)
            yield (-1 if first else 1, 0), pending


def _concerns(g: Tactique, on: On, one: Happened, cell: Cell | None) -> bool:
    """Whether the conditions of a passive hold: the round, and where the hero is that ends its turn.

    `cell` is where the enemy stands whose passive it is: hidden heroes are not hit by triggers of enemies.
    """
    if on.round is not None and on.round != g.state.round:
        return False
    if one.event != "hero_turn_end":
        return True
    hero = g.hero(one.figure)
    if hero.cell is None or (cell is not None and not may_be_attacked(g, hero)):
        return False
    if on.cells == "border" and not BORDER & BIT[hero.cell]:
        return False
    return on.zone is None or cell is None or bool(g.sight(on.zone).around[INDEX[cell]] & BIT[hero.cell])


@rule("TAC-KEY-05", "TAC-KEY-07", "TAC-CARD-06", "TAC-CARD-07", "TAC-PLAY-13")
def _of_hero(g: Tactique, one: Happened, hero: Hero) -> Iterator[tuple[tuple[int, int], Pending]]:
    """The passives of a living hero's cards wherever they are in its game, then the reactions it has for a while.

    A card does not react to its own being played: what is in play changes only cards played after it.
    """
    if not hero.alive:
        return
    turn = (2, 0) if hero.id == g.state.active else (3, g.state.heroes.index(hero))
    for card in hero.passives:
        on = g.card(card).passive
        if on is not None and on.event == one.event and _lies(hero, card, on):
            yield turn, _of_card(g, one, hero, card, on, None)
    for reaction in hero.reactions:
        on = reaction.on
        if on.event != one.event or reaction.source == one.cause:
            continue
        if one.event != "play" or g.box.fits(one.cause, on.cards):
            yield turn, _of_card(g, one, hero, reaction.source, on, reaction.zone)


def _of_card(g: Tactique, one: Happened, hero: Hero, card: CardId, on: On, zone: ZoneId | None) -> Pending:
    printed = g.card(card)
    return Pending(
        one.event,
        hero.id,
        card,
        zone or on.zone or printed.zone,
        on.do,
        _that(one),
        no_self=printed.no_self,
        limit=on.limit,
        once=on.once,
    )


def _lies(hero: Hero, card: CardId, on: On) -> bool:
    """Whether a card lies where its passive works: in the place it names, else anywhere in the hero's game."""
    match on.where:
        case None:
            return card in hero.deck.cards or any(
                card in pile for pile in (hero.hand, hero.discard, hero.wounds, hero.exile)
            )
        case "hand":
            return card in hero.hand
        case "deck":
            return card in hero.deck.cards
        case "discard":
            return card in hero.discard
        case "wounds":
            return card in hero.wounds
        case "exile":
            return card in hero.exile


def _of_rune(g: Tactique, one: Happened) -> Iterator[tuple[tuple[int, int], Pending]]:
    cell = g.figure(one.figure).cell
    for rune in g.state.runes:
        if rune.cell == cell and rune.rune.on == one.event:
            printed = g.card(rune.card)
            yield (
                (0, 0),
                Pending(
                    one.event,
                    rune.owner,
                    rune.card,
                    rune.rune.zone or printed.zone,
                    rune.rune.do,
                    one.figure,
                    printed.no_self,
                ),
            )


def _that(one: Happened) -> FigureId | None:
    """Who a text means that says "that enemy" or "that hero" of what happened."""
    return one.cause if one.event in ("life_lost", "death", "kill") else one.figure


@rule("TAC-TRIG-05", "TAC-TRIG-07", "TAC-KEY-07")
def _still(g: Tactique, pending: Pending) -> bool:
    """Whether a reaction is still resolved when its moment comes."""
    state = g.state
    if pending.limit is not None:
        limits = state.limits if pending.owner not in _heroes(g) else g.hero(pending.owner).limits
        if limits.count(pending.source) >= pending.limit:
            return False
    if pending.event in ("life_lost", "death") or pending.owner == BATTLEFIELD:
        return True
    if pending.event in ("enemy_enters", "hero_turn_start"):
        return any(rune.card == pending.source for rune in state.runes)
    return g.hero(pending.owner).alive if pending.owner in _heroes(g) else pending.owner in state.enemies


def _heroes(g: Tactique) -> list[FigureId]:
    return [hero.id for hero in g.state.heroes]


@rule("TAC-TRIG-07")
def _begin(g: Tactique, pending: Pending) -> None:
    if pending.limit is not None:
        if pending.owner in _heroes(g):
            g.hero(pending.owner).limits += (pending.source,)
        else:
            g.state.limits += (pending.source,)
    match pending.event:
        case "enemy_enters" | "hero_turn_start":
            cell = _rune(g, pending.source).cell
            assert pending.trigger is not None
            g.tell(RuneTriggered, cell, pending.source, pending.event, pending.trigger)
        case _:
            g.tell(Triggered, pending.owner, pending.event, pending.source)


def _rune(g: Tactique, card: CardId) -> LaidRune:
    return next(rune for rune in g.state.runes if rune.card == card)


def _use_rune(g: Tactique, card: CardId) -> None:
    """A rune with a limited number of uses has one less; with none left its card is discarded."""
    rune = next((rune for rune in g.state.runes if rune.card == card), None)
    if rune is None or rune.uses is None:
        return
    if rune.uses == 1:
        return lift_rune(g, rune)
    used = msgspec.structs.replace(rune, uses=rune.uses - 1)
    g.state.runes = tuple(used if other == rune else other for other in g.state.runes)


@rule("TAC-OUT-06", "TAC-DEATH-09")
def _remove(g: Tactique, hero: Hero, card: CardId) -> None:
    """A card leaves the game for good, wherever in the hero's game it is."""
    for pile in (hero.deck.cards, hero.hand, hero.discard, hero.wounds):
        if card in pile:
            pile.remove(card)
    hero.deck.known = tuple(other for other in hero.deck.known if other != card)
    hero.exile = tuple(other for other in hero.exile if other != card)
    hero.gone += (card,)
    hero.passives = tuple(other for other in hero.passives if other != card)
    g.tell(CardRemoved, hero.id, card, True)
