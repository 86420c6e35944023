"""When the game is over: the proof that chance was fair, the file, the next game, the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .visit import come


def test_chance_was_fair_and_the_game_can_be_kept(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    page.get_by_text("Was chance fair?").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Verified:")).to_be_visible(timeout=30_000)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    assert download.value.suggested_filename == f"avel-{finished['table']}.oak"


def test_the_same_people_play_again(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    again = page.get_by_role("button", name="Play again").or_(page.get_by_role("button", name="To the next game"))
    again.click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert finished["table"] not in page.url


def test_a_replay_is_walked_through(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    page.get_by_role("link", name="Replay").click()
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(moment).to_have_value("1")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    last = int(moment.input_value())
    assert last > 50
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(last - 1))
    page.wait_for_url(f"**/replay/{finished['table']}?at={last - 1}")
    page.reload()
    expect(moment).to_have_value(str(last - 1))


def test_a_replay_is_leafed_through_by_rounds(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    page.goto(f"/replay/{finished['table']}")
    moment, rounds = (
        page.get_by_role("slider", name="Moment of the game"),
        page.get_by_text(re.compile(r"^Round \d+ of 12")),
    )
    page.get_by_role("button", name="To the next round").click()
    expect(rounds).to_contain_text("Round 1 of 12")
    first = moment.input_value()
    page.keyboard.press("PageDown")
    expect(rounds).to_contain_text("Round 2 of 12")
    page.get_by_role("button", name="To the round before").click()
    expect(moment).to_have_value(first)
    page.keyboard.press("PageUp")
    expect(moment).to_have_value("0")


def test_a_link_to_a_moment_that_never_was_leads_to_the_last_one(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    page.goto(f"/replay/{finished['table']}?at=99999")
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value(str(moment.get_attribute("max")))


def test_a_replay_plays_by_itself(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    page.goto(f"/replay/{finished['table']}?at=3")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(re.compile(r"^([6-9]|\d\d+)$"))
    page.get_by_role("button", name="Stop").click()


def test_the_game_goes_on_from_a_moment_of_the_replay(page: Page, finished: dict[str, str]) -> None:
    come(page, finished)
    page.goto(f"/replay/{finished['table']}?at=5")
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.bar")).to_have_attribute("data-asks", re.compile("avel"))
