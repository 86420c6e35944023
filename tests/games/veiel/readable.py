"""What the tests of the narrator share: every record with every word it may carry, and what is wrong with a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from oakveil.games.veiel import choices, events
from tests.games.veiel.tables import house_box
from tests.games.veiel.test_texts import RIDDLES, SOURCES_WITHOUT_CARD

BOX = house_box()
IDS = {id for cards in (BOX.lines, BOX.events, BOX.heroes, BOX.fighters) for id in cards if "_" in id}
"""What may never be read."""


def fault_of(told: str) -> str:
    """What is wrong with a text that people read, or ""."""
    if not told or told != told.strip() or "  " in told or told[0].islower():
        return f"badly written: {told!r}"
    for pattern in (r"[{}\[\]]", r"veiel-", r"\bNone\b|\bTrue\b|\bFalse\b", r"[a-z]_[a-z]", r"\bnone\b", r"\.\.|,,"):
        if re.search(pattern, told):
            return f"{pattern} in {told!r}"
    return next((f"{id} in {told!r}" for id in IDS & set(re.findall(r"[a-z_]+", told))), "")


def expect_readable(told: str) -> None:
    assert fault_of(told) == ""


def plain(told: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return told.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


SAMPLES: dict[str, tuple[Any, ...]] = {
    "hero": ("knight", "healer"),
    "to": ("healer",),
    "trigger": ("knight",),
    "heroes": ((), ("knight", "healer")),
    "seats": ((1, 2),),
    "seat": (1,),
    "master": (0, 3),
    "boss": ("urais", "priestess"),
    "power": ("p_mental", ""),
    "special_room": ("ossuary", ""),
    "card": ("w_great_axe", "heal", "bomb", "ph_tears", "horde"),
    "cards": (("w_great_axe",), ("w_great_axe", "w_great_axe", "key"), ()),
    "item": ("bomb", "oil"),
    "back": (None, "key"),
    "weapon": ("w_great_axe", "unarmed"),
    "ability": ("heal",),
    "room": ("chest", "trap_pit"),
    "rooms": (("chest", "empty", "vine"),),
    "place": ("A1", "B2"),
    "places": (("A1",), ("A1", "B2")),
    "enemy": ("zombie.1", "last_giant.2", "urais.3"),
    "target": ("zombie.1", "knight", "urais.3"),
    "targets": ((), ("zombie.1",), ("knight", "healer"), ("zombie",), ("A2",)),
    "foe": ("zombie.1", "knight"),
    "source": ("w_great_axe", "heal", "knight", "zombie.1", "chest", "last_giant", *SOURCES_WITHOUT_CARD),
    "stats": (("FOR",), ("INT", "FOI")),
    "dice": ((1, 6, 3),),
    "family": RIDDLES,
    "question": ("What is 2 + 2?",),
    "answers": (("4",),),
    "text": ("four",),
    "known_to": (None, (3,)),
    "lost": (None, "heal", "bomb"),
}
ODD: dict[tuple[type[Any], str], tuple[Any, ...]] = {
    (choices.PlayEvent, "card"): ("horde", "p_reanim"),
    (choices.PlayEvent, "target"): (None, "knight", "zombie", "B2"),
    (choices.UseCard, "card"): ("heal", "bomb", "mandolin"),
    (choices.UseCard, "target"): (None, "knight", "zombie.1"),
    (choices.UseCard, "weapon"): (None, "w_great_axe"),
    (choices.UseReaction, "card"): ("perfect_block",),
    (choices.AddTarget, "target"): ("knight", "zombie.1", "A2"),
    (choices.StrikeHero, "target"): ("healer",),
    (choices.BuyGear, "card"): ("w_great_axe", "a_robe"),
    (choices.Sell, "card"): ("w_great_axe",),
    (choices.Equip, "card"): ("w_great_axe",),
    (choices.ChangeDie, "to"): (3,),
    (choices.UseCard, "line"): (0,),
    (choices.UseReaction, "line"): (0,),
    (choices.DropPhylactery, "hero"): ("knight",),
    (choices.TakeOff, "hero"): ("knight",),
    (choices.TakeOff, "slot"): ("weapon",),
    (choices.Flee, "hero"): ("knight",),
    (choices.Flee, "card"): ("smoke", None),
    (choices.PayPrice, "hero"): ("knight", None),
    (choices.ChoosePowerful, "card"): ("last_giant",),
    (choices.ChooseHero, "hero"): tuple(BOX.heroes),
    (choices.Attack, "target"): ("zombie.1", "urais.3"),
    (choices.Strike, "target"): ("knight",),
    (choices.Strike, "option"): (0, 1),
    (choices.LayLine, "rooms"): (("chest", "empty", "vine"),),
    (events.VoicesHeard, "heroes"): (("knight",), ("knight", "healer")),
    (events.PricePaid, "hero"): ("knight", None),
    (events.PricePaid, "card"): ("bomb", None),
    (events.FightStarted, "line"): (("zombie.1",), ("zombie.1", "zombie.3", "last_giant.2")),
    (events.GameEnded, "reason"): ("boss_dead",),
    (events.EventPlayed, "card"): tuple(BOX.events),
    (events.EventTurned, "card"): tuple(id for id, event in BOX.events.items() if event.turned is not None),
    (events.EventSeen, "card"): ("horde",),
    (events.EnemyAttacked, "enemy"): ("last_giant.2",),
    (events.EnemyAttacked, "option"): (0, 1),
    (events.EnemyAttacked, "target"): ("knight",),
    (events.RoomsLaid, "places"): (("A1", "B2", "C1"),),
    (events.LineAdded, "line"): (3,),
    (events.LineLaid, "line"): (3,),
    (events.EnemyJoined, "place"): (1, 4),
    (events.EnemyMoved, "place"): (1,),
    (events.EscapeTried, "target"): ("knight", "healer"),
    (events.BossEffect, "number"): (0,),
    (events.Bought, "hero"): (None, "knight"),
    (events.TeamFell, "lost"): (0, 1, 4),
    (events.CrystalsChanged, "n"): (-3, -1, 1, 4),
    (events.Modified, "n"): (-2, 3),
}
"""What may stand in a field of one record only."""
BOSSES = {(events.BossEffect, "boss"): tuple(id for id, boss in BOX.bosses.items() if boss.special)}


def words_of(kind: type[Any], field: str, hint: object) -> tuple[Any, ...]:
    """What may stand in a field of a record."""
    odd = ODD.get((kind, field)) or BOSSES.get((kind, field))
    if odd is not None:
        return odd
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if hint is int and field not in SAMPLES:
        return (0, 1, 2)
    return SAMPLES[field]


def records_of(kind: type[Any]) -> Iterator[Any]:
    """A record of this kind for each word that each of its fields may carry."""
    hints = get_type_hints(kind)
    fields = {field: words_of(kind, field, hints[field]) for field in kind.__struct_fields__}
    usual = {field: words[0] for field, words in fields.items()}
    yield kind(**usual)
    for field, words in fields.items():
        for word in words[1:]:
            yield kind(**{**usual, field: word})
