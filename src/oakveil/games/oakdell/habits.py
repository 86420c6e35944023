"""What programs answer to each question of Oak Dell (specification, section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .choices import (
    ChooseHero,
    Decline,
    Develop,
    Disable,
    DodgeTo,
    Draft,
    Drink,
    EndAttack,
    FaceRoll,
    Fury,
    GoOn,
    HitPool,
    LetGo,
    Light,
    Pay,
    Reroll,
    Skip,
    Slash,
    Strike,
    TakeGear,
    TakePotion,
    UseCircle,
)
from .judging import circle_value, danger, danger_in_darkness, growth_ahead, heart, is_owed, owed
from .routing import POTIONS, best_route, passing, turns_left
from .rules.bosses import boss_damage, has_torch, is_boss, reachable
from .rules.dice import FACES
from .rules.harm import Packet
from .rules.monster_attack import MonsterAttack
from .rules.rolling import change_of_roll, entries
from .rules.strikes import DrawLine
from .state import Hero, OakDell
from .striking import best_slash, best_strike, chain_next, drink_in_attack, pass_value, point_to_lose, strike_outlook

T = TypeVar("T", bound=Option)

GEAR = (
    *("sword_white", "helm_steady", "mail_second", "axe_black", "belt_vigor", "dagger_dark", "spear_sting"),
    *("boots_stride", "belt_brew", "brand_bright", "gloves_feint", "sword_parry"),
)
"""Which gear is taken first; the rest as it comes."""
SKIPS_FROM, SKIPS_BOSS_FROM, LATER_FROM = 2.2, 2.5, 4.5
LAST_TURNS, SKIPS_LAST_FROM = 6, 1.2
"""A special skill that is not used when the game ends is of no use: so few turns before that a lesser blow will do."""
TORCH_FROM = 0.6
REROLLS_FROM = 2
TIME_TO_WIN_BACK = 9
"""Turns in which a circle that is spent can be marked again."""
DISABLE_FROM = 2.0
"""Colossus: silence it when its torso would gain so many drops."""


class Player(Struct, frozen=True):
    """How well a program plays: `eye` is its error in seeing lines, in units, `care` how much it thinks of hearts."""

    eye: int
    care: float = 1.0


def of(kind: type[T], options: Sequence[Option]) -> list[T]:
    """The options of one kind."""
    return [option for option in options if type(option) is kind]


def hero(g: OakDell, ask: Ask, player: Player) -> Option:
    """The hero that suits everybody."""
    heroes = of(ChooseHero, ask.options)
    return next((option for option in heroes if option.hero == "oak_squire"), heroes[0])


def draft(g: OakDell, ask: Ask, player: Player) -> Option:
    """The die whose route and strike are worth most, less what the monster's blow costs."""
    mine = g.hero(ask.seat)
    blows = {die: danger_in_darkness(g, mine, die) for die in ("white", "black")}
    colours: dict[str, float] = {}

    def value(option: Draft) -> float:
        sector = g.box.sectors[option.die, option.value]
        found = best_route(g, mine, sector.move, option.die) if mine.status == "up" else None
        way = 0.0 if found is None else found[0]
        if sector.point not in colours:
            colours[sector.point] = strike_outlook(g, mine, sector.point, player.eye)
        blow = 0.0 if colours[sector.point] >= 5 else blows[option.die] * heart(mine) * player.care
        return way + colours[sector.point] - blow

    return max(of(Draft, ask.options), key=lambda option: (value(option), option.die, -option.value))


def route(g: OakDell, ask: Ask, player: Player) -> Option:
    """The best route; potions wait for the fight."""
    found = None if ask.free is None else best_route(g, g.acting, g.turn.move, g.turn.die)
    if found is not None and ask.free is not None:
        best = found[1]
        if best.steps and ask.free.check(best) is None:
            return best
        return ask.free.propose(Chance(b"oakdell.route"))
    return GoOn() if GoOn() in ask.options else ask.options[0]


def after_route(g: OakDell, ask: Ask, player: Player) -> Option:
    """Shrines are destroyed as soon as they can be."""
    return next(iter(of(Pay, ask.options)), GoOn())


