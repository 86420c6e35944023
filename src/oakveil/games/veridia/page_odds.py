"""Exact odds of what can be answered in a fight, as far as the seat knows the table (specification 3.1, VER-ODDS)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule

from . import choices
from .health import INCAPACITATED
from .naming import Naming
from .numbers import damage
from .odds import against, contest_odds, roll_odds
from .pools import Pool
from .records import WeaponCard
from .rules.acting import Acting
from .rules.answering import DEFENCES, defences, pool_of_defence
from .rules.attacking import AttackAction
from .rules.bodies import adjacent, can_act, is_helpless, weapon_of
from .rules.casting import roll_of
from .rules.fleeing import Fleeing
from .rules.harm import armor
from .rules.situation import Defence, attack_pool, grapple_pool, plain_pool, with_dice
from .rules.turns import has_main
from .rules.working import GALLOP, WANTED
from .state import Unit, Veridia

RANGED: tuple[Defence, ...] = ("block", "dodge")


class OptionAid(Struct, frozen=True, kw_only=True):
    """The odds of an answer.

    `dice` are rolled against `difficulty`; `hit` is the chance of a success by itself, `mean` the mean number of them.
    Of an attack: `met` is the chance against the best defence that the target may still have, `hurts`, `worse`, `out`
    and `kills` are the chances to wound, to bring to a worse level, to put out of the fight, to kill if nobody defends,
    `damage` the mean damage then. Of an answer: `lose` and `inflict` are the mean damage to oneself and to the foe.
    `parts` say what the pool is made of.
    """

    dice: int
    difficulty: int = 0
    hit: float = 0.0
    mean: float = 0.0
    critical: float = 0.0
    met: float | None = None
    hurts: float | None = None
    worse: float | None = None
    out: float | None = None
    kills: float | None = None
    damage: float | None = None
    lose: float | None = None
    inflict: float | None = None
    parts: str = ""


@cache
@rule("VER-ODDS-01")
def dealt_odds(
    dice: int, difficulty: int, defence: int, weapon: int, armour: int, inner: int, half: bool, devastating: bool
) -> tuple[float, ...]:
    """How likely an attack deals 0, 1, 2 ... points after armour; a miss deals nothing."""
    outer = armour - armour // 2 if half else armour
    chances: dict[int, float] = {}
    for (successes, matches), likely in against(max(0, dice), max(0, difficulty), max(0, defence)).items():
        raw = weapon + successes + (matches if devastating else 0) if successes else 0
        dealt = max(0, max(0, raw - outer) - inner)
        chances[dealt] = chances.get(dealt, 0.0) + likely
    return tuple([chances.get(n, 0.0) for n in range(max(chances) + 1)])


@rule("VER-ODDS-01")
def blow(g: Veridia, unit: Unit, weapon: WeaponCard, target: Unit, pool: Pool, defence: int = 0) -> tuple[float, ...]:
    """How likely an attack of a unit with this pool deals 0, 1, 2 ... points to a target."""
    base = weapon.damage if unit.profile.kind == "npc" else damage(unit.profile, weapon)
    return dealt_odds(
        pool.dice,
        pool.difficulty,
        defence,
        base,
        armor(g, target, "outer"),
        armor(g, target, "inner"),
        "armor_piercing" in weapon.quirks,
        "devastating" in weapon.quirks,
    )


def mean_of(chances: tuple[float, ...]) -> float:
    """The mean of 0, 1, 2 ... with these probabilities, to a hundredth."""
    return round(sum(n * likely for n, likely in enumerate(chances)), 2)


@rule("VER-ODDS-02", "VER-RESP-12")
def best_open_defence(g: Veridia, unit: Unit, ranged: bool, grapple: bool = False) -> int:
    """The dice of the best whole defence that a unit may still use; actions that it keeps are its secret."""
    if not can_act(unit) or is_helpless(unit) or unit.id in g.fight.surprised or not has_main(unit):
        return 0
    kinds: tuple[Defence, ...] = ("dodge", "block_unarmed") if grapple else RANGED if ranged else DEFENCES[:3]
    return max([pool_of_defence(g, unit, one.kind, one.means).dice for one in defences(g, unit, kinds)], default=0)


def of_pool(pool: Pool, words: Naming, **more: float | None) -> OptionAid:
    """The odds of a roll by itself."""
    odds = roll_odds(max(0, pool.dice), pool.difficulty)
    return OptionAid(
        dice=max(0, pool.dice),
        difficulty=pool.difficulty,
        hit=round(odds.success, 4),
        mean=round(odds.mean, 2),
        critical=round(odds.critical, 4),
        parts=words.parts(pool.parts),
        **more,
    )


@rule("VER-ODDS-01", "VER-ODDS-02")
def of_attack(g: Veridia, unit: Unit, choice: choices.Attack, words: Naming, dice: int | None = None) -> OptionAid:
    """The odds of an attack, with all dice or with those of an action that was kept."""
    target, card = g.unit(choice.target), weapon_of(g, unit, choice.weapon)
    if choice.manoeuvre == "grapple":
        pool = with_set(g, unit, grapple_pool(g, unit, target), grapple_pool(g, unit, None), dice)
        met = best_open_defence(g, target, False, grapple=True)
        return of_pool(pool, words, met=_won(pool, met))
    kind = "knockout" if choice.manoeuvre == "knockout" else "attack"
    pool = attack_pool(g, unit, card, target, kind, choice.part)  # type: ignore[arg-type]
    pool = with_set(g, unit, pool, attack_pool(g, unit, card, None), dice)
    met = best_open_defence(g, target, card.kind == "missile" and not adjacent(g, unit, target))
    chances = blow(g, unit, card, target, pool)
    held = [sum(target.profile.levels[: level + 1]) - target.damage for level in range(len(target.profile.levels))]
    return of_pool(
        pool,
        words,
        met=_won(pool, met),
        hurts=_at_least(chances, 1),
        worse=_at_least(chances, max(1, held[target.level])),
        out=_at_least(chances, max(1, held[INCAPACITATED - 1])),
        kills=_at_least(chances, max(1, held[-1])),
        damage=mean_of(chances),
    )


def with_set(g: Veridia, unit: Unit, pool: Pool, whole: Pool, dice: int | None) -> Pool:
    """A pool of which only so many dice are rolled."""
    return pool if dice is None else with_dice(pool, pool.dice + dice - whole.dice)


def _won(pool: Pool, defence: int) -> float:
    return round(contest_odds(max(0, pool.dice), defence, pool.difficulty).win, 4)


def _at_least(chances: tuple[float, ...], points: int) -> float:
    return round(sum(chances[points:]), 4)


# -- all answers to a question -----------------------------------------------------------------------------------------


def of_option(g: Veridia, option: Option, words: Naming) -> OptionAid | None:
    """The odds of an answer to the open question, on the table as a seat knows it; None where nothing is rolled."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Acting):
        return _of_action(g, g.unit(frame.unit), option, words)
    if isinstance(frame, AttackAction):
        return _of_answer(g, frame, option, words)
    if isinstance(frame, Fleeing) and isinstance(option, choices.Chase):
        return None
    if isinstance(option, choices.Defend):
        asked = next((ask for ask in g.asks()), None)
        unit = next((u for u in g.fight.units.values() if asked is not None and _answers(g, u, asked.seat)), None)
        return None if unit is None else of_pool(pool_of_defence(g, unit, option.kind, option.means), words)
    return None


