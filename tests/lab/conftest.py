"""The laboratory is tested with the Duel, in which seats compete."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def _duel(duel_installed: None) -> None:
    """Every test here may ask the registry for the Duel."""
