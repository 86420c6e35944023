"""Heroes in a terminal: the column of the team, the board of one hero, its backpack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text as Drawn

from oakveil.games.avel.box import Box
from oakveil.games.avel.effects import sentences
from oakveil.games.avel.odds import HERO_COLOURS, HeroDice
from oakveil.games.avel.rules.battle import hero_dice
from oakveil.games.avel.sequence import Turn
from oakveil.games.avel.state import BEAST, SLOTS, Avel, Hero, Packed, TokenId

from ...words import Words
from .land import letter
from .signs import COIN, DICE, HEART, NO_HEART, STYLES

UPGRADED = "★"
NAME_WIDTH = 11


def draw_team(g: Avel, words: Words, roomy: bool = False) -> Drawn:
    """A line for each hero, two if there is room: hearts, coins, dice, actions left, where it stands, what it wears."""
    turn = g.within(Turn)
    lines = []
    for hero in g.state.heroes:
        active = turn is not None and turn.seat == hero.seat
        lines.append(_member(g, words, hero, active))
        if roomy:
            lines.append(_whereabouts(g, words, hero))
    return Drawn("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _member(g: Avel, words: Words, hero: Hero, active: bool) -> Drawn:
    coat = "♛" if g.state.coat == hero.seat else " "
    return Drawn.assemble(
        ("►" if active else " ", STYLES["mark"]),
        (letter(words, hero.emblem), STYLES[hero.emblem]),
        (coat, STYLES["coins"]),
        (f"{hero.name[:NAME_WIDTH]:<{NAME_WIDTH}}", STYLES["name"] if active else ""),
        (f" {HEART}{hero.hearts}", STYLES["hearts"]),
        (f" {COIN}{hero.coins:<2} ", STYLES["coins"]),
        draw_pool(dice_now(g, hero)),
        (" " + "•" * hero.actions_left, STYLES["mark"]),
    )


def _whereabouts(g: Avel, words: Words, hero: Hero) -> Drawn:
    tile = g.tile(hero.tile)
    here = tile.name.in_(words.locale) if tile else "?"
    worn = [token_name(g.box, words, token, g.state.upgraded) for token in hero.worn()]
    return Drawn(f"   {' · '.join([here, *worn])}", STYLES["hidden"], no_wrap=True, overflow="ellipsis")


def dice_now(g: Avel, hero: Hero) -> HeroDice:
    """The dice the hero would roll against a monster that takes none away."""
    return hero_dice(g, hero, BEAST)


def draw_pool(dice: HeroDice) -> Drawn:
    """Some dice of heroes by their letters: G2 O1."""
    parts = [(f"{DICE[colour]}{n}", STYLES[colour]) for colour, n in zip(HERO_COLOURS, dice, strict=True) if n]
    return Drawn(" ").join([Drawn.assemble(part) for part in parts])


def token_name(box: Box, words: Words, token: TokenId, upgraded: frozenset[TokenId]) -> str:
    """The name of a token, with a star if its upgraded side is up."""
    return box.equipment[token].name.in_(words.locale) + (UPGRADED if token in upgraded else "")


def draw_hearts(hero: Hero, most: int) -> Drawn:
    """Filled and empty hearts, and their number."""
    return Drawn(f"{HEART * hero.hearts}{NO_HEART * (most - hero.hearts)} {hero.hearts}", STYLES["hearts"])


def draw_board(g: Avel, words: Words, hero: Hero) -> Drawn:
    """The board of a hero: the backpack beside the three slots, and what lies in the backpack."""
    title = Drawn.assemble(
        (letter(words, hero.emblem), STYLES[hero.emblem]),
        " ",
        (hero.name, STYLES["name"]),
        "  ",
        draw_hearts(hero, g.box.numbers.hearts),
        (f"  {COIN}{hero.coins}", STYLES["coins"]),
    )
    slots = {slot: getattr(hero, slot) for slot in SLOTS}
    grid = draw_backpack(g.box, hero.backpack, hero.coins)
    beside = [slot_line(g, words, slot, token) for slot, token in slots.items()]
    beside.append(Drawn())
    for mark, packed in packed_letters(hero.backpack):
        beside.append(
            Drawn.assemble((mark, STYLES["mark"]), f" {token_name(g.box, words, packed.token, g.state.upgraded)}")
        )
    return Drawn("\n").join([title, *side_by_side(grid, beside)])


def slot_line(g: Avel, words: Words, slot: str, token: TokenId | None) -> Drawn:
    """A slot and what is worn there."""
    kind = words.say(f"avel-kind-{slot}")
    worn = "-" if token is None else token_name(g.box, words, token, g.state.upgraded)
    return about(words, kind, worn, STYLES["hidden"])


def packed_letters(backpack: Sequence[Packed]) -> list[tuple[str, Packed]]:
    """The tokens of a backpack with the letters they are drawn with."""
    return [(chr(ord("a") + place), packed) for place, packed in enumerate(backpack)]


def draw_backpack(
    box: Box, backpack: Sequence[Packed], coins: int, styles: Mapping[TokenId, str] | None = None
) -> list[Drawn]:
    """The grid, a line for each row: letters for tokens, coins in the first free cells, dots for cells still free."""
    cells = box.backpack.cells
    marks = dict.fromkeys(cells, ("·", STYLES["hidden"]))
    for mark, packed in packed_letters(backpack):
        for cell in box.backpack.cells_of(packed.cells):
            overlap = marks[cell][0] != "·"
            style = STYLES["warning"] if overlap else (styles or {}).get(packed.token, STYLES["name"])
            marks[cell] = ("!" if overlap else mark, style)
    free = [cell for cell in cells if marks[cell][0] == "·"]
    for cell in free[:coins]:
        marks[cell] = (COIN, STYLES["coins"])
    rows = range(max(row for row, _ in cells) + 1)
    columns = range(max(column for _, column in cells) + 1)
    return [Drawn(" ").join([Drawn(*marks.get((row, column), (" ", ""))) for column in columns]) for row in rows]


def about(words: Words, thing: str, what: str, style: str = STYLES["name"]) -> Drawn:
    """Something, in a style of its own, and what is to say about it."""
    line = Drawn(words.say("terminal-about", thing=thing, what=what))
    line.stylize(style, 0, len(thing))
    return line


def side_by_side(left: Sequence[Drawn], right: Sequence[Drawn], gap: int = 3) -> list[Drawn]:
    """Lines beside lines."""
    width = max((line.cell_len for line in left), default=0)
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Drawn()
        line.append(" " * (width - line.cell_len + gap))
        lines.append(line.append_text(right[row]) if row < len(right) else line)
    return lines


def describe_token(g: Avel, words: Words, token: TokenId, upgraded: bool) -> str:
    """What a side of a token does: "Roll 1 extra orange die in every clash."."""
    card = g.box.equipment[token]
    effects = card.upgraded if upgraded and card.upgraded is not None else card.basic
    return " ".join(sentences(effects, words.text))
