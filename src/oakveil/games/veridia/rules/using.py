"""Using traits in a fight: what can be used, whom for, and what comes of it (specification 3.5, D-TRAIT)."""

from __future__ import annotations

from functools import partial

from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.ask import Free as FreeForm
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..board import Cell
from ..choices import Centre, Choose, Defend, Points, Reserved, Split, Targets, UseTrait
from ..dice import Rolled, opposed
from ..effects import Use, turns
from ..events import AnswerChosen, Summoned, TraitDeclared
from ..formulas import amount, holds
from ..pools import Wanted
from ..records import ATTRIBUTES
from ..state import Unit, UnitId, Veridia
from .answering import Threat, answer_ask, pool_of_defence
from .bodies import distance, holding
from .carrying import Deed, carry_out, lay_patch, unsummon, values_of, wounds_of
from .criticals import suffer
from .harm import Blow, Striker
from .knowing import SLOT, uses_of
from .lasting import next_number
from .mounts import burst
from .paying import pay, points_range
from .rolling import throw_dice
from .setup import new_unit
from .situation import Defence, aimed, plain_pool, with_dice
from .targeting import IN_FIGHTS, area_cells, candidates, centres, inside, places
from .turns import begin_set, can_act_freely, has_main, spend_free, spend_main, take_member


@rule("VER-SKIR-02", "VER-TRAIT-09", "VER-TURN-02", "VER-POOL-04")
def usable(g: Veridia, unit: Unit) -> list[UseTrait]:
    """The uses of traits that are possible now, in the unit's own slot."""
    known = uses_of(g, unit, SLOT)
    return [UseTrait(one.trait, one.place) for one in known if why_not(g, unit, one.trait, one.use) == ""]


@rule("VER-SKIR-02")
def why_not(g: Veridia, unit: Unit, trait: str, use: Use) -> str:
    """Why a use is not possible now, as the last part of a message id; "" if it is."""
    if use.action not in ("normal", "free", "channel") or use.consume or use.pay_with:
        return "not_here"
    if use.action == "free" and not can_act_freely(unit):
        return "no_free_action"
    if use.action != "free" and not has_main(unit):
        return "no_main"
    pool, least, most = points_range(g, unit, trait, use)
    if use.pay is not None and (most < least or (pool and most <= 0 and least > 0)):
        return "no_points"
    if use.need == "wearing:metal" and not (unit.armor and g.box.armors[unit.armor].metal):
        return "no_metal"
    kind = use.target.partition(":")[0]
    if kind not in IN_FIGHTS and kind not in ("many", "blessed"):
        return "not_here"
    return "" if _has_target(g, unit, use, kind) else "no_target"


def _has_target(g: Veridia, unit: Unit, use: Use, kind: str) -> bool:
    match kind:
        case "self" | "blessed":
            return True
        case "weapon" | "own_weapon":
            return any("barehanded" not in card.quirks for card in holding(g, unit)) or bool(unit.profile.attacks)
        case "area":
            return use.range == 0 or bool(centres(g, unit, use))
        case "cell":
            return bool(places(g, unit, use))
    return bool(candidates(g, unit, use))


