"""The words that effects are made of: amounts, filters, holders, conditions, durations (specification 9.1-9.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from oakveil.kernel.text import Message, Value

if TYPE_CHECKING:
    from .telling import Telling

Formula = Annotated[str, Meta(max_length=60, extra={"fault": "veridia-content-formula"})]
Amount = Annotated[int, Meta(ge=-1000, le=1000)] | Formula
"""A whole number, or a formula of successes, matches, points paid and levels: 3, "2+s", "half_down(lvl)"."""
Factor = Annotated[int, Meta(ge=0, le=10)] | Annotated[str, Meta(pattern=r"^([1-9]/[1-9]|paid\+1)\Z")]
"""How many times: 3, "1/2"."""
Test = Annotated[str, Meta(max_length=40)]
"""A condition on numbers of a roll, such as "s>=tgt.willpower"."""
DamageType = Literal["physical", "elemental"]
PoolId = Literal["mana", "fervor", "focus"]
Source = Literal["person", "specialty", "gear", "situation"]
Layer = Literal["outer", "inner"]
On = Annotated[str, Meta(pattern=r"^[a-z_]{1,40}(:[a-z_]{1,40})?\Z")]
"""Which rolls (specification 9.3): all, physical, combat, attack, parry, `attr:perception`, `skill:melee` ..."""
Rolls = Annotated[tuple[On, ...], Meta(min_length=1, max_length=8)]
Who = Literal["self", "target", "in_area", "in_room", "enemies_with_line_of_sight", "hostile_beasts"]
When = Annotated[str, Meta(pattern=r"^[a-z_.]{0,40}(:[a-z_|]{1,60})?\Z")]
"""When an effect counts (specification 9.3): hit, hurt, match, shield, dual_wielding, `weapon:sword|axe` ..."""
Decay = Literal["1/turn", "1/2turns"]
"""By how much an effect fades, at the start of later turns of its holder (VER-DUR-03)."""
Shed = Literal["willpower_action", "constitution_daily"]
"""The roll by which its holder lowers an effect by one for each success."""
Duration = Annotated[str, Meta(pattern=r"^[a-z0-9*+. ]{0,30}\Z")]
"""How long an effect lasts (specification 9.2): "4 turns", "1+m turns", "this turn", "1 hour", "scene", "fades" ..."""
ConditionId = Annotated[str, Meta(pattern=r"^[a-z_]{1,30}\Z")]
TraitId = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
Metres = Annotated[float, Meta(ge=0, le=2000)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb", kw_only=True):
    """What all effects share: in a content file the field `verb` says which effect it is.

    `when` is its condition, `who` has it (by default whom the use is aimed at), `duration` that of the use if empty.
    """

    when: When = ""
    who: Who = "target"
    duration: Duration = ""

    def message(self, tell: Telling) -> Message:
        """The message that tells what this effect does; its condition, holder and duration stand around it."""
        return Message(f"veridia-effect-{self.__struct_config__.tag}".replace("_", "-"), self.args(tell))

    def args(self, tell: Telling) -> Mapping[str, Value]:
        """What its message speaks of."""
        return {}
