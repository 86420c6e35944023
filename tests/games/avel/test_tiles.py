"""Tile actions in general, stone circles, quarry, wilderness, alchemist, the castle, and rest."""

import pytest

from oakveil.games.avel.choices import Rest, Seal, Service, Upgrade
from oakveil.games.avel.events import CoinsChanged, HeroHealed, MonsterAppeared, PieceRetired, SealLaid, WallBuilt
from tests.games.avel.table import TableTalk, cell, change, foe, hero, scene

SERVICES = {
    "marketplace": ("trade", 3),
    "quarry": ("build_wall", 3),
    "stone_circles": ("seal_lair", 3),
    "elven_camp": ("set_trap", 3),
    "alchemist": ("upgrade", 3),
    "wishing_lake": ("wish", 1),
}
"""What is done on a tile, and the coins one needs at least."""


def services(t: TableTalk) -> list[str]:
    return [option.kind for option in t.offered(Service) if isinstance(option, Service)]


# AVEL-TILE: what holds for all of them


@pytest.mark.rule("AVEL-TILE-01")
@pytest.mark.parametrize("tile", SERVICES)
def test_a_hero_is_offered_the_service_of_its_own_tile_only(tile: str) -> None:
    t = scene(hero(at=tile, coins=9, worn=["buckler"]))
    assert services(t) == [SERVICES[tile][0]]


@pytest.mark.rule("AVEL-TILE-01", "AVEL-TURN-05")
def test_each_use_of_a_service_costs_an_action() -> None:
    t = scene(hero(at="quarry", coins=9))
    t.serve()
    assert (t.hero().actions_left, t.state.built) == (1, 1)
    t.serve()
    assert (t.hero().actions_left, t.state.built) == (0, 2)
    assert t.ask.seat == 2, "the turn is over, though there are coins left"


@pytest.mark.rule("AVEL-TILE-02")
def test_the_active_hero_alone_pays_to_the_supply() -> None:
    t = scene(hero(at="quarry", coins=4), hero(at="quarry", coins=7))
    supply = t.state.coins
    t.serve()
    assert (t.hero(1).coins, t.hero(2).coins) == (1, 7)
    assert t.state.coins == supply + 3
    assert t.told(CoinsChanged) == [CoinsChanged(1, -3, "price", supply + 3)]
    assert services(t) == [], "the riches of the companion do not help"


@pytest.mark.rule("AVEL-TILE-03")
@pytest.mark.parametrize("tile", [tile for tile in SERVICES if tile != "marketplace"])
def test_a_service_that_cannot_be_paid_is_not_offered(tile: str) -> None:
    kind, price = SERVICES[tile]
    assert services(scene(hero(at=tile, coins=price, worn=["buckler"]))) == [kind]
    assert services(scene(hero(at=tile, coins=price - 1, worn=["buckler"]))) == []


@pytest.mark.rule("AVEL-TILE-03")
def test_a_service_without_any_effect_is_not_offered() -> None:
    assert services(scene(hero(at="quarry", coins=9), walls=0)) == []
    assert services(scene(hero(at="elven_camp", coins=9), traps=[])) == []
    assert services(scene(hero(at="stone_circles", coins=9), seals=0)) == []
    assert services(scene(hero(at="alchemist", coins=9, worn=["buckler+"], packed=["draught_of_fury"]))) == []
    assert services(scene(hero(at="wilderness"), supply=0)) == []
    assert services(scene(hero(at="marketplace", coins=2))) == [], "too poor to buy and nothing to sell"


@pytest.mark.rule("AVEL-TILE-04", "AVEL-WILD-02")
def test_ex_57_monsters_stop_the_work_in_the_wilderness_but_no_other_service() -> None:
    """The Beast and a monster have walked onto the tile."""
    for tile in SERVICES:
        guests = [foe("soot_imp", at=tile), foe("beast", at=tile)]
        t = scene(hero(at=tile, coins=9, worn=["buckler"]), foes=guests, act=2, traps=["snare"])
        assert services(t) == [SERVICES[tile][0]]
    assert services(scene(hero(at="wilderness"), foes=[foe("soot_imp", at="wilderness")], act=2)) == []
    assert services(scene(hero(at="wilderness"), foes=[foe("soot_imp", at="quarry")], act=2)) == ["coins"]


@pytest.mark.rule("AVEL-TILE-05")
@pytest.mark.parametrize("tile", ["castle", "fox_hollow", "old_mill", "crow_heath", "dragon_crag"])
def test_castle_and_lair_tiles_have_no_tile_action(tile: str) -> None:
    assert services(scene(hero(at=tile, coins=9, worn=["buckler"]))) == []


