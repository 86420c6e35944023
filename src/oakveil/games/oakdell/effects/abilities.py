"""What makes a monster special: one ability on each sheet (specification, section 3.16)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated

from msgspec import Meta, Struct, field

from oakveil.kernel.text import Message

from .rewards import Reward
from .telling import Telling
from .words import Amount, Colour, Mark

Rewards = Annotated[tuple[Reward, ...], Meta(min_length=1, max_length=4)]
Parts = Annotated[tuple[Mark, ...], Meta(min_length=1, max_length=12)]
Faces = Annotated[tuple[Mark, ...], Meta(min_length=6, max_length=6)]
"""What each result from 1 to 6 stands for."""


class Ability(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all abilities share."""

    @abstractmethod
    def message(self, tell: Telling) -> Message:
        """The message that tells this ability."""
        ...


class NoAbility(Ability, frozen=True, tag="none"):
    """The monster has none, so there is nothing to disable (OAK-SPEC-DISABLE)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-none")


class Overkill(Ability, frozen=True, tag="overkill"):
    """With so much excess in the turn of the kill the hero gains more (OAK-ABIL-OVERKILL)."""

    extra: Amount
    reward: Rewards

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-overkill", {"n": self.extra, "reward": tell.things(self.reward)})


class HardPart(Ability, frozen=True, tag="hard_part"):
    """Hits on `parts` remove nothing; with `goal` of them the hero gains more (OAK-ABIL-HARD)."""

    parts: Parts
    goal: Amount
    reward: Rewards

    def message(self, tell: Telling) -> Message:
        parts, reward = tell.the_parts(self.parts), tell.things(self.reward)
        return Message("oakdell-ability-hard_part", {"n": self.goal, "parts": parts, "reward": reward})


class Wings(Ability, frozen=True, tag="wings"):
    """Each hit on `parts` adds `roll` to all later rolls of the monster (OAK-ABIL-WINGS)."""

    parts: Parts
    roll: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-wings", {"parts": tell.the_parts(self.parts), "n": self.roll})


class EachAttacks(Ability, frozen=True, tag="each_attacks"):
    """Every pool with drops left attacks (OAK-ABIL-EACH)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-each_attacks")


class Chains(Ability, frozen=True, tag="chains"):
    """Each broken link adds `damage` to every attack, up to `most` (OAK-ABIL-CHAINS)."""

    damage: Amount
    most: Amount = field(name="max")

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-chains", {"n": self.damage, "most": self.most})


class Growth(Ability, frozen=True, tag="growth"):
    """It gains a drop for each heart it breaks (OAK-ABIL-GROWTH)."""

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-growth", {"most": tell.most_drops})


class Coffins(Ability, frozen=True, tag="coffins"):
    """With so many coffins it deals its drops as damage and flees (OAK-ABIL-COFFINS)."""

    count: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-coffins", {"n": self.count})


class Swarm(Ability, frozen=True, tag="swarm"):
    """Each pool with drops left adds `roll` to the roll (OAK-ABIL-SWARM)."""

    roll: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-swarm", {"n": self.roll})


class Eyes(Ability, frozen=True, tag="eyes"):
    """The result names a type; its living eyes strike, and `black` more with a black die (OAK-BOSS-EYES)."""

    types: Annotated[dict[Mark, Parts], Meta(min_length=1, max_length=6)]
    """The pools of each type."""
    faces: Faces
    black: Amount

    def message(self, tell: Telling) -> Message:
        return Message("oakdell-ability-eyes", {"faces": tell.faces(self.faces, named=False), "n": self.black})


class TorsoGrowth(Ability, frozen=True, tag="torso_growth"):
    """The result names a pool; the torso gains its drops, then deals its own as damage (OAK-BOSS-HOLLOW).

    `black` more with a black die. Potions in `immune` cannot be used on it.
    """

    torso: Mark
    faces: Faces
    black: Amount
    immune: Annotated[tuple[Colour, ...], Meta(max_length=6)] = ()

    def message(self, tell: Telling) -> Message:
        immune = tell.immune(self.immune)
        faces = tell.faces(self.faces, named=True)
        return Message("oakdell-ability-torso_growth", {"faces": faces, "n": self.black, "immune": immune})


AnyAbility = (
    NoAbility | Overkill | HardPart | Wings | EachAttacks | Chains | Growth | Coffins | Swarm | Eyes | TorsoGrowth
)
