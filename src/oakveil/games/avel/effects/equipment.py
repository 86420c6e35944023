"""What equipment does: worn, used once in a battle, or drunk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from oakveil.kernel.text import Message, Text, sentence

from .words import Brood, Colour, Effect, HeroColour, against, die


class AddDie(Effect, frozen=True, tag="add_die"):
    """While worn: 1 die more in every clash (AVEL-EFFECT-02)."""

    die: HeroColour

    def message(self, text: Text, count: int = 1) -> Message:
        """The message of `count` such effects on one token."""
        return Message("avel-effect-add_die", {"n": count, "die": die(self.die, count, text)})


class Reroll(Effect, frozen=True, tag="reroll"):
    """Once a battle: roll up to `count` dice of these colours again, maybe only against one brood (AVEL-EFFECT-05)."""

    count: Annotated[int, Meta(ge=1, le=2)]
    dice: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=6)]
    vs: Brood | None = None

    def message(self, text: Text) -> Message:
        colours = text.listed([die(colour, self.count, text) for colour in self.dice], "or")
        return Message("avel-effect-reroll", {"n": self.count, "dice": colours, **against(self.vs, text)})


class AddAttack(Effect, frozen=True, tag="add_attack"):
    """Once a battle: 1 attack more in this clash (AVEL-EFFECT-07)."""

    vs: Brood | None = None

    def message(self, text: Text) -> Message:
        return Message("avel-effect-add_attack", against(self.vs, text))


class AddDefence(Effect, frozen=True, tag="add_defence"):
    """Once a battle: 1 defence more in this clash (AVEL-EFFECT-08)."""

    vs: Brood | None = None

    def message(self, text: Text) -> Message:
        return Message("avel-effect-add_defence", against(self.vs, text))


class BrewDie(Effect, frozen=True, tag="brew_die"):
    """Drunk before the first clash: 1 die more in every clash of the battle (AVEL-ELIXIR-03)."""

    die: HeroColour

    def message(self, text: Text, count: int = 1) -> Message:
        """The message of `count` such effects on one token."""
        return Message("avel-effect-brew_die", {"n": count, "die": die(self.die, count, text)})


class HealFull(Effect, frozen=True, tag="heal_full"):
    """Drunk between actions: all hearts are regained (AVEL-ELIXIR-06)."""

    def message(self, text: Text) -> Message:
        return Message("avel-effect-heal_full")


class Heal(Effect, frozen=True, tag="heal"):
    """An elixir like `heal_full`, or a reward: `n` hearts are regained, as far as the hero has room for them."""

    n: Annotated[int, Meta(ge=1, le=9)]

    def message(self, text: Text) -> Message:
        return Message("avel-effect-heal", {"n": self.n})


OneTimeEffect = Reroll | AddAttack | AddDefence
WornEffect = AddDie | OneTimeEffect
ElixirEffect = BrewDie | HealFull | Heal
EquipmentEffect = WornEffect | ElixirEffect


def sentences(effects: Sequence[EquipmentEffect], text: Text) -> list[str]:
    """What one side of a token does, a sentence for each effect; equal extra dice are told together."""
    told: list[str] = []
    for effect, count in Counter(effects).items():
        if isinstance(effect, AddDie | BrewDie):
            message = effect.message(text, count)
            told.append(text.say(message.id, **message.args))
        else:
            told += [sentence(effect, text)] * count
    return told
