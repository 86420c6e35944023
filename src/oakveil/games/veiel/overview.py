"""The table of The Order of Veiel in words, line by line: everything a player sees, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from oakveil.kernel.ask import Seat
from oakveil.kernel.text import Text

from .naming import Naming
from .rules.counsel import counsel
from .rules.line import att, defence, reduction
from .rules.playable import POWER_USES
from .rules.sheet import maximum, shield_red, stat
from .state import SLOTS, WINGS, Combat, Enemy, Hero, HeroId, Place, RoomId, Veiel


def lines(g: Veiel, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The table, told to `seat`, whose own heroes come first (None: a spectator)."""
    yield from _time(g, words)
    yield from counsel_told(g, words)
    if g.state.combat is not None:
        yield from _fight(g, seat, g.state.combat, words)
    for hero in sorted(g.state.heroes, key=lambda hero: hero.seat != seat):
        yield _hero(g, hero, words)
    for wing in WINGS:
        if g.state.lines:
            rooms = [room_told(g, seat, f"{wing}{line}", words) for line in range(1, g.state.lines + 1)]
            yield words.text.say("veiel-table-wing", wing=wing, rooms=words.text.say("veiel-semicolon").join(rooms))
    yield from _hand(g, seat, words)
    yield from _stock(g, words)


def counsel_told(g: Veiel, words: Naming) -> list[str]:
    """What the program advises the team now, and warns it of (VEIEL-TIP-01)."""
    told = []
    for one in counsel(g):
        hero, card = words.hero(one.hero) if one.hero else "", words.card(one.card) if one.card else ""
        said = words.text.say(f"veiel-counsel-{one.word}", hero=hero, card=card, boss=words.enemy(g.state.boss))
        told.append(said[:1].upper() + said[1:])
    return told


# -- short states ------------------------------------------------------------------------------------------------------


def is_known(g: Veiel, seat: Seat | None, enemy: Enemy) -> bool:
    """Whether `seat` knows the figures of an enemy."""
    return g.options.enemy_stats == "open" or (seat is not None and seat == g.master)


def enemy_state(g: Veiel, enemy: Enemy, text: Text, seat: Seat | None = None) -> str:
    """Where an enemy stands and how it is: "place 1; 6 of 10 HP"."""
    at = next((n for n, other in enumerate(g.combat.line, 1) if other.id == enemy.id), 0)
    if is_known(g, seat, enemy):
        return text.say("veiel-detail-enemy", at=at, hp=enemy.hp, full=enemy.full)
    return text.say("veiel-detail-enemy-hidden", at=at, wounds=wounds_of(enemy))


