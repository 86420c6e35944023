"""The sequence of play: rounds, turns, and the Dungeon Phase (specification 3.2, 3.3)."""

from __future__ import annotations

from functools import partial

from oakveil.kernel.ask import Ask, Free, Option, Seat
from oakveil.kernel.frame import Frame, step

from .choices import Draft, Drink, GoOn, Pay, Route
from .events import AcornGiven, MovementForfeited, MovementLost, RoundBegan, RoundEnded, RouteDeclared
from .rules.attack import AttackPhase
from .rules.circles import use_special
from .rules.dice import discard_highest, drafts, roll_dice, take_die
from .rules.ending import OfSeat, time_is_up
from .rules.gaining import gain_hearts
from .rules.monster_phase import MonsterPhase
from .rules.movement import Walk, broken_by, ends_harmlessly, is_stuck, propose
from .rules.potions import DrinkPotion, drinkable
from .rules.scenario import pay, payable
from .state import OakDell

TURNS = 3
"""Turns of each hero in a round (OAK-ROUND-01)."""
RECOVERY = 2
"""Full hearts of a hero who is down, for its movement (OAK-VAR-02)."""
GO_ON = GoOn()


class Race(Frame):
    """The whole game after set-up: round after round, until somebody wins, all are dead, or time is up."""

    @step("OAK-ROUND-01", "OAK-END-02")
    def play_round(self, g: OakDell) -> Frame | None:
        if g.state.round == g.state.rounds:
            return None
        self.goto(Race.play_round)
        return Round()

    @step("OAK-END-02", "OAK-END-04", "OAK-SOLO-06")
    def time_up(self, g: OakDell) -> None:
        time_is_up(g)


class Round(Frame):
    """One round. `waiting` are the seats that still have turns in it, one entry for each turn."""

    waiting: tuple[Seat, ...] = ()

    @step("OAK-ROUND-02", "OAK-ROUND-03", "OAK-ROUND-01")
    def begin(self, g: OakDell) -> None:
        """The acorn holder rolls; then three passes clockwise, from the acorn holder on."""
        state = g.state
        state.round += 1
        g.tell(RoundBegan, state.round, state.acorn)
        roll_dice(g, state.acorn)
        self.waiting = g.seats_from(state.acorn) * TURNS

    @step("OAK-ROUND-03", "OAK-ROUND-06")
    def play_turn(self, g: OakDell) -> Frame | None:
        """Ruling (OAK-ROUND-06): a dead hero's dice stay unused, since everybody has three turns."""
        while self.waiting:
            seat, *rest = self.waiting
            self.waiting = tuple(rest)
            if g.hero(seat).alive:
                self.goto(Round.play_turn)
                return Turn(seat=seat)
        return None

    @step("OAK-ROUND-05")
    def close(self, g: OakDell) -> None:
        """The dice return and the acorn goes to the next living hero."""
        state = g.state
        for hero in state.heroes:
            hero.dice = ()
        state.dice = ()
        g.tell(RoundEnded, state.round)
        following = g.seats_from(state.acorn % len(state.heroes) + 1)
        state.acorn = next(seat for seat in following if g.hero(seat).alive)
        g.tell(AcornGiven, state.acorn)


