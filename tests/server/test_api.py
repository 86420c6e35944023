"""The HTTP interface: what it offers, what it refuses, and that it keeps its own schema."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.testing import TestClient
from msgspec.structs import replace

from oakveil.cli import run
from oakveil.server.app import make_app
from oakveil.server.config import Config
from oakveil.server.typescript import of_protocol

from .pages import House, Json, Table, play_on

EXAMPLES = 100 if os.environ.get("OAKVEIL_FULL") else 4
PERSON: Json = {"type": "Me", "name": "Ann"}


def test_the_games_with_their_options(house: House) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()}
    assert games["avel"]["title"] == "Chronicles of Avel"
    assert (games["avel"]["least_seats"], games["avel"]["most_seats"]) == (1, 4)
    assert games["duel"]["bots"] == ["random", "sensible"]
    sheet = house.client.get("/api/games/avel?locale=fr").json()
    heroes = next(setting for setting in sheet["settings"] if setting["id"] == "heroes")
    assert (heroes["kind"], heroes["least"], heroes["most"], heroes["default"]) == ("number", 1, 4, 2)
    assert sheet["furniture"]


def test_options_that_do_not_count_are_not_asked_for(house: House) -> None:
    asked = {mode: {"options": {"mode": mode}} for mode in ("dice", "expedition")}
    told = {mode: house.client.post("/api/games/veridia/outlook", json=form).json() for mode, form in asked.items()}
    assert told["dice"]["counting"] == ["mode", "room"]
    assert told["expedition"]["counting"][:3] == ["mode", "party", "difficulty"]


def test_the_outlook_of_a_game(house: House) -> None:
    outlook = house.client.post("/api/games/avel/outlook", json={"options": {"heroes": 3}}).json()
    assert outlook["seats"] == 3
    assert "%" in outlook["forecast"]
    assert outlook["counting"][:2] == ["heroes", "crater"]
    assert house.client.post("/api/games/avel/outlook", json={"options": {"heroes": 7}}).status_code == 409


def test_the_rules_in_our_own_words(house: House) -> None:
    rules = {rule["id"]: rule["statement"] for rule in house.client.get("/api/games/avel/rules").json()}
    assert rules["AVEL-BATTLE-01"].startswith("Battle needs at least one monster")
    assert house.client.get("/api/games/chess/rules").json()["reason"] == "unknown"


@pytest.mark.parametrize(
    ("game", "id", "words"),
    [("avel", "AVEL-BATTLE-01", "Pour combattre"), ("tactique", "TAC-HEAL-01", "Soigner 1 blessure")],
)
def test_the_rules_in_french(house: House, game: str, id: str, words: str) -> None:
    rules = {rule["id"]: rule for rule in house.client.get(f"/api/games/{game}/rules?locale=fr").json()}
    assert rules[id]["statement"].startswith(words)
    assert {rule["locale"] for rule in rules.values()} == {"fr"}


def test_rules_that_are_not_told_in_french_are_said_to_be_english(house: House) -> None:
    rules = house.client.get("/api/games/duel/rules?locale=fr").json()
    assert {rule["locale"] for rule in rules} == {"en"}


def test_a_whole_game_can_be_played_over_http_alone(house: House) -> None:
    table = house.lay("duel", PERSON)
    for _ in range(400):
        view = table.get("/view?seat=1")
        if view["ending"]:
            break
        question = next((question for question in view["questions"] if question["mine"]), None)
        if question is None:
            continue
        choice = question["options"][0]["choice"] if question["options"] else {"type": "Aim", "target": 2, "degrees": 1}
        deed = {"type": "Answer", "seat": 1, "number": view["number"], "choice": choice}
        reply = table.request("POST", "/deeds", json=deed)
        assert reply.status_code in (200, 409), reply.text
    assert view["ending"]
    assert table.get()["phase"] == "over"
    table.post("/deeds", {"type": "Chat", "text": "Well played."})
    assert [line["text"] for line in table.get("/chat")] == ["Well played."]


def test_what_the_rules_refuse_names_the_rule(house: House) -> None:
    table = house.lay("duel", PERSON, pace=10)
    bow = {"type": "Order", "seat": 1, "number": 0, "key": "duel.bow", "value": {"type": "Bow"}}
    table.post("/deeds", bow)
    reply = table.request("POST", "/deeds", json={**bow, "number": 1})
    assert reply.status_code == 409
    assert reply.json()["rule"] == "DUEL-BOW-01"


@pytest.fixture
def finished(house: House) -> Table:
    table = house.lay("avel", PERSON, options={"heroes": 1})
    play_on(table.page())
    return table


class TestAfterwards:
    def test_the_replay_has_a_step_for_every_entry(self, finished: Table) -> None:
        count = finished.get()["number"] + 1
        steps: list[Json] = []
        while len(steps) < count:
            part = finished.get(f"/replay?seat=1&first={len(steps)}&limit=50")
            assert part["entries"] == count
            steps += part["steps"]
        assert [step["entry"] for step in steps] == list(range(count))
        assert steps[0]["what"] == "start"
        assert all(step["label"] for step in steps[1:])
        told = [event["number"] for step in steps for event in step["events"]]
        assert told == [event["number"] for event in finished.get("/events")["events"]]
        assert steps[-1]["state"]["outcome"]
        assert steps[0]["question"]

    def test_after_the_end_everything_may_be_seen(self, finished: Table) -> None:
        everything = finished.get("/replay?seat=0&limit=1")["steps"][0]["state"]
        spectator = finished.get("/replay?limit=1")["steps"][0]["state"]
        assert None not in everything["small"]["cards"]
        assert spectator["small"]["cards"] == [None] * len(everything["small"]["cards"])

    def test_a_replay_foretells_what_was_foretold_and_gives_nothing_away(self, finished: Table) -> None:
        for eyes in ("?seat=0", "?seat=1", "?"):
            start = finished.get(f"/replay{eyes}&limit=1")["steps"][0]
            assert start["aids"]["hidden"] == sorted(start["aids"]["hidden"]), "in no order that tells where they lie"
            assert list(start["aids"]["ways"]) == ["beast"], "before the rise the Beast alone is foretold"

    def test_the_download_is_a_saved_game_that_verifies(self, finished: Table, tmp_path: Path) -> None:
        reply = finished.request("GET", "/oak")
        assert reply.headers["content-disposition"] == f'attachment; filename="avel-{finished.id}.oak"'
        file = tmp_path / "game.oak"
        file.write_bytes(reply.content)
        assert run(["verify", str(file)]) == 0

    def test_a_fork_goes_on_against_bots(self, finished: Table) -> None:
        fork = Table(finished.house, finished.post("/fork", {"entry": 12}))
        page = fork.page()
        assert page.view["state"]["round"] == finished.get("/replay?first=12&limit=1")["steps"][0]["state"]["round"]
        play_on(page)
        assert fork.refused("GET", "/verify") == (409, "not-allowed")
        assert finished.refused("POST", "/fork", {"entry": 9999}) == (404, "unknown")

    def test_the_next_game_has_the_same_seats_and_links(self, finished: Table) -> None:
        page = finished.page()
        following = finished.post("/rematch")["table"]
        assert page.hear_a("View")["ending"]["next"] == following
        assert finished.post("/rematch")["table"] == following
        again = Table(finished.house, {**finished.links, "table": following})
        assert again.get()["sitters"][0]["name"] == "Ann"
        play_on(again.page())
        assert again.get("/verify")["verified"]


def test_a_fork_before_the_end_knows_no_more_than_the_seat(house: House) -> None:
    table = house.lay("duel", PERSON, {"type": "Open"})
    guest = table.post("/seats", {}, table.links["invitation"])["token"]
    table.post("/begin")
    assert table.refused("POST", "/fork", {"entry": 0, "seat": 2}) == (403, "not-your-seat")
    assert table.refused("POST", "/fork", {"entry": 0}, guest) == (403, "not-your-seat")
    mine = table.get("/view?seat=1")["state"]["duellists"]["1"]["hand"]
    fork = Table(house, table.post("/fork", {"entry": 0}))
    assert fork.get("/view?seat=1")["state"]["duellists"]["1"]["hand"] == mine
    assert table.refused("POST", "/rematch") == (409, "wrong-phase")


class TestTheGate:
    def test_what_comes_from_another_site_is_refused(self, house: House) -> None:
        table = house.lay("duel")
        for origin in ("https://evil.example", "null", "http://testserver.local.evil.example"):
            reply = table.request("POST", "/begin", headers={"origin": origin})
            assert reply.status_code == 403
            with pytest.raises(Exception, match=r"4400|origin"):
                house.client.websocket_connect(f"/api/tables/{table.id}/live", headers={"origin": origin}).__enter__()
        assert table.request("POST", "/begin", headers={"origin": "http://testserver.local"}).status_code != 403

    @pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
    def test_only_json_is_understood(self, house: House, kind: str) -> None:
        reply = house.client.post("/api/tables", content=b'{"game":"duel"}', headers={"content-type": kind})
        assert reply.status_code == 415

    def test_a_large_body_is_refused(self, house: House) -> None:
        assert house.client.post("/api/tables", json={"game": "x" * 17_000}).status_code in (400, 413)

    def test_every_reply_has_its_headers(self, house: House) -> None:
        for path in ("/", "/api/health", "/api/nothing", "/nothing.js"):
            headers = house.client.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"

    def test_too_many_requests_and_tables(self, config: Config, duel_installed: None) -> None:
        small = replace(config, requests_a_second=1.5, tables_an_hour=3)
        with TestClient(make_app(small)) as client:
            body = {"game": "duel", "seats": [PERSON]}
            codes = [client.post("/api/tables", json=body).status_code for _ in range(4)]
            assert codes == [201, 201, 201, 429]
            codes = [client.get("/api/health").status_code for _ in range(30)]
            assert codes[0] == 200 and codes[-1] == 429


class TestThePage:
    def test_without_it_people_are_told(self, house: House) -> None:
        reply = house.client.get("/", headers={"accept-language": "fr-FR"})
        assert reply.status_code == 404
        assert reply.text.startswith("La page n'a pas été construite.")

    def test_it_is_served_with_its_files_and_nothing_else(self, house: House, config: Config) -> None:
        static = Path(config.static)
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html>the page")
        (static / "assets" / "app-1.js").write_text("1")
        (static.parent / "secret.txt").write_text("secret")
        get = house.client.get
        assert get("/").text == get("/t/abc").text == "<!doctype html>the page"
        assert get("/assets/app-1.js").headers["cache-control"].endswith("immutable")
        assert get("/assets/gone.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"):
            assert "secret" not in get(path).text


def test_the_typescript_types_name_every_record_once(house: House) -> None:
    told = str(of_protocol())
    for name in ("Hello", "Answer", "View", "Happened", "Refused", "Links", "Replay", "Setting"):
        assert told.count(f"export interface {name} ") == 1
    assert "export type Said =" in told


def test_the_api_keeps_its_promise_whatever_it_is_asked(house: House) -> None:
    """Random requests made from the schema: never a failure, and every refusal says why."""
    schema: Any = schemathesis.openapi.from_dict(house.client.get("/api/docs/openapi.json").json())
    links = house.lay("duel", PERSON).links
    asked: Counter[str] = Counter()

    def attempt(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = links["table"]
        fields = case.as_transport_kwargs(base_url="http://testserver.local")
        fields.pop("cookies", None)
        fields["headers"] = {**fields.get("headers", {}), "authorization": f"Bearer {links['host']}"}
        reply = house.client.request(**fields)
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400 and reply.request.method != "HEAD":
            assert reply.json()["message"]
        asked[f"{case.operation.path} {reply.status_code // 100}"] += 1

    limits = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    for operation in schema.get_all_operations():
        limits(given(case=operation.ok().as_strategy())(attempt))()
    assert len({place.partition(" ")[0] for place in asked}) >= 18
    assert any(place.endswith(" 2") for place in asked)
