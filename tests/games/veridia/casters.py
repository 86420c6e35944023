"""Somebody with traits and points, facing enemies: for tests of what traits do."""

from __future__ import annotations

from typing import Any

from oakveil.games.veridia import house_box
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.choices import UseTrait
from oakveil.games.veridia.records import ATTRIBUTES
from tests.games.veridia.table import Talk, fight, person


def caster(*traits: str, level: int = 5, **fields: Any) -> Character:
    """Ann, who knows these traits with their groups at the highest level, and has three of everything."""
    box = house_box()
    groups = {box.traits[id.partition(":")[0]].group for id in traits} & set(box.specialties)
    ways = tuple([group for group in groups if box.specialties[group].family == "way" for _ in range(level)])
    known: dict[str, Any] = {
        "attributes": dict.fromkeys(ATTRIBUTES, 3),
        "skills": dict.fromkeys(box.skills, 3),
        "specialties": dict.fromkeys(groups, level),
        "ways": ways,
        "integrity": 9,
        "traits": traits,
        **fields,
    }
    return person("Ann", known.pop("gear", ("sword",)), **known)


def casting(*traits: str, foe: str = "npc:orc", gap: int = 4, **fields: Any) -> Talk:
    """Ann with these traits, full of points, in her slot, so many cells from her enemies."""
    options = {name: fields.pop(name) for name in ("map", "criticals", "ask_always", "health_shown") if name in fields}
    t = fight("own:1", foe, caster(*traits, **fields), gap=gap, **options)
    t.unit("1").pools.update({"mana": 9, "fervor": 9, "focus": 9})
    return t.slot("1")


def uses(t: Talk, trait: str, use: int = 0, **wanted: Any) -> Talk:
    """She uses it; of what is asked about points, targets and places the first possibility is taken."""
    t.answer(UseTrait(trait, use))
    while (asks := t.g.asks()) and asks[0].key in ASKED:
        t.answer(asks[0].options[wanted.get(asks[0].key.rpartition(".")[2], 0)])
    return t


ASKED = ("veridia.points", "veridia.target", "veridia.centre", "veridia.cell", "veridia.choice", "veridia.summon")