class Turn(OfSeat):
    """The turn of a hero. Nobody else does anything meanwhile; a hero who dies does nothing more."""

    @step("OAK-DRAFT-01", "OAK-ROUND-04")
    def draft(self, g: OakDell) -> Ask | None:
        """With one kind of dice left there is no choice (OAK-DRAFT-03)."""
        options = drafts(g)
        return Ask(self.seat, "oakdell.draft", options) if len(options) > 1 else None

    def on_draft(self, g: OakDell, choice: Draft) -> None:
        take_die(g, self.seat, choice)

    @step("OAK-DRAFT-01", "OAK-DRAFT-03")
    def take_last(self, g: OakDell) -> None:
        if g.state.turn is None:
            (only,) = drafts(g)
            assert type(only) is Draft
            take_die(g, self.seat, only)

    @step("OAK-SOLO-02", "OAK-SOLO-04")
    def discard(self, g: OakDell) -> None:
        if g.options.solo:
            discard_highest(g, self.seat)

    @step("OAK-ROUND-04")
    def move(self, g: OakDell) -> Frame:
        return DungeonPhase(seat=self.seat)

    @step("OAK-ROUND-04")
    def attack(self, g: OakDell) -> Frame | None:
        return AttackPhase() if g.acting.alive else None

    @step("OAK-ROUND-04")
    def be_attacked(self, g: OakDell) -> Frame | None:
        return MonsterPhase() if g.acting.alive else None

    @step("OAK-SCEN-S3", "OAK-SCEN-S4")
    def pay_last(self, g: OakDell) -> Ask | None:
        """The last chance to destroy a shrine that was entered this turn."""
        hero = g.acting
        if not g.turn.entered or not hero.alive:
            return None
        options: list[Option] = [*payable(g, hero)]
        return Ask(self.seat, "oakdell.shrine", [*options, GO_ON], default=options[0]) if options else None

    def on_pay_last(self, g: OakDell, choice: Pay | GoOn) -> None:
        if type(choice) is Pay:
            self.goto(Turn.pay_last)
            pay(g, g.acting, choice)

    @step("OAK-MON-07", "OAK-ROUND-04")
    def lay_die(self, g: OakDell) -> None:
        """The die lies on the Character Sheet, and the turn ends."""
        turn = g.turn
        g.acting.dice += ((turn.die, turn.value),)
        g.state.turn = None


class DungeonPhase(Frame):
    """The movement of a turn, with what may be done before and after it."""

    seat: Seat

    @step("OAK-VAR-02", "OAK-VAR-03")
    def recover(self, g: OakDell) -> None:
        """A hero who went down forfeits its movement for hearts, and goes on doing so until it is up.

        Ruling (OAK-VAR-03): one movement is forfeited at least, even if a reward has lifted the hero earlier.
        """
        hero = g.acting
        if hero.forfeits:
            self.goto(DungeonPhase.after_route)
            g.tell(MovementForfeited, self.seat)
            gain_hearts(g, hero, RECOVERY, "recovery")
            hero.forfeits = hero.hp <= 0

    @step("OAK-MOVE-01", "OAK-MOVE-04", "OAK-MOVE-06", "OAK-POT-02")
    def route(self, g: OakDell) -> Ask | None:
        """A potion, or the whole route. Who cannot move at all is only asked if a potion can be drunk."""
        hero = g.acting
        drinks = drinkable(g, hero)
        if is_stuck(g, hero):
            return Ask(self.seat, "oakdell.route", [*drinks, GO_ON], default=GO_ON) if drinks else None
        free = Free(Route, partial(broken_by, g, hero), partial(propose, g, hero))
        return Ask(self.seat, "oakdell.route", drinks, free=free)

    def on_route(self, g: OakDell, choice: Drink | Route | GoOn) -> Frame | None:
        if type(choice) is Drink:
            self.goto(DungeonPhase.route)
            return DrinkPotion(potion=choice.potion)
        if type(choice) is GoOn:
            return None
        assert type(choice) is Route
        hero = g.acting
        g.tell(RouteDeclared, self.seat, hero.space, choice.steps, choice.run, choice.boots, choice.avoid)
        harmless = ends_harmlessly(g, hero, choice.run)
        if choice.run:
            use_special(g, hero, "run")
        self.goto(DungeonPhase.after_route)
        return Walk(steps=choice.steps, harmless=harmless, avoid=choice.avoid)

    @step("OAK-MOVE-06")
    def stay(self, g: OakDell) -> None:
        """No route is legal: the whole movement is lost."""
        g.tell(MovementLost, self.seat, g.turn.move)

    @step("OAK-POT-02", "OAK-SCEN-S3")
    def after_route(self, g: OakDell) -> Ask | None:
        """A potion or a shrine, as long as there is one."""
        hero = g.acting
        options: list[Option] = [*drinkable(g, hero)]
        if g.turn.entered:
            options += payable(g, hero)
        return Ask(self.seat, "oakdell.after_route", [*options, GO_ON], default=GO_ON) if options else None

    def on_after_route(self, g: OakDell, choice: Drink | Pay | GoOn) -> Frame | None:
        if type(choice) is GoOn:
            return None
        self.goto(DungeonPhase.after_route)
        if type(choice) is Drink:
            return DrinkPotion(potion=choice.potion)
        assert type(choice) is Pay
        pay(g, g.acting, choice)
        return None
