"""The face of Deckbuilding Tactique."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.tactique import choices
from oakveil.games.tactique.board import INDEX, TURNS, Cell, cells_in
from oakveil.games.tactique.page import Aids, TactiquePage
from oakveil.games.tactique.preview import consequences
from oakveil.games.tactique.rules.death import doomed
from oakveil.games.tactique.state import CardId, Enemy, Hero, Tactique
from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.table import Event

from ...words import Words
from ...wrapping import fitted
from ..editor import Editor, FieldsEditor
from ..face import USUAL_ROOM, Face, Keys, Page, Room
from ..sight import Sight
from .board import TINY, Marks, draw_board, size_for
from .cards import called, draw_card, draw_hero_card, joined, naming, zone_told
from .foes import consequences_told, draw_foes, forecast_told
from .giving_up import GivingUp
from .pages import (
    board_page,
    boss_page,
    cards_page,
    enemies_page,
    enemy_there,
    field_page,
    forecast_page,
    hero_there,
    piles_page,
    signs_page,
    zones_page,
)
from .signs import STYLES, order_of
from .tale import recap_of, statistics_of, tale_of
from .team import draw_piles, draw_team, is_complete

_PAGE = TactiquePage()
_SHOWN = (
    choices.PickNovice,
    choices.TakeReward,
    choices.TakeCard,
    choices.PutBack,
    choices.HealWound,
    choices.ExileWound,
)
"""Answers about a card that matter more than the board: the card is shown in place of it."""
_TARGETING = (
    choices.ChooseEnemy,
    choices.ChooseEnemies,
    choices.ChooseArea,
    choices.ChooseOption,
    choices.ChooseX,
    choices.ShiftTo,
)
"""Answers whose consequences are told beside them."""


def aids_of(sight: Sight) -> Aids:
    """What can be told of the table at once."""
    return _PAGE.aids(sight.table, sight.seat, sight.words.text)


class TactiqueFace(Face):
    """Tactique: the board with its figures, the enemies with what they are about to do, cards in full."""

    def heading(self, sight: Sight) -> Drawn:
        g, words = sight.table, sight.words
        parts = [_time(g, words).removesuffix(".")]
        if g.state.battlefield is not None:
            parts.append(g.box.battlefields[g.state.battlefield].name.in_(words.locale))
        if g.state.bosses:
            names = [called(g, words, boss) for boss in g.state.bosses]
            parts.append(words.say("terminal-tactique-boss", boss=words.text.listed(names)))
        return Drawn(" · ".join(parts))

    def standing(self, sight: Sight) -> str:
        g, words, aids = sight.table, sight.words, aids_of(sight)
        told = [_time(g, words)]
        asked = [hero for hero in _asked(g, sight.seat) if is_complete(g, hero)]
        told += [_hero_told(g, words, aids, hero) for hero in asked]
        if g.state.phase == "heroes":
            others = [hero_there(g, words, aids, hero) for hero in g.state.heroes if hero not in asked]
            told += [words.say("terminal-tactique-others", heroes=joined(words, others))] if others else []
            foes = [enemy_there(g, words, aids, g.state.enemies[id]) for id in order_of(g)]
            told += [words.say("terminal-tactique-foes", enemies=joined(words, foes))] if foes else []
        return " ".join(told)

    def scene(self, sight: Sight, keys: Keys, focus: Option | None, room: Room = USUAL_ROOM) -> Drawn:
        g, words = sight.table, sight.words
        if isinstance(focus, choices.PickHero):
            return fitted(Drawn("\n").join(draw_hero_card(g, words, focus.hero, room)), room.columns)
        if isinstance(focus, _SHOWN):
            piles = draw_piles(g, words, aids_of(sight), sight.seat)
            return fitted(Drawn("\n").join([*draw_card(g, words, focus.card), Drawn(), piles]), room.columns)
        aids, size = aids_of(sight), size_for(room)
        cells = {cell: key for option, key in keys.items() if (cell := cell_of_option(g, option)) is not None}
        marks = Marks(cells, cell_of_option(g, focus), _reach(g, aids, focus))
        lines = [draw_board(g, words, aids, size, marks)]
        left = room.rows - size.height
        if size is not TINY and isinstance(focus, choices.Play) and (told := _told(g, words, focus)):
            line = Drawn(f"► {told}", STYLES["key"])
            line.truncate(room.columns, overflow="ellipsis")
            lines.append(line)
            left -= 1
        foes = draw_foes(g, words, aids, room.columns, left)
        below = fitted(Drawn(_worth_knowing(g, words, focus), STYLES["hidden"]), room.columns).split("\n")
        return Drawn("\n").join([*lines, *foes, *(below if len(foes) + len(below) <= left else [])])

    def people(self, sight: Sight, roomy: bool) -> Drawn:
        return draw_team(sight.table, sight.words, aids_of(sight), roomy)

    def board(self, sight: Sight, seat: Seat) -> Drawn:
        return draw_piles(sight.table, sight.words, aids_of(sight), seat)

    def pages(self, sight: Sight) -> list[Page]:
        g, words, aids = sight.table, sight.words, aids_of(sight)
        drawn = {
            "board": board_page(g, words, aids),
            "cards": cards_page(g, words, sight.seat),
            "piles": piles_page(g, words, aids, sight.seat),
            "enemies": enemies_page(g, words, aids),
            "forecast": forecast_page(g, words, aids),
            "boss": boss_page(g, words, aids),
            "field": field_page(g, words),
            "zones": zones_page(g, words),
            "signs": signs_page(words),
        }
        pages = [Page(words.say(f"terminal-tactique-page-{name}"), page) for name, page in drawn.items() if page.plain]
        return [*pages, *super().pages(sight)]

    def remark(self, sight: Sight, option: Option) -> str:
        g, words = sight.table, sight.words
        match option:
            case choices.Play(card=card):
                return _about_card(g, words, card)
            case choices.StartTurn() if any(h.ready and h.alive and h.seat != sight.seat for h in g.state.heroes):
                return words.say("terminal-tactique-others-first")
            case choices.PickNovice(card=card) | choices.TakeReward(card=card):
                return zone_told(g, words, card)
        return _told(g, words, option) if isinstance(option, _TARGETING) else ""

    def warning(self, sight: Sight, option: Option) -> str:
        g: Tactique = sight.table
        if isinstance(option, choices.EndTurn) and g.state.active is not None and g.state.enemies:
            hero = g.hero(g.state.active)
            if doomed(g, hero):
                name = g.box.heroes[hero.id].name.the(sight.words.locale)
                return sight.words.say("terminal-tactique-would-die", hero=name)
        return ""

    def odds(self, sight: Sight) -> list[str]:
        return forecast_told(sight.table, sight.words, aids_of(sight))

    def tale(self, words: Words, table: Tactique, events: Sequence[Event]) -> list[str]:
        return tale_of(words, table, events)

    def recap(self, sight: Sight, news: Sequence[Event]) -> Drawn | None:
        return recap_of(sight, news)

    def statistics(self, sight: Sight) -> list[str]:
        return statistics_of(sight)

    def editor(self, sight: Sight, shape: type[Option], seat: Seat) -> Editor:
        if shape is choices.Concede:
            return GivingUp(sight.table, sight.words, seat)
        return FieldsEditor(sight.words, shape)


def cell_of_option(g: Tactique, option: Option | None) -> Cell | None:
    """The cell that an option is about, if it is about one."""
    match option:
        case (
            choices.PlaceHero(cell=cell)
            | choices.MoveTo(cell=cell)
            | choices.ShiftTo(cell=cell)
            | choices.ChooseCell(cell=cell)
        ):
            return cell
        case choices.ShiftAlong(path=path):
            return path[-1]
        case choices.ChooseEnemy(enemy=enemy):
            return g.state.enemies[enemy].cell
        case choices.ChooseHero(hero=hero) | choices.StartTurn(hero=hero):
            return g.hero(hero).cell
    return None


def _about_card(g: Tactique, words: Words, card: CardId) -> str:
    """How many of a card are in hand, whom its zone reaches from here, and what it says."""
    hero = _holder(g, card)
    n = sum(g.box.name_of[other] == g.box.name_of[card] for other in hero.hand)
    parts = [words.say("terminal-tactique-copies", n=n)] if n > 1 else []
    zone = zone_told(g, words, card)
    if zone and g.sight(g.card(card).zone).whole:
        parts.append(zone)
    elif zone:
        cells = _around(g, hero, card)
        there: list[Hero | Enemy] = [other for other in g.living() if other.id != hero.id]
        there += [g.state.enemies[id] for id in order_of(g)]
        names = [called(g, words, figure.id) for figure in there if figure.cell in cells]
        nobody = words.say("terminal-tactique-nobody")
        parts.append(words.say("terminal-about", thing=zone, what=", ".join(names) or nobody))
    parts.append(naming(g.box, words.text).card_text(card).removesuffix("."))
    return " · ".join(parts)


def _holder(g: Tactique, card: CardId) -> Hero:
    """The hero that has a card in hand."""
    return next(hero for hero in g.state.heroes if card in hero.hand)


def _around(g: Tactique, hero: Hero, card: CardId) -> frozenset[Cell]:
    """The cells that the zone of a card reaches from where a hero stands, turned as one likes."""
    if hero.cell is None:
        return frozenset()
    return frozenset(cells_in(g.sight(g.card(card).zone).around[INDEX[hero.cell]]))


def _reach(g: Tactique, aids: Aids, focus: Option | None) -> frozenset[Cell]:
    """The cells that the card in focus reaches, or that its zone covers the way it is turned."""
    if isinstance(focus, choices.ChooseArea) and aids.aim is not None:
        return frozenset(aids.aim.turns[focus.turn])
    if isinstance(focus, choices.Play) and not g.sight(g.card(focus.card).zone).whole:
        return _around(g, _holder(g, focus.card), focus.card)
    if aids.aim is not None and isinstance(focus, choices.ChooseEnemy | choices.ChooseHero | choices.ChooseEnemies):
        return frozenset(cell for turn in TURNS for cell in aids.aim.turns[turn])
    return frozenset()


def _worth_knowing(g: Tactique, words: Words, focus: Option | None) -> str:
    """What is on the card of the enemy in focus; else what the battlefield does."""
    if isinstance(focus, choices.ChooseEnemy):
        return naming(g.box, words.text).enemy_text(focus.enemy)
    if g.state.battlefield is None:
        return ""
    name = g.box.battlefields[g.state.battlefield].name.in_(words.locale)
    return words.say("terminal-about", thing=name, what=naming(g.box, words.text).battlefield_text(g.state.battlefield))


def _told(g: Tactique, words: Words, option: Option) -> str:
    """What an answer does at once."""
    return consequences_told(g, words, consequences(g, option))


def _time(g: Tactique, words: Words) -> str:
    state = g.state
    if state.phase == "setup":
        return words.say("tactique-table-setup")
    return words.say("tactique-table-time", encounter=state.encounter, round=state.round, phase=state.phase)


def _asked(g: Tactique, seat: Seat) -> list[Hero]:
    """The heroes of a seat; during the turn of one of them only this one."""
    own = [hero for hero in g.state.heroes if hero.seat == seat]
    return [hero for hero in own if hero.id == g.state.active] or own


def _hero_told(g: Tactique, words: Words, aids: Aids, hero: Hero) -> str:
    return words.say(
        "terminal-tactique-standing",
        hero=called(g, words, hero.id),
        cell=hero.cell or "none",
        hand=len(hero.hand),
        deck=len(hero.deck),
        discard=len(hero.discard),
        wounds=len(hero.wounds),
        block=hero.block,
        left=aids.heroes[hero.id].left,
    )


FACE = TactiqueFace()

__all__ = ["FACE", "TactiqueFace"]
