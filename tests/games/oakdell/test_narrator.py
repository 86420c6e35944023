"""Everything that is asked, answered and done in the Oak Dell can be told in both languages, and lines stay unknown."""

from __future__ import annotations

from typing import Any, cast

import pytest

from oakveil.bots.random import choose
from oakveil.games.oakdell import GAME, choices, events
from oakveil.games.oakdell.advice import why
from oakveil.games.oakdell.catalogue import TEXTS
from oakveil.games.oakdell.choices import Draft, EndAttack, Light, Strike, UseCircle
from oakveil.games.oakdell.narrator import OakDellNarrator
from oakveil.games.oakdell.options import OakDellOptions
from oakveil.games.oakdell.records import Crossing, Line
from oakveil.games.oakdell.state import OakDell
from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.games.oakdell.readable import expect_readable, plain, records_of
from tests.games.oakdell.table import TableTalk, hero, scene
from tests.games.oakdell.test_texts import CHOICES, EVENTS

ENGLISH, FRENCH = (OakDellNarrator(TEXTS.in_(locale)) for locale in LOCALES)


# -- whole games -------------------------------------------------------------------------------------------------------

ROUND_THE_TABLE: tuple[dict[str, Any], ...] = (
    {"players": 1, "dungeon": "hollow_roots"},
    {"players": 2, "scenario": "shrines", "heroes": "choose", "first_monster": "draw"},
    {"players": 3, "heroes": "random", "death_variant": True, "boss": "hollow_colossus"},
)


@pytest.mark.parametrize("options", ROUND_THE_TABLE, ids=str)
def test_a_game_can_be_told_from_the_first_question_to_the_end(options: dict[str, Any]) -> None:
    match = Match.start(GAME, OakDellOptions(**options), seed=FairSeed.of("tale"))
    minds, table = Chance(b"minds"), cast(OakDell, match.table)
    while asks := match.asks():
        happened = match.events()
        for narrator in (ENGLISH, FRENCH):
            for event in happened:
                expect_readable(narrator.event(table, event))
            for ask in asks:
                expect_readable(narrator.question(table, ask))
                for option in ask.options:
                    expect_readable(narrator.option(table, option))
        if match.number % 20 == 0:
            for narrator in (ENGLISH, FRENCH):
                for line in narrator.summary(table, 1).splitlines():
                    expect_readable(line)
        match.answer(asks[0].seat, choose(match.table, asks[0], minds))
    for narrator in (ENGLISH, FRENCH):
        assert table.outcome is not None
        expect_readable(narrator.outcome(table, table.outcome))


# -- every record with every word it may carry -------------------------------------------------------------------------


def at_the_mimic(**more: Any) -> TableTalk:
    """Two heroes, the first fights a Mimic and strikes next."""
    return scene(
        hero("8,4", "mimic", damage=3, strike=4, block=2, **more), hero("0,4"), die=("white", 5), phase="attack"
    )