def wounds_of(enemy: Enemy) -> str:
    """How an enemy looks to whoever does not know its HP: wounds none or hardly any, light, heavy, by thirds."""
    thirds = -(-3 * enemy.hp // enemy.full)
    return {3: "none", 2: "light"}.get(thirds, "heavy")


def hero_state(g: Veiel, id: HeroId, words: Naming) -> str:
    """How a hero is: "VIT 12 of 18, END 3"."""
    hero = next((hero for hero in g.state.heroes if hero.id == id), None)
    if hero is None:
        return ""
    if not hero.stands:
        return words.text.say("veiel-detail-hero-fallen")
    return words.text.say("veiel-detail-hero-now", vit=hero.vit, most=maximum(g, hero, "VIT"), end=hero.end)


def room_known(g: Veiel, seat: Seat | None, place: Place) -> RoomId | None:
    """The room of a place, if `seat` knows it."""
    room = g.state.rooms.get(place)
    if room is None:
        return None
    return room.front if room.up or (seat is not None and seat in room.peeked) else None


def room_told(g: Veiel, seat: Seat | None, place: Place, words: Naming) -> str:
    """A place of the board with what is known of it: "A2 (Chest), the team is here"."""
    text, room = words.text, g.state.rooms.get(place)
    if room is None:
        return place
    known = room_known(g, seat, place)
    told = words.titled(known) if known is not None else text.say("veiel-table-unknown")
    marks = [text.say("veiel-place", place=place, room=told)]
    marks += [text.say("veiel-table-frozen")] if room.frozen else []
    marks += [text.say("veiel-table-seen", n=room.seen)] if room.seen and room.up else []
    if place == g.state.place:
        marks.append(text.say("veiel-table-here", resolved="yes" if g.state.is_resolved else "no"))
    return ", ".join(marks)


def tokens_of(g: Veiel, figure: Hero | Enemy, words: Naming) -> list[str]:
    """What hangs on a hero or an enemy: conditions and what changes its characteristics for a time."""
    text = words.text
    told = [text.say("veiel-token-poison", n=figure.poison)] if figure.poison else []
    told += [text.say("veiel-token-burn", n=figure.burn, turns=figure.burn_turns)] if figure.burn_turns else []
    if isinstance(figure, Hero):
        for state in ("imprisoned", "controlled", "branded"):
            told += [text.say(f"veiel-token-{state}")] if getattr(figure, state) else []
        told += [text.say("veiel-token-muted", card=words.titled(card)) for card in figure.muted]
        told += [text.say("veiel-token-cursed", window=text.say(f"veiel-window-{on}")) for on in figure.cursed]
    elif figure.stunned:
        told.append(text.say("veiel-token-stunned"))
    for lasting in figure.effects:
        until = text.say(f"veiel-until-{lasting.until}")
        told.append(text.say("veiel-token-lasting", change=words.changes(lasting.trait, lasting.n), until=until))
    return told


# -- the parts of the table --------------------------------------------------------------------------------------------


def _time(g: Veiel, words: Naming) -> Iterator[str]:
    state, text = g.state, words.text
    time = text.say("veiel-table-time", where=state.where, incursion=state.incursion, most=g.options.incursions)
    purse = text.say("veiel-table-purse", n=state.crystals)
    yield f"{time} {purse}"
    boss = text.say("veiel-table-boss", boss=words.enemy(state.boss), room=words.card(state.special_room))
    if g.master is None:
        held = text.say("veiel-table-laid", n=len(state.laid_events.cards))
    else:
        left = max(0, POWER_USES - state.power_uses)
        held = text.say("veiel-table-held", n=len(state.hand.cards), power=words.card(state.power), left=left)
    yield f"{boss[:1].upper()}{boss[1:]} {held}"


def _fight(g: Veiel, seat: Seat | None, combat: Combat, words: Naming) -> Iterator[str]:
    text = words.text
    told = [text.say("veiel-table-fight", round=combat.round, kind=combat.kind)]
    told += [text.say("veiel-table-fog")] if combat.fog else []
    told += [text.say("veiel-table-by_force")] if combat.by_force else []
    yield " ".join(told)
    for at, enemy in enumerate(combat.line, 1):
        yield _enemy(g, seat, enemy, at, words)


def _enemy(g: Veiel, seat: Seat | None, enemy: Enemy, at: int, words: Naming) -> str:
    """An enemy with its place in the line, its figures, what hangs on it and what its card says."""
    text = words.text
    if is_known(g, seat, enemy):
        figures = text.say(
            "veiel-table-figures",
            hp=enemy.hp,
            full=enemy.full,
            att=att(g, enemy),
            def_=defence(g, enemy),
            red=reduction(g, enemy),
        )
    else:
        figures = text.say("veiel-table-wounds", wounds=wounds_of(enemy))
    told = text.say("veiel-table-enemy", n=at, enemy=words.enemy_called(enemy.id), figures=figures)
    parts = [told, *_tokens(g, enemy, words), words.card_text(enemy.card) if is_known(g, seat, enemy) else ""]
    return " ".join(filter(None, parts))


def _tokens(g: Veiel, figure: Hero | Enemy, words: Naming) -> list[str]:
    tokens = tokens_of(g, figure, words)
    joined = words.text.say("veiel-semicolon").join(tokens)
    return [words.text.say("veiel-table-tokens", tokens=joined)] if tokens else []


def _hero(g: Veiel, hero: Hero, words: Naming) -> str:
    """A hero: how it is, its figures, what it wears and carries, what hangs on it."""
    text = words.text
    told = text.say(
        "veiel-table-hero",
        hero=words.called(hero.id),
        level=hero.level,
        defender="yes" if g.state.defender == hero.id else "no",
        vit=hero.vit,
        vit_most=maximum(g, hero, "VIT"),
        end=hero.end,
        end_most=maximum(g, hero, "END"),
        attributes=", ".join(f"{trait} {stat(g, hero, trait)}" for trait in ("FOR", "DEX", "INT", "FOI")),
        def_=stat(g, hero, "DEF"),
        red=stat(g, hero, "RED"),
        shield=shield_red(g, hero),
    )
    worn = [card for slot in SLOTS if (card := getattr(hero, slot)) is not None]
    worn += [card for card in (hero.phylactery, hero.instrument) if card is not None]
    parts = [told, text.say("veiel-table-worn", cards=words.cards([*worn, *hero.items]))]
    abilities = [card for level, card in g.box.ability_of[hero.id] if level <= hero.level]
    parts += [text.say("veiel-table-abilities", cards=words.cards(abilities))] if abilities else []
    return " ".join([*parts, *_tokens(g, hero, words)])


def _hand(g: Veiel, seat: Seat | None, words: Naming) -> Iterator[str]:
    """The events that the DM holds, told to the DM only."""
    if seat is not None and seat == g.master:
        for card in g.state.hand.cards:
            if card is not None:
                yield words.text.say("veiel-table-event", card=words.card(card), what=words.card_text(card))


def _stock(g: Veiel, words: Naming) -> Iterator[str]:
    """What can be bought, what nobody wears, and how much is left in the piles."""
    state, text = g.state, words.text
    if state.offer:
        yield text.say("veiel-table-offer", cards=words.cards(state.offer))
    stock = [card for card, n in state.alchemist.items() for _ in range(n)]
    yield text.say("veiel-table-alchemist", cards=words.cards(stock))
    yield text.say("veiel-table-box", cards=words.cards(state.box))
    smith = len(state.left_pile.cards) + len(state.right_pile.cards)
    yield text.say("veiel-table-piles", smith=smith, events=len(state.events.cards), monsters=len(state.monsters.cards))
