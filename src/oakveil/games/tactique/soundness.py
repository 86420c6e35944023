"""What is true of every table of Deckbuilding Tactique: components are conserved, everything lies where it may."""

from __future__ import annotations

from collections.abc import Iterator

from . import stacking
from .board import CELLS
from .rules.progress import Acting, CardPlay
from .rules.reinforcing import RANKS, Reinforcing
from .rules.setup import TIERS, Setup, seats_of
from .state import BATTLEFIELD, Hero, Tactique

MOST = 999
"""Nothing that is counted comes near."""


def flaw(g: Tactique) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    return (
        _flaw_of_team(g)
        or _flaw_of_cards(g)
        or _flaw_of_heroes(g)
        or _flaw_of_enemies(g)
        or _flaw_of_bosses(g)
        or _flaw_of_board(g)
        or _flaw_of_effects(g)
        or _flaw_of_end(g)
        or stacking.flaw(g)
    )


def _flaw_of_team(g: Tactique) -> str | None:
    state, box = g.state, g.box
    setting_up = any(isinstance(frame, Setup) for frame in g.stack)
    ids = [hero.id for hero in state.heroes]
    if len(set(ids)) < len(ids) or not set(ids) <= set(box.heroes):
        return "a hero plays twice or does not exist"
    seats = [hero.seat for hero in state.heroes]
    if seats != sorted(seats) or any(not 1 <= seat <= g.options.players for seat in seats):
        return "the heroes are not in seat order"
    if not setting_up and (len(ids) != g.options.team or len(set(seats)) != g.options.players):
        return "the team is not that of the options"
    if setting_up and any(seats.count(seat) > seats_of(g.options).count(seat) for seat in seats):
        return "a seat has more heroes than the options give it"
    if state.active is not None and state.active not in ids:
        return "a hero has its turn that does not play"
    if not 0 <= state.encounter <= 4 or not 0 <= state.round <= MOST:
        return f"round {state.round} of encounter {state.encounter}"
    if len(set(state.conceding)) < len(state.conceding) or not set(state.conceding) <= set(
        range(1, g.options.players + 1)
    ):
        return "somebody gives up who does not play"
    return None


def held(g: Tactique) -> Iterator[str]:
    """The cards that procedures in progress hold: those being played, and rewards revealed."""
    for frame in g.stack:
        if isinstance(frame, CardPlay) and _is_held(g, frame.card, frame.hero):
            yield frame.card
        elif isinstance(frame, Reinforcing):
            yield from frame.revealed


def _is_held(g: Tactique, card: str, hero: str) -> bool:
    """Whether a card being played has not been put away yet, or not been taken from the hand."""
    return not any(card in other.cards() for other in g.state.heroes if other.id == hero)


def _flaw_of_cards(g: Tactique) -> str | None:
    """Every card lies once, and where its like may lie."""
    state, box = g.state, g.box
    cards = [card for hero in state.heroes for card in hero.cards()]
    cards += state.novices
    cards += held(g)
    for colour, pile in state.rewards.items():
        rewards = [*(card for card in pile.cards if card is not None), *state.used_rewards.get(colour, ())]
        if not all(card in box.card_of and box.card_of[card].colour == colour for card in rewards):
            return f"a card lies in the pile of {colour} rewards that does not belong there"
        cards += rewards
    if not set(cards) <= set(box.card_of):
        return "there is a card that does not exist"
    if len(set(cards)) < len(cards):
        return "a card lies in two places"
    if set(state.rewards) != set(state.used_rewards):
        return "a pile of rewards has no discard"
    if any(pile.what != f"reward.{colour}" for colour, pile in state.rewards.items()):
        return "a pile of rewards is called otherwise"
    return None


def _flaw_of_heroes(g: Tactique) -> str | None:
    for hero in g.state.heroes:
        if (problem := _flaw_of_hero(g, hero)) is not None:
            return f"{hero.id}: {problem}"
    return None


def _flaw_of_hero(g: Tactique, hero: Hero) -> str | None:
    box, mine = g.box, hero.cards()
    if not 0 <= hero.block <= MOST:
        return f"{hero.block} block"
    if hero.cell is not None and hero.cell not in CELLS:
        return f"it stands on {hero.cell}"
    if (hero.deck.hero, hero.deck.owner) != (hero.id, hero.seat):
        return "its deck belongs to somebody else"
    if not set(hero.deck.known) <= {card for card in hero.deck.cards if card is not None}:
        return "it knows a place of a card that is not in its deck"
    if any(box.card_of[card].hero not in (None, hero.id) for card in mine):
        return "it has an ability of another hero"
    ranks = [box.card_of[card].subcategory for card in hero.set_aside]
    if not set(ranks) <= set(RANKS.values()):
        return "a card is set aside that it has not to earn"
    known = {*mine, *(frame.card for frame in g.stack if isinstance(frame, CardPlay) and frame.hero == hero.id)}
    if not set(hero.passives) <= known & box.passive:
        return "a passive card is noted that it does not have"
    if not hero.alive and (hero.block or hero.effects or hero.hand):
        return "it is dead, but has cards in hand, block or effects"
    if not {*hero.plays, *hero.played} <= set(box.card_of):
        return "it has played a card that does not exist"
    return None


