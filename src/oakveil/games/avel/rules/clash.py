"""One clash of a battle (rulebook: One time use effects, Comparing dice roll results; specification 3.6 and 3.9)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from oakveil.kernel.ask import Ask, Clock, Option, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from .. import choices
from ..choices import Done, RollForMonster, Spells
from ..effects import AddAttack, AddDefence, OneTimeEffect, Reroll
from ..events import ClashResolved, ClashRolled, EffectUsed, SpellsSet
from ..odds import HeroDice, MonsterDice, spells_as_attack
from ..state import SLOTS, Avel, Hero, MonsterId, TokenId
from .attributes import blocked

ROLL_SECONDS = 4
"""The monster's dice roll by themselves when the neighbour does not press the button in this time."""


@cache
def colours(hero: HeroDice, monster: MonsterDice) -> tuple[str, ...]:
    """The colours of all dice of a clash, in the order in which they lie: the hero's, then the monster's."""
    green, orange, blue, yellow = hero
    purple, black = monster
    return (
        *("green",) * green,
        *("orange",) * orange,
        *("blue",) * blue,
        *("yellow",) * yellow,
        *("purple",) * purple,
        *("black",) * black,
    )


class Clash(Frame):
    """Both sides roll, the hero uses what it wears, then both results are compared.

    `faces` shows all rolled dice, the hero's first, in the order of `colours`.
    """

    seat: Seat
    monster: MonsterId
    number: int
    dice: HeroDice
    faces: tuple[str, ...] = ()
    attacks_added: int = 0
    defences_added: int = 0
    spells_as_attack: int = 0

    @step("AVEL-BATTLE-03", "AVEL-SOLO-05")
    def hand_over_dice(self, g: Avel) -> Ask | None:
        if not g.options.neighbour_rolls or g.solo():
            return None
        left = self.seat % len(g.state.heroes) + 1
        return Ask(left, "avel.roll_for_monster", (RollForMonster(),), clock=Clock(ROLL_SECONDS, RollForMonster()))

    def on_hand_over_dice(self, g: Avel, choice: RollForMonster) -> None:
        """Handling, not a choice: the dice roll whoever presses the button."""

    @step("AVEL-BATTLE-07", "AVEL-BATTLE-03", "AVEL-WOUND-01", "AVEL-BATTLE-17", "AVEL-BEAST-02")
    def roll(self, g: Avel) -> None:
        faces, mine = g.box.faces, sum(self.dice)
        rolled = [
            g.chance.roll(faces[colour], "avel.hero_dice" if place < mine else "avel.monster_dice")
            for place, colour in enumerate(self.colours(g))
        ]
        self.faces = tuple(rolled)
        g.tell(ClashRolled, self.number, self.seat, self.monster, self.faces[:mine], self.faces[mine:])

    @step("AVEL-BATTLE-08", "AVEL-EFFECT-03", "AVEL-EFFECT-04", "AVEL-EFFECT-10", "AVEL-EFFECT-14")
    def use_effects(self, g: Avel) -> Ask | None:
        """Seeing all dice the hero uses what it likes, in any order; asked again after each use.

        Ruling (AVEL-EFFECT-10): a die may be rerolled again by another token, nothing forbids it.
        """
        options = usable_effects(g, self)
        return Ask(self.seat, "avel.effect", (*options, Done()), default=Done()) if options else None

    @rule("AVEL-EFFECT-03", "AVEL-EFFECT-07", "AVEL-EFFECT-08")
    def on_use_effects(self, g: Avel, choice: Option) -> None:
        """What an effect adds counts for this clash; a used marker lies on its token to the end of the battle."""
        if isinstance(choice, Done):
            return
        self.goto(Clash.use_effects)
        hero = g.hero(self.seat)
        match choice:
            case choices.Reroll(token=token, dice=dice):
                self._reroll(g, token, dice)
            case choices.AddAttack(token=token):
                self.attacks_added += 1
                g.tell(EffectUsed, self.seat, token, "add_attack")
            case choices.AddDefence(token=token):
                self.defences_added += 1
                g.tell(EffectUsed, self.seat, token, "add_defence")
            case _:
                raise AssertionError(choice)
        hero.used += (token,)

    @rule("AVEL-EFFECT-05", "AVEL-EFFECT-06")
    def _reroll(self, g: Avel, token: TokenId, dice: tuple[int, ...]) -> None:
        """The chosen dice are rolled again, together; the new result counts even if it is worse."""
        faces, of = list(self.faces), self.colours(g)
        before = tuple(faces[die] for die in dice)
        for die in dice:
            faces[die] = g.chance.roll(g.box.faces[of[die]], "avel.reroll")
        self.faces = tuple(faces)
        g.tell(EffectUsed, self.seat, token, "reroll", dice, before, tuple(faces[die] for die in dice))

    @step("AVEL-BATTLE-09")
    def use_spells(self, g: Avel) -> Ask | None:
        """Asked only if the split makes a difference."""
        spells = self.spells()
        if not spells or len({self.result(g, n) for n in range(spells + 1)}) == 1:
            return None
        return Ask(
            self.seat,
            "avel.spell",
            tuple(Spells(n) for n in range(spells, -1, -1)),
            default=Spells(self.usual_spells(g)),
        )

    def on_use_spells(self, g: Avel, choice: Spells) -> None:
        self.spells_as_attack = choice.attacks
        g.tell(SpellsSet, self.seat, choice.attacks, self.spells() - choice.attacks)

    @step("AVEL-BATTLE-10", "AVEL-WOUND-02", "AVEL-WOUND-03", "AVEL-WOUND-05", "AVEL-WOUND-07", "AVEL-BEAST-03")
    def compare(self, g: Avel) -> None:
        """Both sides at the same time.

        Ruling (AVEL-WOUND-05): damage is a count, however few markers the box has.
        """
        damage, wounds = self.result(g, self.spells_as_attack)
        monster, hero = g.state.monsters[self.monster], g.hero(self.seat)
        monster.damage += damage
        hero.hearts -= wounds
        g.tell(ClashResolved, self.seat, self.monster, damage, wounds, monster.left, hero.hearts)

    def colours(self, g: Avel) -> tuple[str, ...]:
        """The colour of each rolled die."""
        return colours(self.dice, g.box.monster_dice[self.monster])

    def spells(self) -> int:
        """Spell symbols that the hero has rolled."""
        return self.faces.count("spell")

    def symbols(self) -> tuple[int, int, int, int]:
        """The hero's attacks and defences, without spells, and the monster's attacks and defences."""
        mine = self.faces[: sum(self.dice)]
        theirs = self.faces[len(mine) :]
        return (
            mine.count("attack") + self.attacks_added,
            mine.count("defence") + self.defences_added,
            theirs.count("attack"),
            theirs.count("defence"),
        )

    @rule("AVEL-WOUND-02", "AVEL-WOUND-03", "AVEL-WOUND-04", "AVEL-WOUND-06")
    def result(self, g: Avel, spells_as_attack: int) -> tuple[int, int]:
        """Damage to the monster and wounds to the hero if the clash were compared now.

        Each defence cancels one attack; defences that find none are lost, and so is what goes beyond the monster's
        toughness or the hero's hearts.
        """
        attacks, defences, their_attacks, their_defences = self.symbols()
        damage = attacks + spells_as_attack - their_defences
        wounds = their_attacks - defences - (self.spells() - spells_as_attack)
        monster, hero = g.state.monsters[self.monster], g.hero(self.seat)
        return max(0, min(damage, monster.left)), max(0, min(wounds, hero.hearts))

    def usual_spells(self, g: Avel) -> int:
        """How many spells a careful player uses as attacks (the policy of the odds, specification 10.1)."""
        attacks, defences, their_attacks, their_defences = self.symbols()
        monster, hero = g.state.monsters[self.monster], g.hero(self.seat)
        return spells_as_attack(
            attacks, defences, self.spells(), their_attacks, their_defences, hero.hearts, monster.left
        )


