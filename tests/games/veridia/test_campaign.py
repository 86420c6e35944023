"""The campaign table: roles, scenes, requests, hidden rolls (specification 3.17, VER-GM-01 to -03, -05)."""

from __future__ import annotations

import msgspec
import pytest

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.building_choices import Describe, FinishBuilding, RaiseLevel, TakeTrait
from oakveil.games.veridia.campaign.choices import (
    AnswerProposal,
    AnswerWish,
    CancelRequest,
    ChangeScene,
    Correct,
    EditTerrain,
    HideArea,
    LeadTo,
    MoveToken,
    OpenScene,
    PlaceTokens,
    RequestRoll,
    Reveal,
    SecretRoll,
    SetClock,
    WriteNote,
)
from oakveil.games.veridia.campaign.evening_choices import Approve, EndCampaign, HandOver
from oakveil.games.veridia.campaign.events import (
    HiddenRollCounted,
    NoteWritten,
    PersonJoined,
    Revealed,
    RollMade,
    RollRequested,
)
from oakveil.games.veridia.campaign.player_choices import (
    AskToRoll,
    BeginBuilding,
    BuildStep,
    ImportPerson,
    KeepRoll,
    ProposePool,
    RollAgain,
    RollFreely,
    RollNow,
    TakeForGranted,
    TakeReady,
)
from oakveil.games.veridia.campaign.scenes import map_of
from oakveil.games.veridia.campaign.table import CampaignVeridia
from oakveil.games.veridia.characters import Concept
from oakveil.games.veridia.exchange import exported
from oakveil.games.veridia.ledger import awarded_in_all, spent
from oakveil.kernel.chance import ScriptedChance
from tests.games.veridia.gamemaster import Evening, ready, table
from tests.laws.settings import COMMANDS

SCENE = OpenScene("The ford", "in the hills", "bridge")
LOOK = RequestRoll(("p1",), "perception", "alertness")


# -- who sits there ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-01")
def test_a_master_and_players_each_with_a_role() -> None:
    t = table("sela", "oren")
    assert len(t.match.places) == 3
    assert [person.seat for person in t.campaign.people.values()] == [2, 3]
    assert t.refuses(2, SCENE) == "veridia-gm-only-master"
    assert t.refuses(1, AskToRoll("p1", "charisma", "trade")) == "veridia-gm-only-player"
    assert t.refuses(3, AskToRoll("p1", "charisma", "trade")) == "veridia-gm-not-yours"


@pytest.mark.rule("VER-GM-01", "VER-GM-07")
def test_players_come_with_ready_characters_all_at_once() -> None:
    t = table(players=2)
    assert {ask.seat for ask in t.match.asks() if ask.key == "veridia.join"} == {2, 3}
    t.says(3, TakeReady("ilva")).says(2, TakeReady("sela"))
    assert [(person.seat, person.name) for person in t.campaign.people.values()] == [(3, "Ilva"), (2, "Sela")]
    t.command(2, TakeReady("oren"))
    assert len([person for person in t.campaign.people.values() if person.seat == 2]) == 2


@pytest.mark.rule("VER-GM-01", "VER-VAL-19", "VER-TRAIT-06")
def test_a_new_character_is_built_at_the_table_and_waits_for_consent() -> None:
    t = table(players=1)
    t.says(2, BeginBuilding())
    t.says(2, BuildStep(2, RaiseLevel("skill", "melee"))).says(2, BuildStep(2, Describe("Ann", Concept("she"))))
    t.says(2, BuildStep(2, FinishBuilding()))
    assert not t.campaign.people
    t.master(Approve(2, accepted=False, reason="no sword?"))
    t.says(2, BuildStep(2, RaiseLevel("skill", "parry"))).says(2, BuildStep(2, FinishBuilding()))
    t.says(1, Approve(2))
    ann = t.folk().character
    assert (ann.name, ann.skills) == ("Ann", {"melee": 1, "parry": 1})
    assert awarded_in_all(ann) == spent(ann) + ann.experience == 150
    assert t.told(PersonJoined)[0].name == "Ann"