def attack(g: OakDell, ask: Ask, player: Player) -> Option:
    """Shrine, potion, strike, axe, and the end: in this order what is possible and pays."""
    mine, turn = g.acting, g.turn
    if pays := of(Pay, ask.options):
        return pays[0]
    plain = None if turn.struck else best_strike(g, mine, of(Strike, ask.options), player.eye)
    drink = drink_in_attack(g, mine, of(Drink, ask.options), plain, player.eye)
    if drink is not None:
        return drink
    if plain is not None and (turn.strikes > 1 or plain[0] >= pass_value(g, mine, player.eye)):
        return plain[1]
    if Fury() in ask.options:
        return Fury()
    return EndAttack()


def precision(g: OakDell, ask: Ask, player: Player) -> Option:
    """Across the crossing of older lines that bleeds most."""
    assert ask.free is not None
    found = best_slash(g, g.acting, player.eye)
    if found is not None and ask.free.check(found[1]) is None:
        return found[1]
    proposed = ask.free.propose(Chance(b"oakdell.slash"))
    assert isinstance(proposed, Slash)
    return proposed


def wound(g: OakDell, ask: Ask, player: Player) -> Option:
    """The point that is needed least."""
    return point_to_lose(g, g.acting, ask.options, player.eye)


def next_strike(g: OakDell, ask: Ask, player: Player) -> Option:
    """On with the chain where it does most."""
    return chain_next(g, g.acting, ask.options, player.eye)


def bonus(g: OakDell, ask: Ask, player: Player) -> Option:
    """The smallest circle that kills; else one that is of use: against a boss, late, or with many left.

    A circle that a shrine needs is spent for a kill only while there is time to win it back.
    """
    mine = g.acting
    frame = g.stack[-1]
    circles = of(UseCircle, ask.options)
    assert isinstance(frame, DrawLine)
    values = g.box.values["damage"]
    pools = [mine.fight.drops[pool] for pool in frame.pools if mine.fight.drops[pool]]
    left = mine.fight.left
    needed = is_owed(g, mine, "damage")
    if needed and turns_left(g, mine) < TIME_TO_WIN_BACK:
        return Decline()
    if len(pools) == 1 and pools[0] == left:
        for option in circles:
            if values[option.circle - 1] >= left:
                return option
    if needed:
        return Decline()
    plenty = len(mine.tracks["damage"].left) >= 3 or turns_left(g, mine) <= 3 or is_boss(g, mine)
    useful = [option for option in circles if values[option.circle - 1] <= max(pools, default=0)] or circles[:1]
    return useful[-1] if plenty and pools else Decline()


def block(g: OakDell, ask: Ask, player: Player) -> Option:
    """The circle that fits a blow that hurts."""
    mine, frame = g.acting, g.stack[-1]
    assert isinstance(frame, Packet)
    coming = frame.n - frame.reduced
    circles = of(UseCircle, ask.options)
    values = g.box.values["block"]
    deadly = coming >= mine.hp
    if not deadly and is_owed(g, mine, "block"):
        return Decline()
    if deadly or coming >= 2 or mine.hp - coming <= 4 or len(mine.tracks["block"].left) >= 3:
        fitting = [option for option in circles if values[option.circle - 1] <= coming] or circles[:1]
        return fitting[-1]
    return Decline()


def pool(g: OakDell, ask: Ask, player: Player) -> Option:
    """The pool that is nearest to empty, an eye of the type that has most of them first."""
    drops = g.acting.fight.drops
    return min(of(HitPool, ask.options), key=lambda option: (drops[option.pool], option.pool))


def skip(g: OakDell, ask: Ask, player: Player) -> Option:
    """Skip a blow that would cost much."""
    mine = g.acting
    blow = danger(g, mine, g.turn.die)
    free = [option for option in of(Skip, ask.options) if option.means == "gloves_trap"]
    if free:
        return free[0]
    least = SKIPS_BOSS_FROM if is_boss(g, mine) else SKIPS_FROM
    if turns_left(g, mine) <= LAST_TURNS:
        least = SKIPS_LAST_FROM
    if "disable" in mine.ready and growth_ahead(g, mine) >= DISABLE_FROM:
        least = LATER_FROM
    ways = [option for option in of(Skip, ask.options) if not _costs_owed(g, mine, option)]
    if ways and (blow >= least or blow >= mine.hp - 1):
        return ways[0]
    return Decline()


def _costs_owed(g: OakDell, mine: Hero, option: Skip) -> bool:
    """Whether skipping by gear costs a circle that a shrine needs."""
    piece = g.box.gear.get(option.means)
    return piece is not None and piece.cost is not None and is_owed(g, mine, piece.cost.circle)


