"""Wearing and packing (specification 3.13)."""

from collections.abc import Sequence

import pytest

from oakveil.games.avel.backpack import Backpack, GridCell
from oakveil.games.avel.choices import Exchange, Fitting, Go, Proposal, Rearrangement, Sell, Upgrade
from oakveil.games.avel.effects import Coins, Draw
from oakveil.games.avel.events import (
    CoinsChanged,
    Rearranged,
    TokenDiscarded,
    TokenDrawn,
    TokenPlaced,
)
from oakveil.games.avel.rules.packing import arrange
from oakveil.games.avel.state import Packed
from oakveil.kernel.ask import Broken
from oakveil.kernel.match import Refused
from tests.games.avel.table import HeroHere, TableTalk, change, foe, hero, house, scene


def gaining(one: HeroHere, token: str, worn_dice: int = 0, against: str = "charred_skeleton") -> TableTalk:
    """A hero at the quarry has just drawn this token. `worn_dice` are the dice of what it wears."""
    t = scene(one, foes=[foe(against, "quarry")])
    t.dice("A _ " + "_ " * worn_dice + "| _")
    t.draws(token)
    t.fight(against)
    return t


def backpack(t: TableTalk) -> Backpack:
    return t.g.box.backpack


def at(t: TableTalk, token: str, *cells: GridCell) -> Packed:
    """A token lying on these (row, column) of the backpack."""
    return Packed(token, backpack(t).area_of(cells))


def refused(t: TableTalk, seat: int, plan: Rearrangement) -> Broken:
    """Why this rearrangement is not possible."""
    with pytest.raises(Refused) as refusal:
        t.rearrange(seat, plan)
    assert refusal.value.broken is not None
    return refusal.value.broken


# Slots and the grid.


@pytest.mark.rule("AVEL-PACK-01")
def test_a_slot_takes_one_token_of_its_own_class() -> None:
    t = scene(hero(packed=["captains_sword", "buckler", "star_hood", "draught_of_fury"]))
    rest = {one.token: one for one in t.hero().backpack}
    for wrong in (
        Rearrangement(weapon="buckler", backpack=tuple(rest[token] for token in rest if token != "buckler")),
        Rearrangement(shield="star_hood", backpack=tuple(rest[token] for token in rest if token != "star_hood")),
        Rearrangement(
            helmet="captains_sword", backpack=tuple(rest[token] for token in rest if token != "captains_sword")
        ),
        Rearrangement(
            weapon="draught_of_fury", backpack=tuple(rest[token] for token in rest if token != "draught_of_fury")
        ),
    ):
        assert refused(t, 1, wrong).rule == "AVEL-PACK-01"
    t.rearrange(1, Rearrangement("captains_sword", "buckler", "star_hood", (rest["draught_of_fury"],)))
    assert t.hero().worn() == ["captains_sword", "buckler", "star_hood"]


@pytest.mark.rule("AVEL-PACK-02")
def test_the_backpack_has_thirteen_cells() -> None:
    assert house().backpack == (".#..", "####", "####", "####")
    assert len(backpack(scene(hero())).cells) == 13


@pytest.mark.rule("AVEL-PACK-02")
def test_a_token_covers_the_cells_of_its_shape_and_may_be_turned() -> None:
    t = scene(hero(packed=["captains_sword"]))  # three in a row
    for cells in (((1, 0), (1, 1), (1, 2)), ((0, 1), (1, 1), (2, 1)), ((1, 3), (2, 3), (3, 3))):
        t.rearrange(1, Rearrangement(backpack=(at(t, "captains_sword", *cells),)))
        assert backpack(t).cells_of(t.hero().backpack[0].cells) == cells
    for wrong in (
        ((1, 0), (1, 1)),
        ((1, 0), (1, 1), (2, 1)),
        ((1, 0), (1, 2), (1, 3)),
        ((1, 0), (1, 1), (1, 2), (1, 3)),
    ):
        plan = Rearrangement(backpack=(at(t, "captains_sword", *wrong),))
        assert refused(t, 1, plan).rule == "AVEL-PACK-02"


