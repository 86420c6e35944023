"""The sequence of play: four encounters, their rounds, the turns of heroes (specification 3.8, 3.9, 3.29, 3.34)."""

from __future__ import annotations

from functools import cache

from oakveil.kernel.ask import Ask, AskAny, Option, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.outcome import Outcome
from oakveil.kernel.rulebook import rule

from .choices import DiscardToMove, EndTurn, Play, StartTurn
from .events import (
    BlockLost,
    GameEnded,
    HeroesTurnStarted,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    WoundsHealed,
)
from .rules.death import Return, may_return, refill
from .rules.encounter import SetUpEncounter, end_encounter
from .rules.enemies import EnemiesTurn, lose_block
from .rules.harm import vitality
from .rules.lasting import end_effects, granted, has, spend
from .rules.movement import MoveHero
from .rules.piles import announce, discard_card
from .rules.playing import PlayCard, playable
from .rules.progress import Happened
from .rules.reinforcing import Reinforcing
from .rules.triggers import anybody_hears, react, runes_entered
from .state import Enemy, Hero, HeroId, Tactique

ENCOUNTERS = 4
END_TURN = EndTurn()
PLAY, DISCARD = cache(Play), cache(DiscardToMove)


class Campaign(Frame):
    """The whole game after set-up: four encounters, with reinforcing between them."""

    @step("TAC-GEN-01", "TAC-BOSS-14")
    def fight(self, g: Tactique) -> Frame:
        g.state.encounter += 1
        g.state.phase = "setup"
        return Fight()

    @step("TAC-WIN-02", "TAC-GEN-01")
    def win(self, g: Tactique) -> None:
        """The fourth encounter is over: the team has won."""
        state = g.state
        if state.encounter == ENCOUNTERS:
            g.tell(GameEnded, True, state.encounter, 0)
            everybody = tuple(sorted({hero.seat for hero in state.heroes}))
            g.finish(Outcome(everybody, "boss_defeated", {"encounter": state.encounter}))

    @step("TAC-REINF-01")
    def reinforce(self, g: Tactique) -> Frame:
        return Reinforcing()

    @step("TAC-ENC-01")
    def go_on(self, g: Tactique) -> None:
        self.goto(Campaign.fight)


class Fight(Frame):
    """An encounter: it is set up, and rounds follow until no enemy is left."""

    @step("TAC-ENC-01")
    def set_up(self, g: Tactique) -> Frame:
        return SetUpEncounter()

    @step("TAC-ENC-10", "TAC-FIELD-02")
    def ambush(self, g: Tactique) -> Frame | None:
        """On some battlefields the encounter starts with an extra enemies' turn, a whole one with its end."""
        traits = g.box.traits.get(g.state.battlefield or "", frozenset())
        return EnemiesPhase() if "start_enemies" in traits else None

    @step("TAC-FLOW-01", "TAC-FLOW-02", "TAC-ENC-10", "TAC-GEN-10", "TAC-END-04")
    def begin_round(self, g: Tactique) -> Frame | None:
        state = g.state
        if not state.enemies:
            self.goto(Fight.finish)
            return None
        state.round += 1
        state.phase = "heroes"
        g.tell(RoundStarted, state.round)
        g.tell(HeroesTurnStarted, state.round)
        return react(g, Happened("round_start"))

    @step("TAC-FLOW-03", "TAC-FLOW-05", "TAC-FLOW-06", "TAC-END-01", "TAC-END-05", "TAC-DEATH-07", "TAC-SOLO-01")
    def choose_hero(self, g: Tactique) -> AskAny | Frame | None:
        """Any seat may begin with any hero of its own; the only one left begins by itself.

        Ruling (TAC-FLOW-05): of two seats that answer at once the first one counts. Ruling (TAC-DEATH-07): a dead hero
        that cannot return is passed over as long as any other can play.
        """
        if not g.state.enemies:
            self.goto(Fight.finish)
            return None
        waiting = to_play(g)
        if len(waiting) < 2:
            return self._begin_with(waiting[0].id) if waiting else None
        by_seat: dict[Seat, list[Option]] = {}
        for hero in waiting:
            by_seat.setdefault(hero.seat, []).append(StartTurn(hero.id))
        return AskAny(tuple([Ask(seat, "tactique.start_turn", options) for seat, options in by_seat.items()]))

    def on_choose_hero(self, g: Tactique, choice: StartTurn, seat: Seat) -> Frame:
        return self._begin_with(choice.hero)

    def _begin_with(self, hero: HeroId) -> Frame:
        self.goto(Fight.choose_hero)
        return HeroTurn(hero=hero)

    @step("TAC-FLOW-01", "TAC-FLOW-06")
    def enemies(self, g: Tactique) -> Frame:
        self.goto(Fight.begin_round)
        return EnemiesPhase()

    @step("TAC-END-02", "TAC-END-03", "TAC-END-04", "TAC-END-05", "TAC-END-06", "TAC-BOSS-14")
    def finish(self, g: Tactique) -> None:
        end_encounter(g)