# AVEL-STONE: Theodore's moon seals


@pytest.mark.rule("AVEL-STONE-01")
def test_a_seal_closes_an_empty_lair_anywhere_on_the_land_for_three_coins() -> None:
    t = scene(hero(at="stone_circles", coins=4))
    t.serve()
    lairs = ["fox_hollow", "old_mill", "crow_heath", "dragon_crag"]
    assert t.options("avel.seal_tile") == [Seal(cell(tile)) for tile in lairs], "small ones and the big one"
    t.answer(Seal(cell("dragon_crag")))
    assert t.state.sealed == (cell("dragon_crag"),)
    assert t.told(SealLaid) == [SealLaid(1, cell("dragon_crag"))]
    assert (t.hero().coins, t.hero().actions_left) == (1, 1)


@pytest.mark.rule("AVEL-STONE-02")
def test_only_a_lair_in_sight_without_monster_and_seal_can_be_sealed() -> None:
    t = scene(
        hero(at="stone_circles", coins=6),
        foes=[foe("soot_imp", at="fox_hollow")],
        sealed=["old_mill"],
        down=["dragon_crag"],
    )
    t.serve()
    assert t.options("avel.seal_tile") == [Seal(cell("crow_heath"))]
    t.answer(Seal(cell("crow_heath")))
    assert services(t) == [], "no empty lair is left"


@pytest.mark.rule("AVEL-STONE-02")
def test_a_lair_on_which_a_stranger_stands_is_not_empty() -> None:
    t = scene(
        hero(at="stone_circles", coins=3),
        foes=[foe("soot_imp", at="dragon_crag"), foe("beast", at="fox_hollow")],
        sealed=["old_mill", "crow_heath"],
        seals=1,
    )
    assert services(t) == []


@pytest.mark.rule("AVEL-STONE-03", "AVEL-MOON-03")
def test_a_sealed_lair_gets_no_monster_at_a_lair_space() -> None:
    t = scene(hero(), marker=3, sealed=["crow_heath", "dragon_crag"])
    t.end_round()
    assert [event.cell for event in t.told(MonsterAppeared)] == [cell("fox_hollow"), cell("old_mill")]


@pytest.mark.rule("AVEL-STONE-04")
def test_there_are_three_seals_and_a_laid_one_stays() -> None:
    t = scene(hero(at="stone_circles", coins=9), actions=3)
    for tile in ("fox_hollow", "old_mill", "crow_heath"):
        t.serve()
        t.answer(Seal(cell(tile)))
    assert t.state.seals == 0
    t = scene(hero(at="stone_circles", coins=3), sealed=["fox_hollow", "old_mill", "crow_heath"])
    assert services(t) == [], "the lair of the dragon stays open"
    t.end_round()
    t.end_round()
    assert len(t.state.sealed) == 3


@pytest.mark.rule("AVEL-STONE-05", "AVEL-MOON-07", "AVEL-MOON-10")
def test_ex_37_theodore_leaves_before_the_last_round_without_the_beast() -> None:
    t = scene(hero(at="stone_circles", coins=3), round=11, marker=10)
    assert services(t) == ["seal_lair"]
    t.end_round()
    assert (t.state.round, t.state.marker) == (12, 11)
    assert services(t) == []
    assert t.told(PieceRetired) == [PieceRetired("seal", 3)]


@pytest.mark.rule("AVEL-STONE-05")
def test_seals_already_laid_go_on_closing_their_lairs_when_theodore_has_left() -> None:
    t = scene(hero(), round=11, marker=10, sealed=["fox_hollow"])
    t.end_round()
    assert t.state.sealed == (cell("fox_hollow"),)


@pytest.mark.rule("AVEL-STONE-06")
def test_one_seal_closes_a_tile_with_two_lairs() -> None:
    crag = change("dragon_crag", lairs=("small", "big"))
    t = scene(hero(at="stone_circles", coins=6), cards=[crag], marker=3)
    t.serve()
    t.answer(Seal(cell("dragon_crag")))
    t.serve()
    assert Seal(cell("dragon_crag")) not in t.ask.options
    t.answer(Seal(cell("fox_hollow")))
    t.end_round()
    assert cell("dragon_crag") not in [event.cell for event in t.told(MonsterAppeared)]


# AVEL-QUARRY: Master Hruginir's walls


@pytest.mark.rule("AVEL-QUARRY-01")
def test_three_coins_build_one_wall_at_the_castle() -> None:
    t = scene(hero(at="quarry", coins=7))
    t.serve()
    assert (t.state.built, t.state.walls, t.hero().coins) == (1, 2, 4)
    assert t.told(WallBuilt) == [WallBuilt(1, 1)]
    assert t.hero().actions_left == 1


