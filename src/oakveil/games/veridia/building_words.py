"""What is wrong with a character, in words that name the thing, the limit and the rule (VER-VAL)."""

from __future__ import annotations

from functools import lru_cache

from oakveil.kernel.ask import Broken, Option
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .building_choices import (
    BuyGear,
    ChooseBackground,
    ChooseGift,
    ChooseRace,
    Describe,
    GiveUpTrait,
    LowerLevel,
    RaiseLevel,
    ReturnGear,
    TakeTrait,
    WearGear,
)
from .characters import Character, Owned
from .purchases import Terms, cost, level_of
from .requisites import Need, need_of
from .sheet import money
from .shopping import buying_price
from .things import owned_name, taken_name, thing_name

NAMES = ("attribute", "skill", "specialty", "trait", "race", "item", "one", "other", "engine")
"""Arguments that are ids of things."""
BASIS = {"feral": "courage", "devil": "persuasion", "myth": "perception"}
"""What the cap of a path comes from (VER-SPEC-05)."""


@rule("VER-VAL-01", "VER-VAL-02", "VER-VAL-03", "VER-VAL-05", "VER-VAL-06")
def told(broken: Broken, box: Box, text: Text) -> str:
    """Why something about a character is not allowed."""
    args: dict[str, str | int] = dict(broken.args)
    for name in NAMES:
        if isinstance(id := args.get(name), str):
            args[name] = taken_name(id, box, text)
    match broken.rule:
        case "VER-VAL-02":
            args["what"] = thing_name(str(args["what"]), box, text)
        case "VER-VAL-03":
            args["arcana"] = thing_name("arcana", box, text).lower()
            args["needed"], args["have"] = int(args["level"]) + 1, int(args["cap"]) + 1
        case "VER-VAL-05":
            args["basis"] = thing_name(BASIS[str(broken.args["specialty"])], box, text).lower()
            args["needed"] = int(args["level"]) - 1
        case "VER-VAL-06":
            args["needs"] = needs(tuple(str(args["needs"]).split(" | ")), box, text)
        case "VER-VAL-10":
            args["choice"] = text.say(f"veridia-choice-{str(args['choice']).replace('_', '-')}")
        case "VER-VAL-13" if "slot" in args:
            args["slot"] = text.say(f"veridia-slot-{str(args['slot']).replace('_', '-')}")
        case "VER-VAL-18" if "what" in args:
            args["what"] = text.say(f"veridia-kind-{args['what']}")
    return text.say(broken.message, **args)


def step_told(step: Option, character: Character, terms: Terms, box: Box, text: Text) -> str:
    """A step of building as it is written on a button, with what it costs or brings."""
    args: dict[str, str | int] = {}
    match step:
        case RaiseLevel(what, id):
            level = level_of(character, what, id, box)
            args = {"name": thing_name(id, box, text), "before": level, "after": level + 1}
            args["cost"] = cost(character, step, terms, box)
        case LowerLevel(what, id):
            level = level_of(character, what, id, box)
            args = {"name": thing_name(id, box, text), "before": level, "after": level - 1}
        case TakeTrait(taken):
            paid = cost(character, step, terms, box)
            args = {"name": taken_name(taken, box, text), "cost": abs(paid), "flaw": "yes" if paid < 0 else "no"}
        case GiveUpTrait(taken):
            args = {"name": taken_name(taken, box, text)}
        case ChooseRace(id):
            args = {"name": thing_name(id, box, text)}
        case ChooseBackground(id):
            args = {"name": thing_name(id, box, text) if id else "none", "cost": cost(character, step, terms, box)}
        case BuyGear(item, count):
            price = money(buying_price(item, box) * count)
            args = {"name": owned_name(Owned(item, count), box, text), "price": price}
        case ReturnGear(item) | ChooseGift(_, item):
            args = {"name": owned_name(Owned(item), box, text)}
        case WearGear(item, worn):
            args = {"name": owned_name(Owned(item), box, text), "worn": "yes" if worn else "no"}
        case Describe(name, _):
            args = {"name": name}
    return text.say(f"veridia-choice-{type(step).__name__}", **args)


@lru_cache(2048)
def needs(alternatives: tuple[str, ...], box: Box, text: Text) -> str:
    """A group of requisites: "brawl, marksmanship, melee or throwing 3"."""
    found = [need_of(alternative) for alternative in alternatives]
    same = {need.level for need in found}
    if len(same) == 1 and (level := same.pop()):
        names = text.listed([_name(need, box, text) for need in found], "or")
        return f"{names} {level}"
    return text.listed([f"{_name(need, box, text)} {need.level or ''}".strip() for need in found], "or")


def _name(need: Need, box: Box, text: Text) -> str:
    if need.kind == "any":
        return text.say(f"veridia-any-{need.id}")
    name = thing_name(need.id, box, text)
    return f"“{name}”" if need.kind == "trait" else name.lower()
