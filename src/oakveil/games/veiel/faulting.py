"""How the checks of content tell what they find, with the codes of the specification (section 12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from oakveil.kernel.faults import Detail, Fault, Place, nearest

MEANT: Mapping[str, str] = {
    "ignite": "burn",
    "fire": "burn",
    "hurt": "damage",
    "harm": "damage",
    "resurrect": "revive",
    "cleanse": "cure",
    "silence": "mute",
    "parry": "block",
    "steal": "loseitem",
    "pull": "move",
}
"""Words that are not alike, but that people use for one of ours."""


def error(at: Place, problem: str, **args: Detail) -> Fault:
    """An error, told by the message `veiel-content-<problem>`, which may also use $entry and $verb."""
    return at.fault(f"veiel-content-{problem}", **args)


def warning(at: Place, problem: str, **args: Detail) -> Fault:
    """The same as a warning."""
    return replace(error(at, problem, **args), severity="warning")


def unknown(at: Place, word: str, known: Iterable[str]) -> Fault:
    """An unknown word in an effect: what was probably meant, or which words there are."""
    return _word(at.fault("", found=word, wanted=tuple(known)), word, tuple(known))


def coded(fault: Fault) -> Fault:
    """A fault found by the kernel, told with its code if the specification has one for it."""
    args = fault.args
    match fault.problem:
        case "content-double-id":
            return _told(fault, "id")
        case "content-out-of-range" if args["unit"] == "none" and args["bounds"] == "range":
            return _told(fault, "range", field=fault.field.replace(" ", "."))
        case "content-no-french-name" | "content-no-french":
            return _told(fault, "lang")
        case "content-unknown-field" | "content-unknown-field-near" if fault.file == "armours.toml":
            return _told(fault, "shield") if args["found"] in ("hands", "range", "damage") else fault
        case "content-unknown-verb" | "content-not-one-of" if _in_effect(fault):
            wanted = args["wanted"]
            return _word(fault, str(args["found"]), wanted if isinstance(wanted, tuple) else ())
        case "content-unknown-verb-near" | "content-not-one-of-near" if _in_effect(fault):
            return _told(fault, "word-near")
    return fault


def _in_effect(fault: Fault) -> bool:
    return bool({"effect", "play", "turned"} & set(fault.field.split()))


def _word(fault: Fault, found: str, known: tuple[str, ...]) -> Fault:
    small = {word.lower(): word for word in known}
    like = nearest(found, small)
    near = MEANT[found] if MEANT.get(found) in known else like and small[like]
    return _told(fault, "word") if not near else _told(fault, "word-near", near=near)


def _told(fault: Fault, problem: str, **more: Detail) -> Fault:
    return replace(fault, problem=f"veiel-content-{problem}", args={**fault.args, **more})
