"""How effects are told: with the names of potions, tracks, parts and pools, and put together to sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Name, Text

from .words import Colour, Cost, Effect, TrackId, Trigger, When

if TYPE_CHECKING:
    from .abilities import Ability
    from .rewards import Reward

MINUS = "\N{MINUS SIGN}"
PER_CM = 50
"""Units of a sheet in a centimetre (OAK-GEO-11)."""


class Telling(Struct, frozen=True):
    """A text being told: in which language, with which names, and for abilities those of the sheet they stand on."""

    text: Text
    potions: Mapping[Colour, Name]
    tracks: Mapping[TrackId, Name]
    parts: Mapping[str, Name] = {}
    pools: Mapping[str, Name] = {}
    most_drops: int = 0
    """The longest pool of the sheet."""
    values: str = ""
    """The values of the circles of a track: "1, 2 or 3"."""

    # -- the parts of a sentence ---------------------------------------------------------------------------------------

    def potion(self, colour: Colour) -> str:
        """A potion: "a Potion of Rage", "une Potion de rage"."""
        return self.potions[colour].a(self.text.locale)

    def immune(self, colours: Sequence[Colour]) -> str:
        """The potions that do nothing to a monster, or "none"."""
        return self.text.listed([self.potion(colour) for colour in colours]) if colours else "none"

    def track(self, track: TrackId) -> str:
        """The name of a track: "Damage Blocking"."""
        return self.tracks[track].in_(self.text.locale)

    def the_parts(self, ids: Sequence[str]) -> str:
        """Parts of the sheet: "the Chest"."""
        return self.text.listed([self.parts[id].the(self.text.locale) for id in ids])

    def faces(self, faces: Sequence[str], named: bool) -> str:
        """What the results stand for: "1-2 A, 3-4 B, 5-6 C"; `named`: they are pools."""
        told, first = list[str](), 1
        for face, group in groupby(faces):
            last = first + len(list(group)) - 1
            what = self.pools[face].in_(self.text.locale) if named else face
            told.append(f"{first} {what}" if first == last else f"{first}\N{EN DASH}{last} {what}")
            first = last + 1
        return ", ".join(told)

    def signed(self, n: int) -> str:
        """A number with its sign: "+1", with a true minus below 0."""
        return f"+{n}" if n >= 0 else f"{MINUS}{-n}"

    @rule("OAK-GEO-11")
    def centimetres(self, units: int) -> str:
        """A length in centimetres: "2", "2.5", in French "2,5"."""
        told = f"{units / PER_CM:g}"
        return told.replace(".", ",") if self.text.locale == "fr" else told

    def things(self, rewards: Iterable[Reward]) -> str:
        """Rewards inside a sentence: "a key and a Potion of Rage"; equal ones are told together."""
        told = [(reward.message(self), n) for reward, n in Counter(rewards).items()]
        said = [(self.text.say(f"{one.id}.thing", **one.args), n) for one, n in told]
        return self.text.listed([self.text.say("oakdell-times", what=one, n=n) if n > 1 else one for one, n in said])

    # -- sentences put together ----------------------------------------------------------------------------------------

    def say(self, told: Effect | Ability) -> str:
        """An effect or an ability as a sentence."""
        message = told.message(self)
        return self.text.say(message.id, **message.args)

    def sentences(self, effects: Iterable[Effect]) -> str:
        """Effects one after the other."""
        return " ".join(self.say(effect) for effect in effects)

    def gear(self, trigger: Trigger, when: When, cost: Cost | None, effect: Effect) -> str:
        """Gear: "When a line deals damage, with a white die: +1 damage by that line."."""
        text, message = self.text, effect.message(self)
        terms = [text.say(f"oakdell-trigger-{trigger}"), *self.conditions(when)]
        if cost is not None:
            terms.append(text.say("oakdell-cost", track=self.track(cost.circle)))
        return text.say("oakdell-timed", when=", ".join(terms), what=text.say(f"{message.id}.phrase", **message.args))

    def conditions(self, when: When) -> list[str]:
        """Conditions: "in darkness", "with a black die"."""
        text = self.text
        asked = [text.say(f"oakdell-when-die-{when.die}")] if when.die else []
        asked += [text.say("oakdell-when-dark")] if when.light else []
        asked += [text.say("oakdell-when-trap")] if when.space else []
        numbers = {
            "move_total": when.move_total,
            "dealt_at_least": when.dealt_at_least,
            "taken_at_least": when.taken_at_least,
            "hp_at_most": when.hp_at_most,
        }
        return asked + [text.say(f"oakdell-when-{name}", n=n) for name, n in numbers.items() if n is not None]
