"""What heroes gain: circles, special skills, hearts, keys, torches, potions, equipment (specification 3.11 to 3.15)."""

from __future__ import annotations

from oakveil.kernel.ask import Ask, Option
from oakveil.kernel.frame import Frame, step
from oakveil.kernel.rulebook import rule

from ..choices import Develop, TakeGear, TakePotion
from ..effects import rewards
from ..events import (
    CircleMarked,
    Gain,
    GearTaken,
    HeartsGained,
    HeroUp,
    KeyGained,
    NoGearLeft,
    PotionGained,
    SetCompleted,
    SpecialReady,
    TorchGained,
)
from ..records import CIRCLES, Colour, GearId, Row, TrackId
from ..state import Circles, Hero, OakDell
from .ending import hero_dies


@rule("OAK-SKILL-02", "OAK-SKILL-04", "OAK-SKILL-06")
def mark_circle(g: OakDell, hero: Hero, track: TrackId) -> bool:
    """Develop a track: its next circle from the top is marked, and the special skill that hangs on it becomes ready.

    False, and nothing happens, when all nine are marked.
    """
    circles = hero.tracks[track]
    if circles.marked == CIRCLES:
        return False
    circle = circles.marked + 1
    hero.tracks[track] = Circles(circle, circles.filled)
    g.tell(CircleMarked, hero.seat, track, circle)
    special = g.box.specials_after.get((track, circle))
    if special is not None:
        hero.ready += (special,)
        g.tell(SpecialReady, hero.seat, special)
    return True


@rule("OAK-HP-01", "OAK-VAR-03", "OAK-VAR-04")
def gain_hearts(g: OakDell, hero: Hero, n: int, why: Gain) -> None:
    """Healing adds full hearts, up to the end of their track. A hero who is down may be up again by them.

    Ruling (OAK-VAR-03): the movement that it owes is forfeited all the same.
    """
    n = min(n, g.box.full_max - hero.full)
    if n:
        hero.full += n
        g.tell(HeartsGained, hero.seat, why, n)
    if hero.status == "down":
        if hero.hp > 0:
            hero.status = "up"
            g.tell(HeroUp, hero.seat)
        elif hero.full == g.box.full_max:
            hero_dies(g, hero, "wounds")


@rule("OAK-DOOR-04", "OAK-ICON-01")
def gain_key(g: OakDell, hero: Hero) -> None:
    """There is no limit to the keys of a hero."""
    hero.keys += 1
    g.tell(KeyGained, hero.seat, hero.keys)


@rule("OAK-ITEM-02")
def mark_torch(g: OakDell, hero: Hero) -> bool:
    """Mark the next torch circle. False, and nothing happens, when all are marked."""
    if hero.found == g.maze.torch_track:
        return False
    hero.found += 1
    return True


def gain_torch(g: OakDell, hero: Hero) -> None:
    """A torch from elsewhere than a space of the dungeon."""
    g.tell(TorchGained, hero.seat, mark_torch(g, hero))


@rule("OAK-ITEM-01")
def mark_potion(g: OakDell, hero: Hero, colour: Colour) -> bool:
    """Mark the next circle of a potion. False, and nothing happens, when all its circles are marked."""
    marked = hero.gained.get(colour, 0)
    if marked == g.box.potions[colour].circles:
        return False
    hero.gained[colour] = marked + 1
    return True


def gain_potion(g: OakDell, hero: Hero, colour: Colour) -> None:
    """A potion from elsewhere than a space of the dungeon."""
    g.tell(PotionGained, hero.seat, colour, mark_potion(g, hero, colour))


@rule("OAK-GEAR-01", "OAK-GEAR-02")
def take_gear(g: OakDell, hero: Hero, gear: GearId) -> None:
    """A piece of equipment with the chosen effect; the other one is closed for good. It may complete a set."""
    hero.gear += (gear,)
    g.tell(GearTaken, hero.seat, gear)
    kind = g.box.gear[gear].kind
    pieces = sum(g.box.gear[owned].kind == kind for owned in hero.gear)
    for complete in g.box.sets:
        if complete.kind == kind and pieces % complete.every == 0:
            g.tell(SetCompleted, hero.seat, kind, pieces)
            for track, circles in complete.gain.items():
                for _ in range(circles):
                    mark_circle(g, hero, track)