@pytest.mark.parametrize("kind", [*CHOICES, *EVENTS], ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("narrator", [ENGLISH, FRENCH], ids=LOCALES)
def test_every_answer_and_event_can_be_told_in_all_its_forms(
    kind: type[Option] | type[Event], narrator: OakDellNarrator
) -> None:
    g = at_the_mimic().g
    if kind is choices.Shift:
        g = scene(hero("8,4", "seven_eyed_watcher"), hero(), die=("black", 5), phase="attack").g
    for record in records_of(kind):
        told = narrator.option(g, record) if issubclass(kind, Option) else narrator.event(g, record)
        expect_readable(told)


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_question_tells_what_it_is_about() -> None:
    g = at_the_mimic().g
    assert plain(ENGLISH.question(g, Ask(1, "oakdell.attack"))) == (
        f"{g.hero(1).name}, how do you strike? (from a red point; the Mimic: 4 of 4 drops)"
    )
    walking = scene(hero("0,4", keys=2), die=("black", 5), phase="dungeon").g
    assert ENGLISH.question(walking, Ask(1, "oakdell.route")).endswith("(5 spaces from A5, 2 keys)")
    assert plain(FRENCH.question(walking, Ask(1, "oakdell.route"))).endswith("(5 cases depuis A5, 2 clés)")


def test_damage_that_comes_is_told_with_its_cause() -> None:
    t = scene(hero("2,4", block=1, hp=4), die=("white", 3), phase="dungeon")
    t.walk("3,4", "4,4")
    told = ENGLISH.question(t.g, t.ask)
    assert told.endswith("do you block? (a trap: 1 damage, 4 hearts left)")
    assert ENGLISH.option(t.g, t.ask.options[0]) == "Block 1 (1 circle left)"
    assert FRENCH.option(t.g, t.ask.options[-1]) == "Non, encaisser"


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        (
            Draft("white", 4),
            "White 4: 2 spaces, strike from green",
            "Le 4 blanc : 2 cases, frappe depuis un point vert",
        ),
        (
            Strike("P1", "P9", 4),
            "From P1 to P9 with Additional Strikes 2",
            "De P1 à P9 avec Frappes supplémentaires 2",
        ),
        (EndAttack(), "End the Attack Phase without a strike", "Finir la phase d'attaque sans frapper"),
        (Light("own"), "Light a torch", "Allumer une torche"),
        (
            choices.Develop("block"),
            "Damage Blocking (circle 3, value 1)",
            "Blocage des dégâts (cercle 3, valeur 1)",
        ),
        (
            choices.Develop("strike"),
            "Additional Strikes (circle 5, value 2; Attack from Any Point becomes ready)",
            "Frappes supplémentaires (cercle 5, valeur 2 ; « Attaque de n'importe quel point » devient prêt)",
        ),
        (
            choices.Pay("6,0"),
            "Destroy Shrine S1 at G1 (fill Additional Damage ×2 and Additional Strikes ×1)",
            "Détruire Autel S1 en G1 (noircir Dégâts supplémentaires ×2 et Frappes supplémentaires ×1)",
        ),
        (choices.HitPool("hp"), "Soft parts (4 of 4 drops)", "Parties molles (4 gouttes sur 4)"),
    ],
)
def test_an_answer_says_what_is_good_to_know(answer: Option, english: str, french: str) -> None:
    g = at_the_mimic().g
    assert (ENGLISH.option(g, answer), plain(FRENCH.option(g, answer))) == (english, french)


def test_a_line_is_told_with_its_hits() -> None:
    g = at_the_mimic().g
    line = Line(340, 85, 840, 760, "P1", "P6")
    crossed = (Crossing(0, 5, 5, 1, "tongue"), Crossing(1, 5, 5, 1, "tongue"), Crossing(2, 5, 5, 1, None))
    name = g.hero(1).name
    drawn = events.LineDrawn(1, "mimic", 4, line, crossed, (), ())
    assert ENGLISH.event(g, drawn) == f"{name} draws P1–P6: 2 hits (Tongue)! Off the body: 1."
    missed = events.LineDrawn(1, "mimic", 4, line, (), (), ())
    assert plain(FRENCH.event(g, missed)) == f"{name} trace P1–P6 : aucun autre trait n'est croisé."


def test_a_monster_is_told_with_its_ability() -> None:
    g = at_the_mimic().g
    met = ENGLISH.event(g, events.MonsterDrawn(1, "cave_bat", 1))
    assert met.startswith(f"{g.hero(1).name} meets a Cave Bat (level 1). Wings: Each hit on the Wings adds 1")
    assert ENGLISH.event(g, events.MonsterDrawn(1, "ghost", 1)).endswith("meets a Ghost (level 1).")


def test_several_pools_are_told_while_they_live() -> None:
    t = scene(hero("8,4", "rat_pack", fight={"drops": {"r1": 0, "r2": 1, "r3": 1, "r4": 0}}), phase="attack")
    assert ENGLISH.question(t.g, Ask(1, "oakdell.attack")).endswith("the Rat Pack: Rat 2, Rat 3)")