@pytest.mark.rule("AVEL-PACK-02")
def test_tokens_neither_overlap_nor_stick_out() -> None:
    t = scene(hero(packed=["captains_sword", "draught_of_fury"]))
    sword, draught = at(t, "captains_sword", (1, 0), (1, 1), (1, 2)), at(t, "draught_of_fury", (0, 1), (1, 1))
    assert refused(t, 1, Rearrangement(backpack=(sword, draught))).message == "avel-broken-overlap"
    t.rearrange(1, Rearrangement(backpack=(sword, at(t, "draught_of_fury", (2, 1), (3, 1)))))
    outside = Packed("captains_sword", backpack(t).area_of([(1, 0), (1, 1)]) | 1 << 13)
    plan = Rearrangement(backpack=(outside, at(t, "draught_of_fury", (2, 1), (3, 1))))
    assert refused(t, 1, plan).message == "avel-broken-outside"


@pytest.mark.rule("AVEL-PACK-02", "AVEL-PACK-10")
@pytest.mark.parametrize(
    ("tokens", "fits"),
    [
        (["tower_shield", "oak_staff", "captains_sword"], True),  # AVEL-EX-32: 13 cells, exactly
        (["tower_shield", "oak_staff", "leather_cap"], False),  # AVEL-EX-33: 13 cells, but no way
        (["ember_shield", "bramble_shield", "rime_shield"], False),  # AVEL-EX-31: 12 cells, but no way
        (["ember_shield", "bramble_shield", "buckler"], True),
    ],
)
def test_it_fits_if_some_arrangement_exists(tokens: list[str], fits: bool) -> None:
    t = scene(hero())
    assert (backpack(t).pack(t.g.shapes(tokens)) is not None) == fits


@pytest.mark.rule("AVEL-PACK-03")
def test_each_coin_covers_a_cell() -> None:
    t = scene(hero(coins=11, packed=["draught_of_fury"]))
    assert t.hero().coins == 11
    t = scene(hero(coins=12, worn=["squires_dagger"]))
    assert refused(t, 1, Rearrangement(backpack=(at(t, "squires_dagger", (1, 0), (1, 1)),))).rule == "AVEL-PACK-03"
    t = scene(hero(coins=11, worn=["squires_dagger"]))
    t.rearrange(1, Rearrangement(backpack=(at(t, "squires_dagger", (1, 0), (1, 1)),)))
    assert t.hero().packed() == ["squires_dagger"]


# Fitting what was gained.


@pytest.mark.rule("AVEL-PACK-03", "AVEL-PACK-05", "AVEL-PACK-06")
@pytest.mark.parametrize("given_up", [2, 3, 15])
def test_coins_that_do_not_fit_return_to_the_supply(given_up: int) -> None:
    """AVEL-EX-34."""
    t = scene(hero("quarry", coins=11), foes=[foe("kiln_hound", "quarry", damage=1)])
    t.dice("A _ | _")
    t.fight("kiln_hound")
    assert t.hero().coins == 15
    assert t.ask.default == Fitting(coins_discarded=2)
    assert t.refuses(Fitting(coins_discarded=1)).rule == "AVEL-PACK-03"
    assert t.refuses(Fitting(coins_discarded=16)).rule == "AVEL-PACK-05"
    assert t.refuses(Fitting(coins_discarded=-1)).rule == "AVEL-PACK-05"
    t.answer(Fitting(coins_discarded=given_up))
    assert (t.hero().coins, t.state.coins) == (15 - given_up, 12 + given_up)
    assert t.told(CoinsChanged)[-1] == CoinsChanged(1, -given_up, "discard", 12 + given_up)


