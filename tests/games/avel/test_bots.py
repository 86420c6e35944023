"""The players that are programs: what they answer in plain situations (specification 10.2 to 10.5)."""

import pytest

from oakveil.games.avel import GAME
from oakveil.games.avel.bots import best_exchange
from oakveil.games.avel.choices import (
    AddAttack,
    Buy,
    ChooseTrap,
    Decline,
    DrinkHealing,
    EndTurn,
    Exchange,
    Fight,
    Fitting,
    Grab,
    LayTrap,
    Lose,
    Move,
    PressOn,
    Proposal,
    Rest,
    Retreat,
    Seal,
    Sell,
    Service,
)
from oakveil.games.avel.goals import Outlook, goals, rounds_to_gate
from oakveil.games.avel.rules.drawing import DrawEquipment
from oakveil.games.avel.search import prospects, search
from oakveil.games.avel.state import BEAST
from oakveil.kernel.ask import Option
from oakveil.kernel.chance import Chance
from tests.games.avel.table import TableTalk, cell, foe, hero, scene


def answer(t: TableTalk, level: str = "sensible") -> Option:
    (ask,) = t.g.asks()
    choice = GAME.bots[level](t.g.redealt(ask.seat, Chance(b"deal")), ask, Chance(b"bot"))
    assert ask.refusal(choice) is None
    return choice


def test_it_fights_the_easy_monster_at_its_feet() -> None:
    t = scene(hero(at="crow_heath"), foes=[foe("goblin_stoker", at="crow_heath")], marker=5)
    assert answer(t) == Fight("goblin_stoker")


def test_it_explores_when_there_is_nothing_better() -> None:
    t = scene(hero(at="fox_hollow"), hero(), down=["marketplace", "quarry"], marker=0)
    assert answer(t) in (Move(cell("marketplace")), Move(cell("quarry")))


def test_it_rests_when_it_is_badly_hurt() -> None:
    t = scene(hero(at="crow_heath", hearts=1), foes=[foe("cinder_dragon", at="crow_heath")], marker=5)
    assert answer(t) == Rest()


def test_it_drinks_before_it_acts_when_it_is_badly_hurt() -> None:
    t = scene(hero(hearts=2, packed=["healing_draught_1"]))
    assert answer(t) == DrinkHealing("healing_draught_1")


def test_near_the_rise_it_builds_walls() -> None:
    t = scene(hero(at="quarry", coins=3), marker=9)
    assert answer(t) == Service("build_wall")


def test_it_buys_the_dearest_trap_it_can_and_lays_it_on_the_way_of_the_beast() -> None:
    t = scene(hero(at="elven_camp", coins=5), marker=9)
    t.answer(answer(t))
    assert answer(t) == ChooseTrap("stake_pit")
    t.answer(answer(t))
    choice = answer(t)
    assert isinstance(choice, LayTrap)
    assert any(choice.tile in way[1:-1] for way in t.g.land.ways(t.g.land.crater))


def test_the_easy_bot_lays_no_traps_and_no_seals() -> None:
    for tile, coins in (("elven_camp", 7), ("stone_circles", 3)):
        t = scene(hero(at=tile, coins=coins), marker=8)
        for seed in range(20):
            (ask,) = t.g.asks()
            choice = GAME.bots["easy"](t.g, ask, Chance(seed.to_bytes(2, "big")))
            assert not isinstance(choice, Service)


def test_it_seals_a_big_lair_before_a_small_one() -> None:
    t = scene(hero(at="stone_circles", coins=3), marker=5)
    t.answer(Service("seal_lair"))
    assert answer(t) == Seal(cell("dragon_crag"))


def test_it_sells_what_is_spare_and_buys_when_it_can() -> None:
    t = scene(hero(at="marketplace", coins=1, worn=["captains_sword"], packed=["squires_dagger"]))
    t.answer(Service("trade"))
    assert answer(t) == Sell("squires_dagger")
    t.answer(answer(t))
    assert answer(t) == Buy()


def test_in_act_two_it_stops_the_monster_before_the_gate() -> None:
    foes = [foe("cinder_rat", at="fox_hollow"), foe("kiln_hound", at="quarry"), foe(BEAST, at="dragon_crag")]
    t = scene(hero(at="fox_hollow", worn=["captains_sword"]), hero(), foes=foes, act=2)
    assert rounds_to_gate(t.g)["cinder_rat"] == 0
    assert answer(t) == Fight("cinder_rat")


def test_a_monster_that_cannot_be_reached_in_time_is_worth_little() -> None:
    foes = [foe("cinder_rat", at="crow_heath"), foe("soot_imp", at="dragon_crag"), foe(BEAST, at="dragon_crag")]
    t = scene(hero(at="dragon_crag"), hero(), foes=foes, act=2)
    by_monster = {goal.deed.monster: goal for goal in goals(Outlook(t.g, t.g.hero(1))) if isinstance(goal.deed, Fight)}
    assert by_monster["cinder_rat"].worth < 2


