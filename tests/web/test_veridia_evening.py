"""A master and three players of Veridia in four browsers, from creation to a market after a fight."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Friend
from .evening import Evening
from .visit import Api


def person(page: Page, name: str) -> Locator:
    return page.get_by_role("article", name=name)


def somebody_is_built(player: Page) -> None:
    """A new character, through the builder at the table."""
    player.get_by_role("button", name="Make a new character").click()
    expect(player.get_by_role("region", name="Points and money")).to_contain_text("150 points left")
    player.get_by_label("Name", exact=True).fill("Wren")
    player.get_by_label("Name", exact=True).press("Enter")
    for what, level in (("attribute:strength", "2"), ("skill:melee", "1"), ("skill:parry", "1")):
        player.locator(f"[data-grade='{what}'] .by").nth(1).click()
        expect(player.locator(f"[data-grade='{what}'] output")).to_have_text(level)
    player.get_by_label("Background").select_option(label="Outlaw (3)")
    expect(player.locator("[data-owned]").first).to_be_visible()
    player.get_by_role("button", name=re.compile("^Buy Bow for")).click()
    expect(player.locator("[data-owned='bow']")).to_be_visible()
    player.get_by_role("button", name="Ready", exact=True).click()
    expect(player.get_by_text("The master looks at the character.")).to_be_visible()


@pytest.fixture
def evening(page: Page, friend: Friend, api: Api) -> Callable[[], Evening]:
    return lambda: Evening(page, friend, api)


def test_creation_an_override_a_fight_and_a_market_in_four_browsers(evening: Callable[[], Evening]) -> None:
    table = evening()
    master, (ann, bert, cleo) = table.master, table.players
    # One makes her own character, which the master accepts; two play ready ones.
    somebody_is_built(cleo)
    expect(master.get_by_text(re.compile("has built Wren"))).to_be_visible()
    master.get_by_role("button", name="Accept", exact=True).click()
    for player, name in ((ann, "Sela"), (bert, "Oren")):
        player.get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(person(master, name)).to_be_visible()
    for one in table.everybody:
        expect(one.get_by_role("region", name="The party").get_by_role("article")).to_have_count(3)
    # What is secret stands with its owner and the master alone.
    expect(person(ann, "Sela")).to_contain_text("460 deli")
    expect(person(ann, "Wren")).not_to_contain_text("deli")
    expect(person(master, "Wren")).to_contain_text("deli")
    table.opens_a_scene("The old bridge", "bridge")
    # A roll that everybody makes, with its odds; the last word about one of them.
    rolls = table.desk("Rolls")
    rolls.get_by_label("all", exact=True).check()
    rolls.get_by_role("button", name="Ask for the roll").click()
    card = ann.get_by_role("region", name="The master asks")
    expect(card).to_contain_text("Sela: Perception + Alertness")
    expect(card).to_contain_text("At least one success 86.8%")
    for player in table.players:
        asked = player.get_by_role("region", name="The master asks")
        asked.get_by_role("button", name=re.compile("rolls$")).click()
        expect(asked).to_have_count(0)
    lines = table.log(master)
    lines.locator("[data-kind='RollMade']").filter(has_text="Sela").get_by_role("button").click()
    dialog = master.get_by_role("dialog", name="The last word")
    dialog.get_by_label("What").select_option("successes")
    dialog.get_by_label("New value").fill("5")
    dialog.get_by_label("Reason").fill("the sun was in their eyes")
    dialog.get_by_role("button", name="Override").click()
    for one in (master, ann):
        expect(table.log(one).locator("[data-kind='Overridden']").first).to_contain_text("the sun was in their eyes")
    # Hidden dice stay hidden: the others learn that there was one more.
    rolls = table.desk("Rolls")
    rolls.get_by_role("form", name="Roll behind the screen").get_by_label("What for").fill("the bandits listen")
    rolls.get_by_role("button", name="Roll in secret").click()
    expect(table.log(master)).to_contain_text("the bandits listen")
    expect(table.log(ann).locator("[data-kind='HiddenRollCounted']")).to_have_count(1)
    expect(table.log(ann)).not_to_contain_text("the bandits listen")
    # The first fight, foreseen before it is fought.
    desk = table.brings("Goblin")
    table.foresees(desk)
    desk.get_by_role("button", name="Put them on the map").click()
    expect(ann.get_by_role("region", name="Scene")).to_contain_text("Goblin")
    table.begins_a_fight()
    table.fights()
    table.ends_the_fight()
    # A market: what is bought is paid.
    market = table.desk("Market")
    market.get_by_role("textbox", name="Place").fill("Bridge End")
    market.get_by_role("button", name="Open a market").click()
    ann.get_by_role("tab", name="Market", exact=True).click()
    ann.get_by_label("Search gear").fill("dagger")
    ann.get_by_role("button", name=re.compile("^Buy Dagger for")).first.click()
    expect(person(ann, "Sela")).not_to_contain_text("460 deli")
    expect(table.log(ann).locator("[data-kind='Traded']")).to_have_count(1)
    market.get_by_role("button", name="Close the market").click()
