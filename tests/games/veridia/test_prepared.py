"""Beginning a skirmish prepared: a trait of each unit is at work from the start (specification 1.1, VER-SKIR-01)."""

from __future__ import annotations

from collections import Counter

import pytest

from oakveil.games.veridia import house_box, new
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.catalogue import TEXTS
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.choices import Nothing, Points, UseTrait
from oakveil.games.veridia.events import PointsPaid, RoundBegan
from oakveil.games.veridia.narrator import VeridiaNarrator
from oakveil.games.veridia.options import VeridiaOptions, in_force
from oakveil.games.veridia.rules.harm import armor
from oakveil.games.veridia.rules.turns import can_act_freely, has_main
from oakveil.games.veridia.sequence import FightOut, Skirmish
from oakveil.games.veridia.soundness import flaw
from oakveil.kernel.chance import Chance
from oakveil.kernel.game import Place
from oakveil.kernel.text import Locale
from tests.games.veridia.casters import caster
from tests.games.veridia.table import Talk, fight, person

FLAME = UseTrait("flame_edge")
BLOOD = UseTrait("sanguis")


def beginning(*own: Character, a: str = "own:1", b: str = "npc:orc", fervor: int = 9, prepared: bool = True) -> Talk:
    """Everybody stands in its place, and the fight begins."""
    t = fight(a, b, *own, gap=4, prepared=prepared)
    for unit in t.g.fight.units.values():
        unit.pools = {"fervor": fervor, "mana": 0, "focus": 0}
    t.g.fight.round, t.g.fight.order = 0, ()
    whole, out = Skirmish(), FightOut()
    whole.at = "conclude"
    t.g.stack = [whole, out]
    t.g._question = None
    return t


@pytest.mark.rule("VER-SKIR-01")
def test_unprepared_nobody_is_asked_and_no_spell_is_active() -> None:
    t = beginning(caster("flame_edge"), prepared=False)
    assert t.ask.key == "veridia.turn"
    assert all(not unit.effects for unit in t.g.fight.units.values())


@pytest.mark.rule("VER-SKIR-01", "VER-POOL-04")
def test_a_trait_is_at_work_and_paid_and_the_first_turn_is_whole() -> None:
    t = beginning(caster("flame_edge"))
    assert (t.ask.key, t.ask.seat) == ("veridia.prepare", 1)
    t.answer(FLAME)
    ann = t.unit("1")
    assert [lasting.source for lasting in ann.effects] == ["flame_edge"]
    assert [(event.pool, event.points) for event in t.told(PointsPaid)] == [("fervor", 1)]
    assert ann.pools["fervor"] == 8
    assert [event.number for event in t.told(RoundBegan)] == [1]
    assert has_main(ann)
    assert not ann.turn.free
    assert can_act_freely(ann)


@pytest.mark.rule("VER-SKIR-01")
def test_how_much_is_paid_is_asked_and_what_fades_is_whole_in_the_first_turn() -> None:
    t = beginning(caster("sanguis"))
    before = armor(t.g, t.unit("1"), "inner")
    t.answer(BLOOD).answer(Points(4))
    while t.unit("1").turn.slot != "now":
        t.answer(t.ask.options[0])
    assert armor(t.g, t.unit("1"), "inner") == before + 2
    assert t.unit("1").pools["fervor"] == 5


@pytest.mark.rule("VER-SKIR-01")
def test_it_may_be_declined_and_only_one_is_chosen() -> None:
    t = beginning(caster("flame_edge", "sanguis"))
    assert set(t.ask.options) == {Nothing(), FLAME, BLOOD}
    t.answer(Nothing())
    assert t.ask.key == "veridia.turn"
    assert t.unit("1").pools["fervor"] == 9
    t = beginning(caster("flame_edge", "sanguis")).answer(FLAME)
    assert t.ask.key == "veridia.turn"


@pytest.mark.rule("VER-SKIR-01")
def test_one_after_the_other_and_each_by_its_own_seat() -> None:
    t = beginning(caster("flame_edge"), person("Bo"), caster("sanguis"), a="own:1, own:2", b="own:3")
    assert t.ask.seat == 1
    t.answer(FLAME)
    assert (t.ask.key, t.ask.seat) == ("veridia.prepare", 2)
    assert t.ask.options == (Nothing(), BLOOD)


@pytest.mark.rule("VER-SKIR-01")
def test_only_what_lasts_is_for_oneself_and_can_be_paid() -> None:
    """A teleport, a stroke at an enemy and a spell of a whole action are no preparation."""
    assert (
        beginning(caster("displacing", "dumpening", "air_shot", "flow_boost", "acid_splash")).ask.key == "veridia.turn"
    )
    assert beginning(caster("flame_edge"), fervor=0).ask.key == "veridia.turn"


def test_a_prepared_fight_is_played_to_its_end_and_stays_sound() -> None:
    options = VeridiaOptions(side_a="pregen:ilva, pregen:veyra", side_b="pregen:oren, pregen:sela", prepared=True)
    seats = [Place(), Place()]
    g, chance = new(options, seats, house_box(), Chance(b"laid")), Chance(b"minds")
    asked = Counter[str]()
    while asks := g.asks():
        asked[asks[0].key] += 1
        g.answer(sensible(g, asks[0], chance), asks[0].seat)
        if g.fight.round < 2:
            assert flaw(g) is None
    assert g.outcome is not None
    assert asked["veridia.prepare"] >= 1


def test_programs_begin_with_what_is_worth_its_points() -> None:
    t = beginning(caster("flame_edge"))
    assert sensible(t.g, t.ask, Chance(b"bot")) == FLAME


@pytest.mark.parametrize(
    ("locale", "question", "without"),
    [
        ("en", "Ann, do you begin with a trait at work?", "Begin without"),
        ("fr", "Ann, commencez-vous avec un trait déjà actif\u202f?", "Commencer sans"),
    ],
)
def test_it_is_asked_in_words(locale: Locale, question: str, without: str) -> None:
    t, narrator = beginning(caster("flame_edge")), VeridiaNarrator(TEXTS.in_(locale))
    assert narrator.question(t.g, t.ask).startswith(question)
    assert narrator.option(t.g, Nothing()).startswith(without)


def test_on_an_expedition_nobody_is_prepared() -> None:
    assert not in_force(VeridiaOptions(mode="expedition", prepared=True)).prepared
