"""Everything that is asked, answered and done in Veridia can be told in both languages, and nothing that is secret."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from oakveil.games.veridia import GAME, building_choices, building_events, choices, dice_room, events
from oakveil.games.veridia.bots import sensible
from oakveil.games.veridia.building_choices import Describe, FinishBuilding
from oakveil.games.veridia.catalogue import HOUSE, TEXTS
from oakveil.games.veridia.characters import Character
from oakveil.games.veridia.choices import (
    Attack,
    Defend,
    Divide,
    EndSlot,
    Flee,
    Free,
    Nothing,
    Perform,
    Repeat,
    Rider,
    Spend,
    Split,
    Surrender,
    UseTrait,
    Walk,
)
from oakveil.games.veridia.dice import Rolled
from oakveil.games.veridia.modifiers import Part
from oakveil.games.veridia.narrator import VeridiaNarrator
from oakveil.games.veridia.options import VeridiaOptions
from oakveil.games.veridia.state import Barrier, Veridia
from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES
from tests.games.veridia.readable import BOX, STEPS, expect_readable, plain, records_of
from tests.games.veridia.table import Talk, fight, person

ENGLISH, FRENCH = (VeridiaNarrator(TEXTS.in_(locale)) for locale in LOCALES)
TELLERS = (ENGLISH, FRENCH)
SOURCES = "\n".join(file.read_text("utf-8") for file in HOUSE.parent.rglob("*.py"))
ASKED = sorted(set(re.findall(r'Ask\([^"\n]*"veridia\.([a-z_]+)"', SOURCES)) | {"target", "cell", "centre"})


def kinds_of(base: type[Any], *modules: Any) -> list[type[Any]]:
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    return sorted(
        (kind for kind in kinds if issubclass(kind, base) and kind is not base), key=lambda kind: kind.__name__
    )


CHOICES = [kind for kind in kinds_of(Option, choices, dice_room) if kind is not choices.Part]
EVENTS = kinds_of(Event, events, building_events, dice_room)


def tell(g: Veridia, narrator: VeridiaNarrator, happened: list[Event], asks: list[Ask]) -> None:
    for event in happened:
        expect_readable(narrator.event(g, event))
    for ask in asks:
        expect_readable(narrator.question(g, ask))
        for option in ask.options:
            expect_readable(narrator.option(g, option))


# -- whole games -------------------------------------------------------------------------------------------------------

FIGHTS: tuple[dict[str, Any], ...] = (
    {},
    {"map": "bridge", "side_a": "pregen:ilva, pregen:oren", "side_b": "npc:guard*2", "wear": "on"},
    {"map": "none", "side_a": "pregen:tomar", "side_b": "npc:adult_dragon", "ask_always": True},
    {"map": "forest_path", "side_a": "npc:archer*2", "side_b": "creature:wolf*3", "surprise": "a"},
    {"map": "tavern", "side_b": "creature:animated_gloves, creature:bombard", "health_shown": "hidden"},
    {"map": "ruin", "side_b": "creature:champion", "morale": True, "initiative": "each_round"},
    {"map": "tunnels", "side_b": "npc:goblin*4", "morale": True, "surprise": "roll"},
    {"map": "shore", "side_a": "pregen:oren", "side_b": "creature:crocodile", "victory": "hold"},
    {"map": "lair", "side_b": "npc:orc*2", "ammunition": "all", "health_shown": "exact"},
    {"map": "none", "side_a": "pregen:sela", "side_b": "npc:orc", "side_c": "npc:bandit", "victory": "rounds"},
)
Player = Callable[[Ask, Veridia, Chance], Option]
QUITS = (Surrender, Flee)


def wild(ask: Ask, g: Veridia, minds: Chance) -> Option:
    """A player that tries everything but giving up; now and then one that wants to win, so that fights end."""
    if minds.below(3, "bot"):
        return sensible(g, ask, minds)
    options = [
        option for option in ask.options if not isinstance(option, QUITS) and option not in (Free("leave"), EndSlot())
    ]
    if ask.free is not None and (not options or minds.below(4, "bot") == 0):
        return ask.free.propose(minds)
    return options[minds.below(len(options), "bot")] if options else ask.propose(minds)


def expect_a_readable_tale(options: dict[str, Any], seed: str, player: Player) -> None:
    match = Match.start(GAME, VeridiaOptions(**{"round_limit": 10, **options}), seed=FairSeed.of(seed))
    minds, g = Chance(b"minds"), cast(Veridia, match.table)
    while (asks := match.asks()) and match.number < 150:
        happened = list(match.events())
        for narrator in TELLERS:
            tell(g, narrator, happened, list(asks))
            if match.number % 20 == 0:
                for seat in (1, None):
                    for line in narrator.summary(g, seat).splitlines():
                        expect_readable(line)
        match.answer(asks[0].seat, player(asks[0], g, minds))
    happened = list(match.events())
    for narrator in TELLERS:
        tell(g, narrator, happened, [])
        if g.outcome is not None:
            expect_readable(narrator.outcome(g, g.outcome))


@pytest.mark.parametrize("number", range(len(FIGHTS)))
def test_a_fight_can_be_told_from_the_first_question_to_the_end(number: int) -> None:
    expect_a_readable_tale(FIGHTS[number], f"tale{number}", wild)


USABLE = [id for id, card in BOX.traits.items() if card.use and not card.choice]
EACH = 25


def gifted(name: str, traits: list[str]) -> Character:
    """Somebody who can do nearly everything, and has these traits with their specialties."""
    groups = {group: 5 for id in traits if (group := BOX.traits[id].group) in BOX.specialties}
    ways = [group for group in groups if BOX.specialties[group].family == "way"]
    return person(
        name,
        attributes=dict.fromkeys(BOX.attributes, 4),
        skills=dict.fromkeys(BOX.skills, 5),
        specialties=groups,
        ways=tuple(way for way in ways for _ in range(6 // len(ways))),
        courage=4,
        integrity=7,
        traits=tuple(traits),
    )


def gifted_player(ask: Ask, g: Veridia, minds: Chance) -> Option:
    """A player that likes to use traits."""
    traits = [option for option in ask.options if isinstance(option, UseTrait | Rider | Spend | Repeat)]
    return traits[minds.below(len(traits), "bot")] if traits and minds.below(2, "bot") else wild(ask, g, minds)


@pytest.mark.parametrize("first", range(0, len(USABLE), EACH))
def test_a_fight_with_magic_ways_and_paths_can_be_told(first: int) -> None:
    own = [gifted("Ada", USABLE[first : first + EACH]), gifted("Bert", USABLE[first + 5 : first + EACH + 5])]
    written = msgspec.json.encode(own).decode()
    sides = {
        "characters": written,
        "side_a": "own:1",
        "side_b": "own:2, npc:orc",
        "map": "none" if first % 2 else "lair",
    }
    expect_a_readable_tale(sides, f"magic{first}", gifted_player)


def test_a_character_can_be_built_in_words() -> None:
    match = Match.start(GAME, VeridiaOptions(mode="builder"), seed=FairSeed.of("maker"))
    minds, g = Chance(b"minds"), cast(Veridia, match.table)
    for _ in range(12):
        ask = match.asks()[0]
        happened = list(match.events())
        for narrator in TELLERS:
            tell(g, narrator, happened, [ask])
            expect_readable(narrator.option(g, Describe("Ann")))
            assert narrator.summary(g, 1).splitlines()
        steps = [option for option in ask.options if not isinstance(option, FinishBuilding)]
        match.answer(1, steps[minds.below(len(steps), "bot")])
    assert ENGLISH.outcome(g, Outcome((1,), "built", {"name": "Ann", "left": 3})) == (
        "Ann is ready; 3 points of experience are left."
    )


def test_rolls_of_the_dice_room_are_told() -> None:
    match = Match.start(GAME, VeridiaOptions(mode="dice", room=2), seed=FairSeed.of("dice"))
    g = cast(Veridia, match.table)
    dice_room.roll_in_room(g, 1, dice_room.RollDice(4, against=3, note="A jump"))
    happened, asks = list(match.events()), list(match.asks())
    for narrator in TELLERS:
        tell(g, narrator, happened, asks)
        head, *told = narrator.summary(g, 1).splitlines()
        assert len(told) == 2 and "A jump" in told[0] and "2" in head
        for line in told:
            expect_readable(line)


def test_a_wish_of_the_dice_room_is_told_with_its_difficulties() -> None:
    g = cast(Veridia, Match.start(GAME, VeridiaOptions(mode="dice"), seed=FairSeed.of("dice")).table)
    wish = dice_room.RollDice(5, 1, against=1, against_difficulty=2)
    assert ENGLISH.option(g, wish) == "Roll 5 dice, difficulty +1, against 1 die, difficulty +2"
    assert FRENCH.option(g, dice_room.RollDice(8, granted=True)) == "Se passer du jet (8 dés)"


# -- every record with every word it may carry -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*CHOICES, *EVENTS], ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("narrator", TELLERS, ids=LOCALES)
def test_every_answer_and_event_can_be_told_in_all_its_forms(
    kind: type[Option] | type[Event], narrator: VeridiaNarrator
) -> None:
    g = fight("pregen:sela", "npc:goblin*2").slot("sela").g
    for record in records_of(kind):
        told = narrator.option(g, record) if issubclass(kind, Option) else narrator.event(g, record)
        expect_readable(told)


@pytest.mark.parametrize("kind", kinds_of(Option, building_choices), ids=lambda kind: kind.__name__)
def test_every_step_of_building_has_a_label(kind: type[Option]) -> None:
    g = cast(Veridia, Match.start(GAME, VeridiaOptions(mode="builder"), seed=FairSeed.of("maker")).table)
    steps = [step for step in (*STEPS, Describe("Ann"), FinishBuilding()) if type(step) is kind]
    assert steps
    for step in steps:
        for narrator in TELLERS:
            expect_readable(narrator.option(g, step))


@pytest.mark.parametrize("key", ASKED)
def test_every_question_has_a_sentence(key: str) -> None:
    g = fight("pregen:sela", "npc:goblin*2").slot("sela").g
    for narrator in TELLERS:
        told = narrator.question(g, Ask(1, f"veridia.{key}"))
        expect_readable(told)
        assert plain(told)[-1] in "?.)"


@pytest.mark.parametrize("message", sorted(set(re.findall(r'"(veridia-broken-[a-z_]+)"', SOURCES))))
def test_every_refusal_of_a_fight_has_a_sentence(message: str) -> None:
    g = fight("pregen:sela", "npc:goblin").g
    for n in (1, 3):
        for narrator in TELLERS:
            broken = Broken("VER-X", message, dict.fromkeys(("successes", "count", "cells", "dice"), n))
            expect_readable(narrator.refusal(g, broken))


@pytest.mark.parametrize("reason", ["rout", "hold", "escape", "rounds", "round_limit", "draw"])
def test_every_end_has_a_sentence(reason: str) -> None:
    assert f'"{reason}"' in SOURCES
    g = fight("pregen:sela", "npc:goblin").g
    for side in ("a", "-") if reason in ("round_limit", "draw") else ("a",):
        for narrator in TELLERS:
            expect_readable(narrator.outcome(g, Outcome((), reason, {"rounds": 1, "side": side})))


# -- what is said ------------------------------------------------------------------------------------------------------


def test_a_blow_is_told_from_the_declaration_to_the_wound() -> None:
    t = fight("npc:guard", "npc:orc").slot("orc").rolls("attack", 9, 9, 12, 1, 2, 3, 4)
    assert ENGLISH.question(t.g, t.ask) == "Orc, what do you do?"
    assert ENGLISH.option(t.g, Attack("axe", "guard")) == "Attack Guard (axe)"
    assert FRENCH.option(t.g, Attack("axe", "guard", part="head")) == "Viser Garde (hache, tête)"
    t.answer(Attack("axe", "guard"))
    assert ENGLISH.question(t.g, t.ask) == "Guard, how do you answer? (Orc attacks Guard: axe)"
    assert plain(FRENCH.question(t.g, t.ask)) == "Garde, comment répondez-vous ? (Orc attaque Garde : hache)"
    assert ENGLISH.option(t.g, Nothing()) == "Do nothing"
    t.answer(Nothing())
    story = [ENGLISH.event(t.g, event) for event in t.heard]
    assert "Orc attacks Guard (axe, 5 dice)." in story
    assert "Guard does nothing." in story
    assert "Orc hits Guard with 3 successes and 1 match." in story


def test_a_window_says_what_it_is_about() -> None:
    """Damage that comes, a roll that is seen, an attack that is declared."""

    def struck(trait: str, answer: Option | None) -> Talk:
        t = fight("own:1", "npc:orc", gifted("Ada", [trait])).slot("orc").rolls("attack", 9, 9, 12, 1, 2, 3, 4)
        t.answer(Attack("axe", "1"))
        return t if answer is None else t.answer(answer)

    t = struck("dumpening", Nothing())
    assert ENGLISH.question(t.g, t.ask) == "Ada, do you ignore damage? (6 damage is coming)"
    assert FRENCH.option(t.g, t.ask.options[2]) == "Employer Amortissement (2 ferveur)"
    t = struck("warping", None)
    assert plain(FRENCH.question(t.g, t.ask)) == "Ada, faites-vous échouer l'attaque ? (Orc attaque Ada : hache)"
    assert [ENGLISH.option(t.g, option) for option in t.ask.options] == ["Let it pass", "Use Warping (2 fervor)"]
    t = struck("devils_luck", Defend("dodge"))
    assert ENGLISH.question(t.g, t.ask).startswith("Ada, do you roll again? (")
    assert [ENGLISH.option(t.g, option) for option in t.ask.options] == ["Keep the roll", "Roll again"]


def test_dice_that_are_split_are_told_with_their_actions() -> None:
    t = fight("pregen:sela", "npc:orc").slot("sela")
    assert ENGLISH.option(t.g, t.ask.options[0]) == "End the turn and stay on guard"
    t.answer(Divide())
    assert ENGLISH.question(t.g, t.ask) == "Sela, how do you split your dice among several actions?"
    split = Split((choices.Part("attack", 3, "sword"), choices.Part("parry", 1, "sword")))
    assert ENGLISH.option(t.g, split) == "Attack 3 (sword), parry 1 (sword)"
    t.answer(split)
    assert ENGLISH.event(t.g, t.heard[-1]) == "Sela splits the dice: attack and parry."
    assert plain(FRENCH.option(t.g, Perform(0, "orc"))) == "Maintenant : attaque 3 (épée), contre Orc"
    assert ENGLISH.option(t.g, t.ask.options[0]) == "End the turn"


def test_whoever_may_chase_hears_who_runs() -> None:
    t = fight("pregen:sela", "npc:orc").slot("sela").answer(Flee())
    assert ENGLISH.question(t.g, t.ask) == "Orc, do you give chase? (Sela runs away)"
    assert [FRENCH.option(t.g, option) for option in t.ask.options] == ["Laisser courir", "Poursuivre (hache)"]


def test_a_roll_shows_its_parts_and_what_became_of_the_dice() -> None:
    g = fight("pregen:sela", "npc:goblin*2").g
    parts = (Part("strength+melee", 6), Part("wounds", -2))
    rolled = events.DiceRolled("sela", "attack", Rolled((1, 9, 9, 10), by_difficulty=(3,)), parts, (Part("range", 1),))
    assert ENGLISH.event(g, rolled) == (
        "Sela rolls, attack (strength + melee 6, wounds -2, difficulty: range 1): 1, 9, 9, 10. "
        "Result: 2 successes, pair of 9; cancelled: 10."
    )
    assert plain(FRENCH.event(g, rolled)) == (
        "Sela lance les dés, attaque (force + mêlée 6, blessures -2, difficulté : portée 1) : 1, 9, 9, 10. "
        "Résultat : 2 succès, paire de 9 ; annulé : 10."
    )
    lost = events.DiceRolled("goblin.2", "dodge", Rolled((1,), critical=True), (), ())
    assert ENGLISH.event(g, lost) == "Goblin 2 rolls, dodge: 1. Result: no success - critical failure."
    nothing = events.DiceRolled("goblin.1", "dodge", Rolled(()), parts[1:], ())
    assert ENGLISH.event(g, nothing) == "Goblin 1 has no dice to roll, dodge (wounds -2)."


def test_what_is_left_of_a_run_is_told_in_metres() -> None:
    g = fight("pregen:sela", "npc:goblin").g
    assert ENGLISH.event(g, events.WorkDone("sela", "run", "4.5")) == "Sela runs and has 4.5 m left."
    assert FRENCH.event(g, events.WorkDone("sela", "run", "4.5")) == "Sela court et peut encore avancer de 4,5 m."


def test_damage_is_told_with_what_took_it_away() -> None:
    g = fight("pregen:sela", "npc:goblin").g
    hurt = events.Damaged("goblin", "sword", "physical", 4, 0, 2, 0, 0, 2, "hurt")
    assert ENGLISH.event(g, hurt) == (
        "Goblin takes 2 physical damage (sword, 4 before reductions, outer armour -2). Health level: hurt."
    )
    assert plain(FRENCH.event(g, hurt)) == (
        "Gobelin subit 2 dégâts physiques (épée, 4 avant réduction, armure externe -2). Niveau de santé : blessé."
    )


def test_cells_are_told_as_the_map_names_them() -> None:
    g = fight("pregen:sela", "npc:goblin").g
    assert ENGLISH.option(g, Walk(((6, 6),))) == "Walk to G7 (1 cell)"
    assert plain(FRENCH.option(g, Walk(((6, 6), (27, 0))))) == "Marcher vers AB1 (2 cases)"


def test_what_a_trait_costs_stands_beside_it() -> None:
    t = fight("pregen:ilva", "npc:goblin")
    trait = next(
        id
        for id, card in t.g.box.traits.items()
        if len(card.use) == 1 and (pay := card.use[0].pay) and pay.points == "2"
    )
    price = t.g.box.traits[trait].use[0].pay
    assert price is not None
    assert ENGLISH.option(t.g, UseTrait(trait)).endswith(f"(2 {price.pool})")


def test_the_health_of_foes_is_told_as_the_options_say() -> None:
    for shown, line in (
        ("exact", "Goblin: healthy, health 6 of 6, at L4."),
        ("level", "Goblin: healthy, at L4."),
        ("hidden", "Goblin: in the fight, at L4."),
    ):
        g = fight("pregen:sela", "npc:goblin", health_shown=shown).g
        told = next(line for line in ENGLISH.summary(g, 1).splitlines() if line.startswith("Goblin:"))
        health = sum(g.unit("goblin").profile.levels)
        assert told.startswith(line.replace("6 of 6", f"{health} of {health}"))


def test_pools_are_told_to_their_own_side_only() -> None:
    g = fight("pregen:ilva", "npc:goblin").g
    assert "Pools: " in ENGLISH.summary(g, 1)
    assert "Pools: " not in ENGLISH.summary(g, 2) and "Pools: " not in ENGLISH.summary(g, None)


def test_how_strong_a_barrier_is_only_its_own_side_hears() -> None:
    t = fight("npc:guard", "npc:orc")
    t.unit("guard").barrier = Barrier(4)
    assert "Barrier: 4." in ENGLISH.summary(t.g, 1)
    assert "Behind a barrier." in ENGLISH.summary(t.g, 2) and "Barrier: 4" not in ENGLISH.summary(t.g, None)


def test_the_end_names_the_side() -> None:
    g = fight("pregen:sela", "npc:goblin").g
    won = Outcome((1,), "rout", {"rounds": 4, "side": "a"})
    assert ENGLISH.outcome(g, won) == "Side A has won after 4 rounds: nobody else can fight on."
    assert plain(FRENCH.outcome(g, won)).startswith("Le camp A a gagné après 4 rounds :")
