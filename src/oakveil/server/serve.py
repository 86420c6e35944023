"""`oakveil serve`: runs the server."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import time
import webbrowser

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from .config import Config
from .fields import LARGEST_MESSAGE
from .packs import BadPack, read_pack
from .store import Store


class CannotServe(Exception):
    """The server cannot run as it was asked to. The message says why in one line."""


def serve(config: Config, host: str, port: int, workers: int, open_page: bool) -> int:
    """Serve until Ctrl-C. Raises CannotServe."""
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(_prepare(config, workers))
    _check_free(host, port)
    config.to_environment()
    address = f"http://{name_of(host)}:{port}/"
    print(f"Oakveil is at {address} (Ctrl-C ends it)", file=sys.stderr, flush=True)
    if open_page:
        threading.Thread(target=_open_when_there, args=(host, port, address), daemon=True).start()
    uvicorn.run(
        "oakveil.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return 0


def name_of(host: str) -> str:
    """What a browser calls `host`. For all addresses of this machine it is the one by which friends can come, too."""
    if host in ("127.0.0.1", "::1"):
        return "localhost"
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))  # Nothing is sent: we only learn which way it would go.
            except OSError:
                return "localhost"
            name: str = probe.getsockname()[0]
            return name
    return f"[{host}]" if ":" in host else host


async def _prepare(config: Config, workers: int) -> None:
    """Bring the database up to date, and look into the packs, before anybody comes."""
    try:
        for folder in config.packs:
            read_pack(folder)
    except BadPack as problem:
        raise CannotServe(f"--pack {problem}") from None
    try:
        store = Store(config.database)
    except (ValueError, ImportError) as problem:
        raise CannotServe(f"--database: {problem}") from None
    try:
        if workers > 1 and not store.shared:
            raise CannotServe("--workers: several workers need PostgreSQL; give its URL with --database")
        await store.open()
    except (OSError, SQLAlchemyError) as problem:
        told = str(getattr(problem, "orig", None) or problem).partition("\n")[0]
        raise CannotServe(f"--database {config.database}: {told}") from None
    finally:
        await store.close()


def _check_free(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as problem:
            raise CannotServe(f"--host {host} --port {port}: {problem.strerror or problem}") from None


def _open_when_there(host: str, port: int, address: str) -> None:
    """Open the page in a browser once the server answers."""
    reach = "127.0.0.1" if host == "0.0.0.0" else "::1" if host == "::" else host
    for _ in range(100):
        try:
            socket.create_connection((reach, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
