"""The last word of a game master (specification 3.17, VER-GM-04)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import GAME, events
from oakveil.games.veridia.building_choices import RaiseLevel
from oakveil.games.veridia.campaign.choices import (
    Correct,
    DealInstead,
    Hold,
    LetStand,
    MoveToken,
    OpenScene,
    Override,
    PlaceTokens,
    RequestRoll,
)
from oakveil.games.veridia.campaign.evening_choices import (
    FixStock,
    GiveAward,
    JoinFight,
    OpenShop,
    RuleCritical,
    StartFight,
)
from oakveil.games.veridia.campaign.events import (
    Awarded,
    Barred,
    DamageHeld,
    Overridden,
    RollMade,
    RollRequested,
    Traded,
)
from oakveil.games.veridia.campaign.player_choices import BeginBuilding, BuildStep, Purchased, RollNow
from oakveil.games.veridia.choices import Attack, Nothing
from oakveil.games.veridia.ledger import awarded_in_all, spent
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.rules.lasting import begin
from oakveil.games.veridia.state import Until
from oakveil.kernel.match import Match
from tests.games.veridia.gamemaster import Evening, table

BECAUSE = "the cat did it"


def words(t: Evening) -> dict[str, tuple[str, str]]:
    """What the last overrides changed: the quantities with their old and new values."""
    return {event.what: (event.old, event.new) for event in t.told(Overridden)}


def duel(**options: object) -> Evening:
    """Sela beside an orc in the open field, in the first round, Sela's slot."""
    t = table("sela", **options).master(OpenScene("A field", map="open_field")).master(PlaceTokens("s2", "npc:orc"))
    t.master(MoveToken("p1", (10, 5))).master(MoveToken("orc.1", (11, 5)))
    t.rolls("veridia.initiative", 12, 1).master(StartFight("s2"))
    return t


def strike(t: Evening, *faces: int) -> Evening:
    """Sela strikes the orc, who does nothing about it."""
    t.rolls("attack", *faces).says(2, Attack("sword", "orc.1"))
    return t.says(1, Nothing())


# -- rolls of requests -------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-04")
def test_an_override_needs_a_reason_of_three_characters() -> None:
    t = table("sela").master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    line = t.line(RollMade)
    assert t.refuses(1, Override(line, "successes", "3", "   x ")) == "veridia-gm-reason"
    t.master(Override(line, "successes", "3", BECAUSE))
    assert t.told(Overridden)[0].reason == BECAUSE


@pytest.mark.rule("VER-GM-04")
def test_the_log_keeps_the_roll_and_both_values() -> None:
    t = table("sela").rolls("request", 9, 10, 1).master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    t.master(Override(t.line(RollMade), "successes", "0", BECAUSE))
    assert [event.rolled.successes for event in t.log(2) if isinstance(event, RollMade)] == [2]
    assert words(t) == {"successes": ("2", "0")}


@pytest.mark.rule("VER-GM-04", "VER-DICE-12")
def test_another_difficulty_judges_the_same_dice_anew() -> None:
    t = table("sela").rolls("request", 9, 11, 11).master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    t.master(Override(t.line(RollMade), "difficulty", "2", BECAUSE))
    assert words(t) == {"difficulty": ("0", "2"), "successes": ("3", "1"), "matches": ("1", "0")}


@pytest.mark.rule("VER-GM-04")
def test_another_pool_takes_dice_away_or_rolls_more() -> None:
    t = table("sela").rolls("request", 9, 3, 11).master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    line = t.line(RollMade)
    t.master(Override(line, "pool", "2", BECAUSE))
    assert words(t)["successes"] == ("2", "1")
    t.rolls("override", 12, 12).master(Override(line, "pool", "4", BECAUSE))
    assert words(t)["successes"] == ("1", "3")


@pytest.mark.rule("VER-GM-04", "VER-CONT-01")
def test_an_opposed_roll_is_compared_anew() -> None:
    t = table("sela").rolls("request", 9, 10, 11).rolls("opposition", 9, 9)
    t.master(RequestRoll(("p1",), dice=3, against=2)).says(2, RollNow("p1"))
    assert t.told(RollMade)[0].rolled.successes == 1
    t.master(Override(t.line(RollMade), "pool", "2", BECAUSE))
    assert words(t)["successes"] == ("1", "0")


