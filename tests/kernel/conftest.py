"""The kernel is tested with the Duel."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def _duel(duel_installed: None) -> None:
    """Every test here may ask the registry for the Duel."""
