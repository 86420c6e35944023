"""The builder of Veridia and its dice room: a character made to the end, errors, undo, text in and out, rolls."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from oakveil.games.veridia.odds import roll_odds

from .conftest import Friend
from .test_accessibility import serious
from .visit import Api, come

GUARD = """(3+2) - Guard [3/3/3/2]
---
Attack: 3+2 +2dmg,threatening,versatile
Dodge: 2+3-1
Block: 2+2
Armor: [0]+2 / [0]+0
"""


def lay(api: Api, *seats: dict[str, str], **options: object) -> dict[str, str]:
    chairs = seats or ({"type": "Me", "name": "Ann"},)
    table: dict[str, str] = api.post("/tables", {"game": "veridia", "options": options, "pace": 0, "seats": chairs})
    return table


def build(page: Page, api: Api, **options: object) -> Page:
    """A new character, its points not spent yet."""
    come(page, lay(api, mode="builder", **options))
    expect(budget(page)).to_contain_text("150 points left")
    return page


def budget(page: Page) -> Locator:
    return page.get_by_role("region", name="Points and money")


def raised(page: Page, what: str, times: int = 1) -> None:
    """Press the plus of something so many times, faster than the table can answer."""
    for _ in range(times):
        page.locator(f"[data-grade='{what}'] .by").nth(1).click()


def level(page: Page, what: str) -> Locator:
    return page.locator(f"[data-grade='{what}'] output")


def trait(page: Page, id: str) -> Locator:
    return page.locator(f"[data-trait='{id}']")


def test_a_character_is_made_to_the_end(page: Page, api: Api) -> None:
    build(page, api)
    page.get_by_label("Name", exact=True).fill("Wren")
    page.get_by_label("Concept").fill("A poacher with a debt")
    page.get_by_label("Concept").press("Enter")
    page.get_by_role("button", name=re.compile("^Small orc")).click()
    expect(page.get_by_role("button", name=re.compile("Small orc"))).to_have_attribute("aria-pressed", "true")
    raised(page, "attribute:agility", 2)
    raised(page, "skill:marksmanship", 5)
    expect(level(page, "skill:marksmanship")).to_have_text("5")
    expect(budget(page)).to_contain_text("121 points left")
    page.get_by_label("Background").select_option(label="Outlaw (3)")
    expect(page.locator("[data-owned]").first).to_be_visible()
    page.get_by_label("Search words").fill("multitask")
    trait(page, "multitasking").get_by_role("button").click()
    expect(page.get_by_role("list", name="Traits taken")).to_contain_text("Multitasking")
    page.get_by_label("What kind of things").select_option("weapons")
    page.get_by_role("button", name=re.compile("^Buy Bow for")).click()
    expect(page.locator("[data-owned='bow']")).to_be_visible()
    page.get_by_role("button", name="Wear or hold Bow").click()
    expect(page.get_by_role("region", name="In a fight")).to_contain_text(re.compile(r"Bow \+2, 60 m"))
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("Wren is ready")
    page.get_by_role("dialog", name="The end").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Sheet and export").click()
    expect(page.get_by_role("dialog").locator("pre")).to_contain_text(
        "Wren - A poacher with a debt (small orc, outlaw)"
    )


def test_what_is_refused_says_why_and_by_which_rule(page: Page, api: Api) -> None:
    build(page, api)
    expect(page.locator("[data-grade='specialty:grey']")).to_be_visible()
    page.locator("[data-grade='specialty:grey'] .by").nth(1).press("Enter")
    expect(page.get_by_role("alert").or_(page.locator(".notice")).first).to_contain_text("needs arcana 2")
    expect(level(page, "specialty:grey")).to_have_text("0")
    page.get_by_label("Which traits").select_option("all")
    page.get_by_label("Search words").fill("barrier")
    expect(trait(page, "barrier")).to_contain_text("Barrier needs grey magic 3.")
    page.get_by_label("Which traits").select_option("available")
    expect(trait(page, "barrier")).to_have_count(0)


def test_every_purchase_is_taken_back_and_done_again(page: Page, api: Api) -> None:
    build(page, api)
    raised(page, "skill:melee", 3)
    raised(page, "virtue:courage")
    expect(budget(page)).to_contain_text("140 points left")
    for left in ("144", "147"):
        page.get_by_role("button", name="Undo", exact=True).click()
        expect(budget(page)).to_contain_text(f"{left} points left")
    page.keyboard.press("Control+z")
    expect(level(page, "skill:melee")).to_have_text("1")
    page.keyboard.press("Control+y")
    page.get_by_role("button", name="Redo", exact=True).click()
    expect(level(page, "skill:melee")).to_have_text("3")
    page.keyboard.press("Control+Shift+z")
    expect(level(page, "virtue:courage")).to_have_text("2")
    expect(page.get_by_role("button", name="Redo", exact=True)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Undo", exact=True).click()
    raised(page, "skill:brawl")
    expect(page.get_by_role("button", name="Redo", exact=True)).to_have_attribute("aria-disabled", "true")


def test_a_character_goes_out_as_text_and_comes_in_again(page: Page, api: Api) -> None:
    build(page, api)
    page.get_by_role("button", name="Surprise me").click()
    expect(budget(page)).not_to_contain_text("150 points left")
    name = page.get_by_label("Name", exact=True).input_value()
    page.get_by_role("button", name="Sheet and export").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("pre")).to_contain_text("ATTRIBUTES")
    sheet = dialog.locator("pre").inner_text().splitlines()
    assert {len(line) for line in sheet if line.startswith("|")} == {79}
    for form in ("Quick form", "Export (JSON)"):
        dialog.get_by_role("tab", name=form).click()
        expect(dialog.locator("pre")).to_contain_text("CC BY-NC-SA 4.0")
    expect(dialog.locator("pre")).to_contain_text('"game": "veridia"')
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save as a file").click()
    export = Path(saved.value.path()).read_text()
    assert msgspec.json.decode(export)["character"]["name"] == name
    dialog.get_by_role("button", name="Close").click()
    other = build(page, api)
    other.get_by_role("button", name="Import").click()
    other.get_by_label("Exported character or quick sheet").fill(export)
    other.get_by_role("button", name="Look at it").click()
    other.get_by_role("button", name=f"Go on with {name}").click()
    expect(other.get_by_label("Name", exact=True)).to_have_value(name)


def test_nonsense_is_refused_and_a_quick_sheet_is_taken_in(page: Page, api: Api) -> None:
    build(page, api)
    page.get_by_role("button", name="Import").click()
    text = page.get_by_label("Exported character or quick sheet")
    text.fill("Once upon a time")
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("dialog")).to_contain_text("is no first line of a quick sheet")
    expect(page.get_by_role("button", name=re.compile("^Go on with"))).to_have_count(0)
    text.fill(GUARD)
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("button", name="Go on with Guard").click()
    expect(level(page, "skill:melee")).to_have_text("2")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ann")


def test_the_sheet_prints_on_one_page(page: Page, api: Api) -> None:
    build(page, api)
    page.get_by_role("button", name="Surprise me").click()
    keep = "const kept = document.querySelector('.veridia-print').cloneNode(true); kept.id = 'kept'"
    page.evaluate(f"() => {{ window.print = () => {{ {keep}; document.body.append(kept) }} }}")
    page.get_by_role("button", name="Sheet and export").click()
    page.get_by_role("button", name="Print on A4").click()
    page.emulate_media(media="print")
    kept = page.locator("#kept")
    expect(kept).to_contain_text("CC BY-NC-SA 4.0")
    expect(page.locator("#app")).to_be_hidden()
    high = kept.evaluate("sheet => sheet.getBoundingClientRect().height")
    assert high < 277 * 96 / 25.4  # A4 less its margins


@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_serious_is_found_in_the_builder(page: Page, api: Api, light: str) -> None:
    page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
    build(page, api)
    page.get_by_role("button", name="Surprise me").click()
    expect(budget(page)).not_to_contain_text("150 points left")
    page.get_by_label("Which traits").select_option("all")
    assert serious(page) == []
    page.get_by_role("button", name="Sheet and export").click()
    expect(page.get_by_role("dialog").locator("pre")).to_contain_text("ATTRIBUTES")
    assert serious(page) == []


def test_a_phone_goes_from_step_to_step(page: Page, api: Api) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    build(page, api)
    for name in ("Person", "Attributes", "Skills", "Specialties", "Traits", "Gear", "Numbers"):
        page.set_viewport_size({"width": 390, "height": 844})
        page.get_by_role("tab", name=name).click()
        assert serious(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Attributes").click()
    raised(page, "attribute:strength")
    expect(level(page, "attribute:strength")).to_have_text("2")


# -- the dice room -----------------------------------------------------------------------------------------------------


def percent(page: Page, what: str) -> float:
    return float(page.locator(f"[data-odds='{what}']").inner_text().rstrip("%")) / 100


def test_two_browsers_roll_in_one_room(page: Page, friend: Friend, api: Api) -> None:
    links = lay(api, {"type": "Me", "name": "Ann"}, {"type": "Open"}, mode="dice", room=2)
    come(page, links)
    other = friend()
    come(other, links, "invitation")
    other.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    for one in (page, other):
        expect(one.get_by_text("Nobody has rolled yet.")).to_be_visible()
    page.get_by_role("button", name="Roll 4 dice").click()
    expect(other.locator("[data-roll]")).to_have_count(1)
    other.get_by_role("tab", name="Free pool").click()
    other.get_by_label("against an opposition").check()
    other.get_by_role("button", name="Roll 5 dice").click()
    for one in (page, other):
        expect(one.locator("[data-roll]")).to_have_count(2)
        newest = one.locator("[data-roll]").first
        expect(newest).to_contain_text("Opposition")
        expect(newest).to_contain_text(re.compile("wins"))
    mine, theirs = (one.locator("[data-roll]").first.get_by_role("img").first for one in (page, other))
    assert mine.get_attribute("aria-label") == theirs.get_attribute("aria-label")


def test_the_odds_beside_the_roll_are_exact(page: Page, api: Api) -> None:
    come(page, lay(api, mode="dice"))
    page.get_by_role("tab", name="Free pool").click()
    for dice, difficulty in ((5, 0), (5, 2), (9, 1), (1, 0), (14, 3)):
        page.get_by_label("Dice", exact=True).fill(str(dice))
        page.get_by_label("Difficulty", exact=True).fill(str(difficulty))
        page.get_by_label("Difficulty", exact=True).press("Tab")
        odds = roll_odds(dice, difficulty)
        expect(page.get_by_role("button", name=re.compile(rf"^Roll {dice} di"))).to_be_visible()
        for what, exact in (("success", odds.success), ("match", odds.match), ("critical", odds.critical)):
            assert percent(page, what) == pytest.approx(exact, abs=0.00051), (dice, difficulty, what)
        assert float(page.locator("[data-odds='mean']").inner_text()) == pytest.approx(odds.mean, abs=0.0051)


def test_a_roll_by_keys_that_is_skipped_and_one_that_fails_by_itself(page: Page, api: Api) -> None:
    come(page, lay(api, mode="dice"))
    expect(page.get_by_role("button", name="Roll 4 dice")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("[data-roll]")).to_have_count(1)
    page.get_by_label("out of danger: skip the roll").check()
    page.get_by_role("button", name="Take 1 success").click()
    expect(page.locator("[data-roll]").first).to_contain_text("1 success")
    page.get_by_label("out of danger: skip the roll").uncheck()
    for _ in range(5):
        page.get_by_role("button", name="Advantage −1").click()
    expect(page.get_by_text("Nothing is rolled: it fails by itself.")).to_be_visible()
    lights: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for light in lights:
        page.emulate_media(color_scheme=light)
        assert serious(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Close the room").click()
    expect(page.get_by_role("dialog")).to_contain_text("The room closes for everybody.")
