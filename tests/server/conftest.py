"""A server for the tests: its tables lie in a file of their own, its bots do not wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from oakveil.server.app import make_app
from oakveil.server.config import Config

from .pages import House, opened


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(
        database=f"sqlite:///{tmp_path}/tables.db",
        processes=0,
        pace=0,
        static=str(tmp_path / "static"),
        requests_a_second=10_000,
        messages_a_second=10_000,
        tables_an_hour=10_000,
    )


@pytest.fixture
def house(config: Config, duel_installed: None) -> Iterator[House]:
    with TestClient(make_app(config)) as client, opened(client) as house:
        yield house
