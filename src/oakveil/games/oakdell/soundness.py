"""What is true of every table of Dungeons of the Oak Dell: components are conserved, everything lies where it may."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from . import stacking
from .records import CIRCLES, SIZE, SheetId, Space
from .rules.dice import dice_for
from .rules.setup import EMBLEMS, LEVELS, LONGEST_NAME, Setup, sheets_of
from .sequence import TURNS
from .state import Fight, Hero, OakDell, Turn

MOST = 9999
"""Nothing that is counted comes near."""
REASONS = frozenset({"boss_dead", "shrines_destroyed", "all_dead", "time_up", "ranked"})
CROSSED = frozenset({"trap", "fountain", "chest", "torch", "potion"})
"""What is crossed out once it was used (OAK-MOVE-10)."""


def flaw(g: OakDell) -> str | None:
    """What is wrong with this table, in one sentence; None when nothing is. Never raises for a decoded state."""
    return (
        _flaw_of_round(g)
        or _flaw_of_heroes(g)
        or _flaw_of_sheets(g)
        or _flaw_of_dice(g)
        or _flaw_of_turn(g)
        or _flaw_of_end(g)
        or stacking.flaw(g)
    )


def _flaw_of_round(g: OakDell) -> str | None:
    state, options = g.state, g.options
    seats = list(range(1, options.players + 1))
    if [hero.seat for hero in state.heroes] != seats:
        return "the heroes are not those of the options"
    if state.acorn not in seats:
        return "the acorn is at no seat"
    if state.rounds != g.box.rounds(options.dungeon, options.scenario, options.longer):
        return f"the game has {state.rounds} rounds"
    if not 0 <= state.round <= state.rounds:
        return f"round {state.round} of {state.rounds}"
    emblems = [hero.emblem for hero in state.heroes]
    if len(set(emblems)) < len(emblems) or not set(emblems) <= set(EMBLEMS):
        return "two heroes have one emblem, or one that does not exist"
    if not all(0 < len(hero.name) <= LONGEST_NAME and hero.name.isprintable() for hero in state.heroes):
        return "this is no name"
    return None


def _flaw_of_heroes(g: OakDell) -> str | None:
    for hero in g.state.heroes:
        problem = _flaw_of_life(g, hero) or _flaw_of_skills(g, hero) or _flaw_of_things(g, hero)
        problem = problem or _flaw_of_place(g, hero) or _flaw_of_fight(g, hero)
        if problem is not None:
            return f"hero {hero.seat}: {problem}"
    return None


def _flaw_of_life(g: OakDell, hero: Hero) -> str | None:
    if hero.card not in g.box.heroes:
        return f"there is no hero {hero.card}"
    if not (0 <= hero.full <= g.box.full_max and 0 <= hero.broken <= g.box.broken_max):
        return f"{hero.full} full and {hero.broken} broken hearts"
    if (hero.status == "up") is not (hero.hp > 0):
        return f"{hero.hp} HP, but {hero.status}"
    if (hero.status == "down" or hero.forfeits) and (g.options.solo or not g.options.death_variant):
        return "it is down where heroes die"
    return None


def _flaw_of_skills(g: OakDell, hero: Hero) -> str | None:
    box = g.box
    if set(hero.tracks) != set(box.tracks):
        return "its tracks are not those of the Character Sheet"
    for track, circles in hero.tracks.items():
        filled = set(circles.filled)
        if not 0 <= circles.marked <= CIRCLES or len(filled) < len(circles.filled):
            return f"{track}: {circles.marked} circles are marked"
        if not filled <= set(range(1, circles.marked + 1)):
            return f"{track}: a circle is filled that is not marked"
    hanging = [one for (track, after), one in box.specials_after.items() if after <= hero.tracks[track].marked]
    if sorted((*hero.ready, *hero.spent)) != sorted(hanging):
        return "its special skills are not those of its circles"
    return None


def _flaw_of_things(g: OakDell, hero: Hero) -> str | None:
    box = g.box
    if not set(hero.gear) <= set(box.gear):
        return "it has gear that does not exist"
    pieces = [box.gear[gear].piece for gear in hero.gear]
    if len(set(pieces)) < len(pieces):
        return "it has a piece of equipment twice"
    for colour in {*hero.gained, *hero.drunk}:
        potion = box.potions.get(colour)
        most = 0 if potion is None else potion.circles
        if not 0 <= hero.drunk.get(colour, 0) <= hero.gained.get(colour, 0) <= most:
            return f"its {colour} potions are not possible"
    if not 0 <= hero.burnt <= hero.found <= g.maze.torch_track or not 0 <= hero.keys <= MOST:
        return f"{hero.found} torches, {hero.burnt} of them burnt, and {hero.keys} keys"
    return None


def _flaw_of_place(g: OakDell, hero: Hero) -> str | None:
    maze = g.maze
    if hero.space not in maze.zone:
        return "it stands in the rock"
    if not hero.crossed <= {space for space, one in maze.features.items() if one.kind in CROSSED}:
        return "something is crossed out that cannot be"
    if not hero.opened <= {way.edge for way in chain.from_iterable(maze.ways.values()) if way.kind != "open"}:
        return "something is opened that is neither a door nor a wall"
    boss = g.options.scenario == "boss"
    if hero.chamber and not boss:
        return "it has reached a chamber that means nothing"
    if hero.destroyed and (boss or not _are_shrines(g, hero.destroyed)):
        return "it has destroyed what is no shrine"
    return None


def _are_shrines(g: OakDell, spaces: tuple[Space, ...]) -> bool:
    return set(spaces) <= set(g.maze.shrines) and len(set(spaces)) == len(spaces)


def _flaw_of_fight(g: OakDell, hero: Hero) -> str | None:
    fight = hero.fight
    if fight.sheet not in g.box.sheets:
        return f"there is no {fight.sheet}"
    sheet = g.sheet(hero)
    if sheet.level == "boss" and not hero.chamber:
        return "it fights a boss that it has not met"
    most = {pool.id: pool.max for pool in sheet.pools}
    if [*fight.drops] != [*most] or not all(0 <= fight.drops[pool] <= most[pool] for pool in most):
        return "the drops of its monster are not possible"
    if len(set(fight.icons)) < len(fight.icons) or not set(fight.icons) <= {icon.id for icon in sheet.icons}:
        return "an icon is taken twice or does not exist"
    if len(set(fight.broken)) < len(fight.broken) or not set(fight.broken) <= {link.id for link in sheet.chains}:
        return "a link is broken twice or does not exist"
    if not all(0 <= count <= MOST for count in (fight.hard_hits, fight.fury, fight.coffins)):
        return "less than nothing happened on its sheet"
    return _flaw_of_lines(g, fight)


def _flaw_of_lines(g: OakDell, fight: Fight) -> str | None:
    """Lines of points go from one to another of the sheet, none twice, and use these points."""
    points = {point.id: point for point in g.box.sheets[fight.sheet].points}
    ends: set[str] = set()
    joined: set[frozenset[str]] = set()
    for line in fight.lines:
        if not all(0 <= value <= SIZE for value in (line.x1, line.y1, line.x2, line.y2)):
            return "a line leaves its sheet"
        if not line.start and not line.end:
            continue
        if line.start not in points or line.end not in points or line.start == line.end:
            return "a line joins what is no point"
        one, other = points[line.start], points[line.end]
        if (line.x1, line.y1, line.x2, line.y2) != (one.x, one.y, other.x, other.y):
            return f"the line from {line.start} to {line.end} lies elsewhere"
        if (pair := frozenset((line.start, line.end))) in joined:
            return f"{line.start} and {line.end} are joined twice"
        joined.add(pair)
        ends |= pair
    if fight.used != ends:
        return "the used points are not the ends of the lines"
    if not fight.blocked <= set(points) - ends:
        return "a point is blocked that is used or does not exist"
    return None


def _flaw_of_sheets(g: OakDell) -> str | None:
    """Every Monster Sheet of a level lies in its deck, under it, beside it, or before a hero.

    While the table is set up the heroes hold Ghosts that are not theirs yet.
    """
    state, box = g.state, g.box
    if set(state.decks) != set(LEVELS):
        return "there is no deck for a level"
    held = [hero.fight.sheet for hero in state.heroes]
    setting_up = any(isinstance(frame, Setup) for frame in g.stack)
    if setting_up and set(held) != {box.ghost}:
        return "a monster was drawn before the table was set up"
    for level in LEVELS:
        deck, wanted = state.decks[level], Counter(sheets_of(level, g.options, box))
        lying: list[SheetId | None] = [*deck.hidden.cards, *deck.aside.cards, *deck.returned]
        if not setting_up:
            lying += [sheet for sheet in held if sheet in wanted]
        if Counter(lying) != wanted or {deck.hidden.level, deck.aside.level} != {level}:
            return f"the Monster Sheets of level {level} are not those of the box"
    for hero in state.heroes:
        if not all(sheet in box.sheets and box.sheets[sheet].level != "boss" for sheet in hero.killed):
            return f"hero {hero.seat} has killed what there is not"
    return None


def _flaw_of_dice(g: OakDell) -> str | None:
    """No die lies anywhere that is not in the game."""
    state = g.state
    lying = [*state.dice, *(die for hero in state.heroes for die in hero.dice)]
    if state.turn is not None:
        lying.append((state.turn.die, state.turn.value))
    if not set(lying) <= set(g.box.sectors) or not Counter(die for die, _ in lying) <= Counter(
        dice_for(g.options.players)
    ):
        return "the dice are not those of the game"
    if list(state.dice) != sorted(state.dice) or any(len(hero.dice) > TURNS for hero in state.heroes):
        return "dice lie where they do not belong"
    return None


def _flaw_of_turn(g: OakDell) -> str | None:
    turn = g.state.turn
    if turn is None:
        return None
    if not 1 <= turn.seat <= g.options.players:
        return "it is the turn of nobody"
    sector = g.box.sectors[turn.die, turn.value]
    if (turn.move, turn.point) != (sector.move, sector.point):
        return "the turn is not that of its die"
    if _repeats(turn.circles) or _repeats(turn.rows) or not set(turn.circles) <= set(g.box.tracks):
        return "more skills or potions were used than can be"
    if not all(0 <= count <= MOST for count in (turn.strikes - 1, turn.dealt, turn.excess, turn.taken)):
        return "less than nothing happened in this turn"
    if turn.entered and (g.options.scenario == "boss" or not _are_shrines(g, turn.entered)):
        return "a shrine was entered that is none"
    return _flaw_of_defeat(g, turn)


def _flaw_of_defeat(g: OakDell, turn: Turn) -> str | None:
    if turn.defeated and g.hero(turn.seat).fight.left:
        return "the defeated monster has drops left"
    return None


def _repeats(values: tuple[str, ...]) -> bool:
    return len(set(values)) < len(values)


def _flaw_of_end(g: OakDell) -> str | None:
    """The end is one that the rules know."""
    outcome = g.state.outcome
    if outcome is None:
        return None
    if outcome.reason not in REASONS or not set(outcome.winners) <= {hero.seat for hero in g.state.heroes}:
        return "it has not ended as a game can"
    if type(outcome.details.get("round")) is not int:
        return "its end does not say in which round"
    return None
