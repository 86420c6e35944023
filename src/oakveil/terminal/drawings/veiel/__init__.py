"""The face of The Order of Veiel."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.veiel import choices
from oakveil.games.veiel.page import Aids, Odds, VeielPage
from oakveil.games.veiel.phrasing import puzzle_of
from oakveil.games.veiel.riddling import puzzle_told
from oakveil.games.veiel.state import CardId, Place, Veiel
from oakveil.kernel.ask import Option, Seat
from oakveil.kernel.table import Event

from ...words import Words
from ...wrapping import fitted
from ..face import USUAL_ROOM, Face, Keys, Page, Room
from ..sight import Sight
from .board import draw_board, height
from .foes import draw_line, enemy_told
from .pages import board_page, boss_page, fight_page, hand_page, heroes_page, shop_page, signs_page
from .signs import STYLES, naming
from .tale import recap_of, statistics_of, tale_of
from .team import draw_sheets, draw_team

_PAGE = VeielPage()
_OF_CARDS = (
    choices.BuyItem,
    choices.BuyGear,
    choices.Sell,
    choices.Equip,
    choices.GiveItem,
    choices.GiveStartItem,
    choices.ChoosePowerful,
    choices.PlayEvent,
    choices.UseCard,
    choices.UseReaction,
    choices.LayRoom,
)
"""Answers about a card: it is shown below the picture."""


def aids_of(sight: Sight) -> Aids:
    """What can be told of the table at once."""
    return _PAGE.aids(sight.table, sight.seat, sight.words.text)


class VeielFace(Face):
    """Veiel: the crypt with its three wings, in a fight the line of enemies, the heroes' sheets, the DM's hand."""

    def heading(self, sight: Sight) -> Drawn:
        g, words = sight.table, sight.words
        parts = [_time(g, words), words.say("veiel-table-purse", n=g.state.crystals)]
        if g.state.combat is not None:
            parts.insert(1, words.say("terminal-veiel-round", n=g.state.combat.round))
        return Drawn(" · ".join(part.removesuffix(".") for part in parts))

    def standing(self, sight: Sight) -> str:
        g, words, aids = sight.table, sight.words, aids_of(sight)
        told = [_time(g, words), *(hero.plain for hero in [_own(g, words, sight.seat)] if hero.plain)]
        if g.state.combat is not None:
            told += [f"{enemy_told(g, words, aids, at, foe)}." for at, foe in enumerate(g.state.combat.line, 1)]
        return " ".join(told)

    def scene(self, sight: Sight, keys: Keys, focus: Option | None, room: Room = USUAL_ROOM) -> Drawn:
        g, words = sight.table, sight.words
        puzzle = puzzle_of(g)
        if puzzle is not None:
            told = puzzle_told(puzzle, words.text)
            return fitted(Drawn(told[:1].upper() + told[1:]), room.columns)
        if isinstance(focus, choices.ChooseHero):
            return fitted(Drawn("\n").join(_hero_card(g, words, focus.hero)), room.columns)
        if g.state.combat is not None:
            picture = draw_line(g, words, aids_of(sight), room.columns, room.rows, _targets(keys), _target(focus))
        else:
            places = {place: key for option, key in keys.items() if (place := place_of(g, option))}
            board = draw_board(g, words, sight.seat, room.columns, places, place_of(g, focus))
            picture = [board]
        used = len(picture) if g.state.combat is not None else height(g)
        below = fitted(_about(g, words, focus), room.columns).split("\n")[: max(0, room.rows - used - 1)]
        return Drawn("\n").join([*picture, *([Drawn(), *below] if any(line.plain for line in below) else [])])

    def people(self, sight: Sight, roomy: bool) -> Drawn:
        return draw_team(sight.table, sight.words, aids_of(sight), roomy)

    def board(self, sight: Sight, seat: Seat) -> Drawn:
        return draw_sheets(sight.table, sight.words, aids_of(sight), seat)

    def pages(self, sight: Sight) -> list[Page]:
        g, words, aids = sight.table, sight.words, aids_of(sight)
        drawn = {
            "board": board_page(g, words, sight.seat),
            "fight": fight_page(g, words, aids),
            "heroes": heroes_page(g, words, aids, sight.seat),
            "shop": shop_page(g, words),
            "hand": hand_page(g, words, sight.seat),
            "boss": boss_page(g, words),
            "signs": signs_page(words),
        }
        pages = [Page(words.say(f"terminal-veiel-page-{name}"), page) for name, page in drawn.items() if page.plain]
        return [*pages, *super().pages(sight)]

    def remark(self, sight: Sight, option: Option) -> str:
        found = _odds(sight, option)
        return "" if found is None else _odds_told(sight.words, found)

    def warning(self, sight: Sight, option: Option) -> str:
        g: Veiel = sight.table
        words = sight.words
        if isinstance(option, choices.FaceBoss):
            return words.say("veiel-detail-no-return")
        last = g.state.incursion >= g.options.incursions
        if isinstance(option, choices.Concede) or (last and isinstance(option, choices.Flee)):
            return words.say("terminal-veiel-lost")
        return ""

    def odds(self, sight: Sight) -> list[str]:
        if sight.ask is None:
            return []
        told = [(option, _odds(sight, option)) for option in sight.ask.options]
        g, words = sight.table, sight.words
        return [
            words.say("terminal-about", thing=words.narrator.option(g, option), what=_odds_told(words, found))
            for option, found in told
            if found is not None
        ]

    def tale(self, words: Words, table: Veiel, events: Sequence[Event]) -> list[str]:
        return tale_of(words, table, events)

    def recap(self, sight: Sight, news: Sequence[Event]) -> Drawn | None:
        return recap_of(sight, news)

    def statistics(self, sight: Sight) -> list[str]:
        return statistics_of(sight)


def place_of(g: Veiel, option: Option | None) -> Place | None:
    """The place that an option is about, if it is about one."""
    match option:
        case choices.TakeRoom(place=place) | choices.LayRoom(place=place) | choices.LiftFreeze(place=place):
            return place
        case choices.ChooseWing(wing=wing) | choices.GoOn(wing=wing):
            return f"{wing}{int(g.state.place[1:] or 0) + 1}"
        case choices.AddTarget(target=target) if target in g.state.rooms:
            return target
        case choices.UseCard(target=target) | choices.PlayEvent(target=target) if target in g.state.rooms:
            return target
    return None


def _target(option: Option | None) -> str | None:
    """The enemy that an option is about, if it is about one."""
    if isinstance(option, choices.PlaceEnemy):
        return option.enemy
    target = getattr(option, "target", None)
    return target if isinstance(target, str) else None


def _targets(keys: Keys) -> dict[str, str]:
    """The first key for each enemy that can be chosen."""
    found: dict[str, str] = {}
    for option, key in keys.items():
        if (target := _target(option)) is not None:
            found.setdefault(target, key)
    return found


def _card_of(option: Option | None) -> CardId | None:
    """The card that an option is about, if it is about one."""
    if not isinstance(option, _OF_CARDS):
        return None
    card = getattr(option, "card", None) or getattr(option, "item", None) or getattr(option, "room", None)
    return card if isinstance(card, str) else None


def _about(g: Veiel, words: Words, focus: Option | None) -> Drawn:
    """What stands on the card or the enemy in focus."""
    names, target = naming(g.box, words.text), _target(focus)
    card = _card_of(focus)
    if card is None and target is not None and "." in target:
        card = target.partition(".")[0]
    if card is None:
        return Drawn()
    enemy = card in g.box.fighters
    told = names.card_text(card) if enemy else " ".join(names.printed(card))
    if enemy and g.options.enemy_stats == "hidden":
        return Drawn()
    return Drawn(words.say("terminal-about", thing=names.titled(card), what=told), STYLES["hidden"])


def _hero_card(g: Veiel, words: Words, hero: str) -> list[Drawn]:
    """A hero sheet with the two abilities."""
    names = naming(g.box, words.text)
    lines = [Drawn(names.called(hero), STYLES["name"]), *map(Drawn, names.printed(hero))]
    for level, card in g.box.ability_of[hero]:
        lines.append(Drawn(words.say("terminal-veiel-ability-later", card=names.titled(card), level=level)))
        lines.append(Drawn(f"  {names.card_text(card)}"))
    return lines


def _time(g: Veiel, words: Words) -> str:
    state = g.state
    return words.say("veiel-table-time", where=state.where, incursion=state.incursion, most=g.options.incursions)


def _own(g: Veiel, words: Words, seat: Seat) -> Drawn:
    """How the heroes of a seat are, in words."""
    told = []
    for hero in g.state.heroes:
        if hero.seat == seat:
            name = naming(g.box, words.text).called(hero.id)
            told.append(words.say("terminal-veiel-standing", hero=name, vit=hero.vit, end=hero.end))
    return Drawn(" ".join(told))


def _odds(sight: Sight, option: Option) -> Odds | None:
    if sight.ask is None or option not in sight.ask.options:
        return None
    odds = aids_of(sight).odds
    at = list(sight.ask.options).index(option)
    return odds[at] if at < len(odds) else None


def _odds_told(words: Words, odds: Odds) -> str:
    """Odds in a few words: "hits 66%, 4 to 8 damage, kills 20%"."""
    chance, kill = (words.say("terminal-percent", n=round(100 * share)) for share in (odds.chance, odds.kill))
    return words.say(f"terminal-veiel-odds-{odds.kind}", chance=chance, kill=kill, low=odds.low, high=odds.high)


FACE = VeielFace()

__all__ = ["FACE", "VeielFace"]
