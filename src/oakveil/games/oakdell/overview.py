"""The table of Dungeons of the Oak Dell in words, line by line: everything a player sees, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Seat

from .effects.abilities import AnyAbility, Chains, Coffins, HardPart, Wings
from .naming import Naming
from .records import Point, PointId
from .state import Fight, Hero, OakDell


def lines(g: OakDell, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The table, told to `seat`, whose own hero comes first (None: a spectator)."""
    yield from _time(g, words)
    first = 1 if seat is None else seat
    for hero in (g.hero(one) for one in g.seats_from(first)):
        yield from _hero(g, hero, words)
    yield from _map(g, g.hero(first), words)
    for level, deck in g.state.decks.items():
        returned = ", ".join([words.sheet_called(sheet) for sheet in deck.returned]) or "none"
        yield words.text.say("oakdell-table-deck", level=level, n=len(deck), returned=returned)


# -- the parts of the table --------------------------------------------------------------------------------------------


def _time(g: OakDell, words: Naming) -> Iterator[str]:
    state, text = g.state, words.text
    if state.round:
        acorn = words.seat(g, state.acorn)
        yield text.say("oakdell-table-time", round=state.round, rounds=state.rounds, hero=acorn)
    else:
        yield text.say("oakdell-table-setup")
    yield text.say(
        "oakdell-table-goal",
        scenario=g.options.scenario,
        dungeon=words.dungeon(g.options.dungeon),
        boss=words.sheet(g.boss),
        space=words.space(g.maze.chamber) if g.maze.chamber else "none",
    )
    if state.dice:
        yield text.say("oakdell-table-dice", dice=words.dice(state.dice))
    turn = state.turn
    if turn is not None:
        rolled = words.die(turn.die, turn.value)
        yield text.say("oakdell-table-turn", hero=words.seat(g, turn.seat), rolled=rolled, phase=turn.phase)


def _hero(g: OakDell, hero: Hero, words: Naming) -> Iterator[str]:
    """A hero with its character sheet and its monster."""
    text = words.text
    yield text.say(
        "oakdell-table-hero",
        hero=hero.name,
        card=words.card(hero.card),
        status=hero.status,
        hp=hero.hp,
        full=hero.full,
        broken=hero.broken,
        space=words.space(hero.space),
        zone=g.maze.zone[hero.space],
    )
    if hero.alive:
        yield " ".join(_sheet(g, hero, words))
        yield " ".join(fight_told(g, hero, words))


def _sheet(g: OakDell, hero: Hero, words: Naming) -> Iterator[str]:
    """What a hero has and can do."""
    text = words.text
    yield text.say("oakdell-table-goods", keys=hero.keys, torches=hero.torches, kills=len(hero.killed))
    yield text.say("oakdell-table-tracks", tracks="; ".join(tracks_told(g, hero, words)))
    if hero.ready:
        yield text.say("oakdell-table-specials", specials=", ".join([words.special(one) for one in hero.ready]))
    potions = potions_told(hero, words)
    if potions:
        yield text.say("oakdell-table-potions", potions=", ".join(potions))
    if hero.gear:
        yield text.say("oakdell-table-gear", gear=", ".join([words.gear_called(gear) for gear in hero.gear]))
    if hero.chamber:
        yield text.say("oakdell-table-progress")
    if hero.destroyed:
        shrines = [words.shrine(g.maze.shrines[space].id) for space in hero.destroyed]
        yield text.say("oakdell-table-destroyed", shrines=text.listed(shrines))


def tracks_told(g: OakDell, hero: Hero, words: Naming) -> list[str]:
    """The circles that can be used, track by track: "Damage Blocking 1, 2 (5 marked)"."""
    told = []
    for track, circles in hero.tracks.items():
        values = ", ".join([str(g.box.values[track][circle - 1]) for circle in circles.left])
        told.append(
            words.text.say(
                "oakdell-table-track",
                track=words.track(track),
                values=values or words.text.say("kernel-nothing"),
                marked=circles.marked,
            )
        )
    return told


