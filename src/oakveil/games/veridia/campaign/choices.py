"""What the master does at a campaign table: scenes, requests, the last word, the tracker (specification 5, 3.17)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from oakveil.kernel.ask import Option

from ..board import Cell
from ..records import AttributeId
from .records import Enforcement, Field, PersonId, SceneId, Side, TokenId

ONE_LINE = r"^[^\x00-\x1f\x7f-\x9f]*\Z"
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=ONE_LINE)]
Line = Annotated[str, Meta(max_length=200, pattern=ONE_LINE)]
Text = Annotated[str, Meta(max_length=4000)]
Id = Annotated[str, Meta(max_length=60, pattern=r"^[a-z0-9_.]*\Z")]
Reason = Annotated[str, Meta(min_length=3, max_length=200, pattern=ONE_LINE)]
"""Why the master overrides something: at least three characters (VER-GM-04)."""
Pool = Annotated[int, Meta(ge=0, le=40)]
Hardness = Annotated[int, Meta(ge=0, le=6)]
People = Annotated[tuple[PersonId, ...], Meta(max_length=24)]
Mark = Annotated[str, Meta(pattern=r"^[.#TocC,w~=nk+]\Z")]
Visibility = Literal["", "open", "blind", "secret"]
"""Who shall see a roll; "" as the options of the table say."""
Shown = Literal["open", "own", "blind", "secret"]
"""Who sees a roll: everybody, the master and whoever rolls, the master alone; a secret one he rolls himself."""
Quantity = Literal[
    "pool", "difficulty", "successes", "matches", "hit", "damage", "level", "condition", "duration", "cost"
]
Overridable = Quantity | Literal["requirement", "price", "award"]
"""What the master can override (VER-GM-04)."""


class OpenScene(Option, frozen=True):
    """Open a scene, and lead people into it."""

    rule: ClassVar[str] = "VER-GM-02"
    title: Title
    place: Line = ""
    map: Id = ""
    lighting: Line = ""
    enforcement: Enforcement = "full"
    cover: Hardness = 0
    people: People = ()


class ChangeScene(Option, frozen=True):
    """Change what a scene is like."""

    rule: ClassVar[str] = "VER-GM-02"
    scene: SceneId
    title: Title
    place: Line = ""
    lighting: Line = ""
    enforcement: Enforcement = "full"
    cover: Hardness = 0


class LeadTo(Option, frozen=True):
    """Lead people to a scene; groups may split."""

    rule: ClassVar[str] = "VER-GM-02"
    people: People
    scene: SceneId


class EditTerrain(Option, frozen=True):
    """Change the terrain and the cover of cells, or cover cells that players shall not see."""

    rule: ClassVar[str] = "VER-GM-02"
    scene: SceneId
    cells: Annotated[tuple[Cell, ...], Meta(min_length=1, max_length=400)]
    mark: Mark | None = None
    covered: bool = False


class HideArea(Option, frozen=True):
    """Cover an area of a map, with what is there: a text, and terrain that shows once it is revealed."""

    rule: ClassVar[str] = "VER-GM-02"
    scene: SceneId
    cells: Annotated[tuple[Cell, ...], Meta(min_length=1, max_length=400)]
    text: Text = ""
    mark: Mark | None = None


class PlaceTokens(Option, frozen=True):
    """Put so many of somebody on the map: "creature:wolf", "npc:guard", "pregen:sela", "own:bailiff" (VER-GM-07)."""

    rule: ClassVar[str] = "VER-GM-07"
    scene: SceneId
    ref: Annotated[str, Meta(max_length=60, pattern=r"^(creature|npc|pregen|own):[a-z0-9_]{1,40}\Z")]
    count: Annotated[int, Meta(ge=1, le=8)] = 1
    side: Side = "b"
    name: Annotated[str, Meta(max_length=40, pattern=ONE_LINE)] = ""
    hidden: bool = False
    scale: Annotated[int, Meta(ge=-2, le=2)] = 0
    health: Literal[75, 100, 125] = 100


class MoveToken(Option, frozen=True):
    """Put a token on a cell, or off the map. Players move their own where nothing is enforced (VER-GM-08)."""

    rule: ClassVar[str] = "VER-GM-08"
    token: TokenId
    cell: Cell | None = None


class RemoveToken(Option, frozen=True):
    """Take a token off the table."""

    rule: ClassVar[str] = "VER-GM-02"
    token: TokenId


class WriteNote(Option, frozen=True):
    """Write a note that only the master sees, or a handout that he gives out at once."""

    rule: ClassVar[str] = "VER-GM-02"
    title: Title
    text: Text = ""
    handout: bool = False
    scene: SceneId = ""


class SetClock(Option, frozen=True):
    """Set a clock of a scene: a new one, or one with this id. `hidden`: only the master sees it."""

    rule: ClassVar[str] = "VER-GM-02"
    scene: SceneId
    title: Title
    id: Id = ""
    segments: Annotated[int, Meta(ge=2, le=12)] = 4
    filled: Annotated[int, Meta(ge=0, le=12)] = 0
    hidden: bool = False


class Reveal(Option, frozen=True):
    """Show what was hidden: a token, an area, a note, a clock, a roll by its number, or a field of a sheet."""

    rule: ClassVar[str] = "VER-GM-02"
    what: Literal["token", "area", "note", "clock", "roll", "field"]
    id: Id
    field: Field | Literal[""] = ""


class AddNpc(Option, frozen=True):
    """An NPC of the master's own, by a quick sheet (VER-CREA-09)."""

    rule: ClassVar[str] = "VER-GM-07"
    id: Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
    sheet: Annotated[str, Meta(max_length=2000)]


