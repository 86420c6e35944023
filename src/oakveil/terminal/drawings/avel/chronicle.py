"""Looking back: what has just happened, and figures after the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Drawn

from oakveil.games.avel.events import (
    BattleEnded,
    BlackMoonRose,
    ClashResolved,
    GateAttacked,
    HeroHealed,
    HeroStunned,
    LakeRolled,
    LandingRolled,
    MarkerMoved,
    MonsterAppeared,
    MonsterDefeated,
    MonsterMarched,
    PieceRetired,
    TokenDrawn,
    TrapSprung,
)
from oakveil.games.avel.state import Avel
from oakveil.kernel.table import Event

from ..face import face_of
from ..sight import Sight
from .battle import draw_end
from .heroes import describe_token
from .signs import STYLES

_OWN = BattleEnded | LakeRolled | HeroStunned | TokenDrawn
"""What a hero has done or suffered that its player wants to see."""
_END_OF_ROUND = MarkerMoved | PieceRetired | BlackMoonRose | LandingRolled | MonsterMarched | TrapSprung | GateAttacked
"""What concerns everybody."""


def recap_of(sight: Sight, news: Sequence[Event]) -> Drawn | None:
    """The dice of a battle of one's own that is over, what one drew or suffered, the end of a round."""
    g, face = sight.table, face_of(sight.words.game)
    lines: list[Drawn] = []
    if any(isinstance(event, _OWN) and event.hero == sight.seat for event in news):
        told = news
    else:
        told = [event for event in news if _ends_round(event)]
    if not any(isinstance(event, _OWN | _END_OF_ROUND) for event in told):
        return None
    if any(isinstance(event, BattleEnded) and event.hero == sight.seat for event in news):
        lines += [*draw_end(sight.words, sight.story), Drawn()]
    for event in told:
        lines.append(Drawn(face.told(sight.words, g, event)))
        if isinstance(event, TokenDrawn) and event.hero == sight.seat:
            lines.append(Drawn(f"  {describe_token(g, sight.words, event.token, False)}", STYLES["hidden"]))
    return Drawn("\n").join(lines)


def _ends_round(event: Event) -> bool:
    match event:
        case HeroHealed(reason=reason):
            return reason == "moon"
        case MonsterAppeared(why=why):
            return why in ("refill", "rise", "crater")
    return isinstance(event, _END_OF_ROUND)


def statistics_of(sight: Sight) -> list[str]:
    """A line for each hero: monsters defeated, damage dealt, hearts lost, how often stunned."""
    g: Avel = sight.table
    lines = []
    for hero in g.state.heroes:
        clashes = [event for event in sight.story if isinstance(event, ClashResolved) and event.hero == hero.seat]
        fallen = [event for event in sight.story if isinstance(event, MonsterDefeated) and event.hero == hero.seat]
        stunned = [event for event in sight.story if isinstance(event, HeroStunned) and event.hero == hero.seat]
        lines.append(
            sight.words.say(
                "terminal-avel-statistics",
                hero=hero.name,
                monsters=len(fallen),
                damage=sum(clash.damage for clash in clashes),
                hearts=sum(clash.wounds for clash in clashes),
                stunned=len(stunned),
            )
        )
    seed = g.state.land_seed
    return [*lines, sight.words.say("terminal-avel-land-seed", seed=seed)] if seed else lines
