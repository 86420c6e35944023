"""What is wrong with a character, in words that name the thing, the limit and the rule (VER-VAL)."""

from __future__ import annotations

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
        case "VER-VAL-18":
            args["what"] = text.say(f"veridia-kind-{args['what']}")
    return text.say(broken.message, **args)


def step_told(step: Option, character: Character, terms: Terms, box: Box, text: Text) -> str:
    """A step of building as it is written on a button, with what it costs or brings."""
    match step:
        case RaiseLevel(what, id):
            level, name = level_of(character, what, id, box), thing_name(id, box, text)
            paid = cost(character, step, terms, box)
            return text.say("veridia-step-raise", name=name, before=level, after=level + 1, cost=paid)
        case LowerLevel(what, id):
            level, name = level_of(character, what, id, box), thing_name(id, box, text)
            return text.say("veridia-step-lower", name=name, before=level, after=level - 1)
        case TakeTrait(taken):
            paid = cost(character, step, terms, box)
            message = "veridia-step-flaw" if paid < 0 else "veridia-step-trait"
            return text.say(message, name=taken_name(taken, box, text), cost=abs(paid))
        case GiveUpTrait(taken):
            return text.say("veridia-step-give-up", name=taken_name(taken, box, text))
        case ChooseRace(id):
            return text.say("veridia-step-race", name=thing_name(id, box, text))
        case ChooseBackground(""):
            return text.say("veridia-step-no-past")
        case ChooseBackground(id):
            paid = cost(character, step, terms, box)
            return text.say("veridia-step-past", name=thing_name(id, box, text), cost=paid)
        case BuyGear(item, count):
            price = money(buying_price(item, box) * count)
            return text.say("veridia-step-buy", name=owned_name(Owned(item, count), box, text), price=price)
        case ReturnGear(item):
            return text.say("veridia-step-return", name=owned_name(Owned(item), box, text))
        case ChooseGift(_, item):
            return text.say("veridia-step-gift", name=owned_name(Owned(item), box, text))
        case WearGear(item, worn):
            message = "veridia-step-wear" if worn else "veridia-step-put-away"
            return text.say(message, name=owned_name(Owned(item), box, text))
        case Describe(name, _):
            return text.say("veridia-step-describe", name=name)
    return text.say("veridia-step-finish")


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
