"""How the checks of content tell what they find."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from oakveil.kernel.faults import Detail, Fault, Place, nearest


def error(at: Place, problem: str, **args: Detail) -> Fault:
    """An error, told by the message `tactique-content-<problem>`, which may also use $entry and $verb."""
    return at.fault(f"tactique-content-{problem}", **args)


def warning(at: Place, problem: str, **args: Detail) -> Fault:
    """The same as a warning."""
    return replace(error(at, problem, **args), severity="warning")


def unknown(at: Place, problem: str, found: str, known: Iterable[str]) -> Fault:
    """An error: `found` does not exist. It says what was probably meant, or what there is."""
    there = tuple(known)
    near = nearest(found, there)
    if near is not None:
        return error(at, f"{problem}-near", found=found, near=near)
    return error(at, problem, found=found, wanted=there)
