"""Drawing equipment from the bag (rulebook: Drawing equipment; specification 3.12)."""

from __future__ import annotations

from functools import cache

import msgspec

from oakveil.kernel.ask import Ask, Broken, Clock, Seat
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule
from oakveil.kernel.table import Command

from ..choices import Fumble, Grab, SetCalm
from ..events import ParadeShown, TokenDrawn
from ..state import Avel, TokenId
from .packing import Fit


@rule("AVEL-BAG-06", "AVEL-ODDS-02")
class Silhouette(msgspec.Struct, frozen=True):
    """What the hand feels: a shape, turned by `quarter_turns` (0-3). Never which token it is (AVEL-BAG-06)."""

    shape: str
    quarter_turns: int


class DrawEquipment(Frame):
    """One hand in the bag: feel the shapes, take one token, do not look (AVEL-BAG-01).

    Ruling (AVEL-BAG-02): the parade is a random pick of tokens in random order of which only the shapes are noted.
    Tokens of one shape are alike to the hand, so which of them was grabbed is decided by chance when it is grabbed: the
    same odds as if the pick had been remembered, and there is no secret that could leak.
    """

    seat: Seat
    parade: tuple[Silhouette, ...] = ()
    grabbed: str = ""
    fumble: bool = False

    @step("AVEL-BAG-01", "AVEL-BAG-02", "AVEL-BAG-05", "AVEL-BAG-07")
    def feel(self, g: Avel) -> None:
        """The parade begins, unless one draws blind or there is nothing to choose from.

        Ruling (AVEL-BAG-07): from an empty bag nothing is drawn.
        """
        bag = g.state.bag.items
        if not bag:
            return self.end()
        if g.options.bag_draw == "blind" or len(bag) == 1:
            return self.goto(DrawEquipment.take)
        passing = g.chance.sample(bag, min(g.options.bag_window, len(bag)), "avel.parade")
        felt = g.box.felt
        shapes = tuple([felt[token] for token in passing])
        self.parade = tuple([Silhouette(shape, g.chance.below(4, "avel.parade")) for shape in shapes])
        seconds = g.options.bag_seconds if has_clock(g, self.seat) else 0
        g.tell(ParadeShown, self.seat, shapes, seconds)

    @step("AVEL-BAG-02", "AVEL-BAG-03", "AVEL-BAG-04", "AVEL-BAG-10")
    def grab(self, g: Avel) -> Ask:
        """With `bag_draw=grab` against the clock, which answers with a fumble; with `grab_calm` without, and for a seat
        that wants to be calm.

        Ruling (AVEL-BAG-10): whoever runs the table keeps the clock (`kernel.clock`), with a grace for slow lines and
        the full time once more for a seat that was cut off; the parade stays, so nobody gains by it.
        """
        clock = Clock(g.options.bag_seconds, Fumble()) if has_clock(g, self.seat) else None
        return Ask(self.seat, "avel.bag_grab", positions(len(self.parade)), clock=clock)

    @rule("AVEL-BAG-02", "AVEL-BAG-03")
    def on_grab(self, g: Avel, choice: Grab | Fumble) -> None:
        """The position grabbed, or after a fumble any of them."""
        if isinstance(choice, Fumble):
            self.fumble = True
            self.grabbed = g.chance.roll(self.parade, "avel.fumble").shape
        else:
            self.grabbed = self.parade[choice.position].shape

    @step("AVEL-BAG-06", "AVEL-BAG-08")
    def take(self, g: Avel) -> None:
        """One of the tokens in the bag that feel like what was grabbed; of all of them when it was drawn blind."""
        bag, hero, felt = g.state.bag, g.hero(self.seat), g.box.felt
        alike: list[TokenId] = bag.items
        if self.grabbed:
            alike = [token for token in bag.items if felt[token] == self.grabbed]
        token = bag.take(g.chance.roll(alike, "avel.bag"))
        hero.holding += (token,)
        g.tell(TokenDrawn, self.seat, token, self.fumble)

    @step("AVEL-PACK-04")
    def place(self, g: Avel) -> Frame:
        return Fit(seat=self.seat)


@cache
def positions(passing: int) -> tuple[Grab, ...]:
    """The places in a parade of so many tokens."""
    return tuple(map(Grab, range(passing)))


@rule("AVEL-BAG-04")
def has_clock(g: Avel, seat: Seat) -> bool:
    """Whether a seat draws against the clock."""
    return g.options.bag_draw == "grab" and not g.hero(seat).calm


@rule("AVEL-BAG-04")
def check_calm(g: Avel, seat: Seat, choice: SetCalm) -> Broken | None:
    """At any time, without asking anybody; but only where there is a clock to do without, and for a change."""
    if not serves(g, seat) or g.hero(seat).calm == choice.calm:
        return Broken("AVEL-BAG-04", "avel-broken-calm")
    return None


def set_calm(g: Avel, seat: Seat, choice: SetCalm) -> None:
    """From now on; a clock that is running stops."""
    g.hero(seat).calm = choice.calm


def serves(g: Avel, seat: Seat) -> bool:
    """Whether there is a clock at this table that a seat could do without."""
    return g.options.bag_draw == "grab"


Avel.commands = (*Avel.commands, Command("avel.calm", SetCalm, check_calm, set_calm, serves))
