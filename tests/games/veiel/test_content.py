"""The house content is that of the box."""

import re
from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from oakveil.games.veiel.catalogue import HOUSE, TEXTS, house
from oakveil.games.veiel.effects.dungeon import Mute, Rarity
from oakveil.games.veiel.effects.fighting import Damage, Mod, Splash, WeaponDamage
from oakveil.games.veiel.effects.helping import Heal
from oakveil.games.veiel.effects.lines import Act, Free, Here, Passive, React, Then
from oakveil.games.veiel.effects.terms import Attack, Bearer, Check, Cost, MonsterClass, Price, Victim
from oakveil.games.veiel.effects.words import ATTRIBUTES
from oakveil.games.veiel.records import AttackOption, Blow, Tables
from oakveil.games.veiel.text_checks import check_texts
from oakveil.kernel.content import load
from oakveil.kernel.rulebook import read_rules, read_translation


def test_the_house_content_has_no_faults() -> None:
    assert house().warnings == ()
    assert house().sources == {}


def test_everything_in_the_house_can_be_told_in_both_languages() -> None:
    assert list(check_texts(load(Tables, HOUSE, None, (), TEXTS).tables, TEXTS)) == []


def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = house()
    weapons = Counter(card.rarity for card in box.weapons.values() for _ in range(card.copies))
    armours = Counter(card.kind for card in box.armours.values() for _ in range(card.copies))
    runes = (sum(rune.copies for rune in box.runes.values()), len(box.phylacteries), len(box.instruments))
    items = sum(item.copies for item in box.items.values())
    events = Counter(event.power for event in box.events.values() for _ in range(event.copies))
    rooms = sum(room.copies for room in box.rooms.values())

    assert weapons == {"bronze": 36, "silver": 32, "gold": 18}
    assert armours == {"armour": 19, "shield": 12}
    assert runes == (20, 9, 1)
    assert items == 29
    assert events == {False: 31, True: 4}
    assert rooms == 20
    assert sum(weapons.values()) + sum(armours.values()) + sum(runes) + items + 35 + rooms == 231
    assert (len(box.weapons), len(box.armours), len(box.items)) == (46, 16, 12)


def test_there_are_31_monsters_and_13_heroes() -> None:
    box = house()

    assert sum(monster.copies for monster in box.monsters.values()) == 22
    assert (len(box.powerful), len(box.bosses)) == (5, 4)
    assert len(box.heroes) == 13
    classes = {monster.kind for monster in box.monsters.values()}
    assert classes == {"zombie", "defender", "plain", "ranged", "effect"} == set(get_args(get_args(MonsterClass)[0]))


def test_every_hero_has_an_ability_at_level_3_and_one_at_level_5() -> None:
    levels = Counter((ability.hero, ability.level) for ability in house().abilities.values())

    assert levels == {(hero, level): 1 for hero in house().heroes for level in (3, 5)}


def test_the_team_for_beginners_has_a_defender_a_healer_and_is_easy_to_lead() -> None:
    heroes = house().heroes

    assert [heroes[id].role for id in ("knight", "healer", "barbarian")] == ["defender", "healer", "defender"]
    assert heroes["knight"].stats.attributes == {"FOR": 6, "DEX": 4, "INT": 1, "FOI": 3}
    assert (heroes["knight"].stats.vit, heroes["knight"].stats.end) == (20, 4)
    assert (heroes["knight"].stats.defence, heroes["knight"].stats.reduction) == (4, 1)


def test_only_the_bardess_has_the_mandolin() -> None:
    assert {id: hero.instrument for id, hero in house().heroes.items() if hero.instrument} == {"bardess": "mandolin"}
    assert house().heroes["bardess"].equipment == ("w_dagger",)
    assert house().heroes["assassin"].items == ("knife",)


def test_the_great_axe_is_that_of_the_rulebook() -> None:
    axe = house().weapons["w_great_axe"]

    assert (axe.stat, axe.damage, axe.hands, axe.range) == ("FOR", 9, 2, "front")
    assert axe.needs == ({"FOR": 8},)


def test_what_a_card_needs_is_all_of_one_of_its_ways() -> None:
    assert house().armours["a_brigandine"].needs == ({"FOR": 5, "DEX": 4},)
    assert house().armours["a_robe"].needs == ({"INT": 4}, {"FOI": 4})


