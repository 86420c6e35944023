"""Several people at one screen: only the seat in hand is shown, and handed over."""

from __future__ import annotations

import json

from .pages import House, Json, Page, play_on


def person(pin: str = "") -> Json:
    return {"type": "Me", "pin": pin}


def secrets_of(page: Page, seat: int) -> list[str | None]:
    hand: list[str | None] = page.view["state"]["duellists"][str(seat)]["hand"]["cards"]
    return hand


def test_only_the_seat_in_hand_is_shown(house: House) -> None:
    page = house.lay("duel", person(), person()).page()
    assert page.view["seat"] == 1
    assert None not in secrets_of(page, 1)
    assert secrets_of(page, 2) == [None] * 4
    assert page.answer(seat=2)["reason"] == "not-in-hand"


def test_the_next_one_takes_the_screen_over(house: House) -> None:
    page = house.lay("duel", person(), person()).page()
    page.answer()
    assert (page.view["seat"], page.view["hand_to"]) == (1, 2)
    assert not page.is_asked()
    reply = page.ask("TakeInHand", seat=2)
    assert (reply["type"], reply["seat"], reply["hand_to"]) == ("View", 2, None)
    assert None not in secrets_of(page, 2)
    assert secrets_of(page, 1) == [None] * 4
    assert page.is_asked()


def test_a_pin_is_asked_for(house: House) -> None:
    table = house.lay("duel", person("1234"), person("777"))
    page = table.page()
    assert (page.view["seat"], page.view["hand_to"]) == (None, 1)
    assert [sitter["pin"] for sitter in page.company["sitters"]] == [True, True]
    assert page.ask("TakeInHand", seat=1, pin="777")["reason"] == "wrong-pin"
    assert page.ask("TakeInHand", seat=1)["reason"] == "wrong-pin"
    assert page.ask("TakeInHand", seat=1, pin="1234")["type"] == "View"
    assert table.refused("GET", "/view?seat=2") == (403, "wrong-pin")
    reply = table.request("GET", "/view?seat=2", headers={"x-seat-pin": "777"})
    assert reply.json()["seat"] == 2


def test_a_pin_is_changed_only_by_who_knows_it(house: House) -> None:
    table = house.lay("duel", person("1234"), person())
    assert table.refused("POST", "/seats/1", {"type": "SetPin", "old": "1", "pin": "2"}) == (403, "wrong-pin")
    table.post("/seats/1", {"type": "SetPin", "old": "1234", "pin": ""})
    assert table.page().view["seat"] == 1


def test_the_story_is_told_anew_to_who_takes_over(house: House) -> None:
    page = house.lay("duel", person(), person()).page()
    for _ in range(30):
        if page.view["ending"]:
            break
        if page.view["hand_to"] is not None:
            page.ask("TakeInHand", seat=page.view["hand_to"])
            told = next(report for report in reversed(page.heard) if report["type"] == "Happened")
            assert told["afresh"]
            kept = [event["event"] for event in told["events"] if event["type"] == "Told"]
            assert all(event["seat"] == page.view["seat"] for event in kept if event["type"] == "Kept")
        elif page.mine["options"]:
            page.answer()
        else:
            page.answer(page.ask("HintAsk", seat=page.view["seat"])["choice"])


def test_where_nobody_has_secrets_the_screen_needs_not_be_covered(house: House) -> None:
    page = house.lay("avel", person(), person()).page()
    play_on(page, until=lambda page: page.view["seat"] == 2 and page.is_asked())
    assert not any(report.get("afresh") for report in page.heard)


def test_a_link_without_that_seat_cannot_take_it_in_hand(house: House) -> None:
    table = house.lay("duel", person(), {"type": "Open"})
    guest = table.join()
    table.post("/begin")
    guest.hear_a("View")
    assert guest.ask("TakeInHand", seat=1)["reason"] == "not-your-seat"
    assert json.dumps(guest.view).count("null") > 4


def test_before_the_game_begins_a_page_may_change_seat_and_language_too(house: House) -> None:
    table = house.lay("duel", {"type": "Me"}, {"type": "Open"})
    page = table.page()
    assert page.ask("TakeInHand", seat=1)["type"] == "Done"
    assert page.ask("Speak", locale="fr")["type"] == "Done"
    assert page.ask("TakeInHand", seat=2)["reason"] == "not-your-seat"