@pytest.mark.rule("AVEL-PACK-04")
@pytest.mark.parametrize(
    ("weapon", "packed", "gone"),
    [
        ("oak_staff", ["captains_sword"], []),
        ("captains_sword", ["oak_staff"], []),
        ("oak_staff", [], ["captains_sword"]),
        ("captains_sword", [], ["oak_staff"]),
        (None, ["captains_sword", "oak_staff"], []),
    ],
)
def test_new_gear_is_worn_or_packed_and_so_is_the_old(weapon: str | None, packed: list[str], gone: list[str]) -> None:
    t = gaining(hero("quarry", worn=["captains_sword"]), "oak_staff", worn_dice=1)
    assert t.ask.key == "avel.fit"
    assert t.hero().holding == ("oak_staff",)
    t.answer(t.fitting(discards=gone, weapon=weapon) if weapon else t.fitting(discards=gone))
    assert (t.hero().weapon, t.hero().packed(), t.hero().holding) == (weapon, packed, ())
    assert [event.token for event in t.told(TokenDiscarded)] == gone
    assert set(gone) <= set(t.state.bag.items)


@pytest.mark.rule("AVEL-PACK-04")
def test_everything_must_be_placed_once() -> None:
    t = gaining(hero("quarry", worn=["captains_sword"], packed=["star_hood"]), "oak_staff", worn_dice=1)
    hood = t.hero().backpack[0]
    for wrong in (
        Fitting(weapon="oak_staff", backpack=(hood,)),
        Fitting(weapon="oak_staff", discards=("captains_sword",)),
        Fitting(weapon="oak_staff", helmet="star_hood", backpack=(hood,), discards=("captains_sword",)),
        Fitting(weapon="oak_staff", backpack=(hood,), discards=("captains_sword", "captains_sword")),
        Fitting(weapon="rimebane_spear", backpack=(hood,), discards=("captains_sword", "oak_staff")),
    ):
        assert t.refuses(wrong).rule == "AVEL-PACK-04"
    t.answer(Fitting(weapon="oak_staff", helmet="star_hood", discards=("captains_sword",)))
    assert t.hero().worn() == ["oak_staff", "star_hood"]


@pytest.mark.rule("AVEL-PACK-04")
def test_gear_for_an_empty_slot_is_worn_without_asking() -> None:
    t = gaining(hero("quarry", worn=["captains_sword"], coins=13), "buckler", worn_dice=1)
    assert t.ask.key == "avel.action"
    assert t.hero().shield == "buckler"
    assert t.told(TokenPlaced) == [TokenPlaced(1, "buckler", "shield")]


@pytest.mark.rule("AVEL-PACK-05", "AVEL-PACK-10")
def test_a_third_square_shield() -> None:
    """AVEL-EX-31."""
    one = hero("quarry", worn=["buckler"], packed=["ember_shield", "bramble_shield"])
    t = gaining(one, "rime_shield", worn_dice=1)
    three = ["ember_shield", "bramble_shield", "rime_shield"]
    assert backpack(t).pack(t.g.shapes(three)) is None
    assert t.ask.default == t.fitting(shield="rime_shield"), "it is worn, and the buckler packed"
    plans = [plan for plan in t.ask.options if isinstance(plan, Fitting)]
    assert {plan.discards for plan in plans if plan.shield == "buckler"} == {(shield,) for shield in three}
    t.answer(t.fitting(shield="rime_shield"))
    assert sorted(t.hero().packed()) == ["bramble_shield", "buckler", "ember_shield"]


@pytest.mark.rule("AVEL-PACK-05", "AVEL-PACK-06")
def test_the_hero_chooses_what_to_discard_new_or_old_and_may_discard_more_than_needed() -> None:
    full = hero("quarry", worn=["emberbane_blade"], packed=["tower_shield", "rimebane_spear", "captains_sword"])
    for discards in (
        ["oak_staff"],
        ["rimebane_spear"],
        ["tower_shield", "captains_sword"],
        ["emberbane_blade", "oak_staff"],
    ):
        t = gaining(full, "oak_staff", against="drowned_skeleton")
        kept = "captains_sword" if "emberbane_blade" in discards else "emberbane_blade"
        t.answer(t.fitting(discards=discards, weapon=kept))
        assert set(t.hero().tokens()).isdisjoint(discards)
        assert len(t.hero().tokens()) == 5 - len(discards)
        assert set(discards) <= set(t.state.bag.items)


