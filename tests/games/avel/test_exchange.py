"""Exchanging equipment and coins with other heroes."""

import pytest

from oakveil.games.avel.choices import (
    Accept,
    Cancel,
    Decline,
    EndTurn,
    Exchange,
    Fight,
    Proposal,
    Rearrangement,
)
from oakveil.games.avel.events import Exchanged, ExchangeRefused
from oakveil.games.avel.state import Packed
from oakveil.kernel.match import Refused
from tests.games.avel.table import HeroHere, TableTalk, foe, hero, scene


def exchange(t: TableTalk, partner: int = 2, **deal: object) -> None:
    """The active hero exchanges with another; what goes either way is told as for a Proposal."""
    t.answer(Exchange(partner))
    t.answer(Proposal(**deal))  # type: ignore[arg-type]


@pytest.mark.rule("AVEL-EXCH-01")
def test_heroes_who_share_a_tile_without_monsters_may_exchange() -> None:
    together = scene(hero(at="quarry", coins=1), hero(at="quarry"))
    assert together.offered(Exchange) == [Exchange(2)]

    apart = scene(hero(at="quarry", coins=1), hero(at="crow_heath", coins=1))
    assert apart.offered(Exchange) == []

    watched = scene(hero(at="quarry", coins=1), hero(at="quarry"), foes=[foe("soot_imp", at="quarry")])
    assert watched.offered(Exchange) == []

    elsewhere = scene(hero(at="quarry", coins=1), hero(at="quarry"), foes=[foe("soot_imp", at="crow_heath")])
    assert elsewhere.offered(Exchange) == [Exchange(2)]


@pytest.mark.rule("AVEL-EXCH-01")
def test_heroes_who_own_nothing_at_all_have_nothing_to_exchange() -> None:
    t = scene(hero(at="quarry"), hero(at="quarry"))
    assert t.offered(Exchange) == []


@pytest.mark.rule("AVEL-EXCH-01", "AVEL-EXCH-02")
def test_ex_46_a_monster_on_the_tile_prevents_the_exchange_until_it_falls() -> None:
    t = scene(hero(at="quarry", coins=1), hero(at="quarry", coins=1), foes=[foe("cinder_rat", at="quarry")])
    assert t.offered(Exchange) == []
    t.dice("A _ | _")
    t.fight("cinder_rat")
    assert t.monsters_at("quarry") == []
    assert t.hero().actions_left == 1
    assert t.offered(Exchange) == [Exchange(2)]


@pytest.mark.rule("AVEL-EXCH-02")
def test_exchanging_is_no_action_and_may_be_done_again_before_between_and_after_actions() -> None:
    t = scene(hero(at="quarry", coins=4, hearts=1), hero(at="quarry"))
    exchange(t, give_coins=1)
    exchange(t, give_coins=1)
    assert t.hero().actions_left == 2
    t.rest()
    exchange(t, give_coins=1)
    assert t.hero().actions_left == 1
    t.rest()
    assert t.options("avel.action") == [Exchange(2), EndTurn()], "no action is left, but there is still this"
    exchange(t, give_coins=1)
    assert (t.hero(1).coins, t.hero(2).coins) == (0, 4)


@pytest.mark.rule("AVEL-EXCH-02", "AVEL-TURN-08")
def test_nothing_is_exchanged_in_the_middle_of_an_action() -> None:
    t = scene(hero(at="crow_heath", coins=1), hero(coins=1), foes=[foe("marsh_ghost", at="crow_heath")])
    t.move("castle")
    assert t.offered(Exchange) == [Exchange(2)]
    t.end_turn()
    t.end_turn()
    t.move("crow_heath")
    t.dice("_ _ | _ _")
    t.fight("marsh_ghost")
    assert t.ask.key == "avel.press_on"
    assert t.offered(Exchange) == []


@pytest.mark.rule("AVEL-EXCH-02")
def test_an_exchange_can_be_called_off() -> None:
    t = scene(hero(at="quarry", coins=1), hero(at="quarry"))
    t.answer(Exchange(2))
    t.answer(Cancel())
    assert t.ask.key == "avel.action"
    assert (t.hero(1).coins, t.hero(2).coins) == (1, 0)
    assert t.told(Exchanged) == []


