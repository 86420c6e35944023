"""Links: secrets of 128 bits that lead to a table. The database has their hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from msgspec import Struct

from .protocol import Role

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Link(Struct, frozen=True):
    """A link to a table. `person` is its public id: others know by it that two seats are held by one person."""

    digest: bytes
    person: str
    role: Role


def fresh_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(16)


def fresh_id() -> str:
    """The public id of a table or link: ten letters and digits that are not mistaken for each other."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def digest_of(token: str) -> bytes:
    """What is stored of a token. Tokens are random, so nothing slower is needed."""
    return hashlib.sha256(token.encode()).digest()


def made(token: str, role: Role) -> Link:
    """A new link."""
    return Link(digest_of(token), fresh_id(), role)


def found(token: str, links: Iterable[Link]) -> Link | None:
    """The link whose token this is, found in a time that does not tell how near a guess was."""
    wanted, match = digest_of(token), None
    for link in links:
        if hmac.compare_digest(link.digest, wanted):
            match = link
    return match


def pin_digest(table: str, seat: int, pin: str) -> str:
    """What is stored of the PIN of a seat; "" if it has none."""
    return hashlib.scrypt(pin.encode(), salt=f"{table}/{seat}".encode(), n=1024, r=8, p=1).hex() if pin else ""
