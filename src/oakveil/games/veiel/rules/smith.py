"""The purse, loot, and what the blacksmith buys and sells (specification 3.5, 3.7)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..choices import BuyGear, RevealOffer, Sell
from ..effects.dungeon import Rarity
from ..events import Bought, CardsDrawn, CardsPassed, CrystalsChanged, OfferDiscarded, OfferRevealed, Sold
from ..state import CardId, Veiel

OFFER = 5
"""Cards that the blacksmith shows (VEIEL-SMITH-02)."""
NEW_OFFER = 3
"""Crystals for five new cards (VEIEL-SMITH-03)."""
SOLD = 1
"""Crystals for any equipment sold (VEIEL-SMITH-05)."""
SHUFFLE = "veiel.shuffle.smith"


@rule("VEIEL-LEVEL-01", "VEIEL-SETUP-14", "VEIEL-TEAM-05")
def change_purse(g: Veiel, n: int) -> None:
    """The common purse gains `n` crystals, or loses them: never below 0, nor above the limit of the options.

    Everybody is told.
    """
    state, cap = g.state, g.options.crystal_cap
    purse = max(0, state.crystals + n)
    if cap:
        purse = min(purse, max(cap, state.crystals))
    if purse != state.crystals:
        change, state.crystals = purse - state.crystals, purse
        g.tell(CrystalsChanged, change, purse)


@rule("VEIEL-SMITH-01")
def take_top(g: Veiel) -> CardId | None:
    """The top card of the larger pile, of the left one when they are equal; None when both are empty."""
    left, right = g.state.left_pile, g.state.right_pile
    pile = left if len(left) >= len(right) else right
    return pile.draw() if pile.cards else None


def _take(g: Veiel, n: int) -> tuple[CardId, ...]:
    cards: list[CardId] = []
    while len(cards) < n and (card := take_top(g)) is not None:
        cards.append(card)
    return tuple(cards)


@rule("VEIEL-SMITH-01", "VEIEL-SMITH-04", "VEIEL-EQUIP-01")
def draw_cards(g: Veiel, n: int) -> tuple[CardId, ...]:
    """Loot: up to `n` cards go into the box."""
    cards = _take(g, n)
    if cards:
        g.state.box += cards
        g.tell(CardsDrawn, cards)
    return cards


@rule("VEIEL-ROOM-06")
def dig(g: Veiel, rarity: Rarity, find: int, most: int) -> tuple[CardId, ...]:
    """Reveal up to `most` cards until `find` of this rarity are there; they go into the box, the others back.

    Both piles are then shuffled together and halved again.
    """
    found: list[CardId] = []
    passed: list[CardId] = []
    while len(found) < find and len(found) + len(passed) < most and (card := take_top(g)) is not None:
        (found if g.box.rarity[card] == rarity else passed).append(card)
    if found:
        g.state.box += tuple(found)
        g.tell(CardsDrawn, tuple(found))
    if passed:
        g.tell(CardsPassed, tuple(passed))
        state = g.state
        lay_piles(g, [*(card for card in (*state.left_pile.cards, *state.right_pile.cards) if card), *passed])
    return tuple(found)


@rule("VEIEL-SETUP-12")
def lay_piles(g: Veiel, cards: list[CardId]) -> None:
    """Shuffle `cards` and split them into the two piles; an odd one lies left."""
    g.chance.shuffle(cards, SHUFFLE)
    half = (len(cards) + 1) // 2
    g.state.left_pile.cards, g.state.right_pile.cards = [*cards[:half]], [*cards[half:]]


@rule("VEIEL-SMITH-02", "VEIEL-SMITH-03", "VEIEL-SMITH-04", "VEIEL-SMITH-06", "VEIEL-REST-07", "VEIEL-ALCH-08")
def dealings(g: Veiel, is_shown: bool) -> list[RevealOffer | BuyGear | Sell]:
    """What the team may do at the blacksmith now. `is_shown`: it has seen an offer on this return.

    Before the first crossing there is no offer.

    Ruling (VEIEL-SMITH-05): what a hero wears is its player's affair, who takes it off before the team sells it.
    """
    state, price = g.state, g.box.price
    options: list[RevealOffer | BuyGear | Sell] = []
    if state.incursion > 1 and (not is_shown or state.crystals >= NEW_OFFER) and _piles(g):
        options.append(RevealOffer())
    options += [BuyGear(card) for card in dict.fromkeys(state.offer) if price[card] <= state.crystals]
    options += [Sell(card) for card in dict.fromkeys(state.box)]
    return options


def _piles(g: Veiel) -> bool:
    return bool(g.state.left_pile.cards or g.state.right_pile.cards)


@rule("VEIEL-SMITH-02", "VEIEL-SMITH-03", "VEIEL-SMITH-04")
def reveal_offer(g: Veiel, is_shown: bool) -> None:
    """Five new cards, or as many as there are. The first offer of a return is free, what lay there before is lost."""
    if is_shown:
        change_purse(g, -NEW_OFFER)
        discard_offer(g)
    g.state.offer = _take(g, OFFER)
    g.tell(OfferRevealed, g.state.offer)


@rule("VEIEL-SMITH-02", "VEIEL-REST-06")
def discard_offer(g: Veiel) -> None:
    """What was not bought is lost for the game."""
    state = g.state
    if state.offer:
        g.tell(OfferDiscarded, state.offer)
        state.smith_discard += state.offer
        state.offer = ()


@rule("VEIEL-SMITH-02", "VEIEL-SMITH-07")
def buy_gear(g: Veiel, card: CardId) -> None:
    """A card of the offer goes into the box for its price."""
    state, price = g.state, g.box.price[card]
    change_purse(g, -price)
    state.offer = without(state.offer, card)
    state.box += (card,)
    g.tell(Bought, card, None, price)


@rule("VEIEL-SMITH-05", "VEIEL-EQUIP-10")
def sell(g: Veiel, card: CardId) -> None:
    """Equipment of the box is lost for the game for 1 crystal, whatever its rarity."""
    state = g.state
    state.box = without(state.box, card)
    state.smith_discard += (card,)
    g.tell(Sold, card)
    change_purse(g, SOLD)


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards without one copy of `card`. Raises ValueError when it is not there."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
