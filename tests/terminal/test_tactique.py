"""Deckbuilding Tactique in a terminal: tables laid by hand, compared with stored pictures, and what is told beside."""

from __future__ import annotations

import pytest

from oakveil.games.tactique.choices import ChooseEnemy, Concede, EndTurn, PickHero, Play, StartTurn, TakeReward
from oakveil.games.tactique.events import CardDiscarded, CardDrawn, DiceRolled, EnemyTurnEnded, LifeLost, StepResolved
from oakveil.kernel.ask import Option
from oakveil.kernel.text import Locale
from oakveil.terminal.drawings.face import USUAL_ROOM, Keys, Room
from oakveil.terminal.drawings.sight import Sight
from oakveil.terminal.drawings.tactique import FACE
from oakveil.terminal.drawings.tactique.signs import short
from oakveil.terminal.view import KEYS
from oakveil.terminal.words import Words
from tests.games.tactique.table import TableTalk, foe, fresh, hero, reinforcing, scene
from tests.terminal.at_terminal import begin, check_picture, looked_at, sit

SMALL_ROOM, LARGE_ROOM = Room(22, 11), Room(64, 26)
"""What 60 columns and 15 rows leave for the picture, and 120 columns and 40 rows."""


def melee() -> TableTalk:
    """The Knight between two enemies, the Healer in need, a spider behind its block."""
    return scene(
        hero("knight", at="B2", hand=["strike", "strike", "shoot", "parry"], block=2),
        hero("healer", at="A6", hand=["parry"], deck=["run", "run", "run"], wounds=["strike", "shoot"]),
        foes=[foe("zombie", at="B3"), foe("crypt_spider", at="D6", lives=1, block=3), foe("rat_swarm", at="B1")],
        battlefield="narrow_pass",
    )


def boss_fight() -> TableTalk:
    return scene(
        hero("knight", at="B2", hand=["strike"]),
        hero("healer", at="A6", alive=False, ready=False, deck=["run"]),
        foes=[foe("night_wyrm", at="C4")],
        encounter=4,
    )


def keys_of(sight: Sight) -> Keys:
    assert sight.ask is not None
    return {option: KEYS[place : place + 1] for place, option in enumerate(sight.ask.options)}


def option(sight: Sight, kind: type[Option], place: int = 0) -> Option:
    assert sight.ask is not None
    return [one for one in sight.ask.options if isinstance(one, kind)][place]


def words(t: TableTalk, locale: Locale = "en") -> Words:
    return Words(t.match.game, locale)


class TestTheBoard:
    @pytest.mark.parametrize("locale", ["en", "fr"])
    def test_at_80_columns_and_24_rows(self, locale: Locale) -> None:
        sight = looked_at(melee().match, locale)
        check_picture(f"tactique-usual-{locale}", FACE.scene(sight, keys_of(sight), option(sight, Play)))

    def test_at_60_columns_and_15_rows(self) -> None:
        sight = looked_at(melee().match)
        check_picture("tactique-small", FACE.scene(sight, keys_of(sight), None, SMALL_ROOM))

    def test_at_120_columns_and_40_rows(self) -> None:
        sight = looked_at(melee().match)
        check_picture("tactique-large", FACE.scene(sight, keys_of(sight), None, LARGE_ROOM))

    @pytest.mark.parametrize("room", [SMALL_ROOM, USUAL_ROOM, LARGE_ROOM])
    def test_a_board_full_of_enemies_fits(self, room: Room) -> None:
        ids = ["zombie", "ghoul", "cultist", "looter", "fire_imp", "bone_soldier"]
        t = scene(hero("knight", at="D1", hand=["strike"]), foes=[foe(id, at=f"B{n}") for n, id in enumerate(ids, 1)])
        sight = looked_at(t.match, "fr")
        lines = FACE.scene(sight, keys_of(sight), None, room).plain.split("\n")
        assert len(lines) <= room.rows and max(map(len, lines)) <= room.columns

    def test_enemies_to_choose_from_carry_the_keys_of_their_answers(self) -> None:
        t = melee()
        t.play("strike")
        sight = looked_at(t.match)
        drawn = FACE.scene(sight, keys_of(sight), option(sight, ChooseEnemy, 1)).plain
        assert "[1]" in drawn and "►2◄" in drawn, "the one in focus is told apart by more than its colour"

    def test_spaces_to_stand_on_carry_keys_as_long_as_there_are_any(self) -> None:
        t = fresh(hero_pick="random", novice_pick="suggested")
        sight = looked_at(t.match)
        drawn = FACE.scene(sight, keys_of(sight), None).plain
        assert all(f"[{key}]" in drawn for key in KEYS) and drawn.count("[·]") == 24 - len(KEYS)

    def test_two_enemies_of_one_first_name_are_told_apart(self) -> None:
        assert [short(name, 4) for name in ("Zombie", "Crypt Spider", "Crypt Guardian")] == ["Zomb", "CrSp", "CrGu"]
        assert short("Araignée des cryptes", 4) == "ArCr" and short("Lich", 4) == "Lich"

    def test_a_dead_hero_leaves_a_marker(self) -> None:
        assert "†Heal" in FACE.scene(looked_at(boss_fight().match), {}, None).plain