def usable_effects(g: Avel, clash: Clash) -> list[Option]:
    """Every use of a one-time effect that the hero could make now."""
    ready = ready_effects(g, g.hero(clash.seat), clash.monster)
    return [use for token, effect in ready for use in uses(clash.colours(g), token, effect)] if ready else []


@rule("AVEL-EFFECT-01", "AVEL-EFFECT-03", "AVEL-EFFECT-12", "AVEL-ATTR-03", "AVEL-ATTR-04", "AVEL-ATTR-05")
def ready_effects(g: Avel, hero: Hero, monster: MonsterId) -> list[tuple[TokenId, OneTimeEffect]]:
    """The one-time effects that work against a monster: of worn, unblocked tokens without a used marker.

    A used marker stops the one-time effect only; the token's dice are rolled all the same.
    """
    ready, useless = [], blocked(g, monster)
    for slot, token in zip(SLOTS, (hero.weapon, hero.shield, hero.helmet), strict=True):
        if token is not None and token not in hero.used:
            once = g.box.side(token, token in g.state.upgraded).once
            if once is not None and slot != useless and _works_against(g, once.vs, monster):
                ready.append((token, once))
    return ready


@rule("AVEL-EFFECT-06", "AVEL-EFFECT-07", "AVEL-EFFECT-08", "AVEL-EFFECT-09", "AVEL-BEAST-04")
def _works_against(g: Avel, brood: str | None, monster: MonsterId) -> bool:
    """Whether an effect against `brood` (None: against all) works on this monster. The Beast is of every brood."""
    return brood is None or brood in g.card(monster).brood


@rule("AVEL-EFFECT-05", "AVEL-EFFECT-06", "AVEL-EFFECT-10", "AVEL-EFFECT-11")
def uses(colours: tuple[str, ...], token: TokenId, effect: OneTimeEffect) -> list[Option]:
    """The ways to use an effect with dice of these colours: a reroll with every choice of up to `count` of them.

    Ruling (AVEL-EFFECT-11): without such a die there is nothing to offer.
    """
    match effect:
        case AddAttack():
            return [choices.AddAttack(token)]
        case AddDefence():
            return [choices.AddDefence(token)]
        case Reroll(dice=dice, count=count):
            eligible = [die for die, colour in enumerate(colours) if colour in dice]
            return [choices.Reroll(token, some) for n in range(1, count + 1) for some in combinations(eligible, n)]
