"""A battle in a terminal: both sides, the dice of the last clash, what it would come to, and the exact odds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text as Drawn

from oakveil.games.avel.events import BattleBegan, ClashResolved, ClashRolled, EffectUsed
from oakveil.games.avel.odds import BattleOdds, HeroDice, MonsterDice
from oakveil.games.avel.rules.battle import CLASHES, Battle, hero_dice
from oakveil.games.avel.rules.clash import Clash, colours
from oakveil.games.avel.state import Avel, Hero, Monster
from oakveil.kernel.table import Event
from oakveil.kernel.text import phrase, sentence

from ...words import Words
from .heroes import draw_hearts
from .land import brood_sign, letter
from .signs import DICE, FACES, STYLES

_APART = 10
"""Up to so many dice there is room between them in half a narrow screen."""
BAR = 20
"""Letters in a bar of one hundred percent."""


class Roll(msgspec.Struct):
    """The dice of the last clash as they lie now, and what came of it when it was compared."""

    number: int
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    result: ClashResolved | None = None


def _lying(clash: Clash) -> Roll | None:
    """The dice of a clash in progress; None before they are rolled."""
    mine = sum(clash.dice)
    return Roll(clash.number, clash.faces[:mine], clash.faces[mine:]) if clash.faces else None


def last_roll(story: Sequence[Event]) -> Roll | None:
    """The dice of the last clash of the battle that was begun last."""
    roll: Roll | None = None
    for event in _since_battle(story):
        match event:
            case ClashRolled(number=number, hero_faces=mine, monster_faces=theirs):
                roll = Roll(number, mine, theirs)
            case EffectUsed(kind="reroll", dice=dice, after=after) if roll is not None:
                faces = [*roll.mine, *roll.theirs]
                for die, face in zip(dice, after, strict=True):
                    faces[die] = face
                roll.mine, roll.theirs = tuple(faces[: len(roll.mine)]), tuple(faces[len(roll.mine) :])
            case ClashResolved() if roll is not None:
                roll.result = event
    return roll


def _since_battle(story: Sequence[Event]) -> Sequence[Event]:
    for place in range(len(story) - 1, -1, -1):
        if isinstance(story[place], BattleBegan):
            return story[place:]
    return ()


def draw_battle(g: Avel, words: Words, story: Sequence[Event]) -> Drawn | None:
    """The battle in progress, or None."""
    battle = g.within(Battle)
    if battle is None or battle.monster not in g.state.monsters:
        return None
    hero, monster = g.hero(battle.seat), g.state.monsters[battle.monster]
    dice = battle.dice if any(battle.dice) else hero_dice(g, hero, monster.id, battle.brewed)
    theirs = g.box.monster_dice[monster.id]
    lines = [
        *_fighters(g, words, hero, monster),
        Drawn(words.say("terminal-avel-clash-of", n=battle.clash, most=CLASHES), STYLES["name"]),
        Drawn(),
    ]
    clash = g.within(Clash)
    roll = _lying(clash) if clash is not None else last_roll(story) if battle.clash else None
    if roll is not None:
        lines += draw_roll(words, dice, theirs, roll)
        lines.append(Drawn(so_far(g, words, clash) if clash is not None else outcome_of(words, roll)))
    else:
        lines += draw_roll(words, dice, theirs, _unrolled(dice, theirs))
    if clash is None and (left := CLASHES - battle.clash):
        lines += [Drawn(), *draw_odds(g, words, dice, monster, hero.hearts, left)]
    return Drawn("\n").join(lines)


def draw_preview(g: Avel, words: Words, hero: Hero, monster: Monster) -> Drawn:
    """A battle that could be begun: both sides, the dice they would roll, the odds."""
    dice, theirs = hero_dice(g, hero, monster.id), g.box.monster_dice[monster.id]
    lines = [
        *_fighters(g, words, hero, monster),
        Drawn(),
        *draw_roll(words, dice, theirs, _unrolled(dice, theirs)),
        Drawn(),
        *draw_odds(g, words, dice, monster, hero.hearts, CLASHES),
    ]
    return Drawn("\n").join(lines)


def draw_end(words: Words, story: Sequence[Event]) -> list[Drawn]:
    """The dice of the last clash of a battle that is over."""
    began = next((event for event in reversed(story) if isinstance(event, BattleBegan)), None)
    roll = last_roll(story)
    if began is None or roll is None:
        return []
    title = Drawn(words.say("terminal-avel-clash-of", n=roll.number, most=CLASHES), STYLES["name"])
    return [title, *draw_roll(words, began.hero_dice, began.monster_dice, roll), Drawn(outcome_of(words, roll))]


def _unrolled(hero: HeroDice, monster: MonsterDice) -> Roll:
    return Roll(0, ("blank",) * sum(hero), ("blank",) * sum(monster))


def _fighters(g: Avel, words: Words, hero: Hero, monster: Monster) -> list[Drawn]:
    card = g.card(monster.id)
    sign, style = brood_sign(g, monster.id)
    broods = words.text.listed([words.say(f"avel-brood-{brood}") for brood in card.brood])
    lines = [
        Drawn.assemble(
            (letter(words, hero.emblem), STYLES[hero.emblem]),
            (f" {hero.name}  ", STYLES["name"]),
            draw_hearts(hero, g.box.numbers.hearts),
        ),
        Drawn.assemble((sign, style), (f" {card.name.in_(words.locale)}", STYLES["name"]), f"  ({broods})"),
        Drawn(words.say("terminal-avel-toughness", left=monster.left, most=monster.toughness)),
    ]
    if card.attribute is not None:
        lines.append(Drawn(sentence(card.attribute, words.text), STYLES["warning"]))
    if card.rewards:
        rewards = words.text.listed([phrase(reward, words.text) for reward in card.rewards])
        lines.append(Drawn(words.say("terminal-avel-rewards", rewards=rewards), STYLES["hidden"]))
    return lines


def draw_roll(words: Words, hero: HeroDice, monster: MonsterDice, roll: Roll) -> list[Drawn]:
    """The dice of both sides, each with its face above its letter and its number, the hero's first."""
    of = colours(hero, monster)
    faces = [*roll.mine, *roll.theirs]
    mine, shown = len(roll.mine), roll.number > 0
    rows = [Drawn(), Drawn(), Drawn()]
    gap = " " if len(of) <= _APART else ""
    for place, colour in enumerate(of):
        for row in rows:
            row.append("  " if place == mine else "")
        rows[0].append(f" {FACES[faces[place]] if shown else '?'} ", f"{STYLES[colour]} reverse")
        rows[1].append(f" {DICE[colour]} ", STYLES[colour])
        rows[2].append(f"{place + 1:^3}", STYLES["hidden"])
        for row in rows:
            row.append(gap)
    signs = " ".join(f"{FACES[face]} {words.say(f'avel-face-{face}')}" for face in FACES)
    return [*rows, Drawn(signs, STYLES["hidden"])]


