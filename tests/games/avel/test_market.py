"""The marketplace: buying from the bag and selling into it."""

import pytest

from oakveil.games.avel.choices import Buy, Sell, Stop
from oakveil.games.avel.events import CoinsChanged, TokenDrawn
from tests.games.avel.table import foe, hero, scene


@pytest.mark.rule("AVEL-MARKET-01")
def test_an_action_is_up_to_two_transactions_in_any_mix_and_order() -> None:
    t = scene(hero(at="marketplace", coins=6, worn=["captains_sword"], packed=["buckler"]))
    t.serve()
    assert t.options("avel.market") == [Buy(), Sell("captains_sword"), Sell("buckler")]
    t.answer(Sell("buckler"))
    assert t.options("avel.market") == [Buy(), Sell("captains_sword"), Stop()]
    t.answer(Sell("captains_sword"))
    assert t.ask.key == "avel.action", "two transactions were made"
    assert (t.hero().coins, t.hero().actions_left) == (10, 1)

    t.serve()
    t.draws("draught_of_fury", "draught_of_stone")
    t.answer(Buy())
    t.answer(Buy())
    assert t.hero().packed() == ["draught_of_fury", "draught_of_stone"]
    assert t.hero().coins == 4
    assert t.ask.seat == 2, "both actions are used up"


@pytest.mark.rule("AVEL-MARKET-02")
def test_three_coins_buy_a_token_that_is_placed_before_the_second_transaction() -> None:
    t = scene(hero(at="marketplace", coins=6, worn=["buckler"]))
    supply = t.state.coins
    t.serve()
    t.draws("ember_shield")
    t.answer(Buy())
    assert t.state.coins == supply + 3
    assert t.ask.key == "avel.fit", "first it must find a place"
    assert t.ask.default is not None
    t.answer(t.ask.default)
    assert t.options("avel.market") == [Buy(), Sell("buckler"), Sell("ember_shield"), Stop()]


@pytest.mark.rule("AVEL-MARKET-02", "AVEL-BAG-08")
def test_what_is_bought_is_basic_even_if_it_was_sold_upgraded() -> None:
    t = scene(hero(at="marketplace", coins=1, worn=["captains_sword+"]))
    t.serve()
    t.answer(Sell("captains_sword"))
    t.draws("captains_sword")
    t.answer(Buy())
    assert t.hero().weapon == "captains_sword"
    assert t.state.upgraded == frozenset()


@pytest.mark.rule("AVEL-MARKET-03")
@pytest.mark.parametrize("token", ["captains_sword", "tower_shield", "leather_cap", "healing_draught_1"])
def test_any_own_token_is_sold_for_two_coins_and_goes_into_the_bag(token: str) -> None:
    """Worn and upgraded, worn, packed, an elixir: all bring the same."""
    t = scene(
        hero(
            at="marketplace",
            worn=["captains_sword+", "tower_shield"],
            packed=["leather_cap", "healing_draught_1"],
        )
    )
    supply = t.state.coins
    t.serve()
    t.answer(Sell(token))
    assert t.hero().coins == 2
    assert t.told(CoinsChanged) == [CoinsChanged(1, 2, "sale", supply - 2)]
    assert token in t.state.bag.items and token not in t.hero().tokens()
    assert t.state.upgraded == ({"captains_sword"} if token != "captains_sword" else set())


@pytest.mark.rule("AVEL-MARKET-03", "AVEL-PACK-05")
def test_coins_of_a_sale_must_find_cells_too() -> None:
    t = scene(hero(at="marketplace", coins=12, worn=["captains_sword"]))
    t.serve()
    t.answer(Sell("captains_sword"))
    assert t.ask.key == "avel.fit"
    t.answer(t.fitting(coins_discarded=1))
    assert t.hero().coins == 13
    assert t.ask.key == "avel.market", "there may be another transaction"


@pytest.mark.rule("AVEL-MARKET-04", "AVEL-BAG-07", "AVEL-BAG-09")
def test_ex_36_with_an_empty_bag_one_can_sell_and_then_buy_what_was_sold() -> None:
    t = scene(hero(at="marketplace", coins=3, worn=["captains_sword"]), bag=[])
    t.serve()
    assert t.options("avel.market") == [Sell("captains_sword")]
    t.answer(Sell("captains_sword"))
    assert t.options("avel.market") == [Buy(), Stop()]
    t.answer(Buy())
    assert t.hero().weapon == "captains_sword"
    assert t.hero().coins == 2


@pytest.mark.rule("AVEL-MARKET-04")
def test_a_supply_of_one_coin_pays_one_and_an_empty_one_buys_nothing() -> None:
    t = scene(hero(at="marketplace", worn=["captains_sword", "buckler"]), supply=1)
    t.serve()
    t.answer(Sell("captains_sword"))
    assert (t.hero().coins, t.state.coins) == (1, 0)
    assert t.ask.key == "avel.action", "there is nothing left to sell for, and too little to buy with"

    poor = scene(hero(at="marketplace", coins=3, worn=["captains_sword"]), supply=0)
    poor.serve()
    assert poor.options("avel.market") == [Buy()]


@pytest.mark.rule("AVEL-MARKET-01", "AVEL-MARKET-05")
def test_ex_35_the_coins_of_a_sale_pay_for_the_purchase() -> None:
    t = scene(hero(at="marketplace", coins=1, packed=["buckler"]))
    t.serve()
    assert Buy() not in t.ask.options
    t.answer(Sell("buckler"))
    assert t.hero().coins == 3
    t.draws("star_hood")
    t.answer(Buy())
    assert (t.hero().coins, t.hero().helmet) == (0, "star_hood")
    assert t.hero().actions_left == 1, "it was one action"


@pytest.mark.rule("AVEL-MARKET-05")
def test_what_was_bought_can_be_sold_again_at_once() -> None:
    t = scene(hero(at="marketplace", coins=3))
    t.serve()
    t.draws("star_hood")
    t.answer(Buy())
    t.answer(Sell("star_hood"))
    assert t.hero().coins == 2
    assert [event.token for event in t.told(TokenDrawn)] == ["star_hood"]
    assert "star_hood" in t.state.bag.items


@pytest.mark.rule("AVEL-MARKET-06")
def test_a_hero_may_stop_after_one_transaction_but_not_before() -> None:
    t = scene(hero(at="marketplace", coins=6, worn=["captains_sword"]))
    t.serve()
    assert Stop() not in t.ask.options
    t.answer(Sell("captains_sword"))
    t.answer(Stop())
    assert t.ask.key == "avel.action"
    assert (t.hero().coins, t.hero().actions_left) == (8, 1)


@pytest.mark.rule("AVEL-TILE-04")
def test_merchants_trade_beside_monsters() -> None:
    t = scene(hero(at="marketplace", coins=3), foes=[foe("soot_imp", at="marketplace")], act=2)
    t.serve()
    assert t.options("avel.market") == [Buy()]
