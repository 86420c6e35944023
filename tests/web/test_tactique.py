"""Deckbuilding Tactique through the page: whole games, the hand and the board, and what people can and cannot see."""

from __future__ import annotations

import os
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .conftest import Friend
from .driver import Pointer
from .test_accessibility import serious
from .visit import Api, come, sentence, story

FIRST_GAME = {"players": 2, "heroes": 2, "difficulty": "easy", "hero_pick": "first_game", "novice_pick": "suggested"}


def lay(api: Api, *seats: dict[str, str], **options: object) -> dict[str, str]:
    """A table of Tactique with these seats, for an easy first game unless it is told otherwise."""
    wanted = {**FIRST_GAME, "players": len(seats), "heroes": max(2, len(seats)), **options}
    table: dict[str, str] = api.post(
        "/tables", {"game": "tactique", "options": wanted, "seats": list(seats), "pace": 0}
    )
    return table


LONGEST = 900_000
"""Milliseconds that a whole game may take, on a busy machine as well."""
ME, OPEN, BOT = {"type": "Me"}, {"type": "Open"}, {"type": "Bot", "level": "easy"}


class Tactician(Pointer):
    """Plays whatever card it has onto whatever is usual, and ends the turn when none is left."""

    def _choose(self) -> None:
        laid = self.page.locator(".tray button")
        if self.asks() == "tactique.turn_action":
            playable = self.page.locator(".hand button.glows:not(.unplayable)")
            if playable.count():
                playable.first.click()
                self._press(self.page.locator(".deeds .wax"))
            else:
                self._press(self.page.get_by_role("button", name="End the turn"))
        elif laid.count():
            self._press(laid.first)
        else:
            super()._choose()

    def _pick(self, among: Locator) -> Locator:
        expect(among.first).to_be_visible()
        usual = among.and_(self.page.locator(".wax"))
        return usual.first if usual.count() else super()._pick(among)

    def until(self, question: str) -> None:
        """Answer until this is asked."""
        for _ in range(400):
            if self.asks() == question:
                return
            if self.asks():
                self.respond()
            self.page.wait_for_timeout(30)
        raise AssertionError(f"{question} is never asked")


def at_the_first_turn(page: Page, api: Api, **options: object) -> Tactician:
    """Alone with two heroes, at the first turn of the first."""
    come(page, lay(api, ME, **{"players": 1, "heroes": 2, **options}))
    driver = Tactician(page, seed=3)
    driver.until("tactique.turn_action")
    return driver


