"""Drawing equipment from the bag (specification 3.12)."""

from collections import Counter

import msgspec
import pytest

from oakveil.games.avel.choices import Buy, Fumble, Grab, Sell, SetCalm, Stop
from oakveil.games.avel.events import ParadeShown, TokenDrawn
from oakveil.games.avel.rules.drawing import DrawEquipment
from oakveil.kernel.clock import Countdown
from oakveil.kernel.match import Refused
from tests.games.avel.table import TableTalk, foe, fresh, hero, house, scene

ALL_SHAPES = ["squires_dagger", "captains_sword", "oak_staff", "buckler", "kite_shield", "rime_shield", "tower_shield"]
"""A token of every shape but that of the great helm."""


def drawing(bag: list[str] | None = None, steps: int = 0, **options: object) -> TableTalk:
    """A hero with empty hands has just won a draw. `steps` lets chance come out differently."""
    t = scene(hero("quarry"), foes=[foe("charred_skeleton", "quarry")], bag=bag, **options)  # type: ignore[arg-type]
    for _ in range(steps):
        t.g.chance.below(2, "another game")
    t.dice("A _ | _")
    t.fight("charred_skeleton")
    return t


def parade(t: TableTalk) -> DrawEquipment:
    frame = t.g.within(DrawEquipment)
    assert frame is not None
    return frame


def shape(token: str) -> str:
    return house().equipment[token].shape


@pytest.mark.rule("AVEL-BAG-01", "AVEL-BAG-02")
def test_the_hand_feels_some_shapes_and_grabs_one() -> None:
    t = drawing(bag_draw="grab")
    assert t.options("avel.bag_grab", seat=1) == [Grab(position) for position in range(6)]
    passing = [silhouette.shape for silhouette in parade(t).parade]
    assert not Counter(passing) - Counter(map(shape, t.state.bag.items)), "nothing is felt twice"
    assert not t.told(TokenDrawn)
    before = set(t.state.bag.items)
    t.answer(Grab(3))
    (drawn,) = t.told(TokenDrawn)
    assert shape(drawn.token) == passing[3]
    assert not drawn.fumble
    assert set(t.state.bag.items) == before - {drawn.token}, "the others return to the bag"


@pytest.mark.rule("AVEL-BAG-02")
@pytest.mark.parametrize(("window", "tokens", "seen"), [(6, 7, 6), (4, 7, 4), (10, 7, 7), (6, 2, 2)])
def test_the_parade_is_as_long_as_the_window_or_the_bag(window: int, tokens: int, seen: int) -> None:
    """AVEL-EX-54."""
    t = drawing(ALL_SHAPES[:tokens], bag_draw="grab", bag_window=window)
    assert len(t.options("avel.bag_grab")) == seen
    felt = [silhouette.shape for silhouette in parade(t).parade]
    assert set(felt) <= set(map(shape, ALL_SHAPES[:tokens]))
    assert len(set(felt)) == seen


@pytest.mark.rule("AVEL-BAG-02")
def test_the_parade_is_in_random_order_and_turned_at_random() -> None:
    tables = [drawing(ALL_SHAPES, n, bag_draw="grab", bag_window=10) for n in range(30)]
    orders = {tuple(silhouette.shape for silhouette in parade(t).parade) for t in tables}
    assert len(orders) > 25
    assert {silhouette.quarter_turns for t in tables for silhouette in parade(t).parade} == {0, 1, 2, 3}


@pytest.mark.rule("AVEL-BAG-02")
def test_whatever_is_grabbed_every_token_is_as_likely() -> None:
    tokens = ["squires_dagger", "draught_of_fury", "tower_shield", "rime_shield"]
    drawn: Counter[str] = Counter()
    for n in range(160):
        t = drawing(tokens, n, bag_draw="grab_calm", bag_window=4)
        t.answer(Grab(0))
        drawn[t.told(TokenDrawn)[0].token] += 1
    assert all(22 < drawn[token] < 58 for token in tokens), drawn


