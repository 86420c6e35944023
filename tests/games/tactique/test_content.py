"""The house content is that of the box."""

import re
from collections import Counter
from itertools import combinations
from typing import get_args

import pytest

from oakveil.games.tactique.catalogue import HOUSE, TEXTS, house
from oakveil.games.tactique.effects import (
    AtLeast,
    Attack,
    Choose,
    Damage,
    Discard,
    Draw,
    Grant,
    Heal,
    If,
    Obstacles,
    On,
    Split,
    Trait,
    Wound,
)
from oakveil.games.tactique.records import (
    BossCard,
    CardColour,
    CardType,
    Colour,
    Encounter,
    EnemyCard,
    HeroCard,
    Tables,
    X,
)
from oakveil.games.tactique.step_checks import named_cards, within
from oakveil.games.tactique.text_checks import check_texts
from oakveil.kernel.content import load
from oakveil.kernel.rulebook import read_rules


def test_the_house_content_has_no_faults() -> None:
    assert house().warnings == ()
    assert house().sources == {}


def test_everything_in_the_house_can_be_told_in_both_languages() -> None:
    assert list(check_texts(load(Tables, HOUSE, None, (), TEXTS).tables, TEXTS)) == []


def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = house()
    cards = Counter((card.category, card.subcategory) for card in box.cards.values() for _ in range(card.copies))

    assert cards == {
        ("base", None): 93,
        ("hero", "novice"): 30,
        ("hero", "initiate"): 15,
        ("hero", "adept"): 15,
        ("hero", "master"): 15,
        ("reward", None): 150,
    }
    assert len(box.heroes) == 15
    assert Counter(enemy.tier for enemy in box.enemies.values()) == {"basic": 12, "intermediate": 13, "powerful": 12}
    assert [len(boss.action) for boss in box.bosses.values()] == [7] * 5
    assert len(box.battlefields) == 18
    assert sum(cards.values()) + 15 + 5 + 5 * 7 + 18 + 37 == 428


def test_base_cards_are_four_kinds() -> None:
    copies = {card.id: card.copies for card in house().cards.values() if card.category == "base"}

    assert copies == {"strike": 27, "shoot": 22, "parry": 24, "run": 20}


@pytest.mark.rule("TAC-SETUP-05")
@pytest.mark.parametrize("colour", get_args(CardColour))
def test_every_colour_has_a_pile_of_25_rewards_and_five_novices(colour: CardColour) -> None:
    cards = [card for card in house().cards.values() if card.colour == colour]

    assert sum(card.copies for card in cards if card.category == "reward") == 25
    assert sum(card.subcategory == "novice" for card in cards) == 5


@pytest.mark.rule("TAC-DECK-06")
def test_stars_tell_how_strong_a_hero_card_is() -> None:
    stars = {(card.subcategory, card.stars) for card in house().cards.values()}

    assert stars == {("novice", 1), ("initiate", 2), ("adept", 3), ("master", 4), (None, 0)}


@pytest.mark.rule("TAC-CARD-04")
def test_base_cards_and_abilities_are_colourless() -> None:
    coloured = [card for card in house().cards.values() if card.colour != "colourless"]

    assert {(card.category, card.subcategory) for card in coloured} == {("hero", "novice"), ("reward", None)}


def test_every_colour_belongs_to_six_heroes_and_every_pair_to_one_or_two() -> None:
    heroes = house().heroes.values()

    assert Counter(colour for hero in heroes for colour in hero.colours) == dict.fromkeys(get_args(Colour), 6)
    pairs = Counter(frozenset(hero.colours) for hero in heroes)
    assert pairs.keys() == {frozenset(pair) for pair in combinations(get_args(Colour), 2)}
    assert Counter(pairs.values()) == {1: 5, 2: 5}


@pytest.mark.rule("TAC-THREAT-02")
def test_no_two_heroes_share_threat_and_swords() -> None:
    assert len({(hero.threat, hero.swords) for hero in house().heroes.values()}) == 15