@pytest.mark.rule("AVEL-PACK-05")
def test_what_does_not_fit_cannot_be_kept() -> None:
    full = hero("quarry", worn=["buckler"], packed=["tower_shield", "oak_staff", "captains_sword"])
    t = gaining(full, "draught_of_fury", worn_dice=1)
    assert t.ask.key == "avel.fit"
    packed = (*t.hero().backpack, at(t, "draught_of_fury", (1, 0), (1, 1)))
    assert t.refuses(Fitting(shield="buckler", backpack=packed)).rule == "AVEL-PACK-02"
    plans = [plan for plan in t.ask.options if isinstance(plan, Fitting)]
    kept = [plan for plan in plans if not plan.discards]
    assert [(plan.weapon, plan.shield) for plan in kept] == [("oak_staff", "buckler")], "unless the staff is worn"
    t.answer(kept[0])
    assert sorted(t.hero().packed()) == ["captains_sword", "draught_of_fury", "tower_shield"]


@pytest.mark.rule("AVEL-PACK-06")
def test_what_is_discarded_is_back_in_the_bag_with_its_basic_side() -> None:
    t = gaining(hero("quarry", worn=["captains_sword+"]), "oak_staff", worn_dice=2)
    t.answer(t.fitting(weapon="oak_staff", discards=["captains_sword"]))
    assert "captains_sword" in t.state.bag.items
    assert t.state.upgraded == frozenset()


@pytest.mark.rule("AVEL-PACK-10")
def test_pack_for_me_moves_what_lies_in_the_way() -> None:
    t = scene(hero("quarry", packed=["kite_shield", "woodcutters_axe"]), foes=[foe("charred_skeleton", "quarry")])
    shield = at(t, "kite_shield", (1, 1), (2, 0), (2, 1), (3, 1))
    axe = at(t, "woodcutters_axe", (1, 2), (2, 2), (2, 3), (3, 2))
    t.rearrange(1, Rearrangement(backpack=(shield, axe)))  # five cells are free, no two of them side by side
    t.dice("A _ | _")
    t.draws("draught_of_fury")
    t.fight("charred_skeleton")
    assert t.ask.key == "avel.action"
    assert t.hero().packed() == ["kite_shield", "woodcutters_axe", "draught_of_fury"]


@pytest.mark.rule("AVEL-PACK-07", "AVEL-TURN-10")
def test_a_hero_rearranges_at_any_time_even_in_another_turn() -> None:
    t = scene(hero(), hero(packed=["captains_sword", "star_hood"]))
    hood = next(one for one in t.hero(2).backpack if one.token == "star_hood")
    t.rearrange(2, Rearrangement(weapon="captains_sword", backpack=(hood,)))
    assert (t.ask.key, t.ask.seat, t.hero(1).actions_left) == ("avel.action", 1, 2)
    t.end_turn()
    t.rearrange(2, Rearrangement(weapon="captains_sword", helmet="star_hood"))
    assert t.hero(2).actions_left == 2, "it costs nothing"
    assert t.told(Rearranged) == [Rearranged(2), Rearranged(2)]


@pytest.mark.rule("AVEL-PACK-07", "AVEL-PACK-11")
def test_nothing_comes_or_goes_by_rearranging() -> None:
    t = scene(hero(coins=3, packed=["captains_sword"]))
    sword = t.hero().backpack[0]
    for wrong in (
        Rearrangement(),
        Rearrangement(weapon="captains_sword", backpack=(sword,)),
        Rearrangement(weapon="oak_staff"),
        Rearrangement(backpack=(sword, sword)),
    ):
        assert refused(t, 1, wrong).rule == "AVEL-PACK-07"
    t.rearrange(1, Rearrangement(weapon="captains_sword"))
    assert (t.hero().coins, t.state.coins) == (3, 24)


