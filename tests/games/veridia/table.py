"""A fight of Veridia laid in a given position, so that tests read as table talk.

    t = fight("npc:guard", "npc:orc")
    t.slot("orc").rolls("attack", 9, 10, 1, 2, 3).answer(Attack("axe", "guard"))
    t.answer(Nothing())
    assert t.unit("guard").damage == 2

The units of both sides stand beside each other in the open. Every answer is checked against what is offered. Dice that
a test has not announced come from a seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

import msgspec

from oakveil.games.veridia import house_box
from oakveil.games.veridia.box import Box
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.setup import new_fight, wishes
from oakveil.games.veridia.sequence import FightOut, Round, Skirmish, Slot
from oakveil.games.veridia.state import TurnState, Unit, UnitId, Veridia, VeridiaState
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import ScriptedChance
from oakveil.kernel.table import Event

E = TypeVar("E", bound=Event)


def person(name: str = "Ann", gear: Sequence[str] = ("sword",), **fields: Any) -> Character:
    """A character with these numbers; what it owns is with it."""
    known = {"finished": True, **fields}
    return Character(name=name, gear=tuple([Owned(item) for item in gear]), **known)


def fight(a: str, b: str, *own: Character, box: Box | None = None, gap: int = 1, **options: Any) -> Talk:
    """Two sides in the open field, so many cells apart, in the first round; whose slot it is says `slot`."""
    played = box or house_box()
    written = msgspec.json.encode(list(own)).decode() if own else ""
    chosen = VeridiaOptions(side_a=a, side_b=b, characters=written, **options)
    battle = new_fight(chosen.map, wishes(chosen), own, played)
    rows = {"a": 0, "b": 0}
    for unit in battle.units.values():
        if battle.map:
            unit.cell = (10 + (gap if unit.side == "b" else 0), 3 + rows[unit.side])
            rows[unit.side] += unit.profile.size
    battle.round = 1
    battle.order = tuple(battle.units)
    state = VeridiaState(mode="skirmish", fight=battle)
    return Talk(Veridia(chosen, played, state, [], ScriptedChance({})))


class Talk:
    """What is said and done at the table of a fight."""

    def __init__(self, g: Veridia) -> None:
        self.g = g
        self.heard: list[Event] = []
        g.listener = self.heard.append

    def slot(self, id: UnitId) -> Self:
        """It is the slot of this unit; those before it in the order had theirs."""
        before = True
        for other in self.g.fight.order:
            before = before and other != id
            self.g.unit(other).turn = TurnState(slot="over" if before and other != id else "to_come")
        done = tuple(other for other in self.g.fight.order if self.g.unit(other).turn.slot == "over")
        turns = Round(done=(*done, id))
        turns.at = "next_slot"
        out = FightOut()
        out.at = "rounds"
        whole = Skirmish()
        whole.at = "conclude"
        self.g.stack = [whole, out, turns, Slot(unit=id)]
        self.g._question = None
        return self

    def rolls(self, kind: str, *faces: int) -> Self:
        """The next dice of this kind of roll."""
        chance = self.g.chance
        assert isinstance(chance, ScriptedChance)
        chance.script.setdefault(f"veridia.roll.{kind}", []).extend(faces)
        return self

    def unit(self, id: UnitId) -> Unit:
        return self.g.unit(id)

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
        assert broken is None, f"{ask.key}: {choice} is not possible ({broken}); {list(ask.options)[:30]}"
        self.g.answer(choice, ask.seat)
        return self

    def offers(self, choice: Option) -> bool:
        """Whether an answer is possible now."""
        return self.ask.refusal(choice) is None

    def told(self, kind: type[E]) -> list[E]:
        """What was told of this kind so far."""
        return [event for event in self.heard if type(event) is kind]
