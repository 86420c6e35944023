"""An attack from its declaration to what comes after it (specification 3.9, VER-ATK-03)."""

from __future__ import annotations

from typing import Literal, cast

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import (
    CallExchange,
    Counter,
    Defend,
    Manoeuvre,
    Nothing,
    Repeat,
    Reserved,
    Rider,
    Spend,
    Split,
    Strike,
    UseTrait,
)
from ..dice import Rolled, contest
from ..effects.rolls import Charge
from ..events import AnswerChosen, AttackDeclared, ExchangeCalled, Hit, Missed
from ..modifiers import Part
from ..pools import Pool, RollKind
from ..records import WeaponCard
from ..state import Unit, UnitId, Veridia
from .answering import DEFENCES, Threat, answer_ask, member_for, pool_of_defence, threat_of
from .bodies import distance, foes, on, weapon_of
from .casting import misses_in_fog
from .criticals import suffer
from .grappling import Grapple, grip_of
from .harm import Blow, Striker, Wound, weapon_wounds
from .lasting import used_up
from .luck import repeating, rolled_again
from .paying import least_cost, pay
from .ranged import lose_draw, shoot, throw
from .riders import (
    after_attack,
    after_wound,
    discharge,
    extra_damage,
    knocks_out,
    pay_riders,
    replaces_damage,
    rider_options,
    shatters,
    with_riders,
)
from .rolling import throw_dice
from .situation import Defence, attack_pool, grapple_pool, with_dice
from .turns import begin_set, has_main, spend_main, take_member
from .windows import window_uses

WARPING_M = 6
DECLARED = "attack_declared"
"""The window in which an attack can be made to fail."""
AnswerId = Literal["nothing", "parry", "block", "dodge", "block_unarmed", "counter", "exchange"]


