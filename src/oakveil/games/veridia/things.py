"""What things are called: traits with their choices, what is owned, ids of any kind."""

from __future__ import annotations

from oakveil.kernel.text import Text

from .box import Box
from .characters import Owned, TakenTrait


def thing_name(id: str, box: Box, text: Text) -> str:
    """The name of whatever has this id; the id itself where the content does not know it (VER-VAL-18)."""
    if id in box.names:
        return box.names[id].in_(text.locale)
    if text.has(f"veridia-thing-{id.replace('_', '-').replace(':', '-')}"):
        return text.say(f"veridia-thing-{id.replace('_', '-').replace(':', '-')}")
    return id.replace("_", " ")


def taken_name(taken: TakenTrait, box: Box, text: Text) -> str:
    """A trait with its choice: "Shooting weapon specialist (bow)"."""
    id, _, choice = taken.partition(":")
    name = thing_name(id, box, text)
    return f"{name} ({thing_name(choice, box, text).lower()})" if choice else name


def owned_name(owned: Owned, box: Box, text: Text) -> str:
    """Something owned with its number, make and wear: "Arrow x30", "Sword (inferior)"."""
    name = thing_name(owned.item, box, text)
    if owned.item.startswith("blessed:") and owned.item not in box.variants:
        kind = owned.item.partition(":")[2]
        name = text.say("veridia-blessed", name=thing_name(kind, box, text)) if kind in box.weapons else name
    marks = [] if owned.quality == "common" else [text.say(f"veridia-quality-{owned.quality}")]
    if owned.patched:
        marks.append(text.say("veridia-wear-patched"))
    elif owned.wear:
        marks.append(text.say("veridia-wear-points", points=owned.wear))
    if owned.stored:
        marks.append(text.say("veridia-stored"))
    many = f" x{owned.count}" if owned.count > 1 else ""
    return name + many + (f" ({', '.join(marks)})" if marks else "")
