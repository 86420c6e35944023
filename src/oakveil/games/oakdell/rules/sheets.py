"""Monster Sheets: clean ones, and their decks (specification 3.1, 3.8, 3.9)."""

from __future__ import annotations

from oakveil.kernel.rulebook import rule

from ..box import Box
from ..records import SheetId
from ..state import Fight, OakDell


@rule("OAK-ABIL-GROWTH", "OAK-BOSS-HOLLOW")
def wiped(box: Box, sheet: SheetId) -> Fight:
    """A sheet on which nothing is drawn; each pool has the drops it starts with."""
    return Fight(sheet, {pool.id: pool.start for pool in box.sheets[sheet].pools})


@rule("OAK-KILL-04", "OAK-KILL-05")
def draw_top(g: OakDell, level: int) -> SheetId:
    """The top sheet of the deck of a level; those put back under it come last.

    Ruling (OAK-KILL-05): the old sheet is put back before the new one is drawn, so no deck is ever empty.
    """
    deck = g.state.decks[level]
    if deck.hidden.cards:
        return deck.hidden.draw()
    top, *deck.returned = deck.returned
    return top


@rule("OAK-KILL-03", "OAK-SETUP-05", "OAK-SETUP-04")
def put_under(g: OakDell, sheet: SheetId) -> None:
    """A sheet that is finished with, wiped clean, goes under the deck of its level; bosses belong to no deck.

    Ruling (OAK-SETUP-05): a Ghost that everybody starts with leaves the game.
    """
    level = g.box.sheets[sheet].level
    if level == "boss" or (sheet == g.box.ghost and g.options.first_monster == "ghost"):
        return
    g.state.decks[level].returned.append(sheet)