class TestWhatEnemiesWillDo:
    def test_in_signs_where_there_is_little_room(self) -> None:
        drawn = FACE.scene(looked_at(melee().match), {}, None).plain
        assert "2 Zombie B3 2×3 →Knig 1" in drawn, "one of two points of damage is blocked: the rats used up the rest"

    def test_in_sentences_where_there_is_room(self) -> None:
        t = scene(hero("knight", at="B2", hand=["strike"], block=1), foes=[foe("zombie", at="B3")])
        drawn = FACE.scene(looked_at(t.match), {}, None, LARGE_ROOM).plain
        assert "The Zombie hits the Knight" in drawn and "damage, 1 blocked, 1 wound." in drawn

    def test_of_a_boss_the_actions_that_may_come(self) -> None:
        sight = looked_at(boss_fight().match)
        drawn = FACE.scene(sight, {}, None).plain
        assert "7 Actions may come" in drawn and "attacks nobody" not in drawn
        told = FACE.odds(sight)
        assert sum("(29%)" in line for line in told) == 7, "two of seven"

    def test_nothing_where_the_table_wants_no_forecast(self) -> None:
        t = scene(hero("knight", at="B2", hand=["strike"]), foes=[foe("zombie", at="B3")], forecast=False)
        assert "→" not in FACE.scene(looked_at(t.match), {}, None).plain and not FACE.odds(looked_at(t.match))


class TestCards:
    def test_a_card_tells_whom_it_reaches_how_many_there_are_and_what_it_says(self) -> None:
        sight = looked_at(melee().match)
        remark = FACE.remark(sight, option(sight, Play))
        assert remark == "2 in hand · Touch: Rat Swarm, Zombie · Inflict 1 damage to an enemy in the zone"

    def test_a_target_tells_what_happens_to_it(self) -> None:
        t = melee()
        t.play("strike")
        sight = looked_at(t.match)
        assert FACE.remark(sight, option(sight, ChooseEnemy)).startswith("Rat Swarm: 1 wound")

    def test_a_reward_is_shown_with_its_zone_beside_the_piles(self) -> None:
        t = reinforcing(hero("knight", at="A1"), hero("healer", at="A2"))
        sight = looked_at(t.match)
        focus = option(sight, TakeReward)
        drawn = FACE.scene(sight, keys_of(sight), focus).plain
        assert "Reward, colourless" in drawn and "Deck, sorted" in drawn

    def test_a_hero_is_shown_with_its_abilities(self) -> None:
        sight = looked_at(begin("tactique"))
        focus = PickHero("barbarian")
        for room in (USUAL_ROOM, LARGE_ROOM):
            drawn = FACE.scene(sight, keys_of(sight), focus, room).plain
            assert all(stars in drawn for stars in ("★★", "★★★", "★★★★")) and len(drawn.split("\n")) <= room.rows

    def test_whoever_could_begin_a_turn_hears_that_others_may_play_first(self) -> None:
        team = hero("knight", at="B2", hand=["strike"]), hero("healer", at="A6", hand=["parry"])
        sight = looked_at(scene(*team, foes=[foe("zombie", at="B3")], active=None).match)
        assert "others play first" in FACE.remark(sight, StartTurn("knight"))
        alone = scene(hero("knight", at="B2", hand=["strike"]), foes=[foe("zombie", at="B3")], active=None)
        assert not FACE.remark(looked_at(alone.match), StartTurn("knight"))


class TestTheTeam:
    @pytest.mark.parametrize("locale", ["en", "fr"])
    def test_the_numbers_of_everybody(self, locale: Locale) -> None:
        sight = looked_at(melee().match, locale)
        check_picture(f"tactique-team-{locale}", FACE.people(sight, roomy=False))
        for roomy, width in ((False, 36), (True, 54)):
            assert max(map(len, FACE.people(sight, roomy).plain.split("\n"))) <= width

    def test_a_hero_without_a_card_to_spare_is_marked(self) -> None:
        healer = FACE.people(looked_at(melee().match), roomy=False).plain.split("\n")[2]
        assert "-1!" in healer, "3 in the deck and 1 in hand are one fewer than the next hand needs"

    def test_whoever_would_die_by_ending_the_turn_is_asked_again(self) -> None:
        t = scene(hero("knight", at="B2", hand=["strike"], deck=["run"]), foes=[foe("zombie", at="D6")])
        assert "the Knight would die" in FACE.warning(looked_at(t.match), EndTurn())
        assert not FACE.warning(looked_at(melee().match), EndTurn())

    def test_nothing_is_told_of_a_deck_that_is_not_there_yet(self) -> None:
        t = fresh(hero_pick="random")
        assert FACE.standing(looked_at(t.match)) == "The team gets ready."


