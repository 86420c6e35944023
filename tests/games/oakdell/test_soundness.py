"""A loaded table that cannot be is found out: what lies where it may not, and procedures that make no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oakveil.games.oakdell import GAME
from oakveil.games.oakdell.choices import Leg
from oakveil.games.oakdell.effects.rewards import GainHearts
from oakveil.games.oakdell.records import Line, TrackId
from oakveil.games.oakdell.rules.attack import AttackPhase
from oakveil.games.oakdell.rules.damage import ChoosePool
from oakveil.games.oakdell.rules.gaining import GainGear, Reward
from oakveil.games.oakdell.rules.harm import Packet
from oakveil.games.oakdell.rules.kills import KillReward
from oakveil.games.oakdell.rules.monster_attack import MonsterAttack
from oakveil.games.oakdell.rules.monster_phase import MonsterPhase
from oakveil.games.oakdell.rules.movement import Walk
from oakveil.games.oakdell.rules.potions import DrinkPotion
from oakveil.games.oakdell.rules.setup import Setup
from oakveil.games.oakdell.rules.strikes import ConnectedStrikes, DrawLine
from oakveil.games.oakdell.sequence import DungeonPhase, Race, Round, Turn
from oakveil.games.oakdell.soundness import flaw
from oakveil.games.oakdell.state import Circles, MonsterDeck, OakDell, SheetStack
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.outcome import Outcome
from tests.games.oakdell.table import hero, scene

Change = Callable[[OakDell], object]


def table() -> OakDell:
    """A hero in the middle of a game, in the Attack Phase; the other one waits."""
    rich = hero(
        "8,4",
        lines="P1-P7 P2-P9",
        damage=3,
        block=2,
        gear=("helm_steady",),
        gained={"red": 2},
        drunk={"red": 1},
        found=2,
        burnt=1,
        keys=1,
        crossed=frozenset({"3,4"}),
        opened=frozenset({"3,4|3,5"}),
        killed=("rat_pack",),
    )
    return scene(rich, hero(), phase="attack").g.copy(Chance(b"sound"))


def giving(fields: dict[str, object], to: Callable[[OakDell], object]) -> Change:
    def change(g: OakDell) -> None:
        for name, value in fields.items():
            setattr(to(g), name, value)

    return change


def to_hero(**fields: object) -> Change:
    return giving(fields, lambda g: g.hero(1))


def to_fight(**fields: object) -> Change:
    return giving(fields, lambda g: g.hero(1).fight)


def to_turn(**fields: object) -> Change:
    return giving(fields, lambda g: g.turn)


def to_state(**fields: object) -> Change:
    return giving(fields, lambda g: g.state)


def to_deck(**fields: object) -> Change:
    return giving(fields, lambda g: g.state.decks[2])


def to_track(track: TrackId, marked: int, *filled: int) -> Change:
    return lambda g: g.hero(1).tracks.__setitem__(track, Circles(marked, filled))


def on_top(*frames: Frame) -> Change:
    return lambda g: g.stack.extend(frames)


def instead(*frames: Frame) -> Change:
    """These frames lie on the turn."""

    def change(g: OakDell) -> None:
        g.stack[3:] = frames

    return change


def lines(*lines: Line) -> Change:
    """These lines are on the sheet, and the points are used accordingly."""
    ends = frozenset(point for line in lines for point in (line.start, line.end) if point)
    return to_fight(lines=lines, used=ends)


def chord(g: OakDell, a: str, b: str) -> Line:
    return g.box.chords("ghost").line(a, b)


DAMAGES: dict[str, tuple[Change, str]] = {
    "a hero too few": (lambda g: g.state.heroes.pop(), "the heroes are not those of the options"),
    "an acorn nowhere": (to_state(acorn=3), "the acorn is at no seat"),
    "more rounds": (to_state(rounds=8), "the game has 8 rounds"),
    "a round too late": (to_state(round=8), "round 8 of 6"),
    "one emblem": (to_hero(emblem="hedgehog"), "two heroes have one emblem"),
    "no emblem": (to_hero(emblem="acorn"), "two heroes have one emblem"),
    "no name": (to_hero(name=""), "this is no name"),
    "a name to jump": (to_hero(name="A\n"), "this is no name"),
    "no such hero": (to_hero(card="elf"), "hero 1: there is no hero elf"),
    "more hearts than fit": (to_hero(full=25), "25 full and 0 broken hearts"),
    "hearts unbroken": (to_hero(broken=-1), "10 full and -1 broken hearts"),
    "alive without hearts": (to_hero(broken=10), "0 HP, but up"),
    "dead with hearts": (to_hero(status="dead"), "10 HP, but dead"),
    "down where heroes die": (to_hero(status="down", broken=10), "it is down where heroes die"),
    "movement owed": (to_hero(forfeits=True), "it is down where heroes die"),
    "no track": (to_hero(tracks={}), "its tracks are not those of the Character Sheet"),
    "ten circles": (to_track("strike", 10), "strike: 10 circles are marked"),
    "a circle filled twice": (to_track("damage", 3, 1, 1), "damage: 3 circles"),
    "an empty circle filled": (to_track("damage", 3, 4), "that is not marked"),
    "a special skill twice": (to_hero(spent=("breach",)), "its special skills are not those"),
    "a special skill from nowhere": (to_hero(ready=("breach", "stun", "trapavoid")), "its special skills"),
    "gear unknown": (to_hero(gear=("spoon",)), "gear that does not exist"),
    "both effects": (to_hero(gear=("helm_steady", "helm_fury")), "a piece of equipment twice"),
    "four potions": (to_hero(gained={"red": 4}), "its red potions are not possible"),
    "drunk and not had": (to_hero(drunk={"blue": 1}), "its blue potions are not possible"),
    "a torch burnt and not had": (to_hero(burnt=3), "2 torches, 3 of them burnt"),
    "seven torches": (to_hero(found=7), "7 torches"),
    "a key owed": (to_hero(keys=-1), "and -1 keys"),
    "in the rock": (to_hero(space="0,0"), "it stands in the rock"),
    "crossed out for nothing": (to_hero(crossed=frozenset({"1,4"})), "something is crossed out"),
    "a wall torch used up": (to_hero(crossed=frozenset({"0,3"})), "something is crossed out"),
    "opened for nothing": (to_hero(opened=frozenset({"0,4|1,4"})), "neither a door nor a wall"),
    "a shrine in the wrong game": (to_hero(destroyed=("6,0",)), "it has destroyed what is no shrine"),
    "an unknown monster": (to_fight(sheet="troll"), "there is no troll"),
    "the boss at home": (to_fight(sheet="hollow_colossus"), "a boss that it has not met"),
    "no drops": (to_fight(drops={}), "the drops of its monster"),
    "too many drops": (to_fight(drops={"hp": 6}), "the drops of its monster"),
    "an icon twice": (to_fight(icons=("I1", "I1")), "an icon is taken twice"),
    "a link on a ghost": (to_fight(broken=("C1",)), "a link is broken twice or does not exist"),
    "coffins owed": (to_fight(coffins=-1), "less than nothing happened on its sheet"),
    "a line into nothing": (lines(Line(1, 1, 1, 1, "P1", "P99")), "a line joins what is no point"),
    "a point joined to itself": (lines(Line(1, 1, 1, 1, "P1", "P1")), "a line joins what is no point"),
    "a line with one end": (lines(Line(1, 1, 1, 1, "P1", "")), "a line joins what is no point"),
    "a line elsewhere": (lines(Line(500, 50, 1, 1, "P1", "P2")), "the line from P1 to P2 lies elsewhere"),
    "a line too long": (lines(Line(0, 0, 1001, 0)), "a line leaves its sheet"),
    "the same line": (lambda g: lines(chord(g, "P1", "P7"), chord(g, "P7", "P1"))(g), "joined twice"),
    "points used for nothing": (to_fight(used=frozenset({"P1"})), "the used points are not the ends"),
    "a used point blocked": (to_fight(blocked=frozenset({"P1"})), "a point is blocked that is used"),
    "a deck too few": (lambda g: g.state.decks.pop(3), "there is no deck for a level"),
    "a sheet lost": (lambda g: g.state.decks[2].hidden.cards.pop(), "sheets of level 2"),
    "a sheet twice": (to_deck(returned=["gargoyle"]), "sheets of level 2"),
    "a deck of another level": (lambda g: relabel(g.state.decks[2]), "sheets of level 2"),
    "a boss killed": (to_hero(killed=("hollow_colossus",)), "hero 1 has killed what there is not"),
    "too many dice": (to_state(dice=(("black", 1),) * 4), "the dice are not those of the game"),
    "a die of seven": (to_state(dice=(("black", 7),)), "the dice are not those of the game"),
    "dice out of order": (to_state(dice=(("white", 1), ("black", 1))), "dice lie where they do not belong"),
    "nobody's turn": (to_turn(seat=3), "it is the turn of nobody"),
    "a die that moves far": (to_turn(move=6), "the turn is not that of its die"),
    "a skill twice": (to_turn(circles=("damage", "damage")), "more skills or potions"),
    "a row twice": (to_turn(rows=("round", "round")), "more skills or potions"),
    "no strike": (to_turn(strikes=0), "less than nothing happened in this turn"),
    "a shrine entered": (to_turn(entered=("6,0",)), "a shrine was entered that is none"),
    "defeated with drops": (to_turn(defeated=True), "the defeated monster has drops left"),
    "an end for no reason": (to_state(outcome=Outcome((1,), "bored", {"round": 1})), "it has not ended as a game can"),
    "a winner who is not there": (to_state(outcome=Outcome((3,), "ranked", {"round": 1})), "as a game can"),
    "an end at no time": (to_state(outcome=Outcome((1,), "ranked")), "does not say in which round"),
    "a race elsewhere": (lambda g: g.stack.pop(0), "Round lies where the race should"),
    "a phase in a phase": (on_top(MonsterPhase()), "MonsterPhase lies on AttackPhase"),
    "another turn": (instead(Turn(seat=1)), "Turn lies on Turn"),
    "damage from nowhere": (on_top(Packet(n=1, source="trap")), "Packet lies on AttackPhase"),
    "a phase of somebody else": (instead(DungeonPhase(seat=2)), "is not of the seat whose turn it is"),
    "a phase in no turn": (to_state(turn=None), "AttackPhase is in progress in nobody's turn"),
    "set up again": (lambda g: g.stack.__setitem__(slice(1, None), [Setup()]), "in somebody's turn|before the table"),
    "turns of nobody": (lambda g: setattr(g.stack[1], "waiting", (5,)), "Round: waiting is not possible"),
    "a reward from nowhere": (
        instead(AttackPhase(), KillReward(), Reward(effects=(GainHearts(9),))),
        "Reward: effects is not possible",
    ),
    "a strange potion": (on_top(DrinkPotion(potion="pink")), "potion is not possible"),  # type: ignore[arg-type]
    "a roll of seven": (instead(MonsterPhase(), MonsterAttack(rolls=(7,))), "rolls is not possible"),
    "a line out of the sheet": (on_top(DrawLine(line=Line(0, 0, -1, 0))), "line is not possible"),
    "a line to no point": (on_top(DrawLine(line=Line(0, 0, 1, 0, "P1", "P99"))), "line is not possible"),
    "a chain to no point": (on_top(ConnectedStrikes(start="P1", to="P0", left=1, reuse=0)), "to is not possible"),
    "a hit on no part": (on_top(DrawLine(line=Line(0, 0, 1, 0), hits=("tail",))), "hits is not possible"),
    "a pool that is none": (on_top(ChoosePool(n=1, source="gear", by="", pools=("x",))), "pools is not possible"),
    "gear that is none": (on_top(ChoosePool(n=1, source="gear", by="x", pools=("hp",))), "by is not possible"),
    "far too much": (instead(MonsterPhase(), MonsterAttack(), Packet(n=99999, source="attack")), "n is not possible"),
    "through the rock": (instead(DungeonPhase(seat=1), Walk(steps=(Leg("0,0"),))), "a route cannot be walked"),
    "through a door": (
        instead(DungeonPhase(seat=1), Walk(steps=(Leg("9,4", "key"), Leg("10,4"), Leg("11,4", "key")))),
        "a route cannot be walked",
    ),
    "further than it goes": (instead(DungeonPhase(seat=1), Walk(steps=(), taken=1)), "a route cannot be walked"),
    "chests on no way": (instead(DungeonPhase(seat=1), Walk(steps=(), chests=1)), "a route cannot be walked"),
    "a trap to avoid": (lambda g: avoiding_in_vain(g), "a route cannot be walked"),
}


def relabel(deck: MonsterDeck) -> None:
    deck.hidden = SheetStack(deck.hidden.cards, 3)


def avoiding_in_vain(g: OakDell) -> None:
    to_hero(ready=("breach",), spent=("trapavoid",))(g)
    instead(DungeonPhase(seat=1), Walk(steps=(Leg("7,4"),), avoid="8,5"))(g)


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_cannot_be_is_found_out(damage: str) -> None:
    change, told = DAMAGES[damage]
    g = table()
    assert flaw(g) is None
    change(g)
    found = flaw(g)
    assert found is not None
    assert any(part in found.replace("Monster Sheets", "sheets") for part in told.split("|")), found


def test_a_sound_table_has_no_flaw_nor_has_a_copy_of_it() -> None:
    assert flaw(table()) is None
    assert flaw(table().copy(Chance(b"other"))) is None
    shrines = scene(hero(destroyed=("6,0",), damage=1), scenario="shrines").g
    assert flaw(shrines) is None


@pytest.mark.parametrize(
    "frames",
    [
        (DungeonPhase(seat=1), Walk(steps=(Leg("9,4", "key"), Leg("8,4")))),
        (DungeonPhase(seat=1), Walk(steps=(Leg("1,1"), Leg("7,4")), taken=1, chests=1)),
        (AttackPhase(), DrawLine(line=Line(0, 0, 10, 10), hits=("body",), pools=("hp",))),
        (AttackPhase(), ConnectedStrikes(start="P1", to="P7", left=1, reuse=0)),
        (AttackPhase(), KillReward(), Reward(effects=(GainHearts(1),)), GainGear()),
        (MonsterPhase(), MonsterAttack(rolls=(3,)), Packet(n=2, source="attack")),
        (AttackPhase(), ChoosePool(n=1, source="gear", by="axe_fury", pools=("hp",))),
    ],
)
def test_procedures_that_can_be_in_progress_are_no_flaw(frames: tuple[Frame, ...]) -> None:
    g = table()
    instead(*frames)(g)
    assert flaw(g) is None


def test_whatever_can_be_read_from_a_save_is_judged_without_failing() -> None:
    """One field after the other is given a value of its type that cannot be right."""
    kinds: dict[str, Any] = {"str": "?", "int": -1, "tuple": ("?",), "frozenset": frozenset({"?"})}
    judged = 0
    places: tuple[Callable[[OakDell], Any], ...] = (
        lambda g: g.hero(1),
        lambda g: g.hero(1).fight,
        lambda g: g.turn,
        lambda g: g.state,
    )
    for of in places:
        for field in of(table()).__struct_fields__:
            g = table()
            value = getattr(of(g), field)
            wrong = kinds.get(type(value).__name__)
            if wrong is None or isinstance(value, bool):
                continue
            setattr(of(g), field, wrong)
            try:
                msgspec.json.decode(msgspec.json.encode(g.state), type=GAME.state)
            except msgspec.ValidationError:
                continue
            assert isinstance(flaw(g), str | None)
            judged += 1
    assert judged > 20


def test_the_stack_of_a_race_is_sound_from_the_beginning() -> None:
    g = table()
    assert [type(frame) for frame in g.stack[:3]] == [Race, Round, Turn]