@pytest.mark.rule("VER-GM-01", "VER-VAL-19")
def test_who_decides_on_advancement_is_for_the_table_to_say() -> None:
    free = table("sela", advancement="free")
    free.command(2, BeginBuilding("p1")).says(2, BuildStep(2, RaiseLevel("skill", "law")))
    free.says(2, BuildStep(2, FinishBuilding()))
    assert free.folk().character.skills["law"] == 1
    strict = table("sela", advancement="gm_only")
    assert strict.refuses(2, BeginBuilding("p1")) == "veridia-gm-only-master"


@pytest.mark.rule("VER-GM-01", "VER-VAL-18")
def test_a_character_comes_from_its_exported_text() -> None:
    t = table(players=1)
    t.command(2, ImportPerson(exported(ready("tomar"), house_box())))
    t.says(1, Approve(2))
    assert t.person().name == "Tomar"
    assert t.refuses(2, ImportPerson("{}")) == "veridia-import-unreadable"


@pytest.mark.rule("VER-GM-01", "VER-GM-16")
def test_the_master_runs_the_character_of_somebody_who_is_absent() -> None:
    t = table("sela", "oren").master(SCENE).master(HandOver("p2", "master"))
    t.master(RequestRoll(("p1", "p2"), willpower=True))
    assert {ask.seat for ask in t.match.asks()} == {1, 2}
    t.says(1, RollNow("p2")).says(2, RollNow("p1"))
    t.master(HandOver("p2", "player")).master(RequestRoll(("p2",), willpower=True))
    assert {ask.seat for ask in t.match.asks()} == {3}


@pytest.mark.rule("VER-GM-01")
def test_nobody_sees_the_sheets_of_others() -> None:
    t = table("sela", "oren")
    assert t.seen(2).people["p1"].folk.front is not None
    assert t.seen(2).people["p2"].folk.front is None
    assert t.seen(None).people["p1"].folk.front is None
    assert t.seen(1).people["p2"].folk.front is not None
    t.command(2, BeginBuilding("p1"))
    state, _ = t.g.seen_by(3)
    assert state.characters == {}


@pytest.mark.rule("VER-GM-01", "VER-GM-05")
@pytest.mark.parametrize("seat", [1, 3, None])
def test_others_know_that_somebody_builds_and_players_do_not_know_what(seat: int | None) -> None:
    t = table(players=2).says(2, BeginBuilding())
    asks = t.g.redealt(seat, ScriptedChance({})).asks()
    assert [ask.key for ask in asks if ask.seat == 2] == ["veridia.bench"]
    (built,) = [ask.options for ask in asks if ask.seat == 2]
    assert (len(built) > 1) == (seat == 1), "the master alone looks at the bench"


# -- scenes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-02")
def test_a_scene_opens_and_everybody_is_in_it() -> None:
    t = table("sela", "oren").master(SCENE)
    scene = t.campaign.scenes[t.campaign.scene]
    assert (scene.title, scene.place, scene.map) == ("The ford", "in the hills", "bridge")
    assert {token.id for token in scene.tokens} == {"p1", "p2"}
    assert t.refuses(1, OpenScene("x", map="moon")) == "veridia-gm-unknown-map"


@pytest.mark.rule("VER-GM-02")
def test_groups_split_and_each_has_its_scene() -> None:
    t = table("sela", "oren").master(SCENE)
    first = t.campaign.scene
    t.master(OpenScene("The cellar", people=("p2",)))
    second = t.campaign.scene
    assert [token.id for token in t.campaign.scenes[first].tokens] == ["p1"]
    assert [token.id for token in t.campaign.scenes[second].tokens] == ["p2"]
    t.master(LeadTo(("p2",), first))
    assert t.person("p2").scene == first
    assert not t.campaign.scenes[second].tokens


