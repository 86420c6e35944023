"""Cards on the way: drawing, discarding, exiling (specification 3.19, 3.20)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import DiscardCard, ExileFromHand, ExileTop, ExileWound
from ..events import CardDiscarded, CardDrawn, CardExiled, CardPlace, DeckShuffled, DiscardWhy
from ..state import CardId, Hero, HeroId, Tactique
from .progress import Happened, resolved

SHUFFLE = "tactique.shuffle.deck"


@rule("TAC-PILE-02", "TAC-PLAY-02", "TAC-WOUND-02")
def restock(g: Tactique, hero: Hero) -> None:
    """Shuffle the discard pile and put it under the rest of the deck. A card being resolved is never among it."""
    if not hero.discard:
        return
    shuffled, hero.discard = hero.discard, []
    g.chance.shuffle(shuffled, SHUFFLE)
    hero.deck.cards[:0] = shuffled
    g.tell(DeckShuffled, hero.id, True)


@rule("TAC-PILE-02", "TAC-PILE-03")
def top_card(g: Tactique, hero: Hero) -> CardId | None:
    """Take the top card of the deck, shuffling the discard pile first if there is none; None if both are empty."""
    deck = hero.deck
    if not deck.cards:
        restock(g, hero)
        if not deck.cards:
            return None
    card = deck.draw()
    if deck.known and card in deck.known:
        deck.known = tuple(other for other in deck.known if other != card)
    return card


@rule("TAC-PILE-01", "TAC-PILE-02", "TAC-PILE-03", "TAC-PILE-08")
def draw(g: Tactique, hero: Hero, n: int) -> None:
    """Draw `n` cards, or as many as there are. It never kills."""
    deck = hero.deck
    if n > len(deck.cards):
        restock(g, hero)
    rest = len(deck.cards) - min(n, len(deck.cards))
    drawn = [card for card in deck.cards[rest:][::-1] if card is not None]
    del deck.cards[rest:]
    hero.hand += drawn
    for card in drawn:
        g.tell(CardDrawn, hero.id, card)
    if deck.known:
        deck.known = tuple(card for card in deck.known if card in deck.cards)


@rule("TAC-OUT-01", "TAC-PLAY-14")
def discard_card(g: Tactique, hero: Hero, card: CardId, why: DiscardWhy) -> None:
    """Put a card of the hand on the discard pile. It is not played and does nothing."""
    hero.hand.remove(card)
    hero.discard.append(card)
    g.tell(CardDiscarded, hero.id, card, why)


class DiscardCards(Frame):
    """A hero discards cards by a step of its own card: exactly `n`, or none.

    Ruling (TAC-PLAY-07): all or nothing. To discard none counts as resolved (TAC-X-04).
    """

    hero: HeroId
    n: int
    left: int = 0

    @step("TAC-PLAY-07", "TAC-X-04", "TAC-PLAY-06")
    def count(self, g: Tactique) -> None:
        if self.n > len(g.hero(self.hero).hand):
            return self.end()
        self.left = self.n
        resolved(g, self)

    @step("TAC-OUT-01")
    def choose(self, g: Tactique) -> Ask | None:
        """Nothing is asked where all cards left are alike, or all have to go."""
        hero = g.hero(self.hero)
        if not self.left:
            return None
        options = g.box.distinct(hero.hand)
        if len(options) == 1 or self.left == len(hero.hand):
            return None
        return Ask(hero.seat, "tactique.choose_discard", tuple(map(DiscardCard, options)))

    def on_choose(self, g: Tactique, choice: DiscardCard) -> None:
        discard_card(g, g.hero(self.hero), choice.card, "step")
        self.left -= 1
        self.goto(DiscardCards.choose)

    @step("TAC-OUT-01")
    def settle(self, g: Tactique) -> None:
        hero = g.hero(self.hero)
        for card in hero.hand[: self.left]:
            discard_card(g, hero, card, "step")
        self.left = 0

    @step("TAC-TRIG-01")
    def react(self, g: Tactique) -> Frame | None:
        return announce(g, "discarded", g.hero(self.hero), self.n)


def announce(g: Tactique, event: Literal["discarded", "exiled"], hero: Hero, times: int) -> Frame | None:
    """What reacts to a hero having discarded or exiled this many cards."""
    if not times or not (hero.passives or hero.reactions):
        return None
    from .triggers import react  # reactions run steps, and steps begin the procedures of this chapter

    return react(g, Happened(event, hero.id, times=times))


@rule("TAC-OUT-02", "TAC-OUT-03")
def exiles(g: Tactique, hero: Hero) -> list[Option]:
    """What a hero can exile: each wound, each card of the hand, the top of the deck unseen."""
    options: list[Option] = list(map(ExileWound, g.box.distinct(hero.wounds)))
    options += map(ExileFromHand, g.box.distinct(hero.hand))
    if hero.deck.cards or hero.discard:
        options.append(ExileTop())
    return options


def exile(g: Tactique, hero: Hero, choice: Option) -> None:
    """Put the chosen card face up into the exile, where it stays for the whole game (TAC-OUT-05)."""
    start: CardPlace
    match choice:
        case ExileWound(card=card):
            hero.wounds.remove(card)
            start = "wounds"
        case ExileFromHand(card=card):
            hero.hand.remove(card)
            start = "hand"
        case _:
            top = top_card(g, hero)
            assert top is not None
            card, start = top, "deck"
    hero.exile += (card,)
    g.tell(CardExiled, hero.id, card, start)


class ExileCards(Frame):
    """A hero exiles cards by a step of its own card: exactly `n`, or none (TAC-PLAY-07). It cannot decline."""

    hero: HeroId
    n: int
    left: int = 0

    @step("TAC-PLAY-07", "TAC-PLAY-06", "TAC-X-04")
    def count(self, g: Tactique) -> None:
        hero = g.hero(self.hero)
        if self.n > len(hero.wounds) + len(hero.hand) + len(hero.deck) + len(hero.discard):
            return self.end()
        self.left = self.n
        resolved(g, self)

    @step("TAC-OUT-02", "TAC-OUT-03", "TAC-OUT-05")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        options = exiles(g, hero) if self.left else []
        return Ask(hero.seat, "tactique.choose_exile", options) if len(options) > 1 else None

    def on_choose(self, g: Tactique, choice: Option) -> None:
        exile(g, g.hero(self.hero), choice)
        self.left -= 1
        self.goto(ExileCards.choose)

    @step("TAC-OUT-02")
    def settle(self, g: Tactique) -> None:
        """Where only one card can be exiled, nothing is asked."""
        if self.left:
            hero = g.hero(self.hero)
            self.on_choose(g, exiles(g, hero)[0])

    @step("TAC-TRIG-01")
    def react(self, g: Tactique) -> Frame | None:
        return announce(g, "exiled", g.hero(self.hero), self.n)
