"""The wishing lake: a coin for the water spirits."""

import pytest

from oakveil.games.avel.choices import LakeLeave, LakeReroll, Upgrade
from oakveil.games.avel.events import LakeRolled, RewardGained
from tests.games.avel.table import hero, scene


@pytest.mark.rule("AVEL-LAKE-01")
def test_a_coin_is_paid_and_two_green_dice_are_rolled() -> None:
    t = scene(hero(at="wishing_lake", coins=2))
    supply = t.state.coins
    t.rolls("avel.lake", "_ _")
    t.serve()
    assert t.all_rolled()
    assert t.told(LakeRolled) == [LakeRolled(1, ("blank", "blank"), False, False)]
    assert (t.hero().coins, t.state.coins) == (1, supply + 1)
    assert t.hero().actions_left == 1


@pytest.mark.rule("AVEL-LAKE-02")
def test_two_attacks_bring_four_coins() -> None:
    t = scene(hero(at="wishing_lake", coins=1))
    t.rolls("avel.lake", "A A")
    t.serve()
    assert t.hero().coins == 4


@pytest.mark.rule("AVEL-LAKE-02", "AVEL-LAKE-03")
@pytest.mark.parametrize("faces", ["A D", "D A"])
def test_ex_50_an_attack_and_a_defence_bring_a_token_and_no_reroll(faces: str) -> None:
    t = scene(hero(at="wishing_lake", coins=1))
    t.rolls("avel.lake", faces)
    t.draws("star_hood")
    t.serve()
    assert t.hero().helmet == "star_hood"
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-LAKE-02")
def test_two_defences_upgrade_a_token_of_choice() -> None:
    t = scene(hero(at="wishing_lake", coins=1, worn=["captains_sword"], packed=["buckler", "draught_of_fury"]))
    t.rolls("avel.lake", "D D")
    t.serve()
    assert t.options("avel.upgrade") == [Upgrade("captains_sword"), Upgrade("buckler")]
    t.answer(Upgrade("buckler"))
    assert t.state.upgraded == {"buckler"}


@pytest.mark.rule("AVEL-LAKE-02", "AVEL-LAKE-03")
def test_ex_49_a_roll_without_result_may_be_repeated_once_for_the_same_coin() -> None:
    t = scene(hero(at="wishing_lake", coins=2, packed=["star_hood"]))
    t.rolls("avel.lake", "A _ D D")
    t.serve()
    assert t.options("avel.lake_again") == [LakeReroll(), LakeLeave()]
    assert t.ask.default == LakeReroll()
    t.answer(LakeReroll())
    assert t.all_rolled(), "both dice are rolled again"
    assert t.state.upgraded == {"star_hood"} and t.hero().packed() == ["star_hood"]
    assert t.hero().coins == 1, "one coin was paid in all"


@pytest.mark.rule("AVEL-LAKE-03")
@pytest.mark.parametrize("faces", ["A _", "_ A", "D _", "_ D", "_ _"])
def test_any_roll_with_a_blank_is_no_result(faces: str) -> None:
    t = scene(hero(at="wishing_lake", coins=1))
    t.rolls("avel.lake", faces)
    t.serve()
    assert t.ask.key == "avel.lake_again"


@pytest.mark.rule("AVEL-LAKE-03")
@pytest.mark.parametrize("faces", ["A A", "A D", "D A", "D D"])
def test_a_result_is_never_repeated(faces: str) -> None:
    t = scene(hero(at="wishing_lake", coins=1))
    t.rolls("avel.lake", faces)
    t.draws("star_hood")
    t.serve()
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-LAKE-03", "AVEL-LAKE-04")
def test_without_a_result_after_the_reroll_the_coin_is_gone_for_nothing() -> None:
    t = scene(hero(at="wishing_lake", coins=1, worn=["captains_sword"]))
    t.rolls("avel.lake", "_ _ D _")
    t.serve()
    t.answer(LakeReroll())
    assert t.ask.key == "avel.action", "there is no third roll"
    assert t.hero().coins == 0
    assert t.hero().tokens() == ["captains_sword"] and not t.state.upgraded
    assert t.told(RewardGained) == []


@pytest.mark.rule("AVEL-LAKE-03", "AVEL-LAKE-04")
def test_a_hero_may_leave_without_rolling_again() -> None:
    t = scene(hero(at="wishing_lake", coins=1))
    t.rolls("avel.lake", "A _")
    t.serve()
    t.answer(LakeLeave())
    assert t.ask.key == "avel.action"
    assert t.hero().coins == 0
    assert t.told(RewardGained) == []


@pytest.mark.rule("AVEL-LAKE-05")
def test_a_result_that_gives_nothing_is_a_result_all_the_same() -> None:
    """With one coin in the supply, an empty bag, nothing to upgrade: never a second roll."""
    nothing_to_upgrade = scene(hero(at="wishing_lake", coins=1, packed=["draught_of_fury"], worn=["buckler+"]))
    nothing_to_upgrade.rolls("avel.lake", "D D")
    nothing_to_upgrade.serve()
    assert nothing_to_upgrade.ask.key == "avel.action"
    assert nothing_to_upgrade.state.upgraded == {"buckler"}

    empty_bag = scene(hero(at="wishing_lake", coins=1), bag=[])
    empty_bag.rolls("avel.lake", "A D")
    empty_bag.serve()
    assert empty_bag.ask.key == "avel.action"
    assert empty_bag.hero().tokens() == []

    poor_supply = scene(hero(at="wishing_lake", coins=1), supply=0)
    poor_supply.rolls("avel.lake", "A A")
    poor_supply.serve()
    assert poor_supply.ask.key == "avel.action"
    assert poor_supply.hero().coins == 1, "the very coin that was paid comes back"


@pytest.mark.rule("AVEL-LAKE-06")
def test_equipment_and_elixirs_do_not_change_the_roll() -> None:
    """The dagger rerolls a green die in battles, the sword and the draught add dice: not here."""
    t = scene(
        hero(
            at="wishing_lake",
            coins=1,
            worn=["squires_dagger+", "oaken_shield+", "star_hood+"],
            packed=["draught_of_fury"],
        )
    )
    t.rolls("avel.lake", "A _")
    t.serve()
    assert t.options("avel.lake_again") == [LakeReroll(), LakeLeave()]
    assert t.all_rolled()
    assert t.told(LakeRolled) == [LakeRolled(1, ("attack", "blank"), False, False)]