@pytest.mark.rule("VER-GM-02")
def test_terrain_is_edited_by_hand() -> None:
    t = table("sela").master(OpenScene("A field", map="open_field")).master(EditTerrain("s2", ((8, 8),), "#"))
    board = t.g.box.boards[map_of(t.campaign.scenes["s2"])]
    assert board.solid((8, 8))
    assert not t.g.box.boards["open_field"].solid((8, 8))
    assert t.refuses(1, EditTerrain("s2", ((99, 8),), "#")) == "veridia-gm-off-map"
    start = t.g.box.boards["open_field"].starts["A"]
    assert t.refuses(1, EditTerrain("s2", start, "#")) == "veridia-gm-no-start"


@pytest.mark.rule("VER-GM-02")
def test_what_hides_is_behind_the_screen_until_it_is_revealed() -> None:
    t = table("sela").master(OpenScene("A field", map="open_field"))
    t.master(PlaceTokens("s2", "npc:orc", hidden=True)).master(HideArea("s2", ((3, 3),), "A trap door.", "o"))
    t.master(WriteNote("The duke", "He lies.")).master(SetClock("s2", "The storm", hidden=True))
    seen = t.seen(2)
    assert seen.screen.front is None
    assert [token.id for token in seen.scenes["s2"].tokens] == ["p1"]
    assert not seen.scenes["s2"].clocks and not seen.papers
    assert all(not isinstance(event, NoteWritten) for event in t.log(2))
    behind = t.campaign.behind
    t.master(Reveal("token", "orc.1")).master(Reveal("area", behind.areas[0].id))
    t.master(Reveal("note", behind.notes[0].id)).master(Reveal("clock", behind.clocks[0].id))
    seen = t.seen(2)
    assert [token.id for token in seen.scenes["s2"].tokens] == ["p1", "orc.1"]
    assert seen.papers[0].text == "He lies."
    assert seen.scenes["s2"].clocks[0].title == "The storm"
    assert seen.scenes["s2"].terrain == (((3, 3), "o"),) and not seen.scenes["s2"].covered
    assert [event.text for event in t.told(Revealed) if event.what == "area"] == ["A trap door."]


@pytest.mark.rule("VER-GM-02")
def test_a_handout_is_given_out_at_once_and_clocks_go_on() -> None:
    t = table("sela").master(SCENE).master(WriteNote("A letter", "Come at once.", handout=True))
    assert t.seen(2).papers[0].title == "A letter"
    t.master(SetClock("s2", "The storm", segments=6))
    id = t.campaign.scenes["s2"].clocks[0].id
    t.master(SetClock("s2", "The storm", id, 6, 4))
    assert [(clock.filled, clock.segments) for clock in t.campaign.scenes["s2"].clocks] == [(4, 6)]


@pytest.mark.rule("VER-GM-02", "VER-GM-07")
def test_a_field_of_a_sheet_is_shown_when_the_master_wishes() -> None:
    t = table("sela").master(SCENE).master(PlaceTokens("s2", "npc:orc"))
    t.master(Reveal("field", "orc.1", "levels"))
    assert t.seen(2).scenes["s2"].tokens[-1].shown == ("levels",)
    assert t.refuses(1, Reveal("field", "orc.1")) == "veridia-gm-nothing-hidden"


# -- requests ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-03")
def test_the_master_asks_several_and_each_rolls_in_its_own_time() -> None:
    t = table("sela", "oren").master(RequestRoll(("p1", "p2"), "perception", "alertness", difficulty=1))
    assert {ask.seat for ask in t.match.asks()} == {2, 3}
    t.rolls("request", 9, 10, 3, 4, 5).says(3, RollNow("p2"))
    assert {ask.seat for ask in t.match.asks()} == {2}
    t.says(2, RollNow("p1"))
    oren, sela = t.told(RollMade)
    assert (oren.name, sela.name) == ("Oren", "Sela")
    assert sum(part.amount for part in oren.difficulty) == 1
    assert {ask.key for ask in t.match.asks()} == {"veridia.master"}


