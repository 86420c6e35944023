"""Coming to the table: ready, imported and new characters, their advancement, the master's consent (VER-GM-01)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oakveil.kernel.ask import Ask, Broken, Free, Seat
from oakveil.kernel.chance import Chance
from oakveil.kernel.rulebook import rule

from ..building import faults
from ..building_choices import Describe, FinishBuilding, Purchase
from ..characters import Character
from ..exchange import BadCharacter, imported
from ..ledger import finished
from ..purchases import Advancement, approval, blank, bought, refusal
from ..ready import ready_character
from ..state import Veridia
from ..workshop import every_step, terms_of
from .deeds import deed
from .evening_choices import Approve, HandOver
from .events import (
    Barred,
    BuildingJudged,
    BuildingStarted,
    BuildingSubmitted,
    PersonAdvanced,
    PersonHandedOver,
    PersonJoined,
)
from .people import change, decider, enter, folk_of, not_own, of_seat, person_of, unit_of, unknown_person
from .player_choices import BeginBuilding, BuildStep, ImportPerson, LeaveBench, TakeReady
from .present import campaign_of
from .records import MASTER, Bench
from .scenes import seat_in_scene

NAMES = ("Ada", "Bren", "Corin", "Della", "Eskil", "Fenna", "Garrik", "Hild")
REQUIREMENTS = frozenset({f"VER-VAL-{n:02}" for n in (1, 3, 4, 5, 6, 11)})
"""What the master can waive: ranges of races, limits of specialties, requisites, exclusions."""
MOST_OF_A_SEAT = 4
"""So many people can a player have."""


@rule("VER-GM-01")
def asks_to_join(g: Veridia) -> Iterator[Ask]:
    """The players who have nobody in play yet, or who are building: all at once, each at his own pace."""
    campaign = campaign_of(g)
    for seat in range(MASTER + 1, g.options.players + 2):
        bench = campaign.bench.get(seat)
        if bench is not None:
            if not bench.submitted:
                yield _ask_builder(g, seat)
        elif not any(of_seat(g, seat)):
            options = (*[TakeReady(id) for id in g.box.pregens], BeginBuilding())
            yield Ask(seat, "veridia.join", options, options[0])


def _ask_builder(g: Veridia, seat: Seat) -> Ask:
    def check(wish: BuildStep) -> Broken | None:
        return refused_step(g, seat, wish)

    def propose(chance: Chance) -> BuildStep:
        return BuildStep(seat, Describe(chance.roll(NAMES, "bot")))

    steps = [BuildStep(seat, step) for step in steps_of(g, seat)]
    return Ask(seat, "veridia.bench", (*steps, LeaveBench()), None, Free(BuildStep, check, propose))


@rule("VER-NEW-01", "VER-TRAIT-06")
def steps_of(g: Veridia, seat: Seat) -> Iterator[Purchase | Describe | FinishBuilding]:
    """Every step that is possible on the bench of a seat, and the end of building where nothing is wrong.

    None of a bench that is veiled: a table as another player knows it does not tell what lies there.
    """
    character, terms = g.state.characters.get(seat), terms_of(g.options, g.box)
    if character is None:
        return
    if _unfinished(g, seat) is None:
        yield FinishBuilding()
    for purchase in every_step(character, g.box):
        if refusal(character, purchase, terms, g.box) is None:
            yield purchase


def refused_step(g: Veridia, seat: Seat, wish: BuildStep) -> Broken | None:
    """Why a step on a bench is not possible; what the rules bar is noted where the master could waive it."""
    bench = campaign_of(g).bench.get(seat)
    if wish.seat != seat or bench is None or bench.submitted:
        return Broken("VER-GM-01", "veridia-gm-no-bench")
    character = g.state.characters[seat]
    match wish.step:
        case Describe():
            return None
        case FinishBuilding():
            return _unfinished(g, seat)
        case step:
            return refusal(character, step, terms_of(g.options, g.box), g.box)


def _unfinished(g: Veridia, seat: Seat) -> Broken | None:
    """Why what lies on a bench is not ready; what the master waived does not count."""
    character, bench = g.state.characters[seat], campaign_of(g).bench[seat]
    old = person_of(g, bench.person).waived if bench.person else ()
    wrong = next((fault for fault in faults(character, g.box) if fault not in (*bench.waived, *old)), None)
    return wrong or (Broken("VER-VAL-07", "veridia-gm-debt") if character.experience < 0 else None)


@deed(TakeReady, "player", lambda g, seat, wish: _no_ready(g, seat, wish))
@rule("VER-GM-07", "VER-GM-01")
def take_ready(g: Veridia, seat: Seat, wish: TakeReady) -> None:
    """Ruling (VER-GM-01): a ready character needs no consent, since it is part of the game."""
    _welcome(g, seat, ready_character(g.box.pregens[wish.ready], g.box))


def _no_ready(g: Veridia, seat: Seat, wish: TakeReady) -> Broken | None:
    if wish.ready not in g.box.pregens:
        return Broken("VER-VAL-18", "veridia-val-unknown", {"what": "ready", "id": wish.ready})
    return _too_many(g, seat)


def _too_many(g: Veridia, seat: Seat) -> Broken | None:
    if len([*of_seat(g, seat)]) >= MOST_OF_A_SEAT:
        return Broken("VER-GM-01", "veridia-gm-many", {"most": MOST_OF_A_SEAT})
    return None


def _welcome(g: Veridia, seat: Seat, character: Character, waived: tuple[Broken, ...] = ()) -> None:
    person = change(g, enter(g, seat, character), waived=waived)
    g.tell(PersonJoined, seat, person.id, person.name)
    seat_in_scene(g, person)


def _cannot_begin(g: Veridia, seat: Seat, wish: BeginBuilding) -> Broken | None:
    if seat in campaign_of(g).bench:
        return Broken("VER-GM-01", "veridia-gm-bench-taken")
    if not wish.person:
        return _too_many(g, seat)
    if g.options.advancement == "gm_only":
        return Broken("VER-VAL-19", "veridia-gm-only-master")
    return not_own(g, seat, wish.person)


@deed(BeginBuilding, "player", _cannot_begin)
@rule("VER-NEW-01", "VER-GM-01", "VER-VAL-19")
def begin_building(g: Veridia, seat: Seat, wish: BeginBuilding) -> None:
    """Ruling (VER-VAL-19): where only the master decides on advancement, players still make their first characters."""
    campaign_of(g).bench[seat] = Bench(wish.person)
    if wish.person:
        g.state.characters[seat] = folk_of(person_of(g, wish.person)).character
    else:
        g.state.characters[seat] = blank("Nameless", "human", terms_of(g.options, g.box), g.box)
    g.tell(BuildingStarted, seat)


def _bad_build(g: Veridia, seat: Seat, wish: BuildStep) -> Broken | None:
    """A step that only a requirement bars can be given: it is noted, and the master may waive it (VER-GM-04)."""
    broken = refused_step(g, seat, wish)
    return None if broken is not None and broken.rule in REQUIREMENTS else broken


@deed(BuildStep, "player", _bad_build)
@rule("VER-NEW-01", "VER-XP-01", "VER-GM-04")
def build(g: Veridia, seat: Seat, wish: BuildStep) -> None:
    """A step of building. One that a requirement bars is only noted, for the master to waive."""
    character, terms = g.state.characters[seat], terms_of(g.options, g.box)
    bench = campaign_of(g).bench[seat]
    broken = refused_step(g, seat, wish)
    if broken is not None:
        campaign_of(g).barred[campaign_of(g).next_line] = wish
        g.tell(Barred, seat, bench.person, character.name, broken.rule, seats=(MASTER, seat))
        return
    match wish.step:
        case Describe(name=name, concept=concept):
            g.state.characters[seat] = replace(character, name=name, concept=concept)
        case FinishBuilding():
            _submit(g, seat, bench, character)
        case purchase:
            g.state.characters[seat] = bought(character, purchase, terms, g.box)


@rule("VER-TRAIT-06", "VER-VAL-19")
def _submit(g: Veridia, seat: Seat, bench: Bench, character: Character) -> None:
    """What is built counts at once, or waits for the master's consent."""
    advancement: Advancement = "free" if g.options.advancement == "free" else "gm_approves"
    if approval(advancement, by_master=False) is None:
        _accept(g, seat)
        return
    campaign_of(g).bench[seat] = replace(bench, submitted=True)
    g.tell(BuildingSubmitted, seat, character.name)


