"""How programs fight: whom to strike, how to answer, where to go (specification, section 10)."""

from __future__ import annotations

from collections.abc import Sequence

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance

from .board import cells_apart
from .casting_habits import best_use
from .choices import (
    Attack,
    CallExchange,
    ChangeDistance,
    Chase,
    Counter,
    Defend,
    Divide,
    EndSlot,
    Follow,
    Free,
    Nothing,
    Part,
    Perform,
    Place,
    Repeat,
    Reserved,
    Rider,
    Spend,
    Split,
    Strike,
    Walk,
    Work,
)
from .judging import best_defence, left_of, value_of_attack, worth_of_attack
from .records import WeaponCard
from .rules.acting import Acting, Dividing, attacks
from .rules.answering import defences, pool_of_defence
from .rules.attacking import AttackAction
from .rules.bodies import can_act, cells_of, distance, engagers, foes, holding, weapon_of
from .rules.moving import cells_left, gait, way_towards
from .rules.situation import attack_pool, grapple_pool
from .rules.turns import dice_of_set, has_main
from .sharing_habits import shared
from .state import Unit, Veridia

RESERVE = 0.9
"""What a later blow of one's own counts for, beside one now (specification, section 10)."""
WORTHLESS = 0.02
MAGIC_M = 18
"""Whoever has mana left comes no nearer than this."""
ENOUGH_TO_SEIZE = 2
"""Nobody tries to seize a foe with fewer dice."""
NEAREST = 4
"""Whoever comes closer looks at the ways to so many cells of foes."""


