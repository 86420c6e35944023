"""The campaign: the master leads, everybody else does what he wants (specification 3.17)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, AskAny, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.game import BadOptions, Rewind
from oakveil.kernel.rulebook import rule

from ..box import Box
from ..building import faults
from ..characters import Character
from ..options import VeridiaOptions
from ..state import Veridia, VeridiaState
from . import (  # noqa: F401 - each defines deeds
    correcting,
    ending,
    fights,
    joining,
    mastering,
    overriding,
    passing_time,
    preparing,
    prompting,
    revealing,
    rewarding,
    scenes,
    sieges,
    tracking,
    trading,
)
from .deeds import carry_out, commands
from .evening_choices import EndCampaign
from .guide import proposals
from .joining import asks_to_join
from .people import enter
from .present import campaign_of
from .records import MASTER, Screen, SealedLines, SealedScreen
from .state import CampaignState, Diary
from .table import CampaignVeridia


class Campaign(Frame):
    """Between two procedures: the master does whatever he likes; players come to the table, build, or wait."""

    @step("VER-GM-01", "VER-GM-02", "VER-GM-12")
    def table(self, g: Veridia) -> AskAny | None:
        if campaign_of(g).ended:
            return None
        options, others = proposals(g), tuple(asks_to_join(g))
        if not options and others:
            return AskAny(others)
        options = options or (EndCampaign(),)
        return AskAny((Ask(MASTER, "veridia.master", options, options[0]), *others))

    def on_table(self, g: Veridia, choice: Option, seat: Seat) -> Frame | None:
        self.goto(Campaign.table)
        return carry_out(g, seat, choice)


@rule("VER-GM-01", "VER-PRIN-02")
def seats(options: VeridiaOptions) -> int:
    """The master and the players."""
    return options.players + 1


@rule("VER-GM-01", "VER-VAL-18")
def new_campaign(options: VeridiaOptions, own: list[Character], box: Box, chance: Chance) -> Veridia:
    """A campaign before its first scene. The characters that the options bring along belong to the players, in turn.

    Raises BadOptions.
    """
    everybody = tuple(range(1, options.players + 2))
    campaign = CampaignState(
        year=options.era,
        screen=SealedScreen(-1, (MASTER,), Screen()),
        lines=SealedLines(-2, everybody, ()),
        diaries={seat: Diary(-2 - seat, tuple(sorted({MASTER, seat})), ()) for seat in everybody},
    )
    g = CampaignVeridia(options, box, VeridiaState(mode="campaign", campaign=campaign), [Campaign()], chance)
    if len(own) > 4 * options.players:
        raise BadOptions(f"characters: {len(own)} are too many for {options.players} players")
    for place, character in enumerate(own):
        strange = [fault for fault in faults(character, box) if fault.rule == "VER-VAL-18"]
        if strange:
            raise BadOptions(f"characters: unknown {strange[0].args['what']} {strange[0].args['id']!r}")
        enter(g, 2 + place % options.players, replace(character, finished=True))
    return g


@rule("VER-GM-06", "VER-SKIR-10")
def rewind(g: Veridia, seat: Seat) -> Rewind:
    """Who may rewind past a roll: in a campaign the master alone, the table by vote, or nobody, as it was agreed.

    In a skirmish the table by vote.
    """
    if g.options.mode != "campaign" or g.options.rewind == "vote":
        return "vote"
    if g.options.rewind == "off":
        return "never"
    return "alone" if seat == MASTER else "vote"


CampaignVeridia.commands = commands()
