"""The log of a campaign: who reads what, filters, exports; and what no table may hold (VER-GM-15, section 2.2)."""

from __future__ import annotations

import msgspec
import pytest

from oakveil.games.veridia import GAME
from oakveil.games.veridia.calendar import Wellbeing
from oakveil.games.veridia.campaign.choices import (
    Hold,
    OpenScene,
    Override,
    PlaceTokens,
    RequestRoll,
    SecretRoll,
    WriteNote,
)
from oakveil.games.veridia.campaign.evening_choices import AdvanceTime, GiveAward
from oakveil.games.veridia.campaign.events import Awarded, Overridden, RollMade
from oakveil.games.veridia.campaign.exporting import Tell, as_json, as_text, chosen, summary
from oakveil.games.veridia.campaign.player_choices import RollNow
from oakveil.games.veridia.campaign.records import Make
from oakveil.games.veridia.campaign.scenes import put_behind
from oakveil.games.veridia.exchange import ATTRIBUTION
from oakveil.kernel.chance import Chance
from oakveil.kernel.save import dump, parse
from oakveil.kernel.table import Event
from oakveil.kernel.text import Locale
from tests.games.veridia.gamemaster import Evening, ready, table


def evening() -> Evening:
    """A roll, a secret one, a note, a day, an award for the first of two."""
    t = table("sela", "oren").master(OpenScene("The ford", map="bridge"))
    t.master(RequestRoll(("p1",), dice=3, note="the rope")).says(2, RollNow("p1")).master(SecretRoll(2, note="a spy"))
    t.master(WriteNote("The duke", "He lies.")).master(AdvanceTime(days=1))
    return t.master(GiveAward(("p1",), "the rope held", experience=3, deli=7, item="sword"))


def tell(t: Evening, locale: Locale = "en") -> Tell:
    narrator = GAME.told_in(locale)

    def told(event: Event) -> str:
        return narrator.event(t.g, event)

    return told


@pytest.mark.rule("VER-GM-15")
def test_the_log_is_filtered_by_kind_and_by_word() -> None:
    t = evening()
    told = tell(t)
    assert [type(line.event) for line in chosen(t.g, 1, ("awards",))] == [Awarded]
    assert [type(line.event) for line in chosen(t.g, 1, search="the ROPE", tell=told)] == [RollMade, Awarded]
    assert len(chosen(t.g, 1)) > len(chosen(t.g, 2)) > len(chosen(t.g, None))
    numbers = [line.number for line in chosen(t.g, 1)]
    assert numbers == sorted(numbers) == [*dict.fromkeys(numbers)]


@pytest.mark.rule("VER-GM-15", "VER-PRIN-04")
def test_the_log_leaves_as_text_with_its_licence() -> None:
    t = evening()
    text = as_text(t.g, 2, chosen(t.g, 2), tell(t))
    assert "Scene: The ford." in text
    assert "1220-01-02 08 h" in text
    assert "Sela: +3 XP, +7 deli, sword" in text
    assert text.endswith(ATTRIBUTION + "\n")
    assert "a spy" not in text and "duke" not in text


@pytest.mark.rule("VER-GM-15", "VER-PRIN-04")
def test_the_log_leaves_as_json_with_its_licence() -> None:
    t = evening()
    for seat in (1, 2, 3, None):
        log = msgspec.json.decode(as_json(t.g, seat, chosen(t.g, seat), tell(t, "fr")))
        assert log["attribution"] == ATTRIBUTION and log["ruleset"] == "1.0.0"
        assert [line["number"] for line in log["lines"]] == [line.number for line in chosen(t.g, seat)]
        assert ("a spy" in str(log)) is (seat == 1)
        assert bool(log["awards"]) is (seat in (1, 2))


@pytest.mark.rule("VER-GM-15", "VER-GM-09")
def test_the_summary_counts_awards_as_the_master_changed_them() -> None:
    t = evening()
    t.master(GiveAward(("p1", "p2"), "the end", experience=2)).master(Override(t.line(Awarded), "award", "4", "a slip"))
    assert [(one.name, one.experience) for one in summary(t.g, 1)] == [("Sela", 5), ("Oren", 4)]
    assert [one.name for one in summary(t.g, 3)] == ["Oren"]


# -- secrets -----------------------------------------------------------------------------------------------------------

SECRETS = ("He lies", "a spy", "npc:orc")


