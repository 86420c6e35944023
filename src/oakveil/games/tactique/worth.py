"""What cards and enemies are worth by themselves, whatever the position (specification 10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .box import Box
from .effects import (
    Attack,
    Block,
    Choose,
    Damage,
    Dig,
    Discard,
    Draw,
    Exile,
    Grant,
    Heal,
    If,
    Look,
    Move,
    On,
    PlayNow,
    Pull,
    Push,
    Repeat,
    Retrieve,
    Rune,
    Search,
    Shift,
    Split,
    Summon,
    Swap,
    Teleport,
    Wound,
    ZoneId,
)
from .effects.words import Effect, Number
from .records import Card, X

LINKED = 0.9
"""A step that happens only after the one before is worth so much of itself."""
LIKELY = 0.6
"""How often the condition of a card is taken to hold."""
CHOSEN_X, COUNTED_X = 1.5, 2.2
"""What X is taken to be: chosen by the player, or counted."""
GRANTS: dict[str, tuple[float, float]] = {
    "damage": (0.0, 1.0),
    "hidden": (2.0, 0.0),
    "stunned": (3.2, 0.0),
    "exposed": (0.0, 1.3),
    "weakened": (0.0, 0.9),
    "armour": (0.0, 1.6),
    "thorns": (0.0, 0.7),
    "rooted": (0.8, 0.0),
    "burning": (0.0, 1.2),
    "open_wounds": (1.0, 0.0),
    "echo": (2.2, 0.0),
    "guard": (0.8, 0.0),
    "keep_block": (0.7, 0.0),
    "hand": (0.0, 1.15),
    "block": (0.0, 0.9),
    "heal": (0.0, 0.9),
    "move": (0.0, 0.3),
    "threat": (0.0, 0.2),
}
"""The worth of each modifier that a card gives: by itself, and for each point."""
BURDENS = frozenset({"exposed", "weakened", "rooted", "stunned", "burning", "open_wounds"})
"""Modifiers that are good for the team on enemies, and bad on heroes."""
TEAM = 1.85
"""What is for all heroes in a zone is worth so many times what it is for one."""
FALLEN = 0.6
"""Healing dead heroes is worth less: mostly nobody is dead."""
ALL_TURN = 1.9
"""A damage bonus for a whole turn is worth so many times one for the next card."""
SUMMONED = 2.0
"""A summoned enemy counts as so much damage a turn."""
HIT_BY_MANY = 1.5
"""An attack on as many heroes as possible hits so many of them."""
ACTIONS = 2
"""A boss acts so often."""


class Hit(NamedTuple):
    """Damage that a card does: in which zone, to one enemy, up to so many, or (None) all."""

    zone: ZoneId
    damage: float
    enemies: int | None


class Promise(NamedTuple):
    """What a card in hand could do now (specification 10, "potential"): damage, block, healing, and anything else."""

    hits: tuple[Hit, ...]
    block: float
    heal: float
    other: float


class Worth:
    """The worth of everything in a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        values = {id: self._card(card) for id, card in box.cards.items()}
        self.value: dict[str, float] = {physical: values[name] for physical, name in box.name_of.items()}
        """The static value of each physical card."""
        self.promise: dict[str, Promise] = {id: self._promise(card) for id, card in box.cards.items()}
        """What each card, by name, could do from the hand."""
        self.threat: dict[str, float] = {
            **{id: _threat(enemy.turn) for id, enemy in box.enemies.items()},
            **{
                id: ACTIONS * sum(_threat(action.turn) for action in boss.action) / len(boss.action)
                for id, boss in box.bosses.items()
            },
        }
        """The damage that an enemy may be expected to do in a turn."""
        self.life_price: dict[str, float] = {id: self._life_price(id) for id in self.threat}
        """What it costs the team to take a life of an enemy, apart from what is gained."""
        self.shooters = frozenset(
            id for id, hero in box.heroes.items() if hero.deck.get("shoot", 0) > hero.deck.get("strike", 0)
        )
        """The heroes that fight from afar."""

    def _life_price(self, enemy: str) -> float:
        price = 0.0
        for passive in self.box.passives[enemy]:
            if isinstance(passive, On) and passive.event == "life_lost":
                price += 6.0 if any(isinstance(step, Summon) for step in passive.do) else 2.5
        return price

    def _card(self, card: Card) -> float:
        value = self._steps(card.effect, card)
        value += 0.5 * card.substitution + (0.6 if card.passive is not None else 0.0)
        match card.after:
            case "removed":
                value *= 0.6
            case "removed_encounter" | "exile":
                value *= 0.75
        return value

    def _steps(self, steps: Sequence[Effect], card: Card) -> float:
        value, team = 0.0, False
        for step in steps:
            to = getattr(step, "to", "me")
            team = to == "all_heroes" or (team and to == "those")
            value += self.step(step, card) * (LINKED if getattr(step, "then", False) else 1.0) * (TEAM if team else 1.0)
        return value

    def step(self, step: Effect, card: Card) -> float:
        """What a step of a card is worth for one figure."""
        match step:
            case Damage(to="me", n=n):
                return -0.7 * number(n, card.x)
            case Damage(n=n):
                return number(n, card.x) * self._reach(step, card)
            case Block(n=n):
                return 0.45 * number(n, card.x)
            case Heal(n=n, to=to):
                return 0.75 * number(n, card.x) * (FALLEN if to == "dead_hero" else 1.0)
            case Draw(n=n):
                return 1.15 * number(n, card.x)
            case Discard(n=n) | Wound(n=n):
                return -0.8 * number(n, card.x)
            case Exile(n=n):
                return 0.9 * number(n, card.x)
            case Move(n=n):
                return 0.3 * number(n, card.x)
            case Search(n=n):
                return 2.2 * n
            case Retrieve(n=n):
                return 1.9 * n
            case Look(take=take):
                return 1.4 * take
            case Dig(n=n):
                return 1.7 * n
            case PlayNow(n=n):
                return 1.3 * n
            case Grant():
                return _grant(step)
            case On():
                return 2.5
            case Rune():
                return 1.7
            case If(do=do, otherwise=otherwise):
                return LIKELY * self._steps(do, card) + (1 - LIKELY) * self._steps(otherwise, card)
            case Choose(options=options):
                return max(self._steps(option, card) for option in options) + 0.2
            case Repeat(n=n, do=do):
                return number(n, card.x) * self._steps(do, card)
            case Teleport():
                return 1.2
            case Push() | Pull() | Shift() | Swap():
                return 0.5
        return 0.0

    def _reach(self, step: Damage, card: Card) -> float:
        """The zone factor of a damage step."""
        sight = self.box.sights[None][step.zone or card.zone]
        if step.to in ("all_enemies", "those"):
            cells = max(mask.bit_count() for turns in sight.turns for mask in turns)
            return 2.6 if sight.whole else min(1.8, 0.8 + 0.14 * cells)
        if step.up_to is not None:
            return 1.5
        if sight.whole:
            return 1.25
        return min(1.2, 0.75 + 0.028 * max(mask.bit_count() for mask in sight.around))

    def _promise(self, card: Card) -> Promise:
        """What a card could do, with the damage to enemies that were hit before added to that hit."""
        hits: list[Hit] = []
        block = heal = other = 0.0

        def add(steps: Sequence[Effect], part: float) -> None:
            nonlocal block, heal, other
            for step in steps:
                match step:
                    case Damage(to="that" | "those", n=n) if hits:
                        last = hits[-1]
                        hits[-1] = Hit(last.zone, last.damage + part * number(n, card.x), last.enemies)
                    case Damage(to="enemy" | "enemies" | "all_enemies" as to, n=n):
                        most = None if to == "all_enemies" else step.up_to or 1
                        hits.append(Hit(step.zone or card.zone, part * number(n, card.x), most))
                    case Block(n=n):
                        block += part * number(n, card.x)
                    case Heal(n=n):
                        heal += part * number(n, card.x)
                    case Draw(n=n):
                        other += 0.8 * part * number(n, card.x)
                    case If(do=do):
                        add(do, part * LIKELY)
                    case Choose(options=options):
                        add(max(options, key=lambda option: self._steps(option, card)), part)
                    case Repeat(n=n, do=do):
                        add(do, part * number(n, card.x))
                    case _:
                        other += part * min(0.8, max(0.0, 0.4 * self.step(step, card)))

        add(card.effect, 1.0)
        return Promise(tuple(hits), block, heal, other)