@pytest.mark.rule("VER-GM-04")
def test_a_pool_is_changed_before_it_is_rolled() -> None:
    t = table("sela").master(RequestRoll(("p1",), dice=3, difficulty=1))
    t.master(Override(t.line(RollRequested), "pool", "6", BECAUSE))
    t.master(Override(t.line(RollRequested), "difficulty", "0", BECAUSE)).says(2, RollNow("p1"))
    made = t.told(RollMade)[0]
    assert len(made.rolled.faces) == 6 and not made.difficulty
    assert words(t) == {"pool": ("3", "6"), "difficulty": ("1", "0")}
    assert t.refuses(1, Override(t.line(RollRequested), "pool", "2", BECAUSE)) == "veridia-gm-gone"


@pytest.mark.rule("VER-GM-04")
def test_where_the_master_holds_results_a_roll_waits_for_his_word() -> None:
    t = table("sela").master(Hold(True)).rolls("request", 9, 10, 3)
    t.master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    assert not t.told(RollMade)
    assert t.asked(1).key == "veridia.confirm"
    t.master(Override(t.line(RollRequested), "difficulty", "1", BECAUSE)).says(1, LetStand())
    assert t.told(RollMade)[0].rolled.successes == 1


@pytest.mark.rule("VER-PRIN-05")
def test_where_there_is_no_master_nobody_overrides_anything() -> None:
    skirmish = Match.start(GAME, VeridiaOptions())
    assert not [command for command in skirmish.table.commands if command.shape is Override]


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-04", "VER-ATK-02")
def test_fewer_successes_of_an_attack_give_damage_back() -> None:
    t = strike(duel(), *([12] * 5), *([1] * 9))
    orc = t.unit("orc.1")
    dealt, before = t.told(events.Damaged)[0].dealt, orc.damage
    assert dealt == before > 1
    t.master(Override(t.line(events.Hit), "successes", "4", BECAUSE))
    assert t.unit("orc.1").damage == before - 1
    assert words(t)["damage"] == (str(dealt), str(dealt - 1))


@pytest.mark.rule("VER-GM-04", "VER-HEALTH-03")
def test_the_level_follows_the_damage() -> None:
    t = strike(duel(), *([12] * 5), *([1] * 9))
    hurt = t.unit("orc.1").level
    t.master(Override(t.line(events.Damaged), "damage", "0", BECAUSE))
    assert t.unit("orc.1").level == 0 < hurt
    assert words(t)["level"][1] == "healthy"


@pytest.mark.rule("VER-GM-04", "VER-ATK-02")
def test_a_miss_becomes_a_hit_and_a_hit_a_miss() -> None:
    t = strike(duel(), *([2] * 14))
    assert t.unit("orc.1").damage == 0
    t.master(Override(t.line(events.Missed), "successes", "5", BECAUSE))
    hurt = t.unit("orc.1").damage
    assert hurt > 0
    other = strike(duel(), *([12] * 5), *([1] * 9))
    other.master(Override(other.line(events.Hit), "hit", "0", BECAUSE))
    assert other.unit("orc.1").damage == 0
    assert words(other)["hit"] == ("1", "0")


@pytest.mark.rule("VER-GM-04", "VER-DICE-12")
def test_the_difficulty_of_an_attack_is_changed_after_the_fact() -> None:
    t = strike(duel(), 9, 9, 9, 12, 12, *([1] * 9))
    before = t.unit("orc.1").damage
    [roll] = [event for event in t.told(events.DiceRolled) if event.kind == "attack"]
    hard = len(roll.rolled.by_difficulty)
    t.master(Override(t.line(events.DiceRolled), "difficulty", str(hard + 1), BECAUSE))
    assert t.unit("orc.1").damage == before - 1
    assert words(t)["successes"] == (str(roll.rolled.successes), str(roll.rolled.successes - 1))


@pytest.mark.rule("VER-GM-04", "VER-HEALTH-05")
def test_the_dead_live_when_the_blow_was_smaller() -> None:
    t = duel()
    t.master(PlaceTokens("s2", "npc:orc")).master(JoinFight("orc.2"))
    t.unit("orc.1").damage = sum(t.unit("orc.1").profile.levels[:3]) - 1
    strike(t, *([12] * 14))
    assert t.unit("orc.1").dead
    t.master(Override(t.line(events.Damaged), "damage", "1", BECAUSE))
    assert not t.unit("orc.1").dead
    assert words(t)["fate"] == ("dead", "alive")


