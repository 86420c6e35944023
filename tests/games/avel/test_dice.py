"""The dice of a battle: which are rolled, what they do, and what may be known before (specification 3.5 to 3.8)."""

import msgspec
import pytest

from oakveil.games.avel.choices import Drink, Fight, Go, Reroll
from oakveil.games.avel.effects import Coins, Heal
from oakveil.games.avel.events import BattleBegan, BattleEnded
from oakveil.games.avel.rules.battle import hero_dice
from oakveil.games.avel.state import BEAST, Avel
from oakveil.kernel.chance import Chance, UnexpectedRoll
from tests.games.avel.table import TableTalk, change, foe, fresh, hero, house, scene


def dice_against(monster: str, worn: list[str], packed: list[str] | None = None) -> tuple[int, int, int, int]:
    """The dice (green, orange, blue, yellow) that a hero with this gear takes for a battle without drinking."""
    t = scene(hero("quarry", worn=worn, packed=packed or []), foes=[foe(monster, "quarry")])
    t.let_roll()
    t.fight(monster)
    if t.ask.key == "avel.elixir":
        t.answer(Go())
    return t.told(BattleBegan)[0].hero_dice


# Which dice a hero rolls.


@pytest.mark.rule("AVEL-BATTLE-05")
@pytest.mark.parametrize(
    ("worn", "dice"),
    [
        ([], (2, 0, 0, 0)),
        (["captains_sword"], (2, 1, 0, 0)),
        (["captains_sword", "buckler", "star_hood"], (2, 1, 1, 1)),
        (["emberbane_blade+", "tower_shield"], (2, 1, 2, 0)),
        (["star_hood+", "ember_shield+"], (2, 0, 1, 2)),  # AVEL-EX-22: three yellow earned
        (["emberbane_blade+", "tower_shield+"], (2, 1, 2, 0)),  # three blue earned
    ],
)
def test_a_hero_rolls_two_green_dice_and_what_it_wears_but_no_more_than_the_box_has(
    worn: list[str], dice: tuple[int, int, int, int]
) -> None:
    assert dice_against("bark_beetle", worn) == dice


@pytest.mark.rule("AVEL-BATTLE-05", "AVEL-ELIXIR-05", "AVEL-ATTR-02")
def test_two_orange_dice_and_a_draught_of_fury_against_minus_colour() -> None:
    """AVEL-EX-08, AVEL-EX-20: first the cap, then the attribute; a draught that changes nothing is not offered."""
    t = scene(hero("quarry", worn=["captains_sword+"], packed=["draught_of_fury"]), foes=[foe("frost_giant", "quarry")])
    t.dice("_ _ _ | _ _ _")
    t.fight("frost_giant")
    assert t.ask.key == "avel.press_on"
    assert t.told(BattleBegan)[0].hero_dice == (2, 1, 0, 0)


@pytest.mark.rule("AVEL-BATTLE-05", "AVEL-ELIXIR-05", "AVEL-ATTR-02")
def test_one_orange_die_and_a_draught_of_fury_against_minus_colour() -> None:
    """AVEL-EX-21."""
    sword, draught = ["captains_sword"], ["draught_of_fury"]
    assert dice_against("frost_giant", sword, draught) == (2, 0, 0, 0)
    t = scene(hero("quarry", worn=sword, packed=draught), foes=[foe("frost_giant", "quarry")])
    t.fight("frost_giant")
    assert t.options("avel.elixir") == [Drink("draught_of_fury"), Go()]
    t.dice("_ _ _ | _ _ _")
    t.answer(Drink("draught_of_fury"))
    assert t.told(BattleBegan)[0].hero_dice == (2, 1, 0, 0)


# What they do.


@pytest.mark.rule("AVEL-WOUND-01")
def test_only_the_yellow_die_has_the_spell_symbol() -> None:
    faces = {colour: set(die.faces) for colour, die in house().dice.items()}
    assert faces.pop("yellow") == {"attack", "defence", "spell", "blank"}
    assert all(symbols == {"attack", "defence", "blank"} for symbols in faces.values())
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ S | _")
    with pytest.raises(UnexpectedRoll):
        t.fight("kiln_hound")
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | S")
    with pytest.raises(UnexpectedRoll):
        t.fight("kiln_hound")