def place(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Where programs place a unit is worked out with the question."""
    assert isinstance(ask.default, Place)
    return ask.default


def turn(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """A slot: strike what is worth most, else come closer, else end it on guard."""
    frame = g.stack[-1]
    assert isinstance(frame, Acting)
    unit = g.unit(frame.unit)
    options = ask.options
    if not any(type(option) is EndSlot for option in options):
        return _best_attack(g, unit, options) or options[0]
    urgent = next((o for o in options if type(o) is Work and o.kind in ("break_free", "stand")), None)
    if urgent is not None and (urgent.kind == "break_free" or engagers(g, unit)):
        return urgent
    performed = [option for option in options if type(option) is Perform]
    if performed:
        return max(performed, key=lambda option: _worth_of_member(g, unit, option))
    strike = _best_attack(g, unit, options)
    use = best_use(g, unit, options)
    if use is not None and use[0] > (_worth(g, unit, strike) if strike is not None else WORTHLESS):
        return use[1]
    if strike is not None:
        plan = shared(g, unit, strike)
        return Divide() if type(plan) is Split else plan
    ready = next((o for o in options if type(o) is Work and o.kind in ("draw", "reload")), None)
    if ready is not None and not engagers(g, unit):
        return ready
    if strike is None and (grip := _grapple(g, unit, options)) is not None:
        return grip
    walk = _approach(g, unit) if ask.free is not None else _nearer(g, unit, options)
    if walk is not None:
        return walk
    swap = _better_weapon(g, unit, options)
    if swap is not None:
        return swap
    return next(option for option in options if type(option) is EndSlot)


def _best_attack(g: Veridia, unit: Unit, options: Sequence[Option]) -> Attack | None:
    """The ordinary attack that takes most of its target; the weaker and nearer of equal ones."""
    plain = [o for o in options if type(o) is Attack and o.manoeuvre == "attack" and not o.part]
    worth = {o: _worth(g, unit, o) for o in plain if _up(g, o)}
    best = max(worth, key=lambda o: (worth[o], -left_of(g.unit(o.target))), default=None)
    return best if best is not None and worth[best] > WORTHLESS else None


def _grapple(g: Veridia, unit: Unit, options: Sequence[Option]) -> Attack | None:
    """To seize a foe, where no blow comes through its armour."""
    grips = [o for o in options if type(o) is Attack and o.manoeuvre == "grapple" and _up(g, o)]
    dice = {o: grapple_pool(g, unit, g.unit(o.target)).dice for o in grips}
    best = max(dice, key=lambda o: dice[o], default=None)
    return best if best is not None and dice[best] >= ENOUGH_TO_SEIZE else None


def _worth(g: Veridia, unit: Unit, strike: Attack) -> float:
    return value_of_attack(g, unit, weapon_of(g, unit, strike.weapon), g.unit(strike.target))


def _up(g: Veridia, option: Attack) -> bool:
    target = g.unit(option.target)
    return can_act(target) or "dormant" in target.profile.traits


def _worth_of_member(g: Veridia, unit: Unit, option: Perform) -> float:
    member = unit.turn.members[option.member]
    if not option.target:
        return 0.0
    return value_of_attack(g, unit, weapon_of(g, unit, member.means), g.unit(option.target))


def _approach(g: Veridia, unit: Unit) -> Walk | None:
    """A walk towards the nearest foe: beside it if it is near enough, else along the way that leads there."""
    targets = [foe for foe in foes(g.fight, unit) if can_act(foe) and foe.cell is not None]
    left = cells_left(g, unit)
    if unit.cell is None or not targets or not left or engagers(g, unit) or _stays_back(g, unit):
        return None
    board, mover, opened = g.board, gait(g, unit), g.fight.open_doors
    at = board.place(unit.cell)
    goals = sorted([(cell,) for foe in targets for cell in cells_of(foe)])
    goals.sort(key=lambda goal: board.ways_from(goal, mover, opened)[at])
    paths = [path for goal in goals[:NEAREST] if (path := way_towards(g, unit, goal, left))]
    beside = [path for path in paths if any(cells_apart(path[-1], goal[0]) == 1 for goal in goals)]
    return Walk([*beside, *paths][0]) if paths else None


def _nearer(g: Veridia, unit: Unit, options: Sequence[Option]) -> ChangeDistance | None:
    """Without a map: as far as possible towards the nearest foe."""
    if engagers(g, unit) or _stays_back(g, unit):
        return None
    steps = [option for option in options if type(option) is ChangeDistance and option.metres > 0]
    return min(steps, key=lambda step: distance(g, unit, g.unit(step.other)), default=None)


def _stays_back(g: Veridia, unit: Unit) -> bool:
    """Whether a unit does what it can from afar: it holds a missile weapon, or foes are near enough for its magic."""
    if unit.pools.get("mana") and any(distance(g, unit, foe) <= MAGIC_M for foe in foes(g.fight, unit)):
        return True
    return any(card.kind == "missile" and "multipurpose" not in card.quirks for card in holding(g, unit))


def _better_weapon(g: Veridia, unit: Unit, options: Sequence[Option]) -> Free | None:
    """An archer who is engaged takes its blade; who holds nothing takes what it has."""
    frees = [o for o in options if type(o) is Free]
    beside = engagers(g, unit)
    held = holding(g, unit)
    if beside and all(card.kind == "missile" or "barehanded" in card.quirks for card in held):
        away = next((o for o in frees if o.kind == "sheathe"), None)
        blade = next((o for o in frees if o.kind == "draw_weapon" and _is_blade(g, unit, o.what)), None)
        return blade or (away if any(_is_blade(g, unit, thing.item) for thing in unit.carried) else None)
    return None


def _is_blade(g: Veridia, unit: Unit, item: str) -> bool:
    return item in g.box.weapons and weapon_of(g, unit, item).kind == "melee"


def answer(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """What to do about an attack: the answer that is worth most, in shares of somebody put out."""
    frame = g.stack[-1]
    if not isinstance(frame, AttackAction):
        return ask.default or ask.propose(chance)
    unit, foe = g.unit(frame.target), g.unit(frame.unit)
    card = weapon_of(g, foe, frame.weapon)
    mine = _own_weapon(g, unit)
    pool = attack_pool(g, foe, card, unit)
    danger = worth_of_attack(g, foe, card, unit, pool=pool) / left_of(unit)
    # Whoever's slot is over has no blow of its own to save its main for.
    saves = has_main(unit) and unit.turn.slot != "over"
    later = RESERVE * worth_of_attack(g, unit, mine, foe, best_defence(g, foe)) / left_of(foe) if saves else 0.0
    values: dict[Option, float] = {}
    for option in ask.options:
        match option:
            case Nothing():
                values[option] = later - danger
            case Counter(exchange=False):
                values[option] = later - danger - 0.001
            case Defend():
                dice = pool_of_defence(g, unit, option.kind, option.means).dice
                values[option] = -worth_of_attack(g, foe, card, unit, dice, pool=pool) / left_of(unit)
            case Reserved():
                dice = unit.turn.members[option.member].dice
                values[option] = later - worth_of_attack(g, foe, card, unit, dice) / left_of(unit) + 0.05
            case Counter(manoeuvre="attack"):
                weapon = weapon_of(g, unit, option.weapon)
                values[option] = exchange_value(g, unit, weapon, foe, card)
    split = _best_split(g, unit, foe, frame) if ask.free is not None and saves else None
    best = max(values, key=lambda option: values[option])
    if split is not None and split[0] > values[best] and ask.free is not None and ask.free.check(split[1]) is None:
        return split[1]
    return best


def exchange_value(g: Veridia, unit: Unit, weapon: WeaponCard, foe: Unit, card: WeaponCard) -> float:
    """What an exchange is worth: one's own hit against the foe's, each reduced by the other."""
    mine = attack_pool(g, unit, weapon, foe, "exchange").dice
    theirs = attack_pool(g, foe, card, unit, "exchange").dice
    won = worth_of_attack(g, unit, weapon, foe, theirs, kind="exchange") / left_of(foe)
    lost = worth_of_attack(g, foe, card, unit, mine, kind="exchange") / left_of(unit)
    return won - lost


def _own_weapon(g: Veridia, unit: Unit) -> WeaponCard:
    cards = [card for card in holding(g, unit) if card.kind == "melee"]
    return max(cards or holding(g, unit), key=lambda card: card.damage)


def _best_split(g: Veridia, unit: Unit, foe: Unit, frame: AttackAction) -> tuple[float, Split] | None:
    """Some dice to answer, the rest to strike later: the best of all ways to deal them."""
    mine, card = _own_weapon(g, unit), weapon_of(g, foe, frame.weapon)
    found: list[tuple[float, Split]] = []
    whole = attack_pool(g, unit, mine, None).dice
    blow, theirs, met = attack_pool(g, unit, mine, foe), attack_pool(g, foe, card, unit), best_defence(g, foe)
    for defence in defences(g, unit, frame.threat(g).allowed):
        guard = pool_of_defence(g, unit, defence.kind, defence.means).dice
        there = dice_of_set([whole, guard], unit.profile.has("multitasking"))
        for dice in range(1, there):
            rest = there - dice
            hit = RESERVE * worth_of_attack(g, unit, mine, foe, met, whole - rest, pool=blow) / left_of(foe)
            hurt = worth_of_attack(g, foe, card, unit, dice, pool=theirs) / left_of(unit)
            members = (Part(defence.kind, dice, defence.means), Part("attack", rest, mine.id))
            found.append((hit - hurt, Split(members)))
    return max(found, key=lambda entry: entry[0], default=None)


def exchange(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Call the exchange where it is worth more than the plain blow and the counter after it."""
    frame = g.stack[-1]
    assert isinstance(frame, AttackAction)
    unit, foe = g.unit(frame.unit), g.unit(frame.target)
    mine, theirs = weapon_of(g, unit, frame.weapon), weapon_of(g, foe, frame.means)
    plain = worth_of_attack(g, unit, mine, foe) / left_of(foe)
    plain -= RESERVE * worth_of_attack(g, foe, theirs, unit) / left_of(unit)
    return CallExchange() if exchange_value(g, unit, mine, foe, theirs) > plain else Nothing()


def reroll(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Repeat a roll that missed, where another would more likely not."""
    frame = g.stack[-1]
    rolled = getattr(frame, "theirs" if frame.at == "reroll_theirs" else "mine", None)
    good = rolled is not None and not rolled.successes and len(rolled.faces) > 1
    return Repeat() if good else Nothing()


def ignore(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Ignore damage as far as it would cost a level."""
    spends = [option for option in ask.options if type(option) is Spend]
    return max(spends, key=lambda option: option.points, default=Nothing())


def stop(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Make an attack fail that would do much."""
    frame = g.stack[-1]
    assert isinstance(frame, AttackAction)
    unit, foe = g.unit(frame.target), g.unit(frame.unit)
    heavy = worth_of_attack(g, foe, weapon_of(g, foe, frame.weapon), unit) > 2.5
    return next((option for option in ask.options if heavy and type(option) is Spend), Nothing())


def chase(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Chase whoever runs, if nothing else is at hand."""
    return next((option for option in ask.options if type(option) is Chase), Nothing())


def follow(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Disarm if possible, else knock down, else lock."""
    order = {"disarm": 0, "knock_down": 1, "bash": 2, "breach": 4, "none": 3}
    follows = [option for option in ask.options if type(option) is Follow]
    return min(follows, key=lambda option: order[option.kind])


def riders(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """Add what costs nothing but points, as long as points are left."""
    frame = g.stack[-1]
    assert isinstance(frame, AttackAction)
    unit = g.unit(frame.unit)
    for option in ask.options:
        if type(option) is Rider and option.points and max(unit.pools.values(), default=0) > option.points + 1:
            return option
    return Strike()


def split(g: Veridia, ask: Ask, chance: Chance) -> Option:
    """The set for which the main was to be dealt out."""
    frame = g.stack[-1]
    assert isinstance(frame, Dividing)
    unit = g.unit(frame.unit)
    strike = _best_attack(g, unit, attacks(g, unit))
    plan = shared(g, unit, strike) if strike is not None else None
    return plan if type(plan) is Split else ask.propose(chance)
