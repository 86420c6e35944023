"""What everything on the table is called, in one language, inside a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Name, Text

from .box import Box
from .effects.abilities import NoAbility
from .gallery import gear_text, kind_of, on_sheet, telling
from .maze import place
from .records import (
    SIZE,
    Colour,
    Die,
    Edge,
    GearId,
    HeroId,
    PartId,
    Point,
    PointId,
    Pool,
    PoolId,
    SheetId,
    ShrineId,
    Space,
    SpecialId,
    TrackId,
)
from .state import Hero, OakDell, Rolled


class Naming:
    """The names and texts of a box in the language of `text`."""

    def __init__(self, box: Box, text: Text) -> None:
        self.box = box
        self.text = text
        self.locale = text.locale
        self.telling = telling(box, text)

    # -- heroes --------------------------------------------------------------------------------------------------------

    def seat(self, g: OakDell, seat: Seat) -> str:
        """The hero of a seat: "Quill"."""
        return g.hero(seat).name

    def card(self, hero: HeroId) -> str:
        """A hero of the box: "the Oak Squire"."""
        return self.box.heroes[hero].name.the(self.locale)

    def card_called(self, hero: HeroId) -> str:
        """The same without an article."""
        return self.box.heroes[hero].name.in_(self.locale)

    # -- monsters ------------------------------------------------------------------------------------------------------

    def sheet(self, sheet: SheetId) -> str:
        """A monster: "the Ghost"."""
        return self.box.sheets[sheet].name.the(self.locale)

    def a_sheet(self, sheet: SheetId) -> str:
        """A monster as it is met: "a Ghost"."""
        return self.box.sheets[sheet].name.a(self.locale)

    def sheet_called(self, sheet: SheetId) -> str:
        """A monster without an article."""
        return self.box.sheets[sheet].name.in_(self.locale)

    def part(self, sheet: SheetId, part: PartId) -> str:
        """A part of the picture: "Wings"."""
        return next(one.name.in_(self.locale) for one in self.box.sheets[sheet].parts if one.id == part)

    def pool(self, sheet: SheetId, pool: PoolId) -> str:
        """A track of drops: "Left head"."""
        return next(one.name.in_(self.locale) for one in self.box.sheets[sheet].pools if one.id == pool)

    def several_pools(self, sheet: SheetId) -> bool:
        """Whether it has to be said which track of drops is meant."""
        return len(self.box.sheets[sheet].pools) > 1

    def drops(self, hero: Hero) -> str:
        """What is left of the monster of a hero: "3 of 5 drops", "Hob 4 of 4, Nob 1 of 3", "Rat 2, Rat 3"."""
        fight = hero.fight
        pools = self.box.sheets[fight.sheet].pools
        living = [pool for pool in pools if fight.drops[pool.id]]
        if len(pools) == 1 or not living:
            return self.text.say("oakdell-drops", left=fight.left, most=sum(pool.max for pool in pools))
        return ", ".join([self._pool_left(pool, fight.drops[pool.id]) for pool in living])

    def _pool_left(self, pool: Pool, left: int) -> str:
        """A track of drops with what is left of it, where that can be more than one."""
        name = pool.name.in_(self.locale)
        return name if pool.max == 1 else self.text.say("oakdell-drops-pool", pool=name, left=left, most=pool.max)

    def ability(self, sheet: SheetId) -> str:
        """What the ability of a monster does."""
        card = self.box.sheets[sheet]
        return on_sheet(self.telling, card).say(card.ability)

    def ability_called(self, sheet: SheetId) -> str:
        """Its name: "Wings"."""
        return self.text.say(f"oakdell-ability-{kind_of(self.box.sheets[sheet].ability)}.name")

    def ability_told(self, sheet: SheetId) -> str:
        """The ability with its name; "" for a monster without any."""
        if isinstance(self.box.sheets[sheet].ability, NoAbility):
            return ""
        return self.text.say("oakdell-table-ability", name=self.ability_called(sheet), what=self.ability(sheet))

    def reward(self, sheet: SheetId) -> str:
        """What the printed reward of a monster is, "nothing" for a boss."""
        reward = self.box.sheets[sheet].reward
        return self.telling.things(reward) if reward else self.text.say("kernel-nothing")

    def point(self, point: Point) -> str:
        """An attack point with its colour: "P5 (red)"."""
        return self.text.say("oakdell-point", point=point.id, colour=point.colour)

    def point_there(self, point: Point) -> str:
        """An attack point with its colour and where on the sheet it is: "P5, red, lower right"."""
        side = self.text.say(f"oakdell-side-{_third(point.y, 'top', 'bottom')}-{_third(point.x, 'left', 'right')}")
        return self.text.say("oakdell-point-there", point=point.id, colour=point.colour, side=side)

    def line(self, start: PointId, end: PointId) -> str:
        """A line between two points: "P1–P7"."""
        return self.text.say("oakdell-line", start=start, end=end)

    # -- the character sheet -------------------------------------------------------------------------------------------

    def track(self, track: TrackId) -> str:
        """A basic skill: "Additional Damage"."""
        return self.box.tracks[track].name.in_(self.locale)

    def special(self, special: SpecialId) -> str:
        """A special skill as a sentence quotes it."""
        return self._quoted(self.box.specials[special].name)

    def special_text(self, special: SpecialId) -> str:
        """What a special skill does."""
        return self.telling.sentences(self.box.specials[special].effect)

    def gear(self, gear: GearId) -> str:
        """An effect of a piece of equipment: "the Bright Sword"."""
        return self.box.gear[gear].name.the(self.locale)

    def gear_called(self, gear: GearId) -> str:
        """The same without an article."""
        return self.box.gear[gear].name.in_(self.locale)

    def gear_text(self, gear: GearId) -> str:
        """What it does."""
        return gear_text(self.box.gear[gear], self.telling)

    def means(self, means: str) -> str:
        """A special skill or a piece of gear."""
        return self.gear(means) if means in self.box.gear else self.special(means)  # type: ignore[arg-type]

    def potion(self, colour: Colour) -> str:
        """A potion: "the Potion of Rage"."""
        return self.box.potions[colour].name.the(self.locale)

    def a_potion(self, colour: Colour) -> str:
        """A potion: "a Potion of Rage"."""
        return self.box.potions[colour].name.a(self.locale)

    def potion_called(self, colour: Colour) -> str:
        """The same without an article."""
        return self.box.potions[colour].name.in_(self.locale)

    def potion_text(self, colour: Colour) -> str:
        """What it does."""
        return self.telling.sentences(self.box.potions[colour].effect)

    def circles(self, circles: Iterable[tuple[TrackId, int]]) -> str:
        """So many circles of some tracks: "Additional Damage ×2 and Additional Strikes ×1"."""
        told = [self.text.say("oakdell-circles", n=n, track=self.track(track)) for track, n in circles]
        return self.text.listed(told)

    def by(self, what: str) -> str:
        """What did something: a potion or a piece of gear; "" for neither."""
        if what in self.box.potions:
            return self.potion(what)
        return self.gear(what) if what in self.box.gear else ""

    # -- dice and the dungeon ------------------------------------------------------------------------------------------

    def die(self, die: Die, value: int) -> str:
        """A die as it lies: "white 4"."""
        return self.text.say("oakdell-die", die=die, value=value)

    def dice(self, dice: Sequence[Rolled]) -> str:
        """Several dice, equal ones once: "white 4 (×2), black 6"."""
        told = []
        for (die, value), n in Counter(dice).items():
            one = self.die(die, value)
            told.append(one if n == 1 else self.text.say("oakdell-several", what=one, n=n))
        return ", ".join(told) if told else self.text.say("kernel-nothing")

    def dungeon(self, dungeon: str) -> str:
        """A dungeon: "The Mossy Cellar"."""
        return self.box.dungeons[dungeon].name.in_(self.locale)

    def space(self, space: Space) -> str:
        """A space of the map by the letter of its column and the number of its row, from the upper left: "I5"."""
        x, y = place(space)
        letters = ascii_uppercase[x % 26]
        return f"{ascii_uppercase[x // 26 - 1]}{letters}{y + 1}" if x >= 26 else f"{letters}{y + 1}"

    def edge(self, edge: Edge) -> tuple[str, str]:
        """The two spaces between which something stands."""
        one, other = edge.split("|")
        return self.space(one), self.space(other)

    def shrine(self, shrine: ShrineId) -> str:
        """A shrine: "Shrine S1"."""
        return self.text.say("oakdell-card-shrine-name", id=shrine)

    def _quoted(self, name: Name) -> str:
        return self.text.say("oakdell-quoted", name=name.in_(self.locale))


def _third(at: int, low: str, high: str) -> str:
    """In which third of a sheet a coordinate lies: `low`, "middle" or `high`."""
    return low if 3 * at < SIZE else high if 3 * at > 2 * SIZE else "middle"
