"""Content packs: other content for a game, named by the operator when the server starts.

The database keeps the texts of a pack, so that its tables can be played on even when it is no longer named. A pack is
known by the hash of its texts: whoever plays with the same hash plays with the same content.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from oakveil.kernel.faults import ContentError
from oakveil.kernel.game import Game, game, games

from .refusals import No

LONGEST_NAME = 60


class Pack(Struct, frozen=True):
    """A content pack of a game. `id` is the hash of `sources`, the texts of its files; `name` is that of its folder."""

    id: str
    game: str
    name: str
    sources: dict[str, str]


class BadPack(ValueError):
    """A folder is no content pack of any game. The message says why in one line."""


def read_pack(folder: str) -> Pack:
    """The pack in a folder, of whichever installed game can be played with it. Raises BadPack."""
    path = Path(folder)
    if not path.is_dir():
        raise BadPack(f"{folder}: there is no such folder")
    problems: list[ContentError] = []
    for id in games():
        try:
            content = game(id).content(path)
        except ContentError as problem:
            problems.append(problem)
        else:
            sources: dict[str, str] | None = getattr(content, "sources", None)  # some games have no packs
            if sources:
                return Pack(hash_of(sources), id, path.resolve().name[:LONGEST_NAME], sources)
    if not problems:
        raise BadPack(f"{folder}: there is no content of any game in it")
    nearest = min(problems, key=lambda problem: len(problem.faults))
    raise BadPack(f"{folder}: {nearest.told('en')[0]}")


def hash_of(sources: Mapping[str, str]) -> str:
    """What a pack is known by: the SHA-256 of the texts of its files."""
    return hashlib.sha256(msgspec.json.encode(sources, order="sorted")).hexdigest()


class Shelf:
    """The packs that tables may be played with. One for the process: tables name their pack by its hash."""

    def __init__(self) -> None:
        self._packs: dict[str, Pack] = {}
        self._contents: dict[str, Any] = {}
        self._offered: frozenset[str] = frozenset()

    def fill(self, packs: Iterable[Pack], offered: Iterable[str]) -> None:
        """Have these packs at hand; those `offered` may be chosen for a new table."""
        self._packs |= {pack.id: pack for pack in packs}
        self._offered = frozenset(offered)

    def offered(self, kind: Game) -> list[Pack]:
        """The packs that may be chosen for a new table of a game, by name."""
        packs = [self._packs[id] for id in self._offered if self._packs[id].game == kind.id]
        return sorted(packs, key=lambda pack: (pack.name, pack.id))

    def check(self, kind: Game, id: str) -> None:
        """Raises No unless a new table of a game may be played with this pack ("": with the content of the house)."""
        if id and id not in [pack.id for pack in self.offered(kind)]:
            raise No("unknown", "server-no-pack")

    def name(self, id: str) -> str:
        """What a pack is called; "" for the content of the house, and for one that is not known here."""
        pack = self._packs.get(id)
        return "" if pack is None else pack.name

    def content(self, kind: Game, id: str) -> Any:
        """The content of a pack, or ("") of the house. Raises No when it is not known here or can no longer be read."""
        if not id:
            return kind.content(None)
        if id not in self._contents:
            pack = self._packs.get(id)
            if pack is None:
                raise No("unknown", "server-no-pack")
            try:
                self._contents[id] = kind.content(pack.sources)
            except ContentError:
                raise No("wrong-phase", "server-pack-unreadable") from None
        return self._contents[id]


def sources_of(content: Any) -> dict[str, str]:
    """The texts of the pack that a content was read from; none for the content of the house."""
    sources: dict[str, str] = getattr(content, "sources", {})
    return sources


SHELF = Shelf()
