"""Requests and rolls of the master and the players (VER-GM-03, VER-GM-05, VER-GM-08, VER-GM-18)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.frame import Frame
from oakveil.kernel.rulebook import rule

from ..dice import judge, roll
from ..modifiers import Part
from ..pools import Pool
from ..state import Veridia
from .choices import AnswerWish, CancelRequest, RequestRoll, SecretRoll
from .deeds import deed
from .evening_choices import Remind
from .events import DefaultsAllowed, Reminded, RequestCancelled, RollRequested, RollWished
from .people import not_own, of_seat, person_of, unknown_person
from .player_choices import AllowDefaults, AskToRoll, RollFreely
from .present import campaign_of
from .records import MASTER
from .requests import Requested
from .rolling import tell_roll, who_sees
from .state import Wish

MOST_WISHES = 12


def _bad_request(g: Veridia, seat: Seat, wish: RequestRoll) -> Broken | None:
    campaign = campaign_of(g)
    if (broken := unknown_person(g, wish.people)) is not None:
        return broken
    if any(campaign.people[id].dead for id in wish.people):
        return Broken("VER-GM-03", "veridia-gm-dead", {"who": wish.people[0]})
    kinds = [bool(wish.attribute), bool(wish.specialty), wish.willpower, wish.dice is not None]
    if sum(kinds) != 1:
        return Broken("VER-GM-03", "veridia-gm-one-pool")
    if wish.skill and not (wish.attribute or wish.specialty):
        return Broken("VER-GM-03", "veridia-gm-one-pool")
    if wish.skill and wish.skill not in g.box.skills:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "skill", "id": wish.skill})
    if wish.specialty and wish.specialty not in g.box.specialties:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "specialty", "id": wish.specialty})
    if wish.advantage and len(wish.reason.strip()) < 3:
        return Broken("VER-GM-03", "veridia-gm-reason")
    return _bad_opponent(g, wish)


@deed(RequestRoll, "master", _bad_request)
@rule("VER-GM-03", "VER-GM-05")
def request_roll(g: Veridia, seat: Seat, wish: RequestRoll) -> Frame:
    """Whoever is asked is told, with the difficulty unless the master keeps it to himself."""
    shown = who_sees(g, wish)
    line = campaign_of(g).next_line
    names = tuple([person_of(g, id).name for id in wish.people])
    told = wish if wish.show_difficulty else replace(wish, difficulty=0)
    g.tell(RollRequested, names, told, seats=(MASTER,) if shown == "secret" else None)
    return Requested(line=line, wish=wish, shown=shown, waiting=wish.people)


def _no_request(g: Veridia, seat: Seat, wish: CancelRequest) -> Broken | None:
    return None if g.within(Requested) is not None else Broken("VER-GM-03", "veridia-gm-no-request")


@deed(CancelRequest, "master", _no_request)
@rule("VER-GM-03")
def cancel_request(g: Veridia, seat: Seat, wish: CancelRequest) -> None:
    """Whoever has not rolled yet does not; what was rolled stands."""
    request = g.within(Requested)
    assert request is not None
    g.tell(RequestCancelled, tuple([person_of(g, id).name for id in request.waiting]))
    request.waiting, request.proposed = (), ()


def _bad_wish(g: Veridia, seat: Seat, wish: AskToRoll) -> Broken | None:
    if len(campaign_of(g).wishes) >= MOST_WISHES:
        return Broken("VER-GM-03", "veridia-gm-full", {"most": MOST_WISHES})
    if wish.skill not in g.box.skills:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "skill", "id": wish.skill})
    return not_own(g, seat, wish.person)


@deed(AskToRoll, "player", _bad_wish)
@rule("VER-GM-03")
def ask_to_roll(g: Veridia, seat: Seat, wish: AskToRoll) -> None:
    campaign = campaign_of(g)
    campaign.wishes = (*campaign.wishes, Wish(campaign.next_line, wish))
    what = f"{wish.attribute}+{wish.skill}"
    g.tell(RollWished, wish.person, person_of(g, wish.person).name, what, wish.note)


def _no_wish(g: Veridia, seat: Seat, wish: AnswerWish) -> Broken | None:
    if not any(one.number == wish.number for one in campaign_of(g).wishes):
        return Broken("VER-GM-03", "veridia-gm-no-line", {"line": wish.number})
    return _bad_opponent(g, wish)


def _bad_opponent(g: Veridia, wish: RequestRoll | AnswerWish) -> Broken | None:
    """What is wrong with the opposition of a roll: two kinds at once, or nobody of that name."""
    if wish.against is not None and wish.opponent:
        return Broken("VER-GM-03", "veridia-gm-one-opponent")
    campaign = campaign_of(g)
    if wish.opponent and wish.opponent not in campaign.people and wish.opponent not in campaign.behind.makes:
        return Broken("VER-GM-03", "veridia-gm-nobody", {"who": wish.opponent})
    return None


@deed(AnswerWish, "master", _no_wish)
@rule("VER-GM-03", "VER-CONT-04")
def answer_wish(g: Veridia, seat: Seat, wish: AnswerWish) -> Frame | None:
    """The master lets a player roll who asked to, or not."""
    campaign = campaign_of(g)
    asked = next(one.wish for one in campaign.wishes if one.number == wish.number)
    campaign.wishes = tuple([one for one in campaign.wishes if one.number != wish.number])
    person = person_of(g, asked.person)
    what = f"{asked.attribute}+{asked.skill}"
    answered: Literal["yes", "no"] = "yes" if wish.accepted and not person.dead else "no"
    g.tell(RollWished, person.id, person.name, what, asked.note, answered)
    if answered == "no":
        return None
    request = RequestRoll(
        (person.id,),
        asked.attribute,
        asked.skill,
        difficulty=wish.difficulty,
        note=asked.note,
        against=wish.against,
        opponent=wish.opponent,
    )
    return request_roll(g, seat, request)


@deed(SecretRoll, "master")
@rule("VER-GM-05")
def secret_roll(g: Veridia, seat: Seat, wish: SecretRoll) -> None:
    """The dice come from the same stream as all others; the table learns only that one more was rolled."""
    rolled = judge(roll(wish.dice, g.chance, "veridia.roll.secret"), wish.difficulty)
    hard = (Part("request", wish.difficulty),) if wish.difficulty else ()
    pool = Pool((Part("free", wish.dice),), hard)
    tell_roll(g, MASTER, "secret", ("", ""), wish.note, rolled, rolled, pool)


def _is_enforced(g: Veridia, seat: Seat, wish: RollFreely) -> Broken | None:
    if seat == MASTER:
        return None
    scenes = campaign_of(g).scenes
    free = any(person.scene in scenes and scenes[person.scene].enforcement == "free" for person in of_seat(g, seat))
    return None if free else Broken("VER-GM-08", "veridia-gm-enforced")


@deed(RollFreely, "anybody", _is_enforced)
@rule("VER-GM-08")
def roll_freely(g: Veridia, seat: Seat, wish: RollFreely) -> None:
    """Any dice, where nothing is enforced; it is logged like every roll."""
    rolled = judge(roll(wish.dice, g.chance, "veridia.roll.free"), wish.difficulty)
    hard = (Part("request", wish.difficulty),) if wish.difficulty else ()
    person = next(of_seat(g, seat), None)
    who = (person.id, person.name) if person is not None else ("", "")
    tell_roll(g, seat, "open", who, wish.note, rolled, rolled, Pool((Part("free", wish.dice),), hard))


@deed(Remind, "master", paused=True)
@rule("VER-GM-18")
def remind(g: Veridia, seat: Seat, wish: Remind) -> None:
    """Whoever is asked something is reminded of it."""
    g.tell(Reminded, tuple(sorted({ask.seat for ask in g.asks() if ask.seat != MASTER})))


@deed(AllowDefaults, "player", paused=True)
@rule("VER-GM-18")
def allow_defaults(g: Veridia, seat: Seat, wish: AllowDefaults) -> None:
    """Only the owner of a seat decides whether time can run out for it."""
    campaign = campaign_of(g)
    others = tuple([other for other in campaign.defaults if other != seat])
    campaign.defaults = (*others, seat) if wish.allowed else others
    g.tell(DefaultsAllowed, seat, wish.allowed)
