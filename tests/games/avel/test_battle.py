"""Battles, dice and wounds, attributes of big monsters (specification 3.5 to 3.7)."""

import msgspec
import pytest

from oakveil.games.avel.choices import Drink, Fight, Go, PressOn, Rearrangement, Reroll, Retreat, RollForMonster, Spells
from oakveil.games.avel.effects import Coins, FewerDice, Heal
from oakveil.games.avel.events import (
    BattleBegan,
    BattleEnded,
    ClashResolved,
    ClashRolled,
    MonsterDefeated,
    RewardGained,
    SpellsSet,
)
from oakveil.games.avel.rules.battle import hero_dice
from oakveil.games.avel.state import BEAST, Avel
from oakveil.kernel.chance import Chance, UnexpectedRoll
from oakveil.kernel.match import Refused
from tests.games.avel.table import TableTalk, change, foe, fresh, hero, house, scene

FIGHT_ON = [PressOn(), Retreat()]


def last_clash(t: TableTalk) -> tuple[int, int, int, int]:
    """Damage and wounds of the last clash, the monster's toughness left and the hero's hearts after it."""
    last = t.told(ClashResolved)[-1]
    return last.damage, last.wounds, last.left, last.hearts


def dice_against(monster: str, worn: list[str], packed: list[str] | None = None) -> tuple[int, int, int, int]:
    """The dice (green, orange, blue, yellow) that a hero with this gear takes for a battle without drinking."""
    t = scene(hero("quarry", worn=worn, packed=packed or []), foes=[foe(monster, "quarry")])
    t.let_roll()
    t.fight(monster)
    if t.ask.key == "avel.elixir":
        t.answer(Go())
    return t.told(BattleBegan)[0].hero_dice


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


# The course of a battle.


@pytest.mark.rule("AVEL-BATTLE-10", "AVEL-BATTLE-11", "AVEL-BATTLE-12", "AVEL-WOUND-02", "AVEL-WOUND-03")
def test_simon_whitebeard_defeats_a_monster_in_three_clashes() -> None:
    """AVEL-EX-02, AVEL-EX-03, AVEL-EX-04."""
    t = scene(hero("quarry", name="Simon Whitebeard"), foes=[foe("marsh_ghost", "quarry")])
    t.dice("A _ | D _", "A D | A A", "A _ | A A")
    t.fight("marsh_ghost")
    assert last_clash(t) == (0, 0, 2, 5)
    assert t.options("avel.press_on", seat=1) == FIGHT_ON
    t.press_on()
    assert last_clash(t) == (1, 1, 1, 4)
    assert t.monster("marsh_ghost").damage == 1
    t.press_on()
    assert last_clash(t) == (1, 2, 0, 2), "wounded all the same: both sides strike at once"
    assert t.hero().hearts == 2
    assert t.state.fallen_small == ["marsh_ghost"]
    assert t.told(RewardGained) == [RewardGained(1, "coins", 4)]
    assert t.hero().coins == 4
    assert t.all_rolled()


@pytest.mark.rule("AVEL-ATTR-04", "AVEL-BATTLE-05", "AVEL-BATTLE-09", "AVEL-BATTLE-12", "AVEL-BATTLE-14")
def test_agatha_the_brave_leaves_three_damage_on_a_monster_that_minds_shields() -> None:
    """AVEL-EX-05, AVEL-EX-06, AVEL-EX-07."""
    agatha = hero("quarry", worn=["buckler", "leather_cap"], name="Agatha the Brave")
    t = scene(agatha, foes=[foe("cave_ogre", "quarry")], cards=[change("cave_ogre", toughness=5)])
    t.dice("A A S | D _", "D _ S | A A")
    t.fight("cave_ogre")
    (began,) = t.told(BattleBegan)
    assert (began.hero_dice, began.monster_dice, began.blocked) == ((2, 0, 0, 1), (1, 1), ("shield",))
    assert t.options("avel.spell", seat=1) == [Spells(1), Spells(0)]
    t.answer(Spells(1))
    assert last_clash(t) == (2, 0, 3, 5)
    t.press_on()
    t.answer(Spells(1))
    assert last_clash(t) == (1, 1, 2, 4)
    t.retreat()
    assert t.told(BattleEnded) == [BattleEnded(1, "cave_ogre", "retreat")]
    assert t.monster("cave_ogre").damage == 3
    assert t.hero().used == ()
    assert len(t.told(ClashRolled)) == 2, "there is no third clash"


