"""Sight: what a seat may know of a table, derived from the types of the zones alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from .chance import Chance
from .copying import remake
from .zones import Zone

R = TypeVar("R", bound=msgspec.Struct)
F = TypeVar("F", bound=msgspec.Struct)


def view(record: R, seat: int | None) -> R:
    """`record` (a state, a frame) as `seat` sees it (None: a spectator): None in place of each hidden component."""
    return remake(record, lambda zone: zone.masked(seat))


def redeal(state: R, stack: list[F], seat: int | None, chance: Chance) -> tuple[R, list[F]]:
    """Copies of `state` and `stack` in which everything `seat` cannot know is dealt anew, all else is as it was."""
    unknown: dict[str, list[Any]] = {}
    for zone in zones([state, *stack]):
        unknown.setdefault(zone.pool_name(), []).extend(zone.hidden_from(seat))
    for pool, components in unknown.items():
        components.sort()  # the new deal must not depend on the true one
        chance.shuffle(components, f"redeal.{pool}")
    deal: dict[str, Iterator[Any]] = {pool: iter(components) for pool, components in unknown.items()}

    def refill(zone: Zone[Any]) -> Zone[Any]:
        return zone.refilled(seat, deal[zone.pool_name()])

    return remake(state, refill), [remake(frame, refill) for frame in stack]


def hidden(records: Sequence[msgspec.Struct], seat: int | None) -> Counter[tuple[str, Any]]:
    """The components that `seat` does not know, by pool, with how many there are of each."""
    return hidden_in(zones(records), seat)


def hidden_in(lying: Sequence[Zone[Any]], seat: int | None) -> Counter[tuple[str, Any]]:
    """The same, in these zones."""
    return Counter((zone.pool_name(), component) for zone in lying for component in zone.hidden_from(seat))


def zones(records: Sequence[msgspec.Struct]) -> list[Zone[Any]]:
    """Every zone inside `records`, in a fixed order."""
    found: list[Zone[Any]] = []

    def note(zone: Zone[Any]) -> Zone[Any]:
        found.append(zone)
        return zone

    for record in records:
        remake(record, note)
    return found
