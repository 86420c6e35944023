"""Chronicles of Avel told in words: its questions, answers, events and outcomes, and the table (specification 6, 7.7).

The variables of a message have the names of the fields that they come from; ids become names here.
"""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Broken, Option, Seat
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text, Value

from . import choices, events
from .effects import sentences
from .effects.words import die, faces
from .overview import lines
from .preview import care_needed
from .rules.battle import Battle
from .rules.clash import Clash
from .rules.drawing import DrawEquipment
from .rules.exchange import MakeExchange
from .rules.march import Advance
from .sequence import Turn
from .state import Avel, TokenId
from .wording import Wording

_NONE = "none"
"""How messages ask for what is not there."""


class AvelNarrator:
    """Tells a table of Avel in the language of `text`. What lies face down it does not name."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.words = Wording(text)

    def seat(self, g: Avel, seat: Seat) -> str:
        return self.words.hero(g, seat)

    def question(self, g: Avel, ask: Ask) -> str:
        key = ask.key.removeprefix("avel.").replace(".", "-")
        asked = self.text.say(f"avel-ask-{key}", hero=self.words.hero(g, ask.seat))
        return self.text.sentence(asked, self._about_question(g, key))

    def option(self, g: Avel, option: Option) -> str:
        if isinstance(option, choices.Fitting) and not option.discards and not option.coins_discarded:
            message = "avel-choice-Rearrangement"
        else:
            message = f"avel-choice-{type(option).__name__}"
        label = self.text.say(message, **self._args(g, option))
        return self.text.sentence(label, self._about_option(g, option))

    def event(self, g: Avel, event: Event) -> str:
        told = self.text.sentence(self.text.say(f"avel-event-{type(event).__name__}", **self._args(g, event)))
        if not g.options.chronicle:
            return told
        chronicle = g.box.catalogue.chronicle
        match event:
            case events.BlackMoonRose():
                return f"{chronicle.rise.in_(self.text.locale)} {told}"
            case events.GameWon():
                return f"{told} {chronicle.victory.in_(self.text.locale)}"
            case events.GameLost():
                return f"{told} {chronicle.defeat.in_(self.text.locale)}"
        return told

    def refusal(self, g: Avel, broken: Broken) -> str:
        args: dict[str, Value] = {**broken.args}
        match broken.args.get("token"):
            case str(token) if token in g.box.equipment:
                args["token"] = self.words.token(g, token)
        match broken.args.get("slot"):
            case str(slot):
                args["slot"] = self.text.say(f"avel-kind-{slot}")
        return self.text.sentence(self.text.say(broken.message, **args))

    def outcome(self, g: Avel, outcome: Outcome) -> str:
        args: dict[str, Value] = {}
        for field, detail in outcome.details.items():
            args |= self._arg(g, field, detail)
        return self.text.say(f"avel-outcome-{outcome.reason}", **args)

    def summary(self, g: Avel, seat: Seat | None) -> str:
        return "\n".join(lines(g, seat, self.words))

    def effects_of(self, g: Avel, token: TokenId) -> list[str]:
        """What a token does with the side that is up, a sentence for each effect."""
        card = g.box.equipment[token]
        upgraded = card.upgraded if token in g.state.upgraded else None
        return sentences(upgraded or card.basic, self.text)

    def _about_question(self, g: Avel, key: str) -> str:
        """What the seat must know to answer."""
        battle, clash, exchange, advance = g.within(Battle), g.within(Clash), g.within(MakeExchange), g.within(Advance)
        if key == "press_on" and battle is not None:
            left = g.state.monsters[battle.monster].left
            return self.text.say("avel-detail-hearts", hearts=g.hero(battle.seat).hearts, left=left)
        if key == "effect" and clash is not None:
            return self._result(g, clash, clash.usual_spells(g))
        if key == "exchange_reply" and exchange is not None:
            deal = self._deal(g, exchange.proposal)
            return self.text.say("avel-detail-offer", other=self.words.hero(g, exchange.seat), **deal)
        if key == "march_path" and advance is not None:
            return self.words.monster(g, advance.monster)
        return ""

    def _about_option(self, g: Avel, option: Option) -> str:
        """What is good to know about an answer."""
        clash, drawing, turn = g.within(Clash), g.within(DrawEquipment), g.within(Turn)
        match option:
            case choices.Spells(attacks=attacks) if clash is not None:
                return self._result(g, clash, attacks)
            case choices.Grab(position=position) if drawing is not None and drawing.parade:
                return self.words.shape(g, drawing.parade[position].shape)
            case choices.Fight(monster=monster) if turn is not None:
                hero = g.hero(turn.seat)
                if care := care_needed(g, hero, monster):
                    return self.text.say(f"avel-detail-{care}", hearts=hero.hearts)
        return ""

    def _result(self, g: Avel, clash: Clash, spells_as_attack: int) -> str:
        """What a clash would come to with so many spells used as attacks."""
        damage, wounds = clash.result(g, spells_as_attack)
        return self.text.say("avel-detail-result", damage=damage, wounds=wounds)

    def _args(self, g: Avel, record: Option | Event) -> dict[str, Value]:
        """The arguments of the message of an answer or event: its fields in words, and what is made of several."""
        args: dict[str, Value] = {}
        for field in record.__struct_fields__:
            args |= self._arg(g, field, getattr(record, field))
        match record:
            case choices.Fitting():
                args |= self._arrangement(g, record)
                args["discards"] = self.words.things(g, record.discards, record.coins_discarded)
            case choices.Rearrangement():
                args |= self._arrangement(g, record)
            case choices.Proposal() | events.Exchanged():
                args |= self._deal(g, record)
            case choices.Reroll(dice=places):
                args["dice"] = self.text.listed([self._die(g, place) for place in places])
            case choices.Grab(position=position):
                args["position"] = position + 1
            case choices.Lose(token=token) | choices.Sell(token=token):
                args["token"] = self.words.token_as_it_lies(g, token)
            case events.RoundBegan(line=line):
                args["line"] = self._chronicle_line(g, line)
        return args

    def _arg(self, g: Avel, field: str, value: object) -> dict[str, Value]:
        """The arguments made of one field: names in place of ids, words in place of lists. None of a nested record."""
        words = self.words
        none: dict[str, Value] = {field: _NONE}
        match field, value:
            case (("hero" | "other" | "seat"), int(seat)):
                return {field: words.hero(g, seat)} if seat else none
            case "monster", str(monster):
                return {"monster": words.monster(g, monster), "a_monster": words.a_monster(g, monster)}
            case "token", str(token):
                return {"token": words.token(g, token), "a_token": words.a_token(g, token)} if token else none
            case "trap", str(trap):
                return {field: words.trap(g, trap)}
            case "crater_token", str(crater):
                return {field: g.box.craters[crater].name.in_(self.text.locale)}
            case _, str(tile) if field == "tile" and tile in g.box.tiles:
                return {field: words.tile(g, tile)}
            case (("tile" | "cell" | "start" | "to"), str(cell)):
                return {field: words.cell(g, cell)}
            case "hero_dice", (int(green), int(orange), int(blue), int(yellow)):
                return {field: words.hero_dice((green, orange, blue, yellow))}
            case "monster_dice", (int(purple), int(black)):
                return {field: words.monster_dice((purple, black))}
            case (("hero_faces" | "monster_faces" | "faces" | "before" | "after"), tuple(shown)):
                return {field: faces(shown, self.text)}
            case _, bool(fact):
                return {field: "yes" if fact else "no"}
            case "n", int(n):
                return {"n": n, "amount": abs(n), "gained": "yes" if n > 0 else "no"}
            case _, int() | str():
                return {field: value or _NONE if isinstance(value, str) else value}
        return {}

    def _arrangement(self, g: Avel, plan: choices.Fitting | choices.Rearrangement) -> dict[str, Value]:
        worn = [token for token in (plan.weapon, plan.shield, plan.helmet) if token is not None]
        packed = [packed.token for packed in plan.backpack]
        return {"worn": self.words.things(g, worn), "packed": self.words.things(g, packed)}

    def _deal(self, g: Avel, deal: choices.Proposal | events.Exchanged) -> dict[str, Value]:
        give, take = self.words.things(g, deal.give, deal.give_coins), self.words.things(g, deal.take, deal.take_coins)
        return {"give": give, "take": take}

    def _die(self, g: Avel, place: int) -> str:
        """A rolled die with what it shows: "the green die (attack)"."""
        clash = g.within(Clash)
        if clash is None:
            return self.text.say("avel-die-number", n=place + 1)
        face = self.text.say(f"avel-face-{clash.faces[place]}")
        return self.text.say("avel-rolled-die", die=die(clash.colours(g)[place], 1, self.text), face=face)

    def _chronicle_line(self, g: Avel, line: str) -> str:
        """The line of the chronicle that an event names by the rounds left, or by the Beast's rounds."""
        chronicle = g.box.catalogue.chronicle
        if line.startswith("beast_"):
            number = int(line.removeprefix("beast_"))
            return chronicle.beast[min(number, len(chronicle.beast)) - 1].in_(self.text.locale)
        told = chronicle.told(int(line)) if line else None
        return _NONE if told is None else told.in_(self.text.locale)
