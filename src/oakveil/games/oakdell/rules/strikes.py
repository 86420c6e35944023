"""Strikes: which lines may be drawn, and what happens when one is drawn (specification 3.6 to 3.8)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from oakveil.kernel.ask import Ask
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Decline, HitPool, NextStrike, StopChain, Strike, UseCircle
from ..chords import Chords
from ..effects import abilities
from ..effects.harm import BonusDamage
from ..events import HardHit, IconTaken, LineDrawn, LinkBroken, StrikeDeclared, WingHit
from ..records import IconId, Line, LinkId, PartId, PointColour, PointId, PoolId
from ..state import Fight, Hero, OakDell
from .abilities import ability, hard_parts, loose_parts
from .circles import usable, use, use_special
from .damage import deal, remove, vulnerable
from .gaining import gain_key, mark_circle
from .gear import working

Pair = tuple[PointId, PointId]


def unblocked(g: OakDell, hero: Hero) -> list[PointId]:
    """The points of the sheet on which a line may end, with skills if need be, in their order."""
    fight = hero.fight
    points, blocked = g.box.chords(fight.sheet).points, fight.blocked
    return [point for point in points if point not in blocked] if blocked else list(points)


def free(g: OakDell, hero: Hero) -> list[PointId]:
    """The free points of the sheet: no line ends there and they are not blocked."""
    used = hero.fight.used
    return [point for point in unblocked(g, hero) if point not in used]


def count_free(g: OakDell, hero: Hero) -> int:
    """How many points of the sheet are free: a point that is blocked was free until then."""
    fight = hero.fight
    return len(g.box.chords(fight.sheet).points) - len(fight.used) - len(fight.blocked)


@rule("OAK-STRIKE-04")
def joined(fight: Fight) -> set[Pair]:
    """The pairs of points that a line joins, in both orders. Ruling (OAK-STRIKE-04): a second would be the same."""
    pairs = {(line.start, line.end) for line in fight.lines if line.start}
    return pairs | {(end, start) for start, end in pairs}


@rule("OAK-STRIKE-01", "OAK-STRIKE-03", "OAK-STRIKE-05", "OAK-SKILL-STRIKE", "OAK-SPEC-ANY", "OAK-POT-BLUE")
def strikes(g: OakDell, hero: Hero, colour: PointColour, main: bool) -> list[Strike]:
    """Every strike from a point of this colour. `main`: Attack from Any Point and a drunk chain count for it.

    A line ends on free points. An Additional Strikes circle allows as many used ones as its value; each value that is
    high enough is offered. The end of the first line of a chain is a middle point: it may be used without any skill.
    """
    fight = hero.fight
    chords, used, blocked = g.box.chords(fight.sheet), fight.used, fight.blocked
    free_points = [point for point in chords.points if point not in used and point not in blocked]
    coloured = chords.points_of[colour]
    connected = main and g.turn.strikes > 1
    ends = unblocked(g, hero) if connected else free_points
    rows, found = _plain_strikes(chords), list[Strike]()
    for start in coloured:
        if start in free_points:
            row = rows[start]
            found += [row[end] for end in ends if end != start]
    any_point = main and "anypoint" in hero.ready
    if any_point:
        others = [point for point in free_points if point not in coloured]
        found += [Strike(start, end, any_point=True) for start in others for end in ends if end != start]
    if used and (circles := usable(g, hero, "strike")):
        starts = [point for point in unblocked(g, hero) if any_point or point in coloured]
        found += _reusing(g, hero, starts, coloured, connected, circles)
    return found


@rule("OAK-SKILL-STRIKE", "OAK-STRIKE-04")
def _reusing(
    g: OakDell,
    hero: Hero,
    starts: list[PointId],
    coloured: tuple[PointId, ...],
    connected: bool,
    circles: tuple[int, ...],
) -> list[Strike]:
    """The strikes from, or to, used points, each with every one of the `circles` that allows it."""
    fight, values = hero.fight, g.box.values["strike"]
    used, old, ends = fight.used, joined(fight), unblocked(g, hero)
    found = list[Strike]()
    for start in starts:
        reused = start in used
        for end in ends:
            need = reused + (end in used and not connected)
            if need and end != start and (start, end) not in old:
                flag = start not in coloured
                found += [Strike(start, end, circle, flag) for circle in circles if values[circle - 1] >= need]
    return found


@lru_cache(64)
def _plain_strikes(chords: Chords) -> dict[PointId, dict[PointId, Strike]]:
    """The strikes of a sheet that need no skill, by their start and end: there are so many that each is made once."""
    points = chords.points
    return {start: {end: Strike(start, end) for end in points} for start in points}


@rule("OAK-STRIKE-05")
def can_strike(g: OakDell, hero: Hero) -> bool:
    """Whether the main strike of this turn is possible now."""
    return bool(strikes(g, hero, g.turn.point, main=True))


@rule("OAK-STRIKE-01", "OAK-STRIKE-07", "OAK-POT-BLUE", "OAK-POT-PURPLE")
def strike(g: OakDell, hero: Hero, choice: Strike, lines: int) -> Frame:
    """Carry out a strike: skills are used, then the first of `lines` connected lines is drawn."""
    reuse = 0
    if choice.any_point:
        use_special(g, hero, "anypoint")
    if choice.circle:
        used = hero.fight.used
        reuse = use(g, hero, "strike", choice.circle) - (choice.start in used) - (lines == 1 and choice.end in used)
    g.tell(StrikeDeclared, hero.seat, choice.start, choice.end, choice.circle, choice.any_point)
    if lines > 1:
        return ConnectedStrikes(start=choice.start, to=choice.end, left=lines, reuse=reuse)
    return DrawLine(line=g.box.chords(hero.fight.sheet).line(choice.start, choice.end))


class ConnectedStrikes(Frame):
    """A chain of strikes from `start` to `to` and on from there: `left` lines, that one included.

    `reuse` more ends may lie on used points, by the Additional Strikes circle that was filled at the start.
    """

    start: PointId
    to: PointId
    left: int
    reuse: int

    @step("OAK-POT-BLUE", "OAK-POT-PURPLE")
    def draw(self, g: OakDell) -> Frame:
        self.left -= 1
        return DrawLine(line=g.box.chords(g.acting.fight.sheet).line(self.start, self.to))

    @step("OAK-POT-04", "OAK-POT-BLUE", "OAK-POT-PURPLE")
    def go_on(self, g: OakDell) -> Ask | None:
        """The next end is chosen after the last line has been seen. No legal line: the rest is lost."""
        options = self._next(g) if self.left else []
        if not options:
            return None
        return Ask(g.turn.seat, "oakdell.chain_next", (*options, StopChain()))

    def on_go_on(self, g: OakDell, choice: NextStrike | StopChain) -> None:
        if type(choice) is not NextStrike:
            return
        hero = g.acting
        if choice.circle:
            use(g, hero, "strike", choice.circle)
        self.start, self.to = self.to, choice.end
        g.tell(StrikeDeclared, hero.seat, self.start, self.to, choice.circle)
        self.goto(ConnectedStrikes.draw)

    def _next(self, g: OakDell) -> list[NextStrike]:
        """Only the last end has to be free or paid for: the others are middle points."""
        hero = g.acting
        used, old, start = hero.fight.used, joined(hero.fight), self.to
        found = []
        for end in unblocked(g, hero):
            if end == start or (start, end) in old:
                continue
            if self.left > 1 or end not in used or self.reuse:
                found.append(NextStrike(end))
            else:
                found += [NextStrike(end, circle) for circle in usable(g, hero, "strike")]
        return found


class DrawLine(Frame):
    """A line is drawn on the sheet of the acting hero, and does what it does.

    `hits` are the parts hit, in the order of the older lines. `loose` hits may still be marked on any pool. `pools` are
    those hit and `removed` the drops that the line removed. `weapons` that add to it have had their turn.
    """

    line: Line
    hits: tuple[PartId, ...] = ()
    loose: int = 0
    pools: tuple[PoolId, ...] = ()
    removed: int = 0
    weapons: int = 0

    @step("OAK-STRIKE-07", "OAK-STRIKE-03", "OAK-GEO-07", "OAK-ICON-03")
    def draw(self, g: OakDell) -> None:
        """The line is public from now on; then come the icons, then the links."""
        hero, line = g.acting, self.line
        fight = hero.fight
        chords = g.box.chords(fight.sheet)
        crossed = chords.crossings(line, fight.lines)
        icons = tuple([icon for icon in chords.icons(line) if icon not in fight.icons])
        links = self._broken(g, hero, chords.links(line))
        g.tell(LineDrawn, hero.seat, fight.sheet, len(fight.lines) + 1, line, crossed, icons, links)
        fight.lines += (line,)
        if line.start:
            fight.used |= {line.start, line.end}
        for icon in icons:
            take_icon(g, hero, icon)
        for link in links:
            fight.broken += (link,)
            g.tell(LinkBroken, hero.seat, link)
        self.hits = tuple([crossing.part for crossing in crossed if crossing.part is not None])
        if not self.hits:
            self.end()

    @rule("OAK-ABIL-CHAINS")
    def _broken(self, g: OakDell, hero: Hero, touched: tuple[LinkId, ...]) -> tuple[LinkId, ...]:
        """The links that the line breaks: those it touches first, unless the ability is disabled."""
        if not touched or type(ability(g, hero)) is not abilities.Chains:
            return ()
        return tuple([link for link in touched if link not in hero.fight.broken])

    @step("OAK-DMG-01", "OAK-DMG-02", "OAK-GEO-05", "OAK-GEO-06", "OAK-ABIL-HARD", "OAK-ABIL-WINGS", "OAK-BOSS-EYES")
    def hurt(self, g: OakDell) -> None:
        """Each hit on a part with a pool removes one drop from it."""
        hero = g.acting
        note_special_hits(g, hero, self.hits)
        loose = loose_parts(g, hero)
        pool_of = g.box.chords(hero.fight.sheet).part_pool
        self.loose = sum(1 for part in self.hits if part in loose)
        for pool, hits in Counter([pool_of[part] for part in self.hits if part not in loose]).items():
            if pool is not None:
                self.pools += (pool,)
                self.removed += remove(g, hero, pool, hits, "line")

    @step("OAK-BOSS-EYES", "OAK-ABIL-HARD")
    def mark(self, g: OakDell) -> Ask | None:
        """While an ability is disabled its owner may have to say where hits are marked, one after the other."""
        open_ = vulnerable(g, g.acting) if self.loose else ()
        if len(open_) > 1:
            return Ask(g.turn.seat, "oakdell.pool", tuple([HitPool(pool) for pool in open_]))
        if open_:
            self.on_mark(g, HitPool(open_[0]))
        return None

    def on_mark(self, g: OakDell, choice: HitPool) -> None:
        self.loose -= 1
        self.pools += (choice.pool,) if choice.pool not in self.pools else ()
        self.removed += remove(g, g.acting, choice.pool, 1, "line")
        self.goto(DrawLine.mark)

    @step("OAK-GEAR-04", "OAK-GEAR-SWORDA", "OAK-GEAR-AXEA", "OAK-GEAR-DAGGERA", "OAK-GEAR-DAGGERB", "OAK-DMG-03")
    def add(self, g: OakDell) -> Frame | None:
        """Weapons add to the first line of the turn that removes a drop in the Attack Phase, each once."""
        turn = g.turn
        if not self.removed:
            self.end()
            return None
        if (turn.bonus and not self.weapons) or turn.phase != "attack":
            return None
        turn.bonus = True
        weapons = working(g, g.acting, "line_damage")
        if self.weapons == len(weapons):
            return None
        weapon = weapons[self.weapons]
        self.weapons += 1
        self.goto(DrawLine.add)
        assert type(weapon.effect) is BonusDamage
        return deal(g, g.acting, weapon.effect.amount, "gear", weapon.id, self.pools)

    @step("OAK-SKILL-DAMAGE", "OAK-DMG-03", "OAK-STRIKE-07")
    def skill(self, g: OakDell) -> Ask | None:
        """One Additional Damage circle, if it has any effect."""
        hero = g.acting
        circles = usable(g, hero, "damage")
        if not circles or not vulnerable(g, hero, self.pools):
            return None
        options = (*[UseCircle(circle) for circle in circles], Decline())
        return Ask(hero.seat, "oakdell.bonus", options, default=Decline())

    def on_skill(self, g: OakDell, choice: UseCircle | Decline) -> Frame | None:
        if type(choice) is not UseCircle:
            return None
        hero = g.acting
        return deal(g, hero, use(g, hero, "damage", choice.circle), "circle", pools=self.pools)


@rule("OAK-ICON-01", "OAK-ICON-02", "OAK-ICON-04")
def take_icon(g: OakDell, hero: Hero, id: IconId) -> None:
    """An icon is crossed out. Ruling (OAK-ICON-02): it is collected once on each sheet, like a key in a dungeon."""
    hero.fight.icons += (id,)
    kind = next(icon.kind for icon in g.sheet(hero).icons if icon.id == id)
    if kind == "key":
        g.tell(IconTaken, hero.seat, id, kind)
        gain_key(g, hero)
    else:
        gained = hero.tracks[kind].marked < len(g.box.values[kind])
        g.tell(IconTaken, hero.seat, id, kind, gained)
        mark_circle(g, hero, kind)


@rule("OAK-ABIL-HARD", "OAK-ABIL-WINGS")
def note_special_hits(g: OakDell, hero: Hero, hits: tuple[PartId, ...]) -> None:
    """Hits on hard parts are counted, disabled or not; hits on wings add to all later rolls."""
    fight = hero.fight
    hard = hard_parts(g, hero)
    if hard and (hard_hits := sum(1 for part in hits if part in hard)):
        fight.hard_hits += hard_hits
        g.tell(HardHit, hero.seat, fight.hard_hits)
    own = ability(g, hero)
    if type(own) is abilities.Wings and (wing_hits := sum(1 for part in hits if part in own.parts)):
        fight.fury += own.roll * wing_hits
        g.tell(WingHit, hero.seat, fight.fury)
