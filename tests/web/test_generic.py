"""A game that the page knows nothing about is played all the same, on a table made from its state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .serving import Server
from .visit import Api, answers, come


@pytest.fixture
def page(browser: Browser, browser_context_args: dict[str, Any], server_of_the_duel: Server) -> Iterator[Page]:
    with browser.new_context(**browser_context_args | {"base_url": server_of_the_duel.url}) as context:
        yield context.new_page()


def test_a_duel_is_played_to_its_end(page: Page, server_of_the_duel: Server) -> None:
    api = Api(page.context, server_of_the_duel.url)
    come(page, api.post("/tables", {"game": "duel", "seats": [{"type": "Me", "name": "Ada"}], "pace": 0}))
    mine = page.get_by_role("region", name="On the table").locator("section", has_text="Ada")
    expect(mine.get_by_role("list", name="hand").get_by_role("listitem").first).to_be_visible()
    the_end = page.get_by_role("dialog", name="The end")
    bar = page.locator("section.bar")
    for _ in range(400):
        if the_end.is_visible():
            break
        if not bar.get_attribute("data-asks"):
            page.wait_for_timeout(50)
            continue
        before = bar.get_attribute("data-number")
        cards = page.locator(".lying button.card")
        (cards if cards.count() else answers(page)).first.click()
        if page.get_by_role("menu").is_visible():
            page.get_by_role("menuitem").first.click()
        expect(bar).not_to_have_attribute("data-number", str(before))
    expect(the_end).to_contain_text(re.compile("out of breath|Time is up"))
