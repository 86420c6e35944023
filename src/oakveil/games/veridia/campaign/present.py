"""The campaign that is played at a table."""

from __future__ import annotations

from ..state import Veridia
from .state import CampaignState


def campaign_of(g: Veridia) -> CampaignState:
    """The campaign that is played at a table."""
    campaign = g.state.campaign
    assert campaign is not None, "there is no campaign"
    return campaign
