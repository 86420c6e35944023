"""Everything open on the table of Deckbuilding Tactique, page by page, in words."""

from __future__ import annotations

from rich.text import Text as Drawn

from oakveil.games.tactique.board import CELLS
from oakveil.games.tactique.effects import Attack
from oakveil.games.tactique.page import Aids
from oakveil.games.tactique.state import Enemy, EnemyId, Hero, Tactique
from oakveil.kernel.ask import Seat

from ...words import Words
from .cards import called, draw_card, draw_zone, joined, lines_of
from .foes import deed_of, deed_told, forecast_told, prospects_told
from .signs import STYLES, order_of, status_of
from .team import names_of, piles_told

_LINES = Drawn("\n")


def board_page(g: Tactique, words: Words, aids: Aids) -> Drawn:
    """The board in words: a line for each cell where something is, in reading order."""
    state, lines = g.state, []
    for cell in CELLS:
        things = [words.say("terminal-tactique-obstacle")] if cell in state.obstacles else []
        things += [g.card(rune.card).name.in_(words.locale) for rune in state.runes if rune.cell == cell]
        lines += [words.say("terminal-about", thing=cell, what=joined(words, things))] if things else []
        lines += [hero_there(g, words, aids, hero) for hero in state.heroes if hero.cell == cell]
        lines += [enemy_there(g, words, aids, enemy) for enemy in state.enemies.values() if enemy.cell == cell]
    return Drawn("\n".join([*lines, words.say("terminal-tactique-free")]))


def hero_there(g: Tactique, words: Words, aids: Aids, hero: Hero) -> str:
    """ "Knight B2, ready, cards left before death: 8, block 2"."""
    return words.say(
        "terminal-tactique-hero-there",
        hero=called(g, words, hero.id),
        cell=hero.cell or "none",
        status=words.say(f"tactique-status-{status_of(g, hero)}"),
        left=aids.heroes[hero.id].left,
        block=hero.block,
    )


def enemy_there(g: Tactique, words: Words, aids: Aids, enemy: Enemy) -> str:
    """ "Zombie D2, 2 lives, 3 wounds left, acts as number 2"."""
    told = words.say(
        "terminal-tactique-enemy-there",
        enemy=called(g, words, enemy.id),
        cell=enemy.cell,
        lives=enemy.lives,
        wounds=enemy.wounds,
        block=enemy.block,
        order=aids.enemies[enemy.id].order,
    )
    return ", ".join([told, *(effect.told for effect in aids.enemies[enemy.id].effects)])


def zones_page(g: Tactique, words: Words) -> Drawn:
    """The zones of cards and attacks, in words and as pictures."""
    lines: list[Drawn] = []
    for zone in g.box.catalogue.zones.values():
        if zone.cells:
            where = " · ".join(words.say("terminal-tactique-offset", **_parts(dx, dy)).strip() for dx, dy in zone.cells)
            lines.append(Drawn(words.say("terminal-about", thing=zone.name.in_(words.locale), what=where)))
            lines += draw_zone(g, words, zone.id, True)
    return _LINES.join(lines)


def _parts(dx: int, dy: int) -> dict[str, int]:
    """A cell seen by whoever faces right."""
    return {"ahead": max(0, dx), "behind": max(0, -dx), "left": max(0, -dy), "right": max(0, dy)}


def signs_page(words: Words) -> Drawn:
    """What the signs of the pictures mean."""
    return Drawn(words.say("terminal-tactique-legend"))


def cards_page(g: Tactique, words: Words, seat: Seat) -> Drawn:
    """The hands of all heroes with what the cards say, those of `seat` first."""
    lines: list[Drawn] = []
    for hero in sorted(g.state.heroes, key=lambda hero: hero.seat != seat):
        name = called(g, words, hero.id)
        lines.append(Drawn(words.say("terminal-tactique-hand", hero=name, n=len(hero.hand)), STYLES["name"]))
        for card in g.box.distinct(hero.hand):
            lines += [*draw_card(g, words, card), Drawn()]
    return _LINES.join(lines)


