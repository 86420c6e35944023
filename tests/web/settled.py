"""The server's application with chance that is the same each time; in the long battery it is real."""

from __future__ import annotations

import os
import secrets
from random import Random

from litestar import Litestar

from oakveil.server.app import from_environment

START = "OAKVEIL_TEST_START"
"""The environment variable that tells how often this server has been started: no two starts may draw the same ids."""


def app() -> Litestar:
    """The application as `oakveil serve` makes it."""
    if os.environ.get("OAKVEIL_FULL") != "1":
        drawn = Random(os.environ[START])

        def token_bytes(nbytes: int | None = None) -> bytes:
            return drawn.randbytes(nbytes or secrets.DEFAULT_ENTROPY)

        secrets.token_bytes = token_bytes
    return from_environment()
