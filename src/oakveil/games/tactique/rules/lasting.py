"""Lasting effects: given, added up, and ended; cards that stay in play meanwhile (specification 3.10, 3.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from oakveil.kernel.rulebook import rule

from ..board import BIT, INDEX
from ..effects import Grant, Modifier, On, Until, ZoneId
from ..effects.lasting import AuraModifier
from ..events import (
    CardDiscarded,
    CardExiled,
    CardLeftPlay,
    CardRemoved,
    CardReturned,
    EffectAdded,
    EffectEnded,
    RuneRemoved,
)
from ..state import CardId, Enemy, EnemyId, FigureId, Hero, LaidRune, Lasting, Reaction, Tactique


@rule("TAC-DUR-01", "TAC-DUR-05", "TAC-KEY-06", "TAC-PLAY-03")
def grant(g: Tactique, figure: FigureId, step: Grant, owner: FigureId, source: str, zone: ZoneId) -> None:
    """Give a figure what a card, an Action or an enemy grants it."""
    lasting = Lasting(step.mod, step.n, step.until, source, owner, step.cards, step.uses, zone)
    g.figure(figure).effects += (lasting,)
    g.tell(EffectAdded, figure, step.mod, step.n, step.until, source)


@rule("TAC-PLAY-03", "TAC-PLAY-13")
def react(g: Tactique, hero: Hero, on: On, source: CardId, zone: ZoneId) -> None:
    """A hero has a reaction for a while; it reacts only to what comes after."""
    hero.reactions += (Reaction(on, source, hero.id, on.until or "turn", zone),)


@rule("TAC-DUR-05")
def granted(g: Tactique, figure: FigureId, mod: Modifier) -> int:
    """The sum of what a figure was granted of `mod`; for a switch whether there is any."""
    total = 0
    for effect in g.figure(figure).effects:
        if effect.mod == mod:
            total += effect.n
    return total


def has(g: Tactique, figure: FigureId, mod: Modifier) -> bool:
    """Whether a figure has a modifier that is there or not (TAC-DUR-05)."""
    effects = g.figure(figure).effects
    return bool(effects) and mod in [effect.mod for effect in effects]


def aura(g: Tactique, figure: FigureId, mod: AuraModifier) -> int:
    """The sum of what the enemies and the battlefield around a figure give it of `mod`, as long as they are there."""
    state, auras = g.state, g.box.auras
    if state.battlefield not in auras and auras.keys().isdisjoint(state.enemies):
        return 0
    total = 0
    on_heroes = figure not in state.enemies
    if state.battlefield in auras:
        for one in auras[state.battlefield]:
            if one.mod == mod and (one.to == "all_heroes") is on_heroes:
                total += one.n
    for enemy in state.enemies.values():
        if enemy.id not in auras:
            continue
        for one in auras[enemy.id]:
            if one.mod != mod or (one.to == "all_heroes") is not on_heroes:
                continue
            if one.to == "other_enemies" and enemy.id == figure:
                continue
            cell = g.figure(figure).cell
            if one.zone is None or (cell and g.sight(one.zone).around[INDEX[enemy.cell]] & BIT[cell]):
                total += one.n
    return total


@rule("TAC-DUR-05", "TAC-FIELD-05")
def amount(g: Tactique, figure: FigureId, mod: Modifier) -> int:
    """Everything a figure has of a modifier with a size: granted, by auras, and by its own passive."""
    total = granted(g, figure, mod)
    if mod in ("strong", "armour", "thorns", "heal", "move"):
        total += aura(g, figure, mod)
        if mod == "armour":
            total += g.box.armour.get(figure, 0)
        elif mod == "thorns":
            total += g.box.thorns.get(figure, 0)
    return total


@rule("TAC-DMG-05", "TAC-DMG-06", "TAC-PLAY-13")
def bonus_of(g: Tactique, hero: Hero, card: CardId) -> int:
    """What the damage bonuses of a hero add to each damage step of a card: those in play before it."""
    total = 0
    for effect in hero.effects:
        if effect.mod == "damage" and effect.source != card and g.box.fits(card, effect.cards):
            total += effect.n
    return total


@rule("TAC-DMG-06", "TAC-PLAY-18", "TAC-DUR-01")
def use_up(g: Tactique, hero: Hero, mod: Modifier, card: CardId) -> bool:
    """The effects of this kind that count for `card` and are limited in number have been used once more by it.

    Whether there was any such effect, limited or not.
    """
    used = False
    gone: list[Lasting] = []
    left: list[Lasting] = []
    for effect in hero.effects:
        if effect.mod != mod or effect.source == card or not g.box.fits(card, effect.cards):
            left.append(effect)
            continue
        used = True
        if effect.uses is None or effect.uses > 1:
            uses = None if effect.uses is None else effect.uses - 1
            left.append(
                Lasting(mod, effect.n, effect.until, effect.source, effect.owner, effect.cards, uses, effect.zone)
            )
        else:
            gone.append(effect)
    if used:
        hero.effects = tuple(left)
        _ended(g, hero.id, gone)
    return used


@rule("TAC-DUR-01", "TAC-DUR-02", "TAC-DUR-04", "TAC-ROUND-04", "TAC-PLAY-17")
def end_effects(g: Tactique, figure: Hero | Enemy, *untils: Until) -> None:
    """The effects on a figure that last until one of these moments end; their cards go to their owners' discard."""
    if figure.effects:
        _keep(g, figure, lambda effect: effect.until not in untils)
    if type(figure) is Hero and figure.reactions:
        gone = [reaction for reaction in figure.reactions if reaction.until in untils]
        figure.reactions = tuple(reaction for reaction in figure.reactions if reaction.until not in untils)
        for reaction in gone:
            release(g, reaction.owner, reaction.source)