def _answers(g: Veridia, unit: Unit, seat: int) -> bool:
    """Whether this unit is the target that answers a use of a trait."""
    frame = g.stack[-1]
    targets, place = getattr(frame, "targets", ()), getattr(frame, "place", 0)
    return unit.seat == seat and place < len(targets) and targets[place] == unit.id


def _of_action(g: Veridia, unit: Unit, option: Option, words: Naming) -> OptionAid | None:
    match option:
        case choices.Attack():
            return of_attack(g, unit, option, words)
        case choices.Perform(member=place, target=target) if target:
            member = unit.turn.members[place]
            manoeuvre: choices.Manoeuvre = "grapple" if member.kind == "grapple" else "attack"
            return of_attack(g, unit, choices.Attack(member.means, target, manoeuvre), words, member.dice)
        case choices.Work(kind="break_free"):
            return of_pool(grapple_pool(g, unit, None, "break_free"), words)
        case choices.Work(kind=kind) if kind in WANTED:
            wanted = GALLOP if kind == "run" and unit.mount else WANTED[kind]
            return of_pool(plain_pool(g, unit, wanted), words)
        case choices.UseTrait(trait=trait, use=place):
            use = g.box.traits[trait].use[place]
            if use.roll and not use.roll_only_if:
                return of_pool(plain_pool(g, unit, roll_of(g, unit, trait, use)), words)
    return None


