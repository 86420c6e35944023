"""The arguments of the messages that tell what is answered and what happens: names in place of ids.

The variables of a message have the names of the fields that they come from; what is made of several fields stands in
`_of_answer` and `_of_event`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from oakveil.kernel.ask import Option
from oakveil.kernel.table import Event
from oakveil.kernel.text import Value

from . import choices, events
from .naming import Naming
from .records import Crossing, SheetId, TrackId
from .state import OakDell

NONE = "none"
"""How messages ask for what is not there."""
Record = Option | Event


def arguments(g: OakDell, record: Record, words: Naming) -> dict[str, Value]:
    """The arguments of the message of an answer or event."""
    args: dict[str, Value] = {}
    for field in record.__struct_fields__:
        args |= _argument(g, field, getattr(record, field), words)
    made = _of_answer(g, record, words) if isinstance(record, Option) else _of_event(record, words)
    return args | made


# -- fields ------------------------------------------------------------------------------------------------------------

_HEROES = frozenset({"hero", "acorn"})
_OWN: dict[str, Callable[[Naming, Any], str]] = {
    "card": Naming.card,
    "boss": Naming.sheet,
    "sheet": Naming.sheet,
    "gear": Naming.gear,
    "potion": Naming.potion,
    "special": Naming.special,
    "means": Naming.means,
    "track": Naming.track,
    "dungeon": Naming.dungeon,
    "space": Naming.space,
    "shrine": Naming.space,
    "to": Naming.space,
    "with_": Naming.by,
}
"""How the fields that hold ids are told."""


def _argument(g: OakDell, field: str, value: object, words: Naming) -> dict[str, Value]:
    """The arguments made of one field; none of lists."""
    match value:
        case "":
            return {field: NONE}
        case bool(fact):
            return {field: "yes" if fact else "no"}
        case int(seat) if field in _HEROES:
            return {field: words.seat(g, seat)}
        case str(word):
            return {field: _OWN[field](words, word) if field in _OWN else word}
        case int(n):
            return {field: n}
    return {}


# -- what is made of several fields ------------------------------------------------------------------------------------


def asked(g: OakDell) -> str:
    """The key of the open question without the name of the game; "" if there is none."""
    return next((ask.key.removeprefix("oakdell.") for ask in g.asks()), "")


TRACK_OF: dict[str, TrackId] = {"bonus": "damage", "block": "block"}
"""The track whose circles a question offers."""


def _of_answer(g: OakDell, answer: Option, words: Naming) -> dict[str, Value]:
    match answer:
        case choices.ChooseHero(hero=hero):
            return {"hero": words.card_called(hero)}
        case choices.Draft(die=die, value=value):
            sector = g.box.sectors[die, value]
            return {"rolled": words.die(die, value), "move": sector.move, "point": sector.point}
        case choices.Route(steps=steps):
            return {"n": len(steps), "to": words.space(steps[-1].to) if steps else NONE}
        case choices.Pay(shrine=space):
            shrine = g.maze.shrines[space]
            return {"name": words.shrine(shrine.id), "cost": words.circles(shrine.cost.items())}
        case choices.Strike(circle=circle) | choices.NextStrike(circle=circle):
            return {"value": _value(g, "strike", circle)}
        case choices.Wound(point=id):
            return {"point": words.point(g.box.chords(g.acting.fight.sheet).points[id])}
        case choices.HitPool(pool=pool):
            return {"pool": words.pool(g.acting.fight.sheet, pool)}
        case choices.UseCircle(circle=circle):
            key = asked(g)
            return {"key": key, "value": _value(g, TRACK_OF.get(key, "damage"), circle)}
        case choices.Decline():
            return {"key": asked(g), "monster": words.sheet(g.acting.fight.sheet)}
        case choices.EndAttack():
            return {"struck": "yes" if g.turn.struck else "no"}
        case choices.LetGo() | choices.FaceRoll() | choices.Disable():
            return {"monster": words.sheet(g.acting.fight.sheet)}
        case choices.Reroll(pool=pool):
            return {"pool": words.pool(g.acting.fight.sheet, pool) if pool else NONE}
        case choices.TakeGear(gear=gear):
            return {"gear": words.gear_called(gear)}
        case choices.TakePotion(potion=colour):
            return {"potion": words.potion_called(colour)}
    return {}


def _value(g: OakDell, track: TrackId, circle: int) -> int:
    """The value of a circle; 0 for none."""
    return g.box.values[track][circle - 1] if circle else 0


def _of_event(event: Event, words: Naming) -> dict[str, Value]:
    box = words.box
    match event:
        case events.GameSetUp(decks=(one, two, three)):
            return {"one": one, "two": two, "three": three}
        case events.DiceRolled(dice=dice):
            return {"dice": words.dice(dice)}
        case events.DieDrafted(die=die, value=value) | events.DieDiscarded(die=die, value=value):
            sector = box.sectors[die, value]
            return {"rolled": words.die(die, value), "move": sector.move, "point": sector.point}
        case events.RouteDeclared(start=start, steps=steps):
            return {"start": words.space(start), "to": words.space(steps[-1].to if steps else start), "n": len(steps)}
        case events.Stepped(start=start):
            return {"start": words.space(start)}
        case events.ItemTaken(kind="potion", colour=colour) if colour:
            return {"potion": words.a_potion(colour)}
        case events.ItemTaken():
            return {"potion": NONE}
        case events.DoorOpened(edge=edge) | events.DoorGhosted(edge=edge) | events.WallBroken(edge=edge):
            one_side, other_side = words.edge(edge)
            return {"one": one_side, "other": other_side}
        case events.ShrineDestroyed(circles=circles):
            paid = Counter(track for track, _ in circles)
            return {"paid": words.circles(paid.items()) if paid else NONE}
        case events.GearTaken(gear=gear):
            return {"what": words.gear_text(gear)}
        case events.PotionGained(potion=colour):
            return {"potion": words.a_potion(colour)}
        case events.StrikeDeclared(circle=circle):
            return {"value": box.values["strike"][circle - 1] if circle else 0}
        case events.LineDrawn():
            return _drawn(event, words)
        case events.IconTaken(kind=kind):
            return {"kind": kind}
        case events.CircleMarked(track=track, circle=circle) | events.CircleFilled(track=track, circle=circle):
            return {"value": box.values[track][circle - 1]}
        case events.DamageDealt(sheet=sheet, pool=pool):
            return {"pool": words.pool(sheet, pool) if words.several_pools(sheet) else NONE}
        case events.AttackRolled(sheet=sheet, pool=pool, result=result):
            return {"pool": words.pool(sheet, pool) if pool else NONE, "result": max(1, result)}
        case events.BossAttacked(sheet=sheet, face=face):
            pools = {one.id for one in box.sheets[sheet].pools}
            return {"face": words.pool(sheet, face) if face in pools else face, "named": _yes(face in pools)}
        case events.HeartsBroken(raw=raw, reduced=reduced, blocked=blocked):
            return {"less": reduced + blocked, "left": raw - reduced - blocked}
        case events.MonsterDrawn(sheet=sheet) | events.BossEngaged(sheet=sheet):
            return {"a_sheet": words.a_sheet(sheet), "ability": words.ability_told(sheet) or NONE}
        case events.GameEnded(ranking=ranking):
            return {"heroes": len(ranking)}
    return {}


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _drawn(event: events.LineDrawn, words: Naming) -> dict[str, Value]:
    """What a new line crosses: hits part by part, and crossings off the body."""
    line = event.line
    told = words.line(line.start, line.end) if line.start else words.text.say("oakdell-free-line")
    hits = [crossing for crossing in event.crossings if crossing.part is not None]
    return {
        "line": told,
        "hits": hits_told(event.sheet, hits, words) if hits else NONE,
        "off": len(event.crossings) - len(hits),
    }


def hits_told(sheet: SheetId, hits: Sequence[Crossing], words: Naming) -> str:
    """Hits part by part: "2 hits (Body), 1 hit (Wings)"."""
    parts = Counter(crossing.part for crossing in hits if crossing.part is not None)
    told = [words.text.say("oakdell-hits", n=n, part=words.part(sheet, part)) for part, n in parts.items()]
    return words.text.listed(told)
