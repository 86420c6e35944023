"""Checks across the content files (specification 12): what one record says of others must be there."""

from __future__ import annotations

from oakveil.kernel.content import Check

CHECKS: tuple[Check, ...] = ()