@pytest.mark.rule("VER-GM-03")
def test_kinds_of_pools() -> None:
    t = table("ilva")
    for wish, source in (
        (RequestRoll(("p1",), "perception", "alertness"), "perception+alertness"),
        (RequestRoll(("p1",), specialty="white", skill="arcana"), "white+arcana"),
        (RequestRoll(("p1",), willpower=True), "willpower"),
        (RequestRoll(("p1",), dice=5), "free"),
    ):
        t.master(wish).says(2, RollNow("p1"))
        assert t.told(RollMade)[-1].dice[0].source == source
    t.master(RequestRoll(("p1",), dice=5)).says(2, RollNow("p1"))
    assert len(t.told(RollMade)[-1].rolled.faces) == 5
    assert t.refuses(1, RequestRoll(("p1",), dice=5, willpower=True)) == "veridia-gm-one-pool"
    assert t.refuses(1, RequestRoll(("p9",), dice=5)) == "veridia-gm-nobody"


@pytest.mark.rule("VER-GM-03", "VER-DICE-10")
def test_advantage_needs_a_reason_and_counts() -> None:
    t = table("sela")
    assert t.refuses(1, RequestRoll(("p1",), dice=3, advantage=2)) == "veridia-gm-reason"
    t.master(RequestRoll(("p1",), dice=3, advantage=-2, reason="in the dark")).says(2, RollNow("p1"))
    assert len(t.told(RollMade)[0].rolled.faces) == 1


@pytest.mark.rule("VER-GM-03", "VER-CONT-01")
def test_a_roll_is_opposed_by_dice_or_by_somebody() -> None:
    t = table("sela", "oren").rolls("request", 9, 10, 11).rolls("opposition", 9, 1)
    t.master(RequestRoll(("p1",), dice=3, against=2)).says(2, RollNow("p1"))
    made = t.told(RollMade)[0]
    assert (made.alone.successes, made.rolled.successes) == (3, 2)
    assert made.other is not None and made.other.successes == 0
    t.master(SCENE).master(PlaceTokens("s3", "npc:guard"))
    t.master(RequestRoll(("p1",), "strength", "athletics", opponent="guard.1")).says(2, RollNow("p1"))
    other = t.told(RollMade)[-1].other
    assert other is not None and len(other.faces) == 3  # a quick sheet has no skills (VER-CREA-07)
    assert t.refuses(1, RequestRoll(("p1",), dice=3, against=2, opponent="p2")) == "veridia-gm-one-opponent"


@pytest.mark.rule("VER-GM-03", "VER-DICE-14")
def test_out_of_danger_a_roll_may_be_taken_for_granted_where_that_is_allowed() -> None:
    wish = RequestRoll(("p1",), dice=8, difficulty=1, automatic=True)
    t = table("sela").master(wish).says(2, TakeForGranted("p1"))
    assert t.told(RollMade)[0].rolled.successes == 1
    never = table("sela", auto_success="never").master(wish)
    assert TakeForGranted("p1") not in never.asked(2).options
    always = table("sela", auto_success="always").master(RequestRoll(("p1",), dice=8))
    assert TakeForGranted("p1") in always.asked(2).options
    opposed = table("sela", auto_success="always").master(RequestRoll(("p1",), dice=8, against=3))
    assert TakeForGranted("p1") not in opposed.asked(2).options


@pytest.mark.rule("VER-GM-03")
def test_a_player_proposes_another_pool_and_the_master_decides() -> None:
    t = table("sela").master(LOOK).says(2, ProposePool("p1", "strength", "melee"))
    assert [ask.key for ask in t.match.asks()] == ["veridia.proposal"]
    t.says(1, AnswerProposal("p1", True)).says(2, RollNow("p1"))
    assert t.told(RollMade)[0].dice[0].source == "strength+melee"
    t.master(LOOK).says(2, ProposePool("p1", "strength", "melee")).says(1, AnswerProposal("p1", False))
    t.says(2, RollNow("p1"))
    assert t.told(RollMade)[1].dice[0].source == "perception+alertness"
    t.master(LOOK)
    foreign = ProposePool("p2", "strength", "melee")
    assert t.asked(2).refusal(foreign) is not None


