"""The page: the files that `web/` was built into. A path that is no file is the page itself, which finds its way."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from oakveil.kernel.text import Locale

from .config import Config
from .entrance import AnyRequest, language_of
from .refusals import TEXTS

FOREVER = "public, max-age=31536000, immutable"
"""Files under `assets/` have their hash in their name."""


def page(config: Config) -> HTTPRouteHandler:
    """The handler of everything that is not `/api`."""
    root = Path(config.static).resolve()
    mimetypes.add_type("application/manifest+json", ".webmanifest")

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def files(request: AnyRequest) -> Response[bytes]:
        return await asyncio.to_thread(_reply, root, request.url.path, language_of(request))

    return files


def _reply(root: Path, path: str, locale: Locale) -> Response[bytes]:
    file = (root / path.lstrip("/")).resolve()
    if path.startswith("/api/") or not (root / "index.html").is_file():
        told = TEXTS.in_(locale).say("server-unknown" if path.startswith("/api/") else "server-no-page")
        return Response(told.encode(), status_code=404, media_type=MediaType.TEXT)
    if not file.is_relative_to(root) or not file.is_file():
        if Path(path).suffix:
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        file = root / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cached = FOREVER if file.is_relative_to(root / "assets") else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cached})
