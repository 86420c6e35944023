"""The house content is that of the box."""

from collections import Counter

import pytest

from oakveil.games.avel import GAME
from oakveil.games.avel.catalogue import HOUSE, house
from oakveil.games.avel.effects import AddDie, Coins, Draw, Retire, Upgrade


def test_the_house_content_has_no_faults() -> None:
    assert house().warnings == ()
    assert house().sources == {}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = house()

    assert {die.id: die.count for die in box.dice.values()} == {
        "green": 2, "blue": 2, "orange": 2, "yellow": 2, "purple": 3, "black": 2,
    }  # fmt: skip
    assert Counter(card.size for card in box.monsters.values()) == {"small": 24, "big": 6, "beast": 1}
    assert Counter(card.kind for card in box.equipment.values()) == {
        "weapon": 7, "shield": 7, "helmet": 6, "elixir": 5,
    }  # fmt: skip
    assert [trap.price for trap in box.traps.values()] == [3, 5, 7]
    assert len(box.tiles) == 15
    assert (box.numbers.coins, box.numbers.seals, box.numbers.walls, box.numbers.hearts) == (27, 3, 3, 5)
    assert box.numbers.beast_toughness == (14, 14, 17, 20)


@pytest.mark.rule("AVEL-SETUP-04")
@pytest.mark.parametrize(("heroes", "tiles"), [(1, 11), (2, 12), (3, 13), (4, 15)])
def test_more_heroes_play_on_more_tiles(heroes: int, tiles: int) -> None:
    assert len([tile for tile in house().tiles.values() if tile.min_heroes <= heroes]) == tiles


def test_small_monsters_carry_the_treasure_that_was_balanced() -> None:
    small = [card for card in house().monsters.values() if card.size == "small"]
    rewards = [reward for card in small for reward in card.rewards]

    assert Counter(brood for card in small for brood in card.brood) == {"red": 8, "green": 8, "blue": 8}
    assert Counter(type(reward) for reward in rewards) == {Coins: 12, Draw: 9, Upgrade: 3}
    assert sum(reward.n for reward in rewards if isinstance(reward, Coins)) == 38


def test_the_beast_is_of_every_brood_and_rolls_every_monster_die() -> None:
    beast = house().monsters["beast"]

    assert (beast.brood, beast.purple, beast.black) == (("red", "green", "blue"), 3, 2)
    assert (beast.toughness, beast.rewards, beast.attribute) == (0, (), None)


def test_the_torch_brigand_is_the_monster_of_the_rulebook_example() -> None:
    brigand = house().monsters["torch_brigand"]

    assert (brigand.toughness, brigand.purple, brigand.black, brigand.rewards) == (2, 1, 1, (Coins(4),))


def test_a_token_has_two_sides() -> None:
    sword = house().equipment["captains_sword"]

    assert (sword.kind, sword.shape) == ("weapon", "I3")
    assert sword.basic == (AddDie("orange"),)
    assert sword.upgraded == (AddDie("orange"), AddDie("orange"))


@pytest.mark.rule("AVEL-MOON-10")
def test_the_moon_track_leads_to_the_black_moon() -> None:
    symbols = [type(space.symbol).__name__ for space in house().moon_track]
    marks = {n: space.mark.piece for n, space in enumerate(house().moon_track) if space.mark}

    assert symbols == ["NoneType", *["Mend", "Refill"] * 5, "Mend", "Rise"]
    assert marks == {11: "seal", 12: "trap"}
    assert house().beyond == Retire("wall")
    assert house().start_spaces == (0, 0, 2, 2)


def test_names_fit_every_roll_and_the_chronicle_counts_down() -> None:
    sun, moon = house().names

    assert sun.first["attack"][0] == "Warner"
    assert sun.byname["defence"][0].in_("fr") == "à la Langue Bien Pendue"
    assert moon.byname["blank"][3].in_("en") == "Lastcandle"
    assert [line.rounds_left for line in house().chronicle.line] == list(range(12, 0, -1))
    assert len(house().chronicle.beast) == 4
    line = house().chronicle.told(8)
    assert line is not None and line.in_("en") == "The moons have moved. One of them is darker."
    assert house().chronicle.told(13) is None


def test_every_ruling_is_told_where_it_is_made() -> None:
    """Rulings decide what the rulebook leaves open; the reason stands in a docstring: "Ruling (AVEL-...)"."""
    code = " ".join(" ".join(file.read_text("utf-8").split()) for file in HOUSE.parent.rglob("*.py"))
    rulings = [rule.id for rule in GAME.rules().values() if rule.ruling]
    assert rulings and [id for id in rulings if f"Ruling ({id})" not in code] == []