def piles_page(g: Tactique, words: Words, aids: Aids, seat: Seat) -> Drawn:
    """What lies in the piles of every hero, sorted, and what lasts on them; then the piles of the table."""
    lines: list[Drawn] = []
    for hero in sorted(g.state.heroes, key=lambda hero: hero.seat != seat):
        lines.append(Drawn(called(g, words, hero.id), STYLES["name"]))
        lines += [Drawn(f"  {told}") for told in piles_told(g, words, aids, hero)]
        for effect in aids.heroes[hero.id].effects:
            told = words.say("terminal-tactique-effect", effect=effect.told, source=effect.source, until=effect.until)
            lines.append(Drawn(f"  {told}"))
    for colour, used in g.state.used_rewards.items():
        n = len(g.state.rewards[colour].cards)
        cards = names_of(g, words, used) if used else "–"
        told = words.say("terminal-tactique-rewards", colour=words.say(f"tactique-colour-{colour}"), n=n, cards=cards)
        lines.append(Drawn(told))
    return _LINES.join(lines)


def enemies_page(g: Tactique, words: Words, aids: Aids) -> Drawn:
    """The enemies in the order in which they act: how they are, what is on their cards, what they are about to do."""
    lines: list[Drawn] = []
    for id in order_of(g):
        enemy, aid = g.state.enemies[id], aids.enemies[id]
        state = words.say(
            "tactique-detail-enemy", cell=enemy.cell, lives=enemy.lives, wounds=enemy.wounds, block=enemy.block
        )
        lines.append(Drawn.assemble((f"{aid.order} {called(g, words, id)}", STYLES["enemy"]), f" - {state}"))
        for effect in aid.effects:
            told = words.say("terminal-tactique-effect", effect=effect.told, source=effect.source, until=effect.until)
            lines.append(Drawn(f"  {told}"))
        lines += [Drawn(f"  {told}") for told in lines_of(g, words, id)]
        lines += _reach(g, words, id)
        deed = deed_of(aids, id)
        if deed is not None:
            told = words.say("terminal-tactique-next", what=deed_told(g, words, deed))
            lines.append(Drawn(f"  {told}", STYLES["key"]))
    return _LINES.join(lines) if lines else Drawn(words.say("terminal-tactique-no-enemies"))


def _reach(g: Tactique, words: Words, enemy: EnemyId) -> list[Drawn]:
    """The zone of the attack on the card of an enemy, as a picture."""
    turn = g.box.enemies[enemy].turn if enemy in g.box.enemies else ()
    zones = [step.zone for step in turn if isinstance(step, Attack) and step.zone is not None]
    return [line for zone in zones for line in draw_zone(g, words, zone, True)]


def forecast_page(g: Tactique, words: Words, aids: Aids) -> Drawn:
    """What every enemy would do if the heroes' turn ended now."""
    return _LINES.join([Drawn(line) for line in forecast_told(g, words, aids) or [words.say("terminal-no-odds")]])


def boss_page(g: Tactique, words: Words, aids: Aids) -> Drawn:
    """The bosses of this game, their Actions, and which of them may come up next."""
    lines: list[Drawn] = []
    for boss in g.state.bosses:
        card = g.box.bosses[boss]
        lines.append(Drawn(card.name.in_(words.locale), STYLES["enemy"]))
        lines += [Drawn(f"  {told}") for told in lines_of(g, words, boss)]
        if boss in aids.prospects:
            lines += [Drawn(f"  {told}", STYLES["key"]) for told in prospects_told(g, words, aids, boss)]
        for action in card.action:
            used = action.id in g.state.played_actions[boss]
            name = action.name.in_(words.locale)
            lines.append(Drawn(f"  {words.say('terminal-tactique-used', action=name) if used else name}", "bold"))
            lines += [Drawn(f"    {told}") for told in lines_of(g, words, action.id)]
    return _LINES.join(lines)


def field_page(g: Tactique, words: Words) -> Drawn:
    """The battlefield, runes and obstacles."""
    state, lines = g.state, []
    if state.battlefield is not None:
        lines.append(Drawn(g.box.battlefields[state.battlefield].name.in_(words.locale), STYLES["name"]))
        lines += [Drawn(told) for told in lines_of(g, words, state.battlefield)]
    for rune in state.runes:
        where = words.say("tactique-table-rune", cell=rune.cell, card=g.card(rune.card).name.in_(words.locale))
        lines += [Drawn(where), *draw_card(g, words, rune.card)]
    return _LINES.join(lines) if lines else Drawn(words.say("terminal-tactique-no-field"))
