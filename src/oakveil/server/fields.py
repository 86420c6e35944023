"""The fields that messages and bodies share, with their bounds: nothing longer or stranger is read. Closing codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LARGEST_MESSAGE = 16 * 1024
"""Bytes of a message or body from a page."""
LONGEST_CHAT = 300
LONGEST_NAME = 40

Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z", description="The secret of a link: 128 bits.")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10}\Z", description="The public id of a table.")]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
Emblem = Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9_-]*\Z")]
Level = Annotated[str, Meta(max_length=24, pattern=r"^[a-z0-9_-]+\Z", description="The level of a bot.")]
Pin = Annotated[str, Meta(pattern=r"^[0-9]{0,8}\Z", description="Up to eight digits; empty: none.")]
SeatNumber = Annotated[int, Meta(ge=1, le=16)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
Key = Annotated[str, Meta(max_length=60)]

CLOSED_BAD = 4400
"""The socket is closed because of what was said; saying it again will not help."""
CLOSED_NO_LINK = 4404
"""There is no such table, or no such link to it."""
CLOSED_TOO_MUCH = 4429
"""Too much was said in too short a time."""
CLOSED_VERSION = 4426
"""The page is of another version: load it anew."""
