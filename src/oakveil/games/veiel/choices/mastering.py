"""Answers of the DM: its monsters, its events, its dice."""

from __future__ import annotations

from typing import ClassVar

from oakveil.kernel.ask import Option

from ..state import CardId, EnemyId, HeroId
from .fighting import Target


class ChoosePowerful(Option, frozen=True):
    """This powerful monster waits here."""

    rule: ClassVar[str] = "VEIEL-ROOM-02"
    card: CardId


class PlaceEnemy(Option, frozen=True):
    """This enemy stands next in the line, behind those that stand there."""

    rule: ClassVar[str] = "VEIEL-COMBAT-02"
    enemy: EnemyId


class AgreeToEnd(Option, frozen=True):
    """The fight ends as the team proposes."""

    rule: ClassVar[str] = "VEIEL-COMBAT-16"


class FightOn(Option, frozen=True):
    """The fight goes on."""

    rule: ClassVar[str] = "VEIEL-COMBAT-16"


class Strike(Option, frozen=True):
    """The attack of an enemy: which of its options, on whom."""

    rule: ClassVar[str] = "VEIEL-DMTURN-05"
    option: int
    target: HeroId


class PlayEvent(Option, frozen=True):
    """Play an event of the hand, or the power of the boss. `target` is whom or what it is for first.

    `lost` is the ability, the item or the equipment that it takes; for Secret Door `target` is a place.
    """

    rule: ClassVar[str] = "VEIEL-EVENT-03"
    card: CardId
    target: Target | None = None
    lost: CardId | None = None


class PassEvent(Option, frozen=True):
    """Play no event now."""

    rule: ClassVar[str] = "VEIEL-EVENT-13"


class PassRoom(Option, frozen=True):
    """Play no event any more as long as the team is in this room."""

    rule: ClassVar[str] = "VEIEL-EVENT-13"


class ControlHero(Option, frozen=True):
    """This hero is controlled."""

    rule: ClassVar[str] = "VEIEL-LAIR-02"
    hero: HeroId


class SendBack(Option, frozen=True):
    """The team refuses to fight: send it to the rest zone."""

    rule: ClassVar[str] = "VEIEL-LAIR-06"


class LetThemStay(Option, frozen=True):
    """Let it pass that a hero refused to fight."""

    rule: ClassVar[str] = "VEIEL-LAIR-06"


class KeepDie(Option, frozen=True):
    """The die stays as it fell."""

    rule: ClassVar[str] = "VEIEL-DMTURN-10"


class ChangeDie(Option, frozen=True):
    """The die shows another number."""

    rule: ClassVar[str] = "VEIEL-DMTURN-10"
    to: int