@pytest.mark.rule("VER-GM-05", "VER-GM-02")
@pytest.mark.parametrize("seat", [2, 3, None])
def test_nothing_that_is_secret_reaches_a_view_a_log_or_a_table_dealt_anew(seat: int | None) -> None:
    t = evening().master(PlaceTokens("s3", "npc:orc", hidden=True, name="Gorm"))
    told = tell(t)
    seen = repr(t.g.seen_by(seat)) + repr(t.log(seat)) + "\n".join(told(line.event) for line in chosen(t.g, seat))
    anew = t.g.redealt(seat, Chance(b"anew"))
    seen += repr([anew.state.campaign, anew.state.characters])
    for secret in (*SECRETS, "Gorm"):
        assert secret not in seen
    sheet = "'shield_specialist'"  # a trait of Sela's
    assert (sheet in seen) is (seat == 2)
    master = repr(t.g.seen_by(1)) + repr(t.log(1))
    assert all(secret in master for secret in (*SECRETS, "Gorm", sheet))


@pytest.mark.rule("VER-GM-05", "VER-GM-03")
@pytest.mark.parametrize(
    ("visibility", "roller", "other"), [("open", True, True), ("", True, False), ("blind", False, False)]
)
def test_dice_that_wait_are_seen_by_whoever_may(visibility: str, roller: bool, other: bool) -> None:
    t = table("sela", "oren", roll_visibility="gm_and_roller").master(Hold(True)).rolls("request", 12, 11, 10)
    wish = msgspec.structs.replace(RequestRoll(("p1",), dice=3), visibility=visibility)
    t.master(wish).says(2, RollNow("p1"))
    shown = {seat: "(12, 11, 10)" in repr(t.g.seen_by(seat)[1]) for seat in (1, 2, 3)}
    assert shown == {1: True, 2: roller, 3: other}


@pytest.mark.rule("VER-GM-04", "VER-GM-05")
def test_what_the_master_changes_about_a_hidden_roll_stays_hidden() -> None:
    t = table("sela", "oren").master(RequestRoll(("p1",), dice=3, visibility="blind")).says(2, RollNow("p1"))
    line = t.line(RollMade)
    t.master(Override(line, "successes", "7", "a slip"))
    assert line in t.campaign.amended
    for seat in (2, 3, None):
        assert line not in t.seen(seat).amended
        assert not [event for event in t.log(seat) if isinstance(event, Overridden)]
    t.master(GiveAward(("p1",), "wit", experience=1)).master(Override(t.line(Awarded), "award", "2", "a slip"))
    award = t.line(Awarded)
    assert award in t.seen(2).charged and award not in t.seen(3).charged
    assert [event.new for event in t.log(2) if isinstance(event, Overridden)] == ["2"]


def test_a_campaign_is_put_away_and_taken_out_again() -> None:
    t = evening().master(PlaceTokens("s3", "npc:orc", 2))
    again = parse(dump(t.match))
    assert again.position() == t.match.position()
    assert again.table.seen_by(2) == t.match.table.seen_by(2)
    assert [ask.options for ask in again.asks()] == [ask.options for ask in t.match.asks()]


# -- what cannot be ----------------------------------------------------------------------------------------------------


def test_no_table_holds_a_campaign_that_cannot_be() -> None:
    t = evening()
    assert GAME.flaw(t.g) is None

    def broken(**changes: object) -> str:
        """The flaw of a campaign with other values."""
        anew = t.g.copy(Chance(b"copy"))
        assert anew.state.campaign is not None
        for field, value in changes.items():
            setattr(anew.state.campaign, field, value)
        return GAME.flaw(anew) or ""

    sela = t.person()
    front = sela.folk.front
    assert front is not None

    def with_front(**changes: object) -> dict[str, object]:
        folk = msgspec.structs.replace(sela.folk, front=msgspec.structs.replace(front, **changes))
        return {"p1": msgspec.structs.replace(sela, folk=folk), "p2": t.person("p2")}

    assert "hours" in broken(hour=24)
    assert "diary" in broken(diaries={})
    assert "builds" in broken(bench={9: None})
    assert "damage" in broken(people=with_front(being=Wellbeing(damage=99)))
    assert "looks" in broken(people={"p1": msgspec.structs.replace(sela, level="impaired"), "p2": t.person("p2")})
    odd = msgspec.structs.replace(ready("sela"), traits=("foo",))
    assert "foo" in broken(people=with_front(character=odd))
    assert "condition" in broken(people=with_front(conditions=("in_love",)))
    assert "nowhere" in broken(scenes={})
    assert "fight" in broken(fighting="s3")
    put_behind(t.g, makes={"x.1": Make("npc:nobody")})
    assert "npc:nobody" in (GAME.flaw(t.g) or "")
