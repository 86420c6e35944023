"""Verbs of fights: damage, conditions, what happens to a roll, and who stands in the line of enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from oakveil.kernel.text import Message, Value

from .formulas import Number
from .words import About, Effect, Gauge, Share, Times, Trait, Until

if TYPE_CHECKING:
    from .telling import Telling

Changes = Annotated[dict[Trait, Annotated[int, Meta(ge=-9, le=9)]], Meta(min_length=1)]
"""Modifiers by what they change."""


class Damage(Effect, frozen=True, tag="damage"):
    """Deal `n` damage minus RED; `pierce` ignores RED (VEIEL-ABIL-09)."""

    n: Number
    pierce: bool = False

    def message(self, tell: Telling) -> Message:
        damage = tell.count("damage", self.n)
        return Message("veiel-do-damage", {**tell.whom(), "damage": damage, "pierce": _yes(self.pierce)})


class WeaponDamage(Effect, frozen=True, tag="weapon"):
    """Deal (the damage of the weapon + `plus`) x `times`; `pierce` ignores RED (VEIEL-ATK-06, -10)."""

    plus: Annotated[int, Meta(ge=0, le=20)] = 0
    times: Times = 1
    pierce: bool = False

    def message(self, tell: Telling) -> Message:
        at = tell.whom()["at"] if tell.range is not None else "none"
        args: dict[str, Value] = {"plus": self.plus, "times": self.times, "pierce": _yes(self.pierce), "at": at}
        return Message("veiel-do-weapon", args)


class Splash(Effect, frozen=True, tag="splash"):
    """The same damage strikes the first `first` enemies, each with its own RED (VEIEL-COMBAT-13)."""

    first: Times

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-splash", {"n": self.first})


class AgainOnKill(Effect, frozen=True, tag="onkill"):
    """A kill allows another attack with the same weapon, at most `repeat` of them, at no further cost."""

    repeat: Times

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-onkill", {"n": self.repeat})


class Lose(About, frozen=True, tag="lose"):
    """Lose `n` VIT or END; nothing reduces it."""

    gauge: Gauge
    n: Share

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-lose", {**tell.whom(), "gauge": self.gauge, "n": self.n})


class Mod(About, frozen=True, tag="mod"):
    """Modifiers, for as long as the card is worn or until something ends (VEIEL-SHEET-08)."""

    by: Changes
    until: Until | None = None

    def message(self, tell: Telling) -> Message:
        args = {"changes": tell.changes(self.by), "until": self.until or "none"}
        return Message("veiel-do-mod", {**tell.whom(), **args})


class Poison(About, frozen=True, tag="poison"):
    """Poisoned: `n` VIT lost at the start of each turn (VEIEL-COND-01, -02)."""

    n: Share

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-poison", {**tell.whom(), "n": self.n})


class Burn(About, frozen=True, tag="burn"):
    """Burning: `n` VIT lost at the start of a turn, `turns` times (VEIEL-COND-03)."""

    n: Share
    turns: Times

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-burn", {**tell.whom(), "n": self.n, "turns": self.turns})


class Stun(About, frozen=True, tag="stun"):
    """An enemy loses its next turn (VEIEL-DMTURN-07); bosses do not (VEIEL-BOSS-07)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-stun", tell.whom())


class Block(Effect, frozen=True, tag="block"):
    """The attack counts as a miss (VEIEL-DEF-09)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-block")


class Fail(Effect, frozen=True, tag="fail"):
    """The success of the roll becomes a failure (VEIEL-EVENT-12)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-fail")


class NextFails(Effect, frozen=True, tag="next"):
    """A token: the next success of the target in the window `on` fails; it ends with the combat."""

    on: Literal["def_ok", "hero_roll"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-next", {**tell.whom(), "on": self.on})


class MoveToFront(Effect, frozen=True, tag="move"):
    """The enemy goes to position 1 of its line."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-move", tell.whom())


class EnemyAttack(Effect, frozen=True, tag="enemyattack"):
    """One attack of an enemy, of this damage, on each target."""

    damage: Share

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-enemyattack", {**tell.whom(), "n": self.damage})


class EnemiesFirst(Effect, frozen=True, tag="enemyfirst"):
    """The DM's turn comes before the first players' turn (VEIEL-COMBAT-04)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-enemyfirst")


class Fight(Effect, frozen=True, tag="fight"):
    """A fight against `n` enemies of a kind; several in one effect are one line (VEIEL-ROOM-01, -02)."""

    kind: Literal["basic", "powerful"]
    n: Number

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-fight", {"enemies": tell.count(self.kind, self.n)})


class Enemies(Effect, frozen=True, tag="enemies"):
    """Modifiers of all enemies of this fight."""

    by: Changes

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-enemies", {"changes": tell.changes(self.by)})


class Summon(Effect, frozen=True, tag="summon"):
    """`n` basic enemies join the line: at its `end`, or directly before the boss (VEIEL-COMBAT-03)."""

    n: Number
    where: Literal["end", "before_boss"]

    def message(self, tell: Telling) -> Message:
        enemies = {"enemies": tell.count("basic", self.n), "n": tell.number(self.n)}
        return Message("veiel-do-summon", {**enemies, "where": self.where})


class Reanimate(About, frozen=True, tag="reanimate"):
    """A dead enemy comes back at the end of the line with half its HP, rounded up."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-reanimate", tell.whom())


class Duel(Effect, frozen=True, tag="duel"):
    """Half of the heroes fight the others for up to `rounds` rounds (VEIEL-LAIR)."""

    rounds: Times

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-duel", {"n": self.rounds})


class RangeRule(Effect, frozen=True, tag="rule"):
    """Until the end of the DM's turn, who could reach any enemy reaches the front one only."""

    any: Literal["front"]

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-rule")


class Flee(Effect, frozen=True, tag="flee"):
    """The flight succeeds without a roll (VEIEL-FLEE)."""

    def message(self, tell: Telling) -> Message:
        return Message("veiel-do-flee")


def _yes(there: bool) -> str:
    return "yes" if there else "no"