@pytest.mark.rule("AVEL-PACK-08")
def test_a_hero_changes_nothing_from_the_choice_of_the_monster_until_the_reward_is_placed() -> None:
    one = hero("quarry", packed=["captains_sword", "draught_of_stone"])
    t = scene(one, hero(packed=["buckler"]), foes=[foe("charred_skeleton", "quarry")])
    draught = next(packed for packed in t.hero(1).backpack if packed.token == "draught_of_stone")
    plan = Rearrangement(weapon="captains_sword", backpack=(draught,))
    t.fight("charred_skeleton")
    assert t.ask.key == "avel.elixir"
    assert refused(t, 1, plan).rule == "AVEL-PACK-08"
    t.rearrange(2, Rearrangement(shield="buckler"))
    t.dice("_ _ | _", "A _ | _")
    t.answer(Go())
    assert t.ask.key == "avel.press_on"
    assert refused(t, 1, plan).rule == "AVEL-PACK-08"
    t.draws("tower_shield")
    t.press_on()
    assert t.ask.key == "avel.action"
    t.rearrange(1, Rearrangement(weapon="captains_sword", shield="tower_shield", backpack=(draught,)))
    assert t.hero(1).weapon == "captains_sword"


@pytest.mark.rule("AVEL-PACK-08")
def test_a_gain_is_placed_before_anything_is_rearranged() -> None:
    t = gaining(hero("quarry", worn=["captains_sword"], packed=["star_hood"]), "oak_staff", worn_dice=1)
    plan = Rearrangement(
        weapon="oak_staff", helmet="star_hood", backpack=(at(t, "captains_sword", (1, 0), (1, 1), (1, 2)),)
    )
    assert t.ask.key == "avel.fit"
    assert refused(t, 1, plan).rule == "AVEL-PACK-08"


@pytest.mark.rule("AVEL-PACK-09")
def test_turning_a_token_over_never_changes_whether_it_fits() -> None:
    t = scene(hero())
    assert all(backpack(t).symmetric(shape) for shape in house().shapes)
    for token in house().equipment.values():
        assert t.g.box.shapes[token.id, True] == t.g.box.shapes[token.id, False] == token.shape


@pytest.mark.rule("AVEL-PACK-09")
def test_a_shape_of_a_content_pack_that_changes_by_turning_is_packed_anew() -> None:
    crooked = change("V3", picture=("##.", ".##"))
    t = scene(hero("alchemist", coins=3, worn=["leather_cap"], packed=["star_hood"]), cards=[crooked])
    before = t.hero().backpack[0]
    t.serve()
    t.answer(Upgrade("star_hood"))
    assert t.ask.key == "avel.fit"
    assert t.refuses(Fitting(helmet="leather_cap", backpack=(before,))).rule == "AVEL-PACK-02"
    t.answer(t.fitting(helmet="leather_cap"))
    assert t.hero().packed() == ["star_hood"]
    assert t.hero().backpack[0].cells != before.cells


@pytest.mark.rule("AVEL-PACK-10")
@pytest.mark.parametrize(
    ("tokens", "coins", "fits"),
    [
        (["tower_shield", "oak_staff", "leather_cap"], 13, True),  # all worn
        (["tower_shield", "ember_shield", "rime_shield", "bramble_shield"], 0, False),
        (["tower_shield", "ember_shield", "rime_shield", "buckler"], 2, True),
        (["tower_shield", "ember_shield", "rime_shield", "buckler"], 3, False),
        (["kite_shield", "woodcutters_axe", "watch_helm", "star_hood", "oak_staff", "buckler"], 3, True),
    ],
)
def test_pack_for_me_wears_and_packs_everything_whenever_that_is_possible(
    tokens: Sequence[str], coins: int, fits: bool
) -> None:
    t = scene(hero(coins=coins))
    plan = arrange(t.g, tokens, coins)
    assert (plan is not None) == fits
    if plan is not None:
        placed = [token for token in (plan.weapon, plan.shield, plan.helmet) if token] + [
            one.token for one in plan.backpack
        ]
        assert sorted(placed) == sorted(tokens)