@pytest.mark.rule("VER-GM-03")
def test_players_ask_to_roll() -> None:
    t = table("sela").command(2, AskToRoll("p1", "charisma", "trade", "the miller"))
    [wish] = t.campaign.wishes
    t.master(AnswerWish(wish.number, True, 2)).says(2, RollNow("p1"))
    made = t.told(RollMade)[0]
    assert (made.dice[0].source, made.note) == ("charisma+trade", "the miller")
    t.command(2, AskToRoll("p1", "charisma", "trade")).master(AnswerWish(t.campaign.wishes[0].number, False))
    assert not t.campaign.wishes and len(t.told(RollMade)) == 1


@pytest.mark.rule("VER-CONT-04", "VER-GM-03")
def test_either_party_may_start_a_contest() -> None:
    t = table("sela").master(SCENE).master(PlaceTokens("s2", "npc:guard"))
    t.master(RequestRoll(("p1",), "perception", "alertness", opponent="guard.1")).says(2, RollNow("p1"))
    t.command(2, AskToRoll("p1", "strength", "athletics", "arm wrestling"))
    t.master(AnswerWish(t.campaign.wishes[0].number, True, opponent="guard.1")).says(2, RollNow("p1"))
    assert [event.other is not None for event in t.told(RollMade)] == [True, True]
    t.command(2, AskToRoll("p1", "strength", "athletics"))
    number = t.campaign.wishes[0].number
    assert t.refuses(1, AnswerWish(number, True, opponent="nobody.1")) == "veridia-gm-nobody"
    assert t.refuses(1, AnswerWish(number, True, against=3, opponent="guard.1")) == "veridia-gm-one-opponent"


@pytest.mark.rule("VER-SKILL-06")
def test_a_match_is_told_to_the_master() -> None:
    t = table("sela").rolls("request", 10, 10, 2).master(RequestRoll(("p1",), dice=3)).says(2, RollNow("p1"))
    assert "pair of 10" in GAME.told_in("en").event(t.g, t.told(RollMade)[0])


@pytest.mark.rule("VER-GM-03", "VER-DICE-15")
def test_luck_is_paid_for_and_repeats_a_roll() -> None:
    lucky = msgspec.structs.replace(ready("nib"), traits=("devils_luck",), specialties={"devil": 1})
    lucky = msgspec.structs.replace(lucky, ledger=(), ways=())
    t = table(lucky).rolls("request", 1, 2, 9, 9)
    before = t.folk().being.pools["focus"]
    t.master(RequestRoll(("p1",), dice=2)).says(2, RollNow("p1")).says(2, RollAgain("p1"))
    assert t.told(RollMade)[0].rolled.successes == 2
    assert t.folk().being.pools["focus"] == before - 1
    t.master(RequestRoll(("p1",), dice=2)).says(2, RollNow("p1")).says(2, KeepRoll("p1"))
    assert t.folk().being.pools["focus"] == before - 1


@pytest.mark.rule("VER-GM-03")
def test_a_request_is_withdrawn() -> None:
    t = table("sela", "oren").master(RequestRoll(("p1", "p2"), dice=3)).says(2, RollNow("p1")).master(CancelRequest())
    assert {ask.key for ask in t.match.asks()} == {"veridia.master"}
    assert len(t.told(RollMade)) == 1
    assert t.refuses(1, CancelRequest()) == "veridia-gm-no-request"


@pytest.mark.rule("VER-GM-03", "VER-HEALTH-04", "VER-CAL-02")
def test_wounds_and_a_disease_count_in_a_request() -> None:
    t = table("oren").master(Correct("p1", "level", "hurt", "a fall")).master(Correct("p1", "disease", "1", "the rot"))
    t.master(RequestRoll(("p1",), "strength", "athletics")).says(2, RollNow("p1"))
    parts = {part.source: part.amount for part in t.told(RollMade)[0].dice}
    assert (parts["wounds"], parts["disease"]) == (-1, -1)  # Oren is tough


@pytest.mark.rule("VER-GM-03")
def test_a_difficulty_may_be_kept_from_players() -> None:
    t = table("sela").master(RequestRoll(("p1",), dice=3, difficulty=3, show_difficulty=False))
    _, stack = t.g.seen_by(2)
    assert "difficulty=3" not in repr(stack)
    assert all(event.wish.difficulty == 0 for event in t.log(2) if isinstance(event, RollRequested))
    _, own = t.g.seen_by(1)
    assert "difficulty=3" in repr(own)


