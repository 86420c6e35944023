"""Playing at a table through its WebSocket."""

from __future__ import annotations

from .pages import House, Json, play_on

PERSON: Json = {"type": "Me"}
OPEN: Json = {"type": "Open"}
BOT: Json = {"type": "Bot"}


def test_a_page_that_comes_is_told_everything_at_once(house: House) -> None:
    page = house.lay("duel").page()
    assert [report["type"] for report in page.heard][:4] == ["Welcome", "Company", "Happened", "View"]
    assert page.welcome["role"] == "host"
    assert page.welcome["phase"] == "playing"
    assert page.view["seat"] == 1
    assert page.mine["sentence"] == "Seat 1: Stake?"
    assert [offer["label"] for offer in page.mine["options"]]


def test_a_person_plays_a_whole_game_against_a_bot(house: House) -> None:
    page = house.lay("duel").page()
    play_on(page)
    ending = page.view["ending"]
    assert ending["sentence"] and ending["secret"]
    assert page.view["questions"] == []


def test_two_people_play_a_whole_game_on_two_devices(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    guest = table.join(name="Bea")
    host = table.page()
    table.post("/begin")
    play_on(host, guest)
    guest.catch_up()
    assert host.view["ending"] == guest.view["ending"]
    assert [event["number"] for event in host.events()] == sorted({event["number"] for event in host.events()})


def test_a_whole_game_of_avel_against_bots_in_french(house: House) -> None:
    page = house.lay("avel", PERSON).page(locale="fr")
    play_on(page)
    assert page.view["ending"]["reason"]
    assert all(event["sentence"] for event in page.events())


def test_an_answer_is_acknowledged_and_then_told_to_everybody(house: House) -> None:
    table = house.lay("duel", PERSON, OPEN)
    guest, host = table.join(), table.page()
    table.post("/begin")
    host.hear_a("View")
    number = host.view["number"]
    assert host.answer() | {"ref": 0} == {"type": "Done", "ref": 0, "number": number + 1}
    guest.hear_until(lambda report: report["type"] == "View" and report["number"] == number + 1)


class TestRefused:
    """What changes nothing."""

    def test_a_stale_answer(self, house: House) -> None:
        page = house.lay("duel").page()
        page.settle()
        number, choice = page.view["number"], page.choices()[0]
        page.answer(choice)
        before = page.view
        reply = page.answer(choice, number=number)
        assert (reply["type"], reply["reason"]) == ("Refused", "stale")
        assert reply["message"] == "This question has already been answered."
        assert page.view == before

    def test_an_answer_that_was_not_offered(self, house: House) -> None:
        page = house.lay("duel").page()
        page.settle()
        assert page.answer({"type": "Stake", "n": 7})["reason"] == "not-offered"
        assert page.answer({"type": "Nonsense"})["reason"] == "not-offered"
        assert page.answer({"type": "Stake", "n": [[]]})["reason"] == "not-offered"

    def test_an_answer_for_a_seat_of_somebody_else(self, house: House) -> None:
        table = house.lay("duel", PERSON, OPEN)
        guest, host = table.join(), table.page()
        table.post("/begin")
        host.hear_a("View")
        assert host.answer(seat=2)["reason"] == "not-your-seat"
        assert host.answer(seat=9)["reason"] == "not-your-seat"
        guest.catch_up()
        assert guest.view["number"] == 0

    def test_an_answer_of_a_spectator(self, house: House) -> None:
        table = house.lay("duel")
        watcher = table.page(table.links["watch"])
        assert watcher.view["seat"] is None
        assert all(not question["options"] for question in watcher.view["questions"])
        assert watcher.ask("Answer", seat=1, number=0, choice={"type": "Stake", "n": 1})["reason"] == "not-your-seat"
        assert watcher.ask("Chat", text="hello")["reason"] == "not-allowed"
        assert watcher.ask("Pause")["reason"] == "not-allowed"

    def test_it_is_said_in_the_language_of_the_page(self, house: House) -> None:
        page = house.lay("duel").page(locale="fr")
        assert page.answer(seat=2)["message"] == "Ce n'est pas votre place."
        page.ask("Speak", locale="en")
        assert page.answer(seat=2)["message"] == "This is not your seat."


def test_commands_may_be_given_while_a_question_is_open(house: House) -> None:
    page = house.lay("duel").page()
    page.settle()
    assert page.view["orders"] == [{"key": "duel.bow", "shape": "Bow"}]
    order = {"seat": 1, "key": "duel.bow", "value": {"type": "Bow"}}
    assert page.ask("Order", number=page.view["number"], **order)["type"] == "Done"
    page.catch_up()
    assert page.view["state"]["duellists"]["1"]["bowed"]
    reply = page.ask("Order", number=page.view["number"], **order)
    assert (reply["reason"], reply["rule"]) == ("not-allowed", "DUEL-BOW-01")


def test_a_free_form_answer_can_be_tried_before_it_is_given(house: House) -> None:
    page = house.lay("duel").page()
    play_on(page, until=lambda page: page.is_asked() and page.mine["free"] == "Aim")
    seat, number = page.view["seat"], page.view["number"]
    good = {"type": "Aim", "target": 2, "degrees": 45}
    assert page.ask("Try", seat=seat, number=number, choice=good)["legal"]
    bad = page.ask("Try", seat=seat, number=number, choice={**good, "target": 1})
    assert not bad["legal"] and bad["message"]
    page.catch_up()
    assert page.view["number"] == number
    assert page.answer(good)["type"] == "Done"


def test_whoever_asks_for_a_hint_again_is_told_the_same(house: House) -> None:
    page = house.lay("avel", options={"heroes": 1, "bag_draw": "grab_calm"}).page()
    hints = [page.ask("HintAsk", seat=1)["choice"] for _ in range(6)]
    assert hints == [hints[0]] * 6, "of shapes in the bag a bot takes any it likes"


def test_a_hint_names_a_legal_answer(house: House) -> None:
    page = house.lay("duel").page()
    hint = page.ask("HintAsk", seat=1)
    assert hint["type"] == "Hint" and hint["label"]
    assert hint["choice"] in page.choices()
    assert page.ask("HintAsk", seat=2)["reason"] == "not-your-seat"


def test_a_hint_does_not_tell_where_a_line_ends(house: House) -> None:
    page = house.lay("oakdell", options={"players": 1}).page()
    while page.mine["key"] != "oakdell.attack":
        hint = page.ask("HintAsk", seat=1)
        assert page.answer(hint["choice"])["type"] == "Done", hint
    hint = page.ask("HintAsk", seat=1)
    assert hint["choice"] is None
    assert hint["label"] == "strike; where to, is up to you"


def test_chat_reaches_everybody_and_is_there_for_those_who_come_later(house: House) -> None:
    table = house.lay("duel", {"type": "Me", "name": "Ann"})
    page = table.page()
    page.ask("Chat", text="Good evening <b>all</b>")
    watcher = table.page(table.links["watch"])
    line = next(report for report in watcher.heard if report["type"] == "ChatLine")
    assert (line["number"], line["name"], line["seat"], line["text"]) == (1, "Ann", 1, "Good evening <b>all</b>")
    assert page.chat() == watcher.chat()
    assert page.ask("Chat", text="x" * 301)["reason"] == "unreadable"


def test_bots_stop_while_the_game_is_paused(house: House) -> None:
    table = house.lay("duel", PERSON, BOT, pace=10)
    page = table.page()
    assert page.ask("Pause")["type"] == "Done"
    page.answer()
    page.ask("SkipPace")
    page.catch_up()
    assert page.view["paused"]
    assert (page.view["number"], [question["seat"] for question in page.view["questions"]]) == (1, [2])
    page.ask("Resume")
    page.ask("SkipPace")
    page.hear_until(lambda report: report["type"] == "View" and report["number"] > 1)
    assert not page.view["paused"]


def test_whoever_does_not_want_to_wait_for_bots_skips_their_pace(house: House) -> None:
    page = house.lay("duel", PERSON, BOT, pace=10).page()
    page.answer()
    number = page.view["number"]
    page.ask("SkipPace")
    page.hear_until(lambda report: report["type"] == "View" and report["number"] > number)


def test_a_hint_says_why_in_the_language_of_the_page(house: House) -> None:
    table = house.lay("avel", {"type": "Me"}, options={"heroes": 1, "bag_draw": "grab_calm"})
    said = {}
    for locale in ("en", "fr"):
        page = table.page(locale=locale)
        play_on(page, until=lambda page: page.is_asked() and page.mine["key"] == "avel.action")
        said[locale] = page.ask("HintAsk", seat=1)["why"]
    assert said["en"].endswith(".") and said["fr"].endswith(".")
    assert said["en"] != said["fr"]


def test_programs_give_up_with_the_last_person(house: House) -> None:
    page = house.lay("tactique", {"type": "Me"}, {"type": "Bot", "level": "easy"}, options={"players": 2}).page()
    order = {"seat": 1, "number": page.view["number"], "key": "tactique.concede"}
    assert page.ask("Order", **order, value={"type": "Concede", "agree": True})["type"] == "Done"
    page.catch_up()
    assert page.view["ending"]["reason"] == "conceded"