@pytest.mark.rule("TAC-DECK-01", "TAC-DECK-07")
def test_any_five_heroes_can_take_their_ten_cards_from_the_box() -> None:
    box = house()

    assert all(sum(hero.deck.values()) == 10 for hero in box.heroes.values())
    for team in combinations(box.heroes.values(), 5):
        needed = sum((Counter(hero.deck) for hero in team), Counter[str]())
        assert all(count <= box.cards[id].copies for id, count in needed.items())


@pytest.mark.rule("TAC-SETUP-06")
def test_the_first_game_has_the_pairs_of_the_rulebook() -> None:
    suggested = {id: hero.novices for id, hero in house().heroes.items()}

    assert suggested["barbarian"] == ("breach_the_line", "all_or_nothing")
    assert suggested["healer"] == ("aegis", "purifying_halo")
    assert suggested["pyromancer"] == ("telekinesis", "celestial_step")
    assert suggested["assassin"] == ("ambidexterity", "point_blank_shot")
    assert suggested["knight"] == ("violent_block", "good_constitution")


@pytest.mark.rule("TAC-DECK-03")
def test_any_team_can_take_the_suggested_novices() -> None:
    box = house()
    suggested = [id for hero in box.heroes.values() for id in hero.novices]

    assert sorted(suggested) == sorted(id for id, card in box.cards.items() if card.subcategory == "novice")
    for hero in box.heroes.values():
        assert {box.cards[id].colour for id in hero.novices} <= {*hero.colours, "colourless"}


@pytest.mark.rule("TAC-DECK-02")
def test_every_hero_has_an_initiate_an_adept_and_a_master() -> None:
    for hero in house().heroes:
        ranks = [card.subcategory for card in house().cards.values() if card.hero == hero]
        assert sorted(str(rank) for rank in ranks) == ["adept", "initiate", "master"]


@pytest.mark.rule("TAC-CARD-01")
def test_a_card_can_be_of_several_types() -> None:
    assert house().cards["master_key"].types == ("attack", "movement", "support")
    assert {kind for card in house().cards.values() for kind in card.types} == set(get_args(CardType))


@pytest.mark.rule("TAC-DIFF-01")
def test_the_encounters_are_those_of_the_rulebook() -> None:
    assert house().difficulty == {
        "easy": (
            Encounter(basic=2),
            Encounter(basic=1, intermediate=3),
            Encounter(basic=1, intermediate=1, powerful=2),
            Encounter(boss=1),
        ),
        "normal": (
            Encounter(basic=1, intermediate=1),
            Encounter(intermediate=4),
            Encounter(intermediate=2, powerful=2),
            Encounter(boss=1, intermediate=2),
        ),
        "hard": (
            Encounter(basic=1, intermediate=2),
            Encounter(basic=1, intermediate=4),
            Encounter(powerful=4),
            Encounter(boss=1, intermediate=1, powerful=1),
        ),
        "extreme": (
            Encounter(basic=2, intermediate=2),
            Encounter(basic=2, intermediate=4),
            Encounter(basic=1, intermediate=1, powerful=4),
            Encounter(boss=1, basic=1, intermediate=1, powerful=2),
        ),
    }


@pytest.mark.rule("TAC-ENC-08")
def test_vitality_never_falls_with_more_heroes() -> None:
    enemies: list[EnemyCard | BossCard] = [*house().enemies.values(), *house().bosses.values()]
    for enemy in enemies:
        totals = [lives * wounds for lives, wounds in enemy.vitality]
        assert totals == sorted(totals), enemy.id
    assert house().enemies["rat_swarm"].vitality == ((3, 2), (5, 2), (5, 3), (5, 4))


@pytest.mark.rule("TAC-ZONE-01")
def test_zones_have_the_sizes_of_the_specification() -> None:
    zones = house().zones

    assert {id: len(zone.cells) for id, zone in zones.items()} == {
        "self": 0, "touch": 1, "line2": 2, "line3": 3, "ray": 5, "shot": 2, "long": 3, "sniper": 3, "cross1": 4,
        "cross2": 8, "ring": 8, "arc": 3, "fan": 5, "cone": 4, "wave": 3, "burst": 5, "bomb": 9, "hook": 2, "leap": 4,
        "lane": 10, "near2": 12, "near3": 24, "all": 0,
    }  # fmt: skip
    assert [id for id, zone in zones.items() if zone.whole_board] == ["all"]
    assert set(zones["hook"].cells) == {(1, 0), (1, 1)}


