"""Cards on the way: drawing, discarding, exiling, looking, searching, taking back (specification 3.19, 3.20)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import DiscardCard, ExileFromHand, ExileTop, ExileWound, PutBack, TakeCard
from ..effects import Filter
from ..events import (
    CardDiscarded,
    CardDrawn,
    CardExiled,
    CardPlace,
    CardRetrieved,
    CardsLooked,
    CardsRevealed,
    CardsSeen,
    DeckShuffled,
    DiscardWhy,
)
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


def shuffle_deck(g: Tactique, hero: Hero) -> None:
    """Shuffle the deck: nobody knows any place in it any more."""
    g.chance.shuffle(hero.deck.cards, SHUFFLE)
    hero.deck.known = ()
    g.tell(DeckShuffled, hero.id, False)


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
