"""A campaign table of Veridia for tests that read as table talk.

t = table("sela", "oren")
t.master(OpenScene("The ford", map="bridge"))
t.rolls("request", 9, 10, 3).master(RequestRoll(("p1",), "perception", "alertness")).says(2, RollNow("p1"))
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self, TypeVar

import msgspec
import pytest

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.campaign.evening_choices import StartFight
from oakveil.games.veridia.campaign.people import folk_of
from oakveil.games.veridia.campaign.records import Folk, Person
from oakveil.games.veridia.campaign.state import CampaignState
from oakveil.games.veridia.campaign.table import CampaignVeridia, lines_for
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.ready import ready_character
from oakveil.games.veridia.state import Unit
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import ScriptedChance
from oakveil.kernel.match import FairSeed, Match, Refused
from oakveil.kernel.table import Event

E = TypeVar("E", bound=Event)
T = TypeVar("T")


def ready(id: str) -> Character:
    return ready_character(house_box().pregens[id], house_box())


class Dice(ScriptedChance):
    """Dice that fall as announced, and by chance once all that was announced has fallen."""

    def roll(self, faces: Sequence[T], why: str) -> T:
        if not self.script.get(why, [True]):
            del self.script[why]
        return super().roll(faces, why)


def table(*own: str | Character, **options: Any) -> Evening:
    """A campaign whose players have these characters, one each, in the order of their seats."""
    characters = [ready(one) if isinstance(one, str) else one for one in own]
    written = msgspec.json.encode(characters).decode() if characters else ""
    chosen = {"players": max(1, len(characters)), **options}
    match = Match.start(
        GAME, VeridiaOptions(mode="campaign", characters=written, **chosen), seed=FairSeed.of("evening")
    )
    return Evening(match)


class Evening:
    """What is said and done at the table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        chance = Dice({})
        match.table.chance = chance
        self.heard: list[Event] = []

    @property
    def g(self) -> CampaignVeridia:
        table = self.match.table
        assert isinstance(table, CampaignVeridia)
        return table

    @property
    def campaign(self) -> CampaignState:
        campaign = self.g.state.campaign
        assert campaign is not None
        return campaign

    def rolls(self, purpose: str, *faces: int) -> Self:
        """The next dice for this purpose."""
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        key = purpose if "." in purpose else f"veridia.roll.{purpose}"
        chance.script.setdefault(key, []).extend(faces)
        return self

    def command(self, seat: Seat, wish: Option) -> Self:
        """A deed beside the open question."""
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(wish).__name__).lower()
        self.match.command(seat, f"veridia.{words}", wish)
        self.heard += self.match.events()
        assert GAME.flaw(self.g) is None
        return self

    def master(self, wish: Option) -> Self:
        return self.command(1, wish)

    def fights(self, *tokens: str) -> Self:
        """A fight begins in the present scene."""
        return self.master(StartFight(self.campaign.scene, tokens))

    def says(self, seat: Seat, answer: Option) -> Self:
        """An answer to the open question."""
        self.match.answer(seat, answer)
        self.heard += self.match.events()
        assert GAME.flaw(self.g) is None
        return self

    def refuses(self, seat: Seat, wish: Option) -> str:
        """The table refuses a deed; the message that says why."""
        with pytest.raises(Refused) as refusal:
            self.command(seat, wish)
        assert refusal.value.broken is not None
        return refusal.value.broken.message

    def asked(self, seat: Seat) -> Ask:
        """What a seat is asked."""
        return next(ask for ask in self.match.asks() if ask.seat == seat)

    def person(self, id: str = "p1") -> Person:
        return self.campaign.people[id]

    def folk(self, id: str = "p1") -> Folk:
        return folk_of(self.person(id))

    def unit(self, id: str) -> Unit:
        return self.g.unit(id)

    def told(self, kind: type[E]) -> list[E]:
        """What was told of this kind, to anybody."""
        return [event for event in self.heard if type(event) is kind]

    def line(self, kind: type[E]) -> int:
        """The number of the last line of this kind in the log."""
        found = [*self.campaign.log, *self.campaign.results]
        for diary in self.campaign.diaries.values():
            found += diary.front or ()
        return max(line.number for line in found if type(line.event) is kind)

    def log(self, seat: Seat | None) -> list[Event]:
        """The log as a seat reads it."""
        return [line.event for line in lines_for(self.seen(seat), seat)]

    def seen(self, seat: Seat | None) -> CampaignState:
        """The campaign as a seat sees it."""
        state, _ = self.g.seen_by(seat)
        assert state.campaign is not None
        return state.campaign