def test_it_leaves_a_monster_to_who_is_nearer() -> None:
    foes = [foe("moss_goblin", at="crow_heath")]
    alone = scene(hero(at="fox_hollow"), hero(at="dragon_crag"), foes=foes, marker=3)
    beside = scene(hero(at="fox_hollow"), hero(at="crow_heath"), foes=foes, marker=3)

    def worth(t: TableTalk) -> float:
        return next(goal.worth for goal in goals(Outlook(t.g, t.g.hero(1))) if goal.deed == Fight("moss_goblin"))

    assert worth(beside) < worth(alone)


def test_it_uses_an_added_attack_that_brings_the_monster_down() -> None:
    t = scene(hero(at="crow_heath", worn=["emberbane_blade"]), foes=[foe("cinder_rat", at="crow_heath")])
    t.dice("_ _ | _")
    t.fight("cinder_rat")
    assert answer(t) == AddAttack("emberbane_blade")


@pytest.mark.parametrize(("hearts", "choice"), [(5, PressOn()), (1, Retreat())])
def test_it_retreats_from_a_likely_stun(hearts: int, choice: Option) -> None:
    t = scene(hero(at="crow_heath", hearts=hearts), foes=[foe("hollow_treant", at="crow_heath")])
    t.dice("_ _ | _ _")
    t.fight("hollow_treant")
    assert answer(t) == choice


def test_it_wears_the_better_token_and_keeps_what_fits() -> None:
    t = scene(hero(at="marketplace", coins=3, worn=["squires_dagger"]), bag=["captains_sword"])
    t.answer(Service("trade"))
    t.answer(Buy())
    choice = answer(t)
    assert isinstance(choice, Fitting)
    assert choice.weapon == "captains_sword"
    assert choice.discards == ()


def test_it_gives_gear_that_the_other_would_rather_wear() -> None:
    t = scene(hero(worn=["captains_sword"], packed=["oak_staff"]), hero())
    assert best_exchange(t.g, t.g.hero(1), t.g.hero(2)) == Proposal(give=("oak_staff",))
    assert answer(t) == Exchange(2)


def test_it_takes_the_coins_that_the_service_here_needs() -> None:
    t = scene(hero(at="quarry", coins=1), hero(at="quarry", coins=4), marker=9)
    assert best_exchange(t.g, t.g.hero(1), t.g.hero(2)) == Proposal(take_coins=2)


def test_it_declines_an_exchange_that_robs_it() -> None:
    t = scene(hero(worn=["captains_sword+"]), hero(worn=["oak_staff+"]), trade_consent="ask")
    t.answer(Exchange(2))
    t.answer(Proposal(take=("oak_staff",)))
    assert answer(t) == Decline()


def test_when_stunned_it_gives_up_spare_gear_first() -> None:
    worn, packed = ["captains_sword"], ["draught_of_fury", "buckler"]
    t = scene(hero(at="crow_heath", hearts=1, worn=worn, packed=packed), foes=[foe("marsh_ghost", at="crow_heath")])
    t.answer(Fight("marsh_ghost"))
    while t.g.asks()[0].key == "avel.elixir":
        t.dice("_ _ _ | A A")
        t.answer(answer(t))
    assert answer(t) == Lose("buckler")


def test_the_clever_bot_feels_for_what_it_lacks() -> None:
    bag = ["captains_sword", "rime_shield", "ember_shield", "tower_shield"]
    t = scene(hero(at="marketplace", coins=3, worn=["squires_dagger"]), bag=bag, bag_draw="grab_calm")
    t.answer(Service("trade"))
    t.answer(Buy())
    choice = answer(t, "clever")
    assert isinstance(choice, Grab)
    frame = t.g.within(DrawEquipment)
    assert frame is not None
    assert frame.parade[choice.position].shape != "I3", "no second weapon"


def test_the_search_finds_the_only_move_that_saves_the_castle() -> None:
    """The rat enters at the end of this round; the Beast is nearly dead but cannot enter yet."""
    foes = [foe("cinder_rat", at="fox_hollow"), foe(BEAST, at="dragon_crag", toughness=14, damage=13)]
    t = scene(hero(at="castle", worn=["captains_sword+"]), solo=True, foes=foes, act=2, actions=2)
    (ask,) = t.g.asks()
    assert search(t.g, ask, Chance(b"think"), EndTurn()) == Move(cell("fox_hollow"))


def test_prospects_are_better_with_fewer_monsters_and_more_walls() -> None:
    foes = [foe("cinder_rat", at="fox_hollow"), foe(BEAST, at="dragon_crag")]
    worse = scene(hero(), foes=foes, act=2).g
    better = scene(hero(), foes=foes[1:], act=2, built=2).g
    assert 0 < prospects(worse) < prospects(better) < 1