@pytest.mark.rule("AVEL-EXCH-01", "AVEL-EXCH-02", "AVEL-EXCH-03", "AVEL-EXCH-08", "AVEL-TIP-03")
def test_ex_15_a_sword_from_the_backpack_is_given_and_worn() -> None:
    t = scene(hero(at="quarry", worn=["oak_staff"], packed=["captains_sword"]), hero(at="quarry"))
    exchange(t, give=("captains_sword",))
    assert t.hero(1).tokens() == ["oak_staff"]
    assert t.hero(2).weapon == "captains_sword"
    assert t.hero(1).actions_left == 2


@pytest.mark.rule("AVEL-EXCH-03", "AVEL-PACK-12")
def test_worn_and_packed_tokens_of_either_side_and_coins_go_both_ways_at_once() -> None:
    t = scene(
        hero(at="quarry", coins=3, worn=["captains_sword+"], packed=["draught_of_fury", "buckler"]),
        hero(at="quarry", coins=1, worn=["ember_shield"], packed=["star_hood+"]),
    )
    exchange(
        t,
        give=("captains_sword", "draught_of_fury"),
        take=("ember_shield", "star_hood"),
        give_coins=2,
        take_coins=1,
    )
    assert sorted(t.hero(1).tokens()) == ["buckler", "ember_shield", "star_hood"]
    assert sorted(t.hero(2).tokens()) == ["captains_sword", "draught_of_fury"]
    assert (t.hero(1).coins, t.hero(2).coins) == (2, 2)
    assert t.state.upgraded == {"captains_sword", "star_hood"}
    assert t.told(Exchanged) == [
        Exchanged(1, 2, ("captains_sword", "draught_of_fury"), ("ember_shield", "star_hood"), 2, 1)
    ]


@pytest.mark.rule("AVEL-EXCH-03")
@pytest.mark.parametrize(
    "deal",
    [
        Proposal(give=("buckler",)),
        Proposal(give=("captains_sword", "captains_sword")),
        Proposal(take=("captains_sword",)),
        Proposal(give=("tower_shield",)),
        Proposal(give_coins=3),
        Proposal(give_coins=-1),
        Proposal(take_coins=2),
        Proposal(take_coins=-1),
    ],
)
def test_nobody_gives_what_it_does_not_have(deal: Proposal) -> None:
    t = scene(hero(at="quarry", coins=2, worn=["captains_sword"]), hero(at="quarry", coins=1, worn=["buckler"]))
    t.answer(Exchange(2))
    assert t.refuses(deal).rule == "AVEL-EXCH-03"


@pytest.mark.rule("AVEL-EXCH-03")
def test_everything_may_be_given_away_for_nothing() -> None:
    t = scene(hero(at="quarry", coins=5, worn=["captains_sword", "buckler"]), hero(at="quarry"))
    exchange(t, give=("captains_sword", "buckler"), give_coins=5)
    assert t.hero(1).tokens() == [] and t.hero(1).coins == 0
    assert t.hero(2).worn() == ["captains_sword", "buckler"] and t.hero(2).coins == 5


FULL = hero(at="quarry", coins=9, worn=["rime_shield"], packed=["ember_shield"])
"""A hero with a square shield in hand, another one packed, and coins on the nine cells that are left."""


@pytest.mark.rule("AVEL-EXCH-04")
@pytest.mark.parametrize(
    ("one", "other", "deal"),
    [
        (hero(at="quarry", coins=1), FULL, Proposal(give_coins=1)),
        (FULL, hero(at="quarry", coins=1), Proposal(take_coins=1)),
        (hero(at="quarry", worn=["kite_shield"]), FULL, Proposal(give=("kite_shield",), take_coins=3)),
    ],
)
def test_what_does_not_fit_afterwards_is_not_exchanged(one: HeroHere, other: HeroHere, deal: Proposal) -> None:
    t = scene(one, other)
    t.answer(Exchange(2))
    assert t.refuses(deal).rule == "AVEL-EXCH-04"
    t.answer(Cancel())
    assert t.ask.key == "avel.action", "nothing was discarded to make it fit"