def _accept(g: Veridia, seat: Seat) -> None:
    campaign = campaign_of(g)
    bench, character = campaign.bench.pop(seat), g.state.characters.pop(seat)
    if bench.person:
        known = person_of(g, bench.person)
        person = change(g, known, character, waived=(*known.waived, *bench.waived))
        g.tell(PersonAdvanced, person.id, person.name, character.experience, seats=(MASTER, seat))
    else:
        ready = character if character.finished else finished(character, terms_of(g.options, g.box).budget, g.box)
        _welcome(g, seat, ready, bench.waived)


@deed(LeaveBench, "player", lambda g, seat, wish: _no_bench(g, seat))
@rule("VER-NEW-01")
def leave_bench(g: Veridia, seat: Seat, wish: LeaveBench) -> None:
    campaign_of(g).bench.pop(seat)
    g.state.characters.pop(seat)


def _no_bench(g: Veridia, seat: Seat) -> Broken | None:
    return None if seat in campaign_of(g).bench else Broken("VER-GM-01", "veridia-gm-no-bench")


def _nothing_submitted(g: Veridia, seat: Seat, wish: Approve) -> Broken | None:
    bench = campaign_of(g).bench.get(wish.seat)
    return None if bench is not None and bench.submitted else Broken("VER-VAL-19", "veridia-gm-nothing-submitted")