class TestTheStory:
    def test_it_leaves_out_what_goes_without_saying(self) -> None:
        t = melee()
        card = t.g.hero("knight").hand[0]
        events = [
            StepResolved(card, 0, True, ""),
            StepResolved("zombie", 0, False, "nothing"),
            DiceRolled(1, 2, True),
            EnemyTurnEnded("zombie"),
            CardDiscarded("knight", card, "played"),
            LifeLost("zombie", 0),
        ]
        assert FACE.tale(words(t), t.g, events) == []
        assert FACE.tale(words(t), t.g, [StepResolved(card, 0, False, "no_target")]) == [
            "Strike: the first part finds no target."
        ]
        assert FACE.tale(words(t), t.g, [DiceRolled(1, 2, False)])

    def test_cards_drawn_at_once_share_a_line(self) -> None:
        t = melee()
        one, other = t.g.hero("knight").hand[1:3]
        drawn = [CardDrawn("knight", one), CardDrawn("knight", other), CardDrawn("healer", one)]
        assert FACE.tale(words(t), t.g, drawn) == ["The Knight draws Strike and Shoot.", "The Healer draws Strike."]

    def test_the_enemies_turn_is_worth_stopping_for(self) -> None:
        t = scene(
            hero("knight", at="B2", hand=["strike"]),
            hero("healer", at="A6", ready=False),
            foes=[foe("zombie", at="B3")],
        )
        recap = FACE.recap(looked_at(t.match), t.end_turn())
        assert recap is not None
        told = recap.plain.split("\n")
        assert told[0] == "The enemies' turn begins." and told[1].startswith("The Zombie hits the Knight")
        assert told[2].startswith("  The Zombie: the Knight takes"), "what it does is set in below it"

    def test_a_card_is_not(self) -> None:
        t = melee()
        assert FACE.recap(looked_at(t.match), t.play("parry")) is None


class TestLookingUp:
    @pytest.mark.parametrize("locale", ["en", "fr"])
    def test_there_are_words_for_every_page(self, locale: Locale) -> None:
        for t in (melee(), boss_fight(), fresh()):
            assert all(page.drawn.plain.strip() for page in FACE.pages(looked_at(t.match, locale)))

    def test_the_board_in_words(self) -> None:
        board = FACE.pages(looked_at(melee().match))[0].drawn.plain.split("\n")
        assert "A3: obstacle" in board and "Zombie B3, 2 lives, 3 wounds left, acts as number 2" in board

    def test_nothing_tells_the_order_of_a_deck(self) -> None:
        """Two tables that differ only in what nobody can know are told alike, on every page."""
        one, other = melee().match, melee().match
        other.table.state.heroes[0].deck.cards.reverse()
        told = [[page.drawn.plain for page in FACE.pages(looked_at(match))] for match in (one, other)]
        assert told[0] == told[1]

    def test_what_stands_around_in_a_line_of_words(self) -> None:
        standing = FACE.standing(looked_at(melee().match))
        assert "Knight: B2, 4 cards in hand" in standing and "Zombie B3, 2 lives, 3 wounds left" in standing


def test_giving_up_is_said_with_one_key() -> None:
    t = melee()
    editor = FACE.editor(looked_at(t.match), Concede, 1)
    assert editor.answer() == Concede(True)
    editor.press("down", None)
    assert editor.answer() == Concede(False) and not editor.order("up")
    assert editor.order("turn") and editor.answer() == Concede(True)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_that_is_asked_until_the_second_encounter_can_be_drawn(locale: Locale) -> None:
    sitting = sit(begin("tactique", difficulty="easy"), (2, "easy"), locale=locale)
    asked = set()
    while sitting.match.table.state.encounter < 2:
        turn = sitting.turn()
        assert turn is not None
        thought = sitting.advice(turn.seat)
        assert thought is not None
        if not turn.bot:
            asked.add(turn.ask.key)
            sight = sitting.sight()
            for room in (SMALL_ROOM, USUAL_ROOM):
                for focus in list(keys_of(sight))[:2]:
                    drawn = FACE.scene(sight, keys_of(sight), focus, room).plain.split("\n")
                    assert max(map(len, drawn)) <= room.columns, focus
            for one in keys_of(sight):
                FACE.remark(sight, one)
            assert FACE.standing(sight) and FACE.heading(sight).plain
        sitting.answer(turn, thought())
    assert {"tactique.pick_hero", "tactique.turn_action", "tactique.reward"} <= asked