@pytest.mark.rule("AVEL-EXCH-04")
def test_room_made_by_the_same_exchange_counts_for_both_heroes() -> None:
    t = scene(hero(at="quarry", worn=["kite_shield"]), FULL)
    exchange(t, give=("kite_shield",), take_coins=4)
    assert sorted(t.hero(2).tokens()) == ["ember_shield", "kite_shield", "rime_shield"]
    assert (t.hero(1).coins, t.hero(2).coins) == (4, 5)


@pytest.mark.rule("AVEL-EXCH-04")
def test_a_worn_token_goes_into_the_backpack_when_everything_fits_only_so() -> None:
    """Three cells are left for a helmet: enough for the leather cap, not for the great helm."""
    t = scene(
        hero(at="quarry", worn=["watch_helm"]),
        hero(
            at="quarry",
            coins=2,
            worn=["rimebane_spear", "ember_shield", "leather_cap"],
            packed=["oak_staff", "rime_shield"],
        ),
    )
    exchange(t, give=("watch_helm",))
    assert t.hero(2).worn() == ["rimebane_spear", "ember_shield", "watch_helm"]
    assert sorted(t.hero(2).packed()) == ["leather_cap", "oak_staff", "rime_shield"]


@pytest.mark.rule("AVEL-EXCH-04", "AVEL-EXCH-08")
def test_no_more_is_taken_off_than_must_be() -> None:
    """With the spear in hand everything fits; there is no need to wear the sword and the other shield instead."""
    t = scene(
        hero(at="quarry", worn=["rimebane_spear"]),
        hero(
            at="quarry",
            coins=2,
            worn=["squires_dagger", "buckler"],
            packed=["captains_sword", "kite_shield", "draught_of_stars"],
        ),
    )
    exchange(t, give=("rimebane_spear",))
    assert t.hero(2).worn() == ["rimebane_spear", "buckler"]


@pytest.mark.rule("AVEL-EXCH-05")
def test_new_equipment_must_be_placed_before_it_can_be_given_away() -> None:
    t = scene(
        hero(at="quarry", worn=["buckler"]),
        hero(at="quarry"),
        foes=[foe("charred_skeleton", at="quarry")],
    )
    t.dice("A _ _ | _")
    t.draws("ember_shield")
    t.fight("charred_skeleton")
    assert t.ask.key == "avel.fit", "the shield just drawn comes first"
    assert t.offered(Exchange) == []
    assert t.ask.default is not None
    t.answer(t.ask.default)
    assert t.offered(Exchange) == [Exchange(2)]
    exchange(t, give=("ember_shield",))
    assert t.hero(2).shield == "ember_shield"


@pytest.mark.rule("AVEL-EXCH-06")
def test_an_exchange_is_between_the_active_hero_and_one_other() -> None:
    t = scene(
        hero(at="quarry", coins=1),
        hero(at="quarry", worn=["captains_sword"]),
        hero(at="quarry", worn=["buckler"]),
    )
    assert t.offered(Exchange) == [Exchange(2), Exchange(3)]
    with pytest.raises(Refused):
        t.answer(Exchange(3), seat=2)
    t.answer(Exchange(2))
    assert t.refuses(Proposal(take=("captains_sword", "buckler"))).rule == "AVEL-EXCH-03"
    t.answer(Proposal(take=("captains_sword",)))
    assert t.hero(1).weapon == "captains_sword"
    assert t.hero(3).shield == "buckler"


@pytest.mark.rule("AVEL-EXCH-07", "AVEL-TURN-10")
def test_the_other_hero_is_asked_and_its_refusal_leaves_everything_as_it_was() -> None:
    t = scene(hero(at="quarry", coins=2), hero(at="quarry", worn=["captains_sword"]), trade_consent="ask")
    exchange(t, take=("captains_sword",), give_coins=2)
    assert t.options("avel.exchange_reply", seat=2) == [Accept(), Decline()]
    assert t.ask.default == Accept()
    t.answer(Decline())
    assert t.hero(2).weapon == "captains_sword"
    assert (t.hero(1).coins, t.hero(2).coins) == (2, 0)
    assert t.told(ExchangeRefused) == [ExchangeRefused(1, 2)]
    assert (t.ask.key, t.ask.seat) == ("avel.action", 1)


