"""Chance: dice and shuffles from one secret seed, outside the state of the game.

The n-th word of a seed is a hash of the seed and n. So a saved game continues with the same chance from a single
number, a copy of a table can be given different chance, and whoever learns the seed after the game can check every
roll.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_BLOCK = struct.Struct("<16I")
_BLOCK_WORDS = 16
_WORDS = 1 << 32
"""A word is a whole number below this."""
_LOW_HALF = _WORDS - 1
"""Masks the lower 32 bits of a product of two words."""


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw of chance: its purpose, how many outcomes were possible, and the one that came (counted from 0)."""

    why: str
    among: int
    outcome: int


class Chance:
    """A stream of draws. Equal seeds give equal streams; `used` words have been consumed so far.

    With a `journal`, every draw is written there.
    """

    __slots__ = ("_blocks", "_words", "journal", "seed")

    def __init__(self, seed: bytes, used: int = 0, journal: list[Draw] | None = None) -> None:
        self.seed = seed
        self.journal = journal
        self._words: list[int] = []
        """The words of the blocks taken so far that are not used yet, the next one last."""
        self._blocks, gone = divmod(used, _BLOCK_WORDS)
        if gone:
            self._take_block()
            del self._words[-gone:]

    @property
    def used(self) -> int:
        """How many words were consumed."""
        return self._blocks * _BLOCK_WORDS - len(self._words)

    def _take_block(self) -> None:
        """Have the sixteen words of the next block at hand."""
        digest = hashlib.blake2b(self._blocks.to_bytes(8, "little"), key=self.seed).digest()
        self._words[:] = _BLOCK.unpack(digest)[::-1]
        self._blocks += 1

    def below(self, n: int, why: str) -> int:
        """A whole number from 0 to n-1, all exactly equally likely; `why` names the purpose (`avel.clash.hero`).

        Raises ValueError unless n is from 1 to 2**32.
        """
        if not self._words:
            self._take_block()
        product = self._words.pop() * n
        if not 0 < n <= product & _LOW_HALF:  # rare: all other words are fair whatever n is
            if not 0 < n <= _WORDS:
                raise ValueError(f"{why}: no choice among {n} outcomes is fair")
            if product & _LOW_HALF < _WORDS % n:
                return self.below(n, why)  # it would have favoured some outcomes (Lemire 2019, arXiv:1805.10941)
        outcome = product >> 32
        if self.journal is not None:
            self.journal.append(Draw(why, n, outcome))
        return outcome

    def roll(self, faces: Sequence[T], why: str) -> T:
        """One of `faces`, all equally likely: a die is rolled, a card is picked."""
        return faces[self.below(len(faces), why)]

    def shuffle(self, items: MutableSequence[T], why: str) -> None:
        """Bring `items` into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, why)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Iterable[T], count: int, why: str) -> list[T]:
        """`count` of `items` without putting back, in random order."""
        rest = list(items)
        return [rest.pop(self.below(len(rest), why)) for _ in range(count)]


class UnexpectedRoll(AssertionError):
    """A test scripted chance for a purpose, and the rules asked for something the script does not say."""


class ScriptedChance(Chance):
    """Chance for tests: what `script` lists for a purpose comes in that order, everything else comes from the seed.

    >>> dice = ScriptedChance({"avel.clash": ["attack", "blank"]})
    >>> dice.roll(["attack", "defence", "blank"], "avel.clash")
    'attack'
    """

    __slots__ = ("script",)

    def __init__(self, script: Mapping[str, Sequence[object]], seed: bytes = b"scripted") -> None:
        super().__init__(seed)
        self.script = {why: list(outcomes) for why, outcomes in script.items()}

    def roll(self, faces: Sequence[T], why: str) -> T:
        if why not in self.script:
            return super().roll(faces, why)
        if not self.script[why]:
            raise UnexpectedRoll(f"{why}: the script has no more rolls")
        face = self.script[why].pop(0)
        if face not in faces:
            raise UnexpectedRoll(f"{why}: scripted {face!r}, possible are {list(faces)}")
        place = list(faces).index(face)  # type: ignore[arg-type]
        if self.journal is not None:
            self.journal.append(Draw(why, len(faces), place))
        return faces[place]

    def spent(self) -> bool:
        """Whether every scripted outcome was asked for."""
        return not any(self.script.values())
