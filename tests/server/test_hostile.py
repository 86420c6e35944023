"""Whatever is sent to the WebSocket of a table: it is refused or the line is cut, and the table goes on."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace

from oakveil.server.app import make_app
from oakveil.server.config import Config
from oakveil.server.fields import LARGEST_MESSAGE
from oakveil.server.protocol import Said

from .pages import House, Json, opened

EXAMPLES = 2000 if os.environ.get("OAKVEIL_FULL") else 60

TYPES = [kind.__name__ for kind in Said.__args__]
WORDS = ["Stake", "Aim", "Keep", "Bow", "Play", "Rest", "Nonsense", "", "duel.bow", "en", "fr", "\\x00", "é" * 50]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(0, 3),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(WORDS),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = [
    "ref",
    "seat",
    "number",
    "choice",
    "key",
    "value",
    "to",
    "agree",
    "text",
    "topic",
    "about",
    "pin",
    "locale",
    "token",
]
CHOICES = st.fixed_dictionaries(
    {"type": st.sampled_from(WORDS)}, optional={"n": ANYTHING, "target": ANYTHING, "degrees": ANYTHING}
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | st.text(max_size=8)},
    optional={name: st.one_of(ANYTHING, CHOICES, st.integers(0, 3)) for name in FIELDS},
)


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory, duel_installed: None) -> Iterator[House]:
    """A server for many attacks."""
    folder = tmp_path_factory.mktemp("hostile")
    config = Config(
        database=f"sqlite:///{folder}/tables.db", processes=0, pace=0, messages_a_second=1e6, requests_a_second=1e6
    )
    with TestClient(make_app(config)) as client, opened(client) as house:
        yield house


def test_whatever_a_page_says_the_server_replies_and_goes_on(steady: House, caplog: pytest.LogCaptureFixture) -> None:
    table = steady.lay("duel", {"type": "Me"}, {"type": "Open"})
    table.post("/seats", {}, table.links["invitation"])
    table.post("/begin")
    page = table.page()

    @given(message=MESSAGES)
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def attack(message: Json) -> None:
        page.socket.send_text(json.dumps(message))
        page.catch_up()

    with caplog.at_level(logging.ERROR):
        attack()
    assert not [record for record in caplog.records if record.name == "oakveil"]
    assert table.page().view["number"] >= 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{" * 5000,
        "[" * 16000,
        '{"type":"Answer","seat":1,"number":0,"choice":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}",
        '{"type":"Answer","seat":1e999,"number":0,"choice":{}}',
        '{"type":"Answer","seat":1,"number":99999999999999999999999999,"choice":{}}',
        '{"type":"Chat","text":"\\ud800"}',
        '{"type":"Chat","text":"a\\u0000b"}',
        '{"type":"Chat","text":"a\\nb"}',
        '{"type":"Ping","type":"Chat"}',
        '{"type":"Ping","strange":1}',
    ],
)
def test_what_is_no_message_is_refused(steady: House, text: str) -> None:
    page = steady.lay("duel").page()
    page.socket.send_text(text)
    assert page.hear_a("Refused")["reason"] == "unreadable"
    page.catch_up()


def test_bytes_that_are_no_text_cut_the_line_or_are_refused(steady: House) -> None:
    table = steady.lay("duel")
    page = table.page()
    page.socket.send_bytes(b"\xff\xfe\x00")
    with pytest.raises((WebSocketDisconnect, AssertionError)):
        page.hear_a("Refused")
        raise AssertionError("refused")
    assert table.page().view


def test_a_message_that_is_far_too_long_cuts_the_line(steady: House) -> None:
    page = steady.lay("duel").page()
    page.socket.send_text(json.dumps({"type": "Chat", "text": "x" * LARGEST_MESSAGE}))
    with pytest.raises(WebSocketDisconnect) as cut:
        page.hear_a("Done")
    assert cut.value.code == 1009


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "Ping"}, 4400),
        ({"type": "Hello"}, 4400),
        ({"type": "Hello", "token": "x"}, 4400),
        ({"type": "Hello", "token": "A" * 22}, 4404),
        ({"type": "Hello", "token": "A" * 22, "version": 99}, 4426),
        ({"type": "Hello", "token": "A" * 22, "locale": "de"}, 4400),
        ({"type": "Hello", "token": "A" * 22, "seen": -1}, 4400),
    ],
)
def test_who_does_not_say_hello_properly_is_sent_away(steady: House, hello: Json, code: int) -> None:
    socket = steady.connect(steady.lay("duel").id)
    socket.send_text(json.dumps(hello))
    with pytest.raises(WebSocketDisconnect) as cut:
        while True:
            socket.receive_text(timeout=20)
    assert cut.value.code == code


def test_a_table_that_does_not_exist_is_not_made_by_asking_for_it(steady: House) -> None:
    socket = steady.connect("aaaaaaaaaa")
    socket.send_text(json.dumps({"type": "Hello", "token": "A" * 22}))
    with pytest.raises(WebSocketDisconnect):
        while True:
            socket.receive_text(timeout=20)


def test_who_talks_too_fast_is_refused_and_then_cut_off(config: Config, duel_installed: None) -> None:
    with TestClient(make_app(replace(config, messages_a_second=5.0))) as client, opened(client) as house:
        page = house.lay("duel").page()
        with pytest.raises(WebSocketDisconnect) as cut:
            for _ in range(300):
                page.say("Ping")
            while True:
                page.hear()
        assert cut.value.code == 4429
        assert "too-much" in {report.get("reason") for report in page.heard}


def test_only_so_many_pages_come_to_one_table(config: Config, duel_installed: None) -> None:
    with TestClient(make_app(replace(config, listeners=3))) as client, opened(client) as house:
        table = house.lay("duel")
        pages = [table.page(table.links["watch"]) for _ in range(3)]
        with pytest.raises(WebSocketDisconnect):
            table.page()
        assert pages[0].view
