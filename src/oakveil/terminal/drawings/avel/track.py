"""The moon track and, from the rise on, the march, in one line."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.avel.effects import Mend, Refill, Rise
from oakveil.games.avel.land import Cell
from oakveil.games.avel.records import TrackSpace
from oakveil.games.avel.rules.march import March, marching_order
from oakveil.games.avel.state import BEAST, Avel, Hero, MonsterId
from oakveil.games.avel.wording import Wording
from oakveil.kernel.text import sentence

from ...words import Words
from .signs import BEAST_SIGN, HEART, LAIRS, STYLES, WALL

_SYMBOLS: dict[type, str] = {Mend: "mend", Refill: "refill", Rise: "rise"}
"""The words for the symbols of the track: "avel-space-mend"."""


def draw_track(g: Avel, words: Words) -> Drawn:
    """Act one: the spaces of the moon track with the marker. Act two: the Beast's dial, the walls, and the threat."""
    return _march_bar(g, words) if g.state.act == 2 else _moon_track(g, words)


def _moon_track(g: Avel, words: Words) -> Drawn:
    line = Drawn(words.say("terminal-avel-round", n=g.state.round) + " ")
    for number, space in enumerate(g.box.moon_track):
        if number == g.state.marker:
            line.append("[", STYLES["mark"])
        line.append(*_space(space))
        if number == g.state.marker:
            line.append("]", STYLES["mark"])
    rounds = g.box.rise - g.state.marker
    line.append(f" {words.say('terminal-avel-rounds-left', n=rounds)}", STYLES["name"])
    return line.append(f" → {next_space(g, words)}", STYLES["hidden"])


def standing_of(g: Avel, words: Words, hero: Hero) -> str:
    """Where the game and a hero stand, in a line of words."""
    rounds = g.box.rise - g.state.marker if g.state.act == 1 else 0
    tile = g.tile(hero.tile)
    assert tile is not None
    return words.say(
        "terminal-avel-standing",
        round=g.state.round,
        left=rounds,
        hero=hero.name,
        hearts=hero.hearts,
        coins=hero.coins,
        actions=hero.actions_left,
        tile=tile.name.in_(words.locale),
    )


def _space(space: TrackSpace) -> tuple[str, str]:
    match space.symbol:
        case Mend():
            return HEART, STYLES["hearts"]
        case Refill():
            return LAIRS["small"], STYLES["sign"]
        case Rise():
            return "●", STYLES["purple"]
    return "·", STYLES["hidden"]


def next_space(g: Avel, words: Words) -> str:
    """What happens at the end of this round of act one, in few words."""
    space = g.box.moon_track[g.state.marker + 1]
    symbol = _SYMBOLS.get(type(space.symbol), "none")
    told = words.say(f"avel-space-{symbol}")
    if space.mark is None:
        return told
    retired = sentence(space.mark, words.text)
    return f"{told}. {retired}" if symbol in ("mend", "refill") else retired


def _march_bar(g: Avel, words: Words) -> Drawn:
    line = Drawn(words.say("terminal-avel-round", n=g.state.round) + " ")
    beast = g.state.monsters.get(BEAST)
    if beast is not None:
        line.append(f"{BEAST_SIGN}{beast.left} ", STYLES["purple"])
    line.append(f"{WALL}{g.state.built}", STYLES["name"])
    return line.append(f" {threat(g, words)}", STYLES["warning"])


def rounds_to_castle(g: Avel, monster: MonsterId) -> int:
    """At the end of how many rounds, this one included, the monster stands before the gate and enters or strikes."""
    return g.land.distance[g.state.monsters[monster].tile]


def threat(g: Avel, words: Words) -> str:
    """Who reaches the castle at the end of this round, and how many walls stand; else when the first one will."""
    if g.within(March) is not None:
        return words.say("terminal-avel-marching")
    order = marching_order(g)
    at_gate = [monster for monster in order if rounds_to_castle(g, monster) == 1]
    if at_gate:
        first = Wording(words.text).monster(g, at_gate[0])
        first = first[:1].upper() + first[1:]
        return words.say("terminal-avel-threat", n=len(at_gate), monster=first, walls=g.state.built)
    soonest = min((rounds_to_castle(g, monster) for monster in order), default=0)
    return words.say("terminal-avel-no-threat", n=soonest) if soonest else ""


def beast_ways(g: Avel, words: Words) -> list[str]:
    """The shortest ways from the Beast (or its crater) to the castle, with what its traps will do on average."""
    beast = g.state.monsters.get(BEAST)
    start = g.land.crater if beast is None else beast.tile
    told = []
    for way in g.land.ways(start):
        names = [_where(g, words, cell) for cell in way]
        harm = sum(trap_mean(g, g.state.laid[cell]) for cell in way[1:] if cell in g.state.laid)
        text = " → ".join(names)
        told.append(words.say("terminal-avel-way-harm", way=text, harm=harm) if harm else text)
    return told


def trap_mean(g: Avel, trap: str) -> float:
    """The expected damage of a trap."""
    spring = g.box.traps[trap].spring
    return float(sum(damage * chance for damage, chance in g.box.odds.trap(spring.dice, spring.bonus).items()))


def _where(g: Avel, words: Words, cell: Cell) -> str:
    tile = g.tile(cell)
    return Wording(words.text).way(cell) if tile is None else tile.name.in_(words.locale)
