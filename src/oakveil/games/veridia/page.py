"""What the page of Veridia shows beside the state, in every way of playing: each has its own part.

Everything is built up from what the seat may know (specification 2.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Text

from . import page_building, page_campaign
from .box import Box
from .furniture import Furniture, furniture
from .page_building import BuildingAids, building_aids
from .page_campaign import CampaignAids, campaign_aids
from .page_fight import FightAids, fight_aids
from .page_journey import JourneyAids, journey_aids
from .page_sheet import SheetAid, sheet_aid
from .state import Veridia


class Aids(Struct, frozen=True, kw_only=True):
    """What can be told at once. `fight`: while somebody fights, whatever is played. `building`: in the builder.

    `journey`: on an expedition. `campaign`: at the table of a game master.
    """

    fight: FightAids | None
    building: BuildingAids | None
    journey: JourneyAids | None
    campaign: CampaignAids | None


class VeridiaPage:
    """What Veridia adds for a page."""

    records: Sequence[type[Struct]] = (Furniture, Aids, SheetAid, *page_building.RECORDS, *page_campaign.RECORDS)

    def furniture(self, content: Box, text: Text) -> Furniture:
        """The box in words."""
        return furniture(content, text)

    def aids(self, g: Veridia, seat: Seat | None, text: Text) -> Aids:
        """What can be told of the table at once."""
        return Aids(
            fight=fight_aids(g, seat, text),
            building=building_aids(g, seat, text),
            journey=journey_aids(g, seat, text),
            campaign=campaign_aids(g, seat, text),
        )

    def consult(self, g: Veridia, seat: Seat, topic: str, about: Mapping[str, Any], text: Text) -> Struct:
        """What takes longer to work out; `topic` begins with the part of the page that asks: "building.check".

        Raises KeyError, TypeError or ValueError for a strange wish.
        """
        match topic.partition(".")[0]:
            case "building":
                return page_building.consult_builder(g, topic, about, text)
            case "campaign":
                return page_campaign.consult_campaign(g, seat, topic, about, text)
            case "fight" if g.state.fight is not None:
                return sheet_aid(g, seat, str(about["unit"]), text)
        raise KeyError(topic)