@pytest.mark.rule("VER-GM-04", "VER-COVER-03", "VER-PRIN-05")
def test_an_attack_is_made_harder_before_it_is_rolled() -> None:
    t = duel()
    t.says(2, Attack("sword", "orc.1"))
    t.master(Override(t.line(events.AttackDeclared), "pool", "2", BECAUSE))
    t.master(Override(t.line(events.AttackDeclared), "difficulty", "3", BECAUSE)).says(1, Nothing())
    [roll] = [event for event in t.told(events.DiceRolled) if event.kind == "attack"]
    assert len(roll.rolled.faces) == 2
    assert sum(part.amount for part in roll.difficulty) == 3
    assert t.refuses(1, Override(t.line(events.AttackDeclared), "pool", "3", BECAUSE)) == "veridia-gm-gone"


@pytest.mark.rule("VER-GM-04")
def test_wounds_wait_for_the_master_and_he_says_how_much() -> None:
    t = duel()
    t.master(Hold(True))
    strike(t, *([12] * 14))
    assert t.unit("orc.1").damage == 0
    assert t.told(DamageHeld)[0].damage > 2
    assert t.asked(1).refusal(DealInstead(2, " x  ")) is not None
    t.says(1, DealInstead(2, BECAUSE))
    assert t.unit("orc.1").damage == 2
    assert words(t)["damage"][1] == "2"
    assert t.told(events.Damaged)[0].dealt == 2


@pytest.mark.rule("VER-CRIT-01", "VER-GM-04")
def test_the_master_picks_the_row_of_a_critical_failure() -> None:
    t = strike(duel(criticals="gm"), *([1] * 14))
    assert [event.consequence for event in t.told(events.CriticalFailure)] == [""]
    assert not t.unit("p1").conditions
    assert t.refuses(1, RuleCritical(1, "defence")) == "veridia-gm-no-line"
    number = t.line(events.CriticalFailure)
    assert t.refuses(1, RuleCritical(number, "comet")) == "veridia-gm-value"
    t.master(RuleCritical(number, "defence"))
    assert [condition.id for condition in t.unit("p1").conditions] == ["prone"]
    assert not t.campaign.criticals
    other = strike(duel(criticals="gm"), *([1] * 14))
    other.master(RuleCritical(other.line(events.CriticalFailure)))
    assert not other.unit("p1").conditions


# -- conditions, durations, costs --------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-04")
def test_a_condition_is_taken_away_or_is_another() -> None:
    t = duel()
    t.master(Correct("p1", "condition", "prone", BECAUSE))
    t.master(Override(t.line(events.ConditionBegan), "condition", "off_balance", BECAUSE))
    assert [condition.id for condition in t.unit("p1").conditions] == ["off_balance"]
    t.master(Correct("p1", "condition", "-off_balance", BECAUSE))
    assert not t.unit("p1").conditions


@pytest.mark.rule("VER-GM-04", "VER-DUR-01")
def test_a_duration_is_longer_or_over() -> None:
    t = duel()
    effect = t.g.box.traits["celerity"].use[0].do[0]
    begin(t.g, t.unit("p1"), effect, 4, "celerity", "p1", Until(turns=2))
    line = t.line(events.EffectBegan)
    t.master(Override(line, "duration", "7", BECAUSE))
    [lasting] = t.unit("p1").effects
    assert lasting.until.turns == lasting.age + 7
    t.master(Override(line, "duration", "0", BECAUSE))
    assert not t.unit("p1").effects


@pytest.mark.rule("VER-GM-04", "VER-POOL-04")
def test_a_cost_is_given_back() -> None:
    t = table("ilva").master(OpenScene("A field", map="open_field")).master(PlaceTokens("s2", "npc:orc"))
    t.master(StartFight("s2"))
    unit = t.unit("p1")
    full = unit.pools["mana"]
    unit.pools["mana"] -= 3
    t.g.tell(events.PointsPaid, "p1", "mana", 3, full - 3)
    t.master(Override(t.line(events.PointsPaid), "cost", "1", BECAUSE))
    assert t.unit("p1").pools["mana"] == full - 1
    assert words(t) == {"cost": ("3", "1")}