@pytest.mark.rule("AVEL-EXCH-07")
def test_the_exchange_is_made_when_the_other_hero_accepts() -> None:
    t = scene(hero(at="quarry", coins=2), hero(at="quarry", worn=["captains_sword"]), trade_consent="ask")
    exchange(t, take=("captains_sword",), give_coins=2)
    assert t.hero(2).weapon == "captains_sword", "nothing changes hands before the answer"
    t.answer(Accept())
    assert t.hero(1).weapon == "captains_sword"
    assert t.hero(2).coins == 2


@pytest.mark.rule("AVEL-EXCH-07")
def test_silence_is_a_refusal() -> None:
    t = scene(hero(at="quarry", coins=2), hero(at="quarry", coins=1), trade_consent="ask")
    exchange(t, give_coins=2)
    t.lapse()
    assert (t.hero(1).coins, t.hero(2).coins) == (2, 1)
    assert t.told(ExchangeRefused) == [ExchangeRefused(1, 2)]


@pytest.mark.rule("AVEL-EXCH-07")
def test_heroes_who_trust_each_other_are_not_asked() -> None:
    t = scene(hero(at="quarry", coins=2), hero(at="quarry"), trade_consent="trust")
    exchange(t, give_coins=2)
    assert t.ask.key == "avel.action"
    assert t.hero(2).coins == 2


@pytest.mark.rule("AVEL-EXCH-07", "AVEL-PACK-07")
def test_the_other_hero_may_rearrange_while_it_thinks_about_the_offer() -> None:
    t = scene(
        hero(at="quarry", worn=["buckler"]),
        hero(at="quarry", worn=["ember_shield"], packed=["rime_shield"]),
        trade_consent="ask",
    )
    exchange(t, give=("buckler",), take=("rime_shield",))
    (packed,) = t.hero(2).backpack
    t.rearrange(2, Rearrangement(shield="rime_shield", backpack=(Packed("ember_shield", packed.cells),)))
    t.answer(Accept())
    assert t.hero(1).shield == "rime_shield"
    assert sorted(t.hero(2).tokens()) == ["buckler", "ember_shield"]


@pytest.mark.rule("AVEL-EXCH-08")
def test_what_is_received_may_be_worn_at_once_in_place_of_something_else() -> None:
    t = scene(
        hero(at="quarry", hearts=3, worn=["captains_sword"]),
        hero(at="quarry", worn=["oak_staff"]),
        foes=[foe("soot_imp", at="crow_heath")],
    )
    exchange(t, take=("oak_staff",))
    assert t.hero(1).weapon == "captains_sword", "what was worn is worn on"
    areas = t.g.box.backpack.pack(("I3",))
    assert areas is not None
    t.rearrange(1, Rearrangement(weapon="oak_staff", backpack=(Packed("captains_sword", areas[0]),)))
    t.move("crow_heath")
    t.dice("_ _ S | _")
    t.fight("soot_imp")
    assert t.all_rolled(), "two green dice and the yellow one of the staff"


@pytest.mark.rule("AVEL-EXCH-09")
def test_the_castle_is_a_place_to_exchange_as_any_other() -> None:
    t = scene(hero(at="castle", coins=1), hero(at="castle"))
    exchange(t, give_coins=1)
    assert t.hero(2).coins == 1


@pytest.mark.rule("AVEL-EXCH-01")
def test_a_monster_that_was_fought_but_stands_still_prevents_the_exchange() -> None:
    t = scene(hero(at="quarry", coins=1), hero(at="quarry"), foes=[foe("soot_imp", at="quarry")])
    t.dice("_ _ | _")
    t.fight("soot_imp")
    t.retreat()
    assert Fight("soot_imp") in t.ask.options
    assert t.offered(Exchange) == []
