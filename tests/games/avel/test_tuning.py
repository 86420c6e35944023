"""Making the game harder or easier: the Beast's toughness, and the land."""

import msgspec
import pytest

from oakveil.games.avel import house_box
from oakveil.games.avel.events import GameSetUp
from oakveil.games.avel.land import CASTLE, land_of
from oakveil.games.avel.mapmaker import NoLandFound, make_land
from oakveil.games.avel.options import AvelOptions
from oakveil.games.avel.rules import setup
from oakveil.games.avel.state import BEAST
from oakveil.kernel.game import BadOptions
from tests.games.avel.table import fresh, hero, scene


@pytest.mark.rule("AVEL-TUNE-01", "AVEL-RISE-07")
@pytest.mark.parametrize(("heroes", "delta", "dial"), [(2, 3, 17), (2, -3, 11), (3, 6, 23), (4, -6, 14)])
def test_the_beast_may_be_made_tougher_or_weaker(heroes: int, delta: int, dial: int) -> None:
    t = scene(*[hero()] * heroes, marker=11, beast_delta=delta)
    t.crater_rolls("D")
    t.end_round()
    assert t.monster(BEAST).left == dial


@pytest.mark.rule("AVEL-TUNE-02")
@pytest.mark.parametrize(("crater", "distance"), [("easy", 4), ("moderate", 3), ("difficult", 2)])
def test_a_generated_land_for_beginners_keeps_three_tiles_between_crater_and_castle(crater: str, distance: int) -> None:
    t = fresh(land="generated", crater=crater, gen_seed="oak")
    assert t.g.land.distance[t.g.land.crater] == distance


@pytest.mark.rule("AVEL-TUNE-02")
def test_the_distance_may_be_chosen_apart_from_the_crater() -> None:
    t = fresh(land="generated", crater="easy", gen_distance=2, gen_seed="oak")
    assert t.g.land.distance[t.g.land.crater] == 2


@pytest.mark.rule("AVEL-TUNE-02", "AVEL-SETUP-07")
def test_there_are_layouts_for_every_distance() -> None:
    distances = {}
    for layout in house_box().layouts.values():
        t = fresh(land=layout.id)
        distances[layout.id] = t.g.land.distance[t.g.land.crater]
        assert distances[layout.id] == layout.distance
    assert set(distances.values()) == {2, 3, 4}
    assert distances["long_march"] == 4 and distances["moons_maw"] == 2


@pytest.mark.rule("AVEL-MAP-08")
def test_everybody_sees_the_shape_of_the_land_with_its_gates_and_the_crater_before_the_first_turn() -> None:
    t = fresh(heroes=3, land="generated", gen_seed="oak")
    (set_up,) = t.told(GameSetUp)
    cells, crater = make_land(13, 4, "balanced", "oak")
    assert (set_up.cells, set_up.crater) == (cells, crater)
    assert len(land_of(set_up.cells, set_up.crater).neighbours[CASTLE]) == 3


@pytest.mark.rule("AVEL-MAP-07", "AVEL-MAP-08")
def test_another_land_has_another_seed_and_a_seed_that_was_seen_can_be_used_again() -> None:
    """Nobody named a seed: chance finds one, and it can be read off the table."""
    one, another = fresh(land="generated", seed="one"), fresh(land="generated", seed="another")
    assert one.state.land_seed and another.state.land_seed
    assert one.state.land_seed != another.state.land_seed
    assert one.state.cells != another.state.cells
    again = fresh(land="generated", gen_seed=one.state.land_seed, seed="a third")
    assert (again.state.cells, again.state.crater) == (one.state.cells, one.state.crater)
    assert again.state.land_seed == one.state.land_seed


@pytest.mark.rule("AVEL-MAP-08")
def test_a_layout_has_no_seed() -> None:
    assert fresh(land="queens_road", gen_seed="oak").state.land_seed == ""


@pytest.mark.rule("AVEL-MAP-06")
def test_a_land_that_cannot_be_made_is_a_fault_of_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def hopeless(tiles: int, distance: int, shape: str, seed: str) -> None:
        raise NoLandFound(f"{tiles} tiles")

    monkeypatch.setattr(setup, "make_land", hopeless)
    with pytest.raises(BadOptions, match="no land found for 12 tiles"):
        fresh(land="generated")


@pytest.mark.rule("AVEL-TUNE-01")
def test_the_beast_is_changed_by_six_points_at_most() -> None:
    assert AvelOptions().beast_delta == 0
    for delta in (-6, 6):
        assert msgspec.convert({"beast_delta": delta}, AvelOptions).beast_delta == delta
    for delta in (-7, 7):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"beast_delta": delta}, AvelOptions)
