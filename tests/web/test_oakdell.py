"""Dungeons of the Oak Dell through the page: what is pressed, what keys reach, and what nobody may know beforehand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .oakdell import FOCUS, PRECISION, at, lay, point, points_that_can, space
from .test_accessibility import serious
from .visit import Api, come


def picture(page: Page) -> str:
    """The whole picture of the monster, but for which points are chosen."""
    drawn = page.locator(".picture svg").first.inner_html()
    return re.sub(r' (class="point[^"]*"|aria-pressed="\w+"|aria-disabled="\w+"|tabindex="-?\d")', "", drawn)


def beside(page: Page) -> str:
    """What is written below the picture, without the names of the points, and everything else on the table."""
    return re.sub(r"P\d+, \w+, [\w ]+?(?= to |\.)", "P", page.locator(".table").first.inner_text())


def test_a_die_is_taken_from_its_sector(page: Page, api: Api) -> None:
    at("oakdell.draft", page, api)
    sector = page.locator(".sector.can").first
    told = re.match(r"(White|Black) (\d): (\d) space", sector.locator("title").text_content() or "")
    assert told
    sector.click()
    expect(page.locator(".counter")).to_contain_text(f"0 of {told[3]}")


def test_a_route_is_planned_and_told_before_it_is_walked(page: Page, api: Api) -> None:
    driver = at("oakdell.route", page, api)
    walk = page.get_by_role("button", name="Walk")
    page.locator(".space.next").first.click()
    expect(page.locator(".counter")).to_contain_text("1 of")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".counter")).to_contain_text("0 of")
    while not walk.is_visible():
        page.locator(".space.next").first.click()
    expect(page.get_by_role("list", name="What the route brings")).to_contain_text("ends in zone 1")
    before = driver.asks()
    walk.click()
    expect(page.locator("section.bar")).not_to_have_attribute("data-asks", before)


def test_a_far_space_is_reached_by_one_click(page: Page, api: Api) -> None:
    at("oakdell.route", page, api)
    space(page, "14,8").click()
    expect(page.get_by_role("button", name="Walk")).to_be_visible()
    expect(page.locator("path.track")).to_have_count(1)


def test_a_line_is_drawn_by_two_points_and_a_word(page: Page, api: Api) -> None:
    at("oakdell.attack", page, api)
    start, *_ = points_that_can(page)
    point(page, start).click()
    end = points_that_can(page)[-1]
    point(page, end).click()
    expect(page.locator(".aim")).to_contain_text(re.compile(rf"From {start}, .* to {end}, "))
    expect(page.locator(".line")).to_have_count(0)
    page.get_by_role("button", name="Strike", exact=True).click()
    expect(page.locator(".line")).to_have_count(1)


def test_nothing_on_the_table_depends_on_where_a_chosen_line_would_run(page: Page, api: Api) -> None:
    """The rule of the game: no ruler, no preview, not even a hint of one (OAK-STRIKE-06)."""
    driver = at("oakdell.attack", page, api)
    for _ in range(3):  # with older lines to be crossed
        driver.respond()
        driver.until("oakdell.attack")
    start = points_that_can(page)[0]
    point(page, start).press("Enter")
    ends = points_that_can(page)
    seen = set()
    for end in ends:
        point(page, end).press("Enter")
        page.mouse.move(400, 300)
        expect(page.locator("[data-strike]")).to_be_visible()
        seen.add((picture(page), beside(page)))
        page.keyboard.press("Escape")
        point(page, start).press("Enter")
    assert len(ends) > 4
    assert len(seen) == 1


def test_no_line_follows_the_pointer(page: Page, api: Api) -> None:
    at("oakdell.attack", page, api)
    point(page, points_that_can(page)[0]).click()
    before = picture(page)
    for x in range(300, 700, 80):
        page.mouse.move(x, 350)
    assert picture(page) == before


def test_focus_measures_lines_and_nothing_else_does(page: Page, api: Api) -> None:
    driver = at("oakdell.draft", page, api)
    measure = page.get_by_role("button", name="Measure")
    driver.fetch(FOCUS, "yellow")
    expect(measure).to_have_count(0)
    page.locator("[data-ref='potion:yellow']").first.click()
    measure.click()
    point(page, "P2").press("Enter")
    point(page, "P8").press("Enter")
    expect(page.locator(".measured")).to_contain_text(re.compile(r"P2–P8:.*(hit|icon)"))
    expect(page.locator(".line")).to_have_count(page.locator(".line").count())


def test_precision_is_a_stick_that_turns_by_pointer_and_by_keys(page: Page, api: Api) -> None:
    driver = at("oakdell.draft", page, api)
    driver.fetch(PRECISION, "orange")
    page.locator("[data-ref='potion:orange']").first.click()
    stick = page.locator(".stick path")
    expect(stick).to_have_count(1)
    places = [stick.get_attribute("d")]
    for key in ("ArrowUp", "]", "Shift+ArrowLeft"):
        page.keyboard.press(key)
        places.append(stick.get_attribute("d"))
    box = page.locator(".picture svg").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
    page.mouse.up()
    places.append(stick.get_attribute("d"))
    assert len(set(places)) == len(places)
    lines = page.locator(".line").count()
    page.get_by_role("button", name="Draw the line").click()
    expect(page.locator(".line")).to_have_count(lines + 1)


def test_a_whole_turn_by_keyboard_alone(page: Page, api: Api) -> None:
    come(page, lay(api))
    expect(page.locator(".sector.can").first).to_be_visible()
    page.keyboard.press("o")
    for _ in range(12):
        if page.evaluate("document.activeElement.classList.contains('can')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".counter")).to_be_visible()
    page.keyboard.press("p")
    walk = page.get_by_role("button", name="Walk")
    for n in range(12):
        if walk.is_visible():
            break
        page.keyboard.press("ArrowRight" if n % 2 == 0 else "ArrowLeft")
    expect(walk).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".point.can").first).to_be_visible()
    page.keyboard.press("m")
    for _ in range(2):
        for _ in range(20):
            if page.evaluate("document.activeElement.classList.contains('can')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(page.locator("[data-strike]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".line")).to_have_count(1)


def test_points_and_spaces_are_announced(page: Page, api: Api) -> None:
    at("oakdell.attack", page, api)
    expect(point(page, "P1").locator("title")).to_have_text("P1, red, top, free")
    expect(space(page, "4,0")).to_have_attribute("aria-label", "E1, zone 1, trap")
    expect(space(page, "3,4")).to_have_attribute("aria-label", "D5, zone 1, trap, a closed door to D6")


def test_the_sheets_of_others_are_opened_and_laid_out(page: Page, api: Api) -> None:
    come(page, lay(api, players=2))
    page.locator(".hero").nth(1).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ghost")
    dialog.get_by_role("button", name=re.compile("^Lay the sheets")).click()
    expect(page.locator(".hero").nth(1)).to_have_class(re.compile(r"\bshown\b"))


def test_what_is_no_answer_is_read(page: Page, api: Api) -> None:
    at("oakdell.draft", page, api)
    page.get_by_role("button", name=re.compile("^Stun")).click()
    expect(page.get_by_role("dialog", name="Stun")).to_contain_text("Monster Phase")


def test_sheets_are_printed_to_scale(page: Page, api: Api) -> None:
    """50 units are one centimetre: a sheet of 1000 units is 20 cm wide."""
    at("oakdell.draft", page, api)
    keep = "const kept = document.querySelector('.oakdell-print').cloneNode(true); kept.id = 'kept'"
    page.evaluate(f"() => {{ window.print = () => {{ {keep}; document.body.append(kept) }} }}")
    page.get_by_role("button", name="Printable sheets").click()
    page.get_by_role("button", name="All monsters").click()
    page.get_by_role("button", name="Print", exact=True).click()
    expect(page.locator("#kept .monster")).to_have_count(18)
    page.emulate_media(media="print")
    wide = page.locator("#kept .monster").first.evaluate("sheet => sheet.getBoundingClientRect().width")
    assert wide == pytest.approx(200 * 96 / 25.4, abs=1)
    expect(page.locator("#app")).to_be_hidden()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_serious_is_found_at_the_table(page: Page, api: Api, light: str) -> None:
    page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
    driver = at("oakdell.draft", page, api)
    assert serious(page) == []
    driver.until("oakdell.route")
    page.locator(".space.end").first.click()
    assert serious(page) == []
    page.get_by_role("button", name="Anew").click()
    driver.until("oakdell.attack").respond()
    driver.until("oakdell.attack")
    point(page, points_that_can(page)[0]).press("Enter")
    assert serious(page) == []


def test_a_phone_shows_one_sheet_at_a_time(page: Page, api: Api) -> None:
    driver = at("oakdell.draft", page, api)
    for name in ("Dice", "Monster", "Dungeon", "Hero"):
        page.set_viewport_size({"width": 360, "height": 740})
        page.get_by_role("tab", name=name).click()
        assert serious(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 360, "height": 740})
    driver.until("oakdell.attack")
    expect(page.get_by_role("tab", name="Monster")).to_have_attribute("aria-selected", "true")
    start, other = page.locator(".point").nth(0).bounding_box(), space(page, "0,4").bounding_box()
    assert start and other and min(other["width"], other["height"]) > 30
