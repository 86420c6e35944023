"""Zones: who may know what lies where."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from oakveil.kernel.chance import Chance, ScriptedChance
from oakveil.kernel.zones import Bag, Deck, FaceDown, Hand

ADA, BO, SPECTATOR = 1, 2, None


class Cards(Deck[str]):
    pool: ClassVar[str] = "card"


class MyCards(Hand[str]):
    pool: ClassVar[str] = "card"


class Tokens(Bag[str]):
    pool: ClassVar[str] = "token"


class Tile(FaceDown[str], frozen=True):
    pool: ClassVar[str] = "tile"


def test_a_deck_is_drawn_from_the_top_and_shows_only_its_size() -> None:
    deck = Cards(["ace", "king", "queen"])
    assert deck.draw() == "queen"
    assert len(deck) == 2
    for seat in (ADA, BO, SPECTATOR):
        assert deck.hidden_from(seat) == ["ace", "king"]
        assert deck.masked(seat) == Cards([None, None])
    assert deck.refilled(ADA, iter(["two", "three"])) == Cards(["two", "three"])


def test_a_hand_shows_its_cards_to_its_owner_and_its_size_to_all_others() -> None:
    hand = MyCards(ADA, ["ace", "king"])
    assert hand.seen() == ["ace", "king"]
    assert (hand.hidden_from(ADA), hand.masked(ADA)) == ([], hand)
    assert hand.refilled(ADA, iter([])) == hand
    for seat in (BO, SPECTATOR):
        assert hand.hidden_from(seat) == ["ace", "king"]
        assert hand.masked(seat) == MyCards(ADA, [None, None])
        assert hand.refilled(seat, iter(["two", "three"])) == MyCards(ADA, ["two", "three"])


def test_a_bag_keeps_no_order_and_hides_nothing() -> None:
    bag = Tokens(["a", "c"])
    bag.put("b")
    assert bag.items == ["a", "b", "c"]
    assert bag.take("a") == "a"
    assert len(bag) == 2
    for seat in (ADA, SPECTATOR):
        assert (bag.hidden_from(seat), bag.masked(seat), bag.refilled(seat, iter([]))) == ([], bag, bag)
    with pytest.raises(ValueError, match="not in list"):
        bag.take("a")


def test_what_comes_out_of_a_bag_is_chance_and_can_be_scripted() -> None:
    bag, chance = Tokens(["a", "b", "c", "c", "d"]), ScriptedChance({"draw": ["c", "d", "a"]})
    assert [bag.draw(chance, "draw") for _ in range(3)] == ["c", "d", "a"]
    assert bag.items == ["b", "c"]
    drawn = {Tokens(["a", "b"]).draw(Chance(bytes([seed])), "draw") for seed in range(20)}
    assert drawn == {"a", "b"}


def test_what_lies_face_down_is_known_to_those_who_peeked_until_it_is_turned() -> None:
    tile = Tile("castle", peeked=(ADA,))
    assert (tile.hidden_from(ADA), tile.masked(ADA), tile.refilled(ADA, iter([]))) == ([], tile, tile)
    for seat in (BO, SPECTATOR):
        assert tile.hidden_from(seat) == ["castle"]
        assert tile.masked(seat) == Tile(None, False, (ADA,))
        assert tile.refilled(seat, iter(["lake"])) == Tile("lake", False, (ADA,))
    up = tile.turned()
    assert (up.up, up.face(), tile.up) == (True, "castle", False)
    for seat in (ADA, BO, SPECTATOR):
        assert (up.hidden_from(seat), up.masked(seat), up.refilled(seat, iter([]))) == ([], up, up)


def test_kinds_of_zones_stay_what_they_are() -> None:
    for zone in (Cards(["a"]), MyCards(ADA, ["a"]), Tokens(["a"]), Tile("a")):
        assert type(zone.copy()) is type(zone)
        assert type(zone.masked(SPECTATOR)) is type(zone)
        assert type(zone.refilled(SPECTATOR, iter(["b"]))) is type(zone)


def test_a_copy_of_a_zone_is_independent() -> None:
    deck, hand, bag = Cards(["a"]), MyCards(ADA, ["a"]), Tokens(["a"])
    copies = deck.copy(), hand.copy(), bag.copy()
    deck.draw()
    hand.cards.append("b")
    bag.put("b")
    assert copies == (Cards(["a"]), MyCards(ADA, ["a"]), Tokens(["a"]))


def test_new_zones_share_nothing() -> None:
    Cards().cards.append("a")
    assert Cards().cards == []


def test_rules_that_run_on_a_view_are_stopped() -> None:
    with pytest.raises(AssertionError, match="rules were run on a view"):
        Cards([None]).draw()
    with pytest.raises(AssertionError, match="rules were run on a view"):
        Tile(None).face()
    with pytest.raises(AssertionError, match="rules were run on a view"):
        MyCards(ADA, [None]).seen()


def test_zones_and_their_masks_survive_being_saved() -> None:
    for zone in (Cards(["a", "b"]), MyCards(ADA, ["a"]), Tokens(["a"]), Tile("a", peeked=(BO,))):
        for seen in (zone, zone.masked(SPECTATOR)):
            assert msgspec.json.decode(msgspec.json.encode(seen), type=type(zone)) == seen