class TraitAction(Striker, kw_only=True):
    """A use of a trait: points, targets and choices, the roll, the answers to it, and what it does to each target.

    `dice` are those of a member of a set. `rolled` is the caster's roll, `left` what a target's answer leaves of it.
    """

    unit: UnitId
    trait: str
    use: int = 0
    dice: int | None = None
    points: int = -1
    targets: tuple[UnitId, ...] = ()
    cell: Cell | None = None
    choice: str = ""
    number: int = 0
    turn: int = 1
    rolled: Rolled | None = None
    left: Rolled | None = None
    place: int = 0
    answer: str = ""
    means: str = ""
    set_dice: int | None = None

    def card(self, g: Veridia) -> Use:
        return g.box.traits[self.trait].use[self.use]

    def deed(self, g: Veridia) -> Deed:
        group = g.box.traits[self.trait].group
        level = g.unit(self.unit).profile.specialties.get(group, 1)
        return Deed(
            self.unit,
            self.trait,
            self.card(g),
            max(0, self.points),
            self.number,
            level,
            self.choice,
            self.cell,
            self.turn,
        )

    @step("VER-POOL-04", "VER-POOL-05")
    def ask_points(self, g: Veridia) -> Ask | None:
        """How much is paid, where there is a choice."""
        unit = g.unit(self.unit)
        _, least, most = points_range(g, unit, self.trait, self.card(g))
        if most <= least:
            return None
        options = tuple([Points(n) for n in range(max(1, least), most + 1)])
        return Ask(unit.seat, "veridia.points", options, default=options[0]) if len(options) > 1 else None

    def on_ask_points(self, g: Veridia, choice: Points) -> None:
        self.points = choice.points

    @step("VER-TRAIT-10", "VER-TRAIT-16")
    def ask_target(self, g: Veridia) -> Ask | None:
        """Whom or where it is for."""
        unit, use = g.unit(self.unit), self.card(g)
        if self.points < 0:
            self.points = max(0, points_range(g, unit, self.trait, use)[1])
        kind = use.target.partition(":")[0]
        if kind == "area" and use.range != 0:
            cells = centres(g, unit, use)
            options: list[Option] = [Centre(cell) for cell in cells]
            return self.ask_one(unit, "veridia.centre", options)
        if kind == "cell":
            options = [Centre(cell) for cell in places(g, unit, use)]
            return self.ask_one(unit, "veridia.cell", options)
        if kind == "many":
            return self.ask_many(g, unit, use)
        if kind in ("self", "area", "weapon", "own_weapon", "blessed"):
            self.targets = (unit.id,)
            self.cell = unit.cell if kind == "area" or use.area is not None else None
            return None
        options = [Targets((other.id,)) for other in candidates(g, unit, use)]
        return self.ask_one(unit, "veridia.target", options)

    def ask_one(self, unit: Unit, key: str, options: list[Option]) -> Ask | None:
        """One of these; where there is only one, it is taken."""
        if len(options) > 1:
            return Ask(unit.seat, key, options, default=options[0])
        for option in options:
            self.chosen(option)
        return None

    def ask_many(self, g: Veridia, unit: Unit, use: Use) -> Ask | None:
        count = self.most(g, use)
        near = [other.id for other in candidates(g, unit, use)]
        if len(near) <= count:
            self.targets = tuple(near)
            return None
        wounded = sorted(near, key=lambda id: -g.unit(id).damage)[:count]
        default = Targets(tuple(wounded))
        free = FreeForm(Targets, partial(_broken_targets, near, count), partial(_proposed_targets, near, count))
        return Ask(unit.seat, "veridia.targets", (default,), default=default, free=free)

    def most(self, g: Veridia, use: Use) -> int:
        """How many targets a use has at most."""
        formula = use.target.partition(":")[2]
        return amount(
            int(formula) if formula.isdigit() else formula, values_of(g, self.deed(g), g.unit(self.unit), None)
        )

    def on_ask_target(self, g: Veridia, choice: Option) -> None:
        self.chosen(choice)

    def chosen(self, choice: Option) -> None:
        if type(choice) is Targets:
            self.targets = choice.units
        elif type(choice) is Centre:
            self.cell = choice.cell

    @step("VER-TRAIT-09")
    def ask_choice(self, g: Veridia) -> Ask | None:
        """An attribute to be enhanced, a weapon to be changed."""
        unit, use = g.unit(self.unit), self.card(g)
        options: list[Choose] = []
        if use.choose == "attribute":
            options = [Choose(attribute) for attribute in ATTRIBUTES]
        elif use.target.partition(":")[0] in ("weapon", "own_weapon"):
            held = [
                card.id for card in holding(g, unit) if "barehanded" not in card.quirks or unit.profile.kind == "npc"
            ]
            options = [Choose(item) for item in held]
            if len(options) == 1:
                self.choice = options[0].what
                return None
        return Ask(unit.seat, "veridia.choice", tuple(options), default=options[0]) if options else None

    def on_ask_choice(self, g: Veridia, choice: Choose) -> None:
        self.choice = choice.what

    @step("VER-POOL-04", "VER-TURN-02", "VER-TRAIT-09")
    def declare(self, g: Veridia) -> None:
        """The action is spent and the points are paid, whatever comes of it."""
        unit, use = g.unit(self.unit), self.card(g)
        if self.dice is None:
            (spend_free if use.action == "free" else spend_main)(g, unit)
        if use.pay_when == "declared":
            pay(g, unit, self.trait, self.points)
        self.number = next_number(g)
        g.tell(TraitDeclared, unit.id, self.trait, self.targets, self.cell, self.points)

    @step("VER-DICE-17", "VER-TRAIT-11", "VER-CONT-05")
    def roll_dice(self, g: Veridia) -> None:
        """Ruling (VER-CONT-05): however many targets there are, the caster rolls once."""
        unit, use = g.unit(self.unit), self.card(g)
        if use.roll and not use.roll_only_if:
            wanted = roll_of(g, unit, self.trait, use)
            mark = g.unit(self.targets[0]) if use.target == "one" and use.defend else None
            pool = aimed(g, unit, plain_pool(g, unit, wanted), mark)
            self.rolled = throw_dice(g, unit, wanted.kind, with_dice(pool, self.dice))
            suffer(g, unit, self.rolled, "spell")
            if not self.rolled.successes and use.need == "s>=1":
                self.end()
        if self.cell is not None and use.area is not None:
            values = values_of(g, self.deed(g), unit, self.rolled)
            cells = area_cells(g, self.cell, use, values)
            self.targets = tuple([other.id for other in inside(g, unit, cells, use)])
            lay_patch(g, self.deed(g), cells, values)

    @step("VER-TRAIT-11", "VER-TRAIT-12", "VER-RESP-13", "VER-CONT-05", "VER-CONT-06")
    def ask_answer(self, g: Veridia) -> Ask | None:
        """Each target that may defend itself is asked, one after the other. Friends who are meant do not."""
        self.left = self.rolled
        self.answer = ""
        if self.place >= len(self.targets):
            self.goto(TraitAction.finish)
            return None
        unit, target, use = g.unit(self.unit), g.unit(self.targets[self.place]), self.card(g)
        hostile = target.side != unit.side or use.target == "area"
        allowed: list[Defence] = [kind for kind in ("dodge", "block", "parry", "block_unarmed") if kind in use.defend]
        if not allowed or not hostile or target is unit:
            return None
        return answer_ask(g, target, Threat(unit.id, "parry" in use.defend, False, False, tuple(allowed), False))

    def on_ask_answer(self, g: Veridia, choice: Option) -> None:
        target = g.unit(self.targets[self.place])
        match choice:
            case Defend():
                spend_main(g, target)
                self.answer, self.means, self.set_dice = choice.kind, choice.means, None
            case Reserved():
                member = take_member(target, choice.member)
                self.answer, self.means, self.set_dice = member.kind, member.means, member.dice
            case Split():
                begin_set(g, target, choice)
                member = take_member(target, len(target.turn.members) - len(choice.members))
                self.answer, self.means, self.set_dice = member.kind, member.means, member.dice

    @step("VER-CONT-01", "VER-CONT-03", "VER-CONT-06")
    def defend(self, g: Veridia) -> None:
        """The answer cancels successes of its own copy of the roll; without a roll it must score what is printed."""
        if not self.answer:
            return
        target, use = g.unit(self.targets[self.place]), self.card(g)
        kind: Defence = self.answer  # type: ignore[assignment]  # only defences are answers here
        g.tell(AnswerChosen, target.id, self.unit, kind, self.set_dice or 0)
        theirs = throw_dice(g, target, kind, with_dice(pool_of_defence(g, target, kind, self.means), self.set_dice))
        if self.rolled is not None:
            self.left = opposed(self.rolled, theirs.successes)
        needed = use.defend_vs if isinstance(use.defend_vs, int) else 1
        fended = theirs.successes >= needed if self.rolled is None else not (self.left and self.left.successes)
        if fended:
            for effect in use.on_blocked if kind == "block" else ():
                carry_out(g, self.deed(g), target, effect, values_of(g, self.deed(g), target, self.left))
            self.place += 1
            self.goto(TraitAction.ask_answer)

    @step("VER-EFF-01", "VER-EFF-02", "VER-DMG-01", "VER-MOUNT-04")
    def take_effect(self, g: Veridia) -> Frame | None:
        """What the use does to this target; wounds first."""
        unit, target, use = g.unit(self.unit), g.unit(self.targets[self.place]), self.card(g)
        deed = self.deed(g)
        values = values_of(g, deed, target, self.left)
        if not needed(use, values):
            self.place += 1
            self.goto(TraitAction.ask_answer)
            return None
        if use.pay_when == "hit":
            pay(g, unit, self.trait, self.points)
        if g.box.traits[self.trait].category == "magic" and target.side != unit.side:
            burst(g, target)
        self.dealt = 0
        wounds = wounds_of(g, deed, target, values, distance(g, unit, target) if target is not unit else 0.0)
        return Blow(target=target.id, source=self.trait, by=unit.id, wounds=wounds) if wounds else None

    @step("VER-EFF-01", "VER-EFF-03", "VER-DMG-02")
    def side_effects(self, g: Veridia) -> None:
        """Everything but the damage, in the order of the list; what needs a wound only after one."""
        target, use = g.unit(self.targets[self.place]), self.card(g)
        deed = self.deed(g)
        values = values_of(g, deed, target, self.left)
        for effect in use.do:
            if effect.when == "hurt" and not self.dealt:
                continue
            if isinstance(effect, turns.Summon):
                continue
            carry_out(g, deed, target, effect, values)
        self.place += 1
        self.goto(TraitAction.ask_answer)

    @step("VER-TRAIT-16")
    def finish(self, g: Veridia) -> Ask | None:
        """A creature is called: which one, where there is a choice."""
        effect = next((effect for effect in self.card(g).do if isinstance(effect, turns.Summon)), None)
        if effect is None or self.cell is None:
            return None
        unit = g.unit(self.unit)
        most = amount(effect.max_level, values_of(g, self.deed(g), unit, self.rolled)) if not effect.creature else 9
        known = [
            c for c in g.box.creatures.values() if c.summonable and c.archetype == effect.archetype and c.level <= most
        ]
        options = tuple([Choose(card.id) for card in sorted(known, key=lambda card: -card.threat)])
        if not options:
            return None
        return Ask(unit.seat, "veridia.summon", options, default=options[0])

    def on_finish(self, g: Veridia, choice: Choose) -> None:
        summon(g, g.unit(self.unit), choice.what, self.trait, self.cell)


