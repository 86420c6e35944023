"""The records of components as they stand in the content files (specification, sections 2 and 8), and of the files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from oakveil.kernel.content import Id
from oakveil.kernel.text import Bilingual, Name

from .effects.dungeon import Rarity
from .effects.lines import Auto, HeroLine, Passive, Play, RoomLine, Turned
from .effects.terms import MonsterClass
from .effects.words import Attribute, WeaponRange

Role = Literal["defender", "striker", "healer", "support"]
Difficulty = Literal["easy", "medium", "hard"]
Raised = Literal["VIT", "END", "FOR", "DEX", "INT", "FOI"]
"""What a level can raise (VEIEL-LEVEL-04)."""
Ignored = Literal["defender", "defence", "reduction"]
"""What an attack of an enemy ignores (VEIEL-DMTURN-02, VEIEL-DEF-02, -04)."""
Stage = Literal["line_1", "line_2", "return_1", "return_2", "return_3", "special", "throne", "spare"]
"""When a room card comes onto the board (VEIEL-SETUP-04, VEIEL-CORR-05, -10, -11)."""
Copies = Annotated[int, Meta(ge=1, le=6)]
Price = Annotated[int, Meta(ge=0, le=20)]
Skill = Annotated[int, Meta(ge=0, le=12)]
Damage = Annotated[int, Meta(ge=0, le=20)]
Fighting = Annotated[int, Meta(ge=0, le=20)]
"""ATT or DEF of an enemy."""
Life = Annotated[int, Meta(ge=1, le=120)]
Needs = Annotated[tuple[dict[Attribute, Annotated[int, Meta(ge=1, le=20)]], ...], Meta(max_length=3)]
"""Alternatives, of which one must be met in full: [{ FOR = 5, DEX = 4 }], or [{ INT = 4 }, { FOI = 4 }]."""
ByTeam = tuple[int, int, int, int, int]
"""A number for each with 2, 3, 4, 5 and 6 heroes."""
TEAMS = range(2, 7)
"""The possible numbers of heroes (VEIEL-MODE-01)."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What all records and files share: nothing in a content file goes unread."""


class Stats(Record, frozen=True):
    """The characteristics of a hero sheet (VEIEL-SHEET-01)."""

    vit: Annotated[int, Meta(ge=8, le=30)] = field(name="VIT")
    end: Annotated[int, Meta(ge=2, le=12)] = field(name="END")
    strength: Skill = field(name="FOR")
    dexterity: Skill = field(name="DEX")
    intelligence: Skill = field(name="INT")
    faith: Skill = field(name="FOI")
    defence: Annotated[int, Meta(ge=0, le=10)] = field(name="DEF")
    reduction: Annotated[int, Meta(ge=0, le=5)] = field(name="RED")

    @property
    def attributes(self) -> dict[Attribute, int]:
        """FOR, DEX, INT and FOI."""
        return {"FOR": self.strength, "DEX": self.dexterity, "INT": self.intelligence, "FOI": self.faith}


class HeroSheet(Record, frozen=True, kw_only=True):
    """A hero sheet. `raise_first` is the order in which level points go well, `instrument` what it never parts with."""

    id: Id
    name: Name
    role: Role
    difficulty: Difficulty
    stats: Stats
    equipment: Annotated[tuple[Id, ...], Meta(max_length=4)] = ()
    items: Annotated[tuple[Id, ...], Meta(max_length=2)] = ()
    instrument: Id | None = None
    raise_first: tuple[Raised, Raised, Raised, Raised]
    tip: Bilingual


class Ability(Record, frozen=True, kw_only=True):
    """An ability of a hero, which works from this level on (VEIEL-SHEET-06)."""

    id: Id
    name: Name
    hero: Id
    level: Literal[3, 5]
    effect: Annotated[tuple[HeroLine, ...], Meta(min_length=1, max_length=4)]


class Weapon(Record, frozen=True, kw_only=True):
    """A weapon card. `pierce`: the broken shield (VEIEL-ALCH-09)."""

    id: Id
    name: Name
    rarity: Rarity
    copies: Copies
    price: Price
    hands: Literal[1, 2]
    range: WeaponRange
    stat: Attribute
    needs: Needs = ()
    damage: Damage
    pierce: bool = False
    tags: Annotated[tuple[Literal["assassin"], ...], Meta(max_length=1)] = ()
    effect: Annotated[tuple[HeroLine, ...], Meta(max_length=4)] = ()


