"""Dungeons of the Oak Dell told in words: its questions, answers, events, outcomes, and the table (specification 5, 6).

What a line would cross is never told before it is drawn (OAK-STRIKE-06).
"""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Broken, Option, Seat
from oakveil.kernel.narrate import NamingNarrator
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.table import Event
from oakveil.kernel.text import Text, Value

from . import choices
from .effects.abilities import Eyes
from .naming import Naming
from .overview import lines
from .phrasing import TRACK_OF, arguments, asked
from .records import HeroId, TrackId
from .rules.bosses import boss_damage, has_torch, is_boss
from .rules.harm import Packet
from .rules.monster_attack import MonsterAttack
from .rules.rolling import change_of_roll, table_damage
from .rules.strikes import ConnectedStrikes
from .state import OakDell


class OakDellNarrator(NamingNarrator[Naming]):
    """Tells a table of Dungeons of the Oak Dell in the language of `text`."""

    def __init__(self, text: Text) -> None:
        super().__init__(text, Naming)

    def question(self, g: OakDell, ask: Ask) -> str:
        key = ask.key.removeprefix("oakdell.")
        args: dict[str, Value] = {"hero": self.seat(g, ask.seat)}
        if key == "attack":
            args["struck"] = "yes" if g.turn.struck else "no"
        return self.text.sentence(self.text.say(f"oakdell-ask-{key}", **args), self._about_question(g, key))

    def option(self, g: OakDell, option: Option) -> str:
        label = self.text.say(f"oakdell-choice-{type(option).__name__}", **arguments(g, option, self.words(g.box)))
        return self.text.sentence(label, self._about_option(g, option).removesuffix("."))

    def event(self, g: OakDell, event: Event) -> str:
        told = self.text.say(f"oakdell-event-{type(event).__name__}", **arguments(g, event, self.words(g.box)))
        return self.text.sentence(told)

    def refusal(self, g: OakDell, broken: Broken) -> str:
        words = self.words(g.box)
        spaces = {field: words.space(str(value)) for field, value in broken.args.items() if field in _SPACES}
        return self.text.sentence(self.text.say(broken.message, **{**broken.args, **spaces}))

    def outcome(self, g: OakDell, outcome: Outcome) -> str:
        details = {field: value for field, value in outcome.details.items() if isinstance(value, str | int)}
        winners = self.text.listed([self.seat(g, seat) for seat in outcome.winners]) if outcome.winners else ""
        return self.text.say(
            f"oakdell-outcome-{outcome.reason}",
            **{**details, "winners": winners, "n": len(outcome.winners), "heroes": len(g.state.heroes)},
        )

    def summary(self, g: OakDell, seat: Seat | None) -> str:
        return "\n".join(lines(g, seat, self.words(g.box)))

    # -- questions -----------------------------------------------------------------------------------------------------

    def _about_question(self, g: OakDell, key: str) -> str:
        """What the seat must know to answer."""
        if key in ("hero", "draft"):
            return ""
        words, text, hero = self.words(g.box), self.text, g.acting
        monster, drops = words.sheet(hero.fight.sheet), words.drops(hero)
        match key:
            case "route":
                return text.say("oakdell-detail-route", n=g.turn.move, space=words.space(hero.space), keys=hero.keys)
            case "attack":
                return text.say("oakdell-detail-attack", point=g.turn.point, monster=monster, drops=drops)
            case "chain_next":
                chain = g.within(ConnectedStrikes)
                return text.say("oakdell-detail-chain", point=chain.to, left=chain.left) if chain else ""
            case "block":
                packet = g.within(Packet)
                return "" if packet is None else self._about_packet(g, packet, monster)
            case "let_go":
                return text.say("oakdell-detail-letting-go", n=hero.fight.left, drops=drops)
            case "reroll" | "boss_shift":
                return self._rolled(g)
            case "bonus" | "pool" | "skip" | "brace" | "riposte" | "wound" | "precision":
                return text.say("oakdell-detail-monster", monster=monster, drops=drops)
        return ""

    def _about_packet(self, g: OakDell, packet: Packet, monster: str) -> str:
        """What deals how much damage now, after what gear reduces."""
        return self.text.say(
            "oakdell-detail-harm",
            source=packet.source,
            monster=monster,
            n=packet.n - packet.reduced,
            hp=g.acting.hp,
        )

    def _rolled(self, g: OakDell) -> str:
        """What the monster has rolled, and what that means as it stands."""
        attack, hero = g.within(MonsterAttack), g.acting
        if attack is None:
            return ""
        rolls = self.text.listed([str(roll) for roll in attack.rolls])
        if is_boss(g, hero):
            return self.text.say("oakdell-detail-rolled", rolls=rolls)
        change = change_of_roll(g, hero, g.turn, has_torch(g, hero))
        damage = table_damage(g, hero, g.turn, tuple([raw + change for raw in attack.rolls]))
        return self.text.say("oakdell-detail-rolled-damage", rolls=rolls, damage=damage)

    # -- answers -------------------------------------------------------------------------------------------------------

    def _about_option(self, g: OakDell, option: Option) -> str:
        """What is good to know about an answer: what a card says, what a circle is worth."""
        words, text = self.words(g.box), self.text
        match option:
            case choices.ChooseHero(hero=id):
                return self._about_hero(g, id)
            case choices.Drink(potion=colour) | choices.TakePotion(potion=colour):
                return words.potion_text(colour)
            case choices.Pay(shrine=space):
                return text.say("oakdell-detail-cost", cost=words.circles(g.maze.shrines[space].cost.items()))
            case choices.HitPool(pool=pool):
                most = next(one.max for one in g.sheet(g.acting).pools if one.id == pool)
                return text.say("oakdell-drops", left=g.acting.fight.drops[pool], most=most)
            case choices.UseCircle(circle=circle):
                track = TRACK_OF.get(asked(g), "damage")
                values = g.box.values[track]
                alike = [n for n in g.acting.tracks[track].left if values[n - 1] == values[circle - 1]]
                return text.say("oakdell-detail-left", n=len(alike))
            case choices.Skip(means=means):
                told = words.gear_text(means) if means in g.box.gear else words.special_text(means)  # type: ignore[arg-type]
                return told
            case choices.Shift(result=result):
                return self._about_result(g, result)
            case choices.TakeGear(gear=gear):
                return words.gear_text(gear)
            case choices.Develop(track=track):
                return self._about_circle(g, track)
        return ""

    def _about_hero(self, g: OakDell, id: HeroId) -> str:
        card = g.box.heroes[id]
        start: dict[TrackId, int]
        start = {"damage": card.start.damage, "strike": card.start.strike, "block": card.start.block}
        circles = self.words(g.box).circles((track, n) for track, n in start.items() if n)
        return self.text.say("oakdell-detail-hero", hearts=card.hearts, circles=circles)

    def _about_result(self, g: OakDell, result: int) -> str:
        """What a result of a boss's roll leads to."""
        hero, words = g.acting, self.words(g.box)
        face, gained, damage = boss_damage(g, hero, g.turn, result)
        if isinstance(g.sheet(hero).ability, Eyes):
            return self.text.say("oakdell-detail-shift-type", face=face, n=damage)
        told = words.pool(hero.fight.sheet, face)
        if gained:
            return self.text.say("oakdell-detail-shift-grown", face=told, n=damage, gained=gained)
        return self.text.say("oakdell-detail-shift", face=told, n=damage)

    def _about_circle(self, g: OakDell, track: TrackId) -> str:
        """The next circle of a track, and what becomes ready with it."""
        circle = g.acting.tracks[track].marked + 1
        special = g.box.specials_after.get((track, circle))
        return self.text.say(
            "oakdell-detail-circle",
            circle=circle,
            value=g.box.values[track][circle - 1],
            special=self.words(g.box).special(special) if special else "none",
        )


_SPACES = ("start", "to", "space")
"""Arguments of refusals that are spaces of the map."""
