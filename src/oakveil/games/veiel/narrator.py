"""The Order of Veiel told in words: its questions, answers, events and outcomes, and the table (specification 5, 6)."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.frame import Frame
from oakveil.kernel.narrate import NamingNarrator
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text

from . import choices
from .naming import Naming
from .overview import enemy_state, hero_state, lines
from .phrasing import arguments, attacker, puzzle_of
from .riddling import puzzle_told
from .rules.ending import is_last
from .rules.equipment import put_aside
from .state import HeroId, Place, Veiel

_ACTORS = ("hero", "actor", "about", "target", "by", "trigger")
"""The fields in which procedures name the hero that they are about."""
_ASKING = ("source", "card", "room")
"""The fields in which they name the card that asks."""
_EXPLAINED = ("targets", "event_targets", "price", "save_stat", "buy_here", "riddler")
"""The questions told with the card that asks."""


class VeielNarrator(NamingNarrator[Naming]):
    """Tells a table of The Order of Veiel in the language of `text`."""

    def __init__(self, text: Text) -> None:
        super().__init__(text, Naming)

    def question(self, g: Veiel, ask: Ask) -> str:
        key = ask.key.removeprefix("veiel.")
        asked = self.text.say(f"veiel-ask-{key}", hero=self._asked(g, ask))
        return self.text.sentence(asked, self._about_question(g, key, ask.seat))

    def option(self, g: Veiel, option: Option) -> str:
        label = self.text.say(f"veiel-choice-{type(option).__name__}", **arguments(g, option, self.words(g.box)))
        return self.text.sentence(label, self._about_option(g, option).removesuffix("."))

    def event(self, g: Veiel, event: Event) -> str:
        told = self.text.say(f"veiel-event-{type(event).__name__}", **arguments(g, event, self.words(g.box)))
        return self.text.sentence(told)

    def outcome(self, g: Veiel, outcome: Outcome) -> str:
        details = {field: value for field, value in outcome.details.items() if isinstance(value, str | int)}
        return " ".join(self.text.say(part, **details) for part in (f"veiel-outcome-{outcome.reason}", "veiel-renown"))

    def summary(self, g: Veiel, seat: Seat | None) -> str:
        return "\n".join(lines(g, seat, self.words(g.box)))

    # -- questions -----------------------------------------------------------------------------------------------------

    def _asked(self, g: Veiel, ask: Ask) -> str:
        """The hero that a question is about, if it is one of this seat; else the seat."""
        hero = self._actor(g, ask.seat)
        return self.words(g.box).called(hero) if hero is not None else self.seat(g, ask.seat)

    def _actor(self, g: Veiel, seat: Seat) -> HeroId | None:
        own = {hero.id for hero in g.state.heroes if hero.seat == seat}
        return next((id for frame in reversed(g.stack) for id in _named(frame, _ACTORS) if id in own), None)

    def _about_question(self, g: Veiel, key: str, seat: Seat) -> str:
        """What the seat must know to answer: the window that is open, the enemy that attacks, the card that asks."""
        words, text = self.words(g.box), self.text
        match key:
            case "event" | "react":
                window = _innermost(g, "window")
                return text.say(f"veiel-window-{window}") if window else ""
            case "action" | "free_action":
                hero = self._actor(g, seat)
                return hero_state(g, hero, words) if hero is not None else ""
            case "riddle":
                puzzle = puzzle_of(g)
                return puzzle_told(puzzle, text) if puzzle is not None else ""
            case "settle":
                offer = _innermost(g, "offer")
                return text.say(f"veiel-detail-offer-{offer}") if offer else ""
            case "reply":
                return _innermost(g, "question")
            case "judge":
                return _innermost(g, "reply")
            case "puppet":
                puppet = _innermost(g, "hero")
                return words.hero(puppet) if puppet else ""
            case "strike":
                enemy = attacker(g)
                return words.enemy(enemy) if enemy else ""
        return self._asking_card(g) if key in _EXPLAINED else ""

    def _asking_card(self, g: Veiel) -> str:
        """The innermost card in progress that says something."""
        words = self.words(g.box)
        asking = (card for frame in reversed(g.stack) for card in _named(frame, _ASKING))
        card = next((card for card in asking if words.card_text(card)), None)
        if card is None:
            return ""
        return self.text.say("veiel-detail-card", card=words.card(card), what=words.card_text(card).removesuffix("."))

    # -- answers -------------------------------------------------------------------------------------------------------

    def _about_option(self, g: Veiel, option: Option) -> str:
        """What is good to know about an answer: what a card says, how somebody is, what is known of a place."""
        words = self.words(g.box)
        match option:
            case choices.ChooseHero(hero=hero):
                return self._about_sheet(g, hero)
            case (
                choices.NameDefender(hero=hero)
                | choices.ChooseFirst(hero=hero)
                | choices.PassDefender(hero=hero)
                | choices.HelpFree(hero=hero)
                | choices.ControlHero(hero=hero)
                | choices.StrikeHero(target=hero)
            ):
                return hero_state(g, hero, words)
            case choices.GainLevel(hero=hero):
                level = g.hero(hero).level
                return self.text.say("veiel-detail-level", level=level + 1, n=g.box.balance.level_prices[level - 1])
            case choices.BuyItem(item=card):
                return self._both(self.text.say("veiel-detail-price", n=g.box.price[card]), words.card_text(card))
            case choices.GiveStartItem(item=card):
                return words.card_text(card)
            case choices.BuyGear(card=card):
                return " ".join(words.printed(card))
            case choices.Equip(card=card):
                return self._both(" ".join(words.printed(card)).removesuffix("."), self._put_aside(g, option))
            case choices.TakeOff():
                return self._put_aside(g, option)
            case choices.ChooseWing(wing=wing) | choices.GoOn(wing=wing):
                return self._known(g, f"{wing}{int(g.state.place[1:] or 0) + 1}")
            case choices.FaceBoss():
                return self.text.say("veiel-detail-no-return")
            case choices.ChoosePowerful(card=card):
                return " ".join(words.printed(card))
            case choices.PlaceEnemy(enemy=enemy):
                return words.card_text(enemy.partition(".")[0])
            case choices.Flee(card=card):
                return self._about_flight(g, by_card=card is not None)
            case choices.Attack(target=target) | choices.AddTarget(target=target):
                return self._about_target(g, target)
            case choices.UseCard(card=card, line=line) | choices.UseReaction(card=card, line=line):
                return words.line(card, line)
            case choices.Strike(option=number):
                enemy = attacker(g)
                return words.blow_told(enemy, number) if enemy else ""
            case choices.PlayEvent(card=card):
                play = g.box.events[card].play
                return words.telling.deed(play) if play is not None else ""
        return ""

    @rule("VEIEL-EQUIP-06")
    def _put_aside(self, g: Veiel, change: choices.Equip | choices.TakeOff) -> str:
        """A warning of what else goes into the box."""
        cards = put_aside(g, change)
        return self.text.say("veiel-detail-aside", cards=self.words(g.box).cards(cards)) if cards else ""

    @rule("VEIEL-FLEE-05")
    def _about_flight(self, g: Veiel, by_card: bool) -> str:
        """What the die must show, and what flight would mean in the last crossing."""
        lost = self.text.say("veiel-detail-last") if is_last(g) else ""
        needed = g.box.balance.flee_base + len(g.combat.line)
        return lost if by_card else self._both(self.text.say("veiel-detail-needs", n=needed), lost)

    def _about_sheet(self, g: Veiel, id: str) -> str:
        """What a hero is good for and what stands on its sheet."""
        sheet, text = g.box.heroes[id], self.text
        return text.say(
            "veiel-detail-hero",
            role=text.say(f"veiel-role-{sheet.role}"),
            vit=sheet.stats.vit,
            end=sheet.stats.end,
            attributes=", ".join(f"{stat} {n}" for stat, n in sheet.stats.attributes.items()),
            defence=sheet.stats.defence,
            reduction=sheet.stats.reduction,
        )

    def _about_target(self, g: Veiel, target: str) -> str:
        if target in g.box.heroes:
            return hero_state(g, target, self.words(g.box))
        enemy = g.enemy(target) if "." in target and g.state.combat is not None else None
        return enemy_state(g, enemy, self.text) if enemy is not None else ""

    def _known(self, g: Veiel, place: Place) -> str:
        """The room of a place, if everybody knows it."""
        room = g.state.rooms.get(place)
        if room is None or not room.up or room.front is None:
            return ""
        return self.text.say("veiel-detail-known", room=self.words(g.box).card(room.front))

    def _both(self, first: str, second: str) -> str:
        return self.text.say("veiel-detail-join", first=first, second=second) if second else first


def _innermost(g: Veiel, field: str) -> str:
    """What stands in this field of the innermost procedure that has something in it; "" if none has."""
    return next((told for frame in reversed(g.stack) for told in _named(frame, (field,))), "")


def _named(frame: Frame, fields: tuple[str, ...]) -> Iterator[str]:
    """What stands in those of these fields that a procedure has."""
    for field in fields:
        value = getattr(frame, field, None) if field in frame.__struct_fields__ else None
        if isinstance(value, str) and value:
            yield value
