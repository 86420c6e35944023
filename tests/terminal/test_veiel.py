"""The Order of Veiel at a terminal: scenes laid by hand, and stretches of games that can be drawn."""

from __future__ import annotations

from typing import Any

import pytest

from oakveil.bots.random import choose
from oakveil.games.veiel import GAME
from oakveil.games.veiel.choices import Attack, ChooseHero, Concede, FaceBoss, Flee, GoOn, UseCard
from oakveil.games.veiel.events import ActionDeclared, AttackRolled, FightEnded, MasterTurnStarted, RoundStarted
from oakveil.games.veiel.options import VeielOptions
from oakveil.games.veiel.state import RoomCard, Veiel
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.match import FairSeed, Match
from oakveil.kernel.text import LOCALES, Locale
from oakveil.terminal.drawings.face import USUAL_ROOM, Keys, Room
from oakveil.terminal.drawings.sight import Sight
from oakveil.terminal.drawings.veiel import FACE
from oakveil.terminal.words import Words
from tests.games.veiel.tables import TableTalk, foe, hero, lay, scene
from tests.terminal.at_terminal import check_picture

SMALL_ROOM = Room(36, 12)


def sight(g: Any, seat: Seat = 1, locale: Locale = "en", ask: Ask | None = None) -> Sight:
    """The table as a seat sees it, with the question that it is asked."""
    asked = ask or next((ask for ask in g.asks() if ask.seat == seat), None)
    return Sight(g, (1, 2, 3), seat, Words(GAME, locale), asked)


def keys_of(looked: Sight) -> Keys:
    assert looked.ask is not None
    return {option: "123456789abcdefghijklmnopqrstuvwxyz"[n % 35] for n, option in enumerate(looked.ask.options)}


def melee(**more: Any) -> TableTalk:
    """The Barbarian acts, with the Healer and the fallen Magician, against four enemies."""
    return scene(
        hero("barbarian", level=5, weapon="w_great_axe", raised=("FOR",) * 4, vit=5, poison=2),
        hero("healer", level=3, items=("bomb", "potion_vit"), has_played=True),
        hero("magician", vit=0),
        foes=[foe("tomb_guard", hp=4, stunned=True), foe("zombie"), foe("zombie", hp=1), foe("last_giant")],
        round=2,
        crystals=7,
        hand=("ambush", "spikes"),
        **more,
    )


def crossing() -> Veiel:
    """The team stands in A1; of line 2 one room was seen, another one is frozen."""
    g = lay(hero("knight"), hero("healer"), lines=3, place="A1", crystals=1)
    g.state.rooms["B2"] = RoomCard("chest", up=True, seen=1)
    g.state.rooms["C2"] = RoomCard("rest_room", up=True, seen=1, frozen=True)
    for wing in "ABC":
        g.state.rooms[f"{wing}3"] = RoomCard("vine", batch="line_3")
    return g


class TestTheFight:
    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_line_of_enemies(self, locale: Locale) -> None:
        looked = sight(melee().g, locale=locale)
        keys = keys_of(looked)
        focus = next(option for option in keys if isinstance(option, Attack))
        check_picture(f"veiel-fight-{locale}", FACE.scene(looked, keys, focus))

    def test_enemies_without_room_are_counted(self) -> None:
        t = scene(hero("knight"), hero("healer"), foes=[foe("zombie")] * 4 + [foe("archer")] * 14)
        drawn = FACE.scene(sight(t.g), {}, None, SMALL_ROOM).plain.split("\n")
        assert len(drawn) == SMALL_ROOM.rows and drawn[-1] == "… +7"

    def test_hidden_figures_are_not_drawn(self) -> None:
        t = melee(enemy_stats="hidden")
        looked = sight(t.g)
        drawn = FACE.scene(looked, keys_of(looked), None).plain
        assert "badly wounded" in drawn and "/" not in drawn
        assert not FACE.odds(looked)

    def test_odds_stand_beside_attacks(self) -> None:
        looked = sight(melee().g)
        attack = next(option for option in keys_of(looked) if isinstance(option, Attack))
        assert FACE.remark(looked, attack).startswith("hits ") and "kills" in FACE.remark(looked, attack)
        assert any(line.startswith("Attack Tomb Guardian 1 with Great Axe") for line in FACE.odds(looked))

    def test_the_card_in_focus_is_shown(self) -> None:
        looked = sight(melee().g)
        use = next(option for option in keys_of(looked) if isinstance(option, UseCard))
        assert "from level" in FACE.scene(looked, keys_of(looked), use).plain


