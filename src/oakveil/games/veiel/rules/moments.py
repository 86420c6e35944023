"""Moments: when the DM may play events and heroes may react (specification 5.2)."""

from __future__ import annotations

from collections.abc import Mapping

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Decline, PassEvent, PassRoom, PlayEvent, UseReaction
from ..effects.words import ReactWindow, Window
from ..state import Hero, HeroId, Veiel
from .dice import FoeDie
from .line import fight_over
from .playable import master_is_asked, plays
from .reactions import anybody_reacts, reactions

NO_DIE = FoeDie(0, up=True)
"""Where no die of the DM has been rolled."""
REACTIVE: Mapping[Window, ReactWindow] = {"def_fail": "def_fail", "fall": "fall", "loot": "loot"}
"""The windows in which a hero can react."""


class Opened(Frame, kw_only=True):
    """A procedure that opens moments. What is done in them is noted here.

    `failed`: the success of its roll is a failure. `blocked`: the attack misses. `cancelled`: it does not take place.
    `result` is how a fight ended that was set off by it.
    """

    failed: bool = False
    blocked: bool = False
    cancelled: bool = False
    result: str = ""


class Moment(Frame):
    """A window of time: first the DM may play events one after the other, then heroes may react clockwise from `about`.

    `die` is the natural die of the hero's roll it is about, `foe` that of the DM. `passed` are heroes that let it
    happen, `used` the cards they have used, as "hero:card".

    Ruling (VEIEL-DEF-09): a card is used once in a moment, whatever comes of it.
    """

    window: Window
    about: HeroId = ""
    die: int = 0
    foe: FoeDie = NO_DIE
    passed: tuple[HeroId, ...] = ()
    used: tuple[str, ...] = ()

    @step("VEIEL-EVENT-03", "VEIEL-EVENT-04", "VEIEL-EVENT-13", "VEIEL-BOSS-02")
    def master(self, g: Veiel) -> Ask | None:
        """The DM is never forced to play a card, and may keep out of all that happens in this room."""
        seat = g.master
        if seat is None or is_closed(g, self) or not master_is_asked(g, self):
            return None
        options = (PassEvent(), PassRoom(), *plays(g, self))
        return Ask(seat, "veiel.event", options, default=PassEvent())

    def on_master(self, g: Veiel, choice: PassEvent | PassRoom | PlayEvent) -> Frame | None:
        from .playing_events import Playing  # what events do opens moments of its own

        if isinstance(choice, PlayEvent):
            self.goto(Moment.master)
            return Playing(card=choice.card, target=choice.target, lost=choice.lost, about=self.about)
        if isinstance(choice, PassRoom):
            g.state.quiet = True
        return None

    @step("VEIEL-DEF-09", "VEIEL-DEATH-01", "VEIEL-EVENT-04")
    def react(self, g: Veiel) -> Ask | None:
        """The hero it is about first, the others clockwise. One block is enough, and one rescue."""
        hero, options = self._next(g)
        return None if hero is None else Ask(hero.seat, "veiel.react", (*options, Decline()))

    def on_react(self, g: Veiel, choice: UseReaction | Decline) -> Frame | None:
        from .reacting import Reacting

        self.goto(Moment.react)
        if isinstance(choice, UseReaction):
            self.used += (f"{choice.hero}:{choice.card}",)
            return Reacting(hero=choice.hero, card=choice.card, line=choice.line, about=self.about)
        hero, _ = self._next(g)
        assert hero is not None
        self.passed += (hero.id,)
        return None

    def _next(self, g: Veiel) -> tuple[Hero | None, list[UseReaction]]:
        """The next hero that can react, and how."""
        window = REACTIVE.get(self.window)
        if window is None or is_closed(g, self):
            return None, []
        for hero in g.clockwise(self.about or g.state.heroes[0].id):
            if hero.id not in self.passed:
                options = reactions(g, window, hero, self.about)
                if self.used:
                    options = [option for option in options if f"{option.hero}:{option.card}" not in self.used]
                if options:
                    return hero, options
        return None, []


@rule("VEIEL-EVENT-04", "VEIEL-DEF-09")
def is_closed(g: Veiel, moment: Moment) -> bool:
    """Whether what the moment is about has been settled, or nobody is there any more to be asked."""
    window, below = moment.window, g.below(moment)
    if window == "fall":
        return g.hero(moment.about).vit > 0
    if g.state.where == "rest" or (fight_over(g) and window != "loot"):
        return True
    if moment.about and not g.hero(moment.about).vit:
        return True
    return isinstance(below, Opened) and (below.failed or below.blocked or below.cancelled or below.result != "")


def moment(g: Veiel, window: Window, about: HeroId = "", die: int = 0, foe: FoeDie = NO_DIE) -> Moment | None:
    """The moment that the procedure in progress opens, an `Opened`; None if nobody can do anything in it."""
    if g.master is not None:
        made = Moment(window=window, about=about, die=die, foe=foe)
        if master_is_asked(g, made):
            return made
    reactive = REACTIVE.get(window)
    if reactive is None or not anybody_reacts(g, reactive, about):
        return None
    return Moment(window=window, about=about, die=die, foe=foe)