PLAYS_ITSELF = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const place = (cell) => [...cell.dataset.ref.slice('cell:'.length)].map((letter) => letter.charCodeAt(0));
  const apart = (one, other) => place(one).reduce((sum, at, n) => sum + Math.abs(at - place(other)[n]), 0);
  const towardsEnemies = () => {
    const enemies = all('.cell[aria-label*=", acts "]');
    const near = (cell) => Math.min(...enemies.map((enemy) => apart(cell, enemy)));
    return all('.cell.legal').sort((one, other) => near(one) - near(other))[0];
  };
  let answered = '', since = 0;
  window.answers = 0;
  const press = () => {
    const bar = document.querySelector('section.bar');
    const asks = bar?.dataset.asks, number = bar?.dataset.number;
    const [sure] = all('dialog[open] .wax'), [unfolded] = all('.options.unfolded .button:not(.plain)');
    if (!asks || document.querySelector('dialog.wide[open]')) return;
    if (number === answered && !sure && !unfolded && Date.now() - since < 1500) return;
    if (number !== answered) window.answers += 1;
    answered = number, since = Date.now();
    const [playable] = all('.hand button.glows:not(.unplayable)');
    if (sure) sure.click();
    else if (unfolded) unfolded.click();
    else if (asks === 'tactique.turn_action' && playable) {
      if (!playable.classList.contains('chosen')) playable.click();
      setTimeout(() => all('.deeds .wax')[0]?.click());
    } else if (asks === 'tactique.choose_move') towardsEnemies()?.click();
    else ['.deeds .end', '.tray button', '.options .wax', '.options .button'].flatMap(all)[0]?.click();
  };
  setInterval(press, 20);
}"""
"""Clicks on the page, quicker than it can be told to from outside: a game has a thousand answers."""


def test_two_people_and_two_bots_play_an_easy_game(page: Page, friend: Friend, api: Api) -> None:
    """To its end in the long run (OAKVEIL_FULL=1); else until each of the two has answered fifty questions."""
    links = lay(api, ME, OPEN, BOT, BOT)
    come(page, links)
    other = friend()
    come(other, links, "invitation")
    other.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Begin the game").click()
    for one in (page, other):
        expect(one.locator("section.bar")).to_be_visible()
        one.evaluate(PLAYS_ITSELF)
    for one in (page, other):
        waits = LONGEST // 200
        while waits and one.evaluate("window.answers") <= 50:
            one.wait_for_timeout(200)
            waits -= 1
        assert waits, "the page answers no more"
        if os.environ.get("OAKVEIL_FULL") == "1":
            expect(one.get_by_role("dialog", name="The end")).to_contain_text("Cards played", timeout=LONGEST)


def test_nothing_serious_is_found_at_the_table(page: Page, api: Api) -> None:
    driver = at_the_first_turn(page, api, battlefields="random")
    page.locator(".hand button.glows").first.click()
    assert serious(page) == []
    for tab in ("Enemies", "Heroes"):
        page.set_viewport_size({"width": 360, "height": 740})
        page.get_by_role("tab", name=tab).click()
        assert serious(page) == [], tab
    assert driver.answered


def test_nothing_serious_is_found_where_cards_are_laid_out(page: Page, api: Api) -> None:
    come(page, lay(api, ME, players=1, hero_pick="free", novice_pick="free"))
    expect(page.get_by_role("heading", name="which hero")).to_be_visible()
    assert serious(page) == []


def test_a_card_is_dragged_onto_a_cell_beside_the_hero_to_step_there(page: Page, api: Api) -> None:
    at_the_first_turn(page, api)
    cell, card = page.locator(".cell.step").first, page.locator(".hand button.glows:not(:has-text('Run'))").first
    card.hover()
    expect(cell).to_be_visible()
    to: Any = cell.get_attribute("data-ref")
    page.mouse.down()
    target = page.locator(f"[data-ref='{to}']")
    box: Any = target.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()
    expect(story(page)).to_contain_text(f"to {to.removeprefix('cell:')}")


def test_a_turn_is_tried_and_taken_back(page: Page, api: Api) -> None:
    at_the_first_turn(page, api)
    hand = page.locator(".hand button[data-card]")
    before = hand.all_inner_texts()
    for _ in range(2):
        page.keyboard.press("1")
        page.keyboard.press("d")
        page.keyboard.press("Enter")
        expect(hand).to_have_count(len(before) - 1 - _)
        expect(sentence(page)).to_contain_text("what do you do")
    page.get_by_role("button", name="Take back to the start").click()
    expect(hand).to_have_count(len(before))
    assert hand.all_inner_texts() == before


def test_cells_are_told_in_sentences_and_walked_by_arrows(page: Page, api: Api) -> None:
    at_the_first_turn(page, api)
    grid = page.get_by_role("grid", name="Battlefield")
    expect(grid.get_by_role("gridcell")).to_have_count(24)
    enemy = grid.get_by_role(
        "gridcell", name=re.compile(r"^[A-D][1-6], .*, \d (life|lives), \d wounds? left, acts first")
    )
    expect(enemy).to_have_count(1)
    enemy.focus()
    page.keyboard.press("ArrowUp" if not str(enemy.get_attribute("data-ref")).startswith("cell:A") else "ArrowDown")
    expect(grid.locator(":focus")).to_have_count(1)
    expect(enemy).not_to_be_focused()


def test_a_deck_is_looked_into_but_not_its_order(page: Page, api: Api) -> None:
    at_the_first_turn(page, api)
    page.get_by_role("button", name=re.compile("^Deck: ")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the order nobody knows")
    names = dialog.locator("li .name").all_inner_texts()
    assert names == sorted(names) and len(names) > 1
    dialog.get_by_role("button", name="By type").click()
    assert sorted(dialog.locator("li .name").all_inner_texts()) == names
