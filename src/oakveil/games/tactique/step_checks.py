"""What must hold for steps and passives: whoever has them can carry them out, on whom they name, where they stand."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from oakveil.kernel.faults import Fault, Place

from .effects import (
    SWITCHES,
    AnyStep,
    Attack,
    Aura,
    Block,
    CardEvent,
    CardStep,
    Choose,
    Damage,
    Dig,
    Discard,
    Draw,
    EnemyEvent,
    Exile,
    FieldEvent,
    Grant,
    Heal,
    If,
    LifeTaken,
    Look,
    Move,
    On,
    PlayNow,
    Pull,
    Push,
    Regain,
    Relocate,
    Repeat,
    Retreat,
    Retrieve,
    Rune,
    Search,
    Shift,
    Split,
    Summon,
    Swap,
    Teleport,
    ThatBesideAlly,
    ThatDead,
    To,
    Until,
    Wound,
)
from .faulting import error, unknown
from .records import Zone

Owner = Literal["card", "enemy", "battlefield"]
Side = Literal["hero", "enemy"]
Aimed: TypeAlias = (
    Damage
    | Wound
    | Block
    | Heal
    | Draw
    | Discard
    | Exile
    | Move
    | Shift
    | Push
    | Pull
    | Swap
    | Teleport
    | PlayNow
    | Grant
)
"""The steps that say whom they are for."""
Counted: TypeAlias = (
    Damage
    | Wound
    | Block
    | Heal
    | Draw
    | Discard
    | Exile
    | Move
    | Shift
    | Push
    | Pull
    | Split
    | Summon
    | Regain
    | Retreat
    | Repeat
)
"""The steps whose number may be made of X."""
VERBS: dict[Owner, tuple[type, ...]] = {
    "card": get_args(CardStep),
    "enemy": (
        *(Damage, Wound, Block, Discard, Exile, Push, Pull, Grant),
        *(Attack, Split, Summon, Regain, Retreat, Relocate),
    ),
    "battlefield": (Damage, Wound, Block, Discard, Exile, Grant, Summon),
}
"""What each can do (specification 9.2, column "used by"). Enemies and battlefields react by their passives alone."""
SELECTORS: dict[Owner, dict[To, Side]] = {
    "card": {
        "me": "hero",
        "enemy": "enemy",
        "enemies": "enemy",
        "all_enemies": "enemy",
        "hero": "hero",
        "heroes": "hero",
        "all_heroes": "hero",
        "dead_hero": "hero",
    },
    "enemy": {"me": "enemy", "all_enemies": "enemy", "other_enemies": "enemy", "all_heroes": "hero"},
    "battlefield": {"all_enemies": "enemy", "all_heroes": "hero"},
}
"""Whom each can name. Nobody chooses for enemies (TAC-ENEMY-07), so that they name no single figure."""
ONE: tuple[To, ...] = ("enemy", "hero", "dead_hero")
IN_THE_ZONE: tuple[To, ...] = ("enemy", "enemies", "all_enemies", "hero", "heroes", "all_heroes")
NARROW: dict[type, tuple[To, ...]] = {
    Shift: ("enemy", "that", "trigger"),
    Swap: ("enemy", "hero", "that"),
    Teleport: ("me", "enemy", "hero", "that"),
    PlayNow: ("hero", "that"),
}
"""Steps that are for one figure only."""
FOR_HEROES = (Wound, Heal, Draw, Discard, Exile, Move, PlayNow)
HERO_MODIFIERS = frozenset(
    {"damage", "threat", "hidden", "guard", "keep_block", "echo", "no_heal", "hand", "block", "heal", "move"}
)
ENEMY_MODIFIERS = frozenset({"strong", "stunned", "burning", "open_wounds", "untargetable"})
LASTING_EVENTS = ("play", "kill", "wounded", "discarded", "exiled")
"""What a card that was played can wait for; the other events of cards are for passives."""
EVENTS: dict[Owner, tuple[str, ...]] = {
    "card": get_args(CardEvent),
    "enemy": get_args(EnemyEvent),
    "battlefield": get_args(FieldEvent),
}


class Scene(NamedTuple):
    """What a step can refer to: the sides of `that`, `those` and `trigger`, and whether an enemy was damaged before."""

    that: Side | None = None
    those: Side | None = None
    trigger: Side | None = None
    damaged: bool = False
    in_hit: bool = False

    def after(self, step: Aimed, side: Side) -> Scene:
        """The scene for the next step."""
        scene = self._replace(damaged=True) if isinstance(step, Damage) and side == "enemy" else self
        if step.to in ONE:
            return scene._replace(that=side)
        return scene._replace(those=side) if step.to in IN_THE_ZONE else scene


def shared(scenes: Sequence[Scene]) -> Scene:
    """What can be referred to whichever of these scenes comes true."""
    return Scene(
        that=scenes[0].that if len({scene.that for scene in scenes}) == 1 else None,
        those=scenes[0].those if len({scene.those for scene in scenes}) == 1 else None,
        trigger=scenes[0].trigger,
        damaged=all(scene.damaged for scene in scenes),
    )


def within(steps: Iterable[AnyStep]) -> Iterator[AnyStep]:
    """All steps, those inside others too."""
    for step in steps:
        yield step
        match step:
            case If():
                yield from within((*step.do, *step.otherwise))
            case Choose():
                yield from within(inner for option in step.options for inner in option)
            case Repeat() | On() | Rune():
                yield from within(step.do)
            case Attack():
                yield from within(step.hit)


def uses_x(steps: Iterable[AnyStep]) -> bool:
    """Whether a number of these steps is made of the X of the card (TAC-X-01)."""
    return any(isinstance(step, Counted) and isinstance(step.n, str) for step in within(steps))


def named_cards(steps: Iterable[AnyStep]) -> Iterator[str]:
    """The ids of cards that filters name."""
    for step in within(steps):
        if isinstance(step, On | Grant | Dig | Search | Retrieve) and step.cards and step.cards.startswith("card:"):
            yield step.cards.removeprefix("card:")


class StepChecks:
    """Goes through the steps of a card, an enemy or a battlefield. `zone` is that of the card."""

    def __init__(self, owner: Owner, zones: Mapping[str, Zone], zone: str | None = None) -> None:
        self.owner = owner
        self.zones = zones
        self.zone = zone

    def check_all(self, steps: Sequence[AnyStep], at: Place) -> Iterator[Fault]:
        """The faults of all steps of an effect or a turn."""
        yield from self._steps(steps, at, Scene())

    def _steps(self, steps: Sequence[AnyStep], at: Place, scene: Scene) -> Generator[Fault, None, Scene]:
        for number, step in enumerate(steps):
            here = at.at_item(number, step)._replace(verb=str(step.__struct_config__.tag))
            if not isinstance(step, VERBS[self.owner]):
                yield error(here, f"{self.owner}-verb", found=here.verb)
                continue
            if step.then and not number:
                yield error(here.at_field("then"), "then-first")
            scene = yield from self._step(step, here, scene, number + 1)
        return scene

    def _step(self, step: AnyStep, at: Place, scene: Scene, number: int) -> Generator[Fault, None, Scene]:
        if step.zone is not None:
            yield from self.check_zone(step.zone, at.at_field("zone"))
        match step:
            case If():
                yield from _check_condition(step, at.at_field("cond"), scene)
                branches = [
                    (yield from self._steps(step.do, at.at_field("do"), scene)),
                    (yield from self._steps(step.otherwise, at.at_field("else"), scene)),
                ]
                return shared(branches)
            case Choose():
                ends = []
                for place, option in enumerate(step.options):
                    ends.append((yield from self._steps(option, at.at_field("options").at_item(place, option), scene)))
                return shared(ends)
            case Repeat():
                return (yield from self._steps(step.do, at.at_field("do"), scene))
            case On():
                yield from self.check_reaction(step, at, passive=False)
            case Rune():
                yield from self._check_reach(step, at)
                side: Side = "enemy" if step.on == "enemy_enters" else "hero"
                yield from self._steps(step.do, at.at_field("do"), Scene(trigger=side))
            case Attack():
                yield from self._check_attack(step, at)
            case Look() if step.take > step.n:
                yield error(at.at_field("take"), "take", n=step.n, found=step.take)
        if isinstance(step, Aimed):
            whom = yield from self._check_whom(step, at, scene, number)
            if isinstance(step, Grant):
                yield from self._check_grant(step, at, whom)
            return scene.after(step, whom) if whom else scene
        return scene

    def _check_whom(self, step: Aimed, at: Place, scene: Scene, number: int) -> Generator[Fault, None, Side | None]:
        """The side of whom a step is for; None if there is nobody it could be for."""
        only, here = _only(step), at.at_field("to")
        referred = {"that": scene.that, "those": scene.those, "trigger": scene.trigger}
        possible = {word: side for word, side in SELECTORS[self.owner].items() if _fits(step, word, side, only)}
        if scene.in_hit or step.to == "target":
            whom: Side | None = "hero" if scene.in_hit and step.to == "target" else None
            problem = "hit" if scene.in_hit else "no-target"
        elif step.to in referred and step.to in NARROW.get(type(step), tuple(referred)):
            whom, problem = referred[step.to], f"no-{step.to}"
        elif step.to in possible:
            whom, problem = possible[step.to], ""
        else:
            what = step.mod if isinstance(step, Grant) else at.verb
            yield error(here, "whom", what=what, found=step.to, wanted=tuple(possible))
            return None
        if whom is None:
            yield error(here, problem, step=number)
        elif only and whom != only:
            what = step.mod if isinstance(step, Grant) else at.verb
            yield error(here, "side", what=what, found=step.to, side=whom)
        if isinstance(step, Damage | Block) and (step.up_to is None) == (step.to in ("enemies", "heroes")):
            yield error(at.at_field("up_to"), "up-to", found=step.to, given="no" if step.up_to is None else "yes")
        if step.to in IN_THE_ZONE:
            yield from self._check_reach(step, at)
        if isinstance(step, Teleport):
            yield from self.check_zone(step.dest, at.at_field("dest"), filled=True)
        return whom

    def _check_grant(self, step: Grant, at: Place, whom: Side | None) -> Iterator[Fault]:
        if step.mod in SWITCHES and step.n:
            yield error(at.at_field("n"), "switch", mod=step.mod)
        elif step.mod not in SWITCHES and step.n < 1 and not (step.mod == "threat" and step.n):
            yield error(at.at_field("n"), "size", mod=step.mod, found=step.n)
        if step.cards is not None and step.mod != "damage":
            yield error(at.at_field("for"), "pair", field="for", found=step.mod)
        if step.uses is not None and step.mod not in ("damage", "echo"):
            yield error(at.at_field("uses"), "pair", field="uses", found=step.mod)
        if step.mod == "guard":
            yield from self._check_reach(step, at)
        if whom is not None:
            yield from self._check_until(step.until, at, whom)

    def _check_until(self, until: Until, at: Place, whom: Side) -> Iterator[Fault]:
        ends: list[str] = ["round", "encounter"]
        if whom == "hero":
            ends.append("turn")
        if whom == "hero" and self.owner != "card":
            ends.append("next_turn")
        if self.owner == "enemy":
            ends.append("own_turn")
        if until not in ends:
            yield error(at.at_field("until"), "until", found=until, wanted=tuple(ends))

    def check_reaction(self, step: On, at: Place, passive: bool) -> Iterator[Fault]:
        """The faults of what reacts to an event: as a passive, or for a while."""
        events = LASTING_EVENTS if self.owner == "card" and not passive else EVENTS[self.owner]
        if step.event not in events:
            yield error(at.at_field("event"), "event", owner=self.owner, found=step.event, wanted=events)
        of_card = passive and self.owner == "card"
        for field, given, fits in (
            ("for", step.cards, step.event == "play"),
            ("where", step.where, of_card),
            ("once", step.once, of_card),
            ("round", step.round, step.event == "round_end"),
            ("cells", step.cells, step.event == "hero_turn_end"),
            ("zone", step.zone, step.event == "hero_turn_end"),
        ):
            if given and not fits:
                yield error(at.at_field(field), "pair", field=field, found=step.event)
        if passive and step.until is not None:
            yield error(at.at_field("until"), "endless")
        elif not passive and step.until is None:
            yield error(at, "no-until")
        elif step.until is not None:
            yield from self._check_until(step.until, at, "hero")
        trigger: Side | None = "hero" if step.event == "hero_turn_end" else None
        yield from self._steps(step.do, at.at_field("do"), Scene(trigger=trigger))

    def check_aura(self, aura: Aura, at: Place) -> Iterator[Fault]:
        """The faults of an aura."""
        for_heroes = aura.mod in ("heal", "move")
        wanted = ("all_heroes",) if for_heroes else ("all_enemies", "other_enemies")
        if aura.to not in wanted or (self.owner == "battlefield" and aura.to == "other_enemies"):
            yield error(at.at_field("to"), "whom", what=aura.mod, found=aura.to, wanted=wanted)
        if not aura.n or (aura.n < 0 and not for_heroes):
            yield error(at.at_field("n"), "size", mod=aura.mod, found=aura.n)
        if aura.zone is not None:
            yield from self.check_zone(aura.zone, at.at_field("zone"), filled=True)

    def _check_attack(self, step: Attack, at: Place) -> Iterator[Fault]:
        if step.zone is None:
            yield error(at.at_field("zone"), "attack-zone")
        yield from self._check_reach(step, at)
        if step.prefer is not None and step.mode == "multi":
            yield error(at.at_field("prefer"), "pair", field="prefer", found="multi")
        yield from self._steps(step.hit, at.at_field("hit"), Scene(in_hit=True))

    def _check_reach(self, step: AnyStep, at: Place) -> Iterator[Fault]:
        zone = self.zones.get(step.zone or self.zone or "")
        if zone is not None and not zone.cells and not zone.whole_board:
            yield error(at, "empty-zone", found=zone.id)

    def check_zone(self, id: str, at: Place, filled: bool = False) -> Iterator[Fault]:
        """The faults of the name of a zone; `filled`: it must have cells."""
        zone = self.zones.get(id)
        if zone is None:
            yield unknown(at, "no-zone", id, self.zones)
        elif self.owner == "battlefield" and not zone.whole_board:
            yield error(at, "no-origin", found=id)
        elif filled and not zone.cells and not zone.whole_board:
            yield error(at, "empty-zone", found=id)


def _only(step: Aimed) -> Side | None:
    """The side that a step is for, None if it may be for both."""
    if isinstance(step, Grant):
        return "hero" if step.mod in HERO_MODIFIERS else "enemy" if step.mod in ENEMY_MODIFIERS else None
    return "hero" if isinstance(step, FOR_HEROES) else "enemy" if isinstance(step, Shift) else None


def _fits(step: Aimed, word: To, side: Side, only: Side | None) -> bool:
    """Whether a step can be for `word`."""
    return (
        only in (None, side)
        and word in NARROW.get(type(step), (word,))
        and (word != "dead_hero" or isinstance(step, Heal))
        and (word not in ("enemies", "heroes") or isinstance(step, Damage | Block))
    )


def _check_condition(step: If, at: Place, scene: Scene) -> Iterator[Fault]:
    if isinstance(step.cond, ThatBesideAlly) and scene.that != "enemy":
        yield error(at, "no-that-enemy")
    if isinstance(step.cond, LifeTaken | ThatDead) and not scene.damaged:
        yield error(at, "no-damage")
