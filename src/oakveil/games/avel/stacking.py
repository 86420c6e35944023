"""What is true of the procedures of Avel in progress: each lies on one that begins it, and names only what there is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from oakveil.kernel.frame import DONE, Frame

from .effects import SealLair, SetTrap, Trade, Wish
from .rules.battle import CLASHES, Battle
from .rules.clash import Clash
from .rules.drawing import DrawEquipment, Silhouette
from .rules.exchange import MakeExchange, broken_by
from .rules.march import Advance, March
from .rules.moon import BlackMoon
from .rules.packing import Fit
from .rules.rewards import Gain, UpgradeOne
from .rules.setup import Setup
from .rules.stun import Stun
from .rules.tiles import ElvenCamp, Marketplace, StoneCircles, WishingLake, affordable_traps
from .sequence import Adventure, Turn
from .state import Avel

_BEGUN_BY: dict[type[Frame], dict[type[Frame], tuple[str, ...]]] = {
    Setup: {Adventure: ("",)},
    Turn: {Adventure: ("next_turn",)},
    BlackMoon: {Adventure: ("close_round",)},
    March: {Adventure: ("close_round",)},
    Advance: {March: ("next_monster",)},
    Battle: {Turn: ("act",)},
    Clash: {Battle: ("fall",)},
    Stun: {Battle: (DONE,)},
    MakeExchange: {Turn: ("act",)},
    StoneCircles: {Turn: ("act",)},
    Marketplace: {Turn: ("act",)},
    ElvenCamp: {Turn: ("act",)},
    WishingLake: {Turn: ("act",)},
    Gain: {Battle: ("close",), WishingLake: (DONE,), Turn: ("act",)},
    UpgradeOne: {Gain: ("next_reward",), Turn: ("act",)},
    DrawEquipment: {Setup: ("draw",), Gain: ("next_reward",), Marketplace: ("bargain",)},
    Fit: {
        DrawEquipment: (DONE,),
        Gain: ("next_reward",),
        UpgradeOne: ("choose", DONE),
        Marketplace: ("bargain",),
    },
}
"""What begins a procedure, so that it lies on it, and where that goes on then. The adventure lies at the bottom."""

_SERVICES = {StoneCircles: SealLair, Marketplace: Trade, ElvenCamp: SetTrap, WishingLake: Wish}
"""The service that a procedure carries out, on the tile where its hero stands."""

_MOST = 99
"""Nothing that a procedure counts comes near."""


def flaw(g: Avel) -> str | None:
    """What is wrong with the procedures in progress, in one sentence; None when nothing is.

    The state must be sound.
    """
    if g.stack and type(g.stack[0]) is not Adventure:
        return f"{_name(g.stack[0])} lies where the adventure should"
    for below, frame in pairwise(g.stack):
        if below.at not in _BEGUN_BY.get(type(frame), {}).get(type(below), ()):
            return f"{_name(frame)} lies on {_name(below)} at step {below.at!r}"
        if (seat := getattr(frame, "seat", None)) != (other := getattr(below, "seat", seat)) and seat is not None:
            return f"{_name(frame)} of seat {seat} lies on {_name(below)} of seat {other}"
    for frame in g.stack:
        for field in frame.__struct_fields__:
            if field != "at" and not _is_there(g, field, getattr(frame, field)):
                return f"{_name(frame)}: {field} is not possible"
        if not _makes_sense(g, frame):
            return f"{_name(frame)} does not go with what lies on the table"
    return None


def _name(frame: Frame) -> str:
    return type(frame).__name__


def _is_there(g: Avel, field: str, value: object) -> bool:
    """Whether a field of a frame names only what there is on the table or in the box."""
    match field, value:
        case (("seat" | "other"), seat):
            return seat in _seats(g)
        case "monster", monster:
            return monster in g.box.monsters
        case "token", token:
            return token == "" or token in g.box.equipment
        case "trap", trap:
            return trap == "" or trap in g.state.traps
        case "to", cell:
            return cell == "" or cell in g.state.cells
        case "grabbed", shape:
            return shape == "" or shape in g.box.catalogue.shapes
        case "face", face:
            return face == "" or face in g.box.faces["black"]
        case "faces", tuple(faces):
            return set(faces) <= {face for die in g.box.faces.values() for face in die}
        case "brewed", tuple(dice):
            return set(dice) <= set(g.box.faces)
        case "waiting", tuple(waiting):
            return set(waiting) <= {*_seats(g), *g.state.monsters}
        case "parade", tuple(parade):
            return all(_is_felt(g, silhouette) for silhouette in parade)
        case "dice", tuple(counts):
            return _are_counts(counts)
        case _, int(count):
            return _are_counts([count])
    return True


def _seats(g: Avel) -> range:
    return range(1, len(g.state.heroes) + 1)


def _are_counts(counts: Iterable[int]) -> bool:
    return all(0 <= count <= _MOST for count in counts)


def _is_felt(g: Avel, silhouette: Silhouette) -> bool:
    return silhouette.shape in g.box.catalogue.shapes and 0 <= silhouette.quarter_turns < 4


def _makes_sense(g: Avel, frame: Frame) -> bool:
    """Whether a frame that names what there is goes with the table and with the frames around it."""
    service = _SERVICES.get(type(frame))
    if service is not None:
        tile = g.tile(g.hero(frame.seat).tile)  # type: ignore[attr-defined]
        if tile is None or not isinstance(tile.service, service):
            return False
    match frame:
        case Battle(monster=monster, clash=clash, ended=ended):
            return clash <= CLASHES and (monster in g.state.monsters or ended == "defeated")
        case Clash(monster=monster, number=number, faces=faces):
            battle = g.within(Battle)
            dice = 0 if frame.at in ("", "hand_over_dice") else len(frame.colours(g))
            known = battle is not None and battle.monster == monster
            return known and 1 <= number <= CLASHES and len(faces) == dice
        case Advance(monster=monster):
            return monster in g.state.monsters
        case BlackMoon(small=small, big=big):
            return g.state.crater_token is not None or not small + big
        case DrawEquipment(parade=parade, at="grab"):
            felt = {silhouette.shape for silhouette in parade}
            return bool(felt) and felt <= set(g.shapes(g.state.bag.items))
        case MakeExchange(seat=seat, other=other, proposal=proposal):
            return seat != other and broken_by(g, seat, other, proposal) is None
        case StoneCircles():
            return g.state.seals > 0
        case ElvenCamp(trap=trap, seat=seat):
            affordable = affordable_traps(g, g.hero(seat))
            return trap in affordable if trap else bool(affordable)
    return True
