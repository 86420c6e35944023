"""Awards, and what deeds cost integrity (VER-GM-09, VER-GM-10)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Broken, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..building import faults
from ..characters import Character, Owned
from ..ledger import awarded, granted
from ..outfitting import CENTS, sold_as
from ..shopping import added
from ..state import Veridia
from .deeds import deed
from .evening_choices import GiveAward, JudgeDeed, WarnIntegrity
from .events import Awarded, IntegrityWarned
from .people import change, decider, folk_of, person_of, unknown_person
from .player_choices import GoOn, Withdraw
from .present import campaign_of
from .records import MASTER, Person, PersonId

LEAST_INTEGRITY, MOST_INTEGRITY = 0, 7


def _bad_award(g: Veridia, seat: Seat, wish: GiveAward) -> Broken | None:
    if (broken := unknown_person(g, wish.people)) is not None:
        return broken
    if len(wish.reason.strip()) < 3:
        return Broken("VER-GM-09", "veridia-gm-reason")
    if wish.item and sold_as(wish.item, g.box) not in g.box.items:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "item", "id": wish.item})
    if wish.trait and wish.trait.partition(":")[0] not in g.box.traits:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "trait", "id": wish.trait})
    if not (wish.experience or wish.deli or wish.item or wish.trait or wish.integrity):
        return Broken("VER-GM-09", "veridia-gm-empty-award")
    for id in wish.people:
        character = folk_of(campaign_of(g).people[id]).character
        if wish.trait in character.traits:
            return Broken("VER-VAL-09", "veridia-val-repeat", {"trait": wish.trait})
        after = after_award(character, wish)
        wrong = next((it for it in faults(after, g.box) if it.rule in ("VER-VAL-18", "VER-VAL-10")), None)
        if wrong is not None:
            return wrong
    return None


def after_award(character: Character, wish: GiveAward) -> Character:
    """A character with an award: each of it has its line in the ledger where experience or traits are concerned."""
    if wish.experience:
        character = awarded(character, wish.experience, wish.reason)
    if wish.trait:
        character = granted(character, wish.trait, wish.reason)
    if wish.item:
        character = replace(character, gear=added(character.gear, Owned(wish.item, wish.count)))
    integrity = max(LEAST_INTEGRITY, min(MOST_INTEGRITY, character.integrity + wish.integrity))
    return replace(character, deli=character.deli + wish.deli * CENTS, integrity=integrity)


@deed(GiveAward, "master", _bad_award)
@rule("VER-GM-09", "VER-XP-04", "VER-XP-06")
def give_award(g: Veridia, seat: Seat, wish: GiveAward) -> None:
    """To one, several or all; each owner sees it in his ledger."""
    for id in wish.people:
        person = person_of(g, id)
        change(g, person, after_award(folk_of(person).character, wish))
        seats = tuple(sorted({MASTER, person.seat}))
        g.tell(
            Awarded,
            person.id,
            person.name,
            wish.reason,
            wish.experience,
            wish.deli,
            wish.item,
            wish.count if wish.item else 0,
            wish.trait,
            wish.integrity,
            seats=seats,
        )


class Warned(Frame, kw_only=True):
    """A warning before a deed that costs integrity: the player withdraws, or does it and the master says the price."""

    person: PersonId
    text: str

    @step("VER-GM-10", "VER-VIRT-04")
    def ask(self, g: Veridia) -> Ask:
        person = person_of(g, self.person)
        return Ask(decider(g, person), "veridia.integrity", (Withdraw(), GoOn()), Withdraw())

    def on_ask(self, g: Veridia, choice: Withdraw | GoOn) -> None:
        if isinstance(choice, Withdraw):
            _tell(g, person_of(g, self.person), self.text, "withdrawn")
            self.end()

    @step("VER-GM-10", "VER-VIRT-03")
    def judge(self, g: Veridia) -> Ask:
        options = tuple([JudgeDeed(loss) for loss in range(4)])
        return Ask(MASTER, "veridia.judge_deed", options, options[1])

    def on_judge(self, g: Veridia, choice: JudgeDeed) -> None:
        """The deed is noted; integrity falls, and with it whatever it supports."""
        person = person_of(g, self.person)
        character = folk_of(person).character
        loss = min(choice.loss, character.integrity)
        deeds = (*character.deeds, self.text)[-100:]
        change(g, person, replace(character, integrity=character.integrity - loss, deeds=deeds))
        _tell(g, person, self.text, "done", loss)


def _tell(g: Veridia, person: Person, text: str, answer: str, loss: int = 0) -> None:
    seats = tuple(sorted({MASTER, person.seat}))
    g.tell(IntegrityWarned, person.id, person.name, text, answer, loss, seats=seats)  # type: ignore[arg-type]  # one of those words


def _cannot_warn(g: Veridia, seat: Seat, wish: WarnIntegrity) -> Broken | None:
    if (broken := unknown_person(g, (wish.person,))) is not None:
        return broken
    person = person_of(g, wish.person)
    return Broken("VER-GM-10", "veridia-gm-dead", {"who": person.name}) if person.dead else None


@deed(WarnIntegrity, "master", _cannot_warn)
@rule("VER-GM-10", "VER-VIRT-04")
def warn_integrity(g: Veridia, seat: Seat, wish: WarnIntegrity) -> Frame:
    _tell(g, person_of(g, wish.person), wish.text, "")
    return Warned(person=wish.person, text=wish.text)
