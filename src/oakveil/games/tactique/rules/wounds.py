"""Wounds, healing, and what enemies make heroes discard and exile (specification 3.16, 3.17, 3.20)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import (
    DiscardCard,
    ExileFromHand,
    ExileTop,
    ExileWound,
    HealWound,
    Substitute,
    TakeFromDeck,
    WoundFromHand,
)
from ..events import Healed, WoundTaken
from ..state import CardId, Hero, HeroId, Tactique
from .interrupts import interrupt
from .lasting import aura, has
from .piles import discard_card, draw, exile, exiles, top_card
from .progress import Happened, attack_under_way, resolved
from .triggers import react


class TakeWounds(Frame):
    """A hero takes `n` wounds, one by one. `taken` counts those that cost it a card."""

    hero: HeroId
    n: int
    source: str
    taken: int = 0

    @step("TAC-KEY-08", "TAC-KEY-09", "TAC-KEY-10", "TAC-WOUND-05", "TAC-BLOCK-05")
    def substitute(self, g: Tactique) -> Ask | Frame | None:
        """For each wound a Substitution card of the hand may take it; of alike cards one is offered.

        Where there is none, the wounds are taken from the deck at once.
        """
        hero = g.hero(self.hero)
        if not self.n or not hero.alive:
            self.goto(TakeWounds.finish)
            return None
        fitting = [card for card in hero.hand if g.card(card).substitution]
        if not fitting:
            self._take_from_deck(g, hero, self.n)
            if not self.n:
                self.end()
                return self.finish(g)
            self.goto(TakeWounds.from_hand)
            return None
        keep = TakeFromDeck()
        return interrupt(g, hero, "substitute", (*map(Substitute, g.box.distinct(fitting)), keep), keep)

    def on_substitute(self, g: Tactique, choice: Substitute | TakeFromDeck) -> None:
        """Ruling (TAC-KEY-08): the card is drawn at once, so it may take the next wound."""
        if isinstance(choice, TakeFromDeck):
            return
        hero = g.hero(self.hero)
        hero.hand.remove(choice.card)
        self._take(g, hero, choice.card)
        g.tell(WoundTaken, hero.id, choice.card, "substitution")
        draw(g, hero, 1)
        self.goto(TakeWounds.substitute)

    @step("TAC-WOUND-01", "TAC-WOUND-02", "TAC-PILE-02")
    def from_deck(self, g: Tactique) -> None:
        """The next wound is asked for anew, but when both piles are empty."""
        before = self.n
        self._take_from_deck(g, g.hero(self.hero), 1)
        if self.n < before:
            self.goto(TakeWounds.substitute)

    @rule("TAC-WOUND-01", "TAC-WOUND-02")
    def _take_from_deck(self, g: Tactique, hero: Hero, n: int) -> None:
        """Up to `n` wounds from the top of the deck, as long as there are cards."""
        for _ in range(n):
            card = top_card(g, hero)
            if card is None:
                return
            self._take(g, hero, card)
            g.tell(WoundTaken, hero.id, card, "deck")

    @step("TAC-WOUND-03", "TAC-WOUND-04", "TAC-WOUND-06")
    def from_hand(self, g: Tactique) -> Ask | None:
        """Which card, unless all of the hand have to go.

        Ruling (TAC-WOUND-04): with the hand empty as well the wound has no effect; nobody dies of wounds.
        """
        hero = g.hero(self.hero)
        options = g.box.distinct(hero.hand)
        if len(options) > 1 and self.n < len(hero.hand):
            cheap = WoundFromHand(cheapest(g, options))
            return interrupt(g, hero, "wound_from_hand", tuple(map(WoundFromHand, options)), cheap)
        if options:
            self._take_from_hand(g, options[0])
        self.goto(TakeWounds.substitute if hero.hand else TakeWounds.finish)
        return None

    def on_from_hand(self, g: Tactique, choice: WoundFromHand) -> None:
        self._take_from_hand(g, choice.card)
        self.goto(TakeWounds.substitute)

    def _take_from_hand(self, g: Tactique, card: CardId) -> None:
        hero = g.hero(self.hero)
        hero.hand.remove(card)
        self._take(g, hero, card)
        g.tell(WoundTaken, hero.id, card, "hand")

    def _take(self, g: Tactique, hero: Hero, card: CardId) -> None:
        hero.wounds.append(card)
        self.n -= 1
        self.taken += 1

    @step("TAC-BLOCK-04", "TAC-TRIG-01")
    def finish(self, g: Tactique) -> Frame | None:
        """Whoever reacts to wounds does so once for all of them: after the attack, or else at once."""
        if not self.taken:
            return None
        resolved(g, self)
        return report(g, Happened("wounded", self.hero))


@rule("TAC-TRIG-01")
def report(g: Tactique, happened: Happened) -> Frame | None:
    """What happens during an attack is reacted to when the attack is over, anything else at once."""
    hero = g.hero(happened.figure)
    if not (hero.passives or hero.reactions):
        return None
    attack = attack_under_way(g)
    if attack is None:
        return react(g, happened)
    attack.happened += (happened,)
    return None


def cheapest(g: Tactique, cards: Sequence[CardId]) -> CardId:
    """The card that a careless player gives up first: one of the base deck, then the one with the fewest stars."""
    return min(cards, key=lambda card: (g.card(card).category != "base", g.card(card).stars))


class HealHero(Frame):
    """A hero heals up to `n` wounds. `ask` is the key of the question which of them (without the game's name)."""

    hero: HeroId
    n: int
    source: str
    ask: str = "choose_heal"
    healed: tuple[CardId, ...] = ()

    @step("TAC-HEAL-02", "TAC-HEAL-03")
    def count(self, g: Tactique) -> None:
        """Never fewer by choice. What keeps heroes from healing, or lets them heal less, counts now."""
        hero = g.hero(self.hero)
        if has(g, self.hero, "no_heal"):
            return self.end()
        self.n = min(self.n + aura(g, self.hero, "heal"), len(hero.wounds))

    @step("TAC-HEAL-01")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        if self.n <= 0 or self.n == len(hero.wounds):
            return None
        options = g.box.distinct(hero.wounds)
        if len(options) == 1:
            return None
        return Ask(hero.seat, f"tactique.{self.ask}", tuple(map(HealWound, options)))

    def on_choose(self, g: Tactique, choice: HealWound) -> None:
        self._heal(g, choice.card)
        self.goto(HealHero.choose)

    def _heal(self, g: Tactique, card: CardId) -> None:
        hero = g.hero(self.hero)
        hero.wounds.remove(card)
        hero.discard.append(card)
        self.n -= 1
        self.healed += (card,)

    @step("TAC-HEAL-01", "TAC-HEAL-02", "TAC-PLAY-06")
    def settle(self, g: Tactique) -> None:
        """The wounds that are left to heal are alike, or all of them."""
        while self.n > 0:
            self._heal(g, g.hero(self.hero).wounds[0])
        if self.healed:
            g.tell(Healed, self.hero, self.healed)
            resolved(g, self)


class ForcedDiscard(Frame):
    """An enemy makes a hero discard `n` cards, or as many as it has (TAC-PLAY-08)."""

    hero: HeroId
    n: int
    source: str
    times: int = 0

    @step("TAC-PLAY-08", "TAC-OUT-01", "TAC-BLOCK-06")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        options = g.box.distinct(hero.hand)
        if not self.n or len(options) < 2 or self.n >= len(hero.hand):
            return None
        cheap = DiscardCard(cheapest(g, options))
        return interrupt(g, hero, "forced_discard", tuple(map(DiscardCard, options)), cheap)

    def on_choose(self, g: Tactique, choice: DiscardCard) -> None:
        discard_card(g, g.hero(self.hero), choice.card, "forced")
        self.n -= 1
        self.times += 1
        self.goto(ForcedDiscard.choose)

    @step("TAC-PLAY-08", "TAC-TRIG-01")
    def settle(self, g: Tactique) -> Frame | None:
        """The cards that are left to go are alike, or all of them."""
        hero = g.hero(self.hero)
        for card in hero.hand[: self.n]:
            discard_card(g, hero, card, "forced")
            self.times += 1
        return report(g, Happened("discarded", self.hero, "", self.times)) if self.times else None


class ForcedExile(Frame):
    """An enemy makes a hero exile `n` cards, or as many as it has (TAC-PLAY-08)."""

    hero: HeroId
    n: int
    source: str
    times: int = 0

    @step("TAC-PLAY-08", "TAC-OUT-02", "TAC-OUT-03", "TAC-BLOCK-06")
    def choose(self, g: Tactique) -> Ask | None:
        hero = g.hero(self.hero)
        options = exiles(g, hero) if self.n else []
        if len(options) < 2:
            return None
        return interrupt(g, hero, "forced_exile", options, _usual_exile(g, options))

    def on_choose(self, g: Tactique, choice: Option) -> None:
        exile(g, g.hero(self.hero), choice)
        self.n -= 1
        self.times += 1
        self.goto(ForcedExile.choose)

    @step("TAC-PLAY-08", "TAC-OUT-02", "TAC-TRIG-01")
    def settle(self, g: Tactique) -> Frame | None:
        """Where only one card can be exiled, or only alike ones of one place, nothing is asked."""
        left = exiles(g, g.hero(self.hero)) if self.n else []
        if left:
            self.on_choose(g, left[0])
            return None
        return report(g, Happened("exiled", self.hero, "", self.times)) if self.times else None


def _usual_exile(g: Tactique, options: Sequence[Option]) -> Option:
    """What is exiled unless somebody says otherwise: the cheapest wound, else a card of the hand, else the top card."""
    wounds = [option.card for option in options if isinstance(option, ExileWound)]
    if wounds:
        return ExileWound(cheapest(g, wounds))
    hand = [option.card for option in options if isinstance(option, ExileFromHand)]
    return ExileFromHand(cheapest(g, hand)) if hand else ExileTop()
