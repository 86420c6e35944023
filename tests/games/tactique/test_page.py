"""What the page of Deckbuilding Tactique shows beside the state."""

from pathlib import Path

import msgspec
import pytest

from oakveil.games.tactique import GAME, house_box
from oakveil.games.tactique.choices import ChooseEnemy, MoveTo, Play
from oakveil.games.tactique.furniture import furniture
from oakveil.games.tactique.page import Aids, Considered, TactiquePage
from oakveil.games.tactique.preview import Blow, Harm
from oakveil.kernel.ask import Option
from tests.games.tactique.table import TableTalk, foe, hero, scene

PAGE = TactiquePage()
ENGLISH = GAME.texts.in_("en")
FAR = hero("healer", at="A6", hand=["run"])
"""A companion far away whose turn keeps the round open."""


def aids(t: TableTalk, seat: int | None = 1) -> Aids:
    return PAGE.aids(t.g, seat, ENGLISH)


def consider(t: TableTalk, option: Option) -> Considered:
    number = list(t.g.asks()[0].options).index(option)
    found = PAGE.consult(t.g, 1, "consider", {"option": number}, ENGLISH)
    assert isinstance(found, Considered)
    return found


def test_every_deed_of_the_enemies_is_foretold_with_its_reason() -> None:
    t = scene(hero("knight", at="B2", hand=["run"], block=1), FAR, foes=[foe("bone_soldier", at="C4")])
    (told,) = aids(t).forecast
    assert told.deed.path == ("B4", "B3")
    assert told.deed.harm == (Harm("knight", damage=2, blocked=1, wounds=1),)
    assert told.told == "The Bone Soldier hits the Knight: the nearest hero."


def test_a_table_that_wants_no_forecast_is_told_none() -> None:
    t = scene(hero("knight", at="B2", hand=["strike"]), FAR, foes=[foe("bone_soldier", at="B3")], forecast=False)
    assert aids(t).forecast == ()
    assert consider(t, Play("strike.1")).forecast is None


def test_it_is_told_how_much_damage_the_team_could_still_do_this_round() -> None:
    t = scene(
        hero("knight", at="B2", hand=["strike", "strike", "parry"]),
        hero("barbarian", at="A6", hand=["war_cry", "strike"]),
        foes=[foe("grave_slime", at="B3", lives=4)],
        active="barbarian",
    )
    assert aids(t).damage == 3
    t.play("war_cry")
    assert aids(t).damage == 4  # its own strike has a bonus now
    t.play("strike")
    assert aids(t).damage == 2


def test_the_forecast_is_anew_for_the_step_that_is_considered() -> None:
    knight, aside = hero("knight", at="C2", hand=["run", "strike"]), hero("healer", at="A6", hand=["run"])
    t = scene(knight, aside, foes=[foe("zombie", at="D3")])
    t.play("run")
    stays, flees = aids(t).forecast[0].deed, consider(t, MoveTo("C1")).forecast
    assert stays.targets == ("knight",)
    assert flees is not None and flees[0].deed.targets == ()
    assert aids(t).forecast[0].deed == stays


def test_the_blow_that_is_considered_tells_its_damage_and_who_is_not_there_any_more() -> None:
    t = scene(
        hero("knight", at="B2", hand=["strike", "run"]),
        FAR,
        foes=[foe("zombie", at="B3", lives=1, wounds=1), foe("ghoul", at="C2")],
    )
    t.play("strike")
    found = consider(t, ChooseEnemy("zombie"))
    assert found.consequences.blows == (Blow("zombie", wounds=1, lives=1, dies=True),)
    assert found.forecast is not None and [told.deed.enemy for told in found.forecast] == ["ghoul"]


@pytest.mark.rule("TAC-ENEMY-01")
def test_enemies_are_numbered_as_they_will_act() -> None:
    t = scene(hero("knight", at="B2", hand=["run"]), FAR, foes=[foe("zombie", at="D1"), foe("ghoul", at="A3")])
    assert {id: aid.order for id, aid in aids(t).enemies.items()} == {"ghoul": 1, "zombie": 2}


@pytest.mark.rule("TAC-PILE-07")
def test_a_deck_is_told_sorted_and_how_long_it_lasts() -> None:
    knight = hero("knight", at="B2", hand=["run", "parry"], deck=["strike", "parry", "strike"], discard=["run"])
    t = scene(knight, FAR, foes=[foe("zombie", at="D1")])
    told = aids(t).heroes["knight"]
    assert [card.split(".")[0] for card in told.deck] == ["parry", "strike", "strike"]
    assert told.left == 3 + 1 + 2 - 5


@pytest.mark.rule("TAC-ZONE-02")
def test_the_zone_of_a_card_is_told_in_its_four_turns() -> None:
    foes = [foe("zombie", at="B3"), foe("ghoul", at="C2")]
    t = scene(hero("knight", at="B2", hand=["strike", "run"]), FAR, foes=foes)
    assert aids(t).aim is None
    t.play("strike")
    aim = aids(t).aim
    assert aim is not None and aim.origin == "B2"
    assert aim.turns == {"right": ("B3",), "down": ("C2",), "left": ("B1",), "up": ("A2",)}
    assert aids(t, seat=2).aim is None


@pytest.mark.rule("TAC-BOSS-04")
def test_the_actions_left_of_a_boss_come_with_their_chances() -> None:
    t = scene(hero("knight", at="B2", hand=["run"]), FAR, foes=[foe("hollow_king", at="D5")])
    told = aids(t).prospects["hollow_king"]
    assert sum(prospect.chance for prospect in told) == pytest.approx(2)
    assert all(prospect.deed is not None for prospect in told)


def test_a_strange_wish_is_refused() -> None:
    t = scene(hero("knight", at="B2", hand=["run"]), FAR, foes=[foe("zombie", at="D1")])
    with pytest.raises(KeyError):
        PAGE.consult(t.g, 1, "odds", {"option": 0}, ENGLISH)
    for seat, option in ((1, 99), (1, -1), (2, 0)):
        with pytest.raises(ValueError, match="no such answer"):
            PAGE.consult(t.g, seat, "consider", {"option": option}, ENGLISH)
    with pytest.raises(msgspec.ValidationError):
        PAGE.consult(t.g, 1, "consider", {"card": "run.1"}, ENGLISH)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_box_is_told_in_each_language(locale: str) -> None:
    box = house_box()
    told = furniture(box, GAME.texts.in_(locale))  # type: ignore[arg-type]
    assert set(told.cards) == set(box.cards) and set(told.enemies) == {*box.enemies, *box.bosses}
    assert all(card.name and card.text for card in told.cards.values())
    assert all(action.name and action.text for action in told.actions.values())
    assert all(field.name and field.text for field in told.battlefields.values())
    assert told.heroes["knight"].the == {"en": "the Knight", "fr": "le Chevalier"}[locale]


def test_the_page_has_a_picture_for_every_figure() -> None:
    pictures = Path(__file__).parents[3] / "web/src/games/tactique/art/pictures.json"
    named = msgspec.json.decode(pictures.read_bytes(), type=dict[str, dict[str, str]])
    box = house_box()
    assert set(named["heroes"]) == set(box.heroes)
    assert set(named["enemies"]) == {*box.enemies, *box.bosses}
