"""Plays whatever is asked of a seat of Avel through the page: with the pointer, or with the keyboard alone."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from random import Random

from playwright.sync_api import Locator, Page, expect

from .visit import answers

PATIENCE = 30_000
"""Milliseconds until something that was pressed must have had an effect."""


class Driver(ABC):
    """Somebody in front of `page` who answers at random; ends a turn or a battle with the chance `haste` (0 to 1)."""

    def __init__(self, page: Page, seed: int, haste: float = 0.3) -> None:
        self.page = page
        self._chance = Random(seed)
        self.haste = haste
        self.answered = 0

    def is_over(self) -> bool:
        """Whether the page tells how the game ended."""
        return self.page.get_by_role("dialog", name="The end").is_visible()

    def is_asked(self) -> bool:
        """Whether the seat in hand has to answer."""
        return self.asks() != ""

    def asks(self) -> str:
        """The kind of question the seat in hand has to answer; "" for none."""
        return self.page.locator("section.bar").get_attribute("data-asks", timeout=PATIENCE) or ""

    def respond(self) -> None:
        """Answer what is asked, and wait until the next question is there."""
        before = self._number()
        match self.asks():
            case "avel.bag_grab":
                self._grab()
            case "avel.fit":
                self._pack()
            case "avel.elixir" | "avel.effect" | "avel.spell":
                self._go_on()
            case "avel.exchange" | "avel.exchange_reply":
                self._cancel()
            case _:
                self._choose()
        self.answered += 1
        for _ in range(PATIENCE // 30):
            if self._number() != before:
                return
            if self.page.get_by_role("dialog", name="Are you sure?").is_visible():
                self._confirm()
            self.page.wait_for_timeout(30)
        raise AssertionError(f"the answer was not taken: {self.page.locator('section.bar').inner_text()}")

    def _number(self) -> str:
        return self.page.locator("section.bar[data-number]").get_attribute("data-number", timeout=PATIENCE) or ""

    def _pick(self, among: Locator) -> Locator:
        expect(among.first).to_be_visible(timeout=PATIENCE)
        ends = among.filter(has_text=re.compile("End the turn|Retreat"))
        if ends.count() and self._chance.random() < self.haste:
            return ends.first
        return among.nth(self._chance.randrange(among.count()))

    @abstractmethod
    def _grab(self) -> None: ...

    @abstractmethod
    def _pack(self) -> None: ...

    @abstractmethod
    def _go_on(self) -> None: ...

    @abstractmethod
    def _cancel(self) -> None: ...

    def _choose(self) -> None:
        """Give an answer of the bar."""
        self._give(self._pick(answers(self.page)))

    def _give(self, wanted: Locator) -> None:
        """Press a button of the bar; one that stands for several answers is unfolded first."""
        is_group = wanted.get_attribute("aria-haspopup") is not None
        self._press(wanted)
        if is_group:
            unfolded = self.page.locator(".options.unfolded button:not([aria-disabled])")
            self._press(self._pick(unfolded.filter(has_not_text=re.compile("^Back$"))))

    @abstractmethod
    def _press(self, wanted: Locator) -> None: ...

    @abstractmethod
    def _confirm(self) -> None:
        """The page asks if we are sure."""


class Pointer(Driver):
    """Clicks, and does not wait for what comes of it: `respond` does."""

    def _grab(self) -> None:
        self._pick(self.page.locator(".grab .shape:enabled")).click(no_wait_after=True)

    def _pack(self) -> None:
        self.page.get_by_role("button", name="Pack for me").click(no_wait_after=True)
        self.page.get_by_role("button", name="Done", exact=True).click(no_wait_after=True)

    def _go_on(self) -> None:
        self.page.locator(".battle .wax").last.click(no_wait_after=True)

    def _cancel(self) -> None:
        self.page.locator(".exchange .row .button").last.click(no_wait_after=True)

    def _press(self, wanted: Locator) -> None:
        wanted.click(no_wait_after=True)

    def _confirm(self) -> None:
        self.page.get_by_role("button", name="Yes").click(no_wait_after=True)


class Keyboard(Driver):
    """Touches no pointer."""

    def _grab(self) -> None:
        for _ in range(self._chance.randrange(4)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press(" ")

    def _pack(self) -> None:
        self.page.keyboard.press("p")
        self.page.keyboard.press("Enter")

    def _go_on(self) -> None:
        self.page.keyboard.press("Enter")

    def _cancel(self) -> None:
        self._press(self.page.locator(".exchange .row .button").last)

    def _confirm(self) -> None:
        self.page.keyboard.press("Enter")

    def _press(self, wanted: Locator) -> None:
        """Walk to a button and press it: with Tab into the bar, along it with the arrows."""
        for _ in range(100):
            if wanted.evaluate("button => document.activeElement === button"):
                self.page.keyboard.press("Enter")
                return
            is_near = wanted.evaluate("button => button.parentElement.contains(document.activeElement)")
            self.page.keyboard.press("ArrowRight" if is_near else "Tab")
        raise AssertionError(f"{wanted.inner_text()!r} cannot be reached by keyboard")
