"""The history of a table as a saved game: for the download, for replays, and to check it."""

from __future__ import annotations

from oakveil.kernel.save import dump

from .beginning import match_of
from .rows import TableRow
from .store import Store


async def oak_of(store: Store, row: TableRow) -> bytes:
    """The game as an `.oak` file, with the secret of its chance: before the end it must not leave the server."""
    entries = await store.entries(row.id, 1, limit=row.number)
    match = match_of(row)
    match.resume([entry.entry for entry in entries if entry.entry is not None])
    return dump(match)
