"""Rolls of twelve-sided dice: successes, matches, critical failures, and what cancels them (specification 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

SIDES = 12
FACES = tuple(range(1, SIDES + 1))
SUCCESS = 9
"""A die that shows this or more is a success (VER-DICE-02)."""


@rule("VER-DICE-16")
class Rolled(msgspec.Struct, frozen=True, dict=True):
    """A roll with every face, in the order of the dice, and what became of them.

    `automatic` are successes without a face that are left, `lost` those that were cancelled. `by_difficulty` and
    `by_opponent` are the places (from 0) of cancelled dice. `critical`: it is a critical failure. A die is a success
    from the face `success_on` up (VER-SIEGE-04).
    """

    faces: tuple[int, ...]
    automatic: int = 0
    lost: int = 0
    by_difficulty: tuple[int, ...] = ()
    by_opponent: tuple[int, ...] = ()
    critical: bool = False
    success_on: int = SUCCESS

    @cached_property
    def kept(self) -> tuple[int, ...]:
        """The places of the dice that are successes and not cancelled."""
        gone = (*self.by_difficulty, *self.by_opponent)
        return tuple([i for i, face in enumerate(self.faces) if face >= self.success_on and i not in gone])

    @property
    def successes(self) -> int:
        """Successes left, those without a face included."""
        return len(self.kept) + self.automatic

    @cached_property
    @rule("VER-DICE-03", "VER-DICE-04", "VER-DICE-05")
    def match(self) -> tuple[int, int]:
        """The face of the match that counts and how many dice show it; (0, 0) without one.

        The largest group of equal successes; between equal groups the highest face.
        """
        faces = [self.faces[place] for place in self.kept]
        size, face = max([(faces.count(face), face) for face in faces], default=(0, 0))
        return (face, size) if size > 1 else (0, 0)

    @property
    @rule("VER-DICE-05")
    def matches(self) -> int:
        """`m`: the dice of the match minus one. A pair is 1, a triple 2."""
        return max(0, self.match[1] - 1)


@rule("VER-DICE-01", "VER-DICE-06")
def roll(pool: int, chance: Chance, why: str) -> tuple[int, ...]:
    """The faces of `pool` dice. A pool of nothing or less rolls nothing: it fails, and is no critical failure."""
    return tuple([chance.roll(FACES, why) for _ in range(pool)])


@rule("VER-DICE-02", "VER-DICE-07", "VER-DICE-08", "VER-DICE-11", "VER-DICE-12", "VER-DICE-13")
def judge(faces: Sequence[int], difficulty: int = 0, automatic: int = 0, success_on: int = SUCCESS) -> Rolled:
    """What a roll is worth by itself.

    The difficulty cancels successes without a face first, then the lowest. Ruling (VER-DICE-12): it is never below 0.
    Ruling (VER-DICE-08): a critical failure is judged now, before the opponent's successes.
    """
    rolled = Rolled(tuple(faces), automatic, success_on=success_on)
    lost, places = _lowest(rolled, max(0, difficulty))
    ones = rolled.faces.count(1)
    failed = ones >= 2 or (ones == 1 and len(rolled.faces) == 1)
    critical = failed and automatic == lost and len(places) == len(rolled.kept)
    if not lost and not places and not critical:
        return rolled
    return Rolled(rolled.faces, automatic - lost, lost, places, (), critical, success_on)


@rule("VER-CONT-01", "VER-CONT-03")
def opposed(rolled: Rolled, successes: int) -> Rolled:
    """A roll after the opponent's surviving successes: each cancels the lowest one left."""
    if not successes:
        return rolled
    lost, places = _lowest(rolled, successes)
    return msgspec.structs.replace(
        rolled,
        automatic=rolled.automatic - lost,
        lost=rolled.lost + lost,
        by_opponent=tuple(sorted((*rolled.by_opponent, *places))),
    )


@rule("VER-CONT-01", "VER-CONT-02", "VER-CONT-03")
def contest(one: Rolled, other: Rolled) -> tuple[Rolled, Rolled]:
    """Both sides of a contest after they have cancelled each other: at most one keeps a success."""
    return opposed(one, other.successes), opposed(other, one.successes)


@rule("VER-DICE-14")
def taken_for_granted(pool: int, difficulty: int = 0, divisor: int = 4) -> Rolled:
    """A roll that is not made, out of danger: a success for every four dice, no match, no critical failure.

    Ruling (VER-DICE-14): difficulty still reduces them.
    """
    whole = max(0, pool) // divisor
    lost = min(whole, max(0, difficulty))
    return Rolled((), whole - lost, lost)


@rule("VER-DICE-15")
def better(first: Rolled, second: Rolled) -> Rolled:
    """The better of two rolls: more successes, then more matches, then the first."""
    return second if (second.successes, second.matches) > (first.successes, first.matches) else first


def _lowest(rolled: Rolled, count: int) -> tuple[int, tuple[int, ...]]:
    """How many successes without a face `count` cancels, and the places of the dice it cancels: the lowest first."""
    if not count:
        return 0, ()
    lost = min(count, rolled.automatic)
    places = sorted(rolled.kept, key=lambda place: rolled.faces[place])[: count - lost]
    return lost, tuple(sorted(places))