@rule("OAK-GEAR-01")
def gear_left(g: OakDell, hero: Hero) -> list[Option]:
    """Both effects of every piece that a hero does not own yet."""
    owned = {g.box.gear[gear].piece for gear in hero.gear}
    return [TakeGear(gear.id) for gear in g.box.gear.values() if gear.piece not in owned]


class GainGear(Frame):
    """A piece of equipment, chosen by its owner."""

    @step("OAK-GEAR-01")
    def choose(self, g: OakDell) -> Ask | None:
        options = gear_left(g, g.acting)
        return Ask(g.acting.seat, "oakdell.gear", options) if options else None

    def on_choose(self, g: OakDell, choice: TakeGear) -> None:
        take_gear(g, g.acting, choice.gear)
        self.end()

    @step("OAK-GEAR-01")
    def go_without(self, g: OakDell) -> None:
        """All pieces are owned."""
        g.tell(NoGearLeft, g.acting.seat)


class ChooseCircle(Frame):
    """A circle of a track of choice."""

    @step("OAK-SKILL-05")
    def take_only(self, g: OakDell) -> None:
        """With one track left there is no choice, with none nothing happens."""
        hero = g.acting
        tracks = tracks_left(hero)
        if len(tracks) < 2:
            for track in tracks:
                mark_circle(g, hero, track)
            self.end()

    @step("OAK-SKILL-05")
    def choose(self, g: OakDell) -> Ask:
        hero = g.acting
        return Ask(hero.seat, "oakdell.circle", [Develop(track) for track in tracks_left(hero)])

    def on_choose(self, g: OakDell, choice: Develop) -> None:
        mark_circle(g, g.acting, choice.track)


@rule("OAK-SKILL-05")
def tracks_left(hero: Hero) -> list[TrackId]:
    """The tracks that still have an empty circle."""
    return [track for track, circles in hero.tracks.items() if circles.marked < CIRCLES]


class GainPotion(Frame):
    """A potion of a row, of a colour of choice."""

    row: Row

    @step("OAK-GEAR-BELTB")
    def take_only(self, g: OakDell) -> None:
        """With one colour left there is no choice, with none nothing is gained."""
        hero = g.acting
        colours = self._colours_left(g, hero)
        if len(colours) < 2:
            for colour in colours:
                gain_potion(g, hero, colour)
            self.end()

    @step("OAK-GEAR-BELTB")
    def choose(self, g: OakDell) -> Ask:
        hero = g.acting
        return Ask(hero.seat, "oakdell.potion", [TakePotion(colour) for colour in self._colours_left(g, hero)])

    def on_choose(self, g: OakDell, choice: TakePotion) -> None:
        gain_potion(g, g.acting, choice.potion)

    def _colours_left(self, g: OakDell, hero: Hero) -> list[Colour]:
        potions = g.box.potions.values()
        return [one.id for one in potions if one.row == self.row and hero.gained.get(one.id, 0) < one.circles]


class Reward(Frame):
    """The reward of a kill: these effects, one after the other."""

    effects: tuple[rewards.Reward, ...]

    @step("OAK-KILL-02")
    def pay(self, g: OakDell) -> Frame | None:
        if not self.effects:
            return None
        effect, *rest = self.effects
        self.effects = tuple(rest)
        self.goto(Reward.pay)
        return gain(g, g.acting, effect)


@rule("OAK-KILL-02", "OAK-SKILL-05")
def gain(g: OakDell, hero: Hero, effect: rewards.Reward) -> Frame | None:
    """A hero gains what an effect says, at once or by a choice."""
    match effect:
        case rewards.GainPotion(colour=colour):
            gain_potion(g, hero, colour)
        case rewards.GainAnyPotion(row=row):
            return GainPotion(row=row)
        case rewards.Develop(track=track):
            if track == "choice":
                return ChooseCircle()
            mark_circle(g, hero, track)
        case rewards.GainKey():
            gain_key(g, hero)
        case rewards.GainTorch():
            gain_torch(g, hero)
        case rewards.GainEquipment():
            return GainGear()
        case rewards.GainHearts(amount=n):
            gain_hearts(g, hero, n, "reward")
    return None
