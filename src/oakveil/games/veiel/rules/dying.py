"""How enemies die, and what that brings (specification 3.16, 3.17)."""

from __future__ import annotations

from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..effects.fighting import Reanimate
from ..effects.lines import Auto
from ..events import DieRolled, EnemyDied, MinionsCrumbled
from ..state import CardId, Combat, Enemy, HeroId, RoomId, Veiel
from .happening import happens
from .line import bury, reanimate
from .rolling import d6
from .sheet import carried, number


class Deaths(Frame):
    """All enemies without HP die, front to back, each with what its death brings; then what the kills bring to `by`.

    `weapon` is what they were killed with, if it was an attack. `kills` counts them.
    """

    by: HeroId = ""
    weapon: CardId = ""
    kills: int = 0

    @step("VEIEL-COMBAT-03", "VEIEL-COMBAT-11", "VEIEL-COMBAT-13", "VEIEL-COMBAT-14", "VEIEL-BOSS-09")
    def die(self, g: Veiel) -> Frame | None:
        """Whoever stands behind moves up at once; then comes what the card of the dead does."""
        combat = g.combat
        enemy = next((enemy for enemy in combat.line if enemy.hp <= 0), None)
        if enemy is None:
            return None
        self.goto(Deaths.die)
        self.kills += 1
        combat.line.remove(enemy)
        g.tell(EnemyDied, enemy.id)
        if enemy.kind == "boss":
            self._crumble(g, combat)
        elif not self._rises(g, enemy):
            bury(combat, enemy)
        killer = (self.by,) if self.by else ()
        return happens(g, (enemy.card,), "dies", enemy.id, killer)

    @rule("VEIEL-BOSS-09")
    def _crumble(self, g: Veiel, combat: Combat) -> None:
        """Without their boss all others crumble."""
        fallen, combat.line = combat.line, []
        combat.dead += tuple(enemy.card for enemy in fallen)
        if fallen:
            g.tell(MinionsCrumbled, len(fallen))

    @rule("VEIEL-COMBAT-15", "VEIEL-ROOM-09")
    def _rises(self, g: Veiel, enemy: Enemy) -> bool:
        """Whether the room lets a basic enemy rise again. It keeps its loot for the day when it is finally dead."""
        if g.combat.kind != "room" or enemy.kind != "basic":
            return False
        room = g.state.rooms[g.state.place].face()
        for at, line in g.box.autos.get((room, "enemy_dies"), ()):
            mark = f"{room}:{at}"
            if line.limit is not None and enemy.fired.count(mark) >= number(g, line.limit.n):
                continue
            if any(type(verb) is Reanimate for verb in line.do) and self._roll(g, room, line):
                reanimate(g, enemy.card, gives_loot=enemy.gives_loot, fired=(*enemy.fired, mark))
                return True
        return False

    def _roll(self, g: Veiel, room: RoomId, line: Auto) -> bool:
        if line.roll is None:
            return True
        die = d6(g, "veiel.d6")
        g.tell(DieRolled, room, die, line.roll)
        return die >= line.roll

    @step("VEIEL-ATK-11")
    def reap(self, g: Veiel) -> Frame | None:
        """What a kill brings to the hero, once for each enemy.

        Ruling (VEIEL-ATK-11): a weapon brings it for what was killed with it, all else for every kill of its bearer.
        """
        if not self.by or not g.hero(self.by).stands:
            return None
        weapons = g.box.weapons
        cards = [card for card in carried(g, g.hero(self.by)) if card not in weapons or card == self.weapon]
        return happens(g, [card for card in cards for _ in range(self.kills)], "kill", self.by)


def deaths(g: Veiel, by: HeroId = "", weapon: CardId = "") -> Deaths | None:
    """The deaths of all enemies without HP; None if none has died."""
    combat = g.state.combat
    if combat is None or all(enemy.hp > 0 for enemy in combat.line):
        return None
    return Deaths(by=by, weapon=weapon)
