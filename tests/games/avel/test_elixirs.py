"""Elixirs (specification 3.10)."""

import pytest

from oakveil.games.avel.choices import (
    Drink,
    DrinkHealing,
    Exchange,
    Go,
    Proposal,
    Rearrangement,
    Service,
    Upgrade,
)
from oakveil.games.avel.effects import BrewDie, Heal
from oakveil.games.avel.events import BattleBegan, ClashRolled, ElixirDrunk, HeroHealed, TokenDrawn
from oakveil.kernel.match import Refused
from tests.games.avel.table import change, foe, hero, house, scene

DICE_ELIXIRS = ["draught_of_fury", "draught_of_stone", "draught_of_stars"]


@pytest.mark.rule("AVEL-ELIXIR-01")
def test_elixirs_have_one_side_and_are_never_worn() -> None:
    elixirs = [card.id for card in house().equipment.values() if card.kind == "elixir"]
    assert len(elixirs) == 5
    assert all(house().equipment[elixir].upgraded is None for elixir in elixirs)
    t = scene(hero(packed=["draught_of_fury"]))
    draught = "draught_of_fury"
    for plan in (Rearrangement(weapon=draught), Rearrangement(shield=draught), Rearrangement(helmet=draught)):
        with pytest.raises(Refused) as refused:
            t.rearrange(1, plan)
        assert refused.value.broken is not None and refused.value.broken.rule == "AVEL-PACK-01"


@pytest.mark.rule("AVEL-ELIXIR-01")
def test_elixirs_are_never_upgraded() -> None:
    t = scene(hero("alchemist", coins=3, packed=["draught_of_fury", "healing_draught_1"]))
    assert not t.offered(Service)
    t = scene(hero("alchemist", coins=3, worn=["buckler"], packed=["draught_of_fury", "oak_staff"]))
    t.serve()
    assert t.options("avel.upgrade") == [Upgrade("buckler"), Upgrade("oak_staff")]


@pytest.mark.rule("AVEL-ELIXIR-01", "AVEL-PACK-04")
def test_a_drawn_elixir_goes_into_the_backpack() -> None:
    t = scene(hero("quarry"), foes=[foe("charred_skeleton", "quarry")])
    t.dice("A _ | _")
    t.draws("draught_of_stars")
    t.fight("charred_skeleton")
    assert (t.hero().packed(), t.hero().worn()) == (["draught_of_stars"], [])


@pytest.mark.rule("AVEL-ELIXIR-02")
def test_drinking_is_no_action_and_the_token_is_back_in_the_bag_at_once() -> None:
    t = scene(
        hero("quarry", hearts=2, packed=["draught_of_fury", "healing_draught_1"]), foes=[foe("fog_wisp", "quarry")]
    )
    t.answer(DrinkHealing("healing_draught_1"))
    assert t.hero().actions_left == 2
    assert "healing_draught_1" in t.state.bag.items
    t.fight("fog_wisp")
    t.dice("_ _ _ | _ _")
    t.answer(Drink("draught_of_fury"))
    assert "draught_of_fury" in t.state.bag.items
    assert t.hero().packed() == []
    assert t.hero().actions_left == 1, "the battle is the action"
    assert t.told(ElixirDrunk) == [ElixirDrunk(1, "healing_draught_1"), ElixirDrunk(1, "draught_of_fury")]


@pytest.mark.rule("AVEL-ELIXIR-02", "AVEL-BAG-09")
def test_an_elixir_drunk_for_a_battle_can_be_its_reward() -> None:
    """AVEL-EX-55."""
    t = scene(hero("quarry", packed=["draught_of_fury"]), foes=[foe("charred_skeleton", "quarry")], bag=[])
    assert t.state.bag.items == []
    t.fight("charred_skeleton")
    t.dice("A _ _ | _")
    t.answer(Drink("draught_of_fury"))
    assert t.told(TokenDrawn) == [TokenDrawn(1, "draught_of_fury", False)]
    assert t.hero().packed() == ["draught_of_fury"]


@pytest.mark.rule("AVEL-ELIXIR-03")
@pytest.mark.parametrize(
    ("elixir", "dice"),
    [("draught_of_fury", (2, 1, 0, 0)), ("draught_of_stone", (2, 0, 1, 0)), ("draught_of_stars", (2, 0, 0, 1))],
)
def test_a_dice_elixir_adds_a_die_of_its_colour_in_every_clash(elixir: str, dice: tuple[int, int, int, int]) -> None:
    t = scene(hero("quarry", packed=[elixir]), foes=[foe("bark_beetle", "quarry")])
    assert not t.offered(DrinkHealing), "only once a monster is chosen"
    t.fight("bark_beetle")
    assert t.options("avel.elixir", seat=1) == [Drink(elixir), Go()]
    assert t.ask.default == Go()
    assert not t.told(ClashRolled), "before the first roll"
    t.dice("_ _ _ | _", "_ _ _ | _", "_ _ _ | _")
    t.answer(Drink(elixir))
    t.press_on()
    t.press_on()
    assert t.told(BattleBegan)[0].hero_dice == dice
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [3, 3, 3]


@pytest.mark.rule("AVEL-ELIXIR-03")
def test_a_dice_elixir_works_for_one_battle_only() -> None:
    t = scene(hero("quarry", packed=["draught_of_stone"]), foes=[foe("bark_beetle", "quarry")])
    t.fight("bark_beetle")
    t.dice("_ _ _ | _")
    t.answer(Drink("draught_of_stone"))
    t.retreat()
    t.dice("_ _ | _")
    t.fight("bark_beetle")
    assert t.told(BattleBegan)[1].hero_dice == (2, 0, 0, 0)