def so_far(g: Avel, words: Words, clash: Clash) -> str:
    """What the clash would come to if the hero used nothing more."""
    damage, wounds = clash.result(g, clash.usual_spells(g))
    return words.say("terminal-avel-so-far", damage=damage, wounds=wounds)


def outcome_of(words: Words, roll: Roll) -> str:
    """What the last clash came to."""
    if roll.result is None:
        return ""
    return words.say("terminal-avel-clash-was", damage=roll.result.damage, wounds=roll.result.wounds)


def odds_now(g: Avel, hero: Hero, monster: Monster, brewed: tuple[str, ...] = ()) -> BattleOdds[float]:
    """The odds of a battle that would begin now."""
    dice = hero_dice(g, hero, monster.id, brewed)
    return g.box.odds.battle(dice, g.box.monster_dice[monster.id], hero.hearts, monster.left, CLASHES)


def odds_in_words(g: Avel, words: Words, odds: BattleOdds[float]) -> str:
    """The odds as the options of the game allow them to be told: in numbers, in a word, or not at all."""
    match g.options.odds:
        case "off":
            return ""
        case "simple":
            return words.say(f"avel-odds-{word_for(odds.defeat)}")
    return words.say(
        "terminal-avel-odds",
        defeat=percent(words, odds.defeat),
        stun=percent(words, odds.stun),
        damage=odds.damage,
        wounds=odds.wounds,
    )


def odds_told(g: Avel, words: Words, hero: Hero) -> list[str]:
    """The odds that can be told now: of what is left of the battle in progress, else of one with each monster."""
    battle, clash = g.within(Battle), g.within(Clash)
    if g.options.odds == "off":
        return []
    if clash is not None and clash.faces:
        return [so_far(g, words, clash)]
    if battle is not None and battle.clash and not battle.ended:
        monster, left = g.state.monsters[battle.monster], CLASHES - battle.clash
        fighter = g.hero(battle.seat)
        odds = g.box.odds.battle(battle.dice, g.box.monster_dice[monster.id], fighter.hearts, monster.left, left)
        title = words.say("terminal-avel-odds-title", n=left)
        return [words.say("terminal-about", thing=title, what=odds_in_words(g, words, odds))]
    told = []
    for monster in g.state.monsters.values():
        name = g.card(monster.id).name.in_(words.locale)
        odds_of_one = odds_in_words(g, words, odds_now(g, hero, monster))
        told.append(words.say("terminal-about", thing=name, what=odds_of_one))
    return told


def word_for(chance: float) -> str:
    """One word for a chance to defeat (specification, 7.5)."""
    limits = {"hopeless": 0.10, "risky": 0.35, "even": 0.60, "good": 0.85}
    return next((word for word, limit in limits.items() if chance < limit), "sure")


def percent(words: Words, chance: float) -> str:
    """A chance in whole percent; what is possible is never told as 0, what may fail never as 100."""
    whole = "<1" if 0 < chance < 0.005 else ">99" if 0.995 <= chance < 1 else str(round(100 * chance))
    return words.say("terminal-percent", n=whole)


def draw_odds(g: Avel, words: Words, dice: HeroDice, monster: Monster, hearts: int, clashes: int) -> list[Drawn]:
    """The odds of the clashes still to come, as far as the options of the game let them be seen."""
    odds = g.box.odds.battle(dice, g.box.monster_dice[monster.id], hearts, monster.left, clashes)
    title = Drawn(words.say("terminal-avel-odds-title", n=clashes), STYLES["name"])
    if g.options.odds == "off":
        return []
    if g.options.odds == "simple":
        return [title, Drawn(odds_in_words(g, words, odds))]
    rows = [
        (words.say("terminal-avel-odds-defeat"), odds.defeat, STYLES["green"]),
        (words.say("terminal-avel-odds-stun"), odds.stun, STYLES["red"]),
    ]
    bars = [
        Drawn.assemble(f"{name:<10}{percent(words, chance):>6} ", ("█" * round(BAR * chance), style))
        for name, chance, style in rows
    ]
    expected = words.say("terminal-avel-odds-expected", damage=odds.damage, wounds=odds.wounds)
    return [title, *bars, Drawn(expected)]
