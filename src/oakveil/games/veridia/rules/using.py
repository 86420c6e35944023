"""Using traits in a fight (specification 3.5, D-TRAIT)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step

from ..choices import UseTrait
from ..state import Unit, UnitId, Veridia


def usable(g: Veridia, unit: Unit) -> list[UseTrait]:
    """The uses of traits that are possible now."""
    return []


class TraitAction(Frame):
    """A trait is used."""

    unit: UnitId
    trait: str
    use: int = 0

    @step("VER-TRAIT-09")
    def declare(self, g: Veridia) -> None:
        """It is declared and paid."""
