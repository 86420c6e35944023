"""The campaign table of Veridia: anybody stops play without a name, the master lets it go on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Friend
from .evening import Evening
from .visit import Api


def test_anybody_stops_play_without_a_name(page: Page, friend: Friend, api: Api) -> None:
    table = Evening(page, friend, api, players=1)
    (ann,) = table.players
    ann.get_by_role("button", name=re.compile("^Sela")).click()
    ann.get_by_role("button", name="Pause", exact=True).click()
    expect(page.locator("section.bar")).to_have_attribute("data-asks", "veridia.paused")
    expect(table.log(page)).not_to_contain_text(re.compile("Seat 2|Ann"))
    page.locator("section.bar .options button").first.click()
    expect(page.locator("section.bar")).to_have_attribute("data-asks", "veridia.master")
    ann.get_by_role("tab", name="Lines", exact=True).click()
    ann.get_by_role("form", name="Lines and veils").get_by_label("Text").fill("no spiders")
    ann.get_by_role("button", name="Add", exact=True).click()
    expect(table.desk("Lines")).to_contain_text("no spiders")
