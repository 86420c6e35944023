"""Everything that is asked, answered and done in Avel can be told in both languages, and nothing hidden is."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from oakveil.games.avel import GAME, choices, events, house_box
from oakveil.games.avel.forecast import win_rate
from oakveil.games.avel.narrator import AvelNarrator
from oakveil.games.avel.options import AvelOptions
from oakveil.games.avel.state import Avel, Packed
from oakveil.games.avel.wording import way_from_castle
from oakveil.kernel.ask import Ask, Broken, Option
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.settings import forecast, settings
from oakveil.kernel.table import Event
from oakveil.kernel.text import LOCALES, Locale
from tests.games.avel.table import HeroHere, TableTalk, cell, change, foe, fresh, hero, scene

ENGLISH, FRENCH = (AvelNarrator(GAME.texts.in_(locale)) for locale in LOCALES)

IDS = {
    id
    for table in ("monsters", "equipment", "tiles", "traps", "layouts")
    for id in getattr(house_box(), table)
    if id not in ("castle", "beast", "quarry")
}
"""What may never be read: ids, as far as they are no words of the texts."""


def fault_of(told: str) -> str:
    """What is wrong with a text that people read, or ""."""
    if not told or told != told.strip() or "  " in told or told[0].islower():
        return f"badly written: {told!r}"
    for pattern in (r"[{}\[\]]", r"avel-", r"\bNone\b|\bTrue\b|\bFalse\b", r"[a-z]_[a-z]", r"-?\d+,-?\d"):
        if re.search(pattern, told):
            return f"{pattern} in {told!r}"
    return next((f"{id} in {told!r}" for id in IDS & set(re.findall(r"[a-z_]+", told))), "")


def expect_readable(told: str) -> None:
    assert fault_of(told) == ""


# -- whole games ------------------------------------------------------------------------------------------------------

ROUND_THE_TABLE: tuple[dict[str, Any], ...] = (
    {"heroes": 1, "bag_draw": "blind", "crater": "difficult"},
    {"heroes": 2, "trade_consent": "ask", "neighbour_rolls": True, "bag_draw": "grab_calm"},
    {"heroes": 3, "land": "generated", "crater": "moderate", "chronicle": False},
    {"heroes": 4, "land": "moons_maw", "odds": "off", "coat_passes": True},
)


def questions(options: dict[str, Any]) -> Iterator[tuple[Match, Avel, Ask]]:
    """A game of players who answer at random (but end no turn while they can walk on), question by question."""
    match = Match.start(GAME, AvelOptions(**options), seed=FairSeed.of("tale"))
    chance = Chance(b"players")
    while match.outcome is None:
        ask = match.asks()[0]
        yield match, avel(match), ask
        choice = ask.propose(chance)
        while isinstance(choice, choices.EndTurn) and any(isinstance(option, choices.Move) for option in ask.options):
            choice = ask.propose(chance)
        match.answer(ask.seat, choice)
    yield match, avel(match), Ask(1, "avel.action")


def avel(match: Match) -> Avel:
    assert isinstance(match.table, Avel)
    return match.table


@pytest.mark.parametrize("options", ROUND_THE_TABLE, ids=lambda options: f"{options['heroes']} heroes")
def test_everything_in_a_game_is_told_in_both_languages(options: dict[str, Any]) -> None:
    for match, g, ask in questions(options):
        happened = match.events()
        for narrator in (ENGLISH, FRENCH):
            told = [narrator.event(g, event) for event in happened]
            told += [narrator.question(g, ask), *(narrator.option(g, option) for option in ask.options)]
            if ask.free is not None:
                told.append(narrator.option(g, ask.free.propose(Chance(b"advice"))))
            if g.outcome is not None:
                told.append(narrator.outcome(g, g.outcome))
            assert [fault for text in told if (fault := fault_of(text))] == []


@pytest.mark.rule("AVEL-ODDS-02", "AVEL-BAG-06")
@pytest.mark.parametrize("options", ROUND_THE_TABLE, ids=lambda options: f"{options['heroes']} heroes")
def test_the_table_in_words_never_names_what_is_hidden(options: dict[str, Any]) -> None:
    for number, (_, g, ask) in enumerate(questions(options)):
        if number % 7:
            continue
        for narrator in (ENGLISH, FRENCH):
            summary = narrator.summary(g, ask.seat)
            assert [fault for line in summary.splitlines() if (fault := fault_of(line))] == []
            assert [name for name in hidden_names(g, narrator.text.locale) if name in summary] == []


def hidden_names(g: Avel, locale: Locale) -> list[str]:
    """The names of everything that lies face down."""
    tiles = [spot.face() for spot in g.state.tiles.values() if not spot.up]
    monsters = [*g.state.small.cards, *g.state.big.cards]
    names = [g.box.tiles[tile].name for tile in tiles] + [g.card(str(monster)).name for monster in monsters]
    return [name.in_(locale) for name in names]


@pytest.mark.rule("AVEL-ODDS-02")
@pytest.mark.parametrize("options", ROUND_THE_TABLE[1:3], ids=lambda options: f"{options['heroes']} heroes")
def test_a_table_is_told_from_what_a_seat_sees_as_from_the_full_one(options: dict[str, Any]) -> None:
    for number, (_, full, ask) in enumerate(questions(options)):
        if number % 7:
            continue
        seen = full.blank(*full.seen_by(ask.seat), Chance(b"none"), {})
        for told in (ENGLISH, FRENCH):
            assert told.summary(seen, ask.seat) == told.summary(full, ask.seat)
            assert told.question(seen, ask) == told.question(full, ask)
            assert [told.option(seen, one) for one in ask.options] == [told.option(full, one) for one in ask.options]


# -- every kind of answer and event -----------------------------------------------------------------------------------

AGATHA = hero("quarry", worn=["buckler+", "captains_sword"], packed=["healing_draught_1"], coins=3, name="Agatha")
SIMON = hero("quarry", packed=["kite_shield"], coins=2, name="Simon")
HERE, THERE = cell("quarry"), cell("dragon_crag")
SWORD, POTION = Packed("captains_sword", 0b111), Packed("healing_draught_1", 0b11)

ANSWERS: dict[Option, str] = {
    choices.OldestIs(2): "Simon is the oldest",
    choices.Move(HERE): "Go to the Quarry",
    choices.Fight("cinder_dragon"): "Fight the Cinder Dragon",
    choices.Service("build_wall"): "Build a wall",
    choices.Rest(): "Rest",
    choices.DrinkHealing("healing_draught_1"): "Drink the Healing Draught",
    choices.Exchange(2): "Exchange with Simon",
    choices.EndTurn(): "End the turn",
    choices.Drink("draught_of_fury"): "Drink the Draught of Fury",
    choices.Go(): "To battle!",
    choices.RollForMonster(): "Roll",
    choices.Reroll("buckler", (0, 3)): "Use the Buckler: reroll die 1 and die 4",
    choices.AddAttack("emberbane_blade"): "Use the Emberbane Blade: add 1 attack",
    choices.AddDefence("bramble_shield"): "Use the Bramble Shield: add 1 defence",
    choices.Done(): "Leave the dice as they are",
    choices.Spells(0): "All spells as defences",
    choices.PressOn(): "Press on",
    choices.Retreat(): "Retreat",
    choices.Grab(0): "Grab shape 1",
    choices.Fumble(): "Grab nothing",
    choices.Fitting(shield="buckler", backpack=(SWORD, POTION)): (
        "Wear the Buckler (upgraded); pack the Captain's Sword and the Healing Draught"
    ),
    choices.Rearrangement(weapon="captains_sword"): "Wear the Captain's Sword; pack nothing",
    choices.SetCalm(True): "Draw without the clock",
    choices.Upgrade("kite_shield"): "Upgrade the Kite Shield",
    choices.Lose("buckler"): "Lose the Buckler (upgraded)",
    choices.Buy(): "Buy",
    choices.Sell("kite_shield"): "Sell the Kite Shield",
    choices.Stop(): "Trade no more",
    choices.Seal(THERE): "Seal Dragon Crag",
    choices.ChooseTrap("snare"): "Buy the Elven Snare",
    choices.LayTrap(THERE): "Lay it at Dragon Crag",
    choices.LakeReroll(): "Roll again",
    choices.LakeLeave(): "Leave the lake",
    choices.Proposal(("buckler",), (), 2, 1): "Give the Buckler (upgraded) and 2 coins, take 1 coin",
    choices.Cancel(): "Exchange nothing",
    choices.Accept(): "Accept",
    choices.Decline(): "Decline",
    choices.MarchTo(HERE): "To the Quarry",
    choices.LandOn(HERE): "At the Quarry",
}

EVENTS: tuple[Event, ...] = (
    events.GameSetUp((HERE, THERE), THERE, ("quarry",), "moderate"),
    events.HeroReady(1, "Agatha", "bear"),
    events.CoatGiven(2),
    events.RoundBegan(3, 2, 1, "10"),
    events.RoundBegan(3, 2, 1, ""),
    events.RoundBegan(14, 12, 2, "beast_1"),
    events.RoundBegan(30, 12, 2, "beast_4"),
    events.TurnBegan(1, 2),
    events.TurnEnded(1, "chosen", 1),
    events.HeroMoved(1, HERE, THERE, "shortcut"),
    events.TileRevealed("wolf_wood", THERE, 0),
    events.MonsterAppeared("cave_ogre", THERE, "crater"),
    events.StackReshuffled("big", 3),
    events.NoMonsterLeft("small", HERE),
    events.BattleBegan(1, "cave_ogre", (0, 0, 0, 0), (2, 1), ("shield",)),
    events.ElixirDrunk(1, "draught_of_fury"),
    events.ClashRolled(1, 1, "cave_ogre", ("spell", "blank", "spell"), ()),
    events.EffectUsed(1, "buckler", "reroll", (0,), ("blank",), ("attack",)),
    events.EffectUsed(1, "emberbane_blade", "add_attack"),
    events.SpellsSet(1, 0, 2),
    events.ClashResolved(1, "cave_ogre", 0, 1, 4, 1),
    events.BattleEnded(1, "cave_ogre", "three_clashes"),
    events.MonsterDefeated("beast", 0, HERE),
    events.RewardGained(1, "heal", 2),
    events.ParadeShown(1, ("I2", "T4"), 5),
    events.TokenDrawn(1, "ember_helm", True),
    events.CoinsChanged(1, -3, "exchange", 20),
    events.TokenPlaced(1, "ember_helm", "helmet"),
    events.TokenDiscarded(1, "buckler"),
    events.TokenUpgraded(1, "buckler"),
    events.HeroHealed(1, 5, "draught"),
    events.HeroStunned(1, 0, ""),
    events.HeroStunned(1, 3, "buckler"),
    events.ServiceUsed(1, "stone_circles", "seal_lair", 3),
    events.LakeRolled(1, ("attack", "attack"), True, False),
    events.WallBuilt(1, 1),
    events.SealLaid(1, THERE),
    events.TrapLaid(1, "stake_pit", HERE),
    events.PieceRetired("wall", 0),
    events.Exchanged(1, 2, ("buckler",), (), 0, 2),
    events.ExchangeRefused(1, 2),
    events.MarkerMoved(3, 4, ""),
    events.BlackMoonRose(THERE, 14),
    events.LandingRolled("cave_ogre", "spell", HERE),
    events.MonsterMarched("beast", HERE, THERE),
    events.TrapSprung(HERE, "snare", ("attack", "blank"), 1, 2, 12),
    events.GateAttacked("beast", 3, 0),
    events.GameWon(14, "beast"),
    events.GameLost(14, "cave_ogre"),
    events.Rearranged(2),
)


def laid(*heroes: HeroHere, **rest: Any) -> TableTalk:
    """A scene whose heroes have no bynames."""
    t = scene(*heroes, **rest)
    for one in t.state.heroes:
        one.byname = ""
    return t


@cache
def company() -> Avel:
    """Agatha and Simon at the Quarry, which they share with nobody."""
    return laid(AGATHA, SIMON, foes=[foe("cinder_dragon", at="dragon_crag"), foe("cave_ogre", at="marketplace")]).g


@pytest.mark.parametrize(("answer", "told"), ANSWERS.items(), ids=lambda value: type(value).__name__)
def test_every_answer_has_a_label(answer: Option, told: str) -> None:
    assert ENGLISH.option(company(), answer) == told
    expect_readable(FRENCH.option(company(), answer))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_a_sentence(event: Event) -> None:
    for narrator in (ENGLISH, FRENCH):
        told = narrator.event(company(), event)
        expect_readable(told)
        assert told[-1] in ".!"


def test_no_answer_and_no_event_is_left_out() -> None:
    own = [kind for kind in (*get_args(GAME.choices()), *get_args(GAME.events())) if ".avel." in kind.__module__]

    assert {type(record) for record in (*ANSWERS, *EVENTS)} == set(own)


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVEL-PREP-02")
def test_heroes_have_their_bynames_in_the_language_that_is_spoken() -> None:
    t = fresh(2)
    agatha = t.hero(1)
    agatha.name, agatha.byname = "Agatha", "sun.attack.0"

    assert ENGLISH.seat(t.g, 1) == "Agatha the Brave"
    assert FRENCH.seat(t.g, 1) == "Agatha au Grand Courage"
    agatha.byname = ""
    assert FRENCH.seat(t.g, 1) == "Agatha"


@pytest.mark.parametrize(
    ("spot", "way", "english", "french"),
    [
        ("0,-2", [("n", 2)], "two steps north", "deux pas au nord"),
        ("1,-1", [("ne", 1)], "one step north-east", "un pas au nord-est"),
        ("3,-3", [("ne", 3)], "three steps north-east", "trois pas au nord-est"),
        ("2,0", [("se", 2)], "two steps south-east", "deux pas au sud-est"),
        ("0,6", [("s", 6)], "6 steps south", "6 pas au sud"),
        ("-4,4", [("sw", 4)], "four steps south-west", "quatre pas au sud-ouest"),
        ("-5,0", [("nw", 5)], "five steps north-west", "cinq pas au nord-ouest"),
        (
            "1,-3",
            [("n", 2), ("ne", 1)],
            "two steps north and one step north-east",
            "deux pas au nord et un pas au nord-est",
        ),
        (
            "2,1",
            [("se", 2), ("s", 1)],
            "two steps south-east and one step south",
            "deux pas au sud-est et un pas au sud",
        ),
        (
            "-1,-1",
            [("nw", 1), ("n", 1)],
            "one step north-west and one step north",
            "un pas au nord-ouest et un pas au nord",
        ),
    ],
)
def test_a_face_down_tile_is_called_by_where_it_lies(
    spot: str, way: list[tuple[str, int]], english: str, french: str
) -> None:
    assert way_from_castle(spot) == way
    assert ENGLISH.words.way(spot) == english
    assert FRENCH.words.way(spot) == french


def test_two_cells_are_never_called_the_same() -> None:
    for layout in house_box().layouts.values():
        assert len({ENGLISH.words.way(cell) for cell in layout.cells[1:]}) == len(layout.cells) - 1
    assert way_from_castle("0,0") == []


def test_going_into_the_unknown() -> None:
    t = scene(hero("quarry"), down=["dragon_crag"])

    assert ENGLISH.option(t.g, choices.Move(THERE)) == f"Go to the face-down tile {ENGLISH.words.place(THERE)}"
    assert FRENCH.option(t.g, choices.Move(THERE)) == f"Aller vers la tuile cachée {FRENCH.words.place(THERE)}"
    assert ENGLISH.words.place(THERE).endswith("of the castle")


@pytest.mark.parametrize(
    ("picture", "english"),
    [
        (["##"], "two cells in a row"),
        (["#", "#", "#"], "three cells in a row"),
        (["#.", "##"], "three cells around a corner"),
        (["##", ".#"], "three cells around a corner"),
        (["###", ".#."], "four cells like a T"),
        (["#.", "##", "#."], "four cells like a T"),
        (["##", "##"], "a block of 2 by 2 cells"),
        (["##", "##", "##"], "a block of 2 by 3 cells"),
        (["#.#", "###"], "five cells like a U"),
        (["##", "#.", "##"], "five cells like a U"),
        ([".#.", "###", ".#."], "5 cells, in rows of 1, 3 and 1"),
    ],
)
def test_a_silhouette_is_told_by_its_outline_however_it_is_turned(picture: list[str], english: str) -> None:
    cells = [(row, column) for row, line in enumerate(picture) for column, mark in enumerate(line) if mark == "#"]

    assert ENGLISH.words.outline(cells) == english
    assert FRENCH.words.outline(cells)


@pytest.mark.rule("AVEL-BAG-02", "AVEL-BAG-06")
def test_a_parade_is_told_by_its_shapes_alone() -> None:
    t = scene(hero("marketplace", coins=3), bag=["buckler", "captains_sword"], bag_draw="grab_calm")
    t.serve()
    t.answer(choices.Buy())

    told = {ENGLISH.option(t.g, option) for option in t.options("avel.bag_grab")}
    shapes = {text.partition(" (")[2].removesuffix(")") for text in told}
    assert shapes == {"three cells in a row", "three cells around a corner"}
    assert {text.partition(" (")[0] for text in told} == {"Grab shape 1", "Grab shape 2"}


def test_a_token_does_what_the_side_says_that_is_up() -> None:
    g = scene(hero(worn=["captains_sword"])).g
    upgraded = scene(hero(worn=["captains_sword+"])).g

    assert ENGLISH.effects_of(g, "captains_sword") == ["Roll 1 extra orange die in every clash."]
    assert ENGLISH.effects_of(upgraded, "captains_sword") == ["Roll 2 extra orange dice in every clash."]
    assert FRENCH.effects_of(g, "healing_draught_1") == [
        "Avant ou après une action\N{NO-BREAK SPACE}: retrouvez tous vos cœurs."
    ]


# -- questions and answers that need to know more ---------------------------------------------------------------------


def test_whoever_is_asked_to_press_on_hears_how_both_stand() -> None:
    t = laid(hero("dragon_crag", name="Agatha"), foes=[foe("cinder_dragon", at="dragon_crag")])
    t.dice("A A | _ A A")
    t.fight("cinder_dragon")

    assert ENGLISH.question(t.g, t.ask) == "Agatha, do you press on? (hearts: 3; toughness left: 3)"


def test_dice_are_told_with_what_they_show_and_what_the_clash_would_come_to() -> None:
    t = laid(hero("quarry", worn=["squires_dagger"], name="Agatha"), foes=[foe("bark_beetle", at="quarry")])
    t.dice("A _ | _")
    t.fight("bark_beetle")

    assert ENGLISH.question(t.g, t.ask) == "Agatha, do you use your equipment? (1 damage, 0 hearts lost)"
    assert [ENGLISH.option(t.g, option) for option in t.offered(choices.Reroll)] == [
        "Use the Squire's Dagger: reroll the green die (attack)",
        "Use the Squire's Dagger: reroll the green die (blank)",
    ]


def test_spells_are_told_with_what_they_bring() -> None:
    t = scene(hero("quarry", worn=["oak_staff"]), foes=[foe("bark_beetle", at="quarry")])
    t.dice("_ _ S | A")
    t.fight("bark_beetle")

    assert [ENGLISH.option(t.g, option) for option in t.options("avel.spell")] == [
        "1 spell as an attack (1 damage, 1 heart lost)",
        "All spells as defences (0 damage, 0 hearts lost)",
    ]


def test_an_exchange_is_told_to_the_one_who_must_agree() -> None:
    t = laid(AGATHA, SIMON, trade_consent="ask")
    t.answer(choices.Exchange(2))
    t.answer(choices.Proposal(give=("captains_sword",), take=("kite_shield",), take_coins=1))

    asked = ENGLISH.question(t.g, t.ask)
    offer = "Agatha offers the Captain's Sword for the Kite Shield and 1 coin"
    assert asked == f"Simon, do you agree to the exchange? ({offer})"


def test_a_monster_at_a_fork_is_named() -> None:
    t = scene(hero(name="Agatha"), foes=[foe("bark_beetle", at="elven_camp")], act=2, solo=True)
    t.end_turn()

    assert t.ask.key == "avel.march_path"
    assert ENGLISH.question(t.g, t.ask).endswith("(the Bark Beetle)")


def test_a_fitting_names_what_is_given_up() -> None:
    plan = choices.Fitting(backpack=(POTION,), discards=("kite_shield",), coins_discarded=2)

    told = "Wear nothing; pack the Healing Draught; discard the Kite Shield and 2 coins"
    assert ENGLISH.option(company(), plan) == told


@pytest.mark.rule("AVEL-TIP-05", "AVEL-ODDS-01")
@pytest.mark.parametrize(
    ("hearts", "odds", "warned"),
    [
        (5, "full", ""),
        (2, "full", " (careful: only 2 hearts left)"),
        (1, "off", " (careful: only 1 heart left)"),
        (3, "simple", " (careful: this may well end at the castle)"),
        (3, "off", ""),
    ],
)
def test_the_wounded_are_warned_of_battles(hearts: int, odds: str, warned: str) -> None:
    foes = [foe("bark_beetle", at="quarry")] if hearts == 5 else [foe("beast", at="quarry")]
    t = scene(hero("quarry", hearts=hearts), foes=foes, act=2, odds=odds)

    (fight,) = t.offered(choices.Fight)
    label = ENGLISH.option(t.g, fight)
    assert label == f"Fight {ENGLISH.words.monster(t.g, foes[0].id)}{warned}"


@pytest.mark.parametrize(
    "broken",
    [
        Broken("AVEL-PACK-01", "avel-broken-slot", {"token": "buckler", "slot": "weapon"}),
        Broken("AVEL-PACK-02", "avel-broken-outside", {"token": "buckler"}),
        Broken("AVEL-PACK-02", "avel-broken-overlap", {"token": "buckler"}),
        Broken("AVEL-PACK-03", "avel-broken-coins", {"n": 4}),
        Broken("AVEL-PACK-04", "avel-broken-tokens"),
        Broken("AVEL-PACK-08", "avel-broken-busy"),
        Broken("AVEL-EXCH-03", "avel-broken-not-owned"),
        Broken("AVEL-EXCH-04", "avel-broken-does-not-fit", {"hero": "Agatha"}),
        Broken("", "kernel-not-offered"),
    ],
    ids=lambda broken: broken.message,
)
def test_a_refusal_says_why(broken: Broken) -> None:
    for narrator in (ENGLISH, FRENCH):
        told = narrator.refusal(company(), broken)
        expect_readable(told)
        assert "buckler" not in told and told.endswith(".")


# -- the tale ---------------------------------------------------------------------------------------------------------


def test_the_log_of_a_battle_reads_as_a_tale() -> None:
    t = laid(hero("wilderness", name="Agatha"), down=["dragon_crag"], top=["cave_ogre"])
    happened = t.move("dragon_crag")
    t.dice("A A | _ _")
    happened += t.fight("cave_ogre")
    happened += t.retreat()

    assert [ENGLISH.event(t.g, event) for event in happened][:7] == [
        "Agatha turned over Dragon Crag.",
        "There, a Cave Ogre looked up.",
        "Agatha left the Wilderness and Abandoned Village for Dragon Crag.",
        "Agatha challenged the Cave Ogre: 2 green dice against 1 purple die and 1 black die.",
        "Clash 1: Agatha rolled two attacks; the Cave Ogre rolled two blanks.",
        "Agatha dealt 2 damage and lost no heart.",
        "Agatha withdrew.",
    ]


CHRONICLE = house_box().catalogue.chronicle


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.RoundBegan(1, 0, 1, "12"), CHRONICLE.told(12)),
        (events.RoundBegan(14, 12, 2, "beast_2"), CHRONICLE.beast[1]),
        (events.BlackMoonRose(THERE, 14), CHRONICLE.rise),
        (events.GameWon(15, "beast"), CHRONICLE.victory),
        (events.GameLost(15, "beast"), CHRONICLE.defeat),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_chronicle_is_told_at_its_moments(event: Event, line: Any) -> None:
    assert line.en in ENGLISH.event(company(), event)
    assert line.fr in FRENCH.event(company(), event)


@pytest.mark.parametrize("event", [events.BlackMoonRose(THERE, 14), events.GameWon(15, "beast")])
def test_without_the_chronicle_the_plain_sentence_is_left(event: Event) -> None:
    told = ENGLISH.event(scene(AGATHA, chronicle=False).g, event)

    assert told in ENGLISH.event(company(), event)
    assert CHRONICLE.rise.en not in told and CHRONICLE.victory.en not in told


# -- the table in words -----------------------------------------------------------------------------------------------


def lines_of(t: TableTalk, narrator: AvelNarrator = ENGLISH) -> Sequence[str]:
    return narrator.summary(t.g, 1).splitlines()


def test_the_table_is_told_line_by_line() -> None:
    t = laid(
        AGATHA,
        hero("quarry", worn=["star_hood"], name="Simon"),
        foes=[foe("cave_ogre", at="dragon_crag", damage=1)],
        down=["wilderness"],
        marker=5,
        built=1,
        sealed=["fox_hollow"],
        laid={"marketplace": "snare"},
        actions=1,
    )
    first, second = (ENGLISH.text.say(f"avel-emblem-{one.emblem}") for one in t.state.heroes)

    lines = lines_of(t)
    assert lines[:9] == [
        "Round 1. The Black Moon rises in 7 rounds, this one included.",
        "At the end of this round: a monster appears on every empty, unsealed lair in sight.",
        "The crater will open at the Wishing Lake. Difficulty: Easy.",
        f"Agatha ({first}, coat of arms) at the Quarry: 5 of 5 hearts, 3 coins, 2 green dice, 1 orange die and "
        "1 blue die. Worn: the Captain's Sword and the Buckler (upgraded). Packed: the Healing Draught. 1 action left.",
        f"Simon ({second}) at the Quarry: 5 of 5 hearts, 0 coins, 2 green dice and 1 yellow die. "
        "Worn: the Star Hood. Packed: nothing.",
        "Cave Ogre at Dragon Crag: Bramble, toughness 3 of 4, 1 purple die and 1 black die. "
        "Your shield has no effect. Reward: take 4 coins and upgrade 1.",
        "Avel Castle: 1 wall.",
        "Fox Hollow, one step north of the castle: small lair, sealed, shortcut (crescent).",
        "Old Mill, one step north-east of the castle: small lair, shortcut (spiral).",
    ]
    assert "Face-down tile, one step north-west and two steps north of the castle." in lines
    assert next(line for line in lines if line.startswith("Marketplace")) == (
        "Marketplace, two steps north-west of the castle: trap: Elven Snare, service. "
        "Up to 2 times: pay 3 coins and draw 1 equipment token, or return 1 and take 2 coins."
    )
    assert lines[-1] == (
        "In the supply: 24 coins; 2 moon seals; traps: Stake Pit and Moonfire Net; 2 walls. "
        "In the bag: 21 tokens. In the stacks: 24 small and 5 big monsters."
    )


def test_whoever_listens_hears_of_the_own_hero_first() -> None:
    g = scene(AGATHA, SIMON).g

    assert ENGLISH.summary(g, 2).splitlines()[3].startswith("Simon")
    assert ENGLISH.summary(g, None).splitlines()[3].startswith("Agatha")


def test_in_the_second_act_the_march_is_told() -> None:
    t = scene(hero(), foes=[foe("beast", at="dragon_crag")], act=2, beast_rounds=1)
    lines = lines_of(t)

    assert "the monsters march on the castle" in lines[0]
    assert lines[1] == "At the end of this round: the monsters walk on. No more walls."
    steps = t.g.land.distance[THERE]
    beast = next(line for line in lines if line.startswith("Beast"))
    assert beast.startswith("Beast at Dragon Crag: Ember, Bramble and Rime, toughness 14 of 14, ")
    assert f"{steps} steps from the castle." in beast
    assert lines_of(scene(hero(), act=2, beast_rounds=2, foes=[foe("beast", at="quarry")]))[1].endswith("walk on.")


def test_a_shortcut_of_a_content_pack_is_called_by_its_id() -> None:
    mill = change("old_mill", shortcuts=("burrow",))
    t = scene(hero(), cards=[mill])

    assert any(line.startswith("Old Mill, ") and "shortcut (burrow)" in line for line in lines_of(t))


# -- before the game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_value_has_a_label_in_both_languages(locale: Locale) -> None:
    listed = settings(GAME, locale)

    assert [setting.id for setting in listed] == list(AvelOptions.__struct_fields__)
    for setting in listed:
        assert setting.label and setting.help.endswith((".", "?"))
        for choice in setting.choices:
            assert choice.label and "_" not in choice.label
        msgspec.convert({setting.id: setting.default}, AvelOptions)


def test_lands_are_offered_by_name_with_their_difficulty() -> None:
    land = next(setting for setting in settings(GAME, "en") if setting.id == "land")

    assert [choice.value for choice in land.choices] == [*house_box().layouts, "generated"]
    assert land.label_of("queens_road") == "The Queen's Road - difficulty 2 of 5"
    assert land.label_of("generated") == "a new land"


@pytest.mark.parametrize(
    ("options", "percent"),
    [
        ({"heroes": 2}, 76),
        ({"heroes": 4, "crater": "difficult"}, 29),
        ({"heroes": 4, "crater": "moderate", "land": "long_march"}, 59),
        ({"heroes": 2, "crater": "moderate", "land": "generated"}, 39),
        ({"heroes": 2, "crater": "moderate", "land": "generated", "gen_distance": 2}, 24),
        ({"heroes": 2, "crater": "moderate", "land": "generated", "gen_shape": "compact"}, None),
        ({"heroes": 3, "crater": "moderate", "land": "long_march"}, None),
        ({"heroes": 2, "crater": "easy", "land": "long_march"}, None),
        ({"heroes": 2, "beast_delta": 2}, None),
    ],
)
def test_the_forecast_tells_what_was_measured_and_nothing_else(options: dict[str, Any], percent: int | None) -> None:
    chosen = AvelOptions(**options)

    assert win_rate(chosen, house_box()) == percent
    for locale in LOCALES:
        told = forecast(GAME, chosen, locale)
        assert told and (str(percent) in told) is (percent is not None)
