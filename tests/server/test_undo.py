"""Taking back: freely what taught nobody anything, the rest when the others agree."""

from __future__ import annotations

from oakveil.server.room import KEPT

from .pages import House, Json, Page, Table, play_on

PERSON: Json = {"type": "Me"}
OPEN: Json = {"type": "Open"}


def two_people(house: House) -> tuple[Table, Page, Page]:
    table = house.lay("duel", PERSON, OPEN)
    guest, host = table.join(), table.page()
    table.post("/begin")
    for page in (host, guest):
        page.hear_a("View")
    return table, host, guest


def test_a_secret_stake_is_taken_back_freely(house: House) -> None:
    _, host, guest = two_people(house)
    host.answer({"type": "Stake", "n": 2})
    assert host.view["undo"] == {"last": 0, "free": 0}
    assert host.ask("UndoAsk", seat=1)["type"] == "Done"
    host.catch_up()
    assert host.is_asked()
    taken = host.events()[-1]
    assert (taken["type"], taken["seat"], taken["to"]) == ("TakenBack", 1, 0)
    assert taken["sentence"] == "Seat 1 takes back what was done last."
    guest.catch_up()
    assert guest.events()[-1] == taken


def test_what_others_have_learned_is_taken_back_only_if_they_agree(house: House) -> None:
    _, host, guest = two_people(house)
    host.answer()
    guest.answer()
    host.catch_up()
    number = host.view["number"]
    host.ask("UndoAsk", seat=1, to=0)
    host.catch_up()
    assert host.view["number"] == number
    assert host.view["vote"] == {
        "seat": 1,
        "to": 0,
        "agreed": [],
        "waiting": [guest.welcome["me"]],
    }
    guest.ask("UndoVote", agree=True)
    host.catch_up()
    assert host.view["vote"] is None
    assert host.view["number"] == number + 1
    assert len(host.view["questions"]) == 2, "all stake anew"


def test_one_who_does_not_agree_ends_the_vote(house: House) -> None:
    _, host, guest = two_people(house)
    host.answer()
    guest.answer()
    host.ask("UndoAsk", seat=1, to=0)
    assert guest.ask("UndoAsk", seat=2, to=0)["reason"] == "not-allowed"
    guest.ask("UndoVote", agree=False)
    host.catch_up()
    assert host.view["vote"] is None
    assert host.ask("UndoVote", agree=True)["reason"] == "not-allowed"


def test_an_answer_ends_the_vote(house: House) -> None:
    _, host, guest = two_people(house)
    host.answer()
    guest.answer()
    guest.ask("UndoAsk", seat=2, to=0)
    host.catch_up()
    page = host if host.is_asked() else guest
    play_on(page, until=lambda page: page.view["number"] > 2)
    guest.catch_up()
    assert guest.view["vote"] is None


def test_bots_have_no_vote(house: House) -> None:
    page = house.lay("avel", PERSON).page()
    play_on(page, until=lambda page: page.view["number"] > 20 and page.is_asked())
    last = page.view["undo"]["last"]
    assert page.ask("UndoAsk", seat=1)["type"] == "Done"
    page.catch_up()
    assert page.view["vote"] is None
    assert page.events()[-1]["to"] == last


def test_nothing_is_taken_back_when_the_seed_is_known(house: House) -> None:
    page = house.lay("duel", PERSON).page()
    play_on(page)
    assert page.view["undo"] == {"last": None, "free": None}
    assert page.ask("UndoAsk", seat=1)["reason"] == "wrong-phase"


def test_going_back_further_than_memory_reaches(house: House) -> None:
    table = house.lay("avel", PERSON, options={"heroes": 1})
    page = table.page()
    play_on(page, until=lambda page: page.view["number"] > KEPT + 4 and page.is_asked())
    assert page.ask("UndoAsk", seat=1, to=1)["type"] == "Done"
    page.catch_up()
    taken = page.events()[-1]
    assert (taken["type"], taken["to"]) == ("TakenBack", 1)
    assert page.view["state"]["round"] == 1
    play_on(page)
    assert table.get("/verify")["verified"]


def test_there_must_be_something_to_take_back(house: House) -> None:
    _, host, _ = two_people(house)
    assert host.ask("UndoAsk", seat=1)["reason"] == "not-allowed"
    assert host.ask("UndoAsk", seat=1, to=7)["reason"] == "not-allowed"
    assert host.ask("UndoAsk", seat=2)["reason"] == "not-your-seat"