@pytest.mark.rule("AVEL-WOUND-01", "AVEL-WOUND-02", "AVEL-WOUND-03")
@pytest.mark.parametrize(
    ("clash", "damage", "wounds"),
    [
        ("A A | _ _ _", 2, 0),
        ("A _ | D D _", 0, 0),
        ("D D | A A A", 0, 1),
        ("D _ | A A A", 0, 2),
        ("A D | D A D", 0, 0),
        ("_ _ | A A _", 0, 2),
        ("_ _ | D D D", 0, 0),
        ("A A | D A A", 1, 2),
    ],
)
def test_each_defence_cancels_one_attack(clash: str, damage: int, wounds: int) -> None:
    t = scene(hero("quarry"), foes=[foe("frost_giant", "quarry")])
    t.dice(clash)
    t.fight("frost_giant")
    assert t.last_clash()[:2] == (damage, wounds)
    assert (t.monster("frost_giant").damage, t.hero().hearts) == (damage, 5 - wounds)


@pytest.mark.rule("AVEL-WOUND-04")
def test_surplus_defences_are_lost_with_the_clash() -> None:
    t = scene(hero("quarry"), foes=[foe("frost_giant", "quarry")])
    t.dice("D D | D D _", "A A | A A _")
    t.fight("frost_giant")
    t.press_on()
    assert t.last_clash() == (2, 2, 2, 3)


@pytest.mark.rule("AVEL-WOUND-05")
def test_ten_damage_markers_are_no_limit() -> None:
    t = scene(
        hero("quarry", worn=["captains_sword+"]),
        foes=[foe(BEAST, "quarry", damage=9), foe("frost_giant", "quarry", damage=3)],
        act=2,
    )
    t.dice("A A A A | _ _ _ _ _")
    t.fight(BEAST)
    assert t.monster(BEAST).damage == 13


@pytest.mark.rule("AVEL-WOUND-06")
def test_damage_beyond_the_toughness_is_lost_and_hearts_stop_at_none() -> None:
    coins = change("frost_giant", rewards=(Coins(1),))
    giant = foe("frost_giant", "quarry", damage=3)
    t = scene(hero("quarry", hearts=2, coins=1), foes=[giant], cards=[coins])
    t.dice("A A | A A A")
    t.fight("frost_giant")
    assert t.last_clash() == (1, 2, 0, 0)
    assert t.told(BattleEnded)[0].outcome == "defeated"


@pytest.mark.rule("AVEL-WOUND-07")
@pytest.mark.parametrize(("hearts", "given", "then"), [(5, 3, 5), (4, 3, 5), (1, 3, 4), (1, 9, 5)])
def test_hearts_come_back_but_never_more_than_five(hearts: int, given: int, then: int) -> None:
    shrine = change("cinder_rat", rewards=(Heal(given),))
    t = scene(hero("quarry", hearts=hearts), foes=[foe("cinder_rat", "quarry")], cards=[shrine])
    t.dice("A _ | _")
    t.fight("cinder_rat")
    assert t.hero().hearts == then


# Attributes of big monsters.


@pytest.mark.rule("AVEL-ATTR-01")
def test_minus_green() -> None:
    assert dice_against("crimson_vampire", []) == (1, 0, 0, 0)
    assert dice_against("crimson_vampire", ["captains_sword+", "tower_shield"]) == (1, 2, 1, 0)


@pytest.mark.rule("AVEL-ATTR-02")
@pytest.mark.parametrize(
    ("worn", "dice"),
    [
        ([], (2, 0, 0, 0)),
        (["captains_sword"], (2, 0, 0, 0)),
        (["captains_sword+"], (2, 1, 0, 0)),
        (["captains_sword+", "tower_shield+", "star_hood+"], (2, 1, 1, 1)),
        (["captains_sword+", "tower_shield", "star_hood"], (2, 1, 0, 0)),
    ],
)
def test_minus_colour(worn: list[str], dice: tuple[int, int, int, int]) -> None:
    assert dice_against("frost_giant", worn) == dice


@pytest.mark.rule("AVEL-ATTR-03", "AVEL-ATTR-04", "AVEL-ATTR-05")
@pytest.mark.parametrize(
    ("monster", "blocked", "dice", "left"),
    [
        ("hollow_treant", "weapon", (2, 0, 1, 1), {"buckler", "leather_cap"}),
        ("cave_ogre", "shield", (2, 1, 0, 1), {"squires_dagger", "leather_cap"}),
        ("moon_lich", "helmet", (2, 1, 1, 0), {"squires_dagger", "buckler"}),
        ("bark_beetle", "", (2, 1, 1, 1), {"squires_dagger", "buckler", "leather_cap"}),
    ],
)
def test_what_a_monster_minds_has_neither_dice_nor_effect(
    monster: str, blocked: str, dice: tuple[int, int, int, int], left: set[str]
) -> None:
    worn = ["squires_dagger+", "buckler+", "leather_cap+"]  # each adds a die and rerolls one, once
    t = scene(hero("quarry", worn=worn), foes=[foe(monster, "quarry")], cards=[change(monster, purple=2, black=0)])
    t.dice("_ " * sum(dice) + "| _ _")
    t.fight(monster)
    assert t.told(BattleBegan)[0].hero_dice == dice
    assert t.told(BattleBegan)[0].blocked == ((blocked,) if blocked else ())
    assert {option.token for option in t.options("avel.effect") if isinstance(option, Reroll)} == left


