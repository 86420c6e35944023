"""What is true of the procedures in progress: each lies on one that begins it, and names only what there is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from oakveil.kernel.frame import Frame

from .board import CELLS
from .rules.attacks import AttackStep
from .rules.boss import Action, LostLives
from .rules.death import Dying, Return
from .rules.encounter import SetUpEncounter
from .rules.enemies import EnemiesTurn, EnemyTurn
from .rules.harm import DamageEnemies, DamageHero, SplitDamage
from .rules.looking import LookAt, RetrieveCards, SearchDeck
from .rules.movement import LayRune, MoveHero, ShiftEnemy, TeleportEnemy, TeleportFigure
from .rules.piles import DiscardCards, ExileCards
from .rules.playing import PlayCard, PlayOutOfTurn
from .rules.reinforcing import PHASES, Reinforcing
from .rules.setup import Setup
from .rules.shoving import Shove
from .rules.steps import Steps
from .rules.summons import Summon
from .rules.thorns import ThornsOfEnemies, ThornsOfHeroes
from .rules.triggers import Triggers
from .rules.walking import Walk
from .rules.wounds import ForcedDiscard, ForcedExile, HealHero, TakeWounds
from .sequence import Campaign, DiscardToStep, EnemiesPhase, Fight, HeroTurn
from .state import BATTLEFIELD, Tactique

_HURTING = (Steps, AttackStep, SplitDamage, ThornsOfEnemies, ThornsOfHeroes, EnemyTurn)
"""What inflicts damage."""
_BEGUN_BY: dict[type[Frame], tuple[type[Frame], ...]] = {
    Setup: (Campaign,),
    Fight: (Campaign,),
    Reinforcing: (Campaign,),
    SetUpEncounter: (Fight,),
    HeroTurn: (Fight,),
    EnemiesPhase: (Fight,),
    EnemiesTurn: (EnemiesPhase,),
    EnemyTurn: (EnemiesTurn, Summon),
    Return: (HeroTurn,),
    Dying: (HeroTurn,),
    DiscardToStep: (HeroTurn,),
    PlayCard: (HeroTurn, PlayOutOfTurn),
    PlayOutOfTurn: (Steps,),
    Steps: (PlayCard, EnemyTurn, Action, Triggers, Steps),
    MoveHero: (Steps, DiscardToStep),
    HealHero: (Steps, Reinforcing),
    TakeWounds: (Steps, AttackStep, DamageHero),
    DamageEnemies: _HURTING,
    DamageHero: _HURTING,
    SplitDamage: (Steps,),
    ForcedDiscard: (Steps, AttackStep),
    ForcedExile: (Steps, AttackStep),
    AttackStep: (Steps,),
    Summon: (Steps,),
    Action: (EnemyTurn, LostLives),
    LostLives: (EnemyTurn, PlayCard, Triggers),
    ThornsOfEnemies: (PlayCard,),
    ThornsOfHeroes: (AttackStep,),
    Walk: (Steps, AttackStep, ShiftEnemy, Shove),
    **dict.fromkeys((DiscardCards, ExileCards, LookAt, SearchDeck, RetrieveCards), (Steps,)),
    **dict.fromkeys((LayRune, ShiftEnemy, Shove, TeleportEnemy, TeleportFigure), (Steps,)),
}
"""What begins a procedure, so that it lies on it. Reactions lie on nearly anything; the campaign lies at the bottom."""
_MOST = 999
"""Nothing that a procedure counts comes near."""


def flaw(g: Tactique) -> str | None:
    """What is wrong with the procedures in progress, in one sentence; None when nothing is. The state must be sound."""
    if g.stack and type(g.stack[0]) is not Campaign:
        return f"{_name(g.stack[0])} lies where the campaign should"
    for below, frame in pairwise(g.stack):
        if type(frame) is not Triggers and type(below) not in _BEGUN_BY.get(type(frame), ()):
            return f"{_name(frame)} lies on {_name(below)}"
    for frame in g.stack:
        for field in frame.__struct_fields__:
            if field != "at" and not _is_there(g, field, getattr(frame, field)):
                return f"{_name(frame)}: {field} is not possible"
        if not _makes_sense(g, frame):
            return f"{_name(frame)} does not go with what lies on the table"
    return None


def _name(frame: Frame) -> str:
    return type(frame).__name__


def _is_there(g: Tactique, field: str, value: object) -> bool:
    """Whether a field of a frame names only what there is on the table or in the box."""
    box = g.box
    match field, value:
        case "hero", str(hero):
            return hero in _team(g)
        case (("heroes" | "placing" | "queue" | "adjacent"), tuple(heroes)):
            return set(heroes) <= _team(g)
        case (("enemy" | "boss"), str(enemy)):
            return enemy in box.passives
        case (("actor" | "by" | "figure" | "that" | "trigger"), str(figure)):
            return not figure or figure in _figures(g)
        case (("targets" | "figures" | "those" | "target" | "left"), tuple(figures)):
            return _figures(g) >= set(figures)
        case "card", str(card):
            return card in box.card_of
        case "revealed", tuple(cards):
            return set(cards) <= set(box.card_of)
        case "zone", str(zone):
            return zone in box.catalogue.zones
        case (("origin" | "to" | "at_cell"), str(cell)):
            return cell in CELLS
        case "confirmed", tuple(seats):
            return set(seats) <= set(range(1, g.options.players + 1))
        case _, int(count):
            return _is_count(count)
    return True


def _team(g: Tactique) -> set[str]:
    return {hero.id for hero in g.state.heroes}


def _figures(g: Tactique) -> set[str]:
    return {*_team(g), *g.box.passives, BATTLEFIELD}


def _is_count(count: int) -> bool:
    return -_MOST <= count <= _MOST


def _makes_sense(g: Tactique, frame: Frame) -> bool:
    """Whether a frame that names what there is goes with the table."""
    match frame:
        case Steps(number=number, steps=steps):
            return 0 <= number <= len(steps)
        case Reinforcing(phase=phase, waiting=waiting):
            return 1 <= phase <= PHASES + 1 and _known(waiting, _team(g))
        case LookAt(hero=hero, n=n, take=take, back=back, at=at):
            return at == "" or 0 <= take + back <= n <= len(g.hero(hero).deck)
        case SplitDamage(parts=parts):
            return _known((hero for hero, _ in parts), _team(g)) and all(_is_count(share) for _, share in parts)
        case SetUpEncounter(coming=coming):
            return _known(coming, {*g.state.bosses, *g.state.piles})
        case HeroTurn(hero=hero):
            return g.state.active in (None, hero)
    return True


def _known(names: Iterable[str], known: set[str]) -> bool:
    return set(names) <= known