def _flaw_of_enemies(g: Tactique) -> str | None:
    state, box = g.state, g.box
    if set(state.piles) != set(TIERS) or set(state.defeated) != set(TIERS):
        return "there are not three piles of enemies"
    for tier in TIERS:
        there = [*(id for id in state.piles[tier].cards if id is not None), *state.defeated[tier]]
        there += [id for id in state.enemies if id in box.enemies and box.enemies[id].tier == tier]
        if sorted(there) != sorted(id for id, card in box.enemies.items() if card.tier == tier):
            return f"the {tier} enemies are not those of the box"
        if state.piles[tier].what != tier:
            return f"the pile of {tier} enemies is called otherwise"
    for id, enemy in state.enemies.items():
        if id != enemy.id or (id not in box.enemies and id not in state.bosses):
            return f"the enemy {id} does not take part"
        card = box.enemies.get(id) or box.bosses[id]
        lives, wounds = card.vitality[g.options.team - 2]
        if not (1 <= enemy.lives <= lives and 1 <= enemy.wounds <= wounds):
            return f"{id} has {enemy.lives} lives and {enemy.wounds} wounds left"
        if not 0 <= enemy.block <= MOST or not 0 <= enemy.kept <= MOST or not 0 <= enemy.owed <= lives:
            return f"{id} has {enemy.block} block, {enemy.kept} of it kept"
        if enemy.summoner is not None and enemy.summoner not in (BATTLEFIELD, *box.enemies, *box.bosses):
            return f"{id} was summoned by nobody there is"
    return None


def _flaw_of_bosses(g: Tactique) -> str | None:
    state, box = g.state, g.box
    if len(set(state.bosses)) < len(state.bosses) or not set(state.bosses) <= set(box.bosses):
        return "a boss comes twice or does not exist"
    if set(state.actions) != set(state.bosses) or set(state.played_actions) != set(state.bosses):
        return "a boss has no Actions"
    for boss in state.bosses:
        there = [*(action for action in state.actions[boss].cards if action is not None), *state.played_actions[boss]]
        there += [action for action in state.lasting_actions if box.boss_of.get(action) == boss]
        there += [frame.action for frame in g.stack if isinstance(frame, Acting) and frame.boss == boss]
        if not {action.id for action in box.bosses[boss].action} >= set(there) or len(set(there)) < len(there):
            return f"the Actions of {boss} are not those of the box"
        if state.actions[boss].what != f"action.{boss}":
            return f"the pile of Actions of {boss} is called otherwise"
    return None


def _flaw_of_board(g: Tactique) -> str | None:
    state = g.state
    standing = [enemy.cell for enemy in state.enemies.values()]
    standing += [hero.cell for hero in state.heroes if hero.alive and hero.cell is not None]
    if len(set(standing)) < len(standing) or not set(standing) <= set(CELLS):
        return "two figures stand on one cell, or one beside the board"
    if not set(state.obstacles).isdisjoint(standing):
        return "a figure stands on an obstacle"
    fields = [*(field for field in state.battlefields.cards if field is not None)]
    fields += [state.battlefield] if state.battlefield is not None else []
    if len(set(fields)) < len(fields) or not {*fields, *state.seen_battlefields} <= set(g.box.battlefields):
        return "a battlefield lies twice or does not exist"
    obstacles = g.box.obstacles[state.battlefield] if state.battlefield is not None else ()
    if state.obstacles != obstacles or state.battlefields.what != "battlefield":
        return "the obstacles are not those of the battlefield"
    cells = [rune.cell for rune in state.runes]
    if len(set(cells)) < len(cells) or not set(cells) <= set(CELLS):
        return "two runes lie on one cell, or one beside the board"
    return None


def _flaw_of_effects(g: Tactique) -> str | None:
    """What lasts comes from something there is."""
    state, box = g.state, g.box
    everything = {*box.card_of, *box.actions, *box.enemies, *box.bosses, *box.battlefields, BATTLEFIELD}
    for figure in g.figures():
        if not {effect.source for effect in figure.effects} <= everything:
            return f"{figure.id} has an effect of something that does not exist"
    laid = {rune.card for rune in state.runes}
    reacting = {reaction.source for hero in state.heroes for reaction in hero.reactions}
    if not laid | reacting <= set(box.card_of):
        return "something lasts that no card has made"
    return None


def _flaw_of_end(g: Tactique) -> str | None:
    """The end is one that the rules know."""
    outcome = g.state.outcome
    if outcome is None:
        return None
    everybody = set(range(1, g.options.players + 1))
    won = outcome.reason == "boss_defeated"
    if outcome.reason not in ("boss_defeated", "all_dead", "conceded"):
        return "it has not ended as a game can"
    if set(outcome.winners) != (everybody if won else set()) or type(outcome.details.get("encounter")) is not int:
        return "it has not ended as a game can"
    return None
