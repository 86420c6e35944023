"""What everything on the table is called, in one language, inside a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Bilingual, Text

from .board import Cell
from .box import Box
from .campaign.records import MASTER
from .choices import Part as MemberPart
from .dice import Rolled
from .modifiers import Part
from .state import Member, SideId, UnitId, Veridia
from .things import thing_name
from .workshop import BUILDER

HIRED = "hired_"
"""How the names of hired people begin in fights of an expedition."""
NONE = "none"
"""How messages ask for what is not there."""


class Naming:
    """The names of a box in the language of `text`."""

    def __init__(self, box: Box, text: Text) -> None:
        self.box = box
        self.text = text
        self.locale = text.locale
        self._more: dict[str, Bilingual] = {}
        for cards in (box.levels, box.npcs, box.creatures, box.maps, box.aimed, box.conditions, box.creature_traits):
            self._more.update({id: card.name for id, card in cards.items()})

    # -- people --------------------------------------------------------------------------------------------------------

    def seat(self, g: Veridia, seat: Seat) -> str:
        """Whoever sits at a seat: the character of a builder, the only unit of a seat in a fight, else "Seat 2"."""
        if g.state.mode == "builder" and seat == BUILDER:
            return g.state.characters[seat].name
        campaign = g.state.campaign
        if campaign is not None:
            played = [person.name for person in campaign.people.values() if person.seat == seat]
            master = self.text.say("veridia-gm-master") if seat == MASTER else ""
            return master or (played[0] if len(played) == 1 else self.text.say("kernel-seat", seat=seat))
        units = [unit.id for unit in g.state.fight.units.values() if unit.seat == seat] if g.state.fight else []
        return self.unit(g, units[0]) if len(units) == 1 else self.text.say("kernel-seat", seat=seat)

    def unit(self, g: Veridia, id: UnitId) -> str:
        """A unit of a fight: "Sela", "Goblin 2"; it may be gone."""
        journey = g.state.journey
        if journey is not None and id in journey.members:
            return journey.members[id].character.name
        campaign = g.state.campaign
        if campaign is not None and id in campaign.people:
            return campaign.people[id].name
        unit = g.state.fight.units.get(id) if g.state.fight else None
        if unit is None or id.startswith(HIRED):
            ref, _, number = id.partition(".")
            name, count = self.thing(ref), int(number or 0)
        else:
            name, count = unit.name or self.thing(unit.profile.ref.rpartition(":")[2]), unit.number
        return self.text.say("veridia-numbered", name=name, number=count) if count else name

    def units(self, g: Veridia, ids: Iterable[UnitId]) -> str:
        """Several units as a list; "none" of nobody."""
        told = [self.unit(g, id) for id in ids]
        return self.text.listed(told) if told else NONE

    def side(self, side: SideId) -> str:
        """A side of a fight inside a sentence: "side A"."""
        return self.text.say("veridia-side", letter=side.upper())

    # -- things --------------------------------------------------------------------------------------------------------

    def thing(self, id: str) -> str:
        """Whatever has this id: a weapon, a trait, a condition, a creature."""
        return self._more[id].in_(self.locale) if id in self._more else thing_name(id, self.box, self.text)

    def inside(self, id: str) -> str:
        """The same with a small letter, for things that have no name of their own; "none" of nothing."""
        name = self.thing(id)
        return name[:1].lower() + name[1:] if id else NONE

    def cell(self, cell: Cell | None) -> str:
        """A cell of a map as its edge names it: column by letter, row by number; "none" off the map."""
        if cell is None:
            return NONE
        column, row = cell
        far, near = divmod(column, len(ascii_uppercase))
        return (ascii_uppercase[far - 1] if far else "") + ascii_uppercase[near] + str(row + 1)

    # -- dice ----------------------------------------------------------------------------------------------------------

    def roll(self, kind: str) -> str:
        """What a roll is for: "parry"."""
        return self.text.say(f"veridia-roll-{kind}")

    def parts(self, parts: Sequence[Part]) -> str:
        """What a pool or a difficulty is made of: "agility + melee 6, wounds -2"; "none" of nothing."""
        told = [self.text.say("veridia-source", source=self.part(part.source), amount=part.amount) for part in parts]
        return ", ".join(told) if told else NONE

    def part(self, source: str) -> str:
        """Where a part of a sum comes from."""
        if self.text.has(f"veridia-source-{source}"):
            return self.text.say(f"veridia-source-{source}")
        if source.startswith("aimed."):
            return self.text.say("veridia-source-aimed", part=self.inside(source.removeprefix("aimed.")))
        return " + ".join([self.inside(id) for id in source.split("+") if id])

    def faces(self, rolled: Rolled) -> str:
        """The dice in the order in which they fell."""
        return ", ".join(map(str, rolled.faces)) if rolled.faces else NONE

    @rule("VER-SKILL-06")
    def result(self, rolled: Rolled) -> str:
        """What a roll is worth: "3 successes, pair of 9; cancelled: 10". The match of any roll is named."""
        face, count = rolled.match
        gone = sorted({*rolled.by_difficulty, *rolled.by_opponent})
        cancelled = ", ".join([str(rolled.faces[place]) for place in gone])
        return self.text.say(
            "veridia-result",
            n=rolled.successes,
            match=self.text.say("veridia-match", face=face, count=count) if count else NONE,
            cancelled=cancelled or NONE,
            critical="yes" if rolled.critical else "no",
        )

    def member(self, member: Member | MemberPart) -> str:
        """A member of a concurrent set with its dice: "attack 3 (sword)"."""
        means = self.inside(member.means)
        return self.text.say("veridia-member", kind=self.roll(member.kind), dice=member.dice, means=means)
