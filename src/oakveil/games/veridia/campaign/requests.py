"""Roll requests: whom the master asks to roll what, how it is answered, what comes of it (VER-GM-03, VER-GM-05)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, AskAny, Broken, Clock, Free, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..dice import Rolled, contest, judge, roll, taken_for_granted
from ..modifiers import Part
from ..pools import Pool
from ..state import Veridia
from .choices import AnswerProposal, LetStand, RequestRoll, Shown
from .events import PoolProposed
from .people import decider, person_of, plus
from .player_choices import KeepRoll, ProposePool, RollAgain, RollNow, TakeForGranted
from .present import campaign_of
from .records import MASTER, Person, PersonId
from .rolling import can_repeat, dice_of, pay_for_luck, pool_for, tell_roll

DAY = 24 * 60 * 60
"""Seconds."""


class Requested(Frame, kw_only=True):
    """A request that is answered: by each person in its own time, in any order.

    `line` is its line in the log. `waiting` have not answered, those of `proposed` wait for the master's word on
    another pool, `pools` are the ones he accepted. `dice` is what he made of the pool by an override. `rolls` is whose
    roll has just `fallen`; `granted`: without dice.
    """

    line: int
    wish: RequestRoll
    shown: Shown
    waiting: tuple[PersonId, ...]
    proposed: tuple[ProposePool, ...] = ()
    pools: tuple[ProposePool, ...] = ()
    dice: int | None = None
    rolls: PersonId = ""
    fallen: Rolled | None = None
    granted: bool = False

    @step("VER-GM-03", "VER-GM-05")
    def behind_the_screen(self, g: Veridia) -> None:
        """A secret request is rolled by the master at once: nobody is asked."""
        if self.shown == "secret":
            for id in self.waiting:
                self.settle(g, person_of(g, id), self.thrown(g, person_of(g, id)))
            self.end()

    @step("VER-GM-03", "VER-DICE-14", "VER-GM-18")
    def ask(self, g: Veridia) -> AskAny | None:
        """Whoever is to roll is asked, each seat for one person after the other."""
        if not self.waiting:
            self.end()
            return None
        asks = [self.ask_of(g, person_of(g, id)) for id in self.first_of_each_seat(g)]
        if self.proposed:
            asked = self.proposed[0].person
            options = (AnswerProposal(asked, True), AnswerProposal(asked, False))
            asks = [ask for ask in asks if ask.seat != MASTER]
            asks.append(Ask(MASTER, "veridia.proposal", options, options[0]))
        return AskAny(tuple(asks))

    def first_of_each_seat(self, g: Veridia) -> list[PersonId]:
        """Whoever is asked now; those whose proposal is open wait."""
        undecided = {proposal.person for proposal in self.proposed}
        found: dict[Seat, PersonId] = {}
        for id in self.waiting:
            if id not in undecided:
                found.setdefault(decider(g, person_of(g, id)), id)
        return [*found.values()]

    @rule("VER-GM-18", "VER-DICE-14")
    def ask_of(self, g: Veridia, person: Person) -> Ask:
        """Ruling (VER-GM-18): there is a clock only where the player allowed that the usual answer is given for him."""
        seat = decider(g, person)
        options: list[Option] = [RollNow(person.id)]
        if self.may_be_granted(g):
            options.append(TakeForGranted(person.id))

        def check(proposal: ProposePool) -> Broken | None:
            if proposal.skill not in g.box.skills:
                return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "skill", "id": proposal.skill})
            return None if proposal.person == person.id else Broken("VER-GM-03", "veridia-gm-not-yours")

        def propose(chance: Chance) -> ProposePool:
            skill = chance.roll([*g.box.skills], "bot")
            return ProposePool(person.id, chance.roll([*g.box.attributes], "bot"), skill)

        free = Free(ProposePool, check, propose) if self.wish.attribute and not self.pools else None
        timed = self.wish.days and seat in campaign_of(g).defaults
        clock = Clock(self.wish.days * DAY, RollNow(person.id)) if timed else None
        return Ask(seat, "veridia.request", tuple(options), RollNow(person.id), free, clock)

    @rule("VER-DICE-14", "VER-GM-03")
    def may_be_granted(self, g: Veridia) -> bool:
        """Whether the roll may be skipped: the master allows it, as the table does, and nobody opposes it."""
        wish, policy = self.wish, g.options.auto_success
        opposed = wish.against is not None or wish.opponent
        return not opposed and policy != "never" and (wish.automatic or policy == "always")

    def on_ask(self, g: Veridia, choice: Option, seat: Seat) -> None:
        match choice:
            case ProposePool(person=id):
                self.proposed = (*self.proposed, choice)
                g.tell(PoolProposed, person_of(g, id).name, f"{choice.attribute}+{choice.skill}")
                self.goto(Requested.ask)
            case AnswerProposal(person=id, accepted=accepted):
                proposal = next(one for one in self.proposed if one.person == id)
                self.proposed = tuple([one for one in self.proposed if one is not proposal])
                self.pools = (*self.pools, proposal) if accepted else self.pools
                what = f"{proposal.attribute}+{proposal.skill}"
                g.tell(PoolProposed, person_of(g, id).name, what, accepted)
                self.goto(Requested.ask)
            case RollNow(person=id) | TakeForGranted(person=id):
                self.waiting = tuple([other for other in self.waiting if other != id])
                self.rolls, self.granted = id, isinstance(choice, TakeForGranted)

    @step("VER-DICE-01", "VER-DICE-14")
    def throw(self, g: Veridia) -> None:
        person = person_of(g, self.rolls)
        if self.granted:
            pool = self.pool(g, person)
            self.fallen = taken_for_granted(pool.dice, pool.difficulty, g.box.tables.core.dice.auto_divisor)
        else:
            self.fallen = self.thrown(g, person)

    @step("VER-DICE-15", "VER-GM-03")
    def luck(self, g: Veridia) -> Ask | None:
        """Who can repeat a roll is asked once its dice are seen; nobody sees those of a blind roll."""
        person = person_of(g, self.rolls)
        if self.granted or self.shown == "blind" or not can_repeat(g, person):
            return None
        options = (KeepRoll(person.id), RollAgain(person.id))
        return Ask(decider(g, person), "veridia.request_luck", options, options[0])

    def on_luck(self, g: Veridia, choice: KeepRoll | RollAgain) -> None:
        if isinstance(choice, RollAgain):
            pay_for_luck(g, person_of(g, self.rolls))
            self.fallen = self.thrown(g, person_of(g, self.rolls))

    @step("VER-GM-04")
    def hold(self, g: Veridia) -> Ask | None:
        """Before it counts a roll waits for the master, where he wished that."""
        if not campaign_of(g).hold:
            return None
        return Ask(MASTER, "veridia.confirm", (LetStand(),), LetStand())

    def on_hold(self, g: Veridia, choice: LetStand) -> None:
        """It stands: as it fell, or as the master has changed it meanwhile."""

    @step("VER-GM-03", "VER-GM-05")
    def count(self, g: Veridia) -> None:
        assert self.fallen is not None
        self.settle(g, person_of(g, self.rolls), self.fallen)
        self.rolls, self.fallen, self.granted = "", None, False
        self.goto(Requested.ask)

    # -- what is rolled ------------------------------------------------------------------------------------------------

    @rule("VER-GM-03", "VER-DICE-10", "VER-DICE-11")
    def pool(self, g: Veridia, person: Person) -> Pool:
        """The pool of somebody for this request, with the advantage and the difficulty that the master gave."""
        wish = self.wish
        other = next((one for one in self.pools if one.person == person.id), None)
        if other is not None:
            wish = replace(wish, attribute=other.attribute, skill=other.skill)
        pool = plus(pool_for(g, person, wish), "advantage", wish.advantage)
        if self.dice is not None:
            pool = plus(pool, "master", self.dice - pool.dice)
        hard = (Part("request", wish.difficulty),) if wish.difficulty else ()
        return replace(pool, difficulties=(*pool.difficulties, *hard))

    def thrown(self, g: Veridia, person: Person) -> Rolled:
        pool = self.pool(g, person)
        return judge(roll(pool.dice, g.chance, "veridia.roll.request"), pool.difficulty, pool.automatic)

    @rule("VER-CONT-01", "VER-CONT-02", "VER-GM-03")
    def settle(self, g: Veridia, person: Person, alone: Rolled) -> None:
        """Compare with the opposition, if there is one, and tell whoever may know."""
        wish, rolled = self.wish, alone
        dice = dice_of(g, wish.opponent, wish) if wish.opponent else wish.against
        other = None
        if dice is not None:
            rolled, other = contest(alone, judge(roll(dice, g.chance, "veridia.roll.opposition")))
        pool = self.pool(g, person)
        tell_roll(g, person.seat, self.shown, (person.id, person.name), wish.note, rolled, alone, pool, other)
