"""Answers while the team gets ready, rests and trades, and while the corruption changes the dungeon."""

from __future__ import annotations

from typing import ClassVar

from oakveil.kernel.ask import Option

from ..records import Raised
from ..state import CardId, HeroId, Place, RoomId, Slot


class ChooseHero(Option, frozen=True):
    """Play this hero."""

    rule: ClassVar[str] = "VEIEL-SETUP-05"
    hero: HeroId


class Speak(Option, frozen=True):
    """Decide with the others for the team."""

    rule: ClassVar[str] = "VEIEL-TEAM-03"


class Follow(Option, frozen=True):
    """Leave the decisions of the team to the others."""

    rule: ClassVar[str] = "VEIEL-TEAM-03"


class GivePhylactery(Option, frozen=True):
    """This hero draws a phylactery."""

    rule: ClassVar[str] = "VEIEL-PHY-01"
    hero: HeroId


class GiveStartItem(Option, frozen=True):
    """This hero gets the consumable that the team starts with."""

    rule: ClassVar[str] = "VEIEL-SETUP-10"
    hero: HeroId
    item: CardId


class LeaveStartItem(Option, frozen=True):
    """The consumable stays with the alchemist."""

    rule: ClassVar[str] = "VEIEL-SETUP-10"
    item: CardId


class NameDefender(Option, frozen=True):
    """This hero holds the defender token."""

    rule: ClassVar[str] = "VEIEL-SETUP-09"
    hero: HeroId


class LayLine(Option, frozen=True):
    """Lay these rooms in the last line, in wings A, B and C."""

    rule: ClassVar[str] = "VEIEL-CORR-05"
    rooms: tuple[RoomId, RoomId, RoomId]


class TakeRoom(Option, frozen=True):
    """Lift the room of this place."""

    rule: ClassVar[str] = "VEIEL-CORR-02"
    place: Place


class LayRoom(Option, frozen=True):
    """Lay this room on the place."""

    rule: ClassVar[str] = "VEIEL-CORR-03"
    place: Place
    room: RoomId


class GainLevel(Option, frozen=True):
    """Buy a level and raise this characteristic."""

    rule: ClassVar[str] = "VEIEL-LEVEL-04"
    hero: HeroId
    raised: Raised


class BuyItem(Option, frozen=True):
    """Buy a consumable and put it into a slot of this hero."""

    rule: ClassVar[str] = "VEIEL-ALCH-02"
    item: CardId
    hero: HeroId


class BuyGear(Option, frozen=True):
    """Buy a card that the blacksmith offers."""

    rule: ClassVar[str] = "VEIEL-SMITH-02"
    card: CardId


class RevealOffer(Option, frozen=True):
    """See what the blacksmith offers: five new cards, for crystals if an offer lies there already."""

    rule: ClassVar[str] = "VEIEL-SMITH-03"


class Sell(Option, frozen=True):
    """Sell equipment that nobody wears."""

    rule: ClassVar[str] = "VEIEL-SMITH-05"
    card: CardId


class Equip(Option, frozen=True):
    """Wear a card of the box. What was worn there goes into the box."""

    rule: ClassVar[str] = "VEIEL-EQUIP-02"
    hero: HeroId
    slot: Slot
    card: CardId


class TakeOff(Option, frozen=True):
    """Put worn equipment into the box."""

    rule: ClassVar[str] = "VEIEL-EQUIP-02"
    hero: HeroId
    slot: Slot


class GiveItem(Option, frozen=True):
    """Hand a consumable over. `back` is what comes in exchange."""

    rule: ClassVar[str] = "VEIEL-ALCH-07"
    hero: HeroId
    item: CardId
    to: HeroId
    back: CardId | None = None


class DropItem(Option, frozen=True):
    """Discard a consumable."""

    rule: ClassVar[str] = "VEIEL-ALCH-05"
    hero: HeroId
    item: CardId


class DropPhylactery(Option, frozen=True):
    """Remove a phylactery: it leaves the game."""

    rule: ClassVar[str] = "VEIEL-PHY-04"
    hero: HeroId


class LiftFreeze(Option, frozen=True):
    """A frozen room is free again."""

    rule: ClassVar[str] = "VEIEL-CORR-09"
    place: Place


class Done(Option, frozen=True):
    """Nothing more to do here for now."""

    rule: ClassVar[str] = "VEIEL-REST-04"


class Depart(Option, frozen=True):
    """Leave the rest zone."""

    rule: ClassVar[str] = "VEIEL-REST-06"


class StayLonger(Option, frozen=True):
    """Go back to what can be done here."""

    rule: ClassVar[str] = "VEIEL-REST-04"