@pytest.mark.rule("AVEL-BAG-02")
def test_with_one_token_in_the_bag_there_is_nothing_to_choose() -> None:
    t = drawing(["buckler"], bag_draw="grab")
    assert t.hero().shield == "buckler"
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-BAG-03")
def test_when_the_clock_runs_out_one_of_the_parade_is_drawn_at_random() -> None:
    """AVEL-EX-53."""
    fumbled = set()
    for n in range(40):
        t = drawing(ALL_SHAPES, n, bag_draw="grab", bag_seconds=4)
        assert t.ask.clock is not None and t.ask.clock.seconds == 4
        passing = [silhouette.shape for silhouette in parade(t).parade]
        assert t.refuses(Fumble()).message == "kernel-not-offered", "only the clock fumbles"
        t.lapse()
        (drawn,) = t.told(TokenDrawn)
        assert drawn.fumble
        fumbled.add(passing.index(shape(drawn.token)))
    assert fumbled == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("AVEL-BAG-03")
def test_the_clock_shows_the_seconds_of_the_option_five_unless_told() -> None:
    assert drawing(bag_draw="grab").told(ParadeShown)[0].seconds == 5
    assert drawing(bag_draw="grab", bag_seconds=9).told(ParadeShown)[0].seconds == 9


@pytest.mark.rule("AVEL-BAG-04")
def test_a_calm_grab_has_no_clock() -> None:
    t = drawing(bag_draw="grab_calm")
    assert len(t.options("avel.bag_grab")) == 6
    assert t.ask.clock is None
    assert t.told(ParadeShown)[0].seconds == 0
    with pytest.raises(Refused):
        t.lapse()


@pytest.mark.rule("AVEL-BAG-04")
def test_a_seat_can_do_without_the_clock_at_any_time_for_its_own_draws() -> None:
    t = drawing(bag_draw="grab")
    before = parade(t).parade
    t.match.command(1, "avel.calm", SetCalm(True))
    assert t.ask.clock is None and parade(t).parade == before
    with pytest.raises(Refused):
        t.lapse()
    t.match.command(1, "avel.calm", SetCalm(False))
    assert t.ask.clock is not None


@pytest.mark.rule("AVEL-BAG-04")
def test_who_draws_calmly_sees_the_next_parade_without_a_clock_and_others_do_not() -> None:
    t = fresh(2, bag_draw="grab")
    t.match.command(2, "avel.calm", SetCalm(True))
    assert t.ask.clock is not None
    t.answer(Grab(0))
    assert (t.ask.key, t.ask.seat) == ("avel.bag_grab", 2)
    assert t.ask.clock is None
    assert [event.seconds for event in t.told(ParadeShown)][-1] == 0


@pytest.mark.rule("AVEL-BAG-04")
@pytest.mark.parametrize(("bag_draw", "calm"), [("grab", False), ("grab_calm", True), ("blind", True)])
def test_there_must_be_a_clock_to_do_without(bag_draw: str, calm: bool) -> None:
    with pytest.raises(Refused):
        fresh(2, bag_draw=bag_draw).match.command(1, "avel.calm", SetCalm(calm))


@pytest.mark.rule("AVEL-BAG-05")
def test_blind_means_one_token_at_random() -> None:
    tables = [drawing(ALL_SHAPES, n, bag_draw="blind") for n in range(70)]
    assert all(t.ask.key == "avel.action" and not t.told(ParadeShown) for t in tables)
    drawn = Counter(t.told(TokenDrawn)[0].token for t in tables)
    assert set(drawn) == set(ALL_SHAPES)
    assert max(drawn.values()) < 22


@pytest.mark.rule("AVEL-BAG-06", "AVEL-ODDS-02")
def test_a_silhouette_shows_the_shape_only() -> None:
    t = drawing(bag_draw="grab")
    (told,) = t.told(ParadeShown)
    assert set(told.shapes) <= set(house().shapes)
    for secret in (told, *t.g.stack, *t.options("avel.bag_grab")):
        text = msgspec.json.encode(secret).decode()
        assert not [token for token in house().equipment if f'"{token}"' in text]


