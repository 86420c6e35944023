"""What rooms do (specification 3.10, 8.9), and saves."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.games.veiel.choices import (
    ChoosePowerful,
    ControlHero,
    LeaveIt,
    PassEvent,
    PayPrice,
    PlayEvent,
    SaveWith,
)
from oakveil.games.veiel.effects.fighting import Lose
from oakveil.games.veiel.effects.terms import Save
from oakveil.games.veiel.events import (
    CardsDrawn,
    CardsPassed,
    CheckRolled,
    FightStarted,
    GaugeLost,
    NothingHappens,
    PricePaid,
    RoomEntered,
    RoomReplaced,
    RoomResolved,
    RoomRevealed,
)
from oakveil.games.veiel.rules.crossing import Room
from oakveil.games.veiel.rules.rooms import RoomEffect, ways_to_pay
from oakveil.games.veiel.rules.saving import Saves
from oakveil.games.veiel.rules.smith import dig
from oakveil.games.veiel.state import RoomCard
from tests.games.veiel.tables import HeroHere, TableTalk, hero, lay, scene

KNIGHT, HEALER, SHAMAN, SCHOLAR = map(hero, ("knight", "healer", "shaman", "scholar"))
TEAM = (KNIGHT, HEALER, SHAMAN, SCHOLAR)


def entering(*heroes: HeroHere, room: str, **more: Any) -> TableTalk:
    """The team enters this room."""
    t = scene(*heroes, frames=[Room(place="A2")], **{"master": "none", "lines": 5, **more})
    t.g.state.rooms["A2"] = RoomCard(room, batch="line_2")
    t.g.state.left_pile.cards = ["a_robe", "s_kite", "w_dagger", "r_hawk", "a_plate", "w_codex", "r_iron", "a_jerkin"]
    return t


@pytest.mark.rule("VEIEL-ROOM-01", "VEIEL-INC-01")
def test_a_monster_room_has_as_many_enemies_as_the_die_says() -> None:
    t = entering(*TEAM, room="monster")
    t.dice(table=5)
    t._run()
    assert len(t.told(FightStarted)[0].line) == 5
    t = entering(KNIGHT, HEALER, room="monster")
    t.dice(table=1)
    t._run()
    assert len(t.told(FightStarted)[0].line) == 1


@pytest.mark.rule("VEIEL-ROOM-02")
def test_a_powerful_monster_waits() -> None:
    t = entering(*TEAM, room="power", master="bot")
    t.answer(ChoosePowerful("gargoyle"))
    assert [event.line for event in t.told(FightStarted)] == [("gargoyle.1",)]


@pytest.mark.rule("VEIEL-ROOM-03", "VEIEL-ROOM-11")
def test_a_chest_is_opened_for_two_crystals_or_left() -> None:
    t = entering(KNIGHT, HEALER, room="chest", crystals=5)
    assert t.options("price") == [PayPrice("crystals"), LeaveIt()]
    assert t.asks[0].default == PayPrice("crystals")
    t.answer(PayPrice("crystals"))
    assert (t.g.state.crystals, t.told(CardsDrawn)) == (3, [CardsDrawn(("a_jerkin", "r_iron", "w_codex"))])
    t = entering(KNIGHT, HEALER, room="chest", crystals=5)
    t.answer(LeaveIt())
    assert (t.key, t.g.state.crystals, t.told(CardsDrawn)) == ("waiting", 5, [])
    assert t.g.state.is_resolved


@pytest.mark.rule("VEIEL-ROOM-03", "VEIEL-ALCH-06")
def test_an_opening_item_opens_it_for_nothing_and_stays() -> None:
    t = entering(hero("adventurer"), HEALER, room="chest")
    t.answer(PayPrice("unlock", "adventurer"))
    assert t.told(PricePaid) == [PricePaid("unlock", "adventurer", "key")]
    assert (t.hero("adventurer").items, len(t.told(CardsDrawn)[0].cards)) == (("key",), 3)


@pytest.mark.rule("VEIEL-ROOM-03")
def test_who_cannot_pay_is_not_asked_and_the_fallen_open_nothing() -> None:
    assert entering(KNIGHT, HEALER, room="chest", crystals=1).key == "waiting"
    assert entering(KNIGHT, hero("adventurer", vit=0), room="chest").key == "waiting"


@pytest.mark.rule("VEIEL-ROOM-04")
def test_nothing_happens_in_an_empty_room() -> None:
    t = entering(KNIGHT, HEALER, room="empty")
    assert t.key == "waiting"
    assert t.told(NothingHappens) == [NothingHappens("empty")]
    assert t.told(RoomResolved) == [RoomResolved("A2")]


@pytest.mark.rule("VEIEL-ROOM-05")
def test_each_standing_hero_rolls_from_the_defender_on() -> None:
    t = entering(KNIGHT, HEALER, hero("shaman", vit=0), SCHOLAR, room="trap_pit")
    t.g.state.defender = "scholar"
    t.dice(check=[11, 9, 2])
    assert t.key == "waiting"
    assert [roll.hero for roll in t.told(CheckRolled)] == ["scholar", "knight", "healer"]
    assert [loss.target for loss in t.told(GaugeLost)] == ["healer"]
    assert t.hero("healer").vit == 8


@pytest.mark.rule("VEIEL-ROOM-05", "VEIEL-TEAM-04")
def test_the_better_characteristic_rolls_and_of_equals_the_player_picks() -> None:
    t = entering(hero("healer"), hero("barbarian", raised=("FOI",) * 5), room="trap_gas")
    t.dice(check=[6, 6])
    assert t.options("save_stat") == [SaveWith("barbarian", "FOR"), SaveWith("barbarian", "FOI")]
    assert t.asks[0].seat == 2
    assert t.told(CheckRolled)[0].stats == ("FOI",)
    t.answer(SaveWith("barbarian", "FOR"))
    assert [roll.stats for roll in t.told(CheckRolled)] == [("FOI",), ("FOR",)]


@pytest.mark.rule("VEIEL-ROOM-05")
def test_a_natural_1_fails_and_a_natural_20_succeeds() -> None:
    save, verbs = Save(("INT",), 2), (Lose(gauge="VIT", n=1),)
    t = scene(SCHOLAR, KNIGHT, frames=[Saves(source="trap_pit", save=save, heroes=("scholar",), verbs=verbs)])
    t.dice(check=1)
    assert t.hero("scholar").vit == 11
    hard = Save(("INT",), 40)
    t = scene(SCHOLAR, KNIGHT, frames=[Saves(source="trap_pit", save=hard, heroes=("scholar",), verbs=verbs)])
    t.dice(check=20)
    assert t.hero("scholar").vit == 12


@pytest.mark.rule("VEIEL-ROOM-05", "VEIEL-DEATH-02")
def test_who_has_fallen_by_then_does_not_roll() -> None:
    save, verbs = Save(("INT",), 40), (Lose(gauge="VIT", n=1),)
    t = scene(KNIGHT, HEALER, frames=[Saves(source="vine", save=save, heroes=("knight", "healer"), verbs=verbs)])
    t.g.hero("healer").vit = 0
    t.dice(check=5)
    t._run()
    assert [roll.hero for roll in t.told(CheckRolled)] == ["knight"]


@pytest.mark.rule("VEIEL-ROOM-05", "VEIEL-ROOM-11")
def test_a_bomb_burns_the_vine_and_nobody_rolls() -> None:
    t = entering(KNIGHT, hero("healer", items=("bomb",)), room="vine")
    assert t.options("price") == [PayPrice("item", "healer"), LeaveIt()]
    assert t.asks[0].default == LeaveIt()
    t.answer(PayPrice("item", "healer"))
    assert (t.key, t.told(CheckRolled), t.hero("healer").items) == ("waiting", [], ())
    t = entering(hero("shaman"), hero("healer", items=("bomb",)), room="vine")
    t.dice(check=[5, 19])
    t.answer(LeaveIt())
    t.answer(SaveWith("healer", "FOR"))
    assert (t.hero("shaman").vit, t.hero("shaman").end, t.hero("healer").vit) == (12, 5, 12)


@pytest.mark.rule("VEIEL-ROOM-06")
def test_the_unique_chest_is_dug_for_two_gold_cards() -> None:
    t = entering(KNIGHT, HEALER, room="unique_chest", crystals=4)
    t.answer(PayPrice("crystals"))
    assert t.g.state.box == ("r_iron", "w_codex")
    assert t.told(CardsPassed) == [CardsPassed(("a_jerkin",))]
    piles = [*t.g.state.left_pile.cards, *t.g.state.right_pile.cards]
    assert sorted(map(str, piles)) == ["a_jerkin", "a_plate", "a_robe", "r_hawk", "s_kite", "w_dagger"]
    assert (t.g.state.crystals, len(t.g.state.left_pile), len(t.g.state.right_pile)) == (0, 3, 3)


@pytest.mark.rule("VEIEL-ROOM-06")
def test_after_twelve_cards_nobody_digs_on() -> None:
    g = lay(KNIGHT, HEALER)
    g.state.left_pile.cards = ["r_iron", *["w_dagger"] * 12]
    assert dig(g, "gold", 2, 12) == ()
    assert len(g.state.left_pile) + len(g.state.right_pile) == 13


@pytest.mark.rule("VEIEL-ROOM-08")
def test_in_a_rest_room_standing_heroes_recover() -> None:
    ill = hero("knight", vit=3, end=1, poison=2, burn=2, burn_turns=2)
    t = entering(ill, hero("healer", level=3, muted=("heal",), vit=11), hero("shaman", vit=0, end=0), room="rest_room")
    knight, healer, shaman = t.g.state.heroes
    assert t.key == "waiting"
    assert (knight.vit, knight.end, knight.poison, knight.burn_turns) == (13, 3, 0, 0)
    assert (healer.vit, healer.muted) == (12, ())
    assert (shaman.vit, shaman.end) == (0, 0)


@pytest.mark.rule("VEIEL-ROOM-09", "VEIEL-INC-04")
def test_a_special_fight_has_stronger_enemies_and_a_prize() -> None:
    t = entering(hero("barbarian", weapon="w_great_axe"), HEALER, room="royal_guard", boss="urais")
    t.g.state.monsters.cards = ["zombie", "ghoul"]
    t._run()
    (fight,) = t.told(FightStarted)
    assert len(fight.line) == 2
    assert {(effect.trait, effect.n) for effect in t.g.combat.line[0].effects} == {("ATT", 1), ("RED", 1)}
    frame = next(frame for frame in t.g.stack if isinstance(frame, RoomEffect))
    won = scene(KNIGHT, HEALER, frames=[RoomEffect(room="royal_guard", line=frame.line, result="won")])
    won.g.stack[-1].at = "take_prize"
    won._run()
    assert won.g.state.crystals == 4
    lost = scene(KNIGHT, HEALER, frames=[RoomEffect(room="royal_guard", line=frame.line, result="fled")])
    lost.g.stack[-1].at = "take_prize"
    lost._run()
    assert lost.g.state.crystals == 0


@pytest.mark.rule("VEIEL-ROOM-09")
def test_the_throne_room_is_one_fight_against_both_kinds() -> None:
    t = entering(KNIGHT, HEALER, SHAMAN, room="throne", throne_room=True, crystals=0)
    t._run()
    line = t.g.combat.line
    assert [enemy.kind for enemy in line] == ["basic", "basic", "powerful"]
    assert {(effect.trait, effect.n) for enemy in line for effect in enemy.effects} == {("ATT", 2)}


@pytest.mark.rule("VEIEL-LAIR-01")
def test_a_lair_without_two_standing_heroes_is_resolved_without_reward() -> None:
    t = entering(KNIGHT, hero("healer", vit=0), room="lair", boss="priestess")
    assert t.key == "waiting"
    assert (t.g.state.crystals, t.told(CardsDrawn)) == (0, [])
    assert t.told(RoomReplaced) == [RoomReplaced("A2", "power")]


@pytest.mark.rule("VEIEL-LAIR-05", "VEIEL-ROOM-09")
def test_after_the_duel_the_lair_gives_its_reward() -> None:
    t = entering(KNIGHT, HEALER, room="lair", boss="priestess", master="bot")
    while isinstance(t.options()[0], ControlHero | PassEvent):
        t.answer(t.options()[0])
    while t.key != "waiting":
        strikes = [option for option in t.options() if type(option).__name__ == "StrikeHero"]
        t.answer(strikes[0] if strikes else t.options()[0])
    assert t.g.state.crystals == 4
    assert len(t.told(CardsDrawn)[0].cards) == 4


@pytest.mark.rule("VEIEL-CORR-10")
def test_x30_a_special_room_is_replaced_even_if_the_team_flees() -> None:
    t = entering(KNIGHT, HEALER, room="royal_guard", boss="urais")
    while t.key != "flee":
        t.answer(t.options()[0])
    t.dice(flee=20)
    t.answer(t.options("flee")[0])
    assert t.g.state.where == "rest"
    assert t.g.state.rooms["A2"].front == "power"


@pytest.mark.rule("VEIEL-CORR-10")
def test_seeing_a_special_room_does_not_replace_it() -> None:
    g = lay(KNIGHT, HEALER, boss="urais")
    g.state.rooms["A2"] = RoomCard("royal_guard").shown(1)
    assert g.state.rooms["A2"].front == "royal_guard"


@pytest.mark.rule("VEIEL-CORR-12", "VEIEL-CORR-11")
def test_a_throne_room_that_was_fled_is_replaced_as_well() -> None:
    t = entering(KNIGHT, HEALER, room="throne", throne_room=True)
    while t.key != "flee":
        t.answer(t.options()[0])
    t.dice(flee=20)
    t.answer(t.options("flee")[0])
    assert t.g.state.rooms["A2"].front == "power"


@pytest.mark.rule("VEIEL-EVENT-04", "VEIEL-EVENT-03")
def test_the_windows_of_a_room_open_in_their_order() -> None:
    t = entering(KNIGHT, HEALER, room="empty", master="bot", hand=["exhaust"], steady_pace=False)
    asked: list[list[type]] = []
    while t.key == "event":
        asked.append(
            [type(event) for event in t.events if isinstance(event, RoomEntered | RoomRevealed | RoomResolved)]
        )
        t.answer(PassEvent())
    assert asked == [[RoomEntered], [RoomEntered, RoomRevealed], [RoomEntered, RoomRevealed, RoomResolved]]


@pytest.mark.rule("VEIEL-EVENT-03")
def test_a_secret_door_leads_into_another_wing() -> None:
    t = entering(KNIGHT, HEALER, room="chest", master="bot", hand=["secret_door"], steady_pace=False, crystals=3)
    t.g.state.rooms["C2"] = RoomCard("empty", batch="line_2")
    t.answer(PlayEvent("secret_door", "C2"))
    assert t.told(RoomRevealed) == [RoomRevealed("C2", "empty")]
    assert (t.g.state.place, t.g.state.entered) == ("C2", ("A1", "C2"))
    assert not t.g.state.rooms["A2"].up


def test_ways_to_pay_are_those_of_standing_heroes() -> None:
    g = lay(hero("adventurer"), hero("healer", items=("bomb",)), crystals=2)
    line = g.box.rooms["chest"].effect[0]
    assert line.price is not None  # type: ignore[union-attr]
    assert ways_to_pay(g, line.price) == [PayPrice("crystals"), PayPrice("unlock", "adventurer")]  # type: ignore[union-attr]
