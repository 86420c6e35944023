"""The arguments of the messages that tell what is answered and what happens: names in place of ids.

The variables of a message have the names of the fields that they come from; what is made of several fields stands in
`_made`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import Value

from . import choices, events
from .effects.terms import Price
from .naming import Naming
from .riddling import answer_told
from .rules.puzzles import AnyPuzzle, Puzzle
from .state import WINGS, Place, RoomId, Veiel

NONE = "none"
"""How messages ask for what is not there."""
Record = Option | Event


def arguments(g: Veiel, record: Record, words: Naming) -> dict[str, Value]:
    """The arguments of the message of an answer or event."""
    args: dict[str, Value] = {}
    for field in record.__struct_fields__:
        args |= _argument(g, record, field, words)
    return args | _made(g, record, words)


# -- fields ------------------------------------------------------------------------------------------------------------

_HEROES = frozenset({"hero", "to", "trigger"})
_CARDS = frozenset({"card", "item", "back", "weapon", "power", "lost", "ability", "room", "special_room"})
_FIGURES = frozenset({"enemy", "boss"})
_OWN: dict[str, Callable[[Naming, str], str]] = {
    **dict.fromkeys(_HEROES, Naming.hero),
    **dict.fromkeys(_CARDS, Naming.card),
    **dict.fromkeys(_FIGURES, Naming.enemy),
    "source": Naming.source,
    "slot": lambda words, slot: words.text.say(f"veiel-slot-{slot}"),
    "until": lambda words, until: words.text.say(f"veiel-until-{until}"),
    "family": lambda words, family: words.text.say(f"veiel-riddle-family-{family}"),
}
"""How the fields that hold ids are told."""


def _argument(g: Veiel, record: Record, field: str, words: Naming) -> dict[str, Value]:
    """The arguments made of one field. What lies on a place is only told beside an answer: a story tells it itself."""
    match field, getattr(record, field):
        case _, None | "":
            return {field: NONE}
        case _, bool(fact):
            return {field: "yes" if fact else "no"}
        case "seat", int(seat):
            return {field: words.text.say("kernel-seat", seat=seat)}
        case (("target" | "foe"), str(target)):
            return {field: words.target(g, target)}
        case "place", str(place):
            return {field: words.place(g, place) if isinstance(record, Option) else place}
        case _, str(word):
            return {field: _OWN[field](words, word) if field in _OWN else word}
        case _, int(n):
            return {field: n}
        case _, tuple(several):
            return {field: _listed(g, field, several, words)}
    return {}


def _listed(g: Veiel, field: str, several: tuple[object, ...], words: Naming) -> Value:
    """Several things as an enumeration."""
    ids = [str(one) for one in several]
    match field:
        case "cards":
            return words.cards(ids)
        case "rooms":
            return words.rooms(ids)
        case "places":
            return words.places(ids)
        case "stats":
            return " + ".join(ids)
        case "dice":
            return ", ".join(ids)
        case "heroes" | "targets" | "line":
            return words.targets(g, ids) if ids else NONE
    return len(ids)


# -- what is made of several fields ------------------------------------------------------------------------------------


def _made(g: Veiel, record: Record, words: Naming) -> dict[str, Value]:
    """What a message says besides the fields of its record."""
    return _of_answer(g, record, words) if isinstance(record, Option) else _of_event(g, record, words)


def _of_answer(g: Veiel, answer: Option, words: Naming) -> dict[str, Value]:
    text = words.text
    match answer:
        case choices.LayLine(rooms=rooms):
            return {"layout": layout(zip(WINGS, rooms, strict=True), words)}
        case choices.RevealOffer():
            return {"again": "yes" if g.state.offer else "no"}
        case choices.TakeOff(hero=hero, slot=slot):
            worn = getattr(g.hero(hero), slot)
            return {"card": words.card(worn) if worn is not None else NONE}
        case choices.DropPhylactery(hero=hero):
            card = g.hero(hero).phylactery
            return {"card": words.card(card) if card is not None else NONE}
        case choices.GiveItem(to=hero) | choices.PassDefender(hero=hero):
            return {"receiver": words.receiver(hero)}
        case choices.GoOn(wing=wing):
            return {"same": "yes" if g.state.place[:1] == wing else "no"}
        case choices.FaceBoss():
            return {"boss": words.enemy(g.state.boss)}
        case choices.PayPrice():
            return _paid_with(g, answer, words)
        case choices.AnswerRiddle(answer=n):
            puzzle = puzzle_of(g)
            told = answer_told(puzzle, n, text) if puzzle is not None else text.say("veiel-answer", n=n + 1)
            return {"told": told}
        case choices.Strike(option=option):
            enemy = attacker(g)
            return {"attack": (words.blow_called(enemy, option) if enemy else "") or NONE}
    return {}


def _paid_with(g: Veiel, answer: choices.PayPrice, words: Naming) -> dict[str, Value]:
    """What the team pays a room with: so many crystals, or the card that pays."""
    price = price_here(g)
    if answer.by == "crystals" or price is None:
        return {"crystals": words.telling.count("crystals", price.crystals if price is not None else 0), "card": NONE}
    if answer.by == "item":
        return {"crystals": 0, "card": words.card(price.item) if price.item is not None else NONE}
    carried: tuple[str, ...] = ()
    if answer.hero is not None:
        hero = g.hero(answer.hero)
        carried = (*hero.items, *filter(None, (hero.phylactery, hero.instrument, hero.rune, hero.weapon, hero.second)))
    key = next((card for card in carried if card in g.box.unlocks), None)
    return {"crystals": 0, "card": words.card(key) if key is not None else NONE}


def price_here(g: Veiel) -> Price | None:
    """What the room that the team is in asks for, if it asks for something."""
    room = g.state.rooms.get(g.state.place)
    if room is None or room.front is None:
        return None
    return next((price for line in g.box.rooms[room.front].effect if (price := getattr(line, "price", None))), None)


def puzzle_of(g: Veiel) -> AnyPuzzle | None:
    """The riddle that the team is to solve; None if it is none of ours."""
    for frame in reversed(g.stack):
        if "puzzle" in frame.__struct_fields__:
            found = getattr(frame, "puzzle", None)
            return found if isinstance(found, Puzzle) else None  # type: ignore[return-value]
    return None


def attacker(g: Veiel) -> str:
    """The enemy that a procedure in progress is about; "" if there is none."""
    for frame in reversed(g.stack):
        if "enemy" in frame.__struct_fields__ and isinstance(enemy := getattr(frame, "enemy", None), str) and enemy:
            return enemy
    return ""


def _of_event(g: Veiel, event: Event, words: Naming) -> dict[str, Value]:
    text = words.text
    match event:
        case events.GameStarted():
            return {"fudge": g.options.dm_fudge}
        case events.LineLaid(rooms=rooms):
            return {"layout": layout(zip(WINGS, rooms, strict=False), words)}
        case events.RoomsLaid(places=places, rooms=rooms):
            return {"layout": layout(zip(places, rooms, strict=True), words)}
        case events.CrystalsChanged(n=n):
            return {"gained": "yes" if n >= 0 else "no", "count": words.telling.count("crystals", abs(n))}
        case events.ItemMoved(to=hero):
            return {"receiver": words.receiver(hero)}
        case events.EventsDrawn():
            return {"master": g.master or 0}
        case events.EventPlayed(card=card):
            play = g.box.events[card].play
            return {"what": words.telling.deed(play) if play is not None else ""}
        case events.EventTurned(card=card):
            turned = g.box.events[card].turned
            return {"what": words.telling.deed(turned) if turned is not None else ""}
        case events.EscapeTried(hero=hero, target=target):
            return {"own": "yes" if hero == target else "no"}
        case events.CostPaid(end=end, vit=vit, crystals=crystals):
            return {"paid": _paid(end, vit, crystals, words)}
        case events.AttackRolled(times=times):
            return {**_duel(event, words), "detail": text.say("veiel-times", n=times) if times > 1 else NONE}
        case events.EnemyAttacked(enemy=enemy, option=option):
            return {**_duel(event, words), "attack": words.blow_called(enemy, option) or NONE}
        case events.HeroStruck():
            return _duel(event, words)
        case events.DiceTied(die=die, foe_die=foe_die, total=total):
            own, foe = _side(die, total, words), _side(foe_die, total, words)
            return {"duel": text.say("veiel-duel", own=own, foe=foe)}
        case events.CheckRolled(die=die, total=total):
            return {"duel": _side(die, total, words)}
        case events.DamageDealt(raw=raw, final=final, pierce=pierce):
            detail = text.say("veiel-damage-pierced") if pierce else NONE
            detail = text.say("veiel-damage-reduced", n=raw - final) if raw > final else detail
            return {"damage": words.telling.count("damage", final), "detail": detail}
        case events.GaugeLost(target=target) | events.Healed(target=target):
            return {"enemy": "no" if target in g.box.heroes else "yes"}
        case events.Modified(trait=trait, n=n):
            return {"change": words.changes(trait, n)}
        case events.BossEffect(boss=boss, number=number):
            special = words.special(boss, number)
            deeds = {words.telling.deed(line) for line in special.effect}
            return {"effect": special.name.in_(words.locale), "what": deeds.pop() if len(deeds) == 1 else NONE}
    return {}


def layout(laid: Iterable[tuple[Place, RoomId]], words: Naming) -> str:
    """Rooms with where they lie: "A: Chest, B: Empty Room"."""
    return ", ".join(words.text.say("veiel-laid", place=place, room=words.titled(room)) for place, room in laid)


def _paid(end: int, vit: int, crystals: int, words: Naming) -> str:
    paid = [words.text.say("veiel-gauge", n=n, gauge=gauge) for gauge, n in (("END", end), ("VIT", vit)) if n]
    paid += [words.telling.count("crystals", crystals)] if crystals else []
    return words.text.listed(paid) if paid else words.text.say("kernel-nothing")


_Duel = events.AttackRolled | events.EnemyAttacked | events.HeroStruck


def _duel(event: _Duel, words: Naming) -> dict[str, Value]:
    """Both sides of a duel of dice. What is hidden, or was not rolled, is 0 in the event."""
    own, foe = _side(event.die, event.total, words), _side(event.foe_die, event.foe_total, words)
    return {"duel": words.text.say("veiel-duel", own=own, foe=foe)}


def _side(die: int, total: int, words: Naming) -> str:
    return words.text.say("veiel-side", die=die, total=total)
