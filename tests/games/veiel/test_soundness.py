"""A loaded table that cannot be is found out: what lies where it may not, and procedures that make no sense."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from oakveil.games.veiel import house_box, new
from oakveil.games.veiel.choices import ChooseHero, Depart, LayLine
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.rules.camp import Camp
from oakveil.games.veiel.rules.corruption import Corruption
from oakveil.games.veiel.rules.crossing import Room
from oakveil.games.veiel.rules.hero_turn import HeroTurn
from oakveil.games.veiel.rules.riddle import Mark, Riddle
from oakveil.games.veiel.rules.rooms import RoomEffect
from oakveil.games.veiel.sequence import Campaign, Incursion
from oakveil.games.veiel.soundness import flaw
from oakveil.games.veiel.state import Hero, Lasting, Veiel
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.outcome import Outcome


@cache
def fought() -> Veiel:
    """A game of three heroes and a DM, in its first fight."""
    g = new(VeielOptions(heroes=3, dm="bot", boss="urais"), [], house_box(), Chance(b"sound"))
    wanted = [LayLine(("chest", "empty", "chest")), *map(ChooseHero, ("knight", "healer", "brigand"))]
    while g.state.combat is None or not g.combat.line:
        ask = g.asks()[0]
        if wanted and wanted[0] in ask.options:
            g.answer(wanted.pop(0))
        elif ask.key == "veiel.voice":
            g.answer(ask.options[0], ask.seat)
        elif Depart() in ask.options:
            g.answer(Depart())
        else:
            g.answer(ask.options[-1] if ask.key in ("veiel.camp", "veiel.shop") else ask.options[0])
    assert flaw(g) is None
    return g


def table() -> Veiel:
    """A copy of the game in its first fight."""
    return fought().copy(Chance(b"sound"))


def to_hero(**fields: object) -> Callable[[Veiel], object]:
    def change(g: Veiel) -> None:
        for name, value in fields.items():
            setattr(g.state.heroes[0], name, value)

    return change


def to_state(**fields: object) -> Callable[[Veiel], object]:
    def change(g: Veiel) -> None:
        for name, value in fields.items():
            setattr(g.state, name, value)

    return change


def to_enemy(**fields: object) -> Callable[[Veiel], object]:
    def change(g: Veiel) -> None:
        for name, value in fields.items():
            setattr(g.combat.line[0], name, value)

    return change


def to_room(place: str, **fields: object) -> Callable[[Veiel], object]:
    def change(g: Veiel) -> None:
        g.state.rooms[place] = replace(g.state.rooms[place], **fields)

    return change


def to_frames(kind: type[Frame], field: str, value: object) -> Callable[[Veiel], object]:
    def change(g: Veiel) -> None:
        for frame in g.stack:
            if isinstance(frame, kind):
                setattr(frame, field, value)

    return change


def resting_in_a_room(g: Veiel) -> None:
    no_fight(g)
    g.state.where = "rest"


def acting_without_a_fight(g: Veiel) -> None:
    g.stack.append(HeroTurn(hero="knight"))
    assert flaw(g) is None
    no_fight(g)


def no_fight(g: Veiel) -> None:
    combat = g.combat
    g.state.monster_discard += (*combat.dead, *(enemy.card for enemy in (*combat.line, *combat.waiting)))
    g.state.combat = None


DAMAGES: dict[str, Callable[[Veiel], object]] = {
    "a hero twice": lambda g: g.state.heroes.append(g.state.heroes[0]),
    "a hero less": lambda g: g.state.heroes.pop(),
    "a hero nobody knows": to_hero(id="nobody"),
    "a seat that is another's": to_hero(seat=2),
    "a defender who does not play": to_state(defender="scholar"),
    "a spectator who decides": to_state(speakers=(4,)),
    "somebody who decides twice": to_state(speakers=(2, 2)),
    "no defender": to_state(defender=None),
    "debts": to_state(crystals=-1),
    "damage undone": to_state(dealt=-1),
    "an incursion too many": to_state(incursion=6),
    "a power used too often": to_state(power_uses=3),
    "a level without its point": to_hero(level=2),
    "too much VIT": to_hero(vit=21),
    "END below nothing": to_hero(end=-1),
    "a burn without turns": to_hero(burn=2),
    "an ability of another muted": to_hero(muted=("heal",)),
    "an effect of nothing": to_hero(effects=(Lasting("DEF", 1, "combat", "nothing"),)),
    "conditions of the fallen": to_hero(vit=0, poison=2),
    "a shield as armour": to_hero(armour="s_wooden", second=None),
    "a weapon of air": to_hero(weapon="air"),
    "a rune that is none": to_hero(rune="s_kite"),
    "a shield beside two hands": to_hero(weapon="w_great_axe"),
    "an armour in the second hand": to_hero(second="a_robe"),
    "the mandolin of another": to_hero(instrument="mandolin"),
    "a consumable that is none": to_hero(items=("s_kite",)),
    "a phylactery that is none": to_hero(phylactery="bomb"),
    "three consumables": to_hero(items=("bomb", "bomb", "knife")),
    "what it may not wear": to_hero(rune=None, armour="a_shadow"),
    "a card of the blacksmith twice": to_state(box=("s_kite",)),
    "a card of the blacksmith less": lambda g: g.state.left_pile.cards.pop(),
    "a phylactery that does not exist": lambda g: g.state.phylacteries.cards.append("ph_none"),
    "a consumable too many": lambda g: g.state.alchemist.update(bomb=4),
    "less than no consumable": lambda g: g.state.alchemist.update(oil=-1),
    "an event less": lambda g: g.state.events.cards.pop(),
    "events in the hand of a hero": lambda g: setattr(g.state.hand, "owner", 1),
    "a boss that does not exist": to_state(boss="nobody"),
    "a room beside the board": lambda g: g.state.rooms.update(D1=g.state.rooms["A1"]),
    "another room": to_room("A2", front="lair"),
    "a room seen tomorrow": to_room("A2", seen=4),
    "too many frozen rooms": lambda g: [to_room(place, frozen=True)(g) for place in ("A1", "A2", "B1", "B2")],
    "the team nowhere": to_state(place="D4"),
    "the team in a room of the rest zone": resting_in_a_room,
    "a fight in the rest zone": to_state(where="rest"),
    "two enemies of one name": lambda g: g.combat.line.append(g.combat.line[0]),
    "an enemy of another name": to_enemy(id="lich.1"),
    "a basic enemy as boss": to_enemy(kind="boss"),
    "an enemy with too many HP": to_enemy(hp=99),
    "an enemy with less than no poison": to_enemy(poison=-1),
    "a stranger who began the turn": lambda g: setattr(g.combat, "first", "scholar"),
    "a round before the first": lambda g: setattr(g.combat, "round", -1),
    "a monster less": lambda g: g.state.monsters.cards.pop(),
    "a monster faced that does not exist": to_state(faced=("lich",)),
    "an end that is none": to_state(outcome=Outcome((1,), "tired")),
    "an end of others": to_state(outcome=Outcome((4,), "boss_dead", {"incursion": 1, "deaths": 0, "crystals": 0})),
    "an end without a story": to_state(outcome=Outcome((1, 2, 3), "boss_dead")),
    "no campaign below": lambda g: g.stack.pop(0),
    "a campaign on a campaign": lambda g: g.stack.insert(1, Campaign()),
    "a camp on a room": lambda g: g.stack.append(Camp()),
    "a room on nothing": lambda g: g.stack.append(Room(place="")),
    "a room that is not on the board": lambda g: g.stack.insert(2, Room(place="D4")),
    "an effect of a room that has no such line": to_frames(RoomEffect, "line", 4),
    "a hero's turn without a fight": acting_without_a_fight,
    "a way to nowhere": to_frames(Incursion, "next", "A9"),
    "rooms lifted from nowhere": lambda g: g.stack.__setitem__(
        slice(1, None), [Corruption(places=("A1",), lifted=(g.state.rooms["A1"], g.state.rooms["A1"]))]
    ),
    "a riddle with two right answers": lambda g: g.stack.append(
        Riddle(source="riddle", first=1, second=1, lose=1, marks=(Mark(True), Mark(True)))
    ),
    "a third answer": lambda g: g.stack.append(Riddle(source="riddle", first=1, second=1, lose=1, attempt=4)),
    "a stranger in camp": lambda g: g.stack.__setitem__(slice(2, None), [Camp(hero="nobody")]),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_cannot_be_is_found_out(damage: str) -> None:
    g = table()
    DAMAGES[damage](g)
    assert flaw(g), damage


def test_a_sound_table_has_no_flaw_nor_has_a_copy_of_it() -> None:
    assert flaw(table()) is None
    assert isinstance(table().state.heroes[0], Hero)