@pytest.mark.rule("AVEL-QUARRY-02")
def test_there_are_three_walls() -> None:
    t = scene(hero(at="quarry", coins=12), built=2)
    t.serve()
    assert (t.state.built, t.state.walls) == (3, 0)
    assert services(t) == []


@pytest.mark.rule("AVEL-QUARRY-03", "AVEL-MOON-09")
def test_ex_39_the_masons_work_until_the_end_of_the_first_round_with_the_beast() -> None:
    t = scene(
        hero(at="quarry", coins=6),
        hero(),
        hero(),
        foes=[foe("beast", at="wishing_lake")],
        act=2,
        round=11,
        march_choice="auto",
    )
    t.serve()
    assert t.state.built == 1
    t.end_round()
    assert t.state.round == 12
    assert services(t) == []
    assert t.told(PieceRetired) == [PieceRetired("wall", 2)]
    assert t.state.built == 1, "what is built stands"


# AVEL-WILD: wilderness and abandoned village


@pytest.mark.rule("AVEL-WILD-01")
def test_helping_the_villagers_brings_two_coins_from_the_supply() -> None:
    t = scene(hero(at="wilderness"))
    supply = t.state.coins
    t.serve()
    assert (t.hero().coins, t.hero().actions_left) == (2, 1)
    assert t.state.coins == supply - 2
    assert services(t) == ["coins"], "and again with the next action"


@pytest.mark.rule("AVEL-WILD-01", "AVEL-REWARD-03")
def test_the_last_coin_of_the_supply_is_all_the_villagers_have() -> None:
    t = scene(hero(at="wilderness"), supply=1)
    t.serve()
    assert (t.hero().coins, t.state.coins) == (1, 0)


# AVEL-ALCH: Master Vial


@pytest.mark.rule("AVEL-ALCH-01")
def test_master_vial_awakens_a_token_of_choice_worn_or_packed() -> None:
    worn, packed = ["captains_sword", "buckler+"], ["leather_cap", "draught_of_fury"]
    t = scene(hero(at="alchemist", coins=5, worn=worn, packed=packed))
    t.serve()
    assert t.options("avel.upgrade") == [Upgrade("captains_sword"), Upgrade("leather_cap")]
    t.answer(Upgrade("leather_cap"))
    assert t.state.upgraded == {"buckler", "leather_cap"}
    assert t.hero().packed()[0] == "leather_cap", "it lies where it lay"
    assert (t.hero().coins, t.hero().actions_left) == (2, 1)


@pytest.mark.rule("AVEL-ALCH-01")
def test_with_one_basic_token_there_is_nothing_to_choose() -> None:
    t = scene(hero(at="alchemist", coins=3, worn=["captains_sword"]))
    t.serve()
    assert t.ask.key == "avel.action"
    assert t.state.upgraded == {"captains_sword"}
    assert t.hero().coins == 0


# AVEL-CASTLE


@pytest.mark.rule("AVEL-CASTLE-01")
def test_a_stunned_hero_comes_to_the_castle_and_is_healed() -> None:
    t = scene(hero(at="crow_heath", hearts=1), foes=[foe("soot_imp", at="crow_heath")])
    t.dice("_ _ | A")
    t.fight("soot_imp")
    assert (t.at(), t.hero().hearts) == ("castle", 5)


@pytest.mark.rule("AVEL-CASTLE-01")
def test_entering_the_castle_or_resting_there_heals_nothing_extra() -> None:
    t = scene(hero(at="crow_heath", hearts=1))
    t.move("castle")
    assert t.hero().hearts == 1
    t.rest()
    assert t.hero().hearts == 3


# AVEL-REST


@pytest.mark.rule("AVEL-REST-01")
@pytest.mark.parametrize(("hearts", "afterwards"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_a_rest_gives_back_two_hearts_but_never_more_than_five(hearts: int, afterwards: int) -> None:
    t = scene(hero(at="quarry", hearts=hearts))
    t.rest()
    assert (t.hero().hearts, t.hero().actions_left) == (afterwards, 1)
    assert t.told(HeroHealed) == [HeroHealed(1, afterwards - hearts, "rest")]


@pytest.mark.rule("AVEL-REST-02")
def test_a_hero_may_rest_beside_monsters_but_not_when_it_is_well() -> None:
    monsters = [foe("soot_imp", at="crow_heath"), foe("beast", at="crow_heath")]
    t = scene(hero(at="crow_heath", hearts=4), foes=monsters, act=2)
    assert Rest() in t.ask.options
    t.rest()
    assert Rest() not in t.ask.options
