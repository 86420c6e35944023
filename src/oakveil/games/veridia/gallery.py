"""Everything of the content that bears a text, as players read it: traits, creature traits and conditions."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oakveil.kernel.game import Printed
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .box import Box
from .building_words import needs
from .effects import Area, Pay, Use
from .effects.telling import Telling
from .records import Trait


def printed(box: Box, text: Text) -> dict[str, Printed]:
    """Traits, then creature traits, conditions and parts to aim at, by id; those that are no trait with their kind."""
    return dict(_cards(box, telling(box, text)))


def telling(box: Box, text: Text, trait: Trait | None = None) -> Telling:
    """How effects are told, those of a trait with the name of its branch, way or path."""
    names = {**box.names, **{id: card.name for id, card in box.creatures.items()}}
    quirks = {id: quirk.name for id, quirk in box.quirks.items()}
    tell = Telling(text, names, quirks, {id: card.name for id, card in box.conditions.items()})
    specialty = box.specialties.get(trait.group) if trait is not None else None
    if specialty is None:
        return tell
    return replace(tell, specialty=specialty.name.in_(text.locale).lower(), family=specialty.family)


def _cards(box: Box, tell: Telling) -> Iterator[tuple[str, Printed]]:
    text, locale = tell.text, tell.text.locale
    for id, trait in box.traits.items():
        yield id, Printed(trait.name.in_(locale), trait_lines(trait, box, text))
    for id, quality in box.creature_traits.items():
        name = quality.name.in_(locale)
        yield f"creature_{id}", Printed(name, (quality.text.in_(locale), tell.sentences(quality.effect)))
    for id, condition in box.conditions.items():
        if condition.effect:
            yield f"condition_{id}", Printed(condition.name.in_(locale), (tell.sentences(condition.effect),))
    for id, part in box.aimed.items():
        aimed = tell.sentence(tell.word("part-aimed", n=part.difficulty))
        yield f"part_{id}", Printed(part.name.in_(locale), (f"{aimed} {tell.sentences(part.effect)}".rstrip(),))


@rule("VER-TRAIT-01")
def trait_lines(trait: Trait, box: Box, text: Text) -> tuple[str, ...]:
    """A trait: its kind and cost, what it needs, its short label, what it always does, and each way of using it."""
    tell = telling(box, text, trait)
    kind = tell.word(f"category-{trait.category}")
    if tell.specialty:
        kind = tell.word("kind-of-level", specialty=tell.specialty, level=trait.level)
    head = [kind, tell.word("trait-gives" if trait.cost < 0 else "trait-costs", n=abs(trait.cost))]
    if trait.requires:
        groups = text.listed([needs(group, box, text) for group in trait.requires])
        head.append(tell.word("trait-requires", what=groups))
    lines = [tell.sentence("; ".join(head) if text.locale == "en" else "\N{NARROW NO-BREAK SPACE}; ".join(head))]
    lines.append(trait.text.in_(text.locale))
    if trait.passive:
        lines.append(tell.sentences(trait.passive))
    lines += [f"{use_told(use, tell)} {tell.sentences(use.do)}" for use in trait.use]
    return tuple(lines)


def use_told(use: Use, tell: Telling) -> str:
    """What a use costs, what is rolled, at whom it is aimed, how it is stopped and how long it lasts."""
    clauses = [
        *_time(use, tell),
        *_cost(use, tell),
        *_roll(use, tell),
        _aim(use, tell),
        *_defence(use, tell),
        *([tell.lasting(use.duration)] if use.duration else []),
        *(_end(end, tell) for end in use.ends),
    ]
    between = "; " if tell.text.locale == "en" else "\N{NARROW NO-BREAK SPACE}; "
    return tell.sentence(between.join(clause for clause in clauses if clause))


def _time(use: Use, tell: Telling) -> list[str]:
    """The action, and when it can be taken."""
    match use.action:
        case "rider":
            told = tell.word("action-rider", of=tell.text.listed([_ridden(id, tell) for id in use.rider_of], "or"))
        case "channel":
            told = tell.word("action-channel", n=use.turns)
        case "ritual":
            told = tell.word("action-ritual", n=use.hours, shared="yes" if use.shared else "no")
        case "minutes":
            told = _minutes(use.minutes, tell)
        case "craft":
            told = tell.word("action-craft", n=tell.amount(use.days)["n"], days=tell.formula(use.days))
        case _:
            told = tell.word(f"action-{use.action}")
    more = [
        tell.word(f"window-{use.window}") if use.window else "",
        tell.when(use.when) if use.when else "",
        tell.word(f"need-{use.need.replace(':', '-')}") if use.need == "wearing:metal" else "",
        tell.word(f"use-limit-{use.limit.replace('/', '-')}") if use.limit else "",
        tell.word("approve-gm") if use.approve else "",
        tell.word("needs-trait", trait=tell.title(use.needs_trait)) if use.needs_trait else "",
    ]
    return [told + tell.more(*more)]


def _minutes(minutes: int, tell: Telling) -> str:
    hours, rest = divmod(minutes, 60)
    return tell.word("action-minutes", n=minutes) if rest else tell.word("action-hours", n=hours)


def _ridden(id: str, tell: Telling) -> str:
    """What a rider goes with: "a melee attack", "Lightning bolt"."""
    kind, _, trait = id.partition(":")
    return tell.title(trait) if trait else tell.word(f"rider-{kind}")


def _cost(use: Use, tell: Telling) -> list[str]:
    told = []
    if use.pay is not None:
        later = tell.word("pay-when-hit") if use.pay_when == "hit" else ""
        charges = tell.word("pay-with-charges") if use.pay_with else ""
        told.append(_paid(use.pay, tell) + tell.more(later, charges))
    if use.charge:
        told.append(tell.word(f"use-charge-{use.charge_when or 'hit'}", n=use.charge))
    if use.replaces_pay_of:
        told.append(tell.word("replaces-pay", trait=tell.title(use.replaces_pay_of)))
    if use.consume:
        told.append(tell.word(f"consume-{use.consume}"))
    return told


def _paid(pay: Pay, tell: Telling) -> str:
    """Points of a pool: "2 mana", "1 to 3 fervor", "any amount of mana"."""
    pool = tell.word("pool-health") if pay.pool == "health" else tell.name(pay.pool)
    low, _, high = pay.points.partition("..")
    if low == "any" or high == "any":
        return tell.word("pay-any", pool=pool, low=1 if low == "any" else int(low))
    if high:
        return tell.word("pay-range", pool=pool, low=low, high=high, **tell.amount(high))
    return tell.word("pay", pool=pool, n=int(low))


def _roll(use: Use, tell: Telling) -> list[str]:
    if not use.roll:
        return []
    more = [
        tell.word("roll-auto", n=use.auto_successes) if use.auto_successes else "",
        tell.word("roll-difficulty", n=use.difficulty) if use.difficulty and use.difficulty != "house:clothing" else "",
        tell.word("roll-clothing") if use.difficulty == "house:clothing" else "",
        tell.word("roll-difficulty-other", n=use.difficulty_other) if use.difficulty_other else "",
        tell.word("roll-concurrent") if use.roll_only_if else "",
        tell.word("roll-secret") if use.secret else "",
        tell.word("need-always") if use.need == "always" else "",
        tell.word("need", test=tell.formula(use.need)) if use.need not in ("s>=1", "always", "wearing:metal") else "",
    ]
    return [tell.word("roll", roll=tell.roll(use.roll)) + tell.more(*more)]


def _aim(use: Use, tell: Telling) -> str:
    """The target with its range and area; nothing for oneself alone."""
    kind, _, number = use.target.partition(":")
    if kind == "many":
        target = tell.word("target-many", **tell.amount(number))
    elif use.target == "self":
        target = tell.word("target-self") if use.choose or use.area else ""
    else:
        target = tell.word(f"target-{use.target.replace(':', '-')}")
    if use.range == 0:
        within = tell.word("range-around")
    elif isinstance(use.range, int):
        within = tell.word("range", metres=use.range)
    else:
        within = tell.word(f"range-{use.range}") if use.range else ""
    area = "" if use.area is None else _area(use.area, tell)
    pick = tell.word("pick", **tell.amount(use.pick.partition(":")[2])) if use.pick else ""
    choose = tell.word(f"choose-{use.choose}") if use.choose else ""
    return tell.more(f"{target} {within}".strip(), area, pick, choose).removeprefix(", ")


def _area(area: Area, tell: Telling) -> str:
    if area.radius_m is not None:
        told = tell.word("area-radius", metres=area.radius_m)
    elif area.diameter_m is not None:
        told = tell.word("area-diameter", **tell.counted(area.diameter_m))
    else:
        told = tell.word("area-square", **tell.counted(area.square_m or 0))
    centre = tell.word("area-not-centre") if area.exclude_centre else ""
    return told + tell.more(centre, tell.word("area-fixed") if area.fixed else "")


def _defence(use: Use, tell: Telling) -> list[str]:
    told = []
    if use.defend:
        ways = tell.words("defence", use.defend, "or")
        told.append(tell.word("use-defended", ways=ways, **tell.amount(use.defend_vs)))
    told += [tell.word("on-blocked", what=tell.phrase(effect)) for effect in use.on_blocked]
    return told


def _end(end: str, tell: Telling) -> str:
    """What ends a lasting effect early: "until 3 attacks were made"."""
    kind, _, number = end.partition(":")
    return tell.word(f"end-{kind}", **tell.amount(number)) if number else tell.word(f"end-{kind}")