def let_go(g: OakDell, ask: Ask, player: Player) -> Option:
    """Let a monster go that cannot be hurt any more and does little harm on leaving."""
    mine = g.acting
    left = mine.fight.left
    return LetGo() if left <= 3 and not g.turn.dealt and mine.hp > left + 2 else Decline()


def brace(g: OakDell, ask: Ask, player: Player) -> Option:
    """Before the roll: pay, finish a monster, light a torch where it saves enough, silence the Colossus."""
    mine, turn = g.acting, g.turn
    if pays := of(Pay, ask.options):
        return pays[0]
    drinks = {drink.potion: drink for drink in of(Drink, ask.options)}
    left, single = mine.fight.left, sum(drops > 0 for drops in mine.fight.drops.values()) == 1
    if "green" in drinks and single and left == 1:
        return drinks["green"]
    if "red" in drinks and single and left <= 2 and mine.hp > 2:
        return drinks["red"]
    if Disable() in ask.options and growth_ahead(g, mine) >= DISABLE_FROM:
        return Disable()
    lights = of(Light, ask.options)
    if lights:
        saved = danger(g, mine, turn.die) - danger(g, mine, turn.die, lights=True)
        if saved >= TORCH_FROM or (mine.hp <= 4 and saved > 0):
            return lights[0]
    return FaceRoll()


def reroll(g: OakDell, ask: Ask, player: Player) -> Option:
    """Roll again what deals two or more."""
    frame = g.stack[-1]
    assert isinstance(frame, MonsterAttack)
    rolls = of(Reroll, ask.options)
    damage, mean = rolled(g, frame.rolls)
    worst = max(range(len(rolls)), key=lambda place: damage[place])
    return rolls[worst] if damage[worst] >= max(REROLLS_FROM, mean) else Decline()


def rolled(g: OakDell, rolls: Sequence[int]) -> tuple[list[int], float]:
    """What each of the dice on the table would do, and the mean of any one."""
    mine, turn = g.acting, g.turn
    torch = has_torch(g, mine)
    if is_boss(g, mine):
        damage = [
            min(boss_damage(g, mine, turn, result)[2] for result in reachable(g, mine, turn, raw, torch))
            for raw in (*rolls, *FACES)
        ]
    else:
        change = change_of_roll(g, mine, turn, torch)
        damage = entries(g, mine, turn.die, [raw + change for raw in (*rolls, *FACES)])
    return damage[: len(rolls)], sum(damage[len(rolls) :]) / len(FACES)


def riposte(g: OakDell, ask: Ask, player: Player) -> Option:
    """Strike back where it helps."""
    found = best_strike(g, g.acting, of(Strike, ask.options), player.eye)
    return found[1] if found is not None else Decline()


def circle(g: OakDell, ask: Ask, player: Player) -> Option:
    """The track that shrines need most, else the circle that is worth most."""
    mine = g.acting

    def value(option: Develop) -> float:
        return 2.0 * max(0, owed(g, mine, option.track)) + circle_value(g, mine, option.track)

    return max(of(Develop, ask.options), key=value)


def gear(g: OakDell, ask: Ask, player: Player) -> Option:
    """Gear in the order in which it helps most."""
    rank = {id: place for place, id in enumerate(GEAR)}
    return min(of(TakeGear, ask.options), key=lambda option: (rank.get(option.gear, len(rank)), option.gear))


def potion(g: OakDell, ask: Ask, player: Player) -> Option:
    """The potion that is worth most."""
    return max(of(TakePotion, ask.options), key=lambda option: POTIONS[option.potion])


def dodge(g: OakDell, ask: Ask, player: Player) -> Option:
    """A step to what is of use, at no cost if possible."""
    mine = g.acting

    def value(option: DodgeTo) -> float:
        there = option.to in g.maze.features and option.to not in mine.crossed
        trap = there and g.maze.features[option.to].kind == "trap"
        return (passing(g, mine, option.to) if there and not trap else 0.0) - (0.8 if option.via != "open" else 0.0)

    return max(of(DodgeTo, ask.options), key=value)


def shrine(g: OakDell, ask: Ask, player: Player) -> Option:
    """Pay."""
    return of(Pay, ask.options)[0]
