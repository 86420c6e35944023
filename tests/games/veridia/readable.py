"""What the tests of the narrator share: every record with every word it may carry, and what is wrong with a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from oakveil.games.veridia import building_choices, building_events, choices, dice_room, events, house_box
from oakveil.games.veridia.dice import Rolled
from oakveil.games.veridia.modifiers import Part
from oakveil.games.veridia.pools import RollKind

BOX = house_box()
IDS = {
    id
    for things in (BOX.names, BOX.conditions, BOX.npcs, BOX.creatures, BOX.creature_traits, BOX.aimed)
    for id in things
    if "_" in id
}
"""What may never be read."""


def fault_of(told: str) -> str:
    """What is wrong with a text that people read, or ""."""
    if not told or told != told.strip() or "  " in told or told[0].islower():
        return f"badly written: {told!r}"
    for pattern in (
        r"[{}\[\]]",
        r"veridia-",
        r"\bNone\b|\bTrue\b(?! sight)|\bFalse\b(?! sun)",
        r"[a-z]_[a-z]",
        r"(?<!if )\bnone\b",
        r"\.\.|,,| ,|\( |\(\)",
    ):
        if re.search(pattern, told):
            return f"{pattern} in {told!r}"
    return next((f"{id} in {told!r}" for id in IDS & set(re.findall(r"[a-z_]+", told))), "")


def expect_readable(told: str) -> None:
    assert fault_of(told) == ""


def plain(told: str) -> str:
    """A text with ordinary spaces in place of the ones that do not break."""
    return told.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


PAIR = Rolled((1, 9, 9, 12, 10), by_difficulty=(4,))
LOST = Rolled((1, 1, 5), critical=True)
UNIT = ("sela", "goblin.2", "wolf.9")
PARTS = (Part("strength+melee", 6), Part("wounds", -2), Part("aimed.head", 1), Part("stunned", -1))
SAMPLES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("unit", "target", "other", "after", "against", "with_", "by", "caster", "summoner"), UNIT),
    "mount": ("horse.3",),
    "units": ((), ("sela",), UNIT),
    "targets": ((), ("goblin.1",), UNIT),
    "order": (UNIT,),
    "surprised": (UNIT, ()),
    "sides": ((("a", ("sela",)), ("b", ("goblin.1", "goblin.2"))),),
    "map": ("", *BOX.maps),
    "cell": ((2, 3), (30, 0)),
    "cells": (((2, 3),), ((2, 3), (2, 4))),
    "path": (((2, 3), (2, 4)), ((2, 3),)),
    "weapon": (*BOX.weapons,),
    "item": (*BOX.weapons, "shield"),
    "armor": (*BOX.armors,),
    "part": ("", *BOX.aimed),
    "trait": (*BOX.traits,),
    "source": (*BOX.traits, *BOX.conditions, *BOX.creature_traits, "empowered"),
    "why": ("", *BOX.traits, *BOX.creature_traits),
    "condition": (*BOX.conditions,),
    "pool": (*BOX.pools, "health", "charges"),
    "riders": ((), (next(iter(BOX.traits)),)),
    "dice": (PARTS, ()),
    "difficulty": (PARTS, ()),
    "rolled": (PAIR, LOST, Rolled(())),
    "before": (LOST,),
    "after_": (PAIR,),
    "members": ((choices.Part("attack", 3, "sword"), choices.Part("dodge", 2)),),
    "consequence": ("", *BOX.critical_failures),
    "kind": (*get_args(RollKind),),
    "winner": ("", "a"),
    "side": ("a", "b"),
    "reason": ("rout", "draw"),
    "means": ("sword",),
    "what": ("sword", "goblin.1", "creature"),
    "name": ("Ann",),
    "note": ("", "a jump"),
    "seat": (1, 2),
    "metres": (3.0, -4.5),
    "other_": (None, PAIR),
    "winners": ((), (1,)),
    "use": (0, 1),
}
STEPS: tuple[Any, ...] = (
    building_choices.RaiseLevel("skill", "melee"),
    building_choices.LowerLevel("attribute", "agility"),
    building_choices.TakeTrait("repeating"),
    building_choices.GiveUpTrait("repeating"),
    building_choices.ChooseRace("orc"),
    building_choices.ChooseBackground(""),
    building_choices.ChooseBackground("noble"),
    building_choices.BuyGear("sword", 2),
    building_choices.ReturnGear("sword"),
    building_choices.ChooseGift("sigil_choice", "sword"),
    building_choices.WearGear("sword"),
    building_choices.WearGear("sword", False),
)
WORK = ("draw", "reload", "stand", "pick_up", "aim", "mount", "order_mount", "rouse", "break_free", "run")
ODD: dict[tuple[type[Any], str], tuple[Any, ...]] = {
    (choices.Surrender, "side"): (True, False),
    (choices.Part, "dice"): (2,),
    (choices.Follow, "dice"): (0, 1, 3),
    (choices.Perform, "target"): ("", "goblin.1"),
    (choices.Perform, "what"): ("", "sword"),
    (dice_room.RollDice, "dice"): (1, 5),
    (dice_room.RollDice, "difficulty"): (0, 2),
    (dice_room.RollDice, "against"): (None, 1, 4),
    (dice_room.RoomRolled, "other"): (None, PAIR),
    (events.ConditionBegan, "source"): ("", *BOX.traits),
    (events.Rerolled, "after"): (PAIR, LOST),
    (events.AnswerChosen, "dice"): (0, 1, 3),
    (events.SetDeclared, "members"): (("attack", "parry"), ("dodge", "run")),
    (events.WorkDone, "kind"): (*WORK, *get_args(choices.FreeKind)),
    (events.WorkDone, "what"): ("7.5", "goblin.1"),
    (events.CriticalFailure, "kind"): ("attack", "defence"),
    (events.TraitDeclared, "cell"): (None, (2, 3)),
    (events.ItemFell, "cell"): (None, (2, 3)),
    (events.Summoned, "cell"): (None, (2, 3)),
    (events.Damaged, "kind"): ("physical", "elemental"),
    (events.Damaged, "raw"): (4, 1),
    (building_events.BuildingStep, "step"): STEPS,
}
"""What may stand in a field of one record only."""


def words_of(kind: type[Any], field: str, hint: object) -> tuple[Any, ...]:
    """What may stand in a field of a record."""
    odd = ODD.get((kind, field))
    if odd is not None:
        return odd
    if get_origin(hint) is Literal and field not in ("winner",):
        return get_args(hint)
    if hint is bool:
        return (True, False)
    return SAMPLES.get(field, (0, 1, 2))


def records_of(kind: type[Any]) -> Iterator[Any]:
    """A record of this kind for each word that each of its fields may carry."""
    hints = get_type_hints(kind)
    fields = {field: words_of(kind, field, hints[field]) for field in kind.__struct_fields__}
    usual = {field: words[0] for field, words in fields.items()}
    yield kind(**usual)
    for field, words in fields.items():
        for word in words[1:]:
            yield kind(**{**usual, field: word})