@pytest.mark.rule("AVEL-ATTR-06")
def test_minus_elixir() -> None:
    t = scene(hero("quarry", packed=["draught_of_fury"]), foes=[foe("cinder_dragon", "quarry")])
    t.dice("_ _ | _ _ _")
    t.fight("cinder_dragon")
    assert t.ask.key == "avel.press_on"
    assert t.told(BattleBegan)[0].blocked == ("elixir",)
    assert t.hero().packed() == ["draught_of_fury"]


@pytest.mark.rule("AVEL-ATTR-07")
def test_small_monsters_and_the_beast_have_no_attribute() -> None:
    for card in house().monsters.values():
        assert (card.attribute is not None) == (card.size == "big"), card.id
    gear = ["captains_sword+", "buckler", "star_hood"]
    assert dice_against(BEAST, gear, ["draught_of_stone"]) == (2, 2, 1, 1)
    assert dice_against("pale_enchanter", gear, ["draught_of_stone"]) == (2, 2, 1, 1)


# What may be known before a battle.


def as_seen(t: TableTalk, seat: int | None) -> Avel:
    """The table with nothing on it but what a seat sees."""
    return t.g.blank(*t.g.seen_by(seat), Chance(b"other"), {})


@pytest.mark.rule("AVEL-ODDS-01", "AVEL-BATTLE-02")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_odds_of_a_battle_follow_from_what_everybody_sees(seat: int | None) -> None:
    lead = hero("quarry", worn=["captains_sword"])
    t = scene(lead, foes=[foe("torch_brigand", "quarry"), foe("moon_lich", "quarry", damage=1)], down=["wilderness"])
    assert {Fight("torch_brigand"), Fight("moon_lich")} <= set(t.options("avel.action"))
    seen = as_seen(t, seat)
    monster = seen.state.monsters["torch_brigand"]
    dice = hero_dice(seen, seen.hero(1), monster.id)
    odds = seen.box.odds.battle(dice, seen.box.monster_dice[monster.id], seen.hero(1).hearts, monster.left)
    assert round(odds.defeat, 4) == 0.8708
    assert round(odds.wounds, 4) == 0.7727
    lich = seen.state.monsters["moon_lich"]
    assert (lich.left, lich.toughness) == (3, 4)
    assert len(seen.card("moon_lich").rewards) == 2


@pytest.mark.rule("AVEL-ODDS-02")
@pytest.mark.parametrize("seat", [1, 4, None])
def test_no_seat_sees_stacks_or_face_down_tiles(seat: int | None) -> None:
    t = fresh(4, bag_draw="grab")
    seen = msgspec.json.encode(t.g.seen_by(seat)).decode()
    face_down = [tile.face() for tile in t.state.tiles.values() if not tile.up]
    assert len(face_down) == 11
    for hidden in (*face_down, *t.state.small.cards, *t.state.big.cards):
        assert f'"{hidden}"' not in seen
    for open_to_all in t.state.monsters:
        assert f'"{open_to_all}"' in seen


@pytest.mark.rule("AVEL-ODDS-02")
def test_nobody_can_find_out_what_comes_next_from_a_copy_of_the_table() -> None:
    t = scene(hero("fox_hollow"), down=["stone_circles", "elven_camp", "dragon_crag", "wilderness"])
    copies = [t.g.redealt(1, Chance(bytes([n]))) for n in range(30)]
    assert len({copy.state.tiles["0,-2"].front for copy in copies}) == 4
    assert len({copy.state.small.cards[-1] for copy in copies}) > 8
    assert len({copy.state.big.cards[-1] for copy in copies}) > 3
    t = scene(hero("quarry"), foes=[foe("frost_giant", "quarry")])
    rolls = set()
    for n in range(30):
        copy = t.g.redealt(1, Chance(bytes([n])))
        copy.answer(Fight("frost_giant"))
        rolls.add((copy.state.monsters["frost_giant"].damage, copy.hero(1).hearts))
    assert len(rolls) > 4, "dice are rolled anew on every copy"