@pytest.mark.rule("AVEL-PACK-10", "AVEL-PACK-05")
@pytest.mark.parametrize(
    ("worn", "packed", "coins", "drawn"),
    [
        ([], ["captains_sword"], 10, []),  # for coins alone
        (["oak_staff"], ["tower_shield"], 7, ["captains_sword"]),
        (["oak_staff"], ["tower_shield", "watch_helm"], 2, ["captains_sword"]),
        (["captains_sword"], ["ember_shield", "tower_shield"], 3, ["squires_dagger"]),  # in the end the larger shield
    ],
)
def test_nothing_need_be_discarded_while_wearing_it_makes_room(
    worn: list[str], packed: list[str], coins: int, drawn: list[str]
) -> None:
    """What was packed and can be worn is worn, before anything is given up."""
    rewards = (*[Draw(1)] * len(drawn), Coins(3))
    t = scene(
        hero("quarry", worn=worn, packed=packed, coins=coins),
        foes=[foe("cinder_rat", "quarry")],
        cards=[change("cinder_rat", rewards=rewards)],
    )
    t.dice("A _ " + "_ " * len(worn) + "| _")
    t.draws(*drawn)
    t.fight("cinder_rat")
    while t.ask.key == "avel.fit":
        assert isinstance(t.ask.default, Fitting)
        assert (t.ask.default.discards, t.ask.default.coins_discarded) == ((), 0)
        t.answer(t.ask.default)
    assert t.hero().coins == coins + 3
    assert sorted(t.hero().tokens()) == sorted([*worn, *packed, *drawn])


@pytest.mark.rule("AVEL-PACK-11")
def test_discarding_is_possible_only_while_fitting() -> None:
    t = scene(hero("marketplace", coins=4, packed=["captains_sword"]))
    assert refused(t, 1, Rearrangement()).rule == "AVEL-PACK-07"
    assert not [option for option in t.options("avel.action") if isinstance(option, Fitting | Sell)]
    t.refuses(Fitting(discards=("captains_sword",)))
    assert t.hero().coins == 4


@pytest.mark.rule("AVEL-PACK-12")
def test_the_side_of_a_token_stays_up_wherever_it_moves() -> None:
    t = scene(hero("quarry", worn=["captains_sword+", "buckler"]), hero("quarry"))
    t.rearrange(1, Rearrangement(shield="buckler", backpack=(at(t, "captains_sword", (1, 0), (1, 1), (1, 2)),)))
    assert t.state.upgraded == {"captains_sword"}
    t.answer(Exchange(2))
    t.answer(Proposal(give=("captains_sword", "buckler")))
    assert t.hero(2).worn() == ["captains_sword", "buckler"]
    assert t.state.upgraded == {"captains_sword"}


@pytest.mark.rule("AVEL-MARKET-01", "AVEL-MARKET-05")
def test_a_spare_shield_is_sold_to_buy_something_else() -> None:
    """AVEL-EX-35."""
    t = scene(hero("marketplace", coins=1, worn=["buckler"], packed=["kite_shield"]))
    t.serve()
    t.answer(Sell("kite_shield"))
    assert t.hero().coins == 3
    t.draws("star_hood")
    t.answer(t.ask.options[0])
    assert (t.hero().coins, t.hero().helmet) == (0, "star_hood")
    assert t.hero().actions_left == 1
    assert len(t.told(TokenDrawn)) == 1
