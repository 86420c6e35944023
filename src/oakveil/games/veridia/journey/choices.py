"""What players can answer on an expedition (specification, section 5)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from oakveil.kernel.ask import Option

Way = Literal["attack", "ambush", "sneak", "diplomacy", "deception", "intimidation", "back"]
Chore = Literal["rest", "care", "forage", "mend", "ritual"]
Shelf = Literal["weapons", "armour", "ammunition", "goods", "mounts", "sell", "wear", "give"]
Count = Annotated[int, Meta(ge=1, le=1000)]


class GoTo(Option, frozen=True):
    """Go to this place, or face again what is here."""

    rule: ClassVar[str] = "VER-EXP-02"
    site: int


class MakeCamp(Option, frozen=True):
    """Stay a day and rest."""

    rule: ClassVar[str] = "VER-EXP-11"


class TurnHome(Option, frozen=True):
    """Go home, whether the lair is cleared or not."""

    rule: ClassVar[str] = "VER-EXP-01"


class Cure(Option, frozen=True):
    """A member heals another, or itself, with a spell."""

    rule: ClassVar[str] = "VER-HEAL-06"
    member: str
    patient: str


class ApplyHerbs(Option, frozen=True):
    """Use up healing herbs on somebody."""

    rule: ClassVar[str] = "VER-EXP-10"
    patient: str


class Meet(Option, frozen=True):
    """How to meet foes: attack, lie in ambush, sneak past, talk with a skill, turn back."""

    rule: ClassVar[str] = "VER-EXP-07"
    way: Way


class PayThem(Option, frozen=True):
    """Pay what the foes ask for letting the party pass."""

    rule: ClassVar[str] = "VER-EXP-07"


class FightThem(Option, frozen=True):
    """Fight rather than pay."""

    rule: ClassVar[str] = "VER-EXP-07"


class TakeWay(Option, frozen=True):
    """Deal with a hazard by this approach (its number, from 0); `member` rolls where one does."""

    rule: ClassVar[str] = "VER-EXP-09"
    approach: int
    member: str = ""


class Explore(Option, frozen=True):
    """Take what is found; `member` rolls where there is a roll."""

    rule: ClassVar[str] = "VER-EXP-10"
    member: str = ""


class Accept(Option, frozen=True):
    """Take up what people offer or ask; `member` is who rolls, buys or is healed."""

    rule: ClassVar[str] = "VER-EXP-10"
    member: str = ""


class PassBy(Option, frozen=True):
    """Go on without it."""

    rule: ClassVar[str] = "VER-EXP-10"


class DoChore(Option, frozen=True):
    """What a member does on a day of rest; `what` is the trait of a ritual."""

    rule: ClassVar[str] = "VER-EXP-11"
    chore: Chore
    what: str = ""


class TakeLoot(Option, frozen=True):
    """This member takes what was found; nobody ("") leaves it."""

    rule: ClassVar[str] = "VER-EXP-12"
    member: str = ""


class Browse(Option, frozen=True):
    """Look at one kind of goods, at what could be sold, or at what could be put on or away."""

    rule: ClassVar[str] = "VER-MONEY-03"
    shelf: Shelf


class BuyThing(Option, frozen=True):
    """Buy so many of a thing."""

    rule: ClassVar[str] = "VER-MONEY-03"
    item: str
    count: Count = 1


class SellThing(Option, frozen=True):
    """Sell one of the thing at this place of the gear."""

    rule: ClassVar[str] = "VER-MONEY-03"
    place: int


class BuyRations(Option, frozen=True):
    """Buy food for so many days of one person."""

    rule: ClassVar[str] = "VER-CAL-03"
    count: Count


class Haggle(Option, frozen=True):
    """Bargain: the roll counts for all prices of this visit."""

    rule: ClassVar[str] = "VER-MONEY-03"


class BuyCare(Option, frozen=True):
    """Pay for a service: a healing spell, the patching of worn armour."""

    rule: ClassVar[str] = "VER-CAL-04"
    service: Literal["healing_spell", "fee_for_patching_armor"]


class HireHelp(Option, frozen=True):
    """Hire somebody by the day."""

    rule: ClassVar[str] = "VER-CAL-04"
    wage: str


class AskAround(Option, frozen=True):
    """Ask for rumours of what lies ahead."""

    rule: ClassVar[str] = "VER-EXP-02"


class GiveMoney(Option, frozen=True):
    """Give half of one's money to another member."""

    rule: ClassVar[str] = "VER-EXP-14"
    member: str


class Advance(Option, frozen=True):
    """Spend experience."""

    rule: ClassVar[str] = "VER-EXP-15"


class StayDay(Option, frozen=True):
    """Stay another day in town, all of you."""

    rule: ClassVar[str] = "VER-EXP-15"


class Done(Option, frozen=True):
    """Nothing more."""

    rule: ClassVar[str] = "VER-EXP-15"


class AnotherExpedition(Option, frozen=True):
    """Prepare for another expedition."""

    rule: ClassVar[str] = "VER-EXP-15"


class StayHome(Option, frozen=True):
    """Enough: the party stays at home."""

    rule: ClassVar[str] = "VER-EXP-14"
