"""Screens to be looked at, and how somebody comes to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from .visit import Api, come, play_now

TACTIQUE = {"players": 1, "heroes": 2, "difficulty": "easy", "novice_pick": "suggested"}
"""Options of a game of Tactique of one person; which hero is whose is settled, or asked."""
SETTLED, ASKED = {"hero_pick": "first_game"}, {"hero_pick": "free"}
MOST_GAMES = 8
"""Games in which a moment is looked for; most have each of them."""


class Played:
    """Games that bots have played to their ends, and whatever was asked in them of a seat."""

    def __init__(self, api: Api, lay: Callable[[Api], dict[str, str]], seat: int = 1) -> None:
        self._api = api
        self._lay = lay
        self._seat = seat
        self._games: list[dict[str, str]] = []
        self._steps: list[list[dict[str, Any]]] = []

    @property
    def links(self) -> dict[str, str]:
        """To the first of them."""
        self._game(0)
        return self._games[0]

    def fork(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, str]:
        """The links to a table of our own that goes on from the first step of a replay of which `is_it` holds."""
        for n in range(MOST_GAMES):
            for step in self._game(n):
                if self._seat in step["asked"] and is_it(step):
                    game, wanted = self._games[n], {"entry": step["entry"], "seat": self._seat}
                    links: dict[str, str] = self._api.post(f"/tables/{game['table']}/fork", wanted, game["host"])
                    return links
        raise AssertionError("this happens in none of the games")

    def _game(self, n: int) -> list[dict[str, Any]]:
        """The steps of game number `n` (0: the first)."""
        if n == len(self._games):
            links = self._lay(self._api)
            self._api.let_bots_finish(links, self._seat)
            self._games.append(links)
            self._steps.append(self._replay(links))
        return self._steps[n]

    def _replay(self, links: dict[str, str]) -> list[dict[str, Any]]:
        steps: list[dict[str, Any]] = []
        while True:
            path = f"/tables/{links['table']}/replay?seat=0&first={len(steps)}"
            part = self._api.get(path, links["host"])
            steps += part["steps"]
            if len(steps) >= part["entries"]:
                return steps


def asks(kind: str) -> Callable[[dict[str, Any]], bool]:
    """Whether what is asked at a step of a replay belongs to a frame of this kind, such as `Battle`."""
    return lambda step: bool(step["stack"]) and step["stack"][-1]["type"] == kind


def lay_avel(api: Api) -> dict[str, str]:
    """One person and two heroes."""
    return api.lay("Me", heroes=2)


def lay_tactique(api: Api, options: dict[str, str] = SETTLED) -> dict[str, str]:
    """One person and two heroes."""
    wanted = {"game": "tactique", "options": TACTIQUE | options, "seats": [{"type": "Me"}], "pace": 0}
    links: dict[str, str] = api.post("/tables", wanted)
    return links


class Visited(NamedTuple):
    """Tables to look at: games that are over, and one of Avel that goes on."""

    api: Api
    avel: Played
    tactique: Played
    veiel: Played
    mastered: Played
    begun: dict[str, str]


Scene = Callable[[Page, Visited], None]


def home(page: Page, visited: Visited) -> None:
    come(page, visited.avel.links)
    play_now(page)
    page.goto("/")
    page.wait_for_selector("li .how:not(:has-text('…'))")


def who(page: Page, visited: Visited) -> None:
    page.goto("/")
    page.click(".me")


def new(page: Page, visited: Visited) -> None:
    page.goto("/new/avel")
    page.wait_for_selector(".forecast")


def lobby(page: Page, visited: Visited) -> None:
    links = visited.api.lay("Me", "Open", "Bot", heroes=3)
    come(page, links)
    page.wait_for_selector("dl")


def invited(page: Page, visited: Visited) -> None:
    links = visited.api.lay("Me", "Open", "Bot", heroes=3)
    come(page, links, "invitation")
    page.wait_for_selector("dl")


def table(page: Page, visited: Visited) -> None:
    play_now(page)


def later(page: Page, visited: Visited) -> None:
    come(page, visited.begun)
    page.wait_for_selector(".mine")


def story(page: Page, visited: Visited) -> None:
    later(page, visited)
    page.keyboard.press("l")
    page.wait_for_selector(".story")


def menu(page: Page, visited: Visited) -> None:
    play_now(page)
    page.click(".tools button:last-child")


def why(page: Page, visited: Visited) -> None:
    play_now(page)
    page.locator(".bar .tools button").first.click()
    page.wait_for_selector(".rule-text")


def end(page: Page, visited: Visited) -> None:
    come(page, visited.avel.links)
    page.wait_for_selector("dialog")


def replay(page: Page, visited: Visited) -> None:
    come(page, visited.avel.links)
    page.wait_for_selector("dialog")
    page.goto(f"/replay/{visited.avel.links['table']}?at=60")
    page.wait_for_selector(".timeline")


def rules(page: Page, visited: Visited) -> None:
    page.goto("/rules/avel#AVEL-MOVE-01")
    page.wait_for_selector(".here")


def settings(page: Page, visited: Visited) -> None:
    page.goto("/settings")


def about(page: Page, visited: Visited) -> None:
    page.goto("/about")


def no_link(page: Page, visited: Visited) -> None:
    page.goto("/table/abcdefghij")
    page.wait_for_selector("h1:has-text(' ')")


def go_on(page: Page, game: Played, is_it: Callable[[dict[str, Any]], bool]) -> None:
    """Come to a table where this is asked of us."""
    come(page, game.fork(is_it))
    expect(page.locator("section.bar.mine, .battle, .grab, .exchange").first).to_be_visible()


def grab(page: Page, visited: Visited) -> None:
    go_on(page, visited.avel, asks("DrawEquipment"))


def battle(page: Page, visited: Visited) -> None:
    go_on(page, visited.avel, asks("Battle"))


def clash(page: Page, visited: Visited) -> None:
    go_on(page, visited.avel, asks("Clash"))


def pack(page: Page, visited: Visited) -> None:
    go_on(page, visited.avel, asks("Fit"))


def upgrade(page: Page, visited: Visited) -> None:
    go_on(page, visited.avel, asks("UpgradeOne"))


def exchange(page: Page, visited: Visited) -> None:
    go_on(page, visited.avel, asks("MakeExchange"))


def hand_over(page: Page, visited: Visited) -> None:
    seats = [{"type": "Me", "name": name, "pin": "12"} for name in ("Ada", "Bo")]
    come(page, visited.api.post("/tables", {"game": "avel", "options": {"heroes": 2}, "seats": seats}))
    page.wait_for_selector(".hand-over .wax")


def tactique_new(page: Page, visited: Visited) -> None:
    page.goto("/new/tactique")
    page.wait_for_selector(".forecast")


def tactique_pick(page: Page, visited: Visited) -> None:
    come(page, lay_tactique(visited.api, ASKED))
    page.wait_for_selector(".tray")


def tactique_place(page: Page, visited: Visited) -> None:
    go_on(page, visited.tactique, asks("SetUpEncounter"))


def tactique_turn(page: Page, visited: Visited) -> None:
    go_on(page, visited.tactique, asks("HeroTurn"))
    page.locator(".hand button.glows").first.click()


def turn_to(page: Page, tab: int) -> None:
    """On a phone the hand, the enemies and the heroes lie behind each other."""
    tabs = page.get_by_role("tab")
    if tabs.first.is_visible():
        tabs.nth(tab).click()


def tactique_heap(page: Page, visited: Visited) -> None:
    tactique_turn(page, visited)
    turn_to(page, 2)
    page.locator(".heaps button").first.click()
    page.wait_for_selector("dialog")


def tactique_reward(page: Page, visited: Visited) -> None:
    go_on(page, visited.tactique, asks("Reinforcing"))


def tactique_wound(page: Page, visited: Visited) -> None:
    go_on(page, visited.tactique, asks("TakeWounds"))


def tactique_boss(page: Page, visited: Visited) -> None:
    go_on(page, visited.tactique, lambda step: step["state"]["encounter"] == 4 and asks("HeroTurn")(step))


def tactique_enemies(page: Page, visited: Visited) -> None:
    tactique_boss(page, visited)
    turn_to(page, 1)


def tactique_end(page: Page, visited: Visited) -> None:
    come(page, visited.tactique.links)
    page.wait_for_selector("dialog")


def tactique_replay(page: Page, visited: Visited) -> None:
    tactique_end(page, visited)
    page.goto(f"/replay/{visited.tactique.links['table']}?at=60")
    page.wait_for_selector(".timeline")


def tactique_rules(page: Page, visited: Visited) -> None:
    page.goto("/rules/tactique")
    page.wait_for_selector(".rule, article, li")


SCENES: tuple[Scene, ...] = (
    home,
    who,
    new,
    lobby,
    invited,
    table,
    grab,
    pack,
    upgrade,
    battle,
    clash,
    exchange,
    hand_over,
    later,
    story,
    menu,
    why,
    end,
    replay,
    rules,
    tactique_new,
    tactique_pick,
    tactique_place,
    tactique_turn,
    tactique_heap,
    tactique_wound,
    tactique_reward,
    tactique_boss,
    tactique_enemies,
    tactique_end,
    tactique_replay,
    tactique_rules,
    settings,
    about,
    no_link,
)
