"""How the checks of content tell what they find (specification, section 12.2)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.faults import Detail, Fault, Place


def error(at: Place, problem: str, **args: Detail) -> Fault:
    """An error, told by the message `oakdell-content-<problem>`, which may also use $entry."""
    return at.fault(f"oakdell-content-{problem}", **args)


def warning(at: Place, problem: str, **args: Detail) -> Fault:
    """The same as a warning."""
    return replace(error(at, problem, **args), severity="warning")


def coded(fault: Fault) -> Fault:
    """A fault found by the kernel, told in the words of this game where it has its own."""
    match fault.problem:
        case "content-double-id":
            return _told(fault, "double", id=fault.entry)
        case "content-missing-field" if fault.file == "potions.toml" and fault.args["wanted"] == "row":
            return _told(fault, "no-row")
        case "content-out-of-range" if fault.field == "hearts":
            return _told(fault, "hearts")
        case "content-unknown-verb":
            return _told(fault, "effect")
        case "content-unknown-verb-near":
            return _told(fault, "effect-near")
        case "content-not-one-of" if fault.field.startswith("trigger"):
            return _told(fault, "effect")
        case "content-unknown-field" if fault.field.startswith("when"):
            return _told(fault, "effect")
    return fault


def _told(fault: Fault, problem: str, **more: Detail) -> Fault:
    return replace(fault, problem=f"oakdell-content-{problem}", args={**fault.args, **more})
