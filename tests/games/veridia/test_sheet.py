"""The text sheet of a character (specification 7.1)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.building import faults
from oakveil.games.veridia.building_choices import RaiseLevel
from oakveil.games.veridia.catalogue import TEXTS, house
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.purchases import Terms, cost
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.records import Skill
from oakveil.games.veridia.sheet import money, points_left, text_sheet
from oakveil.kernel.text import LOCALES, Bilingual

GOLDEN = (Path(__file__).parent / "golden_sheet_sela.txt").read_text("utf-8")
BOX = Box(house())
EN = TEXTS.in_("en")


def ready(id: str) -> Character:
    return ready_character(BOX.pregens[id], BOX)


@pytest.mark.rule("VER-PACK-12")
def test_the_sheet_of_sela() -> None:
    assert text_sheet(ready("sela"), BOX, EN) == GOLDEN


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", BOX.pregens)
def test_every_sheet_has_79_columns(id: str, locale: str) -> None:
    *lines, attribution = text_sheet(ready(id), BOX, TEXTS.in_("fr" if locale == "fr" else "en")).splitlines()
    assert {len(line) for line in lines} == {79}
    assert "Trisfald" in attribution


def test_specialties_and_pools_stand_side_by_side() -> None:
    sheet = text_sheet(ready("ilva"), BOX, EN)
    [line] = [line for line in sheet.splitlines() if "Grey" in line]
    assert "Chromatic" in line
    assert line.endswith("11/11  |"), line


@pytest.mark.rule("VER-HEALTH-03")
def test_damage_empties_healthy_first() -> None:
    assert points_left((4, 3, 3, 3), 5) == (0, 2, 3, 3)
    assert "Hurt          (-1) 2/3" in text_sheet(ready("sela"), BOX, EN, damage=5)


@pytest.mark.rule("VER-MONEY-01")
def test_money_is_kept_in_hundredths() -> None:
    assert [money(46_000), money(1_005), money(-50), money(-4_000)] == ["460", "10.05", "-0.50", "-40"]


def test_things_tell_their_number_and_state() -> None:
    owner = replace(
        ready("sela"),
        gear=(Owned("arrow", 30), Owned("sword", quality="inferior"), Owned("mail", wear=20, patched=True)),
    )
    sheet = text_sheet(owner, BOX, EN)
    assert "Arrow x30" in sheet
    assert "Sword (inferior)" in sheet
    assert "(patched)" in sheet


@pytest.mark.rule("VER-NEW-03")
def test_a_debt_is_noted_under_the_assets() -> None:
    assert "Debt of 40 deli" in text_sheet(replace(ready("sela"), deli=-4_000), BOX, EN)
    assert "Debt" not in text_sheet(ready("sela"), BOX, EN)


@pytest.mark.rule("VER-SKILL-03")
def test_home_made_skills_follow_in_rows_of_their_own() -> None:
    box = Box(house())
    box.skills["juggling"] = Skill(id="juggling", name=Bilingual(en="Juggling", fr="Jonglage"))
    juggler = replace(ready("sela"), skills={"juggling": 3})
    assert [*faults(juggler, box)] == []
    assert cost(juggler, RaiseLevel("skill", "juggling"), Terms(150), box) == 4
    lines = text_sheet(juggler, box, EN).splitlines()
    assert lines[lines.index(next(line for line in lines if "Housekeeping" in line)) + 1].startswith(
        "| Juggling             3  |"
    )
