"""The face of Chronicles of Avel."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.avel.choices import (
    Drink,
    EndTurn,
    Fight,
    Fitting,
    Grab,
    LandOn,
    LayTrap,
    MarchTo,
    Move,
    Proposal,
    Rest,
    Seal,
    Service,
    SetCalm,
)
from oakveil.games.avel.events import HeroReady
from oakveil.games.avel.land import Cell
from oakveil.games.avel.rules.battle import Battle
from oakveil.games.avel.rules.drawing import DrawEquipment
from oakveil.games.avel.rules.exchange import MakeExchange
from oakveil.games.avel.rules.packing import put
from oakveil.games.avel.state import Avel
from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.table import Event
from oakveil.kernel.text import sentence

from ...words import Words
from ..editor import Editor, FieldsEditor
from ..face import USUAL_ROOM, Face, Keys, Page, Room
from ..sight import Sight
from .bag import draw_parade
from .bargain import Bargain
from .battle import draw_battle, draw_preview, odds_in_words, odds_now, odds_told
from .chronicle import recap_of, statistics_of
from .heroes import draw_board, draw_team
from .land import draw_land, middle_of
from .packing import Packing
from .pages import bag_page, heroes_page, hidden_page, monsters_page, way_page
from .signs import STYLES
from .track import draw_track, standing_of


def cell_of_option(option: Option | None) -> Cell | None:
    """The cell that an option is about, if it is about one."""
    match option:
        case Move(tile=tile) | Seal(tile=tile) | LayTrap(tile=tile) | MarchTo(tile=tile) | LandOn(tile=tile):
            return tile
    return None


class AvelFace(Face):
    """Avel: the land as a map of hexes, battles with their dice and odds, backpacks as grids."""

    def heading(self, sight: Sight) -> Drawn:
        return draw_track(sight.table, sight.words)

    def standing(self, sight: Sight) -> str:
        return standing_of(sight.table, sight.words, sight.table.hero(sight.seat))

    def scene(self, sight: Sight, keys: Keys, focus: Option | None, room: Room = USUAL_ROOM) -> Drawn:
        g: Avel = sight.table
        top = g.stack[-1] if g.stack else None
        if isinstance(top, DrawEquipment) and top.parade:
            positions = {option.position: key for option, key in keys.items() if isinstance(option, Grab)}
            return draw_parade(g, top.parade, positions, focus.position if isinstance(focus, Grab) else None)
        if isinstance(focus, Fitting):
            return _preview_of(g, sight, focus)
        if isinstance(focus, Fight):
            return draw_preview(g, sight.words, g.hero(sight.seat), g.state.monsters[focus.monster])
        battle = draw_battle(g, sight.words, sight.story)
        if battle is not None:
            return battle
        cells = {cell: key for option, key in keys.items() if (cell := cell_of_option(option)) is not None}
        return draw_land(g, sight.words, cells, cell_of_option(focus))

    def anchor(self, sight: Sight, focus: Option | None) -> tuple[int, int]:
        g: Avel = sight.table
        if g.within(Battle) is not None or isinstance(focus, Fight | Fitting | Grab):
            return 0, 0
        return middle_of(g, cell_of_option(focus) or g.hero(sight.seat).tile)

    def people(self, sight: Sight, roomy: bool) -> Drawn:
        return draw_team(sight.table, sight.words, roomy)

    def board(self, sight: Sight, seat: Seat) -> Drawn:
        return draw_board(sight.table, sight.words, sight.table.hero(seat))

    def pages(self, sight: Sight) -> list[Page]:
        g, words = sight.table, sight.words
        legend = Drawn.assemble(draw_land(g, words, {}), "\n\n", (words.say("terminal-avel-legend"), STYLES["hidden"]))
        drawn = {
            "heroes": heroes_page(g, words),
            "monsters": monsters_page(g, words),
            "hidden": hidden_page(g, words),
            "bag": bag_page(g, words),
            "way": way_page(g, words),
        }
        pages = [Page(words.say(f"terminal-avel-page-{name}"), page) for name, page in drawn.items()]
        return [Page(words.say("terminal-avel-page-map"), legend, picture=True), *pages, *super().pages(sight)]

    def remark(self, sight: Sight, option: Option) -> str:
        g, words = sight.table, sight.words
        hero = g.hero(sight.seat)
        match option:
            case Fight(monster=monster):
                return odds_in_words(g, words, odds_now(g, hero, g.state.monsters[monster]))
            case Drink(token=token):
                battle = g.within(Battle)
                brewed = (*battle.brewed, *g.box.brew[token])
                return odds_in_words(g, words, odds_now(g, hero, g.state.monsters[battle.monster], brewed))
            case Service():
                return sentence(g.tile(hero.tile).service, words.text).removesuffix(".")
            case Rest():
                return words.say("terminal-avel-rest", n=min(g.box.numbers.rest, g.box.numbers.hearts - hero.hearts))
        return ""

    def warning(self, sight: Sight, option: Option) -> str:
        g: Avel = sight.table
        actions = g.hero(sight.seat).actions_left
        if isinstance(option, EndTurn) and actions:
            return sight.words.say("terminal-avel-actions-left", n=actions)
        if isinstance(option, LayTrap) and not any(option.tile in way[1:] for way in g.land.ways(g.land.crater)):
            return sight.words.say("terminal-avel-trap-useless")
        return ""

    def odds(self, sight: Sight) -> list[str]:
        return odds_told(sight.table, sight.words, sight.table.hero(sight.seat))

    def recap(self, sight: Sight, news: Sequence[Event]) -> Drawn | None:
        return recap_of(sight, news)

    def told(self, words: Words, table: Avel, event: Event) -> str:
        """After they have been introduced, heroes are called by their first names."""
        line = super().told(words, table, event)
        if not isinstance(event, HeroReady):
            for hero in table.state.heroes:
                line = line.replace(words.narrator.seat(table, hero.seat), hero.name)
        return line

    def statistics(self, sight: Sight) -> list[str]:
        return statistics_of(sight)

    def editor(self, sight: Sight, shape: type[Option], seat: Seat) -> Editor:
        g: Avel = sight.table
        if shape is Proposal:
            making = g.within(MakeExchange)
            assert making is not None
            return Bargain(g, sight.words, g.hero(making.seat), g.hero(making.other))
        if shape is SetCalm:
            return FieldsEditor(sight.words, shape)
        return Packing(g, sight.words, g.hero(seat), discarding=shape is Fitting)


def _preview_of(g: Avel, sight: Sight, plan: Fitting) -> Drawn:
    """The hero's board as it would lie after this plan, on a copy: other drawings are made of `g`, too."""
    copy = g.copy(g.chance)
    hero = copy.hero(sight.seat)
    put(hero, plan)
    hero.coins -= plan.coins_discarded
    return draw_board(copy, sight.words, hero)


FACE = AvelFace()

__all__ = ["FACE", "AvelFace"]