@pytest.mark.rule("VEIEL-EQUIP-05")
def test_runes_need_nothing() -> None:
    assert not any(hasattr(rune, "needs") for rune in house().runes.values())


def test_rarer_weapons_cost_more() -> None:
    prices = {
        rarity: [weapon.price for weapon in house().weapons.values() if weapon.rarity == rarity]
        for rarity in get_args(Rarity)
    }

    assert all(max(prices[less]) < min(prices[more]) for less, more in pairwise(("bronze", "silver", "gold")))


def test_assassins_have_six_weapons_of_their_own() -> None:
    tagged = [id for id, weapon in house().weapons.items() if weapon.tags]

    assert tagged == [
        *("w_dagger", "w_throwing", "w_stiletto", "w_venom_blade"),
        *("w_hand_crossbow", "w_widow_kiss", "w_night_needle"),
    ]
    assert [id for id in tagged if house().weapons[id].pierce] == ["w_hand_crossbow", "w_night_needle"]


def test_abilities_are_made_of_terms_and_verbs() -> None:
    abilities = house().abilities

    assert abilities["magic_missile"].effect == (
        Act(
            cost=Cost(end=2),
            test=Check(stats=("INT",), value=15),
            range="any",
            to="enemy",
            do=(Damage(n="up(INT/2+2)", pierce=True),),
        ),
    )
    assert abilities["energy_transfer"].effect == (
        Act(test=Check(stats=("FOI",), value=13), each=Cost(vit=2), to="allies_chosen", do=(Heal(n=4),)),
        Free(cost=Cost(end=1), to="self", do=(Heal(n=1),)),
    )
    assert abilities["charge"].effect == (Act(cost=Cost(end=3), test=Attack(), do=(WeaponDamage(), Splash(first=3))),)
    (born,) = abilities["born_of_flames"].effect
    assert isinstance(born, Act)
    assert born.then == Then(to="self", do=(Heal(n=4),))
    (guard,) = abilities["guard_breaker"].effect
    assert guard.do == (WeaponDamage(plus=3), Mod(by={"DEF": -3, "RED": -2}, until="combat"))


def test_a_seal_saves_its_bearer_or_anybody_whom_a_sealer_wants_to_save() -> None:
    lines = house().items["seal"].effect

    assert [(isinstance(line, React) and line.on, line.condition) for line in lines] == [
        ("fall", Victim(who="self")),
        ("fall", Bearer(hero="sealer")),
    ]


def test_what_cards_always_give_is_one_line() -> None:
    assert house().runes["r_order"].effect == (Passive(do=(Mod(by=dict.fromkeys(ATTRIBUTES, 1)),)),)


def test_enemies_have_attacks_with_keywords() -> None:
    box = house()

    assert box.monsters["archer"].blow == Blow(damage=3, ignores=("defender",))
    assert box.monsters["plague"].blow == Blow(damage=3, poison=2)
    assert [id for id, monster in box.monsters.items() if monster.screen] == ["tomb_guard", "bone_shield"]
    assert box.powerful["soul_devourer"].options[1] == AttackOption(
        name=box.powerful["soul_devourer"].options[1].name, damage=4, ignores=("defence",), drain=4
    )
    assert box.bosses["hunter"].options[1].burn == (2, 2)
    assert box.bosses["apprentice"].attacks == (1, 2, 3, 3, 4)


def test_every_boss_brings_a_power_and_a_room_of_its_own() -> None:
    box = house()

    assert {id: (boss.power, boss.room) for id, boss in box.bosses.items()} == {
        "priestess": ("p_mental", "lair"),
        "urais": ("p_covet", "royal_guard"),
        "apprentice": ("p_reanim", "ossuary"),
        "hunter": ("p_brand", "burning_glade"),
    }
    assert all(box.events[boss.power].power for boss in box.bosses.values())


def test_without_a_dm_there_are_thirty_events() -> None:
    unused = [id for id, event in house().events.items() if event.turned is None]

    assert unused == ["ambush", "secret_door", "p_brand"]
    assert sum(event.copies for id, event in house().events.items() if id not in unused) == 30
    muteness = house().events["mute"].turned
    assert muteness is not None
    assert muteness.do == (Mute(which="best"),)


