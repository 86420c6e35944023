"""What is true of the characters on every table of Veridia."""

from __future__ import annotations

from .building import faults
from .ledger import awarded_in_all, spent
from .state import Veridia
from .workshop import BUILDER


def flaw_of_characters(g: Veridia) -> str | None:
    """What is wrong with a character, in one sentence; None when nothing is. Never raises for a decoded state."""
    if g.options.mode == "builder" and [*g.state.characters] != [BUILDER]:
        return "nobody is being built"
    for character in g.state.characters.values():
        unknown = [fault for fault in faults(character, g.box) if fault.rule == "VER-VAL-18"]
        if unknown:
            return f"{character.name} has {unknown[0].args['id']}, which does not exist"
        if character.ledger and awarded_in_all(character) != spent(character) + character.experience:
            return f"the ledger of {character.name} does not add up"
    return None