class TestTheCrypt:
    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_board(self, locale: Locale) -> None:
        ways: list[Option] = [GoOn("A"), GoOn("B"), GoOn("C")]
        looked = sight(crossing(), locale=locale, ask=Ask(1, "veiel.onward", ways))
        check_picture(f"veiel-crypt-{locale}", FACE.scene(looked, keys_of(looked), GoOn("B")))

    @pytest.mark.rule("VEIEL-INFO-01")
    def test_only_the_dungeon_master_sees_rooms_face_down(self) -> None:
        g = crossing()
        g.state.rooms["A2"] = RoomCard("empty", peeked=(3,), batch="line_2")
        assert "Empty" not in FACE.scene(sight(g, 1), {}, None).plain
        assert "Empty" in FACE.scene(sight(g, 3), {}, None).plain

    def test_a_hero_sheet_is_shown_with_its_abilities(self) -> None:
        drawn = FACE.scene(sight(lay()), {}, ChooseHero("knight"), Room(80, 30)).plain
        assert "Perfect Block (from level 3 on)" in drawn and "Guard Breaker (from level 5 on)" in drawn

    def test_what_ends_the_game_is_asked_again(self) -> None:
        g = crossing()
        assert FACE.warning(sight(g), FaceBoss()) == "there is no way back"
        assert FACE.warning(sight(g), Concede()) == "the game would be lost"
        assert not FACE.warning(sight(g), Flee())
        g.state.incursion = 5
        assert FACE.warning(sight(g), Flee()) == "the game would be lost"


class TestTheTeam:
    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_numbers_of_everybody(self, locale: Locale) -> None:
        looked = sight(melee().g, locale=locale)
        check_picture(f"veiel-team-{locale}", FACE.people(looked, roomy=False))
        for roomy, width in ((False, 36), (True, 54)):
            lines = FACE.people(looked, roomy).plain.split("\n")
            assert max(len(line) for line in lines if not line.startswith("  ")) <= width

    def test_the_sheets_of_a_seat(self) -> None:
        told = FACE.board(sight(melee().g, 2), 2).plain.split("\n")
        assert told[0] == "Healer" and "  items: Alchemical Bomb, Vitality Potion" in told
        assert "  Heal (level 3)" in told and "  Resurrection (from level 5 on)" in told

    def test_the_dungeon_master_sees_its_hand_and_nobody_else_does(self) -> None:
        g = melee().g
        assert "Ambush" in FACE.board(sight(g, 4), 4).plain
        for seat in (1, 2, 3):
            told = [page.drawn.plain for page in FACE.pages(sight(g, seat))]
            assert not any("Ambush:" in page for page in told)
        assert any("Ambush:" in page.drawn.plain for page in FACE.pages(sight(g, 4)))


class TestTheStory:
    def test_what_is_declared_is_told_with_its_dice(self) -> None:
        g = melee().g
        declared = ActionDeclared("barbarian", "w_great_axe", ("zombie.2",))
        rolled = AttackRolled("barbarian", "w_great_axe", "zombie.2", 12, 6, 23, 8, "hit", 1)
        words = Words(GAME, "en")
        assert len(FACE.tale(words, g, [declared, rolled])) == 1
        assert len(FACE.tale(words, g, [declared])) == 1

    def test_the_enemies_turn_is_worth_stopping_for(self) -> None:
        looked = sight(melee().g)
        assert FACE.recap(looked, [RoundStarted(3)]) is None
        recap = FACE.recap(looked, [RoundStarted(3), MasterTurnStarted(3), FightEnded("won")])
        assert recap is not None and recap.plain.split("\n")[-1] == "The fight is won!"

    def test_figures_to_look_back_on(self) -> None:
        g = melee().g
        rolled = AttackRolled("barbarian", "w_great_axe", "zombie.2", 12, 6, 23, 8, "hit", 1)
        looked = Sight(g, (1, 2, 3), 1, Words(GAME, "en"), None, [rolled, FightEnded("won")])
        told = FACE.statistics(looked)
        assert told[0].startswith("Rooms entered: 0; fights won: 1 of 1")
        assert told[1] == "Barbarian - attacks: 1, hits: 1, falls: 0."


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_words_for_every_page(locale: Locale) -> None:
    for g in (melee().g, crossing(), lay()):
        for seat in (1, g.master or 1):
            assert all(page.drawn.plain.strip() for page in FACE.pages(sight(g, seat, locale)))
            assert FACE.standing(sight(g, seat, locale)) and FACE.heading(sight(g, seat, locale)).plain


@pytest.mark.parametrize("options", [{"heroes": 4}, {"heroes": 2, "players": 1, "riddle": "puzzle"}], ids=str)
def test_everything_that_is_asked_can_be_drawn(options: dict[str, Any]) -> None:
    match = Match.start(GAME, VeielOptions(**options), seed=FairSeed.of("drawn"))
    minds = Chance(b"drawn")
    for turn in range(120):
        asks = match.asks()
        if not asks:
            break
        looked = sight(match.table, asks[0].seat, LOCALES[turn % 2])
        for room in (SMALL_ROOM, USUAL_ROOM):
            for focus in [None, *asks[0].options[:3]]:
                drawn = FACE.scene(looked, keys_of(looked), focus, room).plain.split("\n")
                assert max(map(len, drawn)) <= room.columns, focus
        for option in asks[0].options:
            FACE.remark(looked, option)
        match.answer(asks[0].seat, choose(match.table, asks[0], minds))


def test_a_story_without_events_has_no_lines() -> None:
    assert FACE.tale(Words(GAME, "en"), crossing(), []) == []