def test_rooms_come_onto_the_board_in_stages() -> None:
    stages: dict[str, list[str]] = {}
    for id, room in house().rooms.items():
        for stage in room.stages:
            stages.setdefault(stage, []).append(id)

    assert stages == {
        "line_1": ["monster", "monster", "monster"],
        "line_2": ["chest", "chest", "empty"],
        "return_1": ["vine", "power", "trap_pit"],
        "return_2": ["unique_chest", "riddle"],
        "special": ["lair", "royal_guard", "ossuary", "burning_glade"],
        "return_3": ["power", "trap_gas", "rest_room"],
        "spare": ["power"],
        "throne": ["throne"],
    }


def test_chests_are_paid_for_or_opened() -> None:
    prices = [
        line.price
        for id in ("chest", "unique_chest", "vine")
        for line in house().rooms[id].effect
        if isinstance(line, Here)
    ]

    assert prices == [Price(crystals=2, unlock=True), Price(crystals=4, unlock=True), Price(item="bomb"), None]


def test_the_balancing_table_is_that_of_the_rulebook() -> None:
    balance = house().balance

    assert balance.boss_hp == (-30, -20, 0, 20, 40)
    assert balance.powerful_hp == (-8, -5, 0, 5, 10)
    assert balance.events == (-1, -1, 0, 0, 1)
    assert balance.level_prices == (1, 2, 3, 4)
    assert (balance.basic_crystals, balance.powerful_crystals) == (2, 6)
    assert (balance.basic_dice, balance.powerful_dice, balance.loot_cards) == (1, 4, 2)
    assert balance.flee_base == 7
    assert balance.start_items == ("bomb", "knife")


def test_numbers_of_enemies_grow_with_the_team() -> None:
    tables = {table.id: table for table in house().balance.table}

    assert tables["room"].by_die
    assert tables["room"].rows[2] == (3, 4, 4, 4, 4, 5)
    assert tables["raise"].rows == ((1,), (1,), (2,), (3,), (5,))
    for table in tables.values():
        assert all(less <= more for a, b in pairwise(table.rows) for less, more in zip(a, b, strict=True))


def test_names_can_have_an_article() -> None:
    box = house()
    named = [
        card for table in (box.heroes, box.weapons, box.items, box.monsters, box.bosses) for card in table.values()
    ]

    assert [card.id for card in named if card.name.gender is None] == []
    assert box.bosses["urais"].name.the("en") == "King Urais"
    assert box.bosses["urais"].name.the("fr") == "le Roi Urais"
    assert box.heroes["scholar"].name.the("fr") == "l'Érudit"
    assert box.items["bomb"].name.a("en") == "an Alchemical Bomb"
    assert box.weapons["w_throwing"].name.the("fr") == "les Couteaux de lancer"


def test_a_silent_h_is_said_to_be_one() -> None:
    """The article before it would be wrong: "le Huile"."""
    box = house()
    cards = [card for table in (box.weapons, box.armours, box.items, box.monsters) for card in table.values()]
    with_h = sorted(card.name.the("fr") for card in cards if card.name.in_("fr").startswith("H"))
    assert with_h == [
        *("l'Habit des saints", "l'Huile d'affûtage", "la Hallebarde"),
        *("le Harnois de l'Ordre", "le Haubert de chevalier"),
    ]


def test_the_rules_are_all_there() -> None:
    rules = read_rules(HOUSE.parent / "rules.toml")
    chapters = Counter(id.split("-")[1] for id in rules)

    assert len(rules) == 281
    assert len(chapters) == 33
    assert [id for id, rule in rules.items() if rule.advice] == ["VEIEL-TIP-03", "VEIEL-TIP-04"]
    assert not [id for id, rule in rules.items() if re.search(r"[`\[]|\bsection\b|\b\d\.\d", rule.statement)]
    assert "hit x4" in rules["VEIEL-ATK-05"].statement


def test_the_rules_are_told_in_french_too() -> None:
    english = read_rules(HOUSE.parent / "rules.toml")
    french = read_translation(HOUSE.parent / "rules.fr.toml")

    assert list(french) == list(english)
    assert not [id for id, told in french.items() if not told.endswith((".", ")"))]
