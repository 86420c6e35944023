"""Using traits in a fight: what can be used, whom for, and what comes of it (specification 3.5, D-TRAIT)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.ask import Free as FreeForm
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step

from ..board import Cell
from ..choices import Centre, Choose, Defend, Nothing, Points, Reserved, Rider, Split, Targets
from ..dice import Rolled, better, opposed
from ..effects import Use, turns
from ..events import AnswerChosen, TraitDeclared
from ..formulas import amount
from ..records import ATTRIBUTES
from ..state import Channel, Unit, UnitId, Veridia
from .answering import Threat, answer_ask, pool_of_defence
from .bodies import distance, holding
from .carrying import Deed, carry_out, lay_patch, unsummon, values_of, wounds_of
from .casting import allowed_against, misses_in_fog, needed, roll_of, spared, with_difficulty
from .criticals import suffer
from .harm import Blow, Striker
from .knowing import RIDER, uses_of
from .lasting import next_number
from .mounts import burst
from .paying import pay, points_range
from .prompted import false_wall, liftable, lifts, makes_wall, wall_places
from .riders import knocks_out
from .rolling import throw_dice
from .situation import Defence, aimed, plain_pool, with_dice
from .summoning import relays, summon
from .targeting import area_cells, candidates, centres, inside, places
from .turns import begin_set, spend_free, spend_main, take_member
from .usable import channelled


class TraitAction(Striker, kw_only=True):
    """A use of a trait: points, targets and choices, the roll, the answers to it, and what it does to each target.

    `dice` are those of a member of a set. `turn` is that of a channelled spell. `relay`: the creature through which it
    is cast. `rolled` is the caster's roll, `left` what a target's answer leaves of it.
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
    relay: UnitId = ""
    riders: tuple[Rider, ...] = ()
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

    @step("VER-POOL-04", "VER-POOL-05", "VER-TRAIT-18")
    def ask_points(self, g: Veridia) -> Ask | None:
        """How much is paid, where there is a choice. Ruling (VER-TRAIT-18): a channelled spell is paid once."""
        unit = g.unit(self.unit)
        going = channelled(g, unit, self.trait) if self.card(g).action == "channel" else None
        if going is not None:
            self.points, self.turn, self.targets = going.points, going.turns + 1, (going.target,)
            return None
        _, least, most = points_range(g, unit, self.trait, self.card(g))
        if most <= least:
            return None
        options = tuple([Points(n) for n in range(max(1, least), most + 1)])
        return Ask(unit.seat, "veridia.points", options, default=options[0]) if len(options) > 1 else None

    def on_ask_points(self, g: Veridia, choice: Points) -> None:
        self.points = choice.points

    @step("VER-TRAIT-10", "VER-TRAIT-16", "VER-CREA-04")
    def ask_target(self, g: Veridia) -> Ask | None:
        """Whom or where it is for; a spell with a roll may be for somebody whom a maximizer passes it on to."""
        unit, use = g.unit(self.unit), self.card(g)
        if self.targets:
            return None
        if self.points < 0:
            self.points = max(0, points_range(g, unit, self.trait, use)[1])
        kind = use.target.partition(":")[0]
        options: list[Option]
        if lifts(use):
            options = [Choose(item) for item in dict.fromkeys(thing.item for thing in liftable(g, unit))]
            return self.ask_one(unit, "veridia.choice", options)
        if kind == "area" and use.range not in (0, ""):
            cells = wall_places(g, unit) if makes_wall(use) else centres(g, unit, use)
            options = [Centre(cell) for cell in cells]
            return self.ask_one(unit, "veridia.centre", options)
        if kind == "cell":
            options = [Centre(cell) for cell in places(g, unit, use)]
            return self.ask_one(unit, "veridia.cell", options)
        if kind == "many":
            return self.ask_many(g, unit, use)
        if kind in ("self", "area", "weapon", "own_weapon", "blessed"):
            self.targets = (unit.id,)
            self.cell = unit.cell if kind == "area" else None
            return None
        through = relays(g, unit, use) if use.roll and kind == "one" else []
        options = [Targets((other.id,)) for other in (*candidates(g, unit, use), *through)]
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
        meant = [other for other in candidates(g, unit, use) if not use.defend or other.side != unit.side]
        near = [other.id for other in meant]
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
        elif isinstance(choice, Choose):
            self.choice, self.targets = choice.what, (self.unit,)

    @step("VER-CREA-04")
    def ask_real_target(self, g: Veridia) -> Ask | None:
        """Ruling (VER-CREA-04): whom the maximizer passes the spell on to, in range and in sight of it."""
        unit, use = g.unit(self.unit), self.card(g)
        if not self.relay and use.target == "one" and self.targets and g.unit(self.targets[0]).summoner == unit.id:
            self.relay = self.targets[0]
        if not self.relay:
            return None
        options: list[Option] = [Targets((other.id,)) for other in candidates(g, g.unit(self.relay), use)]
        return self.ask_one(unit, "veridia.target", options)

    def on_ask_real_target(self, g: Veridia, choice: Option) -> None:
        self.chosen(choice)

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

    @step("VER-READ-12")
    def ask_current(self, g: Veridia) -> Ask | None:
        """Whether the damage is tried as a knock-out, for those who know how."""
        unit = g.unit(self.unit)
        known = [one for one in uses_of(g, unit, RIDER) if f"trait:{self.trait}" in one.use.rider_of]
        if not known:
            return None
        options = (Nothing(), *[Rider(one.trait, one.place, 0) for one in known])
        return Ask(unit.seat, "veridia.current", options, default=Nothing())

    def on_ask_current(self, g: Veridia, choice: Nothing | Rider) -> None:
        self.riders = (choice,) if isinstance(choice, Rider) else ()

    @step("VER-POOL-04", "VER-TURN-02", "VER-TRAIT-09", "VER-TRAIT-18", "VER-READ-10")
    def declare(self, g: Veridia) -> None:
        """The action is spent and the points are paid, whatever comes of it."""
        unit, use = g.unit(self.unit), self.card(g)
        if self.dice is None:
            (spend_free if use.action == "free" else spend_main)(g, unit)
        if use.consume:
            unit.ammunition[use.consume] -= 1
        if use.pay_when == "declared" and self.turn == 1:
            pay(g, unit, self.trait, self.points)
        self.number = next_number(g)
        g.tell(TraitDeclared, unit.id, self.trait, self.targets, self.cell, self.points)

    @step("VER-DICE-17", "VER-TRAIT-11", "VER-CONT-05", "VER-CREA-04", "VER-TRAIT-18", "VER-READ-08")
    def roll_dice(self, g: Veridia) -> None:
        """Ruling (VER-CONT-05): however many targets there are, the caster rolls once.

        Ruling (VER-CREA-04): through a maximizer the better of two rolls counts, and it vanishes.
        """
        unit, use = g.unit(self.unit), self.card(g)
        if use.roll and not use.roll_only_if:
            self.rolled = self.thrown(g, unit, use)
            if self.relay:
                self.rolled = better(self.rolled, self.thrown(g, unit, use))
                unsummon(g, g.unit(self.relay))
            suffer(g, unit, self.rolled, "spell")
            if not self.rolled.successes and use.need == "s>=1":
                self.end()
                return
        if use.action == "channel":
            going = Channel(self.trait, self.use, self.targets[0], self.points, self.turn, g.fight.round)
            unit.channel = going if self.turn < use.turns else None

    def thrown(self, g: Veridia, unit: Unit, use: Use) -> Rolled:
        """A roll of the caster."""
        wanted, mark = roll_of(g, unit, self.trait, use), g.unit(self.targets[0]) if self.targets else unit
        pool = plain_pool(g, unit, wanted)
        if use.target == "one" and use.defend:
            pool = aimed(g, g.unit(self.relay) if self.relay else unit, pool, mark)
        pool = with_difficulty(unit, self.trait, use, mark, pool)
        return throw_dice(g, unit, wanted.kind, with_dice(pool, self.dice))

    @step("VER-MAP-06", "VER-RESP-13", "VER-READ-01", "VER-READ-03", "VER-SKIR-08")
    def spread(self, g: Veridia) -> None:
        """An area takes in whoever is there. Ruling (VER-READ-01): whoever stands in the middle of a storm is spared.

        Ruling (VER-READ-03): what surrounds its caster goes with it and is no place on the map.
        """
        unit, use = g.unit(self.unit), self.card(g)
        middle = g.unit(self.targets[0]) if use.target == "self_or_other" else unit
        if use.target == "self_or_other" and use.area is not None:
            self.cell = middle.cell
        if use.target == "cell":
            self.targets = (unit.id,)
        if self.cell is None or use.target not in ("area", "self_or_other"):
            return
        deed, values = self.deed(g), values_of(g, self.deed(g), unit, self.rolled)
        if makes_wall(use):
            self.targets = ()
            lay_patch(g, deed, false_wall(g, unit, self.cell), values)
        elif use.area is not None:
            cells = area_cells(g, self.cell, use, values)
            self.targets = tuple([other.id for other in inside(g, middle, cells, use)])
            lay_patch(g, deed, cells, values)

    @step("VER-TRAIT-11", "VER-TRAIT-12", "VER-RESP-13", "VER-CONT-05", "VER-CONT-06", "VER-EFF-05", "VER-READ-05")
    def ask_answer(self, g: Veridia) -> Ask | None:
        """Each target that may defend itself is asked, one after the other. Friends who are meant do not.

        For whoever is not there any more nothing happens (VER-EFF-05).
        """
        self.left = self.rolled
        self.answer = ""
        if self.place >= len(self.targets):
            self.goto(TraitAction.finish)
            return None
        unit, target, use = g.unit(self.unit), g.unit(self.targets[self.place]), self.card(g)
        if target.fate != "up" or (self.is_shot(use) and misses_in_fog(g, unit, target)):
            self.place += 1
            self.goto(TraitAction.ask_answer)
            return None
        hostile = target.side != unit.side or use.target == "area"
        allowed = allowed_against(use)
        if not allowed or not hostile or target is unit:
            return None
        return answer_ask(g, target, Threat(unit.id, "parry" in use.defend, False, False, allowed, False))

    def is_shot(self, use: Use) -> bool:
        """Whether it is aimed from afar at somebody who could defend himself."""
        return use.target in ("one", "many") and bool(use.defend)

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

    @step("VER-EFF-01", "VER-EFF-02", "VER-DMG-01", "VER-MOUNT-04", "VER-READ-12")
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
        if not wounds:
            return None
        times = knocks_out(g, self.riders)
        if times:
            wounds = tuple([replace(wound, raw=wound.raw * times) for wound in wounds])
        return Blow(
            target=target.id, source=self.trait, by=unit.id, wounds=wounds, knock_out=times > 0, real=values["m"]
        )

    @step("VER-EFF-01", "VER-EFF-03", "VER-DMG-02")
    def side_effects(self, g: Veridia) -> None:
        """Everything but the damage, in the order of the list; what needs a wound only after one."""
        target, use = g.unit(self.targets[self.place]), self.card(g)
        deed = self.deed(g)
        values = values_of(g, deed, target, self.left)
        if spared(g, g.unit(self.unit), target, g.box.traits[self.trait]):
            self.place += 1
            self.goto(TraitAction.ask_answer)
            return
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


def _broken_targets(near: list[UnitId], count: int, choice: Targets) -> Broken | None:
    if not choice.units or len(choice.units) > count or len(set(choice.units)) < len(choice.units):
        return Broken("VER-TRAIT-10", "veridia-broken-targets", {"count": count})
    return None if set(choice.units) <= set(near) else Broken("VER-TRAIT-10", "veridia-broken-target")


def _proposed_targets(near: list[UnitId], count: int, chance: Chance) -> Targets:
    left, found = sorted(near), list[UnitId]()
    for _ in range(count):
        found.append(left.pop(chance.below(len(left), "bot")))
    return Targets(tuple(found))
