"""What the page shows of a decision in a fight: ways, ranges, targets, dice to share (specification 5, 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from oakveil.kernel.ask import Ask
from oakveil.kernel.rulebook import rule

from . import choices
from .board import HIGH, LOW, OBJECT, TREE, Cell, nearest
from .modifiers import Part
from .naming import NONE, Naming
from .odds import roll_odds
from .page_odds import blow, losing, mean_of
from .pools import RollKind
from .rules.answering import split_kinds
from .rules.attacking import AttackAction
from .rules.bodies import adjacent, cells_of, distance, foes, holding, sees, weapon_of
from .rules.carrying import values_of
from .rules.casting import roll_of
from .rules.grappling import Grapple, grips_on, skill, strength
from .rules.knowing import COMBAT
from .rules.moving import cells_left, cost, crowd, reachable, speed
from .rules.situation import attack_pool, plain_pool
from .rules.targeting import area_cells, inside, radius
from .rules.turns import can_act_freely, has_main
from .rules.usable import why_not
from .rules.using import TraitAction
from .state import Unit, UnitId, Veridia

COVERS: dict[str, Literal["low", "object", "tree", "high"]] = {
    LOW: "low",
    OBJECT: "object",
    TREE: "tree",
    HIGH: "high",
}


class Way(Struct, frozen=True):
    """A cell that can be walked to: what it costs in cells, and the way there without the start."""

    cell: Cell
    cost: int
    path: tuple[Cell, ...]


class Bands(Struct, frozen=True):
    """The range of a missile weapon in hand, in metres: optimal, then a die less every `step`."""

    name: str
    optimal: int
    step: int


class TargetAid(Struct, frozen=True, kw_only=True):
    """A foe as seen by the unit that acts: its distance, whether it is in sight, what covers it.

    `cover` are quarters of the body, `behind` the object on the cell `at`. `start` and `end` are the line between them.
    """

    metres: float
    seen: bool
    adjacent: bool
    cover: int
    behind: Literal["", "low", "object", "tree", "high"]
    at: Cell | None
    start: Cell | None
    end: Cell | None


class Denied(Struct, frozen=True):
    """Something that is not possible now: which button, or which trait, why, and the rule."""

    what: Literal["move", "attack", "main", "free", "split", "wait", "flee", "trait"]
    name: str
    why: str
    rule: str


class TurnAid(Struct, frozen=True, kw_only=True):
    """The slot of a unit: `cells` it can still walk of `speed`, where to, what it can strike, what it cannot do."""

    cells: int
    speed: int
    ways: tuple[Way, ...]
    bands: tuple[Bands, ...]
    targets: dict[UnitId, TargetAid]
    denied: tuple[Denied, ...]


class ThreatAid(Struct, frozen=True, kw_only=True):
    """What is coming at a unit: by whom, with what, with how many dice against which difficulty. `nothing`: mean
    damage if nobody does anything about it; None where that is not known."""

    by: UnitId
    name: str
    manoeuvre: str
    dice: int
    difficulty: int
    parts: str
    nothing: float | None


class MemberKind(Struct, frozen=True, kw_only=True):
    """What can be a member of a set: with its whole pool, and what each number of dice is worth.

    `worth[n]`: of a defence the mean damage that an attack then deals to oneself, of an attack what it deals to the
    foe, else the chance of a success.
    """

    kind: RollKind
    means: str
    name: str
    dice: int
    first: bool
    strikes: bool
    worth: tuple[float, ...]


class SplitAid(Struct, frozen=True):
    """Dice to share among several actions: those that can be combined; `free` actions cost no die."""

    kinds: tuple[MemberKind, ...]
    free: int
    answers: bool


class FollowKind(Struct, frozen=True):
    """What successes of a grapple can be spent on, and how many it needs."""

    kind: choices.FollowUp
    item: str
    name: str
    needs: int


class FollowAid(Struct, frozen=True):
    """Successes of a grapple to be spent."""

    successes: int
    kinds: tuple[FollowKind, ...]


class AreaAid(Struct, frozen=True, kw_only=True):
    """An area that an answer would fill: its cells and whom it hits, friends apart. `about`: it depends on the roll."""

    cells: tuple[Cell, ...]
    foes: tuple[UnitId, ...]
    friends: tuple[UnitId, ...]
    about: bool


@rule("VER-MAP-03", "VER-MOVE-01", "VER-RANGE-01", "VER-COVER-01")
def turn_aid(g: Veridia, ask: Ask, unit: Unit, words: Naming) -> TurnAid:
    """What a unit can do in its slot."""
    return TurnAid(
        cells=cells_left(g, unit),
        speed=int(speed(g, unit) / 1.5 + 1e-9),
        ways=tuple(_ways(g, unit)) if ask.free is not None else (),
        bands=tuple(_bands(g, unit, words)),
        targets={foe.id: _target(g, unit, foe) for foe in foes(g.fight, unit)},
        denied=tuple(_denied(g, ask, unit, words)),
    )


def _ways(g: Veridia, unit: Unit) -> Iterator[Way]:
    left, start = cells_left(g, unit), unit.cell
    if start is None or not left:
        return
    ways, taken = reachable(g, unit, left), crowd(g, unit).taken
    for cell in sorted(ways):
        if cell in taken:
            continue
        path = ways.path(cell)
        price = cost(g, unit, path)
        if price is not None and price <= left:
            yield Way(cell, price, path)


def _bands(g: Veridia, unit: Unit, words: Naming) -> Iterator[Bands]:
    for card in holding(g, unit):
        if card.kind == "missile" and "area" not in card.quirks:
            yield Bands(words.inside(card.id), card.optimal_range, 6)


def _target(g: Veridia, unit: Unit, foe: Unit) -> TargetAid:
    hidden, at, near, far = 0, None, None, None
    mine, theirs = cells_of(unit), cells_of(foe)
    if g.fight.map and mine and theirs:
        _, near, far = nearest(mine, theirs)
        hidden, at = g.board.cover(near, far)
    return TargetAid(
        metres=distance(g, unit, foe) if not g.fight.map or (mine and theirs) else 0.0,
        seen=sees(g, unit, foe) if not g.fight.map or (mine and theirs) else False,
        adjacent=adjacent(g, unit, foe) if not g.fight.map or (mine and theirs) else False,
        cover=hidden,
        behind=COVERS[g.board.mark(at)] if at is not None else "",
        at=at,
        start=near,
        end=far,
    )


@rule("VER-TURN-01", "VER-TURN-02", "VER-TURN-06", "VER-SKIR-02")
def _denied(g: Veridia, ask: Ask, unit: Unit, words: Naming) -> Iterator[Denied]:
    """What is not possible now, with the rule that says so."""
    kinds = {type(option) for option in ask.options}
    if ask.free is None and choices.ChangeDistance not in kinds:
        held = grips_on(g, unit) or any(grip.holder == unit.id for grip in g.fight.grips)
        why = ("held", "VER-GRAP-10") if held else ("mount", "VER-MOUNT-03") if unit.rider else ("stays", "VER-MOVE-01")
        yield Denied("move", "", *why)
    if not has_main(unit):
        yield Denied("main", "", "set" if unit.turn.members else "spent", "VER-TURN-06")
    elif choices.Attack not in kinds:
        yield Denied("attack", "", "no_target", "VER-MAP-10")
    if not can_act_freely(unit):
        yield Denied("free", "", "free_spent", "VER-TURN-02")
    if choices.Divide not in kinds and has_main(unit):
        yield Denied("split", "", "no_dice", "VER-CONC-02")
    if choices.Wait not in kinds:
        begun = unit.turn.moved or unit.turn.free or not has_main(unit)
        yield Denied("wait", "", "begun" if begun else "nobody", "VER-WAIT-01")
    if choices.Flee not in kinds and has_main(unit):
        yield Denied("flee", "", "moved" if unit.turn.moved else "held", "VER-CHASE-01")
    for taken in dict.fromkeys(one.partition(":")[0] for one in unit.profile.traits):
        trait = g.box.traits.get(taken)
        reasons = [why_not(g, unit, taken, use) for use in trait.use] if trait and COMBAT in trait.tags else []
        if reasons and all(reasons) and any(use.action in ("normal", "free", "channel") for use in trait.use):  # type: ignore[union-attr]
            yield Denied("trait", words.thing(taken), reasons[0], "VER-TRAIT-09")


# -- answers -----------------------------------------------------------------------------------------------------------


@rule("VER-RESP-02")
def threat_aid(g: Veridia, unit: Unit | None, words: Naming) -> ThreatAid | None:
    """What is coming: an attack, or a use of a trait whose roll lies on the table."""
    frame = g.stack[-1]
    if isinstance(frame, AttackAction):
        pool = frame.pool(g)
        return ThreatAid(
            by=frame.unit,
            name=words.inside(frame.weapon),
            manoeuvre="aimed" if frame.part else frame.manoeuvre,
            dice=max(0, pool.dice),
            difficulty=pool.difficulty,
            parts=words.parts(pool.parts),
            nothing=None if frame.manoeuvre == "grapple" else losing(g, frame, 0),
        )
    if isinstance(frame, TraitAction):
        scored = 0 if frame.rolled is None else frame.rolled.successes
        return ThreatAid(
            by=frame.unit,
            name=words.thing(frame.trait),
            manoeuvre="trait",
            dice=scored,
            difficulty=0,
            parts="",
            nothing=None,
        )
    return None


@rule("VER-CONC-01", "VER-CONC-02", "VER-ODDS-05")
def split_aid(g: Veridia, ask: Ask, unit: Unit, words: Naming) -> SplitAid | None:
    """The actions among which dice can be shared, where the open question allows it."""
    if ask.free is None or ask.free.shape is not choices.Split:
        return None
    frame = g.stack[-1]
    allowed: tuple[str, ...] = ()
    if isinstance(frame, AttackAction):
        allowed = frame.threat(g).allowed
    elif isinstance(frame, TraitAction):
        allowed = g.box.traits[frame.trait].use[frame.use].defend
    kinds = [_kind(g, frame, unit, *entry, allowed, words) for entry in dict.fromkeys(split_kinds(g, unit))]
    return SplitAid(tuple(kinds), 1 if unit.profile.has("multitasking") else 0, bool(allowed))


def _kind(
    g: Veridia,
    frame: object,
    unit: Unit,
    kind: RollKind,
    means: str,
    dice: int,
    allowed: tuple[str, ...],
    words: Naming,
) -> MemberKind:
    told = words.inside(means)
    name = words.roll(kind) if told == NONE else f"{words.roll(kind)} ({told})"
    return MemberKind(
        kind=kind,
        means=means,
        name=name,
        dice=dice,
        first=kind in allowed,
        strikes=kind in ("attack", "grapple"),
        worth=tuple([_worth(g, frame, unit, kind, means, dice, n) for n in range(dice + 1)]),
    )


def _worth(g: Veridia, frame: object, unit: Unit, kind: RollKind, means: str, whole: int, dice: int) -> float:
    """What so many dice of a member are worth."""
    if isinstance(frame, AttackAction):
        foe = g.unit(frame.unit)
        if kind in frame.threat(g).allowed:
            return losing(g, frame, dice)
        if kind == "attack":
            card = weapon_of(g, unit, means)
            pool = attack_pool(g, unit, card, foe)
            return mean_of(blow(g, unit, card, foe, pool.plus(Part("set", dice - whole))))
    return round(roll_odds(dice, 0).success, 4)


@rule("VER-GRAP-02", "VER-GRAP-06", "VER-GRAP-07")
def follow_aid(g: Veridia, grapple: Grapple, words: Naming) -> FollowAid:
    """What the successes of a grapple can be spent on."""
    held = g.unit(grapple.held)
    kinds = [FollowKind("bash", "", "bash", 1), FollowKind("breach", "", "breach", 1)]
    kinds += [
        FollowKind("disarm", item, words.inside(item), skill(held, "melee") + 1)
        for item in dict.fromkeys((held.main, held.off))
        if item
    ]
    kinds.append(FollowKind("knock_down", "", "knock_down", strength(held) + 1))
    return FollowAid(grapple.successes, tuple([one for one in kinds if one.needs <= grapple.successes]))


@rule("VER-MAP-06", "VER-RESP-13")
def areas(g: Veridia, ask: Ask) -> tuple[AreaAid, ...]:
    """The area that each answer would fill, where the question is where an area is laid."""
    frame = g.stack[-1]
    if ask.key != "veridia.centre" or not isinstance(frame, TraitAction):
        return ()
    return tuple([_area(g, frame, option.cell) for option in ask.options if isinstance(option, choices.Centre)])


def _area(g: Veridia, frame: TraitAction, cell: Cell) -> AreaAid:
    """Ruling (VER-ODDS-01): an area that grows with the roll is shown as it is with the mean number of successes."""
    unit, use = g.unit(frame.unit), frame.card(g)
    values = values_of(g, frame.deed(g), unit, None)
    if use.roll and not use.roll_only_if:
        pool = plain_pool(g, unit, roll_of(g, unit, frame.trait, use))
        values["s"] = max(1, round(roll_odds(max(0, pool.dice), pool.difficulty).mean))
    cells = area_cells(g, cell, use, values)
    hit = inside(g, unit, cells, use)
    return AreaAid(
        cells=tuple(sorted(cells)),
        foes=tuple([one.id for one in hit if one.side != unit.side]),
        friends=tuple([one.id for one in hit if one.side == unit.side]),
        about=radius(use, values) != radius(use, {**values, "s": values["s"] + 3}),
    )
