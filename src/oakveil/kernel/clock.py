"""Keeping time for a question that has a clock. Nothing here looks at a clock: whoever keeps time says what it is."""

from __future__ import annotations

GRACE = 1.5
"""Seconds that are given after a clock has run out, for slow lines and slow fingers."""


class Countdown:
    """The time for one answer: `seconds` that are shown, then `grace` seconds that are not.

    All times are seconds of any one clock that never goes back. A seat that was held up (paused, or cut off) gets its
    full time again, but only once: a second interruption merely stops the clock.
    """

    def __init__(self, seconds: float, now: float, grace: float = GRACE) -> None:
        self.seconds = seconds
        self.grace = grace
        self._started = now
        self._held_since: float | None = None
        self._renewed = False

    def left(self, now: float) -> float:
        """Seconds left to show; below 0 in the grace."""
        stands_at = now if self._held_since is None else self._held_since
        return self.seconds - (stands_at - self._started)

    def is_over(self, now: float) -> bool:
        """Whether the time and the grace are over, so that the table has to answer."""
        return self.left(now) <= -self.grace

    @property
    def is_held(self) -> bool:
        """Whether the clock is stopped."""
        return self._held_since is not None

    def hold(self, now: float) -> None:
        """Stop the clock: the seat is paused or cut off. Nothing changes when it is stopped already."""
        if self._held_since is None:
            self._held_since = now

    def go_on(self, now: float) -> None:
        """Let the clock run again: from the start the first time, later from where it was stopped."""
        if self._held_since is None:
            return
        self._started = now if not self._renewed else self._started + now - self._held_since
        self._renewed = True
        self._held_since = None