@pytest.mark.rule("AVEL-BAG-06")
@pytest.mark.parametrize("token", ["squires_dagger", "draught_of_fury", "healing_draught_1"])
def test_a_dagger_and_an_elixir_are_the_same_to_the_hand(token: str) -> None:
    t = drawing(["squires_dagger", "draught_of_fury", "healing_draught_1", "tower_shield"], bag_draw="grab")
    slim = next(n for n, silhouette in enumerate(parade(t).parade) if silhouette.shape == "I2")
    t.draws(token)
    t.answer(Grab(slim))
    assert t.hero().tokens() == [token]


@pytest.mark.rule("AVEL-BAG-07")
@pytest.mark.parametrize("how", ["grab", "grab_calm", "blind"])
def test_from_an_empty_bag_nothing_is_drawn(how: str) -> None:
    t = drawing([], bag_draw=how)
    assert not t.told(TokenDrawn)
    assert t.hero().tokens() == []
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-BAG-07", "AVEL-BAG-09", "AVEL-MARKET-04")
def test_with_an_empty_bag_nothing_can_be_bought_until_something_is_sold() -> None:
    """AVEL-EX-36."""
    t = scene(hero("marketplace", coins=3, worn=["buckler"]), bag=[])
    t.serve()
    assert t.options("avel.market") == [Sell("buckler")]
    t.answer(Sell("buckler"))
    assert t.options("avel.market") == [Buy(), Stop()]
    t.answer(Buy())
    assert (t.hero().shield, t.hero().coins) == ("buckler", 2)


@pytest.mark.rule("AVEL-BAG-08", "AVEL-BAG-09")
def test_an_upgraded_token_comes_back_out_of_the_bag_with_its_basic_side_up() -> None:
    t = scene(hero("marketplace", coins=1, worn=["buckler+"]), bag=[])
    t.serve()
    t.answer(Sell("buckler"))
    assert t.state.bag.items == ["buckler"]
    assert t.state.upgraded == frozenset(), "always basic in the bag"
    t.answer(Buy())
    assert t.hero().shield == "buckler"
    assert t.state.upgraded == frozenset()


@pytest.mark.rule("AVEL-BAG-09")
def test_a_discarded_token_may_be_drawn_next() -> None:
    t = scene(
        hero("quarry", worn=["oak_staff"]),
        foes=[foe("charred_skeleton", "quarry"), foe("drowned_skeleton", "quarry")],
        bag=["captains_sword"],
    )
    t.dice("A _ _ | _", "A _ _ | _")
    t.fight("charred_skeleton")
    t.answer(t.fitting(weapon="captains_sword", discards=["oak_staff"]))
    assert t.state.bag.items == ["oak_staff"]
    t.fight("drowned_skeleton")
    assert [event.token for event in t.told(TokenDrawn)] == ["captains_sword", "oak_staff"]


@pytest.mark.rule("AVEL-BAG-10")
def test_an_interrupted_draw_goes_on_with_the_same_parade_and_the_full_clock() -> None:
    t = drawing(bag_draw="grab", bag_seconds=7)
    before = parade(t).parade
    cut_off = t.match.fork()
    asked = cut_off.ask_of(1)
    assert asked is not None and asked.clock is not None
    assert asked.clock.seconds == 7
    frame = cut_off.table.within(DrawEquipment)
    assert frame is not None and frame.parade == before
    assert t.match.free_undo(1) is None, "there is no way to see another parade"


@pytest.mark.rule("AVEL-BAG-10")
def test_the_clock_of_a_draw_has_a_grace() -> None:
    clock = Countdown(5, now=100)
    assert clock.left(102) == 3
    assert not clock.is_over(105.2), "the answer may be on its way"
    assert clock.left(105.2) < 0
    assert not clock.is_over(106.4)
    assert clock.is_over(106.5)


@pytest.mark.rule("AVEL-BAG-10")
def test_a_seat_that_was_cut_off_gets_its_full_time_again_but_only_once() -> None:
    clock = Countdown(5, now=100)
    clock.hold(104)
    assert not clock.is_over(500), "nobody runs out of time while cut off"
    assert clock.left(500) == 1
    clock.go_on(600)
    assert clock.left(600) == 5
    clock.hold(603)
    clock.hold(604)
    clock.go_on(700)
    assert clock.left(700) == 2, "a second time the clock only stood still"
    clock.go_on(701)
    assert clock.left(701) == 1
    assert clock.is_over(703.5)
