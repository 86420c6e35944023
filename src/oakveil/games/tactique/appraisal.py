"""What a reward is worth to one hero, with the deck that it has by now (specification 10)."""

from __future__ import annotations

from oakveil.kernel.chance import Chance

from .box import Box
from .effects import Exile, Grant, On, Retrieve
from .records import CardType, Role
from .state import CardId, Hero
from .worth import Worth

SUITING: dict[Role, CardType] = {
    "defender": "defense",
    "striker": "attack",
    "support": "support",
    "healer": "healing",
}
"""The cards that a hero of a role is made for."""
SUITS = 1.15
FEW_ATTACKS, ATTACK_WANTED = 0.42, 1.12
"""Attacks are worth more to a hero with a smaller part of them."""
AGAIN = 0.85
"""Another card of a name that the hero has is worth so much of the first."""
FOLLOWED = 0.35
"""A bonus has its full worth where so great a part of the deck are cards that it counts for."""
EXILERS = 2
"""Cards are taken back from exile for their full worth where so many cards exile any."""
NOISE = 2.5
"""Up to so much is added to the value of a reward: values are rough, and teams shall differ."""


class Appraisal:
    """How much one hero wants which reward."""

    def __init__(self, box: Box, worth: Worth, hero: Hero) -> None:
        self._box = box
        self._worth = worth
        self._role = box.heroes[hero.id].role
        self._cards = [card for card in hero.cards() if card not in hero.set_aside]
        self._names = [box.name_of[card] for card in self._cards]

    def wanted(self, card: CardId, chance: Chance) -> float:
        """How much the hero wants a reward, which is not the same each time."""
        value = self.value(card) + NOISE * chance.below(1001, "bot") / 1000
        if self._box.fits(card, "attack") and self._part_of("attack") < FEW_ATTACKS:
            value *= ATTACK_WANTED
        return value

    def value(self, card: CardId) -> float:
        """What a reward is worth to the hero: less where it has nothing to use it with, or has the same already."""
        value = self._worth.value[card] - self._idle(card)
        if self._box.fits(card, SUITING[self._role]):
            value *= SUITS
        return value * AGAIN ** self._names.count(self._box.name_of[card])

    def _part_of(self, kind: str | None) -> float:
        """Which part of the deck are cards of a kind."""
        return sum(self._box.fits(card, kind) for card in self._cards) / len(self._cards)

    def _idle(self, card: CardId) -> float:
        """What the deck makes no use of: bonuses without cards for them, taking back from exile what is not exiled."""
        idle = 0.0
        for step in self._box.card_of[card].effect:
            match step:
                case Grant(mod="damage", to="me", cards=kind) | On(event="play", cards=kind):
                    used = self._part_of(kind) / FOLLOWED
                case Retrieve(source="exile"):
                    used = sum(self._exiles(other) for other in self._cards) / EXILERS
                case _:
                    continue
            idle += self._worth.step(step, self._box.card_of[card]) * max(0.0, 1 - used)
        return idle

    def _exiles(self, card: CardId) -> bool:
        return any(isinstance(step, Exile) for step in self._box.card_of[card].effect)
