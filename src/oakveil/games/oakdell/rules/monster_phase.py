"""The Monster Phase (specification 3.10)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Decline, Disable, DodgeTo, Drink, FaceRoll, LetGo, Light, Pay, Skip
from ..effects.abilities import Coffins
from ..effects.harm import DirectDamage
from ..events import CoffinMarked, PhaseSkipped, TorchLit
from ..records import SpecialId
from ..state import Hero, OakDell
from .abilities import ability, can_disable, disable
from .bosses import is_boss
from .circles import begin_phase, usable, use, use_special
from .damage import deal
from .fleeing import Flight, has_means
from .gear import by_wall_torch, working
from .kills import KillReward, replace_sheet
from .monster_attack import MonsterAttack
from .movement import dodge, step_options
from .potions import DrinkPotion, drinkable
from .scenario import pay, payable
from .strikes import count_free

SKIPPING: tuple[SpecialId, ...] = ("stun", "dodge")
"""The special skills that skip a Monster Phase (OAK-MON-02)."""


class MonsterPhase(Frame):
    """The Monster Phase of the acting hero."""

    @step("OAK-MON-01", "OAK-KILL-04")
    def begin(self, g: OakDell) -> None:
        """A defeated monster does not attack: it is replaced."""
        begin_phase(g, "monster")
        if g.turn.defeated:
            self.goto(MonsterPhase.replace)

    @step("OAK-MON-02", "OAK-SPEC-STUN", "OAK-SPEC-DODGE", "OAK-GEAR-HELMETB", "OAK-GEAR-GLOVESA", "OAK-GEAR-GLOVESB")
    def skip(self, g: OakDell) -> Ask | None:
        options = skips(g, g.acting)
        return Ask(g.turn.seat, "oakdell.skip", (*options, Decline()), default=Decline()) if options else None

    def on_skip(self, g: OakDell, choice: Skip | Decline) -> Frame | None:
        """Ruling (OAK-MON-02): a phase that is skipped has no later steps, no flight and no coffin either."""
        if type(choice) is not Skip:
            return None
        self.end()
        hero, means = g.acting, choice.means
        special = next((one for one in SKIPPING if one == means), None)
        if special is not None:
            use_special(g, hero, special)
        elif (cost := g.box.gear[means].cost) is not None:
            use(g, hero, cost.circle, usable(g, hero, cost.circle)[0])
        g.tell(PhaseSkipped, hero.seat, means)
        return Dodge() if means == "dodge" else None

    @step("OAK-FLEE-01", "OAK-FLEE-02")
    def flee(self, g: OakDell) -> Frame | None:
        """Two free points are means enough, and nobody who has them lets a monster go."""
        hero = g.acting
        if count_free(g, hero) >= 2:
            self.goto(MonsterPhase.brace)
            return None
        if has_means(g, hero):
            return None
        self.end()
        return Flight()

    @step("OAK-FLEE-05")
    def let_go(self, g: OakDell) -> Ask | None:
        """Ruling (OAK-FLEE-05): with fewer than two free points; else a circle kept in hand would chain them."""
        hero = g.acting
        if is_boss(g, hero):
            return None
        return Ask(hero.seat, "oakdell.let_go", (LetGo(), Decline()), default=Decline())

    def on_let_go(self, g: OakDell, choice: LetGo | Decline) -> Frame | None:
        if type(choice) is not LetGo:
            return None
        self.end()
        return Flight()

    @step("OAK-MON-01", "OAK-POT-02", "OAK-LIGHT-02", "OAK-SPEC-DISABLE", "OAK-SPEC-TORCH")
    def brace(self, g: OakDell) -> Ask | None:
        """Whatever is to be done before the roll; not asked if nothing is possible."""
        hero = g.acting
        options: list[Option] = [*drinkable(g, hero)]
        if can_disable(g, hero):
            options.append(Disable())
        options += torches(g, hero)
        if g.turn.entered:
            options += payable(g, hero)
        if options:
            return Ask(hero.seat, "oakdell.brace", (*options, FaceRoll()), default=FaceRoll())
        self.goto(MonsterPhase.attack)
        return None

    def on_brace(self, g: OakDell, choice: Drink | Disable | Light | Pay | FaceRoll) -> Frame | None:
        if type(choice) is FaceRoll:
            self.goto(MonsterPhase.attack)
            return None
        hero = g.acting
        match choice:
            case Drink(potion=potion):
                return DrinkPotion(potion=potion)
            case Disable():
                disable(g, hero)
            case Light():
                return light(g, hero, choice)
            case Pay():
                pay(g, hero, choice)
        return None

    @step("OAK-KILL-02")
    def look(self, g: OakDell) -> None:
        """A monster defeated in this phase is rewarded at once, and the rest of the phase falls away."""
        self.goto(MonsterPhase.pay_kill if g.turn.defeated else MonsterPhase.brace)

    @step("OAK-MON-01")
    def attack(self, g: OakDell) -> Frame:
        return MonsterAttack()

    @step("OAK-ABIL-COFFINS", "OAK-MON-06", "OAK-KILL-02")
    def mark_coffin(self, g: OakDell) -> Frame | None:
        """At the end of the phase, unless a spear has defeated the monster.

        With the last coffin it deals its drops as damage and is gone.
        """
        if g.turn.defeated:
            self.goto(MonsterPhase.pay_kill)
            return None
        self.end()
        hero = g.acting
        own = ability(g, hero)
        if type(own) is not Coffins:
            return None
        hero.fight.coffins += 1
        g.tell(CoffinMarked, hero.seat, hero.fight.coffins)
        return Flight(source="coffins") if hero.fight.coffins == own.count else None

    @step("OAK-KILL-02")
    def pay_kill(self, g: OakDell) -> Frame:
        return KillReward()

    @step("OAK-KILL-03", "OAK-KILL-04")
    def replace(self, g: OakDell) -> None:
        replace_sheet(g, g.acting)


@rule("OAK-MON-02", "OAK-GEAR-06")
def skips(g: OakDell, hero: Hero) -> list[Skip]:
    """Every way to skip the Monster Phase that a hero has now."""
    found = [Skip(special) for special in SKIPPING if special in hero.ready]
    for gear in working(g, hero, "monster_phase_start"):
        if gear.cost is None or usable(g, hero, gear.cost.circle):
            found.append(Skip(gear.id))
    return found


@rule("OAK-LIGHT-02", "OAK-LIGHT-03", "OAK-SPEC-TORCH", "OAK-GEAR-BRANDA")
def torches(g: OakDell, hero: Hero) -> list[Light]:
    """The torches that a hero can light now, at most one in a Monster Phase.

    By a wall torch they only help who deals damage with them: torches do not add up.
    """
    if g.turn.torch or (by_wall_torch(g, hero) and not working(g, hero, "own_torch_lit")):
        return []
    own = [Light("own")] if hero.torches else []
    return [*own, Light("special")] if "torch" in hero.ready else own


@rule("OAK-LIGHT-02", "OAK-SPEC-TORCH", "OAK-GEAR-BRANDA")
def light(g: OakDell, hero: Hero, choice: Light) -> Frame | None:
    """Light a torch before the roll; Firebrand of Flares deals damage at once."""
    if choice.torch == "own":
        hero.burnt += 1
    else:
        use_special(g, hero, "torch")
    g.turn.torch = True
    g.tell(TorchLit, hero.seat, choice.torch)
    for brand in working(g, hero, "own_torch_lit"):
        assert type(brand.effect) is DirectDamage
        return deal(g, hero, brand.effect.amount, "gear", brand.id)
    return None


class Dodge(Frame):
    """The acting hero dodges: it moves one space, if it can."""

    @step("OAK-SPEC-DODGE")
    def aside(self, g: OakDell) -> Ask | None:
        options = step_options(g, g.acting)
        return Ask(g.turn.seat, "oakdell.dodge", options) if len(options) > 1 else None

    def on_aside(self, g: OakDell, choice: DodgeTo) -> Frame | None:
        self.end()
        return dodge(choice)

    @step("OAK-SPEC-DODGE")
    def only_way(self, g: OakDell) -> Frame | None:
        """There is one step or none to choose from."""
        for only in step_options(g, g.acting):
            return dodge(only)
        return None