def test_cards_are_made_of_steps() -> None:
    cards = house().cards

    assert cards["strike"].effect == (Damage(n=1, to="enemy"),)
    assert cards["ambidexterity"].effect == (Discard(n=2), Draw(n=3, then=True))
    assert cards["bloodlust"].x == X(of="wounds", least=1, most=4)
    assert cards["bone_crusher"].effect[1] == If(
        cond=AtLeast(of="wounds", n=3), do=(Damage(n=1, to="that"),), otherwise=()
    )
    assert cards["illitildes_hand"].effect[1] == On(
        event="play", cards="card:strike", do=(Damage(n=2, to="enemy"),), until="turn"
    )
    assert cards["stone_of_resurrection"].effect == (Choose(options=((Heal(n=7, to="dead_hero"),), (Heal(n=2),))),)
    assert cards["stone_of_resurrection"].after == "removed"
    assert cards["trophy_hunter"].passive == On(event="kill", do=(Heal(n=1),))
    assert cards["coordinated_assault"].effect[0] == Grant(
        mod="damage", n=2, to="hero", cards="attack", uses=1, until="turn"
    )


def test_enemies_and_battlefields_are_made_of_steps() -> None:
    box = house()

    assert box.enemies["zombie"].passives == (On(event="life_lost", do=(Split(n=3, zone="cross1"),)),)
    assert box.enemies["veiled_killer"].passives == (Trait(trait="elusive"),)
    assert box.enemies["veiled_killer"].turn == (
        Attack(mode="single", move=4, zone="touch", prefer="lowest_threat", hit=(Wound(n=3, to="target"),)),
    )
    assert box.battlefields["ruined_hall"].passives == (Obstacles(cells=("B2", "B5", "C2", "C5")),)
    assert box.bosses["iron_colossus"].action[6].turn[0] == Damage(n=2, to="me")


def test_every_zone_but_two_is_used_and_every_named_card_exists() -> None:
    box = house()
    steps = [step for card in box.cards.values() for step in within(card.effect)]
    turns = [enemy.turn for enemy in box.enemies.values()]
    turns += [action.turn for boss in box.bosses.values() for action in boss.action]
    steps += [step for turn in turns for step in within(turn)]
    used = {card.zone for card in box.cards.values()} | {step.zone for step in steps}

    assert set(box.zones) - used == {"hook", "leap"}
    assert set(named_cards(steps)) == {"strike"}


def test_french_names_of_figures_can_have_an_article() -> None:
    box = house()
    figures: list[HeroCard | EnemyCard | BossCard]
    figures = [*box.heroes.values(), *box.enemies.values(), *box.bosses.values()]

    assert [figure.id for figure in figures if figure.name.gender is None] == []
    assert box.bosses["hollow_king"].name.the("fr") == "le Roi creux"
    assert box.heroes["scholar"].name.the("fr") == "l'Érudit"
    assert box.enemies["rat_swarm"].name.a("fr") == "une Nuée de rats"
    assert box.cards["illitildes_hand"].name.the("en") == "Illitilde's Hand"


def test_a_silent_h_is_said_to_be_one() -> None:
    """The article before it would be wrong: "le Hymne"."""
    names = [card.name for card in house().cards.values()] + [enemy.name for enemy in house().enemies.values()]
    with_h = sorted(name.the("fr") for name in names if name.in_("fr").startswith("H"))
    assert with_h == ["l'Heureuse trouvaille", "l'Hymne de bataille", "l'Hymne du courage", "le Halo purificateur"]


def test_the_rules_are_all_there() -> None:
    rules = read_rules(HOUSE.parent / "rules.toml")
    chapters = Counter(id.split("-")[1] for id in rules)

    assert len(rules) == 274
    assert len(chapters) == 36
    assert [id for id, rule in rules.items() if rule.advice] == ["TAC-TIP-01"]
    assert not [id for id, rule in rules.items() if re.search(r"`|\bsection\b", rule.statement)]
