"""Flight, and fights that cannot be lost any more (specification 3.16, 3.20)."""

from __future__ import annotations

from oakveil.kernel.ask import Option
from oakveil.kernel.rulebook import rule

from ..choices import EndFight, Flee, OfferDefeat, OfferVictory, Stay
from ..effects import fighting
from ..events import FleeRolled, ReactionUsed
from ..state import CardId, Hero, Veiel
from .alchemist import spend_item
from .line import bury
from .paying import pay
from .reactions import reactions
from .rolling import d20
from .sheet import shield_red, stat


@rule("VEIEL-FLEE-01", "VEIEL-COMBAT-16", "VEIEL-LAIR-08")
def ways_out(g: Veiel) -> list[Option]:
    """How the team can leave a fight at the start of its turn; no way leads away from the boss.

    Ruling (VEIEL-COMBAT-16): a boss has to be killed, even where it can hurt nobody. Only with a person as the DM can
    the team agree to end a fight.
    """
    if g.combat.kind == "boss":
        return []
    cards = [Flee(hero.id, one.card) for hero in g.state.heroes for one in reactions(g, "flee", hero, hero.id)]
    quick: list[Option] = []
    if g.options.quick_resolve:
        quick += [EndFight()] if is_harmless(g) else []
        quick += [OfferVictory(), OfferDefeat()] if g.options.master == "human" else []
    return [Flee(), *cards, *quick, Stay()]


@rule("VEIEL-FLEE-01", "VEIEL-FLEE-02", "VEIEL-FLEE-03", "VEIEL-ITEM-02")
def flee(g: Veiel, choice: Flee) -> None:
    """The defender rolls a d20 that must reach 7 + the number of enemies; or a card lets the team get away.

    Ruling (VEIEL-FLEE-02): nothing is added, and no die is critical.
    """
    combat = g.combat
    if choice.hero is not None and choice.card is not None:
        _by_card(g, g.hero(choice.hero), choice.card)
        return
    holder = g.state.defender
    assert holder is not None, "somebody stands, so somebody is the defender"
    needed = g.box.balance.flee_base + len(combat.line)
    die = d20(g, "veiel.flee")
    combat.fled = die >= needed
    g.tell(FleeRolled, holder, die, needed, "success" if combat.fled else "failure")


def _by_card(g: Veiel, hero: Hero, card: CardId) -> None:
    """A hero gets the team away with a card."""
    line = next(line for _, line in g.box.reacts[card, "flee"] if any(type(verb) is fighting.Flee for verb in line.do))
    g.tell(ReactionUsed, hero.id, card)
    pay(g, hero, line.cost)
    g.combat.fled = True
    if line.discard and card in hero.items:
        spend_item(g, hero, card)


@rule("VEIEL-COMBAT-16")
def is_harmless(g: Veiel) -> bool:
    """Whether no enemy in the line can lower the VIT of any hero any more, criticals included.

    Ruling (VEIEL-COMBAT-16): it can as long as a hero is poisoned or burns, or anything else happens in this fight by
    itself but healing.
    """
    combat, standing = g.combat, g.standing()
    if any(hero.poison or hero.burn_turns for hero in standing):
        return False
    room = g.state.rooms.get(g.state.place)
    cards = {enemy.card for enemy in combat.line}
    if room is not None and combat.kind == "room":
        cards.add(room.face())
    if any(card in cards and window != "enemy_turn" for card, window in g.box.autos):
        return False
    return not any(_hurts(g, enemy.card, hero) for enemy in combat.line for hero in standing)


def _hurts(g: Veiel, card: CardId, hero: Hero) -> bool:
    """Whether an enemy can hurt a hero whose shield does not help."""
    reduction = stat(g, hero, "RED") - shield_red(g, hero)
    return any(
        blow.poison or blow.burn or blow.damage > (0 if "reduction" in blow.ignores else reduction)
        for blow in g.box.fighters[card].options
    )


@rule("VEIEL-COMBAT-16", "VEIEL-COMBAT-14")
def end_fight(g: Veiel) -> None:
    """The fight is won: all enemies count as defeated."""
    combat = g.combat
    for enemy in combat.line:
        bury(combat, enemy)
    combat.line = []
