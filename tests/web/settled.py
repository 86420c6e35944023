"""The server's application with chance that is the same each time a test runs; in the long battery it is real."""

from __future__ import annotations

import os
import secrets
from random import Random

from litestar.types import ASGIApp, Receive, Scope, Send

from oakveil.server.app import from_environment

WORD = "OAKVEIL_TEST_WORD"
"""The environment variable that tells what the chance of this server is drawn from. No two may draw the same ids."""
SETTLE = "/settle"
"""A request to this path draws chance anew, from the word in its query."""


def app() -> ASGIApp:
    """The application as `oakveil serve` makes it."""
    drawn = Random(os.environ[WORD])

    def token_bytes(nbytes: int | None = None) -> bytes:
        return drawn.randbytes(nbytes or secrets.DEFAULT_ENTROPY)

    if os.environ.get("OAKVEIL_FULL") != "1":
        secrets.token_bytes = token_bytes
    house = from_environment()

    async def settled(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path") != SETTLE:
            await house(scope, receive, send)
            return
        drawn.seed(scope["query_string"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return settled