@pytest.mark.rule("AVEL-BATTLE-01", "AVEL-BEAST-05")
def test_of_several_monsters_on_the_tile_the_chosen_one_fights_alone() -> None:
    t = scene(hero("quarry"), foes=[foe("moon_lich", "quarry"), foe("cinder_rat", "quarry"), foe("fog_wisp", "castle")])
    assert t.offered(Fight) == [Fight("moon_lich"), Fight("cinder_rat")]
    t.refuses(Fight("fog_wisp"))
    t.dice("A _ | A")
    t.fight("cinder_rat")
    assert [event.monster for event in t.told(ClashRolled)] == ["cinder_rat"]
    assert t.hero().hearts == 4, "the lich does nothing"
    assert t.monster("moon_lich").damage == 0


@pytest.mark.rule("AVEL-BATTLE-01")
def test_without_a_monster_on_the_tile_there_is_no_battle() -> None:
    t = scene(hero("quarry"), foes=[foe("moon_lich", "crow_heath")])
    assert t.offered(Fight) == []


@pytest.mark.rule("AVEL-BATTLE-03")
@pytest.mark.parametrize(
    ("monster", "dice"),
    [("cinder_rat", (1, 0)), ("kiln_hound", (0, 1)), ("ice_spider", (2, 0)), ("frost_giant", (2, 1)), (BEAST, (3, 2))],
)
def test_a_monster_rolls_the_dice_on_its_token(monster: str, dice: tuple[int, int]) -> None:
    t = scene(hero("quarry"), foes=[foe(monster, "quarry")], act=2)
    t.dice("_ _ | " + "_ " * sum(dice))
    t.fight(monster)
    assert t.told(BattleBegan)[0].monster_dice == dice
    assert t.told(ClashRolled)[0].monster_faces == ("blank",) * sum(dice)


@pytest.mark.rule("AVEL-BATTLE-03")
def test_the_neighbour_to_the_left_presses_the_button_or_it_presses_itself() -> None:
    t = scene(hero(), hero(), hero("quarry"), foes=[foe("kiln_hound", "quarry")], active=3, neighbour_rolls=True)
    t.fight("kiln_hound")
    assert t.options("avel.roll_for_monster", seat=1) == [RollForMonster()], "left of the last seat is the first"
    assert not t.told(ClashRolled)
    t.dice("_ _ | _", "_ _ | A")
    t.answer(RollForMonster())
    t.press_on()
    assert t.ask.key == "avel.roll_for_monster"
    assert t.ask.clock is not None and t.ask.clock.seconds == 4
    t.lapse()
    assert t.hero(3).hearts == 4


@pytest.mark.rule("AVEL-BATTLE-03", "AVEL-SOLO-05")
def test_nobody_is_asked_to_roll_alone_or_without_the_option() -> None:
    for t in (
        scene(hero("quarry"), solo=True, neighbour_rolls=True, foes=[foe("kiln_hound", "quarry")]),
        scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")]),
    ):
        t.dice("_ _ | _")
        t.fight("kiln_hound")
        assert t.ask.key == "avel.press_on"


@pytest.mark.rule("AVEL-BATTLE-04", "AVEL-BATTLE-06")
def test_elixirs_are_drunk_before_the_first_clash_and_the_dice_stay_for_the_battle() -> None:
    t = scene(hero("quarry", packed=["draught_of_fury", "draught_of_stone"]), foes=[foe("troll_whelp", "quarry")])
    t.fight("troll_whelp")
    assert t.options("avel.elixir", seat=1) == [Drink("draught_of_fury"), Drink("draught_of_stone"), Go()]
    t.answer(Drink("draught_of_fury"))
    t.dice("_ _ _ | _", "_ _ _ | _", "_ _ _ | _")
    t.answer(Go())
    assert t.ask.key == "avel.press_on"
    t.press_on()
    t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [3, 3, 3]
    assert t.hero().packed() == ["draught_of_stone"]


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


