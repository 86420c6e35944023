"""What players can answer (specification, section 5.1): one small record for each kind of choice."""

from __future__ import annotations

from typing import ClassVar, Literal

from oakveil.kernel.ask import Option

from .effects.words import Attribute
from .records import Raised
from .state import CardId, EnemyId, HeroId, Place, RoomId, Slot, Wing

Target = HeroId | EnemyId | Place
"""Whom an ability, an item or an event is for. Heroes, enemies and places never share an id."""


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


class ChooseWing(Option, frozen=True):
    """Enter the first line in this wing."""

    rule: ClassVar[str] = "VEIEL-INC-01"
    wing: Wing


class GoOn(Option, frozen=True):
    """Enter the next line in this wing."""

    rule: ClassVar[str] = "VEIEL-INC-02"
    wing: Wing


class GoBack(Option, frozen=True):
    """Return to the rest zone."""

    rule: ClassVar[str] = "VEIEL-INC-06"


class FaceBoss(Option, frozen=True):
    """Face the boss. There is no way back."""

    rule: ClassVar[str] = "VEIEL-INC-07"


class Concede(Option, frozen=True):
    """Give the game up."""

    rule: ClassVar[str] = "VEIEL-INC-08"


class PayPrice(Option, frozen=True):
    """Pay what the room asks: crystals, an item that opens, or the item named. `hero` gives the item."""

    rule: ClassVar[str] = "VEIEL-ROOM-03"
    by: Literal["crystals", "unlock", "item"]
    hero: HeroId | None = None


class LeaveIt(Option, frozen=True):
    """Do without what the room offers."""

    rule: ClassVar[str] = "VEIEL-ROOM-11"


class SaveWith(Option, frozen=True):
    """Roll with this characteristic."""

    rule: ClassVar[str] = "VEIEL-ROOM-05"
    hero: HeroId
    stat: Attribute


class SolveRiddle(Option, frozen=True):
    """This hero tries to solve the riddle by a roll."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-08"
    hero: HeroId


class AnswerRiddle(Option, frozen=True):
    """The answer of the team: its number among those on offer."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-03"
    answer: int


class ChoosePowerful(Option, frozen=True):
    """This powerful monster waits here."""

    rule: ClassVar[str] = "VEIEL-ROOM-02"
    card: CardId


class PlaceEnemy(Option, frozen=True):
    """This enemy stands next in the line, behind those that stand there."""

    rule: ClassVar[str] = "VEIEL-COMBAT-02"
    enemy: EnemyId


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


class AgreeToEnd(Option, frozen=True):
    """The fight ends as the team proposes."""

    rule: ClassVar[str] = "VEIEL-COMBAT-16"


class FightOn(Option, frozen=True):
    """The fight goes on."""

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


class RunOut(Option, frozen=True):
    """The time for a riddle is over."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-09"


class SetRiddle(Option, frozen=True):
    """The DM's own riddle, with the answers that count."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-07"
    question: str
    answers: tuple[str, ...]


class Reply(Option, frozen=True):
    """What the team answers to the riddle of the DM."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-07"
    text: str


class AcceptReply(Option, frozen=True):
    """The answer counts although it is put differently."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-07"


class RefuseReply(Option, frozen=True):
    """The answer is wrong."""

    rule: ClassVar[str] = "VEIEL-RIDDLE-07"
