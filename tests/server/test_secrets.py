"""Nothing another seat may not know is anywhere in the bytes that a page receives.

The long run, 50 games with a recorder on every socket: `OAKVEIL_FULL=1 pytest tests/server/test_secrets.py`.
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.match import Match
from oakveil.kernel.position import pack
from oakveil.server.house import House as ServerHouse
from oakveil.server.scene import Scene, fresh_chance

from .pages import House, Json, Page, play_on

GAMES = 50 if os.environ.get("OAKVEIL_FULL") else 4

PERSON: Json = {"type": "Me"}
OPEN: Json = {"type": "Open"}


def server_of(house: House) -> ServerHouse:
    app: Litestar = house.client.app
    server: ServerHouse = app.state.house
    return server


def check_view(match: Match, view: Json) -> None:
    """In the place of everything hidden stands null."""
    viewer = view["seat"]
    assert view["state"]["deck"]["cards"] == [None] * len(match.table.state.deck.cards)
    for seat, duellist in view["state"]["duellists"].items():
        true = match.table.state.duellists[int(seat)]
        if int(seat) != viewer:
            assert duellist["hand"]["cards"] == [None] * len(true.hand.cards)
        if true.ambush is not None and not true.ambush.up and viewer not in true.ambush.peeked:
            assert duellist["ambush"]["front"] is None
    for frame in view["stack"]:
        if frame["type"] == "Turn" and frame["seat"] != viewer:
            assert all(trick is None for trick in frame["looking"]["cards"])
    for question in view["questions"]:
        assert question["mine"] == (question["seat"] == viewer)
        assert question["mine"] or not question["options"]


def check_heard(page: Page, seat: Seat | None) -> None:
    """A page has not heard an event, or an answer, that is for others."""
    for event in page.events():
        if event["type"] == "Told" and event["event"]["type"] == "Kept":
            assert event["event"]["seat"] == seat
    text = json.dumps(page.heard)
    for secret in ("digest", '"given"', '"secret": "', "position"):
        assert secret not in text or page.view["ending"]


@pytest.mark.parametrize("number", range(GAMES))
def test_what_each_page_of_the_duel_receives(house: House, number: int) -> None:
    table = house.lay("duel", PERSON, OPEN, options={"rounds": 5})
    guest, host = table.join(), table.page()
    watcher = table.page(table.links["watch"])
    table.post("/begin")
    pages: dict[Seat | None, Page] = {1: host, 2: guest, None: watcher}
    room = server_of(house).rooms[table.id]

    def look(_: Page) -> bool:
        assert room.match is not None
        for seat, page in pages.items():
            page.catch_up()
            assert page.view["seat"] == seat
            if page.view["number"] == room.match.number:
                check_view(room.match, page.view)
        return False

    play_on(host, guest, until=look, seed=number)
    for seat, page in pages.items():
        check_heard(page, seat)


@pytest.mark.parametrize("game", ["duel", "avel"])
def test_a_view_is_the_same_after_all_that_is_hidden_was_dealt_anew(house: House, game: str) -> None:
    """Whatever the true tiles, decks and hands are: the bytes of a view would be the same."""
    table = house.lay(game, PERSON, OPEN)
    guest, host = table.join(), table.page()
    table.post("/begin")
    room = server_of(house).rooms[table.id]
    compared = 0

    def look(page: Page) -> bool:
        nonlocal compared
        assert room.match is not None and room.row is not None
        for viewer in (1, 2, None):
            here = seen(room.match, viewer)
            other = Match(
                room.match.game,
                room.match.options,
                room.match.places,
                room.match.fair,
                room.match.content,
                room.match.table.redealt(viewer, fresh_chance()),
            )
            other.table.given = room.match.table.given.copy()  # who has answered in secret, everybody may know
            other.resume(room.match.history, missing=room.match.missing)
            assert seen(other, viewer) == here
            compared += pack(other.table) != pack(room.match.table)
        return compared > 150

    def seen(match: Match, viewer: Seat | None) -> Any:
        assert room.row is not None
        scene = Scene(match, room.row)
        state, stack = scene.seen(viewer)
        plain = json.loads(bytes(state))
        upgraded = sorted(plain.get("upgraded", []))
        questions = scene.questions(viewer, "en")
        offers = [[(offer.label, bytes(offer.choice)) for offer in question.options] for question in questions]
        aids = scene.aids(viewer, "en")
        return (
            json.dumps({**plain, "upgraded": upgraded}),  # with its keys in their order
            bytes(stack),
            offers,
            [question.sentence for question in questions],
            aids is not None and bytes(aids),
        )

    play_on(host, guest, until=look, seed=random.randrange(1000))
    assert compared > 3


def test_nothing_tells_the_seed_before_the_end(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    host = table.page()
    secret = server_of(house).rooms[table.id].row.secret.hex()  # type: ignore[union-attr]
    assert table.refused("GET", "/oak") == (409, "wrong-phase")
    table.post("/seats", {}, table.links["invitation"])
    table.post("/begin")
    host.hear_a("View")
    assert table.refused("GET", "/oak") == (409, "wrong-phase")
    assert table.refused("GET", "/verify") == (409, "wrong-phase")
    assert table.refused("GET", "/replay?seat=2") == (403, "not-your-seat")
    assert table.refused("GET", "/replay?seat=0") in [(404, "unknown"), (403, "not-your-seat"), (400, "unreadable")]
    told = json.dumps([table.get(), table.get("/view"), table.get("/view?seat=1"), table.get("/replay"), host.heard])
    assert secret not in told


def test_a_secret_answer_is_told_to_nobody(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    guest, host = table.join(), table.page()
    table.post("/begin")
    for page in (host, guest):
        page.hear_a("View")
    host.answer({"type": "Stake", "n": 2})
    guest.catch_up()
    assert guest.view["stack"] == host.view["stack"]
    assert [question["seat"] for question in guest.view["questions"]] == [2]
    steps = table.get("/replay?seat=1")["steps"]
    assert steps[-1]["choice"] == {"type": "Stake", "n": 2}
    assert table.get("/replay")["steps"][-1]["choice"] is None


def test_an_event_for_one_seat_is_told_to_that_seat_alone(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN, options={"rounds": 9})
    guest, host = table.join(), table.page()
    table.post("/begin")
    play_on(host, guest)
    for page, seat in ((host, 1), (guest, 2)):
        page.catch_up()
        kept = [event["event"]["seat"] for event in page.events() if event["event"]["type"] == "Kept"]
        assert set(kept) == {seat}
        fetched = table.get("/events", table.links["watch"])["events"]
        assert not [event for event in fetched if event["event"]["type"] == "Kept"]


@pytest.mark.parametrize("ask", ["orders", "try"])
def test_what_a_seat_is_told_is_never_asked_of_the_true_table(
    house: House, ask: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what commands are of use nor what would be legal is found out from the truth."""
    table = house.lay("avel", PERSON, options={"bag_draw": "grab"})
    page = table.page()
    room = server_of(house).rooms[table.id]
    assert room.match is not None and room.scene is not None
    true, asked = room.match.table, list[Any]()
    for command in type(true).commands:
        spied = msgspec.structs.replace(command, serves=lambda g, seat, asked=asked: asked.append(g) or True)
        others = tuple(other for other in type(true).commands if other.key != command.key)
        monkeypatch.setattr(type(true), "commands", (*others, spied))
    choice, number = page.choices()[0], page.view["number"]
    match ask:
        case "orders":
            assert room.scene.orders(1)
            assert asked and all(g is not true for g in asked)
        case "try":
            monkeypatch.setattr(Ask, "refusal", lambda self, choice: asked.append(self))
            assert page.ask("Try", seat=1, number=number, choice=choice)["legal"]
            assert asked and asked[0] is not room.match.asks()[0]


def test_the_pace_of_a_bot_does_not_tell_how_many_answers_it_has(house: House) -> None:
    table = house.lay("duel", PERSON, {"type": "Bot", "level": "random"}, options={"rounds": 5})
    page = table.page()
    room = server_of(house).rooms[table.id]
    play_on(page, until=lambda page: page.view["number"] > 4)
    assert room.scene is not None and room.match is not None
    seen = room.scene.table_for(None)
    assert seen is not room.match.table
    for ask in seen.asks():
        assert room.pilot._looks_like_a_choice(ask.seat) == (len(ask.options) + (ask.free is not None) > 1)