# -- hidden rolls ------------------------------------------------------------------------------------------------------


def rolls_known_to(t: Evening, seat: int | None) -> int:
    return len([event for event in t.log(seat) if isinstance(event, RollMade)])


@pytest.mark.rule("VER-GM-05", "VER-GM-03")
@pytest.mark.parametrize(("visibility", "owner", "other"), [("open", 1, 1), ("blind", 0, 0), ("secret", 0, 0)], ids=str)
def test_who_sees_a_roll(visibility: str, owner: int, other: int) -> None:
    wish = msgspec.structs.replace(LOOK, visibility=visibility)
    t = table("sela", "oren").master(wish)
    if visibility != "secret":
        t.says(2, RollNow("p1"))
    assert rolls_known_to(t, 1) == 1
    assert (rolls_known_to(t, 2), rolls_known_to(t, 3), rolls_known_to(t, None)) == (owner, other, other)
    counted = [event.count for event in t.log(3) if isinstance(event, HiddenRollCounted)]
    assert counted == ([] if visibility == "open" else [1])


@pytest.mark.rule("VER-GM-03", "VER-GM-05")
def test_a_table_may_show_rolls_to_the_master_and_the_roller_alone() -> None:
    t = table("sela", "oren", roll_visibility="gm_and_roller").master(LOOK).says(2, RollNow("p1"))
    assert (rolls_known_to(t, 1), rolls_known_to(t, 2), rolls_known_to(t, 3)) == (1, 1, 0)
    t.master(msgspec.structs.replace(LOOK, visibility="open")).says(2, RollNow("p1"))
    assert rolls_known_to(t, 3) == 1


@pytest.mark.rule("VER-GM-05")
def test_the_master_rolls_in_secret_from_the_same_stream() -> None:
    t = table("sela")
    used = t.g.chance.used
    t.master(SecretRoll(6, note="do they notice?"))
    assert t.g.chance.used == used + 6
    assert t.campaign.hidden_rolls == 1
    assert rolls_known_to(t, 2) == 0
    [cast] = t.campaign.behind.casts
    t.master(Reveal("roll", str(cast.number)))
    assert rolls_known_to(t, 2) == 1
    assert not t.campaign.behind.casts


@pytest.mark.rule("VER-GM-05")
def test_at_the_end_everything_hidden_is_revealed() -> None:
    t = table("sela").master(SecretRoll(2)).master(SecretRoll(3))
    t.master(EndCampaign())
    faces = [len(event.rolled.faces) for event in t.told(RollMade) if event.seats is None]
    assert faces == [2, 3]
    assert t.match.outcome is not None


@pytest.mark.rule("VER-GM-08")
def test_where_nothing_is_enforced_players_move_and_roll_as_they_like() -> None:
    t = table("sela").master(SCENE)
    assert t.refuses(2, RollFreely(4)) == "veridia-gm-enforced"
    t.master(ChangeScene("s2", "The ford", enforcement="free")).command(2, RollFreely(4))
    assert len(t.told(RollMade)[0].rolled.faces) == 4
    t.command(2, MoveToken("p1", (4, 4)))
    assert t.campaign.scenes["s2"].tokens[0].cell == (4, 4)


# -- the house ---------------------------------------------------------------------------------------------------------


def test_every_deed_is_tried_by_the_laws() -> None:
    assert {command.key for command in CampaignVeridia.commands} <= set(COMMANDS)


def test_every_deed_and_every_question_has_its_words() -> None:
    text = GAME.texts.in_("fr")
    for command in CampaignVeridia.commands:
        assert text.has(f"veridia-ask-{command.key.partition('.')[2]}")
        assert text.has(f"veridia-choice-{command.shape.__name__}")


def test_a_step_that_needs_a_trait_one_has_not_is_not_offered() -> None:
    t = table(players=1).says(2, BeginBuilding())
    assert BuildStep(2, TakeTrait("barrier")) not in t.asked(2).options
