"""The page of a campaign: what each seat is told of the party, of requests, of the market and of the log."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.campaign.choices import OpenScene, PlaceTokens, RequestRoll, SecretRoll
from oakveil.games.veridia.campaign.evening_choices import OpenShop
from oakveil.games.veridia.campaign.player_choices import BeginBuilding, RollNow, TakeReady
from oakveil.games.veridia.campaign_furniture import campaign_furniture
from oakveil.games.veridia.forecast import Forecast
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.page_building import building_aids
from oakveil.games.veridia.page_campaign import CampaignAids, campaign_aids, consult_campaign
from oakveil.games.veridia.state import Veridia
from oakveil.kernel.ask import Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match

MASTER, ANN, BERT = 1, 2, 3
TEXT = GAME.texts.in_("en")


@pytest.fixture
def played() -> Match:
    """Two players with ready characters, and a bridge with two orcs, one of them hidden."""
    match = Match.start(GAME, VeridiaOptions(mode="campaign", players=3), seed=FairSeed.of("page"))
    match.answer(ANN, TakeReady("sela"))
    match.answer(BERT, TakeReady("oren"))
    match.command(MASTER, "veridia.open_scene", OpenScene("The old bridge", map="bridge"))
    scene = dealt(match, MASTER).state.campaign
    assert scene is not None
    match.command(MASTER, "veridia.place_tokens", PlaceTokens(scene.scene, "npc:orc"))
    match.command(MASTER, "veridia.place_tokens", PlaceTokens(scene.scene, "npc:orc_berserker", hidden=True))
    return match


def dealt(match: Match, seat: Seat | None) -> Veridia:
    """The table as it is dealt anew for whoever is told."""
    g = match.table.redealt(seat, Chance(b"page"))
    assert isinstance(g, Veridia)
    return g


def told(match: Match, seat: Seat | None) -> CampaignAids:
    aids = campaign_aids(dealt(match, seat), seat, TEXT)
    assert aids is not None
    return aids


@pytest.mark.rule("VER-GM-01", "VER-GM-09")
def test_sheets_are_told_to_their_owner_and_the_master(played: Match) -> None:
    def known(seat: Seat | None) -> list[str]:
        return [person.name for person in told(played, seat).people if person.secret is not None]

    assert known(MASTER) == ["Sela", "Oren"]
    assert known(ANN) == ["Sela"]
    assert known(None) == []
    sela = told(played, ANN).people[0].secret
    assert sela is not None
    assert (sela.deli, sela.levels, sela.fight.initiative) == ("460", (4, 3, 3, 3), 7)


@pytest.mark.rule("VER-GM-02", "VER-GM-07")
def test_hidden_tokens_and_what_tokens_are_stay_behind_the_screen(played: Match) -> None:
    assert [token.hidden for token in told(played, MASTER).tokens].count(True) == 1
    assert all(token.threat for token in told(played, MASTER).tokens if token.side == "b")
    assert not any(token.hidden or token.threat or token.level for token in told(played, ANN).tokens)


@pytest.mark.rule("VER-GM-03", "VER-ODDS-06")
def test_whoever_is_asked_knows_his_pool_and_the_difficulty_only_if_it_is_shown(played: Match) -> None:
    wish = RequestRoll(("p1", "p2"), "perception", "alertness", difficulty=2, show_difficulty=False)
    played.command(MASTER, "veridia.request_roll", wish)
    mine, masters = told(played, ANN).request, told(played, MASTER).request
    assert mine is not None and masters is not None
    assert (mine.told, mine.difficulty, [*mine.pools]) == ("Perception + Alertness", None, ["p1"])
    assert (mine.pools["p1"].dice, mine.pools["p1"].odds.difficulty) == (5, 0)
    assert (masters.difficulty, [*masters.pools]) == (2, ["p1", "p2"])
    assert masters.pools["p1"].odds.difficulty == 2


@pytest.mark.rule("VER-GM-04", "VER-GM-05", "VER-GM-15")
def test_the_log_tells_what_may_be_overridden_and_no_secret_roll(played: Match) -> None:
    played.command(MASTER, "veridia.request_roll", RequestRoll(("p1",), "perception", "alertness", difficulty=1))
    played.answer(ANN, RollNow("p1"))
    played.command(MASTER, "veridia.secret_roll", SecretRoll(6, note="the bandits listen"))
    lines = told(played, MASTER).log
    roll = next(line for line in lines if line.kind == "RollMade" and "Sela" in line.told)
    assert (roll.values["pool"], roll.values["difficulty"]) == ("5", "1")
    assert any(line.secret and "bandits" in line.told for line in lines)
    assert not any("bandits" in line.told for line in told(played, ANN).log)


@pytest.mark.rule("VER-GM-12")
def test_prices_are_told_to_whoever_pays_them(played: Match) -> None:
    assert told(played, ANN).market == ()
    played.command(MASTER, "veridia.open_shop", OpenShop("Bridge End", "city"))
    market = told(played, ANN).market
    assert len(market) > 20
    assert all([*goods.prices] == ["p1"] for goods in market)


@pytest.mark.rule("VER-GM-14", "VER-LAB-03")
def test_the_master_alone_foresees_a_fight(played: Match) -> None:
    found = consult_campaign(dealt(played, MASTER), MASTER, "campaign.forecast", {"foes": "npc:goblin"}, TEXT)
    assert isinstance(found, Forecast)
    assert found.fights >= 1 and found.own > found.foes
    with pytest.raises(KeyError):
        consult_campaign(dealt(played, ANN), ANN, "campaign.forecast", {"foes": "npc:goblin"}, TEXT)
    with pytest.raises(ValueError):
        consult_campaign(dealt(played, ANN), ANN, "campaign.sheet", {"person": "p2", "form": "text"}, TEXT)


@pytest.mark.rule("VER-NEW-01")
def test_a_bench_is_told_to_whoever_builds(played: Match) -> None:
    played.answer(4, BeginBuilding())
    assert building_aids(dealt(played, 4), 4, TEXT) is not None
    assert building_aids(dealt(played, ANN), ANN, TEXT) is None


def test_the_library_is_whole_in_both_languages() -> None:
    for locale in ("en", "fr"):
        box = campaign_furniture(house_box(), GAME.texts.in_(locale))
        assert (len(box.library), len(box.ideas), len(box.engines)) == (17 + 35 + 8, 15, 5)
        assert all(entry.name for entry in box.library)
