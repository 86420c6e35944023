"""Sight: views and new deals show and keep exactly what a seat may know."""

from __future__ import annotations

from collections import Counter

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from oakveil.kernel.chance import Chance
from oakveil.kernel.sight import hidden, redeal, view, zones
from tests.duel import GAME, flaw
from tests.duel.sequence import Turn
from tests.duel.state import Ambush, Duel, Stake, Tricks
from tests.duel.table import says, scene

ADA, BO, SPECTATOR = 1, 2, None


def a_duel() -> Duel:
    """Ada looks at two tricks of the deck; she knows her own ambush, and Bo's lies open."""
    match = scene(
        {ADA: ["strike", "feint"], BO: ["parry"]}, {ADA: Ambush("thorns", peeked=(ADA,)), BO: Ambush("dodge", up=True)}
    )
    says(match, (ADA, Stake(0)), (BO, Stake(0)))
    assert isinstance(match.table, Duel)
    return match.table


def test_everybody_sees_the_own_hand_and_the_size_of_the_others() -> None:
    g = a_duel()
    state, _ = g.seen_by(ADA)
    assert state.duellists[ADA].hand == Tricks(ADA, ["strike", "feint"])
    assert state.duellists[BO].hand == Tricks(BO, [None])
    assert state.duellists[ADA].ambush == Ambush("thorns", peeked=(ADA,))
    assert state.duellists[BO].ambush == Ambush("dodge", up=True)
    assert set(state.deck.cards) == {None}
    assert len(state.deck) == len(g.state.deck)
    assert state.beads == g.state.beads


def test_what_lies_in_a_procedure_is_as_secret_as_what_lies_on_the_table() -> None:
    g = a_duel()
    turn = g.within(Turn)
    assert turn is not None
    looking = turn.looking.cards
    for seat, seen in ((ADA, looking), (BO, [None, None]), (SPECTATOR, [None, None])):
        _, stack = g.seen_by(seat)
        assert isinstance(stack[-1], Turn)
        assert stack[-1].looking.cards == seen


def test_a_view_is_a_copy() -> None:
    g = a_duel()
    was = msgspec.json.encode(g.state)
    state, _ = g.seen_by(ADA)
    state.duellists[BO].life = 0
    state.duellists[ADA].hand.cards.clear()
    state.beads.items.clear()
    assert msgspec.json.encode(g.state) == was


def test_a_spectator_knows_only_what_lies_open() -> None:
    state, _ = a_duel().seen_by(SPECTATOR)
    assert state.duellists[ADA].hand == Tricks(ADA, [None, None])
    assert state.duellists[ADA].ambush == Ambush(None, peeked=(ADA,))
    assert state.duellists[BO].ambush == Ambush("dodge", up=True)


@given(st.sampled_from([ADA, BO, SPECTATOR]), st.binary(min_size=1, max_size=8))
def test_a_new_deal_looks_the_same_and_holds_the_same(seat: int | None, seed: bytes) -> None:
    g = a_duel()
    state, stack = redeal(g.state, g.stack, seat, Chance(seed))
    anew = Duel(g.options, state, stack, Chance(seed))
    assert anew.seen_by(seat) == g.seen_by(seat)
    assert hidden([state, *stack], seat) == hidden([g.state, *g.stack], seat)
    assert flaw(anew) is None


def test_a_new_deal_can_deal_every_hand_it_could_be() -> None:
    g = a_duel()
    hands = Counter(
        g.redealt(ADA, Chance(seed.to_bytes(2, "big"))).state.duellists[BO].hand.seen()[0] for seed in range(999)
    )
    unknown = hidden([g.state, *g.stack], ADA)
    assert set(hands) == {trick for _, trick in unknown}
    for (_, trick), count in unknown.items():
        expected = 999 * count / unknown.total()
        assert abs(hands[trick] - expected) < 5 * expected**0.5, trick


def test_a_new_deal_does_not_depend_on_the_true_one() -> None:
    """Whoever knows the chance of a deal must not be able to tell from it how the cards lay before."""
    g = a_duel()
    other = g.redealt(ADA, Chance(b"true"))
    deals = [table.redealt(ADA, Chance(b"same")) for table in (g, other)]
    assert deals[0].state == deals[1].state
    assert deals[0].stack == deals[1].stack
    assert deals[0].state != g.state


def test_pools_are_not_mixed() -> None:
    g = a_duel()
    assert {pool for pool, _ in hidden([g.state, *g.stack], ADA)} == {"duel.trick"}
    assert [zone.pool for zone in zones([g.state])].count("duel.bead") == 1


def test_every_zone_of_state_and_stack_is_found() -> None:
    g = a_duel()
    assert len(zones([g.state, *g.stack])) == 2 + 2 + 1 + 1 + 1  # hands, ambushes, deck, beads, the tricks looked at


def test_a_view_fits_the_types_of_the_game() -> None:
    g = a_duel()
    for seat in (ADA, BO, SPECTATOR):
        state, stack = g.seen_by(seat)
        assert msgspec.json.decode(msgspec.json.encode(state), type=GAME.state) == state
        assert msgspec.json.decode(msgspec.json.encode(stack), type=list[GAME.frames()]) == stack  # type: ignore[misc]
        assert view(state, seat) == state
