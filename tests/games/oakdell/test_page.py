"""What the page of Dungeons of the Oak Dell shows beside the state, and what it must not tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from oakveil.games.oakdell import catalogue, house_box
from oakveil.games.oakdell.choices import Drink, Route
from oakveil.games.oakdell.events import ItemTaken, TrapSprung
from oakveil.games.oakdell.page import Aids, Forecast, OakDellPage
from oakveil.games.oakdell.preview import Foreseen
from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.text import Locale
from tests.games.oakdell.table import TableTalk, hero, scene

PAGE = OakDellPage()
ENGLISH = catalogue.TEXTS.in_("en")


def aids(t: TableTalk, seat: Seat | None = 1) -> Aids:
    return PAGE.aids(t.g, seat, ENGLISH)


def consult(t: TableTalk, topic: str, about: Mapping[str, Any], seat: Seat = 1) -> Any:
    return PAGE.consult(t.g, seat, topic, about, ENGLISH)


def shares(forecast: Forecast) -> list[float]:
    """The chance of each amount of damage."""
    return [ways / forecast.of for ways in forecast.ways]


def route(*legs: str, **more: Any) -> dict[str, Any]:
    """A route as a page sends it: "3,5 key" is a step with a key."""
    steps = [dict(zip(("to", "via"), [*leg.split(), "open"], strict=False)) for leg in legs]
    return {"steps": steps, **more}


def foreseen(t: TableTalk, *legs: str, **more: Any) -> Foreseen:
    found = consult(t, "route", route(*legs, **more))
    assert isinstance(found, Foreseen)
    return found


@pytest.mark.rule("OAK-MON-03")
def test_the_odds_of_the_coming_attack_are_told_for_each_die_and_with_a_torch() -> None:
    """Ghost: a white die deals 0 0 0 1 1 1, a black one 0 0 1 1 1 2; a torch takes 2 off the result."""
    t = scene(hero(), hero(found=1))
    plain, with_torch = aids(t).heroes
    assert (shares(plain.white), plain.white.mean) == ([1 / 2, 1 / 2], 0.5)
    assert (shares(plain.black), plain.black.mean) == ([1 / 3, 1 / 2, 1 / 6], 0.83)
    assert plain.lit_white is None
    assert with_torch.lit_white is not None and shares(with_torch.lit_white) == [5 / 6, 1 / 6]


def test_distances_are_told_with_and_without_the_keys_held() -> None:
    """The Mossy Cellar: 24 steps without doors, 18 with one key."""
    t = scene(hero(), hero(keys=1), hero(chamber=True))
    assert [(one.distance, one.with_keys) for one in aids(t).heroes] == [(24, None), (24, 18), (None, None)]


@pytest.mark.rule("OAK-FLEE-01")
def test_a_monster_that_would_flee_is_told() -> None:
    t = scene(hero(), hero(lines="P1-P7 P2-P8 P3-P9 P4-P10 P5-P11 P6-P12"))
    assert [(one.free, one.flees) for one in aids(t).heroes] == [(12, False), (0, True)]


@pytest.mark.rule("OAK-MOVE-05", "OAK-DOOR-05")
def test_the_length_of_a_route_is_told_until_it_is_walked() -> None:
    t = scene(hero(gear=("boots_stride",), ready=("run",)), die=("white", 3))
    movement = aids(t).movement
    assert movement is not None
    assert (movement.move, movement.run, movement.strides, movement.ghostly) == (2, 3, (0, 1, 2), ())
    ghostly = aids(scene(hero(gear=("boots_ghost",)), die=("white", 1))).movement
    assert ghostly is not None and ghostly.ghostly == (1,)
    assert aids(scene(hero(), phase="attack")).movement is None


@pytest.mark.rule("OAK-TRAP-01", "OAK-TRAP-02", "OAK-ITEM-01", "OAK-DOOR-02")
def test_a_route_is_told_with_all_that_it_brings() -> None:
    t = scene(hero("2,4", keys=1, hp=1), die=("black", 2))
    told = foreseen(t, "3,4", "3,5 key", "3,4")
    assert [(one.happens, one.space, one.n) for one in told.consequences] == [
        ("trap", "3,4", 1),
        ("key", "3,5", 0),
        ("chest", "3,5", 0),
    ]
    assert (told.damage, told.deadly, told.zone, told.lit) == (1, True, 1, False)


@pytest.mark.rule("OAK-TRAP-02", "OAK-TRAP-06")
def test_a_trap_at_the_end_is_harmless_and_one_on_the_way_can_be_avoided() -> None:
    t = scene(hero("2,4", ready=("trapavoid",)), die=("white", 1))
    assert [one.happens for one in foreseen(t, "3,4").consequences] == ["harmless"]
    t = scene(hero("2,4", ready=("trapavoid",)), die=("white", 3))
    told = foreseen(t, "3,4", "4,4", avoid="3,4")
    assert [one.happens for one in told.consequences] == ["avoided"]
    assert told.damage == 0


@pytest.mark.rule("OAK-ITEM-01")
def test_what_there_is_no_room_for_is_told() -> None:
    t = scene(hero("1,1", gained={"yellow": 3}), die=("white", 1))
    (potion,) = foreseen(t, "1,0").consequences
    assert (potion.happens, potion.what, potion.useless) == ("potion", "yellow", True)


@pytest.mark.rule("OAK-SCEN-S2")
def test_a_shrine_on_the_way_is_told_with_whether_it_can_be_paid() -> None:
    """S3 costs two circles of Additional Damage and one of Damage Blocking."""
    for marked, short in ((2, False), (1, True)):
        neighbour = house_box().maze("mossy_cellar").ways["2,2"][0].to
        t = scene(hero(neighbour, damage=marked, block=1), die=("white", 1), scenario="shrines")
        (shrine,) = foreseen(t, "2,2").consequences
        assert (shrine.happens, shrine.what, shrine.useless) == ("shrine", "S3", short)


def test_a_route_that_is_not_legal_and_one_in_the_turn_of_others_are_refused() -> None:
    t = scene(hero(), hero(), die=("white", 1))
    with pytest.raises(ValueError, match="OAK-MOVE-01"):
        consult(t, "route", route("1,4", "2,4"))
    with pytest.raises(ValueError, match="not the turn"):
        consult(t, "route", route("1,4"), seat=2)
    with pytest.raises(msgspec.ValidationError):
        consult(t, "route", {"steps": "everywhere"})
    with pytest.raises(KeyError):
        consult(t, "weather", {})


@pytest.mark.rule("OAK-MOVE-08")
@pytest.mark.parametrize("seed", range(40))
def test_what_is_foreseen_is_what_happens(seed: int) -> None:
    """Random routes through the cellar, walked: as many traps, things and lost hearts as were told."""
    chance = Chance(str(seed).encode())
    spaces = sorted(house_box().maze("mossy_cellar").zone)
    start = chance.roll(spaces, "test")
    t = scene(hero(start, full=20, keys=1, ready=("run", "breach")), die=("black", 5))
    (ask,) = t.g.asks()
    assert ask.free is not None
    walked = ask.free.propose(chance)
    assert isinstance(walked, Route)
    told = consult(t, "route", {name: value for name, value in msgspec.to_builtins(walked).items() if name != "type"})
    before = t.hero().broken
    t.answer(walked)
    happened = [one.happens for one in told.consequences]
    assert happened.count("trap") == len(t.told(TrapSprung))
    found = [one for one in told.consequences if one.happens in ("potion", "torch", "fountain", "chest")]
    assert [(one.happens, one.space) for one in found] == [(event.kind, event.space) for event in t.told(ItemTaken)]
    assert t.hero().broken - before == told.damage
    assert t.hero().space == walked.steps[-1].to


@pytest.mark.rule("OAK-STRIKE-06", "OAK-POT-YELLOW")
def test_lines_are_measured_only_by_who_drank_the_potion_of_focus() -> None:
    t = scene(hero(lines="P1-P7 P3-P9", gained={"yellow": 1}), hero(), phase="attack")
    assert not aids(t).measures
    with pytest.raises(ValueError, match="may not measure"):
        consult(t, "line", {"start": "P4", "end": "P10"})
    t.answer(Drink("yellow"))
    assert [aids(t, seat).measures for seat in (1, 2, None)] == [True, False, False]
    assert consult(t, "line", {"start": "P4", "end": "P10"}).hits["body"] >= 1
    with pytest.raises(ValueError, match="may not measure"):
        consult(t, "line", {"start": "P4", "end": "P10"}, seat=2)


@pytest.mark.rule("OAK-STRIKE-06")
def test_nothing_is_told_that_depends_on_where_a_line_would_run() -> None:
    """Two sheets that differ in their lines only: what is told beside them is the same."""
    told = [aids(scene(hero(lines=lines), phase="attack")) for lines in ("P1-P7 P3-P9", "P1-P3 P7-P9", "P1-P9 P3-P7")]
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_furniture_names_everything(locale: Locale) -> None:
    box = PAGE.furniture(house_box(), catalogue.TEXTS.in_(locale))
    assert len(box.sheets) == 18 and len(box.gear) == 20 and len(box.sectors) == 12
    assert all(sheet.name and (sheet.told or sheet.ability == "none") for sheet in box.sheets.values())
    assert all(sheet.reward or sheet.level == "boss" for sheet in box.sheets.values())
    assert {one.told.split(",")[0] for one in box.sheets["ghost"].points} == {f"P{n}" for n in range(1, 13)}
    shrines = [feature for feature in box.dungeons["mossy_cellar"].features if feature.kind == "shrine"]
    assert [shrine.id for shrine in shrines] == ["S1", "S2", "S3", "S4"]
    assert all(shrine.cost for shrine in shrines)
