"""The server as an ASGI application."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from oakveil import __version__

from . import entrance
from .api import GAMES
from .api_table import TABLE
from .config import Config
from .fields import LARGEST_MESSAGE
from .gate import Gate, add_headers
from .guard import Buckets
from .house import House
from .live import live
from .page import page
from .refusals import No

GARBAGE_AFTER = 2_000
"""New objects after which Python looks for cycles among them. Everybody waits for that; few objects, a short wait."""
GROWN_AFTER = 1_000
"""Such looks after which it looks at everything there is, which takes most of a second with a thousand tables."""


def make_app(config: Config) -> Litestar:
    """The application. Its state has the `house`."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(config)
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[Router("/api", route_handlers=[GAMES, TABLE]), live, page(config)],
        lifespan=[lifespan],
        middleware=[Gate(config)],
        before_send=[add_headers],
        exception_handlers={
            No: entrance.on_no,
            entrance.Illegal: entrance.on_illegal,
            HTTPException: entrance.on_http,
            Exception: entrance.on_failure,
        },
        openapi_config=_openapi(),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,
    )
    app.state.arrivals = Buckets(config.requests_a_second, 4 * config.requests_a_second)
    app.state.tables_laid = Buckets(config.tables_an_hour / 3600, config.tables_an_hour)
    return app


def from_environment() -> Litestar:
    """The application as each worker of `oakveil serve` makes it."""
    app = make_app(Config.from_environment())
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(GARBAGE_AFTER, GROWN_AFTER)
    return app


def _openapi() -> OpenAPIConfig:
    link = SecurityScheme(type="http", scheme="bearer", description="The token of a link to the table.")
    return OpenAPIConfig(
        title="Oakveil",
        version=__version__,
        description="Tables of adventure games. What happens at a table while it happens is told over its WebSocket.",
        path="/api/docs",
        components=Components(security_schemes={"link": link}),
        render_plugins=[],
    )
