"""The last word: any automatic result gets another value, with a reason, and what hangs on it follows (VER-GM-04)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from .. import events
from ..characters import Line
from ..dice import judge
from ..ledger import MOST_AWARDED
from ..records import LEVELS
from ..rules.attacking import AttackAction
from ..rules.lasting import end_condition, end_where, put_in
from ..state import Veridia
from .choices import Hold, Override
from .deeds import deed
from .events import Awarded, Barred, HoldChanged, Overridden, RollMade, RollRequested, Traded, TraitInvoked
from .joining import waive
from .people import change, folk_of, person_of, spend, unit_of
from .present import campaign_of
from .records import MASTER
from .requests import Requested
from .state import Amended, LogLine
from .striking import alter_blow, alter_strike, attack_of, so_many, standing_of

MOST_DICE, MOST_POINTS = 40, 999


def line_of(g: Veridia, number: int) -> LogLine | None:
    """A line of the log, whoever knows it."""
    campaign = campaign_of(g)
    found = [*campaign.log, *campaign.results]
    for diary in campaign.diaries.values():
        found += diary.front or ()
    return next((line for line in found if line.number == number), None)


POSSIBLE: dict[type[object], tuple[str, ...]] = {
    RollRequested: ("pool", "difficulty"),
    RollMade: ("pool", "difficulty", "successes", "matches"),
    events.AttackDeclared: ("pool", "difficulty"),
    events.DiceRolled: ("pool", "difficulty", "successes", "matches"),
    events.Hit: ("hit", "successes", "matches"),
    events.Missed: ("hit", "successes"),
    events.Damaged: ("damage", "level"),
    events.ConditionBegan: ("condition",),
    events.ConditionEnded: ("condition",),
    events.EffectBegan: ("duration",),
    events.PointsPaid: ("cost",),
    TraitInvoked: ("cost", "successes"),
    Barred: ("requirement",),
    Traded: ("price",),
    Awarded: ("award",),
}
"""What can be overridden of each kind of line."""


@rule("VER-GM-04")
def cannot_override(g: Veridia, seat: Seat, wish: Override) -> Broken | None:
    """Nonsense is refused: a line that is not there, a quantity it has not, a value that cannot be."""
    line = line_of(g, wish.line)
    if line is None:
        return Broken("VER-GM-04", "veridia-gm-no-line", {"line": wish.line})
    if wish.what not in POSSIBLE.get(type(line.event), ()):
        return Broken("VER-GM-04", "veridia-gm-not-in-line", {"what": wish.what})
    if not wish.reason.strip() or len(wish.reason.strip()) < 3:
        return Broken("VER-GM-04", "veridia-gm-reason")
    return _bad_value(g, wish) or _too_late(g, line, wish)


def _bad_value(g: Veridia, wish: Override) -> Broken | None:
    bad = Broken("VER-GM-04", "veridia-gm-value", {"what": wish.what})
    match wish.what:
        case "level":
            return None if wish.value in LEVELS else bad
        case "condition":
            return None if not wish.value or wish.value in g.box.conditions else bad
        case "requirement":
            return None if wish.value == "waived" else bad
    if not wish.value.isdigit() or len(wish.value) > 9:
        return bad
    most = {"pool": MOST_DICE, "difficulty": MOST_DICE, "successes": MOST_DICE, "matches": MOST_DICE, "hit": 1}
    limit = MOST_AWARDED if wish.what == "award" else 1_000_000_00 if wish.what == "price" else MOST_POINTS
    return None if int(wish.value) <= most.get(wish.what, limit) else bad


def _too_late(g: Veridia, line: LogLine, wish: Override) -> Broken | None:
    """What the line speaks of must still be there: the fight, the person, the open request."""
    gone = Broken("VER-GM-04", "veridia-gm-gone")
    match line.event:
        case events.DiceRolled() if wish.what == "matches" and _is_open(g, line):
            return gone
        case RollRequested():
            return None if any(frame.line == line.number for frame in _requests(g)) else gone
        case events.AttackDeclared():
            pending = g.within(AttackAction)
            return None if pending is not None and pending.mine is None and line == _last_attack(g) else gone
        case events.Damaged() | events.Hit() | events.Missed() | events.DiceRolled():
            fighting = g.state.fight is not None and unit_of(g, line.event.unit) is not None
            return None if fighting and standing_of(g, line) is not None else gone
        case events.ConditionBegan() | events.ConditionEnded() | events.EffectBegan() | events.PointsPaid():
            return None if unit_of(g, line.event.unit) is not None else gone
        case Barred(seat=seat):
            there = line.number in campaign_of(g).barred and seat in campaign_of(g).bench
            return None if there and not campaign_of(g).bench[seat].submitted else gone
        case Traded(person=id, what=what) if what not in ("bought", "served", "hired"):
            return gone
        case Traded(person=id) | Awarded(person=id) | TraitInvoked(person=id):
            return None if id in campaign_of(g).people else gone
    return None


def _is_open(g: Veridia, line: LogLine) -> bool:
    """Whether a roll of an attack has not been compared yet."""
    standing = standing_of(g, line)
    return standing is not None and standing.met is None


def _requests(g: Veridia) -> list[Requested]:
    return [frame for frame in g.stack if isinstance(frame, Requested)]


def _last_attack(g: Veridia) -> LogLine | None:
    lines = reversed(campaign_of(g).results)
    return next((line for line in lines if isinstance(line.event, events.AttackDeclared)), None)


Say = Callable[[str, str, object, object], None]
"""Tells a quantity of somebody: what, who, what it was, what it is."""


@deed(Override, "master", cannot_override)
@rule("VER-GM-04", "VER-PRIN-05")
def override(g: Veridia, seat: Seat, wish: Override) -> None:
    """The line stays; a new one tells both values and the reason, and one more for each number that follows from it.

    They are told to whoever knows the line, or to the master alone.
    """
    line = line_of(g, wish.line)
    assert line is not None
    seats = (MASTER,) if wish.private else line.event.audience()

    def say(what: str, who: str, old: object, new: object) -> None:
        if old != new:
            g.tell(Overridden, line.number, what, who, str(old), str(new), wish.reason, seats=seats)  # type: ignore[arg-type]  # `what` is one of those words

    match line.event:
        case RollRequested():
            _before_roll(g, line, wish, say)
        case RollMade():
            _roll(g, line, line.event, wish, say)
        case events.AttackDeclared():
            _before_attack(g, line.event, wish, say)
        case events.DiceRolled() | events.Hit() | events.Missed():
            alter_strike(g, line, wish.what, int(wish.value), say)
        case events.Damaged():
            alter_blow(g, line, wish.what, wish.value, say)
        case events.ConditionBegan(unit=unit, condition=old):
            _condition(g, unit, old, wish.value, say)
        case events.ConditionEnded(unit=unit):
            _condition(g, unit, "", wish.value, say)
        case events.EffectBegan():
            _duration(g, line.event, int(wish.value), say)
        case events.PointsPaid():
            _points(g, line, line.event, int(wish.value), say)
        case TraitInvoked():
            _invoked(g, line, line.event, wish, say)
        case Barred(seat=builder, name=name):
            waive(g, builder, campaign_of(g).barred.pop(line.number))
            say("requirement", name, line.event.rule, "waived")
        case Traded():
            _price(g, line, line.event, int(wish.value), say)
        case Awarded():
            _award(g, line, line.event, int(wish.value), wish.reason, say)


# -- rolls -------------------------------------------------------------------------------------------------------------


@rule("VER-GM-04")
def _before_roll(g: Veridia, line: LogLine, wish: Override, say: Say) -> None:
    """Before it is rolled: the pool or the difficulty of an open request."""
    frame = next(frame for frame in _requests(g) if frame.line == line.number)
    names = ", ".join([person_of(g, id).name for id in frame.wish.people])
    if wish.what == "pool":
        first = person_of(g, ((frame.rolls and (frame.rolls,)) or frame.waiting or frame.wish.people)[0])
        old = frame.pool(g, first).dice
        frame.dice = int(wish.value)
        say("pool", names, old, frame.dice)
    else:
        old, frame.wish = frame.wish.difficulty, replace(frame.wish, difficulty=min(6, int(wish.value)))
        say("difficulty", names, old, frame.wish.difficulty)
    if frame.fallen is not None and not frame.granted:
        faces = frame.fallen.faces
        pool = frame.pool(g, person_of(g, frame.rolls))
        frame.fallen = judge(so_many(g, faces, pool.dice), pool.difficulty, pool.automatic)


def now(g: Veridia, line: LogLine, event: RollMade) -> Amended:
    """What a roll is worth now: as it fell, or as the master changed it."""
    known = campaign_of(g).amended.get(line.number)
    return known or Amended(event.alone, event.rolled.successes, event.rolled.matches)


@rule("VER-GM-04", "VER-DICE-12", "VER-CONT-01")
def _roll(g: Veridia, line: LogLine, event: RollMade, wish: Override, say: Say) -> None:
    """A roll that was made: another pool or difficulty is judged anew, also against its opposition."""
    campaign, old, value = campaign_of(g), now(g, line, event), int(wish.value)
    alone = old.alone
    difficulty = len(alone.by_difficulty) + alone.lost
    match wish.what:
        case "successes":
            new = Amended(alone, value, min(old.matches, max(0, value - 1)))
            say("successes", event.name, old.successes, value)
            say("matches", event.name, old.matches, new.matches)
        case "matches":
            new = Amended(alone, old.successes, value)
            say("matches", event.name, old.matches, value)
        case _:
            was = sum(part.amount for part in event.difficulty) if wish.what == "difficulty" else len(alone.faces)
            hard = value if wish.what == "difficulty" else max(difficulty, sum(it.amount for it in event.difficulty))
            faces = so_many(g, alone.faces, value) if wish.what == "pool" else alone.faces
            again = judge(faces, hard, alone.automatic + alone.lost)
            successes, matches = _against(again.successes, again.matches, event)
            new = Amended(again, successes, matches)
            say(wish.what, event.name, was, value)
            say("successes", event.name, old.successes, successes)
            say("matches", event.name, old.matches, matches)
    campaign.amended[line.number] = new


def _against(successes: int, matches: int, event: RollMade) -> tuple[int, int]:
    """What is left of successes against the opposition of a roll; a match needs two of them."""
    if event.other is None:
        return successes, matches
    cancelled = event.other.successes + len(event.other.by_opponent) + max(0, event.other.lost)
    left = max(0, successes - cancelled)
    return left, min(matches, max(0, left - 1))


@rule("VER-GM-04", "VER-COVER-03")
def _before_attack(g: Veridia, event: events.AttackDeclared, wish: Override, say: Say) -> None:
    """Before an attack is rolled: its pool, or its difficulty, such as that of a table that stands between."""
    attack = attack_of(g)
    pool, value = attack.pool(g), int(wish.value)
    if wish.what == "pool":
        attack.more += value - pool.dice
        say("pool", event.unit, pool.dice, value)
    else:
        attack.harder += value - pool.difficulty
        say("difficulty", event.unit, pool.difficulty, value)


# -- conditions, effects, points ---------------------------------------------------------------------------------------


@rule("VER-GM-04")
def _condition(g: Veridia, id: str, old: str, new: str, say: Say) -> None:
    unit = g.unit(id)
    if old and old != new:
        end_condition(g, unit, old)
    if new:
        put_in(g, unit, new, "master")
    say("condition", id, old or "none", new or "none")


@rule("VER-GM-04", "VER-DUR-01")
def _duration(g: Veridia, event: events.EffectBegan, turns: int, say: Say) -> None:
    """How many turns effects last from now on; none: they end."""
    unit = g.unit(event.unit)
    old = next((it.until.turns for it in unit.effects if it.source == event.source), None)
    if not turns:
        end_where(g, unit, lambda lasting: lasting.source == event.source)
    else:
        unit.effects = tuple(
            [
                replace(it, until=replace(it.until, turns=it.age + turns)) if it.source == event.source else it
                for it in unit.effects
            ]
        )
    say("duration", event.unit, "none" if old is None else old, turns)


@rule("VER-GM-04", "VER-POOL-04")
def _points(g: Veridia, line: LogLine, event: events.PointsPaid, value: int, say: Say) -> None:
    """What a use cost: the difference is given back, or taken as far as there is any."""
    unit = g.unit(event.unit)
    old = campaign_of(g).charged.get(line.number, event.points)
    if event.pool == "health":
        unit.damage = max(0, min(sum(unit.profile.levels), unit.damage + value - old))
    elif event.pool != "charges":
        most = unit.profile.pools.get(event.pool, 0)
        unit.pools[event.pool] = max(0, min(most, unit.pools.get(event.pool, 0) + old - value))
    campaign_of(g).charged[line.number] = value
    say("cost", event.unit, old, value)


@rule("VER-GM-04", "VER-GM-20")
def _invoked(g: Veridia, line: LogLine, event: TraitInvoked, wish: Override, say: Say) -> None:
    campaign, value = campaign_of(g), int(wish.value)
    if wish.what == "successes":
        old = campaign.charged.get(-line.number, event.rolled.successes if event.rolled else 0)
        campaign.charged[-line.number] = value
        say("successes", event.name, old, value)
        return
    old = campaign.charged.get(line.number, event.points)
    campaign.charged[line.number] = value
    if event.pool:
        spend(g, person_of(g, event.person), event.pool, value - old)
    say("cost", event.name, old, value)


@rule("VER-GM-04", "VER-GM-12")
def _price(g: Veridia, line: LogLine, event: Traded, value: int, say: Say) -> None:
    """What a purchase cost, in hundredths of deli: the difference is paid back or taken."""
    person = person_of(g, event.person)
    character = folk_of(person).character
    old = campaign_of(g).charged.get(line.number, event.deli)
    change(g, person, replace(character, deli=character.deli + old - value))
    campaign_of(g).charged[line.number] = value
    say("price", event.name, old, value)


@rule("VER-GM-04", "VER-GM-09", "VER-XP-05")
def _award(g: Veridia, line: LogLine, event: Awarded, value: int, reason: str, say: Say) -> None:
    """How much experience an award was: the ledger has a line for the difference."""
    person = person_of(g, event.person)
    character = folk_of(person).character
    old = campaign_of(g).charged.get(line.number, event.experience)
    correction = Line("award", "experience", value - old, reason=reason)
    ledger = (*character.ledger, correction)
    change(g, person, replace(character, experience=character.experience + value - old, ledger=ledger))
    campaign_of(g).charged[line.number] = value
    say("award", event.name, old, value)


# -- how somebody is ---------------------------------------------------------------------------------------------------


@deed(Hold, "master")
@rule("VER-GM-04")
def hold(g: Veridia, seat: Seat, wish: Hold) -> None:
    campaign_of(g).hold = wish.on
    g.tell(HoldChanged, wish.on)
