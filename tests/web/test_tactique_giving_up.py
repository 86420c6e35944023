"""Giving up Deckbuilding Tactique through the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .test_tactique import BOT, ME, at_the_first_turn, lay
from .visit import Api, come


def test_who_plays_alone_gives_up_after_being_asked_again(page: Page, api: Api) -> None:
    at_the_first_turn(page, api)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Fight on").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name="The end")).to_contain_text("given up")


def test_programs_agree_with_whoever_gives_up(page: Page, api: Api) -> None:
    come(page, lay(api, ME, BOT))
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name="The end")).to_be_visible()
