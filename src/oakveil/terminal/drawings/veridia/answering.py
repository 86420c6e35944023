"""The answers to a question of Veridia as they are listed: what is common by itself, the rest in groups."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from oakveil.games.veridia import building_choices, choices
from oakveil.games.veridia.board import Cell
from oakveil.games.veridia.gallery import trait_lines
from oakveil.games.veridia.page_fight import FightAids
from oakveil.games.veridia.page_turn import AreaAid
from oakveil.games.veridia.state import Veridia
from oakveil.games.veridia.things import thing_name
from oakveil.games.veridia.workshop import BUILDER
from oakveil.kernel.ask import Ask, Option

from ..editor import Editor
from ..face import Making
from ..sight import Sight
from .chances import full_odds, odds_told
from .describing import Describing
from .picking import Picking
from .pointing import Pointing
from .sharing import Following, Splitting
from .walking import Walking

FEW: dict[str, int] = {"special": 2, "trait": 6, "other": 3, "wait": 2, "leave": 2}
"""A group of so many answers is listed; a larger one is chosen from in an editor."""


def answers_of(sight: Sight, ask: Ask, aids: FightAids | None) -> list[Option | Making]:
    """All answers: single ones, and groups of many."""
    if ask.key == "veridia.build":
        return _building(sight, ask)
    if aids is None:
        return list(ask.options)
    cells = {option.cell: option for option in ask.options if isinstance(option, choices.Place | choices.Centre)}
    if len(cells) > 1:
        others = [option for option in ask.options if option not in cells.values()]
        areas = dict(zip(cells, aids.areas, strict=False))
        return [_pointing(sight, aids, cells, areas, ask), *others]
    makings: list[Option | Making] = []
    if ask.free is not None:
        shape = ask.free.shape
        if (editor := free_form(sight, ask, aids)) is not None:
            label = sight.words.say(f"terminal-veridia-own-{shape.__name__}")
            makings.append(Making(label, editor))
    if ask.key != "veridia.turn":
        return [*makings, *ask.options]
    return [*_turn(sight, ask, aids, makings)]


def free_form(sight: Sight, ask: Ask, aids: FightAids) -> Callable[[], Editor] | None:
    """The editor of a free-form answer of a fight; None where nothing is known to make one from."""
    g, words = sight.table, sight.words
    shape = None if ask.free is None else ask.free.shape
    if shape is choices.Walk and aids.turn is not None:
        return partial(Walking, g, words, aids, ask)
    if shape is choices.Split and aids.split is not None:
        return partial(Splitting, g, words, aids.split, ask)
    if shape is choices.Follow and aids.follow is not None:
        return partial(Following, g, words, aids.follow, ask)
    return None


def _pointing(
    sight: Sight,
    aids: FightAids,
    cells: Mapping[Cell, Option],
    areas: Mapping[Cell, AreaAid],
    ask: Ask,
) -> Making:
    first = next((cell for cell, option in cells.items() if option == ask.default), next(iter(cells)))
    label = sight.words.say("terminal-veridia-own-cell", n=len(cells))
    return Making(
        label,
        partial(Pointing, sight.table, sight.words, aids, cells, areas, first),
        tuple(cells.values()),
    )


# -- a turn ------------------------------------------------------------------------------------------------------------


def group_of(option: Option) -> str:
    """The group that an answer of a turn belongs to; "" for what stands by itself."""
    match option:
        case choices.Attack(manoeuvre="attack", part=""):
            return "attack"
        case choices.Attack():
            return "special"
        case choices.UseTrait():
            return "trait"
        case choices.Free() | choices.Work():
            return "other"
        case choices.Wait():
            return "wait"
        case choices.Surrender() | choices.Flee():
            return "leave"
        case choices.ChangeDistance():
            return "distance"
    return ""


_ORDER = ("attack", "special", "trait", "", "distance", "other", "wait", "leave")


def _turn(sight: Sight, ask: Ask, aids: FightAids, makings: Sequence[Option | Making]) -> list[Option | Making]:
    """Attacks first; special attacks, traits and other actions in groups where they are many."""
    found: list[Option | Making] = []
    for group in _ORDER:
        options = [option for option in ask.options if group_of(option) == group]
        if group == "":
            found += makings
        if len(options) <= FEW.get(group, len(options)):
            found += options
        else:
            found.append(_group(sight, group, options, aids, ask))
    return found


def _group(sight: Sight, group: str, options: Sequence[Option], aids: FightAids, ask: Ask) -> Making:
    title = sight.words.say(f"terminal-veridia-own-{group}", n=len(options))
    g, words = sight.table, sight.words

    def label(option: Option) -> str:
        told, odds = words.narrator.option(g, option), aids.options[ask.options.index(option)]
        return told if odds is None else f"{told} ({odds_told(words, odds)})"

    def about(option: Option) -> str:
        odds = aids.options[ask.options.index(option)]
        told = [] if odds is None else [full_odds(words, odds)]
        if isinstance(option, choices.UseTrait):
            told += trait_lines(g.box.traits[option.trait], g.box, words.text)[1:]
        return " ".join(told)

    return Making(title, partial(Picking, words, title, options, label, about), tuple(options))


# -- the builder -------------------------------------------------------------------------------------------------------


def part_of(step: Option) -> str:
    """The part of a character that a step of building changes."""
    match step:
        case building_choices.RaiseLevel(what) | building_choices.LowerLevel(what):
            return "attribute" if what == "virtue" else what
        case building_choices.TakeTrait() | building_choices.GiveUpTrait():
            return "trait"
        case building_choices.ChooseRace() | building_choices.ChooseBackground():
            return "origin"
        case building_choices.FinishBuilding():
            return "finish"
    return "gear"


PARTS = ("origin", "attribute", "skill", "specialty", "trait", "gear")


def _building(sight: Sight, ask: Ask) -> list[Option | Making]:
    """The parts of a character, each with its steps in an editor; then name and concept, and the end of building."""
    g, words = sight.table, sight.words
    character = g.state.characters[BUILDER]
    found: list[Option | Making] = []
    for part in PARTS:
        steps = [step for step in ask.options if part_of(step) == part]
        if steps:
            title = words.say(f"terminal-veridia-build-{part}", n=len(steps))
            label = partial(words.narrator.option, g)
            editor = partial(Picking, words, title, steps, label, partial(_about_step, sight))
            found.append(Making(title, editor, tuple(steps)))
    found.append(Making(words.say("terminal-veridia-own-Describe"), partial(Describing, words, character)))
    return [*found, *[step for step in ask.options if part_of(step) == "finish"]]


def _about_step(sight: Sight, step: Option) -> str:
    """What a trait or a thing does that a step would bring."""
    g: Veridia = sight.table
    match step:
        case building_choices.TakeTrait(id) | building_choices.GiveUpTrait(id) | building_choices.ChooseBackground(id):
            trait = g.box.traits.get(id.partition(":")[0])
            return "" if trait is None else " ".join(dict.fromkeys(trait_lines(trait, g.box, sight.words.text)))
        case building_choices.RaiseLevel(_, id):
            return thing_name(id, g.box, sight.words.text)
    return ""
