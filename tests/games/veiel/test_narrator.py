"""Everything that is asked, answered and done in Veiel can be told in both languages, and nothing hidden is."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest

from oakveil.bots.random import choose
from oakveil.games.veiel import GAME, choices, events
from oakveil.games.veiel.catalogue import TEXTS
from oakveil.games.veiel.narrator import VeielNarrator
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.rules.puzzles import MAKERS, AnyPuzzle, Levers, make_puzzle
from oakveil.games.veiel.state import Lasting, RoomCard, Veiel
from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.frame import Frame
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.games.veiel.readable import expect_readable, fault_of, plain, records_of
from tests.games.veiel.tables import foe, hero, lay
from tests.games.veiel.test_texts import CHOICES, EVENTS, QUESTIONS

ENGLISH, FRENCH = (VeielNarrator(TEXTS.in_(locale)) for locale in LOCALES)


class Aside(Frame):
    """A procedure, as the rules push them: what it is about decides how its question is told."""

    hero: str = ""
    enemy: str = ""
    source: str = ""
    window: str = ""


class Riddling(Frame):
    """A riddle in progress."""

    puzzle: AnyPuzzle


# -- whole games ------------------------------------------------------------------------------------------------------

ROUND_THE_TABLE: tuple[dict[str, Any], ...] = (
    {"heroes": 2, "players": 1, "riddle": "puzzle"},
    {"heroes": 3, "dm": "human", "dm_dice": "hidden", "enemy_stats": "hidden", "phylacteries": True},
    {"heroes": 6, "boss": "priestess", "team_vote": "majority", "hero_pick": "random"},
)


@pytest.mark.parametrize("options", ROUND_THE_TABLE, ids=str)
def test_a_game_can_be_told_from_the_first_question_on(options: dict[str, Any]) -> None:
    match = Match.start(GAME, VeielOptions(**options), seed=FairSeed.of("tale"))
    minds, narrators = Chance(b"minds"), [GAME.told_in(locale) for locale in LOCALES]
    for _ in range(120):
        asks = match.asks()
        if not asks:
            break
        happened = match.events()
        for narrator in narrators:
            for event in happened:
                expect_readable(narrator.event(match.table, event))
            for ask in asks:
                expect_readable(narrator.question(match.table, ask))
                for option in ask.options:
                    expect_readable(narrator.option(match.table, option))
        match.answer(asks[0].seat, choose(match.table, asks[0], minds))
    for narrator in narrators:
        for seat in (None, 1, VeielOptions(**options).seats + 1):
            for line in narrator.summary(match.table, seat).splitlines():
                expect_readable(line)


# -- every record with every word it may carry ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def g() -> Veiel:
    """A table at which everybody is that the samples name."""
    g = lay(
        hero("knight", phylactery="ph_tears", items=("key",)),
        hero("healer"),
        foes=[foe("zombie", hp=6), foe("last_giant"), foe("urais")],
        room="vine",
    )
    g.stack.append(Aside(enemy="last_giant.2"))
    return g


@pytest.mark.parametrize("kind", [*CHOICES, *EVENTS], ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("narrator", [ENGLISH, FRENCH], ids=LOCALES)
def test_every_answer_and_event_can_be_told_in_all_its_forms(
    kind: type[Option] | type[Event], narrator: VeielNarrator, g: Veiel
) -> None:
    for record in records_of(kind):
        told = narrator.option(g, record) if issubclass(kind, Option) else narrator.event(g, record)
        expect_readable(told)


@pytest.mark.parametrize("key", QUESTIONS)
@pytest.mark.parametrize("narrator", [ENGLISH, FRENCH], ids=LOCALES)
def test_every_question_can_be_told(key: str, narrator: VeielNarrator, g: Veiel) -> None:
    for seat in (1, 3):
        told = narrator.question(g, Ask(seat, f"veiel.{key}"))
        expect_readable(told)
        assert told.rstrip(")").endswith("?") or "(" in told


RESULT: dict[str, str | int] = {
    **{"incursion": 2, "rounds": 12, "dealt": 90, "suffered": 41, "events": 1, "deaths": 3, "crystals": 7},
    "boss": "urais",
}


@pytest.mark.parametrize("reason", ["boss_dead", "boss_won", "out_of_time", "conceded"])
def test_the_end_is_told(reason: str, g: Veiel) -> None:
    for narrator in (ENGLISH, FRENCH):
        expect_readable(narrator.outcome(g, Outcome((), reason, RESULT)))


@pytest.mark.rule("VEIEL-END-04")
def test_a_game_is_looked_back_on(g: Veiel) -> None:
    outcome = Outcome((3,), "conceded", RESULT)
    assert ENGLISH.outcome(g, outcome) == (
        "The team has given up in incursion 2. 12 rounds fought, 90 damage dealt and 41 suffered, 1 event played,"
        " heroes fallen: 3, crystals left: 7."
    )
    assert plain(FRENCH.outcome(g, outcome)).endswith(
        "12 manches de combat, dégâts infligés : 90, dégâts subis : 41,"
        " événements joués : 1, héros tombés : 3, cristaux restants : 7."
    )


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.AttackRolled("knight", "w_great_axe", "zombie.1", 12, 6, 23, 8, "hit", 1),
            "The Knight attacks Zombie 1 with Great Axe: 23 (die 12) against 8 (die 6), hit.",
            "Le Chevalier attaque le Zombie 1 avec « Grande hache » : 23 (dé 12) contre 8 (dé 6), touché.",
        ),
        (
            events.AttackRolled("knight", "w_great_axe", "last_giant.2", 20, 0, 31, 9, "hit", 2),
            "The Knight attacks the Last Giant with Great Axe: 31 (die 20) against 9, hit (damage ×2).",
            "Le Chevalier attaque le Dernier géant avec « Grande hache » : 31 (dé 20) contre 9, touché (dégâts ×2).",
        ),
        (
            events.DiceTied("knight", "last_giant.2", 10, 13, 16),
            "The Knight and the Last Giant are equal, 16 (die 10) against 16 (die 13): once more.",
            "Égalité entre le Chevalier et le Dernier géant, 16 (dé 10) contre 16 (dé 13) : on recommence.",
        ),
        (
            events.DiceTied("knight", "last_giant.2", 4, 0, 10),
            "The Knight and the Last Giant are equal, 10 (die 4) against 10: once more.",
            "Égalité entre le Chevalier et le Dernier géant, 10 (dé 4) contre 10 : on recommence.",
        ),
        (
            events.EnemyAttacked("last_giant.2", 1, "healer", 0, 9, 0, 11, "miss", False),
            "The Last Giant attacks the Healer, Boulder: a hidden roll against 11 (die 9), miss.",
            "Le Dernier géant attaque le Soigneur, « Rocher » : un jet caché contre 11 (dé 9), raté.",
        ),
        (
            events.DamageDealt("w_great_axe", "last_giant.2", 9, 8, False),
            "Great Axe: the Last Giant takes 8 damage (reduced by 1).",
            "« Grande hache » : le Dernier géant subit 8 dégâts (réduction 1).",
        ),
        (
            events.CheckRolled("healer", "heal", ("FOI",), 9, 16, 14, "success"),
            "Heal: the Healer rolls FOI, 16 (die 9) of 14: success.",
            "« Soin » : le Soigneur lance FOI, 16 (dé 9) pour 14 : réussite.",
        ),
        (
            events.GaugeLost("knight", "VIT", 2, "poison"),
            "Poison: the Knight loses 2 VIT.",
            "Poison : le Chevalier perd 2 VIT.",
        ),
        (
            events.CardsDrawn(("w_dagger", "w_dagger", "w_great_axe")),
            "For the box: Dagger (×2) and Great Axe.",
            "Pour la boîte : « Dague » (×2) et « Grande hache ».",
        ),
        (
            events.EventPlayed("curse_def", (), None),
            "The dungeon master plays Curse of Defense. The roll fails.",
            "Le maître du donjon joue « Malédiction de défense ». Le jet échoue.",
        ),
        (
            events.BossEffect("urais", 0),
            "King Urais: Sweep. It attacks each hero but the defender for 6.",
            "Le Roi Urais : Fauchage. Attaque chaque héros sauf le défenseur pour 6.",
        ),
        (
            events.ItemMoved("knight", "bomb", "healer"),
            "The Knight hands Alchemical Bomb to the Healer.",
            "Le Chevalier donne « Bombe alchimique » au Soigneur.",
        ),
        (
            events.ItemMoved("knight", "bomb", "shaman"),
            "The Knight hands Alchemical Bomb to the Shaman.",
            "Le Chevalier donne « Bombe alchimique » à la Chamane.",
        ),
        (
            events.LineAdded(3, ("power", "trap_pit", "vine")),
            "Line 3 is added to the crypt: Powerful Monster, Trapped Room: Spiked Pit and Corrupted Vine, face down.",
            "La ligne 3 s'ajoute à la crypte : « Monstre puissant », « Salle piégée : fosse à pieux » et « Vigne "
            "corrompue », face cachée.",
        ),
        (
            events.TeamFell(1),
            "The team is beaten and carried to the rest zone, and 1 crystal is lost.",
            "L'équipe est battue ; on la porte dans la zone de repos, et 1 cristal est perdu.",
        ),
    ],
)
def test_an_event_reads_like_a_tale(event: Event, english: str, french: str, g: Veiel) -> None:
    assert (ENGLISH.event(g, event), plain(FRENCH.event(g, event))) == (english, french)


@pytest.mark.rule("VEIEL-DMTURN-10")
def test_a_dm_that_may_cheat_is_announced() -> None:
    started = events.GameStarted(("knight", "healer"), (1, 2), 3, "urais", "p_covet", "royal_guard")
    told = {}
    for fudge in ("off", "kind", "free"):
        g = lay(hero("knight"), hero("healer"), master="human", dm_dice="hidden", dm_fudge=fudge)
        told[fudge] = ENGLISH.event(g, started)
    assert "dice" not in told["off"]
    assert told["kind"].endswith("The dungeon master may lower its own dice before the team sees them.")
    assert told["free"].endswith("The dungeon master may change its own dice before the team sees them.")


# -- questions and answers --------------------------------------------------------------------------------------------


def test_seats_are_called_by_their_heroes_and_the_dungeon_master() -> None:
    g = lay(hero("knight"), hero("healer"), hero("shaman"), seats=2)
    assert (ENGLISH.seat(g, 1), FRENCH.seat(g, 1)) == ("Knight and Shaman", "Chevalier et Chamane")
    assert (ENGLISH.seat(g, 3), FRENCH.seat(g, 3)) == ("Dungeon master", "Maître du donjon")
    assert ENGLISH.seat(lay(), 2) == "Seat 2"


def test_a_question_is_put_to_the_hero_that_it_is_about() -> None:
    g = lay(hero("knight"), hero("healer"), hero("shaman", vit=4), seats=2)
    g.stack.append(Aside(hero="shaman"))
    assert ENGLISH.question(g, Ask(1, "veiel.action")) == "Shaman, what do you do? (VIT 4 of 15, END 6)"
    assert ENGLISH.question(g, Ask(2, "veiel.first_hero")) == "Healer, who begins?"


def test_a_question_tells_what_it_is_about(g: Veiel) -> None:
    window = lay(hero("knight"), hero("healer"))
    window.stack.append(Aside(window="def_ok"))
    told = ENGLISH.question(window, Ask(3, "veiel.event"))
    assert told == "Dungeon master, do you play an event? (a hero's defence succeeds)"
    assert ENGLISH.question(g, Ask(3, "veiel.strike")) == (
        "Dungeon master, how does this enemy attack? (the Last Giant)"
    )
    puppet = lay(hero("knight"), hero("healer"))
    puppet.stack.append(Aside(hero="healer"))
    assert ENGLISH.question(puppet, Ask(3, "veiel.puppet")) == (
        "Dungeon master, whom does this hero strike? (the Healer)"
    )
    pit = lay(hero("knight"), hero("healer"), room="trap_pit")
    pit.stack.append(Aside(hero="healer", source="trap_pit"))
    assert ENGLISH.question(pit, Ask(2, "veiel.save_stat")) == (
        "Healer, with what do you roll? (Trapped Room: Spiked Pit: Each hero rolls DEX 13 or loses 4 VIT)"
    )


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        (
            choices.Attack("w_great_axe", "zombie.1"),
            "Attack Zombie 1 with Great Axe (place 1; 6 of 10 HP)",
            "Attaquer le Zombie 1 avec « Grande hache » (place 1 ; 6 PV sur 10)",
        ),
        (
            choices.Strike(0, "knight"),
            "Slam on the Knight (8 damage)",
            "« Écrasement » sur le Chevalier (8 dégâts)",
        ),
        (
            choices.PassDefender("healer"),
            "Hand the defender token to the Healer (VIT 12 of 12, END 7)",
            "Donner le jeton du défenseur au Soigneur (VIT 12 sur 12, END 7)",
        ),
        (
            choices.PayPrice("item", "knight"),
            "The Knight uses Alchemical Bomb",
            "Le Chevalier utilise « Bombe alchimique »",
        ),
        (
            choices.PayPrice("unlock", "knight"),
            "The Knight opens it with Skeleton Key",
            "Le Chevalier ouvre avec « Passe-partout »",
        ),
        (
            choices.Flee(),
            "Try to flee (10 or more on the die)",
            "Tenter de fuir (10 ou plus au dé)",
        ),
        (
            choices.GainLevel("knight", "FOR"),
            "The Knight: a level, FOR +1 (level 2 for 1 crystal)",
            "Le Chevalier : un niveau, FOR +1 (niveau 2 pour 1 cristal)",
        ),
    ],
)
def test_an_answer_says_what_is_good_to_know(answer: Option, english: str, french: str, g: Veiel) -> None:
    assert (ENGLISH.option(g, answer), plain(FRENCH.option(g, answer))) == (english, french)


def test_a_chest_names_its_price() -> None:
    g = lay(hero("knight"), hero("healer"), room="unique_chest")
    assert ENGLISH.option(g, choices.PayPrice("crystals")) == "Pay 4 crystals"


def test_what_lies_on_the_next_line_is_told_once_it_was_seen() -> None:
    g = lay(hero("knight"), hero("healer"), place="A1")
    assert ENGLISH.option(g, choices.GoOn("A")) == "Go on in wing A"
    g.state.rooms["B2"] = g.state.rooms["B2"].shown(1)
    assert re.fullmatch(r"Go on and change to wing B \(.* was seen here\)", ENGLISH.option(g, choices.GoOn("B")))


@pytest.mark.parametrize("family", MAKERS)
@pytest.mark.parametrize("level", [1, 2])
def test_riddles_are_told_with_their_answers(family: str, level: Literal[1, 2]) -> None:
    g = lay(hero("knight"), hero("healer"))
    puzzle, _ = make_puzzle(family, level, Chance(b"riddle"))
    g.stack.append(Riddling(puzzle))
    for narrator in (ENGLISH, FRENCH):
        asked = narrator.question(g, Ask(1, "veiel.riddle"))
        assert fault_of(asked.rstrip(")")) == "" and len(asked) > 60
        told = [narrator.option(g, choices.AnswerRiddle(n)) for n in range(6)]
        assert len(set(told)) == 6 and all(told)


def test_levers_are_told_with_their_doors() -> None:
    g = lay(hero("knight"), hero("healer"))
    g.stack.append(Riddling(Levers(is_open=(True, False), levers=((0,), (0, 1)), goal=1, answers=("A", "AB"))))

    assert ENGLISH.question(g, Ask(1, "veiel.riddle")) == (
        "Knight, what is the answer of the team? (of 2 doors only door 1 is open. A lever opens what is closed and "
        "closes what is open: lever A turns door 1; lever B turns doors 1 and 2. Which levers leave only door 2 open?)"
    )
    assert [FRENCH.option(g, choices.AnswerRiddle(n)) for n in (0, 1)] == ["Levier A", "Leviers A et B"]


# -- the table --------------------------------------------------------------------------------------------------------


def test_the_table_is_told_line_by_line() -> None:
    g = lay(
        hero("knight", vit=7, poison=2, imprisoned=True, effects=(Lasting("DEF", 2, "combat", "ward"),)),
        hero("healer", vit=0, items=("bomb", "bomb")),
        foes=[foe("zombie", hp=6, stunned=True), foe("tomb_guard", burn=2, burn_turns=1)],
        crystals=3,
        hand=("ambush",),
        round=2,
    )
    lines = ENGLISH.summary(g, 2).splitlines()

    assert lines[:7] == [
        "Incursion 1 of 5: the team is in the crypt. Purse: 3 crystals.",
        "King Urais waits at the end; special room: Hall of the Royal Guard. The dungeon master holds 1 event; uses "
        "left of Covetousness of the Dead: 2.",
        "A fight, round 2.",
        "Front: Zombie 1, 6 of 10 HP, ATT 4, DEF 2, RED 0. Tokens: stunned. 4 damage.",
        "Place 2: Tomb Guardian 2, 9 of 9 HP, ATT 4, DEF 5, RED 2. Tokens: burn 2 for 1 more turn. 3 damage, screen.",
        "Healer, level 1: VIT 0 of 12, END 7 of 7, FOR 2, DEX 2, INT 4, FOI 7, DEF 2, RED 0. Carries Pilgrim's "
        "Sceptre and Alchemical Bomb (×2).",
        "Knight (defender), level 1: VIT 7 of 20, END 4 of 4, FOR 6, DEX 4, INT 1, FOI 3, DEF 6, RED 2 (shield 1). "
        "Carries Militia Sword and Wooden Shield. Tokens: poison 2; imprisoned; DEF +2 until the end of the combat.",
    ]
    assert "Wing A: A1 (Monster), seen in incursion 1, the team is here; A2 (unknown)." in lines
    assert not any("Ambush" in line for line in lines), "the hand of the dungeon master is secret"
    assert any(line.startswith("In hand: Ambush.") for line in ENGLISH.summary(g, 3).splitlines())


@pytest.mark.rule("VEIEL-INFO-01")
def test_only_the_dungeon_master_hears_of_rooms_face_down() -> None:
    g = lay(hero("knight"), hero("healer"))
    g.state.rooms["C2"] = RoomCard("empty", peeked=(3,), batch="line_2")
    assert "C2 (unknown)" in ENGLISH.summary(g, 1) and "C2 (Empty Room)" in ENGLISH.summary(g, 3)


@pytest.mark.rule("VEIEL-INFO-01")
def test_hidden_figures_of_enemies_are_told_to_the_dungeon_master_only() -> None:
    g = lay(hero("knight"), hero("healer"), foes=[foe("zombie", hp=3)], enemy_stats="hidden")
    assert "Front: Zombie 1, badly wounded." in ENGLISH.summary(g, 1).splitlines()
    assert "3 of 10 HP" in ENGLISH.summary(g, 3)
    assert ENGLISH.option(g, choices.Attack("unarmed", "zombie.1")).endswith("(place 1; badly wounded)")
