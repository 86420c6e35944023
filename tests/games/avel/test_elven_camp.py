"""The elven camp: laying traps for the Beast."""

import pytest

from oakveil.games.avel.choices import ChooseTrap, LayTrap, Service
from oakveil.games.avel.events import PieceRetired, TrapLaid
from tests.games.avel.table import cell, foe, hero, scene


@pytest.mark.rule("AVEL-ELVEN-01")
@pytest.mark.parametrize(
    ("coins", "traps"),
    [
        (6, [ChooseTrap("snare"), ChooseTrap("stake_pit")]),
        (7, [ChooseTrap("snare"), ChooseTrap("stake_pit"), ChooseTrap("moonfire_net")]),
    ],
)
def test_the_elves_offer_the_traps_that_can_be_paid_the_dearest_first_thought_of(
    coins: int, traps: list[ChooseTrap]
) -> None:
    t = scene(hero(at="elven_camp", coins=coins))
    t.serve()
    assert t.options("avel.trap_kind") == traps
    assert t.ask.default == traps[-1]


@pytest.mark.rule("AVEL-ELVEN-01", "AVEL-TILE-02")
@pytest.mark.parametrize(("trap", "price"), [("snare", 3), ("stake_pit", 5), ("moonfire_net", 7)])
def test_each_trap_has_its_price_and_lies_where_the_hero_wants_it(trap: str, price: int) -> None:
    t = scene(hero(at="elven_camp", coins=9))
    t.serve()
    t.answer(ChooseTrap(trap))
    t.answer(LayTrap(cell("fox_hollow")))
    assert t.state.laid == {cell("fox_hollow"): trap}
    assert t.told(TrapLaid) == [TrapLaid(1, trap, cell("fox_hollow"))]
    assert (t.hero().coins, t.hero().actions_left) == (9 - price, 1)


@pytest.mark.rule("AVEL-ELVEN-01")
def test_with_coins_for_one_trap_there_is_only_its_place_to_choose() -> None:
    t = scene(hero(at="elven_camp", coins=4))
    t.serve()
    assert t.ask.key == "avel.trap_tile"
    t.answer(LayTrap(cell("quarry")))
    assert t.state.laid == {cell("quarry"): "snare"}
    assert t.hero().coins == 1


@pytest.mark.rule("AVEL-ELVEN-02")
def test_there_is_one_trap_of_each_price_and_room_for_one_on_a_tile() -> None:
    t = scene(hero(at="elven_camp", coins=13), laid={"stone_circles": "moonfire_net"})
    t.serve()
    assert t.options("avel.trap_kind") == [ChooseTrap("snare"), ChooseTrap("stake_pit")]
    t.answer(ChooseTrap("snare"))
    assert LayTrap(cell("stone_circles")) not in t.ask.options
    t.answer(LayTrap(cell("fox_hollow")))

    t.serve()
    assert t.ask.key == "avel.trap_tile", "only the stake pit is left"
    assert LayTrap(cell("fox_hollow")) not in t.ask.options
    t.answer(LayTrap(cell("elven_camp")))
    assert t.state.traps == ()
    assert t.state.laid[cell("elven_camp")] == "stake_pit"


@pytest.mark.rule("AVEL-ELVEN-03", "AVEL-ELVEN-04")
def test_a_trap_may_lie_on_any_tile_in_sight_but_the_castle() -> None:
    """With heroes, with monsters, on a lair, even where the Beast will appear."""
    t = scene(
        hero(at="elven_camp", coins=3),
        foes=[foe("soot_imp", at="crow_heath"), foe("marsh_ghost", at="quarry")],
        down=["dragon_crag", "alchemist"],
    )
    t.serve()
    tiles = [
        "fox_hollow",
        "old_mill",
        "crow_heath",
        "stone_circles",
        "elven_camp",
        "marketplace",
        "quarry",
        "wishing_lake",
        "wilderness",
    ]
    assert t.options("avel.trap_tile") == [LayTrap(cell(tile)) for tile in tiles]
    assert cell("wishing_lake") == t.g.land.crater
    t.answer(LayTrap(cell("wishing_lake")))
    assert t.state.laid == {cell("wishing_lake"): "snare"}


@pytest.mark.rule("AVEL-ELVEN-01", "AVEL-TIP-04")
def test_the_elves_point_at_the_tile_near_the_castle_that_most_ways_of_the_beast_cross() -> None:
    """Two of the three shortest ways lead over Fox Hollow, one over the Old Mill."""
    t = scene(hero(at="elven_camp", coins=3))
    t.serve()
    assert t.ask.default == LayTrap(cell("fox_hollow"))
    taken = scene(hero(at="elven_camp", coins=5), laid={"fox_hollow": "snare"})
    taken.serve()
    assert taken.ask.default == LayTrap(cell("elven_camp")), "two of three ways, farther out"


@pytest.mark.rule("AVEL-ELVEN-05", "AVEL-MOON-08", "AVEL-MOON-10")
def test_ex_38_the_elves_leave_when_the_black_moon_rises() -> None:
    t = scene(hero(at="elven_camp", coins=3), hero(), hero(), round=10, marker=11, traps=["snare", "stake_pit"])
    assert t.offered(Service) == [Service("set_trap")]
    t.crater_rolls("_")
    t.end_round()
    assert (t.state.round, t.state.act) == (11, 2)
    assert t.offered(Service) == []
    assert t.told(PieceRetired) == [PieceRetired("trap", 2)]
