"""Characters leave the house and come back (specification 7, 12)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building import faults
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Owned
from oakveil.games.veridia.exchange import BadCharacter, characters_in, exported, imported, kept_as_notes
from oakveil.games.veridia.ready import ready_character

BOX = Box(house())
SELA = ready_character(BOX.pregens["sela"], BOX)


def changed(**fields: Any) -> str:
    """The export of Sela with these fields of the export or of the character written over."""
    data = json.loads(exported(SELA, BOX))
    for name, value in fields.items():
        (data if name in data else data["character"])[name] = value
    return json.dumps(data)


@pytest.mark.rule("VER-PRIN-04", "VER-PACK-11", "VER-PACK-12")
@pytest.mark.parametrize("id", BOX.pregens)
def test_a_character_comes_back_as_it_was(id: str) -> None:
    character = ready_character(BOX.pregens[id], BOX)
    written = exported(character, BOX)
    export, unknown = imported(written, BOX)
    assert (export.character, unknown) == (character, ())
    assert export.ruleset == "1.0.0"
    assert "Trisfald" in export.attribution
    assert "CC BY-NC-SA 4.0" in export.attribution
    assert export.names[character.traits[0].partition(":")[0]].fr


@pytest.mark.rule("VER-VAL-18", "VER-PRIN-04", "VER-XP-05", "VER-SPEC-04")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "veridia-import-unreadable"),
        ("{}", "veridia-import-unreadable"),
        (changed(game="avel"), "veridia-import-unreadable"),
        (changed(skills={"melee": 9}), "veridia-import-unreadable"),
        (changed(luck=7), "veridia-import-unreadable"),
        (changed(ruleset="2.0.0"), "veridia-import-later"),
        (changed(experience=40), "veridia-import-ledger"),
        (changed(specialties={"blood": 2}), "veridia-import-ways"),
    ],
)
def test_nonsense_is_refused_clearly(text: str, message: str) -> None:
    with pytest.raises(BadCharacter) as refused:
        imported(text, BOX)
    broken = refused.value.broken
    assert broken.message == message
    assert TEXTS.in_("en").say(broken.message, **broken.args) != TEXTS.in_("fr").say(broken.message, **broken.args)


@pytest.mark.rule("VER-VAL-18", "VER-PACK-11")
def test_what_another_content_had_is_kept_as_a_note() -> None:
    stranger = replace(SELA, traits=(*SELA.traits, "frost_lance"), gear=(*SELA.gear, Owned("moon_blade")))
    data = json.loads(exported(stranger, BOX))
    data["names"]["frost_lance"] = {"en": "Frost lance"}
    export, unknown = imported(json.dumps(data), BOX)
    assert [broken.args["id"] for broken in unknown] == ["frost_lance", "moon_blade"]
    kept = kept_as_notes(export, unknown, BOX)
    assert (kept.traits, kept.gear) == (SELA.traits, SELA.gear)
    assert kept.deeds == ("item: moon_blade", "trait: Frost lance")
    assert [*faults(kept, BOX)] == []


@pytest.mark.rule("VER-PACK-11")
def test_a_game_takes_characters_plain_or_exported() -> None:
    one = exported(SELA, BOX)
    for text in (one, f"[{one}]", msgspec.json.encode([SELA]).decode()):
        assert characters_in(text) == [SELA]
    with pytest.raises(msgspec.DecodeError):
        characters_in("[1]")
