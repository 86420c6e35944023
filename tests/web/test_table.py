"""At the table: undo, hints, keys, several people at one screen, and what happens when the server goes down."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Friend
from .driver import Pointer
from .serving import Server
from .visit import Api, answers, come, play_now, sentence, story


def test_the_server_is_killed_and_the_game_goes_on(page: Page, server: Server, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    player = Pointer(page, seed=1)
    for _ in range(2):
        player.respond()
    asked, told = sentence(page).inner_text(), story(page).inner_text()
    with server.down():
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        page.get_by_role("button", name="End the turn").click()
        page.get_by_role("button", name="Yes").click()
        expect(page.get_by_text("nothing was sent")).to_be_visible()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)
    assert (sentence(page).inner_text(), story(page).inner_text()) == (asked, told)
    player.respond()


def test_an_answer_is_taken_back(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    asked = sentence(page).inner_text()
    Pointer(page, seed=1).respond()
    page.get_by_role("button", name=re.compile("take back", re.IGNORECASE)).click()
    expect(story(page)).to_contain_text("takes back")
    expect(sentence(page)).to_have_text(asked)


def test_what_was_revealed_is_taken_back_if_the_others_agree(page: Page, friend: Friend, api: Api) -> None:
    links = api.lay("Me", "Open", heroes=2)
    come(page, links)
    other = friend()
    come(other, links, "invitation")
    other.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    expect(sentence(page)).to_contain_text("which shape")
    asked = sentence(page).inner_text()
    Pointer(page, seed=1).respond()
    revealed = sentence(page).inner_text()
    ask, waits = page.get_by_role("button", name="Ask to take back"), page.get_by_text("One player has still to agree.")
    ask.click()
    expect(waits).to_be_visible()
    other.get_by_role("button", name="Decline").click()
    expect(waits).to_be_hidden()
    expect(sentence(page)).to_have_text(revealed)
    ask.click()
    other.get_by_role("button", name="Agree").click()
    for one in (page, other):
        expect(sentence(one)).to_have_text(asked)


def test_odds_are_drawn_as_well_as_told(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1))
    player, bars = Pointer(page, seed=1), page.locator(".odds .bar")
    while not bars.count():
        assert player.answered < 40, "no monster is near"
        player.respond()
    expect(bars.first).not_to_have_css("background-image", "none")


def test_somebody_advises(page: Page) -> None:
    play_now(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".notice")).to_contain_text("A sensible player would choose")


def test_why_an_answer_is_allowed(page: Page) -> None:
    play_now(page)
    page.get_by_role("button", name="Why?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"AVEL-[A-Z]+-\d\d"))
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_answers_by_digit_and_by_arrows(page: Page) -> None:
    play_now(page)
    expect(answers(page)).to_have_count(2)
    answers(page).last.focus()
    page.keyboard.press("ArrowLeft")
    expect(answers(page).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(answers(page).last).to_be_focused()
    before = sentence(page).inner_text()
    page.keyboard.press("1")
    expect(sentence(page)).not_to_have_text(before)


def test_an_answer_is_asked_again_where_that_is_wanted(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("group", name="Confirm answers").get_by_label("on").check(force=True)
    play_now(page)
    asked = sentence(page).inner_text()
    answers(page).first.click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(sentence(page)).to_have_text(asked)
    answers(page).first.click()
    page.get_by_role("button", name="Yes").click()
    expect(sentence(page)).not_to_have_text(asked)


def test_two_people_at_one_screen_with_pins(page: Page, api: Api) -> None:
    seats = [{"type": "Me", "name": "Ada", "pin": "12"}, {"type": "Me", "name": "Bo", "pin": "34"}]
    options = {"heroes": 2, "first_seat": "1", "bag_draw": "blind"}
    links = api.post("/tables", {"game": "avel", "options": options, "seats": seats})
    come(page, links)
    screen = page.locator("form", has_text="Hand the screen to Ada")
    expect(page.locator(".hand-over")).to_have_css("opacity", "1")  # for a browser what nobody sees is visible
    screen.get_by_label("PIN").fill("99")
    screen.get_by_role("button").click()
    expect(page.get_by_text("This is not the right PIN.")).to_be_visible()
    assert page.locator("section.bar").count() == 0
    screen.get_by_label("PIN").fill("12")
    screen.get_by_role("button").click()
    expect(sentence(page)).to_contain_text("Ada")


def test_a_bot_plays_for_us_and_we_take_over_again(page: Page, api: Api) -> None:
    come(page, api.lay("Me", heroes=1, pace=10))
    player = Pointer(page, seed=1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play yourself").click()
    expect(page.get_by_role("button", name="Play yourself")).to_be_hidden()
    player.respond()


def test_the_table_waits_while_it_is_paused(page: Page) -> None:
    play_now(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("The game is paused.")).to_be_hidden()