def number(n: Number, x: X | None) -> float:
    """A number of a text; X as it usually is."""
    if isinstance(n, int):
        return n
    usual = 0.0
    if x is not None:
        usual = max(x.least, CHOSEN_X if x.of == "choose" else COUNTED_X)
    return usual * int(n[:-1] or 1)


def _grant(step: Grant) -> float:
    by_itself, per_point = GRANTS.get(step.mod, (0.0, 0.0))
    times = ALL_TURN if step.mod == "damage" and step.uses is None else 1.0
    value = by_itself + per_point * abs(step.n) * times
    return -value if step.mod in BURDENS and step.to in ("me", "hero", "heroes", "all_heroes") else value


def _threat(steps: Sequence[Effect]) -> float:
    """The damage that the turn of an enemy or an Action may be expected to do."""
    total = 0.0
    for step in steps:
        match step:
            case Attack(mode=mode, hit=hits):
                total += (HIT_BY_MANY if mode == "multi" else 1.0) * sum(map(_of_hit, hits))
            case Split(n=n) | Damage(n=n, to="all_heroes"):
                total += number(n, None)
            case Summon(n=n):
                total += SUMMONED * number(n, None)
    return total


def _of_hit(step: Effect) -> float:
    match step:
        case Damage(n=n):
            return number(n, None)
        case Wound(n=n) | Exile(n=n):
            return 1.3 * number(n, None)
        case Discard(n=n):
            return 0.5 * number(n, None)
        case Grant():
            return 0.4
    return 0.0


@lru_cache(maxsize=8)
def worth_of(box: Box) -> Worth:
    """The worth of everything in a box, worked out once."""
    return Worth(box)
