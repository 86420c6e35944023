"""The march on the castle, traps and walls (rulebook: Gameplay after the Beast appears, Traps, Walls; 3.19, 3.20)."""

from __future__ import annotations

from collections.abc import Mapping

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import MarchTo
from ..events import GateAttacked, MonsterDefeated, MonsterMarched, TrapSprung
from ..land import CASTLE, Cell
from ..state import BEAST, Avel, Monster, MonsterId
from .ending import leave_play, lose

_SIZES = {"small": 0, "big": 1, "beast": 2}


def marching_order(g: Avel) -> list[MonsterId]:
    """In which order the monsters march."""
    return in_marching_order(g, {id: monster.tile for id, monster in g.state.monsters.items()})


@rule("AVEL-MARCH-02", "AVEL-MARCH-03")
def in_marching_order(g: Avel, tiles: Mapping[MonsterId, Cell]) -> list[MonsterId]:
    """Monsters on these tiles: all small ones, then all big ones, then the Beast.

    Ruling (AVEL-MARCH-03): within a size nearest first, then in the order of tiles, then by arrival.
    """
    place = {cell: n for n, cell in enumerate(g.land.order)}
    return sorted(tiles, key=lambda id: (_SIZES[g.card(id).size], place[tiles[id]]))


class March(Frame):
    """End of a round in act two: every monster walks one tile towards the castle."""

    waiting: tuple[MonsterId, ...] = ()

    @step("AVEL-MARCH-01", "AVEL-MARCH-02")
    def line_up(self, g: Avel) -> None:
        self.waiting = tuple(marching_order(g))

    @step("AVEL-MARCH-01", "AVEL-MARCH-02")
    def next_monster(self, g: Avel) -> Frame | None:
        if not self.waiting:
            return None
        monster, self.waiting = self.waiting[0], self.waiting[1:]
        self.goto(March.next_monster)
        return Advance(monster=monster)


class Advance(Frame):
    """One monster walks, or strikes at the gate."""

    monster: MonsterId
    to: Cell = ""

    @step("AVEL-MARCH-04", "AVEL-MARCH-05", "AVEL-MOVE-09", "AVEL-TURN-04")
    def choose_way(self, g: Avel) -> Ask | None:
        """Along a shortest way by shared edges; nothing blocks it. With several, the players choose.

        Ruling (AVEL-MOVE-09): monsters use no shortcuts. Ruling (AVEL-TURN-04): for the players answers the seat with
        the coat of arms.
        """
        ways = g.land.nearer[g.state.monsters[self.monster].tile]
        if len(ways) == 1 or g.options.march_choice == "auto":
            return None
        usual = usual_way(g, g.state.monsters[self.monster])
        return Ask(g.state.coat, "avel.march_path", tuple(map(MarchTo, ways)), default=MarchTo(usual))

    def on_choose_way(self, g: Avel, choice: MarchTo) -> None:
        self.to = choice.tile

    @step("AVEL-MARCH-06", "AVEL-MARCH-07", "AVEL-MARCH-08", "AVEL-CASTLE-02", "AVEL-WALL-05")
    def walk(self, g: Avel) -> None:
        """One tile on, with its damage and without a fight; into the castle only if no wall stands any more."""
        monster = g.state.monsters[self.monster]
        to = self.to or usual_way(g, monster)
        if to != CASTLE:
            start, monster.tile = monster.tile, to
            g.tell(MonsterMarched, self.monster, start, to)
        elif g.state.built:
            break_wall(g, self.monster)
            self.end()
        else:
            lose(g, self.monster)

    @step("AVEL-TRAP-01", "AVEL-TRAP-02", "AVEL-TRAP-05")
    def spring_trap(self, g: Avel) -> None:
        """Only the Beast, and only when it has walked onto the tile."""
        if self.monster == BEAST:
            meet_trap(g)


@rule("AVEL-MARCH-05")
def usual_way(g: Avel, monster: Monster) -> Cell:
    """The default next tile: for the Beast where most traps can still be met, then with most heroes, then from N."""

    def traps_ahead(cell: Cell) -> int:
        if monster.id != BEAST:
            return 0
        return max(sum(step in g.state.laid for step in way) for way in g.land.ways(cell))

    def heroes_on(cell: Cell) -> int:
        return sum(hero.tile == cell for hero in g.state.heroes)

    return max(g.land.nearer[monster.tile], key=lambda cell: (traps_ahead(cell), heroes_on(cell)))


@rule("AVEL-TRAP-02", "AVEL-TRAP-03", "AVEL-TRAP-04", "AVEL-TRAP-06", "AVEL-REWARD-07")
def meet_trap(g: Avel) -> None:
    """The Beast has entered a tile: a trap there springs and deals its attacks plus its bonus.

    Ruling (AVEL-TRAP-03): only attack symbols count. Ruling (AVEL-TRAP-04): a sprung trap leaves the game. Ruling
    (AVEL-REWARD-07): the Beast killed by a trap gives no reward, for nobody fought it.
    """
    beast = g.state.monsters[BEAST]
    trap_id = g.state.laid.pop(beast.tile, None)
    if trap_id is None:
        return
    spring = g.box.traps[trap_id].spring
    faces = tuple(g.chance.roll(g.box.faces[die], "avel.trap") for die in spring.dice)
    damage = min(faces.count("attack") + spring.bonus, beast.left)
    beast.damage += damage
    g.tell(TrapSprung, beast.tile, trap_id, faces, spring.bonus, damage, beast.left)
    if beast.left == 0:
        g.tell(MonsterDefeated, BEAST, 0, beast.tile)
        leave_play(g, BEAST)


@rule("AVEL-WALL-01", "AVEL-WALL-02", "AVEL-WALL-03", "AVEL-WALL-04")
def break_wall(g: Avel, monster: MonsterId) -> None:
    """Instead of entering, a monster destroys one wall, the Beast all of them (they go to the box, not to the supply).

    It stays where it is and tries again at the next march.
    """
    before = g.state.built
    g.state.built = 0 if monster == BEAST else before - 1
    g.tell(GateAttacked, monster, before, g.state.built)
