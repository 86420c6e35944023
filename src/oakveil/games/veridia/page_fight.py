"""What the page of a fight shows beside the state: who is where and how well, as far as a seat may know it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oakveil.kernel.ask import Ask, Seat
from oakveil.kernel.rulebook import rule
from oakveil.kernel.text import Text

from .board import Cell, printed_map
from .fighting_habits import answer as advised_answer
from .health import INCAPACITATED, PENALTIES
from .naming import NONE, Naming
from .page_odds import OptionAid, of_option
from .page_sheet import UNSEEN
from .page_turn import AreaAid, FollowAid, SplitAid, ThreatAid, TurnAid, areas, follow_aid, split_aid, threat_aid
from .page_turn import turn_aid as turn_aid_of
from .pools import RollKind
from .records import PoolId
from .rules.acting import Acting
from .rules.attacking import AttackAction
from .rules.bodies import can_act, is_out, wound_penalty
from .rules.grappling import Grapple
from .rules.moving import cells_left
from .rules.placing import next_to_place
from .sequence import Slot
from .state import Fate, Main, SideId, Unit, UnitId, Veridia
from .veiling import own_sides
from .world_records import Archetype, BotTag

HIDDEN = -1
"""The level of a unit whose health nobody else may know."""


class EffectAid(Struct, frozen=True):
    """An effect or a condition on a unit: its id, its name, the turns it still lasts (None: until something else)."""

    id: str
    name: str
    turns: int | None = None


class HeldAid(Struct, frozen=True, kw_only=True):
    """A thing in hand: shots left in a loaded weapon (None: it is not loaded), and whether a bow is drawn."""

    id: str
    name: str
    shots: int | None = None
    ready: bool = False


class MemberAid(Struct, frozen=True):
    """An action that a unit keeps for later; how many dice it has only its side knows."""

    kind: RollKind
    name: str
    dice: int | None


class OwnAid(Struct, frozen=True, kw_only=True):
    """What only the side of a unit knows: its points, its pools, its barrier, ammunition."""

    left: int
    levels: tuple[int, ...]
    penalty: int
    cells: int
    pools: dict[PoolId, int]
    maxima: dict[PoolId, int]
    barrier: int | None
    ammunition: dict[str, int]


class UnitAid(Struct, frozen=True, kw_only=True):
    """A unit as a seat sees it.

    `ref` is what kind of creature or quick sheet it is, `bot` how such a one fights. `level` is a place in the levels,
    -1 where nobody may know it; `left` of `whole` are health points where others may know them. `mine`: the seat
    decides for it. `out`: it can do nothing any more.
    """

    id: UnitId
    ref: str
    archetype: Archetype | Literal["person"]
    bot: BotTag
    name: str
    number: int
    side: SideId
    seat: Seat
    mine: bool
    own: OwnAid | None
    cell: Cell | None
    size: int
    aloft: bool
    fate: Fate
    dead: bool
    out: bool
    acts: bool
    level: int
    left: int | None
    whole: int | None
    penalty: int
    main: Main
    free: bool
    slot: str
    waits_for: UnitId
    score: int
    hands: tuple[HeldAid, ...]
    armor: str
    conditions: tuple[EffectAid, ...]
    effects: tuple[EffectAid, ...]
    shielded: bool
    members: tuple[MemberAid, ...]
    mount: UnitId
    rider: UnitId


class GripAid(Struct, frozen=True):
    """A grapple that holds."""

    holder: UnitId
    held: UnitId
    strength: int
    lock: int
    breach: int


class PatchAid(Struct, frozen=True):
    """An area on the map with an effect."""

    name: str
    cells: tuple[Cell, ...]


class FallenAid(Struct, frozen=True):
    """A thing on the ground."""

    name: str
    cell: Cell


class FightAids(Struct, frozen=True, kw_only=True):
    """A fight as a seat sees it.

    `acting` is the unit whose slot it is, `asked` the unit that the seat has to answer for. `options` are the odds of
    the answers, in their order. `advised` is the place of the answer that a program would give (None: no advice; -1:
    to split its dice).
    """

    map: str
    apart: dict[str, float]
    open_doors: tuple[Cell, ...]
    round: int
    bonus_round: bool
    order: tuple[UnitId, ...]
    units: tuple[UnitAid, ...]
    grips: tuple[GripAid, ...]
    patches: tuple[PatchAid, ...]
    ground: tuple[FallenAid, ...]
    acting: UnitId
    asked: UnitId
    options: tuple[OptionAid | None, ...]
    advised: int | None
    turn: TurnAid | None
    threat: ThreatAid | None
    split: SplitAid | None
    follow: FollowAid | None
    areas: tuple[AreaAid, ...]


def fight_aids(g: Veridia, seat: Seat | None, text: Text) -> FightAids | None:
    """What can be told of the fight in progress; None where nobody fights."""
    fight = g.state.fight
    if fight is None:
        return None
    ask = next((ask for ask in g.asks() if ask.seat == seat), None)
    words = Naming(g.box, text)
    unit = None if ask is None else asked_unit(g, ask)
    slot = g.within(Slot)
    return FightAids(
        map=printed_map(fight.map),
        apart=dict(fight.apart),
        open_doors=tuple(sorted(fight.open_doors)),
        round=fight.round,
        bonus_round=fight.bonus_round,
        order=fight.order,
        units=tuple([_unit(g, one, seat, words) for one in g.fight.units.values()]),
        grips=tuple([GripAid(one.holder, one.held, one.strength, one.lock, one.breach) for one in fight.grips]),
        patches=tuple([PatchAid(words.thing(one.source), tuple(sorted(one.cells))) for one in fight.patches]),
        ground=tuple([FallenAid(words.thing(one.item), one.cell) for one in fight.ground]),
        acting="" if slot is None else slot.unit,
        asked="" if unit is None else unit.id,
        options=() if ask is None else tuple([of_option(g, option, words) for option in ask.options]),
        advised=None if ask is None else _advised(g, ask),
        turn=_turn(g, ask, unit, words),
        threat=threat_aid(g, unit, words) if ask is not None and ask.key == "veridia.answer" else None,
        split=None if ask is None or unit is None else split_aid(g, ask, unit, words),
        follow=_follow(g, ask, words),
        areas=() if ask is None else areas(g, ask),
    )


def asked_unit(g: Veridia, ask: Ask) -> Unit | None:
    """The unit for which a seat answers the open question."""
    frame = g.stack[-1] if g.stack else None
    id: str | None = None
    match frame:
        case AttackAction(at="ask_answer" | "reroll_theirs"):
            id = frame.target
        case AttackAction(at="stop"):
            owners = frame.stoppers(g)
            id = owners[0].id if owners else None
        case Grapple():
            id = frame.holder
        case _ if ask.key == "veridia.place":
            waiting = next_to_place(g)
            id = None if waiting is None else waiting.id
        case _ if ask.key in ("veridia.answer", "veridia.ignore"):
            targets, place = getattr(frame, "targets", ()), getattr(frame, "place", 0)
            id = targets[place] if place < len(targets) else getattr(frame, "target", getattr(frame, "unit", None))
        case _:
            id = getattr(frame, "unit", None)
    return None if id is None else g.fight.units.get(id)


@rule("VER-HEALTH-03", "VER-HEALTH-04", "VER-ODDS-02")
def _unit(g: Veridia, unit: Unit, seat: Seat | None, words: Naming) -> UnitAid:
    """A unit on the table as the seat knows it: what others keep to themselves is not on it."""
    own = unit.side in own_sides(g.fight, seat)
    shown = "exact" if own else g.options.health_shown
    level = unit.level if shown != "hidden" or unit.level == INCAPACITATED else HIDDEN
    whole = sum(unit.profile.levels)
    return UnitAid(
        id=unit.id,
        ref=unit.profile.ref.rpartition(":")[2],
        archetype=unit.profile.archetype,
        bot=unit.profile.bot,
        name=words.unit(g, unit.id),
        number=unit.number,
        side=unit.side,
        seat=unit.seat,
        mine=unit.seat == seat,
        own=_own(g, unit) if own else None,
        cell=unit.cell,
        size=unit.profile.size,
        aloft=unit.aloft,
        fate=unit.fate,
        dead=unit.dead,
        out=is_out(unit),
        acts=can_act(unit),
        level=level,
        left=max(0, whole - unit.damage) if shown == "exact" else None,
        whole=whole if shown == "exact" else None,
        penalty=wound_penalty(unit) if own else PENALTIES[level] if 0 <= level < INCAPACITATED else 0,
        main=unit.turn.main,
        free=unit.turn.free,
        slot=unit.turn.slot,
        waits_for=unit.turn.waits_for,
        score=unit.score,
        hands=tuple([_held(g, unit, item, words) for item in dict.fromkeys((unit.main, unit.off)) if item]),
        armor=words.inside(unit.armor) if unit.armor else "",
        conditions=tuple([EffectAid(one.id, words.inside(one.id), one.until.turns) for one in unit.conditions]),
        effects=tuple(
            {
                one.source: EffectAid(one.source, words.thing(one.source), one.until.turns) for one in unit.effects
            }.values()
        ),
        shielded=unit.barrier is not None,
        members=tuple([_member(one.kind, one.means, one.dice if own else None, words) for one in unit.turn.members]),
        mount=unit.mount,
        rider=unit.rider,
    )


def _own(g: Veridia, unit: Unit) -> OwnAid:
    return OwnAid(
        left=max(0, sum(unit.profile.levels) - unit.damage),
        levels=unit.profile.levels,
        penalty=wound_penalty(unit),
        cells=cells_left(g, unit),
        pools=dict(unit.pools),
        maxima=dict(unit.profile.pools),
        barrier=None if unit.barrier is None else unit.barrier.points,
        ammunition=dict(unit.ammunition),
    )


def _held(g: Veridia, unit: Unit, item: str, words: Naming) -> HeldAid:
    held = next((one for one in unit.carried if one.item == item), None)
    card = g.box.weapons.get(item)
    loaded = card is not None and any(quirk.startswith("loaded") for quirk in card.quirks)
    return HeldAid(
        id=item,
        name=words.inside(item),
        shots=held.shots if held is not None and loaded else None,
        ready=held is not None and held.ready,
    )


def _member(kind: RollKind, means: str, dice: int | None, words: Naming) -> MemberAid:
    name = words.roll(kind)
    told = words.inside(means)
    return MemberAid(kind, name if told == NONE else f"{name} ({told})", dice)


def _turn(g: Veridia, ask: Ask | None, unit: Unit | None, words: Naming) -> TurnAid | None:
    frame = g.stack[-1] if g.stack else None
    if ask is None or unit is None or not isinstance(frame, Acting):
        return None
    return turn_aid_of(g, ask, unit, words)


def _follow(g: Veridia, ask: Ask | None, words: Naming) -> FollowAid | None:
    frame = g.stack[-1] if g.stack else None
    return follow_aid(g, frame, words) if ask is not None and isinstance(frame, Grapple) else None


def _advised(g: Veridia, ask: Ask) -> int | None:
    """The answer to an attack that a sensible program would give, knowing no more than the seat does."""
    if ask.key != "veridia.answer" or not isinstance(g.stack[-1], AttackAction) or not g.options.advice:
        return None
    choice = advised_answer(g, ask, UNSEEN)
    return ask.options.index(choice) if choice in ask.options else -1
