"""What a page has to know of the box: every card, hero, enemy and room with its names and texts, in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oakveil.kernel.text import Name, Text

from .box import UNARMED, Box
from .effects.lines import Use
from .effects.terms import Cost
from .effects.words import Trait, WeaponRange
from .gallery import printed
from .naming import Naming
from .records import Armour, Difficulty, Needs, Role, Rune, Weapon
from .rules.playable import POWER_USES
from .rules.smith import NEW_OFFER

CardKind = Literal[
    "weapon", "armour", "shield", "rune", "ability", "phylactery", "instrument", "item", "event", "power", "room"
]


class UseThing(Struct, frozen=True, kw_only=True):
    """A line of a card that a hero may use: its number, when, what it costs, and what it says."""

    line: int
    when: str
    end: int
    vit: int
    crystals: int
    told: str


class CardThing(Struct, frozen=True, kw_only=True):
    """A card. `lines` are all that stands on it; `needs` the alternatives of which a bearer must meet one.

    `rarity` is empty where there is none, `price` 0. `hands`, `range`, `stat` and `damage` are those of a weapon,
    `defence` and `reduction` those of armours and shields. `reacts`: it is used in moments that others set off.
    """

    id: str
    name: str
    kind: CardKind
    lines: tuple[str, ...]
    uses: tuple[UseThing, ...] = ()
    rarity: str = ""
    price: int = 0
    needs: Needs = ()
    hands: int = 0
    range: WeaponRange | Literal[""] = ""
    stat: str = ""
    damage: int = 0
    pierce: bool = False
    defence: int = 0
    reduction: int = 0
    reacts: bool = False


class HeroThing(Struct, frozen=True, kw_only=True):
    """A hero sheet. `the` has the article; `abilities` come with the level from which they work; `start` are cards."""

    id: str
    name: str
    the: str
    role: Role
    difficulty: Difficulty
    stats: dict[Trait, int]
    abilities: tuple[tuple[int, str], ...]
    start: tuple[str, ...]
    lines: tuple[str, ...]
    tip: str


class BlowThing(Struct, frozen=True):
    """An attack of an enemy: its name ("" for the only one of a basic monster), and what a hit does."""

    name: str
    told: str


class EnemyThing(Struct, frozen=True, kw_only=True):
    """An enemy. `kind` is the class of a basic monster, `powerful` or `boss`; `many`: there are several of it.

    `hp` is that for four heroes.
    """

    id: str
    name: str
    the: str
    kind: str
    many: bool
    hp: int
    blows: tuple[BlowThing, ...]
    lines: tuple[str, ...]
    screen: bool


class Furniture(Struct, frozen=True, kw_only=True):
    """The box. `level_prices` are those of levels 2 to 5, `new_offer` that of another offer of the blacksmith.

    `power_uses` is how often the power of the boss can be used, `words` are names of roles, rarities and classes.
    """

    cards: dict[str, CardThing]
    heroes: dict[str, HeroThing]
    enemies: dict[str, EnemyThing]
    level_prices: tuple[int, ...]
    new_offer: int
    power_uses: int
    words: dict[str, str]


def furniture(box: Box, text: Text) -> Furniture:
    """The box, told in the language of `text`."""
    teller = _Teller(box, text)
    catalogue = box.catalogue
    kinds: dict[str, CardKind] = {
        **dict.fromkeys(box.weapons, "weapon"),
        **{id: card.kind for id, card in box.armours.items()},
        **dict.fromkeys(box.runes, "rune"),
        **dict.fromkeys(box.abilities, "ability"),
        **dict.fromkeys(catalogue.phylacteries, "phylactery"),
        **dict.fromkeys(catalogue.instruments, "instrument"),
        **dict.fromkeys(box.items, "item"),
        **{id: "power" if event.power else "event" for id, event in box.events.items()},
        **dict.fromkeys(box.rooms, "room"),
    }
    return Furniture(
        cards={id: teller.card(id, kind) for id, kind in kinds.items()},
        heroes={id: teller.hero(id) for id in box.heroes},
        enemies={id: teller.enemy(id) for id in box.fighters},
        level_prices=box.balance.level_prices,
        new_offer=NEW_OFFER,
        power_uses=POWER_USES,
        words={word: text.say(f"veiel-{word}") for word in _words()},
    )


def _words() -> list[str]:
    return [
        *(f"role-{role}" for role in ("defender", "striker", "healer", "support")),
        *(f"difficulty-{difficulty}" for difficulty in ("easy", "medium", "hard")),
        *(f"rarity-{rarity}" for rarity in ("bronze", "silver", "gold")),
        *(f"class-{kind}" for kind in ("zombie", "defender", "plain", "ranged", "effect")),
        *(f"range-{range}" for range in ("front", "two", "any")),
    ]


class _Teller:
    """Tells the things of a box in the language of `text`."""

    def __init__(self, box: Box, text: Text) -> None:
        self.box = box
        self.text = text
        self.words = Naming(box, text)
        self.printed = printed(box.catalogue, text)

    def _lines(self, id: str) -> tuple[str, ...]:
        """Everything that stands on a card; bare hands are no card."""
        return self.printed[id].lines if id in self.printed else ()

    def card(self, id: str, kind: CardKind) -> CardThing:
        """A card of whatever kind."""
        gear = self.box.gear.get(id) or (self.box.weapons[UNARMED] if id == UNARMED else None)
        weapon = gear if isinstance(gear, Weapon) else None
        armour = gear if isinstance(gear, Armour) else None
        return CardThing(
            id=id,
            name=self.words.titled(id),
            kind=kind,
            lines=self._lines(id),
            uses=tuple(self._use(id, at, line) for at, line in self.box.uses.get(id, ())),
            rarity=gear.rarity if isinstance(gear, Weapon | Armour | Rune) and id != UNARMED else "",
            price=self.box.price.get(id, 0),
            needs=self.box.needs.get(id, ()),
            hands=0 if weapon is None else weapon.hands,
            range="" if weapon is None else weapon.range,
            stat="" if weapon is None else weapon.stat,
            damage=0 if weapon is None else weapon.damage,
            pierce=weapon is not None and weapon.pierce,
            defence=0 if armour is None else armour.defence,
            reduction=0 if armour is None else armour.reduction,
            reacts=any(id == card for card, _ in self.box.reacts),
        )

    def _use(self, card: str, at: int, line: Use) -> UseThing:
        cost = line.cost or Cost()
        when = str(line.__struct_config__.tag)
        return UseThing(
            line=at,
            when=when,
            end=cost.end,
            vit=cost.vit,
            crystals=cost.crystals,
            told=self.words.line(card, at),
        )

    def hero(self, id: str) -> HeroThing:
        """A hero sheet."""
        sheet = self.box.heroes[id]
        return HeroThing(
            **self._named(id, sheet.name),
            role=sheet.role,
            difficulty=sheet.difficulty,
            stats=self.box.base[id],
            abilities=self.box.ability_of[id],
            start=(*sheet.equipment, *sheet.items, *([] if sheet.instrument is None else [sheet.instrument])),
            lines=self._lines(id),
            tip=sheet.tip.in_(self.text.locale),
        )

    def enemy(self, id: str) -> EnemyThing:
        """A basic or powerful monster, or a boss."""
        catalogue, fighter = self.box.catalogue, self.box.fighters[id]
        card = catalogue.monsters.get(id) or catalogue.powerful.get(id) or catalogue.bosses[id]
        monster = catalogue.monsters.get(id)
        return EnemyThing(
            **self._named(id, card.name),
            kind=monster.kind if monster is not None else "powerful" if id in catalogue.powerful else "boss",
            many=monster is not None and monster.copies > 1,
            hp=fighter.hp,
            blows=tuple(
                BlowThing("" if monster is not None else self.words.blow_called(id, n), self.words.blow_told(id, n))
                for n in range(len(fighter.options))
            ),
            lines=self._lines(id),
            screen=fighter.screen,
        )

    def _named(self, id: str, name: Name) -> dict[str, str]:
        return {"id": id, "name": name.in_(self.text.locale), "the": name.the(self.text.locale)}
