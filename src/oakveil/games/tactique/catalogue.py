"""All components of the box (specification, section 8): the house set, or a content pack."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from oakveil.kernel.content import Pack
from oakveil.kernel.content import load as load_content
from oakveil.kernel.faults import ContentError, Fault
from oakveil.kernel.text import Texts

from .card_checks import CARD_CHECKS
from .checks import CHECKS
from .enemy_checks import ENEMY_CHECKS
from .records import Battlefield, BossCard, Card, EnemyCard, HeroCard, Plan, Tables, Zone
from .text_checks import check_texts

HOUSE = Path(__file__).parent / "content"
TEXTS = Texts(Path(__file__).parent / "text", Path(__file__).parent / "text" / "advice")
"""What people read in Deckbuilding Tactique."""


class Catalogue(Struct, frozen=True):
    """Every component by its id, in the order of the content files.

    `cards` are base deck cards, abilities, Novices and rewards. `difficulty` has the encounters of easy, normal, hard
    and extreme. `sources` are the texts of a pack's files, `warnings` its oddities.
    """

    zones: dict[str, Zone]
    cards: dict[str, Card]
    heroes: dict[str, HeroCard]
    enemies: dict[str, EnemyCard]
    bosses: dict[str, BossCard]
    battlefields: dict[str, Battlefield]
    difficulty: dict[str, Plan]
    sources: dict[str, str]
    warnings: tuple[Fault, ...]


@cache
def house() -> Catalogue:
    """The house set."""
    return load(None)


def load(pack: Pack | None) -> Catalogue:
    """The tables of a content pack; the house tables where the pack has none.

    Raises ContentError, with all faults, when a table cannot be played with.
    """
    content = load_content(Tables, HOUSE, pack, (*CHECKS, *CARD_CHECKS, *ENEMY_CHECKS), TEXTS)
    tables = content.tables
    untold = () if pack is None else tuple(check_texts(tables, TEXTS))
    if untold:
        raise ContentError((*content.warnings, *untold), TEXTS)
    return Catalogue(
        zones={zone.id: zone for zone in tables.zones.zone},
        cards={card.id: card for cards in tables.cards.values() for card in cards},
        heroes={hero.id: hero for hero in tables.heroes.hero},
        enemies={enemy.id: enemy for enemy in tables.enemies.enemy},
        bosses={boss.id: boss for boss in tables.bosses.boss},
        battlefields={field.id: field for field in tables.battlefields.battlefield},
        difficulty=tables.difficulty.plans,
        sources=content.sources,
        warnings=content.warnings,
    )
