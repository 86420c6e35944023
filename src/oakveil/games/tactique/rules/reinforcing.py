"""Reinforcing between encounters: rewards or healing, and the cards a hero has earned (specification 3.31)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import HealFour, TakeReward
from ..events import DeckShuffled, PileReshuffled, RankEarned, RewardHealed, RewardRevealed, RewardTaken
from ..records import CardColour
from ..state import CardId, Hero, HeroId, Tactique
from .piles import SHUFFLE
from .wounds import HealHero

PHASES = 3
HEALED = 4
"""So many wounds are healed instead of taking a reward (TAC-REINF-03)."""
RANKS = {1: "adept", 2: "master"}
"""The card earned after an encounter (TAC-REINF-07)."""


class Reinforcing(Frame):
    """Three phases, in each of them every hero in seat order: a reward, or healing.

    `revealed` are the rewards offered to the hero whose phase it is. Dead heroes reinforce like the others.

    Ruling (TAC-REINF-02): first the first phase of all heroes.
    """

    phase: int = 1
    waiting: tuple[HeroId, ...] = ()
    revealed: tuple[CardId, ...] = ()

    @step("TAC-REINF-01", "TAC-REINF-02", "TAC-DEATH-12")
    def begin_phase(self, g: Tactique) -> None:
        g.state.phase = "reinforcing"
        self.waiting = tuple(hero.id for hero in g.state.heroes)

    @step("TAC-REINF-03", "TAC-REINF-05", "TAC-REINF-06")
    def reveal(self, g: Tactique) -> None:
        """The top card of the colourless pile and of those of the hero's two colours."""
        colours: tuple[CardColour, ...] = ("colourless", *g.box.heroes[self.waiting[0]].colours)
        for colour in colours:
            pile = g.state.rewards[colour]
            if not pile.cards:
                refresh(g, colour)
            if pile.cards:
                self.revealed += (pile.draw(),)
        g.tell(RewardRevealed, self.waiting[0], self.phase, self.revealed)

    @step("TAC-REINF-03", "TAC-REINF-04", "TAC-REINF-06")
    def choose(self, g: Tactique) -> Ask:
        hero = g.hero(self.waiting[0])
        options: list[Option] = [*map(TakeReward, g.box.distinct(self.revealed)), HealFour()]
        return Ask(hero.seat, "tactique.reward", options)

    @rule("TAC-REINF-03", "TAC-REINF-04")
    def on_choose(self, g: Tactique, choice: TakeReward | HealFour) -> Frame | None:
        hero = g.hero(self.waiting[0])
        if isinstance(choice, TakeReward):
            self.revealed = tuple(card for card in self.revealed if card != choice.card)
            gain(g, hero, choice.card)
            g.tell(RewardTaken, hero.id, self.phase, choice.card)
            return None
        g.tell(RewardHealed, hero.id, self.phase)
        return HealHero(hero=hero.id, n=HEALED, source="reinforcing", ask="heal_four")

    @step("TAC-REINF-05")
    def put_aside(self, g: Tactique) -> None:
        """What was not taken goes to the discard of its pile; an empty pile is made anew from it at once."""
        state = g.state
        for card in self.revealed:
            state.used_rewards[g.card(card).colour] += (card,)
        for colour in ("colourless", *g.box.heroes[self.waiting[0]].colours):
            if not state.rewards[colour].cards:
                refresh(g, colour)
        self.revealed, self.waiting = (), self.waiting[1:]
        if self.waiting:
            self.goto(Reinforcing.reveal)

    @step("TAC-REINF-01", "TAC-REINF-02")
    def next_phase(self, g: Tactique) -> None:
        self.phase += 1
        if self.phase <= PHASES:
            self.goto(Reinforcing.begin_phase)

    @step("TAC-REINF-07", "TAC-DECK-02", "TAC-DEATH-12")
    def earn_rank(self, g: Tactique) -> None:
        rank = RANKS.get(g.state.encounter)
        for hero in g.state.heroes:
            for card in hero.set_aside:
                if g.card(card).subcategory == rank:
                    hero.set_aside = tuple(other for other in hero.set_aside if other != card)
                    gain(g, hero, card)
                    g.tell(RankEarned, hero.id, card)

    @step("TAC-REINF-08", "TAC-OUT-05")
    def shuffle(self, g: Tactique) -> None:
        """Deck and discard pile together; wounds and exile stay where they are."""
        for hero in g.state.heroes:
            hero.deck.cards += hero.discard
            hero.discard, hero.deck.known = [], ()
            g.chance.shuffle(hero.deck.cards, SHUFFLE)
            g.tell(DeckShuffled, hero.id, False)


def gain(g: Tactique, hero: Hero, card: CardId) -> None:
    """A new card goes to the hero's discard pile."""
    hero.discard.append(card)
    if card in g.box.passive:
        hero.passives += (card,)


@rule("TAC-REINF-05", "TAC-REINF-06")
def refresh(g: Tactique, colour: CardColour) -> None:
    """An empty pile of rewards is made of its discard, if there is any."""
    state = g.state
    if not state.used_rewards[colour]:
        return
    state.rewards[colour].cards = [*state.used_rewards[colour]]
    state.used_rewards[colour] = ()
    g.chance.shuffle(state.rewards[colour].cards, "tactique.shuffle.reward")
    g.tell(PileReshuffled, colour)
