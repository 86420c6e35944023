"""Pages at a table, for tests: each says something to the server and reads what comes back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

Json = dict[str, Any]


class Page:
    """A page that is connected to a table. `view` and `company` are the last that it was told."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.view: Json = {}
        self.company: Json = {}
        self.welcome: Json = {}
        self._ref = 0

    def say(self, type: str, **fields: Any) -> int:
        """Say something; returns its `ref`."""
        self._ref += 1
        self.socket.send_text(json.dumps({"type": type, "ref": self._ref, **fields}))
        return self._ref

    def hear(self) -> Json:
        """The next thing that the server says."""
        report: Json = json.loads(self.socket.receive_text(timeout=20))
        self.heard.append(report)
        match report["type"]:
            case "View":
                self.view = report
            case "Company":
                self.company = report
            case "Welcome":
                self.welcome = report
        return report

    def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        """Listen until the server says something of this kind."""
        while not wanted(report := self.hear()):
            pass
        return report

    def hear_a(self, type: str) -> Json:
        return self.hear_until(lambda report: report["type"] == type)

    def ask(self, type: str, **fields: Any) -> Json:
        """Say something and listen for the reply to it."""
        ref = self.say(type, **fields)
        return self.hear_until(lambda report: report["ref"] == ref)

    def catch_up(self) -> None:
        """Hear everything that has been said until now."""
        self.ask("Ping")

    @property
    def mine(self) -> Json:
        """The question that is open for the seat in hand."""
        return next(question for question in self.view["questions"] if question["mine"])

    def is_asked(self) -> bool:
        return any(question["mine"] for question in self.view["questions"])

    def choices(self) -> list[Json]:
        """What may be answered, apart from free-form answers."""
        return [offer["choice"] for offer in self.mine["options"]]

    def settle(self) -> None:
        """Listen until we alone are asked: all bots have answered."""
        self.catch_up()
        while not (self.is_asked() and len(self.view["questions"]) == 1):
            self.hear()

    def answer(self, choice: Json | None = None, **fields: Any) -> Json:
        """Answer the open question, with the first option if no other is named; returns the reply."""
        choice = self.choices()[0] if choice is None else choice
        said = {"seat": self.view["seat"], "number": self.view["number"], "choice": choice, **fields}
        reply = self.ask("Answer", **said)
        self.catch_up()
        return reply

    def events(self) -> list[Json]:
        """Everything that it was told to have happened, in its order."""
        return [event for report in self.heard if report["type"] == "Happened" for event in report["events"]]

    def chat(self) -> list[str]:
        return [report["text"] for report in self.heard if report["type"] == "ChatLine"]


class House:
    """A server in this process, and what tests do with it over HTTP."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self._pages = ExitStack()

    def lay(self, game: str = "duel", *seats: Json, **fields: Any) -> Table:
        """Lay a table; without `seats` one for a person against bots."""
        body = {"game": game, "seats": seats or ({"type": "Me"},), "pace": 0, **fields}
        reply = self.client.post("/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        return Table(self, reply.json())

    def close(self) -> None:
        self._pages.close()

    def connect(self, table: str) -> Any:
        """A bare WebSocket."""
        return self._pages.enter_context(self.client.websocket_connect(f"/api/tables/{table}/live"))


class Table:
    """A table with its links."""

    def __init__(self, house: House, links: Json) -> None:
        self.house = house
        self.id: str = links["table"]
        self.links = links
        self.host: str = links["host"]

    def request(self, method: str, path: str = "", token: str | None = None, **fields: Any) -> Any:
        headers = {"authorization": f"Bearer {token or self.host}", **fields.pop("headers", {})}
        path = f"/api/tables/{self.id}{path}"
        return self.house.client.request(method, path, headers=headers, **fields)

    def get(self, path: str = "", token: str | None = None, **fields: Any) -> Any:
        reply = self.request("GET", path, token, **fields)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, body: Json | None = None, token: str | None = None) -> Any:
        reply = self.request("POST", path, token, json={} if body is None else body)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    def refused(self, method: str, path: str, body: Json | None = None, token: str | None = None) -> tuple[int, str]:
        """The status and reason of a refusal."""
        fields = {} if body is None else {"json": body}
        reply = self.request(method, path, token, **fields)
        assert reply.status_code >= 400, reply.text
        return reply.status_code, reply.json()["reason"]

    def page(self, token: str | None = None, **fields: Any) -> Page:
        """A page that comes by a link (the host's, if no other is named) and has heard all there is to hear."""
        page = Page(self.house.connect(self.id))
        page.say("Hello", token=token or self.host, **fields)
        page.hear_a("Company")
        page.catch_up()
        return page

    def join(self, **form: Any) -> Page:
        """Somebody comes by the invitation, takes a seat and opens a page."""
        return self.page(self.post("/seats", form, self.links["invitation"])["token"])


@contextmanager
def opened(client: TestClient[Litestar]) -> Iterator[House]:
    """The house of a client; all pages are closed at the end."""
    house = House(client)
    try:
        yield house
    finally:
        house.close()


def play_on(*pages: Page, until: Callable[[Page], bool] = lambda page: False, seed: int = 1) -> None:
    """All pages answer somehow, until the game is over or `until` says so of the first page."""
    dice = Random(seed)
    for page in pages:
        page.catch_up()
    for _ in range(1000):
        if pages[0].view["ending"] or until(pages[0]):
            return
        asked = next((page for page in pages if page.is_asked()), None)
        if asked is None:
            pages[0].hear_a("View")
        elif asked.mine["options"]:
            asked.answer(dice.choice(asked.choices()))
        else:
            hint = asked.ask("HintAsk", seat=asked.view["seat"])
            asked.answer(hint["choice"])
        for page in pages:
            page.catch_up()
    raise AssertionError("the game does not end")
