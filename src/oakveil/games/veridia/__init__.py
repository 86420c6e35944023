"""Veridia: a role-playing game of twelve-sided dice. Fights, journeys, characters, and a table for a game master."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.content import Pack
from oakveil.kernel.frame import Frame
from oakveil.kernel.game import BadOptions, Game, Place
from oakveil.kernel.text import Text

from . import catalogue
from .bots import easy, sensible
from .box import Box
from .campaign.sequence import new_campaign, rewind
from .campaign.sequence import seats as seats_of_campaign
from .campaign.table import CampaignVeridia
from .characters import Character
from .dice_room import DiceRoom
from .exchange import ATTRIBUTION, characters_in
from .gallery import printed
from .journey.party import check_region, gather, party_seats
from .journey.sequence import Expedition
from .journey.state import Journey
from .narrator import VeridiaNarrator
from .options import VeridiaOptions, counting, in_force
from .page import VeridiaPage
from .rules.setup import new_fight, wishes
from .rules.setup import seats as seats_of_skirmish
from .sequence import Skirmish
from .soundness import flaw
from .state import Veridia, VeridiaState
from .workshop import BUILDER, Workshop, first_character


@cache
def house_box() -> Box:
    """The box with the content as it comes with the game."""
    return Box(catalogue.house())


def content(pack: Pack | None) -> Box:
    """The box of a content pack, or of the house. Raises ContentError."""
    return house_box() if pack is None else Box(catalogue.load(pack))


def new(options: VeridiaOptions, places: Sequence[Place], box: Box, chance: Chance) -> Veridia:
    """A table laid for a new game, before its first question. Raises BadOptions."""
    own = own_characters(options)
    state = VeridiaState(mode=options.mode)
    match options.mode:
        case "builder":
            state.characters[BUILDER] = first_character(options, own, places[0].name if places else "", box)
            return Veridia(options, box, state, [Workshop()], chance)
        case "dice":
            return Veridia(options, box, state, [DiceRoom()], chance)
        case "expedition":
            check_region(options, box)
            state.journey = Journey(region="", members=gather(options, own, box))
            return Veridia(in_force(options), box, state, [Expedition()], chance)
        case "campaign":
            return new_campaign(options, own, box, chance)
    state.fight = new_fight(options.map, wishes(options), own, box)
    return Veridia(options, box, state, [Skirmish()], chance)


def seats(options: VeridiaOptions) -> int:
    """How many seats a game has. Raises BadOptions."""
    match options.mode:
        case "builder":
            return 1
        case "dice":
            return options.room
        case "expedition":
            return party_seats(options) + 1
        case "campaign":
            return seats_of_campaign(options)
    return seats_of_skirmish(options)


def restore(
    options: VeridiaOptions,
    box: Box,
    state: VeridiaState,
    stack: list[Frame],
    chance: Chance,
    given: dict[Seat, Option],
) -> Veridia:
    """A table as it was left."""
    kind = CampaignVeridia if options.mode == "campaign" else Veridia
    return kind(in_force(options), box, state, stack, chance, given)


def own_characters(options: VeridiaOptions) -> list[Character]:
    """The characters that the options bring along. Raises BadOptions."""
    if not options.characters:
        return []
    try:
        return characters_in(options.characters)
    except msgspec.DecodeError as problem:
        raise BadOptions(f"characters: {problem}") from None


def offers(box: Box, text: Text) -> Mapping[str, Mapping[str, str]]:
    """The maps and regions that can be chosen."""
    locale = text.locale
    maps = {id: card.name.in_(locale) for id, card in box.maps.items()}
    regions = {id: region.name.in_(locale) for id, region in box.regions.items()}
    regions["random"] = text.say("veridia-option-region-random")
    return {"map": {**maps, "none": text.say("veridia-option-map-none")}, "region": regions}


GAME = Game(
    id="veridia",
    package="oakveil.games.veridia",
    ruleset="1",
    options=VeridiaOptions,
    state=VeridiaState,
    table=Veridia,
    content=content,
    seats=seats,
    new=new,
    restore=restore,
    flaw=flaw,
    rewind=rewind,
    bots={"easy": easy, "sensible": sensible},
    texts=catalogue.TEXTS,
    narrator=VeridiaNarrator,
    cards=printed,
    offers=offers,
    counting=counting,
    page=VeridiaPage(),
    notice=ATTRIBUTION,
)
