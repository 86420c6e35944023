"""Looking for cards: at the top of the deck, through the deck, in discard pile and exile (specification 3.19, 3.20)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import PutBack, TakeCard
from ..effects import Filter
from ..events import CardDiscarded, CardPlace, CardRetrieved, CardsLooked, CardsRevealed, CardsSeen, DeckShuffled
from ..state import CardId, Hero, HeroId, Tactique
from .piles import SHUFFLE, restock, top_card
from .progress import resolved


class LookAt(Frame):
    """A hero looks at the top cards of its deck, takes some and puts the others where the card says.

    `n` counts the cards it looks at that still lie on the deck, `back` those of them put back in the chosen order:
    they lie lowest.
    """

    hero: HeroId
    n: int
    take: int
    rest: Literal["top", "bottom", "discard"]
    back: int = 0

    @step("TAC-PILE-02", "TAC-PILE-06", "TAC-PILE-07")
    def look(self, g: Tactique) -> None:
        hero = g.hero(self.hero)
        if self.n > len(hero.deck.cards):
            restock(g, hero)
        self.n = min(self.n, len(hero.deck.cards))
        self.take = min(self.take, self.n)
        seen = self._seen(hero)
        hero.deck.known = tuple(dict.fromkeys((*hero.deck.known, *seen)))
        g.tell(CardsLooked, self.hero, self.n)
        g.tell(CardsSeen, self.hero, hero.seat, seen[::-1])

    def _seen(self, hero: Hero) -> tuple[CardId, ...]:
        """The cards looked at, from the lowest to the top."""
        cards = hero.deck.cards
        return tuple(card for card in cards[len(cards) - self.n :] if card is not None)

    @step("TAC-PILE-06")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        options = g.box.distinct(self._seen(hero)[::-1]) if 0 < self.take < self.n else []
        return Ask(hero.seat, "tactique.choose_look", tuple(map(TakeCard, options))) if len(options) > 1 else None

    def on_choose(self, g: Tactique, choice: TakeCard) -> None:
        hero = g.hero(self.hero)
        hero.deck.cards.remove(choice.card)
        hero.deck.known = tuple(card for card in hero.deck.known if card != choice.card)
        hero.hand.append(choice.card)
        g.tell(CardRetrieved, self.hero, choice.card, "deck", "hand")
        self.n -= 1
        self.take -= 1
        self.goto(LookAt.choose)

    @step("TAC-PILE-06")
    def settle(self, g: Tactique) -> None:
        """Where the cards are all alike, or all are taken, nothing is asked."""
        if self.take:
            self.on_choose(g, TakeCard(self._seen(g.hero(self.hero))[-1]))

    @step("TAC-PILE-06")
    def put_rest(self, g: Tactique) -> None:
        """To the bottom they go in the order in which they lay."""
        hero = g.hero(self.hero)
        cards, seen = hero.deck.cards, self._seen(hero)
        if self.rest == "top" or not seen:
            return
        del cards[len(cards) - self.n :]
        self.n = 0
        if self.rest == "bottom":
            cards[:0] = seen
            return
        hero.deck.known = tuple(card for card in hero.deck.known if card not in seen)
        for card in seen:
            hero.discard.append(card)
            g.tell(CardDiscarded, self.hero, card, "revealed")

    @step("TAC-PILE-06")
    def order(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        options = g.box.distinct(self._seen(hero)[self.back :])
        if len(options) < 2:
            return None
        return Ask(hero.seat, "tactique.choose_look", tuple(map(PutBack, options)))

    def on_order(self, g: Tactique, choice: PutBack) -> None:
        cards = g.hero(self.hero).deck.cards
        cards.remove(choice.card)
        cards.insert(len(cards) + 1 - self.n + self.back, choice.card)
        self.back += 1
        self.goto(LookAt.order)


@rule("TAC-PILE-04", "TAC-PILE-02", "TAC-PILE-07")
def dig(g: Tactique, hero: Hero, n: int, filter: Filter) -> bool:
    """Reveal cards until `n` of a kind are found: they go to the hand, the others to the discard pile.

    Whether all were found. The discard pile is shuffled in at most once: the others lie there only afterwards.
    """
    found: list[CardId] = []
    others: list[CardId] = []
    while len(found) < n and (card := top_card(g, hero)) is not None:
        (found if g.box.fits(card, filter) else others).append(card)
    g.tell(CardsRevealed, hero.id, (*found, *others))
    hero.hand += found
    for card in found:
        g.tell(CardRetrieved, hero.id, card, "deck", "hand")
    hero.discard += others
    for card in others:
        g.tell(CardDiscarded, hero.id, card, "revealed")
    return len(found) == n


def shuffle_deck(g: Tactique, hero: Hero) -> None:
    """Shuffle the deck: nobody knows any place in it any more."""
    g.chance.shuffle(hero.deck.cards, SHUFFLE)
    hero.deck.known = ()
    g.tell(DeckShuffled, hero.id, False)


class SearchDeck(Frame):
    """A hero looks through its deck for `n` cards, and then shuffles it."""

    hero: HeroId
    n: int
    cards: Filter | None = None
    found: int = 0

    @step("TAC-PILE-05", "TAC-PILE-02")
    def look(self, g: Tactique) -> None:
        """If no such card is in the deck, the discard pile is shuffled in first."""
        hero = g.hero(self.hero)
        if not self._matching(g, hero):
            restock(g, hero)

    def _matching(self, g: Tactique, hero: Hero) -> list[CardId]:
        """In an order that tells nothing of the deck's."""
        return sorted(card for card in hero.deck.cards if card is not None and g.box.fits(card, self.cards))

    @step("TAC-PILE-05")
    def choose(self, g: Tactique) -> Ask | None:
        """Which of them, unless all are taken."""
        hero = g.hero(self.hero)
        matching = self._matching(g, hero)
        options = g.box.distinct(matching)
        if len(options) < 2 or self.found == self.n or self.n - self.found >= len(matching):
            return None
        return Ask(hero.seat, "tactique.choose_search", tuple(map(TakeCard, options)))

    def on_choose(self, g: Tactique, choice: TakeCard) -> None:
        self._take(g, choice.card)
        self.goto(SearchDeck.choose)

    @step("TAC-PILE-05", "TAC-PLAY-06")
    def settle(self, g: Tactique) -> None:
        hero = g.hero(self.hero)
        while self.found < self.n and (only := self._matching(g, hero)):
            self._take(g, only[0])
        shuffle_deck(g, hero)
        if self.found == self.n:
            resolved(g, self)

    def _take(self, g: Tactique, card: CardId) -> None:
        hero = g.hero(self.hero)
        hero.deck.cards.remove(card)
        hero.deck.known = tuple(other for other in hero.deck.known if other != card)
        hero.hand.append(card)
        self.found += 1
        g.tell(CardRetrieved, self.hero, card, "deck", "hand")


