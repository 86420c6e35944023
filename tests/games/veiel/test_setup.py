"""Setting up: the table, the team, phylacteries, what the team starts with (specification 3.1, 3.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from oakveil.games.veiel import seats
from oakveil.games.veiel.choices import (
    ChooseHero,
    DropPhylactery,
    Follow,
    GivePhylactery,
    GiveStartItem,
    LayLine,
    LeaveStartItem,
    NameDefender,
    Speak,
)
from oakveil.games.veiel.events import GameStarted, LineLaid, PhylacteryDrawn
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.rules.camp import Camp
from oakveil.games.veiel.rules.setup import Setup, lay_table
from oakveil.games.veiel.sequence import Campaign
from oakveil.games.veiel.state import Veiel
from oakveil.kernel.ask import Seat
from oakveil.kernel.game import BadOptions
from tests.games.veiel.tables import TableChance, TableTalk, hero, house_box, scene


def opened(script: Mapping[str, Sequence[object]] | None = None, **options: Any) -> TableTalk:
    """A new game before its first question."""
    chosen, chance = VeielOptions(**options), TableChance(script or {})
    box = house_box()
    return TableTalk(Veiel(chosen, box, lay_table(chosen, box, chance), [], chance), [Campaign(), Setup()])


def picked(*heroes: str, **options: Any) -> TableTalk:
    """A new game without a DM in which these heroes have been chosen."""
    t = opened(heroes=len(heroes), **{"dm": "none", **options})
    for id in heroes:
        t.answer(ChooseHero(id))
    return heard(t)


def heard(t: TableTalk, *followers: Seat) -> TableTalk:
    """Everybody decides for the team but these."""
    for ask in t.asks if t.key == "voice" else ():
        t.answer(Follow() if ask.seat in followers else Speak(), ask.seat)
    return t


def begun(t: TableTalk) -> TableTalk:
    """The first hero is the defender, and what the team starts with is left."""
    t.answer(NameDefender(t.g.state.heroes[0].id))
    while t.key == "start_item":
        t.answer(next(option for option in t.options() if isinstance(option, LeaveStartItem)))
    return t


@pytest.mark.rule("VEIEL-MODE-01", "VEIEL-MODE-04")
def test_two_to_six_heroes_whoever_plays_them() -> None:
    assert [hero.seat for hero in picked("knight", "healer", "shaman", "scholar", players=2).g.state.heroes] == [
        1,
        2,
    ] * 2
    with pytest.raises(BadOptions, match="5 players for 4 heroes"):
        opened(heroes=4, players=5)
    for heroes in (1, 7):
        with pytest.raises(ValueError, match="heroes"):
            msgspec.convert({"heroes": heroes}, VeielOptions)


@pytest.mark.rule("VEIEL-MODE-02")
def test_the_seventh_person_is_the_dungeon_master() -> None:
    assert seats(VeielOptions(heroes=6, dm="human")) == 7
    with pytest.raises(BadOptions, match="VEIEL-E-SEATS: six heroes at most; the seventh person must be the dungeon"):
        opened(heroes=6, players=7)
    assert seats(opened(heroes=6, players=6, dm="human").g.options) == 7


@pytest.mark.rule("VEIEL-MODE-03", "VEIEL-SOLO-01")
def test_one_person_plays_two_heroes_without_a_dm() -> None:
    t = picked("knight", "healer", players=1, dm="auto")
    assert (t.g.master, t.g.size, seats(t.g.options)) == (None, 2, 1)
    assert [one.seat for one in t.g.state.heroes] == [1, 1]
    assert seats(VeielOptions(heroes=4, players=1)) == 1


@pytest.mark.rule("VEIEL-MODE-05")
def test_the_dm_sits_apart_and_has_no_hero() -> None:
    for heroes in range(2, 7):
        t = opened(heroes=heroes, dm="human", hero_pick="random")
        t.answer(t.options("lay_line")[0])
        assert t.g.master == heroes + 1
        assert t.g.master not in [one.seat for one in t.g.state.heroes]


@pytest.mark.rule("VEIEL-MODE-06", "VEIEL-SETUP-05")
def test_nobody_takes_a_hero_that_is_taken() -> None:
    t = opened(heroes=2, dm="none")
    t.answer(ChooseHero("knight"))
    assert ChooseHero("knight") not in t.options("pick_hero")
    assert len(t.options()) == 12


@pytest.mark.rule("VEIEL-SETUP-01", "VEIEL-SETUP-05")
def test_a_draft_starts_anywhere_and_goes_clockwise() -> None:
    t = opened({"veiel.draft": [3]}, heroes=3, dm="none", hero_pick="draft")
    for seat, id in ((3, "knight"), (1, "healer"), (2, "scholar")):
        assert t.asks[0].seat == seat
        t.answer(ChooseHero(id))
    assert [one.id for one in t.g.state.heroes] == ["healer", "scholar", "knight"]
    assert [one.id for one in t.g.clockwise("scholar")] == ["scholar", "knight", "healer"]
    assert t.told(GameStarted)[0].seats == (1, 2, 3)


@pytest.mark.rule("VEIEL-TIP-02")
def test_beginners_get_the_knight_the_healer_and_the_barbarian() -> None:
    t = opened(heroes=4, dm="none", hero_pick="beginner")
    assert len(t.options("pick_hero")) == 10
    assert [one.id for one in t.g.state.heroes] == ["knight", "healer", "barbarian"]


@pytest.mark.rule("VEIEL-SETUP-02", "VEIEL-BOSS-01", "VEIEL-BOSS-06")
def test_a_boss_brings_its_power_and_its_room_unless_they_are_mixed() -> None:
    state = opened(boss="hunter").g.state
    assert (state.boss, state.power, state.special_room) == ("hunter", "p_brand", "burning_glade")
    state = opened(boss="hunter", boss_power="urais", special_room="priestess").g.state
    assert (state.boss, state.power, state.special_room) == ("hunter", "p_covet", "lair")
    with pytest.raises(BadOptions, match="boss_power: there is no 'nobody'"):
        opened(boss_power="nobody")


@pytest.mark.rule("VEIEL-NODM-22")
def test_without_a_dm_the_boss_is_chosen_or_drawn_and_its_room_lies_there() -> None:
    assert opened({"veiel.boss": ["apprentice"]}, dm="none").g.state.boss == "apprentice"
    assert opened(dm="none", boss="urais").g.state.special_room == "royal_guard"


@pytest.mark.rule("VEIEL-SETUP-03")
def test_monsters_and_ordinary_events_are_shuffled_and_nobody_was_faced() -> None:
    state = opened().g.state
    assert (len(state.monsters), len(state.events), state.faced) == (22, 31, ())
    assert not any(str(card).startswith("p_") for card in state.events.cards)
    moved = opened({"veiel.shuffle.monsters": [1] * 21, "veiel.shuffle.event": [1] * 30}).g.state
    assert moved.monsters.cards != state.monsters.cards
    assert moved.events.cards != state.events.cards


@pytest.mark.rule("VEIEL-NODM-13")
def test_without_a_dm_other_events_are_in_the_pile() -> None:
    cards = Counter(opened(dm="none", boss="hunter").g.state.events.cards)
    assert cards.total() == 30
    assert not {"ambush", "secret_door", "p_brand"} & set(cards)
    assert [cards[power] for power in ("p_mental", "p_covet", "p_reanim")] == [1, 1, 1]


@pytest.mark.rule("VEIEL-SETUP-04", "VEIEL-INFO-01")
def test_the_dm_lays_chests_and_the_empty_room_which_nobody_else_sees() -> None:
    t = opened(heroes=3, dm="human")
    assert {option.rooms for option in t.options("lay_line") if isinstance(option, LayLine)} == {
        ("chest", "chest", "empty"),
        ("chest", "empty", "chest"),
        ("empty", "chest", "chest"),
    }
    assert t.asks[0].seat == t.g.master == 4
    t.answer(LayLine(("chest", "empty", "chest")))
    rooms = t.g.state.rooms
    assert [rooms[place].front for place in ("A1", "B1", "C1")] == ["monster"] * 3
    assert all(rooms[place].up for place in ("A1", "B1", "C1"))
    assert [rooms[place].front for place in ("A2", "B2", "C2")] == ["chest", "empty", "chest"]
    seen, dm = t.g.seen_by(1)[0].rooms, t.g.seen_by(4)[0].rooms
    assert [seen[place].front for place in ("A2", "B2", "C2")] == [None] * 3
    assert dm["B2"].front == "empty"
    assert t.told(LineLaid)[0].audience() == (4,)


@pytest.mark.rule("VEIEL-NODM-01")
def test_without_a_dm_line_2_is_laid_at_random_and_nobody_knows_it() -> None:
    for swaps, laid in (([1, 1], ["chest", "empty", "chest"]), ([3, 2], ["chest", "chest", "empty"])):
        t = opened({"veiel.shuffle.rooms": swaps}, dm="none")
        assert t.key == "pick_hero"
        rooms = t.g.state.rooms
        assert [rooms[place].front for place in ("A2", "B2", "C2")] == laid
        assert [rooms[place].front for place in ("A1", "B1", "C1")] == ["monster"] * 3
        assert all(t.g.seen_by(seat)[0].rooms["B2"].front is None for seat in (None, 1, 2, 3, 4))


@pytest.mark.rule("VEIEL-SETUP-06", "VEIEL-SETUP-07")
def test_heroes_have_what_their_sheets_print_and_it_is_not_in_stock() -> None:
    t = picked("brigand", "adventurer")
    one = t.hero("brigand")
    assert (one.level, one.weapon, one.second, one.items) == (1, "w_cudgel", "s_buckler", ("potion_vit",))
    assert (one.vit, one.end) == (16, 5)
    assert (t.g.state.alchemist["potion_vit"], t.g.state.alchemist["key"]) == (3, 0)
    piles = [*t.g.state.left_pile.cards, *t.g.state.right_pile.cards]
    assert (piles.count("w_cudgel"), piles.count("s_buckler"), piles.count("w_short_bow")) == (2, 2, 2)


@pytest.mark.rule("VEIEL-SETUP-12", "VEIEL-SETUP-13")
def test_two_equal_piles_without_mandolin_and_phylacteries() -> None:
    state = picked("bardess", "healer").g.state
    left, right = state.left_pile.cards, state.right_pile.cards
    assert (len(left), len(right)) == (68, 67)
    assert "mandolin" not in [*left, *right]
    assert not any(str(card).startswith("ph_") for card in [*left, *right])
    assert (state.heroes[0].instrument, state.heroes[1].instrument) == ("mandolin", None)


@pytest.mark.rule("VEIEL-SETUP-09", "VEIEL-TEAM-01")
def test_the_team_names_the_defender_and_the_toughest_defender_is_proposed() -> None:
    t = picked("healer", "barbarian", "knight")
    assert t.key == "defender"
    assert t.asks[0].default == NameDefender("knight")
    t.answer(NameDefender("healer"))
    assert t.g.state.defender == "healer"


@pytest.mark.rule("VEIEL-SETUP-10", "VEIEL-SETUP-11")
def test_bomb_and_knife_go_where_the_team_wishes() -> None:
    t = picked("assassin", "bardess", "knight")
    t.answer(NameDefender("knight"))
    assert t.options("start_item") == [
        GiveStartItem("assassin", "bomb"),
        GiveStartItem("bardess", "bomb"),
        GiveStartItem("knight", "bomb"),
        LeaveStartItem("bomb"),
    ]
    assert t.asks[0].default == GiveStartItem("knight", "bomb")
    t.answer(GiveStartItem("bardess", "bomb"))
    assert GiveStartItem("bardess", "knife") not in t.options("start_item")
    t.answer(GiveStartItem("assassin", "knife"))
    assert t.hero("assassin").items == ("knife", "knife")
    assert (t.g.state.alchemist["bomb"], t.g.state.alchemist["knife"]) == (2, 1)


@pytest.mark.rule("VEIEL-SETUP-10")
def test_both_may_go_to_one_hero_and_what_is_left_stays_with_the_alchemist() -> None:
    t = picked("knight", "healer")
    t.answer(NameDefender("knight"))
    t.answer(GiveStartItem("healer", "bomb"))
    t.answer(GiveStartItem("healer", "knife"))
    assert t.hero("healer").items == ("bomb", "knife")
    assert begun(picked("knight", "healer")).g.state.alchemist["bomb"] == 3


@pytest.mark.rule("VEIEL-SETUP-14")
def test_then_an_empty_purse_and_the_rest_zone() -> None:
    t = begun(picked("knight", "healer"))
    state = t.g.state
    assert (state.crystals, state.where, state.place, state.incursion) == (0, "rest", "", 1)


@pytest.mark.rule("VEIEL-SETUP-08", "VEIEL-PHY-01")
def test_half_of_the_heroes_draw_a_phylactery_and_the_team_says_which() -> None:
    t = picked("knight", "healer", "scholar", phylacteries=True)
    assert t.options("phylactery") == [GivePhylactery(id) for id in ("knight", "healer", "scholar")]
    t.answer(GivePhylactery("healer"))
    t.answer(GivePhylactery("scholar"))
    assert t.key == "defender"
    drawn = t.told(PhylacteryDrawn)
    assert [event.hero for event in drawn] == ["healer", "scholar"]
    assert t.hero("healer").phylactery == drawn[0].card != drawn[1].card
    assert (t.hero("knight").phylactery, len(t.g.state.phylacteries)) == (None, 7)
    assert not picked("knight", "healer").told(PhylacteryDrawn)


@pytest.mark.rule("VEIEL-PHY-02")
def test_alone_with_two_heroes_one_of_them_has_a_phylactery() -> None:
    t = picked("knight", "healer", players=1, phylacteries=True)
    t.answer(GivePhylactery("knight"))
    assert t.key == "defender"


@pytest.mark.rule("VEIEL-PHY-03", "VEIEL-PHY-06")
def test_a_phylactery_fills_a_slot_and_the_bardess_may_have_one() -> None:
    t = picked("bardess", "knight", phylacteries=True)
    t.answer(GivePhylactery("bardess"))
    t.answer(NameDefender("knight"))
    assert GiveStartItem("bardess", "bomb") not in t.options("start_item")


@pytest.mark.rule("VEIEL-PHY-04")
def test_a_phylactery_is_only_ever_removed() -> None:
    t = scene(hero("knight", phylactery="ph_eye"), hero("healer"), where="rest", place="", frames=[Camp()])
    about = [option for option in t.options("camp") if "ph_eye" in str(option)]
    assert not about
    t.answer(DropPhylactery("knight"))
    assert t.hero("knight").phylactery is None


@pytest.mark.rule("VEIEL-DMTURN-10", "VEIEL-RIDDLE-07")
def test_what_needs_a_person_as_dm_is_refused_without_one() -> None:
    with pytest.raises(BadOptions, match="dm_fudge"):
        opened(dm="bot", dm_dice="hidden", dm_fudge="kind")
    with pytest.raises(BadOptions, match="dm_fudge"):
        opened(dm="human", dm_fudge="kind")
    with pytest.raises(BadOptions, match="riddle"):
        opened(dm="bot", riddle="spoken")
