"""Coming back: nothing is told twice, nothing is missed, whatever happened to page or server meanwhile."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

from oakveil.server.app import make_app
from oakveil.server.config import Config
from oakveil.server.house import House as ServerHouse

from .pages import House, Json, Page, opened, play_on

PERSON: Json = {"type": "Me"}


def plain(state: Json) -> Json:
    """A state of Avel as it can be compared: which tokens are upgraded is a set."""
    return {**state, "upgraded": sorted(state["upgraded"])}


def numbers(page: Page) -> list[int]:
    return [event["number"] for event in page.events()]


def test_a_page_goes_on_where_it_was(house: House) -> None:
    table = house.lay("avel", PERSON)
    page = table.page()
    play_on(page, until=lambda page: page.view["number"] > 20 and page.is_asked())
    seen = numbers(page)
    page.socket.close()
    watcher = table.page(table.links["watch"])
    again = table.page(seen=seen[len(seen) // 2])
    assert numbers(again) == [number for number in numbers(watcher) if number > seen[len(seen) // 2]]
    assert plain(again.view["state"]) == plain(page.view["state"])


def test_what_happens_while_a_page_is_away_is_told_when_it_comes_back(house: House) -> None:
    table = house.lay("avel", PERSON, {"type": "Open"})
    token = table.post("/seats", {}, table.links["invitation"])["token"]
    guest, host = table.page(token), table.page()
    table.post("/begin")
    guest.hear_a("View")
    seen = numbers(guest)[-1]
    guest.socket.close()
    host.hear_a("View")
    play_on(host, until=lambda page: page.view["number"] > 3 or not page.is_asked())
    again = table.page(token, seen=seen)
    assert numbers(guest) + numbers(again) == numbers(host)


def test_a_table_is_let_go_of_and_loaded_again(house: House) -> None:
    table = house.lay("avel", PERSON)
    page = table.page()
    play_on(page, until=lambda page: page.view["number"] > 30 and page.is_asked())
    server: ServerHouse = house.client.app.state.house
    server.rooms[table.id].forget()
    before = page.view
    reply = page.answer()
    assert reply["type"] == "Done"
    assert page.view["number"] >= before["number"] + 1
    play_on(page)
    assert table.get("/verify")["verified"]


def test_a_table_survives_the_server(config: Config, duel_installed: None) -> None:
    with TestClient(make_app(config)) as client, opened(client) as house:
        table = house.lay("avel", PERSON)
        page = table.page()
        play_on(page, until=lambda page: page.view["number"] > 30 and page.is_asked())
        page.ask("Chat", text="See you tomorrow")
    with TestClient(make_app(config)) as client, opened(client) as house:
        table.house = house
        again = table.page(seen=numbers(page)[-1])
        assert plain(again.view["state"]) == plain(page.view["state"])
        assert again.view["questions"] == page.view["questions"]
        assert again.chat() == ["See you tomorrow"]
        assert set(numbers(again)).isdisjoint(numbers(page))
        play_on(again)
        assert table.get("/verify")["verified"]


def test_a_long_history_is_told_from_its_end_and_fetched_from_its_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.lay("avel", PERSON)
    page = table.page()
    play_on(page, until=lambda page: page.view["number"] > 30)
    everything = numbers(page)
    monkeypatch.setattr("oakveil.server.room.TOLD_AGAIN", 5)
    again = table.page()
    told = next(report for report in again.heard if report["type"] == "Happened")
    assert told["more"]
    assert 0 < len(told["events"]) < len(everything)
    fetched = table.get("/events?since=0")
    assert [event["number"] for event in fetched["events"]][: len(everything)] == everything
    assert not fetched["more"]


def test_at_the_end_everybody_is_told_the_whole_story(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.lay("duel", PERSON, options={"rounds": 9})
    page = table.page()
    play_on(page, until=lambda page: page.view["number"] > 6)
    assert not page.view["ending"]
    monkeypatch.setattr("oakveil.server.room.TOLD_AGAIN", 3)
    again = table.page()
    assert next(report for report in again.heard if report["type"] == "Happened")["more"]
    play_on(again)
    afresh = [report for report in again.heard if report.get("afresh")]
    whole = afresh[0] if afresh else again.hear_until(lambda report: report.get("afresh", False))
    told = [event["number"] for event in whole["events"]]
    assert told == [event["number"] for event in table.get("/events?seat=1")["events"]]
    late = table.page()
    assert numbers(late) == told