class Armour(Record, frozen=True, kw_only=True):
    """An armour or a shield."""

    id: Id
    name: Name
    kind: Literal["armour", "shield"]
    rarity: Rarity
    copies: Copies
    price: Price
    needs: Needs = ()
    defence: Annotated[int, Meta(ge=0, le=6)] = field(name="DEF")
    reduction: Annotated[int, Meta(ge=0, le=6)] = field(name="RED")
    effect: Annotated[tuple[HeroLine, ...], Meta(max_length=4)] = ()


class Rune(Record, frozen=True, kw_only=True):
    """A rune. It has no prerequisite (VEIEL-EQUIP-05)."""

    id: Id
    name: Name
    rarity: Rarity
    copies: Copies = 1
    price: Price
    effect: Annotated[tuple[HeroLine, ...], Meta(min_length=1, max_length=4)]


class Phylactery(Record, frozen=True, kw_only=True):
    """A phylactery (VEIEL-PHY)."""

    id: Id
    name: Name
    effect: Annotated[tuple[HeroLine, ...], Meta(min_length=1, max_length=4)]


class Instrument(Record, frozen=True, kw_only=True):
    """What only one hero carries, from level 1 on, and never parts with (VEIEL-SETUP-13)."""

    id: Id
    name: Name
    effect: Annotated[tuple[HeroLine, ...], Meta(min_length=1, max_length=4)]


class Item(Record, frozen=True, kw_only=True):
    """A consumable. `unlimited`: using it does not use it up (VEIEL-ALCH-06)."""

    id: Id
    name: Name
    copies: Copies
    price: Price
    unlimited: bool = False
    effect: Annotated[tuple[HeroLine, ...], Meta(min_length=1, max_length=4)]


class Blow(Record, frozen=True, kw_only=True):
    """What a hit of an enemy does. `drain`: it heals itself by the damage dealt, at most by so much."""

    damage: Damage
    ignores: Annotated[tuple[Ignored, ...], Meta(max_length=3)] = ()
    poison: Annotated[int, Meta(ge=1, le=9)] | None = None
    burn: tuple[Annotated[int, Meta(ge=1, le=9)], Annotated[int, Meta(ge=1, le=9)]] | None = None
    drain: Annotated[int, Meta(ge=1, le=20)] | None = None


class AttackOption(Blow, frozen=True, kw_only=True):
    """One of the attacks of a powerful monster or a boss."""

    name: Name


class Monster(Record, frozen=True, kw_only=True):
    """A basic monster. `screen`: who stands behind it is hard to reach (VEIEL-ATK-02)."""

    id: Id
    name: Name
    kind: MonsterClass = field(name="class")
    copies: Copies
    hp: Annotated[int, Meta(ge=1, le=40)] = field(name="HP")
    attack: Fighting = field(name="ATT")
    defence: Fighting = field(name="DEF")
    reduction: Annotated[int, Meta(ge=0, le=8)] = field(name="RED")
    blow: Blow
    screen: bool = False
    effect: Annotated[tuple[Auto, ...], Meta(max_length=4)] = ()


class Powerful(Record, frozen=True, kw_only=True):
    """A powerful monster; HP for four heroes, attacks per turn with 2 to 6 heroes (VEIEL-BAL-03)."""

    id: Id
    name: Name
    hp: Life = field(name="HP")
    attack: Fighting = field(name="ATT")
    defence: Fighting = field(name="DEF")
    reduction: Annotated[int, Meta(ge=0, le=8)] = field(name="RED")
    attacks: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=1, max_length=5)]
    options: Annotated[tuple[AttackOption, ...], Meta(min_length=1, max_length=4)]
    effect: Annotated[tuple[Auto, ...], Meta(max_length=4)] = ()


class Special(Record, frozen=True, kw_only=True):
    """What a boss can do besides its attacks, under a name of its own."""

    name: Name
    effect: Annotated[tuple[Auto | Passive, ...], Meta(min_length=1, max_length=4)]


class Boss(Record, frozen=True, kw_only=True):
    """A boss sheet. `power` is its event, `room` its special room (VEIEL-BOSS-01); `advice` tells whom it suits."""

    id: Id
    name: Name
    hp: Life = field(name="HP")
    attack: Fighting = field(name="ATT")
    defence: Fighting = field(name="DEF")
    reduction: Annotated[int, Meta(ge=0, le=8)] = field(name="RED")
    attacks: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=1, max_length=5)]
    power: Id
    room: Id
    options: Annotated[tuple[AttackOption, ...], Meta(min_length=1, max_length=4)]
    special: Annotated[tuple[Special, ...], Meta(max_length=4)] = ()
    advice: Bilingual