def potions_told(hero: Hero, words: Naming) -> list[str]:
    """The potions that are left: "Potion of Rage (×2)"."""
    told = []
    for colour in words.box.potions:
        n = hero.potions(colour)
        if n:
            name = words.potion_called(colour)
            told.append(name if n == 1 else words.text.say("oakdell-several", what=name, n=n))
    return told


# -- the monster -------------------------------------------------------------------------------------------------------


def fight_told(g: OakDell, hero: Hero, words: Naming) -> Iterator[str]:
    """The monster of a hero: its drops, what its sheet says, and what is drawn on it."""
    text, fight, card = words.text, hero.fight, g.sheet(hero)
    yield text.say("oakdell-table-fight", monster=words.a_sheet(fight.sheet), drops=words.drops(hero))
    if ability := words.ability_told(fight.sheet):
        yield ability
    yield from counters_told(card.ability, fight, words)
    if card.table is not None:
        white, black = (" ".join(map(str, column)) for column in (card.table.white, card.table.black))
        yield text.say("oakdell-table-attack", white=white, black=black)
    if card.reward:
        yield text.say("oakdell-table-reward", reward=words.reward(fight.sheet))
    yield from _points(card.points, fight, words)
    if fight.lines:
        drawn = [
            words.line(line.start, line.end) if line.start else text.say("oakdell-free-line") for line in fight.lines
        ]
        yield text.say("oakdell-table-lines", lines=", ".join(drawn))
    icons = [text.say("oakdell-icon", kind=icon.kind) for icon in card.icons if icon.id not in fight.icons]
    if icons:
        yield text.say("oakdell-table-icons", icons=", ".join(icons))


def counters_told(ability: AnyAbility, fight: Fight, words: Naming) -> Iterator[str]:
    """What the ability has counted so far."""
    text = words.text
    match ability:
        case HardPart():
            yield text.say("oakdell-table-hard-hits", n=fight.hard_hits)
        case Wings() if fight.fury:
            yield text.say("oakdell-table-fury", n=fight.fury)
        case Chains() if fight.broken:
            yield text.say("oakdell-table-broken", n=len(fight.broken))
        case Coffins() if fight.coffins:
            yield text.say("oakdell-table-coffins", n=fight.coffins)


def _points(points: tuple[Point, ...], fight: Fight, words: Naming) -> Iterator[str]:
    """The attack points: free, used, blocked."""
    groups: dict[str, list[str]] = {"free": [], "used": [], "blocked": []}
    for point in points:
        groups[status_of(fight, point.id)].append(words.point(point))
    for status, told in groups.items():
        if told:
            yield words.text.say(f"oakdell-table-{status}", points=", ".join(told))


def status_of(fight: Fight, point: PointId) -> str:
    """How it is with an attack point: free, used, blocked."""
    return "blocked" if point in fight.blocked else "used" if point in fight.used else "free"


# -- the map -----------------------------------------------------------------------------------------------------------


def _map(g: OakDell, hero: Hero, words: Naming) -> Iterator[str]:
    """What is left for a hero on its dungeon sheet."""
    text = words.text
    told = [
        text.say(
            "oakdell-table-feature",
            kind=one.kind,
            potion=words.potion_called(one.colour) if one.colour else "none",
            shrine=words.shrine(one.id) if one.id else "none",
            space=words.space(space),
        )
        for space, one in g.maze.features.items()
        if space not in hero.crossed and space not in hero.destroyed
    ]
    yield text.say("oakdell-table-features", features=", ".join(told))
    for kind in ("door", "wall"):
        edges = sorted({way.edge for ways in g.maze.ways.values() for way in ways if way.kind == kind} - hero.opened)
        between = [text.say("oakdell-table-between", one=one, other=other) for one, other in map(words.edge, edges)]
        if between:
            yield text.say(f"oakdell-table-{kind}s", **{f"{kind}s": ", ".join(between)})
