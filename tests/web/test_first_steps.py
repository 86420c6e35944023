"""From the door to the first answer."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_two_clicks_from_home_to_the_first_answer(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    answers = page.get_by_role("group", name="Answers").get_by_role("button")
    expect(answers.first).to_be_visible()
    asked = page.locator(".sentence").inner_text()
    answers.first.click()
    expect(page.locator(".sentence")).not_to_have_text(asked)