def needed(use: Use, values: dict[str, int]) -> bool:
    """Whether a use has come off."""
    if use.need in ("always", "wearing:metal"):
        return True
    test = use.need if any(sign in use.need for sign in "<>=") else f"{use.need}>=1"
    return holds(test, values)


@rule("VER-DICE-17", "VER-SKILL-02")
def roll_of(g: Veridia, unit: Unit, trait: str, use: Use) -> Wanted:
    """What a use rolls: "spec" is the specialty of the trait; of alternatives the one that fits the weapon."""
    first, _, second = use.roll.partition("+")
    group = g.box.traits[trait].group
    if "|" in second:
        weapon = holding(g, unit)[0]
        second = next((skill for skill in second.split("|") if weapon.attack.endswith(skill)), second.split("|")[0])
    if first == "spec":
        return Wanted("spell", "", "" if second in ("", "integrity") else second, group)
    attribute = next(known for known in ATTRIBUTES if known == first)
    return Wanted("spell", attribute, second)


@rule("VER-TRAIT-16", "VER-STACK-01", "VER-INIT-06")
def summon(g: Veridia, unit: Unit, creature: str, trait: str, cell: Cell | None) -> None:
    """A creature comes and obeys; one that the same trait has called before turns to dust."""
    from ..profile import of_creature_card

    fight = g.fight
    for other in fight.units.values():
        if other.summoner == unit.id and other.fate == "up" and other.used_today.get(trait):
            unsummon(g, other)
    number = 1 + sum(known.partition(".")[0] == creature for known in fight.units)
    id = f"{creature}.{number}"
    profile = of_creature_card(g.box.creatures[creature], g.box)
    called = new_unit(id, number, unit.side, unit.seat, profile, g.box)
    called.summoner, called.cell, called.used_today = unit.id, cell, {trait: 1}
    called.turn.slot = "over"
    fight.units[id] = called
    g.tell(Summoned, id, unit.id, cell)


def _broken_targets(near: list[UnitId], count: int, choice: Targets) -> Broken | None:
    if not choice.units or len(choice.units) > count or len(set(choice.units)) < len(choice.units):
        return Broken("VER-TRAIT-10", "veridia-broken-targets", {"count": count})
    return None if set(choice.units) <= set(near) else Broken("VER-TRAIT-10", "veridia-broken-target")


def _proposed_targets(near: list[UnitId], count: int, chance: Chance) -> Targets:
    left, found = sorted(near), list[UnitId]()
    for _ in range(count):
        found.append(left.pop(chance.below(len(left), "bot")))
    return Targets(tuple(found))
