"""A fight of Veridia through the page: what is pressed, what keys reach, what is told before the dice are rolled."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .driver import PATIENCE
from .test_accessibility import serious
from .veridia import Fencer, acting, answering, beside_a_foe, in_fight, lay_fight
from .visit import Api, come

DUEL: dict[str, object] = {"side_a": "pregen:sela", "side_b": "npc:goblin"}


def asks(page: Page, question: str) -> None:
    expect(page.locator("section.bar")).to_have_attribute("data-asks", question)


def number(page: Page) -> str:
    return page.locator("section.bar").get_attribute("data-number") or ""


def test_a_whole_skirmish_is_fought_by_clicks(page: Page, api: Api) -> None:
    come(page, lay_fight(api, 1, **DUEL))
    fencer = Fencer(page, seed=3)
    for _ in range(600):
        if fencer.is_over():
            break
        if fencer.asks():
            fencer.respond()
        page.wait_for_timeout(10)
    assert fencer.is_over()
    end = page.get_by_role("dialog", name="The end")
    expect(end).to_contain_text("The fight took")
    expect(end.get_by_role("row", name=re.compile("Goblin"))).to_be_visible()


def test_without_a_map_a_ring_of_distances_is_fought_on(page: Page, api: Api) -> None:
    come(page, lay_fight(api, 1, **DUEL, map="none"))
    asks(page, "veridia.turn")
    expect(page.get_by_role("group", name="Distances without a map")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-menu='move']").click()
    before = number(page)
    page.locator(".list .choice").first.click()
    expect(page.locator("section.bar")).not_to_have_attribute("data-number", before)


def test_a_way_is_drawn_with_its_cost_before_it_is_walked(page: Page, api: Api) -> None:
    come(page, lay_fight(api, 1, **DUEL))
    fencer = Fencer(page, seed=1).until("veridia.turn")
    start = page.locator(".token.now").get_attribute("data-cell") or ""
    x, y = map(int, start.split(","))
    fencer.point((x + 3, y))
    expect(page.locator(".cost")).to_have_text("3")
    expect(page.locator("path.way")).to_have_count(2)
    expect(page.locator("[data-walk]")).to_contain_text("3 of 6 cells")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".token.now")).to_have_attribute("data-cell", f"{x + 3},{y}")
    expect(page.locator("[data-menu='move']")).to_contain_text("3 of 6 cells")


def test_a_foe_is_pressed_and_struck(page: Page, api: Api) -> None:
    in_fight(page, api, beside_a_foe)
    page.locator(".token.can .grip").first.click()
    menu = page.locator(".unit-menu")
    expect(menu.locator(".choice").first).to_contain_text(re.compile(r"\d+d.* · \d+ % · ø \d\.\d"))
    expect(menu.locator(".choice").first).to_contain_text(re.compile(r"hurts \d+ %"))
    expect(menu.get_by_role("button", name=re.compile("^Grapple"))).to_be_visible()
    before = number(page)
    menu.locator(".choice").first.click()
    expect(page.locator("section.bar")).not_to_have_attribute("data-number", before)
    page.get_by_role("tab", name="Dice").click()
    expect(page.locator(".tray .die").first).to_be_visible()


def test_a_turn_by_keyboard_alone(page: Page, api: Api) -> None:
    come(page, lay_fight(api, 1, **DUEL))
    asks(page, "veridia.place")
    expect(page.locator(".map")).to_be_visible()
    page.keyboard.press("1")
    asks(page, "veridia.turn")
    start = page.locator(".token.now").get_attribute("data-cell") or ""
    x, y = map(int, start.split(","))
    page.keyboard.press("v")
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("[data-cursor]")).to_have_attribute("aria-label", re.compile("2 of 6 cells"))
    page.keyboard.press("Backspace")
    expect(page.locator("[data-cursor]")).to_have_attribute("aria-label", re.compile("1 of 6 cells"))
    page.keyboard.press("Enter")
    expect(page.locator(".token.now")).to_have_attribute("data-cell", f"{x + 1},{y}")
    before = number(page)
    page.keyboard.press("e")
    expect(page.locator("section.bar")).not_to_have_attribute("data-number", before, timeout=PATIENCE)


def test_a_foe_is_struck_by_keyboard_alone(page: Page, api: Api) -> None:
    in_fight(page, api, beside_a_foe)
    before = number(page)
    page.keyboard.press("a")
    expect(page.locator(".grip:focus")).to_have_attribute("aria-label", re.compile(r"side B; .*\d+ % · ø"))
    page.keyboard.press("Enter")
    expect(page.locator(".unit-menu .choice").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".unit-menu")).to_have_count(0)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("section.bar")).not_to_have_attribute("data-number", before)


def test_an_answer_is_shown_with_the_odds_of_both_sides(page: Page, api: Api) -> None:
    in_fight(page, api, answering)
    card = page.locator("[data-answer]")
    expect(card.get_by_role("heading", name=re.compile(r"attacks Sela: .*, \d+ dice"))).to_be_visible()
    expect(card).to_contain_text("Recommended:")
    for heading in ("Endure it", "Defend", "Strike back", "Split the dice"):
        expect(card.get_by_role("heading", name=heading)).to_be_visible()
    expect(card.get_by_role("button", name=re.compile(r"^Parry.*\d+d · \d+ %.*lose −?\d\.\d"))).to_be_visible()
    expect(card.get_by_role("button", name=re.compile(r"lose −?\d\.\d.*deal \d\.\d")).first).to_be_visible()
    before = number(page)
    page.keyboard.press("2")
    expect(page.locator("section.bar")).not_to_have_attribute("data-number", before)


def test_dice_are_dealt_out_as_beads(page: Page, api: Api) -> None:
    in_fight(page, api, answering)
    page.keyboard.press("s")
    beads = page.get_by_role("group", name="Several actions at once")
    told = beads.locator("footer span")
    expect(told).to_contain_text(re.compile(r"\d+ of \d+"))
    before, worth = told.inner_text(), beads.locator(".worth").all_inner_texts()
    slider = beads.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(told).not_to_have_text(before)
    assert beads.locator(".worth").all_inner_texts() != worth
    question = number(page)
    beads.get_by_role("button", name="Declare").click()
    expect(page.locator("section.bar")).not_to_have_attribute("data-number", question)


def test_a_greyed_button_says_why_with_its_rule(page: Page, api: Api) -> None:
    come(page, lay_fight(api, 1, **DUEL))
    Fencer(page, seed=1).until("veridia.turn")
    attack = page.locator("[data-menu='attack']")
    expect(attack).to_have_attribute("title", re.compile(r"\(VER-MAP-10\)"))
    attack.dispatch_event("click")
    expect(page.get_by_text("Nobody can be struck from here")).to_be_visible()


def test_everything_of_a_turn_is_on_one_screen(page: Page, api: Api) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for moment in (lambda step: acting(step) is not None, answering):
        in_fight(page, api, moment)
        page.wait_for_timeout(300)
        for part in (".rail", ".map .paper", ".deeds"):
            box = page.locator(part).bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= 720, part
        scrolls = "part => part.scrollHeight - part.clientHeight"
        assert page.locator(".deeds").evaluate(scrolls) <= 1
        assert page.evaluate("document.documentElement.scrollHeight") <= 720


def test_a_phone_has_one_column_and_answers_fill_it(page: Page, api: Api) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    in_fight(page, api, answering)
    page.wait_for_timeout(300)
    answer = page.locator("[data-answer]").bounding_box()
    assert answer and answer["width"] == pytest.approx(390, abs=2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_who_listens_hears_how_everybody_stands(page: Page, api: Api) -> None:
    in_fight(page, api, beside_a_foe)
    page.keyboard.press("g")
    expect(page.locator("[aria-live]").filter(has_text=re.compile(r"side B; \w+; .* m "))).not_to_have_count(0)


def test_nothing_serious_is_found_in_a_fight(page: Page, api: Api) -> None:
    in_fight(page, api, beside_a_foe)
    assert serious(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".token.can .grip").first.press("Enter")
    assert serious(page) == [], "beside a foe"
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    assert serious(page) == [], "other actions"
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Dice").click()
    assert serious(page) == [], "the tray"


def test_nothing_serious_is_found_in_an_answer(page: Page, api: Api) -> None:
    in_fight(page, api, answering)
    assert serious(page) == []
    page.keyboard.press("s")
    assert serious(page) == [], "beads"
