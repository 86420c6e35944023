"""Awards, days, markets, sieges, prompts and pauses of a campaign (specification 3.17)."""

from __future__ import annotations

from contextlib import nullcontext
from fractions import Fraction

import msgspec
import pytest

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.campaign.choices import (
    Correct,
    OpenScene,
    PlaceTokens,
    PlanEncounter,
    RequestRoll,
)
from oakveil.games.veridia.campaign.evening_choices import (
    AdvanceTime,
    ChooseIdea,
    CloseShop,
    EndCampaign,
    FixStock,
    GiveAward,
    HandOver,
    JudgeDeed,
    OpenShop,
    OpenSiege,
    Remind,
    ResolvePrompt,
    Resume,
    ShootEngine,
    StartFight,
    StepAway,
    StopFight,
    Travel,
    WarnIntegrity,
    WorkSiege,
)
from oakveil.games.veridia.campaign.events import (
    Awarded,
    ClockRanOut,
    DayOver,
    EngineShot,
    IntegrityWarned,
    Journeyed,
    Paused,
    PromptResolved,
    Reminded,
    RollMade,
    SiegeEnded,
    Traded,
    TraitInvoked,
    WageSettled,
)
from oakveil.games.veridia.campaign.passing_time import days_until_well, journey_days
from oakveil.games.veridia.campaign.people import spend
from oakveil.games.veridia.campaign.player_choices import (
    AgreeToGuide,
    AllowDefaults,
    Bargain,
    DrawLine,
    Engage,
    GoOn,
    InvokeTrait,
    Offer,
    Order,
    PressPause,
    Purchased,
    RollNow,
    Withdraw,
)
from oakveil.games.veridia.campaign.records import Works
from oakveil.games.veridia.campaign.sieges import left, percent
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import Refused
from tests.games.veridia.gamemaster import Evening, ready, table


def field(*own: str, foes: str = "npc:orc", count: int = 1, **options: object) -> Evening:
    """A scene in the open field with the party and foes."""
    t = table(*own, **options).master(OpenScene("A field", map="open_field"))
    return t.master(PlaceTokens(t.campaign.scene, foes, count))


# -- awards and integrity ----------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-09", "VER-XP-04", "VER-XP-05")
def test_awards_to_one_or_all_with_a_reason() -> None:
    t = table("sela", "oren")
    had = [t.folk(id).character for id in ("p1", "p2")]
    t.master(GiveAward(("p1", "p2"), "the ford", 3, 20, "sword", 1, "famous_minor"))
    for id, before in zip(("p1", "p2"), had, strict=True):
        now = t.folk(id).character
        assert now.experience == before.experience + 3
        assert now.deli == before.deli + 2000
        assert "famous_minor" in now.traits
        assert sum(owned.count for owned in now.gear if owned.item == "sword") > 0
        assert [line.reason for line in now.ledger if line.what == "award"][-1] == "the ford"
    assert [event.person for event in t.log(2) if isinstance(event, Awarded)] == ["p1"]
    assert [event.person for event in t.log(1) if isinstance(event, Awarded)] == ["p1", "p2"]


@pytest.mark.rule("VER-GM-09", "VER-VAL-18")
def test_awards_that_cannot_be_are_refused() -> None:
    t = table("sela")
    for wish, why in (
        (GiveAward(("p1",), "  x", 3), "veridia-gm-reason"),
        (GiveAward(("p1",), "nothing at all"), "veridia-gm-empty-award"),
        (GiveAward(("p1",), "a wonder", item="moon_blade"), "veridia-val-unknown"),
        (GiveAward(("p1",), "a wonder", trait="foo"), "veridia-val-unknown"),
        (GiveAward(("p1",), "a wonder", trait="toughness"), "veridia-val-repeat"),
        (GiveAward(("p7",), "a wonder", 3), "veridia-gm-nobody"),
    ):
        assert t.refuses(1, wish) == why


@pytest.mark.rule("VER-GM-10", "VER-VIRT-04", "VER-VIRT-03")
def test_a_warning_is_heeded_or_the_deed_is_done() -> None:
    t = table("ilva", "oren")
    had = t.folk().character.integrity
    t.master(WarnIntegrity("p1", "robbing the dead")).says(2, Withdraw())
    assert t.folk().character.integrity == had
    t.master(WarnIntegrity("p1", "robbing the dead")).says(2, GoOn()).says(1, JudgeDeed(1))
    assert t.folk().character.integrity == had - 1
    assert t.folk().character.deeds == ("robbing the dead",)
    assert [event.answer for event in t.told(IntegrityWarned)] == ["", "withdrawn", "", "done"]
    assert not [event for event in t.log(3) if isinstance(event, IntegrityWarned)]


