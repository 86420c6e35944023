"""The records of components as they stand in the content files (specification, sections 2 and 8), and of the files."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from oakveil.kernel.content import Id
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Bilingual, Name

from .effects import AnyStep, CardStep, Filter, On, Passive, Tier, ZoneId

Colour = Literal["red", "blue", "yellow", "green", "purple"]
CardColour = Literal["red", "blue", "yellow", "green", "purple", "colourless"]
CardType = Literal["attack", "defense", "movement", "healing", "support"]
Role = Literal["defender", "striker", "support", "healer"]
Category = Literal["base", "hero", "reward"]
Subcategory = Literal["novice", "initiate", "adept", "master"]
After = Literal["discard", "exile", "removed", "removed_encounter", "deck_top", "deck_bottom"]
Icon = Literal["single", "multi", "none"]
Count = Annotated[int, Meta(ge=0, le=99)]
Lives = Annotated[int, Meta(ge=1, le=8, extra={"fault": "tactique-content-lives"})]
Wounds = Annotated[int, Meta(ge=1, le=6, extra={"fault": "tactique-content-wounds"})]
Vitality = tuple[tuple[Lives, Wounds], tuple[Lives, Wounds], tuple[Lives, Wounds], tuple[Lives, Wounds]]
"""Lives and wounds per life with 2, 3, 4 and 5 heroes (TAC-ENC-08)."""
Offset = tuple[Annotated[int, Meta(ge=-5, le=5)], Annotated[int, Meta(ge=-3, le=3)]]
"""A cell of a zone: (dx, dy) from the origin facing right, y downwards (TAC-ZONE-01)."""


NOT_OF_CARDS = [
    str(kind.__struct_config__.tag) for kind in get_args(AnyStep | Passive) if kind not in get_args(CardStep)
]
PlayedStep = Annotated[CardStep, Meta(extra={"verbs": dict.fromkeys(NOT_OF_CARDS, "tactique-content-card-verb")})]
"""A step of a card: the verbs of enemies and battlefields are told apart from those that nobody has."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """What all records and files share: nothing in a content file goes unread."""


class Zone(Record, frozen=True):
    """A zone: its cells around the origin, or the whole board (TAC-ZONE-05)."""

    id: ZoneId
    name: Bilingual
    cells: Annotated[tuple[Offset, ...], Meta(max_length=76)] = ()
    whole_board: bool = False


class X(Record, frozen=True):
    """How the X of a card is found (specification 9.5): chosen from `least` to `most`, or counted and kept within them.

    `zone` is for counting enemies, `cards` for counting cards played this turn.
    """

    of: Literal["choose", "wounds", "block", "hand", "exile", "enemies", "played"]
    least: Annotated[int, Meta(ge=0, le=12)] = 0
    most: Annotated[int, Meta(ge=1, le=12)] | None = None
    zone: ZoneId | None = None
    cards: Filter | None = None


class Card(Record, frozen=True, kw_only=True):
    """A card of a deck. `no_self`: the black square is crossed out (TAC-ZONE-07)."""

    id: Id
    name: Name
    category: Category
    subcategory: Subcategory | None = None
    hero: Id | None = None
    colour: CardColour = "colourless"
    types: Annotated[tuple[CardType, ...], Meta(min_length=1, max_length=3)]
    priming: bool = False
    substitution: bool = False
    zone: ZoneId
    no_self: bool = False
    x: X | None = None
    effect: Annotated[tuple[PlayedStep, ...], Meta(min_length=1, max_length=8)]
    passive: On | None = None
    after: After = "discard"
    copies: Annotated[int, Meta(ge=1, le=40)] = 1

    @property
    @rule("TAC-DECK-06")
    def stars(self) -> int:
        """How strong it is: Novice 1, Initiate 2, Adept 3, Master 4, others 0 (TAC-DECK-06)."""
        return 0 if self.subcategory is None else 1 + get_args(Subcategory).index(self.subcategory)


class HeroCard(Record, frozen=True, kw_only=True):
    """A hero card. `deck` are its ten base deck cards, `novices` the suggested pair."""

    id: Id
    name: Name
    colours: Annotated[tuple[Colour, Colour], Meta(extra={"fault": "tactique-content-colours"})]
    threat: Annotated[int, Meta(ge=1, le=5)]
    swords: Annotated[int, Meta(ge=1, le=3)]
    role: Role
    deck: dict[Id, Annotated[int, Meta(ge=1, le=10)]]
    style: Bilingual
    novices: tuple[Id, Id]


class EnemyCard(Record, frozen=True, kw_only=True):
    """An enemy card."""

    id: Id
    name: Name
    tier: Tier
    icon: Icon
    vitality: Vitality
    passives: Annotated[tuple[Passive, ...], Meta(max_length=4)] = ()
    turn: Annotated[tuple[AnyStep, ...], Meta(max_length=8)]


class ActionCard(Record, frozen=True, kw_only=True):
    """An Action of a boss."""

    id: Id
    name: Name
    icon: Icon
    turn: Annotated[tuple[AnyStep, ...], Meta(min_length=1, max_length=8)]


class BossCard(Record, frozen=True, kw_only=True):
    """A boss with its Actions."""

    id: Id
    name: Name
    vitality: Vitality
    passives: Annotated[tuple[Passive, ...], Meta(max_length=4)] = ()
    action: Annotated[tuple[ActionCard, ...], Meta(max_length=20)]


class Battlefield(Record, frozen=True, kw_only=True):
    """A battlefield card."""

    id: Id
    name: Name
    passives: Annotated[tuple[Passive, ...], Meta(min_length=1, max_length=4)]


class Encounter(Record, frozen=True):
    """How many enemies an encounter has (TAC-DIFF-01)."""

    basic: Annotated[int, Meta(ge=0, le=6)] = 0
    intermediate: Annotated[int, Meta(ge=0, le=6)] = 0
    powerful: Annotated[int, Meta(ge=0, le=6)] = 0
    boss: Annotated[int, Meta(ge=0, le=2)] = 0

    @property
    def enemies(self) -> int:
        """All of them."""
        return self.basic + self.intermediate + self.powerful + self.boss


Plan = tuple[Encounter, Encounter, Encounter, Encounter]


class ZonesFile(Record, frozen=True):
    zone: Annotated[tuple[Zone, ...], Meta(min_length=1)]


class CardsFile(Record, frozen=True):
    card: Annotated[tuple[Card, ...], Meta(min_length=1)]


class HeroesFile(Record, frozen=True):
    hero: Annotated[tuple[HeroCard, ...], Meta(min_length=1)]


class EnemiesFile(Record, frozen=True):
    enemy: Annotated[tuple[EnemyCard, ...], Meta(min_length=1)]


class BossesFile(Record, frozen=True):
    boss: Annotated[tuple[BossCard, ...], Meta(min_length=1)]


class BattlefieldsFile(Record, frozen=True):
    battlefield: Annotated[tuple[Battlefield, ...], Meta(min_length=1)]


class DifficultyFile(Record, frozen=True):
    easy: Plan
    normal: Plan
    hard: Plan
    extreme: Plan

    @property
    def plans(self) -> dict[str, Plan]:
        """The encounters by difficulty."""
        return {"easy": self.easy, "normal": self.normal, "hard": self.hard, "extreme": self.extreme}


class Tables(Record, frozen=True):
    """All content files: the field `zones` is the file `zones.toml`. Cards are in one file for each kind."""

    zones: ZonesFile
    base: CardsFile
    abilities: CardsFile
    novices: CardsFile
    rewards: CardsFile
    heroes: HeroesFile
    enemies: EnemiesFile
    bosses: BossesFile
    battlefields: BattlefieldsFile
    difficulty: DifficultyFile

    @property
    def cards(self) -> dict[str, tuple[Card, ...]]:
        """The cards of decks by their files."""
        files = {"base": self.base, "abilities": self.abilities, "novices": self.novices, "rewards": self.rewards}
        return {f"{name}.toml": file.card for name, file in files.items()}
