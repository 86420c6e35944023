"""Seats and links: who may sit where, leave, come back, and let a bot play."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from .pages import House, Json, Table, play_on

PERSON: Json = {"type": "Me", "name": "Ann"}
OPEN: Json = {"type": "Open"}
BOT: Json = {"type": "Bot"}
THREE = {"options": {"seats": 3}}


def sitters(table: Table) -> list[tuple[str, str, bool]]:
    """Of each seat: the name, the bot, and whether it is ours."""
    return [(sitter["name"], sitter["bot"], sitter["mine"]) for sitter in table.get()["sitters"]]


def test_seats_that_are_not_named_are_played_by_bots(house: House) -> None:
    table = house.lay("duel", PERSON, **THREE)
    assert sitters(table) == [("Ann", "", True), ("", "sensible", False), ("", "sensible", False)]
    assert table.get()["phase"] == "playing"


def test_a_table_with_open_seats_waits_until_the_host_begins(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    page = table.page()
    assert (page.welcome["phase"], page.view) == ("gathering", {})
    assert table.refused("POST", "/begin") == (409, "wrong-phase")
    table.join(name="Bea")
    page.hear_until(lambda report: report["type"] == "Company" and report["sitters"][1]["name"] == "Bea")
    table.post("/begin")
    assert page.hear_a("View")["number"] == 0
    assert page.company["phase"] == "playing"


def test_what_is_said_of_a_new_table_that_cannot_be(house: House) -> None:
    def refusal(**body: object) -> str:
        reply = house.client.post("/api/tables", json={"game": "duel", "seats": [PERSON], **body})
        assert 400 <= reply.status_code < 500
        message: str = reply.json()["message"]
        return message

    assert refusal(game="chess") == "There is no such game here."
    assert "seats" in refusal(options={"seats": 9})
    assert refusal(seats=[PERSON, BOT, BOT]) == "3 seats are named, but the game has 2 with these options."
    assert refusal(seats=[{"type": "Me"}, {"type": "Bot", "level": "genius"}]) == "There is no such bot in this game."
    assert refusal(seats=[BOT]) == "Somebody has to sit at the table."
    assert refusal(seats=[PERSON, PERSON]).endswith("every duellist needs a name of their own")
    assert refusal(seats=[{"type": "Me", "name": "x" * 41}]).startswith("That could not be read.")
    assert refusal(strange=1).startswith("That could not be read.")


def test_a_name_is_kept_without_what_cannot_be_seen(house: House) -> None:
    nimble = {"type": "Bot", "name": "  Zoë\u00a0\u202ede\u200b  Vries ", "level": "sensible"}
    table = house.lay("avel", {"type": "Me", "name": "\U0001f468\u200d\U0001f469"}, nimble)
    assert [name for name, _, _ in sitters(table)] == ["\U0001f468\U0001f469", "Zoë de Vries"]


def test_names_that_do_not_go_together_are_refused_when_somebody_sits_down(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    assert table.refused("POST", "/seats", {"name": "Ann"}, table.links["invitation"]) == (409, "not-allowed")
    assert table.post("/seats", {"name": "Bea"}, table.links["invitation"])["seat"] == 2


def test_the_same_link_works_from_every_device(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    token = table.post("/seats", {}, table.links["invitation"])["token"]
    laptop, phone = table.page(token), table.page(token)
    table.post("/begin")
    laptop.hear_a("View")
    laptop.answer()
    phone.catch_up()
    assert phone.view["number"] == 1
    assert phone.welcome["me"] == laptop.welcome["me"]


def test_others_see_who_is_there(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    host = table.page()
    guest = table.join(name="Bea")
    host.hear_until(lambda report: report["type"] == "Company" and report["sitters"][1]["connected"])
    guest.socket.close()
    host.hear_until(lambda report: report["type"] == "Company" and not report["sitters"][1]["connected"])


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    guest, host = table.join(name="Bea"), table.page()
    table.post("/begin")
    host.hear_a("View")
    table.post("/seats/1", {"type": "HandToBot", "level": "random"})
    guest.hear_until(lambda report: report["type"] == "View" and report["number"] >= 1)
    assert host.answer()["reason"] in ("not-your-seat", "stale")
    table.post("/seats/1", {"type": "TakeBack"})
    play_on(host, guest)


def test_the_host_lets_a_bot_play_for_somebody_who_does_not_come_back(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    guest = table.post("/seats", {"name": "Bea"}, table.links["invitation"])["token"]
    host = table.page()
    table.post("/begin")
    table.post("/seats/2", {"type": "HandToBot"})
    assert sitters(table)[1] == ("Bea", "sensible", False)
    host.catch_up()
    play_on(host)
    assert table.get(token=guest)["sitters"][1]["mine"], "she can come back all the same"


def test_only_those_who_hold_a_seat_and_the_host_change_it(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN, OPEN, **THREE)
    guest = table.post("/seats", {}, table.links["invitation"])["token"]
    assert table.refused("POST", "/seats/1", {"type": "HandToBot"}, guest) == (403, "not-your-seat")
    assert table.refused("POST", "/seats/2", {"type": "TakeBack"}) == (403, "not-your-seat")
    assert table.refused("POST", "/seats/9", {"type": "Leave"}) == (404, "unknown")
    assert table.refused("POST", "/seats/2", {"type": "Leave"}, table.links["watch"]) == (403, "not-your-seat")
    assert table.refused("POST", "/seats", {}, table.links["watch"]) == (409, "not-allowed")
    assert table.refused("POST", "/begin", token=guest) == (409, "not-allowed")
    assert table.refused("POST", "/links", {}, guest) == (409, "not-allowed")


def test_somebody_new_takes_the_seat_of_a_bot_in_the_middle_of_the_game(house: House) -> None:
    table = house.lay("duel", PERSON, BOT)
    host = table.page()
    guest = table.join(seat=2)
    assert table.refused("POST", "/seats", {}, table.links["invitation"]) == (409, "not-allowed")
    play_on(host, guest)


def test_who_leaves_a_seat_is_replaced_by_a_bot(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    token = table.post("/seats", {"name": "Bea"}, table.links["invitation"])["token"]
    table.post("/begin")
    table.post("/seats/2", {"type": "Leave"}, token)
    assert sitters(table)[1] == ("Bea", "sensible", False)
    assert table.get(token=token)["role"] == "player"
    assert not table.get(token=token)["sitters"][1]["mine"]


def test_before_the_game_a_seat_that_is_left_is_open_again(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    token = table.post("/seats", {"name": "Bea"}, table.links["invitation"])["token"]
    table.post("/seats/2", {"type": "Rename", "name": "Cyd"}, token)
    assert sitters(table)[1][0] == "Cyd"
    table.post("/seats/2", {"type": "Leave"}, token)
    assert sitters(table)[1] == ("", "", False)


def test_the_host_makes_another_invitation(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    token = table.post("/links", {"role": "invited"})["token"]
    assert table.get(token=token)["role"] == "invited"
    assert table.post("/seats", {}, token)["seat"] == 2


@pytest.mark.parametrize("token", ["", "A" * 22, "A" * 300, "%00", "not a token"])
def test_a_token_that_was_guessed_leads_nowhere(house: House, token: str) -> None:
    table = house.lay("duel")
    assert table.request("GET", headers={"authorization": f"Bearer {token}"}).status_code == 404
    assert house.client.get(f"/api/tables/{table.id}").status_code == 404
    assert (
        house.client.get("/api/tables/aaaaaaaaaa", headers={"authorization": f"Bearer {table.host}"}).status_code == 404
    )


def test_the_database_knows_no_token_and_no_pin(house: House, tmp_path: Path) -> None:
    table = house.lay("duel", {"type": "Me", "pin": "7351924"}, OPEN)
    table.post("/seats", {}, table.links["invitation"])
    with sqlite3.connect(tmp_path / "tables.db") as database:
        written = b"".join(
            str(row).encode() for name in ("tables", "links") for row in database.execute(f"SELECT * FROM {name}")
        )
    assert b"7351924" not in written
    for token in table.links.values():
        assert token == table.id or token.encode() not in written
    assert "7351924" not in json.dumps(table.get())


def test_words_of_the_seats_are_mixed_into_the_seed(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN, word="horse")
    commitment = table.get()["commitment"]
    guest = table.page(table.post("/seats", {"word": "battery"}, table.links["invitation"])["token"])
    host = table.page()
    table.post("/begin")
    play_on(host, guest)
    ending = host.view["ending"]
    assert (ending["words"], ending["commitment"]) == (["horse", "battery"], commitment)
    assert table.get("/verify") == {"verified": True, "entries": host.view["number"], "problem": ""}
