"""Entering a room and what happens in it (specification 3.9, 5.2)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..events import EndGained, RoomEntered, RoomResolved, RoomRevealed
from ..state import HeroId, Place, Veiel
from .corruption import replace_spent
from .ending import go_to_rest
from .happening import happens
from .moments import Opened, moment
from .rooms import RoomEffect
from .sheet import carried, maximum


@rule("VEIEL-INC-03")
def step_on(g: Veiel) -> None:
    """Whoever goes one room further, or to the boss, regains 1 END; so do the fallen."""
    for hero in g.state.heroes:
        if hero.end < maximum(g, hero, "END"):
            hero.end += 1
            g.tell(EndGained, hero.id, 1, "advance")


@rule("VEIEL-DEATH-08", "VEIEL-DEATH-06")
def is_cut_short(g: Veiel) -> bool:
    """Whether the team is not in the dungeon any more. When nobody stands, it is carried to the rest zone now."""
    if g.state.where != "rest" and not g.standing():
        go_to_rest(g, "fallen")
    return g.state.where == "rest"


class Room(Opened):
    """The team enters the room at `place`, which is turned over and resolved.

    `waiting` are the heroes whose cards have yet to do what they do when a room is entered.
    """

    place: Place
    waiting: tuple[HeroId, ...] = ()

    @step("VEIEL-INC-01", "VEIEL-INC-04", "VEIEL-INC-10", "VEIEL-EVENT-13")
    def enter(self, g: Veiel) -> None:
        state = g.state
        state.place, state.is_resolved, state.quiet = self.place, False, False
        for hero in state.heroes:
            if hero.used:
                hero.used = tuple(use for use in hero.used if not use.endswith(":room"))
        self.waiting = tuple(hero.id for hero in g.standing())
        g.tell(RoomEntered, self.place)

    @step("VEIEL-PHY-05", "VEIEL-INC-03")
    def cards_of_heroes(self, g: Veiel) -> Frame | None:
        """What standing heroes carry that does something when a room is entered."""
        if not self.waiting:
            return None
        hero, self.waiting = g.hero(self.waiting[0]), self.waiting[1:]
        self.goto(Room.cards_of_heroes)
        return happens(g, carried(g, hero), "enter", actor=hero.id)

    @step("VEIEL-EVENT-03", "VEIEL-EVENT-04")
    def open_enter(self, g: Veiel) -> Frame | None:
        return moment(g, "enter")

    @step("VEIEL-INC-01", "VEIEL-INFO-02")
    def turn(self, g: Veiel) -> None:
        """The room where the team is now: a Secret Door may have led it elsewhere."""
        if is_cut_short(g):
            return self.end()
        state = g.state
        if self.place != state.place:
            self.place = state.place
            g.tell(RoomEntered, self.place)
        state.entered += (self.place,)
        state.rooms[self.place] = state.rooms[self.place].shown(state.incursion)
        g.tell(RoomRevealed, self.place, state.rooms[self.place].face())
        return None

    @step("VEIEL-EVENT-03", "VEIEL-EVENT-04")
    def open_reveal(self, g: Veiel) -> Frame | None:
        return moment(g, "reveal")

    @step("VEIEL-INC-01", "VEIEL-ROOM-11")
    def take_effect(self, g: Veiel) -> Frame | None:
        if is_cut_short(g):
            self.goto(Room.close)
            return None
        return RoomEffect(room=g.state.rooms[self.place].face())

    @step("VEIEL-INC-04", "VEIEL-CORR-10")
    def resolve(self, g: Veiel) -> Frame | None:
        if is_cut_short(g):
            self.goto(Room.close)
            return None
        g.state.is_resolved = True
        g.tell(RoomResolved, self.place)
        replace_spent(g, self.place)
        return moment(g, "resolved")

    @step("VEIEL-CORR-10", "VEIEL-CORR-12", "VEIEL-DEATH-08")
    def close(self, g: Veiel) -> None:
        """A room that was entered is spent, even if the team is gone."""
        is_cut_short(g)
        replace_spent(g, self.place)