# -- requirements, prices, awards --------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-04", "VER-VAL-06")
def test_a_requirement_is_waived() -> None:
    t = table(players=1).says(2, BeginBuilding())
    way = BuildStep(2, RaiseLevel("specialty", "grey"))
    t.command(2, way)
    assert "grey" not in t.g.state.characters[2].specialties
    t.master(Override(t.line(Barred), "requirement", "waived", BECAUSE))
    assert t.g.state.characters[2].specialties == {"grey": 1}
    assert words(t)["requirement"][1] == "waived"
    assert t.refuses(1, Override(t.line(Barred), "requirement", "waived", BECAUSE)) == "veridia-gm-gone"


@pytest.mark.rule("VER-GM-04", "VER-GM-12")
def test_a_price_is_changed_afterwards() -> None:
    t = table("sela").master(OpenShop("Racusa", "town")).master(FixStock("sword", True, 10))
    before = t.folk().character.deli
    t.command(2, Purchased("p1", "sword"))
    assert t.folk().character.deli == before - 1000
    t.master(Override(t.line(Traded), "price", "400", BECAUSE))
    assert t.folk().character.deli == before - 400


@pytest.mark.rule("VER-GM-04", "VER-GM-09", "VER-XP-05")
def test_an_award_is_changed_and_the_ledger_still_adds_up() -> None:
    t = table("sela").master(GiveAward(("p1",), "for wit", experience=3))
    had = t.folk().character.experience
    t.master(Override(t.line(Awarded), "award", "5", BECAUSE))
    t.master(Override(t.line(Awarded), "award", "1", BECAUSE))
    sela = t.folk().character
    assert sela.experience == had - 2
    assert awarded_in_all(sela) == spent(sela) + sela.experience


# -- corrections, privacy, nonsense ------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-04")
def test_how_somebody_is_can_be_corrected_in_and_out_of_fights() -> None:
    t = table("sela").master(OpenScene("A field", map="open_field"))
    t.master(Correct("p1", "damage", "5", BECAUSE))
    assert t.person().level == "hurt"
    t.master(PlaceTokens("s2", "npc:orc")).master(Correct("orc.1", "damage", "2", BECAUSE)).master(StartFight("s2"))
    assert (t.unit("p1").damage, t.unit("orc.1").damage) == (5, 2)
    t.master(Correct("orc.1", "fate", "knocked_out", BECAUSE))
    assert t.unit("orc.1").knocked_out
    assert words(t)["fate"] == ("up", "knocked_out")


@pytest.mark.rule("VER-GM-04")
def test_a_private_override_is_read_by_the_master_alone() -> None:
    t = table("sela").master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    t.master(Override(t.line(RollMade), "successes", "3", BECAUSE, private=True))
    assert not [event for event in t.log(2) if isinstance(event, Overridden)]
    assert [event for event in t.log(1) if isinstance(event, Overridden)]


@pytest.mark.rule("VER-GM-04")
def test_nonsense_is_refused_and_changes_nothing() -> None:
    t = table("sela").master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    line = t.line(RollMade)
    for wish, why in (
        (Override(999, "pool", "3", BECAUSE), "veridia-gm-no-line"),
        (Override(line, "price", "3", BECAUSE), "veridia-gm-not-in-line"),
        (Override(line, "successes", "many", BECAUSE), "veridia-gm-value"),
        (Override(line, "successes", "41", BECAUSE), "veridia-gm-value"),
        (Override(line, "successes", "", BECAUSE), "veridia-gm-value"),
        (Override(line, "successes", "-1", BECAUSE), "veridia-gm-value"),
        (Correct("nobody", "damage", "3", BECAUSE), "veridia-gm-nobody"),
        (Correct("p1", "damage", "99", BECAUSE), "veridia-gm-value"),
        (Correct("p1", "fate", "dead", BECAUSE), "veridia-gm-value"),
        (Correct("p1", "mana", "3", BECAUSE), "veridia-gm-value"),
    ):
        before = t.match.position()
        assert t.refuses(1, wish) == why
        assert t.match.position() == before
    assert t.refuses(2, Override(line, "successes", "3", BECAUSE)) == "veridia-gm-only-master"