class Event(Record, frozen=True, kw_only=True):
    """An event. `power`: it belongs to a boss; without `turned` it is not used without a DM (VEIEL-NODM-13)."""

    id: Id
    name: Name
    copies: Copies = 1
    power: bool = False
    play: Play | None = None
    turned: Turned | None = None


class Room(Record, frozen=True, kw_only=True):
    """A room; it has a card for each of its `stages`."""

    id: Id
    name: Name
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1, max_length=6)]
    effect: Annotated[tuple[RoomLine, ...], Meta(min_length=1, max_length=6)]

    @property
    def copies(self) -> int:
        """Its number of cards."""
        return len(self.stages)


class TeamTable(Record, frozen=True, kw_only=True):
    """Numbers by team size, `T.id` in formulas: with 2 to 6 heroes one each, or six that a d6 decides between."""

    id: Id
    rows: Annotated[
        tuple[Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(min_length=1, max_length=6)], ...],
        Meta(min_length=5, max_length=5),
    ]

    @property
    def by_die(self) -> bool:
        """Whether a d6 decides."""
        return any(len(row) > 1 for row in self.rows)


class HeroesFile(Record, frozen=True):
    hero: Annotated[tuple[HeroSheet, ...], Meta(min_length=1)]


class AbilitiesFile(Record, frozen=True):
    ability: Annotated[tuple[Ability, ...], Meta(min_length=1)]


class WeaponsFile(Record, frozen=True):
    weapon: Annotated[tuple[Weapon, ...], Meta(min_length=1)]


class ArmoursFile(Record, frozen=True):
    armour: Annotated[tuple[Armour, ...], Meta(min_length=1)]


class RunesFile(Record, frozen=True):
    rune: Annotated[tuple[Rune, ...], Meta(min_length=1)]


class PhylacteriesFile(Record, frozen=True):
    phylactery: Annotated[tuple[Phylactery, ...], Meta(min_length=1)]
    instrument: tuple[Instrument, ...] = ()


class ItemsFile(Record, frozen=True):
    item: Annotated[tuple[Item, ...], Meta(min_length=1)]


class MonstersFile(Record, frozen=True):
    monster: Annotated[tuple[Monster, ...], Meta(min_length=1)]


class PowerfulFile(Record, frozen=True):
    powerful: Annotated[tuple[Powerful, ...], Meta(min_length=1)]


class BossesFile(Record, frozen=True):
    boss: Annotated[tuple[Boss, ...], Meta(min_length=1)]


class EventsFile(Record, frozen=True):
    event: Annotated[tuple[Event, ...], Meta(min_length=1)]


class RoomsFile(Record, frozen=True):
    room: Annotated[tuple[Room, ...], Meta(min_length=1)]


class BalanceFile(Record, frozen=True):
    """The balancing table (VEIEL-BAL), prices of levels, loot, flight, and the tables by team size.

    `variant`: the pack has more or fewer cards than the box, and means it.
    """

    boss_hp: ByTeam
    powerful_hp: ByTeam
    events: ByTeam
    level_prices: tuple[Price, Price, Price, Price]
    basic_crystals: Annotated[int, Meta(ge=0, le=20)]
    powerful_crystals: Annotated[int, Meta(ge=0, le=20)]
    basic_dice: Annotated[int, Meta(ge=0, le=9)]
    powerful_dice: Annotated[int, Meta(ge=0, le=9)]
    loot_cards: Annotated[int, Meta(ge=0, le=9)]
    flee_base: Annotated[int, Meta(ge=1, le=19)]
    start_items: tuple[Id, ...]
    table: tuple[TeamTable, ...]
    variant: bool = False


class Tables(Record, frozen=True):
    """All content files: the field `heroes` is the file `heroes.toml`."""

    heroes: HeroesFile
    abilities: AbilitiesFile
    weapons: WeaponsFile
    armours: ArmoursFile
    runes: RunesFile
    phylacteries: PhylacteriesFile
    items: ItemsFile
    monsters: MonstersFile
    powerful: PowerfulFile
    bosses: BossesFile
    events: EventsFile
    rooms: RoomsFile
    balance: BalanceFile
