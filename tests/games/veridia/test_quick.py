"""Quick sheets are written and read (specification 3.15, 7.1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.profile import of_character
from oakveil.games.veridia.quick import BadQuickSheet, npc_of, quick_of, quick_of_npc, read, written
from oakveil.kernel.text import LOCALES

BOX = Box(house())
GUARD = """\
(3+2) - Guard [3/3/3/2]
---
Attack: 3+2 +2dmg,threatening,versatile
Dodge: 2+3-1
Block: 2+2
Armor: [0]+2 / [0]+0
"""


@pytest.mark.rule("VER-CREA-07", "VER-CREA-09", "VER-RESP-09")
def test_the_guard() -> None:
    """VER-EX-14."""
    guard = Character(
        name="Guard",
        attributes={"agility": 3, "constitution": 3, "reaction": 2, "strength": 3},
        skills={"athletics": 3, "melee": 2, "parry": 2},
        gear=(Owned("spear"), Owned("light_armor")),
        finished=True,
    )
    quick = quick_of(of_character(guard, BOX), BOX)
    assert written(quick) == GUARD
    assert read(GUARD) == quick
    npc, printed = npc_of(quick, "guard", BOX), BOX.npcs["guard"]
    assert npc == replace(printed, name=npc.name, threat=0, house=())


@pytest.mark.rule("VER-CREA-08", "VER-CREA-09")
@pytest.mark.parametrize("id", BOX.npcs)
def test_every_quick_sheet_comes_back_as_it_was(id: str) -> None:
    card = BOX.npcs[id]
    sheet = written(quick_of_npc(card, card.name.en, BOX))
    back = npc_of(read(sheet), id, BOX)
    for field in ("agility", "reaction", "levels", "health", "dodge", "parry", "parry_with", "armor", "armor_inner"):
        assert getattr(back, field) == getattr(card, field), sheet
    assert back.loot == card.loot
    for one, other in zip(back.attack, card.attack, strict=True):
        assert replace(one, range_m=0, quirks=()) == replace(other, range_m=0, quirks=())
        assert {*one.quirks} == {*other.quirks}
        assert one.kind == "melee" or one.range_m == other.range_m
    assert written(read(sheet)) == sheet


@pytest.mark.rule("VER-CREA-09")
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("", "veridia-quick-first"),
        ("Guard", "veridia-quick-first"),
        (GUARD.replace("3/3/3/2", "0/0/0/0"), "veridia-quick-first"),
        (GUARD.replace("2+3-1", "two"), "veridia-quick-sum"),
        (GUARD.replace("Dodge: 2+3-1\n", ""), "veridia-quick-missing"),
        (GUARD.replace("Attack", "Bite"), "veridia-quick-line"),
        (GUARD.replace("+2dmg", "+2dmg!"), "veridia-quick-mark"),
        (GUARD.replace("[0]+2 /", "2 /"), "veridia-quick-armor"),
    ],
)
def test_nonsense_is_refused_with_the_line(wrong: str, message: str) -> None:
    with pytest.raises(BadQuickSheet) as refused:
        read(wrong)
    broken = refused.value.broken
    assert broken.message == message
    for locale in LOCALES:
        assert TEXTS.in_(locale).say(broken.message, **broken.args)
