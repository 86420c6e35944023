"""Answers in fights: of the team, of a hero on its turn, and reactions."""

from __future__ import annotations

from typing import ClassVar

from oakveil.kernel.ask import Option

from ..effects.words import Attribute
from ..state import CardId, EnemyId, HeroId, Place

Target = HeroId | EnemyId | Place
"""Whom an ability, an item or an event is for. Heroes, enemies and places never share an id."""


class Flee(Option, frozen=True):
    """Try to flee: by a roll of the defender, or with a card of this hero."""

    rule: ClassVar[str] = "VEIEL-FLEE-01"
    hero: HeroId | None = None
    card: CardId | None = None


class Stay(Option, frozen=True):
    """Fight on."""

    rule: ClassVar[str] = "VEIEL-FLEE-01"


class EndFight(Option, frozen=True):
    """Nobody can be hurt any more: the fight is won."""

    rule: ClassVar[str] = "VEIEL-COMBAT-16"


class OfferVictory(Option, frozen=True):
    """Propose to the DM that the fight is won."""

    rule: ClassVar[str] = "VEIEL-COMBAT-16"


class OfferDefeat(Option, frozen=True):
    """Propose to the DM that the fight is lost."""

    rule: ClassVar[str] = "VEIEL-COMBAT-16"


class ChooseFirst(Option, frozen=True):
    """This hero begins; the others follow clockwise."""

    rule: ClassVar[str] = "VEIEL-COMBAT-05"
    hero: HeroId


class Attack(Option, frozen=True):
    """Attack with a weapon."""

    rule: ClassVar[str] = "VEIEL-ATK-01"
    weapon: CardId
    target: EnemyId


class UseCard(Option, frozen=True):
    """Use a line of an ability, a weapon, an item ... `weapon`: what the attack is made with."""

    rule: ClassVar[str] = "VEIEL-COMBAT-08"
    card: CardId
    line: int
    target: Target | None = None
    weapon: CardId | None = None


class AddTarget(Option, frozen=True):
    """Another target."""

    rule: ClassVar[str] = "VEIEL-ABIL-08"
    target: Target


class EnoughTargets(Option, frozen=True):
    """No more targets."""

    rule: ClassVar[str] = "VEIEL-ABIL-08"


class BreakFree(Option, frozen=True):
    """Try to break out."""

    rule: ClassVar[str] = "VEIEL-COND-04"
    stat: Attribute


class HelpFree(Option, frozen=True):
    """Try to free another hero."""

    rule: ClassVar[str] = "VEIEL-COND-04"
    hero: HeroId


class StrikeHero(Option, frozen=True):
    """Strike another hero with a weapon."""

    rule: ClassVar[str] = "VEIEL-LAIR-03"
    weapon: CardId
    target: HeroId


class EndTurn(Option, frozen=True):
    """End the turn of the hero."""

    rule: ClassVar[str] = "VEIEL-COMBAT-09"


class PassDefender(Option, frozen=True):
    """Hand the defender token to this hero."""

    rule: ClassVar[str] = "VEIEL-DMTURN-03"
    hero: HeroId


class KeepDefender(Option, frozen=True):
    """Keep the defender token."""

    rule: ClassVar[str] = "VEIEL-DMTURN-03"


class UseReaction(Option, frozen=True):
    """Use a reaction."""

    rule: ClassVar[str] = "VEIEL-DEF-09"
    hero: HeroId
    card: CardId
    line: int


class Decline(Option, frozen=True):
    """Let it happen."""

    rule: ClassVar[str] = "VEIEL-DEF-09"
