"""What a DM can play in a moment: events of its hand, and the power of the boss (specification 3.13, 3.15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oakveil.kernel.rulebook import rule

from ..choices import PlayEvent
from ..effects import dungeon, fighting
from ..effects.lines import Play
from ..effects.words import Effect
from ..state import WINGS, CardId, Hero, Place, Veiel
from .aiming import holds
from .sheet import is_immune

if TYPE_CHECKING:
    from .moments import Moment

POWER_USES = 2
"""How often the power of the boss can be used in a game (VEIEL-BOSS-03)."""
Aim = tuple[str | None, CardId | None]
"""Whom an event is for, and what it takes."""


@rule("VEIEL-EVENT-04", "VEIEL-INFO-01")
def master_is_asked(g: Veiel, moment: Moment) -> bool:
    """Whether the DM is asked in a moment.

    With `steady_pace` the question comes whenever some event of the box could be played and the hand is not empty:
    whether one is asked tells nothing about the hand. A power is no secret.
    """
    state = g.state
    if state.quiet:
        return False
    if state.hand.cards:
        playable, events = g.box.playable[moment.window], g.box.events
        for card in playable if g.options.steady_pace else playable & frozenset(state.hand.seen()):
            if not events[card].power and _has_aim(g, card, moment, known=False):
                return True
    return _power_can(g, moment) and _has_aim(g, state.power, moment, known=True)


@rule("VEIEL-EVENT-03", "VEIEL-EVENT-07", "VEIEL-BOSS-02")
def plays(g: Veiel, moment: Moment) -> list[PlayEvent]:
    """Every event that the DM can play now, with its first target; copies of an event count once."""
    playable = g.box.playable[moment.window]
    cards = [card for card in dict.fromkeys(g.state.hand.seen()) if card in playable]
    if _power_can(g, moment):
        cards.append(g.state.power)
    return [PlayEvent(card, *aim) for card in cards for aim in _aims(g, card, moment, known=True)]


@rule("VEIEL-BOSS-03", "VEIEL-BOSS-04", "VEIEL-EVENT-03")
def _power_can(g: Veiel, moment: Moment) -> bool:
    """Twice in a game, once in a crossing, and not in the last fight."""
    state = g.state
    if state.where != "dungeon" or state.power_uses >= POWER_USES or state.power_crossing == state.incursion:
        return False
    return state.power in g.box.playable[moment.window]


def _has_aim(g: Veiel, card: CardId, moment: Moment, known: bool) -> bool:
    return next(_aims(g, card, moment, known), None) is not None


@rule("VEIEL-EVENT-07", "VEIEL-EVENT-08")
def _aims(g: Veiel, card: CardId, moment: Moment, known: bool) -> Iterator[Aim]:
    """Whom an event can be for; nothing when it cannot be played. Not `known`: as far as everybody can tell."""
    play = g.box.events[card].play
    assert play is not None
    if not holds(g, play.condition, "", moment.about, moment.die):
        return
    if not all(_possible(g, verb, moment, known) for verb in play.do):
        return
    first = play.do[0]
    if type(first) is dungeon.Redirect:
        yield from ((place, None) for place in other_wings(g))
    elif play.to == "victim":
        if moment.about and g.hero(moment.about).stands:
            yield None, None
    elif play.to == "dead":
        yield from ((dead, None) for dead in dict.fromkeys(g.combat.dead))
    elif play.to == "hero" or (play.to == "heroes" and play.up_to is not None):
        for hero in g.standing():
            yield from ((hero.id, lost) for lost in _losses(g, play, hero))
    else:
        yield None, None


@rule("VEIEL-EVENT-12", "VEIEL-EVENT-07")
def _possible(g: Veiel, verb: Effect, moment: Moment, known: bool) -> bool:
    """Whether a verb can do anything now, apart from its target.

    Ruling (VEIEL-EVENT-12): an attack with a natural 1 of the DM cannot hit, whatever is played.
    """
    kind, combat = type(verb), g.state.combat
    if kind is fighting.Fail:
        return moment.window != "def_ok" or not (known or moment.foe.up) or moment.foe.face() != 1
    if kind is fighting.EnemiesFirst:
        return combat is not None and not combat.enemies_first
    if kind is fighting.RangeRule:
        return combat is not None and not combat.fog
    if kind in (fighting.Summon, fighting.Reanimate):
        return combat is not None
    if kind is dungeon.Imprison:
        return bool(moment.about) and not g.hero(moment.about).imprisoned
    if kind is dungeon.Strike:
        return len(g.standing()) > 1
    return True


@rule("VEIEL-EVENT-07", "VEIEL-PHY-04", "VEIEL-ABIL-10")
def _losses(g: Veiel, play: Play, hero: Hero) -> list[CardId | None]:
    """What an event can take from a hero, one for each; empty when there is nothing to be taken.

    Ruling (VEIEL-EVENT-07): who is immune is no target.
    """
    verb = next((verb for verb in play.do if type(verb) in TAKING), None)
    if verb is None:
        control = any(type(verb) is dungeon.Control for verb in play.do)
        return [] if control and (hero.controlled or is_immune(g, hero, "control")) else [None]
    if type(verb) is dungeon.Mute:
        return [*mutable(g, hero)]
    return [*dict.fromkeys(hero.items)] if type(verb) is dungeon.LoseItem else [*breakable(g, hero)]


TAKING = (dungeon.Mute, dungeon.LoseItem, dungeon.Break)
"""What takes something that the DM chooses."""


def mutable(g: Veiel, hero: Hero) -> list[CardId]:
    """The abilities that can be locked, that of the lowest level first."""
    if is_immune(g, hero, "mute"):
        return []
    return [id for level, id in g.box.ability_of[hero.id] if level <= hero.level and id not in hero.muted]


def breakable(g: Veiel, hero: Hero) -> list[CardId]:
    """The armour and the shield that a hero wears."""
    return [card for card in (hero.armour, hero.second) if card is not None and card in g.box.armours]


def other_wings(g: Veiel) -> list[Place]:
    """The rooms beside the one that the team is about to enter."""
    line = g.state.place[1:]
    places = [wing + line for wing in WINGS]
    return [place for place in places if place != g.state.place and place in g.state.rooms]
