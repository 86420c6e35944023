"""The corruption: rooms change places, new ones come, some are frozen or replaced (specification 3.14)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import LayLine, LayRoom, LiftFreeze, TakeRoom
from ..effects.dungeon import Freeze
from ..events import RoomFrozen, RoomReplaced, RoomsLaid, RoomsTaken
from ..records import Stage
from ..state import Hero, Place, RoomCard, RoomId, Veiel
from .setup import ask_line, lay_line, lay_line_at_random
from .sheet import carried

MOST_FROZEN = 3
"""VEIEL-CORR-09."""
GROWING: dict[int, Stage] = {1: "return_1", 2: "return_2", 3: "return_3"}
"""The rooms that come at each return (VEIEL-CORR-05)."""
TAKE = cache(TakeRoom)


class Corruption(Frame):
    """The dungeon changes while the team rests. `places` are those of rooms taken, `lifted` the rooms not laid yet.

    `laid` counts those that lie again: what they are is not for everybody.
    """

    places: tuple[Place, ...] = ()
    lifted: tuple[RoomCard, ...] = ()
    laid: int = 0

    @step("VEIEL-CORR-01", "VEIEL-CORR-02", "VEIEL-CORR-04", "VEIEL-CORR-06", "VEIEL-REST-06")
    def take(self, g: Veiel) -> Ask | None:
        """The DM takes one room for each hero, fallen ones included; where there are not more, all that are free.

        Ruling (VEIEL-REST-06): it is done before the team deals with anybody, so that nobody waits for it later.
        """
        free = [place for place in free_places(g) if place not in self.places]
        if g.master is None or len(self.places) == g.size or len(free) <= g.size - len(self.places):
            return None
        return Ask(g.master, "veiel.take_room", [TAKE(place) for place in free])

    def on_take(self, g: Veiel, choice: TakeRoom) -> None:
        self.places += (choice.place,)
        self.goto(Corruption.take)

    @step("VEIEL-CORR-04", "VEIEL-NODM-02")
    def take_by_rule(self, g: Veiel) -> None:
        """All free rooms where the DM had nothing to choose; without one the rooms visited and as many others."""
        free = free_places(g)
        if g.master is not None:
            self.places = self.places if len(self.places) == g.size else tuple(free)
            return
        visited = [place for place in free if place in g.state.entered]
        others = [place for place in free if place not in visited]
        others = g.chance.sample(others, min(len(visited), len(others)), "veiel.corruption")
        self.places = tuple(sorted((*visited, *others)))

    @step("VEIEL-CORR-02", "VEIEL-INFO-02", "VEIEL-INC-09")
    def lift(self, g: Veiel) -> None:
        """Everybody sees which places are taken; what lies there is not known to the heroes any more.

        Rooms that they could not tell apart from these before are mixed with them in their eyes.
        """
        if not self.places:
            return
        rooms, master = g.state.rooms, g.master
        taken = [rooms.pop(place) for place in self.places]
        batch, known = f"mix_{g.state.incursion}", () if master is None else (master,)
        mixed = {card.batch for card in taken if not card.up}
        for place, card in rooms.items():
            if not card.up and card.batch in mixed:
                rooms[place] = replace(card, batch=batch)
        taken.sort(key=RoomCard.face)
        self.lifted = tuple(RoomCard(card.front, peeked=known, batch=batch) for card in taken)
        g.tell(RoomsTaken, self.places)

    @step("VEIEL-CORR-02", "VEIEL-CORR-03")
    def lay(self, g: Veiel) -> Ask | None:
        """The DM says what lies on each place. Asked even where the rooms are alike, for that is nobody's business."""
        if g.master is None or len(self.lifted) < 2:
            return None
        place = self.places[self.laid]
        rooms = dict.fromkeys(card.face() for card in self.lifted)
        return Ask(g.master, "veiel.lay_room", [LayRoom(place, room) for room in rooms])

    def on_lay(self, g: Veiel, choice: LayRoom) -> None:
        self._put(g, next(card for card in self.lifted if card.face() == choice.room))
        self.goto(Corruption.lay)

    def _put(self, g: Veiel, card: RoomCard) -> None:
        lifted = list(self.lifted)
        lifted.remove(card)
        g.state.rooms[self.places[self.laid]] = card
        self.lifted, self.laid = tuple(lifted), self.laid + 1

    @step("VEIEL-CORR-02", "VEIEL-NODM-02")
    def lay_the_rest(self, g: Veiel) -> None:
        rest = list(self.lifted)
        if g.master is None:
            g.chance.shuffle(rest, "veiel.shuffle.rooms")
        for card in rest:
            self._put(g, card)
        rooms = g.state.rooms = dict(sorted(g.state.rooms.items()))
        if self.places:
            g.tell(RoomsLaid, g.master or 0, self.places, tuple(rooms[place].face() for place in self.places))

    @step("VEIEL-CORR-05", "VEIEL-CORR-06", "VEIEL-CORR-08")
    def choose_line(self, g: Veiel) -> Ask | None:
        rooms = new_rooms(g)
        return ask_line(g, rooms) if rooms else None

    def on_choose_line(self, g: Veiel, choice: LayLine) -> None:
        self._prepare(g)
        lay_line(g, choice.rooms)
        self.end()

    @step("VEIEL-CORR-05", "VEIEL-NODM-01")
    def draw_line(self, g: Veiel) -> None:
        rooms = new_rooms(g)
        if rooms:
            self._prepare(g)
            lay_line_at_random(g, rooms)

    @rule("VEIEL-CORR-11")
    def _prepare(self, g: Veiel) -> None:
        """The Powerful Monster room for which the Throne Room lies will replace it later."""
        state = g.state
        if g.options.throne_room and state.incursion == 2:
            state.spare_rooms += (g.box.stages["spare"][0],)