@rule("TAC-DUR-01", "TAC-ENEMY-03", "TAC-BOSS-10")
def end_made_by(g: Tactique, owner: EnemyId, until: Until) -> None:
    """What an enemy has made that lasts until its next turn ends: this turn begins, or it has died."""
    for figure in g.figures():
        if figure.effects:
            _keep(g, figure, lambda effect: effect.owner != owner or effect.until != until)


@rule("TAC-DUR-03", "TAC-DEATH-05")
def forget(g: Tactique, figure: Hero | Enemy) -> None:
    """All effects on a figure that has died end, a hero's reactions as well."""
    effects, figure.effects = figure.effects, ()
    _ended(g, figure.id, effects)
    if isinstance(figure, Hero):
        reactions, figure.reactions = figure.reactions, ()
        for reaction in reactions:
            release(g, reaction.owner, reaction.source)


def spend(g: Tactique, figure: Hero | Enemy, mod: Modifier) -> None:
    """Effects of this kind on a figure are spent, such as a stun."""
    _keep(g, figure, lambda effect: effect.mod != mod)


def _keep(g: Tactique, figure: Hero | Enemy, stays: Callable[[Lasting], bool]) -> None:
    left = tuple([effect for effect in figure.effects if stays(effect)])
    if len(left) < len(figure.effects):
        gone = [effect for effect in figure.effects if not stays(effect)]
        figure.effects = left
        _ended(g, figure.id, gone)


def _ended(g: Tactique, figure: FigureId, gone: list[Lasting] | tuple[Lasting, ...]) -> None:
    for effect in gone:
        g.tell(EffectEnded, figure, effect.mod, effect.n, effect.source)
    for owner, source in dict.fromkeys((effect.owner, effect.source) for effect in gone):
        release(g, owner, source)


@rule("TAC-DUR-06")
def lasts(g: Tactique, source: str) -> bool:
    """Whether anything that a card or an Action has made still lasts."""
    state = g.state
    for hero in state.heroes:
        for effect in hero.effects:
            if effect.source == source:
                return True
        for reaction in hero.reactions:
            if reaction.source == source:
                return True
    for enemy in state.enemies.values():
        for effect in enemy.effects:
            if effect.source == source:
                return True
    return source in [rune.card for rune in state.runes]


@rule("TAC-PLAY-03", "TAC-DUR-06", "TAC-BOSS-10")
def release(g: Tactique, owner: FigureId, source: str) -> None:
    """A card in play whose last effect has ended goes to its owner's discard, an Action beside the boss to its."""
    state = g.state
    if source in g.box.boss_of:
        boss = g.box.boss_of[source]
        if source in state.lasting_actions and not lasts(g, source):
            state.lasting_actions = tuple(action for action in state.lasting_actions if action != source)
            state.played_actions[boss] += (source,)
        return
    for hero in state.heroes:
        if source in hero.in_play and not lasts(g, source):
            hero.in_play = tuple(card for card in hero.in_play if card != source)
            g.tell(CardLeftPlay, hero.id, source)
            put_away(g, hero, source, "left_play")


@rule("TAC-PLAY-01", "TAC-OUT-06")
def put_away(g: Tactique, hero: Hero, card: CardId, why: Literal["played", "left_play"]) -> None:
    """A card whose effect is over goes where it says, else to the discard pile.

    Ruling (TAC-PLAY-03): one that lasts goes there when it leaves play. Exiled so, it is no card that a hero exiles.
    """
    match g.card(card).after:
        case "discard":
            hero.discard.append(card)
            g.tell(CardDiscarded, hero.id, card, why)
        case "exile":
            hero.exile += (card,)
            g.tell(CardExiled, hero.id, card, "play")
        case "removed":
            hero.gone += (card,)
            g.tell(CardRemoved, hero.id, card, True)
        case "removed_encounter":
            hero.removed += (card,)
            g.tell(CardRemoved, hero.id, card, False)
        case "deck_top":
            hero.deck.cards.append(card)
            hero.deck.known += (card,)
            g.tell(CardReturned, hero.id, card, "deck")
        case "deck_bottom":
            hero.deck.cards.insert(0, card)
            hero.deck.known += (card,)
            g.tell(CardReturned, hero.id, card, "deck")


def lift_rune(g: Tactique, rune: LaidRune) -> None:
    """A rune is used up: its card is discarded."""
    g.state.runes = tuple(other for other in g.state.runes if other != rune)
    g.tell(RuneRemoved, rune.cell, rune.card)
    release(g, rune.owner, rune.card)
