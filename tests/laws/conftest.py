"""The laws are tried on every game that is installed, and on the Duel."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def _duel(duel_installed: None) -> None:
    """The Duel is one of the games."""
