"""The table of Chronicles of Avel in words, line by line: everything a player sees, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import phrase, sentence

from .effects.words import coins
from .land import CASTLE, Cell
from .records import MonsterCard, TileCard
from .rules.battle import hero_dice
from .state import BEAST, Avel, Hero, Monster
from .wording import Wording


def lines(g: Avel, seat: Seat | None, words: Wording) -> Iterator[str]:
    """The table, told to `seat`, whose own hero comes first (None: a spectator)."""
    yield from _time(g, words)
    heroes = g.state.heroes
    first = 0 if seat is None else seat - 1
    for hero in (*heroes[first:], *heroes[:first]):
        yield _hero(g, hero, words)
    for monster in g.state.monsters.values():
        yield _monster(g, monster, words)
    for cell in g.land.order:
        yield _tile(g, cell, g.tile(cell), words)
    yield _supply(g, words)


def _time(g: Avel, words: Wording) -> Iterator[str]:
    """The round, what its end brings, and where the crater will be."""
    state, text = g.state, words.text
    left = g.box.rise - state.marker if state.act == 1 else 0
    yield text.say("avel-table-round", round=state.round, left=left)
    yield text.say("avel-table-end", what=_end_of_round(g, words))
    if state.crater_token is not None:
        crater = g.box.craters[state.crater_token].name.in_(words.locale)
        yield text.say("avel-table-crater", cell=words.cell(g, state.crater), crater=crater)


def _end_of_round(g: Avel, words: Wording) -> str:
    text = words.text
    if g.state.act == 2:
        march, beyond = text.say("avel-table-march"), g.box.beyond
        return f"{march} {sentence(beyond, text)}" if beyond and g.state.beast_rounds == 1 else march
    space = g.box.moon_track[g.state.marker + 1]
    told = [sentence(effect, text) for effect in (space.symbol, space.mark) if effect is not None]
    joined = " ".join(told) or text.say("avel-table-nothing")
    return joined[:1].lower() + joined[1:]


def _hero(g: Avel, hero: Hero, words: Wording) -> str:
    text = words.text
    return text.say(
        "avel-table-hero",
        hero=words.hero(g, hero.seat),
        emblem=text.say(f"avel-emblem-{hero.emblem}"),
        coat="yes" if g.state.coat == hero.seat else "no",
        tile=words.cell(g, hero.tile),
        hearts=hero.hearts,
        most=g.box.numbers.hearts,
        coins=coins(hero.coins, text),
        dice=words.hero_dice(hero_dice(g, hero, BEAST)),  # the Beast has no attribute: these are all dice earned
        worn=words.things(g, hero.worn()),
        packed=words.things(g, [*hero.packed(), *hero.holding]),
        actions=hero.actions_left,
    )


@rule("AVEL-BATTLE-02")
def _monster(g: Avel, monster: Monster, words: Wording) -> str:
    """All that is printed on a monster and lies on it: a hero may weigh it before the battle."""
    text, card = words.text, g.card(monster.id)
    told = text.say(
        "avel-table-monster",
        monster=card.name.in_(words.locale),
        tile=words.cell(g, monster.tile),
        brood=text.listed([text.say(f"avel-brood-{brood}") for brood in card.brood]),
        left=monster.left,
        toughness=monster.toughness,
        dice=words.monster_dice(g.box.monster_dice[monster.id]),
        steps=g.land.distance[monster.tile] if g.state.act == 2 else 0,
    )
    return " ".join([told, *_about(card, words)])


def _about(card: MonsterCard, words: Wording) -> Iterator[str]:
    """What a monster does to dice, and what it leaves behind."""
    if card.attribute is not None:
        yield sentence(card.attribute, words.text)
    if card.rewards:
        reward = words.text.listed([phrase(reward, words.text) for reward in card.rewards])
        yield words.text.say("avel-table-reward", reward=reward)


def _tile(g: Avel, cell: Cell, tile: TileCard | None, words: Wording) -> str:
    text = words.text
    if tile is None:
        return text.say("avel-table-unseen", place=words.place(cell))
    name = tile.name.in_(words.locale)
    if cell == CASTLE:
        return text.say("avel-table-castle", tile=name, walls=g.state.built)
    found = [text.say("avel-table-lair", size=lair) for lair in tile.lairs]
    if cell in g.state.sealed:
        found.append(text.say("avel-table-sealed"))
    for symbol in tile.shortcuts:
        named = text.say(f"avel-shortcut-{symbol}") if text.has(f"avel-shortcut-{symbol}") else symbol
        found.append(text.say("avel-table-shortcut", symbol=named))
    if cell in g.state.laid:
        found.append(text.say("avel-table-trapped", trap=g.box.traps[g.state.laid[cell]].name.in_(words.locale)))
    if tile.service is not None:
        found.append(text.say("avel-table-service"))
    what = ", ".join(found) or text.say("avel-table-plain")
    told = text.say("avel-table-tile", tile=name, place=words.place(cell), what=what)
    return told if tile.service is None else f"{told} {sentence(tile.service, text)}"


def _supply(g: Avel, words: Wording) -> str:
    state, text = g.state, words.text
    traps = words.listed([g.box.traps[trap].name.in_(words.locale) for trap in state.traps])
    supply = text.say(
        "avel-table-supply", coins=coins(state.coins, text), seals=state.seals, traps=traps, walls=state.walls
    )
    hidden = text.say("avel-table-hidden", tokens=len(state.bag), small=len(state.small), big=len(state.big))
    return f"{supply} {hidden}"
