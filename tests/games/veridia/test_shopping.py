"""Buying, selling, bargaining, services, hired people (specification 3.6, 3.15)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oakveil.games.veridia.box import Box
from oakveil.games.veridia.catalogue import house
from oakveil.games.veridia.characters import Character, Owned
from oakveil.games.veridia.profile import of_character
from oakveil.games.veridia.shopping import (
    Settlement,
    Stock,
    added,
    bargaining,
    buy,
    buying_price,
    cost_of_living,
    draw_stock,
    foraging,
    hire,
    leaves,
    likelihood,
    moved,
    pay_wage,
    sell,
    selling_price,
    service_price,
    still_counts,
    use_service,
    wage_due,
)
from oakveil.kernel.ask import Broken
from oakveil.kernel.chance import Chance

BOX = Box(house())
ALL = Stock("here", 0, frozenset(BOX.items))
ANN = Character(name="Ann", deli=10_000)


@pytest.mark.rule("VER-MONEY-01", "VER-MONEY-03", "VER-VAL-12")
def test_buying() -> None:
    armed = buy(ANN, "sword", 1, ALL, BOX)
    assert isinstance(armed, Character)
    assert (armed.deli, armed.gear) == (2_000, (Owned("sword"),))
    dear = buy(armed, "crossbow", 1, ALL, BOX)
    assert isinstance(dear, Broken)
    assert (dear.rule, dear.args) == ("VER-VAL-12", {"short": 70})
    debtor = buy(replace(ANN, deli=-100), "arrow", 1, ALL, BOX)
    assert isinstance(debtor, Broken)
    arrows = buy(armed, "arrow", 3, ALL, BOX)
    assert isinstance(arrows, Character)
    assert arrows.deli == 2_000 - 150


@pytest.mark.rule("VER-MONEY-03")
def test_bargaining_moves_a_price_by_twentieths() -> None:
    assert [moved(net) for net in (-9, -1, 0, 1, 5, 6)] == [-25, -5, 0, 5, 25, 25]
    assert [buying_price("sword", BOX, net) for net in (0, 2, 9, -1)] == [8_000, 7_200, 6_000, 8_400]
    assert [selling_price(Owned("sword"), BOX, net) for net in (0, 2, 9, -1)] == [4_000, 4_800, 6_000, 3_600]
    trader = of_character(Character(name="T", attributes={"persuasion": 2}, skills={"trade": 4}), BOX)
    assert bargaining(trader).dice == 6


@pytest.mark.rule("VER-MONEY-03", "VER-ITEM-01", "VER-WEAR-02")
def test_bad_things_bring_a_quarter() -> None:
    assert selling_price(Owned("mail", wear=9), BOX) == 50_000
    assert selling_price(Owned("mail", wear=10), BOX) == 25_000
    assert selling_price(Owned("sword", quality="inferior", change="damage"), BOX) == 2_000


@pytest.mark.rule("VER-MONEY-03")
def test_selling() -> None:
    archer = replace(ANN, gear=(Owned("bow"), Owned("arrow", 20)))
    poorer = sell(archer, 1, 8, BOX)
    assert (poorer.deli, poorer.gear) == (10_000 + 8 * 25, (Owned("bow"), Owned("arrow", 12)))
    assert sell(archer, 0, 1, BOX).gear == (Owned("arrow", 20),)
    with pytest.raises(ValueError, match="20 of arrow"):
        sell(archer, 1, 21, BOX)


def test_equal_things_lie_together() -> None:
    assert added((Owned("arrow", 5),), Owned("arrow", 2)) == (Owned("arrow", 7),)
    assert added((Owned("mail", wear=5),), Owned("mail")) == (Owned("mail", wear=5), Owned("mail"))


@pytest.mark.rule("VER-MONEY-04")
@pytest.mark.parametrize(
    ("settlement", "common", "uncommon", "rare"),
    [
        ("hamlet", 60, 0, 0),
        ("village", 100, 0, 0),
        ("town", 100, 50, 0),
        ("city", 100, 100, 25),
        ("capital", 100, 100, 60),
    ],
)
def test_what_is_to_be_had_where(settlement: Settlement, common: int, uncommon: int, rare: int) -> None:
    found = [likelihood(item, settlement, BOX) for item in ("sword", "great_sword", "magi_rifle")]
    assert found == [common, uncommon, rare]


@pytest.mark.rule("VER-MONEY-04")
def test_a_stock_is_drawn_once_for_a_week() -> None:
    stock = draw_stock("Belusa", "town", 8, BOX, Chance(b"x"))
    assert stock.week == 1
    assert [still_counts(stock, "Belusa", day) for day in (6, 7, 13, 14)] == [False, True, True, False]
    assert not still_counts(stock, "Garga", 8)
    assert "sword" in stock.items
    assert "magi_rifle" not in stock.items
    uncommon = {item for item, card in BOX.items.items() if card.rarity == "uncommon"}
    assert 0 < len(uncommon & stock.items) < len(uncommon)
    missing = buy(replace(ANN, deli=10**8), "magi_rifle", 1, stock, BOX)
    assert isinstance(missing, Broken)
    assert missing.rule == "VER-MONEY-04"


@pytest.mark.rule("VER-CAL-04", "VER-ITEM-04", "VER-WEAR-03")
def test_services() -> None:
    assert service_price("healing_spell", BOX) == 5_000
    assert service_price("fee_for_patching_armor", BOX, 1000) == 10_000
    assert service_price("enchant_reinforcement_after_one_month", BOX, 1500) == 3_000
    healed = use_service(ANN, "healing_spell", BOX)
    assert isinstance(healed, Character)
    assert healed.deli == 5_000
    assert isinstance(use_service(ANN, "university", BOX), Broken)
    for id, card in BOX.services.items():
        assert service_price(id, BOX, 1000) > 0 or card.price_min == 0


@pytest.mark.rule("VER-CAL-04", "VER-MONEY-02")
def test_wages_are_due_at_the_start_of_each_day_or_week() -> None:
    sword = hire("sellsword", 3, BOX)
    assert [wage_due(sword, day, BOX) for day in (2, 3, 4)] == [0, 2_000, 4_000]
    paid = pay_wage(ANN, sword, 3, BOX)
    assert not isinstance(paid, Broken)
    ann, sword = paid
    assert ann.deli == 8_000
    assert wage_due(sword, 3, BOX) == 0
    assert [leaves(sword, day, BOX) for day in (4, 5)] == [False, True]
    smith = hire("armorer", 0, BOX)
    assert [wage_due(smith, day, BOX) for day in (0, 6, 7)] == [3_000, 3_000, 6_000]
    assert [leaves(smith, day, BOX) for day in (6, 7)] == [False, True]
    assert isinstance(pay_wage(replace(ANN, deli=0), smith, 0, BOX), Broken)


@pytest.mark.rule("VER-CAL-03", "VER-MONEY-02")
def test_living_costs_what_an_employer_does_not_give() -> None:
    assert cost_of_living(BOX) == 200
    assert cost_of_living(BOX, on_the_road=True) == 100
    assert cost_of_living(BOX, benefits=BOX.wages["servant"].benefits) == 0
    scout = of_character(Character(name="S", attributes={"perception": 3}, skills={"survival": 2}), BOX)
    assert foraging(scout).dice == 5