class RetrieveCards(Frame):
    """A hero takes back `n` cards of its choice, or as many as there are."""

    hero: HeroId
    n: int
    source: Literal["discard", "exile", "wounds"]
    into: Literal["hand", "discard", "deck_top"]
    cards: Filter | None = None
    taken: int = 0

    def _matching(self, g: Tactique) -> list[CardId]:
        hero = g.hero(self.hero)
        lying = {"discard": hero.discard, "exile": hero.exile, "wounds": hero.wounds}[self.source]
        return [card for card in lying if g.box.fits(card, self.cards)]

    @step("TAC-OUT-04")
    def choose(self, g: Tactique) -> Ask | None:
        """Which of them, unless all are taken; back on the deck the order counts as well."""
        matching = self._matching(g)
        options = g.box.distinct(matching)
        if len(options) < 2 or self.taken == self.n:
            return None
        if self.n - self.taken >= len(matching) and self.into == "hand":
            return None
        return Ask(g.hero(self.hero).seat, "tactique.choose_retrieve", tuple(map(TakeCard, options)))

    def on_choose(self, g: Tactique, choice: TakeCard) -> None:
        self._take(g, choice.card)
        self.goto(RetrieveCards.choose)

    @step("TAC-OUT-04", "TAC-PLAY-06")
    def settle(self, g: Tactique) -> None:
        while self.taken < self.n and (only := self._matching(g)):
            self._take(g, only[0])
        if self.taken == self.n:
            resolved(g, self)

    def _take(self, g: Tactique, card: CardId) -> None:
        hero = g.hero(self.hero)
        match self.source:
            case "discard":
                hero.discard.remove(card)
            case "exile":
                hero.exile = tuple(other for other in hero.exile if other != card)
            case "wounds":
                hero.wounds.remove(card)
        to: CardPlace = "deck" if self.into == "deck_top" else self.into
        match self.into:
            case "hand":
                hero.hand.append(card)
            case "discard":
                hero.discard.append(card)
            case "deck_top":
                hero.deck.cards.append(card)
                hero.deck.known += (card,)
        self.taken += 1
        g.tell(CardRetrieved, self.hero, card, self.source, to)