@pytest.mark.rule("VER-GM-10")
def test_integrity_does_not_fall_below_nothing() -> None:
    t = table("sela").master(WarnIntegrity("p1", "murder")).says(2, GoOn()).says(1, JudgeDeed(3))
    assert t.folk().character.integrity == 0


# -- time --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-11", "VER-CAL-01", "VER-POOL-03")
def test_a_nights_rest_gives_points_back() -> None:
    t = table("ilva")
    most = t.folk().being.pools["mana"]
    t.master(Correct("p1", "mana", "0", "a long day")).master(AdvanceTime(days=1))
    assert t.folk().being.pools["mana"] == -(-most // 2)
    assert (t.campaign.day, t.campaign.hour) == (1, 8)
    t.master(AdvanceTime(hours=20))
    assert (t.campaign.day, t.campaign.hour) == (2, 4)


@pytest.mark.rule("VER-GM-11", "VER-HEAL-03", "VER-HEAL-05")
def test_rest_is_for_each_of_them_and_somebody_cares() -> None:
    t = table("sela", "oren").master(Correct("p1", "damage", "9", "a fall"))
    preview = days_until_well(t.g, t.person())
    assert preview
    t.rolls("care", *([12] * 12)).master(AdvanceTime(days=1, carer="p2"))
    assert t.folk().being.damage < 9
    slow = table("sela", "oren").master(Correct("p1", "damage", "9", "a fall"))
    slow.master(AdvanceTime(days=1, rest="none"))
    assert slow.folk().being.damage == 9
    slow.master(AdvanceTime(until_rested=True))
    assert slow.folk().being.damage == 0
    assert slow.campaign.day == 1 + preview


@pytest.mark.rule("VER-GM-11", "VER-CAL-03")
def test_living_costs_are_paid_where_the_master_says_so() -> None:
    t = table("sela")
    had = t.folk().character.deli
    t.master(AdvanceTime(days=2, on_road=True, paid=True))
    assert t.folk().character.deli == had - 200
    assert [event.paid for event in t.told(DayOver)] == [100, 100]
    poor = table(msgspec.structs.replace(ready("sela"), deli=0)).master(AdvanceTime(days=1, paid=True))
    assert not poor.told(DayOver)[0].fed and poor.folk().being.hungry == 1


@pytest.mark.rule("VER-GM-11", "VER-CAL-02", "VER-HEALTH-05")
def test_a_disease_may_kill() -> None:
    t = table("sela").master(Correct("p1", "disease", "5", "the rot"))
    t.master(AdvanceTime(days=20, rest="none"))
    assert t.person().dead
    assert t.refuses(1, RequestRoll(("p1",), dice=3)) == "veridia-gm-dead"


@pytest.mark.rule("VER-GM-11", "VER-TRAV-01", "VER-TRAV-02")
def test_the_planner_tells_when_a_journey_ends() -> None:
    t = table("sela", "oren")
    assert journey_days(t.g, Travel(90)) == 3
    assert journey_days(t.g, Travel(90, rough=True, bad_weather=True)) == 6
    t.master(Travel(90, "horse"))
    assert t.told(Journeyed)[0].days == 3
    assert t.campaign.day == 3
    assert t.refuses(1, Travel(90, "dragon")) == "veridia-val-unknown"


@pytest.mark.rule("VER-GM-11")
def test_no_day_passes_in_a_fight() -> None:
    t = field("sela").master(StartFight("s2"))
    assert t.refuses(1, AdvanceTime(days=1)) == "veridia-gm-fighting"
    assert t.refuses(1, Travel(10)) == "veridia-gm-fighting"
    assert table("sela").refuses(1, AdvanceTime()) == "veridia-gm-no-time"


# -- markets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-12", "VER-MONEY-04", "VER-MONEY-01")
def test_a_market_has_its_stock_for_a_week() -> None:
    t = table("sela").master(OpenShop("Racusa", "hamlet"))
    assert t.campaign.shop is not None
    stock = t.campaign.shop.stock
    t.master(CloseShop()).master(OpenShop("Racusa", "hamlet"))
    assert t.campaign.shop.stock == stock
    t.master(CloseShop()).master(AdvanceTime(days=7)).master(OpenShop("Racusa", "hamlet"))
    assert t.campaign.shop.stock.week == 1
    assert t.refuses(2, CloseShop()) == "veridia-gm-only-master"


@pytest.mark.rule("VER-GM-12", "VER-MONEY-03")
def test_buying_selling_and_bargaining() -> None:
    t = table("sela", "oren").master(OpenShop("Racusa", "town")).master(FixStock("spear"))
    had = t.folk().character.deli
    t.rolls("bargain", *([12] * 12)).rolls("opposition", 1, 2, 3, 4).command(2, Bargain("p1"))
    t.command(2, Purchased("p1", "spear"))
    paid = had - t.folk().character.deli
    t.command(3, Purchased("p2", "spear"))
    whole = t.told(Traded)[-1].deli
    assert paid < whole
    assert t.refuses(2, Bargain("p1")) == "veridia-gm-bargained"
    place = next(at for at, owned in enumerate(t.folk().character.gear) if owned.item == "spear")
    t.command(2, Offer("p1", place))
    assert not any(owned.item == "spear" for owned in t.folk().character.gear)
    assert t.refuses(2, Offer("p1", 150)) == "veridia-gm-not-owned"
    assert t.refuses(2, Purchased("p2", "spear")) == "veridia-gm-not-yours"
    assert not [event for event in t.log(2) if isinstance(event, Traded) and event.person == "p2"]


@pytest.mark.rule("VER-GM-12")
def test_the_master_fixes_stock_and_prices() -> None:
    t = table("sela").master(OpenShop("Racusa", "town")).master(FixStock("spear", price=1.5))
    had = t.folk().character.deli
    t.command(2, Purchased("p1", "spear", 2))
    assert t.folk().character.deli == had - 300
    t.master(FixStock("spear", there=False))
    assert t.refuses(2, Purchased("p1", "spear")) == "veridia-shop-none"
    t.master(FixStock("spear", price=1_000_000))
    assert t.refuses(2, Purchased("p1", "spear")) == "veridia-val-money"


@pytest.mark.rule("VER-GM-12", "VER-CAL-04")
def test_services_and_hired_people() -> None:
    t = table(msgspec.structs.replace(ready("sela"), deli=100_00)).master(OpenShop("Racusa", "town"))
    t.command(2, Order("p1", "night_at_an_inn")).command(2, Engage("p1", "sellsword"))
    assert [event.what for event in t.told(Traded)] == ["served", "hired"]
    [employed] = t.campaign.employed
    t.master(AdvanceTime(days=3))
    assert t.told(WageSettled)
    t.master(AdvanceTime(days=40))
    assert not t.campaign.employed and t.told(WageSettled)[-1].left
    assert employed.person == "p1"


# -- sieges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-13", "VER-SIEGE-02", "VER-SIEGE-07")
def test_a_ram_breaks_a_gate() -> None:
    ram = Works("battering_ram", ((3, 0, 1),) * 7)
    t = table("sela").master(OpenSiege("gate", (ram,)))
    assert t.campaign.siege is not None
    assert left(t.g, t.campaign.siege) == 4
    t.master(WorkSiege(1))
    assert (percent(t.campaign.siege), t.campaign.hour) == (25, 9)
    t.master(OpenSiege("gate", (ram, ram)))
    assert Fraction(t.campaign.siege.done) == Fraction(1, 4)
    t.master(WorkSiege(1))
    assert percent(t.campaign.siege) == 75
    t.master(WorkSiege(1))
    assert t.told(SiegeEnded)[0].percent == 100


@pytest.mark.rule("VER-GM-13", "VER-SIEGE-01", "VER-SIEGE-03")
def test_engines_shoot_into_crowds_if_they_can() -> None:
    crew = ((3, 0, 1),) * 3
    t = table("sela").master(OpenSiege("weak_fortification", (Works("ballista", crew), Works("battering_ram", ()))))
    t.rolls("engine", 11, 12, 11, 1).master(ShootEngine(0, "crowd", dice=4))
    shot = t.told(EngineShot)[0]
    assert shot.amount == len([face for face in (11, 12, 11, 1) if face >= shot.rolled.success_on])
    assert t.campaign.siege is not None and t.campaign.siege.casualties == shot.amount
    assert t.refuses(1, ShootEngine(1, "crowd")) in ("veridia-gm-no-engine", "veridia-siege-crew")
    assert t.refuses(1, ShootEngine(5, "crowd")) == "veridia-gm-no-engine"
    assert t.refuses(1, OpenSiege("gate", (Works("trebuchet", ((9, 0, 1),)),))) == "veridia-gm-crew"


# -- prompts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-20", "VER-POOL-04", "VER-DUR-03")
def test_a_prompt_trait_is_paid_rolled_and_clocked_and_the_master_tells_the_outcome() -> None:
    t = table(ready("ilva"))
    trait = next(id for id in ready("ilva").traits if house_box().traits[id].use and house_box().traits[id].use[0].pay)
    use = house_box().traits[trait].use[0]
    assert use.pay is not None
    mana = t.folk().being.pools["mana"]
    t.command(2, InvokeTrait("p1", trait, 0, 1))
    invoked = t.told(TraitInvoked)[0]
    assert t.folk().being.pools["mana"] == mana - 1
    assert (invoked.rolled is not None) is bool(use.roll)
    t.master(ResolvePrompt(t.campaign.prompts[0].number, "The door glows."))
    assert t.told(PromptResolved)[0].text == "The door glows."
    assert not t.campaign.prompts
    if t.campaign.running:
        t.master(AdvanceTime(days=60))
        assert t.told(ClockRanOut) and not t.campaign.running
    assert t.refuses(2, InvokeTrait("p1", "mark_of_the_hellion")) == "veridia-gm-no-trait"
    assert t.refuses(2, InvokeTrait("p1", trait, 0, 40)) == "veridia-gm-points"


@pytest.mark.rule("VER-GM-20", "VER-GM-04", "VER-POOL-04")
def test_in_a_fight_a_prompt_trait_is_paid_by_whoever_fights_and_the_cost_may_be_overridden() -> None:
    hero = msgspec.structs.replace(ready("ilva"), traits=(*ready("ilva").traits, "peoples_hero"), ledger=())
    t = table(hero).master(OpenScene("A field", map="open_field")).master(PlaceTokens("s2", "npc:orc")).fights()
    t.command(2, InvokeTrait("p1", "peoples_hero"))
    trait = next(id for id in hero.traits if house_box().traits[id].automation == "full")
    assert t.refuses(2, InvokeTrait("p1", trait, 0, 1)) == "veridia-gm-in-fight"
    full = t.unit("p1").pools["mana"]
    spend(t.g, t.person(), "mana", 3)
    assert t.unit("p1").pools["mana"] == full - 3
    spend(t.g, t.person(), "mana", -9)
    assert t.unit("p1").pools["mana"] == full
    t.master(StopFight())
    assert t.folk().being.pools["mana"] == full


# -- pauses, absence, letters ------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-17")
def test_anybody_pauses_without_a_name_and_the_master_resumes() -> None:
    t = table("sela", "oren").command(3, PressPause())
    assert t.told(Paused) == [Paused("wish")]
    assert [ask.seat for ask in t.match.asks()] == [1]
    assert t.refuses(1, OpenScene("x")) == "veridia-gm-paused"
    assert t.refuses(2, PressPause()) == "veridia-gm-paused"
    t.says(1, Resume())
    assert {ask.key for ask in t.match.asks()} == {"veridia.master"}
    assert table("sela", safety=False).refuses(2, PressPause()) == "veridia-gm-no-safety"


@pytest.mark.rule("VER-GM-17")
def test_lines_and_veils_are_a_list_of_the_members_without_names() -> None:
    t = table("sela", "oren").command(3, DrawLine("veil", "torture")).command(2, DrawLine("line", "spiders"))
    assert t.seen(2).lines.front == t.seen(1).lines.front == (("line", "spiders"), ("veil", "torture"))
    assert t.seen(None).lines.front is None
    assert not t.log(None)


@pytest.mark.rule("VER-GM-16")
def test_while_the_master_is_away_the_guide_finishes_the_fight_if_all_agree() -> None:
    t = field("sela", "oren", foes="npc:goblin").fights()
    t.master(StepAway())
    assert {ask.key for ask in t.match.asks()} == {"veridia.paused", "veridia.guide"}
    t.says(2, AgreeToGuide())
    assert {ask.seat for ask in t.match.asks()} == {1, 3}
    t.says(3, AgreeToGuide())
    assert t.campaign.guided
    minds = Chance(b"minds")
    for _ in range(300):
        if t.g.state.fight is None:
            break
        ask = t.match.asks()[0]
        assert ask.seat != 1
        t.says(ask.seat, sensible(t.g, ask, minds))
    assert t.g.state.fight is None
    assert not t.campaign.guided
    assert t.match.asks()[0].seat == 1


@pytest.mark.rule("VER-GM-01")
def test_the_guide_plays_for_a_player_who_is_absent() -> None:
    t = field("sela", "oren", foes="npc:goblin", count=2).master(HandOver("p2", "guide"))
    t.master(RequestRoll(("p1", "p2"), dice=3))
    assert [event.name for event in t.told(RollMade)] == ["Oren"]
    t.says(2, RollNow("p1")).fights()
    minds = Chance(b"minds")
    while t.g.state.fight is not None:
        ask = t.match.asks()[0]
        assert ask.seat != 3
        t.says(ask.seat, sensible(t.g, ask, minds))
    t.master(HandOver("p2", "player")).master(RequestRoll(("p2",), dice=3))
    assert t.asked(3).key == "veridia.request"


@pytest.mark.rule("VER-GM-16")
def test_without_a_fight_the_table_waits_for_its_master() -> None:
    t = table("sela").master(StepAway())
    assert [ask.seat for ask in t.match.asks()] == [1]
    t.says(1, Resume())
    assert t.match.asks()[0].key == "veridia.master"


@pytest.mark.rule("VER-GM-18")
def test_requests_may_wait_days_and_lapse_only_where_the_owner_allowed_it() -> None:
    t = table("sela", "oren").command(3, AllowDefaults(True))
    t.master(RequestRoll(("p1", "p2"), dice=3, days=2))
    assert t.asked(2).clock is None
    clock = t.asked(3).clock
    assert clock is not None
    assert (clock.seconds, clock.lapse) == (2 * 24 * 60 * 60, RollNow("p2"))
    t.master(Remind())
    assert t.told(Reminded)[0].asked == (2, 3)
    t.match.lapse(3)
    assert {ask.seat for ask in t.match.asks()} == {2}


# -- rewinding ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-06")
def test_who_may_rewind_past_a_roll_is_for_the_table_to_say() -> None:
    for option, master, player in (("gm", True, False), ("vote", False, False), ("off", False, False)):
        t = table("sela", rewind=option).master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
        assert (t.match.free_undo(1) == 0) is master
        assert (t.match.free_undo(2) is not None) is player
        with pytest.raises(Refused) if not master else nullcontext():
            t.match.undo(1, 0)
        if option == "off":
            with pytest.raises(Refused):
                t.match.undo(2, 0, consent=True)
        if option == "vote":
            t.match.undo(2, 0, consent=True)


# -- beginnings and ends -----------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-19")
def test_fifteen_ideas_begin_a_campaign_with_era_place_and_themes() -> None:
    ideas = house_box().ideas
    assert len(ideas) == 15
    for id, idea in ideas.items():
        t = table("sela").master(ChooseIdea(id))
        assert (t.campaign.year, t.campaign.place, t.campaign.themes) == (idea.year, idea.place, idea.themes)
    t.master(OpenScene("It begins"))
    assert t.refuses(1, ChooseIdea("border_riches")) == "veridia-gm-begun"


@pytest.mark.rule("VER-GM-14")
def test_encounters_are_planned_behind_the_screen() -> None:
    t = table("sela").master(PlanEncounter("At the ford", "npc:guard*2, creature:wolf"))
    assert t.campaign.behind.plans[0].foes == "npc:guard*2, creature:wolf"
    assert "ford" not in repr(t.seen(2))
    assert t.refuses(1, PlanEncounter("x", "npc:nobody")) == "veridia-gm-unknown-npc"
    assert t.refuses(1, PlanEncounter("x", "two orcs")) == "veridia-gm-unknown-npc"
    t.master(PlanEncounter("At the ford"))
    assert not t.campaign.behind.plans


def test_a_finished_campaign_takes_no_more_deeds() -> None:
    t = table("sela").master(EndCampaign())
    assert t.refuses(1, OpenScene("x")) == "kernel-no-command"
    assert GAME.flaw(t.g) is None
