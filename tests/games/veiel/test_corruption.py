"""The corruption: rooms change places, new ones come, some are frozen or replaced (specification 3.14)."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import Done, LayLine, LayRoom, LiftFreeze, TakeRoom, UseCard
from oakveil.games.veiel.events import LineAdded, RoomReplaced, RoomsLaid, RoomsTaken
from oakveil.games.veiel.rules.camp import Camp
from oakveil.games.veiel.rules.corruption import Corruption, free_places, freeze, replace_spent
from oakveil.games.veiel.sequence import Campaign
from oakveil.games.veiel.state import RoomCard
from oakveil.kernel.chance import Chance
from tests.games.veiel.tables import HeroHere, TableTalk, hero, lay, scene

KNIGHT, HEALER, SHAMAN, SCHOLAR = map(hero, ("knight", "healer", "shaman", "scholar"))
TEAM = (KNIGHT, HEALER, SHAMAN, SCHOLAR)


def returned(*heroes: HeroHere, times: int = 1, **more: Any) -> TableTalk:
    """The team has come back so many times; the corruption begins."""
    t = scene(*heroes, where="rest", place="", frames=[Corruption()], **{"lines": times + 1, **more})
    t.g.state.incursion = times + 1
    known = () if t.g.master is None else (t.g.master,)
    for place, card in t.g.state.rooms.items():
        if not card.up:
            t.g.state.rooms[place] = RoomCard(card.front, peeked=known, batch=f"line_{place[1]}")
    return t


def fronts(t: TableTalk) -> dict[str, str]:
    return {place: card.face() for place, card in t.g.state.rooms.items()}


def lay_any(t: TableTalk) -> None:
    """The DM lays the rooms as they come."""
    while t.key in ("lay_room", "lay_line"):
        t.answer(t.options()[0])


@pytest.mark.rule("VEIEL-CORR-01", "VEIEL-REST-07")
def test_it_comes_with_each_return_and_not_before_the_first_crossing() -> None:
    t = scene(KNIGHT, HEALER, where="rest", place="", frames=[Campaign()])
    t.g.state.incursion = 0
    assert t.key == "camp"
    t = scene(KNIGHT, HEALER, where="rest", place="", frames=[Campaign()])
    assert t.key == "take_room"


@pytest.mark.rule("VEIEL-CORR-02", "VEIEL-CORR-03", "VEIEL-INFO-01")
def test_the_dm_lifts_a_room_for_each_hero_and_lays_them_as_it_likes() -> None:
    t = returned(KNIGHT, hero("healer", vit=0))
    assert t.asks[0].seat == t.g.master
    assert len(t.options("take_room")) == 6
    t.answer(TakeRoom("A1"))
    assert TakeRoom("A1") not in t.options("take_room")
    t.answer(TakeRoom("C2"))
    assert t.told(RoomsTaken) == [RoomsTaken(("A1", "C2"))]
    assert t.options("lay_room") == [LayRoom("A1", "empty"), LayRoom("A1", "monster")]
    assert t.asks[0].seat == t.g.master
    assert "empty" not in str(t.g.seen_by(1)[1])
    t.answer(LayRoom("A1", "empty"))
    lay_any(t)
    assert (fronts(t)["A1"], fronts(t)["C2"]) == ("empty", "monster")
    seen = t.g.seen_by(1)[0].rooms
    assert (seen["A1"].front, seen["C2"].front) == (None, None)
    assert t.told(RoomsLaid)[0].audience() == (t.g.master,)


@pytest.mark.rule("VEIEL-CORR-03")
def test_a_room_may_be_put_back_and_each_wing_has_as_many_as_before() -> None:
    t = returned(KNIGHT, HEALER)
    before = fronts(t)
    t.answer(TakeRoom("A1"))
    t.answer(TakeRoom("B2"))
    t.answer(LayRoom("A1", "monster"))
    lay_any(t)
    assert {place: room for place, room in fronts(t).items() if place in before} == before
    assert [sum(place[0] == wing for place in fronts(t)) for wing in "ABC"] == [3, 3, 3]


@pytest.mark.rule("VEIEL-CORR-02")
def test_what_has_been_laid_is_no_business_of_the_heroes_while_the_dm_goes_on() -> None:
    t = returned(*TEAM, times=2, boss="urais")
    for place in ("A1", "B3", "C2", "C3"):
        t.answer(TakeRoom(place))
    t.answer(LayRoom("A1", "empty"))
    state, stack = t.g.seen_by(1)
    assert state.rooms["A1"].front is None
    assert "empty" not in str(stack)
    assert t.g.seen_by(t.g.master)[0].rooms["A1"].front == "empty"


@pytest.mark.rule("VEIEL-CORR-02")
def test_that_rooms_are_alike_is_not_given_away() -> None:
    t = returned(KNIGHT, HEALER)
    t.answer(TakeRoom("A1"))
    t.answer(TakeRoom("B1"))
    assert t.options("lay_room") == [LayRoom("A1", "monster")]


@pytest.mark.rule("VEIEL-CORR-04", "VEIEL-CORR-09")
def test_x29_frozen_rooms_cannot_be_taken() -> None:
    t = returned(*TEAM, times=2)
    for place in ("A1", "B2"):
        freeze(t.g, place)
    assert len(t.options("take_room")) == 7
    for number in range(4):
        assert t.key == "take_room", number
        t.answer(t.options()[0])
    assert t.key == "lay_room"
    assert not {"A1", "B2"} & set(t.told(RoomsTaken)[0].places)
    assert t.g.state.rooms["A1"].up


@pytest.mark.rule("VEIEL-CORR-04")
def test_where_too_few_are_free_all_are_taken() -> None:
    t = returned(*map(hero, ("knight", "healer", "shaman", "scholar", "sealer", "bardess")))
    freeze(t.g, "A1")
    assert t.key == "lay_room"
    assert sorted(t.told(RoomsTaken)[0].places) == ["A2", "B1", "B2", "C1", "C2"]


@pytest.mark.rule("VEIEL-INFO-02", "VEIEL-INC-09")
def test_what_was_seen_is_remembered_until_its_place_is_touched() -> None:
    t = returned(KNIGHT, HEALER)
    t.g.state.rooms["B2"] = t.g.state.rooms["B2"].shown(1)
    t.answer(TakeRoom("A1"))
    t.answer(TakeRoom("C1"))
    lay_any(t)
    rooms = t.g.seen_by(2)[0].rooms
    assert (rooms["B2"].front, rooms["B2"].seen, rooms["B1"].front) == ("chest", 1, "monster")
    assert (rooms["A1"].front, rooms["A1"].up, rooms["C1"].front) == (None, False, None)


@pytest.mark.rule("VEIEL-INFO-01")
def test_rooms_that_were_mixed_cannot_be_told_apart_by_the_heroes() -> None:
    t = returned(KNIGHT, HEALER)
    t.answer(TakeRoom("A1"))
    t.answer(TakeRoom("A2"))
    lay_any(t)
    possible = {t.g.redealt(1, Chance(bytes([seed]))).state.rooms["A1"].front for seed in range(40)}
    assert possible == {"monster", "chest", "empty"}
    assert {t.g.redealt(t.g.master, Chance(bytes([seed]))).state.rooms["A1"].front for seed in range(9)} == {
        fronts(t)["A1"]
    }


@pytest.mark.rule("VEIEL-CORR-05", "VEIEL-CORR-08")
@pytest.mark.parametrize(
    ("times", "rooms"),
    [
        (1, ("power", "trap_pit", "vine")),
        (2, ("riddle", "royal_guard", "unique_chest")),
        (3, ("power", "rest_room", "trap_gas")),
    ],
)
def test_each_of_the_first_three_returns_adds_its_rooms(times: int, rooms: tuple[str, str, str]) -> None:
    t = returned(KNIGHT, HEALER, times=times, boss="urais")
    for _ in range(2):
        t.answer(t.options("take_room")[0])
    while t.key == "lay_room":
        t.answer(t.options()[0])
    assert len(t.options("lay_line")) == 6
    t.answer(LayLine((rooms[2], rooms[0], rooms[1])))
    assert t.g.state.lines == times + 2
    assert [fronts(t)[f"{wing}{times + 2}"] for wing in "ABC"] == [rooms[2], rooms[0], rooms[1]]
    assert t.told(LineAdded) == [LineAdded(times + 2, rooms)]
    assert t.g.seen_by(1)[0].rooms[f"A{times + 2}"].front is None


@pytest.mark.rule("VEIEL-CORR-05", "VEIEL-CORR-08")
def test_later_returns_add_nothing() -> None:
    t = returned(KNIGHT, HEALER, times=4)
    for _ in range(2):
        t.answer(t.options("take_room")[0])
    lay_any(t)
    assert t.key == "waiting"
    assert t.g.state.lines == 5
    assert not t.told(LineAdded)


@pytest.mark.rule("VEIEL-CORR-06")
def test_new_rooms_come_after_the_swap() -> None:
    t = returned(KNIGHT, HEALER)
    assert all(one.place[1] in "12" for one in t.options("take_room") if isinstance(one, TakeRoom))
    t.answer(TakeRoom("A1"))
    t.answer(TakeRoom("A2"))
    assert t.key == "lay_room"
    assert t.g.state.lines == 2


@pytest.mark.rule("VEIEL-CORR-09")
def test_the_sealer_freezes_a_room_which_stays_until_it_is_lifted() -> None:
    t = scene(hero("sealer", level=3), KNIGHT, room="chest", frames=[Camp()])
    t.g.state.is_resolved = True
    t.answer(UseCard("seals", 0))
    assert (t.g.state.rooms["A1"].frozen, t.hero("sealer").end) == (True, 6)
    assert "A1" not in free_places(t.g)
    t = scene(hero("knight"), hero("sealer", level=3), where="rest", place="", frames=[Camp()])
    freeze(t.g, "B1")
    assert LiftFreeze("B1") not in t.options("camp")
    t.answer(Done())
    t.answer(LiftFreeze("B1"))
    assert not t.g.state.rooms["B1"].frozen


@pytest.mark.rule("VEIEL-CORR-09")
def test_a_fourth_frozen_room_frees_the_one_seen_longest_ago() -> None:
    g = lay(KNIGHT, HEALER)
    for incursion, place in enumerate(("B1", "A1", "C1", "A2"), 1):
        g.state.rooms[place] = g.state.rooms[place].shown(incursion)
        freeze(g, place)
    assert sorted(place for place, room in g.state.rooms.items() if room.frozen) == ["A1", "A2", "C1"]


@pytest.mark.rule("VEIEL-CORR-10")
def test_a_special_room_is_spent_and_others_are_not() -> None:
    t = scene(KNIGHT, HEALER, boss="hunter", room="burning_glade", frames=[])
    replace_spent(t.g, "A1")
    assert t.g.state.rooms["A1"].front == "power"
    assert t.g.state.rooms["A1"].up
    assert t.g.state.spare_rooms == ()
    assert t.told(RoomReplaced) == [RoomReplaced("A1", "power")]
    replace_spent(t.g, "B1")
    assert t.g.state.rooms["B1"].front == "monster"


@pytest.mark.rule("VEIEL-CORR-11", "VEIEL-CORR-12")
def test_the_throne_room_takes_the_place_of_the_powerful_monster_which_replaces_it_later() -> None:
    t = returned(KNIGHT, HEALER, throne_room=True)
    for _ in range(2):
        t.answer(t.options("take_room")[0])
    while t.key == "lay_room":
        t.answer(t.options()[0])
    t.answer(LayLine(("throne", "trap_pit", "vine")))
    assert len(t.g.state.spare_rooms) == 2
    replace_spent(t.g, "A3")
    assert fronts(t)["A3"] == "power"
    assert [*t.g.state.spare_rooms] == ["power"]


@pytest.mark.rule("VEIEL-NODM-02")
def test_x07_the_visited_and_as_many_others_are_mixed() -> None:
    t = returned(*TEAM, times=2, master="none", boss="urais")
    t.g.state.entered = ("A1", "A2", "B3")
    before = fronts(t)
    assert t.key == "waiting"
    (taken,) = t.told(RoomsTaken)
    assert len(taken.places) == 6
    assert {"A1", "A2", "B3"} < set(taken.places)
    after = fronts(t)
    assert sorted(after[place] for place in taken.places) == sorted(before[place] for place in taken.places)
    assert all(after[place] == before[place] for place in before if place not in taken.places)


@pytest.mark.rule("VEIEL-NODM-02", "VEIEL-CORR-09")
def test_without_a_dm_frozen_rooms_stay_and_few_others_are_all_taken() -> None:
    t = returned(*TEAM, master="none")
    t.g.state.entered = ("A1", "A2", "B1", "B2")
    freeze(t.g, "A1")
    freeze(t.g, "C1")
    assert t.key == "waiting"
    assert t.told(RoomsTaken)[0].places == ("A2", "B1", "B2", "C2")
    assert t.g.state.rooms["A1"].up


@pytest.mark.rule("VEIEL-NODM-01")
def test_without_a_dm_new_rooms_are_laid_at_random() -> None:
    t = returned(KNIGHT, HEALER, master="none")
    t.dice(**{"shuffle.rooms": [3, 2]})
    t._run()
    first = [fronts(t)[f"{wing}3"] for wing in "ABC"]
    t = returned(KNIGHT, HEALER, master="none")
    t.dice(**{"shuffle.rooms": [1, 1]})
    t._run()
    assert sorted(first) == ["power", "trap_pit", "vine"]
    assert first != [fronts(t)[f"{wing}3"] for wing in "ABC"]
