"""The face of Veridia: the battle map or the distances, the sheet of a character, the dice room."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.veridia import choices
from oakveil.games.veridia.board import printed_map
from oakveil.games.veridia.bringing import BringCharacter, InventCharacter
from oakveil.games.veridia.building_choices import Describe
from oakveil.games.veridia.dice_room import RollDice
from oakveil.games.veridia.naming import NONE, Naming
from oakveil.games.veridia.page_fight import FightAids, fight_aids
from oakveil.games.veridia.page_journey import journey_aids
from oakveil.games.veridia.page_odds import OptionAid
from oakveil.games.veridia.page_turn import TargetAid
from oakveil.games.veridia.sheet import money, text_sheet
from oakveil.games.veridia.state import UnitId, Veridia
from oakveil.games.veridia.workshop import BUILDER
from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.table import Event

from ...words import Words
from ...wrapping import fitted
from ..editor import USUAL_ROOM, Editor, FieldsEditor, Room
from ..face import Face, Keys, Making, Page
from ..sight import Sight
from .answering import answers_of, free_form
from .around import around_told, centre_of
from .battle import Marks, draw_map
from .chances import full_odds, odds_told, target_told, threat_told
from .describing import Bringing, Describing
from .pages import dice_page, map_page, signs_page, traits_page, units_page
from .rail import draw_party, draw_rail, party_told
from .rolling import Confirming, Rolling
from .sheet import draw_sheets, sheet_told
from .signs import STYLES, naming
from .tale import recap_of, statistics_of
from .tray import draw_tray

_MOST_ABOVE = 4
"""Rows that may be told above the map."""


class VeridiaFace(Face):
    """Veridia in a terminal. What is worked out for a sight is kept as long as that sight is drawn."""

    def __init__(self) -> None:
        self._last: tuple[Sight, FightAids | None] | None = None

    def aids(self, sight: Sight) -> FightAids | None:
        """The fight as the seat knows it; None where nobody fights."""
        if self._last is None or self._last[0] is not sight:
            self._last = sight, fight_aids(sight.table, sight.seat, sight.words.text)
        return self._last[1]

    # -- where the game stands -----------------------------------------------------------------------------------------

    def heading(self, sight: Sight) -> Drawn:
        g, words, aids = sight.table, sight.words, self.aids(sight)
        parts = [words.say("veridia-title")]
        if aids is not None:
            names = naming(g.box, words.text)
            parts += [names.thing(printed_map(aids.map))] if aids.map else []
            parts.append(words.say("terminal-veridia-round", n=aids.round, bonus="yes" if aids.bonus_round else "no"))
            parts += [names.unit(g, aids.acting)] if aids.acting else []
        elif g.state.mode == "builder":
            parts.append(_budget(g, words))
        elif (journey := journey_aids(g, sight.seat, words.text)) is not None:
            parts += [journey.region, words.say("terminal-veridia-day", n=journey.day, most=journey.deadline)]
        elif g.state.mode == "campaign":
            parts.append(words.narrator.summary(g, sight.seat).partition("\n")[0])
        return Drawn(" · ".join(parts))

    def standing(self, sight: Sight) -> str:
        """In a fight: what is coming, how the own unit is, and what lies around it."""
        g, words, aids = sight.table, sight.words, self.aids(sight)
        if aids is None:
            if g.state.mode == "builder":
                return _budget(g, words)
            party = journey_aids(g, sight.seat, words.text)
            told = super().standing(sight) if party is None else party_told(party, naming(g.box, words.text))
            return f"{self.heading(sight).plain}. {told}"
        names = naming(g.box, words.text)
        lines, me = around_told(g, aids, words, names), centre_of(aids)
        if me is not None:
            lines.insert(0, words.say("terminal-about", thing=me.name, what="; ".join(sheet_told(me, words, names))))
        if aids.threat is not None:
            lines.insert(0, threat_told(words, aids.threat, names.unit(g, aids.threat.by)))
        return "\n".join(lines)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def scene(self, sight: Sight, keys: Keys, focus: Option | None, room: Room = USUAL_ROOM) -> Drawn:
        g, words, aids = sight.table, sight.words, self.aids(sight)
        names = naming(g.box, words.text)
        if aids is None:
            return self._calm(sight, room)
        above = self._above(sight, aids, focus)
        lines = fitted(Drawn("\n").join(above), room.columns).split("\n")[:_MOST_ABOVE] if above else []
        left = Room(room.columns, room.rows - len(lines))
        if not aids.map:
            around = Drawn("\n".join([*around_told(g, aids, words, names), ""]))
            below = Drawn("\n").join([around, draw_sheets(aids, words, names)])
            return Drawn("\n").join([*lines, *fitted(below, left.columns).split("\n")[: left.rows]])
        return Drawn("\n").join([*lines, draw_map(g.board, aids, names, left, _marks(aids, names, keys, focus))])

    def _calm(self, sight: Sight, room: Room) -> Drawn:
        """The picture where nobody fights: a sheet, the tray of the dice room, or the table in words."""
        g, words = sight.table, sight.words
        if g.state.mode == "builder":
            return Drawn(text_sheet(g.state.characters[BUILDER], g.box, words.text), no_wrap=True)
        tray = draw_tray(g, words, naming(g.box, words.text), sight.seat, room.columns, room.rows)
        if g.state.mode == "dice" and tray.plain:
            return tray
        told = fitted(Drawn(words.narrator.summary(g, sight.seat)), room.columns)
        return Drawn("\n\n").join([told, tray]) if g.state.mode == "campaign" and tray.plain else told

    def _above(self, sight: Sight, aids: FightAids, focus: Option | None) -> list[Drawn]:
        """What is coming, and what is known about the answer in focus."""
        g, words = sight.table, sight.words
        names, told = naming(g.box, words.text), list[Drawn]()
        if aids.threat is not None:
            by = names.unit(g, aids.threat.by)
            told.append(Drawn(threat_told(words, aids.threat, by), STYLES["danger"]))
        target = _target(aids, focus)
        if target is not None:
            told.append(Drawn(target_told(words, target, names.cell(target.at)), STYLES["key"]))
        if (odds := self._odds(sight, focus)) is not None and odds.parts not in ("", NONE):
            told.append(Drawn(odds.parts, STYLES["hidden"]))
        return told

    def people(self, sight: Sight, roomy: bool) -> Drawn:
        aids = self.aids(sight)
        if aids is not None:
            return draw_rail(aids, sight.words, roomy)
        journey = journey_aids(sight.table, sight.seat, sight.words.text)
        return super().people(sight, roomy) if journey is None else draw_party(journey, roomy)

    def board(self, sight: Sight, seat: Seat) -> Drawn:
        aids = self.aids(sight)
        return Drawn() if aids is None else draw_sheets(aids, sight.words, naming(sight.table.box, sight.words.text))

    def pages(self, sight: Sight) -> list[Page]:
        g, words, aids = sight.table, sight.words, self.aids(sight)
        names, pages = naming(g.box, words.text), list[Page]()
        if aids is not None:
            around = Drawn("\n".join(around_told(g, aids, words, names)))
            pages += [Page(words.say("terminal-veridia-page-around"), around)] if around.plain else []
            pages += [Page(words.say("terminal-veridia-page-map"), map_page(g, aids, names), True)] if aids.map else []
            pages.append(Page(words.say("terminal-veridia-page-units"), units_page(aids, words, names)))
            traits = traits_page(g, words, sight.seat)
            pages += [Page(words.say("terminal-veridia-page-traits"), traits)] if traits.plain else []
        if g.state.tray:
            pages.append(Page(words.say("terminal-veridia-page-dice"), dice_page(g, words, names, sight.seat)))
        if g.state.mode == "builder":
            sheet = Drawn(text_sheet(g.state.characters[BUILDER], g.box, words.text), no_wrap=True)
            return [*pages, Page(words.say("terminal-veridia-page-sheet"), sheet, True)]
        return [*pages, Page(words.say("terminal-veridia-page-signs"), signs_page(words)), *super().pages(sight)]

    # -- answers -------------------------------------------------------------------------------------------------------

    def answers(self, sight: Sight, ask: Ask) -> list[Option | Making]:
        return answers_of(sight, ask, self.aids(sight))

    def editor(self, sight: Sight, shape: type[Option], seat: Seat) -> Editor:
        g, words, aids = sight.table, sight.words, self.aids(sight)
        if shape is RollDice:
            return Rolling(words)
        if shape is Describe:
            return Describing(words, g.state.characters[BUILDER])
        if shape is BringCharacter:
            return Bringing(words)
        if shape is InventCharacter:
            return Confirming(words, words.say("veridia-choice-InventCharacter"), InventCharacter())
        made = None if aids is None or sight.ask is None else free_form(sight, sight.ask, aids)
        return FieldsEditor(words, shape) if made is None else made()

    def remark(self, sight: Sight, option: Option) -> str:
        odds = self._odds(sight, option)
        return "" if odds is None else odds_told(sight.words, odds)

    def warning(self, sight: Sight, option: Option) -> str:
        return sight.words.say("terminal-veridia-gives-up") if isinstance(option, choices.Surrender) else ""

    def odds(self, sight: Sight) -> list[str]:
        if sight.ask is None:
            return []
        g, words = sight.table, sight.words
        found = [(option, self._odds(sight, option)) for option in sight.ask.options]
        return [
            words.say("terminal-about", thing=words.narrator.option(g, option), what=full_odds(words, odds))
            for option, odds in found
            if odds is not None
        ]

    def _odds(self, sight: Sight, option: Option | None) -> OptionAid | None:
        aids = self.aids(sight)
        if aids is None or sight.ask is None or option is None or option not in sight.ask.options:
            return None
        place = list(sight.ask.options).index(option)
        return aids.options[place] if place < len(aids.options) else None

    # -- the story -----------------------------------------------------------------------------------------------------

    def recap(self, sight: Sight, news: Sequence[Event]) -> Drawn | None:
        return recap_of(sight, news)

    def statistics(self, sight: Sight) -> list[str]:
        return statistics_of(sight)


def _budget(g: Veridia, words: Words) -> str:
    """The experience and the money that a character in the making has left."""
    character = g.state.characters[BUILDER]
    return words.say(
        "terminal-veridia-budget", name=character.name, n=character.experience, money=money(character.deli)
    )


def _target(aids: FightAids, focus: Option | None) -> TargetAid | None:
    """The foe that the answer in focus strikes at."""
    target = _aim(focus)
    return aids.turn.targets.get(target) if aids.turn is not None and target else None


def _aim(focus: Option | None) -> UnitId:
    match focus:
        case choices.Attack(target=target) | choices.Perform(target=target):
            return target
    return ""


def _marks(aids: FightAids, names: Naming, keys: Keys, focus: Option | None) -> Marks:
    """What the map shows: where the unit can walk to, the target in focus with its cover, cells that can be chosen."""
    there = {unit.id: unit.cell for unit in aids.units}
    aim = there.get(_aim(focus))
    target = _target(aids, focus)
    cells = {option.cell: key for option, key in keys.items() if isinstance(option, choices.Place | choices.Centre)}
    chosen = focus.cell if isinstance(focus, choices.Place | choices.Centre) else aim
    ways = aids.turn.ways if aids.turn is not None and aim is None else ()
    weapon = names.inside(focus.weapon) if isinstance(focus, choices.Attack) else ""
    bands = next((one for one in (aids.turn.bands if aids.turn else ()) if one.name == weapon), None)
    return Marks(
        reach=frozenset(way.cell for way in ways),
        chosen=chosen,
        cover=target.at if target is not None else None,
        keys=cells,
        range_of=there.get(aids.asked),
        bands=bands,
    )


FACE = VeridiaFace()

__all__ = ["FACE", "VeridiaFace"]
