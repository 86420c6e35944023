"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

STATIC = Path(__file__).parent / "static"
"""Where the built page lies."""

_VARIABLE = "OAKVEIL_SERVER"


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be chosen about a server.

    `processes` think and replay beside the server (0: a thread, for tests). `pace` is how many seconds a bot takes over
    an answer where a table does not say. `origins` are other sites whose pages may talk to this server. `idle` is how
    many seconds a table is kept in memory when nothing happens, `keep` how many days in the database (0: for ever).
    `packs` are folders with content packs that may be chosen for new tables.
    """

    database: str = "sqlite:///oakveil.db"
    processes: int = max(1, (os.cpu_count() or 2) - 1)
    pace: float = 1.2
    origins: tuple[str, ...] = ()
    idle: float = 60.0
    keep: float = 90.0
    tables_an_hour: int = 60
    requests_a_second: float = 50.0
    messages_a_second: float = 20.0
    listeners: int = 64
    static: str = str(STATIC)
    packs: tuple[str, ...] = ()

    def to_environment(self) -> None:
        """Leave this for the workers that this process will start."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Config:
        """What was left for us; the defaults if nothing was."""
        plain: dict[str, Any] = msgspec.json.decode(os.environ.get(_VARIABLE, "{}"))
        return msgspec.convert(plain, Config)