class PlanEncounter(Option, frozen=True):
    """Prepare an encounter: "npc:guard*2, creature:wolf" (VER-GM-14). Without foes a plan of that title goes."""

    rule: ClassVar[str] = "VER-GM-14"
    title: Title
    foes: Annotated[str, Meta(max_length=200)] = ""


class RequestRoll(Option, frozen=True):
    """Ask people to roll: attribute + skill, a specialty, willpower, or a free pool (VER-GM-03).

    `against` are the dice of an opposition, or `opponent` names a person or a token. `days`: a player may take so long.
    """

    rule: ClassVar[str] = "VER-GM-03"
    people: Annotated[tuple[PersonId, ...], Meta(min_length=1, max_length=24)]
    attribute: AttributeId | Literal[""] = ""
    skill: Id = ""
    specialty: Id = ""
    willpower: bool = False
    dice: Pool | None = None
    difficulty: Hardness = 0
    advantage: Annotated[int, Meta(ge=-6, le=6)] = 0
    reason: Line = ""
    against: Pool | None = None
    opponent: Id = ""
    visibility: Visibility = ""
    automatic: bool = False
    show_difficulty: bool = True
    note: Line = ""
    days: Annotated[int, Meta(ge=0, le=7)] = 0


class CancelRequest(Option, frozen=True):
    """The request is withdrawn: whoever has not rolled yet does not."""

    rule: ClassVar[str] = "VER-GM-03"


class AnswerProposal(Option, frozen=True):
    """Accept the attribute and skill that a player proposed, or not."""

    rule: ClassVar[str] = "VER-GM-03"
    person: PersonId
    accepted: bool


class AnswerWish(Option, frozen=True):
    """Answer a player who asked to roll: with a request of this difficulty, or not at all.

    `against` are the dice of an opposition, or `opponent` names one: so a player starts a contest (VER-CONT-04).
    """

    rule: ClassVar[str] = "VER-GM-03"
    number: int
    accepted: bool
    difficulty: Hardness = 0
    against: Pool | None = None
    opponent: Id = ""


class SecretRoll(Option, frozen=True):
    """Roll behind the screen (VER-GM-05)."""

    rule: ClassVar[str] = "VER-GM-05"
    dice: Pool
    difficulty: Hardness = 0
    note: Line = ""


class Override(Option, frozen=True):
    """The last word: another value for what a line of the log says, with the reason (VER-GM-04).

    `value` is a number, or the id of a level or a condition. `private`: only the master sees the line.
    """

    rule: ClassVar[str] = "VER-GM-04"
    line: Annotated[int, Meta(ge=1)]
    what: Overridable
    value: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*\Z")]
    reason: Reason
    private: bool = False


class Correct(Option, frozen=True):
    """The last word about how somebody is: health, a condition, a pool, initiative (VER-GM-04)."""

    rule: ClassVar[str] = "VER-GM-04"
    who: Id
    what: Literal["damage", "level", "condition", "mana", "fervor", "focus", "initiative", "fate", "disease"]
    value: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*\Z")]
    reason: Reason
    private: bool = False


class Hold(Option, frozen=True):
    """Whether wounds wait for the master's word before they are applied (VER-GM-04)."""

    rule: ClassVar[str] = "VER-GM-04"
    on: bool


class LetStand(Option, frozen=True):
    """What was worked out is applied as it is."""

    rule: ClassVar[str] = "VER-GM-04"


class DealInstead(Option, frozen=True):
    """So much damage is dealt instead, for a reason."""

    rule: ClassVar[str] = "VER-GM-04"
    damage: Pool
    reason: Reason
