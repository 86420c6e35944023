"""What must hold of the Dice Sheet, the Character Sheet, heroes, equipment, potions and names (section 12.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import get_args

from oakveil.kernel.content import Check
from oakveil.kernel.faults import Fault, Place
from oakveil.kernel.rulebook import rule

from .effects.attacks import DisableAbility, LightTorch, ModifyRoll, Reroll, SetTorchBonus, SkipMonsterPhase
from .effects.harm import BonusDamage, CircleBlock, CircleBonus, CircleReuse, DirectDamage, ReduceDamage, SelfDamage
from .effects.moves import ExtraMove, ExtraMoveExact, IgnoreTrap, PassDoor, PassDoors, PassWall, Step
from .effects.rewards import GainAnyPotion, GainHeartsByLevel
from .effects.strikes import AnyColour, StrikeFrom
from .effects.words import Colour, Die, Effect, PointColour, SpecialId, TrackId, Trigger
from .faulting import error, warning
from .records import CIRCLES, CharacterFile, DiceFile, EquipmentFile, Gear, HeroesFile, NamesFile, PotionsFile, Track

MOST_PLAYERS = 4
EFFECTS_OF_A_PIECE = 2
"""OAK-GEAR-01."""
OF_TRACK: Mapping[TrackId, type[Effect]] = {"damage": CircleBonus, "strike": CircleReuse, "block": CircleBlock}
"""What a circle of each track does (OAK-SKILL)."""
OF_SPECIAL: Mapping[SpecialId, tuple[type[Effect], ...]] = {
    "breach": (PassDoor,),
    "wallbreak": (SelfDamage, PassWall),
    "disable": (DisableAbility,),
    "run": (ExtraMove,),
    "anypoint": (AnyColour,),
    "dodge": (SkipMonsterPhase, Step),
    "trapavoid": (IgnoreTrap,),
    "torch": (LightTorch,),
    "stun": (SkipMonsterPhase,),
}
"""What each special skill does (OAK-SPEC); only the numbers may differ."""
WORKS: Mapping[type[Effect], tuple[Trigger, ...]] = {
    BonusDamage: ("line_damage",),
    DirectDamage: ("attack_phase", "own_torch_lit", "damaged_by_monster"),
    ReduceDamage: ("monster_attack",),
    StrikeFrom: ("damaged_by_monster",),
    SetTorchBonus: ("torch_bonus",),
    ModifyRoll: ("monster_roll",),
    Reroll: ("monster_roll",),
    SkipMonsterPhase: ("monster_phase_start",),
    ExtraMoveExact: ("dungeon_phase",),
    PassDoors: ("dungeon_phase",),
    GainHeartsByLevel: ("monster_killed",),
    GainAnyPotion: ("monster_killed",),
}
"""When each effect of gear can work."""


@rule("OAK-TIP-01")
def check_dice(dice: DiceFile) -> Iterator[Fault]:
    """Each sector once, every colour with both dice, and white dice do not go farther than black ones (V22)."""
    at = Place("dice.toml")
    found = Counter((sector.die, sector.value) for sector in dice.sector)
    for die in get_args(Die):
        for value in range(1, 7):
            if not found[die, value]:
                yield error(at, "no-sector", die=die, value=value)
            elif found[die, value] > 1:
                yield error(at, "sectors", die=die, value=value)
        colours = {sector.point for sector in dice.sector if sector.die == die}
        for colour in get_args(PointColour):
            if colour not in colours:
                yield error(at, "no-colour", die=die, colour=colour)
    moves = {die: [sector.move for sector in dice.sector if sector.die == die] for die in get_args(Die)}
    white, black = moves["white"], moves["black"]
    if sum(white) * len(black) > sum(black) * len(white):
        yield warning(at, "white-far")


def check_character(character: CharacterFile) -> Iterator[Fault]:
    """Three tracks of nine circles whose values never fall; each special skill hangs on one circle (V24)."""
    at = Place("character.toml")
    tracks = {track.id for track in character.track}
    for track in get_args(TrackId):
        if track not in tracks:
            yield error(at, "no-track", track=track)
    for track in character.track:
        yield from _check_track(track)
    hanging = Counter(one.skill for track in character.track for one in track.specials)
    there = {special.id for special in character.special}
    for skill in get_args(SpecialId):
        if skill not in there:
            yield error(at, "no-special", skill=skill)
        if hanging[skill] > 1:
            yield error(at, "hanging", skill=skill, found=hanging[skill])
    for special in character.special:
        if tuple(type(effect) for effect in special.effect) != OF_SPECIAL[special.id]:
            wanted = tuple(_verb(kind) for kind in OF_SPECIAL[special.id])
            yield error(Place("character.toml", special.id, ("effect",)), "special-does", wanted=wanted)


@rule("OAK-SKILL-01")
def _check_track(track: Track) -> Iterator[Fault]:
    at = Place("character.toml", track.id)
    if len(track.values) != CIRCLES:
        yield error(at.at_field("values"), "nine")
    if any(later < earlier for earlier, later in pairwise(track.values)):
        yield error(at.at_field("values"), "values-fall")
    if type(track.circle) is not OF_TRACK[track.id]:
        yield error(at.at_field("circle"), "circle-does", wanted=_verb(OF_TRACK[track.id]))
    for after, count in Counter(one.after for one in track.specials).items():
        if count > 1:
            yield error(at.at_field("specials"), "same-circle", after=after)


def check_heroes(heroes: HeroesFile, character: CharacterFile) -> Iterator[Fault]:
    """The hearts of a hero fit on the track (V25)."""
    for hero in heroes.hero:
        if hero.hearts > character.full_hearts_max:
            yield error(Place("heroes.toml", hero.id, ("hearts",)), "hearts", found=hero.hearts)


def check_equipment(equipment: EquipmentFile) -> Iterator[Fault]:
    """Two effects for each piece, of one kind and name; each effect works when its rule can apply it (V23)."""
    pieces: dict[str, list[Gear]] = {}
    for gear in equipment.gear:
        pieces.setdefault(gear.piece, []).append(gear)
        yield from _check_gear(gear)
    for piece, effects in pieces.items():
        at = Place("equipment.toml")
        if len(effects) != EFFECTS_OF_A_PIECE:
            yield error(at, "two-effects", piece=piece, found=len(effects))
        if len({(gear.kind, gear.piece_name.en, gear.piece_name.fr) for gear in effects}) > 1:
            yield error(at, "one-piece", piece=piece)


def _check_gear(gear: Gear) -> Iterator[Fault]:
    at, when = Place("equipment.toml", gear.id), gear.when
    verb = _verb(type(gear.effect))
    if gear.trigger not in WORKS[type(gear.effect)]:
        yield error(at.at_field("trigger"), "trigger", word=verb, found=gear.trigger, wanted=WORKS[type(gear.effect)])
    if gear.cost is not None and gear.trigger != "monster_phase_start":
        yield error(at.at_field("cost"), "cost")
    if when.move_total is not None and type(gear.effect) is not PassDoors:
        yield error(at.at_field("when"), "move-total")
    if when.taken_at_least is not None and gear.trigger != "damaged_by_monster":
        yield error(at.at_field("when"), "taken")
    others = (when.die, when.light, when.space, when.dealt_at_least, when.hp_at_most)
    if gear.trigger == "dungeon_phase" and any(one is not None for one in others):
        yield error(at.at_field("when"), "route")


def check_potions(potions: PotionsFile) -> Iterator[Fault]:
    """All six colours are there (V26)."""
    there = {potion.id for potion in potions.potion}
    for colour in get_args(Colour):
        if colour not in there:
            yield error(Place("potions.toml"), "no-potion", colour=colour)


def check_names(names: NamesFile) -> Iterator[Fault]:
    """There is a different name for each hero."""
    if len(set(names.first)) < MOST_PLAYERS:
        yield error(Place("names.toml"), "names", found=len(set(names.first)), wanted=MOST_PLAYERS)


def _verb(kind: type[Effect]) -> str:
    return str(kind.__struct_config__.tag)


CHECKS: tuple[Check, ...] = (
    check_dice,
    check_character,
    check_heroes,
    check_equipment,
    check_potions,
    check_names,
)
