"""The library and the fights of a campaign: tokens, the tracker, what is left of everybody (VER-GM-06 to -08)."""

from __future__ import annotations

import pytest

from oakveil.games.veridia import house_box
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.campaign.choices import (
    AddNpc,
    Correct,
    MoveToken,
    OpenScene,
    PlaceTokens,
)
from oakveil.games.veridia.campaign.evening_choices import (
    Finish,
    JoinFight,
    LeaveFight,
    NextSlot,
    Reorder,
    StartFight,
    StopFight,
)
from oakveil.games.veridia.campaign.events import (
    GroupRolled,
)
from oakveil.games.veridia.campaign.library import profile_of_token
from oakveil.games.veridia.events import FightEnded, RoundBegan
from oakveil.games.veridia.profile import of_character, of_creature_card, of_npc
from oakveil.games.veridia.rules.attacking import AttackAction
from oakveil.kernel.chance import Chance
from tests.games.veridia.gamemaster import Evening, ready, table

BAILIFF = "(3+2) - Bailiff [3/3/3/2]\nAttack: 3+2 +2dmg\nDodge: 2+3-1\nBlock: 2+2\nArmor: [0]+2 / [0]+0"


def field(*own: str, foes: str = "npc:orc", count: int = 1, **options: object) -> Evening:
    """A scene in the open field with the party and foes."""
    t = table(*own, **options).master(OpenScene("A field", map="open_field"))
    return t.master(PlaceTokens(t.campaign.scene, foes, count))


def play_on(t: Evening, most: int = 400) -> Evening:
    """Programs play until the fight is over."""
    minds = Chance(b"minds")
    while t.g.state.fight is not None and t.match.number < most:
        ask = t.match.asks()[0]
        t.says(ask.seat, sensible(t.g.redealt(ask.seat, minds), ask, minds))
    assert t.g.state.fight is None
    return t


# -- the library -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-07")
@pytest.mark.parametrize("kind", ["creature", "npc", "pregen"])
def test_everybody_of_the_library_comes_with_one_click(kind: str) -> None:
    box = house_box()
    cards = {"creature": [*box.creatures], "npc": [*box.npcs], "pregen": [*box.pregens]}[kind]
    assert len(cards) == {"creature": 35, "npc": 17, "pregen": 8}[kind]
    t = table("sela").master(OpenScene("Anywhere"))
    for id in cards:
        t.master(PlaceTokens("s2", f"{kind}:{id}"))
        assert profile_of_token(t.g, f"{id}.1").levels


@pytest.mark.rule("VER-GM-07", "VER-CREA-09")
def test_an_npc_of_the_masters_own_is_pasted_as_a_quick_sheet() -> None:
    t = table("sela").master(OpenScene("Anywhere")).master(AddNpc("bailiff", BAILIFF))
    t.master(PlaceTokens("s2", "own:bailiff", 3))
    assert [token.name for token in t.campaign.scenes["s2"].tokens[1:]] == ["Bailiff"] * 3
    assert profile_of_token(t.g, "bailiff.2").dodge == 4
    assert t.refuses(1, AddNpc("x", "rubbish")).startswith("veridia-quick")
    assert t.refuses(1, PlaceTokens("s2", "own:nobody")) == "veridia-gm-unknown-npc"
    assert "Bailiff [3" not in repr(t.seen(2))


@pytest.mark.rule("VER-GM-07")
def test_quick_scaling_changes_pools_and_health() -> None:
    t = field("sela", count=1)
    t.master(PlaceTokens("s2", "npc:guard", 1, name="Captain", scale=2, health=125))
    t.master(PlaceTokens("s2", "creature:wolf", 1, scale=-1, health=75)).master(StartFight("s2"))
    captain, wolf = t.unit("captain.1"), t.unit("wolf.1")
    guard = of_npc(house_box().npcs["guard"])
    assert sum(captain.profile.levels) == sum(guard.levels) * 5 // 4
    printed = of_creature_card(house_box().creatures["wolf"], house_box())
    assert sum(wolf.profile.levels) == sum(printed.levels) * 3 // 4
    assert [modifier.amount for modifier in captain.profile.modifiers if modifier.source == "scaling"] == [2]
    assert [modifier.amount for modifier in wolf.profile.modifiers if modifier.source == "scaling"] == [-1]


# -- fights ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VER-GM-06", "VER-GM-08", "VER-SKIR-07")
def test_a_fight_is_played_out_and_wounds_and_points_stay() -> None:
    t = play_on(field("sela", "ilva", count=2).fights())
    assert t.told(FightEnded)
    spent = t.folk("p2").being.pools["mana"]
    assert t.folk("p1").being.damage or spent < of_character(ready("ilva"), house_box()).pools["mana"]
    before = t.folk("p1").being.damage
    t.master(PlaceTokens(t.campaign.scene, "npc:goblin")).fights()
    assert t.unit("p1").damage == before
    assert t.unit("p2").pools["mana"] == spent


@pytest.mark.rule("VER-GM-06")
def test_a_fight_starts_from_any_selection_of_tokens() -> None:
    t = field("sela", "oren", count=3).fights("p2", "orc.3")
    assert set(t.g.fight.units) == {"p2", "orc.3"}
    other = field("sela")
    assert other.refuses(1, StartFight("s2", ("p1",))) == "veridia-gm-two-sides"
    assert other.refuses(1, StartFight("s2", ("p1", "orc.9"))) == "veridia-gm-no-token"
    other.master(StartFight("s2"))
    assert other.refuses(1, StartFight("s2")) == "veridia-gm-fighting"


