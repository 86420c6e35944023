"""A fight from its line of enemies to its end (specification 3.16)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask, AskAll
from oakveil.kernel.frame import Frame, step

from ..choices import AgreeToEnd, ChooseFirst, EndFight, FightOn, Flee, OfferDefeat, OfferVictory, PlaceEnemy, Stay
from ..effects.words import AutoWindow, Trait
from ..events import EnemiesFirst, FightEnded, FightStarted, RoundStarted
from ..state import CardId, Combat, FightKind, Hero, Lasting, Veiel
from . import playing_events, reacting  # noqa: F401 - procedures that moments begin
from .defender import NewDefender
from .ending import go_to_rest
from .fleeing import end_fight, flee, ways_out
from .happening import happens
from .harm import end_effects
from .hero_turn import HeroTurn
from .line import fight_over
from .loot import Loot
from .master_turn import MasterTurn
from .moments import Opened, moment
from .mustering import CallPowerful, call_boss, draw_enemies, place_of, placing
from .team import Answer, agreed, decide

FightResult = Literal["won", "fled", "fallen"]
LONGEST = 60
"""VEIEL-COMBAT-17."""


class Fight(Opened):
    """A fight against so many basic and powerful enemies drawn for it, or against the boss.

    `bonus` are modifiers of all these enemies, which the room gives. How it ended is noted as `result` in the procedure
    that the fight belongs to: "won", "fled" or "fallen". `turn` is whose turn it is, counted from the first hero;
    `offer` how the team proposes to end the fight.
    """

    kind: FightKind
    basic: int = 0
    powerful: int = 0
    bonus: tuple[tuple[Trait, int], ...] = ()
    turn: int = 0
    offer: Literal["", "won", "lost"] = ""

    def _room(self, g: Veiel) -> CardId:
        """The room that has a part in this fight; empty if there is none."""
        room = g.state.rooms.get(g.state.place) if self.kind == "room" else None
        return "" if room is None else room.face()

    def _automatic(self, g: Veiel, window: AutoWindow) -> Frame | None:
        """What the boss and the room do by themselves."""
        boss = next((enemy for enemy in g.combat.line if enemy.kind == "boss"), None)
        cards = (self._room(g),) if boss is None else (boss.card,)
        return happens(g, cards, window, "" if boss is None else boss.id)

    @step("VEIEL-ROOM-01", "VEIEL-COMBAT-01")
    def begin(self, g: Veiel) -> None:
        g.state.combat = Combat(kind=self.kind)
        for hero in g.state.heroes:
            hero.has_triggered = False

    @step("VEIEL-ROOM-02", "VEIEL-BOSS-05")
    def call(self, g: Veiel) -> Frame | None:
        if self.kind == "boss":
            call_boss(g)
        return CallPowerful(n=self.powerful) if self.powerful else None

    @step("VEIEL-ROOM-10", "VEIEL-NODM-10")
    def draw(self, g: Veiel) -> None:
        """Without a DM they stand by class, as they were drawn inside a class."""
        draw_enemies(g, self.basic)
        combat = g.combat
        for enemy in combat.waiting if self.bonus else ():
            enemy.effects = tuple(Lasting(trait, n, "combat", self._room(g)) for trait, n in self.bonus)
        if g.master is None:
            combat.waiting.sort(key=lambda enemy: place_of(g, enemy))
            if g.options.nodm_order == "class":
                self.goto(Fight.stand)

    @step("VEIEL-COMBAT-02", "VEIEL-NODM-11", "VEIEL-BOSS-07")
    def place(self, g: Veiel) -> Ask | AskAll | None:
        """The next in the line, until only one order is left."""
        options = placing(g)
        if len(options) < 2:
            return None
        if g.master is None:
            return decide(g, "veiel.place_enemy", options)
        return Ask(g.master, "veiel.place_enemy", options)

    def on_place(self, g: Veiel, answer: Answer) -> None:
        choice, combat = agreed(g, answer), g.combat
        assert isinstance(choice, PlaceEnemy)
        placed = next(enemy for enemy in combat.waiting if enemy.id == choice.enemy)
        combat.line.append(placed)
        combat.waiting.remove(placed)
        self.goto(Fight.place)

    @step("VEIEL-COMBAT-01")
    def stand(self, g: Veiel) -> None:
        combat = g.combat
        combat.line += combat.waiting
        combat.waiting = []
        g.tell(FightStarted, self.kind, tuple(enemy.id for enemy in combat.line))

    @step("VEIEL-COMBAT-06")
    def name_defender(self, g: Veiel) -> Frame | None:
        holder = g.state.defender
        return None if holder is not None and g.hero(holder).stands else NewDefender()

    @step("VEIEL-BOSS-01")
    def open(self, g: Veiel) -> Frame | None:
        """What boss and room do at the start."""
        return self._automatic(g, "fight_start")

    @step("VEIEL-EVENT-03")
    def fight_start(self, g: Veiel) -> Frame | None:
        if not fight_over(g):
            return moment(g, "fight_start")
        self.goto(Fight.end_fight)
        return None

    @step("VEIEL-COMBAT-04")
    def ambush(self, g: Veiel) -> Frame | None:
        if not g.combat.enemies_first or fight_over(g):
            return None
        g.tell(EnemiesFirst)
        return MasterTurn()

    @step("VEIEL-COMBAT-04", "VEIEL-COMBAT-17")
    def new_round(self, g: Veiel) -> None:
        """Ruling (VEIEL-COMBAT-17): after 60 rounds the team gets away, but from the boss there is no way."""
        combat = g.combat
        if combat.round == LONGEST:
            combat.fled = True
        if fight_over(g):
            return self.goto(Fight.end_fight)
        combat.round += 1
        g.state.rounds += 1
        self.turn = 0
        for hero in g.state.heroes:
            hero.has_played = False
        g.tell(RoundStarted, combat.round)

    @step("VEIEL-COMBAT-05", "VEIEL-FLEE-01", "VEIEL-TEAM-01")
    def leave(self, g: Veiel) -> Ask | AskAll | None:
        options = ways_out(g)
        return decide(g, "veiel.flee", options, default=Stay()) if options else None

    def on_leave(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        if isinstance(choice, Flee):
            flee(g, choice)
        elif isinstance(choice, EndFight):
            self._settle(g, won=True)
        elif isinstance(choice, OfferVictory | OfferDefeat):
            self.offer = "won" if isinstance(choice, OfferVictory) else "lost"

    def _settle(self, g: Veiel, won: bool) -> None:
        """The fight is over although enemies and heroes stand."""
        self.result = "ended"
        if won:
            end_fight(g)
        self.goto(Fight.end_fight)

    @step("VEIEL-COMBAT-16")
    def settle(self, g: Veiel) -> Ask | None:
        """The DM must agree as well."""
        if not self.offer:
            return None
        return Ask(g.options.seats + 1, "veiel.settle", (FightOn(), AgreeToEnd()), default=FightOn())

    def on_settle(self, g: Veiel, choice: FightOn | AgreeToEnd) -> None:
        won, self.offer = self.offer == "won", ""
        if isinstance(choice, AgreeToEnd):
            self._settle(g, won)

    @step("VEIEL-COMBAT-05", "VEIEL-ROOM-09")
    def begin_round(self, g: Veiel) -> Frame | None:
        """What the room does in every round."""
        return None if fight_over(g) else self._automatic(g, "round_start")

    @step("VEIEL-EVENT-03")
    def round_start(self, g: Veiel) -> Frame | None:
        return None if fight_over(g) else moment(g, "round_start")

    @step("VEIEL-COMBAT-05", "VEIEL-TEAM-01")
    def name_first(self, g: Veiel) -> Ask | AskAll | None:
        """The team names who begins, if there is a choice."""
        combat, standing = g.combat, g.standing()
        if fight_over(g):
            self.goto(Fight.end_fight)
            return None
        if len(standing) == 1:
            combat.first = standing[0].id
            return None
        options = [ChooseFirst(hero.id) for hero in standing]
        last = next((option for option in options if option.hero == combat.first), None)
        return decide(g, "veiel.first_hero", options, default=last)

    def on_name_first(self, g: Veiel, answer: Answer) -> None:
        choice = agreed(g, answer)
        assert isinstance(choice, ChooseFirst)
        g.combat.first = choice.hero

    @step("VEIEL-COMBAT-05", "VEIEL-DEATH-02", "VEIEL-DEATH-04")
    def take_turns(self, g: Veiel) -> Frame | None:
        """Clockwise, each hero that stands when it is its turn: who is revived may still have it to come."""
        first = g.combat.first
        assert first is not None
        order = g.clockwise(first)
        while self.turn < len(order) and not fight_over(g):
            hero = order[self.turn]
            self.turn += 1
            hero.has_played = True
            if hero.stands:
                self.goto(Fight.take_turns)
                return HeroTurn(hero=hero.id)
        return None

    @step("VEIEL-COMBAT-04")
    def enemies_turn(self, g: Veiel) -> Frame | None:
        self.goto(Fight.new_round)
        return None if fight_over(g) else MasterTurn()

    @step("VEIEL-COMBAT-10", "VEIEL-COMBAT-11", "VEIEL-COMBAT-12", "VEIEL-FLEE-03", "VEIEL-FLEE-04")
    def end_fight(self, g: Veiel) -> None:
        """What the fight has brought upon heroes ends with it."""
        combat = g.combat
        ended, self.result = self.result == "ended", self._result(g)
        g.tell(FightEnded, "ended" if ended else self.result)
        for hero in g.state.heroes:
            _recover(g, hero)
        g.state.monster_discard += (*combat.dead, *(enemy.card for enemy in combat.line if enemy.kind == "basic"))
        combat.dead, combat.line = (), []

    def _result(self, g: Veiel) -> FightResult:
        combat = g.combat
        if combat.fled and self.kind != "boss":
            return "fled"
        return "won" if not combat.line and g.standing() else "fallen"

    @step("VEIEL-LOOT-01", "VEIEL-LOOT-03", "VEIEL-FLEE-03")
    def take_loot(self, g: Veiel) -> Frame | None:
        """Loot is for victory, and the boss leaves none."""
        return Loot() if self.result == "won" and self.kind != "boss" else None

    @step("VEIEL-DEATH-08", "VEIEL-FLEE-03")
    def close(self, g: Veiel) -> None:
        for hero in g.state.heroes:
            hero.used = tuple(mark for mark in hero.used if not mark.endswith((":combat", ":turn")))
        g.state.combat = None
        below = g.below(self)
        assert isinstance(below, Opened)
        below.result = self.result
        if self.kind != "boss" and self.result in ("fled", "fallen"):
            go_to_rest(g, "fled" if self.result == "fled" else "fallen")


def _recover(g: Veiel, hero: Hero) -> None:
    """A hero is rid of what ends with a fight."""
    hero.poison = hero.burn = hero.burn_turns = 0
    hero.imprisoned = hero.controlled = hero.branded = hero.has_triggered = hero.has_played = False
    hero.cursed = ()
    end_effects(g, hero, "round", "combat")
