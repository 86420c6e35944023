"""What is true of every table of Avel: components are conserved, everything lies where it may."""

from __future__ import annotations

from . import stacking
from .choices import Rearrangement
from .rules.battle import Battle
from .rules.moon import BlackMoon
from .rules.packing import Fit, broken_by
from .rules.setup import EMBLEMS, LONGEST_NAME
from .state import BEAST, SLOTS, Avel, Hero


def flaw(g: Avel) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    state, box = g.state, g.box
    heroes = len(state.heroes)
    if heroes != g.options.heroes or [hero.seat for hero in state.heroes] != list(range(1, heroes + 1)):
        return "the heroes are not those of the options"
    if not 1 <= state.coat <= heroes:
        return "the coat of arms is at no seat"
    if not 0 <= state.marker <= box.rise:
        return f"the astrolabe marker is on space {state.marker} of {box.rise}"
    rising = any(isinstance(frame, BlackMoon) for frame in g.stack)
    if (state.marker == box.rise) is not (state.act == 2 or rising):
        return f"act {state.act} with the astrolabe marker on space {state.marker} of {box.rise}"
    if min(state.round, state.beast_rounds) < 0:
        return "fewer than no rounds were played"
    return (
        _flaw_of_land(g)
        or _flaw_of_monsters(g)
        or _flaw_of_equipment(g)
        or _flaw_of_supplies(g)
        or _flaw_of_people(g)
        or _flaw_of_end(g)
        or stacking.flaw(g)
    )


def _flaw_of_land(g: Avel) -> str | None:
    state = g.state
    if set(state.tiles) != set(state.cells):
        return "the tiles do not cover the land"
    fronts = [tile.front for tile in state.tiles.values()]
    if len(set(fronts)) < len(fronts) or not set(fronts) <= set(g.box.tiles):
        return "a tile lies twice on the land or does not exist"
    pawns = [*(hero.tile for hero in state.heroes), *(monster.tile for monster in state.monsters.values())]
    if not {*pawns, *state.sealed, *state.laid} <= set(state.cells):
        return "something lies beside the land"
    if any(g.tile(cell) is None for cell in (*pawns, *state.sealed, *state.laid)):
        return "something lies on a tile that is face down"
    if state.crater_token not in (None, *g.box.craters):
        return "there is no such crater token"
    return None


def _flaw_of_monsters(g: Avel) -> str | None:
    state, box = g.state, g.box
    tokens = [
        *(id for id in state.monsters if id != BEAST),
        *state.small.cards,
        *state.big.cards,
        *state.fallen_small,
        *state.fallen_big,
    ]
    everything = sorted([*box.of_size("small"), *box.of_size("big")])
    if sorted(map(str, tokens)) != everything:
        return "the monster tokens are not those of the box"
    for id, monster in state.monsters.items():
        if monster.id != id or not 0 <= monster.damage < monster.toughness:
            return f"the monster {id} has {monster.damage} damage of {monster.toughness}"
    return None


def _flaw_of_equipment(g: Avel) -> str | None:
    state, box = g.state, g.box
    tokens = [*state.bag.items, *(token for hero in state.heroes for token in hero.tokens())]
    if sorted(tokens) != sorted(box.equipment):
        return "the equipment tokens are not those of the box"
    if not state.upgraded <= set(tokens) - set(state.bag.items):
        return "an upgraded token is not with a hero"
    fitting = {frame.seat for frame in g.stack if isinstance(frame, Fit)}
    for hero in state.heroes:
        if (problem := _flaw_of_hero(g, hero, busy=hero.seat in fitting)) is not None:
            return f"hero {hero.seat}: {problem}"
    return None


def _fights(g: Avel, hero: Hero) -> bool:
    """Whether a hero can have used markers. They come off when a battle closes, after its reward has perhaps replaced
    what was used; a battle that ends the game never closes.
    """
    battle = g.within(Battle)
    return g.outcome is not None or (battle is not None and battle.seat == hero.seat)


def _flaw_of_hero(g: Avel, hero: Hero, busy: bool) -> str | None:
    if not 0 <= hero.hearts <= g.box.numbers.hearts:
        return f"{hero.hearts} hearts"
    if hero.holding and not busy:
        return "a token in hand that is not being placed"
    if hero.used and not (_fights(g, hero) and set(hero.used) <= set(g.box.equipment)):
        return "a used marker on a token that was not used in a battle"
    worn = {slot: getattr(hero, slot) for slot in SLOTS}
    plan = Rearrangement(worn["weapon"], worn["shield"], worn["helmet"], hero.backpack)
    broken = broken_by(g, plan, 0 if busy else hero.coins)
    return None if broken is None else f"{broken.rule} is broken"


def _flaw_of_supplies(g: Avel) -> str | None:
    state, numbers = g.state, g.box.numbers
    purses = [hero.coins for hero in state.heroes]
    if min(state.coins, *purses) < 0 or state.coins + sum(purses) != numbers.coins:
        return f"{state.coins + sum(purses)} coins, the box has {numbers.coins}"
    if min(state.seals, state.walls, state.built) < 0:
        return "there are fewer than no seals or walls"
    if state.seals + len(state.sealed) > numbers.seals or state.walls + state.built > numbers.walls:
        return "there are more seals or walls than in the box"
    traps = [*state.traps, *state.laid.values()]
    if len(set(traps)) < len(traps) or not set(traps) <= set(g.box.traps):
        return "a trap lies twice on the land or does not exist"
    return None


def _flaw_of_people(g: Avel) -> str | None:
    """Names can be read, and nobody has more actions than a turn."""
    heroes = g.state.heroes
    emblems = [hero.emblem for hero in heroes]
    if len(set(emblems)) < len(emblems) or not set(emblems) <= set(EMBLEMS):
        return "two heroes have one emblem, or one that does not exist"
    for hero in heroes:
        if not 0 < len(hero.name) <= LONGEST_NAME or not hero.name.isprintable():
            return f"hero {hero.seat}: this is no name"
        if hero.byname and not _is_byname(g, hero.byname):
            return f"hero {hero.seat}: there is no such byname"
        if not 0 <= hero.actions_left <= max(g.box.numbers.actions):
            return f"hero {hero.seat}: {hero.actions_left} actions"
    return None


def _is_byname(g: Avel, byname: str) -> bool:
    """Whether this is the id of a byname of the constellation map: side, face, quarter."""
    side, face, quarter = (*byname.split("."), "", "")[:3]
    sides = {known.id: known for known in g.box.catalogue.names}
    return byname.count(".") == 2 and side in sides and face in sides[side].byname and quarter in {*"0123"}


def _flaw_of_end(g: Avel) -> str | None:
    """The end is one that the rules know, and tells of a monster of the box."""
    outcome = g.state.outcome
    if outcome is None:
        return None
    seats = {hero.seat for hero in g.state.heroes}
    if outcome.reason not in ("monsters_gone", "castle_entered") or not set(outcome.winners) <= seats:
        return "it has not ended as a game can"
    if outcome.details.get("monster") not in g.box.monsters or type(outcome.details.get("round")) is not int:
        return "its end does not say with which monster and in which round"
    return None
