"""The gate: requests pass here before anything looks at them, and every reply gets its headers here."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .config import Config
from .forms import Problem
from .guard import HEADERS, Buckets, comes_from_us
from .refusals import TEXTS

_SAFE = ("GET", "HEAD", "OPTIONS")


class Gate(ASGIMiddleware):
    """Refuses what comes from other sites, is no JSON, or comes too fast."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, config: Config) -> None:
        self._origins = config.origins
        self._buckets = Buckets(config.requests_a_second, 4 * config.requests_a_second)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        refusal = self._refusal(scope)
        if refusal is None:
            await next_app(scope, receive, send)
        else:
            status, message = refusal
            await _reply(send, status, message)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """The status and message of a refusal, or None."""
        headers, client = Headers.from_scope(scope), scope.get("client")
        if not self._buckets.take(client[0] if client else ""):
            return 429, "server-too-fast"
        if cast(Any, scope)["method"] in _SAFE:
            return None
        if not comes_from_us(headers.get("origin"), headers.get("host"), self._origins):
            return 403, "server-wrong-origin"
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if has_body and kind != "application/json":
            return 415, "server-wrong-content"
        return None


async def add_headers(message: Message, scope: Scope) -> None:
    """Give a reply the headers that every reply has."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if str(scope["path"]).startswith("/api/"):
            headers["cache-control"] = "no-store"


async def _reply(send: Send, status: int, message: str) -> None:
    body = msgspec.json.encode(Problem("too-much" if status == 429 else "unreadable", TEXTS.in_("en").say(message)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
