"""What a page has to know of the box: every card and figure with its names and texts, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from oakveil.kernel.text import Locale, Name, Text

from .board import Cell
from .box import Box
from .effects import Attack, MaxRange, Step
from .naming import Naming
from .records import (
    ActionCard,
    BossCard,
    Card,
    CardColour,
    CardType,
    Colour,
    EnemyCard,
    HeroCard,
    Icon,
    Offset,
    Role,
    Vitality,
    Zone,
)


class ZoneThing(Struct, frozen=True, kw_only=True):
    """A zone: its cells around the figure facing right; `whole` is the whole board."""

    id: str
    name: str
    cells: tuple[Offset, ...]
    whole: bool


class CardThing(Struct, frozen=True, kw_only=True):
    """A card of a deck. `stars` tell how strong an ability of a hero is (0: it is none); `others`: not on oneself."""

    id: str
    name: str
    text: str
    category: str
    colour: CardColour
    types: tuple[CardType, ...]
    zone: str
    others: bool
    priming: bool
    substitution: bool
    stars: int


class HeroThing(Struct, frozen=True, kw_only=True):
    """A hero card. `the` has the article, as it stands inside a sentence. `deck` is told with numbers of copies."""

    id: str
    name: str
    the: str
    colours: tuple[Colour, Colour]
    threat: int
    swords: int
    role: Role
    style: str
    deck: dict[str, int]


class EnemyThing(Struct, frozen=True, kw_only=True):
    """An enemy or boss card: `tier` is `boss` for these. `zone` is that of its attack, empty without one.

    `vitality` are lives and wounds per life with two to five heroes.
    """

    id: str
    name: str
    the: str
    text: str
    tier: str
    icon: Icon
    zone: str
    vitality: Vitality


class ActionThing(Struct, frozen=True, kw_only=True):
    """An Action of a boss."""

    id: str
    boss: str
    name: str
    text: str
    icon: Icon
    zone: str


class FieldThing(Struct, frozen=True, kw_only=True):
    """A battlefield. `furthest` is how far zones reach on it (0: as far as they are), `obstacles` its closed cells."""

    id: str
    name: str
    text: str
    furthest: int
    obstacles: tuple[Cell, ...]


class Furniture(Struct, frozen=True, kw_only=True):
    """The box. `words` are the names of colours, types and roles."""

    cards: dict[str, CardThing]
    heroes: dict[str, HeroThing]
    enemies: dict[str, EnemyThing]
    actions: dict[str, ActionThing]
    battlefields: dict[str, FieldThing]
    zones: dict[str, ZoneThing]
    words: dict[str, str]


def furniture(box: Box, text: Text) -> Furniture:
    """The box, told in the language of `text`."""
    words, locale = Naming(box, text), text.locale
    return Furniture(
        cards={card.id: _card(card, words) for card in box.cards.values()},
        heroes={hero.id: _hero(hero, words) for hero in box.heroes.values()},
        enemies={
            **{enemy.id: _enemy(enemy, enemy.tier, enemy.icon, enemy.turn, words) for enemy in box.enemies.values()},
            **{boss.id: _enemy(boss, "boss", "none", (), words) for boss in box.bosses.values()},
        },
        actions={action.id: _action(action, words) for action in box.actions.values()},
        battlefields={
            id: FieldThing(
                id=id,
                name=field.name.in_(locale),
                text=words.battlefield_text(id),
                furthest=min((passive.n for passive in field.passives if isinstance(passive, MaxRange)), default=0),
                obstacles=box.obstacles[id],
            )
            for id, field in box.battlefields.items()
        },
        zones={zone.id: _zone(zone, locale) for zone in box.catalogue.zones.values()},
        words={key: text.say(f"tactique-{key}") for key in _words()},
    )


def _words() -> list[str]:
    colours = ("red", "blue", "yellow", "green", "purple", "colourless")
    types = ("attack", "defense", "movement", "healing", "support")
    roles = ("defender", "striker", "support", "healer")
    tiers = ("basic", "intermediate", "powerful")
    return [
        *(f"colour-{colour}" for colour in colours),
        *(f"type-{type}" for type in types),
        *(f"role-{role}" for role in roles),
        *(f"tier-{tier}" for tier in tiers),
    ]


def _card(card: Card, words: Naming) -> CardThing:
    return CardThing(
        id=card.id,
        name=card.name.in_(words.locale),
        text=words.card_text(card.id),
        category=card.subcategory or card.category,
        colour=card.colour,
        types=card.types,
        zone=card.zone,
        others=card.no_self,
        priming=card.priming,
        substitution=card.substitution,
        stars=card.stars,
    )


def _hero(hero: HeroCard, words: Naming) -> HeroThing:
    return HeroThing(
        **_named(hero.id, hero.name, words),
        colours=hero.colours,
        threat=hero.threat,
        swords=hero.swords,
        role=hero.role,
        style=hero.style.in_(words.locale),
        deck=hero.deck,
    )


def _enemy(card: EnemyCard | BossCard, tier: str, icon: Icon, turn: Sequence[Step], words: Naming) -> EnemyThing:
    return EnemyThing(
        **_named(card.id, card.name, words),
        text=words.enemy_text(card.id),
        tier=tier,
        icon=icon,
        zone=_attack_zone(turn),
        vitality=card.vitality,
    )


def _action(action: ActionCard, words: Naming) -> ActionThing:
    return ActionThing(
        id=action.id,
        boss=words.box.boss_of[action.id],
        name=action.name.in_(words.locale),
        text=words.action_text(action.id),
        icon=action.icon,
        zone=_attack_zone(action.turn),
    )


def _attack_zone(turn: Sequence[Step]) -> str:
    return next((step.zone or "" for step in turn if isinstance(step, Attack)), "")


def _zone(zone: Zone, locale: Locale) -> ZoneThing:
    return ZoneThing(id=zone.id, name=zone.name.in_(locale), cells=zone.cells, whole=zone.whole_board)


def _named(id: str, name: Name, words: Naming) -> dict[str, str]:
    return {"id": id, "name": name.in_(words.locale), "the": name.the(words.locale)}
