"""Setting up the table and preparing the heroes (specification 3.1, 3.2)."""

import msgspec
import pytest

from oakveil.games.avel import GAME, house_box
from oakveil.games.avel.choices import EndTurn, Move, OldestIs
from oakveil.games.avel.events import CoatGiven, GameSetUp, HeroReady, MarkerMoved, MonsterAppeared, TokenDrawn
from oakveil.games.avel.land import CASTLE
from oakveil.games.avel.mapmaker import make_land
from oakveil.games.avel.options import AvelOptions
from oakveil.games.avel.rules.setup import lay_table
from oakveil.games.avel.state import BEAST, SLOTS
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import BadOptions, Place
from tests.games.avel.table import TableTalk, fresh, hero, house, scene

SEEDS = [str(n) for n in range(60)]
START_TILES = ("fox_hollow", "old_mill", "crow_heath")


def front(t: TableTalk, spot: str) -> str:
    return t.state.tiles[spot].face()


# The land.


@pytest.mark.rule("AVEL-SETUP-01")
@pytest.mark.parametrize(("heroes", "space"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_the_marker_starts_where_the_number_of_heroes_says_and_nothing_happens_there(heroes: int, space: int) -> None:
    t = fresh(heroes)
    assert t.state.marker == space
    assert not t.told(MarkerMoved)
    assert len(t.state.monsters) == 3, "space 2 shows lairs, but a start space has no effect"


@pytest.mark.rule("AVEL-SETUP-02", "AVEL-SETUP-03")
@pytest.mark.parametrize("layout", house().layouts)
def test_around_the_castle_lie_exactly_the_three_start_tiles_face_up(layout: str) -> None:
    t = fresh(4, land=layout)
    around = t.g.land.neighbours[CASTLE]
    assert front(t, "0,0") == "castle"
    assert sorted(front(t, spot) for spot in around) == sorted(START_TILES)
    assert all(t.state.tiles[spot].up for spot in ("0,0", *around))


@pytest.mark.rule("AVEL-SETUP-03", "AVEL-SETUP-05")
def test_which_tile_lies_where_is_shuffled() -> None:
    tables = [fresh(seed=seed) for seed in SEEDS]
    gates = tables[0].g.land.neighbours[CASTLE]
    assert len({tuple(front(t, spot) for spot in gates) for t in tables}) == 6
    for spot in tables[0].state.cells[4:]:
        assert len({front(t, spot) for t in tables}) == 8


@pytest.mark.rule("AVEL-SETUP-04", "AVEL-SETUP-06")
@pytest.mark.parametrize(("heroes", "tiles", "missing"), [(1, 11, 4), (2, 12, 3), (3, 13, 2), (4, 15, 0)])
def test_the_tiles_in_play_are_those_for_the_number_of_heroes(heroes: int, tiles: int, missing: int) -> None:
    t = fresh(heroes)
    used = {tile.front for tile in t.state.tiles.values()}
    assert len(t.state.tiles) == len(used) == tiles
    boxed = set(house().tiles) - used
    assert len(boxed) == missing
    assert all(house().tiles[tile].min_heroes > heroes for tile in boxed)
    everything = msgspec.json.encode([t.state, t.g.stack])
    assert not [tile for tile in boxed if f'"{tile}"'.encode() in everything], "what is boxed never returns"


@pytest.mark.rule("AVEL-SETUP-05")
def test_all_other_tiles_lie_face_down() -> None:
    t = fresh(4)
    gates = t.g.land.neighbours[CASTLE]
    assert {spot for spot, tile in t.state.tiles.items() if tile.up} == {CASTLE, *gates}


@pytest.mark.rule("AVEL-SETUP-07")
@pytest.mark.parametrize("layout", house().layouts)
def test_a_land_is_a_layout_cut_to_the_tiles_in_play(layout: str) -> None:
    t = fresh(3, land=layout)
    assert t.state.cells == house().layouts[layout].cells[:13]
    assert t.state.crater == house().layouts[layout].crater


@pytest.mark.rule("AVEL-SETUP-07")
def test_a_land_may_be_generated() -> None:
    t = fresh(2, land="generated", gen_seed="oak", gen_shape="compact", crater="moderate")
    assert (t.state.cells, t.state.crater) == make_land(12, 3, "compact", "oak")
    assert t.state.land_seed == "oak"
    with pytest.raises(BadOptions, match="no layout 'atlantis'"):
        fresh(land="atlantis")


@pytest.mark.rule("AVEL-SETUP-08")
@pytest.mark.parametrize("crater", ["easy", "moderate", "difficult"])
def test_the_chosen_crater_token_lies_open_on_the_crater_and_the_others_are_gone(crater: str) -> None:
    t = fresh(crater=crater)
    assert t.state.crater_token == crater
    assert t.g.land.crater == house().layouts["queens_road"].crater
    seen, _ = t.g.seen_by(None)
    assert seen.crater_token == crater, "it may be looked at any time"
    (told,) = t.told(GameSetUp)
    assert (told.crater, told.crater_token) == (t.g.land.crater, crater)
    others = {"easy", "moderate", "difficult"} - {crater}
    assert not [other for other in others if f'"{other}"'.encode() in msgspec.json.encode(t.state)]


# Monsters.


@pytest.mark.rule("AVEL-SETUP-09", "AVEL-SETUP-11")
def test_both_monster_stacks_are_shuffled_and_face_down() -> None:
    tables = [fresh(seed=seed) for seed in SEEDS[:20]]
    for t in tables:
        assert sorted(map(str, [*t.state.small.cards, *t.state.monsters])) == sorted(house_box().of_size("small"))
        assert sorted(map(str, t.state.big.cards)) == sorted(house_box().of_size("big"))
        seen, _ = t.g.seen_by(1)
        assert seen.small.cards == [None] * 21
        assert seen.big.cards == [None] * 6
    assert len({tuple(t.state.small.cards) for t in tables}) == 20
    assert len({tuple(t.state.big.cards) for t in tables}) > 15


@pytest.mark.rule("AVEL-SETUP-10")
@pytest.mark.parametrize("layout", ["queens_road", "crossroads", "moons_maw"])
def test_the_top_three_small_monsters_come_to_the_start_lairs_clockwise_from_north(layout: str) -> None:
    options = AvelOptions(land=layout, first_seat="1", bag_draw="blind")
    before = lay_table(options, [Place()] * 2, house_box(), Chance(b"seed"))
    t = fresh(seed="seed", land=layout)
    gates = t.g.land.neighbours[CASTLE]
    clockwise = [spot for spot in ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0") if spot in gates]
    came = [(event.monster, event.cell, event.why) for event in t.told(MonsterAppeared)]
    assert came == [(before.small.cards[-n], clockwise[n - 1], "set_up") for n in (1, 2, 3)]
    assert [monster.tile for monster in t.state.monsters.values()] == clockwise


@pytest.mark.rule("AVEL-SETUP-14")
def test_the_beast_is_not_in_play_before_the_black_moon_rises() -> None:
    t = fresh()
    assert BEAST not in t.state.monsters
    assert BEAST not in (*t.state.small.cards, *t.state.big.cards)
    assert (t.state.act, t.state.beast_rounds) == (1, 0)


# The supply.


@pytest.mark.rule("AVEL-SETUP-12")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_the_supply_holds_everything_that_was_not_handed_out(heroes: int) -> None:
    state = fresh(heroes).state
    assert state.coins == 27 - heroes
    assert state.traps == ("snare", "stake_pit", "moonfire_net")
    assert (state.walls, state.built, state.seals) == (3, 0, 3)
    assert (state.laid, state.sealed) == ({}, ())


@pytest.mark.rule("AVEL-SETUP-13")
def test_all_equipment_is_in_the_bag_basic_side_up() -> None:
    laid = lay_table(AvelOptions(), [Place()] * 2, house_box(), Chance(b""))
    assert laid.bag.items == sorted(house().equipment)
    assert len(laid.bag) == 25
    assert laid.upgraded == frozenset()
    assert len(fresh(4).state.bag) == 21, "four heroes have drawn one each"


# The heroes.


@pytest.mark.rule("AVEL-PREP-01", "AVEL-PREP-06")
def test_every_hero_has_an_emblem_of_its_own_and_all_hearts_and_stands_in_the_castle() -> None:
    t = fresh(4, places=[Place(emblem="fox"), Place(), Place(emblem="falcon"), Place()])
    heroes = t.state.heroes
    assert [one.emblem for one in heroes] == ["fox", "stag", "falcon", "bear"]
    assert all((one.hearts, one.used, one.tile) == (5, (), CASTLE) for one in heroes)
    assert [(told.hero, told.emblem) for told in t.told(HeroReady)] == [(one.seat, one.emblem) for one in heroes]


@pytest.mark.rule("AVEL-PREP-01")
def test_no_two_heroes_share_an_emblem() -> None:
    with pytest.raises(BadOptions, match="two heroes want 'fox'"):
        fresh(places=[Place(emblem="fox"), Place(emblem="fox")])
    with pytest.raises(BadOptions, match="'toad' is not one of"):
        fresh(places=[Place(emblem="toad"), Place()])


@pytest.mark.rule("AVEL-PREP-02")
def test_a_name_is_free() -> None:
    t = fresh(places=[Place(name="Warner the Chatty"), Place(name="Ж")])
    assert [(one.name, one.byname) for one in t.state.heroes] == [("Warner the Chatty", ""), ("Ж", "")]
    with pytest.raises(BadOptions, match="at most 40"):
        fresh(places=[Place(name="x" * 41), Place()])


@pytest.mark.rule("AVEL-PREP-02")
def test_who_gives_no_name_gets_one_from_the_constellation_map() -> None:
    sun = house().names[0]
    t = fresh(1, script={"avel.name": [sun, "attack", "defence"]})
    one = t.hero()
    assert one.name in sun.first["attack"]
    side, face, quarter = one.byname.split(".")
    assert (side, face) == ("sun", "defence")
    assert 0 <= int(quarter) < 4
    companies = [[one.name for one in fresh(4, seed).state.heroes] for seed in SEEDS]
    assert all(len(set(names)) == 4 for names in companies), "no two heroes of a table share a first name"
    assert len({name for names in companies for name in names}) == 24, "every name of the map comes up"


@pytest.mark.rule("AVEL-PREP-03")
def test_heroes_draw_in_turn_order_from_the_coat_of_arms() -> None:
    t = fresh(4, first_seat="3")
    assert [event.hero for event in t.told(TokenDrawn)] == [3, 4, 1, 2]
    assert all(len(one.tokens()) == 1 for one in t.state.heroes)


@pytest.mark.rule("AVEL-PREP-03")
def test_the_first_token_is_drawn_as_any_other() -> None:
    t = fresh(2, bag_draw="grab", first_seat="2")
    assert len(t.options("avel.bag_grab", seat=2)) == 6
    t.lapse()
    assert len(t.options("avel.bag_grab", seat=1)) == 6


@pytest.mark.rule("AVEL-PREP-04")
def test_the_first_gear_is_worn_and_the_first_elixir_packed() -> None:
    tokens = ["captains_sword", "tower_shield", "watch_helm", "healing_draught_1"]
    t = fresh(4, script={"avel.bag": tokens})
    armed, shielded, helmed, brewer = t.state.heroes
    assert (armed.weapon, shielded.shield, helmed.helmet) == ("captains_sword", "tower_shield", "watch_helm")
    assert [one.worn() for one in t.state.heroes] == [[token] for token in tokens[:3]] + [[]]
    assert brewer.packed() == ["healing_draught_1"]
    assert [one.packed() for one in t.state.heroes[:3]] == [[], [], []]
    assert not t.state.upgraded, "basic side up"
    assert all(getattr(brewer, slot) is None for slot in SLOTS)


@pytest.mark.rule("AVEL-PREP-05")
def test_every_hero_starts_with_one_coin() -> None:
    assert [one.coins for one in fresh(3).state.heroes] == [1, 1, 1]


@pytest.mark.rule("AVEL-PREP-07")
def test_the_host_points_at_the_oldest_player_who_then_starts() -> None:
    t = fresh(3, first_seat="oldest")
    assert t.options("avel.setup.oldest", seat=1) == [OldestIs(1), OldestIs(2), OldestIs(3)]
    assert t.ask.default == OldestIs(1)
    t.answer(OldestIs(2))
    assert t.state.coat == 2
    assert [event.hero for event in t.told(CoatGiven)] == [2]
    assert EndTurn() in t.options("avel.action", seat=2)


@pytest.mark.rule("AVEL-PREP-07")
def test_the_host_may_find_the_starting_seat_in_another_way() -> None:
    assert fresh(4, first_seat="4").state.coat == 4
    assert {fresh(3, seed, first_seat="random").state.coat for seed in SEEDS} == {1, 2, 3}
    with pytest.raises(BadOptions, match="no seat 3"):
        fresh(2, first_seat="3")
    assert fresh(1, first_seat="oldest").ask.key == "avel.action", "alone there is nobody else to point at"


@pytest.mark.rule("AVEL-PREP-08")
def test_a_hero_alone_has_four_action_tokens_which_all_turn_back_for_the_next_round() -> None:
    t = scene(hero(), solo=True)
    assert t.hero().actions_left == 4
    t.move("fox_hollow")
    assert t.hero().actions_left == 3
    for tile in ("castle", "fox_hollow", "castle"):
        t.move(tile)
    assert t.state.round == 2
    assert t.hero().actions_left == 4
    assert t.offered(Move)


def test_a_table_is_laid_by_the_game_itself() -> None:
    table = GAME.new(AvelOptions(), [Place(), Place()], GAME.content(None), Chance(b""))
    assert table.asks()[0].key == "avel.setup.oldest"
