"""What the attribute of a big monster takes from a hero (rulebook: Attributes of big monsters; specification 3.7)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..effects import FewerDice
from ..odds import HERO_COLOURS, HeroDice
from ..state import Avel, MonsterId


@rule("AVEL-ATTR-03", "AVEL-ATTR-04", "AVEL-ATTR-05", "AVEL-ATTR-06", "AVEL-ATTR-07")
def blocked(g: Avel, monster: MonsterId) -> str:
    """What works nothing against this monster: `weapon`, `shield`, `helmet`, `elixir`, or "" for nothing."""
    return g.box.useless[monster]


@rule("AVEL-ATTR-01", "AVEL-ATTR-02", "AVEL-ATTR-07")
def fewer(g: Avel, monster: MonsterId, dice: list[int]) -> HeroDice:
    """The dice left when the monster's attribute takes one of each colour it names, where there is one."""
    attribute = g.card(monster).attribute
    if isinstance(attribute, FewerDice):
        for colour in attribute.dice:
            place = HERO_COLOURS.index(colour)
            dice[place] = max(0, dice[place] - 1)
    green, orange, blue, yellow = dice
    return green, orange, blue, yellow
