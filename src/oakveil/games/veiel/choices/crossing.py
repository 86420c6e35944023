"""Answers on the way through the dungeon: where to go, what to do with a room, riddles."""

from __future__ import annotations

from typing import ClassVar, Literal

from oakveil.kernel.ask import Option

from ..effects.words import Attribute
from ..state import HeroId, Wing


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