@deed(Approve, "master", _nothing_submitted)
@rule("VER-VAL-19", "VER-TRAIT-06", "VER-GM-01")
def approve(g: Veridia, seat: Seat, wish: Approve) -> None:
    name = g.state.characters[wish.seat].name
    bench = campaign_of(g).bench[wish.seat]
    g.tell(BuildingJudged, wish.seat, name, wish.accepted, wish.reason)
    if wish.accepted:
        _accept(g, wish.seat)
    else:
        campaign_of(g).bench[wish.seat] = replace(bench, submitted=False)


def _bad_import(g: Veridia, seat: Seat, wish: ImportPerson) -> Broken | None:
    if seat in campaign_of(g).bench:
        return Broken("VER-GM-01", "veridia-gm-bench-taken")
    try:
        export, unknown = imported(wish.text, g.box)
    except BadCharacter as problem:
        return problem.broken
    wrong = [fault for fault in faults(export.character, g.box) if fault not in unknown]
    return next(iter((*unknown, *wrong)), None) or _too_many(g, seat)


@deed(ImportPerson, "player", _bad_import)
@rule("VER-GM-01", "VER-VAL-18", "VER-TRAIT-06")
def import_person(g: Veridia, seat: Seat, wish: ImportPerson) -> None:
    """A character from its text lies on the bench; where the master has a say, he looks at it."""
    export, _ = imported(wish.text, g.box)
    g.state.characters[seat] = export.character
    bench = campaign_of(g).bench[seat] = Bench()
    if export.character.finished:
        _submit(g, seat, bench, export.character)
    else:
        g.tell(BuildingStarted, seat)


@deed(HandOver, "master", lambda g, seat, wish: unknown_person(g, (wish.person,)))
@rule("VER-GM-01")
def hand_over(g: Veridia, seat: Seat, wish: HandOver) -> None:
    """While a player is absent his character is run by the master, or by the guide, by choice."""
    person = person_of(g, wish.person)
    person = change(g, person, run=wish.to)
    unit = unit_of(g, person.id)
    if unit is not None:
        unit.seat = decider(g, person)
    g.tell(PersonHandedOver, person.id, person.name, wish.to)


@rule("VER-GM-04")
def waive(g: Veridia, seat: Seat, wish: BuildStep) -> None:
    """The master waives a requirement: the step is made and paid for."""
    character, terms = g.state.characters[seat], terms_of(g.options, g.box)
    step, before = wish.step, [*faults(character, g.box)]
    assert isinstance(step, Purchase)
    after = g.state.characters[seat] = bought(character, step, terms, g.box)
    bench = campaign_of(g).bench[seat]
    new = tuple([fault for fault in faults(after, g.box) if fault not in before])
    campaign_of(g).bench[seat] = replace(bench, waived=(*bench.waived, *new))
