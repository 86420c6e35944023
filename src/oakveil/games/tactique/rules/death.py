"""The refill at the end of a turn, the death of heroes and their return (specification 3.9, 3.27)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from ..board import BIT, Cell, cells_in, distance
from ..choices import ChooseCell
from ..events import GameEnded, HeroDied, HeroReturned
from ..state import Hero, HeroId, Tactique
from .lasting import forget
from .movement import put_hero
from .piles import discard_card, draw
from .progress import Happened
from .triggers import react
from .walking import free_cells


@rule("TAC-TURN-06", "TAC-DEATH-07")
def hand_size(g: Tactique) -> int:
    """Up to how many cards a hero draws: 5, fewer on some battlefields."""
    return g.box.refill_to[g.state.battlefield]


@rule("TAC-DEATH-01", "TAC-TURN-07", "TAC-DUR-07", "TAC-DEATH-02")
def doomed(g: Tactique, hero: Hero) -> bool:
    """Whether a hero would need more cards at its refill than deck and discard pile hold.

    Ruling (TAC-DUR-07): cards in play do not count. Ruling (TAC-TURN-07): extra cards are never a danger.
    """
    return hand_size(g) - len(hero.hand) > len(hero.deck.cards) + len(hero.discard)


@rule("TAC-TURN-06", "TAC-TURN-07", "TAC-TURN-08", "TAC-DEATH-01", "TAC-DEATH-02", "TAC-DEATH-06", "TAC-DEATH-11")
def refill(g: Tactique, hero: Hero, more: int) -> Frame | None:
    """A hero draws until it holds its hand again, and `more` cards if there are any. Or it is about to die."""
    if doomed(g, hero):
        return Dying(hero=hero.id, more=more)
    missing = hand_size(g) + more - len(hero.hand)
    if missing > 0:
        draw(g, hero, missing)
    return None


class Dying(Frame):
    """A hero would die at its refill: what happens then may save it. It is looked once more, and no further."""

    hero: HeroId
    more: int

    @step("TAC-DEATH-09")
    def save(self, g: Tactique) -> Frame | None:
        return react(g, Happened("dying", self.hero)) if g.hero(self.hero).passives else None

    @step("TAC-DEATH-01", "TAC-DEATH-09", "TAC-DEATH-10")
    def settle(self, g: Tactique) -> None:
        hero = g.hero(self.hero)
        if doomed(g, hero):
            return die(g, hero)
        refill(g, hero, self.more)


@rule("TAC-DEATH-01", "TAC-DEATH-03", "TAC-DEATH-05", "TAC-DEATH-10", "TAC-WIN-01", "TAC-KEY-07")
def die(g: Tactique, hero: Hero) -> None:
    """A hero dies: it discards its hand and loses block and all effects. Its card stays on its cell as a marker."""
    for card in tuple(hero.hand):
        discard_card(g, hero, card, "death")
    hero.block = 0
    hero.alive = False
    forget(g, hero)
    g.tell(HeroDied, hero.id)
    if not any(other.alive for other in g.state.heroes):
        lose(g, "all_dead")


@rule("TAC-GEN-01", "TAC-WIN-01", "TAC-WIN-03")
def lose(g: Tactique, reason: str) -> None:
    """Everybody has lost."""
    state = g.state
    g.tell(GameEnded, False, state.encounter, state.round)
    g.finish(Outcome((), reason, {"encounter": state.encounter, "round": state.round}))


@rule("TAC-DEATH-07", "TAC-DEATH-04")
def may_return(g: Tactique, hero: Hero) -> bool:
    """Whether a dead hero could begin its turn: deck and discard pile hold a full hand."""
    return not hero.alive and len(hero.deck.cards) + len(hero.discard) >= hand_size(g)


class Return(Frame):
    """A dead hero is alive again at the beginning of its turn."""

    hero: HeroId

    def _cells(self, g: Tactique) -> list[Cell]:
        """Its own cell; if that is taken the nearest free ones."""
        cell = g.hero(self.hero).cell
        assert cell is not None
        free = free_cells(g)
        if BIT[cell] & free:
            return [cell]
        nearest = min((distance(cell, other) for other in cells_in(free)), default=0)
        return [other for other in cells_in(free) if distance(cell, other) == nearest]

    @step("TAC-DEATH-08")
    def choose(self, g: Tactique) -> Ask | None:
        cells = self._cells(g)
        if len(cells) == 1:
            return None
        return Ask(g.hero(self.hero).seat, "tactique.revive_cell", list(map(ChooseCell, cells)))

    def on_choose(self, g: Tactique, choice: ChooseCell) -> None:
        put_hero(g, g.hero(self.hero), choice.cell, (), "return")

    @step("TAC-DEATH-07", "TAC-DEATH-08")
    def rise(self, g: Tactique) -> None:
        hero = g.hero(self.hero)
        cell = self._cells(g)[0]
        if cell != hero.cell:
            put_hero(g, hero, cell, (), "return")
        hero.alive = True
        g.tell(HeroReturned, hero.id, cell)
        draw(g, hero, hand_size(g))
