"""What is true of every table of The Order of Veiel: components are conserved, everything lies where it may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from . import stacking
from .records import Stage
from .rules.corruption import GROWING, MOST_FROZEN, Corruption
from .rules.equipment import wearable
from .rules.levels import HIGHEST
from .rules.setup import Setup, events_used, seat_of
from .rules.sheet import free_slots, maxima
from .state import WINGS, CardId, Enemy, Hero, Veiel

MOST = 99_999
"""Nothing that is counted comes near."""
MOST_USES = 2
"""Of the power of a boss (VEIEL-BOSS-03)."""
REASONS = frozenset({"boss_dead", "boss_won", "out_of_time", "conceded"})


def flaw(g: Veiel) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    return (
        _flaw_of_team(g)
        or _flaw_of_heroes(g)
        or _flaw_of_gear(g)
        or _flaw_of_items(g)
        or _flaw_of_events(g)
        or _flaw_of_dungeon(g)
        or _flaw_of_fight(g)
        or _flaw_of_monsters(g)
        or _flaw_of_end(g)
        or stacking.flaw(g)
    )


def _is_set_up(g: Veiel) -> bool:
    return not any(isinstance(frame, Setup) for frame in g.stack)


def _flaw_of_team(g: Veiel) -> str | None:
    state, options = g.state, g.options
    ids = [hero.id for hero in state.heroes]
    if len(set(ids)) < len(ids) or not set(ids) <= set(g.box.heroes):
        return "a hero plays twice or does not exist"
    wanted = [seat_of(g, place) for place in range(options.heroes)]
    if not Counter(hero.seat for hero in state.heroes) <= Counter(wanted):
        return "a seat has more heroes than the options give it"
    if _is_set_up(g) and [hero.seat for hero in state.heroes] != wanted:
        return "the heroes do not sit as the options say"
    if not set(state.speakers) <= set(wanted) or list(state.speakers) != sorted(set(state.speakers)):
        return "somebody decides for the team who does not play"
    if state.defender is not None and state.defender not in ids:
        return "the defender does not play"
    if _is_set_up(g) and state.defender is None:
        return "nobody is the defender"
    counts = (state.crystals, state.deaths, state.rounds, state.dealt, state.suffered, state.events_used)
    if not all(0 <= count <= MOST for count in counts):
        return f"crystals, and what the result tells, are {counts}"
    if not 0 <= state.incursion <= options.incursions:
        return f"incursion {state.incursion} of {options.incursions}"
    if not 0 <= state.power_uses <= MOST_USES or not 0 <= state.power_crossing <= state.incursion:
        return f"the power was used {state.power_uses} times, last in incursion {state.power_crossing}"
    return None


def _flaw_of_heroes(g: Veiel) -> str | None:
    for hero in g.state.heroes:
        if (problem := _flaw_of_hero(g, hero)) is not None:
            return f"{hero.id}: {problem}"
    return None


def _flaw_of_hero(g: Veiel, hero: Hero) -> str | None:
    box = g.box
    if (problem := _flaw_of_worn(g, hero)) is not None:
        return problem
    if not 1 <= hero.level <= HIGHEST or len(hero.raised) != hero.level - 1:
        return f"level {hero.level} with {len(hero.raised)} points"
    vit, end = maxima(g, hero)
    if not (0 <= hero.vit <= vit and 0 <= hero.end <= end):
        return f"{hero.vit} of {vit} VIT and {hero.end} of {end} END"
    counts = (hero.poison, hero.burn, hero.burn_turns)
    if not all(0 <= count <= MOST for count in counts) or (hero.burn > 0) is not (hero.burn_turns > 0):
        return f"poison, burn and its turns are {counts}"
    if not set(hero.muted) <= {ability for _, ability in box.ability_of[hero.id]}:
        return "an ability is muted that it does not have"
    if not {effect.source for effect in hero.effects} <= set(box.lines):
        return "it has an effect of something that does not exist"
    if not hero.stands and (hero.poison or hero.burn or hero.imprisoned or hero.controlled or hero.branded):
        return None if _is_falling(g, hero) else "it has fallen, but has conditions"
    return None


def _is_falling(g: Veiel, hero: Hero) -> bool:
    """Whether it is still open if a hero falls."""
    return any(type(frame).__name__ == "Falling" and getattr(frame, "hero", "") == hero.id for frame in g.stack)


def _flaw_of_worn(g: Veiel, hero: Hero) -> str | None:
    box, armours, weapons = g.box, g.box.armours, g.box.weapons
    if hero.armour is not None and (hero.armour not in armours or armours[hero.armour].kind != "armour"):
        return f"it wears {hero.armour}"
    if hero.weapon is not None and hero.weapon not in weapons:
        return f"its weapon is {hero.weapon}"
    if hero.rune is not None and hero.rune not in box.runes:
        return f"its rune is {hero.rune}"
    if hero.second is not None:
        shield = hero.second in armours and armours[hero.second].kind == "shield"
        if not shield and (hero.second not in weapons or hero.weapon is None or weapons[hero.second].hands == 2):
            return f"its second hand holds {hero.second}"
        if hero.weapon is not None and weapons[hero.weapon].hands == 2:
            return f"it holds {hero.second} beside a weapon for two hands"
    if hero.instrument != box.heroes[hero.id].instrument or not set(hero.items) <= set(box.items):
        return "it carries what it cannot have"
    if hero.phylactery is not None and hero.phylactery not in box.catalogue.phylacteries:
        return f"its phylactery is {hero.phylactery}"
    if free_slots(g, hero) < 0:
        return "it has more consumables than slots"
    if not wearable(g, hero).issuperset(_worn(hero)):
        return "it wears something that it may not"
    return None


def _worn(hero: Hero) -> list[CardId]:
    return [card for card in (hero.armour, hero.weapon, hero.second, hero.rune) if card is not None]


def _flaw_of_gear(g: Veiel) -> str | None:
    """All equipment there is lies somewhere; before the piles are made it is in the box of the game."""
    state = g.state
    piles = [*state.left_pile.cards, *state.right_pile.cards]
    lying = [*piles, *state.box, *state.offer, *state.smith_discard]
    lying += [card for hero in state.heroes for card in _worn(hero)]
    all_gear = {id: card.copies for id, card in g.box.gear.items()}
    if not _are(lying, all_gear, complete=_is_set_up(g)):
        return "the equipment is not that of the box"
    owned = [hero.phylactery for hero in state.heroes if hero.phylactery is not None]
    there = [*state.phylacteries.cards, *owned]
    if len(set(there)) < len(there) or not set(there) <= set(g.box.catalogue.phylacteries):
        return "a phylactery lies twice or does not exist"
    return None


def _are(lying: Iterable[CardId | None], wanted: dict[CardId, int], complete: bool) -> bool:
    """Whether these are the components that there are, or without `complete` some of them."""
    found = Counter(card for card in lying if card is not None)
    return found == Counter(wanted) if complete else found <= Counter(wanted)


def _flaw_of_items(g: Veiel) -> str | None:
    state = g.state
    stocks = (state.alchemist, state.alchemist_discard)
    if any(n < 0 for stock in stocks for n in stock.values()):
        return "less than no consumable is there"
    found = Counter(item for hero in state.heroes for item in hero.items)
    for stock in stocks:
        found.update(stock)
    if +found != Counter({id: item.copies for id, item in g.box.items.items()}):
        return "the consumables are not those of the box"
    return None


def _flaw_of_events(g: Veiel) -> str | None:
    state, box = g.state, g.box
    lying = [*state.events.cards, *state.laid_events.cards, *state.hand.cards, *state.event_discard]
    used = Counter(card for card in events_used(g.options, box) if card is not None)
    if not _are(lying, used, complete=True):
        return "the events are not those of the box"
    if state.hand.owner != (g.master or 0) or (g.master is None and state.hand.cards):
        return "the events are in the wrong hand"
    bosses = box.bosses
    powers, special = {boss.power for boss in bosses.values()}, {boss.room for boss in bosses.values()}
    if state.boss not in bosses or state.power not in powers or state.special_room not in special:
        return "the boss is not one of the box"
    return None


def _flaw_of_dungeon(g: Veiel) -> str | None:
    state = g.state
    lifted = [frame for frame in g.stack if isinstance(frame, Corruption)]
    places = {f"{wing}{line}" for wing in WINGS for line in range(1, state.lines + 1)}
    empty = {place for frame in lifted for place in frame.places[frame.laid :] if frame.lifted}
    if not 1 <= state.lines <= 2 + len(GROWING) or set(state.rooms) | empty != places:
        return "rooms lie beside the board"
    cards = [*state.rooms.values(), *(card for frame in lifted for card in frame.lifted)]
    if (problem := _flaw_of_rooms(g, [card.face() for card in cards])) is not None:
        return problem
    if sum(card.frozen for card in cards) > MOST_FROZEN:
        return "too many rooms are frozen"
    if not all(0 <= card.seen <= state.incursion for card in cards):
        return "a room was seen in an incursion to come"
    if not {state.place, *state.entered} <= {"", *places} or (state.place and state.where != "dungeon"):
        return f"the team is in {state.place or 'no room'}, {state.where}"
    return None


def _flaw_of_rooms(g: Veiel, lying: list[CardId]) -> str | None:
    """Every stage has brought its rooms; what is special may have been replaced by a spare one."""
    state, stages = g.state, g.box.stages
    grown: list[Stage] = ["line_1", "line_2", *GROWING.values()]
    wanted = Counter(card for stage in grown[: state.lines] for card in stages[stage])
    wanted.update(stages["spare"])
    replaceable = [state.special_room] if state.lines >= 4 else []
    replaceable += stages["throne"] if g.options.throne_room and state.lines >= 3 else ()
    found = Counter([*lying, *state.spare_rooms])
    for card in replaceable:
        found.subtract([card] if card in found else ())
    if +found != wanted or min(found.values(), default=0) < 0:
        return "the rooms are not those of the box"
    return None


def _flaw_of_fight(g: Veiel) -> str | None:
    state, combat = g.state, g.state.combat
    if combat is None:
        return None
    if (combat.kind == "boss") is not (state.where == "boss") or state.where not in ("dungeon", "boss"):
        return f"a {combat.kind} fight takes place in the {state.where}"
    enemies = [*combat.line, *combat.waiting]
    if len({enemy.id for enemy in enemies}) < len(enemies):
        return "two enemies have one name"
    for enemy in enemies:
        if (problem := _flaw_of_enemy(g, enemy)) is not None:
            return f"{enemy.id}: {problem}"
    if combat.first is not None and combat.first not in {hero.id for hero in state.heroes}:
        return "somebody began the turn who does not play"
    counts = (combat.basic, combat.powerful, combat.round, combat.master_turns, combat.drawn)
    if not all(0 <= count <= MOST for count in counts):
        return "a fight counts wrong"
    return None


def _flaw_of_enemy(g: Veiel, enemy: Enemy) -> str | None:
    box = g.box
    cards = {"basic": box.classes, "powerful": box.powerful, "boss": (g.state.boss,)}[enemy.kind]
    name, _, number = enemy.id.rpartition(".")
    if enemy.card not in cards or name != enemy.card or not number.isdigit():
        return f"it is no {enemy.kind} enemy"
    if not (0 <= enemy.hp <= enemy.full <= MOST) or not enemy.full >= 1:
        return f"{enemy.hp} of {enemy.full} HP"
    if not all(0 <= count <= MOST for count in (enemy.poison, enemy.burn, enemy.burn_turns, enemy.strikes)):
        return "poison, burn or attacks are counted wrong"
    return None


def _flaw_of_monsters(g: Veiel) -> str | None:
    state, combat = g.state, g.state.combat
    lying: list[CardId | None] = [*state.monsters.cards, *state.monster_discard]
    if combat is not None:
        lying += [enemy.card for enemy in (*combat.line, *combat.waiting) if enemy.kind == "basic"]
        lying += combat.dead
    if not _are(lying, {id: card.copies for id, card in g.box.catalogue.monsters.items()}, complete=True):
        return "the basic monsters are not those of the box"
    if len(set(state.faced)) < len(state.faced) or not set(state.faced) <= set(g.box.powerful):
        return "a powerful monster was faced that does not exist"
    return None


def _flaw_of_end(g: Veiel) -> str | None:
    """The end is one that the rules know."""
    outcome, master = g.state.outcome, g.master
    if outcome is None:
        return None
    team = tuple(range(1, g.options.seats + 1))
    winners = team if outcome.reason == "boss_dead" else () if master is None else (master,)
    if outcome.reason not in REASONS or outcome.winners != winners:
        return "it has not ended as a game can"
    if not {"incursion", "deaths", "crystals"} <= set(outcome.details):
        return "nothing is told of how it ended"
    return None
