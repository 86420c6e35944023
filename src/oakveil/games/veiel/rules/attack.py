"""What a hero does with a weapon or a card, from the declaration to its last consequence (specification 3.17, 3.18)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..box import Use
from ..choices import AddTarget, Attack, ChangeDie, EnoughTargets, KeepDie, UseCard
from ..effects import terms
from ..effects.fighting import AgainOnKill, Damage, WeaponDamage
from ..effects.lines import Act
from ..events import (
    ActionDeclared,
    AttackRolled,
    ConditionEnded,
    CostRefunded,
    DiceTied,
    DieChanged,
    Result,
    RollFailed,
)
from ..state import CardId, Hero, HeroId, Veiel
from . import deeds  # noqa: F401 - what verbs do is registered there
from .aiming import aimed
from .alchemist import spend_item
from .carry import Carry
from .dice import HIGH, FoeDie, foe_die, fudges, hero_hits, shown
from .dying import deaths
from .happening import happens
from .line import alive, defence, fight_over, reachable
from .moments import NO_DIE, Opened, moment
from .no_master import LOW_DIE, constant, low_die
from .paying import can_pay, note_use, pay
from .rolling import check, d20
from .sheet import stat
from .using import attacks, more_targets, targets, turn_uses

WEAPON = -1
"""The number of the line where a hero just attacks with a weapon."""
PLAIN = Act(test=terms.Attack(), do=(WeaponDamage(),))
"""A normal attack as a line."""


@rule("VEIEL-ATK-03", "VEIEL-EQUIP-12")
def attack_bonus(g: Veiel, hero: Hero, weapon: CardId) -> int:
    """What a hero adds to the die of an attack: the characteristic of the weapon and ATK."""
    return stat(g, hero, g.box.weapons[weapon].stat) + stat(g, hero, "ATK")


class Action(Opened):
    """A hero attacks with a weapon, or uses a line of a card.

    `line` is the number of the line, `WEAPON` for a plain attack; `weapon` what an attack is made with. `die` is the
    hero's natural die, `foe` that of the DM. `times` is the critical factor. `paid` is the END that a 20 gives back.
    `again` counts the attacks that kills have allowed. `is_low`: a die of an attack was low (VEIEL-NODM-14).
    """

    hero: HeroId
    card: CardId
    line: int
    weapon: CardId = ""
    targets: tuple[str, ...] = ()
    die: int = 0
    foe: FoeDie = NO_DIE
    times: int = 1
    again: int = 0
    is_low: bool = False

    def _line(self, g: Veiel) -> Use:
        if self.line == WEAPON:
            return PLAIN
        return g.box.use_of[self.card, self.line]

    @step("VEIEL-ABIL-08")
    def aim(self, g: Veiel) -> Ask | None:
        """Where several targets can be chosen, the others are named one by one."""
        line = self._line(g)
        options = more_targets(g, g.hero(self.hero), line, self.targets) if line.up_to is not None else []
        return self._ask(g, options) if options else None

    def on_aim(self, g: Veiel, choice: AddTarget | EnoughTargets) -> None:
        if isinstance(choice, AddTarget):
            self.targets += (choice.target,)
            self.goto(Action.aim)

    def _ask(self, g: Veiel, options: list[str]) -> Ask:
        offered = (*(AddTarget(target) for target in options), EnoughTargets())
        return Ask(g.hero(self.hero).seat, "veiel.targets", offered, default=offered[0])

    @step("VEIEL-ATK-11", "VEIEL-EVENT-09")
    def declare(self, g: Veiel) -> Frame | None:
        """What is stopped before the dice costs nothing: the hero declares again."""
        g.tell(ActionDeclared, self.hero, self.card, self.targets)
        window = None if g.state.combat is None else moment(g, "hero_declare", self.hero)
        if window is None:
            self.goto(Action.begin)
        return window

    @step("VEIEL-EVENT-09", "VEIEL-ATK-09")
    def go_on(self, g: Veiel) -> None:
        """A further attack that a kill has allowed is not declared again."""
        if self._is_possible(g):
            return
        if self.again:
            self.goto(Action.discard)
        else:
            self.end()

    def _is_possible(self, g: Veiel) -> bool:
        """Whether the hero could declare the same now."""
        hero = g.hero(self.hero)
        if hero.vit <= 0 or hero.imprisoned or fight_over(g) or g.state.combat is None:
            return False
        if self.again:
            return self.targets[0] in self._reached(g)
        if self.line == WEAPON:
            return any(attack.weapon == self.weapon and attack.target in self.targets for attack in attacks(g, hero))
        uses = [use for use in turn_uses(g, hero) if use.card == self.card and use.line == self.line]
        aims = [use.target for use in uses if (use.weapon or "") == self.weapon]
        first = self.targets[0] if self.targets else None
        others = self.targets[1:]
        return first in aims and all(alive(g, target) or target in g.box.heroes for target in others)

    @step("VEIEL-ABIL-02", "VEIEL-COMBAT-08", "VEIEL-ABIL-12")
    def begin(self, g: Veiel) -> None:
        """The cost is paid before the dice, once for all attacks that kills allow."""
        line = self._line(g)
        if not self.again:
            hero = g.hero(self.hero)
            if type(line) is Act:
                hero.has_acted = True
            pay(g, hero, line.cost)
            note_use(hero, self.card, self.line, line.limit)
            if g.state.combat is None:
                hero.used += (f"{self.card}:room",)
        test = line.test
        if test is None:
            self.goto(Action.each if line.to == "allies_chosen" else Action.carry_out)
        elif type(test) is terms.Check:
            self.goto(Action.validate)

    @step("VEIEL-ATK-03", "VEIEL-NODM-03")
    def roll(self, g: Veiel) -> None:
        """Both dice; without a DM the enemy has none."""
        self.die = d20(g, "veiel.hero_die")
        if g.master is None:
            self.goto(Action.compare)
        else:
            self.foe = foe_die(g, d20(g, "veiel.enemy_die"))
            if g.options.dm_fudge == "off":
                self.goto(Action.compare)

    @step("VEIEL-DMTURN-10")
    def cheat(self, g: Veiel) -> Ask | None:
        options = fudges(g, self.foe.face())
        return Ask(g.options.seats + 1, "veiel.die", options, default=KeepDie()) if options else None

    def on_cheat(self, g: Veiel, choice: KeepDie | ChangeDie) -> None:
        if isinstance(choice, ChangeDie):
            g.tell(DieChanged, g.options.seats + 1, self.foe.face(), choice.to)
            self.foe = foe_die(g, choice.to)

    @step("VEIEL-ATK-04", "VEIEL-ATK-05", "VEIEL-NODM-05", "VEIEL-ATK-09")
    def compare(self, g: Veiel) -> None:
        """Equal totals: both roll again. Whoever is not there any more cannot be hit."""
        hero, enemy = g.hero(self.hero), alive(g, self.targets[0])
        if enemy is None:
            return self.goto(Action.discard)
        foe = self.foe.face()
        total = self.die + attack_bonus(g, hero, self.weapon)
        foe_total = (foe or constant(g)) + defence(g, enemy)
        told_die, told_total = shown(g, self.foe, foe_total)
        times = hero_hits(self.die, foe, total, foe_total)
        if times is None:
            g.tell(DiceTied, self.hero, enemy.id, self.die, told_die, total)
            return self.goto(Action.roll)
        self.times = times
        self.is_low |= self.die <= LOW_DIE
        result: Result = "hit" if times else "miss"
        g.tell(AttackRolled, self.hero, self.weapon, enemy.id, self.die, told_die, total, told_total, result, times)
        self.goto(Action.judge if times else Action.discard)

    @step("VEIEL-ABIL-04", "VEIEL-ABIL-05", "VEIEL-EQUIP-13")
    def validate(self, g: Veiel) -> None:
        line = self._line(g)
        assert isinstance(line.test, terms.Check)
        rolled = check(g, g.hero(self.hero), self.card, line.test.stats, line.test.value)
        self.die = rolled.die
        self.is_low |= self.die <= LOW_DIE and does_damage(line)
        if not rolled.success:
            self.goto(Action.discard)

    @step("VEIEL-ATK-11", "VEIEL-EVENT-12", "VEIEL-NODM-20")
    def judge(self, g: Veiel) -> Frame | None:
        """The success of an attack, or of a roll that does damage, may still become a failure."""
        if g.state.combat is None or not does_damage(self._line(g)):
            return None
        hero = g.hero(self.hero)
        if "hero_roll" in hero.cursed:
            curses = list(hero.cursed)
            curses.remove("hero_roll")
            hero.cursed, self.failed = tuple(curses), True
            g.tell(ConditionEnded, self.hero, "curse")
            g.tell(RollFailed, self.hero, "curse")
            return None
        return moment(g, "hero_roll", self.hero, self.die, self.foe)

    @step("VEIEL-ABIL-05", "VEIEL-ABIL-06")
    def settle(self, g: Veiel) -> None:
        """END is lost on a failure; a natural 20 of a validation roll gives it back."""
        line, self.foe = self._line(g), NO_DIE
        if self.failed:
            self.failed = False
            return self.goto(Action.discard)
        if self.die == HIGH and type(line.test) is terms.Check and line.cost is not None and line.cost.end:
            g.hero(self.hero).end += line.cost.end
            g.tell(CostRefunded, self.hero, line.cost.end)
        if line.to != "allies_chosen":
            self.goto(Action.carry_out)

    @step("VEIEL-ABIL-15", "VEIEL-ABIL-03")
    def each(self, g: Veiel) -> Ask | None:
        """After the roll the hero pays for one after the other, as long as it can. Everybody is helped once."""
        line, hero = self._line(g), g.hero(self.hero)
        options = [target for target in targets(g, hero, line) if target not in self.targets]
        if not options or not can_pay(g, hero, line.each):
            self.goto(Action.discard)
            return None
        return self._ask(g, options)

    def on_each(self, g: Veiel, choice: AddTarget | EnoughTargets) -> Frame | None:
        if isinstance(choice, EnoughTargets):
            self.goto(Action.discard)
            return None
        line = self._line(g)
        pay(g, g.hero(self.hero), line.each)
        self.targets += (choice.target,)
        self.goto(Action.each)
        return Carry(source=self.card, verbs=line.do, actor=self.hero, heroes=(choice.target,))

    @step("VEIEL-ATK-11", "VEIEL-COMBAT-13")
    def carry_out(self, g: Veiel) -> Frame:
        """Damage to every target, and what else the line does."""
        line = self._line(g)
        chosen = tuple(target for target in self.targets if target in g.box.heroes)
        enemies = tuple(target for target in self.targets if "." in target)
        heroes, enemies = aimed(g, line, self.hero, chosen, enemies)
        place = self.targets[0] if self.targets and not chosen and not enemies else g.state.place
        if not self.weapon:
            self.goto(Action.bury)
        return Carry(
            source=self.card,
            verbs=line.do,
            actor=self.hero,
            heroes=heroes,
            enemies=enemies,
            place=place,
            weapon=self.weapon,
            times=self.times,
        )

    @step("VEIEL-ATK-08")
    def hit(self, g: Veiel) -> Frame | None:
        """What the weapon does on a hit, even if it did no damage."""
        return happens(g, (self.weapon,), "hit", self.hero, enemies=self.targets)

    @step("VEIEL-ATK-11", "VEIEL-COMBAT-14")
    def bury(self, g: Veiel) -> Frame | None:
        frame = deaths(g, self.hero, self.weapon)
        if frame is None:
            self.goto(Action.then)
        return frame

    @step("VEIEL-ABIL-06", "VEIEL-ATK-11")
    def strike_again(self, g: Veiel) -> Ask | None:
        """A kill may allow another attack with the same weapon; a miss, or a hit without a kill, ends it."""
        options = self._next_targets(g)
        return self._ask(g, options) if options else None

    def on_strike_again(self, g: Veiel, choice: AddTarget | EnoughTargets) -> None:
        if isinstance(choice, AddTarget):
            self.targets = (choice.target,)
            self.again += 1
            self.goto(Action.declare)

    def _next_targets(self, g: Veiel) -> list[str]:
        line, hero = self._line(g), g.hero(self.hero)
        repeats = [verb.repeat for verb in line.do if isinstance(verb, AgainOnKill)]
        if not repeats or self.again >= repeats[0] or alive(g, self.targets[0]) is not None:
            return []
        if hero.vit <= 0 or g.state.combat is None or fight_over(g):
            return []
        return self._reached(g)

    def _reached(self, g: Veiel) -> list[str]:
        return [enemy.id for enemy in reachable(g, self._line(g).range or g.box.weapons[self.weapon].range)]

    @step("VEIEL-ABIL-01")
    def then(self, g: Veiel) -> Frame | None:
        """What follows on the line."""
        part = self._line(g).then
        if part is None or not g.hero(self.hero).stands:
            return None
        heroes, enemies = aimed(g, part, self.hero, (), ())
        return Carry(source=self.card, verbs=part.do, actor=self.hero, heroes=heroes, enemies=enemies)

    @step("VEIEL-ITEM-02", "VEIEL-ALCH-06")
    def discard(self, g: Veiel) -> None:
        """A consumable goes when its effect is over."""
        if self._line(g).discard:
            spend_item(g, g.hero(self.hero), self.card)
        if not self.is_low:
            self.end()

    @step("VEIEL-NODM-14", "VEIEL-NODM-15", "VEIEL-ATK-11")
    def turn_event(self, g: Veiel) -> Frame | None:
        return low_die(g, g.hero(self.hero))


@rule("VEIEL-NODM-15")
def does_damage(line: Use) -> bool:
    """Whether a line attacks: it is at the cost of a normal attack, or does damage."""
    return type(line.test) is terms.Attack or any(type(verb) is Damage for verb in line.do)


def assault(hero: HeroId, choice: Attack) -> Action:
    """The procedure of an attack with a weapon that a hero has chosen."""
    return Action(hero=hero, card=choice.weapon, line=WEAPON, weapon=choice.weapon, targets=(choice.target,))


def action(hero: HeroId, choice: UseCard) -> Action:
    """The procedure of a use of a card that a hero has chosen."""
    targets = () if choice.target is None else (choice.target,)
    return Action(hero=hero, card=choice.card, line=choice.line, weapon=choice.weapon or "", targets=targets)
