"""Deckbuilding Tactique told in words: its questions, answers, events and outcomes, and the table (specification 5, 6).

The variables of a message have the names of the fields that they come from; ids become names here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Option, Seat
from oakveil.kernel.narrate import NamingNarrator
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text, Value

from . import choices, events
from .effects import Attack, Choose
from .effects.telling import Telling
from .naming import Naming
from .overview import enemy_state, lines
from .rules.steps import Steps
from .rules.wounds import ForcedDiscard, ForcedExile, TakeWounds
from .state import FigureId, Tactique

_NONE = "none"
"""How messages ask for what is not there."""
_ACTORS = ("hero", "actor", "by", "figure")
"""The fields in which procedures name the hero that they are about."""
_OF_STEPS = ("enemy", "enemies", "hero", "heroes", "area", "trigger", "shift", "axis", "cell")
"""Questions choose_... about a step of a card, which is told with them."""
_FORCED = (ForcedDiscard, ForcedExile, TakeWounds)


class TactiqueNarrator(NamingNarrator[Naming]):
    """Tells a table of Deckbuilding Tactique in the language of `text`."""

    def __init__(self, text: Text) -> None:
        super().__init__(text, Naming)

    def question(self, g: Tactique, ask: Ask) -> str:
        key = ask.key.removeprefix("tactique.")
        asked = self.text.say(f"tactique-ask-{key}", hero=self._asked(g, ask))
        return self.text.sentence(asked, self._about_question(g, key))

    def option(self, g: Tactique, option: Option) -> str:
        args = self._args(g, option)
        if isinstance(option, choices.ChooseOption):
            args["what"] = self._branch(g, option)
        label = self.text.say(f"tactique-choice-{type(option).__name__}", **args)
        return self.text.sentence(label, self._about_option(g, option))

    def event(self, g: Tactique, event: Event) -> str:
        told = self.text.say(f"tactique-event-{type(event).__name__}", **self._args(g, event))
        return self.text.sentence(told)

    def outcome(self, g: Tactique, outcome: Outcome) -> str:
        details = {field: value for field, value in outcome.details.items() if isinstance(value, str | int)}
        return self.text.say(f"tactique-outcome-{outcome.reason}", **details)

    def summary(self, g: Tactique, seat: Seat | None) -> str:
        return "\n".join(lines(g, seat, self.words(g.box)))

    # -- questions and answers -----------------------------------------------------------------------------------------

    def _asked(self, g: Tactique, ask: Ask) -> str:
        """The hero that a question is about, if it is one of this seat; else the seat."""
        own = {hero.id for hero in g.state.heroes if hero.seat == ask.seat}
        for frame in reversed(g.stack):
            for field in _ACTORS:
                figure = getattr(frame, field, None) if field in frame.__struct_fields__ else None
                if isinstance(figure, str) and figure in own:
                    return g.box.heroes[figure].name.in_(self.text.locale)
        return self.seat(g, ask.seat)

    def _about_question(self, g: Tactique, key: str) -> str:
        """What the seat must know to answer: the step that asks, or what forces it."""
        words, steps = self.words(g.box), g.within(Steps)
        if key.removeprefix("choose_") in _OF_STEPS and steps is not None and steps.source in g.box.card_of:
            told = self._told(g, steps).statements([replace(steps.steps[steps.number], then=False)])
            return self.text.say("tactique-detail-step", card=words.card(steps.source), what=told[0])
        forced = next((frame for frame in reversed(g.stack) if isinstance(frame, _FORCED)), None)
        if key in ("forced_discard", "forced_exile", "substitute", "wound_from_hand") and forced is not None:
            return words.source(forced.source)
        return ""

    def _told(self, g: Tactique, steps: Steps) -> Telling:
        """How the steps of a card in progress are told, with whoever "that" is now."""
        telling = self.words(g.box).telling(g.card(steps.source))
        that = "hero" if steps.that in g.box.heroes else "enemy"
        those = "hero" if any(figure in g.box.heroes for figure in steps.those) else "enemy"
        trigger = "hero" if steps.trigger in g.box.heroes else "enemy"
        return replace(telling, that=that, those=those, trigger=trigger)

    def _branch(self, g: Tactique, option: choices.ChooseOption) -> str:
        """What one option of a card does."""
        steps = g.within(Steps)
        if steps is not None and steps.number < len(steps.steps):
            step = steps.steps[steps.number]
            if isinstance(step, Choose) and option.number < len(step.options):
                return self._told(g, steps).joined(step.options[option.number])
        return self.text.say("tactique-choice-number", n=option.number + 1)

    def _about_option(self, g: Tactique, option: Option) -> str:
        """What is good to know about an answer: the text of a card not seen before, the state of a figure."""
        words = self.words(g.box)
        match option:
            case choices.PickHero(hero=hero):
                return self._about_hero(g, hero)
            case choices.PickNovice(card=card) | choices.TakeReward(card=card):
                return words.card_text(card)
            case choices.PickBattlefield(battlefield=battlefield):
                return words.battlefield_text(battlefield)
            case choices.ChooseEnemy(enemy=figure) | choices.ChooseHero(hero=figure):
                return self._about_figure(g, figure)
            case choices.ChooseOption(works=False):
                return self.text.say("tactique-detail-idle")
        return ""

    def _about_hero(self, g: Tactique, hero: str) -> str:
        card, text = g.box.heroes[hero], self.text
        return text.say(
            "tactique-detail-hero",
            colours=text.listed([text.say(f"tactique-colour-{colour}") for colour in card.colours]),
            threat=card.threat,
            swords=card.swords,
            style=card.style.in_(text.locale),
        )

    def _about_figure(self, g: Tactique, id: FigureId) -> str:
        if id in g.state.enemies:
            return enemy_state(g.state.enemies[id], self.text)
        hero = g.hero(id)
        where = hero.cell if hero.cell is not None else _NONE
        return self.text.say("tactique-detail-team", cell=where, wounds=len(hero.wounds), block=hero.block)

    # -- arguments of messages -----------------------------------------------------------------------------------------

    def _args(self, g: Tactique, record: Option | Event) -> dict[str, Value]:
        """The arguments of the message of an answer or event: its fields in words, and what is made of several."""
        args: dict[str, Value] = {}
        for field in record.__struct_fields__:
            args |= self._arg(g, field, getattr(record, field))
        match record:
            case events.GameStarted():
                args["n"] = len(record.bosses)
            case events.HeroPicked(seat=seat):
                args["seat"] = self.text.say("kernel-seat", seat=seat)
            case events.EncounterStarted():
                args |= self._encounter(g, record)
            case events.DiceRolled(row=row, column=column):
                args["cell"] = f"{'ABCD'[row - 1]}{column}"
            case events.StepResolved(number=number):
                args["part"] = self.text.say("tactique-part", n=number + 1)
            case events.DamageDealt(base=base, bonus=bonus, reduction=reduction, blocked=blocked):
                args |= self._damage(max(0, base + bonus - reduction), bonus, reduction, blocked)
            case events.DamageTaken(amount=amount, reduced=reduced, blocked=blocked):
                args |= self._damage(max(0, amount - reduced), 0, reduced, blocked)
                args["guarded"] = "no" if record.hero == record.meant_for else "yes"
            case events.EnemyDied(by=by):
                kinds = {record.enemy: "alone", "": "alone", "battlefield": "alone"}
                args["how"] = "hero" if by in g.box.heroes else kinds.get(by, "master")
            case events.EnemyPlaced(summoner=summoner):
                args["summoned"] = "yes" if summoner else "no"
            case events.EnemyAttacked():
                args["reason"] = self._why(g, record)
            case events.BossAction(action=action):
                args["what"] = self.words(g.box).action_text(action)
            case events.EnemyStunned(enemy=enemy):
                args["boss"] = "yes" if enemy in g.box.bosses else "no"
            case events.Healed(cards=cards):
                args["n"] = len(cards)
            case events.EffectAdded(mod=mod, n=n) | events.EffectEnded(mod=mod, n=n):
                args["effect"] = self.words(g.box).modifier(mod, n)
        return args

    def _arg(self, g: Tactique, field: str, value: object) -> dict[str, Value]:
        """The arguments made of one field: names in place of ids, words in place of lists."""
        words, text = self.words(g.box), self.text
        match field, value:
            case "seat", int(seat):
                return {field: words.seat(g, seat)}
            case _, bool(fact):
                return {field: "yes" if fact else "no"}
            case "card", str(card):
                return {field: words.card(card)}
            case "source", str(source):
                return {field: words.source(source)}
            case "action", str(action):
                return {field: words.source(action)}
            case "battlefield", str(battlefield):
                return {field: words.battlefield(battlefield) if battlefield else _NONE}
            case (
                ("hero" | "enemy" | "figure" | "by" | "target" | "owner" | "boss" | "meant_for" | "summoner"),
                str(id),
            ):
                return {field: words.figure(id) if id else _NONE}
            case "cards", tuple(cards):
                return {field: words.cards(cards)}
            case (("figures" | "heroes" | "enemies" | "targets" | "bosses"), tuple(figures)):
                return {field: words.figures(figures)}
            case "path", tuple(path):
                return {field: ", ".join(path) or _NONE}
            case "mod", str():
                return {}
            case "until", str(until):
                return {field: words.until(until)}  # type: ignore[arg-type]
            case "pile", str(pile):
                return {field: self._pile(g, pile)}
            case "difficulty", str(difficulty):
                return {field: text.say(f"tactique-option-difficulty-{difficulty}")}
            case "tier", str(tier):
                return {field: text.say(f"tactique-tier-{tier}")}
            case _, int() | str():
                return {field: value}
        return {}

    def _encounter(self, g: Tactique, event: events.EncounterStarted) -> dict[str, Value]:
        """Who comes in an encounter, and what its battlefield does."""
        words = self.words(g.box)
        told = [self.text.say("tactique-boss-count", n=event.boss)] if event.boss else []
        for tier, n in (("basic", event.basic), ("intermediate", event.intermediate), ("powerful", event.powerful)):
            told += [words.tier(tier, n)] if n else []  # type: ignore[arg-type]
        what = words.battlefield_text(event.battlefield) if event.battlefield else _NONE
        return {"enemies": self.text.listed(told) if told else self.text.say("kernel-nothing"), "what": what}

    def _damage(self, n: int, bonus: int, reduction: int, blocked: int) -> dict[str, Value]:
        """So much damage, and in brackets what has changed it."""
        parts = {"bonus": bonus, "reduced": reduction, "blocked": blocked}
        told = [self.text.say(f"tactique-damage-{part}", n=part_n) for part, part_n in parts.items() if part_n]
        return {"damage": self.text.say("tactique-count-damage", n=n), "detail": ", ".join(told) or _NONE}

    def _pile(self, g: Tactique, pile: str) -> str:
        if pile in g.box.bosses:
            return self.text.say("tactique-pile-of-actions", boss=g.box.bosses[pile].name.in_(self.text.locale))
        return self.text.say(f"tactique-pile-of-{pile}")

    @rule("TAC-ENEMY-07", "TAC-THREAT-02")
    def _why(self, g: Tactique, event: events.EnemyAttacked) -> str:
        """Why an enemy attacks these heroes: nobody chooses for it, so there is always a reason."""
        turn = self._turn(g, event.enemy)
        lowest = any(step.prefer == "lowest_threat" for step in turn) != self._reversed(g)
        return self.text.say(f"tactique-why-{event.reason}", lowest="yes" if lowest else "no")

    def _turn(self, g: Tactique, enemy: str) -> Sequence[Attack]:
        card = g.box.enemies.get(enemy)
        return [step for step in card.turn if isinstance(step, Attack)] if card is not None else []

    def _reversed(self, g: Tactique) -> bool:
        return "reverse_threat" in g.box.traits.get(g.state.battlefield or "", frozenset())
