"""The enemies in a terminal: in the order in which they act, with what each of them is about to do."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.tactique.page import Aids, DeedAid
from oakveil.games.tactique.preview import Blow, Consequences, Harm
from oakveil.games.tactique.state import EnemyId, Tactique

from ...words import Words
from ...wrapping import fitted
from .cards import called, joined
from .signs import ATTACKS, BLOCK, STYLES, WALKS, lives, order_of, short


def draw_foes(g: Tactique, words: Words, aids: Aids, columns: int, rows: int) -> list[Drawn]:
    """The enemies with their next deeds, in sentences if `rows` has room for them, else in signs."""
    if rows <= 0:
        return []
    for tell in (_in_sentences, _in_signs):
        lines = tell(g, words, aids, columns)
        if len(lines) <= rows:
            return lines
    return [*lines[: rows - 1], Drawn(f"… +{len(lines) - rows + 1}", STYLES["hidden"])]


def _in_sentences(g: Tactique, words: Words, aids: Aids, columns: int) -> list[Drawn]:
    lines = []
    for id in order_of(g):
        lines.append(_state(g, words, aids, id))
        deed = deed_of(aids, id)
        for told in [] if deed is None else [deed_told(g, words, deed)]:
            lines += [
                Drawn(f"   {line.plain}", STYLES["hidden"]) for line in fitted(Drawn(told), columns - 3).split("\n")
            ]
        if id in aids.prospects:
            lines.append(Drawn(f"   {actions_left(words, aids, id)}", STYLES["hidden"]))
    return lines


def _in_signs(g: Tactique, words: Words, aids: Aids, columns: int) -> list[Drawn]:
    lines = []
    for id in order_of(g):
        deed = deed_of(aids, id)
        line = _state(g, words, aids, id, brief=columns < 36)
        if deed is not None:
            line.append(f" {_signs(g, words, deed)}", STYLES["name"])
        if id in aids.prospects:
            line.append(f" {actions_left(words, aids, id)}", STYLES["hidden"])
        line.truncate(columns, overflow="ellipsis")
        lines.append(line)
    return lines


def _state(g: Tactique, words: Words, aids: Aids, id: EnemyId, brief: bool = False) -> Drawn:
    """ "2 Zombie B3 2×3 ▼1"; `brief`: without what the board shows anyway."""
    enemy, aid = g.state.enemies[id], aids.enemies[id]
    name = called(g, words, id)
    line = Drawn.assemble((f"{aid.order} ", STYLES["key"]), (short(name, 9) if brief else name, STYLES["enemy"]))
    if brief:
        return line
    line.append(f" {enemy.cell} {lives(enemy.lives, enemy.wounds)}")
    if enemy.block:
        line.append(f" {BLOCK}{enemy.block}", STYLES["block"])
    if aid.effects:
        line.append(f" ({', '.join(effect.told for effect in aid.effects)})", STYLES["hidden"])
    return line


def deed_of(aids: Aids, enemy: EnemyId) -> DeedAid | None:
    """What an enemy is about to do, if that is foretold: a boss draws Actions, see `prospects_told`."""
    if enemy in aids.prospects:
        return None
    return next((deed for deed in aids.forecast if deed.deed.enemy == enemy), None)


def _signs(g: Tactique, words: Words, told: DeedAid) -> str:
    """A deed in signs: "→Kni 3" hits the Knight for three wounds, "⇢B4" walks to B4."""
    deed = told.deed
    if deed.stunned:
        return words.say("tactique-mod-stunned", n=1, size="")
    parts = [f"{WALKS}{deed.path[-1]}"] if deed.path else []
    if deed.targets:
        wounds = {harm.hero: harm.wounds for harm in deed.harm}
        parts.append(ATTACKS + ", ".join(f"{_hero(g, words, hero)} {wounds.get(hero, 0)}" for hero in deed.targets))
    return " ".join(parts) or "–"


def _hero(g: Tactique, words: Words, hero: str) -> str:
    return short(called(g, words, hero), 4)


def deed_told(g: Tactique, words: Words, told: DeedAid) -> str:
    """A deed in a sentence or two: what it does with its reason, and what heroes suffer."""
    deed = told.deed
    parts = [words.say("terminal-tactique-walks", cell=deed.path[-1])] if deed.path else []
    parts += [told.told] if told.told else []
    parts += [harm_told(g, words, harm) for harm in deed.harm]
    parts += [words.say("terminal-tactique-summons")] if deed.summons else []
    parts += [words.say("terminal-tactique-dies-of-it")] if deed.dies else []
    return " ".join(parts) if parts else words.say("terminal-tactique-does-nothing")


def harm_told(g: Tactique, words: Words, harm: Harm) -> str:
    """What a hero suffers: "Knight: 3 damage, 1 blocked, 2 wounds."."""
    return words.say(
        "terminal-tactique-harm",
        hero=called(g, words, harm.hero),
        damage=harm.damage,
        blocked=harm.blocked,
        wounds=harm.wounds,
        cards=harm.cards,
        to=harm.pushed_to or "none",
    )


def actions_left(words: Words, aids: Aids, boss: EnemyId) -> str:
    """How many Actions of a boss may come up next."""
    return words.say("terminal-tactique-actions-left", n=len(aids.prospects[boss]))


def consequences_told(g: Tactique, words: Words, found: Consequences) -> str:
    """What an answer does to enemies and heroes: "Zombie: 2 wounds, dies"; "" if nothing."""
    told = [_blow(g, words, blow) for blow in found.blows]
    told += [harm_told(g, words, harm).removesuffix(".") for harm in found.harm]
    return joined(words, told) if told else ""


def _blow(g: Tactique, words: Words, blow: Blow) -> str:
    return words.say(
        "terminal-tactique-blow",
        enemy=called(g, words, blow.enemy),
        wounds=blow.wounds,
        blocked=blow.blocked,
        lives=blow.lives,
        dies="yes" if blow.dies else "no",
    )


def forecast_told(g: Tactique, words: Words, aids: Aids) -> list[str]:
    """The forecast in sentences, an enemy a line, then what bosses may do with its chance."""
    lines = []
    for aid in aids.forecast:
        if aid.deed.enemy in aids.prospects:
            continue
        name = called(g, words, aid.deed.enemy)
        lines.append(words.say("terminal-about", thing=name, what=deed_told(g, words, aid)))
    if lines and not aids.exact:
        lines.append(words.say("terminal-tactique-dice"))
    for boss in aids.prospects:
        lines += prospects_told(g, words, aids, boss)
    return lines


def prospects_told(g: Tactique, words: Words, aids: Aids, boss: EnemyId) -> list[str]:
    """The Actions a boss may carry out on its next turn, with their chances and what they would do first."""
    lines = [words.say("terminal-tactique-actions", boss=called(g, words, boss))]
    for prospect in aids.prospects[boss]:
        name = g.box.actions[prospect.action].name.in_(words.locale)
        chance = words.say("terminal-percent", n=round(prospect.chance * 100))
        deed = "" if prospect.deed is None else deed_told(g, words, prospect.deed)
        lines.append(f"  {words.say('terminal-about', thing=f'{name} ({chance})', what=deed or '–')}")
    return lines