@rule("VER-ODDS-01", "VER-RESP-02", "VER-EXCH-02")
def _of_answer(g: Veridia, attack: AttackAction, option: Option, words: Naming) -> OptionAid | None:
    """The odds of an answer to an attack: mean damage to whoever answers, and what it deals in turn."""
    foe, unit = g.unit(attack.unit), g.unit(attack.target)
    if attack.at == "ask_exchange":
        return _of_exchange(g, attack, option, words)
    if attack.at != "ask_answer":
        return None
    coming = attack.pool(g)
    match option:
        case choices.Nothing() | choices.Counter(exchange=False):
            own = option.weapon if isinstance(option, choices.Counter) else ""
            later = 0.0
            if own:
                card = weapon_of(g, unit, own)
                later = mean_of(blow(g, unit, card, foe, attack_pool(g, unit, card, foe)))
            return OptionAid(dice=0, lose=losing(g, attack, 0), inflict=later if own else None)
        case choices.Defend(kind=kind, means=means):
            pool = pool_of_defence(g, unit, kind, means)
            return _met(pool, coming, words, losing(g, attack, pool.dice))
        case choices.Reserved(member=place):
            member = unit.turn.members[place]
            defence: Defence = member.kind  # type: ignore[assignment]  # only defences are reserved answers
            pool = with_dice(pool_of_defence(g, unit, defence, member.means), member.dice)
            return _met(pool, coming, words, losing(g, attack, pool.dice))
        case choices.Counter(weapon=weapon, manoeuvre=manoeuvre):
            if manoeuvre == "grapple":
                pool = grapple_pool(g, unit, foe, "grapple", True)
                return _met(pool, coming, words, losing(g, attack, pool.dice))
            card = weapon_of(g, unit, weapon)
            pool = attack_pool(g, unit, card, foe, "exchange")
            theirs = exchanged(g, attack)
            inflict = mean_of(blow(g, unit, card, foe, pool, theirs.dice))
            return _met(pool, theirs, words, losing(g, attack, pool.dice, theirs), inflict)
    return None


def _met(pool: Pool, coming: Pool, words: Naming, lose: float, inflict: float | None = None) -> OptionAid:
    """A roll against the roll that is coming: `hit` is the chance that the other keeps no success."""
    odds = contest_odds(max(0, pool.dice), max(0, coming.dice), pool.difficulty, coming.difficulty)
    return OptionAid(
        dice=max(0, pool.dice),
        difficulty=pool.difficulty,
        hit=round(1 - odds.lose, 4),
        mean=round(roll_odds(max(0, pool.dice), pool.difficulty).mean, 2),
        lose=lose,
        inflict=inflict,
        parts=words.parts(pool.parts),
    )


def losing(g: Veridia, attack: AttackAction, defence: int, pool: Pool | None = None) -> float:
    """The mean damage of an attack that was declared, against so many dice."""
    foe, unit = g.unit(attack.unit), g.unit(attack.target)
    if attack.manoeuvre == "grapple":
        return 0.0
    return mean_of(blow(g, foe, attack.card(g), unit, pool or attack.pool(g), defence))


def exchanged(g: Veridia, attack: AttackAction) -> Pool:
    """The pool of the attacker if blows are exchanged."""
    foe, unit = g.unit(attack.unit), g.unit(attack.target)
    if attack.manoeuvre == "grapple":
        return grapple_pool(g, foe, unit, "grapple", True)
    return attack_pool(g, foe, attack.card(g), unit, "exchange", attack.part)


def _of_exchange(g: Veridia, attack: AttackAction, option: Option, words: Naming) -> OptionAid | None:
    """To call the exchange that the target did not, or to strike first and bear its blow later."""
    unit, foe = g.unit(attack.unit), g.unit(attack.target)
    card, other = attack.card(g), weapon_of(g, foe, attack.means)
    if attack.manoeuvre == "grapple":
        return None
    if isinstance(option, choices.CallExchange):
        mine, theirs = attack_pool(g, unit, card, foe, "exchange"), attack_pool(g, foe, other, unit, "exchange")
        lose = mean_of(blow(g, foe, other, unit, theirs, mine.dice))
        return _met(mine, theirs, words, lose, mean_of(blow(g, unit, card, foe, mine, theirs.dice)))
    pool = attack.pool(g)
    lose = mean_of(blow(g, foe, other, unit, attack_pool(g, foe, other, unit)))
    return of_pool(pool, words, lose=lose, inflict=mean_of(blow(g, unit, card, foe, pool)))