@rule("VEIEL-CORR-04", "VEIEL-CORR-09")
def free_places(g: Veiel) -> list[Place]:
    """The places whose rooms are not frozen."""
    return [place for place, room in g.state.rooms.items() if not room.frozen]


@rule("VEIEL-CORR-05", "VEIEL-CORR-11")
def new_rooms(g: Veiel) -> tuple[RoomId, ...]:
    """The rooms that come at this return, none from the fourth on."""
    stages, number = g.box.stages, g.state.incursion - 1
    if number not in GROWING:
        return ()
    rooms = stages[GROWING[number]]
    if number == 1 and g.options.throne_room:
        at = rooms.index(stages["spare"][0])
        rooms = (*rooms[:at], *stages["throne"], *rooms[at + 1 :])
    return (*rooms, g.state.special_room) if number == 2 else rooms


@rule("VEIEL-CORR-10", "VEIEL-CORR-11", "VEIEL-CORR-12")
def replace_spent(g: Veiel, place: Place) -> None:
    """A special room or Throne Room that has been entered gives way to a Powerful Monster room, which all can see."""
    state = g.state
    room = state.rooms[place].face()
    if room not in (state.special_room, *g.box.stages["throne"]):
        return
    spare, state.spare_rooms = state.spare_rooms[0], state.spare_rooms[1:]
    state.rooms[place] = RoomCard(spare, up=True, seen=state.incursion)
    g.tell(RoomReplaced, place, spare)


@rule("VEIEL-CORR-09")
def freeze(g: Veiel, place: Place) -> None:
    """The corruption cannot take this room.

    Ruling (VEIEL-CORR-09): a fourth frees the one seen longest ago, of several the first by wing and line.
    """
    rooms = g.state.rooms
    frozen = [other for other, room in rooms.items() if room.frozen]
    if len(frozen) == MOST_FROZEN:
        lift_freeze(g, min(frozen, key=lambda other: (rooms[other].seen, other)))
    rooms[place] = replace(rooms[place], frozen=True)
    g.tell(RoomFrozen, place, True)


@rule("VEIEL-CORR-09")
def lift_freeze(g: Veiel, place: Place) -> None:
    """A frozen room is free again."""
    g.state.rooms[place] = replace(g.state.rooms[place], frozen=False)
    g.tell(RoomFrozen, place, False)


@rule("VEIEL-CORR-09")
def lifts(g: Veiel, hero: Hero) -> list[LiftFreeze]:
    """The frozen rooms that a hero can free: one that can freeze rooms."""
    frozen = [place for place, room in g.state.rooms.items() if room.frozen]
    return [LiftFreeze(place) for place in frozen] if frozen and _freezes(g, hero) else []


def _freezes(g: Veiel, hero: Hero) -> bool:
    lines = [line for card in carried(g, hero) for _, line in g.box.uses[card]]
    return any(isinstance(verb, Freeze) for line in lines for verb in line.do)