@pytest.mark.rule("AVEL-BATTLE-06")
def test_equipment_cannot_be_changed_during_a_battle() -> None:
    t = scene(hero("quarry", packed=["captains_sword"]), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _", "_ _ | _")
    t.fight("kiln_hound")
    with pytest.raises(Refused) as refused:
        t.rearrange(1, Rearrangement(weapon="captains_sword"))
    assert refused.value.broken is not None and refused.value.broken.rule == "AVEL-PACK-08"
    t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [2, 2]


@pytest.mark.rule("AVEL-BATTLE-07", "AVEL-BATTLE-08")
def test_all_dice_are_rolled_at_once_and_seen_before_any_effect_is_used() -> None:
    t = scene(hero("quarry", worn=["squires_dagger"]), foes=[foe("frost_giant", "quarry")])
    t.dice("A D | D _ A")
    t.fight("frost_giant")
    assert t.ask.key == "avel.effect"
    assert t.told(ClashRolled) == [
        ClashRolled(1, 1, "frost_giant", ("attack", "defence"), ("defence", "blank", "attack"))
    ]
    assert not t.told(ClashResolved), "nothing is compared yet"


@pytest.mark.rule("AVEL-BATTLE-08", "AVEL-BATTLE-09")
def test_spells_are_decided_after_the_effects_one_by_one() -> None:
    t = scene(hero("quarry", worn=["squires_dagger", "star_hood+"]), foes=[foe("bark_beetle", "quarry")])
    t.dice("_ _ S S | A")
    t.fight("bark_beetle")
    assert t.ask.key == "avel.effect"
    t.done()
    assert t.options("avel.spell") == [Spells(2), Spells(1), Spells(0)]
    t.answer(Spells(1))
    assert t.told(SpellsSet) == [SpellsSet(1, 1, 1)]
    assert last_clash(t) == (1, 0, 2, 5)


@pytest.mark.rule("AVEL-BATTLE-09", "AVEL-WOUND-02", "AVEL-WOUND-03", "AVEL-STUN-02")
@pytest.mark.parametrize(
    ("attacks", "clash", "ending"),
    [(0, (0, 0, 2, 1), ""), (1, (1, 1, 1, 0), "stunned"), (2, (2, 1, 0, 0), "defeated")],
)
def test_two_spells_with_one_heart_left(attacks: int, clash: tuple[int, int, int, int], ending: str) -> None:
    """AVEL-EX-52. Both wounds of the third case are dealt, but only one heart is there to lose."""
    ghost = change("ice_spider", purple=3)
    t = scene(hero("quarry", hearts=1, worn=["star_hood+"]), foes=[foe("ice_spider", "quarry")], cards=[ghost])
    t.dice("A _ S S | A A D")
    t.draws("buckler")
    t.fight("ice_spider")
    assert t.options("avel.spell") == [Spells(2), Spells(1), Spells(0)]
    t.answer(Spells(attacks))
    assert last_clash(t) == clash
    assert [event.outcome for event in t.told(BattleEnded)] == ([ending] if ending else [])


@pytest.mark.rule("AVEL-BATTLE-09")
def test_a_spell_that_makes_no_difference_is_not_asked_about() -> None:
    t = scene(hero("quarry", worn=["star_hood"]), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ S | D")
    t.fight("kiln_hound")
    assert t.ask.key == "avel.press_on"


@pytest.mark.rule("AVEL-BATTLE-11")
def test_a_big_monster_goes_to_the_defeated_pile_of_its_size() -> None:
    t = scene(hero("quarry"), foes=[foe("moon_lich", "quarry", damage=3)])
    t.dice("A _ | _ _")
    t.fight("moon_lich")
    assert (t.state.fallen_big, t.state.fallen_small) == (["moon_lich"], [])
    assert t.told(MonsterDefeated)[0].hero == 1


@pytest.mark.rule("AVEL-BATTLE-11", "AVEL-REWARD-07", "AVEL-BEAST-03")
def test_the_beast_leaves_the_game_and_leaves_nothing() -> None:
    t = scene(hero("quarry"), foes=[foe(BEAST, "quarry", damage=13), foe("cinder_rat", "castle")], act=2)
    t.dice("A _ | _ _ _ _ _")
    t.fight(BEAST)
    assert list(t.state.monsters) == ["cinder_rat"]
    assert (t.state.fallen_big, t.state.fallen_small) == ([], [])
    assert not t.told(RewardGained)
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-BATTLE-12")
def test_a_retreat_costs_nothing() -> None:
    t = scene(hero("quarry", coins=2, hearts=4), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _")
    t.fight("kiln_hound")
    t.retreat()
    assert (t.hero().coins, t.hero().hearts, t.hero().actions_left, t.at(1)) == (2, 4, 1, "quarry")
    assert t.ask.key == "avel.action"


@pytest.mark.rule("AVEL-BATTLE-12")
def test_nobody_is_asked_to_press_on_once_a_side_has_fallen() -> None:
    t = scene(hero("quarry"), foes=[foe("cinder_rat", "quarry")])
    t.dice("A _ | _")
    t.fight("cinder_rat")
    assert t.ask.key == "avel.action"
    t = scene(hero("quarry", hearts=1), foes=[foe("cinder_rat", "quarry")])
    t.dice("_ _ | A")
    t.fight("cinder_rat")
    assert (t.ask.key, t.ask.seat) == ("avel.action", 2)


@pytest.mark.rule("AVEL-BATTLE-13")
def test_after_the_third_clash_the_battle_is_over() -> None:
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | _", "_ _ | _", "A _ | _")
    t.fight("kiln_hound")
    t.press_on()
    t.press_on()
    assert t.told(BattleEnded) == [BattleEnded(1, "kiln_hound", "three_clashes")]
    assert (t.ask.key, t.hero().actions_left) == ("avel.action", 1)
    assert t.monster("kiln_hound").damage == 1


@pytest.mark.rule("AVEL-BATTLE-14")
def test_monsters_never_heal() -> None:
    t = scene(hero("quarry"), foes=[foe("kiln_hound", "quarry")], marker=0)
    t.dice("A _ | _")
    t.fight("kiln_hound")
    t.retreat()
    for _ in range(3):
        t.end_round()
    assert t.monster("kiln_hound").damage == 1


@pytest.mark.rule("AVEL-BATTLE-14", "AVEL-BATTLE-15")
def test_a_second_battle_with_the_same_monster_begins_anew_but_for_its_damage() -> None:
    """AVEL-EX-51."""
    t = scene(
        hero("quarry", worn=["squires_dagger"], packed=["draught_of_fury", "draught_of_stone"]),
        foes=[foe("troll_whelp", "quarry")],
    )
    t.fight("troll_whelp")
    t.answer(Drink("draught_of_fury"))
    t.dice("_ _ A | _", "_ _ _ | _")
    t.rolls("avel.reroll", "_")
    t.answer(Go())
    t.answer(t.ask.options[0])
    assert t.hero().used == ("squires_dagger",)
    t.press_on()
    assert t.ask.key == "avel.press_on", "the dagger was used in the first clash"
    t.retreat()
    assert t.hero().used == ()
    t.fight("troll_whelp")
    assert t.options("avel.elixir") == [Drink("draught_of_stone"), Go()], "what was drunk has worked off"
    t.dice("_ _ | _", "_ _ | _", "_ _ | _")
    t.answer(Go())
    assert t.ask.key == "avel.effect", "the dagger is ready again"
    for _ in range(2):
        t.done()
        t.press_on()
    t.done()
    assert [event.number for event in t.told(ClashRolled)] == [1, 2, 1, 2, 3]
    assert t.monster("troll_whelp").damage == 1


@pytest.mark.rule("AVEL-BATTLE-16")
def test_other_heroes_on_the_tile_cannot_help() -> None:
    helper = hero("quarry", worn=["captains_sword", "oaken_shield"], packed=["draught_of_stone"])
    t = scene(hero("quarry"), helper, foes=[foe("kiln_hound", "quarry")])
    t.dice("_ _ | A", "_ _ | A", "_ _ | A")
    t.fight("kiln_hound")
    for clash in (1, 2):
        assert (t.ask.key, t.ask.seat) == ("avel.press_on", 1)
        assert t.hero(1).hearts == 5 - clash
        t.press_on()
    assert [len(event.hero_faces) for event in t.told(ClashRolled)] == [2, 2, 2]
    assert t.hero(2).hearts == 5


@pytest.mark.rule("AVEL-BATTLE-17")
def test_a_battle_is_fought_even_without_a_single_die() -> None:
    shade = change("moon_lich", attribute=FewerDice(("green", "green")), purple=0, black=0)
    t = scene(hero("quarry"), foes=[foe("moon_lich", "quarry")], cards=[shade])
    t.fight("moon_lich")
    assert t.told(ClashRolled) == [ClashRolled(1, 1, "moon_lich", (), ())]
    assert last_clash(t) == (0, 0, 4, 5)
    assert t.options("avel.press_on") == FIGHT_ON


# Dice and wounds.


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
    assert last_clash(t)[:2] == (damage, wounds)
    assert (t.monster("frost_giant").damage, t.hero().hearts) == (damage, 5 - wounds)


@pytest.mark.rule("AVEL-WOUND-04")
def test_surplus_defences_are_lost_with_the_clash() -> None:
    t = scene(hero("quarry"), foes=[foe("frost_giant", "quarry")])
    t.dice("D D | D D _", "A A | A A _")
    t.fight("frost_giant")
    t.press_on()
    assert last_clash(t) == (2, 2, 2, 3)


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
    assert last_clash(t) == (1, 2, 0, 0)
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
