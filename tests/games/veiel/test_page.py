"""What the page of The Order of Veiel shows beside the state."""

from __future__ import annotations

import msgspec
import pytest

from oakveil.games.veiel import catalogue
from oakveil.games.veiel.choices import Attack, BreakFree, SolveRiddle, UseCard
from oakveil.games.veiel.page import Aids, Odds, VeielPage
from oakveil.games.veiel.rules.riddle import Riddle
from oakveil.kernel.ask import Option
from oakveil.kernel.text import Locale
from tests.games.veiel.tables import TableTalk, foe, hero, house_box, scene

PAGE = VeielPage()
ENGLISH = catalogue.TEXTS.in_("en")


def aids(t: TableTalk, seat: int | None = 1) -> Aids:
    return PAGE.aids(t.g, seat, ENGLISH)


def odds(t: TableTalk, option: Option, seat: int = 1) -> Odds | None:
    """What the seat is told of an answer that is on offer."""
    (ask,) = t.g.asks()
    return aids(t, seat).odds[list(ask.options).index(option)]


@pytest.mark.rule("VEIEL-NODM-03", "VEIEL-ATK-07")
def test_an_attack_is_told_with_its_chance_and_its_damage() -> None:
    """FOR 7 against DEF and a die that always shows 5; a tie is rolled again."""
    t = scene(hero("barbarian", weapon="w_wood_axe"), foes=[foe("zombie")], master="none")
    told = odds(t, Attack("w_wood_axe", "zombie.1"))
    assert told is not None and told.kind == "attack"
    tie = 5 + aids(t).enemies["zombie.1"].defence - 7
    hits = [die for die in range(2, 21) if die > tie]
    assert told.chance == pytest.approx(len(hits) / (19 if tie > 1 else 20))
    assert 0 < told.low <= told.high


def test_a_hidden_enemy_tells_neither_figures_nor_odds_but_its_wounds() -> None:
    foes = [foe("zombie", hp=1)]
    t = scene(hero("barbarian", weapon="w_wood_axe"), foes=foes, enemy_stats="hidden")
    told = aids(t).enemies["zombie.1"]
    assert (told.known, told.wounds, told.att, told.defence, told.hits) == (False, "heavy", 0, 0, ())
    assert odds(t, Attack("w_wood_axe", "zombie.1")) is None
    assert aids(t, t.g.master).enemies["zombie.1"].known


@pytest.mark.rule("VEIEL-COND-04")
def test_breaking_free_is_told_as_a_roll() -> None:
    t = scene(hero("barbarian", imprisoned=True), foes=[foe("zombie")])
    told = odds(t, BreakFree("FOR"))
    assert told is not None and told.chance == (21 - (15 - 7)) / 20


@pytest.mark.rule("VEIEL-ATK-02")
def test_whoever_stands_behind_a_screen_is_marked() -> None:
    screen = next(id for id, fighter in house_box().fighters.items() if fighter.screen)
    t = scene(hero("barbarian"), foes=[foe("zombie"), foe(screen), foe("archer")])
    assert [aid.screened for aid in aids(t).enemies.values()] == [False, False, True]


@pytest.mark.rule("VEIEL-SHEET-01", "VEIEL-DEF-08")
def test_a_hero_is_told_with_and_without_what_it_wears() -> None:
    t = scene(hero("knight", second="s_wooden", raised=("FOR",), poison=2), foes=[foe("zombie")])
    told = aids(t).heroes["knight"]
    assert (told.base["FOR"], told.own["FOR"]) == (7, 7)
    assert told.now["RED"] == told.base["RED"] + told.shield
    assert len(told.tokens) == 1


def test_only_whoever_is_asked_is_told_odds() -> None:
    t = scene(hero("knight"), hero("healer"), foes=[foe("zombie")])
    assert aids(t, 1).odds and not aids(t, None).odds


def test_the_order_of_the_round_begins_with_its_first_hero() -> None:
    t = scene(hero("knight"), hero("healer"), foes=[foe("zombie")])
    t.g.combat.first = "healer"
    assert aids(t).order == ("healer", "knight")


def test_everything_is_told_once() -> None:
    t = scene(hero("knight"), foes=[foe("zombie")])
    with pytest.raises(KeyError):
        PAGE.consult(t.g, 1, "odds", {}, ENGLISH)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_furniture_tells_everything_in_the_box(locale: Locale) -> None:
    told = PAGE.furniture(house_box(), catalogue.TEXTS.in_(locale))
    assert msgspec.json.encode(told)
    box = house_box()
    assert set(told.cards) >= {*box.weapons, *box.rooms, *box.events, *box.abilities}
    assert set(told.enemies) == set(house_box().fighters)
    assert all(card.name and (card.lines or card.id == "unarmed") for card in told.cards.values())


def test_a_use_of_a_card_tells_its_cost() -> None:
    cards = PAGE.furniture(house_box(), ENGLISH).cards
    costly = [use for card in cards.values() if card.kind == "ability" for use in card.uses if use.end]
    assert costly and all(use.told for use in costly)


def test_an_ability_that_is_an_attack_is_told_as_one() -> None:
    """Every ability with an attack in the fight has odds like a plain one."""
    t = scene(hero("barbarian", level=5, weapon="w_wood_axe"), foes=[foe("zombie"), foe("archer")])
    (ask,) = t.g.asks()
    attacks = [option for option in ask.options if isinstance(option, UseCard) and option.weapon]
    assert attacks and all((told := odds(t, option)) is not None and told.kind == "attack" for option in attacks)


@pytest.mark.rule("VEIEL-RIDDLE-08")
def test_a_roll_for_the_riddle_is_told_with_the_help_of_the_others() -> None:
    """INT 4 against 16, less 1 for the one other hero that stands."""
    riddle = Riddle(source="riddle", first=2, second=1, lose=2)
    riddle.goto(Riddle.choose_hero)
    t = scene(hero("healer"), hero("knight"), frames=[riddle], seats=2)
    told = odds(t, SolveRiddle("healer"))
    assert told is not None and told.chance == (21 - (15 - 4)) / 20
