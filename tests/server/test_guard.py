"""What keeps the server from harm."""

from __future__ import annotations

import pytest

from oakveil.server import guard
from oakveil.server.guard import Bucket, Buckets, comes_from_us


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


def test_a_bucket_lets_a_burst_through_and_then_a_steady_stream(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_bucket(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_KNOWN", 2)
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert buckets.take("c"), "and a is forgotten"
    assert buckets.take("a")


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        ("http://localhost:8400", "localhost:8400", True),
        ("https://Table.example", "table.example", True),
        ("https://friend.example", "table.example", True),
        (None, "table.example", True),
        ("https://evil.example", "table.example", False),
        ("https://table.example.evil.example", "table.example", False),
        ("http://localhost:9000", "localhost:8400", False),
        ("null", "null", False),
        ("", "", False),
        ("https://table.example", None, False),
    ],
)
def test_where_a_request_may_come_from(origin: str | None, host: str | None, is_ours: bool) -> None:
    assert comes_from_us(origin, host, ["https://friend.example"]) is is_ours