@rule("TAC-FLOW-03", "TAC-FLOW-06", "TAC-DEATH-07")
def to_play(g: Tactique) -> list[Hero]:
    """The heroes that have not played this round and can: the living, and the dead that can return."""
    return [hero for hero in g.state.heroes if hero.ready and (hero.alive or may_return(g, hero))]


class EnemiesPhase(Frame):
    """The enemies' turn with its end (TAC-ROUND)."""

    @step("TAC-FLOW-01", "TAC-ENEMY-01")
    def act(self, g: Tactique) -> Frame:
        return EnemiesTurn()

    @step("TAC-ROUND-01", "TAC-END-04")
    def triggers(self, g: Tactique) -> Frame | None:
        """Ruling (TAC-ROUND-01): block still counts. Without an enemy the encounter is over already."""
        if not g.state.enemies:
            self.end()
            return None
        return react(g, Happened("round_end"))

    @step("TAC-ROUND-02", "TAC-BLOCK-08")
    def remove_block(self, g: Tactique) -> None:
        """All block goes, but what is kept: that of a hero by an effect, that of an enemy once."""
        for hero in g.state.heroes:
            if has(g, hero.id, "keep_block"):
                spend(g, hero, "keep_block")
            elif hero.block:
                lost, hero.block = hero.block, 0
                g.tell(BlockLost, hero.id, lost, 0)
        for enemy in g.state.enemies.values():
            lost = lose_block(g, enemy)
            if lost:
                g.tell(BlockLost, enemy.id, lost, enemy.block)

    @step("TAC-ROUND-03", "TAC-ROUND-06", "TAC-DMG-10")
    def heal_wounds(self, g: Tactique) -> None:
        for enemy in g.state.enemies.values():
            self._heal(g, enemy)

    def _heal(self, g: Tactique, enemy: Enemy) -> None:
        _, full = vitality(g, enemy.id)
        if enemy.wounds != full and not has(g, enemy.id, "open_wounds"):
            before, enemy.wounds = enemy.wounds, full
            g.tell(WoundsHealed, enemy.id, before, full)

    @step("TAC-ROUND-04", "TAC-DUR-01")
    def end_lasting(self, g: Tactique) -> None:
        for figure in g.figures():
            end_effects(g, figure, "round")

    @step("TAC-ROUND-05", "TAC-TRIG-07")
    def make_ready(self, g: Tactique) -> None:
        for hero in g.state.heroes:
            hero.ready, hero.limits = True, ()
        g.state.limits = ()