class AttackAction(Striker, kw_only=True):
    """One attack: declared, perhaps stopped, answered, rolled, and what it does.

    `dice` are those of a member of a set, None for a whole main. `answer` is what the target does: nothing, a defence
    (with `means` and, from a set, `set_dice`), a counter or an exchange. `more` dice and a `harder` roll are the last
    word of a game master (VER-GM-04).
    """

    unit: UnitId
    target: UnitId
    weapon: str
    manoeuvre: Manoeuvre = "attack"
    part: str = ""
    dice: int | None = None
    riders: tuple[Rider, ...] = ()
    declared: bool = False
    stopped: bool = False
    asked: tuple[UnitId, ...] = ()
    answer: AnswerId = "nothing"
    means: str = ""
    set_dice: int | None = None
    foe_manoeuvre: Manoeuvre = "attack"
    mine: Rolled | None = None
    theirs: Rolled | None = None
    repeated: tuple[UnitId, ...] = ()
    counter_by: UnitId = ""
    more: int = 0
    harder: int = 0

    def card(self, g: Veridia) -> WeaponCard:
        return weapon_of(g, g.unit(self.unit), self.weapon)

    @step("VER-ATK-03", "VER-ATK-04")
    def add_riders(self, g: Veridia) -> Ask | None:
        """What is added to the attack is declared with it, one after the other."""
        if self.declared:
            return None
        options = rider_options(g, g.unit(self.unit), self.card(g), self.manoeuvre, self.riders)
        if not options:
            return None
        return Ask(g.unit(self.unit).seat, "veridia.riders", (Strike(), *options), default=Strike())

    def on_add_riders(self, g: Veridia, choice: Strike | Rider) -> None:
        if type(choice) is Rider:
            self.riders = (*self.riders, choice)
            self.goto(AttackAction.add_riders)
        else:
            self.declared = True

    @step("VER-ATK-01", "VER-ATK-03", "VER-POOL-04")
    def declare(self, g: Veridia) -> None:
        self.declared = True
        unit = g.unit(self.unit)
        pay_riders(g, unit, self.riders)
        unit.low = unit.aloft and self.close(g)
        if not g.is_heard:
            return
        pool = self.pool(g)
        names = tuple([rider.trait for rider in self.riders])
        g.tell(
            AttackDeclared,
            unit.id,
            self.target,
            self.weapon,
            self.manoeuvre,
            self.part,
            names,
            pool.parts,
            pool.difficulties,
        )

    @step("VER-READ-13", "VER-TURN-03")
    def stop(self, g: Veridia) -> Ask | None:
        """Whoever can make an attack fail is asked, in the order of initiative."""
        for owner in self.stoppers(g):
            uses = window_uses(g, owner, DECLARED)
            options = [Spend(trait, least_cost(use)) for trait, use, _ in uses]
            if options:
                return Ask(owner.seat, "veridia.stop", (Nothing(), *options), default=Nothing())
        return None

    def on_stop(self, g: Veridia, choice: Nothing | Spend) -> None:
        owner = self.stoppers(g)[0]
        self.asked = (*self.asked, owner.id)
        if type(choice) is Spend:
            pay(g, owner, choice.trait, choice.points)
            self.stopped = True
        else:
            self.goto(AttackAction.stop)

    def stoppers(self, g: Veridia) -> list[Unit]:
        """Enemies within reach that can make the attack fail and were not asked yet.

        Ruling (VER-READ-13): only one whose damage is physical.
        """
        unit = g.unit(self.unit)
        line = unit.profile.printed.get(self.weapon)
        if line is not None and line.type != "physical":
            return []
        ready = [foe for foe in foes(g.fight, unit) if foe.id not in self.asked and window_uses(g, foe, DECLARED)]
        ready = [foe for foe in ready if distance(g, foe, unit) <= WARPING_M]
        return sorted(ready, key=lambda foe: g.fight.order.index(foe.id) if foe.id in g.fight.order else 99)

    @step("VER-READ-05")
    def lose_in_fog(self, g: Veridia) -> None:
        """What is shot into, out of or through steam misses, whatever the target does."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        if not self.stopped and not self.close(g) and misses_in_fog(g, unit, target):
            shoot(g, unit, self.card(g))
            g.tell(Missed, unit.id, target.id)
            self.goto(AttackAction.finish)

    @step("VER-RESP-01", "VER-RESP-02", "VER-RESP-14", "VER-ATK-05", "VER-GRAP-04")
    def ask_answer(self, g: Veridia) -> Ask | None:
        """Ruling (VER-GRAP-04): who is held does not answer the further rolls of whoever holds it."""
        if self.stopped:
            self.goto(AttackAction.finish)
            return None
        if self.manoeuvre == "grapple" and grip_of(g, self.unit, self.target) is not None:
            return None
        return answer_ask(g, g.unit(self.target), self.threat(g))

    def on_ask_answer(self, g: Veridia, choice: Option) -> None:
        target = g.unit(self.target)
        match choice:
            case Defend():
                spend_main(g, target)
                self.answer, self.means = choice.kind, choice.means
            case Reserved():
                member = take_member(target, choice.member)
                self.answer, self.means, self.set_dice = cast(AnswerId, member.kind), member.means, member.dice
            case Split():
                begin_set(g, target, choice)
                member = take_member(target, len(target.turn.members) - len(choice.members))
                self.answer, self.means, self.set_dice = cast(AnswerId, member.kind), member.means, member.dice
            case Counter():
                self.counter_by, self.means, self.foe_manoeuvre = target.id, choice.weapon, choice.manoeuvre
                self.answer = "exchange" if choice.exchange else "counter"
        if self.answer in ("parry", "block", "block_unarmed"):
            lose_draw(target)
        if self.answer in DEFENCES and target.turn.counter != self.unit:
            target.turn.counter = ""

    @step("VER-EXCH-03", "VER-RESP-11")
    def ask_exchange(self, g: Veridia) -> Ask | None:
        """Who attacked may call the exchange that the target did not."""
        if self.answer != "counter" or not self.can_exchange(g):
            return None
        return Ask(g.unit(self.unit).seat, "veridia.exchange", (CallExchange(), Nothing()), default=Nothing())

    def on_ask_exchange(self, g: Veridia, choice: CallExchange | Nothing) -> None:
        if type(choice) is CallExchange:
            self.answer = "exchange"

    def can_exchange(self, g: Veridia) -> bool:
        """Bare hands do not exchange blows with a weapon; a grapple is always met (VER-EXCH-05)."""
        mine, theirs = self.card(g), weapon_of(g, g.unit(self.target), self.means)
        grapple = "grapple" in (self.manoeuvre, self.foe_manoeuvre)
        return grapple or ("barehanded" in mine.quirks) is ("barehanded" in theirs.quirks)

    @step("VER-EXCH-01", "VER-EXCH-07", "VER-RESP-11")
    def settle_answer(self, g: Veridia) -> None:
        """A counter binds its unit until its slot; an exchange uses its main now, or the attack of its set."""
        target = g.unit(self.target)
        if self.answer == "exchange" and not has_main(target):
            place = member_for(target, Counter(True, self.means, self.foe_manoeuvre))
            assert place is not None
            self.set_dice = take_member(target, place).dice
        elif self.answer == "exchange":
            spend_main(g, target)
        g.tell(AnswerChosen, target.id, self.unit, self.answer, self.set_dice or 0)
        if self.answer == "exchange":
            target.turn.counter = ""
            g.tell(ExchangeCalled, self.target, self.unit)
        elif self.answer == "counter":
            target.turn.counter = self.unit

    @step("VER-DICE-01", "VER-DICE-11", "VER-EXCH-02", "VER-EXCH-06", "VER-EXCH-07", "VER-CONC-07", "VER-ATK-02")
    def roll_dice(self, g: Veridia) -> None:
        unit, target = g.unit(self.unit), g.unit(self.target)
        if not self.close(g):
            shoot(g, unit, self.card(g))
        self.mine = throw_dice(g, unit, self.kind, self.pool(g))
        if self.answer == "exchange":
            self.theirs = throw_dice(g, target, "exchange", self.foe_pool(g))
        elif self.answer in ("parry", "block", "dodge", "block_unarmed"):
            kind: Defence = self.answer
            pool = pool_of_defence(g, target, kind, self.means)
            self.theirs = throw_dice(g, target, kind, with_dice(pool, self.set_dice))

    @step("VER-DICE-15", "VER-TURN-03")
    def reroll_mine(self, g: Veridia) -> Ask | None:
        return repeating(g, self.unit, self.mine, self.repeated)

    def on_reroll_mine(self, g: Veridia, choice: Repeat | Nothing) -> None:
        self.repeated = (*self.repeated, self.unit)
        if isinstance(choice, Repeat) and self.mine is not None:
            self.mine = rolled_again(g, self.unit, self.kind, self.mine)

    @step("VER-DICE-15", "VER-TURN-03")
    def reroll_theirs(self, g: Veridia) -> Ask | None:
        return repeating(g, self.target, self.theirs, self.repeated)

    def on_reroll_theirs(self, g: Veridia, choice: Repeat | Nothing) -> None:
        kind: RollKind = "exchange" if self.answer == "exchange" else "dodge"
        self.repeated = (*self.repeated, self.target)
        if isinstance(choice, Repeat) and self.theirs is not None:
            self.theirs = rolled_again(g, self.target, kind, self.theirs)

    @step("VER-CONT-01", "VER-CONT-02", "VER-CONT-03", "VER-ATK-02", "VER-EXCH-02")
    def compare(self, g: Veridia) -> None:
        """Successes cancel each other; who keeps one has won."""
        assert self.mine is not None
        if self.theirs is not None:
            self.mine, self.theirs = contest(self.mine, self.theirs)
        if self.mine.successes:
            g.tell(Hit, self.unit, self.target, self.mine.successes, self.mine.matches)
        elif self.answer == "exchange" and self.theirs is not None and self.theirs.successes:
            g.tell(Hit, self.target, self.unit, self.theirs.successes, self.theirs.matches)
        else:
            g.tell(Missed, self.unit, self.target)

    @step("VER-ATK-02", "VER-DMG-01", "VER-KO-01", "VER-GRAP-02", "VER-EXCH-02")
    def strike(self, g: Veridia) -> Frame | None:
        """The side with successes left applies its attack or manoeuvre."""
        assert self.mine is not None
        if self.mine.successes:
            return self.applied(g, self.unit, self.target, self.card(g), self.manoeuvre, self.mine)
        if self.answer == "exchange" and self.theirs is not None and self.theirs.successes:
            card = weapon_of(g, g.unit(self.target), self.means)
            return self.applied(g, self.target, self.unit, card, self.foe_manoeuvre, self.theirs)
        return None

    @step("VER-AIM-02", "VER-DMG-02", "VER-MOUNT-04")
    def after_hit(self, g: Veridia) -> Frame | None:
        """What a wound brings: the part that was aimed at, riders, poison of fangs."""
        assert self.mine is not None
        if self.mine.successes:
            return after_wound(g, self.unit, self.target, self.riders, self.part, self.mine, self.dealt)
        if self.theirs is not None and self.theirs.successes and self.answer == "exchange":
            return after_wound(g, self.target, self.unit, (), "", self.theirs, self.dealt)
        return None

    @step("VER-READ-09")
    def ask_charge(self, g: Veridia) -> Ask | None:
        """Ruling (VER-READ-09): what was charged beforehand may be spent on a hit of the own attack."""
        unit = g.unit(self.unit)
        if self.mine is None or not self.mine.successes:
            return None
        options = [UseTrait(m.source) for effect, m in on(g, unit).of(Charge) if effect.on == "own_hit"]
        if not options:
            return None
        return Ask(unit.seat, "veridia.charge", (Nothing(), *options), default=options[0])

    def on_ask_charge(self, g: Veridia, choice: Nothing | UseTrait) -> None:
        if isinstance(choice, UseTrait):
            discharge(g, g.unit(self.unit), g.unit(self.target), choice.trait)

    @step("VER-CRIT-01", "VER-DICE-09", "VER-AMMO-04", "VER-DUR-03")
    def finish(self, g: Veridia) -> None:
        """Critical failures, thrown weapons, effects that this attack used up."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        if not shatters(g, unit, self.riders, self.weapon, self.mine):
            suffer(g, unit, self.mine, self.kind, self.weapon)
        suffer(g, target, self.theirs, "exchange" if self.answer == "exchange" else "defence", self.means)
        if not self.stopped:
            throw(g, unit, target, self.card(g), bool(self.mine and self.mine.successes))
        after_attack(g, unit, self.riders)
        used_up(g, unit, "attacks")
        used_up(g, target, "attacked")

    @property
    def kind(self) -> RollKind:
        if self.manoeuvre == "grapple":
            return "grapple"
        return "knockout" if self.manoeuvre == "knockout" else "attack"

    def close(self, g: Veridia) -> bool:
        """Whether it is an attack from close by."""
        return self.manoeuvre == "grapple" or self.threat(g).close

    def threat(self, g: Veridia) -> Threat:
        return threat_of(g, g.unit(self.unit), self.card(g), g.unit(self.target), self.manoeuvre)

    @rule("VER-CONC-07")
    def pool(self, g: Veridia) -> Pool:
        """The attacker's pool. Ruling (VER-CONC-07): what was unknown when a set was declared changes its dice."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        exchange = self.answer == "exchange"
        if self.manoeuvre == "grapple":
            pool = grapple_pool(g, unit, target, "grapple", exchange)
        else:
            pool = attack_pool(g, unit, self.card(g), target, "exchange" if exchange else self.kind, self.part)
        pool = with_riders(g, unit, pool, self.riders)
        if g.fight.background and not self.close(g):
            pool = replace(pool, difficulties=(*pool.difficulties, Part("background", g.fight.background)))
        if self.more or self.harder:
            hard = (*pool.difficulties, Part("master", self.harder))
            pool = replace(pool.plus(Part("master", self.more)), difficulties=hard)
        if self.dice is None:
            return pool
        grapple = self.manoeuvre == "grapple"
        whole = grapple_pool(g, unit, None) if grapple else attack_pool(g, unit, self.card(g), None)
        return pool.plus(Part("set", self.dice - whole.dice))

    def foe_pool(self, g: Veridia) -> Pool:
        """The pool of the target in an exchange."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        if self.foe_manoeuvre == "grapple":
            pool, whole = grapple_pool(g, target, unit, "grapple", True), grapple_pool(g, target, None)
        else:
            card = weapon_of(g, target, self.means)
            pool, whole = attack_pool(g, target, card, unit, "exchange"), attack_pool(g, target, card, None)
        return pool if self.set_dice is None else pool.plus(Part("set", self.set_dice - whole.dice))

    @rule("VER-AIM-03")
    def applied(
        self, g: Veridia, by: UnitId, to: UnitId, card: WeaponCard, manoeuvre: Manoeuvre, rolled: Rolled
    ) -> Frame:
        """What a hit does: a grapple, a knock-out, or wounds.

        Ruling (VER-AIM-03): armour counts the same wherever a blow is aimed, unless a game master says otherwise.
        """
        unit = g.unit(by)
        if manoeuvre == "grapple":
            return Grapple(holder=by, held=to, successes=rolled.successes, matches=rolled.matches)
        riders = self.riders if by == self.unit else ()
        change = extra_damage(g, unit, riders, rolled)
        quirks = frozenset((*card.quirks, *change.quirks))
        wounds = weapon_wounds(g, unit, card.id, card.damage + change.damage, quirks, rolled, change.convert)
        if change.elemental:
            wounds = (*wounds, Wound("elemental", change.elemental))
        times = knocks_out(g, riders)
        if times:
            wounds = tuple([replace(wound, raw=wound.raw * times) for wound in wounds])
        if replaces_damage(g, riders):
            wounds = ()
        knock_out = manoeuvre == "knockout" or times > 0
        extra = 1 if knock_out and unit.profile.has("incapacitator") else 0
        return Blow(
            target=to, source=card.id, by=by, wounds=wounds, knock_out=knock_out, real=rolled.matches, extra=extra
        )
