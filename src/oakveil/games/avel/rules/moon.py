"""The moon track and the rise of the Black Moon (rulebook: End of round, Black Moon rises; 3.17, 3.18)."""

from __future__ import annotations

from typing import Literal

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import LandOn
from ..effects import Mend, Refill, Rise
from ..events import BlackMoonRose, LandingRolled, MarkerMoved, PieceRetired
from ..land import Cell
from ..records import Lair
from ..state import BEAST, Avel, Monster
from .movement import draw_monster, empty_lairs, fill_lairs, reveal
from .rewards import heal


@rule("AVEL-MOON-01", "AVEL-MOON-07", "AVEL-MOON-08", "AVEL-MOON-11")
def move_marker(g: Avel) -> Frame | None:
    """End of a round before the Beast: the marker moves one space, and the space is carried out.

    The rulebook tells this step twice, before the starting player's turn and at the end of the round: it is one move.
    """
    start = g.state.marker
    g.state.marker += 1
    space = g.box.moon_track[g.state.marker]
    g.tell(MarkerMoved, start, g.state.marker, "" if space.symbol is None else str(space.symbol.__struct_config__.tag))
    if space.mark is not None:
        retire(g, space.mark.piece)
    symbol = space.symbol
    if type(symbol) is Mend:
        mend(g, symbol.n)
    elif type(symbol) is Refill:
        refill(g)
    elif type(symbol) is Rise:
        return BlackMoon()
    return None


@rule("AVEL-MOON-02")
def mend(g: Avel, n: int) -> None:
    """Every hero regains hearts."""
    for hero in g.state.heroes:
        heal(g, hero, n, "moon")


@rule("AVEL-MOON-03", "AVEL-MOON-04", "AVEL-MOON-05", "AVEL-MOON-06", "AVEL-STONE-03")
def refill(g: Avel) -> None:
    """Every face-up lair tile without any monster and without a seal gets its monsters.

    Ruling (AVEL-MOON-06): from the castle outwards, clockwise from N.
    """
    for cell in empty_lairs(g):
        fill_lairs(g, cell, "refill")


@rule("AVEL-MOON-07", "AVEL-MOON-08", "AVEL-MOON-09", "AVEL-MOON-10")
def retire(g: Avel, piece: Literal["seal", "trap", "wall"]) -> None:
    """What has not been used of a kind of piece goes back to the box.

    Ruling (AVEL-MOON-10): seals when the marker reaches their mark, one space before the Black Moon; traps when it
    reaches the Black Moon; walls at the end of the first round with the Beast (`Adventure.close_round`). Only so do the
    three end one after another, and all sentences of the rulebook hold.
    """
    state = g.state
    match piece:
        case "seal":
            n, state.seals = state.seals, 0
        case "trap":
            n, state.traps = len(state.traps), ()
        case "wall":
            n, state.walls = state.walls, 0
    g.tell(PieceRetired, piece, n)


class BlackMoon(Frame):
    """The Black Moon rises. Nobody moves or is attacked yet (AVEL-RISE-09).

    `small` and `big` monsters have still to come out of the crater. For the next of them `face` is what the black die
    shows, and `to` the tile it names, or the one chosen where it names several.
    """

    small: int = 0
    big: int = 0
    face: str = ""
    to: Cell = ""

    @step("AVEL-RISE-01", "AVEL-RISE-02", "AVEL-MOON-06")
    def reveal_all(self, g: Avel) -> None:
        """Turn all face-down tiles up. Lairs that were already in sight get nothing now."""
        for cell in g.land.order:
            if not g.state.tiles[cell].up:
                reveal(g, cell, "rise")

    @step("AVEL-RISE-03")
    def read_crater(self, g: Avel) -> None:
        assert g.state.crater_token is not None
        band = g.box.craters[g.state.crater_token].invade.by_heroes[len(g.state.heroes) - 1]
        self.small, self.big = band.small, band.big

    @step("AVEL-RISE-04", "AVEL-RISE-06")
    def roll_landing(self, g: Avel) -> None:
        """A black die tells the tile of the next monster.

        Ruling (AVEL-RISE-06): roll again if that tile is not in play.
        """
        if not self.small and not self.big:
            return self.goto(BlackMoon.set_beast)
        self.face = g.chance.roll(g.box.faces["black"], "avel.landing")
        cells = self.landings(g)
        if not cells:
            self.goto(BlackMoon.roll_landing)
        elif len(cells) == 1:
            self.to = cells[0]

    def landings(self, g: Avel) -> list[Cell]:
        """The tiles in play that the rolled face names on the crater token."""
        assert g.state.crater_token is not None
        named = g.box.craters[g.state.crater_token].invade.landing[self.face]  # type: ignore[index]
        return [cell for cell in g.land.order if g.state.tiles[cell].front in named]

    @step("AVEL-RISE-06", "AVEL-TURN-04")
    def choose_landing(self, g: Avel) -> Ask | None:
        """Ruling (AVEL-RISE-06): where the face names several tiles in play, the players choose.

        Ruling (AVEL-TURN-04): one of them must answer, and the coat of arms already does the group's upkeep.
        """
        if self.to:
            return None
        cells = self.landings(g)
        return Ask(g.state.coat, "avel.landing", tuple(map(LandOn, cells)), default=LandOn(cells[0]))

    def on_choose_landing(self, g: Avel, choice: LandOn) -> None:
        self.to = choice.tile

    @step("AVEL-RISE-04", "AVEL-RISE-05")
    def land(self, g: Avel) -> None:
        """Whatever the tile already holds. Ruling (AVEL-RISE-04): small monsters first, then big ones."""
        to = self.to
        size: Lair = "small" if self.small else "big"
        monster = draw_monster(g, size, to, "crater")
        if monster is not None:
            g.tell(LandingRolled, monster, self.face, to)
        if size == "small":
            self.small -= 1
        else:
            self.big -= 1
        self.face = self.to = ""
        self.goto(BlackMoon.roll_landing)

    @step("AVEL-RISE-07", "AVEL-TUNE-01", "AVEL-SOLO-03", "AVEL-SETUP-14", "AVEL-TRAP-05")
    def set_beast(self, g: Avel) -> None:
        """The Beast stands on the crater's tile; its dial is set by the number of heroes.

        Ruling (AVEL-TRAP-05): it has not entered the tile, so a trap there does not spring.
        """
        dial = max(1, g.box.numbers.beast_toughness[len(g.state.heroes) - 1] + g.options.beast_delta)
        g.tell(BlackMoonRose, g.land.crater, dial)
        g.state.monsters[BEAST] = Monster(BEAST, g.land.crater, dial)

    @step("AVEL-RISE-08", "AVEL-RISE-09", "AVEL-MOON-12")
    def begin_act_two(self, g: Avel) -> None:
        g.state.crater_token = None
        g.state.act = 2
