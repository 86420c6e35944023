"""An expedition laid in a given position, so that tests read as table talk.

t = travel("pregen:sela, pregen:senna", region="rasantis_roads")
t.at("hazard").rolls(9, 1, 1).answer(TakeWay(0))
assert t.member("sela").damage == 0
"""

from __future__ import annotations

from typing import Any, Self, TypeVar, cast

from msgspec.structs import replace

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.journey.charting import lair_of
from oakveil.games.veridia.journey.choices import Done, GoTo
from oakveil.games.veridia.journey.days import Day, Travel
from oakveil.games.veridia.journey.party import journey_of
from oakveil.games.veridia.journey.sequence import Expedition
from oakveil.games.veridia.journey.state import Journey, KindCard, Member, SiteKind
from oakveil.games.veridia.journey.visiting import Visit
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance, ScriptedChance
from oakveil.kernel.table import Event

E = TypeVar("E", bound=Event)
FOUR = "pregen:sela, pregen:tomar, pregen:ilva, pregen:oren"


def travel(party: str = FOUR, script: dict[str, list[object]] | None = None, **options: Any) -> Trip:
    """A party in town, before anybody has bought anything."""
    chosen = VeridiaOptions(mode="expedition", party=party, **{"region": "rasantis_roads", **options})
    return Trip(cast(Veridia, GAME.new(chosen, [], house_box(), ScriptedChance(script or {}))))


class Trip:
    """What is said and done on an expedition."""

    def __init__(self, g: Veridia) -> None:
        self.g = g
        self.heard: list[Event] = []
        g.listener = self.heard.append
        assert g.asks()

    @property
    def journey(self) -> Journey:
        return journey_of(self.g)

    def member(self, id: str) -> Member:
        return self.journey.members[id]

    @property
    def members(self) -> list[Member]:
        return [*self.journey.members.values()]

    @property
    def chance(self) -> ScriptedChance:
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        return chance

    def comes(self, why: str, *outcomes: object) -> Self:
        """What chance brings next for a purpose."""
        self.chance.script.setdefault(why, []).extend(outcomes)
        return self

    def rolls(self, *faces: int) -> Self:
        """The next dice of rolls outside fights."""
        return self.comes("veridia.roll.journey", *faces)

    def out(self) -> Self:
        """Everybody leaves the shops, and the party stands before the first question of the road."""
        while self.ask.key in ("veridia.shop", "veridia.town"):
            self.answer(Done())
        return self

    def at(self, kind: SiteKind) -> Self:
        """The party has just reached a place of the first layer that is of this kind; the day is not over."""
        self.out()
        site = lair_of(self.journey).id if kind == "lair" else 1
        sites = list(self.journey.sites)
        sites[site] = replace(sites[site], kind=KindCard(kind, True))
        self.journey.sites = tuple(sites)
        self.journey.at = site
        top = Expedition()
        top.at = "make_up"
        self.g.stack[:] = [top, Visit(site=site)]
        self.g._question = None
        return self

    def on_the_road(self, km: int) -> Self:
        """The party is on its way to the first place: so many km are left."""
        self.out()
        top = Expedition()
        top.at = "make_up"
        self.g.stack[:] = [top, Travel(to=1, left=km)]
        self.g._question = None
        return self

    @property
    def ask(self) -> Ask:
        """The open question."""
        asks = self.g.asks()
        assert asks, "nothing is asked"
        return asks[0]

    def answer(self, choice: Option) -> Self:
        """Answer the open question."""
        ask = self.ask
        broken = ask.refusal(choice)
        assert broken is None, f"{ask.key}: {choice} is not possible; {list(ask.options)[:30]}"
        self.g.answer(choice, ask.seat)
        return self

    def offers(self, choice: Option) -> bool:
        """Whether an answer is possible now."""
        return self.ask.refusal(choice) is None

    def go(self, site: int) -> Self:
        """Set off for a place."""
        return self.answer(GoTo(site))

    def go_on_for_a_day(self) -> Self:
        """Play on until a day more is over."""
        day = self.journey.day
        frame = self.g.stack[-1]
        assert isinstance(frame, Travel)
        self.g.stack.append(Day(purpose="travel"))
        self.g.stack[-2].at = "done"
        self.g.run()
        assert self.journey.day == day + 1
        return self

    def fought(self, limit: int = 3000) -> Self:
        """Programs fight on until the question is one of the road again."""
        minds = Chance(b"minds")
        while self.g.state.fight is not None and self.ask.key != "veridia.loot" and limit:
            self.g.answer(sensible(self.g, self.ask, minds), self.ask.seat)
            limit -= 1
        return self

    def told(self, kind: type[E]) -> list[E]:
        """What was told of this kind so far."""
        return [event for event in self.heard if type(event) is kind]
