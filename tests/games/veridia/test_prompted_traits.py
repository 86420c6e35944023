"""What is ours in fights with traits: prompts, the blind, ambushes, who has the last word (VER-SKIR, VER-PRIN-05)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oakveil.games.veridia import GAME, house_box
from oakveil.games.veridia.catalogue import TEXTS
from oakveil.games.veridia.choices import (
    Attack,
    EndSlot,
    Free,
    UseTrait,
    Work,
)
from oakveil.games.veridia.dice import judge
from oakveil.games.veridia.events import DiceRolled, LeftFight
from oakveil.games.veridia.narrator import VeridiaNarrator
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.pools import Wanted
from oakveil.games.veridia.rules.bodies import has
from oakveil.games.veridia.rules.situation import attack_pool, defence_pool, plain_pool
from oakveil.games.veridia.rules.surprise import Surprise
from oakveil.games.veridia.rules.usable import why_not
from oakveil.games.veridia.state import Fallen, Veridia
from oakveil.kernel.match import FairSeed, Match, Refused
from tests.games.veridia import gamemaster
from tests.games.veridia.casters import caster, casting, uses
from tests.games.veridia.table import Talk, fight


def dice(t: Talk, unit: str = "1") -> int:
    """The dice of a blow of bare hands."""
    return attack_pool(t.g, t.unit(unit), t.g.box.weapons["unarmed"], None).dice


@pytest.mark.rule("VER-SKIR-02")
def test_what_cannot_be_used_says_why() -> None:
    t = casting("magic_arrow", "summon_beast", gap=4)
    ann, arrow = t.unit("1"), t.g.box.traits["magic_arrow"].use[0]
    assert why_not(t.g, ann, "magic_arrow", arrow) == ""
    ann.pools["mana"] = 0
    assert why_not(t.g, ann, "magic_arrow", arrow) == "no_points"
    ann.turn.main = "spent"
    assert why_not(t.g, ann, "magic_arrow", arrow) == "no_main"
    ritual = next(use for trait in t.g.box.traits.values() for use in trait.use if use.action == "ritual")
    assert why_not(t.g, ann, "", ritual) == "not_here"


@pytest.mark.rule("VER-SKIR-08")
def test_the_minds_of_beasts() -> None:
    for successes, fate, side in ((6, "up", "a"), (None, "fled", "b")):
        t = fight("own:1", "creature:wolf", caster("control_the_wild"), gap=3)
        wolf = t.unit("wolf")
        wolf.profile = replace(wolf.profile, courage=1, integrity=1)
        t.unit("1").pools["mana"] = 5
        count = successes or wolf.profile.willpower + 1
        t.slot("1").rolls("spell", *[9] * count, *[2] * (6 - count)).answer(UseTrait("control_the_wild"))
        assert (wolf.fate, wolf.side) == (fate, side)


@pytest.mark.rule("VER-SKIR-08")
@pytest.mark.parametrize(("successes", "flees"), [(1, False), (8, True)])
def test_a_roar_frightens_beasts_and_nobody_else(successes: int, flees: bool) -> None:
    t = fight("own:1", "creature:wolf, npc:orc", caster("kings_roar"), gap=3)
    t.unit("1").pools["focus"] = 5
    before = dice(t, "wolf")
    uses(t.slot("1").rolls("spell", *[9] * successes, *[2] * (8 - successes)), "kings_roar")
    assert not t.unit("orc").effects
    assert [event.unit for event in t.told(LeftFight)] == (["wolf"] if flees else [])
    assert dice(t, "wolf") == before - successes


@pytest.mark.rule("VER-SKIR-08")
def test_telekinesis_takes_a_dropped_weapon_to_the_hand() -> None:
    t = casting("telekinesis", gear=())
    t.g.fight.ground = (Fallen("axe", (13, 5)),)
    uses(t.slot("1").rolls("spell", 9, *[2] * 13), "telekinesis")
    assert t.unit("1").main == "axe"
    assert not t.g.fight.ground


@pytest.mark.rule("VER-SKIR-09")
def test_the_blind_strike_worse_and_do_not_shoot() -> None:
    t = fight("own:1", "own:2, npc:orc", caster("blind", gear=("bow",)), caster(gear=("bow",)), gap=4)
    assert dice(t, "1") == dice(t, "2") - 3
    assert defence_pool(t.g, t.unit("1"), "dodge").dice == defence_pool(t.g, t.unit("2"), "dodge").dice - 3
    t.slot("1").answer(Work("draw", "bow"))
    assert not t.slot("1").offers(Attack("bow", "orc"))


@pytest.mark.rule("VER-SKIR-09")
def test_keen_ears_notice_an_ambush() -> None:
    t = fight("own:1", "own:2", caster(), caster("keen_sense:hearing"), surprise="roll")
    Surprise().notice(t.g)
    [_, noticing] = t.told(DiceRolled)
    assert len(noticing.rolled.faces) == 3 + 3 + 2


@pytest.mark.rule("VER-SKIR-10")
def test_what_is_taken_back_needs_consent_once_a_die_has_fallen() -> None:
    match = Match.start(GAME, VeridiaOptions(side_a="npc:guard", side_b="npc:orc"), seed=FairSeed.of("undo"))
    [ask] = match.table.asks()
    match.answer(ask.seat, ask.options[0])
    assert match.free_undo(ask.seat) is not None
    match.undo(ask.seat)
    for _ in range(2):
        [ask] = match.table.asks()
        match.answer(ask.seat, ask.options[0])
    assert match.history[-1].opened
    assert match.free_undo(ask.seat) is None
    with pytest.raises(Refused):
        match.undo(ask.seat)
    match.undo(ask.seat, consent=True)


@pytest.mark.rule("VER-SKILL-04")
def test_the_penalty_of_armour_is_one_of_athletics() -> None:
    t = fight("own:1", "own:2", caster(gear=("mail",)), caster(gear=()))
    climbing, stealing = Wanted("skill", "strength", "athletics"), Wanted("skill", "agility", "stealth")
    mail = t.g.box.armors["mail"].athletics_disadvantage
    assert plain_pool(t.g, t.unit("1"), climbing).dice == plain_pool(t.g, t.unit("2"), climbing).dice - mail
    assert plain_pool(t.g, t.unit("1"), stealing).dice == plain_pool(t.g, t.unit("2"), stealing).dice
    words = {word for trait in t.g.box.traits.values() for use in trait.use for word in use.roll.split("+")}
    assert not words & {"mechanics", "animal_ken", "magitek"}


@pytest.mark.rule("VER-SKILL-06")
def test_a_match_is_named() -> None:
    words = VeridiaNarrator(TEXTS.in_("en")).words(house_box())
    assert words.result(judge((9, 9, 2))) != words.result(judge((9, 10, 2)))
    assert "9" in words.result(judge((9, 9, 2)))


@pytest.mark.rule("VER-PRIN-05")
def test_where_nobody_can_judge_the_rules_do() -> None:
    t = casting()
    assert not t.g.leave_to_master("1", "attack", "sword")
    assert t.g.before_blow() is None
    evening = gamemaster.table("sela")
    assert isinstance(evening.match.table, Veridia)
    assert evening.match.table.leave_to_master("sela", "attack", "sword")


@pytest.mark.rule("VER-TURN-03", "VER-SURP-05")
def test_who_rules_time_comes_back_last_and_surprises_all() -> None:
    t = fight("own:1", "own:2", caster("ruling"), caster(), gap=1)
    t.unit("1").pools["fervor"] = 3
    t.slot("1")
    assert t.ask.key == "veridia.rule"
    t.answer(UseTrait("ruling"))
    assert t.ask.seat == 2
    assert not t.offers(Attack("sword", "1"))
    t.answer(EndSlot())
    assert t.ask.seat == 1
    assert has(t.unit("2"), "surprised")
    t.rolls("attack", 9, *[2] * 5).answer(Attack("sword", "2"))
    assert t.ask.key != "veridia.answer"
    t.answer(Free("drop_prone")).answer(EndSlot())
    assert not has(t.unit("2"), "surprised")