class HeroTurn(Frame):
    """The turn of one hero. No other hero begins one before it is over (TAC-FLOW-04)."""

    hero: HeroId

    @step("TAC-TURN-01", "TAC-DEATH-07")
    def come_back(self, g: Tactique) -> Frame | None:
        hero = g.hero(self.hero)
        g.state.active = self.hero
        for other in g.state.heroes:
            other.plays = other.played = ()
        if not hero.alive:
            return Return(hero=self.hero)
        self.goto(HeroTurn.start_triggers)
        return self.begin(g)

    @step("TAC-TURN-01")
    def begin(self, g: Tactique) -> Frame | None:
        """Without runes and cards that could react to it the turn begins at once."""
        g.tell(TurnStarted, self.hero)
        if g.state.runes:
            return runes_entered(g, "hero_turn_start", self.hero)
        hero = g.hero(self.hero)
        if not (hero.passives or hero.reactions):
            self.goto(HeroTurn.act)
        return None

    @step("TAC-TURN-01", "TAC-TURN-08")
    def start_triggers(self, g: Tactique) -> Frame | None:
        return react(g, Happened("turn_start", self.hero))

    @step("TAC-TURN-02", "TAC-TURN-04", "TAC-TURN-08", "TAC-END-01", "TAC-GEN-04", "TAC-FLOW-04")
    def act(self, g: Tactique) -> Ask | None:
        """Play a card, discard a card, or end the turn. With an empty hand it ends by itself."""
        hero = g.hero(self.hero)
        if not hero.hand:
            return None
        cards = g.box.distinct(hero.hand)
        options: list[Option] = [*map(PLAY, playable(g, hero, held=cards)), *map(DISCARD, cards), END_TURN]
        return Ask(hero.seat, "tactique.turn_action", options)

    def on_act(self, g: Tactique, choice: Play | DiscardToMove | EndTurn) -> Frame | None:
        frame: Frame
        if type(choice) is Play:
            frame = PlayCard(hero=self.hero, card=choice.card)
        elif type(choice) is DiscardToMove:
            frame = DiscardToStep(hero=self.hero, card=choice.card)
        else:
            return None
        self.goto(HeroTurn.act)
        return frame

    @step("TAC-TURN-05")
    def end_triggers(self, g: Tactique) -> Frame | None:
        """What enemies, then the battlefield, do to a hero that ends its turn. Mostly nothing: then it goes on."""
        if anybody_hears(g, "hero_turn_end"):
            return react(g, Happened("hero_turn_end", self.hero))
        self.goto(HeroTurn.close)
        return self.refill(g)

    @step("TAC-TURN-05", "TAC-DUR-01", "TAC-DUR-02", "TAC-PLAY-17", "TAC-END-01", "TAC-END-02", "TAC-WIN-02")
    def refill(self, g: Tactique) -> Frame | None:
        """What lasts until the end of the turn ends, then the hand is filled up.

        Ruling (TAC-TURN-05): in this order, so that cards that leave play now may be shuffled in. With no enemy left
        the encounter is over before the refill: nobody draws, nobody dies.
        """
        hero, more = g.hero(self.hero), 0
        if hero.effects or hero.reactions:
            more = granted(g, self.hero, "hand")
            end_effects(g, hero, "turn", "next_turn")
        return refill(g, hero, more) if g.state.enemies else None

    @step("TAC-TURN-05")
    def close(self, g: Tactique) -> None:
        g.hero(self.hero).ready = False
        g.state.active = None
        g.tell(TurnEnded, self.hero)


class DiscardToStep(Frame):
    """A hero discards a card without its effect and may make one movement at once (TAC-TURN-03)."""

    hero: HeroId
    card: str

    @step("TAC-TURN-02", "TAC-TURN-03", "TAC-PLAY-14", "TAC-MOVE-05", "TAC-FIELD-04", "TAC-GEN-06")
    def discard(self, g: Tactique) -> Frame | None:
        hero = g.hero(self.hero)
        discard_card(g, hero, self.card, "cost")
        if not (hero.passives or hero.reactions):
            self.end()
        if "no_discard_move" in g.box.traits.get(g.state.battlefield or "", frozenset()):
            return None
        return MoveHero(hero=self.hero, n=1, ask="discard_step")

    @step("TAC-TRIG-01")
    def react(self, g: Tactique) -> Frame | None:
        return announce(g, "discarded", g.hero(self.hero), 1)
