"""From the door to the table, alone, by link, on a phone and in French."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Friend
from .driver import Pointer
from .serving import Server
from .visit import Api, answers, avel, come, play_now, sentence


def test_two_clicks_from_home_to_the_first_decision(page: Page) -> None:
    page.goto("/")
    avel(page).get_by_role("button", name="Play now").click()
    asked = sentence(page)
    expect(asked).to_contain_text("?")
    before = asked.inner_text()
    answers(page).first.click()
    expect(asked).not_to_have_text(before)


def test_a_table_can_be_set_up_and_left_and_come_back_to(page: Page) -> None:
    page.goto("/")
    avel(page).get_by_role("link", name="Set up a table").click()
    page.get_by_label("1 hero", exact=True).check(force=True)
    expect(page.get_by_role("group", name="Seat 1")).to_be_visible()
    expect(page.get_by_role("group", name="Seat 2")).to_have_count(0)
    expect(page.locator(".forecast")).to_contain_text("%")
    page.get_by_role("button", name="Begin").click()
    expect(sentence(page)).to_contain_text("which shape")
    asked = sentence(page).inner_text()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("region", name="Your tables").get_by_role("link", name=re.compile("Your turn")).click()
    expect(sentence(page)).to_have_text(asked)


def test_a_friend_comes_by_link_and_both_play(page: Page, friend: Friend, api: Api) -> None:
    links = api.lay("Me", "Open", heroes=2)
    come(page, links)
    begin = page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_disabled()
    expect(page.get_by_text("These links work on this computer alone.")).to_be_visible()
    other = friend()
    come(other, links, "invitation")
    other.get_by_label("Name").fill("Robin")
    other.get_by_role("button", name="Sit down here").click()
    expect(page.get_by_text("Robin")).to_be_visible()
    begin.click()
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Robin")
    expect(other.get_by_role("list", name="At the table")).to_contain_text("Robin")
    expect(sentence(other)).to_have_text(sentence(page).inner_text())
    assert links["invitation"] not in other.url and links["host"] not in page.url


def test_what_one_says_the_other_hears(page: Page, friend: Friend, api: Api) -> None:
    links = api.lay("Me", heroes=1)
    come(page, links)
    watcher = friend()
    come(watcher, links, "watch")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(answers(watcher)).to_have_count(0)
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_label("Say something").fill("<b>Good luck</b>")
    page.keyboard.press("Enter")
    watcher.get_by_role("button", name="Chat, one new line").click()
    expect(watcher.locator(".chat")).to_contain_text("<b>Good luck</b>")


def test_a_wrong_link_is_told_and_leads_home(page: Page, problems: list[str]) -> None:
    page.goto("/")
    page.get_by_label("Link or code").fill("https://elsewhere.example/")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("There is no link to a table in this.")).to_be_visible()
    page.get_by_label("Link or code").fill(f"abcdefghij#{'x' * 22}")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="No way to this table")).to_be_visible()
    assert all("404" in problem for problem in problems)
    problems.clear()


def test_an_address_that_was_mutilated_leads_home(page: Page) -> None:
    for address in ("/table/%zz", "/replay/%E0%A4%A", "/nowhere/at/all"):
        page.goto(address)
        page.get_by_role("link", name="Home").last.click()
        page.wait_for_url(re.compile("/$"))
        expect(avel(page)).to_be_visible()


def test_names_as_long_and_as_strange_as_can_be_fit_everywhere(page: Page, api: Api) -> None:
    seats = [
        {"type": "Me", "name": "W" * 40},
        {"type": "Open"},
        {"type": "Bot", "name": "\U0001f409 \u0645\u0644\u0643\u0629"},
    ]
    options = {"heroes": 3, "first_seat": "1", "bag_draw": "grab_calm"}
    come(page, api.post("/tables", {"game": "avel", "options": options, "seats": seats}))
    long = page.get_by_text("W" * 40)
    expect(long).to_be_visible()
    row = page.get_by_role("listitem").filter(has=long)
    assert right(long) <= left(row.get_by_role("button")), "the name lies under the button"
    row = page.get_by_role("listitem").filter(has_text="Open")
    row.get_by_role("button", name="Give it to a bot").click()
    page.get_by_role("button", name="Begin the game").click()
    card = page.locator(".hero").first
    expect(card).to_contain_text("W" * 40)
    assert right(card.locator(".name")) <= right(card), "the name sticks out of its card"


@pytest.mark.browser_context_args(locale="fr-FR")
def test_everything_is_in_french_for_who_speaks_french(page: Page) -> None:
    play_now(page)
    expect(sentence(page)).to_contain_text("Qui")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_table_goes_on_in_another_language(page: Page) -> None:
    play_now(page)
    english = sentence(page).inner_text()
    table = page.url
    page.goto("/settings")
    page.get_by_label("Français").check(force=True)
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.goto(table)
    expect(sentence(page)).not_to_have_text(english)


def left(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["x"]


def right(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"]


SCREENS = ("/", "/new/avel", "/rules/avel", "/settings", "/about")


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 740})
def test_nothing_is_wider_than_a_small_phone(page: Page, api: Api, finished: dict[str, str]) -> None:
    def check(where: str) -> None:
        page.wait_for_timeout(300)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{where} is {wide} wide"

    for path in SCREENS:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        check(path)
    come(page, api.lay("Me", "Open", heroes=2))
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()
    check("the lobby")
    play_now(page)
    check("a table")
    come(page, finished)
    check("the end")
    page.goto(f"/replay/{finished['table']}?at=5")
    expect(page.get_by_role("region", name="Timeline")).to_be_visible()
    check("a replay")


@pytest.mark.browser_context_args(viewport={"width": 360, "height": 740}, has_touch=True)
def test_a_finger_that_rests_shows_what_a_pointer_would_and_chooses_nothing(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    Pointer(page, seed=1).respond()
    asked = page.locator("section.bar").get_attribute("data-number")
    tile = page.locator(".hex.glows").first
    at = tile.evaluate(
        "hex => (({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))(hex.getBoundingClientRect())"
    )
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(":root[data-pressed]")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("aside.card")).to_be_visible()
    assert page.locator("section.bar").get_attribute("data-number") == asked
    page.locator("section.bar .sentence").tap()
    expect(page.locator("aside.card")).to_be_hidden()


@pytest.mark.browser_context_args(service_workers="allow")
def test_the_page_can_be_installed_and_opens_without_the_server(page: Page, server: Server) -> None:
    page.goto("/")
    assert page.evaluate("fetch('/oakveil.webmanifest').then(reply => reply.json())")["name"] == "Oakveil"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    with server.down():
        page.goto("/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.goto("/")
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
