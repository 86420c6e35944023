"""A loaded fight that cannot be is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import GAME
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.dice import Rolled
from oakveil.games.veridia.dice_room import DiceRoom
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.acting import Acting
from oakveil.games.veridia.rules.mounts import mount
from oakveil.games.veridia.soundness import flaw
from oakveil.games.veridia.state import Barrier, Condition, Fallen, Fight, Grip, Member, Throw, Veridia
from oakveil.games.veridia.workshop import Workshop
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.save import SaveError, dump, parse
from tests.games.veridia.table import Talk, fight, person


def sound() -> Talk:
    t = fight("own:1, creature:horse", "npc:orc", person("Ann", ("sword", "shield")))
    mount(t.g, t.unit("1"), t.unit("horse"))
    return t


def test_a_fight_is_sound_from_the_first_to_the_last_question() -> None:
    options = VeridiaOptions(side_a="npc:guard*2, pregen:sela", side_b="npc:orc*2, creature:wolf", morale=True)
    match, chance = Match.start(GAME, options, seed=FairSeed.of("sound")), Chance(b"sound")
    while match.table.outcome is None:
        ask = match.asks()[0]
        assert isinstance(match.table, Veridia)
        match.table.answer(sensible(match.table, ask, chance), ask.seat)
        assert GAME.flaw(match.table) is None


def _unit(**changes: object) -> Callable[[Fight], None]:
    def change(battle: Fight) -> None:
        for name, value in changes.items():
            setattr(battle.units["1"], name, value)

    return change


def _fight(**changes: object) -> Callable[[Fight], None]:
    def change(battle: Fight) -> None:
        for name, value in changes.items():
            setattr(battle, name, value)

    return change


def _member(battle: Fight) -> None:
    battle.units["1"].turn.members = (Member("attack", 0, "sword"),)


def _shots(battle: Fight) -> None:
    unit = battle.units["1"]
    unit.carried = tuple([replace(held, shots=-1) for held in unit.carried])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_unit(damage=99), "damage"),
        (_unit(damage=-1), "damage"),
        (_unit(pools={"mana": -1}), "points"),
        (_unit(conditions=(Condition("bored"),)), "condition that does not exist"),
        (_unit(conditions=(Condition("prone"), Condition("prone"))), "same condition twice"),
        (_unit(barrier=Barrier(0)), "barrier"),
        (_unit(rolled=13), "no die shows"),
        (_unit(cell=(99, 1)), "off the map"),
        (_unit(fate="fled"), "although it has left"),
        (_unit(off="axe"), "holds axe"),
        (_unit(armor="velvet"), "armour"),
        (_unit(mount="orc"), "rides"),
        (_unit(rider="orc"), "carries"),
        (_unit(summoner="nobody"), "called by nobody"),
        (_unit(escape=-1), "less than nothing"),
        (_unit(id="2"), "not itself"),
        (_unit(seat=9), "not itself"),
        (_member, "without a die"),
        (_shots, "counted wrongly"),
        (_fight(map="nowhere"), "map"),
        (_fight(round=-1), "rounds"),
        (_fight(apart={"1|orc": -1.0}), "less than nothing away"),
        (_fight(open_doors=frozenset({(0, 0)})), "door"),
        (_fight(ground=(Fallen("velvet", (1, 1)),)), "velvet"),
        (_fight(order=("1", "1")), "order"),
        (_fight(surprised=frozenset({"nobody"})), "surprised"),
        (_fight(grips=(Grip("1", "1", 1),)), "held by nobody"),
        (_fight(grips=(Grip("1", "orc", -1),)), "weaker"),
        (_fight(grips=(Grip("1", "orc", 1), Grip("1", "orc", 2))), "same grip"),
    ],
)
def test_what_cannot_be(change: Callable[[Fight], None], words: str) -> None:
    t = sound()
    assert flaw(t.g) is None
    change(t.g.fight)
    assert words in (flaw(t.g) or "")


def builder() -> Veridia:
    table = Match.start(GAME, VeridiaOptions(mode="builder"), seed=FairSeed.of("sound")).table
    assert isinstance(table, Veridia)
    return table


def room() -> Veridia:
    table = Match.start(GAME, VeridiaOptions(mode="dice"), seed=FairSeed.of("sound")).table
    assert isinstance(table, Veridia)
    table.state.tray = (Throw("seat:1", "", Rolled((9, 3))),)
    return table


class TestProcedures:
    def test_each_way_of_playing_has_its_own(self) -> None:
        for g in (builder(), room(), sound().slot("1").g):
            assert flaw(g) is None
        g = builder()
        g.stack = [DiceRoom()]
        assert "another way of playing" in (flaw(g) or "")
        g.stack = [Workshop(), Workshop()]
        assert "lies on another" in (flaw(g) or "")
        g.state.mode = "dice"
        assert "laid for another" in (flaw(g) or "")

    def test_a_fight_goes_on_among_those_who_fight(self) -> None:
        g = builder()
        g.stack = [Workshop(), Acting(unit="sela")]
        assert flaw(g) == "Acting goes on where nobody fights"
        t = sound().slot("1")
        assert t.ask.key == "veridia.turn"
        acting = t.g.stack[-1]
        assert isinstance(acting, Acting)
        acting.unit = "nobody"
        assert flaw(t.g) == "Acting is about nobody, who does not fight"

    def test_a_save_whose_procedures_do_not_fit_is_refused(self) -> None:
        """What cannot be asked is no saved game, whatever its seal says."""
        match = Match.start(GAME, VeridiaOptions(mode="dice"), seed=FairSeed.of("sound"))
        match.table.stack[0] = Workshop()
        with pytest.raises(SaveError):
            parse(dump(match))


@pytest.mark.parametrize(
    ("rolled", "words"),
    [
        (Rolled((13,)), "no die shows"),
        (Rolled((9,), by_difficulty=(1,)), "not rolled"),
        (Rolled((9,), by_opponent=(-1,)), "not rolled"),
        (Rolled((), automatic=-1), "less than no success"),
    ],
)
def test_dice_on_the_tray_are_dice(rolled: Rolled, words: str) -> None:
    g = room()
    g.state.tray = (Throw("seat:1", "", rolled),)
    assert words in (flaw(g) or "")
    g.state.tray = (Throw("seat:1", "", Rolled((9,))),) * 21
    assert "than it holds" in (flaw(g) or "")