def test_refusals_name_spaces_as_the_map_does() -> None:
    g = at_the_mimic().g
    closed = Broken("OAK-DOOR-01", "oakdell-broken-closed", {"start": "8,4", "to": "9,4"})
    assert ENGLISH.refusal(g, closed) == "The way from I5 to J5 is closed."
    short = Broken("OAK-MOVE-01", "oakdell-broken-length", {"steps": 2, "wanted": 3, "run": 0, "boots": 0})
    assert plain(FRENCH.refusal(g, short)) == "Le chemin doit avoir exactement 3 pas ; celui-ci en a 2."


def test_the_end_names_the_winners() -> None:
    g = at_the_mimic().g
    one, both = g.hero(1).name, " and ".join(one.name for one in g.state.heroes)
    assert ENGLISH.outcome(g, Outcome((1,), "boss_dead", {"round": 6})) == (
        f"{one} has killed the boss in round 6 and wins!"
    )
    assert ENGLISH.outcome(g, Outcome((1, 2), "ranked", {"round": 7})).endswith(
        f"{both} have come equally near and share the victory."
    )


def test_the_table_is_told_line_by_line() -> None:
    t = at_the_mimic(hp=6, keys=1, gear=("helm_steady",), gained={"red": 2}, found=1)
    lines = ENGLISH.summary(t.g, 1).splitlines()
    name = t.hero(1).name
    assert f"{name}, the Oak Squire: 6 hearts (10 full, 4 broken); at I5, zone 2." in lines
    assert (
        "Keys 1, torches 1, kills 0. Circles to use: Additional Damage 1, 1, 1 (3 marked); Additional Strikes 1, 1, "
        "1, 2 (4 marked); Damage Blocking 1, 1 (2 marked). Special skills ready: Door Breaching, Run, Trap Avoidance. "
        "Potions: Potion of Rage (×2). Equipment: Steady Helmet."
    ) in lines
    fight = next(line for line in lines if line.startswith("Fights a Mimic"))
    assert "White die: 0 0 1 1 1 2. Black die: 0 1 1 1 2 2." in fight and "Free points: P1 (red), P2" in fight
    assert any(line.startswith("On the map: Potion of Focus B1, trap E1") for line in lines)


# -- no peeking, advice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OAK-STRIKE-06")
def test_nothing_is_told_of_a_line_before_it_is_drawn() -> None:
    """A strike reads the same whatever lies on the sheet: hits, icons and links have no say in it."""
    clean, drawn = at_the_mimic(), scene(hero("8,4", "mimic", lines="P2-P8 P4-P10"), die=("white", 5), phase="attack")
    strike = Strike("P1", "P7")
    for narrator in (ENGLISH, FRENCH):
        assert narrator.option(clean.g, strike) == narrator.option(drawn.g, strike)
        assert narrator.question(clean.g, Ask(1, "oakdell.attack")) == (
            narrator.question(drawn.g, Ask(1, "oakdell.attack")).replace(drawn.hero(1).name, clean.hero(1).name)
        )


def test_advice_gives_a_reason() -> None:
    t = scene(hero("0,4", found=1), die=("white", 3), phase="monster")
    assert t.key == "brace"
    told = why(t.g, t.ask, Light("own"), TEXTS.in_("en"))
    assert told.startswith("As it stands, the attack deals 0.5 damage on average; it saves more hearts now")
    assert plain(why(t.g, t.ask, Light("own"), TEXTS.in_("fr"))).startswith(
        "En l'état, dégâts moyens de l'attaque : 0,5 ; elle sauve"
    )
    for kind in CHOICES:
        for record in records_of(kind):
            for locale in LOCALES:
                expect_readable(why(t.g, Ask(1, "oakdell.block"), record, TEXTS.in_(locale)))


def test_the_reason_for_a_circle_depends_on_its_track() -> None:
    t = scene(hero("0,4"), phase="attack")
    text = TEXTS.in_("en")
    assert "hearts" in why(t.g, Ask(1, "oakdell.block"), UseCircle(1), text)
    assert "drops" in why(t.g, Ask(1, "oakdell.bonus"), UseCircle(1), text)
