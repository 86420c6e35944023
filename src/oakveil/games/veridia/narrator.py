"""Veridia told in words: its questions, answers, events, outcomes, and the table (specification 5, 6)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Broken, Option, Seat
from oakveil.kernel.narrate import NamingNarrator
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text

from . import building_choices
from .building_words import step_told, told
from .campaign import words as campaign_words
from .journey.asking import about
from .journey.naming import at_work, region_told, whose
from .naming import NONE, Naming
from .overview import lines
from .phrasing import arguments
from .rules.acting import Acting, Dividing
from .rules.attacking import AttackAction
from .rules.breathing import Breathing
from .rules.fleeing import Fleeing
from .rules.grappling import Grapple
from .rules.harm import Blow, reckon
from .rules.overtime import OverTime
from .rules.placing import next_to_place
from .rules.preparing import Preparing
from .rules.using import TraitAction
from .sequence import Slot
from .state import SIDES, UnitId, Veridia
from .workshop import BUILDER, terms_of

STEPS = (
    building_choices.RaiseLevel,
    building_choices.LowerLevel,
    building_choices.TakeTrait,
    building_choices.GiveUpTrait,
    building_choices.ChooseRace,
    building_choices.ChooseBackground,
    building_choices.BuyGear,
    building_choices.ReturnGear,
    building_choices.ChooseGift,
    building_choices.WearGear,
    building_choices.Describe,
    building_choices.FinishBuilding,
)
"""Answers of the builder."""


class VeridiaNarrator(NamingNarrator[Naming]):
    """Tells a table of Veridia in the language of `text`."""

    def __init__(self, text: Text) -> None:
        super().__init__(text, Naming)

    def question(self, g: Veridia, ask: Ask) -> str:
        key = ask.key.removeprefix("veridia.")
        who = self._who(g, key, ask.seat)
        name = self.words(g.box).unit(g, who) if who else self.seat(g, ask.seat)
        return self.text.sentence(self.text.say(f"veridia-ask-{key}", who=name), self._about(g, key, who))

    def option(self, g: Veridia, option: Option) -> str:
        if isinstance(option, STEPS):
            member = at_work(g)
            character = g.state.characters[BUILDER] if member is None else member.character
            return step_told(option, character, terms_of(g.options, g.box), g.box, self.text)
        args = arguments(g, option, self.words(g.box))
        return self.text.sentence(self.text.say(f"veridia-choice-{type(option).__name__}", **args))

    def event(self, g: Veridia, event: Event) -> str:
        args = arguments(g, event, self.words(g.box))
        return self.text.sentence(self.text.say(f"veridia-event-{type(event).__name__}", **args))

    def refusal(self, g: Veridia, broken: Broken) -> str:
        return self.text.sentence(told(broken, g.box, self.text))

    def outcome(self, g: Veridia, outcome: Outcome) -> str:
        details = {field: value for field, value in outcome.details.items() if isinstance(value, str | int)}
        if "region" in details:
            details["region"] = region_told(g, str(details["region"]), self.words(g.box))
        winner = next((side for side in SIDES if side == details.get("side")), None)
        if "side" in details:
            details["side"] = self.words(g.box).side(winner) if winner else NONE
        return self.text.sentence(self.text.say(f"veridia-outcome-{outcome.reason}", **details))

    def summary(self, g: Veridia, seat: Seat | None) -> str:
        return "\n".join(lines(g, seat, self.words(g.box)))

    # -- questions -----------------------------------------------------------------------------------------------------

    def _who(self, g: Veridia, key: str, seat: Seat) -> UnitId:
        """The unit that is asked; "" where the question is to the seat."""
        if g.state.journey is not None and (member := whose(g)):
            return member
        match key:
            case "place":
                unit = next_to_place(g)
                return unit.id if unit else ""
            case "turn":
                return _of(g.within(Acting))
            case "split":
                return _of(g.within(Dividing))
            case "riders" | "exchange" | "charge":
                return _of(g.within(AttackAction))
            case "stop" | "reroll":
                attack = g.within(AttackAction)
                return "" if attack is None else self._of_seat(g, attack, key, seat)
            case "answer":
                threat = self._threat(g)
                return threat[1] if threat else ""
            case "follow_up":
                grapple = g.within(Grapple)
                return grapple.holder if grapple else ""
            case "prepare":
                return _of(g.within(Preparing))
            case "rule":
                slot = g.within(Slot)
                return slot.unit if slot else ""
            case "ignore":
                blow = g.within(Blow)
                return blow.target if blow else ""
            case "chase":
                flight = g.within(Fleeing)
                return flight.waiting[0] if flight and flight.waiting else ""
            case "points" | "target" | "targets" | "cell" | "centre" | "choice" | "summon" | "current":
                return _of(g.within(TraitAction))
        return ""

    def _of_seat(self, g: Veridia, attack: AttackAction, key: str, seat: Seat) -> UnitId:
        """Which unit of a seat may stop an attack, or repeat a roll of it."""
        if key == "stop":
            may = [unit.id for unit in attack.stoppers(g)]
        else:
            may = [id for id in (attack.unit, attack.target) if id not in attack.repeated]
        return next((id for id in may if g.unit(id).seat == seat), "")

    def _threat(self, g: Veridia) -> tuple[UnitId, UnitId, str] | None:
        """Who threatens whom, and with what."""
        for frame in reversed(g.stack):
            match frame:
                case AttackAction(unit=unit, target=target, weapon=weapon):
                    return unit, target, weapon
                case Breathing(unit=unit, weapon=weapon, inside=inside, place=place, target=target):
                    return unit, inside[place] if place < len(inside) else target, weapon
                case TraitAction(unit=unit, trait=trait, targets=targets, place=place):
                    return unit, targets[place] if place < len(targets) else "", trait
                case OverTime(unit=unit):
                    coming = frame.coming(g)
                    return None if coming is None else (frame.made_by(g), unit, coming[1].source)
        return None

    def _about(self, g: Veridia, key: str, who: UnitId) -> str:
        """What the seat must know to answer; "" for nothing."""
        if g.state.journey is not None and (known := about(g, key, self.words(g.box))):
            return known
        if g.state.campaign is not None and (known := campaign_words.about(g, key, self.words(g.box))):
            return known
        words, text = self.words(g.box), self.text
        match key:
            case "answer" | "stop" | "exchange":
                threat = self._threat(g)
                if threat is None:
                    return ""
                unit, target, means = (words.unit(g, threat[0]), words.unit(g, threat[1]), words.inside(threat[2]))
                return text.say("veridia-detail-attack", unit=unit, target=target, means=means)
            case "ignore":
                blow = g.within(Blow)
                if blow is None:
                    return ""
                coming = sum(part.dealt for part in reckon(g, g.unit(blow.target), blow.wounds))
                return text.say("veridia-detail-coming", n=coming)
            case "reroll":
                attack = g.within(AttackAction)
                rolled = None if attack is None else attack.mine if attack.unit == who else attack.theirs
                if rolled is None:
                    return ""
                return text.say("veridia-detail-rolled", faces=words.faces(rolled), result=words.result(rolled))
            case "chase":
                flight = g.within(Fleeing)
                return text.say("veridia-detail-runner", unit=words.unit(g, flight.unit)) if flight else ""
            case "follow_up":
                grapple = g.within(Grapple)
                return "" if grapple is None else self._about_grapple(g, grapple)
            case "points" | "target" | "targets" | "cell" | "centre" | "choice" | "summon" | "current":
                using = g.within(TraitAction)
                return words.thing(using.trait) if using else ""
        return ""

    def _about_grapple(self, g: Veridia, grapple: Grapple) -> str:
        held = self.words(g.box).unit(g, grapple.held)
        return self.text.say("veridia-detail-grapple", n=grapple.successes, held=held)


def _of(frame: Acting | Dividing | AttackAction | Preparing | TraitAction | None) -> UnitId:
    return frame.unit if frame is not None else ""
