"""Everything of the box that bears a text, as players read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oakveil.kernel.game import Printed
from oakveil.kernel.text import Text

from .box import Box
from .effects import Attack, Step
from .naming import Naming
from .records import ActionCard, BossCard, Card, EnemyCard, HeroCard, Vitality


def printed(box: Box, text: Text) -> dict[str, Printed]:
    """Heroes, cards of decks, enemies, bosses with their Actions and battlefields, by id."""
    words, locale = Naming(box, text), text.locale
    return {
        **{id: Printed(hero.name.in_(locale), (_hero_line(hero, words),)) for id, hero in box.heroes.items()},
        **{
            id: Printed(card.name.in_(locale), (_card_line(card, words), words.card_text(id)))
            for id, card in box.cards.items()
        },
        **{
            id: Printed(enemy.name.in_(locale), (_enemy_line(enemy, words), words.enemy_text(id)))
            for id, enemy in box.enemies.items()
        },
        **{
            id: Printed(boss.name.in_(locale), (_boss_line(boss, words), words.enemy_text(id)))
            for id, boss in box.bosses.items()
        },
        **{
            id: Printed(action.name.in_(locale), (_action_line(action, words), words.action_text(id)))
            for id, action in box.actions.items()
        },
        **{
            id: Printed(field.name.in_(locale), (text.say("tactique-card-battlefield"), words.battlefield_text(id)))
            for id, field in box.battlefields.items()
        },
    }


def offers(box: Box, text: Text) -> Mapping[str, Mapping[str, str]]:
    """The bosses that can be chosen."""
    bosses = {id: boss.name.in_(text.locale) for id, boss in box.bosses.items()}
    anyone = {"random": text.say("tactique-option-boss-random")}
    return {
        "boss": {**anyone, **bosses},
        "second_boss": {"none": text.say("tactique-option-second_boss-none"), **anyone, **bosses},
    }


def _hero_line(hero: HeroCard, words: Naming) -> str:
    text = words.text
    deck = [
        text.say("tactique-card-copies", n=n, card=words.box.cards[id].name.in_(words.locale))
        for id, n in hero.deck.items()
    ]
    return text.say(
        "tactique-card-hero",
        colours=text.listed([text.say(f"tactique-colour-{colour}") for colour in hero.colours]),
        threat=hero.threat,
        swords=hero.swords,
        role=text.say(f"tactique-role-{hero.role}"),
        style=hero.style.in_(words.locale),
        deck=text.listed(deck),
    )


def _card_line(card: Card, words: Naming) -> str:
    """What is printed around the text of a card: its kind, types and zone."""
    text = words.text
    kind = text.say(
        "tactique-card-kind",
        kind=card.subcategory or card.category,
        hero=words.box.heroes[card.hero].name.in_(words.locale) if card.hero is not None else "none",
        colour=text.say(f"tactique-colour-{card.colour}"),
    )
    return text.say(
        "tactique-card-line",
        kind=kind,
        types=text.listed([text.say(f"tactique-type-{type}") for type in card.types]),
        zone=_zone(card.zone, words),
        others="yes" if card.no_self else "no",
        n=card.copies,
    )


def _enemy_line(enemy: EnemyCard, words: Naming) -> str:
    tier = words.text.say(f"tactique-tier-{enemy.tier}")
    return words.text.say(
        "tactique-card-enemy", tier=tier, **_seen(enemy.icon, enemy.turn, words), **_dice(enemy.vitality)
    )


def _boss_line(boss: BossCard, words: Naming) -> str:
    return words.text.say("tactique-card-boss", **_dice(boss.vitality))


def _action_line(action: ActionCard, words: Naming) -> str:
    boss = words.box.bosses[words.box.boss_of[action.id]].name.in_(words.locale)
    return words.text.say("tactique-card-action", boss=boss, **_seen(action.icon, action.turn, words))


def _seen(icon: str, turn: Sequence[Step], words: Naming) -> dict[str, str]:
    """The icon and the picture of the zone of a turn: that of its attack."""
    zone = next((step.zone for step in turn if isinstance(step, Attack)), None)
    return {"icon": icon, "zone": "none" if zone is None else _zone(zone, words)}


def _zone(zone: str, words: Naming) -> str:
    return words.box.catalogue.zones[zone].name.in_(words.locale)


def _dice(vitality: Vitality) -> dict[str, str]:
    """Lives and wounds for each with two to five heroes: "3 x 2"."""
    return {f"with_{heroes}": f"{lives} x {wounds}" for heroes, (lives, wounds) in enumerate(vitality, 2)}
