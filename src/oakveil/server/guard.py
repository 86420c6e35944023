"""What keeps the server from harm: where requests may come from, how many, and what browsers may do with our page."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Of every reply. The page brings everything it needs; nothing from elsewhere is run, shown or asked."""

MOST_KNOWN = 10_000
"""Addresses that are counted at the same time."""


class Bucket:
    """Lets through `rate` a second on average, and up to `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass now."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return bucket.take()


def comes_from_us(origin: str | None, host: str | None, others: Collection[str]) -> bool:
    """Whether a page that says it is from `origin` may talk to us, who are called `host`.

    Programs that are no browser say nothing; tokens are all that counts for them, as nothing is sent along by itself.
    """
    if origin is None or origin in others:
        return True
    return bool(host) and origin != "null" and urlsplit(origin).netloc.lower() == str(host).lower()