@pytest.mark.rule("VER-GM-06")
def test_the_tracker_is_changed_by_hand() -> None:
    t = field("sela", count=2).master(MoveToken("p1", (3, 3))).master(MoveToken("orc.1", (9, 3)))
    t.master(MoveToken("orc.2", (9, 5))).master(StartFight("s2"))
    t.master(Reorder(("orc.2", "p1", "orc.1")))
    assert t.g.fight.order == ("orc.2", "p1", "orc.1")
    for _ in range(3):
        t.master(NextSlot())
    assert t.g.fight.round == 2
    assert t.g.fight.order == ("orc.2", "p1", "orc.1")
    t.master(PlaceTokens("s2", "npc:goblin")).master(JoinFight("goblin.1"))
    assert t.g.fight.order[:3] == ("orc.2", "p1", "orc.1") and "goblin.1" in t.g.fight.order
    assert t.unit("goblin.1").cell is not None
    t.master(LeaveFight("orc.2"))
    assert t.unit("orc.2").fate == "away"
    t.master(StopFight())
    assert t.g.state.fight is None
    assert "orc.2" not in [token.id for token in t.campaign.scenes["s2"].tokens]
    assert t.refuses(1, NextSlot()) == "veridia-gm-no-round"


@pytest.mark.rule("VER-GM-06")
def test_whoever_acts_is_taken_out_of_the_middle_of_its_slot() -> None:
    t = field("sela", count=2)
    for id, cell in (("p1", (3, 3)), ("orc.1", (4, 3)), ("orc.2", (9, 3))):
        t.master(MoveToken(id, cell))
    t.rolls("veridia.initiative", 1, 12, 2).master(StartFight("s2"))
    t.master(LeaveFight("orc.1"))
    assert t.g.fight.units["orc.1"].fate == "away"
    assert t.match.asks()[0].seat in (1, 2)


@pytest.mark.rule("VER-GM-04", "VER-GM-06")
def test_whoever_the_master_calls_back_stands_on_the_map_again() -> None:
    t = field("sela", count=2)
    for id, cell in (("p1", (3, 3)), ("orc.1", (4, 3)), ("orc.2", (9, 3))):
        t.master(MoveToken(id, cell))
    t.fights().master(Correct("orc.2", "fate", "fled", "it ran"))
    assert t.unit("orc.2").cell is None
    t.master(Correct("orc.2", "fate", "up", "it did not"))
    assert t.unit("orc.2").cell is not None
    assert t.refuses(1, MoveToken("orc.1")) == "veridia-gm-in-fight"


@pytest.mark.rule("VER-GM-06", "VER-INIT-01")
def test_equal_npcs_roll_initiative_together_if_the_master_likes() -> None:
    t = field("sela", count=3)
    for at in range(3):
        t.master(MoveToken(f"orc.{at + 1}", (9, 2 * at + 1)))
    t.master(MoveToken("p1", (2, 2))).master(StartFight("s2", grouped=True))
    scores = {t.unit(f"orc.{n}").rolled for n in (1, 2, 3)}
    assert len(scores) == 1


@pytest.mark.rule("VER-GM-08", "VER-GM-06")
def test_where_nothing_is_enforced_the_tracker_is_all_there_is() -> None:
    t = table("sela").master(OpenScene("A brawl", map="tavern", enforcement="free"))
    t.master(PlaceTokens("s2", "npc:bandit", 2)).master(StartFight("s2", grouped=True))
    assert t.told(GroupRolled)
    assert {ask.key for ask in t.match.asks()} == {"veridia.free_slot"}
    t.command(2, MoveToken("p1", (5, 5)))
    assert t.unit("p1").cell == (5, 5)
    t.master(Correct("bandit.1", "damage", "3", "a chair"))
    for _ in range(3):
        t.says(1, Finish())
    assert t.told(RoundBegan)[-1].number == 2
    t.says(1, StopFight())
    assert t.g.state.fight is None
    assert t.campaign.behind.makes["bandit.1"].damage == 3
    enforced = field("sela").master(StartFight("s2"))
    assert enforced.refuses(2, MoveToken("p1", (5, 5))) == "veridia-gm-enforced"


@pytest.mark.rule("VER-GM-07", "VER-GM-05")
def test_players_see_names_and_gear_of_npcs_and_no_more() -> None:
    t = field("sela", "oren").fights()
    seen = t.g.seen_by(2)[0].fight
    assert seen is not None
    orc, oren, sela = (seen.units[id] for id in ("orc.1", "p2", "p1"))
    true = t.unit("orc.1").profile
    assert orc.main == t.unit("orc.1").main
    assert orc.profile.levels != true.levels and orc.profile.dodge != true.dodge
    assert all(attack.pool == 0 for attack in orc.profile.attacks)
    assert oren.pools == {} and oren.profile.skills == {}
    assert sela.profile == t.unit("p1").profile
    whole = t.g.seen_by(1)[0].fight
    assert whole is not None and whole.units["orc.1"].profile == true


@pytest.mark.rule("VER-GM-02")
def test_the_background_of_a_scene_makes_shots_harder() -> None:
    t = table("sela").master(OpenScene("Smoke", map="open_field", cover=2)).master(PlaceTokens("s2", "npc:hunter"))
    t.master(MoveToken("p1", (3, 3))).master(MoveToken("hunter.1", (12, 3))).fights()
    hunter = t.unit("hunter.1")
    far, near = (AttackAction(unit="hunter.1", target="p1", weapon=line.weapon) for line in hunter.profile.attacks[:2])
    hunter.cell = (12, 3) if far.card(t.g).kind == "missile" else (4, 3)
    for attack in (far, near):
        background = [part.amount for part in attack.pool(t.g).difficulties if part.source == "background"]
        assert background == ([2] if not attack.close(t.g) else [])
    assert not far.close(t.g) or not near.close(t.g)
