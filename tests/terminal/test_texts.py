"""The messages of the terminal: the same in both languages, and none that nobody says."""

from __future__ import annotations

from pathlib import Path

import pytest

import oakveil.terminal
from tests.catalogues import messages_of

TERMINAL = Path(oakveil.terminal.__file__).parent
CODE = "".join(file.read_text("utf-8") for file in TERMINAL.rglob("*.py"))


def test_both_languages_say_the_same_things() -> None:
    assert messages_of(TERMINAL / "text" / "en.ftl") == messages_of(TERMINAL / "text" / "fr.ftl")


@pytest.mark.parametrize("message", messages_of(TERMINAL / "text" / "en.ftl"))
def test_every_message_is_said_somewhere(message: str) -> None:
    """In full, or as a beginning with something put in: "terminal-avel-page-{name}"."""
    parts = message.split("-")
    begun = {"-".join(parts[:n]) + "-{" for n in range(2, len(parts))} | {f"{message.removesuffix('-discard')}{{"}
    assert f'"{message}"' in CODE or f"'{message}'" in CODE or any(beginning in CODE for beginning in begun)
