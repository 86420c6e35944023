"""The texts of cards, enemies, Actions and battlefields, generated from their effects (specification, section 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oakveil.kernel.text import Bilingual, Text

from .effects import Attack, Passive, Step, ZoneId
from .effects.telling import NamedZone, Telling, Voice, finished
from .records import ActionCard, Battlefield, BossCard, Card, EnemyCard, X

Zones = Mapping[ZoneId, NamedZone]
Names = Mapping[str, Bilingual]
"""The names of cards by id: effects may be about cards of a name."""


def card_text(card: Card, text: Text, zones: Zones, names: Names) -> str:
    """What a card of a deck says: keywords, effect, what X is, where the card goes, and its passive."""
    tell = Telling(text=text, zones=zones, names=names, voice="hero", zone=card.zone, no_self=card.no_self)
    told = [finished(tell.statements(card.effect))]
    if card.x is not None:
        told.append(x_text(card.x, tell))
    if card.after != "discard":
        told.append(finished([text.say(f"tactique-after-{card.after}")]))
    if card.passive is not None:
        what, *more = tell.statements([card.passive])
        told.append(finished([text.say("tactique-passive", what=what), *more]))
    return " ".join([*_keywords(card, text), *told])


def enemy_text(card: EnemyCard | BossCard, text: Text, zones: Zones, names: Names) -> str:
    """What the card of an enemy says: passives and turn. A boss has Actions instead of a turn."""
    turn = card.turn if isinstance(card, EnemyCard) else ()
    tell = _told_of(turn, text, zones, names, "enemy")
    passives = " ".join(_passive_text(passive, tell) for passive in card.passives)
    told = [text.say("tactique-passive", what=passives)] if passives else []
    return " ".join([*told, finished(tell.statements(turn))] if turn else told)


def action_text(card: ActionCard, text: Text, zones: Zones, names: Names) -> str:
    """What an Action of a boss says."""
    return finished(_told_of(card.turn, text, zones, names, "enemy").statements(card.turn))


def battlefield_text(card: Battlefield, text: Text, zones: Zones, names: Names) -> str:
    """What a battlefield says."""
    tell = _told_of((), text, zones, names, "battlefield")
    return " ".join(_passive_text(passive, tell) for passive in card.passives)


def _told_of(turn: Sequence[Step], text: Text, zones: Zones, names: Names, voice: Voice) -> Telling:
    """How a text is told in which the zone is that of the first attack."""
    attack = next((step.zone for step in turn if isinstance(step, Attack)), None)
    return Telling(text=text, zones=zones, names=names, voice=voice, attack=attack)


def _passive_text(passive: Passive, tell: Telling) -> str:
    if isinstance(passive, Step):
        return finished(tell.statements([passive]))
    return finished([tell.say(passive.message(tell))])


def _keywords(card: Card, text: Text) -> list[str]:
    found = {"priming": card.priming, "substitution": card.substitution}
    return [text.say(f"tactique-keyword-{keyword}") for keyword, there in found.items() if there]


def x_text(x: X, tell: Telling) -> str:
    """What X is: "X = number of your wounds, at least 1, at most 4."."""
    text, most = tell.text, x.most or 0
    cards, spot = tell.cards(x.cards, many=True), tell.place(x.zone)["spot"]
    told = text.say("tactique-x", of=x.of, least=x.least, most=most, cards=cards, spot=spot)
    if x.of != "choose":
        told = text.say("tactique-x-least", what=told, least=x.least) if x.least else told
        told = text.say("tactique-x-most", what=told, most=most) if x.most is not None else told
    return finished([told])
