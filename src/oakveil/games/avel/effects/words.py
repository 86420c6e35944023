"""The words that effects are made of: dice, faces, broods, and the phrases of a sentence that several effects share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from oakveil.kernel.text import Text

HeroColour = Annotated[Literal["green", "blue", "orange", "yellow"], Meta(extra={"fault": "avel-content-no-hero-die"})]
"""Colours of the dice that heroes roll."""
Colour = Annotated[
    Literal["green", "blue", "orange", "yellow", "purple", "black"], Meta(extra={"fault": "avel-content-no-die"})
]
"""Colours of all dice."""
Face = Literal["attack", "defence", "spell", "blank"]
Brood = Literal["red", "green", "blue"]
Piece = Literal["seal", "trap", "wall"]
"""What the team lays on the land or builds, and what leaves the game when its time is over."""


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """What all effects share: in a content file the field `verb` says which effect it is."""


def die(colour: str, count: int, text: Text) -> str:
    """The colour as said of `count` dice: "vert", "verts"."""
    return text.say(f"avel-die-{colour}" if count == 1 else f"avel-die-{colour}.many")


def dice(colours: Sequence[str], text: Text) -> str:
    """Some dice: "2 orange dice and 1 green die"."""
    counted = Counter(colours).items()
    told = [text.say("avel-dice", n=n, die=die(colour, n, text)) for colour, n in counted]
    return text.listed(told) if told else text.say("avel-dice-none")


def faces(shown: Sequence[str], text: Text) -> str:
    """What some dice show: "two attacks and one blank"."""
    told = [text.say(f"avel-faces-{face}", n=shown.count(face)) for face in get_args(Face) if face in shown]
    return text.listed(told) if told else text.say("avel-faces-none")


def coins(count: int, text: Text) -> str:
    """A sum: "1 coin", "3 coins"."""
    return text.say("avel-coins", n=count)


def against(brood: Brood | None, text: Text) -> dict[str, str]:
    """Arguments of a sentence that may be about one brood only: $vs is "none" if it is not."""
    return {"vs": brood, "brood": text.say(f"avel-brood-{brood}.the")} if brood else {"vs": "none", "brood": ""}
