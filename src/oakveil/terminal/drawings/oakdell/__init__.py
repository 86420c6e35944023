"""The face of Dungeons of the Oak Dell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text as Drawn

from oakveil.games.oakdell import choices
from oakveil.games.oakdell.odds import outlook
from oakveil.games.oakdell.records import Space
from oakveil.games.oakdell.rules.monster_phase import MonsterPhase
from oakveil.games.oakdell.state import Hero, OakDell
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.table import Event

from ...words import Words
from ...wrapping import fitted
from ..editor import Editor, FieldsEditor
from ..face import USUAL_ROOM, Face, Keys, Making, Page, Room
from ..sight import Sight
from .attack import draw_attack, rolls_drawn, sheet_told, tenth
from .character import draw_character, draw_team, goods_told
from .dice import draw_dice
from .dungeon import Marks as MapMarks
from .dungeon import draw_dungeon, place_of
from .measuring import measuring_page
from .pages import dice_page, gear_page, hero_card, heroes_page, map_page, monster_page, potions_page
from .placing import Placing
from .routing import Routing
from .sheet import Marks as SheetMarks
from .sheet import draw_sheet
from .signs import STYLES, naming
from .striking import Striking
from .tale import recap_of, statistics_of, tale_of

_ON_MAP = ("route", "after_route", "dodge", "shrine")
_ON_SHEET = ("attack", "chain_next", "precision", "wound", "bonus", "pool", "riposte")
_OF_ATTACK = ("skip", "let_go", "brace", "reroll", "boss_shift")
"""Questions by the picture that they are about."""


class OakDellFace(Face):
    """The Oak Dell: the ring of dice, the dungeon, the monster sheet with its lines, the Character Sheet."""

    def heading(self, sight: Sight) -> Drawn:
        g, words = sight.table, sight.words
        goal = words.say("terminal-oakdell-goal", **_goal(g, words))
        told = f"{words.say('terminal-oakdell-round', n=g.state.round, most=g.state.rounds)} · {goal}"
        return Drawn(f"{told} · {steps}" if (steps := _way_left(g, words, _own(sight))) else told)

    def standing(self, sight: Sight) -> str:
        g, words, hero = sight.table, sight.words, _own(sight)
        names = naming(g.box, words.text)
        time = words.say("terminal-oakdell-round", n=g.state.round, most=g.state.rounds)
        told = words.say(
            "terminal-oakdell-standing",
            time=time,
            hero=hero.name,
            hp=hero.hp,
            space=names.space(hero.space),
            zone=g.maze.zone[hero.space],
            monster=names.sheet(hero.fight.sheet),
            drops=names.drops(hero),
        )
        return f"{told} {goods_told(g, words, hero)}"

    def scene(self, sight: Sight, keys: Keys, focus: Option | None, room: Room = USUAL_ROOM) -> Drawn:
        g, words = sight.table, sight.words
        hero, key = _shown(sight), _key(g)
        if key == "draft":
            dice = {(option.die, option.value): key for option, key in keys.items() if type(option) is choices.Draft}
            at = (focus.die, focus.value) if isinstance(focus, choices.Draft) else None
            return draw_dice(g, words, room, dice, at)
        if key in _ON_MAP:
            spaces = {space: key for option, key in keys.items() if (space := _space_of(option)) is not None}
            return draw_dungeon(g, words, hero, room, MapMarks(spaces, _space_of(focus)))
        if key in _ON_SHEET:
            chosen = (focus.point,) if isinstance(focus, choices.Wound) else ()
            return draw_sheet(g, words, hero, room, SheetMarks(chosen=chosen))
        if key in _OF_ATTACK or (key == "block" and g.within(MonsterPhase) is not None):
            return draw_attack(g, words, hero, room)
        if isinstance(focus, choices.ChooseHero):
            return fitted(hero_card(g, words, focus.hero), room.columns)
        told = [draw_character(g, words, hero), Drawn(), *_about(sight, focus)]
        return fitted(Drawn("\n").join(told), room.columns)

    def anchor(self, sight: Sight, focus: Option | None) -> tuple[int, int]:
        if _key(sight.table) not in _ON_MAP:
            return 0, 0
        return place_of(sight.table, _shown(sight).space, USUAL_ROOM)

    def people(self, sight: Sight, roomy: bool) -> Drawn:
        return draw_team(sight.table, sight.words, roomy)

    def board(self, sight: Sight, seat: Seat) -> Drawn:
        g, words = sight.table, sight.words
        hero = g.hero(seat)
        about = sheet_told(g, words, hero) if hero.alive else []
        return Drawn("\n").join([draw_character(g, words, hero), *(Drawn(told, STYLES["hidden"]) for told in about)])

    def pages(self, sight: Sight) -> list[Page]:
        g, words, hero = sight.table, sight.words, _own(sight)
        names = naming(g.box, words.text)
        drawn = {
            "map": map_page(g, words, hero),
            "monster": monster_page(g, words, hero),
            "focus": measuring_page(g, words, hero),
            "heroes": heroes_page(g, words, hero),
            "dice": dice_page(g, words),
            "potions": potions_page(words, names),
            "gear": gear_page(words, names),
        }
        pages = [Page(words.say(f"terminal-oakdell-page-{name}"), page) for name, page in drawn.items() if page.plain]
        others = [
            Page(words.say("terminal-oakdell-page-of", hero=other.name), monster_page(g, words, other))
            for other in g.state.heroes
            if other is not hero and other.alive
        ]
        return [*pages, *others, *super().pages(sight)]

    def answers(self, sight: Sight, ask: Ask) -> list[Option | Making]:
        """Strikes are made on the picture of the monster, the way on the map; all else is listed."""
        g, words = sight.table, sight.words
        strikes = [one for one in ask.options if isinstance(one, choices.Strike | choices.NextStrike)]
        others = [option for option in ask.options if option not in strikes]
        makings: list[Option | Making] = []
        if ask.free is not None:
            label = words.say(f"terminal-oakdell-own-{ask.key.removeprefix('oakdell.')}")
            makings.append(Making(label, partial(self.editor, sight, ask.free.shape, ask.seat)))
        if strikes:
            editor = partial(Striking, g, words, g.hero(ask.seat), strikes)
            label = words.say(f"terminal-oakdell-own-{ask.key.removeprefix('oakdell.')}", n=len(strikes))
            makings.append(Making(label, editor, tuple(strikes)))
        return [*makings, *others]

    def remark(self, sight: Sight, option: Option) -> str:
        if not isinstance(option, choices.Draft):
            return ""
        g, words = sight.table, sight.words
        mean = outlook(g, g.hero(sight.seat), option.die).expected
        return words.say("terminal-oakdell-expected", n=tenth(words, mean))

    def warning(self, sight: Sight, option: Option) -> str:
        if isinstance(option, choices.EndAttack) and not sight.table.turn.struck and sight.ask is not None:
            strikes = any(isinstance(one, choices.Strike) for one in sight.ask.options)
            return sight.words.say("terminal-oakdell-no-strike") if strikes else ""
        return ""

    def odds(self, sight: Sight) -> list[str]:
        g = sight.table
        turn = g.state.turn
        return [] if turn is None else [line.plain for line in rolls_drawn(g, sight.words, g.acting)]

    def tale(self, words: Words, table: OakDell, events: Sequence[Event]) -> list[str]:
        return tale_of(words, table, events)

    def recap(self, sight: Sight, news: Sequence[Event]) -> Drawn | None:
        return recap_of(sight, news)

    def statistics(self, sight: Sight) -> list[str]:
        return statistics_of(sight)

    def editor(self, sight: Sight, shape: type[Option], seat: Seat) -> Editor:
        g, words = sight.table, sight.words
        if shape is choices.Route:
            return Routing(g, words, g.hero(seat))
        if shape is choices.Slash:
            return Placing(g, words, g.hero(seat))
        return FieldsEditor(words, shape)


def _key(g: OakDell) -> str:
    """The open question, without the name of the game."""
    return next((ask.key.removeprefix("oakdell.") for ask in g.asks()), "")


def _own(sight: Sight) -> Hero:
    hero: Hero = sight.table.hero(sight.seat)
    return hero


def _shown(sight: Sight) -> Hero:
    """The hero whose things are shown: the one whose turn it is, else the own one."""
    g: OakDell = sight.table
    return g.acting if g.state.turn is not None else _own(sight)


def _space_of(option: Option | None) -> Space | None:
    """The space that an answer is about, if it is about one."""
    match option:
        case choices.DodgeTo(to=space) | choices.Pay(shrine=space):
            return space
    return None


def _about(sight: Sight, focus: Option | None) -> list[Drawn]:
    """What the answer in focus gives, in full."""
    names = naming(sight.table.box, sight.words.text)
    match focus:
        case choices.TakeGear(gear=gear):
            return [Drawn(names.gear_called(gear), STYLES["name"]), Drawn(names.gear_text(gear))]
        case choices.TakePotion(potion=colour) | choices.Drink(potion=colour):
            return [Drawn(names.potion_called(colour), STYLES["name"]), Drawn(names.potion_text(colour))]
    return []


def _goal(g: OakDell, words: Words) -> dict[str, str]:
    names = naming(g.box, words.text)
    return {
        "scenario": g.options.scenario,
        "dungeon": names.dungeon(g.options.dungeon),
        "boss": names.sheet(g.boss),
        "space": names.space(g.maze.chamber) if g.maze.chamber else "none",
    }


def _way_left(g: OakDell, words: Words, hero: Hero) -> str:
    """How far the objective is, through doors for which the hero has keys; "" once it is reached."""
    if g.options.scenario == "shrines":
        goals = frozenset(g.maze.shrines) - {*hero.destroyed}
    else:
        goals = frozenset({g.maze.chamber} if g.maze.chamber and not hero.chamber else ())
    if not goals or not hero.alive:
        return ""
    steps = g.maze.distances(goals, doors=hero.keys, opened=hero.opened).get(hero.space)
    return "" if steps is None else words.say("terminal-oakdell-steps", n=steps)


FACE = OakDellFace()

__all__ = ["FACE", "OakDellFace"]
