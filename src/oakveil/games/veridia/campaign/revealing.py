"""Showing what was hidden: tokens, areas, notes, clocks, rolls, fields of sheets (VER-GM-02, VER-GM-05)."""

from __future__ import annotations

from msgspec.structs import replace

from oakveil.kernel.ask import Broken, Seat
from oakveil.kernel.rulebook import rule

from ..state import Veridia
from .choices import Reveal
from .deeds import deed
from .events import Revealed, RollMade
from .present import campaign_of
from .records import Cast
from .scenes import name_of_token, put, put_behind, scene_of_token, show_map, token_of, with_token


def _cannot_reveal(g: Veridia, seat: Seat, wish: Reveal) -> Broken | None:
    behind = campaign_of(g).behind
    known = {
        "token": [token.id for token in behind.tokens],
        "area": [area.id for area in behind.areas],
        "note": [note.id for note in behind.notes],
        "clock": [clock.id for clock in behind.clocks],
        "roll": [str(cast.number) for cast in behind.casts],
        "field": [token.id for scene in campaign_of(g).scenes.values() for token in scene.tokens],
    }[wish.what]
    if wish.id not in known or (wish.what == "field") is not bool(wish.field):
        return Broken("VER-GM-02", "veridia-gm-nothing-hidden")
    return None


@deed(Reveal, "master", _cannot_reveal)
@rule("VER-GM-02", "VER-GM-05")
def reveal(g: Veridia, seat: Seat, wish: Reveal) -> None:
    behind = campaign_of(g).behind
    match wish.what:
        case "token":
            _token(g, wish.id)
        case "area":
            _area(g, wish.id)
        case "note":
            note = next(one for one in behind.notes if one.id == wish.id)
            put_behind(g, notes=tuple([one for one in behind.notes if one is not note]))
            campaign_of(g).papers = (*campaign_of(g).papers, note)
            g.tell(Revealed, "note", note.title, note.text)
        case "clock":
            clock = next(one for one in behind.clocks if one.id == wish.id)
            put_behind(g, clocks=tuple([one for one in behind.clocks if one is not clock]))
            scene = campaign_of(g).scenes[behind.where[clock.id]]
            put(g, replace(scene, clocks=(*scene.clocks, clock)))
            g.tell(Revealed, "clock", clock.title)
        case "roll":
            reveal_roll(g, next(one for one in behind.casts if str(one.number) == wish.id))
        case "field":
            shown = scene_of_token(g, wish.id)
            assert shown is not None and wish.field
            token = token_of(shown, wish.id)
            fields = tuple(dict.fromkeys((*token.shown, wish.field)))
            put(g, with_token(shown, replace(token, shown=fields)))
            g.tell(Revealed, "field", name_of_token(g, wish.id), "", wish.field)


def _token(g: Veridia, id: str) -> None:
    behind = campaign_of(g).behind
    token = next(one for one in behind.tokens if one.id == id)
    put_behind(g, tokens=tuple([one for one in behind.tokens if one is not token]))
    put(g, with_token(campaign_of(g).scenes[behind.where[id]], token))
    g.tell(Revealed, "token", name_of_token(g, id))


def _area(g: Veridia, id: str) -> None:
    """The cells are seen, with the terrain that is there."""
    behind = campaign_of(g).behind
    area = next(one for one in behind.areas if one.id == id)
    put_behind(g, areas=tuple([one for one in behind.areas if one is not area]))
    scene = campaign_of(g).scenes[area.scene]
    terrain = tuple(sorted({**dict(scene.terrain), **dict(area.terrain)}.items()))
    covered = tuple([cell for cell in scene.covered if cell not in area.cells])
    show_map(g, put(g, replace(scene, covered=covered, terrain=terrain)))
    g.tell(Revealed, "area", scene.title, area.text)


@rule("VER-GM-05")
def reveal_roll(g: Veridia, cast: Cast) -> None:
    """A roll that was hidden is told to everybody, with its faces."""
    behind = campaign_of(g).behind
    put_behind(g, casts=tuple([one for one in behind.casts if one.number != cast.number]))
    g.tell(Revealed, "roll", cast.who, cast.note)
    rolled = cast.rolled
    g.tell(RollMade, "", cast.who, cast.note, rolled, rolled, (), (), None, "open")
