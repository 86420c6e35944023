"""The arguments of the messages that tell what is answered and what happens: names in place of ids.

The variables of a message have the names of the fields that they come from; what is made of several fields stands in
`_of_answer` and `_of_event`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import Value

from . import building_choices, building_events, choices, dice_room, events
from .campaign import words as campaign_words
from .characters import Owned
from .effects.uses import Use
from .journey.wording import of_choice, of_event
from .naming import NONE, Naming
from .rules.acting import Acting
from .sheet import money
from .state import Veridia
from .things import owned_name, taken_name

Record = Option | Event


def arguments(g: Veridia, record: Record, words: Naming) -> dict[str, Value]:
    """The arguments of the message of an answer or event."""
    if campaign_words.is_of_campaign(record):
        return campaign_words.arguments(g, record, words)
    args: dict[str, Value] = {}
    for field in record.__struct_fields__:
        args |= _argument(g, field, getattr(record, field), words)
    made = _of_answer(g, record, words) if isinstance(record, Option) else _of_event(g, record, words)
    if g.state.journey is not None:
        made |= of_choice(g, record, words) if isinstance(record, Option) else of_event(g, record, words)
    return args | made


# -- fields ------------------------------------------------------------------------------------------------------------

_UNITS = frozenset({"unit", "target", "other", "after", "against", "with_", "by", "caster", "summoner", "mount"})
_OWN: dict[str, Callable[[Naming, str], str]] = {
    "weapon": Naming.inside,
    "item": Naming.inside,
    "armor": Naming.inside,
    "condition": Naming.inside,
    "part": Naming.inside,
    "pool": Naming.inside,
    "level": Naming.inside,
    "trait": Naming.thing,
    "source": Naming.thing,
    "why": Naming.thing,
    "map": Naming.thing,
}
"""How the fields that hold ids are told."""


def _argument(g: Veridia, field: str, value: object, words: Naming) -> dict[str, Value]:
    """The arguments made of one field; none of lists."""
    match value:
        case "":
            return {field: NONE}
        case bool(fact):
            return {field: "yes" if fact else "no"}
        case int(seat) if field == "seat":
            return {field: words.seat(g, seat)}
        case str(id) if field in _UNITS:
            return {field: words.unit(g, id)}
        case str(word):
            return {field: _OWN[field](words, word) if field in _OWN else word}
        case int(n) | float(n):
            return {field: n}
        case (int(column), int(row)) if field == "cell":
            return {field: words.cell((column, row))}
        case None:
            return {field: NONE}
    return {}


# -- answers -----------------------------------------------------------------------------------------------------------


def asked(g: Veridia) -> str:
    """The key of the open question without the name of the game; "" if there is none."""
    return next((ask.key.removeprefix("veridia.") for ask in g.asks()), "")


def _of_answer(g: Veridia, answer: Option, words: Naming) -> dict[str, Value]:
    match answer:
        case choices.Walk(path=path):
            return {"cell": words.cell(path[-1]), "n": len(path)}
        case choices.ChangeDistance(metres=metres):
            return {"metres": abs(metres), "way": "away" if metres < 0 else "near"}
        case choices.Attack(manoeuvre=manoeuvre, part=part):
            return {"manoeuvre": "aimed" if part else manoeuvre}
        case choices.Rider(trait=trait, use=use, points=points):
            return {"trait": words.thing(trait), "price": _price(g, trait, use, words, points)}
        case choices.UseTrait(trait=trait, use=use):
            return {"trait": _use_told(g, trait, use, words), "price": _price(g, trait, use, words, None)}
        case choices.Targets(units=units):
            return {"units": words.units(g, units)}
        case choices.Choose(what=what):
            return {"what": words.thing(what)}
        case choices.Free(what=what) | choices.Work(what=what):
            return {"what": _what(g, what, words)}
        case choices.Split(members=members):
            return {"members": ", ".join([words.member(member) for member in members])}
        case choices.Perform(member=place, target=target, what=what):
            told = _member(g, place, words)
            return {"member": told, "target": words.unit(g, target) if target else NONE, "what": _what(g, what, words)}
        case choices.Reserved(member=place):
            return {"member": _member(g, place, words)}
        case choices.EndSlot():
            acting = g.within(Acting)
            return {"guard": "yes" if acting is not None and g.unit(acting.unit).turn.main == "ready" else "no"}
        case choices.Defend(means=means):
            return {"means": words.inside(means)}
        case choices.Nothing():
            return {"key": asked(g) or "answer"}
        case choices.Spend(trait=trait, points=points):
            return {"price": _price(g, trait, 0, words, points)}
        case dice_room.RollDice(dice=dice, difficulty=difficulty, against=against, against_difficulty=other):
            foe = NONE if against is None else _dice_told(against, other, words)
            return {"n": _dice_told(dice, difficulty, words), "against": foe}
    return {}


def _dice_told(dice: int, difficulty: int, words: Naming) -> str:
    """So many dice, and their difficulty where there is one."""
    told = words.text.say("veridia-dice", n=max(0, dice))
    return f"{told}, {words.text.say('veridia-difficulty', n=difficulty)}" if difficulty else told


def _what(g: Veridia, what: str, words: Naming) -> str:
    """A thing or a unit; "none" of nothing."""
    fight = g.state.fight
    return words.unit(g, what) if fight is not None and what in fight.units else words.inside(what)


def _member(g: Veridia, place: int, words: Naming) -> str:
    """A member of the set of whoever is asked."""
    for unit in g.fight.units.values():
        if unit.seat in {ask.seat for ask in g.asks()} and place < len(unit.turn.members):
            return words.member(unit.turn.members[place])
    return str(place + 1)


def _use(g: Veridia, trait: str, use: int) -> Use | None:
    card = g.box.traits.get(trait)
    return card.use[use] if card is not None and use < len(card.use) else None


def _use_told(g: Veridia, trait: str, use: int, words: Naming) -> str:
    """A trait, and which of its uses where their prices do not tell them apart."""
    card = g.box.traits.get(trait)
    prices = [other.pay for other in card.use] if card is not None else []
    if use >= len(prices) or prices.count(prices[use]) == 1:
        return words.thing(trait)
    return words.text.say("veridia-use", trait=words.thing(trait), number=use + 1)


def _price(g: Veridia, trait: str, use: int, words: Naming, points: int | None) -> str:
    """What a use costs: "2 mana"; "none" if nothing, or if how much is asked next. `points` None: what is printed."""
    card = _use(g, trait, use)
    if card is None or card.pay is None:
        return NONE
    if points is None:
        points = int(card.pay.points) if card.pay.points.isdigit() else 0
    return words.text.say("veridia-price", points=points, pool=words.inside(card.pay.pool)) if points else NONE


# -- events ------------------------------------------------------------------------------------------------------------


def _of_event(g: Veridia, event: Event, words: Naming) -> dict[str, Value]:
    text = words.text
    match event:
        case events.FightStarted(sides=sides):
            told = [
                text.say("veridia-side-of", letter=side.upper(), units=words.units(g, units)) for side, units in sides
            ]
            return {"sides": " ".join(told)}
        case events.FightEnded(winner=winner):
            return {"side": words.side(winner) if winner else NONE}
        case events.SurpriseRolled(side=side, surprised=surprised):
            return {"side": words.side(side), "surprised": words.units(g, surprised)}
        case events.RoundBegan(order=order):
            return {"order": ", ".join([words.unit(g, id) for id in order]) or NONE}
        case events.Moved(path=path):
            return {"cell": words.cell(path[-1]) if path else NONE}
        case events.AttackDeclared(part=part, manoeuvre=manoeuvre):
            return {"manoeuvre": "aimed" if part else manoeuvre, "details": _attack_told(event, words)}
        case events.TraitDeclared():
            return {"details": _trait_told(g, event, words)}
        case events.SetDeclared(members=members):
            return {"members": text.listed([words.roll(kind) for kind in members])}
        case events.WorkDone(kind=kind, what=what, done=done):
            left = float(what) if kind == "run" and what else None
            return {"what": _what(g, what, words) if left is None else left, "work": kind if done else f"{kind}-no"}
        case events.DiceRolled(kind=kind, rolled=rolled):
            faces, result = words.faces(rolled), words.result(rolled)
            return {"kind": words.roll(kind), "details": _pool_told(event, words), "faces": faces, "result": result}
        case events.Rerolled(after=after):
            return {"faces": words.faces(after), "result": words.result(after)}
        case events.Damaged():
            return {"details": _damage_told(event, words)}
        case events.CriticalFailure(consequence=row):
            known = g.box.critical_failures.get(row)
            return {"consequence": known.text.in_(words.locale) if known else words.thing(row) or NONE}
        case events.AreaBegan(cells=cells):
            return {"n": len(cells)}
        case dice_room.RoomRolled(rolled=rolled, other=other):
            against = NONE if other is None else words.faces(other)
            return {
                "faces": words.faces(rolled),
                "result": words.result(rolled),
                "against": against,
                "answered": NONE if other is None else words.result(other),
            }
        case building_events.BuildingStep(step=step, deli=deli):
            return {"step": _step_told(step, words), "deli": money(deli)}
    return {}


def _attack_told(event: events.AttackDeclared, words: Naming) -> str:
    """With what, at which part, with how many dice, against which difficulty, with which traits."""
    told = [words.inside(event.weapon)]
    if event.part:
        told.append(words.inside(event.part))
    hard = sum(part.amount for part in event.difficulty)
    told.append(_dice_told(sum(part.amount for part in event.dice), hard, words))
    return ", ".join([*told, *map(words.thing, event.riders)])


def _trait_told(g: Veridia, event: events.TraitDeclared, words: Naming) -> str:
    """For whom, where, and for how many points; "none" if there is nothing to say."""
    told = [words.unit(g, id) for id in event.targets if id != event.unit]
    if event.cell is not None:
        told.append(words.cell(event.cell))
    if event.points:
        told.append(words.text.say("veridia-points", n=event.points))
    return ", ".join(told) if told else NONE


def _pool_told(event: events.DiceRolled, words: Naming) -> str:
    """What the pool and the difficulty of a roll are made of; "none" if nothing is known of them."""
    told = [words.parts(event.dice)] if event.dice else []
    if event.difficulty:
        told.append(words.text.say("veridia-against", parts=words.parts(event.difficulty)))
    return ", ".join(told) if told else NONE


def _damage_told(event: events.Damaged, words: Naming) -> str:
    """Where damage comes from and what took how much of it away."""
    told = [words.inside(event.source)] if event.source else []
    if event.raw != event.dealt:
        told.append(words.text.say("veridia-damage-raw", n=event.raw))
    lost = {"barrier": event.barrier, "outer": event.outer, "inner": event.inner, "ignored": event.ignored}
    told += [words.text.say(f"veridia-damage-{what}", n=n, kind=event.kind) for what, n in lost.items() if n]
    return ", ".join(told) if told else NONE


def _step_told(step: building_choices.Purchase, words: Naming) -> str:
    """A step of building that was made."""
    args: dict[str, Any] = {}
    match step:
        case building_choices.RaiseLevel(_, id) | building_choices.LowerLevel(_, id):
            args["name"] = words.thing(id)
        case building_choices.TakeTrait(taken) | building_choices.GiveUpTrait(taken):
            args["name"] = taken_name(taken, words.box, words.text)
        case building_choices.ChooseRace(id) | building_choices.ChooseBackground(id):
            args["name"] = words.thing(id) if id else NONE
        case building_choices.BuyGear(item, count):
            args["name"] = owned_name(Owned(item, count), words.box, words.text)
        case building_choices.WearGear(item, worn):
            args.update(name=owned_name(Owned(item), words.box, words.text), worn="yes" if worn else "no")
        case building_choices.ReturnGear(item) | building_choices.ChooseGift(_, item):
            args["name"] = owned_name(Owned(item), words.box, words.text)
    return words.text.say(f"veridia-built-{type(step).__name__}", **args)