@pytest.mark.rule("AVEL-ELIXIR-04")
def test_several_elixirs_may_be_drunk_for_one_battle() -> None:
    t = scene(hero("quarry", packed=DICE_ELIXIRS), foes=[foe("bark_beetle", "quarry")])
    t.fight("bark_beetle")
    assert t.options("avel.elixir") == [*map(Drink, DICE_ELIXIRS), Go()]
    t.answer(Drink("draught_of_stone"))
    assert t.options("avel.elixir") == [Drink("draught_of_fury"), Drink("draught_of_stars"), Go()]
    t.answer(Drink("draught_of_stars"))
    t.dice("_ _ _ _ _ | _")
    t.answer(Drink("draught_of_fury"))
    assert t.told(BattleBegan)[0].hero_dice == (2, 1, 1, 1)


@pytest.mark.rule("AVEL-ELIXIR-05")
def test_an_elixir_that_would_change_nothing_is_not_offered() -> None:
    t = scene(
        hero("quarry", worn=["captains_sword+"], packed=["draught_of_fury", "draught_of_stone"]),
        foes=[foe("bark_beetle", "quarry"), foe("frost_giant", "quarry")],
    )
    t.fight("bark_beetle")
    assert t.options("avel.elixir") == [Drink("draught_of_stone"), Go()], "two orange dice are all there are"
    t = scene(hero("quarry", packed=["draught_of_stone"]), foes=[foe("frost_giant", "quarry")])
    t.dice("_ _ | _ _ _")
    t.fight("frost_giant")
    assert t.ask.key == "avel.press_on", "the giant takes the die away"


@pytest.mark.rule("AVEL-ELIXIR-05", "AVEL-ELIXIR-04")
def test_elixirs_that_change_something_only_together_are_offered() -> None:
    """The giant takes one orange die, so one such elixir is wasted on it, but two are not."""
    two = ["draught_of_fury", "draught_of_stone"]
    twin = change("draught_of_stone", basic=(BrewDie("orange"),))
    t = scene(hero("quarry", packed=two), foes=[foe("frost_giant", "quarry")], cards=[twin])
    t.fight("frost_giant")
    assert t.options("avel.elixir") == [*map(Drink, two), Go()]
    t.answer(Drink("draught_of_stone"))
    t.dice("_ _ _ | _ _ _")
    t.answer(Drink("draught_of_fury"))
    assert t.told(BattleBegan)[0].hero_dice == (2, 1, 0, 0)


@pytest.mark.rule("AVEL-ELIXIR-06")
def test_a_healing_draught_gives_all_hearts_back_but_never_in_a_battle() -> None:
    """AVEL-EX-47."""
    t = scene(hero("crow_heath", hearts=2, packed=["healing_draught_1"]), foes=[foe("kiln_hound", "quarry")])
    t.move("quarry")
    t.answer(DrinkHealing("healing_draught_1"))
    assert t.hero().hearts == 5
    assert t.told(HeroHealed) == [HeroHealed(1, 3, "draught")]
    assert "healing_draught_1" in t.state.bag.items
    assert t.hero().actions_left == 1
    assert not t.offered(DrinkHealing)


@pytest.mark.rule("AVEL-ELIXIR-06")
def test_in_a_battle_a_healing_draught_stays_in_the_backpack() -> None:
    t = scene(
        hero("quarry", hearts=3, packed=["healing_draught_1", "draught_of_stone"]), foes=[foe("kiln_hound", "quarry")]
    )
    t.fight("kiln_hound")
    assert t.options("avel.elixir") == [Drink("draught_of_stone"), Go()]
    t.dice("_ _ | A")
    t.answer(Go())
    assert t.ask.key == "avel.press_on"
    t.refuses(DrinkHealing("healing_draught_1"))
    t.retreat()
    assert t.offered(DrinkHealing) == [DrinkHealing("healing_draught_1")]


@pytest.mark.rule("AVEL-ELIXIR-06")
def test_an_elixir_of_a_content_pack_may_heal_less() -> None:
    t = scene(hero(hearts=1, packed=["healing_draught_1"]), cards=[change("healing_draught_1", basic=(Heal(2),))])
    t.answer(DrinkHealing("healing_draught_1"))
    assert t.hero().hearts == 3


@pytest.mark.rule("AVEL-ELIXIR-07")
def test_with_all_hearts_no_draught_is_offered() -> None:
    assert not scene(hero(hearts=5, packed=["healing_draught_1"])).offered(DrinkHealing)
    assert scene(hero(hearts=4, packed=["healing_draught_1"])).offered(DrinkHealing)


@pytest.mark.rule("AVEL-ELIXIR-08")
def test_nobody_drinks_from_another_backpack_but_may_exchange_first() -> None:
    t = scene(
        hero("quarry", hearts=2, packed=["draught_of_stone"]),
        hero("quarry", hearts=2, packed=["healing_draught_1", "draught_of_fury"]),
    )
    assert not t.offered(DrinkHealing)
    t.answer(Exchange(2))
    t.answer(Proposal(take=("healing_draught_1",)))
    assert t.offered(DrinkHealing) == [DrinkHealing("healing_draught_1")]
    t.answer(DrinkHealing("healing_draught_1"))
    assert (t.hero(1).hearts, t.hero(2).hearts) == (5, 2)


@pytest.mark.rule("AVEL-ELIXIR-08")
def test_dice_elixirs_of_a_companion_are_out_of_reach() -> None:
    t = scene(hero("quarry"), hero("quarry", packed=["draught_of_fury"]), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _")
    t.fight("kiln_hound")
    assert t.ask.key == "avel.press_on"
